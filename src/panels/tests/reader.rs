//! The board reader, read by what a screen reader calls its lines.

use egui_kittest::kittest::Queryable;

use super::*;
use gotham_content::{AreaName, HeroName, MapName};

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
