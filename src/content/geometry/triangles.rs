//! Cuts an outline into triangles by clipping its ears.

use super::{Point, cross, twice_area};

/// The triangles of a simple outline.
pub fn triangles(outline: &[Point]) -> Vec<[Point; 3]> {
    let mut ring: Vec<Point> = outline.to_vec();
    ring.dedup();
    if signed(&ring) < 0 {
        ring.reverse();
    }
    let mut cut = Vec::with_capacity(ring.len());
    while ring.len() > 3 {
        let count = ring.len();
        let corner = |at: usize| [ring[(at + count - 1) % count], ring[at], ring[(at + 1) % count]];
        // Corners on a straight edge enclose nothing: they go first.
        let flat = (0..count).find(|&at| twice_area(&corner(at)) == 0);
        let ear = flat.or_else(|| (0..count).find(|&at| is_ear(&ring, corner(at))));
        let Some(at) = ear else { break };
        if flat.is_none() {
            cut.push(corner(at));
        }
        ring.remove(at);
    }
    if ring.len() == 3 {
        cut.push([ring[0], ring[1], ring[2]]);
    }
    cut
}

fn signed(ring: &[Point]) -> i64 {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| cross((0, 0), *a, *b)).sum()
}

fn is_ear(ring: &[Point], [a, b, c]: [Point; 3]) -> bool {
    let inside = |p: Point| cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0;
    cross(a, b, c) > 0 && !ring.iter().any(|&p| p != a && p != b && p != c && inside(p))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triangles_cover_a_bent_outline() {
        let outline = [(0, 0), (20, 0), (40, 0), (40, 20), (20, 20), (20, 40), (0, 40)];
        let covered: i64 = triangles(&outline).iter().map(|t| twice_area(t)).sum();
        assert_eq!(covered, twice_area(&outline));
    }
}
