//! Everything that has happened, in words with rule ids.

use egui::{RichText, ScrollArea, TextEdit, Ui, WidgetType};

use super::draw;
use super::focus;
use super::icon::Icon;
use super::intent::{Gesture, Intent, LogFilter, Panel, Wish};
use super::parts;
use super::theme::Theme;
use super::view::{LogEntry, View};

/// The log in full.
pub(crate) fn show(ui: &mut Ui, view: &View, log: &[LogEntry]) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = parts::title_bar(ui, view, words.log_panel_title(), Gesture::Close(Panel::Log));
    ui.horizontal_wrapped(|ui| {
        for filter in LogFilter::ALL {
            if filter == LogFilter::Cards && !has_cards(view) {
                continue;
            }
            let name = title(view, filter);
            let shown = icon(filter).map_or_else(|| name.into(), |icon| icon.before(name));
            let is_on = view.desk.log_filter == filter;
            let response = ui.selectable_label(is_on, shown);
            response.widget_info(|| egui::WidgetInfo::selected(WidgetType::SelectableLabel, true, is_on, name));
            if response.clicked() {
                intents.push(Gesture::FilterLog(filter).into());
            }
        }
    });
    let mut search = view.desk.log_search.clone();
    let (copy, response) = parts::header(
        ui,
        |ui| ui.button(words.panel_copy()).on_hover_text(words.log_panel_copy_tip()),
        |ui| {
            let field = TextEdit::singleline(&mut search).hint_text(words.log_panel_search());
            ui.add(field.desired_width(f32::INFINITY))
        },
    );
    response.widget_info(|| egui::WidgetInfo::text_edit(true, "", search.as_str(), words.log_panel_search_spoken()));
    if response.changed() {
        intents.push(Gesture::SearchLog(search).into());
    }
    if copy.clicked() {
        let text: Vec<String> =
            shown(view, log).map(|entry| words.log_panel_copied(entry.round, entry.line.with_rule(words))).collect();
        intents.push(Wish::Copy(text.join("\n")).into());
    }
    let entries: Vec<&LogEntry> = shown(view, log).collect();
    let height = ui.available_height();
    let area = ScrollArea::vertical().id_salt("log").stick_to_bottom(true).max_height(height);
    focus::scrolled(ui, area.auto_shrink([false, false]), |ui| {
        // Long matches have thousands of lines: the latest few hundred are drawn; the search finds the others.
        let skip = entries.len().saturating_sub(300);
        if skip > 0 {
            parts::faint(ui, &theme, words.log_panel_older(skip));
        }
        let mut round = None;
        for entry in &entries[skip..] {
            if round != Some(entry.round) {
                round = Some(entry.round);
                ui.label(RichText::new(words.panel_round(entry.round)).small().strong().color(theme.cyan));
            }
            intents.extend(line(ui, view, &theme, entry));
        }
        if entries.is_empty() {
            parts::faint(ui, &theme, words.log_panel_none());
        }
    });
    intents
}

/// What a kind of lines is called.
fn title<'a>(view: &'a View, about: LogFilter) -> &'a str {
    let words = view.words;
    match about {
        LogFilter::All => words.log_panel_all(),
        LogFilter::Fights => words.log_panel_fights(),
        LogFilter::Moves => words.log_panel_moves(),
        LogFilter::Dice => words.log_panel_dice(),
        LogFilter::Mission => words.log_panel_mission(),
        LogFilter::Cards => words.log_panel_cards(),
    }
}

/// The icon of a kind of lines.
fn icon(about: LogFilter) -> Option<Icon> {
    Some(match about {
        LogFilter::All => return None,
        LogFilter::Fights => Icon::Melee,
        LogFilter::Moves => Icon::Movement,
        LogFilter::Dice => Icon::Dice,
        LogFilter::Mission => Icon::Initiative,
        LogFilter::Cards => Icon::Card,
    })
}

/// Whether cards play the Villain.
fn has_cards(view: &View) -> bool {
    view.table().is_some_and(|table| table.game.state().automaton.is_some())
}

/// A line; what the cards have decided can be explained again.
fn line(ui: &mut Ui, view: &View, theme: &Theme, entry: &LogEntry) -> Vec<Intent> {
    let mut intents = Vec::new();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        if let Some(icon) = icon(entry.about) {
            parts::sign(ui, icon, title(view, entry.about), theme.faint);
        }
        ui.vertical(|ui| intents.extend(parts::line(ui, view, theme, &entry.line)));
    });
    if let Some(decision) = entry.decision {
        let response = ui.small_button(view.words.villain_card_why());
        let spoken = view.words.villain_card_why_spoken(entry.line.text());
        draw::speak(ui, &response, WidgetType::Button, &spoken);
        if response.clicked() {
            intents.push(Gesture::Why(Some(decision)).into());
        }
    }
    intents
}

fn shown<'a>(view: &'a View, log: &'a [LogEntry]) -> impl Iterator<Item = &'a LogEntry> {
    let words = view.desk.log_search.to_lowercase();
    let filter = view.desk.log_filter;
    log.iter()
        .filter(move |entry| filter == LogFilter::All || entry.about == filter)
        .filter(move |entry| words.is_empty() || entry.line.with_rule(view.words).to_lowercase().contains(&words))
}

/// The last few lines over the board, while the log is closed.
pub(crate) fn ticker(ui: &mut Ui, view: &View, log: &[LogEntry]) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = Vec::new();
    for entry in &log[log.len().saturating_sub(4)..] {
        intents.extend(parts::line(ui, view, &theme, &entry.line));
    }
    intents
}
