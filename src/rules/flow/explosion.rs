//! Explosions: everybody in the Area rolls, then the tokens of the one who caused it. R2 XI.D

use serde::{Deserialize, Serialize};

use super::fields::{AFTER_EXPLOSIONS, PutTokens};
use super::{Flow, Frame, Hazard, go, push};
use crate::content::mission::Side;
use crate::rules::board::AreaId;
use crate::rules::event::{FieldKind, Happening, RollFor};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::query;
use crate::rules::ruling::Rule;

/// An Explosion under way. R2 XI.D
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explosion {
    /// Where.
    pub area: AreaId,
    /// Its level.
    pub level: u8,
    /// Whose doing it is.
    pub by: Option<Side>,
    /// Wounds from which on it lays down; 0 = never. S2 Immobilization
    pub lays_down: u8,
    /// Tokens that may follow.
    pub tokens: Vec<(FieldKind, u8)>,
    /// Who still has to roll; none before it went off.
    pub left: Option<Vec<MiniId>>,
}

impl Explosion {
    /// An Explosion of the mission, with nothing behind it.
    pub fn plain(area: AreaId, level: u8, by: Option<Side>) -> Explosion {
        Explosion { area, level, by, lays_down: 0, tokens: Vec::new(), left: None }
    }

    /// Tokens that follow by Skills of a level each. S2 Frost
    pub fn tokens(level: impl Fn(crate::content::skill::Skill) -> u8) -> Vec<(FieldKind, u8)> {
        let kinds = AFTER_EXPLOSIONS.into_iter();
        kinds.map(|(skill, kind)| (kind, level(skill))).filter(|(_, count)| *count > 0).collect()
    }
}

/// One miniature after the other rolls; then tokens. R2 XI.D
pub(super) fn step(game: &mut Game, mut frame: Explosion) -> Flow {
    let Some(left) = &mut frame.left else {
        let (area, level) = (frame.area, frame.level);
        game.emit(Rule::Explosions, Happening::Exploded { area, level });
        let inside = game.state().in_area(area).filter(|mini| level > 0 && query::is_living(game, *mini));
        frame.left = Some(inside.collect());
        return go(game, Frame::Explosion(frame));
    };
    if left.is_empty() {
        for (kind, most) in frame.tokens.into_iter().rev() {
            let by = frame.by.unwrap_or(Side::Villain);
            push(game, Frame::PutTokens(PutTokens { kind, area: frame.area, most, by }));
        }
        return Flow::Goes;
    }
    let mini = left.remove(0);
    let mut hazard = Hazard::new(mini, frame.level, RollFor::Explosion, 0);
    hazard.lays_down = frame.lays_down;
    push(game, Frame::Explosion(frame));
    go(game, Frame::Hazard(hazard))
}
