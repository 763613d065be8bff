//! Dice: they are thrown, thrown again, counted and swept away.

use bevy::prelude::Vec3;

use super::cast::{AMBER, Cast, GREEN, RED};
use crate::table::animate::Showing;
use crate::table::sound::cue::Cue;
use gotham_content::dice::Color as DieColor;
use gotham_rules::Happening;

impl Cast<'_, '_, '_> {
    /// What is rolled, and what it comes to.
    pub(super) fn tell_of_rolls(&mut self, what: &Happening) {
        match what {
            // The roll is over, whatever it was for.
            Happening::AttackOver { .. } | Happening::Interacted { .. } | Happening::MovementEnds { .. } => {
                self.stage.add(Showing::ClearDice);
            }
            Happening::Rolled { mini, dice, .. } => {
                let beside = self.who(*mini).map(|(_, home)| home.at).unwrap_or_default();
                self.roll(dice, beside);
            }
            Happening::MissionRolled { dice } => self.roll(dice, Vec3::ZERO),
            Happening::Rerolled { die, to, .. } => {
                self.hear(Cue::Die);
                self.stage.add(Showing::Reroll { die: usize::from(*die), face: *to });
                self.stage.add(Showing::Pause(0.2));
            }
            Happening::AttackCounted { mini, successes, .. } => {
                self.float(*mini, self.words.count_successes(*successes), AMBER);
            }
            Happening::DefenseCounted { mini, successes, through, .. } => {
                let text = if *through == 0 {
                    self.words.table_blocked().into()
                } else {
                    self.words.table_got_through(*successes, *through)
                };
                self.float(*mini, text, if *through == 0 { GREEN } else { AMBER });
                self.stage.add(Showing::Pause(0.3));
            }
            Happening::ActionCounted { mini, succeeded, successes, difficulty, .. } => {
                let (text, color) = if *succeeded {
                    (self.words.table_succeeded(*successes, *difficulty), GREEN)
                } else {
                    (self.words.table_failed(*successes, *difficulty), RED)
                };
                self.float(*mini, text, color);
                self.stage.add(Showing::Pause(0.7));
            }
            _ => {}
        }
    }

    /// Dice are thrown beside a place.
    fn roll(&mut self, dice: &[(DieColor, u8)], beside: Vec3) {
        self.hear(Cue::dice(dice.len()));
        self.stage.add(Showing::Dice { dice: dice.to_vec(), beside });
        self.stage.add(Showing::Pause(0.35));
    }
}
