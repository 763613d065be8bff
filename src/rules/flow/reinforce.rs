//! Reinforcement: points bring miniatures from the pool. R2 VI.D

use super::solo;
use super::stack::{Flow, push};
use super::wounds::turn_up;
use crate::answers;
use crate::command::Command;
use crate::event::Happening;
use crate::frames::Frame;
use crate::game::Game;
use crate::query;
use crate::ruling::Rule;

/// Asks for the next Reinforcement; points that can buy nothing are lost. R2 VI.D, G-47
pub(super) fn step(game: &mut Game, points: u8) -> Flow {
    push(game, Frame::Reinforce { points });
    if answers::candidates::reinforcements(game).any(|offer| answers::check(game, &offer).is_ok()) {
        return Flow::Waits;
    }
    game.state_mut().stack.pop();
    lose(game, points);
    Flow::Goes
}

/// Brings a miniature in, or ends the Reinforcement; nothing is rolled for Dangerous Terrain. R2 VI.D, G-49, G-61
pub(super) fn answer(game: &mut Game, points: u8, command: &Command) {
    let Command::Reinforce { tile, area } = command else {
        lose(game, points);
        return;
    };
    let cost = game.scenario().tile(*tile).reinforcement.unwrap_or(0);
    let points_left = points.saturating_sub(cost);
    push(game, Frame::Reinforce { points: points_left });
    let Some(mini) = query::in_pool(game, *tile).next() else { return };
    let life = game.scenario().full_life(*tile, game.options());
    game.state_mut().minis[mini.index()].life = life;
    game.stand(mini, Some(*area));
    game.emit(Rule::Reinforcement, Happening::Reinforced { mini, area: *area, cost, points_left });
    turn_up(game, *tile, Rule::Reinforcement);
}

fn lose(game: &mut Game, points: u8) {
    if points > 0 {
        game.emit(Rule::Reinforcement, Happening::PointsLost { points });
        solo::points_left(game, points);
    }
}
