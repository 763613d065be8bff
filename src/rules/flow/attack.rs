//! A Melee or Ranged Attack, from its declaration to its Wounds. R2 VII.B, VII.C, VIII, G-16

use super::attack_declared::declare;
use super::stack::{Flow, go, push, wait};
use super::{attack_aftermath as aftermath, energy, free_success, items, roll, shackles, wounds};
use crate::answers;
use crate::command::{AttackKind, CardUse, Command, Effort, Space};
use crate::event::{AttackOrigin, Happening, Part, PartOf, RollFor};
use crate::figures::cards;
use crate::frames::{AttackFrame, AttackStage, Frame};
use crate::game::Game;
use crate::offered;
use crate::query;
use crate::query::pools::{self, Dice};
use crate::ruling::Rule;
use crate::skills;
use gotham_content::card::Usage;
use gotham_content::skill::Skill;

/// Declares an attack and pays for it. R2 VII.B.1-3, VII.C.1-3, E-16
pub(super) fn begin(game: &mut Game, command: &Command) {
    let Command::Attack { mini, target, kind, effort, with } = command else { return };
    let (mini, kind) = (*mini, *kind);
    if *target == mini {
        // Nobody can be named: the attack is over before anything is spent. E-21
        return game.emit(query::target_rule(kind), Happening::AttackOver { mini, target: mini });
    }
    let cards = cards::spent(game, mini, cards::usage(pools::action_of(kind)), &effort.cards);
    let effort = &Effort { cards, ..effort.clone() };
    declare(game, AttackFrame::declared(game, mini, *target, kind, effort, *with));
    let space = pools::space(pools::action_of(kind));
    energy::spend(game, mini, space, effort.cubes, Rule::MeleeCubes);
    for used in &effort.cards {
        items::use_up(game, mini, used.card);
    }
}

/// Goes on with an attack. R2 VII.B, VII.C, VIII, G-23
pub(super) fn step(game: &mut Game, mut frame: Box<AttackFrame>) -> Flow {
    match frame.stage {
        AttackStage::StepIn => {
            if !frame.guardians.is_empty() {
                return wait(game, Frame::Attack(frame));
            }
            frame.stage = AttackStage::Roll;
            go(game, Frame::Attack(frame))
        }
        AttackStage::Roll => {
            frame.stage = AttackStage::Count;
            if frame.origin == AttackOrigin::Deferred {
                frame.rolled = Some(frame.carried);
                return go(game, Frame::Attack(frame));
            }
            let pool = pools::attack_parts(game, &frame);
            let (mini, why) = (frame.attacker, frame.roll_for());
            push(game, Frame::Attack(frame));
            roll::roll(game, mini, why, &pool, None);
            Flow::Goes
        }
        AttackStage::Count => count(game, frame),
        AttackStage::Defend => defend(game, frame),
        AttackStage::CountDefense => count_defense(game, frame),
        AttackStage::CarryOn | AttackStage::Tokens | AttackStage::FollowUp | AttackStage::HitBack => {
            aftermath::step(game, frame)
        }
    }
}

/// The attack's successes, part by part, with what the attacker adds, and those taken by whoever stepped in.
/// R2 VII.B.6, VII.C.7, R2 XIII, G-16, G-28
fn count(game: &mut Game, mut frame: Box<AttackFrame>) -> Flow {
    let shown = frame.rolled.unwrap_or(0);
    let mut pool = pools::attack_parts(game, &frame);
    if frame.origin == AttackOrigin::Deferred {
        // Hindering and Shackles were subtracted before; Smoke on its own line and Skills are counted again. G-59, G-73
        let kept = pool.parts.into_iter().filter(|part| matches!(part.from, PartOf::Skill(_) | PartOf::Smoke));
        pool = Dice { if_any: pool.if_any, parts: kept.collect(), ..Dice::default() };
    }
    pool.parts.extend(frame.free_success.part());
    if let Some(offer) = free_success::in_attack(game, &frame, sum(&parts(shown, &pool))) {
        return free_success::ask(game, Frame::Attack(frame), offer);
    }
    let (parts, successes) = tally(shown, &pool);
    (frame.rolled, frame.successes) = (None, successes);
    let (mini, target) = (frame.attacker, frame.target);
    game.emit(counting_rule(frame.kind), Happening::AttackCounted { mini, target, parts, successes });
    frame.stage = AttackStage::Defend;
    let spares = skills::binds(frame.with) || frame.level(game, Skill::Harmless) > 0;
    let mut hurt = Vec::new();
    for guardian in std::mem::take(&mut frame.sacrifices) {
        let taken = offered::takes(game, guardian).min(frame.successes);
        if taken > 0 && query::is_living(game, guardian) {
            frame.successes -= taken;
            game.emit(Rule::Sacrificing, Happening::StoodIn { mini: guardian, successes: taken });
            hurt.push((guardian, if spares { 0 } else { taken }));
        }
    }
    frame.stood_in =
        hurt.iter().map(|(guardian, taken)| (*guardian, query::life(game, *guardian).min(*taken))).collect();
    push(game, Frame::Attack(frame));
    // The last frame on the stack is the first to be resolved.
    hurt.into_iter().rev().for_each(|(guardian, taken)| wounds::wound(game, guardian, taken, Some(mini)));
    Flow::Goes
}

/// Which rule counts the Successes. R2 VII.B.6, VII.C.7
fn counting_rule(kind: AttackKind) -> Rule {
    match kind {
        AttackKind::Melee => Rule::MeleeSuccesses,
        AttackKind::Ranged => Rule::RangedSuccesses,
    }
}

/// Adds up what the dice show and what else counts. G-5, G-16
pub(super) fn tally(shown: u8, pool: &Dice) -> (Vec<Part>, u8) {
    let parts = parts(shown, pool);
    let sum = sum(&parts);
    (parts, sum.max(0) as u8)
}

/// What the dice show, then what is added, then what is subtracted. G-16, G-74
pub(super) fn parts(shown: u8, pool: &Dice) -> Vec<Part> {
    let mut parts = vec![Part { from: PartOf::Base, amount: shown as i8 }];
    let (gains, losses): (Vec<Part>, Vec<Part>) = pool.parts.iter().copied().partition(|part| part.amount > 0);
    parts.extend(gains);
    if shown > 0 {
        parts.extend(&pool.if_any);
    }
    parts.extend(losses);
    parts
}

/// The sum of what counts, before it is kept from falling below 0.
pub(super) fn sum(parts: &[Part]) -> i16 {
    parts.iter().map(|part| i16::from(part.amount)).sum()
}

/// The target defends itself: asked when it can spend something. R2 VIII, G-18
fn defend(game: &mut Game, mut frame: Box<AttackFrame>) -> Flow {
    if frame.successes == 0 || !query::can_be_hit(game, frame.target) {
        frame.stage = AttackStage::CarryOn;
        return go(game, Frame::Attack(frame));
    }
    push(game, Frame::Attack(frame));
    if answers::candidates::defenses(game).len() > 1 {
        return Flow::Waits;
    }
    let Some(Frame::Attack(frame)) = game.state_mut().stack.pop() else { return Flow::Goes };
    roll_defense(game, frame, 0, Vec::new());
    Flow::Goes
}

/// Pays for a Defense and rolls it. R2 VIII.B-E, E-16
fn roll_defense(game: &mut Game, mut frame: Box<AttackFrame>, cubes: u8, uses: Vec<CardUse>) {
    let target = frame.target;
    let uses = cards::spent(game, target, Usage::Defense, &uses);
    let pool = pools::defense_in(game, &frame, cubes, &uses);
    energy::spend(game, target, Space::Defense, cubes, Rule::DefenseCubes);
    uses.iter().for_each(|used| items::use_up(game, target, used.card));
    let against = frame.successes;
    frame.defense = (cubes, uses);
    frame.stage = AttackStage::CountDefense;
    push(game, Frame::Attack(frame));
    roll::roll(game, target, RollFor::Defense, &pool, Some(against));
}

/// Defense Successes, what gets through, and the Wounds. R2 VIII.F-G, G-19, G-25, G-26, E-10, E-36
fn count_defense(game: &mut Game, mut frame: Box<AttackFrame>) -> Flow {
    let shown = frame.rolled.take().unwrap_or(0);
    let (cubes, uses) = std::mem::take(&mut frame.defense);
    let pool = pools::defense_in(game, &frame, cubes, &uses);
    let (parts, successes) = tally(shown, &pool);
    let through = frame.successes.saturating_sub(successes);
    game.emit(Rule::DefenseSuccesses, Happening::DefenseCounted { mini: frame.target, parts, successes, through });
    frame.successes = through;
    frame.stage = AttackStage::CarryOn;
    if through == 0 {
        return go(game, Frame::Attack(frame));
    }
    if skills::binds(frame.with) {
        let tokens = skills::binding_tokens(game, &frame);
        frame.remaining = if game.options().edition.void_successes_carry_on() { through } else { 0 };
        shackles::bind(game, frame.target, tokens);
        return go(game, Frame::Attack(frame));
    }
    let venom = frame.level(game, Skill::Poison) + frame.level(game, Skill::Electricity);
    let own = if frame.level(game, Skill::Harmless) > 0 { 0 } else { through };
    let capacity = query::life(game, frame.target);
    frame.wounds = (venom + own).min(capacity);
    frame.neutralizes = capacity > 0 && venom + own >= capacity;
    let used = capacity.saturating_sub(venom).min(own);
    let goes_on = frame.neutralizes || game.options().edition.void_successes_carry_on();
    frame.remaining = if goes_on { through - used } else { 0 };
    let (target, by) = (frame.target, Some(frame.attacker));
    push(game, Frame::Attack(frame));
    wounds::wound(game, target, own, by);
    wounds::wound(game, target, venom, by);
    Flow::Goes
}

/// Answers inside an attack: a Defense, or whether an offered Skill is used. R2 VIII.B, G-20, G-21, G-22, G-28
pub(super) fn answer(game: &mut Game, frame: Box<AttackFrame>, command: &Command) {
    match command {
        Command::Defend { cubes, cards } => roll_defense(game, frame, *cubes, cards.clone()),
        Command::UseSkill { on, effort, .. } => aftermath::take_up(game, frame, *on, effort),
        _ => aftermath::leave(game, frame),
    }
}
