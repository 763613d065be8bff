//! The open question, read off the innermost frame.

use crate::content::Text;
use crate::content::mission::Side;
use crate::content::script::Moment;
use crate::rules::command::RerollBy;
use crate::rules::frames::{Doing, Effects, Frame, HeroesStep, Roll, SetupStep, SuccessOffer, Triggered, VillainStep};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::mission;
use crate::rules::offered::{self, Offer};
use crate::rules::prompt::{Ask, Prompt};
use crate::rules::query;
use crate::rules::ruling::Rule;
use crate::rules::skills::vigor;
use crate::rules::state::Control;

/// Who must decide what, and why: the rule as the edition has it.
pub fn prompt(game: &Game) -> Prompt {
    let prompt = asked(game);
    Prompt { rule: game.options().edition.rule(prompt.rule), ..prompt }
}

fn asked(game: &Game) -> Prompt {
    let (state, side) = (game.state(), side_asked(game));
    let of = |subject: Option<MiniId>, rule, ask| Prompt { side, subject, rule, ask };
    let about = |mini: MiniId, rule, ask| of(Some(mini), rule, ask);
    let plain = |rule, ask| of(None, rule, ask);
    let nothing = || plain(Rule::Round, Ask::ActivateTile { left: 0 });
    if let Some(outcome) = state.result {
        return plain(Rule::EndOfGame, Ask::GameOver { winner: outcome.winner });
    }
    match state.stack.last() {
        Some(Frame::Setup(step)) => {
            let (subject, rule, ask) = setup(game, *step);
            of(subject, rule, ask)
        }
        Some(Frame::HeroesTurn(HeroesStep::Stance(slot))) => of(state.mini_of(*slot), Rule::Stances, Ask::TakeStance),
        Some(Frame::HeroesTurn(_)) => plain(Rule::HeroActions, Ask::HeroAction),
        Some(Frame::VillainsTurn(VillainStep::Begin)) => plain(Rule::DredgingTime, Ask::BeforeRecovery),
        Some(Frame::VillainsTurn(step)) => {
            let left = if let VillainStep::Activate(left) = step { *left } else { 0 };
            plain(Rule::ActivateTiles, Ask::ActivateTile { left })
        }
        Some(Frame::TileActivation(frame)) if query::heroes_choose_order(game, frame) => {
            plain(Rule::AiTurn, Ask::ActivateMini { tile: frame.tile })
        }
        Some(Frame::TileActivation(frame)) => {
            let subject = match frame.left.first().map(|mini| state.mini(*mini).control) {
                Some(Control::Tablet(tablet)) => state.mini_of(tablet),
                _ => None,
            };
            of(subject, Rule::DesignateMiniature, Ask::ActivateMini { tile: frame.tile })
        }
        Some(Frame::Activation(frame)) => {
            let ask = Ask::MiniAction { step: frame.step, attacks_left: frame.attacks_left() };
            about(frame.mini, Rule::ActivateMiniature, ask)
        }
        Some(Frame::Movement(frame)) => about(frame.mini, Rule::Movement, Ask::KeepMoving { points: frame.points }),
        Some(Frame::Attack(frame)) => {
            let (attacker, target, kind) = (frame.attacker, frame.target, frame.kind);
            match offered::open(game, frame) {
                Some(Offer { skill, mini, rule, amount, left, .. }) => {
                    about(mini, rule, Ask::Skill { skill, attacker, target, kind, amount, left })
                }
                None => about(target, Rule::Defense, Ask::Defend { attacker, kind, successes: frame.successes }),
            }
        }
        Some(Frame::Action(frame)) => {
            let card = match frame.doing {
                Doing::Throw { card, .. } => Some(card),
                _ => None,
            };
            about(frame.mini, Rule::FallsShort, Ask::LandIn { card, areas: frame.landing.clone() })
        }
        Some(Frame::Roll(frame)) => {
            let rule = if frame.is_forced() { Rule::Misfortune } else { Rule::Rerolls };
            about(frame.decides(), rule, reroll(game, frame))
        }
        Some(Frame::FreeSuccess(offer)) => {
            let SuccessOffer { mini, successes, difficulty, target } = *offer;
            about(mini, Rule::Variants, Ask::FreeSuccess { successes, difficulty, target })
        }
        Some(Frame::Wounds(frame)) => about(frame.mini, Rule::WoundOrder, Ask::LoseCube { wounds: frame.left }),
        Some(Frame::PutTokens(frame)) => {
            let ask = Ask::PutTokens { kind: frame.kind, area: frame.area, most: frame.most };
            plain(Rule::FieldModifiers, ask)
        }
        Some(Frame::Parts(_)) => plain(Rule::Events, Ask::ChoosePart),
        Some(Frame::Triggered(_)) => plain(Rule::Order, Ask::ChoosePart),
        Some(Frame::Effects(Effects { picking: Some(picking), .. })) => {
            let left = |count: u8| count.saturating_sub(picking.taken.len() as u8);
            let ask = Ask::Pick { most: left(picking.most), least: left(picking.least) };
            plain(Rule::Priority, ask)
        }
        Some(Frame::Question(frame)) => match mission::question(game, frame) {
            Some((_, question, _)) => plain(Rule::Priority, Ask::Choice { question }),
            None => nothing(),
        },
        Some(Frame::Putting(_)) => plain(Rule::Order, Ask::PutWhere),
        Some(Frame::Getaway(_)) => plain(Rule::LeaderTasks, Ask::PutWhere),
        Some(Frame::HandOver(asked)) => match (query::must_agree(game, asked), query::handed_over(asked)) {
            (Some(other), Some((card, from, to))) => about(other, Rule::HandingOver, Ask::HandOver { card, from, to }),
            _ => nothing(),
        },
        Some(Frame::Regeneration(mini)) => {
            about(*mini, Rule::LessRegenerated, Ask::Regenerate { most: vigor::regained(game, *mini) })
        }
        Some(Frame::Gain(gain)) => about(gain.mini, Rule::SafeContents, Ask::TakeCard { card: gain.card }),
        Some(Frame::Granted(frame)) => about(frame.mini, Rule::Priority, Ask::UseGrant { grant: frame.what }),
        Some(Frame::ChooseEvent) => plain(Rule::TileEffect, Ask::ChooseEvent),
        Some(Frame::Reinforce { points }) => plain(Rule::Reinforcement, Ask::Reinforce { points: *points }),
        Some(Frame::Dredge(frame)) => plain(Rule::Dredging, Ask::PayDredge { cubes: frame.cubes }),
        Some(
            Frame::Round(_)
            | Frame::Pushed(_)
            | Frame::Hazard(_)
            | Frame::Explosion(_)
            | Frame::Effects(_)
            | Frame::ForEach(_)
            | Frame::AiCard(_)
            | Frame::Tasks(_)
            | Frame::LeaderTasks(_)
            | Frame::Troop(_)
            | Frame::Errand(_),
        )
        | None => nothing(),
    }
}

/// The side that must decide: [`prompt`]'s, for whoever need not know more.
pub fn side_asked(game: &Game) -> Side {
    let state = game.state();
    if let Some(outcome) = state.result {
        return outcome.winner;
    }
    let of = |mini: MiniId| side_of(game, mini);
    match state.stack.last() {
        Some(Frame::Setup(_) | Frame::HeroesTurn(_)) => Side::Heroes,
        Some(Frame::Getaway(_)) => Side::Heroes,
        Some(Frame::TileActivation(frame)) if query::heroes_choose_order(game, frame) => Side::Heroes,
        Some(Frame::TileActivation(frame)) => frame.left.first().map_or(Side::Villain, |mini| of(*mini)),
        Some(Frame::Activation(frame)) => of(frame.mini),
        Some(Frame::Movement(frame)) => of(frame.mini),
        Some(Frame::Attack(frame)) => of(offered::open(game, frame).map_or(frame.target, |offer| offer.mini)),
        Some(Frame::Action(frame)) => of(frame.mini),
        Some(Frame::Roll(frame)) => of(frame.decides()),
        Some(Frame::FreeSuccess(offer)) => of(offer.mini),
        Some(Frame::Wounds(frame)) => of(frame.mini),
        Some(Frame::PutTokens(frame)) => frame.by,
        Some(Frame::Triggered(Triggered { moment, .. })) => {
            moment.map_or_else(|| mission::acting_side(game), |moment| side_in_charge(game, moment))
        }
        Some(Frame::Effects(Effects { picking: Some(picking), .. })) => picking.side,
        Some(Frame::Question(frame)) => mission::question(game, frame).map_or(Side::Villain, |(side, ..)| side),
        Some(Frame::Putting(frame)) => mission::side_that_puts(game, frame),
        Some(Frame::HandOver(asked)) => query::must_agree(game, asked).map_or(Side::Villain, of),
        Some(Frame::Gain(gain)) => of(gain.mini),
        Some(Frame::Granted(frame)) => of(frame.mini),
        Some(Frame::Regeneration(mini)) => of(*mini),
        _ => Side::Villain,
    }
}

/// The side whose player answers for a miniature.
fn side_of(game: &Game, mini: MiniId) -> Side {
    game.state().mini(mini).control.side().unwrap_or(Side::Villain)
}

/// Who orders what happens at a moment: the Initiative side in Upkeep, else the acting side. G-2
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

/// What a part that may come next is called: a part of the Event under way, or a trigger of the moment. G-2, G-47
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
