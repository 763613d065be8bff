//! One Area, as the rules and the table read it. R2 IV.C.

use gotham_content::geometry::{Place, Point, distance_squared, distance_squared_to, edges, locate};
pub use gotham_content::index::AreaId;
use gotham_content::{AreaName, Text};

/// What an Area is like. R2 IV.C.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// The id that files use.
    pub name_id: AreaName,
    /// The name for people.
    pub title: Text,
    /// Elevation level.
    pub elevation: i8,
    /// Occupation limit. R2 VII.A.2.
    pub limit: u8,
    /// Level of Difficult Terrain. R2 VII.A.3.
    pub difficult: u8,
    /// Level of Dangerous Terrain. R2 XI.B.
    pub dangerous: u8,
    /// Whether it blocks every line through it. R2 XI.A.2.
    pub obstruction: bool,
    /// The corners in order.
    pub outline: Vec<Point>,
    /// The Line of Sight markers.
    pub markers: Vec<gotham_content::Marker>,
    /// The roomiest spot: where a name or the first miniature stands.
    pub centre: Point,
}

impl Area {
    pub(super) fn new(area: &gotham_content::Area) -> Self {
        Self {
            name_id: area.id.clone(),
            title: area.name.clone(),
            elevation: area.elevation,
            limit: area.limit,
            difficult: area.difficult,
            dangerous: area.dangerous,
            obstruction: area.obstruction,
            outline: area.outline.clone(),
            markers: area.markers.clone(),
            centre: roomiest_spot(&area.outline),
        }
    }
}

/// How many steps the search for the roomiest spot takes along each side of the box around an outline.
const STEPS: i32 = 16;

/// The point inside an outline that is farthest from its edges, on a grid; if there are several, the one nearest the
/// middle.
fn roomiest_spot(outline: &[Point]) -> Point {
    let least = |pick: fn(&Point) -> i32| outline.iter().map(pick).min().unwrap_or(0);
    let most = |pick: fn(&Point) -> i32| outline.iter().map(pick).max().unwrap_or(0);
    let (left, right, top, bottom) = (least(|p| p.0), most(|p| p.0), least(|p| p.1), most(|p| p.1));
    let middle = ((left + right) / 2, (top + bottom) / 2);
    let grid = (0..=STEPS)
        .flat_map(|row| (0..=STEPS).map(move |column| (column, row)))
        .map(|(column, row)| (left + (right - left) * column / STEPS, top + (bottom - top) * row / STEPS));
    let mut best = None;
    for spot in grid {
        let roominess = (room_around(outline, spot), -distance_squared(spot, middle));
        // Whether it lies inside takes longest to find out, so only the best so far are asked.
        if best.is_none_or(|(known, _)| roominess >= known) && locate(outline, spot) == Place::Inside {
            best = Some((roominess, spot));
        }
    }
    best.map_or(middle, |(_, spot)| spot)
}

/// The square of the distance from a spot to the nearest edge, rounded down.
fn room_around(outline: &[Point], spot: Point) -> i64 {
    edges(outline).map(|edge| distance_squared_to(edge, spot)).min().unwrap_or(0)
}

/// Two Areas, the lower first.
pub(super) fn in_order(a: AreaId, b: AreaId) -> (AreaId, AreaId) {
    (a.min(b), a.max(b))
}
