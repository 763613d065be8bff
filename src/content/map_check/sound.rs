//! What is left of a faulty map when everything is taken out that the rules could not read.

use std::collections::BTreeSet;

use super::super::geometry::LIMIT;
use super::super::map::{BoundaryKind, Map};
use super::limits::{MOST_AREAS, MOST_ENTRIES, MOST_LEVEL, MOST_MARKERS, MOST_NAMED, MOST_ROOM};
use super::outlines;
use super::{Place, in_range, locate};

/// The map without its faulty Areas and whatever names them, so that tools can show the rest. A sound map stays as it is;
/// `None` if no Area is sound.
pub fn sound_part(map: &Map) -> Option<Map> {
    let mut sound = map.clone();
    sound.size = (sound.size.0.clamp(1, LIMIT), sound.size.1.clamp(1, LIMIT));
    sound.level_height = sound.level_height.clamp(0, LIMIT);
    areas(&mut sound);
    if sound.areas.is_empty() {
        return None;
    }
    let level = |level: &mut u8| *level = (*level).min(MOST_LEVEL);
    let wall = |kind: &mut BoundaryKind| {
        if let BoundaryKind::Wall(height) = kind {
            level(height);
        }
    };
    sound.boundaries.iter_mut().for_each(|boundary| wall(&mut boundary.kind));
    sound.doors.iter_mut().for_each(|door| wall(&mut door.closed));
    sound.moves.iter_mut().for_each(|special| level(&mut special.level));
    sound.boundaries.truncate(MOST_ENTRIES);
    sound.moves.truncate(MOST_ENTRIES);
    sound.props.truncate(MOST_ENTRIES);
    sound.doors.truncate(MOST_NAMED);
    sound.links.truncate(MOST_NAMED);
    sound.elevators.truncate(MOST_NAMED);
    sound.zones.truncate(MOST_NAMED);
    sound.apart.truncate(MOST_AREAS);
    sound.ambience.truncate(MOST_NAMED);
    while entries(&mut sound) {}
    Some(sound)
}

/// Leaves Areas with a sound outline, an id of their own, and a place of their own.
fn areas(map: &mut Map) {
    let size = map.size;
    let mut ids = BTreeSet::new();
    map.areas.retain(|area| outlines::fault(&area.outline, size).is_none() && ids.insert(area.id.clone()));
    map.areas.truncate(MOST_AREAS);
    let mut kept = Vec::with_capacity(map.areas.len());
    for mut area in std::mem::take(&mut map.areas) {
        let overlaps = |other: &super::Area| outlines::overlap(&other.outline, &area.outline);
        if kept.iter().any(overlaps) {
            continue;
        }
        let is_inside = |at| in_range(at, (LIMIT, LIMIT)) && locate(&area.outline, at) == Place::Inside;
        area.markers.retain(|marker| is_inside(marker.at));
        area.markers.truncate(MOST_MARKERS);
        let most = MOST_LEVEL as i8;
        area.elevation = area.elevation.clamp(-most, most);
        area.limit = area.limit.clamp(1, MOST_ROOM);
        area.difficult = area.difficult.min(MOST_LEVEL);
        area.dangerous = area.dangerous.min(MOST_LEVEL);
        kept.push(area);
    }
    map.areas = kept;
}

/// Takes out the entries that have a problem; says whether there was one.
fn entries(map: &mut Map) -> bool {
    let problems = super::check(map);
    let mut is_changed = false;
    let mut clean = |list: &str, count: usize| -> Vec<bool> {
        let start = format!("{list}[");
        let faulty: BTreeSet<usize> = problems
            .iter()
            .filter_map(|(field, _)| field.strip_prefix(&start)?.split_once(']')?.0.parse().ok())
            .collect();
        is_changed |= faulty.iter().any(|at| *at < count);
        (0..count).map(|at| !faulty.contains(&at)).collect()
    };
    keep(&clean("boundaries", map.boundaries.len()), &mut map.boundaries);
    keep(&clean("moves", map.moves.len()), &mut map.moves);
    keep(&clean("doors", map.doors.len()), &mut map.doors);
    keep(&clean("links", map.links.len()), &mut map.links);
    keep(&clean("elevators", map.elevators.len()), &mut map.elevators);
    keep(&clean("zones", map.zones.len()), &mut map.zones);
    keep(&clean("apart", map.apart.len()), &mut map.apart);
    keep(&clean("props", map.props.len()), &mut map.props);
    is_changed
}

fn keep<T>(is_kept: &[bool], list: &mut Vec<T>) {
    let mut is_kept = is_kept.iter();
    list.retain(|_| is_kept.next().copied().unwrap_or(true));
}
