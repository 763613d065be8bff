//! Whether it matters to what a mission counts which of several miniatures carries a token: usually only its side
//! does, and whether it is a Hero, and then a program need not try each of them.

use super::{Areas, Cards, Condition, Minis, Names, Number, Tokens};

impl<N: Names> Condition<N> {
    /// Whether it tells bearers of one side apart that all have Bat-Tablets, or all tiles.
    pub fn tells_bearers_apart(&self) -> bool {
        match self {
            Condition::AtLeast(number, _) | Condition::AtMost(number, _) | Condition::Exactly(number, _) => {
                number.tells_bearers_apart()
            }
            Condition::More(one, other) => one.tells_bearers_apart() || other.tells_bearers_apart(),
            Condition::AnyMini(minis) | Condition::NoMini(minis) => by_minis(minis),
            Condition::AnyToken(tokens) | Condition::NoToken(tokens) => tokens.tells_bearers_apart(),
            Condition::AnyCard(cards) => by_cards(cards),
            Condition::ElevatorAt(_, areas) => areas.tells_bearers_apart(),
            Condition::All(parts) | Condition::Any(parts) => parts.iter().any(Condition::tells_bearers_apart),
            Condition::Not(part) => part.tells_bearers_apart(),
            Condition::AllHeroesNeutralized
            | Condition::IsOpen(_)
            | Condition::LinkIsOpen(_)
            | Condition::InMode(_) => false,
        }
    }
}

impl<N: Names> Number<N> {
    /// Whether it tells bearers of one side apart that all have Bat-Tablets, or all tiles.
    pub fn tells_bearers_apart(&self) -> bool {
        match self {
            Number::Minis(minis) | Number::Life(minis) => by_minis(minis),
            Number::Tokens(tokens) | Number::AreasWith(tokens) => tokens.tells_bearers_apart(),
            Number::Cards(cards) => by_cards(cards),
            Number::Fields(_, areas) | Number::Areas(areas) => areas.tells_bearers_apart(),
            Number::Sum(parts) | Number::Least(parts) | Number::Most(parts) => {
                parts.iter().any(Number::tells_bearers_apart)
            }
            Number::Less(one, other) => one.tells_bearers_apart() || other.tells_bearers_apart(),
            Number::Times(_, number) => number.tells_bearers_apart(),
            Number::Just(_)
            | Number::Round
            | Number::LastRound
            | Number::HeroCount
            | Number::LivingTiles
            | Number::PositionOf(_)
            | Number::InPool(_)
            | Number::Value(_) => false,
        }
    }
}

impl<N: Names> Tokens<N> {
    /// Whether it tells bearers of one side apart that all have Bat-Tablets, or all tiles.
    pub fn tells_bearers_apart(&self) -> bool {
        let of_side = |by: &Minis<N>| *by == Minis { side: by.side, hero: by.hero, ..Minis::all() };
        self.carried_by.as_deref().is_some_and(|bearers| !of_side(bearers)) || in_areas(self.at.as_ref())
    }
}

impl<N: Names> Areas<N> {
    /// Whether it tells bearers of one side apart that all have Bat-Tablets, or all tiles.
    pub fn tells_bearers_apart(&self) -> bool {
        match self {
            Areas::Of(minis) => by_minis(minis),
            Areas::OfTokens(tokens) => tokens.tells_bearers_apart(),
            Areas::Within(_, areas) | Areas::Beside(areas) | Areas::SeenFrom(areas) => areas.tells_bearers_apart(),
            Areas::Toward(_, one, other) | Areas::Except(one, other) => {
                one.tells_bearers_apart() || other.tells_bearers_apart()
            }
            Areas::Both(parts) | Areas::Either(parts) => parts.iter().any(Areas::tells_bearers_apart),
            Areas::Anywhere
            | Areas::At(_)
            | Areas::OneOf(_)
            | Areas::Zone(_)
            | Areas::Here
            | Areas::The(_)
            | Areas::Reinforcement
            | Areas::Exits
            | Areas::Elevation(_) => false,
        }
    }
}

fn in_areas<N: Names>(areas: Option<&Areas<N>>) -> bool {
    areas.is_some_and(Areas::tells_bearers_apart)
}

fn by_minis<N: Names>(minis: &Minis<N>) -> bool {
    let others = [&minis.sees, &minis.led_by, &minis.except];
    minis.carries.is_some() || in_areas(minis.at.as_ref()) || others.into_iter().flatten().any(|other| by_minis(other))
}

fn by_cards<N: Names>(cards: &Cards<N>) -> bool {
    in_areas(cards.at.as_ref()) || cards.carried_by.as_deref().is_some_and(by_minis)
}
