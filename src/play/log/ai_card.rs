//! What the automated Villain's cards say, in words. SOLO V.B, XI

use gotham_content::solo::{LeaderTask, Slot, Task};
use gotham_rules::AiTask;
use gotham_words::Words;

/// Whose column it is: "River 2".
pub fn column_slot(words: &Words, slot: Slot) -> String {
    match slot {
        Slot::River(position) => words.villain_card_river(position),
        Slot::Leader => words.villain_card_any_leader().into(),
    }
}

/// A Task as a card has it: "Attack", "Escort 2".
pub fn task_title(words: &Words, task: AiTask) -> String {
    let title = match task {
        AiTask::Tile(Task::Attack) => words.villain_card_attack(),
        AiTask::Tile(Task::Advance) => words.villain_card_advance(),
        AiTask::Tile(Task::Protect) | AiTask::Leader(LeaderTask::Protect) => words.villain_card_protect(),
        AiTask::TowardsHero => words.villain_card_towards(),
        AiTask::Leader(LeaderTask::Melee) => words.villain_card_melee(),
        AiTask::Leader(LeaderTask::MeleeOrRanged) => words.villain_card_melee_or_ranged(),
        AiTask::Leader(LeaderTask::PointBlank) => words.villain_card_point_blank(),
        AiTask::Leader(LeaderTask::Ranged) => words.villain_card_ranged(),
        AiTask::Leader(LeaderTask::ReachMelee(distance)) => return words.villain_card_reach_melee(distance),
        AiTask::Leader(LeaderTask::Snipe) => words.villain_card_snipe(),
        AiTask::Leader(LeaderTask::Blast) => words.villain_card_blast(),
        AiTask::Leader(LeaderTask::Escort(minions)) => return words.villain_card_escort(minions),
        AiTask::Leader(LeaderTask::Grenade) => words.villain_card_grenade(),
        AiTask::Leader(LeaderTask::HitAndRun(points)) => return words.villain_card_hit_and_run(points),
        AiTask::Leader(LeaderTask::Manipulate) => words.villain_card_manipulate(),
        AiTask::Leader(LeaderTask::ManipulateOrThought) => words.villain_card_manipulate_or_thought(),
        AiTask::Leader(LeaderTask::Order(minions)) => return words.villain_card_order(minions),
        AiTask::Leader(LeaderTask::Restore) => words.villain_card_restore(),
        AiTask::Leader(LeaderTask::SneakAttack(level)) => return words.villain_card_sneak_attack(level),
        AiTask::Leader(LeaderTask::Stun) => words.villain_card_stun(),
        AiTask::Leader(LeaderTask::Thought) => words.villain_card_thought(),
    };
    title.into()
}
