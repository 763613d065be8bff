//! The sandbox: its files are read and made, what is wrong is reported with its place, and any match can be saved as
//! one.

use std::sync::Arc;

use gotham_ai::SeatKind;
use gotham_content::mission::Side;
use gotham_content::{Catalogue, SourceFile};
use gotham_play::sandbox::{EXAMPLES, Edit, Hero, RiverEntry, Spot, StartingTurn};
use gotham_play::{Check, Match, Record, Sandbox};
use gotham_rules::state::RiverSlot;
use gotham_rules::{Ask, Edition, Game, MiniId, Options, Scenario, query};

fn catalogue() -> Arc<Catalogue> {
    gotham_embedded::catalogue()
}

fn read(text: &str) -> Sandbox {
    Sandbox::read(&SourceFile::new("mine.ron", text)).unwrap_or_else(|problem| panic!("{problem}"))
}

fn made(sandbox: &Sandbox) -> Game {
    sandbox.game(&catalogue()).unwrap_or_else(|error| panic!("{error}\n{}", sandbox.file()))
}

/// What is reported about a text, with line and column.
fn told(text: &str) -> String {
    let problems = Sandbox::problems(&catalogue(), &SourceFile::new("mine.ron", text));
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn example(name: &str) -> Sandbox {
    let found = EXAMPLES.iter().find(|(file, _)| file.ends_with(name)).expect("an example");
    read(found.1)
}

#[test]
fn the_examples_can_be_played() {
    for (name, text) in EXAMPLES {
        assert_eq!(Sandbox::problems(&catalogue(), &SourceFile::new(name, text)), []);
        let mut table = Match::of_sandbox(&catalogue(), read(text)).expect("a match");
        let mut players = [Side::Villain, Side::Heroes].map(|side| gotham_ai::seat(SeatKind::Random, side, 3));
        for _ in 0..200 {
            if table.game().state().result.is_some() {
                break;
            }
            let player = &mut players[usize::from(table.game().prompt().side == Side::Heroes)];
            let command = player.answer(&table.game().blind(3));
            table.apply(&command).expect("a legal command");
            assert_eq!(query::invariants(table.game()), Vec::<String>::new());
        }
    }
}

#[test]
fn a_sandbox_says_where_everything_is() {
    let game = made(&example("command.ron"));
    let state = game.state();
    assert_eq!((state.round, game.prompt().ask), (3, Ask::ActivateTile { left: 1 }));
    let view = gotham_play::state_view(&Match::of_sandbox(&catalogue(), example("command.ron")).expect("it"));
    let hero = &view["heroes"][0];
    assert_eq!((hero["id"].as_str(), hero["area"].as_str()), (Some("batman"), Some("subway_9")));
    assert_eq!((hero["fatigue"].as_u64(), hero["wounds"].as_u64()), (Some(3), Some(2)));
    assert_eq!(hero["allies"][0]["tile"], "gcpd_officers_baton");
    assert_eq!(view["heroes"][1]["equipment"], serde_json::json!(["fire_axe"]));
    assert_eq!(view["heroes"][1]["stance"], "resting");
    let mini = |id: &str| view["minis"].as_array().expect("minis").iter().find(|mini| mini["id"] == id).cloned();
    assert_eq!(mini("bane#1").expect("Bane")["down"], true);
    assert_eq!(mini("gcpd_officers_baton#1").expect("an officer")["commander"], "batman");
    assert_eq!(mini("gcpd_officers_baton#2").expect("an officer")["commander"], serde_json::Value::Null);
    assert_eq!(view["pool"]["thugs_crowbar"], 2);
    assert_eq!(view["practice"], true);
}

/// Anything left out has its default.
#[test]
fn a_board_and_a_hero_are_enough() {
    let game = made(&read(r#"(map: "subway", heroes: [(hero: "batman", area: "subway_9")])"#));
    assert_eq!(game.prompt().ask, Ask::TakeStance);
    let tablet = game.state().tablets.iter().next().expect("Batman");
    let screen = game.scenario().hero(tablet.hero);
    assert_eq!(tablet.reserve, screen.energy);
    assert_eq!(tablet.equipment.len(), screen.equipment.len());
}

#[test]
fn what_is_wrong_is_told_with_line_and_field() {
    let of =
        |rest: &str| told(&format!("(map: \"subway\",\n heroes: [(hero: \"batman\", area: \"subway_9\")],\n{rest})"));
    assert_eq!(of(""), "");
    for (rest, says) in [
        ("river: [tile(tile: \"no_one\")]", "mine.ron:3:9: river[0]: there is no Character tile \"no_one\""),
        (
            "river: [tile(tile: \"bane\", miniatures: [(area: \"attic\")])]",
            "river[0].miniatures[0].area: there is no Area",
        ),
        ("river: [tile(tile: \"bane\", miniatures: [(area: \"subway_3\", life: 99)])]", "99 Life Points"),
        ("river: [event(), event()]", "river: there is one Event Warning tile"),
        ("company: [(tile: \"gcpd\", miniatures: [])]", "company[0].miniatures: no miniature of \"gcpd\""),
        (
            "company: [(tile: \"gcpd\", miniatures: [(area: \"subway_3\", commander: \"robin\")])]",
            "company[0].miniatures[0].commander",
        ),
        ("post: (reserve: 200)", "post.reserve: 200 is too large"),
        ("post: (movement: 9)", "Movement space holds 9 of 3"),
        ("round: 0", "round: 0 of 99"),
        ("turn: villain(activations: 9)", "turn.activations: 9"),
        ("ground: [(\"subway_3\", \"batarangs\")]", "ground[0][1]: \"batarangs\" is a Bat-Gadget"),
        ("options: (solo: true, variants: [cheap_events])", "options: cheap_events"),
        ("fields: [(kind: gas, area: \"nowhere\", by: villain)]", "mine.ron:3:28: fields[0].area"),
        ("speed: 9", "mine.ron:3:"),
    ] {
        let told = of(rest);
        assert!(told.contains(says), "{rest}: {told:?} does not say {says:?}");
    }
    for (heroes, says) in [
        ("", "heroes: a mission has at least one Hero"),
        ("(hero: \"no_one\", area: \"subway_9\")", "heroes[0].hero: there is no Hero \"no_one\""),
        ("(hero: \"batman\", area: \"yard\")", "heroes[0].area"),
        ("(hero: \"batman\", area: \"subway_9\", fatigue: 9, wounds: 9)", "Batman has 18 cubes of"),
        ("(hero: \"batman\", area: \"subway_9\", spaces: (melee: 255, reroll: 255))", "cubes of"),
        ("(hero: \"batman\", area: \"subway_9\", equipment: [\"fish\"])", "heroes[0].equipment[0]: there is no card"),
        ("(hero: \"batman\", area: \"subway_9\", gadgets: [\"fish\"])", "heroes[0].gadgets: there is no card"),
        ("(hero: \"batman\", area: \"subway_9\", carries: [\"bomb#1\"])", "there is no token"),
        ("(hero: \"batman\", area: \"subway_9\"), (hero: \"batman\", area: \"subway_9\")", "too few different Heroes"),
        (
            "(hero: \"batman\", area: \"subway_9\", equipment: [\"crossbow\"]), \
             (hero: \"catwoman\", area: \"subway_9\", equipment: [\"crossbow\"])",
            "heroes[1].equipment[0]: the game has 1 of \"crossbow\"",
        ),
    ] {
        let told = told(&format!("(map: \"subway\", heroes: [{heroes}])"));
        assert!(told.contains(says), "{heroes}: {told:?} does not say {says:?}");
    }
    let lying = told(
        "(map: \"subway\", heroes: [(hero: \"batman\", area: \"subway_9\", equipment: [\"crossbow\"])], \
         ground: [(\"subway_3\", \"crossbow\")])",
    );
    assert!(lying.contains("ground[0]: the game has 1 of \"crossbow\""), "{lying}");
    assert!(told("(map: \"moon\", heroes: [(hero: \"batman\", area: \"subway_9\")])").contains("map: there is no map"));
    assert!(told("").contains("the file is empty"));
}

/// Sandbox to game to sandbox to game: the same file and the same table.
fn goes_round(sandbox: &Sandbox) {
    let table = Match::of_sandbox(&catalogue(), sandbox.clone()).unwrap_or_else(|e| panic!("{e}\n{}", sandbox.file()));
    let again = Sandbox::of(&table).unwrap_or_else(|error| panic!("{error}\n{}", sandbox.file()));
    let file = again.file();
    let read = read(&file);
    assert_eq!(read, again, "{file}");
    let game = made(&again);
    assert_eq!(game.hash(), table.game().hash(), "{}\n{file}", sandbox.file());
    assert_eq!(game, *table.game());
}

#[test]
fn a_sandbox_goes_round() {
    for (_, text) in EXAMPLES {
        goes_round(&read(text));
    }
}

/// Any match of any mission can be saved as a sandbox, after any command.
#[test]
fn a_match_as_it_stands_becomes_a_sandbox() {
    let (mut kept, mut left) = (0, 0);
    for (at, mission) in catalogue().missions.iter().enumerate() {
        {
            let scenario = Scenario::new(&catalogue(), mission.id.as_str()).expect("the mission");
            let options = Options { edition: Edition::ALL[at % 2], ..Options::default() };
            let mut table = Match::new(scenario, options, 5);
            let mut players = [Side::Villain, Side::Heroes].map(|side| gotham_ai::seat(SeatKind::Random, side, 5));
            while table.game().state().result.is_none() {
                let player = &mut players[usize::from(table.game().prompt().side == Side::Heroes)];
                let command = player.answer(&table.game().blind(3));
                table.apply(&command).expect("a legal command");
                if table.steps().len().is_multiple_of(60) {
                    match Sandbox::of(&table) {
                        Ok(sandbox) => {
                            goes_round(&sandbox);
                            kept += 1;
                        }
                        Err(error) => {
                            assert!(
                                error.to_string().contains("two sides") || error.to_string().contains("no Hero"),
                                "{error}"
                            );
                            left += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(kept > 20 * left, "{kept} kept, {left} not");
}

/// Every cube of the Command Post may lie in one zone, more than a mission may start with there.
#[test]
fn all_cubes_of_the_villain_may_be_tired() {
    let tired =
        read(r#"(map: "subway", heroes: [(hero: "batman", area: "subway_9")], post: (reserve: 0, fatigue: 25))"#);
    assert_eq!(made(&tired).state().post.fatigue, 25);
    goes_round(&tired);
}

/// SOLO XV: an option that makes a match shorter does so once, however often the match is saved.
#[test]
fn a_match_is_made_shorter_once() {
    let shorter = read(
        r#"(map: "subway", heroes: [(hero: "batman", area: "subway_9")], rounds: 6,
            options: (solo: true, difficulty: {fewer_rounds: 1}))"#,
    );
    assert_eq!(made(&shorter).state().memory.last_round, 5);
    goes_round(&shorter);
}

#[test]
fn a_saved_sandbox_opens_again() {
    let sandbox = example("command.ron");
    let mut table = Match::of_sandbox(&catalogue(), sandbox.clone()).expect("a match");
    let mut players = [Side::Villain, Side::Heroes].map(|side| gotham_ai::seat(SeatKind::NORMAL, side, 3));
    for _ in 0..30 {
        let player = &mut players[usize::from(table.game().prompt().side == Side::Heroes)];
        let command = player.answer(&table.game().blind(3));
        table.apply(&command).expect("a legal command");
    }
    let opened = Match::load(&catalogue(), &table.save()).expect("it opens");
    assert_eq!((opened.game(), opened.sandbox(), opened.changed()), (table.game(), Some(&sandbox), None));
    assert_eq!(opened.save(), table.save());
    let record = Record::parse(&table.save()).expect("a record");
    assert_eq!((record.format, record.mission.as_str()), (3, "sandbox"));
    assert!(Match::replay(&catalogue(), &record, Check::Strict).is_ok());

    // With older rules, it goes on from its table, on the same board.
    let older = Record { rules: record.rules - 1, commands: Vec::new(), checkpoints: Vec::new(), ..record };
    let mut on = Match::open(&catalogue(), &older).expect("it goes on");
    assert_eq!((on.game(), on.sandbox()), (table.game(), Some(&sandbox)));
    let command = on.game().legal().swap_remove(0);
    on.apply(&command).expect("legal");
    assert_eq!(Match::load(&catalogue(), &on.save()).expect("it opens").game(), on.game());
}

/// What an objective or a deck of cards speaks of may leave the sandbox: then they leave it, too.
#[test]
fn what_is_gone_is_forgotten() {
    let sandbox = read(
        r#"(map: "subway", heroes: [(hero: "batman", area: "subway_9")], options: (solo: true),
            river: [tile(tile: "bane", miniatures: [(area: "subway_38")]), tile(tile: "thugs_crowbar")],
            automaton: (deck: ["bane", "guard_1"]),
            objectives: [
                (text: "Bane", counts: Minis((tiles: ["bane"])), side: Villain, goal: AtLeast(1)),
                (text: "Rounds", counts: Round, side: Heroes, goal: AtLeast(5)),
            ])"#,
    );
    goes_round(&sandbox);
    let edit = |edit: Edit| sandbox.edited(&catalogue(), &edit).unwrap_or_else(|error| panic!("{edit:?}: {error}")).0;
    let without_bane = edit(Edit::RemoveFromRiver(0));
    assert_eq!(without_bane.objectives, sandbox.objectives[1..]);
    assert_eq!(without_bane.automaton, None);
    let played = edit(Edit::Options(Options::default()));
    assert_eq!((played.objectives.len(), played.automaton), (2, None));
    let moved = edit(Edit::MoveInRiver(0, 1));
    assert_eq!((&moved.objectives, &moved.automaton), (&sandbox.objectives, &sandbox.automaton));
}

/// Where the Villain begins and cards play him, no first turn of theirs comes before the position. SOLO II
#[test]
fn the_cards_do_not_play_before_the_position_stands() {
    for seed in 0..20 {
        let sandbox = read(&format!(
            r#"(map: "subway", seed: {seed}, initiative: villain, options: (solo: true),
                heroes: [(hero: "batman", area: "subway_9")],
                river: [tile(tile: "bane", miniatures: [(area: "subway_38")]),
                        tile(tile: "thugs_crowbar", miniatures: [(area: "subway_10")]), tile(tile: "brutes_chains")])"#
        ));
        let table = made(&sandbox);
        let layout = &table.scenario().layout.river;
        let tile = |slot: &RiverSlot| match slot {
            RiverSlot::Tile { tile, .. } => Some(*tile),
            RiverSlot::Event => None,
        };
        let tiles: Vec<_> = table.state().river.iter().map(tile).collect();
        assert_eq!(&tiles, layout, "seed {seed}");
    }
}

#[test]
fn a_sandbox_is_edited_and_says_why_not() {
    let start = Sandbox::new("subway".into(), "batman".into(), "subway_9".into());
    let edit = |sandbox: &Sandbox, edit: Edit| {
        let (edited, game) = sandbox.edited(&catalogue(), &edit).unwrap_or_else(|error| panic!("{edit:?}: {error}"));
        assert_eq!(made(&edited).hash(), game.hash());
        let words = serde_json::to_value(&edit).expect("plain data");
        assert_eq!(serde_json::from_value::<Edit>(words).expect("plain data"), edit);
        edited
    };
    let refused = |sandbox: &Sandbox, edit: Edit, says: &str| {
        let error = sandbox.edited(&catalogue(), &edit).map(|_| ()).expect_err(says).to_string();
        assert!(error.contains(says), "{edit:?}: {error}");
    };
    let put = |tile: &str, area: &str| Edit::PutMini { tile: tile.into(), area: area.into(), his: false };
    let mut sandbox = edit(&start, put("thugs_crowbar", "subway_10"));
    sandbox = edit(&sandbox, put("thugs_crowbar", "subway_12"));
    sandbox = edit(&sandbox, put("gcpd", "subway_9"));
    sandbox = edit(&sandbox, Edit::PutHero { hero: "catwoman".into(), area: "subway_3".into() });
    assert_eq!((sandbox.heroes.len(), sandbox.river.len(), sandbox.company.len()), (2, 1, 1));
    let spots: Vec<Option<Spot>> = (0..6).map(|mini| sandbox.spot(&catalogue(), MiniId(mini))).collect();
    let thug = |figure| Some(Spot::River { position: 0, figure: Some(figure) });
    let officer = Some(Spot::Company { entry: 0, figure: 0 });
    assert_eq!(spots, [Some(Spot::Hero(0)), Some(Spot::Hero(1)), thug(0), thug(1), officer, None]);

    sandbox = edit(&sandbox, Edit::Move { mini: MiniId(3), area: "subway_9".into() });
    sandbox = edit(&sandbox, Edit::Lead { mini: MiniId(4), commander: Some("batman".into()) });
    sandbox = edit(&sandbox, Edit::Cubes { mini: MiniId(0), fatigue: 3, wounds: 1, spaces: Default::default() });
    sandbox = edit(&sandbox, Edit::Give(MiniId(1), "fire_axe".into()));
    sandbox = edit(&sandbox, Edit::Give(MiniId(0), "batarangs".into()));
    sandbox = edit(&sandbox, Edit::AddEvent(4));
    sandbox = edit(&sandbox, Edit::MoveInRiver(1, 0));
    sandbox = edit(&sandbox, Edit::Pool(1, 2));
    sandbox = edit(&sandbox, Edit::Turn { round: 2, turn: StartingTurn::Villain { activations: 2 } });
    assert_eq!(made(&sandbox).prompt().ask, Ask::ActivateTile { left: 2 });
    assert!(matches!(sandbox.river[0], RiverEntry::Event { points: 4 }));
    sandbox = edit(&sandbox, Edit::Move { mini: MiniId(4), area: "subway_10".into() });
    assert!(matches!(&sandbox.river[1], RiverEntry::Tile { miniatures, pool: 1, .. } if miniatures.len() == 3));

    refused(&sandbox, put("no_one", "subway_9"), "there is no Character tile");
    refused(&sandbox, put("bane", "moon"), "river[2].miniatures[0].area");
    refused(&sandbox, Edit::Cubes { mini: MiniId(0), fatigue: 99, wounds: 0, spaces: Default::default() }, "cubes");
    refused(
        &sandbox,
        Edit::Cubes { mini: MiniId(2), fatigue: 1, wounds: 0, spaces: Default::default() },
        "only Heroes",
    );
    refused(&sandbox, Edit::Give(MiniId(1), "batarangs".into()), "Bat-Gadgets");
    refused(&sandbox, Edit::Take(MiniId(1), "batarangs".into()), "has no");
    refused(&sandbox, Edit::Remove(MiniId(99)), "no miniature");
    refused(&sandbox, Edit::RemoveFromRiver(7), "nothing lies");
    sandbox = edit(&sandbox, Edit::Remove(MiniId(0)));
    assert_eq!(
        sandbox.heroes,
        [Hero { equipment: sandbox.heroes[0].equipment.clone(), ..Hero::at("catwoman".into(), "subway_3".into()) }]
    );
    refused(&sandbox, Edit::Remove(MiniId(0)), "at least one Hero");
    goes_round(&sandbox);
}

/// The page's example can be played, and its tables name every field.
#[test]
fn the_page_is_what_the_program_reads() {
    let page = include_str!("../docs/sandbox-format.md");
    let (_, rest) = page.split_once("```ron\n").expect("an example");
    let (text, _) = rest.split_once("```").expect("its end");
    let sandbox = read(text);
    goes_round(&sandbox);
    let token = &made(&sandbox).state().tokens[0].clone();
    assert!(token.carried_by.is_some());
    let mut names: Vec<String> = Vec::new();
    let error = |text: &str| ron::from_str::<Sandbox>(text).expect_err("an unknown field").to_string();
    let hero = "map: \"subway\", heroes: [(hero: \"batman\", area: \"subway_9\"";
    for unknown in [
        "(zzz: 1)".to_string(),
        format!("({hero}, zzz: 1)])"),
        format!("({hero}, spaces: (zzz: 1))])"),
        format!("({hero})], post: (zzz: 1))"),
        format!("({hero})], river: [tile(zzz: 1)])"),
        format!("({hero})], river: [event(zzz: 1)])"),
        format!("({hero})], company: [(zzz: 1)])"),
        format!("({hero})], company: [(tile: \"x\", miniatures: [(zzz: 1)])])"),
        format!("({hero})], tokens: [(zzz: 1)])"),
        format!("({hero})], fields: [(zzz: 1)])"),
        format!("({hero})], reinforcement_areas: [(zzz: 1)])"),
        format!("({hero})], board: (zzz: 1))"),
        format!("({hero})], board: (areas: {{\"x\": (zzz: 1)}}))"),
    ] {
        let error = error(&unknown);
        assert!(error.contains("zzz"), "{unknown}: {error}");
        let known = error.split('`').skip(1).step_by(2).filter(|word| !["zzz"].contains(word));
        names.extend(known.map(str::to_string));
    }
    assert!(names.len() > 50, "{names:?}");
    for name in names.iter().filter(|name| name.chars().all(|c| c.is_ascii_lowercase() || c == '_')) {
        let written = [format!("`{name}`"), format!("`{name}("), format!("{name}: ")];
        assert!(written.iter().any(|word| page.contains(word)), "the page lacks `{name}`");
    }
}
