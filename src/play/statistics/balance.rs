//! Who is ahead: one number from -100 (the Villain has won) to 100 (the Heroes have), made of what the mission itself
//! says counts, and of nothing that a player could not see on the table.
//!
//! | up to | for |
//! |---|---|
//! | 60 | goals: how far the Heroes are toward the objectives of their mission sheet, minus how far the Villain is;
//! weighted as the mission weighs them |
//! | 20 | time: who would win if the game ended now, growing as fewer rounds are left |
//! | 20 | strength: the share of the Heroes' cubes that are not in Wound Zones, minus the share of the Life Points that
//! the Villain's side had on the board at the start |
//!
//! The bots weigh a table by the same objectives and endings, but in floats, one decision at a time and only for
//! themselves; and this room may not know them. So the measure is small, exact, the same for both sides, and can be
//! explained in three lines. It says who is ahead by the mission's own yardstick, not who will win.

use gotham_content::mission::{Ending, Goal, Side};
use gotham_content::script::Compiled;
use gotham_rules::frames::Scope;
use gotham_rules::{Game, mission};

/// What the goals are worth at most, in hundredths.
const GOALS: i32 = 60;
/// What the time is worth at most.
const TIME: i32 = 20;
/// What strength is worth at most.
const STRENGTH: i32 = 20;

/// Won.
pub const WON: i8 = 100;

/// What progress is measured against: the table at the match's beginning.
#[derive(Clone, Debug)]
pub(super) struct Yardstick {
    /// The count of each objective.
    counts: Vec<u8>,
    /// Life Points of the Villain's side on the board.
    life: i32,
}

impl Yardstick {
    /// The yardstick of a match that begins like this.
    pub(super) fn of(start: &Game) -> Yardstick {
        Yardstick { counts: counts(start), life: life(start) }
    }

    /// How the match stands.
    pub(super) fn measure(&self, game: &Game, counts: &[u8]) -> i8 {
        if let Some(result) = game.state().result {
            return if result.winner == Side::Heroes { WON } else { -WON };
        }
        let goals = self.share(game, counts, Side::Heroes) - self.share(game, counts, Side::Villain);
        let strength = heroes_strength(game) - part(life(game), self.life);
        let sum = goals * GOALS / 100 + strength * STRENGTH / 100 + time(game);
        // Nobody has won before the end.
        sum.clamp(1 - i32::from(WON), i32::from(WON) - 1) as i8
    }

    /// How far a side is toward its objectives, in hundredths.
    fn share(&self, game: &Game, counts: &[u8], side: Side) -> i32 {
        let scope = Scope::default();
        let (mut sum, mut weights) = (0, 0);
        let all = game.scenario().program.objectives.iter().zip(counts).zip(&self.counts);
        for ((objective, count), first) in all.filter(|((objective, _), _)| objective.side == side) {
            if !objective.inactive_if.is_empty() && mission::all_hold(game, &objective.inactive_if, &scope) {
                continue;
            }
            let weight = i32::from(objective.weight);
            sum += weight * progress(objective.goal, i32::from(*count), i32::from(*first));
            weights += weight;
        }
        sum / weights.max(1)
    }
}

/// The current count of each objective on the mission sheet.
pub(super) fn counts(game: &Game) -> Vec<u8> {
    let scope = Scope::default();
    let objectives = game.scenario().program.objectives.iter();
    objectives.map(|objective| mission::number(game, &objective.counts, &scope)).collect()
}

/// How far a count is from where it began toward its goal, in hundredths.
fn progress(goal: Goal, count: i32, first: i32) -> i32 {
    match goal {
        Goal::AtLeast(goal) => part(count, i32::from(goal)),
        Goal::AtMost(goal) => {
            let goal = i32::from(goal);
            if count <= goal { 100 } else { part(first.max(count) - count, first.max(count) - goal) }
        }
    }
}

/// A part of a whole in hundredths; 100 if the whole is nothing.
fn part(count: i32, whole: i32) -> i32 {
    if whole <= 0 { 100 } else { (100 * count / whole).clamp(0, 100) }
}

/// Who would win if the time were up, counting more the later it is.
fn time(game: &Game) -> i32 {
    let program = &game.scenario().program;
    let holds = |ending: &&Ending<Compiled>| mission::all_hold(game, &ending.only_if, &Scope::default());
    let Some(ending) = program.endings.iter().filter(|ending| ending.at.is_some()).find(holds) else { return 0 };
    let (round, last) = (i32::from(game.state().round), i32::from(game.state().memory.last_round));
    let worth = TIME * round.min(last) / last.max(1);
    if ending.winner == Side::Heroes { worth } else { -worth }
}

/// The share of the Heroes' cubes that are not in Wound Zones, in hundredths.
fn heroes_strength(game: &Game) -> i32 {
    let state = game.state();
    let of_heroes = |mini: &gotham_rules::MiniId| state.mini(*mini).side == Some(Side::Heroes);
    let tablets = state.with_tablets().filter(of_heroes).filter_map(|mini| state.tablet(mini));
    let (sound, all) = tablets.fold((0, 0), |(sound, all), tablet| {
        let cubes = i32::from(tablet.reserve) + i32::from(tablet.fatigue) + i32::from(tablet.spaces.total());
        (sound + cubes, all + cubes + i32::from(tablet.wounds))
    });
    part(sound, all)
}

/// Life Points of the Villain's side on the board.
fn life(game: &Game) -> i32 {
    let of_villain = game.state().minis.iter().filter(|mini| mini.side == Some(Side::Villain) && mini.area.is_some());
    of_villain.map(|mini| i32::from(mini.life)).sum()
}
