//! Content files, sound and broken: everything that is wrong is reported with file, line and field, and nothing panics.

use std::fs;

use gotham_content::{FOLDERS, MAX_BYTES, Problem, Rank, Sculpt, Skill, SourceFile, read_folder};

mod solo;

const MAP: &str = "maps/yard.ron";
const MISSION: &str = "missions/night_watch.ron";
const HEROES: &str = "assets/content/heroes.ron";
const CAMPAIGN: &str = "assets/content/campaign.ron";
const TILES: &str = "assets/content/tiles.ron";

/// The embedded catalogue, with only the small map and mission of these tests.
fn files() -> Vec<SourceFile> {
    let mut files = gotham_embedded::files();
    files.retain(|file| file.name.starts_with("assets/"));
    files.push(SourceFile::new(MAP, include_str!("content/map.ron")));
    let campaign = files.iter_mut().find(|file| file.name == CAMPAIGN).expect("the campaign");
    campaign.text = include_str!("content/campaign.ron").into();
    files.push(SourceFile::new(MISSION, include_str!("content/mission.ron")));
    files
}

/// The problems after one file's text was replaced.
fn problems_with(name: &str, text: impl FnOnce(&str) -> String) -> Vec<Problem> {
    let mut files = files();
    let file = files.iter_mut().find(|file| file.name == name).expect("a file of this name");
    file.text = text(&file.text);
    gotham_content::load(&files).err().unwrap_or_default()
}

/// The problems after a passage of one file was replaced.
fn problems_after(name: &str, from: &str, to: &str) -> Vec<Problem> {
    problems_with(name, |text| {
        assert!(text.contains(from), "{name} has no {from}");
        text.replacen(from, to, 1)
    })
}

/// The line of a file on which a passage begins.
fn line_of(name: &str, passage: &str) -> usize {
    let files = files();
    let text = &files.iter().find(|file| file.name == name).expect("a file of this name").text;
    1 + text[..text.find(passage).expect("the passage")].matches('\n').count()
}

#[track_caller]
fn assert_told(problems: &[Problem], file: &str, line: usize, field: &str, message: &str) {
    let told = |p: &&Problem| p.file == file && p.line == line && p.field == field && p.message.contains(message);
    assert!(problems.iter().any(|p| told(&p)), "no {file}:{line}: {field}: {message} in {problems:#?}");
}

/// A passage is replaced; the problem is on its line and names the field.
#[track_caller]
fn assert_breaks(name: &str, from: &str, to: &str, field: &str, message: &str) {
    let problems = problems_after(name, from, to);
    assert_told(&problems, name, line_of(name, from), field, message);
}

#[test]
fn the_embedded_catalogue_is_sound() {
    let catalogue = gotham_embedded::catalogue();
    assert!(catalogue.hero("batman").is_some() && catalogue.tile("bane_venom").is_some());
    assert!(catalogue.card("batarangs").is_some() && catalogue.mission("to_sink_a_city").is_some());
    assert_eq!(catalogue.content_hash, gotham_embedded::CONTENT_HASH);
    for skill in Skill::ALL {
        assert!(catalogue.skill_text(*skill).is_some(), "{skill:?}");
    }
}

#[test]
fn the_small_map_and_mission_are_sound() {
    assert_eq!(problems_with(MAP, str::to_string), []);
}

#[test]
fn figures_of_the_sources_came_through() {
    let catalogue = gotham_embedded::catalogue();
    let (_, batman) = catalogue.hero("batman").expect("Batman");
    assert_eq!((batman.energy, batman.active_recovery, batman.resting_recovery, batman.utility_belt), (11, 2, 6, 4));
    assert_eq!([0, 3, 4, 5, 6].map(|load| batman.first_movement_bonus(load)), [2, 2, 1, 1, 0]);
    assert_eq!(batman.encumbrance_limit(), 6);
    let (_, thugs) = catalogue.tile("thugs_crowbar").expect("Thugs");
    assert_eq!(String::from(thugs.thought[0].0.clone()), "W+Y");
    let (_, gun) = catalogue.card("submachine_gun").expect("a gun");
    assert!(gun.lethal && gun.size == 4);
}

/// `src/table/sculpt` tests whether they can be told apart in the window; this tests the words, without a window.
#[test]
fn no_two_heroes_or_leaders_are_made_of_the_same_words() {
    let catalogue = gotham_embedded::catalogue();
    let heroes = catalogue.heroes.iter().map(|hero| (hero.id.as_str(), &hero.sculpt, None));
    let leaders = catalogue.tiles.iter().filter(|tile| tile.rank == Rank::Leader);
    let leaders = leaders.map(|tile| (tile.id.as_str(), &tile.sculpt, tile.other_tile.as_ref()));
    let mut known: Vec<(&str, &Sculpt)> = Vec::new();
    for (id, sculpt, other_tile) in heroes.chain(leaders) {
        // a Screen and a tile of one miniature are the same in every word, colors included, and so are its two tiles
        for (other, before) in known.iter().filter(|(_, before)| *before != sculpt) {
            let shape = |sculpt: &Sculpt| (sculpt.build, sculpt.head, sculpt.cape, sculpt.holds.clone(), sculpt.pose);
            assert!(shape(sculpt) != shape(before), "{id} and {other} differ only in their colors");
        }
        let twins: Vec<&str> = known.iter().filter(|(_, before)| *before == sculpt).map(|(other, _)| *other).collect();
        let is_kin = |other: &&str| {
            let first = |id: &str| id.split('_').next().map(str::to_string);
            first(id) == first(other) || other_tile.is_some_and(|tile| tile.as_str() == *other)
        };
        assert!(twins.iter().all(is_kin), "{id} looks like {twins:?}");
        known.push((id, sculpt));
    }
}

#[test]
fn the_hash_knows_every_file_but_neither_their_order_nor_how_lines_end() {
    let hash = |files: &[SourceFile]| gotham_content::load(files).expect("sound files").content_hash;
    let mut files = files();
    let first = hash(&files);
    files.reverse();
    assert_eq!(hash(&files), first);
    for file in &mut files {
        file.text = file.text.replace('\n', "\r\n");
    }
    assert_eq!(hash(&files), first);
    files[0].text.push('\n');
    assert_ne!(hash(&files), first);
}

#[test]
fn missing_area() {
    assert_breaks(MISSION, r#"("yard_2", ["thugs"#, r#"("yard_9", ["thugs"#, "miniatures[0][0]", "no Area \"yard_9\"");
    assert_breaks(MISSION, r#"area: "yard_1""#, r#"area: "yard_0""#, "heroes[0].area", "no Area \"yard_0\"");
    assert_breaks(MAP, r#"("yard_2", "yard_3")"#, r#"("yard_2", "yard_7")"#, "boundaries[1].between", "yard_7");
}

#[test]
fn dangling_ids() {
    let cases = [
        (r#"map: "yard""#, r#"map: "garden""#, "map", "no map \"garden\""),
        (r#"hero: "batman""#, r#"hero: "badman""#, "heroes[0].choices[0].hero", "no Hero \"badman\""),
        (r#"["service_gun"]"#, r#"["gun"]"#, "heroes[0].choices[1].equipment[0]", "no card \"gun\""),
        (r#"EventWarning, Character("bane")"#, r#"Character("robber")"#, "villain.river[1]", "tile \"robber\""),
        (r#"set_aside: ["bane_venom"]"#, r#"set_aside: ["venom"]"#, "villain.set_aside[0]", "tile \"venom\""),
        (r#"("yard_3", "bomb", "idle")"#, r#"("yard_3", "bob", "idle")"#, "tokens[0][1]", "token kind \"bob\""),
        (
            r#"(role: Subject), "primed""#,
            r#"(role: Subject), "lit""#,
            "interactions[0].effects[0][1]",
            "no face \"lit\"",
        ),
        (r#"here: (kind: "bomb")"#, r#"here: (kind: "safe")"#, "interactions[1].here.kind", "token kind \"safe\""),
        (
            r#"CloseReinforcement(At("yard_3"))"#,
            r#"CloseReinforcement(At("x"))"#,
            "triggers[0].effects[0][0][0]",
            "no Area \"x\"",
        ),
    ];
    for (from, to, field, message) in cases {
        let problems = problems_after(MISSION, from, to);
        let found = problems.iter().find(|p| p.field == field && p.message.contains(message));
        let found = found.unwrap_or_else(|| panic!("no {field}: {message} in {problems:#?}"));
        // The field may be after the passage's beginning, never before it.
        let line = line_of(MISSION, from);
        assert!((line..=line + 2).contains(&found.line), "{found} is not near line {line}");
    }
}

#[test]
fn wrong_type_unknown_field_and_missing_field() {
    assert_breaks(HEROES, "energy: 11", "energy: \"many\"", "[0].energy", "integer");
    assert_breaks(HEROES, "energy: 11", "energie: 11", "[0].energie", "energie");
    assert_breaks(HEROES, "melee: \"R3\"", "melee: \"Q3\"", "[0].melee", "'Q' is not a die");
    assert_breaks(MISSION, "rounds: 2", "rounds: 999", "rounds", "out of bounds");
    assert_breaks(MISSION, "initiative: Heroes", "initiative: Joker", "initiative", "Joker");
    assert_breaks(MAP, "floor: Concrete,", "floor: Concrete, ambience: [(kind: Moor)],", "ambience[0].kind", "Moor");
    assert_breaks(MAP, "floor: Concrete,", "floor: Concrete, place: Moor,", "place", "Moor");
    assert_breaks(
        MAP,
        "floor: Concrete,",
        "floor: Concrete, ambience: [(kind: Street, of: 1)],",
        "ambience[0].of",
        "of",
    );
    let problems = problems_after(MAP, ", elevation: 0, limit: 4", ", elevation: 0");
    assert_told(&problems, MAP, line_of(MAP, "markers:"), "areas[0].limit", "missing field");
}

/// The rules add up numbers in one byte, and positions in lists are ids of one byte.
#[test]
fn figures_and_lists_that_nobody_could_play_with() {
    let large = "too large: at most";
    assert_breaks(HEROES, "energy: 11", "energy: 110", "[0].energy", large);
    assert_breaks(HEROES, "melee: \"R3\"", "melee: \"R200\"", "[0].melee", large);
    assert_breaks(MAP, "limit: 4", "limit: 200", "areas[0].limit", "1 to 30");
    assert_breaks(MAP, "elevation: 0", "elevation: -128", "areas[0].elevation", large);
    assert_breaks(MISSION, "reserve: 5", "reserve: 255", "villain.reserve", large);
    assert_breaks(MISSION, "difficulty: Just(2)", "difficulty: Just(99)", "interactions[0].difficulty[0]", large);
    assert_breaks(
        MISSION,
        "Reinforcement(Just(2))",
        "Reinforcement(Just(250))",
        "events[0].parts[0].effects[0][0][0]",
        large,
    );
    assert_breaks(MISSION, "(\"bane\", 1)", "(\"bane\", 250)", "villain.miniatures", "254 is too many");
    let tokens = format!("tokens: [{}", "(\"yard_3\", \"bomb\", \"idle\"), ".repeat(300));
    assert_breaks(MISSION, "tokens: [", &tokens, "tokens", "301 is too many");
    let explosive = "Explosion(Here, Just(200))";
    assert_breaks(MISSION, "Turn((role: Subject), \"primed\")", explosive, "interactions[0].effects[0][1][0]", large);
    let dice = "assets/content/dice.ron";
    assert_told(
        &problems_with(dice, |text| text.replace(", 2", ", 200")),
        dice,
        line_of(dice, "white:"),
        "white",
        "at most",
    );
}

#[test]
fn empty_truncated_and_endless_files() {
    assert_told(&problems_with(MISSION, |_| String::new()), MISSION, 1, "", "the file is empty");
    assert_told(&problems_with(MAP, |_| " \n\t\n".into()), MAP, 1, "", "the file is empty");
    assert_told(&problems_with(HEROES, |_| "// nothing\n".into()), HEROES, 2, "", "");
    for name in [MAP, MISSION, HEROES] {
        let problems = problems_with(name, |text| text[..text.len() / 2].to_string());
        let truncated = problems.iter().find(|p| p.file == name).expect("a problem of the truncated file");
        assert!(truncated.line > 10 && !truncated.field.is_empty(), "{truncated}");
    }
    let endless = "x".repeat(MAX_BYTES + 1);
    assert_told(&problems_with(MAP, |_| endless), MAP, 1, "", "at most");
}

#[test]
fn ten_megabytes_of_noise() {
    let mut state = 7_u32;
    let mut byte = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    let noise: Vec<u8> = (0..10_000_000).map(|_| byte()).collect();
    let problem = SourceFile::from_bytes(MAP, noise.clone()).expect_err("too large");
    assert!(problem.to_string().starts_with("maps/yard.ron:1:1: the file has 10000000 bytes"), "{problem}");
    let problem = SourceFile::from_bytes(MAP, noise[..1_000_000].to_vec()).expect_err("not UTF-8");
    assert!(problem.message.contains("UTF-8"), "{problem}");
    // As text, cut to what is read, and as brackets and strings that never end.
    let printable: String = noise.iter().take(MAX_BYTES).map(|byte| char::from(byte % 95 + 32)).collect();
    for text in
        [printable, "(".repeat(MAX_BYTES), "[{".repeat(1_000_000), "\"".repeat(MAX_BYTES), "r#".repeat(1_000_000)]
    {
        let problems = problems_with(MAP, |_| text);
        assert!(problems.iter().any(|p| p.file == MAP), "{problems:?}");
    }
}

#[test]
fn deep_nesting_is_refused() {
    let deep = format!("{}AtLeast(Round, 1){}", "Not(".repeat(5_000), ")".repeat(5_000));
    let problems = problems_after(MISSION, "AtLeast(Round, 2)", &deep);
    assert!(
        problems.iter().any(|p| p.file == MISSION && p.field.starts_with("triggers[0].only_if[0]")),
        "{problems:?}"
    );
}

#[test]
fn ids_that_are_there_twice_or_no_ids() {
    let second = "id: \"nightwing\", name";
    assert_breaks(HEROES, second, "id: \"batman\", name", "[1].id", "\"batman\" appears twice");
    assert_breaks(HEROES, second, "id: \"Night Wing\", name", "[1].id", "is not an id");
    assert_breaks(MISSION, "id: \"defuse\"", "id: \"prime\"", "interactions[1].id", "\"prime\" appears twice");
    let slots = (
        "        (area: \"yard_1\", choices: [\n            (hero: \"batman\", fatigue: 5),",
        "        (area: \"yard_1\", choices: [(hero: \"batman\")]),\n        (area: \"yard_1\", choices: [(hero: \"batman\")]),\n        (area: \"yard_1\", choices: [",
    );
    let problems = problems_after(MISSION, slots.0, slots.1);
    assert_told(&problems, MISSION, line_of(MISSION, "heroes: ["), "heroes", "too few different Heroes");
    let mut files = files();
    files.push(SourceFile::new("missions/copy.ron", include_str!("content/mission.ron")));
    let problems = gotham_content::load(&files).expect_err("two missions of one id");
    assert_told(&problems, MISSION, 3, "id", "appears twice");
}

/// G-56: two tiles of one miniature name each other, and a mission has both of them in the River and one miniature.
#[test]
fn two_tiles_of_one_miniature() {
    let tells = |problems: &[Problem], field: &str, told: &str| {
        let is_it = |problem: &&Problem| problem.field.ends_with(field) && problem.message.contains(told);
        assert!(problems.iter().any(|problem| is_it(&problem)), "no {field}: {told} in {problems:#?}");
    };
    for (with, told) in [
        ("", "which is the other tile of its miniature?"),
        ("other_tile: \"no_one\",", "there is no other Character tile \"no_one\""),
        ("other_tile: \"bane\",", "does not name this tile as its other one"),
    ] {
        tells(&problems_after(TILES, "other_tile: \"scarface_peyton_riley\",", with), "].other_tile", told);
    }
    let (first, second) = ("Character(\"ventriloquist_peyton_riley\"),", "Character(\"scarface_peyton_riley\"),");
    let (one, other) = ("(\"scarface_peyton_riley\", 1),", "(\"ventriloquist_peyton_riley\", 1),");
    let with = |river: &str, miniatures: &str, placed: &str| {
        problems_with(MISSION, |text| {
            let text = text.replacen("river: [", &format!("river: [{river}"), 1);
            let text = text.replacen("miniatures: [(", &format!("miniatures: [{miniatures}("), 1);
            text.replacen("(\"yard_2\", [", &format!("(\"yard_2\", [{placed}"), 1)
        })
    };
    let (place_one, place_other) = ("\"scarface_peyton_riley\",", "\"ventriloquist_peyton_riley\",");
    let both = format!("{first}{second}");
    assert_eq!(with(&both, one, place_one), []);
    assert_eq!(with(&both, other, place_other), []);
    tells(&with(first, other, place_other), "villain.river[0]", "the other tile of its miniature, is not in the River");
    let two = with(&both, &format!("{one}{other}"), place_one);
    tells(&two, "villain.miniatures[0]", "are two tiles of one miniature");
    tells(&with(&both, &one.replace('1', "2"), place_one), "villain.miniatures[0]", "are two tiles of one miniature");
    let thrice = with(&format!("{both}{second}"), one, place_one);
    tells(&thrice, "villain.river[1]", "is one of two tiles");
}

/// Two faces or colors of one piece are counted together; a double tile has two miniatures; a Screen's own Equipment is
/// what its Hero starts with if the mission says nothing.
#[test]
fn what_belongs_together_in_the_box() {
    let tells = |problems: &[Problem], field: &str, told: &str| {
        let is_it = |problem: &&Problem| problem.field.ends_with(field) && problem.message.contains(told);
        assert!(problems.iter().any(|problem| is_it(&problem)), "no {field}: {told} in {problems:#?}");
    };
    let with = |tiles: &[(&str, u8)]| {
        let river: String = tiles.iter().map(|(tile, _)| format!("Character(\"{tile}\"),")).collect();
        let counts: String = tiles.iter().map(|(tile, count)| format!("(\"{tile}\", {count}),")).collect();
        problems_with(MISSION, |text| {
            let text = text.replacen("river: [", &format!("river: [{river}"), 1);
            let text = text.replacen("miniatures: [(", &format!("miniatures: [{counts}("), 1);
            text.replacen("pool: [", &format!("pool: [{counts}"), 1)
        })
    };
    assert_eq!(with(&[("two_face_heads", 1)]), []);
    assert_eq!(with(&[("two_face_tails", 1)]), []);
    for (one, other) in [("two_face_heads", "two_face_tails"), ("hounds_villain", "hounds")] {
        tells(&with(&[(one, 1), (other, 1)]), "villain.river[1]", "and there are 1 of it");
    }
    assert_eq!(with(&[("bud_and_lou", 2)]), []);
    tells(&with(&[("bud_and_lou", 3)]), "villain.miniatures[0]", "has 2 miniatures");
    for (from, to, field, told) in [
        ("side_of: \"citizens\"", "side_of: \"no_one\"", "].side_of", "there is no other Character tile \"no_one\""),
        ("side_of: \"citizens\"", "side_of: \"two_face_tails\"", "].side_of", "are counted on one side only"),
        ("miniatures: 2,", "miniatures: 0,", "].miniatures", "a tile has miniatures"),
    ] {
        tells(&problems_after(TILES, from, to), field, told);
    }
    let own = "equipment: [\"baton\", \"baton\"]";
    tells(&problems_after(HEROES, own, "equipment: [\"batarangs\"]"), "].equipment[0]", "there is no Equipment");
    let three = "equipment: [\"baton\", \"baton\", \"baton\"]";
    tells(&problems_after(HEROES, own, three), "].equipment[2]", "there are 2 of");
}

#[test]
fn missions_that_cannot_be_set_up() {
    let cases = [
        ("fatigue: 5", "fatigue: 12", "heroes[0].choices[0].fatigue", "Batman has 11 cubes"),
        (r#"["service_gun"]"#, r#"["minigun"]"#, "heroes[0].choices[1].equipment", "Encumbrance 6 is more than the 5"),
        (r#"["service_gun"]"#, r#"["batarangs"]"#, "heroes[0].choices[1].equipment[0]", "is a Bat-Gadget"),
        ("EventWarning, ", "", "events", "no Event Warning tile"),
        (r#"("thugs_crowbar", 3)"#, r#"("thugs_crowbar", 2)"#, "villain.pool[0]", "only 2 miniatures"),
        (r#"("thugs_crowbar", 3)"#, r#"("thugs_crowbar", 4)"#, "villain.river[0]", "1 miniatures"),
        (r#"("bane_venom", 1)"#, r#"("joker", 1)"#, "villain.miniatures[2]", "neither in the River nor set aside"),
        (
            r#"["thugs_crowbar"]),
        ("yard_3""#,
            r#"["bane", "bane", "bane", "bane", "bane"]),
        ("yard_3""#,
            "miniatures[0]",
            "holds a Size of 4 at most, not 5",
        ),
        ("story: \"A safe, a bomb and a long night.\"", "story: \"\"", "story", "the text is missing"),
        (
            "effects: [Turn((role: Subject), \"primed\")]",
            "effects: [Remove((role: Acting))]",
            "interactions[0].effects[0][0].role",
            "no token",
        ),
        (
            "effects: [Remove((role: Acting))]",
            "effects: [Remove((role: Subject))]",
            "interactions[1].effects[0][0].role",
            "no token",
        ),
        ("[Reinforcement(Just(2))]", "[Explosion(Here, Just(2))]", "events[0].parts[0].effects[0][0]", "nobody acts"),
        ("[MunitionsSpecialist]", "[Hacking]", "interactions[1].helped_by[0]", "Hacking does not help"),
        ("at: EndOfRound, ", "", "endings", "at a moment of the last round"),
        ("[AtLeast(Round, 2)]", "[AtLeast(Round, 3)]", "triggers[0].only_if[0][1]", "rounds 1 to 2"),
        ("winner: Villain", "winner: Heroes", "endings", "no ending lets the Villain win"),
    ];
    for (from, to, field, message) in cases {
        let problems = problems_after(MISSION, from, to);
        let told = |p: &Problem| p.file == MISSION && p.line > 1 && p.field == field && p.message.contains(message);
        assert!(problems.iter().any(told), "no {field}: {message} in {problems:#?}");
    }
}

#[test]
fn every_problem_is_told() {
    let mut files = files();
    for file in &mut files {
        file.text = match file.name.as_str() {
            HEROES => file.text.replacen("energy: 11", "energy: 0", 1),
            MAP => file.text.replacen("limit: 8", "limit: 8, size: 3", 1),
            MISSION => file.text.replace("\"bomb\"", "\"bob\"").replacen("id: \"bob\"", "id: \"bomb\"", 1),
            _ => continue,
        };
    }
    let problems = gotham_content::load(&files).expect_err("broken in three files");
    for (name, at_least) in [(HEROES, 3), (MAP, 1), (MISSION, 2)] {
        let told = problems.iter().filter(|p| p.file == name).count();
        assert!(told >= at_least, "{told} problems of {name} in {problems:#?}");
    }
    assert!(problems.is_sorted_by_key(|p| (p.file.clone(), p.line)));
}

#[test]
fn files_that_are_missing_or_strange() {
    let mut files = files();
    files.retain(|file| file.name != HEROES);
    files.push(SourceFile::new("notes/todo.ron", "()"));
    let problems = gotham_content::load(&files).expect_err("heroes.ron is missing");
    assert_told(&problems, HEROES, 1, "", "the file is missing");
    assert_told(&problems, "notes/todo.ron", 1, "", "nothing is read from here");
}

/// `build.rs` calls the same two functions and prints each problem: this is what fails the build.
#[test]
fn a_broken_file_on_the_disk_names_file_line_and_field() {
    let root = tempfile::tempdir().expect("a folder");
    for folder in FOLDERS {
        fs::create_dir_all(root.path().join(folder)).expect("a folder");
    }
    for file in files() {
        fs::write(root.path().join(&file.name), &file.text).expect("a file");
    }
    let load = || {
        let (files, unread) = read_folder(root.path());
        (gotham_content::load(&files), unread)
    };
    let (sound, unread) = load();
    assert!(sound.is_ok() && unread.is_empty(), "{sound:?} {unread:?}");
    let broken = fs::read_to_string(root.path().join(MISSION)).expect("a file").replace("rounds: 2", "rounds: two");
    fs::write(root.path().join(MISSION), broken).expect("a file");
    fs::write(root.path().join("maps/noise.ron"), [0xff; 10]).expect("a file");
    let (broken, unread) = load();
    let told: Vec<String> = broken.expect_err("a broken mission").iter().map(Problem::to_string).collect();
    assert!(told[0].starts_with("missions/night_watch.ron:10:13: rounds: Expected integer"), "{told:?}");
    assert_eq!(unread[0].to_string(), "maps/noise.ron:1:1: this byte is not UTF-8 text");
}

#[test]
fn a_campaign_names_missions_that_exist_once_each() {
    let again = "(mission: \"night_watch\", page: \"Once more.\"),\n            ],";
    let page = "page: \"Somebody keeps watch.\"";
    for (from, to, field, message) in [
        ("\"night_watch\"", "\"night_shift\"", "chapters[0].line[0].mission", "there is no mission \"night_shift\""),
        (page, "page: \" \"", "chapters[0].line[0].page", "the text is missing"),
        ("name: \"One Night\"", "name: \"\"", "chapters[0].name", "the text is missing"),
        ("opening: \"It is late.\"", "opening: \"\"", "chapters[0].opening", "the text is missing"),
        ("dark: \"No sleep.\"", "dark: \"\"", "chapters[0].closing.dark", "the text is missing"),
        ("flickering: \"It dawns.\"", "flickering: \"\"", "closing.flickering", "the text is missing"),
        (page, "pages: \"Somebody keeps watch.\"", "chapters[0].line[0].pages", "pages"),
    ] {
        assert_breaks(CAMPAIGN, from, to, field, message);
    }
    let twice = problems_after(CAMPAIGN, "            ],", &format!("                {again}"));
    assert_told(&twice, CAMPAIGN, 8, "chapters[0].line[1].mission", "\"night_watch\" appears twice");
    let none = problems_with(CAMPAIGN, |text| {
        let (before, rest) = text.split_once("(mission").expect("an episode");
        before.to_string() + rest.split_once("),").expect("its end").1
    });
    assert_told(&none, CAMPAIGN, 6, "chapters[0].line", "a mission at least");
    let lessons = problems_after(MISSION, "rounds: 2", "rounds: 2, lessons: (seed: 1, lessons: [], closing: ())");
    assert!(lessons.iter().all(|problem| problem.file != CAMPAIGN), "it may mean the broken mission: {lessons:#?}");
}

#[test]
fn a_tutorial_belongs_to_no_campaign() {
    let mut files = gotham_embedded::files();
    let campaign = files.iter_mut().find(|file| file.name == CAMPAIGN).expect("the campaign");
    campaign.text = campaign.text.replacen("\"to_sink_a_city\"", "\"first_night\"", 1);
    let problems = gotham_content::load(&files).expect_err("refused");
    assert!(matches!(&*problems, [only] if only.message == "\"first_night\" is a tutorial"), "{problems:#?}");
}

#[test]
fn a_catalogue_without_a_campaign_is_whole() {
    let mut files = files();
    files.retain(|file| file.name != CAMPAIGN);
    assert!(gotham_content::load(&files).expect("sound files").campaign.is_none());
}

#[test]
fn the_campaign_goes_once_through_every_mission() {
    let catalogue = gotham_embedded::catalogue();
    let campaign = catalogue.campaign.as_ref().expect("it is built in");
    assert_eq!(campaign.chapters.len(), 5);
    for chapter in &campaign.chapters {
        assert_eq!((chapter.line.len(), chapter.asides.len()), (4, 2), "{}", chapter.name.english());
    }
    let mut told: Vec<&str> =
        campaign.chapters.iter().flat_map(|chapter| chapter.episodes()).map(|it| it.mission.as_str()).collect();
    told.sort_unstable();
    let mut all: Vec<&str> = catalogue.missions.iter().map(|mission| mission.id.as_str()).collect();
    all.sort_unstable();
    assert_eq!(told, all);
    assert_eq!(campaign.chapter_of("the_longest_night").map(|(at, _)| at), Some(4));
    assert!(campaign.chapter_of("first_night").is_none());
}
