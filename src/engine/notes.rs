//! What is allowed in a mission and probably not meant.

use gotham_content::{AreaName, Catalogue, Problem, SourceFile};
use gotham_rules::board::Board;

/// Everything doubtful in the missions of these files, each with its place.
pub(crate) fn of(catalogue: &Catalogue, files: &[SourceFile]) -> Vec<Problem> {
    let mut notes = Vec::new();
    for mission in catalogue.missions.iter().chain(&catalogue.tutorials) {
        let file = file_of(files, mission.id.as_str());
        let (Some(file), Some((_, map))) = (file, catalogue.map(mission.map.as_str())) else { continue };
        let board = Board::new(map);
        for (slot, hero) in mission.heroes.iter().enumerate().filter(|(_, hero)| is_trap(&board, &hero.area)) {
            let message = format!("a Hero starts in {}, and no Move leads out of there", hero.area);
            notes.push(file.problem(format!("heroes[{slot}].area"), message));
        }
    }
    notes
}

/// The file that holds a mission.
pub(crate) fn file_of<'f>(files: &'f [SourceFile], mission: &str) -> Option<&'f SourceFile> {
    let id = format!("id: \"{mission}\"");
    files.iter().rev().find(|file| file.name.contains("missions/") && file.text.contains(&id))
}

/// Whether no Move leaves an Area, whatever opens. G-83, G-84
fn is_trap(board: &Board, area: &AreaName) -> bool {
    let Some(area) = board.find(area.as_str()) else { return false };
    let touches = |(one, other): (_, _)| one == area || other == area;
    let has_door = board.doors().iter().any(|door| touches(door.between));
    let has_link = board.links().iter().any(|link| touches(link.between));
    board.exits(area).is_empty() && !has_door && !has_link
}
