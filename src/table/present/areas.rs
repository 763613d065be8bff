//! Areas light up: within reach for few or for many cubes, an answer to the question, under the pointer.

use bevy::prelude::*;

use super::Marks;
use crate::panels::Spot;
use crate::rules::board::AreaId;
use crate::rules::{Game, MiniId, query};
use crate::table::components::AreaOf;
use crate::table::instruments::Panels;
use crate::table::look::Materials;
use crate::table::session::Session;

/// Shows and hides the Areas' own meshes.
pub fn light_up(
    marks: Res<Marks>,
    panels: Res<Panels>,
    session: Res<Session>,
    materials: Res<Materials>,
    mut areas: Query<(&AreaOf, &mut Visibility, &mut MeshMaterial3d<StandardMaterial>)>,
) {
    let pointed = match panels.hovered() {
        Some(Spot::Area(area)) => Some(area),
        _ => None,
    };
    for (area, mut visibility, mut material) in &mut areas {
        let wanted = match mark_of(&marks, area.0) {
            _ if pointed == Some(area.0) => Some(&materials.hovered),
            Some(Mark::Reach) => Some(&materials.reach),
            Some(Mark::Far) => Some(&materials.far),
            Some(Mark::Answer) => Some(&materials.answer),
            None if session.overlays.reach && is_reached(&session, &panels, area.0) => Some(&materials.danger),
            None => None,
        };
        let shown = if wanted.is_some() { Visibility::Inherited } else { Visibility::Hidden };
        if *visibility != shown {
            *visibility = shown;
        }
        if let Some(wanted) = wanted
            && material.0 != *wanted
        {
            material.0 = wanted.clone();
        }
    }
}

enum Mark {
    Reach,
    Far,
    Answer,
}

fn mark_of(marks: &Marks, area: AreaId) -> Option<Mark> {
    let found = marks.highlights.as_ref()?.areas.iter().find(|mark| mark.area == area)?;
    Some(match found.cost {
        Some((_, 0)) => Mark::Reach,
        Some(_) => Mark::Far,
        None => Mark::Answer,
    })
}

/// With the reach overlay: where the miniature under the pointer could go by its points alone.
fn is_reached(session: &Session, panels: &Panels, area: AreaId) -> bool {
    let Some(Spot::Mini(mini)) = panels.hovered() else { return false };
    near(session.game(), mini, area)
}

fn near(game: &Game, mini: MiniId, area: AreaId) -> bool {
    let bonus = query::first_movement_bonus(game, mini);
    let from = game.state().minis.get(mini.index()).and_then(|mini| mini.area);
    from.and_then(|from| query::distance(game, from, area)).is_some_and(|distance| distance <= bonus)
}
