//! Playing a recorded or shared match back.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use gotham_content::Catalogue;
use gotham_play::record::Hash;
use gotham_play::{Check, Match, Record, share};
use serde_json::json;

use super::content::Content;
use super::output::Output;
use super::play::{print_result, print_step, result_out};
use super::trouble::{Outcome, Trouble, of_code, of_record, read};

/// What is played back: one of the two.
#[derive(Args)]
#[group(required = true, multiple = false)]
struct Source {
    /// The record, of a mission or of a sandbox, which it contains.
    file: Option<PathBuf>,
    /// A share code instead, or an address with one. Its end is always verified.
    #[arg(long, value_name = "CODE")]
    code: Option<String>,
}

/// Which record or code, and how far.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: Source,
    /// Fail at the first refused command or differing hash, and only print whether everything matches.
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    content: Content,
    /// Only this many commands.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
}

/// `gotham-engine replay`
pub(crate) fn replay(output: &mut Output, arguments: &Arguments) -> Outcome {
    let catalogue = arguments.content.catalogue()?;
    let Source { file, code } = &arguments.source;
    let (name, played) = match (file, code) {
        (Some(path), _) => (path.display().to_string(), recorded(&catalogue, path, arguments)?),
        (None, code) => ("the code".into(), shared(&catalogue, code.as_deref().unwrap_or_default(), arguments)?),
    };
    if arguments.verify {
        let (commands, hash) = (played.steps().len(), Hash(played.game().hash()));
        if output.json {
            let answer = json!({ "verified": true, "commands": commands, "hash": hash });
            writeln!(output.out, "{answer}")?;
        } else {
            writeln!(output.out, "{name}: {commands} commands, all hashes match; {hash}")?;
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

fn recorded(catalogue: &Catalogue, path: &Path, arguments: &Arguments) -> Result<Match, Trouble> {
    let fail = |error| of_record(path, &error);
    let mut record = Record::parse(&read(path)?).map_err(fail)?;
    if let Some(to) = arguments.to {
        record.commands.truncate(to);
    }
    let check = if arguments.verify { Check::Strict } else { Check::Lenient };
    Match::replay(catalogue, &record, check).map_err(fail)
}

fn shared(catalogue: &Catalogue, code: &str, arguments: &Arguments) -> Result<Match, Trouble> {
    let table = share::read(catalogue, code).map_err(|error| of_code(&error))?;
    Ok(table.branch(arguments.to.unwrap_or(usize::MAX)))
}
