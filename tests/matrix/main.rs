//! The matrix walk: sandboxes drawn at random from the whole catalogue, in either edition and with any variants, and random
//! matches in them. After every command the invariants hold; at random points what is legal passes, what is refused
//! changes nothing, and save, load, undo, replay and the sandbox of the position agree on the table.
//!
//! A short walk is one of the tests. `./dev matrix [COMMANDS]` walks far and prints statistics; `MATRIX_SEED` walks one
//! match again.

mod draw;
#[path = "../kit/lively.rs"]
mod lively;
mod tally;
mod walk;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use gotham_content::{Catalogue, SourceFile};

use tally::Tally;

/// How many commands the test takes.
const SHORT: u64 = 100_000;
/// How many a long walk takes by default.
const LONG: u64 = 1_000_000;
/// Seeds of the short walk begin here.
const FIRST: u64 = 0;

/// All content, and a board on which everything opens and closes.
fn catalogue() -> Arc<Catalogue> {
    let mut files = gotham_embedded::files();
    files.push(SourceFile::new("maps/depot.ron", include_str!("../kit/depot.ron")));
    Arc::new(gotham_content::load(&files).expect("the content is sound"))
}

/// Walks until this many commands have been given, on every core.
fn walk(commands: u64, first: u64, tell: bool) -> Tally {
    let (catalogue, begun) = (catalogue(), Instant::now());
    let (next, given) = (AtomicU64::new(first), AtomicU64::new(0));
    let work = || {
        let mut tally = Tally::default();
        while given.load(Ordering::Relaxed) < commands {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            let one = walk::one(&catalogue, seed);
            let before = given.fetch_add(one.commands, Ordering::Relaxed);
            let step = (commands / 20).max(1);
            if tell && (before + one.commands) / step > before / step {
                let seconds = begun.elapsed().as_secs_f64();
                eprintln!("{} of {commands} commands, {seconds:.0} s", before + one.commands);
            }
            tally.add(one);
        }
        tally
    };
    let mut sum = Tally::default();
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            match worker.join() {
                Ok(tally) => sum.add(tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    if tell {
        eprintln!("{}", sum.text(&catalogue, begun.elapsed()));
    }
    sum
}

#[test]
fn a_short_walk_through_the_matrix() {
    let tally = walk(SHORT, FIRST, false);
    assert!(tally.heroes.len() > 20 && tally.tiles.len() > 60 && tally.cards.len() > 30, "{tally:?}");
    assert!(tally.refused * 10 <= tally.matches, "{} of {} sandboxes were refused", tally.refused, tally.matches);
    assert!(tally.checks.values().all(|count| *count > 0), "{:?}", tally.checks);
}

#[test]
#[ignore = "a long walk: ./dev matrix"]
fn a_long_walk_through_the_matrix() {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    match number("MATRIX_SEED") {
        Some(seed) => eprintln!("{:?}", walk::one(&catalogue(), seed)),
        None => {
            drop(walk(number("MATRIX_COMMANDS").unwrap_or(LONG), number("MATRIX_FIRST").unwrap_or(1_000_000), true))
        }
    }
}
