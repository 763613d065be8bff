//! Effects on miniatures.

use crate::event::RollFor;
use crate::flow::hazards::{hazard, hit};
use crate::flow::mission::{abilities, bodies, carrying, forms, putting};
use crate::flow::stack::push;
use crate::flow::{rousing, shackles, wounds};
use crate::frames::{Frame, Granted, Hazard, Put, Scope, Thing};
use crate::game::Game;
use crate::id::{MiniId, TileId};
use crate::mission;
use crate::prompt::Grant;
use crate::query;
use gotham_content::script::{Compiled, Effect};

pub(super) fn carry_out(game: &mut Game, effect: &Effect<Compiled>, things: &[Thing], scope: &Scope) {
    let minis = || things.iter().filter_map(|thing| thing.mini());
    let number = |game: &Game, wanted| mission::number(game, wanted, scope);
    match effect {
        Effect::BringIn(tile, to, count) => {
            let count = usize::from(number(game, count));
            let waiting: Vec<MiniId> = mission::may_come(game, *tile).take(count).collect();
            let to = mission::areas(game, to, scope);
            putting::put(game, waiting.into_iter().map(Put::BroughtIn).collect(), to);
        }
        Effect::MoveTo(_, to) => {
            let to = mission::areas(game, to, scope);
            let moved: Vec<MiniId> = minis().collect();
            putting::put(game, moved.into_iter().map(Put::Moved).collect(), to);
        }
        Effect::ToPool(_) => minis().for_each(|mini| bodies::to_pool(game, mini)),
        Effect::TakeOut(_) => minis().for_each(|mini| bodies::take_out(game, mini, false)),
        Effect::Leave(_) => minis().for_each(|mini| bodies::take_out(game, mini, true)),
        Effect::Wound(_, count) => {
            let count = number(game, count);
            in_order(minis(), |mini| wounds::wound(game, mini, count, scope.acting.mini));
        }
        Effect::Hazard(_, dice) => {
            let dice = number(game, dice);
            let rolls = minis().filter(|mini| dice > 0 && query::is_living(game, *mini));
            let by = scope.acting.mini;
            let all: Vec<Hazard> =
                rolls.map(|mini| Hazard { by, ..hazard(game, mini, dice, RollFor::Mission) }).collect();
            hit(game, all);
        }
        Effect::Heal(_, count) => {
            let count = number(game, count);
            minis().for_each(|mini| bodies::heal(game, mini, count));
        }
        Effect::Neutralize(_) => minis().for_each(|mini| bodies::neutralize(game, mini, scope.acting.mini)),
        Effect::LayDown(_) => {
            let standing: Vec<MiniId> = minis().filter(|mini| !game.state().mini(*mini).down).collect();
            standing.into_iter().for_each(|mini| wounds::lay_down(game, mini));
        }
        Effect::Shackle(_, count) => {
            let count = number(game, count);
            minis().for_each(|mini| shackles::bind(game, mini, count));
        }
        Effect::Unshackle(_) => minis().for_each(|mini| shackles::free(game, mini)),
        Effect::ChangeSide(_, side) => minis().for_each(|mini| forms::change_side(game, mini, *side)),
        Effect::ChangeControl(_, side) => minis().for_each(|mini| forms::change_control(game, mini, *side)),
        Effect::ChangeForm(_, tile) => minis().for_each(|mini| forms::change_form(game, mini, *tile)),
        Effect::ChangeScreen(_, hero) => minis().for_each(|mini| forms::change_screen(game, mini, *hero)),
        Effect::ChangeBack(_) => minis().for_each(|mini| forms::change_back(game, mini)),
        Effect::Activate(_) => activate(game, minis().collect()),
        Effect::GrantMove(_, points) => {
            let points = number(game, points);
            grant(game, minis(), Grant::Movement(points));
        }
        Effect::GrantAttack(_, kind, color, dice) => {
            let dice = number(game, dice);
            grant(game, minis(), Grant::Attack { kind: *kind, color: *color, dice });
        }
        Effect::GrantAction(_) => grant(game, minis(), Grant::Action),
        Effect::GrantSkill(_, skill, level) => minis().for_each(|mini| abilities::grant(game, mini, *skill, *level)),
        Effect::LoseSkill(_, skill) => minis().for_each(|mini| abilities::lose(game, mini, *skill)),
        Effect::SetFigure(hero, figure) => {
            let figure = number(game, figure);
            abilities::set_figure(game, *hero, figure);
        }
        Effect::Lead(_) => {
            if let Some(leader) = scope.acting.mini {
                minis().for_each(|mini| carrying::lead(game, mini, leader));
            }
        }
        Effect::Release(_) => minis().for_each(|mini| carrying::release(game, mini)),
        Effect::Recover(_, count) => {
            let count = number(game, count);
            minis().for_each(|mini| bodies::shift(game, mini, count, bodies::CubeZone::Reserve));
        }
        Effect::Tire(_, count) => {
            let count = number(game, count);
            minis().for_each(|mini| bodies::shift(game, mini, count, bodies::CubeZone::Fatigue));
        }
        _ => {}
    }
}

/// The last frame on the stack is the first to be resolved.
fn in_order(minis: impl Iterator<Item = MiniId>, mut each: impl FnMut(MiniId)) {
    let minis: Vec<MiniId> = minis.collect();
    minis.into_iter().rev().for_each(&mut each);
}

fn grant(game: &mut Game, minis: impl Iterator<Item = MiniId>, what: Grant) {
    in_order(minis, |mini| push(game, Frame::Granted(Granted { mini, what })));
}

/// Each is activated once, tile by tile. R2 VI.C
fn activate(game: &mut Game, minis: Vec<MiniId>) {
    let tile_of = |mini: &MiniId| game.state().mini(*mini).tile();
    let mut tiles: Vec<TileId> = minis.iter().filter_map(tile_of).collect();
    tiles.sort();
    tiles.dedup();
    for tile in tiles.into_iter().rev() {
        let of_tile = minis.iter().copied().filter(|mini| game.state().mini(*mini).tile() == Some(tile));
        let living = of_tile.filter(|mini| query::is_living(game, *mini)).collect();
        rousing::activate_all(game, tile, living);
    }
}
