//! The sandbox's instruments: what can be put on the board, details of what was picked, the Command Post, the turn.
//!
//! They only say what is wanted. The table makes each [`Edit`] on a copy, and keeps it if the position is possible.

mod pieces;
mod rules;

use egui::{RichText, TextEdit, Ui};

use super::focus;
use super::intent::{Gesture, Intent, MenuPage, SandboxWish, Tool, Topic, Wish};
use super::parts;
use super::picture::{self, Painting};
use super::theme::Theme;
use super::view::{TableView, View};
use gotham_play::log;
use gotham_play::sandbox::{self, Edit, Sandbox};
use gotham_words::Words;

/// The size of a board's picture, in points.
const BOARD: egui::Vec2 = egui::vec2(150.0, 62.0);

/// The page of the menu.
pub(crate) fn menu(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = Vec::new();
    let (back, _) = parts::header(
        ui,
        |ui| ui.button(words.menu_back()).on_hover_text(words.key_escape()),
        |ui| ui.label(RichText::new(words.sandbox_title()).heading().color(theme.cyan)),
    );
    if back.clicked() {
        intents.push(Gesture::Page(MenuPage::Front).into());
    }
    ui.label(words.sandbox_about());
    parts::heading(ui, &theme, words.sandbox_new());
    ui.horizontal_wrapped(|ui| {
        for (at, map) in view.catalogue.maps.iter().enumerate() {
            let place = Painting::Place(map.id.as_str());
            let response = picture::button(ui, &theme, place, &words.text(&map.name), BOARD);
            focus::first(ui, &response);
            if response.on_hover_text(words.text(&map.description)).clicked() {
                intents.push(Wish::Sandbox(SandboxWish::New(at)).into());
            }
        }
    });
    parts::heading(ui, &theme, words.sandbox_examples());
    for (at, example) in sandbox::examples().iter().enumerate() {
        theme.card().show(ui, |ui| {
            ui.set_width(ui.available_width());
            let response = ui.button(words.translated(&example.name));
            focus::first(ui, &response);
            if response.clicked() {
                intents.push(Wish::Sandbox(SandboxWish::Example(at)).into());
            }
            parts::faint(ui, &theme, words.translated(&example.text));
        });
    }
    parts::faint(ui, &theme, words.sandbox_saves());
    intents
}

/// A part of the instruments that unfolds.
type Section = fn(&mut Ui, &View, &Sandbox) -> Vec<Intent>;

/// The instruments on the left of the board.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView, sandbox: &Sandbox) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = title(ui, view, &theme, sandbox);
    ui.separator();
    if let Some(mini) = view.desk.sandbox.picked.filter(|mini| mini.index() < table.game.state().minis.len()) {
        intents.extend(pieces::picked(ui, view, &theme, table, sandbox, mini));
        ui.separator();
    }
    let sections: [(&str, Section); 3] = [
        (words.sandbox_villain(), rules::villain),
        (words.sandbox_turn(), rules::turn),
        (words.option_rules(), rules::options),
    ];
    for (name, section) in sections {
        let shown = egui::CollapsingHeader::new(RichText::new(name).color(theme.cyan))
            .id_salt(name)
            .show(ui, |ui| section(ui, view, sandbox));
        intents.extend(shown.body_returned.into_iter().flatten());
    }
    ui.separator();
    intents.extend(pieces::supply(ui, view, &theme));
    intents
}

/// What it is called, and what is done with it.
fn title(ui: &mut Ui, view: &View, theme: &Theme, sandbox: &Sandbox) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.sandbox_title()).heading().color(theme.cyan));
    let mut name = words.translated(&sandbox.name).into_owned();
    let response = ui.add(TextEdit::singleline(&mut name).desired_width(f32::INFINITY).char_limit(60));
    response.widget_info(|| egui::WidgetInfo::text_edit(true, "", name.as_str(), words.sandbox_name()));
    if response.changed() {
        intents.push(Edit::Title { name, text: sandbox.text.clone() }.into());
    }
    ui.horizontal_wrapped(|ui| {
        for (label, tip, wish) in [
            (words.sandbox_play(), words.sandbox_play_tip(), Wish::Sandbox(SandboxWish::PlayHere)),
            (
                words.sandbox_computer(),
                words.sandbox_computer_tip(),
                Wish::Sandbox(SandboxWish::PlayAgainstTheComputer),
            ),
            (words.sandbox_undo(), words.sandbox_undo_tip(), Wish::Sandbox(SandboxWish::Undo)),
            (words.sandbox_save(), words.sandbox_save_tip(), Wish::Save(sandbox.name.clone())),
            (words.sandbox_write(), words.sandbox_write_tip(), Wish::Sandbox(SandboxWish::Write)),
            (words.sandbox_leave(), words.sandbox_leave_tip(), Wish::BackToMenu),
        ] {
            if ui.small_button(label).on_hover_text(tip).clicked() {
                intents.push(wish.into());
            }
        }
    });
    intents
}

/// What a click on the board does now, in words.
pub(crate) fn hint(words: &Words, view: &View, table: &TableView) -> String {
    let catalogue = view.catalogue;
    match view.desk.sandbox.tool {
        Tool::Pick => words.sandbox_hint_pick().into(),
        Tool::Put(Topic::Hero(at)) => words.sandbox_hint_put(words.text(&catalogue.heroes[at].name)),
        Tool::Put(Topic::Tile(at)) => words.sandbox_hint_put(words.text(&catalogue.tiles[at].name)),
        Tool::Put(_) => words.sandbox_hint_pick().into(),
        Tool::Move(mini) => words.sandbox_hint_move(table.name(mini)),
        Tool::Lay(at) => words.sandbox_hint_put(words.text(&catalogue.cards[at].name)),
        Tool::Field(kind) => words.sandbox_hint_token(log::field(words, kind)),
        Tool::Reinforcement => words.sandbox_hint_token(words.sandbox_reinforcement()),
    }
}
