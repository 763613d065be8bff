//! What is done with input from outside, and what must hold no matter what it is: nothing panics, an error says where
//! and what, a refusal changes nothing, and what is accepted can be played.
//!
//! The targets of cargo-fuzz and `tests/hostile.rs` call the same functions.

use std::sync::{Arc, OnceLock};

use gotham_ai::{Player, RandomPlayer};
use gotham_content::{CATALOGUE_FILES, Catalogue, SourceFile};
use gotham_play::names::Names;
use gotham_play::record::Entry;
use gotham_play::{Check, LoadError, Match, Record, Sandbox, log, share};
use gotham_rules::frames::Scope;
use gotham_rules::state::Phase;
use gotham_rules::{CardId, Edition, Event, Game, MiniId, Options, Scenario, TileId, WhatIf, query};
use gotham_words::Words;
use serde_json::{Map, Value, json};

/// The file of the map that the embedded mission is played on.
pub const MAP: &str = "maps/subway.ron";
/// The file of the embedded mission.
pub const MISSION: &str = "missions/to_sink_a_city.ron";

/// How many commands of an accepted mission are tried.
const TRIED: usize = 20;
/// This many are played by [`play`].
const PLAYED: usize = 100;
/// What stands between the mission and the map of an input of [`play`].
pub const AND_MAP: &str = "\n%%%\n";
/// More happens by no answer.
const MOST_EVENTS: usize = 100_000;

/// Bytes as the map's file.
pub fn map(bytes: &[u8]) {
    content(MAP, bytes);
}

/// Bytes as the mission's file.
pub fn mission(bytes: &[u8]) {
    content(MISSION, bytes);
}

/// Bytes in place of one content file among the other embedded ones. Problems name a file and a line that
/// exist; what is accepted can be set up and played.
pub fn content(name: &str, bytes: &[u8]) {
    let mut files = gotham_embedded::files();
    files.retain(|file| file.name != name);
    let loaded = SourceFile::from_bytes(name, bytes.to_vec()).map_err(|problem| vec![problem]).and_then(|file| {
        files.push(file);
        gotham_content::load(&files)
    });
    let problems = match loaded {
        Ok(catalogue) => return every_mission_begins(&catalogue),
        Err(problems) => problems,
    };
    assert!(!problems.is_empty(), "refused without a problem");
    let lines = |file: &SourceFile| 1 + file.text.matches('\n').count();
    for problem in &problems {
        let known = files.iter().find(|file| file.name == problem.file).map(lines);
        let lines = known.unwrap_or(1 + bytes.iter().filter(|byte| **byte == b'\n').count());
        assert!(known.is_some() || problem.file == name, "no such file: {problem}");
        assert!((1..=lines).contains(&problem.line) && problem.column > 0, "of {lines} lines: {problem}");
        assert!(!problem.message.trim().is_empty(), "nothing is said: {problem}");
    }
}

/// Each mission of a catalogue that was found sound is set up, and its first commands are legal ones that pass.
fn every_mission_begins(catalogue: &Catalogue) {
    for mission in &catalogue.missions {
        let Ok(scenario) = Scenario::new(catalogue, mission.id.as_str()) else { continue };
        let mut game = Game::new(scenario, Options::default(), 7);
        let mut player = RandomPlayer::new(7);
        for _ in 0..TRIED {
            if game.state().result.is_some() {
                break;
            }
            let command = player.answer(&game.blind(7));
            game.apply(&command).unwrap_or_else(|refusal| panic!("{command:?} is legal and refused: {refusal}"));
            sound(&game);
        }
    }
}

/// Bytes as a mission's file, and perhaps a map's behind it, in place of the embedded ones. Whatever passes the check
/// is played for a while, by the rules and options that its length says: every answer has an end, no table is unsound,
/// and the match is kept and opened again.
pub fn play(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut files = gotham_embedded::files();
    files.retain(|file| !file.name.starts_with("missions/") && !file.name.ends_with("campaign.ron"));
    let (mission, map) = text.split_once(AND_MAP).map_or((text, None), |(mission, map)| (mission, Some(map)));
    files.push(SourceFile::new(MISSION, mission));
    if let Some(map) = map {
        files.retain(|file| !file.name.starts_with("maps/"));
        files.push(SourceFile::new(MAP, map));
    }
    let Ok(catalogue) = gotham_content::load(&files) else { return };
    let Some(mission) = catalogue.missions.iter().chain(&catalogue.tutorials).next() else { return };
    let Ok(scenario) = Scenario::new(&catalogue, mission.id.as_str()) else { return };
    let edition = Edition::ALL[text.len() % 2];
    let options = Options { edition, solo: text.len() % 3 == 0 && mission.sheet.is_some(), ..Options::default() };
    let mut table = Match::new(scenario, options, text.len() as u64);
    let mut player = RandomPlayer::new(text.len() as u64);
    for _ in 0..PLAYED {
        if table.game().state().result.is_some() {
            break;
        }
        let command = player.answer(&table.game().blind(7));
        let events = table.apply(&command).map(<[Event]>::to_vec);
        let events = events.unwrap_or_else(|refusal| panic!("{command:?} is legal and refused: {refusal}"));
        sound(table.game());
        assert!(events.len() < MOST_EVENTS, "{} things have happened by {command:?}", events.len());
        events.iter().for_each(|event| drop(log::line(english(), table.game(), event)));
    }
    let game = table.game();
    for interaction in &game.scenario().program.interactions {
        game.foresee(&WhatIf::Effects(interaction.effects, Scope::default()));
    }
    let opened = Match::load(&catalogue, &table.save()).expect("what was played can be kept and opened again");
    assert_eq!(opened.game().hash(), game.hash());
}

fn english() -> &'static Words {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    ENGLISH.get_or_init(|| Words::of("en"))
}

/// The example of the mission page, and with each word of its tables in it: sound missions, and some that are none.
pub fn words_of_the_page() -> Vec<String> {
    const PAGE: &str = include_str!("../docs/mission-format.md");
    let example = PAGE.split_once("```ron\n").and_then(|(_, rest)| rest.split_once("```")).map_or("", |(text, _)| text);
    let rows = |from: &str, to: &str| {
        let part = PAGE.split_once(from).and_then(|(_, rest)| rest.split_once(to)).map_or("", |(part, _)| part);
        let first = part.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
        first.map(|(word, _)| word.to_string()).collect::<Vec<_>>()
    };
    let trigger = |when: &str, effect: &str| {
        let told = format!("(id: \"told\", name: \"Told\", when: {when}, effects: [{effect}]),");
        example.replacen("triggers: [", &format!("triggers: [{told}"), 1)
    };
    let whens = rows("## Triggers: when", "### Who did it");
    let effects = rows("### What leads to others", "\n## ");
    let whens = whens.iter().map(|when| trigger(when, "Add(\"stage\", Just(1)), Activate((side: Villain))"));
    let effects = effects.iter().map(|effect| trigger("At(StartOfHeroesTurn)", effect));
    [example.to_string()].into_iter().chain(whens).chain(effects).collect()
}

/// Bytes as one of the catalogue's files; the first byte says which.
pub fn catalogue(bytes: &[u8]) {
    let Some((which, text)) = bytes.split_first() else { return };
    let name = CATALOGUE_FILES[usize::from(*which) % CATALOGUE_FILES.len()];
    content(&format!("assets/content/{name}"), text);
}

/// Bytes as a sandbox file. Problems name a line that exists; what is accepted can be played, saved, and written down
/// again.
pub fn sandbox(bytes: &[u8]) {
    let catalogue = gotham_embedded::catalogue();
    let Ok(file) = SourceFile::from_bytes("sandbox.ron", bytes.to_vec()) else { return };
    let lines = 1 + file.text.matches('\n').count();
    for problem in Sandbox::problems(&catalogue, &file) {
        assert!((1..=lines).contains(&problem.line) && problem.column > 0, "of {lines} lines: {problem}");
        assert!(!problem.message.trim().is_empty(), "nothing is said: {problem}");
    }
    let made = Sandbox::read(&file).ok().and_then(|sandbox| Match::of_sandbox(&catalogue, sandbox).ok());
    let Some(mut table) = made else { return };
    sound(table.game());
    let again = Sandbox::of(&table).and_then(|sandbox| sandbox.game(&catalogue));
    assert_eq!(again.expect("what was made can be written down").hash(), table.game().hash());
    let mut player = RandomPlayer::new(7);
    for _ in 0..TRIED {
        if table.game().state().result.is_some() {
            break;
        }
        let command = player.answer(&table.game().blind(7));
        table.apply(&command).unwrap_or_else(|refusal| panic!("{command:?} is legal and refused: {refusal}"));
        sound(table.game());
    }
    let opened = Match::load(&catalogue, &table.save()).expect("what was played can be kept and opened again");
    assert_eq!(opened.game().hash(), table.game().hash());
}

/// Bytes as a save, which is opened as the table opens one: played back, or resumed from its table. What opens can be
/// saved, goes on, and opens again as the same table.
pub fn save(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let catalogue = gotham_embedded::catalogue();
    let mut table = match Match::load(&catalogue, text) {
        Ok(table) => table,
        Err(error) => return assert!(!error.to_string().trim().is_empty()),
    };
    sound(table.game());
    if table.game().state().result.is_none()
        && let Some(command) = table.game().legal().pop()
    {
        table.apply(&command).unwrap_or_else(|refusal| panic!("{command:?} is legal and refused: {refusal}"));
        sound(table.game());
    }
    let again = Match::load(&catalogue, &table.save()).expect("what was opened can be kept and opened again");
    assert_eq!(again.game().hash(), table.game().hash());
}

/// Bytes as a record that is opened. An error says at which line, command or checkpoint; what opens can be saved, and
/// opens again as the same table.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let catalogue = gotham_embedded::catalogue();
    let replayed = Record::parse(text).and_then(|record| Match::replay(&catalogue, &record, Check::Lenient));
    match &replayed {
        Ok(table) => {
            sound(table.game());
            let again = Match::load(&catalogue, &table.save()).expect("what was opened can be kept and opened again");
            assert_eq!(again.game().hash(), table.game().hash());
        }
        Err(LoadError::Unreadable { line, column, .. }) => {
            assert!((1..=1 + text.matches('\n').count()).contains(line) && *column > 0, "no such place in {text:?}");
        }
        Err(LoadError::Command { number, of, .. }) => assert!((1..=*of).contains(number)),
        Err(_) => {}
    }
    if let Err(error) = replayed {
        assert!(!error.to_string().trim().is_empty());
    }
}

/// Bytes as a text with a share code, and as what is in a code, with a matching checksum. What opens can be shared
/// again, and opens again as the same table.
pub fn code(bytes: &[u8]) {
    let catalogue = gotham_embedded::catalogue();
    let text = std::str::from_utf8(bytes).ok().map(String::from);
    for text in [text, Some(share::seal(bytes))].into_iter().flatten() {
        match share::read(&catalogue, &text) {
            Ok(table) => {
                sound(table.game());
                let again = share::write(&table).and_then(|code| share::read(&catalogue, &code));
                let again = again.expect("what was opened can be shared and opened again");
                assert_eq!(again.game().hash(), table.game().hash());
            }
            Err(error) => assert!(!error.to_string().trim().is_empty()),
        }
    }
}

/// Bytes as entries of a match under way, one per line, in the words of records and of the protocol. A line with a
/// number goes on from that step of [`under_way`].
pub fn command(bytes: &[u8]) {
    let table = under_way();
    let mut game = table.at(0).clone();
    for line in bytes.split(|byte| *byte == b'\n') {
        let Ok(value) = serde_json::from_slice::<Value>(line) else { continue };
        match value.as_u64() {
            Some(step) => game = table.at(step as usize % (1 + table.steps().len())).clone(),
            None => enter(&mut game, &value),
        }
    }
    game.legal();
}

/// One entry: it is carried out and the table stays sound, or it is refused with a reason and changes nothing.
fn enter(game: &mut Game, value: &Value) {
    let before = game.hash();
    let read = Entry::read(game, value);
    let refused = match &read {
        Ok(entry) => entry.apply(game).err().map(|error| error.to_string()),
        Err(error) => Some(error.to_string()),
    };
    match refused {
        Some(reason) => {
            assert!(!reason.trim().is_empty(), "{value} is refused without a reason");
            assert_eq!(game.hash(), before, "{value} was refused and changed something");
        }
        None => sound(game),
    }
}

fn sound(game: &Game) {
    assert_eq!(query::invariants(game), Vec::<String>::new());
}

/// A whole match played at random: where [`command`] starts, and what valid records and commands look like.
pub fn under_way() -> &'static Match {
    static MATCH: OnceLock<Match> = OnceLock::new();
    MATCH.get_or_init(|| {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the embedded mission");
        let mut table = Match::new(Arc::clone(&scenario), Options::default(), 7);
        let mut player = RandomPlayer::new(7);
        while table.game().state().result.is_none() {
            let command = player.answer(&table.game().blind(7));
            table.apply(&command).expect("what is legal passes");
        }
        table
    })
}

/// An entry that puts everything where it already is, as after a number of steps of [`under_way`].
pub fn arranged(steps: usize) -> Value {
    let game = under_way().at(steps);
    let (state, scenario, names) = (game.state(), game.scenario(), Names::of(game));
    let words = |cards: &[CardId]| cards.iter().map(|card| names.card(*card)).collect::<Vec<_>>();
    let mini = |id: MiniId| {
        let body = state.mini(id);
        let area = body.area.map_or("off", |area| names.area(area));
        let mut put = json!({ "area": area, "life": body.life, "down": body.down, "shackles": body.shackles });
        if let (Some(tablet), Some(fields)) = (state.tablet(id), put.as_object_mut()) {
            let (equipment, gadgets) = (words(&tablet.equipment), words(&tablet.gadgets));
            fields.extend([
                ("stance".into(), json!(tablet.stance)),
                ("reserve".into(), json!(tablet.reserve)),
                ("fatigue".into(), json!(tablet.fatigue)),
                ("wounds".into(), json!(tablet.wounds)),
                ("spaces".into(), json!(tablet.spaces)),
                ("equipment".into(), json!(equipment)),
                ("gadgets".into(), json!(gadgets)),
            ]);
        }
        (names.mini(id), put)
    };
    let minis: Map<String, Value> = state.all_minis().map(mini).collect();
    let post = &state.post;
    let lying = |area| {
        let here = state.ground.iter().filter(|(at, _)| *at == area).map(|(_, card)| names.card(*card));
        (names.area(area).to_string(), json!(here.collect::<Vec<_>>()))
    };
    let ground: Map<String, Value> = scenario.board.areas().map(lying).collect();
    let fields =
        ["flame", "gas", "frost", "smoke"].map(|kind| json!({ "kind": kind, "area": "subway_3", "by": "heroes" }));
    let waiting = |tile| (names.tile(tile).to_string(), json!(query::in_pool(game, tile).count()));
    let pools = |tile: &TileId| query::in_pool(game, *tile).next().is_some();
    let pool: Map<String, Value> = scenario.tile_ids().filter(pools).map(waiting).collect();
    let open = state.reinforcement_areas.iter();
    let open: Vec<Value> = open.map(|(area, open)| json!({ "area": names.area(*area), "open": open })).collect();
    let used = state.used.iter().map(|used| json!({ "mini": names.mini(used.mini), "skill": "blast" })).take(1);
    let turn = match state.phase {
        Phase::HeroesTurn => json!({ "side": "heroes", "step": "stances" }),
        Phase::VillainsTurn => json!({ "side": "villain", "activations": 1 }),
        Phase::Setup | Phase::Upkeep | Phase::GameOver => Value::Null,
    };
    json!({ "place": {
        "round": state.round,
        "last_round": state.memory.last_round,
        "turn": turn,
        "pool": pool,
        "reinforcement_areas": open,
        "used": used.collect::<Vec<_>>(),
        "done": [],
        "values": {},
        "modes": [],
        "minis": minis,
        "command_post": { "reserve": post.reserve, "fatigue": post.fatigue, "movement": post.spaces.movement },
        "ground": ground,
        "fields": fields,
    } })
}
