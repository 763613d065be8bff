//! A match: banner above, Bat-Tablets on the left, the question below, and the column on the right. Cards to choose from
//! take the place of the Bat-Tablets.

use egui::{Align2, AreaState, Context, Id, ScrollArea, pos2};

use super::at_the_right::{self, Column, coach_dock};
use super::dock::{FRAME, GAP, dock, left_width};
use super::floating::{TABLET, window};
use super::over::{hover, notice};
use super::{page, sandbox};
use crate::intent::Intent;
use crate::view::{Answerer, TableView, View};
use crate::{banner, coach, focus, hand_over, prompt_bar, tablets};
use gotham_rules::MiniId;
use gotham_rules::state::Phase;

/// How wide a window must be for cards to choose from to fit beside the board, in points, and what part of it they
/// take.
const COLUMN: (f32, f32) = (900.0, 0.29);
/// What the Bat-Tablets leave below them for the coach, in points, and the coach's least width.
const COACH: (f32, f32) = (270.0, 190.0);
/// The height that a hint needs; otherwise it goes over the board, with this width.
const HINT: (f32, f32) = (160.0, 240.0);
/// How high the question's bar is at least, and how wide at most, in points: the board's lower edge stays where it is.
const BAR: (f32, f32) = (62.0, 860.0);

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
    let height = all.bottom() - below - GAP;
    // Cards to choose from are tall: they go on the left of the board, not over it. The coach is then on the right.
    let has_cards = prompt_bar::shows_cards(table);
    let column = (has_cards && all.width() >= COLUMN.0).then(|| all.width() * COLUMN.1);
    let is_coached = coach::is_shown(view, table);
    let is_under = is_coached && column.is_none();
    let left = column.unwrap_or(left_width(all).max(if is_under { COACH.1 } else { 0.0 }));
    let right = at_the_right::width(ctx, view, table, is_coached && !is_under);
    let at_left = |top| (pos2(all.left() + 4.0, top), Align2::LEFT_TOP);
    let beside_left = all.left() + left + 2.0 * GAP;
    let is_shown = |mini: &MiniId| column.is_none() || table.prompt.subject == Some(*mini);
    let minis: Vec<MiniId> = table.game.state().with_tablets().filter(is_shown).collect();
    let mut under = below;
    // In a low window the coach takes the place of the Bat-Tablets.
    let for_tablets = height - 20.0 - if is_under { COACH.0 } else { 0.0 };
    if !minis.is_empty() && for_tablets > 60.0 {
        let (found, tablets) = dock(ctx, view, "tablets", at_left(below), left, |ui| {
            let area = ScrollArea::vertical().id_salt("tablets").max_height(for_tablets);
            focus::scrolled(ui, area, |ui| tablets::strip(ui, view, table, &minis))
        });
        intents.extend(found);
        under = tablets.bottom() + GAP;
    }
    let room_under = all.bottom() - under - 2.0 * GAP;

    let (from, to) = (beside_left, all.right() - right - 2.0 * GAP);
    let is_hinted = view.desk.hint.is_some() && !is_under && column.is_none() && room_under >= HINT.0;
    let (corner, bar, most) = match column {
        Some(width) => (at_left(under), width, room_under - FRAME),
        None => {
            let room = all.bottom() - below - FRAME - GAP;
            // In a narrow window, cards leave the upper part of the board visible.
            let most = if has_cards { room * 0.6 } else { room };
            let bottom = (pos2((from + to) / 2.0, all.bottom() - 4.0), Align2::CENTER_BOTTOM);
            (bottom, (to - from).clamp(240.0, BAR.1), most)
        }
    };
    let least = least_height(ctx, table).max(if column.is_some() { 0.0 } else { BAR.0 });
    let (found, prompt) = dock(ctx, view, "prompt", corner, bar, |ui| {
        ui.set_min_height(least.min(most));
        let area = ScrollArea::vertical().id_salt("prompt").max_height(most);
        focus::scrolled(ui, area.auto_shrink([false, true]), |ui| prompt_bar::show(ui, view, table))
    });
    intents.extend(found);
    if is_under {
        intents.extend(coach_dock(ctx, view, table, at_left(under), left, room_under - FRAME).0);
    }
    let is_coached = is_coached && !is_under;
    intents.extend(at_the_right::show(ctx, view, table, Column { below, width: right, is_coached }));
    coach::outline(ctx, view, table);
    if let Some(spot) = table.hovered {
        // At the lower left, unless something is there.
        let at = match (column.is_some(), is_under || is_hinted) {
            (true, _) => pos2(beside_left, all.bottom() - 4.0),
            (_, true) => pos2(beside_left, prompt.top() - GAP),
            _ => pos2(all.left() + 4.0, all.bottom() - 4.0),
        };
        hover(ctx, view, table, spot, (at, left_width(all)));
    }
    notice(ctx, view, table.message, pos2(all.center().x, below));
    if let Some(hint) = view.desk.hint {
        let under_left = (at_left(under).0, left - FRAME);
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
