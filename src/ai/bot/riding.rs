//! Elevators: whether it helps to send a car, or to call it, by what lies on the other levels. G-124

use super::deeds::Weighed;
use super::goals;
use super::situation::Situation;
use gotham_rules::board::{AreaId, ElevatorId};
use gotham_rules::mission::{self, InteractionWith};
use gotham_rules::{Command, MiniId};

/// How much more it is worth to be on the way than what the way promises: without a car there is none.
const ON_THE_WAY: f64 = 2.5;

impl Situation<'_> {
    /// The best ride that a miniature can set going where it stands.
    pub(super) fn best_ride(&mut self, mini: MiniId) -> Option<Weighed> {
        let here = self.scratch.state().mini(mini).area.filter(|_| !self.game.board().elevators().is_empty())?;
        let program = &self.game.scenario().program;
        let mut best: Option<Weighed> = None;
        for (interaction, at) in program.interactions.iter().zip(0u8..) {
            let sent = mission::sends(self.game, interaction);
            let is_spent = mission::is_spent(&self.scratch, mini, at);
            if sent.is_empty() || is_spent || !goals::may(&self.scratch, mini, interaction) {
                continue;
            }
            let gain = sent.into_iter().map(|id| self.ride_worth(mini, here, id)).fold(0.0, f64::max);
            if gain <= 0.0 {
                continue;
            }
            for aim in mission::aims(&self.scratch, mini, interaction) {
                let scope = mission::scope(&self.scratch, mini, aim);
                if !mission::is_allowed(&self.scratch, interaction, &scope) {
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

    /// What a miniature gains if a car goes on: to another shaft if it stands inside, or to the shaft that it stands beside.
    fn ride_worth(&mut self, mini: MiniId, here: AreaId, id: ElevatorId) -> f64 {
        let board = self.game.board();
        let Some(elevator) = board.elevators().get(id.index()) else { return 0.0 };
        let now = board.shaft_of(elevator).map(|shaft| shaft.beside);
        let is_other = |beside: &AreaId| Some(*beside) != now;
        let others: Vec<AreaId> = elevator.shafts.iter().map(|shaft| shaft.beside).filter(is_other).collect();
        let car = elevator.car;
        if here == car {
            let stays = now.map_or(0.0, |beside| self.promise(mini, beside));
            let goes = others.into_iter().map(|beside| self.promise(mini, beside)).fold(0.0, f64::max);
            ON_THE_WAY * (goes - stays)
        } else if others.contains(&here) {
            ON_THE_WAY * (self.promise(mini, car) - self.promise(mini, here))
        } else {
            0.0
        }
    }
}
