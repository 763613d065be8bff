//! Sneak Attack, Berserk, Imaginary Friend, Regeneration and Bodyguard.

use gotham_content::skill::Skill;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::event::PartOf;
use gotham_rules::{Happening, SkillTarget};

use crate::kit::{Position, Table};

const SNEAK: PartOf = PartOf::Skill(Skill::SneakAttack);
const GUARD: PartOf = PartOf::Skill(Skill::Bodyguard);

/// S2 Sneak Attack, G-17, with the numbers of the glossary: a Prisoner's ally has Menace 1, Batman 1. Alone it gains
/// nothing.
#[test]
fn sneak_attack_compares_menace() {
    for (others, gained) in [(vec![15, 15], 1), (vec![15, 17], 0)] {
        let mut table = Position::new().hero("batman", 15).tile("prisoners", &others).start();
        table.villain_acts_with("prisoners");
        table.dice("W2 Y0");
        table.tile_attack(AttackKind::Melee, "prisoners", "batman", 0);
        table.keep();
        assert_eq!(table.part_of_attack(SNEAK), gained, "{others:?}");
        assert_eq!(table.attack_successes(), [2 + gained as u8]);
    }
}

/// S2 Sneak Attack, G-17: an Automatic Success needs none from the dice. And only in its own Area.
#[test]
fn sneak_attack_works_on_blanks_and_here_only() {
    let mut table = Position::new().hero("batman", 15).tile("penguin", &[16]).tile("thugs_crowbar", &[16]).start();
    table.villain_acts_with("penguin");
    table.dice("Y0 O0");
    table.tile_attack(AttackKind::Ranged, "penguin", "batman", 0);
    table.keep();
    assert_eq!(table.part_of_attack(SNEAK), 0, "from another Area");

    let mut table = Position::new().hero("batman", 15).tile("penguin", &[15]).tile("brutes_chains", &[15]).start();
    table.villain_acts_with("penguin");
    table.dice("Y0 O0");
    table.tile_attack(AttackKind::Ranged, "penguin", "batman", 0);
    table.keep();
    assert_eq!(table.part_of_attack(SNEAK), 2);
}

/// S2 Berserk, G-29, with the numbers of the glossary: Killer Croc (6 Life Points) rages once he has lost 3.
#[test]
fn berserk_of_a_tile() {
    for (life, rolled) in [(4, "Y1 B0"), (3, "Y1 B0 W2")] {
        let mut table = Position::new().hero("batman", 15).tile("killer_croc", &[15]).start();
        table.life("killer_croc", life);
        table.villain_acts_with("killer_croc");
        table.dice(rolled);
        table.tile_attack(AttackKind::Melee, "killer_croc", "batman", 0);
        assert_eq!(table.rolls()[0], rolled, "with {life} Life Points");
    }
}

/// S2 Berserk, G-29, G-69: five of a Hero's ten cubes in the Wound Zone; and free attacks gain from it, too: Tusk
/// strikes back with one more White die.
#[test]
fn berserk_of_a_hero_and_in_free_attacks() {
    let start = || Position::new().hero("batman_dark_knight_returns", 15).tile("tusk", &[15]).start();
    for (wounds, dice) in [(4, "R0"), (5, "R0 W0")] {
        let mut table = start();
        table.cubes("batman_dark_knight_returns", 10 - wounds, 0, wounds);
        table.dice(dice);
        table.melee("batman_dark_knight_returns", "tusk", 1, &[]);
        assert_eq!(table.rolls()[0], dice, "with {wounds} Wounds");
    }
    let mut table = start();
    table.life("tusk", 3);
    table.dice("R0 Y0 Y0 Y0 W0");
    table.melee("batman_dark_knight_returns", "tusk", 1, &[]);
    table.keep();
    table.strikes_back();
    assert_eq!(table.rolls()[1], "Y0 Y0 Y0 W0");
}

/// S2 Imaginary Friend, G-38, with the numbers of the glossary: Harley Quinn attacks with one more Yellow die until
/// Batman thinks her friend away with one success.
#[test]
fn imaginary_friend() {
    let mut table = Position::new().hero("batman", 15).tile("harley_quinn", &[15]).start();
    let harley = SkillTarget::Mini(table.mini("harley_quinn"));
    table.dice("R0");
    table.uses_skill("batman", Skill::ImaginaryFriend, harley, 1);
    table.keep();
    assert_eq!(table.actions(), [(0, false)]);
    table.villain_acts_with("harley_quinn");
    table.dice("W0 W0 Y0 Y0");
    table.tile_attack(AttackKind::Melee, "harley_quinn", "batman", 0);
    assert_eq!(table.rolls()[0], "W0 W0 Y0 Y0");
    table.keep();
    table.done();
    table.end_turn();
    table.all_active();
    table.fresh();
    table.dice("R2");
    table.uses_skill("batman", Skill::ImaginaryFriend, harley, 1);
    table.keep();
    assert_eq!(table.actions(), [(1, true)], "her Menace hinders");
    assert!(table.saw(|what| matches!(what, Happening::SkillLost { skill: Skill::ImaginaryFriend, .. })));
    let again = table.skill("batman", Skill::ImaginaryFriend, harley, Effort::cubes(1));
    assert_eq!(table.refused_by(&again), "G-38");
    table.villain_acts_with("harley_quinn");
    table.dice("W0 W0 Y0");
    table.tile_attack(AttackKind::Melee, "harley_quinn", "batman", 0);
    assert_eq!(table.rolls()[0], "W0 W0 Y0", "the friend is gone for good");
}

/// S2 Imaginary Friend, G-38: only an enemy in the same Area may try, and Defense gains nothing.
#[test]
fn imaginary_friend_is_an_enemys_business() {
    let mut table = Position::new().hero("batman", 16).tile("harley_quinn", &[15]).tile("bane", &[15]).start();
    let harley = SkillTarget::Mini(table.mini("harley_quinn"));
    let far = table.skill("batman", Skill::ImaginaryFriend, harley, Effort::cubes(1));
    assert_eq!(table.refused_by(&far), "G-38");
    table.put("batman", 15);
    table.dice("R2");
    table.melee("batman", "harley_quinn", 1, &[]);
    table.pass();
    assert_eq!(table.rolls().len(), 1, "Automatic Defense and no die: {:?}", table.rolls());
}

/// S2 Regeneration, G-37, with the numbers of the glossary: Solomon Grundy (Regeneration 2) has 5 of 8 Life Points and
/// is activated. No more comes back than was lost.
#[test]
fn regeneration_of_a_tile() {
    for (before, after) in [(5, 7), (7, 8), (8, 8)] {
        let mut table = Position::new().hero("batman", 1).tile("solomon_grundy", &[15]).start();
        table.life("solomon_grundy", before);
        table.villain_acts_with("solomon_grundy");
        assert_eq!(table.body("solomon_grundy").life, after);
    }
}

/// S2 Regeneration: from Wounds to Fatigue, before recovering; nothing for a Neutralized Hero. G-37
#[test]
fn regeneration_of_a_hero() {
    let start = || Position::new().hero("clayface_detective_comics", 15).hero("batman", 1).tile("bane", &[31]).start();
    let regained = |what: &Happening| matches!(what, Happening::Regenerated { strength: 1, .. });
    let mut table = start();
    table.end_turn();
    table.cubes("clayface_detective_comics", 4, 0, 7);
    table.end_turn();
    table.all_active();
    assert!(table.saw(regained));
    let tablet = table.hero("clayface_detective_comics");
    assert_eq!((tablet.reserve, tablet.fatigue, tablet.wounds), (5, 1, 5), "1 regenerated, 1 of 2 recovered, 1 healed");

    let mut table = start();
    table.end_turn();
    table.cubes("clayface_detective_comics", 0, 0, 11);
    table.end_turn();
    table.all_active();
    assert!(!table.saw(regained));
    assert_eq!(table.hero("clayface_detective_comics").wounds, 5);
}

fn attacked(heroes: &[&str], target: &str, dice: &str) -> Table {
    let position = heroes.iter().fold(Position::new(), |position, hero| position.hero(hero, 15));
    let mut table = position.tile("bane", &[15]).start();
    table.villain_acts_with("bane");
    table.dice(dice);
    table.tile_attack(AttackKind::Melee, "bane", target, 0);
    table.keep();
    table.defend(0);
    table.keep();
    table
}

/// S2 Bodyguard, with the glossary's Katana: two successes for the ally she stands beside, none for herself.
#[test]
fn bodyguard() {
    assert_eq!(attacked(&["katana", "catwoman"], "catwoman", "O2 O2").part(GUARD), 2);
    assert_eq!(attacked(&["katana", "catwoman"], "katana", "O2 O2 Y1").part(GUARD), 0);
    assert_eq!(attacked(&["catwoman", "nightwing"], "catwoman", "O2 O2").part(GUARD), 0);
}

/// S2 Bodyguard, G-28: of several Bodyguards, only one helps in an attack, the best.
#[test]
fn one_bodyguard() {
    let guards = ["orphan_david_cain", "tweedledee_and_tweedledum"];
    for (there, gained) in [(&guards[..1], 1), (&guards[1..], 2), (&guards[..], 2)] {
        let position = Position::new().hero("batman", 15).tile("bane", &[15]);
        let mut table = there.iter().fold(position, |position, guard| position.tile(guard, &[15])).start();
        table.dice("R2");
        table.melee("batman", "bane", 1, &[]);
        table.pass();
        assert_eq!(table.part(GUARD), gained, "{there:?}");
    }
}

/// G-73, G-68: Sneak Attack counts the Menace again for a deferred attack: with Catwoman down, one ally is enough.
#[test]
fn g_73_sneak_attack_of_a_deferred_attack() {
    let sneaks = "skills: [(skill: SneakAttack, level: 1)],";
    let strikes = "skills: [(skill: SneakAttack, level: 1), (skill: CircularStrike, level: 1)],";
    let position = Position::new().hero("catwoman", 15).hero("nightwing", 15).tile("prisoners", &[15, 15]);
    let mut table = position.with_content(sneaks, strikes).start();
    table.cubes("catwoman", 1, 0, 9);
    table.villain_acts_with("prisoners");
    table.dice("W2 Y2");
    table.tile_attack(AttackKind::Melee, "prisoners", "catwoman", 0);
    table.pass_until_offered();
    assert_eq!((table.attack_successes(), table.part_of_attack(SNEAK)), (vec![4], 0), "1 against 2");
    assert_eq!(table.offered().map(|(_, remaining, _)| remaining), Some(3));
    let nightwing = table.mini("nightwing");
    table.uses_offer(nightwing);
    assert_eq!((table.attack_successes(), table.part_of_attack(SNEAK)), (vec![4, 4], 1), "1 against 1");
}
