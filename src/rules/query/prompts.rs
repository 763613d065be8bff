//! The open question, read off the innermost frame.

use crate::content::mission::Side;
use crate::rules::command::RerollBy;
use crate::rules::frames::{AttackStage, Frame, HeroesStep, Parts, PartsOf, Roll, SetupStep, VillainStep};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::prompt::{Ask, Prompt};
use crate::rules::ruling::Rule;

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
        Some(Frame::HeroesTurn(HeroesStep::Stance(slot))) => about(MiniId(*slot), Rule::Stances, Ask::TakeStance),
        Some(Frame::HeroesTurn(_)) => of_side(Side::Heroes, Rule::HeroActions, Ask::HeroAction),
        Some(Frame::VillainsTurn(step)) => {
            let left = if let VillainStep::Activate(left) = step { *left } else { 0 };
            villain(Rule::ActivateTiles, Ask::ActivateTile { left })
        }
        Some(Frame::TileActivation(frame)) => {
            let side = frame.left.first().map_or(Side::Villain, |mini| side_of(game, *mini));
            let commander = frame.left.first().and_then(|mini| state.mini(*mini).commander);
            let ask = Ask::ActivateMini { tile: frame.tile };
            Prompt { side, subject: commander, rule: Rule::DesignateMiniature, ask }
        }
        Some(Frame::Activation(frame)) => {
            let ask = Ask::MiniAction { step: frame.step, attacks_left: frame.attacks_left() };
            about(frame.mini, Rule::ActivateMiniature, ask)
        }
        Some(Frame::Movement(frame)) => about(frame.mini, Rule::Movement, Ask::KeepMoving { points: frame.points }),
        Some(Frame::Attack(frame)) => {
            let (attacker, target, kind) = (frame.attacker, frame.target, frame.kind);
            match frame.stage {
                AttackStage::Sacrifice => {
                    let guardian = frame.guardians.first().copied().unwrap_or(target);
                    about(guardian, Rule::Sacrifice, Ask::Sacrifice { attacker, target, kind })
                }
                AttackStage::Strikes => {
                    let ask = Ask::Strike { kind, successes: frame.remaining, left: frame.strikes_left };
                    about(attacker, Rule::Deferred, ask)
                }
                AttackStage::Combo => {
                    about(attacker, Rule::Combo, Ask::Combo { dice: super::combo_size(game, frame) as u8 })
                }
                AttackStage::StrikeBack => {
                    let dice = super::strike_back_dice(game, frame);
                    about(target, Rule::StrikingBack, Ask::StrikeBack { attacker, kind, dice })
                }
                _ => about(target, Rule::Defense, Ask::Defend { attacker, kind, successes: frame.successes }),
            }
        }
        Some(Frame::Action(frame)) => {
            let card = match frame.doing {
                crate::rules::frames::Doing::Throw { card, .. } => Some(card),
                _ => None,
            };
            about(frame.mini, Rule::FallsShort, Ask::LandIn { card, areas: frame.landing.clone() })
        }
        Some(Frame::Roll(frame)) => about(frame.mini, Rule::Rerolls, reroll(game, frame)),
        Some(Frame::Wounds(frame)) => about(frame.mini, Rule::WoundOrder, Ask::LoseCube { wounds: frame.left }),
        Some(Frame::PutTokens(frame)) => {
            let ask = Ask::PutTokens { kind: frame.kind, area: frame.area, most: frame.most };
            of_side(frame.by, Rule::FieldModifiers, ask)
        }
        Some(Frame::Parts(Parts { of: PartsOf::Event(_), .. })) => villain(Rule::Events, Ask::ChoosePart),
        Some(Frame::Parts(Parts { of: PartsOf::Triggers(moment), .. })) => {
            of_side(side_in_charge(game, *moment), Rule::Order, Ask::ChoosePart)
        }
        Some(Frame::ChooseEvent) => villain(Rule::TileEffect, Ask::ChooseEvent),
        Some(Frame::Reinforce { points }) => villain(Rule::Reinforcement, Ask::Reinforce { points: *points }),
        Some(Frame::Dredge(frame)) => villain(Rule::Dredging, Ask::PayDredge { cubes: frame.cubes }),
        Some(Frame::Round(_) | Frame::Pushed(_) | Frame::Hazard(_) | Frame::Explosion(_) | Frame::Effects(_))
        | None => villain(Rule::Round, Ask::ActivateTile { left: 0 }),
    }
}

/// The side that answers for a miniature; the Villain does for Neutrals. G-2
pub(super) fn side_of(game: &Game, mini: MiniId) -> Side {
    game.state().mini(mini).side.unwrap_or(Side::Villain)
}

/// Who orders what happens at a moment: the Initiative side in Upkeep, else the acting side. G-2
fn side_in_charge(game: &Game, moment: crate::content::mission::Moment) -> Side {
    use crate::content::mission::Moment;
    match moment {
        Moment::Upkeep | Moment::EndOfRound => game.scenario().mission.initiative,
        Moment::StartOfHeroesTurn | Moment::EndOfHeroesTurn => Side::Heroes,
        Moment::StartOfVillainsTurn | Moment::EndOfVillainsTurn => Side::Villain,
    }
}

fn setup_prompt(game: &Game, step: SetupStep) -> Prompt {
    let (subject, rule, ask) = match step {
        SetupStep::Hero(slot) => (MiniId(slot), Rule::ChooseHeroes, Ask::ChooseHero { slot }),
        SetupStep::Gadgets(slot) => {
            let room = super::belt_room(game, MiniId(slot));
            (MiniId(slot), Rule::BatGadgets, Ask::TakeGadgets { room })
        }
        SetupStep::Allies(slot) => (MiniId(slot), Rule::AlliesSetup, Ask::ChooseAllies),
        SetupStep::PlaceAllies(slot) => {
            let ally = super::next_unplaced(game, MiniId(slot)).unwrap_or(MiniId(slot));
            (ally, Rule::AlliesSetup, Ask::PlaceAlly)
        }
    };
    Prompt { side: Side::Heroes, subject: Some(subject), rule, ask }
}

/// What a part that may come next is called: a part of the Event under way, or a trigger of the moment. G-2, G-47
pub fn part_name(game: &Game, part: u8) -> Option<&str> {
    let (Some(Frame::Parts(frame)), mission) = (game.state().stack.last(), &game.scenario().mission) else {
        return None;
    };
    let part = usize::from(part);
    match frame.of {
        PartsOf::Event(event) => mission.events.get(usize::from(event))?.parts.get(part).map(|part| part.name.as_str()),
        PartsOf::Triggers(_) => mission.triggers.get(part).map(|trigger| trigger.name.as_str()),
    }
}

fn reroll(game: &Game, frame: &Roll) -> Ask {
    let rights = [RerollBy::Bonus, RerollBy::Free, RerollBy::Paid].into_iter();
    let rights = rights.filter(|by| (0..frame.dice.len()).any(|at| frame.may(game, at, *by))).collect();
    Ask::Reroll {
        roll: frame.roll,
        dice: frame.dice.clone(),
        bonus: frame.bonus,
        free: frame.free,
        rights,
        modifier: frame.modifier,
        against: frame.against,
    }
}
