//! Skills that meet other Skills, other possessors of the same one, or the edge of what they do.

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, RerollBy, Stance};
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::{Ask, Command, Edition, Happening, SkillTarget, query};

use crate::kit::Position;

/// S2 Marksman, S2 Burst, G-55, G-59: Marksman is added to a deferred Ranged Attack.
#[test]
fn g_55_marksman_in_a_burst() {
    let position = Position::new().hero("catwoman", 16).hero("nightwing", 16).tile("red_hood_jason_todd", &[15]);
    let mut table = position.start();
    table.cubes("catwoman", 1, 0, 9);
    table.villain_acts_with("red_hood_jason_todd");
    table.dice("W2 W2 W0 W0");
    table.tile_attack(AttackKind::Ranged, "red_hood_jason_todd", "catwoman", 0);
    table.pass_until_offered();
    assert_eq!(table.offered(), Some((Skill::Burst, 3, 4)), "5 less 1 of Untouchable and 1 Wound");
    let nightwing = table.mini("nightwing");
    table.uses_offer(nightwing);
    assert_eq!(table.attack_successes(), [5, 4]);
    assert_eq!(table.part_of_attack(PartOf::Skill(Skill::Marksman)), 1);
}

/// G-36: a Hero who is knocked down and Rests stays down until its next Active Stance.
#[test]
fn g_36_who_rests_stays_down() {
    let mut table = Position::new().hero("catwoman", 15).tile("hounds", &[15]).start();
    table.villain_acts_with("hounds");
    table.dice("W2 O2");
    table.tile_attack(AttackKind::Melee, "hounds", "catwoman", 0);
    table.pass();
    table.done();
    table.end_turn();
    let mini = table.mini("catwoman");
    table.say(Command::TakeStance { mini, stance: Stance::Resting });
    assert!(table.body("catwoman").down);
    table.end_turn();
    table.end_turn();
    table.all_active();
    assert!(!table.body("catwoman").down);
    assert_eq!(query::first_movement_bonus(&table.game, mini), 0);
}

/// S2 Retaliation, R2 VII.C.7, XI.C: a Retaliation is hindered, and Smoke on its line takes successes away.
#[test]
fn retaliation_in_the_smoke() {
    let position = Position::new().hero("red_hood_jason_todd", 15).with(&["revolver"]);
    let mut table = position.tile("thugs_crowbar", &[15, 15, 15]).tile("thugs_firearm", &[16]).start();
    table.field(FieldKind::Smoke, 16, 1);
    table.villain_acts_with("thugs_firearm");
    table.dice("W0 W2 Y0");
    table.tile_attack(AttackKind::Ranged, "thugs_firearm", "red_hood_jason_todd", 0);
    table.pass_until_offered();
    assert_eq!(table.offered(), Some((Skill::Retaliation, 2, 1)));
    table.dice("Y2 Y2");
    table.strikes_back();
    let parts = [PartOf::Hindering, PartOf::Smoke].map(|part| table.part_of_attack(part));
    assert_eq!((parts, table.attack_successes()), ([-1, -1], vec![1, 2]), "Nerves of Steel leave one of three");
}

/// S2 Horror, G-11: from several enemies it adds up, and comes on top of a Climb.
#[test]
fn g_11_horror_adds_up() {
    const HORROR: PartOf = PartOf::Skill(Skill::Horror);
    let mut table = Position::new().hero("batman", 15).tile("man_bat", &[16]).tile("scarecrow", &[16]).start();
    table.moves("batman", 16, MoveType::Adjacent, 2);
    assert_eq!((table.costs(), table.cost_part(HORROR)), (vec![4], 3));
    let mut table = Position::new().hero("batman", 13).tile("man_bat", &[3]).start();
    table.moves("batman", 3, MoveType::Climb(2), 1);
    assert_eq!((table.costs(), table.cost_part(HORROR)), (vec![3], 1), "1, Climb 2 less Parkour 1, Horror 1");
}

/// S2 Support, G-58: from two allies it adds up.
#[test]
fn g_58_two_who_support() {
    let position = Position::new().hero("renee_montoya", 15).hero("oracle", 15).hero("batman", 15);
    let mut table = position.tile("bane", &[15]).start();
    table.dice("R0");
    table.melee("batman", "bane", 1, &[]);
    assert!(matches!(table.ask(), Ask::Reroll { bonus: 4, .. }), "{:?}", table.ask());
}

/// S2 Misfortune, G-30, G-31: from two enemies it adds up, even in a Defense.
#[test]
fn g_31_two_misfortunes_in_a_defense() {
    let position = Position::new().hero("batman", 15).tile("bane", &[15]).tile("scarecrow", &[15]);
    let mut table = position.tile("reaper", &[15]).start();
    table.cubes("batman", 0, 11, 0);
    table.villain_acts_with("bane");
    table.dice("O2 O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
    let Ask::Reroll { forced, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((forced, rights), (3, vec![RerollBy::Forced]));
    table.dice("O2 O1 O0");
    (0..3).for_each(|_| table.reroll(0, RerollBy::Forced));
    assert_eq!((table.defenses(), table.wounds("batman")), (vec![(0, 5)], 5));
}

/// S2 Grenade, G-6: at its own Area the Difficulty is 0, and the thrower rolls like everybody else.
#[test]
fn g_6_a_grenade_at_the_own_area() {
    let mut table = Position::new().hero("batman", 15).with(&["stun_grenade"]).tile("bane", &[15]).start();
    table.dice("O0 Y1 Y0 Y0 Y1 Y1 Y0");
    let effort = table.effort(1, &["stun_grenade"]);
    table.say(table.skill("batman", Skill::Grenade, SkillTarget::Area(table.area(15)), effort));
    table.keep();
    assert_eq!(table.actions(), [(0, true)], "nothing is enough, whatever hinders");
    assert_eq!((table.wounds("batman"), table.wounds("bane")), (1, 2));
}

/// G-34, E-23: a non-Hero without a Manipulation throws no Grenade in the Second edition.
#[test]
fn g_34_grenades_need_a_manipulation() {
    let owls = "skills: [(skill: Protected, level: 2), (skill: Marksman, level: 1)]";
    let grenadiers = "skills: [(skill: Grenade, level: 1)]";
    for (edition, refused) in [(Edition::Second, Some("R2 VI.A.2")), (Edition::First, None)] {
        let position = Position::new().hero("batman", 1).tile("owls_handgun", &[15]).with_content(owls, grenadiers);
        let mut table = position.edition(edition).start();
        table.villain_acts_with("owls_handgun");
        let on = SkillTarget::Area(table.area(16));
        let throw = table.skill("owls_handgun", Skill::Grenade, on, Effort::default());
        assert_eq!(table.game.why_not(&throw).map(|refusal| refusal.rule.id()), refused, "{edition:?}");
    }
}

/// S2 Tactician, G-40: each ally benefits once per round, no matter who sends it.
#[test]
fn g_40_two_tacticians_and_one_ally() {
    let position = Position::new().hero("oracle", 1).hero("alfred", 1).hero("batman", 15).tile("bane", &[31]);
    let mut table = position.start();
    let [batman, oracle] = ["batman", "oracle"].map(|hero| SkillTarget::Mini(table.mini(hero)));
    table.uses_skill("oracle", Skill::Tactician, batman, 1);
    table.stop();
    let again = table.skill("alfred", Skill::Tactician, batman, Effort::cubes(1));
    assert_eq!(table.refused_by(&again), "G-40");
    table.uses_skill("alfred", Skill::Tactician, oracle, 1);
}

/// S2 Attraction, G-44: an ally, too, and anyone as big as its possessor.
#[test]
fn g_44_an_ally_as_big() {
    let mut table = Position::new().hero("batman", 15).belt(&["claw"]).hero("catwoman", 16).start();
    let catwoman = SkillTarget::Mini(table.mini("catwoman"));
    table.uses_skill("batman", Skill::Attraction, catwoman, 1);
    assert_eq!(table.where_is("catwoman"), 15);
}

/// S2 Ambidexterity, G-43, R2 V.C.1: two weapons of one type, not a Melee and a Ranged one.
#[test]
fn g_43_weapons_of_two_types() {
    let position = Position::new().hero("nightwing", 15).with(&["baton"]).belt(&["batarangs"]).tile("bane", &[15]);
    let mut table = position.start();
    for kind in [AttackKind::Melee, AttackKind::Ranged] {
        let both = table.attack_with(kind, "nightwing", "bane", table.effort(1, &["baton", "batarangs"]));
        assert_eq!(table.refused_by(&both), "R2 V.C.1", "{kind:?}");
    }
}

/// S2 Imaginary Friend, G-38: one more Yellow die in a Ranged Attack and in a Complex Thought.
#[test]
fn g_38_the_friend_shoots_and_thinks() {
    let mut table = Position::new().hero("batman", 16).tile("harley_quinn", &[15]).start();
    table.villain_acts_with("harley_quinn");
    table.dice("Y0 R0 Y0");
    table.tile_attack(AttackKind::Ranged, "harley_quinn", "batman", 0);
    assert_eq!(table.rolls(), ["Y0 R0 Y0"]);
    let mut table = Position::new().hero("harley_quinn_suicide_squad", 15).token("computer", 15, "on").start();
    table.dice("O0 Y0");
    table.interact("harley_quinn_suicide_squad", "shut_down", 1);
    assert_eq!(table.rolls(), ["O0 Y0"]);
}

/// S2 Blast: if no Adjacent Area is in sight, there is one Explosion, in its own.
#[test]
fn blast_with_nothing_beside() {
    let mut table = Position::on("depot").hero("batman", 1).tile("firefly", &[1]).start();
    table.villain_acts_with("firefly");
    let door = table.skill("firefly", Skill::Blast, SkillTarget::Area(table.area(2)), Effort::default());
    assert_eq!(table.refused_by(&door), "S2 Blast", "behind the door");
    table.dice("Y1 Y0");
    table.uses_skill("firefly", Skill::Blast, SkillTarget::Nothing, 0);
    table.pass();
    let exploded = table.happened().filter(|what| matches!(what, Happening::Exploded { .. }));
    assert_eq!((exploded.count(), table.wounds("batman")), (1, 1));
}
