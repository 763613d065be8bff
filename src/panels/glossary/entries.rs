//! What the glossary has entries for, and what each says: in a line, for the search, and by which rule.

use std::borrow::Cow;

use super::super::cards;
use super::super::icon::{self, Icon};
use super::super::intent::{Chapter, Quick, Topic};
use super::super::printed::{rank_words, side_words, skill_words};
use super::super::view::View;
use super::quick;
use gotham_content::skill::SkillLevel;
use gotham_content::{Deck, SkillKind, TermKind};
use gotham_rules::Rule;
use gotham_words::Words;

/// An entry.
pub(super) struct Entry<'a> {
    pub(super) topic: Topic,
    pub(super) title: Cow<'a, str>,
}

/// The entries of a chapter, or of all, in alphabetical order.
pub(super) fn entries<'a>(view: &View<'a>, chapter: Option<Chapter>) -> Vec<Entry<'a>> {
    let (catalogue, words) = (view.catalogue, view.words);
    let skills = catalogue.skill_texts.iter().map(|text| Topic::Skill(text.skill));
    let known: Vec<&str> = catalogue.skill_texts.iter().map(|text| words.skill(text.skill)).collect();
    // a rule that belongs to a Skill goes by the Skill
    let rules = Rule::ALL.iter().filter(|rule| !known.contains(&words.rule(**rule))).map(|rule| Topic::Rule(*rule));
    let topics = skills
        .chain(rules)
        .chain((0..catalogue.terms.len()).map(Topic::Term))
        .chain((0..catalogue.heroes.len()).map(Topic::Hero))
        .chain((0..catalogue.tiles.len()).map(Topic::Tile))
        .chain((0..catalogue.cards.len()).map(Topic::Card))
        .chain(Quick::ALL.map(Topic::Quick));
    let wanted = topics.filter(|topic| chapter.is_none_or(|chapter| chapter_of(view, *topic) == Some(chapter)));
    let mut all: Vec<Entry> = wanted.filter_map(|topic| Some(Entry { topic, title: title(view, topic)? })).collect();
    all.sort_by_cached_key(|entry| entry.title.to_lowercase());
    all
}

/// The entry that explains a topic: for a rule that belongs to a Skill, the Skill.
pub(super) fn of_topic(view: &View, topic: Topic) -> Topic {
    let Topic::Rule(rule) = topic else { return topic };
    let named = |skill| view.words.skill(skill) == view.words.rule(rule);
    let skill = view.catalogue.skill_texts.iter().find(|text| named(text.skill));
    skill.map_or(topic, |text| Topic::Skill(text.skill))
}

/// Where an entry is; `None` if the catalogue no longer has such a thing.
pub(super) fn chapter_of(view: &View, topic: Topic) -> Option<Chapter> {
    let catalogue = view.catalogue;
    Some(match topic {
        Topic::Skill(skill) if skill.is_trait() => Chapter::Traits,
        Topic::Skill(_) => Chapter::Skills,
        Topic::Rule(rule) if rule.id().starts_with('G') => Chapter::Rulings,
        Topic::Rule(_) => Chapter::Rules,
        Topic::Term(at) => match catalogue.terms.get(at)?.kind {
            TermKind::Term => Chapter::Terms,
            TermKind::Token => Chapter::Tokens,
            TermKind::Icon => Chapter::Icons,
        },
        Topic::Hero(_) => Chapter::Heroes,
        Topic::Tile(_) => Chapter::Tiles,
        Topic::Card(_) => Chapter::Cards,
        Topic::Quick(_) => Chapter::Quick,
    })
}

/// What an entry is called.
pub(super) fn title<'a>(view: &View<'a>, topic: Topic) -> Option<Cow<'a, str>> {
    let (catalogue, words) = (view.catalogue, view.words);
    Some(match topic {
        Topic::Skill(skill) => words.skill(skill).into(),
        Topic::Rule(rule) => words.rule(rule).into(),
        Topic::Term(at) => words.text(&catalogue.terms.get(at)?.name),
        Topic::Hero(at) => words.text(&catalogue.heroes.get(at)?.name),
        Topic::Tile(at) => words.text(&catalogue.tiles.get(at)?.name),
        Topic::Card(at) => words.text(&catalogue.cards.get(at)?.name),
        Topic::Quick(part) => quick::title(words, part).into(),
    })
}

/// The icon of what an entry is about.
pub(super) fn icon(view: &View, topic: Topic) -> Option<Icon> {
    let catalogue = view.catalogue;
    Some(match topic {
        Topic::Skill(skill) => skill.into(),
        Topic::Rule(rule) if rule.id().starts_with('G') => Icon::Ruling,
        Topic::Rule(_) => Icon::Rule,
        Topic::Term(at) => icon::of_term(&catalogue.terms.get(at)?.id)?,
        Topic::Hero(_) => Icon::Hero,
        Topic::Tile(at) => catalogue.tiles.get(at)?.rank.into(),
        Topic::Card(at) => catalogue.cards.get(at)?.deck.into(),
        Topic::Quick(_) => Icon::Rule,
    })
}

/// What kind of thing an entry is about.
pub(super) fn kind<'a>(view: &View<'a>, topic: Topic) -> &'a str {
    let (catalogue, words) = (view.catalogue, view.words);
    match topic {
        Topic::Skill(skill) => catalogue.skill_text(skill).map_or("", |text| skill_kind(words, text.kind)),
        Topic::Rule(rule) if rule.id().starts_with('G') => words.glossary_ruling(),
        Topic::Rule(_) => words.glossary_rule(),
        Topic::Term(at) => catalogue.terms.get(at).map_or("", |term| term_kind(words, term.kind)),
        Topic::Hero(_) => words.glossary_hero(),
        Topic::Tile(at) => catalogue.tiles.get(at).map_or("", |tile| rank_words(words, tile.rank)),
        Topic::Card(at) => match catalogue.cards.get(at).map(|card| card.deck) {
            Some(Deck::BatGadget) => words.glossary_bat_gadget(),
            _ => words.glossary_equipment(),
        },
        Topic::Quick(_) => words.glossary_quick(),
    }
}

fn skill_kind(words: &Words, kind: SkillKind) -> &str {
    match kind {
        SkillKind::Attack => words.glossary_attack(),
        SkillKind::Melee => words.glossary_melee(),
        SkillKind::Ranged => words.glossary_ranged(),
        SkillKind::Manipulation => words.glossary_manipulation(),
        SkillKind::Thought => words.glossary_thought(),
        SkillKind::Leadership => words.glossary_leadership(),
        SkillKind::Movement => words.glossary_movement(),
        SkillKind::Defense => words.glossary_defense(),
        SkillKind::Reroll => words.glossary_reroll(),
        SkillKind::Vigor => words.glossary_vigor(),
        SkillKind::Field => words.glossary_field(),
        SkillKind::Trait => words.glossary_trait(),
    }
}

fn term_kind(words: &Words, kind: TermKind) -> &str {
    match kind {
        TermKind::Term => words.glossary_term(),
        TermKind::Token => words.glossary_token(),
        TermKind::Icon => words.glossary_icon(),
    }
}

/// What a chapter is called.
pub(super) fn chapter_title(words: &Words, chapter: Option<Chapter>) -> &str {
    match chapter {
        None => words.glossary_all(),
        Some(Chapter::Quick) => words.glossary_quick(),
        Some(Chapter::Skills) => words.glossary_skills(),
        Some(Chapter::Traits) => words.glossary_traits(),
        Some(Chapter::Terms) => words.glossary_terms(),
        Some(Chapter::Tokens) => words.glossary_tokens(),
        Some(Chapter::Icons) => words.glossary_icons(),
        Some(Chapter::Heroes) => words.glossary_heroes(),
        Some(Chapter::Tiles) => words.glossary_tiles(),
        Some(Chapter::Cards) => words.glossary_cards(),
        Some(Chapter::Rules) => words.glossary_rules(),
        Some(Chapter::Rulings) => words.glossary_rulings(),
    }
}

/// An entry in one line.
pub(super) fn line<'a>(view: &View<'a>, topic: Topic) -> Cow<'a, str> {
    let (catalogue, words) = (view.catalogue, view.words);
    match topic {
        Topic::Skill(skill) => catalogue.skill_text(skill).map(|text| words.text(&text.line)).unwrap_or_default(),
        Topic::Rule(rule) => words.rule_text(rule).into(),
        Topic::Term(at) => catalogue.terms.get(at).map(|term| words.text(&term.line)).unwrap_or_default(),
        Topic::Hero(at) => catalogue.heroes.get(at).map(|hero| skills(words, &hero.skills)).unwrap_or_default().into(),
        Topic::Tile(at) => catalogue.tiles.get(at).map(|tile| skills(words, &tile.skills)).unwrap_or_default().into(),
        Topic::Card(at) => catalogue.cards.get(at).map(|card| cards::card_words(view, card)).unwrap_or_default().into(),
        Topic::Quick(part) => quick::text(words, part).lines().next().unwrap_or_default().into(),
    }
}

/// The full text of an entry that has one; Screens, tiles and cards show themselves instead.
pub(super) fn text<'a>(view: &View<'a>, topic: Topic) -> Cow<'a, str> {
    let (catalogue, words) = (view.catalogue, view.words);
    match topic {
        Topic::Skill(skill) => catalogue.skill_text(skill).map(|text| words.text(&text.text)).unwrap_or_default(),
        Topic::Term(at) => catalogue.terms.get(at).map(|term| words.text(&term.text)).unwrap_or_default(),
        Topic::Quick(part) => quick::text(words, part).into(),
        Topic::Rule(_) | Topic::Hero(_) | Topic::Tile(_) | Topic::Card(_) => Cow::default(),
    }
}

/// The rule, or the box, that an entry comes from.
pub(super) fn source<'a>(view: &View<'a>, topic: Topic) -> &'a str {
    let catalogue = view.catalogue;
    match topic {
        Topic::Skill(skill) => catalogue.skill_text(skill).map_or("", |text| &text.rule),
        Topic::Rule(rule) => rule.id(),
        Topic::Term(at) => catalogue.terms.get(at).map_or("", |term| &term.rule),
        Topic::Hero(_) | Topic::Tile(_) | Topic::Card(_) | Topic::Quick(_) => "",
    }
}

/// Everything that a search looks through, in lower case.
pub(super) fn searched(view: &View, entry: &Entry) -> String {
    let (catalogue, words) = (view.catalogue, view.words);
    let topic = entry.topic;
    let more = match topic {
        Topic::Tile(at) => catalogue.tiles.get(at).map(|tile| side_words(words, tile.allegiance)),
        Topic::Hero(_) => Some(words.name_heroes()),
        _ => None,
    };
    let lent = match topic {
        Topic::Card(at) => catalogue.cards.get(at).map(|card| {
            let held: Vec<SkillLevel> = card.lines.iter().flat_map(|line| line.skills.iter().cloned()).collect();
            skills(words, &held)
        }),
        _ => None,
    };
    let texts = [&*entry.title, kind(view, topic), source(view, topic), more.unwrap_or_default()];
    let mut all = texts.join("\n");
    for text in [line(view, topic), text(view, topic), lent.unwrap_or_default().into()] {
        all.push('\n');
        all.push_str(&text);
    }
    all.to_lowercase()
}

fn skills(words: &Words, held: &[SkillLevel]) -> String {
    let names: Vec<String> = held.iter().map(|held| skill_words(words, held.skill, held.level)).collect();
    super::super::parts::dots(words, names)
}
