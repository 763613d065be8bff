//! Rulings about attacks that don't belong to a single Skill: their order, who steps in, who is hit, what counts.

use gotham_content::{Color, Side, Skill};
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, RerollBy, Space};
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::{Ask, Command, Happening, SkillTarget, query};

use crate::kit::{Position, Table};

const BAT: &str = "lines: [(usage: Melee, dice: \"W+\")]";

/// G-23: after an attack: deferred attacks, then tokens, then Combo.
#[test]
fn g_23_deferred_attacks_tokens_combo() {
    let burning =
        "lines: [(usage: Melee, dice: \"W+\", skills: [(skill: Flame, level: 1), (skill: CircularStrike, level: 1)])]";
    let position = Position::new().hero("nightwing", 15).with(&["baseball_bat"]).with_content(BAT, burning);
    let mut table = position.tile("thugs_crowbar", &[15, 15, 15]).start();
    table.dice("O2 O2 W2");
    table.melee("nightwing", "thugs_crowbar", 2, &["baseball_bat"]);
    table.pass_until_offered();
    assert_eq!(table.offered().map(|(skill, ..)| skill), Some(Skill::CircularStrike));
    let second = table.mini("thugs_crowbar#2");
    table.uses_offer(second);
    assert!(matches!(table.ask(), Ask::PutTokens { kind: FieldKind::Flame, .. }), "{:?}", table.ask());
    table.say(Command::PutTokens { count: 0 });
    while matches!(table.ask(), Ask::PutTokens { .. }) {
        table.say(Command::PutTokens { count: 0 });
    }
    assert_eq!(table.offered().map(|(skill, ..)| skill), Some(Skill::Combo));
}

/// G-16: a card's Automatic Success is not a success of the dice: blanks and a Sniper Rifle give no Marksman.
#[test]
fn g_16_marksman_wants_a_success_from_dice() {
    let position = Position::new().hero("huntress", 16).with(&["sniper_rifle"]).tile("bane", &[15]);
    let mut table = position.start();
    table.cubes("huntress", 1, 9, 0);
    table.dice("O0 R0");
    table.shoot("huntress", "bane", 1, &["sniper_rifle"]);
    table.pass();
    assert_eq!((table.attack_successes(), table.part_of_attack(PartOf::Cards)), (vec![1], 1));
    assert_eq!(table.part_of_attack(PartOf::Skill(Skill::Marksman)), 0);
}

/// G-21, S2 Combo: with a Characteristic of several colors, the attacker picks the Combo's dice, and their arrows
/// count.
#[test]
fn g_21_combo_of_several_colours() {
    let (bloom, combo) = ("(skill: Horror, level: 2), (skill: Reach", "(skill: Combo, level: 1), (skill: Reach");
    for (picked, arrows) in [(Color::Orange, [0, 0, 1, 0, 0]), (Color::Red, [0, 0, 0, 1, 0])] {
        let position = Position::new().hero("catwoman", 15).hero("huntress", 15).tile("mr_bloom", &[15]);
        let mut table = position.with_content(bloom, combo).start();
        table.cubes("catwoman", 1, 0, 9);
        table.villain_acts_with("mr_bloom");
        table.dice("O2 R3");
        table.tile_attack(AttackKind::Melee, "mr_bloom", "catwoman", 0);
        table.pass_until_offered();
        let huntress = table.mini("huntress");
        for wrong in [vec![Color::Black], vec![Color::Orange, Color::Red]] {
            let offer = table.offer_on(huntress, &wrong);
            assert_eq!(table.refused_by(&offer), "G-21");
        }
        table.fresh();
        table.dice(&format!("{}0", picked.letter()));
        let offer = table.offer_on(huntress, &[picked]);
        table.say(offer);
        let Ask::Reroll { free, .. } = table.ask() else { panic!("{:?}", table.ask()) };
        assert_eq!(free, arrows);
    }
}

/// G-27, S2 Protected: a Protected miniature is not a target for a deferred attack, nor for a strike back.
#[test]
fn g_27_protected_from_what_follows() {
    let mut table =
        Position::new().hero("huntress", 17).tile("owls_handgun", &[17]).tile("thugs_crowbar", &[17, 17, 17]).start();
    table.dice("O2 O2");
    table.melee("huntress", "thugs_crowbar", 2, &[]);
    let owl = table.offer_on(table.mini("owls_handgun"), &[]);
    assert_eq!(table.refused_by(&owl), "S2 Protected", "two Thugs are left");
    for (thugs, strikes) in [(&[16, 16][..], false), (&[16, 17], true)] {
        let position = Position::new().hero("red_hood_jason_todd", 15).with(&["revolver"]);
        let mut table = position.tile("owls_handgun", &[16]).tile("thugs_crowbar", thugs).start();
        table.villain_acts_with("owls_handgun");
        table.dice("Y1 O0 Y0");
        table.tile_attack(AttackKind::Ranged, "owls_handgun", "red_hood_jason_todd", 0);
        table.pass_until_offered();
        let is_offered = matches!(table.offered(), Some((Skill::Retaliation | Skill::Counterattack, ..)));
        assert_eq!(is_offered, strikes, "{thugs:?}");
    }
}

/// G-28, S2 Sacrifice, S2 Harmless: whoever steps in for the target of a Harmless attacker takes the successes but no
/// Wounds.
#[test]
fn g_28_sacrifice_against_the_harmless() {
    let mut table = Position::new().hero("catwoman", 15).hero("batman", 15).tile("poison_ivy", &[15]).start();
    table.villain_acts_with("poison_ivy");
    table.dice("W2 W2 W0");
    table.tile_attack(AttackKind::Melee, "poison_ivy", "catwoman", 0);
    let batman = table.mini("batman");
    table.say(table.stepping_in(batman));
    table.pass();
    assert_eq!((table.wounds("batman"), table.wounds("catwoman")), (0, 4), "her Poison still comes through");
    assert_eq!(table.defenses()[0].1, 2, "two of four were taken");
}

/// G-28, G-26: likewise for whoever steps in for the target of a Shackle.
#[test]
fn g_28_sacrifice_against_a_shackle() {
    let bane = "skills: [(skill: Parkour, level: 2), (skill: MartialArts";
    let shackling = "skills: [(skill: Parkour, level: 2), (skill: Shackle, level: 1), (skill: MartialArts";
    let position = Position::new().hero("catwoman", 15).hero("batman", 15).tile("bane_venom", &[15]);
    let mut table = position.with_content(bane, shackling).start();
    table.villain_acts_with("bane_venom");
    table.dice("Y2 Y2");
    let (mini, target, batman) = (table.mini("bane_venom"), table.mini("catwoman"), table.mini("batman"));
    let effort = Effort { choice: 1, ..Effort::default() };
    table.say(Command::Attack { mini, target, kind: AttackKind::Melee, effort, with: Some(Skill::Shackle) });
    table.say(table.stepping_in(batman));
    table.pass();
    assert_eq!((table.wounds("batman"), table.wounds("catwoman"), table.body("catwoman").shackles), (0, 0, 1));
}

/// G-29, S2 Berserk: half of five Life Points is three, half of eleven cubes six.
#[test]
fn g_29_half_is_rounded_up() {
    for (life, dice) in [(3, "O0 R0"), (2, "O0 R0 W0")] {
        let mut table = Position::new().hero("batman", 15).tile("man_bat", &[15]).start();
        table.life("man_bat", life);
        table.villain_acts_with("man_bat");
        table.dice(dice);
        table.tile_attack(AttackKind::Melee, "man_bat", "batman", 0);
        assert_eq!(table.rolls()[0], dice, "with {life} of 5 Life Points");
    }
    for (wounds, rages) in [(5, false), (6, true)] {
        let mut table = Position::new().hero("clayface_detective_comics", 15).tile("bane", &[15]).start();
        table.cubes("clayface_detective_comics", 11 - wounds, 0, wounds);
        let attack = table.attack_with(AttackKind::Melee, "clayface_detective_comics", "bane", Effort::cubes(1));
        let throw = query::throw(&table.game, &attack).expect("dice");
        assert_eq!(throw.dice.iter().any(|die| die.color == Color::White), rages, "{wounds} of 11");
    }
}

/// G-36, S2 Immobilization: an Explosion knocks down those it wounds enough.
#[test]
fn g_36_an_explosion_lays_down() {
    let stun = "lines: [(usage: Always, skills: [(skill: Grenade, level: 3)])]";
    let stunning = "lines: [(usage: Always, skills: [(skill: Grenade, level: 3), (skill: Immobilization, level: 2)])]";
    let position = Position::new().hero("batman", 15).with(&["stun_grenade"]).tile("bane", &[16]);
    let mut table = position.tile("killer_croc", &[16]).with_content(stun, stunning).start();
    table.dice("O2 Y1 Y1 Y0 Y1 Y0 Y0");
    let (mini, area, effort) = (table.mini("batman"), table.area(16), table.effort(1, &["stun_grenade"]));
    table.say(Command::UseSkill { mini, skill: Skill::Grenade, on: SkillTarget::Area(area), effort });
    table.pass();
    assert_eq!(["bane", "killer_croc"].map(|who| table.wounds(who)), [2, 1]);
    assert_eq!(["bane", "killer_croc"].map(|who| table.body(who).down), [true, false]);
}

/// G-41: an ally's Reroll is paid with a cube on its commander's Thought space.
#[test]
fn g_41_an_allys_reroll() {
    let mut table = Position::new().hero("renee_montoya", 16).tile("bane", &[16]).with_allies().start();
    let state = table.game.state();
    let ally = state.all_minis().find(|mini| state.mini(*mini).commander.is_some()).expect("an ally");
    let on = SkillTarget::Tile(table.hero("renee_montoya").allies[0].tile);
    table.uses_skill("renee_montoya", Skill::HenchmanCommand, on, 1);
    table.say(Command::ActivateMini { mini: ally });
    let target = table.mini("bane");
    let shot = Command::Attack { mini: ally, target, kind: AttackKind::Ranged, effort: Effort::default(), with: None };
    table.dice("W0 O0");
    table.say(shot);
    table.dice("W0 W0 O2");
    while let Ask::Reroll { rights, .. } = table.ask() {
        if rights.contains(&RerollBy::Bonus) {
            table.reroll(0, RerollBy::Bonus);
        } else {
            assert_eq!(rights, [RerollBy::Paid]);
            table.reroll(1, RerollBy::Paid);
            break;
        }
    }
    let spaces = table.hero("renee_montoya").spaces;
    assert_eq!((spaces.on(Space::Thought), spaces.on(Space::Reroll)), (2, 0));
}

/// R2 IV.A: Traits override Skills: a miniature that may only make Adjacent Moves gains nothing from Parkour.
#[test]
fn traits_stand_above_skills() {
    let (hyenas, climbing) = ("(skill: Elusive, level: 2), (skill: Berserk, level: 2)", "(skill: Parkour, level: 2)");
    for (printed, refused) in [("(skill: ReducedMobility)", true), ("(skill: Fly)", false)] {
        let position = Position::new().hero("batman", 1).tile("bud_and_lou", &[13]).with_content(hyenas, climbing);
        let sneak = "(skill: SneakAttack, level: 1),\n            (skill: ReducedMobility),";
        let changed = format!("(skill: SneakAttack, level: 1),\n            {printed},");
        let mut table = position.with_content(sneak, &changed).start();
        table.villain_acts_with("bud_and_lou");
        let climb = table.step("bud_and_lou", 3, MoveType::Climb(2), 0);
        assert_eq!(
            table.game.why_not(&climb).map(|refusal| refusal.rule.id()),
            refused.then_some("S2 Reduced Mobility")
        );
    }
}

/// R2 VI.D: if every Reinforcement Area and all Areas beside them are full, nobody arrives, and the points are lost.
#[test]
fn reinforcements_that_find_no_room() {
    let position = Position::new().hero("batman", 1).tile_and_pool("thugs_crowbar", &[29; 4], 1);
    let position = position.tile("thugs_firearm", &[31; 4]).event(3, &[31]).villain(9, 0, 0);
    let mut table = position.start();
    table.end_turn();
    table.activate_tile_event();
    let tile = table.tile("thugs_crowbar");
    for area in [31, 29, 30] {
        let comes = Command::Reinforce { tile, area: table.area(area) };
        assert!(table.game.why_not(&comes).is_some());
    }
    assert!(matches!(table.ask(), Ask::ActivateTile { .. }), "{:?}", table.ask());
    assert!(table.saw(|what| matches!(what, Happening::PointsLost { points: 3 })));
}

/// G-4: each kind of Field Modifier token has its supply: eight of Flame, Gas and Frost, six of Smoke.
#[test]
fn g_4_each_kind_of_token() {
    let bat = |skill: &str| format!("lines: [(usage: Melee, dice: \"W+\", skills: [(skill: {skill}, level: 2)])]");
    for (skill, kind) in [("Flame", FieldKind::Flame), ("ToxicGas", FieldKind::Gas), ("Frost", FieldKind::Frost)] {
        for (lying, most) in [(6, Some(2)), (7, Some(1)), (8, None)] {
            let position = Position::new().hero("catwoman", 15).with(&["baseball_bat"]).tile("bane", &[15]);
            let mut table = position.with_content(BAT, &bat(skill)).start();
            table.field(kind, 1, lying);
            table.dice("Y0 W0");
            table.melee("catwoman", "bane", 1, &["baseball_bat"]);
            table.keep();
            let asked = match table.ask() {
                Ask::PutTokens { most, .. } => Some(most),
                _ => None,
            };
            assert_eq!(asked, most, "{skill}, {lying} on the board");
        }
    }
}

/// R2 X, X.A, X.C: a roll for Dangerous Terrain may be Rerolled for a cube, and the new face counts.
#[test]
fn any_roll_may_be_rerolled() {
    let mut table = Position::new().hero("batman", 16).start();
    table.field(FieldKind::Gas, 15, 1);
    table.dice("Y2");
    table.moves("batman", 15, MoveType::Adjacent, 0);
    assert!(matches!(table.ask(), Ask::Reroll { .. }) && table.prompt().side == Side::Heroes);
    table.dice("Y0");
    table.reroll(0, RerollBy::Paid);
    assert_eq!((table.wounds("batman"), table.hero("batman").spaces.reroll), (0, 1));
}

fn throws(table: &Table, area: u8) -> Command {
    Command::Throw {
        mini: table.mini("batman"),
        card: table.card("medikit"),
        area: table.area(area),
        effort: Effort::cubes(1),
    }
}

/// R2 V.C.2.d: a throw needs the Area in sight, and is hindered.
#[test]
fn throws_need_sight_and_are_hindered() {
    let mut table = Position::new().hero("batman", 15).with(&["medikit"]).tile("thugs_crowbar", &[15]).start();
    let hidden = throws(&table, 34);
    assert_eq!(table.refused_by(&hidden), "R2 XI.A");
    table.dice("O2");
    table.say(throws(&table, 16));
    table.keep();
    assert_eq!((table.part(PartOf::Hindering), table.part(PartOf::Thrown)), (-1, -1));
    assert_eq!(table.lying(15), ["medikit"], "2 less 1 less 1");
}

/// R2 V.C.2.c, V.B.3: the one who gives or takes is Active; the other one may be Resting or down.
#[test]
fn equipment_changes_hands_with_who_rests() {
    let position = Position::new().hero("batman", 15).with(&["crowbar"]).hero("catwoman", 15).with(&["tonfa"]).rests();
    let mut table = position.start();
    let [batman, catwoman] = ["batman", "catwoman"].map(|hero| table.mini(hero));
    let (crowbar, tonfa) = (table.card("crowbar"), table.card("tonfa"));
    let her_own = Command::Give { mini: catwoman, card: tonfa, to: batman, pushing: 0 };
    assert_eq!(table.refused_by(&her_own), "R2 V.B.3");
    table.say(Command::Take { mini: batman, card: tonfa, from: catwoman, pushing: 0 });
    table.cubes("catwoman", 0, 0, 10);
    table.say(Command::Give { mini: batman, card: crowbar, to: catwoman, pushing: 0 });
    assert_eq!((table.carried("batman"), table.carried("catwoman")), (vec!["tonfa".into()], vec!["crowbar".into()]));
}
