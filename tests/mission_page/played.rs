//! Each word of the page's tables is put into the page's example and played: a word that the game doesn't know doesn't
//! load.

use gotham_ai::RandomPlayer;
use gotham_rules::{Edition, Game, Options};

use crate::kit::Table;
use crate::mission_page::bench::{as_it_is, finish, problems, set_off, stir, with};
use crate::mission_page::page::{chapters, code, head};

/// What has to happen first, so that an effect finds something to do.
const FIRST: [(&str, &str); 17] = [
    ("Heal", "Wound((tiles: [\"bane\"]), Just(2))"),
    ("Unshackle", "Shackle((tiles: [\"bane\"]), Just(1))"),
    ("Release", "Lead((tiles: [\"citizens\"]))"),
    ("ChangeBack", "ChangeForm((tiles: [\"bane\"]), \"bane_venom\")"),
    ("Hide", "Reveal((kind: \"bag\"))"),
    ("PutDown", "PickUp((kind: \"bag\", at: Here))"),
    ("RemoveFields", "PlaceFields(Gas, At(\"subway_1\"), Just(1))"),
    ("GrantAttack", "MoveTo((tiles: [\"bane\"]), Here)"),
    ("GrantAction", "MoveTo((tiles: [\"bane\"]), Here)"),
    ("EndMode", "BeginMode(\"unaware\")"),
    ("OpenReinforcement", "CloseReinforcement(Anywhere)"),
    ("LoseCard", "GainCard(\"information\", (hero: true))"),
    ("CloseDoor", "OpenDoor(\"gate\")"),
    ("CloseLink", "OpenLink(\"lift\")"),
    ("SetLight", "SetDark(At(\"subway_30\"))"),
    ("LoseSkill", "GrantSkill((hero: true), Parkour, 2)"),
    ("OpenAreas", "CloseAreas(At(\"subway_30\"))"),
];

/// What an interaction involves besides the token in the Area.
const ON_MINI: &str = "target: (side: Villain)";
const ON_TOKEN: &str = "anywhere: (kind: \"camera\")";

/// An interaction that everybody may do at once.
fn interaction(at: usize, about: &str, effects: &str) -> String {
    format!(
        "(id: \"word_{at}\", name: \"Word\", text: \"Word.\", who: (hero: true), action: Free, here: (kind: \"safe\"), \
         {about}, effects: [{effects}]),\n"
    )
}

/// The words of a chapter.
fn words(chapter: &str) -> Vec<&'static str> {
    let found = chapters().into_iter().find(|known| known.name == chapter).expect("the chapter is there");
    let words: Vec<_> = found.rows.into_iter().flat_map(|row| row.words).collect();
    assert!(!words.is_empty(), "\"{chapter}\" explains nothing");
    words
}

/// Every word of a chapter is put into an interaction and played.
fn play(chapter: &str, about: &str, effects: impl Fn(&str) -> String) {
    let words = words(chapter);
    let parts = words.iter().enumerate().map(|(at, word)| interaction(at, about, &effects(word)));
    let scenario = with(&[("interactions", parts.collect())]);
    for at in 0..words.len() {
        stir(&scenario, at);
    }
}

#[test]
fn the_example() {
    let scenario = as_it_is();
    for (seed, edition) in (0..10).flat_map(|seed| Edition::ALL.map(|edition| (seed, edition))) {
        let options = Options { edition, ..Options::default() };
        let mut table = Table::new(Game::new(scenario.clone(), options, seed));
        finish(&mut table, &mut RandomPlayer::new(seed));
    }
}

#[test]
fn who_and_what_is_meant() {
    let of = |chapter: &str| format!("Who and what is meant/{chapter}");
    play(&of("Roles"), ON_MINI, |word| {
        format!(
            "PickMinis(\"one\", (tiles: [\"bane\"])), LayDown((role: {word})), PlaceFields(Smoke, The({word}), Just(1))"
        )
    });
    play(&of("Roles"), ON_TOKEN, |word| format!("PickTokens(\"one\", (kind: \"bag\")), Reveal((role: {word}))"));
    play(&of("Miniatures"), ON_MINI, |word| format!("LayDown({word})"));
    play(&of("States"), ON_MINI, |word| format!("LayDown((state: [{word}]))"));
    play(&of("Picks"), ON_MINI, |word| format!("LayDown((side: Villain, pick: {word}))"));
    play(&of("Tokens"), ON_TOKEN, |word| format!("Remove({word})"));
    play(&of("Cards"), ON_MINI, |word| format!("Set(\"stage\", Cards({word}))"));
    play(&of("Areas"), ON_MINI, |word| format!("PlaceFields(Smoke, {word}, Just(1))"));
}

#[test]
fn numbers_and_conditions() {
    play("Numbers", ON_MINI, |word| format!("Set(\"stage\", {word})"));
    play("Conditions", ON_MINI, |word| format!("Choose([({word}, [Add(\"stage\", Just(1))])], [])"));
}

#[test]
fn effects_do_something() {
    let effects: Vec<String> =
        chapters().into_iter().map(|known| known.name).filter(|name| name.starts_with("Effects/")).collect();
    assert!(effects.len() > 1, "the chapters are there");
    let mut idle: Vec<&str> = Vec::new();
    for chapter in effects {
        let words = words(&chapter);
        let mut parts = String::new();
        for (at, word) in words.iter().enumerate() {
            let first = FIRST.iter().find(|(effect, _)| *effect == head(word));
            let first = first.map_or("Set(\"stage\", Just(9))", |(_, first)| first);
            parts += &interaction(2 * at, ON_MINI, first);
            parts += &interaction(2 * at + 1, ON_MINI, &format!("{first}, {word}"));
        }
        let scenario = with(&[("interactions", parts)]);
        for (at, word) in words.iter().enumerate() {
            let (before, after) = (stir(&scenario, 2 * at), stir(&scenario, 2 * at + 1));
            if after <= before {
                idle.push(word);
            }
        }
    }
    assert!(idle.is_empty(), "nothing comes of {idle:?}");
}

#[test]
fn triggers_are_set_off() {
    let chapters = chapters();
    let rows = || chapters.iter().filter(|known| known.name == "Triggers: when").flat_map(|known| &known.rows);
    let moments = rows().filter(|row| row.words.contains(&"At(Upkeep)")).flat_map(|row| code(row.meaning));
    let mut whens: Vec<String> = rows().flat_map(|row| &row.words).map(ToString::to_string).collect();
    whens.extend(moments.map(|moment| format!("At({moment})")));
    let trigger = |(at, when): (usize, &String)| {
        format!(
            "(id: \"when_{at}\", name: \"When\", when: {when}, only_if: [AtLeast(Round, 1)], \
             effects: [Add(\"stage\", Just(1))]),\n"
        )
    };
    let triggers = whens.iter().enumerate().map(trigger).collect();
    // Everything that a mission can do may happen, so that everything is set off at some point; a second Hero may go
    // down and come back.
    let causes = chapters.iter().filter(|known| known.name.starts_with("Effects/"));
    let causes = causes.flat_map(|known| &known.rows).flat_map(|row| &row.words).filter(|cause| head(cause) != "End");
    let causes = causes.copied().chain(["Neutralize((heroes: [\"catwoman\"]))"]);
    let interactions = causes.enumerate().map(|(at, cause)| interaction(at, ON_MINI, cause)).collect();
    let another = "(area: \"subway_1\", choices: [(hero: \"catwoman\")]),".to_string();
    let scenario = with(&[("triggers", triggers), ("interactions", interactions), ("heroes", another)]);
    let seen = set_off(&scenario);
    let silent: Vec<&String> =
        whens.iter().zip(0u8..).filter(|(_, at)| !seen.contains(at)).map(|(when, _)| when).collect();
    assert!(silent.is_empty(), "{silent:?}: never set off");
}

/// The page says which triggers know who did it: no other trigger's effects may refer to that.
#[test]
fn who_did_it() {
    let knowing = words("Triggers: when/Who did it");
    for when in words("Triggers: when").into_iter().chain(knowing.iter().copied()) {
        let trigger = format!(
            "(id: \"word\", name: \"Word\", when: {when}, only_if: [AtLeast(Round, 1)], \
             effects: [LayDown((role: Acting))]),\n"
        );
        let is_understood = problems(&[("triggers", trigger)]).is_empty();
        assert_eq!(is_understood, knowing.contains(&when), "{when}");
    }
}

#[test]
fn restraints_and_looks() {
    let mode = |(at, word): (usize, &&str)| {
        format!(
            "(id: \"mode_{at}\", name: \"Mode\", text: \"Mode.\", side: Villain, at_start: true, \
             restraints: [{word}]),\n"
        )
    };
    let looks = chapters().into_iter().filter(|known| known.name == "On the board").flat_map(|known| known.rows);
    let looks: Vec<&str> = looks.filter(|row| row.words == ["look"]).flat_map(|row| code(row.meaning)).collect();
    let kind = |(at, look): (usize, &&str)| {
        format!("(id: \"kind_{at}\", name: \"Kind\", look: {look}, faces: [\"up\"], text: \"It lies there.\"),\n")
    };
    let modes = words("Modes").iter().enumerate().map(mode).collect();
    let kinds = looks.iter().enumerate().map(kind).collect();
    let tokens = (0..looks.len()).map(|at| format!("(\"subway_1\", \"kind_{at}\", \"up\"),")).collect();
    let scenario = with(&[("modes", modes), ("token_kinds", kinds), ("tokens", tokens)]);
    for seed in 0..5 {
        let mut table = Table::new(Game::new(scenario.clone(), Options::default(), seed));
        finish(&mut table, &mut RandomPlayer::new(seed));
    }
}
