//! What missions change for a while: light, Skills, the X of a Screen; and how often something may be done, who is safe, and
//! how it was won.

use gotham_content::skill::Skill;
use gotham_rules::command::Stance;
use gotham_rules::score::Score;
use gotham_rules::{Ask, Command, Happening, MiniId, mission as words, query, skills};

use crate::kit::{Position, Table};
use crate::mission::stage::{mission, play, play_text, value};

/// One sees out of the dark, and into it only from beside it.
#[test]
fn a_dark_area() {
    let sees = |table: &Table, from: u8, to: u8| query::line_of_sight(&table.game, table.area(from), table.area(to));
    let light = play("");
    assert!(sees(&light, 21, 15) && sees(&light, 16, 15) && sees(&light, 15, 15));
    let dark = play(r#"setup: [SetDark(At("subway_15"))],"#);
    assert!(!sees(&dark, 21, 15), "from afar");
    assert!(sees(&dark, 16, 15) && sees(&dark, 15, 15), "from beside it, and inside");
    assert!(sees(&dark, 15, 21), "and out of it");
    let board = dark.game.board();
    assert!(board.lines(dark.area(21), dark.area(15)).is_empty());
    assert!(board.is_dark(dark.area(15)) && !board.is_dark(dark.area(16)));
    let again = play(r#"setup: [SetDark(Anywhere), SetLight(Except(Anywhere, At("subway_3")))],"#);
    assert!(sees(&again, 21, 15) && !sees(&again, 22, 3));
    let both = play(r#"setup: [SetDark(At("subway_15")), SetLight(At("subway_15"))],"#);
    assert!(both.game.state().board.is_none(), "as printed: nothing to remember");
    let mut saved = dark;
    let hash = saved.game.hash();
    saved.saved_and_loaded();
    assert!(!sees(&saved, 21, 15) && saved.game.hash() == hash);
}

fn level(table: &Table, mini: MiniId, skill: Skill) -> u8 {
    skills::level(&table.game, mini, skill)
}

/// G-32: what is granted adds to what is printed; it is taken back first, and only then what is printed goes.
#[test]
fn skills_granted_and_lost() {
    let setup = |effects: &str| play(&format!("setup: [{effects}],"));
    let of = |table: &Table, name: &str, skill| level(table, table.mini(name), skill);
    let plain = setup("LayDown((tiles: [\"bane\"]))");
    let printed = of(&plain, "bane", Skill::MunitionsSpecialist);
    let grant = r#"GrantSkill((tiles: ["bane"]), MunitionsSpecialist, 2)"#;
    let lose = r#"LoseSkill((tiles: ["bane"]), MunitionsSpecialist)"#;
    assert!(printed > 0);
    assert_eq!(of(&setup(grant), "bane", Skill::MunitionsSpecialist), printed + 2);
    let more = format!(r#"{grant}, GrantSkill((tiles: ["bane"]), MunitionsSpecialist, 1)"#);
    assert_eq!(of(&setup(&more), "bane", Skill::MunitionsSpecialist), printed + 1);
    assert_eq!(of(&setup(&format!("{grant}, {lose}")), "bane", Skill::MunitionsSpecialist), printed);
    assert_eq!(of(&setup(&format!("{grant}, {lose}, {lose}")), "bane", Skill::MunitionsSpecialist), 0);
    assert_eq!(of(&setup(lose), "bane", Skill::MunitionsSpecialist), 0);
    let new = setup(r#"GrantSkill((tiles: ["thugs_crowbar"]), Regeneration, 3)"#);
    let thug = new.mini("thugs_crowbar");
    assert_eq!(level(&new, thug, Skill::Regeneration), 3, "a Skill that it never had");
    assert!(skills::states(&new.game, thug).iter().any(|held| held.skill == Skill::Regeneration && held.level == 3));
    assert!(skills::printed(&new.game, thug).has(Skill::Regeneration));
    assert!(skills::holds(&new.game, thug, Skill::Regeneration, &[]));
    assert_eq!(of(&setup(r#"GrantSkill((heroes: ["batman"]), Regeneration, 1)"#), "batman", Skill::Regeneration), 1);
}

/// A Skill that is granted works: with Parkour, a Drop does not hurt.
#[test]
fn a_granted_skill_is_used() {
    let table = play(r#"setup: [GrantSkill((heroes: ["batman"]), Elusive, 9)],"#);
    let batman = table.mini("batman");
    assert_eq!(level(&table, batman, Skill::Elusive), 9);
    assert!(table.saw(|what| matches!(what, Happening::SkillGranted { level: 9, .. })));
}

/// The X of Batcow's Screen: 2, until the mission says otherwise.
#[test]
fn the_x_of_a_screen() {
    let at = |effects: &str| Position::new().hero("batcow", 15).when("At(Upkeep)", effects).start();
    let (plain, more) = (at("Tire((hero: true), Just(1))"), at(r#"SetFigure("batcow", Just(4))"#));
    let levels = |table: &Table| [Skill::Combo, Skill::Hacking].map(|skill| level(table, table.mini("batcow"), skill));
    assert_eq!((levels(&plain), levels(&more)), ([2, 2], [4, 4]));
    let recovers = |table: &Table| query::recovery(&table.game, table.mini("batcow"), Stance::Active);
    assert_eq!((recovers(&plain), recovers(&more)), (2, 4));
}

fn can(table: &Table, name: &str) -> bool {
    let mini = table.mini(name);
    table.game.legal().iter().any(|it| matches!(it, Command::Interact { mini: who, .. } if *who == mini))
}

/// G-57: once in each turn of a side, whoever does it.
#[test]
fn once_in_a_turn() {
    let mut table = play(
        r#"values: [("points", 0)],
    interactions: [
        (
            id: "ring", name: "Ring", text: "Ring.", who: (hero: true), action: Free, once_a_turn: true,
            effects: [Add("points", Just(1))],
        ),
    ],"#,
    );
    assert!(can(&table, "batman") && can(&table, "catwoman"));
    let ring = table.game.legal().into_iter().find(|it| matches!(it, Command::Interact { .. })).expect("it");
    table.say(ring.clone());
    assert!(!can(&table, "batman") && !can(&table, "catwoman"), "by whomever");
    assert_eq!(table.refused_by(&ring), "R2 XII");
    assert_eq!(value(&table, 0), 1);
    table.end_turn();
    for _ in 0..60 {
        if can(&table, "batman") {
            return;
        }
        let legal = table.game.legal();
        let ends = legal.iter().find(|it| matches!(it, Command::EndTurn | Command::Finish)).cloned();
        match (table.ask(), table.prompt().subject) {
            (Ask::TakeStance, Some(mini)) => table.say(Command::TakeStance { mini, stance: Stance::Active }),
            _ => table.say(ends.unwrap_or_else(|| legal[0].clone())),
        }
    }
    panic!("not in the next turn");
}

/// Company that cannot be attacked is hurt by Explosions, unless the mission says that it is safe.
#[test]
fn who_is_safe_from_explosions() {
    let hurt = |company: &str| {
        let text = mission(r#"setup: [Explosion(At("subway_15"), Just(3))],"#);
        let text = text.replacen("attackable: true)", company, 1);
        play_text(&text, &[]).log.iter().any(|event| matches!(event.what, Happening::Rolled { .. }))
    };
    assert!(hurt("attackable: true)") && hurt("attackable: false)"));
    assert!(!hurt("attackable: false, safe_from_explosions: true)"));
}

/// G-84: a mission asks whether a link is open.
#[test]
fn whether_a_link_is_open() {
    let asked = |first: &str| {
        let effects = format!(
            r#"{first} Choose([(LinkIsOpen("to_cave"), [SetDifficult(At("cellar_1"), 2)])], [SetDifficult(At("cellar_1"), 1)])"#
        );
        let position = Position::on("cellar").hero("batman", 5).tile("thugs_crowbar", &[4]);
        let table = position.when("At(Upkeep)", &effects).start();
        table.game.board().area(table.area(1)).difficult
    };
    assert_eq!(asked(r#"CloseLink("to_cave"),"#), 1);
    assert_eq!(asked(r#"OpenLink("to_cave"),"#), 2);
}

/// The score says what the Heroes manage besides winning.
#[test]
fn grace() {
    let ended = |condition: &str| {
        let grace = format!(r#"grace: (text: "Nobody was hurt.", only_if: [{condition}]),"#);
        let fields = format!(
            r#"{grace} interactions: [
        (id: "end", name: "End", text: "End.", who: (hero: true), action: Free, effects: [End("won")]),
    ],"#
        );
        let mut table = play(&fields);
        let end = table.game.legal().into_iter().find(|it| matches!(it, Command::Interact { .. })).expect("it");
        table.say(end);
        assert!(table.game.state().result.is_some());
        (words::grace(&table.game), Score::of(&table.game).and_then(|score| score.grace))
    };
    assert_eq!(ended("NoMini((state: [Wounded]))"), (Some(true), Some(true)));
    assert_eq!(ended("AtLeast(Round, 3)"), (Some(false), Some(false)));
    assert_eq!(words::grace(&play("").game), None);
}
