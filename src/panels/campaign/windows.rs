//! Lamps as lit windows: in a row, or as a little skyline in which every mission is a tower.

use egui::{Color32, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetType, pos2, vec2};

use crate::draw;
use crate::theme::Theme;
use gotham_play::Lamps;
use gotham_words::Words;

/// A window of a tower, and the gap around it.
const SMALL: (f32, f32) = (7.0, 4.0);
const GAP: f32 = 2.5;
/// How wide a tower is, and how high all of them are.
const TOWER: f32 = SMALL.0 + 2.0 * GAP;
pub(super) const SKYLINE: f32 = Lamps::MOST as f32 * (SMALL.1 + GAP) + GAP;

/// How much room a number of towers takes.
pub(super) fn skyline_width(towers: usize) -> f32 {
    towers as f32 * (TOWER + 1.0)
}

/// A tower for each mission, lit from the ground up; the lower right corner is at a point.
pub(super) fn skyline(painter: &Painter, theme: &Theme, corner: Pos2, missions: &[Option<Lamps>]) {
    let left = corner.x - skyline_width(missions.len());
    for (place, lit) in missions.iter().enumerate() {
        let foot = pos2(left + place as f32 * (TOWER + 1.0), corner.y);
        let body = Rect::from_min_max(foot - vec2(0.0, SKYLINE), foot + vec2(TOWER, 0.0));
        painter.rect_filled(body, 0.0, theme.ground);
        for floor in 0..Lamps::MOST {
            let above = GAP + f32::from(floor) * (SMALL.1 + GAP);
            let at = foot + vec2(GAP, -above - SMALL.1);
            window(painter, theme, Rect::from_min_size(at, vec2(SMALL.0, SMALL.1)), state(*lit, floor));
        }
    }
}

/// A mission's windows in a row, with how many are lit.
pub(super) fn row(ui: &mut Ui, theme: &Theme, words: &Words, lit: Option<Lamps>) {
    let high = ui.text_style_height(&egui::TextStyle::Small);
    let (wide, gap) = (high * 0.62, high * 0.3);
    let size = vec2(f32::from(Lamps::MOST) * (wide + gap) + gap, high + 2.0 * gap);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, 1.0, theme.ground);
    for place in 0..Lamps::MOST {
        let at = rect.left_top() + vec2(gap + f32::from(place) * (wide + gap), gap);
        window(ui.painter(), theme, Rect::from_min_size(at, vec2(wide, high)), state(lit, place));
    }
    let spoken = lit.map_or_else(
        || words.campaign_lamps_none().to_string(),
        |lamps| words.campaign_lamps(u32::from(lamps.number()), u32::from(Lamps::MOST)),
    );
    draw::speak(ui, &response, WidgetType::Label, &spoken);
    response.on_hover_ui(|ui| {
        ui.strong(spoken.as_str());
        ui.label(words.campaign_lamps_tip());
    });
}

/// What is seen of a window.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pane {
    /// Somebody is home.
    Lit,
    /// The mission was played, and this one stayed dark.
    Dark,
    /// The mission was not played yet.
    Unknown,
}

fn state(lit: Option<Lamps>, place: u8) -> Pane {
    match lit {
        Some(lamps) if place < lamps.number() => Pane::Lit,
        Some(_) => Pane::Dark,
        None => Pane::Unknown,
    }
}

/// Lit ones are full, dark ones are framed, and those of a mission to come are hinted at.
fn window(painter: &Painter, theme: &Theme, rect: Rect, pane: Pane) {
    let (fill, line) = match pane {
        Pane::Lit => (theme.amber, theme.amber),
        Pane::Dark => (Color32::TRANSPARENT, theme.faint),
        Pane::Unknown => (Color32::TRANSPARENT, theme.line),
    };
    painter.rect(rect, 0.0, fill, Stroke::new(1.0, line), StrokeKind::Inside);
}
