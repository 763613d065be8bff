//! The log's entries, and the figures of the report.

use crate::content::mission::Side;
use crate::panels::{Figure, LogEntry, LogFilter};
use crate::play::{Decisions, Match, log};
use crate::rules::{Event, Game, Happening, MiniId, state};
use crate::words::Words;

/// The next event as an entry of the log, if it has one, in the game as it is afterwards.
pub fn entry(words: &Words, game: &Game, event: &Event, decisions: &mut Decisions) -> Option<LogEntry> {
    let place = decisions.heard();
    let decision = decisions.hear(game, event);
    let side = match game.state().phase {
        state::Phase::HeroesTurn => Some(Side::Heroes),
        state::Phase::VillainsTurn => Some(Side::Villain),
        state::Phase::Setup | state::Phase::Upkeep | state::Phase::GameOver => None,
    };
    let line = log::line(words, game, event)?;
    Some(LogEntry { round: game.state().round, side, about: about(&event.what), line, place, decision })
}

/// The whole log of a match, and what its cards have decided.
pub fn whole(words: &Words, play: &Match) -> (Vec<LogEntry>, Decisions) {
    let (mut log, mut decisions) = (Vec::new(), Decisions::default());
    for step in play.steps() {
        for event in &step.events {
            log.extend(entry(words, &step.after, event, &mut decisions));
        }
    }
    (log, decisions)
}

fn about(what: &Happening) -> LogFilter {
    match what {
        Happening::MovementBegins { .. }
        | Happening::Moved { .. }
        | Happening::MovementEnds { .. }
        | Happening::WallBroken { .. }
        | Happening::Placed { .. } => LogFilter::Moves,
        Happening::AttackDeclared { .. }
        | Happening::AttackCounted { .. }
        | Happening::StoodIn { .. }
        | Happening::DefenseCounted { .. }
        | Happening::Shackled { .. }
        | Happening::Wounded { .. }
        | Happening::Neutralized { .. }
        | Happening::Exploded { .. } => LogFilter::Fights,
        Happening::Rolled { .. }
        | Happening::Rerolled { .. }
        | Happening::DieRolled { .. }
        | Happening::Picked { .. } => LogFilter::Dice,
        Happening::RoundBegins { .. }
        | Happening::TurnBegins { .. }
        | Happening::Triggered { .. }
        | Happening::TokenTurned { .. }
        | Happening::TokenRemoved { .. }
        | Happening::TokenPlaced { .. }
        | Happening::TokenMoved { .. }
        | Happening::TokenRevealed { .. }
        | Happening::TokenPickedUp { .. }
        | Happening::TokenPutDown { .. }
        | Happening::OfferChosen { .. }
        | Happening::MissionRolled { .. }
        | Happening::ModeTurned { .. }
        | Happening::LastRoundSet { .. }
        | Happening::LeftBoard { .. }
        | Happening::SideChanged { .. }
        | Happening::ControlChanged { .. }
        | Happening::ScreenChanged { .. }
        | Happening::Led { .. }
        | Happening::Released { .. }
        | Happening::TileInserted { .. }
        | Happening::TileMoved { .. }
        | Happening::TileBanned { .. }
        | Happening::DoorTurned { .. }
        | Happening::LinkTurned { .. }
        | Happening::AreaTurned { .. }
        | Happening::DifficultSet { .. }
        | Happening::DangerousSet { .. }
        | Happening::ElevationSet { .. }
        | Happening::EventChosen { .. }
        | Happening::Reinforced { .. }
        | Happening::Transformed { .. }
        | Happening::GameOver { .. } => LogFilter::Mission,
        Happening::CardRevealed { .. }
        | Happening::CardPassedOver { .. }
        | Happening::PassedOver { .. }
        | Happening::ColumnBegun { .. }
        | Happening::ColumnSkipped { .. }
        | Happening::ThirdActivation { .. }
        | Happening::TaskRolled { .. }
        | Happening::TaskStruckOut { .. }
        | Happening::TaskBegun { .. }
        | Happening::TieBroken { .. }
        | Happening::AttackRolled { .. }
        | Happening::MinionCalled { .. }
        | Happening::DefenseWeighed { .. }
        | Happening::EventMeant { .. }
        | Happening::PlaceRolled { .. } => LogFilter::Cards,
        _ => LogFilter::All,
    }
}

/// Figures of a match: what, for the Heroes, for the Villain.
pub fn figures(play: &Match) -> Vec<(Figure, u32, u32)> {
    let mut rows = Figure::ALL.map(|figure| (figure, 0u32, 0u32));
    for step in play.steps() {
        for event in &step.events {
            let Some((figure, mini, count)) = counted(&event.what) else { continue };
            let Some(row) = rows.iter_mut().find(|(row, ..)| *row == figure) else { continue };
            match step.after.state().mini(mini).side {
                Some(Side::Heroes) => row.1 += count,
                Some(Side::Villain) => row.2 += count,
                None => {}
            }
        }
    }
    rows.into()
}

fn counted(what: &Happening) -> Option<(Figure, MiniId, u32)> {
    Some(match what {
        Happening::Moved { mini, .. } => (Figure::Moves, *mini, 1),
        Happening::AttackDeclared { mini, .. } => (Figure::Attacks, *mini, 1),
        Happening::Rolled { mini, dice, .. } => (Figure::Dice, *mini, dice.len() as u32),
        Happening::Wounded { mini, wounds, .. } => (Figure::Wounds, *mini, u32::from(*wounds)),
        Happening::Neutralized { mini, .. } => (Figure::Losses, *mini, 1),
        Happening::Reinforced { mini, .. } => (Figure::Reinforcements, *mini, 1),
        _ => return None,
    })
}
