//! What the shapes alone cannot express: ids that lead nowhere, numbers that contradict each other, texts left empty.
//!
//! Each check adds to the list of problems and goes on.

use super::catalogue::Catalogue;
use super::draft::Draft;
use super::map_check;
use super::mission::Mission;
use super::problem::Problem;
use super::source::SourceFile;

mod campaign;
mod cards;
mod figures;
mod heroes;
mod lessons;
mod maps;
mod missions;
mod report;
mod script;
mod setup;
mod skills;
mod solo;
mod terms;
mod tiles;
mod world;

use self::report::Report;
use self::world::World;

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
    if let Some(read) = &draft.campaign {
        campaign::check(&read.value, draft, &mut Report::new(read.file, problems));
    }
    let mut seen = Vec::new();
    for read in &draft.missions {
        let mut report = Report::new(read.file, problems);
        report.expect_new_id(&mut seen, read.value.id.as_str(), "id");
        missions::check(&read.value, &World::new(draft, &read.value), draft.broken_map, &mut report);
    }
}

/// Everything that is wrong with a mission that is not in the catalogue: each field and what is wrong with it.
pub fn faults_of(catalogue: &Catalogue, mission: &Mission) -> Vec<(String, String)> {
    let (nowhere, mut problems) = (SourceFile::new("", ""), Vec::new());
    let world = World::of(catalogue, mission);
    missions::check(mission, &world, false, &mut Report::new(&nowhere, &mut problems));
    problems.into_iter().map(|problem| (problem.field, problem.message)).collect()
}
