//! Answer: who answers the question, and what else is wanted: panels, clicks, keys, programs, records.

mod keys;
mod programs;
pub mod wants;

use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;

use super::animate::Stage;
use super::messages::Answered;
use super::schedule::{Step, Turn};
use super::session::{Asked, Session};
use super::states::Screen;
use crate::panels::answers::Question;
use crate::panels::{Desk, Dialog, Intent, KeyHelp, Settings, Spot};
use crate::rules::{Ask, Command};

/// What the panels need beside the match, and what they want.
#[derive(Resource)]
pub struct Panels {
    /// Their memory.
    pub desk: Desk,
    /// The settings.
    pub settings: Settings,
    /// What went wrong.
    pub dialogs: Vec<Dialog>,
    /// What is wanted and not yet done.
    pub inbox: Vec<Intent>,
    /// What each key does.
    pub keys: Vec<KeyHelp>,
    /// What the pointer is on, on the board.
    pub pointed: Option<Spot>,
    /// What the pointer is on, in a panel.
    pub named: Option<Spot>,
    /// A text for the clipboard.
    pub copied: Option<String>,
}

impl Panels {
    /// Panels with these settings.
    pub fn new(settings: Settings) -> Panels {
        Panels {
            desk: Desk::default(),
            settings,
            dialogs: Vec::new(),
            inbox: Vec::new(),
            keys: Vec::new(),
            pointed: None,
            named: None,
            copied: None,
        }
    }

    /// What the pointer is on, on the board or by name.
    pub fn hovered(&self) -> Option<Spot> {
        self.pointed.or(self.named)
    }
}

/// Hears everybody.
pub fn plugin(app: &mut App) {
    app.init_resource::<programs::Thinking>().add_systems(PreUpdate, keys::read.after(InputManagerSystem::Update));
    app.add_systems(
        Turn,
        (
            wants::carry_out,
            (programs::wishes, walk, programs::think, programs::play_on).chain().run_if(in_state(Screen::Match)),
        )
            .chain()
            .in_set(Step::Answer),
    );
}

/// The question, while the person at the screen may answer it.
pub fn question<'a>(session: &'a Session, stage: &Stage) -> Option<Question<'a>> {
    let may = session.asked == Asked::Here && !stage.is_busy() && !session.stale;
    may.then(|| Question { game: session.game(), prompt: &session.prompt, legal: &session.legal })
}

/// Says the next command of a walk as soon as it is asked for; drops the rest when something else is asked.
fn walk(mut session: ResMut<Session>, stage: Res<Stage>, mut answers: MessageWriter<Answered>) {
    if session.walk.is_empty() || session.stale || stage.is_busy() {
        return;
    }
    let goes_on = matches!(session.prompt.ask, Ask::KeepMoving { .. } | Ask::HeroAction | Ask::MiniAction { .. });
    let next: Option<Command> = session.walk.pop_front();
    match next.filter(|command| goes_on && session.game().why_not(command).is_none()) {
        Some(command) if session.asked == Asked::Here => {
            answers.write(Answered { turn: session.turn, command });
        }
        _ => session.walk.clear(),
    }
}
