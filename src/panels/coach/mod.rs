//! The coach below the Bat-Tablets: the tutorial's lesson, and the answer to "what can I do now?". It says what may be
//! done and what the computer would do; it does nothing on its own.

mod advice;
mod hint;
mod kinds;
pub(crate) mod last_word;
mod lesson;
pub(crate) mod mark;
mod way;

use egui::{AreaState, Context, Id, LayerId, Order, Stroke, StrokeKind, Ui};

pub(crate) use hint::show as hint;

use super::answers::{Choice, Step};
use super::intent::{Intent, Spot};
use super::odds;
use super::theme::Theme;
use super::view::{TableView, View};
use gotham_content::mission::{Dock, Pointer};
use gotham_play::review::Mistake;
use gotham_play::{Advice, CourseProgress, Cue};
use gotham_rules::Game;

/// Whether there is something to say.
pub(crate) fn is_shown(view: &View, table: &TableView) -> bool {
    table.lessons.is_some() || advice::is_asked(view, table)
}

/// The lesson, then the advice.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let mut intents = Vec::new();
    if let Some(progress) = table.lessons {
        intents.extend(lesson::show(ui, view, table, progress));
    }
    if advice::is_asked(view, table) {
        if table.lessons.is_some() {
            ui.separator();
        }
        intents.extend(advice::show(ui, view, table));
    }
    intents
}

/// Which of these choices are marked: what the open lesson is about, or else what is advised. Two marks would only
/// be confusing.
pub(crate) fn marks(view: &View, table: &TableView, path: &[Step], choices: &[Choice]) -> Vec<bool> {
    let of = |marks: &dyn Fn(&Choice) -> bool| -> Vec<bool> {
        let can = |choice: &Choice| choice.refusal.is_none() && table.may_answer();
        choices.iter().map(|choice| can(choice) && marks(choice)).collect()
    };
    let taught = of(&|choice| way::marks(table, choice));
    if taught.contains(&true) { taught } else { of(&|choice| advice::marks(view, table, path, choice)) }
}

/// Which of these choices succeeds most often, if it is another one than what is advised and clearly likelier: a second
/// opinion for those who would rather be sure.
pub(crate) fn safest(
    ui: &Ui,
    view: &View,
    table: &TableView,
    choices: &[Choice],
    advised: Option<usize>,
) -> Option<usize> {
    let advised = advised.filter(|_| advice::is_asked(view, table) && table.lessons.is_none())?;
    let chance = |at: usize| {
        let choice = choices.get(at).filter(|choice| choice.refusal.is_none())?;
        odds::cached(ui, table, choice.weighs.as_ref()?)?.chance
    };
    let known = chance(advised)?;
    let (best, at) = (0..choices.len()).filter_map(|at| Some((chance(at)?, at))).max_by_key(|(chance, _)| *chance)?;
    (best >= known + CLEARLY).then_some(at)
}

/// Percent that make a difference worth naming.
const CLEARLY: u32 = 10;

/// What on the board is advised, or is what the open lesson points at.
pub fn spots(game: &Game, lessons: Option<&CourseProgress>, advice: Option<&Advice>) -> Vec<Spot> {
    lesson::spots(game, lessons).chain(advice.and_then(|advice| advice::spot(&advice.way))).collect()
}

/// What on the board would have been better, where a replay has come to a mistake.
pub fn better_spot(mistake: &Mistake) -> Option<Spot> {
    advice::spot(&mistake.better)
}

/// A line around the panels that the open lesson points at.
pub(crate) fn outline(ctx: &Context, view: &View, table: &TableView) {
    let theme = Theme::of(view.settings);
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("coach outline")));
    let shown = lesson::current(table.lessons).filter(|(_, cue)| !matches!(cue, Cue::First(_)));
    for pointer in shown.into_iter().flat_map(|(lesson, _)| &lesson.points) {
        let Pointer::Panel(dock) = pointer else { continue };
        let name = match dock {
            Dock::BatTablets => "tablets",
            Dock::CommandPost => "post",
            Dock::Question => "prompt",
            Dock::Banner => "banner",
        };
        if let Some(state) = AreaState::load(ctx, Id::new(name)) {
            painter.rect_stroke(state.rect(), 8.0, Stroke::new(2.0, theme.green), StrokeKind::Outside);
        }
    }
}
