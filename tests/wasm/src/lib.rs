//! Matches of every mission and of the sandboxes that come with the game, one line each: who played, the seed, who won
//! after how many commands, the hash of the table, the share code. The same lines must come from every machine.

use gotham_ai::SeatKind;
use gotham_content::mission::Side;
use gotham_play::record::Hash;
use gotham_play::sandbox::examples;
use gotham_play::{Match, Sandbox, share};
use gotham_rules::{Difficulty, Edition, Hardship, Options, Scenario};

/// The share codes that were written when the finished matches were, each after a name.
const CODES: &str = include_str!("../../fixtures/codes.txt");

/// How many commands are enough for a match without an end in sight, such as a sandbox.
const MOST_COMMANDS: usize = 1_000;

/// Looking ahead takes its time: this many commands of two short missions show whether every machine sees the same.
const AHEAD: (usize, [&str; 2]) = (60, ["icy_welcome", "year_100"]);

/// A line for each match: a number of seeds with bots for each mission and sandbox, and a number with random players,
/// each mission against cards, too; then two of computers that look ahead, and one for each stored code.
#[cfg_attr(target_family = "wasm", wasm_bindgen::prelude::wasm_bindgen)]
pub fn lines(bots: u32, random: u32) -> String {
    let seeds = |kind: SeatKind, many: u32| (0..many).map(move |seed| (kind, u64::from(seed)));
    let all: Vec<(SeatKind, u64)> = seeds(SeatKind::NORMAL, bots).chain(seeds(SeatKind::Random, random)).collect();
    let catalogue = gotham_embedded::catalogue();
    let mut lines = String::new();
    for mission in &catalogue.missions {
        for (kind, seed) in all.iter().copied() {
            let edition = Edition::ALL[seed as usize % 2];
            let people = Options { edition, ..Options::default() };
            let hardship = Hardship::ALL[seed as usize % Hardship::ALL.len()];
            let difficulty = Difficulty::default().with(hardship, 1);
            let cards = Options { solo: true, difficulty, ..people };
            for (options, what) in [(people, ""), (cards, " against cards")] {
                let scenario = Scenario::new(&catalogue, mission.id.as_str()).expect("the mission");
                let table = Match::new(scenario, options, seed);
                lines += &line(&format!("{}{what}", mission.id), kind, &play(table, kind, MOST_COMMANDS));
            }
        }
    }
    for sandbox in examples() {
        for (kind, seed) in all.iter().copied() {
            let sandbox = Sandbox { seed, ..sandbox.clone() };
            let table = Match::of_sandbox(&catalogue, sandbox).expect("the sandbox");
            lines += &line("sandbox", kind, &play(table, kind, MOST_COMMANDS));
        }
    }
    let (commands, missions) = AHEAD;
    for mission in missions {
        let scenario = Scenario::new(&catalogue, mission).expect("the mission");
        let table = Match::new(scenario, Options::default(), 1);
        lines += &line(mission, SeatKind::HARD, &play(table, SeatKind::HARD, commands));
    }
    for (name, code) in CODES.lines().filter_map(|line| line.split_once(' ')) {
        let opened = share::read(&catalogue, code);
        let told = opened.map_or_else(|error| error.to_string(), |table| Hash(table.game().hash()).to_string());
        lines += &format!("{name} {told}\n");
    }
    lines
}

/// Lets two programs of a kind play to the end, or until there are this many commands.
fn play(mut table: Match, kind: SeatKind, most: usize) -> Match {
    let seed = table.seed();
    let (mut heroes, mut villain) =
        (gotham_ai::seat(kind, Side::Heroes, seed), gotham_ai::seat(kind, Side::Villain, seed));
    while table.game().state().result.is_none() && table.steps().len() < most {
        let player = if table.game().prompt().side == Side::Heroes { &mut heroes } else { &mut villain };
        let command = player.answer(&table.game().blind(seed));
        table.apply(&command).expect("a legal command");
    }
    table
}

/// What came of a match. Its code is opened again on the same machine.
fn line(what: &str, kind: SeatKind, table: &Match) -> String {
    let hash = Hash(table.game().hash());
    let code = share::write(table).expect("a code");
    let opened = share::read(&gotham_embedded::catalogue(), &code).expect("its own code opens");
    assert_eq!(Hash(opened.game().hash()), hash, "{code}");
    let winner = table.game().state().result.map_or("nobody".into(), |result| format!("{:?}", result.winner));
    format!("{what} {kind} {} {winner} {} {hash} {code}\n", table.seed(), table.steps().len())
}
