//! The keys go everywhere: through every screen and panel, over the board, and back; where they are is always visible.

use std::collections::BTreeSet;

use egui::{Id, Key, Modifiers};
use egui_kittest::kittest::Queryable;

use super::*;
use gotham_rules::Ask;

/// Everything that the keys can come to, and where it is.
fn places(harness: &Harness<'static, Stand>) -> BTreeSet<u64> {
    harness.ctx.viewport(|viewport| {
        let all = viewport.prev_pass.widgets.layers().flat_map(|(layer, all)| all.iter().map(move |one| (layer, one)));
        let takes = all.filter(|(layer, one)| one.enabled && one.sense.is_focusable() && one.id != layer.id);
        takes.map(|(_, one)| one.id.value()).collect()
    })
}

fn focused(harness: &Harness<'static, Stand>) -> Option<Id> {
    harness.ctx.memory(|memory| memory.focused())
}

/// Whether the ring is painted around what has the keys.
fn has_ring(harness: &Harness<'static, Stand>) -> bool {
    let Some(place) = focused(harness).and_then(|id| harness.ctx.read_response(id)) else { return false };
    let color = theme::Theme::of(&harness.state().settings).ring()[0].color;
    let around = place.interact_rect.expand(1.0);
    harness.output().shapes.iter().any(|clipped| match &clipped.shape {
        egui::Shape::Rect(shape) => shape.stroke.color == color && shape.rect == around,
        _ => false,
    })
}

/// Tab goes around once and gets everywhere; it is never lost or invisible.
fn walk(name: &str, harness: &mut Harness<'static, Stand>) {
    harness.run_steps(6);
    let mut seen = BTreeSet::new();
    for _ in 0..400 {
        let Some(at) = focused(harness) else { panic!("{name}: the keys are nowhere") };
        assert!(has_ring(harness), "{name}: {:?} has the keys, and no ring", harness.ctx.read_response(at));
        if !seen.insert(at.value()) && seen.is_superset(&places(harness)) {
            return;
        }
        harness.key_press(Key::Tab);
        // one step for the key, and a few until what it came to is scrolled into view
        harness.run_steps(6);
    }
    let missed: Vec<u64> = places(harness).difference(&seen).copied().collect();
    let missed: Vec<_> = missed
        .iter()
        .filter_map(|id| {
            harness.ctx.viewport(|viewport| {
                let widgets = &viewport.prev_pass.widgets;
                widgets.layers().flat_map(|(_, all)| all.iter()).find(|one| one.id.value() == *id).map(|one| one.rect)
            })
        })
        .collect();
    panic!("{name}: Tab never comes to {missed:?}");
}

#[test]
fn tab_goes_everywhere_and_is_always_seen() {
    for show in [Shown::Menu, Shown::Report, Shown::Gallery] {
        walk(&format!("{show:?}"), &mut window(Stand::new(show), [1280.0, 720.0]));
    }
    for page in [MenuPage::Saves, MenuPage::Sandbox, MenuPage::Scores, MenuPage::Campaign, MenuPage::Puzzles] {
        let mut stand = Stand::new(Shown::Menu);
        stand.desk.page = page;
        walk(&format!("{page:?}"), &mut window(stand, [1280.0, 720.0]));
    }
    for panel in [Panel::Settings, Panel::Help, Panel::Pause] {
        let mut stand = Stand::new(Shown::Menu);
        stand.desk.open = vec![panel];
        walk(&format!("{panel:?}"), &mut window(stand, [1280.0, 720.0]));
    }
    let mut stand = Stand::new(Shown::Menu);
    stand.settings.high_contrast = true;
    stand.desk.page = MenuPage::NewMatch;
    walk("a new game", &mut window(stand, [1280.0, 720.0]));
}

#[test]
fn what_opens_takes_the_keys_and_gives_them_back() {
    let mut harness = window(Stand::new(Shown::Menu), [1280.0, 720.0]);
    harness.run_steps(3);
    for panel in [Panel::Settings, Panel::Help, Panel::Glossary] {
        harness.state_mut().desk.take(Gesture::Open(panel).into(), None);
        harness.run_steps(4);
        let layer = focused(&harness).and_then(|id| harness.ctx.read_response(id)).map(|found| found.layer_id.id);
        assert_eq!(layer, Some(Id::new(format!("{panel:?}"))), "what was opened last has the keys");
    }
    for left in [2, 1, 0] {
        harness.key_press(Key::Escape);
        harness.state_mut().desk.take(Gesture::Press(Press::Back).into(), None);
        harness.run_steps(4);
        assert_eq!(harness.state().desk.open.len(), left);
        assert!(focused(&harness).is_some() && has_ring(&harness), "{left} panels are left");
    }
}

/// A table at the Heroes' first action.
fn table() -> Stand {
    let mut stand = Stand::new(Shown::Table);
    assert!(play_until(&mut stand, |prompt, _| prompt.ask == Ask::HeroAction));
    stand
}

/// Passes a press to the desk, as the table does.
fn press(stand: &mut Stand, press: Press) -> Vec<Wish> {
    let (game, prompt, legal) = (stand.game.clone(), stand.prompt.clone(), stand.legal.clone());
    let words = stand.words.clone();
    let question = answers::Question { words: &words, game: &game, prompt: &prompt, legal: &legal };
    stand.desk.take(Gesture::Press(press).into(), Some(&question))
}

/// Lets the keys go to another panel.
fn turn(stand: &mut Stand, turning: Turning) {
    stand.desk.take(Gesture::Pane(turning).into(), None);
}

#[test]
fn the_keys_go_from_panel_to_panel_and_back_to_the_question() {
    let mut harness = window(table(), [1280.0, 720.0]);
    harness.run_steps(3);
    assert_eq!(focused(&harness), None, "the keys answer");
    let mut seen = Vec::new();
    for _ in 0..12 {
        turn(harness.state_mut(), Turning::On);
        harness.run_steps(12);
        let Some(pane) = harness.state().desk.pane else { break };
        let layer = focused(&harness).and_then(|id| harness.ctx.read_response(id)).map(|found| found.layer_id);
        assert_eq!(layer, Some(pane.layer()), "{pane:?}");
        assert!(has_ring(&harness), "{pane:?}");
        seen.push(pane);
    }
    assert_eq!(seen, [Pane::Banner, Pane::Tablets, Pane::Post, Pane::Prompt], "and nothing that is not there");
    assert_eq!(focused(&harness), None, "the keys answer again");
    turn(harness.state_mut(), Turning::Back);
    harness.run_steps(4);
    assert_eq!(harness.state().desk.pane, Some(Pane::Prompt));
    press(harness.state_mut(), Press::Back);
    harness.run_steps(4);
    assert_eq!((harness.state().desk.pane, focused(&harness)), (None, None));
}

#[test]
fn a_bat_tablet_is_unfolded_by_keys() {
    let mut harness = window(table(), [1280.0, 720.0]);
    harness.run_steps(3);
    for _ in 0..2 {
        turn(harness.state_mut(), Turning::On);
        harness.run_steps(4);
    }
    harness.key_press(Key::Enter);
    harness.run_steps(4);
    let unfolded = harness.state().desk.unfolded;
    assert_eq!(unfolded, harness.state().game.state().with_tablets().next());
}

#[test]
fn a_long_panel_is_read_by_keys() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.open = vec![Panel::Help];
    let mut harness = window(stand, [640.0, 360.0]);
    harness.run_steps(4);
    let top = |harness: &Harness<'static, Stand>| harness.get_by_label("The basics").rect().top();
    let before = top(&harness);
    harness.key_press(Key::PageDown);
    harness.run_steps(30);
    assert!(top(&harness) < before - 50.0, "{} and {before}", top(&harness));
    harness.key_press_modifiers(Modifiers::NONE, Key::PageUp);
    harness.run_steps(30);
    assert!((top(&harness) - before).abs() < 1.0, "{} and {before}", top(&harness));
}

#[test]
fn the_keys_walk_over_the_board() {
    let mut stand = table();
    let game = stand.game.clone();
    let mut seen = Vec::new();
    let mut at = None;
    loop {
        at = answers::beside(&game, at, Turning::On);
        let spot = at.expect("a board has Areas");
        if seen.contains(&spot) {
            break;
        }
        seen.push(spot);
    }
    let minis = game.state().minis.iter().filter(|mini| mini.area.is_some()).count();
    let all = game.board().len() + game.state().tokens.len() + minis;
    assert_eq!(seen.len(), all, "every Area, miniature and token once");
    let back: Vec<Spot> = seen.iter().map(|spot| answers::beside(&game, Some(*spot), Turning::Back).unwrap()).collect();
    assert_eq!(back[1..], seen[..seen.len() - 1]);

    // Enter on a Hero is a click on it.
    let asked = answers::Question { words: &stand.words, game: &game, prompt: &stand.prompt, legal: &stand.legal };
    let actor = |mini: &gotham_rules::MiniId| {
        let mut composer = answers::Composer::default();
        composer.pick(Spot::Mini(*mini), &asked);
        composer.actor(&asked) == Some(*mini)
    };
    let hero = game.state().with_tablets().filter(actor).last().expect("somebody may act");
    assert_eq!(stand.desk.take(Gesture::Reach(Spot::Mini(hero)).into(), None), [Wish::LookAt(Spot::Mini(hero))]);
    assert_eq!(stand.desk.reached, Some(Spot::Mini(hero)));
    press(&mut stand, Press::Confirm);
    let question =
        answers::Question { words: &stand.words, game: &stand.game, prompt: &stand.prompt, legal: &stand.legal };
    assert_eq!(stand.desk.composer.actor(&question), Some(hero));
    assert_eq!(stand.desk.reached, None);
}

#[test]
fn an_answer_on_the_board_is_shown_where_the_arrows_are() {
    let mut stand = Stand::new(Shown::Table);
    let moves = |command: &Command| if let Command::Move { mini, .. } = command { Some(*mini) } else { None };
    let may = |prompt: &Prompt, legal: &[Command]| {
        prompt.ask == Ask::HeroAction && legal.iter().any(|it| moves(it).is_some())
    };
    assert!(play_until(&mut stand, may));
    let hero = stand.legal.iter().find_map(moves);
    let (game, prompt, legal) = (stand.game.clone(), stand.prompt.clone(), stand.legal.clone());
    let words = stand.words.clone();
    let question = answers::Question { words: &words, game: &game, prompt: &prompt, legal: &legal };
    stand.desk.take(Composing::Select(hero).into(), Some(&question));
    let answers::StageKind::List(choices) = stand.desk.composer.stage(&question).kind else { panic!("a list") };
    let go = choices.iter().position(|choice| choice.step == answers::Step::Do(answers::Deed::Move));
    stand.desk.take(Composing::Choose(go.expect("it may move")).into(), Some(&question));
    assert_eq!(stand.desk.reached, None, "nothing was chosen by keys yet");
    press(&mut stand, Press::Down);
    let Some(Spot::Area(area)) = stand.desk.reached else { panic!("{:?}", stand.desk.reached) };
    let said = press(&mut stand, Press::Confirm);
    let goes_there = |command: &Command| matches!(command, Command::Move { area: to, .. } if *to == area);
    match said.as_slice() {
        [Wish::Say(command)] => assert!(goes_there(command), "{command:?}"),
        [Wish::Walk(commands)] => assert!(commands.last().is_some_and(goes_there), "{commands:?}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn help_names_the_buttons_of_a_gamepad_while_one_is_used() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.open = vec![Panel::Help];
    let mut harness = window(stand, [1280.0, 1000.0]);
    harness.run_steps(3);
    assert!(harness.query_by_label("Enter").is_some() && harness.query_by_label("A").is_none());
    harness.state_mut().device = Device::Gamepad;
    harness.run_steps(3);
    assert!(harness.query_by_label("Enter").is_none() && harness.query_by_label("A").is_some());
}
