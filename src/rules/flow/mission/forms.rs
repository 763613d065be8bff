//! Who a miniature is: the form it takes, whose side it is on, who decides for it. None of these follows from another.
//!
//! The sources only say that a Screen or a tile is replaced. Our reading: a miniature that changes stays the same one.
//! It stands where it stood and keeps its side, who decides for it, what it carries and leads, its Stance, its Shackle
//! tokens, what it has used this round and the strength that it has lost; numbers, Skills and limits are those of the
//! new form.
//! Nobody is Neutralized by it. G-105

use super::carrying;
use crate::command::Space;
use crate::event::{Happening, PlacedBy};
use crate::flow::{crowds, items, wounds};
use crate::game::Game;
use crate::id::{CardId, HeroId, MiniId, TileId, TokenId};
use crate::mission;
use crate::query;
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use crate::state::{Control, Form, Forms, Mini, Purse, RiverSlot, State, Tablet};
use gotham_content::script::Allegiance;

/// A miniature changes sides; who decides for it does not change.
pub(super) fn change_side(game: &mut Game, mini: MiniId, side: Allegiance) {
    let side = side.side();
    if game.state().mini(mini).side != side {
        game.state_mut().minis[mini.index()].side = side;
        game.emit(Rule::Priority, Happening::SideChanged { mini, side });
    }
}

/// Somebody else decides for a miniature; its side does not change. A Hero pays with its own cubes, no matter who
/// decides. A miniature with a tile is paid for by its own side, and by nobody while others decide for it.
pub(super) fn change_control(game: &mut Game, mini: MiniId, by: Allegiance) {
    let (own, purse) = at_home(game, mini);
    let control = match by.side() {
        side if own.side() == side => own,
        side => Control::of(side),
    };
    let body = &mut game.state_mut().minis[mini.index()];
    if body.control == control {
        return;
    }
    body.control = control;
    body.purse = if control == own || body.has_tablet() { purse } else { Purse::Nobody };
    game.emit(Rule::Priority, Happening::ControlChanged { mini, control: control.side() });
    let body = game.state().mini(mini);
    if let (Some(tile), true) = (body.tile(), body.area.is_some()) {
        match control {
            Control::Villain => wounds::turn_up(game, tile, Rule::Priority),
            _ => wounds::turn_over(game, tile),
        }
    }
}

/// Who decides and pays for a miniature when the game begins. R2 II
fn at_home(game: &Game, mini: MiniId) -> (Control, Purse) {
    let body = game.state().mini(mini);
    let commander = body.commander.and_then(|commander| game.state().mini(commander).tablet());
    match (body.tablet(), commander, body.tile().and_then(|tile| game.scenario().company(tile))) {
        (Some(tablet), ..) => (Control::Tablet(tablet), Purse::Tablet(tablet)),
        (None, Some(tablet), _) => (Control::Tablet(tablet), Purse::Commander(tablet)),
        (None, None, Some(company)) => (Control::of(company.control), Purse::Nobody),
        (None, None, None) => (Control::Villain, Purse::Post),
    }
}

/// A Hero's Screen is replaced. R2 V.A
pub(super) fn change_screen(game: &mut Game, mini: MiniId, to: HeroId) {
    if let Some(from) = turn_screen(game, mini, to) {
        game.state_mut().minis[mini.index()].former.push(Form::Screen(from));
    }
}

/// A miniature becomes that of another tile: same Area, same lost Life Points, same River position; its old self leaves
/// the game. R2 II.B.8
pub(super) fn change_form(game: &mut Game, mini: MiniId, to: TileId) {
    let mut former = game.state().mini(mini).former;
    if let Some((from, new)) = take_place(game, mini, to) {
        former.push(Form::Tile(from));
        game.state_mut().minis[new.index()].former = former;
    }
}

/// A miniature becomes what it was before its last change.
pub(super) fn change_back(game: &mut Game, mini: MiniId) {
    let mut former = game.state().mini(mini).former;
    let who = match former.pop() {
        Some(Form::Screen(hero)) => turn_screen(game, mini, hero).map(|_| mini),
        Some(Form::Tile(tile)) => take_place(game, mini, tile).map(|(_, new)| new),
        None => None,
    };
    if let Some(who) = who {
        game.state_mut().minis[who.index()].former = former;
    }
}

/// Puts another Screen on a Bat-Tablet; returns the one that was there. There is only one of each Screen: one that is
/// on a Bat-Tablet does not come. What the Hero carries past its new limit falls, and its belt stays as it was packed.
/// G-4
fn turn_screen(game: &mut Game, mini: MiniId, to: HeroId) -> Option<HeroId> {
    let energy = game.scenario().hero(to).energy;
    let state = game.state_mut();
    if state.tablets.iter().any(|tablet| tablet.hero == to) {
        return None;
    }
    let tablet = state.tablet_mut(mini)?;
    let from = std::mem::replace(&mut tablet.hero, to);
    fit_cubes(tablet, energy);
    game.emit(Rule::BatTablet, Happening::ScreenChanged { mini, from, to, cubes: energy });
    lighten(game, mini);
    if let Some(area) = game.state().mini(mini).area {
        crowds::note(game, area);
    }
    Some(from)
}

/// As many cubes as the new Screen says. Those in the Wound Zone and on spaces stay there: cubes come to the
/// Reserve, and leave it first, then Fatigue, then spaces. A Neutralized Hero stays so, and nobody becomes so by this.
/// R2 V.A.10, G-105
fn fit_cubes(tablet: &mut Tablet, energy: u8) {
    let is_down = tablet.is_neutralized();
    let outside = |tablet: &Tablet| tablet.reserve + tablet.fatigue + tablet.spaces.total();
    let held = outside(tablet) + tablet.wounds;
    *(if is_down { &mut tablet.wounds } else { &mut tablet.reserve }) += energy.saturating_sub(held);
    for _ in energy..held {
        let keeps_last = outside(tablet) == 1;
        let space = Space::ALL.into_iter().find(|space| tablet.spaces.on(*space) > 0);
        let place = match space {
            _ if keeps_last || is_down => &mut tablet.wounds,
            _ if tablet.reserve > 0 => &mut tablet.reserve,
            _ if tablet.fatigue > 0 => &mut tablet.fatigue,
            Some(space) => tablet.spaces.on_mut(space),
            None => return,
        };
        *place -= 1;
    }
}

/// What came last falls first, until the Hero carries no more than it can. R2 V.C.2.a
fn lighten(game: &mut Game, mini: MiniId) {
    let Some(tablet) = game.state().tablet(mini) else { return };
    let limit = game.scenario().hero(tablet.hero).encumbrance_limit();
    while query::encumbrance(game, mini) > limit && game.state().mini(mini).area.is_some() {
        if let Some(card) = last_card(game, mini) {
            items::drop(game, mini, card);
        } else if let Some(token) = last_token(game, mini) {
            carrying::put_down(game, token);
        } else {
            return;
        }
    }
}

fn last_card(game: &Game, mini: MiniId) -> Option<CardId> {
    let weighs = |card: &&CardId| game.scenario().card(**card).size > 0;
    game.state().tablet(mini)?.equipment.iter().rev().find(weighs).copied()
}

fn last_token(game: &Game, mini: MiniId) -> Option<TokenId> {
    let kinds = &game.scenario().program.kinds;
    let carried = game.state().tokens.iter().filter(|token| token.carried_by == Some(mini));
    carried.rev().find(|token| kinds[usize::from(token.kind)].encumbrance > 0).map(|token| token.id)
}

/// A miniature of another tile takes the place of one: its tile's name, and its own miniature. Of its Life Points as many
/// are lost as before, and one is left at least. G-49, G-105
fn take_place(game: &mut Game, old: MiniId, to: TileId) -> Option<(TileId, MiniId)> {
    let (scenario, options) = (game.scenario().clone(), *game.options());
    let new = mission::waiting(game, to).next()?;
    let body = *game.state().mini(old);
    let (area, from) = (body.area?, body.tile()?);
    let lost = scenario.full_life(from, &options).saturating_sub(body.life);
    let life = scenario.full_life(to, &options).saturating_sub(lost).max(1);
    let state = game.state_mut();
    let fresh = &mut state.minis[new.index()];
    *fresh =
        Mini { body: fresh.body, other_tile: fresh.other_tile, number: fresh.number, area: fresh.area, life, ..body };
    let left = &mut state.minis[old.index()];
    (left.life, left.down, left.shackles) = (scenario.full_life(from, &options), false, 0);
    left.former = Forms::default();
    game.stand(old, None);
    game.stand(new, Some(area));
    let state = game.state_mut();
    go_on_as(state, old, new);
    let more = state.of_river(from).next().is_some();
    replace_tile(state, from, to, more);
    if let Some(other) = body.other_tile {
        wounds::turn_over(game, other);
    }
    game.emit(Rule::AnotherForm, Happening::Transformed { from: old, to: new, area, life });
    game.emit(Rule::Priority, Happening::Placed { mini: new, from: None, area, by: PlacedBy::Transform });
    crowds::note(game, area);
    Some((from, new))
}

/// What the table remembers about a miniature now applies to the one it has become.
fn go_on_as(state: &mut State, old: MiniId, new: MiniId) {
    let change = |mini: &mut MiniId| {
        if *mini == old {
            *mini = new;
        }
    };
    state.tokens.iter_mut().filter_map(|token| token.carried_by.as_mut()).for_each(change);
    state.memory.led.iter_mut().for_each(|(led, leader)| [led, leader].into_iter().for_each(change));
    state.memory.done.iter_mut().for_each(|(mini, _)| change(mini));
    state.memory.seen.iter_mut().for_each(change);
    state.memory.granted.iter_mut().for_each(|(mini, ..)| change(mini));
    for used in &mut state.used {
        change(&mut used.mini);
        if let SkillTarget::Mini(on) = &mut used.on {
            change(on);
        }
    }
    state.lost_skills.iter_mut().for_each(|(mini, _)| change(mini));
}

/// The new tile lies in the River where the old one lay, which leaves the game; as long as the old one leads others it
/// stays, and the new one lies only where it lay before.
fn replace_tile(state: &mut State, from: TileId, to: TileId, others_are_left: bool) {
    let is_of = |slot: &RiverSlot, wanted| matches!(slot, RiverSlot::Tile { tile, .. } if *tile == wanted);
    state.set_aside.retain(|tile| *tile != to);
    state.removed_tiles.retain(|tile| *tile != to);
    if !others_are_left {
        state.removed_tiles.push(from);
        if state.river.iter().any(|slot| is_of(slot, to)) {
            state.river.retain(|slot| !is_of(slot, from));
        }
    }
    let turned = state.of_river(to).next().is_none();
    for slot in &mut state.river {
        if is_of(slot, to) || (is_of(slot, from) && !others_are_left) {
            *slot = RiverSlot::Tile { tile: to, neutralized: turned };
        }
    }
}
