//! Numbers of a mission are searched at which it is fair, against the bot and against the cards: first all of them in a
//! few matches each, then the best in many.

mod kept;
mod plan;
mod search;
mod table;

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use gotham_platform::disk;

use self::kept::Kept;
use self::plan::Plan;
use self::search::{Effort, Search};
use super::content::Content;
use super::new_mission::create;
use super::output::Output;
use super::trouble::{Outcome, Trouble};

/// What is searched, and what becomes of it.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The plan: a mission with names in braces where its numbers belong, and the range of each. See
    /// docs/making-missions.md.
    plan: PathBuf,
    #[command(flatten)]
    effort: Effort,
    /// Also write the mission with the best numbers; a file that is there is left alone.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// With --write: replace the file if it is there.
    #[arg(long, requires = "write")]
    overwrite: bool,
    #[command(flatten)]
    content: Content,
}

/// `gotham-engine tune`
pub(crate) fn tune(output: &mut Output, arguments: &Arguments) -> Outcome {
    let plan = Plan::read(&arguments.plan)?;
    if let Some(path) = arguments.write.as_deref().filter(|_| !arguments.overwrite)
        && path.exists()
    {
        let path = path.display();
        return Err(Trouble::Unreadable(format!("{path}: there is such a file already; --overwrite replaces it")));
    }
    let (overlay, _) = arguments.content.overlay()?;
    plan.check(&overlay)?;
    let mut kept = Kept::open(beside(&arguments.plan))?;
    let search = Search { plan: &plan, overlay: &overlay, effort: &arguments.effort };
    let found = search.run(&mut kept)?;
    if output.json {
        writeln!(output.out, "{}", table::json(&found))?;
    } else {
        write!(output.out, "{}", table::text(&found))?;
    }
    if let (Some(path), Some(best)) = (&arguments.write, found.rows.first()) {
        let text = plan.fill(&best.with);
        if arguments.overwrite {
            let written = disk::write_whole(path, &text);
            written.map_err(|error| Trouble::Unreadable(format!("{}: {error}", path.display())))?;
        } else {
            create(path, &text)?;
        }
        if !output.json {
            writeln!(output.out, "{}: the mission with the best numbers", path.display())?;
        }
    }
    Ok(())
}

/// Where the measurements of a plan are kept: `my.plan.ron.kept` beside `my.plan.ron`.
fn beside(plan: &Path) -> PathBuf {
    let mut name = plan.as_os_str().to_os_string();
    name.push(".kept");
    name.into()
}
