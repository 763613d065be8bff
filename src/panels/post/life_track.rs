//! The Life Point track: what the Villain's miniatures with more than one Life Point have left. R2 VI.A.1

use egui::text::LayoutJob;
use egui::{Align2, Id, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType, pos2, vec2};

use crate::draw::{self, Cubes};
use crate::icon::Icon;
use crate::intent::{Intent, Named, Spot, Wish};
use crate::motion::{self, Pace};
use crate::parts;
use crate::portrait::{self, Face, Tint};
use crate::theme::Theme;
use crate::view::{TableView, View};
use gotham_content::mission::Side;
use gotham_rules::state::Control;
use gotham_rules::{Game, MiniId};

/// What the glossary calls what is counted here.
const TERM: &str = "life_point";

/// A miniature on the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tracked {
    /// Who.
    pub mini: MiniId,
    /// Life Points left.
    pub left: u8,
    /// Life Points of an unhurt one.
    pub most: u8,
}

/// Who is on the track: the Villain's miniatures on the board with more than one Life Point, and others that the River
/// leads. R2 II.B.8
pub(super) fn tracked(game: &Game) -> impl Iterator<Item = Tracked> + '_ {
    let state = game.state();
    state.all_minis().filter_map(|mini| {
        let body = state.mini(mini);
        let is_villains = body.side == Some(Side::Villain) || body.control == Control::Villain;
        let most = game.scenario().full_life(body.tile()?, game.options());
        (is_villains && body.area.is_some() && most > 1).then_some(Tracked { mini, left: body.life, most })
    })
}

/// A row for each of them; a click shows the miniature.
pub(super) fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    tracked(table.game).filter_map(|tracked| row(ui, view, &theme, table, tracked)).collect()
}

fn row(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, tracked: Tracked) -> Option<Intent> {
    let Tracked { mini, left, most } = tracked;
    let (words, name) = (view.words, table.name(mini));
    let narrow = parts::is_narrow(ui.ctx());
    let (line, gap) = (theme.points(13.0), 3.0);
    let size = vec2(ui.available_width(), 2.0 * line + gap);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let painter = ui.painter();
    let edge = if response.hovered() { theme.amber } else { theme.line };
    painter.rect_stroke(rect, 2.0, Stroke::new(1.0, edge), StrokeKind::Inside);
    let mut inside = rect.shrink2(vec2(gap, 1.0));
    // In a narrow window, there is only room for the name.
    if !narrow {
        let square = Rect::from_min_size(rect.min, Vec2::splat(rect.height())).shrink(1.0);
        portrait::paint(ui, theme, Face::of_mini(table.game, mini), square, Tint::Full);
        inside.min.x = square.right() + 2.0 * gap;
    }
    let font = theme.font(11.0);
    let value = Icon::Life.before(&format!("{left}/{most}"));
    let value = painter.layout_no_wrap(value, font.clone(), theme.words);
    let upper = inside.top() + line / 2.0;
    let mut job = LayoutJob::simple(name.clone(), font, theme.words, inside.width() - value.size().x - gap);
    (job.wrap.max_rows, job.wrap.break_anywhere) = (1, true);
    let shown = painter.layout_job(job);
    let at = Align2::LEFT_CENTER.anchor_size(pos2(inside.left(), upper), shown.size());
    painter.galley(at.min, shown, theme.words);
    let at = Align2::RIGHT_CENTER.anchor_size(pos2(inside.right(), upper), value.size());
    painter.galley(at.min, value, theme.words);
    boxes(ui, theme, Rect::from_min_max(pos2(inside.left(), inside.bottom() - line), inside.max), tracked);
    let pace = Pace::of(view.settings);
    let glow = motion::glow(ui.ctx(), pace, Id::new(("life track", mini.0)), most.saturating_sub(left));
    if glow > 0.0 {
        let red = Stroke::new(2.0, theme.red.gamma_multiply(glow));
        ui.painter().rect_stroke(rect, 2.0, red, StrokeKind::Inside);
    }
    let spoken = words.post_life_left(name, left, most);
    draw::speak(ui, &response, WidgetType::Button, &spoken);
    let (is_clicked, is_hovered) = (response.clicked(), response.hovered());
    let explained = view.catalogue.terms.iter().find(|term| term.id == TERM);
    response.on_hover_ui(|ui| {
        ui.set_max_width(280.0);
        ui.label(spoken);
        if let Some(term) = explained {
            parts::faint(ui, theme, words.panel_entry(words.text(&term.name), words.text(&term.line)));
        }
    });
    match (is_clicked, is_hovered) {
        (true, _) => Some(Wish::LookAt(Spot::Mini(mini)).into()),
        (false, true) => Some(Wish::Hover(Named::Spot(Spot::Mini(mini))).into()),
        (false, false) => None,
    }
}

/// A box for each Life Point: full ones are left, crossed ones are lost.
fn boxes(ui: &Ui, theme: &Theme, room: Rect, Tracked { left, most, .. }: Tracked) {
    let size = (room.width() / f32::from(most) - 2.0).clamp(3.0, 9.0);
    let at = room.left_center();
    draw::cubes(ui.painter(), at, theme, Cubes::Ready, left, 0, size);
    let lost = at + vec2(draw::cubes_width(left, size), 0.0);
    draw::cubes(ui.painter(), lost, theme, Cubes::Wound, most.saturating_sub(left), 0, size);
}
