//! Whether a Move may be made. R2 VII.A, G-67

use std::borrow::Cow;

use super::acting::{may_act, may_push};
use crate::board::Exit;
use crate::command::{Command, Space};
use crate::departure::Departure;
use crate::figures::restrains;
use crate::frames::Frame;
use crate::game::Game;
use crate::id::{CardId, MiniId};
use crate::prompt::ActivationStep;
use crate::query::moving::{Leaving, cubes_needed, moves_on_bonus_alone, points, ways};
use crate::query::{energy, is_over_full, room_for};
use crate::refusal::{Reason, Refusal, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skills::moving::Ease;
use crate::skills::wall_breaker::may_break;
use gotham_content::mission::Restraint;
use gotham_content::tile::Action;

pub(super) fn check(game: &Game, command: &Command) -> Verdict {
    let Command::Move { mini, .. } = command else { return Ok(()) };
    Mover::of(game, *mini)?.check(command)
}

/// The miniatures that move, one after the other: a list keeps the Moves of one miniature together.
pub(in crate::answers) struct Movers<'a> {
    game: &'a Game,
    last: Option<(MiniId, Result<Mover<'a>, Refusal>)>,
}

impl<'a> Movers<'a> {
    /// Of a game.
    pub(in crate::answers) fn new(game: &'a Game) -> Movers<'a> {
        Movers { game, last: None }
    }

    /// The miniature that makes a Move, if it may move at all.
    pub(in crate::answers) fn of(&mut self, mini: MiniId) -> Option<&Mover<'a>> {
        if self.last.as_ref().is_none_or(|(known, _)| *known != mini) {
            self.last = Some((mini, Mover::of(self.game, mini)));
        }
        self.last.as_ref().and_then(|(_, mover)| mover.as_ref().ok())
    }
}

/// A miniature that may make a Move, with what all its Moves have in common, worked out once for all of them. R2 VII.A
pub(in crate::answers) struct Mover<'a> {
    game: &'a Game,
    mini: MiniId,
    departure: Cow<'a, Departure>,
}

impl<'a> Mover<'a> {
    /// For a miniature that may move now, or why it may not.
    pub(in crate::answers) fn of(game: &'a Game, mini: MiniId) -> Result<Mover<'a>, Refusal> {
        let find = || Mover::departs(game, mini);
        let departure = match game.known().departure(mini, find) {
            Some(known) => Cow::Borrowed(known?),
            None => Cow::Owned(find()?),
        };
        Ok(Mover { game, mini, departure })
    }

    fn departs(game: &Game, mini: MiniId) -> Result<Departure, Refusal> {
        match game.state().stack.last() {
            Some(Frame::Movement(movement)) if movement.mini == mini => {}
            Some(Frame::Activation(frame)) if frame.step == ActivationStep::SecondMovement && frame.mini == mini => {}
            _ => may_act(game, mini, Action::Movement, 0)?,
        }
        let Some(from) = game.state().mini(mini).area else {
            return Err(Refusal::new(Rule::Movement, Reason::NotOnBoard));
        };
        require(!restrains(game, mini, Restraint::NoMoves), Rule::Priority, Reason::MissionForbids)?;
        let is_resting = moves_on_bonus_alone(game, mini);
        let lies_down = is_resting && game.state().mini(mini).down;
        require(!lies_down, Rule::RestingMovement, Reason::LiesDown { mini })?;
        let ease = Ease::of(game, mini);
        let leaving = Leaving::of(game, mini, from, ease);
        Ok(Departure { from, leaving, points: points(game, mini), is_resting })
    }

    /// A Move with the fewest cubes that pay for it on top of the Wounds of Pushing Limits. R2 VII.A.4, G-39
    pub(in crate::answers) fn paid(&self, mut command: Command) -> Command {
        if let Command::Move { area, how, cubes, pushing, .. } = &mut command {
            *cubes = self.needed(Exit { to: *area, how: *how }, *pushing);
        }
        command
    }

    /// A Move paid for with the fewest cubes, if it may be made. R2 VII.A
    pub(in crate::answers) fn open(&self, offer: Command) -> Option<Command> {
        let command = self.paid(offer);
        self.check(&command).is_ok().then_some(command)
    }

    /// Whether it may make any Move at all, paid for with the fewest cubes. R2 VII.A, G-39, G-67
    pub(in crate::answers) fn can_move(&self) -> bool {
        let (game, mini) = (self.game, self.mini);
        let ways = ways(game, mini, self.departure.from).map(|(exit, _)| exit).filter(|exit| !self.is_too_hard(*exit));
        let may_pay =
            |pushing: u8| may_push(game, mini, pushing).is_ok() && !(self.departure.is_resting && pushing > 0);
        energy::each(energy::pushes(game, mini)).filter(|pushing| may_pay(*pushing)).any(|pushing| {
            let most =
                if self.departure.is_resting { 0 } else { energy::most_after(game, mini, Space::Movement, pushing) };
            let multiplier = energy::move_multiplier(game, mini).max(1);
            let affordable = self.departure.points.saturating_add((most + pushing).saturating_mul(multiplier));
            // What costs too much is struck first, because that is the quickest to check.
            ways.clone().any(|exit| self.departure.leaving.cost(exit) <= affordable && room_for(game, mini, exit.to))
        })
    }

    /// Cubes that a Move takes on top of the Wounds of Pushing Limits. R2 VII.A.4, G-39
    fn needed(&self, exit: Exit, pushing: u8) -> u8 {
        cubes_needed(self.game, self.mini, self.departure.leaving.cost(exit), self.departure.points)
            .saturating_sub(pushing)
    }

    /// Whether this is a Move that it can never make. S2 Reduced Mobility
    fn is_too_hard(&self, exit: Exit) -> bool {
        self.departure.leaving.ease.is_hobbled && exit.how.is_special()
    }

    /// Whether it may make a Move. R2 VII.A.2-4, G-12, G-39, G-67, E-19
    pub(in crate::answers) fn check(&self, command: &Command) -> Verdict {
        let Command::Move { area, how, cubes, card, pushing, .. } = command else { return Ok(()) };
        let (game, mini) = (self.game, self.mini);
        let is_paid = *cubes > 0 || *pushing > 0;
        require(!(self.departure.is_resting && is_paid), Rule::RestingMovement, Reason::RestingSpendsNothing { mini })?;
        let exit = Exit { to: *area, how: *how };
        require(!game.board().is_closed(*area), Rule::ClosedAreas, Reason::AreaIsClosed)?;
        self.leads_there(exit, *card)?;
        let limit = game.board().area(*area).limit;
        if !room_for(game, mini, *area) {
            let rule = if is_over_full(game, *area) { Rule::OverFull } else { Rule::MoveTypes };
            return refuse(rule, Reason::AreaIsFull { limit });
        }
        may_push(game, mini, *pushing)?;
        let needed = self.needed(exit, *pushing);
        let (cost, points) = (self.departure.leaving.cost(exit), self.departure.points);
        require(*cubes >= needed, Rule::MovePayment, Reason::MoveNeedsCubes { cost, points, needed })?;
        let is_too_much = *cubes > needed && game.options().edition.cubes_buy_what_is_missing();
        require(!is_too_much, Rule::MovePayment, Reason::MoveTakesNoMore { needed })?;
        let reserve = energy::reserve_after(game, mini, *pushing);
        require(*cubes <= reserve, Rule::MovePayment, Reason::ReserveTooSmall { cubes: *cubes, reserve })?;
        let room = energy::room_after(game, mini, Space::Movement, *pushing);
        require(*cubes <= room, Rule::MovePayment, Reason::PassesExertionLimit { room })
    }

    /// Whether this way out exists. R2 VII.A.2, S2 Wall Breaker
    fn leads_there(&self, exit: Exit, card: Option<CardId>) -> Verdict {
        if exit.how.breaks_wall() {
            return may_break(self.game, self.mini, self.departure.from, exit, card);
        }
        let is_exit = self.game.board().exits(self.departure.from).contains(&exit);
        require(is_exit, Rule::MoveTypes, Reason::NoSuchMove)?;
        require(card.is_none(), Rule::MovePayment, Reason::MoveNeedsNoCard)?;
        require(!self.is_too_hard(exit), Rule::ReducedMobility, Reason::ReducedMobility)
    }
}
