//! `gotham-engine` from outside: what it prints, its exit codes, and what it says to broken input.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

pub(crate) fn engine(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gotham-engine")).args(arguments).output().expect("the engine runs")
}

pub(crate) fn code(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

pub(crate) fn done(arguments: &[&str]) -> String {
    let output = engine(arguments);
    assert_eq!(code(&output), 0, "{arguments:?}: {}", err(&output));
    out(&output)
}

pub(crate) fn json(arguments: &[&str]) -> Value {
    let text = done(&[arguments, &["--json"]].concat());
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{arguments:?}: {error}: {text}"))
}

/// Fails with this code and says all of these words.
pub(crate) fn fails(arguments: &[&str], with: i32, words: &[&str]) -> String {
    let output = engine(arguments);
    let said = out(&output) + &err(&output);
    assert_eq!(code(&output), with, "{arguments:?}: {said}");
    for word in words {
        assert!(said.contains(word), "{arguments:?} does not say {word:?}: {said}");
    }
    said
}

#[test]
fn the_catalogue_is_listed() {
    assert!(done(&["missions"]).contains("to_sink_a_city"));
    assert!(done(&["heroes"]).contains("batman"));
    assert!(done(&["tiles"]).contains("thugs_crowbar"));
    assert!(done(&["cards"]).contains("batarangs"));
    assert!(done(&["maps"]).contains("subway"));
    for list in ["missions", "heroes", "tiles", "cards", "maps"] {
        let items = json(&[list]);
        assert!(items.as_array().is_some_and(|items| !items.is_empty() && items[0]["id"].is_string()), "{list}");
    }
}

#[test]
fn bad_usage_is_told() {
    fails(&[], 2, &["Usage"]);
    fails(&["dance"], 2, &["dance"]);
    fails(&["play"], 2, &["--mission"]);
    fails(&["play", "--mission", "atlantis"], 2, &["atlantis", "to_sink_a_city"]);
    fails(&["play", "--mission", "to_sink_a_city", "--heroes", "robin"], 2, &["robin", "random"]);
    fails(&["play", "--mission", "to_sink_a_city", "--option", "luck=7"], 2, &["luck", "villain_reserve"]);
    fails(&["play", "--mission", "to_sink_a_city", "--option", "luck"], 2, &["--option luck", "villain_reserve=2"]);
    fails(&["replay", "/nowhere/at/all.json"], 2, &["/nowhere/at/all.json"]);
    fails(&["validate", "/nowhere/at/all.ron"], 2, &["/nowhere/at/all.ron"]);
    fails(&["los", "--map", "moon", "1", "2"], 2, &["moon", "subway", "--content FILE-OR-FOLDER"]);
    let cards = ["play", "--mission", "first_night", "--villain", "cards"];
    fails(&cards, 2, &["--villain cards: first_night", "SOLO II", "`sheet`", "--villain bot"]);
    fails(&["path", "--map", "subway", "1", "99"], 2, &["99"]);
    fails(&["odds", "--dice", "O X"], 2, &["'X'"]);
    fails(&["odds", "--dice", "OOOOOOOOOOOOOOO"], 2, &["at most"]);
}

#[test]
fn options_are_named_on_the_command_line() {
    let play = ["play", "--mission", "to_sink_a_city", "--heroes", "random", "--villain", "random", "--option"];
    let usual = done(&play[..7]);
    assert_eq!(usual, done(&[&play[..], &["edition=second", "--option", "solo=false"]].concat()));
    let first = done(&[&play[..], &["edition=first"]].concat());
    assert!(first.contains("[R1 V:B:3]") && !usual.contains("[R1 "), "{first}");
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("match.json");
    let name = record.to_str().expect("a name");
    let varied = done(&[&play[..], &["variants=extra_recovery, cheap_events", "--record", name]].concat());
    assert!(varied.contains("[R2 XIII]") && !usual.contains("[R2 XIII]"), "{varied}");
    assert_eq!(done(&["replay", name]), varied);
    let text = fs::read_to_string(&record).expect("the record");
    assert!(text.contains("\"variants\":[\"extra_recovery\",\"cheap_events\"]"), "{text}");

    let refuses = |option: &str, with: i32, words: &[&str]| fails(&[&play[..], &[option]].concat(), with, words);
    refuses("difficulty=energy", 2, &["difficulty: only when cards decide for the Villain (SOLO XV)"]);
    refuses("variants=luck", 2, &["luck", "extra_recovery"]);
    refuses("edition=third", 2, &["third", "first"]);
    refuses("solo=perhaps", 2, &["perhaps"]);
    refuses("difficulty=luck", 2, &["luck", "recovery_value"]);
    refuses("difficulty=recovery_value:4", 2, &["recovery_value is 3 at most, not 4"]);
    refuses("difficulty=recovery_value:two", 2, &["two"]);
    refuses("difficulty=energy:2, orange_defense", 2, &["only when cards decide for the Villain (SOLO XV)"]);
    let twice = ["variants=cheap_events", "--option", "variants=extra_recovery"];
    fails(&[&play[..], &twice].concat(), 2, &["variants appears twice"]);

    fs::write(&record, text.replace("\"solo\":false", "\"solo\":false,\"difficulty\":{\"energy\":1}"))
        .expect("written");
    fails(&["replay", name], 1, &["its options: difficulty: only when cards decide for the Villain (SOLO XV)"]);
}

/// SOLO II: the Villain's seat may be the cards'; such a match is replayed like any other.
#[test]
fn cards_take_the_villains_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("match.json");
    let name = record.to_str().expect("a name");
    let play = ["play", "--mission", "to_sink_a_city", "--heroes", "random", "--villain", "cards", "--record", name];
    let played = done(&play);
    assert!(played.contains("A card is turned over") && played.contains("result: "), "{played}");
    assert_eq!(done(&["replay", name]), played);
    let harder = [&play[..7], &["--option", "difficulty=third_activation,energy:3"]].concat();
    assert!(done(&harder).contains("[SOLO XV]"));
}

#[test]
fn a_match_is_looked_back_on() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/matches/suicide_escape-bot-bot.json");
    let told = done(&["review", record]);
    for line in ["The Heroes' chance of winning", "Largest mistakes", "Luck and play", "At the end: Heroes 100%"] {
        assert!(told.contains(line), "{told}");
    }
    let json: serde_json::Value = serde_json::from_str(&done(&["--json", "review", record])).expect("JSON");
    assert_eq!(json["ledger"]["end"], 10_000);
    fails(&["review", "/nowhere/at/all.json"], 2, &["/nowhere/at/all.json"]);
    let folder = tempfile::tempdir().expect("a folder");
    let short = folder.path().join("short.json");
    let text = fs::read_to_string(record).expect("the record");
    fs::write(&short, &text[..text.len() / 2]).expect("written");
    let short = short.to_str().expect("a name");
    fails(&["review", short], 2, &[short]);
}

#[test]
fn the_same_seed_plays_the_same_match_and_its_record_is_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("match.json");
    let record = record.to_str().expect("a name");
    let play = ["play", "--mission", "to_sink_a_city", "--heroes", "random", "--villain", "random", "--seed", "7"];
    let transcript = done(&[&play[..], &["--record", record]].concat());
    assert_eq!(transcript, done(&play));
    assert!(transcript.contains("result: The ") && transcript.contains("[R2 V.B.3]"), "{transcript}");
    let hash = transcript.lines().find_map(|line| line.strip_prefix("hash: ")).expect("the final hash");
    assert!(done(&["replay", record, "--verify"]).contains(hash));
    assert_eq!(done(&["replay", record]), transcript);
    assert!(done(&["replay", record, "--to", "5"]).contains("commands: 5"));
    assert_ne!(transcript, done(&[&play[..8], &["8"]].concat()));

    let text = fs::read_to_string(record).expect("the record");
    let broken = folder.path().join("broken.json");
    let name = broken.to_str().expect("a name");
    let write = |text: &str| fs::write(&broken, text).expect("written");

    write(&text[..text.len() / 2]);
    fails(&["replay", name], 2, &["broken.json:", "cut off"]);
    write("");
    fails(&["replay", name], 2, &["broken.json:1:"]);
    fs::write(&broken, vec![0xff; 10_000]).expect("written");
    fails(&["replay", name], 2, &["UTF-8"]);
    write(&text.replace("\"commands\"", "\"deeds\""));
    fails(&["replay", name], 2, &["deeds"]);
    let last = text.rfind("\"hash\":\"").expect("a checkpoint") + 8;
    write(&format!("{}0000000000000000{}", &text[..last], &text[last + 16..]));
    fails(&["replay", name, "--verify"], 1, &["after command", "0000000000000000"]);
    write(&text.replacen("\"slot\":0", "\"slot\":2", 1));
    fails(&["replay", name, "--verify"], 1, &["command 1 of"]);
}

#[test]
fn a_record_is_told_in_figures() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/matches/to_sink_a_city-bot-bot.json");
    let text = done(&["report", record]);
    for told in ["To Sink a City: round", "Turning point", "Round 1, Heroes' turn · ", "Who did what", "luck "] {
        assert!(text.contains(told), "{told}: {text}");
    }
    let report = json(&["report", record]);
    let of = |value: &Value| value.as_u64().unwrap_or_else(|| panic!("{value} is no number"));
    let sum = |key: &str| -> u64 {
        report["characters"].as_array().expect("characters").iter().map(|character| of(&character[key])).sum()
    };
    assert_eq!(sum("wounds_dealt") + of(&report["wounds_by_nobody"]), sum("wounds_suffered"));
    assert!(sum("attacks") > 0);
    let commands = of(&report["match"]["commands"]);
    let turns = report["turns"].as_array().expect("turns");
    assert_eq!(of(&turns[turns.len() - 1]["commands"][1]), commands);
    assert!(of(&report["turning_point"]["command"]) <= commands);
    assert!(text.contains("Round 1, Heroes' turn") && report["moments"][0]["command"].is_u64());
    fails(&["report", "/nowhere/at/all.json"], 2, &["/nowhere/at/all.json"]);
}

#[test]
fn a_sandbox_is_played_kept_and_checked() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let file = root.join("missions/sandbox/command.ron");
    let file = file.to_str().expect("a name");
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("sandbox.json");
    let record = record.to_str().expect("a name");
    let play = ["play", "--sandbox", file, "--heroes", "random", "--villain", "random"];
    let transcript = done(&[&play[..], &["--record", record]].concat());
    assert_eq!(transcript, done(&play));
    assert_ne!(transcript, done(&[&play[..], &["--seed", "9"]].concat()));
    assert_eq!(done(&["replay", record]), transcript);
    assert!(done(&["replay", record, "--verify"]).contains("all hashes match"));
    let sim = json(&["sim", "--sandbox", file, "--games", "3", "--heroes", "random", "--villain", "random"]);
    assert_eq!((&sim["mission"], &sim["failed"]), (&Value::from("sandbox"), &serde_json::json!([])));
    assert!(done(&["validate", "--sandbox", file]).contains("1 file: no problems"));
    assert_eq!(done(&["validate", file]), done(&["validate", "--sandbox", file]));

    let broken = folder.path().join("broken.ron");
    let text = fs::read_to_string(file).expect("the sandbox");
    fs::write(&broken, text.replace("\"subway_38\"", "\"attic_1\"")).expect("written");
    let broken = broken.to_str().expect("a name");
    let line = 1 + text[..text.find("subway_38").expect("Bane")].matches('\n').count();
    let place = format!("broken.ron:{line}:");
    fails(&["validate", "--sandbox", broken], 1, &[&place, "river[0].miniatures[0].area", "attic_1"]);
    for command in ["play", "sim", "serve"] {
        fails(&[command, "--sandbox", broken], 2, &[&place, "attic_1"]);
    }
    fails(&["play", "--sandbox", file, "--mission", "to_sink_a_city"], 2, &["cannot be used with"]);
    fails(&["play", "--sandbox", file, "--option", "edition=first"], 2, &["a sandbox names its options itself"]);
    fails(&["play", "--sandbox", "/nowhere/at/all.ron"], 2, &["/nowhere/at/all.ron"]);
}

#[test]
fn a_match_is_shared_and_its_code_played_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("match.json");
    let record = record.to_str().expect("a name");
    let play = ["play", "--mission", "to_sink_a_city", "--heroes", "random", "--villain", "random", "--seed", "7"];
    let transcript = done(&[&play[..], &["--record", record]].concat());
    let code = done(&["share", record]);
    let code = code.trim_end();
    assert!(code.starts_with("GCC1-") && code.len() < 2_000, "{code}");
    assert_eq!(done(&["replay", "--code", code]), transcript);
    assert!(done(&["replay", "--code", code, "--to", "5"]).contains("commands: 5"));
    assert!(done(&["replay", "--code", code, "--verify"]).starts_with("the code: "));
    let address = done(&["share", record, "--page", "https://example.org/game/"]);
    assert_eq!(address.trim_end(), format!("https://example.org/game/#m={code}"));
    assert_eq!(done(&["replay", "--code", &address]), transcript);
    let part = json(&["share", record, "--to", "20"]);
    assert_eq!(part["commands"], 20);
    assert_eq!(part["letters"], part["code"].as_str().map(str::len).unwrap_or_default());
    assert!(part["letters"].as_u64() < Some(code.len() as u64), "{part}");

    fails(&["replay"], 2, &["--code"]);
    fails(&["replay", record, "--code", code], 2, &["--code"]);
    fails(&["replay", "--code", "hello"], 2, &["no share code", "GCC1-"]);
    fails(&["replay", "--code", &code[..code.len() - 1]], 2, &["damaged", "checksum"]);
    fails(&["replay", "--code", &code.replacen('-', "-?", 1)], 2, &["letter 6 of the code", "'?'"]);
    fails(&["replay", "--code", &code.replacen("GCC1", "GCC7", 1)], 2, &["form 7"]);
    fails(&["share", "/nowhere/at/all.json"], 2, &["/nowhere/at/all.json"]);

    let harder = folder.path().join("to_sink_a_city.ron");
    let mission = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../missions/to_sink_a_city.ron"))
        .expect("the mission");
    fs::write(&harder, mission.replacen("recovery: 5", "recovery: 4", 1)).expect("written");
    let harder = harder.to_str().expect("a name");
    fails(&["replay", "--code", code, "--content", harder], 1, &["to_sink_a_city", "different content"]);
}

#[test]
fn json_transcripts_are_json_lines() {
    let play = ["play", "--mission", "to_sink_a_city", "--heroes", "random", "--villain", "random", "--json"];
    let text = done(&play);
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(lines[0]["command"]["say"].is_string() && lines[0]["events"].is_array());
    assert!(lines.last().is_some_and(|last| last["result"]["winner"].is_string() && last["hash"].is_string()));
}

#[test]
fn many_games_add_up_on_any_number_of_threads() {
    let sim = |jobs: &str| -> Vec<Value> {
        let words = ["--json", "sim", "--mission", "all", "--games", "12", "--heroes", "random", "--villain", "random"];
        let said = done(&[&words[..], &["--seed", "3", "--jobs", jobs]].concat());
        said.lines().map(|line| serde_json::from_str(line).expect("a JSON object a mission")).collect()
    };
    let (one, two) = (sim("1"), sim("2"));
    assert_eq!(one.len(), gotham_embedded::catalogue().missions.len());
    for (one, two) in one.iter().zip(&two) {
        assert_eq!(one["games"], 12);
        for key in ["mission", "won", "endings", "rounds", "wounds", "commands", "failed"] {
            assert_eq!(one[key], two[key], "{key}");
        }
        assert_eq!(one["failed"], serde_json::json!([]));
        assert!(one["games_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
        assert!(one["decisions"]["heroes"]["mean_us"].is_number());
    }
}

/// What `sim --blunders` says is what a transcript of the same match shows.
#[test]
fn blunders_are_counted_as_a_transcript_shows_them() {
    let sim = ["sim", "--mission", "icy_welcome", "--games", "1", "--seed", "5", "--blunders"];
    let said = done(&[&["--json"][..], &sim].concat());
    let counted: Value = serde_json::from_str(said.lines().last().expect("a last line")).expect("JSON");
    let play = ["play", "--mission", "icy_welcome", "--heroes", "bot", "--villain", "bot", "--seed", "5", "--json"];
    let lines: Vec<Value> = done(&play).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let happened = |what: &dyn Fn(&Value) -> bool| {
        let events = lines.iter().filter_map(|line| line["events"].as_array()).flatten();
        events.filter(|event| what(event)).count() as u64
    };
    let of = |blunder: &str| counted["blunders"][blunder]["of"].as_u64().expect("a number");
    assert_eq!(of("fell_before_acting"), happened(&|event| event["event"] == "reinforced"));
    let ends = |event: &Value| event["event"] == "turn_ends" && event["side"] == "villain";
    assert_eq!(of("activation_left"), happened(&ends));
    let said = |what: &dyn Fn(&Value) -> bool| lines.iter().filter(|line| what(&line["command"])).count() as u64;
    assert_eq!(of("pushed_with_few"), said(&|command| command["effort"]["pushing"].as_u64() > Some(0)));
    let offers = counted["offers"].as_array().expect("offers");
    assert!(offers.iter().all(|offer| offer["used"].as_u64() <= offer["offered"].as_u64()));
    let used = |name: &str| offers.iter().find(|offer| offer["name"] == name).and_then(|offer| offer["used"].as_u64());
    assert_eq!(used("pick_up").unwrap_or(0), said(&|command| command["say"] == "pick_up"));
    let text = done(&sim);
    assert!(text.contains("Blunders in 1 games") && text.contains("Pushing Limits: with three cubes or fewer"));
}

/// Blunders are counted over all matches, the same ones by any number of threads, and none more often than it could be.
#[test]
fn blunders_are_counted() {
    let counted = |games: &str, jobs: &str| -> Value {
        let words = ["--json", "sim", "--mission", "to_sink_a_city", "--blunders", "--games", games, "--jobs", jobs];
        let said = done(&words);
        serde_json::from_str(said.lines().last().expect("the blunders")).expect("JSON")
    };
    let (one, two) = (counted("4", "1"), counted("4", "2"));
    assert_eq!(one, two);
    let all = one["blunders"].as_object().expect("by name");
    let figure = |count: &Value, key: &str| count[key].as_u64().expect("a number");
    assert!(all.values().all(|count| figure(count, "made") <= figure(count, "of")), "{all:?}");
    // four matches of several rounds: Heroes end turns, and the Villain's tiles are paid for
    assert!(figure(&all["no_cube"], "of") > 8 && figure(&all["tile_for_nothing"], "of") > 8, "{all:?}");
    let offers = one["offers"].as_array().expect("a list");
    let used: u64 = offers.iter().map(|offer| figure(offer, "used")).sum();
    assert!(used > 0 && offers.iter().all(|offer| figure(offer, "used") <= figure(offer, "offered")), "{offers:?}");
    assert_ne!(counted("5", "1"), one, "another match more");
}

#[test]
fn odds_sight_and_ways_are_answered() {
    let odds = json(&["odds", "--dice", "O O"]);
    assert_eq!(odds["successes"]["mean"], 2.0);
    assert_eq!(odds["successes"]["exactly"].as_array().map(Vec::len), Some(5));
    let against = json(&["odds", "--dice", "OOY", "--free", "O:1", "--auto", "1", "--against", "3"]);
    assert!(against["difficulty"]["chance"].as_f64().is_some_and(|chance| chance > 0.5 && chance < 1.0));
    assert!(json(&["odds", "--dice", "O", "--against", "Y"])["through"]["mean"].is_number());
    assert!(done(&["odds", "--dice", "R"]).contains("1.500 on average"));

    let seen = json(&["los", "--map", "subway", "subway_1", "subway_1"]);
    assert_eq!((&seen["seen"], &seen["lines"][0]["by"]), (&Value::from(true), &Value::from("same_area")));
    let way = json(&["path", "--map", "subway", "1", "42"]);
    let moves = way["moves"].as_array().expect("moves");
    let sum: u64 = moves.iter().filter_map(|leg| leg["cost"].as_u64()).sum();
    assert_eq!(way["cost"].as_u64(), Some(sum));
    assert_eq!(moves.last().map(|leg| &leg["to"]), Some(&Value::from("subway_42")));
}

#[test]
fn broken_content_is_named_with_file_line_and_field() {
    assert!(done(&["validate"]).contains("no problems"));
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    assert!(done(&["validate", root]).contains("no problems"));
    let mission = fs::read_to_string(Path::new(root).join("missions/to_sink_a_city.ron")).expect("the mission");
    let map = fs::read_to_string(Path::new(root).join("maps/subway.ron")).expect("the map");
    let folder = tempfile::tempdir().expect("a folder");
    let check = |name: &str, text: &[u8], words: &[&str]| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        let said = fails(&["validate", path.to_str().expect("a name")], 1, &[&[name][..], words].concat());
        assert!(said.len() < 200_000, "{name}: {} bytes of answer", said.len());
        said
    };

    let nowhere = mission.replacen("(\"subway_15\", [", "(\"subway_99\", [", 1);
    let said = check("nowhere.ron", nowhere.as_bytes(), &["subway_99", "miniatures"]);
    let line = 1 + nowhere[..nowhere.find("subway_99").expect("there")].matches('\n').count();
    assert!(said.contains(&format!("nowhere.ron:{line}:")), "{said}");
    check("dangling.ron", mission.replacen("hero: \"batman\"", "hero: \"robin_x\"", 1).as_bytes(), &["robin_x"]);
    check("type.ron", mission.replacen("rounds: 7", "rounds: \"seven\"", 1).as_bytes(), &["type.ron:", "rounds"]);
    check("empty.ron", b"", &["empty"]);
    check("noise.ron", &vec![b'x'; 10 * 1024 * 1024], &["bytes"]);
    check("binary.ron", &[0xff; 1000], &["UTF-8"]);
    let cut = map.len() / 2;
    let cut = (0..=cut).rev().find(|at| map.is_char_boundary(*at)).unwrap_or(0);
    check("cut.ron", &map.as_bytes()[..cut], &["cut.ron:"]);
    let missing = map.replacen("\"subway_2\"", "\"subway_77\"", 2);
    check("missing.ron", missing.as_bytes(), &["missing.ron:"]);

    let output = engine(&["validate", "--json", folder.path().join("nowhere.ron").to_str().expect("a name")]);
    let listed: Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert!(listed["problems"][0]["line"].is_number() && listed["problems"][0]["field"].is_string());

    let decided = mission.replacen("only_if: [AtMost(Tokens((kind: \"bomb\")), 1)]", "only_if: []", 1);
    check("decided.ron", decided.as_bytes(), &["decided.ron"]);

    // The automated Villain's cards are checked with the missions whose sheets name them.
    let sheet = mission.replacen("leader_cards: [\"bane\"]", "leader_cards: []", 1);
    check("leaderless.ron", sheet.as_bytes(), &["sheet.leader_cards", "the Leader \"bane\" has no card"]);
    let cards = |name: &str| fs::read_to_string(Path::new(root).join("assets/content").join(name)).expect("cards");
    let tile_cards = cards("ai_tile_cards.ron").replacen("river(1)", "river(7)", 1);
    check("ai_tile_cards.ron", tile_cards.as_bytes(), &["[0].columns[0].slot", "River positions 1 to 4"]);
    let leader_cards = cards("ai_leader_cards.ron").replacen("\"bane_venom\"", "\"thugs_crowbar\"", 1);
    let words = ["[0].leaders[1]", "\"thugs_crowbar\" is not a Leader", "the Leader \"bane_venom\" has no card"];
    check("ai_leader_cards.ron", leader_cards.as_bytes(), &words);
}

/// What is allowed and probably not meant is a note: with it alone, the exit code is 0.
#[test]
fn a_hero_who_starts_in_a_trap_is_noted() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let read = |name: &str| fs::read_to_string(root.join(name)).expect("a file");
    let mission = read("missions/to_sink_a_city.ron").replacen("(area: \"subway_9\"", "(area: \"subway_14\"", 1);
    let map = read("maps/subway.ron")
        .replacen("(\"subway_14\", \"subway_15\"), kind: White", "(\"subway_14\", \"subway_15\"), kind: Red", 1)
        .replacen("(\"subway_8\", \"subway_14\"), kind: ClimbAndDrop", "(\"subway_8\", \"subway_14\"), kind: Drop", 1)
        .replacen(
            "(\"subway_12\", \"subway_14\"), kind: ClimbAndDrop",
            "(\"subway_12\", \"subway_14\"), kind: Drop",
            1,
        );
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("trap.ron"), &mission).expect("written");
    fs::write(folder.path().join("subway.ron"), map).expect("written");
    let here = folder.path().to_str().expect("a name");
    let line = 1 + mission[..mission.find("(area: \"subway_14\"").expect("there")].matches('\n').count();
    let note = format!("trap.ron:{line}:");
    let said = done(&["validate", here]);
    let told = ["note: ", &note, "a Hero starts in subway_14, and no Move leads out of there", "2 files: no problems"];
    assert!(told.iter().all(|told| said.contains(told)), "{said}");
    let listed = json(&["validate", here]);
    assert_eq!(
        (listed["problems"].as_array().map(Vec::len), &listed["notes"][0]["line"]),
        (Some(0), &Value::from(line))
    );
    assert!(!done(&["validate"]).contains("note: "));
}

#[test]
fn two_broken_files_are_both_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let (one, two) = (folder.path().join("one.ron"), folder.path().join("two.ron"));
    fs::write(&one, "(id: \"one\", villain: 3").expect("written");
    fs::write(&two, "(id: \"two\", endings: ").expect("written");
    let names = [one.to_str().expect("a name"), two.to_str().expect("a name")];
    fails(&["validate", names[0], names[1]], 1, &["one.ron:", "two.ron:"]);
}

/// A folder is laid over what is built in as a whole, without the sandboxes in it.
#[test]
fn a_folder_of_content_is_played() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mission = fs::read_to_string(Path::new(root).join("missions/to_sink_a_city.ron")).expect("the mission");
    let folder = tempfile::tempdir().expect("a folder");
    let (missions, sandboxes) = (folder.path().join("missions"), folder.path().join("missions/sandbox"));
    fs::create_dir_all(&sandboxes).expect("folders");
    fs::write(missions.join("mine.ron"), mission.replacen("to_sink_a_city", "mine", 1)).expect("written");
    fs::write(missions.join("notes.txt"), "no content").expect("written");
    fs::write(sandboxes.join("broken.ron"), "(").expect("written");
    let folder = folder.path().to_str().expect("a name");
    let seats = ["--heroes", "random", "--villain", "random"];
    done(&[&["play", "--content", folder, "--mission", "mine"][..], &seats].concat());
    fs::write(missions.join("worse.ron"), "(id: \"worse\", villain: 3").expect("written");
    fails(&[&["play", "--content", folder, "--mission", "mine"][..], &seats].concat(), 2, &["worse.ron:1:"]);
    fails(&[&["play", "--content", "nowhere", "--mission", "mine"][..], &seats].concat(), 2, &["nowhere: "]);
}
