//! Who plays which side, or which Hero.

use super::player::Player;
use crate::content::mission::Side;
use crate::rules::{Ask, Game, MiniId, Prompt};

/// Who sits in a seat.
pub enum Seat {
    /// A person, by name.
    Human(String),
    /// A program.
    Program(Box<dyn Player>),
}

impl Seat {
    /// What to call whoever sits here.
    pub fn name(&self) -> String {
        match self {
            Seat::Human(name) => name.clone(),
            Seat::Program(player) => player.name(),
        }
    }
}

/// A seat at this table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SeatId(pub usize);

/// All seats of a match: the Villain's, and one for all Heroes or one for each Hero slot.
pub struct Seats {
    seats: Vec<Seat>,
}

/// The Villain's seat. The Heroes' come behind it.
const VILLAIN: SeatId = SeatId(0);

impl Seats {
    /// A seat for each side.
    pub fn two(heroes: Seat, villain: Seat) -> Seats {
        Seats { seats: vec![villain, heroes] }
    }

    /// A seat for each Hero slot; a slot beyond the last seat belongs to the last one.
    pub fn each_hero(first: Seat, others: Vec<Seat>, villain: Seat) -> Seats {
        Seats { seats: [villain, first].into_iter().chain(others).collect() }
    }

    /// The seat that answers a prompt. What is asked of all Heroes together, the first of their seats answers; at a
    /// real table they talk it over.
    pub fn who(&self, game: &Game, prompt: &Prompt) -> SeatId {
        match (prompt.side, &prompt.ask, prompt.subject) {
            (Side::Villain, ..) => VILLAIN,
            (Side::Heroes, Ask::ChooseHero { slot }, _) => self.of_slot(usize::from(*slot)),
            (Side::Heroes, _, Some(mini)) => self.of_mini(game, mini),
            (Side::Heroes, _, None) => self.of_slot(0),
        }
    }

    /// The seat of a miniature: its Hero's, its commander's, or the Villain's.
    pub fn of_mini(&self, game: &Game, mini: MiniId) -> SeatId {
        let state = game.state();
        match (state.mini(mini).side, state.mini(mini).commander) {
            (Some(Side::Heroes), Some(commander)) => self.of_slot(commander.index()),
            (Some(Side::Heroes), None) => self.of_slot(mini.index()),
            _ => VILLAIN,
        }
    }

    fn of_slot(&self, slot: usize) -> SeatId {
        SeatId((slot + 1).min(self.seats.len() - 1))
    }

    /// Who sits there.
    pub fn seat(&self, id: SeatId) -> &Seat {
        &self.seats[id.0]
    }

    /// The program that sits there, if it is one.
    pub fn program(&mut self, id: SeatId) -> Option<&mut (dyn Player + 'static)> {
        match &mut self.seats[id.0] {
            Seat::Human(_) => None,
            Seat::Program(player) => Some(&mut **player),
        }
    }

    /// Every seat, the Villain's first.
    pub fn all(&self) -> impl Iterator<Item = (SeatId, &Seat)> {
        self.seats.iter().enumerate().map(|(at, seat)| (SeatId(at), seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::samples::game;

    fn human(name: &str) -> Seat {
        Seat::Human(name.into())
    }

    #[test]
    fn a_seat_for_each_side_answers_for_its_side() {
        let game = game();
        let seats = Seats::two(human("Ann"), human("Ben"));
        let prompt = game.prompt();
        assert_eq!(prompt.side, Side::Heroes);
        let heroes = seats.who(&game, &prompt);
        assert_eq!(seats.seat(heroes).name(), "Ann");
        let enemy = seats.of_mini(&game, MiniId(3));
        assert_eq!(seats.seat(enemy).name(), "Ben");
    }

    #[test]
    fn a_seat_for_each_hero_answers_for_that_hero() {
        let game = game();
        let mut seats = Seats::each_hero(human("Ann"), vec![human("Cid")], human("Ben"));
        let of = |slot| seats.seat(seats.of_mini(&game, MiniId(slot))).name();
        assert_eq!([of(0), of(1), of(2), of(3)], ["Ann", "Cid", "Cid", "Ben"]);
        let asked = |ask, subject| Prompt { side: Side::Heroes, subject, rule: crate::rules::Rule::HeroActions, ask };
        let together = seats.who(&game, &asked(Ask::HeroAction, None));
        assert_eq!(seats.seat(together).name(), "Ann");
        let own = seats.who(&game, &asked(Ask::TakeStance, Some(MiniId(1))));
        assert_eq!(seats.seat(own).name(), "Cid");
        assert!(seats.program(own).is_none());
        assert_eq!(seats.all().count(), 3);
    }
}
