//! From a sum of weighted terms to a chance.

/// One unit of the logistic function's argument.
pub const UNIT: i64 = 100_000;

/// A chance of one, in ten thousandths.
pub const CERTAIN: u16 = 10_000;

/// The logistic function at 0, 1/2, 1 and so on up to 8, in ten thousandths.
const AT_HALVES: [i64; 17] =
    [5000, 6225, 7311, 8176, 8808, 9241, 9526, 9707, 9820, 9890, 9933, 9959, 9975, 9985, 9991, 9994, 9997];

/// The chance for a sum in hundred thousandths; between two entries of the table a straight line.
pub fn chance(sum: i64) -> u16 {
    let half = UNIT / 2;
    let (steps, rest) = (sum.abs() / half, sum.abs() % half);
    let upper = match usize::try_from(steps).ok().and_then(|at| AT_HALVES.get(at..at + 2)) {
        Some([from, to]) => from + (to - from) * rest / half,
        _ => AT_HALVES[16],
    };
    let chance = if sum < 0 { i64::from(CERTAIN) - upper } else { upper };
    u16::try_from(chance).unwrap_or(CERTAIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_rises_with_its_sum_and_is_fair_to_both_sides() {
        let chances: Vec<u16> = (-1000..=1000).map(|step| chance(step * 1000)).collect();
        assert!(chances.is_sorted());
        assert_eq!((chance(0), chance(i64::MIN + 1), chance(i64::MAX)), (5000, 3, 9997));
        assert!((0..1000).all(|step| chance(step * 777) + chance(-step * 777) == CERTAIN));
    }

    #[test]
    fn the_table_is_the_logistic_function() {
        for step in -80..=80 {
            let exact = 10_000.0 / (1.0 + (-f64::from(step) / 10.0).exp());
            assert!((f64::from(chance(i64::from(step) * 10_000)) - exact).abs() < 60.0, "{step}");
        }
    }
}
