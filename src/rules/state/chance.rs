//! The only source of chance in a match: a seeded generator whose position is part of the state, and a queue with which
//! tests, puzzles and position files say what will come.
//!
//! Rules draw through [`Game`](crate::Game), which says what came as an event; nobody else can draw.

use std::collections::VecDeque;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use gotham_content::dice::{Color, Dice};

/// What was queued for a later draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Queued {
    /// A die of this color shows this many successes.
    Face {
        /// The color.
        color: Color,
        /// The successes shown.
        face: u8,
    },
    /// A six-sided die shows this number, 1 to 6.
    D6(u8),
    /// Of several, this one is picked, from 1.
    Pick(u8),
    /// A list is shuffled into this order: the positions, from 1, that its items come from.
    Order(Vec<u8>),
}

/// How the queue is used up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fit {
    /// A draw takes the first that fits it; others wait for theirs.
    #[default]
    AnyOrder,
    /// The first of the queue must fit the next draw.
    InOrder,
}

/// What a draw asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// A die of a color. R2 IV.D
    Face(Color),
    /// A six-sided die.
    D6,
    /// One of this many.
    Pick(u8),
    /// An order of this many.
    Order(u8),
}

/// Something was queued in order, and another draw came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Misfit {
    /// What was drawn.
    pub drawn: Draw,
    /// What was next in the queue.
    pub queued: Queued,
}

/// The only source of chance in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chance {
    generator: Generator,
    drawn: u32,
    queue: VecDeque<Queued>,
    fit: Fit,
    misfit: Option<Misfit>,
}

/// A generator that is seeded when something is drawn from it: most veils fall again before anything is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Pcg32", into = "Pcg32")]
struct Generator {
    seed: u64,
    begun: Option<Pcg32>,
}

impl Generator {
    /// For a seed.
    fn new(seed: u64) -> Generator {
        Generator { seed, begun: None }
    }

    /// To draw from.
    fn begun(&mut self) -> &mut Pcg32 {
        self.begun.get_or_insert_with(|| Pcg32::seed_from_u64(self.seed))
    }
}

impl From<Pcg32> for Generator {
    fn from(generator: Pcg32) -> Generator {
        Generator { seed: 0, begun: Some(generator) }
    }
}

impl From<Generator> for Pcg32 {
    fn from(mut generator: Generator) -> Pcg32 {
        generator.begun().clone()
    }
}

impl PartialEq for Generator {
    fn eq(&self, other: &Generator) -> bool {
        Pcg32::from(self.clone()) == Pcg32::from(other.clone())
    }
}

impl Eq for Generator {}

impl Chance {
    /// A source for a seed.
    pub fn new(seed: u64) -> Chance {
        Chance { generator: Generator::new(seed), drawn: 0, queue: VecDeque::new(), fit: Fit::default(), misfit: None }
    }

    /// Queues what will come, before the generator is asked. The last call says how the whole queue is used up.
    pub fn queue(&mut self, draws: impl IntoIterator<Item = Queued>, fit: Fit) {
        self.queue.extend(draws);
        self.fit = fit;
    }

    /// How much was queued and not yet used.
    pub fn queued(&self) -> usize {
        self.queue.len()
    }

    /// Whether the queue must fit in order.
    pub(crate) fn is_in_order(&self) -> bool {
        self.fit == Fit::InOrder && !self.queue.is_empty()
    }

    /// The first draw that the queue did not match.
    pub fn misfit(&self) -> Option<&Misfit> {
        self.misfit.as_ref()
    }

    /// How often something was drawn so far.
    pub fn drawn(&self) -> u32 {
        self.drawn
    }

    /// The same count of draws, but nothing of what the real source would give, and no queue.
    pub(crate) fn blind(&self, seed: u64) -> Chance {
        Chance { drawn: self.drawn, ..Chance::new(seed) }
    }

    /// Rolls one die: its successes. R2 IV.D
    pub(crate) fn roll(&mut self, color: Color, dice: &Dice) -> u8 {
        match self.next(Draw::Face(color)) {
            Some(Queued::Face { face, .. }) => face,
            _ => dice.faces(color)[self.generator.begun().random_range(0..6usize)],
        }
    }

    /// Rolls a six-sided die.
    pub(crate) fn d6(&mut self) -> u8 {
        match self.next(Draw::D6) {
            Some(Queued::D6(shown)) => shown,
            _ => self.generator.begun().random_range(1..=6),
        }
    }

    /// Picks one of this many, from 0; there must be at least one.
    pub(crate) fn pick(&mut self, of: u8) -> u8 {
        match self.next(Draw::Pick(of)) {
            Some(Queued::Pick(which)) => which - 1,
            _ => self.generator.begun().random_range(0..of.max(1)),
        }
    }

    /// An order of this many: the positions that the items come from.
    pub(crate) fn order(&mut self, of: u8) -> Vec<u8> {
        if let Some(Queued::Order(order)) = self.next(Draw::Order(of)) {
            return order.into_iter().map(|place| place - 1).collect();
        }
        let mut order: Vec<u8> = (0..of).collect();
        for last in (1..order.len()).rev() {
            let other = self.generator.begun().random_range(0..=last as u32);
            order.swap(last, other as usize);
        }
        order
    }

    /// What was queued for this draw.
    fn next(&mut self, draw: Draw) -> Option<Queued> {
        self.drawn += 1;
        match self.fit {
            Fit::AnyOrder => {
                let at = self.queue.iter().position(|queued| draw.fits(queued))?;
                self.queue.remove(at)
            }
            Fit::InOrder => {
                let first = self.queue.pop_front_if(|queued| draw.fits(queued));
                if first.is_none()
                    && let Some(queued) = self.queue.front()
                    && self.misfit.is_none()
                {
                    self.misfit = Some(Misfit { drawn: draw, queued: queued.clone() });
                }
                first
            }
        }
    }
}

impl Draw {
    /// Whether this was queued for such a draw.
    fn fits(self, queued: &Queued) -> bool {
        match (self, queued) {
            (Draw::Face(drawn), Queued::Face { color, .. }) => drawn == *color,
            (Draw::D6, Queued::D6(shown)) => (1..=6).contains(shown),
            (Draw::Pick(of), Queued::Pick(which)) => (1..=of).contains(which),
            (Draw::Order(of), Queued::Order(order)) => {
                order.len() == usize::from(of) && (1..=of).all(|place| order.contains(&place))
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queued(draws: &[Queued], fit: Fit) -> Chance {
        let mut chance = Chance::new(1);
        chance.queue(draws.iter().cloned(), fit);
        chance
    }

    #[test]
    fn a_draw_takes_the_first_that_fits() {
        let mut chance =
            queued(&[Queued::Pick(5), Queued::D6(4), Queued::Order(vec![2, 1]), Queued::Pick(2)], Fit::AnyOrder);
        assert_eq!(chance.d6(), 4);
        assert_eq!(chance.pick(3), 1, "the fifth of three is no answer");
        assert_eq!(chance.order(2), [1, 0]);
        assert_eq!(chance.pick(5), 4);
        assert_eq!((chance.queued(), chance.drawn()), (0, 4));
        assert_eq!(chance.misfit(), None);
    }

    #[test]
    fn a_queue_in_order_says_what_did_not_fit() {
        let mut chance = queued(&[Queued::D6(4), Queued::Pick(2)], Fit::InOrder);
        assert_eq!(chance.d6(), 4);
        assert!(chance.is_in_order());
        chance.d6();
        assert_eq!(chance.misfit(), Some(&Misfit { drawn: Draw::D6, queued: Queued::Pick(2) }));
        assert_eq!(chance.pick(2), 1, "it waits for its draw");
        assert!(!chance.is_in_order());
    }

    #[test]
    fn the_generator_gives_all_and_nothing_else() {
        let mut chance = Chance::new(7);
        let shown: Vec<u8> = (0..600).map(|_| chance.d6()).collect();
        assert!((1..=6).all(|face| (70..=130).contains(&shown.iter().filter(|shown| **shown == face).count())));
        let picked: Vec<u8> = (0..300).map(|_| chance.pick(3)).collect();
        assert!((0..3).all(|which| (70..=130).contains(&picked.iter().filter(|picked| **picked == which).count())));
        assert_eq!(chance.pick(1), 0);
        let mut firsts = [0; 4];
        for _ in 0..400 {
            let order = chance.order(4);
            let mut sorted = order.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, [0, 1, 2, 3]);
            firsts[usize::from(order[0])] += 1;
        }
        assert!(firsts.iter().all(|count| (70..=130).contains(count)), "{firsts:?}");
    }

    #[test]
    fn the_same_seed_gives_the_same() {
        let mut one = Chance::new(3);
        let mut two = Chance::new(3);
        let draws = |chance: &mut Chance| (chance.order(20), (0..20).map(|_| chance.d6()).collect::<Vec<_>>());
        assert_eq!(draws(&mut one), draws(&mut two));
        assert_ne!(draws(&mut one), draws(&mut two.blind(9)));
    }
}
