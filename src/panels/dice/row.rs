//! The dice side by side: a click rerolls one of them.

use egui::{Align2, Response, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetType, vec2};

use super::rerolls;
use crate::answers::{Choice, Step};
use crate::coach::mark::Mark;
use crate::intent::{Composing, Intent};
use crate::motion::Counting;
use crate::theme::Theme;
use crate::view::{TableView, View};
use crate::{coach, draw};
use gotham_play::log;
use gotham_rules::Ask;
use gotham_rules::prompt::RolledDie;

/// Points of a die's side.
const SIDE: f32 = 46.0;

/// What may be answered.
#[derive(Clone, Copy)]
pub(super) struct Answers<'a> {
    /// Every answer.
    pub choices: &'a [Choice],
    /// Which of them are marked.
    pub marked: &'a [bool],
    /// The one that the keys are at.
    pub cursor: usize,
}

/// The dice side by side.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    table: &TableView,
    answers: Answers,
    counting: Option<Counting>,
) -> Vec<Intent> {
    let Ask::Reroll { dice, named, .. } = &table.prompt.ask else { return Vec::new() };
    let best = rerolls::best(table).filter(|_| view.settings.hints);
    let choice_of = |at: usize| answers.choices.iter().position(|choice| choice.step == Step::Die(at as u8));
    let is_marked = |at: usize| choice_of(at).is_some_and(|choice| answers.marked[choice]);
    let any_marked = (0..dice.len()).any(is_marked);
    let mut intents = Vec::new();
    for (at, die) in dice.iter().enumerate() {
        let choice = choice_of(at);
        let lies = Lies {
            has_choice: choice.is_some(),
            can: choice.is_some() && table.may_answer(),
            is_at: choice == Some(answers.cursor),
            is_counted: counting.is_some_and(|counting| counting.die == at),
            is_best: best == Some(at),
            is_named: named.iter().any(|die| usize::from(*die) == at),
            is_marked: is_marked(at),
        };
        let response = one(ui, view, table, *die, lies, any_marked);
        if response.clicked()
            && let Some(choice) = choice
        {
            intents.push(Composing::Choose(choice).into());
        }
    }
    intents
}

/// A die's state.
#[derive(Clone, Copy)]
struct Lies {
    /// There is a right to reroll it.
    has_choice: bool,
    /// A click rerolls it.
    can: bool,
    /// The keys are at it.
    is_at: bool,
    /// Its successes are counted now.
    is_counted: bool,
    /// It gains the most from another roll.
    is_best: bool,
    /// It is rolled with the others that are named. E-28
    is_named: bool,
    /// It is advised, or a lesson is about it.
    is_marked: bool,
}

/// A die; below it, there is room for the mark if one of the dice has it.
fn one(ui: &mut Ui, view: &View, table: &TableView, die: RolledDie, lies: Lies, any_marked: bool) -> Response {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mark = any_marked.then(|| {
        let font = TextStyle::Small.resolve(ui.style());
        ui.painter().layout_no_wrap(words.advice_mark().into(), font, theme.green)
    });
    let below = mark.as_ref().map_or(Vec2::ZERO, |mark| mark.size());
    let mark = mark.filter(|_| lies.is_marked);
    let wide = mark.as_ref().map_or(SIDE, |mark| mark.size().x.max(SIDE));
    let sense = if lies.can { Sense::click() } else { Sense::hover() };
    let (cell, response) = ui.allocate_exact_size(vec2(wide, SIDE + below.y), sense);
    let rect = Align2::CENTER_TOP.anchor_size(cell.center_top(), Vec2::splat(SIDE));
    let painter = ui.painter();
    draw::die(
        painter,
        rect.shrink(if lies.is_counted { 1.0 } else { 3.0 }),
        (words, &theme),
        die.color,
        Some(die.face),
    );
    if let Some(mark) = mark {
        painter.rect_stroke(rect, 9.0, coach::mark::line(&theme), StrokeKind::Inside);
        let at = Align2::CENTER_BOTTOM.anchor_size(cell.center_bottom(), mark.size());
        painter.galley(at.min, mark, theme.green);
    }
    if lies.is_at || (lies.can && response.hovered()) {
        painter.rect_stroke(rect, 9.0, Stroke::new(2.0, theme.amber), StrokeKind::Inside);
    }
    if lies.is_best {
        painter.circle_filled(rect.right_top() + vec2(-5.0, 5.0), 4.0, theme.green);
    }
    if lies.is_named {
        painter.rect_stroke(rect.shrink(1.0), 8.0, Stroke::new(3.0, theme.green), StrokeKind::Inside);
    }
    let name = log::rolled(words, die.color, die.face);
    let kind = if lies.can { WidgetType::Button } else { WidgetType::Label };
    let mut spoken = if lies.is_named { words.dice_named(&name) } else { words.dice_reroll(&name) };
    if lies.is_marked {
        spoken = coach::mark::spoken(words, &spoken, Mark::Advised);
    }
    draw::speak(ui, &response, kind, &spoken);
    let Ask::Reroll { rights, .. } = &table.prompt.ask else { return response };
    response.on_hover_text(match lies {
        Lies { is_named: true, .. } => words.dice_named(name),
        Lies { has_choice: true, .. } => words.dice_reroll_by(name, rerolls::rights_to(words, rights)),
        _ => words.dice_fixed(name),
    })
}
