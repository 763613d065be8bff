//! A match being watched: its timeline, the ways through it, and how to play on from here.

use egui::{Button, Rect, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::draw;
use super::icon::Icon;
use super::intent::{BranchDice, Intent, ReplayMove, Wish};
use super::moments::{self, Lane, SIZE};
use super::parts;
use super::report::looking_back;
use super::settings::{Settings, Speed};
use super::theme::Theme;
use super::view::{ReplayView, TableView, View};
use gotham_play::log;
use gotham_play::statistics::{Mark, Stop, Towards, TurnSpan, told};
use gotham_rules::Game;
use gotham_words::Words;

/// How high the timeline is, in points.
const TRACK: f32 = 56.0;
/// How near the pointer must be to a moment.
const NEAR: f32 = 6.0;
/// Moments nearer to each other than this are painted once.
const APART: f32 = SIZE + 2.0;
/// How much room a round's name and a moment beside it take.
const NAME: f32 = 27.0;

/// A button: its label, what it is called, the act or key that does the same, what it does.
type Way<'a> = (&'a str, &'a str, Key<'a>, ReplayMove);

/// The key that does the same.
#[derive(Clone, Copy)]
enum Key<'a> {
    /// That of an act.
    Act(&'a str),
    /// A number key.
    Digit(&'a str),
}

/// Play, step, jump, seek, branch.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let Some(replay) = table.replay else { return Vec::new() };
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        intents.extend(ways(ui, view, replay));
        ui.separator();
        intents.extend(jumps(ui, view));
        ui.separator();
        intents.extend(speeds(ui, view));
        ui.separator();
        intents.extend(branches(ui, view, table.game));
        intents.extend(mistakes(ui, words, replay));
    });
    intents.extend(track(ui, view, &theme, table.game, replay));
    let turn = &replay.statistics.turns[replay.statistics.turn_at(replay.at)];
    ui.horizontal_wrapped(|ui| {
        draw::side_icon(ui, &theme, turn.side);
        let line = stands(words, replay, turn);
        ui.label(RichText::new(line).small().strong().color(theme.side(turn.side)));
        parts::faint(ui, &theme, words.replay_position(replay.at, replay.length));
        parts::faint(ui, &theme, log::question(table.words, table.game, table.prompt));
    });
    if let Some(found) = replay.found
        && let Some(mistake) = found.mistake_at(replay.at)
    {
        ui.horizontal_wrapped(|ui| {
            draw::side_icon(ui, &theme, Some(mistake.side));
            ui.label(RichText::new(log::review::did(words, &found.past, mistake)).strong().color(theme.amber));
            looking_back::better(ui, words, &theme, found, mistake);
        });
    }
    intents
}

/// The turn, and how it stands: the chance at its start if somebody has looked back, or else who is ahead.
fn stands(words: &Words, replay: ReplayView, turn: &TurnSpan) -> String {
    if let Some(chance) = replay.found.and_then(|found| found.chance_at(replay.at)) {
        return log::review::chance(words, chance);
    }
    let stands = replay.statistics.balance.get(replay.at).copied().unwrap_or(turn.balance);
    words.statistics_turn_stands(told::turn(words, turn), told::stands(words, stands))
}

/// From one mistake to the next, and back to the report.
fn mistakes(ui: &mut Ui, words: &Words, replay: ReplayView) -> Vec<Intent> {
    let mut intents = Vec::new();
    let steps = || replay.found.into_iter().flat_map(|found| &found.review.mistakes).map(|mistake| mistake.step);
    for (label, to) in [
        (words.review_before(), steps().rfind(|step| *step < replay.at)),
        (words.review_next(), steps().find(|step| *step > replay.at)),
    ] {
        if replay.found.is_some() && ui.add_enabled(to.is_some(), Button::new(label)).clicked() {
            intents.extend(to.map(|to| Wish::Replay(ReplayMove::Seek(to)).into()));
        }
    }
    if replay.has_ended && ui.button(words.review_report()).clicked() {
        intents.push(Wish::ShowReport.into());
    }
    intents
}

/// Step by step, turn by turn.
fn ways(ui: &mut Ui, view: &View, replay: ReplayView) -> Vec<Intent> {
    let words = view.words;
    let play = if replay.playing { words.replay_pause() } else { words.replay_play() };
    let ways: [Way; 7] = [
        ("⏮", words.replay_first(), Key::Act("Up"), ReplayMove::Seek(0)),
        ("◀◀", words.replay_turn_back(), Key::Digit("1"), ReplayMove::Stop(Stop::Turn, Towards::Earlier)),
        ("◀", words.replay_back(), Key::Act("Left"), ReplayMove::StepBack),
        (play, words.replay_play_tip(), Key::Act("Confirm"), ReplayMove::PlayPause),
        ("▶", words.replay_next(), Key::Act("Right"), ReplayMove::StepOn),
        ("▶▶", words.replay_turn_on(), Key::Digit("2"), ReplayMove::Stop(Stop::Turn, Towards::Later)),
        ("⏭", words.replay_last(), Key::Act("Down"), ReplayMove::Seek(replay.length)),
    ];
    let said = |label: &str, name| if label == play { play } else { name };
    ways.into_iter().filter_map(|way| button(ui, view, way, said(way.0, way.1))).collect()
}

/// To the next Wound, and to the next moment of the mission.
fn jumps(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let words = view.words;
    let wound = Icon::Wound.before("▶");
    let moment = Icon::Token.before("▶");
    let ways: [Way; 2] = [
        (wound.as_str(), words.replay_next_wound(), Key::Digit("4"), ReplayMove::Stop(Stop::Wound, Towards::Later)),
        (
            moment.as_str(),
            words.replay_next_moment(),
            Key::Act("Undo"),
            ReplayMove::Stop(Stop::Objective, Towards::Later),
        ),
    ];
    ways.into_iter().filter_map(|way| button(ui, view, way, way.1)).collect()
}

fn button(ui: &mut Ui, view: &View, (label, name, key, step): Way, spoken: &str) -> Option<Intent> {
    let tip = match key {
        Key::Act(act) => view.tip(name, act),
        Key::Digit(digit) => view.words.key_tip(name, digit),
    };
    let response = ui.button(label).on_hover_text(tip);
    draw::speak(ui, &response, WidgetType::Button, spoken);
    response.clicked().then(|| Wish::Replay(step).into())
}

/// How fast it goes on: as everything on the table does.
fn speeds(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    for speed in Speed::ALL {
        let response = ui.selectable_label(view.settings.speed == speed, speed.title(words));
        let response = response.on_hover_text(words.key_tip(words.settings_speed(), "7"));
        if response.clicked() {
            intents.push(Wish::Settings(Box::new(Settings { speed, ..view.settings.clone() })).into());
        }
    }
    intents
}

/// A separate match from here on.
fn branches(ui: &mut Ui, view: &View, game: &Game) -> Vec<Intent> {
    let words = view.words;
    let goes_on = game.state().result.is_none();
    let mut intents = Vec::new();
    for (label, tip, dice) in [
        (words.replay_branch(), view.tip(words.replay_branch_tip(), "Next"), BranchDice::Same),
        (words.replay_branch_anew(), words.key_tip(words.replay_branch_anew_tip(), "0"), BranchDice::Other),
    ] {
        let response = ui.add_enabled(goes_on, Button::new(label)).on_hover_text(tip);
        if response.on_disabled_hover_text(words.replay_is_over()).clicked() {
            intents.push(Wish::Replay(ReplayMove::Branch(dice)).into());
        }
    }
    intents
}

/// The timeline: rounds and sides, key moments, and where we are. A click goes there; on a moment, to just before it.
fn track(ui: &mut Ui, view: &View, theme: &Theme, game: &Game, replay: ReplayView) -> Vec<Intent> {
    let words = view.words;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), TRACK), Sense::click_and_drag());
    let label = words.replay_timeline();
    response.widget_info(|| WidgetInfo::slider(true, replay.at as f64, label));
    let x = |step: usize| rect.left() + rect.width() * step as f32 / replay.length.max(1) as f32;
    let y = |mark: &Mark| if Lane::of(mark.kind) == Lane::Wounds { rect.bottom() - 9.0 } else { rect.center().y + 2.0 };
    if ui.is_rect_visible(rect) {
        paint(ui, words, theme, replay, rect, &x, &y);
    }
    let Some(pointer) = response.hover_pos().or(response.interact_pointer_pos()) else { return Vec::new() };
    let far = |mark: &Mark| vec2(x(mark.step + 1) - pointer.x, y(mark) - pointer.y).length();
    let marks = replay.statistics.marks.iter().filter(|mark| far(mark) <= NEAR + 2.0);
    let nearest = marks.min_by(|one, other| far(one).total_cmp(&far(other)));
    let share = ((pointer.x - rect.left()) / rect.width().max(1.0)).clamp(0.0, 1.0);
    let place = (share * replay.length as f32).round() as usize;
    let to = match nearest {
        Some(mark) if response.clicked() => Some(mark.step),
        _ if response.clicked() || response.dragged() => Some(place),
        _ => None,
    };
    let turn = &replay.statistics.turns[replay.statistics.turn_at(place)];
    let tip = nearest.map_or_else(|| told::turn(words, turn), |mark| told::mark(words, game, mark));
    response.on_hover_text(tip);
    to.filter(|to| *to != replay.at).map(|to| Wish::Replay(ReplayMove::Seek(to)).into()).into_iter().collect()
}

fn paint(
    ui: &Ui,
    words: &Words,
    theme: &Theme,
    replay: ReplayView,
    rect: Rect,
    x: &dyn Fn(usize) -> f32,
    y: &dyn Fn(&Mark) -> f32,
) {
    let painter = ui.painter();
    let font = TextStyle::Small.resolve(ui.style());
    painter.rect_filled(rect, 2.0, theme.raised);
    let done = Rect::from_min_max(rect.min, pos2(x(replay.at), rect.bottom()));
    painter.rect_filled(done, 2.0, theme.cyan.gamma_multiply(0.15));
    for turn in replay.statistics.turns.iter().filter(|turn| turn.side.is_some()) {
        let band = Rect::from_min_max(pos2(x(turn.begins), rect.top()), pos2(x(turn.until), rect.top() + 4.0));
        painter.rect_filled(band, 0.0, theme.side(turn.side).gamma_multiply(0.7));
        painter.vline(x(turn.begins), rect.y_range(), Stroke::new(1.0, theme.line));
    }
    for (round, turns) in replay.statistics.rounds() {
        let left = x(replay.statistics.turns[turns.start].begins);
        if round > 0 {
            let at = pos2(left + 3.0, rect.top() + 4.0);
            painter.text(at, egui::Align2::LEFT_TOP, words.report_round(round), font.clone(), theme.faint);
        }
    }
    for lanes in [[Lane::Mission, Lane::Fallen, Lane::Events].as_slice(), &[Lane::Wounds]] {
        let mut last = f32::NEG_INFINITY;
        for mark in replay.statistics.marks.iter().filter(|mark| lanes.contains(&Lane::of(mark.kind))) {
            let at = pos2(within(x(mark.step + 1), rect), y(mark));
            if at.x - last >= APART {
                last = at.x;
                moments::paint(painter, at, moments::icon(mark.kind), moments::color(theme, mark.kind));
            }
        }
    }
    // A look back knows better than the mission's own yardstick.
    if let Some(point) = replay.statistics.turning_point.filter(|_| replay.found.is_none()) {
        let at = x(point.step + 1);
        // A round's name is not written over.
        let names = replay.statistics.rounds().into_iter().filter(|(round, _)| *round > 0);
        let mut names = names.map(|(_, turns)| x(replay.statistics.turns[turns.start].begins));
        let beside =
            |left: f32| if left + NAME + SIZE / 2.0 < rect.right() { left + NAME } else { left - SIZE / 2.0 - 1.0 };
        let at = names.find(|left| (left - SIZE / 2.0..left + NAME).contains(&at)).map_or(at, beside);
        moments::paint(painter, pos2(within(at, rect), rect.top() + 12.0), Icon::Initiative, theme.amber);
    }
    painter.rect_stroke(rect, 2.0, Stroke::new(1.0, theme.line), StrokeKind::Inside);
    painter.vline(x(replay.at), rect.y_range(), Stroke::new(2.5, theme.amber));
    painter.circle_filled(pos2(x(replay.at), rect.bottom() - 1.0), 4.0, theme.amber);
}

/// A moment's position, such that all of its icon is visible.
fn within(x: f32, rect: Rect) -> f32 {
    x.clamp(rect.left() + SIZE / 2.0, rect.right() - SIZE / 2.0)
}
