//! How many clicks a deed takes, counted in the window: from the menu until a Hero may act, to move, to attack, to move
//! and then attack, to reroll a die for free, and to follow a turn of the cards' Villain; then one miniature of a person
//! who plays the Villain.

use std::collections::BTreeMap;
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use crate::labels;
use crate::person::{Person, place_of};
use crate::play::{Table, answers, has_answer, hurry, new_match, use_button};
use crate::window::in_short;

/// What each deed may take at most; `docs/board-share.md` is about room, this is about patience.
const OF_HEROES: &[(&str, usize)] =
    &[(NEW_GAME, 4), (MOVE, 1), (ATTACK, 2), (MOVE_AND_ATTACK, 3), (FREE_REROLL, 1), (VILLAINS_TURN, 5)];
const OF_THE_VILLAIN: &[(&str, usize)] = &[(ONE_MINIATURE, 4)];
const NEW_GAME: &str = "new game, solo, until a Hero may act";
const MOVE: &str = "move with points left";
const ATTACK: &str = "attack";
const MOVE_AND_ATTACK: &str = "move, then attack";
const FREE_REROLL: &str = "one free Reroll";
const VILLAINS_TURN: &str = "a turn of the cards' Villain, step by step, with two Defenses";
const ONE_MINIATURE: &str = "Villain: one miniature moves and attacks";

/// More questions than it takes to meet every deed.
const ENDLESS: usize = 160;

/// How long something may take to be seen.
const MOMENT: Duration = Duration::from_secs(6);

/// The clicks that chose a miniature and where it goes.
const CHOSEN_AND_MOVED: usize = 2;

/// Defenses that a turn is counted with.
const DEFENSES: usize = 2;

/// What was counted so far.
#[derive(Default)]
struct Tally {
    counted: BTreeMap<&'static str, usize>,
    /// Clicks and Defenses of the Villain's turn that is under way.
    turn: Option<(usize, usize)>,
}

impl Tally {
    fn lacks(&self, deed: &str) -> bool {
        !self.counted.contains_key(deed)
    }

    fn count(&mut self, deed: &'static str, clicks: usize) {
        let fewest = self.counted.entry(deed).or_insert(clicks);
        *fewest = clicks.min(*fewest);
    }

    /// A turn of the Villain's is over: each Defense beyond two, or short of them, is one click.
    fn turn_is_over(&mut self) {
        if let Some((clicks, defenses)) = self.turn.take().filter(|(clicks, _)| *clicks > 0) {
            self.count(VILLAINS_TURN, (clicks + DEFENSES).saturating_sub(defenses));
        }
    }
}

/// Plays until every deed was met once, and compares the clicks with what they may be.
pub fn count(person: &mut Person, table: Table) -> Result<String, String> {
    let aims = if table == Table::Villain { OF_THE_VILLAIN } else { OF_HEROES };
    let mut tally = Tally::default();
    person.window().until("the menu", |shown| place_of(shown, labels::NEW_GAME).is_some())?;
    person.window().focus()?;
    if table == Table::Villain {
        hurry(person, table, None)?;
        new_match(person, table, "To Sink a City")?;
    } else {
        person.reset_clicks();
        use_button(person, labels::NEW_GAME, |shown| place_of(shown, labels::START_GAME).is_some())?;
        use_button(person, labels::START_GAME, |shown| shown["screen"] == "Match")?;
    }
    for _ in 0..ENDLESS {
        let shown = question(person)?;
        if shown["screen"] == "Report" || aims.iter().all(|(deed, _)| !tally.lacks(deed)) {
            break;
        }
        let ask = shown["ask"]["ask"].as_str().unwrap_or_default();
        if ask == "hero_action" && tally.lacks(NEW_GAME) {
            tally.count(NEW_GAME, person.clicks());
        }
        if shown["phase"] == "HeroesTurn" {
            tally.turn_is_over();
        } else if shown["phase"] == "VillainsTurn" {
            tally.turn.get_or_insert_default();
        }
        match ask {
            "hero_action" => fight(person, &shown, &mut tally)?,
            "mini_action" => strike(person, &shown, &mut tally)?,
            "reroll" => reroll(person, &shown, &mut tally)?,
            _ => usual(person, &shown, &mut tally)?,
        }
    }
    let told: Vec<String> = aims
        .iter()
        .map(|(deed, aim)| match tally.counted.get(deed) {
            Some(clicks) if clicks <= aim => format!("{deed}: {clicks}"),
            Some(clicks) => format!("{deed}: {clicks}, too many: {aim}"),
            None => format!("{deed}: never met"),
        })
        .collect();
    let told = told.join("; ");
    if told.contains("too many") || told.contains("never met") { Err(told) } else { Ok(told) }
}

/// The next question that is put to the person, or the next step of the cards.
fn question(person: &mut Person) -> Result<Value, String> {
    person.window().until("a question", |shown| {
        shown["screen"] == "Report"
            || shown["waits"] == true && place_of(shown, labels::NEXT).is_some()
            || shown["busy"] == false && shown["asked"] == "here" && has_answer(shown)
    })
}

/// A Hero attacks somebody whom it can strike, or goes to the nearest Area and attacks from there.
fn fight(person: &mut Person, shown: &Value, tally: &mut Tally) -> Result<(), String> {
    let Some(shown) = with_a_hero(person, shown)? else { return end_turn(person, shown) };
    let targets = nearest(&shown, "minis");
    if tally.lacks(ATTACK)
        && let Some(target) = targets.first()
    {
        person.reset_clicks();
        if attack(person, &shown, *target)? {
            tally.count(ATTACK, person.clicks());
        }
        return Ok(());
    }
    if !walk(person, &shown)? {
        return end_turn(person, &shown);
    }
    tally.count(MOVE, person.clicks());
    let now = question(person)?;
    let enemies: Vec<(f64, f64)> = near(&now, "minis", |name| name.contains('#')).into_iter().take(3).collect();
    for enemy in enemies.into_iter().filter(|_| tally.lacks(MOVE_AND_ATTACK)) {
        let before = question(person)?;
        if !["hero_action", "keep_moving"].iter().any(|ask| before["ask"]["ask"] == **ask) {
            break;
        }
        person.reset_clicks();
        if attack(person, &before, enemy)? {
            tally.count(MOVE_AND_ATTACK, 1 + person.clicks());
            break;
        }
    }
    let after = question(person)?;
    if after["ask"]["ask"] == "keep_moving" {
        return use_button(person, labels::STOP, |seen| seen["ask"]["ask"] != "keep_moving");
    }
    Ok(())
}

/// One miniature of the Villain's goes somewhere and attacks from there.
fn strike(person: &mut Person, shown: &Value, tally: &mut Tally) -> Result<(), String> {
    if !tally.lacks(ONE_MINIATURE) || !walk(person, shown)? {
        return usual(person, shown, tally);
    }
    for enemy in near(&question(person)?, "minis", |name| !name.contains('#')).into_iter().take(3) {
        let before = question(person)?;
        // a click that led nowhere was no part of it
        person.reset_clicks();
        if attack(person, &before, enemy)? {
            tally.count(ONE_MINIATURE, CHOSEN_AND_MOVED + person.clicks());
            return Ok(());
        }
    }
    let after = question(person)?;
    if after["ask"]["ask"] == "keep_moving" {
        return use_button(person, labels::STOP, |seen| seen["ask"]["ask"] != "keep_moving");
    }
    usual(person, &after, tally)
}

/// A click on one of the nearest Areas; whether somebody goes there. Of several tries, only the last one is counted:
/// the middle of an Area may lie behind somebody.
fn walk(person: &mut Person, shown: &Value) -> Result<bool, String> {
    for tried in 0..4 {
        let now = question(person)?;
        let Some(place) = nearest(&now, "areas").get(tried).copied() else { break };
        person.reset_clicks();
        person.click(place.0, place.1)?;
        if person.window().within(MOMENT, |now| now["hash"] != shown["hash"])? {
            return Ok(true);
        }
        let now = question(person)?;
        if place_of(&now, labels::CONFIRM).is_some() {
            use_button(person, labels::BACK, |now| place_of(now, labels::CONFIRM).is_none())?;
        }
    }
    Ok(false)
}

/// A click on the target, and a second one that confirms what goes into the attack; whether that came to something.
fn attack(person: &mut Person, shown: &Value, target: (f64, f64)) -> Result<bool, String> {
    person.click(target.0, target.1)?;
    if !person.window().within(MOMENT / 2, |now| place_of(now, labels::CONFIRM).is_some())? {
        return Ok(false);
    }
    let before = question(person)?;
    person.click(target.0, target.1)?;
    person.window().within(MOMENT, |now| now["hash"] != shown["hash"] && now["turn"] != before["turn"])
}

/// The question with a Hero chosen who can do something, if there is one.
fn with_a_hero(person: &mut Person, shown: &Value) -> Result<Option<Value>, String> {
    let can_act = |now: &Value| ["areas", "minis"].iter().any(|what| !nearest(now, what).is_empty());
    let is_chosen = |now: &Value| !now["marks"]["actor"].is_null() && can_act(now);
    if is_chosen(shown) {
        return Ok(Some(shown.clone()));
    }
    let listed = shown["minis"].as_object().cloned().unwrap_or_default();
    for hero in listed.keys().filter(|name| !name.contains('#')) {
        // the camera may still be on its way
        sleep(MOMENT / 3);
        let now = question(person)?;
        let Some(place) = near(&now, "minis", |name| name == hero).first().copied() else { continue };
        person.click(place.0, place.1)?;
        if person.window().within(MOMENT, is_chosen)? {
            return question(person).map(Some);
        }
    }
    Ok(None)
}

fn end_turn(person: &mut Person, shown: &Value) -> Result<(), String> {
    use_button(person, labels::END_TURN, |now| now["turn"] != shown["turn"])
}

/// A die with a free Reroll is clicked; then the dice are kept.
fn reroll(person: &mut Person, shown: &Value, tally: &mut Tally) -> Result<(), String> {
    let rights = shown["ask"]["rights"].as_array();
    let is_free = rights.is_some_and(|rights| rights.first().is_some_and(|first| first == "free" || first == "bonus"));
    let die = answers(shown).into_iter().find(|(label, ..)| label.starts_with("Reroll"));
    if let Some((_, x, y)) = die.filter(|_| is_free && tally.lacks(FREE_REROLL)) {
        person.reset_clicks();
        person.click(x, y)?;
        if person.window().within(MOMENT, |now| now["hash"] != shown["hash"])? {
            tally.count(FREE_REROLL, person.clicks());
            return Ok(());
        }
    }
    use_button(person, labels::KEEP, |now| now["turn"] != shown["turn"])
}

/// Any other question: what is asked for, or else the first answer.
fn usual(person: &mut Person, shown: &Value, tally: &mut Tally) -> Result<(), String> {
    let ahead = [labels::NEXT, labels::CONFIRM, labels::ALL_ACTIVE, labels::ACTIVE, labels::PACKED, labels::DECLINE];
    if !person.click_label(shown, &ahead)? {
        let Some((_, x, y)) = answers(shown).into_iter().next() else {
            return Err(format!("there is nothing to click: {}", in_short(shown)));
        };
        person.click(x, y)?;
    }
    // what a Hero's own Skills ask is no part of the Villain's turn
    if let Some((clicks, defenses)) = &mut tally.turn {
        let (waits, defends) = (shown["waits"] == true, shown["ask"]["ask"] == "defend");
        *clicks += usize::from(waits || defends);
        *defenses += usize::from(defends && !waits);
    }
    let fields = ["turn", "waits", "busy", "widgets"];
    person.window().within(MOMENT, |now| fields.iter().any(|field| now[*field] != shown[*field])).map(|_| ())
}

/// What is marked on the board, the nearest to the one who acts first.
fn nearest(shown: &Value, what: &str) -> Vec<(f64, f64)> {
    let marked = shown["marks"][what].as_array().cloned().unwrap_or_default();
    near(shown, what, |name| marked.iter().any(|known| known == name))
}

/// Whether no panel covers a place in the window of 1280 by 720.
fn is_free((x, y): (f64, f64)) -> bool {
    (215.0..1055.0).contains(&x) && (50.0..600.0).contains(&y)
}

/// What is on the board and where, the nearest to the one who acts first.
fn near(shown: &Value, what: &str, is_meant: impl Fn(&str) -> bool) -> Vec<(f64, f64)> {
    let side = |place: &Value, at: usize| place[at].as_f64().unwrap_or_default();
    let place = |place: &Value| (side(place, 0), side(place, 1));
    let actor = shown["marks"]["actor"].as_str();
    let from = actor.map(|name| &shown["minis"][name]).filter(|at| at.is_array()).map_or((640.0, 360.0), place);
    let listed = shown[what].as_object().cloned().unwrap_or_default();
    let others = listed.iter().filter(|(name, _)| Some(name.as_str()) != actor && is_meant(name));
    let mut found: Vec<(f64, f64)> = others.map(|(_, at)| place(at)).filter(|at| is_free(*at)).collect();
    found.sort_by_key(|at| (at.0 - from.0).hypot(at.1 - from.1) as i64);
    found
}
