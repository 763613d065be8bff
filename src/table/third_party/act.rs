//! What a key or button can ask for.

use bevy::prelude::Reflect;
use leafwing_input_manager::prelude::*;

/// What a key or button asks for.
#[derive(Actionlike, PartialEq, Eq, Hash, Clone, Copy, Debug, Reflect)]
pub(crate) enum Act {
    /// Camera.
    PanLeft,
    /// Camera.
    PanRight,
    /// Camera.
    PanAway,
    /// Camera.
    PanBack,
    /// Camera.
    TurnLeft,
    /// Camera.
    TurnRight,
    /// Camera.
    Nearer,
    /// Camera.
    Farther,
    /// Camera.
    TopDown,
    /// Camera.
    Reset,
    /// Camera.
    Follow,
    /// Overlay.
    Areas,
    /// Overlay.
    Sight,
    /// Overlay.
    Reach,
    /// Choice.
    Up,
    /// Choice.
    Down,
    /// Choice.
    Left,
    /// Choice.
    Right,
    /// Choice.
    Confirm,
    /// Choice.
    Back,
    /// The next acting miniature.
    Next,
    /// A number key.
    Digit1,
    /// A number key.
    Digit2,
    /// A number key.
    Digit3,
    /// A number key.
    Digit4,
    /// A number key.
    Digit5,
    /// A number key.
    Digit6,
    /// A number key.
    Digit7,
    /// A number key.
    Digit8,
    /// A number key.
    Digit9,
    /// A number key.
    Digit0,
    /// The keys go to the next panel.
    NextPanel,
    /// The keys go to the previous panel.
    PanelBefore,
    /// The next thing on the board.
    LookOn,
    /// The previous thing on the board.
    LookBack,
    /// Takes back.
    Undo,
    /// Undoes the turn.
    RestartTurn,
    /// What can be done now.
    Advise,
    /// Follow the advice.
    Heed,
    /// Go on without the open lesson.
    SkipLesson,
    /// Panel.
    Log,
    /// Panel.
    Mission,
    /// Panel.
    Glossary,
    /// Panel.
    BoardReader,
    /// Panel.
    CommandPost,
    /// Panel.
    Help,
    /// Panel.
    Settings,
    /// The automated Villain's card.
    Card,
    /// The card's previous decision.
    Earlier,
    /// The card's next decision.
    Later,
    /// Content of one's own is loaded again.
    LoadContent,
    /// A screenshot.
    Screenshot,
}

/// What the settings call an act.
pub(super) fn name_of(act: Act) -> String {
    format!("{act:?}")
}
