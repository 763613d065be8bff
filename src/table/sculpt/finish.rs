//! The last coat: what a painter's brush does for a figure, and what bare plastic looks like.

use bevy::math::Vec3;

use crate::table::look::finish as look;
use crate::table::shape::{Corner, Paint, Shape, shade};
use gotham_content::mission::Side;
use gotham_panels::Finish;

/// A figure with its last coat: light from above, dark toward its foot, and a cold edge along its outline.
pub(super) fn coat(mut shape: Shape, finish: Finish, side: Option<Side>) -> Shape {
    shape.repaint(|corner| {
        let color = match finish {
            Finish::Painted => corner.color,
            Finish::Plain => plastic(corner.color, side),
        };
        lit(color, corner)
    });
    shape
}

/// Bare plastic in the color of a side: what was light stays lighter, so that a face is still a face.
fn plastic(color: Paint, side: Option<Side>) -> Paint {
    let value = (0.21 * color[0] + 0.72 * color[1] + 0.07 * color[2]).clamp(0.0, 1.0).sqrt();
    let (dark, light) = look::PLASTIC;
    shade(look::plastic(side), dark + (light - dark) * value)
}

fn lit(color: Paint, corner: &Corner) -> Paint {
    let (low, reach) = look::FOOT;
    let height = (corner.at.y / reach).clamp(0.0, 1.0);
    let above = look::ABOVE * corner.normal.y;
    let by = (low + (1.0 - low) * height) * (1.0 + above);
    let edge = (1.0 - corner.normal.dot(Vec3::from_array(look::EYE)).abs()).powi(3) * height;
    let part = |at: usize| (color[at] * by + look::EDGE[at] * edge).min(1.0);
    [part(0), part(1), part(2), color[3]]
}
