//! The menu: play, go on, watch, settings; and the choice of mission and seats.

use egui::{Button, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::draw;
use super::intent::{Intent, MenuPage, NewMatch, Panel, SeatKind};
use super::parts;
use super::theme::Theme;
use super::view::{MenuView, SaveSlot, View};
use crate::content::Mission;
use crate::content::hero_slot::HeroSlot;
use crate::content::id::HeroName;
use crate::content::mission::Side;

/// The page of the menu that is open.
pub fn show(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    match view.desk.page {
        MenuPage::Front => front(ui, view, menu),
        MenuPage::NewMatch => new_match(ui, view),
        MenuPage::Saves => saves(ui, view, menu),
    }
}

fn front(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = Vec::new();
    ui.label(RichText::new("GOTHAM CITY").size(30.0).strong().color(theme.amber));
    ui.label(RichText::new("C H R O N I C L E S").size(18.0).color(theme.cyan));
    parts::faint(ui, &theme, "The digital table. Unofficial, made by fans, without artwork of the publisher.");
    ui.add_space(14.0);
    let broken = menu.resume.and_then(|slot| slot.broken.as_deref());
    let resume = match menu.resume {
        Some(slot) => format!("Continue: {}, round {}", slot.mission, slot.round),
        None => "Continue".into(),
    };
    let can_resume = menu.resume.is_some_and(|slot| slot.broken.is_none() && !slot.finished);
    let why = broken.unwrap_or("No match is under way.");
    let wide = vec2(260.0, 32.0);
    let response = ui.add_enabled(can_resume, Button::new(resume).min_size(wide)).on_disabled_hover_text(why);
    parts::first_focus(ui, &response);
    if response.clicked() {
        intents.push(Intent::Resume);
    }
    for (words, intent) in [
        ("New match", Intent::Page(MenuPage::NewMatch)),
        ("Saves and replays", Intent::Page(MenuPage::Saves)),
        ("Glossary", Intent::Open(Panel::Glossary)),
        ("Settings", Intent::Open(Panel::Settings)),
        ("Keys and help", Intent::Open(Panel::Help)),
        ("Quit", Intent::Quit),
    ] {
        let response = ui.add(Button::new(words).min_size(wide));
        parts::first_focus(ui, &response);
        if response.clicked() {
            intents.push(intent);
        }
    }
    intents
}

/// What the new-match screen begins with.
pub fn first_draft(view: &View) -> Option<NewMatch> {
    view.catalogue.missions.first().map(NewMatch::against_the_program)
}

fn new_match(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = Vec::new();
    ui.label(RichText::new("New match").size(24.0).color(theme.amber));
    let Some(mut draft) = view.desk.draft.clone().or_else(|| first_draft(view)) else {
        ui.label("There is no mission.");
        return intents;
    };
    let before = draft.clone();
    let height = (ui.ctx().content_rect().height() - 190.0).max(140.0);
    ScrollArea::vertical().id_salt("new match").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        parts::heading(ui, &theme, "Mission");
        for mission in &view.catalogue.missions {
            if ui.radio(draft.mission == mission.id, RichText::new(&mission.name).strong()).clicked()
                && draft.mission != mission.id
            {
                draft = NewMatch::against_the_program(mission);
            }
            if draft.mission == mission.id {
                ui.label(RichText::new(&mission.story).italics());
                let board = view.catalogue.map(mission.map.as_str()).map_or("", |(_, map)| map.name.as_str());
                parts::faint(ui, &theme, format!("{board} · {} rounds", mission.rounds));
            }
        }
        let Some((_, mission)) = view.catalogue.mission(draft.mission.as_str()) else { return };
        seats(ui, view, &theme, mission, &mut draft);
        seed(ui, &mut draft);
    });
    if draft != before {
        intents.push(Intent::Draft(draft.clone()));
    }
    ui.horizontal(|ui| {
        let begin = ui.add(Button::new(RichText::new("Begin").size(17.0).strong())).on_hover_text("Enter");
        parts::first_focus(ui, &begin);
        if begin.clicked() {
            intents.push(Intent::NewMatch(draft.clone()));
        }
        if ui.button("Back").clicked() {
            intents.push(Intent::Page(MenuPage::Front));
        }
    });
    intents
}

/// Each side and each Hero slot: a person or the program.
fn seats(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission, draft: &mut NewMatch) {
    parts::heading(ui, theme, "Who plays");
    let presets: [(&str, SeatKind, SeatKind); 4] = [
        ("I play the Heroes", SeatKind::Person(1), SeatKind::Bot),
        ("I play the Villain", SeatKind::Bot, SeatKind::Person(1)),
        ("Two persons", SeatKind::Person(1), SeatKind::Person(2)),
        ("Watch two programs", SeatKind::Bot, SeatKind::Bot),
    ];
    ui.horizontal_wrapped(|ui| {
        for (words, heroes, villain) in presets {
            let is_on = draft.villain == villain && draft.heroes.iter().all(|seat| *seat == heroes);
            if ui.selectable_label(is_on, words).clicked() {
                draft.heroes.iter_mut().for_each(|seat| *seat = heroes);
                draft.villain = villain;
            }
        }
    });
    for (slot, choices) in mission.heroes.iter().enumerate() {
        let Some(seat) = draft.heroes.get_mut(slot) else { continue };
        ui.horizontal_wrapped(|ui| {
            draw::side_icon(ui, theme, Some(Side::Heroes));
            ui.label(format!("Hero {}", slot + 1));
            seat_buttons(ui, seat, &format!("Hero {}", slot + 1));
        });
        if let Some(wish) = draft.wishes.get_mut(slot) {
            wishes(ui, view, slot, choices, wish);
        }
    }
    ui.horizontal_wrapped(|ui| {
        draw::side_icon(ui, theme, Some(Side::Villain));
        ui.label("Villain");
        seat_buttons(ui, &mut draft.villain, "Villain");
    });
}

/// Which Hero of a slot comes: one that is wished for, or whom its seat chooses when the match begins.
fn wishes(ui: &mut Ui, view: &View, slot: usize, choices: &HeroSlot, wish: &mut Option<HeroName>) {
    ui.horizontal_wrapped(|ui| {
        ui.add_space(22.0);
        let mut button = |ui: &mut Ui, value: Option<&HeroName>, words: &str| {
            let response = ui.selectable_label(wish.as_ref() == value, RichText::new(words).small());
            draw::speak(ui, &response, egui::WidgetType::SelectableLabel, &format!("Hero {}: {words}", slot + 1));
            if response.clicked() {
                *wish = value.cloned();
            }
        };
        button(ui, None, "chosen at the table");
        for choice in &choices.choices {
            let found = view.catalogue.hero(choice.hero.as_str());
            button(ui, Some(&choice.hero), found.map_or(choice.hero.as_str(), |(_, hero)| &hero.name));
        }
    });
}

fn seat_buttons(ui: &mut Ui, seat: &mut SeatKind, whose: &str) {
    let kinds = [
        (SeatKind::Person(1), "Person 1"),
        (SeatKind::Person(2), "Person 2"),
        (SeatKind::Person(3), "Person 3"),
        (SeatKind::Person(4), "Person 4"),
        (SeatKind::Bot, "Program"),
    ];
    for (kind, words) in kinds {
        let response = ui.selectable_label(*seat == kind, words);
        draw::speak(ui, &response, egui::WidgetType::SelectableLabel, &format!("{whose}: {words}"));
        if response.clicked() {
            *seat = kind;
        }
    }
}

fn seed(ui: &mut Ui, draft: &mut NewMatch) {
    ui.horizontal(|ui| {
        ui.label("Seed").on_hover_text("The same seed and the same choices give the same dice. Empty: by chance.");
        let mut text = draft.seed.map_or_else(String::new, |seed| seed.to_string());
        let response = ui.add(TextEdit::singleline(&mut text).hint_text("by chance").desired_width(120.0));
        response.widget_info(|| egui::WidgetInfo::text_edit(true, "", text.as_str(), "Seed"));
        if response.changed() {
            let digits: String = text.chars().filter(char::is_ascii_digit).take(18).collect();
            draft.seed = digits.parse().ok();
        }
    });
}

fn saves(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = Vec::new();
    ui.label(RichText::new("Saves and replays").size(24.0).color(theme.amber));
    let height = (ui.ctx().content_rect().height() - 190.0).max(140.0);
    ScrollArea::vertical().id_salt("saves").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        for slot in menu.saves {
            theme.card().show(ui, |ui| {
                ui.set_width(ui.available_width());
                intents.extend(save(ui, view, &theme, slot));
            });
        }
        if menu.saves.is_empty() {
            parts::faint(ui, &theme, "Nothing is saved yet. Matches save themselves after every answer.");
        }
    });
    let back = ui.button("Back").on_hover_text("Esc");
    parts::first_focus(ui, &back);
    if back.clicked() {
        intents.push(Intent::Page(MenuPage::Front));
    }
    intents
}

fn save(ui: &mut Ui, view: &View, theme: &Theme, slot: &SaveSlot) -> Vec<Intent> {
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&slot.name).strong());
        let state = if slot.finished { "ended".into() } else { format!("round {}", slot.round) };
        parts::faint(ui, theme, format!("{} · {state} · {}", slot.mission, slot.when));
    });
    if let Some(broken) = &slot.broken {
        ui.label(RichText::new(broken).color(theme.red));
    }
    let is_sound = slot.broken.is_none();
    ui.horizontal(|ui| {
        let forget = if view.desk.forgetting.as_ref() == Some(&slot.name) { "Forget it for good" } else { "Forget" };
        for (verb, can, intent) in [
            ("Load", is_sound && !slot.finished, Intent::Load(slot.name.clone())),
            ("Watch", is_sound, Intent::Watch(slot.name.clone())),
            (forget, true, Intent::Forget(slot.name.clone())),
        ] {
            let response = ui.add_enabled(can, Button::new(verb));
            draw::speak(ui, &response, egui::WidgetType::Button, &format!("{verb} {}", slot.name));
            if response.clicked() {
                intents.push(intent);
            }
        }
    });
    intents
}
