//! A match: banner above, Bat-Tablets on the left, the question below, and the column on the right. Cards to choose from
//! take the place of the Bat-Tablets.

use egui::{Align2, AreaState, Context, Id, ScrollArea, pos2};

use super::at_the_right::{self, Column, coach_dock};
use super::dock::{FRAME, GAP, dock, side_width};
use super::floating::{TABLET, window};
use super::over::{hover, messages};
use super::{page, sandbox};
use crate::intent::{Intent, Panel};
use crate::view::{Answerer, TableView, View};
use crate::{banner, coach, focus, hand_over, prompt_bar, tablets, villain_card};
use gotham_rules::MiniId;
use gotham_rules::state::Phase;

/// How wide a window must be for cards to choose from to fit beside the board, in points, and what part of it they
/// take.
const COLUMN: (f32, f32) = (900.0, 0.29);
/// The height that the coach needs below the Bat-Tablets, in points; otherwise it goes beside the Command Post.
const COACH: f32 = 240.0;
/// The height that a hint needs; otherwise it goes over the board, with this width.
const HINT: (f32, f32) = (160.0, 240.0);

/// The panels of a match.
pub(super) fn show(ctx: &Context, view: &View, table: &TableView) -> Vec<Intent> {
    let all = ctx.content_rect();
    if let Answerer::HandOver { to, recap } = table.answerer {
        return page::centre(ctx, view, "hand over", 460.0, |ui| hand_over::show(ui, view, table, to, recap));
    }
    if let Some(sandbox) = table.sandbox {
        return sandbox::show(ctx, view, table, sandbox);
    }
    let mut intents = Vec::new();
    let top = (pos2(all.center().x, all.top() + 2.0), Align2::CENTER_TOP);
    let (found, banner) = dock(ctx, view, "banner", top, all.width() - 4.0, |ui| banner::show(ui, view, table));
    intents.extend(found);

    let below = banner.bottom().max(all.top() + 30.0) + GAP;
    let side = side_width(all);
    let is_log = view.desk.is_open(Panel::Log);
    let wide = if is_log { side.max(at_the_right::LOG.0) } else { side };
    let height = all.bottom() - below - GAP;
    // Cards to choose from are tall: they go on the left of the board, not over it.
    let has_cards = prompt_bar::shows_cards(table);
    let column = (has_cards && all.width() >= COLUMN.0).then(|| all.width() * COLUMN.1);
    let at_left = |top| (pos2(all.left() + 4.0, top), Align2::LEFT_TOP);
    let beside_left = all.left() + column.unwrap_or(side) + 2.0 * GAP;
    let is_shown = |mini: &MiniId| column.is_none() || table.prompt.subject == Some(*mini);
    let minis: Vec<MiniId> = table.game.state().with_tablets().filter(is_shown).collect();
    let mut under = below;
    if !minis.is_empty() {
        let (found, tablets) = dock(ctx, view, "tablets", at_left(below), column.unwrap_or(side), |ui| {
            let area = ScrollArea::vertical().id_salt("tablets").max_height(height - 20.0);
            focus::scrolled(ui, area, |ui| tablets::strip(ui, view, table, &minis))
        });
        intents.extend(found);
        under = tablets.bottom() + GAP;
    }
    let room_under = all.bottom() - under - 2.0 * GAP;

    // Card and coach go beside the question, or above it if there is no room.
    let (from, to) = (all.left() + side + 2.0 * GAP, all.right() - wide - 2.0 * GAP);
    let card = villain_card::is_shown(view, table).then(|| (all.width() * 0.24).clamp(210.0, 320.0));
    let coach = coach::is_shown(view, table).then(|| (all.width() * 0.2).clamp(190.0, 280.0));
    let is_under = |height| column.is_none() && !minis.is_empty() && room_under >= height;
    let is_coached = coach.is_some() && is_under(COACH);
    let is_hinted = view.desk.hint.is_some() && !is_coached && is_under(HINT.0);
    let beside = coach.filter(|_| !is_coached);
    let taken: f32 = [card, beside].into_iter().flatten().map(|width| width + 2.0 * GAP).sum();
    let is_beside = column.is_some() || taken > 0.0 && to - from - taken > 330.0;
    let to = if is_beside { to - taken } else { to };
    let (corner, bar, most) = match column {
        Some(width) => (at_left(under), width, room_under - FRAME),
        None => {
            let room = all.bottom() - below - FRAME - GAP;
            // In a narrow window, cards leave the upper part of the board visible.
            let is_short = has_cards || taken > 0.0 && !is_beside;
            let most = if is_short { room * 0.6 } else { room };
            let bottom = (pos2((from + to) / 2.0, all.bottom() - 4.0), Align2::CENTER_BOTTOM);
            (bottom, (to - from).clamp(240.0, 720.0), most)
        }
    };
    let least = least_height(ctx, table);
    let (found, prompt) = dock(ctx, view, "prompt", corner, bar, |ui| {
        ui.set_min_height(least.min(most));
        let area = ScrollArea::vertical().id_salt("prompt").max_height(most);
        focus::scrolled(ui, area.auto_shrink([false, true]), |ui| prompt_bar::show(ui, view, table))
    });
    intents.extend(found);
    if is_coached {
        intents.extend(coach_dock(ctx, view, table, at_left(under), side, room_under - FRAME));
    }
    let floor = if is_beside { all.bottom() } else { prompt.top() };
    intents.extend(at_the_right::show(ctx, view, table, Column { below, side, wide, card, coach: beside, floor }));
    coach::outline(ctx, view, table);
    if let Some(spot) = table.hovered {
        // At the lower left, unless something is there.
        let at = match (column.is_some(), is_coached || is_hinted) {
            (true, _) => pos2(beside_left, all.bottom() - 4.0),
            (_, true) => pos2(beside_left, prompt.top() - GAP),
            _ => pos2(all.left() + 4.0, all.bottom() - 4.0),
        };
        hover(ctx, view, table, spot, (at, side));
    }
    messages(ctx, view, table.messages, pos2(all.center().x, below));
    if let Some(hint) = view.desk.hint {
        let under_left = (at_left(under).0, side - FRAME);
        let (at, width) = if is_hinted { under_left } else { (pos2(beside_left, below), HINT.1) };
        intents.extend(coach::hint(ctx, view, hint, at, width));
    }
    if let Some(mini) = view.desk.unfolded {
        let at = pos2(beside_left, below);
        intents.extend(window(ctx, view, "tablet", at, TABLET, |ui| tablets::unfolded(ui, view, table, mini)));
    }
    intents
}

/// How high the bar is at least. Between two answers during setup, the next question is on its way: the bar stays as it
/// is, instead of folding up and down.
fn least_height(ctx: &Context, table: &TableView) -> f32 {
    let waits = table.busy && table.game.state().phase == Phase::Setup;
    let before = AreaState::load(ctx, Id::new("prompt")).and_then(|state| state.size);
    before.filter(|_| waits).map_or(0.0, |size| size.y - FRAME)
}
