//! Everybody's deeds: one row each, and below the table the chosen one's in full.

use egui::{Grid, RichText, Ui, WidgetType};

use crate::draw;
use crate::icon::Icon;
use crate::intent::{Gesture, Intent};
use crate::parts;
use crate::portrait::{self, Face};
use crate::theme::Theme;
use crate::view::{ReportView, View};
use gotham_content::mission::Side;
use gotham_play::log;
use gotham_play::statistics::{Character, Deeds, Use, Who, told};
use gotham_rules::Game;
use gotham_words::{Value, Words};

/// The size of a face in the table, in points.
const FACE: f32 = 26.0;

/// Whose face is beside a row.
pub(super) fn face(game: &Game, who: Who) -> Option<Face<'_>> {
    match who {
        Who::Hero(mini) => Face::of_mini(game, mini),
        Who::Tile(tile) => Some(Face::of_tile(game.scenario().tile(tile))),
        Who::Post => None,
    }
}

/// The page.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, report: &ReportView) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    Grid::new("characters").striped(true).num_columns(12).min_col_width(30.0).show(ui, |ui| {
        ui.label("");
        for (icon, name) in columns(words) {
            let head = ui.label(RichText::new(icon.letter()).color(theme.cyan)).on_hover_text(name);
            draw::speak(ui, &head, WidgetType::Label, name);
        }
        ui.end_row();
        for (at, character) in report.statistics.characters.iter().enumerate() {
            let name = told::name(words, report.game, character.who);
            let is_on = view.desk.report.character == Some(at);
            let label = RichText::new(&name).color(theme.words);
            let response = ui
                .horizontal(|ui| {
                    draw::side_icon(ui, theme, character.side);
                    match face(report.game, character.who) {
                        Some(face) => portrait::choice(ui, theme, face, FACE, is_on, label),
                        None => ui.selectable_label(is_on, label),
                    }
                })
                .inner;
            draw::speak(ui, &response, WidgetType::Button, &told::deeds(words, &name, &character.deeds));
            if response.clicked() {
                intents.push(Gesture::PickCharacter((!is_on).then_some(at)).into());
            }
            for cell in cells(words, &character.deeds) {
                ui.label(cell);
            }
            ui.end_row();
        }
    });
    parts::faint(ui, theme, words.statistics_nobodys(report.statistics.nobodys_wounds));
    let chosen = view.desk.report.character.and_then(|at| report.statistics.characters.get(at));
    match chosen {
        Some(character) => theme.card().show(ui, |ui| in_full(ui, words, theme, report, character)).inner,
        None => drop(parts::faint(ui, theme, words.report_pick())),
    }
    intents
}

fn columns(words: &Words) -> [(Icon, &str); 11] {
    [
        (Icon::Wound, words.report_dealt()),
        (Icon::Life, words.report_suffered()),
        (Icon::Lethal, words.report_felled()),
        (Icon::Neutralized, words.report_fell()),
        (Icon::Melee, words.report_attacks()),
        (Icon::MovePoint, words.report_moves()),
        (Icon::Manipulation, words.report_manipulations()),
        (Icon::Thought, words.report_thoughts()),
        (Icon::Cube, words.report_cubes()),
        (Icon::Reroll, words.report_rerolls()),
        (Icon::Luck, words.report_luck()),
    ]
}

fn cells(words: &Words, deeds: &Deeds) -> [String; 11] {
    // A table full of zeros is hard to read, so what didn't happen is a dot.
    let count = |count: u32| if count == 0 { "·".to_string() } else { count.to_string() };
    let of = |succeeded: u32, tried: u32| {
        if tried == 0 { "·".to_string() } else { words.report_of(succeeded, tried) }
    };
    [
        count(deeds.dealt),
        count(deeds.suffered),
        count(deeds.felled),
        count(deeds.fell),
        count(deeds.attacks),
        count(deeds.moves),
        of(deeds.manipulations.succeeded, deeds.manipulations.tried),
        of(deeds.thoughts.succeeded, deeds.thoughts.tried),
        count(deeds.all_spent()),
        count(deeds.rerolls),
        if deeds.throws.all() == 0 {
            "·".to_string()
        } else {
            words.report_number(Value::signed_tenths(deeds.throws.luck()))
        },
    ]
}

/// What doesn't fit in a row: cubes by their use, and where they went.
fn in_full(ui: &mut Ui, words: &Words, theme: &Theme, report: &ReportView, character: &Character) {
    let (deeds, name) = (&character.deeds, told::name(words, report.game, character.who));
    ui.set_width(ui.available_width());
    parts::heading(ui, theme, &name);
    let uses = Use::ALL.into_iter().filter(|on| deeds.spent(*on) > 0);
    let facts = uses.map(|on| match on {
        Use::On(space) => (Icon::from(space), words.report_use(log::space(words, space), deeds.spent(on))),
        Use::Activation => (Icon::River, words.report_use(words.report_activations(), deeds.spent(on))),
    });
    let facts: Vec<parts::Fact> = facts.collect();
    ui.horizontal_wrapped(|ui| {
        ui.label(words.report_spent_on());
        if facts.is_empty() {
            parts::faint(ui, theme, words.report_nothing());
        } else {
            parts::facts(ui, words, theme.words, &facts);
        }
    });
    let cubes = [
        (Icon::Fatigue, words.report_use(words.report_rested(), deeds.rested)),
        (Icon::Reserve, words.report_use(words.report_recovered(), deeds.recovered)),
    ];
    parts::facts(ui, words, theme.words, &cubes);
    if character.side == Some(Side::Villain) && deeds.reinforcements + deeds.lost > 0 {
        let more = [
            (Icon::Reinforcement, words.report_use(words.report_reinforcements(), deeds.reinforcements)),
            (Icon::Dredge, words.report_use(words.report_lost(), deeds.lost)),
        ];
        parts::facts(ui, words, theme.words, &more);
    }
    if deeds.throws.all() > 0 {
        ui.label(told::throws(words, &name, deeds));
    }
}
