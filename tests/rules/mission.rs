//! "To Sink a City": its setup, its Event, its ends.

use gotham_content::Side;
use gotham_rules::command::Effort;
use gotham_rules::{Ask, Command, Game, Happening, Options, Scenario};

use crate::kit::content::catalogue_with;
use crate::kit::{Table, catalogue, to_sink_a_city};

/// R2 p.10a, R2 p.10b, R2 II.A, II.A.4, II.C.1, V.A.10: three slots in order, each with the Heroes that the mission
/// offers.
#[test]
fn heroes_are_chosen_slot_by_slot() {
    let scenario = Scenario::new(&catalogue(), "to_sink_a_city").expect("the mission");
    let mut table = Table::new(Game::new(scenario, Options::default(), 1));
    let hero = |table: &Table, name| table.game.scenario().find_hero(name).expect("a Hero");
    for (slot, first, other) in
        [(0, "batman", "catwoman"), (1, "blue_bird", "batman"), (2, "nightwing", "renee_montoya")]
    {
        assert_eq!(table.ask(), Ask::ChooseHero { slot });
        let wrong = Command::ChooseHero { slot, hero: hero(&table, other) };
        assert_eq!(table.refused_by(&wrong), "R2 II.A");
        let right = Command::ChooseHero { slot, hero: hero(&table, first) };
        table.say(right);
    }
    assert_eq!(table.where_is("batman"), 9);
    assert_eq!((table.hero("batman").reserve, table.hero("batman").fatigue), (6, 5), "the rulebook's setup");
    assert_eq!(table.carried("nightwing"), ["baton", "baton"]);
}

/// R2 II.A: nobody takes the only Hero that is left for a later slot.
#[test]
fn a_later_slot_keeps_its_only_hero() {
    let mission = include_str!("../../missions/to_sink_a_city.ron")
        .replace("id: \"to_sink_a_city\"", "id: \"few\"")
        .replace("(hero: \"catwoman\", fatigue: 5, equipment: [\"claws\"]),", "")
        .replace("(hero: \"blue_bird\", fatigue: 5, equipment: [\"taser_handgun\"]),", "")
        .replace("\"catwoman_long_halloween\"", "\"batman\"");
    let scenario = Scenario::new(&catalogue_with(&mission), "few").expect("the mission");
    let hero = |name| scenario.find_hero(name).expect("a Hero");
    let (batman, renee) = (hero("batman"), hero("renee_montoya"));
    let mut table = Table::new(Game::new(scenario, Options::default(), 1));
    assert_eq!(table.refused_by(&Command::ChooseHero { slot: 0, hero: batman }), "R2 II.A");
    assert_eq!(table.game.legal(), [Command::ChooseHero { slot: 0, hero: renee }]);
}

/// R2 p.13c, R2 II.E.2, V.A.13, V.C.1.2, V.C.3: Bat-Gadgets up to the belt's capacity.
#[test]
fn the_belt_has_a_capacity() {
    let scenario = Scenario::new(&catalogue(), "to_sink_a_city").expect("the mission");
    let mut table = Table::new(Game::new(scenario, Options::default(), 1));
    while matches!(table.ask(), Ask::ChooseHero { .. }) {
        let first = table.game.legal().remove(0);
        table.say(first);
    }
    assert_eq!(table.ask(), Ask::TakeGadgets { room: 4 });
    for card in ["batarangs", "explosive_batarang", "batcape"] {
        let take = Command::TakeGadget { mini: table.mini("batman"), card: table.card(card) };
        table.say(take);
    }
    assert_eq!(table.hero("batman").gadgets.len(), 3, "1 + 1 + 2: the rulebook's choice");
    assert_ne!(table.prompt().subject, Some(table.mini("batman")), "the belt is full");
}

/// R2 p.11a, R2 p.11e, R2 II.B, II.B.2, II.B.3, II.B.4, II.B.6, II.B.8, II.C.1, VI.A.2.3: the Villain's setup of the
/// rulebook: 9 in Reserve, 2 in Fatigue, Recovery 5; Bane (Venom Injected) set aside.
#[test]
fn the_villains_setup() {
    let table = to_sink_a_city(1);
    let post = &table.game.state().post;
    assert_eq!((post.reserve, post.fatigue, post.recovery), (9, 2, 5));
    assert_eq!(
        table.river(),
        ["thugs_firearm", "brutes_chains", "owls_handgun", "event", "thugs_crowbar", "brutes_firearm", "bane"]
    );
    assert_eq!((table.where_is("bane"), table.where_is("bane_venom")), (38, 0));
    assert_eq!(table.body("bane").life, 6);
}

/// R2 VI.A.3, VI.B.3.c, G-47: the Event's parts in the Villain's order; Bane turns and keeps his Wounds; the
/// next time, he rages and pays for it.
#[test]
fn venom() {
    let mut table = to_sink_a_city(1);
    let bane = table.mini("bane");
    table.arrange(|state| state.minis[bane.index()].life = 4);
    table.end_turn();
    table.activate_tile_event();
    assert_eq!(table.ask(), Ask::ActivateTile { left: 1 }, "nobody waits in the pool: the order does not matter");
    assert_eq!((table.where_is("bane"), table.where_is("bane_venom")), (0, 38));
    assert_eq!(table.body("bane_venom").life, 4);
    assert_eq!(table.river().iter().filter(|tile| *tile == "bane_venom").count(), 1);
    assert_eq!(table.river()[5], "bane_venom", "in Bane's place");
    table.arrange(|state| state.post.reserve = 9);
    table.activate_tile_event();
    assert_eq!(table.ask(), Ask::ChoosePart, "two parts, in any order");
    table.say(Command::ChoosePart { part: 1 });
    assert!(matches!(table.ask(), Ask::ActivateMini { .. }));
    table.activate("bane_venom");
    table.say(Command::Finish);
    assert_eq!(table.body("bane_venom").life, 2, "two Life Points for the rage");
}

fn leave_bombs(table: &mut Table, count: usize) {
    let kind = table.game.scenario().find_token_kind("bomb");
    let mut left = count;
    table.arrange(|state| {
        state.tokens.retain(|token| {
            if Some(token.kind) != kind {
                return true;
            }
            left = left.saturating_sub(1);
            left > 0 || count == 0
        });
    });
}

/// R2 III.B, G-1: with the fourth Bomb the Heroes have won, at once.
#[test]
fn g_1_the_heroes_win_with_the_fourth_bomb() {
    let mut table = to_sink_a_city(1);
    leave_bombs(&mut table, 3);
    let bombs = |table: &Table| {
        let kind = table.game.scenario().find_token_kind("bomb");
        table
            .game
            .state()
            .tokens
            .iter()
            .filter(|token| Some(token.kind) == kind)
            .map(|token| token.area)
            .collect::<Vec<_>>()
    };
    assert_eq!(bombs(&table).len(), 2);
    let hero = table.game.state().with_tablets().next().expect("a Hero");
    let name = table.game.state().tablet(hero).map(|tablet| table.game.scenario().hero(tablet.hero).id.to_string());
    let name = name.expect("its Screen");
    let area = bombs(&table)[0];
    table.arrange(|state| state.minis[hero.index()].area = Some(area));
    table.arrange(|state| {
        let others = state.minis.iter_mut().filter(|mini| !mini.has_tablet());
        others.filter(|mini| mini.area == Some(area)).for_each(|mini| mini.area = None);
    });
    let before =
        table.game.state().minis.iter().filter(|mini| !mini.has_tablet()).filter(|mini| mini.area.is_some()).count();
    assert!(before > 0);
    table.dice("O2 O2 O2");
    let command = table.interact_with(&name, "defuse", None, Effort::cubes(3));
    if let Err(refusal) = table.game.apply(&command) {
        panic!("{refusal}");
    }
    assert_eq!(table.game.state().result.map(|outcome| outcome.winner), Some(Side::Heroes));
    assert!(table.game.legal().is_empty());
    assert_eq!(table.refused_by(&Command::EndTurn), "R2 III.B");
}

fn play_to_the_end(primed: usize) -> Table {
    let mut table = to_sink_a_city(1);
    let kind = table.game.scenario().find_token_kind("bomb");
    table.arrange(|state| {
        let bombs = state.tokens.iter_mut().filter(|token| Some(token.kind) == kind);
        bombs.take(primed).for_each(|token| token.face = 1);
    });
    while table.game.state().result.is_none() {
        table.all_active();
        table.end_turn();
    }
    table
}

/// R2 III.A.1.a, III.B, G-1: the end of the seventh Heroes' turn: one primed Bomb is not enough for the Villain, two
/// are.
#[test]
fn the_clocks_stop_after_the_seventh_heroes_turn() {
    for (primed, winner) in [(1, Side::Heroes), (2, Side::Villain)] {
        let table = play_to_the_end(primed);
        assert_eq!(table.game.state().result.map(|outcome| outcome.winner), Some(winner), "{primed} primed");
        assert_eq!(table.game.state().round, 7);
        assert_eq!(table.ask(), Ask::GameOver { winner });
        assert!(table.saw(|what| matches!(what, Happening::GameOver { .. })));
    }
}
