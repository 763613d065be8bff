//! `gotham-engine serve` does what `docs/engine-protocol.md` says: every example of the page is run.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut process = Command::new(env!("CARGO_BIN_EXE_gotham-engine"))
            .arg("serve")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = process.stdin.take();
        let output = BufReader::new(process.stdout.take().expect("a pipe"));
        Engine { process, input, output }
    }

    fn ask_text(&mut self, line: &str) -> Value {
        let input = self.input.as_mut().expect("an open pipe");
        writeln!(input, "{line}").expect("the engine reads");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the engine answers");
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer:?} to {line}"))
    }

    fn ask(&mut self, request: Value) -> Value {
        self.ask_text(&request.to_string())
    }

    fn begin(&mut self) -> Value {
        self.ask(json!({
            "op": "new", "mission": "to_sink_a_city", "seed": 11, "gadgets": {}, "allies": {},
            "heroes": ["batman", "catwoman", "nightwing"],
        }))
    }

    fn hash(&mut self) -> Value {
        self.ask(json!({ "op": "hash" }))["hash"].clone()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.process.wait();
    }
}

/// Whether an answer has the form of an example; `…` stands for anything.
fn fits(example: &Value, answer: &Value, path: &str) -> Result<(), String> {
    let differs = || Err(format!("{path}: the page says {example}, the engine {answer}"));
    match (example, answer) {
        (Value::String(any), _) if any == "…" => Ok(()),
        (Value::Object(example), Value::Object(answer)) => {
            for (key, value) in example.iter().filter(|(key, _)| *key != "…") {
                let found = answer.get(key).ok_or_else(|| format!("{path}.{key}: the engine does not say it"))?;
                fits(value, found, &format!("{path}.{key}"))?;
            }
            match answer.keys().find(|key| !example.contains_key(*key)) {
                Some(key) if !example.contains_key("…") => Err(format!("{path}.{key}: the page does not say it")),
                _ => Ok(()),
            }
        }
        (Value::Array(example), Value::Array(answer)) => {
            let open = example.last().is_some_and(|last| last == "…");
            let fixed = example.len() - usize::from(open);
            if answer.len() < fixed || (answer.len() > fixed && !open) {
                return differs();
            }
            let mut pairs = example[..fixed].iter().zip(answer).enumerate();
            pairs.try_for_each(|(at, (example, answer))| fits(example, answer, &format!("{path}[{at}]")))
        }
        _ if example == answer => Ok(()),
        _ => differs(),
    }
}

#[test]
fn the_examples_of_the_page_are_true() {
    let page = include_str!("../docs/engine-protocol.md");
    let mut engine = Engine::start();
    let (mut inside, mut answer, mut count) = (false, None, 0);
    for (number, line) in page.lines().enumerate() {
        match line {
            "```protocol" => inside = true,
            _ if line.starts_with("```") => inside = false,
            _ if !inside => {}
            _ => match (line.strip_prefix("> "), line.strip_prefix("< "), answer.take()) {
                (Some(request), None, None) => {
                    if matches!(engine.process.try_wait(), Ok(Some(_))) {
                        engine = Engine::start();
                    }
                    answer = Some(engine.ask_text(request));
                    if answer.as_ref().is_some_and(|_| request.contains("\"quit\"")) {
                        let _ = engine.process.wait();
                    }
                }
                (None, Some(example), Some(answer)) => {
                    let example: Value = serde_json::from_str(example).expect("an example is JSON");
                    if let Err(why) = fits(&example, &answer, "answer") {
                        panic!("docs/engine-protocol.md:{}: {why}", number + 1);
                    }
                    count += 1;
                }
                _ => panic!("docs/engine-protocol.md:{}: a request (>) and its answer (<) take turns", number + 1),
            },
        }
    }
    assert!(count > 25, "only {count} examples");
}

#[test]
fn the_page_lists_every_operation_and_no_other() {
    let page = include_str!("../docs/engine-protocol.md");
    let section = page.split("## Operations").nth(1).and_then(|rest| rest.split("\n`new`").next()).expect("the table");
    let listed: Vec<&str> = section.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    let listed = &listed[1..];
    let error = Engine::start().ask(json!({ "op": "?" }))["error"]["message"].to_string();
    let known = error.split("there are: ").nth(1).expect("the operations").trim_end_matches('"').to_string();
    assert_eq!(listed.join(", "), known);
}

#[test]
fn options_are_played_or_refused() {
    let mut engine = Engine::start();
    let mut begin =
        |options: Value| engine.ask(json!({ "op": "new", "mission": "to_sink_a_city", "options": options }));
    for (options, rule, told) in [
        (json!({ "edition": "first" }), "G-3", "First (2019)"),
        (json!({ "solo": true }), "SOLO", "Solo"),
        (json!({ "variants": ["kept_move_points"] }), "R2 XIII", "Kept Move Points"),
        (json!({ "variants": ["free_success"] }), "R2 XIII", "Free success"),
        (json!({ "variants": ["villain_free_reroll"] }), "R2 XIII", "Villain's Free Reroll"),
        (json!({ "variants": ["extra_recovery", "split_movement"] }), "R2 XIII", "Split movement"),
    ] {
        let answer = begin(options);
        let reason = answer["refusal"]["reason"].as_str().expect("a reason");
        assert_eq!(answer["refusal"]["rule"], rule, "{answer}");
        assert!(reason.contains(told) && reason.contains("not playable yet"), "{reason}");
    }
    for options in [json!({ "edition": 1 }), json!({ "variants": ["luck"] }), json!({ "solo": "yes" }), json!("all")] {
        assert_eq!(begin(options)["error"]["kind"], "bad_request");
    }
    let options = json!({
        "villain_reserve": -1, "edition": "second", "variants": ["resting_movement", "cheap_events"], "solo": false,
    });
    assert_eq!(begin(options.clone())["ok"], true);
    assert_eq!(engine.ask(json!({ "op": "state" }))["state"]["options"], options);
    let mut save = engine.ask(json!({ "op": "save" }))["save"].clone();
    assert_eq!(save["options"], options);
    save["options"]["solo"] = true.into();
    let answer = engine.ask(json!({ "op": "load", "save": save }));
    assert_eq!(answer["error"]["kind"], "cannot_load", "{answer}");
    assert!(answer["error"]["message"].as_str().is_some_and(|told| told.contains("SOLO")), "{answer}");
    assert_eq!(engine.ask(json!({ "op": "state" }))["state"]["options"], options, "the match is as it was");
}

#[test]
fn a_bad_line_changes_nothing() {
    let mut engine = Engine::start();
    engine.begin();
    let before = engine.hash();
    let noise = "x".repeat(3 * 1024 * 1024);
    let deep = "[".repeat(100_000);
    let lines = [
        "{",
        "[]",
        "null",
        "\u{0}\u{1}",
        "{\"op\": 5}",
        "{\"op\": \"apply\"}",
        "{\"op\": \"apply\", \"command\": 5}",
        "{\"op\": \"apply\", \"command\": {\"say\": \"fly\"}}",
        "{\"op\": \"apply\", \"command\": {\"say\": \"end_turn\"}}",
        "{\"op\": \"apply\", \"command\": {\"say\": \"take_stance\", \"mini\": \"joker\", \"stance\": \"active\"}}",
        "{\"op\": \"apply\", \"command\": {\"say\": \"take_stance\", \"mini\": \"batman\", \"stance\": \"bored\"}}",
        "{\"op\": \"new\", \"mission\": \"to_sink_a_city\", \"heroes\": [\"robin\"]}",
        "{\"op\": \"new\", \"mission\": \"to_sink_a_city\", \"heroes\": [\"nightwing\"]}",
        "{\"op\": \"new\", \"mission\": \"to_sink_a_city\", \"options\": {\"luck\": 1}}",
        "{\"op\": \"place\", \"minis\": {\"batman\": {\"wounds\": 50}}}",
        "{\"op\": \"place\", \"river\": [\"bane\"]}",
        "{\"op\": \"load\", \"save\": {}}",
        "{\"op\": \"state\", \"more\": 1}",
        &noise,
        &deep,
    ];
    for line in lines {
        let answer = engine.ask_text(line);
        assert_eq!(answer["ok"], false, "{}", line.chars().take(100).collect::<String>());
        let reason = answer["error"]["message"].as_str().or(answer["refusal"]["reason"].as_str());
        assert!(reason.is_some_and(|reason| !reason.is_empty() && reason.len() < 2000), "{answer}");
        assert_eq!(engine.hash(), before, "after {}", line.chars().take(100).collect::<String>());
    }
    assert_eq!(engine.ask_text(&noise)["error"]["kind"], "too_long");
}

/// Plays to the end by the first, last or middle option in turn, saving and loading on the way.
#[test]
fn a_match_is_played_over_the_protocol() {
    let mut engine = Engine::start();
    let mut prompt = engine.begin()["prompt"].clone();
    for step in 0..5000 {
        if prompt["kind"] == "game_over" {
            assert!(engine.ask(json!({ "op": "state" }))["state"]["result"]["winner"].is_string());
            return;
        }
        if step % 40 == 20 {
            let hash = engine.hash();
            let save = engine.ask(json!({ "op": "save" }))["save"].clone();
            let loaded = engine.ask(json!({ "op": "load", "save": save }));
            assert_eq!((&loaded["ok"], &loaded["hash"]), (&json!(true), &hash));
            assert_eq!(loaded["prompt"], prompt);
            // The text of the record does as well.
            let text = serde_json::to_string_pretty(&save).expect("JSON");
            assert_eq!(engine.ask(json!({ "op": "load", "save": text }))["hash"], hash);
        }
        let options = prompt["options"].as_array().expect("a list");
        assert!(!options.is_empty(), "{prompt}");
        let command = options[(step * 7919) % options.len()]["command"].clone();
        assert_eq!(engine.ask(json!({ "op": "why_not", "command": command }))["legal"], true, "{command}");
        let answer = engine.ask(json!({ "op": "apply", "command": command }));
        assert_eq!(answer["ok"], true, "{command}: {answer}");
        assert!(answer["events"].is_array() && answer["hash"].is_string());
        prompt = answer["prompt"].clone();
    }
    panic!("no end");
}

#[test]
fn the_same_seed_and_commands_lead_to_the_same_hash() {
    let walk = || {
        let mut engine = Engine::start();
        let mut prompt = engine.begin()["prompt"].clone();
        for step in 0..60 {
            let options = prompt["options"].as_array().expect("a list");
            if options.is_empty() {
                break;
            }
            let command = &options[(step * 31) % options.len()]["command"];
            prompt = engine.ask(json!({ "op": "apply", "command": command }))["prompt"].clone();
        }
        engine.hash()
    };
    assert_eq!(walk(), walk());
}

#[test]
fn queued_dice_are_used_first_and_by_colour() {
    let mut engine = Engine::start();
    engine.begin();
    for mini in ["batman", "catwoman", "nightwing"] {
        let command = json!({ "say": "take_stance", "mini": mini, "stance": "active" });
        assert_eq!(engine.ask(json!({ "op": "apply", "command": command }))["ok"], true);
    }
    let minis = json!({
        "batman": { "area": "subway_1" }, "thugs_firearm#1": { "area": "subway_1" }, "catwoman": { "area": "subway_9" },
    });
    let placed = engine.ask(json!({ "op": "place", "minis": minis }));
    assert_eq!(placed["ok"], true, "{placed}");
    let attacks = placed["prompt"]["options"].as_array().expect("a list").iter().filter(|option| {
        let command = &option["command"];
        command["say"] == "attack" && command["mini"] == "batman" && command["kind"] == "melee"
    });
    let two = attacks.into_iter().find(|option| option["cost"] == json!({ "cubes": 2 })).expect("two cubes");
    assert!(two["odds"]["mean"].as_f64().is_some_and(|mean| mean > 0.0), "{two}");
    let colours = ["white", "yellow", "orange", "red", "black"];
    let faces: Vec<String> = colours.iter().flat_map(|colour| [format!("{colour}:1"), format!("{colour}:2")]).collect();
    assert_eq!(engine.ask(json!({ "op": "dice", "faces": faces }))["queued"], 10);
    let answer = engine.ask(json!({ "op": "apply", "command": two["command"] }));
    let events = answer["events"].as_array().expect("events");
    let rolled = events.iter().find(|event| event["event"] == "rolled").expect("a roll");
    let shown: Vec<&Value> = rolled["dice"].as_array().expect("dice").iter().map(|die| &die[1]).collect();
    assert_eq!(shown, [&json!(1), &json!(2)], "{rolled}");
    let state = engine.ask(json!({ "op": "state" }));
    assert_eq!(state["state"]["practice"], true);
    assert_eq!(state["state"]["dice_log"][0]["event"], "rolled");
}

/// Every legal answer is an option: Moves with more cubes than they need, too, and what the Heroes may drop meanwhile.
#[test]
fn options_leave_nothing_out() {
    let mut engine = Engine::start();
    engine.begin();
    let drop = json!({ "say": "drop", "mini": "batman", "card": "stun_grenade" });
    let placed = engine.ask(json!({ "op": "place", "minis": { "batman": { "equipment": ["stun_grenade"] } } }));
    assert_eq!(placed["ok"], true, "{placed}");
    loop {
        let prompt = engine.ask(json!({ "op": "prompt" }))["prompt"].clone();
        let options = prompt["options"].as_array().expect("options").clone();
        let commands = engine.ask(json!({ "op": "legal" }))["commands"].clone();
        let listed: Vec<Value> = options.iter().map(|option| option["command"].clone()).collect();
        assert_eq!(commands, json!(listed));
        let found = options.iter().find(|option| option["command"] == drop);
        assert_eq!(
            found.expect("at any time")["side"],
            if prompt["side"] == "villain" { json!("heroes") } else { Value::Null }
        );
        match prompt["kind"].as_str() {
            Some("take_stance") => {
                engine.ask(json!({ "op": "apply", "command": listed[0] }));
            }
            Some("hero_action") => {
                let step =
                    listed.iter().find(|command| command["say"] == "move" && command["cubes"] == 0).expect("a Move");
                let mut dearer = step.clone();
                dearer["cubes"] = json!(2);
                assert!(listed.contains(&dearer));
                assert_eq!(engine.ask(json!({ "op": "why_not", "command": dearer }))["legal"], true);
                engine.ask(json!({ "op": "apply", "command": { "say": "end_turn" } }));
            }
            _ => break assert_eq!(prompt["kind"], "activate_tile"),
        }
    }
}
