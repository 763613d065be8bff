//! What the pointer is on, and clicks on the board.

use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::components::{AreaOf, MiniatureOf, TokenOf};
use super::panel_memory::Panels;
use gotham_panels::{Gesture, Spot};

/// Things on the board, by entity.
type Spots<'w, 's> = Query<'w, 's, (Option<&'static MiniatureOf>, Option<&'static TokenOf>, Option<&'static AreaOf>)>;

/// Watches the pointer.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, point.after(bevy::picking::PickingSystems::Hover)).add_observer(click);
}

fn spot_of(spots: &Spots, entity: Entity) -> Option<Spot> {
    match spots.get(entity).ok()? {
        (Some(mini), ..) => Some(Spot::Mini(mini.0)),
        (_, Some(token), _) => Some(Spot::Token(token.0)),
        (.., Some(area)) => Some(Spot::Area(area.0)),
        _ => None,
    }
}

/// The nearest thing under the pointer; `None` while a panel is in between.
fn point(hovers: Res<HoverMap>, spots: Spots, mut panels: ResMut<Panels>) {
    let all = hovers.values().flat_map(|found| found.iter());
    let nearest = all.min_by(|a, b| a.1.depth.total_cmp(&b.1.depth));
    let pointed = nearest.and_then(|(entity, _)| spot_of(&spots, *entity));
    if panels.pointed != pointed {
        panels.pointed = pointed;
    }
}

/// How far a finger may slip during a tap.
const SLIP: f32 = 12.0;

fn click(click: On<Pointer<Click>>, spots: Spots, touches: Res<Touches>, mut panels: ResMut<Panels>) {
    if click.button == PointerButton::Primary
        && !has_turned(&touches, click.pointer_id)
        && let Some(spot) = spot_of(&spots, click.entity)
    {
        panels.inbox.push(Gesture::Pick(spot).into());
    }
}

/// A finger that has turned the camera means nothing when it lifts.
fn has_turned(touches: &Touches, pointer: PointerId) -> bool {
    let PointerId::Touch(finger) = pointer else { return false };
    touches.get_released(finger).is_some_and(|touch| touch.distance().length() > SLIP)
}
