//! What a board says about its Areas, to be read beside the table or printed: borders, ways with what they cost, what is
//! seen. The printed board says it as well as one that a match has changed.

mod drawing;
mod faults;
mod labels;
mod legend;
mod places;
mod sheet;
mod strokes;

pub use drawing::{Look, svg};
pub use faults::faulty;
pub use labels::Labels;
pub use sheet::sheet;

use gotham_content::BoundaryKind;
use gotham_content::index::DoorId;
use gotham_rules::board::{AreaId, Board, Exit};
use gotham_rules::event::Part;
use gotham_rules::query::moving::Leaving;
use gotham_words::Words;

/// What lies between an Area and what is beside it. R2 IV.C
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Border {
    /// What it is now.
    pub kind: BoundaryKind,
    /// The door that it is.
    pub door: Option<DoorId>,
    /// The Area on the other side; `None`: the rim of the board.
    pub to: Option<AreaId>,
}

/// A Move out of an Area. R2 VII.A.2, R2 VII.A.3
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where to, and how.
    pub exit: Exit,
    /// What it costs, part by part.
    pub parts: Vec<Part>,
}

/// Every border of an Area, each once: by kind, and by the other Area. R2 IV.C
pub fn borders(board: &Board, area: AreaId) -> Vec<Border> {
    let mut found: Vec<Border> = board
        .pieces()
        .iter()
        .filter_map(|piece| {
            let to = match piece.sides {
                (one, other) if one == area => other,
                (one, Some(other)) if other == area => Some(one),
                _ => return None,
            };
            Some(Border { kind: piece.kind, door: piece.door, to })
        })
        .collect();
    found.sort();
    found.dedup();
    found
}

/// Every Move out of an Area, the cheapest first. R2 VII.A.2, R2 VII.A.3
pub fn ways(board: &Board, area: AreaId, leaving: &Leaving) -> Vec<Way> {
    let mut found: Vec<Way> =
        board.exits(area).iter().map(|exit| Way { exit: *exit, parts: leaving.parts(*exit) }).collect();
    found.sort_by_key(|way| (gotham_rules::query::moving::total(&way.parts), way.exit));
    found
}

/// What a kind of boundary is called.
pub fn boundary_name(words: &Words, kind: BoundaryKind) -> String {
    match kind {
        BoundaryKind::White => words.reader_white().into(),
        BoundaryKind::Orange => words.reader_orange().into(),
        BoundaryKind::Red => words.reader_red().into(),
        BoundaryKind::Wall(level) => words.reader_wall(level),
        BoundaryKind::SolidWall => words.reader_solid().into(),
    }
}

/// A text as SVG writes it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The other Areas that an Area sees, and those that it doesn't. R2 XI.A
pub fn sights(board: &Board, area: AreaId) -> (Vec<AreaId>, Vec<AreaId>) {
    let others = Labels::of(board).in_order(board.areas().filter(|other| *other != area).collect());
    others.into_iter().partition(|other| board.line_of_sight(area, *other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_rules::query::moving::total;
    use gotham_rules::skills::moving::Ease;

    #[test]
    fn an_area_of_the_subway_is_read_as_it_is_printed() {
        let catalogue = gotham_embedded::catalogue();
        let (_, map) = catalogue.map("subway").expect("the Subway");
        let board = Board::new(map);
        let area = |number: u8| board.find(&format!("subway_{number}")).expect("an Area");
        let white: Vec<_> = borders(&board, area(14))
            .into_iter()
            .filter(|border| border.kind == BoundaryKind::White)
            .filter_map(|border| border.to)
            .collect();
        assert_eq!(white, [area(15)]);
        let (seen, hidden) = sights(&board, area(14));
        assert_eq!(seen.len() + hidden.len(), board.len() - 1);
        let facts = [8, 12, 13, 15, 16, 17, 19, 20, 21, 22].map(area);
        assert_eq!((seen.len(), facts.iter().all(|other| seen.contains(other))), (facts.len(), true), "{seen:?}");
        // 14 climbs 2 to 8 and 1 to 12; a Hero with Parkour 1 pays one less.
        let cost = |ease: Ease, to: AreaId| {
            let ways = ways(&board, area(14), &Leaving::empty(&board, area(14), ease));
            ways.iter().find(|way| way.exit.to == to).map(|way| total(&way.parts))
        };
        assert_eq!([cost(Ease::default(), area(8)), cost(Ease::default(), area(12))], [Some(3), Some(2)]);
        let nimble = Ease { parkour: 1, ..Ease::default() };
        assert_eq!([cost(nimble, area(8)), cost(nimble, area(15))], [Some(2), Some(1)]);
    }

    #[test]
    fn what_is_read_agrees_with_the_rules_on_every_board() {
        for map in gotham_embedded::catalogue().maps.iter() {
            let board = Board::new(map);
            for area in board.areas() {
                let borders = borders(&board, area);
                for border in &borders {
                    let Some(to) = border.to else { continue };
                    let is_open = matches!(border.kind, BoundaryKind::White | BoundaryKind::Orange);
                    assert!(!is_open || board.is_adjacent(area, to), "{}: {area:?} and {to:?}", map.id);
                }
                let (seen, _) = sights(&board, area);
                for other in seen {
                    assert!(!board.lines(area, other).is_empty(), "{}: {area:?} sees {other:?} somehow", map.id);
                }
            }
        }
    }
}
