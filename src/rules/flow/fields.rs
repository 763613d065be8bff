//! Field Modifier tokens: put down, felt, and blown away. R2 XI.B, XI.C, G-4

use super::hazards::{hazard, hit};
use super::stack::{Flow, wait};
use crate::board::AreaId;
use crate::command::Command;
use crate::event::{FieldKind, Happening, RollFor};
use crate::frames::{Frame, PutTokens};
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::ruling::Rule;
use crate::skills;
use crate::state::FieldToken;
use gotham_content::mission::Side;

/// How many tokens of a kind are left in the supply. G-4
fn left(game: &Game, kind: FieldKind) -> u8 {
    let out = game.state().fields.iter().filter(|token| token.kind == kind).count() as u8;
    query::supply(kind).saturating_sub(out)
}

/// Asks how many tokens to put down, if any can be. S2 Frost
pub(super) fn step(game: &mut Game, mut frame: PutTokens) -> Flow {
    frame.most = frame.most.min(left(game, frame.kind));
    if frame.most == 0 { Flow::Goes } else { wait(game, Frame::PutTokens(frame)) }
}

/// Puts the tokens; where Dangerous Terrain grows, everybody inside feels it, except those who are spared. R2 XI.B,
/// XI.C, E-30
pub(super) fn answer(game: &mut Game, frame: PutTokens, command: &Command) {
    let Command::PutTokens { count } = command else { return };
    if *count == 0 {
        return;
    }
    put(game, &frame, *count);
}

/// Puts tokens of the mission, as far as the supply goes. G-4
pub(super) fn place(game: &mut Game, kind: FieldKind, area: AreaId, by: Side, count: u8) {
    let count = count.min(left(game, kind));
    if count > 0 {
        put(game, &PutTokens { kind, area, most: count, by, spares: None }, count);
    }
}

fn put(game: &mut Game, frame: &PutTokens, count: u8) {
    let PutTokens { kind, area, by, spares, .. } = *frame;
    let token = FieldToken { kind, area, by, active: true };
    game.state_mut().fields.extend(std::iter::repeat_n(token, usize::from(count)));
    game.emit(Rule::FieldModifiers, Happening::FieldsPlaced { kind, area, count });
    if matches!(kind, FieldKind::Flame | FieldKind::Gas) {
        let inside = game.places().within(area);
        let is_safe = |mini: MiniId| spares == Some(mini) || skills::is_immune(game, mini, kind);
        let felt = inside.filter(|mini| query::is_living(game, *mini) && !is_safe(*mini));
        let hazards: Vec<_> = felt.map(|mini| hazard(game, mini, count, RollFor::DangerousTerrain)).collect();
        hit(game, hazards);
    }
}

/// Tokens of a kind leave an Area by an effect of the mission.
pub(super) fn clear(game: &mut Game, kind: FieldKind, area: AreaId) {
    let before = game.state().fields.len();
    game.state_mut().fields.retain(|token| token.kind != kind || token.area != area);
    for _ in game.state().fields.len()..before {
        game.emit(Rule::FieldModifiers, Happening::FieldGone { kind, area });
    }
}

/// Whether a side has tokens that turn over or leave at the start of its turn. R2 XI.C
pub(super) fn are_due(game: &Game, side: Side) -> bool {
    game.state().fields.iter().any(|token| token.by == side)
}

/// At the start of a side's turn its tokens turn over, and those turned over before leave. R2 XI.C
pub(super) fn dissipate(game: &mut Game, side: Side) {
    let mut kept = Vec::new();
    for mut token in std::mem::take(&mut game.state_mut().fields) {
        let (kind, area) = (token.kind, token.area);
        if token.by != side {
            kept.push(token);
        } else if token.active {
            token.active = false;
            kept.push(token);
            game.emit(Rule::FieldModifiers, Happening::FieldDissipates { kind, area });
        } else {
            game.emit(Rule::FieldModifiers, Happening::FieldGone { kind, area });
        }
    }
    game.state_mut().fields = kept;
}
