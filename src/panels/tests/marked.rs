//! Everything that a player sees or hears comes from the words: in the test language no English letter is left, and no
//! two sentences are glued together.

use std::collections::BTreeSet;

use egui_kittest::kittest::NodeT;

use super::*;
use crate::rules::Rule;

/// A stand that speaks the test language.
fn marked(show: Shown) -> Stand {
    let mut stand = Stand::new(show);
    stand.words = Words::marked();
    stand.saves = vec![
        SaveSlot { finished: true, age: Some(core::time::Duration::from_secs(90_000)), ..save("1") },
        SaveSlot { age: Some(core::time::Duration::from_secs(7_200)), ..save("2") },
        save("3"),
    ];
    stand
}

/// A save that was written just now, with names that hold no letters.
fn save(name: &str) -> SaveSlot {
    let age = Some(core::time::Duration::ZERO);
    SaveSlot { name: name.into(), mission: "7".into(), round: 3, age, finished: false, broken: None }
}

/// Every text on the screen and for a screen reader.
fn texts(harness: &Harness<'static, Stand>) -> BTreeSet<String> {
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

/// What content and rules still say themselves, the longest first.
fn said_by_content(stand: &Stand) -> Vec<String> {
    let catalogue = &stand.catalogue;
    let mut known: Vec<String> = Vec::new();
    known.extend(catalogue.heroes.iter().map(|hero| hero.name.clone()));
    known.extend(catalogue.tiles.iter().map(|tile| tile.name.clone()));
    known.extend(catalogue.cards.iter().map(|card| card.name.clone()));
    known.extend(
        catalogue
            .skill_texts
            .iter()
            .flat_map(|text| [text.skill.title().to_string(), text.line.clone(), text.text.clone(), text.rule.clone()]),
    );
    known.extend(Rule::ALL.iter().flat_map(|rule| [rule.id(), rule.title(), rule.text()].map(String::from)));
    for map in &catalogue.maps {
        known.push(map.name.clone());
        known.extend(map.areas.iter().map(|area| area.name.clone()));
    }
    for mission in &catalogue.missions {
        known.extend([&mission.name, &mission.story, &mission.heroes_goal, &mission.villain_goal].map(String::clone));
        known.extend(mission.special_rules.iter().chain(&mission.designed).cloned());
        known.extend(mission.endings.iter().map(|ending| ending.text.clone()));
        known.extend(mission.events.iter().flat_map(|event| [event.name.clone(), event.text.clone()]));
        known.extend(mission.interactions.iter().map(|found| found.name.clone()));
        known.extend(mission.objectives.iter().map(|found| found.text.clone()));
        known.extend(mission.triggers.iter().map(|found| found.name.clone()));
        for kind in &mission.token_kinds {
            known.extend([kind.name.clone(), kind.text.clone()]);
            known.extend(kind.faces.iter().map(ToString::to_string));
        }
    }
    known.sort_by_key(|text| std::cmp::Reverse(text.len()));
    known.dedup();
    known
}

/// What is wrong with a text: an English letter, or two sentences in a row.
fn complaint(text: &str, known: &[String]) -> Option<&'static str> {
    let mut rest = text.to_string();
    for name in known.iter().filter(|name| name.len() > 1) {
        rest = rest.replace(name.as_str(), "");
    }
    let letters = rest.chars().filter(char::is_ascii_alphabetic).count();
    // One letter alone is the mark of a die.
    if letters > 1 || (letters == 1 && rest.trim().len() > 1) {
        return Some("English letters");
    }
    let (mut depth, mut sentences) = (0, 0);
    for letter in rest.chars() {
        match letter {
            '⟦' => {
                sentences += usize::from(depth == 0);
                depth += 1;
            }
            // A line of the log is painted in pieces.
            '⟧' if depth == 0 => return None,
            '⟧' => depth -= 1,
            '\n' if depth == 0 => sentences = 0,
            _ => {}
        }
        if sentences > 1 {
            return Some("two sentences in a row");
        }
    }
    None
}

fn check(harness: &Harness<'static, Stand>, known: &[String], complaints: &mut BTreeSet<String>) {
    for text in texts(harness) {
        if let Some(what) = complaint(&text, known) {
            complaints.insert(format!("{what}: {text:?}"));
        }
    }
}

fn no_delay(harness: &Harness<'static, Stand>) {
    harness.ctx.all_styles_mut(|style| {
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
    });
}

/// Rests the pointer on every widget, so that its tooltip is seen.
fn hover_all(harness: &mut Harness<'static, Stand>, known: &[String], complaints: &mut BTreeSet<String>) {
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
        check(harness, known, complaints);
    }
}

#[test]
fn every_prompt_speaks_through_words() {
    let mut complaints = BTreeSet::new();
    for (seed, size) in [(11, [1280.0, 720.0]), (12, [640.0, 360.0])] {
        let stand = marked(Shown::Table);
        let known = said_by_content(&stand);
        let mut harness = window(stand, size);
        no_delay(&harness);
        let mut chance = Chance(seed);
        let mut prompts = 0;
        random_walk(seed, 120, |game, _, _| {
            let stand = harness.state_mut();
            stand.log.clear();
            stand.set_game(game);
            stand.desk.unfolded = game.state().tablets.iter().next().map(|_| crate::rules::MiniId(0));
            stand.desk.open = vec![[Panel::Log, Panel::CommandPost, Panel::Mission][chance.below(3)]];
            let areas: Vec<_> = game.board().areas().collect();
            stand.hovered = Some(match chance.below(3) {
                0 => Spot::Area(areas[chance.below(areas.len())]),
                1 => Spot::Mini(crate::rules::MiniId(chance.below(game.state().minis.len()) as u8)),
                _ => game.state().tokens.first().map_or(Spot::Area(areas[0]), |token| Spot::Token(token.id)),
            });
            harness.run_steps(2);
            check(&harness, &known, &mut complaints);
            // A step further, so that targets and forms are drawn too.
            let stand = harness.state_mut();
            let question = answers::Question {
                words: &stand.words,
                game: &stand.game,
                prompt: &stand.prompt,
                legal: &stand.legal,
            };
            stand.desk.composer.take(&Intent::Press(Press::Digit(chance.below(9) as u8)), &question);
            harness.run_steps(1);
            check(&harness, &known, &mut complaints);
            prompts += 1;
            if prompts % 40 == 0 {
                hover_all(&mut harness, &known, &mut complaints);
            }
        });
    }
    assert!(complaints.is_empty(), "{}", complaints.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_log_speaks_through_words() {
    let mut stand = marked(Shown::Table);
    let known = said_by_content(&stand);
    play_until(&mut stand, |_, _| false);
    stand.desk.open = vec![Panel::Log];
    let mut harness = window(stand, [1280.0, 12000.0]);
    harness.run_steps(3);
    let mut complaints = BTreeSet::new();
    check(&harness, &known, &mut complaints);
    assert!(complaints.is_empty(), "{}", complaints.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_screen_and_panel_speaks_through_words() {
    let every =
        [Panel::Log, Panel::Mission, Panel::Glossary, Panel::Settings, Panel::Help, Panel::Pause, Panel::CommandPost];
    let mut complaints = BTreeSet::new();
    for shown in [Shown::Menu, Shown::Table, Shown::HandOver, Shown::Bot, Shown::Replay, Shown::Report] {
        let mut stand = marked(shown);
        play_until(&mut stand, |prompt, _| prompt.ask == crate::rules::Ask::HeroAction);
        let known = said_by_content(&stand);
        let mut harness = window(stand, [1280.0, 720.0]);
        no_delay(&harness);
        for panel in every {
            harness.state_mut().desk.open = vec![panel];
            harness.run_steps(2);
            check(&harness, &known, &mut complaints);
            hover_all(&mut harness, &known, &mut complaints);
        }
        harness.state_mut().desk.open.clear();
        for page in [MenuPage::Front, MenuPage::NewMatch, MenuPage::Saves] {
            harness.state_mut().desk.page = page;
            harness.state_mut().desk.forgetting = Some("2".into());
            harness.run_steps(2);
            hover_all(&mut harness, &known, &mut complaints);
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn english_and_glue_are_found() {
    let words = Words::marked();
    let known = ["Batman".to_string()];
    assert_eq!(complaint("Quit", &known), Some("English letters"));
    assert_eq!(complaint(&words.menu_continue("Batman", 3_u8), &known), None);
    assert_eq!(complaint(&words.menu_continue("Quit", 3_u8), &known), Some("English letters"));
    let glued = format!("{} {}", words.menu_quit(), words.menu_back());
    assert_eq!(complaint(&glued, &known), Some("two sentences in a row"));
}
