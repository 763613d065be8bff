//! Up to three stars for a mission: won, won with its grace, won at a harder level.

use std::f32::consts::{FRAC_PI_2, PI};

use egui::{Align2, Color32, Mesh, Painter, Pos2, Sense, Shape, Stroke, Ui, Vec2, WidgetType, vec2};

use super::draw;
use super::parts;
use super::theme::Theme;
use gotham_content::Mission;
use gotham_play::Scores;
use gotham_words::Words;

/// Which stars the Heroes have for a mission.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Stars {
    /// They have won it against the cards.
    pub won: bool,
    /// With its grace.
    pub grace: bool,
    /// With at least one step of a hardship.
    pub harder: bool,
}

impl Stars {
    /// Those that the list of scores gives.
    pub(crate) fn of(scores: &Scores, mission: &Mission) -> Stars {
        let mut stars = Stars::default();
        for won in scores.of_mission(mission.id.as_str()) {
            stars.won = true;
            stars.grace |= won.grace;
            stars.harder |= !won.options.difficulty.is_none();
        }
        stars
    }

    fn each(self) -> [bool; 3] {
        [self.won, self.grace, self.harder]
    }

    /// What each is for, and whether it is there.
    fn named(self, words: &Words) -> [(&str, bool); 3] {
        let names = [words.menu_star_won(), words.menu_star_grace(), words.menu_star_harder()];
        let [won, grace, harder] = self.each();
        [(names[0], won), (names[1], grace), (names[2], harder)]
    }
}

/// "Bonus goal: no Page was burned.", if a mission has a grace.
pub(crate) fn grace(words: &Words, mission: &Mission) -> Option<String> {
    Some(words.panel_entry(words.menu_grace(), words.text(&mission.grace.as_ref()?.text)))
}

/// Between the middles of two stars, in their radius.
const STEP: f32 = 2.3;

/// The three stars in a row, with what they are for; a corner of the row lies at a point.
pub(crate) fn row(ui: &mut Ui, theme: &Theme, words: &Words, stars: Stars, (corner, at): (Align2, Pos2), radius: f32) {
    let size = vec2(radius * (2.0 * STEP + 2.0) + 8.0, radius * 2.0 + 8.0);
    let rect = corner.anchor_size(at, size);
    ui.painter().rect_filled(rect, 3.0, theme.ground.gamma_multiply(0.85));
    for (place, is_there) in (0_u8..).zip(stars.each()) {
        let middle = rect.left_center() + vec2(4.0 + radius * (1.0 + STEP * f32::from(place)), 0.0);
        let color = if is_there { theme.amber } else { theme.faint };
        star(ui.painter(), middle, radius, color, is_there);
    }
    let named = stars.named(words);
    let response = ui.interact(rect, ui.id().with(("stars", at.x as i32, at.y as i32)), Sense::hover());
    let there: Vec<String> = named.iter().filter(|(_, is_there)| *is_there).map(|(name, _)| (*name).into()).collect();
    let spoken = if there.is_empty() { words.menu_no_stars().into() } else { parts::dots(words, there) };
    draw::speak(ui, &response, WidgetType::Label, &spoken);
    response.on_hover_ui(|ui| {
        for (name, is_there) in named {
            ui.horizontal(|ui| {
                one(ui, if is_there { theme.amber } else { theme.faint }, is_there);
                ui.label(name);
            });
        }
    });
}

/// A star as a sign before a line, full or empty.
pub(crate) fn one(ui: &mut Ui, color: Color32, is_full: bool) {
    let radius = ui.text_style_height(&egui::TextStyle::Body) * 0.42;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(radius * 2.2), Sense::hover());
    star(ui.painter(), rect.center(), radius, color, is_full);
}

/// A star with five points.
fn star(painter: &Painter, middle: Pos2, radius: f32, color: Color32, is_full: bool) {
    let corner = |at: u8| {
        let long = if at.is_multiple_of(2) { radius } else { radius * 0.45 };
        middle + Vec2::angled(f32::from(at) * PI / 5.0 - FRAC_PI_2) * long
    };
    let corners: Vec<Pos2> = (0..10).map(corner).collect();
    if is_full {
        let mut mesh = Mesh::default();
        mesh.colored_vertex(middle, color);
        corners.iter().for_each(|corner| mesh.colored_vertex(*corner, color));
        for at in 0..10 {
            mesh.add_triangle(0, 1 + at, 1 + (at + 1) % 10);
        }
        painter.add(Shape::mesh(mesh));
    }
    painter.add(Shape::closed_line(corners, Stroke::new(1.0, color)));
}
