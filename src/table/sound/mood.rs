//! How tense it is at the table, and what the music makes of it.

use super::loops::score::Layer;
use gotham_content::mission::Goal;
use gotham_rules::Game;
use gotham_rules::mission;

/// How tense it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Mood {
    /// No match is on the table.
    Menu,
    /// It has only just begun.
    Calm,
    /// It is under way.
    Watchful,
    /// Something is about to be decided.
    Tense,
    /// Everything is.
    Desperate,
}

impl Mood {
    /// The mood of a match: one step for each of four things. The first third of its rounds is over; the last round is
    /// here; a Hero has lost half of its strength; a side lacks one last thing for an objective.
    pub(super) fn of(game: &Game) -> Mood {
        let (round, last) = (game.state().round, game.state().memory.last_round);
        let reasons = [3 * round > last, round >= last, is_a_hero_in_danger(game), is_an_objective_near(game)];
        let steps = reasons.iter().filter(|holds| **holds).count();
        [Mood::Calm, Mood::Watchful, Mood::Tense, Mood::Desperate][steps.min(3)]
    }

    /// How loud a layer of the music is in it, from 0 to 1.
    pub(super) fn loudness(self, layer: Layer) -> f32 {
        let [drone, piano, bass, pulse, strings] = match self {
            Mood::Menu => [0.7, 1.0, 0.0, 0.0, 0.0],
            Mood::Calm => [0.65, 0.8, 0.3, 0.0, 0.0],
            Mood::Watchful => [0.65, 0.7, 0.7, 0.0, 0.15],
            Mood::Tense => [0.75, 0.55, 0.9, 0.45, 0.45],
            Mood::Desperate => [0.85, 0.35, 1.0, 0.8, 0.9],
        };
        match layer {
            Layer::Drone => drone,
            Layer::Piano => piano,
            Layer::Bass => bass,
            Layer::Pulse => pulse,
            Layer::Strings => strings,
        }
    }
}

/// A Hero is Neutralized, or has as many cubes in the Wound Zone as anywhere else.
fn is_a_hero_in_danger(game: &Game) -> bool {
    game.state().tablets.iter().any(|tablet| {
        let sound = tablet.reserve + tablet.fatigue + tablet.spaces.total();
        tablet.is_neutralized() || tablet.wounds > 0 && tablet.wounds >= sound
    })
}

/// A side has begun with an objective and lacks one thing.
fn is_an_objective_near(game: &Game) -> bool {
    let lacks_one = |progress: &mission::Progress| match progress.goal {
        Goal::AtLeast(goal) => progress.count > 0 && progress.count + 1 == goal,
        Goal::AtMost(_) => false,
    };
    mission::shown_objectives(game).iter().any(|progress| progress.active && lacks_one(progress))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_rules::{Options, Scenario, State};

    /// A match whose Heroes are chosen.
    fn game(mission: &str) -> Game {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), mission).expect("a mission");
        let mut game = Game::new(scenario, Options::default(), 3);
        while game.state().tablets.is_empty() {
            let first = game.legal().swap_remove(0);
            game.apply(&first).expect("a legal answer");
        }
        game
    }

    /// The same match with something changed on the table.
    fn with(game: &Game, change: impl FnOnce(&mut State)) -> Mood {
        let mut state = game.state().clone();
        change(&mut state);
        Mood::of(&Game::from_state(game.scenario().clone(), *game.options(), state))
    }

    #[test]
    fn it_grows_tense_towards_the_last_round() {
        let game = game("to_sink_a_city");
        let last = game.state().memory.last_round;
        let at = |round| with(&game, |state| state.round = round);
        assert_eq!(at(1), Mood::Calm);
        assert_eq!(at(last / 3 + 1), Mood::Watchful);
        assert_eq!(at(last), Mood::Tense);
        let moods: Vec<Mood> = (1..=last).map(at).collect();
        assert!(moods.is_sorted(), "{moods:?}");
    }

    #[test]
    fn a_hero_s_wounds_count() {
        let game = game("to_sink_a_city");
        let hurt = |state: &mut State| {
            for tablet in state.tablets.iter_mut() {
                (tablet.reserve, tablet.fatigue, tablet.wounds) = (3, 0, 3 + tablet.spaces.total());
            }
        };
        let last = game.state().memory.last_round;
        let in_round = |round| {
            with(&game, |state| {
                state.round = round;
                hurt(state);
            })
        };
        assert_eq!((in_round(1), in_round(last)), (Mood::Watchful, Mood::Desperate));
    }

    #[test]
    fn a_tenser_mood_has_more_of_the_pulse_and_less_of_the_piano() {
        let moods = [Mood::Menu, Mood::Calm, Mood::Watchful, Mood::Tense, Mood::Desperate];
        for pair in moods.windows(2) {
            for layer in [Layer::Pulse, Layer::Strings, Layer::Bass] {
                assert!(pair[1].loudness(layer) >= pair[0].loudness(layer), "{layer:?}: {pair:?}");
            }
            assert!(pair[1].loudness(Layer::Piano) < pair[0].loudness(Layer::Piano), "{pair:?}");
        }
    }
}
