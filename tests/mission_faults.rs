//! A mission with each of many planted faults: one message each, with file, line and field.

use gotham_content::SourceFile;

const PAGE: &str = include_str!("../docs/mission-format.md");

/// What is in the sound mission, what replaces it, the field that is reported, and a part of the message.
const FAULTS: [(&str, &str, &str, &str); 61] = [
    ("map: \"subway\"", "map: \"tube\"", "map", "no map"),
    ("weight: 80", "weight: 300", "objectives[0].weight", "300: a weight is from 0 to 255"),
    ("exits: [\"subway_1\", \"subway_9\"]", "exits: [\"subway_1\", \"subway_1\"]", "exits[1]", "appears twice"),
    ("exits: [\"subway_1\", \"subway_9\"]", "exits: [\"subway_1\", \"subway_999\"]", "exits[1]", "no Area"),
    ("BanTile(\"bane\", Just(2))", "RideElevator(\"cage\", At(\"subway_1\"), Heroes)", "setup[1][0]", "no elevator"),
    (
        "carried_to: ((kind: \"bag\"), Exits)",
        "carried_to: ((kind: \"camera\"), Exits)",
        "objectives[2].carried_to[0].kind",
        "nobody can carry it",
    ),
    ("hidden: true,\n            known_to: Villain,", "known_to: Villain,", "token_kinds[2].known_to", "lie open"),
    (
        "who: (tiles: [\"thugs_crowbar\", \"brutes_chains\"]),",
        "who: (tiles: [\"thugs_crowbar\"], at: Exits),",
        "modes[0].who",
        "only say `hero`, `tiles` and `heroes`",
    ),
    ("only_if: [NoToken((kind: \"camera\", face: \"on\"))]),", "only_if: []),", "grace.only_if", "everybody has it"),
    ("BanTile(\"bane\", Just(2))", "SetFigure(\"batman\", Just(2))", "setup[1][0]", "has no X"),
    (
        "BanTile(\"bane\", Just(2))",
        "PickAreas(\"way\", Toward(0, At(\"subway_1\"), Exits), Random(Just(1)))",
        "setup[1][1][0]",
        "nobody gets anywhere",
    ),
    ("BanTile(\"bane\", Just(2))", "GrantSkill((tiles: [\"bane\"]), Parkour, 90)", "setup[1][2]", "too large"),
    (
        "BanTile(\"bane\", Just(2))",
        "Give((kind: \"bag\"), (hero: true, pick: Random(Just(1))))",
        "setup[1][1].pick",
        "only in an effect",
    ),
    ("rounds: 4,", "rounds: 0,", "rounds", "at least one round"),
    ("against_bot: 48,", "against_bot: 101,", "measured", "at most a hundred"),
    ("genre: Sabotage,", "genre: Comedy,", "genre", "nexpected variant"),
    ("story: \"Bane's", "story: \"\", tale: \"Bane's", "tale", "nexpected field"),
    ("area: \"subway_9\", choices", "area: \"subway_99\", choices", "heroes[0].area", "no Area"),
    ("hero: \"batman\"", "hero: \"batmann\"", "heroes[0].choices[0].hero", "no Hero"),
    ("fatigue: 4", "fatigue: 12", "heroes[0].choices[0].fatigue", "has 11 cubes"),
    ("equipment: [\"baton\"]", "equipment: [\"batarangs\"]", "heroes[0].choices[1].equipment[0]", "is a Bat-Gadget"),
    ("Character(\"bane\")]", "Character(\"bain\")]", "villain.river[3]", "no Character tile"),
    ("EventWarning, Character", "EventWarning, EventWarning, Character", "villain.river", "one Event Warning tile"),
    ("(\"thugs_crowbar\", 4)", "(\"thugs_crowbar\", 5)", "villain.river[0]", "neither on the board nor in the pool"),
    (
        "(\"subway_26\", [\"brutes_chains\", \"brutes_chains\", \"bane\"])",
        "(\"subway_26\", [\"brutes_chains\", \"brutes_chains\", \"bane\", \"bane\"])",
        "miniatures[1][1][3]",
        "only 1 miniatures",
    ),
    ("tile: \"citizens\", count: 1", "tile: \"citizens\", count: 0", "company[0].count", "no miniature"),
    ("faces: [\"locked\", \"open\"]", "faces: [\"locked\", \"locked\"]", "token_kinds[0].faces[1]", "appears twice"),
    ("\"safe\", \"locked\")", "\"safe\", \"shut\")", "tokens[0][2]", "no face \"shut\""),
    ("(\"subway_12\", \"camera\", \"on\")", "(\"subway_12\", \"kamera\", \"on\")", "tokens[1][1]", "no token kind"),
    ("(\"subway_15\", \"stun_grenade\")", "(\"subway_15\", \"stun\")", "equipment[0][1]", "no card"),
    (
        "reinforcement_areas: [\"subway_24\", \"subway_31\"]",
        "reinforcement_areas: [\"subway_24\", \"subway_24\"]",
        "reinforcement_areas[1]",
        "appears twice",
    ),
    ("values: [(\"stage\", 0)]", "values: [(\"stage\", 0), (\"stage\", 1)]", "values[1][0]", "appears twice"),
    ("restraints: [NoAttacks, HinderNoMoves]", "restraints: []", "modes[0].restraints", "changes nothing"),
    ("Mix((kind: \"bag\"))", "Mix((kind: \"sack\"))", "setup[0][0].kind", "no token kind"),
    ("BanTile(\"bane\", Just(2))", "BanTile(\"joker\", Just(2))", "setup[1][0]", "have no \"joker\""),
    ("BanTile(\"bane\", Just(2))", "End(\"dawn\")", "setup[1]", "has not begun"),
    (
        "who: (hero: true), action: Manipulation",
        "who: (hero: true, carries: (face: \"full\")), action: Manipulation",
        "interactions[0].who.carries.face",
        "say of which kind",
    ),
    ("difficulty: Just(2)", "difficulty: Just(0)", "interactions[0].difficulty", "always succeeds"),
    ("difficulty: Just(2)", "difficulty: Just(200)", "interactions[0].difficulty[0]", "too large"),
    ("helped_by: [LockPicking]", "helped_by: [Hacking]", "interactions[0].helped_by[0]", "does not help"),
    (
        "only_if: [AtMost(Value(\"stage\"), 2)]",
        "only_if: [AtMost(Value(\"phase\"), 2)]",
        "interactions[0].only_if[0][0][0]",
        "no value",
    ),
    (
        "Turn((role: Acting), \"open\")",
        "Turn((role: Acting), \"ajar\")",
        "interactions[0].effects[0][1]",
        "no face \"ajar\"",
    ),
    (
        "GainCard(\"information\", (role: Acting))",
        "GainCard(\"medikitt\", (role: Acting))",
        "interactions[0].effects[1][0]",
        "no card",
    ),
    ("otherwise: [Add(\"stage\", Just(1))]", "otherwise: []", "interactions[0].otherwise", "nothing happens"),
    ("[Remove((role: Subject))]", "[Remove((role: Acting))]", "interactions[1].effects[0][0].role", "no token"),
    (
        "target: (tiles: [\"thugs_crowbar\"], at: Here)",
        "target: (tiles: [\"thugs_crowbar\"], at: Here, pick: Random(Just(1)))",
        "interactions[2].target.pick",
        "only in an effect",
    ),
    ("needs: \"information\", uses_up: false", "uses_up: true", "interactions[2].uses_up", "no card is needed"),
    (
        "LayDown((role: Subject))",
        "LayDown((role: Picked(\"him\")))",
        "interactions[2].effects[0][0].role",
        "was picked as \"him\"",
    ),
    ("Reinforcement(Just(3))", "Reinforcement(Just(0))", "events[0].parts[0].effects[0][0]", "it is 0"),
    (
        "[ChangeForm((tiles: [\"bane\"]), \"bane_venom\")]",
        "[ChangeForm((tiles: [\"bane\"]), \"bane\")]",
        "events[0].parts[1].effects[0][0][0][1][0][1]",
        "become itself",
    ),
    (
        "[Activate((tiles: [\"bane_venom\"]))]",
        "[Activate((role: Acting))]",
        "events[0].parts[1].effects[0][1][0][0].role",
        "acts",
    ),
    ("only_if: [InMode(\"unaware\")]", "only_if: [InMode(\"asleep\")]", "triggers[0].only_if[0][0]", "no mode"),
    ("[EndMode(\"unaware\")]", "[MoveTo((hero: true), Zone(\"moon\"))]", "triggers[0].effects[0][1][0]", "no zone"),
    ("AtLeast(Round, 3)", "AtLeast(Round, 9)", "endings[0].only_if[1][1]", "rounds 1 to 4"),
    ("constant: true,", "constant: true, at: EndOfRound,", "endings[1].constant", "not tested at any time"),
    ("points_beside_events: 2", "points_beside_events: 25", "villain.points_beside_events", "24"),
    ("at: EndOfRound, winner: Villain", "winner: Villain", "endings", "the last one must hold"),
    (
        "only_if: [AllHeroesNeutralized], winner: Villain",
        "only_if: [NoToken((kind: \"camera\", face: \"broken\"))], winner: Villain",
        "endings[1].only_if[0][0].face",
        "no face",
    ),
    (
        "effects: [Turn((role: Acting), \"open\"), ",
        "effects: [Repeat(Just(24), [Repeat(Just(24), [Repeat(Sum([Just(1), Round]), [Repeat(Just(2), [Add(\"stage\", Just(1))])])])]), ",
        "interactions[0].effects[0][1][0][1][0][1][0][0]",
        "done 1152 times: at most 1000",
    ),
    (
        "when: Seen((hero: true)), only_if: [InMode(\"unaware\")], once: true,",
        "when: Becomes, only_if: [InMode(\"unaware\")], effects: [EndMode(\"unaware\")]), \
         (id: \"again\", name: \"Again\", when: Becomes, only_if: [Not(InMode(\"unaware\"))], effects: [BeginMode(\"unaware\")]), \
         (id: \"more\", name: \"More\", when: At(Upkeep),",
        "triggers[0].effects",
        "seen sets off again, again sets off seen",
    ),
    (
        "counts: Tokens((kind: \"safe\", face: \"open\"))",
        "counts: Sum([])",
        "objectives[0].counts",
        "the list is empty",
    ),
];

/// The mission page's example.
fn example() -> &'static str {
    let (_, rest) = PAGE.split_once("```ron\n").expect("the page has an example");
    rest.split_once("```").expect("the example ends").0
}

fn problems(mission: &str) -> Vec<gotham_content::Problem> {
    let mut files = gotham_embedded::files();
    files.push(SourceFile::new("missions/night_train.ron", mission));
    gotham_content::load(&files).err().unwrap_or_default()
}

#[test]
fn the_mission_without_faults_is_sound() {
    assert_eq!(problems(example()), []);
}

#[test]
fn every_fault_is_told_with_file_line_and_field() {
    let mut wrong = Vec::new();
    for (sound, faulty, field, message) in FAULTS {
        let at = example().find(sound).unwrap_or_else(|| panic!("the example has no {sound}"));
        let line = example()[..at].matches('\n').count() + 1;
        let found = problems(&example().replacen(sound, faulty, 1));
        let hit = found.iter().find(|problem| {
            problem.file == "missions/night_train.ron" && problem.field == field && problem.message.contains(message)
        });
        match hit {
            // A field may begin some lines above the damaged place, or be below it.
            Some(problem) if problem.line.abs_diff(line) <= 14 => {}
            _ => wrong.push(format!("{faulty}: wanted {field}, \"{message}\", near line {line}; got {found:#?}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// What the example's triggers do besides, and what is reported about them; empty = nothing.
const CIRCLES: [(&str, &str); 24] = [
    ("Turned((kind: \"bag\")) => Turn((role: Subject), \"full\"), Turn((role: Subject), \"empty\")", "a sets off a"),
    (
        "Turned((kind: \"bag\", face: \"full\")) => Turn((role: Subject), \"empty\"); \
      Turned((kind: \"bag\", face: \"empty\")) => Turn((role: Subject), \"full\")",
        "a sets off b, b sets off a",
    ),
    ("Turned((kind: \"bag\", face: \"full\")) => Turn((role: Subject), \"empty\")", ""),
    ("Turned((kind: \"bag\")) => Turn((role: Subject), \"empty\")", ""),
    (
        "Turned((kind: \"bag\", face: \"full\")) => Add(\"stage\", Just(1)), Turn((role: Subject), \"empty\"); \
      Turned((kind: \"bag\", face: \"empty\")) => Turn((role: Subject), \"full\")",
        "",
    ),
    (
        "PickedUp((kind: \"bag\")) => PutDown((role: Subject)); Dropped((kind: \"bag\")) => PickUp((role: Subject))",
        "a sets off b, b sets off a",
    ),
    (
        "PickedUp((kind: \"bag\")) => PutDown((role: Subject)); Dropped((kind: \"bag\", face: \"full\")) => PickUp((role: Subject))",
        "",
    ),
    (
        "Entered((hero: true), At(\"subway_1\")) => MoveTo((role: Subject), At(\"subway_2\")); \
      Entered((hero: true), OneOf([\"subway_2\", \"subway_4\"])) => MoveTo((role: Subject), At(\"subway_3\")); \
      Entered((hero: true), At(\"subway_2\")) => MoveTo((role: Subject), At(\"subway_1\"))",
        "a sets off c, c sets off a",
    ),
    (
        "Left((), At(\"subway_1\")) => MoveTo((role: Subject), At(\"subway_1\")), MoveTo((role: Subject), At(\"subway_2\"))",
        "a sets off a",
    ),
    ("Entered((hero: true), Anywhere) => MoveTo((role: Subject), At(\"subway_2\"))", ""),
    ("Entered((hero: true), At(\"subway_1\")) => MoveTo((role: Subject), At(\"subway_1\"))", ""),
    (
        "Entered((hero: true), At(\"subway_1\")) => MoveTo((role: Subject), At(\"subway_2\")); \
      Entered((heroes: [\"batman\"]), At(\"subway_2\")) => MoveTo((role: Subject), At(\"subway_1\"))",
        "",
    ),
    ("Wounded((side: Villain)) => Heal((role: Subject), Just(2)), Wound((role: Subject), Just(1))", "a sets off a"),
    ("Wounded((side: Villain)) => Heal((role: Subject), Just(1)), Wound((role: Subject), Just(2))", ""),
    ("Wounded((side: Villain)) => Wound((role: Subject), Just(1))", ""),
    (
        "Neutralized((hero: true)) => Heal((role: Subject), Just(1)); Revived((hero: true)) => Neutralize((role: Subject))",
        "a sets off b, b sets off a",
    ),
    (
        "Neutralized((side: Villain)) => Heal((role: Subject), Just(1)); Revived((hero: true)) => Neutralize((role: Subject))",
        "",
    ),
    ("Burned(Anywhere) => Explosion(The(Subject), Just(1))", "a sets off a"),
    ("Burned(Beside(At(\"subway_1\"))) => Explosion(The(Subject), Just(1))", ""),
    (
        "Becomes if Exactly(Value(\"stage\"), 1) => Set(\"stage\", Just(2)); \
      Becomes if AtLeast(Value(\"stage\"), 2) => Take(\"stage\", Just(1))",
        "a sets off b, b sets off a",
    ),
    ("Becomes if AtLeast(Value(\"stage\"), 5) => Set(\"stage\", Just(0))", ""),
    ("Becomes if Any([Exactly(Value(\"stage\"), 1), Exactly(Value(\"stage\"), 2)]) => Add(\"stage\", Just(1))", ""),
    (
        "Becomes if All([AtMost(Value(\"stage\"), 0)]) => Add(\"stage\", Just(3)); \
      Becomes if Exactly(Value(\"stage\"), 3), AtLeast(Round, 2) => Set(\"stage\", Just(0))",
        "",
    ),
    ("TileActivated(\"bane\") => Add(\"stage\", Just(1))", ""),
];

/// G-123: triggers that set one another off without end are reported; those that come to an end by themselves are none of them.
#[test]
fn g_123_circles_of_triggers() {
    for (triggers, told) in CIRCLES {
        let written = |(at, trigger): (usize, &str)| {
            let (when, effects) = trigger.split_once(" => ").expect("what sets it off, and what happens");
            let (when, only_if) = when.split_once(" if ").unwrap_or((when, ""));
            let id = ["a", "b", "c"][at];
            format!("(id: \"{id}\", name: \"{id}\", when: {when}, only_if: [{only_if}], effects: [{effects}]), ")
        };
        let all: String = triggers.split("; ").map(str::trim).enumerate().map(written).collect();
        let found = problems(&example().replacen("triggers: [", &format!("triggers: [{all}"), 1));
        let messages: Vec<String> = found.iter().map(|p| format!("{}: {}", p.field, p.message)).collect();
        match told {
            "" => assert_eq!(messages, Vec::<String>::new(), "{triggers}"),
            _ => assert_eq!(messages, [format!("triggers[0].effects: this goes on without end: {told}")], "{triggers}"),
        }
        // Once, or on one more condition, they need not go on.
        for bound in ["once: true, ", "only_if: [AnyMini((hero: true))], "] {
            let bounded = all.replace("only_if: [], ", bound);
            if bounded != all {
                let text = example().replacen("triggers: [", &format!("triggers: [{bounded}"), 1);
                assert_eq!(problems(&text), [], "{bounded}");
            }
        }
    }
}
