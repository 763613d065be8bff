//! `serve`: JSON Lines on standard input and output. `docs/engine-protocol.md` is the reference.
//!
//! A bad line gets an error and changes nothing; the process ends only on `quit` or at the end of input.

mod answers;
mod options;
mod programs;
mod request;
mod session;

use std::io::{self, BufRead, Write as _};
use std::path::PathBuf;

use clap::Args;
use gotham_play::Match;
use serde_json::{Value, json};

use self::answers::Failure;
use self::session::{Next, Session};
use super::content::Content;
use super::ground::sandbox;
use super::output::Output;
use super::trouble::{Outcome, Trouble};

/// The longest line that is read.
const MAX_LINE: usize = 1024 * 1024;

/// The arguments of `serve`.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    content: Content,
    /// A sandbox file that the first match begins with, so that it needs no `new`.
    #[arg(long, value_name = "FILE")]
    sandbox: Option<PathBuf>,
}

/// `gotham-engine serve`
pub(crate) fn serve(output: &mut Output, arguments: &Arguments) -> Outcome {
    let (overlay, catalogue) = arguments.content.overlay()?;
    let mut input = io::stdin().lock();
    let table = match &arguments.sandbox {
        Some(path) => {
            let made = Match::of_sandbox(&catalogue, sandbox(&catalogue, path)?);
            Some(made.map_err(|error| Trouble::Unreadable(error.to_string()))?)
        }
        None => None,
    };
    let mut session = Session::new(&output.words, overlay, catalogue, table);
    loop {
        let (answer, next) = match read_line(&mut input)? {
            Line::End => return Ok(()),
            Line::Empty => continue,
            Line::TooLong => {
                let message = format!("a line may have at most {MAX_LINE} bytes");
                (Failure::error("too_long", message).answer(Value::Null), Next::Go)
            }
            Line::Text(bytes) => answer(&mut session, &bytes),
        };
        writeln!(output.out, "{answer}")?;
        output.out.flush()?;
        if next == Next::Quit {
            return Ok(());
        }
    }
}

/// Answers one line.
fn answer(session: &mut Session, line: &[u8]) -> (Value, Next) {
    let request = match serde_json::from_slice::<Value>(line) {
        Ok(Value::Object(request)) => request,
        Ok(_) => return (Failure::error("bad_request", "a JSON object is expected").answer(Value::Null), Next::Go),
        Err(error) => {
            return (Failure::error("not_json", error.to_string()).answer(Value::Null), Next::Go);
        }
    };
    let id = request.get("id").cloned().unwrap_or(Value::Null);
    match session.answer(request) {
        Ok((mut fields, next)) => {
            let mut answer = serde_json::Map::from_iter([("id".to_string(), id), ("ok".to_string(), json!(true))]);
            answer.append(&mut fields);
            (answer.into(), next)
        }
        Err(failure) => (failure.answer(id), Next::Go),
    }
}

/// A line of input.
enum Line {
    Text(Vec<u8>),
    Empty,
    TooLong,
    End,
}

/// Reads a line; of one that is too long, only the fact that it is.
fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let (mut line, mut too_long, mut any) = (Vec::new(), false, false);
    loop {
        let part = input.fill_buf()?;
        if part.is_empty() {
            break;
        }
        any = true;
        let (end, found) = match part.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (part.len(), false),
        };
        too_long |= line.len() + end > MAX_LINE;
        if !too_long {
            line.extend_from_slice(&part[..end]);
        }
        input.consume(end);
        if found {
            break;
        }
    }
    Ok(match () {
        () if !any => Line::End,
        () if too_long => Line::TooLong,
        () if line.iter().all(u8::is_ascii_whitespace) => Line::Empty,
        () => Line::Text(line),
    })
}
