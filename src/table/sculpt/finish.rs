//! The last coat: what a painter's brush does for a figure, and what bare plastic looks like.
//!
//! A dark wash runs into the hollows, a dry brush lightens edges, and everything is lighter on top than below. None of it
//! depends on where the figure stands or who looks at it, so it is painted once.

use bevy::math::Vec3;

use super::clay::Clay;
use crate::table::look::finish as look;
use crate::table::materials::ring_color;
use crate::table::shape::{Corner, Paint, Shape, shade};
use gotham_content::mission::Side;
use gotham_panels::Finish;

/// A figure of height 1 with its last coat.
pub(super) fn coat(mut shape: Shape, clays: &[&Clay], finish: Finish, side: Option<Side>) -> Shape {
    shape.repaint(|corner| {
        let color = match finish {
            Finish::Painted => corner.color,
            Finish::Plain => plastic(corner.color, side),
        };
        lit(color, corner, Clay::light_on(clays, corner.at, corner.normal), ring_color(side))
    });
    shape
}

/// Bare plastic in the color of a side: what was light stays lighter, so that a face is still a face.
fn plastic(color: Paint, side: Option<Side>) -> Paint {
    let value = (0.21 * color[0] + 0.72 * color[1] + 0.07 * color[2]).clamp(0.0, 1.0).sqrt();
    let (dark, light) = look::PLASTIC;
    shade(look::plastic(side), dark + (light - dark) * value)
}

/// The two tones, the brushed edges, and on edges that face the sky a rim in the color of the side.
fn lit(color: Paint, corner: &Corner, (open, edge): (f32, f32), side: Paint) -> Paint {
    let above = corner.normal.y * 0.5 + 0.5;
    let (low, reach) = look::FOOT;
    let foot = low + (1.0 - low) * smooth(corner.at.y / reach);
    let value = open * open * foot * (look::BELOW + (1.0 - look::BELOW) * above);
    // Two tones, and little between them.
    let light = smooth((value - look::TONES.0) / (look::TONES.1 - look::TONES.0));
    let color = Vec3::from_slice(&color);
    let (dark, bright) = (color * Vec3::from_array(look::WASH), color * look::LIGHT);
    let brushed = edge * edge * light * look::BRUSH.1;
    let shown = dark.lerp(bright, light) + (color * look::BRUSH.0 + Vec3::from_array(look::DUST)) * brushed;
    let rim = Vec3::from_slice(&side) * (look::RIM * edge * edge * above * above);
    let shown = shown + rim;
    let [red, green, blue] = shown.min(Vec3::ONE).to_array();
    [red, green, blue, 1.0]
}

/// From 0 to 1, slowly at both ends.
fn smooth(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
