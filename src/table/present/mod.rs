//! Present: marks over the board for what can be done now: where to go and what it costs, which targets to strike, what is in
//! sight.

mod areas;
mod behind;
mod marks;
mod overlay;
mod window;

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) use behind::seen_through;
pub(super) use marks::Marks;
pub(super) use window::{Screened, on_screen};

use super::schedule::FrameStep;
use super::states::Screen;

/// Presents.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marks>()
        .add_systems(Update, (marks::gather, areas::light_up, marks::mark).chain().in_set(FrameStep::Present))
        .add_systems(
            PostUpdate,
            behind::reveal.after(TransformSystems::Propagate).before(VisibilitySystems::VisibilityPropagate),
        )
        .add_systems(
            EguiPrimaryContextPass,
            overlay::draw.before(super::panels::draw).run_if(in_state(Screen::Match)).run_if(not(super::photo::is_on)),
        );
}
