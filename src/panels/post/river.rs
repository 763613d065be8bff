//! The River: its positions with cost and tile.

use egui::text::LayoutJob;
use egui::{Color32, Id, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType, pos2, vec2};

use crate::icon::Icon;
use crate::intent::{Composing, Intent, Named, Spot, Wish};
use crate::motion::{self, First, Pace};
use crate::portrait::{self, Face, Tint};
use crate::theme::Theme;
use crate::view::{TableView, View};
use crate::{cards, draw, parts};
use gotham_content::mission::Side;
use gotham_play::{log, threat};
use gotham_rules::query;
use gotham_rules::state::RiverSlot;
use gotham_rules::{Command, TileId};

/// The River, one row per position. A tile that was used slides to the end, and the others move up.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView) -> Vec<Intent> {
    let pace = Pace::of(view.settings);
    let tiles: Vec<Option<TileId>> = table.game.state().river.iter().map(tile_of).collect();
    let off = motion::slide(ui.ctx(), pace, Id::new("river"), &tiles);
    let mut intents = Vec::new();
    for (position, off) in off.into_iter().enumerate() {
        let (first, top) = (motion::next_shape(ui), ui.cursor().top());
        intents.extend(row(ui, view, theme, table, position));
        motion::shift(ui, first, vec2(0.0, off * (ui.cursor().top() - top)));
    }
    intents
}

fn tile_of(slot: &RiverSlot) -> Option<TileId> {
    match slot {
        RiverSlot::Tile { tile, .. } => Some(*tile),
        RiverSlot::Event => None,
    }
}

/// A River position: number, cost, tile; a click activates it if it may be activated.
fn row(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, position: usize) -> Vec<Intent> {
    let (words, game) = (view.words, table.game);
    let slot = game.state().river[position];
    let cost = query::tile_cost(game, position);
    let (name, neutralized, tile) = match slot {
        RiverSlot::Tile { tile, neutralized } => {
            (words.text(&game.scenario().tile(tile).name).into_owned(), neutralized, Some(tile))
        }
        RiverSlot::Event => (words.post_event().to_string(), false, None),
    };
    let command = Command::ActivateTile { position: position as u8 };
    let can = table.may_answer() && table.legal.contains(&command);
    // In a narrow window, there is only room for the name.
    let narrow = parts::is_narrow(ui.ctx());
    let high = theme.points(if narrow { 20.0 } else { 30.0 });
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::click());
    let painter = ui.painter();
    let line = match (can, response.hovered()) {
        (true, true) => theme.amber,
        (true, false) => theme.cyan,
        (false, _) => theme.line,
    };
    let width = if can { 2.0 } else { 1.0 };
    painter.rect(rect, 2.0, theme.raised, Stroke::new(width, line), StrokeKind::Inside);
    let font = theme.font(12.0);
    let ink = if neutralized { theme.faint } else { theme.words };
    let badge = egui::Rect::from_min_size(rect.min, vec2(theme.points(20.0), high));
    let affordable = cost.is_some_and(|cost| cost <= game.state().post.reserve);
    if affordable {
        painter.rect_filled(badge, 2.0, theme.cyan.gamma_multiply(0.5));
    } else {
        painter.rect_stroke(badge, 2.0, Stroke::new(1.0, theme.line), StrokeKind::Inside);
    }
    let number = cost.map_or_else(|| "–".into(), |cost| cost.to_string());
    painter.text(badge.center(), egui::Align2::CENTER_CENTER, number, font.clone(), Color32::WHITE);
    let is_aside = tile.is_some_and(|tile| !query::is_in_force(game, tile));
    let label = match (neutralized, is_aside) {
        (true, _) => words.post_neutralized_tile(name),
        (false, true) => words.post_tile_aside(name),
        (false, false) => name,
    };
    let mark = tile.map_or(Icon::Event, |tile| game.scenario().tile(tile).rank.into());
    let place = badge.right_center() + vec2(theme.points(10.0), 0.0);
    painter.text(place, egui::Align2::CENTER_CENTER, mark.letter(), font.clone(), theme.amber);
    let mut left = badge.right() + theme.points(19.0);
    if !narrow {
        let square = egui::Rect::from_min_size(pos2(left, rect.top()), Vec2::splat(high)).shrink(1.0);
        let tint = if neutralized { Tint::Faded } else { Tint::Full };
        if let Some(tile) = tile {
            portrait::paint(ui, theme, Some(Face::of_tile(game.scenario().tile(tile))), square, tint);
        }
        left = square.right() + 5.0;
    }
    let galley = painter.layout_job(two_lines(theme, &label, ink, rect.right() - left - theme.points(20.0), narrow));
    let at = egui::Align2::LEFT_CENTER.anchor_size(pos2(left, rect.center().y), galley.size());
    painter.galley(at.min, galley, ink);
    if let Some(tile) = tile {
        let count = game.state().of_tile(tile).count();
        painter.text(rect.right_center() - vec2(5.0, 0.0), egui::Align2::RIGHT_CENTER, count, font, theme.faint);
        let turned = (Pace::of(view.settings), First::Rests);
        motion::turn(ui, theme, turned, Id::new(("river tile", tile)), &neutralized, rect);
    }
    let spoken = words.post_river_place(position + 1, &label);
    draw::speak(ui, &response, WidgetType::Button, &spoken);
    let mut intents = Vec::new();
    if response.clicked() {
        match (can, tile.and_then(|tile| game.state().of_tile(tile).next())) {
            (true, _) => intents.push(Composing::Position(position as u8).into()),
            (false, Some(mini)) => intents.push(Wish::LookAt(Spot::Mini(mini)).into()),
            (false, None) => {}
        }
    }
    if let Some(tile) = tile.filter(|_| response.hovered() && !response.clicked()) {
        intents.push(Wish::Hover(Named::Tile(tile)).into());
    }
    response.on_hover_ui(|ui| {
        ui.set_max_width(280.0);
        tile_hover(ui, view, theme, table, tile, &command);
    });
    intents
}

/// A name on two lines, or one in a narrow window, and cut off if it is longer.
fn two_lines(theme: &Theme, name: &str, ink: Color32, room: f32, narrow: bool) -> LayoutJob {
    let size = if narrow { 12.0 } else { 11.0 };
    let mut job = LayoutJob::simple(name.into(), theme.font(size), ink, room);
    (job.wrap.max_rows, job.wrap.break_anywhere) = if narrow { (1, true) } else { (2, false) };
    job
}

fn tile_hover(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, tile: Option<TileId>, command: &Command) {
    match tile {
        Some(tile) => {
            cards::tile(ui, view, theme, table.game.scenario().tile(tile));
            let here = table.game.state().of_tile(tile).count();
            let pool = query::in_pool(table.game, tile).count();
            parts::faint(ui, theme, view.words.post_minis(here, pool));
            threatened(ui, view, theme, table, tile);
        }
        None => {
            for event in &table.game.scenario().mission.events {
                ui.label(RichText::new(view.words.text(&event.name)).strong());
                ui.label(view.words.text(&event.text));
            }
        }
    }
    if table.prompt.side == Side::Villain
        && let Some(refusal) = table.game.why_not(command)
    {
        ui.label(RichText::new(log::refusal(table.words, table.game, &refusal)).color(theme.amber));
    }
}

/// Whom the tile's miniatures could attack from where they can go now.
fn threatened(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, tile: TileId) {
    let (words, game) = (view.words, table.game);
    let asked = (game.hash(), words.language(), tile);
    let told = parts::remembered(ui, "threatened", asked, || {
        let found = threat(game, tile);
        let names = log::list(words, found.targets.iter().map(|mini| table.name(*mini)));
        match (found.minis.is_empty(), found.targets.is_empty()) {
            (true, _) => Vec::new(),
            (false, true) => vec![words.post_threatens_nobody().to_string()],
            (false, false) => vec![words.post_threatens(names)],
        }
    });
    for line in told.iter() {
        ui.label(RichText::new(line).color(theme.amber));
    }
}
