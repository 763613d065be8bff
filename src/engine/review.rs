//! A look back on a recorded match: chances, mistakes, luck and play.

use std::io::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use gotham_ai::Reviewer;
use gotham_content::mission::Side;
use gotham_platform::Steps;
use gotham_play::review::{Account, Ledger, Mistake, Past, Review, TurnChance};
use gotham_play::wire::{command_out, word};
use gotham_play::{Match, Record, log};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::content::Content;
use super::output::Output;
use super::trouble::{Outcome, Trouble, of_record, read};

/// Which record.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The record or save.
    file: PathBuf,
    #[command(flatten)]
    content: Content,
}

/// `gotham-engine review`
pub(crate) fn review(output: &mut Output, arguments: &Arguments) -> Outcome {
    let path = &arguments.file;
    let fail = |error| of_record(path, &error);
    let record = Record::parse(&read(path)?).map_err(fail)?;
    let catalogue = arguments.content.catalogue()?;
    let table = Match::open(&catalogue, &record).map_err(fail)?;
    let unknown = || {
        let why = "nothing to look back on: nobody has learned the chances of this mission, or nothing was decided";
        Trouble::Wrong(format!("{}: {why}", path.display()))
    };
    let review = looked_back(Reviewer::new(Past::of(&table)).ok_or_else(unknown)?);
    if output.json {
        writeln!(output.out, "{}", json_of(&table, &review))?;
    } else {
        for line in log::review::told(&output.words, &Past::of(&table), &review) {
            writeln!(output.out, "{line}")?;
        }
    }
    Ok(())
}

/// Thinks to the end, with a bar that only draws itself on a terminal.
fn looked_back(mut reviewer: Reviewer) -> Review {
    let bar = ProgressBar::new(u64::from(reviewer.progress().all));
    if let Ok(style) = ProgressStyle::with_template("looking back {wide_bar} {percent} %, {eta} left") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(500));
    loop {
        let review = reviewer.think(&mut Steps(1000));
        bar.set_position(u64::from(reviewer.progress().done));
        if let Some(review) = review {
            bar.finish_and_clear();
            return review;
        }
    }
}

fn json_of(table: &Match, review: &Review) -> Value {
    json!({
        "chances": review.chances.iter().map(chance).collect::<Vec<_>>(),
        "mistakes": review.mistakes.iter().map(|found| mistake(table, found)).collect::<Vec<_>>(),
        "ledger": ledger(&review.ledger),
    })
}

fn chance(chance: &TurnChance) -> Value {
    json!({
        "command": chance.step,
        "round": chance.round,
        "side": chance.side.map(|side: Side| word(&side)),
        "heroes": chance.heroes,
        "low": chance.low,
        "high": chance.high,
    })
}

fn mistake(table: &Match, mistake: &Mistake) -> Value {
    let game = table.at(mistake.step);
    let out = |way: &[gotham_rules::Command]| way.iter().map(|said| command_out(game, said)).collect::<Vec<_>>();
    json!({
        "command": mistake.step + 1,
        "round": mistake.round,
        "side": word(&mistake.side),
        "did": out(&mistake.did),
        "better": out(&mistake.better),
        "cost": mistake.cost,
        "error": mistake.error,
    })
}

fn ledger(ledger: &Ledger) -> Value {
    let account = |of: &Account| json!({ "luck": of.luck, "error": of.error });
    json!({
        "start": ledger.start,
        "end": ledger.end,
        "heroes": account(&ledger.heroes),
        "villain": ledger.villain.as_ref().map(account),
        "decisions": ledger.decisions,
    })
}
