//! Looking back: how likely the Heroes were to win, the largest mistakes, luck and play.

use egui::{ProgressBar, RichText, Ui, WidgetType};

use super::graph;
use crate::draw;
use crate::icon::Icon;
use crate::intent::{Intent, Wish};
use crate::parts;
use crate::theme::Theme;
use crate::view::{ReportView, View};
use gotham_play::log;
use gotham_play::review::{Lookback, LookedBack, Mistake};
use gotham_words::Words;

/// The page.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, report: &ReportView) -> Vec<Intent> {
    match report.lookback {
        Some(Lookback::Done(found)) => all(ui, view, theme, report, found),
        Some(Lookback::Nothing) => {
            ui.label(view.words.review_unknown());
            Vec::new()
        }
        Some(Lookback::Thinking { percent }) => thinks(ui, view.words, theme, *percent),
        None => thinks(ui, view.words, theme, 0),
    }
}

/// Somebody thinks: how far it is.
fn thinks(ui: &mut Ui, words: &Words, theme: &Theme, percent: u8) -> Vec<Intent> {
    ui.label(words.review_thinking());
    let done = words.review_progress(percent);
    let bar = ui.add(ProgressBar::new(f32::from(percent) / 100.0).fill(theme.cyan.gamma_multiply(0.5)).text(&done));
    draw::speak(ui, &bar, WidgetType::ProgressIndicator, &done);
    Vec::new()
}

fn all(ui: &mut Ui, view: &View, theme: &Theme, report: &ReportView, found: &LookedBack) -> Vec<Intent> {
    let words = view.words;
    parts::heading(ui, theme, words.review_chances());
    turned(ui, words, theme, found);
    let mut intents = graph::show(ui, view, theme, report);
    parts::faint(ui, theme, words.review_band());
    ui.add_space(4.0);
    parts::heading(ui, theme, words.review_mistakes());
    if found.review.mistakes.is_empty() {
        ui.label(words.review_none());
    }
    for mistake in &found.review.mistakes {
        intents.extend(one(ui, words, theme, found, mistake));
    }
    ui.add_space(4.0);
    parts::heading(ui, theme, words.review_ledger());
    for line in log::review::ledger(words, &found.review.ledger) {
        ui.label(line);
    }
    parts::faint(ui, theme, words.review_ledger_tip());
    intents
}

/// Where it turned.
pub(super) fn turned(ui: &mut Ui, words: &Words, theme: &Theme, found: &LookedBack) {
    if let Some((from, to)) = found.review.turned() {
        let turned = log::review::turned(words, &from, &to);
        let label = ui.label(RichText::new(Icon::Initiative.before(&turned)).strong().color(theme.amber));
        draw::speak(ui, &label, WidgetType::Label, &turned);
    }
}

/// A mistake: when and what, what would have been better and why, what it cost; and the way there.
fn one(ui: &mut Ui, words: &Words, theme: &Theme, found: &LookedBack, mistake: &Mistake) -> Vec<Intent> {
    let did = log::review::did(words, &found.past, mistake);
    let mut intents = Vec::new();
    theme.card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            draw::side_icon(ui, theme, Some(mistake.side));
            ui.label(RichText::new(&did).strong().color(theme.side(Some(mistake.side))));
            let show = ui.button(words.review_show()).on_hover_text(words.review_show_tip());
            draw::speak(ui, &show, WidgetType::Button, &words.review_show_spoken(&did));
            if show.clicked() {
                intents.push(Wish::WatchAt(mistake.step).into());
            }
        });
        better(ui, words, theme, found, mistake);
    });
    intents
}

/// What would have been better and why, and what it cost.
pub(crate) fn better(ui: &mut Ui, words: &Words, theme: &Theme, found: &LookedBack, mistake: &Mistake) {
    let table = found.past.table(mistake.step);
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(log::review::better(words, &found.past, mistake)).strong().color(theme.green));
        ui.label(log::because(words, table, &mistake.reason));
        parts::faint(ui, theme, log::review::cost(words, mistake));
    });
}
