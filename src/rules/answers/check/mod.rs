//! Why not: each command against the open question and the rules. A command passes or is refused with a rule and a
//! reason; what passes, [`crate::flow`] carries out without looking back.

mod acting;
mod actions;
mod answers;
mod mission;
mod movement;
mod setup;
mod villain;

pub(super) use movement::{Mover, Movers};
pub(crate) use villain::may_leave_river;

use crate::command::Command;
use crate::frames::{Doing, Frame, HeroesStep};
use crate::game::Game;
use crate::id::{AreaId, CardId, MiniId, TileId};
use crate::refusal::{Reason, Refusal, Verdict, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use crate::skills::lent::pushing_with;
use crate::state::{Phase, Tablet};

/// Whether a command may be given now.
///
/// # Errors
/// The rule that forbids it, in the edition's own form, and why.
pub fn check(game: &Game, command: &Command) -> Verdict {
    if game.known().is_legal(command) {
        return Ok(());
    }
    let edition = game.options().edition;
    look_up(game, command).map_err(|refusal| Refusal { rule: edition.rule(refusal.rule), ..refusal })
}

fn look_up(game: &Game, command: &Command) -> Verdict {
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
            let used: usize = state.stack.iter().map(|frame| in_use(game, frame, *mini, *card)).sum();
            require(carried > used, Rule::Dropping, Reason::CardInUse { card: *card })
        }
        Command::UseSkill { .. } if answers_with_a_skill(state.stack.last()) => answers::check(game, command),
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

/// Whether a Skill used now is an answer and no action: offered in an attack, lent by a card at its moment, or Regeneration.
/// G-89, G-120
fn answers_with_a_skill(frame: Option<&Frame>) -> bool {
    use Frame::{Attack, HeroesTurn, Regeneration, Roll};
    matches!(frame, Some(Attack(_) | Roll(_) | Regeneration(_) | HeroesTurn(HeroesStep::Stance(_))))
}

/// Copies of a card that an action under way still needs. R2 V.C.2.a, V.C.2.d, G-89
fn in_use(game: &Game, frame: &Frame, mini: MiniId, card: CardId) -> usize {
    match frame {
        Frame::HandOver(asked) => {
            let (who, wounds) = asked.pushing().unwrap_or((mini, 0));
            let lends = who == mini && pushing_with(game, mini, wounds).is_some_and(|used| used.card == card);
            asked.uses(mini, card) + usize::from(lends)
        }
        Frame::Pushed(action) => action.uses(mini, card),
        Frame::Action(action) => {
            let is_thrown = matches!(action.doing, Doing::Throw { card: thrown, .. } if thrown == card);
            usize::from(action.mini == mini && is_thrown)
        }
        _ => 0,
    }
}

/// Whether every id of a command exists in this match.
fn known(game: &Game, command: &Command) -> Verdict {
    let (state, scenario) = (game.state(), game.scenario());
    let mini = |id: &MiniId| require(id.index() < state.minis.len(), Rule::NotAsked, Reason::NoSuchMini);
    let area = |id: &AreaId| require(id.index() < scenario.board.len(), Rule::NotAsked, Reason::NoSuchArea);
    let card = |id: &CardId| require(id.index() < scenario.cards.len(), Rule::NotAsked, Reason::NoSuchCard);
    let tile = |id: &TileId| require(id.index() < scenario.tiles.len(), Rule::NotAsked, Reason::NoSuchTile);
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
