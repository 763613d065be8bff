//! The column on the right of the board: Command Post, log, the automated Villain's card and the coach.

use egui::{Align2, Context, Pos2, Rect, ScrollArea, pos2, vec2};

use super::dock::{FRAME, GAP, dock};
use crate::intent::{Intent, Panel};
use crate::view::{TableView, View};
use crate::{coach, focus, log_panel, parts, post, villain_card};

/// The least width and height of the log, in points.
pub(super) const LOG: (f32, f32) = (232.0, 190.0);
/// The height in points below which log and Command Post don't fit one below the other.
const LOW: f32 = 420.0;

/// The space for what is on the right of the board.
#[derive(Clone, Copy)]
pub(super) struct Column {
    /// Where it begins.
    pub below: f32,
    /// How wide the Command Post is.
    pub side: f32,
    /// How wide the column is, with the log.
    pub wide: f32,
    /// How wide the automated Villain's card is, if it is shown.
    pub card: Option<f32>,
    /// How wide the coach is, if it is shown.
    pub coach: Option<f32>,
    /// Where the card ends at the latest.
    pub floor: f32,
}

/// Command Post and log one below the other, and the automated Villain's card and the coach beside them.
pub(super) fn show(ctx: &Context, view: &View, table: &TableView, column: Column) -> Vec<Intent> {
    let Column { below, side, wide, card, coach, floor } = column;
    let all = ctx.content_rect();
    let mut intents = Vec::new();
    let height = all.bottom() - below - GAP;
    let right = pos2(all.right() - 4.0, below);
    let is_log = view.desk.is_open(Panel::Log);
    // A low window has no room for both: the log takes the Command Post's place.
    let post = if is_log && height < LOW {
        Rect::from_min_max(right, right).translate(vec2(0.0, -GAP))
    } else {
        let kept = if is_log { LOG.1 } else { 0.0 };
        let (found, post) = dock(ctx, view, "post", (right, Align2::RIGHT_TOP), side, |ui| {
            let area = ScrollArea::vertical().id_salt("post").max_height(height - 20.0 - kept);
            focus::scrolled(ui, area, |ui| post::compact(ui, view, table))
        });
        intents.extend(found);
        post
    };
    let mut beside = (pos2(right.x - wide - 2.0 * GAP, below), Align2::RIGHT_TOP);
    let height = (floor - below - GAP - FRAME).max(60.0);
    if let Some(width) = card {
        let (found, shown) = dock(ctx, view, "card", beside, width, |ui| {
            let area = ScrollArea::vertical().id_salt("card").max_height(height);
            focus::scrolled(ui, area, |ui| villain_card::show(ui, view, table))
        });
        intents.extend(found);
        beside.0.x = shown.left() - GAP;
    }
    if let Some(width) = coach {
        intents.extend(coach_dock(ctx, view, table, beside, width, height));
    }
    let under_post = (pos2(right.x, post.bottom() + GAP), Align2::RIGHT_TOP);
    let room = all.bottom() - post.bottom() - 4.0 * GAP;
    if is_log {
        let (found, _) = dock(ctx, view, "log", under_post, wide, |ui| {
            ui.set_height((room - FRAME).max(0.0));
            log_panel::show(ui, view, table.log)
        });
        intents.extend(found);
    } else if room > 60.0 && !parts::is_narrow(ctx) && !table.log.is_empty() {
        let (found, _) = dock(ctx, view, "ticker", under_post, side, |ui| {
            let area = ScrollArea::vertical().id_salt("ticker").stick_to_bottom(true).max_height(room - FRAME);
            area.show(ui, |ui| log_panel::ticker(ui, view, table.log)).inner
        });
        intents.extend(found);
    }
    intents
}

/// Lessons and advice.
pub(super) fn coach_dock(
    ctx: &Context,
    view: &View,
    table: &TableView,
    corner: (Pos2, Align2),
    width: f32,
    height: f32,
) -> Vec<Intent> {
    let shown = dock(ctx, view, "coach", corner, width, |ui| {
        let area = ScrollArea::vertical().id_salt("coach").max_height(height.max(60.0));
        focus::scrolled(ui, area, |ui| coach::show(ui, view, table))
    });
    shown.0
}
