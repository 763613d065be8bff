//! Why not: each command against the open question and the rules. A command passes or is refused with a rule and a
//! reason; what passes, [`crate::rules::flow`] carries out without looking back.

mod actions;
mod answers;
mod movement;
mod setup;
mod villain;

use super::figures::name;
use crate::content::tile::Action;
use crate::rules::command::{Command, Stance};
use crate::rules::frames::{Doing, Frame, HeroesStep};
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId};
use crate::rules::refusal::{Refusal, Verdict, require};
use crate::rules::ruling::Rule;
use crate::rules::state::{Hero, Kind, Phase};

/// Whether a command may be given now.
///
/// # Errors
/// The rule that forbids it, and why.
pub fn check(game: &Game, command: &Command) -> Verdict {
    let state = game.state();
    require(state.result.is_none(), Rule::EndOfGame, "the game is over")?;
    known(game, command)?;
    match command {
        Command::ChooseHero { .. }
        | Command::TakeGadget { .. }
        | Command::ChooseAllies { .. }
        | Command::Place { .. } => setup::check(game, command),
        Command::Drop { mini, card } => {
            require(state.phase != Phase::Setup, Rule::NotAsked, "setup is not over")?;
            let copies = |tablet: &Hero| tablet.equipment.iter().filter(|held| *held == card).count();
            let carried = state.hero(*mini).map_or(0, copies);
            require(carried > 0, Rule::Dropping, "only Equipment that is carried can be dropped")?;
            let used: usize = state.stack.iter().map(|frame| in_use(frame, *mini, *card)).sum();
            require(carried > used, Rule::Dropping, "it is used in the action under way")
        }
        Command::Move { .. } => movement::check(game, command),
        Command::Attack { .. }
        | Command::Shackle { .. }
        | Command::PickUp { .. }
        | Command::Give { .. }
        | Command::Take { .. }
        | Command::Throw { .. }
        | Command::Interact { .. }
        | Command::Grenade { .. }
        | Command::Attract { .. }
        | Command::Unshackle { .. }
        | Command::CommandAllies { .. } => actions::check(game, command),
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
        Frame::Pushed(action) => action.uses(mini, card),
        Frame::Action(action) => {
            let is_thrown = matches!(action.doing, Doing::Throw { card: thrown, .. } if thrown == card);
            usize::from(action.mini == mini && is_thrown)
        }
        _ => 0,
    }
}

/// No answer to the open question.
pub(super) fn not_asked(reason: &'static str) -> Verdict {
    Err(Refusal::new(Rule::NotAsked, reason))
}

/// Whether every id of a command exists in this match.
fn known(game: &Game, command: &Command) -> Verdict {
    let (state, scenario) = (game.state(), game.scenario());
    let mini = |id: &MiniId| require(id.index() < state.minis.len(), Rule::NotAsked, "there is no such miniature");
    let area = |id: &crate::rules::board::AreaId| {
        require(id.index() < scenario.board.len(), Rule::NotAsked, "there is no such Area")
    };
    let card = |id: &crate::rules::id::CardId| {
        require(id.index() < scenario.cards.len(), Rule::NotAsked, "there is no such card")
    };
    let tile = |id: &crate::rules::id::TileId| {
        require(id.index() < scenario.tiles.len(), Rule::NotAsked, "there is no such tile")
    };
    match command {
        Command::ChooseHero { hero, .. } => {
            require(hero.index() < scenario.heroes.len(), Rule::NotAsked, "there is no such Hero")
        }
        Command::TakeGadget { mini: who, card: what }
        | Command::PickUp { mini: who, card: what }
        | Command::Drop { mini: who, card: what } => mini(who).and(card(what)),
        Command::ChooseAllies { mini: who, tile: what } | Command::CommandAllies { mini: who, tile: what } => {
            mini(who).and(tile(what))
        }
        Command::Place { mini: who, area: place } | Command::Grenade { mini: who, area: place, .. } => {
            mini(who).and(area(place))
        }
        Command::Move { mini: who, area: place, card: what, .. } => {
            mini(who).and(area(place)).and(what.as_ref().map_or(Ok(()), card))
        }
        Command::Attack { mini: who, target, .. }
        | Command::Shackle { mini: who, target, .. }
        | Command::Unshackle { mini: who, target, .. }
        | Command::Attract { mini: who, target } => mini(who).and(mini(target)),
        Command::Give { mini: who, card: what, to: other } | Command::Take { mini: who, card: what, from: other } => {
            mini(who).and(card(what)).and(mini(other))
        }
        Command::Throw { mini: who, card: what, area: place, .. } => mini(who).and(card(what)).and(area(place)),
        Command::Interact { mini: who, .. }
        | Command::TakeStance { mini: who, .. }
        | Command::ActivateMini { mini: who }
        | Command::Sacrifice { mini: who } => mini(who),
        Command::Strike { target } | Command::Combo { target, .. } => mini(target),
        Command::Reinforce { tile: what, area: place } => tile(what).and(area(place)),
        Command::LandIn { area: place } => area(place),
        _ => Ok(()),
    }
}

/// Whether a miniature may act now: an Active Hero in the Heroes' turn, or the activated miniature, which does one kind
/// of action with one Characteristic. R2 V.B.4, VI.C.3
pub(super) fn may_act(game: &Game, mini: MiniId, action: Action, choice: u8) -> Verdict {
    let state = game.state();
    match state.stack.last() {
        Some(Frame::HeroesTurn(HeroesStep::Actions)) => {
            let Some(tablet) = state.hero(mini) else {
                return Err(Refusal::new(Rule::HeroActions, "Hero Allies act when their Hero commands them"));
            };
            require(!tablet.is_neutralized(), Rule::Neutralization, "a Neutralized Hero does not act")?;
            require(tablet.stance == Stance::Active, Rule::Stances, "a Resting Hero does not act")
        }
        Some(Frame::Activation(activation)) => {
            if activation.mini != mini {
                let reason = format!("{} is activated now", name(game, activation.mini));
                return Err(Refusal::new(Rule::ActivateMiniature, reason));
            }
            if action == Action::Movement {
                return Ok(());
            }
            if super::moving::can_ever(game, mini, action) {
                match activation.action {
                    None => Ok(()),
                    Some((_, _, 0)) => Err(Refusal::new(Rule::OtherAction, "its action is done")),
                    Some((chosen, line, _)) => require(
                        chosen == action && line == choice,
                        Rule::OtherAction,
                        "an activation has one action with one Characteristic",
                    ),
                }
            } else {
                Err(Refusal::new(Rule::CharacterTile, "its tile never allows this action"))
            }
        }
        Some(Frame::Movement(movement)) => {
            let who = name(game, movement.mini);
            Err(Refusal::new(Rule::Movement, format!("{who} is moving: end the Movement first")))
        }
        _ => not_asked("nobody acts now"),
    }
}

/// Whether a Hero has what an automatic action needs. R2 VII.D.1, VII.E.1
pub(super) fn may_spend_one(game: &Game, mini: MiniId, space: crate::rules::command::Space) -> Verdict {
    if game.state().mini(mini).kind != Kind::Hero {
        return Ok(());
    }
    let rule = Rule::BatTablet;
    require(super::energy::reserve(game, mini) > 0, rule, "no cube is left in the Reserve Zone")?;
    require(super::energy::room(game, mini, space) > 0, rule, "the space is at its Exertion limit")
}
