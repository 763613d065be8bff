//! Rooms that go away from the viewer: where a line of sight meets their floor and walls.

use bevy::math::Vec2;

/// What a line of sight meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Face {
    /// The wall at the other end.
    End,
    /// The floor.
    Floor,
    /// The ceiling.
    Ceiling,
    /// A wall at either side.
    Wall,
}

/// A box of a room seen from its one end: everything runs together at one spot of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Room {
    /// The spot.
    pub end: Vec2,
    /// Half its width.
    pub wide: f32,
    /// How far its floor is below the eye, and its ceiling above it.
    pub floor: f32,
    pub ceiling: f32,
    /// How long it is.
    pub long: f32,
}

/// Where a line of sight ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Hit {
    /// What is there.
    pub face: Face,
    /// How far away.
    pub depth: f32,
    /// How far right of the eye and how far below it.
    pub at: Vec2,
}

impl Room {
    /// What is seen at a spot of the picture.
    pub(super) fn hit(&self, at: Vec2) -> Hit {
        let way = at - self.end;
        let across = self.wide / way.x.abs().max(1e-4);
        let (down, level) = if way.y > 0.0 {
            (self.floor / way.y, Face::Floor)
        } else {
            (self.ceiling / -way.y.min(-1e-4), Face::Ceiling)
        };
        let (depth, face) = match (across, down) {
            _ if across.min(down) > self.long => (self.long, Face::End),
            _ if across < down => (across, Face::Wall),
            _ => (down, level),
        };
        Hit { face, depth, at: way * depth }
    }
}
