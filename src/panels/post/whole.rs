//! The whole Command Post, as a panel that floats.

use egui::{RichText, Sense, Ui, vec2};

use super::life_track;
use super::spaces::spaces;
use crate::draw::{self, Cubes};
use crate::intent::{Gesture, Intent, Panel, Wish};
use crate::theme::Theme;
use crate::view::{TableView, View};
use crate::{cards, parts};
use gotham_play::log;
use gotham_rules::Command;
use gotham_rules::query;
use gotham_rules::state::RiverSlot;

/// The whole Command Post.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let (words, game) = (view.words, table.game);
    let state = game.state();
    let mut intents = parts::title_bar(ui, view, words.post_title(), Gesture::Close(Panel::CommandPost));
    ui.label(words.post_cubes(state.post.reserve, state.post.fatigue, state.post.recovery));
    if state.post.free_reroll {
        parts::faint(ui, &theme, words.post_free_reroll());
    }
    for (space, limit) in spaces(table) {
        let held = state.post.spaces.on(space);
        ui.horizontal(|ui| {
            parts::marked(ui, space.into(), log::space(words, space), theme.words);
            let (rect, _) = ui.allocate_exact_size(vec2(draw::cubes_width(limit.max(held), 9.0), 12.0), Sense::hover());
            draw::cubes(ui.painter(), rect.left_center(), &theme, Cubes::Spent, held, limit.saturating_sub(held), 9.0);
        });
    }
    if life_track::tracked(game).next().is_some() {
        parts::heading(ui, &theme, words.post_life_track());
        intents.extend(life_track::show(ui, view, table));
    }
    parts::heading(ui, &theme, words.post_river());
    for (position, slot) in state.river.iter().enumerate() {
        theme.card().show(ui, |ui| {
            ui.set_width(ui.available_width());
            let line = match query::tile_cost(game, position) {
                Some(cost) => words.post_position(position + 1, cost),
                None => words.post_position_closed(position + 1),
            };
            ui.label(RichText::new(line).small().color(theme.amber));
            intents.extend(lying(ui, view, &theme, table, slot));
        });
    }
    parts::heading(ui, &theme, words.post_dredge());
    let mut any = false;
    for command in
        table.legal.iter().filter(|command| matches!(command, Command::Dredge { .. } | Command::Demobilize { .. }))
    {
        any = true;
        if ui.add_enabled(table.may_answer(), egui::Button::new(log::describe(table.words, game, command))).clicked() {
            intents.push(Wish::Say(command.clone()).into());
        }
    }
    if !any {
        parts::faint(ui, &theme, words.post_no_dredge());
    }
    if state.post.demobilized {
        parts::faint(ui, &theme, words.post_demobilized());
    }
    intents
}

/// A tile of the River, or the Events.
fn lying(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, slot: &RiverSlot) -> Vec<Intent> {
    let (words, game) = (view.words, table.game);
    let state = game.state();
    let mut intents = Vec::new();
    match slot {
        RiverSlot::Tile { tile, neutralized } => {
            if *neutralized {
                ui.label(RichText::new(words.post_neutralized()).color(theme.red));
            }
            intents.extend(cards::tile(ui, view, theme, game.scenario().tile(*tile)));
            let life = state.of_tile(*tile).map(|mini| words.post_life_of(table.name(mini), state.mini(mini).life));
            let life = log::list(words, life);
            let none = life.is_empty();
            let line = if none { words.post_no_life().into() } else { words.post_life(life) };
            parts::faint(ui, theme, line);
            if let Some(mini) = state.of_tile(*tile).next() {
                intents.extend(parts::habits(ui, view, theme, table, mini));
            }
            parts::faint(ui, theme, words.post_pool(query::in_pool(game, *tile).count()));
        }
        RiverSlot::Event => {
            for event in &game.scenario().mission.events {
                ui.label(RichText::new(words.text(&event.name)).strong());
                ui.label(words.text(&event.text));
            }
        }
    }
    intents
}
