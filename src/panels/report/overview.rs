//! The first page: where it turned, the picture of the match, both sides side by side, objectives and score.

use egui::{Grid, RichText, Ui, WidgetType};

use super::{graph, looking_back};
use crate::draw;
use crate::icon::Icon;
use crate::intent::Intent;
use crate::parts;
use crate::score_lines;
use crate::stars;
use crate::theme::Theme;
use crate::view::{ReportView, View};
use gotham_content::mission::Side;
use gotham_play::statistics::{Deeds, told};
use gotham_rules::mission;
use gotham_rules::score::Score;
use gotham_words::{Value, Words};

/// The page.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, report: &ReportView) -> Vec<Intent> {
    let words = view.words;
    // A look back knows better than the mission's own yardstick: two answers would only be confusing.
    if let Some(found) = report.found() {
        looking_back::turned(ui, words, theme, found);
    } else {
        turned(ui, words, theme, report);
    }
    let intents = graph::show(ui, view, theme, report);
    let tip = if report.found().is_some() { words.review_band() } else { words.report_graph_tip() };
    parts::faint(ui, theme, tip);
    ui.add_space(4.0);
    ui.columns(2, |columns| {
        sides(&mut columns[0], words, theme, report);
        objectives(&mut columns[1], words, theme, report);
        score(&mut columns[1], words, theme, report);
    });
    intents
}

/// Where it turned by the mission's own yardstick.
fn turned(ui: &mut Ui, words: &Words, theme: &Theme, report: &ReportView) {
    if let Some(turned) = told::turning_point(words, report.game, report.statistics) {
        let label = ui.label(RichText::new(Icon::Initiative.before(&turned)).strong().color(theme.amber));
        draw::speak(ui, &label, WidgetType::Label, &turned);
    }
    if let Some(why) = told::why_there(words, report.game, report.statistics) {
        parts::faint(ui, theme, why);
    }
}

/// What is counted: its icon, its words, and how.
type Figure<'a> = (Icon, &'a str, fn(&Deeds) -> u32);

/// Both sides in numbers.
fn sides(ui: &mut Ui, words: &Words, theme: &Theme, report: &ReportView) {
    let [heroes, villain] = [Side::Heroes, Side::Villain].map(|side| report.statistics.side(Some(side)));
    let figures: [Figure; 9] = [
        (Icon::Wound, words.report_dealt(), |deeds| deeds.dealt),
        (Icon::Life, words.report_suffered(), |deeds| deeds.suffered),
        (Icon::Neutralized, words.report_fell(), |deeds| deeds.fell),
        (Icon::Melee, words.report_attacks(), |deeds| deeds.attacks),
        (Icon::MovePoint, words.report_moves(), |deeds| deeds.moves),
        (Icon::Cube, words.report_cubes(), Deeds::all_spent),
        (Icon::Reroll, words.report_rerolls(), |deeds| deeds.rerolls),
        (Icon::Reinforcement, words.report_reinforcements(), |deeds| deeds.reinforcements),
        (Icon::Dice, words.report_dice(), |deeds| deeds.throws.all()),
    ];
    Grid::new("figures").striped(true).num_columns(3).show(ui, |ui| {
        ui.label("");
        ui.label(RichText::new(words.report_heroes()).strong().color(theme.side(Some(Side::Heroes))));
        ui.label(RichText::new(words.report_villain()).strong().color(theme.side(Some(Side::Villain))));
        ui.end_row();
        for (icon, what, count) in figures {
            parts::marked(ui, icon, what, theme.words);
            ui.label(count(&heroes).to_string());
            ui.label(count(&villain).to_string());
            ui.end_row();
        }
        parts::marked(ui, Icon::Luck, words.report_luck(), theme.words).on_hover_text(words.report_luck_tip());
        for deeds in [heroes, villain] {
            ui.label(words.report_number(Value::signed_tenths(deeds.throws.luck())));
        }
        ui.end_row();
    });
}

fn objectives(ui: &mut Ui, words: &Words, theme: &Theme, report: &ReportView) {
    parts::heading(ui, theme, words.report_objectives());
    for progress in mission::shown_objectives(report.game) {
        ui.label(words.report_objective(words.text(&progress.text), progress.count));
    }
    let is_graceful = mission::grace(report.game).filter(|_| report.game.state().result.is_some());
    if let Some((is_graceful, grace)) = is_graceful.zip(stars::grace(words, &report.game.scenario().mission)) {
        let color = if is_graceful { theme.amber } else { theme.words };
        ui.horizontal_wrapped(|ui| {
            stars::one(ui, color, is_graceful);
            ui.label(RichText::new(grace).color(color));
        });
    }
    ui.add_space(6.0);
}

/// What a win against the cards is worth. SOLO XV
fn score(ui: &mut Ui, words: &Words, theme: &Theme, report: &ReportView) {
    if !report.game.options().solo {
        return;
    }
    parts::heading(ui, theme, words.score_title());
    match Score::of(report.game) {
        Some(score) => score_lines::show(ui, words, theme, &score),
        None => drop(parts::faint(ui, theme, words.score_lost())),
    }
    if report.is_arranged {
        let why = if report.left_at.is_some() { words.score_branched() } else { words.score_arranged() };
        parts::faint(ui, theme, why);
    }
}
