//! What lies near a line: the plane cut into squares, each with the places in a list of what touches it. A line looks
//! only into the squares on its way, however many pieces of boundary a board has.

use gotham_content::geometry::Segment;

/// The most squares along either side.
const MOST: usize = 128;

/// Pieces, or points as pieces of no length, by the squares that they touch.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Grid {
    /// How long the side of a square is.
    side: i32,
    /// How many there are along either side.
    count: i32,
    /// Column by column.
    squares: Vec<Vec<u32>>,
}

impl Grid {
    /// Squares, about as many as there are pieces. No coordinate is negative.
    pub(super) fn of(pieces: impl Iterator<Item = Segment> + Clone) -> Grid {
        let ends = pieces.clone().flat_map(|Segment(a, b)| [a.0, a.1, b.0, b.1]);
        let count = pieces.clone().count().isqrt().clamp(1, MOST);
        let side = ends.max().unwrap_or(0) / count as i32 + 1;
        let mut grid = Grid { side, count: count as i32, squares: vec![Vec::new(); count * count] };
        for (at, piece) in (0u32..).zip(pieces) {
            for square in grid.on_the_way(piece) {
                grid.squares[square].push(at);
            }
        }
        grid
    }

    /// The places of all that a line may meet, some of them more than once.
    pub(super) fn near(&self, line: Segment) -> impl Iterator<Item = usize> {
        self.on_the_way(line).flat_map(|square| &self.squares[square]).map(|at| *at as usize)
    }

    /// The squares that a line touches, and perhaps some beside them.
    fn on_the_way(&self, line: Segment) -> impl Iterator<Item = usize> + use<> {
        let (side, count) = (self.side, self.count);
        let Segment(start, end) = line.ordered();
        (start.0 / side..=end.0 / side).flat_map(move |column| {
            let (from, to) = (start.0.max(column * side), end.0.min((column + 1) * side));
            let (top, bottom) = heights(start, end, from, to);
            (top / side..=bottom / side).map(move |row| (column * count + row) as usize)
        })
    }
}

/// Between which heights a line lies where it goes from one x to another, no line going to the left: rounded outward.
fn heights(start: (i32, i32), end: (i32, i32), from: i32, to: i32) -> (i32, i32) {
    let (length, rise) = (i64::from(end.0 - start.0), i64::from(end.1 - start.1));
    if length == 0 {
        return (start.1.min(end.1), start.1.max(end.1));
    }
    let at = |x: i32| start.1 + (i64::from(x - start.0) * rise).div_euclid(length) as i32;
    let (one, other) = (at(from), at(to));
    (one.min(other), (one.max(other) + 1).min(start.1.max(end.1)))
}
