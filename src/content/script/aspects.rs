//! What a condition looks at: as long as nothing of that changes, neither does the condition. So whoever tests conditions
//! after everything that happens need not test all of them.

use super::{Areas, Cards, Condition, Minis, Names, Number, Standing, Tokens};

/// Parts of the table, as a set of bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Aspects(u8);

impl Aspects {
    /// Nothing.
    pub const NONE: Aspects = Aspects(0);
    /// Who is on the board, in which form, on whose side and in which state.
    pub const MINIS: Aspects = Aspects(1);
    /// In which Areas they stand.
    pub const PLACES: Aspects = Aspects(1 << 1);
    /// Which mission tokens there are, what they show and who carries them.
    pub const TOKENS: Aspects = Aspects(1 << 2);
    /// In which Areas they lie.
    pub const TOKEN_PLACES: Aspects = Aspects(1 << 3);
    /// Who carries which cards, and where the others lie.
    pub const CARDS: Aspects = Aspects(1 << 4);
    /// The board, with Field Modifier and Reinforcement tokens.
    pub const BOARD: Aspects = Aspects(1 << 5);
    /// The round, the River and what the mission remembers.
    pub const COURSE: Aspects = Aspects(1 << 6);
    /// All of it.
    pub const ALL: Aspects = Aspects((1 << 7) - 1);

    /// These and others.
    #[must_use]
    pub const fn and(self, others: Aspects) -> Aspects {
        Aspects(self.0 | others.0)
    }

    /// Whether one of them is among others.
    pub const fn meet(self, others: Aspects) -> bool {
        self.0 & others.0 != 0
    }

    /// Those of several things together.
    pub fn of(things: impl IntoIterator<Item = Aspects>) -> Aspects {
        things.into_iter().fold(Aspects::NONE, Aspects::and)
    }
}

impl<N: Names> Condition<N> {
    /// What it looks at.
    pub fn looks_at(&self) -> Aspects {
        match self {
            Condition::AtLeast(number, _) | Condition::AtMost(number, _) | Condition::Exactly(number, _) => {
                number.looks_at()
            }
            Condition::More(one, other) => one.looks_at().and(other.looks_at()),
            Condition::AnyMini(minis) | Condition::NoMini(minis) => minis.looks_at(),
            Condition::AnyToken(tokens) | Condition::NoToken(tokens) => tokens.looks_at(),
            Condition::AnyCard(cards) => cards.looks_at(),
            Condition::AllHeroesNeutralized => Aspects::MINIS,
            Condition::IsOpen(_) | Condition::LinkIsOpen(_) => Aspects::BOARD,
            Condition::ElevatorAt(_, areas) => Aspects::BOARD.and(areas.look_at()),
            Condition::InMode(_) => Aspects::COURSE,
            Condition::All(parts) | Condition::Any(parts) => Aspects::of(parts.iter().map(Condition::looks_at)),
            Condition::Not(part) => part.looks_at(),
        }
    }
}

impl<N: Names> Number<N> {
    fn looks_at(&self) -> Aspects {
        match self {
            Number::Just(_) => Aspects::NONE,
            Number::Round | Number::LastRound | Number::LivingTiles | Number::PositionOf(_) | Number::Value(_) => {
                Aspects::COURSE
            }
            Number::HeroCount => Aspects::MINIS,
            Number::InPool(_) => Aspects::MINIS.and(Aspects::COURSE),
            Number::Minis(minis) | Number::Life(minis) => minis.looks_at(),
            Number::Tokens(tokens) => tokens.looks_at(),
            Number::AreasWith(tokens) => Aspects::TOKEN_PLACES.and(tokens.looks_at()),
            Number::Cards(cards) => cards.looks_at(),
            Number::Fields(_, areas) => Aspects::BOARD.and(areas.look_at()),
            Number::Areas(areas) => areas.look_at(),
            Number::Sum(parts) | Number::Least(parts) | Number::Most(parts) => {
                Aspects::of(parts.iter().map(Number::looks_at))
            }
            Number::Less(one, other) => one.looks_at().and(other.looks_at()),
            Number::Times(_, number) => number.looks_at(),
        }
    }
}

impl<N: Names> Minis<N> {
    fn looks_at(&self) -> Aspects {
        let when = |is: bool, aspects: Aspects| if is { aspects } else { Aspects::NONE };
        let others = [&self.sees, &self.led_by, &self.except].into_iter().flatten();
        let sight = Aspects::PLACES.and(Aspects::BOARD);
        Aspects::of([
            Aspects::MINIS,
            when(self.state.contains(&Standing::Engaged), Aspects::PLACES),
            when(self.sees.is_some(), sight),
            when(self.has.is_some(), Aspects::CARDS),
            self.at.as_ref().map_or(Aspects::NONE, |areas| Aspects::PLACES.and(areas.look_at())),
            self.carries.as_ref().map_or(Aspects::NONE, |tokens| Aspects::TOKENS.and(tokens.looks_at())),
            Aspects::of(others.map(|minis| minis.looks_at())),
        ])
    }
}

impl<N: Names> Tokens<N> {
    fn looks_at(&self) -> Aspects {
        Aspects::of([
            Aspects::TOKENS,
            self.at.as_ref().map_or(Aspects::NONE, |areas| Aspects::TOKEN_PLACES.and(areas.look_at())),
            self.carried_by.as_ref().map_or(Aspects::NONE, |bearers| bearers.looks_at()),
        ])
    }
}

impl<N: Names> Cards<N> {
    fn looks_at(&self) -> Aspects {
        Aspects::of([
            Aspects::CARDS,
            self.at.as_ref().map_or(Aspects::NONE, |areas| Aspects::PLACES.and(areas.look_at())),
            self.carried_by.as_ref().map_or(Aspects::NONE, |bearers| bearers.looks_at()),
        ])
    }
}

impl<N: Names> Areas<N> {
    fn look_at(&self) -> Aspects {
        match self {
            Areas::Anywhere | Areas::At(_) | Areas::OneOf(_) | Areas::Zone(_) | Areas::Exits => Aspects::NONE,
            Areas::Elevation(_) | Areas::Reinforcement => Aspects::BOARD,
            Areas::Here | Areas::The(_) => Aspects::PLACES.and(Aspects::TOKEN_PLACES),
            Areas::Of(minis) => Aspects::PLACES.and(minis.looks_at()),
            Areas::OfTokens(tokens) => Aspects::TOKEN_PLACES.and(tokens.looks_at()),
            Areas::Within(_, from) | Areas::Beside(from) | Areas::SeenFrom(from) => Aspects::BOARD.and(from.look_at()),
            Areas::Toward(_, one, other) => Aspects::BOARD.and(one.look_at()).and(other.look_at()),
            Areas::Except(one, other) => one.look_at().and(other.look_at()),
            Areas::Both(parts) | Areas::Either(parts) => Aspects::of(parts.iter().map(Areas::look_at)),
        }
    }
}
