//! What the sandbox's instruments remember.

use crate::intent::{SandboxGesture, Tool};
use gotham_rules::MiniId;

/// What the instruments remember.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Instruments {
    /// What a click on the board does.
    pub tool: Tool,
    /// Words of a name.
    pub search: String,
    /// Which miniature was picked.
    pub picked: Option<MiniId>,
    /// Whether tiles in the Heroes' color are put down as the Villain's.
    pub his: bool,
}

impl Instruments {
    /// Keeps what a player does at them.
    pub fn take(&mut self, done: SandboxGesture) {
        match done {
            SandboxGesture::Tool(tool) => self.tool = tool,
            SandboxGesture::Search(words) => self.search = words,
            SandboxGesture::Pick(mini) => {
                self.picked = mini;
                self.tool = Tool::Pick;
            }
            SandboxGesture::His(his) => self.his = his,
        }
    }
}
