//! What is heard where: nothing that nobody would ever hear.

use std::collections::{BTreeMap, BTreeSet};

use super::limits::MOST_NAMED;
use super::report::Report;
use crate::map::{Map, Sounding};

impl Report {
    /// What is heard everywhere goes upward and comes first; then what is heard in zones, in each of them upward, too.
    pub(super) fn ambience(&mut self, map: &Map) {
        let zones: BTreeSet<&str> = map.zones.iter().map(|zone| zone.id.as_str()).collect();
        let highest = map.areas.iter().map(|area| area.elevation).max().unwrap_or_default();
        // From where on something is heard everywhere, and in each zone.
        let mut everywhere = None;
        let mut heard: BTreeMap<&str, i8> = BTreeMap::new();
        for (at, sounding) in map.ambience.iter().enumerate() {
            let field = format!("ambience[{at}]");
            if sounding.zones.is_empty() {
                if !heard.is_empty() {
                    self.add(field.clone(), "what is heard everywhere comes before what is heard in zones");
                }
                self.level(&field, sounding, everywhere.replace(sounding.from), highest);
                continue;
            }
            if at == 0 {
                self.add(format!("{field}.zones"), "the first one is heard everywhere");
            }
            if sounding.zones.len() > MOST_NAMED {
                self.add(format!("{field}.zones"), format!("at most {MOST_NAMED} zones"));
                continue;
            }
            for (nth, zone) in sounding.zones.iter().enumerate().filter(|(_, zone)| !zones.contains(zone.as_str())) {
                self.add(format!("{field}.zones[{nth}]"), format!("there is no zone {zone}"));
            }
            let before = sounding.zones.iter().filter_map(|zone| heard.insert(zone.as_str(), sounding.from)).max();
            self.level(&field, sounding, before, highest);
        }
    }

    fn level(&mut self, field: &str, sounding: &Sounding, before: Option<i8>, highest: i8) {
        if before.is_some_and(|before| sounding.from <= before) {
            self.add(format!("{field}.from"), "must be higher than the one before");
        } else if sounding.from > highest {
            self.add(format!("{field}.from"), format!("no Area is higher than {highest}"));
        }
    }
}
