//! What the desk keeps to itself, and what it lets through to the table.

use super::*;
use gotham_rules::board::AreaId;

#[test]
fn escape_closes_what_floats_before_it_opens_the_menu() {
    let mut stand = Stand::new(Shown::Table);
    stand.desk.open = vec![Panel::Log, Panel::Mission];
    let question =
        answers::Question { words: &stand.words, game: &stand.game, prompt: &stand.prompt, legal: &stand.legal };
    let mut desk = stand.desk.clone();
    assert!(desk.take(Gesture::Press(Press::Back).into(), Some(&question)).is_empty());
    assert_eq!(desk.open, [Panel::Log]);
    desk.take(Gesture::Press(Press::Back).into(), Some(&question));
    assert_eq!(desk.open, [Panel::Log, Panel::Pause]);
    assert_eq!(desk.take(Wish::Undo.into(), Some(&question)), [Wish::Undo]);
}

#[test]
fn a_click_that_answers_no_question_is_for_the_table() {
    let mut desk = Desk::default();
    let spot = Spot::Area(AreaId(0));
    assert_eq!(desk.take(Gesture::Pick(spot).into(), None), [Wish::Touch(spot)]);
    // the same by Enter on what the keys have come to
    desk.take(Gesture::Reach(spot).into(), None);
    assert_eq!(desk.take(Gesture::Press(Press::Confirm).into(), None), [Wish::Touch(spot)]);
}

#[test]
fn a_save_is_forgotten_when_it_is_said_once_more() {
    let mut desk = Desk::default();
    let mut forget = |name: &str| desk.take(Gesture::Forget(name.into()).into(), None);
    assert_eq!(forget("a"), []);
    assert_eq!(forget("b"), [], "another one is asked about again");
    assert_eq!(forget("b"), [Wish::Forget("b".into())]);
}

#[test]
fn what_concerned_a_match_goes_with_it() {
    let mut desk = Desk::default();
    desk.take(Gesture::Open(Panel::Log).into(), None);
    desk.take(Gesture::Open(Panel::Mission).into(), None);
    desk.take(Gesture::Why(Some(2)).into(), None);
    assert_eq!(desk.take(Wish::Rematch.into(), None), [Wish::Rematch]);
    assert_eq!((desk.open.as_slice(), desk.explained), ([Panel::Log].as_slice(), None));
}
