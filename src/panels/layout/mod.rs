//! Where the panels go: instruments around the board, which keeps at least 45% of the window in every
//! state (`docs/board-share.md`).

mod at_the_right;
mod dock;
mod floating;
mod gallery;
mod over;
mod page;
mod sandbox;
mod table;

use egui::{Context, Id, Modal, Rect, pos2};

use self::dock::{GAP, stood};
use super::intent::{Intent, MenuPage, Named, Wish};
use super::theme::{self, Theme};
use super::view::{Screen, View};
use super::{campaign, captions, dialogs, focus, menu, report, skyline};

/// Draws every panel over the board and returns what the player wants. Setting the UI scale is up to the table (it owns
/// the window); the text size is set here.
pub fn show(ctx: &Context, view: &View) -> Vec<Intent> {
    theme::apply(ctx, view.settings);
    focus::begin(ctx, view);
    let mut intents = Vec::new();
    match &view.screen {
        // it becomes its own screen one frame later
        Screen::Menu(_) if view.desk.page == MenuPage::Gallery => {}
        Screen::Menu(found) => {
            if !view.settings.high_contrast {
                skyline::paint(ctx);
            }
            intents.extend(match view.desk.page {
                MenuPage::NewMatch => page::whole(ctx, view, "new game", |ui| menu::show(ui, view, found)),
                MenuPage::Front => {
                    let mut front = page::front(ctx, view, |ui| menu::show(ui, view, found));
                    front.extend(page::figure(ctx, view, found));
                    front
                }
                MenuPage::Campaign => {
                    page::centre(ctx, view, "menu", campaign::WIDTH, |ui| menu::show(ui, view, found))
                }
                MenuPage::Puzzles => page::centre(ctx, view, "menu", 760.0, |ui| menu::show(ui, view, found)),
                MenuPage::Scores => page::centre(ctx, view, "menu", 760.0, |ui| menu::show(ui, view, found)),
                _ => page::centre(ctx, view, "menu", 600.0, |ui| menu::show(ui, view, found)),
            });
        }
        Screen::Report(found) => {
            intents.extend(page::centre(ctx, view, "report", report::WIDTH, |ui| report::show(ui, view, found)))
        }
        Screen::Table(table) => intents.extend(table::show(ctx, view, table)),
        Screen::Gallery(found) => intents.extend(gallery::show(ctx, view, found)),
    }
    intents.extend(floating::show(ctx, view));
    captions::show(ctx, view, free(ctx));
    if let Some(dialog) = view.dialogs.first() {
        let theme = Theme::of(view.settings);
        let modal = Modal::new(Id::new("dialog")).frame(theme.floating());
        let shown = modal.show(ctx, |ui| {
            ui.set_width((ctx.content_rect().width() * 0.8).min(560.0));
            dialogs::show(ui, view, dialog)
        });
        intents.extend(shown.inner);
    }
    intents.extend(focus::end(ctx, view));
    forget_hover(ctx, &mut intents);
    intents
}

/// What the instruments at the edges leave free of the window, as they were in the last pass; in points.
pub fn free(ctx: &Context) -> Rect {
    let all = ctx.content_rect();
    let edge = |names: &[&str], edge: fn(&Rect) -> f32, none: f32, nearer: fn(f32, f32) -> f32| {
        names.iter().filter_map(|name| stood(ctx, name)).map(|rect| edge(&rect)).fold(none, nearer)
    };
    let left = edge(&["tablets", "sandbox"], Rect::right, all.left(), f32::max);
    // Cards to choose from are on the left.
    let question = stood(ctx, "prompt").map(|question| (question.left() < all.left() + GAP, question));
    let left = question.filter(|(is_left, _)| *is_left).map_or(left, |(_, question)| left.max(question.right()));
    let right = edge(&["post", "card", "last turn", "log", "sandbox pieces"], Rect::left, all.right(), f32::min);
    // The coach may be on either side.
    let right =
        stood(ctx, "coach").map(|coach| coach.left()).filter(|edge| *edge > left).map_or(right, |edge| right.min(edge));
    let top = edge(&["banner"], Rect::bottom, all.top(), f32::max);
    let bottom = edge(&["sandbox hint"], Rect::top, all.bottom(), f32::min);
    let bottom = question.filter(|(is_left, _)| !is_left).map_or(bottom, |(_, question)| bottom.min(question.top()));
    Rect::from_min_max(pos2(left, top), pos2(right.max(left + 1.0), bottom.max(top + 1.0)))
}

/// Says once that the pointer no longer rests on anything.
fn forget_hover(ctx: &Context, intents: &mut Vec<Intent>) {
    let slot = Id::new("panels hover");
    let hovers = intents.iter().any(|intent| matches!(intent, Intent::Table(Wish::Hover(_))));
    let hovered = ctx.data(|data| data.get_temp::<bool>(slot)).unwrap_or(false);
    if hovered && !hovers {
        intents.push(Wish::Hover(Named::Nothing).into());
    }
    ctx.data_mut(|data| data.insert_temp(slot, hovers));
}
