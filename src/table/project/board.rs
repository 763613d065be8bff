//! The board on the table becomes what the match has made of it: doors, broken walls, floors that rose or sank.

use bevy::prelude::*;

use crate::table::animate::Stage;
use crate::table::board::{self, Heights, Still};
use crate::table::components::{AreaOf, Floors, Walls};
use crate::table::panel_memory::Panels;
use crate::table::place::Plan;
use crate::table::session::Session;
use gotham_content::geometry::Segment;
use gotham_panels::Speed;
use gotham_rules::board::{AreaId, Board, Changes, DoorId, Piece};
use gotham_rules::state::Shared;

/// What the meshes on the table show, and the mesh of the walls that shows it.
#[derive(Default)]
pub(super) struct Shown {
    changes: Shared<Changes>,
    walls: Option<Handle<Mesh>>,
}

/// Meshes of the board that can change.
type Parts<'w, 's, Part> = Query<'w, 's, &'static mut Still, With<Part>>;

/// The floors, as opposed to walls.
type FloorMeshes<'w, 's> = Query<'w, 's, &'static mut Still, (With<Floors>, Without<Walls>)>;

/// Remakes the meshes when the board is no longer what they show: after events, loading and undoing. A door or a
/// wall stays as it was until the stage gets to its change.
pub(super) fn follow(
    mut session: ResMut<Session>,
    mut stage: ResMut<Stage>,
    (plan, panels, mut meshes, mut heights): (Res<Plan>, Res<Panels>, ResMut<Assets<Mesh>>, ResMut<Heights>),
    mut walls: Parts<Walls>,
    mut floors: FloorMeshes,
    mut areas: Query<(&AreaOf, &mut Mesh3d)>,
    mut shown: Local<Shown>,
) {
    let at_once = panels.settings.speed == Speed::Instant;
    if !stage.bypass_change_detection().shows_the_board() && !at_once {
        return;
    }
    let game = session.game();
    let changes = &game.state().board;
    let Ok(mut still) = walls.single_mut() else { return };
    // A table that was set up again shows its board as it was then.
    let is_old = shown.walls.as_ref() == Some(&still.mesh);
    if shown.changes == *changes && (changes.is_none() || is_old) {
        return;
    }
    let board = game.board();
    let map = &game.scenario().map;
    still.mesh = meshes.add(board::walls_mesh(map, board, &plan));
    let levels = |changes: &Changes| -> Vec<_> {
        changes.areas().filter_map(|(area, changes)| Some((area, changes.elevation?))).collect()
    };
    let has_moved = levels(&shown.changes) != levels(changes);
    let links = |changes: &Changes| changes.links().collect::<Vec<_>>();
    let may_have_ridden = !board.elevators().is_empty() && links(&shown.changes) != links(changes);
    if has_moved {
        floors.iter_mut().for_each(|mut floor| floor.mesh = meshes.add(board::floors_mesh(map, board, &plan)));
    }
    if has_moved || may_have_ridden {
        areas.iter_mut().for_each(|(area, mut mesh)| mesh.0 = meshes.add(board::area_mesh(board, &plan, area.0)));
        *heights = Heights::of(board, &plan);
    }
    *shown = Shown { changes: changes.clone(), walls: Some(still.mesh.clone()) };
    // Anyone on a floor that rose or sank goes with it.
    session.moved |= has_moved;
}

/// The middle of what lies between two Areas that touch: where a way crosses.
pub(crate) fn spot_on_wall(board: &Board, plan: &Plan, from: AreaId, to: AreaId) -> Option<Vec3> {
    wall_between(board, plan, from, to).map(|(one, other)| (one + other) / 2.0)
}

/// Where what lies between two Areas that touch begins and ends, on the higher floor: the longest open part of it.
pub(super) fn wall_between(board: &Board, plan: &Plan, from: AreaId, to: AreaId) -> Option<(Vec3, Vec3)> {
    let pieces = board.pieces().iter().filter(|piece| piece.joins(from, to));
    ends(board, plan, pieces, (from, to))
}

/// The same for a door.
pub(super) fn leaf(board: &Board, plan: &Plan, door: DoorId) -> Option<(Vec3, Vec3)> {
    let pieces = board.pieces().iter().filter(|piece| piece.door == Some(door));
    ends(board, plan, pieces, board.doors()[door.index()].between)
}

fn ends<'a>(
    board: &Board,
    plan: &Plan,
    pieces: impl Iterator<Item = &'a Piece>,
    (from, to): (AreaId, AreaId),
) -> Option<(Vec3, Vec3)> {
    let length = |segment: Segment| plan.flat(segment.0).distance(plan.flat(segment.1));
    let best = pieces.max_by(|a, b| {
        let rank = |piece: &Piece| (piece.kind.is_open(), length(piece.segment));
        rank(a).partial_cmp(&rank(b)).unwrap_or(std::cmp::Ordering::Equal)
    })?;
    let height = plan.height(board.area(from).elevation).max(plan.height(board.area(to).elevation));
    let place = |point| {
        let flat = plan.flat(point);
        Vec3::new(flat.x, height, flat.y)
    };
    Some((place(best.segment.0), place(best.segment.1)))
}
