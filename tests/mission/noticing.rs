//! What changes is noticed by every condition that looks at it. R2 III.B, G-1

use gotham_rules::Command;

use crate::mission::stage::{mission, play, play_text, value};

/// Conditions that do not hold as the mission begins, and what makes them true at the start of the Heroes' turn: one or more
/// for each thing that a condition can look at.
const CASES: [(&str, &str); 30] = [
    ("AtLeast(Value(\"points\"), 3)", "Set(\"points\", Just(3))"),
    ("AtMost(LastRound, 3)", "SetLastRound(Just(3))"),
    ("InMode(\"quiet\")", "BeginMode(\"quiet\")"),
    ("AtLeast(PositionOf(\"bane_venom\"), 1)", "InsertTile(\"bane_venom\", 2)"),
    ("AtMost(LivingTiles, 1)", "RemoveTile(\"bane\")"),
    ("Exactly(PositionOf(\"bane\"), 1)", "MoveTile(\"bane\", 1)"),
    ("AtLeast(InPool(\"thugs_crowbar\"), 3)", "ToPool((tiles: [\"thugs_crowbar\"]))"),
    ("AnyMini((tiles: [\"bane\"], at: At(\"subway_16\")))", "MoveTo((tiles: [\"bane\"]), At(\"subway_16\"))"),
    ("NoMini((tiles: [\"bane\"]))", "TakeOut((tiles: [\"bane\"]))"),
    ("AnyMini((tiles: [\"bane\"], state: [Down]))", "LayDown((tiles: [\"bane\"]))"),
    ("AnyMini((tiles: [\"bane\"], state: [Shackled]))", "Shackle((tiles: [\"bane\"]), Just(1))"),
    ("AnyMini((tiles: [\"bane\"], state: [Wounded]))", "Wound((tiles: [\"bane\"]), Just(1))"),
    ("AnyMini((state: [Gone]))", "Leave((tiles: [\"bane\"]))"),
    ("AnyMini((tiles: [\"bane\"], state: [Engaged]))", "MoveTo((tiles: [\"bane\"]), At(\"subway_9\"))"),
    ("AnyMini((tiles: [\"citizens\"], side: Heroes))", "ChangeSide((tiles: [\"citizens\"]), Heroes)"),
    ("AnyMini((tiles: [\"bane_venom\"]))", "ChangeForm((tiles: [\"bane\"]), \"bane_venom\")"),
    ("AnyMini((tiles: [\"bane\"], sees: (hero: true)))", "MoveTo((tiles: [\"bane\"]), At(\"subway_9\"))"),
    (
        "AnyMini((hero: true, carries: (kind: \"bag\")))",
        "Give((kind: \"bag\", at: At(\"subway_9\")), (heroes: [\"batman\"]))",
    ),
    ("AtMost(Life((heroes: [\"batman\"])), 1)", "Neutralize((heroes: [\"batman\"]))"),
    ("AllHeroesNeutralized", "Neutralize((hero: true))"),
    ("AtLeast(Tokens((kind: \"bomb\", face: \"primed\")), 3)", "Turn((kind: \"bomb\"), \"primed\")"),
    ("NoToken((kind: \"bomb\"))", "Remove((kind: \"bomb\"))"),
    ("AnyToken((kind: \"bomb\", at: At(\"subway_1\")))", "MoveTokens((kind: \"bomb\"), At(\"subway_1\"))"),
    ("Exactly(AreasWith((kind: \"bomb\")), 1)", "MoveTokens((kind: \"bomb\"), At(\"subway_1\"))"),
    ("AnyToken((kind: \"bag\", hidden: false))", "Reveal((kind: \"bag\"))"),
    ("AnyCard((card: \"stun_grenade\", at: At(\"subway_1\")))", "PlaceCard(\"stun_grenade\", At(\"subway_1\"))"),
    ("AtLeast(Fields(Frost, At(\"subway_1\")), 1)", "PlaceFields(Frost, At(\"subway_1\"), Just(1))"),
    ("AtLeast(Areas(Elevation(7)), 1)", "SetElevation(At(\"subway_1\"), 7)"),
    ("AtLeast(Areas(Reinforcement), 3)", "OpenReinforcement(At(\"subway_24\"))"),
    ("AnyMini((hero: true, at: SeenFrom(At(\"subway_16\"))))", "MoveTo((heroes: [\"batman\"]), At(\"subway_16\"))"),
];

/// What happens at the start of the Heroes' turn.
fn cause(effects: &str) -> String {
    format!("(id: \"cause\", name: \"Cause\", when: At(StartOfHeroesTurn), effects: [{effects}])")
}

#[test]
fn by_triggers_that_wait_for_it() {
    for (condition, effects) in CASES {
        let table = play(&format!(
            "values: [(\"points\", 0), (\"noticed\", 0)], triggers: [{}, \
             (id: \"edge\", name: \"Edge\", when: Becomes, only_if: [{condition}], effects: [Add(\"noticed\", Just(1))])],",
            cause(effects)
        ));
        assert_eq!(value(&table, 1), 1, "{effects}: {condition}");
    }
}

#[test]
fn by_the_endings() {
    for (condition, effects) in CASES {
        let printed = mission(&format!("triggers: [{}],", cause(effects)));
        let text = printed.replace("AtLeast(Round, 5), AllHeroesNeutralized", condition);
        assert_ne!(text, printed, "the ending is exchanged");
        let table = play_text(&text, &[]);
        assert_eq!(table.game.state().result.map(|end| end.ending), Some(0), "{effects}: {condition}");
    }
}

#[test]
fn when_a_hero_takes_a_card() {
    let mut table = play(&format!(
        "values: [(\"points\", 0), (\"noticed\", 0)], triggers: [{}, \
         (id: \"edge\", name: \"Edge\", when: Becomes, only_if: [AnyMini((has: \"stun_grenade\"))], \
         effects: [Add(\"noticed\", Just(1))])],",
        cause("GainCard(\"stun_grenade\", (heroes: [\"batman\"]))")
    ));
    assert_eq!(value(&table, 1), 0, "it is offered");
    let (mini, card) = (table.mini("batman"), table.card("stun_grenade"));
    table.say(Command::PickUp { mini, card, pushing: 0 });
    assert_eq!(value(&table, 1), 1, "and taken");
}

#[test]
fn what_holds_whatever_changes() {
    let always = "AtLeast(Just(2), 1)";
    let table = play(&format!(
        "triggers: [(id: \"edge\", name: \"Edge\", when: Becomes, only_if: [{always}], effects: [Add(\"points\", Just(1))])],"
    ));
    assert_eq!(value(&table, 0), 1, "once");
    for condition in ["", always] {
        let text = mission("").replace("AtLeast(Round, 5), AllHeroesNeutralized", condition);
        assert_eq!(play_text(&text, &[]).game.state().result.map(|end| end.ending), Some(0), "at once: {condition}");
    }
}
