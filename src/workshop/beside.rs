//! Two boards as one: side by side on one sheet.

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::{Map, map_check};

/// Why two boards do not fit on one sheet.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BesideError {
    /// Both have something of this name.
    #[error("both boards have {0}")]
    Twice(String),
    /// Together they use more letters than there are.
    #[error("together the boards use more letters than there are")]
    Letters,
    /// Together they are more than a map may hold.
    #[error("together the boards have more than {} Areas", map_check::MOST_AREAS)]
    Areas,
}

/// Lays a second board to the right of a first one, with a gap in millimeters between them. The sheet keeps the first one's
/// id, name, description, floor, ambience and place; letters of the second one that the first one uses become others.
///
/// # Errors
/// If the two together are more than one map may be.
pub fn beside(left: &Map, right: &Map, gap: i32) -> Result<Map, BesideError> {
    let mut map = left.clone();
    if left.areas.len() + right.areas.len() > map_check::MOST_AREAS {
        return Err(BesideError::Areas);
    }
    let ids = |map: &Map| -> BTreeSet<String> {
        let areas = map.areas.iter().map(|area| area.id.to_string());
        let others =
            map.doors.iter().map(|door| door.id.to_string()).chain(map.links.iter().map(|link| link.id.to_string()));
        let elevators = map.elevators.iter().map(|elevator| elevator.id.to_string());
        areas.chain(others).chain(elevators).chain(map.zones.iter().map(|zone| zone.id.to_string())).collect()
    };
    if let Some(twice) = ids(left).intersection(&ids(right)).next() {
        return Err(BesideError::Twice(twice.clone()));
    }
    let letters = |map: &Map| -> BTreeSet<char> {
        map.areas.iter().flat_map(|area| &area.markers).flat_map(|marker| marker.letters.chars()).collect()
    };
    let used = letters(left);
    let mut free = ('A'..='Z').filter(|letter| !used.contains(letter));
    let mut new: BTreeMap<char, char> = BTreeMap::new();
    for letter in letters(right) {
        new.insert(letter, free.next().ok_or(BesideError::Letters)?);
    }
    let shift = left.size.0 + gap;
    let moved = |points: &mut Vec<(i32, i32)>| points.iter_mut().for_each(|point| point.0 += shift);
    let mut right = right.clone();
    for area in &mut right.areas {
        moved(&mut area.outline);
        area.floor = area.floor.or((right.floor != left.floor).then_some(right.floor));
        for marker in &mut area.markers {
            marker.at.0 += shift;
            marker.letters = marker.letters.chars().filter_map(|letter| new.get(&letter)).collect();
        }
    }
    right.boundaries.iter_mut().filter_map(|boundary| boundary.along.as_mut()).for_each(moved);
    right.doors.iter_mut().filter_map(|door| door.along.as_mut()).for_each(moved);
    right.props.iter_mut().for_each(|prop| prop.at.0 += shift);
    right.elevators.iter_mut().flat_map(|elevator| &mut elevator.shafts).for_each(|shaft| shaft.at.0 += shift);
    map.size = (shift + right.size.0, left.size.1.max(right.size.1));
    map.areas.append(&mut right.areas);
    super::compile::order::in_reading_order(&mut map.areas);
    map.boundaries.append(&mut right.boundaries);
    map.moves.append(&mut right.moves);
    map.doors.append(&mut right.doors);
    map.links.append(&mut right.links);
    map.elevators.append(&mut right.elevators);
    map.zones.append(&mut right.zones);
    map.apart.append(&mut right.apart);
    map.props.append(&mut right.props);
    map.designed.append(&mut right.designed);
    Ok(map)
}
