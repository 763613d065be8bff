//! What the other side did on its last turn, in at most five lines with faces, until it is sent away.

use egui::{RichText, Ui};

use super::intent::{Gesture, Intent, Named, Spot, Wish};
use super::parts;
use super::portrait::{self, Face};
use super::theme::Theme;
use super::view::{TableView, View};
use gotham_content::mission::Side;
use gotham_play::Recap;

/// The size of a face, in points.
const FACE: f32 = 26.0;

/// What is shown: the last turn of the other side, unless it was sent away.
pub(crate) fn shown<'a>(view: &View, table: &TableView<'a>) -> Option<&'a Recap> {
    let recap = table.last_turn?;
    let is_read = view.desk.recap_read == Some(number(table, recap));
    (!is_read && !recap.is_quiet() && !table.busy).then_some(recap)
}

/// Which turn it was: it is sent away once.
fn number(table: &TableView, recap: &Recap) -> (u8, Side) {
    (table.game.state().round, recap.side)
}

/// The lines, and the button that sends them away.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView, recap: &Recap) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = Vec::new();
    let title = match recap.side {
        Side::Heroes => words.recap_title_heroes(),
        Side::Villain => words.recap_title_villain(),
    };
    parts::heading(ui, &theme, title);
    for line in recap.headlines(words, table.game) {
        ui.horizontal_top(|ui| {
            if let Some(mini) = line.face {
                portrait::show(ui, &theme, Face::of_mini(table.game, mini), FACE);
            }
            let text = egui::Label::new(RichText::new(&line.text).small()).wrap().sense(egui::Sense::click());
            let response = ui.add(text);
            if let Some(mini) = line.face.filter(|mini| table.game.state().mini(*mini).area.is_some()) {
                let spot = Spot::Mini(mini);
                if response.clicked() {
                    intents.push(Wish::LookAt(spot).into());
                } else if response.hovered() {
                    intents.push(Wish::Hover(Named::Spot(spot)).into());
                }
            }
        });
    }
    if ui.small_button(words.recap_close()).clicked() {
        let (round, side) = number(table, recap);
        intents.push(Gesture::RecapRead(round, side).into());
    }
    intents
}
