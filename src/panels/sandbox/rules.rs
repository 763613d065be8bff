//! The Command Post with the River, the turn, edition and variants.

use egui::{RichText, Ui};

use super::pieces::number;
use crate::intent::Intent;
use crate::theme::Theme;
use crate::view::View;
use crate::{menu_rules, parts};
use gotham_play::sandbox::{Edit, RiverEntry, Sandbox, StartingTurn};
use gotham_rules::MOST_CUBES;

/// Reinforcement Points of a new Event Warning tile.
const POINTS: u8 = 4;
/// Activations at the start of a Villain's turn.
const ACTIVATIONS: u8 = 2;

/// Cubes, and the River from left to right.
pub(super) fn villain(ui: &mut Ui, view: &View, sandbox: &Sandbox) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    let mut post = sandbox.post;
    ui.horizontal_wrapped(|ui| {
        number(ui, words.sandbox_reserve(), &mut post.reserve, 0..=MOST_CUBES);
        number(ui, words.sandbox_fatigue(), &mut post.fatigue, 0..=30);
        number(ui, words.sandbox_recovery(), &mut post.recovery, 0..=15);
    });
    if post != sandbox.post {
        intents.push(Edit::Post(post).into());
    }
    for (at, lying) in sandbox.river.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            let name = match lying {
                RiverEntry::Event { points } => words.sandbox_event(*points),
                RiverEntry::Tile { tile, .. } => {
                    let found = view.catalogue.tile(tile.as_str());
                    found.map(|(_, tile)| words.text(&tile.name).into_owned()).unwrap_or_default()
                }
            };
            ui.label(RichText::new(words.sandbox_position(at + 1, name)).small());
            if at > 0 && ui.small_button("⏴").on_hover_text(words.sandbox_sooner()).clicked() {
                intents.push(Edit::MoveInRiver(at, at - 1).into());
            }
            if let RiverEntry::Tile { pool, .. } = lying {
                let mut waiting = *pool;
                number(ui, words.sandbox_pool(), &mut waiting, 0..=12);
                if waiting != *pool {
                    intents.push(Edit::Pool(at, waiting).into());
                }
            }
            if ui.small_button("×").on_hover_text(words.sandbox_remove()).clicked() {
                intents.push(Edit::RemoveFromRiver(at).into());
            }
        });
    }
    if ui.small_button(words.sandbox_add_event()).clicked() {
        intents.push(Edit::AddEvent(POINTS).into());
    }
    intents
}

/// The round, and whose turn it is.
pub(super) fn turn(ui: &mut Ui, view: &View, sandbox: &Sandbox) -> Vec<Intent> {
    let words = view.words;
    let (mut round, mut turn) = (sandbox.round, sandbox.turn);
    number(ui, words.sandbox_round(), &mut round, 1..=sandbox.rounds);
    for (wanted, name) in [
        (StartingTurn::Stances, words.sandbox_stances()),
        (StartingTurn::Heroes, words.sandbox_heroes_turn()),
        (StartingTurn::Villain { activations: ACTIVATIONS }, words.sandbox_villains_turn()),
    ] {
        let is_it = core::mem::discriminant(&wanted) == core::mem::discriminant(&turn);
        if ui.radio(is_it, name).clicked() && !is_it {
            turn = wanted;
        }
    }
    let is_new = (round, turn) != (sandbox.round, sandbox.turn);
    is_new.then(|| Edit::Turn { round, turn }.into()).into_iter().collect()
}

/// Edition and variants.
pub(super) fn options(ui: &mut Ui, view: &View, sandbox: &Sandbox) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut options = sandbox.options;
    parts::heading(ui, &theme, view.words.option_rules());
    menu_rules::solo(ui, view.words, &mut options);
    menu_rules::show(ui, view.words, &theme, &mut options);
    (options != sandbox.options).then(|| Edit::Options(options).into()).into_iter().collect()
}
