//! From a prompt to a command: who is asked what, and which file knows.

use super::mind::Mind;
use super::plans::{May, Next};
use super::{answers, plans, setup};
use gotham_content::mission::Side;
use gotham_rules::answers::{candidates, check};
use gotham_rules::query;
use gotham_rules::{Ask, Command, Game, MiniId};

impl Mind {
    /// What it wants, if that is legal; otherwise the least that can be said.
    pub(super) async fn answer(&mut self, game: &Game) -> Command {
        let wish = self.wish(game).await.filter(|wish| check(game, wish).is_ok());
        wish.unwrap_or_else(|| least(game))
    }

    /// What it would like to say.
    async fn wish(&mut self, game: &Game) -> Option<Command> {
        let prompt = game.prompt();
        if !matches!(prompt.ask, Ask::KeepMoving { .. }) {
            self.route = None;
        }
        match (&prompt.ask, prompt.subject) {
            (Ask::ChooseHero { slot }, _) => setup::choose_hero(game, self.seed, *slot),
            (Ask::TakeGadgets { .. }, Some(mini)) => setup::take_gadget(game, self.seed, mini),
            (Ask::ChooseAllies, _) => setup::choose_allies(game, self.seed),
            (Ask::TakeStance, Some(mini)) => self.take_stance(game, mini).await,
            (Ask::HeroAction, _) => self.hero_action(game).await,
            (Ask::KeepMoving { .. }, Some(mini)) => self.keep_moving(game, prompt.side, mini).await,
            (Ask::ActivateTile { left }, _) => self.activate_tile(game, *left).await,
            (Ask::ActivateMini { .. }, _) => self.activate_mini(game, prompt.side).await,
            (Ask::MiniAction { step, .. }, Some(mini)) => self.mini_action(game, prompt.side, mini, *step).await,
            (Ask::ChooseEvent, _) => self.choose_event(game).await,
            (Ask::Reinforce { .. }, _) => self.reinforce(game),
            (Ask::Defend { kind, successes, .. }, Some(mini)) => self.defend(game, mini, *kind, *successes),
            (Ask::Reroll { .. }, Some(mini)) => Some(self.reroll(game, mini, &prompt.ask)),
            (Ask::Skill { .. }, Some(mini)) => self.use_offer(game, mini),
            (Ask::Regenerate { most }, Some(mini)) => Some(answers::regenerate(game, mini, *most)),
            (Ask::FreeSuccess { .. }, Some(mini)) => Some(self.add_success(game, mini, &prompt.ask)),
            (Ask::PutTokens { area, most, .. }, _) => Some(answers::put_tokens(game, self.side, *area, *most)),
            (Ask::LandIn { areas, .. }, _) => answers::land_in(game, self.side, areas),
            (Ask::HandOver { .. }, _) => query::agreement(game),
            (Ask::TakeCard { card }, Some(mini)) => Some(Command::PickUp { mini, card: *card, pushing: 0 }),
            (Ask::UseGrant { grant }, Some(mini)) => self.use_grant(game, mini, *grant),
            (Ask::Pick { .. } | Ask::Choice { .. } | Ask::PutWhere, _) => {
                self.best_for_the_mission(game, prompt.side).await
            }
            _ => None,
        }
    }

    /// The next Move of the route; a new route in a Movement that began without one, or that cannot go on as planned.
    async fn keep_moving(&mut self, game: &Game, side: Side, mini: MiniId) -> Option<Command> {
        if let Some((_, steps)) = self.route.as_mut().filter(|(who, _)| *who == mini) {
            if steps.is_empty() {
                return Some(Command::Stop);
            }
            let next = plans::step_command(mini, &steps.remove(0));
            if check(game, &next).is_ok() {
                return Some(next);
            }
        }
        let mut situation = self.look(game, side);
        match situation.plan(mini, May::Move).await.map(|plan| plan.next) {
            Some(Next::Go(steps)) => self.set_out(mini, steps),
            Some(Next::Act(_)) | None => Some(Command::Stop),
        }
    }
}

/// The way out that changes the least: an offer declined, a turn ended; or any answer that must be given.
fn least(game: &Game) -> Command {
    let outs = [Command::Keep, Command::Decline, Command::Stop, Command::Finish, Command::EndTurn];
    let offers = || candidates::candidates(game).into_iter();
    outs.into_iter()
        .chain(offers().filter(|offer| !matches!(offer, Command::Drop { .. })))
        .find(|offer| check(game, offer).is_ok())
        .unwrap_or(Command::Finish)
}
