//! What would come of something now, tried on a copy: for programs that weigh interactions, Events, targets and ways.

use super::answers;
use super::command::{Command, Space};
use super::event::{Event, Happening, PlacedBy};
use super::flow::{self, Flow};
use super::frames::{Frame, Scope};
use super::game::Game;
use super::id::{AreaId, ListId, MiniId, TileId};
use super::ruling::Rule;

/// What is tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhatIf {
    /// Effects of the mission are carried out.
    Effects(ListId, Scope),
    /// A tile is activated in the River; its miniatures do nothing yet. R2 VI.B.3
    TileActivated(TileId),
    /// A miniature is Neutralized. R2 IX.B
    Neutralized(MiniId),
    /// A miniature comes into an Area, with what it carries and those whom it leads. R2 VII.A.6
    Entered(MiniId, AreaId),
}

/// What would come of it.
#[derive(Debug)]
pub struct Foreseen {
    /// The table afterward.
    pub game: Game,
    /// What would happen.
    pub events: Vec<Event>,
    /// What would ask somebody, and was left out.
    pub left_out: Vec<Frame>,
}

/// Tries something on a copy, with everything the mission makes of it. Dice and Wounds stay as they fall; anything else
/// that asks somebody is left out.
pub(crate) fn foresee(game: &Game, what: &WhatIf) -> Foreseen {
    let mut game = game.clone();
    let mut left_out = Vec::new();
    game.state_mut().stack.clear();
    game.take_events();
    game.renew_mission_steps();
    begin(&mut game, what);
    flow::hear(&mut game);
    while game.state().result.is_none()
        && let Some(frame) = game.state_mut().stack.pop()
    {
        if flow::step(&mut game, frame) == Flow::Waits {
            match as_it_falls(&game) {
                Some(said) => flow::answer(&mut game, &said),
                None => left_out.extend(game.state_mut().stack.pop()),
            }
        }
        flow::hear(&mut game);
    }
    let events = game.take_events();
    Foreseen { game, events, left_out }
}

/// The answer that leaves dice and Wounds as they fall; `None` if something else is asked.
fn as_it_falls(game: &Game) -> Option<Command> {
    match game.state().stack.last()? {
        Frame::Roll(_) => Some(Command::Keep),
        Frame::Wounds(_) => {
            let spaces = Space::ALL.into_iter().map(|space| Command::LoseFrom { space });
            spaces.into_iter().find(|said| answers::check(game, said).is_ok())
        }
        _ => None,
    }
}

fn begin(game: &mut Game, what: &WhatIf) {
    match what {
        WhatIf::Effects(list, scope) => flow::carry_out(game, *list, scope.clone()),
        WhatIf::TileActivated(tile) => {
            game.emit(Rule::ActivateTiles, Happening::TileActivated { tile: Some(*tile), position: 0, cost: 0 });
        }
        WhatIf::Neutralized(mini) => flow::neutralize(game, *mini, None),
        WhatIf::Entered(mini, area) => {
            let (mini, area, from) = (*mini, *area, game.state().mini(*mini).area);
            game.stand(mini, Some(area));
            game.emit(Rule::Movement, Happening::Placed { mini, from, area, by: PlacedBy::Mission });
            flow::bring_along(game, mini, area);
            flow::enter(game, mini, area);
        }
    }
}
