//! Progress for another machine: a code to copy, and where one is pasted.

use egui::{Button, TextEdit, Ui};

use crate::intent::{Gesture, Intent, Wish};
use crate::view::View;
use gotham_play::CampaignProgress;

/// The code, and the field for another one.
pub(super) fn show(ui: &mut Ui, view: &View, progress: &CampaignProgress) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        let code = progress.code();
        let is_copied = view.desk.copied.as_ref() == Some(&code);
        let label = if is_copied { words.panel_copied() } else { words.campaign_copy() };
        let copy = ui.add_enabled(!progress.is_empty(), Button::new(label));
        let copy = copy.on_hover_text(words.campaign_copy_tip());
        if copy.on_disabled_hover_text(words.campaign_copy_why_not()).clicked() {
            intents.push(Wish::Copy(code).into());
        }
        let mut text = view.desk.campaign.code.clone();
        let line = TextEdit::singleline(&mut text).hint_text(words.campaign_code_hint()).desired_width(280.0);
        let field = ui.add(line);
        field.widget_info(|| egui::WidgetInfo::text_edit(true, "", text.as_str(), words.campaign_code()));
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let is_there = !text.trim().is_empty();
        let add = ui.add_enabled(is_there, Button::new(words.campaign_code_add()));
        if field.changed() {
            intents.push(Gesture::CampaignCode(text.clone()).into());
        }
        if add.on_hover_text(words.campaign_code_tip()).clicked() || (is_entered && is_there) {
            intents.push(Wish::AddLamps(text).into());
        }
    });
    intents
}
