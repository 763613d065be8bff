//! The tutorial's lesson: what to try and why, how far the player has come, and how to go on.

use egui::{RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType, vec2};

use super::last_word;
use crate::intent::{Gesture, Intent, Named, Spot, Wish};
use crate::parts;
use crate::theme::Theme;
use crate::view::{TableView, View};
use gotham_content::mission::{Lesson, Pointer};
use gotham_play::{CourseProgress, Cue, Detour, Learned, ShownLesson};
use gotham_rules::Game;
use gotham_rules::board::AreaId;
use gotham_words::Words;

/// The lesson that is shown, or one that the player rereads; and the list of all.
pub(super) fn show(ui: &mut Ui, view: &View, table: &TableView, progress: &CourseProgress) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = Vec::new();
    let Some(course) = progress.course() else { return intents };
    let shown = progress.shown();
    let at = shown.map(|shown| shown.at);
    let read = view.desk.lesson.filter(|read| *read < course.lessons.len() && at != Some(*read));
    if let Some(lesson) = read.and_then(|read| course.lessons.get(read)) {
        title(ui, words, &theme, read.unwrap_or_default(), course.lessons.len(), lesson);
        ui.label(words.text(&lesson.text));
        if ui.button(words.lesson_back()).clicked() {
            intents.push(Gesture::ReadLesson(None).into());
        }
    } else if let Some((shown, lesson)) = shown.and_then(|shown| Some((shown, course.lessons.get(shown.at)?))) {
        title(ui, words, &theme, shown.at, course.lessons.len(), lesson);
        intents.extend(open(ui, view, table, shown, lesson));
    } else {
        intents.extend(last_word::show(ui, view, progress));
    }
    if view.desk.asks_advice {
        // The advice comes next: it must be visible without scrolling.
        return intents;
    }
    ui.add_space(4.0);
    for (line_at, (lesson, learned)) in course.lessons.iter().zip(progress.learned()).enumerate() {
        let is_open = read.or(at) == Some(line_at);
        if line(ui, view, &theme, lesson, *learned, is_open) {
            intents.push(Gesture::ReadLesson(Some(line_at).filter(|_| at != Some(line_at))).into());
        }
    }
    intents
}

fn title(ui: &mut Ui, words: &Words, theme: &Theme, at: usize, of: usize, lesson: &Lesson) {
    parts::faint(ui, theme, words.lesson_step(at + 1, of));
    ui.label(RichText::new(words.text(&lesson.title)).heading().color(theme.amber));
}

/// What the lesson says, or what comes before it, and how to go on.
fn open(ui: &mut Ui, view: &View, table: &TableView, shown: ShownLesson, lesson: &Lesson) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    match shown.cue {
        Cue::Try | Cue::Read => drop(ui.label(words.text(&lesson.text))),
        Cue::First(detour) => drop(ui.label(first(words, detour))),
    }
    if points_at_places(shown.cue) {
        intents.extend(point(ui, view, table, lesson));
    }
    let pass = if shown.cue == Cue::Read {
        ui.button(words.lesson_got_it()).on_hover_text(view.tip(words.lesson_got_it_tip(), "SkipLesson"))
    } else {
        ui.small_button(words.lesson_skip()).on_hover_text(view.tip(words.lesson_skip_tip(), "SkipLesson"))
    };
    if pass.clicked() {
        intents.push(Wish::SkipLesson.into());
    }
    intents
}

/// What is said while something else comes first.
fn first(words: &Words, detour: Detour) -> &str {
    match detour {
        Detour::Watch => words.lesson_first_watch(),
        Detour::Answer => words.lesson_first_answer(),
        Detour::BeActive => words.lesson_first_be_active(),
        Detour::Resting => words.lesson_first_resting(),
        Detour::NextRound => words.lesson_first_next_round(),
        Detour::TheirTurn => words.lesson_first_their_turn(),
        Detour::Tired => words.lesson_first_tired(),
        Detour::Closer => words.lesson_first_closer(),
        Detour::There => words.lesson_first_there(),
        Detour::Roll => words.lesson_first_roll(),
        Detour::Moving => words.lesson_first_moving(),
        Detour::Activate => words.lesson_first_activate(),
        Detour::Choose => words.lesson_first_choose(),
        Detour::SetOff => words.lesson_first_set_off(),
    }
}

/// A lesson in the list; returns whether it was clicked.
fn line(ui: &mut Ui, view: &View, theme: &Theme, lesson: &Lesson, learned: Learned, is_open: bool) -> bool {
    let words = view.words;
    let title = words.text(&lesson.title);
    let spoken = match learned {
        Learned::Open => words.lesson_open(&*title),
        Learned::Done => words.lesson_done(&*title),
        Learned::Skipped => words.lesson_skipped(&*title),
    };
    let row = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(12.0, 12.0), Sense::hover());
        let (centre, painter) = (rect.center(), ui.painter());
        match learned {
            Learned::Open => {
                painter.circle_stroke(centre, 4.0, Stroke::new(1.0, theme.faint));
            }
            Learned::Done => {
                let tick = [centre + vec2(-4.0, 0.0), centre + vec2(-1.0, 3.0), centre + vec2(5.0, -4.0)];
                painter.line(tick.to_vec(), Stroke::new(2.0, theme.green));
            }
            Learned::Skipped => {
                painter.hline(rect.x_range().shrink(2.0), centre.y, Stroke::new(2.0, theme.faint));
            }
        }
        let color = if is_open { theme.amber } else { theme.words };
        let response = ui.selectable_label(is_open, RichText::new(&*title).small().color(color));
        response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, is_open, &spoken));
        response.clicked()
    });
    row.inner
}

/// Links to what a lesson points at on the board.
fn point(ui: &mut Ui, view: &View, table: &TableView, lesson: &Lesson) -> Vec<Intent> {
    let mut intents = Vec::new();
    let titles = table.titles();
    for spot in lesson.points.iter().filter_map(|pointer| spot(table.game, pointer)) {
        let name = match spot {
            Spot::Area(area) => titles.area(area),
            Spot::Mini(mini) => titles.mini(mini),
            Spot::Token(token) => titles.token(token),
        };
        let response = ui.link(view.words.lesson_show(name));
        if response.clicked() {
            intents.push(Wish::LookAt(spot).into());
        } else if response.hovered() {
            intents.push(Wish::Hover(Named::Spot(spot)).into());
        }
    }
    intents
}

fn points_at_places(cue: Cue) -> bool {
    matches!(cue, Cue::Try | Cue::Read | Cue::First(Detour::Closer | Detour::There))
}

/// The lesson that is shown, and what there is to do about it.
pub(super) fn current(lessons: Option<&CourseProgress>) -> Option<(&Lesson, Cue)> {
    let (course, shown) = lessons.and_then(|progress| Some((progress.course()?, progress.shown()?)))?;
    course.lessons.get(shown.at).map(|lesson| (lesson, shown.cue))
}

/// What on the board the lesson that is shown points at.
pub(super) fn spots<'a>(game: &'a Game, lessons: Option<&'a CourseProgress>) -> impl Iterator<Item = Spot> + 'a {
    let shown = current(lessons).filter(|(_, cue)| points_at_places(*cue));
    let points = shown.into_iter().flat_map(|(lesson, _)| &lesson.points);
    points.filter_map(|pointer| spot(game, pointer))
}

/// Where that is on the board; `None` if it isn't there, or no longer is.
fn spot(game: &Game, pointer: &Pointer) -> Option<Spot> {
    match pointer {
        Pointer::Area(name) => {
            game.board().areas().find(|area| game.board().area(*area).name_id == *name).map(Spot::Area)
        }
        Pointer::Token(name) => {
            let kind = game.scenario().mission.token_kinds.iter().position(|kind| kind.id == *name)?;
            let tokens = &game.state().tokens;
            let here = heroes_area(game);
            let mut all = tokens.iter().filter(|token| usize::from(token.kind) == kind);
            let nearest = all.clone().find(|token| Some(token.area) == here);
            nearest.or_else(|| all.next()).map(|token| Spot::Token(token.id))
        }
        Pointer::Hero => game.state().with_tablets().next().map(Spot::Mini),
        Pointer::Panel(_) | Pointer::Answer(_) => None,
    }
}

/// Where the first Hero stands.
fn heroes_area(game: &Game) -> Option<AreaId> {
    game.state().with_tablets().next().and_then(|hero| game.state().mini(hero).area)
}
