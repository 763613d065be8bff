//! What may be said to the mission: its interactions, tokens that are carried, answers to its questions. R2 VII.D, VII.E

use super::acting::{dice_fit, has_choice, may_act, may_carry, may_spend_one, not_asked};
use crate::command::{Command, Effort};
use crate::figures::restrains;
use crate::frames::{Frame, HeroesStep, Scope, Thing};
use crate::game::Game;
use crate::id::{MiniId, TokenId};
use crate::mission::{self, InteractionWith};
use crate::prompt::Grant;
use crate::query::{self, pools};
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skills::Purpose;
use gotham_content::mission::Restraint;
use gotham_content::tile::Action;

/// R2 VII.D, VII.E
pub(super) fn interact(game: &Game, mini: MiniId, at: u8, aim: InteractionWith, effort: &Effort) -> Verdict {
    let Some(interaction) = game.scenario().program.interactions.get(usize::from(at)) else {
        return refuse(Rule::Manipulation, Reason::NoSuchInteraction);
    };
    let action = mission::action(interaction);
    let rule = match action {
        Some(Action::Thought) => Rule::Thought,
        Some(_) => Rule::Manipulation,
        None => Rule::FreeActions,
    };
    require(mission::may_do(game, mini, interaction), rule, Reason::NotForThisMini)?;
    let passive = restrains(game, mini, Restraint::NoInteractions);
    require(!passive, Rule::Priority, Reason::MissionForbids)?;
    require(!mission::is_spent(game, mini, at), rule, Reason::DoneThisRound)?;
    if !mission::fits_aim(game, mini, interaction, aim) {
        let nothing_here = interaction.here.is_some() && mission::aims(game, mini, interaction).is_empty();
        return refuse(rule, if nothing_here { Reason::NoTokenHere } else { Reason::TokenNeeded });
    }
    let scope = mission::scope(game, mini, aim);
    require(mission::is_allowed(game, interaction, &scope), rule, Reason::MissionForbids)?;
    if let Some(card) = interaction.needs {
        let has = game.state().tablet(mini).is_some_and(|tablet| tablet.cards().any(|held| held == card));
        require(has, rule, Reason::CardNotCarried { card })?;
    }
    let Some(action) = action else {
        require(*effort == Effort::default(), rule, Reason::OneCubeOnly)?;
        return may_act_freely(game, mini);
    };
    if interaction.difficulty.is_some() {
        return dice_fit(game, mini, Purpose::Dice(action, &interaction.helped_by), effort);
    }
    automatic(game, mini, action, (effort.choice, effort.pushing))?;
    let cubes = u8::from(game.state().mini(mini).has_tablet() && effort.pushing == 0);
    let plain = Effort { choice: effort.choice, pushing: effort.pushing, ..Effort::cubes(cubes) };
    require(*effort == plain, rule, Reason::OneCubeOnly)
}

/// An automatic action of the mission: a cube of a Hero or Wounds that count as one, or a Characteristic of a tile.
/// R2 VII.D.1, VII.E.1, G-39, E-23
fn automatic(game: &Game, mini: MiniId, action: Action, (choice, pushing): (u8, u8)) -> Verdict {
    may_act(game, mini, action, choice)?;
    if let Some(tile) = game.state().mini(mini).tile() {
        let has = pools::choices(game, tile, action) > 0;
        require(has, Rule::CharacterTile, Reason::ActionNotOnTile)?;
    }
    has_choice(game, mini, action, choice)?;
    may_spend_one(game, mini, pools::space(action), pushing)
}

/// A Free Action: at any point at which the miniature may act, between Moves too; in the First edition, a Hero who
/// rests or is Neutralized also has it. R2 XII, E-9, E-11
fn may_act_freely(game: &Game, mini: MiniId) -> Verdict {
    match game.state().stack.last() {
        Some(Frame::Movement(movement)) if movement.mini == mini => Ok(()),
        Some(Frame::Activation(activation)) if activation.mini == mini => Ok(()),
        Some(Frame::HeroesTurn(HeroesStep::Actions)) if query::acts_freely(game, mini) => Ok(()),
        Some(Frame::HeroesTurn(HeroesStep::Actions)) => may_act(game, mini, Action::Manipulation, 0),
        _ => not_asked(),
    }
}

/// Whether a miniature may take a token of the mission that lies in its Area. R2 VII.D.1
pub(super) fn pick_up_token(game: &Game, mini: MiniId, token: TokenId, pushing: u8) -> Verdict {
    let state = game.state();
    let Some(found) = state.token(token) else { return refuse(Rule::Manipulation, Reason::NoTokenHere) };
    let kind = &game.scenario().program.kinds[usize::from(found.kind)];
    let may = kind.carried_by.as_ref().is_some_and(|who| mission::fits(game, mini, who, &Scope::default()));
    require(may, Rule::Manipulation, Reason::CannotCarryToken)?;
    let lies_here = found.carried_by.is_none() && state.mini(mini).area == Some(found.area);
    require(lies_here, Rule::Manipulation, Reason::NoTokenHere)?;
    may_carry(game, mini, kind.encumbrance)?;
    automatic(game, mini, Action::Manipulation, (0, pushing))
}

/// Whether a miniature may put down a token of the mission that it carries. R2 VII.D.1
pub(super) fn put_down_token(game: &Game, mini: MiniId, token: TokenId, pushing: u8) -> Verdict {
    let carries = game.state().token(token).is_some_and(|token| token.carried_by == Some(mini));
    require(carries, Rule::Manipulation, Reason::TokenNotCarried)?;
    automatic(game, mini, Action::Manipulation, (0, pushing))
}

/// Answers to questions of the mission. G-2, G-47, G-63
pub(super) fn answer(game: &Game, command: &Command) -> Verdict {
    match (game.state().stack.last(), command) {
        (Some(Frame::Effects(frame)), _) => {
            let Some(picking) = &frame.picking else { return not_asked() };
            let thing = match command {
                Command::PickMini { mini } => Thing::Mini(*mini),
                Command::PickToken { token } => Thing::Token(*token),
                Command::PickArea { area } => Thing::Area(*area),
                Command::Finish => {
                    let enough = picking.taken.len() >= usize::from(picking.least);
                    return require(enough, Rule::Priority, Reason::PickMore { count: picking.least });
                }
                _ => return not_asked(),
            };
            require(picking.from.contains(&thing), Rule::Priority, Reason::NotOffered)
        }
        (Some(Frame::Putting(frame)), Command::PickArea { area }) => {
            let places = frame.left.last().map(|thing| mission::places_for(game, frame, *thing)).unwrap_or_default();
            require(places.contains(area), Rule::Priority, Reason::NotOffered)
        }
        (Some(Frame::Question(frame)), Command::ChooseOffer { offer }) => {
            require(mission::offers(game, frame).contains(offer), Rule::Priority, Reason::NotOffered)
        }
        (Some(Frame::Gain(_)), Command::Decline) => Ok(()),
        (Some(Frame::Granted(_)), Command::Decline) => Ok(()),
        (Some(Frame::Granted(frame)), Command::PickMini { mini: target }) => match frame.what {
            Grant::Attack { kind, .. } => {
                let can = query::moving::can_ever(game, frame.mini, pools::action_of(kind));
                require(can, Rule::CharacterTile, Reason::ActionNotOnTile)?;
                query::attack_target(game, frame.mini, *target, kind, &[])
            }
            _ => not_asked(),
        },
        _ => not_asked(),
    }
}
