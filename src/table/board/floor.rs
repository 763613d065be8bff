//! What each kind of floor looks like, pixel by pixel.

use bevy::math::{Vec2, Vec3};

use super::canvas::{clouds, grain};
use crate::table::look::floor as look;
use gotham_content::map::Floor;

/// The breadth of a tent's stripes, in millimeters, and how far apart the stitches of its seams are.
pub(super) const CANVAS_STRIPE: f32 = 14.0;
const STITCHES: f32 = 3.0;
/// How far from its rim a tent is highest, and where the seam runs.
const RIDGE: f32 = 62.0;
const SEAM: f32 = 9.0;

/// How far apart the folds of a container's roof are, and how broad a barrel is.
const FOLD: f32 = 5.0;
const BARREL: f32 = 14.0;

/// How far apart the drops on a puddle are, in millimeters, and how broad and long a light is in it.
const RIPPLES: f32 = 30.0;
const STREAK: Vec2 = Vec2::new(10.0, 70.0);

/// The color of a floor at a place, in millimeters of the board.
pub(super) fn color(floor: Floor, at: Vec2) -> Vec3 {
    let worn = 0.82 + 0.3 * clouds(at, 23.0) + 0.1 * (grain((at.x * 2.5) as i32, (at.y * 2.5) as i32) - 0.5);
    worn * match floor {
        Floor::Asphalt => asphalt(at),
        Floor::Pavement => slabs(at, 14.0, look::PAVEMENT, 0.55),
        Floor::Tiles => slabs(at, 7.0, checkered(at, 7.0), 0.6),
        Floor::Concrete => look::CONCRETE * (0.8 + 0.4 * clouds(at, 9.0)),
        Floor::Rails => rails(at),
        Floor::Steel => steel(at),
        Floor::Stairs => stairs(at),
        Floor::Wood => boards(at),
        Floor::Carpet => look::CARPET * (0.85 + 0.3 * grain(at.x as i32, at.y as i32)),
        Floor::Grass => look::GRASS * (0.6 + 0.8 * clouds(at, 3.0)),
        Floor::Roof => look::ROOF * if at.y.rem_euclid(22.0) < 0.9 { 0.6 } else { 1.0 },
        Floor::Water => look::WATER * (0.6 + 0.9 * clouds(at + Vec2::splat(5.0 * clouds(at, 11.0)), 6.0)),
        Floor::Marble => marble(at),
        Floor::Brick => bricks(at),
        Floor::Canvas => tent(at),
        Floor::Dirt => look::DIRT * (0.6 + 0.7 * clouds(at, 8.0)),
        Floor::Acid => look::ACID * (0.55 + 1.0 * clouds(at + Vec2::splat(9.0 * clouds(at, 13.0)), 8.0)),
        Floor::Stone => rock(at),
        Floor::Puddle => puddle(at),
        Floor::Gravel => gravel(at),
        Floor::Container => look::CONTAINER * if at.x.rem_euclid(FOLD) < FOLD / 2.0 { 0.7 } else { 1.1 },
        Floor::Barrels => lids(at),
        Floor::Sawdust => look::SAWDUST * (0.7 + 0.5 * clouds(at, 7.0)),
    }
}

/// Wet asphalt with puddles that shine.
fn asphalt(at: Vec2) -> Vec3 {
    let puddle = ((clouds(at, 34.0) - 0.62) * 8.0).clamp(0.0, 1.0);
    let stones = 0.75 + 0.5 * grain((at.x * 1.7) as i32, (at.y * 1.7) as i32);
    (look::ASPHALT.0 * stones).lerp(look::ASPHALT.1, puddle)
}

/// Ground under standing water: stones at its rim, and what shines over it, drawn out toward the viewer and broken by drops.
fn puddle(at: Vec2) -> Vec3 {
    let (sky, lights) = look::PUDDLE;
    let stones = look::ASPHALT.0 * (0.6 + 0.5 * grain((at.x * 1.7) as i32, (at.y * 1.7) as i32));
    let deep = ((0.7 * clouds(at + 40.0, 38.0) + 0.3 * clouds(at, 11.0) - 0.3) * 9.0).clamp(0.0, 1.0);
    // rings around drops: each is somewhere in a cell of its own, and one cell in three has none
    let cell = (at / RIPPLES).floor();
    let chance = |salt: i32| grain(cell.x as i32 * 5 + salt, cell.y as i32 * 9 - salt);
    let far = at.distance((cell + 0.3 + 0.4 * Vec2::new(chance(1), chance(2))) * RIPPLES);
    let reach = RIPPLES * 0.3 * (0.4 + 0.6 * chance(3));
    let ring = if chance(4) > 0.34 && far < reach { (far * 2.0).sin() * (1.0 - far / reach) } else { 0.0 };
    // a light stands in a column of its own, and wavers
    let across = (at.x + 1.1 * (at.y * 0.21).sin() + 2.0 * (clouds(at, 9.0) - 0.5) + 1.5 * ring) / STREAK.x;
    let column = (across.floor() as i32, (at.y / STREAK.y + grain(across.floor() as i32, 3)).floor() as i32);
    let is_lit = grain(column.0 * 3, column.1 * 7) > 0.58;
    let along = (at.y / STREAK.y + grain(across.floor() as i32, 3)).fract();
    let narrow = 1.0 - (2.0 * across.fract() - 1.0).abs();
    let broken = 0.35 + 0.65 * clouds(at * Vec2::new(0.25, 1.0), 4.0);
    let bright = narrow * narrow * narrow * (4.0 * along * (1.0 - along)) * broken;
    let light = lights[(grain(column.0, column.1) * lights.len() as f32) as usize % lights.len()];
    let water = sky * (0.8 + 0.5 * clouds(at, 24.0) + 0.5 * ring) + if is_lit { light * bright } else { Vec3::ZERO };
    stones.lerp(water, deep)
}

/// Slabs with dark joints, each in its own shade.
fn slabs(at: Vec2, size: f32, color: Vec3, joint: f32) -> Vec3 {
    let cell = (at / size).floor();
    let inside = at.rem_euclid(Vec2::splat(size));
    let own = 0.9 + 0.2 * grain(cell.x as i32, cell.y as i32);
    color * if inside.min_element() < 0.6 { joint } else { own }
}

fn checkered(at: Vec2, size: f32) -> Vec3 {
    let cell = (at / size).floor();
    let pale = (cell.x + cell.y).rem_euclid(2.0) < 0.5;
    if pale { look::TILES.0 } else { look::TILES.1 }
}

/// Ties in gravel, and two rails along the board's length for every 42 mm.
fn rails(at: Vec2) -> Vec3 {
    let ((ballast, sleeper, rail), across) = (look::RAILS, at.y.rem_euclid(42.0));
    if [11.0, 31.0].iter().any(|rail| (across - rail).abs() < 1.1) {
        return rail;
    }
    if at.x.rem_euclid(11.0) < 4.2 && (5.0..37.0).contains(&across) {
        return sleeper * (0.8 + 0.4 * grain((at.x / 11.0) as i32, (at.y * 1.3) as i32));
    }
    ballast * (0.45 + 1.1 * grain((at.x * 0.8) as i32, (at.y * 0.8) as i32))
}

/// Checker plate.
fn steel(at: Vec2) -> Vec3 {
    let turned = Vec2::new(at.x + at.y, at.x - at.y).rem_euclid(Vec2::splat(5.0));
    let knob = turned.x < 1.2 && turned.y < 3.4;
    look::STEEL * if knob { 1.45 } else { 1.0 }
}

/// Steps across the board's length.
fn stairs(at: Vec2) -> Vec3 {
    let step = at.x.rem_euclid(8.0) / 8.0;
    let (stone, edge) = look::STAIRS;
    if step < 0.12 { edge } else { stone * (1.25 - 0.75 * step) }
}

/// Long boards.
fn boards(at: Vec2) -> Vec3 {
    let row = (at.y / 6.0).floor();
    let along = at.x + 37.0 * grain(row as i32, 7);
    let own = 0.75 + 0.5 * grain((along / 44.0).floor() as i32, row as i32);
    let joint = at.y.rem_euclid(6.0) < 0.5 || along.rem_euclid(44.0) < 0.6;
    look::WOOD * if joint { 0.35 } else { own }
}

/// Large polished slabs with veins.
fn marble(at: Vec2) -> Vec3 {
    let bent = at + Vec2::splat(14.0 * clouds(at, 19.0));
    let vein = (clouds(bent, 9.0) - 0.5).abs() < 0.03;
    slabs(at, 20.0, look::MARBLE * if vein { 0.72 } else { 1.0 }, 0.7)
}

/// Bricks in rows, every second one half a brick further.
fn bricks(at: Vec2) -> Vec3 {
    let row = (at.y / 4.0).floor();
    let along = at.x + 4.5 * (row.rem_euclid(2.0));
    let own = 0.8 + 0.4 * grain((along / 9.0).floor() as i32, row as i32);
    let joint = at.y.rem_euclid(4.0) < 0.5 || along.rem_euclid(9.0) < 0.6;
    look::BRICK * if joint { 0.45 } else { own }
}

/// Rock, with cracks where two of its folds meet.
fn rock(at: Vec2) -> Vec3 {
    let fold = clouds(at + Vec2::splat(20.0 * clouds(at, 31.0)), 16.0);
    let crack = (fold - 0.5).abs() < 0.012;
    look::STONE * if crack { 0.5 } else { 0.7 + 0.6 * fold }
}

/// Canvas in two colors, one breadth of cloth beside the other, each a little bent under its own weight.
fn tent(at: Vec2) -> Vec3 {
    let (stripe, across) = ((at.x / CANVAS_STRIPE).floor(), (at.x / CANVAS_STRIPE).fract());
    let [red, cream, rope] = look::CANVAS;
    let color = if stripe.rem_euclid(2.0) < 0.5 { red } else { cream };
    let bent = 0.86 + 0.28 * (across * core::f32::consts::PI).sin();
    let is_stitch = across < 0.05 && at.y.rem_euclid(STITCHES) < STITCHES * 0.6;
    if is_stitch { rope } else { color * bent * (0.85 + 0.3 * clouds(at, 26.0)) }
}

/// How the roof of a tent rises to its ridge, and the rope along its seam: what is left of its color this far from its rim.
pub(super) fn pitched(distance: f32) -> f32 {
    let risen = (distance / RIDGE).min(1.0);
    let seam = if (distance - SEAM).abs() < 0.8 { 0.4 } else { 1.0 };
    seam * (0.62 + 0.38 * risen * (2.0 - risen))
}

/// Pebbles, and the wavy lines of a rake.
fn gravel(at: Vec2) -> Vec3 {
    let pebble = 0.6 + 0.8 * grain((at.x * 0.9) as i32, (at.y * 0.9) as i32);
    let raked = 0.9 + 0.16 * ((at.y + 5.0 * clouds(at, 30.0)) * 1.3).sin();
    look::GRAVEL * pebble * raked
}

/// Barrels from above: round lids with a rim and a bung.
fn lids(at: Vec2) -> Vec3 {
    let [lid, rim, dark] = look::BARRELS;
    let cell = (at / BARREL).floor();
    let off = at - (cell + 0.5) * BARREL;
    let own = 0.75 + 0.5 * grain(cell.x as i32, cell.y as i32);
    match off.length() / (BARREL / 2.0) {
        0.0..0.8 if (off - BARREL * 0.2).length() < 1.1 => dark,
        0.0..0.8 => lid * own,
        0.8..0.96 => rim * own,
        _ => dark,
    }
}
