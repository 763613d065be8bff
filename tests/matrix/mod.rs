//! The matrix walk: random matches in sandboxes drawn at random from the whole catalogue and, just as many, in the missions,
//! in either edition and with any variants. After every command the invariants hold; at random points what is legal passes, what is refused
//! changes nothing, and save, load, undo, replay and the sandbox of the position agree on the table.
//!
//! A short walk is one of the tests. `./dev matrix [COMMANDS]` walks far and prints statistics; `MATRIX_SEED` walks one
//! match again. `./dev altered [COMMANDS]` does the same with [`altered`] commands.

mod altered;
mod draw;
mod tally;
mod walk;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use gotham_content::{Catalogue, SourceFile};

/// How many commands the test takes.
const SHORT: u64 = 100_000;
/// How many a long walk takes by default.
const LONG: u64 = 1_000_000;
/// This many altered commands are one of the tests.
const ALTERED: u64 = 20_000;
/// This many are a long test, by default.
const MANY_ALTERED: u64 = 300_000;
/// Seeds of the short walk begin here.
const FIRST: u64 = 0;

/// All content, and a board on which everything opens and closes.
fn catalogue() -> Arc<Catalogue> {
    let mut files = gotham_embedded::files();
    files.push(SourceFile::new("maps/depot.ron", include_str!("../kit/depot.ron")));
    Arc::new(gotham_content::load(&files).expect("the content is sound"))
}

/// Sums of a walk.
trait Sum: Default + Send {
    /// Adds those of another match.
    fn add(&mut self, other: Self);

    /// How many commands it has seen.
    fn commands(&self) -> u64;
}

/// Walks from match to match until this many commands are given, on every core.
fn walk<S: Sum>(commands: u64, first: u64, tell: bool, one: impl Fn(&Arc<Catalogue>, u64) -> S + Sync) -> S {
    let (catalogue, begun) = (catalogue(), Instant::now());
    let (next, given) = (AtomicU64::new(first), AtomicU64::new(0));
    let work = || {
        let mut sum = S::default();
        while given.load(Ordering::Relaxed) < commands {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            let one = one(&catalogue, seed);
            let before = given.fetch_add(one.commands(), Ordering::Relaxed);
            let step = (commands / 20).max(1);
            if tell && (before + one.commands()) / step > before / step {
                let seconds = begun.elapsed().as_secs_f64();
                eprintln!("{} of {commands} commands, {seconds:.0} s", before + one.commands());
            }
            sum.add(one);
        }
        sum
    };
    let mut sum = S::default();
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            match worker.join() {
                Ok(one) => sum.add(one),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    sum
}

/// What the environment says.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
}

#[test]
fn a_short_walk_through_the_matrix() {
    let tally = walk(SHORT, FIRST, false, walk::one);
    assert!(tally.heroes.len() > 20 && tally.tiles.len() > 60 && tally.cards.len() > 30, "{tally:?}");
    let catalogue = catalogue();
    let maps = catalogue.maps.iter().map(|map| map.id.as_str());
    let unseen: Vec<&str> = maps.filter(|map| !tally.boards.contains_key(*map)).collect();
    assert!(unseen.is_empty(), "no match on {unseen:?}");
    assert_eq!(tally.missions.len(), catalogue.missions.len(), "{:?}", tally.missions);
    assert!(tally.refused * 10 <= tally.matches, "{} of {} sandboxes were refused", tally.refused, tally.matches);
    assert!(tally.checks.values().all(|count| *count > 0), "{:?}", tally.checks);
}

#[test]
#[ignore = "a long walk: ./dev matrix"]
fn a_long_walk_through_the_matrix() {
    if let Some(seed) = number("MATRIX_SEED") {
        return eprintln!("{:?}", walk::one(&catalogue(), seed));
    }
    let (begun, commands) = (Instant::now(), number("MATRIX_COMMANDS").unwrap_or(LONG));
    let tally = walk(commands, number("MATRIX_FIRST").unwrap_or(1_000_000), true, walk::one);
    eprintln!("{}", tally.text(&catalogue(), begun.elapsed()));
}

/// Legal answers, what is refused, and what is carried out agree about commands that nobody has thought of, too.
#[test]
fn altered_commands_are_judged_alike() {
    let judged = walk(ALTERED, FIRST, false, altered::one);
    assert!(judged.legal.len() > 15 && judged.refused.len() > 25, "{judged:?}");
}

#[test]
#[ignore = "many altered commands: ./dev altered"]
fn many_altered_commands_are_judged_alike() {
    if let Some(seed) = number("MATRIX_SEED") {
        return eprintln!("{:#?}", altered::one(&catalogue(), seed));
    }
    let commands = number("MATRIX_COMMANDS").unwrap_or(MANY_ALTERED);
    eprintln!("{:#?}", walk(commands, number("MATRIX_FIRST").unwrap_or(1_000_000), true, altered::one));
}
