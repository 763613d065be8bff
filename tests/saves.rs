//! Saves outlive content: finished matches stay replayable, and saves of every form and age open or say why not.
//!
//! `./dev fixtures` plays the finished matches of `tests/fixtures/matches` again.

use std::fs;
use std::path::{Path, PathBuf};

use gotham_ai::SeatKind;
use gotham_content::mission::Side;
use gotham_content::{Catalogue, SourceFile};
use gotham_play::record::{FORMAT, Hash};
use gotham_play::{Changed, Check, LoadError, Match, Record, Unread, fingerprint};
use gotham_rules::{Difficulty, Hardship, NotYet, Options, Scenario, VERSION};
use serde_json::{Value, json};

fn fixtures(folder: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/fixtures").join(folder)
}

/// Every record of a folder, by its name.
fn records(folder: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = fs::read_dir(fixtures(folder))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "json"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("a text"))
        })
        .collect();
    found.sort();
    found
}

fn play(mission: &str, heroes: SeatKind, villain: SeatKind, seed: u64, steps: usize) -> Match {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), mission).expect("the mission");
    let mut table = Match::new(scenario, Options::default(), seed);
    let mut players = [gotham_ai::seat(villain, Side::Villain, seed), gotham_ai::seat(heroes, Side::Heroes, seed)];
    while table.game().state().result.is_none() && table.steps().len() < steps {
        let player = &mut players[usize::from(table.game().prompt().side == Side::Heroes)];
        let command = player.answer(&table.game().blind(seed));
        table.apply(&command).expect("a legal command");
    }
    table
}

/// A record with its fields changed.
fn changed(table: &Match, change: impl FnOnce(&mut Record)) -> Record {
    let mut record = table.record();
    change(&mut record);
    record
}

/// Each finished match leads to the same table under the same rules: if it doesn't, raise [`VERSION`] and let
/// `./dev fixtures` play them again.
#[test]
fn finished_matches_stay_replayable() {
    let kept = records("matches");
    for mission in &gotham_embedded::catalogue().missions {
        for players in ["bot-bot", "random-random"] {
            let wanted = format!("{}-{players}", mission.id);
            assert!(kept.iter().any(|(name, _)| *name == wanted), "{wanted}: ./dev fixtures plays it");
        }
    }
    for (name, text) in kept {
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.rules, VERSION, "{name} is of other rules: ./dev fixtures plays the matches again");
        let played = Match::replay(&gotham_embedded::catalogue(), &record, Check::Strict);
        let played = played.unwrap_or_else(|error| {
            panic!("{name}: {error}\nThe same commands lead elsewhere now: raise rules::VERSION, then ./dev fixtures")
        });
        let outcome = played.game().state().result.expect("a finished match");
        assert_eq!(played.notes()["winner"], format!("{:?}", outcome.winner), "{name}");
        assert_eq!(Match::open(&gotham_embedded::catalogue(), &record).expect("it opens").changed(), None, "{name}");
    }
}

#[test]
#[ignore = "plays the matches of tests/fixtures/matches again: ./dev fixtures"]
fn play_the_fixtures_anew() {
    for mission in &gotham_embedded::catalogue().missions {
        for (heroes, villain) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let kinds = [SeatKind::NORMAL, SeatKind::Random];
            let [of_heroes, of_villain] = [heroes, villain].map(|at| ["bot", "random"][at]);
            let path = fixtures("matches").join(format!("{}-{of_heroes}-{of_villain}.json", mission.id));
            // the first six missions have unequal players, too
            if heroes != villain && !path.exists() {
                continue;
            }
            let mut table = play(mission.id.as_str(), kinds[heroes], kinds[villain], 7, usize::MAX);
            let winner = table.game().state().result.map(|outcome| format!("{:?}", outcome.winner));
            table.note("winner", winner);
            if let Some(before) = fs::read_to_string(&path).ok().and_then(|text| Record::parse(&text).ok()) {
                let same = before.rules != VERSION
                    || before.scenario != table.record().scenario
                    || before.commands != table.record().commands
                    || before.checkpoints == table.record().checkpoints;
                assert!(same, "{}: the same commands lead elsewhere: raise rules::VERSION first", path.display());
            }
            fs::create_dir_all(fixtures("matches")).expect("a folder");
            fs::write(path, table.save()).expect("written");
        }
    }
}

/// Saves of form 1 hold no table, and the rules have changed since: they say so, and are not mistaken for damaged ones.
#[test]
fn a_save_of_form_1_says_why_it_cannot_be_opened() {
    let saves = records("saves/format-1");
    assert_eq!(saves.len(), 6);
    for (name, text) in saves {
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((record.format, record.rules, record.state.as_ref()), (FORMAT, 1, None), "{name}");
        let error = Match::load(&gotham_embedded::catalogue(), &text).map(|_| ()).expect_err("of older rules");
        assert_eq!(error, LoadError::Older(1), "{name}");
        assert!(error.to_string().contains("older rules"), "{error}");
    }
}

/// Saves of form 2 are those of form 3 that began as a mission.
#[test]
fn a_save_of_form_2_opens_as_one_of_the_present_form() {
    for (name, text) in records("saves/format-2") {
        assert!(text.contains("\"format\": 2"), "{name}");
        let opened =
            Match::load(&gotham_embedded::catalogue(), &text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(opened.game().state().result.is_some() && opened.sandbox().is_none(), "{name}");
        assert_eq!(Record::parse(&opened.save()).expect("a record").format, FORMAT, "{name}");
    }
}

#[test]
fn a_save_of_the_present_form_holds_the_table_in_words() {
    let table = play("to_sink_a_city", SeatKind::Random, SeatKind::Random, 3, 90);
    let record = table.record();
    let state = record.state.as_ref().expect("a table");
    let text = state.to_string();
    assert!(text.contains("\"tile:bane\"") && text.contains("\"area:subway_"), "{text}");
    for kind in ["tile#", "area#", "card#", "hero#"] {
        assert!(!text.contains(kind), "a bare id of kind {kind}");
    }
}

/// Records of form 2 from before there were editions, variants and solo.
#[test]
fn options_that_a_record_leaves_out_are_the_usual_ones() {
    let table = play("to_sink_a_city", SeatKind::Random, SeatKind::Random, 3, 30);
    let written = serde_json::to_string(&Options::default()).expect("JSON");
    assert!(table.save().contains(&written), "{}", table.save());
    for older in ["{\"villain_reserve\":0}", "{}"] {
        let opened =
            Match::load(&gotham_embedded::catalogue(), &table.save().replace(&written, older)).expect("it opens");
        assert_eq!((opened.options(), opened.game()), (Options::default(), table.game()));
        assert_eq!(opened.save(), table.save());
    }
}

/// Nothing is played by rules that are still to come, and the record is not mistaken for a damaged one.
#[test]
fn options_that_cannot_be_played_yet_are_said() {
    let table = play("to_sink_a_city", SeatKind::Random, SeatKind::Random, 3, 30);
    let harder = Difficulty::default().with(Hardship::Energy, 1);
    let solo = changed(&table, |record| record.options.difficulty = harder);
    for error in [
        Match::open(&gotham_embedded::catalogue(), &solo).map(|_| ()).expect_err("difficulty"),
        Match::replay(&gotham_embedded::catalogue(), &solo, Check::Lenient).map(|_| ()).expect_err("difficulty"),
    ] {
        assert_eq!(error, LoadError::Options(NotYet::Difficulty));
        assert!(matches!(Unread::from(error), Unread::Foreign(_)));
    }
}

#[test]
fn a_match_of_older_rules_goes_on_from_its_table() {
    for seed in 0..6 {
        let table = play("to_sink_a_city", SeatKind::Random, SeatKind::Random, seed, 40 + 11 * seed as usize);
        let older = changed(&table, |record| {
            record.rules = VERSION - 1;
            record.commands.truncate(5);
        });
        let opened = Match::open(&gotham_embedded::catalogue(), &older).expect("it goes on");
        assert_eq!(opened.changed(), Some(Changed::Rules));
        assert_eq!(opened.game(), table.game(), "in the middle of {:?}", table.game().prompt());
        assert!(opened.steps().is_empty());

        let mut on = opened.clone();
        let command = on.game().legal().swap_remove(0);
        on.apply(&command).expect("legal");
        let again = Match::load(&gotham_embedded::catalogue(), &on.save()).expect("kept and opened again");
        assert_eq!((again.game(), again.steps().len(), again.changed()), (on.game(), 1, None));
        assert_eq!(again.save(), on.save());
    }
}

#[test]
fn a_match_that_still_leads_to_the_same_table_keeps_its_history() {
    let table = play("to_sink_a_city", SeatKind::Random, SeatKind::Random, 5, 60);
    for change in [(|record: &mut Record| record.rules = VERSION - 1) as fn(&mut Record), |record: &mut Record| {
        record.scenario = Hash(1)
    }] {
        let opened = Match::open(&gotham_embedded::catalogue(), &changed(&table, change)).expect("it opens");
        assert_eq!((opened.changed(), opened.steps().len()), (None, 60));
        assert_eq!(opened.save(), table.save(), "it is a match of today now");
    }
}

#[test]
fn what_no_mission_has_any_more_and_newer_rules_are_said() {
    let table = play("to_sink_a_city", SeatKind::Random, SeatKind::Random, 5, 60);
    let open =
        |record: &Record| Match::open(&gotham_embedded::catalogue(), record).map(|_| ()).expect_err("it cannot be");
    let swap = |from: &str, to: &str| {
        changed(&table, |record| {
            record.rules = VERSION - 1;
            let text = record.state.as_ref().map(Value::to_string).unwrap_or_default();
            assert!(text.contains(from), "{text}");
            record.state = serde_json::from_str(&text.replace(from, to)).ok();
        })
    };
    let gone = open(&swap("\"tile:bane\"", "\"tile:penguin\"")).to_string();
    assert!(gone.contains("\"tile:penguin\" is no longer in this mission"), "{gone}");
    let shape = open(&swap("\"phase\":", "\"stage\":")).to_string();
    assert!(shape.contains("phase") || shape.contains("stage"), "{shape}");
    assert_eq!(open(&changed(&table, |record| record.rules = VERSION + 1)), LoadError::NewerRules(VERSION + 1));
    let bare = changed(&table, |record| (record.state, record.rules) = (None, VERSION - 1));
    assert_eq!(open(&bare), LoadError::Older(VERSION - 1));
}

/// The embedded content with one text replaced.
fn content(file: &str, from: &str, to: &str) -> Catalogue {
    let mut files = gotham_embedded::files();
    let found = files.iter_mut().find(|file_of| file_of.name.ends_with(file)).expect("the file");
    assert!(found.text.contains(from), "{from} is not in {file}");
    found.text = found.text.replacen(from, to, 1);
    gotham_content::load(&files).unwrap_or_else(|problems| panic!("{}", problems[0]))
}

/// What only the automated Villain reads counts only when he plays: old saves and codes stay as they are.
#[test]
fn a_sheet_and_its_cards_count_for_solo_alone() {
    let of = |catalogue: &Catalogue, solo: bool| {
        let scenario = Scenario::new(catalogue, "to_sink_a_city").expect("the mission");
        fingerprint(&scenario, &Options { solo, ..Options::default() })
    };
    let here = [false, true].map(|solo| of(&gotham_embedded::catalogue(), solo));
    assert_ne!(here[0], here[1]);
    let changes = [
        ("to_sink_a_city.ron", ", \"scheme_12\"", ""),
        ("to_sink_a_city.ron", "[\"prime_in_place\", \"prime_from_computer\"]", "[\"prime_in_place\"]"),
        ("to_sink_a_city.ron", "[(event: 1)]", "[]"),
        ("ai_tile_cards.ron", "id: \"scheme_1\", tie: lowest_reserve", "id: \"scheme_1\", tie: active"),
        ("ai_leader_cards.ron", "(melee, order(2), manipulate, melee", "(melee, order(3), manipulate, melee"),
    ];
    for (file, from, to) in changes {
        let changed = content(file, from, to);
        assert_eq!(of(&changed, false), here[0], "{from}");
        assert_ne!(of(&changed, true), here[1], "{from}");
    }
    for (file, from, to) in [
        ("to_sink_a_city.ron", "The card sheet is our own", "All of the sheet is ours"),
        ("ai_leader_cards.ron", "hit_and_run(3), stun),", "hit_and_run(4), stun),"),
    ] {
        let changed = content(file, from, to);
        assert_eq!([false, true].map(|solo| of(&changed, solo)), here, "{from}");
    }
}

#[test]
fn another_mission_and_a_mended_text_change_nothing_for_a_save() {
    let of = |catalogue: &Catalogue| {
        fingerprint(&Scenario::new(catalogue, "to_sink_a_city").expect("the mission"), &Options::default())
    };
    let here = of(&gotham_embedded::catalogue());
    let mut files = gotham_embedded::files();
    let mission = files.iter().find(|file| file.name.ends_with("to_sink_a_city.ron")).expect("the mission");
    let other = mission.text.replacen("\"to_sink_a_city\"", "\"another\"", 1).replacen("recovery: 5", "recovery: 4", 1);
    files.push(SourceFile::new("missions/another.ron", other));
    let more = gotham_content::load(&files).unwrap_or_else(|problems| panic!("{}", problems[0]));
    assert_eq!(of(&more), here);
    assert_ne!(fingerprint(&Scenario::new(&more, "another").expect("the other one"), &Options::default()), here);
    assert_eq!(of(&content("to_sink_a_city.ron", "name: \"", "name: \"Mended: ")), here);
    assert_eq!(of(&content("subway.ron", "place: Station", "place: Bank")), here);
    assert_ne!(of(&content("to_sink_a_city.ron", "recovery: 5", "recovery: 4")), here);

    let table = play("to_sink_a_city", SeatKind::Random, SeatKind::Random, 5, 60);
    let opened = Match::load(&more, &table.save()).expect("it opens");
    assert_eq!((opened.changed(), opened.game().hash()), (None, table.game().hash()));
    let harder = Match::load(&content("to_sink_a_city.ron", "recovery: 5", "recovery: 4"), &table.save());
    assert_eq!(harder.expect("it goes on").changed(), Some(Changed::Scenario));
}

#[test]
fn a_spoiled_table_never_takes_the_program_down() {
    let table = play("to_sink_a_city", SeatKind::Random, SeatKind::Random, 8, 70);
    let record = changed(&table, |record| {
        record.rules = VERSION - 1;
        record.commands.clear();
        record.checkpoints.clear();
    });
    let state = record.state.clone().expect("a table");
    let mut spoiled = 0;
    for place in 0..500 {
        let mut table = state.clone();
        let mut at = 4 * place;
        if !spoil(&mut table, &mut at) {
            break;
        }
        let record = Record { state: Some(table), ..record.clone() };
        if let Ok(opened) = Match::open(&gotham_embedded::catalogue(), &record) {
            opened.game().legal();
        }
        spoiled += 1;
    }
    assert!(spoiled > 100, "{spoiled}");
}

/// Damages the nth number or word of a value; returns whether there is one.
fn spoil(value: &mut Value, at: &mut usize) -> bool {
    match value {
        Value::Array(items) => items.iter_mut().any(|item| spoil(item, at)),
        Value::Object(fields) => fields.values_mut().any(|field| spoil(field, at)),
        Value::Null => false,
        leaf if *at == 0 => {
            *leaf = match leaf {
                Value::Number(_) => json!(250),
                Value::Bool(truth) => json!(!*truth),
                Value::String(word) => match word.split_once('#') {
                    Some((kind, _)) => json!(format!("{kind}#250")),
                    None => json!("?"),
                },
                _ => Value::Null,
            };
            true
        }
        _ => {
            *at -= 1;
            false
        }
    }
}
