//! The spaces of a Bat-Tablet: their dice, limits and cubes.

use egui::{Rect, Sense, Stroke, StrokeKind, Ui, WidgetType, vec2};

use super::cubes::heap_of;
use crate::draw;
use crate::icon::Icon;
use crate::motion::Flights;
use crate::printed::pool_words;
use crate::theme::Theme;
use gotham_content::Hero as Screen;
use gotham_content::dice::Die;
use gotham_play::log;
use gotham_rules::command::Space;
use gotham_rules::state::Tablet;
use gotham_words::Words;

/// The die that a cube on a space rolls.
pub(super) fn die_of(screen: &Screen, space: Space) -> Option<Die> {
    match space {
        Space::Melee => Some(screen.melee.die),
        Space::Ranged => Some(screen.ranged.die),
        Space::Manipulation => Some(screen.manipulation.die),
        Space::Thought => Some(screen.thought.die),
        Space::Defense => Some(screen.defense.die),
        Space::Movement | Space::Reroll => None,
    }
}

/// How many cubes a space holds.
pub(super) fn limit_of(screen: &Screen, space: Space) -> u8 {
    match space {
        Space::Melee => screen.melee.limit,
        Space::Ranged => screen.ranged.limit,
        Space::Manipulation => screen.manipulation.limit,
        Space::Thought => screen.thought.limit,
        Space::Defense => screen.defense.limit,
        Space::Movement => screen.movement_limit,
        Space::Reroll => screen.reroll_limit,
    }
}

/// A space as a small cell: its icon, its die's color, cubes on it out of its limit.
pub(super) fn cell(
    ui: &mut Ui,
    words: &Words,
    theme: &Theme,
    (screen, tablet): (&Screen, &Tablet),
    space: Space,
    width: f32,
    flights: &mut Flights,
) {
    let (held, limit) = (tablet.spaces.on(space), limit_of(screen, space));
    let (rect, response) = ui.allocate_exact_size(vec2(width, theme.points(30.0)), Sense::hover());
    flights.mark(heap_of(space), rect.center());
    // A cube counts where it has landed.
    let held = held.saturating_sub(flights.arriving(heap_of(space)));
    let painter = ui.painter();
    let full = held >= limit;
    painter.rect(
        rect,
        2.0,
        theme.ground,
        Stroke::new(1.0, if full { theme.amber } else { theme.line }),
        StrokeKind::Inside,
    );
    let stripe = Rect::from_min_size(rect.min, vec2(rect.width(), 4.0));
    if let Some(die) = die_of(screen, space) {
        painter.rect_filled(stripe, 1.0, theme.die(die.color));
    }
    let small = egui::FontId::proportional(theme.points(9.5).min(width * 0.6));
    painter.text(
        rect.center_top() + vec2(0.0, 4.0),
        egui::Align2::CENTER_TOP,
        Icon::from(space).letter(),
        egui::FontId::proportional(theme.points(13.0).min(width - 3.0)),
        theme.words,
    );
    let color = if held > 0 { theme.amber } else { theme.faint };
    painter.text(
        rect.center_bottom() - vec2(0.0, 1.0),
        egui::Align2::CENTER_BOTTOM,
        format!("{held}/{limit}"),
        small,
        color,
    );
    let spoken = space_words(words, screen, tablet, space);
    draw::speak(ui, &response, WidgetType::Label, &spoken);
    response.on_hover_text(spoken);
}

/// What is said about a space.
pub(super) fn space_words(words: &Words, screen: &Screen, tablet: &Tablet, space: Space) -> String {
    let (name, held, limit) = (log::space(words, space), tablet.spaces.on(space), limit_of(screen, space));
    match (space, die_of(screen, space)) {
        (_, Some(die)) => words.tablet_space_die(name, held, limit, pool_words(words, &[die])),
        (Space::Movement, None) => words.tablet_space_movement(name, held, limit, screen.movement_multiplier),
        (_, None) => words.tablet_space_reroll(name, held, limit),
    }
}
