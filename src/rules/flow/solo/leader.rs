//! A Leader's card: two Tasks by the die. SOLO X, XI

use super::errand::{self, draw};
use super::reinforce::place_for;
use super::respond::by_the_die;
use super::tasks::{go_towards_a_hero, on_trial, set_paid, strike_out};
use crate::ai_cards::AiCard;
use crate::ai_task::{AiTask, AreaReason, Lots, StruckOut};
use crate::command::{AttackKind, Command};
use crate::event::Happening;
use crate::flow::rousing::{Rising, rouse};
use crate::flow::stack::{Flow, push};
use crate::flow::{tile, wounds};
use crate::frames::{Deed, Frame, LeaderTasks, Troop};
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::query::pools;
use crate::ruling::Rule;
use crate::solo::{self, Budget, Called, Course, Courses, Crowd, Manner};
use gotham_content::solo::LeaderTask;
use gotham_content::tile::Action;

/// The Leader is called: its tile goes to the end of the River at no cost, and it does two Tasks. One that was
/// Neutralized comes back first. SOLO X
pub(super) fn begin(game: &mut Game, Called { mini, position, stands }: Called) {
    tile::call_tile(game, position, 0);
    set_paid(game, false);
    let mut frame = LeaderTasks { mini, rising: false, rolled: 0, next: 1, done: 0, strayed: false };
    if stands {
        frame.rising = rouse(game, mini) == Rising::StandsUp;
    } else if restore_fallen(game, mini) {
        frame.done = 1;
    } else {
        return strike_out(game, mini, AiTask::Leader(LeaderTask::Restore), StruckOut::NoRoom);
    }
    push(game, Frame::LeaderTasks(frame));
}

/// The next Task: the one that the die shows, or the next that can be completed; after the last one the first. SOLO X
pub(in crate::flow) fn step(game: &mut Game, mut frame: LeaderTasks) -> Flow {
    let mini = frame.mini;
    if frame.done >= 2 || !query::is_living(game, mini) {
        return Flow::Goes;
    }
    let Some(AiCard::Leader(card)) = solo::card_in_force(game) else { return Flow::Goes };
    let tasks = card.tasks;
    if frame.rolled == 0 {
        let shown = game.draw_d6(Rule::LeaderCards);
        (frame.rolled, frame.next) = (shown, shown);
        let task = AiTask::Leader(tasks[usize::from(shown - 1)]);
        game.emit(Rule::LeaderCards, Happening::TaskRolled { mini, shown, task });
    }
    // If it could do nothing, it tries the die's Task once more, and no other. SOLO XI
    let tries = if frame.strayed { 1 } else { tasks.len() };
    let rising = frame.rising;
    for _ in 0..tries {
        let task = tasks[usize::from(frame.next - 1)];
        frame.next = frame.next % 6 + 1;
        let mut after = frame.clone();
        after.done += 1;
        push(game, Frame::LeaderTasks(after));
        match attempt(game, mini, rising, task) {
            Ok(()) => return Flow::Goes,
            Err(why) => {
                game.state_mut().stack.pop();
                strike_out(game, mini, AiTask::Leader(task), why);
            }
        }
    }
    (frame.done, frame.strayed, frame.next) = (frame.done + 1, true, frame.rolled);
    push(game, Frame::LeaderTasks(frame));
    go_towards_a_hero(game, mini, rising);
    Flow::Goes
}

/// Sets about a Task, or says why it can't be completed; in that case nothing but draws has happened. SOLO XI
fn attempt(game: &mut Game, mini: MiniId, rising: bool, task: LeaderTask) -> Result<(), StruckOut> {
    let of = AiTask::Leader(task);
    let found = |game: &mut Game, ask: fn(&Game, MiniId) -> Result<Courses, StruckOut>| {
        on_trial(game, mini, rising, |game| ask(game, mini))
    };
    let objective =
        |game: &mut Game, actions: &[Action]| on_trial(game, mini, rising, |game| solo::objective(game, mini, actions));
    match task {
        LeaderTask::Melee | LeaderTask::HitAndRun(_) => {
            let courses = found(game, solo::melee)?;
            strike(game, mini, rising, of, courses, Crowd::Here)
        }
        LeaderTask::PointBlank => {
            let courses = found(game, solo::point_blank)?;
            strike(game, mini, rising, of, courses, Crowd::Here)
        }
        LeaderTask::Ranged => {
            let courses = found(game, solo::ranged)?;
            strike(game, mini, rising, of, courses, Crowd::InSight)
        }
        LeaderTask::MeleeOrRanged => {
            let shown = game.draw_d6(Rule::LeaderTasks);
            let kind = if shown <= 3 { AttackKind::Melee } else { AttackKind::Ranged };
            tell_attack(game, mini, shown, kind);
            match kind {
                AttackKind::Melee => {
                    let courses = found(game, solo::melee)?;
                    strike(game, mini, rising, of, courses, Crowd::Here)
                }
                AttackKind::Ranged => {
                    let courses = found(game, solo::ranged)?;
                    strike(game, mini, rising, of, courses, Crowd::InSight)
                }
            }
        }
        LeaderTask::Snipe => {
            let courses = found(game, solo::snipe)?;
            strike(game, mini, rising, of, courses, Crowd::InSight)
        }
        LeaderTask::ReachMelee(distance) => {
            let courses = on_trial(game, mini, rising, |game| solo::reach_melee(game, mini, distance))?;
            strike(game, mini, rising, of, courses, Crowd::InReach)
        }
        LeaderTask::SneakAttack(_) => {
            let kind = one_kind(game, mini).ok_or(StruckOut::NoCharacteristic)?;
            let courses = on_trial(game, mini, rising, |game| solo::sneak_attack(game, mini, kind))?;
            strike(game, mini, rising, of, courses, Crowd::Here)
        }
        LeaderTask::Blast => {
            let courses = found(game, solo::blast)?;
            send(game, mini, rising, of, courses)
        }
        LeaderTask::Grenade => {
            let courses = found(game, solo::grenade)?;
            send(game, mini, rising, of, courses)
        }
        LeaderTask::Manipulate => {
            let courses = objective(game, &[Action::Manipulation])?;
            send(game, mini, rising, of, courses)
        }
        LeaderTask::Thought => {
            let courses = objective(game, &[Action::Thought])?;
            send(game, mini, rising, of, courses)
        }
        LeaderTask::ManipulateOrThought => {
            let courses = objective(game, &[Action::Manipulation, Action::Thought])?;
            send(game, mini, rising, of, courses)
        }
        LeaderTask::Protect => {
            let manner = any_manner(game, mini);
            let courses = on_trial(game, mini, rising, |game| solo::protect(game, mini, &manner, |_| true))?;
            send(game, mini, rising, of, courses)
        }
        LeaderTask::Escort(count) => call(game, mini, of, None, count),
        LeaderTask::Order(count) => {
            let (hero, lots) = closest_hero(game, mini)?;
            call(game, mini, of, Some((hero, lots)), count)
        }
        LeaderTask::Stun => stun(game, mini, of),
        LeaderTask::Restore => restore(game, mini, of),
    }
}

fn send(game: &mut Game, mini: MiniId, rising: bool, task: AiTask, courses: Courses) -> Result<(), StruckOut> {
    errand::send(game, mini, rising, task, courses);
    Ok(())
}

/// An attack: the die says which of two Characteristics, with the Heroes that count added to it. SOLO XI
fn strike(
    game: &mut Game,
    mini: MiniId,
    rising: bool,
    task: AiTask,
    courses: Courses,
    crowd: Crowd,
) -> Result<(), StruckOut> {
    let Some((mut course, lots)) = draw(game, Rule::LeaderTasks, courses) else {
        return Err(StruckOut::NobodyInReach);
    };
    let area = course.area;
    if let Deed::Act(command) = &mut course.deed
        && let Command::Attack { kind, effort, .. } = &mut **command
        && solo::options(game, mini, pools::action_of(*kind)) > 1
    {
        let kind = *kind;
        let heroes = on_trial(game, mini, rising, |game| solo::crowd(game, mini, area, kind, crowd));
        let shown = game.draw_d6(Rule::LeaderTasks);
        effort.choice = u8::from(shown + heroes > 5);
        let option = Some(effort.choice + 1);
        game.emit(Rule::LeaderTasks, Happening::AttackRolled { mini, shown, heroes: Some(heroes), kind, option });
    }
    errand::set_out(game, mini, rising, task, (course, lots));
    Ok(())
}

/// Melee or Ranged, by the die where it has both. SOLO XI
fn one_kind(game: &mut Game, mini: MiniId) -> Option<AttackKind> {
    let kinds = [AttackKind::Melee, AttackKind::Ranged];
    let has = |kind: &AttackKind| solo::options(game, mini, pools::action_of(*kind)) > 0;
    let kinds: Vec<AttackKind> = kinds.into_iter().filter(has).collect();
    match kinds.as_slice() {
        [] => None,
        [only] => Some(*only),
        _ => by_the_die(game, kinds.len()).map(|(at, shown)| {
            tell_attack(game, mini, shown, kinds[at]);
            kinds[at]
        }),
    }
}

/// Only the die says which kind of Attack it is. SOLO XI
fn tell_attack(game: &mut Game, mini: MiniId, shown: u8, kind: AttackKind) {
    game.emit(Rule::LeaderTasks, Happening::AttackRolled { mini, shown, heroes: None, kind, option: None });
}

/// How a Leader that protects attacks: no card says so, so the die does. SOLO XI, G-103
fn any_manner(game: &mut Game, mini: MiniId) -> Manner {
    let first = one_kind(game, mini);
    let mut kinds: Vec<AttackKind> = first.into_iter().collect();
    kinds.extend([AttackKind::Melee, AttackKind::Ranged].into_iter().filter(|kind| Some(*kind) != first));
    let mut lines = Vec::new();
    for kind in kinds {
        let options = solo::options(game, mini, pools::action_of(kind));
        if options > 0 {
            let rolled = by_the_die(game, usize::from(options));
            let choice = rolled.map_or(0, |(at, _)| at as u8);
            if let Some((_, shown)) = rolled {
                let option = Some(choice + 1);
                game.emit(Rule::LeaderTasks, Happening::AttackRolled { mini, shown, heroes: None, kind, option });
            }
            lines.push((kind, choice));
        }
    }
    Manner { lines, purse: Budget::Open, tie: solo::tie_in_force(game) }
}

/// The closest Hero; the card says which of several. SOLO III, IX
fn closest_hero(game: &mut Game, mini: MiniId) -> Result<(MiniId, Lots), StruckOut> {
    let (Some(ways), Some(here)) = (solo::Ways::of(game, mini), game.state().mini(mini).area) else {
        return Err(StruckOut::NoHero);
    };
    let tied = solo::closest(game, &ways, here, &solo::heroes(game, mini));
    let meant = solo::meant(game, solo::tie_in_force(game), &tied);
    let list = meant.into_iter().map(|hero| Course::go(Some(hero), here)).collect();
    let drawn = draw(game, Rule::LeaderTasks, Courses::among(list, tied));
    drawn.and_then(|(course, lots)| Some((course.hero?, lots))).ok_or(StruckOut::NoHero)
}

/// Minions are called, if any can come. SOLO XI
fn call(
    game: &mut Game,
    mini: MiniId,
    task: AiTask,
    against: Option<(MiniId, Lots)>,
    count: u8,
) -> Result<(), StruckOut> {
    let hero = against.map(|(hero, _)| hero);
    let has_paid = game.state().automaton.as_ref().is_some_and(|automaton| automaton.has_paid);
    let troop = Troop { leader: mini, hero, left: count, called: Vec::new(), has_paid };
    if solo::next_minion(game, &troop).is_empty() {
        return Err(StruckOut::NoMinion);
    }
    tell_here(game, mini, task, hero, against.map_or(Lots::NONE, |(_, lots)| lots));
    push(game, Frame::Troop(troop));
    Ok(())
}

/// The closest Hero falls down. SOLO XI, G-36, G-99
fn stun(game: &mut Game, mini: MiniId, task: AiTask) -> Result<(), StruckOut> {
    let (hero, lots) = closest_hero(game, mini)?;
    if game.state().mini(hero).down {
        return Err(StruckOut::LiesDown);
    }
    tell_here(game, mini, task, Some(hero), lots);
    game.state_mut().minis[hero.index()].down = true;
    game.emit(Rule::LeaderTasks, Happening::LaidDown { mini: hero });
    Ok(())
}

/// A Leader that stands is restored to how it began. SOLO XI
fn restore(game: &mut Game, mini: MiniId, task: AiTask) -> Result<(), StruckOut> {
    let healed = full_life(game, mini).saturating_sub(game.state().mini(mini).life);
    if healed == 0 {
        return Err(StruckOut::Unhurt);
    }
    tell_here(game, mini, task, None, Lots::NONE);
    game.state_mut().minis[mini.index()].life += healed;
    game.emit(Rule::LeaderTasks, Happening::Healed { mini, healed });
    Ok(())
}

/// A Leader that was Neutralized comes back with half of its Life Points, arriving like a Reinforcement; returns
/// whether there is room. SOLO X, XI, G-77
fn restore_fallen(game: &mut Game, mini: MiniId) -> bool {
    let Some(area) = place_for(game, mini) else { return false };
    let task = AiTask::Leader(LeaderTask::Restore);
    errand::tell(game, mini, task, (&Course::go(None, area), Lots::NONE));
    let half = full_life(game, mini).div_ceil(2);
    game.state_mut().minis[mini.index()].life = half;
    game.stand(mini, Some(area));
    game.emit(Rule::LeaderTasks, Happening::Reinforced { mini, area, cost: 0, points_left: 0 });
    if let Some(tile) = game.state().mini(mini).tile() {
        wounds::turn_up(game, tile, Rule::LeaderTasks);
    }
    true
}

/// What a Leader does where it stands; if a Hero is involved, it is the closest one. G-53
fn tell_here(game: &mut Game, mini: MiniId, task: AiTask, hero: Option<MiniId>, lots: Lots) {
    let Some(here) = game.state().mini(mini).area else { return };
    let reason = if hero.is_some() { AreaReason::ClosestHero } else { AreaReason::Plain };
    errand::tell(game, mini, task, (&Course::go(hero, here).because(reason), lots));
}

fn full_life(game: &Game, mini: MiniId) -> u8 {
    game.state().mini(mini).tile().map_or(0, |tile| game.scenario().full_life(tile, game.options()))
}
