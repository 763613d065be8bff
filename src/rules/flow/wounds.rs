//! Wounds and Neutralization, and rolls whose successes are Wounds. R2 IX, VII.A.6, XI.B, XI.D

use super::mission::carrying;
use super::stack::{Flow, push, wait};
use super::{items, roll};
use crate::command::{Command, Space};
use crate::event::Happening;
use crate::frames::{Frame, Hazard, Wounds};
use crate::game::Game;
use crate::id::{MiniId, TileId};
use crate::query;
use crate::query::pools::Dice;
use crate::ruling::Rule;
use crate::skill_target::{SkillTarget, SkillUse};
use crate::skills::lent::pushing_with;
use crate::state::{Body, RiverSlot};
use gotham_content::dice::{Color, Die};
use gotham_content::skill::Skill;

/// Rolls a hazard, then wounds. R2 VII.A.6, XI.B, XI.D
pub(super) fn hazard_step(game: &mut Game, frame: Hazard) -> Flow {
    if !query::is_living(game, frame.mini) {
        return Flow::Goes;
    }
    let Some(successes) = frame.rolled else {
        let yellow = Die { color: Color::Yellow, free_reroll: false };
        let dice = vec![yellow; usize::from(frame.level)];
        let pool = Dice { dice, bonus: frame.bonus, ..Dice::default() };
        let (mini, why, forced) = (frame.mini, frame.roll, frame.forced);
        push(game, Frame::Hazard(frame));
        roll::roll_under(game, mini, why, &pool, None, forced);
        return Flow::Goes;
    };
    let spared = frame.spared.min(successes);
    if spared > 0 {
        let (mini, by) = (frame.mini, Skill::Parkour);
        game.emit(Rule::Parkour, Happening::Spared { mini, wounds: spared, by });
    }
    let wounds = successes - spared;
    // Wounds beyond a Neutralization don't count. R2 IX.A
    let suffered = wounds.min(query::life(game, frame.mini));
    if frame.lays_down > 0 && suffered >= frame.lays_down {
        lay_down(game, frame.mini);
    }
    wound(game, frame.mini, wounds, frame.by);
    Flow::Goes
}

/// Knocks a miniature down. S2 Immobilization, G-36
pub(super) fn lay_down(game: &mut Game, mini: MiniId) {
    game.state_mut().minis[mini.index()].down = true;
    game.emit(Rule::Immobilization, Happening::LaidDown { mini });
}

/// Lets a miniature suffer Wounds that somebody, or nobody, deals. R2 IX.A
pub(super) fn wound(game: &mut Game, mini: MiniId, wounds: u8, by: Option<MiniId>) {
    if wounds > 0 {
        push(game, Frame::Wounds(Wounds { mini, left: wounds, suffered: 0, by }));
    }
}

/// Suffers Wounds until all are dealt or somebody must choose. R2 IX.A, G-24
pub(super) fn step(game: &mut Game, mut frame: Wounds) -> Flow {
    if game.state().mini(frame.mini).area.is_none() {
        // Neutralized by the Wounds before these: a miniature that waits in the pool is whole again. G-49
        return Flow::Goes;
    }
    if game.state().tablet(frame.mini).is_none() {
        let life = &mut game.state_mut().minis[frame.mini.index()].life;
        let suffered = frame.left.min(*life);
        *life -= suffered;
        frame.suffered = suffered;
        return done(game, frame);
    }
    while frame.left > 0 {
        let Some(tablet) = game.state_mut().tablet_mut(frame.mini) else { break };
        let on_spaces = tablet.spaces.total();
        let occupied: Vec<Space> = Space::ALL.into_iter().filter(|space| tablet.spaces.on(*space) > 0).collect();
        if tablet.fatigue > 0 {
            tablet.fatigue -= 1;
        } else if occupied.len() > 1 && frame.left < on_spaces {
            return wait(game, Frame::Wounds(frame));
        } else if let Some(space) = occupied.first() {
            *tablet.spaces.on_mut(*space) -= 1;
        } else if tablet.reserve > 0 {
            tablet.reserve -= 1;
        } else {
            break;
        }
        tablet.wounds += 1;
        frame.left -= 1;
        frame.suffered += 1;
    }
    done(game, frame)
}

/// The player's choice of a space that loses a cube. G-24
pub(super) fn answer(game: &mut Game, mut frame: Wounds, command: &Command) {
    if let Command::LoseFrom { space } = command
        && let Some(tablet) = game.state_mut().tablet_mut(frame.mini)
    {
        *tablet.spaces.on_mut(*space) -= 1;
        tablet.wounds += 1;
        frame.left -= 1;
        frame.suffered += 1;
    }
    push(game, Frame::Wounds(frame));
}

fn done(game: &mut Game, frame: Wounds) -> Flow {
    let (mini, by) = (frame.mini, frame.by);
    let left = query::life(game, mini);
    if frame.suffered > 0 {
        game.emit(Rule::Wounds, Happening::Wounded { mini, wounds: frame.suffered, left, by });
    }
    if frame.suffered > 0 && left == 0 {
        neutralize(game, mini, by);
    }
    Flow::Goes
}

/// A miniature is Neutralized, by somebody or by nobody: a Hero lies where it is, others leave the board. R2 IX.B, E-13
pub(super) fn neutralize(game: &mut Game, mini: MiniId, by: Option<MiniId>) {
    let area = game.state().mini(mini).area;
    carrying::let_go(game, mini);
    game.emit(Rule::Neutralization, Happening::Neutralized { mini, area, by });
    let stays_out = game.options().edition.skills_come_back_late();
    if let Some(tablet) = game.state_mut().tablet_mut(mini) {
        tablet.skills_are_out |= stays_out;
    }
    if let Body::Tile(tile) = game.state().mini(mini).body {
        leave(game, mini, tile);
    }
}

/// A non-Hero leaves the board; with the last of them the tile is Neutralized. R2 IX.B
pub(super) fn leave(game: &mut Game, mini: MiniId, tile: TileId) {
    carrying::let_go(game, mini);
    let life = game.scenario().full_life(tile, game.options());
    let body = &mut game.state_mut().minis[mini.index()];
    let commander = body.commander;
    (body.life, body.down, body.shackles) = (life, false, 0);
    game.stand(mini, None);
    let state = game.state_mut();
    if let Some(commander) = commander {
        if state.allies_of(commander, tile).next().is_some() {
            return;
        }
        let allies = state.tablet_mut(commander).map(|tablet| tablet.allies.as_mut_slice()).unwrap_or_default();
        allies.iter_mut().filter(|ally| ally.tile == tile).for_each(|ally| ally.neutralized = true);
        game.emit(Rule::Neutralization, Happening::TileNeutralized { tile });
    } else {
        turn_over(game, tile);
    }
}

/// A tile of the River with no miniatures left shows its Neutralized side, at the right end; the other tile of its
/// miniature does, too. R2 IX.B, G-56
pub(super) fn turn_over(game: &mut Game, tile: TileId) {
    let both = game.scenario().other_tile(tile).into_iter().chain([tile]);
    both.for_each(|tile| turn_one_over(game, tile));
}

fn turn_one_over(game: &mut Game, tile: TileId) {
    let state = game.state_mut();
    if state.of_river(tile).next().is_some() {
        return;
    }
    let before = state.river.len();
    state.river.retain(|slot| !matches!(slot, RiverSlot::Tile { tile: other, .. } if *other == tile));
    let copies = before - state.river.len();
    state.river.extend(std::iter::repeat_n(RiverSlot::Tile { tile, neutralized: true }, copies));
    if copies > 0 {
        game.emit(Rule::Neutralization, Happening::TileNeutralized { tile });
    }
}

/// A miniature of a tile has come onto the board: the tile is turned up again, and so is its miniature's other one.
/// R2 VI.D, G-56
pub(super) fn turn_up(game: &mut Game, tile: TileId, rule: Rule) {
    let both = [tile].into_iter().chain(game.scenario().other_tile(tile));
    both.for_each(|tile| turn_one_up(game, tile, rule));
}

fn turn_one_up(game: &mut Game, tile: TileId, rule: Rule) {
    let mut revived = false;
    for slot in &mut game.state_mut().river {
        if let RiverSlot::Tile { tile: other, neutralized } = slot
            && *other == tile
        {
            revived |= *neutralized;
            *neutralized = false;
        }
    }
    if revived {
        game.emit(rule, Happening::TileRevived { tile });
    }
}

/// Wounds taken for an action, before any cube is spent, in the order of all Wounds; the action waits for them, and the
/// card that lends some of them is used up. S2 Pushing Limits, G-39, G-24, G-89
pub(super) fn push_limits(game: &mut Game, command: &Command, mini: MiniId, wounds: u8) {
    push(game, Frame::Pushed(Box::new(command.clone())));
    let (skill, on) = (Skill::PushingLimits, SkillTarget::Nothing);
    game.state_mut().keep_use(SkillUse { mini, skill, on });
    let card = pushing_with(game, mini, wounds);
    game.emit(Rule::PushingLimits, Happening::Pushed { mini, cubes: wounds });
    if let Some(used) = card {
        items::use_up(game, mini, used.card);
    }
    wound(game, mini, wounds, None);
}
