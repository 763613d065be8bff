//! Beats: the events of a frame become what is shown of them, one after the other, and everybody gets a new home at once.

mod board;
mod cast;
mod course;
mod people;
mod rolls;

use bevy::prelude::*;

use self::cast::Cast;
use super::heard;
use super::tabletop::Surface;
use crate::table::animate::{Showing, Stage};
use crate::table::components::{CarOf, Home, Leaving, MiniatureOf};
use crate::table::messages::Happened;
use crate::table::session::Session;
use gotham_content::mission;
use gotham_rules::Happening;

/// Reads the events of this frame in order.
pub(super) fn project(
    surface: Surface,
    session: Res<Session>,
    mut stage: ResMut<Stage>,
    mut happened: MessageReader<Happened>,
    minis: Query<(Entity, &MiniatureOf, &Home), Without<Leaving>>,
    cars: Query<(&CarOf, &Home)>,
) {
    if happened.is_empty() {
        return;
    }
    // The session already knows the events: the last one has the last position.
    let first = session.decisions().heard().saturating_sub(happened.len());
    let there = minis.iter().map(|(entity, mini, home)| (mini.0.0, (entity, *home))).collect();
    let cheers = if session.chairs.only_villains() { mission::Side::Villain } else { mission::Side::Heroes };
    let (words, game) = (&session.words, session.game());
    let cars = cars.iter().map(|(car, home)| (car.0, home.at)).collect();
    let mut cast = Cast { words, game, surface, stage: &mut stage, cheers, there, cars };
    let has_cards = cast.game.state().automaton.is_some();
    let stops = has_cards && session.recording.is_none();
    for (place, Happened(event)) in (first..).zip(happened.read()) {
        if has_cards {
            cast.stage.add(Showing::Reached(place));
        }
        cast.tell(&event.what);
        if stops && session.decisions().is_step_at(place) {
            cast.stage.add(Showing::Decided);
        }
    }
}

impl Cast<'_, '_, '_> {
    /// Each event is shown by one of these, or only heard, or not at all. A new one must be decided on here.
    #[deny(clippy::wildcard_enum_match_arm)]
    fn tell(&mut self, what: &Happening) {
        if let Some(cue) = heard::with(what) {
            self.hear(cue);
        }
        match what {
            Happening::Placed { .. }
            | Happening::StanceTaken { .. }
            | Happening::Moved { .. }
            | Happening::LaidDown { .. }
            | Happening::StoodUp { .. }
            | Happening::AttackDeclared { .. }
            | Happening::Shackled { .. }
            | Happening::Unshackled { .. }
            | Happening::Wounded { .. }
            | Happening::Neutralized { .. }
            | Happening::Revived { .. }
            | Happening::Thrown { .. }
            | Happening::SkillUsed { .. }
            | Happening::ActionDeclared { .. }
            | Happening::MiniActivated { .. }
            | Happening::TileRemoved { .. }
            | Happening::Reinforced { .. }
            | Happening::Transformed { .. }
            | Happening::PersonalityChanged { .. }
            | Happening::LeftBoard { .. }
            | Happening::SideChanged { .. }
            | Happening::ScreenChanged { .. } => self.tell_of_people(what),
            Happening::MovementEnds { .. }
            | Happening::AttackCounted { .. }
            | Happening::DefenseCounted { .. }
            | Happening::Rolled { .. }
            | Happening::Rerolled { .. }
            | Happening::AttackOver { .. }
            | Happening::ActionCounted { .. }
            | Happening::Interacted { .. }
            | Happening::MissionRolled { .. } => self.tell_of_rolls(what),
            Happening::WallBroken { .. }
            | Happening::DoorTurned { .. }
            | Happening::LinkTurned { .. }
            | Happening::ElevatorMoved { .. }
            | Happening::AreaTurned { .. }
            | Happening::DifficultSet { .. }
            | Happening::DangerousSet { .. }
            | Happening::ElevationSet { .. }
            | Happening::DarknessSet { .. }
            | Happening::TokenTurned { .. }
            | Happening::TokenRemoved { .. }
            | Happening::TokenPlaced { .. }
            | Happening::TokenRevealed { .. }
            | Happening::FieldsPlaced { .. }
            | Happening::Exploded { .. } => self.tell_of_the_board(what),
            Happening::RoundBegins { .. }
            | Happening::TurnBegins { .. }
            | Happening::TileActivated { .. }
            | Happening::EventChosen { .. }
            | Happening::CardRevealed { .. }
            | Happening::ColumnSkipped { .. }
            | Happening::TaskStruckOut { .. }
            | Happening::TaskBegun { .. }
            | Happening::TieBroken { .. }
            | Happening::TaskRolled { .. }
            | Happening::AttackRolled { .. }
            | Happening::PlaceRolled { .. }
            | Happening::GameOver { .. }
            | Happening::CutShort => self.tell_of_the_course(what),
            // Nothing is seen of these.
            Happening::HeroChosen { .. }
            | Happening::GadgetTaken { .. }
            | Happening::AlliesChosen { .. }
            | Happening::TurnEnds { .. }
            | Happening::CubesRested { .. }
            | Happening::Tired { .. }
            | Happening::Recovered { .. }
            | Happening::Triggered { .. }
            | Happening::Spent { .. }
            | Happening::Pushed { .. }
            | Happening::CubesLost { .. }
            | Happening::MovementBegins { .. }
            | Happening::PointsKept { .. }
            | Happening::Spared { .. }
            | Happening::SuccessAdded { .. }
            | Happening::StoodIn { .. }
            | Happening::DieRolled { .. }
            | Happening::Picked { .. }
            | Happening::Shuffled { .. }
            | Happening::Drawn { .. }
            | Happening::CardLost { .. }
            | Happening::CardSpent { .. }
            | Happening::PickedUp { .. }
            | Happening::HandedOver { .. }
            | Happening::TurnedDown { .. }
            | Happening::Dropped { .. }
            | Happening::EquipmentPlaced { .. }
            | Happening::SkillLost { .. }
            | Happening::Regenerated { .. }
            | Happening::TokenMoved { .. }
            | Happening::TokenHidden { .. }
            | Happening::TokenShown { .. }
            | Happening::SkillGranted { .. }
            | Happening::FigureSet { .. }
            | Happening::TokenPickedUp { .. }
            | Happening::TokenPutDown { .. }
            | Happening::FieldDissipates { .. }
            | Happening::FieldGone { .. }
            | Happening::TileNeutralized { .. }
            | Happening::TileRevived { .. }
            | Happening::PointsGained { .. }
            | Happening::PointsLost { .. }
            | Happening::ReinforcementTurned { .. }
            | Happening::EventResolved { .. }
            | Happening::OfferChosen { .. }
            | Happening::ValueSet { .. }
            | Happening::ModeTurned { .. }
            | Happening::LastRoundSet { .. }
            | Happening::Healed { .. }
            | Happening::ControlChanged { .. }
            | Happening::Led { .. }
            | Happening::Released { .. }
            | Happening::TileInserted { .. }
            | Happening::TileMoved { .. }
            | Happening::TileBanned { .. }
            | Happening::PassedOver { .. }
            | Happening::CardPassedOver { .. }
            | Happening::ColumnBegun { .. }
            | Happening::ThirdActivation { .. }
            | Happening::MinionCalled { .. }
            | Happening::DefenseWeighed { .. }
            | Happening::EventMeant { .. } => {}
        }
    }
}
