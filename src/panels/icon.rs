//! Icons: letters of `assets/fonts/table-icons.ttf`, each for what it stands beside. An icon is never alone: a name
//! is beside it, or is said when it is pointed at.

use super::answers::{Deed, Step};
use crate::content::Deck;
use crate::content::card::Usage;
use crate::content::mission::TokenLook;
use crate::content::skill::Skill;
use crate::content::solo::{LeaderTask, Task};
use crate::content::tile::{Action, Rank};
use crate::rules::board::MoveType;
use crate::rules::command::{RerollBy, Space, Stance};
use crate::rules::event::FieldKind;
use crate::rules::state::RiverSlot;
use crate::rules::{AiTask, Game, TileId, mission};

macro_rules! icons {
    ($($name:ident,)*) => {
        /// A letter of the font, in the order of `assets/fonts/icons.txt`, which says whose each is.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[allow(missing_docs, reason = "named after what they stand for")]
        pub enum Icon { $($name,)* }

        #[cfg(test)]
        impl Icon {
            /// Every icon.
            pub const ALL: &[Icon] = &[$(Icon::$name,)*];
        }
    };
}

#[rustfmt::skip]
icons! {
    SneakAttack, Poison, Electricity, Reach, MartialArts, Counterattack, CircularStrike, Burst, Combo, Shackle,
    Berserk, PointBlank, Luck, Support, Misfortune, Retaliation, Marksman, MunitionsSpecialist, LockPicking,
    Investigation, Hacking, Attraction, Scream, Blast, Grenade, HenchmanCommand, EliteCommand, Tactician,
    ImpenetrableDefense, Untouchable, Bodyguard, Protected, WallBreaker, Immobilization, Elusive, Mobility,
    Parkour, Ambidexterity, ImaginaryFriend, PushingLimits, Horror, NervesOfSteel, Regeneration, Sacrifice,
    Flame, ToxicGas, Frost, SmokeGrenade, MoralCode, GasImmunity, Harmless, ReducedMobility, Fly,
    MultiplePersonalities,
    Melee, Ranged, Manipulation, Thought, Movement, Defense, Reroll,
    Cube, Wound, Life, Dice, Success, FreeReroll, Menace, Size, Encumbrance, Elevation, Event, Reinforcement,
    Leader, Elite, Henchman, Hero, Enemy, Neutral, Miniature, Neutralized, Difficult, Dangerous, Obstruction,
    Explosion, Wall, Door, Climb, Area, Distance, MovePoint, Sight, Hindering, Token, Equipment, Gadget, Card,
    OneTime, Lethal, Reserve, Fatigue, Active, Resting, Exertion, Automatic, Difficulty, AutomaticDefense,
    River, CommandPost, Dredge, Demobilize, Initiative, PickUp, Give, Throw, Drop, EndTurn, Decline, Rule,
    Ruling,
}

impl Icon {
    /// Its letter.
    pub fn letter(self) -> char {
        char::from_u32(0xE000 + self as u32).unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// Words with the icon before them.
    pub fn before(self, words: &str) -> String {
        format!("{}\u{a0}{words}", self.letter())
    }
}

impl From<Skill> for Icon {
    fn from(skill: Skill) -> Icon {
        match skill {
            Skill::SneakAttack => Icon::SneakAttack,
            Skill::Poison => Icon::Poison,
            Skill::Electricity => Icon::Electricity,
            Skill::Reach => Icon::Reach,
            Skill::MartialArts => Icon::MartialArts,
            Skill::Counterattack => Icon::Counterattack,
            Skill::CircularStrike => Icon::CircularStrike,
            Skill::Burst => Icon::Burst,
            Skill::Combo => Icon::Combo,
            Skill::Shackle => Icon::Shackle,
            Skill::Berserk => Icon::Berserk,
            Skill::PointBlank => Icon::PointBlank,
            Skill::Luck => Icon::Luck,
            Skill::Support => Icon::Support,
            Skill::Misfortune => Icon::Misfortune,
            Skill::Retaliation => Icon::Retaliation,
            Skill::Marksman => Icon::Marksman,
            Skill::MunitionsSpecialist => Icon::MunitionsSpecialist,
            Skill::LockPicking => Icon::LockPicking,
            Skill::Investigation => Icon::Investigation,
            Skill::Hacking => Icon::Hacking,
            Skill::Attraction => Icon::Attraction,
            Skill::Scream => Icon::Scream,
            Skill::Blast => Icon::Blast,
            Skill::Grenade => Icon::Grenade,
            Skill::HenchmanCommand => Icon::HenchmanCommand,
            Skill::EliteCommand => Icon::EliteCommand,
            Skill::Tactician => Icon::Tactician,
            Skill::ImpenetrableDefense => Icon::ImpenetrableDefense,
            Skill::Untouchable => Icon::Untouchable,
            Skill::Bodyguard => Icon::Bodyguard,
            Skill::Protected => Icon::Protected,
            Skill::WallBreaker => Icon::WallBreaker,
            Skill::Immobilization => Icon::Immobilization,
            Skill::Elusive => Icon::Elusive,
            Skill::Mobility => Icon::Mobility,
            Skill::Parkour => Icon::Parkour,
            Skill::Ambidexterity => Icon::Ambidexterity,
            Skill::ImaginaryFriend => Icon::ImaginaryFriend,
            Skill::PushingLimits => Icon::PushingLimits,
            Skill::Horror => Icon::Horror,
            Skill::NervesOfSteel => Icon::NervesOfSteel,
            Skill::Regeneration => Icon::Regeneration,
            Skill::Sacrifice => Icon::Sacrifice,
            Skill::Flame => Icon::Flame,
            Skill::ToxicGas => Icon::ToxicGas,
            Skill::Frost => Icon::Frost,
            Skill::SmokeGrenade => Icon::SmokeGrenade,
            Skill::MoralCode => Icon::MoralCode,
            Skill::GasImmunity => Icon::GasImmunity,
            Skill::Harmless => Icon::Harmless,
            Skill::ReducedMobility => Icon::ReducedMobility,
            Skill::Fly => Icon::Fly,
            Skill::MultiplePersonalities => Icon::MultiplePersonalities,
        }
    }
}

impl From<Space> for Icon {
    fn from(space: Space) -> Icon {
        match space {
            Space::Melee => Icon::Melee,
            Space::Ranged => Icon::Ranged,
            Space::Manipulation => Icon::Manipulation,
            Space::Thought => Icon::Thought,
            Space::Movement => Icon::Movement,
            Space::Defense => Icon::Defense,
            Space::Reroll => Icon::Reroll,
        }
    }
}

impl From<Action> for Icon {
    fn from(action: Action) -> Icon {
        match action {
            Action::Movement => Icon::Movement,
            Action::Melee => Icon::Melee,
            Action::Ranged => Icon::Ranged,
            Action::Manipulation => Icon::Manipulation,
            Action::Thought => Icon::Thought,
        }
    }
}

impl From<Usage> for Icon {
    fn from(usage: Usage) -> Icon {
        match usage {
            Usage::Melee => Icon::Melee,
            Usage::Ranged => Icon::Ranged,
            Usage::Manipulation => Icon::Manipulation,
            Usage::Thought => Icon::Thought,
            Usage::Movement => Icon::Movement,
            Usage::Defense => Icon::Defense,
            Usage::Always => Icon::Card,
        }
    }
}

impl From<Rank> for Icon {
    fn from(rank: Rank) -> Icon {
        match rank {
            Rank::Leader => Icon::Leader,
            Rank::Elite => Icon::Elite,
            Rank::Henchman => Icon::Henchman,
        }
    }
}

impl From<Deck> for Icon {
    fn from(deck: Deck) -> Icon {
        match deck {
            Deck::Equipment => Icon::Equipment,
            Deck::BatGadget => Icon::Gadget,
        }
    }
}

/// A Field Modifier token has the icon of the Skill that leaves it.
impl From<FieldKind> for Icon {
    fn from(kind: FieldKind) -> Icon {
        match kind {
            FieldKind::Flame => Icon::Flame,
            FieldKind::Gas => Icon::ToxicGas,
            FieldKind::Frost => Icon::Frost,
            FieldKind::Smoke => Icon::SmokeGrenade,
        }
    }
}

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

/// A mission token has the icon of what it is most like.
impl From<TokenLook> for Icon {
    fn from(look: TokenLook) -> Icon {
        match look {
            TokenLook::Bomb => Icon::MunitionsSpecialist,
            TokenLook::Computer => Icon::Hacking,
            TokenLook::Safe => Icon::LockPicking,
            TokenLook::CommandPanel => Icon::Exertion,
            TokenLook::Disc => Icon::Token,
            TokenLook::Jammer => Icon::Scream,
            TokenLook::Rats => Icon::Menace,
            TokenLook::ToyBox => Icon::Obstruction,
            TokenLook::Trap => Icon::Dangerous,
            TokenLook::CryoDevice => Icon::Frost,
            TokenLook::Information => Icon::Card,
            TokenLook::Briefcase => Icon::Give,
        }
    }
}

impl From<Stance> for Icon {
    fn from(stance: Stance) -> Icon {
        match stance {
            Stance::Active => Icon::Active,
            Stance::Resting => Icon::Resting,
        }
    }
}

/// The icon of an answer; none = its name alone says it.
pub fn of_step(game: &Game, step: &Step) -> Option<Icon> {
    let of_tile = |tile: TileId| Icon::from(game.scenario().tile(tile).rank);
    Some(match step {
        Step::Do(deed) => of_deed(game, *deed),
        Step::Way(how) => match how {
            MoveType::Adjacent => Icon::MovePoint,
            MoveType::Jump(_) => Icon::Parkour,
            MoveType::Climb(_) => Icon::Climb,
            MoveType::Drop(_) => Icon::Immobilization,
            MoveType::Break(_) => Icon::WallBreaker,
        },
        Step::Card(card) => game.scenario().card(*card).deck.into(),
        Step::Hero(_) => Icon::Hero,
        Step::Tile(tile) => of_tile(*tile),
        Step::Token(_) => Icon::Token,
        Step::Position(position) => match game.state().river.get(usize::from(*position))? {
            RiverSlot::Tile { tile, .. } => of_tile(*tile),
            RiverSlot::Event => Icon::Event,
        },
        Step::Space(space) => (*space).into(),
        Step::Die(_) | Step::Dice(_) => Icon::Dice,
        Step::Right(by) => match by {
            RerollBy::Bonus => Icon::Luck,
            RerollBy::Free => Icon::FreeReroll,
            RerollBy::Forced => Icon::Misfortune,
            RerollBy::Paid => Icon::Cube,
        },
        Step::Stance(stance) => (*stance).into(),
        Step::Event(_) => Icon::Event,
        Step::Who(_) | Step::Mini(_) | Step::Area(_) | Step::Part(_) | Step::Offer(_) | Step::Count(_) => return None,
    })
}

fn of_deed(game: &Game, deed: Deed) -> Icon {
    match deed {
        Deed::Move => Icon::Movement,
        Deed::Step => Icon::MovePoint,
        Deed::Melee => Icon::Melee,
        Deed::Ranged => Icon::Ranged,
        Deed::AttackWith(skill) | Deed::Use(skill) => skill.into(),
        Deed::Interact(at) => {
            let found = game.scenario().program.interactions.get(usize::from(at));
            found.and_then(mission::action).map_or(Icon::Token, Icon::from)
        }
        Deed::PickUp | Deed::Take => Icon::PickUp,
        Deed::Give => Icon::Give,
        Deed::Throw => Icon::Throw,
        Deed::Drop | Deed::PutDown => Icon::Drop,
        Deed::Defend => Icon::Defense,
        Deed::Dredge => Icon::Dredge,
        Deed::Demobilize => Icon::Demobilize,
        Deed::Keep | Deed::Stop | Deed::AddSuccess | Deed::Always | Deed::Finish => Icon::Success,
        Deed::Decline | Deed::Never => Icon::Decline,
        Deed::EndTurn => Icon::EndTurn,
    }
}

/// The icon of a term of the glossary, by its id in `terms.ron`.
pub fn of_term(id: &str) -> Option<Icon> {
    Some(match id {
        "activation" | "free_action" => Icon::Active,
        "adjacent" | "area" => Icon::Area,
        "ally" => Icon::Support,
        "automatic_action" => Icon::Automatic,
        "automatic_defense" => Icon::AutomaticDefense,
        "automatic_success" | "success" => Icon::Success,
        "bat_gadget" => Icon::Gadget,
        "bat_tablet" | "hero" | "named_hero" => Icon::Hero,
        "bonus_line" | "card_type" => Icon::Card,
        "boundary" | "wall" => Icon::Wall,
        "broken_wall" => Icon::WallBreaker,
        "character_pool" | "reinforcement" | "reinforcement_cost" | "reinforcement_token" => Icon::Reinforcement,
        "character_tile" => Icon::Henchman,
        "characteristic" | "dice" => Icon::Dice,
        "climb_drop_jump" => Icon::Climb,
        "command_post" => Icon::CommandPost,
        "complex_action" | "difficulty" => Icon::Difficulty,
        "dangerous_terrain" => Icon::Dangerous,
        "defense" => Icon::Defense,
        "demobilization" => Icon::Demobilize,
        "difficult_terrain" => Icon::Difficult,
        "distance" => Icon::Distance,
        "dredging" => Icon::Dredge,
        "elevation" => Icon::Elevation,
        "encumbrance" | "encumbrance_threshold" => Icon::Encumbrance,
        "enemy" => Icon::Enemy,
        "cube" => Icon::Cube,
        "equipment" => Icon::Equipment,
        "event" => Icon::Event,
        "exertion_limit" => Icon::Exertion,
        "explosion" => Icon::Explosion,
        "fatigue_zone" => Icon::Fatigue,
        "field_modifier" | "flame_token" => FieldKind::Flame.into(),
        "gas_token" => FieldKind::Gas.into(),
        "frost_token" => FieldKind::Frost.into(),
        "smoke_token" => FieldKind::Smoke.into(),
        "first_movement_bonus" => Icon::Movement,
        "free_reroll" => Icon::FreeReroll,
        "hero_ally" => Icon::EliteCommand,
        "hindering" => Icon::Hindering,
        "initiative" => Icon::Initiative,
        "lethal" => Icon::Lethal,
        "life_point" => Icon::Life,
        "line_of_sight" => Icon::Sight,
        "menace" => Icon::Menace,
        "miniature" => Icon::Miniature,
        "mission_token" => Icon::Token,
        "move_point" | "move_point_multiplier" => Icon::MovePoint,
        "neutral" => Icon::Neutral,
        "neutralized" => Icon::Neutralized,
        "obstruction" => Icon::Obstruction,
        "occupation_limit" | "size" => Icon::Size,
        "one_time_use" => Icon::OneTime,
        "rank" => Icon::Leader,
        "reroll" => Icon::Reroll,
        "reserve_zone" => Icon::Reserve,
        "river" => Icon::River,
        "shackle_token" => Icon::Shackle,
        "stance" => Icon::Resting,
        "wound" | "wound_zone" => Icon::Wound,
        _ => return None,
    })
}
