//! The board from above as a small map: floors as a picture, and on top of it boundaries, who stands where and what
//! lies there, as sharp as the screen at any size. Whatever is pointed at is named.

mod chart;
mod lines;
mod marks;

use egui::{Color32, Mesh, Painter, Pos2, Rect, RichText, Sense, Ui, Vec2, WidgetType, pos2, vec2};

pub(crate) use chart::Chart;
#[cfg(test)]
pub(crate) use marks::MarkKind;
pub(crate) use marks::{Mark, of_game, of_mission};

use self::chart::Scale;
use super::draw;
use super::parts;
use super::picture::{self, Painting};
use super::theme::Theme;
use super::view::View;
use gotham_content::BoundaryKind;
use gotham_content::Map;
use gotham_content::geometry::{Place, Point, locate, triangles};
use gotham_rules::board::{AreaId, Board};

/// The map at a width, and a legend of its marks and lines if there is room for that.
pub(crate) fn show(ui: &mut Ui, view: &View, theme: &Theme, chart: Chart, marks: &[Mark], width: f32) {
    let size = vec2(width, chart.height(width));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let title = view.words.map_of(view.words.text(&chart.map.name));
    response.widget_info(|| egui::WidgetInfo::labeled(WidgetType::Image, true, &title));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let sheet = Sheet { chart, rect };
    sheet.ground(ui, theme);
    sheet.boundaries(&painter, theme);
    sheet.marks(&painter, theme, marks);
    ui.painter().rect_stroke(rect, 0.0, egui::Stroke::new(1.0, theme.line), egui::StrokeKind::Inside);
    let pointed = response.hover_pos().and_then(|at| sheet.area_under(at));
    if let Some(area) = pointed {
        response.on_hover_ui_at_pointer(|ui| tip(ui, view, theme, chart, marks, area));
    }
}

/// A map in its place on the screen.
#[derive(Clone, Copy)]
pub(crate) struct Sheet<'a> {
    /// What it shows.
    pub chart: Chart<'a>,
    /// Where.
    pub rect: Rect,
}

impl Sheet<'_> {
    fn scale(self) -> Scale {
        Scale { origin: self.rect.min, points: self.rect.width() / self.chart.map.size.0.max(1) as f32 }
    }

    /// Where a place of the board is on the screen.
    pub(crate) fn at(self, point: Point) -> Pos2 {
        self.scale().at(point)
    }

    /// The Area at a place of the screen.
    pub(crate) fn area_under(self, at: Pos2) -> Option<AreaId> {
        area_at(self.chart, self.scale().back(at))
    }

    /// The picture of the floors.
    pub(crate) fn ground(self, ui: &Ui, theme: &Theme) {
        picture::paint(ui, theme, Painting::Board(self.chart.map.id.as_str()), self.rect, 0.0);
    }

    /// Lays a color over an Area.
    pub(crate) fn tint(self, painter: &Painter, area: AreaId, color: Color32) {
        let mut mesh = Mesh::default();
        for corner in triangles(&self.chart.board.area(area).outline).into_iter().flatten() {
            mesh.indices.push(mesh.vertices.len() as u32);
            mesh.colored_vertex(self.at(corner), color);
        }
        painter.add(mesh);
    }

    /// Every boundary.
    pub(crate) fn boundaries(self, painter: &Painter, theme: &Theme) {
        lines::paint(painter, theme, self.chart, self.scale());
    }

    /// Who and what is there.
    pub(crate) fn marks(self, painter: &Painter, theme: &Theme, marks: &[Mark]) {
        let radius = radius(self.rect);
        let inside = self.rect.shrink(radius);
        for (mark, at) in marks.iter().zip(places(self.chart, marks, self.scale(), radius)) {
            let at = at.max(inside.min).min(inside.max);
            mark.paint(painter, theme, Rect::from_center_size(at, Vec2::splat(2.0 * radius)));
        }
    }
}

/// How large a mark is on a map.
fn radius(rect: Rect) -> f32 {
    (rect.width() / 46.0).clamp(5.0, 12.0)
}

/// Marks of one Area stand around its middle, in rows of three.
fn places(chart: Chart, marks: &[Mark], scale: Scale, radius: f32) -> Vec<Pos2> {
    const ROW: usize = 3;
    let of_area = |area: AreaId| marks.iter().filter(move |mark| mark.area == area).count();
    let place = |(at, mark): (usize, &Mark)| {
        let before = marks[..at].iter().filter(|other| other.area == mark.area).count();
        let count = of_area(mark.area);
        let in_row = (count - before / ROW * ROW).min(ROW);
        let column = (before % ROW) as f32 - (in_row as f32 - 1.0) / 2.0;
        let row = (before / ROW) as f32 - ((count.div_ceil(ROW)) as f32 - 1.0) / 2.0;
        scale.at(chart.board.area(mark.area).centre) + vec2(column, row) * radius * 2.1
    };
    marks.iter().enumerate().map(place).collect()
}

/// The Area at a place of the board.
fn area_at(chart: Chart, at: Point) -> Option<AreaId> {
    chart.board.areas().find(|area| locate(&chart.board.area(*area).outline, at) != Place::Outside)
}

fn tip(ui: &mut Ui, view: &View, theme: &Theme, chart: Chart, marks: &[Mark], area: AreaId) {
    let (words, here) = (view.words, chart.board.area(area));
    ui.label(RichText::new(words.text(&here.title)).strong());
    parts::faint(ui, theme, words.hover_elevation(here.elevation));
    for mark in marks.iter().filter(|mark| mark.area == area) {
        for name in &mark.names {
            ui.label(words.panel_bullet(name));
        }
    }
}

/// What marks and lines mean, one entry each.
pub(crate) fn legend(ui: &mut Ui, view: &View, theme: &Theme, chart: Chart, marks: &[Mark]) {
    let words = view.words;
    let mut known: Vec<&str> = Vec::new();
    for mark in marks {
        if known.contains(&mark.meaning.as_str()) {
            continue;
        }
        known.push(&mark.meaning);
        entry(ui, theme, &mark.meaning, |ui, rect| mark.alone().paint(ui.painter(), theme, rect));
    }
    for (style, meaning) in lines::styles(words, chart) {
        entry(ui, theme, meaning, |ui, rect| {
            let across = [pos2(rect.left(), rect.center().y), pos2(rect.right(), rect.center().y)];
            style.paint(ui.painter(), theme, across, 1.3);
        });
    }
}

/// A piece of a boundary of a kind, as a sign in a line.
pub(crate) fn sign(painter: &Painter, theme: &Theme, kind: BoundaryKind, rect: Rect) {
    let across = [pos2(rect.left(), rect.center().y), pos2(rect.right(), rect.center().y)];
    lines::Style::of_kind(kind).paint(painter, theme, across, 1.3);
}

/// A sign and what it means, in small letters that may wrap.
fn entry(ui: &mut Ui, theme: &Theme, meaning: &str, paint: impl FnOnce(&Ui, Rect)) {
    const SIGN: f32 = 14.0;
    ui.horizontal_top(|ui| {
        let (_, rect) = ui.allocate_space(Vec2::splat(SIGN));
        paint(ui, rect);
        let response = ui.add(egui::Label::new(RichText::new(meaning).small().color(theme.faint)).wrap());
        draw::speak(ui, &response, WidgetType::Label, meaning);
    });
}

/// The board of a map that no match has changed; built once.
pub(crate) fn printed(ui: &Ui, map: &Map) -> std::sync::Arc<Vec<Board>> {
    const SLOT: &str = "map of a new game";
    parts::remembered(ui, SLOT, map.id.clone(), || vec![Board::new(map)])
}
