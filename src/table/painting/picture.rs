//! A picture painted without a graphics card, and its way to the screen.

use bevy::math::Vec3;
use egui::ColorImage;

/// A picture in linear light, row by row from the top.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Picture {
    /// Pixels per row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The light of each pixel.
    pub dots: Vec<Vec3>,
}

impl Picture {
    /// A picture whose pixels a brush paints: it is given the place, in pixels from the upper left corner.
    pub(crate) fn painted(width: usize, height: usize, brush: impl Fn(usize, usize) -> Vec3) -> Picture {
        let dots = (0..width * height).map(|at| brush(at % width, at / width)).collect();
        Picture { width, height, dots }
    }

    /// The same with half as many pixels per side.
    pub(crate) fn halved(&self) -> Picture {
        let at = |x: usize, y: usize| self.dots[y * self.width + x];
        Picture::painted(self.width / 2, self.height / 2, |x, y| {
            let (x, y) = (x * 2, y * 2);
            (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4.0
        })
    }

    /// Its pixels as a screen shows them: red, green, blue of each.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let on_screen = |light: f32| {
            let gamma = if light <= 0.003_130_8 { 12.92 * light } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
            (gamma.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
        };
        self.dots.iter().flat_map(|dot| dot.to_array().map(on_screen)).collect()
    }

    /// The picture as egui takes it.
    pub(crate) fn image(&self) -> ColorImage {
        ColorImage::from_rgb([self.width, self.height], &self.bytes())
    }
}

/// Bright light is held back, as on film.
pub(crate) fn film(light: Vec3) -> Vec3 {
    light / (light * 0.55 + Vec3::ONE) * 1.25
}
