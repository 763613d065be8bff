//! Progress in its store: kept, never lowered, and never lost to a text that means nothing.

use std::sync::Arc;

use super::*;
use gotham_platform::{HandClock, Memory, Storage};
use gotham_rules::{Options, Scenario};

fn progress(missions: &[(&str, u8)]) -> CampaignProgress {
    let mut progress = CampaignProgress::default();
    for (mission, lamps) in missions {
        assert!(progress.light(mission, Lamps::new(*lamps).expect("that many")));
    }
    progress
}

fn memory() -> (Memory, Store) {
    let memory = Memory::new(Arc::new(HandClock::default()));
    let store = Store::new(Arc::new(memory.clone()));
    (memory, store)
}

#[test]
fn the_best_of_each_mission_is_kept() {
    let (_, store) = memory();
    assert!(CampaignProgress::open(&store).expect("none yet").is_empty());
    for more in [&[("hush", 0)], &[("hush", 4)], &[("hush", 3)], &[("the_heir", 1)]] {
        CampaignProgress::keep(&store, &progress(more)).expect("kept");
    }
    let kept = CampaignProgress::open(&store).expect("read");
    assert_eq!(kept, progress(&[("hush", 4), ("the_heir", 1)]));
    assert_eq!(kept.of("year_100"), None);
}

#[test]
fn what_is_added_never_lowers_what_is_there() {
    let mut mine = progress(&[("hush", 4), ("the_heir", 0)]);
    let theirs = progress(&[("hush", 2), ("the_heir", 3), ("year_100", 0)]);
    assert_eq!(mine.add(&theirs), 2, "a mission that was lost was played");
    assert_eq!(mine, progress(&[("hush", 4), ("the_heir", 3), ("year_100", 0)]));
    assert_eq!(mine.add(&theirs), 0);
}

#[test]
fn another_window_s_progress_is_not_written_over() {
    let (_, store) = memory();
    CampaignProgress::keep(&store, &progress(&[("hush", 4)])).expect("kept");
    let (both, _) = CampaignProgress::keep(&store, &progress(&[("year_100", 3)])).expect("kept by another window");
    assert_eq!(both, progress(&[("hush", 4), ("year_100", 3)]));
    assert_eq!(CampaignProgress::open(&store).expect("read"), both);
}

#[test]
fn hostile_texts_are_refused_with_a_reason_and_not_lost() {
    let whole = progress(&[("hush", 4)]).text();
    let many: String = (0..=MOST).map(|at| format!("\"m{at}\": 1,")).collect();
    let cases = [
        ("", "EOF"),
        ("{", "EOF"),
        ("[]", "no form"),
        ("{\"format\": 0, \"missions\": {}}", "no form"),
        ("{\"format\": \"1\", \"missions\": {}}", "no form"),
        ("{\"format\": 1}", "missions"),
        (&whole[..whole.len() / 2], "EOF"),
        (&whole.replace('4', "6"), "hush: 6 lamps: at most 5"),
        (&whole.replace('4', "600"), "u8"),
        (&whole.replace('4', "-1"), "u8"),
        (&whole.replace('4', "null"), "null"),
        (&whole.replace("hush", "../../x"), "not the id"),
        (&whole.replace("hush", ""), "not the id"),
        (&whole.replace("hush", &"a".repeat(81)), "not the id"),
        (&whole.replace("\"format\"", "\"lamps\": 5, \"format\""), "lamps"),
        (&whole.replace("\"hush\"", &format!("{many}\"hush\"")), "1002 missions: at most 1000"),
    ];
    for (text, reason) in cases {
        let (memory, store) = memory();
        memory.write("campaign.json", text).expect("written");
        let error = CampaignProgress::open(&store).expect_err(text).to_string();
        assert!(error.contains(reason), "{text:?}: {error}");
        assert!(error.contains("campaign.damaged-1"), "{error}");
        let (kept, _) = CampaignProgress::keep(&store, &progress(&[("year_100", 3)])).expect("a new text");
        assert_eq!(kept, progress(&[("year_100", 3)]));
        assert_eq!(memory.read("campaign.damaged-1").expect("read").as_deref(), Some(text), "nothing is lost");
    }
}

#[test]
fn progress_is_kept_when_the_text_is_found_damaged_only_then() {
    let (memory, store) = memory();
    memory.write("campaign.json", "{ cut off").expect("written");
    let (kept, trouble) = CampaignProgress::keep(&store, &progress(&[("hush", 3)])).expect("a new text");
    assert!(trouble.is_some_and(|trouble| trouble.to_string().contains("campaign.damaged-1")));
    assert_eq!(CampaignProgress::open(&store).expect("read"), kept);
}

#[test]
fn the_text_of_a_newer_program_is_left_alone() {
    let (memory, store) = memory();
    let newer = "{\"format\": 3, \"missions\": []}";
    memory.write("campaign.json", newer).expect("written");
    let kept = CampaignProgress::keep(&store, &progress(&[("hush", 3)])).map(|_| ());
    for error in [CampaignProgress::open(&store).expect_err("newer"), kept.expect_err("newer")] {
        assert!(matches!(error, StoreError::Foreign { .. }), "{error}");
    }
    assert_eq!(memory.read("campaign.json").expect("read").as_deref(), Some(newer));
}

/// A match that was played to its end, by its record.
fn ended(text: &str) -> Match {
    let record = crate::Record::parse(text).expect("a record");
    Match::replay(&gotham_embedded::catalogue(), &record, crate::Check::Lenient).expect("it is played back")
}

#[test]
fn a_match_counts_when_it_has_ended_and_is_no_practice() {
    let text = include_str!("../../../../tests/fixtures/matches/to_sink_a_city-bot-bot.json");
    let play = ended(text);
    let id = play.game().scenario().mission.id.to_string();
    assert_eq!(CampaignProgress::of_match(&play, Side::Heroes), Some(progress(&[(&id, 4)])));
    let villains = CampaignProgress::of_match(&play, Side::Villain).expect("he played it, too");
    assert_eq!((villains.of(&id), villains.dark_of(&id)), (None, DarkWindows::new(1)), "5 minus the lamps");
    let practice = ended(&text.replacen("\"practice\": false", "\"practice\": true", 1));
    assert!(practice.is_practice());
    assert_eq!(CampaignProgress::of_match(&practice, Side::Heroes), None);
    let branch = play.leave_at(play.steps().len() - 1, crate::Luck::AsBefore);
    assert_eq!(CampaignProgress::of_match(&branch, Side::Heroes), None);
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "hush").expect("the mission");
    assert_eq!(
        CampaignProgress::of_match(&Match::new(scenario, Options::default(), 7), Side::Heroes),
        None,
        "it goes on"
    );
}

/// What the Villain's player keeps is beside the lamps, and a text without it is as it was.
#[test]
fn dark_windows_are_kept_beside_the_lamps() {
    let dark = |number| DarkWindows::new(number).expect("that many");
    let (memory, store) = memory();
    CampaignProgress::keep(&store, &progress(&[("hush", 4)])).expect("kept");
    assert!(memory.read("campaign.json").expect("read").is_some_and(|text| text.contains("\"format\": 1")));
    let mut more = CampaignProgress::default();
    assert!(more.is_empty() && more.darken("hush", dark(2)) && more.darken("the_heir", dark(0)) && !more.is_empty());
    assert!(!more.darken("hush", dark(1)), "the best counts");
    let (kept, _) = CampaignProgress::keep(&store, &more).expect("kept");
    assert_eq!((kept.of("hush"), kept.dark_of("hush"), kept.of("the_heir")), (Lamps::new(4), Some(dark(2)), None));
    assert!(memory.read("campaign.json").expect("read").is_some_and(|text| text.contains("\"format\": 2")));
    assert_eq!(CampaignProgress::open(&store).expect("read"), kept);
    let lit = ["hush", "the_heir", "year_100"].map(|mission| kept.lit(mission).map(Lamps::number));
    assert_eq!(lit, [Some(4), Some(5), None], "what the Villain leaves lit shows where no Hero was played");
    let mut both = progress(&[("hush", 3)]);
    assert_eq!(both.add(&kept), 2, "two missions, whatever changes of them");
    assert_eq!(both.add(&kept), 0);
    let changed = kept.text().replace("\"hush\": 2", "\"hush\": 6");
    let error = format!("{:?}", CampaignProgress::read(&changed).expect_err("too many"));
    assert!(error.contains("hush: 6 dark windows: at most 5"), "{error}");
}
