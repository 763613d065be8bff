//! Explosions: everybody in the Area rolls, then the tokens of the one who caused it. R2 XI.D

use super::fields::AFTER_EXPLOSIONS;
use super::stack::{Flow, go, push};
use crate::content::mission::Side;
use crate::content::skill::Skill;
use crate::rules::event::{FieldKind, Happening, RollFor};
use crate::rules::frames::{Explosion, Frame, Hazard, PutTokens};
use crate::rules::game::Game;
use crate::rules::query;
use crate::rules::ruling::Rule;

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

/// Tokens that follow by Skills of a level each. S2 Frost
pub(super) fn tokens(level: impl Fn(Skill) -> u8) -> Vec<(FieldKind, u8)> {
    let kinds = AFTER_EXPLOSIONS.into_iter();
    kinds.map(|(skill, kind)| (kind, level(skill))).filter(|(_, count)| *count > 0).collect()
}
