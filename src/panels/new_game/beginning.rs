//! How it begins: how well the computer plays, whether Bat-Gadgets and allies are packed as suggested, and whether the
//! cards' Villain waits for the player.

use egui::{Button, Ui, WidgetInfo, WidgetType};

use crate::choice;
use crate::intent::{Intent, NewMatch, Packing, SeatKind, Wish};
use crate::settings::Settings;
use crate::theme::Theme;
use crate::view::View;
use gotham_play::Level;

/// All of them.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, draft: &mut NewMatch) -> Option<Intent> {
    let words = view.words;
    if has_a_computer(draft) {
        let levels = [
            (Level::Easy, words.menu_level_easy(), words.menu_level_easy_tip()),
            (Level::Normal, words.menu_level_normal(), words.menu_level_normal_tip()),
            (Level::Hard, words.menu_level_hard(), words.menu_level_hard_tip()),
            (Level::Expert, words.menu_level_expert(), words.menu_level_expert_tip()),
        ];
        one_of(ui, theme, words.menu_level(), levels, &mut draft.level);
    }
    let packings = [
        (Packing::Suggested, words.menu_packing_suggested(), words.menu_packing_suggested_tip()),
        (Packing::ByHand, words.menu_packing_by_hand(), words.menu_packing_by_hand_tip()),
    ];
    one_of(ui, theme, words.menu_packing(), packings, &mut draft.packing);
    step_by_step(ui, view, draft)
}

/// Whether the computer sits anywhere; where cards decide for the Villain, nobody sits there. SOLO
fn has_a_computer(draft: &NewMatch) -> bool {
    draft.heroes.contains(&SeatKind::Bot) || (!draft.options.solo && draft.villain == SeatKind::Bot)
}

/// A question with a few answers in a row: what each stands for, its label, and more about it.
fn one_of<'a, T: Copy + PartialEq>(
    ui: &mut Ui,
    theme: &Theme,
    asked: &str,
    answers: impl IntoIterator<Item = (T, &'a str, &'a str)>,
    chosen: &mut T,
) {
    ui.horizontal_wrapped(|ui| {
        ui.label(asked);
        for (answer, label, tip) in answers {
            let is_on = *chosen == answer;
            let button = ui.add(Button::selectable(is_on, label).frame_when_inactive(true));
            button.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_on, label));
            choice::ring(ui, theme, &button);
            choice::keep_in_sight(&button);
            if button.on_hover_text(tip).clicked() {
                *chosen = answer;
            }
        }
    });
}

/// Against the cards: a setting, offered where it matters.
fn step_by_step(ui: &mut Ui, view: &View, draft: &NewMatch) -> Option<Intent> {
    if !draft.options.solo {
        return None;
    }
    let mut is_on = view.settings.step_by_step;
    let tick = ui.checkbox(&mut is_on, view.words.menu_step_by_step());
    choice::keep_in_sight(&tick);
    let changed = tick.on_hover_text(view.words.villain_card_step_tip()).changed();
    changed.then(|| Wish::Settings(Box::new(Settings { step_by_step: is_on, ..view.settings.clone() })).into())
}
