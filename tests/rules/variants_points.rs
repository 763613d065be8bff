//! Variants that keep Move Points: a Hero's for the turn, a Villain's miniature's for its second Movement. R2 XIII

use gotham_content::skill::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::{Ask, Command, Happening, SkillTarget, Variant, query};

use crate::kit::{Position, Table};

/// Move Points with which each Movement began.
fn begun(table: &Table) -> Vec<u8> {
    let begun = table.happened().filter_map(|what| match what {
        Happening::MovementBegins { points, .. } => Some(*points),
        _ => None,
    });
    begun.collect()
}

/// Move Points that stayed each time.
fn kept(table: &Table) -> Vec<u8> {
    let kept = table.happened().filter_map(|what| match what {
        Happening::PointsKept { points, .. } => Some(*points),
        _ => None,
    });
    kept.collect()
}

/// R2 p.58a, R2 XIII (V-3): the book's Hero with a bonus of 2 uses one Move Point, acts, and has the other for a later
/// Movement.
#[test]
fn what_is_left_of_the_bonus_stays_for_the_turn() {
    let position = || Position::new().hero("batman", 15).ground(16, "crowbar");
    let mut table = position().start();
    table.moves("batman", 16, MoveType::Adjacent, 0);
    table.stop();
    let unpaid = table.step("batman", 17, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&unpaid), "R2 VII.A.4", "without the variant it is lost");

    let mut table = position().variant(Variant::KeptMovePoints).start();
    table.moves("batman", 16, MoveType::Adjacent, 0);
    table.stop();
    assert_eq!(table.hero("batman").by_variants.kept_points, 1);
    table.saved_and_loaded();
    let (mini, card) = (table.mini("batman"), table.card("crowbar"));
    table.say(Command::PickUp { mini, card, pushing: 0 });
    assert_eq!(query::moving::points(&table.game, mini), 1);
    table.moves("batman", 17, MoveType::Adjacent, 0);
    assert_eq!((begun(&table), kept(&table)), (vec![2, 1], vec![1]));
    assert!(table.rules().contains(&"R2 XIII"), "{:?}", table.rules());
    table.stop();
    let unpaid = table.step("batman", 16, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&unpaid), "R2 VII.A.4", "both are used up");
}

/// R2 XIII (V-3), G-13: it stays for this turn only; the next round's first Movement has a new bonus.
#[test]
fn what_is_kept_is_lost_at_the_end_of_the_turn() {
    let mut table = Position::new().hero("batman", 15).variant(Variant::KeptMovePoints).start();
    table.moves("batman", 16, MoveType::Adjacent, 0);
    table.stop();
    table.end_turn();
    assert_eq!(table.hero("batman").by_variants.kept_points, 0);
    table.end_turn();
    table.all_active();
    table.fresh();
    table.moves("batman", 15, MoveType::Adjacent, 0);
    assert_eq!(begun(&table), [2]);
}

/// G-74: Move Points from cubes are lost at the end of the Movement, so they are spent first.
#[test]
fn points_that_are_lost_are_spent_first() {
    let mut table = Position::new().hero("batman", 15).variant(Variant::KeptMovePoints).start();
    let mini = table.mini("batman");
    let a_cube = query::energy::move_multiplier(&table.game, mini);
    table.moves("batman", 16, MoveType::Adjacent, 1);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 2 + a_cube - 1 });
    table.stop();
    assert_eq!(kept(&table), [2], "the cube paid");
    table.moves("batman", 17, MoveType::Adjacent, 0);
    table.moves("batman", 16, MoveType::Adjacent, 0);
    assert_eq!((begun(&table), kept(&table)), (vec![2, 2], vec![2]), "nothing is left");
}

/// R2 XIII (V-3) with S2 Tactician, G-74: what is left of the bonus stays; the Skill's own points are lost.
#[test]
fn tactician_s_points_are_lost_and_the_bonus_stays() {
    for (steps, left) in [(0, 2), (1, 2), (3, 2), (4, 1), (5, 0)] {
        let position = Position::new().hero("oracle", 1).hero("batman", 15).variant(Variant::KeptMovePoints);
        let mut table = position.start();
        let batman = table.mini("batman");
        table.uses_skill("oracle", Skill::Tactician, SkillTarget::Mini(batman), 1);
        assert_eq!(table.ask(), Ask::KeepMoving { points: 5 });
        for step in 0..steps {
            table.moves("batman", if step % 2 == 0 { 16 } else { 15 }, MoveType::Adjacent, 0);
        }
        if table.ask() != Ask::HeroAction {
            table.stop();
        }
        assert_eq!(table.hero("batman").by_variants.kept_points, left, "{steps} steps");
    }
    // Sent later: what was kept is added to the Skill's three.
    let mut table = Position::new().hero("oracle", 1).hero("batman", 15).variant(Variant::KeptMovePoints).start();
    table.moves("batman", 16, MoveType::Adjacent, 0);
    table.stop();
    let batman = table.mini("batman");
    table.uses_skill("oracle", Skill::Tactician, SkillTarget::Mini(batman), 1);
    table.stop();
    assert_eq!((begun(&table), kept(&table)), (vec![2, 4], vec![1, 1]));
}

/// R2 XIII (V-2 with V-3): a Resting Hero keeps the rest of its bonus, too.
#[test]
fn a_resting_hero_keeps_points() {
    let position = Position::new().hero("batman", 15).rests();
    let mut table = position.variant(Variant::RestingMovement).variant(Variant::KeptMovePoints).start();
    table.moves("batman", 16, MoveType::Adjacent, 0);
    table.stop();
    table.moves("batman", 15, MoveType::Adjacent, 0);
    assert_eq!((begun(&table), kept(&table)), (vec![2, 1], vec![1]));
    assert_eq!(table.game.legal(), [Command::EndTurn]);
}

/// R2 p.58b, R2 XIII (V-7): the book's Brute uses part of its bonus, acts, and goes on with the rest.
#[test]
fn a_villain_s_miniature_splits_its_bonus() {
    let position = || Position::new().hero("batman", 16).tile("brutes_chains", &[15]);
    let goes_on = |mut table: Table| {
        table.villain_acts_with("brutes_chains");
        table.moves("brutes_chains", 16, MoveType::Adjacent, 0);
        table.stop();
        table.dice("W0 W0 Y0");
        table.tile_attack(AttackKind::Melee, "brutes_chains", "batman", 0);
        table.pass();
        table
    };
    let table = goes_on(position().start());
    assert!(kept(&table).is_empty() && !matches!(table.ask(), Ask::MiniAction { .. }), "{:?}", table.ask());

    let mut table = goes_on(position().variant(Variant::SplitMovement).start());
    assert_eq!(kept(&table), [2]);
    table.saved_and_loaded();
    // Batman hinders: a Move out of his Area costs one more.
    table.moves("brutes_chains", 17, MoveType::Adjacent, 0);
    assert_eq!((begun(&table), kept(&table)), (vec![3, 2], vec![2]));
    assert!(table.rules().contains(&"R2 XIII"), "{:?}", table.rules());
}

/// R2 XIII (V-7): what the second Movement leaves is lost, and the next activation has its own bonus.
#[test]
fn what_the_second_movement_leaves_is_lost() {
    let mut table =
        Position::new().hero("batman", 1).tile("brutes_chains", &[15]).variant(Variant::SplitMovement).start();
    table.villain_acts_with("brutes_chains");
    table.moves("brutes_chains", 16, MoveType::Adjacent, 0);
    table.stop();
    table.moves("brutes_chains", 15, MoveType::Adjacent, 0);
    table.stop();
    assert_eq!((begun(&table), kept(&table)), (vec![3, 2], vec![2]));
    table.done();
    table.villain_acts_with("brutes_chains");
    table.moves("brutes_chains", 16, MoveType::Adjacent, 0);
    assert_eq!(begun(&table), [3]);
}

/// R2 XIII (V-7): Hero Allies don't, and Heroes keep nothing with it.
#[test]
fn only_the_villain_s_miniatures_split_it() {
    let mut table = Position::new().hero("renee_montoya", 15).with_allies().variant(Variant::SplitMovement).start();
    let (mini, tile) = (table.mini("renee_montoya"), table.hero("renee_montoya").allies[0].tile);
    let on = SkillTarget::Tile(tile);
    table.say(Command::UseSkill { mini, skill: Skill::HenchmanCommand, on, effort: Effort::cubes(1) });
    let ally = table.game.state().all_minis().find(|ally| table.game.state().mini(*ally).commander.is_some());
    let ally = ally.expect("an ally");
    table.say(Command::ActivateMini { mini: ally });
    let area = table.area(16);
    table.say(Command::Move { mini: ally, area, how: MoveType::Adjacent, cubes: 0, card: None, pushing: 0 });
    if matches!(table.ask(), Ask::KeepMoving { .. }) {
        table.stop();
    }
    assert!(kept(&table).is_empty());
}
