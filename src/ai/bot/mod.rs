//! The heuristic player of either side: it looks at the table, prices cubes, estimates what each possibility brings with
//! exact odds, and takes the best. It looks one deed ahead, not further, and knows no mission by name: what counts is
//! read from the mission's objectives, endings and interactions.
//!
//! - [`goals`]: what would help, and how much. [`travel`]: how far it is. [`look`]: one look at the table.
//! - [`prices`]: what everything is worth. [`prospects`]: what may succeed. [`stands`]: where it is good to be.
//! - [`deeds`], [`efforts`]: what can be done here, and with what. [`explosions`]: Grenades. [`gear`]: Equipment.
//! - [`plans`]: where to go to do it.
//! - [`heroes`], [`villain`], [`river`], [`answers`], [`setup`]: the prompts.

mod answers;
mod chances;
mod deeds;
mod efforts;
mod explosions;
mod gear;
mod goals;
mod heroes;
mod look;
mod plans;
mod prices;
mod prospects;
mod river;
mod setup;
mod stands;
mod travel;
mod villain;

use chances::Chances;

use super::Player;
use crate::content::mission::Side;
use crate::rules::query::{self, Step};
use crate::rules::{Ask, Command, Game, MiniId};

/// The heuristic player. The same game and seed give the same answers.
#[derive(Clone, Debug)]
pub struct Bot {
    side: Side,
    seed: u64,
    chances: Chances,
    /// The rest of the route that a miniature is on.
    route: Option<(MiniId, Vec<Step>)>,
}

impl Bot {
    /// A bot for a side; the seed varies its choice of Heroes.
    pub fn new(side: Side, seed: u64) -> Bot {
        Bot { side, seed, chances: Chances::default(), route: None }
    }

    /// What it would like to say.
    fn wish(&mut self, game: &Game) -> Option<Command> {
        let prompt = game.prompt();
        if !matches!(prompt.ask, Ask::KeepMoving { .. }) {
            self.route = None;
        }
        match (&prompt.ask, prompt.subject) {
            (Ask::ChooseHero { slot }, _) => setup::choose_hero(game, self.seed, *slot),
            (Ask::TakeGadgets { .. }, Some(mini)) => setup::take_gadget(game, self.seed, mini),
            (Ask::ChooseAllies, _) => setup::choose_allies(game, self.seed),
            (Ask::TakeStance, Some(mini)) => self.take_stance(game, mini),
            (Ask::HeroAction, _) => self.hero_action(game),
            (Ask::KeepMoving { .. }, Some(mini)) => Some(self.keep_moving(game, mini)),
            (Ask::ActivateTile { left }, _) => self.activate_tile(game, *left),
            (Ask::ActivateMini { .. }, _) => self.activate_mini(game, prompt.side),
            (Ask::MiniAction { step, .. }, Some(mini)) => self.mini_action(game, prompt.side, mini, *step),
            (Ask::ChooseEvent, _) => self.choose_event(game),
            (Ask::Reinforce { .. }, _) => self.reinforce(game),
            (Ask::Sacrifice { target, .. }, Some(guardian)) => Some(answers::sacrifice(game, guardian, *target)),
            (Ask::Defend { kind, successes, .. }, Some(mini)) => self.defend(game, mini, *kind, *successes),
            (Ask::Reroll { .. }, Some(mini)) => Some(self.reroll(game, mini, &prompt.ask)),
            (Ask::Strike { kind, successes, .. }, Some(mini)) => self.strike(game, mini, *kind, *successes),
            (Ask::Combo { .. }, Some(mini)) => self.combo(game, mini),
            (Ask::StrikeBack { .. }, _) => Some(Command::StrikeBack),
            (Ask::PutTokens { area, most, .. }, _) => Some(answers::put_tokens(game, self.side, *area, *most)),
            (Ask::LandIn { areas, .. }, _) => answers::land_in(game, self.side, areas),
            _ => None,
        }
    }

    /// The next Move of the route; or none.
    fn keep_moving(&mut self, game: &Game, mini: MiniId) -> Command {
        if let Some((who, steps)) = &mut self.route
            && *who == mini
            && !steps.is_empty()
        {
            let next = plans::step_command(mini, &steps.remove(0));
            if query::check(game, &next).is_ok() {
                return next;
            }
        }
        self.route = None;
        Command::Stop
    }

    /// Sets out on a route: the first Move of it, and the others to come.
    fn set_out(&mut self, mini: MiniId, mut steps: Vec<Step>) -> Option<Command> {
        if steps.is_empty() {
            return None;
        }
        let first = plans::step_command(mini, &steps.remove(0));
        self.route = Some((mini, steps));
        Some(first)
    }
}

impl Player for Bot {
    fn name(&self) -> String {
        "bot".into()
    }

    /// What it wishes for, if that is legal; or else the least that can be said.
    fn answer(&mut self, game: &Game) -> Command {
        let wish = self.wish(game).filter(|wish| query::check(game, wish).is_ok());
        wish.unwrap_or_else(|| least(game))
    }
}

/// The way out that changes least: an offer left, a turn ended; or any answer that must be given.
fn least(game: &Game) -> Command {
    let outs = [Command::Keep, Command::Decline, Command::Stop, Command::Finish, Command::EndTurn];
    let offers = || query::candidates::candidates(game).into_iter();
    outs.into_iter()
        .chain(offers().filter(|offer| !matches!(offer, Command::Drop { .. })))
        .find(|offer| query::check(game, offer).is_ok())
        .unwrap_or(Command::Finish)
}

/// A number for a seed and a question, the same everywhere.
fn draw(seed: u64, question: u64, below: usize) -> usize {
    let mut mixed = seed ^ question.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((mixed ^ (mixed >> 31)) % below.max(1) as u64) as usize
}
