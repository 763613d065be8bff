//! What a throw is worth: the exact chances of two orange dice with a Free Reroll against a Difficulty of 3, and of the
//! same throw against a Defense.
//!
//! `cargo run -p gotham-engine --example odds`

use std::error::Error;

use gotham_content::Pool;
use gotham_rules::query::odds::{Aim, Throw, odds, versus};

fn main() -> Result<(), Box<dyn Error>> {
    let faces = &gotham_embedded::catalogue().dice;
    // O is an orange die, O+ one with the arrow of a Free Reroll.
    let throw = |dice: &str| Pool::try_from(dice.to_string()).map(|pool| Throw { dice: pool.0, ..Throw::default() });
    let attack = throw("O O+")?;

    let safe = odds(&attack, Aim::AtLeast(3), faces)?;
    println!("3 Successes or more: {} %", safe.chance_at_least(3).percent());

    let hits = odds(&attack, Aim::Most, faces)?;
    let blocks = odds(&throw("Y Y")?, Aim::Most, faces)?;
    let wounds = versus(&hits, &blocks);
    for number in 0..=wounds.most() {
        println!("{number} Wounds: {} %", wounds.chance_of(number).percent());
    }
    Ok(())
}

#[test]
fn chances_are_worked_out() {
    main().expect("two throws");
}
