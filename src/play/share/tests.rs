//! Codes that no program writes: sound letters around other rules, other content, other answers.

use serde_json::json;

use super::form::{Appendix, Head};
use super::number::Number;
use super::*;
use gotham_rules::{Options, Scenario, VERSION};

/// A match of this many steps, each the first thing that may be said.
fn match_of(steps: usize) -> Match {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission");
    let mut table = Match::new(scenario, Options::default(), 7);
    for _ in 0..steps {
        let command = table.game().legal().swap_remove(0);
        table.apply(&command).expect("legal");
    }
    table
}

/// The code of a match with its head or its answers changed.
fn changed(table: &Match, change: impl FnOnce(&mut Head, &mut Number)) -> String {
    let bytes = unseal(&write(table).expect("a code")).expect("sound letters");
    let (mut head, mut answers) = form::read(&bytes).expect("a head");
    change(&mut head, &mut answers);
    seal(&form::write(&head, &answers))
}

fn refused(code: &str) -> ShareError {
    read(&gotham_embedded::catalogue(), code).map(|_| ()).expect_err("refused")
}

#[test]
fn what_still_leads_to_the_same_table_is_the_same_match() {
    let table = match_of(12);
    for code in
        [changed(&table, |head, _| head.rules = VERSION - 1), changed(&table, |head, _| head.scenario = Hash(1))]
    {
        let opened = read(&gotham_embedded::catalogue(), &code).expect("it opens");
        assert_eq!((opened.game(), opened.steps().len()), (table.game(), 12));
        assert_eq!(write(&opened), write(&table), "it is a match of today now");
    }
}

#[test]
fn other_rules_and_other_content_are_named() {
    let table = match_of(12);
    let elsewhere = |head: &mut Head| head.end = Hash(7);
    let older = refused(&changed(&table, |head, _| {
        head.rules = VERSION - 1;
        elsewhere(head);
    }));
    assert_eq!(older, ShareError::OtherRules(VERSION - 1));
    assert!(older.to_string().contains(&format!("rules {}", VERSION - 1)), "{older}");
    let newer = refused(&changed(&table, |head, _| head.rules = VERSION + 1));
    assert!(newer.to_string().contains("a newer version"), "{newer}");
    let content = refused(&changed(&table, |head, _| {
        head.scenario = Hash(1);
        elsewhere(head);
    }));
    assert_eq!(content, ShareError::OtherContent { mission: "to_sink_a_city".into(), of: Hash(1) });
    assert!(matches!(
        refused(&changed(&table, |head, _| head.mission = "atlantis".into())),
        ShareError::Match(LoadError::Mission(_))
    ));
}

#[test]
fn another_match_than_the_one_that_was_shared_is_refused() {
    let table = match_of(12);
    let end = refused(&changed(&table, |head, _| head.end = Hash(7)));
    assert!(matches!(end, ShareError::Match(LoadError::HashDiffers { after: 12, .. })), "{end}");
    let seed = refused(&changed(&table, |head, _| head.seed = 8));
    assert!(matches!(seed, ShareError::Match(LoadError::HashDiffers { .. })), "{seed}");
    let longer = refused(&changed(&table, |_, answers| *answers = Number::of(&[1; 40])));
    assert_eq!(longer, ShareError::LeftOver(12));
    let more = refused(&changed(&table, |head, _| head.commands = 5_001));
    assert_eq!(more, ShareError::TooManyCommands(5_001));
}

#[test]
fn entries_that_are_in_no_list_of_answers_stand_in_words() {
    let mut table = match_of(12);
    let enter = |table: &mut Match, words: Value| {
        let entry = Entry::read(table.game(), &words).expect("an entry");
        table.enter(entry).expect("carried out");
    };
    enter(&mut table, json!({ "dice": ["orange:2", "d6:4"], "fit": "in_order" }));
    let command = table.game().legal().swap_remove(0);
    table.apply(&command).expect("legal");
    enter(&mut table, json!({ "place": { "round": 2 } }));
    let opened = read(&gotham_embedded::catalogue(), &write(&table).expect("a code")).expect("it opens");
    assert_eq!(opened.save(), table.save());
    assert!(opened.is_practice());

    let waits = |entries: Vec<Value>| form::pack(&Appendix { entries, ..Appendix::default() });
    let left = changed(&match_of(3), |head, _| head.appendix = waits(vec![json!({ "dice": [] })]));
    assert!(matches!(refused(&left), ShareError::LeftOver(3) | ShareError::Match(_)), "{left}");
    let no_entry = changed(&match_of(0), |head, answers| {
        let choices = match_of(0).game().legal().len();
        answers.push(choices, choices + 1);
        (head.commands, head.appendix) = (1, waits(vec![json!("dance")]));
    });
    assert!(matches!(refused(&no_entry), ShareError::Match(LoadError::Command { number: 1, of: 1, .. })));
}

#[test]
fn an_appendix_that_would_fill_the_memory_is_refused() {
    let packed = miniz_oxide::deflate::compress_to_vec(&vec![b' '; 50_000_000], 6);
    let bomb = refused(&changed(&match_of(1), |head, _| head.appendix = packed));
    assert!(matches!(bomb, ShareError::TooLong(_) | ShareError::Unreadable { part: "the appendix", .. }), "{bomb}");
    for noise in [vec![0xff; 20], miniz_oxide::deflate::compress_to_vec(b"{\"weather\": 1}", 6)] {
        let error = refused(&changed(&match_of(1), |head, _| head.appendix = noise));
        assert!(matches!(error, ShareError::Unreadable { part: "the appendix", .. }), "{error}");
    }
}

#[test]
fn nothing_is_said_after_the_end() {
    let mut table = match_of(0);
    let ended = json!({ "place": { "round": 1, "last_round": 1 } });
    let entry = Entry::read(table.game(), &ended).expect("an entry");
    let _ = table.enter(entry);
    while table.game().state().result.is_none() && table.steps().len() < 4_000 {
        let command = table.game().legal().pop().expect("somebody is asked");
        table.apply(&command).expect("legal");
    }
    assert!(table.game().state().result.is_some(), "the last thing that may be said ends turns");
    let of = table.steps().len() + 1;
    let code = changed(&table, |head, _| head.commands += 1);
    assert_eq!(refused(&code), ShareError::Over { number: of, of });
    assert_eq!(
        read(&gotham_embedded::catalogue(), &write(&table).expect("a code")).map(|it| it.steps().len()),
        Ok(of - 1)
    );
}
