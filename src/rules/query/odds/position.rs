//! Dice on the table, as far as they still matter: those that may be rerolled, and the sum of the others.

use super::throw::MOST_DICE;
use crate::command::RerollBy;

/// A die on the table: color, whether its Free Reroll is used up, face. Ordered by color, then freshness, then face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct PackedDie(u16);

impl PackedDie {
    pub(super) const NONE: PackedDie = PackedDie(u16::MAX);

    pub(super) fn new(color: usize, freed: bool, face: u8) -> PackedDie {
        PackedDie((color as u16) << 9 | u16::from(freed) << 8 | u16::from(face))
    }

    pub(super) fn color(self) -> usize {
        usize::from(self.0 >> 9)
    }

    pub(super) fn is_freed(self) -> bool {
        self.0 >> 8 & 1 == 1
    }

    pub(super) fn face(self) -> u8 {
        (self.0 & 0xff) as u8
    }
}

/// Dice that may be rerolled, sorted; what the others show; and the Rerolls left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Position {
    pub(super) dice: [PackedDie; MOST_DICE],
    pub(super) settled: u16,
    pub(super) bonus: u8,
    pub(super) free: [u8; 5],
    pub(super) paid: u8,
}

impl Position {
    pub(super) fn pieces(&self) -> impl Iterator<Item = PackedDie> + '_ {
        self.dice.iter().copied().take_while(|piece| *piece != PackedDie::NONE)
    }

    /// What all dice show.
    pub(super) fn shown(&self) -> u16 {
        self.settled + self.pieces().map(|piece| u16::from(piece.face())).sum::<u16>()
    }

    /// The Rerolls left.
    pub(super) fn depth(&self) -> u32 {
        u32::from(self.bonus) + self.free.iter().map(|n| u32::from(*n)).sum::<u32>() + u32::from(self.paid)
    }

    /// The right that is used now. G-30
    pub(super) fn right(&self) -> Option<RerollBy> {
        match self {
            _ if self.bonus > 0 => Some(RerollBy::Bonus),
            _ if self.free.iter().any(|n| *n > 0) => Some(RerollBy::Free),
            _ if self.paid > 0 => Some(RerollBy::Paid),
            _ => None,
        }
    }

    /// Leaves what is left of a right unused.
    pub(super) fn without(mut self, right: RerollBy, best: &[u8; 5]) -> Position {
        match right {
            RerollBy::Bonus => self.bonus = 0,
            RerollBy::Free => self.free = [0; 5],
            RerollBy::Forced => {}
            RerollBy::Paid => self.paid = 0,
        }
        self.tidied(best)
    }

    /// The position after a die is rerolled.
    pub(super) fn after(mut self, at: usize, face: u8, right: RerollBy, best: &[u8; 5]) -> Position {
        let color = self.dice[at].color();
        match right {
            RerollBy::Bonus => self.bonus -= 1,
            RerollBy::Free => self.free[color] -= 1,
            RerollBy::Forced => {}
            RerollBy::Paid => self.paid -= 1,
        }
        self.dice[at] = PackedDie::new(color, right == RerollBy::Free, face);
        self.tidied(best)
    }

    /// Forgets what no longer matters, and sorts. A die that shows its color's best face, or that no Reroll reaches, only
    /// counts; a Free Reroll without a die doesn't count; and which dice used theirs only matters while there are
    /// others.
    pub(super) fn tidied(mut self, best: &[u8; 5]) -> Position {
        let mut fresh = [0; 5];
        for piece in self.dice.iter_mut().filter(|piece| **piece != PackedDie::NONE) {
            let (color, face) = (piece.color(), piece.face());
            let may_be_free = self.free[color] > 0 && !piece.is_freed();
            if face == best[color] || !(may_be_free || self.bonus > 0 || self.paid > 0) {
                self.settled += u16::from(face);
                *piece = PackedDie::NONE;
            } else if may_be_free {
                fresh[color] += 1;
            }
        }
        self.free.iter_mut().zip(fresh).for_each(|(free, fresh)| *free = fresh.min(*free));
        for piece in self.dice.iter_mut().filter(|piece| **piece != PackedDie::NONE) {
            if piece.is_freed() && self.free[piece.color()] == 0 {
                *piece = PackedDie::new(piece.color(), false, piece.face());
            }
        }
        self.dice.sort_unstable();
        if self.dice[0] == PackedDie::NONE {
            (self.bonus, self.paid) = (0, 0);
        }
        self
    }
}
