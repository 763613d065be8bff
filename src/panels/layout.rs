//! Where the panels stand: instruments around the board, which keeps at least three fifths of the window.

use egui::{
    Align, Align2, Area, AreaState, Context, Id, LayerId, Modal, Order, Pos2, Rect, ScrollArea, Ui, pos2, vec2,
};

use super::intent::{Intent, MenuPage, Panel, Spot};
use super::theme::{self, Theme};
use super::view::{Answerer, GalleryView, Message, Screen, TableView, Tone, View};
use super::{
    banner, dialogs, gallery, glossary, hand_over, help, hover_card, log_panel, menu, mission_sheet, new_game, parts,
    post, prompt_bar, report, sandbox, settings_panel, skyline, tablets, villain_card,
};
use crate::play::Sandbox;

const GAP: f32 = 6.0;
/// How wide a message may be before it is broken into lines, in points.
const MESSAGE_WIDTH: f32 = 560.0;

/// Draws every panel over the board and returns what the player wants. The UI scale is the table's to set (it owns the
/// window); the text size is set here.
pub fn show(ctx: &Context, view: &View) -> Vec<Intent> {
    theme::apply(ctx, view.settings);
    let mut intents = Vec::new();
    match &view.screen {
        // it is a screen of its own a frame later
        Screen::Menu(_) if view.desk.page == MenuPage::Gallery => {}
        Screen::Menu(found) => {
            if !view.settings.high_contrast {
                skyline::paint(ctx);
            }
            intents.extend(match view.desk.page {
                MenuPage::NewMatch => whole(ctx, view, "new game", |ui| menu::show(ui, view, found)),
                MenuPage::Front => front(ctx, view, |ui| menu::show(ui, view, found)),
                MenuPage::Scores => centre(ctx, view, "menu", 760.0, |ui| menu::show(ui, view, found)),
                _ => centre(ctx, view, "menu", 600.0, |ui| menu::show(ui, view, found)),
            });
        }
        Screen::Report(found) => intents.extend(centre(ctx, view, "report", 520.0, |ui| report::show(ui, view, found))),
        Screen::Table(table) => intents.extend(table_screen(ctx, view, table)),
        Screen::Gallery(found) => intents.extend(gallery_screen(ctx, view, found)),
    }
    intents.extend(floating(ctx, view));
    if let Some(dialog) = view.dialogs.first() {
        let theme = Theme::of(view.settings);
        let modal = Modal::new(Id::new("dialog")).frame(theme.floating());
        let shown = modal.show(ctx, |ui| {
            ui.set_width((ctx.content_rect().width() * 0.8).min(560.0));
            dialogs::show(ui, view, dialog)
        });
        intents.extend(shown.inner);
    }
    forget_hover(ctx, &mut intents);
    intents
}

/// What the instruments at the edges leave free of the window, as they stood in the last pass; in points.
pub fn free(ctx: &Context) -> Rect {
    let all = ctx.content_rect();
    let dock = |name: &str| {
        let layer = LayerId::new(Order::Middle, Id::new(name));
        let is_shown = ctx.memory(|memory| memory.areas().is_visible(&layer));
        AreaState::load(ctx, layer.id).filter(|_| is_shown).map(|state| state.rect())
    };
    let edge = |names: &[&str], edge: fn(&Rect) -> f32, none: f32, nearer: fn(f32, f32) -> f32| {
        names.iter().filter_map(|name| dock(name)).map(|rect| edge(&rect)).fold(none, nearer)
    };
    let left = edge(&["tablets", "sandbox"], Rect::right, all.left(), f32::max);
    let right = edge(&["post", "card", "log", "sandbox pieces"], Rect::left, all.right(), f32::min);
    let top = edge(&["banner"], Rect::bottom, all.top(), f32::max);
    let bottom = edge(&["prompt", "sandbox hint"], Rect::top, all.bottom(), f32::min);
    Rect::from_min_max(pos2(left, top), pos2(right.max(left + 1.0), bottom.max(top + 1.0)))
}

/// Says once that the pointer rests on nothing any more.
fn forget_hover(ctx: &Context, intents: &mut Vec<Intent>) {
    let slot = Id::new("panels hover");
    let hovers = intents.iter().any(|intent| matches!(intent, Intent::Hover(_)));
    let hovered = ctx.data(|data| data.get_temp::<bool>(slot)).unwrap_or(false);
    if hovered && !hovers {
        intents.push(Intent::Hover(None));
    }
    ctx.data_mut(|data| data.insert_temp(slot, hovers));
}

/// During a match the keys answer the game's question: nothing but a text or an open panel takes them.
fn free_keys(ctx: &Context, view: &View) {
    let takes_keys = view.desk.floating().is_some() || !view.dialogs.is_empty() || ctx.text_edit_focused();
    if !takes_keys {
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

fn side_width(all: Rect) -> f32 {
    (all.width() * 0.17).clamp(136.0, 230.0)
}

/// A dock: fixed at a corner, in the theme's frame.
fn dock<R>(
    ctx: &Context,
    view: &View,
    name: &str,
    corner: (Pos2, Align2),
    width: f32,
    add: impl FnOnce(&mut Ui) -> R,
) -> (R, Rect) {
    let theme = Theme::of(view.settings);
    let id = Id::new(name);
    let before = AreaState::load(ctx, id).and_then(|state| state.size);
    let area = Area::new(id).order(Order::Middle).pivot(corner.1).fixed_pos(corner.0).constrain(true);
    let shown = area.show(ctx, |ui| {
        theme.frame().inner_margin(egui::Margin::same(6)).show(ui, |ui| {
            ui.set_width(width - 14.0);
            // An Area offers what it took in the last frame: without this, a scroll area in it could never grow.
            ui.set_max_height(ctx.content_rect().height() - 12.0);
            add(ui)
        })
    });
    // It was put where its old size fits: a bar that grew would hang over the window's edge for a frame.
    let grown = before.map_or(0.0, |before| shown.response.rect.height() - before.y);
    if corner.1.y() != Align::TOP && grown.abs() > 1.0 {
        ctx.request_discard("a dock has another height");
    }
    (shown.inner.inner, shown.response.rect)
}

fn centre(ctx: &Context, view: &View, name: &str, width: f32, add: impl FnOnce(&mut Ui) -> Vec<Intent>) -> Vec<Intent> {
    let all = ctx.content_rect();
    let width = width.min(all.width() - 24.0);
    dock(ctx, view, name, (all.center(), Align2::CENTER_CENTER), width, |ui| {
        ScrollArea::vertical()
            .id_salt(name)
            .max_height(all.height() - 40.0)
            .auto_shrink([false, true])
            .show(ui, add)
            .inner
    })
    .0
}

/// The first page: at the left, so that the city is seen, if there is room for both.
fn front(ctx: &Context, view: &View, add: impl FnOnce(&mut Ui) -> Vec<Intent>) -> Vec<Intent> {
    const WIDTH: f32 = 330.0;
    let all = ctx.content_rect();
    if all.width() < 2.0 * WIDTH {
        return centre(ctx, view, "menu", WIDTH, add);
    }
    let at = (pos2(all.left() + all.width() * 0.07, all.center().y), Align2::LEFT_CENTER);
    dock(ctx, view, "front", at, WIDTH, |ui| {
        let area = ScrollArea::vertical().id_salt("front").max_height(all.height() - 40.0);
        area.auto_shrink([false, true]).show(ui, add).inner
    })
    .0
}

/// A page that fills the window, and scrolls by itself where it must.
fn whole(ctx: &Context, view: &View, name: &str, add: impl FnOnce(&mut Ui) -> Vec<Intent>) -> Vec<Intent> {
    let all = ctx.content_rect();
    let width = (all.width() - 12.0).min(new_game::WIDEST);
    dock(ctx, view, name, (all.center(), Align2::CENTER_CENTER), width, |ui| {
        ui.set_height((all.height() - 28.0).min(new_game::TALLEST));
        add(ui)
    })
    .0
}

/// The list at the left, the Screen or tile at the right, and the miniatures in between.
fn gallery_screen(ctx: &Context, view: &View, found: &GalleryView) -> Vec<Intent> {
    let all = ctx.content_rect();
    let left = (all.left_top() + vec2(4.0, 4.0), Align2::LEFT_TOP);
    let (mut intents, _) = dock(ctx, view, "gallery list", left, gallery::list_width(all.width()), |ui| {
        ui.set_height(all.height() - 24.0);
        gallery::list(ui, view, found)
    });
    let state = &view.desk.gallery;
    if let Some(topic) = state.shown(found.found).filter(|_| state.scene == gallery::Scene::Plinth) {
        let right = (pos2(all.right() - 4.0, all.top() + 4.0), Align2::RIGHT_TOP);
        let (found, _) = dock(ctx, view, "gallery entry", right, gallery::entry_width(all.width()), |ui| {
            let area = ScrollArea::vertical().id_salt(("gallery entry", format!("{topic:?}")));
            area.max_height(all.height() - 24.0).show(ui, |ui| gallery::entry(ui, view, topic)).inner
        });
        intents.extend(found);
    }
    intents
}

fn table_screen(ctx: &Context, view: &View, table: &TableView) -> Vec<Intent> {
    let all = ctx.content_rect();
    if let Answerer::HandOver { to, recap } = table.answerer {
        return centre(ctx, view, "hand over", 460.0, |ui| hand_over::show(ui, view, table, to, recap));
    }
    if let Some(sandbox) = table.sandbox {
        return sandbox_screen(ctx, view, table, sandbox);
    }
    free_keys(ctx, view);
    let mut intents = Vec::new();
    let top = (pos2(all.center().x, all.top() + 2.0), Align2::CENTER_TOP);
    let (found, banner) = dock(ctx, view, "banner", top, all.width() - 4.0, |ui| banner::show(ui, view, table));
    intents.extend(found);

    let below = banner.bottom().max(all.top() + 30.0) + GAP;
    let side = side_width(all);
    let bar = (all.width() - 2.0 * side - 4.0 * GAP).clamp(300.0, 720.0);
    let bottom = (pos2(all.center().x, all.bottom() - 4.0), Align2::CENTER_BOTTOM);
    let (found, _) = dock(ctx, view, "prompt", bottom, bar, |ui| prompt_bar::show(ui, view, table));
    intents.extend(found);

    let height = all.bottom() - below - GAP;
    if !table.game.state().tablets.is_empty() {
        let left = (pos2(all.left() + 4.0, below), Align2::LEFT_TOP);
        let (found, _) = dock(ctx, view, "tablets", left, side, |ui| {
            ScrollArea::vertical()
                .id_salt("tablets")
                .max_height(height - 20.0)
                .show(ui, |ui| tablets::strip(ui, view, table))
                .inner
        });
        intents.extend(found);
    }
    let right = (pos2(all.right() - 4.0, below), Align2::RIGHT_TOP);
    let (found, post) = dock(ctx, view, "post", right, side, |ui| {
        ScrollArea::vertical()
            .id_salt("post")
            .max_height(height - 20.0)
            .show(ui, |ui| post::compact(ui, view, table))
            .inner
    });
    intents.extend(found);

    if villain_card::is_shown(view, table) {
        let width = (all.width() * 0.24).clamp(210.0, 320.0);
        let beside_post = (pos2(all.right() - side - 2.0 * GAP, below), Align2::RIGHT_TOP);
        let (found, _) = dock(ctx, view, "card", beside_post, width, |ui| {
            let area = ScrollArea::vertical().id_salt("card").max_height((height - 130.0).max(120.0));
            area.show(ui, |ui| villain_card::show(ui, view, table)).inner
        });
        intents.extend(found);
    }
    let under_post = (pos2(all.right() - 4.0, post.bottom() + GAP), Align2::RIGHT_TOP);
    let room = all.bottom() - post.bottom() - 4.0 * GAP;
    if view.desk.is_open(Panel::Log) {
        // Without room below the Command Post the log lies over it.
        let (under_post, room) =
            if room > 150.0 { (under_post, room) } else { ((right.0, Align2::RIGHT_TOP), all.bottom() - below - 8.0) };
        let (found, _) = dock(ctx, view, "log", under_post, side.max(220.0), |ui| {
            ui.set_height(room - 14.0);
            log_panel::show(ui, view, table.log)
        });
        intents.extend(found);
    } else if room > 60.0 && !parts::is_narrow(ctx) && !table.log.is_empty() && !view.desk.is_open(Panel::Log) {
        let (found, _) = dock(ctx, view, "ticker", under_post, side, |ui| log_panel::ticker(ui, view, table.log));
        intents.extend(found);
    }
    if let Some(spot) = table.hovered {
        hover(ctx, view, table, spot, side);
    }
    messages(ctx, view, table.messages, pos2(all.center().x, below));
    if let Some(mini) = view.desk.unfolded {
        let at = pos2(all.left() + side + 2.0 * GAP, below);
        intents.extend(window(ctx, view, "tablet", at, 350.0, |ui| tablets::unfolded(ui, view, table, mini)));
    }
    intents
}

/// The instruments at the left, Bat-Tablets and Command Post at the right, and below what a click does.
fn sandbox_screen(ctx: &Context, view: &View, table: &TableView, sandbox: &Sandbox) -> Vec<Intent> {
    let all = ctx.content_rect();
    let (height, wide) = (all.height() - 24.0, (all.width() * 0.22).clamp(210.0, 320.0));
    let column = |name: &'static str, corner, width, add: &mut dyn FnMut(&mut Ui) -> Vec<Intent>| {
        dock(ctx, view, name, corner, width, |ui| {
            ScrollArea::vertical().id_salt(name).max_height(height).auto_shrink([false, true]).show(ui, add).inner
        })
        .0
    };
    let left = (all.left_top() + vec2(4.0, 4.0), Align2::LEFT_TOP);
    let mut intents = column("sandbox", left, wide, &mut |ui| sandbox::show(ui, view, table, sandbox));
    let right = (pos2(all.right() - 4.0, all.top() + 4.0), Align2::RIGHT_TOP);
    intents.extend(column("sandbox pieces", right, side_width(all), &mut |ui| {
        let mut found = tablets::strip(ui, view, table);
        found.extend(post::compact(ui, view, table));
        found
    }));
    let bottom = (pos2(all.center().x, all.bottom() - 4.0), Align2::CENTER_BOTTOM);
    let (theme, bar) = (Theme::of(view.settings), (all.width() * 0.4).clamp(260.0, 560.0));
    dock(ctx, view, "sandbox hint", bottom, bar, |ui| {
        ui.colored_label(theme.amber, sandbox::hint(view.words, view, table));
        if let Some(spot) = table.hovered {
            hover_card::show(ui, view, table, spot);
        }
    });
    messages(ctx, view, table.messages, pos2(all.center().x, all.top() + 8.0));
    if let Some(mini) = view.desk.unfolded {
        let at = pos2(all.left() + wide + 2.0 * GAP, all.top() + 8.0);
        intents.extend(window(ctx, view, "tablet", at, 350.0, |ui| tablets::unfolded(ui, view, table, mini)));
    }
    intents
}

/// What the pointer is on, at the lower left; the pointer passes through it.
fn hover(ctx: &Context, view: &View, table: &TableView, spot: Spot, side: f32) {
    let all = ctx.content_rect();
    let at = pos2(all.left() + 4.0, all.bottom() - 4.0);
    let area = Area::new(Id::new("hover card")).order(Order::Middle).pivot(Align2::LEFT_BOTTOM).fixed_pos(at);
    area.interactable(false).show(ctx, |ui| {
        Theme::of(view.settings).frame().inner_margin(egui::Margin::same(6)).show(ui, |ui| {
            ui.set_width(side - 14.0);
            hover_card::show(ui, view, table, spot);
        })
    });
}

fn messages(ctx: &Context, view: &View, messages: &[Message], at: Pos2) {
    let theme = Theme::of(view.settings);
    for (line, message) in messages.iter().rev().take(3).enumerate() {
        let place = at + vec2(0.0, line as f32 * 34.0);
        let area =
            Area::new(Id::new(("message", line))).order(Order::Foreground).pivot(Align2::CENTER_TOP).fixed_pos(place);
        area.interactable(false).show(ctx, |ui| {
            // An area is as wide as it was: a longer message would be broken to the width of the one before.
            ui.set_max_width(MESSAGE_WIDTH.min(ctx.content_rect().width()));
            theme.frame().show(ui, |ui| {
                let color = match message.tone {
                    Tone::Plain => theme.words,
                    Tone::Good => theme.green,
                    Tone::Bad => theme.amber,
                };
                ui.colored_label(color, &message.text);
            })
        });
    }
}

/// A floating panel that scrolls when it is taller than the window.
fn window(
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
            ScrollArea::vertical().id_salt(name).max_height(height).auto_shrink([false, true]).show(ui, add).inner
        })
    });
    shown.inner.inner
}

/// Panels that the player has opened.
fn floating(ctx: &Context, view: &View) -> Vec<Intent> {
    let all = ctx.content_rect();
    let mut intents = Vec::new();
    for panel in &view.desk.open {
        let width: f32 = match panel {
            Panel::Log | Panel::Card => continue,
            Panel::Pause => 240.0,
            Panel::Settings | Panel::CommandPost => 360.0,
            Panel::Mission | Panel::Help => 480.0,
            Panel::Glossary => 440.0,
        };
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
            (Panel::Settings, _) => window(ctx, view, &name, at, width, |ui| settings_panel::show(ui, view)),
            (Panel::Help, _) => window(ctx, view, &name, at, width, |ui| help::show(ui, view)),
            (Panel::Pause, _) => window(ctx, view, &name, at, width, |ui| help::pause(ui, view)),
        });
    }
    intents
}
