//! Which Skills are printed where, so that asking for one that is not there costs nothing.

use super::id::{CardId, HeroId, TileId};
use crate::content::card::Card;
use crate::content::hero::Hero;
use crate::content::skill::{Skill, SkillSet};
use crate::content::tile::Tile;

/// The Skills of each Screen, tile and card of a scenario.
#[derive(Clone, Default, Debug)]
pub struct PrintedSkills {
    heroes: Vec<SkillSet>,
    tiles: Vec<SkillSet>,
    cards: Vec<SkillSet>,
}

impl PrintedSkills {
    /// Reads them off.
    pub fn of(heroes: &[Hero], tiles: &[Tile], cards: &[Card]) -> PrintedSkills {
        PrintedSkills {
            heroes: heroes.iter().map(|hero| SkillSet::of(&hero.skills)).collect(),
            tiles: tiles.iter().map(|tile| SkillSet::of(&tile.skills)).collect(),
            cards: cards.iter().map(|card| SkillSet::of(card.lines.iter().flat_map(|line| &line.skills))).collect(),
        }
    }

    /// Whether a Screen has a Skill.
    pub fn on_screen(&self, hero: HeroId, skill: Skill) -> bool {
        self.heroes[hero.index()].has(skill)
    }

    /// Whether a tile has a Skill.
    pub fn on_tile(&self, tile: TileId, skill: Skill) -> bool {
        self.tiles[tile.index()].has(skill)
    }

    /// Whether a bonus line of a card has a Skill.
    pub fn on_card(&self, card: CardId, skill: Skill) -> bool {
        self.cards[card.index()].has(skill)
    }
}
