//! One of every event of the automated Villain, for the tests of this room.

use gotham_content::solo::{LeaderTask, Task, Tiebreaker};
use gotham_rules::ai_task::{AreaReason, Lots, PlaceRolled, Skipped, StruckOut};
use gotham_rules::board::AreaId;
use gotham_rules::command::AttackKind;
use gotham_rules::{AiCardId, AiTask, Happening, MiniId, TileId};

/// A Task that begins without anything to explain.
pub(crate) fn begun(mini: MiniId, task: AiTask) -> Happening {
    Happening::TaskBegun {
        mini,
        task,
        hero: None,
        area: None,
        objective: None,
        reason: AreaReason::Plain,
        lots: Lots::NONE,
        attack: None,
        option: None,
    }
}

/// Every event of the cards.
pub(crate) fn events(hero: MiniId, mini: MiniId, area: AreaId, tile: TileId) -> Vec<Happening> {
    use Happening as H;
    let attack = AiTask::Tile(Task::Attack);
    let lots = Lots { heroes: 2, areas: 3, deeds: 2 };
    let mut events = vec![
        H::CardRevealed { card: AiCardId(0) },
        H::CardPassedOver { card: AiCardId(0), why: Skipped::NoLeader },
        H::PassedOver { tile: Some(tile) },
        H::PassedOver { tile: None },
        H::ColumnBegun { column: 0 },
        H::ThirdActivation { column: 1 },
        H::TaskRolled { mini, shown: 3, task: AiTask::Leader(LeaderTask::Escort(2)) },
        H::MinionCalled { leader: mini, mini: MiniId(5), of: 1 },
        H::MinionCalled { leader: mini, mini: MiniId(5), of: 3 },
        H::DefenseWeighed { mini, missing: 0, cubes: 0 },
        H::DefenseWeighed { mini, missing: 2, cubes: 0 },
        H::DefenseWeighed { mini, missing: 1, cubes: 1 },
        H::EventMeant { which: 0, by_sheet: true, of: 1 },
        H::EventMeant { which: 0, by_sheet: false, of: 1 },
        H::EventMeant { which: 0, by_sheet: false, of: 3 },
        H::TaskBegun {
            mini,
            task: attack,
            hero: Some(hero),
            area: Some(area),
            objective: Some(area),
            reason: AreaReason::LeavesToAttack,
            lots,
            attack: Some(AttackKind::Melee),
            option: Some(2),
        },
    ];
    for heroes in [None, Some(0), Some(2)] {
        let kind = AttackKind::Ranged;
        events.push(H::AttackRolled { mini, shown: 4, heroes, kind, option: heroes });
    }
    let places = [
        PlaceRolled::Token,
        PlaceRolled::ClosestToHero,
        PlaceRolled::NoSuchToken,
        PlaceRolled::NoRoom,
        PlaceRolled::Beside,
    ];
    for what in places {
        events.push(H::PlaceRolled { mini, shown: 5, area: (what != PlaceRolled::NoSuchToken).then_some(area), what });
    }
    let skipped =
        [Skipped::TooDear { cost: 3, reserve: 1 }, Skipped::NoLeader, Skipped::NoTile, Skipped::Banned { round: 3 }];
    events.extend(skipped.map(|why| H::ColumnSkipped { column: 1, why }));
    events.extend(STRUCK_OUT.map(|why| H::TaskStruckOut { mini, task: attack, why }));
    events.extend(TIES.map(|by| H::TieBroken { hero, by, of: 3, left: 2 }));
    events.extend(TASKS.map(|task| begun(mini, task)));
    events
}

const STRUCK_OUT: [StruckOut; 12] = [
    StruckOut::NoHero,
    StruckOut::NoCharacteristic,
    StruckOut::NoSkill,
    StruckOut::NobodyInReach,
    StruckOut::HeroTooFar,
    StruckOut::LiesDown,
    StruckOut::NoObjective,
    StruckOut::CannotAdvance,
    StruckOut::ObjectiveTooFar,
    StruckOut::NoMinion,
    StruckOut::Unhurt,
    StruckOut::NoRoom,
];

const TIES: [Tiebreaker; 9] = [
    Tiebreaker::MostWounds,
    Tiebreaker::FewestWounds,
    Tiebreaker::MostFatigue,
    Tiebreaker::LowestReserve,
    Tiebreaker::HighestReserve,
    Tiebreaker::Resting,
    Tiebreaker::Active,
    Tiebreaker::FewestVillains,
    Tiebreaker::ClosestToObjective,
];

/// Every Task that a card may have.
pub(crate) const TASKS: [AiTask; 22] = [
    AiTask::Tile(Task::Attack),
    AiTask::Tile(Task::Advance),
    AiTask::Tile(Task::Protect),
    AiTask::TowardsHero,
    AiTask::Leader(LeaderTask::Melee),
    AiTask::Leader(LeaderTask::MeleeOrRanged),
    AiTask::Leader(LeaderTask::PointBlank),
    AiTask::Leader(LeaderTask::Ranged),
    AiTask::Leader(LeaderTask::ReachMelee(2)),
    AiTask::Leader(LeaderTask::Snipe),
    AiTask::Leader(LeaderTask::Blast),
    AiTask::Leader(LeaderTask::Escort(2)),
    AiTask::Leader(LeaderTask::Grenade),
    AiTask::Leader(LeaderTask::HitAndRun(3)),
    AiTask::Leader(LeaderTask::Manipulate),
    AiTask::Leader(LeaderTask::ManipulateOrThought),
    AiTask::Leader(LeaderTask::Order(2)),
    AiTask::Leader(LeaderTask::Protect),
    AiTask::Leader(LeaderTask::Restore),
    AiTask::Leader(LeaderTask::SneakAttack(1)),
    AiTask::Leader(LeaderTask::Stun),
    AiTask::Leader(LeaderTask::Thought),
];
