//! Everything that a game can be made of.

use super::campaign::Campaign;
use super::card::Card;
use super::dice::Dice;
use super::hero::Hero;
use super::map::Map;
use super::mission::Mission;
use super::skill::Skill;
use super::skill_text::SkillText;
use super::solo::{LeaderCard, TileCard};
use super::term::Term;
use super::tile::Tile;

/// Everything that a game can be made of. Lists keep the order of the files; lookups also give the position in the
/// list.
#[derive(Clone, PartialEq, Debug)]
pub struct Catalogue {
    /// The faces of the dice.
    pub dice: Dice,
    /// Heroes' Screens.
    pub heroes: Vec<Hero>,
    /// Character tiles.
    pub tiles: Vec<Tile>,
    /// Equipment and Bat-Gadgets.
    pub cards: Vec<Card>,
    /// The glossary's texts, one for each Skill and Trait.
    pub skill_texts: Vec<SkillText>,
    /// The glossary's terms, tokens and icons.
    pub terms: Vec<Term>,
    /// Tile Activation cards of the automated Villain.
    pub tile_cards: Vec<TileCard>,
    /// Leader Activation cards of the automated Villain.
    pub leader_cards: Vec<LeaderCard>,
    /// Boards, in the order of their file names.
    pub maps: Vec<Map>,
    /// Missions, in the order of their file names.
    pub missions: Vec<Mission>,
    /// Missions with lessons, for learning the game.
    pub tutorials: Vec<Mission>,
    /// An order in which the missions tell a story, if there is one.
    pub campaign: Option<Campaign>,
    /// A hash of every file's name and text: saves and replays use it to tell whether they match.
    pub content_hash: u64,
}

impl Catalogue {
    /// A Hero and its position in the list.
    pub fn hero(&self, id: &str) -> Option<(usize, &Hero)> {
        find(&self.heroes, |hero| hero.id.as_str() == id)
    }

    /// A Character tile and its position in the list.
    pub fn tile(&self, id: &str) -> Option<(usize, &Tile)> {
        find(&self.tiles, |tile| tile.id.as_str() == id)
    }

    /// A card and its position in the list.
    pub fn card(&self, id: &str) -> Option<(usize, &Card)> {
        find(&self.cards, |card| card.id.as_str() == id)
    }

    /// A Tile Activation card and its position in the list. SOLO V.B
    pub fn tile_card(&self, id: &str) -> Option<(usize, &TileCard)> {
        find(&self.tile_cards, |card| card.id.as_str() == id)
    }

    /// A Leader Activation card and its position in the list. SOLO X
    pub fn leader_card(&self, id: &str) -> Option<(usize, &LeaderCard)> {
        find(&self.leader_cards, |card| card.id.as_str() == id)
    }

    /// A board and its position in the list.
    pub fn map(&self, id: &str) -> Option<(usize, &Map)> {
        find(&self.maps, |map| map.id.as_str() == id)
    }

    /// A mission, or a tutorial, and its position in its list.
    pub fn mission(&self, id: &str) -> Option<(usize, &Mission)> {
        let is_it = |mission: &Mission| mission.id.as_str() == id;
        find(&self.missions, is_it).or_else(|| find(&self.tutorials, is_it))
    }

    /// The glossary's text of a Skill; a checked catalogue has one for each.
    pub fn skill_text(&self, skill: Skill) -> Option<&SkillText> {
        self.skill_texts.iter().find(|text| text.skill == skill)
    }
}

fn find<T>(list: &[T], wanted: impl Fn(&T) -> bool) -> Option<(usize, &T)> {
    list.iter().enumerate().find(|(_, item)| wanted(item))
}
