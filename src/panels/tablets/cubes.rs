//! A Hero's cubes: where they lie, and the three Zones in a row.

use egui::{Color32, Sense, Ui, WidgetType, vec2};

use super::state::{state_color, state_words};
use crate::draw::{self, Cubes};
use crate::motion::Flights;
use crate::theme::Theme;
use gotham_rules::command::Space;
use gotham_rules::state::Tablet;
use gotham_words::Words;

/// The heaps of a Hero's cubes: three Zones, then the spaces.
const RESERVE: usize = 0;
const FATIGUE: usize = 1;
const WOUNDS: usize = 2;

/// The heap on a space.
pub(super) fn heap_of(space: Space) -> usize {
    WOUNDS + 1 + Space::ALL.iter().position(|other| *other == space).unwrap_or_default()
}

/// How many cubes lie on each heap.
pub(super) fn heaps(tablet: &Tablet) -> Vec<u8> {
    let zones = [tablet.reserve, tablet.fatigue, tablet.wounds];
    zones.into_iter().chain(Space::ALL.map(|space| tablet.spaces.on(space))).collect()
}

/// The color of the cubes of a heap.
pub(super) fn heap_color(theme: &Theme, heap: usize) -> Color32 {
    match heap {
        RESERVE => theme.cyan,
        FATIGUE => theme.faint,
        WOUNDS => theme.red,
        _ => theme.amber,
    }
}

/// Reserve, Fatigue and Wounds in one row.
pub(super) fn zones(ui: &mut Ui, words: &Words, theme: &Theme, tablet: &Tablet, flights: &mut Flights) {
    let all = f32::from(tablet.reserve + tablet.fatigue + tablet.wounds).max(1.0);
    let state = state_words(words, tablet);
    let font = theme.font(10.0);
    let word = ui.painter().layout_no_wrap(state.into(), font, state_color(theme, tablet));
    let size = ((ui.available_width() - word.size().x - 14.0) / all - 2.0).clamp(4.0, 9.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), theme.points(14.0)), Sense::hover());
    let mut at = rect.left_center();
    for (heap, what, count) in [
        (RESERVE, Cubes::Ready, tablet.reserve),
        (FATIGUE, Cubes::Fatigue, tablet.fatigue),
        (WOUNDS, Cubes::Wound, tablet.wounds),
    ] {
        let arriving = flights.arriving(heap).min(count);
        draw::cubes(ui.painter(), at, theme, what, count - arriving, arriving, size);
        flights.mark(heap, at + vec2((draw::cubes_width(count, size) - size / 2.0).max(0.0), 0.0));
        at.x += draw::cubes_width(count, size) + if count > 0 { 4.0 } else { 0.0 };
    }
    // In the narrowest windows, the frame's color and the hover text have to do.
    if rect.right() - at.x >= word.size().x {
        let corner = rect.right_center() - word.size() * vec2(1.0, 0.5);
        ui.painter().galley(corner, word, theme.words);
    }
    let spoken = words.tablet_cubes(state, tablet.reserve, tablet.fatigue, tablet.wounds);
    draw::speak(ui, &response, WidgetType::Label, &spoken);
    response.on_hover_text(spoken);
}
