//! Sentences whose names are links: what goes into a sentence is found again in what came out.

use std::cell::RefCell;

use super::lines::Segment;
use super::titles::{self, Titles};
use gotham_content::dice::Color;
use gotham_rules::board::AreaId;
use gotham_rules::{CardId, Game, HeroId, MiniId, TileId, TokenId};
use gotham_words::{Piece, Value, Words};

/// Tells names to sentences and remembers what each stands for.
pub(super) struct Teller<'a> {
    /// Names without links.
    pub titles: Titles<'a>,
    links: RefCell<Vec<Segment>>,
}

impl<'a> Teller<'a> {
    /// A teller for one sentence.
    pub(super) fn new(words: &'a Words, game: &'a Game) -> Teller<'a> {
        Teller { titles: Titles { words, game }, links: RefCell::default() }
    }

    /// A miniature.
    pub(super) fn mini(&self, id: MiniId) -> Value<'static> {
        self.link(Segment::Mini(id, self.titles.mini(id)))
    }

    /// A Hero before it has a miniature.
    pub(super) fn hero(&self, id: HeroId) -> Value<'static> {
        self.titles.hero(id).into()
    }

    /// A tile.
    pub(super) fn tile(&self, id: TileId) -> Value<'static> {
        self.link(Segment::Tile(id, self.titles.tile(id)))
    }

    /// A card.
    pub(super) fn card(&self, id: CardId) -> Value<'static> {
        self.link(Segment::Card(id, self.titles.card(id)))
    }

    /// Several cards.
    pub(super) fn cards(&self, cards: impl IntoIterator<Item = CardId>) -> Value<'static> {
        let names = cards.into_iter().map(|card| self.linked(Segment::Card(card, self.titles.card(card))));
        titles::list(self.titles.words, names).into()
    }

    /// An Area.
    pub(super) fn area(&self, id: AreaId) -> Value<'static> {
        self.link(Segment::Area(id, self.titles.area(id)))
    }

    /// A mission token.
    pub(super) fn token(&self, id: TokenId) -> Value<'static> {
        self.link(Segment::Token(id, self.titles.token(id)))
    }

    /// Dice with their faces.
    pub(super) fn dice(&self, dice: &[(Color, u8)]) -> Value<'static> {
        if dice.is_empty() {
            return self.titles.words.name_no_dice().to_string().into();
        }
        let name = |color, face| titles::rolled(self.titles.words, color, face);
        let dice = dice
            .iter()
            .map(|(color, face)| self.linked(Segment::Die { color: *color, face: *face, name: name(*color, *face) }));
        titles::list(self.titles.words, dice).into()
    }

    /// The pieces of what was said.
    pub(super) fn segments(self, said: &str) -> Vec<Segment> {
        let links = self.links.into_inner();
        let segment = |piece: Piece| match piece {
            Piece::Text(text) => Segment::Text(text.to_string()),
            Piece::Link(number, text) => links.get(number).cloned().unwrap_or_else(|| Segment::Text(text.to_string())),
        };
        Piece::of(said).into_iter().map(segment).collect()
    }

    fn link(&self, segment: Segment) -> Value<'static> {
        self.linked(segment).into()
    }

    fn linked(&self, segment: Segment) -> String {
        let mut links = self.links.borrow_mut();
        let linked = Piece::linked(links.len(), &segment.to_string());
        links.push(segment);
        linked
    }
}
