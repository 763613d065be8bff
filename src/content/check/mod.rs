//! What the shapes alone cannot express: ids that lead nowhere, numbers that contradict each other, texts left empty.
//!
//! Each check adds to the list of problems and goes on.

use std::cell::OnceCell;
use std::fmt::Display;

use super::catalogue::Catalogue;
use super::draft::Draft;
use super::id::is_well_formed;
use super::map_check;
use super::mission::Mission;
use super::outline::Outline;
use super::problem::Problem;
use super::source::SourceFile;

mod cards;
mod figures;
mod heroes;
mod lessons;
mod maps;
mod missions;
mod script;
mod setup;
mod skills;
mod solo;
mod terms;
mod tiles;
mod world;

use self::world::World;

/// The largest number on a Screen, tile, card, map or mission; no printed one is half as large. The rules add a few of
/// them up in one byte.
const LARGEST: u8 = 24;
/// The longest list of a mission: positions in it are ids of one byte.
const LONGEST: usize = 100;

/// Checks everything that could be read.
pub(super) fn check(draft: &Draft, problems: &mut Vec<Problem>) {
    if let Some(read) = &draft.dice {
        figures::dice(&read.value, &mut Report::new(read.file, problems));
    }
    if let Some(read) = &draft.heroes {
        let cards = draft.cards.as_ref().map(|read| read.value.as_slice());
        heroes::check(&read.value, cards, &mut Report::new(read.file, problems));
    }
    if let Some(read) = &draft.tiles {
        tiles::check(&read.value, &mut Report::new(read.file, problems));
    }
    if let Some(read) = &draft.cards {
        cards::check(&read.value, &mut Report::new(read.file, problems));
    }
    if let Some(read) = &draft.skill_texts {
        skills::check(&read.value, &mut Report::new(read.file, problems));
    }
    if let Some(read) = &draft.terms {
        terms::check(&read.value, &mut Report::new(read.file, problems));
    }
    if let Some(read) = &draft.tile_cards {
        solo::tile_cards(&read.value, &mut Report::new(read.file, problems));
    }
    if let Some(read) = &draft.leader_cards {
        let tiles = draft.tiles.as_ref().map(|read| read.value.as_slice());
        solo::leader_cards(&read.value, tiles, &mut Report::new(read.file, problems));
    }
    let mut seen = Vec::new();
    for read in &draft.maps {
        let mut report = Report::new(read.file, problems);
        report.expect_new_id(&mut seen, read.value.id.as_str(), "id");
        for (field, message) in map_check::check(&read.value) {
            report.add(field, message);
        }
        maps::check(&read.value, &mut report);
    }
    let mut seen = Vec::new();
    for read in &draft.missions {
        let mut report = Report::new(read.file, problems);
        report.expect_new_id(&mut seen, read.value.id.as_str(), "id");
        missions::check(&read.value, &World::new(draft, &read.value), draft.broken_map, &mut report);
    }
}

/// Everything that is wrong with a mission that no file holds: each field and what is wrong with it.
pub(super) fn of_mission(catalogue: &Catalogue, mission: &Mission) -> Vec<(String, String)> {
    let (nowhere, mut problems) = (SourceFile::new("", ""), Vec::new());
    let world = World::of(catalogue, mission);
    missions::check(mission, &world, false, &mut Report::new(&nowhere, &mut problems));
    problems.into_iter().map(|problem| (problem.field, problem.message)).collect()
}

/// Collects the problems of one file.
struct Report<'a, 'p> {
    file: &'a SourceFile,
    outline: OnceCell<Outline<'a>>,
    problems: &'p mut Vec<Problem>,
}

impl<'a, 'p> Report<'a, 'p> {
    fn new(file: &'a SourceFile, problems: &'p mut Vec<Problem>) -> Self {
        Report { file, outline: OnceCell::new(), problems }
    }

    /// Something is wrong with the field of this path.
    fn add(&mut self, field: impl Into<String>, message: impl Into<String>) {
        let field = field.into();
        let (line, column) = self.outline.get_or_init(|| Outline::of(&self.file.text)).position_of(&field);
        self.problems.push(Problem { file: self.file.name.clone(), line, column, field, message: message.into() });
    }

    /// Something is wrong unless this holds. Neither text is built unless it is reported: pass long ones with
    /// `format_args!`.
    fn expect(&mut self, holds: bool, field: impl Display, message: impl Display) {
        if !holds {
            self.add(field.to_string(), message.to_string());
        }
    }

    /// A text that people will read is empty.
    fn expect_text(&mut self, text: &str, field: impl Display) {
        self.expect(!text.trim().is_empty(), field, "the text is missing");
    }

    /// No number is so large that sums of a few would not fit.
    fn expect_figures(&mut self, at: impl Fn(&str) -> String, figures: &[(&str, u8)]) {
        for (field, figure) in figures.iter().filter(|(_, figure)| *figure > LARGEST) {
            self.add(at(field), format!("{figure} is too large: at most {LARGEST}"));
        }
    }

    /// A list is not so long that its positions would not be ids.
    fn expect_short(&mut self, length: usize, field: impl Display) {
        self.expect(length <= LONGEST, field, format_args!("{length} is too many: at most {LONGEST}"));
    }

    /// The id is well formed, and different from those before it.
    fn expect_new_id<'i>(&mut self, seen: &mut Vec<&'i str>, id: &'i str, field: impl Display) {
        self.expect(
            is_well_formed(id),
            &field,
            format_args!("\"{id}\" is not an id: lowercase letters, digits and underscores, a letter first"),
        );
        self.expect(!seen.contains(&id), &field, format_args!("\"{id}\" appears twice"));
        seen.push(id);
    }
}
