//! Round and end of the game. EDITIONS 1, 12

use gotham_content::Side;
use gotham_rules::{Command, Edition};

use super::either;
use crate::kit::{Position, Table};

const NEVER: &str = "endings: [";

/// Batman beside a Bomb: without one the Heroes have won; `more` goes into the ending, too.
fn bomb(more: &str) -> Position {
    let ending = format!(
        "endings: [(id: \"safe\", text: \"Safe.\", {more} only_if: [NoToken((kind: \"bomb\"))], winner: Heroes),"
    );
    Position::new().hero("batman", 15).token("bomb", 15, "idle").with_mission(NEVER, &ending)
}

fn defuse(table: &mut Table) {
    table.dice("O2 O2 O2");
    table.interact("batman", "defuse", 3);
    table.keep();
}

fn is_over(table: &Table) -> bool {
    table.game.state().result.is_some()
}

/// E-1: the Second edition ends the game when the condition holds, the First after the turn in which it came true.
#[test]
fn the_turn_is_played_to_its_end() {
    for (edition, at_once) in either(false, true) {
        let mut table = bomb("").edition(edition).start();
        defuse(&mut table);
        assert_eq!(is_over(&table), at_once, "{edition:?}");
        if !at_once {
            table.end_turn();
            assert!(is_over(&table), "the Villain does not play that round");
            let id = table.log.last().expect("the end").rule.id();
            assert_eq!(id, "R1 IV:E");
        }
    }
}

/// E-1: an ending that the mission calls constant is watched throughout in the First edition, too.
#[test]
fn constant_endings() {
    for edition in Edition::ALL {
        let mut table = bomb("constant: true,").edition(edition).start();
        defuse(&mut table);
        assert!(is_over(&table), "{edition:?}");
    }
}

/// E-1: a condition that comes true and is undone before the next check ends nothing in the First edition.
#[test]
fn what_is_undone_ends_nothing() {
    for (edition, ends) in either(false, true) {
        let again = "PlaceTokens(\"bomb\", \"idle\", At(\"subway_16\"), Just(1))";
        let mut table = bomb("").when("At(EndOfHeroesTurn)", again).edition(edition).start();
        defuse(&mut table);
        if !ends {
            table.end_turn();
        }
        assert_eq!(is_over(&table), ends, "{edition:?}");
    }
}

/// E-1: what Upkeep brings about is seen after a whole turn in the First edition.
#[test]
fn upkeep_is_seen_after_a_turn() {
    for (edition, at_once) in either(false, true) {
        let gone = "Choose([(AtLeast(Round, 2), [Remove((kind: \"bomb\"))])], [])";
        let mut table = bomb("").when("At(Upkeep)", gone).edition(edition).start();
        table.end_turn();
        table.end_turn();
        assert_eq!(is_over(&table), at_once, "{edition:?}");
        if !at_once {
            table.all_active();
            table.end_turn();
            assert!(is_over(&table));
        }
    }
}

/// E-1: on the Villain's turn, the second check sees it; both sides' conditions at one check: the mission's first
/// counts.
#[test]
fn the_mission_orders_its_endings() {
    for (endings, winner) in [(["Heroes", "Villain"], Side::Heroes), (["Villain", "Heroes"], Side::Villain)] {
        let ending = |side: &str| {
            format!(
                "(id: \"of_{}\", text: \"Over.\", only_if: [NoToken((kind: \"bomb\"))], winner: {side}),",
                side.to_lowercase()
            )
        };
        let text = format!("endings: [{}{}", ending(endings[0]), ending(endings[1]));
        let position = Position::new().hero("batman", 1).token("bomb", 15, "idle").with_mission(NEVER, &text);
        let position = position.when("At(StartOfVillainsTurn)", "Remove((kind: \"bomb\"))");
        let mut table = position.edition(Edition::First).start();
        table.end_turn();
        assert!(!is_over(&table), "the Villain plays his turn");
        table.say(Command::EndTurn);
        assert_eq!(table.game.state().result.map(|outcome| outcome.winner), Some(winner));
    }
}

/// E-1: the last round's end does not overtake what waits for the check of the turn that it ends.
#[test]
fn the_last_turn_is_looked_at_first() {
    for edition in Edition::ALL {
        let late = "rounds: 1, initiative: Villain";
        let position = bomb("").with_mission("rounds: 7, initiative: Heroes", late);
        let position = position.with_mission("text: \"Late.\", at: EndOfRound", "text: \"Late.\", at: EndOfHeroesTurn");
        let position =
            position.with_mission("text: \"Never.\", at: EndOfRound", "text: \"Never.\", at: EndOfHeroesTurn");
        let mut table = position.edition(edition).at_the_villains_turn();
        table.end_turn();
        table.all_active();
        defuse(&mut table);
        if edition == Edition::First {
            table.end_turn();
        }
        assert_eq!(table.game.state().result.map(|outcome| outcome.winner), Some(Side::Heroes), "{edition:?}");
    }
}

/// E-1: Neutralizing everybody ends nothing before the check.
#[test]
fn everybody_is_down() {
    for (edition, at_once) in either(false, true) {
        let text = "endings: [(id: \"down\", text: \"Down.\", only_if: [AllHeroesNeutralized], winner: Villain),";
        let position = Position::new().hero("batman", 15).tile("bane", &[15]).with_mission(NEVER, text);
        let mut table = position.edition(edition).start();
        table.cubes("batman", 1, 0, 10);
        table.villain_acts_with("bane");
        table.dice("O2 O2");
        table.tile_attack(gotham_rules::command::AttackKind::Melee, "bane", "batman", 0);
        table.pass();
        assert_eq!(table.neutralized("batman"), 1);
        assert_eq!(is_over(&table), at_once, "{edition:?}");
        if !at_once {
            table.done();
            table.end_turn();
            assert!(is_over(&table));
        }
    }
}
