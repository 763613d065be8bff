//! The panels' picture of the program, drawn in egui's pass; what they want goes to the inbox.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::animate::Stage;
use super::gallery::Hall;
use super::panel_memory::Panels;
use super::session::{Asked, Files, Riddle, Session};
use super::sound::captions::Captions;
use super::states::Screen;
use super::{Library, Machine, OwnContent};
use gotham_panels::{Answerer, CardsView, GalleryView, MenuView, ReplayView, ReportView, TableView, View};
use gotham_play::review::Lookback;

const SECONDS_OF_A_DAY: u64 = 24 * 60 * 60;

/// Draws the panels.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(not(resource_exists::<super::bench::Empty>)).run_if(not(super::photo::is_on)),
    );
}

/// Draws every panel.
#[expect(clippy::too_many_arguments, reason = "a system's arguments are what it reads")]
pub(super) fn draw(
    mut contexts: EguiContexts,
    (library, own, machine): (Res<Library>, Res<OwnContent>, Res<Machine>),
    files: Res<Files>,
    stage: Res<Stage>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    (hall, captions): (Res<Hall>, Res<Captions>),
    mut panels: ResMut<Panels>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if let Some(text) = panels.copied.take() {
        context.copy_text(text);
    }
    let heard = if panels.settings.subtitles { captions.texts(&panels.words) } else { Vec::new() };
    let mut intents = Vec::new();
    let show = |screen: gotham_panels::Screen, intents: &mut Vec<gotham_panels::Intent>| {
        let view = View {
            catalogue: &library.0,
            words: &panels.words,
            settings: &panels.settings,
            desk: &panels.desk,
            screen,
            dialogs: &panels.dialogs,
            keys: &panels.keys,
            captions: &heard,
            device: panels.device,
            has_own_content: !own.is_empty(),
            is_page: machine.0.page.is_some(),
        };
        intents.extend(gotham_panels::show(context, &view));
    };
    match (screen.get(), session) {
        (Screen::Match, Some(session)) => {
            let (message, no_undo) = (session.news(), session.no_undo());
            let told = TableView { message, no_undo: no_undo.as_deref(), ..of_match(&session, &panels, &stage) };
            show(gotham_panels::Screen::Table(told), &mut intents);
        }
        (Screen::Report, Some(session)) => {
            if let Some(report) = of_report(&session) {
                show(gotham_panels::Screen::Report(report), &mut intents);
            }
        }
        (Screen::Gallery, _) => {
            let gallery = GalleryView { found: &hall.found, skills: &hall.skills };
            show(gotham_panels::Screen::Gallery(gallery), &mut intents);
        }
        _ => {
            let today = machine.0.clock.date().0.as_secs() / SECONDS_OF_A_DAY;
            let (resume, saves, scores) = (files.autosave.as_ref(), &files.slots, &files.scores);
            let menu = MenuView { resume, saves, scores, campaign: &files.campaign, today };
            show(gotham_panels::Screen::Menu(menu), &mut intents);
        }
    }
    let free = (*screen.get() == Screen::Match).then(|| {
        let free = gotham_panels::free(context) * panels.scale;
        Rect::new(free.min.x.round(), free.min.y.round(), free.max.x.round(), free.max.y.round())
    });
    if panels.free != free || !intents.is_empty() {
        panels.free = free;
        panels.inbox.extend(intents);
        redraw.write(RequestRedraw);
    }
}

/// The match on the table, without news.
fn of_match<'a>(session: &'a Session, panels: &'a Panels, stage: &Stage) -> TableView<'a> {
    let answerer = match &session.asked {
        Asked::Here => Answerer::Here,
        Asked::HandOver { to, recap, .. } => Answerer::HandOver { to, recap },
        Asked::Program => Answerer::Bot,
        Asked::Nobody => Answerer::Replay,
    };
    let replay = session.recording.as_ref().map(|recording| ReplayView {
        at: recording.at(),
        length: recording.length(),
        playing: recording.playing,
        statistics: recording.statistics(),
        found: session.lookback.as_ref().and_then(Lookback::found),
        has_ended: recording.whole().game().state().result.is_some(),
    });
    TableView {
        words: &panels.words,
        game: session.shown(),
        prompt: &session.prompt,
        last_turn: session.last_turn.as_ref(),
        legal: &session.legal,
        suggested: &session.suggested,
        answerer,
        log: session.log_until(stage.reached()),
        message: None,
        habits: session.play().habits(),
        hovered: panels.hovered().filter(|spot| spot.is_there(session.shown())),
        busy: stage.is_busy() || session.stale,
        no_undo: None,
        follows: session.follows,
        overlays: session.overlays,
        sandbox: session.workshop.as_ref().map(|workshop| &workshop.sandbox),
        replay,
        cards: CardsView { decisions: session.decisions(), reached: stage.reached(), waits: stage.waits() },
        lessons: session.lessons.as_ref().filter(|_| session.recording.is_none() && session.workshop.is_none()),
        advice: session.advice(),
        puzzle: session.riddle.as_ref().map(Riddle::view),
    }
}

/// The numbers of a match, which are counted when the screen opens.
fn of_report(session: &Session) -> Option<ReportView<'_>> {
    session.statistics.as_ref().map(|statistics| ReportView {
        game: session.game(),
        statistics,
        commands: session.play().steps().len(),
        seed: session.seed,
        is_arranged: session.play().is_practice(),
        left_at: session.play().left_at(),
        lessons: session.lessons.as_ref().filter(|_| session.recording.is_none()),
        lookback: session.lookback.as_ref(),
    })
}
