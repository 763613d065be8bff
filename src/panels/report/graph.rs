//! The picture of a match: rounds from the left to the right, who was ahead as a curve, key moments in rows below it.
//!
//! What it shows can also be read: the page with the timeline lists the same.

use egui::{Align2, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, TextStyle, Ui, WidgetType, pos2, vec2};

use crate::draw;
use crate::icon::Icon;
use crate::intent::{Intent, Wish};
use crate::moments::{self, Lane, SIZE};
use crate::theme::Theme;
use crate::view::{ReportView, View};
use gotham_content::mission::Side;
use gotham_play::Statistics;
use gotham_play::log;
use gotham_play::review::{Mistake, Review, TurnChance};
use gotham_play::statistics::balance::WON;
use gotham_play::statistics::{Mark, TurnSpan, told};
use gotham_words::Words;

/// How high the curve is, in points.
const CURVE: f32 = 130.0;
/// How high a row of moments is.
const ROW: f32 = 18.0;
/// How wide the names on the left are.
const NAMES: f32 = 118.0;
/// Moments nearer to each other than this are painted once.
const APART: f32 = SIZE + 2.0;
/// How near the pointer must be.
const NEAR: f32 = 8.0;

/// Where everything is in the picture.
struct Plot<'a> {
    statistics: &'a Statistics,
    curve: Rect,
}

impl Plot<'_> {
    fn width(&self) -> f32 {
        self.curve.width() / self.statistics.turns.len().max(1) as f32
    }

    /// Where a turn begins.
    fn turn(&self, turn: usize) -> f32 {
        self.curve.left() + self.width() * turn as f32
    }

    /// Where a step of a turn ends: turns are equally wide, however much was done in them.
    fn step(&self, turn: usize, step: usize) -> f32 {
        let found = &self.statistics.turns[turn];
        let all = (found.until.saturating_sub(found.begins)).max(1) as f32;
        let done = (step + 1).saturating_sub(found.begins) as f32;
        self.turn(turn) + self.width() * (done / all).clamp(0.1, 1.0)
    }

    /// Where a turn that begins after this many steps begins; the right end for the end.
    fn begins(&self, chance: &TurnChance) -> f32 {
        let is_it = |turn: &TurnSpan| turn.begins == chance.step && turn.side.is_some() && turn.side == chance.side;
        let turn = self.statistics.turns.iter().position(is_it);
        self.turn(turn.unwrap_or(self.statistics.turns.len()))
    }

    /// The height of a chance in ten thousandths.
    fn chance(&self, chance: u16) -> f32 {
        self.curve.bottom() - self.curve.height() * f32::from(chance) / 10_000.0
    }

    fn height(&self, balance: i8) -> f32 {
        self.curve.center().y - self.curve.height() / 2.0 * f32::from(balance) / f32::from(WON)
    }

    fn row(&self, lane: Lane) -> f32 {
        let at = Lane::ALL.iter().position(|known| *known == lane).unwrap_or(0);
        self.curve.bottom() + ROW * (at as f32 + 1.3)
    }

    fn mark(&self, mark: &Mark) -> Pos2 {
        let most = self.curve.right() - SIZE / 2.0;
        pos2(self.step(mark.turn, mark.step).min(most), self.row(Lane::of(mark.kind)))
    }
}

/// The picture; a click on a moment watches the match from there.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, report: &ReportView) -> Vec<Intent> {
    let words = view.words;
    let height = CURVE + ROW * (Lane::ALL.len() as f32 + 1.6);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let curve =
        Rect::from_min_max(pos2(rect.left() + NAMES, rect.top() + 4.0), pos2(rect.right() - 8.0, rect.top() + CURVE));
    let plot = Plot { statistics: report.statistics, curve };
    let spoken = spoken(words, report);
    draw::speak(ui, &response, WidgetType::Image, &spoken);
    if ui.is_rect_visible(rect) {
        let painter = ui.painter_at(rect);
        ground(&painter, ui, view, theme, &plot, rect);
        match report.found() {
            Some(found) => chances(&painter, theme, &plot, &found.review),
            None => {
                line(&painter, theme, &plot);
                turned(&painter, theme, &plot);
            }
        }
        marks(&painter, theme, &plot);
    }
    pointed(view, report, &plot, response)
}

/// What the picture says to a screen reader.
fn spoken(words: &Words, report: &ReportView) -> String {
    match report.found() {
        Some(found) => {
            let chances = found.review.chances.iter().map(|chance| log::review::chance(words, chance));
            words.review_graph_spoken(chances.collect::<Vec<_>>().join(". "))
        }
        None => {
            let turned = told::turning_point(words, report.game, report.statistics);
            words.report_graph_spoken(turned.unwrap_or_default())
        }
    }
}

/// Rounds, sides and the names of the rows.
fn ground(painter: &Painter, ui: &Ui, view: &View, theme: &Theme, plot: &Plot, rect: Rect) {
    let (words, curve) = (view.words, plot.curve);
    let font = TextStyle::Small.resolve(ui.style());
    let thin = Stroke::new(1.0, theme.line);
    painter.rect_filled(curve, 2.0, theme.raised);
    for (at, turn) in plot.statistics.turns.iter().enumerate().filter(|(_, turn)| turn.side == Some(Side::Villain)) {
        let column = Rect::from_x_y_ranges(plot.turn(at)..=plot.turn(at + 1), curve.y_range());
        painter.rect_filled(column, 0.0, theme.side(turn.side).gamma_multiply(0.1));
    }
    for (round, turns) in plot.statistics.rounds() {
        painter.vline(plot.turn(turns.start), curve.top()..=rect.bottom(), thin);
        let middle = (plot.turn(turns.start) + plot.turn(turns.end)) / 2.0;
        let name = if round == 0 { words.report_start().to_string() } else { round.to_string() };
        let below = pos2(middle, rect.bottom() - 2.0);
        painter.text(below, Align2::CENTER_BOTTOM, name, font.clone(), theme.faint);
    }
    painter.hline(curve.x_range(), curve.center().y, Stroke::new(1.0, theme.faint));
    let left = rect.left() + 2.0;
    for (side, y, name) in [
        (Side::Heroes, curve.top() + 10.0, words.report_heroes_ahead()),
        (Side::Villain, curve.bottom() - 10.0, words.report_villain_ahead()),
    ] {
        draw::side_mark(painter, pos2(left + 7.0, y), 6.0, theme, Some(side));
        painter.text(pos2(left + 18.0, y), Align2::LEFT_CENTER, name, font.clone(), theme.side(Some(side)));
    }
    for lane in Lane::ALL {
        let y = plot.row(lane);
        painter.hline(curve.x_range(), y, Stroke::new(1.0, theme.line.gamma_multiply(0.5)));
        painter.text(pos2(left, y), Align2::LEFT_CENTER, lane.name(words), font.clone(), theme.faint);
    }
    painter.text(pos2(left, rect.bottom() - 2.0), Align2::LEFT_BOTTOM, words.report_rounds(), font, theme.faint);
}

/// Who was ahead after each step.
fn line(painter: &Painter, theme: &Theme, plot: &Plot) {
    let stands = |step: usize| plot.statistics.balance.get(step).copied().unwrap_or(0);
    let mut points = vec![pos2(plot.curve.left(), plot.height(stands(0)))];
    for (at, turn) in plot.statistics.turns.iter().enumerate() {
        for step in turn.begins..turn.until {
            points.push(pos2(plot.step(at, step), plot.height(stands(step + 1))));
        }
        // A whole turn of the cards is one step, which began before it.
        points.push(pos2(plot.turn(at + 1), plot.height(turn.balance)));
    }
    // A single mesh: rectangles side by side would show their seams.
    let zero = plot.curve.center().y;
    let mut ahead = Mesh::default();
    for pair in points.windows(2) {
        let side = if pair[0].y + pair[1].y < 2.0 * zero { Side::Heroes } else { Side::Villain };
        let color = theme.side(Some(side)).gamma_multiply(0.3);
        let first = ahead.vertices.len() as u32;
        for corner in [pair[0], pair[1], pos2(pair[1].x, zero), pos2(pair[0].x, zero)] {
            ahead.colored_vertex(corner, color);
        }
        ahead.add_triangle(first, first + 1, first + 2);
        ahead.add_triangle(first, first + 2, first + 3);
    }
    painter.add(ahead);
    painter.add(Shape::line(points, Stroke::new(2.0, theme.words)));
}

/// The Heroes' chance at the start of each turn with its band, and the largest mistakes.
fn chances(painter: &Painter, theme: &Theme, plot: &Plot, review: &Review) {
    let mut band = Mesh::default();
    for chance in &review.chances {
        let x = plot.begins(chance);
        for edge in [chance.high, chance.low] {
            band.colored_vertex(pos2(x, plot.chance(edge)), theme.cyan.gamma_multiply(0.3));
        }
    }
    for left in (0..band.vertices.len().saturating_sub(2) as u32).step_by(2) {
        band.add_triangle(left, left + 1, left + 2);
        band.add_triangle(left + 1, left + 2, left + 3);
    }
    painter.add(band);
    let points = |of: fn(&TurnChance) -> u16| -> Vec<Pos2> {
        review.chances.iter().map(|chance| pos2(plot.begins(chance), plot.chance(of(chance)))).collect()
    };
    let edge = Stroke::new(1.0, theme.cyan);
    painter.extend([points(|chance| chance.low), points(|chance| chance.high)].map(|points| Shape::line(points, edge)));
    let curve = points(|chance| chance.heroes);
    painter.extend(curve.iter().map(|point| Shape::circle_filled(*point, 3.0, theme.words)));
    painter.add(Shape::line(curve, Stroke::new(2.0, theme.words)));
    for mistake in &review.mistakes {
        flag(painter, theme, plot, mistake);
    }
}

/// A mistake: a dashed line, and its side's mark in a circle: above for the Heroes, below for the Villain.
fn flag(painter: &Painter, theme: &Theme, plot: &Plot, mistake: &Mistake) {
    let turn = plot.statistics.turn_at(mistake.step);
    let x = plot.step(turn, mistake.step);
    painter.extend(Shape::dashed_line(
        &[pos2(x, plot.curve.top()), pos2(x, plot.curve.bottom())],
        Stroke::new(1.5, theme.amber),
        5.0,
        3.0,
    ));
    let y = if mistake.side == Side::Heroes { plot.curve.top() + 9.0 } else { plot.curve.bottom() - 9.0 };
    let centre = pos2(x.min(plot.curve.right() - 9.0), y);
    painter.circle_filled(centre, 9.0, theme.ground.to_opaque());
    painter.circle_stroke(centre, 9.0, Stroke::new(1.5, theme.amber));
    draw::side_mark(painter, centre, 5.0, theme, Some(mistake.side));
}

/// The turning point: a dashed line with a flag.
fn turned(painter: &Painter, theme: &Theme, plot: &Plot) {
    let Some(point) = plot.statistics.turning_point else { return };
    let x = plot.step(point.turn, point.step);
    let ends = [pos2(x, plot.curve.top()), pos2(x, plot.row(Lane::Wounds) + SIZE / 2.0)];
    painter.extend(Shape::dashed_line(&ends, Stroke::new(1.5, theme.amber), 5.0, 3.0));
    let flag = pos2((x + 8.0).min(plot.curve.right() - 9.0), plot.curve.top() + 9.0);
    painter.circle_filled(flag, 9.0, theme.ground.to_opaque());
    painter.text(flag, Align2::CENTER_CENTER, Icon::Initiative.letter(), theme.font(14.0), theme.amber);
}

fn marks(painter: &Painter, theme: &Theme, plot: &Plot) {
    for lane in Lane::ALL {
        let mut last = f32::NEG_INFINITY;
        for mark in plot.statistics.marks.iter().filter(|mark| Lane::of(mark.kind) == lane) {
            let at = plot.mark(mark);
            if at.x - last >= APART {
                last = at.x;
                moments::paint(painter, at, moments::icon(mark.kind), moments::color(theme, mark.kind));
            }
        }
    }
}

/// A turn, and how it stood: the chance at its start if somebody has looked back, or else who was ahead at its end.
pub(super) fn stands(words: &Words, report: &ReportView, turn: &TurnSpan) -> String {
    let Some(found) = report.found() else {
        return words.statistics_turn_stands(told::turn(words, turn), told::stands(words, turn.balance));
    };
    let is_it = |chance: &&TurnChance| turn.side.is_some() && (chance.step, chance.side) == (turn.begins, turn.side);
    let chance = found.review.chances.iter().find(is_it);
    chance.map_or_else(|| told::turn(words, turn), |chance| log::review::chance(words, chance))
}

/// What the pointer is on: described, and watched when clicked.
fn pointed(view: &View, report: &ReportView, plot: &Plot, response: Response) -> Vec<Intent> {
    let Some(pointer) = response.hover_pos() else { return Vec::new() };
    let words = view.words;
    let near = |mark: &&Mark| {
        let at = plot.mark(mark);
        (at.x - pointer.x).abs() <= NEAR && (at.y - pointer.y).abs() <= ROW / 2.0
    };
    let found: Vec<&Mark> = report.statistics.marks.iter().filter(near).collect();
    let far = |mark: &&&Mark| ((plot.mark(mark).x - pointer.x).abs() * 16.0) as i32;
    let nearest = found.iter().min_by_key(far).copied();
    let turn = plot.curve.x_range().contains(pointer.x).then(|| {
        let at = ((pointer.x - plot.curve.left()) / plot.width()) as usize;
        at.min(report.statistics.turns.len().saturating_sub(1))
    });
    let is_clicked = response.clicked();
    let mut lines: Vec<String> = found.iter().take(6).map(|mark| told::mark(words, report.game, mark)).collect();
    if let (Some(turn), true) = (turn, lines.is_empty()) {
        lines.push(stands(words, report, &report.statistics.turns[turn]));
    }
    if lines.is_empty() {
        return Vec::new();
    }
    response.on_hover_text_at_pointer(lines.join("\n"));
    let from = nearest.map(|mark| mark.step).or(turn.map(|turn| report.statistics.turns[turn].begins));
    from.filter(|_| is_clicked).map(|from| Wish::WatchFrom(from).into()).into_iter().collect()
}
