//! The bots: they only say what is legal, finish every mission, and say the same again.

use gotham_chronicles::ai::{self, SeatKind};
use gotham_chronicles::content::mission::Side;
use gotham_chronicles::embedded;
use gotham_chronicles::play::Player;
use gotham_chronicles::rules::{Command, Game, Options, Scenario, query};

/// More commands than any match takes.
const MOST_COMMANDS: usize = 3000;

struct Played {
    commands: Vec<Command>,
    winner: Side,
    hash: u64,
}

fn play(mission: &str, heroes: SeatKind, villain: SeatKind, seed: u64) -> Played {
    let scenario = Scenario::new(&embedded::catalogue(), mission).unwrap();
    let mut game = Game::new(scenario, Options::default(), seed);
    let mut heroes = ai::seat(heroes, Side::Heroes, seed);
    let mut villain = ai::seat(villain, Side::Villain, seed + 1);
    let mut commands = Vec::new();
    while game.state().result.is_none() {
        let prompt = game.prompt();
        let player: &mut dyn Player = match prompt.side {
            Side::Heroes => heroes.as_mut(),
            Side::Villain => villain.as_mut(),
        };
        let said = player.answer(&game);
        if let Err(refusal) = game.apply(&said) {
            panic!("{} with seed {seed}: {said:?} at {prompt:?}: {refusal}", player.name());
        }
        let broken = query::invariants(&game);
        assert!(broken.is_empty(), "seed {seed}: {broken:?} after {said:?}");
        commands.push(said);
        assert!(commands.len() < MOST_COMMANDS, "seed {seed}: the match does not end");
    }
    let winner = game.state().result.map(|outcome| outcome.winner).unwrap();
    Played { commands, winner, hash: game.hash() }
}

fn missions() -> Vec<String> {
    embedded::catalogue().missions.iter().map(|mission| mission.id.to_string()).collect()
}

#[test]
fn bots_finish_every_mission() {
    for mission in missions() {
        for seed in 0..6 {
            play(&mission, SeatKind::Bot, SeatKind::Bot, seed);
        }
    }
}

#[test]
fn random_players_finish_every_mission() {
    for mission in missions() {
        for seed in 0..20 {
            play(&mission, SeatKind::Random, SeatKind::Random, seed);
        }
    }
}

#[test]
fn the_same_seed_is_the_same_match() {
    for kind in SeatKind::ALL {
        let once = play("to_sink_a_city", kind, SeatKind::Bot, 7);
        let again = play("to_sink_a_city", kind, SeatKind::Bot, 7);
        assert_eq!(once.commands, again.commands);
        assert_eq!(once.hash, again.hash);
    }
}

#[test]
fn a_bot_beats_a_random_player_on_either_side() {
    for seed in 30..36 {
        assert_eq!(play("to_sink_a_city", SeatKind::Bot, SeatKind::Random, seed).winner, Side::Heroes);
        assert_eq!(play("to_sink_a_city", SeatKind::Random, SeatKind::Bot, seed).winner, Side::Villain);
    }
}

#[test]
fn bots_answer_a_game_that_they_did_not_begin() {
    let begun = play("to_sink_a_city", SeatKind::Bot, SeatKind::Bot, 3).commands;
    let scenario = Scenario::new(&embedded::catalogue(), "to_sink_a_city").unwrap();
    let mut game = Game::new(scenario, Options::default(), 3);
    for said in &begun {
        let mut fresh = ai::seat(SeatKind::Bot, game.prompt().side, 3);
        let answer = fresh.answer(&game);
        assert_eq!(game.why_not(&answer), None, "{answer:?}");
        game.apply(said).unwrap();
    }
}
