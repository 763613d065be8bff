//! What can be seen of every board from the camera's home: a small picture of it, drawn without a graphics card, in which
//! the pixels of each Area's floor are counted. No Area may be hidden there, and nobody who stands on one.

use bevy::math::{Rect, Vec2, Vec3};
use bevy::transform::components::Transform;

use super::{area_shape, props, walls};
use crate::table::camera::Orbit;
use crate::table::footprint::footprints;
use crate::table::framing;
use crate::table::place::{Plan, spots};
use crate::table::shape::Shape;
use gotham_content::map::Map;
use gotham_rules::board::{AreaId, Board};

/// The window, what its panels leave of it, and how many pixels of the picture one of its points has.
const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);
const FREE: Rect = Rect { min: Vec2::new(230.0, 50.0), max: Vec2::new(1050.0, 626.0) };
const FINE: f32 = 0.5;
/// How much of a floor must be seen, and of somebody who stands on it.
const FLOOR: f32 = 0.25;
const FIGURE: f32 = 0.5;
/// Somebody who stands on a board, in units: how tall, and half as broad.
const TALL: f32 = 0.5;
const BROAD: f32 = 0.08;
/// How much nearer something must be to hide what is behind it, in units.
const SLACK: f32 = 0.02;

/// A picture: how far away what it shows is, and of which Area's floor it is.
struct Picture {
    eye: Transform,
    dots: Vec<(f32, Option<AreaId>)>,
}

impl Picture {
    const WIDTH: usize = (WINDOW.x * FINE) as usize;
    const HEIGHT: usize = (WINDOW.y * FINE) as usize;

    fn from(eye: Transform) -> Picture {
        Picture { eye, dots: vec![(f32::MAX, None); Picture::WIDTH * Picture::HEIGHT] }
    }

    /// Where a place is in the picture, across and down, and how far away.
    fn seen(&self, place: Vec3) -> (Vec2, f32) {
        let at = Orbit::seen_from(&self.eye, place) * Vec2::new(1.0, -1.0);
        let far = -(self.eye.rotation.inverse() * (place - self.eye.translation)).z;
        ((WINDOW / 2.0 + at * WINDOW.y / 2.0) * FINE, far)
    }

    /// Draws the triangles of a shape that face the eye.
    fn draw(&mut self, shape: &Shape, mark: Option<AreaId>) {
        for triangle in shape.triangles() {
            let [(a, near_a), (b, near_b), (c, near_c)] = triangle.map(|corner| self.seen(corner));
            let whole = (b - a).perp_dot(c - a);
            // Down is positive: what runs counterclockwise has a negative area.
            if whole >= 0.0 || [near_a, near_b, near_c].iter().any(|far| *far < 0.1) {
                continue;
            }
            let least = a.min(b).min(c).max(Vec2::ZERO);
            let most = a.max(b).max(c).min(Vec2::new(Picture::WIDTH as f32, Picture::HEIGHT as f32) - 1.0);
            for y in least.y as i32..=most.y as i32 {
                for x in least.x as i32..=most.x as i32 {
                    let at = Vec2::new(x as f32, y as f32) + 0.5;
                    let parts = [(c - b).perp_dot(at - b), (a - c).perp_dot(at - c), (b - a).perp_dot(at - a)];
                    if parts.iter().any(|part| *part > 0.0) {
                        continue;
                    }
                    let [a, b, c] = parts.map(|part| part / whole);
                    let far = 1.0 / (a / near_a + b / near_b + c / near_c);
                    let dot = &mut self.dots[y as usize * Picture::WIDTH + x as usize];
                    if far < dot.0 {
                        *dot = (far, mark);
                    }
                }
            }
        }
    }

    /// How many pixels show an Area's floor.
    fn count(&self, area: AreaId) -> usize {
        self.dots.iter().filter(|(_, mark)| *mark == Some(area)).count()
    }

    /// Whether nothing is before a place.
    fn shows(&self, place: Vec3) -> bool {
        let (at, far) = self.seen(place);
        let is_inside = at.cmpge(Vec2::ZERO).all() && at.x < Picture::WIDTH as f32 && at.y < Picture::HEIGHT as f32;
        is_inside && self.dots[at.y as usize * Picture::WIDTH + at.x as usize].0 > far - SLACK
    }

    /// How much of somebody who stands at a place is seen.
    fn shows_of_figure(&self, foot: Vec3) -> f32 {
        let part = |part: i32| part as f32 / 10.0;
        let body = (1..=10).flat_map(|up| [-1.0, 0.0, 1.0].map(|side| Vec3::new(side * BROAD, part(up) * TALL, 0.0)));
        body.clone().filter(|offset| self.shows(foot + *offset)).count() as f32 / body.count() as f32
    }
}

/// A board as it is drawn, but without the floors.
fn all_but_floors(map: &Map, board: &Board, plan: &Plan) -> [Shape; 3] {
    let (lit, glowing) = props::props(map, plan);
    [walls::walls(map, board, plan), lit, glowing]
}

/// What is hidden on a board.
fn hidden(map: &Map, board: &Board, plan: &Plan) -> Vec<String> {
    let (focus, distance) = framing::home(plan.half_size(), WINDOW, FREE, Orbit::PITCH);
    let eye = Orbit::standing(focus, distance, Orbit::PITCH);
    let mut picture = Picture::from(eye);
    for area in board.areas() {
        picture.draw(&area_shape(board, plan, area), Some(area));
    }
    all_but_floors(map, board, plan).iter().for_each(|shape| picture.draw(shape, None));
    let (props, mut hidden) = (footprints(map), Vec::new());
    for area in board.areas() {
        let mut alone = Picture::from(eye);
        alone.draw(&area_shape(board, plan, area), Some(area));
        let share = picture.count(area) as f32 / alone.count(area) as f32;
        let here = board.area(area);
        let mut add = |what: String, share: f32| {
            hidden.push(format!("{} {}: {:.0}% of {what} is seen", map.id, here.title.english(), share * 100.0));
        };
        if share < FLOOR {
            add("its floor".into(), share);
        }
        for spot in spots(board, area, &props).into_iter().take(here.limit.into()) {
            let share = picture.shows_of_figure(plan.at(spot, here.elevation));
            if share < FIGURE {
                add(format!("who stands at {spot:?}"), share);
            }
        }
    }
    hidden
}

#[test]
fn from_home_every_floor_is_seen_and_everybody_who_stands_there() {
    let hidden: Vec<String> = gotham_embedded::catalogue()
        .maps
        .iter()
        .flat_map(|map| hidden(map, &Board::new(map), &Plan::of(map)))
        .collect();
    assert!(hidden.is_empty(), "{} hidden:\n{}", hidden.len(), hidden.join("\n"));
}

#[test]
fn what_stands_before_a_floor_hides_it() {
    let eye = Orbit::standing(Vec3::ZERO, 6.0, Orbit::PITCH);
    let mut floor = Shape::default();
    floor.floor(&[[Vec2::new(-1.0, -1.0), Vec2::new(1.0, -1.0), Vec2::new(0.0, 1.0)]], 0.0, [1.0; 4]);
    let area = AreaId(3);
    let mut picture = Picture::from(eye);
    picture.draw(&floor, Some(area));
    let whole = picture.count(area);
    assert!(whole > 500 && picture.shows(Vec3::Y * 0.1) && picture.shows_of_figure(Vec3::ZERO) == 1.0);
    let mut wall = Shape::default();
    wall.cuboid(Vec3::new(0.0, 0.4, 0.3), Vec3::new(3.0, 0.8, 0.05), bevy::math::Quat::IDENTITY, [1.0; 4]);
    picture.draw(&wall, None);
    let left = picture.count(area);
    assert!(left > 0 && left < whole * 3 / 5, "{left} of {whole}");
    assert!(!picture.shows(Vec3::Y * 0.1) && picture.shows_of_figure(Vec3::ZERO) < FIGURE);
}
