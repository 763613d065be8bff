//! What becomes of a mission's words.

use super::cast::Cast;
use crate::id::FaceName;
use crate::index::{ListId, PickId};
use crate::mission::{Ending, Grace, Interaction, MissionEvent, Objective, Trigger};
use crate::script::{AreaSet, Compiled, Effect, Minis};
use crate::side::Side;
use crate::solo::Sheet;
use crate::text::Text;

/// A mission's words as numbers: what the rules carry out.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    /// Who and what can come into play.
    pub cast: Cast,
    /// Lists of effects; a [`ListId`] is a position in it.
    pub lists: Vec<Vec<Effect<Compiled>>>,
    /// Questions and answers of the mission, in words; a question's number is a position in it.
    pub questions: Vec<Text>,
    /// Kinds of mission token.
    pub kinds: Vec<Kind>,
    /// By mode: which miniatures of its side it is about; `None`: all.
    pub modes: Vec<Option<Minis<Compiled>>>,
    /// The names of those who step out of a car and into it on a ride. G-124
    pub riders: Vec<PickId>,
    /// By elevator of the map: what the Heroes may do when cards have sent its car. SOLO XIV
    pub boardings: Vec<ListId>,
    /// Ways out.
    pub exits: AreaSet,
    /// What each named number begins with.
    pub values: Vec<u8>,
    /// Setup effects.
    pub setup: ListId,
    /// Actions that the mission allows.
    pub interactions: Vec<Interaction<Compiled>>,
    /// Events.
    pub events: Vec<MissionEvent<Compiled>>,
    /// What happens on its own.
    pub triggers: Vec<Trigger<Compiled>>,
    /// Ends of the game.
    pub endings: Vec<Ending<Compiled>>,
    /// What the Heroes may manage besides winning.
    pub grace: Option<Grace<Compiled>>,
    /// What each side plays for.
    pub objectives: Vec<Objective<Compiled>>,
    /// What the automated Villain needs. SOLO II
    pub sheet: Option<Sheet<Compiled>>,
}

impl Program {
    /// A list of effects.
    pub fn list(&self, id: ListId) -> &[Effect<Compiled>] {
        &self.lists[id.index()]
    }
}

/// What the rules need of a kind of mission token.
#[derive(Clone, PartialEq, Debug)]
pub struct Kind {
    /// Its faces.
    pub faces: Vec<FaceName>,
    /// Whether its tokens lie face down at the start.
    pub hidden: bool,
    /// The side that may look at hidden faces.
    pub known_to: Option<Side>,
    /// Who may carry it.
    pub carried_by: Option<Minis<Compiled>>,
    /// What it adds to a Hero's Encumbrance.
    pub encumbrance: u8,
    /// How many there are.
    pub supply: Option<u8>,
}
