//! Icons: each is a letter of the font, each Skill has its own, and nobody hears one.

use std::collections::BTreeSet;

use egui_kittest::kittest::NodeT;

use super::rendering::lacking;
use super::*;
use crate::icon::{Icon, of_term};
use gotham_content::skill::Skill;
use gotham_rules::command::Space;

#[test]
fn the_font_has_the_listed_icons_in_their_order() {
    let listed: Vec<&str> = include_str!("../../../assets/fonts/icons.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(' ').next())
        .collect();
    let named: Vec<String> = Icon::ALL.iter().map(|icon| format!("{icon:?}")).collect();
    assert_eq!(listed, named);
    let mut harness = window(Stand::new(Shown::Menu), [640.0, 360.0]);
    harness.run_steps(2);
    let letters: String = Icon::ALL.iter().map(|icon| icon.letter()).collect();
    assert_eq!(lacking(&harness, &letters), "");
    let next = char::from_u32(Icon::ALL.last().unwrap().letter() as u32 + 1).unwrap();
    assert_eq!(lacking(&harness, &next.to_string()), next.to_string(), "no icon that has no name");
}

#[test]
fn every_skill_and_space_has_an_icon_of_its_own() {
    let skills = Skill::ALL.iter().map(|skill| Icon::from(*skill));
    let own: BTreeSet<Icon> = skills.chain(Space::ALL.map(Icon::from)).collect();
    assert_eq!(own.len(), Skill::ALL.len() + Space::ALL.len());
}

#[test]
fn every_term_of_the_glossary_has_an_icon() {
    let terms = &gotham_embedded::catalogue().terms;
    let without: Vec<&str> = terms.iter().map(|term| term.id.as_str()).filter(|id| of_term(id).is_none()).collect();
    assert!(!terms.is_empty() && without.is_empty(), "{without:?}");
}

/// An icon is beside a name, and the name is what a screen reader says.
#[test]
fn nobody_hears_an_icon() {
    let is_icon = |letter: char| Icon::ALL.iter().any(|icon| icon.letter() == letter);
    let mut seen = BTreeSet::new();
    let mut check = |harness: &Harness<'static, Stand>| {
        for node in harness.root().children_recursive() {
            let node = node.accesskit_node();
            for text in [node.label(), node.value(), node.description()].into_iter().flatten() {
                assert!(!text.contains(is_icon), "{text:?} is heard");
            }
        }
        seen.extend(marked::texts(harness).iter().flat_map(|text| text.chars()).filter(|letter| is_icon(*letter)));
    };
    let mut harness = window(Stand::new(Shown::Table), [1280.0, 720.0]);
    for seed in 0..3 {
        show_prompts(&mut harness, seed, 1, |harness, _| check(harness));
    }
    harness.state_mut().desk.open = vec![Panel::Glossary];
    harness.run_steps(2);
    check(&harness);
    assert!(seen.len() > 40, "icons are seen: {seen:?}");
}
