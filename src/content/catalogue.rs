//! Reading all files into one checked [`Catalogue`].

use xxhash_rust::xxh3::Xxh3;

use super::card::Card;
use super::check;
use super::dice::Dice;
use super::draft::Draft;
use super::hero::Hero;
use super::map::Map;
use super::mission::Mission;
use super::problem::Problem;
use super::skill::Skill;
use super::skill_text::SkillText;
use super::solo::{LeaderCard, TileCard};
use super::source::SourceFile;
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
    /// A hash of every file's name and text: saves and replays use it to tell whether they match.
    pub content_hash: u64,
}

impl Catalogue {
    /// Reads and checks files, in any order. On failure, every problem of every file, sorted by file and line.
    pub fn load(files: &[SourceFile]) -> Result<Catalogue, Vec<Problem>> {
        let mut files: Vec<&SourceFile> = files.iter().collect();
        files.sort_by(|a, b| a.name.cmp(&b.name));
        let mut draft = Draft::default();
        let mut problems = Vec::new();
        for file in &files {
            if let Err(problem) = draft.read(file) {
                draft.note_broken(file);
                problems.push(problem);
            }
        }
        problems.extend(draft.missing());
        check::check(&draft, &mut problems);
        problems.sort();
        problems.dedup();
        match Catalogue::of(draft, hash(&files)) {
            Some(catalogue) if problems.is_empty() => Ok(catalogue),
            _ => Err(problems),
        }
    }

    /// What was read, when nothing is missing.
    fn of(draft: Draft, content_hash: u64) -> Option<Catalogue> {
        let missions = draft.missions.into_iter().map(|read| read.value);
        let (tutorials, missions) = missions.partition(|mission| mission.lessons.is_some());
        Some(Catalogue {
            dice: draft.dice?.value,
            heroes: draft.heroes?.value,
            tiles: draft.tiles?.value,
            cards: draft.cards?.value,
            skill_texts: draft.skill_texts?.value,
            terms: draft.terms?.value,
            tile_cards: draft.tile_cards?.value,
            leader_cards: draft.leader_cards?.value,
            maps: draft.maps.into_iter().map(|read| read.value).collect(),
            missions: in_order(missions),
            tutorials: in_order(tutorials),
            content_hash,
        })
    }

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

    /// Everything that is wrong with a mission that is not in the catalogue: each field and what is wrong with it.
    pub fn faults_of(&self, mission: &Mission) -> Vec<(String, String)> {
        check::of_mission(self, mission)
    }

    /// The glossary's text of a Skill; a checked catalogue has one for each.
    pub fn skill_text(&self, skill: Skill) -> Option<&SkillText> {
        self.skill_texts.iter().find(|text| text.skill == skill)
    }
}

fn find<T>(list: &[T], wanted: impl Fn(&T) -> bool) -> Option<(usize, &T)> {
    list.iter().enumerate().find(|(_, item)| wanted(item))
}

fn hash(files: &[&SourceFile]) -> u64 {
    let mut hash = Xxh3::new();
    for file in files {
        for part in [&file.name, &file.text] {
            hash.update(&(part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
    }
    hash.digest()
}

/// By number; those without one at the end, by id.
fn in_order(mut missions: Vec<Mission>) -> Vec<Mission> {
    missions.sort_by(|one, other| {
        let place = |mission: &Mission| (mission.number.is_none(), mission.number);
        place(one).cmp(&place(other)).then_with(|| one.id.cmp(&other.id))
    });
    missions
}
