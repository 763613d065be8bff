//! What this room says about every command, event and question.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::log::{describe, describe_with_actor, line, question};
use super::names::Names;
use super::samples::{asking, commands, events, game, prompts, variants};
use super::wire::{self, camel_case, command_in, command_out, event_out, prompt_out, snake_case};
use gotham_rules::{Ask, Command, Happening};
use gotham_words::{ENGLISH, Words};

fn english() -> Words {
    Words::of(ENGLISH)
}

#[test]
fn every_command_survives_the_wire_and_has_words() {
    let game = asking();
    let mut seen = BTreeSet::new();
    for command in commands() {
        let words = command_out(&game, &command);
        assert_eq!(command_in(&game, &words).as_ref(), Ok(&command), "{words}");
        assert!(!describe(&english(), &game, &command).is_empty(), "{words}");
        assert!(!describe_with_actor(&english(), &game, &command).is_empty(), "{words}");
        seen.insert(words["say"].as_str().expect("a word").to_string());
    }
    assert_eq!(seen, variants::<Command>("say"));
}

/// Whatever is named for a roll, a draw or a look ends the reach of Undo.
#[test]
fn what_nobody_could_foresee_is_never_taken_back() {
    let game = asking();
    let foreseen: BTreeSet<String> = events()
        .iter()
        .filter(|event| event.reveals().is_none())
        .map(|event| event_out(&game, event)["event"].as_str().expect("a word").to_string())
        .collect();
    let named = |word: &str| foreseen.iter().find(|kind| kind.split('_').any(|part| part == word));
    for word in ["rolled", "rerolled", "shuffled", "drawn", "revealed", "shown"] {
        assert_eq!(named(word), None, "{word}");
    }
    assert!(!foreseen.contains("picked") && foreseen.contains("token_hidden") && foreseen.contains("token_turned"));
}

#[test]
fn every_event_has_words_and_no_bare_ids() {
    let game = asking();
    let (mut seen, mut silent) = (BTreeSet::new(), BTreeSet::new());
    for event in events() {
        let words = event_out(&game, &event);
        let kind = words["event"].as_str().expect("a word").to_string();
        for key in [
            "mini", "target", "card", "area", "tile", "token", "lands", "hero", "which", "ending", "trigger", "door",
            "link",
        ] {
            assert!(!words[key].is_number(), "{key} in {words}");
        }
        assert!(!words.to_string().contains("\"?\""), "{words}");
        each_text(&words, &mut |key, text| assert!(is_a_word(key, text), "{key} in {words}"));
        match line(&english(), &game, &event).map(|line| line.with_rule(&english())) {
            None => {
                silent.insert(kind.clone());
            }
            Some(text) => {
                assert!(text.ends_with("[R2 VII.A]") && text.len() > 15 && !text.contains("{}"), "{words}: {text}");
                assert!(text.starts_with(|first: char| !first.is_lowercase()), "{text}");
            }
        }
        seen.insert(kind);
    }
    let told_by_others = ["attack_over", "event_resolved", "interacted", "placed", "value_set"];
    assert_eq!(silent, told_by_others.map(String::from).into());
    let placed = events().into_iter().filter(|event| line(&english(), &game, event).is_none());
    let placed: Vec<_> = placed.filter(|event| event_out(&game, event)["event"] == "placed").collect();
    assert!(matches!(placed.as_slice(), [only] if event_out(&game, only)["by"] == "transform"), "{placed:?}");
    assert_eq!(seen, variants::<Happening>("event"));
}

/// Whether a text is a word of the wire, and no id of the rules' own: these have the kind of what they count.
fn is_a_word(key: &str, text: &str) -> bool {
    let small = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "_#".contains(letter);
    let is_bare = ["mini#", "hero#", "tile#", "card#", "area#", "token#", "value#", "mode#"]
        .iter()
        .any(|kind| text.starts_with(kind));
    ["rule", "question", "answer"].contains(&key) || text.chars().all(small) && !is_bare
}

/// Looks at each text of a value, with the key that it stands under.
fn each_text(value: &Value, look: &mut impl FnMut(&str, &str)) {
    fn walk(key: &str, value: &Value, look: &mut impl FnMut(&str, &str)) {
        match value {
            Value::String(text) => look(key, text),
            Value::Array(items) => items.iter().for_each(|item| walk(key, item, look)),
            Value::Object(fields) => fields.iter().for_each(|(key, field)| walk(key, field, look)),
            _ => {}
        }
    }
    walk("", value, look);
}

#[test]
fn every_question_has_words() {
    let game = asking();
    let mut seen = BTreeSet::new();
    for prompt in prompts() {
        let words = prompt_out(&game, &prompt);
        assert_eq!(words["subject"], json!("batman"));
        assert!(words["about"].is_object(), "{words}");
        assert!(!words["about"]["attacker"].is_number() && !words["about"]["area"].is_number(), "{words}");
        each_text(&words, &mut |key, text| assert!(is_a_word(key, text), "{key} in {words}"));
        assert!(question(&english(), &game, &prompt).len() > 5, "{words}");
        seen.insert(words["kind"].as_str().expect("a word").to_string());
    }
    assert_eq!(seen, variants::<Ask>("ask"));
}

#[test]
fn the_protocol_s_page_names_everything() {
    let page = include_str!("../../docs/engine-protocol.md");
    let words = [variants::<Command>("say"), variants::<Happening>("event"), variants::<Ask>("ask")];
    for word in words.iter().flatten() {
        assert!(page.contains(&format!("`{word}`")), "docs/engine-protocol.md does not name `{word}`");
    }
}

#[test]
fn events_say_areas_and_miniatures_by_what_they_are() {
    let game = game();
    let find = |kind: &str| -> Value {
        let all = events();
        let words = all.iter().map(|event| event_out(&game, event));
        words.into_iter().find(|words| words["event"] == kind).expect("a sample")
    };
    assert_eq!(find("moved")["to"], "subway_4");
    assert_eq!(find("moved")["how"], json!({ "climb": 2 }));
    assert_eq!(find("handed_over")["from"], "batman");
    assert_eq!(find("thrown")["target"], "subway_4");
    assert_eq!(find("attack_counted")["target"], "thugs_firearm#2");
    assert_eq!(find("attack_counted")["parts"][1], json!({ "from": { "skill": "martial_arts" }, "amount": 1 }));
    assert_eq!(find("rerolled")["from"], 0);
    assert_eq!(find("token_turned")["face"], "primed");
    assert_eq!(find("token_removed")["token"], "computer#2");
    assert_eq!(find("wall_broken")["between"], json!(["subway_1", "subway_4"]));
    assert_eq!(find("wounded")["by"], "thugs_firearm#2");
    assert_eq!(
        (find("spared")["by"].clone(), find("drawn")["deck"].clone()),
        (json!("parkour"), json!("villain_cards"))
    );
    let changed = find("personality_changed");
    assert_eq!((&changed["from"], &changed["to"]), (&json!("brutes_chains"), &json!("thugs_firearm")));
    let changed = find("screen_changed");
    assert_eq!((&changed["from"], &changed["to"]), (&json!("batman"), &json!("renee_montoya")));
}

/// What a question of the mission asks, and what was answered, has no id: its text is its word.
#[test]
fn questions_of_the_mission_are_said_by_their_texts() {
    let game = asking();
    let open = prompt_out(&game, &game.prompt());
    assert_eq!(open["about"], json!({ "question": "Wait for the others?" }));
    let mut after = game.clone();
    let events = after.apply(&Command::ChooseOffer { offer: 1 }).expect("legal");
    assert_eq!(event_out(&after, &events[0])["answer"], "We wait for them");
}

#[test]
fn unknown_words_are_named_with_their_field() {
    let game = game();
    let fails = |value: Value| command_in(&game, &value).expect_err("no command").to_string();
    let mini = fails(json!({ "say": "activate_mini", "mini": "joker" }));
    assert_eq!(mini, "command.mini: there is no miniature called \"joker\" in this match");
    let card = fails(json!({ "say": "defend", "cubes": 0, "cards": [{ "card": "x" }] }));
    assert!(card.starts_with("command.cards[0].card: there is no card"), "{card}");
    assert!(fails(json!({ "say": "activate_mini", "mini": 3 })).contains("as a word"));
    assert!(fails(json!({ "say": "fly" })).contains("unknown variant"));
    assert!(fails(json!({ "say": "activate_mini", "mini": "batman", "more": 1 })).contains("unknown field"));
    assert!(fails(json!([])).contains("an object"));
    for (how, word) in
        [(json!("teleport"), "teleport"), (json!({ "fly": 2 }), "fly"), (json!({ "climb": "x" }), "climb")]
    {
        let how = json!({ "say": "move", "mini": "batman", "area": "subway_1", "how": how, "cubes": 0 });
        assert_eq!(fails(how), format!("command.how: there is no kind of Move called \"{word}\""));
    }
    let skill = json!({ "say": "use_skill", "mini": "batman", "skill": "juggling" });
    assert_eq!(fails(skill), "command.skill: there is no Skill called \"juggling\"");
    let dice = json!({ "say": "use_skill", "mini": "batman", "skill": "combo", "effort": { "dice": ["pink"] } });
    assert_eq!(fails(dice), "command.effort.dice[0]: there is no color called \"pink\"");
}

#[test]
fn every_miniature_and_token_has_its_own_word() {
    let game = game();
    let names = Names::of(&game);
    let words: BTreeSet<String> = game.state().all_minis().map(|mini| names.mini(mini)).collect();
    assert_eq!(words.len(), game.state().minis.len());
    for mini in game.state().all_minis() {
        assert_eq!(names.find_mini(&names.mini(mini)), Some(mini));
    }
    for token in &game.state().tokens {
        assert_eq!(names.find_token(&names.token(token.id)), Some(token.id));
    }
}

#[test]
fn names_change_their_case_and_back() {
    for name in ["PointBlank", "Adjacent", "EndOfHeroesTurn"] {
        assert_eq!(camel_case(&wire::snake_case(name)), name);
    }
    assert_eq!(snake_case("PointBlank"), "point_blank");
}
