//! A small mission around the words under test.

use gotham_rules::command::Stance;
use gotham_rules::{Ask, Command, Game, Options, Scenario};

use crate::kit::Table;
use crate::kit::content::catalogue_where;

/// A mission with these fields of its own, up to the first thing that it asks or the Heroes' first action.
pub(super) fn play(fields: &str) -> Table {
    play_where(fields, &[])
}

/// A mission with these fields of its own, and texts of the content replaced.
pub(super) fn play_where(fields: &str, changes: &[(&str, &str)]) -> Table {
    play_text(&mission(fields), changes)
}

/// A whole mission file, and texts of the content replaced.
pub(super) fn play_text(text: &str, changes: &[(&str, &str)]) -> Table {
    let scenario = Scenario::new(&catalogue_where(text, changes), "words").expect("the mission");
    let mut table = Table::new(Game::new(scenario, Options::default(), 1));
    loop {
        let command = match (table.ask(), table.prompt().subject) {
            (Ask::TakeGadgets { .. }, _) => Command::Finish,
            (Ask::TakeStance, Some(mini)) => Command::TakeStance { mini, stance: Stance::Active },
            _ => return table,
        };
        table.say(command);
    }
}

/// What the mission remembers by a name, by its position in `values`.
pub(super) fn value(table: &Table, at: usize) -> u8 {
    table.game.state().memory.values[at]
}

/// Effects at setup.
pub(super) fn after(effects: &str) -> Table {
    play(&format!("values: [(\"points\", 0)], setup: [{effects}],"))
}

/// What numbers are at setup.
pub(super) fn numbers(numbers: &[(&str, u8)]) {
    let names: Vec<String> = (0..numbers.len()).map(|at| format!("(\"v{at}\", 0)")).collect();
    let sets: Vec<String> = numbers.iter().enumerate().map(|(at, (n, _))| format!("Set(\"v{at}\", {n})")).collect();
    let table = play(&format!("values: [{}], setup: [{}],", names.join(", "), sets.join(", ")));
    for (at, (number, wanted)) in numbers.iter().enumerate() {
        assert_eq!(value(&table, at), *wanted, "{number}");
    }
}

/// The mission file.
pub(super) fn mission(fields: &str) -> String {
    let values = if fields.contains("values:") { "" } else { "values: [(\"points\", 0)]," };
    format!(
        r#"(
    id: "words", name: "Words", map: "subway", story: "A test.", heroes_goal: "None.", villain_goal: "None.",
    special_rules: [], rounds: 5, initiative: Heroes,
    heroes: [
        (area: "subway_9", choices: [(hero: "batman", fatigue: 5)]),
        (area: "subway_6", choices: [(hero: "catwoman", fatigue: 5)]),
    ],
    villain: (
        reserve: 9, fatigue: 2, recovery: 5,
        river: [Character("thugs_crowbar"), EventWarning, Character("bane")], set_aside: ["bane_venom"],
        miniatures: [("thugs_crowbar", 4), ("bane", 1), ("bane_venom", 1)], pool: [("thugs_crowbar", 2)],
    ),
    company: [(tile: "citizens", count: 2, side: Neutral, control: Villain, attackable: true)],
    miniatures: [
        ("subway_16", ["thugs_crowbar"]), ("subway_26", ["thugs_crowbar", "bane"]),
        ("subway_15", ["citizens"]), ("subway_11", ["citizens"]),
    ],
    token_kinds: [
        (id: "bomb", name: "Bomb", look: Bomb, faces: ["idle", "primed"], text: "It ticks."),
        (
            id: "bag", name: "Bag", look: Briefcase, faces: ["full", "empty"], text: "Money.", hidden: true,
            carried_by: (hero: true), encumbrance: 1,
        ),
    ],
    tokens: [
        ("subway_34", "bomb", "idle"), ("subway_34", "bomb", "primed"), ("subway_35", "bomb", "idle"),
        ("subway_9", "bag", "full"), ("subway_37", "bag", "empty"),
    ],
    equipment: [("subway_12", "stun_grenade")],
    reinforcement_areas: ["subway_31", "subway_6"],
    modes: [
        (
            id: "quiet", name: "Quiet", text: "Nobody fights.", side: Heroes,
            restraints: [NoAttacks, HinderNoMoves, HinderNoActions, NotAttacked, NoMoves, NoInteractions],
        ),
    ],
    events: [(id: "event", name: "Event", text: "It happens.", parts: [(name: "Part", effects: [LayDown((tiles: ["bane"]))])])],
    endings: [
        (id: "won", text: "Won.", only_if: [AtLeast(Round, 5), AllHeroesNeutralized], winner: Heroes),
        (id: "late", text: "Late.", at: EndOfRound, winner: Villain),
    ],
    {values}
    {fields}
)"#
    )
}
