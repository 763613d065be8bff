//! The Heroes' turn. R2 V.B

use super::moment::moment;
use super::stack::{Flow, go, push, wait};
use super::{acts, energy, items, regeneration};
use crate::command::{Command, Stance};
use crate::event::Happening;
use crate::frames::{Frame, HeroesStep};
use crate::game::Game;
use crate::id::{MiniId, TabletId};
use crate::query;
use crate::ruling::Rule;
use crate::skills::vigor;
use gotham_content::mission::Side;
use gotham_content::script::Moment;

/// Goes on with the Heroes' turn: a Neutralized Hero takes the Resting Stance, wherever it stands in the order. R2 V.B, G-122
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
                // Those before the first whom a position has begun with. G-122
                let lies = |hero: &MiniId| state.tablet(*hero).is_some_and(|it| it.is_neutralized() && it.wounds > 0);
                let fallen: Vec<MiniId> = query::heroes(game).filter(lies).collect();
                fallen.into_iter().for_each(|hero| recover(game, hero, Stance::Resting));
                return go(game, Frame::HeroesTurn(HeroesStep::Actions));
            };
            match state.mini_of(slot).filter(|mini| query::is_heroes(game, *mini)) {
                Some(mini) if tablet.is_neutralized() => recover(game, mini, Stance::Resting),
                Some(_) => return wait(game, Frame::HeroesTurn(step)),
                None => {}
            }
            go(game, Frame::HeroesTurn(HeroesStep::Stance(slot.next())))
        }
        HeroesStep::Recover(slot, stance) => {
            let hero = game.state().mini_of(slot);
            hero.into_iter().for_each(|hero| recover(game, hero, stance));
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
            push(game, Frame::HeroesTurn(HeroesStep::Recover(slot, *stance)));
            regeneration::ask(game, *mini);
        }
        (HeroesStep::Stance(_), Command::UseSkill { mini, effort, .. }) => {
            if let Some((used, level)) = items::lend(game, command) {
                let most = vigor::regained_by(game, *mini, level);
                // Without a number, it is all that the card gives.
                let strength = if effort.cubes > 0 { effort.cubes.min(most) } else { most };
                regeneration::regain(game, *mini, strength);
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

/// A Stance and its recovery: from Fatigue to Reserve, then from Wounds to Fatigue. R2 V.B.3, R2 XIII, E-13
fn recover(game: &mut Game, mini: MiniId, stance: Stance) {
    let value = query::recovery(game, mini, stance);
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
