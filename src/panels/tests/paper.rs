//! Paper: what egui draws, painted without a graphics card, so that a test can keep pictures of panels.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use egui::epaint::{ImageDelta, Mesh, Primitive, Vertex};
use egui::{ClippedPrimitive, Color32, ImageData, Pos2, Rect, TextureId, TexturesDelta};
use egui_kittest::TestRenderer;

/// The background that everything is painted on.
const GROUND: Color32 = Color32::from_rgb(22, 26, 32);

/// A texture of a graphics card that isn't there.
#[derive(Default)]
struct Texture {
    size: [usize; 2],
    dots: Vec<Color32>,
}

impl Texture {
    fn change(&mut self, delta: &ImageDelta) {
        let ImageData::Color(image) = &delta.image;
        let [left, top] = delta.pos.unwrap_or_else(|| {
            self.size = image.size;
            self.dots = vec![Color32::TRANSPARENT; image.size[0] * image.size[1]];
            [0, 0]
        });
        for (row, dots) in image.pixels.chunks(image.size[0]).enumerate() {
            let at = (top + row) * self.size[0] + left;
            self.dots[at..at + dots.len()].copy_from_slice(dots);
        }
    }

    /// The pixels around a place, each weighted by its nearness.
    fn at(&self, u: f32, v: f32) -> [f32; 4] {
        let (x, y) = (u * self.size[0] as f32 - 0.5, v * self.size[1] as f32 - 0.5);
        let mut sum = [0.0; 4];
        for (dx, dy) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let (column, row) = (x.floor() + dx, y.floor() + dy);
            let share = (1.0 - (x - column).abs()) * (1.0 - (y - row).abs());
            let column = (column.max(0.0) as usize).min(self.size[0] - 1);
            let row = (row.max(0.0) as usize).min(self.size[1] - 1);
            let dot = self.dots[row * self.size[0] + column].to_array();
            (0..4).for_each(|part| sum[part] += f32::from(dot[part]) * share);
        }
        sum
    }
}

/// The textures that egui has asked for so far. Clones share them.
#[derive(Clone, Default)]
pub(super) struct Paper(Arc<Mutex<BTreeMap<TextureId, Texture>>>);

impl TestRenderer for Paper {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut textures = self.0.lock().expect("nobody panics here");
        let changed: BTreeMap<_, _> = delta.set.drain().collect();
        for (id, changes) in changed {
            let texture = textures.entry(id).or_default();
            changes.iter().for_each(|change| texture.change(change));
        }
        textures.retain(|id, _| !delta.free.contains(id));
        delta.free.clear();
    }
}

impl Paper {
    /// Paints what a pass has drawn: red, green, blue of each pixel, row by row.
    pub(super) fn paint(&self, drawn: &[ClippedPrimitive], (width, height): (usize, usize)) -> Vec<u8> {
        let textures = self.0.lock().expect("nobody panics here");
        let mut sheet = Sheet { width, height, dots: vec![GROUND.to_array().map(f32::from); width * height] };
        for primitive in drawn {
            let Primitive::Mesh(mesh) = &primitive.primitive else { continue };
            if let Some(texture) = textures.get(&mesh.texture_id) {
                sheet.mesh(mesh, texture, primitive.clip_rect);
            }
        }
        sheet.dots.iter().flat_map(|dot| [dot[0], dot[1], dot[2]].map(|part| part.round() as u8)).collect()
    }
}

struct Sheet {
    width: usize,
    height: usize,
    dots: Vec<[f32; 4]>,
}

impl Sheet {
    fn mesh(&mut self, mesh: &Mesh, texture: &Texture, clip: Rect) {
        for three in mesh.indices.chunks_exact(3) {
            self.triangle([0, 1, 2].map(|at| &mesh.vertices[three[at] as usize]), texture, clip);
        }
    }

    fn triangle(&mut self, [a, b, c]: [&Vertex; 3], texture: &Texture, clip: Rect) {
        let across =
            |from: Pos2, to: Pos2, at: Pos2| (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
        let area = across(a.pos, b.pos, c.pos);
        if area == 0.0 {
            return;
        }
        let all = Rect::from_min_size(Pos2::ZERO, egui::vec2(self.width as f32, self.height as f32));
        let bounds = Rect::from_points(&[a.pos, b.pos, c.pos]).intersect(clip).intersect(all);
        if !bounds.is_positive() {
            return;
        }
        for y in bounds.top() as usize..(bounds.bottom().ceil() as usize).min(self.height) {
            for x in bounds.left() as usize..(bounds.right().ceil() as usize).min(self.width) {
                let at = egui::pos2(x as f32 + 0.5, y as f32 + 0.5);
                let parts = [across(b.pos, c.pos, at), across(c.pos, a.pos, at), across(a.pos, b.pos, at)];
                let parts = parts.map(|part| part / area);
                if !clip.contains(at) || parts.iter().any(|part| *part < 0.0) {
                    continue;
                }
                let mix = |of: fn(&Vertex) -> f32| of(a) * parts[0] + of(b) * parts[1] + of(c) * parts[2];
                let tint = [mix(|v| v.color.r().into()), mix(|v| v.color.g().into()), mix(|v| v.color.b().into())];
                let opacity = mix(|v| v.color.a().into()) / 255.0;
                let ink = texture.at(mix(|v| v.uv.x), mix(|v| v.uv.y));
                let behind = 1.0 - opacity * ink[3] / 255.0;
                let dot = &mut self.dots[y * self.width + x];
                (0..3).for_each(|part| dot[part] = (tint[part] * ink[part] / 255.0 + dot[part] * behind).min(255.0));
            }
        }
    }
}
