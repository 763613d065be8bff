//! The sandbox, while it is changed and not played.

use egui::{Align2, Context, ScrollArea, Ui, pos2, vec2};

use super::dock::{GAP, dock, right_width};
use super::floating::{TABLET, window};
use super::over::notice;
use crate::intent::Intent;
use crate::theme::Theme;
use crate::view::{TableView, View};
use crate::{focus, hover_card, post, sandbox, tablets};
use gotham_play::Sandbox;
use gotham_rules::MiniId;

/// The instruments on the left, Bat-Tablets and Command Post on the right, and below what a click does.
pub(super) fn show(ctx: &Context, view: &View, table: &TableView, sandbox: &Sandbox) -> Vec<Intent> {
    let all = ctx.content_rect();
    let (height, wide) = (all.height() - 24.0, (all.width() * 0.22).clamp(210.0, 320.0));
    let column = |name: &'static str, corner, width, add: &mut dyn FnMut(&mut Ui) -> Vec<Intent>| {
        dock(ctx, view, name, corner, width, |ui| {
            let area = ScrollArea::vertical().id_salt(name).max_height(height).auto_shrink([false, true]);
            focus::scrolled(ui, area, add)
        })
        .0
    };
    let left = (all.left_top() + vec2(4.0, 4.0), Align2::LEFT_TOP);
    let mut intents = column("sandbox", left, wide, &mut |ui| sandbox::show(ui, view, table, sandbox));
    let right = (pos2(all.right() - 4.0, all.top() + 4.0), Align2::RIGHT_TOP);
    intents.extend(column("sandbox pieces", right, right_width(all), &mut |ui| {
        let minis: Vec<MiniId> = table.game.state().with_tablets().collect();
        let mut found = tablets::strip(ui, view, table, &minis);
        found.extend(post::compact(ui, view, table));
        found
    }));
    let (from, to) = (all.left() + wide + 3.0 * GAP, all.right() - right_width(all) - 3.0 * GAP);
    let bottom = (pos2((from + to) / 2.0, all.bottom() - 4.0), Align2::CENTER_BOTTOM);
    let (theme, bar) = (Theme::of(view.settings), (to - from).min(560.0));
    dock(ctx, view, "sandbox hint", bottom, bar, |ui| {
        ui.colored_label(theme.amber, sandbox::hint(view.words, view, table));
        if let Some(spot) = table.hovered {
            hover_card::show(ui, view, table, spot);
        }
    });
    notice(ctx, view, table.message, pos2(all.center().x, all.top() + 8.0));
    if let Some(mini) = view.desk.unfolded {
        let at = pos2(all.left() + wide + 2.0 * GAP, all.top() + 8.0);
        intents.extend(window(ctx, view, "tablet", at, TABLET, |ui| tablets::unfolded(ui, view, table, mini)));
    }
    intents
}
