//! The menu: play, go on, watch, settings.

use core::time::Duration;

use egui::{Button, Color32, Response, RichText, ScrollArea, Sense, TextStyle, Ui, WidgetType, vec2};

use super::campaign;
use super::choice;
use super::draw;
use super::focus;
use super::intent::{Gesture, Intent, MenuPage, Panel, Wish};
use super::menu_tutorial;
use super::new_game;
use super::parts;
use super::picture::{self, Painting};
use super::puzzles;
use super::score_list;
use super::theme::{self, Theme};
use super::view::{MenuView, SaveSlot, View};
use gotham_content::Mission;
use gotham_words::Words;

/// The page of the menu that is open.
pub(crate) fn show(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    match view.desk.page {
        MenuPage::Front => front(ui, view, menu),
        MenuPage::NewMatch => new_game::show(ui, view, menu),
        MenuPage::Campaign => campaign::show(ui, view, menu),
        MenuPage::Tutorial => menu_tutorial::show(ui, view),
        MenuPage::Puzzles => puzzles::show(ui, view, menu),
        MenuPage::Saves => saves(ui, view, menu),
        // its own screen
        MenuPage::Gallery => Vec::new(),
        MenuPage::Sandbox => super::sandbox::menu(ui, view),
        MenuPage::Scores => score_list::show(ui, view, menu),
    }
}

/// How high a button of the first page is: all of them fit into a small window, below a match that goes on.
const BUTTON: f32 = 27.0;

fn front(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.menu_title()).text_style(theme::name_of_the_game()).strong().color(theme.amber));
    ui.label(RichText::new(words.menu_subtitle()).heading().color(theme.cyan));
    parts::faint(ui, &theme, words.menu_about());
    ui.add_space(14.0);
    // At the first start everything fits: nothing is there to continue, and the tutorial is offered above.
    let tutorial = view.catalogue.tutorials.first();
    let offered = tutorial.filter(|_| !view.settings.tutorial_offered);
    if let Some(mission) = offered {
        intents.extend(menu_tutorial::offer(ui, view, &theme, mission));
    }
    if offered.is_none() || menu.resume.is_some() {
        intents.extend(resume(ui, view, menu, &theme));
    }
    let wide = vec2(ui.available_width(), BUTTON);
    let mut entries = vec![(words.menu_new_game(), vec![Gesture::Page(MenuPage::NewMatch).into()])];
    let campaign = view.catalogue.campaign.as_ref();
    entries.extend(campaign.map(|_| (words.campaign_title(), vec![Gesture::Page(MenuPage::Campaign).into()])));
    let lessons = tutorial.filter(|_| offered.is_none());
    entries.extend(lessons.map(|_| (words.menu_tutorial(), vec![Gesture::Page(MenuPage::Tutorial).into()])));
    entries.push((words.puzzles_title(), vec![Gesture::Page(MenuPage::Puzzles).into()]));
    let others = [
        (words.menu_saves(), Gesture::Page(MenuPage::Saves)),
        (words.menu_sandbox(), Gesture::Page(MenuPage::Sandbox)),
        (words.score_list(), Gesture::Page(MenuPage::Scores)),
        (words.menu_gallery(), Gesture::Page(MenuPage::Gallery)),
        (words.reader_title(), Gesture::Open(Panel::Reader)),
        (words.menu_glossary(), Gesture::Open(Panel::Glossary)),
        (words.menu_settings(), Gesture::Open(Panel::Settings)),
        (words.menu_help(), Gesture::Open(Panel::Help)),
    ];
    entries.extend(others.map(|(label, gesture)| (label, vec![gesture.into()])));
    if !view.is_page {
        entries.push((words.menu_quit(), vec![Wish::Quit.into()]));
    }
    for (label, chosen) in entries {
        let response = ui.add(Button::new(label).min_size(wide));
        focus::first(ui, &response);
        if response.clicked() {
            intents.extend(chosen);
        }
    }
    intents
}

/// Goes on with the last match, or says why that cannot be done.
fn resume(ui: &mut Ui, view: &View, menu: &MenuView, theme: &Theme) -> Option<Intent> {
    let words = view.words;
    let broken = menu.resume.and_then(|slot| slot.broken.as_deref());
    let resume = match menu.resume {
        Some(slot) => words.menu_continue(words.translated(&slot.mission), slot.round),
        None => words.menu_continue_none().into(),
    };
    let can_resume = menu.resume.is_some_and(|slot| slot.broken.is_none() && !slot.finished);
    let why = broken.unwrap_or(words.menu_continue_why_not());
    let wide = vec2(ui.available_width(), BUTTON);
    let mission = menu
        .resume
        .filter(|_| can_resume)
        .and_then(|slot| view.catalogue.missions.iter().find(|mission| mission.name.english() == slot.mission));
    let response = match mission {
        Some(mission) => resume_card(ui, theme, mission, &resume),
        None => ui.add_enabled(can_resume, Button::new(&*resume).min_size(wide)).on_disabled_hover_text(why),
    };
    focus::first(ui, &response);
    response.clicked().then(|| Wish::Resume.into())
}

/// The match under way with its mission's picture, so that nobody has to look for it.
fn resume_card(ui: &mut Ui, theme: &Theme, mission: &Mission, line: &str) -> Response {
    let width = ui.available_width();
    let font = TextStyle::Button.resolve(ui.style());
    let letters = ui.painter().layout(line.into(), font, Color32::WHITE, width - 20.0);
    let size = vec2(width, (width * 0.37).max(letters.size().y + 30.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    draw::speak(ui, &response, WidgetType::Button, line);
    picture::paint(ui, theme, Painting::Mission(mission.id.as_str()), rect, choice::ROUND);
    picture::shade(ui, rect, letters.size().y + 30.0);
    let at = rect.left_bottom() + vec2(10.0, -letters.size().y - 8.0);
    ui.painter().galley(at, letters, Color32::WHITE);
    choice::frame(ui, theme, &response, false);
    response
}

fn saves(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.menu_saves()).text_style(theme::title()).color(theme.amber));
    let height = (ui.ctx().content_rect().height() - 230.0).max(140.0);
    let area = ScrollArea::vertical().id_salt("saves").max_height(height).auto_shrink([false, true]);
    focus::scrolled(ui, area, |ui| {
        for slot in menu.saves {
            theme.card().show(ui, |ui| {
                ui.set_width(ui.available_width());
                intents.extend(save(ui, view, &theme, slot));
            });
        }
        if menu.saves.is_empty() {
            parts::faint(ui, &theme, words.menu_save_none());
        }
    });
    intents.extend(code(ui, view));
    ui.horizontal(|ui| {
        let back = ui.button(words.menu_back()).on_hover_text(words.key_escape());
        focus::first(ui, &back);
        if back.clicked() {
            intents.push(Gesture::Page(MenuPage::Front).into());
        }
        if view.is_page && ui.button(words.menu_import()).on_hover_text(words.menu_import_tip()).clicked() {
            intents.push(Wish::Import.into());
        }
    });
    intents
}

/// Where a share code is pasted.
fn code(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let words = view.words;
    let line = |ui: &mut Ui| {
        parts::code_line(
            ui,
            &view.desk.code,
            (words.menu_code_hint(), words.menu_code(), 320.0),
            (words.menu_code_open(), None),
            Gesture::Code,
            Wish::OpenCode,
        )
    };
    ui.horizontal(line).inner
}

fn save(ui: &mut Ui, view: &View, theme: &Theme, slot: &SaveSlot) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&slot.name).strong());
        let when = slot.age.map_or_else(String::new, |age| ago(words, age));
        let line = if slot.broken.is_some() {
            when
        } else if slot.finished {
            words.menu_save_finished(words.translated(&slot.mission), when)
        } else {
            words.menu_save(words.translated(&slot.mission), slot.round, when)
        };
        parts::faint(ui, theme, line);
        if slot.is_branch {
            parts::faint(ui, theme, words.menu_branch());
        }
    });
    if let Some(broken) = &slot.broken {
        ui.label(RichText::new(broken).color(theme.red));
    }
    let is_sound = slot.broken.is_none();
    let name = &slot.name;
    ui.horizontal_wrapped(|ui| {
        let delete = if view.desk.forgetting.as_ref() == Some(name) {
            (words.menu_delete_now(), words.menu_delete_now_spoken(name))
        } else {
            (words.menu_delete(), words.menu_delete_spoken(name))
        };
        let mut buttons: Vec<((&str, String), bool, Intent)> = vec![
            (
                (words.menu_load(), words.menu_load_spoken(name)),
                is_sound && !slot.finished,
                Wish::Load(name.clone()).into(),
            ),
            ((words.menu_watch(), words.menu_watch_spoken(name)), is_sound, Wish::Watch(name.clone()).into()),
            ((words.menu_share(), words.menu_share_spoken(name)), is_sound, Wish::Share(Some(name.clone())).into()),
        ];
        if view.is_page {
            buttons.push((
                (words.menu_export(), words.menu_export_spoken(name)),
                true,
                Wish::Export(name.clone()).into(),
            ));
        }
        buttons.push((delete, true, Gesture::Forget(name.clone()).into()));
        for ((label, spoken), can, intent) in buttons {
            let response = ui.add_enabled(can, Button::new(label));
            draw::speak(ui, &response, egui::WidgetType::Button, &spoken);
            if response.clicked() {
                intents.push(intent);
            }
        }
    });
    intents
}

fn ago(words: &Words, age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    match minutes {
        0 => words.menu_just_now().into(),
        1..=59 => words.menu_minutes_ago(minutes),
        60..=2879 => words.menu_hours_ago(minutes / 60),
        _ => words.menu_days_ago(minutes / 1440),
    }
}
