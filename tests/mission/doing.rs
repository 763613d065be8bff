//! Effects.

use gotham_content::Side;
use gotham_rules::command::Stance;

use crate::mission::stage::{after, play, value};

#[test]
fn miniatures_come_go_and_move() {
    let table = after("BringIn(\"thugs_crowbar\", At(\"subway_31\"), Just(1))");
    assert_eq!(table.where_is("thugs_crowbar#3"), 31);
    let table = after("MoveTo((tiles: [\"bane\"]), At(\"subway_16\"))");
    assert_eq!(table.where_is("bane"), 16);
    let table = after("ToPool((tiles: [\"thugs_crowbar\"]))");
    assert_eq!(table.where_is("thugs_crowbar"), 0);
    assert_eq!(table.river()[2], "thugs_crowbar!", "its tile is Neutralized");
    for leaves in ["TakeOut((tiles: [\"citizens\"]))", "Leave((tiles: [\"citizens\"]))"] {
        let table = after(leaves);
        assert!(table.body("citizens").gone && table.where_is("citizens#2") == 0, "{leaves}");
    }
}

#[test]
fn miniatures_are_hurt_healed_and_bound() {
    let table = after("Wound((tiles: [\"bane\"]), Just(3)), Heal((tiles: [\"bane\"]), Just(1))");
    assert_eq!(table.body("bane").life, 4);
    let table = after("Neutralize((tiles: [\"thugs_crowbar\"], at: At(\"subway_16\")))");
    assert_eq!((table.where_is("thugs_crowbar"), table.where_is("thugs_crowbar#2")), (0, 26));
    let table = after("Neutralize((heroes: [\"batman\"]))");
    let batman = table.hero("batman");
    let all_but_six = (Stance::Resting, 5);
    assert_eq!((batman.stance, batman.wounds), all_but_six, "all eleven cubes, less what Resting brings back");
    let table = after("LayDown((tiles: [\"bane\"])), Shackle((tiles: [\"bane\"]), Just(2))");
    assert!(table.body("bane").down && table.body("bane").shackles == 2);
    let table = after("Shackle((tiles: [\"bane\"]), Just(2)), Unshackle((tiles: [\"bane\"]))");
    assert_eq!(table.body("bane").shackles, 0);
}

#[test]
fn miniatures_change() {
    let table = after("ChangeSide((tiles: [\"citizens\"]), Heroes)");
    assert_eq!(table.body("citizens").side, Some(Side::Heroes));
    let table = after("ChangeForm((tiles: [\"bane\"]), \"bane_venom\")");
    assert_eq!(table.river()[2], "bane_venom");
    let table = after("InsertTile(\"bane_venom\", 1), ChangeForm((tiles: [\"bane\"]), \"bane_venom\")");
    assert_eq!(table.river()[0], "bane_venom", "a tile that lies there already is turned up");
    let before = after("");
    let table = after("Tire((heroes: [\"batman\"]), Just(2))");
    assert_eq!(table.hero("batman").reserve + 2, before.hero("batman").reserve);
    let table = after("Recover((heroes: [\"batman\"]), Just(1))");
    assert_eq!(table.hero("batman").reserve, before.hero("batman").reserve + 1);
}

#[test]
fn tokens_come_go_turn_and_lie_face_down() {
    let count = |effects: &str, wanted: &str| {
        let table = after(&format!("{effects}, Set(\"points\", Tokens({wanted}))"));
        value(&table, 0)
    };
    assert_eq!(count("PlaceTokens(\"bomb\", \"primed\", At(\"subway_1\"), Just(2))", "(at: At(\"subway_1\"))"), 2);
    assert_eq!(count("MoveTokens((kind: \"bomb\"), At(\"subway_2\"))", "(at: At(\"subway_2\"))"), 3);
    assert_eq!(count("Turn((kind: \"bomb\"), \"primed\")", "(kind: \"bomb\", face: \"primed\")"), 3);
    assert_eq!(count("Remove((kind: \"bomb\", face: \"idle\"))", "(kind: \"bomb\")"), 1);
    assert_eq!(count("Reveal((kind: \"bag\"))", "(hidden: true)"), 0);
    assert_eq!(count("Hide((kind: \"bomb\"))", "(hidden: true)"), 5);
    assert_eq!(count("Mix((kind: \"bag\"))", "(kind: \"bag\")"), 2);
    assert_eq!(count("Spread((kind: \"bomb\", at: At(\"subway_35\")), Random(Just(1)))", "(kind: \"bomb\")"), 4);
}

#[test]
fn fields_cards_and_reinforcement_areas() {
    let table = after(
        "PlaceFields(Frost, At(\"subway_1\"), Just(2)), Set(\"points\", Fields(Frost, At(\"subway_1\"))), \
         RemoveFields(Frost, Anywhere)",
    );
    assert_eq!((value(&table, 0), table.game.state().fields.len()), (2, 0));
    let table = after("PlaceCard(\"stun_grenade\", At(\"subway_1\"))");
    assert_eq!(table.lying(1), ["stun_grenade"]);
    let table = after("CloseReinforcement(At(\"subway_31\")), OpenReinforcement(At(\"subway_24\"))");
    let open: Vec<_> = table.game.state().reinforcement_areas.iter().filter(|(_, open)| *open).collect();
    assert_eq!(open.len(), 2);
}

#[test]
fn the_river_and_the_villains_cubes() {
    let table = after("InsertTile(\"bane\", 1)");
    assert_eq!(table.river(), ["bane", "thugs_crowbar", "event", "bane"], "one tile twice");
    let table = after("MoveTile(\"bane\", 1)");
    assert_eq!(table.river(), ["bane", "thugs_crowbar", "event"]);
    let table = after("RemoveTile(\"bane\")");
    assert_eq!(table.river(), ["thugs_crowbar", "event"]);
    let table = after("VillainTires(Just(2)), VillainRecovers(Just(1))");
    assert_eq!((table.game.state().post.reserve, table.game.state().post.fatigue), (8, 3));
}

#[test]
fn what_the_mission_remembers() {
    let table = after("Set(\"points\", Just(3)), Add(\"points\", Just(4)), Take(\"points\", Just(9))");
    assert_eq!(value(&table, 0), 0, "never below 0");
    let table = after("Repeat(Just(3), [Add(\"points\", Just(2))])");
    assert_eq!(value(&table, 0), 6);
    let table = after("ForEachMini(\"one\", (side: Villain), [Add(\"points\", Life((role: Picked(\"one\"))))])");
    assert_eq!(value(&table, 0), 8, "Bane's 6 and two Thugs");
    let table = after("ForEachToken(\"one\", (kind: \"bomb\"), [Add(\"points\", Just(1))])");
    assert_eq!(value(&table, 0), 3);
    let table = after(
        "ForEachArea(\"one\", OfTokens((kind: \"bomb\")), [Add(\"points\", Tokens((at: The(Picked(\"one\")))))])",
    );
    assert_eq!(value(&table, 0), 3);
    let table = after(
        "BeginMode(\"quiet\"), Choose([(InMode(\"quiet\"), [Set(\"points\", Just(1))])], []), EndMode(\"quiet\")",
    );
    assert!(value(&table, 0) == 1 && table.game.state().memory.modes.is_empty());
    let table = after("SetLastRound(Just(3))");
    assert_eq!(table.game.state().memory.last_round, 3);
    let table = after("RollD6(\"points\")");
    assert!((1..=6).contains(&value(&table, 0)));
    let table = after("Roll(\"points\", [White])");
    assert!(value(&table, 0) <= 4);
    let mut table =
        play("triggers: [(id: \"over\", name: \"Over\", when: At(EndOfHeroesTurn), effects: [End(\"won\")])],");
    table.end_turn();
    assert_eq!(table.game.state().result.map(|outcome| outcome.winner), Some(Side::Heroes));
}
