//! Rulings that no Skill owns: rounds, Movement, Wounds, cards.

use gotham_chronicles::rules::board::MoveType;
use gotham_chronicles::rules::command::{AttackKind, Effort, Space, Stance};
use gotham_chronicles::rules::{Ask, Command, Happening, query};

use crate::kit::Position;

/// G-12: cubes are spent Move by Move, only when the pool is short; more than needed may be spent then.
#[test]
fn g_12_cubes_for_moves() {
    let mut table = Position::new().hero("batman", 13).start();
    let early = table.step("batman", 15, MoveType::Adjacent, 1);
    assert_eq!(table.refused_by(&early), "G-12");
    table.moves("batman", 15, MoveType::Adjacent, 0);
    table.moves("batman", 14, MoveType::Adjacent, 0);
    table.moves("batman", 15, MoveType::Adjacent, 3);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 2 });
    table.moves("batman", 16, MoveType::Adjacent, 0);
    table.stop();
    assert_eq!(table.hero("batman").spaces.movement, 3);
    let past_limit = table.step("batman", 15, MoveType::Adjacent, 2);
    assert_eq!(table.refused_by(&past_limit), "R2 VII.A.4", "his limit is 4");
}

/// G-13: the First Movement Bonus comes with the first Movement of the round and not with the second; what is left at a
/// Movement's end is lost.
#[test]
fn g_13_the_first_movement_of_the_round() {
    let mut table = Position::new().hero("batman", 15).start();
    table.moves("batman", 14, MoveType::Adjacent, 0);
    table.stop();
    let free = table.step("batman", 15, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&free), "R2 VII.A.4");
    table.moves("batman", 15, MoveType::Adjacent, 1);
    table.stop();
    table.end_turn();
    table.end_turn();
    table.all_active();
    table.moves("batman", 14, MoveType::Adjacent, 0);
}

/// R2 VII.A: while one Hero moves, nobody else acts; it may stop.
#[test]
fn one_movement_at_a_time() {
    let mut table = Position::new().hero("batman", 15).hero("catwoman", 15).start();
    table.moves("batman", 14, MoveType::Adjacent, 0);
    let other = table.step("catwoman", 14, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&other), "R2 VII.A");
    table.say(Command::Stop);
    table.say(other);
}

/// R2 VII.A.2: no Move into an Area that would hold too much, not even in passing.
#[test]
fn the_occupation_limit() {
    let mut table = Position::new().hero("batman", 12).tile("thugs_crowbar", &[13, 13, 13, 13]).start();
    let step = table.step("batman", 13, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&step), "R2 VII.A.2");
    let nowhere = table.step("batman", 34, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&nowhere), "R2 VII.A.2");
}

/// R2 VII.A.3: allies help against Hindering, Neutralized Heroes do not.
#[test]
fn hindering_counts_sizes() {
    for (wounded, cost) in [(false, 2), (true, 3)] {
        let mut table =
            Position::new().hero("batman", 17).hero("catwoman", 17).tile("thugs_crowbar", &[17, 17]).start();
        if wounded {
            table.cubes("catwoman", 0, 0, 10);
        }
        table.moves("batman", 16, MoveType::Adjacent, u8::from(wounded));
        assert_eq!(table.costs(), [cost]);
    }
}

/// G-24: the player chooses among spaces only when it matters.
#[test]
fn g_24_which_space_loses_a_cube() {
    let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).start();
    table.villain_acts_with("bane");
    table.cubes("batman", 11, 0, 0);
    table.cubes_on("batman", Space::Defense, 2);
    table.cubes_on("batman", Space::Reroll, 1);
    table.dice("O2 O0 O1");
    table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
    table.pass();
    assert_eq!(table.ask(), Ask::LoseCube { wounds: 2 }, "two of three cubes on two spaces");
    let empty = Command::LoseFrom { space: Space::Melee };
    assert_eq!(table.refused_by(&empty), "G-24");
    table.say(Command::LoseFrom { space: Space::Reroll });
    let spaces = table.hero("batman").spaces;
    assert_eq!((spaces.reroll, spaces.defense), (0, 1), "the second is not asked for: one space is left");
}

/// R2 IX.B: a Neutralized Hero lies there, rests, and is back when cubes leave its Wound Zone; once, not twice.
#[test]
fn a_hero_is_neutralized_and_comes_back() {
    let mut table = Position::new().hero("batman", 15).hero("catwoman", 1).tile("poison_ivy", &[15]).start();
    table.cubes("batman", 3, 0, 8);
    table.villain_acts_with("poison_ivy");
    table.dice("W2 W2 W2 O0");
    table.tile_attack(AttackKind::Melee, "poison_ivy", "batman", 0);
    table.keep();
    table.defend(0);
    table.pass();
    assert_eq!(table.neutralized("batman"), 1);
    assert_eq!(table.where_is("batman"), 15);
    table.done();
    table.end_turn();
    assert_eq!(table.hero("batman").stance, Stance::Resting, "not asked");
    let tablet = table.hero("batman");
    assert_eq!((tablet.wounds, tablet.fatigue, tablet.reserve), (5, 6, 0));
    let batman = table.mini("batman");
    assert!(query::is_living(&table.game, batman));
    assert!(table.saw(|what| matches!(what, Happening::Revived { .. })));
}

/// G-19: Wounds after those that Neutralize a Hero are disregarded, and it is Neutralized once.
#[test]
fn g_19_poison_neutralizes_once() {
    let mut table = Position::new().hero("catwoman", 15).tile("killer_moth", &[16]).start();
    table.cubes("catwoman", 2, 0, 8);
    table.villain_acts_with("killer_moth");
    table.dice("Y2 Y2");
    table.tile_attack(AttackKind::Ranged, "killer_moth", "catwoman", 0);
    table.pass();
    assert_eq!(table.neutralized("catwoman"), 1);
    assert_eq!(table.wounds("catwoman"), 2);
}

/// R2 V.C.2.e: dropped at any time and for nothing: in the Villain's turn, while Resting, while Neutralized.
#[test]
fn equipment_is_dropped_at_any_time() {
    let mut table = Position::new()
        .hero("batman", 15)
        .with(&["crowbar", "nunchaku", "medikit"])
        .rests()
        .tile("bane", &[16])
        .villain(5, 0, 0)
        .start();
    let mini = table.mini("batman");
    let drop = |table: &crate::kit::Table, card: &str| Command::Drop { mini, card: table.card(card) };
    let command = drop(&table, "crowbar");
    table.say(command);
    table.end_turn();
    let command = drop(&table, "nunchaku");
    table.say(command.clone());
    assert_eq!(table.refused_by(&command), "R2 V.C.2.e", "gone already");
    table.cubes("batman", 0, 0, 11);
    let command = drop(&table, "medikit");
    table.say(command);
    assert_eq!(table.lying(15), ["crowbar", "nunchaku", "medikit"]);
    assert_eq!(table.hero("batman").spaces.total(), 0);
}

/// R2 V.C.3: Bat-Gadgets weigh nothing and are not dropped, given or thrown.
#[test]
fn bat_gadgets_stay_in_the_belt() {
    let mut table = Position::new().hero("batman", 15).belt(&["batarangs", "batcape"]).hero("catwoman", 15).start();
    let (mini, to, card) = (table.mini("batman"), table.mini("catwoman"), table.card("batarangs"));
    assert_eq!(query::encumbrance(&table.game, mini), 0);
    for command in [
        Command::Drop { mini, card },
        Command::Give { mini, card, to },
        Command::Throw { mini, card, area: table.area(16), effort: Effort::cubes(1) },
    ] {
        assert!(!table.refused(&command).reason.is_empty());
    }
}

/// R2 V.C.1.5: a named card helps nobody else, and anybody may carry it.
#[test]
fn a_named_card_helps_only_its_hero() {
    let mut table = Position::new().hero("catwoman", 15).with(&["baton"]).tile("bane", &[15]).start();
    let attack = table.attack_with(AttackKind::Melee, "catwoman", "bane", table.effort(1, &["baton"]));
    assert_eq!(table.refused_by(&attack), "R2 V.C.1");
    assert_eq!(table.carried("catwoman"), ["baton"]);
}

/// R2 V.B.6, V.B.1: cubes rest at the end of the Heroes' turn, and those spent in the Villain's turn before the Stances.
#[test]
fn spent_cubes_rest() {
    let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).start();
    table.dice("R0 R0");
    table.melee("batman", "bane", 2, &[]);
    table.pass();
    table.villain_acts_with("bane");
    let tablet = table.hero("batman");
    assert_eq!((tablet.reserve, tablet.fatigue, tablet.spaces.total()), (9, 2, 0));
    table.dice("O2 O2 O2 O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
    table.defend(2);
    assert_eq!(table.hero("batman").spaces.defense, 2);
    table.done();
    table.end_turn();
    let batman = table.mini("batman");
    assert_eq!((table.hero("batman").fatigue, table.hero("batman").spaces.total()), (4, 0));
    table.say(Command::TakeStance { mini: batman, stance: Stance::Active });
    assert_eq!((table.hero("batman").reserve, table.hero("batman").fatigue), (9, 2));
}

/// G-59: an answer to another question is refused, and each refusal gives its reason.
#[test]
fn g_59_what_is_not_asked_is_refused() {
    let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).start();
    for command in [
        Command::Keep,
        Command::StrikeBack,
        Command::Decline,
        Command::Finish,
        Command::Stop,
        Command::Defend { cubes: 0, cards: Vec::new() },
        Command::PutTokens { count: 0 },
        Command::ChooseEvent { event: 0 },
    ] {
        let refusal = table.refused(&command);
        assert_eq!(refusal.rule.id(), "G-59", "{command:?}");
        assert!(!refusal.reason.is_empty());
    }
}
