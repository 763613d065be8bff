//! How hard the cards' Villain is: ten options, what each adds to the score of a win, and the rank to aim for. SOLO XV

use egui::{Button, Checkbox, Grid, RichText, Ui, WidgetType};

use super::draw;
use super::score_lines;
use super::theme::Theme;
use gotham_content::Mission;
use gotham_play::log;
use gotham_rules::score::{Score, ScoreFrom};
use gotham_rules::{Difficulty, Hardship, Options};
use gotham_words::{Value, Words};

/// The ten options, their sum and its rank.
pub(crate) fn show(ui: &mut Ui, words: &Words, theme: &Theme, mission: &Mission, options: &mut Options) {
    Grid::new("difficulty").num_columns(3).striped(true).show(ui, |ui| {
        for hardship in Hardship::ALL {
            row(ui, words, mission, options, hardship);
            ui.end_row();
        }
    });
    let score = Score::of_options(mission, options);
    let sum = words.option_difficulty_sum(score.total(), log::rank(words, score.rank()));
    ui.label(RichText::new(sum).strong().color(theme.amber)).on_hover_text(words.option_difficulty_sum_tip());
    score_lines::ranks(ui, words, theme, score.rank());
}

fn row(ui: &mut Ui, words: &Words, mission: &Mission, options: &mut Options, hardship: Hardship) {
    let name = log::hardship(words, hardship);
    let alone = Options { difficulty: Difficulty::default().with(hardship, 1), ..*options };
    if let Err(not_yet) = alone.check_on(mission) {
        options.difficulty = options.difficulty.with(hardship, 0);
        ui.label(RichText::new(name).weak());
        ui.label("");
        ui.label(RichText::new(log::not_yet(words, not_yet)).weak().small());
        return;
    }
    let tip = log::hardship_tip(words, hardship);
    let steps = options.difficulty.steps(hardship);
    let mut wanted = steps;
    if hardship.most() == 1 {
        let mut is_on = steps > 0;
        if ui.add(Checkbox::new(&mut is_on, name)).on_hover_text(tip).changed() {
            wanted = is_on.into();
        }
        ui.label("");
    } else {
        ui.label(name).on_hover_text(tip);
        wanted = stepper(ui, words, name, steps, room(mission, options, hardship));
    }
    let (_, points) = worth(mission, options, hardship, wanted.max(1));
    let value = Value::signed(points);
    let label =
        if hardship.most() == 1 { words.option_points(value) } else { words.option_points_in_all(wanted, value) };
    ui.label(label).on_hover_text(tip);
    options.difficulty = options.difficulty.with(hardship, wanted);
}

/// How many steps, with a button to either side.
fn stepper(ui: &mut Ui, words: &Words, name: &str, steps: u8, most: u8) -> u8 {
    let mut wanted = steps.min(most);
    ui.horizontal(|ui| {
        let fewer = ui.add_enabled(steps > 0, Button::new("−").small());
        draw::speak(ui, &fewer, WidgetType::Button, &words.option_fewer_steps(name));
        ui.label(steps.to_string());
        let more = ui.add_enabled(steps < most, Button::new("+").small());
        draw::speak(ui, &more, WidgetType::Button, &words.option_more_steps(name));
        if fewer.clicked() {
            wanted = steps - 1;
        } else if more.clicked() {
            wanted = steps + 1;
        }
    });
    wanted
}

/// How many steps the mission has room for.
fn room(mission: &Mission, options: &Options, hardship: Hardship) -> u8 {
    worth(mission, options, hardship, hardship.most()).0
}

/// A number of steps of a hardship, as many as the mission has room for, and what these are worth.
fn worth(mission: &Mission, options: &Options, hardship: Hardship, steps: u8) -> (u8, i16) {
    let alone = Options { difficulty: options.difficulty.with(hardship, steps), ..*options };
    let lines = Score::of_options(mission, &alone).lines;
    let found = lines.into_iter().find_map(|line| match line.from {
        ScoreFrom::Hardship(which, steps) if which == hardship => Some((steps, line.points)),
        _ => None,
    });
    found.unwrap_or((0, 0))
}
