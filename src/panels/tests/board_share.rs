//! How much of the window is left for the board, in every state of a match and at three sizes of the window.
//!
//! `./dev share` writes `docs/board-share.md` from the same measurement.

use std::fmt::Write as _;

use super::*;
use crate::layout::free;
use gotham_rules::Ask;

/// Windows in pixels.
const WINDOWS: [[f32; 2]; 3] = [[1280.0, 720.0], [1366.0, 768.0], [1920.0, 1080.0]];

/// What is left at least, in percent: with nothing opened, and in any state.
const LEAST: (u32, u32) = (55, 45);

/// A state of a match by what a player sees.
fn states() -> Vec<(&'static str, Stand)> {
    let until = |is_there: fn(&Ask) -> bool| {
        let mut stand = Stand::new(Shown::Table);
        assert!(play_until(&mut stand, |prompt, _| is_there(&prompt.ask)));
        stand
    };
    let acts = || until(|ask| *ask == Ask::HeroAction);
    let gadgets = || until(|ask| matches!(ask, Ask::TakeGadgets { .. }));
    let advised = |mut stand: Stand| {
        stand.desk.asks_advice = true;
        stand
    };
    let open = |mut stand: Stand, panels: &[Panel]| {
        stand.desk.open = panels.to_vec();
        stand
    };
    let cards = |panels: &[Panel]| {
        let mut stand = solo::against_cards_in(Words::of(ENGLISH), 3);
        stand.desk.explained = Some(stand.decisions.list().len() - 1);
        open(stand, panels)
    };
    let mut attack = Stand::new(Shown::Table);
    let armed = |command: &Command| matches!(command, Command::Attack { effort, .. } if !effort.cards.is_empty());
    assert!(play_until(&mut attack, |prompt, legal| prompt.ask == Ask::HeroAction && legal.iter().any(armed)));
    attack.desk.composer = laid_out::screens::form(&attack).expect("an attack");
    let mut waits = cards(&[Panel::Card]);
    waits.waits = true;
    let mut watched = acts();
    watched.show = Shown::Replay;
    vec![
        ("a Hero acts", acts()),
        ("a Hero acts, with What now", advised(acts())),
        ("a Hero acts, with the log", open(acts(), &[Panel::Log])),
        ("a Hero acts, with What now and the log", open(advised(acts()), &[Panel::Log])),
        ("an attack with all that can go into it", attack),
        ("choosing a Hero", until(|ask| matches!(ask, Ask::ChooseHero { .. }))),
        ("Bat-Gadgets", gadgets()),
        ("Bat-Gadgets, with What now", advised(gadgets())),
        ("a Stance", until(|ask| *ask == Ask::TakeStance)),
        ("moving on", until(|ask| matches!(ask, Ask::KeepMoving { .. }))),
        ("a Reroll", until(|ask| matches!(ask, Ask::Reroll { .. }))),
        ("a Defense", until(|ask| matches!(ask, Ask::Defend { .. }))),
        ("the Villain activates", until(|ask| matches!(ask, Ask::ActivateTile { .. }))),
        ("a miniature acts, with What now", advised(until(|ask| matches!(ask, Ask::MiniAction { .. })))),
        ("the Villain's card", cards(&[Panel::Card])),
        ("the Villain's card, step by step", waits),
        ("the Villain's card and What now", advised(cards(&[Panel::Card]))),
        ("the Villain's card, What now and the log", advised(cards(&[Panel::Card, Panel::Log]))),
        ("a replay", watched),
    ]
}

/// The share of the window in percent that is left in a state, for each size.
fn shares(stand: Stand) -> [u32; 3] {
    let mut harness = window(stand, WINDOWS[0]);
    WINDOWS.map(|[width, height]| {
        let dots = Settings::default().scale_in(width, height);
        harness.set_size(egui::vec2(width, height) / dots);
        harness.run_steps(6);
        let (left, all) = (free(&harness.ctx), harness.ctx.content_rect());
        (100.0 * left.area() / all.area()).round() as u32
    })
}

fn measured() -> Vec<(&'static str, [u32; 3])> {
    states().into_iter().map(|(name, stand)| (name, shares(stand))).collect()
}

#[test]
fn the_board_keeps_its_share_of_the_window() {
    let mut short = String::new();
    for (at, (name, shares)) in measured().into_iter().enumerate() {
        let least = if at == 0 { LEAST.0 } else { LEAST.1 };
        if shares.iter().any(|share| *share < least) {
            let _ = writeln!(short, "{name}: {shares:?}, and not {least}");
        }
    }
    assert!(short.is_empty(), "{short}");
}

#[test]
#[ignore = "prints docs/board-share.md: ./dev share"]
fn print_the_page() {
    let mut page = String::from(
        "# The board's share of the window\n\nWritten by `./dev share`: what the panels leave free of the window, in \
         percent. `src/panels/tests/board_share.rs`\nrefuses less than 55 with nothing opened, and less than 45 in any \
         state.\n\n| state |",
    );
    for [width, height] in WINDOWS {
        let _ = write!(page, " {width} x {height} |");
    }
    page.push_str("\n|---|---|---|---|\n");
    for (name, [small, middle, large]) in measured() {
        let _ = writeln!(page, "| {name} | {small} | {middle} | {large} |");
    }
    println!("\n{page}");
}
