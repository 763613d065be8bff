use std::collections::BTreeSet;

use super::*;
use gotham_embedded::catalogue;

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
}
