//! The backward solution: for every position of the dice with the Rerolls left, the best next Reroll; and from there
//! forward, how likely each end is.
//!
//! Three facts keep it small. Dice of one color that may do the same are alike, so only their multiset counts; of those,
//! only the worst is ever worth another roll; and of dice that nobody will reroll, only the sum counts.

use std::collections::BTreeMap;

use super::distribution::Distribution;
use super::position::{PackedDie, Position};
use super::quick::Remembered;
use super::throw::{Aim, Lying, MOST_DICE, Throw, TooLarge, place};
use crate::command::RerollBy;
use gotham_content::dice::{Color, Dice};

/// Positions beyond which a throw counts as too large: a few hundredths of a second's work.
pub(super) const MOST_POSITIONS: usize = 60_000;
/// Different first rolls for each of those positions; tidying leaves fewer of them.
const STARTS: usize = 2;
/// Rolls of one throw, first ones and Rerolls: 6 to this power leaves room for a second throw in 128 bits.
const MOST_ROLLS: u32 = 22;

/// What is known of a position.
struct Solved {
    /// The higher, the better; over 6 to the power of `depth`.
    value: i128,
    /// The Rerolls left.
    depth: u32,
    /// What comes next.
    next: Next,
}

/// What comes after a position.
#[derive(Clone, Copy)]
enum Next {
    /// The dice stay as they are, with this many successes.
    End(u16),
    /// A right is left, with what follows.
    Leave(usize),
    /// This die is rerolled: what follows each of its faces, and how many of the six show it.
    Roll(PackedDie, Faces),
}

/// What follows each face of a die: the position, and how many of the six faces lead there.
type Faces = [(usize, u8); 6];

/// Solves the positions of one throw.
pub(super) struct Solver {
    /// Faces of each color with their number, in rising order.
    faces: [Vec<(u8, u8)>; 5],
    /// The face of each color that is never rerolled.
    best: [u8; 5],
    aim: Aim,
    modifier: i32,
    if_any: u8,
    hurts: bool,
    most: usize,
    known: Remembered<Position, usize>,
    /// Each position comes after those that may follow it.
    solved: Vec<Solved>,
}

impl Solver {
    pub(super) fn new(dice: &Dice, aim: Aim, modifier: i8, if_any: u8, hurts: bool) -> Solver {
        let faces = Color::ALL.map(|color| counted(dice.faces(color)));
        let best = Color::ALL.map(|color| {
            let faces = dice.faces(color).iter().copied();
            if hurts { faces.min() } else { faces.max() }.unwrap_or_default()
        });
        let modifier = i32::from(modifier);
        let (known, solved) = (Remembered::default(), Vec::new());
        Solver { faces, best, aim, modifier, if_any, hurts, most: MOST_POSITIONS, known, solved }
    }

    /// Gives up on a throw after this many positions.
    pub(super) fn within(self, most: usize) -> Solver {
        Solver { most, ..self }
    }

    pub(super) fn throw(mut self, throw: &Throw) -> Result<Distribution, TooLarge> {
        let mut free = [0u8; 5];
        throw.dice.iter().filter(|die| die.free_reroll).for_each(|die| free[place(die.color)] += 1);
        let begin =
            Position { dice: [PackedDie::NONE; MOST_DICE], settled: 0, bonus: throw.bonus, free, paid: throw.paid };
        if throw.dice.len() as u32 + begin.depth() > MOST_ROLLS {
            return Err(TooLarge);
        }
        let mut rolled = BTreeMap::from([(begin.dice, 1u128)]);
        for (at, die) in throw.dice.iter().enumerate() {
            let color = place(die.color);
            let mut next = BTreeMap::new();
            for (dice, weight) in &rolled {
                for (face, count) in &self.faces[color] {
                    let mut dice = *dice;
                    dice[at] = PackedDie::new(color, false, *face);
                    dice.sort_unstable();
                    *next.entry(dice).or_default() += weight * u128::from(*count);
                }
            }
            rolled = next;
            if rolled.len() > STARTS * self.most {
                return Err(TooLarge);
            }
        }
        let mut starts = Vec::with_capacity(rolled.len());
        for (dice, weight) in rolled {
            let position = Position { dice, ..begin }.tidied(&self.best);
            starts.push((self.solve(position)?, weight));
        }
        Ok(self.ends(&starts))
    }

    pub(super) fn lying(mut self, lying: &Lying) -> Result<Distribution, TooLarge> {
        let start = self.solve(self.position_of(lying)?)?;
        Ok(self.ends(&[(start, 1)]))
    }

    pub(super) fn best(mut self, lying: &Lying) -> Result<Option<(u8, RerollBy)>, TooLarge> {
        let mut position = self.position_of(lying)?;
        while let Some(right) = position.right() {
            let solved = self.solve(position)?;
            if let Next::Roll(piece, _) = self.solved[solved].next {
                let die = lying.dice.iter().position(|die| {
                    let may = right != RerollBy::Free || !die.freed;
                    may && place(die.color) == piece.color() && die.face == piece.face()
                });
                return Ok(die.map(|die| (die as u8, right)));
            }
            position = position.without(right, &self.best);
        }
        Ok(None)
    }

    fn position_of(&self, lying: &Lying) -> Result<Position, TooLarge> {
        let mut dice = [PackedDie::NONE; MOST_DICE];
        for (piece, die) in dice.iter_mut().zip(&lying.dice) {
            *piece = PackedDie::new(place(die.color), die.freed, die.face);
        }
        let position = Position { dice, settled: 0, bonus: lying.bonus, free: lying.free, paid: lying.paid };
        let position = position.tidied(&self.best);
        let is_small = lying.dice.len() as u32 + position.depth() <= MOST_ROLLS;
        if is_small { Ok(position) } else { Err(TooLarge) }
    }

    fn solve(&mut self, position: Position) -> Result<usize, TooLarge> {
        if let Some(known) = self.known.get(&position) {
            return Ok(*known);
        }
        let solved = match position.right() {
            None => self.score(&position),
            Some(right) => self.choose(&position, right)?,
        };
        if self.solved.len() >= self.most {
            return Err(TooLarge);
        }
        self.solved.push(solved);
        self.known.insert(position, self.solved.len() - 1);
        Ok(self.solved.len() - 1)
    }

    /// The best choice among leaving a right unused and each die worth rerolling.
    fn choose(&mut self, position: &Position, right: RerollBy) -> Result<Solved, TooLarge> {
        let depth = position.depth();
        let left = self.solve(position.without(right, &self.best))?;
        let (mut value, mut next) = (self.value(left, depth), Next::Leave(left));
        for at in self.worst(position, right).into_iter().flatten() {
            let color = position.dice[at].color();
            let mut follow: Faces = [(0, 0); 6];
            let mut promised = 0;
            for (which, follow) in (0..self.faces[color].len()).zip(&mut follow) {
                let (face, count) = self.faces[color][which];
                let after = self.solve(position.after(at, face, right, &self.best))?;
                promised += self.value(after, depth - 1) * i128::from(count);
                *follow = (after, count);
            }
            if promised > value {
                (value, next) = (promised, Next::Roll(position.dice[at], follow));
            }
        }
        Ok(Solved { value, depth, next })
    }

    /// The value of a position over 6 to the power of more Rerolls than it has left.
    fn value(&self, solved: usize, depth: u32) -> i128 {
        let solved = &self.solved[solved];
        solved.value * 6i128.pow(depth - solved.depth)
    }

    /// The worst die of each color that the right may reroll.
    fn worst(&self, position: &Position, right: RerollBy) -> [Option<usize>; 5] {
        let mut found: [Option<usize>; 5] = [None; 5];
        for (at, piece) in position.pieces().enumerate() {
            let color = piece.color();
            if right == RerollBy::Free && (piece.is_freed() || position.free[color] == 0) {
                continue;
            }
            let is_worse = |known: usize| {
                let known = position.dice[known].face();
                if self.hurts { piece.face() > known } else { piece.face() < known }
            };
            if found[color].is_none_or(is_worse) {
                found[color] = Some(at);
            }
        }
        found
    }

    /// Dice that stay as they are. G-5, G-16
    fn score(&self, position: &Position) -> Solved {
        let shown = i32::from(position.shown());
        let spurred = if shown > 0 { i32::from(self.if_any) } else { 0 };
        let successes = (shown + spurred + self.modifier).max(0) as u16;
        let worth = match self.aim {
            Aim::Most => i128::from(successes),
            Aim::AtLeast(wanted) => i128::from(successes >= u16::from(wanted)),
        };
        Solved { value: if self.hurts { -worth } else { worth }, depth: 0, next: Next::End(successes) }
    }

    /// How likely each number of successes is from positions with their weights: backward over what was solved; each
    /// position hands its weight on to those that may follow it.
    fn ends(&self, starts: &[(usize, u128)]) -> Distribution {
        let deepest = starts.iter().map(|(start, _)| self.solved[*start].depth).max().unwrap_or(0);
        let mut weights = vec![0u128; self.solved.len()];
        for (start, weight) in starts {
            weights[*start] += weight * 6u128.pow(deepest - self.solved[*start].depth);
        }
        let mut ends = Vec::new();
        for (at, solved) in self.solved.iter().enumerate().rev() {
            let weight = weights[at];
            let lost = |other: usize| solved.depth - self.solved[other].depth;
            match solved.next {
                _ if weight == 0 => {}
                Next::End(successes) => {
                    let successes = usize::from(successes);
                    if ends.len() <= successes {
                        ends.resize(successes + 1, 0);
                    }
                    ends[successes] += weight;
                }
                Next::Leave(other) => weights[other] += weight * 6u128.pow(lost(other)),
                Next::Roll(_, follow) => {
                    for (other, count) in follow.into_iter().filter(|(_, count)| *count > 0) {
                        weights[other] += weight * u128::from(count) * 6u128.pow(lost(other) - 1);
                    }
                }
            }
        }
        Distribution::new(ends)
    }
}

/// The different faces of a die with their number, in rising order.
fn counted(faces: &[u8; 6]) -> Vec<(u8, u8)> {
    let mut counts: BTreeMap<u8, u8> = BTreeMap::new();
    faces.iter().for_each(|face| *counts.entry(*face).or_default() += 1);
    counts.into_iter().collect()
}
