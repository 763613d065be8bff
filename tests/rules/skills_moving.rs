//! Skills of Movement: Elusive, Mobility, Parkour, Wall Breaker, Fly, Reduced Mobility, Attraction, Immobilization.

use gotham_content::Skill;
use gotham_rules::board::{Change, MoveType};
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::{Command, Happening, SkillTarget, query};

use crate::kit::Position;

/// S2 Elusive, G-60: X enemy Size is ignored, in each Move.
#[test]
fn elusive_helps_in_each_move() {
    let mut table = Position::new().hero("catwoman", 17).tile("thugs_firearm", &[17, 17, 17, 16]).start();
    table.moves("catwoman", 16, MoveType::Adjacent, 0);
    assert_eq!(table.cost_part(PartOf::Skill(Skill::Elusive)), -2);
    assert_eq!(table.costs(), [2], "one Size of three is left");
    table.moves("catwoman", 15, MoveType::Adjacent, 0);
    assert_eq!(table.costs(), [2, 1]);
}

/// S2 Mobility, G-60: X Difficult Terrain is ignored, in each Move.
#[test]
fn mobility_helps_in_each_move() {
    let mut table = Position::new().hero("catwoman", 21).start();
    for to in [22, 23, 24] {
        table.moves("catwoman", to, MoveType::Adjacent, 0);
    }
    assert_eq!(table.costs(), [1, 1, 1]);
}

/// S2 Parkour, G-60: X levels of a Climb, and X Wounds of a Drop, in each Move.
#[test]
fn parkour_climbs_and_drops() {
    let mut table = Position::new().hero("catwoman", 13).start();
    table.moves("catwoman", 3, MoveType::Climb(2), 0);
    assert_eq!(table.costs(), [1]);
    table.dice("Y2 Y2");
    table.moves("catwoman", 13, MoveType::Drop(2), 0);
    table.keep();
    assert_eq!(table.wounds("catwoman"), 1, "4 less 3");
}

/// R2 VII.A.6, S2 Parkour: a Drop warns of Wounds only where its dice can show more than Parkour ignores.
#[test]
fn a_drop_may_hurt_unless_its_dice_cannot() {
    let table = Position::new().hero("catwoman", 13).hero("renee_montoya", 13).start();
    let may_hurt = |who, drop| query::moving::dangerous_drop(&table.game, table.mini(who), MoveType::Drop(drop));
    assert_eq!([1, 2].map(|drop| may_hurt("catwoman", drop)), [0, 2], "Parkour 3 against at most 2 and 4");
    assert_eq!([1, 2].map(|drop| may_hurt("renee_montoya", drop)), [1, 2], "no Parkour");
    assert_eq!(query::moving::dangerous_drop(&table.game, table.mini("renee_montoya"), MoveType::Climb(2)), 0);
}

/// G-42: the Areas of a Broken Wall see each other and can be crossed as Adjacent; they are not Adjacent for a Melee
/// Attack into a crowded Area.
#[test]
fn g_42_no_melee_through_a_broken_wall() {
    let mut table = Position::new().hero("batman", 34).tile("thugs_firearm", &[13, 13, 13, 13]).start();
    let (a, b) = (table.area(13), table.area(34));
    table.game.change_board(Change::WallBroken(a, b));
    assert!(!query::room_for(&table.game, table.mini("batman"), table.area(13)), "it is crowded");
    let attack = table.attack_with(AttackKind::Melee, "batman", "thugs_firearm", Effort::cubes(1));
    assert_eq!(table.refused_by(&attack), "R2 VII.B.1");
}

/// R2 V.A.8, V.C.1.6.4, G-33, G-58: a Grappling Hook adds to the Hero's own Parkour; R2 V.C.4: a second one of the same
/// name does not.
#[test]
fn g_58_levels_add_up_but_not_two_tools_of_one_name() {
    for (belt, level) in [(vec![], 1), (vec!["grappling_hook"], 4), (vec!["grappling_hook", "grappling_hook"], 4)] {
        let table = Position::new().hero("batman", 15).belt(&belt).start();
        let batman = table.mini("batman");
        assert_eq!(gotham_rules::skills::level(&table.game, batman, Skill::Parkour), level, "{belt:?}");
        let shown = query::skills(&table.game, batman).into_iter().find(|state| state.skill == Skill::Parkour);
        assert_eq!(shown.expect("Parkour").level, level);
    }
}

/// G-32: Parkour and Mobility are off from Encumbrance 3 on; a Neutralized Hero has no Skills.
#[test]
fn g_32_thresholds_and_neutralization() {
    let mut table = Position::new().hero("batman", 15).with(&["shotgun"]).start();
    let batman = table.mini("batman");
    let level = |table: &crate::kit::Table, skill| gotham_rules::skills::level(&table.game, batman, skill);
    assert_eq!([Skill::Parkour, Skill::Mobility, Skill::Combo].map(|skill| level(&table, skill)), [0, 0, 1]);
    table.cubes("batman", 0, 0, 11);
    assert_eq!(level(&table, Skill::Sacrifice), 0);
}

/// S2 Wall Breaker, G-42, G-11: through a wall for 2 more, at one Elevation; everybody may then use the Broken Wall.
#[test]
fn g_42_wall_breaker() {
    let mut table = Position::new().hero("batman", 34).tile("bane_venom", &[15]).start();
    assert!(!query::line_of_sight(&table.game, table.area(15), table.area(34)));
    table.villain_acts_with("bane_venom");
    let thick = table.step("bane_venom", 36, MoveType::Break(2), 0);
    assert_eq!(table.refused_by(&thick), "S2 Wall Breaker");
    table.moves("bane_venom", 34, MoveType::Break(1), 0);
    assert_eq!(table.cost_part(PartOf::Wall), 2);
    assert_eq!(table.costs(), [3]);
    assert!(table.saw(|what| matches!(what, Happening::WallBroken { .. })));
    assert!(query::line_of_sight(&table.game, table.area(15), table.area(34)));
    assert_eq!(query::distance(&table.game, table.area(15), table.area(34)), Some(1));
    table.stop();
    table.pass();
    table.say(Command::Finish);
    table.end_turn();
    table.all_active();
    table.put("bane_venom", 17);
    table.fresh();
    table.moves("batman", 15, MoveType::Adjacent, 0);
    assert_eq!(table.costs(), [1]);
}

/// R2 V.C.4, G-58, S2 Wall Breaker: where no card is enough, two add up, and both are gone; a card that is enough goes alone.
#[test]
fn g_58_two_cards_through_one_wall() {
    for (from, to, wall, named, left) in [
        (23, 36, 5, "explosive_gel", &[][..]),
        (23, 36, 5, "c4_block", &[][..]),
        (15, 36, 2, "explosive_gel", &["c4_block"][..]),
        (15, 36, 2, "c4_block", &["explosive_gel"][..]),
    ] {
        let mut table = Position::new().hero("batman", from).belt(&["explosive_gel"]).with(&["c4_block"]).start();
        let through = |table: &crate::kit::Table, card: &str| Command::Move {
            mini: table.mini("batman"),
            area: table.area(to),
            how: MoveType::Break(wall),
            cubes: 1,
            card: Some(table.card(card)),
            pushing: 0,
        };
        let command = through(&table, named);
        assert_eq!(table.game.why_not(&command), None, "{named} from {from}");
        table.say(command);
        assert_eq!(table.carried("batman"), left, "{named} from {from}");
    }
}

/// S2 Wall Breaker from One-time use Explosive Gel: the card goes; walls beyond its level stand; likewise at different
/// Elevations.
#[test]
fn g_42_explosive_gel() {
    let mut table = Position::new().hero("batman", 15).belt(&["explosive_gel"]).start();
    let (mini, gel) = (table.mini("batman"), table.card("explosive_gel"));
    let through = |table: &crate::kit::Table, to, level, card| Command::Move {
        mini,
        area: table.area(to),
        how: MoveType::Break(level),
        cubes: 1,
        card,
        pushing: 0,
    };
    let bare = through(&table, 36, 2, None);
    assert_eq!(table.refused_by(&bare), "S2 Wall Breaker");
    let gelled = through(&table, 36, 2, Some(gel));
    table.say(gelled);
    assert_eq!(table.costs(), [3]);
    assert!(table.carried("batman").is_empty());
    assert_eq!(table.where_is("batman"), 36);
}

/// G-4: there are six Broken Wall tokens; a seventh wall is crossed and no token is left behind.
#[test]
fn g_4_six_broken_walls() {
    let mut table = Position::new().hero("batman", 1).tile("bane_venom", &[15]).start();
    let walls = [(13, 34), (17, 34), (17, 35), (18, 34), (19, 35), (20, 35)];
    let walls = walls.map(|(a, b)| (table.area(a), table.area(b)));
    walls.into_iter().for_each(|(a, b)| table.game.change_board(Change::WallBroken(a, b)));
    table.villain_acts_with("bane_venom");
    table.moves("bane_venom", 34, MoveType::Break(1), 0);
    assert_eq!(table.where_is("bane_venom"), 34);
    assert_eq!(table.game.state().board.broken_walls().len(), 6);
}

/// R2 VI.A.2.8, S2 Fly, G-11: a flyer pays exactly 1 and its Drops don't hurt; Dangerous Terrain still does.
#[test]
fn g_11_fly() {
    let mut table = Position::new().hero("batman", 22).hero("catwoman", 22).tile("firefly", &[22]).start();
    table.villain_acts_with("firefly");
    table.moves("firefly", 16, MoveType::Adjacent, 0);
    table.moves("firefly", 15, MoveType::Adjacent, 0);
    table.moves("firefly", 13, MoveType::Adjacent, 0);
    table.moves("firefly", 3, MoveType::Climb(2), 0);
    table.field(FieldKind::Gas, 13, 1);
    assert_eq!(table.costs(), [1, 1, 1, 1], "enemies, rails, a Climb");
    table.dice("Y1");
    table.moves("firefly", 13, MoveType::Drop(2), 0);
    assert_eq!(table.rolls(), ["Y1"], "for the Gas alone");
    assert_eq!(table.wounds("firefly"), 1);
}

/// S2 Reduced Mobility: Adjacent Moves only.
#[test]
fn reduced_mobility() {
    let mut table = Position::new().hero("batman", 1).tile("bud_and_lou", &[3]).start();
    table.villain_acts_with("bud_and_lou");
    for how in [MoveType::Drop(2), MoveType::Climb(2)] {
        let step = table.step("bud_and_lou", 13, how, 0);
        assert_eq!(table.refused_by(&step), "S2 Reduced Mobility");
    }
    table.moves("bud_and_lou", 2, MoveType::Adjacent, 0);
}

/// S2 Wall Breaker, S2 Reduced Mobility: moving through a wall is like crossing a boundary: Oracle with a Fire Axe may,
/// though she cannot climb.
#[test]
fn oracle_breaks_a_wall() {
    let mut table = Position::new().hero("oracle", 15).with(&["fire_axe"]).start();
    let through = table.step("oracle", 34, MoveType::Break(1), 1);
    assert!(table.game.legal().contains(&through));
    table.say(through);
    assert_eq!((table.where_is("oracle"), table.costs(), table.cost_part(PartOf::Wall)), (34, vec![3], 2));
    table.stop();
    let breaks = |table: &crate::kit::Table| {
        let ways = query::reach(&table.game, table.mini("oracle"));
        ways.iter().flat_map(|way| &way.steps).any(|step| step.exit.how.breaks_wall())
    };
    let shown = [13, 17, 18, 19, 20].into_iter().any(|from| {
        table.put("oracle", from);
        breaks(&table)
    });
    assert!(shown, "the preview knows it, where it is the cheapest way");
}

/// S2 Attraction, G-44: within X Moves and X levels, in sight, not bigger; G-15: no cost and no Drop for the pulled one.
#[test]
fn g_44_attraction() {
    let mut table = Position::new()
        .hero("batman", 17)
        .hero("catwoman", 18)
        .tile("carnivorous_plants", &[15])
        .tile("killer_croc", &[16])
        .start();
    table.villain_acts_with("carnivorous_plants");
    let plant = table.mini("carnivorous_plants");
    let far = Command::UseSkill {
        mini: plant,
        skill: Skill::Attraction,
        on: SkillTarget::Mini(table.mini("catwoman")),
        effort: Effort::cubes(0),
    };
    assert_eq!(table.refused_by(&far), "R2 XI.A");
    let batman = table.mini("batman");
    table.field(FieldKind::Gas, 15, 2);
    table.dice("Y1 Y0");
    table.say(Command::UseSkill {
        mini: plant,
        skill: Skill::Attraction,
        on: SkillTarget::Mini(batman),
        effort: Effort::cubes(0),
    });
    table.keep();
    assert_eq!(table.where_is("batman"), 15);
    assert_eq!(table.rolls(), ["Y1 Y0"], "Dangerous Terrain of the destination");
    assert_eq!(table.wounds("batman"), 1);
    assert_eq!(table.hero("batman").spaces.movement, 0);
}

/// S2 Attraction of a Hero: one cube of Manipulation; nobody bigger, nobody farther than X, no Neutrals.
#[test]
fn g_44_a_heros_claw() {
    let mut table = Position::new()
        .hero("batman", 15)
        .belt(&["claw"])
        .tile("thugs_crowbar", &[16, 17])
        .tile("killer_croc", &[14])
        .tile("citizens", &[16])
        .start();
    let mini = table.mini("batman");
    let pull = |table: &crate::kit::Table, whom: &str| Command::UseSkill {
        mini,
        skill: Skill::Attraction,
        on: SkillTarget::Mini(table.mini(whom)),
        effort: Effort::cubes(1),
    };
    for (whom, rule) in [("thugs_crowbar#2", "G-44"), ("killer_croc", "S2 Attraction"), ("citizens", "G-44")] {
        let command = pull(&table, whom);
        assert_eq!(table.refused_by(&command), rule, "{whom}");
    }
    let command = pull(&table, "thugs_crowbar");
    table.say(command);
    assert_eq!(table.where_is("thugs_crowbar"), 15);
    assert_eq!(table.hero("batman").spaces.manipulation, 1);
}

/// S2 Immobilization, G-36: X Wounds knock a tile's miniature down; it gets up at its next activation, without its
/// bonus.
#[test]
fn g_36_bolas_lay_bane_down() {
    let mut table = Position::new().hero("batman", 16).belt(&["bolas"]).tile("bane", &[15]).villain(1, 0, 0).start();
    table.dice("O2 O1 Y2");
    table.shoot("batman", "bane", 2, &["bolas"]);
    table.pass();
    assert!(table.body("bane").down);
    table.villain_acts_with("bane");
    assert!(!table.body("bane").down, "it stands up");
    let step = table.step("bane", 14, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&step), "R2 VII.A.4", "no First Movement Bonus this time");
    table.say(Command::Finish);
    table.villain_acts_with("bane");
    table.say(step);
    assert_eq!(table.where_is("bane"), 14, "the bonus is back");
}

/// S2 Immobilization, G-36: a Hero gets up in its next Active Stance, and has no First Movement Bonus that turn.
#[test]
fn g_36_hounds_lay_a_hero_down() {
    let mut table = Position::new().hero("catwoman", 15).tile("hounds", &[15]).start();
    table.villain_acts_with("hounds");
    table.dice("W2 O2");
    table.tile_attack(AttackKind::Melee, "hounds", "catwoman", 0);
    table.pass();
    assert_eq!(table.wounds("catwoman"), 4);
    assert!(table.body("catwoman").down);
    table.done();
    table.end_turn();
    assert!(table.body("catwoman").down, "until the Stance");
    table.all_active();
    assert!(!table.body("catwoman").down);
    let catwoman = table.mini("catwoman");
    assert_eq!(query::first_movement_bonus(&table.game, catwoman), 0);
    table.end_turn();
    table.end_turn();
    table.all_active();
    assert_eq!(query::first_movement_bonus(&table.game, catwoman), 3);
}

/// S2 Immobilization, G-36: fewer Wounds than X don't knock down.
#[test]
fn g_36_too_few_wounds() {
    let mut table = Position::new().hero("catwoman", 15).tile("hounds", &[15]).start();
    table.villain_acts_with("hounds");
    table.dice("W0 O1");
    table.tile_attack(AttackKind::Melee, "hounds", "catwoman", 0);
    table.pass();
    assert_eq!(table.wounds("catwoman"), 1);
    assert!(!table.body("catwoman").down);
}

/// G-15, S2 Attraction: a miniature that is pulled down two levels pays nothing and doesn't Drop.
#[test]
fn g_15_no_drop_for_who_is_pulled() {
    let mut table = Position::new().hero("batman", 8).tile("carnivorous_plants", &[14]).start();
    table.villain_acts_with("carnivorous_plants");
    let batman = SkillTarget::Mini(table.mini("batman"));
    table.say(table.skill("carnivorous_plants", Skill::Attraction, batman, Effort::default()));
    assert_eq!((table.where_is("batman"), table.wounds("batman"), table.rolls().len()), (14, 0, 0));
    assert!(!table.saw(|what| matches!(what, Happening::Moved { .. })), "it is no Move");
}
