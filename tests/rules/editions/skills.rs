//! Skills and Traits. EDITIONS 11

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, Space, Stance};
use gotham_rules::{Ask, Command, SkillTarget};

use super::{either, may, start_either};
use crate::kit::{Position, Table};

/// E-33, S2 Scream: what may be used once is used once per turn in the First edition: a miniature that acts on both
/// turns of a round uses it twice.
#[test]
fn once_a_turn() {
    let position = || {
        let grant = "GrantAction((heroes: [\"black_canary\"]))";
        Position::new().hero("black_canary", 15).tile("bane", &[31]).when("At(StartOfVillainsTurn)", grant)
    };
    for (mut table, again) in start_either(position, true, false) {
        let scream = table.skill("black_canary", Skill::Scream, SkillTarget::Area(table.area(16)), Effort::cubes(0));
        table.say(scream.clone());
        table.keep();
        assert_eq!(table.refused_by(&scream), if again { "R1 X Cry" } else { "S2 Scream" });
        table.end_turn();
        assert_eq!(matches!(table.ask(), Ask::UseGrant { .. }), again, "nothing else is open to her");
        assert_eq!(may(&table, &scream), again);
    }
}

/// E-33, S2 Blast, S2 Pushing Limits, S2 Tactician: within one turn: once in either edition.
#[test]
fn once_in_a_turn() {
    let position = || Position::new().hero("batman", 16).hero("catwoman", 1).tile("firefly", &[15]);
    for (mut table, rule) in start_either(position, "R1 X Blast", "S2 Blast") {
        table.villain_acts_with("firefly");
        let blast = table.skill("firefly", Skill::Blast, SkillTarget::Area(table.area(16)), Effort::default());
        table.dice("Y0 Y0");
        table.say(blast.clone());
        table.keep();
        table.pass();
        table.done();
        table.arrange(|state| state.post.reserve += 5);
        table.activate_tile("firefly");
        table.activate("firefly");
        assert_eq!(table.refused_by(&blast), rule);
    }
    let position = || Position::new().hero("red_hood_jason_todd", 15).tile("bane", &[15]);
    for (mut table, rule) in start_either(position, "R1 X Pushing Limits", "S2 Pushing Limits") {
        let push = |table: &Table| {
            let effort = Effort { pushing: 1, ..Effort::cubes(0) };
            table.attack_with(AttackKind::Melee, "red_hood_jason_todd", "bane", effort)
        };
        table.dice("O0");
        let command = push(&table);
        table.say(command);
        table.pass();
        let again = push(&table);
        assert_eq!(table.refused_by(&again), rule);
    }
    let position = || Position::new().hero("oracle", 1).hero("batman", 15).tile("bane", &[31]);
    for (mut table, rule) in start_either(position, "R1 X Tactician", "G-40") {
        let send = |table: &Table| {
            let on = SkillTarget::Mini(table.mini("batman"));
            table.skill("oracle", Skill::Tactician, on, Effort::cubes(1))
        };
        let command = send(&table);
        table.say(command);
        table.moves("batman", 16, MoveType::Adjacent, 0);
        table.stop();
        let again = send(&table);
        assert_eq!(table.refused_by(&again), rule);
    }
}

/// E-34, S2 Attraction: levels of Elevation only limit Attraction in the Second edition.
#[test]
fn attraction() {
    let position = || Position::new().hero("batman", 8).belt(&["claw"]).tile("thugs_crowbar", &[14]);
    for (mut table, pulls) in start_either(position, true, false) {
        let (mini, on) = (table.mini("batman"), SkillTarget::Mini(table.mini("thugs_crowbar")));
        let pull = Command::UseSkill { mini, skill: Skill::Attraction, on, effort: Effort::cubes(1) };
        assert_eq!(may(&table, &pull), pulls);
        if pulls {
            table.say(pull);
            assert_eq!(table.where_is("thugs_crowbar"), 8);
            assert!(table.rules().contains(&"R1 X Attraction"));
        } else {
            assert_eq!(table.refused_by(&pull), "G-44");
        }
    }
}

/// E-35, S2 Henchman Command: a Command calls its allies as often as cubes and the Thought space allow in the First
/// edition, once per round in the Second.
#[test]
fn commanding() {
    let position = || Position::new().hero("renee_montoya", 15).tile("bane", &[31]).with_allies();
    for (mut table, again) in start_either(position, true, false) {
        let mini = table.mini("renee_montoya");
        let on = SkillTarget::Tile(table.hero("renee_montoya").allies[0].tile);
        let command = Command::UseSkill { mini, skill: Skill::HenchmanCommand, on, effort: Effort::cubes(1) };
        table.say(command.clone());
        table.done();
        assert_eq!(may(&table, &command), again);
        if again {
            table.say(command.clone());
            table.done();
            let room = gotham_rules::query::energy::room(&table.game, mini, Space::Thought);
            table.cubes_on("renee_montoya", Space::Thought, room);
            assert_eq!(table.refused_by(&command), "R2 V.A", "the space is full");
        } else {
            assert_eq!(table.refused_by(&command), "G-41");
        }
    }
}

fn harley(skills: &str) -> Position {
    let printed = "(skill: Elusive, level: 2), (skill: CircularStrike, level: 3), (skill: ImaginaryFriend, level: 1)";
    let changed = format!("(skill: CircularStrike, level: 3), {skills}");
    let position = Position::new().hero("batman", 15).hero("catwoman", 15).tile("harley_quinn_hammer", &[15]);
    position.with_content(printed, &changed)
}

/// E-36, S2 Circular Strike, S2 Shackle: Successes that did not become Wounds go on in the First edition even though
/// nobody fell: those of a Shackle.
#[test]
fn successes_of_a_shackle() {
    for (mut table, goes_on) in start_either(|| harley("(skill: Shackle, level: 1)"), true, false) {
        table.villain_acts_with("harley_quinn_hammer");
        let (mini, target) = (table.mini("harley_quinn_hammer"), table.mini("batman"));
        let effort = Effort::default();
        table.dice("W2 W2 B4 O0");
        table.say(Command::Attack { mini, target, kind: AttackKind::Melee, effort, with: Some(Skill::Shackle) });
        table.pass_until_offered();
        assert_eq!(table.body("batman").shackles, 1);
        assert_eq!(table.offered().is_some_and(|(skill, ..)| skill == Skill::CircularStrike), goes_on);
        if goes_on {
            assert_eq!(table.prompt().rule.id(), "R1 X Circular Strike");
            let catwoman = table.mini("catwoman");
            table.uses_offer(catwoman);
            table.pass();
            assert!(table.wounds("catwoman") > 0, "they wound her");
        }
    }
}

/// E-36, E-10: an attack on a Neutralized Hero feeds Circular Strike in the First edition; where Wounds are suffered,
/// nothing remains in either.
#[test]
fn successes_on_the_fallen() {
    for (edition, ()) in either((), ()) {
        for falls in [true, false] {
            let mut table = harley("(skill: Parkour, level: 1)").edition(edition).start();
            let is_first = edition == gotham_rules::Edition::First;
            if falls {
                table.cubes("batman", 0, 0, 11);
            }
            table.villain_acts_with("harley_quinn_hammer");
            let attack = table.attack_with(AttackKind::Melee, "harley_quinn_hammer", "batman", Effort::default());
            if falls && !is_first {
                assert!(!may(&table, &attack));
                continue;
            }
            table.dice("W2 W2 B4 O0");
            table.say(attack);
            table.pass_until_offered();
            assert_eq!(table.offered().is_some_and(|(skill, ..)| skill == Skill::CircularStrike), falls);
        }
    }
}

/// E-37, S2 Circular Strike, S2 Electricity: a deferred attack is a Free Action without the weapon in the First
/// edition: the card's Electricity does not go on.
#[test]
fn deferred_attacks() {
    let bat = "lines: [(usage: Melee, dice: \"W+\")]";
    let position = || {
        let electric = "lines: [(usage: Melee, dice: \"W+\", skills: [(skill: Electricity, level: 1)])]";
        let position = Position::new().hero("huntress", 17).with(&["baseball_bat"]);
        position.tile("thugs_crowbar", &[17]).tile("bane", &[17]).with_content(bat, electric)
    };
    for (mut table, shock) in start_either(position, 0, 1) {
        table.dice("O2 O2 W2");
        table.melee("huntress", "thugs_crowbar", 2, &["baseball_bat"]);
        table.pass_until_offered();
        let (_, remaining, _) = table.offered().expect("an offer");
        table.fresh();
        let bane = table.mini("bane");
        table.uses_offer(bane);
        table.pass();
        let through = table.defenses()[0].1;
        assert!(through > 0 && remaining > 0);
        assert_eq!(table.wounds("bane"), through + shock);
    }
}

/// E-38, S2 Scream, G-70: Scream needs neither a cube at hand nor room on the space in the First edition, but an Active
/// Hero in both.
#[test]
fn scream() {
    let position = || Position::new().hero("black_canary", 15).hero("batman", 1).tile("bane", &[31]);
    for (mut table, screams) in start_either(position, true, false) {
        let scream = table.skill("black_canary", Skill::Scream, SkillTarget::Area(table.area(16)), Effort::cubes(0));
        let energy = table.game.scenario().hero(table.hero("black_canary").hero).energy;
        table.cubes("black_canary", 0, energy, 0);
        assert_eq!((may(&table, &scream), table.game.legal().contains(&scream)), (screams, screams));
        table.cubes("black_canary", energy, 0, 0);
        let mini = table.mini("black_canary");
        let room = gotham_rules::query::energy::room(&table.game, mini, Space::Manipulation);
        table.cubes_on("black_canary", Space::Manipulation, room);
        assert_eq!(may(&table, &scream), screams);
        table.arrange(|state| {
            let tablet = state.tablet_mut(mini).expect("a Hero");
            tablet.stance = Stance::Resting;
        });
        assert!(!may(&table, &scream));
    }
}

/// E-39, S2 Pushing Limits, G-39: in either edition: Wounds before the cubes, beyond the limit, with an empty Reserve.
#[test]
fn pushing_limits() {
    let position = || Position::new().hero("red_hood_jason_todd", 15).tile("bane", &[15]);
    for (mut table, ()) in start_either(position, (), ()) {
        table.cubes("red_hood_jason_todd", 0, 10, 0);
        let effort = Effort { pushing: 1, ..Effort::cubes(0) };
        table.dice("O0");
        table.say(table.attack_with(AttackKind::Melee, "red_hood_jason_todd", "bane", effort));
        assert_eq!(table.rolls(), ["O0"]);
        assert_eq!(table.hero("red_hood_jason_todd").wounds, 1);
    }
}

/// E-40, S2 Immobilization, G-36: a miniature that was knocked down gets up at its next activation, a Hero with its
/// next Active Stance, without the bonus: the same in both.
#[test]
fn getting_up() {
    let position = || Position::new().hero("batman", 15).tile("bane", &[31]).villain(2, 0, 0);
    for (mut table, ()) in start_either(position, (), ()) {
        let [batman, bane] = ["batman", "bane"].map(|name| table.mini(name));
        table.arrange(|state| [batman, bane].iter().for_each(|mini| state.minis[mini.index()].down = true));
        table.villain_acts_with("bane");
        assert!(!table.body("bane").down);
        assert_eq!(gotham_rules::query::moving::points(&table.game, bane), 0);
        table.done();
        table.end_turn();
        assert!(table.body("batman").down);
        table.all_active();
        assert!(!table.body("batman").down);
        assert_eq!(gotham_rules::query::moving::points(&table.game, batman), 0);
    }
}

/// E-41, S2 Harmless, S2 Poison, G-25: a Harmless attacker's Poison still wounds: the same in both.
#[test]
fn harmless_poison() {
    let position = || Position::new().hero("batman", 15).tile("poison_ivy", &[15]);
    for (mut table, ()) in start_either(position, (), ()) {
        table.villain_acts_with("poison_ivy");
        table.dice("W2 W2 W2 O0");
        table.tile_attack(AttackKind::Melee, "poison_ivy", "batman", 0);
        table.pass();
        assert_eq!(table.wounds("batman"), 4);
    }
}

/// E-42, S2 Retaliation: a non-Hero's Retaliation gets the Elevation die in the First edition, a Hero's doesn't.
#[test]
fn retaliation_from_above() {
    let position = || Position::new().hero("red_hood_jason_todd", 14).with(&["revolver"]).tile("deadshot", &[8]);
    for (mut table, dice) in start_either(position, 3, 2) {
        table.dice("R0 R0");
        table.shoot("red_hood_jason_todd", "deadshot", 1, &["revolver"]);
        table.pass_until_offered();
        table.fresh();
        table.dice(&"Y0 ".repeat(dice));
        table.strikes_back();
        assert_eq!(table.rolls()[0].split(' ').count(), dice);
    }
}

/// E-44, S2 Shackle: anybody in the Area may take Shackle tokens off in the First edition, the shackled one and allies
/// in the Second.
#[test]
fn shackles_come_off() {
    let position = || Position::new().hero("batman", 15).hero("catwoman", 16).tile("bane", &[15]);
    for (mut table, anybody) in start_either(position, true, false) {
        let bane = table.mini("bane");
        table.arrange(|state| state.minis[bane.index()].shackles = 2);
        let on = SkillTarget::Mini(bane);
        let enemy = table.skill("batman", Skill::Shackle, on, Effort::cubes(2));
        assert_eq!(may(&table, &enemy), anybody);
        let far = table.skill("catwoman", Skill::Shackle, on, Effort::cubes(1));
        assert_eq!(table.refused_by(&far), if anybody { "R1 X Shackle" } else { "G-26" });
        if anybody {
            table.dice("O2 O2");
            table.say(enemy);
            table.pass();
            assert_eq!(table.body("bane").shackles, 0);
        }
    }
}
