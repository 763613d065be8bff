//! Picks, questions, and what is done with tokens and miniatures in hand.

use gotham_content::Side;
use gotham_rules::command::Effort;
use gotham_rules::query::energy;
use gotham_rules::{Ask, Command};

use crate::mission::stage::{after, play, value};

#[test]
fn a_side_picks() {
    let mut table = after("Wound((side: Villain, pick: Heroes(Just(1))), Just(1))");
    assert_eq!((table.prompt().side, table.ask()), (Side::Heroes, Ask::Pick { most: 1, least: 1 }));
    let bane = table.mini("bane");
    let hero = table.mini("batman");
    table.refused(&Command::PickMini { mini: hero });
    table.say(Command::PickMini { mini: bane });
    assert_eq!(table.body("bane").life, 5);

    let mut table = after("LayDown((side: Villain, pick: VillainUpTo(Just(2))))");
    assert_eq!((table.prompt().side, table.ask()), (Side::Villain, Ask::Pick { most: 2, least: 0 }));
    let bane = table.mini("bane");
    table.say(Command::PickMini { mini: bane });
    table.say(Command::Finish);
    assert!(table.body("bane").down && !table.body("thugs_crowbar").down);
}

#[test]
fn chance_or_nearness_picks() {
    let table = after("LayDown((tiles: [\"thugs_crowbar\"], pick: Random(Just(1))))");
    let down = ["thugs_crowbar", "thugs_crowbar#2"].iter().filter(|name| table.body(name).down).count();
    assert_eq!(down, 1);
    let table = after("LayDown((side: Villain, pick: Nearest(At(\"subway_16\"))))");
    assert!(table.body("thugs_crowbar").down && !table.body("bane").down);
    let table = after(
        "PickMinis(\"one\", (tiles: [\"bane\"])), PickTokens(\"two\", (kind: \"bomb\", face: \"primed\")), \
         PickAreas(\"three\", OneOf([\"subway_1\", \"subway_2\"]), Random(Just(1))), \
         MoveTokens((role: Picked(\"two\")), The(Picked(\"three\"))), MoveTo((role: Picked(\"one\")), The(Picked(\"three\")))",
    );
    let primed = table.game.state().tokens.iter().find(|token| token.kind == 0 && token.face == 1).expect("it");
    assert_eq!(table.body("bane").area, Some(primed.area));
}

#[test]
fn a_side_answers_a_question() {
    let ask = "Ask(side: Villain, question: \"Which?\", offers: [\
        (name: \"Much\", effects: [Set(\"points\", Just(9))]), (name: \"Little\", effects: [Set(\"points\", Just(1))]), \
        (name: \"Never\", only_if: [AtLeast(HeroCount, 9)], effects: [])])";
    let mut table = after(ask);
    assert_eq!((table.prompt().side, table.ask()), (Side::Villain, Ask::Choice { question: 0 }));
    assert_eq!(table.game.legal().len(), 2, "what does not hold is not offered");
    table.say(Command::ChooseOffer { offer: 1 });
    assert_eq!(value(&table, 0), 1);
}

#[test]
fn where_to_is_asked_if_there_is_a_choice() {
    let mut table = after("MoveTo((tiles: [\"bane\"]), OneOf([\"subway_1\", \"subway_2\"]))");
    assert_eq!((table.prompt().side, table.ask()), (Side::Villain, Ask::PutWhere));
    let area = table.area(2);
    table.say(Command::PickArea { area });
    assert_eq!(table.where_is("bane"), 2);
}

/// G-52: Areas are offered as a page is read, however the mission names them.
#[test]
fn g_52_areas_in_reading_order() {
    let table =
        after("MoveTo((tiles: [\"bane\"]), OneOf([\"subway_42\", \"subway_16\", \"subway_34\", \"subway_2\"]))");
    let offered: Vec<_> = table.game.legal().into_iter().filter(|it| matches!(it, Command::PickArea { .. })).collect();
    let expected = [2, 34, 16, 42].map(|area| Command::PickArea { area: table.area(area) });
    assert_eq!(offered, expected, "row by row from the top");
}

/// G-63
#[test]
fn a_gain_is_taken_or_left() {
    for takes in [true, false] {
        let mut table = after("GainCard(\"stun_grenade\", (heroes: [\"batman\"]))");
        let (mini, card) = (table.mini("batman"), table.card("stun_grenade"));
        assert_eq!(table.ask(), Ask::TakeCard { card });
        assert_eq!(energy::automatic_cubes(&table.game, &Command::PickUp { mini, card, pushing: 0 }), 0);
        table.say(if takes { Command::PickUp { mini, card, pushing: 0 } } else { Command::Decline });
        assert_eq!(table.lying(9).is_empty(), takes);
        assert_eq!(table.carried("batman").len(), usize::from(takes));
        assert_eq!(table.hero("batman").spaces.total(), 0, "no cube is asked for it");
    }
}

#[test]
fn tokens_are_carried_and_fall() {
    let mut table = play("");
    let (mini, token) = (table.mini("batman"), table.token(9));
    table.say(Command::PickUpToken { mini, token, pushing: 0 });
    let is_step = |command: &Command| matches!(command, Command::Move { mini: who, .. } if *who == mini);
    let step = table.game.legal().into_iter().find(is_step).expect("a Move");
    table.say(step);
    let area = table.body("batman").area;
    assert_ne!(area, Some(table.area(9)));
    assert_eq!(table.game.state().token(token).map(|token| token.area), area, "it comes along");
    table.stop();
    table.say(Command::PutDownToken { mini, token, pushing: 0 });
    assert_eq!(table.game.state().token(token).and_then(|token| token.carried_by), None);
}

#[test]
fn an_interaction_on_a_miniature_once_a_round() {
    let mut table = play(
        "interactions: [(id: \"lead\", name: \"Lead\", text: \"Come.\", who: (hero: true), action: Manipulation, \
         target: (tiles: [\"citizens\"], at: Anywhere), once_a_round: true, effects: [Lead((role: Subject))])],",
    );
    let (mini, citizen) = (table.mini("batman"), table.mini("citizens"));
    let lead = Command::Interact {
        mini,
        interaction: 0,
        here: None,
        chosen: None,
        target: Some(citizen),
        effort: Effort::cubes(1),
    };
    table.say(lead.clone());
    assert_eq!(table.game.state().memory.leader(citizen), Some(mini));
    table.refused(&lead);
}

/// R2 IV.A: a mission that forbids Moves overrides the rules that allow them.
#[test]
fn a_mode_restrains_its_side() {
    let mut table = after("BeginMode(\"quiet\")");
    let moves = table.game.legal().into_iter().filter(|command| matches!(command, Command::Move { .. }));
    assert_eq!(moves.count(), 0, "nobody moves");
    table.say(Command::EndTurn);
}
