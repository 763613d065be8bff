//! Answers as a single number: each is one of a number of choices, and each digit of the number has its own base.
//! An answer of n takes log2(n) bits, and none if there was no choice.

/// A whole number of any size: its bytes, the least significant first, the last of them never 0.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Number(Vec<u8>);

impl Number {
    /// The number made of these bytes, the least significant first.
    pub(super) fn of(bytes: &[u8]) -> Number {
        let mut number = Number(bytes.to_vec());
        number.trim();
        number
    }

    /// Its bytes, the least significant first.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Whether all digits have been taken off.
    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts a digit, one of a number of choices from 0, below the others.
    pub(super) fn push(&mut self, digit: usize, of: usize) {
        let mut carried = digit as u64;
        for byte in &mut self.0 {
            carried += u64::from(*byte) * of as u64;
            *byte = carried as u8;
            carried >>= 8;
        }
        while carried > 0 {
            self.0.push(carried as u8);
            carried >>= 8;
        }
    }

    /// Takes off the lowest digit, one of a number of choices, at least one.
    pub(super) fn pop(&mut self, of: usize) -> usize {
        let mut rest = 0;
        for byte in self.0.iter_mut().rev() {
            rest = rest << 8 | u64::from(*byte);
            *byte = (rest / of as u64) as u8;
            rest %= of as u64;
        }
        self.trim();
        rest as usize
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Digits, each with its number of choices.
    fn digits() -> Vec<(usize, usize)> {
        let of = |at: usize| 1 + at * 7919 % [1, 2, 300, 70_000][at % 4];
        (0..400).map(|at| (at * 104_729 % of(at), of(at))).collect()
    }

    #[test]
    fn digits_come_back_in_the_order_of_reading() {
        let mut number = Number::default();
        for (digit, of) in digits().into_iter().rev() {
            number.push(digit, of);
        }
        let mut number = Number::of(number.bytes());
        for (digit, of) in digits() {
            assert_eq!(number.pop(of), digit);
        }
        assert!(number.is_zero());
    }

    #[test]
    fn a_digit_takes_no_more_than_its_bits() {
        let mut number = Number::default();
        for (digit, of) in digits().into_iter().rev() {
            number.push(digit, of);
        }
        let bits: f64 = digits().iter().map(|(_, of)| (*of as f64).log2()).sum();
        assert!(number.bytes().len() as f64 <= bits / 8.0 + 1.0, "{} bytes, {bits} bits", number.bytes().len());
        let mut forced = Number::default();
        (0..100).for_each(|_| forced.push(0, 1));
        assert!(forced.is_zero());
    }

    #[test]
    fn zeros_on_top_mean_nothing() {
        assert_eq!(Number::of(&[5, 0, 0]), Number::of(&[5]));
        assert_eq!(Number::of(&[0, 0]), Number::default());
    }
}
