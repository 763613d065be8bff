//! Keys and gamepad buttons as intents.

use bevy::prelude::*;
use leafwing_input_manager::prelude::ActionState;

use crate::table::animate::Stage;
use crate::table::panel_memory::Panels;
use crate::table::session::{Asked, Session};
use crate::table::states::Screen;
use crate::table::third_party::egui::Keys;
use crate::table::third_party::input::Act;
use gotham_panels::answers::beside;
use gotham_panels::{
    BranchDice, CameraMove, Gesture, Intent, Overlay, Panel, Press, ReplayMove, Settings, Speed, Spot, Turning, Wish,
};
use gotham_play::statistics::{Stop, Towards};

const PRESSES: &[(Act, Press)] = &[
    (Act::Digit1, Press::Digit(1)),
    (Act::Digit2, Press::Digit(2)),
    (Act::Digit3, Press::Digit(3)),
    (Act::Digit4, Press::Digit(4)),
    (Act::Digit5, Press::Digit(5)),
    (Act::Digit6, Press::Digit(6)),
    (Act::Digit7, Press::Digit(7)),
    (Act::Digit8, Press::Digit(8)),
    (Act::Digit9, Press::Digit(9)),
    (Act::Digit0, Press::Digit(0)),
    (Act::Up, Press::Up),
    (Act::Down, Press::Down),
    (Act::Left, Press::Left),
    (Act::Right, Press::Right),
    (Act::Next, Press::Next),
];

const OPENS: &[(Act, Panel)] = &[
    (Act::Log, Panel::Log),
    (Act::Mission, Panel::Mission),
    (Act::Glossary, Panel::Glossary),
    (Act::BoardReader, Panel::Reader),
    (Act::CommandPost, Panel::CommandPost),
    (Act::Help, Panel::Help),
    (Act::Settings, Panel::Settings),
];

const INTENTS: &[(Act, Intent)] = &[
    (Act::Undo, Intent::Table(Wish::Undo)),
    (Act::RestartTurn, Intent::Table(Wish::RestartTurn)),
    (Act::Advise, Intent::Desk(Gesture::Advise)),
    (Act::Heed, Intent::Table(Wish::Heed)),
    (Act::SkipLesson, Intent::Table(Wish::SkipLesson)),
    (Act::Areas, Intent::Table(Wish::Overlay(Overlay::Areas))),
    (Act::Sight, Intent::Table(Wish::Overlay(Overlay::Sight))),
    (Act::Reach, Intent::Table(Wish::Overlay(Overlay::Reach))),
    (Act::TopDown, Intent::Table(Wish::Camera(CameraMove::TopDown))),
    (Act::Reset, Intent::Table(Wish::Camera(CameraMove::Reset))),
    (Act::Follow, Intent::Table(Wish::Camera(CameraMove::ToggleFollow))),
];

/// While a record is watched.
const REPLAY: &[(Act, ReplayMove)] = &[
    (Act::Confirm, ReplayMove::PlayPause),
    (Act::Left, ReplayMove::StepBack),
    (Act::Right, ReplayMove::StepOn),
    (Act::Up, ReplayMove::Seek(0)),
    (Act::Down, ReplayMove::Seek(usize::MAX)),
    (Act::Next, ReplayMove::Branch(BranchDice::Same)),
    (Act::Digit0, ReplayMove::Branch(BranchDice::Other)),
    (Act::Digit1, ReplayMove::Stop(Stop::Turn, Towards::Earlier)),
    (Act::Digit2, ReplayMove::Stop(Stop::Turn, Towards::Later)),
    (Act::Digit3, ReplayMove::Stop(Stop::Wound, Towards::Earlier)),
    (Act::Digit4, ReplayMove::Stop(Stop::Wound, Towards::Later)),
    (Act::Digit5, ReplayMove::Stop(Stop::Objective, Towards::Earlier)),
    (Act::Digit6, ReplayMove::Stop(Stop::Objective, Towards::Later)),
    // Nothing can be undone here: a gamepad has no number keys.
    (Act::Undo, ReplayMove::Stop(Stop::Objective, Towards::Later)),
    (Act::RestartTurn, ReplayMove::Stop(Stop::Turn, Towards::Earlier)),
];

/// Reads what was pressed since the last frame.
pub(super) fn read(
    mut panels: ResMut<Panels>,
    acts: Query<&ActionState<Act>>,
    keys: Res<Keys>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    stage: Res<Stage>,
) {
    let Ok(acts) = acts.single() else { return };
    if panels.desk.rebinding.is_some() {
        return;
    }
    let pressed = |act: Act| acts.just_pressed(&act);
    let mut wanted: Vec<Intent> = Vec::new();
    if pressed(Act::Back) && *keys != Keys::Text {
        let closes = !panels.dialogs.is_empty();
        wanted.push(if closes { Wish::CloseDialog.into() } else { Gesture::Press(Press::Back).into() });
    }
    // In the menu, too: that is where a new mission is looked for.
    if pressed(Act::LoadContent) && *keys != Keys::Text && panels.dialogs.is_empty() {
        wanted.push(Wish::LoadContent.into());
    }
    let is_match = *screen.get() == Screen::Match;
    if is_match && *keys != Keys::Text && panels.dialogs.is_empty() {
        wanted.extend(OPENS.iter().filter(|(act, _)| pressed(*act)).map(|(_, panel)| {
            let turned = if panels.desk.is_open(*panel) { Gesture::Close(*panel) } else { Gesture::Open(*panel) };
            turned.into()
        }));
    }
    let is_free = *keys != Keys::Text && panels.dialogs.is_empty() && panels.desk.floating().is_none();
    if is_match && is_free {
        let turnings = [(Act::NextPanel, Turning::On), (Act::PanelBefore, Turning::Back)];
        let turned = turnings.into_iter().filter(|(act, _)| pressed(*act));
        wanted.extend(turned.map(|(_, turning)| Gesture::Pane(turning).into()));
    }
    if let Some(session) = session.as_ref().filter(|_| is_match && *keys == Keys::Board) {
        let turnings = [(Act::LookOn, Turning::On), (Act::LookBack, Turning::Back)];
        let turned = turnings.into_iter().filter(|(act, _)| pressed(*act));
        let from = panels.desk.reached.or(session.prompt.subject.map(Spot::Mini));
        let next = turned.filter_map(|(_, turning)| beside(session.shown(), from, turning));
        wanted.extend(next.map(|spot| Gesture::Reach(spot).into()));
        wanted.extend(of_the_card(&panels, session, &stage, pressed).map(Intent::Desk));
    }
    let is_watched = session.as_ref().is_some_and(|session| session.recording.is_some());
    if *keys == Keys::Board && is_watched {
        wanted.extend(of_the_replay(&panels, pressed));
    } else if *keys == Keys::Board {
        wanted.extend(of_the_board(session.as_deref(), &stage, pressed));
    }
    panels.inbox.extend(wanted);
}

/// What is wanted of a match that is watched.
fn of_the_replay(panels: &Panels, pressed: impl Fn(Act) -> bool) -> Vec<Intent> {
    let mut wanted: Vec<Intent> = Vec::new();
    wanted.extend(REPLAY.iter().filter(|(act, _)| pressed(*act)).map(|(_, step)| Wish::Replay(*step).into()));
    if pressed(Act::Digit7) {
        let settings = Settings { speed: faster(panels.settings.speed), ..panels.settings.clone() };
        wanted.push(Wish::Settings(Box::new(settings)).into());
    }
    let is_taken = |act: &Act| REPLAY.iter().any(|(known, _)| known == act);
    let intents = INTENTS.iter().filter(|(act, _)| pressed(*act) && !is_taken(act));
    wanted.extend(intents.map(|(_, intent)| intent.clone()));
    wanted
}

/// What is wanted where something can be answered.
fn of_the_board(session: Option<&Session>, stage: &Stage, pressed: impl Fn(Act) -> bool) -> Vec<Intent> {
    let mut wanted: Vec<Intent> = Vec::new();
    if pressed(Act::Confirm) {
        let waits = session.is_some_and(|session| matches!(session.asked, Asked::HandOver { .. }));
        wanted.push(match (stage.waits(), waits) {
            (true, _) => Wish::GoOn.into(),
            (false, true) => Wish::HandOverAccepted.into(),
            (false, false) if stage.is_busy() => Wish::Skip.into(),
            (false, false) => Gesture::Press(Press::Confirm).into(),
        });
    }
    wanted.extend(PRESSES.iter().filter(|(act, _)| pressed(*act)).map(|(_, press)| Gesture::Press(*press).into()));
    wanted.extend(INTENTS.iter().filter(|(act, _)| pressed(*act)).map(|(_, intent)| intent.clone()));
    wanted
}

/// The speed after this one; after the last one, the first.
fn faster(speed: Speed) -> Speed {
    let at = Speed::ALL.iter().position(|known| *known == speed).unwrap_or(0);
    Speed::ALL[(at + 1) % Speed::ALL.len()]
}

/// The automated Villain's card: opening and closing it, and paging through its decisions.
fn of_the_card(panels: &Panels, session: &Session, stage: &Stage, pressed: impl Fn(Act) -> bool) -> Option<Gesture> {
    session.game().state().automaton.as_ref()?;
    let decisions = session.decisions();
    let last = decisions.begun(stage.reached()).checked_sub(1);
    let shown = last.map(|last| panels.desk.explained.unwrap_or(last).min(last));
    if pressed(Act::Card) {
        let desk = &panels.desk;
        let is_there = decisions.is_in_force(stage.reached()) && !desk.is_card_away;
        let is_shown = is_there || desk.is_open(Panel::Card) || desk.explained.is_some();
        return Some(if is_shown { Gesture::Close(Panel::Card) } else { Gesture::Open(Panel::Card) });
    }
    if pressed(Act::Earlier) {
        return shown?.checked_sub(1).map(|at| Gesture::Why(Some(at)));
    }
    pressed(Act::Later).then(|| Gesture::Why(shown.map(|at| at + 1).filter(|at| Some(*at) < last)))
}
