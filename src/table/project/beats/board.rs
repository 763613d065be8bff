//! The board: doors, walls, floors, tokens, and what bursts and spreads there.

use bevy::prelude::Vec3;

use super::cast::Cast;
use crate::table::animate::Showing;
use crate::table::project::board::{leaf, spot_on_wall};
use crate::table::sound::cue::Cue;
use gotham_content::DoorState;
use gotham_rules::Happening;
use gotham_rules::board::{AreaId, DoorId};

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
            Happening::ElevatorMoved { area, .. } | Happening::AreaTurned { area, .. } => {
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

    fn blast(&mut self, area: AreaId) {
        let at = self.centre(area) + Vec3::Y * 0.15;
        self.stage.add(Showing::Look(at, at));
        self.hear(Cue::Explosion);
        self.stage.add(Showing::Blast { at, wide: 0.8 });
    }
}
