//! The police at night: a hall of desks with green lamps under a gallery, and the light of the street in its tall window.

use bevy::math::{Vec2, Vec3};

use super::brush::{bar, disc, halo, line, oval, over, row, smooth};
use super::depth::{Face, Hit, Room};
use super::letters::{Reading, is_written};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.45, 0.6, 0.95);

const HALL: Room = Room { end: Vec2::new(-0.06, -0.16), wide: 2.3, floor: 0.72, ceiling: 1.5, long: 2.7 };
const OAK: Vec3 = Vec3::new(0.1, 0.056, 0.032);
const BRASS: Vec3 = Vec3::new(0.7, 0.5, 0.2);
const SHADE: Vec3 = Vec3::new(0.06, 0.42, 0.2);
/// The gallery's floor, above the eye, and how far it comes out of the walls.
const GALLERY: f32 = -0.3;
const EDGE: f32 = 1.75;
/// The window: its middle, half its width, and where its arch begins and its sill is.
const WINDOW: f32 = -0.06;
const PANES: (f32, f32, f32) = (0.3, -0.36, 0.0);

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

/// The wall at the end: the tall window, a pillar with an eagle at either side of it.
fn end(at: Vec2, glow: Vec3) -> Vec3 {
    let from = Vec2::new((at.x - WINDOW).abs(), at.y);
    let wall =
        Vec3::new(0.05, 0.052, 0.046) * (0.9 + 0.2 * grain((at.x * 9.0 + 50.0) as i32, (at.y * 12.0 + 50.0) as i32));
    let arch = disc(from, Vec2::new(0.0, PANES.1), PANES.0).min(bar(
        from,
        Vec2::new(0.0, (PANES.1 + PANES.2) / 2.0),
        Vec2::new(PANES.0, (PANES.2 - PANES.1) / 2.0),
    ));
    let mut light = over(wall + glow * 0.02, arch - 0.03, Vec3::splat(0.1));
    let turn = (from.x).atan2(PANES.1 - at.y) * 2.6;
    let is_fan = at.y < PANES.1;
    let is_bar = if is_fan {
        turn.fract() < 0.1 || (from.distance(Vec2::new(0.0, PANES.1)) - 0.15).abs() < 0.008
    } else {
        row(at.x - WINDOW, 0.12).0.abs() > 0.052 || ((at.y + 1.0) * 8.4).fract() < 0.1
    };
    let sky = glow * (1.05 - 0.8 * smooth(0.0, -0.7, at.y)) + look::MOON * 0.2;
    let siren = Vec3::new(0.9, 0.12, 0.1) * halo(at, Vec2::new(WINDOW - 0.26, 0.0), 0.16)
        + Vec3::new(0.12, 0.25, 1.0) * halo(at, Vec2::new(WINDOW + 0.26, 0.0), 0.16);
    light = over(light, arch, if is_bar { look::NIGHT } else { sky + siren });
    let pillar = Vec2::new(0.47, -0.1);
    light = over(
        light,
        bar(from, pillar, Vec2::new(0.075, 0.3)),
        Vec3::splat(0.07) * (1.2 - (from.x - 0.47).abs() * 9.0) + glow * 0.02,
    );
    light = over(light, bar(from, Vec2::new(0.47, -0.41), Vec2::new(0.1, 0.02)), Vec3::splat(0.11));
    // An eagle of stone: body, head, wings.
    let eagle =
        oval(from, Vec2::new(0.47, -0.5), Vec2::new(0.032, 0.075)).min(disc(from, Vec2::new(0.465, -0.585), 0.022));
    let wing = line(from, Vec2::new(0.48, -0.53), Vec2::new(0.56, -0.62), 0.022).min(line(
        from,
        Vec2::new(0.46, -0.53),
        Vec2::new(0.38, -0.62),
        0.022,
    ));
    let plume = line(from, Vec2::new(0.56, -0.62), Vec2::new(0.545, -0.48), 0.018).min(line(
        from,
        Vec2::new(0.38, -0.62),
        Vec2::new(0.395, -0.48),
        0.018,
    ));
    over(light, eagle.min(wing).min(plume), Vec3::splat(0.13) + glow * 0.04)
}

fn floor(at: Vec2, hit: Hit, glow: Vec3) -> Vec3 {
    let tile = Vec2::new(hit.at.x + 20.0, hit.depth * 1.3) * 2.4;
    let is_light = (tile.x as i32 + tile.y as i32) % 2 == 0;
    let stone = Vec3::new(0.1, 0.095, 0.075) * if is_light { 0.75 } else { 0.42 };
    let shine = smooth(0.5, 0.0, (at.x - WINDOW - 0.1).abs()) * smooth(0.9, 0.1, at.y);
    let pools = smooth(1.4, 0.2, (hit.at.x.abs() - 1.1).abs());
    stone * (0.5 + 0.5 * pools) + look::LAMP * 0.05 * pools + glow * 0.13 * shine
}

/// Beams, and tubes that hang in rows.
fn ceiling(hit: Hit, glow: Vec3) -> Vec3 {
    let (beam, _) = row(hit.depth, 0.5);
    let (side, _) = row(hit.at.x, 1.15);
    let is_tube = side.abs() < 0.06 && beam.abs() < 0.17;
    match (is_tube, beam.abs() > 0.21) {
        (true, _) => Vec3::new(0.55, 0.68, 0.62),
        (_, true) => Vec3::splat(0.05) + glow * 0.01,
        _ => Vec3::splat(0.028) + Vec3::new(0.05, 0.07, 0.06) * smooth(0.4, 0.0, side.abs()),
    }
}

/// Offices with panes of glass, on two floors.
fn wall(hit: Hit, glow: Vec3) -> Vec3 {
    let (from, bay) = row(hit.depth, 0.42);
    let up = if hit.at.y < GALLERY { hit.at.y - GALLERY + 0.72 } else { hit.at.y };
    let is_frame = from.abs() > 0.19 || (up - 0.1).abs() < 0.02 || up < -0.2;
    let lit = grain(bay, i32::from(hit.at.x > 0.0) * 2 + i32::from(hit.at.y < GALLERY));
    let is_blind = (hit.at.y * 26.0 + 50.0).fract() < 0.35;
    match (is_frame, up > 0.1) {
        (true, _) => OAK * 0.8,
        (_, true) => OAK * 0.55,
        _ if lit > 0.62 => look::LAMP * 0.24 * if is_blind { 0.5 } else { 1.0 },
        _ => glow * 0.05 + look::NIGHT * if is_blind { 1.0 } else { 2.5 },
    }
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

/// The dais under the window, with the bench, and the letters on it.
fn dais(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let from = Vec2::new((at.x - WINDOW).abs(), at.y);
    light = over(light, bar(from, Vec2::new(0.0, 0.13), Vec2::new(0.66, 0.035)), OAK * 0.6 + glow * 0.03);
    light = over(light, bar(from, Vec2::new(0.0, 0.1), Vec2::new(0.67, 0.008)), OAK * 1.4 + glow * 0.06);
    light = over(light, bar(from, Vec2::new(0.0, 0.01), Vec2::new(0.38, 0.09)), OAK * 1.3);
    light = over(light, bar(from, Vec2::new(0.0, 0.01), Vec2::new(0.35, 0.07)), OAK * 0.75);
    light = over(light, bar(from, Vec2::new(0.0, -0.085), Vec2::new(0.4, 0.014)), OAK * 2.0 + glow * 0.08);
    if is_written(b"GCPD", Reading::Across, (at - Vec2::new(WINDOW - 0.15, -0.04)) / 0.02) {
        light = BRASS * 1.2;
    }
    light
}

/// A row of desks with a green lamp each.
fn desks(mut light: Vec3, at: Vec2, depth: f32) -> Vec3 {
    let foot = HALL.end.y + HALL.floor / depth;
    let size = 0.5 / depth;
    if (at.y - foot).abs() > size * 1.3 || (at.x - HALL.end.x).abs() > 2.0 / depth {
        return light;
    }
    let (x, _) = row(at.x - HALL.end.x, 1.1 / depth);
    let here = Vec2::new(x.abs(), at.y - foot) / size;
    // The row has a gap in the middle: the way to the dais.
    let here = Vec2::new((x / size) + 0.1, here.y);
    light = over(light, bar(here, Vec2::new(0.0, -0.26), Vec2::new(0.62, 0.26)) * size, OAK * 0.42);
    light = over(light, bar(here, Vec2::new(0.36, -0.24), Vec2::new(0.18, 0.18)) * size, OAK * 0.65);
    let top = smooth(0.7, 0.0, here.x.abs());
    light = over(
        light,
        bar(here, Vec2::new(0.0, -0.54), Vec2::new(0.68, 0.035)) * size,
        OAK * 0.9 + look::LAMP * 0.3 * top,
    );
    light = over(
        light,
        bar(here, Vec2::new(0.36, -0.63), Vec2::new(0.13, 0.06)) * size,
        Vec3::splat(0.3) * Vec3::new(0.8, 0.75, 0.6),
    );
    light += look::LAMP * 0.32 * halo(here, Vec2::new(-0.12, -0.68), 0.26);
    light = over(light, bar(here, Vec2::new(-0.12, -0.7), Vec2::new(0.02, 0.14)) * size, BRASS * 0.5);
    light = over(light, oval(here, Vec2::new(-0.12, -0.82), Vec2::new(0.2, 0.12)).max(here.y + 0.8) * size, SHADE);
    over(light, bar(here, Vec2::new(-0.12, -0.79), Vec2::new(0.17, 0.018)) * size, look::LAMP)
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
