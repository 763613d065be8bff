//! Every rule that a comment, a text or a content file cites exists.
//!
//! A citation is `R2` and a section of rulebook 2.0, `S2` and a Skill, `R1` and a section or Skill of the rulebook of 2019,
//! `G-` and a ruling of this project, or `E-` and a difference between the editions. What log and refusals can show is a
//! [`Rule`]; comments may also cite the [`SECTIONS`] below.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use gotham_chronicles::rules::Rule;
use gotham_chronicles::words::{ENGLISH, Words};

/// Sections of the rulebook that comments cite and that no line of the log needs.
const SECTIONS: &[(&str, &str)] = &[
    ("R2 II.A.4", "A Hero's Energy cubes at the start"),
    ("R2 II.B.6", "The River at the start"),
    ("R2 II.B.7", "Miniatures of the mission's tiles"),
    ("R2 II.B.8", "Life Points at the start"),
    ("R2 II.C", "The board at the start"),
    ("R2 II.D", "What else is set up"),
    ("R2 III.A.2", "The first side's turn"),
    ("R2 III.A.3", "The other side's turn"),
    ("R2 IX", "Wounds and Neutralization"),
    ("R2 V.A.2", "Action spaces of a Bat-Tablet"),
    ("R2 V.A.3", "Defense space of a Bat-Tablet"),
    ("R2 V.A.10", "A Hero's number of Energy cubes"),
    ("R2 V.A.11", "A Hero's Recovery Values"),
    ("R2 V.A.14", "A Hero's Size"),
    ("R2 V.A.15", "A Hero's Menace"),
    ("R2 V.A.17", "A Hero's Move Points for a cube"),
    ("R2 V.C", "Equipment and Bat-Gadgets"),
    ("R2 V.C.1.2", "Encumbrance of a card"),
    ("R2 V.C.1.4", "Type of a card"),
    ("R2 V.C.1.5", "Marks of a card"),
    ("R2 V.C.1.6", "Bonus lines of a card"),
    ("R2 V.C.1.6.1", "When a bonus line counts"),
    ("R2 VI", "The Villain"),
    ("R2 VI.A", "The Command Post and its tiles"),
    ("R2 VI.A.1.8", "The River"),
    ("R2 VI.A.2.2", "Colour of a tile"),
    ("R2 VI.A.2.9", "Characteristics of a tile"),
    ("R2 VI.A.2.11", "Reinforcement cost of a tile"),
    ("R2 VI.A.2.12", "Rank of a tile"),
    ("R2 VII", "Actions"),
    ("R2 VII.B.4", "Bonuses of a Melee Attack"),
    ("R2 VIII.C", "Automatic Defense"),
    ("R2 VIII.E", "The Defense roll"),
    ("G-3", "The two editions"),
];

/// How many differences between the editions there are, `E-1` first.
const DIFFERENCES: u8 = 44;

#[test]
fn every_citation_exists() {
    let mut known: BTreeSet<String> = Rule::ALL.iter().map(|rule| rule.id().to_string()).collect();
    known.extend(SECTIONS.iter().map(|(id, _)| id.to_string()));
    known.extend((1..=DIFFERENCES).map(|number| format!("E-{number}")));
    let skills: Vec<&str> = Rule::ALL.iter().map(|rule| rule.id()).filter(|id| id.starts_with("S2 ")).collect();

    let mut complaints = Vec::new();
    for folder in ["src", "docs", "tests", "assets/content", "maps", "missions"] {
        // Tests follow the book's examples, and may cite a step of a section.
        let is_known = |cited: &String| {
            let section = cited.rsplit_once('.').map_or("", |(section, _)| section);
            known.contains(cited) || (folder == "tests" && known.contains(section))
        };
        for file in texts(folder) {
            let text = fs::read_to_string(&file).expect("sources are readable");
            for (line, words) in (1..).zip(text.lines()) {
                let unknown = citations(words, &skills).into_iter().filter(|cited| !is_known(cited));
                complaints.extend(unknown.map(|cited| format!("{}:{line}: {cited}", file.display())));
            }
        }
    }
    complaints.sort();
    assert!(complaints.is_empty(), "rules that do not exist:\n{}", complaints.join("\n"));
}

#[test]
fn every_section_is_cited_and_no_rule() {
    let rules: BTreeSet<&str> = Rule::ALL.iter().map(|rule| rule.id()).collect();
    let sections: BTreeSet<&str> = SECTIONS.iter().map(|(id, _)| *id).collect();
    assert_eq!(sections.len(), SECTIONS.len(), "a section is listed twice");
    assert_eq!(sections.intersection(&rules).collect::<Vec<_>>(), Vec::<&&str>::new(), "listed as section and rule");
    let mut cited = BTreeSet::new();
    for file in texts("src") {
        let text = fs::read_to_string(&file).expect("sources are readable");
        cited.extend(text.lines().flat_map(|line| citations(line, &[])));
    }
    let idle: Vec<_> = sections.iter().filter(|id| !cited.contains(**id)).collect();
    assert!(idle.is_empty(), "nobody cites {idle:?} any more");
}

/// Each difference between the editions has a test that says so in its first words.
#[test]
fn every_difference_is_tested() {
    let mut tested = BTreeSet::new();
    for file in texts("tests/rules/editions") {
        let text = fs::read_to_string(&file).expect("sources are readable");
        let named = text.lines().filter_map(|line| line.strip_prefix("/// E-")?.split_once(':'));
        tested.extend(named.flat_map(|(ids, _)| citations(&format!("E-{ids}"), &[])));
    }
    let untested: Vec<String> =
        (1..=DIFFERENCES).map(|number| format!("E-{number}")).filter(|id| !tested.contains(id)).collect();
    assert!(untested.is_empty(), "no test in tests/rules/editions begins with {untested:?}");
}

#[test]
fn every_rule_has_an_id_of_its_own_a_title_and_a_text() {
    let words = Words::of(ENGLISH);
    let mut seen = BTreeSet::new();
    for rule in Rule::ALL {
        let id = rule.id();
        assert!(seen.insert(id), "two rules have the id {id}");
        assert_eq!(Rule::find(id), Some(*rule), "{id}");
        assert!(!words.rule(*rule).trim().is_empty(), "{id} has no title");
        let text = words.rule_text(*rule);
        assert!(text.trim().ends_with('.'), "{id}: the text is a sentence: {text:?}");
        let skill = id.strip_prefix("S2 ");
        let is_well_formed = skill.is_some_and(|name| name.starts_with(char::is_uppercase))
            || citations(id, &[]).iter().any(|cited| cited == id);
        assert!(
            is_well_formed,
            "{id} is not of the form R2 IV.A.3, S2 Some Skill, R1 V:C:5 [d], R1 X Some Skill or G-12"
        );
    }
}

/// Every text file below a folder of the repository, but this one.
fn texts(folder: &str) -> Vec<PathBuf> {
    fn collect(place: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(place).into_iter().flatten().flatten() {
            let path = entry.path();
            let is_text = path.extension().is_some_and(|extension| ["rs", "md", "ron"].iter().any(|e| extension == *e));
            if path.is_dir() {
                collect(&path, found);
            } else if is_text && !path.ends_with("tests/citations.rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    found
}

/// The ids that a line cites. `R2 VII.D, VII.E`, `R2 V.A.2-3` and `R2 VII.D-E` are two each; an `S2` that is none of the
/// Skills is cited as it stands, up to the end of its word.
fn citations(line: &str, skills: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in line.match_indices("R2 ").filter(|(at, _)| starts_a_word(line, *at)) {
        let mut rest = &line[at + 3..];
        while let Some((section, after)) = section_at(rest) {
            found.push(format!("R2 {section}"));
            rest = after;
            if let Some(last) = rest.strip_prefix('-').map(part_at).filter(|last| !last.is_empty()) {
                let stem = section.rsplit_once('.').map_or("", |(stem, _)| stem);
                found.push(format!("R2 {stem}.{last}"));
                rest = &rest[1 + last.len()..];
            }
            // `, VII.E` goes on; a single Roman number after a comma could be any capital letter.
            let Some(next) =
                rest.strip_prefix(", ").filter(|next| section_at(next).is_some_and(|(s, _)| s.contains('.')))
            else {
                break;
            };
            rest = next;
        }
    }
    for (at, _) in line.match_indices("S2 ").filter(|(at, _)| starts_a_word(line, *at)) {
        let rest = &line[at..];
        let name = &rest[3..];
        if name.starts_with(char::is_uppercase) && !skills.iter().any(|skill| rest.starts_with(skill)) {
            let end = name.find(|c: char| !c.is_alphanumeric()).unwrap_or(name.len());
            found.push(format!("S2 {}", &name[..end]));
        }
    }
    for (at, _) in line.match_indices("R1 ").filter(|(at, _)| starts_a_word(line, *at)) {
        found.extend(first_at(&line[at + 3..]).map(|section| format!("R1 {section}")));
    }
    for letter in ["G-", "E-"] {
        for (at, _) in line.match_indices(letter).filter(|(at, _)| starts_a_word(line, *at)) {
            let digits = line[at + 2..].chars().take_while(char::is_ascii_digit).count();
            if digits > 0 {
                found.push(line[at..at + 2 + digits].to_string());
            }
        }
    }
    found
}

/// A section of the rulebook of 2019 at the start: `V:C:5 [d]`, or `X` and a Skill in words that begin with capitals.
fn first_at(text: &str) -> Option<&str> {
    let chapter = text.find(|c| !"IVX".contains(c)).unwrap_or(text.len());
    if chapter == 0 || text[chapter..].starts_with(|c: char| c.is_alphanumeric()) {
        return None;
    }
    if let Some(skill) = text.strip_prefix("X ").filter(|skill| skill.starts_with(char::is_uppercase)) {
        let is_of_name = |word: &&str| *word == "/" || word.starts_with(char::is_uppercase);
        let words = skill.split(' ').take_while(is_of_name).map(|word| word.len() + 1);
        let length: usize = words.sum();
        return Some(text[..1 + length].trim_end_matches(|c: char| !c.is_alphanumeric()));
    }
    let mut end = chapter;
    while let Some(part) = text[end..].strip_prefix(':').map(part_at).filter(|part| !part.is_empty()) {
        end += 1 + part.len();
    }
    let step = text[end..].strip_prefix(" [").map(part_at).filter(|step| step.len() == 1);
    let is_closed = |step: &&str| text[end + 2 + step.len()..].starts_with(']');
    end += step.filter(is_closed).map_or(0, |step| step.len() + 3);
    Some(&text[..end])
}

fn starts_a_word(line: &str, at: usize) -> bool {
    !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_')
}

/// A section such as `VI.B.3.a` at the start, and what follows it.
fn section_at(text: &str) -> Option<(&str, &str)> {
    let mut end = text.find(|c| !"IVX".contains(c)).unwrap_or(text.len());
    if end == 0 || text[end..].starts_with(|c: char| c.is_alphanumeric()) {
        return None;
    }
    while let Some(part) = text[end..].strip_prefix('.').map(part_at).filter(|part| !part.is_empty()) {
        end += 1 + part.len();
    }
    Some((&text[..end], &text[end..]))
}

/// A letter or a number that stands alone.
fn part_at(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    let part = &text[..end];
    let is_part = part.len() == 1 || part.chars().all(|c| c.is_ascii_digit());
    if is_part { part } else { "" }
}

#[test]
fn citations_are_read_as_written() {
    let skills = ["S2 Combo", "S2 Lock Picking"];
    let read = |line| citations(line, &skills);
    assert_eq!(read("A Move. R2 VII.A.3, VIII.B."), ["R2 VII.A.3", "R2 VIII.B"]);
    assert_eq!(read("R2 V.A.2-3 and R2 VII.D-E."), ["R2 V.A.2", "R2 V.A.3", "R2 VII.D", "R2 VII.E"]);
    assert_eq!(read("(R2 VI.B.3.c, G-47)"), ["R2 VI.B.3.c", "G-47"]);
    assert_eq!(read("R2 IX.A. Then"), ["R2 IX.A"]);
    assert_eq!(read("S2 Combo or S2 Lock Picking, S2. AS2 X"), Vec::<String>::new());
    assert_eq!(read("S2 Telepathy"), ["S2 Telepathy"]);
    assert_eq!(read("R1 V:C:5 [d] and R1 IV:E, E-17."), ["R1 V:C:5 [d]", "R1 IV:E", "E-17"]);
    assert_eq!(read("as R1 X Flame / Toxic Gas says, R1 X Cry."), ["R1 X Flame / Toxic Gas", "R1 X Cry"]);
}
