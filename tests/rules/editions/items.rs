//! Items. EDITIONS 5

use gotham_content::Skill;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::{Ask, Command, Happening, query, skills};

use super::{may, start_either};
use crate::kit::Position;

/// E-14: the Minigun's dice and its permanent Burst work together in the First edition; in the Second, one line does.
#[test]
fn lines_of_one_card() {
    let position =
        || Position::new().hero("red_hood_jason_todd", 15).with(&["minigun"]).tile("thugs_firearm", &[16, 16, 17]);
    let offer = Some((Skill::Burst, 8, 3));
    for (mut table, offered) in start_either(position, offer, None) {
        table.dice("R3 R3 R3");
        table.shoot("red_hood_jason_todd", "thugs_firearm", 1, &["minigun"]);
        table.keep();
        assert_eq!(table.rolls(), ["R3 R3 R3"]);
        assert_eq!(
            table.offered().map(|(skill, _, left)| (skill, left)),
            offered.map(|(skill, _, left)| (skill, left))
        );
    }
}

/// E-14: a card's lines for other uses exclude nothing: a permanent line used on its own counts once in either edition.
#[test]
fn a_permanent_line_counts_once() {
    let position = || Position::new().hero("red_hood_jason_todd", 15).with(&["minigun"]).tile("thugs_firearm", &[16]);
    for (table, ()) in start_either(position, (), ()) {
        let hood = table.mini("red_hood_jason_todd");
        let lines = table.uses(&["minigun/1"]);
        assert_eq!(skills::level_using(&table.game, hood, Skill::Burst, &lines), 3);
    }
}

/// Two Tools of different names with the same bonus against a Safe.
fn two_keys() -> Position {
    let twin = "usage: Thought, skills: [(skill: Investigation, level: 1)]";
    let position = Position::new().hero("batman", 15).belt(&["compact_master_key", "portable_forensics_scanner"]);
    let position = position.with_content(twin, "usage: Manipulation, automatic: 1");
    let key = "lines: [(usage: Manipulation, skills: [(skill: LockPicking, level: 1)])]";
    position.with_content(key, "lines: [(usage: Manipulation, automatic: 1)]").token("safe", 15, "shut")
}

/// E-15: equal bonuses of different Tools do not add up in the First edition.
#[test]
fn equal_bonuses() {
    for (mut table, successes) in start_either(two_keys, 1, 2) {
        table.dice("O0");
        table.interact("batman", "open_safe", 1);
        table.keep();
        assert_eq!(table.actions(), [(successes, false)]);
    }
}

/// E-15: likewise for permanent Skills of equal Tools; different bonuses add up in either edition.
#[test]
fn equal_permanent_bonuses() {
    let position = |level: u8| {
        let hook = "usage: Always, skills: [(skill: Parkour, level: 3)]";
        let cape = "usage: Always, skills: [(skill: Untouchable, level: 1)]";
        let like = format!("usage: Always, skills: [(skill: Parkour, level: {level})]");
        assert!(hook.contains("level: 3"));
        Position::new().hero("batman", 15).belt(&["grappling_hook", "batcape"]).with_content(cape, &like)
    };
    for (level, first, second) in [(3, 4, 7), (2, 6, 6)] {
        for (table, expected) in start_either(|| position(level), first, second) {
            assert_eq!(skills::level(&table.game, table.mini("batman"), Skill::Parkour), expected, "level {level}");
        }
    }
}

/// E-16: a One-time use Tool helps unasked in the First edition and is gone; in the Second it may be held back.
#[test]
fn tools_cannot_be_held_back() {
    let position = || {
        let vest = "kinds: [Tool], size: 2,\n        lines: [(usage: Defense, dice: \"O\")]";
        let brittle = "kinds: [Tool], size: 2, one_time: true,\n        lines: [(usage: Defense, dice: \"O\")]";
        let position = Position::new().hero("batman", 15).with(&["bulletproof_vest"]).tile("bane", &[15]);
        position.with_content(vest, brittle)
    };
    for (mut table, unasked) in start_either(position, true, false) {
        table.villain_acts_with("bane");
        table.dice("O2 O1");
        table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
        table.keep();
        let with_vest = |command: &Command| matches!(command, Command::Defend { cards, .. } if !cards.is_empty());
        assert_eq!(table.game.legal().iter().any(with_vest), !unasked, "nothing to choose");
        let dice = if unasked { 2 } else { 1 };
        table.dice(&"O1 ".repeat(dice));
        table.defend(0);
        let is_spent = table.saw(|what| matches!(what, Happening::CardSpent { .. }));
        assert_eq!((is_spent, table.carried("batman").is_empty()), (unasked, unasked));
        let rolled = table.rolls().last().map(|rolled| rolled.matches('O').count());
        assert_eq!(rolled, Some(dice), "Automatic Defense, and the vest");
    }
}

/// E-16: it counts in the action that uses it up, and Skills that a line lends wait until they are used.
#[test]
fn tools_of_actions() {
    let position = || {
        let key =
            "kinds: [Tool], size: 1,\n        lines: [(usage: Manipulation, skills: [(skill: LockPicking, level: 1)])]";
        let brittle = "kinds: [Tool], size: 1, one_time: true, lines: [(usage: Manipulation, automatic: 2)]";
        let position = Position::new().hero("batman", 15).belt(&["compact_master_key", "cable_tie_handcuffs"]);
        position.with_content(key, brittle).token("safe", 15, "shut").tile("bane", &[16])
    };
    for (mut table, successes) in start_either(position, 3, 1) {
        table.dice("O1");
        table.interact("batman", "open_safe", 1);
        table.keep();
        assert_eq!(table.actions()[0].0, successes);
        let left = if successes == 3 { 1 } else { 2 };
        assert_eq!(table.carried("batman").len(), left, "the key is gone, the handcuffs wait");
        table.put("bane", 15);
        table.dice("R0");
        table.melee("batman", "bane", 1, &[]);
        table.pass();
        assert_eq!((table.carried("batman").len(), table.ask()), (left, Ask::HeroAction));
        let bind = Command::Attack {
            mini: table.mini("batman"),
            target: table.mini("bane"),
            kind: AttackKind::Melee,
            effort: Effort { cards: table.uses(&["cable_tie_handcuffs"]), ..Effort::cubes(1) },
            with: Some(Skill::Shackle),
        };
        assert!(may(&table, &bind));
        let odds = query::throw(&table.game, &bind);
        assert!(odds.is_some());
    }
}
