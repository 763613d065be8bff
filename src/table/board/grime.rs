//! What a city leaves on its floors: stains, puddles, scraps of paper, and the grates that steam rises from.

use bevy::math::{Vec2, Vec3};

use super::canvas::{Canvas, clouds, grain};
use super::outline::Outline;
use crate::table::look::grime as look;
use gotham_content::map::{Floor, Map};
use gotham_rules::board::{AreaId, Board};

/// How far dirt reaches from the rim of an Area, in millimeters.
const CORNER: f32 = 15.0;
/// The cells in which there may be a scrap of paper, in millimeters, and in how many there is one.
const SCRAPS: (f32, f32) = (36.0, 0.3);
/// Half the size of a grate, how far apart its bars are, and how near and far from the rim of its Area it may lie.
const GRATE: Vec2 = Vec2::new(8.0, 5.0);
const BARS: f32 = 2.2;
const ASIDE: (f32, f32) = (10.0, 18.0);
/// This many Areas at most have one.
const MOST: usize = 7;

/// Paints all of it.
pub(super) fn litter(canvas: &mut Canvas, map: &Map, board: &Board, outlines: &[Outline]) {
    for (area, outline) in board.areas().zip(outlines) {
        let dry = dry(map.floor_of(area));
        canvas.paint(outline.least, outline.most, |at, old| {
            if !outline.holds(at) {
                return old;
            }
            let bare = scrap(at).unwrap_or(old);
            let deep = clouds(at + 90.0, 27.0);
            // Only where it might be deep enough is it worth looking closer.
            if deep + 0.25 < dry {
                return bare;
            }
            let puddle = ((deep + 0.25 * clouds(at, 8.0) - dry) * 14.0).clamp(0.0, 1.0);
            bare.lerp(look::PUDDLE, puddle * look::WET)
        });
    }
    for (middle, _) in vents(map, board, outlines) {
        canvas.paint(middle - GRATE, middle + GRATE, |at, _| {
            let off = (at - middle).abs() / GRATE;
            let is_bar = off.max_element() > 0.85 || (at.x - middle.x).rem_euclid(BARS) < 0.8;
            if is_bar { look::GRATE } else { look::SHAFT }
        });
    }
}

/// What dirt leaves of the color of a floor at a place.
pub(super) fn dirt(outline: &Outline, at: Vec2) -> Vec3 {
    let patch = clouds(at + 300.0, 17.0) * 0.6 + clouds(at, 5.0) * 0.4;
    let corner = (1.0 - outline.distance(at) / CORNER).max(0.0);
    let dirt = ((patch - 0.52) * 3.0 + corner * 0.8).clamp(0.0, 1.0) * look::STRENGTH;
    Vec3::ONE - (Vec3::ONE - look::DIRT) * dirt
}

/// How deep a hollow must be before there is a puddle in it; none is deeper than 1.25.
fn dry(floor: Floor) -> f32 {
    match floor {
        Floor::Asphalt => 0.88,
        Floor::Pavement | Floor::Roof => 0.94,
        Floor::Rails | Floor::Concrete | Floor::Tiles => 1.0,
        _ => 1.25,
    }
}

/// The color of a scrap of paper, where one lies.
fn scrap(at: Vec2) -> Option<Vec3> {
    let cell = (at / SCRAPS.0).floor();
    let chance = |salt: i32| grain(cell.x as i32 * 7 + salt, cell.y as i32 * 13 - salt);
    if chance(1) > SCRAPS.1 {
        return None;
    }
    let middle = (cell + 0.2 + 0.6 * Vec2::new(chance(2), chance(3))) * SCRAPS.0;
    let own = Vec2::from_angle(chance(4) * 6.3).rotate(at - middle).abs();
    let size = Vec2::new(1.3 + 1.6 * chance(5), 1.0 + 1.2 * chance(6));
    own.cmple(size).all().then(|| look::SCRAP * (0.5 + 0.5 * chance(7)))
}

/// Where steam rises, in millimeters of the board: near the rims of streets and tracks.
pub(super) fn vents(map: &Map, board: &Board, outlines: &[Outline]) -> Vec<(Vec2, AreaId)> {
    let mut places: Vec<(Vec2, AreaId)> = board
        .areas()
        .filter(|area| is_street(map.floor_of(*area)))
        .filter_map(|area| Some((vent(&outlines[area.index()])?, area)))
        .collect();
    places.sort_by(|(one, _), (other, _)| luck(*one).total_cmp(&luck(*other)));
    places.truncate(MOST);
    places
}

/// Whether there is a grate beside it: streets, and what runs below them.
fn is_street(floor: Floor) -> bool {
    matches!(floor, Floor::Asphalt | Floor::Pavement | Floor::Rails | Floor::Puddle)
}

/// The luckiest place near the rim of an Area.
fn vent(outline: &Outline) -> Option<Vec2> {
    let size = ((outline.most - outline.least) / 6.0).ceil();
    let places = (0..size.x as i32).flat_map(|x| (0..size.y as i32).map(move |y| (x, y)));
    let places = places.map(|(x, y)| outline.least + Vec2::new(x as f32, y as f32) * 6.0);
    let fits = |at: &Vec2| outline.holds(*at) && (ASIDE.0..ASIDE.1).contains(&outline.distance(*at));
    places.filter(fits).min_by(|one, other| luck(*one).total_cmp(&luck(*other)))
}

fn luck(at: Vec2) -> f32 {
    grain(at.x as i32 * 3 + 1, at.y as i32 * 5 + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steam_rises_in_some_streets() {
        for map in gotham_embedded::catalogue().maps.iter() {
            let board = Board::new(map);
            let outlines: Vec<Outline> = board.areas().map(|area| Outline::of(&board.area(area).outline)).collect();
            let vents = vents(map, &board, &outlines);
            let streets = board.areas().filter(|area| is_street(map.floor_of(*area))).count();
            let least = if streets > 2 { 2 } else { 0 };
            assert!((least..=MOST).contains(&vents.len()), "{}: {} in {streets} streets", map.id, vents.len());
            assert!(vents.iter().all(|(at, area)| outlines[area.index()].distance(*at) >= ASIDE.0), "{}", map.id);
        }
    }
}
