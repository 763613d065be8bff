//! `gotham-engine serve` does what `docs/engine-protocol.md` says: every example of the page is run.

mod engine;
mod positions;
mod said;

use self::engine::Engine;
use serde_json::{Value, json};

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
                    if engine.has_ended() {
                        engine = Engine::start();
                    }
                    answer = Some(engine.ask_text(request));
                    if answer.as_ref().is_some_and(|_| request.contains("\"quit\"")) {
                        engine.wait();
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
    let known = error.split("the choices are: ").nth(1).expect("the operations").trim_end_matches('"').to_string();
    assert_eq!(listed.join(", "), known);
}

#[test]
fn options_are_played_or_refused() {
    let mut engine = Engine::start();
    let mut begin =
        |options: Value| engine.ask(json!({ "op": "new", "mission": "to_sink_a_city", "options": options }));
    let answer = begin(json!({ "difficulty": { "energy": 1 } }));
    let reason = answer["refusal"]["reason"].as_str().expect("a reason");
    assert_eq!(answer["refusal"]["rule"], "SOLO XV", "{answer}");
    assert!(reason.contains("Difficulty") && reason.contains("only when cards decide"), "{reason}");
    assert_eq!(begin(json!({ "solo": true, "difficulty": { "energy": 1 } }))["ok"], true);
    for difficulty in [json!({ "energy": 16 }), json!({ "energy": true }), json!({ "luck": 1 }), json!(["energy"])] {
        assert_eq!(begin(json!({ "difficulty": difficulty }))["error"]["kind"], "bad_request");
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
    save["options"]["difficulty"] = json!({ "energy": 1 });
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

#[test]
fn a_shared_match_is_loaded_by_its_code() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask(json!({ "op": "share" }))["error"]["kind"], "no_match");
    let mut prompt = engine.begin()["prompt"].clone();
    for step in 0..30 {
        let options = prompt["options"].as_array().expect("a list").clone();
        prompt = engine.apply(options[(step * 31) % options.len()]["command"].clone())["prompt"].clone();
    }
    let (hash, save) = (engine.hash(), engine.ask(json!({ "op": "save" }))["save"].clone());
    let code = engine.ask(json!({ "op": "share" }))["code"].clone();
    let mut other = Engine::start();
    let loaded = other.ask(json!({ "op": "load", "code": code }));
    assert_eq!((&loaded["hash"], &loaded["prompt"], &loaded["changed"]), (&hash, &prompt, &Value::Null));
    assert_eq!(other.ask(json!({ "op": "save" }))["save"], save);

    let spoiled = code.as_str().map(|code| &code[..40]);
    let refused = [(json!({ "op": "load", "code": spoiled }), "cannot_load"), (json!({ "op": "load" }), "bad_request")];
    for (request, kind) in refused {
        let answer = other.ask(request);
        assert_eq!(answer["error"]["kind"], kind, "{answer}");
        assert_eq!(other.hash(), hash, "the match is as it was");
    }

    // With content that came with a request, and without.
    let text = include_str!("../missions/to_sink_a_city.ron").replacen("recovery: 5", "recovery: 4", 1);
    assert_eq!(other.ask(json!({ "op": "new", "mission_ron": text, "seed": 3 }))["ok"], true);
    let (harder, own) = (other.hash(), other.ask(json!({ "op": "share" }))["code"].clone());
    assert_eq!(other.ask(json!({ "op": "load", "code": own }))["hash"], harder);
    assert_eq!(other.ask(json!({ "op": "load", "code": code }))["hash"], hash);
}

/// Plays to the end with the first, last and middle option in turn, saving and loading on the way.
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
            // The text of the record works, too.
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

/// The chance of an action with a Difficulty is the one under the Rerolls that reach it most often; a throw has its Distance.
/// R2 X.B, R2 V.C.2.d
#[test]
fn odds_against_a_difficulty() {
    let mut engine = Engine::start();
    engine.begin_the_turn();
    let prompt = engine.place(json!({
        "minis": {
            "nightwing": { "area": "subway_9", "equipment": ["medikit"] },
            "catwoman": { "area": "subway_9", "shackles": 2 },
        },
    }));
    let options = prompt["options"].as_array().expect("a list");
    let of = |say: &str, cubes: u8| {
        let is_meant = |option: &&Value| {
            let command = &option["command"];
            command["say"] == say && command["mini"] == "nightwing" && option["cost"] == json!({ "cubes": cubes })
        };
        options.iter().filter(is_meant).map(|option| &option["odds"]).collect::<Vec<_>>()
    };
    let chances = |cubes| of("use_skill", cubes).iter().map(|odds| odds["chance"].clone()).collect::<Vec<_>>();
    assert_eq!((chances(1), chances(2)), (vec![json!(0.306)], vec![json!(0.715)]));
    let throws = of("throw", 1);
    assert!(!throws.is_empty() && throws.iter().all(|odds| odds["difficulty"].is_u64() && odds["chance"].is_f64()));
}

#[test]
fn queued_dice_are_used_first_and_by_colour() {
    let mut engine = Engine::start();
    engine.begin_the_turn();
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
    let colors = ["yellow", "orange", "red"];
    let faces: Vec<String> = colors.iter().flat_map(|color| [format!("{color}:1"), format!("{color}:2")]).collect();
    assert_eq!(engine.ask(json!({ "op": "dice", "faces": faces }))["queued"], 6);
    let answer = engine.ask(json!({ "op": "apply", "command": two["command"] }));
    let events = answer["events"].as_array().expect("events");
    let rolled = events.iter().find(|event| event["event"] == "rolled").expect("a roll");
    let shown: Vec<&Value> = rolled["dice"].as_array().expect("dice").iter().map(|die| &die[1]).collect();
    assert_eq!(shown, [&json!(1), &json!(2)], "{rolled}");
    let state = engine.ask(json!({ "op": "state" }));
    assert_eq!(state["state"]["practice"], true);
    assert_eq!(state["state"]["dice_log"][0]["event"], "rolled");
}

/// Every legal answer is an option: even Moves with more cubes than they need, and what the Heroes may drop meanwhile.
#[test]
fn options_leave_nothing_out() {
    let mut engine = Engine::start();
    engine.begin();
    let drop = json!({ "say": "drop", "mini": "batman", "card": "stun_grenade" });
    let placed =
        engine.ask(json!({ "op": "place", "ground": {}, "minis": { "batman": { "equipment": ["stun_grenade"] } } }));
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

/// Issue of the whole game, 11: any turn, pool, Reinforcement tokens, once-per-round ledger.
#[test]
fn any_position_is_arranged_and_played() {
    let mut engine = Engine::start();
    engine.begin();
    let prompt = engine.place(json!({
        "round": 3,
        "last_round": 4,
        "turn": { "side": "villain", "activations": 1 },
        "minis": { "batman": { "has_moved": true }, "bane#1": { "area": "off" } },
        "pool": { "thugs_crowbar": 5, "brutes_chains": 0 },
        "command_post": { "demobilized": true, "recovery": 4 },
        "reinforcement_areas": [{ "area": "subway_31" }, { "area": "subway_1", "open": false }],
        "used": [{ "mini": "batman", "skill": "pushing_limits" }, { "mini": "bane#1", "skill": "blast", "on": { "area": "subway_3" } }],
        "done": [{ "mini": "batman", "interaction": "defuse" }],
        "lost_skills": [{ "mini": "batman", "skill": "sacrifice" }],
    }));
    assert_eq!((&prompt["kind"], &prompt["about"]["left"]), (&json!("activate_tile"), &json!(1)));
    let state = engine.state();
    assert_eq!(
        (&state["round"], &state["last_round"], &state["phase"]),
        (&json!(3), &json!(4), &json!("villains_turn"))
    );
    assert_eq!(state["pool"]["thugs_crowbar"], 5);
    assert_eq!(state["pool"].get("brutes_chains"), None);
    assert_eq!(state["command_post"]["demobilized"], true);
    let tokens = json!([{ "area": "subway_31", "open": true }, { "area": "subway_1", "open": false }]);
    assert_eq!(state["reinforcement_areas"], tokens);
    assert_eq!(state["done"], json!([{ "mini": "batman", "interaction": "defuse" }]));
    assert_eq!(state["used"][1], json!({ "mini": "bane#1", "skill": "blast", "on": { "area": "subway_3" } }));
    let bane = state["river"].as_array().expect("a list").iter().find(|slot| slot["tile"] == "bane").expect("Bane");
    assert_eq!(bane["neutralized"], true, "nobody of his stands on the board");
    let skills = state["heroes"][0]["skills"].as_array().expect("a list");
    assert!(skills.iter().all(|held| held["skill"] != "sacrifice"), "{skills:?}");
    assert_eq!(state["heroes"][0]["has_moved"], true);

    // The Heroes have the Initiative: after the Villain's turn the next round begins, and what counts once per round is
    // reset.
    engine.apply(json!({ "say": "end_turn" }));
    let state = engine.state();
    assert_eq!(
        (&state["round"], &state["side"], &state["used"], &state["done"]),
        (&json!(4), &json!("heroes"), &json!([]), &json!([]))
    );

    let prompt = engine.place(json!({ "turn": { "side": "heroes", "step": "stances" } }));
    assert_eq!((&prompt["kind"], &prompt["subject"]), (&json!("take_stance"), &json!("batman")));
    let minis = json!({ "batman": { "reserve": 0, "fatigue": 0, "wounds": 11 } });
    let prompt = engine.place(json!({ "turn": { "side": "heroes", "step": "stances" }, "minis": minis }));
    assert_eq!(prompt["subject"], "catwoman", "a Neutralized Hero is not asked");
    let minis = json!({ "batman": { "reserve": 4, "fatigue": 7, "wounds": 0, "stance": "active" } });
    assert_eq!(engine.place(json!({ "turn": { "side": "heroes" }, "minis": minis }))["kind"], "hero_action");

    let save = engine.ask(json!({ "op": "save" }))["save"].clone();
    let hash = engine.hash();
    assert_eq!(engine.ask(json!({ "op": "load", "save": save }))["hash"], hash);
}

/// What was used this round may not be used again, and what is lost is lost.
#[test]
fn the_ledger_of_the_round_counts() {
    let mut engine = Engine::start();
    engine.begin();
    let minis = json!({ "batman": { "area": "subway_1", "reserve": 6 }, "thugs_firearm#1": { "area": "subway_1" } });
    engine.place(json!({ "turn": { "side": "heroes" }, "minis": minis }));
    let attack = json!({
        "say": "attack", "mini": "batman", "target": "thugs_firearm#1", "kind": "melee", "effort": { "cubes": 1, "pushing": 1 },
    });
    let why_not = json!({ "op": "why_not", "command": attack });
    assert_eq!(engine.ask(why_not.clone())["legal"], true);
    engine.place(json!({ "used": [{ "mini": "batman", "skill": "pushing_limits" }] }));
    assert_eq!(engine.ask(why_not.clone())["refusal"]["rule"], "S2 Pushing Limits");
    engine.place(json!({ "used": [] }));
    assert_eq!(engine.ask(why_not.clone())["legal"], true);
    engine.place(json!({ "lost_skills": [{ "mini": "batman", "skill": "pushing_limits" }] }));
    assert_eq!(engine.ask(why_not)["refusal"]["rule"], "S2 Pushing Limits");
}

/// Cards that the mission lacks come from the rest of the catalogue; Skills are shown as they count now.
#[test]
fn cards_of_the_whole_catalogue_are_dealt_and_levels_shown() {
    let mut engine = Engine::start();
    engine.begin();
    let skill = |state: &Value, name: &str| -> Value {
        let skills = state["heroes"][0]["skills"].as_array().expect("a list");
        skills.iter().find(|held| held["skill"] == name).cloned().unwrap_or_default()
    };
    let before = engine.state();
    assert_eq!(skill(&before, "mobility"), json!({ "skill": "mobility", "level": 1, "off": null }));
    assert_eq!(skill(&before, "wall_breaker"), Value::Null);
    let cards = json!({ "batman": { "equipment": ["fire_axe"] } });
    engine.place(json!({ "minis": cards, "ground": { "subway_3": ["sniper_rifle"] } }));
    let state = engine.state();
    assert_eq!(
        (&state["heroes"][0]["equipment"], &state["heroes"][0]["encumbrance"]),
        (&json!(["fire_axe"]), &json!(3))
    );
    assert_eq!(state["ground"], json!([{ "area": "subway_3", "card": "sniper_rifle" }]));
    assert_eq!(skill(&state, "wall_breaker"), json!({ "skill": "wall_breaker", "level": 1, "off": null }));
    assert_eq!(skill(&state, "mobility"), json!({ "skill": "mobility", "level": 1, "off": "R2 V.A.8" }));
    let bane = state["minis"].as_array().expect("a list").iter().find(|mini| mini["tile"] == "bane").expect("Bane");
    assert!(bane["skills"].as_array().is_some_and(|skills| !skills.is_empty()), "{bane}");
    let (save, hash) = (engine.ask(json!({ "op": "save" }))["save"].clone(), engine.hash());
    let mut other = Engine::start();
    let loaded = other.ask(json!({ "op": "load", "save": save }));
    assert_eq!((&loaded["hash"], &loaded["changed"]), (&hash, &Value::Null));
}

/// Every impossible value is refused by its field, and nothing changes.
#[test]
fn a_position_that_cannot_be_names_its_field() {
    let mut engine = Engine::start();
    engine.ask(json!({ "op": "new", "mission": "to_sink_a_city" }));
    let refused = |engine: &mut Engine, mut position: Value, told: &str| {
        let before = engine.hash();
        position["op"] = "place".into();
        let answer = engine.ask(position);
        let message = answer["error"]["message"].as_str().unwrap_or_default().to_string();
        assert!(message.contains(told), "{told}: {answer}");
        assert!(["cannot_place", "bad_request"].contains(&answer["error"]["kind"].as_str().unwrap_or_default()));
        assert_eq!(engine.hash(), before, "{told}");
    };
    refused(&mut engine, json!({ "turn": { "side": "heroes" } }), "turn: the setup is not over");
    engine.begin();
    let seven = vec![json!({ "area": "subway_1" }); 7];
    for (position, told) in [
        (json!({ "turn": { "side": "villain", "activations": 3 } }), "turn.activations: 3"),
        (json!({ "turn": { "side": "joker" } }), "joker"),
        (json!({ "turn": { "side": "villain", "activations": -1 } }), "-1"),
        (json!({ "turn": { "side": "heroes", "step": "naps" } }), "naps"),
        (json!({ "last_round": 0 }), "last_round: 0"),
        (json!({ "pool": { "joker": 1 } }), "pool.joker: there is no tile"),
        (json!({ "pool": { "thugs_crowbar": 255 } }), "pool.thugs_crowbar: there would be"),
        (json!({ "pool": { "thugs_crowbar": 256 } }), "256"),
        (json!({ "pool": { "bane_venom": 1 } }), "pool.bane_venom: the tile is out of the game or set aside"),
        (json!({ "reinforcement_areas": seven }), "reinforcement_areas: 7 of 6 tokens (G-4)"),
        (json!({ "reinforcement_areas": [{ "area": "moon" }] }), "reinforcement_areas[0].area: there is no Area"),
        (
            json!({ "reinforcement_areas": [{ "area": "subway_1" }, { "area": "subway_1" }] }),
            "reinforcement_areas[1].area",
        ),
        (json!({ "used": [{ "mini": "joker", "skill": "blast" }] }), "used[0].mini: there is no miniature"),
        (json!({ "used": [{ "mini": "batman", "skill": "juggling" }] }), "used[0].skill: there is no Skill"),
        (
            json!({ "used": [{ "mini": "batman", "skill": "blast", "on": { "area": "moon" } }] }),
            "used[0].on: there is no Area",
        ),
        (json!({ "used": [{ "mini": "batman", "skill": "blast", "on": { "moon": 1 } }] }), "moon"),
        (json!({ "used": vec![json!({ "mini": "batman", "skill": "blast" }); 2] }), "used[1]: it appears twice"),
        (
            json!({ "done": [{ "mini": "batman", "interaction": "dance" }] }),
            "done[0].interaction: there is no interaction",
        ),
        (json!({ "lost_skills": [{ "mini": "batman", "skill": "" }] }), "lost_skills[0].skill: there is no Skill"),
        (json!({ "values": { "luck": 1 } }), "values.luck: there is no number"),
        (json!({ "modes": ["sleepy"] }), "modes[0]: there is no mode"),
        (
            json!({ "fields": [{ "kind": "smoke", "area": "moon", "by": "heroes" }] }),
            "fields[0].area: there is no Area",
        ),
        (
            json!({ "fields": [{ "kind": "smoke", "area": "subway_3", "by": "joker" }] }),
            "unknown variant `joker`, expected `heroes` or `villain`",
        ),
        (json!({ "tokens": { "bomb#1": { "face": "smiling" } } }), "tokens.bomb#1.face: there is no face"),
        (json!({ "minis": { "batman": { "equipment": ["anvil"] } } }), "minis.batman.equipment: there is no card"),
        (json!({ "minis": { "bane#1": { "has_moved": true } } }), "minis.bane#1: only Heroes"),
    ] {
        refused(&mut engine, position, told);
    }
}

/// A token that was taken off the board is put back; the same word names it.
#[test]
fn tokens_come_back() {
    let mut engine = Engine::start();
    engine.begin();
    let find = |state: &Value| {
        state["tokens"].as_array().and_then(|tokens| tokens.iter().find(|token| token["id"] == "bomb#1")).cloned()
    };
    engine.place(json!({ "tokens": { "bomb#1": null } }));
    assert_eq!(find(&engine.state()), None);
    let answer = engine.ask(json!({ "op": "place", "tokens": { "bomb#1": { "face": "primed" } } }));
    assert_eq!(answer["error"]["message"], "tokens.bomb#1: it is not on the board: an Area is expected");
    engine.place(json!({ "tokens": { "bomb#1": { "area": "subway_3", "face": "primed" } } }));
    let wanted = json!({ "id": "bomb#1", "kind": "bomb", "area": "subway_3", "face": "primed", "carried_by": null });
    assert_eq!(find(&engine.state()), Some(wanted));
}

/// Catalogue files come with a request or from the command line, beside missions and maps; what is wrong in one is
/// reported with file and line.
#[test]
fn content_of_ones_own_is_played() {
    let root = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let read = |name: &str| std::fs::read_to_string(root.join(name)).expect("a content file");
    let cards = read("assets/content/cards.ron");
    let axe = "(id: \"ice_axe\", name: \"Ice Axe\", origin: \"core\", deck: Equipment, kinds: [MeleeWeapon], size: 1, \
               lines: [(usage: Melee, dice: \"O\")]),";
    let more = cards.replacen("[\n", &format!("[\n{axe}\n"), 1);
    let mission = read("missions/to_sink_a_city.ron").replacen("id: \"to_sink_a_city\"", "id: \"mine\"", 1);
    let deal = |engine: &mut Engine, card: &str| {
        engine.ask(json!({ "op": "place", "minis": { "batman": { "equipment": [card] } } }))["ok"].clone()
    };
    let heroes = ["batman", "catwoman", "nightwing"];
    let begin = |engine: &mut Engine, content: Value, mission: &str| {
        engine.ask(json!({ "op": "new", "mission": mission, "heroes": heroes, "content": content }))
    };

    let mut engine = Engine::start();
    let both = json!({ "cards.ron": more, "mine.ron": mission });
    assert_eq!(begin(&mut engine, both, "mine")["ok"], true);
    assert_eq!((deal(&mut engine, "ice_axe"), deal(&mut engine, "anvil")), (json!(true), json!(false)));
    let (save, hash) = (engine.ask(json!({ "op": "save" }))["save"].clone(), engine.hash());
    assert_eq!(engine.ask(json!({ "op": "load", "save": save }))["hash"], hash, "its content is still there");
    assert_eq!(begin(&mut engine, json!({}), "to_sink_a_city")["ok"], true);
    assert_eq!(deal(&mut engine, "ice_axe"), false, "texts last for a match");

    let broken = cards.replacen("size: 1", "size: \"light\"", 1);
    let line = 1 + broken[..broken.find("\"light\"").expect("there")].matches('\n').count();
    let answer = begin(&mut engine, json!({ "cards.ron": broken }), "to_sink_a_city");
    let problem = &answer["error"]["problems"][0];
    assert_eq!((&answer["error"]["kind"], &problem["file"]), (&json!("bad_content"), &json!("cards.ron")), "{answer}");
    assert_eq!(problem["line"], line);
    for name in ["", "cards", "x\ny.ron", &format!("{}.ron", "x".repeat(200))] {
        let answer = begin(&mut engine, json!({ name: "()" }), "to_sink_a_city");
        let message = answer["error"]["message"].as_str().expect("a message");
        assert!(message.starts_with("content: ") && message.len() < 400, "{message}");
    }
    assert_eq!(begin(&mut engine, json!({ "cards.ron": 5 }), "to_sink_a_city")["error"]["kind"], "bad_request");

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cards.ron");
    std::fs::write(&path, &more).expect("written");
    let mut engine = Engine::start_with(&["--content", path.to_str().expect("a name")]);
    assert_eq!(begin(&mut engine, json!({}), "to_sink_a_city")["ok"], true);
    assert_eq!((deal(&mut engine, "ice_axe"), deal(&mut engine, "anvil")), (json!(true), json!(false)));
    let answer = begin(&mut engine, json!({ "mine.ron": mission }), "mine");
    assert_eq!((&answer["ok"], deal(&mut engine, "ice_axe")), (&json!(true), json!(true)), "both lie over one another");
}

/// A program of the engine is asked for either side until the match is over; what it says is legal, and asking changes
/// nothing.
#[test]
fn programs_are_asked_what_they_would_say() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask(json!({ "op": "answer" }))["error"]["kind"], "no_match");
    engine.ask(json!({ "op": "new", "mission": "year_100", "seed": 3 }));
    let before = engine.hash();
    let ask = json!({ "op": "answer", "seat": "normal", "seed": 5 });
    let said = engine.ask(ask.clone());
    assert_eq!((&said, engine.hash()), (&engine.ask(ask), before), "the same again, and nothing is changed");
    let (mut sides, mut commands) = ([0, 0], 0);
    loop {
        let answer = engine.ask(json!({ "op": "answer", "seat": "random", "seed": 5 }));
        if answer["ok"] != true {
            assert_eq!(answer["error"]["kind"], "no_question", "{answer}");
            break;
        }
        let side = engine.ask(json!({ "op": "prompt" }))["prompt"]["side"].clone();
        sides[usize::from(side == "villain")] += 1;
        let applied = engine.ask(json!({ "op": "apply", "command": answer["command"], "tell": "hash" }));
        assert_eq!(applied, json!({ "id": null, "ok": true, "hash": engine.hash() }));
        commands += 1;
        assert!(commands < 2000, "the match does not end");
    }
    assert!(sides.iter().all(|count| *count > 5), "{sides:?}");
    for wrong in [json!({ "seat": "oracle" }), json!({ "seat": 5 }), json!({ "seed": -1 }), json!({ "tell": "hash" })] {
        let mut request = wrong.clone();
        request["op"] = "answer".into();
        assert_eq!(engine.ask(request)["error"]["kind"], "bad_request", "{wrong}");
    }
}

#[test]
fn dice_in_strict_order_refuse_what_does_not_fit() {
    let mut engine = Engine::start();
    engine.begin();
    let minis = json!({ "batman": { "area": "subway_1", "reserve": 6 }, "thugs_firearm#1": { "area": "subway_1" } });
    engine.place(json!({ "turn": { "side": "heroes" }, "minis": minis }));
    let attack = json!({
        "say": "attack", "mini": "batman", "target": "thugs_firearm#1", "kind": "melee", "effort": { "cubes": 1 },
    });
    engine.ask(json!({ "op": "dice", "faces": ["d6:3", "red:2"], "fit": "in_order" }));
    let before = engine.hash();
    let answer = engine.ask(json!({ "op": "apply", "command": attack }));
    assert_eq!((&answer["refusal"]["rule"], engine.hash()), (&json!("R2 IV.D"), before), "{answer}");
    engine.ask(json!({ "op": "undo", "practice": true }));
    engine.ask(json!({ "op": "dice", "faces": ["red:2"], "fit": "in_order" }));
    let events = engine.apply(attack)["events"].clone();
    let rolled = events.as_array().and_then(|events| events.iter().find(|event| event["event"] == "rolled"));
    assert_eq!(rolled.expect("a roll")["dice"], json!([["red", 2]]));
}
