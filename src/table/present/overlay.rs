//! Words and lines over the board, painted by egui below the panels: they stay crisp and cost one draw call.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Color32, Painter, Pos2, Stroke};

use super::marks::Marks;
use super::window::{Screened, on_screen};
use crate::table::animate::{FLOAT, Float, Stage};
use crate::table::components::{Health, MiniatureOf, Selectable, Threatened, TokenOf};
use crate::table::panel_memory::Panels;
use crate::table::place::Plan;
use crate::table::project::over_head;
use crate::table::sculpt::BASE;
use crate::table::session::Session;
use gotham_content::script::AreaSet;
use gotham_panels::answers::{AreaMark, Highlights};
use gotham_panels::motion::{self, Pace};
use gotham_panels::{Spot, Theme, better_spot, blocker, pointed_at, price};
use gotham_play::log::{self, Titles};
use gotham_rules::board::AreaId;
use gotham_rules::{Game, MiniId, Refusal, TokenId, query};
use gotham_words::Words;

/// How far above a miniature's head its name is, in points; its life is between them, and notices about it are above
/// the name.
const NAME: f32 = -20.0;
const LIFE: f32 = -7.0;
const NEWS: f32 = -39.0;
/// The distance between lines of notices, in points, and how close those about one miniature are to each other, in
/// units.
const LINE: f32 = 21.0;
const NEAR: f32 = 0.1;

/// What is shown of a miniature: who, its health, where, whether it answers, whether an enemy could strike it.
type Shown = (&'static MiniatureOf, &'static Health, &'static GlobalTransform, Has<Selectable>, Has<Threatened>);
/// The same of one of them.
type ShownOne<'a> = (&'a MiniatureOf, &'a Health, &'a GlobalTransform, bool, bool);

struct Sheet<'a> {
    painter: Painter,
    words: &'a Words,
    game: &'a Game,
    plan: &'a Plan,
    theme: Theme,
    pace: Pace,
    camera: (&'a Camera, &'a GlobalTransform),
    scale: f32,
}

/// Paints everything.
#[expect(clippy::too_many_arguments, reason = "a system's arguments are what it reads")]
pub(super) fn draw(
    mut contexts: EguiContexts,
    cameras: Screened,
    session: Res<Session>,
    panels: Res<Panels>,
    marks: Res<Marks>,
    stage: Res<Stage>,
    plan: Option<Res<Plan>>,
    minis: Query<Shown>,
    tokens: Query<(&TokenOf, &GlobalTransform)>,
) {
    let (Ok(context), Ok(camera), Some(plan)) = (contexts.ctx_mut(), cameras.single(), plan) else { return };
    let sheet = Sheet {
        painter: context.layer_painter(egui::LayerId::background()),
        words: &panels.words,
        game: session.game(),
        plan: &plan,
        theme: Theme::of(&panels.settings),
        pace: Pace::of(&panels.settings),
        camera,
        scale: panels.scale,
    };
    if session.overlays.areas {
        sheet.area_names();
    }
    if session.overlays.sight {
        sheet.sight_markers();
    }
    let (highlights, hovered) = (marks.highlights.as_ref(), panels.hovered());
    let token_at =
        |wanted: TokenId| tokens.iter().find(|(token, _)| token.0 == wanted).map(|(_, place)| place.translation());
    for mini in &minis {
        sheet.mini(mini, &marks, hovered);
    }
    let pointed = panels.pointed.and_then(|spot| sheet.area_of(spot));
    sheet.costs(marks.areas(), session.overlays.reach, pointed);
    if let Some(highlights) = highlights {
        sheet.answers(highlights, token_at, hovered);
        if let (Some(refusal), Some(spot)) = (&highlights.refusal, panels.pointed) {
            sheet.refusal(refusal, spot);
        }
    }
    let advice = session.advice().filter(|_| panels.desk.asks_advice);
    let lessons = session.lessons.as_ref().filter(|_| session.recording.is_none());
    for spot in pointed_at(sheet.game, lessons, advice).into_iter().chain(better(&session)) {
        let figure = minis.iter().find(|(mini, ..)| spot == Spot::Mini(mini.0)).map(|(_, _, place, ..)| place);
        sheet.pointed(spot, figure.map(GlobalTransform::translation), token_at);
    }
    for (area, words) in log::changed_areas(sheet.words, sheet.game) {
        sheet.label(sheet.middle(area), &words, 12.0, sheet.theme.amber);
    }
    if let Some(Spot::Area(area)) = hovered {
        sheet.area_figures(area);
    }
    sheet.floats(&stage.floats);
}

/// What would have been better, where a replay has come to a mistake.
fn better(session: &Session) -> Option<Spot> {
    let (recording, lookback) = session.recording.as_ref().zip(session.lookback.as_ref())?;
    better_spot(lookback.found()?.mistake_at(recording.at())?)
}

impl Sheet<'_> {
    /// A ring around what a lesson, the advice or the look back points at: a figure, a token, or the middle of an Area.
    fn pointed(&self, spot: Spot, figure: Option<Vec3>, token_at: impl Fn(TokenId) -> Option<Vec3>) {
        let foot = match spot {
            Spot::Token(token) => token_at(token),
            Spot::Mini(_) | Spot::Area(_) => figure,
        };
        if let Some(centre) = foot.or_else(|| self.area_of(spot).map(|area| self.middle(area))) {
            self.ring(centre, BASE * 1.7, Stroke::new(3.0, self.theme.green));
        }
    }

    /// A miniature's rings, its name and what it can still bear, and that it is in danger.
    fn mini(
        &self,
        (mini, health, place, is_selectable, is_threatened): ShownOne,
        marks: &Marks,
        hovered: Option<Spot>,
    ) {
        let foot = place.translation();
        let (is_actor, is_target) = (marks.acts(mini.0), marks.is_aimed_at(mini.0));
        let is_pointed = hovered == Some(Spot::Mini(mini.0));
        let color = match () {
            () if is_target => Some(self.theme.red),
            () if is_actor => Some(self.theme.amber),
            () if is_selectable => Some(self.theme.cyan),
            () if is_pointed => Some(self.theme.words),
            () => None,
        };
        if let Some(color) = color {
            let thick = if is_actor || is_target { 2.0 } else { 1.0 };
            self.ring(foot, BASE * 1.25, Stroke::new(thick + self.theme.thick, color));
            // the target has two rings: no color is needed to tell
            if is_target {
                self.ring(foot, BASE * 1.6, Stroke::new(1.0 + self.theme.thick, color));
            }
        }
        if is_pointed || is_actor {
            self.name(mini.0, foot);
        }
        if is_pointed || is_actor || health.left < health.most {
            self.life(mini.0, foot, *health);
        }
        if is_threatened && (is_pointed || is_actor) {
            let (head, words) = (over_head(self.game, mini.0, foot), self.words.table_threatened());
            self.label_at(head, egui::vec2(0.0, NEWS), (words, 11.0), self.theme.red);
        }
    }

    /// What it costs to go somewhere: under the pointer and beside it, and at the edge of reach; everywhere, if the
    /// player wants to see it.
    fn costs(&self, areas: &[AreaMark], is_everywhere: bool, pointed: Option<AreaId>) {
        let board = self.game.board();
        let is_near = |area: AreaId| {
            pointed == Some(area) || pointed.is_some_and(|there| board.exits(there).iter().any(|exit| exit.to == area))
        };
        let reached: AreaSet = areas.iter().map(|mark| mark.area).collect();
        let is_edge = |area: AreaId| board.exits(area).iter().any(|exit| !reached.has(exit.to));
        for mark in areas.iter().filter(|mark| is_everywhere || is_near(mark.area) || is_edge(mark.area)) {
            if let Some((points, cubes)) = mark.cost {
                self.label(self.middle(mark.area), &price(points, cubes), 13.0, self.theme.words);
            }
        }
    }

    /// Tokens that answer the question, the way and the Line of Sight to what the pointer is on.
    fn answers(&self, highlights: &Highlights, token_at: impl Fn(TokenId) -> Option<Vec3>, hovered: Option<Spot>) {
        for place in highlights.tokens.iter().filter_map(|token| token_at(*token)) {
            self.ring(place, BASE * 1.5, Stroke::new(2.0, self.theme.cyan));
        }
        self.path(&highlights.path);
        if let Some(actor) = highlights.actor {
            self.sight(actor, hovered);
        }
    }

    /// Why what the pointer is on is no answer.
    fn refusal(&self, refusal: &Refusal, spot: Spot) {
        if let Some(area) = self.area_of(spot) {
            let text = log::refusal(self.words, self.game, refusal);
            self.label(self.middle(area) + Vec3::Y * 0.55, &text, 13.0, self.theme.red);
        }
    }

    /// Words that rise and fade.
    fn floats(&self, floats: &[Float]) {
        for (at, float) in floats.iter().enumerate() {
            // What was said before about the same one moves up a line.
            let is_same = |later: &&Float| later.at.distance_squared(float.at) < NEAR * NEAR;
            let later = floats[at + 1..].iter().filter(is_same).count();
            let part = float.age / FLOAT;
            let [red, green, blue] = float.color;
            let alpha = ((1.0 - part) * 2.0).min(1.0);
            let color = Color32::from_rgba_unmultiplied(red, green, blue, (alpha * 255.0) as u8);
            let rising = float.at + Vec3::Y * 0.35 * part;
            self.label_at(rising, egui::vec2(0.0, NEWS - LINE * later as f32), (&float.text, 16.0), color);
        }
    }

    fn at(&self, place: Vec3) -> Option<Pos2> {
        on_screen(self.camera.0, self.camera.1, place, self.scale)
    }

    fn middle(&self, area: AreaId) -> Vec3 {
        self.plan.centre(self.game.board(), area) + Vec3::Y * 0.02
    }

    fn area_of(&self, spot: Spot) -> Option<AreaId> {
        match spot {
            Spot::Area(area) => Some(area),
            Spot::Mini(mini) => self.game.state().minis.get(mini.index())?.area,
            Spot::Token(token) => self.game.state().token(token).map(|token| token.area),
        }
    }

    /// Words on a dark background.
    fn label(&self, place: Vec3, text: &str, size: f32, color: Color32) {
        self.label_at(place, egui::Vec2::ZERO, (text, size), color);
    }

    /// Words on a dark background, at an offset from where the place appears.
    fn label_at(&self, place: Vec3, away: egui::Vec2, (text, size): (&str, f32), color: Color32) {
        let Some(at) = self.at(place) else { return };
        let ink = self.painter.layout_no_wrap(text.into(), self.theme.font(size), color);
        let rect = Align2::CENTER_CENTER.anchor_size(at + away, ink.size());
        let ground = self.theme.behind_words(color.a());
        self.painter.rect_filled(rect.expand2(egui::vec2(4.0, 1.0)), 3.0, ground);
        self.painter.galley(rect.min, ink, color);
    }

    fn name(&self, mini: MiniId, foot: Vec3) {
        let text = self.titles().mini(mini);
        let (head, color) = (over_head(self.game, mini, foot), self.theme.side(self.game.state().mini(mini).side));
        self.label_at(head, egui::vec2(0.0, NAME), (&text, 13.0), color);
    }

    /// What a miniature can still take, as a bar below its name.
    fn life(&self, mini: MiniId, foot: Vec3, health: Health) {
        let head = over_head(self.game, mini, foot);
        let Some(at) = self.at(head).filter(|_| health.most > 0) else { return };
        let full = egui::Rect::from_center_size(at + egui::vec2(0.0, LIFE), egui::vec2(40.0, 5.0));
        let bar = |left: f32| {
            let share = (left / f32::from(health.most)).min(1.0);
            egui::Rect::from_min_size(full.min, egui::vec2(full.width() * share, full.height()))
        };
        let left = bar(f32::from(health.left));
        self.painter.rect_filled(full.expand(1.0), 2.0, Color32::from_black_alpha(190));
        // What was lost stays visible for a moment longer.
        let before = motion::level(self.painter.ctx(), self.pace, egui::Id::new(("life", mini.0)), health.left);
        self.painter.rect_filled(bar(before), 1.0, self.theme.red);
        self.painter.rect_filled(left, 1.0, self.theme.side(self.game.state().mini(mini).side));
    }

    fn ring(&self, centre: Vec3, radius: f32, stroke: Stroke) {
        let around = (0..=24).filter_map(|step| {
            let angle = step as f32 / 24.0 * std::f32::consts::TAU;
            self.at(centre + Vec3::new(angle.cos(), 0.02, angle.sin()) * Vec3::new(radius, 1.0, radius))
        });
        self.painter.line(around.collect(), stroke);
    }

    fn area_names(&self) {
        let board = self.game.board();
        for id in board.areas() {
            let area = board.area(id);
            let figures = self.figures(id, self.words.table_limit(area.limit));
            let text = self.words.table_area(self.titles().area(id), figures);
            self.label(self.middle(id), &text, 11.0, self.theme.words);
        }
    }

    fn titles(&self) -> Titles<'_> {
        Titles { words: self.words, game: self.game }
    }

    /// "level 0 · limit 3 · difficult 1".
    fn figures(&self, id: AreaId, room: String) -> String {
        let (words, area) = (self.words, self.game.board().area(id));
        let mut figures = words.panel_dots(words.table_level(area.elevation), room);
        if area.difficult > 0 {
            figures = words.panel_dots(figures, words.table_difficult(area.difficult));
        }
        if area.dangerous > 0 {
            figures = words.panel_dots(figures, words.table_dangerous(area.dangerous));
        }
        figures
    }

    /// The numbers of the Area under the pointer, below it.
    fn area_figures(&self, id: AreaId) {
        let area = self.game.board().area(id);
        let here: u8 = self.game.places().within(id).map(|mini| query::size(self.game, mini)).sum();
        let figures = self.figures(id, self.words.table_room(here, area.limit));
        let text = self.words.panel_dots(self.titles().area(id), figures);
        self.label_at(self.middle(id), egui::vec2(0.0, 28.0), (&text, 12.0), self.theme.words);
    }

    fn sight_markers(&self) {
        let board = self.game.board();
        for id in board.areas() {
            let area = board.area(id);
            for marker in &area.markers {
                let Some(at) = self.at(self.plan.at(marker.at, area.elevation)) else { continue };
                self.painter.circle(at, 5.0, Color32::from_rgb(20, 60, 30), Stroke::new(1.5, self.theme.green));
                let font = self.theme.font(12.0);
                self.painter.text(
                    at + egui::vec2(7.0, 0.0),
                    Align2::LEFT_CENTER,
                    &marker.letters,
                    font,
                    self.theme.green,
                );
            }
        }
    }

    /// The way to what the pointer is on.
    fn path(&self, path: &[AreaId]) {
        if path.len() < 2 {
            return;
        }
        let board = self.game.board();
        let mut places = Vec::new();
        for pair in path.windows(2) {
            places.push(self.middle(pair[0]));
            places.extend(crate::table::project::spot_on_wall(board, self.plan, pair[0], pair[1]));
        }
        places.push(self.middle(path[path.len() - 1]));
        let points: Vec<Pos2> = places.into_iter().filter_map(|place| self.at(place)).collect();
        self.painter.line(points.clone(), Stroke::new(6.0, Color32::from_black_alpha(150)));
        self.painter.line(points.clone(), Stroke::new(3.0, self.theme.amber));
        for pair in path.iter().skip(1) {
            if let Some(at) = self.at(self.middle(*pair)) {
                self.painter.circle_filled(at, 5.0, self.theme.amber);
            }
        }
    }

    /// The Line of Sight to what the pointer is on, or what blocks it.
    fn sight(&self, actor: MiniId, spot: Option<Spot>) {
        let (Some(Spot::Mini(_)), Some(from)) = (spot, self.game.state().mini(actor).area) else { return };
        let Some(to) = spot.and_then(|spot| self.area_of(spot)).filter(|to| *to != from) else { return };
        let board = self.game.board();
        let height = |area: AreaId| board.area(area).elevation;
        let lift = Vec3::Y * 0.2;
        if query::line_of_sight(self.game, from, to) {
            let line = query::sight_line(self.game, from, to);
            let ends = line.map(|line| (self.plan.at(line.from, height(from)), self.plan.at(line.to, height(to))));
            let (a, b) = ends.unwrap_or((self.middle(from), self.middle(to)));
            self.line(a + lift, b + lift, self.theme.green);
            return;
        }
        let (a, b) = (self.middle(from) + lift, self.middle(to) + lift);
        self.line(a, b, self.theme.red);
        let blockers = board.blockers(from, to);
        let text = match blockers.first() {
            Some(found) => self.words.table_hidden_by(blocker(self.words, |area| self.titles().area(area), found)),
            None => self.words.table_hidden().into(),
        };
        self.label((a + b) / 2.0, &text, 12.0, self.theme.red);
    }

    fn line(&self, a: Vec3, b: Vec3, color: Color32) {
        if let (Some(a), Some(b)) = (self.at(a), self.at(b)) {
            self.painter.line_segment([a, b], Stroke::new(5.0, Color32::from_black_alpha(150)));
            self.painter.line_segment([a, b], Stroke::new(2.0, color));
        }
    }
}
