//! Reading all files into one checked [`Catalogue`].

use serde::de::DeserializeOwned;
use xxhash_rust::xxh3::Xxh3;

use super::card::Card;
use super::check;
use super::dice::Dice;
use super::hero::Hero;
use super::map::Map;
use super::mission::Mission;
use super::problem::Problem;
use super::skill::Skill;
use super::skill_text::SkillText;
use super::source::SourceFile;
use super::tile::Tile;

/// Everything that a game can be made of. Lists keep the order of the files; lookups give the place in the list too.
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
    /// Boards, in the order of their file names.
    pub maps: Vec<Map>,
    /// Missions, in the order of their file names.
    pub missions: Vec<Mission>,
    /// A hash of every file's name and text: saves and replays tell by it whether they fit.
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
        match draft.finish(hash(&files)) {
            Some(catalogue) if problems.is_empty() => Ok(catalogue),
            _ => Err(problems),
        }
    }

    /// A Hero and its place in the list.
    pub fn hero(&self, id: &str) -> Option<(usize, &Hero)> {
        find(&self.heroes, |hero| hero.id.as_str() == id)
    }

    /// A Character tile and its place in the list.
    pub fn tile(&self, id: &str) -> Option<(usize, &Tile)> {
        find(&self.tiles, |tile| tile.id.as_str() == id)
    }

    /// A card and its place in the list.
    pub fn card(&self, id: &str) -> Option<(usize, &Card)> {
        find(&self.cards, |card| card.id.as_str() == id)
    }

    /// A board and its place in the list.
    pub fn map(&self, id: &str) -> Option<(usize, &Map)> {
        find(&self.maps, |map| map.id.as_str() == id)
    }

    /// A mission and its place in the list.
    pub fn mission(&self, id: &str) -> Option<(usize, &Mission)> {
        find(&self.missions, |mission| mission.id.as_str() == id)
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

/// A value and the file that it was read from.
pub(super) struct Read<'a, T> {
    pub(super) file: &'a SourceFile,
    pub(super) value: T,
}

/// What could be read; a broken file leaves its place empty.
#[derive(Default)]
pub(super) struct Draft<'a> {
    pub(super) dice: Option<Read<'a, Dice>>,
    pub(super) heroes: Option<Read<'a, Vec<Hero>>>,
    pub(super) tiles: Option<Read<'a, Vec<Tile>>>,
    pub(super) cards: Option<Read<'a, Vec<Card>>>,
    pub(super) skill_texts: Option<Read<'a, Vec<SkillText>>>,
    pub(super) maps: Vec<Read<'a, Map>>,
    pub(super) missions: Vec<Read<'a, Mission>>,
    /// A map could not be read: a mission that names an unknown map may mean that one.
    pub(super) broken_map: bool,
    broken: Vec<&'a str>,
}

/// The files that there must be.
const ONCE: [&str; 5] = ["dice.ron", "heroes.ron", "tiles.ron", "cards.ron", "skills.ron"];

impl<'a> Draft<'a> {
    fn read(&mut self, file: &'a SourceFile) -> Result<(), Problem> {
        fn read<T: DeserializeOwned>(file: &SourceFile) -> Result<Read<'_, T>, Problem> {
            Ok(Read { file, value: file.parse()? })
        }
        match folder_and_name(&file.name) {
            ("content", "dice.ron") => self.dice = Some(read(file)?),
            ("content", "heroes.ron") => self.heroes = Some(read(file)?),
            ("content", "tiles.ron") => self.tiles = Some(read(file)?),
            ("content", "cards.ron") => self.cards = Some(read(file)?),
            ("content", "skills.ron") => self.skill_texts = Some(read(file)?),
            ("maps", _) => self.maps.push(read(file)?),
            ("missions", _) => self.missions.push(read(file)?),
            _ => {
                return Err(file.whole(format!(
                    "nothing is read from here: name it content/{}, maps/NAME.ron or missions/NAME.ron",
                    ONCE.join(", content/")
                )));
            }
        }
        Ok(())
    }

    fn note_broken(&mut self, file: &'a SourceFile) {
        let (folder, name) = folder_and_name(&file.name);
        self.broken_map |= folder == "maps";
        self.broken.push(name);
    }

    fn missing(&self) -> impl Iterator<Item = Problem> + '_ {
        let there = [
            self.dice.is_some(),
            self.heroes.is_some(),
            self.tiles.is_some(),
            self.cards.is_some(),
            self.skill_texts.is_some(),
        ];
        ONCE.into_iter()
            .zip(there)
            .filter(|(name, there)| !there && !self.broken.contains(name))
            .map(|(name, _)| SourceFile::new(format!("assets/content/{name}"), "").whole("the file is missing"))
    }

    fn finish(self, content_hash: u64) -> Option<Catalogue> {
        Some(Catalogue {
            dice: self.dice?.value,
            heroes: self.heroes?.value,
            tiles: self.tiles?.value,
            cards: self.cards?.value,
            skill_texts: self.skill_texts?.value,
            maps: self.maps.into_iter().map(|read| read.value).collect(),
            missions: self.missions.into_iter().map(|read| read.value).collect(),
            content_hash,
        })
    }
}

/// The last folder and the file's name.
fn folder_and_name(path: &str) -> (&str, &str) {
    let (folders, name) = path.rsplit_once('/').unwrap_or(("", path));
    (folders.rsplit('/').next().unwrap_or(""), name)
}
