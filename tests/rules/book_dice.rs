//! Rulebook 2.0's examples of dice: what a cube adds, and what the Characteristics of a tile give.

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::{Ask, Command, SkillTarget, query};

use crate::kit::{Position, Table};

/// The dice of a command, by their letters.
fn dice(table: &Table, command: &Command) -> String {
    let throw = query::throw(&table.game, command).expect("it rolls");
    throw.dice.iter().map(|die| die.color.letter()).collect()
}

/// R2 p.37b, R2 p.39a, R2 V.A.2, VII.B.2, VII.C.2: a die of the Screen for each cube, up to the space's limit.
#[test]
fn each_cube_of_an_attack_is_a_die() {
    let mut table = Position::new().hero("batman", 15).belt(&["bolas"]).tile("bane", &[15]).start();
    for (kind, cards, die, own) in [(AttackKind::Melee, &[][..], "R", ""), (AttackKind::Ranged, &["bolas"], "O", "Y")] {
        for cubes in 1..=3 {
            let attack = table.attack_with(kind, "batman", "bane", table.effort(cubes, cards));
            assert_eq!(dice(&table, &attack), die.repeat(cubes.into()) + own, "{cubes} cubes");
        }
        let fourth = table.attack_with(kind, "batman", "bane", table.effort(4, cards));
        assert_eq!(table.refused_by(&fourth), "R2 V.A");
    }
}

/// R2 p.45a, R2 V.A.2, VII.D.2.b, VII.E.2.b: a Red die for each of up to four cubes of a Thought; a Manipulation has three Orange
/// ones.
#[test]
fn each_cube_of_a_complex_action_is_a_die() {
    for (token, face, what, die, limit) in
        [("computer", "on", "shut_down", "R", 4), ("safe", "shut", "open_safe", "O", 3)]
    {
        let mut table = Position::new().hero("batman", 15).token(token, 15, face).start();
        for cubes in 1..=limit {
            let action = table.interact_with("batman", what, None, Effort::cubes(cubes));
            assert_eq!(dice(&table, &action), die.repeat(cubes.into()));
        }
        let more = table.interact_with("batman", what, None, Effort::cubes(limit + 1));
        assert_eq!(table.refused_by(&more), "R2 V.A");
    }
}

/// R2 p.47a, R2 p.47b, R2 p.47c, R2 V.A.3, V.A.16, VI.A.1.5, VIII.B, VIII.C, G-4: an Orange die for each cube of a
/// Defense, up to five for a Hero besides its Automatic Defense die, up to four for the Villain.
#[test]
fn each_cube_of_a_defense_is_a_die() {
    for cubes in [0, 1, 5] {
        let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).start();
        table.villain_acts_with("bane");
        table.dice("O2 O2");
        table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
        table.keep();
        assert_eq!(table.refused_by(&Command::Defend { cubes: 6, cards: Vec::new() }), "R2 VIII.B");
        table.dice(&"O0 ".repeat(1 + usize::from(cubes)));
        table.defend(cubes);
        assert_eq!(table.rolls()[1], ["O0"].repeat(1 + usize::from(cubes)).join(" "));
        assert_eq!(table.hero("batman").spaces.defense, cubes);
    }
    for cubes in [1, 4] {
        let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).villain(9, 0, 0).start();
        table.dice("R3");
        table.dice(&"O0 ".repeat(cubes.into()));
        table.melee("batman", "bane", 1, &[]);
        table.keep();
        table.defend(cubes);
        assert_eq!(table.rolls()[1], ["O0"].repeat(cubes.into()).join(" "), "no Automatic Defense die");
    }
}

/// R2 p.37c, R2 p.39b, R2 p.42b, R2 p.45b, R2 VI.A.2, VI.A.2.9, VII.B.2, VII.C.2, VII.D.2.b, VII.E.2.b: a tile's dice are
/// those of its Characteristic.
#[test]
fn the_dice_of_characteristics() {
    let mut table = Position::new().hero("batman", 15).tile("carnivorous_plants", &[15]).tile("hush", &[15]).start();
    table.villain_acts_with("carnivorous_plants");
    let melee = table.attack_with(AttackKind::Melee, "carnivorous_plants", "batman", Effort::default());
    assert_eq!(dice(&table, &melee), "WO");
    table.done();
    table.villain_acts_with("hush");
    let ranged = table.attack_with(AttackKind::Ranged, "hush", "batman", Effort::default());
    assert_eq!(dice(&table, &ranged), "WY");
    for (tile, token, face, what, expected) in
        [("deadshot", "bomb", "idle", "prime", "B"), ("hush", "computer", "on", "prime_from_computer", "OR")]
    {
        let position = Position::new().hero("batman", 1).token("bomb", 16, "idle").token(token, 15, face);
        let mut table = position.tile(tile, &[15]).start();
        table.villain_acts_with(tile);
        let chosen = (token == "computer").then_some(16);
        let action = table.interact_with(tile, what, chosen, Effort::default());
        assert_eq!(dice(&table, &action), expected);
    }
}

/// R2 p.28a, R2 VI.A.2.9, VI.C.3: Deadshot shoots once with three dice and their Free Rerolls, or three times with two and
/// one.
#[test]
fn deadshot_shoots_once_or_three_times() {
    for (choice, expected, rolled, arrows, times) in
        [(0, "YOR", "Y0 O0 R0", [0, 1, 1, 1, 0], 1), (1, "YY", "Y0 Y0", [0, 1, 0, 0, 0], 3)]
    {
        let mut table = Position::new().hero("batman", 15).tile("deadshot", &[16]).start();
        table.villain_acts_with("deadshot");
        let shot = table.attack_with(AttackKind::Ranged, "deadshot", "batman", Effort { choice, ..Effort::default() });
        for _ in 0..times {
            assert_eq!(dice(&table, &shot), expected);
            table.dice(rolled);
            table.say(shot.clone());
            let Ask::Reroll { free, .. } = table.ask() else { panic!("{:?}", table.ask()) };
            assert_eq!(free, arrows);
            table.pass();
        }
        assert_eq!(table.refused_by(&shot), "R2 VI.C.3", "no more than {times}");
    }
}

/// R2 p.28b, R2 VI.A.2, VI.A.2.9, VI.A.2.10, VII.D, VII.D.1.a, S2 Poison: Carnivorous Plants never shoot, use their Poison
/// in Melee Attacks, and have Attraction as their only Manipulation.
#[test]
fn what_carnivorous_plants_can_do() {
    let plants = "carnivorous_plants";
    let position = || Position::new().hero("batman", 15).token("bomb", 15, "idle").tile(plants, &[15]);
    let mut table = position().start();
    table.villain_acts_with(plants);
    let shot = table.attack_with(AttackKind::Ranged, plants, "batman", Effort::default());
    assert_eq!(table.refused_by(&shot), "R2 VI.A.2");
    let prime = table.interact_with(plants, "prime", None, Effort::default());
    assert_eq!(table.refused_by(&prime), "R2 VI.A.2");
    for (dice, wounds) in [("W2 O0 O0", 2 + 1), ("W2 O0 O2", 0)] {
        table.fresh();
        table.dice(dice);
        table.tile_attack(AttackKind::Melee, plants, "batman", 0);
        table.pass();
        assert_eq!(table.wounds("batman"), wounds, "{dice}: Poison where the Defense is beaten");
    }
    let mut table = position().hero("catwoman", 16).start();
    table.villain_acts_with(plants);
    let catwoman = SkillTarget::Mini(table.mini("catwoman"));
    table.say(table.skill(plants, Skill::Attraction, catwoman, Effort::default()));
    assert_eq!(table.where_is("catwoman"), 15);
}

/// R2 p.31b, R2 VI.A.2.9, VI.C.3: a Characteristic of two White dice and a Yellow one with the multiplier 2 attacks twice.
#[test]
fn an_action_multiplier_of_two() {
    let times = |times| format!("melee: [(\"WWY\", {times})],\n        skills: [(skill: Parkour, level: 1)");
    let position = Position::new().hero("batman", 15).tile("brutes_chains", &[15]);
    let mut table = position.with_content(&times(1), &times(2)).start();
    table.villain_acts_with("brutes_chains");
    for _ in 0..2 {
        table.fresh();
        table.dice("W0 W0 Y0");
        table.tile_attack(AttackKind::Melee, "brutes_chains", "batman", 0);
        table.pass();
        assert_eq!(table.rolls()[0], "W0 W0 Y0");
    }
    let third = table.attack_with(AttackKind::Melee, "brutes_chains", "batman", Effort::default());
    assert_eq!(table.refused_by(&third), "R2 VI.C.3");
}

/// R2 p.33b, R2 VI.A.2.5, VII.A.1: a tile with a First Movement Bonus of 3 moves three Areas for free.
#[test]
fn a_tile_with_a_bonus_of_three() {
    let mut table = Position::new().hero("batman", 1).tile("thugs_crowbar", &[15]).start();
    table.villain_acts_with("thugs_crowbar");
    table.moves("thugs_crowbar", 16, MoveType::Adjacent, 0);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 2 });
    table.moves("thugs_crowbar", 17, MoveType::Adjacent, 0);
    table.moves("thugs_crowbar", 18, MoveType::Adjacent, 0);
    assert!(!matches!(table.ask(), Ask::KeepMoving { .. }), "nothing is left, and he has no cubes");
    assert_eq!(table.where_is("thugs_crowbar"), 18);
}

/// R2 V.A.17, VII.A.4: a cube of the Thrasher suit gives two Move Points.
#[test]
fn a_move_point_multiplier_of_two() {
    for (hero, points) in [("batman", 1), ("batman_thrasher_suit", 2)] {
        let mut table = Position::new().hero(hero, 15).start();
        let bonus = query::first_movement_bonus(&table.game, table.mini(hero));
        table.moves(hero, 16, MoveType::Adjacent, 1);
        assert_eq!(table.ask(), Ask::KeepMoving { points: bonus + points - 1 }, "{hero}");
    }
}
