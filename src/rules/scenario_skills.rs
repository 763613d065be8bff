//! Which Skills are printed where, so that asking for one that isn't there costs nothing.

use super::id::{CardId, HeroId, TileId};
use gotham_content::Hero;
use gotham_content::card::Card;
use gotham_content::script::{Compiled, Effect};
use gotham_content::skill::{Skill, SkillSet};
use gotham_content::tile::Tile;

/// The Skills of each Screen, tile and card of a scenario.
#[derive(Clone, Default, Debug)]
pub struct PrintedSkills {
    heroes: Vec<SkillSet>,
    tiles: Vec<SkillSet>,
    cards: Vec<SkillSet>,
    on_cards: SkillSet,
    anywhere: SkillSet,
    /// Those that the mission grants, whoever gets them.
    granted: SkillSet,
}

impl PrintedSkills {
    /// Reads them from a scenario.
    pub fn of(heroes: &[Hero], tiles: &[Tile], cards: &[Card]) -> PrintedSkills {
        let heroes: Vec<SkillSet> = heroes.iter().map(|hero| SkillSet::of(&hero.skills)).collect();
        let tiles: Vec<SkillSet> = tiles.iter().map(|tile| SkillSet::of(&tile.skills)).collect();
        let on_card = |card: &Card| SkillSet::of(card.lines.iter().flat_map(|line| &line.skills));
        let cards: Vec<SkillSet> = cards.iter().map(on_card).collect();
        let all = |sets: &[SkillSet]| sets.iter().copied().fold(SkillSet::default(), SkillSet::with);
        let on_cards = all(&cards);
        let anywhere = on_cards.with(all(&heroes)).with(all(&tiles));
        PrintedSkills { heroes, tiles, cards, on_cards, anywhere, granted: SkillSet::default() }
    }

    /// The same, with those that effects of the mission grant.
    #[must_use]
    pub(crate) fn granting(self, lists: &[Vec<Effect<Compiled>>]) -> PrintedSkills {
        let granted = lists.iter().flatten().filter_map(|effect| match effect {
            Effect::GrantSkill(_, skill, _) => Some(SkillSet::only(*skill)),
            _ => None,
        });
        let granted = granted.fold(SkillSet::default(), SkillSet::with);
        PrintedSkills { anywhere: self.anywhere.with(granted), granted, ..self }
    }

    /// The Skills that effects of the mission grant.
    pub(crate) fn granted(&self) -> SkillSet {
        self.granted
    }

    /// Whether anything in the scenario has a Skill.
    pub fn anywhere(&self, skill: Skill) -> bool {
        self.anywhere.has(skill)
    }

    /// Whether a Screen has a Skill.
    pub fn on_screen(&self, hero: HeroId, skill: Skill) -> bool {
        self.heroes[hero.index()].has(skill)
    }

    /// Whether a tile has a Skill.
    pub(crate) fn on_tile(&self, tile: TileId, skill: Skill) -> bool {
        self.tiles[tile.index()].has(skill)
    }

    /// Whether a bonus line of a card has a Skill.
    pub(crate) fn on_card(&self, card: CardId, skill: Skill) -> bool {
        self.cards[card.index()].has(skill)
    }

    /// Whether a bonus line of any card has a Skill.
    pub(crate) fn on_cards(&self, skill: Skill) -> bool {
        self.on_cards.has(skill)
    }

    /// The Skills that any card lends.
    pub fn lent(&self) -> SkillSet {
        self.on_cards
    }

    /// The Skills of a Screen.
    pub(crate) fn of_screen(&self, hero: HeroId) -> SkillSet {
        self.heroes[hero.index()]
    }

    /// The Skills of a tile.
    pub fn of_tile(&self, tile: TileId) -> SkillSet {
        self.tiles[tile.index()]
    }

    /// The Skills of a card.
    pub fn of_card(&self, card: CardId) -> SkillSet {
        self.cards[card.index()]
    }
}
