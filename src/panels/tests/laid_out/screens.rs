//! Every screen and panel, with something in it.

use std::collections::BTreeSet;

use super::super::{campaign, dice, solo, teaching};
use super::*;
use gotham_rules::Ask;
use gotham_rules::state::Phase;

/// Panels that float over any screen.
const PANELS: [Panel; 5] = [Panel::Settings, Panel::Glossary, Panel::Help, Panel::Pause, Panel::Reader];

/// Calls `visit` with each of them.
pub(super) fn every(language: &str, visit: &mut dyn FnMut(&str, Stand)) {
    menus(language, visit);
    tables(language, visit);
    prompts(language, visit);
}

fn stand(show: Shown, language: &str) -> Stand {
    let mut stand = Stand::new(show);
    stand.words = Words::of(language);
    stand.settings.language = language.into();
    stand
}

fn slot(name: &str, mission: &str, broken: Option<&str>) -> SaveSlot {
    let age = Some(core::time::Duration::from_secs(90_000));
    let (name, mission, broken) = (name.into(), mission.into(), broken.map(str::to_string));
    SaveSlot { name, mission, round: 3, age, finished: false, is_branch: false, broken }
}

fn menu(language: &str) -> Stand {
    let mut stand = stand(Shown::Menu, language);
    stand.saves = vec![
        slot("autosave", "Crocodile Tears", None),
        slot("The night in which everything went wrong, round 3", "To Sink a City", None),
        slot("broken", "To Sink a City", Some("saves/broken.ron, line 3, column 14: a number was expected here")),
    ];
    stand.scores.add(solo::scored(77, 86_400));
    campaign::play(&mut stand, &[5, 0, 3, 4, 2, 5]);
    stand
}

fn menus(language: &str, visit: &mut dyn FnMut(&str, Stand)) {
    let pages = [MenuPage::Front, MenuPage::NewMatch, MenuPage::Tutorial, MenuPage::Saves, MenuPage::Sandbox];
    for page in pages.into_iter().chain([MenuPage::Scores, MenuPage::Campaign]) {
        let mut stand = menu(language);
        stand.desk.page = page;
        visit(&format!("menu, {page:?}"), stand);
    }
    let mut year = menu(language);
    campaign::play(&mut year, &[4; 30]);
    year.desk.page = MenuPage::Campaign;
    visit("menu, a campaign that is over", year);
    let mut cards = menu(language);
    cards.desk.page = MenuPage::NewMatch;
    cards.desk.draft = Some(NewMatch::against_the_cards(&cards.catalogue.missions[0], 3));
    visit("menu, against the cards", cards);
    for panel in PANELS {
        let mut stand = menu(language);
        stand.desk.open = vec![panel];
        visit(&format!("menu, {panel:?}"), stand);
    }
    let mut entry = menu(language);
    entry.desk.open = vec![Panel::Glossary];
    entry.desk.entry = Some(Topic::Tile(0));
    visit("glossary, an entry", entry);
    for shared in [false, true] {
        let mut stand = menu(language);
        let share = Shared { code: "GC1-".repeat(80), link: Some("https://example.org/#GC1".into()) };
        let text = "maps/harbor.ron, line 31, column 9: there is no Area with this name. ".repeat(6);
        let title = stand.words.table_not_opened().to_string();
        stand.dialogs.push(Dialog { title, text, shared: shared.then_some(share) });
        visit(&format!("a dialog, shared: {shared}"), stand);
    }
    for scene in [Scene::Plinth, Scene::LineUp] {
        let mut stand = stand(Shown::Gallery, language);
        (stand.desk.page, stand.desk.gallery.scene) = (MenuPage::Gallery, scene);
        visit(&format!("gallery, {scene:?}"), stand);
    }
    visit("report", solo::won(stand(Shown::Report, language)));
    let mut lessons = teaching::skipped_lessons();
    (lessons.show, lessons.words) = (Shown::Report, Words::of(language));
    visit("report of a tutorial", lessons);
}

/// The Villain's last turn of a finished match.
fn last_turn() -> gotham_play::Recap {
    let (play, _) = super::super::played();
    play.recap(gotham_content::mission::Side::Villain)
}

/// In the middle of a match.
fn at_action(show: Shown, language: &str) -> Stand {
    let mut stand = stand(show, language);
    assert!(play_until(&mut stand, |prompt, _| prompt.ask == Ask::HeroAction));
    stand
}

fn tables(language: &str, visit: &mut dyn FnMut(&str, Stand)) {
    for show in [Shown::Table, Shown::HandOver, Shown::Bot, Shown::Replay, Shown::Sandbox] {
        visit(&format!("{show:?}"), at_action(show, language));
    }
    for panel in [Panel::Log, Panel::CommandPost, Panel::Mission].into_iter().chain(PANELS) {
        let mut stand = at_action(Shown::Table, language);
        stand.desk.open = vec![panel];
        visit(&format!("match, {panel:?}"), stand);
    }
    for show in [Shown::Table, Shown::Sandbox] {
        let mut stand = at_action(show, language);
        stand.desk.unfolded = stand.game.state().with_tablets().next();
        visit(&format!("{show:?}, an unfolded Bat-Tablet"), stand);
    }
    let mut sandbox = at_action(Shown::Sandbox, language);
    sandbox.desk.sandbox.picked = Some(gotham_rules::MiniId(0));
    visit("sandbox, somebody is picked", sandbox);
    let mut pointed = at_action(Shown::Table, language);
    pointed.hovered = Some(Spot::Mini(gotham_rules::MiniId(4)));
    visit("match, something is pointed at", pointed);
    let mut told = at_action(Shown::Table, language);
    told.last_turn = Some(last_turn());
    visit("match, the other side's last turn", told);
    visit("dice that a lesson marks", dice::in_the_lesson(language));
    for open in [vec![Panel::Card], vec![Panel::Card, Panel::Log]] {
        let mut stand = solo::against_cards_in(Words::of(language), 3);
        stand.settings.language = language.into();
        let last = stand.decisions.list().len() - 1;
        let name = format!("the Villain's card, {open:?}");
        (stand.desk.open, stand.desk.explained) = (open, Some(last));
        visit(&name, stand);
    }
}

/// Every kind of question of a match, and each form that an answer to it leads to.
fn prompts(language: &str, visit: &mut dyn FnMut(&str, Stand)) {
    let mut known = BTreeSet::new();
    for seed in [0, 2] {
        let mut found = Vec::new();
        random_walk(seed, 160, |game, prompt, _| {
            let kind = format!("{:?}", prompt.ask);
            let kind: String = kind.chars().take_while(|letter| letter.is_alphabetic()).collect();
            let is_setup = game.state().phase == Phase::Setup;
            if known.insert((kind.clone(), is_setup)) {
                found.push((kind, game.clone()));
            }
        });
        for (kind, game) in found {
            let mut asked = stand(Shown::Table, language);
            asked.set_game(&game);
            if let Some(form) = form(&asked) {
                let mut stand = stand(Shown::Table, language);
                stand.set_game(&game);
                stand.desk.composer = form;
                visit(&format!("{kind}, a form"), stand);
            }
            visit(&kind, asked);
        }
    }
    assert!(known.len() > 12, "a match asks many things: {known:?}");
}

/// The walk to the largest form of a question, if it has one.
pub(in crate::tests) fn form(stand: &Stand) -> Option<answers::Composer> {
    let question =
        answers::Question { words: &stand.words, game: &stand.game, prompt: &stand.prompt, legal: &stand.legal };
    let mut best: Option<(usize, answers::Composer)> = None;
    let mut walks = vec![answers::Composer::default()];
    for _ in 0..4 {
        let mut longer = Vec::new();
        for walk in walks {
            match walk.stage(&question).kind {
                answers::StageKind::Form(form) => {
                    let rows = form.rows().len();
                    if best.as_ref().is_none_or(|(most, _)| rows > *most) {
                        best = Some((rows, walk));
                    }
                }
                answers::StageKind::List(choices) => {
                    for (at, _) in choices.iter().enumerate().filter(|(_, choice)| choice.says.is_empty()).take(8) {
                        let mut next = walk.clone();
                        next.take(Composing::Choose(at), &question);
                        longer.push(next);
                    }
                }
            }
        }
        walks = longer;
    }
    best.map(|(_, walk)| walk)
}
