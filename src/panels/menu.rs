//! The menu: play, go on, watch, settings; and the choice of mission, seats and rules.

use core::time::Duration;
use std::borrow::Cow;

use egui::{Button, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::draw;
use super::intent::{Intent, MenuPage, NewMatch, Panel, SeatKind};
use super::menu_difficulty;
use super::menu_rules;
use super::menu_tutorial;
use super::parts;
use super::portrait::{self, Face};
use super::score_list;
use super::theme::Theme;
use super::view::{MenuView, SaveSlot, View};
use crate::content::Mission;
use crate::content::hero_slot::HeroSlot;
use crate::content::id::HeroName;
use crate::content::mission::{RiverTile, Side};
use crate::play::log;
use crate::rules::{Difficulty, Options};
use crate::words::Words;

/// The page of the menu that is open.
pub fn show(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    match view.desk.page {
        MenuPage::Front => front(ui, view, menu),
        MenuPage::NewMatch => new_match(ui, view),
        MenuPage::Saves => saves(ui, view, menu),
        // a screen of its own
        MenuPage::Gallery => Vec::new(),
        MenuPage::Sandbox => super::sandbox::menu(ui, view),
        MenuPage::Scores => score_list::show(ui, view, menu),
    }
}

fn front(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.menu_title()).size(30.0).strong().color(theme.amber));
    ui.label(RichText::new(words.menu_subtitle()).size(18.0).color(theme.cyan));
    parts::faint(ui, &theme, words.menu_about());
    ui.add_space(14.0);
    let tutorial = view.catalogue.tutorials.first();
    if let Some(mission) = tutorial.filter(|_| !view.settings.tutorial_offered) {
        intents.extend(menu_tutorial::offer(ui, view, &theme, mission));
    }
    let broken = menu.resume.and_then(|slot| slot.broken.as_deref());
    let resume = match menu.resume {
        Some(slot) => words.menu_continue(words.translated(&slot.mission), slot.round),
        None => words.menu_continue_none().into(),
    };
    let can_resume = menu.resume.is_some_and(|slot| slot.broken.is_none() && !slot.finished);
    let why = broken.unwrap_or(words.menu_continue_why_not());
    let wide = vec2(260.0, 32.0);
    let response = ui.add_enabled(can_resume, Button::new(resume).min_size(wide)).on_disabled_hover_text(why);
    parts::first_focus(ui, &response);
    if response.clicked() {
        intents.push(Intent::Resume);
    }
    if let Some(mission) = tutorial {
        let response = ui.add(Button::new(words.menu_tutorial()).min_size(wide));
        parts::first_focus(ui, &response);
        if response.clicked() {
            intents.extend(menu_tutorial::begin(view, mission));
        }
    }
    for (label, intent) in [
        (words.menu_new_game(), Intent::Page(MenuPage::NewMatch)),
        (words.menu_saves(), Intent::Page(MenuPage::Saves)),
        (words.menu_sandbox(), Intent::Page(MenuPage::Sandbox)),
        (words.score_list(), Intent::Page(MenuPage::Scores)),
        (words.menu_gallery(), Intent::Page(MenuPage::Gallery)),
        (words.menu_glossary(), Intent::Open(Panel::Glossary)),
        (words.menu_settings(), Intent::Open(Panel::Settings)),
        (words.menu_help(), Intent::Open(Panel::Help)),
        (words.menu_quit(), Intent::Quit),
    ] {
        if view.is_page && intent == Intent::Quit {
            continue;
        }
        let response = ui.add(Button::new(label).min_size(wide));
        parts::first_focus(ui, &response);
        if response.clicked() {
            intents.push(intent);
        }
    }
    intents
}

/// What the new-match screen begins with.
pub fn first_draft(view: &View) -> Option<NewMatch> {
    view.catalogue.missions.first().map(NewMatch::against_the_computer)
}

fn new_match(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.menu_new_game()).size(24.0).color(theme.amber));
    let Some(mut draft) = view.desk.draft.clone().or_else(|| first_draft(view)) else {
        ui.label(words.menu_no_mission());
        return intents;
    };
    let before = draft.clone();
    let height = (ui.ctx().content_rect().height() - 190.0).max(140.0);
    ScrollArea::vertical().id_salt("new match").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        parts::heading(ui, &theme, words.menu_mission());
        for mission in &view.catalogue.missions {
            if ui.radio(draft.mission == mission.id, RichText::new(words.text(&mission.name)).strong()).clicked()
                && draft.mission != mission.id
            {
                draft = on_mission(mission, &draft);
            }
            if draft.mission == mission.id {
                ui.label(RichText::new(words.text(&mission.story)).italics());
                let board = view
                    .catalogue
                    .map(mission.map.as_str())
                    .map_or_else(Cow::default, |(_, map)| words.text(&map.name));
                parts::faint(ui, &theme, words.menu_board(board, mission.rounds));
            }
        }
        let Some((_, mission)) = view.catalogue.mission(draft.mission.as_str()) else { return };
        seats(ui, view, &theme, mission, &mut draft);
        if draft.options.solo {
            menu_difficulty::show(ui, words, &theme, mission, &mut draft.options);
        }
        menu_rules::show(ui, words, &theme, &mut draft.options);
        seed(ui, words, &mut draft);
    });
    if draft != before {
        intents.push(Intent::Draft(draft.clone()));
    }
    ui.horizontal(|ui| {
        let mission = view.catalogue.mission(draft.mission.as_str());
        let why_not = mission.and_then(|(_, mission)| draft.options.check_on(mission).err());
        let start = Button::new(RichText::new(words.menu_start()).size(17.0).strong());
        let begin = ui.add_enabled(why_not.is_none(), start).on_hover_text(words.key_enter());
        let begin = match why_not {
            Some(why) => begin.on_disabled_hover_text(log::not_yet(words, why)),
            None => begin,
        };
        parts::first_focus(ui, &begin);
        if begin.clicked() {
            intents.push(Intent::NewMatch(draft.clone()));
        }
        if ui.button(words.menu_back()).clicked() {
            intents.push(Intent::Page(MenuPage::Front));
        }
    });
    intents
}

/// Each side and each Hero slot: a player or the computer.
fn seats(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission, draft: &mut NewMatch) {
    let words = view.words;
    parts::heading(ui, theme, words.menu_players());
    let presets: [(&str, SeatKind, SeatKind); 4] = [
        (words.menu_play_heroes(), SeatKind::Person(1), SeatKind::Bot),
        (words.menu_play_villain(), SeatKind::Bot, SeatKind::Person(1)),
        (words.menu_two_players(), SeatKind::Person(1), SeatKind::Person(2)),
        (words.menu_watch_computer(), SeatKind::Bot, SeatKind::Bot),
    ];
    ui.horizontal_wrapped(|ui| {
        for (label, heroes, villain) in presets {
            let is_cards = draft.options.solo;
            let is_on = !is_cards && draft.villain == villain && draft.heroes.iter().all(|seat| *seat == heroes);
            if ui.selectable_label(is_on, label).clicked() {
                draft.heroes.iter_mut().for_each(|seat| *seat = heroes);
                (draft.villain, draft.options) = (villain, against_a_player(draft.options));
            }
        }
    });
    cards(ui, words, theme, mission, draft);
    for (slot, choices) in mission.heroes.iter().enumerate() {
        let Some(seat) = draft.heroes.get_mut(slot) else { continue };
        ui.horizontal_wrapped(|ui| {
            draw::side_icon(ui, theme, Some(Side::Heroes));
            let hero = words.menu_hero(slot + 1);
            ui.label(&hero);
            seat_buttons(ui, words, seat, &hero);
        });
        if let Some(wish) = draft.wishes.get_mut(slot) {
            wishes(ui, view, theme, slot, choices, wish);
        }
    }
    ui.horizontal_wrapped(|ui| {
        draw::side_icon(ui, theme, Some(Side::Villain));
        ui.label(words.menu_villain());
        if draft.options.solo {
            parts::faint(ui, theme, words.menu_cards());
            return;
        }
        seat_buttons(ui, words, &mut draft.villain, words.menu_villain());
    });
    villains(ui, view, theme, mission);
}

/// Points of a face where somebody is chosen.
const FACE: f32 = 40.0;

/// Rows below a seat, a little to the right of it.
fn set_in(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        ui.add_space(16.0);
        ui.vertical(|ui| ui.horizontal_wrapped(add));
    });
}

/// Who stands in the River when the match begins.
fn villains(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission) {
    set_in(ui, |ui| {
        for place in &mission.villain.river {
            let RiverTile::Character(tile) = place else { continue };
            let Some((_, tile)) = view.catalogue.tile(tile.as_str()) else { continue };
            portrait::with_name(ui, theme, Face::of_tile(tile), FACE, &view.words.text(&tile.name));
        }
    });
}

/// The Heroes against the game's cards, for one to three players. A mission without a sheet says that it has none. SOLO
fn cards(ui: &mut Ui, words: &Words, theme: &Theme, mission: &Mission, draft: &mut NewMatch) {
    let why_not = against_cards(draft.options).check_on(mission).err();
    ui.horizontal_wrapped(|ui| {
        let slots = mission.heroes.len();
        let presets = [(1, words.menu_solo()), (2, words.menu_coop_two()), (3, words.menu_coop_three())];
        for (players, label) in presets.into_iter().filter(|(players, _)| *players <= slots.max(1)) {
            let wish = NewMatch::against_the_cards(mission, players as u8);
            let is_on = draft.options.solo && draft.heroes == wish.heroes;
            let button = ui.add_enabled(why_not.is_none(), Button::selectable(is_on, label));
            if button.on_hover_text(words.menu_solo_tip()).clicked() {
                (draft.heroes, draft.villain) = (wish.heroes, wish.villain);
                draft.options = against_cards(draft.options);
            }
        }
    });
    match why_not {
        Some(why) => parts::faint(ui, theme, log::not_yet(words, why)),
        None => parts::faint(ui, theme, words.menu_solo_tip()),
    };
}

/// The same options where cards play the Villain: what helps a player of his is left out. SOLO XV
fn against_cards(options: Options) -> Options {
    let variants = options.variants.iter().filter(|variant| variant.helps_heroes()).collect();
    Options { solo: true, variants, ..options }
}

/// The same options where somebody plays the Villain.
fn against_a_player(options: Options) -> Options {
    Options { solo: false, difficulty: Difficulty::default(), ..options }
}

/// The same wishes for another mission, as far as it allows them.
fn on_mission(mission: &Mission, draft: &NewMatch) -> NewMatch {
    let players = draft.heroes.iter().map(|seat| if let SeatKind::Person(number) = seat { *number } else { 1 });
    if draft.options.solo && draft.options.check_on(mission).is_ok() {
        let seats = NewMatch::against_the_cards(mission, players.max().unwrap_or(1));
        return NewMatch { options: draft.options, ..seats };
    }
    let options = if draft.options.solo { against_a_player(draft.options) } else { draft.options };
    NewMatch { options, ..NewMatch::against_the_computer(mission) }
}

/// Which Hero of a slot comes: one that is wished for, or whom its seat chooses when the match begins.
fn wishes(ui: &mut Ui, view: &View, theme: &Theme, slot: usize, choices: &HeroSlot, wish: &mut Option<HeroName>) {
    set_in(ui, |ui| {
        let words = view.words;
        let seat = words.menu_hero(slot + 1);
        let mut button = |ui: &mut Ui, value: Option<&HeroName>, label: &str| {
            let (is_on, name) = (wish.as_ref() == value, RichText::new(label).small());
            let response = match value {
                Some(hero) => portrait::choice(ui, theme, Face::Hero(hero.as_str()), FACE, is_on, name),
                None => {
                    let high = FACE + 2.0 * ui.spacing().button_padding.y;
                    ui.add(Button::selectable(is_on, name).min_size(vec2(0.0, high)))
                }
            };
            draw::speak(ui, &response, egui::WidgetType::SelectableLabel, &words.menu_seat(&seat, label));
            if response.clicked() {
                *wish = value.cloned();
            }
        };
        button(ui, None, words.menu_any_hero());
        for choice in &choices.choices {
            let found = view.catalogue.hero(choice.hero.as_str());
            let name = found.map_or(choice.hero.as_str().into(), |(_, hero)| words.text(&hero.name));
            button(ui, Some(&choice.hero), &name);
        }
    });
}

fn seat_buttons(ui: &mut Ui, words: &Words, seat: &mut SeatKind, whose: &str) {
    let players = (1..=4).map(|number| (SeatKind::Person(number), words.menu_player(number)));
    for (kind, label) in players.chain([(SeatKind::Bot, words.menu_computer().into())]) {
        let response = ui.selectable_label(*seat == kind, &label);
        draw::speak(ui, &response, egui::WidgetType::SelectableLabel, &words.menu_seat(whose, &label));
        if response.clicked() {
            *seat = kind;
        }
    }
}

fn seed(ui: &mut Ui, words: &Words, draft: &mut NewMatch) {
    ui.horizontal(|ui| {
        ui.label(words.menu_seed()).on_hover_text(words.menu_seed_tip());
        let mut text = draft.seed.map_or_else(String::new, |seed| seed.to_string());
        let response = ui.add(TextEdit::singleline(&mut text).hint_text(words.menu_seed_empty()).desired_width(120.0));
        response.widget_info(|| egui::WidgetInfo::text_edit(true, "", text.as_str(), words.menu_seed()));
        if response.changed() {
            let digits: String = text.chars().filter(char::is_ascii_digit).take(18).collect();
            draft.seed = digits.parse().ok();
        }
    });
}

fn saves(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.menu_saves()).size(24.0).color(theme.amber));
    let height = (ui.ctx().content_rect().height() - 230.0).max(140.0);
    ScrollArea::vertical().id_salt("saves").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
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
        parts::first_focus(ui, &back);
        if back.clicked() {
            intents.push(Intent::Page(MenuPage::Front));
        }
        if view.is_page && ui.button(words.menu_import()).on_hover_text(words.menu_import_tip()).clicked() {
            intents.push(Intent::Import);
        }
    });
    intents
}

/// Where a share code is pasted.
fn code(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.horizontal(|ui| {
        let mut text = view.desk.code.clone();
        let field = ui.add(TextEdit::singleline(&mut text).hint_text(words.menu_code_hint()).desired_width(320.0));
        field.widget_info(|| egui::WidgetInfo::text_edit(true, "", text.as_str(), words.menu_code()));
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let is_there = !text.trim().is_empty();
        let opens = ui.add_enabled(is_there, Button::new(words.menu_code_open()));
        if field.changed() {
            intents.push(Intent::Code(text.clone()));
        }
        if opens.clicked() || (is_entered && is_there) {
            intents.push(Intent::OpenCode(text));
        }
    });
    intents
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
    });
    if let Some(broken) = &slot.broken {
        ui.label(RichText::new(broken).color(theme.red));
    }
    let is_sound = slot.broken.is_none();
    let name = &slot.name;
    ui.horizontal(|ui| {
        let delete = if view.desk.forgetting.as_ref() == Some(name) {
            (words.menu_delete_now(), words.menu_delete_now_spoken(name))
        } else {
            (words.menu_delete(), words.menu_delete_spoken(name))
        };
        for ((label, spoken), can, intent) in [
            ((words.menu_load(), words.menu_load_spoken(name)), is_sound && !slot.finished, Intent::Load(name.clone())),
            ((words.menu_watch(), words.menu_watch_spoken(name)), is_sound, Intent::Watch(name.clone())),
            ((words.menu_share(), words.menu_share_spoken(name)), is_sound, Intent::Share(Some(name.clone()))),
            ((words.menu_export(), words.menu_export_spoken(name)), true, Intent::Export(name.clone())),
            (delete, true, Intent::Forget(name.clone())),
        ] {
            if !view.is_page && matches!(intent, Intent::Export(_)) {
                continue;
            }
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
