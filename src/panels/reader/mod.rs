//! The board reader: a board from above, and beside it all that it says about one of its Areas. In a match it is the board
//! as it is now, otherwise any board as it is printed.

mod facts;
mod on_the_map;
mod read;

use egui::{ComboBox, ScrollArea, Ui, vec2};

use self::read::Read;
use super::board_map::{self, Chart};
use super::focus;
use super::intent::{Gesture, Intent, Panel, Reading, Wish};
use super::parts;
use super::theme::Theme;
use super::view::View;
use gotham_content::{Hero, HeroName, Map};
use gotham_play::atlas::Labels;
use gotham_rules::board::Board;

/// How wide the facts are, in points.
const FACTS: f32 = 320.0;

/// The board reader.
pub(crate) fn show(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let words = view.words;
    let desk = &view.desk.reader;
    let mut intents = parts::title_bar(ui, view, words.reader_title(), Gesture::Close(Panel::Reader));
    let game = view.table().map(|table| table.game);
    let wanted = |map: &&Map| Some(&map.id) == desk.board.as_ref();
    let map = match game {
        Some(game) => Some(&game.scenario().map),
        None => view.catalogue.maps.iter().find(wanted).or(view.catalogue.maps.first()),
    };
    let Some(map) = map else { return intents };
    let printed = board_map::printed(ui, map);
    let board: &Board = game.map_or(&printed[0], |game| game.board());
    let marks = game.map_or_else(Vec::new, |game| board_map::of_game(words, game));
    let hero = desk.hero.as_ref().and_then(|name| view.catalogue.hero(name.as_str())).map(|(_, hero)| hero);
    let mini = game.zip(desk.hero.as_ref()).and_then(|(game, name)| {
        let state = game.state();
        state.all_minis().find(|mini| {
            let tablet = state.tablet(*mini);
            tablet.is_some_and(|tablet| game.scenario().hero(tablet.hero).id == *name)
        })
    });
    let read = Read { chart: Chart { map, board }, marks: &marks, labels: Labels::of(board), mini, hero };
    ui.horizontal_wrapped(|ui| {
        if game.is_none() {
            intents.extend(boards(ui, view, map));
        }
        intents.extend(heroes(ui, view, hero));
        let print = ui.button(words.reader_print()).on_hover_text(words.reader_print_tip());
        if print.clicked() {
            intents.push(Wish::PrintBoard(map.id.clone()).into());
        }
        if let Some(place) = &desk.saved {
            parts::faint(ui, &Theme::of(view.settings), words.reader_printed(place));
        }
    });
    let area = desk.area.as_ref().and_then(|name| board.find(name.as_str()));
    ui.horizontal_top(|ui| {
        let room = vec2(ui.available_width() - FACTS - 16.0, ui.available_height());
        let (clicked, pointed) = on_the_map::show(ui, view, read, area, room);
        if let Some(area) = clicked {
            intents.push(Gesture::Read(Reading::Area(board.area(area).name_id.clone())).into());
        }
        ui.vertical(|ui| {
            let scroll = ScrollArea::vertical().id_salt("reader facts").max_height(room.y).auto_shrink([false, true]);
            let wanted = focus::scrolled(ui, scroll, |ui| {
                ui.set_width(FACTS);
                facts::show(ui, view, read, area, pointed)
            });
            intents.extend(wanted);
        });
    });
    intents
}

/// Which board.
fn boards(ui: &mut Ui, view: &View, map: &Map) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    let name = words.text(&map.name);
    let combo = ComboBox::from_id_salt("reader board").selected_text(&*name);
    parts::combo(ui, combo, &words.reader_board(&*name), |ui| {
        for other in &view.catalogue.maps {
            if ui.selectable_label(other.id == map.id, words.text(&other.name)).clicked() {
                intents.push(Gesture::Read(Reading::Board(other.id.clone())).into());
            }
        }
    });
    intents
}

/// Whose Moves: in a match those of its Heroes, otherwise of any Hero.
fn heroes(ui: &mut Ui, view: &View, hero: Option<&Hero>) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    let name = hero.map_or(words.reader_anyone().into(), |hero| words.text(&hero.name));
    let spoken = words.reader_hero(&*name);
    let mut known: Vec<&Hero> = match view.table().map(|table| table.game) {
        Some(game) => game.state().tablets.iter().map(|tablet| game.scenario().hero(tablet.hero)).collect(),
        None => view.catalogue.heroes.iter().collect(),
    };
    known.sort_by_key(|hero| words.text(&hero.name).into_owned());
    let combo = ComboBox::from_id_salt("reader hero").selected_text(&*spoken);
    parts::combo(ui, combo, &spoken, |ui| {
        let mut entry = |ui: &mut Ui, label: &str, name: Option<HeroName>| {
            if ui.selectable_label(hero.map(|hero| &hero.id) == name.as_ref(), label).clicked() {
                intents.push(Gesture::Read(Reading::Hero(name)).into());
            }
        };
        entry(ui, words.reader_anyone(), None);
        for hero in known {
            entry(ui, &words.text(&hero.name), Some(hero.id.clone()));
        }
    });
    intents
}
