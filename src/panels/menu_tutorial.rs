//! The tutorial in the menu: offered at the first start, and there for anyone who wants it again.

use egui::{RichText, Ui};

use super::focus;
use super::intent::{Intent, NewMatch, Wish};

use super::settings::Settings;
use super::theme::Theme;
use super::view::View;
use gotham_content::Mission;

/// Offers the tutorial to somebody who is here for the first time.
pub(crate) fn offer(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    theme.card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words.menu_first_time()).strong().color(theme.amber));
        ui.label(words.menu_first_time_text());
        ui.horizontal_wrapped(|ui| {
            let yes = ui.button(words.menu_first_time_yes());
            focus::first(ui, &yes);
            if yes.clicked() {
                intents.extend(begin(view, mission));
            }
            if ui.button(words.menu_first_time_no()).clicked() {
                intents.extend(offered(view));
            }
        });
    });
    ui.add_space(8.0);
    intents
}

/// Begins the tutorial, which is not offered again.
pub(crate) fn begin(view: &View, mission: &Mission) -> Vec<Intent> {
    let begun = Wish::NewMatch(NewMatch::tutorial(mission));
    offered(view).into_iter().chain([begun.into()]).collect()
}

/// The tutorial is not offered again.
fn offered(view: &View) -> Option<Intent> {
    let settings = Settings { tutorial_offered: true, ..view.settings.clone() };
    (!view.settings.tutorial_offered).then(|| Wish::Settings(Box::new(settings)).into())
}
