//! Chance: every draw is an event from the one source, tests say what comes, and no program can foresee it.

use std::collections::BTreeSet;

use gotham_ai::SeatKind;
use gotham_content::Color;
use gotham_rules::command::AttackKind;
use gotham_rules::state::{Chance, Deck, Fit, Queued};
use gotham_rules::{Game, Happening, Reason, Revealed, Rule, Veiled};

use crate::kit::{Position, Table, arrange, to_sink_a_city};

fn table() -> Table {
    Position::new().hero("batman", 16).tile("bane", &[16]).token("bomb", 16, "idle").token("bomb", 15, "primed").start()
}

/// Draws this many from the first deck.
fn draw(game: &mut Game, count: usize) -> Vec<Option<u8>> {
    (0..count).map(|_| game.draw_from_deck(Rule::DiceRule, 0)).collect()
}

/// R2 IV.D: each color has the printed faces, and each of them falls.
#[test]
fn the_faces_of_the_dice() {
    let printed = [
        (Color::White, [0, 0, 0, 0, 2, 2]),
        (Color::Yellow, [0, 0, 0, 1, 1, 2]),
        (Color::Orange, [0, 0, 1, 1, 2, 2]),
        (Color::Red, [0, 1, 1, 2, 2, 3]),
        (Color::Black, [0, 0, 0, 1, 4, 4]),
    ];
    let table = table();
    let dice = &table.game.scenario().dice;
    printed.into_iter().for_each(|(color, faces)| assert_eq!(*dice.faces(color), faces, "{color:?}"));
    let attack = table.attack_with(AttackKind::Melee, "batman", "bane", table.effort(3, &[]));
    let mut fallen = BTreeSet::new();
    for seed in 0..40 {
        let mut game = table.game.clone();
        arrange(&mut game, |state| state.chance = Chance::new(seed));
        for event in game.apply(&attack).expect("Bane is here") {
            if let Happening::Rolled { dice, .. } = event.what {
                fallen.extend(dice);
            }
        }
    }
    assert_eq!(fallen, [0, 1, 2, 3].map(|face| (Color::Red, face)).into());
}

#[test]
fn a_deck_gives_each_item_once_and_comes_back_from_its_discard_pile() {
    let mut game = table().game.clone();
    arrange(&mut game, |state| state.decks = vec![Deck::new(1..=6)]);
    game.shuffle_deck(Rule::DiceRule, 0);
    let mut drawn: Vec<u8> = draw(&mut game, 6).into_iter().flatten().collect();
    assert_eq!(game.draw_from_deck(Rule::DiceRule, 0), None, "everything is out");
    drawn.sort_unstable();
    assert_eq!(drawn, [1, 2, 3, 4, 5, 6]);
    for item in [2, 5, 6] {
        game.discard_to_deck(0, item);
    }
    assert_eq!(game.state().decks[0].discard(), [2, 5, 6]);
    game.queue_draws([Queued::Order(vec![3, 1, 2])], Fit::InOrder);
    assert_eq!(draw(&mut game, 4), [Some(5), Some(2), Some(6), None], "the top is the last of the order");
}

#[test]
fn picks_are_queued_and_take_each_once() {
    let mut game = table().game.clone();
    game.queue_draws([Queued::Pick(3), Queued::Pick(1)], Fit::InOrder);
    assert_eq!(game.draw_some_of(Rule::DiceRule, vec!['a', 'b', 'c', 'd'], 2), ['c', 'a']);
    assert_eq!(game.draw_some_of(Rule::DiceRule, vec!['a'], 2), ['a'], "no draw for the only one");
    assert_eq!(game.draw_one_of(Rule::DiceRule, 0), None);
    game.queue_draws([Queued::D6(5)], Fit::InOrder);
    assert_eq!(game.draw_d6(Rule::DiceRule), 5);
    assert_eq!((game.state().chance.queued(), game.state().chance.misfit()), (0, None));
}

#[test]
fn what_is_queued_in_order_and_does_not_fit_is_a_refusal_that_changes_nothing() {
    let table = table();
    let attack = table
        .game
        .legal()
        .into_iter()
        .find(|command| format!("{command:?}").starts_with("Attack"))
        .expect("Bane is here");
    let mut game = table.game.clone();
    game.queue_draws([Queued::D6(1)], Fit::InOrder);
    let before = game.clone();
    let refusal = game.apply(&attack).expect_err("a colored die is rolled");
    assert_eq!(refusal.why, Reason::QueueDoesNotFit { left: 1 });
    assert_eq!(game, before);
    let mut any = before.clone();
    any.queue_draws([], Fit::AnyOrder);
    let events = any.apply(&attack).expect("the queue waits for its draw");
    assert!(events.iter().any(|event| event.reveals() == Some(Revealed::Chance)));
    assert_eq!(any.state().chance.queued(), 1);
}

#[test]
fn a_blind_game_holds_nothing_that_the_match_will_draw() {
    let mut table = table();
    table.arrange(|state| {
        state.decks = vec![Deck::new(0..40)];
        for (at, token) in state.tokens.iter_mut().enumerate() {
            (token.hidden, token.face) = (true, (at % 2) as u8);
        }
    });
    let mut real = table.game.clone();
    real.queue_draws([Queued::D6(3)], Fit::InOrder);
    let mut orders = Vec::new();
    let mut faces = Vec::new();
    for seed in 0..20 {
        let blind = real.blind(seed);
        let state = blind.state();
        assert_eq!((state.chance.queued(), state.chance.drawn()), (0, real.state().chance.drawn()));
        assert_ne!(state.chance, real.state().chance);
        assert_eq!(state.decks[0].left(), 40);
        faces.push(state.tokens.iter().map(|token| token.face).collect::<Vec<_>>());
        orders.push(draw(&mut Game::clone(&blind), 40));
        let mut veiled = Veiled::new(real.clone(), seed);
        assert_eq!(veiled.blind().state(), blind.state());
        veiled.lifted(|game| assert_eq!(*game, real));
        assert_ne!(veiled.blind().state().chance, blind.state().chance, "another veil each time");
    }
    assert!(orders.iter().all(|order| *order != draw(&mut real.clone(), 40)));
    faces.sort_unstable();
    faces.dedup();
    assert_eq!(faces, [[0, 1], [1, 0]], "as many of each face, anywhere");
}

#[test]
fn no_program_s_answer_depends_on_the_real_source() {
    let mut game = to_sink_a_city(3).game.clone();
    for step in 0..120 {
        let side = game.prompt().side;
        // looking ahead takes its time
        let looks = |kind: &SeatKind| matches!(*kind, SeatKind::HARD | SeatKind::EXPERT);
        for kind in SeatKind::ALL.into_iter().filter(|kind| !looks(kind) || step % 60 == 7) {
            let mut other = game.clone();
            arrange(&mut other, |state| state.chance = Chance::new(1000 + step));
            other.queue_draws((0..20).map(|_| Queued::Pick(1)), Fit::AnyOrder);
            let said = |game: &Game| gotham_ai::seat(kind, side, 5).answer(&game.blind(step));
            assert_eq!(said(&game), said(&other), "{kind}, step {step}");
        }
        let command = gotham_ai::seat(SeatKind::Random, side, step).answer(&game.blind(step));
        game.apply(&command).expect("a legal command");
        if game.state().result.is_some() {
            break;
        }
    }
}
