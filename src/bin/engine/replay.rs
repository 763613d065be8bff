//! Playing a recorded match back.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use gotham_chronicles::play::record::Hash;
use gotham_chronicles::play::{Check, Match, Record};
use serde_json::json;

use super::overlay::Content;
use super::play::{print_result, print_step, result_out};
use super::trouble::{Outcome, of_record, read};
use crate::Output;

/// Which record, and how far.
#[derive(Args)]
pub struct Arguments {
    /// The record, of a mission or of a sandbox, which it holds.
    file: PathBuf,
    /// Fail at the first command refused or hash that differs, and print only whether it all fits.
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    content: Content,
    /// Only so many commands.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
}

/// `gotham-engine replay`
pub fn replay(output: &mut Output, arguments: &Arguments) -> Outcome {
    let path = &arguments.file;
    let fail = |error| of_record(path, &error);
    let mut record = Record::parse(&read(path)?).map_err(fail)?;
    if let Some(to) = arguments.to {
        record.commands.truncate(to);
    }
    let check = if arguments.verify { Check::Strict } else { Check::Lenient };
    let catalogue = arguments.content.catalogue()?;
    let played = Match::replay(&catalogue, &record, check).map_err(fail)?;
    if arguments.verify {
        let (commands, hash) = (played.steps().len(), Hash(played.game().hash()));
        if output.json {
            let answer = json!({ "verified": true, "commands": commands, "hash": hash });
            writeln!(output.out, "{answer}")?;
        } else {
            writeln!(output.out, "{}: {commands} commands, all hashes fit; {hash}", path.display())?;
        }
        return Ok(());
    }
    for at in 0..played.steps().len() {
        print_step(output, &played, at)?;
    }
    if output.json {
        writeln!(output.out, "{}", result_out(&played))?;
        Ok(())
    } else {
        print_result(output, &played)
    }
}
