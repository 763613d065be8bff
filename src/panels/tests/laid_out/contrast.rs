//! Every text as it is painted, and what it is painted on: words must stand out, whatever they say.

use std::collections::BTreeSet;

use egui::{Color32, Context, LayerId, Rect, Shape, TextureId};

/// The least that the guidelines for the web ask for between letters and their ground.
const LEAST: f32 = 4.5;

/// Something that covers what is below it: a color, or a picture, whose colors nobody knows here.
struct Ground {
    rect: Rect,
    color: Option<Color32>,
}

/// Texts of the pass that just ended that stand out too little, one line each.
pub(super) fn faults(ctx: &Context) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    for layer in layers {
        let mut shapes = Vec::new();
        ctx.graphics(|graphics| {
            shapes.extend(graphics.get(layer).into_iter().flat_map(|list| list.all_entries().cloned()));
        });
        let mut grounds = Vec::new();
        for clipped in &shapes {
            look(&clipped.shape, clipped.clip_rect, &mut grounds, &mut found);
        }
    }
    found
}

fn look(shape: &Shape, clip: Rect, grounds: &mut Vec<Ground>, found: &mut BTreeSet<String>) {
    match shape {
        Shape::Rect(rect) => {
            let is_picture = rect.brush.as_ref().is_some_and(|brush| brush.fill_texture_id != TextureId::default());
            if is_picture || rect.fill.a() > 0 {
                let color = (!is_picture).then_some(rect.fill);
                grounds.push(Ground { rect: rect.rect.intersect(clip), color });
            }
        }
        Shape::Mesh(mesh) => grounds.push(Ground { rect: mesh.calc_bounds().intersect(clip), color: None }),
        Shape::Circle(circle) if circle.fill.a() > 0 => {
            let inside = Rect::from_center_size(circle.center, egui::Vec2::splat(circle.radius * 1.4));
            grounds.push(Ground { rect: inside, color: Some(circle.fill) });
        }
        Shape::Path(path) if path.fill.a() > 0 => {
            grounds.push(Ground { rect: path.visual_bounding_rect().intersect(clip), color: None });
        }
        Shape::Text(text) if text.opacity_factor > 0.0 && !text.galley.text().trim().is_empty() => {
            let at = text.visual_bounding_rect();
            if !at.intersect(clip).is_positive() {
                return;
            }
            let Some(ground) = below(grounds, at.intersect(clip)) else { return };
            for section in &text.galley.job.sections {
                let written = &text.galley.text()[section.byte_range.start.0..section.byte_range.end.0];
                let is_icon = written.chars().all(|letter| !letter.is_alphanumeric());
                let color = match (text.override_text_color, section.format.color) {
                    (Some(color), _) => color,
                    (None, Color32::PLACEHOLDER) => text.fallback_color,
                    (None, color) => color,
                };
                let color = color.gamma_multiply(text.opacity_factor);
                if is_icon || color.a() == 0 {
                    continue;
                }
                let ratio = contrast(over(color, ground), ground);
                if ratio < LEAST {
                    found.insert(format!("{written:?} has a contrast of {ratio:.1}: {color:?} on {ground:?}"));
                }
            }
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| look(shape, clip, grounds, found)),
        _ => {}
    }
}

/// The color below the middle of a text; `None` if that is a picture, or the board.
fn below(grounds: &[Ground], at: Rect) -> Option<Color32> {
    let mut ground = None;
    for it in grounds.iter().filter(|it| it.rect.contains(at.center())) {
        ground = match (it.color, ground) {
            (None, _) => None,
            (Some(color), _) if color.a() >= 250 => Some(color.to_opaque()),
            (Some(color), Some(before)) => Some(over(color, before)),
            (Some(_), None) => None,
        };
    }
    ground
}

/// A color over an opaque one.
fn over(color: Color32, ground: Color32) -> Color32 {
    ground.blend(color)
}

/// The contrast of two opaque colors, from 1 to 21.
pub(super) fn contrast(one: Color32, other: Color32) -> f32 {
    let light = |color: Color32| {
        let [red, green, blue, _] = egui::Rgba::from(color).to_array();
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}
