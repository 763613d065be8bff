//! Files as they are read, before anything is checked.

use serde::de::DeserializeOwned;

use super::campaign::Campaign;
use super::card::Card;
use super::dice::Dice;
use super::hero::Hero;
use super::map::Map;
use super::mission::Mission;
use super::problem::Problem;
use super::skill_text::SkillText;
use super::solo::{LeaderCard, TileCard};
use super::source::SourceFile;
use super::term::Term;
use super::tile::Tile;

/// A value and the file that it was read from.
pub(super) struct Read<'a, T> {
    pub(super) file: &'a SourceFile,
    pub(super) value: T,
}

/// What could be read; a broken file leaves its slot empty.
#[derive(Default)]
pub(super) struct Draft<'a> {
    pub(super) dice: Option<Read<'a, Dice>>,
    pub(super) heroes: Option<Read<'a, Vec<Hero>>>,
    pub(super) tiles: Option<Read<'a, Vec<Tile>>>,
    pub(super) cards: Option<Read<'a, Vec<Card>>>,
    pub(super) skill_texts: Option<Read<'a, Vec<SkillText>>>,
    pub(super) terms: Option<Read<'a, Vec<Term>>>,
    pub(super) tile_cards: Option<Read<'a, Vec<TileCard>>>,
    pub(super) leader_cards: Option<Read<'a, Vec<LeaderCard>>>,
    pub(super) campaign: Option<Read<'a, Campaign>>,
    pub(super) maps: Vec<Read<'a, Map>>,
    pub(super) missions: Vec<Read<'a, Mission>>,
    /// A map could not be read: a mission that names an unknown map may mean that one.
    pub(super) broken_map: bool,
    /// The same of missions, for a campaign.
    pub(super) broken_mission: bool,
    broken: Vec<&'a str>,
}

/// The catalogue's files, in `assets/content`: each but the last must be there.
pub const CATALOGUE_FILES: [&str; 9] = [
    "dice.ron",
    "heroes.ron",
    "tiles.ron",
    "cards.ron",
    "skills.ron",
    "terms.ron",
    "ai_tile_cards.ron",
    "ai_leader_cards.ron",
    "campaign.ron",
];

impl<'a> Draft<'a> {
    /// Reads a file into its slot.
    pub(super) fn read(&mut self, file: &'a SourceFile) -> Result<(), Problem> {
        fn read<T: DeserializeOwned>(file: &SourceFile) -> Result<Read<'_, T>, Problem> {
            Ok(Read { file, value: file.parse()? })
        }
        match folder_and_name(&file.name) {
            ("content", "dice.ron") => self.dice = Some(read(file)?),
            ("content", "heroes.ron") => self.heroes = Some(read(file)?),
            ("content", "tiles.ron") => self.tiles = Some(read(file)?),
            ("content", "cards.ron") => self.cards = Some(read(file)?),
            ("content", "skills.ron") => self.skill_texts = Some(read(file)?),
            ("content", "terms.ron") => self.terms = Some(read(file)?),
            ("content", "ai_tile_cards.ron") => self.tile_cards = Some(read(file)?),
            ("content", "ai_leader_cards.ron") => self.leader_cards = Some(read(file)?),
            ("content", "campaign.ron") => self.campaign = Some(read(file)?),
            ("maps", _) => self.maps.push(read(file)?),
            ("missions", _) => self.missions.push(read(file)?),
            _ => {
                return Err(file.whole(format!(
                    "nothing is read from here: name it content/{}, maps/NAME.ron or missions/NAME.ron",
                    CATALOGUE_FILES.join(", content/")
                )));
            }
        }
        Ok(())
    }

    /// Its slot stays empty, and nobody complains twice.
    pub(super) fn note_broken(&mut self, file: &'a SourceFile) {
        let (folder, name) = folder_and_name(&file.name);
        self.broken_map |= folder == "maps";
        self.broken_mission |= folder == "missions";
        self.broken.push(name);
    }

    /// The files that are missing; a catalogue without a campaign is whole.
    pub(super) fn missing(&self) -> impl Iterator<Item = Problem> + '_ {
        let there = [
            self.dice.is_some(),
            self.heroes.is_some(),
            self.tiles.is_some(),
            self.cards.is_some(),
            self.skill_texts.is_some(),
            self.terms.is_some(),
            self.tile_cards.is_some(),
            self.leader_cards.is_some(),
        ];
        CATALOGUE_FILES
            .into_iter()
            .zip(there)
            .filter(|(name, there)| !there && !self.broken.contains(name))
            .map(|(name, _)| SourceFile::new(format!("assets/content/{name}"), "").whole("the file is missing"))
    }
}

/// The last folder and the file's name.
fn folder_and_name(path: &str) -> (&str, &str) {
    let (folders, name) = path.rsplit_once('/').unwrap_or(("", path));
    (folders.rsplit('/').next().unwrap_or(""), name)
}
