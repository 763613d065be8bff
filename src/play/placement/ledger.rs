//! What was used up: Skills, interactions, what is lost for good; and what the mission remembers. G-57

use super::words::{Finder, wrong};
use super::{Placement, PlacementError, TargetPlacement};
use gotham_rules::state::State;
use gotham_rules::{SkillTarget, SkillUse};

/// Rewrites the ledgers that the placement names.
pub(super) fn write(placement: &Placement, finder: Finder, state: &mut State) -> Result<(), PlacementError> {
    if let Some(uses) = &placement.used {
        let mut used = Vec::new();
        for (at, entry) in uses.iter().enumerate() {
            let field = format!("used[{at}]");
            let on = match &entry.on {
                TargetPlacement::Nothing => SkillTarget::Nothing,
                TargetPlacement::Mini(word) => SkillTarget::Mini(finder.mini(&format!("{field}.on"), word)?),
                TargetPlacement::Area(word) => SkillTarget::Area(finder.area(&format!("{field}.on"), word)?),
                TargetPlacement::Tile(word) => SkillTarget::Tile(finder.tile(&format!("{field}.on"), word)?),
            };
            let mini = finder.mini(&format!("{field}.mini"), &entry.mini)?;
            used.push(SkillUse { mini, skill: finder.skill(&format!("{field}.skill"), &entry.skill)?, on });
        }
        state.used = distinct("used", used)?;
    }
    if let Some(done) = &placement.done {
        let mut all = Vec::new();
        for (at, entry) in done.iter().enumerate() {
            let mini = finder.mini(&format!("done[{at}].mini"), &entry.mini)?;
            all.push((mini, finder.interaction(&format!("done[{at}].interaction"), &entry.interaction)?));
        }
        state.memory.done = distinct("done", all)?;
    }
    if let Some(losses) = &placement.lost_skills {
        let mut lost = Vec::new();
        for (at, entry) in losses.iter().enumerate() {
            let mini = finder.mini(&format!("lost_skills[{at}].mini"), &entry.mini)?;
            lost.push((mini, finder.skill(&format!("lost_skills[{at}].skill"), &entry.skill)?));
        }
        state.lost_skills = distinct("lost_skills", lost)?;
    }
    for (word, number) in &placement.values {
        let at = finder.value(&format!("values.{word}"), word)?;
        state.memory.values[at] = *number;
    }
    if let Some(words) = &placement.modes {
        let on = words.iter().enumerate().map(|(at, word)| finder.mode(&format!("modes[{at}]"), word));
        state.memory.modes = distinct("modes", on.collect::<Result<_, _>>()?)?;
    }
    Ok(())
}

/// Entries of a list, none of which appears twice.
fn distinct<T: PartialEq>(field: &str, entries: Vec<T>) -> Result<Vec<T>, PlacementError> {
    match (1..entries.len()).find(|at| entries[..*at].contains(&entries[*at])) {
        Some(at) => Err(wrong(format!("{field}[{at}]"), "it appears twice")),
        None => Ok(entries),
    }
}
