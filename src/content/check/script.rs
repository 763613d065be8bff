//! What a mission makes happen: its words are compiled, and whatever is wrong with them is reported. Ids are unique.

use super::super::mission::Mission;
use super::super::script::{Library, compile};
use super::Report;
use super::world::World;

pub(super) fn check(mission: &Mission, world: &World, report: &mut Report) {
    let ids = |ids: &mut dyn Iterator<Item = (&'static str, usize, &str)>, report: &mut Report| {
        let mut seen: Vec<(&str, String)> = Vec::new();
        for (list, at, id) in ids {
            let mut before: Vec<&str> = seen.iter().filter(|(of, _)| *of == list).map(|(_, id)| id.as_str()).collect();
            report.expect_new_id(&mut before, id, format_args!("{list}[{at}].id"));
            seen.push((list, id.into()));
        }
    };
    let interactions = mission.interactions.iter().enumerate().map(|(at, it)| ("interactions", at, it.id.as_str()));
    let events = mission.events.iter().enumerate().map(|(at, it)| ("events", at, it.id.as_str()));
    let triggers = mission.triggers.iter().enumerate().map(|(at, it)| ("triggers", at, it.id.as_str()));
    let endings = mission.endings.iter().enumerate().map(|(at, it)| ("endings", at, it.id.as_str()));
    let modes = mission.modes.iter().enumerate().map(|(at, it)| ("modes", at, it.id.as_str()));
    ids(&mut interactions.chain(events).chain(triggers).chain(endings).chain(modes), report);
    let mut seen = Vec::new();
    for (at, (id, _)) in mission.values.iter().enumerate() {
        report.expect_new_id(&mut seen, id.as_str(), format_args!("values[{at}][0]"));
    }
    for (at, mode) in mission.modes.iter().enumerate() {
        report.expect_text(mode.name.english(), format_args!("modes[{at}].name"));
        report.expect_text(mode.text.english(), format_args!("modes[{at}].text"));
        report.expect(!mode.restraints.is_empty(), format_args!("modes[{at}].restraints"), "the mode changes nothing");
    }
    // Files that could not be read have already been reported.
    let Some(library) = library(world) else { return };
    if let Err(faults) = compile(mission, &library) {
        faults.into_iter().for_each(|fault| report.add(fault.field, fault.message));
    }
}

/// What the mission's names are looked up in, if all of it could be read.
fn library<'a>(world: &World<'a>) -> Option<Library<'a>> {
    Some(Library {
        heroes: world.heroes?,
        tiles: world.tiles?,
        cards: world.cards?,
        tile_cards: world.tile_cards?,
        leader_cards: world.leader_cards?,
        map: world.map?,
    })
}
