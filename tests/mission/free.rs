//! Free Actions and grants of the mission, in the middle of what a miniature does.

use gotham_content::skill::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::{Ask, Command, SkillTarget, Variant};

use crate::kit::{Position, Table};

/// Whistling puts a Smoke token into Area 1: a Free Action of anybody.
fn whistling(position: Position) -> Position {
    let whistle = "interactions: [
        (id: \"whistle\", name: \"Whistle\", text: \"It is heard.\", who: (), action: Free,
            effects: [PlaceFields(Smoke, At(\"subway_1\"), Just(1))]),";
    position.with_mission("interactions: [", whistle)
}

fn whistle(table: &Table, who: &str) -> Command {
    Command::Interact {
        mini: table.mini(who),
        interaction: 0,
        here: None,
        chosen: None,
        target: None,
        effort: Effort::default(),
    }
}

fn heard(table: &Table) -> usize {
    table.game.state().fields.len()
}

/// R2 XII: a Free Action is not the action of an activation, whether before or after it.
#[test]
fn a_free_action_is_no_action_of_an_activation() {
    let position = whistling(Position::new().hero("batman", 15).tile("thugs_crowbar", &[15]));
    let mut table = position.start();
    table.villain_acts_with("thugs_crowbar");
    let free = whistle(&table, "thugs_crowbar");
    assert!(table.game.legal().contains(&free));
    table.say(free.clone());
    table.dice("Y0 Y0");
    table.tile_attack(AttackKind::Melee, "thugs_crowbar", "batman", 0);
    table.pass();
    table.say(free);
    assert_eq!(heard(&table), 2);
    let attack = table.attack_with(AttackKind::Melee, "thugs_crowbar", "batman", Effort::default());
    assert_eq!(table.refused_by(&attack), "R2 VI.C.3", "the action is done");
}

/// R2 XII, VII.A.1: a Free Action between two Moves doesn't end the Movement.
#[test]
fn a_free_action_between_two_moves() {
    let mut table = whistling(Position::new().hero("batman", 15)).start();
    table.moves("batman", 16, MoveType::Adjacent, 0);
    let Ask::KeepMoving { points } = table.ask() else { panic!("{:?}", table.ask()) };
    let free = whistle(&table, "batman");
    assert!(table.game.legal().contains(&free));
    table.say(free);
    assert_eq!((heard(&table), table.ask()), (1, Ask::KeepMoving { points }));
    table.moves("batman", 15, MoveType::Adjacent, 0);
    assert_eq!(table.where_is("batman"), 15);
}

/// R2 VI.A.2.9: a mission can't grant a miniature an action that is crossed out on its tile.
#[test]
fn nobody_is_granted_what_is_crossed_out() {
    for (tile, may) in [("carnivorous_plants", false), ("bane", true)] {
        let grant = format!("GrantAttack((tiles: [\"{tile}\"]), Ranged, Orange, Just(2))");
        let whistle = format!(
            "interactions: [(id: \"dare\", name: \"Dare\", text: \"Shoot.\", who: (hero: true), action: Free, effects: [{grant}]),"
        );
        let position = Position::new().hero("batman", 15).tile(tile, &[16]).with_mission("interactions: [", &whistle);
        let mut table = position.start();
        table.say(self::whistle(&table, "batman"));
        assert_eq!(matches!(table.ask(), Ask::UseGrant { .. }), may, "{tile}");
    }
}

/// V-2, R2 XIII: a Resting Hero moves only on its First Movement Bonus, except when the mission grants a Movement.
#[test]
fn a_resting_hero_is_granted_a_movement() {
    let call = "interactions: [(id: \"call\", name: \"Call\", text: \"Come.\", who: (heroes: [\"catwoman\"]), action: Free, \
                effects: [GrantMove((heroes: [\"batman\"]), Just(1))]),";
    for variants in [None, Some(Variant::RestingMovement)] {
        let position = Position::new().hero("batman", 15).rests().hero("catwoman", 1);
        let position = variants.into_iter().fold(position, Position::variant).with_mission("interactions: [", call);
        let mut table = position.start();
        table.say(whistle(&table, "catwoman"));
        table.moves("batman", 16, MoveType::Adjacent, 0);
        table.moves("batman", 15, MoveType::Adjacent, 1);
        assert_eq!(table.where_is("batman"), 15, "{variants:?}");
    }
}

/// R2 VI.E, VI.F: what was dredged or demobilized does not come back, not even by an effect of the mission.
#[test]
fn the_demobilized_are_not_brought_in() {
    for (is_out, comes) in [(false, 31), (true, 0)] {
        let call = "interactions: [(id: \"call\", name: \"Call\", text: \"Come.\", who: (hero: true), action: Free, \
                    effects: [BringIn(\"thugs_crowbar\", At(\"subway_31\"), Just(1))]),";
        let position = Position::new().hero("batman", 15).tile_and_pool("thugs_crowbar", &[], 1).tile("bane", &[1]);
        let mut table = position.with_mission("interactions: [", call).start();
        let tile = table.tile("thugs_crowbar");
        if is_out {
            table.arrange(|state| state.removed_tiles.push(tile));
        }
        table.say(whistle(&table, "batman"));
        assert_eq!(table.where_is("thugs_crowbar"), comes);
    }
}

/// R2 VI.C.3, S2 Tactician: what is done with a Characteristic is done as often as it says, starting with the best one.
#[test]
fn the_characteristic_that_allows_most() {
    let position = Position::new().hero("batman", 1).tile("deacon_blackfire", &[15]).tile("thugs_crowbar", &[15, 15]);
    let mut table = position.villain(9, 0, 0).start();
    table.villain_acts_with("deacon_blackfire");
    for thug in ["thugs_crowbar", "thugs_crowbar#2"] {
        let (mini, on) = (table.mini("deacon_blackfire"), SkillTarget::Mini(table.mini(thug)));
        let sends = |command: &Command| matches!(command, Command::UseSkill { mini: who, skill: Skill::Tactician, on: whom, effort } if *who == mini && *whom == on && effort.choice == 1);
        let command = table.game.legal().into_iter().find(sends).expect("twice, by the second Characteristic");
        let Command::UseSkill { effort, .. } = &command else { panic!("no Skill") };
        assert_eq!(effort.choice, 1);
        table.say(command);
        table.stop();
    }
    let (mini, on) = (table.mini("deacon_blackfire"), SkillTarget::Mini(table.mini("thugs_crowbar")));
    let more =
        Command::UseSkill { mini, skill: Skill::Tactician, on, effort: Effort { choice: 2, ..Effort::default() } };
    assert!(table.game.why_not(&more).is_some(), "there is no third");
}

/// G-48: the mission decides what a cube of the Command Post buys, and which die it adds.
#[test]
fn the_command_post_of_the_mission() {
    let plain = || Position::new().hero("batman", 15).tile("thugs_crowbar", &[15]).villain(9, 0, 0);
    let own = || plain().with_mission("recovery: 0,", "recovery: 0, movement_multiplier: 2, defense_die: Yellow,");
    for (position, die, points) in [(plain(), "O1", 3), (own(), "Y1", 4)] {
        let mut table = position.start();
        table.dice(&format!("R1 {die}"));
        table.melee("batman", "thugs_crowbar", 1, &[]);
        table.keep();
        table.defend(1);
        table.keep();
        assert_eq!(table.neutralized("thugs_crowbar"), 0, "one stops one");
        table.all_dice_used();
        table.villain_acts_with("thugs_crowbar");
        table.moves("thugs_crowbar", 16, MoveType::Adjacent, 1);
        let Ask::KeepMoving { points: left } = table.ask() else { panic!("{:?}", table.ask()) };
        assert_eq!(left, points, "three by its tile, minus the Move, and what the cube buys");
    }
}
