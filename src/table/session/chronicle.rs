//! The log's entries.

use gotham_content::mission::Side;
use gotham_panels::{LogEntry, LogFilter};
use gotham_play::{Decisions, Match, log};
use gotham_rules::{Event, Game, Happening, state};
use gotham_words::Words;

/// The next event as an entry of the log, if it has one, in the game as it is afterward.
pub(crate) fn entry(words: &Words, game: &Game, event: &Event, decisions: &mut Decisions) -> Option<LogEntry> {
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
pub(super) fn whole(words: &Words, play: &Match) -> (Vec<LogEntry>, Decisions) {
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
        | Happening::ElevatorMoved { .. }
        | Happening::AreaTurned { .. }
        | Happening::DifficultSet { .. }
        | Happening::DangerousSet { .. }
        | Happening::ElevationSet { .. }
        | Happening::TokenShown { .. }
        | Happening::SkillGranted { .. }
        | Happening::DarknessSet { .. }
        | Happening::FigureSet { .. }
        | Happening::EventChosen { .. }
        | Happening::Reinforced { .. }
        | Happening::Transformed { .. }
        | Happening::GameOver { .. }
        | Happening::CutShort => LogFilter::Mission,
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
