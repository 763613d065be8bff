//! Puzzles: their list in the menu, and what is said of one on the table.

mod verdict;

use egui::{Button, RichText, ScrollArea, Ui, WidgetType, vec2};

use super::draw;
use super::focus;
use super::intent::{Gesture, Intent, MenuPage, PuzzleWish, Wish};
use super::parts;
use super::theme::{self, Theme};
use super::view::{MenuView, View};
use gotham_content::mission::Side;
use gotham_play::puzzle::{Grade, PuzzleKind};
use gotham_play::{Puzzle, Puzzles};
use gotham_words::Words;

pub(crate) use verdict::on_the_table;

/// The puzzle of the day, and all of them.
pub(crate) fn show(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let (theme, words, all) = (Theme::of(view.settings), view.words, Puzzles::built_in());
    let mut intents = Vec::new();
    ui.label(RichText::new(words.puzzles_title()).text_style(theme::title()).color(theme.amber));
    ui.label(words.puzzles_about());
    let today = all.of_day(menu.today);
    if let Some((at, puzzle)) = today.and_then(|at| Some((at, all.all().get(at)?))) {
        theme.card().show(ui, |ui| {
            ui.set_width(ui.available_width());
            parts::heading(ui, &theme, words.puzzles_today());
            intents.extend(row(ui, view, at, puzzle, Place::Today));
        });
    }
    let solved = all.all().iter().filter(|puzzle| is_solved(view, puzzle)).count();
    parts::heading(ui, &theme, &words.puzzles_all(solved as u32, all.all().len() as u32));
    let height = (ui.ctx().content_rect().height() - 330.0).max(120.0);
    let area = ScrollArea::vertical().id_salt("puzzles").max_height(height).auto_shrink([false, true]);
    focus::scrolled(ui, area, |ui| {
        for (at, puzzle) in all.all().iter().enumerate() {
            intents.extend(row(ui, view, at, puzzle, Place::Listed));
        }
    });
    ui.horizontal_wrapped(|ui| {
        let back = ui.button(words.menu_back()).on_hover_text(words.key_escape());
        if back.clicked() {
            intents.push(Gesture::Page(MenuPage::Front).into());
        }
        intents.extend(parts::code_line(
            ui,
            &view.desk.puzzle_code,
            (words.puzzles_code_hint(), words.puzzles_code(), 280.0),
            (words.puzzles_code_open(), None),
            Gesture::PuzzleCode,
            |text| Wish::Puzzle(PuzzleWish::Open(text)),
        ));
    });
    intents
}

/// Where a puzzle's row is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// It is that of the day.
    Today,
    /// One of all.
    Listed,
}

/// A puzzle: to play, what it is about, whether it is tricky or solved, and to share.
fn row(ui: &mut Ui, view: &View, at: usize, puzzle: &Puzzle, place: Place) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        let name = mission(view, puzzle);
        let solve = Button::new(words.puzzles_solve(at as u32 + 1)).min_size(vec2(92.0, 0.0));
        let solve = ui.add(solve);
        if place == Place::Today {
            focus::first(ui, &solve);
        }
        if solve.clicked() {
            intents.push(Wish::Puzzle(PuzzleWish::Solve(Box::new(puzzle.clone()))).into());
        }
        draw::side_icon(ui, &theme, Some(puzzle.side));
        ui.label(RichText::new(name).strong());
        parts::faint(ui, &theme, about(words, puzzle));
        grade(ui, view, puzzle);
        if is_solved(view, puzzle) {
            ui.label(RichText::new(words.puzzles_solved()).color(theme.amber));
        }
        let share = ui.small_button(words.puzzles_share()).on_hover_text(words.puzzles_share_tip());
        draw::speak(ui, &share, WidgetType::Button, &words.puzzles_share_spoken(at as u32 + 1));
        if share.clicked() {
            intents.push(Wish::Puzzle(PuzzleWish::Share(Box::new(puzzle.clone()))).into());
        }
    });
    intents
}

/// A mark, if the solution is hard to find.
fn grade(ui: &mut Ui, view: &View, puzzle: &Puzzle) {
    let (theme, words) = (Theme::of(view.settings), view.words);
    if puzzle.grade() == Some(Grade::Tricky) {
        let mark = RichText::new(words.puzzles_tricky()).color(theme.cyan);
        ui.label(mark).on_hover_text(words.puzzles_tricky_tip());
    }
}

/// Its number in the box, from 1.
fn number(puzzle: &Puzzle) -> Option<u32> {
    Puzzles::built_in().all().iter().position(|known| known.code == puzzle.code).map(|at| at as u32 + 1)
}

/// Who is to move, and what makes it a puzzle.
fn about(words: &Words, puzzle: &Puzzle) -> String {
    let kind = match puzzle.kind {
        PuzzleKind::FewCubes => words.puzzle_few_cubes(),
        PuzzleKind::LastRound => words.puzzle_last_round(),
        PuzzleKind::Brink => words.puzzle_brink(),
    };
    match puzzle.side {
        Side::Heroes => words.puzzle_heroes(kind),
        Side::Villain => words.puzzle_villain(kind),
    }
}

/// The mission's name.
fn mission(view: &View, puzzle: &Puzzle) -> String {
    let found = view.catalogue.missions.iter().find(|mission| mission.id.as_str() == puzzle.mission);
    found.map_or_else(String::new, |mission| view.words.text(&mission.name).into())
}

/// Whether the player has solved it.
pub(crate) fn is_solved(view: &View, puzzle: &Puzzle) -> bool {
    view.settings.puzzles_solved.contains(puzzle.name())
}

/// The next one that is not solved yet, after one of the box.
fn next<'a>(view: &View, puzzle: &Puzzle) -> Option<&'a Puzzle> {
    let all = Puzzles::built_in().all();
    let at = all.iter().position(|other| other == puzzle).map_or(0, |at| at + 1);
    let mut others = all[at..].iter().chain(&all[..at]);
    others.find(|other| !is_solved(view, other) && *other != puzzle)
}
