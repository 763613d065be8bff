//! Whether a miniature may act at all now, and put this much into it. R2 V.B.4, VI.C.3, VII.B-E

use crate::command::{Effort, Space, Stance};
use crate::frames::{Frame, Granted, HeroesStep};
use crate::game::Game;
use crate::id::MiniId;
use crate::prompt::Grant;
use crate::query::{self, energy, pools};
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skills::declared::was_used;
use crate::skills::{self, Purpose};
use crate::state::Body;
use gotham_content::mission::Side;
use gotham_content::skill::Skill;
use gotham_content::tile::Action;

/// This is not an answer to the open question.
pub(super) fn not_asked() -> Verdict {
    refuse(Rule::NotAsked, Reason::NotAsked)
}

/// Whether a miniature may act now: an Active Hero on the Heroes' turn, or the activated miniature, which does one kind
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

/// Whether a miniature may take that many Wounds for an action: once per round, and without being Neutralized by them;
/// those of its own Skill, or with those of a One-time use card. S2 Pushing Limits, G-39, G-89
pub(super) fn may_push(game: &Game, mini: MiniId, wounds: u8) -> Verdict {
    if wounds == 0 {
        return Ok(());
    }
    let (skill, rule) = (Skill::PushingLimits, Rule::PushingLimits);
    require(!was_used(game, skill, mini), rule, Reason::SkillUsedThisRound { skill })?;
    let level = skills::level(game, mini, skill);
    let fits = wounds == level || skills::lent::pushing_with(game, mini, wounds).is_some();
    require(fits, rule, Reason::PushingTakesLevel { level })?;
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

/// Cubes, Characteristic and Pushing Limits of an action with dice, and cards as far as only Heroes use them. R2 VII.B.2-3,
/// G-39, E-23
pub(super) fn effort_fits(game: &Game, mini: MiniId, action: Action, effort: &Effort) -> Verdict {
    may_act(game, mini, action, effort.choice)?;
    require(effort.dice.is_empty(), Rule::ComboDice, Reason::PicksDice { count: 0 })?;
    if let Some(skill) = effort.with {
        return refuse(Rule::BindingFreely, Reason::NotDeclared { skill });
    }
    match game.state().mini(mini).body {
        Body::Tile(tile) => {
            require(effort.cubes == 0, Rule::CharacterTile, Reason::TilesTakeNoCubes)?;
            require(effort.pushing == 0, Rule::PushingLimits, Reason::CannotPushLimits)?;
            require(effort.cards.is_empty(), Rule::Equipment, Reason::OnlyHeroesUseCards)?;
            let choices = pools::choices(game, tile, action);
            require(usize::from(effort.choice) < choices, Rule::CharacterTile, Reason::NoSuchCharacteristic)
        }
        Body::Tablet(_) => {
            if game.state().tablet(mini).is_none() {
                return Ok(());
            }
            require(effort.choice == 0, Rule::BatTablet, Reason::HeroesHaveOneCharacteristic)?;
            may_push(game, mini, effort.pushing)?;
            require(effort.cubes > 0 || effort.pushing > 0, Rule::BatTablet, Reason::CubeNeeded)?;
            let reserve = energy::reserve_after(game, mini, effort.pushing);
            let too_many = Reason::ReserveTooSmall { cubes: effort.cubes, reserve };
            require(effort.cubes <= reserve, Rule::BatTablet, too_many)?;
            let room = energy::room_after(game, mini, pools::space(action), effort.pushing);
            require(effort.cubes <= room, Rule::BatTablet, Reason::PassesExertionLimit { room })
        }
    }
}

/// Whether a tile has the Characteristic that is chosen for an action that rolls nothing; a Hero has no other. R2 VI.C.3
pub(super) fn has_choice(game: &Game, mini: MiniId, action: Action, choice: u8) -> Verdict {
    match game.state().mini(mini).body {
        Body::Tile(tile) => {
            let has = choice == 0 || usize::from(choice) < pools::choices(game, tile, action);
            require(has, Rule::CharacterTile, Reason::NoSuchCharacteristic)
        }
        Body::Tablet(_) => require(choice == 0, Rule::BatTablet, Reason::HeroesHaveOneCharacteristic),
    }
}

/// An action with dice and the cards that are named for it. R2 VII.B.2-3, VII.D.2, VII.E.2
pub(super) fn dice_fit(game: &Game, mini: MiniId, purpose: Purpose, effort: &Effort) -> Verdict {
    let Some(action) = purpose.action() else { return not_asked() };
    effort_fits(game, mini, action, effort)?;
    query::may_use(game, mini, purpose, &effort.cards)
}

/// R2 V.C.2.a
pub(super) fn may_carry(game: &Game, mini: MiniId, size: u8) -> Verdict {
    let Some(tablet) = game.state().tablet(mini) else { return Ok(()) };
    let limit = game.scenario().hero(tablet.hero).encumbrance_limit();
    let total = query::encumbrance(game, mini) + size;
    require(total <= limit, Rule::Carrying, Reason::TooMuchEncumbrance { total, limit })
}
