//! The column on the right of the board: Command Post, the automated Villain's card, the coach beside cards to choose
//! from, and the log. They share it: the board is as wide with all of them as with none.

use egui::{Align2, Context, Pos2, ScrollArea, pos2};

use super::dock::{FRAME, GAP, dock, right_width};
use crate::intent::{Intent, Panel};
use crate::view::{PuzzleView, TableView, View};
use crate::{coach, counsel, focus, last_turn, log_panel, parts, post, puzzles, villain_card};
use gotham_content::mission::Side;
use gotham_play::Recap;

/// The least width of the log and of the automated Villain's card, in points: the column is wider in a narrow window.
const LEAST: f32 = 210.0;
/// The height of the Command Post at least, in points.
const POST: f32 = 150.0;
/// The height in points below which only one of them fits, and below which two others leave no room for the Command Post.
const LOW: (f32, f32) = (420.0, 600.0);

/// The space for what is on the right of the board.
#[derive(Clone, Copy)]
pub(super) struct Column {
    /// Where it begins.
    pub below: f32,
    /// How wide it is.
    pub width: f32,
    /// Whether the coach is in it.
    pub is_coached: bool,
}

/// How wide the column is, with what is in it.
pub(super) fn width(ctx: &Context, view: &View, table: &TableView, is_coached: bool) -> f32 {
    let is_more =
        is_coached || table.puzzle.is_some() || view.desk.is_open(Panel::Log) || villain_card::is_shown(view, table);
    right_width(ctx.content_rect()).max(if is_more { LEAST } else { 0.0 })
}

/// What may stand below the Command Post.
#[derive(Clone, Copy)]
enum Below<'a> {
    Log,
    LastTurn(&'a Recap),
    Counsel(Side),
    Card,
    Coach,
    Puzzle(PuzzleView<'a>),
}

impl Below<'_> {
    /// The height that the Command Post leaves for it, in points.
    fn least(self) -> f32 {
        match self {
            Below::Log => 376.0,
            Below::Card => 390.0,
            Below::Coach => 220.0,
            Below::LastTurn(_) => 190.0,
            Below::Counsel(_) | Below::Puzzle(_) => 150.0,
        }
    }
}

/// The Command Post, and below it what is open. In a low window the first of them takes the Command Post's place.
pub(super) fn show(ctx: &Context, view: &View, table: &TableView, column: Column) -> Vec<Intent> {
    let Column { below, width, is_coached } = column;
    let all = ctx.content_rect();
    let mut intents = Vec::new();
    let (is_log, is_card) = (view.desk.is_open(Panel::Log), villain_card::is_shown(view, table));
    let room = all.bottom() - below;
    let has_notes = room >= LOW.1 && !is_card && table.puzzle.is_none();
    let told = last_turn::shown(view, table).filter(|_| has_notes);
    let counsel = counsel::shown(view, table).filter(|_| has_notes && told.is_none());
    let stack = [
        table.puzzle.map(Below::Puzzle),
        is_card.then_some(Below::Card),
        told.map(Below::LastTurn),
        counsel.map(Below::Counsel),
        is_coached.then_some(Below::Coach),
        is_log.then_some(Below::Log),
    ];
    let mut open: Vec<Below> = stack.into_iter().flatten().collect();
    let mut top = below;
    if room < LOW.0 {
        open.truncate(1);
    }
    let has_room = room >= if open.len() < 2 { LOW.0 } else { LOW.1 };
    if has_room || open.is_empty() {
        let kept: f32 = open.iter().map(|what| what.least() + GAP).sum();
        let height = (room - GAP - FRAME - kept).max(POST);
        let (found, post) = dock(ctx, view, "post", corner(all.right(), below), width, |ui| {
            let area = ScrollArea::vertical().id_salt("post").max_height(height);
            focus::scrolled(ui, area, |ui| post::compact(ui, view, table))
        });
        intents.extend(found);
        top = post.bottom() + GAP;
    }
    for (at, what) in open.iter().enumerate() {
        let height = (all.bottom() - top) / (open.len() - at) as f32 - GAP - FRAME;
        let (found, bottom) = one(ctx, view, table, (corner(all.right(), top), width, height.max(60.0)), *what);
        intents.extend(found);
        top = bottom + GAP;
    }
    let room = all.bottom() - top - 4.0 * GAP;
    if open.is_empty() && room > 60.0 && !parts::is_narrow(ctx) && !table.log.is_empty() {
        let (found, _) = dock(ctx, view, "ticker", corner(all.right(), top), width, |ui| {
            let area = ScrollArea::vertical().id_salt("ticker").stick_to_bottom(true).max_height(room - FRAME);
            area.show(ui, |ui| log_panel::ticker(ui, view, table.log)).inner
        });
        intents.extend(found);
    }
    intents
}

fn corner(right: f32, top: f32) -> (Pos2, Align2) {
    (pos2(right - 4.0, top), Align2::RIGHT_TOP)
}

/// One of them, at a corner, with a width and the most height; and where it ends.
fn one(
    ctx: &Context,
    view: &View,
    table: &TableView,
    (corner, width, height): ((Pos2, Align2), f32, f32),
    what: Below,
) -> (Vec<Intent>, f32) {
    let (found, shown) = match what {
        Below::Log => dock(ctx, view, "log", corner, width, |ui| {
            ui.set_height(height);
            log_panel::show(ui, view, table.log)
        }),
        Below::Card => dock(ctx, view, "card", corner, width, |ui| villain_card::show(ui, view, table, height)),
        Below::LastTurn(recap) => dock(ctx, view, "last turn", corner, width, |ui| {
            let area = ScrollArea::vertical().id_salt("last turn").max_height(height);
            focus::scrolled(ui, area, |ui| last_turn::show(ui, view, table, recap))
        }),
        Below::Counsel(side) => dock(ctx, view, "counsel", corner, width, |ui| {
            let area = ScrollArea::vertical().id_salt("counsel").max_height(height);
            focus::scrolled(ui, area, |ui| counsel::show(ui, view, table, side))
        }),
        Below::Puzzle(puzzle) => dock(ctx, view, "puzzle", corner, width, |ui| {
            let area = ScrollArea::vertical().id_salt("puzzle").max_height(height);
            focus::scrolled(ui, area, |ui| puzzles::on_the_table(ui, view, &puzzle))
        }),
        Below::Coach => coach_dock(ctx, view, table, corner, width, height),
    };
    (found, shown.bottom())
}

/// Lessons and advice.
pub(super) fn coach_dock(
    ctx: &Context,
    view: &View,
    table: &TableView,
    corner: (Pos2, Align2),
    width: f32,
    height: f32,
) -> (Vec<Intent>, egui::Rect) {
    dock(ctx, view, "coach", corner, width, |ui| {
        let area = ScrollArea::vertical().id_salt("coach").max_height(height.max(60.0));
        focus::scrolled(ui, area, |ui| coach::show(ui, view, table))
    })
}
