//! Skills that are declared as an action: Blast, Scream and Tactician; and Flame and Horror, which are not.

use gotham_content::skill::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Command, Effort, Space};
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::{Ask, Happening, SkillTarget};

use crate::kit::{Position, Table};

fn explosions(table: &Table) -> Vec<u8> {
    let exploded = table.happened().filter_map(|what| match what {
        Happening::Exploded { level, .. } => Some(*level),
        _ => None,
    });
    exploded.collect()
}

/// S2 Blast, G-34: the glossary's Firefly (Blast 2): everybody here and next door rolls two Yellow dice, even friends,
/// but not Firefly himself. Once per round.
#[test]
fn blast() {
    let mut table = Position::new()
        .hero("batman", 16)
        .hero("catwoman", 16)
        .tile("firefly", &[15])
        .tile("thugs_crowbar", &[15])
        .start();
    table.villain_acts_with("firefly");
    let beside = SkillTarget::Area(table.area(16));
    table.dice("Y1 Y0 Y1 Y0 Y0 Y0");
    table.uses_skill("firefly", Skill::Blast, beside, 0);
    while table.ask()
        != (Ask::MiniAction { step: gotham_rules::prompt::ActivationStep::SecondMovement, attacks_left: 0 })
    {
        table.keep();
        table.pass();
    }
    assert_eq!(explosions(&table), [2, 2]);
    assert_eq!((table.neutralized("thugs_crowbar"), table.wounds("firefly")), (1, 0));
    assert_eq!((table.wounds("batman"), table.wounds("catwoman")), (1, 0));
    table.done();
    table.arrange(|state| state.post.reserve += 5);
    table.activate_tile("firefly");
    table.activate("firefly");
    let again = table.skill("firefly", Skill::Blast, beside, Effort::cubes(0));
    assert_eq!(table.refused_by(&again), "S2 Blast");
}

/// S2 Blast: an Adjacent Area in sight, and no other.
#[test]
fn blast_goes_next_door_only() {
    let mut table = Position::new().hero("batman", 16).tile("firefly", &[15]).start();
    table.villain_acts_with("firefly");
    for on in [SkillTarget::Nothing, SkillTarget::Area(table.area(1)), SkillTarget::Area(table.area(15))] {
        let command = table.skill("firefly", Skill::Blast, on, Effort::cubes(0));
        assert_eq!(table.refused_by(&command), "S2 Blast", "{on:?}");
    }
}

/// S2 Scream, G-34, G-70, with the glossary's Black Canary (Scream 2): no cube is spent, but one must be there.
#[test]
fn scream() {
    let mut table = Position::new().hero("black_canary", 15).tile("thugs_crowbar", &[15]).tile("bane", &[15]).start();
    let beside = SkillTarget::Area(table.area(16));
    let reserve = table.hero("black_canary").reserve;
    table.cubes("black_canary", 0, 10, 0);
    let scream = table.skill("black_canary", Skill::Scream, beside, Effort::cubes(0));
    assert_eq!(table.refused_by(&scream), "R2 V.A");
    table.cubes("black_canary", reserve, 10 - reserve, 0);
    table.dice("Y1 Y1 Y1 Y1");
    table.say(scream.clone());
    table.keep();
    assert_eq!((table.neutralized("thugs_crowbar"), table.wounds("bane")), (1, 2));
    assert_eq!(table.wounds("black_canary"), 0);
    let tablet = table.hero("black_canary");
    assert_eq!((tablet.reserve, tablet.spaces.on(Space::Manipulation)), (reserve, 0));
    assert_eq!(table.refused_by(&scream), "S2 Scream");
    let paid = table.skill("black_canary", Skill::Scream, beside, Effort::cubes(1));
    assert_eq!(table.refused_by(&paid), "S2 Scream");
}

/// S2 Flame, with the glossary's Firefly (Flame 1): the token burns the Hero at once and anyone who comes in later, but
/// not him.
#[test]
fn flame() {
    let mut table = Position::new().hero("batman", 15).hero("catwoman", 16).tile("firefly", &[15]).start();
    table.villain_acts_with("firefly");
    table.dice("Y0 Y0");
    table.tile_attack(AttackKind::Melee, "firefly", "batman", 0);
    table.keep();
    assert_eq!(table.ask(), Ask::PutTokens { kind: FieldKind::Flame, area: table.area(15), most: 1 });
    table.dice("Y1");
    table.say(Command::PutTokens { count: 1 });
    table.keep();
    assert_eq!((table.wounds("batman"), table.wounds("firefly")), (1, 0));
    table.done();
    table.end_turn();
    table.all_active();
    table.fresh();
    table.dice("Y1");
    table.moves("catwoman", 15, MoveType::Adjacent, 0);
    table.keep();
    assert_eq!(table.wounds("catwoman"), 1);
}

/// S2 Horror, G-11, with the glossary's Man-Bat (Horror 1): a Hero enters for 2, his friends for 1.
#[test]
fn horror() {
    const HORROR: PartOf = PartOf::Skill(Skill::Horror);
    let mut table = Position::new().hero("batman", 15).tile("man_bat", &[16]).tile("thugs_crowbar", &[17]).start();
    table.moves("batman", 16, MoveType::Adjacent, 0);
    assert_eq!((table.costs(), table.cost_part(HORROR)), (vec![2], 1));
    table.stop();
    table.put("batman", 1);
    table.villain_acts_with("thugs_crowbar");
    table.moves("thugs_crowbar", 16, MoveType::Adjacent, 0);
    assert_eq!(table.costs(), [1]);
}

fn points(table: &Table) -> Vec<u8> {
    let begun = table.happened().filter_map(|what| match what {
        Happening::MovementBegins { points, .. } => Some(*points),
        _ => None,
    });
    begun.collect()
}

/// G-13, S2 Tactician, G-40, with the glossary's Oracle (Tactician 3): an Active Hero anywhere moves with its bonus and
/// three more, once per round; its own next Movement has no bonus.
#[test]
fn tactician_sends_a_hero() {
    let mut table =
        Position::new().hero("oracle", 1).hero("batman", 15).hero("catwoman", 16).rests().tile("bane", &[31]).start();
    let (batman, catwoman) = (table.mini("batman"), table.mini("catwoman"));
    let bonus = gotham_rules::query::first_movement_bonus(&table.game, batman);
    let rests = table.skill("oracle", Skill::Tactician, SkillTarget::Mini(catwoman), Effort::cubes(1));
    assert_eq!(table.refused_by(&rests), "G-40");
    let itself = SkillTarget::Mini(table.mini("oracle"));
    let itself = table.skill("oracle", Skill::Tactician, itself, Effort::cubes(1));
    assert_eq!(table.refused_by(&itself), "G-40");
    table.uses_skill("oracle", Skill::Tactician, SkillTarget::Mini(batman), 1);
    assert_eq!(table.hero("oracle").spaces.on(Space::Thought), 1);
    assert_eq!(table.ask(), Ask::KeepMoving { points: bonus + 3 });
    assert_eq!(table.prompt().subject, Some(batman));
    table.moves("batman", 16, MoveType::Adjacent, 0);
    table.stop();
    let again = table.skill("oracle", Skill::Tactician, SkillTarget::Mini(batman), Effort::cubes(1));
    assert_eq!(table.refused_by(&again), "G-40");
    table.moves("batman", 17, MoveType::Adjacent, 1);
    assert_eq!(points(&table), [bonus + 3, 0]);
}

/// S2 Tactician, G-72: another miniature gets up for it, and is fully activated later.
#[test]
fn tactician_sends_a_henchman() {
    let mut table = Position::new().hero("batman", 1).tile("black_mask", &[31]).tile("prisoners", &[15, 15]).start();
    let first = table.mini("prisoners");
    table.arrange(|state| state.minis[first.index()].down = true);
    table.villain_acts_with("black_mask");
    table.uses_skill("black_mask", Skill::Tactician, SkillTarget::Mini(first), 0);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 1 }, "no bonus for one that had to stand up");
    table.stop();
    table.done();
    table.arrange(|state| state.post.reserve += 5);
    table.activate_tile("prisoners");
    table.activate("prisoners");
    table.fresh();
    table.moves("prisoners", 16, MoveType::Adjacent, 0);
    assert_eq!(points(&table), [3]);
}

/// G-71: the two Explosions of a Blast take tokens each: Firefly's Flame comes here and next door.
#[test]
fn g_71_tokens_in_either_explosion() {
    let mut table = Position::new().hero("batman", 1).tile("firefly", &[15]).start();
    table.villain_acts_with("firefly");
    table.uses_skill("firefly", Skill::Blast, SkillTarget::Area(table.area(16)), 0);
    for _ in 0..2 {
        assert!(matches!(table.ask(), Ask::PutTokens { kind: FieldKind::Flame, most: 1, .. }), "{:?}", table.ask());
        table.say(Command::PutTokens { count: 1 });
    }
    for area in [15, 16] {
        assert_eq!(table.game.state().fields_in(table.area(area), FieldKind::Flame), 1, "Area {area}");
    }
}
