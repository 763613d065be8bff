//! The open question, read off the innermost frame.

use crate::content::Text;
use crate::content::mission::Side;
use crate::content::script::Moment;
use crate::rules::command::RerollBy;
use crate::rules::frames::{Effects, Frame, HeroesStep, Roll, SetupStep, Triggered, VillainStep};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::mission;
use crate::rules::prompt::{Ask, Prompt};
use crate::rules::ruling::Rule;
use crate::rules::skills::offered::{self, Offer};
use crate::rules::state::Control;

/// Who must decide what, and why.
pub fn prompt(game: &Game) -> Prompt {
    let state = game.state();
    if let Some(outcome) = state.result {
        let ask = Ask::GameOver { winner: outcome.winner };
        return Prompt { side: outcome.winner, subject: None, rule: Rule::EndOfGame, ask };
    }
    let about = |mini: MiniId, rule, ask| Prompt { side: side_of(game, mini), subject: Some(mini), rule, ask };
    let of_side = |side, rule, ask| Prompt { side, subject: None, rule, ask };
    let villain = |rule, ask| of_side(Side::Villain, rule, ask);
    match state.stack.last() {
        Some(Frame::Setup(step)) => setup_prompt(game, *step),
        Some(Frame::HeroesTurn(HeroesStep::Stance(slot))) => {
            let subject = state.mini_of(*slot);
            Prompt { side: Side::Heroes, subject, rule: Rule::Stances, ask: Ask::TakeStance }
        }
        Some(Frame::HeroesTurn(_)) => of_side(Side::Heroes, Rule::HeroActions, Ask::HeroAction),
        Some(Frame::VillainsTurn(VillainStep::Begin)) => villain(Rule::DredgingTime, Ask::BeforeRecovery),
        Some(Frame::VillainsTurn(step)) => {
            let left = if let VillainStep::Activate(left) = step { *left } else { 0 };
            villain(Rule::ActivateTiles, Ask::ActivateTile { left })
        }
        Some(Frame::TileActivation(frame)) => {
            let control = frame.left.first().map(|mini| state.mini(*mini).control);
            let side = control.and_then(Control::side).unwrap_or(Side::Villain);
            let subject = match control {
                Some(Control::Tablet(tablet)) => state.mini_of(tablet),
                _ => None,
            };
            let ask = Ask::ActivateMini { tile: frame.tile };
            Prompt { side, subject, rule: Rule::DesignateMiniature, ask }
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
                crate::rules::frames::Doing::Throw { card, .. } => Some(card),
                _ => None,
            };
            about(frame.mini, Rule::FallsShort, Ask::LandIn { card, areas: frame.landing.clone() })
        }
        Some(Frame::Roll(frame)) => {
            let rule = if frame.is_forced() { Rule::Misfortune } else { Rule::Rerolls };
            about(frame.decides(), rule, reroll(game, frame))
        }
        Some(Frame::Wounds(frame)) => about(frame.mini, Rule::WoundOrder, Ask::LoseCube { wounds: frame.left }),
        Some(Frame::PutTokens(frame)) => {
            let ask = Ask::PutTokens { kind: frame.kind, area: frame.area, most: frame.most };
            of_side(frame.by, Rule::FieldModifiers, ask)
        }
        Some(Frame::Parts(_)) => villain(Rule::Events, Ask::ChoosePart),
        Some(Frame::Triggered(Triggered { moment, .. })) => {
            let side = moment.map_or_else(|| mission::acting_side(game), |moment| side_in_charge(game, moment));
            of_side(side, Rule::Order, Ask::ChoosePart)
        }
        Some(Frame::Effects(Effects { picking: Some(picking), .. })) => {
            let left = |count: u8| count.saturating_sub(picking.taken.len() as u8);
            let ask = Ask::Pick { most: left(picking.most), least: left(picking.least) };
            of_side(picking.side, Rule::Priority, ask)
        }
        Some(Frame::Question(frame)) => match mission::question(game, frame) {
            Some((side, question, _)) => of_side(side, Rule::Priority, Ask::Choice { question }),
            None => villain(Rule::Round, Ask::ActivateTile { left: 0 }),
        },
        Some(Frame::Putting(frame)) => of_side(mission::side_that_puts(game, frame), Rule::Order, Ask::PutWhere),
        Some(Frame::HandOver(asked)) => match (super::must_agree(game, asked), super::handed_over(asked)) {
            (Some(other), Some((card, from, to))) => about(other, Rule::HandingOver, Ask::HandOver { card, from, to }),
            _ => villain(Rule::Round, Ask::ActivateTile { left: 0 }),
        },
        Some(Frame::Gain(gain)) => about(gain.mini, Rule::SafeContents, Ask::TakeCard { card: gain.card }),
        Some(Frame::Granted(frame)) => about(frame.mini, Rule::Priority, Ask::UseGrant { grant: frame.what }),
        Some(Frame::ChooseEvent) => villain(Rule::TileEffect, Ask::ChooseEvent),
        Some(Frame::Reinforce { points }) => villain(Rule::Reinforcement, Ask::Reinforce { points: *points }),
        Some(Frame::Dredge(frame)) => villain(Rule::Dredging, Ask::PayDredge { cubes: frame.cubes }),
        Some(
            Frame::Round(_)
            | Frame::Pushed(_)
            | Frame::Hazard(_)
            | Frame::Explosion(_)
            | Frame::Effects(_)
            | Frame::ForEach(_),
        )
        | None => villain(Rule::Round, Ask::ActivateTile { left: 0 }),
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

fn setup_prompt(game: &Game, step: SetupStep) -> Prompt {
    let hero = |slot| game.state().mini_of(slot);
    let (subject, rule, ask) = match step {
        SetupStep::Hero(slot) => (hero(slot), Rule::ChooseHeroes, Ask::ChooseHero { slot: slot.0 }),
        SetupStep::Gadgets(slot) => {
            let room = super::belt_room(game, slot);
            (hero(slot), Rule::BatGadgets, Ask::TakeGadgets { room })
        }
        SetupStep::Allies(slot) => (hero(slot), Rule::AlliesSetup, Ask::ChooseAllies),
        SetupStep::PlaceAllies(slot) => (super::next_unplaced(game, slot), Rule::AlliesSetup, Ask::PlaceAlly),
    };
    Prompt { side: Side::Heroes, subject, rule, ask }
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
        forced: frame.forced,
        rights,
        modifier: frame.modifier,
        against: frame.against,
    }
}
