//! How fast the rules are: one answer applied, all legal answers listed, a game cloned and hashed, what a table is worth, a
//! match played.
//!
//! `docs/benchmarks.md` keeps the results and says how to compare runs.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use gotham_ai::value::Value;
use gotham_ai::{Player as _, RandomPlayer};
use gotham_rules::{Command, Game, Options, Scenario, Veiled};

/// The programs' allocator, so that measurements match the programs.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn scenario() -> Arc<Scenario> {
    Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission")
}

/// Every position of a random match, with the answer that was given there.
fn positions(scenario: &Arc<Scenario>) -> Vec<(Game, Command)> {
    let mut game = Game::new(Arc::clone(scenario), Options::default(), 7);
    let mut player = RandomPlayer::new(7);
    let mut found = Vec::new();
    while game.state().result.is_none() {
        let command = player.answer(&game.blind(7));
        found.push((game.clone(), command.clone()));
        game.apply(&command).expect("a legal command");
    }
    found
}

/// Plays a match to the end; returns how many answers it took.
fn random_match(scenario: &Arc<Scenario>, seed: u64) -> usize {
    let mut table = Veiled::new(Game::new(Arc::clone(scenario), Options::default(), seed), seed);
    let mut player = RandomPlayer::new(seed);
    let mut answers = 0;
    while table.blind().state().result.is_none() {
        let command = player.answer(table.blind());
        table.lifted(|game| game.apply(&command)).expect("a legal command");
        answers += 1;
    }
    answers
}

/// Results without further notes are means over the positions of one match.
fn rules(criterion: &mut Criterion) {
    let scenario = scenario();
    let positions = positions(&scenario);

    let mut next = positions.iter().cycle();
    criterion.bench_function("apply", |bencher| {
        bencher.iter_batched(
            || next.next().expect("a cycle").clone(),
            |(mut game, command)| {
                let events = game.apply(&command);
                (game, events)
            },
            BatchSize::SmallInput,
        );
    });

    let mut next = positions.iter().cycle();
    criterion.bench_function("legal", |bencher| bencher.iter(|| next.next().expect("a cycle").0.legal()));

    let widest = positions.iter().map(|(game, _)| game).max_by_key(|game| game.legal().len()).expect("positions");
    criterion.bench_function("legal, the longest list", |bencher| bencher.iter(|| widest.legal()));

    let mut next = positions.iter().cycle();
    criterion.bench_function("clone", |bencher| bencher.iter(|| next.next().expect("a cycle").0.clone()));

    let mut next = positions.iter().cycle();
    criterion.bench_function("hash", |bencher| bencher.iter(|| next.next().expect("a cycle").0.hash()));

    let mut next = positions.iter().cycle();
    criterion.bench_function("value", |bencher| bencher.iter(|| Value::of(&next.next().expect("a cycle").0)));

    let mut seeds = 0..;
    criterion.bench_function("random match", |bencher| {
        bencher.iter(|| random_match(black_box(&scenario), seeds.next().expect("seeds without end")));
    });
}

criterion_group!(benches, rules);
criterion_main!(benches);
