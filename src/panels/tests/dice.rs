//! Dice that may be rerolled: clicked, named, and marked by a lesson or by advice.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};

use super::*;
use gotham_play::advice::Because;
use gotham_rules::Ask;

/// A stand at dice, one of which may be rerolled.
fn at_dice(game: Game) -> Stand {
    let mut stand = Stand::new(Shown::Table);
    stand.set_game(&game);
    let may = |command: &Command| matches!(command, Command::Reroll { .. });
    assert!(play_until(&mut stand, |prompt, legal| matches!(prompt.ask, Ask::Reroll { .. }) && legal.iter().any(may)));
    stand
}

/// The same in the tutorial, while the lesson about Rerolls is open.
pub(super) fn in_the_lesson(language: &str) -> Stand {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "first_night").unwrap();
    let may_reroll = |play: &Match| {
        let is_heroes = play.game().prompt().side == gotham_content::mission::Side::Heroes;
        is_heroes && play.game().legal().iter().any(|command| matches!(command, Command::Reroll { .. }))
    };
    let mut matches = (0..40).map(|seed| (Match::new(scenario.clone(), Options::default(), seed), Chance(seed)));
    let play = matches.find_map(|(mut play, mut chance)| {
        while !may_reroll(&play) {
            let legal = play.game().legal();
            play.apply(legal.get(chance.below(legal.len()))?).unwrap();
        }
        Some(play)
    });
    let play = play.expect("a Hero who may reroll");
    let mut stand = Stand::new(Shown::Table);
    stand.set_game(play.game());
    stand.lessons = CourseProgress::of(&play);
    stand.words = Words::of(language);
    stand
}

/// Advice that is asked for.
fn advised(way: &Command, reason: Because) -> Stand {
    let mut stand = at_dice(new_game(7));
    stand.advice = Some(Advice { way: vec![way.clone()], reason, chance: None, next: None });
    stand.desk.asks_advice = true;
    stand
}

/// A Reroll of the stand's question.
fn reroll(stand: &Stand) -> (u8, Command) {
    let found = stand.legal.iter().find_map(|command| match command {
        Command::Reroll { die, .. } => Some((*die, command.clone())),
        _ => None,
    });
    found.expect("a die may be rolled again")
}

/// How many of the dice may be rerolled.
fn rerolls(stand: &Stand) -> usize {
    let dice: BTreeSet<u8> = stand
        .legal
        .iter()
        .filter_map(|command| match command {
            Command::Reroll { die, .. } => Some(*die),
            _ => None,
        })
        .collect();
    dice.len()
}

/// Buttons that are marked, by what is read aloud for them.
fn marked(harness: &Harness<'static, Stand>) -> Vec<String> {
    let mark = harness.state().words.advice_mark().to_string();
    let nodes = harness.root().children_recursive();
    let buttons = nodes.filter(|node| node.accesskit_node().role() == Role::Button);
    buttons.filter_map(|node| node.accesskit_node().label()).filter(|label| label.ends_with(&mark)).collect()
}

/// How often these words are painted.
fn painted(harness: &Harness<'static, Stand>, words: &str) -> usize {
    fn count(shape: &egui::Shape, words: &str) -> usize {
        match shape {
            egui::Shape::Text(text) => usize::from(text.galley.text() == words),
            egui::Shape::Vec(shapes) => shapes.iter().map(|shape| count(shape, words)).sum(),
            _ => 0,
        }
    }
    harness.output().shapes.iter().map(|clipped| count(&clipped.shape, words)).sum()
}

#[test]
fn a_lesson_marks_the_dice_for_eyes_and_ears() {
    for language in ["en", "fr"] {
        let stand = in_the_lesson(language);
        let dice = rerolls(&stand);
        let mut harness = window(stand, [1280.0, 720.0]);
        harness.run_steps(3);
        let marked = marked(&harness);
        let reroll = harness.state().words.dice_reroll("").trim_end().to_string();
        assert!(marked.len() == dice && marked.iter().all(|label| label.starts_with(&reroll)), "{marked:?}");
        let words = harness.state().words.advice_mark().to_string();
        assert_eq!(painted(&harness, &words), dice, "the words stand below each of them");
        harness.get_by_label(&marked[0]).click();
        harness.run_steps(3);
        let said = harness.state().wishes.first().cloned();
        let is_composed = harness.state().desk.composer != answers::Composer::default();
        assert!(matches!(said, Some(Wish::Say(Command::Reroll { .. }))) || is_composed, "{said:?}");
    }
}

#[test]
fn an_advised_die_is_marked_alone() {
    let (die, way) = reroll(&at_dice(new_game(7)));
    let stand = advised(&way, Because::Reroll);
    let Ask::Reroll { dice, .. } = &stand.prompt.ask else { panic!("no dice") };
    let lies = log::rolled(&stand.words, dice[usize::from(die)].color, dice[usize::from(die)].face);
    let said = stand.words.prompt_spoken(stand.words.dice_reroll(lies), stand.words.advice_mark());
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    assert_eq!(marked(&harness), [said]);
}

#[test]
fn keeping_the_dice_is_marked_where_it_is_advised() {
    let stand = advised(&Command::Keep, Because::Keep);
    assert!(stand.legal.contains(&Command::Keep));
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    let marked = marked(&harness);
    assert_eq!(marked.len(), 1, "{marked:?}");
    harness.get_by_role_and_label(Role::Button, &marked[0]).click();
    harness.run_steps(3);
    assert_eq!(harness.state().wishes, [Wish::Say(Command::Keep)]);
}

#[test]
fn nothing_is_marked_while_nobody_asks() {
    let mut harness = window(at_dice(new_game(7)), [1280.0, 720.0]);
    harness.run_steps(3);
    assert!(marked(&harness).is_empty());
}

/// E-28: what is named is marked, and keeping rolls it.
#[test]
fn named_dice_are_marked() {
    let mut stand = at_dice(new_game(7));
    let Ask::Reroll { dice, named, .. } = &mut stand.prompt.ask else { panic!("no dice") };
    named.push(0);
    let die = dice[0];
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    let label = format!("{} {}: named for a Free Reroll", log::color(&harness.state().words, die.color), die.face);
    harness.get_by_label(&label);
    harness.get_by_role_and_label(Role::Button, "Reroll the named dice");
}

#[test]
fn a_die_is_rolled_again_by_a_click() {
    let stand = at_dice(new_game(7));
    let Ask::Reroll { dice, .. } = stand.prompt.ask.clone() else { panic!("no dice") };
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(2);
    let first = harness.state().legal.iter().find_map(|command| match command {
        Command::Reroll { die, .. } => Some(usize::from(*die)),
        _ => None,
    });
    let die = dice[first.unwrap()];
    let label = format!("Reroll {} {}", log::color(&harness.state().words, die.color), die.face);
    harness.get_all_by_label(&label).next().unwrap().click();
    harness.run_steps(3);
    let said = harness.state().wishes.first().cloned();
    let is_composed = harness.state().desk.composer != answers::Composer::default();
    assert!(matches!(said, Some(Wish::Say(Command::Reroll { .. }))) || is_composed, "{said:?}");
}
