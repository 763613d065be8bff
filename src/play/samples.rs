//! One of every command, event and question, for the tests of this room.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;

use super::samples_solo;
use gotham_content::DoorState;
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_content::skill::Skill;
use gotham_rules::board::{AreaId, DoorId, ElevatorId, LinkId, MoveType};
use gotham_rules::command::{AttackKind, CardUse, Effort, RerollBy, Space, Stance};
use gotham_rules::event::{ActionTried, AttackOrigin, FieldKind, Part, PartOf, PlacedBy, RollFor};
use gotham_rules::prompt::{ActivationStep, Grant, RolledDie};
use gotham_rules::{
    Ask, CardId, Command, Event, Game, Happening, HeroId, MiniId, ModeId, Options, Prompt, Rule, Scenario, SkillTarget,
    TileId, TokenId, ValueId,
};

/// The first mission with its Heroes chosen.
pub(crate) fn game() -> Game {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission is there");
    let mut game = Game::new(scenario, Options::default(), 1);
    while let Ask::ChooseHero { .. } = game.prompt().ask {
        let command = game.legal().swap_remove(0);
        game.apply(&command).expect("a legal command");
    }
    game
}

/// The first mission, with everything added that only other missions do: it has a number, a mode and a
/// trigger, and is asking the Heroes something.
pub(crate) fn asking() -> Game {
    let mut files = gotham_embedded::files();
    let sheet = files.iter_mut().find(|file| file.name.ends_with("to_sink_a_city.ron")).expect("the mission is there");
    let interactions = "    interactions: [";
    let own = r#"    values: [("stage", 0)],
    modes: [(id: "unaware", name: "Unaware", text: "They look away.", side: Villain, restraints: [NoAttacks])],
    triggers: [(id: "noise", name: "A noise in the dark", when: At(Upkeep), effects: [Add("stage", Just(1))])],
    setup: [Ask(side: Heroes, question: "Wait for the others?", offers: [
        (name: "We go now", effects: []), (name: "We wait for them", effects: []),
    ])],
"#;
    assert!(!sheet.text.contains("    triggers: ["), "the sample brings its own");
    sheet.text = sheet.text.replacen(interactions, &format!("{own}{interactions}"), 1);
    let catalogue = gotham_content::load(&files).expect("the sample is sound");
    let mut game = Game::new(Scenario::new(&catalogue, "to_sink_a_city").expect("it is there"), Options::default(), 1);
    while !matches!(game.prompt().ask, Ask::Choice { .. }) {
        let command = game.legal().swap_remove(0);
        game.apply(&command).expect("a legal command");
    }
    game
}

/// The names of all variants of an enum with this tag.
pub(crate) fn variants<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let error = match serde_json::from_value::<T>(serde_json::json!({ tag: "?" })) {
        Ok(_) => unreachable!("there is no variant \"?\""),
        Err(error) => error.to_string(),
    };
    error.split('`').skip(3).step_by(2).map(str::to_string).collect()
}

const HERO: MiniId = MiniId(0);
const OTHER: MiniId = MiniId(1);
const ENEMY: MiniId = MiniId(4);
const AREA: AreaId = AreaId(3);
const CARD: CardId = CardId(0);
const TILE: TileId = TileId(1);
const TOKEN: TokenId = TokenId(6);

/// Every command.
pub(crate) fn commands() -> Vec<Command> {
    let card = CardUse { card: CARD, line: 1 };
    let effort = Effort { cubes: 2, cards: vec![card], choice: 0, pushing: 1, dice: Vec::new(), with: None };
    let lent = Effort { cards: vec![card], ..Effort::default() };
    let picked = Effort { dice: vec![Color::Red, Color::Black], ..Effort::default() };
    let bound = Effort { with: Some(Skill::Shackle), ..picked.clone() };
    let (mini, target, area) = (HERO, ENEMY, AREA);
    vec![
        Command::ChooseHero { slot: 1, hero: HeroId(2) },
        Command::TakeGadget { mini, card: CARD },
        Command::ChooseAllies { mini, tile: TILE },
        Command::Place { mini: ENEMY, area },
        Command::TakeStance { mini, stance: Stance::Resting },
        Command::EndTurn,
        Command::Move { mini, area, how: MoveType::Adjacent, cubes: 0, card: None, pushing: 0 },
        Command::Move { mini, area, how: MoveType::Break(2), cubes: 1, card: Some(CARD), pushing: 0 },
        Command::Stop,
        Command::Attack { mini, target, kind: AttackKind::Melee, effort: effort.clone(), with: None },
        Command::Attack { mini, target, kind: AttackKind::Melee, effort: effort.clone(), with: Some(Skill::Shackle) },
        Command::Move { mini, area, how: MoveType::Jump(1), cubes: 1, card: None, pushing: 1 },
        Command::PickUp { mini, card: CARD, pushing: 0 },
        Command::PickUp { mini, card: CARD, pushing: 2 },
        Command::Give { mini, card: CARD, to: OTHER, pushing: 0 },
        Command::Take { mini, card: CARD, from: OTHER, pushing: 0 },
        Command::Throw { mini, card: CARD, area, effort: effort.clone() },
        Command::Drop { mini, card: CARD },
        Command::Interact {
            mini,
            interaction: 1,
            here: Some(TOKEN),
            chosen: Some(TokenId(1)),
            target: None,
            effort: effort.clone(),
        },
        Command::PickUpToken { mini, token: TOKEN, pushing: 0 },
        Command::PutDownToken { mini, token: TOKEN, pushing: 0 },
        Command::PickMini { mini: ENEMY },
        Command::PickToken { token: TOKEN },
        Command::PickArea { area },
        Command::ChooseOffer { offer: 1 },
        Command::UseSkill { mini, skill: Skill::Grenade, on: SkillTarget::Area(area), effort: effort.clone() },
        Command::UseSkill { mini, skill: Skill::Attraction, on: SkillTarget::Mini(target), effort: Effort::cubes(1) },
        Command::UseSkill { mini, skill: Skill::Shackle, on: SkillTarget::Mini(target), effort },
        Command::UseSkill { mini, skill: Skill::EliteCommand, on: SkillTarget::Tile(TILE), effort: Effort::cubes(1) },
        Command::ActivateTile { position: 2 },
        Command::Dredge { position: 3 },
        Command::Demobilize { position: 4 },
        Command::PayFrom { space: Space::Reroll },
        Command::ActivateMini { mini: ENEMY },
        Command::ChooseEvent { event: 0 },
        Command::ChoosePart { part: 1 },
        Command::Reinforce { tile: TILE, area },
        Command::Defend { cubes: 1, cards: vec![card] },
        Command::Reroll { die: 2, by: RerollBy::Paid },
        Command::Keep,
        Command::UseSkill { mini, skill: Skill::Combo, on: SkillTarget::Mini(target), effort: picked },
        Command::UseSkill { mini, skill: Skill::Combo, on: SkillTarget::Mini(target), effort: bound },
        Command::UseSkill { mini, skill: Skill::Burst, on: SkillTarget::Mini(target), effort: Effort::default() },
        Command::UseSkill { mini, skill: Skill::Luck, on: SkillTarget::Nothing, effort: lent },
        Command::UseSkill { mini, skill: Skill::Regeneration, on: SkillTarget::Nothing, effort: Effort::cubes(2) },
        Command::PutTokens { count: 2 },
        Command::LoseFrom { space: Space::Melee },
        Command::LandIn { area },
        Command::AddSuccess,
        Command::Decline,
        Command::Finish,
    ]
}

/// What a roll adds up to.
fn parts() -> Vec<Part> {
    vec![
        Part { from: PartOf::Base, amount: 2 },
        Part { from: PartOf::Skill(Skill::MartialArts), amount: 1 },
        Part { from: PartOf::Hindering, amount: -1 },
    ]
}

/// Setup, turns, cubes, Moves and the board.
fn of_turns_and_moves() -> Vec<Happening> {
    use Happening as H;
    let (mini, area, card, tile) = (HERO, AREA, CARD, TILE);
    let cost = vec![Part { from: PartOf::Base, amount: 1 }, Part { from: PartOf::SpecialMove, amount: 2 }];
    vec![
        H::HeroChosen { mini, hero: HeroId(0) },
        H::GadgetTaken { mini, card },
        H::AlliesChosen { mini, tile, count: 3 },
        H::RoundBegins { round: 2 },
        H::TurnBegins { side: Side::Heroes },
        H::TurnEnds { side: Side::Villain },
        H::CubesRested { mini: Some(mini), cubes: 2 },
        H::CubesRested { mini: None, cubes: 1 },
        H::Tired { mini: Some(mini), cubes: 1 },
        H::Tired { mini: None, cubes: 2 },
        H::Recovered { mini: Some(mini), to_reserve: 2, healed: 1 },
        H::StanceTaken { mini, stance: Stance::Active },
        H::Triggered { trigger: 0 },
        H::Spent { mini: Some(mini), space: Some(Space::Melee), cubes: 2 },
        H::Spent { mini: None, space: None, cubes: 1 },
        H::Pushed { mini, cubes: 1 },
        H::CubesLost { cubes: 2 },
        H::MovementBegins { mini, points: 3 },
        H::Moved { mini, from: AreaId(0), to: area, how: MoveType::Climb(2), cost, points_left: 1 },
        H::MovementEnds { mini },
        H::PointsKept { mini, points: 1 },
        H::SuccessAdded { mini },
        H::WallBroken { between: (AreaId(0), area) },
        H::DoorTurned { door: DoorId(0), to: DoorState::Open },
        H::LinkTurned { link: LinkId(0), to: DoorState::Closed },
        H::ElevatorMoved { elevator: ElevatorId(0), area },
        H::AreaTurned { area, to: DoorState::Closed },
        H::DifficultSet { area, level: 2 },
        H::DangerousSet { area, level: 1 },
        H::ElevationSet { area, level: 3 },
        H::Spared { mini, wounds: 1, by: Skill::Parkour },
        H::LaidDown { mini },
        H::StoodUp { mini },
    ]
}

/// Attacks and dice.
fn of_attacks() -> Vec<Happening> {
    use Happening as H;
    let (mini, target, area) = (HERO, ENEMY, AREA);
    let used = vec![CardUse { card: CARD, line: 0 }];
    vec![
        H::AttackDeclared {
            mini,
            target,
            kind: AttackKind::Melee,
            origin: AttackOrigin::Action,
            with: None,
            cards: used,
        },
        H::AttackCounted { mini, target, parts: parts(), successes: 2 },
        H::StoodIn { mini, successes: 1 },
        H::DefenseCounted { mini: target, parts: parts(), successes: 2, through: 1 },
        H::Shackled { mini, tokens: 1 },
        H::Unshackled { mini },
        H::Rolled { mini, roll: RollFor::Defense, dice: vec![(Color::Orange, 2), (Color::White, 0)] },
        H::Rerolled { mini, die: 0, color: Color::Orange, from: 0, to: 2, by: RerollBy::Free },
        H::DieRolled { shown: 4 },
        H::Picked { number: 2, of: 3 },
        H::Shuffled { count: 5 },
        H::Drawn { deck: 0, left: 4 },
        H::Wounded { mini, wounds: 2, left: 7, by: Some(target) },
        H::AttackOver { mini, target },
        H::Neutralized { mini, area: Some(area), by: None },
        H::Revived { mini },
    ]
}

/// Cards, actions, tokens and what a mission does.
fn of_actions_and_missions() -> Vec<Happening> {
    use Happening as H;
    let (mini, target, area, card, tile, token) = (HERO, ENEMY, AREA, CARD, TILE, TOKEN);
    vec![
        H::CardSpent { mini, card },
        H::PickedUp { mini, card, area },
        H::HandedOver { from: mini, to: OTHER, card },
        H::TurnedDown { mini, card },
        H::Dropped { mini, card, area },
        H::Thrown { mini, card, target: area, lands: AreaId(0) },
        H::EquipmentPlaced { card, area },
        H::SkillLost { mini, skill: Skill::ImaginaryFriend },
        H::Regenerated { mini, strength: 2 },
        H::ActionCounted { mini, parts: parts(), successes: 2, difficulty: 3, succeeded: false },
        H::TokenTurned { token: TokenId(0), area, kind: 0, face: 1 },
        H::TokenRemoved { token, area, kind: 1, face: 0 },
        H::TokenPlaced { token, area, kind: 0, face: 1 },
        H::TokenMoved { token, area, kind: 0 },
        H::TokenRevealed { token, area, kind: 0, face: 1 },
        H::TokenHidden { token, area, kind: 0 },
        H::TokenShown { token, area, kind: 0, side: Side::Villain },
        H::TokenPickedUp { mini, token, kind: 0 },
        H::TokenPutDown { mini, token, area, kind: 0 },
        H::CardLost { mini, card },
        H::Interacted { mini, interaction: 1, succeeded: true },
        H::EventResolved { which: 0 },
        H::OfferChosen { side: Side::Heroes, answer: 0 },
        H::MissionRolled { dice: vec![(Color::Red, 2)] },
        H::ValueSet { value: ValueId(0), from: 1, to: 2 },
        H::ModeTurned { mode: ModeId(0), on: true },
        H::LastRoundSet { round: 6 },
        H::Healed { mini: target, healed: 2 },
        H::LeftBoard { mini: target, area, safe: true },
        H::SideChanged { mini: target, side: Some(Side::Heroes) },
        H::ControlChanged { mini: target, control: None },
        H::ScreenChanged { mini, from: HeroId(0), to: HeroId(1), cubes: 10 },
        H::SkillGranted { mini: target, skill: Skill::Parkour, level: 2 },
        H::DarknessSet { area: AREA, dark: true },
        H::FigureSet { hero: HeroId(0), figure: 3 },
        H::Led { mini: target, by: mini },
        H::Released { mini: target },
        H::TileInserted { tile, position: 2 },
        H::TileMoved { tile, position: 0 },
        H::TileBanned { tile, round: 3 },
    ]
}

/// Fields, the River and the end.
fn of_the_villains_side() -> Vec<Happening> {
    use Happening as H;
    let (target, area, tile) = (ENEMY, AREA, TILE);
    vec![
        H::FieldsPlaced { kind: FieldKind::Gas, area, count: 2 },
        H::FieldDissipates { kind: FieldKind::Gas, area },
        H::FieldGone { kind: FieldKind::Gas, area },
        H::Exploded { area, level: 2 },
        H::TileActivated { tile: Some(tile), position: 2, cost: 3 },
        H::TileActivated { tile: None, position: 0, cost: 1 },
        H::MiniActivated { mini: target },
        H::TileNeutralized { tile },
        H::TileRevived { tile },
        H::TileRemoved { tile, demobilized: true },
        H::EventChosen { which: 0 },
        H::PointsGained { points: 5 },
        H::Reinforced { mini: target, area, cost: 2, points_left: 3 },
        H::PointsLost { points: 1 },
        H::Transformed { from: target, to: MiniId(5), area, life: 4 },
        H::PersonalityChanged { mini: target, from: tile, to: TileId(0) },
        H::ReinforcementTurned { area, open: false },
        H::GameOver { winner: Side::Villain, ending: 2 },
        H::CutShort,
    ]
}

/// Every event.
pub(crate) fn events() -> Vec<Event> {
    use Happening as H;
    let (mini, target, area, card, tile, token) = (HERO, ENEMY, AREA, CARD, TILE, TOKEN);
    let tried = [
        ActionTried::Interaction(1),
        ActionTried::PickUpToken(token),
        ActionTried::PutDownToken(token),
        ActionTried::PickUp(card),
        ActionTried::Give(card),
        ActionTried::Take(card),
        ActionTried::Throw(card),
    ];
    let mut events = [of_turns_and_moves(), of_attacks(), of_actions_and_missions(), of_the_villains_side()].concat();
    let by = [
        PlacedBy::Setup,
        PlacedBy::Reinforcement,
        PlacedBy::Pull,
        PlacedBy::Transform,
        PlacedBy::Mission,
        PlacedBy::Led,
    ];
    let on = [SkillTarget::Nothing, SkillTarget::Mini(target), SkillTarget::Area(area), SkillTarget::Tile(tile)];
    events.extend(on.map(|on| H::SkillUsed { mini, skill: Skill::Grenade, on }));
    events.extend(by.map(|by| H::Placed { mini, from: None, area, by }));
    events.push(H::Placed { mini, from: Some(area), area, by: PlacedBy::Mission });
    events.extend(tried.map(|action| H::ActionDeclared { mini, action }));
    events.extend(samples_solo::events(mini, target, area, tile));
    events.into_iter().map(|what| Event { rule: Rule::Movement, what }).collect()
}

/// Every question.
pub(crate) fn prompts() -> Vec<Prompt> {
    let (attacker, target, kind, area) = (ENEMY, HERO, AttackKind::Ranged, AREA);
    let die = RolledDie { color: Color::Yellow, face: 1, freed: false };
    let mut asks = vec![
        Ask::ChooseHero { slot: 0 },
        Ask::TakeGadgets { room: 3 },
        Ask::ChooseAllies,
        Ask::PlaceAlly,
        Ask::TakeStance,
        Ask::HeroAction,
        Ask::KeepMoving { points: 2 },
        Ask::BeforeRecovery,
        Ask::ActivateTile { left: 2 },
        Ask::PayDredge { cubes: 1 },
        Ask::Pick { most: 1, least: 1 },
        Ask::Pick { most: 3, least: 0 },
        Ask::Choice { question: 0 },
        Ask::PutWhere,
        Ask::HandOver { card: CARD, from: OTHER, to: HERO },
        Ask::HandOver { card: CARD, from: HERO, to: OTHER },
        Ask::TakeCard { card: CARD },
        Ask::UseGrant { grant: Grant::Attack { kind, color: Color::Red, dice: 2 } },
        Ask::UseGrant { grant: Grant::Action },
        Ask::ActivateMini { tile: TILE },
        Ask::ChooseEvent,
        Ask::ChoosePart,
        Ask::Reinforce { points: 5 },
        Ask::Defend { attacker, kind, successes: 2 },
        Ask::Reroll {
            roll: RollFor::Thought,
            dice: vec![die],
            bonus: 1,
            free: [0, 1, 0, 0, 0],
            any_free: 1,
            forced: 0,
            rights: vec![RerollBy::Bonus],
            named: Vec::new(),
            modifier: -1,
            against: Some(3),
        },
        Ask::Skill { skill: Skill::Retaliation, attacker, target, kind, amount: 2, left: 1 },
        Ask::Skill { skill: Skill::Burst, attacker, target, kind, amount: 2, left: 1 },
        Ask::Skill { skill: Skill::Sacrifice, attacker, target, kind, amount: 2, left: 1 },
        Ask::Skill { skill: Skill::Combo, attacker, target, kind, amount: 1, left: 1 },
        Ask::Regenerate { most: 2 },
        Ask::FreeSuccess { successes: 2, difficulty: Some(3), target: None },
        Ask::FreeSuccess { successes: 2, difficulty: None, target: Some(ENEMY) },
        Ask::PutTokens { kind: FieldKind::Frost, area, most: 2 },
        Ask::LoseCube { wounds: 1 },
        Ask::LandIn { card: Some(CARD), areas: vec![area, AreaId(4)] },
        Ask::GameOver { winner: Side::Heroes },
        Ask::Nothing,
    ];
    let steps = [ActivationStep::FirstMovement, ActivationStep::Action, ActivationStep::SecondMovement];
    asks.extend(steps.map(|step| Ask::MiniAction { step, attacks_left: 1 }));
    let asked = |ask| Prompt { side: Side::Heroes, subject: Some(HERO), rule: Rule::Movement, ask };
    asks.into_iter().map(asked).collect()
}
