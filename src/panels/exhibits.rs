//! What the gallery and the sandbox show of the catalogue: found once for each filter, not in each frame.

use crate::intent::{Filter, Topic, Who};
use crate::printed::{rank_words, side_words, skill_words};
use gotham_content::mission::Side;
use gotham_content::sculpt::Sculpt;
use gotham_content::skill::{Skill, SkillLevel};
use gotham_content::tile::{Allegiance, Rank};
use gotham_content::{Catalogue, Hero, Tile};
use gotham_words::Words;

/// Something that the gallery shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// A Screen or a tile.
    pub topic: Topic,
    /// What it is called, in the language in force.
    pub title: String,
}

/// A Screen or a tile, as far as a filter asks.
struct Thing<'a> {
    who: Who,
    side: Allegiance,
    kind: &'a str,
    skills: &'a [SkillLevel],
}

impl<'a> Thing<'a> {
    fn hero(words: &'a Words, hero: &'a Hero) -> Thing<'a> {
        Thing { who: Who::Heroes, side: Allegiance::Hero, kind: words.glossary_hero(), skills: &hero.skills }
    }

    fn tile(words: &'a Words, tile: &'a Tile) -> Thing<'a> {
        let who = if tile.rank == Rank::Leader { Who::Leaders } else { Who::Others };
        Thing { who, side: tile.allegiance, kind: rank_words(words, tile.rank), skills: &tile.skills }
    }

    fn passes(&self, words: &Words, title: &str, filter: &Filter, wanted: &str) -> bool {
        filter.who.is_none_or(|who| who == self.who)
            && filter.side.is_none_or(|side| side == self.side)
            && filter.skill.is_none_or(|skill| self.skills.iter().any(|held| held.skill == skill))
            && (wanted.is_empty() || self.says(words, title, wanted))
    }

    /// Whether any of its names contains these words.
    fn says(&self, words: &Words, title: &str, wanted: &str) -> bool {
        let has = |text: &str| text.to_lowercase().contains(wanted);
        has(title)
            || has(self.kind)
            || has(side_words(words, self.side))
            || self.skills.iter().any(|held| has(&skill_words(words, held.skill, held.level)))
    }
}

/// Everything that a filter lets through, in alphabetical order; names that contain the search words come first.
pub fn found(catalogue: &Catalogue, words: &Words, filter: &Filter) -> Vec<Exhibit> {
    let wanted = filter.search.trim().to_lowercase();
    let heroes = catalogue.heroes.iter().enumerate();
    let heroes = heroes.map(|(at, hero)| (Topic::Hero(at), words.text(&hero.name), Thing::hero(words, hero)));
    let tiles = catalogue.tiles.iter().enumerate();
    let tiles = tiles.map(|(at, tile)| (Topic::Tile(at), words.text(&tile.name), Thing::tile(words, tile)));
    let found = heroes.chain(tiles).filter(|(_, title, thing)| thing.passes(words, title, filter, &wanted));
    let mut found: Vec<Exhibit> = found.map(|(topic, title, _)| Exhibit { topic, title: title.into_owned() }).collect();
    found.sort_by_cached_key(|exhibit| {
        let title = exhibit.title.to_lowercase();
        (!title.contains(&wanted), title)
    });
    found
}

/// How many there are in all.
pub fn count(catalogue: &Catalogue) -> usize {
    catalogue.heroes.len() + catalogue.tiles.len()
}

/// The Skills and Traits that anybody in the catalogue has, in alphabetical order.
pub fn skills(catalogue: &Catalogue, words: &Words) -> Vec<Skill> {
    let held = catalogue.heroes.iter().map(|hero| &hero.skills).chain(catalogue.tiles.iter().map(|tile| &tile.skills));
    let mut skills: Vec<Skill> = held.flatten().map(|held| held.skill).collect();
    skills.sort_by_cached_key(|skill| words.skill(*skill).to_lowercase());
    skills.dedup();
    skills
}

/// The miniature of a Screen or a tile, and the side whose color its base has.
pub fn look(catalogue: &Catalogue, topic: Topic) -> Option<(&Sculpt, Option<Side>)> {
    match topic {
        Topic::Hero(at) => catalogue.heroes.get(at).map(|hero| (&hero.sculpt, Some(Side::Heroes))),
        Topic::Tile(at) => catalogue.tiles.get(at).map(|tile| (&tile.sculpt, side_of(tile.allegiance))),
        Topic::Skill(_) | Topic::Rule(_) | Topic::Term(_) | Topic::Card(_) | Topic::Quick(_) => None,
    }
}

/// The side that a tile's color stands for.
pub fn side_of(allegiance: Allegiance) -> Option<Side> {
    match allegiance {
        Allegiance::Villain => Some(Side::Villain),
        Allegiance::Hero => Some(Side::Heroes),
        Allegiance::Neutral => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_words::ENGLISH;

    fn passing(filter: Filter) -> Vec<Exhibit> {
        found(&gotham_embedded::catalogue(), &Words::of(ENGLISH), &filter)
    }

    #[test]
    fn without_a_filter_everybody_is_there() {
        let catalogue = gotham_embedded::catalogue();
        let all = passing(Filter::default());
        assert_eq!(all.len(), count(&catalogue));
        assert!(all.iter().all(|exhibit| look(&catalogue, exhibit.topic).is_some()));
        let kinds = Who::ALL.map(|who| passing(Filter { who: Some(who), ..Filter::default() }).len());
        assert_eq!(kinds.iter().sum::<usize>(), all.len(), "everybody stands on one shelf");
    }

    #[test]
    fn names_sides_and_skills_are_found() {
        let by = |search: &str| passing(Filter { search: search.into(), ..Filter::default() });
        assert_eq!(by("bane").first().map(|exhibit| exhibit.title.as_str()), Some("Bane"));
        assert!(by("neutral").len() >= 4);
        let skill = Some(Skill::Marksman);
        let marksmen = passing(Filter { skill, ..Filter::default() });
        assert!(!marksmen.is_empty() && by("marksman").len() >= marksmen.len());
        let blue = passing(Filter { side: Some(Allegiance::Hero), skill, ..Filter::default() });
        assert!(blue.len() < marksmen.len());
        assert!(by("no such thing").is_empty());
    }
}
