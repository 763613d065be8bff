//! Regeneration as its possessor likes: all that may come back, less, or nothing. S2 Regeneration, G-120

use std::collections::BTreeMap;

use gotham_content::Side;
use gotham_content::skill::Skill;
use gotham_play::habits::{Habit, Habits, key};
use gotham_rules::command::{AttackKind, Effort, Stance};
use gotham_rules::offered::regeneration::using;
use gotham_rules::{Ask, Command, Happening, SkillTarget};

use crate::kit::{Position, Table};

/// Solomon Grundy (Regeneration 2, Berserk 2) is activated with this many of his 8 Life Points.
fn grundy_with(life: u8) -> Table {
    let position = Position::new().hero("batman", 15).tile("solomon_grundy", &[15]).tile("thugs_crowbar", &[16]);
    let mut table = position.villain(9, 0, 0).start();
    table.life("solomon_grundy", life);
    table.end_turn();
    table.activate_tile("solomon_grundy");
    table.activate("solomon_grundy");
    table.fresh();
    table
}

/// S2 Regeneration, S2 Berserk, G-29, G-120: Solomon Grundy has 4 of 8 Life Points. With two more he is calm; with nothing
/// he rages on, and rolls two White dice more.
#[test]
fn g_120_a_rage_may_be_kept() {
    for (strength, life, rolled) in [(Some(2), 6, "B0 B0"), (None, 4, "B0 B0 W0 W0")] {
        let mut table = grundy_with(4);
        let prompt = table.prompt();
        assert_eq!((prompt.side, prompt.ask, prompt.rule.id()), (Side::Villain, Ask::Regenerate { most: 2 }, "G-120"));
        assert_eq!(prompt.subject, Some(table.mini("solomon_grundy")));
        table.regenerate(strength);
        assert_eq!(table.body("solomon_grundy").life, life);
        assert_eq!(table.saw(|what| matches!(what, Happening::Regenerated { .. })), strength.is_some());
        table.dice(rolled);
        table.tile_attack(AttackKind::Melee, "solomon_grundy", "batman", 0);
        assert_eq!(table.rolls()[0], rolled);
    }
}

/// G-120, R2 VI.E, G-66: the most stands first among the answers; tiles may leave the River meanwhile, and it is asked on;
/// saved and loaded, too.
#[test]
fn g_120_some_of_it_comes_back() {
    let mut table = grundy_with(4);
    let mini = table.mini("solomon_grundy");
    let demobilize = Command::Demobilize { position: 0 };
    assert_eq!(table.game.legal(), [using(mini, 2), using(mini, 1), Command::Decline, demobilize.clone()]);
    table.say(demobilize);
    table.saved_and_loaded();
    assert_eq!(table.ask(), Ask::Regenerate { most: 2 });
    assert_eq!(table.refused_by(&using(mini, 3)), "G-120");
    assert_eq!(table.refused_by(&using(mini, 0)), "G-120");
    let spurned = [
        using(table.mini("batman"), 1),
        Command::Finish,
        table.skill("solomon_grundy", Skill::Berserk, SkillTarget::Nothing, Effort::cubes(1)),
    ];
    for other in spurned {
        assert_eq!(table.refused_by(&other), "G-87", "{other:?}");
    }
    table.regenerate(Some(1));
    assert_eq!(table.body("solomon_grundy").life, 5);
    assert!(matches!(table.ask(), Ask::MiniAction { .. }));
}

/// G-120: where nothing can come back nothing is asked, and never more than is lost.
#[test]
fn g_120_nothing_is_asked_for_nothing() {
    assert!(matches!(grundy_with(8).ask(), Ask::MiniAction { .. }));
    assert_eq!(grundy_with(7).ask(), Ask::Regenerate { most: 1 });
}

/// Clayface (Regeneration 1) takes an Active Stance in round 2, with these cubes in Reserve, Fatigue and Wounds.
fn clayface_with((reserve, fatigue, wounds): (u8, u8, u8)) -> Table {
    let position = Position::new().hero("clayface_detective_comics", 15).tile("bane", &[31]);
    let mut table = position.start();
    table.end_turn();
    table.cubes("clayface_detective_comics", reserve, fatigue, wounds);
    table.end_turn();
    let mini = table.mini("clayface_detective_comics");
    table.fresh();
    table.say(Command::TakeStance { mini, stance: Stance::Active });
    table
}

/// S2 Regeneration, G-120, R2 V.B.3: a Hero is asked as its Stance is named and before it recovers.
#[test]
fn g_120_a_hero_is_asked_before_it_recovers() {
    for (strength, cubes) in [(Some(1), (5, 1, 5)), (None, (4, 2, 5))] {
        let mut table = clayface_with((4, 0, 7));
        assert_eq!((table.prompt().side, table.ask()), (Side::Heroes, Ask::Regenerate { most: 1 }));
        assert_eq!(table.hero("clayface_detective_comics").reserve, 4);
        table.saved_and_loaded();
        table.regenerate(strength);
        let tablet = table.hero("clayface_detective_comics");
        assert_eq!((tablet.reserve, tablet.fatigue, tablet.wounds), cubes, "{strength:?}");
        assert_eq!((tablet.stance, table.ask()), (Stance::Active, Ask::HeroAction));
    }
    assert_eq!(clayface_with((4, 7, 0)).ask(), Ask::HeroAction, "no Wounds, no question");
}

/// G-72, G-120: who is sent ahead is activated for it, and asked.
#[test]
fn g_120_a_miniature_that_is_sent_ahead_is_asked() {
    let position = Position::new().hero("batman", 1).tile("black_mask", &[15]).tile("solomon_grundy", &[16]);
    let mut table = position.start();
    table.life("solomon_grundy", 3);
    table.villain_acts_with("black_mask");
    let on = SkillTarget::Mini(table.mini("solomon_grundy"));
    table.uses_skill("black_mask", Skill::Tactician, on, 0);
    assert_eq!(table.ask(), Ask::Regenerate { most: 2 });
    table.regenerate(Some(1));
    assert_eq!(table.body("solomon_grundy").life, 4);
    assert!(matches!(table.ask(), Ask::KeepMoving { .. }));
}

/// G-32, G-120: "always" takes all that can come back, and "never" nothing.
#[test]
fn g_120_always_and_never() {
    let table = grundy_with(4);
    let mini = table.mini("solomon_grundy");
    for (habit, answer) in [(Habit::Always, using(mini, 2)), (Habit::Never, Command::Decline)] {
        let notes = BTreeMap::from([(key(&table.game, mini, Skill::Regeneration), habit.word().to_string())]);
        assert_eq!(Habits(&notes).answer(&table.game, &table.prompt()), Some(answer));
    }
}
