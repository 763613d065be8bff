//! The numbers on bases: small plates that slide around a base to the side of whoever looks, and face them. All of them are
//! one mesh and one draw call; the vertex shader turns them, so nothing is written while only the camera moves.

use bevy::asset::embedded_asset;
use bevy::math::{Vec2, Vec3};
use bevy::mesh::Mesh;
use bevy::pbr::{Material, MaterialPlugin};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use super::quads::{QuadCorner, Quads};
use super::sculpt::BASE;
use super::shape::Paint;

/// Shows its colors as they are, at the side of its base that is seen.
#[derive(Asset, TypePath, AsBindGroup, Clone, Default)]
pub(super) struct Plate {}

impl Material for Plate {
    fn vertex_shader() -> ShaderRef {
        "embedded://gotham_chronicles/table/plate.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "embedded://gotham_chronicles/table/plate.wgsl".into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// Registers the material.
pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "plate.wgsl");
    app.add_plugins(MaterialPlugin::<Plate>::default());
}

/// How high a digit is, how wide, how thick its lines are, and how far it is from the next one.
const HIGH: f32 = 0.1;
const WIDE: f32 = 0.056;
const THICK: f32 = 0.021;
const APART: f32 = 0.03;
/// The plate around them, and its frame.
const MARGIN: f32 = 0.026;
const FRAME: f32 = 0.009;
/// How far a plate is from the middle of its base: it stands before the rim, and hides no feet.
const RIM: f32 = BASE * 1.5;

/// The colors of a plate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct PlateColors {
    /// Its frame.
    pub frame: Paint,
    /// What the number stands on.
    pub ground: Paint,
    /// The number.
    pub ink: Paint,
}

/// One plate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct NumberPlate {
    /// The middle of the base.
    pub foot: Vec3,
    /// The number.
    pub number: u8,
    /// How large it is: 1 as it is made.
    pub size: f32,
    /// Its colors.
    pub colors: PlateColors,
}

/// All plates as one mesh.
pub(super) fn mesh(plates: &[NumberPlate]) -> Mesh {
    let mut sheet = Sheet::default();
    plates.iter().for_each(|plate| sheet.add(plate));
    sheet.0.mesh()
}

/// Plates that grow into a mesh.
#[derive(Default)]
struct Sheet(Quads);

impl Sheet {
    fn add(&mut self, plate: &NumberPlate) {
        let digits = digits(plate.number);
        let count = digits.len() as f32;
        let half = (count * WIDE + (count - 1.0) * APART) / 2.0;
        let (left, right) = (Vec2::new(-half - MARGIN, 0.0), Vec2::new(half + MARGIN, HIGH + 2.0 * MARGIN));
        let frame = Vec2::splat(FRAME);
        self.quad(plate, 0, rect(left - frame, right + frame), plate.colors.frame);
        self.quad(plate, 1, rect(left, right), plate.colors.ground);
        for (place, digit) in digits.into_iter().enumerate() {
            let corner = Vec2::new(-half + place as f32 * (WIDE + APART), MARGIN);
            for line in strokes(digit) {
                self.quad(plate, 2, line.map(|point| corner + point), plate.colors.ink);
            }
        }
    }

    fn quad(&mut self, plate: &NumberPlate, layer: u8, corners: [Vec2; 4], color: Paint) {
        self.0.0.push(corners.map(|corner| QuadCorner {
            place: plate.foot,
            // The frame's lower edge is on the floor.
            offset: (corner + Vec2::Y * FRAME) * plate.size,
            more: Vec3::new(f32::from(layer), 0.0, RIM * plate.size.min(1.0)),
            color,
        }));
    }
}

/// Counter-clockwise, from the lower left.
fn rect(low: Vec2, high: Vec2) -> [Vec2; 4] {
    [low, Vec2::new(high.x, low.y), high, Vec2::new(low.x, high.y)]
}

/// From the left.
fn digits(number: u8) -> Vec<usize> {
    number.to_string().bytes().map(|digit| usize::from(digit - b'0')).collect()
}

/// The lines of a digit as quads, in its own frame: its lower left corner is at the origin.
fn strokes(digit: usize) -> impl Iterator<Item = [Vec2; 4]> {
    let place = |(x, y): (f32, f32)| Vec2::new(x, y) * Vec2::new(WIDE, HIGH);
    DIGITS[digit].windows(2).map(move |ends| {
        let (from, to) = (place(ends[0]), place(ends[1]));
        let along = (to - from).normalize_or_zero() * THICK / 2.0;
        let across = along.perp();
        // Lines reach a little over their ends, so that they meet without a notch.
        let (from, to) = (from - along * 0.7, to + along * 0.7);
        [from - across, to - across, to + across, from + across]
    })
}

/// Each digit as one line, in parts of its width and height.
const DIGITS: [&[(f32, f32)]; 10] = [
    &[(0.25, 0.0), (0.75, 0.0), (1.0, 0.2), (1.0, 0.8), (0.75, 1.0), (0.25, 1.0), (0.0, 0.8), (0.0, 0.2), (0.25, 0.0)],
    &[(0.1, 0.78), (0.6, 1.0), (0.6, 0.0)],
    &[(0.0, 0.8), (0.25, 1.0), (0.75, 1.0), (1.0, 0.8), (1.0, 0.62), (0.0, 0.0), (1.0, 0.0)],
    &[(0.0, 1.0), (1.0, 1.0), (0.42, 0.58), (0.75, 0.58), (1.0, 0.42), (1.0, 0.18), (0.75, 0.0), (0.0, 0.0)],
    &[(0.74, 0.0), (0.74, 1.0), (0.0, 0.3), (1.06, 0.3)],
    &[(1.0, 1.0), (0.06, 1.0), (0.06, 0.57), (0.75, 0.57), (1.0, 0.42), (1.0, 0.16), (0.75, 0.0), (0.0, 0.0)],
    &[
        (0.85, 1.0),
        (0.3, 0.8),
        (0.0, 0.42),
        (0.0, 0.18),
        (0.25, 0.0),
        (0.75, 0.0),
        (1.0, 0.18),
        (1.0, 0.4),
        (0.75, 0.57),
        (0.1, 0.57),
    ],
    &[(0.0, 1.0), (1.0, 1.0), (0.35, 0.0)],
    &[
        (0.25, 0.53),
        (0.03, 0.7),
        (0.03, 0.84),
        (0.25, 1.0),
        (0.75, 1.0),
        (0.97, 0.84),
        (0.97, 0.7),
        (0.75, 0.53),
        (0.25, 0.53),
        (0.0, 0.36),
        (0.0, 0.18),
        (0.25, 0.0),
        (0.75, 0.0),
        (1.0, 0.18),
        (1.0, 0.36),
        (0.75, 0.53),
    ],
    &[
        (0.15, 0.0),
        (0.7, 0.2),
        (1.0, 0.58),
        (1.0, 0.82),
        (0.75, 1.0),
        (0.25, 1.0),
        (0.0, 0.82),
        (0.0, 0.6),
        (0.25, 0.43),
        (0.9, 0.43),
    ],
];

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::mesh::Indices;

    fn plate(number: u8) -> NumberPlate {
        let [frame, ground, ink] = [[1.0; 4], [0.0, 0.0, 0.0, 1.0], [1.0; 4]];
        NumberPlate { foot: Vec3::X, number, size: 1.0, colors: PlateColors { frame, ground, ink } }
    }

    fn sheet(number: u8) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.add(&plate(number));
        sheet
    }

    /// Every quad of a layer.
    fn quads(sheet: &Sheet, layer: f32) -> Vec<[Vec2; 4]> {
        let of_layer = sheet.0.0.iter().filter(|corners| corners[0].more.x == layer);
        of_layer.map(|corners| corners.map(|corner| corner.offset)).collect()
    }

    /// What is inked, on a grid as coarse as a plate at the far end of the table.
    fn seen(number: u8) -> Vec<bool> {
        const GRID: (usize, usize) = (7, 10);
        let lines = quads(&sheet(number), 2.0);
        let is_inside = |four: &[Vec2; 4], at: Vec2| {
            (0..4).all(|side| {
                let (from, to) = (four[side], four[(side + 1) % 4]);
                (to - from).perp_dot(at - from) >= 0.0
            })
        };
        let points = (0..GRID.0 * GRID.1).map(|cell| {
            let part = Vec2::new((cell % GRID.0) as f32 + 0.5, (cell / GRID.0) as f32 + 0.5);
            let size = Vec2::new(WIDE, HIGH) + 0.02;
            (part / Vec2::new(GRID.0 as f32, GRID.1 as f32) - Vec2::new(0.5, 0.0)) * size
                + Vec2::Y * (MARGIN + FRAME - 0.01)
        });
        points.map(|at| lines.iter().any(|line| is_inside(line, at))).collect()
    }

    #[test]
    fn no_digit_is_taken_for_another() {
        let seen: Vec<Vec<bool>> = (0..10).map(seen).collect();
        for (one, ink) in seen.iter().enumerate() {
            assert!(ink.iter().filter(|inked| **inked).count() >= 8, "{one} has ink");
            for (other, others) in seen.iter().enumerate().skip(one + 1) {
                let apart = ink.iter().zip(others).filter(|(here, there)| here != there).count();
                assert!(apart >= 4, "{one} and {other} differ in {apart} of {} places", ink.len());
            }
        }
    }

    #[test]
    fn a_number_stands_in_the_middle_of_its_plate_and_faces_the_viewer() {
        for number in [1, 4, 7, 10, 12, 255] {
            let sheet = sheet(number);
            let [ground] = quads(&sheet, 1.0)[..] else { panic!("one plate") };
            let (low, high) = (ground[0], ground[2]);
            assert!((low.x + high.x).abs() < 1e-6 && quads(&sheet, 0.0)[0][0].y == 0.0, "{number}");
            for line in quads(&sheet, 2.0) {
                assert!(line.iter().all(|at| at.cmpgt(low).all() && at.cmplt(high).all()), "{number}: {line:?}");
            }
            for layer in [0.0, 1.0, 2.0] {
                for [a, b, c, _] in quads(&sheet, layer) {
                    assert!((b - a).perp_dot(c - a) > 0.0, "{number}: its front is toward the viewer");
                }
            }
        }
    }

    #[test]
    fn all_plates_are_one_mesh() {
        let both = mesh(&[plate(3), NumberPlate { size: 2.0, ..plate(12) }]);
        let alone: usize = [3, 12].map(|number| 4 * sheet(number).0.0.len()).iter().sum();
        assert_eq!(both.count_vertices(), alone);
        assert_eq!(both.indices().map(Indices::len), Some(alone / 4 * 6));
        assert_eq!(mesh(&[]).count_vertices(), 0);
    }
}
