//! What Areas are called on a map, where there is room for a few letters only.

use gotham_rules::board::{AreaId, Board};

/// The labels of a board's Areas: their printed numbers, and where two printed boards lie side by side, before each the
/// first letter of its own: "M16" in the manor, "C16" in the cave below.
#[derive(Clone, Copy)]
pub struct Labels<'a> {
    board: &'a Board,
    of_several: bool,
}

impl<'a> Labels<'a> {
    /// Those of a board.
    pub fn of(board: &'a Board) -> Labels<'a> {
        let mut parts = board.areas().map(|area| part(board, area));
        let first = parts.next();
        Labels { board, of_several: parts.any(|other| Some(other) != first) }
    }

    /// What an Area is called; its whole id if that has no number.
    pub fn label(self, area: AreaId) -> String {
        let name = &self.board.area(area).name_id;
        match (name.number(), part(self.board, area).chars().next()) {
            (Some(number), Some(letter)) if self.of_several => format!("{}{number}", letter.to_ascii_uppercase()),
            (Some(number), _) => number.to_string(),
            (None, _) => name.to_string(),
        }
    }

    /// Areas in the order of their numbers, one printed board after the other.
    pub fn in_order(self, mut areas: Vec<AreaId>) -> Vec<AreaId> {
        areas.sort_by_key(|area| (part(self.board, *area), self.board.area(*area).name_id.number(), *area));
        areas
    }
}

/// Which printed board an Area is of: "manor" of `manor_16`.
fn part(board: &Board, area: AreaId) -> &str {
    let name = board.area(area).name_id.as_str();
    name.rsplit_once('_').map_or(name, |(part, _)| part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_boards_on_one_table_are_told_apart() {
        let catalogue = gotham_embedded::catalogue();
        let labels = |map: &str| -> Vec<String> {
            let board = Board::new(catalogue.map(map).expect("a board").1);
            let labels = Labels::of(&board);
            labels.in_order(board.areas().collect()).into_iter().map(|area| labels.label(area)).collect()
        };
        assert_eq!(labels("cave")[..3], ["1", "2", "3"]);
        let both = labels("manor_and_cave");
        assert_eq!(both[..3], ["C1", "C2", "C3"]);
        assert!(both.contains(&"M16".into()) && both.contains(&"C16".into()));
    }
}
