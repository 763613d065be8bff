//! Elevators: whether it helps to send a car, or to call it, by what lies on the other levels. G-124

use super::answers::best_after;
use super::deeds::Weighed;
use super::goals;
use super::mind::Mind;
use super::situation::Situation;
use gotham_content::mission::Side;
use gotham_rules::board::AreaId;
use gotham_rules::mission::{self, InteractionWith, Sending};
use gotham_rules::{Command, Game, MiniId, answers, query};

/// How much more it is worth to be on the way than what the way promises: without a car there is none.
const ON_THE_WAY: f64 = 2.5;

impl Situation<'_> {
    /// The best ride that a miniature can set going where it stands.
    pub(super) fn best_ride(&mut self, mini: MiniId) -> Option<Weighed> {
        let here = self.scratch.state().mini(mini).area.filter(|_| !self.game.board().elevators().is_empty())?;
        let program = &self.game.scenario().program;
        let mut best: Option<Weighed> = None;
        for (interaction, at) in program.interactions.iter().zip(0u8..) {
            let is_spent = mission::is_spent(&self.scratch, mini, at);
            if is_spent || !goals::may(&self.scratch, mini, interaction) {
                continue;
            }
            for aim in mission::aims(&self.scratch, mini, interaction) {
                let scope = mission::scope(&self.scratch, mini, aim);
                if !mission::is_allowed(&self.scratch, interaction, &scope) {
                    continue;
                }
                let sent = mission::sends(&self.scratch, interaction, &scope);
                let gain = sent.into_iter().map(|sending| self.ride_worth(mini, here, sending)).fold(0.0, f64::max);
                if gain <= 0.0 {
                    continue;
                }
                let difficulty = mission::difficulty(&self.scratch, interaction, &scope);
                for effort in self.efforts_for(mini, interaction) {
                    let chance = self.success(mini, interaction, difficulty, &effort);
                    let worth = chance * gain - self.effort_price(mini, &effort);
                    if worth > best.as_ref().map_or(0.0, |deed| deed.worth) {
                        let InteractionWith { here, chosen, target } = aim;
                        let command = Command::Interact { mini, interaction: at, here, chosen, target, effort };
                        best = Some(Weighed { command, worth });
                    }
                }
            }
        }
        best
    }

    /// What a miniature gains if a car goes where it is sent: to another shaft if it stands inside or can step in first, or
    /// to the shaft that it stands beside.
    fn ride_worth(&mut self, mini: MiniId, here: AreaId, sending: Sending) -> f64 {
        let board = self.game.board();
        let Some(elevator) = board.elevators().get(sending.elevator.index()) else { return 0.0 };
        let now = board.shaft_of(elevator).map(|shaft| shaft.beside);
        let shafts = || elevator.shafts.iter().map(|shaft| shaft.beside);
        // It goes to the first of several shafts that are meant; what is still to be picked may be any.
        let mut stops: Vec<AreaId> = match sending.to {
            Some(meant) => shafts().find(|beside| meant.has(*beside)).into_iter().collect(),
            None => shafts().collect(),
        };
        stops.retain(|beside| Some(*beside) != now);
        let car = elevator.car;
        if here == car || (sending.is_ride && Some(here) == now && query::room_for(&self.scratch, mini, car)) {
            let stays = now.map_or(0.0, |beside| self.promise(mini, beside));
            let goes = stops.into_iter().map(|beside| self.promise(mini, beside)).fold(0.0, f64::max);
            ON_THE_WAY * (goes - stays)
        } else if stops.contains(&here) {
            ON_THE_WAY * (self.promise(mini, car) - self.promise(mini, here))
        } else {
            0.0
        }
    }
}

impl Mind {
    /// Who steps out of a car or into it: the answer after which those who could stand best, wherever the car has gone by
    /// then. G-124
    pub(super) async fn best_riders(&mut self, game: &Game, side: Side) -> Option<Command> {
        let offers = answers::candidates::candidates(game);
        let riders: Vec<MiniId> = offers
            .into_iter()
            .filter_map(|offer| match offer {
                Command::PickMini { mini } => Some(mini),
                _ => None,
            })
            .collect();
        best_after(game, side, |worth, _, after| {
            let mut situation = Situation::new(after, side, &mut self.chances);
            let standing = |rider: &MiniId| {
                let area = after.state().mini(*rider).area;
                area.map_or(0.0, |area| situation.standing_worth(*rider, area))
            };
            riders.iter().map(standing).fold(worth, |worth, more| worth + more)
        })
        .await
    }
}
