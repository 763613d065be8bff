//! What a match against the automated Villain was worth, when the Heroes have beaten him. SOLO XV, G-80

use serde::Serialize;

use super::difficulty::Hardship;
use super::game::Game;
use super::mission;
use super::options::{Options, Variant};
use gotham_content::mission::{Mission, Side};

/// Victory Points, line by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// What they come from; lines worth nothing are left out.
    pub lines: Vec<ScoreLine>,
    /// Whether the Heroes have managed what the mission hopes for besides winning; it is worth no points. `None`: it has
    /// no grace, or has not begun.
    pub grace: Option<bool>,
}

/// A line of the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What it is for.
    pub from: ScoreFrom,
    /// What it is worth.
    pub points: i16,
}

/// What Victory Points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreFrom {
    /// Cubes in the Heroes' Reserve Zones.
    Reserve(u8),
    /// Cubes in their Wound Zones.
    Wounds(u8),
    /// A hardship, with the number of its steps.
    Hardship(Hardship, u8),
    /// A variant, with the number of Heroes.
    Variant(Variant, u8),
}

/// How good a score is. SOLO XV
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are the rulebook's")]
pub enum ScoreRank {
    Novice,
    Intermediate,
    Average,
    AboveAverage,
    Hard,
    Impossible,
    Batman,
}

impl ScoreRank {
    /// Each, with the fewest points that earn it; the first one needs none, and covers everything up to 0. SOLO XV,
    /// G-80
    pub const ALL: [(ScoreRank, i16); 7] = [
        (ScoreRank::Novice, i16::MIN),
        (ScoreRank::Intermediate, 1),
        (ScoreRank::Average, 26),
        (ScoreRank::AboveAverage, 51),
        (ScoreRank::Hard, 76),
        (ScoreRank::Impossible, 101),
        (ScoreRank::Batman, 126),
    ];

    /// The rank of a number of points. SOLO XV, G-80
    pub fn of(points: i16) -> ScoreRank {
        let earned = ScoreRank::ALL.into_iter().rev().find(|(_, fewest)| points >= *fewest);
        earned.map_or(ScoreRank::Novice, |(rank, _)| rank)
    }
}

impl Score {
    /// The score of a match that the Heroes have won; `None` for any other. SOLO XV
    pub fn of(game: &Game) -> Option<Score> {
        let won = game.state().result.is_some_and(|outcome| outcome.winner == Side::Heroes);
        won.then(|| Score::so_far(game))
    }

    /// What the match would be worth if the Heroes won now. SOLO XV
    pub fn so_far(game: &Game) -> Score {
        let (state, scenario) = (game.state(), game.scenario());
        let heroes = state.tablets.iter().count() as u8;
        let cubes = |zone: fn(&super::state::Tablet) -> u8| state.tablets.iter().map(zone).sum::<u8>();
        let (reserve, wounds) = (cubes(|tablet| tablet.reserve), cubes(|tablet| tablet.wounds));
        let of_cubes = [
            ScoreLine { from: ScoreFrom::Reserve(reserve), points: reserve.into() },
            ScoreLine { from: ScoreFrom::Wounds(wounds), points: -i16::from(wounds) },
        ];
        let leaders = scenario.leader_cards.len();
        let of_options = lines_of(&scenario.mission, leaders, game.options(), heroes);
        let lines = of_cubes.into_iter().filter(|line| line.points != 0).chain(of_options).collect();
        Score { lines, grace: mission::grace(game) }
    }

    /// What the options alone are worth on a mission, before it begins. SOLO XV
    pub fn of_options(mission: &Mission, options: &Options) -> Score {
        let leaders = mission.sheet.as_ref().map_or(0, |sheet| sheet.leader_cards.len());
        Score { lines: lines_of(mission, leaders, options, mission.heroes.len() as u8), grace: None }
    }

    /// The sum of all points.
    pub fn total(&self) -> i16 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// How good it is.
    pub fn rank(&self) -> ScoreRank {
        ScoreRank::of(self.total())
    }
}

/// What hardships add and variants cost, one line each. SOLO XV
fn lines_of(mission: &Mission, leaders: usize, options: &Options, heroes: u8) -> Vec<ScoreLine> {
    let of_hardships = options.difficulty.iter().map(|(hardship, steps)| {
        let (steps, points) = worth(mission, leaders, options, hardship, steps);
        ScoreLine { from: ScoreFrom::Hardship(hardship, steps), points }
    });
    let of_variants = options.variants.iter().map(|variant| ScoreLine {
        from: ScoreFrom::Variant(variant, heroes),
        points: -price(variant) * i16::from(heroes),
    });
    of_hardships.chain(of_variants).filter(|line| line.points != 0).collect()
}

/// How many steps of a hardship the mission has room for, and what they are worth. SOLO XV
fn worth(mission: &Mission, leaders: usize, options: &Options, hardship: Hardship, steps: u8) -> (u8, i16) {
    let (steps, times) = match hardship {
        Hardship::Energy => {
            let reserve = mission.villain.reserve.saturating_add_signed(options.villain_reserve);
            (options.extra_energy(reserve.saturating_add(mission.villain.fatigue)), 1)
        }
        Hardship::FewerRounds => (options.fewer_rounds(mission.rounds), 1),
        Hardship::LeaderLife => (steps, leaders),
        _ => (steps, 1),
    };
    (steps, i16::from(hardship.points()) * i16::from(steps) * times as i16)
}

/// What a variant costs for each Hero. SOLO XV
fn price(variant: Variant) -> i16 {
    match variant {
        Variant::ExtraRecovery | Variant::FreeSuccess => 5,
        Variant::RestingMovement | Variant::KeptMovePoints => 1,
        // They help the Villain, and SOLO XV has its own options instead.
        Variant::CheapEvents | Variant::VillainFreeReroll | Variant::SplitMovement => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// G-80: both sides of every boundary of the seven ranks.
    #[test]
    fn ranks_at_their_boundaries() {
        use ScoreRank::{AboveAverage, Average, Batman, Hard, Impossible, Intermediate, Novice};
        let cases = [
            (i16::MIN, Novice),
            (-1, Novice),
            (0, Novice),
            (1, Intermediate),
            (25, Intermediate),
            (26, Average),
            (50, Average),
            (51, AboveAverage),
            (75, AboveAverage),
            (76, Hard),
            (100, Hard),
            (101, Impossible),
            (125, Impossible),
            (126, Batman),
            (i16::MAX, Batman),
        ];
        for (points, rank) in cases {
            assert_eq!(ScoreRank::of(points), rank, "{points}");
        }
    }

    #[test]
    fn variants_cost_what_the_rulebook_says() {
        assert_eq!(Variant::ALL.map(price), [5, 1, 1, 5, 0, 0, 0]);
    }
}
