//! The quick reference: what each part of it says, with its dice or icons.

use egui::{Rect, RichText, Sense, Ui, WidgetType, vec2};

use super::super::draw;
use super::super::icon;
use super::super::intent::Quick;
use super::super::parts;
use super::super::theme::Theme;
use super::super::view::View;
use gotham_content::TermKind;
use gotham_content::dice::Color;
use gotham_play::log;
use gotham_words::Words;

/// What a part says, with its dice or icons.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, part: Quick) {
    ui.label(text(view.words, part));
    match part {
        Quick::Dice => dice(ui, view, theme),
        Quick::Icons => icons(ui, view, theme),
        _ => {}
    }
}

/// The faces of each die.
fn dice(ui: &mut Ui, view: &View, theme: &Theme) {
    for color in Color::ALL {
        ui.horizontal(|ui| {
            for face in view.catalogue.dice.faces(color) {
                let (rect, response) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
                let rect = Rect::from_center_size(rect.center(), vec2(20.0, 20.0));
                draw::die(ui.painter(), rect, (view.words, theme), color, Some(*face));
                draw::speak(ui, &response, WidgetType::Label, &log::rolled(view.words, color, *face));
            }
        });
    }
}

/// Every icon in the glossary with its line.
fn icons(ui: &mut Ui, view: &View, theme: &Theme) {
    for term in view.catalogue.terms.iter().filter(|term| term.kind == TermKind::Icon) {
        let name = view.words.text(&term.name);
        let shown = icon::of_term(&term.id).map(|icon| icon.before(&name));
        let label = ui.label(RichText::new(shown.as_deref().unwrap_or(&name)).strong().color(theme.cyan));
        draw::speak(ui, &label, WidgetType::Label, &name);
        parts::faint(ui, theme, view.words.text(&term.line));
    }
}

/// What a part is called.
pub(super) fn title(words: &Words, part: Quick) -> &str {
    match part {
        Quick::Round => words.quick_round(),
        Quick::HeroesTurn => words.quick_heroes_turn(),
        Quick::Actions => words.quick_actions(),
        Quick::Moving => words.quick_moving(),
        Quick::Attacking => words.quick_attacking(),
        Quick::Defending => words.quick_defending(),
        Quick::Rerolls => words.quick_rerolls(),
        Quick::Tokens => words.quick_tokens(),
        Quick::Cubes => words.quick_cubes(),
        Quick::VillainsTurn => words.quick_villains_turn(),
        Quick::Sight => words.quick_sight(),
        Quick::Dice => words.quick_dice(),
        Quick::Ends => words.quick_ends(),
        Quick::Icons => words.quick_icons(),
    }
}

/// What a part says, line by line.
pub(super) fn text(words: &Words, part: Quick) -> &str {
    match part {
        Quick::Round => words.quick_round_text(),
        Quick::HeroesTurn => words.quick_heroes_turn_text(),
        Quick::Actions => words.quick_actions_text(),
        Quick::Moving => words.quick_moving_text(),
        Quick::Attacking => words.quick_attacking_text(),
        Quick::Defending => words.quick_defending_text(),
        Quick::Rerolls => words.quick_rerolls_text(),
        Quick::Tokens => words.quick_tokens_text(),
        Quick::Cubes => words.quick_cubes_text(),
        Quick::VillainsTurn => words.quick_villains_turn_text(),
        Quick::Sight => words.quick_sight_text(),
        Quick::Dice => words.quick_dice_text(),
        Quick::Ends => words.quick_ends_text(),
        Quick::Icons => words.quick_icons_text(),
    }
}
