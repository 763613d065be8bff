//! Letters: groups of Areas that all see each other in the lists, as few as are found, which cover what straight lines leave.

use std::collections::BTreeSet;

use gotham_content::{AreaName, Map};
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg32;

use super::super::lists::Printed;
use super::super::names::{Pair, pair};

/// How often a cover is tried; the best one stays.
const TRIES: usize = 400;
/// The letters there are.
const ALPHABET: std::ops::RangeInclusive<char> = 'A'..='Z';

/// Gives letters to the first marker of Areas, so that all these pairs see each other; says how many it takes. More pairs
/// than the alphabet can cover stay missing.
pub(super) fn give(map: &mut Map, missing: &BTreeSet<Pair>, printed: &Printed, seed: u64) -> usize {
    let mut chance = Pcg32::seed_from_u64(seed);
    let mut best: Option<Vec<BTreeSet<AreaName>>> = None;
    for _ in 0..TRIES {
        let cover = cover(missing, printed, &mut chance);
        if best.as_ref().is_none_or(|best| cover.len() < best.len()) {
            best = Some(cover);
        }
    }
    let mut groups = best.unwrap_or_default();
    groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
    for (letter, group) in ALPHABET.zip(&groups) {
        for area in map.areas.iter_mut().filter(|area| group.contains(&area.id)) {
            if let Some(marker) = area.markers.first_mut() {
                marker.letters.push(letter);
            }
        }
    }
    groups.len()
}

/// One cover: from a pair at random, the group grows by the Area that covers most.
fn cover(missing: &BTreeSet<Pair>, printed: &Printed, chance: &mut Pcg32) -> Vec<BTreeSet<AreaName>> {
    let mut left = missing.clone();
    let mut groups = Vec::new();
    while !left.is_empty() {
        let at = chance.random_range(0..left.len());
        let Some((a, b)) = left.iter().nth(at).cloned() else { break };
        let mut group = BTreeSet::from([a, b]);
        loop {
            let fits = |area: &AreaName| group.iter().all(|member| printed.sight.contains(&pair(area, member)));
            let gains = |area: &AreaName| group.iter().filter(|member| left.contains(&pair(area, member))).count();
            let grown: Vec<(usize, &AreaName)> = printed
                .areas
                .keys()
                .filter(|area| !group.contains(*area) && fits(area))
                .map(|area| (gains(area), area))
                .filter(|(gain, _)| *gain > 0)
                .collect();
            let Some(most) = grown.iter().map(|(gain, _)| *gain).max() else { break };
            let best: Vec<&AreaName> =
                grown.into_iter().filter(|(gain, _)| *gain == most).map(|(_, area)| area).collect();
            let next = best[chance.random_range(0..best.len())].clone();
            group.insert(next);
        }
        left.retain(|(a, b)| !(group.contains(a) && group.contains(b)));
        groups.push(group);
    }
    groups
}
