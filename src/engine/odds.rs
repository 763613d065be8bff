//! The exact odds of a throw.

use std::io::Write as _;

use clap::Args;
use gotham_content::Pool;
use gotham_content::dice::{Color, Dice};
use gotham_rules::query::odds::{Aim, Distribution, Throw, odds as solve, versus};
use serde_json::json;

use super::output::Output;
use super::trouble::{Outcome, Trouble};

/// A throw.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The dice: W Y O R B, each with an optional + for its Free Reroll, such as "O O+ Y".
    #[arg(long, value_name = "DICE")]
    dice: String,
    /// More Free Rerolls of a color, such as O:1; may be given several times.
    #[arg(long, value_name = "COLOR:N")]
    free: Vec<String>,
    /// Bonus Rerolls.
    #[arg(long, value_name = "N", default_value_t = 0)]
    bonus: u8,
    /// Cubes for Paid Rerolls.
    #[arg(long, value_name = "N", default_value_t = 0)]
    paid: u8,
    /// Automatic Successes; negative for Hindering.
    #[arg(long, value_name = "N", default_value_t = 0, allow_hyphen_values = true)]
    auto: i8,
    /// A Difficulty such as 3: Rerolls go for the best chance to reach it. Or the defender's dice, such as "O O".
    #[arg(long, value_name = "N|DICE")]
    against: Option<String>,
}

/// `gotham-engine odds`. R2 X, G-30
pub(crate) fn odds(output: &mut Output, arguments: &Arguments) -> Outcome {
    let faces = &gotham_embedded::catalogue().dice;
    let throw = Throw {
        dice: with_free(pool(&arguments.dice)?, &arguments.free)?.0,
        modifier: arguments.auto,
        bonus: arguments.bonus,
        paid: arguments.paid,
        ..Throw::default()
    };
    let difficulty = arguments.against.as_deref().and_then(|text| text.trim().parse::<u8>().ok());
    let aim = difficulty.map_or(Aim::Most, Aim::AtLeast);
    let found = distribution(&throw, aim, faces)?;
    let defense = match (&arguments.against, difficulty) {
        (Some(text), None) => {
            let defense = Throw { dice: pool(text)?.0, ..Throw::default() };
            Some(distribution(&defense, Aim::Most, faces)?)
        }
        _ => None,
    };
    let through = defense.map(|defense| versus(&found, &defense));
    if output.json {
        let answer = json!({
            "successes": table(&found),
            "difficulty": difficulty.map(|difficulty| json!({
                "difficulty": difficulty, "chance": permille(found.chance_at_least(difficulty).permille()),
            })),
            "through": through.as_ref().map(table),
        });
        writeln!(output.out, "{answer}")?;
        return Ok(());
    }
    print(output, "successes", &found)?;
    if let Some(difficulty) = difficulty {
        let chance = found.chance_at_least(difficulty).permille();
        writeln!(output.out, "Difficulty {difficulty}: {}%", tenths(chance))?;
    }
    if let Some(through) = through {
        print(output, "through the Defense", &through)?;
    }
    Ok(())
}

fn pool(text: &str) -> Result<Pool, Trouble> {
    Pool::try_from(text.to_string()).map_err(|error| Trouble::Unreadable(error.to_string()))
}

/// Adds Free Rerolls to dice that have none. R2 X.B
fn with_free(mut pool: Pool, free: &[String]) -> Result<Pool, Trouble> {
    for text in free {
        let parts = text.split_once(':');
        let read = parts.and_then(|(color, number)| Some((Color::parse(color.trim())?, number.trim().parse().ok()?)));
        let (color, number): (Color, usize) = read.ok_or_else(|| {
            Trouble::Unreadable(format!("--free {text}: a color and a number are expected, such as O:1"))
        })?;
        // Extra arrows without dice of their color don't help: each die takes one.
        let plain = pool.0.iter_mut().filter(|die| die.color == color && !die.free_reroll);
        plain.take(number).for_each(|die| die.free_reroll = true);
    }
    Ok(pool)
}

fn distribution(throw: &Throw, aim: Aim, faces: &Dice) -> Result<Distribution, Trouble> {
    solve(throw, aim, faces).map_err(|error| Trouble::Unreadable(error.to_string()))
}

fn table(found: &Distribution) -> serde_json::Value {
    let numbers = 0..=found.most();
    json!({
        "mean": permille(found.mean_permille()),
        "exactly": numbers.clone().map(|n| permille(found.chance_of(n).permille())).collect::<Vec<_>>(),
        "at_least": numbers.map(|n| permille(found.chance_at_least(n).permille())).collect::<Vec<_>>(),
        "weights": found.weights.iter().map(u128::to_string).collect::<Vec<_>>(),
        "total": found.total.to_string(),
    })
}

fn permille(thousandths: u32) -> f64 {
    f64::from(thousandths) / 1000.0
}

fn tenths(permille: u32) -> String {
    format!("{}.{}", permille / 10, permille % 10)
}

fn print(output: &mut Output, title: &str, found: &Distribution) -> Outcome {
    let mean = found.mean_permille();
    writeln!(output.out, "{title}: {}.{:03} on average", mean / 1000, mean % 1000)?;
    for n in 0..=found.most() {
        let (exactly, at_least) = (found.chance_of(n).permille(), found.chance_at_least(n).permille());
        let bar = "#".repeat((exactly / 20) as usize);
        writeln!(output.out, "{n:4}  {:>5}%  {:>5}% or more  {bar}", tenths(exactly), tenths(at_least))?;
    }
    Ok(())
}
