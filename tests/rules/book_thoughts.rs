//! Rulebook 2.0's Thoughts, and the Tools of Complex actions.

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::Effort;
use gotham_rules::event::PartOf;
use gotham_rules::{Ask, Command};

use crate::kit::Position;

/// An Automatic Thought that sends a Hostage in the Area on its way.
const GUIDE: &str = "interactions: [(id: \"guide\", name: \"Guide\", text: \"Go.\", who: (side: Heroes), action: Thought, \
    target: (tiles: [\"citizens\"], at: Here), \
    effects: [ChangeControl((role: Subject), Heroes), GrantMove((role: Subject), Just(2))]),";

/// R2 p.44, R2 VII.E, VII.E.1, VII.E.1.a, VII.E.1.b, VII.E.1.c: Gordon spends a cube, and the Hostage walks two Areas; no dice,
/// no Hindering, no Move Points except its own. Without a cube or a Hostage there is no such Thought.
#[test]
fn automatic_thought_example() {
    let mut table = Position::new()
        .hero("commissioner_gordon", 15)
        .tile("thugs_crowbar", &[15, 15])
        .tile("citizens", &[15, 17])
        .with_mission("interactions: [", GUIDE)
        .start();
    let guide = |table: &crate::kit::Table, whom: &str| Command::Interact {
        mini: table.mini("commissioner_gordon"),
        interaction: 0,
        here: None,
        chosen: None,
        target: Some(table.mini(whom)),
        effort: Effort::cubes(1),
    };
    let far = guide(&table, "citizens#2");
    table.refused(&far);
    let near = guide(&table, "citizens");
    table.cubes("commissioner_gordon", 0, 9, 0);
    assert_eq!(table.refused_by(&near), "R2 V.A");
    table.cubes("commissioner_gordon", 9, 0, 0);
    table.say(near);
    assert_eq!(table.hero("commissioner_gordon").spaces.thought, 1);
    assert!(table.rolls().is_empty());
    assert_eq!((table.ask(), table.prompt().subject), (Ask::KeepMoving { points: 2 }, Some(table.mini("citizens"))));
    table.moves("citizens", 14, MoveType::Adjacent, 0);
    table.moves("citizens", 15, MoveType::Adjacent, 0);
    assert_eq!(
        (table.where_is("citizens"), table.ask()),
        (15, Ask::HeroAction),
        "two Moves, and nobody pays for a third"
    );
}

/// R2 VII.E.2.f: enemies' Menace takes successes away from Complex Thoughts; equal to the Difficulty is enough, less fails.
#[test]
fn complex_thoughts_are_hindered() {
    for (thug, hindering, comes_off) in [(16, 0, true), (15, -1, false)] {
        let mut table =
            Position::new().hero("batman", 15).tile("thugs_crowbar", &[thug]).token("computer", 15, "on").start();
        table.dice("R1 R1");
        table.interact("batman", "shut_down", 2);
        table.keep();
        assert_eq!(table.part(PartOf::Hindering), hindering);
        assert_eq!(table.part(PartOf::Skill(Skill::Hacking)), 1);
        assert_eq!(table.actions(), [(u8::from(comes_off) + 2, comes_off)]);
        assert_eq!(table.game.state().tokens.is_empty(), comes_off);
    }
}

/// S2 Investigation, R2 V.C.1.6.4: it helps in the Thoughts for which the mission says so, a card's level on top of the
/// Hero's own.
#[test]
fn investigation() {
    for (helps, belt, gained) in
        [("Investigation", &[][..], 2), ("Investigation", &["portable_forensics_scanner"], 3), ("Hacking", &[], 0)]
    {
        let position = Position::new().hero("batman", 15).belt(belt).token("computer", 15, "on");
        let position = position.with_mission("helped_by: [Hacking]", &format!("helped_by: [{helps}]"));
        let mut table = position.start();
        table.dice("R0");
        table.interact("batman", "shut_down", 1);
        table.keep();
        assert_eq!(table.part(PartOf::Skill(Skill::Investigation)), gained, "{helps} {belt:?}");
        assert_eq!(table.game.state().tokens.is_empty(), gained == 3);
    }
}

/// R2 VII.D.2.c, V.C.1.4, V.C.1.6.1, V.C.1.6.5: different Tools help one Manipulation together, and
/// Tools for Thoughts don't help at all.
#[test]
fn tools_of_a_complex_manipulation() {
    let of_key = "lines: [(usage: Manipulation, skills: [(skill: LockPicking, level: 1)])]";
    let of_scanner = "usage: Thought, skills: [(skill: Investigation, level: 1)]";
    let key = "compact_master_key";
    let scanner = "portable_forensics_scanner";
    for (belt, usage, successes) in [
        (vec![], "Manipulation", 1),
        (vec![key], "Manipulation", 2),
        (vec![key, scanner], "Manipulation", 4),
        (vec![key, scanner], "Thought", 2),
    ] {
        let position = Position::new().hero("batman", 15).belt(&belt).token("safe", 15, "shut");
        let position = position.with_content(of_key, "lines: [(usage: Manipulation, automatic: 1)]");
        let mut table = position.with_content(of_scanner, &format!("usage: {usage}, automatic: 2")).start();
        table.dice("O1");
        table.interact("batman", "open_safe", 1);
        table.keep();
        assert_eq!(table.actions()[0].0, successes, "{belt:?} {usage}");
    }
}
