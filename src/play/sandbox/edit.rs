//! Editing a sandbox: each edit is made on a copy, checked by making the game, and kept only if the position
//! is possible.

use serde::{Deserialize, Serialize};

use super::{Company, Figure, Hero, Post, RiverEntry, Sandbox, SandboxError, Spread, StartingTurn};
use crate::placement::{FieldPlacement, ReinforcementPlacement};
use gotham_content::id::{AreaName, CardName, HeroName, TileName};
use gotham_content::{Allegiance, Catalogue, Deck};
use gotham_rules::command::Stance;
use gotham_rules::{Game, MiniId, Options};

/// A miniature's position in the lists of a sandbox.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A Hero, by slot.
    Hero(usize),
    /// A miniature of the tile at a position of the River, or one that waits for it.
    River {
        /// The position.
        position: usize,
        /// Which; `None`: it is in the Character Pool.
        figure: Option<usize>,
    },
    /// A miniature of company.
    Company {
        /// The entry.
        entry: usize,
        /// Which.
        figure: usize,
    },
}

/// One thing that is changed. Miniatures are those of the game that was made from the sandbox.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Edit {
    /// Name and text.
    Title {
        /// What it is called.
        name: String,
        /// What there is to see.
        text: String,
    },
    /// Edition, variants, players.
    Options(Options),
    /// The round, and whose turn it is.
    Turn {
        /// The round.
        round: u8,
        /// The point of the turn.
        turn: StartingTurn,
    },
    /// A Hero comes to an Area or, if it is already in play, goes there.
    PutHero {
        /// Who.
        hero: HeroName,
        /// Where.
        area: AreaName,
    },
    /// One more miniature of a tile. Its tile comes to the right end of the River if it is on no side yet: a gray tile,
    /// or any tile if it is `his`; others join the company.
    PutMini {
        /// Which tile.
        tile: TileName,
        /// Where.
        area: AreaName,
        /// Whether it is the Villain's, whatever its color.
        #[serde(default)]
        his: bool,
    },
    /// A miniature goes to another Area.
    Move {
        /// Who.
        mini: MiniId,
        /// Where to.
        area: AreaName,
    },
    /// A miniature leaves the sandbox, a Hero with everything it has.
    Remove(MiniId),
    /// A miniature's condition.
    Health {
        /// Who.
        mini: MiniId,
        /// Life Points of a tile's miniature; `None`: all.
        #[serde(default)]
        life: Option<u8>,
        /// Knocked down.
        #[serde(default)]
        down: bool,
        /// Shackle tokens.
        #[serde(default)]
        shackles: u8,
    },
    /// The Hero whose Command Skill leads a miniature of company; `None`: nobody.
    Lead {
        /// Who.
        mini: MiniId,
        /// By whom.
        commander: Option<HeroName>,
    },
    /// A Hero's cubes; those that are not named are in Reserve.
    Cubes {
        /// Whose.
        mini: MiniId,
        /// In the Fatigue Zone.
        fatigue: u8,
        /// In the Wound Zone.
        wounds: u8,
        /// On the spaces.
        #[serde(default)]
        spaces: Spread,
    },
    /// A Hero's Stance.
    Stance(MiniId, Stance),
    /// A Hero gets a card: Equipment, or a Bat-Gadget for its belt.
    Give(MiniId, CardName),
    /// A Hero no longer has a card.
    Take(MiniId, CardName),
    /// The Command Post.
    Post(Post),
    /// A tile comes to the right end of the River, with nobody.
    AddTile(TileName),
    /// The Event Warning tile comes to the right end of the River, with this many Reinforcement Points.
    AddEvent(u8),
    /// What lies at a position of the River leaves it, with its miniatures.
    RemoveFromRiver(usize),
    /// What lies at a position of the River goes to another.
    MoveInRiver(usize, usize),
    /// How many miniatures wait in the Character Pool for the tile at a position.
    Pool(usize, u8),
    /// A card is put into an Area.
    Lay(AreaName, CardName),
    /// A card is taken from an Area.
    PickUp(AreaName, CardName),
    /// All Field Modifier tokens.
    Fields(Vec<FieldPlacement>),
    /// All Reinforcement tokens.
    Reinforcement(Vec<ReinforcementPlacement>),
}

impl Sandbox {
    /// The sandbox with something changed, and the game that it makes.
    ///
    /// # Errors
    /// When there is nothing like that to change, or the position would be impossible.
    pub fn edited(&self, catalogue: &Catalogue, edit: &Edit) -> Result<(Sandbox, Game), SandboxError> {
        let edited = self.changed(catalogue, edit)?;
        let game = edited.game(catalogue)?;
        Ok((edited, game))
    }

    /// The sandbox with something changed, for callers that make a match of it at once: that finds out whether the
    /// position is possible.
    ///
    /// # Errors
    /// When there is nothing like that to change.
    pub fn changed(&self, catalogue: &Catalogue, edit: &Edit) -> Result<Sandbox, SandboxError> {
        let mut changed = self.clone();
        changed.change(catalogue, edit)?;
        changed.forget_objectives(catalogue);
        Ok(changed)
    }

    /// Where a miniature of the game is listed in the sandbox that made it.
    pub fn spot(&self, catalogue: &Catalogue, mini: MiniId) -> Option<Spot> {
        let mut at = mini.index();
        if at < self.heroes.len() {
            return Some(Spot::Hero(at));
        }
        at -= self.heroes.len();
        for troop in self.troops(&catalogue.tiles) {
            if at < usize::from(troop.count()) {
                return Some(match troop.figures.get(at) {
                    Some((_, (position, place))) => Spot::River { position: *position, figure: Some(*place) },
                    None => Spot::River { position: troop.position, figure: None },
                });
            }
            at -= usize::from(troop.count());
        }
        for (entry, company) in self.company.iter().enumerate() {
            if at < company.miniatures.len() {
                return Some(Spot::Company { entry, figure: at });
            }
            at -= company.miniatures.len();
        }
        None
    }

    fn change(&mut self, catalogue: &Catalogue, edit: &Edit) -> Result<(), SandboxError> {
        match edit {
            Edit::Title { name, text } => (self.name, self.text) = (name.clone(), text.clone()),
            Edit::Options(options) => {
                self.options = *options;
                if !options.solo {
                    self.automaton = None;
                }
            }
            Edit::Turn { round, turn } => (self.round, self.turn) = (*round, *turn),
            Edit::PutHero { hero, area } => match self.heroes.iter_mut().find(|known| known.hero == *hero) {
                Some(known) => known.area = area.clone(),
                None => self.heroes.push(Hero::at(hero.clone(), area.clone())),
            },
            Edit::PutMini { tile, area, his } => self.put_mini(catalogue, tile, area, *his)?,
            Edit::Move { mini, area } => match self.spot(catalogue, *mini) {
                Some(Spot::Hero(slot)) => self.heroes[slot].area = area.clone(),
                Some(Spot::River { position, figure: None }) => {
                    let Some(RiverEntry::Tile { miniatures, pool, .. }) = self.river.get_mut(position) else {
                        return Err(nobody(*mini));
                    };
                    *pool = pool.saturating_sub(1);
                    miniatures.push(Figure::at(area.clone()));
                }
                _ => self.figure(catalogue, *mini)?.area = area.clone(),
            },
            Edit::Remove(mini) => self.remove(catalogue, *mini)?,
            Edit::Health { mini, life, down, shackles } => match self.spot(catalogue, *mini) {
                Some(Spot::Hero(slot)) => {
                    let hero = &mut self.heroes[slot];
                    (hero.down, hero.shackles) = (*down, *shackles);
                }
                _ => {
                    let figure = self.figure(catalogue, *mini)?;
                    (figure.life, figure.down, figure.shackles) = (*life, *down, *shackles);
                }
            },
            Edit::Lead { mini, commander } => self.figure(catalogue, *mini)?.commander = commander.clone(),
            Edit::Cubes { mini, fatigue, wounds, spaces } => {
                let hero = self.hero(catalogue, *mini)?;
                (hero.reserve, hero.fatigue, hero.wounds, hero.spaces) = (None, *fatigue, *wounds, *spaces);
            }
            Edit::Stance(mini, stance) => self.hero(catalogue, *mini)?.stance = *stance,
            Edit::Give(mini, card) => self.cards_like(catalogue, *mini, card)?.push(card.clone()),
            Edit::Take(mini, card) => {
                let cards = self.cards_like(catalogue, *mini, card)?;
                let at = cards.iter().position(|known| known == card);
                cards.remove(at.ok_or_else(|| SandboxError::of("", "the Hero has no such card"))?);
            }
            Edit::Post(post) => self.post = *post,
            Edit::AddTile(tile) => {
                self.river.push(RiverEntry::Tile { tile: tile.clone(), miniatures: Vec::new(), pool: 0 });
            }
            Edit::AddEvent(points) => self.river.push(RiverEntry::Event { points: *points }),
            Edit::RemoveFromRiver(at) => {
                self.lies(*at)?;
                self.river.remove(*at);
                // A Leader's card goes with its tile, and the deck is shuffled again.
                self.automaton = None;
            }
            Edit::MoveInRiver(from, to) => {
                self.lies(*from)?;
                self.lies(*to)?;
                let lying = self.river.remove(*from);
                self.river.insert(*to, lying);
            }
            Edit::Pool(at, number) => match self.river.get_mut(*at) {
                Some(RiverEntry::Tile { pool, .. }) => *pool = *number,
                _ => return Err(SandboxError::of(format!("river[{at}]"), "no tile lies there")),
            },
            Edit::Lay(area, card) => self.ground.push((area.clone(), card.clone())),
            Edit::PickUp(area, card) => {
                let at = self.ground.iter().position(|(here, known)| here == area && known == card);
                let message = || SandboxError::of("ground", "no such card lies there");
                self.ground.remove(at.ok_or_else(message)?);
            }
            Edit::Fields(fields) => self.fields.clone_from(fields),
            Edit::Reinforcement(areas) => self.reinforcement_areas.clone_from(areas),
        }
        Ok(())
    }

    fn lies(&self, position: usize) -> Result<(), SandboxError> {
        let nothing = || SandboxError::of("river", format!("nothing lies at position {}", position + 1));
        self.river.get(position).map(|_| ()).ok_or_else(nothing)
    }

    fn put_mini(
        &mut self,
        catalogue: &Catalogue,
        name: &TileName,
        area: &AreaName,
        his: bool,
    ) -> Result<(), SandboxError> {
        let unknown = || SandboxError::of("", format!("there is no Character tile \"{name}\""));
        let (_, tile) = catalogue.tile(name.as_str()).ok_or_else(unknown)?;
        for lying in &mut self.river {
            if let RiverEntry::Tile { tile: known, miniatures, .. } = lying
                && known == name
            {
                miniatures.push(Figure::at(area.clone()));
                return Ok(());
            }
        }
        if let Some(company) = self.company.iter_mut().find(|company| company.tile == *name) {
            company.miniatures.push(Figure::at(area.clone()));
            return Ok(());
        }
        let miniatures = vec![Figure::at(area.clone())];
        if his || tile.allegiance == Allegiance::Villain {
            self.river.push(RiverEntry::Tile { tile: name.clone(), miniatures, pool: 0 });
            // A miniature's two tiles are in the River together. G-56
            if let Some(other) = &tile.other_tile {
                self.river.push(RiverEntry::Tile { tile: other.clone(), miniatures: Vec::new(), pool: 0 });
            }
            return Ok(());
        }
        let side = match tile.allegiance {
            Allegiance::Hero => super::Belonging::Heroes,
            Allegiance::Neutral | Allegiance::Villain => super::Belonging::Neutral,
        };
        self.company.push(Company { tile: name.clone(), side, control: None, attackable: true, miniatures });
        Ok(())
    }

    fn remove(&mut self, catalogue: &Catalogue, mini: MiniId) -> Result<(), SandboxError> {
        match self.spot(catalogue, mini).ok_or_else(|| nobody(mini))? {
            Spot::Hero(slot) => {
                let hero = self.heroes.remove(slot).hero;
                let led = self.company.iter_mut().flat_map(|company| &mut company.miniatures);
                led.filter(|figure| figure.commander.as_ref() == Some(&hero))
                    .for_each(|figure| figure.commander = None);
            }
            Spot::River { position, figure } => {
                if let Some(RiverEntry::Tile { miniatures, pool, .. }) = self.river.get_mut(position) {
                    match figure {
                        Some(at) => drop(miniatures.remove(at)),
                        None => *pool = pool.saturating_sub(1),
                    }
                }
            }
            Spot::Company { entry, figure } => {
                self.company[entry].miniatures.remove(figure);
                self.company.retain(|company| !company.miniatures.is_empty());
            }
        }
        Ok(())
    }

    /// A Hero's cards from the same deck as this one: its Bat-Gadgets, or the Equipment that the sandbox or its Screen
    /// gives it.
    fn cards_like(
        &mut self,
        catalogue: &Catalogue,
        mini: MiniId,
        card: &CardName,
    ) -> Result<&mut Vec<CardName>, SandboxError> {
        let hero = self.hero(catalogue, mini)?;
        if catalogue.card(card.as_str()).is_some_and(|(_, card)| card.deck == Deck::BatGadget) {
            return Ok(&mut hero.gadgets);
        }
        let screen = catalogue.hero(hero.hero.as_str());
        let usual = || screen.map(|(_, screen)| screen.equipment.clone()).unwrap_or_default();
        Ok(hero.equipment.get_or_insert_with(usual))
    }

    fn hero(&mut self, catalogue: &Catalogue, mini: MiniId) -> Result<&mut Hero, SandboxError> {
        match self.spot(catalogue, mini) {
            Some(Spot::Hero(slot)) => Ok(&mut self.heroes[slot]),
            _ => Err(SandboxError::of("", "only Heroes have cubes, a Stance and cards")),
        }
    }

    fn figure(&mut self, catalogue: &Catalogue, mini: MiniId) -> Result<&mut Figure, SandboxError> {
        let figure = match self.spot(catalogue, mini) {
            Some(Spot::River { position, figure: Some(at) }) => match self.river.get_mut(position) {
                Some(RiverEntry::Tile { miniatures, .. }) => miniatures.get_mut(at),
                _ => None,
            },
            Some(Spot::Company { entry, figure }) => {
                self.company.get_mut(entry).and_then(|company| company.miniatures.get_mut(figure))
            }
            _ => None,
        };
        figure.ok_or_else(|| nobody(mini))
    }
}

fn nobody(mini: MiniId) -> SandboxError {
    SandboxError::of("", format!("there is no miniature number {} of a tile on the board", mini.0))
}
