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
    /// What was put down stays in hand; else a click puts down one, and the next one picks.
    pub brush: bool,
}

impl Instruments {
    /// What was put down leaves the hand, unless it is a brush.
    pub fn put_down(&mut self) {
        if !self.brush || matches!(self.tool, Tool::Move(_)) {
            self.tool = Tool::Pick;
        }
    }
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
            SandboxGesture::Brush(brush) => self.brush = brush,
        }
    }
}
