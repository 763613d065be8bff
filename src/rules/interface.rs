//! The interface of the rules: how a game begins, what it asks, and the only way to change it.

use std::sync::Arc;

use super::command::Command;
use super::event::Event;
use super::foreseen::{self, Foreseen, WhatIf};
use super::frames::{Frame, Turn};
use super::game::Game;
use super::options::Options;
use super::prompt::Prompt;
use super::refusal::{Reason, Refusal};
use super::ruling::Rule;
use super::scenario::Scenario;
use super::{answers, flow};

impl Game {
    /// Sets a mission up until the first question. R2 II
    pub fn new(scenario: Arc<Scenario>, options: Options, seed: u64) -> Game {
        let state = flow::setup::table(&scenario, options, seed);
        let mut game = Game::from_state(scenario, options, state);
        flow::run(&mut game);
        game
    }

    /// Sets a mission up, and no round begins: for positions that are set by hand. It ends at the first choice of setup,
    /// if there is one. R2 II
    pub fn laid_out(scenario: Arc<Scenario>, options: Options, seed: u64) -> Game {
        let state = flow::setup::table(&scenario, options, seed);
        let mut game = Game::from_state(scenario, options, state);
        flow::run_until(&mut game, |game| matches!(game.state().stack.last(), Some(Frame::Round(_))));
        game.take_events();
        game
    }

    /// Goes to a point of a turn, for test positions: whatever is under way is dropped. R2 III.A
    pub fn go_to(&mut self, turn: Turn) {
        flow::round::go_to(self, turn);
    }

    /// Who must decide what.
    pub fn prompt(&self) -> Prompt {
        answers::prompt(self)
    }

    /// Every legal answer.
    pub fn legal(&self) -> Vec<Command> {
        answers::legal(self)
    }

    /// Why a command may not be given now; `None` if it may.
    pub fn why_not(&self, command: &Command) -> Option<Refusal> {
        answers::check(self, command).err()
    }

    /// What would come of something now, tried on a copy.
    pub fn foresee(&self, what: &WhatIf) -> Foreseen {
        foreseen::foresee(self, what)
    }

    /// The table in the middle of a command, as soon as a number of its events have happened, for showing them one
    /// after the other. It is only there to be looked at: nobody plays on from it.
    pub fn glimpse(&self, command: &Command, events: usize) -> Game {
        let mut game = self.clone();
        if answers::check(self, command).is_ok() {
            game.renew_mission_steps();
            flow::answer(&mut game, command);
            flow::run_until(&mut game, |game| game.happened() >= events);
            game.take_events();
        }
        game
    }

    /// Carries a command out, up to the next question. G-123
    ///
    /// # Errors
    /// A refusal changes nothing. Where draws are queued in order, one that doesn't match is also a refusal.
    pub fn apply(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        answers::check(self, command)?;
        let before = self.state().chance.is_in_order().then(|| self.clone());
        self.renew_mission_steps();
        flow::answer(self, command);
        flow::run(self);
        let events = self.take_events();
        match before {
            Some(before) if self.state().chance.misfit().is_some() => {
                let left = u8::try_from(self.state().chance.queued()).unwrap_or(u8::MAX);
                *self = before;
                Err(Refusal::new(Rule::DiceRule, Reason::QueueDoesNotFit { left }))
            }
            _ => Ok(events),
        }
    }
}
