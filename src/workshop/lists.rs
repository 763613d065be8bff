//! The lists of a board: who touches whom and how, who sees whom. What a printed board says, typed as short words.

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::{AreaName, BoundaryKind, SpecialMoveKind};
use serde::{Deserialize, Serialize};

use super::names::{Pair, pair};

/// The lists of one board, as `maps/lists/*.ron` writes them. Areas are numbers: `"1 4-6"` are four of them, `"1-9 2-14"`
/// two pairs where pairs are meant. `docs/map-format.md` explains each field.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lists {
    /// What comes before an Area's number: `subway` for `subway_12`.
    pub board: String,
    /// Other lists of which this one is put together, by the names of their files; they stand before its own.
    #[serde(default)]
    pub sheets: Vec<String>,
    /// Areas by Elevation level.
    #[serde(default)]
    pub elevations: Vec<(i8, String)>,
    /// Occupation limits: `"1:6 2:8"`.
    #[serde(default)]
    pub limits: String,
    /// Areas by level of Difficult Terrain.
    #[serde(default)]
    pub difficult: Vec<(u8, String)>,
    /// Areas by level of Dangerous Terrain.
    #[serde(default)]
    pub dangerous: Vec<(u8, String)>,
    /// Obstructions.
    #[serde(default)]
    pub obstructions: String,
    /// Pairs with an orange boundary.
    #[serde(default)]
    pub orange: String,
    /// Pairs with a white boundary.
    #[serde(default)]
    pub white: String,
    /// Pairs with a wall, by level. A pair that also has an orange or white boundary is a wall in part.
    #[serde(default)]
    pub walls: Vec<(u8, String)>,
    /// Pairs with a wall that nothing breaks, as far as the lists name them.
    #[serde(default)]
    pub solid: String,
    /// Pairs of `walls` that meet only at a corner on the map, where four Areas come together: no edge, so no wall.
    #[serde(default)]
    pub corners: String,
    /// Pairs with an open boundary that leaves a part of the edge to a wall that nothing breaks.
    #[serde(default)]
    pub partly: String,
    /// Jumps by level.
    #[serde(default)]
    pub jumps: Vec<(u8, String)>,
    /// Climbs by level, both ways.
    #[serde(default)]
    pub climbs: Vec<(u8, String)>,
    /// Drops by level, from the first Area to the second.
    #[serde(default)]
    pub drops: Vec<(u8, String)>,
    /// A Climb both ways and a Drop of one level, from the higher Area to the lower one, in whatever order they stand.
    #[serde(default)]
    pub climbs_and_drops: Vec<(u8, String)>,
    /// Pairs that an open link makes Adjacent when a mission begins.
    #[serde(default)]
    pub linked: String,
    /// Who sees whom, the orange pairs among them, each pair once: `"1: 2 3; 2: 5"`.
    #[serde(default)]
    pub sight: String,
    /// Pairs that the printed board lets see each other and the map does not, on purpose: why, the map says in `designed`.
    #[serde(default)]
    pub left_out: String,
}

/// What is wrong with a list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListsError {
    /// The text is not one of lists.
    #[error("{0}")]
    Unreadable(String),
    /// A word does not say what it should.
    #[error("{field}: \"{word}\" {wanted}")]
    Word {
        /// The list.
        field: &'static str,
        /// The word in it.
        word: String,
        /// What is expected there.
        wanted: &'static str,
    },
    /// Two lists contradict each other.
    #[error("{field}: {one} and {other} are already listed as {as_what}")]
    Twice {
        /// The list.
        field: &'static str,
        /// An Area.
        one: AreaName,
        /// Another Area.
        other: AreaName,
        /// What the earlier list says.
        as_what: &'static str,
    },
    /// A list has an Area twice.
    #[error("{field}: {area} is in it twice")]
    Again {
        /// The list.
        field: &'static str,
        /// The Area.
        area: AreaName,
    },
    /// A list speaks of an Area that has no Elevation.
    #[error("{field}: {area} has no Elevation")]
    NoArea {
        /// The list.
        field: &'static str,
        /// The Area.
        area: AreaName,
    },
    /// An Area has no Occupation limit.
    #[error("limits: {0} has none")]
    NoLimit(AreaName),
    /// Lists that are named as sheets were not handed in.
    #[error("sheets: {0} could not be read")]
    NoSheet(String),
}

/// What the lists say of one Area.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PrintedArea {
    /// Elevation level.
    pub elevation: i8,
    /// Occupation limit.
    pub limit: u8,
    /// Difficult Terrain level.
    pub difficult: u8,
    /// Dangerous Terrain level.
    pub dangerous: u8,
    /// Whether it is an Obstruction.
    pub obstruction: bool,
}

/// A special Move of the lists: from, to, kind and level. Climbs and Jumps are in it once, [`SpecialMoveKind::Drop`]s in
/// their direction; there is no `ClimbAndDrop`.
pub type PrintedMove = (AreaName, AreaName, SpecialMoveKind, u8);

/// Everything that the lists of a board say, by ids of Areas.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Printed {
    /// Every Area.
    pub areas: BTreeMap<AreaName, PrintedArea>,
    /// White and orange boundaries.
    pub open: BTreeMap<Pair, BoundaryKind>,
    /// Walls of a level: the levels of its parts.
    pub walls: BTreeMap<Pair, BTreeSet<u8>>,
    /// Walls that nothing breaks.
    pub solid: BTreeSet<Pair>,
    /// Open boundaries beside which a part of the edge is a wall that nothing breaks.
    pub partly: BTreeSet<Pair>,
    /// Pairs with a wall in the lists that meet only at a corner.
    pub corners: BTreeSet<Pair>,
    /// Jumps, Climbs and Drops.
    pub moves: BTreeSet<PrintedMove>,
    /// Pairs that are Adjacent by a link.
    pub linked: BTreeSet<Pair>,
    /// Pairs in sight, without those left out.
    pub sight: BTreeSet<Pair>,
    /// Pairs in sight on the printed board alone.
    pub left_out: BTreeSet<Pair>,
}

impl Lists {
    /// Reads a text. What it means is asked of [`Lists::printed`].
    ///
    /// # Errors
    /// If it is no such text, with line and column.
    pub fn read(text: &str) -> Result<Lists, ListsError> {
        ron::from_str(text).map_err(|error| ListsError::Unreadable(error.to_string()))
    }

    /// What the lists say. `sheet` finds the lists that they are put together of, by name.
    ///
    /// # Errors
    /// If a word of a list can't be understood, an Area has no Elevation or limit, or two lists contradict each other.
    pub fn printed(&self, sheet: &dyn Fn(&str) -> Option<Lists>) -> Result<Printed, ListsError> {
        let mut printed = Printed::default();
        for name in &self.sheets {
            let lists = sheet(name).ok_or_else(|| ListsError::NoSheet(name.clone()))?;
            lists.add_to(&mut printed)?;
        }
        self.add_to(&mut printed)?;
        Ok(printed)
    }

    fn add_to(&self, printed: &mut Printed) -> Result<(), ListsError> {
        self.areas(printed)?;
        self.boundaries(printed)?;
        self.moves(printed)?;
        printed.linked.extend(self.pairs("linked", &self.linked, printed)?);
        let seen = self.seen(printed)?;
        let left_out: BTreeSet<Pair> = self.pairs("left_out", &self.left_out, printed)?.into_iter().collect();
        printed.sight.extend(seen.difference(&left_out).cloned());
        printed.left_out.extend(left_out);
        Ok(())
    }

    fn areas(&self, printed: &mut Printed) -> Result<(), ListsError> {
        for (level, list) in &self.elevations {
            for area in self.numbers("elevations", list)? {
                let known = PrintedArea { elevation: *level, ..PrintedArea::default() };
                if printed.areas.insert(area.clone(), known).is_some() {
                    return Err(ListsError::Again { field: "elevations", area });
                }
            }
        }
        for word in self.limits.split_whitespace() {
            let wrong = || wrong("limits", word, "is no Area with its limit, such as 12:8");
            let (area, limit) = word.split_once(':').ok_or_else(wrong)?;
            let area = self.number(area).ok_or_else(wrong)?;
            let limit = limit.parse().map_err(|_| wrong())?;
            let known = self.known("limits", &area, printed)?;
            if std::mem::replace(&mut known.limit, limit) != 0 {
                return Err(ListsError::Again { field: "limits", area });
            }
        }
        for (field, lists) in [("difficult", &self.difficult), ("dangerous", &self.dangerous)] {
            for (level, list) in lists {
                for area in self.numbers(field, list)? {
                    let known = self.known(field, &area, printed)?;
                    *if field == "difficult" { &mut known.difficult } else { &mut known.dangerous } = *level;
                }
            }
        }
        for area in self.numbers("obstructions", &self.obstructions)? {
            self.known("obstructions", &area, printed)?.obstruction = true;
        }
        let without = printed.areas.iter().find(|(_, area)| area.limit == 0);
        without.map_or(Ok(()), |(area, _)| Err(ListsError::NoLimit(area.clone())))
    }

    fn boundaries(&self, printed: &mut Printed) -> Result<(), ListsError> {
        let open = [("orange", &self.orange, BoundaryKind::Orange), ("white", &self.white, BoundaryKind::White)];
        for (field, list, kind) in open {
            for (a, b) in self.pairs(field, list, printed)? {
                if printed.open.insert((a.clone(), b.clone()), kind).is_some() {
                    return Err(twice(field, &a, &b, "orange or white"));
                }
            }
        }
        for (level, list) in &self.walls {
            for between in self.pairs("walls", list, printed)? {
                printed.walls.entry(between).or_default().insert(*level);
            }
        }
        printed.solid.extend(self.pairs("solid", &self.solid, printed)?);
        printed.partly.extend(self.pairs("partly", &self.partly, printed)?);
        printed.corners.extend(self.pairs("corners", &self.corners, printed)?);
        let torn = printed.solid.iter().find(|between| printed.walls.contains_key(between));
        torn.map_or(Ok(()), |(a, b)| Err(twice("solid", a, b, "a wall of a level")))
    }

    fn moves(&self, printed: &mut Printed) -> Result<(), ListsError> {
        use SpecialMoveKind::{Climb, ClimbAndDrop, Drop, Jump};
        let kinds = [
            ("jumps", &self.jumps, Jump),
            ("climbs", &self.climbs, Climb),
            ("drops", &self.drops, Drop),
            ("climbs_and_drops", &self.climbs_and_drops, ClimbAndDrop),
        ];
        for (field, lists, kind) in kinds {
            for (level, list) in lists {
                for (from, to) in self.ways(field, list, printed)? {
                    let (low, high) = pair(&from, &to);
                    let height = |area: &AreaName| printed.areas[area].elevation;
                    let down = if height(&from) >= height(&to) {
                        (from.clone(), to.clone())
                    } else {
                        (to.clone(), from.clone())
                    };
                    let new: Vec<PrintedMove> = match kind {
                        Jump | Climb => vec![(low, high, kind, *level)],
                        Drop => vec![(from.clone(), to.clone(), Drop, *level)],
                        ClimbAndDrop => vec![(low, high, Climb, *level), (down.0, down.1, Drop, *level)],
                    };
                    for way in new {
                        if !printed.moves.insert(way) {
                            return Err(twice(field, &from, &to, "a Move of this kind and level"));
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// `"1: 2 3; 2: 5"`
    fn seen(&self, printed: &Printed) -> Result<BTreeSet<Pair>, ListsError> {
        let mut seen = BTreeSet::new();
        for row in self.sight.split(';').filter(|row| !row.trim().is_empty()) {
            let wrong = || wrong("sight", row.trim(), "is no row such as 1: 2 3");
            let (from, to) = row.split_once(':').ok_or_else(wrong)?;
            let from = self.number(from.trim()).ok_or_else(wrong)?;
            for to in self.numbers("sight", to)? {
                for area in [&from, &to] {
                    if !printed.areas.contains_key(area) {
                        return Err(ListsError::NoArea { field: "sight", area: area.clone() });
                    }
                }
                if from == to || !seen.insert(pair(&from, &to)) {
                    return Err(twice("sight", &from, &to, "in sight"));
                }
            }
        }
        Ok(seen)
    }

    /// An Area that has an Elevation.
    fn known<'p>(
        &self,
        field: &'static str,
        area: &AreaName,
        printed: &'p mut Printed,
    ) -> Result<&'p mut PrintedArea, ListsError> {
        printed.areas.get_mut(area).ok_or_else(|| ListsError::NoArea { field, area: area.clone() })
    }

    /// `12`
    fn number(&self, word: &str) -> Option<AreaName> {
        let number: u32 = word.parse().ok()?;
        Some(format!("{}_{number}", self.board).as_str().into())
    }

    /// `1 4-6`
    fn numbers(&self, field: &'static str, list: &str) -> Result<Vec<AreaName>, ListsError> {
        let mut found = Vec::new();
        for word in list.split_whitespace() {
            let wrong = || wrong(field, word, "is no Area, and no row of Areas such as 4-6");
            let (first, last) = word.split_once('-').unwrap_or((word, word));
            let (first, last): (u32, u32) = (first.parse().map_err(|_| wrong())?, last.parse().map_err(|_| wrong())?);
            if first > last || last > 1000 {
                return Err(wrong());
            }
            found.extend((first..=last).filter_map(|number| self.number(&number.to_string())));
        }
        Ok(found)
    }

    /// `1-9 2-14`, each pair in order.
    fn pairs(&self, field: &'static str, list: &str, printed: &Printed) -> Result<Vec<Pair>, ListsError> {
        let ways = self.ways(field, list, printed)?;
        Ok(ways.into_iter().map(|(from, to)| pair(&from, &to)).collect())
    }

    /// `9-1 2-14`, as they stand. A word of another sheet may be written in full: `manor_16-cave_36`.
    fn ways(
        &self,
        field: &'static str,
        list: &str,
        printed: &Printed,
    ) -> Result<Vec<(AreaName, AreaName)>, ListsError> {
        let mut found = Vec::new();
        for word in list.split_whitespace() {
            let wrong = || wrong(field, word, "is no pair of Areas such as 1-9");
            let (from, to) = word.split_once('-').ok_or_else(wrong)?;
            let area = |word: &str| self.number(word).or_else(|| word.contains('_').then(|| word.into()));
            let (from, to) = (area(from).ok_or_else(wrong)?, area(to).ok_or_else(wrong)?);
            for area in [&from, &to] {
                if !printed.areas.contains_key(area) {
                    return Err(ListsError::NoArea { field, area: area.clone() });
                }
            }
            if from == to {
                return Err(wrong());
            }
            found.push((from, to));
        }
        Ok(found)
    }
}

impl Printed {
    /// Whether a list says that two Areas touch, or that a special Move or sight joins what may touch.
    pub(crate) fn is_listed(&self, between: &Pair) -> bool {
        self.open.contains_key(between)
            || self.walls.contains_key(between)
            || self.solid.contains(between)
            || self.has_move(between)
    }

    /// Whether a Jump, Climb or Drop joins two Areas.
    pub(crate) fn has_move(&self, between: &Pair) -> bool {
        self.moves.iter().any(|(from, to, _, _)| pair(from, to) == *between)
    }
}

fn wrong(field: &'static str, word: &str, wanted: &'static str) -> ListsError {
    ListsError::Word { field, word: word.to_string(), wanted }
}

fn twice(field: &'static str, one: &AreaName, other: &AreaName, as_what: &'static str) -> ListsError {
    ListsError::Twice { field, one: one.clone(), other: other.clone(), as_what }
}
