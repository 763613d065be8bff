//! What was found out about a table does not outlive it: a game that has been asked judges like one that never was.

use std::sync::Arc;

use gotham_rules::answers::{self, candidates};
use gotham_rules::{Command, Game, Options, Scenario};

use crate::kit::content::catalogue;

/// Every command that a game may expect to hear, as it may be said.
fn said(game: &Game) -> Vec<Command> {
    let mut offers = Vec::new();
    candidates::list(game, &mut offers);
    offers.into_iter().filter_map(|offer| answers::open(game, offer)).collect()
}

#[test]
fn a_game_that_was_asked_judges_like_one_that_never_was() {
    for (mission, seed) in [("to_sink_a_city", 3), ("the_longest_night", 5), ("bad_day_for_a_cop", 8)] {
        let scenario = Scenario::new(&catalogue(), mission).expect("the mission");
        let mut game = Game::new(Arc::clone(&scenario), Options::default(), seed);
        let mut asked: Vec<Command> = Vec::new();
        for turn in 0..120 {
            if game.state().result.is_some() {
                break;
            }
            let fresh = Game::from_state(Arc::clone(&scenario), Options::default(), game.state().clone());
            for command in &asked {
                assert_eq!(game.why_not(command), fresh.why_not(command), "{mission}, {turn}: {command:?}");
            }
            asked = said(&game);
            let chosen = asked[turn * 7 % asked.len()].clone();
            assert_eq!(game.why_not(&chosen), None, "{mission}, {turn}: {chosen:?}");
            game.apply(&chosen).expect("a legal command");
        }
    }
}
