//! What the board says about the Area that is read.

use egui::{RichText, Ui};

use super::read::{Read, small, title};
use crate::hover_card;
use crate::icon::Icon;
use crate::intent::{Gesture, Intent, Reading};
use crate::parts;
use crate::picture::{self, Painting};
use crate::theme::Theme;
use crate::view::View;
use gotham_content::BoundaryKind;
use gotham_play::atlas::{self, Border};
use gotham_play::log;
use gotham_rules::board::{AreaId, Board};
use gotham_rules::query::moving::{Leaving, total};
use gotham_rules::skills::moving::Ease;

/// How high the picture of the place is, in points.
const PICTURE: f32 = 130.0;

/// The facts, from the top: the Area, the line to the one under the pointer, borders, Moves, sight.
pub(super) fn show(ui: &mut Ui, view: &View, read: Read, area: Option<AreaId>, pointed: Option<AreaId>) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let Some(area) = area else {
        let map = read.chart.map;
        let size = egui::vec2(ui.available_width(), PICTURE);
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        picture::paint(ui, &theme, Painting::Place(map.id.as_str()), rect, 4.0);
        ui.label(RichText::new(words.text(&map.name)).strong().color(theme.amber));
        ui.label(words.text(&map.description));
        ui.label(words.reader_choose());
        crate::board_map::legend(ui, view, &theme, read.chart, read.marks);
        return Vec::new();
    };
    let board = read.chart.board;
    ui.label(RichText::new(title(view, read, area)).strong().color(theme.amber));
    match view.table() {
        Some(table) => hover_card::about_area(ui, &theme, table, area),
        None => printed(ui, view, &theme, board, area),
    }
    match pointed.filter(|to| *to != area) {
        Some(to) => {
            let (line, is_seen) = hover_card::line_between(words, board, (area, to), |area| title(view, read, area));
            small(ui, words.reader_list(title(view, read, to), line), if is_seen { theme.green } else { theme.amber });
        }
        None => drop(parts::faint(ui, &theme, words.reader_hint())),
    }
    borders(ui, view, &theme, read, area);
    let mut intents = moves(ui, view, &theme, read, area);
    let (seen, hidden) = atlas::sights(board, area);
    let line = |other| hover_card::line_between(words, board, (area, other), |area| title(view, read, area)).0;
    for (heading, areas) in [(words.reader_sees(), seen), (words.reader_hidden(), hidden)] {
        if areas.is_empty() {
            continue;
        }
        parts::heading(ui, &theme, heading);
        ui.horizontal_wrapped(|ui| {
            for other in areas {
                let button = ui.small_button(read.labels.label(other)).on_hover_ui(|ui| {
                    ui.label(words.reader_list(title(view, read, other), line(other)));
                });
                crate::draw::speak(ui, &button, egui::WidgetType::Button, &title(view, read, other));
                if button.clicked() {
                    intents.push(Gesture::Read(Reading::Area(board.area(other).name_id.clone())).into());
                }
            }
        });
    }
    intents
}

/// What is printed in the Area.
fn printed(ui: &mut Ui, view: &View, theme: &Theme, board: &Board, area: AreaId) {
    let (words, here) = (view.words, board.area(area));
    let mut facts =
        vec![(Icon::Elevation, words.hover_elevation(here.elevation)), (Icon::Size, words.reader_limit(here.limit))];
    facts.extend((here.difficult > 0).then(|| (Icon::Difficult, words.hover_difficult(here.difficult))));
    facts.extend((here.dangerous > 0).then(|| (Icon::Dangerous, words.hover_dangerous(here.dangerous))));
    facts.extend(here.obstruction.then(|| (Icon::Obstruction, words.hover_obstruction().into())));
    parts::facts(ui, words, theme.faint, &facts);
}

/// What lies around it, by kind.
fn borders(ui: &mut Ui, view: &View, theme: &Theme, read: Read, area: AreaId) {
    let words = view.words;
    parts::heading(ui, theme, words.reader_borders());
    let all = atlas::borders(read.chart.board, area);
    let mut kinds: Vec<BoundaryKind> = all.iter().map(|border| border.kind).collect();
    kinds.dedup();
    for kind in kinds {
        let name = atlas::boundary_name(words, kind);
        let others = all.iter().filter(|border| border.kind == kind).map(|border| other_side(view, read, border));
        let line = words.reader_list(name, log::list(words, others));
        ui.horizontal_top(|ui| {
            let (_, sign) = ui.allocate_space(egui::vec2(16.0, 14.0));
            crate::board_map::sign(ui.painter(), theme, kind, sign);
            small(ui, line, theme.words);
        });
    }
}

/// The Area on the other side, with the door to it.
fn other_side(view: &View, read: Read, border: &Border) -> String {
    let words = view.words;
    let to = border.to.map_or_else(|| words.reader_rim().to_string(), |to| title(view, read, to));
    match border.door {
        Some(door) if read.chart.board.is_open(door) => words.reader_door_open(to),
        Some(_) => words.reader_door_closed(to),
        None => to,
    }
}

/// The Moves that lead out, the cheapest first, with what they cost and why.
fn moves(ui: &mut Ui, view: &View, theme: &Theme, read: Read, area: AreaId) -> Vec<Intent> {
    let (words, board) = (view.words, read.chart.board);
    let mut intents = Vec::new();
    parts::heading(ui, theme, words.reader_moves());
    let leaving = match (view.table(), read.mini) {
        (Some(table), Some(mini)) => Leaving::of(table.game, mini, area, Ease::of(table.game, mini)),
        _ => {
            let ease = read.hero.map_or_else(Ease::default, |hero| Ease::printed(&hero.skills));
            Leaving::empty(board, area, ease)
        }
    };
    let ways = atlas::ways(board, area, &leaving);
    if ways.is_empty() {
        parts::faint(ui, theme, words.reader_no_ways());
    }
    for way in ways {
        let (to, points) = (way.exit.to, total(&way.parts));
        let line = words.reader_way(log::move_type(words, way.exit.how), title(view, read, to), points);
        let text = RichText::new(line).small().color(theme.cyan);
        let button = ui.add(egui::Button::new(text).frame(false).wrap());
        if button.on_hover_text(hover_card::cost_words(words, &way.parts)).clicked() {
            intents.push(Gesture::Read(Reading::Area(board.area(to).name_id.clone())).into());
        }
    }
    intents
}
