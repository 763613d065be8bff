//! The board as an edition reads it: which Moves a boundary allows, and which lines see. E-5, E-6, E-7, E-18

use std::sync::Arc;

use super::{AreaId, Blocker, Board, Exit, MoveType, SightKind, SightLine};
use crate::edition::Edition;

impl Board {
    /// The board as an edition reads it: the same one, if it is already read that way.
    pub(crate) fn read_by(this: &Arc<Board>, edition: Edition) -> Arc<Board> {
        if this.edition == edition {
            return Arc::clone(this);
        }
        let mut board = Board { edition, ..Board::clone(this) };
        board.join();
        board.measure();
        let uneven = |(a, b): &(AreaId, AreaId)| this.area(*a).elevation != this.area(*b).elevation;
        board.survey(&this.pairs().filter(uneven).collect::<Vec<_>>());
        Arc::new(board)
    }

    /// Strikes the Moves that the edition does not know: onto an Obstruction as if it were level ground, and all but one
    /// where several lead to the same Area. E-5, E-18
    pub(super) fn settle_moves(&self, exits: &mut [Vec<Exit>]) {
        for (from, exits) in self.areas().zip(exits) {
            if self.edition.obstructions_take_special_moves() {
                exits.retain(|exit| exit.how != MoveType::Adjacent || !self.area(exit.to).obstruction);
            }
            if self.edition.destination_settles_the_move() {
                let goes_down = |to: AreaId| self.area(to).elevation < self.area(from).elevation;
                // Down is a Drop, up is a Climb; otherwise whatever comes first.
                let rank = |exit: &Exit| (matches!(exit.how, MoveType::Drop(_)) != goes_down(exit.to), exit.how);
                exits.sort_by_key(|exit| (exit.to, rank(exit)));
                exits.dedup_by_key(|exit| exit.to);
            }
        }
    }

    /// The lines by which an Area sees another, among those that the map allows: where Elevation differs, an Area on
    /// the way that is as high as the higher of the two also stops a shared letter. E-7
    pub(super) fn as_seen(&self, a: AreaId, b: AreaId, mut lines: Vec<SightLine>) -> Vec<SightLine> {
        let (one, other) = (self.area(a).elevation, self.area(b).elevation);
        if self.edition.height_stops_letters() && one != other {
            lines.retain(|line| {
                !matches!(line.kind, SightKind::SharedLetter(_))
                    || self.heights(a, b, std::slice::from_ref(line)).is_empty()
            });
        }
        lines
    }

    /// The Areas on the lines between two others that are as high as the higher of them. E-7
    pub(super) fn heights(&self, a: AreaId, b: AreaId, lines: &[SightLine]) -> Vec<Blocker> {
        let highest = self.area(a).elevation.max(self.area(b).elevation);
        let crossed = lines.iter().flat_map(|line| &line.crossed).copied();
        let rises = |area: &AreaId| ![a, b].contains(area) && self.area(*area).elevation >= highest;
        let mut found: Vec<Blocker> = crossed.filter(rises).map(Blocker::Higher).collect();
        found.sort();
        found.dedup();
        found
    }
}
