//! Upkeep: what happens at one moment is put in order. R2 III.A.1, G-47

use super::resolution::Resolution;

/// Every answer of the Upkeep.
pub(super) fn order(mut resolution: Resolution) {
    resolution.carry_out(|_| true);
}
