//! The figure of the day beside the menu: a Hero on its plinth, another one every day. A click leads to the gallery.

use egui::{RichText, Sense, TextStyle, Ui, WidgetType, vec2};

use super::choice;
use super::draw;
use super::intent::{GalleryMove, Gesture, Intent, MenuPage, Topic};
use super::parts;
use super::picture::{self, Painting};
use super::printed::skill_words;
use super::strengths::{strengths, strongest};
use super::theme::{self, Theme};
use super::view::{MenuView, View};
use gotham_play::log;

/// How high the picture is for its width.
pub(crate) const SHAPE: f32 = 4.0 / 3.0;

/// The figure.
pub(crate) fn show(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let heroes = &view.catalogue.heroes;
    let at = (menu.today % heroes.len().max(1) as u64) as usize;
    let Some(hero) = heroes.get(at) else { return Vec::new() };
    let name = words.text(&hero.name);
    let width = ui.available_width();
    let (rect, response) = ui.allocate_exact_size(vec2(width, width * SHAPE), Sense::click());
    let spoken = words.panel_entry(words.menu_figure(), &*name);
    draw::speak(ui, &response, WidgetType::Button, &spoken);
    picture::paint(ui, &theme, Painting::Figure(hero.id.as_str()), rect, choice::ROUND);
    choice::frame(ui, &theme, &response, false);
    let small = TextStyle::Small.resolve(ui.style());
    ui.painter().text(
        rect.left_top() + vec2(10.0, 8.0),
        egui::Align2::LEFT_TOP,
        words.menu_figure(),
        small,
        theme.words,
    );
    ui.label(RichText::new(&*name).text_style(theme::title()).color(theme.amber));
    let best = strengths(view.catalogue, hero).map(|space| log::space(words, space).to_string());
    let skills = strongest(hero).into_iter().take(2).map(|held| skill_words(words, held.skill, held.level));
    parts::faint(ui, &theme, words.prompt_hero(log::list(words, best), log::list(words, skills)));
    match response.on_hover_text(words.menu_figure_tip()).clicked() {
        true => {
            vec![Gesture::Gallery(GalleryMove::Pick(Topic::Hero(at))).into(), Gesture::Page(MenuPage::Gallery).into()]
        }
        false => Vec::new(),
    }
}
