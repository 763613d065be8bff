//! Progress for another machine: a code to copy, and where one is pasted.

use egui::{Button, Ui};

use crate::intent::{Gesture, Intent, Wish};
use crate::parts;
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
        intents.extend(parts::code_line(
            ui,
            &view.desk.campaign.code,
            (words.campaign_code_hint(), words.campaign_code(), 280.0),
            (words.campaign_code_add(), Some(words.campaign_code_tip())),
            Gesture::CampaignCode,
            Wish::AddLamps,
        ));
    });
    intents
}
