//! The gallery: every miniature of the catalogue, one turning on a plinth or everyone found, in rows. Its list and
//! its texts are panels, which remember whether it is open and what it shows.

mod hall;
mod hands;
mod rows;
mod shown;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) use self::shown::{Hall, Shows};
use super::Library;
use super::panel_memory::Panels;
use super::schedule::FrameStep;
use super::states::Screen;
use gotham_panels::{MenuPage, exhibits};

/// Opens and closes the gallery, and shows what is in it.
pub(super) fn plugin(app: &mut App) {
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
        .add_systems(
            EguiPrimaryContextPass,
            hands::name.before(super::panels::draw).run_if(in_state(Screen::Gallery)).run_if(not(super::photo::is_on)),
        )
        .add_observer(hands::pick);
}

/// The menu has a page that is a separate screen.
fn follow_the_page(panels: Res<Panels>, screen: Res<State<Screen>>, mut next: ResMut<NextState<Screen>>) {
    let is_open = panels.desk.page == MenuPage::Gallery;
    match screen.get() {
        Screen::Menu if is_open => NextState::set_if_neq(&mut *next, Screen::Gallery),
        Screen::Gallery if !is_open => NextState::set_if_neq(&mut *next, Screen::Menu),
        _ => {}
    }
}

/// Searches the catalogue when the search or the language changes.
fn seek(mut hall: ResMut<Hall>, panels: Res<Panels>, library: Res<Library>) {
    let wanted = &panels.desk.gallery.filter;
    let is_made = hall.made_for.as_ref().is_some_and(|(filter, words)| filter == wanted && *words == panels.words);
    if is_made && !library.is_changed() {
        return;
    }
    hall.found = exhibits::found(&library.0, &panels.words, wanted);
    hall.skills = exhibits::skills(&library.0, &panels.words);
    hall.made_for = Some((wanted.clone(), panels.words.clone()));
    hall.version += 1;
}

#[cfg(test)]
mod tests;
