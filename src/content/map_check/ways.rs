//! How to get around: special Moves, links, and whether every Area can be reached.

use std::collections::BTreeSet;

use super::super::geometry::shared_edges;
use super::super::id::AreaName;
use super::super::map::{Map, SpecialMoveKind};
use super::report::{Names, Report};

impl Report {
    /// Special Moves: with a level, leading down if they are Drops, each once.
    pub(super) fn moves(&mut self, map: &Map, names: &Names) {
        let mut known = BTreeSet::new();
        for (at, special) in map.moves.iter().enumerate() {
            let field = format!("moves[{at}]");
            if special.level == 0 && special.kind != SpecialMoveKind::Drop {
                self.add(format!("{field}.level"), "only a Drop may have level 0");
            }
            let Some((from, to)) = self.pair(&field, &special.between, names) else { continue };
            let falls = matches!(special.kind, SpecialMoveKind::Drop | SpecialMoveKind::ClimbAndDrop);
            if falls && map.areas[from].elevation <= map.areas[to].elevation {
                self.add(format!("{field}.between"), "a Drop leads from the higher Area to the lower one");
            }
            let climbs = matches!(special.kind, SpecialMoveKind::Climb | SpecialMoveKind::ClimbAndDrop);
            let jumps = special.kind == SpecialMoveKind::Jump;
            let ways =
                [(falls, "Drop", (from, to)), (climbs, "Climb", sorted(from, to)), (jumps, "Jump", sorted(from, to))];
            for (_, kind, pair) in ways.into_iter().filter(|way| way.0) {
                if !known.insert((kind, pair)) {
                    self.add(field.clone(), format!("there is already a {kind} between these Areas"));
                }
            }
        }
    }

    /// Links: each joins two Areas that do not touch.
    pub(super) fn links(&mut self, map: &Map, names: &Names, sound: &[bool]) {
        let mut seen = BTreeSet::new();
        for (at, link) in map.links.iter().enumerate() {
            let field = format!("links[{at}]");
            self.named(&field, link.id.as_str(), link.name.english(), &mut seen);
            if !link.kind.is_open() {
                self.add(format!("{field}.kind"), "a link is White or Orange");
            }
            let Some((one, other)) = self.pair(&field, &link.between, names) else { continue };
            let touch = || !shared_edges(&map.areas[one].outline, &map.areas[other].outline).is_empty();
            if sound[one] && sound[other] && touch() {
                self.add(format!("{field}.between"), "the two Areas share an edge: that is a door");
            }
        }
    }

    /// Zones: Areas that exist, each once.
    pub(super) fn zones(&mut self, map: &Map, names: &Names) {
        let mut seen = BTreeSet::new();
        for (at, zone) in map.zones.iter().enumerate() {
            let field = format!("zones[{at}]");
            self.named(&field, zone.id.as_str(), zone.name.english(), &mut seen);
            if zone.areas.is_empty() {
                self.add(format!("{field}.areas"), "a zone has at least one Area");
            }
            let mut listed = BTreeSet::new();
            for (nth, area) in zone.areas.iter().enumerate() {
                let field = format!("{field}.areas[{nth}]");
                if !names.contains_key(area.as_str()) {
                    self.add(field, format!("there is no Area {area}"));
                } else if !listed.insert(area) {
                    self.add(field, format!("{area} appears twice"));
                }
            }
        }
    }

    /// Areas that no Move enters, and parts of the board that no Move connects, unless the map says so. Doors and links
    /// count as open, and an elevator as if it stood everywhere.
    pub(super) fn reach(&mut self, map: &Map, names: &Names) {
        let ways = Ways::of(map, names);
        let mut connected = vec![false; map.areas.len()];
        ways.connect(0, &mut connected);
        let mut begins = vec![false; map.areas.len()];
        for (at, name) in map.apart.iter().enumerate() {
            let field = format!("apart[{at}]");
            match names.get(name.as_str()) {
                None => self.add(field, format!("there is no Area {name}")),
                Some(&area) if connected[area] => {
                    self.add(field, format!("Moves do connect {name} with the first Area or an earlier one"));
                }
                Some(&area) => {
                    begins[area] = true;
                    ways.connect(area, &mut connected);
                }
            }
        }
        for (at, area) in map.areas.iter().enumerate().filter(|_| map.areas.len() > 1) {
            if !connected[at] {
                let before = connected.clone();
                ways.connect(at, &mut connected);
                let part = (0..map.areas.len()).filter(|&other| connected[other] && !before[other]);
                let part: Vec<&str> = part.map(|other| map.areas[other].id.as_str()).collect();
                let message = format!(
                    "no Moves connect {} with the first Area; if that is intended, name {} in apart",
                    named(&part),
                    area.id
                );
                self.add(format!("areas[{at}]"), message);
            } else if !ways.entered[at] && !begins[at] {
                self.add(format!("areas[{at}]"), format!("no Move leads to {}", area.id));
            }
        }
    }
}

/// Every Move of a map, by positions of Areas.
struct Ways {
    entered: Vec<bool>,
    /// Both ways, even Drops.
    joined: Vec<Vec<usize>>,
}

impl Ways {
    fn of(map: &Map, names: &Names) -> Ways {
        let mut ways = Ways { entered: vec![false; map.areas.len()], joined: vec![Vec::new(); map.areas.len()] };
        let boundaries = map.boundaries.iter().filter(|boundary| boundary.kind.is_open()).map(|b| &b.between);
        let doors = map.doors.iter().filter(|door| door.open.is_open()).map(|door| &door.between);
        let links = map.links.iter().map(|link| &link.between);
        for between in boundaries.chain(doors).chain(links) {
            ways.add(names, between, false);
        }
        for elevator in &map.elevators {
            let stops = elevator.shafts.iter().map(|shaft| (elevator.car.clone(), shaft.beside.clone()));
            stops.for_each(|between| ways.add(names, &between, false));
        }
        for special in &map.moves {
            ways.add(names, &special.between, special.kind == SpecialMoveKind::Drop);
        }
        ways
    }

    fn add(&mut self, names: &Names, between: &(AreaName, AreaName), is_one_way: bool) {
        let (Some(&from), Some(&to)) = (names.get(between.0.as_str()), names.get(between.1.as_str())) else { return };
        if from != to {
            self.entered[to] = true;
            self.entered[from] |= !is_one_way;
            self.joined[from].push(to);
            self.joined[to].push(from);
        }
    }

    /// Marks everything that Moves connect with an Area.
    fn connect(&self, from: usize, connected: &mut [bool]) {
        let mut open = vec![from];
        while let Some(here) = open.pop() {
            if !std::mem::replace(&mut connected[here], true) {
                open.extend(self.joined[here].iter().copied());
            }
        }
    }
}

/// Areas of one part, and how many more.
fn named(part: &[&str]) -> String {
    const MOST: usize = 6;
    match part.len().saturating_sub(MOST) {
        0 => part.join(", "),
        more => format!("{} and {more} more", part[..MOST].join(", ")),
    }
}

fn sorted(one: usize, other: usize) -> (usize, usize) {
    (one.min(other), one.max(other))
}
