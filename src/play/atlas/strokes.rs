//! The lines of a drawing and what they are drawn with.

use gotham_content::BoundaryKind;
use gotham_content::geometry::Point;

/// The colors of special Moves and of markers.
pub(super) const MOVE: &str = "#8a1020";
pub(super) const MARKER: &str = "#1c6fd1";

/// How a line is drawn.
#[derive(Clone, Copy)]
pub(super) struct Stroke {
    pub(super) color: &'static str,
    /// Its width in tenths of a millimeter.
    pub(super) tenths: i32,
    /// Its dashes as SVG writes them; none if empty.
    pub(super) dashes: &'static str,
}

impl Stroke {
    pub(super) const fn plain(color: &'static str, width: i32) -> Stroke {
        Stroke { color, tenths: width * 10, dashes: "" }
    }

    pub(super) fn line(self, (x1, y1): Point, (x2, y2): Point) -> String {
        let dashes = match self.dashes {
            "" => String::new(),
            dashes => format!(" stroke-dasharray=\"{dashes}\""),
        };
        let (color, whole, part) = (self.color, self.tenths / 10, self.tenths % 10);
        format!(
            "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{color}\" stroke-width=\"{whole}.{part}\"{dashes}/>\n"
        )
    }
}

/// A door, and what is drawn over it while it is open; links and shafts.
pub(super) const DOOR: Stroke = Stroke::plain("#1f8a4c", 7);
pub(super) const OPENING: Stroke = Stroke::plain("#ffffff", 3);
pub(super) const WAY: Stroke = Stroke { color: "#2fae68", tenths: 20, dashes: "2 4" };

/// How a boundary between two Areas is drawn.
pub(super) fn stroke(kind: BoundaryKind) -> Stroke {
    let (color, tenths, dashes) = match kind {
        BoundaryKind::White => ("#ffffff", 25, ""),
        BoundaryKind::Orange => ("#ff8c1a", 35, ""),
        BoundaryKind::Red => ("#d11f2f", 25, "6 3"),
        BoundaryKind::Wall(1) => ("#7a4a2e", 40, ""),
        BoundaryKind::Wall(2) => ("#5c3218", 50, ""),
        BoundaryKind::Wall(_) => ("#3d1d0a", 60, ""),
        BoundaryKind::SolidWall => ("#101418", 50, ""),
    };
    Stroke { color, tenths, dashes }
}
