//! Everything that a player sees or hears comes from the words: in the test language no English letter is left, and no
//! two sentences are glued together.

use std::collections::{BTreeMap, BTreeSet};

use egui_kittest::kittest::NodeT;

use super::*;
use gotham_rules::{NotYet, Rule};

/// A stand that speaks the test language.
pub(super) fn marked(show: Shown) -> Stand {
    let mut stand = Stand::new(show);
    stand.words = Words::marked();
    stand.saves = vec![
        SaveSlot { finished: true, is_branch: true, age: Some(core::time::Duration::from_secs(90_000)), ..save("1") },
        SaveSlot { age: Some(core::time::Duration::from_secs(7_200)), ..save("2") },
        save("3"),
    ];
    stand
}

/// A save that was written just now, with names that contain no letters.
fn save(name: &str) -> SaveSlot {
    let age = Some(core::time::Duration::ZERO);
    SaveSlot { name: name.into(), mission: "7".into(), round: 3, age, finished: false, is_branch: false, broken: None }
}

/// Every text on the screen and for a screen reader.
pub(super) fn texts(harness: &Harness<'static, Stand>) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    for clipped in &harness.output().shapes {
        painted(&clipped.shape, &mut texts);
    }
    for node in harness.root().children_recursive() {
        let node = node.accesskit_node();
        texts.extend([node.label(), node.value(), node.description()].into_iter().flatten());
    }
    texts
}

fn painted(shape: &egui::Shape, texts: &mut BTreeSet<String>) {
    match shape {
        egui::Shape::Text(text) => drop(texts.insert(text.galley.text().to_string())),
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, texts)),
        _ => {}
    }
}

/// What isn't a sentence: a language has its own name, a rule goes by its id, and egui warns about a tooltip every
/// frame, which only this test's pointer causes.
pub(super) fn names(stand: &Stand) -> Vec<String> {
    let mut names: Vec<String> = Words::languages().iter().map(|language| language.name.to_string()).collect();
    names.extend(Rule::ALL.iter().map(|rule| rule.id().to_string()));
    names.push(NotYet::Solo.rule().to_string());
    names.extend(stand.catalogue.skill_texts.iter().map(|text| text.rule.clone()));
    names.extend((3..9).map(|n| format!("egui PERF WARNING: request_discard has been called {n} frames in a row")));
    names.sort_by_key(|text| std::cmp::Reverse(text.len()));
    names.dedup();
    names
}

/// What is wrong with a text: an English letter, or two sentences in a row.
fn complaint(text: &str, known: &[String]) -> Option<&'static str> {
    if has_english(text, known) {
        return Some("English letters");
    }
    let (mut depth, mut sentences, mut outside) = (0, 0, false);
    for letter in text.chars() {
        match letter {
            '⟦' => {
                sentences += usize::from(depth == 0);
                depth += 1;
            }
            '⟧' => depth -= 1,
            '\n' if depth == 0 && sentences == 1 => sentences = 0,
            letter => outside |= depth == 0 && !letter.is_ascii() && letter.is_alphabetic(),
        }
    }
    // A line of the log is painted in pieces, from within one sentence: a separate test looks at whole lines.
    let is_piece = depth != 0 || outside;
    (sentences > 1 && !is_piece).then_some("two sentences in a row")
}

/// Whether English letters are left that nothing known says. A single capital letter is a mark: of a die, of a corner
/// of an Area. A name that is too long for its place ends in "…".
fn has_english(text: &str, known: &[String]) -> bool {
    let mut rest = text.to_string();
    let names = || known.iter().filter(|name| name.len() > 1);
    if let Some((shown, "")) = text.split_once('…')
        && names().any(|name| name.starts_with(shown))
    {
        return false;
    }
    for name in names() {
        rest = rest.replace(name.as_str(), "");
    }
    let mut words = rest.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    words.any(|word| word.len() > 1 || word.chars().all(|letter| letter.is_ascii_lowercase()))
}

/// Texts that were read, each once, with what is wrong with it.
pub(super) type Read = BTreeMap<String, Option<&'static str>>;

pub(super) fn check(harness: &Harness<'static, Stand>, known: &[String], read: &mut Read) {
    for text in texts(harness) {
        read.entry(text).or_insert_with_key(|text| complaint(text, known));
    }
}

/// What is wrong, one line each.
fn complaints(read: &Read) -> Vec<String> {
    read.iter().filter_map(|(text, what)| Some(format!("{}: {text:?}", (*what)?))).collect()
}

pub(super) fn assert_spotless(read: &Read) {
    let complaints = complaints(read);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

fn no_delay(harness: &Harness<'static, Stand>) {
    harness.ctx.all_styles_mut(|style| {
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
    });
}

/// Rests the pointer on every widget, so that its tooltip shows.
fn hover_all(harness: &mut Harness<'static, Stand>, known: &[String], read: &mut Read) {
    let mut places: Vec<egui::Pos2> = harness
        .root()
        .children_recursive()
        .filter_map(|node| node.accesskit_node().bounding_box())
        .map(|found| egui::pos2(((found.x0 + found.x1) / 2.0) as f32, ((found.y0 + found.y1) / 2.0) as f32))
        .collect();
    places.sort_by(|one, other| (one.y, one.x).partial_cmp(&(other.y, other.x)).expect("places are numbers"));
    places.dedup();
    for place in places {
        harness.hover_at(place);
        harness.run_steps(2);
        check(harness, known, read);
    }
}

#[test]
fn every_prompt_speaks_through_words() {
    let mut read = Read::new();
    for seed in 0..gotham_embedded::catalogue().missions.len() as u64 {
        let size = [[1280.0, 720.0], [640.0, 360.0]][seed as usize % 2];
        let stand = marked(Shown::Table);
        let known = names(&stand);
        let mut harness = window(stand, size);
        no_delay(&harness);
        let mut hovered = None;
        show_prompts(&mut harness, seed, 1, |harness, number| {
            check(harness, &known, &mut read);
            if number % 80 == 39 && hovered != Some(number) {
                hovered = Some(number);
                hover_all(harness, &known, &mut read);
            }
        });
    }
    assert_spotless(&read);
}

#[test]
fn the_log_speaks_through_words() {
    let mut stand = marked(Shown::Table);
    let known = names(&stand);
    play_until(&mut stand, |_, _| false);
    stand.desk.open = vec![Panel::Log];
    let mut harness = window(stand, [1280.0, 12000.0]);
    harness.run_steps(3);
    let mut read = Read::new();
    let mut more = Vec::new();
    check(&harness, &known, &mut read);
    let stand = harness.state();
    assert!(stand.log.len() > 100, "a match has a long log");
    for entry in &stand.log {
        let line = entry.line.with_rule(&stand.words);
        if !(line.starts_with('⟦') && line.ends_with('⟧')) {
            more.push(format!("more than one sentence: {line:?}"));
        }
        if let Some(what) = complaint(&line, &known) {
            more.push(format!("{what}: {line:?}"));
        }
    }
    let complaints: Vec<String> = complaints(&read).into_iter().chain(more).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_screen_and_panel_speaks_through_words() {
    let mut read = Read::new();
    for shown in Shown::ALL {
        let mut stand = marked(shown);
        play_until(&mut stand, |prompt, _| prompt.ask == gotham_rules::Ask::HeroAction);
        // What a player calls a sandbox is not to be translated.
        let own = gotham_play::sandbox::examples().iter().map(|example| example.name.clone());
        let known: Vec<String> = names(&stand).into_iter().chain(own).collect();
        let mut harness = window(stand, [1280.0, 720.0]);
        no_delay(&harness);
        for panel in EVERY_PANEL {
            harness.state_mut().desk.open = vec![panel];
            harness.run_steps(2);
            check(&harness, &known, &mut read);
            hover_all(&mut harness, &known, &mut read);
        }
        harness.state_mut().desk.open.clear();
        let pages = [MenuPage::Front, MenuPage::NewMatch, MenuPage::Saves, MenuPage::Sandbox, MenuPage::Scores];
        for page in pages.into_iter().chain([MenuPage::Campaign]) {
            harness.state_mut().desk.page = page;
            harness.state_mut().desk.forgetting = Some("2".into());
            harness.run_steps(2);
            hover_all(&mut harness, &known, &mut read);
        }
    }
    assert_spotless(&read);
}

/// What solo and co-op add: the setup with its options, the card at each decision, the log, score and list.
#[test]
fn solo_speaks_through_words() {
    let mut read = Read::new();
    let mut menu = marked(Shown::Menu);
    let known = names(&menu);
    menu.desk.draft = Some(NewMatch::against_the_cards(&menu.catalogue.missions[0], 2));
    menu.scores.add(solo::scored(77, 86_400));
    let mut harness = window(menu, [1280.0, 1400.0]);
    no_delay(&harness);
    for page in [MenuPage::NewMatch, MenuPage::Scores] {
        harness.state_mut().desk.page = page;
        harness.run_steps(2);
        hover_all(&mut harness, &known, &mut read);
    }
    let mut stand = solo::against_cards_in(Words::marked(), 3);
    stand.desk.open = vec![Panel::Card, Panel::Log];
    let count = stand.decisions.list().len();
    let mut harness = window(stand, [1280.0, 1000.0]);
    no_delay(&harness);
    for at in 0..count {
        harness.state_mut().desk.explained = Some(at);
        harness.state_mut().waits = at % 2 == 0;
        harness.run_steps(2);
        check(&harness, &known, &mut read);
    }
    // A long log has already been looked at; the pointer is on the card.
    harness.state_mut().desk.open = vec![Panel::Card];
    harness.run_steps(2);
    hover_all(&mut harness, &known, &mut read);
    let mut harness = window(solo::won(marked(Shown::Report)), [1280.0, 900.0]);
    harness.run_steps(3);
    check(&harness, &known, &mut read);
    let mut sheet = solo::won(marked(Shown::Table));
    sheet.desk.open = vec![Panel::Mission];
    let mut harness = window(sheet, [1280.0, 1400.0]);
    harness.run_steps(3);
    check(&harness, &known, &mut read);
    assert_spotless(&read);
}

#[test]
fn english_and_glue_are_found() {
    let words = Words::marked();
    let known = ["Batman".to_string()];
    assert_eq!(complaint("Quit", &known), Some("English letters"));
    assert_eq!(complaint(&words.menu_continue("Batman", 3_u8), &known), None);
    assert_eq!(complaint(&words.menu_continue("Quit", 3_u8), &known), Some("English letters"));
    assert_eq!(complaint("Batm…", &known), None);
    assert_eq!(complaint("Quit…", &known), Some("English letters"));
    assert_eq!(complaint("O", &known), None);
    let glued = format!("{} {}", words.menu_quit(), words.menu_back());
    assert_eq!(complaint(&glued, &known), Some("two sentences in a row"));
}
