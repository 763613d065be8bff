//! Selectors, numbers and conditions.

use crate::mission::stage::{numbers, play, value};

#[test]
fn numbers_printed_counted_and_reckoned() {
    numbers(&[
        ("Just(3)", 3),
        ("Round", 0),
        ("LastRound", 5),
        ("HeroCount", 2),
        ("Minis((side: Villain))", 3),
        ("Life((tiles: [\"bane\"]))", 6),
        ("Tokens((kind: \"bomb\"))", 3),
        ("AreasWith((kind: \"bomb\"))", 2),
        ("Cards((card: \"stun_grenade\"))", 1),
        ("Fields(Gas, Anywhere)", 0),
        ("Areas(OneOf([\"subway_1\", \"subway_2\"]))", 2),
        ("LivingTiles", 2),
        ("PositionOf(\"bane\")", 3),
        ("PositionOf(\"bane_venom\")", 0),
        ("InPool(\"thugs_crowbar\")", 2),
        ("Value(\"v0\")", 3),
        ("Sum([HeroCount, Just(2)])", 4),
        ("Less(Just(5), HeroCount)", 3),
        ("Less(HeroCount, Just(5))", 0),
        ("Times(3, HeroCount)", 6),
        ("Least([Just(4), HeroCount])", 2),
        ("Most([Just(4), HeroCount])", 4),
    ]);
}

#[test]
fn miniatures_by_what_they_are_and_where() {
    numbers(&[
        ("Minis(())", 7),
        ("Minis((side: Neutral))", 2),
        ("Minis((side: Heroes))", 2),
        ("Minis((hero: true))", 2),
        ("Minis((hero: false, side: Villain))", 3),
        ("Minis((tiles: [\"bane\", \"citizens\"]))", 3),
        ("Minis((heroes: [\"batman\"]))", 1),
        ("Minis((at: At(\"subway_26\")))", 2),
        ("Minis((side: Villain, except: (tiles: [\"bane\"])))", 2),
        ("Minis((state: [Living]))", 7),
        ("Minis((state: [Neutralized]))", 0),
        ("Minis((state: [Down]))", 0),
        ("Minis((state: [Shackled]))", 0),
        ("Minis((state: [Wounded]))", 0),
        ("Minis((hero: true, state: [Active]))", 2),
        ("Minis((state: [Led]))", 0),
        ("Minis((tiles: [\"thugs_crowbar\"], state: [OffBoard]))", 2),
        ("Minis((state: [Gone]))", 0),
        ("Minis((state: [Engaged]))", 0),
        ("Minis((carries: (kind: \"bag\")))", 0),
        ("Minis((has: \"stun_grenade\"))", 0),
        ("Minis((led_by: (hero: true)))", 0),
        ("Minis((tiles: [\"bane\"], sees: (tiles: [\"thugs_crowbar\"], at: At(\"subway_26\"))))", 1),
    ]);
}

#[test]
fn tokens_by_what_they_are_and_where() {
    numbers(&[
        ("Tokens(())", 5),
        ("Tokens((kind: \"bomb\", face: \"primed\"))", 1),
        ("Tokens((at: At(\"subway_34\")))", 2),
        ("Tokens((hidden: true))", 2),
        ("Tokens((hidden: false))", 3),
        ("Tokens((carried: false))", 5),
        ("Tokens((carried: true))", 0),
        ("Tokens((carried_by: (hero: true)))", 0),
        ("Cards((card: \"stun_grenade\", at: At(\"subway_12\")))", 1),
        ("Cards((card: \"stun_grenade\", at: At(\"subway_13\")))", 0),
        ("Cards((card: \"stun_grenade\", carried_by: (hero: true)))", 0),
    ]);
}

#[test]
fn areas_by_name_by_others_and_together() {
    let table = play("");
    let all = table.game.scenario().board.areas().count() as u8;
    numbers(&[
        ("Areas(Anywhere)", all),
        ("Areas(At(\"subway_16\"))", 1),
        ("Areas(Of((hero: true)))", 2),
        ("Areas(OfTokens((kind: \"bomb\")))", 2),
        ("Areas(Within(0, At(\"subway_16\")))", 1),
        ("Areas(Reinforcement)", 2),
        ("Areas(Both([Anywhere, At(\"subway_16\")]))", 1),
        ("Areas(Either([At(\"subway_1\"), At(\"subway_16\")]))", 2),
        ("Areas(Except(Anywhere, At(\"subway_16\")))", all - 1),
        ("Areas(Except(Beside(At(\"subway_16\")), Within(1, At(\"subway_16\"))))", 0),
        ("Areas(Except(At(\"subway_16\"), SeenFrom(At(\"subway_16\"))))", 0),
    ]);
    let elevation = table.game.board().area(table.area(16)).elevation;
    numbers(&[(&format!("Areas(Both([At(\"subway_16\"), Elevation({elevation})]))"), 1)]);
}

/// From the platform to the street: by 12 and 7, or up to 3 and over 2; nothing else is on the way.
#[test]
fn areas_on_the_way() {
    let table = play("");
    let board = &table.game.scenario().board;
    let far = board.distance(table.area(13), table.area(1)).expect("a way");
    assert_eq!(far, 3);
    numbers(&[
        ("Areas(Toward(1, At(\"subway_13\"), At(\"subway_1\")))", 2),
        ("Areas(Toward(2, At(\"subway_13\"), At(\"subway_1\")))", 4),
        ("Areas(Toward(9, At(\"subway_13\"), At(\"subway_1\")))", 5),
        ("Areas(Both([Toward(1, At(\"subway_13\"), At(\"subway_1\")), At(\"subway_13\")]))", 0),
        ("Areas(Both([Toward(9, At(\"subway_13\"), At(\"subway_1\")), At(\"subway_1\")]))", 1),
        ("Areas(Except(Toward(9, At(\"subway_13\"), At(\"subway_1\")), Within(3, At(\"subway_13\"))))", 0),
        // The nearest of several is meant, and the rest of the way from one that is there already is none.
        ("Areas(Toward(9, At(\"subway_13\"), OneOf([\"subway_1\", \"subway_15\"])))", 1),
        ("Areas(Toward(9, At(\"subway_13\"), At(\"subway_13\")))", 0),
        ("Areas(Toward(9, At(\"subway_13\"), OfTokens((carried: true))))", 0),
    ]);
}

#[test]
fn conditions() {
    let cases = [
        ("AtLeast(HeroCount, 2)", true),
        ("AtLeast(HeroCount, 3)", false),
        ("AtMost(HeroCount, 1)", false),
        ("Exactly(HeroCount, 2)", true),
        ("More(LastRound, HeroCount)", true),
        ("More(HeroCount, LastRound)", false),
        ("AnyMini((tiles: [\"bane\"]))", true),
        ("NoMini((tiles: [\"bane\"]))", false),
        ("AnyToken((kind: \"bomb\"))", true),
        ("NoToken((kind: \"bomb\"))", false),
        ("AnyCard((card: \"stun_grenade\"))", true),
        ("AllHeroesNeutralized", false),
        ("InMode(\"quiet\")", false),
        ("All([AtLeast(HeroCount, 1), AtMost(HeroCount, 2)])", true),
        ("Any([AtLeast(HeroCount, 9), AtMost(HeroCount, 2)])", true),
        ("Not(AtLeast(HeroCount, 9))", true),
    ];
    let names: Vec<String> = (0..cases.len()).map(|at| format!("(\"v{at}\", 0)")).collect();
    let choose =
        |(at, (holds, _)): (usize, &(&str, bool))| format!("Choose([({holds}, [Set(\"v{at}\", Just(1))])], [])");
    let sets: Vec<String> = cases.iter().enumerate().map(choose).collect();
    let table = play(&format!("values: [{}], setup: [{}],", names.join(", "), sets.join(", ")));
    for (at, (condition, wanted)) in cases.iter().enumerate() {
        assert_eq!(value(&table, at) == 1, *wanted, "{condition}");
    }
}
