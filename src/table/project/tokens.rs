//! Tokens: what lies on the board follows the state whenever something has happened.

use bevy::prelude::*;

use super::tabletop::Surface;
use crate::table::animate::{Showing, Stage};
use crate::table::components::{
    EquipmentOf, ExitSign, Face, FieldOf, Home, In, Leaving, Reinforcement, TokenOf, Turning,
};
use crate::table::lit::Lit;
use crate::table::session::Session;
use crate::table::shape::Shape;
use crate::table::tokens;
use gotham_rules::board::AreaId;
use gotham_rules::event::FieldKind;
use gotham_rules::mission::exits;
use gotham_rules::state::MissionToken;
use gotham_rules::{Game, TokenId};

/// Tokens that have no ids and are placed again.
type Others = Or<(With<EquipmentOf>, With<Reinforcement>, With<ExitSign>)>;

/// What was shown last: the number of steps, and of the table's settings.
#[derive(Default, PartialEq, Clone)]
pub(super) struct Shown {
    steps: Option<usize>,
    table: Option<Entity>,
}

/// Puts tokens down, turns them and takes them away.
pub(super) fn project(
    mut surface: Surface,
    session: Res<Session>,
    mut stage: ResMut<Stage>,
    mut shown: Local<Shown>,
    mission: Query<(Entity, &TokenOf, &Face, &In, &Home)>,
    fields: Query<(Entity, &FieldOf, &In, &Home)>,
    others: Query<Entity, Others>,
) {
    let now = Shown { steps: Some(session.play().steps().len()), table: surface.parent() };
    if *shown == now || now.table.is_none() {
        return;
    }
    let is_first = shown.table != now.table;
    *shown = now;
    let game = session.game();
    of_mission(&mut surface, game, &mut stage, is_first, &mission);
    of_fields(&mut surface, game, &mut stage, is_first, &fields);
    the_others(&mut surface, game, &others);
}

/// The mission's tokens.
fn of_mission(
    surface: &mut Surface,
    game: &Game,
    stage: &mut Stage,
    is_first: bool,
    mission: &Query<(Entity, &TokenOf, &Face, &In, &Home)>,
) {
    let mut known: Vec<TokenId> = Vec::new();
    for (entity, token, face, lies, home) in mission {
        match game.state().token(token.0) {
            // Carried or moved elsewhere, or its floor has moved: it is placed again, and turned at the same time.
            Some(state) if state.area != lies.0 || !lies_there(surface, game, lies.0, home) => {
                surface.seating.leave(entity);
                surface.commands.entity(entity).despawn();
            }
            Some(state) if shown_face(state) == face.face => known.push(token.0),
            Some(state) => {
                known.push(token.0);
                let mesh = mesh_of(surface, game, state.kind, shown_face(state));
                let face = Face { kind: state.kind, face: shown_face(state) };
                surface.commands.entity(entity).insert((Turning(mesh), face));
                stage.add(Showing::Flip(entity));
            }
            None => {
                surface.seating.leave(entity);
                surface.commands.entity(entity).remove::<(TokenOf, Face, In)>().insert(Leaving);
                stage.add(Showing::Vanish(entity));
            }
        }
    }
    for token in game.state().tokens.iter().filter(|token| !known.contains(&token.id)) {
        let mesh = mesh_of(surface, game, token.kind, shown_face(token));
        if let Some(entity) = put(surface, game, mesh, token.area) {
            let face = Face { kind: token.kind, face: shown_face(token) };
            surface.commands.entity(entity).insert((TokenOf(token.id), face, Pickable::default()));
            if !is_first {
                surface.commands.entity(entity).insert(Visibility::Hidden);
                stage.add(Showing::Appear(entity));
            }
        }
    }
}

/// Whether something lies on the floor of its Area: one that rose, sank or rode away leaves it in the air.
fn lies_there(surface: &Surface, game: &Game, area: AreaId, home: &Home) -> bool {
    let area = game.board().area(area);
    let corners = area.outline.iter().map(|corner| surface.plan.at(*corner, area.elevation));
    let (least, most) = corners.fold((Vec3::MAX, Vec3::MIN), |(least, most), at| (least.min(at), most.max(at)));
    home.at.cmpge(least - 0.001).all() && home.at.cmple(most + 0.001).all()
}

/// Field Modifier tokens.
fn of_fields(
    surface: &mut Surface,
    game: &Game,
    stage: &mut Stage,
    is_first: bool,
    fields: &Query<(Entity, &FieldOf, &In, &Home)>,
) {
    let mut new: Vec<(FieldKind, AreaId)> = game.state().fields.iter().map(|field| (field.kind, field.area)).collect();
    for (entity, field, lies, home) in fields {
        let is_there = lies_there(surface, game, lies.0, home);
        let known = new.iter().position(|new| *new == (field.0, lies.0)).filter(|_| is_there);
        if let Some(known) = known {
            new.swap_remove(known);
        } else {
            surface.seating.leave(entity);
            surface.commands.entity(entity).remove::<(FieldOf, In)>().insert(Leaving);
            stage.add(Showing::Vanish(entity));
        }
    }
    for (kind, area) in new {
        let mesh = mesh(surface, format!("field {kind:?}"), || tokens::field(kind));
        if let Some(entity) = put(surface, game, mesh, area) {
            surface.commands.entity(entity).insert(FieldOf(kind));
            if !is_first {
                surface.commands.entity(entity).insert(Visibility::Hidden);
                stage.add(Showing::Grow(entity));
            }
        }
    }
}

/// Those that are few and have no ids: they are placed again.
fn the_others(surface: &mut Surface, game: &Game, others: &Query<Entity, Others>) {
    for entity in others {
        surface.seating.leave(entity);
        surface.commands.entity(entity).despawn();
    }
    for (area, open) in &game.state().reinforcement_areas {
        let mesh = mesh(surface, format!("reinforcement {open}"), || tokens::reinforcement(*open));
        mark(surface, game, mesh, *area, Reinforcement { open: *open });
    }
    for area in exits(game).iter() {
        let mesh = mesh(surface, "exit".into(), tokens::exit);
        mark(surface, game, mesh, area, ExitSign);
    }
    for (area, card) in &game.state().ground {
        let deck = game.scenario().card(*card).deck;
        let mesh = mesh(surface, format!("card {deck:?}"), || tokens::equipment(deck));
        mark(surface, game, mesh, *area, EquipmentOf(*card));
    }
}

/// The face that everybody sees: for a hidden token, only what all of its kind have in common.
fn shown_face(token: &MissionToken) -> u8 {
    if token.hidden { 0 } else { token.face }
}

fn mesh(surface: &mut Surface, word: String, make: impl FnOnce() -> Shape) -> Handle<Mesh> {
    surface.figures.mesh(word, &mut surface.meshes, make)
}

fn mesh_of(surface: &mut Surface, game: &Game, kind: u8, face: u8) -> Handle<Mesh> {
    let look = game.scenario().mission.token_kinds[usize::from(kind)].look;
    mesh(surface, format!("token {look:?} {face}"), || tokens::mission_token(look, face))
}

fn mark(surface: &mut Surface, game: &Game, mesh: Handle<Mesh>, area: AreaId, what: impl Bundle) {
    if let Some(entity) = put(surface, game, mesh, area) {
        surface.commands.entity(entity).insert(what);
    }
}

fn put(surface: &mut Surface, game: &Game, mesh: Handle<Mesh>, area: AreaId) -> Option<Entity> {
    let parent = surface.parent()?;
    let entity = surface.commands.spawn_empty().id();
    let spot = surface.seating.lay(entity, area);
    let at = surface.plan.at(spot, game.board().area(area).elevation);
    let home = Home { at, facing: 0.0, lies: false };
    surface.commands.entity(entity).insert((Mesh3d(mesh), Lit, home, home.rest(), In(area), ChildOf(parent)));
    Some(entity)
}
