use super::*;
use gotham_embedded::catalogue;
use gotham_rules::{Options, Scenario};

/// A match of each mission, with this many answers, any that is legal; `seen` is shown it after each of them.
fn each_mission(seed: u64, answers: usize, stride: usize, mut seen: impl FnMut(&Game, usize)) {
    for mission in &catalogue().missions {
        let scenario = Scenario::new(&catalogue(), mission.id.as_str()).expect("the mission");
        let mut game = Game::new(scenario, Options::default(), seed);
        for step in 0..answers {
            let mut legal = game.legal();
            if !legal.is_empty() {
                game.apply(&legal.swap_remove(step * stride % legal.len())).expect("a legal command");
            }
            seen(&game, step);
        }
    }
}

#[test]
fn what_is_kept_stays_the_same_wherever_a_token_lies() {
    let mut kept_somewhere = 0;
    each_mission(1, 80, 7, |game, step| {
        if step < 79 {
            return;
        }
        let bearers = [None, query::heroes(game).next()];
        for (token, bearer) in game.state().tokens.iter().flat_map(|token| bearers.map(|bearer| (token, bearer))) {
            let mut there = Supposed::of(game);
            there.token_at(token.id, token.area, bearer);
            let kept = Kept::wherever_lies(token.kind, &there, Side::Heroes);
            kept_somewhere += kept.objectives.iter().flatten().count();
            for area in game.board().areas().step_by(5) {
                there.token_at(token.id, area, bearer);
                let known = kept.worth(&there, Side::Heroes);
                let mission = &game.scenario().mission.id;
                assert_eq!(known, worth(&there, Side::Heroes), "{mission}: {token:?} in {area:?}");
            }
        }
    });
    assert!(kept_somewhere > 100, "only {kept_somewhere} objectives are kept");
}

#[test]
fn the_areas_of_goals_are_those_of_all_goals() {
    each_mission(2, 120, 5, |game, step| {
        for side in [Side::Heroes, Side::Villain].into_iter().filter(|_| step % 40 == 39) {
            let all = goals(game, side).into_iter().filter_map(|goal| goal.area).collect();
            assert_eq!(goal_areas(game, side), all, "{}", game.scenario().mission.id);
        }
    });
}
