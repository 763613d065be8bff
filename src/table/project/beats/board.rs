//! The board: doors, walls, floors, tokens, and what bursts and spreads there.

use bevy::math::Vec3Swizzles as _;
use bevy::prelude::Vec3;

use super::cast::Cast;
use crate::table::animate::Showing;
use crate::table::project::board::{leaf, spot_on_wall};
use crate::table::sound::cue::Cue;
use gotham_content::DoorState;
use gotham_rules::Happening;
use gotham_rules::board::{AreaId, DoorId, ElevatorId};

impl Cast<'_, '_, '_> {
    /// What becomes of places, and of what lies there.
    pub(super) fn tell_of_the_board(&mut self, what: &Happening) {
        match what {
            Happening::Exploded { area, .. } => self.blast(*area),
            Happening::FieldsPlaced { kind, area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::field(*kind));
                self.stage.add(Showing::Cloud { at: at + Vec3::Y * 0.08, kind: *kind });
            }
            Happening::WallBroken { between } => {
                let board = self.game.board();
                let at = spot_on_wall(board, &self.surface.plan, between.0, between.1);
                let at = at.unwrap_or_else(|| self.surface.plan.centre(board, between.0));
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::Rubble);
                self.stage.add(Showing::Board);
                self.stage.add(Showing::Crumble(at));
            }
            Happening::DoorTurned { door, to } => self.door(*door, *to),
            Happening::LinkTurned { link, .. } => {
                let at = self.centre(self.game.board().links()[link.index()].between.0);
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::Door);
            }
            Happening::ElevatorMoved { elevator, area } => self.ride(*elevator, *area),
            Happening::AreaTurned { area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::Door);
            }
            Happening::DifficultSet { area, .. }
            | Happening::DangerousSet { area, .. }
            | Happening::ElevationSet { area, .. }
            | Happening::DarknessSet { area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::Rubble);
            }
            Happening::TokenTurned { area, .. }
            | Happening::TokenRemoved { area, .. }
            | Happening::TokenPlaced { area, .. }
            | Happening::TokenRevealed { area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::Token);
            }
            _ => {}
        }
    }

    /// A door is pushed open, or shut. When open, it is beside the way: the leaf swings across it.
    fn door(&mut self, door: DoorId, to: DoorState) {
        let board = self.game.board();
        let ends = leaf(board, &self.surface.plan, door);
        let at = ends.map_or_else(|| self.centre(board.doors()[door.index()].between.0), |(a, b)| (a + b) / 2.0);
        self.stage.add(Showing::Look(at, at));
        self.hear(Cue::Door);
        let swing = ends.map(|(hinge, latch)| Showing::Door { hinge, latch, to });
        match to {
            DoorState::Open => [Some(Showing::Board), swing],
            DoorState::Closed => [swing, Some(Showing::Board)],
        }
        .into_iter()
        .flatten()
        .for_each(|showing| self.stage.add(showing));
    }

    /// A car goes to the shaft beside an Area, and everybody in it goes with it. G-124
    fn ride(&mut self, elevator: ElevatorId, area: AreaId) {
        let board = self.game.board();
        let it = &board.elevators()[elevator.index()];
        let Some(shaft) = it.shaft_beside(area) else { return };
        let to = self.surface.plan.at(shaft.at, board.area(area).elevation);
        let from = self.cars.insert(elevator, to).unwrap_or(to);
        let plan = &self.surface.plan;
        let middle = plan.centre(board, it.car).xz();
        let far = board.area(it.car).outline.iter().map(|corner| plan.flat(*corner).distance(middle));
        let reach = far.fold(0.0, f32::max);
        self.surface.send_cars(board);
        let mut with = Vec::new();
        for (who, home) in self.there.values_mut().filter(|(_, home)| home.at.distance(from) < reach) {
            home.at = (home.at + to - from).with_y(to.y);
            with.push(*who);
            self.surface.commands.entity(*who).insert(*home);
        }
        self.stage.add(Showing::Look(from, to));
        self.hear(Cue::Door);
        if let Some(car) = self.surface.car(elevator) {
            self.stage.add(Showing::Ride { car, to, with });
        }
        self.stage.add(Showing::Board);
        self.hear(Cue::Door);
    }

    fn blast(&mut self, area: AreaId) {
        let at = self.centre(area) + Vec3::Y * 0.15;
        self.stage.add(Showing::Look(at, at));
        self.hear(Cue::Explosion);
        self.stage.add(Showing::Blast { at, wide: 0.8 });
    }
}
