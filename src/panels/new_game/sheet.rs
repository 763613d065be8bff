//! What the chosen mission is about: its picture, how long and how hard it is, its story, its board, and what each side
//! has to do.

use egui::{Color32, RichText, Sense, Stroke, TextStyle, Ui, WidgetType, vec2};

use super::draft::minutes;
use super::finding;
use crate::board_map::{self, Chart};
use crate::counsel;
use crate::draw;
use crate::icon::Icon;
use crate::intent::NewMatch;
use crate::parts;
use crate::picture::{self, Painting};
use crate::stars::{self, Stars};
use crate::theme::Theme;
use crate::view::{MenuView, View};
use gotham_content::mission::{Measured, RiverTile};
use gotham_content::tile::Rank;
use gotham_content::{Mission, Tile};
use gotham_play::{ScoreOrder, log};

/// How high the picture is for its width.
const SHAPE: f32 = 0.37;
/// How much of the width the map takes when its legend fits beside it, and how wide the column must be for that.
const MAP: f32 = 0.66;
const WITH_LEGEND: f32 = 360.0;

/// The sheet.
pub(super) fn show(ui: &mut Ui, view: &View, menu: &MenuView, theme: &Theme, mission: &Mission, draft: &NewMatch) {
    let words = view.words;
    banner(ui, view, menu, theme, mission);
    facts(ui, view, theme, mission, draft);
    ui.label(RichText::new(words.text(&mission.story)).italics());
    map(ui, view, theme, mission);
    counsel::goals(ui, words, theme, mission);
    if let Some(grace) = &mission.grace {
        ui.horizontal(|ui| {
            stars::one(ui, theme.amber, true);
            ui.label(RichText::new(words.menu_grace()).strong().color(theme.amber));
        });
        ui.label(words.text(&grace.text));
    }
}

/// The Leaders whom the Heroes meet at once, or else those who come later.
pub(super) fn leaders<'a>(view: &View<'a>, mission: &Mission) -> Vec<&'a Tile> {
    let is_leader = |tile: &&Tile| tile.rank == Rank::Leader;
    let river = mission.villain.river.iter().filter_map(|place| match place {
        RiverTile::Character(tile) => view.catalogue.tile(tile.as_str()).map(|(_, tile)| tile),
        RiverTile::EventWarning => None,
    });
    let mut found: Vec<&Tile> = river.filter(is_leader).collect();
    if found.is_empty() {
        let later = mission.villain.set_aside.iter().filter_map(|tile| view.catalogue.tile(tile.as_str()));
        found = later.map(|(_, tile)| tile).filter(is_leader).collect();
    }
    found.dedup_by(|one, other| one.id == other.id);
    found
}

/// The picture, with name, Leaders if there are any, and the best score so far.
fn banner(ui: &mut Ui, view: &View, menu: &MenuView, theme: &Theme, mission: &Mission) {
    let words = view.words;
    let width = ui.available_width();
    let text = |ui: &Ui, style: TextStyle, line: String, color: Color32| {
        ui.painter().layout(line, style.resolve(ui.style()), color, width - 24.0)
    };
    let names: Vec<String> =
        leaders(view, mission).into_iter().map(|tile| words.text(&tile.name).into_owned()).collect();
    let title = text(ui, TextStyle::Heading, words.text(&mission.name).into_owned(), Color32::WHITE);
    let against = (!names.is_empty()).then(|| words.menu_against(log::list(words, names)));
    let against = against.map(|line| text(ui, TextStyle::Body, line, theme.amber));
    let letters = title.size().y + against.as_ref().map_or(0.0, |line| line.size().y) + 12.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, (width * SHAPE).max(letters + 20.0)), Sense::hover());
    let spoken = words.panel_entry(words.menu_mission(), words.text(&mission.name));
    draw::speak(ui, &response, WidgetType::Image, &spoken);
    picture::paint(ui, theme, Painting::Mission(mission.id.as_str()), rect, 6.0);
    picture::shade(ui, rect, letters + 30.0);
    let at = rect.left_bottom() + vec2(12.0, 4.0 - letters);
    let below = at + vec2(0.0, title.size().y);
    ui.painter().galley(at, title, Color32::WHITE);
    if let Some(against) = against {
        ui.painter().galley(below, against, theme.amber);
    }
    let stars = Stars::of(menu.scores, mission);
    let corner = rect.right_top() + vec2(-8.0, 8.0);
    stars::row(ui, theme, words, stars, (egui::Align2::RIGHT_TOP, corner), 9.0);
    let best = menu.scores.sorted(ScoreOrder::Best).into_iter().find(|scored| scored.mission == mission.id.as_str());
    if let Some(best) = best {
        let score = words.score_points(best.points, log::rank(words, best.rank()));
        let line = text(ui, TextStyle::Small, words.menu_best(score), theme.words);
        let card = egui::Rect::from_min_size(rect.left_top() + vec2(8.0, 8.0), line.size() + vec2(12.0, 6.0));
        ui.painter().rect(card, 3.0, theme.ground, Stroke::new(1.0, theme.amber), egui::StrokeKind::Inside);
        ui.painter().galley(card.min + vec2(6.0, 3.0), line, theme.words);
    }
}

/// Length, Heroes and difficulty, one icon each.
fn facts(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission, draft: &NewMatch) {
    let words = view.words;
    let board = view.catalogue.map(mission.map.as_str()).map(|(_, map)| words.text(&map.name)).unwrap_or_default();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        parts::marked(ui, Icon::Area, &words.menu_board(board, mission.rounds), theme.words);
        let minutes = words.menu_minutes(minutes(mission, draft));
        parts::marked(ui, Icon::EndTurn, &minutes, theme.words).on_hover_text(words.menu_minutes_tip());
        parts::marked(ui, Icon::Hero, &words.menu_heroes(mission.heroes.len()), theme.words);
        if let Some(measured) = mission.measured {
            dots(ui, view, theme, measured);
        }
        if let Some(genre) = mission.genre {
            parts::marked(ui, Icon::Token, finding::genre(words, genre), theme.words);
        }
    });
}

/// How hard it is: full and empty dots.
fn dots(ui: &mut Ui, view: &View, theme: &Theme, measured: Measured) {
    let words = view.words;
    let hard = measured.hardness();
    let radius = ui.text_style_height(&TextStyle::Small) * 0.3;
    let step = radius * 2.9;
    let icon = ui.text_style_height(&TextStyle::Small) + 3.0;
    let size = vec2(icon + step * f32::from(Measured::HARDEST), icon);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let font = TextStyle::Small.resolve(ui.style());
    let at = rect.left_center();
    ui.painter().text(at, egui::Align2::LEFT_CENTER, Icon::Difficulty.letter(), font, theme.words);
    for dot in 0..Measured::HARDEST {
        let middle = at + vec2(icon + step * (f32::from(dot) + 0.5), 0.0);
        if dot < hard {
            ui.painter().circle_filled(middle, radius, theme.amber);
        } else {
            ui.painter().circle_stroke(middle, radius, Stroke::new(1.0, theme.faint));
        }
    }
    let spoken = words.menu_hard(hard, Measured::HARDEST);
    draw::speak(ui, &response, WidgetType::Label, &spoken);
    response.on_hover_ui(|ui| {
        ui.label(RichText::new(spoken).strong());
        ui.label(words.menu_measured(measured.against_bot, measured.against_cards));
        ui.label(words.menu_hard_tip());
    });
}

/// The board as the mission sets it up, and its legend beside or below it.
fn map(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission) {
    let words = view.words;
    let Some((_, map)) = view.catalogue.map(mission.map.as_str()) else { return };
    let boards = board_map::printed(ui, map);
    let Some(board) = boards.first() else { return };
    let chart = Chart { map, board };
    let marks = board_map::of_mission(view.catalogue, words, mission, board);
    let width = ui.available_width();
    if width < WITH_LEGEND {
        board_map::show(ui, view, theme, chart, &marks, width);
        board_map::legend(ui, view, theme, chart, &marks);
        return;
    }
    ui.horizontal_top(|ui| {
        board_map::show(ui, view, theme, chart, &marks, width * MAP);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            board_map::legend(ui, view, theme, chart, &marks);
        });
    });
}
