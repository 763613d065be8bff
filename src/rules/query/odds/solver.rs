//! The backward solution: for every multiset of faces with the Rerolls left, the best next Reroll and the exact
//! distribution that follows.
//!
//! Two facts keep it small. Dice of one colour that may do the same are alike, so only their multiset counts; and of
//! those, only the worst is ever worth another roll.

use std::collections::{BTreeMap, HashMap};

use super::{Aim, Distribution, Lying, MOST_DICE, Throw, TooLarge, place};
use crate::content::dice::{Color, Dice};
use crate::rules::command::RerollBy;

/// Positions beyond which a throw counts as too large: a fraction of a second's work.
const MOST_POSITIONS: usize = 60_000;
/// Rolls of one throw, first ones and Rerolls: 6 to this power leaves room for a second throw in 128 bits.
const MOST_ROLLS: usize = 22;

/// A die on the table: colour, whether its Free Reroll is used up, face. Ordered by colour, then freshness, then face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Piece(u16);

impl Piece {
    const NONE: Piece = Piece(u16::MAX);

    fn new(color: usize, freed: bool, face: u8) -> Piece {
        Piece((color as u16) << 9 | u16::from(freed) << 8 | u16::from(face))
    }

    fn color(self) -> usize {
        usize::from(self.0 >> 9)
    }

    fn is_freed(self) -> bool {
        self.0 >> 8 & 1 == 1
    }

    fn face(self) -> u8 {
        (self.0 & 0xff) as u8
    }
}

/// Dice on the table, sorted, and the Rerolls left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Position {
    dice: [Piece; MOST_DICE],
    bonus: u8,
    free: [u8; 5],
    paid: u8,
}

impl Position {
    fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        self.dice.iter().copied().take_while(|piece| *piece != Piece::NONE)
    }

    fn rerolls(&self) -> u32 {
        u32::from(self.bonus) + self.free.iter().map(|n| u32::from(*n)).sum::<u32>() + u32::from(self.paid)
    }

    /// The right that is used now. G-30
    fn right(&self) -> Option<RerollBy> {
        match self {
            _ if self.bonus > 0 => Some(RerollBy::Bonus),
            _ if self.free.iter().any(|n| *n > 0) => Some(RerollBy::Free),
            _ if self.paid > 0 => Some(RerollBy::Paid),
            _ => None,
        }
    }

    /// Leaves what is left of a right unused.
    fn without(mut self, right: RerollBy) -> Position {
        match right {
            RerollBy::Bonus => self.bonus = 0,
            RerollBy::Free => self.free = [0; 5],
            RerollBy::Paid => self.paid = 0,
        }
        self.tidied()
    }

    /// The position after a die is rolled again.
    fn after(mut self, at: usize, face: u8, right: RerollBy) -> Position {
        let color = self.dice[at].color();
        match right {
            RerollBy::Bonus => self.bonus -= 1,
            RerollBy::Free => self.free[color] -= 1,
            RerollBy::Paid => self.paid -= 1,
        }
        self.dice[at] = Piece::new(color, right == RerollBy::Free, face);
        self.tidied()
    }

    /// Forgets which dice used their Free Reroll where it no longer matters, and sorts.
    fn tidied(mut self) -> Position {
        for piece in self.dice.iter_mut().filter(|piece| **piece != Piece::NONE) {
            if piece.is_freed() && self.free[piece.color()] == 0 {
                *piece = Piece::new(piece.color(), false, piece.face());
            }
        }
        self.dice.sort_unstable();
        self
    }
}

/// What is known of a position.
struct Solved {
    /// The better, the higher; over 6 to the power of the Rerolls left.
    value: i128,
    /// By number of successes, over the same.
    weights: Vec<u128>,
    /// The die to roll again; none = leave the right.
    best: Option<usize>,
}

/// Solves the positions of one throw.
pub(super) struct Solver {
    /// Faces of each colour with their number, rising.
    faces: [Vec<(u8, u128)>; 5],
    aim: Aim,
    modifier: i32,
    if_any: u8,
    hurts: bool,
    known: HashMap<Position, usize>,
    solved: Vec<Solved>,
}

impl Solver {
    pub(super) fn new(dice: &Dice, aim: Aim, modifier: i8, if_any: u8, hurts: bool) -> Solver {
        Solver {
            faces: Color::ALL.map(|color| counted(dice.faces(color))),
            aim,
            modifier: i32::from(modifier),
            if_any,
            hurts,
            known: HashMap::new(),
            solved: Vec::new(),
        }
    }

    pub(super) fn throw(mut self, throw: &Throw) -> Result<Distribution, TooLarge> {
        let mut free = [0u8; 5];
        throw.dice.iter().filter(|die| die.free_reroll).for_each(|die| free[place(die.color)] += 1);
        let mut rolled = BTreeMap::from([([Piece::NONE; MOST_DICE], 1u128)]);
        for (at, die) in throw.dice.iter().enumerate() {
            let color = place(die.color);
            let mut next = BTreeMap::new();
            for (dice, weight) in &rolled {
                for (face, count) in &self.faces[color] {
                    let mut dice = *dice;
                    dice[at] = Piece::new(color, false, *face);
                    dice.sort_unstable();
                    *next.entry(dice).or_default() += weight * count;
                }
            }
            rolled = next;
        }
        let mut weights = Vec::new();
        for (dice, weight) in rolled {
            let position = Position { dice, bonus: throw.bonus, free, paid: throw.paid };
            let solved = self.solve(position)?;
            add(&mut weights, &self.solved[solved].weights, weight);
        }
        Ok(Distribution::new(weights))
    }

    pub(super) fn lying(mut self, lying: &Lying) -> Result<Distribution, TooLarge> {
        let solved = self.solve(position_of(lying))?;
        Ok(Distribution::new(self.solved.swap_remove(solved).weights))
    }

    pub(super) fn best(mut self, lying: &Lying) -> Result<Option<(u8, RerollBy)>, TooLarge> {
        let mut position = position_of(lying);
        while let Some(right) = position.right() {
            let solved = self.solve(position)?;
            if let Some(at) = self.solved[solved].best {
                let piece = position.dice[at];
                let die = lying.dice.iter().position(|die| {
                    let may = right != RerollBy::Free || !die.freed;
                    may && place(die.color) == piece.color() && die.face == piece.face()
                });
                return Ok(die.map(|die| (die as u8, right)));
            }
            position = position.without(right);
        }
        Ok(None)
    }

    fn solve(&mut self, position: Position) -> Result<usize, TooLarge> {
        if let Some(known) = self.known.get(&position) {
            return Ok(*known);
        }
        let solved = match position.right() {
            None => self.score(&position),
            Some(right) => self.choose(position, right)?,
        };
        if self.solved.len() >= MOST_POSITIONS {
            return Err(TooLarge);
        }
        self.solved.push(solved);
        self.known.insert(position, self.solved.len() - 1);
        Ok(self.solved.len() - 1)
    }

    /// The best of leaving a right and of each die worth rolling again.
    fn choose(&mut self, position: Position, right: RerollBy) -> Result<Solved, TooLarge> {
        if position.pieces().count() + position.rerolls() as usize > MOST_ROLLS {
            return Err(TooLarge);
        }
        let left = position.without(right);
        let scale = 6u128.pow(position.rerolls() - left.rerolls());
        let left = self.solve(left)?;
        let mut value = self.solved[left].value * scale as i128;
        let mut ways = vec![(left, scale)];
        let mut best = None;
        for at in self.worst(&position, right) {
            let color = position.dice[at].color();
            let mut next = Vec::with_capacity(self.faces[color].len());
            for which in 0..self.faces[color].len() {
                let (face, count) = self.faces[color][which];
                next.push((self.solve(position.after(at, face, right))?, count));
            }
            let promised = next.iter().map(|(solved, count)| self.solved[*solved].value * *count as i128).sum();
            if promised > value {
                (value, ways, best) = (promised, next, Some(at));
            }
        }
        let mut weights = Vec::new();
        for (solved, count) in ways {
            add(&mut weights, &self.solved[solved].weights, count);
        }
        Ok(Solved { value, weights, best })
    }

    /// The worst die of each colour that the right may roll again, unless it already shows the colour's best face.
    fn worst(&self, position: &Position, right: RerollBy) -> Vec<usize> {
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
        let best_face = |color: usize| {
            let faces = &self.faces[color];
            if self.hurts { faces.first() } else { faces.last() }.map(|(face, _)| *face)
        };
        found
            .into_iter()
            .flatten()
            .filter(|at| {
                let piece = position.dice[*at];
                Some(piece.face()) != best_face(piece.color())
            })
            .collect()
    }

    /// Dice that stay as they lie. G-5, G-16
    fn score(&self, position: &Position) -> Solved {
        let shown: i32 = position.pieces().map(|piece| i32::from(piece.face())).sum();
        let spurred = if shown > 0 { i32::from(self.if_any) } else { 0 };
        let successes = (shown + spurred + self.modifier).max(0) as usize;
        let mut weights = vec![0; successes + 1];
        weights[successes] = 1;
        let worth = match self.aim {
            Aim::Most => successes as i128,
            Aim::AtLeast(wanted) => i128::from(successes >= usize::from(wanted)),
        };
        Solved { value: if self.hurts { -worth } else { worth }, weights, best: None }
    }
}

/// The different faces of a die with their number, rising.
fn counted(faces: &[u8; 6]) -> Vec<(u8, u128)> {
    let mut counts: BTreeMap<u8, u128> = BTreeMap::new();
    faces.iter().for_each(|face| *counts.entry(*face).or_default() += 1);
    counts.into_iter().collect()
}

fn position_of(lying: &Lying) -> Position {
    let mut dice = [Piece::NONE; MOST_DICE];
    for (piece, die) in dice.iter_mut().zip(&lying.dice) {
        *piece = Piece::new(place(die.color), die.freed, die.face);
    }
    let mut free = lying.free;
    for (color, left) in free.iter_mut().enumerate() {
        let fresh = lying.dice.iter().filter(|die| place(die.color) == color && !die.freed).count();
        *left = (*left).min(fresh as u8);
    }
    Position { dice, bonus: lying.bonus, free, paid: lying.paid }.tidied()
}

fn add(sum: &mut Vec<u128>, weights: &[u128], times: u128) {
    if sum.len() < weights.len() {
        sum.resize(weights.len(), 0);
    }
    sum.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * times);
}
