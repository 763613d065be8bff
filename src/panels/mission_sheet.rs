//! The mission sheet: story, objectives with live progress, special rules, Events, how it ends, round track.

use egui::{Color32, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType};

use super::board_map::{self, Chart};
use super::counsel;
use super::draw;
use super::icon::Icon;
use super::intent::{Gesture, Intent, Panel};
use super::parts;
use super::score_lines;
use super::stars;
use super::theme::Theme;
use super::view::{TableView, View};
use gotham_content::mission::{Goal, Side};
use gotham_play::log;
use gotham_rules::score::Score;
use gotham_rules::{Game, mission};
use gotham_words::Words;

/// The mission sheet.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mission = &table.game.scenario().mission;
    let intents = parts::title_bar(ui, view, &words.text(&mission.name), Gesture::Close(Panel::Mission));
    ui.label(RichText::new(words.text(&mission.story)).italics());
    round_track(ui, words, &theme, table.game.state().round, mission.rounds);
    parts::marked_heading(ui, &theme, Icon::Success, words.mission_sheet_objectives());
    objectives(ui, words, &theme, table.game);
    if let Some(grace) = stars::grace(words, mission) {
        ui.label(RichText::new(grace).color(theme.amber));
    }
    counsel::goals(ui, words, &theme, mission);
    map(ui, view, &theme, table);
    list(
        ui,
        view,
        Icon::Rule,
        words.mission_sheet_rules(),
        mission.special_rules.iter().map(|text| words.text(text).into_owned()),
    );
    list(ui, view, Icon::Ruling, words.option_rules(), log::options(words, table.game.options()).into_iter());
    if table.game.options().solo {
        // It says what the sheet changes at setup; otherwise a match begins with things that nobody can explain.
        let sheet = mission.sheet.iter().flat_map(|sheet| &sheet.designed);
        list(ui, view, Icon::Card, words.mission_sheet_cards(), sheet.map(|text| words.text(text).into_owned()));
        parts::marked_heading(ui, &theme, Icon::Initiative, words.mission_sheet_score());
        score_lines::show(ui, words, &theme, &Score::so_far(table.game));
    }
    let tokens =
        mission.token_kinds.iter().map(|kind| words.panel_entry(words.text(&kind.name), words.text(&kind.text)));
    list(ui, view, Icon::Token, words.mission_sheet_board(), tokens);
    list(ui, view, Icon::Area, words.mission_sheet_board_now(), log::board_now(words, table.game).into_iter());
    let events = mission.events.iter().map(|event| words.panel_entry(words.text(&event.name), words.text(&event.text)));
    list(ui, view, Icon::Event, words.mission_sheet_events(), events);
    let endings = mission.endings.iter().map(|ending| match ending.winner {
        Side::Heroes => words.mission_sheet_heroes_win(words.text(&ending.text)),
        Side::Villain => words.mission_sheet_villain_wins(words.text(&ending.text)),
    });
    list(ui, view, Icon::EndTurn, words.mission_sheet_endings(), endings);
    if !mission.designed.is_empty() {
        ui.collapsing(words.mission_sheet_designed(), |ui| {
            for line in &mission.designed {
                parts::faint(ui, &theme, words.text(line));
            }
        });
    }
    intents
}

/// Each objective with how far it is.
fn objectives(ui: &mut Ui, words: &Words, theme: &Theme, game: &Game) {
    for progress in mission::shown_objectives(game) {
        ui.horizontal_wrapped(|ui| {
            draw::side_icon(ui, theme, Some(progress.side));
            let title = words.text(&progress.text);
            let line = match progress.goal {
                Goal::AtLeast(goal) => words.mission_sheet_at_least(title, progress.count, goal),
                Goal::AtMost(goal) => words.mission_sheet_at_most(title, progress.count, goal),
            };
            let mark = if progress.met { words.mission_sheet_met() } else { words.mission_sheet_not_met() };
            let color = if progress.met { theme.green } else { theme.amber };
            ui.label(line);
            ui.label(RichText::new(mark).color(color));
        });
    }
}

/// The board as it is now, with who and what is on it.
fn map(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView) {
    let chart = Chart { map: &table.game.scenario().map, board: table.game.board() };
    let marks = board_map::of_game(table.words, table.game);
    ui.add_space(4.0);
    board_map::show(ui, view, theme, chart, &marks, ui.available_width());
    ui.collapsing(view.words.map_legend(), |ui| board_map::legend(ui, view, theme, chart, &marks));
}

fn list(ui: &mut Ui, view: &View, icon: Icon, title: &str, lines: impl Iterator<Item = String>) {
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() {
        return;
    }
    parts::marked_heading(ui, &Theme::of(view.settings), icon, title);
    for line in lines {
        ui.label(view.words.panel_bullet(line));
    }
}

fn round_track(ui: &mut Ui, words: &Words, theme: &Theme, now: u8, rounds: u8) {
    ui.horizontal_wrapped(|ui| {
        for round in 1..=rounds {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(theme.points(24.0)), Sense::hover());
            let (fill, ink) = match round.cmp(&now) {
                std::cmp::Ordering::Less => (theme.line, theme.faint),
                std::cmp::Ordering::Equal => (theme.amber, Color32::BLACK),
                std::cmp::Ordering::Greater => (theme.ground, theme.words),
            };
            ui.painter().rect(rect, 3.0, fill, Stroke::new(1.0, theme.line), StrokeKind::Inside);
            ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, round, theme.font(13.0), ink);
            let spoken = if round == now { words.mission_sheet_now(round) } else { words.panel_round(round) };
            draw::speak(ui, &response, WidgetType::Label, &spoken);
        }
    });
}
