//! Heroes: Stance and Neutralization. EDITIONS 4

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::event::PartOf;
use gotham_rules::{Ask, Command, query, skills};

use super::{may, start_either};
use crate::kit::{Position, Table};

/// A Free Action of the mission beside the Safe: it vanishes.
fn beside_a_safe(rests: bool) -> Position {
    let free = "interactions: [(id: \"wave\", name: \"Wave\", text: \"Wave.\", who: (hero: true), action: Free, \
                here: (kind: \"safe\"), effects: [Remove((role: Acting))]),";
    let position = Position::new().hero("batman", 15);
    let position = if rests { position.rests() } else { position };
    let position = position.hero("catwoman", 1).tile("bane", &[31]);
    position.token("safe", 15, "shut").with_mission("interactions: [", free)
}

fn wave(table: &Table) -> Command {
    table.interact_with("batman", "wave", None, Effort::default())
}

/// E-9: a Resting Hero performs the mission's Free Actions in the First edition, and nothing else.
#[test]
fn a_resting_hero_acts_freely() {
    for (mut table, acts) in start_either(|| beside_a_safe(true), true, false) {
        let wave = wave(&table);
        assert_eq!((may(&table, &wave), table.game.legal().contains(&wave)), (acts, acts));
        let step = table.step("batman", 14, MoveType::Adjacent, 0);
        let rule = table.refused_by(&step);
        assert_eq!(rule, if acts { "R1 V:B:3" } else { "R2 V.B.3" });
        if acts {
            table.say(wave);
            assert!(table.game.state().tokens.is_empty());
            assert_eq!(table.ask(), Ask::HeroAction);
        }
    }
}

fn down(table: &mut Table) {
    let cubes = table.game.scenario().hero(table.hero("batman").hero).energy;
    table.cubes("batman", 0, 0, cubes);
}

/// E-10, R2 IX.B: a Neutralized Hero may be attacked in the First edition, and suffers nothing.
#[test]
fn a_neutralized_hero_is_attacked() {
    let position = || Position::new().hero("batman", 15).hero("catwoman", 1).tile("bane", &[15]);
    for (mut table, hit) in start_either(position, true, false) {
        down(&mut table);
        table.villain_acts_with("bane");
        let attack = table.attack_with(AttackKind::Melee, "bane", "batman", Effort::default());
        assert_eq!((may(&table, &attack), table.game.legal().contains(&attack)), (hit, hit));
        if hit {
            table.dice("O2 O2 O0");
            table.say(attack);
            table.pass();
            assert_eq!((table.wounds("batman"), table.neutralized("batman")), (0, 0));
        } else {
            assert_eq!(table.refused_by(&attack), "R2 IX.B");
        }
    }
}

/// E-11, R2 IX.B: in the First edition a Neutralized Hero has its Free Actions, its Automatic Defense dice and its
/// cards, and neither actions nor Skills.
#[test]
fn what_a_neutralized_hero_loses() {
    for (mut table, keeps) in start_either(|| beside_a_safe(false), true, false) {
        down(&mut table);
        let wave = wave(&table);
        assert_eq!((may(&table, &wave), table.game.legal().contains(&wave)), (keeps, keeps));
        let step = table.step("batman", 14, MoveType::Adjacent, 0);
        assert_eq!(table.refused_by(&step), if keeps { "R1 IX:B" } else { "R2 IX.B" });
        let batman = table.mini("batman");
        assert_eq!(skills::level(&table.game, batman, Skill::Combo), 0);
        assert!(query::skills(&table.game, batman).iter().all(|held| held.off.is_some()));
    }
    let position =
        || Position::new().hero("batman", 15).with(&["bulletproof_vest"]).hero("catwoman", 1).tile("bane", &[15]);
    for (mut table, helps) in start_either(position, true, false) {
        down(&mut table);
        let batman = table.mini("batman");
        let dice = query::pools::defense(&table.game, batman, AttackKind::Melee, 0, &[]).dice;
        assert_eq!(dice.len(), if helps { 2 } else { 1 }, "Automatic Defense, and the vest");
    }
}

/// E-12, R2 IX.B, G-68: Neutralized Heroes count among allies and enemies in the First edition: for Moves, for actions,
/// and for a Sneak Attack's comparison.
#[test]
fn neutralized_heroes_hinder() {
    let position = || Position::new().hero("catwoman", 17).hero("batman", 17).tile("thugs_crowbar", &[17, 17]);
    for (mut table, counts) in start_either(position, true, false) {
        down(&mut table);
        let [catwoman, batman, thug] = ["catwoman", "batman", "thugs_crowbar"].map(|name| table.mini(name));
        let menace = |mini| query::menace(&table.game, mini);
        let expected = menace(catwoman) + if counts { menace(batman) } else { 0 };
        assert_eq!(query::menace_around(&table.game, thug).0, expected);
        let hinders = query::hindering(&table.game, catwoman, query::Measure::Size, 0);
        assert_eq!(hinders, if counts { 1 } else { 2 }, "two Thugs, and the Hero beside her");
        let to = table.area(16);
        let is_step =
            |command: &Command| matches!(command, Command::Move { mini, area, .. } if (*mini, *area) == (catwoman, to));
        let step = table.game.legal().into_iter().find(is_step).expect("she may leave");
        table.say(step);
        assert_eq!(table.cost_part(PartOf::Hindering), i8::try_from(hinders).expect("few"));
    }
}

/// E-13: in the First edition the Skills of a Hero who was Neutralized come back with the next Upkeep, in the Second with the
/// first cube.
#[test]
fn skills_come_back() {
    let position = || Position::new().hero("batman", 15).hero("catwoman", 1).tile("bane", &[31]);
    for (mut table, late) in start_either(position, true, false) {
        down(&mut table);
        table.end_turn();
        table.end_turn();
        table.all_active();
        let batman = table.mini("batman");
        assert!(query::is_living(&table.game, batman));
        let sacrifice = |table: &Table| skills::level(&table.game, table.mini("batman"), Skill::Sacrifice);
        assert_eq!(sacrifice(&table) == 0, late);
        let held = query::skills(&table.game, batman);
        assert_eq!(held.iter().filter(|held| !held.skill.is_trait()).all(|held| held.off.is_some()), late);
        assert!(held.iter().any(|held| held.skill.is_trait() && held.off.is_none()), "Traits are always in effect");
        let saved = serde_json::to_string(table.game.state()).expect("a state can be saved");
        let state: gotham_rules::State = serde_json::from_str(&saved).expect("it can be read");
        assert_eq!(&state, table.game.state());
        table.end_turn();
        assert_eq!(sacrifice(&table) == 0, late, "in the Villain's turn, too");
        table.end_turn();
        assert!(sacrifice(&table) > 0, "the round is over");
    }
}
