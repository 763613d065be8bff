//! The glossary: Skills, Traits and rules, searchable; one line, and the whole text of the entry that is open.

use egui::{RichText, ScrollArea, TextEdit, Ui};

use super::intent::{Intent, Panel};
use super::parts;
use super::theme::Theme;
use super::view::View;
use crate::content::Catalogue;
use crate::content::SkillKind;
use crate::rules::Rule;

/// An entry.
struct Entry<'a> {
    title: &'a str,
    kind: &'static str,
    line: &'a str,
    full: &'a str,
    rule: &'a str,
}

fn kind_words(kind: SkillKind) -> &'static str {
    match kind {
        SkillKind::Attack => "Attack Skill",
        SkillKind::Melee => "Melee Skill",
        SkillKind::Ranged => "Ranged Skill",
        SkillKind::Manipulation => "Manipulation Skill",
        SkillKind::Thought => "Thought Skill",
        SkillKind::Leadership => "Leadership Skill",
        SkillKind::Movement => "Movement Skill",
        SkillKind::Defense => "Defense Skill",
        SkillKind::Reroll => "Reroll Skill",
        SkillKind::Vigor => "Vigor Skill",
        SkillKind::Field => "Field Skill",
        SkillKind::Trait => "Trait",
    }
}

fn entries(catalogue: &Catalogue) -> Vec<Entry<'_>> {
    let skills = catalogue.skill_texts.iter().map(|text| Entry {
        title: text.skill.title(),
        kind: kind_words(text.kind),
        line: &text.line,
        full: &text.text,
        rule: &text.rule,
    });
    let known: Vec<&str> = catalogue.skill_texts.iter().map(|text| text.skill.title()).collect();
    let rules = Rule::ALL.iter().filter(|rule| !known.contains(&rule.title())).map(|rule| Entry {
        title: rule.title(),
        kind: if rule.id().starts_with('G') { "Ruling" } else { "Rule" },
        line: rule.text(),
        full: rule.text(),
        rule: rule.id(),
    });
    let mut all: Vec<Entry> = skills.chain(rules).collect();
    all.sort_by_key(|entry| entry.title.to_lowercase());
    all
}

/// The glossary.
pub fn show(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = parts::title_bar(ui, &theme, "Glossary", Intent::Close(Panel::Glossary));
    let mut search = view.desk.glossary_search.clone();
    let response = ui.add(
        TextEdit::singleline(&mut search).hint_text("Search a Skill, a rule, a word").desired_width(f32::INFINITY),
    );
    response.widget_info(|| egui::WidgetInfo::text_edit(true, "", search.as_str(), "Search the glossary"));
    if response.changed() {
        intents.push(Intent::SearchGlossary(search.clone()));
    }
    let all = entries(view.catalogue);
    if let Some(entry) = view.desk.entry.as_ref().and_then(|open| all.iter().find(|entry| entry.title == open)) {
        theme.card().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(entry.title).heading().color(theme.amber));
            parts::faint(ui, &theme, format!("{} · {}", entry.kind, entry.rule));
            ui.label(RichText::new(entry.line).strong());
            if entry.full != entry.line {
                ui.label(entry.full);
            }
        });
    }
    let words = search.to_lowercase();
    let fits = |entry: &&Entry| {
        words.is_empty()
            || [entry.title, entry.kind, entry.line, entry.full, entry.rule]
                .iter()
                .any(|text| text.to_lowercase().contains(&words))
    };
    let found: Vec<&Entry> = all.iter().filter(fits).collect();
    let height = ui.available_height().max(80.0);
    ScrollArea::vertical().id_salt("glossary").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        for entry in &found {
            let is_open = view.desk.entry.as_deref() == Some(entry.title);
            if ui.selectable_label(is_open, RichText::new(entry.title).strong()).clicked() {
                intents.push(Intent::Explain(entry.title.into()));
            }
            parts::faint(ui, &theme, format!("{} · {}", entry.kind, entry.line));
        }
        if found.is_empty() {
            parts::faint(ui, &theme, "Nothing found.");
        }
    });
    intents
}
