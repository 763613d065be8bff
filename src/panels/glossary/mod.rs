//! The glossary: a quick reference, Skills, Traits, terms, tokens, icons, rules, and every Screen, Character tile and card of the catalogue,
//! alphabetically or by chapter, searchable; one line each, and the open entry in full.

mod entries;
mod entry;
mod quick;
mod row;

pub(crate) use entry::entry;
pub(crate) use row::{row, row_height};

use egui::{RichText, ScrollArea, Sense, TextEdit, Ui, WidgetInfo};

use super::focus;
use super::intent::{Chapter, Gesture, Intent, Panel, Quick, Topic};
use super::parts;
use super::theme::Theme;
use super::view::View;

/// The glossary.
pub(crate) fn show(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = parts::title_bar(ui, view, words.glossary_title(), Gesture::Close(Panel::Glossary));
    let mut search = view.desk.glossary_search.clone();
    let response =
        ui.add(TextEdit::singleline(&mut search).hint_text(words.glossary_search()).desired_width(f32::INFINITY));
    response.widget_info(|| WidgetInfo::text_edit(true, "", search.as_str(), words.glossary_search_spoken()));
    if response.changed() {
        intents.push(Gesture::SearchGlossary(search.clone()).into());
    }
    ui.horizontal_wrapped(|ui| {
        for chapter in std::iter::once(None).chain(Chapter::ALL.map(Some)) {
            let is_open = view.desk.chapter == chapter;
            let title = RichText::new(entries::chapter_title(words, chapter)).small();
            if ui.selectable_label(is_open, title).clicked() {
                intents.push(Gesture::TurnGlossary(chapter).into());
            }
        }
    });
    // What the quick reference doesn't say is looked for everywhere.
    let chapter = match view.desk.chapter {
        Some(Chapter::Quick) => {
            let parts = quick_parts(view, &search);
            if !parts.is_empty() {
                intents.extend(quick_reference(ui, view, &theme, parts));
                return intents;
            }
            None
        }
        chapter => chapter,
    };
    let open = view.desk.entry.map(|topic| entries::of_topic(view, topic));
    if let Some(topic) = open {
        intents.extend(entry(ui, view, &theme, topic));
    }
    let key = (search.clone(), chapter, view.settings.language.clone());
    let found = parts::remembered(ui, "glossary found", key, || found(view, chapter, &search));
    if found.is_empty() {
        parts::faint(ui, &theme, words.glossary_none());
    }
    let height = ui.available_height().max(80.0);
    let row = row_height(ui);
    let list = ScrollArea::vertical().id_salt("glossary").max_height(height).auto_shrink([false, true]);
    list.show_rows(ui, row, found.len(), |ui, rows| {
        for (topic, title) in &found[rows] {
            if self::row(ui, view, &theme, *topic, title, open == Some(*topic), Sense::click()) {
                intents.push(Gesture::Explain(*topic).into());
            }
        }
        focus::follow(ui);
    });
    intents
}

/// The parts of the quick reference in which the words are found.
fn quick_parts(view: &View, search: &str) -> Vec<Quick> {
    let wanted = search.trim().to_lowercase();
    let says = |part: &Quick| {
        let title = quick::title(view.words, *part).into();
        entries::searched(view, &entries::Entry { topic: Topic::Quick(*part), title }).contains(&wanted)
    };
    Quick::ALL.into_iter().filter(says).collect()
}

/// Parts of the quick reference on one page.
fn quick_reference(ui: &mut Ui, view: &View, theme: &Theme, parts: Vec<Quick>) -> Vec<Intent> {
    let height = ui.available_height().max(80.0);
    let area = ScrollArea::vertical().id_salt("quick reference").max_height(height).auto_shrink([false, true]);
    let shown =
        area.show(ui, |ui| parts.into_iter().flat_map(|part| entry(ui, view, theme, Topic::Quick(part))).collect());
    shown.inner
}

/// The entries that a search finds, those with the words in their titles first.
fn found(view: &View, chapter: Option<Chapter>, search: &str) -> Vec<(Topic, String)> {
    let mut found = entries::entries(view, chapter);
    let wanted = search.trim().to_lowercase();
    if !wanted.is_empty() {
        found.retain(|entry| entries::searched(view, entry).contains(&wanted));
        found.sort_by_cached_key(|entry| {
            let title = entry.title.to_lowercase();
            (!title.starts_with(&wanted), !title.contains(&wanted))
        });
    }
    found.into_iter().map(|entry| (entry.topic, entry.title.into_owned())).collect()
}
