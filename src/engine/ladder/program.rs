//! An engine of another commit, as a process that is asked by the protocol of `gotham-engine serve`.

use std::io::{self, BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::{env, fs, process};

use serde_json::{Value, json};

/// What is wrong with an engine. No match can be played with it.
#[derive(Debug, thiserror::Error)]
pub(super) enum ProgramError {
    /// There is no such program, or it may not be run.
    #[error("--program {name}={path}: it cannot be started: {error}")]
    Start { name: String, path: String, error: io::Error },
    /// It ended, or closed its ends of the pipes.
    #[error("{name}: the engine has ended where an answer to {request} was expected")]
    Ended { name: String, request: String },
    /// It says something else than the protocol.
    #[error("{name}: to {request} it says no JSON: {line:?}")]
    NoJson { name: String, request: String, line: String },
    /// It cannot do what is asked.
    #[error("{name}: to {request} it says: {why}")]
    Refused { name: String, request: String, why: String },
    /// The content of this engine cannot be laid out for it.
    #[error("the content for other engines cannot be written: {0}")]
    Content(#[from] io::Error),
}

/// A running engine.
pub(super) struct Program {
    name: String,
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    /// Starts an engine on our content; one that cannot read it plays on its own, and where that differs, the tables do.
    pub(super) fn start(name: &str, path: &Path, content: &Content) -> Result<Program, ProgramError> {
        let mut program = Program::run(name, path, &["serve", "--content", &content.0.display().to_string()])?;
        // No match runs, so the answer is an error; that there is an answer is what matters.
        if program.say(&json!({ "op": "hash" })).is_ok() {
            return Ok(program);
        }
        let mut program = Program::run(name, path, &["serve"])?;
        program.say(&json!({ "op": "hash" }))?;
        Ok(program)
    }

    fn run(name: &str, path: &Path, arguments: &[&str]) -> Result<Program, ProgramError> {
        let fail = |error| ProgramError::Start { name: name.into(), path: path.display().to_string(), error };
        let mut command = Command::new(path);
        // What it complains about on its own content is not ours to show.
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().map_err(fail)?;
        match (process.stdin.take(), process.stdout.take()) {
            (Some(input), Some(output)) => {
                Ok(Program { name: name.into(), process, input, output: BufReader::new(output) })
            }
            _ => Err(fail(io::ErrorKind::BrokenPipe.into())),
        }
    }

    /// Its name, as the command line has it.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Asks for something that it has to be able to do.
    pub(super) fn ask(&mut self, request: &Value) -> Result<Value, ProgramError> {
        let answer = self.say(request)?;
        if answer["ok"] == true {
            return Ok(answer);
        }
        let why = answer["error"]["message"].as_str().or(answer["refusal"]["reason"].as_str());
        let why = why.map_or_else(|| answer.to_string(), str::to_string);
        Err(ProgramError::Refused { name: self.name.clone(), request: short(&request.to_string()), why: short(&why) })
    }

    /// Asks for something; whatever the answer is.
    fn say(&mut self, request: &Value) -> Result<Value, ProgramError> {
        let ended =
            |_: io::Error| ProgramError::Ended { name: self.name.clone(), request: short(&request.to_string()) };
        writeln!(self.input, "{request}").and_then(|()| self.input.flush()).map_err(ended)?;
        let mut line = String::new();
        let read = self.output.read_line(&mut line).map_err(ended)?;
        if read == 0 {
            return Err(ended(io::ErrorKind::UnexpectedEof.into()));
        }
        serde_json::from_str(&line).map_err(|_| ProgramError::NoJson {
            name: self.name.clone(),
            request: short(&request.to_string()),
            line: short(line.trim_end()),
        })
    }
}

impl Drop for Program {
    /// It may be within a long thought, which nobody waits for.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The beginning of a text, for a message.
pub(super) fn short(text: &str) -> String {
    const LONGEST: usize = 200;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// The content of this engine as files, so that other engines play on the same missions.
pub(super) struct Content(PathBuf);

impl Content {
    /// Lays it out in a folder of its own.
    pub(super) fn lay_out() -> Result<Content, ProgramError> {
        let content = Content(env::temp_dir().join(format!("gotham-ladder-{}", process::id())));
        for file in gotham_embedded::files() {
            let path = content.0.join(&file.name);
            path.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::write(path, &file.text)?;
        }
        Ok(content)
    }
}

impl Drop for Content {
    fn drop(&mut self) {
        // Best effort: the folder is among those that the system clears.
        let _ = fs::remove_dir_all(&self.0);
    }
}
