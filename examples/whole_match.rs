//! A whole match between two programs, with the log that a player would read.
//!
//! `cargo run -p gotham-engine --example whole_match`

use std::error::Error;

use gotham_ai::{SeatKind, seat};
use gotham_content::Side;
use gotham_play::{Match, log};
use gotham_rules::{Options, Scenario};
use gotham_words::{ENGLISH, Words};

fn main() -> Result<(), Box<dyn Error>> {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city")?;
    let mut table = Match::new(scenario, Options::default(), 7);
    let mut heroes = seat(SeatKind::NORMAL, Side::Heroes, 1);
    let mut villain = seat(SeatKind::Random, Side::Villain, 2);
    let words = Words::of(ENGLISH);

    while table.game().state().result.is_none() {
        // A program is given a blind copy: it cannot foresee dice and cards.
        let blind = table.game().blind(table.steps().len() as u64);
        let command = match table.game().prompt().side {
            Side::Heroes => heroes.answer(&blind),
            Side::Villain => villain.answer(&blind),
        };
        let events = table.apply(&command)?.to_vec();
        for line in events.iter().filter_map(|event| log::line(&words, table.game(), event)) {
            println!("{}", line.with_rule(&words));
        }
    }
    println!("{} answers; the table's hash is {:016x}", table.steps().len(), table.game().hash());
    Ok(())
}

#[test]
fn it_is_played_to_the_end() {
    main().expect("a match");
}
