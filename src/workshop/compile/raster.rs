//! A sketch as a sheet of small squares, each of one Area or of none: here overlaps end, gaps close and hooks fall off.

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::geometry::Point;

/// The side of a square in millimeters.
pub(super) const SIDE: i32 = 2;
/// What no Area covers.
pub(super) const NOBODY: u8 = 0;

/// Squares, row by row, each with the Area that has it: its position in the brief and one.
#[derive(Clone)]
pub(super) struct Raster {
    pub(super) width: i32,
    pub(super) height: i32,
    squares: Vec<u8>,
}

impl Raster {
    /// The outlines as they are sketched; where two overlap, the smaller one wins.
    pub(super) fn paint(size: (i32, i32), sketches: &[Vec<Point>]) -> Raster {
        let (width, height) = ((size.0 + SIDE - 1) / SIDE, (size.1 + SIDE - 1) / SIDE);
        let mut raster = Raster { width, height, squares: vec![NOBODY; (width * height) as usize] };
        let mut by_size: Vec<usize> = (0..sketches.len()).collect();
        by_size.sort_by_key(|&at| -gotham_content::geometry::twice_area(&sketches[at]));
        for at in by_size {
            raster.fill(&sketches[at], at as u8 + 1);
        }
        raster
    }

    fn fill(&mut self, outline: &[Point], owner: u8) {
        for y in 0..self.height {
            let middle = f64::from(y * SIDE) + f64::from(SIDE) / 2.0;
            let mut meets: Vec<f64> = gotham_content::geometry::edges(outline)
                .filter_map(|edge| {
                    let (a, b) = (edge.0, edge.1);
                    let (ay, by) = (f64::from(a.1), f64::from(b.1));
                    ((ay <= middle) != (by <= middle))
                        .then(|| f64::from(a.0) + (middle - ay) / (by - ay) * f64::from(b.0 - a.0))
                })
                .collect();
            meets.sort_by(f64::total_cmp);
            for span in meets.chunks_exact(2) {
                let first = ((span[0] - 1.0) / f64::from(SIDE)).ceil() as i32;
                let end = ((span[1] - 1.0) / f64::from(SIDE)).ceil() as i32;
                for x in first.max(0)..end.min(self.width) {
                    self.set((x, y), owner);
                }
            }
        }
    }

    /// Who has a square; nobody beyond the sheet.
    pub(super) fn at(&self, (x, y): Point) -> u8 {
        let is_on = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        if is_on { self.squares[(y * self.width + x) as usize] } else { NOBODY }
    }

    pub(super) fn set(&mut self, (x, y): Point, owner: u8) {
        self.squares[(y * self.width + x) as usize] = owner;
    }

    fn places(&self) -> impl Iterator<Item = Point> + use<> {
        let width = self.width;
        (0..self.height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    /// Takes away what is thinner than twice a radius: hooks and spikes. An Area that is thin all over stays as it is.
    pub(super) fn open(&mut self, radius: i32) {
        let disc = disc(radius);
        let mut opened = vec![NOBODY; self.squares.len()];
        let beyond = |raster: &Raster, (x, y): Point| x < 0 || y < 0 || x >= raster.width || y >= raster.height;
        for place in self.places() {
            let owner = self.at(place);
            let fits = |&(dx, dy, _): &(i32, i32, i32)| {
                let there = (place.0 + dx, place.1 + dy);
                beyond(self, there) || self.at(there) == owner
            };
            if owner != NOBODY && disc.iter().all(fits) {
                for &(dx, dy, _) in &disc {
                    let there = (place.0 + dx, place.1 + dy);
                    if !beyond(self, there) {
                        opened[(there.1 * self.width + there.0) as usize] = owner;
                    }
                }
            }
        }
        let count = |squares: &[u8]| {
            let mut counts = [0usize; 256];
            squares.iter().for_each(|owner| counts[usize::from(*owner)] += 1);
            counts
        };
        let (before, after) = (count(&self.squares), count(&opened));
        for (at, square) in self.squares.iter_mut().enumerate() {
            let owner = usize::from(*square);
            if after[owner] * 10 >= before[owner] * 7 {
                *square = opened[at];
            }
        }
    }

    /// Gives the squares of a gap to the nearest Area, where two Areas that `may_touch` are no farther from each other than
    /// `reach` squares.
    pub(super) fn close(&mut self, reach: i32, may_touch: impl Fn(u8, u8) -> bool) {
        let disc = disc(reach);
        let before = self.clone();
        for place in before.places().filter(|&place| before.at(place) == NOBODY) {
            let mut near: Vec<Near> = Vec::new();
            for &(dx, dy, square) in &disc {
                let owner = before.at((place.0 + dx, place.1 + dy));
                if owner != NOBODY && !near.iter().any(|known| known.owner == owner) {
                    near.push(Near { owner, way: (f64::from(dx), f64::from(dy)), far: f64::from(square).sqrt() });
                }
            }
            let reach = f64::from(reach);
            let joins = near.iter().enumerate().any(|(at, one)| {
                near[at + 1..].iter().any(|other| one.faces(other, reach) && may_touch(one.owner, other.owner))
            });
            if let Some(near) = near.first().filter(|_| joins) {
                self.set(place, near.owner);
            }
        }
    }

    /// Leaves each Area its largest piece, and closes holes that one Area surrounds or that are smaller than `least`
    /// squares.
    pub(super) fn tidy(&mut self, least: usize) {
        let mut seen = vec![false; self.squares.len()];
        let mut pieces: Vec<(u8, Vec<Point>)> = Vec::new();
        for place in self.places() {
            if seen[(place.1 * self.width + place.0) as usize] {
                continue;
            }
            let owner = self.at(place);
            let (mut piece, mut open) = (Vec::new(), vec![place]);
            seen[(place.1 * self.width + place.0) as usize] = true;
            while let Some(here) = open.pop() {
                piece.push(here);
                for there in beside(here) {
                    let is_on = (0..self.width).contains(&there.0) && (0..self.height).contains(&there.1);
                    let at = (there.1 * self.width + there.0) as usize;
                    if is_on && !seen[at] && self.at(there) == owner {
                        seen[at] = true;
                        open.push(there);
                    }
                }
            }
            pieces.push((owner, piece));
        }
        let mut largest = [0usize; 256];
        for (owner, piece) in &pieces {
            largest[usize::from(*owner)] = largest[usize::from(*owner)].max(piece.len());
        }
        let mut lost: Vec<Point> = Vec::new();
        for (owner, piece) in pieces {
            let touches_rim = |&(x, y): &Point| x == 0 || y == 0 || x == self.width - 1 || y == self.height - 1;
            let around: Vec<u8> = {
                let others = piece.iter().flat_map(|&place| beside(place)).map(|place| self.at(place));
                let mut others: Vec<u8> = others.filter(|other| *other != owner).collect();
                others.sort_unstable();
                others.dedup();
                others
            };
            let is_hole =
                owner == NOBODY && !piece.iter().any(touches_rim) && (piece.len() < least || around.len() == 1);
            let is_corner = owner == NOBODY && piece.len() < least / 2;
            let is_shred = owner != NOBODY && piece.len() < largest[usize::from(owner)];
            if is_hole || is_shred || is_corner {
                lost.extend(piece);
            }
        }
        for &place in &lost {
            self.set(place, NOBODY);
        }
        self.grow_into(lost);
    }

    /// Gives places to the Areas beside them, from outside in.
    fn grow_into(&mut self, mut places: Vec<Point>) {
        while !places.is_empty() {
            let given: Vec<(Point, u8)> = places
                .iter()
                .filter_map(|&place| {
                    Some((place, beside(place).map(|there| self.at(there)).into_iter().find(|o| *o != NOBODY)?))
                })
                .collect();
            if given.is_empty() {
                return;
            }
            for (place, owner) in &given {
                self.set(*place, *owner);
            }
            places.retain(|&place| self.at(place) == NOBODY);
        }
    }

    /// Lets each square join the majority around it, and no two Areas meet across a corner alone.
    pub(super) fn smooth(&mut self, times: usize) {
        let disc = disc(2);
        for _ in 0..times {
            let before = self.clone();
            for place in before.places() {
                let mut counts = [0u8; 256];
                for &(dx, dy, _) in &disc {
                    let there = (place.0 + dx, place.1 + dy);
                    let is_on = (0..self.width).contains(&there.0) && (0..self.height).contains(&there.1);
                    if is_on {
                        counts[usize::from(before.at(there))] += 1;
                    }
                }
                let own = counts[usize::from(before.at(place))];
                if let Some((owner, count)) = counts.iter().enumerate().max_by_key(|(_, count)| **count)
                    && *count > own + 2
                {
                    self.set(place, owner as u8);
                }
            }
        }
        self.part_corners();
    }

    pub(super) fn part_corners(&mut self) {
        for _ in 0..8 {
            let mut is_changed = false;
            for (x, y) in self.places().filter(|&(x, y)| x > 0 && y > 0) {
                let [a, b, c, d] = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)].map(|place| self.at(place));
                if (a == d && a != b && a != c) || (b == c && b != a && b != d) {
                    // An Area keeps both; of two Areas, the one from the upper left.
                    if a == d && a != NOBODY {
                        self.set((x, y - 1), a);
                    } else {
                        self.set((x, y), b);
                    }
                    is_changed = true;
                }
            }
            if !is_changed {
                return;
            }
        }
    }

    /// Which two Areas have squares beside each other, at least this many.
    pub(super) fn touching(&self, least: usize) -> BTreeSet<(u8, u8)> {
        let mut counts: BTreeMap<(u8, u8), usize> = BTreeMap::new();
        for (x, y) in self.places() {
            let here = self.at((x, y));
            for there in [self.at((x + 1, y)), self.at((x, y + 1))] {
                if here != NOBODY && there != NOBODY && here != there {
                    *counts.entry((here.min(there), here.max(there))).or_default() += 1;
                }
            }
        }
        counts.into_iter().filter(|(_, count)| *count >= least).map(|(pair, _)| pair).collect()
    }

    /// How many squares each Area has, by its position in the brief.
    pub(super) fn room(&self, count: usize) -> Vec<usize> {
        let mut room = vec![0; count + 1];
        self.squares.iter().for_each(|owner| room[usize::from(*owner)] += 1);
        room.remove(0);
        room
    }
}

/// An Area near a square of a gap: which way, and how far.
struct Near {
    owner: u8,
    way: (f64, f64),
    far: f64,
}

impl Near {
    /// Whether the gap between two Areas is no wider than `reach` here, with one on either side of it.
    fn faces(&self, other: &Near, reach: f64) -> bool {
        let dot = self.way.0 * other.way.0 + self.way.1 * other.way.1;
        self.far + other.far <= reach + 1.0 && dot <= -0.4 * self.far * other.far
    }
}

fn beside((x, y): Point) -> [Point; 4] {
    [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
}

/// The places within a radius, the nearest first, each with the square of its distance.
fn disc(radius: i32) -> Vec<(i32, i32, i32)> {
    let all = (-radius..=radius).flat_map(|dy| (-radius..=radius).map(move |dx| (dx, dy, dx * dx + dy * dy)));
    let mut disc: Vec<_> = all.filter(|(_, _, square)| *square <= radius * radius).collect();
    disc.sort_by_key(|(_, _, square)| *square);
    disc
}
