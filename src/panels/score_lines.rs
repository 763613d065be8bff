//! Victory Points, one line each, and the seven ranks. SOLO XV

use egui::{RichText, Ui, WidgetType};

use super::draw;
use super::parts;
use super::theme::Theme;
use gotham_play::log;
use gotham_rules::score::{Score, ScoreRank};
use gotham_words::Words;

/// What the points come from, their sum, and how good that is.
pub(crate) fn show(ui: &mut Ui, words: &Words, theme: &Theme, score: &Score) {
    for line in log::score(words, score) {
        ui.label(words.panel_bullet(line));
    }
    ui.label(RichText::new(log::score_total(words, score)).strong().color(theme.amber));
    ranks(ui, words, theme, score.rank());
}

/// The seven ranks with the fewest points of each; the one reached is marked.
pub(crate) fn ranks(ui: &mut Ui, words: &Words, theme: &Theme, reached: ScoreRank) {
    ui.horizontal_wrapped(|ui| {
        for (rank, fewest) in ScoreRank::ALL {
            let name = log::rank(words, rank);
            let line = if fewest > i16::MIN { words.score_from(name, fewest) } else { name.to_string() };
            if rank == reached {
                let response = ui.label(RichText::new(&line).small().strong().underline().color(theme.amber));
                draw::speak(ui, &response, WidgetType::Label, &words.score_reached(line));
            } else {
                parts::faint(ui, theme, line);
            }
        }
    });
}
