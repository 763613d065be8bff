//! Areas light up: within reach for few or for many cubes, an answer to the question, under the pointer.

use bevy::prelude::*;

use super::marks::Marks;
use crate::table::bright::Bright;
use crate::table::components::AreaOf;
use crate::table::materials::Materials;
use crate::table::panel_memory::Panels;
use gotham_panels::Spot;
use gotham_rules::board::AreaId;

/// Shows and hides the Areas' own meshes.
pub(super) fn light_up(
    marks: Res<Marks>,
    panels: Res<Panels>,
    materials: Res<Materials>,
    mut areas: Query<(&AreaOf, &mut Visibility, &mut MeshMaterial3d<Bright>)>,
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
    let found = marks.areas().iter().find(|mark| mark.area == area)?;
    Some(match found.cost {
        Some((_, 0)) => Mark::Reach,
        Some(_) => Mark::Far,
        None => Mark::Answer,
    })
}
