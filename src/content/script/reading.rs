//! What a condition or a number reads of the table: which parts of it, and of tokens also how. Most of it stays the same
//! wherever a token is, and most of the rest does not care which of several miniatures carries it. So a program need not
//! try everything, nor test everything again.

use std::cell::Cell;

use super::{Areas, Aspects, Cards, Condition, Minis, Names, Number, Standing, Tokens};

/// Something that is read.
#[derive(Clone, Copy)]
enum Reading<'a, N: Names> {
    /// The tokens themselves.
    Tokens(&'a Tokens<N>),
    /// Where they lie.
    Places(&'a Tokens<N>),
    /// Who carries them.
    Bearers,
    /// Anything else.
    Others(Aspects),
}

impl<N: Names> Reading<'_, N> {
    /// The parts of the table that are looked at.
    fn aspects(self) -> Aspects {
        match self {
            Reading::Tokens(tokens) if tokens.at.is_some() => Aspects::TOKENS.and(Aspects::TOKEN_PLACES),
            Reading::Tokens(_) | Reading::Bearers => Aspects::TOKENS,
            Reading::Places(_) => Aspects::TOKEN_PLACES,
            Reading::Others(aspects) => aspects,
        }
    }
}

/// What somebody asks of each reading.
type Asked<'a, N> = &'a dyn Fn(Reading<'_, N>) -> bool;

/// Whether it tells bearers of one side apart that all have Bat-Tablets, or all tiles.
fn tells_apart<N: Names>(reading: Reading<'_, N>) -> bool {
    let of_side = |by: &Minis<N>| *by == Minis { side: by.side, hero: by.hero, ..Minis::all() };
    match reading {
        Reading::Tokens(tokens) | Reading::Places(tokens) => {
            tokens.carried_by.as_deref().is_some_and(|bearers| !of_side(bearers))
        }
        Reading::Bearers => true,
        Reading::Others(_) => false,
    }
}

/// Whether it tells from one another the places of a token of a kind, whoever carries it.
fn tells_places_apart<N: Names>(reading: Reading<'_, N>, of: &N::Kind) -> bool {
    let (tokens, is_told) = match reading {
        Reading::Tokens(tokens) => (tokens, tokens.at.is_some()),
        Reading::Places(tokens) => (tokens, true),
        Reading::Bearers | Reading::Others(_) => return false,
    };
    is_told && tokens.kind.as_ref().is_none_or(|kind| kind == of)
}

impl<N: Names> Condition<N> {
    /// The parts of the table that it looks at.
    pub fn looks_at(&self) -> Aspects {
        let seen = Cell::new(Aspects::NONE);
        self.reads(&|reading| {
            seen.set(seen.get().and(reading.aspects()));
            false
        });
        seen.get()
    }

    /// Whether it tells bearers of one side apart that all have Bat-Tablets, or all tiles.
    pub fn tells_bearers_apart(&self) -> bool {
        self.reads(&tells_apart)
    }

    /// Whether it may change when a token of a kind lies elsewhere, in the same hands or in none.
    pub fn tells_places_apart(&self, of: &N::Kind) -> bool {
        self.reads(&|reading| tells_places_apart(reading, of))
    }

    fn reads(&self, asked: Asked<'_, N>) -> bool {
        match self {
            Condition::AtLeast(number, _) | Condition::AtMost(number, _) | Condition::Exactly(number, _) => {
                number.reads(asked)
            }
            Condition::More(one, other) => one.reads(asked) || other.reads(asked),
            Condition::AnyMini(minis) | Condition::NoMini(minis) => minis.reads(asked),
            Condition::AnyToken(tokens) | Condition::NoToken(tokens) => tokens.reads(asked),
            Condition::AnyCard(cards) => cards.reads(asked),
            Condition::ElevatorAt(_, areas) => asked(Reading::Others(Aspects::BOARD)) || areas.reads(asked),
            Condition::All(parts) | Condition::Any(parts) => parts.iter().any(|part| part.reads(asked)),
            Condition::Not(part) => part.reads(asked),
            Condition::AllHeroesNeutralized => asked(Reading::Others(Aspects::MINIS)),
            Condition::IsOpen(_) | Condition::LinkIsOpen(_) => asked(Reading::Others(Aspects::BOARD)),
            Condition::InMode(_) => asked(Reading::Others(Aspects::COURSE)),
        }
    }
}

impl<N: Names> Number<N> {
    /// Whether it tells bearers of one side apart that all have Bat-Tablets, or all tiles.
    pub fn tells_bearers_apart(&self) -> bool {
        self.reads(&tells_apart)
    }

    /// Whether it may change when a token of a kind lies elsewhere, in the same hands or in none.
    pub fn tells_places_apart(&self, of: &N::Kind) -> bool {
        self.reads(&|reading| tells_places_apart(reading, of))
    }

    fn reads(&self, asked: Asked<'_, N>) -> bool {
        match self {
            Number::Minis(minis) | Number::Life(minis) => minis.reads(asked),
            Number::Tokens(tokens) => tokens.reads(asked),
            Number::AreasWith(tokens) => asked(Reading::Places(tokens)) || tokens.reads(asked),
            Number::Cards(cards) => cards.reads(asked),
            Number::Fields(_, areas) => asked(Reading::Others(Aspects::BOARD)) || areas.reads(asked),
            Number::Areas(areas) => areas.reads(asked),
            Number::Sum(parts) | Number::Least(parts) | Number::Most(parts) => {
                parts.iter().any(|part| part.reads(asked))
            }
            Number::Less(one, other) => one.reads(asked) || other.reads(asked),
            Number::Times(_, number) => number.reads(asked),
            Number::HeroCount => asked(Reading::Others(Aspects::MINIS)),
            Number::InPool(_) => asked(Reading::Others(Aspects::MINIS.and(Aspects::COURSE))),
            Number::Round | Number::LastRound | Number::LivingTiles | Number::PositionOf(_) | Number::Value(_) => {
                asked(Reading::Others(Aspects::COURSE))
            }
            Number::Just(_) => false,
        }
    }
}

impl<N: Names> Tokens<N> {
    /// Whether it tells bearers of one side apart that all have Bat-Tablets, or all tiles.
    pub fn tells_bearers_apart(&self) -> bool {
        self.reads(&tells_apart)
    }

    fn reads(&self, asked: Asked<'_, N>) -> bool {
        asked(Reading::Tokens(self))
            || self.at.as_ref().is_some_and(|areas| areas.reads(asked))
            || self.carried_by.as_ref().is_some_and(|bearers| bearers.reads(asked))
    }
}

impl<N: Names> Areas<N> {
    /// Whether it tells bearers of one side apart that all have Bat-Tablets, or all tiles.
    pub fn tells_bearers_apart(&self) -> bool {
        self.reads(&tells_apart)
    }

    fn reads(&self, asked: Asked<'_, N>) -> bool {
        match self {
            Areas::Of(minis) => asked(Reading::Others(Aspects::PLACES)) || minis.reads(asked),
            Areas::OfTokens(tokens) => asked(Reading::Places(tokens)) || tokens.reads(asked),
            Areas::Within(_, areas) | Areas::Beside(areas) | Areas::SeenFrom(areas) => {
                asked(Reading::Others(Aspects::BOARD)) || areas.reads(asked)
            }
            Areas::Toward(_, one, other) => {
                asked(Reading::Others(Aspects::BOARD)) || one.reads(asked) || other.reads(asked)
            }
            Areas::Except(one, other) => one.reads(asked) || other.reads(asked),
            Areas::Both(parts) | Areas::Either(parts) => parts.iter().any(|part| part.reads(asked)),
            Areas::Here | Areas::The(_) => asked(Reading::Others(Aspects::PLACES.and(Aspects::TOKEN_PLACES))),
            Areas::Reinforcement | Areas::Elevation(_) => asked(Reading::Others(Aspects::BOARD)),
            Areas::Anywhere | Areas::At(_) | Areas::OneOf(_) | Areas::Zone(_) | Areas::Exits => false,
        }
    }
}

impl<N: Names> Minis<N> {
    fn reads(&self, asked: Asked<'_, N>) -> bool {
        let others = [&self.sees, &self.led_by, &self.except];
        asked(Reading::Others(self.own_aspects()))
            || (self.carries.as_ref().is_some_and(|tokens| asked(Reading::Bearers) || tokens.reads(asked)))
            || self.at.as_ref().is_some_and(|areas| areas.reads(asked))
            || others.into_iter().flatten().any(|other| other.reads(asked))
    }

    /// What it looks at besides what it says of tokens, Areas and other miniatures.
    fn own_aspects(&self) -> Aspects {
        let (places, sight) = (Aspects::PLACES, Aspects::PLACES.and(Aspects::BOARD));
        let stands_somewhere = self.at.is_some() || self.state.contains(&Standing::Engaged);
        let parts = [(stands_somewhere, places), (self.sees.is_some(), sight), (self.has.is_some(), Aspects::CARDS)];
        parts.into_iter().filter(|(is_asked, _)| *is_asked).fold(Aspects::MINIS, |all, (_, part)| all.and(part))
    }
}

impl<N: Names> Cards<N> {
    fn reads(&self, asked: Asked<'_, N>) -> bool {
        let places = if self.at.is_some() { Aspects::PLACES } else { Aspects::NONE };
        let at = self.at.as_ref().is_some_and(|areas| areas.reads(asked));
        asked(Reading::Others(Aspects::CARDS.and(places)))
            || at
            || self.carried_by.as_deref().is_some_and(|bearers| bearers.reads(asked))
    }
}
