//! A match is the fold over its commands: saved, opened, undone, looked through and branched at any step.

use std::sync::Arc;

use gotham_ai::{Player, RandomPlayer};
use gotham_content::mission::Side;
use gotham_platform::Folder;
use gotham_play::record::{Entry, EntryError, Hash, MOST_ENTRIES};
use gotham_play::{Check, LoadError, Match, Record, Store, StoreError, UndoError, Unread};
use gotham_rules::{Edition, Happening, Options, Scenario};
use gotham_words::{ENGLISH, Words};

const STEPS: usize = 160;

/// A match of the first mission played at random, up to a number of steps.
fn walk(seed: u64, steps: usize) -> Match {
    walk_of("to_sink_a_city", Edition::Second, seed, steps)
}

/// A match of each mission in either edition.
fn walks(seed: u64) -> impl Iterator<Item = Match> {
    let missions =
        gotham_embedded::catalogue().missions.iter().map(|mission| mission.id.to_string()).collect::<Vec<_>>();
    let either = |mission: String| Edition::ALL.map(|edition| (mission.clone(), edition));
    missions.into_iter().flat_map(either).map(move |(mission, edition)| walk_of(&mission, edition, seed, STEPS))
}

fn walk_of(mission: &str, edition: Edition, seed: u64, steps: usize) -> Match {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), mission).expect("the mission");
    let mut table = Match::new(scenario, Options { edition, ..Options::default() }, seed);
    let mut player = RandomPlayer::new(seed);
    while table.steps().len() < steps && table.game().state().result.is_none() {
        let command = player.answer(&table.game().blind(seed));
        table.apply(&command).expect("a legal command");
    }
    table
}

fn load(text: &str) -> Result<Match, LoadError> {
    Match::load(&gotham_embedded::catalogue(), text)
}

#[test]
fn saved_at_any_step_the_same_table_comes_back() {
    for table in walks(0).chain(walks(1)) {
        let mission = table.game().scenario().mission.id.clone();
        for steps in (0..=table.steps().len()).step_by(11) {
            let part = table.branch(steps);
            let opened = load(&part.save()).unwrap_or_else(|error| panic!("{mission}, step {steps}: {error}"));
            assert_eq!(opened.game().hash(), table.at(steps).hash());
            assert_eq!(opened.game().state(), table.at(steps).state());
            assert_eq!(opened.game().prompt(), table.at(steps).prompt());
            assert_eq!(opened.save(), part.save());
            assert_eq!(opened.events().collect::<Vec<_>>(), part.events().collect::<Vec<_>>());
        }
    }
}

#[test]
fn a_loaded_match_goes_on_as_the_one_that_was_saved() {
    for whole in walks(5) {
        let half = whole.steps().len() / 2;
        let mut opened = load(&whole.branch(half).save()).expect("a sound record");
        for step in &whole.steps()[half..] {
            let Entry::Said(command) = &step.entry else { continue };
            assert_eq!(opened.apply(command).expect("the same command is legal"), step.events);
        }
        assert_eq!(opened.game().hash(), whole.game().hash());
    }
}

#[test]
fn undo_leads_back_through_every_step_up_to_the_last_dice() {
    for mut table in walks(9) {
        let hashes: Vec<u64> = (0..=table.steps().len()).map(|step| table.at(step).hash()).collect();
        loop {
            let revealed = table.steps().last().map(|step| step.revealed());
            match (revealed, table.undo()) {
                (None, undone) => {
                    assert_eq!(undone, Err(UndoError::Nothing));
                    break;
                }
                (Some(Some(revealed)), undone) => {
                    assert_eq!(undone, Err(UndoError::from(revealed)));
                    assert!(table.undo_any().is_ok() && table.is_practice());
                }
                (Some(None), undone) => assert!(undone.is_ok()),
            }
            assert_eq!(table.game().hash(), hashes[table.steps().len()]);
        }
        assert!(load(&table.save()).expect("a sound record").is_practice());
    }
}

#[test]
fn a_step_taken_back_and_said_again_rolls_the_same_dice() {
    let mut table = walk(3, STEPS);
    let revealing = table.steps().iter().rposition(|step| step.revealed().is_some()).expect("dice were rolled");
    while table.steps().len() > revealing + 1 {
        table.undo_any().expect("there is a step");
    }
    let step = table.steps()[revealing].clone();
    table.undo_any().expect("there is a step");
    let Entry::Said(command) = &step.entry else { panic!("a command") };
    assert_eq!(table.apply(command).expect("legal"), step.events);
}

#[test]
fn restarting_a_turn_goes_back_to_its_beginning_or_to_the_last_dice() {
    let mut restarted = 0;
    for seed in 0..12 {
        let mut table = walk(seed, 60);
        let revealed = table.steps().iter().rposition(|step| step.revealed().is_some()).map_or(0, |at| at + 1);
        let (start, steps) = (table.turn_start(), table.steps().len());
        if let Ok(taken) = table.restart_turn() {
            assert_eq!(table.steps().len(), start.max(revealed));
            assert_eq!(table.steps().len() + taken, steps);
            restarted += 1;
        } else {
            assert_eq!(table.steps().len(), steps);
        }
    }
    assert!(restarted > 0);
}

#[test]
fn a_recap_counts_the_other_side_s_turn() {
    let table = walk(2, 400);
    let ended = table.events().filter(|(_, event)| event.what == Happening::TurnEnds { side: Side::Villain }).count();
    assert!(ended > 0, "the Villain has had a turn");
    let recap = table.recap(Side::Villain);
    let moves = recap.moves;
    let words = recap.summary(&Words::of(ENGLISH), table.game());
    assert!(!words.is_empty());
    assert_eq!(words[0].contains("Move"), moves > 0, "{words:?}");
}

#[test]
fn a_record_that_is_cut_off_anywhere_is_refused_with_its_place() {
    let text = walk(1, 40).save();
    for end in (0..text.trim_end().len()).step_by(97) {
        match load(&text[..end]) {
            Err(LoadError::Unreadable { line, column, reason }) => {
                assert!(line >= 1 && column >= 1 && !reason.is_empty());
                assert_eq!(line, text[..end].split('\n').count(), "{reason}");
            }
            other => panic!("cut at {end}: {:?}", other.map(|table| table.steps().len())),
        }
    }
}

#[test]
fn a_record_that_was_changed_is_refused() {
    let table = walk(1, 60);
    let record = table.record();
    let replay = |record: &Record| Match::replay(&gotham_embedded::catalogue(), record, Check::Strict).map(|_| ());

    let mut other = record.clone();
    other.seed += 1;
    assert!(replay(&other).is_err());

    let mut other = record.clone();
    other.mission = "atlantis".into();
    assert!(matches!(replay(&other), Err(LoadError::Mission(_))));

    let mut other = record.clone();
    other.commands.insert(3, serde_json::json!({ "say": "end_turn" }));
    assert!(matches!(replay(&other), Err(LoadError::Command { number: 4, .. })));

    let mut other = record.clone();
    other.commands[0] = serde_json::json!({ "say": "choose_hero", "slot": 0, "hero": "robin" });
    let error = replay(&other).expect_err("no such Hero").to_string();
    assert!(error.starts_with("command 1 of 60: command.hero: there is no Hero called \"robin\""), "{error}");

    let mut other = record.clone();
    other.checkpoints[2].hash = Hash(7);
    let after = other.checkpoints[2].after;
    assert!(matches!(replay(&other), Err(LoadError::HashDiffers { after: at, .. }) if at == after));
    assert!(Match::replay(&gotham_embedded::catalogue(), &other, Check::Lenient).is_ok());

    let newer = table.save().replacen("\"format\": 3", "\"format\": 99", 1);
    assert_eq!(load(&newer).map(|_| ()), Err(LoadError::Newer(99)));
    let more = newer.replacen("\"version\"", "\"weather\": \"rain\", \"version\"", 1);
    assert_eq!(load(&more).map(|_| ()), Err(LoadError::Newer(99)), "whatever else a newer form holds");
    assert!(load("").is_err() && load("[]").is_err() && load(&"\u{1}".repeat(10_000)).is_err());
}

#[test]
fn a_record_that_would_fill_the_memory_is_refused() {
    let mut record = walk(1, 0).record();
    let replay = |record: &Record| Match::replay(&gotham_embedded::catalogue(), record, Check::Lenient).map(|_| ());
    let (dice, none) = (serde_json::json!({ "dice": vec!["white:0"; 600] }), serde_json::json!({ "dice": [] }));
    record.commands = vec![dice.clone()];
    assert_eq!(replay(&record), Ok(()));
    record.commands = vec![none.clone(), dice.clone(), dice];
    assert!(matches!(replay(&record), Err(LoadError::Command { number: 3, error: EntryError::TooManyDice(1200), .. })));
    record.commands = vec![none; MOST_ENTRIES + 1];
    assert_eq!(replay(&record), Err(LoadError::TooLong(MOST_ENTRIES + 1)));
    record.commands.pop();
    assert_eq!(replay(&record), Ok(()));
}

#[test]
fn an_autosave_is_whole_or_the_damaged_one_is_kept_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(Arc::new(Folder::new(folder.path())));
    let table = walk(4, 30);
    let opened = |text: &str| load(text).map_err(Unread::from);
    store.write("autosave", &table.save()).expect("written");
    let again = store.open("autosave", opened).expect("read").expect("there");
    assert_eq!(again.game().hash(), table.game().hash());

    let cut = &table.save()[..700];
    std::fs::write(folder.path().join("autosave.json"), cut).expect("written");
    match store.open("autosave", opened) {
        Err(StoreError::Damaged { reason, aside: Some(aside), .. }) => {
            assert!(reason.contains("line ") && reason.contains("cut off"), "{reason}");
            assert_eq!(std::fs::read_to_string(aside).expect("kept"), cut);
        }
        other => panic!("{:?}", other.map(|_| ())),
    }
    store.write("autosave", &table.save()).expect("written again");
    assert!(store.open("autosave", opened).expect("read").is_some());
}
