//! What the other side did, in a few numbers and lines, for the hand-over screen.

use std::collections::BTreeMap;

use super::log::{self, Line, Titles};
use gotham_content::mission::Side;
use gotham_rules::event::AttackOrigin;
use gotham_rules::{Event, Game, Happening, MiniId};
use gotham_words::Words;

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
    /// Wounds suffered on this turn, by whom.
    pub wounds: BTreeMap<MiniId, u8>,
    /// What one should know: who fell, which tokens changed, what the mission did.
    pub notable: Vec<Event>,
}

impl Recap {
    /// The recap of a turn's events.
    pub fn of(side: Side, events: &[&Event]) -> Recap {
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
                recap.notable.push((*event).clone());
            }
        }
        recap
    }

    /// The numbers in words, one line each: "5 Moves, 2 attacks, 9 dice"; "Batman suffered 3 Wounds".
    pub fn summary(&self, words: &Words, game: &Game) -> Vec<String> {
        let figures = [
            (self.moves > 0).then(|| words.recap_moves(self.moves)),
            (self.attacks > 0).then(|| words.recap_attacks(self.attacks)),
            (self.dice > 0).then(|| words.recap_dice(self.dice)),
            (self.reinforcements > 0).then(|| words.recap_reinforcements(self.reinforcements)),
        ];
        let figures = log::list(words, figures.into_iter().flatten());
        let first = if figures.is_empty() { words.recap_nothing().into() } else { figures };
        let titles = Titles { words, game };
        let wounds = self.wounds.iter().map(|(mini, wounds)| words.recap_wounds(titles.mini(*mini), *wounds));
        [first].into_iter().chain(wounds).collect()
    }

    /// What one should know, as lines of the log.
    pub fn lines(&self, words: &Words, game: &Game) -> Vec<Line> {
        self.notable.iter().filter_map(|event| log::line(words, game, event)).collect()
    }
}

fn is_notable(what: &Happening) -> bool {
    let is_notable = matches!(
        what,
        Happening::Triggered { .. }
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
            | Happening::ScreenChanged { .. }
            | Happening::ReinforcementTurned { .. }
            | Happening::GameOver { .. }
            | Happening::CutShort
    );
    is_notable || what.changes_board()
}
