//! Prompts in words: one clear question.

use super::skills;
use super::titles::{self, Titles};
use gotham_content::mission::Side;
use gotham_rules::command::{AttackKind, RerollBy};
use gotham_rules::prompt::{ActivationStep, Grant};
use gotham_rules::{Ask, Game, MiniId, Prompt};
use gotham_words::{Value, Words};

/// The question of a prompt: "Batman: what now?"
pub fn question(words: &Words, game: &Game, prompt: &Prompt) -> String {
    let titles = Titles { words, game };
    let mini = |id: &MiniId| titles.mini(*id);
    let who = prompt.subject.map_or_else(|| titles::side(words, prompt.side).to_string(), |id| titles.mini(id));
    match &prompt.ask {
        Ask::ChooseHero { slot } => words.question_choose_hero(slot + 1),
        Ask::TakeGadgets { room } => words.question_take_gadgets(who, *room),
        Ask::ChooseAllies => words.question_choose_allies(who),
        Ask::PlaceAlly => words.question_place_ally(who),
        Ask::TakeStance => words.question_take_stance(who),
        Ask::HeroAction => words.question_hero_action().into(),
        Ask::KeepMoving { points } => words.question_keep_moving(who, *points),
        Ask::BeforeRecovery => words.question_before_recovery().into(),
        Ask::ActivateTile { left } => words.question_activate_tile(*left),
        Ask::PayDredge { cubes } => words.question_pay_dredge(*cubes),
        Ask::ActivateMini { tile } => words.question_activate_mini(titles.tile(*tile)),
        Ask::MiniAction { step, attacks_left } => match step {
            ActivationStep::FirstMovement => words.question_first_movement(who),
            ActivationStep::Action if *attacks_left > 0 => words.question_actions_left(who, *attacks_left),
            ActivationStep::Action => words.question_action(who),
            ActivationStep::SecondMovement => words.question_second_movement(who),
        },
        Ask::ChooseEvent => words.question_choose_event().into(),
        Ask::ChoosePart => words.question_choose_part().into(),
        Ask::Reinforce { points } => words.question_reinforce(*points),
        Ask::Defend { attacker, kind, successes } => match kind {
            AttackKind::Melee => words.question_defend_melee(who, mini(attacker), *successes),
            AttackKind::Ranged => words.question_defend_ranged(who, mini(attacker), *successes),
        },
        Ask::Reroll { roll, dice, modifier, against, rights, .. } => {
            let sum: i32 = dice.iter().map(|die| i32::from(die.face)).sum::<i32>() + i32::from(*modifier);
            let faces = titles::list(words, dice.iter().map(|die| titles::rolled(words, die.color, die.face)));
            let faces = if faces.is_empty() { words.name_no_dice().into() } else { faces };
            let (roll, sum) = (titles::roll(words, *roll), sum.max(0));
            match against {
                _ if rights.contains(&RerollBy::Forced) => words.question_force(who, roll, faces, sum),
                Some(against) => words.question_reroll_against(who, roll, faces, sum, Value::measure(*against)),
                None => words.question_reroll(who, roll, faces, sum),
            }
        }
        Ask::Skill { skill, attacker, target, amount, left, .. } => {
            skills::question(titles, *skill, who, (*attacker, *target), *amount, *left)
        }
        Ask::Regenerate { most } => match prompt.subject.is_some_and(|mini| game.state().mini(mini).has_tablet()) {
            true => words.skill_ask_regenerate_cubes(who, *most),
            false => words.skill_ask_regenerate_life(who, *most),
        },
        Ask::FreeSuccess { successes, difficulty: Some(difficulty), .. } => {
            words.question_free_success(who, *successes, *difficulty)
        }
        Ask::FreeSuccess { successes, target: Some(target), .. } => {
            words.question_free_success_on(who, *successes, mini(target))
        }
        Ask::FreeSuccess { successes, .. } => words.question_free_success(who, *successes, successes + 1),
        Ask::PutTokens { kind, area, most } => {
            words.question_put_tokens(who, titles::field(words, *kind), titles.area(*area), *most)
        }
        Ask::LoseCube { wounds } => words.question_lose_cube(who, *wounds),
        Ask::Pick { most, least } => {
            let who = titles.cause().map_or(who.clone(), |cause| words.question_pick_for(who, cause));
            let things = titles.pickable();
            if least == most {
                words.question_pick(who, things, *most)
            } else {
                words.question_pick_up_to(who, things, *most)
            }
        }
        Ask::Choice { question } => titles.asked(*question),
        Ask::PutWhere => words.question_put_where(titles.put()),
        Ask::HandOver { card, from, to } if prompt.subject == Some(*to) => {
            words.question_accept(who, titles.card(*card), mini(from))
        }
        Ask::HandOver { card, to, .. } => words.question_hand_over(who, titles.card(*card), mini(to)),
        Ask::TakeCard { card } => words.question_take_card(who, titles.card(*card)),
        Ask::UseGrant { grant: Grant::Attack { kind: AttackKind::Melee, color, dice } } => {
            words.question_granted_melee(who, *dice, titles::color(words, *color))
        }
        Ask::UseGrant { grant: Grant::Attack { kind: AttackKind::Ranged, color, dice } } => {
            words.question_granted_ranged(who, *dice, titles::color(words, *color))
        }
        Ask::UseGrant { .. } => words.question_granted_action(who),
        Ask::LandIn { card: Some(card), .. } => words.question_land_in(who, titles.card(*card)),
        Ask::LandIn { card: None, .. } => words.question_land_in_throw(who),
        Ask::GameOver { winner: Side::Heroes } => words.question_heroes_won().into(),
        Ask::GameOver { winner: Side::Villain } => words.question_villain_won().into(),
        Ask::Nothing => words.question_nothing().into(),
    }
}
