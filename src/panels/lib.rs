//! What a player reads and clicks around the board: egui panels as plain functions of a [`View`] that return
//! [`Intent`]s.
//!
//! This room knows play, rules, content and egui; it knows no Bevy, and changes nothing but its own [`Desk`].
//!
//! How the table uses it, each frame:
//! 1. it makes a [`View`] of the current state and calls [`show`], which draws everything over the board;
//! 2. it hands every intent (and its own: board clicks as [`Gesture::Pick`], keys and gamepad as [`Gesture::Press`]) to
//!    [`Desk::take`], which keeps the [`Gesture`]s and returns [`Wish`]es, what the table must do: a command to say, a
//!    screen to open, a place to look at;
//! 3. it reads [`answers::Composer::highlights`] for the Areas and miniatures that would answer, and the path.

pub mod answers;
mod banner;
mod board_map;
mod campaign;
mod captions;
mod cards;
mod choice;
mod coach;
mod counsel;
mod desk;
mod dialogs;
mod dice;
mod draw;
mod effort_form;
pub mod exhibits;
mod focus;
pub mod fonts;
pub mod gallery;
mod glossary;
mod hand_over;
mod help;
mod hover_card;
mod icon;
mod intent;
mod last_turn;
mod layout;
mod log_panel;
mod menu;
mod menu_difficulty;
mod menu_figure;
mod menu_rules;
mod menu_tutorial;
mod mission_sheet;
mod moments;
pub mod motion;
mod new_game;
mod odds;
mod pane;
mod parts;
mod picture;
mod portrait;
mod post;
mod printed;
mod prompt_bar;
mod puzzles;
mod reader;
mod replay;
mod report;
mod sandbox;
mod score_lines;
mod score_list;
mod settings;
mod settings_panel;
mod setup_choice;
mod skyline;
mod stars;
mod strengths;
mod tablets;
mod theme;
mod view;
mod villain_card;

pub use coach::{better_spot, spots as pointed_at};
pub use desk::{Desk, Gallery, Instruments};
pub use hover_card::{blocker, price};
pub use intent::{
    BranchDice, CameraMove, Composing, Filter, GalleryMove, Gesture, Intent, LogFilter, MenuPage, Named, NewMatch,
    Overlay, Packing, Panel, Press, PuzzleWish, Reading, ReplayMove, ReportPage, SandboxGesture, SandboxWish, Scene,
    SeatKind, Spot, Tool, Topic, Who, Wish,
};
pub use layout::{free, show};
pub use pane::{Pane, Turning};
pub use picture::Painting;
pub use portrait::Face;
pub use settings::{Finish, Graphics, OwnKeys, Palette, Settings, Speed};
pub use theme::Theme;
pub use view::{
    Answerer, CardsView, Device, Dialog, GalleryView, KeyHelp, LogEntry, MenuView, Message, Overlays, PuzzleStage,
    PuzzleView, ReplayView, ReportView, SaveSlot, Screen, Shared, TableView, Tone, View,
};

#[cfg(test)]
mod tests;
