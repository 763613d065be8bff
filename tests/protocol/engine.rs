//! A running `gotham-engine serve`, to be asked.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// The process, and both its ends.
pub(super) struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(super) fn start() -> Engine {
        Engine::start_with(&[])
    }

    pub(super) fn start_with(arguments: &[&str]) -> Engine {
        let mut process = Command::new(env!("CARGO_BIN_EXE_gotham-engine"))
            .arg("serve")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = process.stdin.take();
        let output = BufReader::new(process.stdout.take().expect("a pipe"));
        Engine { process, input, output }
    }

    pub(super) fn ask_text(&mut self, line: &str) -> Value {
        let input = self.input.as_mut().expect("an open pipe");
        writeln!(input, "{line}").expect("the engine reads");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the engine answers");
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer:?} to {line}"))
    }

    pub(super) fn ask(&mut self, request: Value) -> Value {
        self.ask_text(&request.to_string())
    }

    pub(super) fn begin(&mut self) -> Value {
        self.ask(json!({
            "op": "new", "mission": "to_sink_a_city", "seed": 11, "gadgets": {}, "allies": {},
            "heroes": ["batman", "catwoman", "nightwing"],
        }))
    }

    /// The same, with all Heroes Active.
    pub(super) fn begin_the_turn(&mut self) {
        self.begin();
        for mini in ["batman", "catwoman", "nightwing"] {
            let command = json!({ "say": "take_stance", "mini": mini, "stance": "active" });
            assert_eq!(self.ask(json!({ "op": "apply", "command": command }))["ok"], true);
        }
    }

    /// Arranges a position that can be.
    pub(super) fn place(&mut self, mut position: Value) -> Value {
        position["op"] = "place".into();
        let answer = self.ask(position);
        assert_eq!(answer["ok"], true, "{answer}");
        answer["prompt"].clone()
    }

    pub(super) fn state(&mut self) -> Value {
        self.ask(json!({ "op": "state" }))["state"].clone()
    }

    pub(super) fn apply(&mut self, command: Value) -> Value {
        let answer = self.ask(json!({ "op": "apply", "command": command }));
        assert_eq!(answer["ok"], true, "{answer}");
        answer
    }

    pub(super) fn hash(&mut self) -> Value {
        self.ask(json!({ "op": "hash" }))["hash"].clone()
    }

    /// Whether it has ended by itself.
    pub(super) fn has_ended(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(Some(_)))
    }

    /// Waits until it has.
    pub(super) fn wait(&mut self) {
        let _ = self.process.wait();
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.process.wait();
    }
}
