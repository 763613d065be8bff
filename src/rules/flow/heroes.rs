//! The Heroes' turn. R2 V.B

use super::round::moment;
use super::stack::{Flow, go, push, wait};
use super::{acts, energy, items};
use crate::command::{Command, Stance};
use crate::event::Happening;
use crate::frames::{Frame, HeroesStep};
use crate::game::Game;
use crate::id::{MiniId, TabletId};
use crate::query;
use crate::ruling::Rule;
use crate::skills;
use gotham_content::mission::Side;
use gotham_content::script::Moment;

/// Goes on with the Heroes' turn. R2 V.B
pub(super) fn step(game: &mut Game, step: HeroesStep) -> Flow {
    match step {
        HeroesStep::Rest => {
            rest(game, Rule::RestCubes);
            push(game, Frame::HeroesTurn(HeroesStep::Stance(TabletId(0))));
            moment(game, Moment::StartOfHeroesTurn);
            Flow::Goes
        }
        HeroesStep::Stance(slot) => {
            let state = game.state();
            let Some(tablet) = state.tablets.get(slot) else {
                return go(game, Frame::HeroesTurn(HeroesStep::Actions));
            };
            match state.mini_of(slot).filter(|mini| query::is_heroes(game, *mini)) {
                Some(mini) if tablet.is_neutralized() => take_stance(game, mini, Stance::Resting),
                Some(_) => return wait(game, Frame::HeroesTurn(step)),
                None => {}
            }
            go(game, Frame::HeroesTurn(HeroesStep::Stance(slot.next())))
        }
        HeroesStep::Actions => wait(game, Frame::HeroesTurn(step)),
        HeroesStep::RestAgain => {
            rest(game, Rule::RestCubesAgain);
            game.emit(Rule::HeroesTurn, Happening::TurnEnds { side: Side::Heroes });
            Flow::Goes
        }
    }
}

/// Carries out what the Heroes say on their turn. R2 V.B.3-4
pub(super) fn answer(game: &mut Game, step: HeroesStep, command: &Command) {
    match (step, command) {
        (HeroesStep::Stance(slot), Command::TakeStance { mini, stance }) => {
            take_stance(game, *mini, *stance);
            push(game, Frame::HeroesTurn(HeroesStep::Stance(slot.next())));
        }
        (HeroesStep::Stance(_), Command::UseSkill { mini, .. }) => {
            if let Some((used, level)) = items::lend(game, command) {
                regenerate(game, *mini, level);
                game.state_mut().tablet_mut(*mini).into_iter().for_each(|tablet| tablet.helped_by.push(used));
            }
            push(game, Frame::HeroesTurn(step));
        }
        (_, Command::EndTurn) => {
            push(game, Frame::HeroesTurn(HeroesStep::RestAgain));
            moment(game, Moment::EndOfHeroesTurn);
        }
        _ => {
            push(game, Frame::HeroesTurn(step));
            acts::act(game, command);
        }
    }
}

fn rest(game: &mut Game, rule: Rule) {
    let heroes: Vec<MiniId> = query::heroes(game).collect();
    heroes.into_iter().for_each(|mini| energy::rest_hero(game, mini, rule));
}

/// Cubes go from the Wound Zone to the Fatigue Zone, up to a number. S2 Regeneration
fn regenerate(game: &mut Game, mini: MiniId, most: u8) {
    let Some(tablet) = game.state_mut().tablet_mut(mini) else { return };
    let strength = most.min(tablet.wounds);
    if strength > 0 {
        tablet.wounds -= strength;
        tablet.fatigue += strength;
        game.emit(Rule::Regeneration, Happening::Regenerated { mini, strength });
    }
}

/// A Stance and its recovery: from Fatigue to Reserve, then from Wounds to Fatigue. R2 V.B.3, R2 XIII, E-13
fn take_stance(game: &mut Game, mini: MiniId, stance: Stance) {
    let value = query::recovery(game, mini, stance);
    let strength = skills::vigor::cubes_regained(game, mini);
    regenerate(game, mini, strength);
    let stays_out = game.options().edition.skills_come_back_late();
    let Some(tablet) = game.state_mut().tablet_mut(mini) else { return };
    tablet.helped_by.clear();
    let was_neutralized = tablet.is_neutralized();
    tablet.stance = stance;
    tablet.skills_are_out |= was_neutralized && stays_out;
    let to_reserve = value.min(tablet.fatigue);
    tablet.fatigue -= to_reserve;
    tablet.reserve += to_reserve;
    let healed = (value - to_reserve).min(tablet.wounds);
    tablet.wounds -= healed;
    tablet.fatigue += healed;
    let is_back = was_neutralized && !tablet.is_neutralized();
    let stands_up = stance == Stance::Active && game.state().mini(mini).down;
    if stands_up {
        game.state_mut().minis[mini.index()].down = false;
        if let Some(tablet) = game.state_mut().tablet_mut(mini) {
            tablet.rising = true;
        }
    }
    game.emit(Rule::Stances, Happening::StanceTaken { mini, stance });
    if to_reserve > 0 || healed > 0 {
        let rule = if game.options().extra_recovery() > 0 { Rule::Variants } else { Rule::Stances };
        game.emit(rule, Happening::Recovered { mini: Some(mini), to_reserve, healed });
    }
    if is_back {
        game.emit(Rule::Neutralization, Happening::Revived { mini });
    }
    if stands_up {
        game.emit(Rule::LaidDown, Happening::StoodUp { mini });
    }
}
