//! A match: banner above, Bat-Tablets at the left, the question below, and the column at the right.

use egui::{Align2, AreaState, Context, Id, ScrollArea, pos2};

use super::at_the_right::{self, Column, coach_dock};
use super::dock::{FRAME, GAP, dock, side_width, stood};
use super::floating::{TABLET, window};
use super::over::{hover, messages};
use super::{page, sandbox};
use crate::panels::intent::{Intent, Panel};
use crate::panels::view::{Answerer, TableView, View};
use crate::panels::{banner, coach, focus, hand_over, prompt_bar, tablets, villain_card};
use crate::rules::state::Phase;

/// Below the Bat-Tablets the coach needs so many points of height; else it stands beside the Command Post.
const COACH: f32 = 240.0;

/// The panels of a match.
pub fn show(ctx: &Context, view: &View, table: &TableView) -> Vec<Intent> {
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
    // Card and coach stand beside the question, or above it where there is no room.
    let (from, to) = (all.left() + side + 2.0 * GAP, all.right() - wide - 2.0 * GAP);
    let card = villain_card::is_shown(view, table).then(|| (all.width() * 0.24).clamp(210.0, 320.0));
    let coach = coach::is_shown(view, table).then(|| (all.width() * 0.2).clamp(190.0, 280.0));
    let left_under = stood(ctx, "tablets").map(|tablets| all.bottom() - tablets.bottom() - 3.0 * GAP);
    let is_under = left_under.is_some_and(|room| room >= COACH);
    let beside = coach.filter(|_| !is_under);
    let taken: f32 = [card, beside].into_iter().flatten().map(|width| width + 2.0 * GAP).sum();
    let is_beside = taken > 0.0 && to - from - taken > 330.0;
    let to = if is_beside { to - taken } else { to };
    let bar = (to - from).clamp(240.0, 720.0);
    let bottom = (pos2((from + to) / 2.0, all.bottom() - 4.0), Align2::CENTER_BOTTOM);
    let least = least_height(ctx, table);
    let room = all.bottom() - below - FRAME - GAP;
    let most = if taken > 0.0 && !is_beside { room * 0.6 } else { room };
    let (found, prompt) = dock(ctx, view, "prompt", bottom, bar, |ui| {
        ui.set_min_height(least);
        let area = ScrollArea::vertical().id_salt("prompt").max_height(most);
        focus::scrolled(ui, area.auto_shrink([false, true]), |ui| prompt_bar::show(ui, view, table))
    });
    intents.extend(found);

    let height = all.bottom() - below - GAP;
    if !table.game.state().tablets.is_empty() {
        let left = (pos2(all.left() + 4.0, below), Align2::LEFT_TOP);
        let (found, tablets) = dock(ctx, view, "tablets", left, side, |ui| {
            let area = ScrollArea::vertical().id_salt("tablets").max_height(height - 20.0);
            focus::scrolled(ui, area, |ui| tablets::strip(ui, view, table))
        });
        intents.extend(found);
        if coach.is_some() && is_under {
            let under = (pos2(all.left() + 4.0, tablets.bottom() + GAP), Align2::LEFT_TOP);
            let room = all.bottom() - tablets.bottom() - 2.0 * GAP - FRAME;
            intents.extend(coach_dock(ctx, view, table, under, side, room));
        }
    }
    let floor = if is_beside { all.bottom() } else { prompt.top() };
    intents.extend(at_the_right::show(ctx, view, table, Column { below, side, wide, card, coach: beside, floor }));
    coach::outline(ctx, view, table);
    if let Some(spot) = table.hovered {
        // At the lower left, unless the coach stands there.
        let at = match coach.is_some() && is_under {
            true => pos2(all.left() + side + 2.0 * GAP, prompt.top() - GAP),
            false => pos2(all.left() + 4.0, all.bottom() - 4.0),
        };
        hover(ctx, view, table, spot, (at, side));
    }
    messages(ctx, view, table.messages, pos2(all.center().x, below));
    if let Some(hint) = view.desk.hint {
        intents.extend(coach::hint(ctx, view, hint, pos2(all.left() + side + 2.0 * GAP, below)));
    }
    if let Some(mini) = view.desk.unfolded {
        let at = pos2(all.left() + side + 2.0 * GAP, below);
        intents.extend(window(ctx, view, "tablet", at, TABLET, |ui| tablets::unfolded(ui, view, table, mini)));
    }
    intents
}

/// How high the bar is at least. Between two answers of the set-up the next question is on its way: the bar waits as it
/// is, instead of folding up and down.
fn least_height(ctx: &Context, table: &TableView) -> f32 {
    let waits = table.busy && table.game.state().phase == Phase::Setup;
    let before = AreaState::load(ctx, Id::new("prompt")).and_then(|state| state.size);
    before.filter(|_| waits).map_or(0.0, |size| size.y - FRAME)
}
