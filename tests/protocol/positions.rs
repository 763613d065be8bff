//! Positions that nobody can set: `place`, a sandbox file and the other requests refuse them alike, with the same reasons.

use serde_json::{Value, json};

use super::engine::Engine;

/// A sandbox with these fields, and with these of its Hero and its Command Post.
fn sandbox(more: &str, hero: &str, thugs: &str) -> String {
    format!(
        r#"(map: "subway", turn: heroes, heroes: [(hero: "batman", area: "subway_9"{hero})],
            river: [tile(tile: "thugs_crowbar", miniatures: [(area: "subway_10"{thugs})]), tile(tile: "bane")], {more})"#
    )
}

/// The reason alone, without the field that it is about.
fn reason(answer: &Value) -> String {
    let error = &answer["error"];
    let told = error["problems"][0]["message"].as_str().or(error["message"].as_str());
    let told = told.unwrap_or_else(|| panic!("{answer} is no refusal"));
    told.split_once(": ").filter(|(field, _)| !field.contains(' ')).map_or(told, |(_, reason)| reason).to_string()
}

/// What is wrong is wrong in either, and the reason is the same; each names its own field.
#[test]
fn place_and_the_sandbox_refuse_alike() {
    let gadget = "\"batarangs\" is a Bat-Gadget, not Equipment";
    let tool = "\"fire_axe\" is Equipment, not a Bat-Gadget";
    let one = "the game has 1 of \"crossbow\"";
    let cases = [
        (
            json!({ "ground": { "subway_3": ["batarangs"] } }),
            ("ground: [(\"subway_3\", \"batarangs\")]", "", ""),
            gadget,
        ),
        (
            json!({ "minis": { "batman": { "equipment": ["batarangs"] } } }),
            ("", ", equipment: [\"batarangs\"]", ""),
            gadget,
        ),
        (json!({ "minis": { "batman": { "gadgets": ["fire_axe"] } } }), ("", ", gadgets: [\"fire_axe\"]", ""), tool),
        (
            json!({ "minis": { "batman": { "equipment": ["crossbow"] } }, "ground": { "subway_3": ["crossbow"] } }),
            ("ground: [(\"subway_3\", \"crossbow\")]", ", equipment: [\"crossbow\"]", ""),
            one,
        ),
        (
            json!({ "crowds": ["subway_3"] }),
            ("crowds: [\"subway_3\"]", "", ""),
            "\"subway_3\" is not over its Occupation limit (G-65)",
        ),
        (json!({ "command_post": { "reserve": 16 } }), ("post: (reserve: 16)", "", ""), "16 is too large: at most 15"),
        (json!({ "command_post": { "fatigue": 49 } }), ("post: (fatigue: 49)", "", ""), "49 is too large: at most 48"),
        (json!({ "round": 0 }), ("round: 0", "", ""), "0 of 99: a round from 1 on is expected"),
        (json!({ "round": 100 }), ("round: 100", "", ""), "100 of 99: a round from 1 on is expected"),
        (
            json!({ "minis": { "thugs_crowbar#1": { "commander": "batman" } } }),
            ("", "", ", commander: \"batman\""),
            "it is the Villain's",
        ),
    ];
    let mut engine = Engine::start();
    for (mut place, (more, hero, thugs), why) in cases {
        assert_eq!(engine.ask(json!({ "op": "new", "sandbox_ron": sandbox("", "", "") }))["ok"], true);
        let before = engine.hash();
        place["op"] = "place".into();
        let placed = engine.ask(place);
        assert_eq!((&placed["error"]["kind"], reason(&placed).as_str()), (&json!("cannot_place"), why), "{placed}");
        let begun = engine.ask(json!({ "op": "new", "sandbox_ron": sandbox(more, hero, thugs) }));
        assert_eq!((&begun["error"]["kind"], reason(&begun).as_str()), (&json!("bad_content"), why), "{begun}");
        assert_ne!(begun["error"]["problems"][0]["field"], "", "{begun}");
        assert_eq!(engine.hash(), before);
    }
}

/// What a match has already, by its options or its mission, is no fault of the one who places something else.
#[test]
fn what_stands_there_already_is_not_refused() {
    let mut engine = Engine::start();
    let options = json!({ "villain_reserve": 20 });
    engine.ask(json!({ "op": "new", "mission": "to_sink_a_city", "heroes": ["batman", "catwoman", "nightwing"],
        "gadgets": {}, "allies": {}, "options": options }));
    engine.place(json!({ "minis": { "batman": { "area": "subway_3" } } }));
    assert_eq!(engine.state()["command_post"]["reserve"], 29);
    let kept = engine.ask(json!({ "op": "sandbox" }))["sandbox_ron"].clone();
    assert_eq!(engine.ask(json!({ "op": "new", "sandbox_ron": kept }))["ok"], true, "the option is in the file");
}

/// No die shows what stands on none of its faces; the faces are those of the match's own dice.
#[test]
fn dice_show_what_they_have() {
    let mut engine = Engine::start();
    engine.begin();
    let queue = |engine: &mut Engine, faces: Value| engine.ask(json!({ "op": "dice", "faces": faces }));
    for (faces, told) in [
        (json!(["orange:1", "red:4"]), "faces[1]: no red die shows 4: there are 0, 1, 2, 3"),
        (json!(["white:1"]), "faces[0]: no white die shows 1: there are 0, 2"),
        (json!(["black:2"]), "faces[0]: no black die shows 2: there are 0, 1, 4"),
    ] {
        let answer = queue(&mut engine, faces);
        assert_eq!((&answer["error"]["kind"], &answer["error"]["message"]), (&json!("bad_command"), &json!(told)));
    }
    assert_eq!(queue(&mut engine, json!(["red:3", "black:4", "d6:6", "pick:9"]))["queued"], 4);
}

/// An object is said by the names of its fields; a list of its values is none.
#[test]
fn a_list_is_no_object() {
    let mut engine = Engine::start();
    engine.begin();
    let before = engine.hash();
    for request in [
        json!({ "op": "new", "mission": "to_sink_a_city", "options": [5] }),
        json!({ "op": "place", "command_post": [5] }),
        json!({ "op": "place", "minis": { "batman": ["subway_3"] } }),
        json!({ "op": "place", "board": { "areas": { "subway_3": [true] } } }),
        json!({ "op": "place", "used": [["batman", "blast"]] }),
    ] {
        let answer = engine.ask(request.clone());
        assert_eq!(answer["error"]["kind"], "bad_request", "{request}: {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|told| told.contains("sequence")), "{answer}");
    }
    let effort = json!({ "say": "attack", "mini": "batman", "target": "bane#1", "kind": "melee", "effort": [1] });
    assert_eq!(engine.ask(json!({ "op": "apply", "command": effort }))["error"]["kind"], "bad_command");
    let mut save = engine.ask(json!({ "op": "save" }))["save"].clone();
    save["options"] = json!([0]);
    assert_eq!(engine.ask(json!({ "op": "load", "save": save }))["error"]["kind"], "cannot_load");
    assert_eq!(engine.hash(), before);
}

/// Choices of setup are made for Heroes of the match, and none is passed over in silence.
#[test]
fn choices_of_setup_are_for_heroes_that_are_there() {
    let mut engine = Engine::start();
    let heroes = ["batman", "catwoman", "nightwing"];
    for (choices, told) in [
        (json!({ "gadgets": { "robin": ["batarangs"] } }), "gadgets.robin: there is no such Hero in the match"),
        (json!({ "allies": { "robin": [] } }), "allies.robin: there is no such Hero in the match"),
        (json!({ "allies": { "batman": ["gcpd"] } }), "allies.batman[0]: the Hero is not asked for it"),
        (
            json!({ "gadgets": { "batman": ["batarangs", "batarangs", "batarangs", "batarangs", "batarangs"] } }),
            "gadgets.batman[",
        ),
    ] {
        let mut request = json!({ "op": "new", "mission": "to_sink_a_city", "heroes": heroes });
        request.as_object_mut().expect("an object").extend(choices.as_object().cloned().expect("an object"));
        let answer = engine.ask(request);
        let message = answer["error"]["message"].as_str().or(answer["refusal"]["reason"].as_str()).unwrap_or_default();
        assert!(message.starts_with(told) || answer["refusal"].is_object() && told.ends_with('['), "{told}: {answer}");
    }
    let nobody = json!({ "op": "new", "mission": "to_sink_a_city", "gadgets": { "batman": ["batarangs"] } });
    let answer = engine.ask(nobody);
    assert_eq!(answer["error"]["message"], "gadgets.batman: there is no such Hero in the match", "{answer}");
    assert_eq!(engine.ask(json!({ "op": "hash" }))["error"]["kind"], "no_match");
}

/// What was placed once is taken up again, although nobody may ask for it today.
#[test]
fn a_record_keeps_what_was_placed() {
    let mut engine = Engine::start();
    engine.begin();
    engine.place(json!({ "command_post": { "reserve": 15 } }));
    let mut save = engine.ask(json!({ "op": "save" }))["save"].clone();
    let last = save["commands"].as_array().expect("a list").len() - 1;
    save["commands"][last]["place"]["command_post"]["reserve"] = json!(20);
    save["checkpoints"] = json!([]);
    assert_eq!(engine.ask(json!({ "op": "load", "save": save }))["ok"], true);
    assert_eq!(engine.state()["command_post"]["reserve"], 20);
}

/// There are as many miniatures of a tile as are printed for it.
#[test]
fn a_tile_has_its_miniatures() {
    let of = |pool: u8| {
        format!(
            r#"(map: "subway", turn: heroes, heroes: [(hero: "batman", area: "subway_9")],
                river: [tile(tile: "bud_and_lou", miniatures: [(area: "subway_10")], pool: {pool})])"#
        )
    };
    let mut engine = Engine::start();
    assert_eq!(engine.ask(json!({ "op": "new", "sandbox_ron": of(1) }))["ok"], true);
    let placed = engine.ask(json!({ "op": "place", "pool": { "bud_and_lou": 2 } }));
    let begun = engine.ask(json!({ "op": "new", "sandbox_ron": of(2) }));
    assert_eq!(
        (reason(&placed), reason(&begun)),
        ("the tile \"bud_and_lou\" has 2 miniatures".into(), reason(&placed))
    );
}
