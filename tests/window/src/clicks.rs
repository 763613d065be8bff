//! How many clicks a deed takes, counted in the window: from the menu until a Hero may act, to move, to attack, to move
//! and then attack, and to reroll a die for free.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use crate::labels;
use crate::person::{Person, place_of};
use crate::play::{answers, use_button};
use crate::window::in_short;

/// What each deed may take at most; `docs/board-share.md` is about room, this is about patience.
const AIMS: [(&str, usize); 5] = [(NEW_GAME, 4), (MOVE, 1), (ATTACK, 2), (MOVE_AND_ATTACK, 3), (FREE_REROLL, 1)];
const NEW_GAME: &str = "new game, solo, until a Hero may act";
const MOVE: &str = "move with points left";
const ATTACK: &str = "attack";
const MOVE_AND_ATTACK: &str = "move, then attack";
const FREE_REROLL: &str = "one free Reroll";

/// More questions than it takes to meet every deed.
const ENDLESS: usize = 120;

/// How long something may take to be seen.
const MOMENT: Duration = Duration::from_secs(8);

/// Plays until every deed was met once, and compares the clicks with what they may be.
pub fn count(person: &mut Person) -> Result<String, String> {
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    person.reset_clicks();
    use_button(person, labels::NEW_GAME, |shown| place_of(shown, labels::START_GAME).is_some())?;
    use_button(person, labels::START_GAME, |shown| shown["screen"] == "Match")?;
    for _ in 0..ENDLESS {
        let shown = question(person)?;
        let ask = shown["ask"]["ask"].as_str().unwrap_or_default();
        if ask == "hero_action" {
            counted.entry(NEW_GAME).or_insert(person.clicks());
        }
        match ask {
            "hero_action" if counted.len() < AIMS.len() => fight(person, &shown, &mut counted)?,
            "reroll" => reroll(person, &shown, &mut counted)?,
            _ if counted.len() == AIMS.len() => break,
            _ => usual(person, &shown)?,
        }
        if counted.len() == AIMS.len() {
            break;
        }
    }
    let told: Vec<String> = AIMS
        .iter()
        .map(|(deed, aim)| match counted.get(deed) {
            Some(clicks) if clicks <= aim => format!("{deed}: {clicks}"),
            Some(clicks) => format!("{deed}: {clicks}, too many: {aim}"),
            None => format!("{deed}: never met"),
        })
        .collect();
    let told = told.join("; ");
    if told.contains("too many") || told.contains("never met") { Err(told) } else { Ok(told) }
}

/// The next question that is put to the person.
fn question(person: &mut Person) -> Result<Value, String> {
    person.window().until("a question", |shown| {
        shown["screen"] == "Report"
            || shown["busy"] == false
                && shown["asked"] == "here"
                && (!answers(shown).is_empty() || place_of(shown, labels::CONFIRM).is_some() || shown["waits"] == true)
    })
}

/// A Hero moves to the nearest Area that takes it, and attacks the nearest enemy that it can strike from there.
fn fight(person: &mut Person, shown: &Value, counted: &mut BTreeMap<&str, usize>) -> Result<(), String> {
    let Some(hero) = able(person, shown)? else {
        return use_button(person, labels::END_TURN, |now| now["turn"] != shown["turn"]);
    };
    let mut moved = None;
    for (_, place) in nearest(shown, &hero, "areas") {
        person.reset_clicks();
        person.click(place.0, place.1)?;
        if person.window().within(MOMENT / 2, |now| now["hash"] != shown["hash"])? {
            moved = Some(person.clicks());
            break;
        }
    }
    let now = question(person)?;
    if let Some(clicks) = moved {
        counted.entry(MOVE).or_insert(clicks);
    }
    if now["ask"]["ask"] != "hero_action" && now["ask"]["ask"] != "keep_moving" {
        return Ok(());
    }
    for (_, place) in nearest(&now, &hero, "minis").into_iter().filter(|(name, _)| name.contains('#')).take(4) {
        person.reset_clicks();
        person.click(place.0, place.1)?;
        if !person.window().within(MOMENT / 2, |seen| place_of(seen, labels::CONFIRM).is_some())? {
            continue;
        }
        person.click(place.0, place.1)?;
        if person.window().within(MOMENT, |seen| seen["hash"] != now["hash"])? {
            let clicks = person.clicks();
            counted.entry(ATTACK).or_insert(clicks);
            if let Some(before) = moved.filter(|_| now["ask"]["ask"] == "keep_moving") {
                counted.entry(MOVE_AND_ATTACK).or_insert(before + clicks);
            }
            return Ok(());
        }
    }
    if question(person)?["ask"]["ask"] == "keep_moving" {
        return use_button(person, labels::STOP, |seen| seen["ask"]["ask"] != "keep_moving");
    }
    Ok(())
}

/// The Hero that is chosen, or else the first one that can be.
fn able(person: &mut Person, shown: &Value) -> Result<Option<String>, String> {
    let heroes: Vec<(String, (f64, f64))> =
        places(shown, "minis").into_iter().filter(|(name, _)| !name.contains('#')).collect();
    for (name, place) in heroes {
        person.click(place.0, place.1)?;
        let is_chosen = |now: &Value| answers(now).iter().any(|(label, ..)| label.starts_with(labels::MOVE));
        if person.window().within(MOMENT / 4, is_chosen)? {
            return Ok(Some(name));
        }
    }
    Ok(None)
}

/// A die with a free Reroll is clicked; then the dice are kept.
fn reroll(person: &mut Person, shown: &Value, counted: &mut BTreeMap<&str, usize>) -> Result<(), String> {
    let is_free = shown["ask"]["rights"].as_array().is_some_and(|rights| rights == &[Value::from("free")]);
    let die = answers(shown).into_iter().find(|(label, ..)| label.starts_with("Reroll"));
    if let Some((_, x, y)) = die.filter(|_| is_free && !counted.contains_key(FREE_REROLL)) {
        person.reset_clicks();
        person.click(x, y)?;
        if person.window().within(MOMENT, |now| now["hash"] != shown["hash"])? {
            counted.insert(FREE_REROLL, person.clicks());
            return Ok(());
        }
    }
    use_button(person, labels::KEEP, |now| now["turn"] != shown["turn"])
}

/// Any other question: what is asked for, or else the first answer.
fn usual(person: &mut Person, shown: &Value) -> Result<(), String> {
    let ahead = [labels::NEXT, labels::CONFIRM, labels::ALL_ACTIVE, labels::ACTIVE, labels::PACKED, labels::DECLINE];
    if !person.click_label(shown, &ahead)? {
        let Some((_, x, y)) = answers(shown).into_iter().next() else {
            return Err(format!("there is nothing to click: {}", in_short(shown)));
        };
        person.click(x, y)?;
    }
    person.window().within(MOMENT, |now| now["turn"] != shown["turn"] || now["widgets"] != shown["widgets"]).map(|_| ())
}

/// What is on the board and where, the nearest to somebody first.
fn nearest(shown: &Value, to: &str, what: &str) -> Vec<(String, (f64, f64))> {
    let Some((_, from)) = places(shown, "minis").into_iter().find(|(name, _)| name == to) else { return Vec::new() };
    let far = |at: (f64, f64)| (at.0 - from.0).hypot(at.1 - from.1) as i64;
    let mut found: Vec<_> = places(shown, what).into_iter().filter(|(name, _)| name != to).collect();
    found.sort_by_key(|(_, at)| far(*at));
    found
}

fn places(shown: &Value, what: &str) -> Vec<(String, (f64, f64))> {
    let listed = shown[what].as_object().cloned().unwrap_or_default();
    let side = |place: &Value, at: usize| place[at].as_f64().unwrap_or_default();
    listed.into_iter().map(|(name, place)| (name, (side(&place, 0), side(&place, 1)))).collect()
}
