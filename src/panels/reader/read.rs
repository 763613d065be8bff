//! What is read, and how an Area is named there.

use egui::{RichText, Ui};

use crate::board_map::{Chart, Mark};
use crate::view::View;
use gotham_content::Hero;
use gotham_play::atlas::Labels;
use gotham_rules::MiniId;
use gotham_rules::board::AreaId;

/// What is read: a board, what is on it, and whose Moves are priced.
#[derive(Clone, Copy)]
pub(super) struct Read<'a> {
    pub chart: Chart<'a>,
    pub marks: &'a [Mark],
    /// What its Areas are called on the map.
    pub labels: Labels<'a>,
    /// The Hero of a match.
    pub mini: Option<MiniId>,
    /// The Hero as it is printed.
    pub hero: Option<&'a Hero>,
}

/// An Area with its printed number.
pub(super) fn title(view: &View, read: Read, area: AreaId) -> String {
    view.words.reader_area(read.labels.label(area), view.words.text(&read.chart.board.area(area).title))
}

/// A line of small letters that may wrap.
pub(super) fn small(ui: &mut Ui, text: impl Into<String>, color: egui::Color32) -> egui::Response {
    ui.add(egui::Label::new(RichText::new(text).small().color(color)).wrap())
}
