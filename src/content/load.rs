//! Reading all files into one checked [`Catalogue`].

use xxhash_rust::xxh3::Xxh3;

use super::catalogue::Catalogue;
use super::check;
use super::draft::Draft;
use super::mission::Mission;
use super::problem::Problem;
use super::source::SourceFile;

/// Reads and checks files, in any order.
///
/// # Errors
/// Every problem of every file, sorted by file and line.
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
    match catalogue_of(draft, hash(&files)) {
        Some(catalogue) if problems.is_empty() => Ok(catalogue),
        _ => Err(problems),
    }
}

/// What was read, when nothing is missing.
fn catalogue_of(draft: Draft, content_hash: u64) -> Option<Catalogue> {
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
        campaign: draft.campaign.map(|read| read.value),
        content_hash,
    })
}

/// However the lines end: Windows may have changed that on a file's way.
fn hash(files: &[&SourceFile]) -> u64 {
    let mut hash = Xxh3::new();
    for file in files {
        for part in [&file.name, &file.text.replace("\r\n", "\n")] {
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
