//! A hint: a small card below the Bat-Tablets, one at a time, closed by a click or by Esc.

use egui::{Align2, Area, Context, Id, Margin, Order, Pos2, RichText, WidgetType};

use crate::draw;
use crate::intent::{Gesture, Intent, Wish};
use crate::settings::Settings;
use crate::theme::Theme;
use crate::view::View;
use gotham_play::Hint;

/// The hint, with its upper left corner at a place, and its words as wide as given, in points.
pub(crate) fn show(ctx: &Context, view: &View, hint: Hint, at: Pos2, width: f32) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = Vec::new();
    let area = Area::new(Id::new("hint")).order(Order::Middle).pivot(Align2::LEFT_TOP).fixed_pos(at);
    area.show(ctx, |ui| {
        theme.floating().inner_margin(Margin::same(6)).show(ui, |ui| {
            ui.set_width(width);
            let title = hint.title(words);
            let heading = ui.label(RichText::new(title).strong().color(theme.green));
            draw::speak(ui, &heading, WidgetType::Label, &words.hint_spoken(title));
            ui.label(RichText::new(hint.text(words)).small());
            ui.horizontal_wrapped(|ui| {
                let read = ui.small_button(words.hint_got_it());
                if read.on_hover_text(view.tip(words.hint_got_it_tip(), "Back")).clicked() {
                    intents.push(Gesture::HintRead.into());
                }
                let no_more = ui.small_button(words.hint_no_more()).on_hover_text(words.hint_no_more_tip());
                if no_more.clicked() {
                    let settings = Settings { hints: false, ..view.settings.clone() };
                    intents.extend([Gesture::HintRead.into(), Wish::Settings(Box::new(settings)).into()]);
                }
            });
        });
    });
    intents
}
