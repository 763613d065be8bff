//! The rules of a new match: edition and variants; and of a sandbox, whether cards play the Villain. What cannot be played
//! is gray and says why.

use egui::{Checkbox, RadioButton, Response, Slider, Ui, Widget};

use super::parts;
use super::theme::Theme;
use gotham_play::log;
use gotham_rules::{Edition, Options, Variant};
use gotham_words::Words;

/// Every option of a new match.
pub(crate) fn show(ui: &mut Ui, words: &Words, theme: &Theme, options: &mut Options) {
    ui.horizontal_wrapped(|ui| {
        ui.label(words.option_edition());
        for edition in Edition::ALL {
            let wish = Options { edition, ..*options };
            let button = RadioButton::new(options.edition == edition, log::edition(words, edition));
            option(ui, words, options, wish, button);
        }
    });
    let cubes = Slider::new(&mut options.villain_reserve, FEWER_CUBES..=MORE_CUBES).text(words.option_villain_cubes());
    ui.add(cubes).on_hover_text(words.option_villain_cubes_tip());
    for (title, helps_heroes) in [(words.option_easier(), true), (words.option_harder(), false)] {
        parts::faint(ui, theme, title);
        ui.horizontal_wrapped(|ui| {
            for variant in Variant::ALL.into_iter().filter(|variant| variant.helps_heroes() == helps_heroes) {
                let wish = Options { variants: options.variants.turned(variant), ..*options };
                let mut is_on = options.variants.has(variant);
                let tick = Checkbox::new(&mut is_on, log::variant(words, variant));
                option(ui, words, options, wish, tick).on_hover_text(log::variant_tip(words, variant));
            }
        });
    }
}

/// Whether cards play the Villain, when no seats are chosen.
pub(crate) fn solo(ui: &mut Ui, words: &Words, options: &mut Options) {
    let (wish, mut is_on) = (Options { solo: !options.solo, ..*options }, options.solo);
    let tick = Checkbox::new(&mut is_on, words.option_solo());
    option(ui, words, options, wish, tick).on_hover_text(words.option_solo_tip());
}

/// The fewest and most extra cubes the Villain may start with: beyond that, a match is decided before it begins.
const FEWER_CUBES: i8 = -5;
const MORE_CUBES: i8 = 5;

/// A button that sets the options as asked, if that can be played.
fn option(ui: &mut Ui, words: &Words, options: &mut Options, wish: Options, button: impl Widget) -> Response {
    let not_yet = wish.check().err();
    let response = ui.add_enabled(not_yet.is_none(), button);
    if response.clicked() {
        *options = wish;
    }
    match not_yet {
        Some(not_yet) => response.on_disabled_hover_text(log::not_yet(words, not_yet)),
        None => response,
    }
}
