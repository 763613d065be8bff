//! What the pointer is on, and clicks on the board.

use bevy::ecs::system::SystemParam;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::components::{AreaOf, MiniatureOf, TokenOf};
use super::panel_memory::Panels;
use super::sculpt::BASE;
use gotham_panels::{Gesture, Spot};

/// Things on the board, by entity.
type Thing = (Option<&'static MiniatureOf>, Option<&'static TokenOf>, Option<&'static AreaOf>);

/// What can be pointed at, and where each figure stands.
#[derive(SystemParam)]
struct Spots<'w, 's> {
    things: Query<'w, 's, Thing>,
    figures: Query<'w, 's, (&'static MiniatureOf, &'static GlobalTransform)>,
}

/// How near its middle a figure's base is meant, in units: its legs leave gaps, through which one would see the floor.
const AROUND: f32 = BASE * 1.3;

/// Watches the pointer.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, point.after(bevy::picking::PickingSystems::Hover)).add_observer(click);
}

impl Spots<'_, '_> {
    /// What was hit there. Who hits the floor right beside a figure's feet means the figure.
    fn hit(&self, entity: Entity, at: Option<Vec3>) -> Option<Spot> {
        match self.things.get(entity).ok()? {
            (Some(mini), ..) => Some(Spot::Mini(mini.0)),
            (_, Some(token), _) => Some(Spot::Token(token.0)),
            (.., Some(area)) => Some(at.and_then(|at| self.standing_at(at)).unwrap_or(Spot::Area(area.0))),
            _ => None,
        }
    }

    fn standing_at(&self, at: Vec3) -> Option<Spot> {
        let far = |place: &GlobalTransform| place.translation().distance(at);
        let nearest = self.figures.iter().min_by(|(_, a), (_, b)| far(a).total_cmp(&far(b)));
        nearest.filter(|(_, place)| far(place) < AROUND).map(|(mini, _)| Spot::Mini(mini.0))
    }
}

/// The nearest thing under the pointer; `None` while a panel is in between.
fn point(hovers: Res<HoverMap>, spots: Spots, mut panels: ResMut<Panels>) {
    let all = hovers.values().flat_map(|found| found.iter());
    let nearest = all.min_by(|a, b| a.1.depth.total_cmp(&b.1.depth));
    let pointed = nearest.and_then(|(entity, hit)| spots.hit(*entity, hit.position));
    if panels.pointed != pointed {
        panels.pointed = pointed;
    }
}

/// How far a finger may slip during a tap.
const SLIP: f32 = 12.0;

fn click(click: On<Pointer<Click>>, spots: Spots, touches: Res<Touches>, mut panels: ResMut<Panels>) {
    if click.button == PointerButton::Primary
        && !has_turned(&touches, click.pointer_id)
        && let Some(spot) = spots.hit(click.entity, click.hit.position)
    {
        panels.inbox.push(Gesture::Pick(spot).into());
    }
}

/// A finger that has turned the camera means nothing when it lifts.
fn has_turned(touches: &Touches, pointer: PointerId) -> bool {
    let PointerId::Touch(finger) = pointer else { return false };
    touches.get_released(finger).is_some_and(|touch| touch.distance().length() > SLIP)
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use gotham_rules::MiniId;
    use gotham_rules::board::AreaId;

    /// A click between a figure's feet is one on the figure, a step beside it is one on the floor.
    #[test]
    fn the_floor_between_the_feet_belongs_to_the_figure() {
        let mut world = World::new();
        let floor = world.spawn(AreaOf(AreaId(3))).id();
        world.spawn((MiniatureOf(MiniId(5)), GlobalTransform::from_xyz(1.0, 0.4, 2.0)));
        let hit = move |spots: Spots, at: Vec3| spots.hit(floor, Some(at));
        for (x, spot) in [(1.05, Spot::Mini(MiniId(5))), (1.4, Spot::Area(AreaId(3)))] {
            let found = world.run_system_once(move |spots: Spots| hit(spots, Vec3::new(x, 0.4, 2.0)));
            assert_eq!(found.expect("the system"), Some(spot));
        }
    }
}
