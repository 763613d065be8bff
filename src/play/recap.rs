//! What the other side did, in a few figures and lines: for the hand-over screen.

use std::collections::BTreeMap;

use super::log::{self, Line, Titles};
use crate::content::mission::Side;
use crate::rules::event::AttackOrigin;
use crate::rules::{Event, Game, Happening, MiniId};

/// A turn in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recap {
    /// Whose turn.
    pub side: Side,
    /// Moves made.
    pub moves: usize,
    /// Attacks declared as actions.
    pub attacks: usize,
    /// Dice rolled.
    pub dice: usize,
    /// Miniatures that joined.
    pub reinforcements: usize,
    /// Wounds suffered in this turn, by whom.
    pub wounds: BTreeMap<MiniId, u8>,
    /// What one should know: who fell, which tokens changed, what the mission did.
    pub notable: Vec<Line>,
}

impl Recap {
    /// The recap of a turn's events.
    pub fn of(game: &Game, side: Side, events: &[&Event]) -> Recap {
        let mut recap = Recap {
            side,
            moves: 0,
            attacks: 0,
            dice: 0,
            reinforcements: 0,
            wounds: BTreeMap::new(),
            notable: Vec::new(),
        };
        for event in events {
            match &event.what {
                Happening::Moved { .. } => recap.moves += 1,
                Happening::AttackDeclared { origin: AttackOrigin::Action, .. } => recap.attacks += 1,
                Happening::Rolled { dice, .. } => recap.dice += dice.len(),
                Happening::Reinforced { .. } => recap.reinforcements += 1,
                Happening::Wounded { mini, wounds, .. } => {
                    let suffered = recap.wounds.entry(*mini).or_default();
                    *suffered = suffered.saturating_add(*wounds);
                }
                _ => {}
            }
            if is_notable(&event.what) {
                recap.notable.push(log::line(game, event));
            }
        }
        recap
    }

    /// The figures in words, a line each: "5 moves, 2 attacks, 9 dice"; "Batman suffered 3 Wounds".
    pub fn summary(&self, game: &Game) -> Vec<String> {
        let count = |number: usize, one: &str, many: &str| match number {
            0 => None,
            1 => Some(format!("1 {one}")),
            number => Some(format!("{number} {many}")),
        };
        let figures: Vec<String> = [
            count(self.moves, "move", "moves"),
            count(self.attacks, "attack", "attacks"),
            count(self.dice, "die", "dice"),
            count(self.reinforcements, "Reinforcement", "Reinforcements"),
        ]
        .into_iter()
        .flatten()
        .collect();
        let first = if figures.is_empty() { "Nothing much".into() } else { figures.join(", ") };
        let wounds = self.wounds.iter().map(|(mini, wounds)| {
            let wounds = if *wounds == 1 { "1 Wound".into() } else { format!("{wounds} Wounds") };
            format!("{} suffered {wounds}", Titles(game).mini(*mini))
        });
        [first].into_iter().chain(wounds).collect()
    }
}

fn is_notable(what: &Happening) -> bool {
    matches!(
        what,
        Happening::Triggered { .. }
            | Happening::WallBroken { .. }
            | Happening::Neutralized { .. }
            | Happening::Revived { .. }
            | Happening::TokenTurned { .. }
            | Happening::TokenRemoved { .. }
            | Happening::EquipmentPlaced { .. }
            | Happening::Exploded { .. }
            | Happening::TileNeutralized { .. }
            | Happening::TileRevived { .. }
            | Happening::TileRemoved { .. }
            | Happening::EventChosen { .. }
            | Happening::Reinforced { .. }
            | Happening::Transformed { .. }
            | Happening::ReinforcementTurned { .. }
            | Happening::GameOver { .. }
    )
}
