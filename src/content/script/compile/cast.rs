//! Who and what can come into play in a mission, and that the rules resolve all their Skills.

use super::lexicon::Library;
use crate::content::card::{Card, Deck};
use crate::content::hero::Hero;
use crate::content::id::{CardName, HeroName, TileName};
use crate::content::index::{CardId, HeroId, TileId};
use crate::content::mission::Mission;
use crate::content::skill::{Skill, SkillLevel, Support};
use crate::content::tile::{Allegiance, Rank, Tile};

/// The most Heroes, tiles or cards of a match.
pub(super) const MOST: usize = 250;

/// Heroes, tiles and cards that can come into play, in the order of their ids.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Cast {
    /// Heroes' Screens.
    pub heroes: Vec<Hero>,
    /// Character tiles: the mission's, then the Hero Allies that a Command Skill may choose.
    pub tiles: Vec<Tile>,
    /// Equipment and Bat-Gadgets.
    pub cards: Vec<Card>,
    /// The field that brings each into play, and the Skill of its that the rules do not resolve.
    pub(super) unresolved: Vec<(String, String)>,
}

impl Cast {
    /// The number of a tile.
    pub(super) fn tile(&self, name: &TileName) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.id == *name).map(|at| TileId(at as u8))
    }

    /// A Hero's number; it comes into play by this field unless it is there already.
    pub(super) fn bring_hero(&mut self, name: &HeroName, library: &Library, field: &str) -> Option<HeroId> {
        let at = self.heroes.iter().position(|hero| hero.id == *name).or_else(|| {
            let hero = library.heroes.iter().find(|hero| hero.id == *name)?;
            self.need(field, hero.name.english(), &hero.skills);
            self.heroes.push(hero.clone());
            Some(self.heroes.len() - 1)
        })?;
        Some(HeroId(at as u8))
    }

    /// A card's number; it comes into play by this field unless it is there already.
    pub(super) fn bring_card(&mut self, name: &CardName, library: &Library, field: &str) -> Option<CardId> {
        let at = self.cards.iter().position(|card| card.id == *name).or_else(|| {
            let card = library.cards.iter().find(|card| card.id == *name)?;
            card.lines.iter().for_each(|line| self.need(field, card.name.english(), &line.skills));
            self.cards.push(card.clone());
            Some(self.cards.len() - 1)
        })?;
        Some(CardId(at as u8))
    }

    /// A tile comes into play by this field.
    pub(super) fn bring_tile(&mut self, name: &TileName, library: &Library, field: &str) -> Option<TileId> {
        self.tile(name).or_else(|| {
            let tile = library.tiles.iter().find(|tile| tile.id == *name)?;
            self.need(field, tile.name.english(), &tile.skills);
            self.tiles.push(tile.clone());
            self.tile(name)
        })
    }

    /// Bat-Gadgets that may be chosen: those that the mission lists, or every one whose Skills the rules resolve. R2 V.C.3
    pub(super) fn bring_gadgets(&mut self, mission: &Mission, library: &Library) {
        if !self.heroes.iter().any(|hero| hero.utility_belt > 0) {
            return;
        }
        for card in library.cards.iter().filter(|card| card.deck == Deck::BatGadget) {
            let skills = card.lines.iter().flat_map(|line| &line.skills);
            if mission.bat_gadgets.is_empty() && skills.clone().all(is_resolved) {
                self.bring_card(&card.id, library, "bat_gadgets");
            }
        }
        for (at, name) in mission.bat_gadgets.iter().enumerate() {
            self.bring_card(name, library, &format!("bat_gadgets[{at}]"));
        }
    }

    /// Hero Allies that a Command Skill of a Hero here may choose, as far as the rules resolve their Skills. R2 II.E
    pub(super) fn bring_allies(&mut self, library: &Library) {
        let commands = [(Skill::EliteCommand, Rank::Elite), (Skill::HenchmanCommand, Rank::Henchman)];
        for (command, rank) in commands {
            if !self.heroes.iter().any(|hero| hero.skills.iter().any(|held| held.skill == command)) {
                continue;
            }
            let allies = library.tiles.iter().filter(|tile| tile.rank == rank && may_be_commanded(tile));
            allies.for_each(|tile| {
                self.bring_tile(&tile.id, library, "heroes");
            });
        }
    }

    /// Cards of the catalogue that nothing brings into play, as far as the rules resolve their Skills.
    pub fn other_cards(&self, library: &Library) -> Vec<Card> {
        let is_sound = |card: &&Card| card.lines.iter().flat_map(|line| &line.skills).all(is_resolved);
        let is_other = |card: &&Card| self.cards.iter().all(|known| known.id != card.id);
        let room = MOST.saturating_sub(self.cards.len());
        library.cards.iter().filter(is_other).filter(is_sound).take(room).cloned().collect()
    }

    fn need(&mut self, field: &str, whose: &str, skills: &[SkillLevel]) {
        for entry in skills.iter().filter(|entry| !is_resolved(entry)) {
            let message = format!("{whose} has {:?}, which the engine does not resolve yet", entry.skill);
            self.unresolved.push((field.into(), message));
        }
    }
}

/// Whether a Command Skill may bring a tile. R2 II.E, R2 VI.A.2
pub(super) fn may_be_commanded(tile: &Tile) -> bool {
    tile.allegiance == Allegiance::Hero
        && tile.rank != Rank::Leader
        && tile.reinforcement.is_some()
        && tile.skills.iter().all(is_resolved)
}

fn is_resolved(entry: &SkillLevel) -> bool {
    entry.skill.support() == Support::Resolved
}
