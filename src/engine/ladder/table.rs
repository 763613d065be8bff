//! `ladder play`: everybody against everybody, until each pairing has enough seeds of each mission.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::arena::{Mission, pair};
use super::duel::{Engines, Referee};
use super::entrant::Entrant;
use super::in_order::in_order;
use super::kept::{Kept, Key, TABLE};
use crate::matches;
use crate::trouble::{Outcome, Trouble};

/// After this many void pairs something is wrong with a player, and a run ends.
pub(super) const MOST_VOID: usize = 10;

/// A pair to play.
struct Task<'a> {
    key: Key,
    mission: &'a Mission,
    seed: u64,
}

/// Plays what is missing: one seed of all missions, then the next. Each pair is written at once.
pub(super) fn fill(
    kept: &mut Kept,
    players: &[Entrant],
    missions: &[Mission],
    engines: &Engines,
    (seeds, jobs): (u64, Option<usize>),
) -> Outcome {
    let tasks = missing(kept, players, missions, seeds);
    let bar = matches::bar(tasks.len());
    let mut void = 0;
    let work = |referee: &mut Referee, task: &Task| {
        pair(referee, task.mission, [&task.key.players.0, &task.key.players.1], task.seed)
    };
    let end = in_order(
        jobs,
        &tasks,
        || Referee::new(engines),
        work,
        |task, done| {
            let kept_it = done.and_then(|done| {
                kept.keep(&task.key, done.pair);
                kept.write()?;
                if let Some(why) = done.why {
                    void += 1;
                    bar.suspend(|| eprintln!("gotham-engine: {why}"));
                }
                if void < MOST_VOID { Ok(()) } else { Err(Trouble::Wrong(format!("{void} pairs were void"))) }
            });
            bar.set_message(format!("{} against {}, {} ", task.key.players.0, task.key.players.1, task.mission.id));
            bar.inc(1);
            kept_it.map_or_else(ControlFlow::Break, ControlFlow::Continue)
        },
    );
    bar.finish_and_clear();
    match end {
        ControlFlow::Break(why) => Err(why),
        ControlFlow::Continue(()) => Ok(()),
    }
}

/// Every pairing of these players, the cards second.
fn pairings(players: &[Entrant]) -> Vec<(&Entrant, &Entrant)> {
    let mut sorted: Vec<&Entrant> = players.iter().collect();
    sorted.sort();
    sorted.dedup();
    let with = |at: usize, one| sorted[at + 1..].iter().map(move |other| (one, *other)).collect::<Vec<_>>();
    sorted.iter().enumerate().flat_map(|(at, one)| with(at, *one)).collect()
}

fn missing<'a>(kept: &Kept, players: &[Entrant], missions: &'a [Mission], seeds: u64) -> Vec<Task<'a>> {
    let mut keys: BTreeMap<(usize, usize), (Key, u64)> = BTreeMap::new();
    let pairings = pairings(players);
    for (at, mission) in missions.iter().enumerate() {
        for (by, (one, other)) in pairings.iter().enumerate() {
            let Some(content) = mission.content(other) else { continue };
            let (key, _) = Key::of(one, other, &mission.id, &content, TABLE);
            let there = kept.count(&key) as u64;
            keys.insert((at, by), (key, there));
        }
    }
    let task = |(at, _): (usize, usize), key: &Key, seed: u64| Task {
        key: key.clone(),
        mission: &missions[at],
        seed: TABLE + seed,
    };
    let of_seed = |seed: u64| {
        let open = keys.iter().filter(move |(_, (_, there))| *there <= seed);
        open.map(move |(place, (key, _))| task(*place, key, seed))
    };
    (0..seeds).flat_map(of_seed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::arena::missions;
    use crate::ladder::pair::Pair;

    fn players(words: &[&str]) -> Vec<Entrant> {
        words.iter().map(|word| word.parse().expect("a player")).collect()
    }

    #[test]
    fn everybody_meets_everybody_once() {
        let players = players(&["cards", "normal", "easy", "normal", "easy@abc"]);
        let met: Vec<String> = pairings(&players).iter().map(|(a, b)| format!("{a} {b}")).collect();
        let expected =
            ["easy normal", "easy easy@abc", "easy cards", "normal easy@abc", "normal cards", "easy@abc cards"];
        assert_eq!(met, expected);
    }

    #[test]
    fn only_what_is_missing_is_played_seed_by_seed() {
        let players = players(&["normal", "easy", "cards"]);
        let ids = ["icy_welcome", "year_100"].map(String::from);
        let Ok(missions) = missions(&ids) else { panic!("two missions") };
        let mut kept = Kept::open(std::path::Path::new("nowhere/ladder.ron")).expect("an empty one");
        let tell = |kept: &Kept| -> Vec<String> {
            let tasks = missing(kept, &players, &missions, 2);
            tasks
                .iter()
                .map(|task| format!("{} {} {}", task.mission.id, task.key.players.1, task.seed - TABLE))
                .collect()
        };
        let all = tell(&kept);
        assert_eq!(all.len(), 12);
        assert_eq!(all[..3], ["icy_welcome normal 0", "icy_welcome cards 0", "icy_welcome cards 0"]);
        assert_eq!((all[3].as_str(), all[6].as_str()), ("year_100 normal 0", "icy_welcome normal 1"));
        let first = missing(&kept, &players, &missions, 1).remove(0).key;
        kept.keep(&first, Pair::Void);
        assert_eq!(tell(&kept).len(), 11, "what is void is not played again");
        assert!(!tell(&kept).contains(&all[0]));
    }
}
