//! Matches in numbers: in every stored finished match, the sums agree with each other and with the table.

use std::fs;
use std::path::Path;

use gotham_content::mission::Side;
use gotham_play::record::Record;
use gotham_play::statistics::{Use, Who, told};
use gotham_play::{Check, Match, Statistics};
use gotham_rules::Happening;
use gotham_words::{ENGLISH, Words};

/// Every stored finished match, by name.
fn played(mut visit: impl FnMut(&str, &Match, &Statistics)) {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/fixtures/matches");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the matches").flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let record = Record::parse(&fs::read_to_string(&path).expect("a text")).expect("a record");
        let play = Match::replay(&gotham_embedded::catalogue(), &record, Check::Lenient).expect("it is played back");
        visit(&path.display().to_string(), &play, &Statistics::of(&play));
        count += 1;
    }
    assert!(count > 20, "there are more matches than {count}");
}

#[test]
fn what_was_dealt_was_suffered() {
    let mut all = 0;
    played(|name, play, statistics| {
        let sides = [Some(Side::Heroes), Some(Side::Villain), None].map(|side| statistics.side(side));
        let dealt: u32 = sides.iter().map(|deeds| deeds.dealt).sum();
        let suffered: u32 = sides.iter().map(|deeds| deeds.suffered).sum();
        assert_eq!(dealt + statistics.nobodys_wounds, suffered, "{name}");
        let felled: u32 = sides.iter().map(|deeds| deeds.felled).sum();
        let fell: u32 = sides.iter().map(|deeds| deeds.fell).sum();
        assert!(felled <= fell, "{name}: {felled}, {fell}");
        all += suffered;
        let rolled = play.events().map(|(_, event)| match &event.what {
            Happening::Rolled { dice, .. } => dice.len() as u32,
            Happening::Rerolled { .. } => 1,
            _ => 0,
        });
        assert_eq!(rolled.sum::<u32>(), sides.iter().map(|deeds| deeds.throws.all()).sum::<u32>(), "{name}");
    });
    assert!(all > 200, "all matches together have only {all} Wounds");
}

/// What left the Reserve Zones minus what came back is what is missing there at the end, and no cube gets lost on the
/// way.
#[test]
fn cubes_are_conserved() {
    played(|name, play, statistics| {
        let (start, end) = (&play.at(0).state().post, &play.game().state().post);
        let post = statistics.characters.iter().find(|character| character.who == Who::Post);
        let post = post.map(|character| character.deeds.clone()).unwrap_or_default();
        assert_eq!(end.cubes() + end.lost, start.cubes() + start.lost, "{name}");
        assert_eq!(post.lost, u32::from(end.lost - start.lost), "{name}");
        assert!(post.spent(Use::Activation) > 0, "{name}: tiles cost cubes");
        let on_spaces = post.all_spent() - post.spent(Use::Activation);
        let still = u32::from(end.spaces.total());
        assert!(post.rested + still <= on_spaces, "{name}: the Command Post rested more than it spent");
        // Dredging is paid from any zone.
        if post.lost == 0 {
            assert_eq!(on_spaces, post.rested + still, "{name}");
            let reserve = u32::from(start.reserve) + post.recovered - post.all_spent() - post.tired;
            assert_eq!(reserve, u32::from(end.reserve), "{name}");
        }
        for character in &statistics.characters {
            if let Who::Hero(mini) = character.who
                && let Some(tablet) = play.game().state().tablet(mini)
            {
                let deeds = &character.deeds;
                let still = u32::from(tablet.spaces.total());
                assert!(deeds.rested + still <= deeds.all_spent(), "{name}: {mini:?} rested more than it spent");
            }
        }
    });
}

#[test]
fn the_time_line_is_whole() {
    let words = Words::of(ENGLISH);
    played(|name, play, statistics| {
        let (turns, steps) = (&statistics.turns, play.steps().len());
        assert_eq!(statistics.balance.len(), steps + 1, "{name}");
        assert_eq!((turns[0].begins, turns[turns.len() - 1].until), (0, steps), "{name}");
        for pair in turns.windows(2) {
            assert!(pair[0].begins <= pair[1].begins && pair[0].round <= pair[1].round, "{name}: {pair:?}");
        }
        let sides = turns.iter().filter(|turn| turn.side.is_some()).count();
        let begun = play.events().filter(|(_, event)| matches!(event.what, Happening::TurnBegins { .. })).count();
        assert_eq!(sides, begun, "{name}");
        assert!(statistics.marks.windows(2).all(|pair| pair[0].step <= pair[1].step), "{name}");
        for mark in &statistics.marks {
            assert!(!told::mark(&words, play.game(), mark).is_empty(), "{name}: {mark:?}");
        }
        let outcome = play.game().state().result.expect("a finished match");
        let won: i8 = if outcome.winner == Side::Heroes { 100 } else { -100 };
        assert_eq!(statistics.balance[steps], won, "{name}");
        assert!(statistics.balance[..steps].iter().all(|stands| stands.abs() < 100), "{name}");
        let point = statistics.turning_point.expect("somebody has won");
        assert!(point.step < steps && point.turn < turns.len(), "{name}: {point:?}");
        let later = &turns[point.turn..];
        assert!(
            later.iter().all(|turn| i32::from(turn.balance) * i32::from(won) > 0),
            "{name}: the winner was ahead for good"
        );
    });
}
