//! A mission's word to a side: beside the board of who is asked, until the first round is over or it is sent away.

use egui_kittest::kittest::Queryable;

use super::marked::texts;
use super::*;
use gotham_content::mission::Side;
use gotham_rules::Ask;

const SIZE: [f32; 2] = [1280.0, 720.0];

/// The side whose word is on the screen.
fn told(harness: &Harness<'static, Stand>) -> Option<Side> {
    let counsel = harness.state().game.scenario().mission.counsel.as_ref().expect("the mission has one");
    let texts = texts(harness);
    [Side::Heroes, Side::Villain].into_iter().find(|side| texts.contains(counsel.of(*side).english()))
}

fn at(show: Shown, is_there: impl Fn(&Prompt) -> bool) -> Harness<'static, Stand> {
    let mut stand = Stand::new(show);
    assert!(play_until(&mut stand, |prompt, _| is_there(prompt)));
    let mut harness = window(stand, SIZE);
    harness.run_steps(3);
    harness
}

#[test]
fn who_is_asked_reads_the_word_to_their_side_in_the_first_round() {
    let mut heroes = at(Shown::Table, |prompt| prompt.ask == Ask::HeroAction);
    assert_eq!(told(&heroes), Some(Side::Heroes));
    let villain = at(Shown::Table, |prompt| prompt.side == Side::Villain);
    assert_eq!(told(&villain), Some(Side::Villain));
    heroes.get_by_label("Understood").click();
    heroes.run_steps(3);
    assert_eq!(told(&heroes), None, "it was sent away");
}

#[test]
fn nobody_else_reads_it() {
    for show in [Shown::Bot, Shown::Replay] {
        assert_eq!(told(&at(show, |prompt| prompt.ask == Ask::HeroAction)), None, "{show:?}");
    }
    let mut stand = Stand::new(Shown::Table);
    for _ in 0..600 {
        if stand.game.state().round > 1 {
            break;
        }
        let command = stand.legal[0].clone();
        stand.say(&command);
    }
    assert_eq!(stand.game.state().round, 2);
    let mut later = window(stand, SIZE);
    later.run_steps(3);
    assert_eq!(told(&later), None, "the first round is over");
}

#[test]
fn the_sheet_has_the_words_to_both_sides() {
    let mut sheet = at(Shown::Table, |prompt| prompt.ask == Ask::HeroAction);
    let counsel = sheet.state().game.scenario().mission.counsel.clone().expect("the mission has one");
    sheet.state_mut().desk.open = vec![Panel::Mission];
    sheet.run_steps(3);
    let texts = texts(&sheet);
    assert!([Side::Heroes, Side::Villain].into_iter().all(|side| texts.contains(counsel.of(side).english())));
}

/// Every mission has a word to each side; a tutorial's lessons say more.
#[test]
fn every_mission_has_a_word_to_each_side() {
    for mission in &gotham_embedded::catalogue().missions {
        assert!(mission.counsel.is_some(), "{}", mission.id);
    }
}
