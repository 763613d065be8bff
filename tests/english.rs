//! The English of the project: sentences and content that players read, pages, comments, and what programs print. Nothing
//! in it sounds translated, and the spelling is American.
//!
//! Each idiom of the lists has what to say instead. Words count, not letter case, line ends or code between backticks;
//! `…` at the end of a word stands for any ending. A new idiom is one line here.

mod texts;

use self::texts::{Words, of_the_project};

/// Turns of phrase that were carried over from another language.
const TRANSLATED: &[(&str, &str)] = &[
    ("so many", "that many, this many, a number of; or name the number"),
    ("; none =", "`None` if ..., or `None`: ..."),
    (", none =", "`None` if ..., or `None`: ..."),
    ("( none =", "`None` if ..., or `None`: ..."),
    ("is told", "is reported, is shown; or name who reads it"),
    ("are told", "are reported, are shown"),
    ("tells of", "describes, reports"),
    ("the own", "its own, their own"),
    ("an own", "... of its own"),
    ("dearer", "more expensive, costs more"),
    ("too dear", "too expensive"),
    ("for nothing", "free of charge, at no cost; or no other"),
    ("a die each", "one die each, a die for each"),
    ("a line each", "one line each, one per line"),
    ("a file each", "one file each"),
    ("a text each", "one text each"),
    ("a letter each", "one letter each"),
    ("one a frame", "one per frame"),
    ("whoever is", "the one who is, anyone who is"),
    ("whoever has", "the one who has, anyone who has"),
    ("whoever stands", "the one who stands, no matter who stands"),
    ("whoever comes", "those who come, every ..."),
    ("who can do no", "who can't do any"),
    ("whom to", "which target to"),
    ("on whose shoulders", "what it is built on"),
    ("any more .", "no longer"),
    ("any more ,", "no longer"),
    ("any more ;", "no longer"),
    ("any more :", "no longer"),
    ("for ever", "forever"),
    ("less the", "minus the, without the"),
    ("successes less", "fewer Successes"),
    ("wounds less", "fewer Wounds"),
    ("cubes less", "fewer cubes"),
    ("dice less", "fewer dice"),
    ("points less", "fewer points"),
    ("rounds less", "fewer rounds"),
    ("is there twice", "appears twice"),
    ("are there twice", "appear twice"),
    ("the one or the other", "either"),
    ("in the place of", "in place of, instead of"),
    ("the other way round", "the other way around, vice versa"),
    ("but for", "except for"),
    ("anew", "again, from scratch"),
    ("gives back", "returns"),
    ("given back", "returned"),
    ("if not said", "by default"),
    ("not said otherwise", "by default"),
    ("seeked", "sought, jumped to"),
    ("the plan of the house", "how the program is built"),
    ("noise that learns", "coverage-guided fuzzing"),
];

/// British spellings, and words that Americans write together.
const BRITISH: &[(&str, &str)] = &[
    ("ageing", "aging"),
    ("afterwards", "afterward"),
    ("aluminium", "aluminum"),
    ("amongst", "among"),
    ("analyse…", "analyze"),
    ("armour…", "armor"),
    ("artefact…", "artifact"),
    ("backwards", "backward"),
    ("behaviour…", "behavior"),
    ("calibre…", "caliber"),
    ("cancelled", "canceled"),
    ("cancelling", "canceling"),
    ("centimetre…", "centimeter"),
    ("centre…", "center"),
    ("centring", "centering"),
    ("cheque…", "check"),
    ("colour…", "color"),
    ("defence…", "defense"),
    ("downwards", "downward"),
    ("endeavour…", "endeavor"),
    ("favour…", "favor"),
    ("fibre…", "fiber"),
    ("flavour…", "flavor"),
    ("forwards", "forward"),
    ("fulfil", "fulfill"),
    ("fulfils", "fulfills"),
    ("grey…", "gray"),
    ("harbour…", "harbor"),
    ("honour…", "honor"),
    ("humour…", "humor"),
    ("inwards", "inward"),
    ("jewellery", "jewelry"),
    ("judgement…", "judgment"),
    ("kilometre…", "kilometer"),
    ("labelled", "labeled"),
    ("labelling", "labeling"),
    ("labour…", "labor"),
    ("learnt", "learned"),
    ("levelled", "leveled"),
    ("levelling", "leveling"),
    ("licence…", "license"),
    ("litre…", "liter"),
    ("lower-case", "lowercase"),
    ("metre", "meter"),
    ("metres", "meters"),
    ("millimetre…", "millimeter"),
    ("modelled", "modeled"),
    ("modelling", "modeling"),
    ("mould…", "mold"),
    ("neighbour…", "neighbor"),
    ("odour…", "odor"),
    ("offence…", "offense"),
    ("onwards", "onward"),
    ("outwards", "outward"),
    ("paralyse…", "paralyze"),
    ("per cent", "percent"),
    ("plough…", "plow"),
    ("practise…", "practice"),
    ("pretence…", "pretense"),
    ("programme", "program"),
    ("programmes", "programs"),
    ("rumour…", "rumor"),
    ("saviour…", "savior"),
    ("sceptic…", "skeptic"),
    ("set-up", "setup"),
    ("signalled", "signaled"),
    ("signalling", "signaling"),
    ("sombre", "somber"),
    ("spectre…", "specter"),
    ("spelt", "spelled"),
    ("start-up", "startup"),
    ("storey…", "story"),
    ("theatre…", "theater"),
    ("time line…", "timeline"),
    ("towards", "toward"),
    ("travelled", "traveled"),
    ("traveller…", "traveler"),
    ("travelling", "traveling"),
    ("upper-case", "uppercase"),
    ("upwards", "upward"),
    ("vapour…", "vapor"),
    ("whilst", "while"),
];

/// Verbs that Americans write with a z: `neutralise` is `neutralize`.
const WITH_Z: &[&str] = &[
    "apolog", "author", "capital", "categor", "critic", "custom", "demobil", "emphas", "equal", "final", "general",
    "harmon", "immobil", "initial", "local", "maxim", "memor", "minim", "mobil", "neutral", "normal", "optim", "organ",
    "penal", "personal", "popular", "priorit", "random", "real", "recogn", "serial", "special", "stabil", "standard",
    "summar", "symbol", "synchron", "synthes", "util", "vandal", "visual",
];

/// Proper names, which keep their spelling.
const NAMES: &[&str] = &["Ubuntu Font Licence"];

/// Every idiom of the lists, and what to say instead.
fn idioms() -> Vec<(Vec<String>, String)> {
    let listed =
        TRANSLATED.iter().chain(BRITISH).map(|(idiom, instead)| ((*idiom).to_string(), (*instead).to_string()));
    let with_z = WITH_Z.iter().flat_map(|stem| {
        ["ise", "ised", "iser", "isers", "ises", "ising", "isation", "isations"].map(|ending| {
            let instead = ending.replacen('s', "z", 1);
            (format!("{stem}{ending}"), format!("{stem}{instead}"))
        })
    });
    listed.chain(with_z).map(|(idiom, instead)| (texts::words_of(&idiom), instead)).collect()
}

/// The idioms in a text: the line where each begins, itself, and what to say instead.
fn found(text: &Words, idioms: &[(Vec<String>, String)]) -> Vec<(usize, String, String)> {
    let mut found = Vec::new();
    for (idiom, instead) in idioms {
        for line in text.lines_with(idiom) {
            found.push((line, idiom.join(" "), instead.clone()));
        }
    }
    found.sort();
    found
}

#[test]
fn nothing_sounds_translated() {
    let idioms = idioms();
    let (mut wrong, mut files) = (Vec::new(), 0);
    for (path, text) in of_the_project(NAMES) {
        files += 1;
        for (line, idiom, instead) in found(&text, &idioms) {
            wrong.push(format!("{path}:{line}: \"{idiom}\": say {instead}"));
        }
    }
    assert!(files > 900, "only {files} files were read");
    assert!(wrong.is_empty(), "{} idioms:\n{}", wrong.len(), wrong.join("\n"));
}

/// What each idiom would look like is found, in a sentence and over the end of a line.
#[test]
fn every_idiom_is_found() {
    let idioms = idioms();
    for (idiom, _) in &idioms {
        let said: Vec<String> = idiom.iter().map(|word| word.replace('…', "s")).collect();
        for glue in [" ", "\n"] {
            let text = Words::of_page(&format!("It says:\n{}\nnow.", said.join(glue)), &[]);
            assert_eq!(text.lines_with(idiom), [2], "{idiom:?}");
        }
    }
}

#[test]
fn what_is_read_of_a_file() {
    let seen = |text: &Words| found(text, &idioms()).into_iter().map(|(line, ..)| line).collect::<Vec<_>>();
    let page = "Colour, `grey`.\n\n```ron\n(text: \"a centre\")\n```\nUbuntu Font\nLicence, colours_of\n";
    assert_eq!(seen(&Words::of_page(page, NAMES)), [1, 4]);
    let source = "fn grey() { // grey, `grey`\n    let quote = '\"'; // so\n    // many\n    print(\"so\n        many\");\n}\n/* so\n many */";
    assert_eq!(seen(&Words::of_source(source, NAMES)), [1, 2, 4, 7]);
    let raw = "let a = r#\"the \"own\" grey\"#; let b: &'a str = \"\\\"colour\"; let so = many;\n";
    assert_eq!(seen(&Words::of_source(raw, NAMES)), [1, 1]);
    let sentences = "# so many grey\nso-many-grey = { $grey } nights\n    .tip = A centre\n";
    assert_eq!(seen(&Words::of_sentences(sentences, NAMES, true)), [1, 1, 3]);
    assert_eq!(seen(&Words::of_sentences(sentences, NAMES, false)), [1, 1]);
    let script = "grey=1 # grey\nrun \"$grey\" # so\n# many\n";
    assert_eq!(seen(&Words::of_script(script, "#", NAMES)), [1, 2]);
}
