//! What is looked at: terms that every mission and every board has. What is good for the Heroes counts up where that is
//! plain; the weights say how much. The terms of what is numbered in a mission (objectives, endings, numbers) mean
//! something only with that mission's own weights.

use gotham_content::mission::Side;
use gotham_rules::Game;
use gotham_rules::state::Phase;

/// Every term, what it is, and its word in files.
macro_rules! terms {
    ($($(#[$what:meta])+ $term:ident $word:literal,)+) => {
        /// What is looked at.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Term { $($(#[$what])+ $term,)+ }

        impl Term {
            /// Every term.
            pub const ALL: [Term; [$(Term::$term),+].len()] = [$(Term::$term),+];

            /// Its word in files.
            pub fn word(self) -> &'static str {
                match self { $(Term::$term => $word,)+ }
            }
        }
    };
}

terms! {
    /// Always one: what the mission is like.
    Mission "mission",
    /// The Heroes act next.
    HeroesNext "heroes_next",
    /// The first objective of the mission, by how far it is fulfilled.
    FirstObjective "first_objective",
    /// The second objective of the mission, by how far it is fulfilled.
    SecondObjective "second_objective",
    /// The third objective of the mission, by how far it is fulfilled.
    ThirdObjective "third_objective",
    /// The fourth objective of the mission, by how far it is fulfilled.
    FourthObjective "fourth_objective",
    /// The fifth objective of the mission, by how far it is fulfilled.
    FifthObjective "fifth_objective",
    /// The sixth objective of the mission, by how far it is fulfilled.
    SixthObjective "sixth_objective",
    /// The seventh objective of the mission, by how far it is fulfilled.
    SeventhObjective "seventh_objective",
    /// The eighth objective of the mission, by how far it is fulfilled.
    EighthObjective "eighth_objective",
    /// All objectives and endings together, as the bot counts them.
    Objectives "objectives",
    /// Who would win if the mission ended now.
    EndingNow "ending_now",
    /// Steps that are missing until the first ending of the mission.
    FirstEnding "first_ending",
    /// Steps that are missing until the second ending of the mission.
    SecondEnding "second_ending",
    /// Steps that are missing until the third ending of the mission.
    ThirdEnding "third_ending",
    /// Steps that are missing until the fourth ending of the mission.
    FourthEnding "fourth_ending",
    /// Steps until the nearest ending at which the Heroes win at once.
    HeroesEnding "heroes_ending",
    /// The same for the Villain.
    VillainEnding "villain_ending",
    /// Steps that are missing for the ending of the last round.
    LastEnding "last_ending",
    /// How far the Heroes are with the objective with which they are least far.
    HeroesLeast "heroes_least",
    /// And with which they are farthest.
    HeroesMost "heroes_most",
    /// The same for the Villain: the least.
    VillainLeast "villain_least",
    /// And the farthest.
    VillainMost "villain_most",
    /// Steps that the Heroes are missing in all their objectives.
    HeroesSteps "heroes_steps",
    /// The same for the Villain.
    VillainSteps "villain_steps",
    /// Steps that the Heroes are missing for each turn that is left.
    HeroesPace "heroes_pace",
    /// The same for the Villain.
    VillainPace "villain_pace",
    /// The first number that the mission keeps.
    FirstNumber "first_number",
    /// The second number that the mission keeps.
    SecondNumber "second_number",
    /// The third number that the mission keeps.
    ThirdNumber "third_number",
    /// The fourth number that the mission keeps.
    FourthNumber "fourth_number",
    /// The fifth number that the mission keeps.
    FifthNumber "fifth_number",
    /// The sixth number that the mission keeps.
    SixthNumber "sixth_number",
    /// Heroes who play.
    HeroCount "hero_count",
    /// Cubes in the Heroes' Reserves.
    Reserve "reserve",
    /// Cubes in their Fatigue Zones.
    Fatigue "fatigue",
    /// Cubes in their Wound Zones.
    Wounds "wounds",
    /// Those of the Hero who has most.
    MostWounds "most_wounds",
    /// Cubes on their spaces.
    Spent "spent",
    /// What those who stand recover when they are Active.
    Recovery "recovery",
    /// Cubes in their Reserves while it is their turn.
    HeroesToAct "heroes_to_act",
    /// Heroes who are Active.
    ActiveHeroes "active_heroes",
    /// Heroes who are Neutralized.
    Fallen "fallen",
    /// The same squared: the second one weighs more.
    FallenSquared "fallen_squared",
    /// Heroes whom three more Wounds would Neutralize.
    Frail "frail",
    /// Life of the Hero who has least of it.
    LeastLife "least_life",
    /// Menace of enemies around Heroes.
    Hindered "hindered",
    /// Cards that Heroes carry.
    Cards "cards",
    /// Those of them that are Equipment.
    Equipment "equipment",
    /// Miniatures that fight for the Heroes.
    Allies "allies",
    /// Cubes in the Villain's Reserve.
    VillainReserve "villain_reserve",
    /// Cubes in his Fatigue Zone.
    VillainFatigue "villain_fatigue",
    /// Cubes on his spaces.
    VillainSpent "villain_spent",
    /// Cubes that he recovers each turn.
    VillainRecovery "villain_recovery",
    /// Cubes in his Reserve while it is his turn.
    VillainToAct "villain_to_act",
    /// Activations that he has left in it.
    ActivationsLeft "activations_left",
    /// His miniatures on the board.
    Miniatures "miniatures",
    /// What they would cost as Reinforcements.
    Strength "strength",
    /// Life Points of those that are no Reinforcements.
    Leaders "leaders",
    /// Attacks that they have.
    Attacks "attacks",
    /// Those of them that reach a Hero.
    AttacksNear "attacks_near",
    /// Those that are no Reinforcements, up to two Moves away from a Hero.
    LeadersNear "leaders_near",
    /// The Villain's miniatures in Areas of Heroes.
    Pressed "pressed",
    /// And one Move away.
    Near "near",
    /// Tiles of the River with their Character side up.
    LivingTiles "living_tiles",
    /// Tiles of the River whose miniatures are all gone.
    DeadTiles "dead_tiles",
    /// Miniatures of the tiles that cost three cubes or fewer.
    RiverFront "river_front",
    /// What an Event costs.
    EventPrice "event_price",
    /// Places of the Heroes' objectives where one of them stands.
    HeroesThere "heroes_there",
    /// How near they are to all those places.
    HeroesWays "heroes_ways",
    /// Moves to the nearest of them.
    HeroesClosest "heroes_closest",
    /// The same for the Villain: places where somebody stands.
    VillainThere "villain_there",
    /// How near he is to all.
    VillainWays "villain_ways",
    /// Moves to the nearest.
    VillainClosest "villain_closest",
    /// Those whom Heroes lead.
    HeroesLed "heroes_led",
    /// Tokens that they carry.
    HeroesCarry "heroes_carry",
    /// How near to its place is what they are to bring there.
    HeroesHauls "heroes_hauls",
    /// The same for the Villain: those who are led.
    VillainLed "villain_led",
    /// Tokens that are carried.
    VillainCarry "villain_carry",
    /// How near to its place is what is to be brought.
    VillainHauls "villain_hauls",
    /// How near the Heroes are to the ways out.
    ExitWays "exit_ways",
    /// Moves of the farthest of them.
    ExitFarthest "exit_farthest",
    /// How near those who are led are to the ways out.
    LedWays "led_ways",
    /// The Villain's miniatures beside them.
    LedFoes "led_foes",
}

impl Term {
    /// The objectives, in the mission's order.
    pub(super) const OBJECTIVES: [Term; 8] = [
        Term::FirstObjective,
        Term::SecondObjective,
        Term::ThirdObjective,
        Term::FourthObjective,
        Term::FifthObjective,
        Term::SixthObjective,
        Term::SeventhObjective,
        Term::EighthObjective,
    ];
    /// The endings.
    pub(super) const ENDINGS: [Term; 4] =
        [Term::FirstEnding, Term::SecondEnding, Term::ThirdEnding, Term::FourthEnding];
    /// The mission's numbers.
    pub(super) const NUMBERS: [Term; 6] = [
        Term::FirstNumber,
        Term::SecondNumber,
        Term::ThirdNumber,
        Term::FourthNumber,
        Term::FifthNumber,
        Term::SixthNumber,
    ];

    /// Whether a term means something of its own in each mission: what is numbered there, and what is measured in its
    /// steps.
    pub fn is_of_mission(self) -> bool {
        let numbered: [&[Term]; 3] = [&Term::OBJECTIVES, &Term::ENDINGS, &Term::NUMBERS];
        let in_steps = matches!(
            self,
            Term::Objectives
                | Term::EndingNow
                | Term::HeroesEnding
                | Term::VillainEnding
                | Term::LastEnding
                | Term::HeroesPace
                | Term::VillainPace
        );
        in_steps || matches!(self, Term::Mission | Term::HeroesNext) || numbered.iter().any(|list| list.contains(&self))
    }
}

/// What a table looks like.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Terms {
    counts: [i32; Term::ALL.len()],
    /// Turns that have passed, and all after the first.
    passed: (u8, u8),
}

impl Terms {
    /// Looks at a table. What lies face down, and what will be drawn, is always imagined in the same way.
    pub fn of(game: &Game) -> Terms {
        let game = &*game.blind(0);
        let mut terms = Terms { counts: [0; Term::ALL.len()], passed: passed(game) };
        terms.set(Term::Mission, 1);
        terms.set(Term::HeroesNext, i32::from(acts_next(game) == Side::Heroes));
        terms.mission(game);
        terms.heroes(game);
        terms.villain(game);
        terms.ways(game);
        terms
    }

    /// How much of a term there is.
    pub fn count(&self, term: Term) -> i32 {
        self.counts[term as usize]
    }

    /// Turns of either side that have passed, and how many pass before the last one.
    pub fn passed(&self) -> (u8, u8) {
        self.passed
    }

    pub(super) fn set(&mut self, term: Term, count: i32) {
        self.counts[term as usize] = count;
    }

    pub(super) fn add(&mut self, term: Term, count: i32) {
        self.counts[term as usize] += count;
    }
}

/// Turns of either side that have passed, and how many pass before the last one. Upkeep belongs to the first turn.
fn passed(game: &Game) -> (u8, u8) {
    let state = game.state();
    let all = 2 * state.memory.last_round.clamp(1, 100) - 1;
    let second = match state.phase {
        Phase::HeroesTurn => game.scenario().mission.initiative == Side::Villain,
        Phase::VillainsTurn => game.scenario().mission.initiative == Side::Heroes,
        Phase::Setup | Phase::Upkeep | Phase::GameOver => false,
    };
    let turns = 2 * state.round.saturating_sub(1).min(100) + u8::from(second);
    (turns.min(all), all)
}

/// Who acts next: in Upkeep, who has the Initiative.
fn acts_next(game: &Game) -> Side {
    match game.state().phase {
        Phase::HeroesTurn => Side::Heroes,
        Phase::VillainsTurn => Side::Villain,
        Phase::Setup | Phase::Upkeep | Phase::GameOver => game.scenario().mission.initiative,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_embedded::catalogue;
    use gotham_rules::state::State;
    use gotham_rules::{Options, Scenario};
    use std::collections::BTreeSet;

    /// What a table of Icy Welcome looks like after a change: one Hero, three Bombs to prime.
    fn changed(change: impl Fn(&mut State)) -> Terms {
        let scenario = Scenario::new(&catalogue(), "icy_welcome").expect("the mission");
        let mut game = Game::new(scenario, Options::default(), 1);
        while game.state().phase == Phase::Setup {
            let command = game.legal().swap_remove(0);
            game.apply(&command).expect("a legal command");
        }
        let mut state = game.state().clone();
        change(&mut state);
        Terms::of(&Game::from_state(game.scenario().clone(), *game.options(), state))
    }

    #[test]
    fn every_term_has_a_word_and_a_place_of_its_own() {
        assert_eq!(Term::ALL.map(Term::word).into_iter().collect::<BTreeSet<_>>().len(), Term::ALL.len());
        assert!(Term::ALL.iter().enumerate().all(|(at, term)| *term as usize == at));
    }

    #[test]
    fn time_passes_turn_by_turn() {
        let (passed, all) = changed(|_| ()).passed();
        assert_eq!(passed, 0);
        assert_eq!(changed(|state| state.round = 2).passed(), (2, all));
        assert_eq!(changed(|state| state.round = 99).passed(), (all, all));
    }

    #[test]
    fn a_step_toward_an_objective_is_seen_in_it_and_in_its_ending() {
        let before = changed(|_| ());
        let after = changed(|state| {
            let bomb = state.tokens.iter_mut().find(|token| token.face == 0 && token.kind == 0);
            bomb.expect("a Bomb").face = 1;
        });
        assert!(after.count(Term::FirstObjective) > before.count(Term::FirstObjective));
        assert_eq!(after.count(Term::HeroesEnding), before.count(Term::HeroesEnding) - 1);
        assert!(after.count(Term::HeroesPace) < before.count(Term::HeroesPace));
    }

    #[test]
    fn a_hero_who_falls_is_no_longer_counted_among_those_who_stand() {
        let before = changed(|_| ());
        let after = changed(|state| {
            let tablet = state.tablets.iter_mut().next().expect("a Hero");
            tablet.wounds += tablet.reserve + tablet.fatigue;
            (tablet.reserve, tablet.fatigue, tablet.spaces) = (0, 0, Default::default());
        });
        assert_eq!([before.count(Term::Fallen), after.count(Term::Fallen)], [0, 1]);
        assert!(after.count(Term::Recovery) < before.count(Term::Recovery));
        assert!(after.count(Term::MostWounds) > before.count(Term::MostWounds));
    }
}
