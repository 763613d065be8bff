//! A walk through everything there is to see, with a picture of each, for docs/pictures.

use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use crate::dictionary::Dictionary;
use crate::errands::leave;
use crate::labels;
use crate::person::{Person, place_of};
use crate::play::{choose, choose_mission, use_button};

/// Missions, and what their pictures are called. The first one is shown from all sides.
const MISSIONS: [(&str, &str); 6] = [
    ("To Sink a City", "to-sink-a-city"),
    ("Icy Welcome", "icy-welcome"),
    ("Good Cops, Bad Cops", "good-cops-bad-cops"),
    ("Suicide Escape", "suicide-escape"),
    ("Bacteriological Scourge", "bacteriological-scourge"),
    ("Sleep Tight, Children", "sleep-tight-children"),
];

/// The first of the sandboxes that come with the game.
const FIRST_SANDBOX: &str = "First steps";

/// The time that the pictures of missions, boards and faces take, which are painted one per frame, without a graphics
/// card.
const PAINTING: Duration = Duration::from_secs(8);

/// What the menu opens over itself, and the pictures' names.
const ON_THE_MENU: [(&str, &str); 3] =
    [(labels::SETTINGS, "settings"), (labels::GLOSSARY, "glossary"), (labels::HOW_TO_PLAY, "help")];

/// The tabs of the gallery with every figure in rows.
const IN_ROWS: [(&str, &str); 3] =
    [(labels::HEROES, "gallery-heroes"), (labels::LEADERS, "gallery-leaders"), (labels::OTHERS, "gallery-others")];

/// What a match opens over itself.
const IN_A_MATCH: [(&str, &str); 2] = [(labels::MISSION, "mission"), (labels::WHOLE_POST, "command-post")];

/// Walks through all of it.
pub fn tour(person: &mut Person, dictionary: Option<Dictionary>) -> Result<String, String> {
    let is_menu = |shown: &Value| shown["screen"] == labels::MENU && place_of(shown, labels::NEW_GAME).is_some();
    person.window().until("the menu", is_menu)?;
    person.window().focus()?;
    if let Some(dictionary) = dictionary.filter(|dictionary| dictionary.language != labels::ENGLISH) {
        use_button(person, labels::SETTINGS, |shown| place_of(shown, labels::FAST).is_some())?;
        choose(person, &dictionary.language)?;
        person.window().read_with(dictionary);
        close(person)?;
    }
    person.picture("menu")?;
    for (label, picture) in ON_THE_MENU {
        open(person, label, picture)?;
    }
    gallery(person)?;
    use_button(person, labels::NOT_NOW, |shown| place_of(shown, labels::TUTORIAL).is_some())?;
    use_button(person, labels::TUTORIAL, |shown| place_of(shown, labels::HEROES_COURSE).is_some())?;
    use_button(person, labels::HEROES_COURSE, |shown| shown["screen"] == "Match")?;
    person.window().until("a lesson", |shown| shown["busy"] == false && shown["asked"] == "here")?;
    person.press("h")?;
    person.window().until("advice", |shown| place_of(shown, labels::DO_IT).is_some())?;
    person.picture("tutorial")?;
    leave(person)?;
    use_button(person, labels::SANDBOX, |shown| place_of(shown, FIRST_SANDBOX).is_some())?;
    use_button(person, FIRST_SANDBOX, |shown| shown["screen"] == "Match")?;
    person.picture("sandbox")?;
    use_button(person, labels::MAIN_MENU, |shown| shown["screen"] == labels::MENU)?;
    for (mission, picture) in MISSIONS {
        begin(person, mission)?;
        person.picture(picture)?;
        if mission == MISSIONS[0].0 {
            look_around(person)?;
        }
        leave(person)?;
    }
    Ok(format!("{} missions seen", MISSIONS.len()))
}

fn gallery(person: &mut Person) -> Result<(), String> {
    use_button(person, labels::GALLERY, |shown| shown["screen"] == "Gallery")?;
    sleep(PAINTING);
    person.picture("gallery")?;
    choose(person, labels::LINE_UP)?;
    for (tab, picture) in IN_ROWS {
        choose(person, tab)?;
        // everybody walks in, and every face is painted
        sleep(PAINTING * 4);
        person.picture(picture)?;
    }
    use_button(person, labels::BACK, |shown| shown["screen"] == labels::MENU)
}

/// Opens a panel, takes its picture and closes it.
fn open(person: &mut Person, label: &str, picture: &'static str) -> Result<(), String> {
    let before = open_panels(person.window().look()?);
    use_button(person, label, |shown| open_panels(shown) > before)?;
    person.picture(picture)?;
    close(person)
}

fn close(person: &mut Person) -> Result<(), String> {
    let before = open_panels(person.window().look()?);
    person.press("Escape")?;
    person.window().until("the panel to close", |shown| open_panels(shown) < before).map(|_| ())
}

/// How many panels can be closed.
fn open_panels(shown: &Value) -> usize {
    let widgets = shown["widgets"].as_array().map_or(&[][..], Vec::as_slice);
    let closes = |widget: &&Value| widget["label"].as_str().is_some_and(|label| label.starts_with(labels::CLOSE));
    widgets.iter().filter(closes).count()
}

/// Starts a mission and answers until the Heroes may act.
fn begin(person: &mut Person, mission: &str) -> Result<(), String> {
    use_button(person, labels::NEW_GAME, |shown| place_of(shown, labels::START_GAME).is_some())?;
    choose_mission(person, mission)?;
    if !person.has_picture("new-match") {
        sleep(PAINTING);
        person.picture("new-match")?;
    }
    use_button(person, labels::START_GAME, |shown| shown["screen"] == "Match")?;
    for _ in 0..60 {
        let is_asked = |shown: &Value| shown["asked"] == "here" && shown["busy"] == false;
        let shown = person.window().until("a question", |shown| shown["waits"] == true || is_asked(shown))?;
        // Where cards play the Villain, he may begin: no longer step by step.
        if shown["waits"] == true {
            use_button(person, labels::STEP_BY_STEP, |shown| shown["waits"] == false)?;
            continue;
        }
        match shown["ask"]["ask"].as_str() {
            Some("hero_action") => return Ok(()),
            Some("choose_hero") => person.picture("setup")?,
            _ => {}
        }
        person.press("Return")?;
        let _ = person.window().within(Duration::from_secs(8), |now| now["turn"] != shown["turn"])?;
    }
    Err(format!("{mission} does not begin"))
}

/// From above, with the names of the Areas, and every panel.
fn look_around(person: &mut Person) -> Result<(), String> {
    for (label, picture) in IN_A_MATCH {
        open(person, label, picture)?;
    }
    // The log isn't a window: its own button closes it.
    let has_log = |shown: &Value| place_of(shown, &format!("{} {}", labels::CLOSE, labels::LOG)).is_some();
    use_button(person, labels::LOG, has_log)?;
    person.picture("log")?;
    use_button(person, labels::LOG, |shown| !has_log(shown))?;
    person.press("t")?;
    person.picture("from-above")?;
    person.press("Home")
}
