//! A match as a share code.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use gotham_play::{Match, Record, share};
use serde_json::json;

use super::content::Content;
use super::output::Output;
use super::trouble::{Outcome, Trouble, of_record, read};

/// Which record, how far, and for which page.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The record or save.
    file: PathBuf,
    /// Only this many commands: the match as it stood then, to be played on.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Print an address that opens the match: the game's page in the browser.
    #[arg(long, value_name = "ADDRESS")]
    page: Option<String>,
    #[command(flatten)]
    content: Content,
}

/// `gotham-engine share`
pub(crate) fn share(output: &mut Output, arguments: &Arguments) -> Outcome {
    let path = &arguments.file;
    let fail = |error| of_record(path, &error);
    let record = Record::parse(&read(path)?).map_err(fail)?;
    let catalogue = arguments.content.catalogue()?;
    let table = Match::open(&catalogue, &record).map_err(fail)?;
    let table = table.branch(arguments.to.unwrap_or(usize::MAX));
    let code = share::write(&table).map_err(|error| Trouble::Wrong(format!("{}: {error}", path.display())))?;
    let told = arguments.page.as_ref().map_or(code.clone(), |page| share::address(page, &code));
    if output.json {
        writeln!(output.out, "{}", json!({ "code": told, "letters": told.len(), "commands": table.steps().len() }))?;
    } else {
        writeln!(output.out, "{told}")?;
    }
    Ok(())
}
