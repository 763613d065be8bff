//! Who and what can come into play in a mission.

use super::library::Library;
use crate::card::{Card, Deck};
use crate::hero::Hero;
use crate::id::{CardName, HeroName, TileName};
use crate::index::{CardId, HeroId, TileId};
use crate::mission::Mission;
use crate::skill::Skill;
use crate::solo::{LeaderCard, TileCard};
use crate::tile::{Allegiance, Rank, Tile};

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
    /// Tile Activation cards of the sheet.
    pub tile_cards: Vec<TileCard>,
    /// Leader Activation cards of the sheet.
    pub leader_cards: Vec<LeaderCard>,
}

impl Cast {
    /// The number of a tile.
    pub(super) fn tile(&self, name: &TileName) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.id == *name).map(|at| TileId(at as u8))
    }

    /// A Hero's number; it comes into play unless it is there already.
    pub(super) fn bring_hero(&mut self, name: &HeroName, library: &Library) -> Option<HeroId> {
        let at = self.heroes.iter().position(|hero| hero.id == *name).or_else(|| {
            let hero = library.heroes.iter().find(|hero| hero.id == *name)?;
            self.heroes.push(hero.clone());
            let at = self.heroes.len() - 1;
            for card in &hero.equipment {
                self.bring_card(card, library);
            }
            Some(at)
        })?;
        Some(HeroId(at as u8))
    }

    /// A card's number; it comes into play unless it is there already.
    pub(super) fn bring_card(&mut self, name: &CardName, library: &Library) -> Option<CardId> {
        let at = self.cards.iter().position(|card| card.id == *name).or_else(|| {
            let card = library.cards.iter().find(|card| card.id == *name)?;
            self.cards.push(card.clone());
            Some(self.cards.len() - 1)
        })?;
        Some(CardId(at as u8))
    }

    /// A tile comes into play, together with its miniature's other one. G-56
    pub(super) fn bring_tile(&mut self, name: &TileName, library: &Library) -> Option<TileId> {
        self.tile(name).or_else(|| {
            let tile = library.tiles.iter().find(|tile| tile.id == *name)?;
            self.tiles.push(tile.clone());
            let found = self.tile(name);
            if let Some(other) = &tile.other_tile {
                self.bring_tile(other, library);
            }
            found
        })
    }

    /// Bat-Gadgets that may be chosen: those that the mission lists, or every one. R2 V.C.3
    pub(super) fn bring_gadgets(&mut self, mission: &Mission, library: &Library) {
        if !self.heroes.iter().any(|hero| hero.utility_belt > 0) {
            return;
        }
        let all = library.cards.iter().filter(|card| card.deck == Deck::BatGadget && mission.bat_gadgets.is_empty());
        for name in all.map(|card| &card.id).chain(&mission.bat_gadgets) {
            self.bring_card(name, library);
        }
    }

    /// Hero Allies that the Command Skill of a Hero here may choose. R2 II.E
    pub(super) fn bring_allies(&mut self, library: &Library) {
        let commands = [(Skill::EliteCommand, Rank::Elite), (Skill::HenchmanCommand, Rank::Henchman)];
        for (command, rank) in commands {
            if !self.heroes.iter().any(|hero| hero.skills.iter().any(|held| held.skill == command)) {
                continue;
            }
            let allies = library.tiles.iter().filter(|tile| tile.rank == rank && may_be_commanded(tile));
            allies.for_each(|tile| {
                self.bring_tile(&tile.id, library);
            });
        }
    }

    /// Cards of the catalogue that nothing brings into play.
    pub fn other_cards(&self, library: &Library) -> Vec<Card> {
        let is_other = |card: &&Card| self.cards.iter().all(|known| known.id != card.id);
        let room = MOST.saturating_sub(self.cards.len());
        library.cards.iter().filter(is_other).take(room).cloned().collect()
    }
}

/// Whether a Command Skill may bring a tile. R2 II.E, R2 VI.A.2
pub(super) fn may_be_commanded(tile: &Tile) -> bool {
    tile.allegiance == Allegiance::Hero && tile.rank != Rank::Leader && tile.reinforcement.is_some()
}
