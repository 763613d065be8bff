//! The page of the menu with the scores that were kept. SOLO XV

use egui::{RichText, ScrollArea, Ui, WidgetType};

use super::draw;
use super::focus;
use super::intent::{Gesture, Intent, MenuPage, Wish};
use super::parts;
use super::theme::{self, Theme};
use super::view::{MenuView, View};
use gotham_play::{ScoreOrder, Scored, log};

/// The page.
pub(crate) fn show(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.score_list()).text_style(theme::title()).color(theme.amber));
    ui.horizontal(|ui| {
        for (order, label) in [(ScoreOrder::Best, words.score_best()), (ScoreOrder::Newest, words.score_newest())] {
            if ui.selectable_label(view.desk.score_order == order, label).clicked() {
                intents.push(Gesture::SortScores(order).into());
            }
        }
    });
    let scores = menu.scores.sorted(view.desk.score_order);
    let height = (ui.ctx().content_rect().height() - 200.0).max(140.0);
    let area = ScrollArea::vertical().id_salt("scores").max_height(height).auto_shrink([false, true]);
    focus::scrolled(ui, area, |ui| {
        for (place, scored) in (1u32..).zip(&scores) {
            theme.card().show(ui, |ui| {
                ui.set_width(ui.available_width());
                intents.extend(entry(ui, view, &theme, place, scored));
            });
        }
        if scores.is_empty() {
            parts::faint(ui, &theme, words.score_none());
        }
    });
    let back = ui.button(words.menu_back()).on_hover_text(words.key_escape());
    focus::first(ui, &back);
    if back.clicked() {
        intents.push(Gesture::Page(MenuPage::Front).into());
    }
    intents
}

fn entry(ui: &mut Ui, view: &View, theme: &Theme, place: u32, scored: &Scored) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    let mission = view.catalogue.mission(&scored.mission);
    let mission = mission.map_or_else(|| scored.mission.clone(), |(_, mission)| words.text(&mission.name).into_owned());
    let rank = log::rank(words, scored.rank());
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(words.score_points(scored.points, rank)).strong().color(theme.amber));
        parts::faint(ui, theme, words.panel_dots(mission, scored.day()));
    });
    let hero = |id: &String| {
        let found = view.catalogue.hero(id);
        found.map_or_else(|| id.clone(), |(_, hero)| words.text(&hero.name).into_owned())
    };
    ui.label(log::list(words, scored.heroes.iter().map(hero)));
    ui.collapsing(words.score_options(place), |ui| {
        let lines = log::options(words, &scored.options);
        if lines.is_empty() {
            parts::faint(ui, theme, words.score_no_options());
        }
        for line in lines {
            parts::faint(ui, theme, line);
        }
    });
    let Some(code) = &scored.code else { return intents };
    ui.horizontal(|ui| {
        let is_copied = view.desk.copied.as_ref() == Some(code);
        let copy = if is_copied { words.panel_copied() } else { words.panel_copy_code() };
        for (label, spoken, wish) in [
            (words.menu_watch(), words.score_watch_spoken(place), Wish::OpenCode(code.clone())),
            (copy, words.score_copy_spoken(place), Wish::Copy(code.clone())),
        ] {
            let response = ui.button(label);
            draw::speak(ui, &response, WidgetType::Button, &spoken);
            if response.clicked() {
                intents.push(wish.into());
            }
        }
    });
    intents
}
