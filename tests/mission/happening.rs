//! What sets triggers off.

use gotham_rules::Command;

use crate::mission::stage::{play, value};

/// A trigger that counts how often it is set off, and what happens at the start of the Heroes' turn.
fn counted(when: &str, effects: &str) -> u8 {
    let table = play(&format!(
        "triggers: [\
         (id: \"cause\", name: \"Cause\", when: At(StartOfHeroesTurn), effects: [{effects}]), \
         (id: \"count\", name: \"Count\", when: {when}, effects: [Add(\"points\", Just(1))])],"
    ));
    value(&table, 0)
}

#[test]
fn something_has_happened() {
    let cases = [
        ("Neutralized((tiles: [\"thugs_crowbar\"]))", "Neutralize((tiles: [\"thugs_crowbar\"]))", 2),
        ("Neutralized((at: At(\"subway_16\")))", "Neutralize((tiles: [\"thugs_crowbar\"]))", 1),
        ("Wounded((tiles: [\"bane\"]))", "Wound((tiles: [\"bane\"]), Just(2))", 1),
        ("Entered((tiles: [\"bane\"]), At(\"subway_16\"))", "MoveTo((tiles: [\"bane\"]), At(\"subway_16\"))", 1),
        ("Left((tiles: [\"bane\"]), At(\"subway_26\"))", "MoveTo((tiles: [\"bane\"]), At(\"subway_16\"))", 1),
        ("Turned((kind: \"bomb\"))", "Turn((kind: \"bomb\"), \"primed\")", 2),
        ("Removed((kind: \"bomb\", face: \"idle\"))", "Remove((kind: \"bomb\"))", 2),
        ("Burned(At(\"subway_1\"))", "PlaceFields(Frost, At(\"subway_1\"), Just(1))", 1),
    ];
    for (when, effects, wanted) in cases {
        assert_eq!(counted(when, effects), wanted, "{when}");
    }
}

#[test]
fn conditions_that_come_true() {
    let table = play(
        "values: [(\"points\", 0), (\"seen\", 0)], triggers: [\
         (id: \"cause\", name: \"Cause\", when: At(StartOfHeroesTurn), effects: [Add(\"points\", Just(1)), Add(\"points\", Just(1))]), \
         (id: \"edge\", name: \"Edge\", when: Becomes, only_if: [AtLeast(Value(\"points\"), 1)], effects: [Add(\"seen\", Just(1))])],",
    );
    assert_eq!((value(&table, 0), value(&table, 1)), (2, 1), "once, while it holds");
}

#[test]
fn moments_of_the_round() {
    let mut table = play(
        "values: [(\"points\", 0), (\"once\", 0)], triggers: [\
         (id: \"end\", name: \"End\", when: At(EndOfHeroesTurn), effects: [Add(\"points\", Just(1))]), \
         (id: \"first\", name: \"First\", when: At(StartOfVillainsTurn), once: true, effects: [Add(\"once\", Just(1))])],",
    );
    assert_eq!(value(&table, 0), 0);
    table.say(Command::EndTurn);
    assert_eq!((value(&table, 0), value(&table, 1)), (1, 1));
}

#[test]
fn tokens_and_tiles() {
    let mut table = play(
        "values: [(\"points\", 0), (\"tiles\", 0), (\"resolved\", 0)], triggers: [\
         (id: \"up\", name: \"Up\", when: PickedUp((kind: \"bag\")), effects: [Add(\"points\", Just(1))]), \
         (id: \"down\", name: \"Down\", when: Dropped((kind: \"bag\")), effects: [Add(\"points\", Just(2))]), \
         (id: \"tile\", name: \"Tile\", when: AnyTileActivated, effects: [Add(\"tiles\", Just(1))]), \
         (id: \"event\", name: \"Event\", when: Resolved(\"event\"), effects: [Add(\"resolved\", Just(1))])],",
    );
    let (mini, token) = (table.mini("batman"), table.token(9));
    table.say(Command::PickUpToken { mini, token, pushing: 0 });
    table.say(Command::PutDownToken { mini, token, pushing: 0 });
    table.say(Command::EndTurn);
    table.say(Command::ActivateTile { position: 1 });
    assert_eq!([0, 1, 2].map(|at| value(&table, at)), [3, 1, 1]);
    assert!(table.body("bane").down, "the Event has happened");
}

#[test]
fn a_tile_is_banned_until_a_round() {
    let mut table = play("setup: [BanTile(\"bane\", Just(2))],");
    table.say(Command::EndTurn);
    assert_eq!(table.refused_by(&Command::ActivateTile { position: 2 }), "R2 IV.A");
}
