//! Heroes and Leaders can be told apart at the far end of the table, by their outlines and not by their colors.

use bevy::math::{Quat, Vec2, Vec3};

use super::miniature;
use crate::table::light::Detail;
use crate::table::shape::Shape;
use gotham_content::sculpt::Sculpt;
use gotham_content::tile::Rank;
use gotham_content::{Catalogue, TileName};
use gotham_panels::Finish;

/// Pixels per side of an outline: about what a miniature has at the far end of the table.
const DOTS: usize = 48;
/// The minimum share of two outlines' union that only one of them covers.
const APART: f32 = 0.09;
/// Where it is viewed from: the front, either side, and half from above.
const TURNS: [f32; 3] = [0.0, -0.7, 1.2];
const PITCH: f32 = 0.5;
/// The width and height of the paper, on which there is room for a giant.
const PAPER: f32 = 1.08;

/// A Screen, or the tile of a Leader.
struct Figure<'a> {
    name: &'a str,
    other_tile: Option<&'a TileName>,
    id: &'a str,
    sculpt: &'a Sculpt,
}

impl Figure<'_> {
    /// Whether two names belong to one miniature: "Batman" and "Batman (Rebirth)", or two tiles of a Ventriloquist.
    fn is_kin(&self, other: &Figure) -> bool {
        let base = |name: &str| name.split(" (").next().map(str::to_string);
        let is_other = |one: &Figure, other: &Figure| one.other_tile.is_some_and(|tile| tile.as_str() == other.id);
        base(self.name) == base(other.name) || is_other(self, other) || is_other(other, self)
    }
}

fn figures(catalogue: &Catalogue) -> Vec<Figure<'_>> {
    let heroes = catalogue.heroes.iter().map(|hero| Figure {
        name: hero.name.english(),
        other_tile: None,
        id: hero.id.as_str(),
        sculpt: &hero.sculpt,
    });
    let leaders = catalogue.tiles.iter().filter(|tile| tile.rank == Rank::Leader).map(|tile| Figure {
        name: tile.name.english(),
        other_tile: tile.other_tile.as_ref(),
        id: tile.id.as_str(),
        sculpt: &tile.sculpt,
    });
    heroes.chain(leaders).collect()
}

/// The pixels that a figure covers, from each side.
fn outlines(shape: &Shape) -> Vec<Vec<bool>> {
    let outline = |turn: f32| {
        let view = Quat::from_rotation_x(PITCH) * Quat::from_rotation_y(turn);
        let mut dots = vec![false; DOTS * DOTS];
        for triangle in shape.triangles() {
            cover(&mut dots, triangle.map(|corner| on_paper(view * corner)));
        }
        dots
    };
    TURNS.map(outline).to_vec()
}

fn on_paper(corner: Vec3) -> Vec2 {
    Vec2::new(corner.x / PAPER + 0.5, 0.82 - corner.y / PAPER) * DOTS as f32
}

fn cover(dots: &mut [bool], [a, b, c]: [Vec2; 3]) {
    let area = (b - a).perp_dot(c - a);
    if area.abs() < 1e-9 {
        return;
    }
    let (low, high) = (a.min(b).min(c).max(Vec2::ZERO), a.max(b).max(c).min(Vec2::splat(DOTS as f32)));
    for y in low.y as usize..high.y.ceil().max(0.0) as usize {
        for x in low.x as usize..high.x.ceil().max(0.0) as usize {
            let dot = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
            let side = |from: Vec2, to: Vec2| (to - from).perp_dot(dot - from) / area;
            dots[y * DOTS + x] |= side(a, b) >= 0.0 && side(b, c) >= 0.0 && side(c, a) >= 0.0;
        }
    }
}

/// The share of two figures' outlines that only one of them covers.
fn apart(one: &[Vec<bool>], other: &[Vec<bool>]) -> f32 {
    let parts = one.iter().zip(other).map(|(one, other)| {
        let both = one.iter().zip(other).filter(|(one, other)| **one && **other).count();
        let any = one.iter().zip(other).filter(|(one, other)| **one || **other).count();
        1.0 - both as f32 / any.max(1) as f32
    });
    parts.sum::<f32>() / one.len().max(1) as f32
}

#[test]
fn heroes_and_leaders_are_told_apart_by_their_outlines() {
    let catalogue = gotham_embedded::catalogue();
    let figures = figures(&catalogue);
    let outlines: Vec<_> =
        figures.iter().map(|figure| outlines(&miniature(figure.sculpt, None, Finish::Painted, Detail::Low))).collect();
    let mut alike = Vec::new();
    for (at, one) in figures.iter().enumerate() {
        for (before, other) in figures[..at].iter().enumerate() {
            if one.sculpt == other.sculpt {
                assert!(one.is_kin(other), "{} and {} look alike and are not one miniature", one.name, other.name);
                continue;
            }
            let apart = apart(&outlines[at], &outlines[before]);
            if apart < APART {
                alike.push(format!("{} and {}: {apart:.3}", one.name, other.name));
            }
        }
    }
    assert!(alike.is_empty(), "{}", alike.join("\n"));
}

#[test]
fn every_figure_stands_on_its_base() {
    for figure in figures(&gotham_embedded::catalogue()) {
        let lowest = miniature(figure.sculpt, None, Finish::Plain, Detail::High)
            .triangles()
            .into_iter()
            .flatten()
            .map(|corner| corner.y);
        let lowest = lowest.fold(f32::MAX, f32::min);
        assert!(lowest > -0.06, "{} reaches {lowest} below the table", figure.name);
    }
}
