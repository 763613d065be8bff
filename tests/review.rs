//! Looking back on matches: the same in slices, blind, and right about what was planted.

use std::fs;
use std::path::Path;

use gotham_ai::{Reviewer, SeatKind};
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_platform::{Endless, Steps};
use gotham_play::record::Record;
use gotham_play::review::{Past, Review};
use gotham_play::{Check, Luck, Match};
use gotham_rules::state::{Fit, Queued};
use gotham_rules::{Ask, Command, answers};

/// A stored match.
fn stored(name: &str) -> Match {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/fixtures/matches").join(name);
    let record = Record::parse(&fs::read_to_string(path).expect("a text")).expect("a record");
    Match::replay(&gotham_embedded::catalogue(), &record, Check::Lenient).expect("it is played back")
}

fn reviewed(play: &Match) -> Review {
    Reviewer::new(Past::of(play))
        .expect("there is something to look back on")
        .think(&mut Endless)
        .expect("all the time")
}

/// The step of the first command of this kind.
fn first(play: &Match, is_it: impl Fn(&Command) -> bool) -> usize {
    let past = Past::of(play);
    (0..past.steps()).find(|step| past.said(*step).is_some_and(&is_it)).expect("somebody said it")
}

/// The step of the last one.
fn last(play: &Match, is_it: impl Fn(&Command) -> bool) -> usize {
    let past = Past::of(play);
    (0..past.steps()).rfind(|step| past.said(*step).is_some_and(&is_it)).expect("somebody said it")
}

#[test]
fn a_look_back_is_the_same_in_slices_and_adds_up() {
    let play = stored("suicide_escape-bot-bot.json");
    let whole = reviewed(&play);
    let mut reviewer = Reviewer::new(Past::of(&play)).expect("there is something to look back on");
    let mut before = 0;
    let sliced = loop {
        let found = reviewer.think(&mut Steps(300));
        let progress = reviewer.progress();
        assert!((before..=progress.all).contains(&progress.done), "{progress:?} after {before}");
        before = progress.done;
        if let Some(found) = found {
            break found;
        }
    };
    assert_eq!(sliced, whole);
    let ledger = whole.ledger;
    let villain = ledger.villain.expect("a player decides for him");
    let sum = i32::from(ledger.start) + ledger.heroes.luck - villain.luck + ledger.decisions;
    assert_eq!((sum, ledger.end), (10_000, 10_000), "the Heroes have won, and everything adds up");
    assert!(whole.chances.is_sorted_by_key(|chance| chance.step));
    assert!(whole.chances.iter().all(|chance| chance.low <= chance.heroes && chance.heroes <= chance.high));
    for mistake in &whole.mistakes {
        assert!(mistake.cost > 400 && mistake.cost > 2 * mistake.error, "{mistake:?}");
        let table = play.at(mistake.step);
        assert!(table.why_not(&mistake.better[0]).is_none(), "what is better could have been done: {mistake:?}");
        assert_ne!(mistake.better, mistake.did);
    }
}

#[test]
fn nothing_that_was_hidden_makes_a_mistake() {
    let whole = stored("year_100-bot-bot.json");
    let begins = Past::of(&whole).turns()[0].step;
    let past = Past::of(&whole);
    // until the first dice, every table may be followed by any others
    let until = (begins..past.steps()).find(|step| past.has_revealed(*step..step + 1)).expect("somebody throws dice");
    let [one, other] = [7, 99].map(|seed| {
        let mut branch = whole.leave_at(begins, Luck::Anew(seed));
        for step in begins..until {
            branch.apply(past.said(step).expect("a command")).expect("the same may be done");
        }
        branch
    });
    assert_ne!(one.game().hash(), other.game().hash(), "other dice lie ahead");
    assert_eq!(reviewed(&one), reviewed(&other));
}

/// The Hero that won the match in the last round by its last deed ends its turn instead.
#[test]
fn a_planted_blunder_is_the_largest_mistake() {
    let play = stored("suicide_escape-bot-bot.json");
    let at = last(&play, |command| matches!(command, Command::Interact { .. }));
    let mut blundered = play.branch(at);
    assert_eq!((blundered.game().prompt().side, blundered.game().prompt().ask), (Side::Heroes, Ask::HeroAction));
    blundered.apply(&Command::EndTurn).expect("a turn may be ended");
    let review = reviewed(&blundered);
    let of_heroes = review.mistakes.iter().filter(|mistake| mistake.side == Side::Heroes);
    let worst = of_heroes.max_by_key(|mistake| mistake.cost).expect("there is one");
    assert_eq!((worst.step, &worst.did), (at, &vec![Command::EndTurn]), "{:?}", review.mistakes);
}

#[test]
fn dice_that_fall_high_are_luck() {
    let play = stored("icy_welcome-bot-bot.json");
    let at = first(&play, |command| matches!(command, Command::Attack { .. }));
    let luck = |face: u8| {
        let mut thrown = play.branch(at);
        let dice = [Color::Red, Color::Red, Color::Red].map(|color| Queued::Face { color, face });
        thrown.queue(dice.to_vec(), Fit::AnyOrder).expect("dice may be queued");
        thrown.apply(Past::of(&play).said(at).expect("a command")).expect("the same may be done");
        let is_plan = |ask: &Ask| matches!(ask, Ask::HeroAction);
        while !is_plan(&thrown.game().prompt().ask) {
            let side = answers::side_asked(thrown.game());
            let said = gotham_ai::seat(SeatKind::NORMAL, side, 1).answer(&thrown.game().blind_for(side, 1));
            thrown.apply(&said).expect("legal");
        }
        reviewed(&thrown).ledger.heroes.luck
    };
    let (high, low) = (luck(3), luck(0));
    assert!(high > 0, "{high}");
    assert!(high > low, "{high} {low}");
}
