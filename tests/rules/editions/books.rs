//! Log, questions and refusals show the rules of the edition that is played.

use gotham_play::log;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::{Edition, Options};
use gotham_words::{ENGLISH, Words};

use super::start_either;
use crate::kit::Position;

/// G-3: a rule that differs is cited by the section of the book that is played, one that does not by rulebook 2.0.
#[test]
fn the_right_book_is_cited() {
    let position = || Position::new().hero("batman", 15).tile("bane", &[15]);
    for (mut table, (target, stance)) in
        start_either(position, ("R1 V:C:1 [b]", "R1 V:B:3"), ("R2 VII.B.1", "R2 V.B.3"))
    {
        table.dice("R0");
        table.melee("batman", "bane", 1, &[]);
        table.pass();
        assert_eq!(table.rules()[0], target);
        assert!(table.rules().contains(&"R2 VII.B.2"), "cubes are paid as ever");
        let bane = table.attack_with(AttackKind::Ranged, "batman", "bane", Effort::cubes(1));
        assert_eq!(table.refused_by(&bane), "R2 VII.C.3");
        table.end_turn();
        table.end_turn();
        assert_eq!(table.prompt().rule.id(), stance);
    }
}

/// G-3: the mission sheet says which edition is played, if it is not the default one.
#[test]
fn the_edition_is_told() {
    let words = Words::of(ENGLISH);
    let told = |edition| log::options(&words, &Options { edition, ..Options::default() });
    assert!(told(Edition::Second).is_empty());
    assert!(told(Edition::First)[0].contains("First"));
}
