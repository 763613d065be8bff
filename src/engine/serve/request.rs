//! The requests.

use std::collections::BTreeMap;

use gotham_ai::SeatKind;
use gotham_play::Placement;
use gotham_rules::Options;
use gotham_rules::state::Fit;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::answers::Failure;

/// Every operation, as the documentation lists them.
pub(super) const OPERATIONS: [&str; 16] = [
    "new", "prompt", "legal", "answer", "apply", "why_not", "dice", "place", "state", "undo", "save", "load", "share",
    "sandbox", "hash", "quit",
];

/// A request without its id.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Request {
    /// Set a mission up.
    New(Box<NewMatch>),
    /// What is asked, with every legal answer.
    Prompt {},
    /// Every legal answer.
    Legal {},
    /// What a program of this engine would say.
    Answer {
        /// Which program.
        #[serde(default = "usual_seat")]
        seat: String,
        /// The program's own seed.
        #[serde(default)]
        seed: u64,
    },
    /// Carry a command out.
    Apply {
        /// The command in words.
        command: Value,
        /// What of it the answer reports.
        #[serde(default)]
        tell: Tell,
    },
    /// Why a command may not be given.
    WhyNot {
        /// The command in words.
        command: Value,
    },
    /// Queue draws.
    Dice {
        /// Such as `orange:2`, `d6:4`, `pick:2`.
        faces: Value,
        /// Whether they must match in order.
        #[serde(default)]
        fit: Fit,
    },
    /// Set up a test position.
    Place(Box<Placement>),
    /// The whole table.
    State {},
    /// Undo the last step.
    Undo {
        /// Even past dice that were seen.
        #[serde(default)]
        practice: bool,
    },
    /// The match as a record.
    Save {},
    /// Open a record or a share code.
    Load {
        /// The record, as an object or as its text.
        #[serde(default)]
        save: Option<Value>,
        /// Or a text with a share code.
        #[serde(default)]
        code: Option<String>,
    },
    /// The match as a share code.
    Share {},
    /// The match as it stands, as a sandbox.
    Sandbox {},
    /// The table's hash.
    Hash {},
    /// End the process.
    Quit {},
}

/// What the answer to `apply` reports.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Tell {
    /// What has happened, and the next question.
    #[default]
    Everything,
    /// The table's hash: listing every answer to the next question would take longer than the command itself.
    Hash,
}

/// The program that answers if the request names none.
fn usual_seat() -> String {
    SeatKind::NORMAL.to_string()
}

/// What `new` sets up.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewMatch {
    /// A mission of the catalogue.
    #[serde(default)]
    pub mission: Option<String>,
    /// Or the text of a mission file.
    #[serde(default)]
    pub mission_ron: Option<String>,
    /// Or the text of a sandbox file.
    #[serde(default)]
    pub sandbox_ron: Option<String>,
    /// The text of a map file that it plays on.
    #[serde(default)]
    pub map_ron: Option<String>,
    /// Texts of content files by name, on top of what is there.
    #[serde(default)]
    pub content: BTreeMap<String, String>,
    /// The seed of the dice.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Options.
    #[serde(default)]
    pub options: Option<Options>,
    /// The Heroes by slot, to skip their choice.
    #[serde(default)]
    pub heroes: Option<Vec<String>>,
    /// Bat-Gadgets by Hero, to skip their choice.
    #[serde(default)]
    pub gadgets: Option<BTreeMap<String, Vec<String>>>,
    /// Hero Ally tiles by Hero, to skip their choice.
    #[serde(default)]
    pub allies: Option<BTreeMap<String, Vec<String>>>,
}

/// Reads a request.
pub(super) fn read(mut request: Map<String, Value>) -> Result<Request, Failure> {
    request.remove("id");
    let operation = request.get("op").and_then(Value::as_str);
    let Some(operation) = operation else {
        return Err(Failure::error("bad_request", format!("\"op\" is expected: {}", OPERATIONS.join(", "))));
    };
    if !OPERATIONS.contains(&operation) {
        let shown: String = operation.chars().take(60).collect();
        let known = OPERATIONS.join(", ");
        return Err(Failure::error("unknown_op", format!("there is no \"{shown}\"; the choices are: {known}")));
    }
    serde_json::from_value(request.into()).map_err(|error| Failure::error("bad_request", error))
}
