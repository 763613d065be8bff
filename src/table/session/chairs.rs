//! Who sits where: people at this machine, by number, and programs.

use crate::table::thinking::locked;
use gotham_content::id::{HeroName, MissionName};
use gotham_content::mission::Side;
use gotham_panels::{NewMatch, Packing, SeatKind};
use gotham_platform::Patience;
use gotham_play::{Level, Match, Seat, SeatId, Seats};
use gotham_rules::{Blind, Command, Game, Players, Prompt};
use std::sync::{Arc, Mutex, MutexGuard};

/// The seats of a match. A program thinks while it is asked, in frames and between them, which share the seats.
pub(crate) struct Chairs {
    seats: Arc<Mutex<Seats>>,
    /// The Villain's, then each Hero slot's.
    kinds: Vec<SeatKind>,
    /// The person at the screen.
    pub sitting: Option<u8>,
}

impl Chairs {
    /// The seats of a new match.
    pub(crate) fn new(new: &NewMatch, seed: u64) -> Chairs {
        let seat = |kind: SeatKind, side: Side, salt: u64| match kind {
            SeatKind::Person(_) => Seat::Human(word(kind)),
            SeatKind::Bot => Seat::Program(Box::new(gotham_ai::Bot::new(side, seed ^ salt, new.level))),
        };
        let mut heroes = new.heroes.iter().zip(1u64..).map(|(kind, salt)| seat(*kind, Side::Heroes, salt));
        let first = heroes.next().unwrap_or_else(|| Seat::Human(word(SeatKind::Person(1))));
        let seats = Seats::each_hero(first, heroes.collect(), seat(new.villain, Side::Villain, 0));
        let kinds = [new.villain].into_iter().chain(new.heroes.iter().copied()).collect();
        Chairs { seats: Arc::new(Mutex::new(seats)), kinds, sitting: None }
    }

    fn seats(&self) -> MutexGuard<'_, Seats> {
        locked(&self.seats)
    }

    /// The seat that answers.
    pub(crate) fn who(&self, game: &Game, prompt: &Prompt) -> SeatId {
        self.seats().who(game, prompt)
    }

    /// The number of the person on a seat; `None`: a program.
    pub(crate) fn person(&self, seat: SeatId) -> Option<u8> {
        match self.kinds.get(seat.0) {
            Some(SeatKind::Person(number)) => Some(*number),
            Some(SeatKind::Bot) | None => None,
        }
    }

    /// Whether a person answers a prompt.
    pub(crate) fn is_person(&self, game: &Game, prompt: &Prompt) -> bool {
        self.person(self.who(game, prompt)).is_some()
    }

    /// Whether a person plays a Hero.
    pub(crate) fn has_a_hero(&self) -> bool {
        self.kinds.iter().skip(1).any(|kind| matches!(kind, SeatKind::Person(_)))
    }

    /// Whether a person plays the Villain.
    pub(crate) fn has_the_villain(&self) -> bool {
        self.kinds.first().is_some_and(|kind| matches!(kind, SeatKind::Person(_)))
    }

    /// Whether everybody at this machine plays the Villain.
    pub(crate) fn only_villains(&self) -> bool {
        let is_person = |kind: &SeatKind| matches!(kind, SeatKind::Person(_));
        self.kinds.first().is_some_and(is_person) && !self.kinds.iter().skip(1).any(is_person)
    }

    /// How the program on a seat thinks about a table; `None` whenever it has no answer yet.
    pub(crate) fn thought(
        &self,
        seat: SeatId,
        game: Blind,
    ) -> impl FnMut(&mut dyn Patience) -> Option<Command> + Send + use<> {
        let seats = self.seats.clone();
        move |patience| locked(&seats).program(seat)?.think(&game, patience)
    }
}

/// Which Heroes belong to one person; the programs' count as one. G-62
pub(super) fn players(new: &NewMatch) -> Players {
    let number = |kind: &SeatKind| match kind {
        SeatKind::Person(number) => *number,
        SeatKind::Bot => 0,
    };
    new.heroes.iter().map(number).collect()
}

/// The note of a match that is packed as suggested.
const SUGGESTED: &str = "suggested";

/// Notes down who sits where.
pub(super) fn note(play: &mut Match, new: &NewMatch) {
    let heroes: Vec<String> = new.heroes.iter().map(|kind| word(*kind)).collect();
    play.note("heroes", Some(heroes.join(" ")));
    play.note("villain", Some(word(new.villain)));
    let wishes: Vec<&str> = new.wishes.iter().map(|wish| wish.as_ref().map_or("-", HeroName::as_str)).collect();
    play.note("wishes", Some(wishes.join(" ")));
    play.note("level", (new.level != Level::default()).then(|| new.level.to_string()));
    play.note("packing", (new.packing == Packing::Suggested).then(|| SUGGESTED.into()));
}

/// Reads who sits where; people where nothing was written.
pub(super) fn noted(play: &Match) -> NewMatch {
    let mission = &play.game().scenario().mission;
    let slots = mission.heroes.len();
    let words = |key: &str| -> Vec<String> {
        play.notes().get(key).map(|text| text.split_whitespace().map(String::from).collect()).unwrap_or_default()
    };
    let seats: Vec<SeatKind> = words("heroes").iter().map(|word| kind(word)).collect();
    let wishes = words("wishes");
    NewMatch {
        mission: MissionName::clone(&mission.id),
        heroes: (0..slots).map(|slot| seats.get(slot).copied().unwrap_or(SeatKind::Person(1))).collect(),
        wishes: (0..slots)
            .map(|slot| {
                let choices = mission.heroes[slot].choices.iter();
                choices
                    .map(|choice| &choice.hero)
                    .find(|hero| Some(hero.as_str()) == wishes.get(slot).map(String::as_str))
                    .cloned()
            })
            .collect(),
        villain: words("villain").first().map_or(SeatKind::Person(1), |word| kind(word)),
        level: words("level").first().and_then(|word| word.parse().ok()).unwrap_or_default(),
        packing: match words("packing").first().map(String::as_str) {
            Some(SUGGESTED) => Packing::Suggested,
            _ => Packing::ByHand,
        },
        options: play.options(),
        seed: None,
    }
}

fn word(kind: SeatKind) -> String {
    match kind {
        SeatKind::Person(number) => format!("person{number}"),
        SeatKind::Bot => "bot".into(),
    }
}

fn kind(word: &str) -> SeatKind {
    match word.strip_prefix("person").and_then(|number| number.parse().ok()) {
        Some(number) => SeatKind::Person(number),
        None => SeatKind::Bot,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_plays_a_hero_or_only_the_villain_or_watches() {
        let catalogue = gotham_embedded::catalogue();
        let usual = NewMatch::against_the_computer(&catalogue.missions[0]);
        let programs = vec![SeatKind::Bot; usual.heroes.len()];
        let of = |heroes: Vec<SeatKind>, villain: SeatKind| {
            let chairs = Chairs::new(&NewMatch { heroes, villain, ..usual.clone() }, 7);
            (chairs.has_a_hero(), chairs.only_villains())
        };
        assert_eq!(of(usual.heroes.clone(), SeatKind::Bot), (true, false));
        assert_eq!(of(usual.heroes.clone(), SeatKind::Person(2)), (true, false));
        assert_eq!(of(programs.clone(), SeatKind::Person(1)), (false, true));
        assert_eq!(of(programs, SeatKind::Bot), (false, false));
    }
}
