//! What is looked at: terms that every mission and every board has. What is good for the Heroes counts up where that is
//! plain; the weights say how much.

use crate::bot::goals::{self, Goal};
use gotham_content::mission::{Ending, Goal as Wanted, Side};
use gotham_content::script::Compiled;
use gotham_rules::board::AreaId;
use gotham_rules::frames::Scope;
use gotham_rules::state::{Body, Phase, RiverSlot};
use gotham_rules::{Game, MiniId, mission, query};

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Term {
    /// Always one: what the mission is like.
    Mission,
    /// The Heroes act next.
    HeroesNext,
    /// The first objective of the mission, by how far it is fulfilled.
    FirstObjective,
    /// The second one.
    SecondObjective,
    /// The third one.
    ThirdObjective,
    /// The fourth one.
    FourthObjective,
    /// The fifth one.
    FifthObjective,
    /// All objectives and endings together, as the bot counts them.
    Objectives,
    /// Who would win if the mission ended now.
    EndingNow,
    /// What the Heroes' interactions would bring, nearer ones more.
    HeroesProspects,
    /// The same for the Villain's.
    VillainProspects,
    /// The best of the Heroes' prospects.
    HeroesBest,
    /// The best of the Villain's.
    VillainBest,
    /// Cubes in the Heroes' Reserves.
    Reserve,
    /// Cubes in their Fatigue Zones.
    Fatigue,
    /// Cubes in their Wound Zones.
    Wounds,
    /// Heroes who are Neutralized.
    Fallen,
    /// Heroes whom three more Wounds would Neutralize.
    Frail,
    /// Cards that Heroes carry.
    Cards,
    /// Miniatures that fight for the Heroes.
    Allies,
    /// Cubes in the Villain's Reserve.
    VillainReserve,
    /// Cubes in his Fatigue Zone.
    VillainFatigue,
    /// His miniatures on the board.
    Miniatures,
    /// What they would cost as Reinforcements.
    Strength,
    /// Life Points of those that are no Reinforcements.
    Leaders,
    /// Tiles of the River whose miniatures are all gone.
    DeadTiles,
    /// The Villain's miniatures in Areas of Heroes.
    Pressed,
    /// And one Move away.
    Near,
    /// Where the Heroes have something to do: enemies who stand there.
    Guarded,
    /// Where the Villain has something to do: Heroes and allies who stand there.
    Guarding,
}

impl Term {
    /// Every term.
    pub const ALL: [Term; 30] = [
        Term::Mission,
        Term::HeroesNext,
        Term::FirstObjective,
        Term::SecondObjective,
        Term::ThirdObjective,
        Term::FourthObjective,
        Term::FifthObjective,
        Term::Objectives,
        Term::EndingNow,
        Term::HeroesProspects,
        Term::VillainProspects,
        Term::HeroesBest,
        Term::VillainBest,
        Term::Reserve,
        Term::Fatigue,
        Term::Wounds,
        Term::Fallen,
        Term::Frail,
        Term::Cards,
        Term::Allies,
        Term::VillainReserve,
        Term::VillainFatigue,
        Term::Miniatures,
        Term::Strength,
        Term::Leaders,
        Term::DeadTiles,
        Term::Pressed,
        Term::Near,
        Term::Guarded,
        Term::Guarding,
    ];

    /// Its word in files.
    pub fn word(self) -> &'static str {
        match self {
            Term::Mission => "mission",
            Term::HeroesNext => "heroes_next",
            Term::FirstObjective => "first_objective",
            Term::SecondObjective => "second_objective",
            Term::ThirdObjective => "third_objective",
            Term::FourthObjective => "fourth_objective",
            Term::FifthObjective => "fifth_objective",
            Term::Objectives => "objectives",
            Term::EndingNow => "ending_now",
            Term::HeroesProspects => "heroes_prospects",
            Term::VillainProspects => "villain_prospects",
            Term::HeroesBest => "heroes_best",
            Term::VillainBest => "villain_best",
            Term::Reserve => "reserve",
            Term::Fatigue => "fatigue",
            Term::Wounds => "wounds",
            Term::Fallen => "fallen",
            Term::Frail => "frail",
            Term::Cards => "cards",
            Term::Allies => "allies",
            Term::VillainReserve => "villain_reserve",
            Term::VillainFatigue => "villain_fatigue",
            Term::Miniatures => "miniatures",
            Term::Strength => "strength",
            Term::Leaders => "leaders",
            Term::DeadTiles => "dead_tiles",
            Term::Pressed => "pressed",
            Term::Near => "near",
            Term::Guarded => "guarded",
            Term::Guarding => "guarding",
        }
    }
}

/// The terms of objectives, in the order of the mission's.
const OBJECTIVES: [Term; 5] =
    [Term::FirstObjective, Term::SecondObjective, Term::ThirdObjective, Term::FourthObjective, Term::FifthObjective];

/// What one step of an objective counts if its goal is as low as one.
const WHOLE: i32 = 100;

/// How many Wounds a frail Hero can't stand.
const FRAIL: u8 = 3;

/// A Move farther away, a prospect is worth this much less of a hundred.
const A_MOVE_AWAY: i32 = 85;

/// What a table looks like.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Terms {
    counts: [i32; Term::ALL.len()],
    /// Rounds that have passed, and all after the first.
    passed: (u8, u8),
}

impl Terms {
    /// Looks at a table. What lies face down, and what will be drawn, is always imagined in the same way.
    pub fn of(game: &Game) -> Terms {
        let game = &*game.blind(0);
        let state = game.state();
        let all = state.memory.last_round.max(2) - 1;
        let mut terms = Terms { counts: [0; Term::ALL.len()], passed: (state.round.saturating_sub(1).min(all), all) };
        terms.set(Term::Mission, 1);
        terms.set(Term::HeroesNext, i32::from(acts_next(game) == Side::Heroes));
        terms.mission(game);
        terms.heroes(game);
        terms.villain(game);
        terms.both(game);
        terms
    }

    /// How much of a term there is.
    pub fn count(&self, term: Term) -> i32 {
        self.counts[term as usize]
    }

    /// Rounds that have passed, and how many pass in all.
    pub fn passed(&self) -> (u8, u8) {
        self.passed
    }

    fn set(&mut self, term: Term, count: i32) {
        self.counts[term as usize] = count;
    }

    fn add(&mut self, term: Term, count: i32) {
        self.counts[term as usize] += count;
    }

    fn mission(&mut self, game: &Game) {
        let program = &game.scenario().program;
        let scope = Scope::default();
        for (term, objective) in OBJECTIVES.into_iter().zip(&program.objectives) {
            if !objective.inactive_if.is_empty() && mission::all_hold(game, &objective.inactive_if, &scope) {
                continue;
            }
            let count = i32::from(mission::number(game, &objective.counts, &scope));
            let share = match objective.goal {
                Wanted::AtLeast(goal) => WHOLE * count.min(2 * i32::from(goal)) / i32::from(goal.max(1)),
                Wanted::AtMost(goal) => WHOLE * (i32::from(goal) - count) / (i32::from(goal) + 2),
            };
            self.set(term, if objective.side == Side::Heroes { share } else { -share });
        }
        let holds = |ending: &&Ending<Compiled>| mission::all_hold(game, &ending.only_if, &scope);
        if let Some(ending) = program.endings.iter().filter(|ending| ending.at.is_some()).find(holds) {
            self.set(Term::EndingNow, if ending.winner == Side::Heroes { 1 } else { -1 });
        }
        self.set(Term::Objectives, whole(goals::worth(game, Side::Heroes)));
        for (side, sum, best) in [
            (Side::Heroes, Term::HeroesProspects, Term::HeroesBest),
            (Side::Villain, Term::VillainProspects, Term::VillainBest),
        ] {
            let goals = goals::goals(game, side);
            for prospect in goals.iter().map(|goal| prospect(game, side, goal)) {
                self.add(sum, prospect);
                self.counts[best as usize] = self.counts[best as usize].max(prospect);
            }
            let term = if side == Side::Heroes { Term::Guarded } else { Term::Guarding };
            let places: Vec<AreaId> = goals.iter().filter_map(|goal| goal.area).collect();
            let stands = |mini: &MiniId| state_area(game, *mini).is_some_and(|area| places.contains(&area));
            self.set(term, count(living(game, side.enemy()).filter(stands)));
        }
    }

    fn heroes(&mut self, game: &Game) {
        for hero in query::heroes(game) {
            let Some(tablet) = game.state().tablet(hero) else { continue };
            self.add(Term::Reserve, tablet.reserve.into());
            self.add(Term::Fatigue, tablet.fatigue.into());
            self.add(Term::Wounds, tablet.wounds.into());
            self.add(Term::Cards, (tablet.equipment.len() + tablet.gadgets.len()) as i32);
            let is_living = query::is_living(game, hero);
            self.add(Term::Fallen, i32::from(!is_living));
            self.add(Term::Frail, i32::from(is_living && query::life(game, hero) <= FRAIL));
        }
        let allies = living(game, Side::Heroes).filter(|mini| !game.state().mini(*mini).has_tablet());
        self.set(Term::Allies, count(allies));
    }

    fn villain(&mut self, game: &Game) {
        let state = game.state();
        self.set(Term::VillainReserve, state.post.reserve.into());
        self.set(Term::VillainFatigue, state.post.fatigue.into());
        for mini in living(game, Side::Villain) {
            let body = state.mini(mini);
            let Body::Tile(tile) = body.body else { continue };
            self.add(Term::Miniatures, 1);
            match game.scenario().tile(tile).reinforcement {
                Some(cost) => self.add(Term::Strength, cost.into()),
                None => self.add(Term::Leaders, query::life(game, mini).into()),
            }
        }
        let is_dead = |slot: &&RiverSlot| matches!(slot, RiverSlot::Tile { neutralized: true, .. });
        self.set(Term::DeadTiles, count(state.river.iter().filter(is_dead)));
    }

    fn both(&mut self, game: &Game) {
        let heroes: Vec<AreaId> = query::heroes(game)
            .filter(|hero| query::is_living(game, *hero))
            .filter_map(|hero| state_area(game, hero))
            .collect();
        for area in living(game, Side::Villain).filter_map(|mini| state_area(game, mini)) {
            match heroes.iter().filter_map(|hero| query::distance(game, area, *hero)).min() {
                Some(0) => self.add(Term::Pressed, 1),
                Some(1) => self.add(Term::Near, 1),
                _ => {}
            }
        }
    }
}

/// Who acts next: in Upkeep, who has the Initiative.
fn acts_next(game: &Game) -> Side {
    match game.state().phase {
        Phase::HeroesTurn => Side::Heroes,
        Phase::VillainsTurn => Side::Villain,
        Phase::Setup | Phase::Upkeep | Phase::GameOver => game.scenario().mission.initiative,
    }
}

/// What a goal is worth from where those stand who may go for it.
fn prospect(game: &Game, side: Side, goal: &Goal) -> i32 {
    let Some(area) = goal.area else { return whole(goal.gain) };
    let far = |mini: MiniId| state_area(game, mini).and_then(|from| query::distance(game, from, area));
    let nearest = match goal.by {
        Some(mini) => far(mini),
        None => living(game, side).filter_map(far).min(),
    };
    let Some(moves) = nearest else { return 0 };
    (0..moves).fold(whole(goal.gain), |worth, _| worth * A_MOVE_AWAY / 100)
}

/// The miniatures of a side that stand on the board.
fn living(game: &Game, side: Side) -> impl Iterator<Item = MiniId> {
    let is_of = move |mini: &MiniId| game.state().mini(*mini).side == Some(side) && query::is_living(game, *mini);
    game.state().all_minis().filter(is_of)
}

fn state_area(game: &Game, mini: MiniId) -> Option<AreaId> {
    game.state().mini(mini).area
}

fn count<T>(all: impl Iterator<Item = T>) -> i32 {
    i32::try_from(all.count()).unwrap_or(i32::MAX)
}

/// What the bot counts, in whole numbers and without a game that is won already.
fn whole(worth: f64) -> i32 {
    worth.clamp(-2000.0, 2000.0) as i32
}
