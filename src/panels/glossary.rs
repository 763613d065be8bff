//! The glossary: Skills, Traits and rules, searchable; one line, and the whole text of the entry that is open.

use std::borrow::Cow;

use egui::{RichText, ScrollArea, TextEdit, Ui};

use super::intent::{Intent, Panel, Topic};
use super::parts;
use super::theme::Theme;
use super::view::View;
use crate::content::SkillKind;
use crate::rules::Rule;
use crate::words::Words;

/// An entry.
struct Entry<'a> {
    topic: Topic,
    title: &'a str,
    kind: &'a str,
    line: Cow<'a, str>,
    full: Cow<'a, str>,
    rule: &'a str,
}

fn kind_words(words: &Words, kind: SkillKind) -> &str {
    match kind {
        SkillKind::Attack => words.glossary_attack(),
        SkillKind::Melee => words.glossary_melee(),
        SkillKind::Ranged => words.glossary_ranged(),
        SkillKind::Manipulation => words.glossary_manipulation(),
        SkillKind::Thought => words.glossary_thought(),
        SkillKind::Leadership => words.glossary_leadership(),
        SkillKind::Movement => words.glossary_movement(),
        SkillKind::Defense => words.glossary_defense(),
        SkillKind::Reroll => words.glossary_reroll(),
        SkillKind::Vigor => words.glossary_vigor(),
        SkillKind::Field => words.glossary_field(),
        SkillKind::Trait => words.glossary_trait(),
    }
}

fn entries<'a>(view: &View<'a>) -> Vec<Entry<'a>> {
    let (catalogue, words) = (view.catalogue, view.words);
    let skills = catalogue.skill_texts.iter().map(|text| Entry {
        topic: Topic::Skill(text.skill),
        title: words.skill(text.skill),
        kind: kind_words(words, text.kind),
        line: words.text(&text.line),
        full: words.text(&text.text),
        rule: &text.rule,
    });
    let known: Vec<&str> = catalogue.skill_texts.iter().map(|text| words.skill(text.skill)).collect();
    let rules = Rule::ALL.iter().filter(|rule| !known.contains(&words.rule(**rule))).map(|rule| Entry {
        topic: Topic::Rule(*rule),
        title: words.rule(*rule),
        kind: if rule.id().starts_with('G') { words.glossary_ruling() } else { words.glossary_rule() },
        line: words.rule_text(*rule).into(),
        full: words.rule_text(*rule).into(),
        rule: rule.id(),
    });
    let mut all: Vec<Entry> = skills.chain(rules).collect();
    all.sort_by_key(|entry| entry.title.to_lowercase());
    all
}

/// The entry of a topic; a rule that is a Skill's has the Skill's.
fn find<'a, 'e>(words: &Words, all: &'e [Entry<'a>], topic: Topic) -> Option<&'e Entry<'a>> {
    all.iter().find(|entry| match topic {
        Topic::Rule(rule) => entry.topic == topic || entry.title == words.rule(rule),
        Topic::Skill(_) => entry.topic == topic,
    })
}

/// The glossary.
pub fn show(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = parts::title_bar(ui, view, words.glossary_title(), Intent::Close(Panel::Glossary));
    let mut search = view.desk.glossary_search.clone();
    let response =
        ui.add(TextEdit::singleline(&mut search).hint_text(words.glossary_search()).desired_width(f32::INFINITY));
    response.widget_info(|| egui::WidgetInfo::text_edit(true, "", search.as_str(), words.glossary_search_spoken()));
    if response.changed() {
        intents.push(Intent::SearchGlossary(search.clone()));
    }
    let all = entries(view);
    let open = view.desk.entry.and_then(|topic| find(words, &all, topic));
    if let Some(entry) = open {
        theme.card().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(entry.title).heading().color(theme.amber));
            parts::faint(ui, &theme, words.glossary_source(entry.kind, entry.rule));
            ui.label(RichText::new(&*entry.line).strong());
            if entry.full != entry.line {
                ui.label(&*entry.full);
            }
        });
    }
    let wanted = search.to_lowercase();
    let fits = |entry: &&Entry| {
        wanted.is_empty()
            || [entry.title, entry.kind, &entry.line, &entry.full, entry.rule]
                .iter()
                .any(|text| text.to_lowercase().contains(&wanted))
    };
    let found: Vec<&Entry> = all.iter().filter(fits).collect();
    let height = ui.available_height().max(80.0);
    ScrollArea::vertical().id_salt("glossary").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        for entry in &found {
            let is_open = open.is_some_and(|open| open.topic == entry.topic);
            if ui.selectable_label(is_open, RichText::new(entry.title).strong()).clicked() {
                intents.push(Intent::Explain(entry.topic));
            }
            parts::faint(ui, &theme, words.glossary_line(entry.kind, &*entry.line));
        }
        if found.is_empty() {
            parts::faint(ui, &theme, words.glossary_none());
        }
    });
    intents
}
