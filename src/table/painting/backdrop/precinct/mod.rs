//! The police at night: a hall of desks with green lamps under a gallery, and the light of the street in its tall window.

mod desks;
mod hall;

use bevy::math::{Vec2, Vec3};

use self::desks::{dais, desks};
use self::hall::{BRASS, GALLERY, HALL, OAK, WINDOW, ceiling, end, floor, wall};
use super::brush::{bar, line, oval, over, row, smooth};
use super::depth::Face;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.45, 0.6, 0.95);

/// How far to either side of the eye the gallery begins.
const EDGE: f32 = 1.75;

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let hit = HALL.hit(at);
    let mut light = match hit.face {
        Face::End => end(at, glow),
        Face::Floor => floor(at, hit, glow),
        Face::Ceiling => ceiling(hit, glow),
        Face::Wall => wall(hit, glow),
    };
    light = light.lerp(glow * 0.1 + look::NIGHT, smooth(0.8, 2.7, hit.depth) * 0.3);
    light = gallery(light, at, glow);
    // The window's light falls into the hall.
    let down = (at.y + 0.3).max(0.0);
    let beam = (at.x - WINDOW - 0.2 * down).abs() - 0.28 - 0.3 * down;
    light += glow * 0.12 * smooth(0.1, -0.25, beam) * smooth(-0.4, -0.1, at.y) * smooth(0.8, 0.1, at.y);
    light = dais(light, at, glow);
    for depth in [2.05, 1.55, 1.15] {
        light = desks(light, at, depth);
    }
    front(light, at, glow)
}

/// The gallery along both walls: its edge, its rail, and what is under it.
fn gallery(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let way = at - HALL.end;
    let depth = EDGE / way.x.abs().max(1e-4);
    if depth > HALL.long {
        return light;
    }
    let up = way.y * depth;
    let lit = 0.5 + 0.5 * smooth(0.6, 2.7, depth);
    // Under the gallery one sees its ceiling, from the edge to the wall.
    if way.y < 0.0 {
        let under = GALLERY / way.y;
        let across = way.x.abs() * under;
        if across > EDGE && across < HALL.wide && under < HALL.long {
            light = Vec3::splat(0.02) + look::LAMP * 0.03;
        }
    }
    light = over(light, (up - GALLERY + 0.06).abs() - 0.06, OAK * 1.2 * lit + glow * 0.015);
    light = over(light, (up - GALLERY + 0.105).abs() - 0.012, BRASS * 0.3 * lit);
    let (post, _) = row(depth, 0.075);
    let rail = ((up - GALLERY + 0.4).abs() - 0.02).min((post.abs() - 0.012).max((up - GALLERY + 0.26).abs() - 0.14));
    light = over(light, rail, OAK * 0.9 * lit + BRASS * 0.05);
    let (pillar, _) = row(depth + 0.2, 0.84);
    over(light, (pillar.abs() - 0.035).max(GALLERY - up).max(up - HALL.floor), Vec3::splat(0.06) * lit)
}

/// What is next to the viewer: the bars of the holding pen on the right, a coat stand on the left.
fn front(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let dark = look::NIGHT * 0.8 + glow * 0.006;
    if at.x > 1.5 {
        let (post, _) = row(at.x, 0.13);
        let bars = post.abs() - 0.016;
        let frames = ((at.y + 0.72).abs() - 0.025).min((at.y - 0.45).abs() - 0.02).min((at.x - 1.56).abs() - 0.035);
        let sheen = smooth(0.0, -0.016, post) * 0.02;
        light = over(light, bars.min(frames).max(-0.745 - at.y).max(1.525 - at.x), dark + look::LAMP * sheen);
    }
    if at.x < -1.6 {
        let stand = bar(at, Vec2::new(-2.05, 0.3), Vec2::new(0.016, 0.75));
        let hooks = line(at, Vec2::new(-2.05, -0.36), Vec2::new(-1.94, -0.44), 0.012).min(line(
            at,
            Vec2::new(-2.05, -0.36),
            Vec2::new(-2.16, -0.44),
            0.012,
        ));
        let coat = ((at.x + 1.95).abs() - 0.05 - 0.09 * smooth(-0.42, 0.5, at.y)).max(-0.4 - at.y).max(at.y - 0.5);
        let hat = oval(at, Vec2::new(-2.05, -0.46), Vec2::new(0.13, 0.02)).min(bar(
            at,
            Vec2::new(-2.05, -0.52),
            Vec2::new(0.07, 0.05),
        ));
        light = over(light, stand.min(hooks).min(coat).min(hat), dark);
    }
    light
}
