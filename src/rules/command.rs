//! What a player can say. Every change of a game is one of these, and only these are saved.

use serde::{Deserialize, Serialize};

use super::effort::is_nothing;
pub use super::effort::{CardUse, Effort};

use super::board::{AreaId, MoveType};
use super::id::{CardId, HeroId, MiniId, TileId, TokenId};
use super::skill_target::SkillTarget;
pub use gotham_content::AttackKind;
use gotham_content::skill::Skill;

/// One thing said by one side. [`super::Game::legal`] says which of them are allowed now; why another is not,
/// [`super::Game::why_not`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "say", deny_unknown_fields)]
pub enum Command {
    // ---- setup, R2 II
    /// Fill a Hero slot. R2 II.A
    ChooseHero {
        /// The slot, from 0.
        slot: u8,
        /// Who.
        hero: HeroId,
    },
    /// Put a Bat-Gadget into the utility belt. R2 V.C.3
    TakeGadget {
        /// The Hero.
        mini: MiniId,
        /// The Bat-Gadget.
        card: CardId,
    },
    /// Choose the Hero Allies of a Command Skill. R2 II.E
    ChooseAllies {
        /// The commanding Hero.
        mini: MiniId,
        /// The Hero Ally tile.
        tile: TileId,
    },
    /// Place an ally that finds no room in its Hero's Area. R2 II.E
    Place {
        /// Who.
        mini: MiniId,
        /// Where.
        area: AreaId,
    },

    // ---- the Heroes' turn, R2 V.B
    /// R2 V.B.3
    TakeStance {
        /// The Hero.
        mini: MiniId,
        /// Active or Resting.
        stance: Stance,
    },
    /// The turn is over. R2 V.B.4, VI.B.3
    EndTurn,

    // ---- actions, R2 VII
    /// One Move of a Movement; the first begins the Movement. R2 VII.A
    Move {
        /// Who.
        mini: MiniId,
        /// Where to.
        area: AreaId,
        /// By which kind of Move.
        how: MoveType,
        /// Energy cubes spent for this Move.
        cubes: u8,
        /// A One-time use card that breaks the wall.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardId>,
        /// Wounds taken for it. S2 Pushing Limits, G-39
        #[serde(default, skip_serializing_if = "is_nothing")]
        pushing: u8,
    },
    /// End the Movement. R2 VII.A
    Stop,
    /// R2 VII.B, VII.C
    Attack {
        /// The attacker.
        mini: MiniId,
        /// The target.
        target: MiniId,
        /// Melee or Ranged.
        kind: AttackKind,
        /// What goes into it.
        effort: Effort,
        /// A Skill that is declared with it. S2 Shackle
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Skill>,
    },
    /// R2 V.C.2.b
    PickUp {
        /// The Hero.
        mini: MiniId,
        /// The Equipment in its Area.
        card: CardId,
        /// Wounds taken for it. S2 Pushing Limits, G-39
        #[serde(default, skip_serializing_if = "is_nothing")]
        pushing: u8,
    },
    /// R2 V.C.2.c
    Give {
        /// The Hero.
        mini: MiniId,
        /// Its Equipment.
        card: CardId,
        /// The Hero that receives it.
        to: MiniId,
        /// Wounds taken for it. S2 Pushing Limits, G-39
        #[serde(default, skip_serializing_if = "is_nothing")]
        pushing: u8,
    },
    /// R2 V.C.2.c
    Take {
        /// The Hero.
        mini: MiniId,
        /// The other's Equipment.
        card: CardId,
        /// The Hero that hands it over.
        from: MiniId,
        /// Wounds taken for it. S2 Pushing Limits, G-39
        #[serde(default, skip_serializing_if = "is_nothing")]
        pushing: u8,
    },
    /// R2 V.C.2.d
    Throw {
        /// The Hero.
        mini: MiniId,
        /// Its Equipment.
        card: CardId,
        /// The target Area.
        area: AreaId,
        /// What goes into it.
        effort: Effort,
    },
    /// R2 V.C.2.e; at any time, by the Heroes' side.
    Drop {
        /// The Hero.
        mini: MiniId,
        /// Its Equipment.
        card: CardId,
    },
    /// A Manipulation or Thought of the mission. R2 VII.D, VII.E
    Interact {
        /// Who.
        mini: MiniId,
        /// Which interaction of the mission, from 0.
        interaction: u8,
        /// The token in the Area.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        here: Option<TokenId>,
        /// The chosen token elsewhere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chosen: Option<TokenId>,
        /// The miniature it is done to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<MiniId>,
        /// What is put into it; one cube and no cards for an automatic one.
        effort: Effort,
    },
    /// Take a mission token that lies in the Area: an Automatic Manipulation. R2 VII.D.1
    PickUpToken {
        /// Who.
        mini: MiniId,
        /// The token.
        token: TokenId,
        /// Wounds taken for it. S2 Pushing Limits, G-39
        #[serde(default, skip_serializing_if = "is_nothing")]
        pushing: u8,
    },
    /// Put a carried mission token down: an Automatic Manipulation. R2 VII.D.1
    PutDownToken {
        /// Who.
        mini: MiniId,
        /// The token.
        token: TokenId,
        /// Wounds taken for it. S2 Pushing Limits, G-39
        #[serde(default, skip_serializing_if = "is_nothing")]
        pushing: u8,
    },
    /// Use a Skill: as an action, or in answer to [`super::prompt::Ask::Skill`]. S2
    UseSkill {
        /// Who.
        mini: MiniId,
        /// Which Skill.
        skill: Skill,
        /// What it is used on.
        #[serde(default, skip_serializing_if = "SkillTarget::is_nothing")]
        on: SkillTarget,
        /// What is put into it, including a card that lends the Skill.
        #[serde(default, skip_serializing_if = "Effort::is_nothing")]
        effort: Effort,
    },

    // ---- the Villain's turn, R2 VI.B
    /// Activate the tile at a River position, from 0. R2 VI.B.3
    ActivateTile {
        /// From 0 on the left.
        position: u8,
    },
    /// R2 VI.E
    Dredge {
        /// From 0 on the left.
        position: u8,
    },
    /// R2 VI.F
    Demobilize {
        /// From 0 on the left.
        position: u8,
    },
    /// Which cubes pay for a Dredge when the Fatigue Zone is empty. R2 VI.E
    PayFrom {
        /// Which space.
        space: Space,
    },
    /// R2 VI.C.1
    ActivateMini {
        /// Who.
        mini: MiniId,
    },
    /// R2 VI.B.3.c
    ChooseEvent {
        /// From 0, in the mission's order.
        event: u8,
    },
    /// The next part of an Event, or of several effects of one moment. G-2, G-47
    ChoosePart {
        /// From 0, in the mission's order.
        part: u8,
    },
    /// R2 VI.D
    Reinforce {
        /// Whose miniature arrives.
        tile: TileId,
        /// Where.
        area: AreaId,
    },

    // ---- answers
    /// R2 VIII
    Defend {
        /// Energy cubes spent.
        cubes: u8,
        /// Cards with a Defense line, One-time use ones among them.
        #[serde(default)]
        cards: Vec<CardUse>,
    },
    /// Roll one die again. R2 X
    Reroll {
        /// Which die, from 0.
        die: u8,
        /// By which right.
        by: RerollBy,
    },
    /// Keep the dice as they lie. R2 X
    Keep,
    /// Put down this many Field Modifier tokens. S2 Frost, S2 Toxic Gas, S2 Smoke Grenade
    PutTokens {
        /// From 0.
        count: u8,
    },
    /// Lose a cube from this space to a Wound. R2 IX.A, G-24
    LoseFrom {
        /// Which space.
        space: Space,
    },
    /// Where a throw that falls short lands. G-35
    LandIn {
        /// The Area.
        area: AreaId,
    },
    /// Pick a miniature for an effect of the mission.
    PickMini {
        /// Which.
        mini: MiniId,
    },
    /// Pick a mission token for an effect of the mission.
    PickToken {
        /// Which.
        token: TokenId,
    },
    /// Pick an Area for an effect of the mission.
    PickArea {
        /// Which.
        area: AreaId,
    },
    /// Answer a question of the mission.
    ChooseOffer {
        /// From 0, in the mission's order.
        offer: u8,
    },
    /// No, thank you: decline an offer.
    Decline,
    /// Done here: with gadgets, a miniature, a tile, Reinforcements.
    Finish,
    /// Add the one free Success per game. R2 XIII
    AddSuccess,
}

impl Command {
    /// How many copies of a miniature's card go into this action with dice, or change hands through it.
    pub fn uses(&self, who: MiniId, what: CardId) -> usize {
        if let Command::Give { mini: from, card, .. } | Command::Take { from, card, .. } = self {
            return usize::from((*from, *card) == (who, what));
        }
        let thrown = matches!(self, Command::Throw { card, .. } if *card == what);
        let lent = |effort: &Effort| effort.cards.iter().filter(|used| used.card == what).count();
        let effort = self.effort().filter(|(mini, _)| *mini == who);
        effort.map_or(0, |(_, effort)| usize::from(thrown) + lent(effort))
    }

    /// Who takes how many Wounds for the action; `None` for a command that takes none. S2 Pushing Limits, G-39
    pub fn pushing(&self) -> Option<(MiniId, u8)> {
        let pushed = match self {
            Command::Move { mini, pushing, .. }
            | Command::PickUp { mini, pushing, .. }
            | Command::Give { mini, pushing, .. }
            | Command::Take { mini, pushing, .. }
            | Command::PickUpToken { mini, pushing, .. }
            | Command::PutDownToken { mini, pushing, .. } => Some((*mini, *pushing)),
            _ => self.effort().map(|(mini, effort)| (mini, effort.pushing)),
        };
        pushed.filter(|(_, wounds)| *wounds > 0)
    }

    /// Who acts with dice, and what it puts into the action; `None` for any other command.
    pub fn effort(&self) -> Option<(MiniId, &Effort)> {
        match self {
            Command::Attack { mini, effort, .. }
            | Command::Throw { mini, effort, .. }
            | Command::Interact { mini, effort, .. }
            | Command::UseSkill { mini, effort, .. } => Some((*mini, effort)),
            _ => None,
        }
    }
}

/// R2 V.B.3
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stance {
    /// Acts freely.
    Active,
    /// Recovers more, but doesn't act.
    Resting,
}

/// The right by which a die is rolled again, in the order of G-30.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RerollBy {
    /// Luck, Support, Point Blank. G-30
    Bonus,
    /// An arrow on a die. R2 X.B
    Free,
    /// An enemy's Misfortune; it decides which die. G-30
    Forced,
    /// A cube. R2 X.C
    Paid,
}

impl RerollBy {
    /// Every right in the order of G-30.
    pub const ALL: [RerollBy; 4] = [RerollBy::Bonus, RerollBy::Free, RerollBy::Forced, RerollBy::Paid];
}

/// Spaces that hold spent cubes, on a Bat-Tablet and (the last three) on the Command Post. R2 V.A, VI.A.1
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    /// Melee Attack.
    Melee,
    /// Ranged Attack.
    Ranged,
    /// Manipulation.
    Manipulation,
    /// Thought.
    Thought,
    /// Movement.
    Movement,
    /// Defense.
    Defense,
    /// Reroll.
    Reroll,
}

impl Space {
    /// Every space in the Bat-Tablet's order.
    pub const ALL: [Space; 7] = [
        Space::Melee,
        Space::Ranged,
        Space::Manipulation,
        Space::Thought,
        Space::Movement,
        Space::Defense,
        Space::Reroll,
    ];
}
