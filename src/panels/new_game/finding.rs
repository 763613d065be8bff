//! What is looked for in the list of missions: folded, a line says how many there are.

use egui::{Checkbox, ComboBox, Ui};

use super::draft;
use super::options::folded;
use crate::intent::{Finding, Gesture, Hardness, Intent, Length, NewMatch};
use crate::parts;
use crate::theme::Theme;
use crate::view::{MenuView, View};
use gotham_content::Mission;
use gotham_content::mission::Genre;
use gotham_words::Words;

/// The missions that are looked for, in the order of the list.
pub(super) fn found<'a>(view: &View<'a>, menu: &MenuView, draft: &NewMatch) -> Vec<&'a Mission> {
    let wanted = &view.desk.finding;
    let fits = |mission: &&Mission| {
        let minutes = || draft::minutes(mission, &draft::on_mission(mission, draft));
        wanted.fits(mission, minutes, || menu.scores.of_mission(mission.id.as_str()).next().is_some())
    };
    view.catalogue.missions.iter().filter(fits).collect()
}

/// The choices.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, found: usize) -> Vec<Intent> {
    let words = view.words;
    let mut finding = view.desk.finding.clone();
    let all = view.catalogue.missions.len();
    let sum = if finding == Finding::default() { words.menu_all(all) } else { words.menu_some(found, all) };
    folded(ui, theme, words.menu_find(), &sum, |ui| {
        let boards = view.catalogue.maps.iter().filter(|map| view.catalogue.missions.iter().any(|it| it.map == map.id));
        let boards = boards.map(|map| (map.id.clone(), words.text(&map.name).into_owned()));
        one(ui, words.menu_find_board(), words.menu_any_board(), boards.collect(), &mut finding.board);
        let heroes = (1..=3).map(|number| (number, words.menu_heroes(number)));
        one(ui, words.menu_heroes_label(), words.menu_any_heroes(), heroes.collect(), &mut finding.heroes);
        let genres = Genre::ALL.map(|kind| (kind, genre(words, kind).to_string()));
        one(ui, words.menu_find_genre(), words.menu_any_genre(), genres.into(), &mut finding.genre);
        let lengths = Length::ALL.map(|length| (length, self::length(words, length).to_string()));
        one(ui, words.menu_find_length(), words.menu_any_length(), lengths.into(), &mut finding.length);
        let hard = Hardness::ALL.map(|hardness| (hardness, self::hardness(words, hardness).to_string()));
        one(ui, words.menu_find_hardness(), words.menu_any_hardness(), hard.into(), &mut finding.hardness);
        ui.add(Checkbox::new(&mut finding.not_won, words.menu_not_won())).on_hover_text(words.menu_not_won_tip());
        if finding != Finding::default() && ui.small_button(words.menu_find_all()).clicked() {
            finding = Finding::default();
        }
    });
    if finding == view.desk.finding { Vec::new() } else { vec![Gesture::Find(finding).into()] }
}

/// One question with its answers, the first of which is that it doesn't matter.
fn one<T: Clone + PartialEq>(ui: &mut Ui, name: &str, any: &str, all: Vec<(T, String)>, chosen: &mut Option<T>) {
    let shown = all.iter().find(|(value, _)| Some(value) == chosen.as_ref()).map_or(any, |(_, label)| label);
    let spoken = format!("{name}: {shown}");
    let width = ui.available_width();
    let combo = ComboBox::from_id_salt(name).selected_text(shown).width(width).truncate();
    parts::combo(ui, combo, &spoken, |ui| {
        if ui.selectable_label(chosen.is_none(), any).clicked() {
            *chosen = None;
        }
        for (value, label) in &all {
            if ui.selectable_label(Some(value) == chosen.as_ref(), label).clicked() {
                *chosen = Some(value.clone());
            }
        }
    });
}

/// What a kind of problem is called.
pub(super) fn genre(words: &Words, genre: Genre) -> &str {
    match genre {
        Genre::Sabotage => words.menu_genre_sabotage(),
        Genre::Heist => words.menu_genre_heist(),
        Genre::Search => words.menu_genre_search(),
        Genre::Escort => words.menu_genre_escort(),
        Genre::Siege => words.menu_genre_siege(),
        Genre::Outbreak => words.menu_genre_outbreak(),
        Genre::Hunt => words.menu_genre_hunt(),
        Genre::Infiltration => words.menu_genre_infiltration(),
    }
}

fn length(words: &Words, length: Length) -> &str {
    match length {
        Length::Short => words.menu_length_short(),
        Length::Medium => words.menu_length_medium(),
        Length::Long => words.menu_length_long(),
    }
}

fn hardness(words: &Words, hardness: Hardness) -> &str {
    match hardness {
        Hardness::Easy => words.menu_hardness_easy(),
        Hardness::Medium => words.menu_hardness_medium(),
        Hardness::Hard => words.menu_hardness_hard(),
    }
}
