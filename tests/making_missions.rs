//! The tools for those who make missions: a mission to begin with, what shows when it is played, and the search for its
//! numbers.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::engine_cli::{done, fails, json as asked};

/// A folder with files, named for a command line.
struct Desk(TempDir);

impl Desk {
    fn new() -> Desk {
        Desk(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn name(&self, name: &str) -> String {
        self.path(name).to_str().expect("a name").to_string()
    }

    fn write(&self, name: &str, text: &str) -> String {
        fs::write(self.path(name), text).expect("written");
        self.name(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("a text")
    }

    /// A new mission on a board.
    fn mission(&self, board: &str) -> String {
        let name = self.name("mine.ron");
        let _ = fs::remove_file(Path::new(&name));
        done(&["new-mission", "mine", "--board", board, "--out", &name]);
        self.read("mine.ron")
    }

    /// The mission with changes: what to replace, and by what.
    fn changed(&self, changes: &[(&str, &str)]) -> String {
        let mut text = self.mission("subway");
        for (from, to) in changes {
            assert!(text.contains(from), "{from}");
            text = text.replace(from, to);
        }
        self.write("mine.ron", &text)
    }
}

#[test]
fn a_new_mission_can_be_played_on_every_board() {
    let desk = Desk::new();
    for map in &gotham_embedded::catalogue().maps {
        let text = desk.mission(map.id.as_str());
        assert!(!text.contains(['{', '}']), "{text}");
        let played = asked_lines(&["validate", &desk.name("mine.ron"), "--played", "1"]);
        assert_eq!(played[0]["problems"], json!([]), "{}", map.id);
        let villains: Vec<&Value> = played[1]["played"].as_array().expect("both").iter().collect();
        assert_eq!(villains.iter().map(|run| &run["villain"]).collect::<Vec<_>>(), ["normal", "cards"]);
        assert!(villains.iter().all(|run| run["ended"] == 1 && run["failed"] == json!([])), "{}: {villains:?}", map.id);
    }
}

/// Each line of an answer in JSON.
fn asked_lines(arguments: &[&str]) -> Vec<Value> {
    let said = done(&[arguments, &["--json"]].concat());
    said.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn a_new_mission_takes_nothing_away() {
    let desk = Desk::new();
    let mine = desk.write("mine.ron", "my own work");
    fails(&["new-mission", "mine", "--out", &mine], 2, &["mine.ron", "already"]);
    assert_eq!(desk.read("mine.ron"), "my own work");
    let out = desk.name("other.ron");
    fails(&["new-mission", "to_sink_a_city", "--out", &out], 2, &["to_sink_a_city", "already"]);
    fails(&["new-mission", "My Mission", "--out", &out], 2, &["My Mission", "lowercase"]);
    fails(&["new-mission", "mine", "--board", "moon", "--out", &out], 2, &["moon", "subway"]);
    fails(&["new-mission", "mine", "--out", &desk.name("nowhere/mine.ron")], 2, &["nowhere"]);
    assert!(!desk.path("other.ron").exists());
    let said = done(&["new-mission", "night_shift", "--out", &out]);
    assert!(said.contains("validate") && desk.read("other.ron").contains("name: \"Night Shift\""), "{said}");
}

/// Short matches, with an ending, an objective and a value that nothing leads to.
const PLANTED: [(&str, &str); 5] = [
    ("    rounds: 6,", "    rounds: 1,"),
    ("values: [(\"signal\", 0)]", "values: [(\"signal\", 0), (\"moon\", 3)]"),
    (
        "    endings: [",
        "    endings: [(id: \"eclipse\", text: \"Dark.\", only_if: [AtLeast(Value(\"moon\"), 4)], winner: Heroes),",
    ),
    (
        "    objectives: [",
        "    objectives: [(text: \"Moons\", counts: Value(\"moon\"), side: Heroes, goal: AtLeast(4)),",
    ),
    (
        "    interactions: [",
        "    interactions: [(id: \"howl\", name: \"Howl\", text: \"At the moon.\", who: (side: Heroes, hero: true), \
            action: Thought, difficulty: Just(1), only_if: [AtLeast(Value(\"moon\"), 4)], effects: [Set(\"moon\", Just(3))]),",
    ),
];

#[test]
fn what_never_comes_is_found_by_playing() {
    let desk = Desk::new();
    let mine = desk.changed(&PLANTED);
    let said = done(&["validate", &mine, "--played", "3"]);
    let told = [
        "note: the ending \"eclipse\" never came",
        "note: nobody advanced the Heroes' objective \"Moons\"",
        "note: the value \"moon\" never changed",
        "note: nobody took up the interaction \"howl\"",
        "note: nobody entered ",
        "note: the Villain won every one of 3 matches against normal",
        "small sample",
    ];
    told.iter().for_each(|told| assert!(said.contains(told), "{told}: {said}"));
    assert!(!said.contains("warning") && !said.contains("\"quiet_night\""), "{said}");

    let answer = &asked_lines(&["validate", &mine, "--played", "3", "--jobs", "1"])[1];
    let finding = |wanted: Value| answer["findings"].as_array().expect("a list").contains(&wanted);
    assert!(finding(json!({ "never": "ending", "ending": "eclipse" })), "{answer}");
    assert!(finding(json!({ "always": "villain", "against": "cards" })), "{answer}");
    assert_eq!(answer, &asked_lines(&["validate", &mine, "--played", "3", "--jobs", "2"])[1]);

    fails(&["validate", &mine, "--played", "0"], 2, &["--played"]);
    fails(&["validate", &mine, "--limit", "9"], 2, &["--played"]);
    let map = desk.write("map.ron", include_str!("../maps/subway.ron"));
    fails(&["validate", &map, "--played", "1"], 2, &["no mission"]);
    let broken = desk.changed(&[("map: \"subway\"", "map: \"moon\"")]);
    let said = fails(&["validate", &broken, "--played", "1"], 1, &["moon"]);
    assert!(!said.contains("matches each"), "{said}");
}

#[test]
fn from_fifty_matches_on_it_is_a_warning() {
    let desk = Desk::new();
    // Over as soon as a Hero has moved: fifty such matches are quick.
    let soon = "endings: [(id: \"soon\", text: \"Over.\", only_if: [NoMini((hero: true, at: At(\"HERE\"))), \
        AtLeast(Round, 1)], winner: Heroes),";
    let text = desk.mission("subway");
    let start = text.split("(area: \"").nth(1).and_then(|rest| rest.split('"').next()).expect("an Area");
    let mine = desk.write("mine.ron", &text.replace("endings: [", &soon.replace("HERE", start)));
    let said = done(&["validate", &mine, "--played", "50"]);
    assert!(said.contains("warning: the ending \"broadcast\" never came"), "{said}");
    assert!(!said.contains("note: ") && !said.contains("small sample"), "{said}");
}

#[test]
fn a_match_that_stalls_is_found_by_playing() {
    let desk = Desk::new();
    // The last round is always the next one.
    let mine = desk.changed(&[
        ("    triggers: [", "    triggers: [(id: \"again\", name: \"Again\", when: At(Upkeep), effects: [SetLastRound(Sum([Round, Just(1)]))]),"),
        ("AtLeast(Value(\"signal\"), 5)", "AtLeast(Value(\"signal\"), 200)"),
        ("AtMost(Tokens((kind: \"jammer\")), 1)", "AtLeast(Tokens((kind: \"jammer\")), 9)"),
        ("only_if: [AllHeroesNeutralized]", "only_if: [AllHeroesNeutralized, AtLeast(Value(\"signal\"), 200)]"),
    ]);
    fails(
        &["validate", &mine, "--played", "1", "--limit", "400"],
        1,
        &["STALLED: against normal, seed 0: no end after 400 commands", "2 matches did not end"],
    );
}

/// A mission of two rounds at most, with two places for numbers, and a plan for it.
fn planned(desk: &Desk) -> String {
    desk.changed(&[("    rounds: 6,", "    rounds: {rounds},"), ("fatigue: 5)", "fatigue: {tired})")]);
    let plan = "(mission: \"mine.ron\", ranges: [(name: \"rounds\", from: 1, to: 2), (name: \"tired\", from: 2, to: 6, step: 4)])";
    desk.write("plan.ron", plan)
}

/// How thoroughly the tests search: in a moment.
const QUICK: [&str; 6] = ["--coarse", "2", "--keep", "2", "--confirm", "3"];

fn search(plan: &str, more: &[&str]) -> Value {
    asked(&[&["tune", plan][..], &QUICK, more].concat())
}

/// What is said of the combinations, however much of it was kept from before.
fn rows(found: &Value) -> &Value {
    &found["rows"]
}

#[test]
fn a_search_that_was_cut_goes_on_where_it_was() {
    let desk = Desk::new();
    let plan = planned(&desk);
    let whole = search(&plan, &["--jobs", "1"]);
    assert_eq!((whole["rows"].as_array().map(Vec::len), &whole["kept"]), (Some(4), &json!(0)));
    let confirmed = |row: &Value| row["confirmed"] == true && row["against"]["normal"]["ended"] == 3;
    assert!(confirmed(&whole["rows"][0]) && confirmed(&whole["rows"][1]) && !confirmed(&whole["rows"][2]), "{whole}");

    // Everything was kept: four combinations and two confirmed ones, each against both Villains.
    let kept = desk.read("plan.ron.kept");
    let lines: Vec<&str> = kept.lines().collect();
    assert_eq!(lines.len(), 12);
    assert!(lines.iter().all(|line| line.starts_with("{\"with\":")), "{kept}");
    let again = search(&plan, &["--jobs", "2"]);
    assert_eq!((rows(&again), &again["kept"]), (rows(&whole), &json!(12)));
    assert_eq!(desk.read("plan.ron.kept"), kept);

    // Cut in the middle of a line, or of a line's first letters.
    for last in [lines[5], "{\"wi"] {
        desk.write("plan.ron.kept", &format!("{}\n{}", lines[..5].join("\n"), &last[..last.len().min(40)]));
        let rest = search(&plan, &[]);
        assert_eq!((rows(&rest), &rest["kept"]), (rows(&whole), &json!(5)));
        assert_eq!(search(&plan, &[])["kept"], 12);
    }

    // Another mission is measured from scratch, and what was known of the first one stays.
    let text = desk.read("mine.ron");
    desk.write("mine.ron", &text.replace("initiative: Heroes", "initiative: Villain"));
    assert_eq!(search(&plan, &[])["kept"], 0);
    desk.write("mine.ron", &text);
    assert_eq!(search(&plan, &[])["kept"], 12);

    // The table for people.
    let said = done(&[&["tune", &plan][..], &QUICK].concat());
    assert!(
        said.contains("against normal  against cards  off by") && said.contains("12 measurements were kept"),
        "{said}"
    );
}

#[test]
fn a_search_whose_program_was_ended_goes_on() {
    let desk = Desk::new();
    let plan = planned(&desk);
    let mut program = Command::new(env!("CARGO_BIN_EXE_gotham-engine"));
    program.args(["tune", &plan]).args(QUICK).stdout(Stdio::null());
    let mut program = program.spawn().expect("it runs");
    for _ in 0..600 {
        let kept = fs::read_to_string(desk.path("plan.ron.kept")).unwrap_or_default();
        if kept.lines().count() >= 2 {
            break;
        }
        thread::sleep(Duration::from_millis(20));
    }
    program.kill().expect("it ends");
    program.wait().expect("it has ended");
    let rest = search(&plan, &[]);
    assert!(rest["kept"].as_u64().is_some_and(|kept| kept >= 2), "{rest}");
    fs::remove_file(desk.path("plan.ron.kept")).expect("removed");
    assert_eq!(rows(&search(&plan, &[])), rows(&rest));
}

#[test]
fn a_file_of_somebody_else_is_left_alone() {
    let desk = Desk::new();
    let plan = planned(&desk);
    for theirs in ["{\"my\": \"own notes\"}", "{\"my\": \"own notes\"}\n", "notes\n", "{\"with\":1}\nnotes", "\n\n{}\n"]
    {
        desk.write("plan.ron.kept", theirs);
        fails(&["tune", &plan], 2, &["plan.ron.kept:", "left as it is"]);
        assert_eq!(desk.read("plan.ron.kept"), theirs);
    }
}

#[test]
fn the_best_numbers_are_written_where_that_is_asked() {
    let desk = Desk::new();
    let plan = planned(&desk);
    let best = desk.name("best.ron");
    let found = search(&plan, &["--write", &best]);
    let with = &found["rows"][0]["with"];
    let text = desk.read("best.ron");
    assert!(text.contains(&format!("    rounds: {},", with["rounds"])), "{with}");
    assert!(text.contains(&format!("fatigue: {})", with["tired"])) && !text.contains('{'), "{with}");
    assert!(done(&["validate", &best]).contains("no problems"));
    desk.write("best.ron", "precious");
    fails(&["tune", &plan, "--write", &best], 2, &["best.ron", "--overwrite"]);
    assert_eq!(desk.read("best.ron"), "precious");
    search(&plan, &["--write", &best, "--overwrite"]);
    assert_eq!(desk.read("best.ron"), text);
}

#[test]
fn a_faulty_plan_is_told_with_its_place() {
    let desk = Desk::new();
    planned(&desk);
    let tired = "(name: \"tired\", from: 2, to: 4)";
    let ranges = |first: &str| format!("(\n    mission: \"mine.ron\",\n    ranges: [{first}, {tired}],\n)");
    let rounds = "(name: \"rounds\", from: 1, to: 2)";
    let faults: [(String, &[&str]); 14] = [
        (ranges(rounds).replace("mine", "lost"), &["plan.ron:2:14: mission: ", "cannot be read"]),
        (ranges("(name: \"rounds\", from: 3, to: 2)"), &["plan.ron:3:", "ranges[0].to: an empty range", "3", "2"]),
        (ranges("(name: \"rounds\", from: 1, to: 2, step: 0)"), &["ranges[0].step: ", "a step of 0"]),
        (ranges("(name: \"Rounds\", from: 1, to: 2)"), &["ranges[0].name: ", "lowercase"]),
        (ranges(&format!("{rounds}, {rounds}")), &["ranges[1].name: ", "has a range already"]),
        (ranges(&format!("{rounds}, (name: \"luck\", from: 1, to: 2)")), &["ranges[1].name", "write {luck}"]),
        (format!("(mission: \"mine.ron\", ranges: [{tired}])"), &["mine.ron:", "{rounds} has no range in "]),
        ("(mission: \"mine.ron\", ranges: [])".into(), &["plan.ron:1:", "ranges: there is nothing to search"]),
        (
            ranges("(name: \"rounds\", from: 0, to: 255)"),
            &["plan.ron:3:13: ranges: 768 combinations are too many", "500"],
        ),
        (ranges(rounds).replace("ranges:", "aim: 100, ranges:"), &["plan.ron:3:10: aim: 100"]),
        (ranges("(name: \"rounds\", from: 0, to: 2)"), &["mine.ron: with rounds 0, tired 2", "at least one round"]),
        (ranges("(name: \"rounds\", from: 1, to: 300)"), &["plan.ron:3:", "ranges[0].to", "out of bounds"]),
        (ranges("(nme: \"rounds\", from: 1, to: 2)"), &["plan.ron:3:", "nme"]),
        (String::new(), &["plan.ron:1:1: ", "empty"]),
    ];
    for (plan, words) in &faults {
        fails(&["tune", &desk.write("plan.ron", plan)], 2, words);
        assert!(!desk.path("plan.ron.kept").exists(), "{plan}");
    }
    fails(&["tune", &desk.name("lost.ron")], 2, &["lost.ron"]);

    let plan = desk.write("plan.ron", &ranges(rounds));
    let text = desk.read("mine.ron");
    desk.write("mine.ron", &text.replace("{rounds}", "{rounds"));
    fails(&["tune", &plan], 2, &["plan.ron:3:", "ranges[0].name: ", "write {rounds}"]);
    desk.write("mine.ron", &text.replace("{tired}", "{tired} {Two Words}"));
    fails(&["tune", &plan], 2, &["mine.ron:", "{Two Words} is no name"]);
    desk.write("mine.ron", &text.replace("map: \"subway\"", "map: \"moon\""));
    fails(&["tune", &plan], 2, &["mine.ron:", "moon"]);
}
