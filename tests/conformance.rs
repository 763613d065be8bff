//! What every mission of the catalogue must withstand in either edition, whatever is said in it: random matches in
//! which at random steps the state goes through JSON and back, every legal command passes, others are refused and
//! change nothing, and the invariants hold; at each step, the question and the side asked agree.

use std::sync::{Arc, LazyLock};

use crate::kit::lively::lively;
use gotham_content::skill::Skill;
use gotham_content::{Color, Side};
use gotham_play::log;
use gotham_rules::answers::candidates::{actions, candidates};
use gotham_rules::answers::{can_act, can_move};
use gotham_rules::board::{AreaId, MoveType};
use gotham_rules::command::{AttackKind, CardUse, Effort, RerollBy, Space, Stance};
use gotham_rules::{
    CardId, Command, Edition, Game, Hardship, HeroId, MiniId, Options, Rule, Scenario, SkillTarget, State, TileId,
    TokenId, Variant, query,
};
use gotham_words::{ENGLISH, Words};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// Longer than any match: only a bot that never ends its turn would need this many.
const TOO_LONG: u32 = 20_000;

fn scenarios() -> Vec<Arc<Scenario>> {
    let catalogue = gotham_embedded::catalogue();
    let ready = |mission: &gotham_content::Mission| {
        Scenario::new(&catalogue, mission.id.as_str()).expect("a mission of the catalogue can be set up")
    };
    catalogue.missions.iter().map(ready).collect()
}

/// One of the legal commands.
fn choose(game: &Game, chance: &mut Pcg32) -> Command {
    let mut legal = lively(game, chance);
    legal.swap_remove(chance.random_range(0..legal.len()))
}

/// Every mission, in either edition.
fn tables() -> impl Iterator<Item = (Arc<Scenario>, Options)> {
    let in_either = |scenario: Arc<Scenario>| {
        Edition::ALL.map(|edition| (Arc::clone(&scenario), Options { edition, ..Options::default() }))
    };
    scenarios().into_iter().flat_map(in_either)
}

/// The standard rules, or any of the variants. R2 XIII
fn by_variants(options: Options, seed: u64) -> Options {
    let mut chance = Pcg32::seed_from_u64(seed ^ 0x13);
    let is_usual = chance.random_range(0..3u8) == 0;
    let variants = Variant::ALL.into_iter().filter(|_| chance.random_range(0..2u8) == 0 && !is_usual);
    // Those that help a human Villain don't go with solo. SOLO XV
    let variants = variants.filter(|variant| !options.solo || variant.helps_heroes()).collect();
    Options { variants, ..options }
}

/// The question names the side that is asked, and this side decides for the miniature in question and for the actor of
/// the answer.
fn the_side_asked_decides(game: &Game, answer: &Command) {
    let prompt = game.prompt();
    assert_eq!(prompt.side, gotham_rules::answers::side_asked(game), "{prompt:?}");
    let acting = answer.effort().map(|(mini, _)| mini).or(answer.pushing().map(|(mini, _)| mini));
    for mini in prompt.subject.into_iter().chain(acting) {
        assert_eq!(game.state().mini(mini).control.side(), Some(prompt.side), "{prompt:?}: {answer:?}");
    }
}

/// Plays a match with random legal commands.
fn walk(scenario: &Arc<Scenario>, options: Options, seed: u64, mut look: impl FnMut(&Game, &mut Pcg32)) -> Game {
    let mut game = Game::new(Arc::clone(scenario), by_variants(options, seed), seed);
    let mut chance = Pcg32::seed_from_u64(seed ^ 0x5eed);
    let mut steps = 0;
    while game.state().result.is_none() {
        look(&game, &mut chance);
        let command = choose(&game, &mut chance);
        the_side_asked_decides(&game, &command);
        if let Err(refusal) = game.apply(&command) {
            panic!("seed {seed}: {command:?} is legal and refused: {refusal}");
        }
        let wrong = query::invariants(&game);
        assert!(wrong.is_empty(), "seed {seed}: after {command:?}: {wrong:?}");
        steps += 1;
        assert!(steps < TOO_LONG, "seed {seed}: the match does not end, asked is {:?}", game.prompt());
    }
    game
}

/// The state through JSON and back is the same game.
fn survives_saving(game: &Game) {
    let saved = serde_json::to_string(game.state()).expect("a state can be saved");
    let state: State = serde_json::from_str(&saved).expect("a saved state can be read");
    let loaded = Game::from_state(Arc::clone(game.scenario()), *game.options(), state);
    assert_eq!(loaded.hash(), game.hash());
    assert_eq!(loaded.prompt(), game.prompt());
}

/// Every legal command is carried out by a copy, and the same way by another copy.
fn every_legal_command_passes(game: &Game, chance: &mut Pcg32) {
    let legal = game.legal();
    let step = legal.len().div_ceil(40);
    for command in legal.iter().skip(chance.random_range(0..step.max(1))).step_by(step.max(1)) {
        assert_eq!(game.why_not(command), None, "{command:?}");
        let (mut one, mut other) = (game.clone(), game.clone());
        let events = one.apply(command).expect("what is legal passes");
        assert_eq!(events, other.apply(command).expect("what is legal passes"));
        assert_eq!(one.hash(), other.hash());
        let wrong = query::invariants(&one);
        assert!(wrong.is_empty(), "after {command:?}: {wrong:?}");
    }
}

/// Those who can move or act are the ones with a Move or an action among the legal answers.
fn who_can_is_who_may(game: &Game) {
    let legal = game.legal();
    for mini in game.state().all_minis() {
        let moves = |command: &Command| matches!(command, Command::Move { mini: of, .. } if *of == mini);
        assert_eq!(can_move(game, mini), legal.iter().any(moves), "{mini:?} at {:?}", game.prompt());
        let mut offers = Vec::new();
        actions(game, mini, &mut offers);
        let is_open = offers.iter().any(|offer| legal.contains(offer));
        assert!(can_act(game, mini) || !is_open, "{mini:?} at {:?}", game.prompt());
    }
}

static ENGLISH_WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(ENGLISH));

/// Candidates and noise: what is refused has a reason and changes nothing, even when it is said.
fn refusals_change_nothing(game: &Game, chance: &mut Pcg32) {
    let hash = game.hash();
    let mut copy = game.clone();
    let offers = candidates(game);
    let refused = offers.into_iter().filter(|command| game.why_not(command).is_some()).take(30);
    let noise: Vec<Command> = (0..20).map(|_| noise(chance)).collect();
    for command in refused.chain(noise) {
        let Some(refusal) = game.why_not(&command) else { continue };
        assert!(
            !log::reason(&ENGLISH_WORDS, game, refusal.why).trim().is_empty(),
            "{command:?} is refused without a sentence"
        );
        assert!(Rule::find(refusal.rule.id()).is_some());
        assert_eq!(copy.apply(&command).expect_err("what is refused does not pass"), refusal);
        assert_eq!(copy.hash(), hash, "{command:?} was refused and changed something");
    }
}

/// Any command with any numbers.
fn noise(chance: &mut Pcg32) -> Command {
    let mut n = |most: u8| chance.random_range(0..=most);
    let any = |n: u8| if n > 60 { 255 } else { n };
    let mini = MiniId(any(n(64)));
    let target = MiniId(any(n(64)));
    let area = AreaId(any(n(64)));
    let card = CardId(any(n(64)));
    let tile = TileId(any(n(64)));
    let space = Space::ALL[usize::from(n(6))];
    let used = CardUse { card, line: n(3) };
    let effort = Effort {
        cubes: any(n(64)),
        cards: vec![used; usize::from(n(2))],
        choice: n(3),
        pushing: any(n(64)),
        dice: vec![Color::Black; usize::from(n(3))],
        with: None,
    };
    let kind = if n(1) == 0 { AttackKind::Melee } else { AttackKind::Ranged };
    let skill = |at: u8| Skill::ALL[usize::from(at) % Skill::ALL.len()];
    let here = (n(1) == 0).then_some(TokenId(9));
    let how = [MoveType::Adjacent, MoveType::Jump(2), MoveType::Climb(2), MoveType::Drop(2), MoveType::Break(1)];
    match n(40) {
        0 => Command::ChooseHero { slot: n(9), hero: HeroId(any(n(64))) },
        1 => Command::TakeGadget { mini, card },
        2 => Command::ChooseAllies { mini, tile },
        3 => Command::Place { mini, area },
        4 => Command::TakeStance { mini, stance: Stance::Resting },
        5..=8 => Command::Move {
            mini,
            area,
            how: how[usize::from(n(4))],
            cubes: n(3),
            card: (n(3) == 0).then_some(card),
            pushing: 0,
        },
        9 => Command::Stop,
        10..=13 => Command::Attack { mini, target, kind, effort, with: (n(2) == 0).then(|| skill(n(60))) },
        14 => Command::PickUp { mini, card, pushing: 0 },
        15 => Command::Give { mini, card, to: target, pushing: 0 },
        16 => Command::Take { mini, card, from: target, pushing: 0 },
        17 => Command::Throw { mini, card, area, effort },
        18 => Command::Drop { mini: MiniId(200), card },
        19 | 20 => Command::Interact {
            mini,
            interaction: n(9),
            here,
            chosen: here,
            target: (n(2) == 0).then_some(target),
            effort,
        },
        21..=24 => {
            let on = match n(3) {
                0 => SkillTarget::Nothing,
                1 => SkillTarget::Mini(target),
                2 => SkillTarget::Area(area),
                _ => SkillTarget::Tile(tile),
            };
            Command::UseSkill { mini, skill: skill(n(60)), on, effort }
        }
        25 => Command::ActivateTile { position: any(n(64)) },
        26 => Command::Dredge { position: any(n(64)) },
        27 => Command::Demobilize { position: any(n(64)) },
        28 => Command::PayFrom { space },
        29 => Command::ActivateMini { mini },
        30 => Command::ChooseEvent { event: n(9) },
        31 => Command::ChoosePart { part: n(9) },
        32 => Command::Reinforce { tile, area },
        33 => Command::Defend { cubes: any(n(64)), cards: vec![used] },
        34 => Command::Reroll { die: any(n(64)), by: RerollBy::Free },
        35..=37 => Command::UseSkill { mini, skill: skill(n(60)), on: SkillTarget::Mini(target), effort },
        38 => Command::LoseFrom { space },
        39 => Command::AddSuccess,
        _ => Command::LandIn { area },
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    /// The generic walk.
    #[test]
    fn every_mission_stands_a_random_match(seed in any::<u64>()) {
        for (scenario, options) in tables() {
            walk(&scenario, options, seed, |game, chance| {
                if chance.random_range(0..40u8) == 0 {
                    survives_saving(game);
                    who_can_is_who_may(game);
                    every_legal_command_passes(game, chance);
                    refusals_change_nothing(game, chance);
                }
            });
        }
    }

    /// A match loaded in the middle ends like the one that was not saved.
    #[test]
    fn a_loaded_match_goes_on_as_before(seed in any::<u64>(), at in 1u32..300) {
        for (scenario, options) in tables() {
            let mut step = 0;
            let mut loaded = None;
            walk(&scenario, options, seed, |game, chance| {
                step += 1;
                if step == at {
                    let saved = serde_json::to_string(game.state()).expect("a state can be saved");
                    let state = serde_json::from_str(&saved).expect("a saved state can be read");
                    loaded = Some((Game::from_state(Arc::clone(&scenario), *game.options(), state), chance.clone()));
                } else if let Some((other, _)) = &mut loaded
                    && step % 50 == 0
                {
                    assert_eq!(other.hash(), game.hash(), "step {step}");
                }
                if let Some((other, chance)) = &mut loaded {
                    let command = choose(other, chance);
                    other.apply(&command).expect("what is legal passes");
                }
            });
        }
    }
}

/// Every mission that cards can play, in either edition. SOLO II
fn tables_of_cards() -> impl Iterator<Item = (Arc<Scenario>, Options)> {
    tables().filter(|(scenario, _)| scenario.program.sheet.is_some()).map(|(scenario, options)| {
        let options = Options { solo: true, ..options };
        (scenario, options)
    })
}

/// The standard Villain, or one that is harder to beat. SOLO XV
fn by_hardships(options: Options, seed: u64) -> Options {
    let mut chance = Pcg32::seed_from_u64(seed ^ 0x50);
    let is_usual = chance.random_range(0..3u8) == 0;
    let hardships = Hardship::ALL.into_iter().filter(|_| chance.random_range(0..2u8) == 0 && !is_usual);
    let difficulty = hardships.fold(options.difficulty, |all, hardship| all.with(hardship, 1));
    Options { difficulty, ..options }
}

/// Only cards decide for the Villain: in random matches of every mission that has a sheet, nobody but the Heroes
/// is asked, all cards stay in the game, and a match that is loaded in the middle goes on as before.
#[test]
fn cards_play_every_mission() {
    for (scenario, options) in tables_of_cards() {
        for seed in 0..SEEDS_OF_CARDS {
            let mut loaded: Option<Game> = None;
            let mut step = 0;
            let options = by_hardships(options, seed);
            let game = walk(&scenario, options, seed, |game, chance| {
                assert_eq!(game.prompt().side, Side::Heroes, "seed {seed}: {:?}", game.prompt());
                step += 1;
                if chance.random_range(0..40u8) == 0 {
                    survives_saving(game);
                    every_legal_command_passes(game, chance);
                    refusals_change_nothing(game, chance);
                }
                if step == 20 + seed * 15 {
                    let saved = serde_json::to_string(game.state()).expect("a state can be saved");
                    let state = serde_json::from_str(&saved).expect("a saved state can be read");
                    loaded = Some(Game::from_state(Arc::clone(&scenario), *game.options(), state));
                }
                if let Some(other) = &mut loaded {
                    assert_eq!(other.hash(), game.hash(), "seed {seed}, step {step}");
                    let command = choose(other, &mut chance.clone());
                    other.apply(&command).expect("what is legal passes");
                }
            });
            assert!(game.state().automaton.is_some());
        }
    }
}

/// Matches of each mission in each edition.
const SEEDS_OF_CARDS: u64 = 8;

/// Several hundred matches end, a hundred in the First edition, and all is well after each of their commands.
#[test]
fn three_hundred_matches_of_every_mission_end() {
    for (scenario, options) in tables() {
        let matches = if options == Options::default() { 300 } else { 100 };
        for seed in 0..matches {
            let game = walk(&scenario, options, seed, |_, _| {});
            assert!(game.legal().is_empty());
        }
    }
}

/// The same seeds give the same matches on every machine, in debug and release, native and in the browser. Anyone who
/// changes the rules or the mission on purpose copies the new numbers from the failure.
#[test]
fn fixed_seeds_give_fixed_matches() {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission");
    let transcripts = [7, 2022, 0xb47].map(|seed| transcript(&scenario, seed));
    assert_eq!(transcripts, FIXED, "left: what this machine plays with these rules; right: what it should");
}

/// Commands, dice drawn, and the hash of the transcript.
const FIXED: [(usize, u32, u64); 3] =
    [(253, 71, 15372666720437552578), (239, 65, 6696143408869780149), (228, 49, 16260561127021798848)];

/// A random match in numbers: its commands and the faces of its dice are what is hashed.
fn transcript(scenario: &Arc<Scenario>, seed: u64) -> (usize, u32, u64) {
    let mut game = Game::new(Arc::clone(scenario), Options::default(), seed);
    let mut chance = Pcg32::seed_from_u64(seed);
    let (mut commands, mut bytes) = (0, Vec::new());
    while game.state().result.is_none() {
        let command = choose(&game, &mut chance);
        bytes.extend(serde_json::to_vec(&command).expect("a command is JSON"));
        let events = game.apply(&command).expect("what is legal passes");
        for event in events.iter().filter(|event| event.rule == Rule::DiceRule) {
            bytes.extend(serde_json::to_vec(event).expect("an event is JSON"));
        }
        commands += 1;
    }
    (commands, game.state().chance.drawn(), xxhash_rust::xxh3::xxh3_64(&bytes))
}
