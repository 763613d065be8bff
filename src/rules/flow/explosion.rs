//! Explosions: everybody in the Area rolls, then the tokens of the one who caused it. R2 XI.D

use super::hazards::{hazard, hit};
use super::stack::{Flow, push};
use crate::event::{Happening, RollFor};
use crate::frames::{Explosion, Frame, Hazard, PutTokens};
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::ruling::Rule;
use gotham_content::mission::Side;

/// Whether the mission says that Explosions do company no harm.
fn is_sheltered(game: &Game, mini: MiniId) -> bool {
    let company = game.state().mini(mini).tile().and_then(|tile| game.scenario().company(tile));
    company.is_some_and(|company| company.safe_from_explosions)
}

/// Everybody inside rolls, one after the other (in the First edition, for the rise of Dangerous Terrain); then tokens,
/// which there spare anyone whose Skill comes from the thrown card. R2 XI.D, E-29, E-30
pub(super) fn step(game: &mut Game, mut frame: Explosion) -> Flow {
    if frame.is_over {
        if frame.by.is_some_and(|by| !query::is_living(game, by)) {
            // A miniature that falls in its own Explosion has no Skills left. G-32
            return Flow::Goes;
        }
        let by = frame.by.and_then(|by| game.state().mini(by).side).unwrap_or(Side::Villain);
        let spares = frame.by.filter(|_| game.options().edition.cards_make_immune());
        for (kind, most) in frame.tokens.into_iter().rev() {
            push(game, Frame::PutTokens(PutTokens { kind, area: frame.area, most, by, spares }));
        }
        return Flow::Goes;
    }
    let Explosion { area, level, by, spares, lays_down, .. } = frame;
    game.emit(Rule::Explosions, Happening::Exploded { area, level });
    let inside = game.places().within(area).filter(|mini| level > 0 && spares != Some(*mini));
    let inside = inside.filter(|mini| query::is_living(game, *mini) && !is_sheltered(game, *mini));
    let raises = game.options().edition.explosions_raise_terrain();
    let roll = if raises { RollFor::DangerousTerrain } else { RollFor::Explosion };
    let hazards = inside.map(|mini| Hazard { lays_down, by, ..hazard(game, mini, level, roll) });
    let hazards: Vec<Hazard> = hazards.collect();
    frame.is_over = true;
    push(game, Frame::Explosion(frame));
    hit(game, hazards);
    Flow::Goes
}
