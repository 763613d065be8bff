//! How carefully a choice is made among good plans: what makes a level weaker. Nothing here knows what the plans are.

use gotham_play::Level;
use gotham_rules::{Game, MiniId};

/// How much less than the best plan somebody may be content with, and what makes this choice differ from the last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// From 0, which takes the best, to far more than any plan gains, which takes any that is good at all.
    softness: f64,
    salt: u64,
    wish: Option<Wish>,
}

/// Whom or what a plan is to be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    /// A miniature acts, or arrives.
    Mini(MiniId),
    /// A tile is activated, by its position in the River.
    Tile(u8),
    /// An Event is resolved, by its number.
    Event(u8),
}

/// What a wish counts: more than any plan gains.
const WISHED: f64 = 10_000.0;

impl Taste {
    /// Takes the best.
    pub(super) const EXACT: Taste = Taste { softness: 0.0, salt: 0, wish: None };

    /// The taste of a level at a table: the same table is looked at in the same way, however often it is asked about.
    pub(super) fn of(level: Level, seed: u64, game: &Game) -> Taste {
        let softness = softness(level);
        if softness == 0.0 { Taste::EXACT } else { Taste { softness, salt: looked_at(seed, game), wish: None } }
    }

    /// A passing mood: the same number likes the same at the same table.
    pub(super) fn mood(softness: f64, number: u64, game: &Game) -> Taste {
        Taste { softness, salt: looked_at(number, game), wish: None }
    }

    /// The best of what is about this.
    pub(super) fn wish(wish: Wish) -> Taste {
        Taste { wish: Some(wish), ..Taste::EXACT }
    }

    /// Whether the plan is to be about something.
    pub(super) fn has_wish(self) -> bool {
        self.wish.is_some()
    }

    /// What a plan counts beside its gain because it is about this.
    pub(super) fn wished(self, what: Wish) -> f64 {
        if self.wish == Some(what) { WISHED } else { 0.0 }
    }

    /// What a gain counts as beside others: as much as it is, or somewhat more. What is not good at all stays as it is.
    /// `what` tells one possibility from another.
    pub(super) fn liked(self, gain: f64, what: u64) -> f64 {
        if self.softness == 0.0 || gain <= 0.0 {
            return gain;
        }
        // three dice with many sides, so that a middling liking is likelier than a strong one; 16 bits each are exact
        let mixed = mixed(self.salt ^ what);
        let sum: u64 = [16, 32, 48].iter().map(|bits| (mixed >> bits) & 0xffff).sum();
        gain + self.softness * sum as f64 / f64::from(1 << 16)
    }
}

/// How soft the choice of a level is, in what a plan may gain, found by matches against Normal: docs/opponent.md.
fn softness(level: Level) -> f64 {
    match level {
        Level::Easy => 150.0,
        Level::Normal | Level::Hard | Level::Expert => 0.0,
    }
}

/// A number for what everybody sees of a table: nothing of the dice to come.
pub(super) fn looked_at(seed: u64, game: &Game) -> u64 {
    let state = game.state();
    let places = state.minis.iter().map(|mini| mini.area.map_or(0, |area| u64::from(area.0) + 1));
    let cubes = state.tablets.iter().flat_map(|tablet| [tablet.reserve, tablet.fatigue, tablet.wounds].map(u64::from));
    let others = [u64::from(state.round), u64::from(state.post.reserve), state.river.len() as u64];
    places.chain(cubes).chain(others).fold(mixed(seed), |known, seen| mixed(known ^ seen))
}

/// Any number, made to look like any other: the finalizer of SplitMix64.
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_is_taken_without_softness() {
        for gain in [-3.0, 0.0, 0.4, 55.0] {
            assert!((Taste::EXACT.liked(gain, 7) - gain).abs() < f64::EPSILON);
        }
    }

    #[test]
    fn what_is_liked_is_never_worse_than_it_is_and_what_is_bad_stays_bad() {
        let soft = Taste { softness: 4.0, salt: 11, wish: None };
        let liked: Vec<f64> = (0..1000).map(|what| soft.liked(10.0, what)).collect();
        assert!(liked.iter().all(|it| (10.0..22.0).contains(it)));
        let mean = liked.iter().sum::<f64>() / 1000.0;
        assert!((15.7..16.3).contains(&mean), "{mean}");
        assert!((soft.liked(-4.0, 1) + 4.0).abs() < f64::EPSILON);
    }
}
