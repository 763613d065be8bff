//! Where the panels stand: instruments around the board, which keeps at least three fifths of the window.

use egui::{
    Align, Align2, Area, AreaState, Context, Id, LayerId, Modal, Order, Pos2, Rect, ScrollArea, Ui, pos2, vec2,
};

use super::intent::{Intent, MenuPage, Panel, Spot};
use super::theme::{self, Theme};
use super::view::{Answerer, GalleryView, Message, Screen, TableView, Tone, View};
use super::{
    banner, captions, coach, dialogs, focus, gallery, glossary, hand_over, help, hover_card, log_panel, menu,
    mission_sheet, new_game, parts, post, prompt_bar, report, sandbox, settings_panel, skyline, tablets, villain_card,
};
use crate::play::Sandbox;
use crate::rules::state::Phase;

const GAP: f32 = 6.0;
/// Points that a dock's frame takes of its width and of its height.
const FRAME: f32 = 14.0;
/// The least width and height of the log, in points.
const LOG: (f32, f32) = (232.0, 190.0);
/// Below the Bat-Tablets the coach needs so many points of height; else it stands beside the Command Post.
const COACH: f32 = 240.0;
/// Points of height below which log and Command Post do not stand one below the other.
const LOW: f32 = 420.0;
/// How wide a message may be before it is broken into lines, in points.
const MESSAGE_WIDTH: f32 = 560.0;

/// Draws every panel over the board and returns what the player wants. The UI scale is the table's to set (it owns the
/// window); the text size is set here.
pub fn show(ctx: &Context, view: &View) -> Vec<Intent> {
    theme::apply(ctx, view.settings);
    focus::begin(ctx, view);
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
        Screen::Report(found) => {
            intents.extend(centre(ctx, view, "report", report::WIDTH, |ui| report::show(ui, view, found)))
        }
        Screen::Table(table) => intents.extend(table_screen(ctx, view, table)),
        Screen::Gallery(found) => intents.extend(gallery_screen(ctx, view, found)),
    }
    intents.extend(floating(ctx, view));
    captions::show(ctx, view);
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

/// What the instruments at the edges leave free of the window, as they stood in the last pass; in points.
pub fn free(ctx: &Context) -> Rect {
    let all = ctx.content_rect();
    let edge = |names: &[&str], edge: fn(&Rect) -> f32, none: f32, nearer: fn(f32, f32) -> f32| {
        names.iter().filter_map(|name| stood(ctx, name)).map(|rect| edge(&rect)).fold(none, nearer)
    };
    let left = edge(&["tablets", "sandbox"], Rect::right, all.left(), f32::max);
    let right = edge(&["post", "card", "log", "sandbox pieces"], Rect::left, all.right(), f32::min);
    // The coach stands on either side.
    let right =
        stood(ctx, "coach").map(|coach| coach.left()).filter(|edge| *edge > left).map_or(right, |edge| right.min(edge));
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
            ui.set_width(width - FRAME);
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
    page(ctx, view, name, (all.center(), Align2::CENTER_CENTER), width.min(all.width() - 24.0), add)
}

/// A page that scrolls where the window is too low for it.
fn page(
    ctx: &Context,
    view: &View,
    name: &str,
    corner: (Pos2, Align2),
    width: f32,
    add: impl FnOnce(&mut Ui) -> Vec<Intent>,
) -> Vec<Intent> {
    let height = ctx.content_rect().height() - 40.0;
    let shown = dock(ctx, view, name, corner, width, |ui| {
        let area = ScrollArea::vertical().id_salt(name).max_height(height).auto_shrink([false, true]);
        focus::scrolled(ui, area, add)
    });
    shown.0
}

/// The first page: at the left, so that the city is seen, if there is room for both.
fn front(ctx: &Context, view: &View, add: impl FnOnce(&mut Ui) -> Vec<Intent>) -> Vec<Intent> {
    const WIDTH: f32 = 330.0;
    let all = ctx.content_rect();
    if all.width() < 2.0 * WIDTH {
        return centre(ctx, view, "menu", WIDTH, add);
    }
    let at = (pos2(all.left() + all.width() * 0.07, all.center().y), Align2::LEFT_CENTER);
    page(ctx, view, "front", at, WIDTH, add)
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
            focus::scrolled(ui, area.max_height(all.height() - 24.0), |ui| gallery::entry(ui, view, topic))
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
    let mut intents = Vec::new();
    let top = (pos2(all.center().x, all.top() + 2.0), Align2::CENTER_TOP);
    let (found, banner) = dock(ctx, view, "banner", top, all.width() - 4.0, |ui| banner::show(ui, view, table));
    intents.extend(found);

    let below = banner.bottom().max(all.top() + 30.0) + GAP;
    let side = side_width(all);
    let is_log = view.desk.is_open(Panel::Log);
    let wide = if is_log { side.max(LOG.0) } else { side };
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
    intents.extend(at_the_right(ctx, view, table, Column { below, side, wide, card, coach: beside, floor }));
    coach::outline(ctx, view, table);
    if let Some(spot) = table.hovered {
        hover(ctx, view, table, spot, side);
    }
    messages(ctx, view, table.messages, pos2(all.center().x, below));
    if let Some(hint) = view.desk.hint {
        intents.extend(coach::hint(ctx, view, hint, pos2(all.left() + side + 2.0 * GAP, below)));
    }
    if let Some(mini) = view.desk.unfolded {
        let at = pos2(all.left() + side + 2.0 * GAP, below);
        intents.extend(window(ctx, view, "tablet", at, 350.0, |ui| tablets::unfolded(ui, view, table, mini)));
    }
    intents
}

/// The place for what stands at the right of the board.
#[derive(Clone, Copy)]
struct Column {
    /// Where it begins.
    below: f32,
    /// How wide the Command Post is.
    side: f32,
    /// How wide the column is, with the log.
    wide: f32,
    /// How wide the automated Villain's card is, if it is shown.
    card: Option<f32>,
    /// How wide the coach is, if it is shown.
    coach: Option<f32>,
    /// Where the card ends at the latest.
    floor: f32,
}

/// Command Post and log one below the other, and the automated Villain's card and the coach beside them.
fn at_the_right(ctx: &Context, view: &View, table: &TableView, column: Column) -> Vec<Intent> {
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
fn coach_dock(
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

/// Where a dock stood in the last pass, if it was there.
fn stood(ctx: &Context, name: &str) -> Option<Rect> {
    let layer = LayerId::new(Order::Middle, Id::new(name));
    let is_shown = ctx.memory(|memory| memory.areas().is_visible(&layer));
    AreaState::load(ctx, layer.id).filter(|_| is_shown).map(|state| state.rect())
}

/// How high the bar is at least. Between two answers of the set-up the next question is on its way: the bar waits as it
/// is, instead of folding up and down.
fn least_height(ctx: &Context, table: &TableView) -> f32 {
    let waits = table.busy && table.game.state().phase == Phase::Setup;
    let before = AreaState::load(ctx, Id::new("prompt")).and_then(|state| state.size);
    before.filter(|_| waits).map_or(0.0, |size| size.y - FRAME)
}

/// The instruments at the left, Bat-Tablets and Command Post at the right, and below what a click does.
fn sandbox_screen(ctx: &Context, view: &View, table: &TableView, sandbox: &Sandbox) -> Vec<Intent> {
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
    intents.extend(column("sandbox pieces", right, side_width(all), &mut |ui| {
        let mut found = tablets::strip(ui, view, table);
        found.extend(post::compact(ui, view, table));
        found
    }));
    let (from, to) = (all.left() + wide + 3.0 * GAP, all.right() - side_width(all) - 3.0 * GAP);
    let bottom = (pos2((from + to) / 2.0, all.bottom() - 4.0), Align2::CENTER_BOTTOM);
    let (theme, bar) = (Theme::of(view.settings), (to - from).min(560.0));
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
    let area = Area::new(Id::new("hover card")).order(Order::Foreground).pivot(Align2::LEFT_BOTTOM).fixed_pos(at);
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
            let area = ScrollArea::vertical().id_salt(name).max_height(height).auto_shrink([false, true]);
            focus::scrolled(ui, area, add)
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
