//! What the automated Villain does and why, in words. G-53

use super::teller::Teller;
use gotham_content::solo::{LeaderTask, Slot, Task, Tiebreaker};
use gotham_rules::ai_cards::AiCard;
use gotham_rules::ai_task::{Skipped, StruckOut};
use gotham_rules::{AiCardId, AiTask, Happening};
use gotham_words::Words;

/// An event of the automated Villain in words; `None` if it isn't one.
pub(super) fn said(words: &Words, tell: &Teller, what: &Happening) -> Option<String> {
    Some(match what {
        Happening::CardRevealed { card } => return revealed(words, tell, *card),
        Happening::PassedOver { tile: Some(tile) } => words.solo_passed_over(tell.tile(*tile)),
        Happening::PassedOver { tile: None } => words.solo_event_passed_over().into(),
        Happening::ColumnSkipped { why, .. } => skipped(words, *why),
        Happening::TaskStruckOut { mini, task, why } => {
            words.solo_struck_out(tell.mini(*mini), self::task(words, *task), struck_out(words, *why))
        }
        Happening::TaskBegun { mini, task, hero, area, .. } => {
            let (who, task) = (tell.mini(*mini), self::task(words, *task));
            match (hero, area) {
                (None, None) => words.solo_begins(who, task),
                (Some(hero), None) => words.solo_begins_at(who, task, tell.mini(*hero)),
                (None, Some(area)) => words.solo_begins_in(who, task, tell.area(*area)),
                (Some(hero), Some(area)) => words.solo_begins_at_in(who, task, tell.mini(*hero), tell.area(*area)),
            }
        }
        Happening::TieBroken { hero, by, of, .. } => {
            words.solo_tie_broken(tell.mini(*hero), *of, tiebreaker(words, *by))
        }
        _ => return None,
    })
}

/// Why nobody is activated.
pub(super) fn skipped(words: &Words, why: Skipped) -> String {
    match why {
        Skipped::TooDear { cost, reserve } => words.solo_too_dear(cost, reserve),
        Skipped::NoLeader => words.solo_no_leader().into(),
        Skipped::NoTile => words.solo_no_tile().into(),
        Skipped::Banned { round } => words.solo_banned(round),
    }
}

fn revealed(words: &Words, tell: &Teller, card: AiCardId) -> Option<String> {
    let scenario = tell.titles.game.scenario();
    let slot = |slot: Slot| match slot {
        Slot::River(position) => words.solo_position(position),
        Slot::Leader => words.solo_any_leader().to_string(),
    };
    Some(match scenario.ai_card(card)? {
        AiCard::Tile(card) => words.solo_tile_card(slot(card.columns[0].slot), slot(card.columns[1].slot)),
        AiCard::Leader(card) => words.solo_leader_card(tell.tile(*scenario.tiles_of(card).first()?)),
    })
}

/// What a miniature is about to do.
pub(super) fn task(words: &Words, task: AiTask) -> &str {
    match task {
        AiTask::Tile(Task::Attack) => words.solo_attack(),
        AiTask::Tile(Task::Advance) => words.solo_advance(),
        AiTask::Tile(Task::Protect) | AiTask::Leader(LeaderTask::Protect) => words.solo_protect(),
        AiTask::TowardsHero => words.solo_towards(),
        AiTask::Leader(LeaderTask::Melee) => words.solo_melee(),
        AiTask::Leader(LeaderTask::MeleeOrRanged) => words.solo_melee_or_ranged(),
        AiTask::Leader(LeaderTask::PointBlank) => words.solo_point_blank(),
        AiTask::Leader(LeaderTask::Ranged) => words.solo_ranged(),
        AiTask::Leader(LeaderTask::ReachMelee(_)) => words.solo_reach_melee(),
        AiTask::Leader(LeaderTask::Snipe) => words.solo_snipe(),
        AiTask::Leader(LeaderTask::Blast) => words.solo_blast(),
        AiTask::Leader(LeaderTask::Escort(_)) => words.solo_escort(),
        AiTask::Leader(LeaderTask::Grenade) => words.solo_grenade(),
        AiTask::Leader(LeaderTask::HitAndRun(_)) => words.solo_hit_and_run(),
        AiTask::Leader(LeaderTask::Manipulate) => words.solo_manipulate(),
        AiTask::Leader(LeaderTask::ManipulateOrThought) => words.solo_manipulate_or_thought(),
        AiTask::Leader(LeaderTask::Order(_)) => words.solo_order(),
        AiTask::Leader(LeaderTask::Restore) => words.solo_restore(),
        AiTask::Leader(LeaderTask::SneakAttack(_)) => words.solo_sneak_attack(),
        AiTask::Leader(LeaderTask::Stun) => words.solo_stun(),
        AiTask::Leader(LeaderTask::Thought) => words.solo_thought(),
    }
}

/// Why a Task cannot be completed: "nobody is in reach".
pub fn struck_out(words: &Words, why: StruckOut) -> &str {
    match why {
        StruckOut::NoHero => words.solo_no_hero(),
        StruckOut::NoCharacteristic => words.solo_no_characteristic(),
        StruckOut::NoSkill => words.solo_no_skill(),
        StruckOut::NobodyInReach => words.solo_nobody_in_reach(),
        StruckOut::HeroTooFar => words.solo_hero_too_far(),
        StruckOut::LiesDown => words.solo_lies_down(),
        StruckOut::NoObjective => words.solo_no_objective(),
        StruckOut::CannotAdvance => words.solo_cannot_advance(),
        StruckOut::ObjectiveTooFar => words.solo_objective_too_far(),
        StruckOut::NoMinion => words.solo_no_minion(),
        StruckOut::Unhurt => words.solo_unhurt(),
        StruckOut::NoRoom => words.solo_no_room(),
    }
}

/// What sets a Hero apart from the others: "the most Wounds".
pub fn tiebreaker(words: &Words, tie: Tiebreaker) -> &str {
    match tie {
        Tiebreaker::MostWounds => words.solo_most_wounds(),
        Tiebreaker::FewestWounds => words.solo_fewest_wounds(),
        Tiebreaker::MostFatigue => words.solo_most_fatigue(),
        Tiebreaker::LowestReserve => words.solo_lowest_reserve(),
        Tiebreaker::HighestReserve => words.solo_highest_reserve(),
        Tiebreaker::Resting => words.solo_resting(),
        Tiebreaker::Active => words.solo_active(),
        Tiebreaker::FewestVillains => words.solo_fewest_villains(),
        Tiebreaker::ClosestToObjective => words.solo_closest_to_objective(),
    }
}
