//! The gallery: every miniature of the catalogue, one turning on a plinth or all that were found in rows. Its list and
//! its texts are panels; whether it is open, and what it shows, is theirs to remember.

mod hall;
mod hands;
mod rows;

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::Library;
use super::panel_memory::Panels;
use super::schedule::FrameStep;
use super::states::Screen;
use gotham_content::skill::Skill;
use gotham_panels::exhibits::{self, Exhibit};
use gotham_panels::{Filter, MenuPage, Topic};
use gotham_words::Words;

/// What was found, and what of it stands there.
#[derive(Resource, Default)]
pub struct Hall {
    /// What the filter lets through.
    pub found: Vec<Exhibit>,
    /// The Skills and Traits that anybody has.
    pub skills: Vec<Skill>,
    made_for: Option<(Filter, Words)>,
    /// Counts what was found.
    version: u64,
    staged: Option<Staged>,
    /// Who still has to take a place in the rows.
    coming: VecDeque<(Topic, Vec3)>,
    /// How far the one on the plinth is turned, in radians.
    turn: f32,
    turns: bool,
    hovered: Option<Topic>,
}

impl Hall {
    /// Whether anything in it moves.
    pub fn is_alive(&self) -> bool {
        self.turns || !self.coming.is_empty()
    }

    fn clear(&mut self) {
        (self.staged, self.turns, self.hovered) = (None, false, None);
        self.coming.clear();
    }
}

/// What stands in the gallery.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Staged {
    /// Who is on the plinth.
    Plinth(Option<Topic>),
    /// The rows of what was found, by its number.
    Rows(u64),
}

/// The miniature of a Screen or tile, in the rows.
#[derive(Component, Clone, Copy, Debug)]
pub struct Shows(pub Topic);

/// The miniature on the plinth.
#[derive(Component)]
struct Turntable;

/// Opens and closes the gallery, and shows what is in it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hall>()
        .add_systems(OnEnter(Screen::Gallery), hall::open)
        .add_systems(OnExit(Screen::Gallery), hall::close)
        .add_systems(
            Update,
            (
                follow_the_page,
                (seek, hall::stage, hall::walk_in, hands::turn, hands::point).chain().run_if(in_state(Screen::Gallery)),
            )
                .chain()
                .after(FrameStep::Present),
        )
        .add_systems(EguiPrimaryContextPass, hands::name.before(super::panels::draw).run_if(in_state(Screen::Gallery)))
        .add_observer(hands::pick);
}

/// The menu has a page that is a screen of its own.
fn follow_the_page(panels: Res<Panels>, screen: Res<State<Screen>>, mut next: ResMut<NextState<Screen>>) {
    let is_open = panels.desk.page == MenuPage::Gallery;
    match screen.get() {
        Screen::Menu if is_open => NextState::set_if_neq(&mut *next, Screen::Gallery),
        Screen::Gallery if !is_open => NextState::set_if_neq(&mut *next, Screen::Menu),
        _ => {}
    }
}

/// Looks through the catalogue when something else is looked for, or said in another language.
fn seek(mut hall: ResMut<Hall>, panels: Res<Panels>, library: Res<Library>) {
    let wanted = &panels.desk.gallery.filter;
    if hall.made_for.as_ref().is_some_and(|(filter, words)| filter == wanted && *words == panels.words) {
        return;
    }
    hall.found = exhibits::found(&library.0, &panels.words, wanted);
    hall.skills = exhibits::skills(&library.0, &panels.words);
    hall.made_for = Some((wanted.clone(), panels.words.clone()));
    hall.version += 1;
}

#[cfg(test)]
mod tests;
