//! What a decision needs to know about the table, gathered once, and a copy on which things are supposed.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::chances::Chances;
use super::goals::{self, Goal};
use super::taste::Taste;
use super::travel::Travel;
use gotham_content::mission::Side;
use gotham_content::script::AreaSet;
use gotham_rules::board::AreaId;
use gotham_rules::command::CardUse;
use gotham_rules::query::odds::Remembered;
use gotham_rules::state::Body;
use gotham_rules::{Blind, CardId, Game, MiniId, Supposed, TileId, TokenId, skills};

/// Equipment on the board that would serve a Hero.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Find {
    /// Where it lies.
    pub area: AreaId,
    /// What it is.
    pub card: CardId,
    /// What it would bring.
    pub gain: f64,
}

/// Somewhere to go for the mission, other than interactions, and what it would bring.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Errand {
    /// Where.
    pub area: AreaId,
    /// What it would bring.
    pub gain: f64,
}

/// A declared Skill at hand, with the cards that lend it, each on its own; no card if it is the miniature's own.
#[derive(Clone)]
pub(super) struct AtHand {
    pub(super) declared: &'static dyn skills::Declared,
    pub(super) hands: Vec<Vec<CardUse>>,
}

/// What was tried before, with what came of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Tried {
    /// The same table with other dice to come, to try out what dice decide.
    pub(super) others: OnceCell<Vec<Blind>>,
    /// What the table is worth as it is.
    pub(super) worth_now: Option<f64>,
    /// What it would bring to Neutralize somebody.
    pub(super) prizes: BTreeMap<MiniId, f64>,
    /// Whom it would help to Neutralize, and where they stand.
    pub(super) preys: Option<Arc<[(MiniId, AreaId, f64)]>>,
    /// Where objectives are about that no interaction is known to serve.
    pub(super) beacons: Option<Arc<[Errand]>>,
    /// Where to go for the mission; by kind of miniature.
    pub(super) errands: BTreeMap<Kind, Arc<[Errand]>>,
    /// What it costs to come into an Area; by kind of miniature, too.
    pub(super) harms: BTreeMap<Kind, Arc<BTreeMap<AreaId, f64>>>,
    /// What it would bring if a token were in each of the Areas, by whose hands it is in.
    pub(super) moved: BTreeMap<(TokenId, Option<MiniId>), Arc<[f64]>>,
    /// Where a token would be worth more, by whose hands it is in.
    pub(super) destinations: BTreeMap<(TokenId, MiniId), Arc<[Errand]>>,
}

/// What one decision sees.
pub(super) struct Situation<'a> {
    /// The game as it is.
    pub game: &'a Game,
    /// A copy to try things on.
    pub scratch: Supposed,
    /// Who decides.
    pub side: Side,
    /// How carefully it chooses.
    pub taste: Taste,
    /// Turns of the side before the game ends, including this one.
    pub turns_left: u8,
    /// Odds that were asked for before.
    pub chances: &'a mut Chances,
    /// What would help, once somebody has asked.
    goals: OnceCell<Vec<Goal>>,
    /// Areas where the other side has something to do, once somebody has asked.
    wanted_by_enemy: OnceCell<AreaSet>,
    /// By kind of miniature, as far as somebody has asked.
    travels: Vec<Option<Travel>>,
    /// By kind of miniature and goal: the chance to achieve it.
    pub(super) prospects: BTreeMap<(Kind, usize), f64>,
    /// By kind of miniature and Area: what may be achieved from there later.
    pub(super) promises: Remembered<(Kind, AreaId), f64>,
    /// What the miniatures of a tile would bring.
    pub(super) tile_worths: BTreeMap<TileId, f64>,
    /// Who goes for which goal, once somebody has asked.
    pub(super) claims: Option<Arc<[Option<MiniId>]>>,
    /// Equipment on the board that would serve a Hero.
    pub(super) finds: BTreeMap<MiniId, Arc<[Find]>>,
    /// Declared Skills at hand.
    pub(super) at_hand: BTreeMap<MiniId, Vec<AtHand>>,
    /// What was tried before.
    pub(super) tried: Tried,
    /// What is known of each miniature.
    known: Vec<Known>,
}

/// Whom a miniature may hurt.
#[derive(Debug)]
pub(super) struct Foes {
    /// From afar.
    pub(super) ranged: bool,
    /// Where its living enemies stand, and how much it would like to hurt them.
    pub(super) stand: Vec<(AreaId, f64)>,
}

/// What is known of a miniature as it is, once somebody has asked.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// Move Points that it has on a typical turn.
    pub(super) pace: OnceCell<u8>,
    /// Whom it may hurt.
    pub(super) foes: OnceCell<Arc<Foes>>,
    /// What it is worth.
    pub(super) value: OnceCell<f64>,
    /// Who may stand for it where somebody is to carry a token.
    pub(super) bearer: OnceCell<MiniId>,
    kind: OnceCell<Kind>,
}

/// What stands for a miniature when all of a tile are alike: its own number, or one after those of all miniatures for the
/// tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Kind(usize);

impl<'a> Situation<'a> {
    /// Looks at the table.
    pub(super) fn new(game: &'a Game, side: Side, chances: &'a mut Chances) -> Situation<'a> {
        Situation {
            game,
            scratch: Supposed::of(game),
            side,
            taste: Taste::EXACT,
            goals: OnceCell::new(),
            claims: None,
            turns_left: goals::turns_left(game, side),
            chances,
            wanted_by_enemy: OnceCell::new(),
            travels: Vec::new(),
            prospects: BTreeMap::new(),
            promises: Remembered::default(),
            tile_worths: BTreeMap::new(),
            finds: BTreeMap::new(),
            at_hand: BTreeMap::new(),
            tried: Tried::default(),
            known: vec![Known::default(); game.state().minis.len()],
        }
    }

    /// What would help. Many a decision doesn't ask.
    pub(super) fn goals(&self) -> &[Goal] {
        self.goals.get_or_init(|| goals::goals(self.game, self.side))
    }

    /// Areas where the other side has something to do.
    pub(super) fn wanted_by_enemy(&self) -> AreaSet {
        *self.wanted_by_enemy.get_or_init(|| goals::goal_areas(self.game, self.side.enemy()))
    }

    /// Whether nothing is worth saving anymore.
    pub(super) fn is_last_turn(&self) -> bool {
        self.turns_left <= 1
    }

    /// Tries something with a miniature standing elsewhere and some cubes fewer, then puts everything back.
    pub(super) fn standing<T>(
        &mut self,
        mini: MiniId,
        area: AreaId,
        cubes: u8,
        try_out: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let before = self.scratch.standing(mini, Some(area));
        self.scratch.cubes_spent(mini, cubes);
        let found = try_out(self);
        self.scratch.cubes_back(mini, cubes);
        self.scratch.standing(mini, before);
        found
    }

    /// Tries something with a miniature gone.
    pub(super) fn without<T>(&mut self, mini: MiniId, try_out: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.scratch.standing(mini, None);
        let found = try_out(self);
        self.scratch.standing(mini, before);
        found
    }

    /// Whether one of the goals lies in an Area.
    pub(super) fn is_goal_area(&self, area: AreaId) -> bool {
        self.goals().iter().any(|goal| goal.area == Some(area))
    }

    /// Move Points between two Areas for a miniature.
    pub(super) fn travel(&mut self, mini: MiniId, from: AreaId, to: AreaId) -> u16 {
        let kind = self.kind(mini);
        let game = self.game;
        if let Some(Some(known)) = self.travels.get_mut(kind.0) {
            return known.cost(from, to);
        }
        let harms = self.harms(mini);
        self.travels.resize(self.travels.len().max(kind.0 + 1), None);
        self.travels[kind.0].insert(Travel::of(game, mini, &harms)).cost(from, to)
    }

    /// What stands for a miniature when all of a tile are alike, except for what they carry and whom they lead.
    pub(super) fn kind(&self, mini: MiniId) -> Kind {
        *self.known(mini).kind.get_or_init(|| self.kind_now(mini))
    }

    /// What is known of a miniature.
    pub(super) fn known(&self, mini: MiniId) -> &Known {
        &self.known[usize::from(mini.0)]
    }

    fn kind_now(&self, mini: MiniId) -> Kind {
        let state = self.game.state();
        let carries = || state.tokens.iter().any(|token| token.carried_by == Some(mini));
        match state.mini(mini).body {
            Body::Tile(tile) if state.memory.led_by(mini).next().is_none() && !carries() => {
                Kind(state.minis.len() + usize::from(tile.0))
            }
            Body::Tile(_) | Body::Tablet(_) => Kind(usize::from(mini.0)),
        }
    }
}
