//! Actions that the mission allows: who may do them, with which token, to whom. R2 VII.D, VII.E

use std::cell::OnceCell;

use super::{all_hold, fits, minis, number, select, tokens};
use crate::command::Command;
use crate::frames::{Actor, Scope};
use crate::game::Game;
use crate::id::{InteractionId, MiniId, TokenId};
use crate::state::MissionToken;
use gotham_content::mission::{Interaction, InteractionAction};
use gotham_content::script::{Compiled, Tokens};
use gotham_content::tile::Action;

/// What an interaction is done with: the token at hand, the token that is chosen, the miniature it is done to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct InteractionWith {
    /// The token in the Area, or carried.
    pub here: Option<TokenId>,
    /// The chosen token elsewhere.
    pub chosen: Option<TokenId>,
    /// The miniature it is done to.
    pub target: Option<MiniId>,
}

/// The action that an interaction is; `None`: a Free Action. R2 VII.D, VII.E
pub fn action(interaction: &Interaction<Compiled>) -> Option<Action> {
    match interaction.action {
        InteractionAction::Manipulation => Some(Action::Manipulation),
        InteractionAction::Thought => Some(Action::Thought),
        InteractionAction::Free => None,
    }
}

/// Whether a command is a Free Action of the mission, which is not the action of an activation and doesn't end a
/// Movement. R2 XII
pub(crate) fn is_free_action(game: &Game, command: &Command) -> bool {
    let Command::Interact { interaction, .. } = command else { return false };
    let interaction = game.scenario().program.interactions.get(usize::from(*interaction));
    interaction.is_some_and(|interaction| action(interaction).is_none())
}

/// What the words of an interaction mean when a miniature does it.
pub fn scope(game: &Game, mini: MiniId, aim: InteractionWith) -> Scope {
    let state = game.state();
    let chosen = aim.chosen.and_then(|token| state.token(token)).map(|token| token.area);
    let area = aim.target.and_then(|target| state.mini(target).area).or(chosen);
    Scope {
        acting: Actor { mini: Some(mini), token: aim.here, area: state.mini(mini).area },
        subject: Actor { mini: aim.target, token: aim.chosen, area },
        picked: Vec::new(),
    }
}

/// The Difficulty of an interaction; `None`: automatic. R2 VII.D.1, VII.D.2
pub fn difficulty(game: &Game, interaction: &Interaction<Compiled>, scope: &Scope) -> Option<u8> {
    interaction.difficulty.as_ref().map(|wanted| number(game, wanted, scope))
}

/// The Difficulty of what a command attempts; `None` if it is not an interaction, or an automatic one.
pub fn difficulty_of(game: &Game, command: &Command) -> Option<u8> {
    let Command::Interact { mini, interaction, here, chosen, target, .. } = command else { return None };
    let found = game.scenario().program.interactions.get(usize::from(*interaction))?;
    difficulty(game, found, &scope(game, *mini, InteractionWith { here: *here, chosen: *chosen, target: *target }))
}

/// Whether an interaction is meant for a miniature.
pub fn may_do(game: &Game, mini: MiniId, interaction: &Interaction<Compiled>) -> bool {
    fits(game, mini, &interaction.who, &Scope::default())
}

/// Whether an interaction is meant for a miniature wherever it stands.
pub fn may_ever_do(game: &Game, mini: MiniId, interaction: &Interaction<Compiled>) -> bool {
    game.state().mini(mini).area.is_some() && select::anywhere(game, mini, &interaction.who, &Scope::default())
}

/// Everything that a miniature could do an interaction with where it stands; empty if it cannot.
pub fn aims(game: &Game, mini: MiniId, interaction: &Interaction<Compiled>) -> Vec<InteractionWith> {
    let mut found = Vec::new();
    for here in here(game, mini, interaction) {
        let scope = scope(game, mini, InteractionWith { here, ..InteractionWith::default() });
        for chosen in chosen(game, interaction, &scope).filter(|chosen| chosen.is_none() || *chosen != here) {
            for target in targets(game, mini, interaction, &scope) {
                found.push(InteractionWith { here, chosen, target });
            }
        }
    }
    found
}

/// Tokens in a miniature's Area, except what somebody else carries.
pub fn at_hand(game: &Game, mini: MiniId) -> impl Iterator<Item = &MissionToken> {
    game.state().tokens.iter().filter(is_at_hand(game, mini))
}

/// Those interactions of the mission that are wanted, each with its number, for whose token something at hand may do as far
/// as looks go: usually nothing is at hand, and that is quick to see.
pub(crate) fn in_reach(
    game: &Game,
    mini: MiniId,
    is_wanted: impl Fn(&Interaction<Compiled>) -> bool,
) -> impl Iterator<Item = (&Interaction<Compiled>, u8)> {
    let tokens = OnceCell::new();
    let may_do = move |wanted: &Tokens<Compiled>| {
        let at_hand: &Vec<&MissionToken> = tokens.get_or_init(|| at_hand(game, mini).collect());
        at_hand.iter().any(|token| select::is_like(token, wanted))
    };
    let wanted = game.scenario().program.interactions.iter().zip(0u8..).filter(move |(it, _)| is_wanted(it));
    wanted.filter(move |(interaction, _)| interaction.here.as_ref().is_none_or(&may_do))
}

fn is_at_hand(game: &Game, mini: MiniId) -> impl Fn(&&MissionToken) -> bool + use<> {
    let area = game.state().mini(mini).area;
    move |token| Some(token.area) == area && token.carried_by.is_none_or(|bearer| bearer == mini)
}

/// Tokens at hand that fit; a single `None` if the interaction needs no token.
fn here<'a>(
    game: &'a Game,
    mini: MiniId,
    interaction: &'a Interaction<Compiled>,
) -> impl Iterator<Item = Option<TokenId>> + use<'a> {
    let wanted = interaction.here.as_ref();
    let fitting = wanted.map(|wanted| {
        let found = tokens(game, wanted, &scope(game, mini, InteractionWith::default()));
        found.filter(is_at_hand(game, mini)).map(|token| token.id)
    });
    each_or_none(wanted, fitting.into_iter().flatten())
}

fn chosen<'a>(
    game: &'a Game,
    interaction: &'a Interaction<Compiled>,
    scope: &Scope,
) -> impl Iterator<Item = Option<TokenId>> + use<'a> {
    let wanted = interaction.anywhere.as_ref();
    let fitting = wanted.map(|wanted| tokens(game, wanted, scope).map(|token| token.id));
    each_or_none(wanted, fitting.into_iter().flatten())
}

fn targets(
    game: &Game,
    mini: MiniId,
    interaction: &Interaction<Compiled>,
    scope: &Scope,
) -> impl Iterator<Item = Option<MiniId>> {
    let wanted = interaction.target.as_ref();
    let fitting = wanted.map(|wanted| minis(game, wanted, scope)).unwrap_or_default();
    each_or_none(wanted, fitting.into_iter().filter(move |target| *target != mini))
}

/// Each that fits; a single `None` if nothing is wanted.
fn each_or_none<W, T>(wanted: Option<&W>, fitting: impl Iterator<Item = T>) -> impl Iterator<Item = Option<T>> {
    wanted.is_none().then_some(None).into_iter().chain(fitting.map(Some))
}

/// Whether what an interaction is done with fits.
pub(crate) fn fits_aim(game: &Game, mini: MiniId, interaction: &Interaction<Compiled>, aim: InteractionWith) -> bool {
    let scope = scope(game, mini, InteractionWith { here: aim.here, ..InteractionWith::default() });
    here(game, mini, interaction).any(|here| here == aim.here)
        && chosen(game, interaction, &scope).any(|chosen| chosen == aim.chosen)
        && targets(game, mini, interaction, &scope).any(|target| target == aim.target)
}

/// Whether the mission allows an interaction now.
pub fn is_allowed(game: &Game, interaction: &Interaction<Compiled>, scope: &Scope) -> bool {
    all_hold(game, &interaction.only_if, scope)
}

/// Whether a miniature has already done an interaction this round that may be done only once, or its side this turn. G-57
pub fn is_spent(game: &Game, mini: MiniId, at: u8) -> bool {
    let interaction = &game.scenario().program.interactions[usize::from(at)];
    let memory = &game.state().memory;
    interaction.once_a_round && memory.done.contains(&(mini, InteractionId(at)))
        || interaction.once_a_turn && memory.done_this_turn.contains(&InteractionId(at))
}
