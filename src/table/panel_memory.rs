//! The panels between frames: what they remember, the settings, and what they want. Everybody reads it; `hear` writes
//! it.

use bevy::prelude::{Rect, Resource};

use gotham_panels::{Desk, Device, Dialog, Intent, KeyHelp, Named, Settings, Spot};
use gotham_play::StoreError;
use gotham_words::Words;

/// What the panels need beside the match, and what they want.
#[derive(Resource)]
pub(super) struct Panels {
    /// Their memory.
    pub desk: Desk,
    /// The settings.
    pub settings: Settings,
    /// The sentences in the players' language.
    pub words: Words,
    /// What went wrong.
    pub dialogs: Vec<Dialog>,
    /// What is wanted and not yet done.
    pub inbox: Vec<Intent>,
    /// What each key does.
    pub keys: Vec<KeyHelp>,
    /// What the player used last.
    pub device: Device,
    /// What the pointer is on, on the board.
    pub pointed: Option<Spot>,
    /// What the pointer is on, in a panel.
    pub named: Named,
    /// A text for the clipboard.
    pub copied: Option<String>,
    /// How large they are: window points per panel point.
    pub scale: f32,
    /// What they leave free of the window during a match: its upper left and lower right corner, in points of the window.
    pub free: Option<Rect>,
}

impl Panels {
    /// Panels with these settings.
    pub(super) fn new(settings: Settings) -> Panels {
        Panels {
            desk: Desk::default(),
            words: Words::of(&settings.language),
            settings,
            dialogs: Vec::new(),
            inbox: Vec::new(),
            keys: Vec::new(),
            device: Device::default(),
            pointed: None,
            named: Named::Nothing,
            copied: None,
            scale: 1.0,
            free: None,
        }
    }

    /// What the pointer is on, on the board or by name, or else what the keys have come to.
    pub(super) fn hovered(&self) -> Option<Spot> {
        let named = match self.named {
            Named::Spot(spot) => Some(spot),
            Named::Nothing | Named::Tile(_) => None,
        };
        self.pointed.or(named).or(self.desk.reached)
    }

    /// Reports what went wrong.
    pub(super) fn trouble(&mut self, title: fn(&Words) -> &str, error: impl std::fmt::Display) {
        self.dialogs.push(Dialog { title: title(&self.words).into(), text: error.to_string(), shared: None });
    }

    /// What was looked up among the saved games; reports what went wrong, and when there is no longer such a game.
    pub(super) fn found<T>(&mut self, title: fn(&Words) -> &str, sought: Result<Option<T>, StoreError>) -> Option<T> {
        match sought {
            Ok(Some(found)) => return Some(found),
            Ok(None) => {
                let gone = self.words.table_save_gone().to_string();
                self.trouble(title, gone);
            }
            Err(error) => self.trouble(title, error),
        }
        None
    }
}
