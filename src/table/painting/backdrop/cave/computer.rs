//! Seven screens, and the desk before them.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, disc, over, smooth};
use crate::table::board::grain;
use crate::table::look::mission as look;

pub(super) const CYAN: Vec3 = Vec3::new(0.42, 1.25, 1.5);
pub(super) const STEEL: Vec3 = Vec3::new(0.1, 0.11, 0.125);
/// The middle of the screens.
pub(super) const SCREENS: Vec2 = Vec2::new(-0.08, -0.12);

/// The screens: one large one, three at either side, and the desk with a chair before them.
pub(in super::super) fn computer(mut light: Vec3, at: Vec2) -> Vec3 {
    let here = at - SCREENS;
    let from = Vec2::new(here.x.abs(), here.y);
    if from.x > 0.8 || here.y > 0.4 || here.y < -0.5 {
        return light;
    }
    light = over(
        light,
        bar(from, Vec2::new(0.0, 0.06), Vec2::new(0.05, 0.32)).min(bar(
            from,
            Vec2::new(0.44, 0.06),
            Vec2::new(0.03, 0.3),
        )),
        STEEL * 0.3,
    );
    for (middle, half) in [
        ((0.0, -0.14), (0.22, 0.16)),
        ((0.36, -0.22), (0.11, 0.08)),
        ((0.36, -0.03), (0.11, 0.08)),
        ((0.58, -0.12), (0.08, 0.13)),
    ] {
        let (middle, half) = (Vec2::from(middle), Vec2::from(half));
        let pane = bar(from, middle, half);
        if pane > 0.03 {
            continue;
        }
        let on = here - middle * Vec2::new(here.x.signum(), 1.0);
        let cell = (on / Vec2::new(0.022, 0.019)).floor();
        let text = grain(cell.x as i32 + (middle.y * 50.0) as i32, cell.y as i32 + here.x.signum() as i32 * 7);
        let is_line = (on.y / 0.019).rem_euclid(1.0) < 0.55 && text > 0.45;
        let wave = (on.y - 0.05 * (on.x * 40.0).sin() * (on.x * 9.0).cos()).abs() < 0.006;
        let is_chart = middle.x < 0.1;
        let bright = match (is_chart, wave, is_line) {
            (true, true, _) => 1.15,
            (true, _, line) => {
                0.42 + if line && on.y > 0.07 { 0.3 } else { 0.0 }
                    + if (on.x / 0.055).rem_euclid(1.0) < 0.07 { 0.1 } else { 0.0 }
            }
            (false, _, line) => {
                if line {
                    0.72
                } else {
                    0.3
                }
            }
        };
        light = over(light, pane - 0.014, STEEL * 0.5);
        light = over(light, pane, CYAN * bright * 1.25);
    }
    let desk = bar(from, Vec2::new(0.0, 0.27), Vec2::new(0.62, 0.025)).min(bar(
        from,
        Vec2::new(0.4, 0.33),
        Vec2::new(0.12, 0.06),
    ));
    light = over(light, desk, STEEL * 0.5 + CYAN * 0.14 * smooth(0.28, 0.24, here.y));
    let chair = disc(here, Vec2::new(0.0, 0.17), 0.06)
        .min(bar(here, Vec2::new(0.0, 0.24), Vec2::new(0.06, 0.07)))
        .min(bar(here, Vec2::new(0.0, 0.32), Vec2::new(0.012, 0.05)));
    over(light, chair, look::NIGHT)
}
