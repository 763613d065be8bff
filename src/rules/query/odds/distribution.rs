//! Exact chances.

/// A fraction in whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    /// Above the line.
    pub over: u128,
    /// Below the line; never 0.
    pub under: u128,
}

impl Ratio {
    /// In thousandths, rounded to the nearest.
    pub fn permille(self) -> u32 {
        let whole = self.over / self.under;
        let rest = self.over % self.under;
        (whole * 1000 + (rest * 1000 + self.under / 2) / self.under) as u32
    }

    /// In hundredths, rounded to the nearest.
    pub fn percent(self) -> u32 {
        let whole = self.over / self.under;
        let rest = self.over % self.under;
        (whole * 100 + (rest * 100 + self.under / 2) / self.under) as u32
    }
}

/// How likely each number of successes is, in whole numbers over their sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution {
    /// By number of successes, from 0.
    pub weights: Vec<u128>,
    /// The sum of the weights.
    pub total: u128,
}

impl Distribution {
    /// A distribution in its smallest whole numbers, without trailing zeros.
    pub fn new(mut weights: Vec<u128>) -> Distribution {
        while weights.len() > 1 && weights.last() == Some(&0) {
            weights.pop();
        }
        let shared = weights.iter().copied().fold(0, greatest_common_divisor).max(1);
        weights.iter_mut().for_each(|weight| *weight /= shared);
        let total = weights.iter().sum::<u128>();
        Distribution { weights, total }
    }

    /// This many successes for certain.
    pub fn certain(successes: u8) -> Distribution {
        let mut weights = vec![0; usize::from(successes) + 1];
        weights[usize::from(successes)] = 1;
        Distribution { weights, total: 1 }
    }

    /// The chance of exactly this many.
    pub fn chance_of(&self, successes: u8) -> Ratio {
        Ratio { over: self.weights.get(usize::from(successes)).copied().unwrap_or(0), under: self.total }
    }

    /// The chance of this many or more.
    pub fn chance_at_least(&self, successes: u8) -> Ratio {
        Ratio { over: self.weights.iter().skip(usize::from(successes)).sum(), under: self.total }
    }

    /// The mean.
    pub fn mean(&self) -> Ratio {
        Ratio { over: (0..).zip(&self.weights).map(|(n, weight)| n * weight).sum(), under: self.total }
    }

    /// The mean in thousandths, rounded to the nearest.
    pub fn mean_permille(&self) -> u32 {
        self.mean().permille()
    }

    /// The mean, capped at a number, in thousandths: Wounds of a target with that many Life Points.
    pub fn mean_up_to(&self, most: u8) -> u32 {
        let over = (0u128..).zip(&self.weights).map(|(n, weight)| n.min(u128::from(most)) * weight).sum();
        Ratio { over, under: self.total }.permille()
    }

    /// The most successes that can happen.
    pub fn most(&self) -> u8 {
        (self.weights.len() - 1) as u8
    }

    /// The difference of two independent numbers, never below 0. G-5
    pub fn less(&self, other: &Distribution) -> Distribution {
        let mut weights = vec![0; self.weights.len()];
        for (a, x) in self.weights.iter().enumerate().filter(|(_, x)| **x > 0) {
            for (b, y) in other.weights.iter().enumerate() {
                weights[a.saturating_sub(b)] += x * y;
            }
        }
        Distribution::new(weights)
    }

    /// The sum of two independent numbers.
    pub fn plus(&self, other: &Distribution) -> Distribution {
        let mut weights = vec![0; self.weights.len() + other.weights.len() - 1];
        for (a, x) in self.weights.iter().enumerate() {
            for (b, y) in other.weights.iter().enumerate() {
                weights[a + b] += x * y;
            }
        }
        Distribution::new(weights)
    }
}

fn greatest_common_divisor(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
