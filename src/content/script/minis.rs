//! Which miniatures are meant.

use serde::{Deserialize, Serialize};

use super::{Areas, Names, Number, Tokens};
use crate::side::Side;

/// Miniatures: those that fit everything stated here. Nothing stated: all on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Minis<N: Names> {
    /// One that plays a part: who acts, whom it happened to, who was picked before.
    #[serde(default)]
    pub role: Option<Role<N>>,
    /// Whose side it is on.
    #[serde(default)]
    pub side: Option<Allegiance>,
    /// With a Bat-Tablet, or with a tile. R2 IV.B
    #[serde(default)]
    pub hero: Option<bool>,
    /// In the form of one of these tiles.
    #[serde(default)]
    pub tiles: Vec<N::Tile>,
    /// In the form of one of these Heroes' Screens.
    #[serde(default)]
    pub heroes: Vec<N::Hero>,
    /// Where it is.
    #[serde(default)]
    pub at: Option<Areas<N>>,
    /// How it stands: all of these.
    #[serde(default)]
    pub state: Vec<Standing>,
    /// It carries one of these mission tokens.
    #[serde(default)]
    pub carries: Option<Tokens<N>>,
    /// It carries this card.
    #[serde(default)]
    pub has: Option<N::Card>,
    /// It sees one of these.
    #[serde(default)]
    pub sees: Option<Box<Minis<N>>>,
    /// It is led by one of these.
    #[serde(default)]
    pub led_by: Option<Box<Minis<N>>>,
    /// It is none of these.
    #[serde(default)]
    pub except: Option<Box<Minis<N>>>,
    /// How many of those found, and who says which; only in effects. Nothing stated: all of them.
    #[serde(default)]
    pub pick: Option<Pick<N>>,
}

impl<N: Names> Minis<N> {
    /// All on the board.
    pub fn all() -> Minis<N> {
        Minis {
            role: None,
            side: None,
            hero: None,
            tiles: Vec::new(),
            heroes: Vec::new(),
            at: None,
            state: Vec::new(),
            carries: None,
            has: None,
            sees: None,
            led_by: None,
            except: None,
            pick: None,
        }
    }
}

/// A miniature, token or Area by the part that it plays in what happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Role<N: Names> {
    /// Who performs the interaction, or caused what happened (the attacker, whoever opened the door).
    Acting,
    /// Whom or what it happened to, or what the interaction is done to.
    Subject,
    /// What was picked by this name.
    Picked(N::Pick),
}

/// A side, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Allegiance {
    /// The Heroes' side.
    Heroes,
    /// The Villain's side.
    Villain,
    /// Nobody's. G-10
    Neutral,
}

impl Allegiance {
    /// The side; `None`: nobody's.
    pub fn side(self) -> Option<Side> {
        match self {
            Allegiance::Heroes => Some(Side::Heroes),
            Allegiance::Villain => Some(Side::Villain),
            Allegiance::Neutral => None,
        }
    }
}

/// How a miniature stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Standing {
    /// On the board and not Neutralized. R2 IX.B
    Living,
    /// A Hero with all cubes in the Wound Zone. R2 IX.B
    Neutralized,
    /// Knocked down. G-36
    Down,
    /// With Shackle tokens. G-26
    Shackled,
    /// It has suffered Wounds that are not healed.
    Wounded,
    /// A Hero in an Active Stance. R2 V.B.3
    Active,
    /// Led by somebody.
    Led,
    /// Not on the board, but it may come back: in the Character Pool or set aside.
    OffBoard,
    /// It has left the game by an exit or an effect.
    Gone,
    /// An enemy stands in its Area.
    Engaged,
}

/// How many of those that fit, and who says which.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Pick<N: Names> {
    /// This many at random.
    Random(Box<Number<N>>),
    /// The Heroes choose this many.
    Heroes(Box<Number<N>>),
    /// The Villain chooses this many.
    Villain(Box<Number<N>>),
    /// The Heroes choose up to this many.
    HeroesUpTo(Box<Number<N>>),
    /// The Villain chooses up to this many.
    VillainUpTo(Box<Number<N>>),
    /// Those nearest to these Areas, all that are equally near.
    Nearest(Box<Areas<N>>),
}
