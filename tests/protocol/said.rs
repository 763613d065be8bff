//! What the engine says: words for everything, the score, the automated Villain's cards, objectives.

use serde_json::{Value, json};

use super::engine::Engine;

/// A sandbox on the Subway: Batman, Bane and a pair of Thugs.
fn sandbox(more: &str) -> String {
    format!(
        r#"(map: "subway", heroes: [(hero: "batman", area: "subway_9")], turn: heroes,
            river: [
                tile(tile: "bane", miniatures: [(area: "subway_38")]),
                tile(tile: "thugs_crowbar", miniatures: [(area: "subway_10"), (area: "subway_16")]),
            ],
            {more})"#
    )
}

fn begin(engine: &mut Engine, sandbox_ron: &str) -> Value {
    let answer = engine.ask(json!({ "op": "new", "sandbox_ron": sandbox_ron }));
    assert_eq!(answer["ok"], true, "{answer}");
    answer
}

/// Parts of a cost are spelled like those of an event.
#[test]
fn skills_are_spelled_alike_in_costs_and_events() {
    let mut engine = Engine::start();
    engine.begin();
    let minis = json!({ "catwoman": { "area": "subway_1" }, "thugs_firearm#1": { "area": "subway_1" } });
    let prompt = engine.place(json!({ "turn": { "side": "heroes" }, "minis": minis }));
    let options = prompt["options"].as_array().expect("options");
    let is_step = |option: &&Value| option["command"]["say"] == "move" && option["command"]["mini"] == "catwoman";
    let step = options.iter().find(is_step).expect("a Move");
    let elusive = json!({ "from": { "skill": "elusive" }, "amount": -1 });
    assert_eq!(step["cost"]["parts"][2], elusive, "{step}");
    let events = engine.apply(step["command"].clone())["events"].clone();
    let moved = events.as_array().and_then(|events| events.iter().find(|event| event["event"] == "moved"));
    assert_eq!(moved.expect("a Move")["cost"], step["cost"]["parts"]);
}

/// SOLO XV: what a win is worth stands in the state, before it and after it; without cards there is no score.
#[test]
fn the_score_is_read_in_the_state() {
    let mut engine = Engine::start();
    engine.begin();
    assert_eq!(engine.state()["score"], Value::Null);
    let options = json!({ "solo": true, "difficulty": { "energy": 2 }, "variants": ["free_success"] });
    let begin = json!({ "op": "new", "mission": "to_sink_a_city", "heroes": ["batman", "catwoman", "nightwing"],
        "gadgets": {}, "allies": {}, "options": options });
    assert_eq!(engine.ask(begin)["ok"], true);
    let state = engine.state();
    let reserve: u64 = state["heroes"].as_array().expect("Heroes").iter().filter_map(|it| it["reserve"].as_u64()).sum();
    let lines = json!([
        { "for": "reserve", "count": reserve, "points": reserve },
        { "for": "energy", "count": 2, "points": 4 },
        { "for": "free_success", "count": 3, "points": -15 },
    ]);
    let points = reserve as i64 + 4 - 15;
    assert_eq!(
        state["score"],
        json!({ "points": points, "rank": if points > 0 { "intermediate" } else { "novice" }, "lines": lines })
    );
    let left = state["heroes"][0]["reserve"].as_u64().expect("cubes") - 3;
    engine.place(json!({ "minis": { "batman": { "reserve": left, "wounds": 3 } } }));
    let score = engine.state()["score"].clone();
    assert_eq!(score["lines"][1], json!({ "for": "wounds", "count": 3, "points": -3 }));
    assert_eq!(score["points"], json!(points - 6));
}

/// SOLO II, SOLO V.B: the cards of the automated Villain: which lie face down, which lie open, and which is in force. A
/// position says what will be turned over; nothing tells the order but the sandbox's file, which tells all.
#[test]
fn the_cards_of_the_automated_villain_are_read_and_laid() {
    let mut engine = Engine::start();
    engine.begin();
    assert_eq!(engine.state()["automaton"], Value::Null);
    let automaton = json!({ "deck": ["guard_1", "assault_1"] });
    let refused = engine.ask(json!({ "op": "place", "automaton": automaton }));
    assert_eq!(refused["error"]["message"], "automaton: no cards decide for the Villain in this match");

    let text = sandbox(r#"options: (solo: true), automaton: (deck: ["guard_1", "assault_1"], discard: ["guard_2"])"#);
    begin(&mut engine, &text);
    let words = |value: &Value| -> Vec<String> {
        let items = value.as_array().unwrap_or_else(|| panic!("a list: {value}")).iter();
        items.filter_map(|item| item.as_str().map(str::to_string)).collect()
    };
    let cards = engine.state()["automaton"].clone();
    assert_eq!((&cards["card"], &cards["column"]), (&Value::Null, &Value::Null));
    assert_eq!(words(&cards["deck"]), ["assault_1", "guard_1"], "as the sheet has them, not as they lie");
    let discard = words(&cards["discard"]);
    assert_eq!(discard.last().map(String::as_str), Some("guard_2"), "the latest one");
    assert!(discard.contains(&"bane".to_string()) && !discard.contains(&"guard_1".to_string()), "{discard:?}");
    let kept = engine.ask(json!({ "op": "sandbox" }))["sandbox_ron"].as_str().expect("a file").to_string();
    assert!(
        kept.contains(r#"deck: ["guard_1", "assault_1"]"#) || kept.contains(r#"deck:["guard_1","assault_1"]"#),
        "{kept}"
    );

    engine.place(json!({ "automaton": { "deck": ["assault_2", "assault_3"] } }));
    let mut prompt = engine.apply(json!({ "say": "end_turn" }));
    let mut events = prompt["events"].as_array().expect("events").clone();
    let revealed = |events: &[Value]| events.iter().find(|event| event["event"] == "card_revealed").cloned();
    while revealed(&events).is_none() {
        let command = prompt["prompt"]["options"][0]["command"].clone();
        prompt = engine.apply(command);
        events.extend(prompt["events"].as_array().expect("events").clone());
    }
    assert_eq!(revealed(&events).expect("a card")["card"], "assault_2");
    for (automaton, told) in [
        (json!({ "deck": ["assault_2", "assault_2"] }), "automaton.deck[1]: it appears twice"),
        (json!({ "deck": ["ace"] }), "automaton.deck[0]: there is no card called \"ace\""),
        (json!({ "deck": ["guard_1"], "discard": ["guard_1"] }), "automaton.discard[0]: it appears twice"),
    ] {
        let refused = engine.ask(json!({ "op": "place", "automaton": automaton }));
        let message = refused["error"]["message"].as_str().unwrap_or_default().to_string();
        assert!(message.starts_with(told), "{refused}");
    }
}

/// A sandbox has objectives: they are counted, saved, shared, and kept when the match is a sandbox again.
#[test]
fn a_sandbox_has_objectives() {
    let text = sandbox(
        r#"objectives: [
            (text: "Thugs on their feet", counts: Minis((tiles: ["thugs_crowbar"])), side: Heroes, goal: AtMost(0)),
            (text: "Rounds", counts: Round, side: Villain, goal: AtLeast(3), weight: 40,
             shown: false, inactive_if: [AtLeast(Round, 4)]),
        ],"#,
    );
    let mut engine = Engine::start();
    begin(&mut engine, &text);
    let listed = json!([
        { "text": "Thugs on their feet", "shown": true, "side": "heroes", "count": 2, "goal": { "at_most": 0 }, "met": false, "active": true },
        { "text": "Rounds", "shown": false, "side": "villain", "count": 1, "goal": { "at_least": 3 }, "met": false, "active": true },
    ]);
    assert_eq!(engine.state()["objectives"], listed);
    let kept = engine.ask(json!({ "op": "sandbox" }))["sandbox_ron"].clone();
    let (save, hash) = (engine.ask(json!({ "op": "save" }))["save"].clone(), engine.hash());
    let code = engine.ask(json!({ "op": "share" }))["code"].clone();
    for request in [
        json!({ "op": "new", "sandbox_ron": kept }),
        json!({ "op": "load", "save": save }),
        json!({ "op": "load", "code": code }),
    ] {
        let mut other = Engine::start();
        assert_eq!(other.ask(request)["hash"], hash);
        assert_eq!(other.state()["objectives"], listed);
    }
    let wrong = sandbox(r#"objectives: [(text: "X", counts: Value("luck"), side: Heroes, goal: AtLeast(1))],"#);
    let refused = engine.ask(json!({ "op": "new", "sandbox_ron": wrong }));
    assert_eq!(refused["error"]["problems"][0]["field"], "objectives[0].counts[0]", "{refused}");
}

/// What a mission's sheet counts stays when its match becomes a sandbox, as far as the sandbox has what it speaks of.
#[test]
fn objectives_of_a_mission_come_along() {
    let mut engine = Engine::start();
    engine.begin();
    let before = engine.state()["objectives"].clone();
    let kept = engine.ask(json!({ "op": "sandbox" }))["sandbox_ron"].clone();
    begin(&mut engine, kept.as_str().expect("a file"));
    assert_eq!(engine.state()["objectives"], before);
    assert!(before.as_array().is_some_and(|objectives| !objectives.is_empty()));
}

/// What a record says and the rules refuse is refused with the reason that a player reads.
#[test]
fn a_record_is_refused_in_words() {
    let mut engine = Engine::start();
    engine.begin();
    let command = json!({ "say": "end_turn" });
    let refusal = engine.ask(json!({ "op": "why_not", "command": command }))["refusal"].clone();
    let mut save = engine.ask(json!({ "op": "save" }))["save"].clone();
    save["commands"].as_array_mut().expect("a list").push(command);
    save["checkpoints"] = json!([]);
    let error = engine.ask(json!({ "op": "load", "save": save }))["error"].clone();
    let (reason, rule) = (refusal["reason"].as_str().expect("a reason"), refusal["rule"].as_str().expect("a rule"));
    let message = error["message"].as_str().expect("a message");
    assert!(message.contains(reason) && message.contains(rule), "{message}: {refusal}");
}
