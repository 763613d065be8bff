//! The boards in numbers, for `docs/maps.md`.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use gotham_ai::SeatKind;
use gotham_content::mission::Side;
use gotham_content::{Catalogue, Map, map_check};
use gotham_platform::Endless;
use gotham_play::Sandbox;
use gotham_play::record::MOST_ENTRIES;
use gotham_play::sandbox::{Figure, RiverEntry};
use gotham_rules::board::Board;
use gotham_rules::{Game, Veiled, answers};
use gotham_workshop::sights;
use indicatif::ProgressBar;
use serde_json::json;

use super::super::content::Content;
use super::super::output::Output;
use super::super::trouble::{Outcome, Trouble};
use super::files::lists;

/// Which boards, and how many matches.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    content: Content,
    /// The folder with the lists of each board.
    #[arg(long, value_name = "FOLDER", default_value = "maps/lists")]
    lists: PathBuf,
    /// Random matches on each board: two Heroes against four tiles, six rounds.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// The same matches between bots, for the time of their answers.
    #[arg(long, default_value_t = 10)]
    bot_games: u32,
}

/// How many rounds a match of the table has.
const ROUNDS: u8 = 6;
/// How often a board is checked and built.
const LOADS: usize = 5;

/// `gotham-engine map table`
pub(super) fn table(output: &mut Output, arguments: &Arguments) -> Outcome {
    let catalogue = arguments.content.catalogue()?;
    if !output.json {
        writeln!(
            output.out,
            "| board | Areas | pairs in sight | missing | too many | letters | loads in | random matches a second | a bot's \
             answer |"
        )?;
        writeln!(output.out, "|---|---|---|---|---|---|---|---|---|")?;
    }
    let bar = ProgressBar::new(catalogue.maps.len() as u64);
    for map in &catalogue.maps {
        let (_, printed) = lists(&arguments.lists.join(format!("{}.ron", map.id)))?;
        let is_sound = map_check::check(map).is_empty();
        let board = Board::new(map);
        let loaded = middle((0..LOADS).map(|_| timed(|| (map_check::check(map), Board::new(map)))).collect());
        let sights = sights(&board, &printed);
        let letters: BTreeSet<char> = markers(map).flat_map(|letters| letters.chars()).collect();
        let random = pace(&catalogue, map, SeatKind::Random, arguments.games)?;
        let bots = pace(&catalogue, map, SeatKind::NORMAL, arguments.bot_games)?;
        let speed = 1.0 / random.a_match.as_secs_f64().max(1e-9);
        let thought = bots.an_answer.as_secs_f64() * 1000.0;
        bar.inc(1);
        let (missing, too_many) = (sights.missing.len(), sights.too_many.len());
        let milliseconds = loaded.as_secs_f64() * 1000.0;
        if output.json {
            let text = json!({
                "map": map.id, "areas": map.areas.len(), "pairs": printed.sight.len(), "missing": missing,
                "too_many": too_many, "letters": letters.len(), "load_ms": milliseconds, "sound": is_sound,
                "random_matches_per_second": speed, "bot_answer_ms": thought,
            });
            writeln!(output.out, "{text}")?;
        } else {
            writeln!(
                output.out,
                "| {} | {} | {} | {missing} | {too_many} | {} | {milliseconds:.1} ms | {speed:.0} | {thought:.2} ms |",
                map.name.english(),
                map.areas.len(),
                printed.sight.len(),
                letters.len()
            )?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// The letters of every marker.
fn markers(map: &Map) -> impl Iterator<Item = &str> {
    map.areas.iter().flat_map(|area| &area.markers).map(|marker| marker.letters.as_str())
}

/// How fast players of one kind are on a board.
struct Pace {
    /// The middle one of all matches.
    a_match: Duration,
    /// On average, the rules' work included.
    an_answer: Duration,
}

fn pace(catalogue: &Catalogue, map: &Map, players: SeatKind, games: u32) -> Result<Pace, Trouble> {
    let wrong = |error: &dyn std::fmt::Display| Trouble::Wrong(format!("{}: {error}", map.id));
    let sandbox = sandbox(map);
    let scenario = sandbox.scenario(catalogue).map_err(|error| wrong(&error))?;
    let (mut took, mut answers) = (Vec::new(), 0);
    for seed in 0..u64::from(games) {
        let begun = Instant::now();
        let game = Sandbox { seed, ..sandbox.clone() }.game_on(&scenario).map_err(|error| wrong(&error))?;
        answers += play(game, players, seed).map_err(|error| wrong(&error))?;
        took.push(begun.elapsed());
    }
    let an_answer = took.iter().sum::<Duration>().checked_div(answers).unwrap_or_default();
    Ok(Pace { a_match: middle(took), an_answer })
}

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let begun = Instant::now();
    std::hint::black_box(work());
    begun.elapsed()
}

/// The middle one of several durations: what else the machine does hardly counts.
fn middle(mut durations: Vec<Duration>) -> Duration {
    durations.sort();
    durations.get(durations.len() / 2).copied().unwrap_or_default()
}

/// Plays a match to its end; how many answers it took.
fn play(game: Game, kind: SeatKind, seed: u64) -> Result<u32, String> {
    let mut table = Veiled::new(game, 0);
    let mut players = [Side::Heroes, Side::Villain].map(|side| gotham_ai::seat(kind, side, seed));
    for answers in 0..MOST_ENTRIES {
        if table.blind().state().result.is_some() {
            return Ok(u32::try_from(answers).unwrap_or(u32::MAX));
        }
        let player = &mut players[usize::from(answers::side_asked(table.blind()) == Side::Villain)];
        let command = player.think(table.blind(), &mut Endless).ok_or("a player has no answer")?;
        table.lifted(|game| game.apply(&command)).map_err(|refusal| refusal.to_string())?;
    }
    Err("a match does not end".into())
}

/// Two Heroes and four tiles, spread over the board.
fn sandbox(map: &Map) -> Sandbox {
    let roomy: Vec<_> = map.areas.iter().filter(|area| area.limit >= 6 && !area.obstruction).collect();
    let place = |part: usize| roomy[(roomy.len() - 1) * part / 8].id.clone();
    let mut sandbox = Sandbox::new(map.id.clone(), "batman".into(), place(0));
    sandbox.heroes.push(gotham_play::sandbox::Hero::at("catwoman".into(), place(1)));
    sandbox.rounds = ROUNDS;
    for (at, tile) in ["thugs_crowbar", "thugs_firearm", "bane", "joker"].into_iter().enumerate() {
        let count = if at < 2 { 3 } else { 1 };
        let miniatures = (0..count).map(|nth| Figure::at(place(2 + at + nth))).collect();
        sandbox.river.push(RiverEntry::Tile { tile: tile.into(), miniatures, pool: 0 });
    }
    sandbox
}
