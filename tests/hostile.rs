//! Damaged files, records and commands: the same ones that the fuzzers in `fuzz/` try for hours, a little of it each
//! time.

#[expect(unreachable_pub, reason = "the fuzzers see it from outside")]
#[path = "../fuzz/inputs.rs"]
mod inputs;
#[path = "../fuzz/noise.rs"]
mod noise;

use self::inputs::{under_way, words_of_the_page};
use self::noise::spoiled;
use gotham_content::CATALOGUE_FILES;
use gotham_play::names::Names;
use gotham_play::record::Entry;
use gotham_play::sandbox::EXAMPLES;
use gotham_play::{Match, Record, Sandbox, share};
use gotham_rules::state::RiverSlot;
use gotham_rules::{CardId, MiniId};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::json;

/// How many damaged texts of each kind.
const CASES: u32 = 100;
/// The same ones on every machine; `fuzz/` looks for others.
const SEED: u64 = 7;

proptest! {
    #![proptest_config(ProptestConfig {
        cases: CASES,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(SEED),
        ..ProptestConfig::default()
    })]

    /// Maps, missions, Heroes, tiles, cards and texts.
    #[test]
    fn content(seed in any::<u64>()) {
        let files = gotham_embedded::files();
        let file = &files[seed as usize % files.len()];
        inputs::content(&file.name, &spoiled(&file.text, seed));
    }

    /// Bytes from a fuzzer, the first of which says which file of the catalogue they are.
    #[test]
    fn catalogue(seed in any::<u64>()) {
        let (which, name) = CATALOGUE_FILES.iter().enumerate().nth(seed as usize % CATALOGUE_FILES.len()).expect("one of them");
        let text = spoiled(&embedded_text(&format!("assets/content/{name}")), seed);
        inputs::catalogue(&[&[which as u8], text.as_slice()].concat());
    }

    #[test]
    fn maps(seed in any::<u64>()) {
        inputs::map(&spoiled(&embedded_text(inputs::MAP), seed));
    }

    #[test]
    fn missions(seed in any::<u64>()) {
        inputs::mission(&spoiled(&embedded_text(inputs::MISSION), seed));
    }

    /// The mission page's example with any of its words in it, and the Subway behind it: what passes is played.
    #[test]
    fn played(seed in any::<u64>()) {
        let pages = words_of_the_page();
        let mission = spoiled(&pages[seed as usize % pages.len()], seed);
        let map = spoiled(&embedded_text(inputs::MAP), seed);
        match seed % 3 {
            0 => inputs::play(&[mission.as_slice(), inputs::AND_MAP.as_bytes(), &map].concat()),
            _ => inputs::play(&mission),
        }
    }

    #[test]
    fn records(seed in any::<u64>(), steps in 0usize..120) {
        inputs::record(&spoiled(&under_way().branch(steps).save(), seed));
    }

    /// Saves by the current rules, and by older ones, which are resumed from their table.
    #[test]
    fn saves(seed in any::<u64>(), steps in 0usize..120) {
        let record = under_way().branch(steps).record();
        let rules = if seed % 2 == 0 { record.rules } else { record.rules - 1 };
        inputs::save(&spoiled(&Record { rules, ..record }.text(), seed));
    }

    /// The examples, and matches under way kept as sandboxes.
    #[test]
    fn sandboxes(seed in any::<u64>(), steps in 10usize..120) {
        let kept = Sandbox::of(&under_way().branch(steps)).expect("it can be kept").file();
        let text = EXAMPLES.get(seed as usize % 4).map_or(kept.as_str(), |(_, text)| text);
        inputs::sandbox(&spoiled(text, seed));
    }

    /// Codes that were damaged on the way.
    #[test]
    fn codes(seed in any::<u64>(), steps in 0usize..120) {
        inputs::code(&spoiled(&share::write(&under_way().branch(steps)).expect("a code"), seed));
    }

    /// Codes that were never written, with a matching checksum: for missions and for sandboxes.
    #[test]
    fn forged_codes(seed in any::<u64>(), steps in 10usize..60, spoiled_at in prop::collection::vec(any::<(u16, u8)>(), 0..4)) {
        let table = under_way().branch(steps);
        let kept = || Match::of_sandbox(&gotham_embedded::catalogue(), Sandbox::of(&table).expect("it can be kept"));
        let table = if seed % 4 == 0 { kept().expect("it can be played") } else { table };
        let mut body = share::unseal(&share::write(&table).expect("a code")).expect("its bytes");
        for (at, byte) in spoiled_at {
            let at = usize::from(at) % body.len();
            body[at] = byte;
        }
        inputs::code(&body);
    }

    #[test]
    fn commands(seed in any::<u64>(), step in 0usize..200, count in 1usize..12) {
        let steps = under_way().steps();
        let words = steps.iter().skip(step).take(count).map(|step| step.words.to_string());
        let arranged = (count % 2 == 0).then(|| inputs::arranged(step).to_string());
        let lines: Vec<String> = std::iter::once(step.to_string()).chain(arranged).chain(words).collect();
        inputs::command(&spoiled(&lines.join("\n"), seed));
    }
}

/// The placements being damaged are sound themselves, and each impossible number is refused.
#[test]
fn things_are_put_only_where_they_can_be() {
    for steps in 0..under_way().steps().len() {
        let mut game = under_way().at(steps).clone();
        let entry = Entry::read(&game, &inputs::arranged(steps)).expect("words of this match");
        entry.apply(&mut game).unwrap_or_else(|error| panic!("step {steps}: {error}"));
    }
    let game = under_way().at(60);
    let (hero, card) = (Names::of(game).mini(MiniId(0)), Names::of(game).card(CardId(0)));
    let lying = game.state().river.iter().find_map(|slot| match slot {
        RiverSlot::Tile { tile, .. } => Some(Names::of(game).tile(*tile)),
        RiverSlot::Event => None,
    });
    let tile = lying.expect("a tile in the River");
    let beyond = [
        (json!({ "minis": { &hero: { "reserve": 255, "fatigue": 255 } } }), "cubes"),
        (json!({ "minis": { &hero: { "equipment": vec![card; 300] } } }), "carries too much"),
        (json!({ "minis": { &hero: { "gadgets": vec![card; 300] } } }), "Bat-Gadgets"),
        (json!({ "minis": { &hero: { "shackles": 255 } } }), "Shackle tokens"),
        (json!({ "minis": { &hero: { "commander": &hero } } }), "a Hero has no commander"),
        (json!({ "crowds": vec!["subway_3"; 300] }), "crowds[1]: it appears twice"),
        (
            json!({ "turn": { "side": "heroes", "step": "stances" }, "minis": { &hero: {
                "reserve": 0, "fatigue": 0, "wounds": 0,
                "spaces": { "melee": 255, "ranged": 255, "manipulation": 0, "thought": 0, "movement": 0, "defense": 0, "reroll": 0 },
            } } }),
            "cubes",
        ),
        (json!({ "command_post": { "reserve": 255, "fatigue": 255 } }), "the Command Post has"),
        (json!({ "fields": vec![json!({ "kind": "smoke", "area": "subway_3", "by": "heroes" }); 300] }), "Smoke"),
        (json!({ "turn": { "side": "villain", "activations": 255 } }), "turn.activations: 255"),
        (json!({ "pool": { tile: 255 } }), "there would be"),
        (json!({ "reinforcement_areas": vec![json!({ "area": "subway_3" }); 300] }), "reinforcement_areas: 300 of 6"),
        (json!({ "used": vec![json!({ "mini": &hero, "skill": "blast" }); 300] }), "used[1]: it appears twice"),
        (json!({ "done": vec![json!({ "mini": &hero, "interaction": "defuse" }); 300] }), "done[1]: it appears twice"),
        (json!({ "lost_skills": [{ "mini": &hero, "skill": "x".repeat(9_000) }] }), "lost_skills[0].skill"),
        (json!({ "values": { "x": 255 } }), "values.x"),
        (json!({ "modes": vec!["x"; 300] }), "modes[0]"),
        (json!({ "last_round": 0 }), "last_round: 0"),
        (json!({ "round": 255 }), "round: 255 of"),
        (json!({ "round": 0 }), "round: 0 of"),
    ];
    for (place, told) in beyond {
        let entry = Entry::read(game, &json!({ "place": place })).expect("a placement");
        let mut copy = game.clone();
        let error = entry.apply(&mut copy).expect_err(told).to_string();
        assert!(error.contains(told), "{error}");
        assert_eq!(copy.hash(), game.hash());
    }
}

fn embedded_text(name: &str) -> String {
    gotham_embedded::files().into_iter().find(|file| file.name == name).expect("an embedded file").text
}
