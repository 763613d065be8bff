//! Dice against what they show on average.

use gotham_content::dice::{Color, Dice};

/// Dice that landed, color by color from White to Black.
///
/// Every time a die lands it counts, thrown or rerolled: so luck can't be made by rerolling at the right
/// moment, and what is expected is exact.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Throws {
    /// How many landed.
    pub landed: [u32; 5],
    /// Successes that they showed.
    pub shown: [u32; 5],
    /// Successes that such dice show on average, in sixths.
    sixths: [u32; 5],
    /// What was shown beyond that, in sixths; below it, if successes hurt the roller.
    luck: i32,
    /// How far chance alone spreads that: the variance, in 36ths.
    spread: u64,
}

impl Throws {
    /// A die has landed. If it `hurts`, its successes are the roller's Wounds.
    pub fn add(&mut self, dice: &Dice, color: Color, shown: u8, hurts: bool) {
        let (faces, at) = (dice.faces(color).map(u32::from), color as usize);
        let mean: u32 = faces.iter().sum();
        let squares: u32 = faces.iter().map(|face| face * face).sum();
        self.landed[at] += 1;
        self.shown[at] += u32::from(shown);
        self.sixths[at] += mean;
        let beyond = 6 * i32::from(shown) - mean as i32;
        self.luck += if hurts { -beyond } else { beyond };
        self.spread += u64::from(6 * squares - mean * mean);
    }

    /// Both together.
    pub fn with(mut self, other: &Throws) -> Throws {
        for at in 0..self.landed.len() {
            self.landed[at] += other.landed[at];
            self.shown[at] += other.shown[at];
            self.sixths[at] += other.sixths[at];
        }
        self.luck += other.luck;
        self.spread += other.spread;
        self
    }

    /// How many dice landed.
    pub fn all(&self) -> u32 {
        self.landed.iter().sum()
    }

    /// Successes that they showed together.
    pub(crate) fn all_shown(&self) -> u32 {
        self.shown.iter().sum()
    }

    /// Successes that dice of a color were expected to show, in tenths.
    pub fn expected(&self, color: Color) -> u32 {
        tenths(i64::from(self.sixths[color as usize])) as u32
    }

    /// The same for all colors.
    pub(crate) fn all_expected(&self) -> u32 {
        tenths(self.sixths.iter().map(|sixths| i64::from(*sixths)).sum()) as u32
    }

    /// Successes beyond what was expected, in tenths; below 0: bad luck. If successes hurt, few are good luck.
    pub fn luck(&self) -> i32 {
        tenths(i64::from(self.luck)) as i32
    }

    /// How much luck, good or bad, is nothing out of the ordinary with this many dice: the standard deviation, in
    /// tenths.
    pub fn usual(&self) -> u32 {
        // A 36th of the variance is the sixth of a success, squared; a tenth squared is a hundredth.
        (self.spread * 100 / 36).isqrt() as u32
    }
}

/// Sixths as tenths, to the nearest; halves away from zero.
fn tenths(sixths: i64) -> i64 {
    (sixths.abs() * 10 + 3) / 6 * sixths.signum()
}
