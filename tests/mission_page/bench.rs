//! The page's own example as a test bench: words are put into its lists and played, on a board with a door, a link,
//! an elevator and a zone.

use std::collections::BTreeSet;
use std::sync::Arc;

use gotham_ai::{Player as _, RandomPlayer};
use gotham_content::{Catalogue, Problem, SourceFile};
use gotham_rules::command::Stance;
use gotham_rules::{Ask, Command, Game, Happening, Options, Scenario};

use crate::kit::Table;
use crate::mission_page::page::example;

/// What the page's words mention and the Subway does not have.
const CHANGES: &str = r#"
    doors: [
        (
            id: "gate", name: "Gate", between: ("subway_39", "subway_40"), open: Orange, closed: Wall(1),
            starts: Closed,
        ),
    ],
    links: [(id: "lift", name: "Lift", between: ("subway_1", "subway_30"), starts: Closed)],
    elevators: [
        (id: "elevator", name: "Elevator", car: "subway_99", starts: "subway_14", shafts: [
            (beside: "subway_14", at: (840, 560)), (beside: "subway_31", at: (840, 140), sees: ["subway_31"]),
        ]),
    ],
    zones: [(id: "tracks", name: "Tracks", areas: ["subway_20", "subway_21", "subway_22", "subway_23"])],
"#;

/// The car of the elevator.
const CAR: &str = r#"
        (id: "subway_99", name: "Car", elevation: 1, limit: 4, outline: [(820, 540), (860, 540), (860, 580), (820, 580)]),
"#;

/// The mission of the page as it is.
pub(super) fn as_it_is() -> Arc<Scenario> {
    load(example())
}

/// The mission of the page, with more at the start of its lists: the list's name, and what goes into it. The Hero
/// starts beside the safe, and a bag is there.
pub(super) fn with(lists: &[(&str, String)]) -> Arc<Scenario> {
    load(&text_with(lists))
}

/// What is wrong with it.
pub(super) fn problems(lists: &[(&str, String)]) -> Vec<Problem> {
    read(&text_with(lists)).err().unwrap_or_default()
}

fn text_with(lists: &[(&str, String)]) -> String {
    let mut text = swap(example(), "(area: \"subway_9\", choices", "(area: \"subway_16\", choices");
    text = swap(&text, "    tokens: [", "    tokens: [(\"subway_16\", \"bag\", \"full\"),");
    for (list, more) in lists {
        text = swap(&text, &format!("\n    {list}: ["), &format!("\n    {list}: [\n{more}"));
    }
    text
}

fn read(mission: &str) -> Result<Catalogue, Vec<Problem>> {
    let mut files = gotham_embedded::files();
    files.retain(|file| !file.name.starts_with("missions/") && !file.name.ends_with("campaign.ron"));
    let board = files.iter_mut().find(|file| file.name == "maps/subway.ron").expect("the board");
    board.text = swap(&board.text, "(between: (\"subway_39\", \"subway_40\"), kind: Orange),", "");
    board.text = swap(&board.text, "size: (800, 600)", "size: (880, 600)");
    board.text = swap(&board.text, "    ],\n    boundaries: [", &format!("{CAR}    ],\n{CHANGES}    boundaries: ["));
    files.push(SourceFile::new("missions/night_train.ron", mission));
    gotham_content::load(&files)
}

fn load(mission: &str) -> Arc<Scenario> {
    let catalogue = read(mission).unwrap_or_else(|problems| {
        let line = |at: usize| mission.lines().nth(at.saturating_sub(1)).unwrap_or_default().trim();
        let problems: Vec<String> = problems.iter().map(|known| format!("{known}\n  {}", line(known.line))).collect();
        panic!("{}", problems.join("\n"))
    });
    Scenario::new(&catalogue, "night_train").expect("the mission")
}

fn swap(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "{from}");
    text.replace(from, to)
}

/// A match up to the Heroes' first action.
pub(super) fn begin(scenario: &Arc<Scenario>, seed: u64) -> Table {
    let mut table = Table::new(Game::new(scenario.clone(), Options::default(), seed));
    while table.ask() != Ask::HeroAction {
        let command = match (table.ask(), table.prompt().subject) {
            (Ask::TakeGadgets { .. }, _) => Command::Finish,
            (Ask::TakeStance, Some(mini)) => Command::TakeStance { mini, stance: Stance::Active },
            _ => table.game.legal().remove(0),
        };
        table.say(command);
    }
    table
}

/// What comes of the interaction with this number: how much happened because of it and was asked. The match is played
/// to the end afterward.
pub(super) fn stir(scenario: &Arc<Scenario>, number: usize) -> usize {
    let mut table = begin(scenario, 1);
    let number_of = |command: &Command| match command {
        Command::Interact { interaction, .. } => Some(usize::from(*interaction)),
        _ => None,
    };
    let command = table.game.legal().into_iter().find(|command| number_of(command) == Some(number));
    let command = command.unwrap_or_else(|| panic!("interaction {number} cannot be done"));
    table.fresh();
    table.say(command);
    let mut player = RandomPlayer::new(number as u64);
    let mut answers = 0;
    while table.game.state().result.is_none() && table.ask() != Ask::HeroAction {
        match (table.ask(), table.prompt().subject) {
            (Ask::TakeCard { card }, Some(mini)) => table.say(Command::PickUp { mini, card, pushing: 0 }),
            _ => answer(&mut table, &mut player),
        }
        answers += 1;
    }
    let stirred = table.log.len() + answers;
    finish(&mut table, &mut player);
    stirred
}

/// Plays a match to the end at random.
pub(super) fn finish(table: &mut Table, player: &mut RandomPlayer) {
    let mut answers = 0;
    while table.game.state().result.is_none() {
        answer(table, player);
        answers += 1;
        assert!(answers < 20_000, "no end");
    }
}

fn answer(table: &mut Table, player: &mut RandomPlayer) {
    let command = player.answer(&table.game.blind(1));
    table.say(command);
}

/// The triggers that random matches set off, by their numbers: as many matches as it takes, within reason.
pub(super) fn set_off(scenario: &Arc<Scenario>) -> BTreeSet<u8> {
    let all = scenario.program.triggers.len();
    let mut seen = BTreeSet::new();
    for seed in 0..2000 {
        let mut table = begin(scenario, seed);
        finish(&mut table, &mut RandomPlayer::new(seed));
        seen.extend(table.log.iter().filter_map(|event| match event.what {
            Happening::Triggered { trigger } => Some(trigger),
            _ => None,
        }));
        if seen.len() == all {
            break;
        }
    }
    seen
}
