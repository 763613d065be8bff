//! The Heroes' turn: who rests, and who does what.

use super::mind::Mind;
use super::plans::{May, Next, Plan};
use super::taste::Wish;
use gotham_content::mission::Side;
use gotham_rules::command::Stance;
use gotham_rules::query;
use gotham_rules::skills::vigor::regained;
use gotham_rules::{Command, Game, MiniId, answers, offered};

/// A plan that is good enough to act with few cubes.
const WORTH_ACTING: f64 = 45.0;
/// How much less a plan must be worth if everybody else rests: a turn of nobody is the Villain's.
const ALONE: f64 = 0.8;

impl Mind {
    /// A Hero rests when what it could do with the cubes of an Active Stance is not worth it.
    pub(super) async fn take_stance(&mut self, game: &Game, mini: MiniId) -> Option<Command> {
        if let Some(healing) = heal(game) {
            return Some(healing);
        }
        let tablet = game.state().tablet(mini)?;
        let [of_active, of_rest] = [Stance::Active, Stance::Resting].map(|stance| query::recovery(game, mini, stance));
        let active = tablet.reserve + of_active.min(tablet.fatigue);
        let rested = tablet.reserve + of_rest.min(tablet.fatigue);
        let healed = of_rest.saturating_sub(tablet.fatigue).min(tablet.wounds);
        let more = rested - active + healed;
        let mut situation = self.look(game, Side::Heroes);
        let rests = if situation.is_last_turn() || more == 0 || active >= 7 {
            false
        } else {
            situation.scratch.active(mini, active);
            let gain = situation.plan(mini, May::Everything).await.map_or(0.0, |plan| plan.gain);
            let wanted = WORTH_ACTING * if situation.turns_left <= 2 { 0.3 } else { 1.0 };
            let enough = if active >= 5 { 0.45 } else { 1.0 };
            let alone = if everybody_else_rests(game, mini) { ALONE } else { 1.0 };
            gain < wanted * enough * alone
        };
        let stance = if rests { Stance::Resting } else { Stance::Active };
        Some(Command::TakeStance { mini, stance })
    }

    /// The best plan of all Heroes that may act or, Resting, move; or the end of the turn.
    pub(super) async fn hero_action(&mut self, game: &Game) -> Option<Command> {
        let state = game.state();
        let able: Vec<MiniId> = query::heroes(game)
            .filter(|hero| query::is_living(game, *hero))
            .filter(|hero| state.tablet(*hero).is_some_and(|tablet| tablet.stance == Stance::Active))
            .collect();
        let mut situation = self.look(game, Side::Heroes);
        let mut plans: Vec<Plan> = Vec::new();
        for hero in &able {
            plans.extend(situation.plan(*hero, May::Everything).await);
        }
        for hero in &able {
            plans.extend(situation.far_uses(*hero).await);
        }
        for hero in query::heroes(game).filter(|hero| query::moving::rests_and_moves(game, *hero)) {
            plans.extend(situation.plan(hero, May::Move).await);
        }
        let taste = situation.taste;
        let liked = |plan: &Plan| taste.liked(plan.gain, u64::from(plan.mini.0)) + taste.wished(Wish::Mini(plan.mini));
        plans.sort_by(|a, b| liked(b).total_cmp(&liked(a)));
        for plan in plans {
            let command = match plan.next {
                Next::Act(command) => Some(command),
                Next::Go(steps) => self.set_out(plan.mini, steps),
            };
            if let Some(command) = command.filter(|command| answers::check(game, command).is_ok()) {
                return Some(command);
            }
        }
        Some(Command::EndTurn)
    }
}

/// Whether a Hero is the last to take a Stance, and all others who stand are Resting.
fn everybody_else_rests(game: &Game, mini: MiniId) -> bool {
    let mut others = query::heroes(game).filter(|other| *other != mini && query::is_living(game, *other)).peekable();
    let rests = |it: MiniId| it < mini && game.state().tablet(it).is_some_and(|it| it.stance == Stance::Resting);
    others.peek().is_some() && others.all(rests)
}

/// A card whose Regeneration brings back as many cubes as it says, the strongest first; until then they are saved. G-89
fn heal(game: &Game) -> Option<Command> {
    let strength = |offer: &Command| offered::lent::named(game, offer).map_or(0, |(_, level)| level);
    let is_whole = |offer: &Command| offer.effort().is_some_and(|(_, effort)| effort.cubes == strength(offer));
    let offers = offered::lent::answers(game).into_iter().filter(is_whole);
    let wounds = |offer: &Command| {
        let mini = offer.effort().map(|(mini, _)| mini)?;
        let tablet = game.state().tablet(mini)?;
        Some(tablet.wounds - regained(game, mini))
    };
    offers.filter(|offer| wounds(offer).is_some_and(|left| left >= strength(offer))).max_by_key(strength)
}
