//! What the end of a match is worth in the campaign: lit windows of the skyline.

use gotham_content::mission::Side;
use gotham_rules::{Game, mission};

/// How many lamps a mission has lit, from none to [`Lamps::MOST`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Lamps(u8);

/// What is counted at the end of a match.
#[derive(Clone, Copy)]
struct MissionEnd {
    winner: Side,
    /// The Heroes have managed what the mission hopes for besides winning.
    has_grace: bool,
    /// No Hero lies Neutralized.
    all_stand: bool,
}

impl Lamps {
    /// As many as a mission has.
    pub const MOST: u8 = 5;
    /// For a win of the Heroes.
    const WON: u8 = 3;

    /// This many; `None` if no mission has that many.
    pub fn new(number: u8) -> Option<Lamps> {
        (number <= Lamps::MOST).then_some(Lamps(number))
    }

    /// Those of a match that has ended; `None` while it goes on.
    pub fn of(game: &Game) -> Option<Lamps> {
        let winner = game.state().result?.winner;
        let has_grace = mission::grace(game) == Some(true);
        let all_stand = game.state().tablets.iter().all(|tablet| !tablet.is_neutralized());
        Some(Lamps::lit_by(MissionEnd { winner, has_grace, all_stand }))
    }

    /// Three for a win, one more for its grace, and one more if every Hero is on their feet. A lost mission is worth
    /// one with its grace, and none without.
    fn lit_by(end: MissionEnd) -> Lamps {
        let grace = u8::from(end.has_grace);
        Lamps(match end.winner {
            Side::Heroes => Lamps::WON + grace + u8::from(end.all_stand),
            Side::Villain => grace,
        })
    }

    /// How many.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// How many windows of a mission stayed dark: what the Villain's player counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct DarkWindows(u8);

impl DarkWindows {
    /// This many; `None` if no mission has that many.
    pub fn new(number: u8) -> Option<DarkWindows> {
        (number <= Lamps::MOST).then_some(DarkWindows(number))
    }

    /// Those of a match that has ended: all but the lamps that it has lit; `None` while it goes on.
    pub fn of(game: &Game) -> Option<DarkWindows> {
        Lamps::of(game).map(|lamps| DarkWindows(Lamps::MOST - lamps.0))
    }

    /// How many.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The windows of the mission that the Villain's player has not kept dark.
    pub(super) fn left_lit(self) -> Lamps {
        Lamps(Lamps::MOST - self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_rules::{Options, Scenario};

    #[test]
    fn a_win_lights_three_and_up_to_two_more() {
        let lit = |winner, has_grace, all_stand| Lamps::lit_by(MissionEnd { winner, has_grace, all_stand }).number();
        assert_eq!(lit(Side::Heroes, false, false), 3);
        assert_eq!(lit(Side::Heroes, true, false), 4);
        assert_eq!(lit(Side::Heroes, false, true), 4);
        assert_eq!(lit(Side::Heroes, true, true), Lamps::MOST);
        assert_eq!([lit(Side::Villain, true, true), lit(Side::Villain, true, false)], [1, 1]);
        assert_eq!([lit(Side::Villain, false, true), lit(Side::Villain, false, false)], [0, 0]);
    }

    #[test]
    fn no_mission_has_more_than_five() {
        assert_eq!(Lamps::new(5).map(Lamps::number), Some(5));
        assert_eq!(Lamps::new(6), None);
    }

    #[test]
    fn a_match_lights_lamps_when_it_ends() {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission");
        assert_eq!(Lamps::of(&Game::new(scenario, Options::default(), 7)), None);
        let ended = |text: &str| {
            let record = crate::Record::parse(text).expect("a record");
            let play = crate::Match::replay(&gotham_embedded::catalogue(), &record, crate::Check::Lenient);
            let play = play.expect("it is played back");
            let game = play.game();
            let all_stand = game.state().tablets.iter().all(|tablet| !tablet.is_neutralized());
            let winner = game.state().result.expect("it has ended").winner;
            (winner, all_stand, Lamps::of(game).map(Lamps::number))
        };
        // two matches of a mission without a grace, one won by each side
        let won = ended(include_str!("../../../tests/fixtures/matches/to_sink_a_city-bot-bot.json"));
        let lost = ended(include_str!("../../../tests/fixtures/matches/to_sink_a_city-random-bot.json"));
        assert_eq!(won, (Side::Heroes, true, Some(4)));
        assert_eq!((lost.0, lost.2), (Side::Villain, Some(0)));
        assert_eq!([DarkWindows::new(5).map(DarkWindows::number), DarkWindows::new(6).map(|_| 6)], [Some(5), None]);
    }
}
