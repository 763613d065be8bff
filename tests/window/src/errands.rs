//! What else a person does with a match: undo, save, leave, continue, watch it again, play on from there.

use std::time::Duration;

use serde_json::Value;

use crate::labels;
use crate::person::{Hand, Person, label_from, place_of};
use crate::play::{choose, has_answer, use_button};
use crate::window::in_short;

/// Undoes the last answer, back to where the table was before it. An answer may only have opened the next list, and some
/// missions reveal something at that moment, which nobody can take back: then there is nothing to undo.
pub fn take_back(person: &mut Person, before: &Value) -> Result<(), String> {
    let shown = person.window().until("the next question", is_asked)?;
    if shown["hash"] == before["hash"] || place_of(&shown, labels::UNDO).is_none() {
        println!("nothing was taken back");
        return Ok(());
    }
    match person.hand() {
        Hand::Pointer => use_button(person, labels::UNDO, |shown| shown["hash"] == before["hash"])?,
        Hand::Keys => person.press("u")?,
    }
    let after = person.window().until("the answer to be taken back", |shown| shown["hash"] == before["hash"])?;
    same_table(before, &after)
}

/// Saves the match, leaves for the menu, and continues where it was.
pub fn leave_and_come_back(person: &mut Person) -> Result<(), String> {
    let before = person.window().until("a question", is_asked)?;
    open_menu(person)?;
    use_button(person, labels::SAVE_GAME, |shown| place_of(shown, labels::EXIT).is_none())?;
    leave(person)?;
    use_button(person, labels::CONTINUE, |shown| shown["screen"] == "Match")?;
    let after = person.window().until("the question again", is_asked)?;
    same_table(&before, &after)
}

/// Turns the report's pages.
pub fn read_report(person: &mut Person) -> Result<(), String> {
    for (page, picture) in [
        (labels::TIMELINE, "report-timeline"),
        (labels::WHO_DID_WHAT, "report-who-did-what"),
        (labels::DICE, "report-dice"),
    ] {
        choose(person, page)?;
        person.picture(picture)?;
    }
    Ok(())
}

/// From the report: watches the match, plays on from its first commands, leaves, and finds it among the saves.
pub fn watch_again(person: &mut Person, mission: &str) -> Result<(), String> {
    use_button(person, labels::WATCH, |shown| shown["screen"] == "Match")?;
    for _ in 0..2 {
        let before = person.window().look()?["hash"].clone();
        match person.hand() {
            Hand::Pointer => use_button(person, labels::NEXT_STEP, |shown| shown["hash"] != before)?,
            Hand::Keys => press_until(person, "Right", |shown| shown["hash"] != before)?,
        }
    }
    person.picture("replay")?;
    let watched = person.window().look()?.clone();
    match person.hand() {
        Hand::Pointer => use_button(person, labels::BRANCH, |shown| shown["asked"] != "nobody")?,
        Hand::Keys => press_until(person, "Tab", |shown| shown["asked"] != "nobody")?,
    }
    // the table is laid again, which takes a slow machine some frames; where a program is asked first, miniatures fall soon
    let is_laid = |shown: &Value| count(shown) >= count(&watched) || shown["turn"] != watched["turn"];
    let is_whole = |shown: &Value| shown["asked"] != "nobody" && is_laid(shown);
    let wanted = format!("a match of one's own with all {} miniatures", count(&watched));
    person.window().until(&wanted, is_whole)?;
    leave(person)?;
    // a save is called by its file, whose name has no commas
    let saved: String = mission.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter)).collect();
    // the rest of the name says in the player's language that it is finished
    let watch = format!("{} {saved} ", labels::WATCH);
    use_button(person, labels::SAVED_GAMES, |shown| label_from(shown, &watch).is_some())?;
    person.picture("saves")?;
    let ended = label_from(person.window().look()?, &watch).ok_or("the finished match is no longer listed")?;
    use_button(person, &ended, |shown| shown["screen"] == "Match")?;
    leave(person)
}

fn open_menu(person: &mut Person) -> Result<(), String> {
    let is_open = |shown: &Value| place_of(shown, labels::EXIT).is_some();
    match person.hand() {
        Hand::Pointer => use_button(person, labels::MENU, is_open),
        // in the middle of a choice, it is a step back first
        Hand::Keys => press_until(person, "Escape", is_open),
    }
}

/// Presses a key until something comes of it: a busy machine may miss one.
fn press_until(person: &mut Person, key: &str, is_done: impl Fn(&Value) -> bool) -> Result<(), String> {
    for _ in 0..4 {
        person.press(key)?;
        if person.window().within(Duration::from_secs(6), &is_done)? {
            return Ok(());
        }
    }
    Err(format!("nothing comes of {key}; shown: {}", in_short(person.window().look()?)))
}

/// Leaves a match for the menu.
pub fn leave(person: &mut Person) -> Result<(), String> {
    open_menu(person)?;
    use_button(person, labels::EXIT, |shown| shown["screen"] == labels::MENU)?;
    person.window().until("the menu", |shown| place_of(shown, labels::NEW_GAME).is_some()).map(|_| ())
}

fn is_asked(shown: &Value) -> bool {
    shown["screen"] == "Match" && shown["busy"] == false && shown["asked"] == "here" && has_answer(shown)
}

fn count(shown: &Value) -> usize {
    shown["minis"].as_object().map_or(0, serde_json::Map::len)
}

/// Whether the table is what it was: the game, and the miniatures on the board.
fn same_table(before: &Value, after: &Value) -> Result<(), String> {
    if before["hash"] == after["hash"] && count(before) == count(after) {
        return Ok(());
    }
    Err(format!("the table was {}, and is {} now", in_short(before), in_short(after)))
}
