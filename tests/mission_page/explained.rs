//! Each word that the game knows is in its chapter, and no other is.

use std::collections::BTreeSet;

use gotham_content::mission::{Closing, Course, Dock, Feat, Grace, Lesson, Pointer};
use gotham_content::script::{
    Allegiance, Areas, Cards, Condition, Effect, Minis, Moment, Number, Offer, Pick, Role, Standing, Tokens, When,
    Written,
};
use gotham_content::solo::{Choice, Sheet, Stop};
use gotham_content::{
    Company, Ending, EventPart, FieldKind, Goal, HeroChoice, HeroSlot, Interaction, InteractionAction, Mission,
    MissionEvent, Mode, Objective, Restraint, RiverTile, Side, TokenKind, TokenLook, Trigger, VillainSetup,
};

use crate::mission_page::known::words;
use crate::mission_page::page::{Chapter, chapters, code, example, fields, head, names};

type Words = BTreeSet<&'static str>;

/// What the first columns of a chapter's tables (and those of the chapters below it) explain, by its names.
fn explained(chapter: &str, names: impl Fn(&'static str) -> Vec<&'static str>) -> Words {
    let below = format!("{chapter}/");
    let of_chapter = chapters().into_iter().filter(|known| known.name == chapter || known.name.starts_with(&below));
    of_chapter.flat_map(|known| known.rows).flat_map(|row| row.words).flat_map(names).collect()
}

/// The values that a line of a table lists beside its word.
fn listed(chapter: &str, word: &str) -> Words {
    let rows = chapters().into_iter().filter(|known| known.name == chapter).flat_map(|known| known.rows);
    let row = rows.into_iter().find(|row| row.words.contains(&word)).expect("the line is there");
    code(row.meaning).into_iter().map(head).collect()
}

/// The page explains what the game knows, no less and no more.
fn same(explained: &Words, known: &[&'static str]) {
    let known: Words = known.iter().copied().collect();
    let (missing, unknown) = (&known - explained, explained - &known);
    assert!(missing.is_empty(), "the page does not explain {missing:?}");
    assert!(unknown.is_empty(), "the page explains {unknown:?}, which the game does not know");
}

/// Every name in a chapter's code.
fn spoken_of(chapter: &Chapter) -> BTreeSet<&str> {
    code(&chapter.text).into_iter().flat_map(names).collect()
}

#[test]
fn the_words_of_conditions_effects_and_triggers_are_explained() {
    let first = |word| vec![head(word)];
    let meant = |chapter: &str| format!("Who and what is meant/{chapter}");
    same(&explained(&meant("Roles"), first), &words::<Role<Written>>());
    same(&explained(&meant("Miniatures"), fields), &words::<Minis<Written>>());
    same(&explained(&meant("States"), first), &words::<Standing>());
    same(&explained(&meant("Picks"), first), &words::<Pick<Written>>());
    same(&explained(&meant("Tokens"), fields), &words::<Tokens<Written>>());
    same(&explained(&meant("Cards"), fields), &words::<Cards<Written>>());
    same(&explained(&meant("Areas"), first), &words::<Areas<Written>>());
    same(&explained("Numbers", first), &words::<Number<Written>>());
    same(&explained("Conditions", first), &words::<Condition<Written>>());
    same(&explained("Triggers: when", first), &words::<When<Written>>());
    same(&explained("Effects", first), &words::<Effect<Written>>());
    same(&explained("Modes", first), &words::<Restraint>());
    let page = chapters();
    let lessons = page.iter().find(|known| known.name == "A tutorial: `lessons`").expect("the chapter is there");
    let words = [words::<Feat>(), words::<Pointer>(), words::<Dock>()].concat();
    let missing: Vec<_> = words.into_iter().filter(|word| !spoken_of(lessons).contains(word)).collect();
    assert!(missing.is_empty(), "the page does not explain {missing:?}");
}

#[test]
fn the_values_of_fields_are_explained() {
    let interactions = "What can be done: `interactions`";
    same(&listed("On the board", "look"), &words::<TokenLook>());
    same(&listed("Company", "side"), &words::<Allegiance>());
    same(&listed("The sheet", "initiative"), &words::<Side>());
    same(&listed("The Villain", "river"), &words::<RiverTile>());
    same(&listed(interactions, "action"), &words::<InteractionAction>());
    same(&listed("Triggers: when", "At(Upkeep)"), &words::<Moment>());
    let kinds = FieldKind::ALL.map(|kind| format!("{kind:?}"));
    assert_eq!(listed("Numbers", "Fields(Gas, Here)"), kinds.iter().map(String::as_str).collect());
}

/// The fields of the sheet, each with the chapter that explains it.
fn sheet() -> Vec<(&'static str, Vec<&'static str>)> {
    vec![
        ("Heroes", [words::<HeroSlot>(), words::<HeroChoice>()].concat()),
        ("The Villain", words::<VillainSetup>()),
        ("Company", words::<Company>()),
        ("On the board", words::<TokenKind>()),
        ("What can be done: `interactions`", words::<Interaction<Written>>()),
        (
            "What the Event tile does: `events`",
            [words::<MissionEvent<Written>>(), words::<EventPart<Written>>()].concat(),
        ),
        ("What happens by itself: `triggers`", words::<Trigger<Written>>()),
        ("Modes", words::<Mode>()),
        ("How it ends: `endings`", [words::<Ending<Written>>(), words::<Grace<Written>>()].concat()),
        ("What each side plays for: `objectives`", [words::<Objective<Written>>(), words::<Goal>()].concat()),
        (
            "The automated Villain: `sheet`",
            [words::<Sheet<Written>>(), words::<Choice<Written>>(), words::<Stop<Written>>()].concat(),
        ),
        ("A tutorial: `lessons`", [words::<Course>(), words::<Lesson>(), words::<Closing>()].concat()),
        ("Effects/What leads to others", words::<Offer<Written>>()),
    ]
}

#[test]
fn the_fields_of_the_sheet_are_explained() {
    let page = chapters();
    for (chapter, fields) in sheet() {
        let known = page.iter().find(|known| known.name == chapter).expect("the chapter is there");
        let missing: Vec<_> = fields.into_iter().filter(|field| !spoken_of(known).contains(field)).collect();
        assert!(missing.is_empty(), "\"{chapter}\" does not explain {missing:?}");
    }
    let everywhere: BTreeSet<&str> = page.iter().flat_map(spoken_of).collect();
    let missing: Vec<_> = words::<Mission>().into_iter().filter(|field| !everywhere.contains(field)).collect();
    assert!(missing.is_empty(), "the page does not explain {missing:?}");
}

#[test]
fn the_tables_of_the_sheet_name_fields_that_there_are() {
    let mission = words::<Mission>();
    for chapter in chapters().iter().filter(|chapter| !chapter.name.starts_with("Who and what")) {
        let own = sheet().into_iter().find(|(name, _)| *name == chapter.name).map(|(_, fields)| fields);
        let known = [mission.clone(), own.unwrap_or_default()].concat();
        for row in chapter.rows.iter().filter(|row| row.column.starts_with("field")) {
            let unknown: Vec<_> = row.words.iter().filter(|word| !known.contains(word)).collect();
            assert!(unknown.is_empty(), "\"{}\" explains {unknown:?}, which the game does not know", chapter.name);
        }
    }
}

#[test]
fn the_example_uses_every_field_of_the_sheet() {
    let used: BTreeSet<&str> = example().split(':').filter_map(|before| names(before).last()).collect();
    let fields = sheet().into_iter().flat_map(|(_, fields)| fields).filter(|field| !words::<Goal>().contains(field));
    let missing: BTreeSet<&str> = fields.chain(words::<Mission>()).filter(|field| !used.contains(field)).collect();
    assert!(missing.is_empty(), "the example does without {missing:?}");
}
