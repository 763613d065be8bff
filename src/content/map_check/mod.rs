//! Everything that can be wrong with a map, found before the rules read it.
//!
//! Each problem names its field (`areas[3].outline`). Hostile numbers are refused before any arithmetic.

use std::collections::{BTreeMap, BTreeSet};

mod ambience;
mod boundaries;
mod elevators;
mod limits;
mod outlines;
mod report;
mod sound;
mod tidy;
mod ways;

use super::geometry::{LIMIT, Place, locate};
use super::id::is_well_formed;
use super::map::{Area, Map};

pub(crate) use limits::MOST_ROOM;
pub use limits::{MOST_AREAS, MOST_LEVEL, MOST_MARKERS, MOST_NAMED};
pub use sound::sound_part;

use self::limits::{MOST_ENTRIES, in_range};
use self::report::{Names, Report};

/// Every problem of a map: each field and what is wrong with it. An empty list means that the rules can read it.
pub fn check(map: &Map) -> Vec<(String, String)> {
    let mut report = Report::default();
    report.sheet(map);
    if report.counts(map) {
        let sound = report.areas(map);
        let names = report.names(map);
        report.overlaps(map, &sound);
        report.letters(map);
        report.boundaries(map, &names, &sound);
        report.moves(map, &names);
        report.links(map, &names, &sound);
        report.elevators(map, &names, &sound);
        report.zones(map, &names);
        // Where two Areas have one id, nobody knows which of them an entry means.
        if names.len() == map.areas.len() {
            report.reach(map, &names);
            report.tidy(map, &names, &sound);
        }
        report.props(map);
        report.ambience(map);
    }
    report.problems
}

impl Report {
    fn sheet(&mut self, map: &Map) {
        if !is_well_formed(map.id.as_str()) {
            self.add("id", "must be lowercase letters, digits and underscores, a letter first");
        }
        if map.name.english().trim().is_empty() {
            self.add("name", "is empty");
        }
        if !(1..=LIMIT).contains(&map.size.0) || !(1..=LIMIT).contains(&map.size.1) {
            self.add("size", format!("both sides must be 1 to {LIMIT} millimeters"));
        }
        if !(0..=LIMIT).contains(&map.level_height) {
            self.add("level_height", format!("must be 0 to {LIMIT} millimeters"));
        }
    }

    /// Whether the lists are short enough to go on.
    fn counts(&mut self, map: &Map) -> bool {
        if map.areas.is_empty() {
            self.add("areas", "a map has at least one Area");
            return false;
        }
        let limits = [
            ("areas", map.areas.len(), MOST_AREAS),
            ("boundaries", map.boundaries.len(), MOST_ENTRIES),
            ("moves", map.moves.len(), MOST_ENTRIES),
            ("doors", map.doors.len(), MOST_NAMED),
            ("links", map.links.len(), MOST_NAMED),
            ("elevators", map.elevators.len(), MOST_NAMED),
            ("zones", map.zones.len(), MOST_NAMED),
            ("apart", map.apart.len(), MOST_AREAS),
            ("props", map.props.len(), MOST_ENTRIES),
            ("ambience", map.ambience.len(), MOST_NAMED),
        ];
        let before = self.problems.len();
        for (field, count, most) in limits.into_iter().filter(|&(_, count, most)| count > most) {
            self.add(field, format!("{count} is too many: at most {most}"));
        }
        self.problems.len() == before
    }

    /// The position of each Area by its id.
    fn names<'m>(&mut self, map: &'m Map) -> Names<'m> {
        let mut names = BTreeMap::new();
        for (at, area) in map.areas.iter().enumerate() {
            if !is_well_formed(area.id.as_str()) {
                self.add(
                    format!("areas[{at}].id"),
                    "must be lowercase letters, digits and underscores, a letter first",
                );
            }
            if let Some(first) = names.get(area.id.as_str()) {
                self.add(format!("areas[{at}].id"), format!("{} is already the id of areas[{first}]", area.id));
            } else {
                names.insert(area.id.as_str(), at);
            }
        }
        names
    }

    /// Checks each Area on its own; says which outlines are sound enough to compare.
    fn areas(&mut self, map: &Map) -> Vec<bool> {
        let mut sound = Vec::with_capacity(map.areas.len());
        for (at, area) in map.areas.iter().enumerate() {
            let field = format!("areas[{at}]");
            if area.name.english().trim().is_empty() {
                self.add(format!("{field}.name"), "is empty");
            }
            if !(1..=MOST_ROOM).contains(&area.limit) {
                self.add(format!("{field}.limit"), format!("an Occupation limit is 1 to {MOST_ROOM}"));
            }
            let fault = outlines::fault(&area.outline, map.size);
            if let Some(fault) = &fault {
                self.add(format!("{field}.outline"), fault.clone());
            } else {
                self.markers(&field, area);
            }
            sound.push(fault.is_none());
        }
        sound
    }

    fn markers(&mut self, field: &str, area: &Area) {
        if area.markers.len() > MOST_MARKERS {
            self.add(format!("{field}.markers"), format!("at most {MOST_MARKERS} markers in an Area"));
            return;
        }
        for (at, marker) in area.markers.iter().enumerate() {
            if !in_range(marker.at, (LIMIT, LIMIT)) || locate(&area.outline, marker.at) != Place::Inside {
                self.add(format!("{field}.markers[{at}].at"), format!("{:?} is not inside the outline", marker.at));
            }
        }
    }

    fn overlaps(&mut self, map: &Map, sound: &[bool]) {
        for (later, two) in map.areas.iter().enumerate() {
            for (earlier, one) in map.areas.iter().enumerate().take(later) {
                if sound[earlier] && sound[later] && outlines::overlap(&one.outline, &two.outline) {
                    self.add(format!("areas[{later}].outline"), format!("{} overlaps {}", two.id, one.id));
                }
            }
        }
    }

    fn letters(&mut self, map: &Map) {
        let mut owners: BTreeMap<char, BTreeSet<usize>> = BTreeMap::new();
        for (at, area) in map.areas.iter().enumerate() {
            for (nth, marker) in area.markers.iter().enumerate() {
                let distinct: BTreeSet<char> = marker.letters.chars().collect();
                if distinct.len() != marker.letters.chars().count() || !distinct.iter().all(char::is_ascii_uppercase) {
                    let field = format!("areas[{at}].markers[{nth}].letters");
                    self.add(field, format!("{:?} must be capital letters A to Z, each once", marker.letters));
                }
                for letter in distinct {
                    owners.entry(letter).or_default().insert(at);
                }
            }
        }
        for (letter, areas) in owners {
            if let Some(only) = areas.first().filter(|_| areas.len() == 1) {
                self.add(format!("areas[{only}].markers"), format!("no other Area has the letter {letter}"));
            }
        }
    }

    fn props(&mut self, map: &Map) {
        for (at, prop) in map.props.iter().enumerate() {
            let field = format!("props[{at}]");
            if !in_range(prop.at, map.size) {
                self.add(format!("{field}.at"), format!("{:?} is outside the board", prop.at));
            }
            if ![prop.size.0, prop.size.1, prop.height].iter().all(|length| (1..=LIMIT).contains(length)) {
                self.add(field.clone(), format!("size and height must be 1 to {LIMIT} millimeters"));
            }
            if !(-360..=360).contains(&prop.turn) {
                self.add(format!("{field}.turn"), "must be -360 to 360 degrees");
            }
        }
    }
}
