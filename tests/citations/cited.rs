//! What a comment cites.

/// The ids that a text cites. `R2 VII.D, VII.E`, `R2 V.A.2-3` and `R2 VII.D-E` are two each; an `S2` that isn't one of
/// the Skills is cited as it is, up to the end of its word. `R2 p.36a`, `R1 fig.10` and `SOLO p.18` are printed
/// examples.
pub(super) fn citations(line: &str, skills: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    let of_book = |book: &'static str| line.match_indices(book).filter(|(at, _)| starts_a_word(line, *at));
    for (at, book) in of_book("R2 ").chain(of_book("SOLO ")) {
        let mut rest = &line[at + book.len()..];
        while let Some((section, after)) = section_at(rest) {
            found.push(format!("{book}{section}"));
            rest = after;
            if let Some(last) = rest.strip_prefix('-').map(part_at).filter(|last| !last.is_empty()) {
                let stem = section.rsplit_once('.').map_or("", |(stem, _)| stem);
                found.push(format!("{book}{stem}.{last}"));
                rest = &rest[1 + last.len()..];
            }
            // `, VII.E` goes on; a single Roman numeral after a comma could be any capital letter.
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
        if let Some(skill) =
            skills.iter().filter(|skill| rest.starts_with(skill.as_str())).max_by_key(|skill| skill.len())
        {
            found.push(skill.clone());
        } else if name.starts_with(char::is_uppercase) {
            let end = name.find(|c: char| !c.is_alphanumeric()).unwrap_or(name.len());
            found.push(format!("S2 {}", &name[..end]));
        }
    }
    for (at, _) in line.match_indices("R1 ").filter(|(at, _)| starts_a_word(line, *at)) {
        found.extend(first_at(&line[at + 3..]).map(|section| format!("R1 {section}")));
    }
    for (at, book) in of_book("R2 ").chain(of_book("R1 ")).chain(of_book("SOLO ")) {
        found.extend(example_at(&line[at + book.len()..]).map(|place| format!("{book}{place}")));
    }
    for letter in ["G-", "E-", "V-"] {
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

/// A page or figure of a printed example: `p.36a`, `fig.10`.
fn example_at(text: &str) -> Option<&str> {
    let number = text.strip_prefix("p.").or_else(|| text.strip_prefix("fig."))?;
    let digits = number.chars().take_while(char::is_ascii_digit).count();
    let letter = number[digits..].chars().take_while(char::is_ascii_lowercase).count();
    (digits > 0 && letter < 2).then(|| &text[..text.len() - number.len() + digits + letter])
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

/// A letter or a number on its own.
fn part_at(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    let part = &text[..end];
    let is_part = part.len() == 1 || part.chars().all(|c| c.is_ascii_digit());
    if is_part { part } else { "" }
}

#[test]
fn citations_are_read_as_written() {
    let skills = ["S2 Combo", "S2 Lock Picking"].map(String::from);
    let read = |line| citations(line, &skills);
    assert_eq!(read("A Move. R2 VII.A.3, VIII.B."), ["R2 VII.A.3", "R2 VIII.B"]);
    assert_eq!(read("R2 V.A.2-3 and R2 VII.D-E."), ["R2 V.A.2", "R2 V.A.3", "R2 VII.D", "R2 VII.E"]);
    assert_eq!(read("(R2 VI.B.3.c, G-47)"), ["R2 VI.B.3.c", "G-47"]);
    assert_eq!(read("R2 IX.A. Then"), ["R2 IX.A"]);
    assert_eq!(read("S2 Combo or S2 Lock Picking, S2. AS2 X"), ["S2 Combo", "S2 Lock Picking"]);
    assert_eq!(read("S2 Telepathy"), ["S2 Telepathy"]);
    assert_eq!(read("R1 V:C:5 [d] and R1 IV:E, E-17."), ["R1 V:C:5 [d]", "R1 IV:E", "E-17"]);
    assert_eq!(read("as R1 X Flame / Toxic Gas says, R1 X Cry."), ["R1 X Flame / Toxic Gas", "R1 X Cry"]);
    assert_eq!(read("SOLO V.B, VI: SOLO p.6a and SOLO XI."), ["SOLO V.B", "SOLO XI", "SOLO p.6a"]);
    assert_eq!(read("R2 p.36a, V-3: R1 fig.10, and R1 p.8."), ["R2 p.36a", "R1 fig.10", "R1 p.8", "V-3"]);
}
