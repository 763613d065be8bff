//! The panels around the board in the order in which the keys come to them.

use egui::{Id, LayerId, Order};

/// In which direction something is gone through.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Turning {
    /// To the next.
    #[default]
    On,
    /// To the one before.
    Back,
}

/// Panels around the board, in the order in which the keys come to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Pane {
    Banner,
    Sandbox,
    Tablets,
    Tablet,
    Card,
    Post,
    LastTurn,
    SandboxPieces,
    Log,
    Prompt,
}

impl Pane {
    /// All of them.
    pub const ALL: [Pane; 10] = [
        Pane::Banner,
        Pane::Sandbox,
        Pane::Tablets,
        Pane::Tablet,
        Pane::Card,
        Pane::Post,
        Pane::LastTurn,
        Pane::SandboxPieces,
        Pane::Log,
        Pane::Prompt,
    ];

    /// The one that comes after one, or before it; `None`: the board.
    pub fn after(pane: Option<Pane>, turning: Turning) -> Option<Pane> {
        let at = pane.and_then(|pane| Pane::ALL.iter().position(|known| *known == pane));
        let next = match (at, turning) {
            (None, Turning::On) => Some(0),
            (None, Turning::Back) => Some(Pane::ALL.len() - 1),
            (Some(at), Turning::On) => Some(at + 1),
            (Some(at), Turning::Back) => at.checked_sub(1),
        };
        next.and_then(|next| Pane::ALL.get(next).copied())
    }

    /// Where egui stores it.
    pub(super) fn layer(self) -> LayerId {
        let (name, order) = match self {
            Pane::Banner => ("banner", Order::Middle),
            Pane::Sandbox => ("sandbox", Order::Middle),
            Pane::Tablets => ("tablets", Order::Middle),
            Pane::Tablet => ("tablet", Order::Foreground),
            Pane::Card => ("card", Order::Middle),
            Pane::Post => ("post", Order::Middle),
            Pane::LastTurn => ("last turn", Order::Middle),
            Pane::SandboxPieces => ("sandbox pieces", Order::Middle),
            Pane::Log => ("log", Order::Middle),
            Pane::Prompt => ("prompt", Order::Middle),
        };
        LayerId::new(order, Id::new(name))
    }
}
