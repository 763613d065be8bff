//! Variants that give something once, or keep it: Move Points, the free Success, the Villain's Free Reroll. R2 XIII

use gotham_chronicles::content::skill::Skill;
use gotham_chronicles::content::{Color, Side};
use gotham_chronicles::rules::board::MoveType;
use gotham_chronicles::rules::command::{AttackKind, Effort, RerollBy};
use gotham_chronicles::rules::event::PartOf;
use gotham_chronicles::rules::{Ask, Command, Happening, SkillTarget, State, Variant, query};

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

/// The state through a save.
fn saved(table: &mut Table) {
    let saved = serde_json::to_string(table.game.state()).expect("a state can be saved");
    let before = table.game.hash();
    let state: State = serde_json::from_str(&saved).expect("a saved state can be read");
    table.arrange(|now| *now = state);
    assert_eq!(table.game.hash(), before);
}

// ---- V-3

/// R2 XIII (V-3): the book's Hero with a bonus of 2 uses one Move Point, acts, and has the other for a later Movement.
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
    saved(&mut table);
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

/// R2 XIII (V-3), G-13: it stays for this turn only; the next round's first Movement has the bonus anew.
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

/// G-74: Move Points of cubes are lost at the end of the Movement, and so they are spent first.
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

/// R2 XIII (V-3) with S2 Tactician, G-74: what is left of the bonus stays, the Skill's own points are lost.
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
    // Sent later: what was kept comes along, with the three of the Skill.
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

// ---- V-4

/// Batman defuses a Bomb of Difficulty 3 with Munitions Specialist 1.
fn defusing(faces: &str) -> Table {
    let position = Position::new().hero("batman", 15).token("bomb", 15, "idle").token("bomb", 15, "idle");
    let mut table = position.variant(Variant::FreeSuccess).start();
    table.dice(faces);
    table.interact("batman", "defuse", 1);
    table.keep();
    table
}

/// R2 XIII (V-4), R2 VII.D.2: where one is missing, the Hero adds its free Success; once a game.
#[test]
fn a_free_success_brings_an_action_off() {
    let mut table = defusing("O1");
    let asked = Ask::FreeSuccess { successes: 2, difficulty: Some(3), target: None };
    assert_eq!((table.ask(), table.prompt().rule.id(), table.prompt().side), (asked, "R2 XIII", Side::Heroes));
    assert_eq!(table.game.legal(), [Command::AddSuccess, Command::Decline]);
    saved(&mut table);
    table.say(Command::AddSuccess);
    assert_eq!((table.actions(), table.part(PartOf::FreeSuccess)), (vec![(3, true)], 1));
    assert!(table.saw(|what| matches!(what, Happening::SuccessAdded { .. })));
    let batman = table.mini("batman");
    assert!(table.hero("batman").by_variants.free_success_used && !query::has_free_success(&table.game, batman));
    saved(&mut table);
    table.fresh();
    table.dice("O1");
    table.interact("batman", "defuse", 1);
    table.keep();
    assert_eq!((table.ask(), table.actions()), (Ask::HeroAction, vec![(2, false)]), "it is used up");
    assert_eq!(table.refused_by(&Command::AddSuccess), "R2 XIII");
}

/// R2 XIII (V-4): who saves it is asked again another time.
#[test]
fn a_free_success_may_be_saved() {
    let mut table = defusing("O1");
    table.say(Command::Decline);
    assert_eq!((table.actions(), table.part(PartOf::FreeSuccess)), (vec![(2, false)], 0));
    table.fresh();
    table.dice("O1");
    table.interact("batman", "defuse", 1);
    table.keep();
    table.say(Command::AddSuccess);
    assert_eq!(table.actions(), [(3, true)]);
}

/// R2 XIII (V-4): nothing is asked where one success more changes nothing, nor without the variant.
#[test]
fn a_free_success_is_offered_where_it_matters() {
    for (faces, counted) in [("O2", (3, true)), ("O0", (1, false))] {
        let table = defusing(faces);
        assert_eq!((table.ask(), table.actions()), (Ask::HeroAction, vec![counted]), "{faces}");
    }
    let mut table = Position::new().hero("batman", 15).token("bomb", 15, "idle").start();
    table.dice("O1");
    table.interact("batman", "defuse", 1);
    table.keep();
    assert_eq!((table.ask(), table.actions()), (Ask::HeroAction, vec![(2, false)]));
    assert_eq!(table.refused_by(&Command::AddSuccess), "R2 XIII");
}

/// R2 XIII (V-4), G-35: a throw that falls short lands farther.
#[test]
fn a_free_success_carries_a_throw_farther() {
    for (faces, added, lands) in [("O2 O1", true, 17), ("O2 O1", false, 16), ("O2 O0", true, 16), ("O0 O0", false, 14)]
    {
        let position = Position::new().hero("batman", 14).with(&["medikit"]).variant(Variant::FreeSuccess);
        let mut table = position.start();
        table.dice(faces);
        let (mini, card, area) = (table.mini("batman"), table.card("medikit"), table.area(17));
        table.say(Command::Throw { mini, card, area, effort: Effort::cubes(2) });
        table.keep();
        if matches!(table.ask(), Ask::FreeSuccess { .. }) {
            table.say(if added { Command::AddSuccess } else { Command::Decline });
        }
        assert_eq!(table.lying(lands), ["medikit"], "{faces}, {added}");
    }
}

/// R2 XIII (V-4), R2 VII.B.6: against the Thug's Automatic Defense of 1 one success does nothing, and two wound.
#[test]
fn a_free_success_wounds() {
    let attack = |cubes: u8, faces: &str| {
        let position = Position::new().hero("commissioner_gordon", 15).tile("thugs_crowbar", &[15]);
        let mut table = position.villain(cubes, 0, 0).variant(Variant::FreeSuccess).start();
        table.dice(faces);
        table.melee("commissioner_gordon", "thugs_crowbar", 1, &[]);
        table.keep();
        table
    };
    for (said, felled) in [(Command::AddSuccess, 1), (Command::Decline, 0)] {
        let mut table = attack(0, "O1");
        let target = Some(table.mini("thugs_crowbar"));
        assert_eq!(table.ask(), Ask::FreeSuccess { successes: 1, difficulty: None, target });
        saved(&mut table);
        table.say(said);
        assert_eq!((table.ask(), table.neutralized("thugs_crowbar")), (Ask::HeroAction, felled));
    }
    // No success more gets through the Defense, or none can save him any more: unless a cube could.
    assert_eq!(attack(0, "O0").ask(), Ask::HeroAction);
    assert_eq!(attack(0, "O2").ask(), Ask::HeroAction);
    assert!(matches!(attack(1, "O2").ask(), Ask::FreeSuccess { successes: 2, .. }));
}

/// What is printed behind the Thugs' Automatic Defense.
const THUGS: &str = ", first_movement_bonus: 3, size: 1, menace: 1,\n        melee: [(\"Y+Y+\", 1)]";

/// G-16, G-74: it is no success of the dice, so that there is no Martial Arts; and Hindering is taken off after it.
#[test]
fn a_free_success_is_none_of_the_dice_and_is_hindered() {
    let position = Position::new().hero("batman", 15).tile("thugs_crowbar", &[15]).variant(Variant::FreeSuccess);
    let mut table =
        position.with_content(&format!("automatic_defense: 1{THUGS}"), &format!("automatic_defense: 0{THUGS}")).start();
    table.dice("R0");
    table.melee("batman", "thugs_crowbar", 1, &[]);
    table.keep();
    table.say(Command::AddSuccess);
    assert_eq!((table.attack_successes(), table.neutralized("thugs_crowbar")), (vec![1], 1));
    assert_eq!(table.part_of_attack(PartOf::Skill(Skill::MartialArts)), 0);

    let position = Position::new().hero("batman", 15).tile("thugs_crowbar", &[15]).variant(Variant::FreeSuccess);
    let mut table = position.token("bomb", 15, "idle").start();
    table.dice("O2");
    table.interact("batman", "defuse", 1);
    table.keep();
    assert!(matches!(table.ask(), Ask::FreeSuccess { successes: 2, .. }), "{:?}", table.ask());
    table.say(Command::AddSuccess);
    let parts = table.happened().find_map(|what| match what {
        Happening::ActionCounted { parts, .. } => Some(parts.iter().map(|part| part.from).collect::<Vec<_>>()),
        _ => None,
    });
    let at = |from: PartOf| parts.iter().flatten().position(|part| *part == from).expect("a part");
    assert!(at(PartOf::FreeSuccess) < at(PartOf::Hindering), "{parts:?}");
    assert_eq!(table.actions(), [(3, true)]);
}

/// R2 XIII (V-4), R2 XII: free attacks are no actions, and a Defense is none either.
#[test]
fn free_attacks_and_defenses_gain_no_free_success() {
    let mut table = Position::new()
        .hero("batman", 15)
        .tile("thugs_crowbar", &[15, 15])
        .villain(5, 0, 0)
        .variant(Variant::FreeSuccess)
        .start();
    table.dice("R3 R1");
    table.melee("batman", "thugs_crowbar", 2, &[]);
    table.keep();
    table.say(Command::Decline);
    table.pass_until_offered();
    assert!(matches!(table.ask(), Ask::Skill { skill: Skill::Combo, .. }), "{:?}", table.ask());
    let other = table.mini("thugs_crowbar#2");
    table.dice("R1");
    table.say(table.offer_on(other, &[Color::Red]));
    table.keep();
    assert!(matches!(table.ask(), Ask::Defend { .. }), "{:?}", table.ask());
    table.dice("O2");
    table.defend(1);
    table.pass();
    table.villain_acts_with("thugs_crowbar#2");
    table.dice("Y1 Y1 O0 O0");
    table.tile_attack(AttackKind::Melee, "thugs_crowbar#2", "batman", 0);
    table.keep();
    table.defend(1);
    table.keep();
    assert!(!matches!(table.ask(), Ask::FreeSuccess { .. }), "{:?}", table.ask());
}

/// R2 XIII (V-4): each Hero has one of its own.
#[test]
fn each_hero_has_its_own_free_success() {
    let position = Position::new().hero("batman", 15).hero("nightwing", 15);
    let mut table = position.token("bomb", 15, "idle").token("bomb", 15, "idle").variant(Variant::FreeSuccess).start();
    table.dice("O1");
    table.interact("batman", "defuse", 1);
    table.keep();
    table.say(Command::AddSuccess);
    let nightwing = table.mini("nightwing");
    assert!(query::has_free_success(&table.game, nightwing));
    table.dice("Y1 Y1");
    table.interact("nightwing", "defuse", 2);
    table.keep();
    assert!(matches!(table.ask(), Ask::FreeSuccess { successes: 2, .. }), "{:?}", table.ask());
}

// ---- V-6

/// R2 XIII (V-6), R2 X.B: one die of any colour, once in each turn; each die still has one Free Reroll at most.
#[test]
fn the_villain_has_a_free_reroll_in_each_turn() {
    let position = || Position::new().hero("batman", 15).tile("azrael_st_dumas_angel", &[15]);
    let mut table = position().variant(Variant::VillainFreeReroll).start();
    table.villain_acts_with("azrael_st_dumas_angel");
    assert!(table.game.state().post.free_reroll);
    table.dice("R0");
    table.tile_attack(AttackKind::Melee, "azrael_st_dumas_angel", "batman", 0);
    let Ask::Reroll { free, any_free, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((free, any_free, rights), ([0; 5], 1, vec![RerollBy::Free]));
    saved(&mut table);
    table.dice("R1");
    table.reroll(0, RerollBy::Free);
    assert!(!table.game.state().post.free_reroll && table.rules().contains(&"R2 XIII"), "{:?}", table.rules());
    assert_eq!(table.attack_successes(), [2], "nothing else is asked of that roll: Martial Arts adds one");
    table.pass();
    table.done();

    let bare = |mut table: Table| {
        table.villain_acts_with("azrael_st_dumas_angel");
        table.dice("R0");
        table.tile_attack(AttackKind::Melee, "azrael_st_dumas_angel", "batman", 0);
        assert!(!matches!(table.ask(), Ask::Reroll { .. }), "{:?}", table.ask());
    };
    bare(position().start());
    bare({
        let mut table = position().variant(Variant::VillainFreeReroll).start();
        table.end_turn();
        table.arrange(|state| state.post.free_reroll = false);
        table
    });
}

/// R2 XIII (V-6): another one in the Heroes' turn, for a Defense; an arrow on a die is used before it.
#[test]
fn the_villain_has_one_in_the_heroes_turn_too() {
    let mut table = Position::new()
        .hero("batman", 15)
        .tile("bane", &[15])
        .villain(2, 0, 0)
        .variant(Variant::VillainFreeReroll)
        .start();
    assert!(table.game.state().post.free_reroll);
    table.dice("R3 R3");
    table.melee("batman", "bane", 2, &[]);
    table.keep();
    assert_eq!(table.prompt().side, Side::Villain, "no Free Reroll for the Heroes: {:?}", table.ask());
    table.dice("O0");
    table.defend(1);
    let Ask::Reroll { any_free, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((any_free, table.prompt().side), (1, Side::Villain));
    table.dice("O1");
    table.reroll(0, RerollBy::Free);
    let again = Command::Reroll { die: 0, by: RerollBy::Free };
    assert_eq!(table.refused_by(&again), "G-30");
    table.pass();
    table.end_turn();
    assert!(table.game.state().post.free_reroll, "the Villain's turn has its own");
}

/// R2 XIII (V-6), R2 X.B: the arrow of a colour first, the Villain's own then; never both on one die.
#[test]
fn arrows_are_used_before_the_villain_s_own() {
    let mut table =
        Position::new().hero("batman", 15).tile("thugs_crowbar", &[15]).variant(Variant::VillainFreeReroll).start();
    table.villain_acts_with("thugs_crowbar");
    table.dice("Y0 Y0");
    table.tile_attack(AttackKind::Melee, "thugs_crowbar", "batman", 0);
    let Ask::Reroll { free, any_free, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((free[Color::Yellow as usize], any_free), (2, 1));
    table.dice("Y0 Y0");
    table.reroll(0, RerollBy::Free);
    table.reroll(1, RerollBy::Free);
    assert!(!matches!(table.ask(), Ask::Reroll { .. }), "each die had its Free Reroll: {:?}", table.ask());
    assert!(table.game.state().post.free_reroll, "the arrows came first");
}

// ---- V-7

/// R2 XIII (V-7): the book's Brute uses part of its bonus, acts, and goes on with the rest.
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
    saved(&mut table);
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

/// R2 XIII (V-7): Hero Allies do not, and Heroes keep nothing by it.
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
