//! Whether an attack, a Manipulation or a Thought may be done. R2 VII.B-E

use super::acting::{dice_fit, effort_fits, has_choice, may_act, may_carry, may_spend_one};
use super::mission;
use crate::board::AreaId;
use crate::command::{AttackKind, CardUse, Command, Effort, Space};
use crate::figures::cards;
use crate::frames::Frame;
use crate::game::Game;
use crate::id::{CardId, MiniId};
use crate::mission::InteractionWith;
use crate::query::{self, pools};
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use crate::skills::declared::{Cards, Price};
use crate::skills::lent::pushing_with;
use crate::skills::{self, Purpose};
use crate::state::TurnedDown;
use gotham_content::skill::Skill;
use gotham_content::tile::Action;

pub(super) fn check(game: &Game, command: &Command) -> Verdict {
    lends_itself_only(game, command)?;
    match command {
        Command::Attack { mini, target, kind, effort, with } => {
            if !is_in_vain(game, *mini, *target, *kind, effort) {
                dice_fit(game, *mini, Purpose::Attack(*kind, *with), effort)?;
                query::attack_target(game, *mini, *target, *kind, &effort.cards)?;
            }
            with.map_or(Ok(()), |skill| skills::may_declare_with(game, *mini, skill, *kind, &effort.cards))
        }
        Command::Give { .. } | Command::Take { .. }
            if matches!(game.state().stack.last(), Some(Frame::HandOver(_))) =>
        {
            require(query::agreement(game).as_ref() == Some(command), Rule::HandingOver, Reason::NotOffered)
        }
        Command::PickUp { mini, card, pushing } => pick_up(game, *mini, *card, *pushing),
        Command::Give { mini, card, to, pushing } => hand_over(game, *mini, (*card, *mini, *to), *pushing),
        Command::Take { mini, card, from, pushing } => hand_over(game, *mini, (*card, *from, *mini), *pushing),
        Command::Throw { mini, card, area, effort } => throw(game, *mini, *card, *area, effort),
        Command::Interact { mini, interaction, here, chosen, target, effort } => {
            let aim = InteractionWith { here: *here, chosen: *chosen, target: *target };
            mission::interact(game, *mini, *interaction, aim, effort)
        }
        Command::PickUpToken { mini, token, pushing } => mission::pick_up_token(game, *mini, *token, *pushing),
        Command::PutDownToken { mini, token, pushing } => mission::put_down_token(game, *mini, *token, *pushing),
        Command::UseSkill { mini, skill, on, effort } => use_skill(game, *mini, *skill, *on, effort),
        _ => Ok(()),
    }
}

/// A card that lends Pushing Limits to an action can't also be what that action uses, throws or hands over. R2 V.C.1,
/// G-89
fn lends_itself_only(game: &Game, command: &Command) -> Verdict {
    let Some((mini, wounds)) = command.pushing() else { return Ok(()) };
    let Some(CardUse { card, .. }) = pushing_with(game, mini, wounds) else { return Ok(()) };
    let copies = game.state().tablet(mini).map_or(0, |tablet| tablet.cards().filter(|held| *held == card).count());
    require(copies > command.uses(mini, card), Rule::AskedFor, Reason::CardInUse { card })
}

/// Whether an activated non-Hero declares an attack without a target, and therefore names itself: in the First edition
/// the attack ends there. E-21
fn is_in_vain(game: &Game, mini: MiniId, target: MiniId, kind: AttackKind, effort: &Effort) -> bool {
    let is_early = game.options().edition.attacks_come_before_targets() && mini == target;
    let is_activated = matches!(game.state().stack.last(), Some(Frame::Activation(frame)) if frame.mini == mini);
    is_early
        && is_activated
        && game.state().mini(mini).tile().is_some()
        && effort_fits(game, mini, pools::action_of(kind), effort).is_ok()
        && query::targets(game, mini, kind, &[]).is_empty()
}

/// R2 V.C.2.b, G-63
fn pick_up(game: &Game, mini: MiniId, card: CardId, pushing: u8) -> Verdict {
    if let Some(Frame::Gain(gain)) = game.state().stack.last() {
        let is_it = (gain.mini, gain.card, 0) == (mini, card, pushing);
        return require(is_it, Rule::SafeContents, Reason::NotOffered);
    }
    may_act(game, mini, Action::Manipulation, 0)?;
    let state = game.state();
    require(state.tablet(mini).is_some(), Rule::PickingUp, Reason::OnlyHeroesCarry)?;
    let lies_here = state.mini(mini).area.is_some_and(|area| state.ground.contains(&(area, card)));
    require(lies_here, Rule::PickingUp, Reason::CardLiesElsewhere { card })?;
    may_carry(game, mini, game.scenario().card(card).size)?;
    may_spend_one(game, mini, Space::Manipulation, pushing)
}

/// R2 V.C.2.c, G-62
fn hand_over(game: &Game, acting: MiniId, (card, from, to): (CardId, MiniId, MiniId), pushing: u8) -> Verdict {
    may_act(game, acting, Action::Manipulation, 0)?;
    let state = game.state();
    let (Some(giver), Some(_)) = (state.tablet(from), state.tablet(to)) else {
        return refuse(Rule::GivingTaking, Reason::OnlyHeroesHandOver);
    };
    require(from != to, Rule::GivingTaking, Reason::TwoHeroesNeeded)?;
    let together = state.mini(from).area == state.mini(to).area;
    require(together, Rule::GivingTaking, Reason::HeroesApart)?;
    require(giver.equipment.contains(&card), Rule::GivingTaking, Reason::NotCarriedAsEquipment { card })?;
    may_carry(game, to, game.scenario().card(card).size)?;
    let wanted = TurnedDown { wanted_by: acting, card, from, to };
    let other = if acting == from { to } else { from };
    let was_turned_down = game.state().turned_down.contains(&wanted);
    require(!was_turned_down, Rule::HandingOver, Reason::TurnedDown { mini: other })?;
    may_spend_one(game, acting, Space::Manipulation, pushing)
}

/// R2 V.C.2.d
fn throw(game: &Game, mini: MiniId, card: CardId, area: AreaId, effort: &Effort) -> Verdict {
    dice_fit(game, mini, Purpose::Dice(Action::Manipulation, &[]), effort)?;
    let state = game.state();
    let carries = state.tablet(mini).is_some_and(|tablet| tablet.equipment.contains(&card));
    require(carries, Rule::Throwing, Reason::NotCarriedAsEquipment { card })?;
    query::in_sight(game, mini, area, Rule::Throwing)
}

/// A Skill that is declared as an action: who has it, what it takes, how often, and its own conditions. S2, E-38
fn use_skill(game: &Game, mini: MiniId, skill: Skill, on: SkillTarget, effort: &Effort) -> Verdict {
    let Some(declared) = skills::declared(skill) else {
        return refuse(Rule::Skills, Reason::NotDeclared { skill });
    };
    let how = declared.declaration();
    match how.price {
        Price::Cube | Price::Waived => {
            may_act(game, mini, how.action, effort.choice)?;
            has_choice(game, mini, how.action, effort.choice)?;
            let pushing = if how.price == Price::Cube { effort.pushing } else { 0 };
            let cubes = if pushing > 0 { 0 } else { how.cubes(game, mini) };
            let plain = Effort { choice: effort.choice, pushing, ..Effort::cubes(cubes) };
            require(*effort == plain, how.rule, Reason::OneCubeOnly)?;
        }
        Price::Dice(Cards::Helping) => dice_fit(game, mini, Purpose::Dice(how.action, how.helped_by), effort)?,
        Price::Dice(Cards::Lending) => {
            effort_fits(game, mini, how.action, effort)?;
            let lending = skills::lent::lines_that_lend(game, mini, skill);
            for (at, used) in effort.cards.iter().enumerate() {
                require(lending.contains(used), how.rule, Reason::CardDoesNotHelp { card: used.card })?;
                let is_second = cards::is_excluded(game, &effort.cards[..at], *used);
                require(!is_second, Rule::ManyCards, Reason::TwoOfOneName { card: used.card })?;
            }
        }
    }
    require(declared.is_open_to(game, mini, &effort.cards), how.rule, Reason::LacksSkill { skill })?;
    require(!how.is_used_up(game, mini, on), how.rule, Reason::SkillUsedThisRound { skill })?;
    declared.check(game, mini, on)?;
    match how.price {
        Price::Waived if game.options().edition.screams_need_nothing() => Ok(()),
        Price::Cube | Price::Waived => may_spend_one(game, mini, pools::space(how.action), effort.pushing),
        Price::Dice(_) => Ok(()),
    }
}
