//! The time line of a replay.

use egui::{Slider, Ui, WidgetType};

use super::draw;
use super::intent::{Intent, ReplayMove};
use super::parts;
use super::theme::Theme;
use super::view::{TableView, View};

/// Play, step, seek, branch.
pub fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = Vec::new();
    let Some(replay) = table.replay else { return intents };
    ui.horizontal(|ui| {
        let play = if replay.playing { "Pause" } else { "Play" };
        for (words, hover, act, step) in [
            ("⏮", "To the beginning", "Up", ReplayMove::Seek(0)),
            ("◀", "One command back", "Left", ReplayMove::StepBack),
            (play, "Play or pause", "Confirm", ReplayMove::PlayPause),
            ("▶", "One command on", "Right", ReplayMove::StepOn),
            ("⏭", "To the end", "Down", ReplayMove::Seek(replay.length)),
        ] {
            let response = ui.button(words).on_hover_text(format!("{hover}{}", view.key_of(act)));
            draw::speak(ui, &response, WidgetType::Button, if words == play { play } else { hover });
            if response.clicked() {
                intents.push(Intent::Replay(step));
            }
        }
        let mut at = replay.at;
        ui.spacing_mut().slider_width = (ui.available_width() - 190.0).max(80.0);
        let response = ui.add(Slider::new(&mut at, 0..=replay.length).show_value(false));
        response.widget_info(|| egui::WidgetInfo::slider(true, replay.at as f64, "Time line"));
        if response.changed() {
            intents.push(Intent::Replay(ReplayMove::Seek(at)));
        }
        ui.label(format!("{} / {}", replay.at, replay.length));
        if ui
            .button("Play on from here")
            .on_hover_text(format!("Begin a match of your own at this place{}", view.key_of("Next")))
            .clicked()
        {
            intents.push(Intent::Replay(ReplayMove::Branch));
        }
    });
    parts::faint(ui, &theme, crate::play::log::question(table.game, table.prompt));
    intents
}
