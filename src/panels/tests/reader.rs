//! The board reader, read by what a screen reader calls its lines.

use egui_kittest::kittest::Queryable;

use super::*;
use gotham_content::{AreaName, HeroName, MapName};
use gotham_rules::board::Change;

/// The board reader of the menu.
fn open(board: &str, area: &str) -> Harness<'static, Stand> {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.open = vec![Panel::Reader];
    stand.desk.take(Gesture::Read(Reading::Board(MapName::from(board))).into(), None);
    stand.desk.take(Gesture::Read(Reading::Area(AreaName::from(area))).into(), None);
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness
}

#[test]
fn an_area_is_read_with_its_borders_moves_and_sight() {
    let mut harness = open("subway", "subway_14");
    harness.get_by_label_contains("White: 15 ·");
    harness.get_by_label_contains("Climb 2 to 8 ·");
    // Parkour makes a Climb cheaper; the first price is that of somebody without Skills.
    let is_dear = |harness: &Harness<'static, Stand>| {
        harness.query_all_by_label_contains("3 Move Points").any(|node| format!("{node:?}").contains("Climb 2 to 8"))
    };
    assert!(is_dear(&harness));
    harness.state_mut().desk.take(Gesture::Read(Reading::Hero(Some(HeroName::from("catwoman")))).into(), None);
    harness.run_steps(2);
    assert!(!is_dear(&harness), "Catwoman climbs more easily");
    // What is seen leads on.
    harness.get_all_by_label_contains("16 ·").next().expect("16 is in sight").click();
    harness.run_steps(3);
    assert_ne!(harness.state().desk.reader.area, Some(AreaName::from("subway_14")));
}

/// What raises the panel, such as a click that lasts less than a frame, leaves the open list on top.
#[test]
fn another_board_is_chosen_whatever_raises_the_panel() {
    let mut harness = open("subway", "subway_14");
    let choose = |harness: &mut Harness<'static, Stand>, from: &str, to: &str| {
        let list = harness.get_by_label(&format!("Board: {from}")).rect().center();
        point(harness, list);
        harness.ctx.move_to_top(egui::LayerId::new(egui::Order::Foreground, egui::Id::new("Reader")));
        harness.run_steps(2);
        let item = harness.get_by_label(to).rect().center();
        point(harness, item);
        harness.get_by_label(&format!("Board: {to}"));
    };
    choose(&mut harness, "Subway", "The Bank");
    let map = harness.get_by_label("Map: The Bank").rect().center();
    point(&mut harness, map);
    choose(&mut harness, "The Bank", "Sewers");
}

#[test]
fn the_sheet_is_asked_for_by_a_button() {
    let mut harness = open("bank", "bank_1");
    harness.get_by_label("Save as a sheet").click();
    harness.run_steps(2);
    assert_eq!(harness.state().wishes, [Wish::PrintBoard(MapName::from("bank"))]);
}

#[test]
fn a_match_is_read_as_it_is_now() {
    let mut stand = Stand::new(Shown::Table);
    stand.desk.open = vec![Panel::Reader];
    let state = stand.game.state();
    let mini = state.all_minis().find(|mini| state.mini(*mini).area.is_some()).expect("somebody is on the board");
    let area = state.mini(mini).area.expect("it is somewhere");
    let name = stand.game.board().area(area).name_id.clone();
    let who = gotham_play::log::Titles { words: &stand.words, game: &stand.game }.mini(mini);
    stand.desk.take(Gesture::Read(Reading::Area(name)).into(), None);
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    assert!(harness.query_all_by_label_contains(&who).next().is_some(), "{who} is there");
    assert!(harness.query_by_label("Board: Subway").is_none(), "a match has one board");
}

/// G-86: a dark Area says so, and the line to it names the dark and its rule.
#[test]
fn the_dark_is_told() {
    let mut stand = Stand::new(Shown::Table);
    stand.desk.open = vec![Panel::Reader];
    let area = |stand: &Stand, number: u8| stand.game.board().find(&format!("subway_{number}")).expect("an Area");
    let (from, to) = (area(&stand, 21), area(&stand, 15));
    stand.game.change_board(Change::Dark(to));
    for language in Words::languages() {
        let words = Words::of(language.code);
        let line = crate::hover_card::line_between(&words, stand.game.board(), (from, to), |_| "X".into());
        assert!(line.0.contains("G-86") && !line.1, "{}", line.0);
    }
    stand.desk.take(Gesture::Read(Reading::Area(AreaName::from("subway_15"))).into(), None);
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label_contains("Dark:");
}
