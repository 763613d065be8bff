//! What the entities of a match are: a mirror of the game, only changed by events.

use bevy::prelude::*;

use gotham_content::mission::Side;
use gotham_rules::board::{AreaId, ElevatorId};
use gotham_rules::event::FieldKind;
use gotham_rules::{CardId, MiniId, TokenId};

/// Everything in one match is under this entity.
#[derive(Component)]
pub(super) struct Tabletop;

/// A miniature.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MiniatureOf(pub MiniId);

/// Its number among those that look like it, which its base shows in the color of its side.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbered {
    /// The number, from 1.
    pub number: u8,
    /// The side.
    pub side: Option<Side>,
}

/// An Area.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AreaOf(pub AreaId);

/// The car of an elevator.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CarOf(pub ElevatorId);

/// A mission token.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TokenOf(pub TokenId);

/// A Field Modifier token.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FieldOf(pub FieldKind);

/// An Equipment card on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EquipmentOf(pub CardId);

/// A Reinforcement token.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reinforcement {
    /// Whether it lies face up.
    pub open: bool,
}

/// The sign of a way off the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ExitSign;

/// The Area where a miniature or token is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct In(pub AreaId);

/// Life Points or cubes outside the Wound Zone.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Health {
    /// What is left.
    pub left: u8,
    /// What there is at most.
    pub most: u8,
}

/// Which face a token shows, from 0.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Face {
    /// The kind, in the mission.
    pub kind: u8,
    /// The face.
    pub face: u8,
}

/// It answers the prompt.
#[derive(Component)]
pub(super) struct Selectable;

/// An enemy could strike it from where it stands.
#[derive(Component)]
pub(super) struct Threatened;

/// The mesh of the floors.
#[derive(Component)]
pub(super) struct Floors;

/// The mesh of the walls.
#[derive(Component)]
pub(super) struct Walls;

/// Where somebody stands when nothing moves.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Home {
    /// The spot.
    pub at: Vec3,
    /// The direction it faces, in radians around the vertical.
    pub facing: f32,
    /// Whether it lies on the ground.
    pub lies: bool,
}

impl Home {
    /// How it stands there.
    pub(super) fn rest(&self) -> Transform {
        let lying = if self.lies { Quat::from_rotation_x(-1.5) } else { Quat::IDENTITY };
        Transform::from_translation(self.at).with_rotation(Quat::from_rotation_y(self.facing) * lying)
    }
}

/// The face that it will show once it is turned over.
#[derive(Component, Clone, Debug)]
pub(super) struct Turning(pub Handle<Mesh>);

/// It is out of the game, and about to leave the table.
#[derive(Component)]
pub(super) struct Leaving;
