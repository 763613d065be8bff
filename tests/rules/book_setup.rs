//! Rulebook 2.0's examples of setup, and who comes first.

use gotham_content::{Side, Skill};
use gotham_rules::{Ask, Command, Game, Options, Reason, Scenario, SkillTarget, query};

use crate::kit::{Position, Table, catalogue, to_sink_a_city};

/// A mission of the catalogue before its first question.
fn setup(mission: &str) -> Table {
    let scenario = Scenario::new(&catalogue(), mission).expect("the mission");
    Table::new(Game::new(scenario, Options::default(), 1))
}

fn choose(table: &mut Table, slot: u8, hero: &str) {
    let hero = table.game.scenario().find_hero(hero).expect("a Hero");
    table.say(Command::ChooseHero { slot, hero });
}

/// R2 p.10c, R2 p.13b, R2 II.A.6, II.E, II.E.1, II.E.2, II.E.3: Batman packs Bat-Gadgets, Catwoman starts with her Claws, Renee
/// Montoya with a Service Gun and the officers whom she commands.
#[test]
fn what_heroes_bring_along() {
    for (first, gadgets, equipment, commands) in
        [("batman", true, &[][..], false), ("renee_montoya", false, &["service_gun"], true)]
    {
        let mut table = setup("to_sink_a_city");
        choose(&mut table, 0, first);
        choose(&mut table, 1, "catwoman");
        choose(&mut table, 2, "red_hood_jason_todd");
        assert_eq!(table.carried(first), equipment);
        assert_eq!(table.carried("catwoman"), ["claws"]);
        let packs = matches!(table.ask(), Ask::TakeGadgets { .. });
        assert_eq!(packs && table.prompt().subject == Some(table.mini(first)), gadgets, "{first}");
        while matches!(table.ask(), Ask::TakeGadgets { .. }) {
            table.say(Command::Finish);
        }
        assert_eq!(table.ask() == Ask::ChooseAllies, commands, "{first}");
    }
}

/// G-88: Heroes are chosen slot by slot, then belts are packed, then allies chosen; nobody answers out of turn.
#[test]
fn g_88_the_order_of_setup() {
    let mut table = setup("to_sink_a_city");
    let hero = table.game.scenario().find_hero("catwoman").expect("Catwoman");
    assert_eq!(table.refused_by(&Command::ChooseHero { slot: 1, hero }), "G-88");
    choose(&mut table, 0, "renee_montoya");
    choose(&mut table, 1, "blue_bird");
    choose(&mut table, 2, "nightwing");
    let [renee, bluebird, nightwing] = ["renee_montoya", "blue_bird", "nightwing"].map(|name| table.mini(name));
    let (card, tile) = (table.card("batarangs"), table.tile("gcpd_officers_baton"));
    assert!(matches!(table.ask(), Ask::TakeGadgets { .. }) && table.prompt().subject == Some(bluebird));
    assert_eq!(table.refused_by(&Command::TakeGadget { mini: nightwing, card }), "G-88");
    let allies = Command::ChooseAllies { mini: renee, tile };
    assert_eq!(table.refused_by(&allies), "G-87");
    table.say(Command::Finish);
    assert_eq!(table.prompt().subject, Some(nightwing));
    table.say(Command::Finish);
    assert_eq!(table.refused_by(&Command::ChooseAllies { mini: bluebird, tile }), "G-88");
    table.say(allies);
    assert_eq!(table.ask(), Ask::TakeStance, "then the Heroes begin");
}

/// R2 p.11d, R2 II.B.7: a mission may start with miniatures in the Character Pool; they are not on the board.
#[test]
fn miniatures_that_start_in_the_character_pool() {
    let table = setup("suicide_escape");
    for (tile, on_board, pool) in [("prisoners", 1, 2), ("thugs_firearm", 1, 2), ("by_standers", 4, 0)] {
        let (state, tile) = (table.game.state(), table.tile(tile));
        assert_eq!(query::in_pool(&table.game, tile).count(), pool);
        let of_tile = state.all_minis().filter(|mini| state.mini(*mini).tile() == Some(tile));
        let stand = of_tile.filter(|mini| state.mini(*mini).area.is_some());
        assert_eq!(stand.count(), on_board);
    }
}

/// R2 p.13a, R2 II.D.2, III.A, III.A.1.a, III.A.2, III.A.3: the side with Initiative has the first turn of each round, and
/// the round marker advances when both have had theirs.
#[test]
fn the_side_with_initiative_begins() {
    let table = to_sink_a_city(1);
    assert_eq!((table.prompt().side, table.game.state().round), (Side::Heroes, 1));
    let heroes = Position::new().hero("batman", 1).tile("bane", &[15]);
    let villain = Position::new().hero("batman", 1).tile("bane", &[15]);
    let villain = villain.with_mission("initiative: Heroes", "initiative: Villain").at_the_villains_turn();
    for (mut table, first) in [(heroes.start(), Side::Heroes), (villain, Side::Villain)] {
        for round in 1..=2 {
            for side in [first, first.enemy()] {
                table.all_active();
                assert_eq!((table.prompt().side, table.game.state().round), (side, round));
                table.end_turn();
            }
        }
        assert_eq!(table.game.state().round, 3);
    }
}

/// R2 II.B.5, VI.A.1, G-48: the mission may limit the Villain's Defense to 3 cubes; 4 is the default.
#[test]
fn the_villains_spaces() {
    for (limits, most) in [("", 4), ("defense_limit: 3, ", 3)] {
        let position = Position::new().hero("batman", 15).tile("bane", &[15]).villain(9, 0, 0);
        let mut table = position.with_mission("recovery: 0,", &format!("recovery: 0, {limits}")).start();
        table.dice("R3");
        table.melee("batman", "bane", 1, &[]);
        table.keep();
        let defense = |cubes| Command::Defend { cubes, cards: Vec::new() };
        assert_eq!(table.refused_by(&defense(most + 1)), "R2 VIII.B");
        assert_eq!(table.game.why_not(&defense(most)), None);
    }
}

/// R2 IV.B, V.C.2.a, V.C.2.b: only miniatures with a Bat-Tablet carry Equipment: neither the Villain's miniatures nor
/// Hero Allies do, while they act.
#[test]
fn heroes_and_non_heroes() {
    let position = Position::new().hero("renee_montoya", 15).tile("thugs_firearm", &[15]).ground(15, "crowbar");
    let mut table = position.with_allies().start();
    let (renee, thug, card) = (table.mini("renee_montoya"), table.mini("thugs_firearm"), table.card("crowbar"));
    let pick = |mini| Command::PickUp { mini, card, pushing: 0 };
    assert_eq!(table.game.why_not(&pick(renee)), None);
    let state = table.game.state();
    let ally = state.all_minis().find(|mini| state.mini(*mini).commander.is_some()).expect("an ally");
    assert!(state.tablet(renee).is_some() && state.tablet(ally).is_none() && state.tablet(thug).is_none());
    let on = SkillTarget::Tile(table.hero("renee_montoya").allies[0].tile);
    table.uses_skill("renee_montoya", Skill::HenchmanCommand, on, 1);
    table.say(Command::ActivateMini { mini: ally });
    assert_eq!(table.refused(&pick(ally)).why, Reason::OnlyHeroesCarry);
    table.done();
    table.villain_acts_with("thugs_firearm");
    assert_eq!(table.refused(&pick(thug)).why, Reason::OnlyHeroesCarry);
}
