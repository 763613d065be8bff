//! Several miniatures: one bit each.

use super::Mini;
use crate::id::MiniId;

/// Miniatures, named in the order of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct MiniSet([u64; BLOCKS]);

/// One bit for every id.
const BLOCKS: usize = 4;

impl MiniSet {
    /// Those of a match that fit. All are looked at before one is named, so that nothing has to be guessed along the
    /// way.
    pub fn of(minis: &[Mini], fits: impl Fn(&Mini) -> bool) -> MiniSet {
        let mut sets = [0; BLOCKS];
        for (set, minis) in sets.iter_mut().zip(minis.chunks(64)) {
            *set = minis.iter().rev().fold(0, |set, mini| set << 1 | u64::from(fits(mini)));
        }
        MiniSet(sets)
    }

    /// One more.
    pub fn insert(&mut self, mini: MiniId) {
        self.0[mini.index() / 64] |= 1 << (mini.index() % 64);
    }

    /// One fewer.
    pub fn remove(&mut self, mini: MiniId) {
        self.0[mini.index() / 64] &= !(1 << (mini.index() % 64));
    }

    /// Those in either.
    pub fn with(mut self, other: MiniSet) -> MiniSet {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine |= theirs);
        self
    }
}

impl FromIterator<MiniId> for MiniSet {
    fn from_iter<I: IntoIterator<Item = MiniId>>(minis: I) -> MiniSet {
        let mut set = MiniSet::default();
        minis.into_iter().for_each(|mini| set.insert(mini));
        set
    }
}

impl Iterator for MiniSet {
    type Item = MiniId;

    fn next(&mut self) -> Option<MiniId> {
        let block = self.0.iter().position(|set| *set != 0)?;
        let set = &mut self.0[block];
        let next = set.trailing_zeros() as usize;
        *set &= *set - 1;
        Some(MiniId((64 * block + next) as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::TileId;
    use crate::state::{Body, Control, Forms, Purse};

    #[test]
    fn everybody_who_fits_is_named_once_and_in_order() {
        let mini = |number| Mini {
            body: Body::Tile(TileId(0)),
            other_tile: None,
            former: Forms::default(),
            side: None,
            control: Control::Nobody,
            purse: Purse::Nobody,
            number,
            commander: None,
            area: None,
            gone: false,
            life: 1,
            down: false,
            shackles: 0,
        };
        let minis: Vec<Mini> = (0..=u8::MAX).map(mini).collect();
        for least in [0, 1, 63, 64, 100, 200, 255] {
            let found: Vec<MiniId> = MiniSet::of(&minis, |mini| mini.number >= least && mini.number % 3 != 1).collect();
            let wanted: Vec<MiniId> = (least..=u8::MAX).filter(|number| number % 3 != 1).map(MiniId).collect();
            assert_eq!(found, wanted);
        }
        assert_eq!(MiniSet::of(&minis[..70], |_| true).count(), 70);
        let mut some: MiniSet = [64, 0, 255, 63].map(MiniId).into_iter().collect();
        some.remove(MiniId(63));
        let all = some.with(MiniSet::of(&minis[..2], |_| true));
        assert_eq!(all.collect::<Vec<_>>(), [0, 1, 64, 255].map(MiniId));
        assert_eq!(MiniSet::of(&[], |_| true).next(), None);
    }
}
