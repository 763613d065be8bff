//! What moves in the panels: cubes that fly, tiles that slide, cards that are turned over, numbers that count.
//!
//! The panels always show the current state; here is only what was shown before, and how long ago that
//! changed. What moves is painted where it is on its way and takes no room: nothing that can be clicked or heard
//! changes its place. Once it has arrived, nothing asks for another frame.

use std::collections::BTreeMap;

use egui::emath::TSTransform;
use egui::layers::ShapeIdx;
use egui::{Color32, Context, Id, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::settings::Settings;
use super::theme::Theme;

/// Seconds in which a cube flies, a tile slides, a card is turned over, a wound glows, a success is counted.
const FLIGHT: f32 = 0.45;
const SLIDE: f32 = 0.5;
const TURN: f32 = 0.5;
const GLOW: f32 = 0.9;
const COUNT: f32 = 0.14;
/// How much later the next cube sets out, and how high they fly, as a fraction of the way.
const AFTER: f32 = 0.07;
const ARC: f32 = 0.22;
/// What was not drawn for this many passes counts as new when it comes back.
const REMEMBERED: u64 = 4;

/// How many times faster than normal things move; `None`: they are where they belong at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace(Option<f32>);

impl Pace {
    /// As fast as the table shows what happens; with reduced motion, at once.
    pub fn of(settings: &Settings) -> Pace {
        Pace(settings.speed.factor().filter(|_| !settings.reduced_motion))
    }
}

/// What comes into view with a motion, and what is simply there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// It moves when it is first seen.
    Moves,
    /// It is there.
    Rests,
}

/// What was shown before, if anything, and how many seconds ago that changed, at normal speed.
#[derive(Clone, PartialEq, Debug)]
pub struct Change<T> {
    /// What was shown before.
    pub before: Option<T>,
    /// How long ago that changed.
    pub age: f32,
}

/// What was drawn last, since when, and what was there before.
#[derive(Clone)]
struct Seen<T> {
    now: T,
    change: Option<(Option<T>, f64)>,
    pass: u64,
}

/// The change under way of something that is drawn in every pass; `None` once it has lasted this many seconds.
pub fn change<T: Clone + PartialEq + Send + Sync + 'static>(
    ctx: &Context,
    (pace, first): (Pace, First),
    id: Id,
    now: &T,
    lasts: impl Fn(Option<&T>) -> f32,
) -> Option<Change<T>> {
    let (time, pass) = (ctx.input(|input| input.time), ctx.cumulative_pass_nr());
    let known = ctx.data(|data| data.get_temp::<Seen<T>>(id));
    let known = known.filter(|seen| pass.saturating_sub(seen.pass) <= REMEMBERED);
    let mut seen = match known {
        Some(seen) if seen.now == *now => seen,
        Some(seen) => Seen { now: now.clone(), change: Some((Some(seen.now), time)), pass },
        None => Seen { now: now.clone(), change: (first == First::Moves).then_some((None, time)), pass },
    };
    seen.pass = pass;
    let under_way = seen.change.clone().zip(pace.0).and_then(|((before, begun), speed)| {
        let age = (time - begun) as f32 * speed;
        (age < lasts(before.as_ref())).then_some(Change { before, age })
    });
    if under_way.is_some() {
        ctx.request_repaint();
    } else {
        seen.change = None;
    }
    ctx.data_mut(|data| data.insert_temp(id, seen));
    under_way
}

/// Quick at first, then slower.
fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(3)
}

/// Cubes on their way between the heaps of one owner.
#[derive(Default)]
pub struct Flights {
    flights: Vec<(usize, usize, f32)>,
    places: BTreeMap<usize, Pos2>,
}

/// The cubes that fly because an owner's heaps have changed size.
pub(crate) fn flights(ctx: &Context, pace: Pace, id: Id, heaps: &[u8]) -> Flights {
    let now = heaps.to_vec();
    let count = |before: Option<&Vec<u8>>| before.map_or(0, |before| pairs(before, heaps).len());
    let lasts = |before: Option<&Vec<u8>>| FLIGHT + AFTER * count(before).saturating_sub(1) as f32;
    let Some(change) = change(ctx, (pace, First::Rests), id, &now, lasts) else { return Flights::default() };
    let pairs = pairs(&change.before.unwrap_or_default(), heaps);
    let part = |number: usize| ((change.age - AFTER * number as f32) / FLIGHT).clamp(0.0, 1.0);
    let flights = pairs.into_iter().enumerate().map(|(number, (from, to))| (from, to, part(number)));
    Flights { flights: flights.collect(), places: BTreeMap::new() }
}

/// Each cube that has left a heap, and the heap to which one has come. What came from nowhere or left the game doesn't
/// fly.
fn pairs(before: &[u8], now: &[u8]) -> Vec<(usize, usize)> {
    let heaps = || before.iter().zip(now).enumerate();
    let some = |heap: usize, count: u8| std::iter::repeat_n(heap, usize::from(count));
    let lost = heaps().flat_map(|(heap, (before, now))| some(heap, before.saturating_sub(*now)));
    let gained = heaps().flat_map(|(heap, (before, now))| some(heap, now.saturating_sub(*before)));
    lost.zip(gained).collect()
}

impl Flights {
    /// How many of a heap's cubes are not there yet.
    pub fn arriving(&self, heap: usize) -> u8 {
        self.flights.iter().filter(|(_, to, part)| *to == heap && *part < 1.0).count() as u8
    }

    /// Where a heap is.
    pub fn mark(&mut self, heap: usize, place: Pos2) {
        self.places.insert(heap, place);
    }

    /// Paints the cubes in the air. A heap that is not shown is where `hidden` is.
    pub fn paint(&self, painter: &Painter, hidden: Pos2, size: f32, color: impl Fn(usize) -> Color32) {
        let place = |heap: &usize| self.places.get(heap).copied().unwrap_or(hidden);
        for (from, to, part) in self.flights.iter().filter(|(.., part)| *part < 1.0) {
            let (start, end) = (place(from), place(to));
            let lift = start.distance(end).max(20.0) * ARC * (part * std::f32::consts::PI).sin();
            let at = start.lerp(end, ease(*part)) - vec2(0.0, lift);
            let cube = Rect::from_center_size(at, Vec2::splat(size));
            let ink = if *part < 0.5 { color(*from) } else { color(*to) };
            painter.rect(cube, 1.0, ink, Stroke::new(1.0, Color32::BLACK), StrokeKind::Outside);
        }
    }
}

/// By how many places each thing in a row is still off, because the row had a different order before.
pub fn slide<T: Clone + PartialEq + Send + Sync + 'static>(ctx: &Context, pace: Pace, id: Id, row: &[T]) -> Vec<f32> {
    let Some(change) = change(ctx, (pace, First::Rests), id, &row.to_vec(), |_| SLIDE) else {
        return vec![0.0; row.len()];
    };
    let before = change.before.unwrap_or_default();
    let left = 1.0 - ease(change.age / SLIDE);
    let off = |(now, thing): (usize, &T)| {
        let was = before.iter().position(|known| known == thing);
        was.map_or(0.0, |was| (was as f32 - now as f32) * left)
    };
    row.iter().enumerate().map(off).collect()
}

/// Where in the paint list the next thing will be.
pub(crate) fn next_shape(ui: &Ui) -> ShapeIdx {
    ui.ctx().graphics_mut(|graphics| graphics.entry(ui.layer_id()).next_idx())
}

/// Moves what was painted since then; where it can be clicked stays the same.
pub fn shift(ui: &Ui, since: ShapeIdx, by: Vec2) {
    if by != Vec2::ZERO {
        ui.ctx().graphics_mut(|graphics| {
            let list = graphics.entry(ui.layer_id());
            let end = list.next_idx();
            list.transform_range(since, end, TSTransform::from_translation(by));
        });
    }
}

/// A card that shows a different face than before is turned over, above what it shows now.
pub fn turn<T: Clone + PartialEq + Send + Sync + 'static>(
    ui: &Ui,
    theme: &Theme,
    (pace, first): (Pace, First),
    id: Id,
    face: &T,
    rect: Rect,
) {
    let Some(change) = change(ui.ctx(), (pace, first), id, face, |_| TURN) else { return };
    let part = change.age / TURN;
    let painter = ui.painter();
    let ground = theme.ground.to_opaque();
    // Edge on at the halfway point: until then its back is visible, then as much of its face as there is.
    let seen = (part * std::f32::consts::PI).cos().abs();
    let shown = Rect::from_center_size(rect.center(), vec2(rect.width() * seen, rect.height()));
    if part < 0.5 {
        painter.rect_filled(rect, 2.0, ground);
        painter.rect(shown, 4.0, theme.raised, Stroke::new(2.0, theme.cyan), StrokeKind::Inside);
    } else {
        let left = Rect::from_min_max(rect.min, shown.left_bottom());
        let right = Rect::from_min_max(shown.right_top(), rect.max);
        painter.rect_filled(left, 0.0, ground);
        painter.rect_filled(right, 0.0, ground);
        painter.rect_stroke(shown, 4.0, Stroke::new(2.0, theme.cyan), StrokeKind::Inside);
    }
}

/// How brightly something that has just risen glows: 1, then less and less. The number is there from the first frame.
pub fn glow(ctx: &Context, pace: Pace, id: Id, now: u8) -> f32 {
    let risen = change(ctx, (pace, First::Rests), id, &now, |_| GLOW);
    let risen = risen.filter(|change| change.before.is_some_and(|before| before < now));
    risen.map_or(0.0, |change| 1.0 - ease(change.age / GLOW))
}

/// A number on its way to its value: a bar that shrinks or grows.
pub fn level(ctx: &Context, pace: Pace, id: Id, now: u8) -> f32 {
    let change = change(ctx, (pace, First::Rests), id, &now, |_| GLOW);
    let before = change.and_then(|change| Some((f32::from(change.before?), ease(change.age / GLOW))));
    before.map_or(f32::from(now), |(before, part)| before + (f32::from(now) - before) * part)
}

/// Successes that are counted one by one: how many have been counted so far, and which die it is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counting {
    /// What is counted so far.
    pub sum: i32,
    /// The die that is counted now.
    pub die: usize,
}

/// Counts the successes of dice that were thrown; of rerolled ones, what has changed. `None` if all are
/// counted.
pub fn count<D: Clone + PartialEq + Send + Sync + 'static>(
    ctx: &Context,
    pace: Pace,
    id: Id,
    dice: &[D],
    of: impl Fn(&D) -> i32,
) -> Option<Counting> {
    let all = |dice: &[D]| -> i32 { dice.iter().map(&of).sum() };
    // Rerolling one die leaves the others where they are.
    let begin = |before: &[D]| {
        let changed = before.iter().zip(dice).filter(|(before, now)| before != now).count();
        if before.len() == dice.len() && changed <= 1 { all(before) } else { 0 }
    };
    let begin = |before: Option<&Vec<D>>| before.map_or(0, |before| begin(before));
    let lasts = |before: Option<&Vec<D>>| COUNT * (all(dice) - begin(before)).unsigned_abs() as f32;
    let change = change(ctx, (pace, First::Moves), id, &dice.to_vec(), lasts)?;
    let (begin, steps) = (begin(change.before.as_ref()), (change.age / COUNT) as i32);
    let sum = begin + steps * (all(dice) - begin).signum();
    let mut counted = 0;
    let die = dice.iter().position(|die| {
        counted += of(die);
        counted > sum
    });
    Some(Counting { sum, die: die.unwrap_or(dice.len().saturating_sub(1)) })
}
