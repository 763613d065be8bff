//! Who stands where, by Area: asked by the thousand, and answered without looking at everybody.

use super::{Mini, MiniSet, Shared};
use crate::board::AreaId;
use crate::id::MiniId;
use gotham_content::script::AreaSet;

/// Those who stand in each Area, as the miniatures say. A [`Game`](crate::Game) keeps it beside its state, and it is
/// neither saved nor hashed; clones share it until somebody moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places(Shared<Vec<MiniSet>>);

impl Places {
    /// Looks at all miniatures, on a board with this many Areas.
    pub fn of(minis: &[Mini], areas: usize) -> Places {
        let mut sets = vec![MiniSet::default(); areas];
        for (mini, id) in minis.iter().zip((0..=u8::MAX).map(MiniId)) {
            if let Some(set) = mini.area.and_then(|area| sets.get_mut(area.index())) {
                set.insert(id);
            }
        }
        Places(sets.into())
    }

    /// Those in an Area.
    pub fn within(&self, area: AreaId) -> MiniSet {
        self.0.get(area.index()).copied().unwrap_or_default()
    }

    /// Those in any of several Areas.
    pub(crate) fn within_any(&self, areas: AreaSet) -> MiniSet {
        areas.iter().fold(MiniSet::default(), |all, area| all.with(self.within(area)))
    }

    /// A miniature has gone from one place to another; `None`: not on the board.
    pub fn go(&mut self, mini: MiniId, from: Option<AreaId>, to: Option<AreaId>) {
        if from == to {
            return;
        }
        let sets = &mut *self.0;
        if let Some(set) = from.and_then(|area| sets.get_mut(area.index())) {
            set.remove(mini);
        }
        if let Some(set) = to.and_then(|area| sets.get_mut(area.index())) {
            set.insert(mini);
        }
    }
}
