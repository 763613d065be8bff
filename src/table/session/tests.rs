//! A sandbox on the table is changed, and is always a position that could be played.

use super::*;
use gotham_play::sandbox::examples;

#[test]
fn changes_are_made_checked_and_taken_back() {
    let catalogue = gotham_embedded::catalogue();
    let first = examples()[0].clone();
    let mut session = Session::workshop(&catalogue, first.clone()).expect("the example can be played");
    let area = first.heroes[0].area.clone();
    let more = Edit::PutHero { hero: catalogue.heroes[1].id.clone(), area: area.clone() };
    session.change(&catalogue, &more).expect("one more Hero");
    assert_eq!(session.game().state().tablets.iter().count(), first.heroes.len() + 1);
    let hash = session.game().hash();
    let far_too_many = Edit::Turn { round: 0, turn: first.turn };
    assert!(session.change(&catalogue, &far_too_many).is_err(), "there is no round 0");
    assert_eq!(session.game().hash(), hash, "a change that cannot be made changes nothing");
    assert_eq!(session.unchange(&catalogue), Ok(true));
    assert_eq!(session.workshop.as_ref().map(|workshop| &workshop.sandbox), Some(&first));
    assert_eq!(session.unchange(&catalogue), Ok(false));
}
