//! The open question, read off the innermost frame.

use crate::command::{Command, RerollBy};
use crate::frames::{
    ActionFrame, AttackFrame, Doing, Effects, Frame, HeroesStep, Roll, SetupStep, SuccessOffer, TileActivation,
    Triggered, VillainStep,
};
use crate::game::Game;
use crate::id::MiniId;
use crate::mission;
use crate::offered::{self, Offer};
use crate::prompt::{Ask, Prompt};
use crate::query;
use crate::ruling::Rule;
use crate::skills::vigor;
use crate::state::Control;
use gotham_content::Text;
use gotham_content::mission::Side;
use gotham_content::script::Moment;

/// Who must decide what, and why: the rule in the edition's own form.
pub fn prompt(game: &Game) -> Prompt {
    let Some(Open { side, subject, rule, ask }) = open(game) else {
        return Prompt { side: Side::Villain, subject: None, rule: Rule::Round, ask: Ask::Nothing };
    };
    Prompt { side, subject, rule: game.options().edition.rule(rule), ask: ask.put(game) }
}

/// The side that must decide: [`prompt`]'s, for those who need to know no more.
pub fn side_asked(game: &Game) -> Side {
    open(game).map_or(Side::Villain, |open| open.side)
}

/// The open question.
struct Open<'a> {
    side: Side,
    subject: Option<MiniId>,
    rule: Rule,
    ask: Wording<'a>,
}

/// What is asked. Lists are put together only for those who read the question.
enum Wording<'a> {
    Ready(Ask),
    LandIn(&'a ActionFrame),
    Reroll(&'a Roll),
}

impl Wording<'_> {
    fn put(self, game: &Game) -> Ask {
        match self {
            Wording::Ready(ask) => ask,
            Wording::LandIn(frame) => land_in(frame),
            Wording::Reroll(frame) => reroll(game, frame),
        }
    }
}

/// The question that the innermost frame asks; `None` while it goes on by itself. A new frame has its arm here.
///
/// Inlined, so that those who only want to know the side don't pay for the wording.
#[inline(always)]
fn open(game: &Game) -> Option<Open<'_>> {
    let state = game.state();
    let ready = |side, subject, rule, ask| Open { side, subject, rule, ask: Wording::Ready(ask) };
    let by = |side, rule, ask| ready(side, None, rule, ask);
    let of = |mini: MiniId, rule, ask| ready(side_of(game, mini), Some(mini), rule, ask);
    if let Some(outcome) = state.result {
        return Some(by(outcome.winner, Rule::EndOfGame, Ask::GameOver { winner: outcome.winner }));
    }
    let open = match state.stack.last()? {
        Frame::Setup(step) => {
            let (subject, rule, ask) = setup(game, *step);
            ready(Side::Heroes, subject, rule, ask)
        }
        Frame::HeroesTurn(HeroesStep::Stance(slot)) => {
            ready(Side::Heroes, state.mini_of(*slot), Rule::Stances, Ask::TakeStance)
        }
        Frame::HeroesTurn(_) => by(Side::Heroes, Rule::HeroActions, Ask::HeroAction),
        Frame::VillainsTurn(VillainStep::Begin) => by(Side::Villain, Rule::DredgingTime, Ask::BeforeRecovery),
        Frame::VillainsTurn(VillainStep::Activate(left)) => {
            by(Side::Villain, Rule::ActivateTiles, Ask::ActivateTile { left: *left })
        }
        Frame::TileActivation(frame) => {
            let (side, subject, rule) = next_of_tile(game, frame);
            ready(side, subject, rule, Ask::ActivateMini { tile: frame.tile })
        }
        Frame::Activation(frame) => {
            let ask = Ask::MiniAction { step: frame.step, attacks_left: frame.attacks_left() };
            of(frame.mini, Rule::ActivateMiniature, ask)
        }
        Frame::Movement(frame) => of(frame.mini, Rule::Movement, Ask::KeepMoving { points: frame.points }),
        Frame::Attack(frame) => {
            let (mini, rule, ask) = attack(game, frame);
            of(mini, rule, ask)
        }
        Frame::Action(frame) => {
            let (side, subject) = (side_of(game, frame.mini), Some(frame.mini));
            Open { side, subject, rule: Rule::FallsShort, ask: Wording::LandIn(frame) }
        }
        Frame::Roll(frame) => {
            let rule = if frame.is_forced() { Rule::Misfortune } else { Rule::Rerolls };
            let mini = frame.decides();
            Open { side: side_of(game, mini), subject: Some(mini), rule, ask: Wording::Reroll(frame) }
        }
        Frame::FreeSuccess(offer) => {
            let SuccessOffer { mini, successes, difficulty, target } = *offer;
            of(mini, Rule::Variants, Ask::FreeSuccess { successes, difficulty, target })
        }
        Frame::Wounds(frame) => of(frame.mini, Rule::WoundOrder, Ask::LoseCube { wounds: frame.left }),
        Frame::PutTokens(frame) => {
            let ask = Ask::PutTokens { kind: frame.kind, area: frame.area, most: frame.most };
            by(frame.by, Rule::FieldModifiers, ask)
        }
        Frame::Parts(_) => by(Side::Villain, Rule::Events, Ask::ChoosePart),
        Frame::Triggered(Triggered { moment, .. }) => {
            let side = moment.map_or_else(|| mission::acting_side(game), |moment| side_in_charge(game, moment));
            by(side, Rule::Order, Ask::ChoosePart)
        }
        Frame::Effects(Effects { picking: Some(picking), .. }) => {
            let left = |count: u8| count.saturating_sub(picking.taken.len() as u8);
            let ask = Ask::Pick { most: left(picking.most), least: left(picking.least) };
            by(picking.side, Rule::Priority, ask)
        }
        Frame::Question(frame) => {
            let (side, question, _) = mission::question(game, frame)?;
            by(side, Rule::Priority, Ask::Choice { question })
        }
        Frame::Putting(frame) => by(mission::side_that_puts(game, frame), Rule::Order, Ask::PutWhere),
        Frame::Getaway(_) => by(Side::Heroes, Rule::LeaderTasks, Ask::PutWhere),
        Frame::HandOver(asked) => {
            let (card, from, to) = query::handed_over(asked)?;
            of(query::must_agree(game, asked)?, Rule::HandingOver, Ask::HandOver { card, from, to })
        }
        Frame::Gain(gain) => of(gain.mini, Rule::SafeContents, Ask::TakeCard { card: gain.card }),
        Frame::Regeneration(mini) => {
            of(*mini, Rule::LessRegenerated, Ask::Regenerate { most: vigor::regained(game, *mini) })
        }
        Frame::Granted(frame) => of(frame.mini, Rule::Priority, Ask::UseGrant { grant: frame.what }),
        Frame::ChooseEvent => by(Side::Villain, Rule::TileEffect, Ask::ChooseEvent),
        Frame::Reinforce { points } => by(Side::Villain, Rule::Reinforcement, Ask::Reinforce { points: *points }),
        Frame::Dredge(frame) => by(Side::Villain, Rule::Dredging, Ask::PayDredge { cubes: frame.cubes }),
        Frame::VillainsTurn(_)
        | Frame::Round(_)
        | Frame::Pushed(_)
        | Frame::Hazard(_)
        | Frame::Explosion(_)
        | Frame::Effects(_)
        | Frame::ForEach(_)
        | Frame::AiCard(_)
        | Frame::Tasks(_)
        | Frame::LeaderTasks(_)
        | Frame::Troop(_)
        | Frame::Errand(_) => return None,
    };
    Some(open)
}

/// Who says which miniature of a tile is next, about whom, and by which rule.
fn next_of_tile(game: &Game, frame: &TileActivation) -> (Side, Option<MiniId>, Rule) {
    if query::heroes_choose_order(game, frame) {
        return (Side::Heroes, None, Rule::AiTurn);
    }
    let first = frame.left.first();
    let subject = match first.map(|mini| game.state().mini(*mini).control) {
        Some(Control::Tablet(tablet)) => game.state().mini_of(tablet),
        _ => None,
    };
    let side = first.map_or(Side::Villain, |mini| side_of(game, *mini));
    (side, subject, Rule::DesignateMiniature)
}

/// What an attack asks, and whom: for a Skill that is offered, or for the Defense.
fn attack(game: &Game, frame: &AttackFrame) -> (MiniId, Rule, Ask) {
    let (attacker, target, kind) = (frame.attacker, frame.target, frame.kind);
    match offered::open(game, frame) {
        Some(Offer { skill, mini, rule, amount, left, .. }) => {
            (mini, rule, Ask::Skill { skill, attacker, target, kind, amount, left })
        }
        None => (target, Rule::Defense, Ask::Defend { attacker, kind, successes: frame.successes }),
    }
}

/// Every answer to a question that needs no more than a list: what stands here is legal, and nothing else is. `None` where
/// `candidates` and `check` judge what may be said.
pub(super) fn listed(game: &Game) -> Option<Vec<Command>> {
    match game.state().stack.last()? {
        Frame::FreeSuccess(_) => Some(vec![Command::AddSuccess, Command::Decline]),
        _ => None,
    }
}

/// The side whose player answers for a miniature.
fn side_of(game: &Game, mini: MiniId) -> Side {
    game.state().mini(mini).control.side().unwrap_or(Side::Villain)
}

/// Who decides the order of what happens at a moment: the Initiative side in Upkeep, otherwise the acting side. G-2
fn side_in_charge(game: &Game, moment: Moment) -> Side {
    match moment {
        Moment::Upkeep | Moment::EndOfRound => game.scenario().mission.initiative,
        Moment::StartOfHeroesTurn | Moment::EndOfHeroesTurn => Side::Heroes,
        Moment::StartOfVillainsTurn | Moment::EndOfVillainsTurn => Side::Villain,
    }
}

/// What setup asks, and about whom. R2 II
fn setup(game: &Game, step: SetupStep) -> (Option<MiniId>, Rule, Ask) {
    let hero = |slot| game.state().mini_of(slot);
    match step {
        SetupStep::Hero(slot) => (hero(slot), Rule::ChooseHeroes, Ask::ChooseHero { slot: slot.0 }),
        SetupStep::Gadgets(slot) => {
            let room = query::belt_room(game, slot);
            (hero(slot), Rule::BatGadgets, Ask::TakeGadgets { room })
        }
        SetupStep::Allies(slot) => (hero(slot), Rule::AlliesSetup, Ask::ChooseAllies),
        SetupStep::PlaceAllies(slot) => (query::next_unplaced(game, slot), Rule::AlliesSetup, Ask::PlaceAlly),
    }
}

/// The name of a part that may come next: a part of the Event under way, or a trigger of the moment. G-2, G-47
pub fn part_name(game: &Game, part: u8) -> Option<&Text> {
    let (part, program) = (usize::from(part), &game.scenario().program);
    match game.state().stack.last()? {
        Frame::Parts(frame) => {
            let event = program.events.get(usize::from(frame.event))?;
            event.parts.get(part).map(|part| &part.name)
        }
        Frame::Triggered(_) => program.triggers.get(part).map(|trigger| &trigger.name),
        _ => None,
    }
}

/// Where a throw that falls short may land. G-35
fn land_in(frame: &ActionFrame) -> Ask {
    let card = match frame.doing {
        Doing::Throw { card, .. } => Some(card),
        _ => None,
    };
    Ask::LandIn { card, areas: frame.landing.clone() }
}

/// Which dice may be rolled again. R2 X
fn reroll(game: &Game, frame: &Roll) -> Ask {
    let rights =
        RerollBy::ALL.into_iter().filter(|by| (0..frame.dice.len()).any(|at| frame.may(game, at, *by))).collect();
    Ask::Reroll {
        roll: frame.roll,
        dice: frame.dice.clone(),
        bonus: frame.bonus,
        free: frame.free,
        any_free: frame.any_free(game),
        forced: frame.forced,
        rights,
        named: frame.named.clone(),
        modifier: frame.modifier,
        against: frame.against,
    }
}
