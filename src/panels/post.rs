//! The Command Post: River, cubes, pool, Events. R2 VI.A.1

use egui::text::LayoutJob;
use egui::{Color32, Id, Label, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType, pos2, vec2};

use super::cards;
use super::draw::{self, Cubes};
use super::icon::Icon;
use super::intent::{Intent, Panel, Spot};
use super::motion::{self, First, Pace};
use super::parts;
use super::portrait::{self, Face, Tint};
use super::theme::Theme;
use super::view::{TableView, View};
use super::villain_card;
use crate::content::mission::Side;
use crate::play::log;
use crate::rules::command::Space;
use crate::rules::query;
use crate::rules::state::RiverSlot;
use crate::rules::{Command, TileId};

/// The compact Command Post at the right: cubes and the River.
pub fn compact(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    let post = &table.game.state().post;
    let (opened, ()) = parts::header(
        ui,
        |ui| {
            let is_open = view.desk.is_open(Panel::CommandPost);
            let response = ui.small_button(if is_open { "−" } else { "+" }).on_hover_text(words.post_show());
            draw::speak(ui, &response, WidgetType::Button, words.post_show());
            let intent = if is_open { Intent::Close(Panel::CommandPost) } else { Intent::Open(Panel::CommandPost) };
            response.clicked().then_some(intent)
        },
        |ui| {
            draw::side_icon(ui, &theme, Some(Side::Villain));
            ui.add(Label::new(RichText::new(words.post_title()).strong()).truncate());
        },
    );
    intents.extend(opened);
    let pace = Pace::of(view.settings);
    let spaces = spaces(table);
    let heaps: Vec<u8> =
        [post.reserve, post.fatigue].into_iter().chain(spaces.map(|(space, _)| post.spaces.on(space))).collect();
    let mut flights = motion::flights(ui.ctx(), pace, Id::new("post cubes"), &heaps);
    let spoken = words.post_cubes(post.reserve, post.fatigue, post.recovery);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
    let mut at = rect.left_center();
    for (heap, (what, count)) in [(Cubes::Ready, post.reserve), (Cubes::Fatigue, post.fatigue)].into_iter().enumerate()
    {
        let arriving = flights.arriving(heap).min(count);
        draw::cubes(ui.painter(), at, &theme, what, count - arriving, arriving, 9.0);
        at.x += draw::cubes_width(count, 9.0);
        flights.mark(heap, at - vec2(4.5, 0.0));
        at.x += 5.0;
    }
    draw::speak(ui, &response, WidgetType::Label, &spoken);
    response.on_hover_text(spoken);
    let narrow = parts::is_narrow(ui.ctx());
    if table.game.state().automaton.is_some() {
        let is_open = villain_card::is_shown(view, table);
        let card = ui.selectable_label(is_open, RichText::new(words.villain_card_open()).small());
        if card.on_hover_text(view.tip(words.villain_card_open_tip(), "Card")).clicked() {
            intents.push(if is_open { Intent::Close(Panel::Card) } else { Intent::Open(Panel::Card) });
        }
    }
    ui.horizontal_wrapped(|ui| {
        for (at, (space, limit)) in spaces.into_iter().enumerate() {
            let held = post.spaces.on(space);
            let color = if held > 0 { theme.amber } else { theme.faint };
            let name = log::space(words, space);
            let spoken = words.post_space(name, held, limit);
            let shown = if narrow { format!("{held}/{limit}") } else { spoken.clone() };
            let label = ui.label(RichText::new(Icon::from(space).before(&shown)).small().color(color));
            draw::speak(ui, &label, WidgetType::Label, &spoken);
            flights.mark(at + 2, label.rect.left_center() + vec2(6.0, 0.0));
            label.on_hover_text(words.tablet_space(name, held, limit));
        }
    });
    let color = |heap| [theme.cyan, theme.faint].get(heap).copied().unwrap_or(theme.amber);
    if !(narrow && table.prompt.side == Side::Heroes) {
        intents.extend(river(ui, view, &theme, table));
    }
    flights.paint(ui.painter(), rect.center(), 9.0, color);
    intents
}

/// The River, a row a position. A tile that was used slides to the end, and the others move up.
fn river(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView) -> Vec<Intent> {
    let pace = Pace::of(view.settings);
    let tiles: Vec<Option<TileId>> = table.game.state().river.iter().map(tile_of).collect();
    let off = motion::slide(ui.ctx(), pace, Id::new("river"), &tiles);
    let mut intents = Vec::new();
    for (position, off) in off.into_iter().enumerate() {
        let (first, top) = (motion::next_shape(ui), ui.cursor().top());
        intents.extend(river_row(ui, view, theme, table, position));
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

fn spaces(table: &TableView) -> [(Space, u8); 3] {
    let villain = &table.game.scenario().mission.villain;
    [
        (Space::Movement, villain.movement_limit),
        (Space::Defense, villain.defense_limit),
        (Space::Reroll, villain.reroll_limit),
    ]
}

/// A River position: number, cost, tile; a click activates it when it may be activated.
fn river_row(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, position: usize) -> Vec<Intent> {
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
    // In a narrow window there is room for the name alone.
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
        painter.rect_filled(badge, 2.0, theme.cyan.gamma_multiply(0.6));
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
            (true, _) => intents.push(Intent::Say(command.clone())),
            (false, Some(mini)) => intents.push(Intent::LookAt(Spot::Mini(mini))),
            (false, None) => {}
        }
    }
    response.on_hover_ui(|ui| {
        ui.set_max_width(280.0);
        tile_hover(ui, view, theme, table, tile, &command);
    });
    intents
}

/// A name in two lines, or in a narrow window in one, and cut off where it is longer.
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

/// The whole Command Post.
pub fn whole(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let (words, game) = (view.words, table.game);
    let state = game.state();
    let mut intents = parts::title_bar(ui, view, words.post_title(), Intent::Close(Panel::CommandPost));
    ui.label(words.post_cubes(state.post.reserve, state.post.fatigue, state.post.recovery));
    if state.post.free_reroll {
        parts::faint(ui, &theme, words.post_free_reroll());
    }
    for (space, limit) in spaces(table) {
        let held = state.post.spaces.on(space);
        ui.horizontal(|ui| {
            parts::marked(ui, space.into(), log::space(words, space), theme.words);
            let (rect, _) = ui.allocate_exact_size(vec2(draw::cubes_width(limit.max(held), 9.0), 12.0), Sense::hover());
            draw::cubes(ui.painter(), rect.left_center(), &theme, Cubes::Spent, held, limit.saturating_sub(held), 9.0);
        });
    }
    parts::heading(ui, &theme, words.post_river());
    for (position, slot) in state.river.iter().enumerate() {
        theme.card().show(ui, |ui| {
            ui.set_width(ui.available_width());
            let line = match query::tile_cost(game, position) {
                Some(cost) => words.post_position(position + 1, cost),
                None => words.post_position_closed(position + 1),
            };
            ui.label(RichText::new(line).small().color(theme.amber));
            match slot {
                RiverSlot::Tile { tile, neutralized } => {
                    if *neutralized {
                        ui.label(RichText::new(words.post_neutralized()).color(theme.red));
                    }
                    intents.extend(cards::tile(ui, view, &theme, game.scenario().tile(*tile)));
                    let life =
                        state.of_tile(*tile).map(|mini| words.post_life_of(table.name(mini), state.mini(mini).life));
                    let life = log::list(words, life);
                    let none = life.is_empty();
                    let line = if none { words.post_no_life().into() } else { words.post_life(life) };
                    parts::faint(ui, &theme, line);
                    if let Some(mini) = state.of_tile(*tile).next() {
                        intents.extend(parts::habits(ui, view, &theme, table, mini));
                    }
                    parts::faint(ui, &theme, words.post_pool(query::in_pool(game, *tile).count()));
                }
                RiverSlot::Event => {
                    for event in &game.scenario().mission.events {
                        ui.label(RichText::new(words.text(&event.name)).strong());
                        ui.label(words.text(&event.text));
                    }
                }
            }
        });
    }
    parts::heading(ui, &theme, words.post_dredge());
    let mut any = false;
    for command in
        table.legal.iter().filter(|command| matches!(command, Command::Dredge { .. } | Command::Demobilize { .. }))
    {
        any = true;
        if ui.add_enabled(table.may_answer(), egui::Button::new(log::describe(table.words, game, command))).clicked() {
            intents.push(Intent::Say(command.clone()));
        }
    }
    if !any {
        parts::faint(ui, &theme, words.post_no_dredge());
    }
    if state.post.demobilized {
        parts::faint(ui, &theme, words.post_demobilized());
    }
    intents
}
