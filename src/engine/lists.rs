//! What there is: missions, Heroes, tiles, cards, maps.

use std::io::Write as _;

use gotham_content::Catalogue;
use gotham_content::skill::SkillLevel;
use serde::Serialize;

use super::output::Output;
use super::trouble::Outcome;

/// Prints a list: JSON as the files have it, or one line per item.
fn list<T: Serialize>(
    output: &mut Output,
    items: impl FnOnce(&Catalogue) -> &[T],
    line: impl Fn(&T) -> String,
) -> Outcome {
    let catalogue = gotham_embedded::catalogue();
    let items = items(&catalogue);
    if output.json {
        let text = serde_json::to_string_pretty(items).unwrap_or_default();
        writeln!(output.out, "{text}")?;
    } else {
        for item in items {
            writeln!(output.out, "{}", line(item))?;
        }
    }
    Ok(())
}

/// `gotham-engine missions`
pub(crate) fn missions(output: &mut Output) -> Outcome {
    list(
        output,
        |catalogue| &catalogue.missions,
        |mission| {
            let (slots, rounds) = (mission.heroes.len(), mission.rounds);
            let heroes = if slots == 1 { "Hero" } else { "Heroes" };
            format!(
                "{:28} {} ({}, {slots} {heroes}, {rounds} rounds)",
                mission.id.as_str(),
                mission.name.english(),
                mission.map
            )
        },
    )
}

/// `gotham-engine heroes`
pub(crate) fn heroes(output: &mut Output) -> Outcome {
    list(
        output,
        |catalogue| &catalogue.heroes,
        |hero| {
            let figures = format!("energy {}, size {}, menace {}", hero.energy, hero.size, hero.menace);
            format!("{:28} {} ({figures}; {})", hero.id.as_str(), hero.name.english(), skills(&hero.skills))
        },
    )
}

/// `gotham-engine tiles`
pub(crate) fn tiles(output: &mut Output) -> Outcome {
    list(
        output,
        |catalogue| &catalogue.tiles,
        |tile| {
            let figures = format!("{:?} {:?}, life {}, size {}", tile.allegiance, tile.rank, tile.life, tile.size);
            format!(
                "{:28} {} ({figures}, menace {}; {})",
                tile.id.as_str(),
                tile.name.english(),
                tile.menace,
                skills(&tile.skills)
            )
        },
    )
}

/// `gotham-engine cards`
pub(crate) fn cards(output: &mut Output) -> Outcome {
    list(
        output,
        |catalogue| &catalogue.cards,
        |card| {
            let kinds: Vec<String> = card.kinds.iter().map(|kind| format!("{kind:?}")).collect();
            format!(
                "{:28} {} ({:?}, {}, size {})",
                card.id.as_str(),
                card.name.english(),
                card.deck,
                kinds.join(" "),
                card.size
            )
        },
    )
}

/// `gotham-engine maps`
pub(crate) fn maps(output: &mut Output) -> Outcome {
    list(
        output,
        |catalogue| &catalogue.maps,
        |map| format!("{:28} {} ({} Areas)", map.id.as_str(), map.name.english(), map.areas.len()),
    )
}

fn skills(skills: &[SkillLevel]) -> String {
    let words: Vec<String> = skills
        .iter()
        .map(|held| match held.skill.is_trait() {
            true => format!("{:?}", held.skill),
            false => format!("{:?} {}", held.skill, held.level),
        })
        .collect();
    if words.is_empty() { "no Skills".into() } else { words.join(", ") }
}
