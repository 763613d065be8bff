//! A player of one's own: it passes whenever it may, and else gives the first legal answer.
//!
//! `cargo run -p gotham-engine --example own_player`

use std::error::Error;

use gotham_ai::{SeatKind, seat};
use gotham_content::Side;
use gotham_platform::Patience;
use gotham_play::{Match, Player};
use gotham_rules::{Blind, Command, Options, Scenario};

/// A player that would rather do nothing.
struct Idler;

impl Player for Idler {
    fn name(&self) -> String {
        "idler".into()
    }

    /// A player that thinks longer comes back with `None` when its patience is over, and is asked again.
    fn think(&mut self, game: &Blind, _: &mut dyn Patience) -> Option<Command> {
        let legal = game.legal();
        let is_pass = |command: &&Command| matches!(command, Command::Finish | Command::EndTurn | Command::Decline);
        legal.iter().find(is_pass).or(legal.first()).cloned()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city")?;
    let mut table = Match::new(scenario, Options::default(), 7);
    let mut bot = seat(SeatKind::NORMAL, Side::Villain, 7);
    let winner = loop {
        if let Some(result) = &table.game().state().result {
            break result.winner;
        }
        let blind = table.game().blind(table.steps().len() as u64);
        let program: &mut dyn Player = match table.game().prompt().side {
            Side::Heroes => &mut Idler,
            Side::Villain => &mut *bot,
        };
        let command = program.answer(&blind);
        table.apply(&command)?;
    };
    println!("{} loses: {winner:?} win", Idler.name());
    Ok(())
}

#[test]
fn it_plays_by_the_rules() {
    main().expect("a match");
}
