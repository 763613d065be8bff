//! Who is who: Screens and tiles that change and change back, sides, who decides.

use gotham_ai::{Player as _, RandomPlayer};
use gotham_content::{Side, Skill};
use gotham_play::{Match, log};
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, Space, Stance};
use gotham_rules::state::{Control, Form, Purse};
use gotham_rules::{Ask, Command, Happening, Options, Reason, Scenario, SkillTarget, SkillUse, query};
use gotham_words::{ENGLISH, Words};

use crate::kit::content::catalogue_with;
use crate::kit::{Table, arrange};
use crate::mission::stage::{after, mission, play, play_where};

/// Free Actions of Batman, by their effects, in this order.
fn deeds(effects: &[&str]) -> String {
    let one = |(at, effects): (usize, &&str)| {
        format!(
            "(id: \"deed{at}\", name: \"Deed\", text: \"It happens.\", who: (heroes: [\"batman\", \"nightwing\", \
             \"orphan_cassandra_cain\"]), action: Free, effects: [{effects}]),"
        )
    };
    format!("interactions: [{}],", effects.iter().enumerate().map(one).collect::<String>())
}

/// Batman, whoever he is now, does a deed.
fn does(table: &mut Table, interaction: u8) {
    let mini = table.game.state().with_tablets().next().expect("the first Hero");
    table.say(deed(mini, interaction));
}

fn deed(mini: gotham_rules::MiniId, interaction: u8) -> Command {
    Command::Interact { mini, interaction, here: None, chosen: None, target: None, effort: Effort::default() }
}

const TO_ORPHAN: &str = "ChangeScreen((heroes: [\"batman\"]), \"orphan_cassandra_cain\")";
const BACK: &str = "ChangeBack((role: Acting))";

#[test]
fn a_screen_is_replaced_and_comes_back() {
    let mut table = play(&deeds(&[TO_ORPHAN, BACK]));
    let batman = table.mini("batman");
    table.cubes("batman", 6, 2, 3);
    table.cubes_on("batman", Space::Melee, 1);
    table.cubes_on("batman", Space::Defense, 1);
    table.arrange(|state| state.minis[batman.index()].shackles = 2);
    does(&mut table, 0);
    let orphan = table.hero("orphan_cassandra_cain");
    assert_eq!(table.mini("orphan_cassandra_cain"), batman, "the same miniature");
    assert_eq!((orphan.reserve, orphan.fatigue, orphan.wounds), (1, 2, 3), "three cubes fewer, from the Reserve");
    assert_eq!((orphan.spaces.melee, orphan.spaces.defense, orphan.stance), (1, 1, Stance::Active));
    assert_eq!((table.where_is("orphan_cassandra_cain"), table.body("orphan_cassandra_cain").shackles), (9, 2));
    assert_eq!(table.body("orphan_cassandra_cain").former.len(), 1);
    does(&mut table, 1);
    let tablet = table.hero("batman");
    assert_eq!((tablet.reserve, tablet.fatigue, tablet.wounds, tablet.spaces.total()), (4, 2, 3, 2));
    assert!(table.body("batman").former.is_empty());
    let changes: Vec<u8> = table.happened().filter_map(cubes).collect();
    assert_eq!(changes, [8, 11], "told, with the cubes that there are now");
    does(&mut table, 1);
    assert_eq!(table.hero("batman").reserve, 4, "he was nobody else before");
}

fn cubes(what: &Happening) -> Option<u8> {
    match what {
        Happening::ScreenChanged { cubes, .. } => Some(*cubes),
        _ => None,
    }
}

#[test]
fn skills_and_figures_are_the_new_screens() {
    let mut table = play(&deeds(&[TO_ORPHAN]));
    let mini = table.mini("batman");
    let level = |table: &Table, skill| gotham_rules::skills::level(&table.game, mini, skill);
    let arts = gotham_content::Skill::MartialArts;
    assert_eq!(level(&table, arts), 1);
    does(&mut table, 0);
    assert_eq!(level(&table, arts), 2);
    assert_eq!(query::first_movement_bonus(&table.game, mini), 3);
}

/// Cubes leave the Reserve, then Fatigue; nobody is Neutralized or revived by it.
#[test]
fn cubes_that_a_smaller_screen_has_not() {
    let at_end = format!("triggers: [(id: \"t\", name: \"T\", when: At(EndOfHeroesTurn), effects: [{TO_ORPHAN}])],");
    for (before, after, lives) in
        [((0, 2, 9), (0, 1, 7), true), ((2, 2, 7), (0, 1, 7), true), ((0, 0, 11), (0, 0, 8), false)]
    {
        let mut table = play(&at_end);
        table.cubes("batman", before.0, before.1, before.2);
        table.end_turn();
        let orphan = table.hero("orphan_cassandra_cain");
        assert_eq!((orphan.reserve, orphan.fatigue, orphan.wounds), after, "{before:?}");
        assert_eq!(query::is_living(&table.game, table.mini("orphan_cassandra_cain")), lives);
    }
}

/// R2 V.C.2.a: what came last falls first, cards before tokens, until the Hero carries no more than it can.
#[test]
fn what_is_too_heavy_falls() {
    let mut table = play(&deeds(&[TO_ORPHAN, BACK]));
    let batman = table.mini("batman");
    let card = table.card("stun_grenade");
    let bag = table.token(9);
    table.arrange(|state| {
        state.tablet_mut(batman).expect("a Hero").equipment = vec![card; 5];
        state.tokens.iter_mut().filter(|token| token.id == bag).for_each(|token| token.carried_by = Some(batman));
    });
    assert_eq!(query::encumbrance(&table.game, batman), 6);
    does(&mut table, 0);
    assert_eq!(table.hero("orphan_cassandra_cain").equipment.len(), 4, "his limit was 6, hers is 5");
    assert_eq!(table.lying(9), ["stun_grenade"]);
    assert_eq!(table.game.state().token(bag).expect("a bag").carried_by, Some(batman));
    does(&mut table, 1);
    assert_eq!(table.lying(9), ["stun_grenade"], "it does not come back by itself");
}

/// G-4: there is only one of each Screen.
#[test]
fn a_screen_that_is_in_play_does_not_come() {
    let mut table = play(&deeds(&["ChangeScreen((role: Acting), \"catwoman\")"]));
    does(&mut table, 0);
    assert_eq!(table.where_is("batman"), 9);
    assert!(table.body("batman").former.is_empty() && !table.saw(|what| cubes(what).is_some()));
}

#[test]
fn a_change_is_taken_back_played_again_and_saved() {
    let fields = deeds(&[TO_ORPHAN, BACK, "ChangeControl((tiles: [\"citizens\"]), Heroes)"]);
    let catalogue = catalogue_with(&mission(&fields));
    let scenario = Scenario::new(&catalogue, "words").expect("the mission");
    let mut table = Match::new(scenario, Options::default(), 1);
    while table.game().prompt().ask != Ask::HeroAction {
        let command = match (table.game().prompt().ask, table.game().prompt().subject) {
            (Ask::TakeGadgets { .. }, _) => Command::Finish,
            (_, Some(mini)) => Command::TakeStance { mini, stance: Stance::Active },
            asked => panic!("{asked:?}"),
        };
        table.apply(&command).expect("legal");
    }
    let mini = table.game().state().with_tablets().next().expect("Batman");
    let mut hashes = vec![table.game().hash()];
    for interaction in [0, 2, 1] {
        table.apply(&deed(mini, interaction)).expect("legal");
        hashes.push(table.game().hash());
        let again = Match::load(&catalogue, &table.save()).expect("it opens");
        assert_eq!((again.game(), again.game().hash()), (table.game(), table.game().hash()));
    }
    let former = |table: &Match| table.game().state().mini(mini).former.iter().collect::<Vec<_>>();
    assert!(former(&table).is_empty());
    for hash in hashes.iter().rev().skip(1) {
        table.undo().expect("nothing was revealed");
        assert_eq!(table.game().hash(), *hash);
    }
    table.apply(&deed(mini, 0)).expect("legal");
    assert_eq!(table.game().hash(), hashes[1]);
    assert!(matches!(former(&table)[..], [Form::Screen(_)]));
}

/// A miniature that takes another tile's form stays the same one, and so does one that changes back.
#[test]
fn a_tile_is_replaced_and_comes_back() {
    let to_venom = "ChangeForm((tiles: [\"bane\"]), \"bane_venom\")";
    let mut table = play(&deeds(&[to_venom, "ChangeBack((tiles: [\"bane_venom\"]))"]));
    let (bane, bag) = (table.mini("bane"), table.token(9));
    let area = table.area(26);
    let citizen = table.mini("citizens");
    table.arrange(|state| {
        state.minis[bane.index()].life = 4;
        state.minis[bane.index()].shackles = 1;
        state.minis[bane.index()].side = None;
        state.memory.led = vec![(citizen, bane)];
        state.tokens.iter_mut().filter(|token| token.id == bag).for_each(|token| {
            token.carried_by = Some(bane);
            token.area = area;
        });
    });
    for (interaction, who, other) in [(0, "bane_venom", "bane"), (1, "bane", "bane_venom"), (0, "bane_venom", "bane")] {
        does(&mut table, interaction);
        let body = table.body(who);
        assert_eq!((table.where_is(who), table.where_is(other)), (26, 0));
        assert_eq!((body.life, body.shackles, body.side), (4, 1, None), "{who}");
        assert_eq!(table.body(other).shackles, 0);
        assert_eq!(table.river(), ["thugs_crowbar", "event", who]);
        assert_eq!(table.game.state().removed_tiles, [table.tile(other)], "who it was leaves the game");
        let mini = table.mini(who);
        assert_eq!(table.game.state().token(bag).expect("a bag").carried_by, Some(mini));
        assert_eq!(table.game.state().memory.led, [(citizen, mini)]);
        assert_eq!(table.body(who).former.len(), usize::from(who == "bane_venom"));
    }
    let changed = table.happened().filter(|what| matches!(what, Happening::Transformed { .. })).count();
    assert_eq!(changed, 3);
}

/// G-105: lost Life Points stay lost in another form; one that has no more than were lost keeps one, and is not
/// Neutralized. The log says how many are left.
#[test]
fn g_105_another_form_keeps_a_life_point() {
    let to_thug = "ChangeForm((tiles: [\"bane\"]), \"thugs_crowbar\")";
    let to_venom = "ChangeForm((tiles: [\"bane\"]), \"bane_venom\")";
    for (life, deed, who, left) in [
        (
            1,
            to_thug,
            "thugs_crowbar#3",
            "Bane becomes Crowbar Thug 3 in Platform 2, stairs with 1 Life Point left [G-105]",
        ),
        (
            4,
            to_venom,
            "bane_venom",
            "Bane becomes Bane (Venom Injected) in Platform 2, stairs with 4 Life Points left [G-105]",
        ),
    ] {
        let mut table = play(&deeds(&[deed]));
        table.life("bane", life);
        does(&mut table, 0);
        assert_eq!(table.body(who).life, life, "{who}");
        assert!(!table.saw(|what| matches!(what, Happening::Neutralized { .. })));
        let words = Words::of(ENGLISH);
        let told = table.log.iter().find(|event| matches!(event.what, Happening::Transformed { .. }));
        let line = told.and_then(|event| log::line(&words, &table.game, event)).expect("a line of the log");
        assert_eq!(line.with_rule(&words), left);
    }
}

/// G-57, S2 Tactician: what was used on a miniature this round was used on the one it has become.
#[test]
fn g_57_who_changes_was_helped_before() {
    let mut table = play(&deeds(&["ChangeForm((tiles: [\"bane\"]), \"bane_venom\")"]));
    let (bane, thug) = (table.mini("bane"), table.mini("thugs_crowbar"));
    let used = |mini, on| SkillUse { mini, skill: Skill::Tactician, on: SkillTarget::Mini(on) };
    table.arrange(|state| state.used = vec![used(thug, bane), used(bane, thug)]);
    does(&mut table, 0);
    let venom = table.mini("bane_venom");
    assert_eq!(table.game.state().used, [used(thug, venom), used(venom, thug)]);
}

/// As long as others of a tile are there, it stays in the River; nobody on the board is mistaken for the new one.
#[test]
fn one_of_several_changes() {
    let mut table = play(&deeds(&["ChangeForm((tiles: [\"thugs_crowbar\"], at: At(\"subway_16\")), \"bane_venom\")"]));
    does(&mut table, 0);
    assert_eq!((table.where_is("bane_venom"), table.where_is("thugs_crowbar#2")), (16, 26));
    assert_eq!(table.river(), ["thugs_crowbar", "event", "bane"]);
    let thug = table.mini("thugs_crowbar#2");
    let area = table.area(16);
    table.arrange(|state| state.minis[thug.index()].area = Some(area));
    does(&mut table, 0);
    assert_eq!(table.where_is("thugs_crowbar#2"), 16, "there is no second Bane");
}

/// Size 0 for Batman, so that nothing but the limit itself keeps him out.
const LIGHT: (&str, &str) = ("utility_belt: 4, size: 1, menace: 1", "utility_belt: 4, size: 0, menace: 1");

/// R2 XII, G-65: nobody, not even Size 0, may enter an Area that a change of form has made over-full until it is
/// back at its limit; then the usual rule holds.
#[test]
fn g_65_an_over_full_area() {
    let mut table = play_where(&deeds(&["ChangeForm((tiles: [\"bane\"]), \"bane_venom\")"]), &[LIGHT]);
    for (who, area) in
        [("bane", 13), ("thugs_crowbar", 13), ("thugs_crowbar#2", 13), ("thugs_crowbar#3", 13), ("batman", 12)]
    {
        table.put(who, area);
    }
    table.put("catwoman", 12);
    does(&mut table, 0);
    let landing = table.area(13);
    assert!(query::is_over_full(&table.game, landing));
    let step = |table: &Table, who: &str| table.step(who, 13, MoveType::Adjacent, u8::from(who == "catwoman"));
    let light = step(&table, "batman");
    assert_eq!(table.refused_by(&light), "G-65");
    assert!(!table.game.legal().contains(&light));

    let mut wrong = table.game.clone();
    arrange(&mut wrong, |state| state.minis[table.mini("batman").index()].area = Some(landing));
    assert_eq!(query::invariants(&wrong).len(), 1, "the invariants see who has come in since");

    let thug = table.mini("thugs_crowbar");
    table.arrange(|state| state.minis[thug.index()].area = None);
    let heavy = step(&table, "catwoman");
    assert_eq!(table.refused_by(&heavy), "R2 VII.A.2", "back at its limit");
    table.say(light);
    assert_eq!(table.where_is("batman"), 13);
    assert!(table.game.state().crowds.is_empty());
}

/// R2 XII, G-65: a miniature that is brought in goes over the limit if it must; one moved by an effect does not.
#[test]
fn g_65_brought_in_past_the_limit() {
    let full = "MoveTo((tiles: [\"thugs_crowbar\"]), At(\"subway_13\")), MoveTo((hero: true), At(\"subway_13\"))";
    let bring = "BringIn(\"bane_venom\", At(\"subway_13\"), Just(1))";
    let table = after(&format!("{full}, {bring}, MoveTo((tiles: [\"bane\", \"citizens\"]), At(\"subway_13\"))"));
    assert_eq!(
        (table.where_is("bane_venom"), table.where_is("batman"), table.where_is("thugs_crowbar#2")),
        (13, 13, 13)
    );
    assert_eq!((table.where_is("bane"), table.where_is("citizens")), (26, 15));
    let table = after(&format!("{full}, BringIn(\"bane_venom\", OneOf([\"subway_13\", \"subway_12\"]), Just(1))"));
    assert_eq!(table.where_is("bane_venom"), 12, "where there is room");
    let table = after(&format!("{full}, CloseAreas(At(\"subway_13\")), {bring}"));
    assert_eq!(table.where_is("bane_venom"), 0, "nobody is placed in a closed Area");
}

#[test]
fn who_decides_is_not_whose_side_it_is_on() {
    let table = after("ChangeControl((tiles: [\"citizens\"]), Heroes)");
    let body = table.body("citizens");
    assert_eq!((body.side, body.control, body.purse), (None, Control::Heroes, Purse::Nobody));
    let table = after("ChangeSide((tiles: [\"bane\"]), Heroes)");
    let body = table.body("bane");
    assert_eq!((body.side, body.control, body.purse), (Some(Side::Heroes), Control::Villain, Purse::Post));
    let table = after("ChangeControl((heroes: [\"batman\"]), Neutral)");
    let body = table.body("batman");
    assert_eq!((body.control, body.purse), (Control::Nobody, Purse::Tablet(body.tablet().expect("a Hero"))));
    let batman = table.mini("batman");
    assert!(query::heroes(&table.game).all(|mini| mini != batman), "he takes no Stance");
    let mut table = table;
    let step = table.step("batman", 12, MoveType::Adjacent, 0);
    assert!(!table.game.legal().contains(&step));
    let reason = Reason::OthersDecide { mini: batman };
    let attack = table.attack_with(AttackKind::Melee, "batman", "bane", Effort::cubes(1));
    assert_eq!(table.refused(&attack).why, reason);
}

/// G-10: Neutrals that the mission lets be attacked are targets for either side, but still hinder nobody.
#[test]
fn g_10_neutrals_that_may_be_attacked() {
    let mut table =
        after("MoveTo((tiles: [\"citizens\"]), At(\"subway_9\")), MoveTo((tiles: [\"bane\"]), At(\"subway_9\"))");
    let batman = table.mini("batman");
    assert_eq!(query::hindering(&table.game, batman, query::Measure::Size, 0), 1, "Bane alone");
    let blow = table.attack_with(AttackKind::Melee, "batman", "citizens", Effort::cubes(1));
    assert_eq!(table.game.why_not(&blow), None);
    table.villain_acts_with("bane");
    let blow = table.attack_with(AttackKind::Melee, "bane", "citizens", Effort::default());
    assert_eq!(table.game.why_not(&blow), None);
}

/// No side answers for a miniature that nobody decides for: a Hero spends nothing on its Defense and keeps its dice.
#[test]
fn nobody_decides() {
    for (control, asked) in [("Neutral", false), ("Heroes", true)] {
        let mut table = after(&format!("ChangeControl((heroes: [\"batman\"]), {control})"));
        table.cubes("batman", 11, 0, 0);
        table.put("bane", 9);
        if table.ask() == Ask::HeroAction {
            table.villain_acts_with("bane");
        }
        table.dice("O2 O2 O0");
        table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
        table.keep();
        assert_eq!(matches!(table.ask(), Ask::Defend { .. }), asked, "{control}");
        if asked {
            table.defend(0);
            table.keep();
        }
        assert!(matches!(table.ask(), Ask::MiniAction { .. }), "{:?}", table.ask());
        assert_eq!(table.hero("batman").wounds, 5, "4 and Martial Arts against his own Orange die");
    }
    let table = after("ChangeControl((tiles: [\"bane\"]), Neutral), Activate((tiles: [\"bane\"]))");
    assert_eq!(table.ask(), Ask::HeroAction, "nobody is there to move him");
}

/// A tile turns over when the Villain no longer decides for any of its miniatures, and back up when one is his again.
#[test]
fn the_river_follows_who_decides() {
    let table = after("ChangeControl((tiles: [\"bane\"]), Neutral)");
    assert_eq!(table.river(), ["thugs_crowbar", "event", "bane!"]);
    assert_eq!(table.body("bane").purse, Purse::Nobody);
    assert!(table.saw(|what| matches!(what, Happening::ControlChanged { control: None, .. })));
    let table = after(
        "ChangeControl((tiles: [\"bane\"]), Heroes), \
         ChangeControl((tiles: [\"thugs_crowbar\"], at: At(\"subway_16\")), Heroes), ChangeControl((tiles: [\"bane\"]), Villain)",
    );
    assert_eq!(table.river(), ["thugs_crowbar", "event", "bane"]);
    assert_eq!((table.body("bane").control, table.body("bane").purse), (Control::Villain, Purse::Post));
    let thugs = table.tile("thugs_crowbar");
    assert_eq!(table.game.state().of_river(thugs).count(), 1);
    let pool = query::in_pool(&table.game, thugs).count();
    assert_eq!(pool, 2, "only those that are his");
}

#[test]
fn cubes_of_a_space_stay_past_its_new_limit() {
    let mut table = play(&deeds(&[TO_ORPHAN]));
    table.cubes("batman", 11, 0, 0);
    table.cubes_on("batman", Space::Defense, 5);
    does(&mut table, 0);
    assert_eq!(table.hero("orphan_cassandra_cain").spaces.defense, 5, "her limit is 3");
    let mini = table.mini("orphan_cassandra_cain");
    assert_eq!(query::energy::room(&table.game, mini, Space::Defense), 0);
}

/// No matter who changes and when, nothing is lost and nobody is in two places: matches played at random.
#[test]
fn changes_at_any_moment() {
    let once = |at: usize, (when, effects): (&str, &str)| {
        format!("(id: \"t{at}\", name: \"T\", when: {when}, effects: [{effects}]),")
    };
    let triggers = [
        ("Wounded((hero: true))", "ChangeScreen((role: Subject), \"orphan_cassandra_cain\")"),
        ("Attacked((heroes: [\"orphan_cassandra_cain\"]))", "ChangeBack((role: Subject))"),
        ("Entered((hero: true), Anywhere)", "ChangeScreen((role: Subject), \"clayface_detective_comics\")"),
        ("At(EndOfHeroesTurn)", "ChangeBack((hero: true)), ChangeForm((tiles: [\"bane\"]), \"bane_venom\")"),
        ("Wounded((tiles: [\"bane_venom\"]))", "ChangeBack((role: Subject))"),
        ("Activated((tiles: [\"bane\"]))", "ChangeForm((role: Subject), \"bane_venom\")"),
        ("Activated((tiles: [\"thugs_crowbar\"]))", "ChangeControl((tiles: [\"citizens\"]), Villain)"),
        ("Neutralized((side: Villain))", "ChangeSide((tiles: [\"citizens\"]), Heroes)"),
        ("At(StartOfVillainsTurn)", "ChangeControl((hero: true, pick: Random(Just(1))), Neutral)"),
        ("Attacked((hero: true))", "ChangeControl((role: Subject), Villain)"),
        ("At(EndOfVillainsTurn)", "ChangeControl((hero: true), Heroes), Activate((tiles: [\"citizens\"]))"),
        ("At(Upkeep)", "ChangeControl((tiles: [\"thugs_crowbar\"], pick: Random(Just(1))), Heroes)"),
        (
            "At(EndOfRound)",
            "ChangeControl((tiles: [\"thugs_crowbar\"]), Villain), MoveTo((hero: true), At(\"subway_26\"))",
        ),
    ];
    let triggers: String = triggers.into_iter().enumerate().map(|(at, one)| once(at, one)).collect();
    let fields = format!("triggers: [{triggers}],");
    let (mut screens, mut tiles) = (0, 0);
    for seed in 0..16 {
        let mut table = play(&fields);
        let mut player = RandomPlayer::new(seed);
        for _ in 0..1500 {
            if table.game.state().result.is_some() {
                break;
            }
            let command = player.answer(&table.game.blind(seed));
            table.say(command);
        }
        screens += table.happened().filter(|what| cubes(what).is_some()).count();
        tiles += table.happened().filter(|what| matches!(what, Happening::Transformed { .. })).count();
    }
    assert!(screens > 60 && tiles > 20, "{screens} Screens, {tiles} tiles");
}
