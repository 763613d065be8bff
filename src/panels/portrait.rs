//! The face of a Hero or a Character tile, beside its name.
//!
//! Panels only name whose face they want, by an [`address`](Face::address): the owner of the window has installed a
//! loader for such pictures in egui. Until a picture is there, a dark box with an outline of somebody keeps its place. A portrait says nothing
//! to screen readers: the name beside it does.

use egui::load::SizeHint;
use egui::{
    Align2, Atom, Atoms, Button, Color32, FontId, Id, Pos2, Rect, Response, RichText, Sense, Stroke, StrokeKind,
    TextStyle, TextureOptions, Ui, Vec2, WidgetType, epaint::RectShape, pos2, vec2,
};

use super::draw;
use super::icon::Icon;
use super::intent::Topic;
use super::theme::Theme;
use gotham_content::{Catalogue, Hero, Tile};
use gotham_rules::state::Body;
use gotham_rules::{Game, MiniId};

/// How addresses of portraits begin.
const SCHEME: &str = "portrait://";

/// Whose face, by the id that the content gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face<'a> {
    /// A Hero's.
    Hero(&'a str),
    /// The face of a Character tile's miniatures.
    Tile(&'a str),
}

impl<'a> Face<'a> {
    /// A Hero's.
    pub fn of_hero(hero: &'a Hero) -> Face<'a> {
        Face::Hero(hero.id.as_str())
    }

    /// A tile's.
    pub fn of_tile(tile: &'a Tile) -> Face<'a> {
        Face::Tile(tile.id.as_str())
    }

    /// A miniature's; `None` while no Hero is chosen for it.
    pub fn of_mini(game: &'a Game, mini: MiniId) -> Option<Face<'a>> {
        let scenario = game.scenario();
        // When an earlier table is looked at, the log may name somebody who isn't there yet.
        match game.state().minis.get(mini.index())?.body {
            Body::Tile(tile) => Some(Face::of_tile(scenario.tile(tile))),
            Body::Tablet(_) => game.state().tablet(mini).map(|tablet| Face::of_hero(scenario.hero(tablet.hero))),
        }
    }

    /// The face for a glossary entry, if it is about somebody.
    pub(crate) fn of_topic(catalogue: &'a Catalogue, topic: Topic) -> Option<Face<'a>> {
        match topic {
            Topic::Hero(at) => catalogue.heroes.get(at).map(Face::of_hero),
            Topic::Tile(at) => catalogue.tiles.get(at).map(Face::of_tile),
            Topic::Skill(_) | Topic::Rule(_) | Topic::Term(_) | Topic::Card(_) | Topic::Quick(_) => None,
        }
    }

    /// The address under which egui's loaders are asked for it.
    pub fn address(self) -> String {
        match self {
            Face::Hero(id) => format!("{SCHEME}hero/{id}"),
            Face::Tile(id) => format!("{SCHEME}tile/{id}"),
        }
    }

    /// Whose face an address means.
    pub fn read(address: &'a str) -> Option<Face<'a>> {
        match address.strip_prefix(SCHEME)?.split_once('/')? {
            ("hero", id) => Some(Face::Hero(id)),
            ("tile", id) => Some(Face::Tile(id)),
            _ => None,
        }
    }
}

/// How a portrait is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tint {
    /// As it is.
    Full,
    /// Darkened: out of the match, or not in it yet.
    Faded,
}

/// A portrait in a square of a given size in points.
pub(crate) fn show(ui: &mut Ui, theme: &Theme, face: Option<Face>, side: f32) {
    let (_, rect) = ui.allocate_space(Vec2::splat(side));
    paint(ui, theme, face, rect, Tint::Full);
}

/// A portrait, if there is room for it; somebody in the dark while it is not there yet.
pub(crate) fn paint(ui: &Ui, theme: &Theme, face: Option<Face>, rect: Rect, tint: Tint) {
    const ROUND: f32 = 3.0;
    if !ui.is_rect_visible(rect) {
        return;
    }
    let dots = (rect.width() * ui.pixels_per_point()).ceil() as u32;
    let hint = SizeHint::Size { width: dots, height: dots, maintain_aspect_ratio: true };
    let load = |face: Face| ui.ctx().try_load_texture(&face.address(), TextureOptions::LINEAR, hint).ok();
    let picture = face.and_then(load).and_then(|poll| poll.texture_id());
    let painter = ui.painter();
    painter.rect_filled(rect, ROUND, theme.ground.to_opaque());
    if let Some(picture) = picture {
        let color = if tint == Tint::Faded { Color32::from_gray(95) } else { Color32::WHITE };
        let all = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        painter.add(RectShape::filled(rect, ROUND, color).with_texture(picture, all));
    } else {
        let font = FontId::proportional(rect.height() * 0.6);
        painter.text(rect.center(), Align2::CENTER_CENTER, Icon::Miniature.letter(), font, theme.line);
    }
    painter.rect_stroke(rect, ROUND, Stroke::new(1.0, theme.line), StrokeKind::Inside);
}

/// A portrait followed by a name.
pub(crate) fn with_name(ui: &mut Ui, theme: &Theme, face: Face, side: f32, name: &str) {
    let ink = ui.painter().layout_no_wrap(name.into(), TextStyle::Small.resolve(ui.style()), theme.words);
    let (rect, response) = ui.allocate_exact_size(vec2(side + 4.0 + ink.size().x, side), Sense::hover());
    let square = Rect::from_min_size(rect.min, Vec2::splat(side));
    paint(ui, theme, Some(face), square, Tint::Full);
    let at = Align2::LEFT_CENTER.anchor_size(square.right_center() + vec2(4.0, 0.0), ink.size());
    ui.painter().galley(at.min, ink, theme.words);
    draw::speak(ui, &response, WidgetType::Label, name);
}

/// A button to choose somebody: the portrait, followed by the name.
pub(crate) fn choice(ui: &mut Ui, theme: &Theme, face: Face, side: f32, is_on: bool, name: RichText) -> Response {
    let slot = Id::new("portrait");
    let mut atoms = Atoms::default();
    atoms.push_right(Atom::custom(slot, Vec2::splat(side)));
    atoms.push_right(name);
    let shown = Button::selectable(is_on, atoms).atom_ui(ui);
    if let Some(rect) = shown.rect(slot) {
        paint(ui, theme, Some(face), rect, Tint::Full);
    }
    shown.response
}
