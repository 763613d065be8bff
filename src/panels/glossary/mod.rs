//! The glossary: a quick reference, Skills, Traits, terms, tokens, icons, rules, and every Screen, Character tile and card of the catalogue,
//! alphabetically or by chapter, searchable; one line each, and the open entry in full.

mod entries;
mod quick;

use egui::{
    Align2, FontId, Rect, RichText, ScrollArea, Sense, TextEdit, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo,
    WidgetText, WidgetType,
};

use super::cards;
use super::draw;
use super::focus;
use super::intent::{Chapter, Intent, Panel, Topic};
use super::parts;
use super::portrait::{self, Face, Tint};
use super::theme::Theme;
use super::view::View;

/// The glossary.
pub fn show(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = parts::title_bar(ui, view, words.glossary_title(), Intent::Close(Panel::Glossary));
    let mut search = view.desk.glossary_search.clone();
    let response =
        ui.add(TextEdit::singleline(&mut search).hint_text(words.glossary_search()).desired_width(f32::INFINITY));
    response.widget_info(|| WidgetInfo::text_edit(true, "", search.as_str(), words.glossary_search_spoken()));
    if response.changed() {
        intents.push(Intent::SearchGlossary(search.clone()));
    }
    ui.horizontal_wrapped(|ui| {
        for chapter in std::iter::once(None).chain(Chapter::ALL.map(Some)) {
            let is_open = view.desk.chapter == chapter;
            let title = RichText::new(entries::chapter_title(words, chapter)).small();
            if ui.selectable_label(is_open, title).clicked() {
                intents.push(Intent::TurnGlossary(chapter));
            }
        }
    });
    if view.desk.chapter == Some(Chapter::Quick) {
        intents.extend(quick::page(ui, view, &theme, &search));
        return intents;
    }
    let open = view.desk.entry.map(|topic| entries::of_topic(view, topic));
    if let Some(topic) = open {
        intents.extend(entry(ui, view, &theme, topic));
    }
    let key = (search.clone(), view.desk.chapter, view.settings.language.clone());
    let found = parts::remembered(ui, "glossary found", key, || found(view, &search));
    if found.is_empty() {
        parts::faint(ui, &theme, words.glossary_none());
    }
    let height = ui.available_height().max(80.0);
    let row = row_height(ui);
    let list = ScrollArea::vertical().id_salt("glossary").max_height(height).auto_shrink([false, true]);
    list.show_rows(ui, row, found.len(), |ui, rows| {
        for (topic, title) in &found[rows] {
            if self::row(ui, view, &theme, *topic, title, open == Some(*topic), Sense::click()) {
                intents.push(Intent::Explain(*topic));
            }
        }
        focus::follow(ui);
    });
    intents
}

/// The entries that a search finds, those with the words in their titles first.
fn found(view: &View, search: &str) -> Vec<(Topic, String)> {
    let mut found = entries::entries(view, view.desk.chapter);
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

/// An entry in full.
pub(super) fn entry(ui: &mut Ui, view: &View, theme: &Theme, topic: Topic) -> Vec<Intent> {
    let (catalogue, words) = (view.catalogue, view.words);
    let mut intents = Vec::new();
    let Some(title) = entries::title(view, topic) else { return intents };
    theme.card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        let shown = entries::icon(view, topic).map(|icon| icon.before(&title));
        let label = ui.label(RichText::new(shown.as_deref().unwrap_or(&title)).heading().color(theme.amber));
        draw::speak(ui, &label, WidgetType::Label, &title);
        let (kind, source) = (entries::kind(view, topic), entries::source(view, topic));
        match source {
            "" => parts::faint(ui, theme, kind),
            source => parts::faint(ui, theme, words.glossary_source(kind, source)),
        };
        match topic {
            Topic::Hero(at) => {
                intents.extend(
                    catalogue.heroes.get(at).map(|hero| cards::hero(ui, view, theme, hero)).unwrap_or_default(),
                );
            }
            Topic::Tile(at) => {
                intents
                    .extend(catalogue.tiles.get(at).map(|tile| cards::tile(ui, view, theme, tile)).unwrap_or_default());
            }
            Topic::Card(at) => {
                let card = catalogue.cards.get(at);
                intents.extend(card.map(|card| cards::card_lines(ui, view, theme, card)).unwrap_or_default());
            }
            Topic::Quick(part) => quick::show(ui, view, theme, part),
            Topic::Skill(_) | Topic::Rule(_) | Topic::Term(_) => {
                ui.label(RichText::new(entries::line(view, topic)).strong());
                let text = entries::text(view, topic);
                if !text.is_empty() {
                    ui.label(&*text);
                }
            }
        }
    });
    intents
}

/// Height of a row of the list, in points: a title, and a line below it.
pub(super) fn row_height(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Body) + ui.text_style_height(&TextStyle::Small) + 3.0 * GAP
}

/// Points around the text of a row.
const GAP: f32 = 3.0;

/// A row of a list of entries; returns whether it was clicked.
pub(super) fn row(
    ui: &mut Ui,
    view: &View,
    theme: &Theme,
    topic: Topic,
    title: &str,
    is_open: bool,
    sense: Sense,
) -> bool {
    let size = egui::vec2(ui.available_width(), row_height(ui));
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, is_open, title));
    if !ui.is_rect_visible(rect) {
        return false;
    }
    let visuals = ui.style().interact_selectable(&response, is_open);
    if is_open || response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, visuals.corner_radius, visuals.weak_bg_fill);
    }
    let mut room = rect.shrink(GAP);
    let square = Rect::from_min_size(room.min, Vec2::splat(room.height()));
    if let Some(face) = Face::of_topic(view.catalogue, topic) {
        portrait::paint(ui, theme, Some(face), square, Tint::Full);
        room.min.x = square.right() + 2.0 * GAP;
    } else if let Some(icon) = entries::icon(view, topic) {
        let font = FontId::proportional(room.height() * 0.7);
        ui.painter().text(square.center(), Align2::CENTER_CENTER, icon.letter(), font, theme.cyan);
        room.min.x = square.right() + GAP;
    }
    let short = |text: RichText, style: TextStyle| {
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Truncate), room.width(), style)
    };
    let title = short(RichText::new(title).strong(), TextStyle::Body);
    let (kind, line) = (entries::kind(view, topic), entries::line(view, topic));
    let line = if line.is_empty() { kind.to_string() } else { view.words.glossary_line(kind, &*line) };
    // Text that is cut short is read aloud in full.
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(line.as_str()));
    let line = short(RichText::new(line).small().color(theme.faint), TextStyle::Small);
    let below = Align2::LEFT_BOTTOM.anchor_size(room.left_bottom(), line.size()).min;
    ui.painter().galley(room.left_top(), title, theme.words);
    ui.painter().galley(below, line, theme.faint);
    response.clicked()
}
