//! What is on a small map: before a match, from the mission; during a match, from the game.

use egui::{Align2, Color32, FontId, Painter, Rect, Stroke};

use crate::draw;
use crate::icon::Icon;
use crate::theme::Theme;
use gotham_content::mission::{Side, TokenLook};
use gotham_content::script::Allegiance;
use gotham_content::{Catalogue, Mission, TileName};
use gotham_play::log::Titles;
use gotham_rules::Game;
use gotham_rules::board::{AreaId, Board};
use gotham_rules::mission::exits;
use gotham_rules::state::Body;
use gotham_words::Words;

/// One mark of a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    /// In which Area.
    pub area: AreaId,
    /// What it looks like.
    pub kind: MarkKind,
    /// What such marks mean.
    pub meaning: String,
    /// Who or what it is, one line each.
    pub names: Vec<String>,
}

/// What a mark looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MarkKind {
    /// A Hero by its number, from 1.
    Hero(u8),
    /// Miniatures of a side.
    Minis(Option<Side>),
    /// A mission token.
    Token(TokenLook),
    /// Equipment on the ground.
    Equipment,
    /// An open Reinforcement Area.
    Reinforcement,
    /// A way off the board.
    Exit,
}

impl Mark {
    /// The same for one thing, as a legend shows it.
    pub(crate) fn alone(&self) -> Mark {
        Mark { names: self.names.iter().take(1).cloned().collect(), ..self.clone() }
    }

    /// Draws it into a square.
    pub(crate) fn paint(&self, painter: &Painter, theme: &Theme, rect: Rect) {
        let radius = rect.width() / 2.0;
        let letter = |sign: String, size: f32, color: Color32| {
            painter.text(rect.center(), Align2::CENTER_CENTER, sign, FontId::proportional(size), color);
        };
        let dark = theme.ink();
        match self.kind {
            MarkKind::Hero(number) => {
                draw::side_mark(painter, rect.center(), radius, theme, Some(Side::Heroes));
                letter(number.to_string(), radius * 1.3, dark);
            }
            MarkKind::Minis(side) => {
                draw::side_mark(painter, rect.center(), radius * 0.95, theme, side);
                if self.names.len() > 1 {
                    letter(self.names.len().to_string(), radius * 1.15, dark);
                }
            }
            MarkKind::Token(look) => {
                painter.circle(rect.center(), radius * 0.95, theme.amber, Stroke::new(1.0, dark));
                letter(Icon::from(look).letter().into(), radius * 1.35, dark);
            }
            MarkKind::Equipment => {
                painter.rect(
                    rect.shrink(radius * 0.15),
                    2.0,
                    theme.green,
                    Stroke::new(1.0, dark),
                    egui::StrokeKind::Inside,
                );
                letter(Icon::Equipment.letter().into(), radius * 1.35, dark);
            }
            MarkKind::Reinforcement => {
                painter.circle(rect.center(), radius * 0.95, dark, Stroke::new(1.5, theme.red));
                letter(Icon::Reinforcement.letter().into(), radius * 1.3, theme.red);
            }
            MarkKind::Exit => {
                painter.circle(rect.center(), radius * 0.95, dark, Stroke::new(1.5, theme.green));
                letter(Icon::Movement.letter().into(), radius * 1.3, theme.green);
            }
        }
    }
}

/// Marks as they are gathered: miniatures of a side and tokens of a kind are one mark per Area.
#[derive(Default)]
struct Gathered(Vec<Mark>);

impl Gathered {
    fn add(&mut self, area: Option<AreaId>, kind: MarkKind, meaning: &str, name: String) {
        let Some(area) = area else { return };
        let is_shared = !matches!(kind, MarkKind::Hero(_));
        let known = self.0.iter_mut().find(|mark| is_shared && mark.area == area && mark.kind == kind);
        match known {
            Some(mark) => mark.names.push(name),
            None => self.0.push(Mark { area, kind, meaning: meaning.into(), names: vec![name] }),
        }
    }
}

fn meaning_of(words: &Words, side: Option<Side>) -> &str {
    match side {
        Some(Side::Heroes) => words.map_heroes(),
        Some(Side::Villain) => words.map_villain(),
        None => words.map_neutral(),
    }
}

/// What a mission puts on its board. Heroes are where their slots start.
pub(crate) fn of_mission(catalogue: &Catalogue, words: &Words, mission: &Mission, board: &Board) -> Vec<Mark> {
    let mut found = Gathered::default();
    for (slot, number) in mission.heroes.iter().zip(1..) {
        let seat = words.menu_hero(number);
        found.add(board.find(slot.area.as_str()), MarkKind::Hero(number), words.map_heroes(), words.map_start(&seat));
    }
    let name_of = |tile: &TileName| {
        let tile = catalogue.tile(tile.as_str());
        tile.map_or_else(String::new, |(_, tile)| words.text(&tile.name).into_owned())
    };
    for (area, tiles) in &mission.miniatures {
        for tile in tiles {
            let company = mission.company.iter().find(|company| company.tile == *tile);
            let side = match company.map(|company| company.side) {
                None | Some(Allegiance::Villain) => Some(Side::Villain),
                Some(Allegiance::Heroes) => Some(Side::Heroes),
                Some(Allegiance::Neutral) => None,
            };
            found.add(board.find(area.as_str()), MarkKind::Minis(side), meaning_of(words, side), name_of(tile));
        }
    }
    for (area, token, _) in &mission.tokens {
        let Some(kind) = mission.token_kinds.iter().find(|kind| kind.id == *token) else { continue };
        let name = words.text(&kind.name);
        found.add(board.find(area.as_str()), MarkKind::Token(kind.look), &name, name.to_string());
    }
    for (area, card) in &mission.equipment {
        let card = catalogue.card(card.as_str());
        let name = card.map_or_else(String::new, |(_, card)| words.text(&card.name).into_owned());
        found.add(board.find(area.as_str()), MarkKind::Equipment, words.map_equipment(), name);
    }
    for area in &mission.reinforcement_areas {
        let name = words.map_reinforcement();
        found.add(board.find(area.as_str()), MarkKind::Reinforcement, name, name.into());
    }
    for area in &mission.exits {
        found.add(board.find(area.as_str()), MarkKind::Exit, words.map_exit(), words.map_exit().into());
    }
    found.0
}

/// What is on the board of a match now.
pub(crate) fn of_game(words: &Words, game: &Game) -> Vec<Mark> {
    let (state, scenario, titles) = (game.state(), game.scenario(), Titles { words, game });
    let mut found = Gathered::default();
    for mini in state.all_minis() {
        let it = &state.minis[mini.index()];
        let name = titles.mini(mini);
        match it.body {
            Body::Tablet(_) => found.add(it.area, MarkKind::Hero(it.number), words.map_heroes(), name),
            Body::Tile(_) => found.add(it.area, MarkKind::Minis(it.side), meaning_of(words, it.side), name),
        }
    }
    for token in &state.tokens {
        let Some(kind) = scenario.mission.token_kinds.get(usize::from(token.kind)) else { continue };
        let name = titles.token(token.id);
        found.add(Some(token.area), MarkKind::Token(kind.look), &words.text(&kind.name), name);
    }
    for (area, card) in &state.ground {
        let name = words.text(&scenario.card(*card).name).into_owned();
        found.add(Some(*area), MarkKind::Equipment, words.map_equipment(), name);
    }
    for (area, _) in state.reinforcement_areas.iter().filter(|(_, is_open)| *is_open) {
        let name = words.map_reinforcement();
        found.add(Some(*area), MarkKind::Reinforcement, name, name.into());
    }
    for area in exits(game).iter() {
        found.add(Some(area), MarkKind::Exit, words.map_exit(), words.map_exit().into());
    }
    found.0
}
