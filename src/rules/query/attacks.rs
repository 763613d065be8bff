//! Attacks: how one begins, and what may follow it. R2 VII.B, VII.C, G-21, G-22

use super::{cards, pools};
use crate::content::card::CardKind;
use crate::content::dice::Die;
use crate::content::skill::Skill;
use crate::rules::command::{AttackKind, Effort};
use crate::rules::event::AttackOrigin;
use crate::rules::frames::AttackFrame;
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::skills::{self, attacking};
use crate::rules::state::Kind;

impl AttackFrame {
    /// An attack as an action declares it, for flow and for previews. R2 VII.B.1-3, VII.C.1-4
    pub fn declared(
        game: &Game,
        mini: MiniId,
        target: MiniId,
        kind: AttackKind,
        effort: &Effort,
        shackling: bool,
    ) -> AttackFrame {
        let cards = pools::lines_of(game, mini, pools::action_of(kind), effort);
        let lines = cards.iter().filter_map(|used| cards::line(game, *used));
        AttackFrame {
            dice: pools::attack(game, mini, target, kind, effort),
            automatic: lines.clone().map(|line| line.automatic).sum(),
            lent: lines.flat_map(|line| line.skills.iter().copied()).collect(),
            cards,
            shackling,
            ..AttackFrame::free(mini, target, kind, AttackOrigin::Action)
        }
    }

    /// The attacker's level of a Skill in this attack. G-33, G-58
    pub fn level(&self, game: &Game, skill: Skill) -> u8 {
        skills::level_in_attack(game, self.attacker, skill, self.kind, &self.cards) + self.boost(skill)
    }
}

/// Yellow dice with which the target strikes back now; 0 = it may not. S2 Counterattack, S2 Retaliation, G-22
pub fn strike_back_dice(game: &Game, frame: &AttackFrame) -> u8 {
    if frame.origin == AttackOrigin::StrikeBack || !super::is_living(game, frame.target) {
        return 0;
    }
    let level = skills::level(game, frame.target, attacking::strike_back(frame.kind));
    let armed = frame.kind == AttackKind::Melee || has_ranged_weapon(game, frame.target);
    let reaches = super::attack_target(game, frame.target, frame.attacker, frame.kind, &[]).is_ok();
    if level > 0 && armed && reaches { level } else { 0 }
}

/// Retaliating Heroes need a usable Ranged Weapon that is not One-time use; others need none. G-22
fn has_ranged_weapon(game: &Game, mini: MiniId) -> bool {
    let Some(tablet) = game.state().hero(mini) else { return true };
    tablet.cards().any(|card| {
        let printed = game.scenario().card(card);
        printed.kinds.contains(&CardKind::RangedWeapon)
            && !printed.one_time
            && cards::may_benefit(game, mini, card).is_ok()
    })
}

/// The attacker's Melee dice from which a Combo picks: X of one colour for a Hero, any of the tile's. G-21
pub fn combo_pool(game: &Game, frame: &AttackFrame) -> Vec<Die> {
    let level = usize::from(frame.level(game, Skill::Combo));
    match (game.state().hero(frame.attacker), game.state().mini(frame.attacker).kind) {
        (Some(tablet), _) => vec![game.scenario().hero(tablet.hero).melee.die; level],
        (None, Kind::Tile(tile)) => {
            game.scenario().tile(tile).melee.first().map(|choice| choice.0.0.clone()).unwrap_or_default()
        }
        (None, Kind::Hero) => Vec::new(),
    }
}

/// How many dice a Combo rolls. G-21
pub fn combo_size(game: &Game, frame: &AttackFrame) -> usize {
    usize::from(frame.level(game, Skill::Combo)).min(combo_pool(game, frame).len())
}
