//! The timeline of a replay.

use egui::{Slider, Ui, WidgetType};

use super::draw;
use super::intent::{Intent, ReplayMove};
use super::parts;
use super::theme::Theme;
use super::view::{TableView, View};

/// Play, step, seek, branch.
pub fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    let Some(replay) = table.replay else { return intents };
    ui.horizontal_wrapped(|ui| {
        let play = if replay.playing { words.replay_pause() } else { words.replay_play() };
        for (label, hover, act, step) in [
            ("⏮", words.replay_first(), "Up", ReplayMove::Seek(0)),
            ("◀", words.replay_back(), "Left", ReplayMove::StepBack),
            (play, words.replay_play_tip(), "Confirm", ReplayMove::PlayPause),
            ("▶", words.replay_next(), "Right", ReplayMove::StepOn),
            ("⏭", words.replay_last(), "Down", ReplayMove::Seek(replay.length)),
        ] {
            let response = ui.button(label).on_hover_text(view.tip(hover, act));
            draw::speak(ui, &response, WidgetType::Button, if label == play { play } else { hover });
            if response.clicked() {
                intents.push(Intent::Replay(step));
            }
        }
        let mut at = replay.at;
        ui.spacing_mut().slider_width = (ui.available_width() - 190.0).max(80.0);
        let response = ui.add(Slider::new(&mut at, 0..=replay.length).show_value(false));
        response.widget_info(|| egui::WidgetInfo::slider(true, replay.at as f64, words.replay_timeline()));
        if response.changed() {
            intents.push(Intent::Replay(ReplayMove::Seek(at)));
        }
        ui.label(words.replay_position(replay.at, replay.length));
        if ui.button(words.replay_branch()).on_hover_text(view.tip(words.replay_branch_tip(), "Next")).clicked() {
            intents.push(Intent::Replay(ReplayMove::Branch));
        }
    });
    parts::faint(ui, &theme, crate::play::log::question(table.words, table.game, table.prompt));
    intents
}
