//! The pages of `docs/` are true: the mission page's example is read and played, and no word of the format is left out.

use gotham_chronicles::ai::{Player as _, RandomPlayer};
use gotham_chronicles::content::{Catalogue, SourceFile};
use gotham_chronicles::embedded;
use gotham_chronicles::rules::{Game, Options, Scenario, query};

const PAGE: &str = include_str!("../docs/mission-format.md");

/// The example of the page.
fn example() -> &'static str {
    let (_, rest) = PAGE.split_once("```ron\n").expect("the page has an example");
    rest.split_once("```").expect("the example ends").0
}

#[test]
fn the_example_of_the_mission_page_is_sound_and_plays() {
    let mut files = embedded::files();
    files.push(SourceFile::new("missions/night_train.ron", example()));
    let catalogue = Catalogue::load(&files).unwrap_or_else(|problems| panic!("{problems:#?}"));
    let scenario = Scenario::new(&catalogue, "night_train").expect("the example");
    for seed in 0..20 {
        let mut game = Game::new(scenario.clone(), Options::default(), seed);
        let mut player = RandomPlayer::new(seed);
        let mut answers = 0;
        while game.state().result.is_none() {
            let command = player.answer(&game.blind(seed));
            game.apply(&command).unwrap_or_else(|refusal| panic!("seed {seed}, {command:?}: {refusal}"));
            assert_eq!(query::invariants(&game), Vec::<String>::new(), "seed {seed}, {command:?}");
            answers += 1;
            assert!(answers < 20_000, "seed {seed}: no end");
        }
    }
}

#[test]
fn the_mission_page_explains_every_word() {
    let rooms = ["src/content/mission", "src/content/script"].map(std::path::Path::new);
    let files = rooms.iter().flat_map(|room| std::fs::read_dir(room).expect("a room")).flatten();
    let sources = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "rs"));
    let shapes = sources.filter(|file| !["names.rs", "visit.rs"].iter().any(|other| file.file_name() == *other));
    let source: String = shapes.map(|file| std::fs::read_to_string(file.path()).expect("a source")).collect();
    let explained = PAGE.replace(example(), "");
    let mut missing = Vec::new();
    for line in source.lines().map(str::trim) {
        let field = line.strip_prefix("pub ").and_then(|line| line.split_once(": ")).map(|(name, _)| name);
        let field = field.filter(|name| name.chars().all(is_word));
        let is_variant = line.ends_with([',', '{']) && line.starts_with(char::is_uppercase) && !line.contains("=>");
        let variant = is_variant.then(|| line.split(['(', ',', ' ']).next().unwrap_or_default());
        for word in field.into_iter().chain(variant) {
            let is_there = |(at, _): (usize, &str)| {
                let after = explained[at + word.len()..].chars().next();
                let before = explained[..at].chars().next_back();
                !after.is_some_and(is_word) && !before.is_some_and(is_word)
            };
            if !explained.match_indices(word).any(is_there) {
                missing.push(word.to_string());
            }
        }
    }
    assert!(missing.is_empty(), "docs/mission-format.md does not explain {missing:?}");
}

#[test]
fn every_dependency_has_its_reason() {
    let (manifest, page) = (include_str!("../Cargo.toml"), include_str!("../docs/dependencies.md"));
    let mut is_inside = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_inside = line.ends_with("dependencies]");
        } else if is_inside && let Some((name, _)) = line.split_once(" = ") {
            assert!(page.contains(name), "docs/dependencies.md does not say why there is {name}");
        }
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
