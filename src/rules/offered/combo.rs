//! Combo: a free Melee Attack after a Neutralization. S2 Combo, G-21

use super::offer::{Follow, Offer, Offered, declared_with, others};
use crate::command::{AttackKind, Effort};
use crate::event::AttackOrigin;
use crate::frames::AttackFrame;
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::refusal::Verdict;
use crate::ruling::Rule;
use crate::skills::attacking;
use gotham_content::dice::{Color, Die};
use gotham_content::skill::Skill;

pub(super) struct FollowUp;

/// The attacker's Melee dice among which it picks: X of one color for a Hero, any of the tile's Characteristic that it
/// has chosen for this activation. G-21
fn pool(game: &Game, frame: &AttackFrame) -> Vec<Die> {
    let level = usize::from(frame.level(game, Skill::Combo));
    let state = game.state();
    match (state.tablet(frame.attacker), state.mini(frame.attacker).tile()) {
        (Some(tablet), _) => vec![game.scenario().hero(tablet.hero).melee.die; level],
        (None, Some(tile)) => {
            let chosen = game.scenario().tile(tile).melee.get(usize::from(frame.choice));
            chosen.map(|chosen| chosen.0.0.clone()).unwrap_or_default()
        }
        (None, None) => Vec::new(),
    }
}

/// How many of them it rolls. G-21
fn size(game: &Game, frame: &AttackFrame) -> usize {
    usize::from(frame.level(game, Skill::Combo)).min(pool(game, frame).len())
}

/// The picked dice with their arrows. G-21
fn picked(game: &Game, frame: &AttackFrame, colors: &[Color]) -> Vec<Die> {
    let mut pool = pool(game, frame);
    let mut take = |color: &Color| pool.iter().position(|die| die.color == *color).map(|at| pool.remove(at));
    colors.iter().filter_map(&mut take).collect()
}

impl Offered for FollowUp {
    /// After a Melee Attack as an action that Neutralized its target. S2 Combo
    fn offer(&self, game: &Game, frame: &AttackFrame) -> Option<Offer> {
        let is_due = frame.origin == AttackOrigin::Action && frame.kind == AttackKind::Melee && frame.neutralizes;
        if !is_due || frame.level(game, Skill::Combo) == 0 || !query::is_living(game, frame.attacker) {
            return None;
        }
        let targets = others(game, frame, &[]);
        let (skill, mini, rule) = (Skill::Combo, frame.attacker, Rule::Combo);
        let offer = Offer { skill, mini, rule, amount: size(game, frame) as u8, left: 1, targets };
        (!offer.targets.is_empty()).then_some(offer)
    }

    /// Every choice of a number of dice. G-21, G-91
    fn efforts(&self, game: &Game, frame: &AttackFrame) -> Vec<Effort> {
        let mut picks: Vec<Vec<Color>> = vec![Vec::new()];
        for die in pool(game, frame) {
            let longer: Vec<_> = picks.iter().map(|pick| pick.iter().copied().chain([die.color]).collect()).collect();
            picks.extend::<Vec<Vec<_>>>(longer);
        }
        let size = size(game, frame);
        picks.retain(|pick| pick.len() == size);
        picks.iter_mut().for_each(|pick| pick.sort());
        picks.sort();
        picks.dedup();
        let bare = picks.into_iter().map(|dice| Effort { dice, ..Effort::default() }).collect();
        declared_with(game, frame.attacker, AttackKind::Melee, bare)
    }

    fn check(&self, game: &Game, frame: &AttackFrame, target: MiniId) -> Verdict {
        query::attack_target(game, frame.attacker, target, AttackKind::Melee, &[])
    }

    fn follow(&self, game: &Game, frame: &AttackFrame, target: MiniId, effort: &Effort) -> Follow {
        let mut next = AttackFrame::free(frame.attacker, target, AttackKind::Melee, AttackOrigin::FollowUp);
        next.with = effort.with;
        next.dice = picked(game, frame, &effort.dice);
        next.dice.extend(attacking::more_dice(game, frame.attacker, AttackKind::Melee, &Effort::default()));
        Follow::Attack(Box::new(next))
    }
}
