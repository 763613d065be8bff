//! "What can I do now?": the kinds of answers with one line of help each, and what the computer would answer and why.

use egui::{RichText, Ui};

use super::kinds::kinds;
use super::way;
use crate::answers::{Choice, Deed, Step, path as path_of};
use crate::intent::{Gesture, Intent, Named, Spot, Wish};
use crate::parts;
use crate::theme::Theme;
use crate::view::{TableView, View};
use gotham_play::advice::{Alternative, Standing};
use gotham_play::log;
use gotham_rules::{Ask, Command};

/// Whether the player has asked, and may answer now.
pub(super) fn is_asked(view: &View, table: &TableView) -> bool {
    let is_over = matches!(table.prompt.ask, Ask::GameOver { .. });
    view.desk.asks_advice && !table.legal.is_empty() && table.replay.is_none() && !is_over
}

/// The kinds of answers, and the advice.
pub(super) fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = parts::title_bar(ui, view, words.advice_title(), Gesture::Advise);
    if is_against_the_lesson(table) {
        return options(ui, view, table, &theme, intents);
    }
    parts::heading(ui, &theme, words.advice_would());
    match table.advice {
        None => {
            ui.horizontal(|ui| {
                ui.spinner();
                parts::faint(ui, &theme, words.advice_thinking());
            });
        }
        Some(advice) => {
            ui.label(RichText::new(log::advised(words, table.game, &advice.way)).strong().color(theme.words));
            match table.legal {
                [_] => ui.label(words.advice_only()),
                _ => ui.label(log::because(words, table.game, &advice.reason)),
            };
            if let Some(percent) = advice.chance {
                parts::faint(ui, &theme, words.advice_chance(percent)).on_hover_text(words.advice_chance_tip());
            }
            if let Some(next) = &advice.next {
                intents.extend(alternative(ui, view, table, next));
            }
            ui.horizontal_wrapped(|ui| {
                let heed = ui.add_enabled(table.may_answer(), egui::Button::new(words.advice_do()));
                if heed.on_hover_text(view.tip(words.advice_do_tip(), "Heed")).clicked() {
                    intents.push(Wish::Heed.into());
                }
                if let Some(spot) = spot(&advice.way) {
                    let show = ui.link(words.advice_show()).on_hover_text(words.advice_show_tip());
                    intents.extend(look(&show, spot));
                }
            });
        }
    }
    ui.add_space(4.0);
    options(ui, view, table, &theme, intents)
}

/// The next best plan, and what it is worth.
fn alternative(ui: &mut Ui, view: &View, table: &TableView, next: &Alternative) -> Option<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let what = log::advised(words, table.game, &next.way);
    let line = match next.standing {
        Standing::AsGood => words.advice_as_good(&what),
        Standing::Worse => words.advice_next(&what, next.chance),
    };
    let shown = ui.add(egui::Label::new(RichText::new(line).color(theme.faint)).sense(egui::Sense::click()));
    look(&shown, spot(&next.way)?)
}

/// What is pointed at is looked for on the board, and what is clicked is shown.
fn look(pointed: &egui::Response, spot: Spot) -> Option<Intent> {
    let wish = match pointed.clicked() {
        true => Wish::LookAt(spot),
        false if pointed.hovered() => Wish::Hover(Named::Spot(spot)),
        false => return None,
    };
    Some(wish.into())
}

/// Whether the open lesson is about something that may be done now, and the advice is different: two voices would be
/// confusing.
fn is_against_the_lesson(table: &TableView) -> bool {
    let ask = &table.prompt.ask;
    let is_taught = |command: &Command| way::is_about(table, &path_of(ask, command));
    let heeded = table.advice.and_then(|advice| advice.way.first());
    heeded.is_some_and(|first| !is_taught(first)) && table.legal.iter().any(is_taught)
}

/// The kinds of answers.
fn options(ui: &mut Ui, view: &View, table: &TableView, theme: &Theme, intents: Vec<Intent>) -> Vec<Intent> {
    let words = view.words;
    parts::heading(ui, theme, words.advice_options());
    // By what is asked, too: the table may be a step ahead of its question while dice are still being thrown.
    let asked = (table.game.hash(), table.prompt.clone(), words.language());
    for kind in parts::remembered(ui, "advice kinds", asked, || kinds(view, table)).iter() {
        ui.label(RichText::new(&kind.label).strong());
        if !kind.help.is_empty() {
            parts::faint(ui, theme, &kind.help);
        }
    }
    intents
}

/// Whether a choice is on the way to what is advised.
pub(super) fn marks(view: &View, table: &TableView, path: &[Step], choice: &Choice) -> bool {
    let Some(advice) = table.advice.filter(|_| is_asked(view, table)) else { return false };
    let Some(first) = advice.way.first() else { return false };
    if *first == Command::EndTurn {
        return choice.step == Step::Do(Deed::EndTurn);
    }
    let ask = &table.prompt.ask;
    if let (Command::Move { mini, .. }, Some(Command::Move { area, .. })) = (first, advice.way.last()) {
        return match &choice.step {
            Step::Who(who) => who == mini,
            Step::Do(Deed::Move) => true,
            Step::Area(there) => there == area && !path.contains(&Step::Do(Deed::Step)),
            _ => false,
        };
    }
    let steps = path_of(ask, first);
    steps.starts_with(path) && steps.get(path.len()) == Some(&choice.step)
}

/// What on the board a plan is about.
pub(super) fn spot(way: &[Command]) -> Option<Spot> {
    match way.last()? {
        Command::Move { area, .. } | Command::Place { area, .. } | Command::Throw { area, .. } => {
            Some(Spot::Area(*area))
        }
        Command::PickArea { area } | Command::LandIn { area } | Command::Reinforce { area, .. } => {
            Some(Spot::Area(*area))
        }
        Command::Attack { target, .. } => Some(Spot::Mini(*target)),
        Command::PickMini { mini } | Command::ActivateMini { mini } => Some(Spot::Mini(*mini)),
        Command::Interact { here, chosen, .. } => chosen.or(*here).map(Spot::Token),
        Command::PickUpToken { token, .. } | Command::PickToken { token } => Some(Spot::Token(*token)),
        _ => None,
    }
}
