//! Panels that float over everything: those the player has opened.

use egui::{Area, Color32, Context, Id, LayerId, Order, Pos2, ScrollArea, Sense, Ui, pos2};

use crate::intent::{Gesture, Intent, Panel};
use crate::theme::Theme;
use crate::view::View;
use crate::{focus, glossary, help, mission_sheet, post, reader, settings_panel};

/// How wide an unfolded Bat-Tablet is, in points.
pub(super) const TABLET: f32 = 350.0;

/// A floating panel that scrolls when it is taller than the window.
pub(super) fn window(
    ctx: &Context,
    view: &View,
    name: &str,
    at: Pos2,
    width: f32,
    add: impl FnOnce(&mut Ui) -> Vec<Intent>,
) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let all = ctx.content_rect();
    let width = width.min(all.width() - 20.0);
    let area = Area::new(Id::new(name)).order(Order::Foreground).default_pos(at).movable(true).constrain(true);
    let shown = area.show(ctx, |ui| {
        theme.floating().show(ui, |ui| {
            ui.set_width(width);
            let height = (all.height() - 90.0).max(160.0);
            ui.set_max_height(height);
            let area = ScrollArea::vertical().id_salt(name).max_height(height).auto_shrink([false, true]);
            focus::scrolled(ui, area, add)
        })
    });
    shown.inner.inner
}

/// Panels that the player has opened.
pub(super) fn show(ctx: &Context, view: &View) -> Vec<Intent> {
    let all = ctx.content_rect();
    let mut intents = Vec::new();
    let pause = view.desk.open.iter().position(|panel| *panel == Panel::Pause);
    if pause.is_some() && dim(ctx) {
        intents.push(Gesture::Close(Panel::Pause).into());
    }
    for panel in &view.desk.open {
        let width: f32 = match panel {
            Panel::Log | Panel::Card => continue,
            Panel::Pause => 240.0,
            Panel::Settings | Panel::CommandPost => 360.0,
            Panel::Mission | Panel::Help => 480.0,
            Panel::Glossary => 440.0,
            Panel::Reader => 1400.0,
        };
        let width = width.min(all.width() - 40.0);
        let at = pos2(all.center().x - width / 2.0, all.top() + 50.0);
        let name = format!("{panel:?}");
        let table = view.table();
        intents.extend(match (panel, table) {
            (Panel::Mission, Some(table)) => {
                window(ctx, view, &name, at, width, |ui| mission_sheet::show(ui, view, table))
            }
            (Panel::CommandPost, Some(table)) => window(ctx, view, &name, at, width, |ui| post::whole(ui, view, table)),
            (Panel::Mission | Panel::CommandPost | Panel::Log | Panel::Card, _) => Vec::new(),
            (Panel::Glossary, _) => window(ctx, view, &name, at, width, |ui| glossary::show(ui, view)),
            (Panel::Reader, _) => window(ctx, view, &name, at, width, |ui| reader::show(ui, view)),
            (Panel::Settings, _) => window(ctx, view, &name, at, width, |ui| settings_panel::show(ui, view)),
            (Panel::Help, _) => window(ctx, view, &name, at, width, |ui| help::show(ui, view)),
            (Panel::Pause, _) => window(ctx, view, &name, at, width, |ui| help::pause(ui, view)),
        });
    }
    // What was opened since lies over the dark, too.
    for panel in view.desk.open.iter().skip(pause.unwrap_or(usize::MAX)) {
        ctx.move_to_top(LayerId::new(Order::Foreground, Id::new(format!("{panel:?}"))));
    }
    intents
}

/// Darkens the table, which rests; whether somebody has clicked there, to go on.
fn dim(ctx: &Context) -> bool {
    let all = ctx.content_rect();
    let layer = LayerId::new(Order::Foreground, Id::new("dark"));
    ctx.move_to_top(layer);
    let area = Area::new(layer.id).order(layer.order).fixed_pos(all.min).constrain(false);
    let shown = area.show(ctx, |ui| {
        ui.painter().rect_filled(all, 0.0, Color32::from_black_alpha(150));
        ui.allocate_rect(all, Sense::CLICK).clicked()
    });
    shown.inner
}
