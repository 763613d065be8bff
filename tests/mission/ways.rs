//! Ways: what is carried somewhere, who is led out, and what programs make of it.

use gotham_ai::SeatKind;
use gotham_content::mission::Side;
use gotham_rules::command::Stance;
use gotham_rules::{Ask, Command, Happening, WhatIf, mission, query};

use crate::kit::{Position, Table};
use crate::mission::stage::{numbers, play};

/// A Case that everybody may carry, to the street.
const CASES: &str = r#"token_kinds: [
        (
            id: "case", name: "Case", look: Briefcase, faces: ["shut"], text: "Money.",
            carried_by: (state: [Living]),
        ),"#;
const TO_THE_STREET: &str = r#"(
    text: "Cases", counts: Tokens((kind: "case", at: At("subway_1"), carried: false)), side: Villain, goal: AtLeast(1),
    carried_to: ((kind: "case"), At("subway_1")),
)"#;

#[test]
fn exits_are_areas() {
    let fields = r#"exits: ["subway_1", "subway_9"],"#;
    let table = play(&format!(r#"{fields} values: [("points", 0)], setup: [Set("points", Areas(Exits))],"#));
    assert_eq!(crate::mission::stage::value(&table, 0), 2);
    assert_eq!(mission::exits(&table.game).iter().count(), 2);
    numbers(&[("Areas(Both([Anywhere, At(\"subway_1\")]))", 1)]);
}

/// A player who does as little as possible.
fn idle(table: &mut Table) {
    let legal = table.game.legal();
    let ends = legal.iter().find(|it| matches!(it, Command::EndTurn | Command::Finish)).cloned();
    match (table.ask(), table.prompt().subject) {
        (Ask::TakeStance, Some(mini)) => table.say(Command::TakeStance { mini, stance: Stance::Active }),
        _ => table.say(ends.unwrap_or_else(|| legal[0].clone())),
    }
}

/// The cards play their turn.
fn round(table: &mut Table) {
    while table.ask() != Ask::HeroAction {
        idle(table);
    }
    table.cards_play();
}

fn with_cases(position: Position) -> Position {
    position.objectives(TO_THE_STREET).with_mission("token_kinds: [", CASES)
}

/// SOLO VII: who may carry it picks it up, brings it as near as it gets, and puts it down where it is to be.
#[test]
fn the_cards_fetch_and_bring() {
    let column = |slot: &str| format!("(slot: {slot}, tasks: (advance, attack, protect))");
    let columns = format!("({}, {})", column("river(1)"), column("river(4)"));
    let card = format!("tie: most_wounds, columns: {columns}, attack: melee, option: 1");
    let position = with_cases(Position::new().hero("batman", 42).tile("prisoners", &[13]));
    let mut table = position.token("case", 13, "shut").cards(&[&card]).villain(9, 0, 9).start();
    let carried = |table: &Table| table.game.state().tokens[0].carried_by.is_some();
    round(&mut table);
    assert!(carried(&table), "{:?}", table.told());
    let far = |table: &Table| query::distance(&table.game, table.area(table.where_is("prisoners")), table.area(1));
    let mut before = far(&table);
    for _ in 0..4 {
        if !carried(&table) {
            break;
        }
        round(&mut table);
        assert!(far(&table) < before || !carried(&table), "it comes nearer: {:?}", table.told());
        before = far(&table);
    }
    let token = table.game.state().tokens[0];
    assert_eq!((token.carried_by, token.area), (None, table.area(1)), "it has brought it");
    round(&mut table);
    assert!(!carried(&table), "and leaves it there");
}

/// A bot's miniature fetches and brings it, too, and knows what is nearer.
#[test]
fn bots_fetch_and_bring() {
    let position = with_cases(Position::new().hero("batman", 42).tile("prisoners", &[15])).villain(9, 0, 9);
    let mut table = position.token("case", 13, "shut").start();
    let mut bot = gotham_ai::seat(SeatKind::NORMAL, Side::Villain, 1);
    let is_there = |table: &Table| table.game.state().tokens[0].area == table.area(1);
    // The position has cards; they are left out, so that the bot decides.
    table.arrange(|state| state.automaton = None);
    for _ in 0..400 {
        if is_there(&table) || table.game.state().result.is_some() {
            break;
        }
        match table.prompt().side {
            Side::Heroes => idle(&mut table),
            Side::Villain => {
                let said = bot.answer(&table.game.blind(1));
                table.say(said);
            }
        }
    }
    assert!(is_there(&table), "{:?}", table.game.state().tokens[0]);
}

/// Who enters an Area in a what-if brings along those whom it leads, and what it carries.
#[test]
fn those_who_are_led_come_along_in_a_what_if() {
    let led = r#"setup: [PickMinis("one", (tiles: ["citizens"], at: At("subway_15")))],
    interactions: [
        (
            id: "come", name: "Come", text: "Come.", who: (hero: true), action: Free, target: (tiles: ["citizens"]),
            effects: [Lead((role: Subject))],
        ),
    ],"#;
    let mut table = play(led);
    let command = table.game.legal().into_iter().find(|it| matches!(it, Command::Interact { target: Some(_), .. }));
    let Some(Command::Interact { mini, target: Some(target), .. }) = command.clone() else { panic!("nobody to lead") };
    table.say(command.expect("it"));
    assert!(table.saw(|what| matches!(what, Happening::Led { .. })));
    let foreseen = table.game.foresee(&WhatIf::Entered(mini, table.area(2)));
    assert_eq!(foreseen.game.state().mini(target).area, Some(table.area(2)));
}

/// A Hero's bot leads a captive out by an exit, where the mission counts those who are safe.
#[test]
fn bots_lead_people_out() {
    let fields = r#"exits: ["subway_1"],
    interactions: [
        (
            id: "come", name: "Come", text: "Come.", who: (hero: true), action: Manipulation,
            target: (tiles: ["citizens"], at: Here, except: (state: [Led])), effects: [Lead((role: Subject))],
        ),
        (
            id: "out", name: "Out", text: "Out.", who: (hero: true, at: Exits), action: Free,
            target: (tiles: ["citizens"], led_by: (role: Acting)), effects: [Leave((role: Subject))],
        ),
    ],
    objectives: [
        (text: "Safe", counts: Minis((tiles: ["citizens"], state: [Gone])), side: Heroes, goal: AtLeast(2)),
    ],"#;
    let mut table = play(fields);
    table.put("batman", 8);
    table.arrange(|state| {
        let citizens =
            state.all_minis().filter(|mini| state.mini(*mini).tile().is_some() && state.mini(*mini).side.is_none());
        let first = citizens.min().expect("citizens");
        let area = state.minis.iter().find(|mini| mini.tablet().is_some()).and_then(|mini| mini.area);
        state.minis[usize::from(first.0)].area = area;
    });
    let mut bot = gotham_ai::seat(SeatKind::NORMAL, Side::Heroes, 1);
    for _ in 0..300 {
        if table.game.state().result.is_some() || table.saw(|what| matches!(what, Happening::LeftBoard { .. })) {
            break;
        }
        match (table.prompt().side, table.ask()) {
            (Side::Villain, Ask::ActivateTile { .. }) => table.say(Command::EndTurn),
            (Side::Villain, _) => table.pass(),
            (Side::Heroes, _) => {
                let said = bot.answer(&table.game.blind(1));
                table.say(said);
            }
        }
    }
    assert!(table.saw(|what| matches!(what, Happening::LeftBoard { safe: true, .. })), "somebody is out");
}

/// G-124: a bot calls the car, steps in and sends it, if what counts lies on another level.
#[test]
fn bots_ride() {
    for start in [1, 6] {
        let rides = r#"    objectives: [
        (text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: AtMost(0)),
    ],
    interactions: [
        (
            id: "send", name: "Send", text: "Send.", who: (hero: true, at: At("lift_3")), action: Manipulation,
            once_a_turn: true,
            effects: [
                PickAreas("where", Except(OneOf(["lift_2", "lift_5", "lift_6"]), Beside(At("lift_3"))), Heroes(Just(1))),
                RideElevator("elevator", The(Picked("where")), Heroes),
            ],
        ),
        (
            id: "call", name: "Call", text: "Call.", who: (hero: true, at: OneOf(["lift_2", "lift_5", "lift_6"])),
            action: Manipulation, once_a_turn: true, only_if: [Not(ElevatorAt("elevator", Here))],
            effects: [RideElevator("elevator", Here, Heroes)],
        ),"#;
        let position = Position::on("lift").hero("batman", start).tile("thugs_firearm", &[1]).token("bomb", 4, "idle");
        let mut table = position.with_mission("    interactions: [", rides).start();
        let mut bot = gotham_ai::seat(SeatKind::NORMAL, Side::Heroes, 1);
        let is_there = |table: &Table| [4, 5].contains(&table.where_is("batman"));
        for _ in 0..400 {
            if is_there(&table) || table.game.state().result.is_some() {
                break;
            }
            match table.prompt().side {
                Side::Villain => idle(&mut table),
                Side::Heroes => {
                    let said = bot.answer(&table.game.blind(1));
                    table.say(said);
                }
            }
        }
        assert!(is_there(&table), "from {start}: {}", table.where_is("batman"));
    }
}

/// Interactions of the Heroes that send the car to one floor each: the one that leads astray comes first.
const BUTTONS: &str = r#"    objectives: [
        (text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: AtMost(0)),
    ],
    interactions: [
        (
            id: "up", name: "Up", text: "Up.", who: (hero: true, at: OneOf(["lift_2", "lift_3"])), action: Manipulation,
            once_a_turn: true, effects: [RideElevator("elevator", At("lift_6"), Heroes)],
        ),
        (
            id: "down", name: "Down", text: "Down.", who: (hero: true, at: OneOf(["lift_2", "lift_3"])),
            action: Manipulation, once_a_turn: true, effects: [RideElevator("elevator", At("lift_5"), Heroes)],
        ),"#;

/// The Heroes' bot plays until its turn is over; which interactions it has begun.
fn plays_its_turn(table: &mut Table) -> Vec<u8> {
    let mut bot = gotham_ai::seat(SeatKind::NORMAL, Side::Heroes, 1);
    let mut begun = Vec::new();
    for _ in 0..60 {
        if table.prompt().side == Side::Villain {
            break;
        }
        let said = bot.answer(&table.game.blind(1));
        if let Command::Interact { interaction, .. } = &said {
            begun.push(*interaction);
        }
        table.say(said);
    }
    begun
}

/// G-124: a bot sends the car to the floor where there is something to do, and steps in and out on the way.
#[test]
fn bots_press_the_right_button() {
    for start in [2, 3] {
        let position = Position::on("lift").hero("batman", start).tile("thugs_firearm", &[1]).token("bomb", 4, "idle");
        let mut table = position.with_mission("    interactions: [", BUTTONS).start();
        let begun = plays_its_turn(&mut table);
        assert_eq!(begun.iter().filter(|it| **it < 2).collect::<Vec<_>>(), [&1], "down, once, from {start}");
        assert!([4, 5].contains(&table.where_is("batman")), "from {start}: {}", table.where_is("batman"));
    }
}

/// G-124: those beside the car come along if there is something to do for them, too.
#[test]
fn bots_come_along() {
    let position = Position::on("lift").hero("batman", 3).hero("catwoman", 2).tile("thugs_firearm", &[1]);
    let position = position.token("bomb", 4, "idle").token("bomb", 5, "idle");
    let mut table = position.with_mission("    interactions: [", BUTTONS).start();
    let begun = plays_its_turn(&mut table);
    assert!(begun.contains(&1) && !begun.contains(&0), "{begun:?}");
    let places = ["batman", "catwoman"].map(|hero| table.where_is(hero));
    assert!(places.iter().all(|area| [4, 5].contains(area)), "{places:?}");
}
