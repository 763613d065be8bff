//! A picture painted by code, with its mipmaps, for the floor of the whole board.

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::math::{Vec2, Vec3};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// A picture in linear colors without opacity; one millimeter of the board has [`Canvas::SCALE`] pixels by
/// default.
pub(crate) struct Canvas {
    /// Pixels per millimeter.
    scale: f32,
    width: usize,
    height: usize,
    dots: Vec<Vec3>,
}

impl Canvas {
    /// Pixels per millimeter.
    pub(crate) const SCALE: f32 = 2.5;

    /// A black picture of a board.
    pub(crate) fn new(size: (i32, i32)) -> Canvas {
        Canvas::at_scale(size, Canvas::SCALE)
    }

    /// The same with a number of pixels per millimeter.
    pub(crate) fn at_scale(size: (i32, i32), scale: f32) -> Canvas {
        let dots = |millimeters: i32| (millimeters as f32 * scale) as usize;
        let (width, height) = (dots(size.0).clamp(16, 4096), dots(size.1).clamp(16, 4096));
        Canvas { scale, width, height, dots: vec![Vec3::ZERO; width * height] }
    }

    /// Its width, and its pixels row by row.
    pub(crate) fn into_dots(self) -> (usize, Vec<Vec3>) {
        (self.width, self.dots)
    }

    /// Paints every pixel of a box of the board, given in millimeters: `brush` gets the place and the color there.
    pub(crate) fn paint(&mut self, least: Vec2, most: Vec2, mut brush: impl FnMut(Vec2, Vec3) -> Vec3) {
        let first = (least * self.scale).max(Vec2::ZERO);
        let last = (most * self.scale).min(Vec2::new(self.width as f32 - 1.0, self.height as f32 - 1.0));
        if last.x < first.x || last.y < first.y {
            return;
        }
        for y in first.y as usize..=last.y as usize {
            for x in first.x as usize..=last.x as usize {
                let at = (Vec2::new(x as f32, y as f32) + 0.5) / self.scale;
                let dot = &mut self.dots[y * self.width + x];
                *dot = brush(at, *dot);
            }
        }
    }

    /// Multiplies the whole picture by light, worked out at places this many millimeters apart and smooth in between.
    pub(super) fn light(&mut self, apart: f32, light: impl Fn(Vec2) -> Vec3) {
        let step = apart * self.scale;
        let (columns, rows) = (self.width as f32 / step, self.height as f32 / step);
        let (columns, rows) = (columns.ceil() as usize + 1, rows.ceil() as usize + 1);
        let node = |at: usize| light(Vec2::new((at % columns) as f32, (at / columns) as f32) * apart);
        let nodes: Vec<Vec3> = (0..columns * rows).map(node).collect();
        for (y, line) in self.dots.chunks_mut(self.width).enumerate() {
            let place = (y as f32 + 0.5) / step;
            let (row, down) = (place as usize, place.fract());
            let between = |column: usize| {
                let above = nodes[row * columns + column];
                above + (nodes[(row + 1) * columns + column] - above) * down
            };
            let (mut left, mut right, mut at) = (between(0), between(1), 0);
            for (x, dot) in line.iter_mut().enumerate() {
                let place = (x as f32 + 0.5) / step;
                if place as usize != at {
                    at = place as usize;
                    (left, right) = (right, between(at + 1));
                }
                *dot *= left + (right - left) * place.fract();
            }
        }
    }

    /// The picture as a texture with all its mipmaps.
    pub(crate) fn texture(self) -> Image {
        let (width, height) = (self.width as u32, self.height as u32);
        let mut data = Vec::with_capacity(self.dots.len() * 6);
        let (mut dots, mut size) = (self.dots, (self.width, self.height));
        let mut levels = 0;
        loop {
            data.extend(dots.iter().flat_map(|dot| to_bytes(*dot)));
            levels += 1;
            if size == (1, 1) {
                break;
            }
            (dots, size) = halved(&dots, size);
        }
        let extent = Extent3d { width, height, depth_or_array_layers: 1 };
        let (format, usage) = (TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
        let mut image = Image::new_uninit(extent, TextureDimension::D2, format, usage);
        image.texture_descriptor.mip_level_count = levels;
        image.data = Some(data);
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::ClampToEdge,
            address_mode_v: ImageAddressMode::ClampToEdge,
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            mipmap_filter: ImageFilterMode::Linear,
            anisotropy_clamp: 4,
            ..ImageSamplerDescriptor::default()
        });
        image
    }
}

/// The picture at half its size.
fn halved(dots: &[Vec3], (width, height): (usize, usize)) -> (Vec<Vec3>, (usize, usize)) {
    let size = ((width / 2).max(1), (height / 2).max(1));
    let dot = |x: usize, y: usize| dots[y.min(height - 1) * width + x.min(width - 1)];
    let mean = |x: usize, y: usize| (dot(x, y) + dot(x + 1, y) + dot(x, y + 1) + dot(x + 1, y + 1)) / 4.0;
    let smaller = (0..size.1).flat_map(|y| (0..size.0).map(move |x| mean(2 * x, 2 * y))).collect();
    (smaller, size)
}

fn to_bytes(color: Vec3) -> [u8; 4] {
    // The square root is close enough to the sRGB curve for a painted floor, and fast.
    let byte = |part: f32| (part.clamp(0.0, 1.0).sqrt() * 255.0) as u8;
    [byte(color.x), byte(color.y), byte(color.z), 255]
}

/// A number from 0 to 1 that looks random but is always the same at the same place.
pub(crate) fn grain(x: i32, y: i32) -> f32 {
    let mut hash = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
    hash = (hash ^ (hash >> 15)).wrapping_mul(0xC2B2_AE3D);
    hash = (hash ^ (hash >> 13)).wrapping_mul(0x27D4_EB2F);
    (hash ^ (hash >> 16)) as f32 / u32::MAX as f32
}

/// Clouds: smooth between grains that are `size` millimeters apart.
pub(crate) fn clouds(at: Vec2, size: f32) -> f32 {
    let place = at / size;
    let (cell, part) = (place.floor(), place.fract());
    let part = part * part * (Vec2::splat(3.0) - 2.0 * part);
    let (x, y) = (cell.x as i32, cell.y as i32);
    let row = |y: i32| grain(x, y) + (grain(x + 1, y) - grain(x, y)) * part.x;
    row(y) + (row(y + 1) - row(y)) * part.y
}
