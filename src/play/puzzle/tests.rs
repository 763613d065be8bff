use std::collections::BTreeSet;

use super::*;
use gotham_embedded::catalogue;
use gotham_rules::{Options, Scenario};

#[test]
fn every_puzzle_of_the_box_opens_and_asks_who_it_says() {
    let (catalogue, puzzles) = (catalogue(), Puzzles::built_in());
    assert!(puzzles.all().len() >= 20, "{}", puzzles.all().len());
    for (at, puzzle) in puzzles.all().iter().enumerate() {
        let open = puzzle.open(&catalogue).unwrap_or_else(|error| panic!("puzzle {at}: {error}"));
        assert_eq!(PuzzleKind::of(open.table.game()), puzzle.kind, "puzzle {at}");
        assert!(puzzle.wins >= puzzle.next + 20, "puzzle {at}: {} and {}", puzzle.wins, puzzle.next);
        let mut table = open.table.clone();
        for command in &open.solution {
            table.apply(command).unwrap_or_else(|refusal| panic!("puzzle {at}: {refusal}"));
        }
        let rival = open.rival.unwrap_or_else(|| panic!("puzzle {at}: no plan to compare with"));
        assert_ne!(rival, open.solution, "puzzle {at}");
        let endings = &open.table.game().scenario().mission.endings;
        let lost_by = puzzle.notes.as_ref().and_then(|notes| notes.lost_by);
        let lost_by = lost_by.map(|ending| endings[usize::from(ending)].winner);
        assert_eq!(lost_by, (puzzle.next < 100).then(|| puzzle.side.enemy()), "puzzle {at}");
    }
}

#[test]
fn the_file_is_written_as_it_is_read() {
    let puzzles = Puzzles::built_in();
    assert_eq!(Puzzles::read(&puzzles.write()).as_ref(), Ok(puzzles));
    let error = Puzzles::read("[\n    (mission: \"x\", side: Nobody),\n]").unwrap_err().to_string();
    assert!(error.starts_with("line 2, column "), "{error}");
}

#[test]
fn every_puzzle_has_its_day_and_each_day_the_same() {
    let puzzles = Puzzles::built_in();
    let count = puzzles.all().len() as u64;
    let days: BTreeSet<_> = (0..count).map(|day| puzzles.of_day(20_000 + day)).collect();
    assert_eq!(days.len() as u64, count);
    assert_eq!(puzzles.of_day(5), puzzles.of_day(5 + count));
    assert_eq!(Puzzles::default().of_day(5), None);
}

#[test]
fn a_puzzle_travels_as_a_code() {
    let catalogue = catalogue();
    let puzzle = &Puzzles::built_in().all()[0];
    let code = puzzle.share().unwrap();
    assert!(code.starts_with("GCP1-"));
    assert_eq!(Puzzle::of_text(&catalogue, &format!("Try this: {code}")).as_ref(), Ok(puzzle));
    for (at, letter) in code.char_indices().skip(5) {
        let other = if letter == 'A' { 'B' } else { 'A' };
        let broken = format!("{}{other}{}", &code[..at], &code[at + letter.len_utf8()..]);
        assert!(Puzzle::of_text(&catalogue, &broken).is_err(), "{broken}");
        assert!(Puzzle::of_text(&catalogue, &code[..at]).is_err());
    }
    assert!(Puzzle::of_text(&catalogue, &puzzle.code).is_err(), "a match is no puzzle");
}

#[test]
fn a_puzzle_from_elsewhere_comes_without_notes() {
    let catalogue = catalogue();
    let known = &Puzzles::built_in().all()[0];
    // the same table, and another plan called the solution
    let rival = known.notes.as_ref().map(|notes| notes.rival.clone()).unwrap_or_default();
    let other = Puzzle { code: rival, notes: None, ..known.clone() };
    let read = Puzzle::of_text(&catalogue, &other.share().unwrap());
    assert_eq!(read.as_ref(), Ok(&other));
    assert_eq!(read.unwrap().open(&catalogue).unwrap().rival, None);
}

#[test]
fn puzzles_lie_by_grade_then_by_mission_each_once() {
    let puzzles = Puzzles::built_in();
    let missions: Vec<String> = catalogue().missions.iter().map(|mission| mission.id.to_string()).collect();
    let missions: Vec<&str> = missions.iter().map(String::as_str).collect();
    let mut turned: Vec<Puzzle> = puzzles.all().iter().rev().cloned().collect();
    turned.extend(puzzles.all().iter().take(3).cloned());
    assert_eq!(&Puzzles::of(turned, &missions), puzzles);
    assert!(puzzles.all().is_sorted_by_key(Puzzle::grade));
}

#[test]
fn a_plan_is_one_command_or_the_own_moves_of_a_movement() {
    let catalogue = catalogue();
    let mut walks = 0;
    for puzzle in Puzzles::built_in().all() {
        let open = puzzle.open(&catalogue).unwrap();
        let asked = open.table.steps().len();
        assert_eq!(plan_since(&open.table, asked), None, "nothing was done yet");
        let mut table = open.table.clone();
        for (at, command) in open.solution.iter().enumerate() {
            assert!(at == 0 || plan_since(&table, asked).is_none(), "half a way is no plan");
            table.apply(command).unwrap();
        }
        walks += usize::from(open.solution.len() > 1);
        give_up(&mut table, asked);
        assert_eq!(plan_since(&table, asked), Some(open.solution));
    }
    assert!(walks > 5, "{walks}");
}

/// The walk is left where it is, and anyone who is asked on the way gives the first answer.
fn give_up(table: &mut Match, asked: usize) {
    while plan_since(table, asked).is_none() {
        let legal = table.game().legal();
        let stop = legal.iter().find(|command| matches!(command, Command::Stop)).unwrap_or(&legal[0]);
        table.apply(stop).unwrap();
    }
}

#[test]
fn what_the_other_side_says_in_the_middle_of_a_movement_is_no_part_of_the_plan() {
    let (mut table, side) = interrupted();
    let asked = table.steps().len() - 1;
    assert_eq!(plan_since(&table, asked), None, "the Movement is not over");
    let mut own = vec![said(&table.steps()[asked].entry).unwrap()];
    while answers::side_asked(table.game()) != side {
        let other = table.game().legal().swap_remove(0);
        table.apply(&other).unwrap();
    }
    if let Some(on) = table.game().legal().into_iter().find(|command| matches!(command, Command::Move { .. })) {
        table.apply(&on).unwrap();
        own.push(on);
    }
    give_up(&mut table, asked);
    assert_eq!(plan_since(&table, asked), Some(own));
}

/// A match in which the other side is asked something in the middle of a Movement, and who is moving: at the party, the Joker may
/// come to meet his guest.
fn interrupted() -> (Match, Side) {
    let scenario = Scenario::new(&catalogue(), "a_sad_celebration").unwrap();
    for seed in 0..20 {
        let mut table = Match::new(scenario.clone(), Options::default(), seed);
        for step in 0..200 {
            let side = answers::side_asked(table.game());
            let (moves, others): (Vec<_>, Vec<_>) =
                table.game().legal().into_iter().partition(|command| matches!(command, Command::Move { .. }));
            let walks = !moves.is_empty();
            let mut from = if walks { moves } else { others };
            if from.is_empty() {
                break;
            }
            let one = from.swap_remove((step * 31 + seed as usize) % from.len());
            table.apply(&one).unwrap();
            if walks && plan_since(&table, step).is_none() && answers::side_asked(table.game()) != side {
                return (table, side);
            }
        }
    }
    panic!("nobody is interrupted");
}

#[test]
fn a_puzzle_that_says_something_else_than_its_match_is_refused() {
    let catalogue = catalogue();
    let puzzle = &Puzzles::built_in().all()[0];
    let opened = |change: fn(&mut Puzzle)| {
        let mut other = puzzle.clone();
        change(&mut other);
        other.open(&catalogue).map(|_| ()).unwrap_err()
    };
    assert!(matches!(opened(|it| it.side = it.side.enemy()), PuzzleError::OtherThanSaid { .. }));
    assert!(matches!(opened(|it| it.mission = "elsewhere".into()), PuzzleError::OtherThanSaid { .. }));
    assert!(matches!(opened(|it| it.next = it.wins), PuzzleError::Figures { .. }));
    assert_eq!(opened(|it| it.asked = 4000), PuzzleError::NoSolution(4000));
    assert!(matches!(opened(|it| it.code.truncate(20)), PuzzleError::Match(_)));
    let elsewhere = |it: &mut Puzzle| {
        let others = Puzzles::built_in().all().iter();
        let mut longer = others.filter(|other| other.asked >= it.asked && other.code != it.code);
        let rival = longer.next().map(|other| other.code.clone()).unwrap_or_default();
        it.notes.iter_mut().for_each(|notes| notes.rival = rival.clone());
    };
    assert!(matches!(opened(elsewhere), PuzzleError::OtherTable | PuzzleError::NoSolution(_)));
}
