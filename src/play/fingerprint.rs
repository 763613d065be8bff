//! What a save depends on: a hash of everything its own scenario uses, so that a corrected text, another mission or a
//! better bot leaves old saves as they are.

use serde::Serialize;
use serde_json::Value;
use xxhash_rust::xxh3::xxh3_64;

use super::record::Hash;
use gotham_rules::{Options, Scenario};

/// Fields that players read and no rule does, wherever they appear.
const READ_ONLY_BY_PEOPLE: [&str; 22] = [
    "name",
    "origin",
    "story",
    "text",
    "description",
    "designed",
    "heroes_goal",
    "villain_goal",
    "special_rules",
    "lessons",
    "look",
    "sculpt",
    "props",
    "ambience",
    "place",
    "floor",
    "level_height",
    "genre",
    "measured",
    "shown",
    "counsel",
    // tested when all is over, and worth no points
    "grace",
];

/// Fields that only the automated Villain reads: a match that he does not play keeps its hash, whatever they say. SOLO
const READ_ONLY_BY_THE_AUTOMATED_VILLAIN: [&str; 2] = ["sheet", "advanced_by"];

/// The hash of what a match uses: its mission, its board, the Heroes, tiles and cards that can come into it, the dice;
/// and where cards decide for the Villain, those cards and the mission's sheet.
/// Empty fields don't count, so that a format that learns a new word changes no old hash.
pub fn fingerprint(scenario: &Scenario, options: &Options) -> Hash {
    let mut parts = vec![
        bare(&scenario.mission),
        bare(&scenario.map),
        bare(&scenario.heroes),
        bare(&scenario.tiles),
        bare(&&scenario.cards[..scenario.own_cards]),
        bare(&scenario.dice),
    ];
    if options.solo {
        let objectives = scenario.mission.objectives.iter();
        let ways: Vec<_> = objectives.map(|objective| &objective.advanced_by).collect();
        parts.extend([
            bare(&scenario.mission.sheet),
            bare(&ways),
            bare(&scenario.tile_cards),
            bare(&scenario.leader_cards),
        ]);
    }
    Hash(xxh3_64(Value::from(parts).to_string().as_bytes()))
}

/// Content without the parts that only people read.
fn bare(content: &impl Serialize) -> Value {
    let mut value = serde_json::to_value(content).unwrap_or_default();
    strip(&mut value);
    value
}

fn strip(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(strip),
        Value::Object(fields) => {
            fields.values_mut().for_each(strip);
            fields.retain(|key, field| is_read_by_the_rules(key) && !is_nothing(field));
        }
        _ => {}
    }
}

fn is_read_by_the_rules(field: &str) -> bool {
    !READ_ONLY_BY_PEOPLE.contains(&field) && !READ_ONLY_BY_THE_AUTOMATED_VILLAIN.contains(&field)
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(truth) => !truth,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::String(_) => false,
    }
}
