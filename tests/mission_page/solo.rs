//! `docs/solo-cards.md` is true: its examples are loaded, and its tables have every word of the cards and no other.

use std::collections::BTreeSet;

use gotham_content::SourceFile;
use gotham_content::solo::{Column, LeaderCard, LeaderTask, Slot, Task, Tiebreaker, TileCard};

use crate::mission_page::known::words;
use crate::mission_page::page::{Chapter, chapters_of, head, names};

const PAGE: &str = include_str!("../../docs/solo-cards.md");
const MAP: &str = include_str!("../content/map.ron");
const MISSION: &str = include_str!("../content/mission.ron");

/// The page's examples in order: a Tile card, a Leader card, a sheet.
fn examples() -> [&'static str; 3] {
    let mut blocks = PAGE.split("```ron\n").skip(1).map(|rest| rest.split_once("```").expect("the example ends").0);
    [(); 3].map(|()| blocks.next().expect("three examples"))
}

/// The embedded cards with the page's, and the small mission of the tests with the page's sheet.
fn files() -> Vec<SourceFile> {
    let [tile_card, leader_card, sheet] = examples();
    let mut files = gotham_embedded::files();
    files.retain(|file| file.name.starts_with("assets/") && !file.name.ends_with("campaign.ron"));
    for (name, card) in [("ai_tile_cards.ron", tile_card), ("ai_leader_cards.ron", leader_card)] {
        let file = files.iter_mut().find(|file| file.name.ends_with(name)).expect("the file");
        file.text = file.text.replacen("\n[\n", &format!("\n[\n{card},\n"), 1);
    }
    let (before, after) = MISSION.split_at(MISSION.rfind(')').expect("the mission ends"));
    files.push(SourceFile::new("maps/yard.ron", MAP));
    files.push(SourceFile::new("missions/night_watch.ron", format!("{before}{sheet}{after}")));
    files
}

/// G-54: the page's cards are read, and a mission takes the page's sheet.
#[test]
fn the_examples_are_loaded() {
    let catalogue = gotham_content::load(&files()).unwrap_or_else(|problems| panic!("{}", problems[0]));
    assert_eq!((catalogue.tile_cards[0].id.as_str(), catalogue.tile_cards[0].option), ("example_1", 2));
    let (_, leader) = catalogue.leader_card("example_leader").expect("the card");
    assert_eq!(leader.tasks[5], LeaderTask::Protect);
    let (_, mission) = catalogue.mission("night_watch").expect("the mission");
    let sheet = mission.sheet.as_ref().expect("its sheet");
    assert_eq!(sheet.tile_cards.last().map(|card| card.as_str()), Some("press_3"));
}

/// What the first column of a chapter's tables explains, by its names.
fn explained(chapter: &str) -> BTreeSet<&'static str> {
    let page = chapters_of(PAGE);
    let known: Vec<&Chapter> = page.iter().filter(|known| known.name == chapter).collect();
    assert_eq!(known.len(), 1, "the chapter {chapter}");
    known[0].rows.iter().flat_map(|row| &row.words).map(|word| head(word)).collect()
}

fn set(lists: &[Vec<&'static str>]) -> BTreeSet<&'static str> {
    lists.concat().into_iter().collect()
}

#[test]
fn every_word_of_the_cards_is_explained() {
    let (tile, leader) = ("A Tile Activation card", "A Leader Activation card");
    assert_eq!(explained(tile), set(&[words::<TileCard>(), words::<Column>()]));
    assert_eq!(explained(&format!("{tile}/Slots")), set(&[words::<Slot>()]));
    assert_eq!(explained(&format!("{tile}/Tasks")), set(&[words::<Task>()]));
    assert_eq!(explained(&format!("{tile}/Tie-breakers")), set(&[words::<Tiebreaker>()]));
    assert_eq!(explained(leader), set(&[words::<LeaderCard>(), words::<LeaderTask>()]));
}

#[test]
fn the_examples_use_every_field() {
    let [tile_card, leader_card, _] = examples();
    for (example, fields) in
        [(tile_card, set(&[words::<TileCard>(), words::<Column>()])), (leader_card, set(&[words::<LeaderCard>()]))]
    {
        let used: BTreeSet<&str> = example.split(':').filter_map(|before| names(before).last()).collect();
        assert!(fields.is_subset(&used), "{:?} is missing", &fields - &used);
    }
}

/// The suits that the page mentions are those of the cards.
#[test]
fn the_suits_are_those_of_the_cards() {
    let catalogue = gotham_embedded::catalogue();
    let suits = catalogue.tile_cards.iter().map(|card| card.id.as_str().split('_').next().unwrap_or_default());
    assert_eq!(explained("The sheet of a mission"), suits.collect());
}
