//! A mission's word to each side on what matters here: beside the board until the first round is over or it is sent away,
//! and on the mission's sheets.

use egui::{RichText, Ui};

use super::draw;
use super::intent::{Gesture, Intent};
use super::parts;
use super::theme::Theme;
use super::view::{Answerer, TableView, View};
use gotham_content::Mission;
use gotham_content::mission::Side;
use gotham_words::Words;

/// The side whose word stands beside the board: the side that is asked at this screen, until its first round is over,
/// unless it was sent away.
pub(crate) fn shown(view: &View, table: &TableView) -> Option<Side> {
    let (state, mission, side) = (table.game.state(), &table.game.scenario().mission, table.prompt.side);
    let is_time = state.round <= 1 && state.result.is_none() && matches!(table.answerer, Answerer::Here);
    let is_read = || view.desk.counsel_read.contains(&(mission.id.clone(), side));
    (is_time && mission.counsel.is_some() && !is_read()).then_some(side)
}

/// The word, and the button that sends it away.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView, side: Side) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mission = &table.game.scenario().mission;
    let title = match side {
        Side::Heroes => words.counsel_heroes(),
        Side::Villain => words.counsel_villain(),
    };
    parts::heading(ui, &theme, title);
    if let Some(counsel) = &mission.counsel {
        ui.label(words.text(counsel.of(side)));
    }
    if ui.small_button(words.counsel_close()).clicked() {
        return vec![Gesture::CounselRead(mission.id.clone(), side).into()];
    }
    Vec::new()
}

/// What each side is after, and below it the word to that side.
pub(crate) fn goals(ui: &mut Ui, words: &Words, theme: &Theme, mission: &Mission) {
    for (side, title, goal) in [
        (Side::Heroes, words.panel_heroes(), &mission.heroes_goal),
        (Side::Villain, words.panel_villain(), &mission.villain_goal),
    ] {
        ui.horizontal(|ui| {
            draw::side_icon(ui, theme, Some(side));
            ui.label(RichText::new(title).strong().color(theme.side(Some(side))));
        });
        ui.label(words.text(goal));
        if let Some(counsel) = &mission.counsel {
            ui.label(RichText::new(words.text(counsel.of(side))).italics());
        }
    }
}
