//! Field Modifier tokens: put down, felt, and blown away. R2 XI.B, XI.C, G-4

use super::stack::{Flow, push, wait};
use super::wounds::hazard;
use crate::content::mission::Side;
use crate::content::skill::Skill;
use crate::rules::command::Command;
use crate::rules::event::{FieldKind, Happening, RollFor};
use crate::rules::frames::{Frame, PutTokens};
use crate::rules::game::Game;
use crate::rules::query;
use crate::rules::ruling::Rule;
use crate::rules::skills;
use crate::rules::state::FieldToken;

/// Kinds that a Skill puts after an attack; Smoke comes after Explosions only. S2 Smoke Grenade
pub(super) const AFTER_ATTACKS: [(Skill, FieldKind); 3] =
    [(Skill::Flame, FieldKind::Flame), (Skill::ToxicGas, FieldKind::Gas), (Skill::Frost, FieldKind::Frost)];

/// Kinds that a Skill puts after an Explosion.
pub(super) const AFTER_EXPLOSIONS: [(Skill, FieldKind); 4] = [
    (Skill::Flame, FieldKind::Flame),
    (Skill::ToxicGas, FieldKind::Gas),
    (Skill::Frost, FieldKind::Frost),
    (Skill::SmokeGrenade, FieldKind::Smoke),
];

/// How many tokens of a kind are left in the supply. G-4
fn left(game: &Game, kind: FieldKind) -> u8 {
    let out = game.state().fields.iter().filter(|token| token.kind == kind).count() as u8;
    query::supply(kind).saturating_sub(out)
}

/// Asks how many tokens are put, if any can be. S2 Frost
pub(super) fn step(game: &mut Game, mut frame: PutTokens) -> Flow {
    frame.most = frame.most.min(left(game, frame.kind));
    if frame.most == 0 { Flow::Goes } else { wait(game, Frame::PutTokens(frame)) }
}

/// Puts the tokens; where Dangerous Terrain grows, everybody inside feels it. R2 XI.B, XI.C
pub(super) fn answer(game: &mut Game, frame: PutTokens, command: &Command) {
    let Command::PutTokens { count } = command else { return };
    if *count == 0 {
        return;
    }
    let token = FieldToken { kind: frame.kind, area: frame.area, by: frame.by, active: true };
    game.state_mut().fields.extend(std::iter::repeat_n(token, usize::from(*count)));
    let (kind, area, count) = (frame.kind, frame.area, *count);
    game.emit(Rule::FieldModifiers, Happening::FieldsPlaced { kind, area, count });
    if matches!(kind, FieldKind::Flame | FieldKind::Gas) {
        let inside = game.state().in_area(area);
        let hit = inside.filter(|mini| query::is_living(game, *mini) && !skills::is_immune(game, *mini, kind));
        let hazards: Vec<_> = hit.map(|mini| hazard(game, mini, count, RollFor::DangerousTerrain)).collect();
        hazards.into_iter().rev().for_each(|hazard| push(game, Frame::Hazard(hazard)));
    }
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
