//! What is to be proved: every section of rulebook 2.0, ruling, difference between the editions, variant, Skill and Trait.
//! `examples.rs` adds the printed examples. Titles are only given here if no rule in the log has one.

use gotham_content::Skill;
use gotham_rules::Rule;
use gotham_words::{ENGLISH, Words};

/// Whether something is to be proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    /// By tests.
    Tests,
    /// It says nothing that could be broken, for this reason.
    NoRule(&'static str),
}

/// Something to be proved.
#[derive(Clone, Debug)]
pub(super) struct Id {
    /// As tests and comments cite it.
    pub id: String,
    /// What it decides.
    pub about: String,
    /// Whether it is to be proved.
    pub proof: Proof,
}

/// A heading above its own sections.
const HEADING: Proof = Proof::NoRule("heading");
/// Something on the table that no rule asks about.
const PIECE: Proof = Proof::NoRule("piece");
/// Something that only a picture or a name says.
const LOOK: Proof = Proof::NoRule("look");

use Proof::Tests;

/// The sections of rulebook 2.0 in its order, with their steps and the numbered parts of its pictures.
const SECTIONS: &[(&str, &str, Proof)] = &[
    ("I", "Components", Proof::NoRule("list; the finite supply is G-4")),
    ("II", "", Tests),
    ("II.A", "", Tests),
    ("II.A.1", "The Bat-Tablet", PIECE),
    ("II.A.2", "The Screen", PIECE),
    ("II.A.3", "The Hero's miniature", PIECE),
    ("II.A.4", "A Hero's Energy cubes at the start", Tests),
    ("II.A.5", "The Stance marker", PIECE),
    ("II.A.6", "A Hero's starting cards", Tests),
    ("II.B", "", Tests),
    ("II.B.1", "The Overlay tile", PIECE),
    ("II.B.2", "The Villain's Reserve at the start", Tests),
    ("II.B.3", "The Villain's Fatigue at the start", Tests),
    ("II.B.4", "The Villain's Recovery Value", Tests),
    ("II.B.5", "The Villain's spaces", Tests),
    ("II.B.6", "The River at the start", Tests),
    ("II.B.7", "Miniatures of the mission's tiles", Tests),
    ("II.B.8", "Life Points at the start", Tests),
    ("II.C", "The board at the start", HEADING),
    ("II.C.1", "Where miniatures start", Tests),
    ("II.C.2", "What else is on the board", Tests),
    ("II.D", "What else is set up", HEADING),
    ("II.D.1", "The Round track", PIECE),
    ("II.D.2", "The Round marker and the side with Initiative", Tests),
    ("II.D.3", "The dice", PIECE),
    ("II.D.4", "The general supply of tokens", Tests),
    ("II.E", "", Tests),
    ("II.E.1", "Equipment at the start", Tests),
    ("II.E.2", "Bat-Gadgets at the start", Tests),
    ("II.E.3", "Hero Allies at the start", Tests),
    ("III", "Turns of the two sides", Tests),
    ("III.A", "", Tests),
    ("III.A.1", "", Tests),
    ("III.A.1.a", "The next round begins", Tests),
    ("III.A.1.b", "Effects of Upkeep", Tests),
    ("III.A.2", "The first side's turn", Tests),
    ("III.A.3", "The other side's turn", Tests),
    ("III.B", "", Tests),
    ("IV", "Important terms", HEADING),
    ("IV.A", "", Tests),
    ("IV.B", "", Tests),
    ("IV.C", "", Tests),
    ("IV.D", "", Tests),
    ("V", "The Heroes and their players", Tests),
    ("V.A", "", Tests),
    ("V.A.1", "Name and picture of a Hero", LOOK),
    ("V.A.2", "Action spaces of a Bat-Tablet", Tests),
    ("V.A.3", "Defense space of a Bat-Tablet", Tests),
    ("V.A.4", "Reroll space of a Bat-Tablet", Tests),
    ("V.A.5", "A Hero's Reserve Zone", Tests),
    ("V.A.6", "A Hero's Fatigue Zone", Tests),
    ("V.A.7", "A Hero's Wound Zone", Tests),
    ("V.A.8", "", Tests),
    ("V.A.9", "A Hero's Trait", Tests),
    ("V.A.10", "A Hero's number of Energy cubes", Tests),
    ("V.A.11", "A Hero's Recovery Values", Tests),
    ("V.A.12", "", Tests),
    ("V.A.13", "Capacity of a utility belt", Tests),
    ("V.A.14", "A Hero's Size", Tests),
    ("V.A.15", "A Hero's Menace", Tests),
    ("V.A.16", "A Hero's Automatic Defense", Tests),
    ("V.A.17", "A Hero's Move Points per cube", Tests),
    ("V.B", "", Tests),
    ("V.B.1", "", Tests),
    ("V.B.2", "", Tests),
    ("V.B.3", "", Tests),
    ("V.B.4", "", Tests),
    ("V.B.5", "", Tests),
    ("V.B.6", "", Tests),
    ("V.C", "Equipment and Bat-Gadgets", HEADING),
    ("V.C.1", "", Tests),
    ("V.C.1.1", "Name of a card", LOOK),
    ("V.C.1.2", "Encumbrance or size of a card", Tests),
    ("V.C.1.3", "Picture of a card", LOOK),
    ("V.C.1.4", "Type of a card", Tests),
    ("V.C.1.5", "Restrictions of a card", Tests),
    ("V.C.1.6", "Bonus lines of a card", Tests),
    ("V.C.1.6.1", "When a bonus line applies", Tests),
    ("V.C.1.6.2", "All of a bonus line applies", Tests),
    ("V.C.1.6.3", "Dice and arrows of a bonus line", Tests),
    ("V.C.1.6.4", "Skills granted by a bonus line", Tests),
    ("V.C.1.6.5", "Automatic Successes of a bonus line", Tests),
    ("V.C.1.6.6", "Traits granted by a bonus line", Tests),
    ("V.C.2", "", Tests),
    ("V.C.2.a", "", Tests),
    ("V.C.2.b", "", Tests),
    ("V.C.2.c", "", Tests),
    ("V.C.2.d", "", Tests),
    ("V.C.2.e", "", Tests),
    ("V.C.3", "", Tests),
    ("V.C.4", "", Tests),
    ("VI", "The Villain", HEADING),
    ("VI.A", "The Command Post and its tiles", HEADING),
    ("VI.A.1", "", Tests),
    ("VI.A.1.1", "The Villain's Reserve Zone", Tests),
    ("VI.A.1.2", "The Villain's Fatigue Zone", Tests),
    ("VI.A.1.3", "The Villain's Recovery Value", Tests),
    ("VI.A.1.4", "The Villain's Movement space", Tests),
    ("VI.A.1.5", "The Villain's Defense space", Tests),
    ("VI.A.1.6", "The Villain's Reroll space", Tests),
    ("VI.A.1.7", "The Life Point track", Tests),
    ("VI.A.1.8", "The River", Tests),
    ("VI.A.1.9", "Costs above the River", Tests),
    ("VI.A.2", "", Tests),
    ("VI.A.2.1", "Name and picture of a tile", LOOK),
    ("VI.A.2.2", "Color of a tile", Tests),
    ("VI.A.2.3", "Life Points of a tile", Tests),
    ("VI.A.2.4", "Automatic Defense of a tile", Tests),
    ("VI.A.2.5", "First Movement Bonus of a tile", Tests),
    ("VI.A.2.6", "Size of a tile's miniatures", Tests),
    ("VI.A.2.7", "Menace of a tile's miniatures", Tests),
    ("VI.A.2.8", "Trait of a tile", Tests),
    ("VI.A.2.9", "Characteristics of a tile", Tests),
    ("VI.A.2.10", "Skills of a tile", Tests),
    ("VI.A.2.11", "Reinforcement cost of a tile", Tests),
    ("VI.A.2.12", "Rank of a tile, and double tiles", Tests),
    ("VI.A.3", "The Event Warning tile", Tests),
    ("VI.B", "", Tests),
    ("VI.B.1", "", Tests),
    ("VI.B.2", "", Tests),
    ("VI.B.3", "", Tests),
    ("VI.B.3.a", "", Tests),
    ("VI.B.3.b", "", Tests),
    ("VI.B.3.c", "", Tests),
    ("VI.B.4", "", Tests),
    ("VI.C", "", Tests),
    ("VI.C.1", "", Tests),
    ("VI.C.2", "", Tests),
    ("VI.C.3", "", Tests),
    ("VI.C.4", "", Tests),
    ("VI.D", "", Tests),
    ("VI.E", "", Tests),
    ("VI.F", "", Tests),
    ("VII", "Actions", HEADING),
    ("VII.A", "", Tests),
    ("VII.A.1", "", Tests),
    ("VII.A.2", "", Tests),
    ("VII.A.3", "", Tests),
    ("VII.A.4", "", Tests),
    ("VII.A.5", "", Tests),
    ("VII.A.6", "", Tests),
    ("VII.B", "", Tests),
    ("VII.B.1", "", Tests),
    ("VII.B.2", "", Tests),
    ("VII.B.3", "", Tests),
    ("VII.B.4", "The roll of a Melee Attack", Tests),
    ("VII.B.5", "Rerolls of a Melee Attack", Tests),
    ("VII.B.6", "", Tests),
    ("VII.B.7", "Defense and Wounds of a Melee Attack", Tests),
    ("VII.C", "", Tests),
    ("VII.C.1", "", Tests),
    ("VII.C.2", "", Tests),
    ("VII.C.3", "", Tests),
    ("VII.C.4", "", Tests),
    ("VII.C.5", "The roll of a Ranged Attack", Tests),
    ("VII.C.6", "Rerolls of a Ranged Attack", Tests),
    ("VII.C.7", "", Tests),
    ("VII.C.8", "Defense and Wounds of a Ranged Attack", Tests),
    ("VII.D", "", Tests),
    ("VII.D.1", "", Tests),
    ("VII.D.1.a", "What can be an Automatic Manipulation", Tests),
    ("VII.D.1.b", "The cube of an Automatic Manipulation", Tests),
    ("VII.D.1.c", "An Automatic Manipulation succeeds", Tests),
    ("VII.D.2", "", Tests),
    ("VII.D.2.a", "What can be a Complex Manipulation, and its Difficulty", Tests),
    ("VII.D.2.b", "The dice of a Complex Manipulation", Tests),
    ("VII.D.2.c", "Tools in a Complex Manipulation", Tests),
    ("VII.D.2.d", "The roll of a Complex Manipulation", Tests),
    ("VII.D.2.e", "Rerolls of a Complex Manipulation", Tests),
    ("VII.D.2.f", "Successes and Hindering of a Complex Manipulation", Tests),
    ("VII.D.2.g", "A successful Complex Manipulation", Tests),
    ("VII.E", "", Tests),
    ("VII.E.1", "", Tests),
    ("VII.E.1.a", "What can be an Automatic Thought", Tests),
    ("VII.E.1.b", "The cube of an Automatic Thought", Tests),
    ("VII.E.1.c", "An Automatic Thought succeeds", Tests),
    ("VII.E.2", "", Tests),
    ("VII.E.2.a", "What can be a Complex Thought, and its Difficulty", Tests),
    ("VII.E.2.b", "The dice of a Complex Thought", Tests),
    ("VII.E.2.c", "Tools in a Complex Thought", Tests),
    ("VII.E.2.d", "The roll of a Complex Thought", Tests),
    ("VII.E.2.e", "Rerolls of a Complex Thought", Tests),
    ("VII.E.2.f", "Successes and Hindering of a Complex Thought", Tests),
    ("VII.E.2.g", "A successful Complex Thought", Tests),
    ("VIII", "", Tests),
    ("VIII.A", "Defense is only against attacks", Tests),
    ("VIII.B", "", Tests),
    ("VIII.C", "The Automatic Defense die", Tests),
    ("VIII.D", "The roll of a Defense", Tests),
    ("VIII.E", "Rerolls of a Defense", Tests),
    ("VIII.F", "", Tests),
    ("VIII.G", "", Tests),
    ("IX", "Wounds and Neutralization", HEADING),
    ("IX.A", "", Tests),
    ("IX.B", "", Tests),
    ("X", "", Tests),
    ("X.A", "Any roll may be Rerolled", Tests),
    ("X.B", "", Tests),
    ("X.C", "", Tests),
    ("XI", "Other rules", HEADING),
    ("XI.A", "", Tests),
    ("XI.A.1", "", Tests),
    ("XI.A.2", "", Tests),
    ("XI.A.3", "", Tests),
    ("XI.B", "", Tests),
    ("XI.C", "", Tests),
    ("XI.D", "", Tests),
    ("XII", "", Tests),
    ("XIII", "", Tests),
];

/// The rulings that there are, `G-1` first; the numbers in between are free.
const RULINGS: [std::ops::RangeInclusive<u8>; 2] = [1..=105, 120..=124];

/// The rulings that the log does not cite.
const OTHER_RULINGS: &[(u8, &str, Proof)] = &[
    (3, "The two editions", Tests),
    (50, "The closest, and random choices", Tests),
    (51, "Order of the colors", Tests),
    (53, "The automated Villain explains itself", Tests),
    (54, "Its cards are data", Tests),
    (76, "The bonus of its Leader cards", Tests),
    (77, "Half of an odd number of Life Points", Tests),
    (78, "Where its targets are attacked from", Tests),
    (79, "Rerolls that it pays for", Tests),
    (80, "Its difficulty, and the score", Tests),
    (81, "Either half of a double tile names it", Tests),
    (82, "Events whose points can't be used", Tests),
];

/// The differences between the editions, `E-1` first.
const DIFFERENCES: &[&str] = &[
    "When the endings are tested",
    "Whom a Command recruits",
    "Allies without room",
    "Arriving in a full Area",
    "Getting onto an Obstruction",
    "Areas next to a Broken Wall",
    "Letters beat heights",
    "Neutrals as enemies",
    "Free Actions while Resting",
    "Attacks on Neutralized Heroes",
    "What a Neutralized Hero loses",
    "Neutralized Heroes hinder",
    "When Skills come back",
    "Combining lines of one card",
    "Equal bonuses of Tools",
    "Holding Tools back",
    "Whose first Movement gets the bonus",
    "Several routes to one Area",
    "Cubes for Moves",
    "Allies as targets",
    "Attacks without a target",
    "The order of successes",
    "Characteristics without dice",
    "One Event, or none",
    "What the Event tile gives",
    "Full Reinforcement Areas",
    "Defeated allies",
    "Free Rerolls together or one by one",
    "What an Explosion is",
    "Immunity granted by cards",
    "Flame against Gas",
    "How many tokens are placed",
    "Once per turn, or once per round",
    "Attraction and height",
    "How often a Command calls",
    "What feeds Circular Strike and Burst",
    "The weapon of a deferred attack",
    "What a Scream needs",
    "When limits are pushed",
    "Standing up",
    "Poison of the Harmless",
    "Retaliation from above",
    "When a Shackle is declared",
    "Who removes Shackles",
];

/// The variants, `V-1` first. R2 XIII
const VARIANTS: &[&str] = &[
    "Each Hero recovers one more cube",
    "A Resting Hero moves with its bonus",
    "The rest of a Hero's bonus is kept",
    "A free Success once per game",
    "The Event Warning tile costs one cube less",
    "The Villain's Free Reroll",
    "A Villain's miniature splits its bonus",
];

/// Sections of rulebook 2.0.
pub(super) fn sections() -> Vec<Id> {
    let words = Words::of(ENGLISH);
    let section = |(id, about, proof): &(&str, &str, Proof)| titled(&words, format!("R2 {id}"), about, *proof);
    SECTIONS.iter().map(section).collect()
}

/// The sections of the solo rulebook in its order.
const SOLO_SECTIONS: &[(&str, &str, Proof)] = &[
    ("I", "Components", Proof::NoRule("list")),
    ("II", "", Tests),
    ("III", "Terms", Tests),
    ("IV", "", Tests),
    ("V", "Structure of a round", HEADING),
    ("V.A", "", Tests),
    ("V.B", "", Tests),
    ("VI", "", Tests),
    ("VII", "", Tests),
    ("VIII", "", Tests),
    ("IX", "", Tests),
    ("X", "", Tests),
    ("XI", "", Tests),
    ("XII", "", Tests),
    ("XIII", "", Tests),
    ("XIV", "", Tests),
    ("XV", "", Tests),
    ("XVI", "", Tests),
];

/// Sections of the solo rulebook.
pub(super) fn solo() -> Vec<Id> {
    let words = Words::of(ENGLISH);
    let section = |(id, about, proof): &(&str, &str, Proof)| titled(&words, format!("SOLO {id}"), about, *proof);
    SOLO_SECTIONS.iter().map(section).collect()
}

/// Rulings of this project.
pub(super) fn rulings() -> Vec<Id> {
    let words = Words::of(ENGLISH);
    let ruling = |number| {
        let other = OTHER_RULINGS.iter().find(|(known, ..)| *known == number);
        let (about, proof) = other.map_or(("", Tests), |(_, about, proof)| (*about, *proof));
        titled(&words, format!("G-{number}"), about, proof)
    };
    RULINGS.into_iter().flatten().map(ruling).collect()
}

/// Differences between the editions.
pub(super) fn differences() -> Vec<Id> {
    numbered("E", DIFFERENCES)
}

/// Variants of the rules.
pub(super) fn variants() -> Vec<Id> {
    numbered("V", VARIANTS)
}

/// Skills and Traits.
pub(super) fn skills() -> Vec<Id> {
    let words = Words::of(ENGLISH);
    let kind = |skill: Skill| if skill.is_trait() { "Trait" } else { "Skill" };
    let id = |skill: &Skill| Id { id: format!("S2 {}", words.skill(*skill)), about: kind(*skill).into(), proof: Tests };
    Skill::ALL.iter().map(id).collect()
}

fn numbered(letter: &str, about: &[&str]) -> Vec<Id> {
    let id =
        |(number, about): (usize, &&str)| Id { id: format!("{letter}-{number}"), about: (*about).into(), proof: Tests };
    (1..).zip(about).map(id).collect()
}

/// An id with its title: the log's title if it has one, otherwise this one.
fn titled(words: &Words, id: String, about: &str, proof: Proof) -> Id {
    let known = Rule::find(&id).map(|rule| words.rule(rule).to_string());
    assert_eq!(known.is_some(), about.is_empty(), "{id} has two titles, or none");
    Id { about: known.unwrap_or_else(|| about.into()), id, proof }
}
