//! A whole match: what the person wants at each question, and how it says so with the pointer or with keys.

use std::thread::sleep;
use std::time::Duration;

use clap::ValueEnum;
use serde_json::Value;

use crate::campaign;
use crate::dictionary::Dictionary;
use crate::errands;
use crate::labels;
use crate::newcomer;
use crate::person::{Hand, Person, is_chosen, place_of, rect_of};
use crate::window::in_short;

/// Pictures of the automated Villain's decisions that are looked at one by one.
const DECISIONS: [&str; 8] = ["card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8"];

/// How long a match of programs may take; frames are drawn without a graphics card here.
const A_MATCH: Duration = Duration::from_secs(1200);

/// Who sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Table {
    /// The person plays the Heroes against the program.
    Heroes,
    /// The person plays the Villain against the program.
    Villain,
    /// Two people at one machine.
    Two,
    /// The person plays the Heroes against the game's cards.
    Solo,
    /// Two people play them against the cards.
    CoopTwo,
    /// Three do, if a mission has that many Heroes.
    CoopThree,
    /// Nobody: the person watches the program play against itself.
    Watch,
    /// Nobody either, but the person takes pictures in photo mode.
    Stills,
    /// Somebody who is here for the first time: the tutorial, and then the Heroes of the first mission.
    Newcomer,
    /// Somebody who follows the campaign: its page, the Heroes of a mission there, and its page again.
    Campaign,
}

/// Plays from the menu to the end of a match; says how it ended.
pub fn whole_match(
    person: &mut Person,
    table: Table,
    mission: &str,
    dictionary: Option<Dictionary>,
) -> Result<String, String> {
    person
        .window()
        .until("the menu", |shown| shown["screen"] == labels::MENU && place_of(shown, labels::NEW_GAME).is_some())?;
    person.window().focus()?;
    person.picture("menu")?;
    hurry(person, table, dictionary)?;
    match table {
        Table::Newcomer => {
            newcomer::tutorial(person)?;
            choose(person, labels::PLAY_THE_HEROES)?;
            use_button(person, labels::START_GAME, |shown| shown["screen"] == "Match")?;
        }
        Table::Campaign => campaign::set_out(person, mission)?,
        _ => new_match(person, table, mission)?,
    }
    match table {
        Table::Watch => return watch(person),
        Table::Stills => return stills(person),
        _ => {}
    }
    let mut given = 0;
    let mut decisions = 0;
    loop {
        let shown = person.window().until("a question", |shown| {
            shown["screen"] == "Report"
                || shown["screen"] == "Match" && shown["waits"] == true && place_of(shown, labels::NEXT).is_some()
                || shown["screen"] == "Match"
                    && shown["busy"] == false
                    && match shown["asked"].as_str() {
                        Some("here") => has_answer(shown),
                        Some("hand over") => place_of(shown, labels::READY).is_some(),
                        _ => false,
                    }
        })?;
        if shown["screen"] == "Report" {
            person.picture("end")?;
            if person.hand() == Hand::Pointer {
                errands::read_report(person)?;
            }
            let ended = format!("{given} answers; {}", heading(&shown));
            return match table {
                Table::Newcomer => Ok(ended),
                Table::Campaign => Ok(format!("{ended} {}", campaign::come_back(person, mission)?)),
                _ => errands::watch_again(person, mission).map(|()| ended),
            };
        }
        if shown["waits"] == true {
            read_card(person, decisions)?;
            decisions += 1;
            continue;
        }
        given += 1;
        if given > 1500 {
            return Err("the match does not end".into());
        }
        take(person, &shown)?;
        match given {
            2 if table == Table::Newcomer => {}
            // At the Villain's first question programs have thrown dice.
            2 if table != Table::Villain => errands::take_back(person, &shown)?,
            5 if shown["asked"] == "here" && table != Table::Newcomer => errands::leave_and_come_back(person)?,
            _ => {}
        }
    }
}

/// Watches a match of programs to its end: the board at its beginning, in the second round, and the report.
fn watch(person: &mut Person) -> Result<String, String> {
    person.picture("watched-1")?;
    let is_over = |shown: &Value| shown["screen"] == "Report";
    if person.window().within(A_MATCH, |shown| is_over(shown) || shown["round"].as_u64() > Some(1))? {
        person.picture("watched-2")?;
    }
    if !person.window().within(A_MATCH, is_over)? {
        return Err(format!("the match does not end; shown: {}", in_short(person.window().look()?)));
    }
    let shown = person.window().until("the report", is_over)?;
    person.picture("end")?;
    Ok(format!("watched; {}", heading(&shown)))
}

/// How long a slow machine may take for a still picture.
const DRAWING: Duration = Duration::from_secs(3);

/// How a still is framed: how far one goes on from miniature to miniature, how the pointer is dragged from the portrait that
/// this leads to (right and down, in points: the camera turns left and rises), and how many notches the wheel goes back.
struct View {
    further: usize,
    drag: (i32, i32),
    back: usize,
}

/// The views of a round: the next figure close by and low, a scene around somebody else, and the board beyond a third.
const VIEWS: [View; 3] = [
    View { further: 1, drag: (60, 20), back: 2 },
    View { further: 2, drag: (-150, 40), back: 4 },
    View { further: 1, drag: (210, 60), back: 5 },
];
/// In how many rounds stills are taken.
const ROUNDS: u64 = 4;

/// Watches a match of programs, and takes pictures in photo mode, some in a round: the game keeps them where its F12 does.
fn stills(person: &mut Person) -> Result<String, String> {
    let is_over = |shown: &Value| shown["screen"] == "Report";
    let mut taken = 0;
    for round in 1..=ROUNDS {
        let has_come =
            |shown: &Value| is_over(shown) || shown["round"].as_u64() >= Some(round) && shown["busy"] == false;
        if !person.window().within(A_MATCH, has_come)? || is_over(person.window().look()?) {
            break;
        }
        person.press("F12")?;
        person.settle()?;
        for view in VIEWS {
            for _ in 0..view.further {
                person.press("Down")?;
                person.settle()?;
            }
            // every other round is seen from the other side
            let right = if round % 2 == 0 { -view.drag.0 } else { view.drag.0 };
            person.drag(right, view.drag.1)?;
            let (x, y) = person.middle()?;
            for _ in 0..view.back {
                person.scroll(x, y)?;
            }
            person.settle()?;
            person.press("Return")?;
            sleep(DRAWING);
            taken += 1;
        }
        person.press("Escape")?;
    }
    Ok(format!("{taken} stills"))
}

/// Answers until the answer is taken: a person clicks again when nothing happens.
fn take(person: &mut Person, shown: &Value) -> Result<(), String> {
    let is_taken = |now: &Value| {
        ["turn", "answers", "asked", "screen"].iter().any(|field| now[field] != shown[field])
            || place_of(now, labels::CONFIRM).is_some() != place_of(shown, labels::CONFIRM).is_some()
    };
    for _ in 0..6 {
        // things may have moved meanwhile: a panel has grown, the camera has followed
        let now = person.window().look()?.clone();
        if is_taken(&now) {
            return Ok(());
        }
        answer(person, &now)?;
        if person.window().within(Duration::from_secs(12), is_taken)? {
            return Ok(());
        }
    }
    Err(format!("no answer is taken; shown: {}", in_short(shown)))
}

/// Looks at the card of the automated Villain and goes on to its next decision; after some of them, no longer step by
/// step.
fn read_card(person: &mut Person, decisions: usize) -> Result<(), String> {
    let Some(picture) = DECISIONS.get(decisions) else {
        return use_button(person, labels::STEP_BY_STEP, |shown| shown["waits"] == false);
    };
    person.picture(picture)?;
    let before = person.window().look()?.clone();
    // A click that was repeated on a slow machine may have turned the card in the meantime.
    if before["waits"] == false {
        return Ok(());
    }
    let goes_on = |shown: &Value| shown["waits"] == false || shown["widgets"] != before["widgets"];
    match person.hand() {
        Hand::Pointer => use_button(person, labels::NEXT, goes_on),
        Hand::Keys => {
            person.press("Return").and_then(|()| person.window().until("the next decision", goes_on).map(|_| ()))
        }
    }
}

/// Chooses a fast table in the Settings: without a graphics card a program's turn would take minutes.
pub fn hurry(person: &mut Person, table: Table, dictionary: Option<Dictionary>) -> Result<(), String> {
    use_button(person, labels::SETTINGS, |shown| place_of(shown, labels::FAST).is_some())?;
    if let Some(dictionary) = dictionary {
        choose(person, &dictionary.language)?;
        person.window().read_with(dictionary);
    }
    choose(person, labels::FAST)?;
    if table == Table::Solo {
        choose(person, labels::VILLAIN_STEP_BY_STEP)?;
    }
    person.picture("settings")?;
    use_button(person, &format!("{} {}", labels::CLOSE, labels::SETTINGS), |shown| {
        place_of(shown, labels::FAST).is_none()
    })
}

/// The menu and the table's seats.
pub fn new_match(person: &mut Person, table: Table, mission: &str) -> Result<(), String> {
    use_button(person, labels::NEW_GAME, |shown| place_of(shown, labels::START_GAME).is_some())?;
    choose_mission(person, mission)?;
    let seats = match table {
        Table::Heroes | Table::Newcomer | Table::Campaign => labels::PLAY_THE_HEROES,
        Table::Villain => labels::PLAY_THE_VILLAIN,
        Table::Two => labels::TWO_PLAYERS,
        Table::Watch | Table::Stills => labels::WATCH_THE_COMPUTER,
        Table::Solo => labels::SOLO,
        Table::CoopTwo => labels::COOP_TWO,
        Table::CoopThree => labels::COOP_THREE,
    };
    choose(person, seats)?;
    person.picture("new-match")?;
    use_button(person, labels::START_GAME, |shown| shown["screen"] == "Match")
}

/// Chooses a mission from the list, which is longer than the window.
pub fn choose_mission(person: &mut Person, mission: &str) -> Result<(), String> {
    if person.hand() == Hand::Pointer {
        scroll_to(person, mission)?;
    }
    choose(person, mission)
}

/// Turns the wheel over the list of missions until one of them is in sight.
fn scroll_to(person: &mut Person, mission: &str) -> Result<(), String> {
    for _ in 0..200 {
        let shown = person.window().until(mission, |shown| rect_of(shown, mission).is_some())?;
        let [left, _, right, bottom] = rect_of(&shown, mission).unwrap_or_default();
        let foot = rect_of(&shown, labels::START_GAME).map_or(f64::MAX, |[_, top, ..]| top - 8.0);
        if bottom < foot {
            return Ok(());
        }
        person.scroll((left + right) / 2.0, foot / 2.0)?;
        // the next turn of the wheel comes when this one is seen: a slow machine would go past
        let has_moved = |now: &Value| rect_of(now, mission) != rect_of(&shown, mission);
        person.window().within(Duration::from_secs(3), has_moved)?;
    }
    Err(format!("{mission} does not come into sight"))
}

/// Chooses one of several, if it is not chosen yet, and makes sure that it is: keys that come within one frame act on
/// what the last of them marks.
pub fn choose(person: &mut Person, label: &str) -> Result<(), String> {
    let shown = person.window().until(label, |shown| place_of(shown, label).is_some())?;
    if is_chosen(&shown, label) {
        return Ok(());
    }
    use_button(person, label, |shown| is_chosen(shown, label))
}

/// Uses a button, and again if nothing came of it.
pub fn use_button(person: &mut Person, label: &str, is_done: impl Fn(&Value) -> bool) -> Result<(), String> {
    for tried in [false, true, true] {
        // On a slow machine, what was wanted may come while the button is being looked for again.
        let has_come = |shown: &Value| tried && is_done(shown);
        let wanted = |shown: &Value| place_of(shown, label).is_some() || has_come(shown);
        let shown = person.window().until(label, wanted)?;
        if has_come(&shown) {
            return Ok(());
        }
        match person.hand() {
            Hand::Pointer => drop(person.click_label(&shown, &[label])?),
            Hand::Keys => tab_to(person, label, has_come)?,
        }
        if person.window().within(Duration::from_secs(30), &is_done)? {
            return Ok(());
        }
    }
    Err(format!("nothing comes of {label}; shown: {}", in_short(person.window().look()?)))
}

/// Goes from widget to widget with Tab until one has the keyboard, and takes it, if it isn't too late for that.
fn tab_to(person: &mut Person, label: &str, has_come: impl Fn(&Value) -> bool) -> Result<(), String> {
    let mut passed = Vec::new();
    for _ in 0..60 {
        let shown = person.window().look()?.clone();
        if has_come(&shown) {
            return Ok(());
        }
        let before = &shown["focus"];
        if before.as_str().is_some_and(|words| words.starts_with(label)) {
            return person.press("Return");
        }
        person.press("Tab")?;
        // After the last widget, nothing has the keyboard for a frame: the first one comes next.
        let on = |shown: &Value| shown["focus"] != *before && !shown["focus"].is_null() || has_come(shown);
        person.window().within(Duration::from_secs(6), on)?;
        passed.push(before.clone());
    }
    let shown = in_short(person.window().look()?);
    Err(format!("no Tab leads to {label}, only to {}; shown: {shown}", Value::from(passed)))
}

fn heading(shown: &Value) -> String {
    let widgets = shown["widgets"].as_array().cloned().unwrap_or_default();
    let is_shown = |words: &&str| widgets.iter().any(|widget| widget["label"] == **words);
    let won = [labels::HEROES_WIN, labels::VILLAIN_WINS].into_iter().find(is_shown);
    won.unwrap_or("no winner is shown").to_string()
}

/// What the person wants now: labels in order of preference.
fn wishes(shown: &Value, person: &Person) -> Vec<&'static str> {
    let early = shown["round"].as_u64() <= Some(1);
    match shown["ask"]["ask"].as_str().unwrap_or_default() {
        "take_gadgets" => vec!["Batarangs", labels::PACKED],
        "take_stance" => vec![labels::ACTIVE],
        "hero_action" if early && !person.has_picture("dice") => vec![labels::RANGED_ATTACK, "Red Hood"],
        "hero_action" if early && !person.has_picture("moving") => vec![labels::MOVE, "Catwoman", labels::BACK],
        "hero_action" => vec![labels::END_TURN, labels::BACK],
        "activate_tile" if !person.has_picture("reinforcement") => vec![labels::EVENT, labels::END_TURN],
        "activate_tile" => vec![labels::DEMOBILIZE, labels::END_TURN],
        "activate_mini" => vec![labels::TILE_DONE],
        "mini_action" => vec![labels::ACTIVATION_DONE],
        "keep_moving" => vec![labels::STOP],
        "reroll" => vec![labels::KEEP],
        "skill" => vec![labels::DECLINE],
        _ => Vec::new(),
    }
}

/// Answers the open question, with pictures of what a newcomer meets.
fn answer(person: &mut Person, shown: &Value) -> Result<(), String> {
    if shown["asked"] == "hand over" {
        person.picture("hand-over")?;
        return ready(person, shown);
    }
    let ask = shown["ask"]["ask"].as_str().unwrap_or_default().to_string();
    let has_form = place_of(shown, labels::CONFIRM).is_some();
    match ask.as_str() {
        "choose_hero" => person.picture("setup")?,
        "hero_action" if has_form => person.picture("odds")?,
        "hero_action" if shown["round"] == 1 => person.picture("round-1")?,
        "keep_moving" => person.picture("moving")?,
        "reroll" => person.picture("dice")?,
        "reinforce" => person.picture("reinforcement")?,
        _ => {}
    }
    if person.hand() == Hand::Keys {
        return by_keys(person, shown);
    }
    if person.click_label(shown, &[labels::CONFIRM])? {
        return Ok(());
    }
    let open = answers(shown);
    let wanted = wishes(shown, person);
    if wants_another(&wanted, &open) && person.click_label(shown, &[labels::BACK])? {
        return Ok(());
    }
    let wished = wanted.iter().find_map(|wish| open.iter().find(|(label, ..)| label.starts_with(wish)));
    let Some((_, x, y)) = wished.or_else(|| open.first()) else {
        return Err(format!("there is nothing to click: {}", in_short(shown)));
    };
    person.click(*x, *y)
}

/// Whether the Hero that is chosen can't do what is wanted, and another one could: the way back leads to all of them.
fn wants_another(wanted: &[&str], open: &[(String, f64, f64)]) -> bool {
    let is_open = |wish: &str| open.iter().any(|(label, ..)| label.starts_with(wish));
    wanted.contains(&labels::BACK) && is_open(labels::END_TURN) && !wanted.iter().any(|wish| is_open(wish))
}

fn ready(person: &mut Person, shown: &Value) -> Result<(), String> {
    match person.hand() {
        Hand::Pointer => person.click_label(shown, &[labels::READY]).map(|_| ()),
        Hand::Keys => person.press("Return"),
    }
}

/// Buttons of the open question as the window names them, with their places: `answers` of the trace.
pub fn answers(shown: &Value) -> Vec<(String, f64, f64)> {
    let listed = shown["answers"].as_array().cloned().unwrap_or_default();
    let labels: Vec<String> = listed.iter().filter_map(|words| words.as_str().map(str::to_string)).collect();
    labels.into_iter().filter_map(|label| place_of(shown, &label).map(|(x, y)| (label, x, y))).collect()
}

/// Whether the open question can be answered: by a button, or by a form's.
pub fn has_answer(shown: &Value) -> bool {
    !answers(shown).is_empty() || place_of(shown, labels::CONFIRM).is_some()
}

/// With keys alone: Enter confirms a form; otherwise the arrow keys go to the wanted answer and Enter takes it.
fn by_keys(person: &mut Person, shown: &Value) -> Result<(), String> {
    let labels = wishes(shown, person);
    let listed = shown["answers"].as_array().cloned().unwrap_or_default();
    if listed.is_empty() {
        return person.press("Return");
    }
    if wants_another(&labels, &answers(shown)) {
        return person.press("Escape");
    }
    let at = |wish: &str| listed.iter().position(|words| words.as_str().is_some_and(|words| words.starts_with(wish)));
    let usable = || listed.iter().position(|words| words != "").unwrap_or(0);
    let wanted = labels.iter().find_map(|wish| at(wish)).unwrap_or_else(usable);
    let cursor = shown["cursor"].as_u64().unwrap_or(0) as usize;
    let (key, times) = if wanted >= cursor { ("Right", wanted - cursor) } else { ("Left", cursor - wanted) };
    if wanted < 9 && cursor < 10 {
        return person.press(&(wanted + 1).to_string());
    }
    for _ in 0..times {
        person.press(key)?;
    }
    person.press("Return")
}
