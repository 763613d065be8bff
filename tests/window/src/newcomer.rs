//! A newcomer's tutorial: does what the lesson marks, and asks what to do where nothing is marked.

use std::time::Duration;

use serde_json::Value;

use crate::labels;
use crate::person::{Person, place_of};
use crate::play::{has_answer, use_button};
use crate::window::in_short;

/// More answers than a tutorial can take.
const ENDLESS: usize = 300;

/// Plays the tutorial from the menu to its last lesson, and goes on to the first mission's page.
pub fn tutorial(person: &mut Person) -> Result<(), String> {
    use_button(person, labels::PLAY_THE_TUTORIAL, |shown| shown["screen"] == "Match")?;
    for given in 0..ENDLESS {
        let shown = person.window().until("a lesson's question", |shown| {
            shown["screen"] == "Report"
                || place_of(shown, labels::FIRST_MISSION).is_some()
                || shown["busy"] == false && shown["asked"] == "here" && has_answer(shown)
        })?;
        if place_of(&shown, labels::FIRST_MISSION).is_some() {
            person.picture("tutorial-end")?;
            println!("the tutorial: {given} answers");
            return use_button(person, labels::FIRST_MISSION, |shown| place_of(shown, labels::START_GAME).is_some());
        }
        if shown["screen"] == "Report" {
            return Err("the tutorial is over before its lessons are".into());
        }
        if given == 0 {
            person.picture("tutorial")?;
        }
        step(person, &shown)?;
    }
    Err(format!("the tutorial does not end; shown: {}", in_short(person.window().look()?)))
}

/// One answer: the marked one, or the advised one.
fn step(person: &mut Person, shown: &Value) -> Result<(), String> {
    let goes_on = |now: &Value| {
        now["turn"] != shown["turn"] || now["answers"] != shown["answers"] || now["widgets"] != shown["widgets"]
    };
    let mark = person.window().shown_as(labels::TRY_THIS);
    let clicked = if place_of(shown, labels::GOT_IT).is_some() {
        person.click_label(shown, &[labels::GOT_IT])?
    } else if place_of(shown, labels::CONFIRM).is_some() {
        person.click_label(shown, &[labels::CONFIRM])?
    } else if let Some((x, y)) = marked(shown, &mark) {
        person.click(x, y)?;
        true
    } else if place_of(shown, labels::DO_IT).is_some() {
        person.picture("advice")?;
        person.click_label(shown, &[labels::DO_IT])?
    } else {
        let has_thought = |now: &Value| place_of(now, labels::DO_IT).is_some();
        // already asked, the computer may still be thinking: another click would tell it to stop
        let is_asked = place_of(shown, &format!("{} {}", labels::CLOSE, labels::WHAT_NOW)).is_some();
        (is_asked || person.click_label(shown, &[labels::WHAT_NOW])?)
            && person.window().within(Duration::from_secs(60), has_thought)?
    };
    if !clicked {
        return Err(format!("a newcomer does not know what to do: {}", in_short(shown)));
    }
    person.window().within(Duration::from_secs(12), goes_on).map(|_| ())
}

/// The answer that a lesson or advice marks.
fn marked(shown: &Value, mark: &str) -> Option<(f64, f64)> {
    let widgets = shown["widgets"].as_array()?;
    let is_marked = |widget: &&Value| {
        widget["role"] == "Button"
            && widget["disabled"] == false
            && widget["label"].as_str().is_some_and(|label| label.ends_with(mark))
    };
    let side = |widget: &Value, at: usize| widget["rect"][at].as_f64().unwrap_or_default();
    let found = widgets.iter().find(is_marked)?;
    Some(((side(found, 0) + side(found, 2)) / 2.0, (side(found, 1) + side(found, 3)) / 2.0))
}
