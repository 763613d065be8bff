//! Whether the order of several things that are due at one moment matters. Nobody is asked when it doesn't. G-2

use std::cell::Cell;

use crate::flow::mission::{endings, triggers};
use crate::flow::stack::{Flow, Work};
use crate::game::Game;
use crate::id::TokenId;
use crate::state::State;

/// The most things for which every order is tried; with more, the order is simply asked for.
const MOST: usize = 4;

/// Whether the order of several things may make a difference: every order is tried on a copy. If one of them asks
/// somebody or draws, nothing is shown, and the order is asked for. Steps that are tried are steps of the mission. G-2, G-123
pub(in crate::flow) fn matter<T>(game: &mut Game, things: &[T], carry_out: impl Fn(&mut Game, &T), work: Work) -> bool {
    let things: Vec<&T> = things.iter().collect();
    let (known, taken) = (game.state().memory.tokens.len(), Cell::new(game.mission_steps().taken));
    let trial = Trial { carry_out, work, known, taken };
    let matters = things.len() > MOST || trial.outcome(game.clone(), &things).is_none();
    game.mission_steps_mut().taken = trial.taken.get();
    matters
}

/// A copy of the table after one thing, if that asks nobody and draws nothing; nothing comes after the end of the game.
pub(in crate::flow) fn after<T>(game: Game, thing: &T, carry_out: impl Fn(&mut Game, &T), work: Work) -> Option<Game> {
    let (known, taken) = (game.state().memory.tokens.len(), Cell::new(game.mission_steps().taken));
    let is_over = game.state().result.is_some();
    if is_over { Some(game) } else { Trial { carry_out, work, known, taken }.tried(game, thing) }
}

/// Whether two copies of a table have come out the same, apart from numbers of tokens that the table did not have.
pub(in crate::flow) fn are_same(one: Game, other: Game, table: &Game) -> bool {
    let known = table.state().memory.tokens.len();
    tidied(one.into_state(), known) == tidied(other.into_state(), known)
}

/// How things are tried out.
struct Trial<C> {
    carry_out: C,
    work: Work,
    /// How many tokens already had a number.
    known: usize,
    /// Steps that the mission has taken, in whatever was tried.
    taken: Cell<u32>,
}

impl<C> Trial<C> {
    /// The table after all of them, if it is the same in every order.
    fn outcome<T>(&self, game: Game, left: &[&T]) -> Option<State>
    where
        C: Fn(&mut Game, &T),
    {
        if left.is_empty() || game.state().result.is_some() {
            return Some(tidied(game.into_state(), self.known));
        }
        let after = |game: Game, at: usize| {
            let mut others = left.to_vec();
            let first = others.remove(at);
            self.outcome(self.tried(game, first)?, &others)
        };
        let mut same: Option<State> = None;
        let last = left.len() - 1;
        for at in 0..last {
            let end = after(game.clone(), at)?;
            if same.as_ref().is_some_and(|same| *same != end) {
                return None;
            }
            same = Some(end);
        }
        // The last one needs no copy.
        after(game, last).filter(|end| same.is_none_or(|same| same == *end))
    }

    /// The table after one thing, if it asks nobody and draws nothing.
    fn tried<T>(&self, mut game: Game, thing: &T) -> Option<Game>
    where
        C: Fn(&mut Game, &T),
    {
        let (below, drawn) = (game.state().stack.len(), game.state().chance.drawn());
        game.mission_steps_mut().taken = self.taken.get();
        (self.carry_out)(&mut game, thing);
        let is_sure = settles(&mut game, below, self.work);
        self.taken.set(game.mission_steps().taken);
        (is_sure && game.state().chance.drawn() == drawn).then_some(game)
    }
}

/// Works on what has come on top of a number of frames; false if somebody is asked.
fn settles(game: &mut Game, below: usize, work: Work) -> bool {
    loop {
        endings::test(game);
        if game.state().result.is_some() {
            return true;
        }
        triggers::listen(game);
        if game.state().stack.len() <= below {
            return true;
        }
        let Some(frame) = game.state_mut().stack.pop() else { return true };
        if work(game, frame) == Flow::Waits {
            return false;
        }
    }
}

/// Lists whose order means nothing, sorted; new tokens are alike, whatever number they got.
fn tidied(mut state: State, known: usize) -> State {
    for token in state.tokens.iter_mut().filter(|token| token.id.index() >= known) {
        token.id = TokenId(known as u8);
    }
    state.tokens.sort_by_key(|token| (token.id, token.kind, token.area, token.face, token.hidden, token.carried_by));
    state.fields.sort_by_key(|token| (token.kind, token.area, token.by, token.active));
    state.ground.sort();
    state.removed_tiles.sort();
    state.set_aside.sort();
    let memory = &mut state.memory;
    memory.tokens[known..].sort();
    memory.fired.sort();
    memory.held.sort();
    memory.modes.sort();
    memory.bans.sort();
    memory.led.sort();
    memory.shown.sort();
    memory.done_this_turn.sort();
    memory.granted.sort();
    memory.figures.sort();
    state
}
