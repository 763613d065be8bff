//! Attacks: how one begins. R2 VII.B, VII.C

use super::pools;
use crate::command::{AttackKind, Effort};
use crate::event::AttackOrigin;
use crate::figures::cards;
use crate::frames::AttackFrame;
use crate::game::Game;
use crate::id::MiniId;
use gotham_content::skill::Skill;

impl AttackFrame {
    /// An attack as an action declares it, for flow and for previews. R2 VII.B.1-3, VII.C.1-4
    pub fn declared(
        game: &Game,
        mini: MiniId,
        target: MiniId,
        kind: AttackKind,
        effort: &Effort,
        with: Option<Skill>,
    ) -> AttackFrame {
        let cards = pools::lines_of(game, mini, pools::action_of(kind), effort);
        let lines = cards.iter().filter_map(|used| cards::line(game, *used));
        AttackFrame {
            choice: effort.choice,
            dice: pools::attack(game, (mini, target), kind, effort, &cards),
            automatic: lines.clone().map(|line| line.automatic).sum(),
            lent: lines.flat_map(|line| line.skills.iter().copied()).collect(),
            cards,
            with,
            ..AttackFrame::free(mini, target, kind, AttackOrigin::Action)
        }
    }
}
