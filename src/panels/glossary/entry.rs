//! The whole of an entry.

use egui::{RichText, Ui, WidgetType};

use super::{entries, quick};
use crate::cards;
use crate::draw;
use crate::intent::{Intent, Topic};
use crate::parts;
use crate::theme::Theme;
use crate::view::View;

/// An entry in full.
pub(crate) fn entry(ui: &mut Ui, view: &View, theme: &Theme, topic: Topic) -> Vec<Intent> {
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
