//! What is shown before something is spent is what then happens: routes and their costs, dice and what else counts.

use gotham_content::Color;
use gotham_content::skill::Skill;
use gotham_rules::event::RollFor;
use gotham_rules::{Ask, Command, Edition, Game, Happening, MiniId, query};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use crate::rules::mixtures::{choose, mixture};

/// Looks at random moments of random matches, every fourth in the First edition.
fn at_random_moments(seeds: std::ops::Range<u64>, mut look: impl FnMut(&Game, &mut Pcg32)) {
    for seed in seeds {
        let mut chance = Pcg32::seed_from_u64(seed);
        let edition = Edition::ALL[usize::from(seed % 4 == 3)];
        let mut game = mixture(&mut chance).edition(edition).start().game.clone();
        for _ in 0..250 {
            if game.state().result.is_some() {
                break;
            }
            look(&game, &mut chance);
            let command = choose(&game, &mut chance);
            game.apply(&command).expect("what is legal passes");
        }
    }
}

/// Who may begin or go on with a Movement now.
fn movers(game: &Game) -> Vec<MiniId> {
    let moves = game.legal().into_iter().filter_map(|command| match command {
        Command::Move { mini, .. } => Some(mini),
        _ => None,
    });
    let mut movers: Vec<MiniId> = moves.collect();
    movers.dedup();
    movers
}

/// Each route of `reach` can be walked for the cubes and Move Points that it names.
#[test]
fn routes_can_be_walked() {
    let mut walked = 0;
    at_random_moments(1000..1040, |game, chance| {
        for mini in movers(game) {
            let routes = query::reach(game, mini);
            for _ in 0..routes.len().min(4) {
                let route = &routes[chance.random_range(0..routes.len())];
                walked += usize::from(walk(game.clone(), mini, route));
            }
        }
    });
    assert!(walked > 1000, "only {walked} routes were walked");
}

/// Walks a route; false if dice on the way end it.
fn walk(mut game: Game, mini: MiniId, route: &query::Reach) -> bool {
    let mut points = 0;
    let costs = query::moving::route_costs(&game, mini, &route.steps);
    for (step, wanted) in route.steps.iter().zip(costs) {
        let (area, how) = (step.exit.to, step.exit.how);
        let command = Command::Move { mini, area, how, cubes: step.cubes, card: step.card, pushing: 0 };
        let events = match game.apply(&command) {
            Ok(events) => events,
            Err(refusal) => panic!("{command:?} of {route:?}: {refusal}"),
        };
        let cost = events.iter().find_map(|event| match &event.what {
            Happening::Moved { cost, .. } => Some(cost.clone()),
            _ => None,
        });
        assert_eq!(cost.as_ref(), Some(&wanted), "{command:?}");
        points += wanted.iter().map(|part| part.amount).sum::<i8>();
        if events.iter().any(|event| matches!(event.what, Happening::Rolled { .. })) {
            return false;
        }
    }
    assert_eq!(game.state().mini(mini).area, Some(route.area));
    assert_eq!(points, route.points as i8);
    true
}

/// A reachable Area is never left out: everything that one Move reaches now is on the list.
#[test]
fn every_first_step_is_a_route() {
    at_random_moments(1040..1070, |game, _| {
        let legal = game.legal();
        for mini in movers(game) {
            let routes = query::reach(game, mini);
            for command in &legal {
                // Nobody plans a way that costs Wounds.
                if let Command::Move { mini: who, area, pushing: 0, .. } = command
                    && *who == mini
                {
                    assert!(routes.iter().any(|route| route.area == *area), "{command:?} is no route");
                }
            }
        }
    });
}

/// `throw` names the dice that are then rolled, and what is added to them.
#[test]
fn the_dice_shown_are_the_dice_rolled() {
    let mut seen = 0;
    at_random_moments(1070..1120, |game, chance| {
        let legal = game.legal();
        let rolling: Vec<_> = legal.iter().filter(|command| query::throw(game, command).is_some()).collect();
        for _ in 0..rolling.len().min(6) {
            let command = rolling[chance.random_range(0..rolling.len())];
            let throw = query::throw(game, command).expect("it rolls");
            let mut after = game.clone();
            let mut events = after.apply(command).expect("what is legal passes");
            // what may be asked before the dice are rolled
            while let Some(answer) = match after.prompt().ask {
                Ask::LoseCube { .. } => after.legal().first().cloned(),
                Ask::Skill { skill: Skill::Sacrifice, .. } => Some(Command::Decline),
                _ => None,
            } {
                events.extend(after.apply(&answer).expect("what is legal passes"));
            }
            let rolled = events.iter().find_map(|event| match &event.what {
                Happening::Rolled { dice, .. } => Some(dice.iter().map(|(color, _)| *color).collect::<Vec<Color>>()),
                _ => None,
            });
            let shown: Vec<Color> = throw.dice.iter().map(|die| die.color).collect();
            assert_eq!(rolled.unwrap_or_default(), shown, "{command:?}");
            let rolls = events.iter().filter(|event| matches!(event.what, Happening::Rolled { .. })).count();
            if let Ask::Reroll { modifier, bonus, .. } = after.prompt().ask
                && rolls == 1
            {
                assert_eq!((modifier, bonus), (throw.modifier, throw.bonus), "{command:?}");
            }
            seen += 1;
        }
    });
    assert!(seen > 500, "only {seen} throws were compared");
}

/// A Skill that is shown as on has the level that the rules use.
#[test]
fn the_skills_shown_are_the_skills_used() {
    at_random_moments(1120..1140, |game, _| {
        for mini in game.state().all_minis() {
            if game.state().mini(mini).has_tablet() && game.state().tablet(mini).is_none() {
                continue;
            }
            for held in query::skills(game, mini).into_iter().filter(|held| held.off.is_none()) {
                let level = gotham_rules::skills::level(game, mini, held.skill);
                if held.level != level {
                    panic!("{:?} {} is shown, {level} is used", held.skill, held.level);
                }
            }
        }
    });
}

/// R2 X: what is added to dice that lie on the table is named part by part, for every attack, Defense and action.
#[test]
fn what_is_added_to_a_roll_is_named() {
    let (mut rolls, mut added) = (0, 0);
    at_random_moments(0..160, |game, _| {
        let Ask::Reroll { roll, modifier, .. } = game.prompt().ask else { return };
        let by_chance = [RollFor::Drop, RollFor::DangerousTerrain, RollFor::Explosion, RollFor::Mission];
        if by_chance.contains(&roll) {
            return;
        }
        let pool = query::pools::on_the_table(game).unwrap_or_else(|| panic!("{roll:?}: {:?}", game.prompt()));
        assert_eq!(pool.modifier(), modifier);
        rolls += 1;
        added += usize::from(!pool.parts.is_empty());
    });
    assert!(rolls > 100 && added > 10, "{rolls} rolls, {added} with something added");
}
