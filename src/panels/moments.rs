//! Key moments of a match as the report and the replay show them: an icon, a color, a lane of the picture.

use egui::{Align2, Color32, FontId, Painter, Pos2};

use super::icon::Icon;
use super::theme::Theme;
use gotham_play::statistics::Kind;
use gotham_words::Words;

/// How large a moment's icon is in a picture, in points.
pub(crate) const SIZE: f32 = 13.0;

/// Moments of one sort, each with its own row in the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// Objectives, modes and the end.
    Mission,
    /// Events and Reinforcements.
    Events,
    /// Who was Neutralized.
    Fallen,
    /// Wounds.
    Wounds,
}

impl Lane {
    /// Every lane, from above.
    pub(crate) const ALL: [Lane; 4] = [Lane::Mission, Lane::Events, Lane::Fallen, Lane::Wounds];

    /// Where a moment belongs.
    pub(crate) fn of(kind: Kind) -> Lane {
        match kind {
            Kind::Objective { .. } | Kind::Mode | Kind::End => Lane::Mission,
            Kind::Event | Kind::Reinforcement => Lane::Events,
            Kind::Neutralized => Lane::Fallen,
            Kind::Wound => Lane::Wounds,
        }
    }

    /// Its name.
    pub(crate) fn name(self, words: &Words) -> &str {
        match self {
            Lane::Mission => words.report_lane_mission(),
            Lane::Events => words.report_lane_events(),
            Lane::Fallen => words.report_lane_fallen(),
            Lane::Wounds => words.report_lane_wounds(),
        }
    }
}

/// The icon of a moment.
pub(crate) fn icon(kind: Kind) -> Icon {
    match kind {
        Kind::Objective { .. } => Icon::Token,
        Kind::Mode => Icon::Sight,
        Kind::End => Icon::EndTurn,
        Kind::Event => Icon::Event,
        Kind::Reinforcement => Icon::Reinforcement,
        Kind::Neutralized => Icon::Neutralized,
        Kind::Wound => Icon::Wound,
    }
}

/// The color of a moment.
pub(crate) fn color(theme: &Theme, kind: Kind) -> Color32 {
    match kind {
        Kind::Objective { .. } | Kind::End => theme.amber,
        Kind::Mode | Kind::Event => theme.cyan,
        Kind::Reinforcement => theme.words,
        Kind::Neutralized | Kind::Wound => theme.red,
    }
}

/// Paints an icon in a picture.
pub(crate) fn paint(painter: &Painter, at: Pos2, icon: Icon, color: Color32) {
    painter.text(at, Align2::CENTER_CENTER, icon.letter(), FontId::proportional(SIZE), color);
}
