//! Who plays which side, or which Hero.

use super::player::Player;
use gotham_content::mission::Side;
use gotham_rules::state::Control;
use gotham_rules::{Game, MiniId, Prompt, TabletId};

/// Who sits in a seat.
pub enum Seat {
    /// A person, by name.
    Human(String),
    /// A program.
    Program(Box<dyn Player>),
}

impl Seat {
    /// What to call the one who sits here.
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

/// The Villain's seat. The Heroes' seats follow.
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

    /// The seat that answers a prompt. What is asked of all Heroes together is answered by the first of their seats; at
    /// a real table, they talk it over.
    pub fn who(&self, game: &Game, prompt: &Prompt) -> SeatId {
        match (prompt.side, prompt.subject) {
            (Side::Villain, _) => VILLAIN,
            (Side::Heroes, Some(mini)) => self.of_mini(game, mini),
            (Side::Heroes, None) => self.of_tablet(TabletId(0)),
        }
    }

    /// The seat that decides for a miniature; the Villain's for one that nobody decides for.
    pub fn of_mini(&self, game: &Game, mini: MiniId) -> SeatId {
        match game.state().mini(mini).control {
            Control::Tablet(tablet) => self.of_tablet(tablet),
            Control::Heroes => self.of_tablet(TabletId(0)),
            Control::Villain | Control::Nobody => VILLAIN,
        }
    }

    fn of_tablet(&self, tablet: TabletId) -> SeatId {
        SeatId((tablet.index() + 1).min(self.seats.len() - 1))
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
    use crate::samples::game;
    use gotham_rules::Ask;

    fn human(name: &str) -> Seat {
        Seat::Human(name.into())
    }

    fn tile_mini(game: &Game) -> MiniId {
        let mut all = game.state().all_minis();
        all.find(|mini| !game.state().mini(*mini).has_tablet()).expect("a miniature of a tile")
    }

    #[test]
    fn a_seat_for_each_side_answers_for_its_side() {
        let game = game();
        let seats = Seats::two(human("Ann"), human("Ben"));
        let prompt = game.prompt();
        assert_eq!(prompt.side, Side::Heroes);
        let heroes = seats.who(&game, &prompt);
        assert_eq!(seats.seat(heroes).name(), "Ann");
        let enemy = seats.of_mini(&game, tile_mini(&game));
        assert_eq!(seats.seat(enemy).name(), "Ben");
    }

    #[test]
    fn a_seat_for_each_hero_answers_for_that_hero() {
        let game = game();
        let mut seats = Seats::each_hero(human("Ann"), vec![human("Cid")], human("Ben"));
        let of = |mini| seats.seat(seats.of_mini(&game, mini)).name();
        let hero = |slot| game.state().mini_of(TabletId(slot)).expect("a miniature for each slot");
        assert_eq!([hero(0), hero(1), hero(2), tile_mini(&game)].map(of), ["Ann", "Cid", "Cid", "Ben"]);
        let asked = |ask, subject| Prompt { side: Side::Heroes, subject, rule: gotham_rules::Rule::HeroActions, ask };
        let together = seats.who(&game, &asked(Ask::HeroAction, None));
        assert_eq!(seats.seat(together).name(), "Ann");
        let own = seats.who(&game, &asked(Ask::TakeStance, Some(hero(1))));
        assert_eq!(seats.seat(own).name(), "Cid");
        assert!(seats.program(own).is_none());
        assert_eq!(seats.all().count(), 3);
    }
}
