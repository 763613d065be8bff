//! The tutorial's lesson: what to try and why, how far the player has come, and how to go on.

use egui::{RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType, vec2};

use crate::answers::{Choice, Deed, Step};
use crate::intent::{Gesture, Intent, MenuPage, NewMatch, Spot, Wish};
use crate::parts;
use crate::theme::Theme;
use crate::view::{TableView, View};
use gotham_content::mission::{Course, Feat, Lesson, Pointer};
use gotham_play::{CourseProgress, Learned};
use gotham_rules::Game;
use gotham_rules::command::Stance;

/// The lesson that is open, or one that the player rereads; and the list of all.
pub(super) fn show(ui: &mut Ui, view: &View, table: &TableView, progress: &CourseProgress) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = Vec::new();
    let Some(course) = progress.course() else { return intents };
    let open = progress.open();
    let read = view.desk.lesson.filter(|at| *at < course.lessons.len());
    match read.or(open).and_then(|at| Some((at, course.lessons.get(at)?))) {
        Some((at, lesson)) => {
            parts::faint(ui, &theme, words.lesson_step(at + 1, course.lessons.len()));
            ui.label(RichText::new(words.text(&lesson.title)).heading().color(theme.amber));
            ui.label(words.text(&lesson.text));
            intents.extend(point(ui, view, table, lesson));
            if read.is_some_and(|read| open != Some(read)) {
                if ui.button(words.lesson_back()).clicked() {
                    intents.push(Gesture::ReadLesson(None).into());
                }
            } else if open == Some(at) {
                let skip = ui.small_button(words.lesson_skip());
                if skip.on_hover_text(view.tip(words.lesson_skip_tip(), "SkipLesson")).clicked() {
                    intents.push(Wish::SkipLesson.into());
                }
            }
        }
        None => intents.extend(closing(ui, view, &theme, course)),
    }
    if view.desk.asks_advice {
        // The advice comes next: it must be visible without scrolling.
        return intents;
    }
    ui.add_space(4.0);
    for (at, (lesson, learned)) in course.lessons.iter().zip(progress.learned()).enumerate() {
        let is_open = read.or(open) == Some(at);
        if line(ui, view, &theme, lesson, *learned, is_open) {
            intents.push(Gesture::ReadLesson(Some(at).filter(|at| open != Some(*at))).into());
        }
    }
    intents
}

/// What is said at the end, and the way to the first mission.
fn closing(ui: &mut Ui, view: &View, theme: &Theme, course: &Course) -> Vec<Intent> {
    let words = view.words;
    ui.label(RichText::new(words.text(&course.closing.title)).heading().color(theme.amber));
    ui.label(words.text(&course.closing.text));
    let Some(first) = view.catalogue.missions.first() else { return Vec::new() };
    if !ui.button(words.lesson_first_mission()).clicked() {
        return Vec::new();
    }
    let draft = NewMatch::against_the_computer(first);
    vec![Wish::BackToMenu.into(), Gesture::Draft(draft).into(), Gesture::Page(MenuPage::NewMatch).into()]
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
            intents.push(Wish::Hover(Some(spot)).into());
        }
    }
    intents
}

/// What the open lesson points at.
pub(super) fn pointers(lessons: Option<&CourseProgress>) -> impl Iterator<Item = &Pointer> {
    let open = lessons.and_then(|progress| progress.course()?.lessons.get(progress.open()?));
    open.into_iter().flat_map(|lesson| &lesson.points)
}

/// Where that is on the board; `None` if it isn't there, or no longer is.
pub(super) fn spot(game: &Game, pointer: &Pointer) -> Option<Spot> {
    match pointer {
        Pointer::Area(name) => {
            game.board().areas().find(|area| game.board().area(*area).name_id == *name).map(Spot::Area)
        }
        Pointer::Token(name) => {
            let kind = game.scenario().mission.token_kinds.iter().position(|kind| kind.id == *name)?;
            let tokens = &game.state().tokens;
            tokens.iter().find(|token| usize::from(token.kind) == kind).map(|token| Spot::Token(token.id))
        }
        Pointer::Hero => game.state().with_tablets().next().map(Spot::Mini),
        Pointer::Panel(_) | Pointer::Answer(_) => None,
    }
}

/// Whether a choice is what the open lesson is about.
pub(super) fn marks(table: &TableView, choice: &Choice) -> bool {
    is_about(table, core::slice::from_ref(&choice.step))
}

/// Whether one of these steps is what the open lesson is about.
pub(super) fn is_about(table: &TableView, steps: &[Step]) -> bool {
    pointers(table.lessons).any(|pointer| match pointer {
        Pointer::Answer(feat) => steps.iter().any(|step| leads_to(*feat, step)),
        _ => false,
    })
}

/// Whether an answer is a way to do something.
fn leads_to(feat: Feat, step: &Step) -> bool {
    match (feat, step) {
        (Feat::Acts, Step::Stance(stance)) => *stance == Stance::Active,
        (Feat::Rests, Step::Stance(stance)) => *stance == Stance::Resting,
        (Feat::Moves, Step::Do(Deed::Move))
        | (Feat::Attacks, Step::Do(Deed::Melee | Deed::Ranged | Deed::AttackWith(_)))
        | (Feat::Rerolls, Step::Die(_) | Step::Right(_))
        | (Feat::Defends, Step::Do(Deed::Defend))
        | (Feat::Works, Step::Do(Deed::Interact(_)))
        | (Feat::EndsTurn, Step::Do(Deed::EndTurn)) => true,
        _ => false,
    }
}
