//! What a map shows, and where that is on the screen.

use egui::{Pos2, vec2};

use gotham_content::Map;
use gotham_content::geometry::Point;
use gotham_rules::board::Board;

/// What a map shows besides its marks.
#[derive(Clone, Copy)]
pub(crate) struct Chart<'a> {
    /// The map.
    pub map: &'a Map,
    /// The board as it is.
    pub board: &'a Board,
}

impl Chart<'_> {
    /// How high the map is at a width.
    pub(crate) fn height(&self, width: f32) -> f32 {
        width * self.map.size.1 as f32 / self.map.size.0.max(1) as f32
    }
}

/// Where millimeters of the board are on the screen.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    /// Where the board begins, at the left above.
    pub origin: Pos2,
    /// Points in a millimeter.
    pub points: f32,
}

impl Scale {
    /// Where a place of the board is on the screen.
    pub(super) fn at(self, point: Point) -> Pos2 {
        self.origin + vec2(point.0 as f32, point.1 as f32) * self.points
    }

    /// Which place of the board is there on the screen.
    pub(super) fn back(self, at: Pos2) -> Point {
        let millimeters = (at - self.origin) / self.points;
        (millimeters.x as i32, millimeters.y as i32)
    }
}
