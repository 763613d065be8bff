//! A card that a Hero gains: taken at once, if its Encumbrance allows, or left in the Area. G-63

use crate::command::Command;
use crate::event::Happening;
use crate::flow::stack::{Flow, push, wait};
use crate::frames::{Frame, Gain};
use crate::game::Game;
use crate::mission;
use crate::ruling::Rule;

/// Asks the Hero whether it takes the card; if it can't, the card is left in its Area. G-63
pub(in crate::flow) fn step(game: &mut Game, frame: Gain) -> Flow {
    if mission::may_gain(game, &frame) {
        return wait(game, Frame::Gain(frame));
    }
    leave(game, frame);
    Flow::Goes
}

/// The Hero takes the card, or leaves it. G-63
pub(in crate::flow) fn answer(game: &mut Game, frame: Gain, command: &Command) {
    match (command, game.state().mini(frame.mini).area) {
        (Command::PickUp { mini, card, .. }, Some(area)) => {
            let Some(tablet) = game.state_mut().tablet_mut(*mini) else { return push(game, Frame::Gain(frame)) };
            tablet.equipment.push(*card);
            game.emit(Rule::SafeContents, Happening::PickedUp { mini: *mini, card: *card, area });
        }
        _ => leave(game, frame),
    }
}

fn leave(game: &mut Game, frame: Gain) {
    if let Some(area) = game.state().mini(frame.mini).area {
        game.state_mut().ground.push((area, frame.card));
        game.emit(Rule::SafeContents, Happening::EquipmentPlaced { card: frame.card, area });
    }
}
