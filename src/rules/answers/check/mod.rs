//! Why not: each command against the open question and the rules. A command passes or is refused with a rule and a
//! reason; what passes, [`crate::rules::flow`] carries out without looking back.

mod actions;
mod answers;
mod mission;
mod movement;
mod setup;
mod villain;

pub(super) use movement::{Mover, Movers};
pub use villain::may_leave_river;

use crate::content::mission::Side;
use crate::content::skill::Skill;
use crate::content::tile::Action;
use crate::rules::command::{Command, Space, Stance};
use crate::rules::frames::{Doing, Frame, Granted, HeroesStep};
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId};
use crate::rules::prompt::Grant;
use crate::rules::query;
use crate::rules::refusal::{Reason, Verdict, refuse, require};
use crate::rules::ruling::Rule;
use crate::rules::skill_target::SkillTarget;
use crate::rules::skills;
use crate::rules::skills::declared::was_used;
use crate::rules::state::{Phase, Tablet};

/// Whether a command may be given now.
///
/// # Errors
/// The rule that forbids it, and why.
pub fn check(game: &Game, command: &Command) -> Verdict {
    let state = game.state();
    require(state.result.is_none(), Rule::EndOfGame, Reason::GameIsOver)?;
    known(game, command)?;
    match command {
        Command::ChooseHero { .. }
        | Command::TakeGadget { .. }
        | Command::ChooseAllies { .. }
        | Command::Place { .. } => setup::check(game, command),
        Command::Drop { mini, card } => {
            require(state.phase != Phase::Setup, Rule::NotAsked, Reason::SetupIsNotOver)?;
            let copies = |tablet: &Tablet| tablet.equipment.iter().filter(|held| *held == card).count();
            let carried = state.tablet(*mini).map_or(0, copies);
            require(carried > 0, Rule::Dropping, Reason::NotCarriedAsEquipment { card: *card })?;
            let used: usize = state.stack.iter().map(|frame| in_use(frame, *mini, *card)).sum();
            require(carried > used, Rule::Dropping, Reason::CardInUse { card: *card })
        }
        Command::UseSkill { .. } if matches!(state.stack.last(), Some(Frame::Attack(_))) => {
            answers::check(game, command)
        }
        Command::Move { .. } => movement::check(game, command),
        Command::Attack { .. }
        | Command::PickUp { .. }
        | Command::Give { .. }
        | Command::Take { .. }
        | Command::Throw { .. }
        | Command::Interact { .. }
        | Command::PickUpToken { .. }
        | Command::PutDownToken { .. }
        | Command::UseSkill { .. } => actions::check(game, command),
        Command::ActivateTile { .. }
        | Command::Dredge { .. }
        | Command::Demobilize { .. }
        | Command::PayFrom { .. }
        | Command::ActivateMini { .. }
        | Command::ChooseEvent { .. }
        | Command::ChoosePart { .. }
        | Command::Reinforce { .. } => villain::check(game, command),
        _ => answers::check(game, command),
    }
}

/// Copies of a card that an action under way still needs. R2 V.C.2.a, V.C.2.d
fn in_use(frame: &Frame, mini: MiniId, card: CardId) -> usize {
    match frame {
        Frame::HandOver(asked) => {
            usize::from(query::handed_over(asked).is_some_and(|(what, from, _)| (from, what) == (mini, card)))
        }
        Frame::Pushed(action) => action.uses(mini, card),
        Frame::Action(action) => {
            let is_thrown = matches!(action.doing, Doing::Throw { card: thrown, .. } if thrown == card);
            usize::from(action.mini == mini && is_thrown)
        }
        _ => 0,
    }
}

/// No answer to the open question.
pub(super) fn not_asked() -> Verdict {
    refuse(Rule::NotAsked, Reason::NotAsked)
}

/// Whether every id of a command exists in this match.
fn known(game: &Game, command: &Command) -> Verdict {
    let (state, scenario) = (game.state(), game.scenario());
    let mini = |id: &MiniId| require(id.index() < state.minis.len(), Rule::NotAsked, Reason::NoSuchMini);
    let area = |id: &crate::rules::board::AreaId| {
        require(id.index() < scenario.board.len(), Rule::NotAsked, Reason::NoSuchArea)
    };
    let card =
        |id: &crate::rules::id::CardId| require(id.index() < scenario.cards.len(), Rule::NotAsked, Reason::NoSuchCard);
    let tile =
        |id: &crate::rules::id::TileId| require(id.index() < scenario.tiles.len(), Rule::NotAsked, Reason::NoSuchTile);
    match command {
        Command::ChooseHero { hero, .. } => {
            require(hero.index() < scenario.heroes.len(), Rule::NotAsked, Reason::NoSuchHero)
        }
        Command::TakeGadget { mini: who, card: what }
        | Command::PickUp { mini: who, card: what, .. }
        | Command::Drop { mini: who, card: what } => mini(who).and(card(what)),
        Command::ChooseAllies { mini: who, tile: what } => mini(who).and(tile(what)),
        Command::Place { mini: who, area: place } => mini(who).and(area(place)),
        Command::UseSkill { mini: who, on, .. } => mini(who).and(match on {
            SkillTarget::Nothing => Ok(()),
            SkillTarget::Mini(other) => mini(other),
            SkillTarget::Area(place) => area(place),
            SkillTarget::Tile(what) => tile(what),
        }),
        Command::Move { mini: who, area: place, card: what, .. } => {
            mini(who).and(area(place)).and(what.as_ref().map_or(Ok(()), card))
        }
        Command::Attack { mini: who, target, .. } => mini(who).and(mini(target)),
        Command::Give { mini: who, card: what, to: other, .. }
        | Command::Take { mini: who, card: what, from: other, .. } => mini(who).and(card(what)).and(mini(other)),
        Command::Throw { mini: who, card: what, area: place, .. } => mini(who).and(card(what)).and(area(place)),
        Command::Interact { mini: who, target, .. } => mini(who).and(target.as_ref().map_or(Ok(()), mini)),
        Command::PickUpToken { mini: who, .. }
        | Command::PutDownToken { mini: who, .. }
        | Command::PickMini { mini: who }
        | Command::TakeStance { mini: who, .. }
        | Command::ActivateMini { mini: who } => mini(who),
        Command::Reinforce { tile: what, area: place } => tile(what).and(area(place)),
        Command::LandIn { area: place } | Command::PickArea { area: place } => area(place),
        _ => Ok(()),
    }
}

/// Whether a miniature may act now: an Active Hero in the Heroes' turn, or the activated miniature, which does one kind
/// of action with one Characteristic. R2 V.B.4, VI.C.3, R2 XIII
pub(super) fn may_act(game: &Game, mini: MiniId, action: Action, choice: u8) -> Verdict {
    let state = game.state();
    match state.stack.last() {
        Some(Frame::HeroesTurn(HeroesStep::Actions)) => {
            let Some(tablet) = state.tablet(mini) else {
                let is_ally = state.mini(mini).side == Some(Side::Heroes);
                let why = if is_ally { Reason::AlliesActOnCommand } else { Reason::NotVillainsTurn };
                return refuse(Rule::HeroActions, why);
            };
            require(query::is_heroes(game, mini), Rule::HeroActions, Reason::OthersDecide { mini })?;
            require(!tablet.is_neutralized(), Rule::Neutralization, Reason::ActorIsNeutralized { mini })?;
            let may = match tablet.stance {
                Stance::Active => true,
                Stance::Resting => action == Action::Movement && query::moving::rests_and_moves(game, mini),
            };
            require(may, Rule::Stances, Reason::ActorRests { mini })
        }
        Some(Frame::Activation(activation)) => {
            let another = Reason::AnotherIsActivated { active: activation.mini };
            require(activation.mini == mini, Rule::ActivateMiniature, another)?;
            if action == Action::Movement {
                return Ok(());
            }
            if query::moving::can_ever(game, mini, action) {
                match activation.action {
                    None => Ok(()),
                    Some((_, _, 0)) => refuse(Rule::OtherAction, Reason::ActionIsDone),
                    Some((chosen, line, _)) => {
                        require(chosen == action && line == choice, Rule::OtherAction, Reason::OneCharacteristic)
                    }
                }
            } else {
                refuse(Rule::CharacterTile, Reason::ActionNotOnTile)
            }
        }
        Some(Frame::Granted(Granted { mini: who, what: Grant::Action })) if *who == mini => match action {
            Action::Movement => refuse(Rule::NotAsked, Reason::NobodyActs),
            _ => require(query::moving::can_ever(game, mini, action), Rule::CharacterTile, Reason::ActionNotOnTile),
        },
        Some(Frame::Movement(movement)) => refuse(Rule::Movement, Reason::AnotherMoves { moving: movement.mini }),
        _ => refuse(Rule::NotAsked, Reason::NobodyActs),
    }
}

/// Whether a miniature may take so many Wounds for an action: once a round, and without being Neutralized by them.
/// S2 Pushing Limits, G-39
pub(super) fn may_push(game: &Game, mini: MiniId, wounds: u8) -> Verdict {
    if wounds == 0 {
        return Ok(());
    }
    let (skill, rule) = (Skill::PushingLimits, Rule::PushingLimits);
    require(!was_used(game, skill, mini), rule, Reason::SkillUsedThisRound { skill })?;
    let level = skills::level(game, mini, skill);
    require(wounds == level, rule, Reason::PushingTakesLevel { level })?;
    require(query::life(game, mini) > wounds, rule, Reason::PushingWouldNeutralize)
}

/// Whether a Hero has what an automatic action needs: a cube, or Wounds that count as one. R2 VII.D.1, VII.E.1, G-39
pub(super) fn may_spend_one(game: &Game, mini: MiniId, space: Space, pushing: u8) -> Verdict {
    if !game.state().mini(mini).has_tablet() {
        return require(pushing == 0, Rule::PushingLimits, Reason::CannotPushLimits);
    }
    if pushing > 0 {
        return may_push(game, mini, pushing);
    }
    let rule = Rule::BatTablet;
    require(query::energy::reserve(game, mini) > 0, rule, Reason::ReserveIsEmpty)?;
    require(query::energy::room(game, mini, space) > 0, rule, Reason::SpaceIsFull)
}
