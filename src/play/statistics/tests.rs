//! Numbers of steps made by hand, and of a match that was played.

use super::counter::Counter;
use super::*;
use crate::history::{Luck, PlayedEntry};
use crate::record::{Entry, Record};
use crate::samples::game;
use crate::{Check, Match};
use gotham_content::dice::Color;
use gotham_rules::command::{AttackKind, RerollBy, Space};
use gotham_rules::event::{ActionTried, AttackOrigin, RollFor};
use gotham_rules::{CardId, Command, Event, Game, Happening, MiniId, Rule};
use gotham_words::{ENGLISH, Words};

const PLAYED: &str = include_str!("../../../tests/fixtures/matches/to_sink_a_city-bot-bot.json");

fn played() -> Match {
    let record = Record::parse(PLAYED).expect("a record");
    Match::replay(&gotham_embedded::catalogue(), &record, Check::Lenient).expect("it is played back")
}

/// A step in which all of this happens on a table that stays as it is.
fn step(game: &Game, what: Vec<Happening>) -> PlayedEntry {
    let events = what.into_iter().map(|what| Event { rule: Rule::Wounds, what }).collect();
    PlayedEntry { entry: Entry::Said(Command::EndTurn), words: serde_json::Value::Null, events, after: game.clone() }
}

fn counted(game: &Game, what: Vec<Happening>) -> (Vec<Character>, u32) {
    let mut counter = Counter::default();
    counter.hear(game, &step(game, what));
    counter.finish()
}

/// A Hero and a miniature of the Villain.
fn two(game: &Game) -> (MiniId, MiniId) {
    let of = |side| game.state().all_minis().find(|mini| game.state().mini(*mini).side == Some(side));
    (of(Side::Heroes).expect("a Hero"), of(Side::Villain).expect("a villain"))
}

fn of(characters: &[Character], side: Option<Side>) -> Deeds {
    let mut of_side = characters.iter().filter(|character| character.side == side);
    let deeds = of_side.next().expect("somebody of that side").deeds.clone();
    assert!(of_side.next().is_none(), "one account is expected: {characters:?}");
    deeds
}

#[test]
fn wounds_are_put_down_to_both() {
    let game = game();
    let (hero, villain) = two(&game);
    let (kind, origin) = (AttackKind::Melee, AttackOrigin::Action);
    let (characters, nobodys) = counted(
        &game,
        vec![
            Happening::AttackDeclared { mini: hero, target: villain, kind, origin, with: None, cards: Vec::new() },
            Happening::Wounded { mini: villain, wounds: 3, left: 0, by: Some(hero) },
            Happening::Neutralized { mini: villain, area: None, by: Some(hero) },
            Happening::Wounded { mini: hero, wounds: 2, left: 4, by: None },
        ],
    );
    let (heroes, villains) = (of(&characters, Some(Side::Heroes)), of(&characters, Some(Side::Villain)));
    assert_eq!((heroes.attacks, heroes.dealt, heroes.suffered, heroes.felled, heroes.fell), (1, 3, 2, 1, 0));
    assert_eq!((villains.dealt, villains.suffered, villains.felled, villains.fell), (0, 3, 0, 1));
    assert_eq!(nobodys, 2);
}

#[test]
fn who_changes_sides_has_two_accounts() {
    let game = game();
    let (hero, villain) = two(&game);
    let moved = Happening::Wounded { mini: villain, wounds: 1, left: 1, by: Some(hero) };
    let (characters, _) =
        counted(&game, vec![moved.clone(), Happening::SideChanged { mini: villain, side: None }, moved]);
    assert_eq!(of(&characters, Some(Side::Villain)).suffered, 1);
    assert_eq!(of(&characters, None).suffered, 1);
    assert_eq!(characters.last().map(|character| character.side), Some(None), "the Neutral ones come last");
}

#[test]
fn cubes_go_by_their_use() {
    let game = game();
    let (hero, _) = two(&game);
    let (characters, _) = counted(
        &game,
        vec![
            Happening::Spent { mini: Some(hero), space: Some(Space::Melee), cubes: 2 },
            Happening::Spent { mini: Some(hero), space: Some(Space::Reroll), cubes: 1 },
            Happening::CubesRested { mini: Some(hero), cubes: 3 },
            Happening::Spent { mini: None, space: None, cubes: 4 },
            Happening::Recovered { mini: None, to_reserve: 5, healed: 0 },
            Happening::CubesLost { cubes: 1 },
        ],
    );
    let heroes = of(&characters, Some(Side::Heroes));
    let on = |space| heroes.spent(Use::On(space));
    assert_eq!((on(Space::Melee), on(Space::Reroll), on(Space::Ranged)), (2, 1, 0));
    assert_eq!((heroes.all_spent(), heroes.rested), (3, 3));
    let post = of(&characters, Some(Side::Villain));
    assert_eq!((post.spent(Use::Activation), post.recovered, post.lost), (4, 5, 1));
}

#[test]
fn tries_are_counted_once() {
    let game = game();
    let (hero, villain) = two(&game);
    let counted_as =
        |mini, succeeded| Happening::ActionCounted { mini, parts: Vec::new(), successes: 1, difficulty: 1, succeeded };
    let rolled = |mini, roll| Happening::Rolled { mini, roll, dice: Vec::new() };
    let interaction = 0u8;
    let is_thought = {
        let found = &game.scenario().program.interactions[usize::from(interaction)];
        gotham_rules::mission::action(found) == Some(gotham_content::tile::Action::Thought)
    };
    let (characters, _) = counted(
        &game,
        vec![
            // an interaction that is rolled for
            Happening::ActionDeclared { mini: hero, action: ActionTried::Interaction(interaction) },
            counted_as(hero, false),
            Happening::Interacted { mini: hero, interaction, succeeded: false },
            // what is automatic
            Happening::ActionDeclared { mini: hero, action: ActionTried::PickUp(CardId(0)) },
            // a throw that lands
            Happening::ActionDeclared { mini: hero, action: ActionTried::Throw(CardId(0)) },
            rolled(hero, RollFor::Manipulation),
            counted_as(hero, true),
            // a Skill that is a Thought
            rolled(villain, RollFor::Thought),
            counted_as(villain, true),
        ],
    );
    let heroes = of(&characters, Some(Side::Heroes));
    let (mut thoughts, mut manipulations) = (Tries::default(), Tries { tried: 2, succeeded: 2 });
    if is_thought { &mut thoughts } else { &mut manipulations }.add(false);
    assert_eq!((heroes.manipulations, heroes.thoughts), (manipulations, thoughts));
    assert_eq!(of(&characters, Some(Side::Villain)).thoughts, Tries { tried: 1, succeeded: 1 });
}

#[test]
fn every_landing_of_a_die_counts_against_its_mean() {
    let game = game();
    let (hero, _) = two(&game);
    let dice = vec![(Color::White, 2), (Color::Red, 0)];
    let (characters, _) = counted(
        &game,
        vec![
            Happening::Rolled { mini: hero, roll: RollFor::Melee, dice },
            Happening::Rerolled { mini: hero, die: 1, color: Color::Red, from: 0, to: 3, by: RerollBy::Paid },
        ],
    );
    let heroes = of(&characters, Some(Side::Heroes));
    let throws = heroes.throws;
    assert_eq!(heroes.rerolls, 1);
    assert_eq!((throws.landed, throws.shown), ([1, 0, 0, 2, 0], [2, 0, 0, 3, 0]));
    // White shows 4 sixths on average, Red 9.
    assert_eq!((throws.expected(Color::White), throws.expected(Color::Red), throws.all_expected()), (7, 30, 37));
    // 5 shown, 22 sixths expected: 8 sixths of luck.
    assert_eq!((throws.all(), throws.all_shown(), throws.luck()), (3, 5, 13));
    // The variances are 32, 33 and 33 of 36: their sum is 2.72, its root 1.65.
    assert_eq!(throws.usual(), 16);
}

#[test]
fn successes_that_hurt_are_bad_luck() {
    let game = game();
    let (hero, _) = two(&game);
    let luck = |roll| {
        let rolled = Happening::Rolled { mini: hero, roll, dice: vec![(Color::Yellow, 2)] };
        let again =
            Happening::Rerolled { mini: hero, die: 0, color: Color::Yellow, from: 2, to: 0, by: RerollBy::Free };
        let once = of(&counted(&game, vec![rolled.clone()]).0, Some(Side::Heroes)).throws.luck();
        (once, of(&counted(&game, vec![rolled, again]).0, Some(Side::Heroes)).throws.luck())
    };
    assert_eq!(luck(RollFor::Melee), (13, 7));
    assert_eq!(luck(RollFor::Explosion), (-13, -7));
}

fn turns(balance: &[i8]) -> Vec<TurnSpan> {
    let turn = |(at, balance): (usize, &i8)| TurnSpan {
        round: (at as u8).div_ceil(2),
        side: (at > 0).then_some(if at % 2 == 1 { Side::Heroes } else { Side::Villain }),
        begins: 2 * at,
        until: 2 * at + 2,
        balance: *balance,
        counts: Vec::new(),
    };
    balance.iter().enumerate().map(turn).collect()
}

fn mark(step: usize, kind: Kind) -> Mark {
    Mark { step, turn: step / 2, kind, event: None }
}

#[test]
fn the_match_turns_where_the_winner_is_ahead_for_good() {
    let turns = turns(&[0, 5, -3, 4, 9, 100]);
    // How it stood before each step: in the turn from step 6 on, step 7 counts more.
    let balance = [0, 0, 0, 2, 5, 0, -3, -2, 4, 8, 9, 9, 100];
    let wound = mark(7, Kind::Wound);
    let marks = [mark(6, Kind::Event), wound.clone(), mark(7, Kind::Objective { which: 0, from: 3, to: 2 }), wound];
    let point = turning::point(Side::Heroes, &turns, &marks, &balance).expect("it turns");
    assert_eq!(point, TurningPoint { turn: 3, step: 7, mark: Some(2), took_the_lead: true });
    // The other way around, the Villain is behind to the very end.
    let point = turning::point(Side::Villain, &turns, &[], &balance).expect("it turns");
    assert_eq!((point.turn, point.mark, point.took_the_lead), (5, None, true));
}

#[test]
fn who_is_ahead_all_along_draws_away() {
    let turns = turns(&[10, 12, 40, 45, 100]);
    let balance = [10, 10, 10, 11, 12, 12, 40, 44, 45, 45, 100];
    let point = turning::point(Side::Heroes, &turns, &[mark(5, Kind::Neutralized)], &balance).expect("it turns");
    assert_eq!(point, TurningPoint { turn: 2, step: 5, mark: Some(0), took_the_lead: false });
}

#[test]
fn stops_lead_on_and_back() {
    let play = played();
    let statistics = Statistics::of(&play);
    for stop in [Stop::Turn, Stop::Wound, Stop::Objective] {
        let (mut at, mut on) = (0, vec![0]);
        while let Some(next) = statistics.stop(at, stop, Towards::Later) {
            assert!(next > at && next <= play.steps().len(), "{stop:?}: {at}, {next}");
            (at, on) = (next, [on, vec![next]].concat());
        }
        assert!(on.len() > 3, "{stop:?}: {on:?}");
        let mut back = vec![at];
        while let Some(before) = statistics.stop(at, stop, Towards::Earlier) {
            at = before;
            back.push(at);
        }
        back.reverse();
        // Turns begin with setup, at 0; before the first Wound there is no other one.
        let first = usize::from(stop != Stop::Turn);
        assert_eq!(back, on[first..], "{stop:?}");
    }
}

#[test]
fn a_new_match_has_little_to_tell() {
    let begun = Match::new(game().scenario().clone(), gotham_rules::Options::default(), 3);
    let statistics = Statistics::of(&begun);
    assert_eq!((statistics.turns.len(), statistics.balance.len()), (1, 1));
    assert!(statistics.characters.is_empty() && statistics.marks.is_empty() && statistics.turning_point.is_none());
}

#[test]
fn a_match_that_begins_in_the_middle_of_a_turn_has_that_turn() {
    let play = played();
    let whole = Statistics::of(&play);
    let third = whole.turns.iter().filter(|turn| turn.side.is_some()).nth(2).expect("there are many turns");
    let rest = play.leave_at(third.begins, Luck::Anew(1));
    let first = &Statistics::of(&rest).turns[0];
    assert_eq!((first.round, first.side, first.begins), (third.round, third.side, 0));
}

#[test]
fn the_report_tells_every_turn_and_everybody() {
    let play = played();
    let (statistics, words) = (Statistics::of(&play), Words::of(ENGLISH));
    let text = told::report(&words, play.game(), &statistics).join("\n");
    for turn in &statistics.turns {
        assert!(text.contains(&told::turn(&words, turn)), "{turn:?}: {text}");
    }
    for character in &statistics.characters {
        assert!(text.contains(&told::name(&words, play.game(), character.who)), "{character:?}: {text}");
    }
    assert!(text.contains("Turning point") && text.contains("luck"), "{text}");
}

#[test]
fn a_branch_says_so_and_leaves_the_match_as_it_is() {
    let play = played();
    let at = play.steps().len() / 2;
    let branch = play.leave_at(at, Luck::AsBefore);
    assert_eq!((branch.steps().len(), branch.left_at(), branch.is_practice()), (at, Some(at), true));
    assert_eq!(branch.game(), play.at(at));
    assert!(branch.notes().get("winner").is_none() && play.notes().contains_key("winner"));
    assert_eq!((play.left_at(), play.is_practice()), (None, false));
    let whole = play.leave_at(usize::MAX, Luck::AsBefore);
    assert!(!whole.is_practice(), "nothing is known of what comes");
    let again = Match::load(&gotham_embedded::catalogue(), &branch.save()).expect("it opens");
    assert_eq!((again.left_at(), again.is_practice(), again.game().hash()), (Some(at), true, branch.game().hash()));
}

#[test]
fn a_branch_with_other_dice_is_kept_with_them() {
    let play = played();
    let at = play.steps().len() / 2;
    let [one, other] = [1, 2].map(|seed| play.leave_at(at, Luck::Anew(seed)));
    assert_ne!(one.game().hash(), other.game().hash(), "what comes is part of the table");
    for branch in [one, other] {
        assert_eq!((branch.steps().len(), branch.left_at()), (0, Some(at)));
        let (mine, theirs) = (branch.game().state(), play.at(at).state());
        assert_eq!((&mine.minis, &mine.tablets, &mine.tokens), (&theirs.minis, &theirs.tablets, &theirs.tokens));
        let again = Match::load(&gotham_embedded::catalogue(), &branch.save()).expect("it opens");
        assert_eq!((again.game().hash(), again.left_at()), (branch.game().hash(), Some(at)));
    }
}
