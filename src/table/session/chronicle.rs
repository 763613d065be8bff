//! The log's entries, and the figures of the report.

use crate::content::mission::Side;
use crate::panels::{LogEntry, LogFilter};
use crate::play::{Match, log};
use crate::rules::{Event, Game, Happening, MiniId, state};

/// An event as an entry of the log, in the game as it is afterwards.
pub fn entry(game: &Game, event: &Event) -> LogEntry {
    let side = match game.state().phase {
        state::Phase::HeroesTurn => Some(Side::Heroes),
        state::Phase::VillainsTurn => Some(Side::Villain),
        state::Phase::Setup | state::Phase::Upkeep | state::Phase::GameOver => None,
    };
    LogEntry { round: game.state().round, side, about: about(&event.what), line: log::line(game, event) }
}

/// The whole log of a match.
pub fn whole(play: &Match) -> Vec<LogEntry> {
    play.steps().iter().flat_map(|step| step.events.iter().map(|event| entry(&step.after, event))).collect()
}

fn about(what: &Happening) -> LogFilter {
    match what {
        Happening::MovementBegins { .. }
        | Happening::Moved { .. }
        | Happening::MovementEnds { .. }
        | Happening::WallBroken { .. }
        | Happening::Placed { .. } => LogFilter::Moves,
        Happening::AttackDeclared { .. }
        | Happening::SacrificeDeclared { .. }
        | Happening::AttackCounted { .. }
        | Happening::Sacrificed { .. }
        | Happening::DefenseCounted { .. }
        | Happening::Shackled { .. }
        | Happening::Wounded { .. }
        | Happening::Neutralized { .. }
        | Happening::Exploded { .. } => LogFilter::Fights,
        Happening::Rolled { .. } | Happening::Rerolled { .. } => LogFilter::Dice,
        Happening::RoundBegins { .. }
        | Happening::TurnBegins { .. }
        | Happening::Triggered { .. }
        | Happening::TokenTurned { .. }
        | Happening::TokenRemoved { .. }
        | Happening::EventChosen { .. }
        | Happening::Reinforced { .. }
        | Happening::Transformed { .. }
        | Happening::GameOver { .. } => LogFilter::Mission,
        _ => LogFilter::All,
    }
}

/// Figures of a match: what, for the Heroes, for the Villain.
pub fn figures(play: &Match) -> Vec<(String, u32, u32)> {
    let mut rows = ["Moves", "Attacks", "Dice rolled", "Wounds suffered", "Miniatures lost", "Reinforcements"]
        .map(|what| (what.to_string(), 0u32, 0u32));
    for step in play.steps() {
        for event in &step.events {
            let Some((row, mini, count)) = counted(&event.what) else { continue };
            match step.after.state().mini(mini).side {
                Some(Side::Heroes) => rows[row].1 += count,
                Some(Side::Villain) => rows[row].2 += count,
                None => {}
            }
        }
    }
    rows.into()
}

fn counted(what: &Happening) -> Option<(usize, MiniId, u32)> {
    Some(match what {
        Happening::Moved { mini, .. } => (0, *mini, 1),
        Happening::AttackDeclared { mini, .. } => (1, *mini, 1),
        Happening::Rolled { mini, dice, .. } => (2, *mini, dice.len() as u32),
        Happening::Wounded { mini, wounds, .. } => (3, *mini, u32::from(*wounds)),
        Happening::Neutralized { mini } => (4, *mini, 1),
        Happening::Reinforced { mini, .. } => (5, *mini, 1),
        _ => return None,
    })
}
