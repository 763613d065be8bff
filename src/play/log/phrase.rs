//! Building segments from a pattern with `{}` in it.

use super::Segment;
use super::titles::Titles;
use crate::content::dice::Color;
use crate::rules::board::AreaId;
use crate::rules::{CardId, Game, HeroId, MiniId, TileId, TokenId};

/// What fills a `{}`.
pub(super) enum Word {
    /// A miniature.
    Mini(MiniId),
    /// A Hero before it has a miniature.
    Hero(HeroId),
    /// A tile.
    Tile(TileId),
    /// A card.
    Card(CardId),
    /// Several cards.
    Cards(Vec<CardId>),
    /// An Area.
    Area(AreaId),
    /// A mission token.
    Token(TokenId),
    /// A figure.
    Number(i32),
    /// Dice with their faces.
    Dice(Vec<(Color, u8)>),
    /// Plain words.
    Text(String),
}

impl From<u8> for Word {
    fn from(number: u8) -> Word {
        Word::Number(number.into())
    }
}

impl From<&str> for Word {
    fn from(text: &str) -> Word {
        Word::Text(text.into())
    }
}

impl From<String> for Word {
    fn from(text: String) -> Word {
        Word::Text(text)
    }
}

/// Fills a pattern: each `{}` takes the next word.
pub(super) fn phrase(game: &Game, pattern: &str, words: impl IntoIterator<Item = Word>) -> Vec<Segment> {
    let titles = Titles(game);
    let mut words = words.into_iter();
    let mut segments = Vec::new();
    for (at, text) in pattern.split("{}").enumerate() {
        if at > 0
            && let Some(word) = words.next()
        {
            push(titles, &mut segments, word);
        }
        text_onto(&mut segments, text);
    }
    segments
}

/// Words behind what is there.
pub(super) fn text_onto(segments: &mut Vec<Segment>, text: &str) {
    match segments.last_mut() {
        _ if text.is_empty() => {}
        Some(Segment::Text(before)) => before.push_str(text),
        _ => segments.push(Segment::Text(text.into())),
    }
}

fn push(titles: Titles, segments: &mut Vec<Segment>, word: Word) {
    match word {
        Word::Mini(id) => segments.push(Segment::Mini(id, titles.mini(id))),
        Word::Hero(id) => text_onto(segments, &titles.hero(id)),
        Word::Tile(id) => segments.push(Segment::Tile(id, titles.tile(id))),
        Word::Card(id) => segments.push(Segment::Card(id, titles.card(id))),
        Word::Cards(cards) => {
            for (at, id) in cards.into_iter().enumerate() {
                text_onto(segments, if at > 0 { ", " } else { "" });
                push(titles, segments, Word::Card(id));
            }
        }
        Word::Area(id) => segments.push(Segment::Area(id, titles.area(id))),
        Word::Token(id) => segments.push(Segment::Token(id, titles.token(id))),
        Word::Number(number) => segments.push(Segment::Number(number)),
        Word::Dice(dice) => {
            for (at, (color, face)) in dice.into_iter().enumerate() {
                text_onto(segments, if at > 0 { ", " } else { "" });
                segments.push(Segment::Die { color, face });
            }
        }
        Word::Text(text) => text_onto(segments, &text),
    }
}
