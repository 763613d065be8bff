//! Between two players at one machine: whose turn it is, and what has happened.

use egui::{RichText, ScrollArea, Ui};

use super::focus;
use super::intent::{Intent, Wish};
use super::parts;
use super::portrait::{self, Face};
use super::theme::{self, Theme};
use super::view::{TableView, View};
use gotham_content::mission::Side;
use gotham_play::Recap;
use gotham_rules::MiniId;
use gotham_rules::state::RiverSlot;

/// The hand-over screen.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView, to: &str, recap: &Recap) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.hand_over_title(to)).heading().color(theme.amber));
    parts::faint(ui, &theme, words.panel_round(table.game.state().round));
    faces(ui, &theme, table);
    ui.add_space(6.0);
    parts::heading(ui, &theme, words.hand_over_recap());
    for line in recap.summary(words, table.game) {
        ui.label(line);
    }
    let height = (ui.ctx().content_rect().height() * 0.4).max(80.0);
    let area = ScrollArea::vertical().id_salt("recap").max_height(height).auto_shrink([false, true]);
    focus::scrolled(ui, area, |ui| {
        for line in recap.lines(table.words, table.game) {
            intents.extend(parts::line(ui, view, &theme, &line));
        }
    });
    ui.add_space(8.0);
    let ready = ui
        .button(RichText::new(words.hand_over_ready()).text_style(theme::question()))
        .on_hover_text(words.key_enter());
    focus::first(ui, &ready);
    if ready.clicked() {
        intents.push(Wish::HandOverAccepted.into());
    }
    intents
}

/// Who waits for the person sitting down: the Hero being asked, or else the whole side.
fn faces(ui: &mut Ui, theme: &Theme, table: &TableView) {
    let (game, prompt) = (table.game, table.prompt);
    let heroes: Vec<MiniId> = match (prompt.side, prompt.subject) {
        (Side::Heroes, Some(mini)) if game.state().tablet(mini).is_some() => vec![mini],
        (Side::Heroes, _) => game.state().with_tablets().collect(),
        (Side::Villain, _) => Vec::new(),
    };
    let mut shown: Vec<Face> = heroes.into_iter().filter_map(|mini| Face::of_mini(game, mini)).collect();
    if prompt.side == Side::Villain {
        let tiles = game.state().river.iter().filter_map(|slot| match slot {
            RiverSlot::Tile { tile, neutralized: false } => Some(game.scenario().tile(*tile)),
            RiverSlot::Tile { .. } | RiverSlot::Event => None,
        });
        shown.extend(tiles.map(Face::of_tile));
    }
    ui.horizontal_wrapped(|ui| shown.into_iter().for_each(|face| portrait::show(ui, theme, Some(face), 48.0)));
}
