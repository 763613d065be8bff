//! The tutorial in the menu: offered at the first start, and there for anyone who wants it again: lessons for either side,
//! and an easy mission to go on with.

use egui::{Button, RichText, Ui, vec2};

use super::focus;
use super::intent::{Gesture, Intent, MenuPage, NewMatch, Wish};
use super::parts;
use super::settings::Settings;
use super::theme::{self, Theme};
use super::view::View;
use gotham_content::Mission;
use gotham_content::mission::Side;

/// Offers the tutorial to somebody who is here for the first time.
pub(crate) fn offer(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    theme.card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words.menu_first_time()).strong().color(theme.amber));
        ui.label(words.menu_first_time_text());
        ui.horizontal_wrapped(|ui| {
            let yes = ui.button(words.menu_first_time_yes());
            focus::first(ui, &yes);
            if yes.clicked() {
                intents.extend(begin(view, mission));
            }
            if ui.button(words.menu_first_time_no()).clicked() {
                intents.extend(offered(view));
            }
        });
    });
    ui.add_space(8.0);
    intents
}

/// The page: every tutorial, then the easiest mission, each begun by one click.
pub(crate) fn show(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = Vec::new();
    ui.label(RichText::new(words.menu_tutorial()).text_style(theme::title()).color(theme.amber));
    for mission in &view.catalogue.tutorials {
        if entry(ui, &theme, title(view, mission), &words.text(&mission.story)) {
            intents.extend(begin(view, mission));
        }
    }
    if let Some(easy) = NewMatch::gentlest(view.catalogue)
        && entry(ui, &theme, words.lesson_easy_mission(), &team(view, &easy))
    {
        intents.push(Wish::NewMatch(easy).into());
    }
    let back = ui.button(words.menu_back()).on_hover_text(words.key_escape());
    focus::first(ui, &back);
    if back.clicked() {
        intents.push(Gesture::Page(MenuPage::Front).into());
    }
    intents
}

/// A button with what there is to say about it; returns whether it was clicked.
fn entry(ui: &mut Ui, theme: &Theme, label: &str, about: &str) -> bool {
    let card = theme.card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        let button = ui.add(Button::new(RichText::new(label).strong()).min_size(vec2(ui.available_width(), 32.0)));
        focus::first(ui, &button);
        parts::faint(ui, theme, about);
        button.clicked()
    });
    card.inner
}

/// What a tutorial is called where one chooses between them.
pub(crate) fn title<'a>(view: &View<'a>, mission: &Mission) -> &'a str {
    match mission.lessons.as_ref().map(|course| course.side) {
        Some(Side::Villain) => view.words.lesson_villain_course(),
        Some(Side::Heroes) | None => view.words.lesson_heroes_course(),
    }
}

/// The mission of a match, and who goes.
pub(crate) fn team(view: &View, new: &NewMatch) -> String {
    let words = view.words;
    let mission = view.catalogue.mission(new.mission.as_str());
    let name = mission.map(|(_, mission)| words.text(&mission.name).into_owned()).unwrap_or_default();
    let hero = |wanted: &gotham_content::id::HeroName| {
        let hero = view.catalogue.heroes.iter().find(|hero| hero.id == *wanted);
        hero.map(|hero| words.text(&hero.name).into_owned())
    };
    let heroes: Vec<String> = new.wishes.iter().flatten().filter_map(hero).collect();
    words.lesson_easy_team(name, heroes.join(", "))
}

/// Begins the tutorial, which is not offered again.
pub(crate) fn begin(view: &View, mission: &Mission) -> Vec<Intent> {
    let begun = Wish::NewMatch(NewMatch::tutorial(mission));
    offered(view).into_iter().chain([begun.into()]).collect()
}

/// The tutorial is not offered again.
fn offered(view: &View) -> Option<Intent> {
    let settings = Settings { tutorial_offered: true, ..view.settings.clone() };
    (!view.settings.tutorial_offered).then(|| Wish::Settings(Box::new(settings)).into())
}
