//! Answers to what the rules ask along the way. R2 V.B.3, VIII, X, G-20 to G-24

use super::acting::not_asked;
use super::mission;
use crate::answers::prompts;
use crate::command::Command;
use crate::event::FieldKind;
use crate::frames::{AttackFrame, AttackStage, Frame, HeroesStep, SetupStep, VillainStep};
use crate::game::Game;
use crate::offered;
use crate::query::{self, pools};
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skills::Purpose;

pub(super) fn check(game: &Game, command: &Command) -> Verdict {
    let state = game.state();
    let is_listed = || prompts::listed(game).is_some_and(|answers| answers.contains(command));
    match (state.stack.last(), command) {
        (Some(Frame::Setup(SetupStep::Gadgets(_))), Command::Finish) => Ok(()),
        (Some(Frame::HeroesTurn(HeroesStep::Stance(slot))), Command::TakeStance { mini, .. }) => {
            super::setup::is_asked(game, *mini, *slot, Rule::Stances, |asked| Reason::AnotherTakesStance { asked })
        }
        (Some(Frame::HeroesTurn(HeroesStep::Actions)), Command::EndTurn) => Ok(()),
        (Some(Frame::VillainsTurn(VillainStep::Activate(_))), Command::EndTurn) => Ok(()),
        (Some(Frame::VillainsTurn(VillainStep::Begin)), Command::Finish) => Ok(()),
        (Some(Frame::HeroesTurn(HeroesStep::Stance(_)) | Frame::Roll(_)), Command::UseSkill { .. }) => {
            offered::lent::check(game, command)
        }
        (Some(Frame::Movement(_)), Command::Stop) => Ok(()),
        (Some(Frame::HandOver(_)), Command::Decline) => Ok(()),
        (Some(Frame::TileActivation(frame)), Command::Finish) if query::heroes_choose_order(game, frame) => not_asked(),
        (Some(Frame::Getaway(frame)), Command::PickArea { area }) => {
            require(frame.areas.contains(area), Rule::LeaderTasks, Reason::NotOffered)
        }
        (Some(Frame::TileActivation(_) | Frame::Activation(_) | Frame::Reinforce { .. }), Command::Finish) => Ok(()),
        (Some(Frame::Attack(frame)), _) => in_attack(game, frame, command),
        (Some(Frame::Regeneration(mini)), _) => offered::regeneration::check(game, *mini, command),
        (Some(Frame::Effects(_) | Frame::Question(_) | Frame::Putting(_) | Frame::Gain(_) | Frame::Granted(_)), _) => {
            mission::answer(game, command)
        }
        (Some(Frame::Roll(frame)), Command::Reroll { die, by }) => {
            let may = frame.may(game, usize::from(*die), *by);
            require(may, Rule::RerollOrder, Reason::NoSuchReroll)
        }
        (Some(Frame::Roll(_)), Command::Keep) => Ok(()),
        (Some(Frame::PutTokens(frame)), Command::PutTokens { count }) => {
            let most = frame.most;
            require(*count <= most, Rule::Supply, Reason::TooManyTokens { most })?;
            let is_part = ![0, most].contains(count) && game.options().edition.tokens_come_all_or_none();
            require(!is_part, field_skill(frame.kind), Reason::AllTokensOrNone { most })
        }
        (Some(Frame::Wounds(frame)), Command::LoseFrom { space }) => {
            let held = state.tablet(frame.mini).map_or(0, |tablet| tablet.spaces.on(*space));
            require(held > 0, Rule::WoundOrder, Reason::NoCubeOnSpace)
        }
        (Some(Frame::Action(frame)), Command::LandIn { area }) => {
            require(frame.landing.contains(area), Rule::FallsShort, Reason::CannotLandThere)
        }
        _ if is_listed() => Ok(()),
        (_, Command::AddSuccess) => refuse(Rule::Variants, Reason::NoFreeSuccessNow),
        _ => not_asked(),
    }
}

/// The Skill that places tokens of a kind. E-32
fn field_skill(kind: FieldKind) -> Rule {
    match kind {
        FieldKind::Flame => Rule::FlameSkill,
        FieldKind::Gas => Rule::ToxicGas,
        FieldKind::Frost => Rule::Frost,
        FieldKind::Smoke => Rule::SmokeGrenade,
    }
}

fn in_attack(game: &Game, frame: &AttackFrame, command: &Command) -> Verdict {
    match command {
        Command::Defend { cubes, cards } if frame.stage == AttackStage::Defend => {
            let most = pools::defense_cubes(game, frame.target);
            require(*cubes <= most, Rule::DefenseCubes, Reason::TooManyDefenseCubes { most })?;
            query::may_use(game, frame.target, Purpose::Defense(frame.kind), cards)
        }
        Command::Decline if frame.stage != AttackStage::Defend => Ok(()),
        _ => offered::check(game, frame, command),
    }
}
