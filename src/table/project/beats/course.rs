//! The course of the match: rounds and turns, the Villain's tiles, Events and cards, the end.

use super::cast::{AMBER, Cast, PALE};
use crate::table::animate::Showing;
use crate::table::sound::cue::Cue;
use gotham_content::mission;
use gotham_panels::Tone;
use gotham_play::log;
use gotham_rules::Happening;

impl Cast<'_, '_, '_> {
    /// Whose turn it is, and what his tiles and cards do.
    pub(super) fn tell_of_the_course(&mut self, what: &Happening) {
        match what {
            Happening::RoundBegins { round } => {
                self.announce(self.words.panel_round(*round), Tone::Plain);
                self.hear(Cue::Bell);
            }
            Happening::TurnBegins { side } => {
                let (whose, cue) = match side {
                    mission::Side::Heroes => (self.words.table_heroes_turn(), Cue::HeroesTurn),
                    mission::Side::Villain => (self.words.table_villains_turn(), Cue::VillainsTurn),
                };
                self.announce(whose, Tone::Plain);
                self.stage.add(Showing::ClearDice);
                self.hear(cue);
                self.stage.add(Showing::Pause(0.5));
            }
            Happening::TileActivated { .. } => self.stage.add(Showing::ClearDice),
            Happening::EventChosen { .. } => {
                self.hear(Cue::Alarm);
                self.stage.add(Showing::Pause(0.4));
            }
            Happening::CardRevealed { .. } => {
                self.stage.add(Showing::ClearDice);
                self.hear(Cue::Card);
                self.stage.add(Showing::Pause(1.2));
            }
            Happening::TaskStruckOut { mini, .. } => {
                self.look_at(*mini);
                self.stage.add(Showing::Pause(0.25));
            }
            Happening::TaskBegun { mini, task, .. } => {
                self.look_at(*mini);
                self.float(*mini, log::task_title(self.words, *task), AMBER);
                self.stage.add(Showing::Pause(0.7));
            }
            Happening::ColumnSkipped { .. } | Happening::TieBroken { .. } => self.stage.add(Showing::Pause(0.5)),
            Happening::TaskRolled { mini, shown, .. }
            | Happening::AttackRolled { mini, shown, .. }
            | Happening::PlaceRolled { mini, shown, .. } => {
                self.float(*mini, self.words.villain_card_die(*shown), PALE);
                self.stage.add(Showing::Pause(0.5));
            }
            Happening::GameOver { winner, .. } => {
                let (text, tone) = match winner {
                    mission::Side::Heroes => (self.words.report_heroes_win(), Tone::Good),
                    mission::Side::Villain => (self.words.report_villain_wins(), Tone::Bad),
                };
                self.announce(text, tone);
                self.hear(if *winner == self.cheers { Cue::Victory } else { Cue::Defeat });
                self.stage.add(Showing::Pause(1.2));
            }
            Happening::CutShort => self.announce(self.words.table_cut_short(), Tone::Bad),
            _ => {}
        }
    }
}
