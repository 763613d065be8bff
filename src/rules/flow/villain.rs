//! The Villain's turn: recovery, the River, the tiles. R2 VI.B

use super::moment::moment;
use super::stack::{Flow, Work, go, push, wait};
use super::tile::activate_tile;
use super::{activation, dredge, energy, solo};
use crate::command::Command;
use crate::event::Happening;
use crate::frames::{Activation, Frame, TileActivation, VillainStep};
use crate::game::Game;
use crate::query;
use crate::ruling::Rule;
use gotham_content::mission::Side;
use gotham_content::script::Moment;

/// Goes on with the Villain's turn. R2 VI.B, G-66
pub(super) fn step(game: &mut Game, step: VillainStep, work: Work) -> Flow {
    match step {
        VillainStep::Begin if dredge::matters_first(game, work) => wait(game, Frame::VillainsTurn(step)),
        VillainStep::Begin => go(game, Frame::VillainsTurn(VillainStep::Recover)),
        VillainStep::Recover => {
            energy::recover_villain(game);
            push(game, Frame::VillainsTurn(VillainStep::Activate(2)));
            solo::begin_turn(game);
            moment(game, Moment::StartOfVillainsTurn);
            Flow::Goes
        }
        VillainStep::Activate(1..) if game.state().automaton.is_some() => {
            push(game, Frame::VillainsTurn(VillainStep::Activate(0)));
            solo::turn_card(game);
            Flow::Goes
        }
        VillainStep::Activate(_) => wait(game, Frame::VillainsTurn(step)),
        VillainStep::End => {
            game.emit(Rule::VillainsTurn, Happening::TurnEnds { side: Side::Villain });
            Flow::Goes
        }
    }
}

/// Carries out what the Villain says between activations. R2 VI.B.3
pub(super) fn answer(game: &mut Game, step: VillainStep, command: &Command) {
    match (step, command) {
        (VillainStep::Activate(left), Command::ActivateTile { position }) => {
            push(game, Frame::VillainsTurn(VillainStep::Activate(left - 1)));
            let position = usize::from(*position);
            let cost = query::tile_cost(game, position).unwrap_or(0);
            activate_tile(game, position, cost);
        }
        (VillainStep::Begin, Command::Finish) => push(game, Frame::VillainsTurn(VillainStep::Recover)),
        (_, Command::EndTurn) => {
            push(game, Frame::VillainsTurn(VillainStep::End));
            moment(game, Moment::EndOfVillainsTurn);
        }
        _ => push(game, Frame::VillainsTurn(step)),
    }
}

/// Asks for the next miniature of a tile. R2 VI.C.1
pub(super) fn tile_step(game: &mut Game, mut frame: TileActivation) -> Flow {
    frame.left.retain(|mini| game.state().mini(*mini).area.is_some());
    if frame.left.is_empty() {
        return Flow::Goes;
    }
    wait(game, Frame::TileActivation(frame))
}

/// Activates a miniature of the tile, or ends the tile's activation. R2 VI.C.1
pub(super) fn tile_answer(game: &mut Game, mut frame: TileActivation, command: &Command) {
    if let Command::ActivateMini { mini } = command {
        frame.left.retain(|left| left != mini);
        push(game, Frame::TileActivation(frame));
        activation::begin(game, Activation::of(*mini));
    }
}
