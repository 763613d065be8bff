//! Answers that nobody needs to think about: they are given where nothing else could be better, and nowhere else.

use crate::kit::{Position, Table};
use gotham_ai::RandomPlayer;
use gotham_platform::Endless;
use gotham_play::{Player, obvious};
use gotham_rules::command::RerollBy;
use gotham_rules::query::odds::{Aim, Lying, odds_of_lying};
use gotham_rules::{Ask, Command, Game, Options, Scenario};

fn answer(table: &Table) -> Option<Command> {
    obvious::answer(&table.game, &table.prompt(), &table.game.legal())
}

/// R2 X: dice are kept without asking exactly where they show what is needed already, by the odds.
#[test]
fn dice_that_are_enough_are_kept() {
    let catalogue = gotham_embedded::catalogue();
    let (mut kept, mut asked) = (0, 0);
    for (mission, seed) in catalogue.missions.iter().zip(1..) {
        let scenario = Scenario::new(&catalogue, mission.id.as_str()).expect("a mission");
        let mut game = Game::new(scenario, Options::default(), seed);
        let mut player = RandomPlayer::new(seed);
        while game.state().result.is_none() {
            let (prompt, legal) = (game.prompt(), game.legal());
            if let Ask::Reroll { roll, dice, forced, modifier, against, rights, .. } = &prompt.ask {
                let lying = Lying { dice: dice.clone(), modifier: *modifier, hurts: roll.hurts(), ..Lying::default() };
                let faces = &game.scenario().dice;
                let is_sure = |goal: u8| {
                    let odds = odds_of_lying(&lying, Aim::AtLeast(goal), faces).expect("few dice");
                    odds.chance_at_least(goal).permille() == 1000
                };
                let may_be_spoiled = *forced > 0 || rights.contains(&RerollBy::Forced);
                let is_enough = against.is_some_and(is_sure) && !may_be_spoiled && !roll.hurts();
                assert_eq!(obvious::answer(&game, &prompt, &legal), is_enough.then_some(Command::Keep), "{prompt:?}");
                *if is_enough { &mut kept } else { &mut asked } += 1;
            }
            let command = player.think(&game.blind(seed), &mut Endless).expect("it answers at once");
            game.apply(&command).expect("legal");
        }
    }
    assert!(kept > 5 && asked > 20, "{kept} rolls were kept, {asked} asked about");
}

/// R2 VII.A.1: a Hero's next Movement costs what it would cost to go on, so the Movement ends with its free points.
#[test]
fn a_movement_ends_with_its_free_points() {
    let mut table = Position::new().hero("batman", 9).start();
    let mut moves = 0;
    while answer(&table).is_none() {
        let free = |command: &&Command| matches!(command, Command::Move { cubes: 0, pushing: 0, .. });
        let next = table.game.legal().iter().find(free).cloned();
        table.say(next.expect("free points are left"));
        table.pass();
        moves += 1;
    }
    assert!(moves > 0);
    assert_eq!(answer(&table), Some(Command::Stop));
    let dear =
        table.game.legal().into_iter().find(|command| matches!(command, Command::Move { .. })).expect("for cubes");
    table.say(Command::Stop);
    assert_eq!(table.game.why_not(&dear), None, "nothing is lost");
}

/// R2 VI.C: a miniature's second Movement is another thing than going on with the first.
#[test]
fn a_villains_movement_is_asked_about() {
    let position = Position::new().hero("batman", 9).tile("thugs_crowbar", &[38]).villain(9, 0, 0);
    let mut table = position.start();
    table.end_turn();
    table.activate_tile("thugs_crowbar");
    if matches!(table.ask(), Ask::ActivateMini { .. }) {
        table.activate("thugs_crowbar");
    }
    let mut asked = 0;
    loop {
        let moves = table.game.legal().into_iter().find(|command| matches!(command, Command::Move { .. }));
        let Some(next) = moves else { break };
        table.say(next);
        if matches!(table.ask(), Ask::KeepMoving { .. }) {
            assert_eq!(answer(&table), None);
            asked += 1;
        }
    }
    assert!(asked > 0);
}
