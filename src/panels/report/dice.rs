//! Dice against what they show on average, by side and color, and everybody's luck.

use egui::{Grid, RichText, Sense, Ui, WidgetType, vec2};

use super::bars;
use crate::draw;
use crate::parts;
use crate::portrait;
use crate::theme::Theme;
use crate::view::{ReportView, View};
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_play::log;
use gotham_play::statistics::{Deeds, told};
use gotham_words::{Value, Words};

/// How wide a bar is, in points.
const BAR: f32 = 150.0;
/// The size of a face, in points.
const FACE: f32 = 20.0;

/// The page.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, report: &ReportView) {
    let words = view.words;
    parts::faint(ui, theme, words.report_dice_tip());
    ui.columns(2, |columns| {
        for (ui, side) in columns.iter_mut().zip([Side::Heroes, Side::Villain]) {
            let deeds = report.statistics.side(Some(side));
            ui.horizontal(|ui| {
                draw::side_icon(ui, theme, Some(side));
                let title = told::side(words, Some(side));
                ui.label(RichText::new(title).strong().color(theme.side(Some(side))));
            });
            colors(ui, words, theme, side, &deeds);
            let sum =
                ui.label(words.report_luck_of(
                    Value::signed_tenths(deeds.throws.luck()),
                    Value::tenths(deeds.throws.usual() * 100),
                ));
            let title = told::side(words, Some(side));
            draw::speak(ui, &sum, WidgetType::Label, &told::throws(words, title, &deeds));
        }
    });
    ui.add_space(8.0);
    parts::heading(ui, theme, words.report_luck());
    lucks(ui, view, theme, report);
}

fn colors(ui: &mut Ui, words: &Words, theme: &Theme, side: Side, deeds: &Deeds) {
    let throws = &deeds.throws;
    let tenths = |color: Color| (10 * throws.shown[color as usize], throws.expected(color));
    let most = Color::ALL.into_iter().map(|color| tenths(color).0.max(tenths(color).1)).max().unwrap_or(0);
    Grid::new(("dice", side)).striped(true).num_columns(5).show(ui, |ui| {
        for head in ["", words.report_landed(), words.report_shown(), words.report_expected(), ""] {
            parts::faint(ui, theme, head);
        }
        ui.end_row();
        for color in Color::ALL.into_iter().filter(|color| throws.landed[*color as usize] > 0) {
            let (shown, expected) = tenths(color);
            ui.horizontal(|ui| {
                let (rect, die) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
                draw::die(ui.painter(), rect, (words, theme), color, Some(2));
                draw::speak(ui, &die, WidgetType::Label, &told::color(words, deeds, color));
                ui.label(log::color(words, color));
            });
            ui.label(throws.landed[color as usize].to_string());
            ui.label(throws.shown[color as usize].to_string());
            ui.label(words.report_number(Value::tenths(expected * 100)));
            bars::pair(ui, theme, BAR, shown, expected, most);
            ui.end_row();
        }
    });
}

/// A line for everybody who rolled dice.
fn lucks(ui: &mut Ui, view: &View, theme: &Theme, report: &ReportView) {
    let words = view.words;
    let characters = || report.statistics.characters.iter().filter(|character| character.deeds.throws.all() > 0);
    let beyond = characters().map(|character| {
        let throws = &character.deeds.throws;
        throws.luck().unsigned_abs().max(throws.usual())
    });
    let most = beyond.max().unwrap_or(0);
    Grid::new("luck").striped(true).num_columns(6).show(ui, |ui| {
        for (at, character) in characters().enumerate() {
            let throws = &character.deeds.throws;
            let name = told::name(words, report.game, character.who);
            ui.horizontal(|ui| {
                draw::side_icon(ui, theme, character.side);
                match super::characters::face(report.game, character.who) {
                    Some(face) => portrait::with_name(ui, theme, face, FACE, &name),
                    None => drop(ui.label(&name)),
                }
            });
            let luck = ui.label(words.report_number(Value::signed_tenths(throws.luck())));
            draw::speak(ui, &luck, WidgetType::Label, &told::throws(words, &name, &character.deeds));
            bars::luck(ui, theme, BAR, throws.luck(), throws.usual(), most);
            if at % 2 == 1 {
                ui.end_row();
            }
        }
    });
}
