//! How it begins: whether Bat-Gadgets and allies are packed as suggested, and whether the cards' Villain waits for the player.

use egui::{Button, Ui, WidgetInfo, WidgetType};

use crate::choice;
use crate::intent::{Intent, NewMatch, Packing, Wish};
use crate::settings::Settings;
use crate::theme::Theme;
use crate::view::View;

/// Both.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, draft: &mut NewMatch) -> Option<Intent> {
    packing(ui, view, theme, draft);
    step_by_step(ui, view, draft)
}

fn packing(ui: &mut Ui, view: &View, theme: &Theme, draft: &mut NewMatch) {
    let words = view.words;
    ui.horizontal_wrapped(|ui| {
        ui.label(words.menu_packing());
        for (packing, label, tip) in [
            (Packing::Suggested, words.menu_packing_suggested(), words.menu_packing_suggested_tip()),
            (Packing::ByHand, words.menu_packing_by_hand(), words.menu_packing_by_hand_tip()),
        ] {
            let is_on = draft.packing == packing;
            let button = ui.add(Button::selectable(is_on, label).frame_when_inactive(true));
            button.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_on, label));
            choice::ring(ui, theme, &button);
            choice::keep_in_sight(&button);
            if button.on_hover_text(tip).clicked() {
                draft.packing = packing;
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
