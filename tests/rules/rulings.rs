//! Rulings that don't belong to a Skill: rounds, Movement, Wounds, cards.

use gotham_content::skill::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, Space, Stance};
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::{Ask, Command, Happening, Reason, query};

use crate::kit::Position;

/// R2 VII.A.4, G-12: cubes are spent Move by Move, at least as many as a Move still needs; more may be, and they stay
/// in the pool.
#[test]
fn g_12_cubes_for_moves() {
    let mut table = Position::new().hero("batman", 13).start();
    table.moves("batman", 15, MoveType::Adjacent, 1);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 2 }, "the bonus would have been enough");
    assert_eq!(table.hero("batman").spaces.movement, 1);
    table.stop();
    let short = table.step("batman", 14, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&short), "R2 VII.A.4");
    let past_limit = table.step("batman", 14, MoveType::Adjacent, 4);
    assert_eq!(table.refused_by(&past_limit), "R2 VII.A.4", "his limit is 4");

    let mut table = Position::new().hero("batman", 13).start();
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

/// G-12: every number of cubes that may be spent for a Move is a legal answer.
#[test]
fn g_12_more_cubes_are_offered() {
    let mut table = Position::new().hero("catwoman", 13).start();
    let offered = |table: &crate::kit::Table, to: u8| {
        let to = table.area(to);
        let legal = table.game.legal().into_iter();
        let cubes = legal.filter_map(|command| match command {
            Command::Move { area, how: MoveType::Adjacent, cubes, .. } if area == to => Some(cubes),
            _ => None,
        });
        cubes.collect::<Vec<u8>>()
    };
    let limit = query::energy::room(&table.game, table.mini("catwoman"), Space::Movement);
    assert_eq!(offered(&table, 15), (0..=limit).collect::<Vec<u8>>(), "none is needed, and all may be spent");
    table.moves("catwoman", 15, MoveType::Adjacent, 1);
    table.stop();
    assert_eq!(offered(&table, 14), (1..limit).collect::<Vec<u8>>(), "one is needed, and one is spent");
}

/// R2 VII.A.1, G-13: the First Movement Bonus comes with the first Movement of the round and not with the second; what
/// is left at a Movement's end is lost.
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

/// R2 V.A.14, VII.A.3, IX.B: allies help against Hindering, Neutralized Heroes do not.
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

/// R2 IX.A, G-24: the player only chooses among spaces when it matters.
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

/// R2 IX.A, S2 Poison, G-19: Wounds after those that Neutralize a Hero are disregarded, and it is Neutralized once.
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

/// R2 V.C.2.e: dropped at any time, for free: on the Villain's turn, while Resting, while Neutralized.
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
        Command::Give { mini, card, to, pushing: 0 },
        Command::Throw { mini, card, area: table.area(16), effort: Effort::cubes(1) },
    ] {
        assert_eq!(table.refused(&command).why, Reason::NotCarriedAsEquipment { card });
    }
}

/// R2 V.C.1, V.C.1.5: a named card helps nobody else, and anybody may carry it.
#[test]
fn a_named_card_helps_only_its_hero() {
    let mut table = Position::new().hero("catwoman", 15).with(&["baton"]).tile("bane", &[15]).start();
    let attack = table.attack_with(AttackKind::Melee, "catwoman", "bane", table.effort(1, &["baton"]));
    assert_eq!(table.refused_by(&attack), "R2 V.C.1");
    assert_eq!(table.carried("catwoman"), ["baton"]);
}

/// R2 V.A.6, V.B.1, V.B.6: cubes rest at the end of the Heroes' turn, and those spent on the Villain's turn before the
/// Stances.
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

/// G-87: an answer to another question is refused, and each refusal gives its reason.
#[test]
fn g_87_what_is_not_asked_is_refused() {
    let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).start();
    for command in [
        Command::Keep,
        Command::Decline,
        Command::Finish,
        Command::Stop,
        Command::Defend { cubes: 0, cards: Vec::new() },
        Command::PutTokens { count: 0 },
        Command::ChooseEvent { event: 0 },
    ] {
        let refusal = table.refused(&command);
        assert_eq!(refusal.rule.id(), "G-87", "{command:?}");
        assert_eq!(refusal.why, Reason::NotAsked);
    }
}

/// G-23: after an attack: tokens of the attacker's Skills first, then the target strikes back.
#[test]
fn g_23_tokens_before_striking_back() {
    let mut table = Position::new().hero("nightwing", 15).tile("mr_freeze", &[15]).start();
    table.villain_acts_with("mr_freeze");
    table.dice("W0 R1 Y0");
    table.tile_attack(AttackKind::Melee, "mr_freeze", "nightwing", 0);
    table.keep();
    table.defend(0);
    table.keep();
    assert!(matches!(table.ask(), Ask::PutTokens { .. }));
    table.say(Command::PutTokens { count: 1 });
    assert!(matches!(table.offered(), Some((Skill::Counterattack | Skill::Retaliation, 2, 1))));
}

/// G-2: one thing of a moment is not asked for: the Event of one part happens at once.
#[test]
fn g_2_one_thing_needs_no_question() {
    let mut table = Position::new()
        .hero("batman", 1)
        .tile_and_pool("thugs_crowbar", &[15], 1)
        .event(1, &[31])
        .villain(9, 0, 0)
        .start();
    table.end_turn();
    table.activate_tile_event();
    assert_eq!(table.ask(), Ask::Reinforce { points: 1 });
    let (tile, area) = (table.tile("thugs_crowbar"), table.area(31));
    table.say(Command::Reinforce { tile, area });
    assert_eq!(table.ask(), Ask::ActivateTile { left: 1 }, "no point and nobody is left");
}

/// R2 VII.A.3, G-11: every part of a Move's cost is shown.
#[test]
fn g_11_the_parts_of_a_cost() {
    let mut table = Position::new().hero("harvey_bullock", 14).tile("thugs_crowbar", &[14]).start();
    table.field(FieldKind::Frost, 14, 1);
    table.moves("harvey_bullock", 8, MoveType::Climb(2), 3);
    let parts: Vec<_> = table.cost_parts()[0].iter().map(|part| (part.from, part.amount)).collect();
    let expected = [(PartOf::Base, 1), (PartOf::Hindering, 1), (PartOf::DifficultTerrain, 1), (PartOf::SpecialMove, 2)];
    assert_eq!(parts, expected);
}

/// G-57: what counts once per round counts for each miniature, and is reset at Upkeep.
#[test]
fn g_57_once_a_round_for_each() {
    let mut table = Position::new().hero("batman", 15).hero("orphan_cassandra_cain", 15).tile("bane", &[15]).start();
    let push = |table: &crate::kit::Table, who: &str| {
        let effort = Effort { pushing: 1, ..Effort::cubes(0) };
        table.attack_with(AttackKind::Melee, who, "bane", effort)
    };
    for (who, dice) in [("batman", "R0"), ("orphan_cassandra_cain", "O0")] {
        table.dice(dice);
        let attack = push(&table, who);
        table.say(attack);
        table.pass();
        let again = push(&table, who);
        assert_eq!(table.refused_by(&again), "S2 Pushing Limits");
    }
    table.end_turn();
    table.end_turn();
    table.all_active();
    let attack = push(&table, "batman");
    assert_eq!(table.game.why_not(&attack), None);
}

/// R2 VII.D, VII.D.1.b: a Hero without cubes in the Reserve or room on the space does not act; automatic actions also
/// need one cube.
#[test]
fn every_action_needs_a_cube() {
    let mut table =
        Position::new().hero("batman", 15).hero("catwoman", 15).with(&["crowbar"]).ground(15, "medikit").start();
    table.cubes("batman", 0, 11, 0);
    let (mini, from) = (table.mini("batman"), table.mini("catwoman"));
    let pick = Command::PickUp { mini, card: table.card("medikit"), pushing: 0 };
    let take = Command::Take { mini, card: table.card("crowbar"), from, pushing: 0 };
    assert_eq!((table.refused_by(&pick), table.refused_by(&take)), ("R2 V.A", "R2 V.A"));
    table.cubes("batman", 11, 0, 0);
    table.cubes_on("batman", Space::Manipulation, 3);
    assert_eq!(table.refused_by(&pick), "R2 V.A", "the space is full");
}
