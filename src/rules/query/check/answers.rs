//! Answers to what the rules ask in between. R2 V.B.3, VIII, X, G-20 to G-24

use super::not_asked;
use crate::rules::command::{AttackKind, Command};
use crate::rules::frames::{AttackFrame, AttackStage, Frame, HeroesStep, SetupStep, VillainStep};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::query::{self, cards, pools};
use crate::rules::refusal::{Verdict, require};
use crate::rules::ruling::Rule;

pub(super) fn check(game: &Game, command: &Command) -> Verdict {
    let state = game.state();
    match (state.stack.last(), command) {
        (Some(Frame::Setup(SetupStep::Gadgets(_))), Command::Finish) => Ok(()),
        (Some(Frame::HeroesTurn(HeroesStep::Stance(slot))), Command::TakeStance { mini, .. }) => {
            require(*mini == MiniId(*slot), Rule::Stances, "another Hero takes its Stance now")
        }
        (Some(Frame::HeroesTurn(HeroesStep::Actions)), Command::EndTurn) => Ok(()),
        (Some(Frame::VillainsTurn(VillainStep::Activate(_))), Command::EndTurn) => Ok(()),
        (Some(Frame::Movement(_)), Command::Stop) => Ok(()),
        (Some(Frame::TileActivation(_) | Frame::Activation(_) | Frame::Reinforce { .. }), Command::Finish) => Ok(()),
        (Some(Frame::Attack(frame)), _) => in_attack(game, frame, command),
        (Some(Frame::Roll(frame)), Command::Reroll { die, by }) => {
            let may = frame.may(game, usize::from(*die), *by);
            require(may, Rule::RerollOrder, "this die may not be rolled again that way")
        }
        (Some(Frame::Roll(_)), Command::Keep) => Ok(()),
        (Some(Frame::PutTokens(frame)), Command::PutTokens { count }) => {
            require(*count <= frame.most, Rule::Supply, "so many tokens may not be put")
        }
        (Some(Frame::Wounds(frame)), Command::LoseFrom { space }) => {
            let held = state.hero(frame.mini).map_or(0, |tablet| tablet.spaces.on(*space));
            require(held > 0, Rule::WoundOrder, "no cube lies on that space")
        }
        (Some(Frame::Action(frame)), Command::LandIn { area }) => {
            require(frame.landing.contains(area), Rule::FallsShort, "it cannot land there")
        }
        _ => not_asked("this is not asked now"),
    }
}

fn in_attack(game: &Game, frame: &AttackFrame, command: &Command) -> Verdict {
    match (frame.stage, command) {
        (AttackStage::Sacrifice, Command::Sacrifice { mini }) => {
            require(frame.guardians.first() == Some(mini), Rule::Sacrifice, "it is not asked to step in")
        }
        (
            AttackStage::Sacrifice | AttackStage::Strikes | AttackStage::Combo | AttackStage::StrikeBack,
            Command::Decline,
        ) => Ok(()),
        (AttackStage::Defend, Command::Defend { cubes, cards }) => {
            let most = pools::defense_cubes(game, frame.target);
            require(*cubes <= most, Rule::DefenseCubes, "so many cubes are not there or pass the Exertion limit")?;
            cards::may_use(game, frame.target, None, cards)
        }
        (AttackStage::Strikes, Command::Strike { target }) => {
            query::attack_target(game, frame.attacker, *target, frame.kind, &frame.cards)
        }
        (AttackStage::Combo, Command::Combo { target, dice }) => {
            query::attack_target(game, frame.attacker, *target, AttackKind::Melee, &[])?;
            let mut pool: Vec<_> = query::combo_pool(game, frame).iter().map(|die| die.color).collect();
            let picked = dice.iter().all(|color| match pool.iter().position(|known| known == color) {
                Some(at) => {
                    pool.remove(at);
                    true
                }
                None => false,
            });
            let fits = picked && dice.len() == query::combo_size(game, frame);
            require(fits, Rule::ComboDice, "a Combo takes so many of the Melee dice as its level")
        }
        (AttackStage::StrikeBack, Command::StrikeBack) => Ok(()),
        _ => not_asked("this attack asks something else now"),
    }
}
