//! The board that changes, in words.

use std::borrow::Cow;

use super::titles::{Titles, list};
use gotham_content::DoorState;
use gotham_rules::Game;
use gotham_rules::board::{AreaChanges, AreaId, Elevator};
use gotham_words::Words;

/// Areas that are not as printed, and how they are: "closed, Difficult Terrain 2".
pub fn changed_areas(words: &Words, game: &Game) -> Vec<(AreaId, String)> {
    game.state().board.areas().map(|(area, changes)| (area, changed(words, changes))).collect()
}

/// What opens and closes: its name, the Areas on its sides, whether it is open.
fn doors<'a>(words: &Words, game: &'a Game) -> impl Iterator<Item = (Cow<'a, str>, (AreaId, AreaId), DoorState)> {
    let doors = game.board().doors().iter().map(|door| (words.text(&door.title), door.between, door.state));
    doors.chain(game.board().plain_links().iter().map(|link| (words.text(&link.title), link.between, link.state)))
}

/// Where each elevator stops, with its Areas: "Elevator: beside the Hall".
fn elevators<'a>(words: &'a Words, game: &'a Game) -> impl Iterator<Item = (String, &'a Elevator)> {
    game.board().elevators().iter().filter_map(move |elevator| {
        let shaft = game.board().shaft_of(elevator)?;
        let titles = Titles { words, game };
        Some((words.board_elevator(words.text(&elevator.title), titles.area(shaft.beside)), elevator))
    })
}

/// Doors, links and elevators of an Area: "Vault door: closed".
pub fn doors_of(words: &Words, game: &Game, area: AreaId) -> Vec<String> {
    let here = doors(words, game).filter(|(_, between, _)| between.0 == area || between.1 == area);
    let doors = here.map(|(title, _, state)| match state {
        DoorState::Open => words.board_open(title),
        DoorState::Closed => words.board_closed(title),
    });
    let is_here = |elevator: &Elevator| elevator.car == area || elevator.shaft_beside(area).is_some();
    let elevators = elevators(words, game).filter(|(_, elevator)| is_here(elevator)).map(|(text, _)| text);
    doors.chain(elevators).collect()
}

/// Everything on the board that may change, one line each: doors, links and elevators as they are, Areas that are not
/// as printed.
pub fn board_now(words: &Words, game: &Game) -> Vec<String> {
    let title = |area: AreaId| Titles { words, game }.area(area);
    let doors = doors(words, game).map(|(what, (one, other), state)| match state {
        DoorState::Open => words.board_open_between(what, title(one), title(other)),
        DoorState::Closed => words.board_closed_between(what, title(one), title(other)),
    });
    let broken = game.state().board.broken_walls().iter();
    let broken = broken.map(|(one, other)| words.board_broken_wall(title(*one), title(*other)));
    let areas = changed_areas(words, game).into_iter().map(|(area, facts)| words.board_area(title(area), facts));
    doors.chain(elevators(words, game).map(|(text, _)| text)).chain(broken).chain(areas).collect()
}

fn changed(words: &Words, changes: AreaChanges) -> String {
    let closed = changes.closed.then(|| words.board_area_closed().to_string());
    let difficult = changes.difficult.map(|level| words.board_difficult(level));
    let dangerous = changes.dangerous.map(|level| words.board_dangerous(level));
    let elevation = changes.elevation.map(|level| words.board_elevation(level));
    list(words, [closed, difficult, dangerous, elevation].into_iter().flatten())
}
