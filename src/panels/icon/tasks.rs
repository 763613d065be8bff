//! What the automated Villain's cards tell somebody to do.

use super::Icon;
use gotham_content::solo::{LeaderTask, Task};
use gotham_rules::AiTask;

impl From<AiTask> for Icon {
    fn from(task: AiTask) -> Icon {
        match task {
            AiTask::Tile(Task::Attack) => Icon::Melee,
            AiTask::Tile(Task::Advance) | AiTask::TowardsHero => Icon::Movement,
            AiTask::Tile(Task::Protect) => Icon::Defense,
            AiTask::Leader(task) => match task {
                LeaderTask::Melee | LeaderTask::MeleeOrRanged => Icon::Melee,
                LeaderTask::PointBlank => Icon::PointBlank,
                LeaderTask::Ranged => Icon::Ranged,
                LeaderTask::ReachMelee(_) => Icon::Reach,
                LeaderTask::Snipe => Icon::Marksman,
                LeaderTask::Blast => Icon::Blast,
                LeaderTask::Escort(_) => Icon::Reinforcement,
                LeaderTask::Grenade => Icon::Grenade,
                LeaderTask::HitAndRun(_) => Icon::Elusive,
                LeaderTask::Manipulate | LeaderTask::ManipulateOrThought => Icon::Manipulation,
                LeaderTask::Order(_) => Icon::HenchmanCommand,
                LeaderTask::Protect => Icon::Defense,
                LeaderTask::Restore => Icon::Regeneration,
                LeaderTask::SneakAttack(_) => Icon::SneakAttack,
                LeaderTask::Stun => Icon::Immobilization,
                LeaderTask::Thought => Icon::Thought,
            },
        }
    }
}
