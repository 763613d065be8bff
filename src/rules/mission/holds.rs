//! Whether what a mission asks for holds now. R2 III.B

use super::number::{number, reaches};
use super::select;
use crate::frames::Scope;
use crate::game::Game;
use gotham_content::DoorState;
use gotham_content::script::{Compiled, Condition};

/// Whether a condition of the mission holds now.
pub fn holds(game: &Game, condition: &Condition<Compiled>, scope: &Scope) -> bool {
    let state = game.state();
    let of = |wanted| number(game, wanted, scope);
    match condition {
        Condition::AtLeast(wanted, least) => reaches(game, wanted, *least, scope),
        Condition::AtMost(wanted, most) => {
            most.checked_add(1).is_none_or(|too_many| !reaches(game, wanted, too_many, scope))
        }
        Condition::Exactly(wanted, just) => of(wanted) == *just,
        Condition::More(one, other) => of(one) > of(other),
        Condition::AnyMini(minis) => select::count_minis(game, minis, scope, 1) > 0,
        Condition::NoMini(minis) => select::count_minis(game, minis, scope, 1) == 0,
        Condition::AnyToken(tokens) => select::tokens(game, tokens, scope).next().is_some(),
        Condition::NoToken(tokens) => select::tokens(game, tokens, scope).next().is_none(),
        Condition::AnyCard(cards) => select::cards(game, cards, scope) > 0,
        Condition::AllHeroesNeutralized => {
            let mut tablets = state.tablets.iter().peekable();
            tablets.peek().is_some() && tablets.all(|tablet| tablet.is_neutralized())
        }
        Condition::IsOpen(door) => game.board().is_open(*door),
        Condition::LinkIsOpen(link) => game.board().links()[link.index()].state == DoorState::Open,
        Condition::ElevatorAt(elevator, areas) => {
            let board = game.board();
            let shaft = board.shaft_of(&board.elevators()[elevator.index()]);
            shaft.is_some_and(|shaft| select::area_set(game, areas, scope).has(shaft.beside))
        }
        Condition::InMode(mode) => state.memory.modes.contains(mode),
        Condition::All(parts) => parts.iter().all(|part| holds(game, part, scope)),
        Condition::Any(parts) => parts.iter().any(|part| holds(game, part, scope)),
        Condition::Not(part) => !holds(game, part, scope),
    }
}

/// Whether all of them hold.
pub fn all_hold(game: &Game, conditions: &[Condition<Compiled>], scope: &Scope) -> bool {
    conditions.iter().all(|condition| holds(game, condition, scope))
}
