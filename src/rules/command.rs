//! What a player can say. Every change of a game is one of these, and only these are saved.

use serde::{Deserialize, Serialize};

pub use super::effort::{CardUse, Effort};

use super::board::{AreaId, MoveType};
use super::id::{CardId, HeroId, MiniId, TileId, TokenId};
use crate::content::dice::Color;

/// One thing said by one side. Which of them are allowed now is [`super::Game::legal`]; why another is not,
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
        /// What is put into it.
        effort: Effort,
    },
    /// A Melee Attack that binds instead of wounding. G-26
    Shackle {
        /// The attacker.
        mini: MiniId,
        /// The target.
        target: MiniId,
        /// What is put into it.
        effort: Effort,
    },
    /// R2 V.C.2.b
    PickUp {
        /// The Hero.
        mini: MiniId,
        /// The Equipment in its Area.
        card: CardId,
    },
    /// R2 V.C.2.c
    Give {
        /// The Hero.
        mini: MiniId,
        /// Its Equipment.
        card: CardId,
        /// The Hero that receives it.
        to: MiniId,
    },
    /// R2 V.C.2.c
    Take {
        /// The Hero.
        mini: MiniId,
        /// The other's Equipment.
        card: CardId,
        /// The Hero that hands it over.
        from: MiniId,
    },
    /// R2 V.C.2.d
    Throw {
        /// The Hero.
        mini: MiniId,
        /// Its Equipment.
        card: CardId,
        /// The target Area.
        area: AreaId,
        /// What is put into it.
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
        /// What is put into it; one cube and no cards for an automatic one.
        effort: Effort,
    },
    /// S2 Grenade, G-34, G-35
    Grenade {
        /// Who.
        mini: MiniId,
        /// The target Area.
        area: AreaId,
        /// What is put into it, the card that grants the Skill included.
        effort: Effort,
    },
    /// S2 Attraction, G-44
    Attract {
        /// Who.
        mini: MiniId,
        /// Whom.
        target: MiniId,
    },
    /// Take Shackle tokens off. G-26
    Unshackle {
        /// Who works.
        mini: MiniId,
        /// Who is freed.
        target: MiniId,
        /// What is put into it.
        effort: Effort,
    },
    /// S2 Command, G-41
    CommandAllies {
        /// The commanding Hero.
        mini: MiniId,
        /// The tile.
        tile: TileId,
    },

    // ---- the Villain's turn, R2 VI.B
    /// Activate the tile at a River position, from 0. R2 VI.B.3
    ActivateTile {
        /// From 0 at the left.
        position: u8,
    },
    /// R2 VI.E
    Dredge {
        /// From 0 at the left.
        position: u8,
    },
    /// R2 VI.F
    Demobilize {
        /// From 0 at the left.
        position: u8,
    },
    /// Which cubes pay a Dredge when the Fatigue Zone is empty. R2 VI.E
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
        /// Whose miniature comes.
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
    /// Take successes of an attack on an ally. S2 Sacrifice, G-28
    Sacrifice {
        /// Who steps in.
        mini: MiniId,
    },
    /// Carry the Remaining Successes to another target. G-20
    Strike {
        /// The next target.
        target: MiniId,
    },
    /// S2 Combo, G-21
    Combo {
        /// The other target.
        target: MiniId,
        /// Which of the attacker's dice.
        dice: Vec<Color>,
    },
    /// Strike back. S2 Counterattack, S2 Retaliation, G-22
    StrikeBack,
    /// Put so many Field Modifier tokens. S2 Frost, S2 Toxic Gas, S2 Smoke Grenade
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
    /// No, thank you: leave an offer.
    Decline,
    /// Done here: with gadgets, a miniature, a tile, Reinforcements.
    Finish,
}

impl Command {
    /// How many copies of a card a miniature puts into this action with dice.
    pub fn uses(&self, who: MiniId, what: CardId) -> usize {
        let thrown = matches!(self, Command::Throw { card, .. } if *card == what);
        let lent = |effort: &Effort| effort.cards.iter().filter(|used| used.card == what).count();
        let effort = self.effort().filter(|(mini, _)| *mini == who);
        effort.map_or(0, |(_, effort)| usize::from(thrown) + lent(effort))
    }

    /// Who acts with dice, and what it puts into the action; none for what is no such action.
    pub fn effort(&self) -> Option<(MiniId, &Effort)> {
        match self {
            Command::Attack { mini, effort, .. }
            | Command::Shackle { mini, effort, .. }
            | Command::Throw { mini, effort, .. }
            | Command::Interact { mini, effort, .. }
            | Command::Grenade { mini, effort, .. }
            | Command::Unshackle { mini, effort, .. } => Some((*mini, effort)),
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
    /// Recovers more, acts not.
    Resting,
}

/// R2 VII.B, VII.C
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackKind {
    /// R2 VII.B
    Melee,
    /// R2 VII.C
    Ranged,
}

/// The right by which a die is rolled again, in the order of G-30.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RerollBy {
    /// Luck, Support, Point Blank. G-30
    Bonus,
    /// An arrow on a die. R2 X.B
    Free,
    /// A cube. R2 X.C
    Paid,
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

    /// The word for people.
    pub fn title(self) -> &'static str {
        match self {
            Space::Melee => "Melee Attack",
            Space::Ranged => "Ranged Attack",
            Space::Manipulation => "Manipulation",
            Space::Thought => "Thought",
            Space::Movement => "Movement",
            Space::Defense => "Defense",
            Space::Reroll => "Reroll",
        }
    }
}
