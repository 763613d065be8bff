//! The table of a match: the board, and everybody in their places, without animation.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Figures;
use super::figures::look_of;
use crate::table::animate::Stage;
use crate::table::board::{Heights, stop};
use crate::table::bright::Bright;
use crate::table::camera::Orbit;
use crate::table::components::{CarOf, Health, Home, In, Leaving, MiniatureOf, Numbered, Tabletop};
use crate::table::light::Detail;
use crate::table::lit::Lit;
use crate::table::materials::Materials;
use crate::table::place::{Plan, Seating};
use crate::table::present::seen_through;
use crate::table::session::Session;
use crate::table::{board, light, sculpt};
use gotham_content::mission;
use gotham_panels::Spot;
use gotham_play::log;
use gotham_rules::board::{AreaId, Board, ElevatorId};
use gotham_rules::state::Body;
use gotham_rules::{Game, MiniId, query};

/// Everything that is needed to put something on the table.
#[derive(SystemParam)]
pub(crate) struct Surface<'w, 's> {
    /// Spawns.
    pub commands: Commands<'w, 's>,
    /// All meshes.
    pub meshes: ResMut<'w, Assets<Mesh>>,
    /// Meshes by word.
    pub figures: ResMut<'w, Figures>,
    /// Shared materials.
    pub materials: Res<'w, Materials>,
    /// Who stands where.
    pub seating: ResMut<'w, Seating>,
    /// Millimeters to units.
    pub plan: Res<'w, Plan>,
    parents: Query<'w, 's, Entity, With<Tabletop>>,
    cars: Query<'w, 's, (Entity, &'static CarOf)>,
}

impl Surface<'_, '_> {
    /// The parent of everything.
    pub(crate) fn parent(&self) -> Option<Entity> {
        self.parents.iter().next()
    }

    /// The car of an elevator.
    pub(crate) fn car(&self, elevator: ElevatorId) -> Option<Entity> {
        self.cars.iter().find(|(_, car)| car.0 == elevator).map(|(entity, _)| entity)
    }

    /// Cars stand where the board has them from now on, whatever is still shown of their ride. G-124
    pub(crate) fn send_cars(&mut self, board: &Board) {
        self.seating.ride(board);
        for (entity, car) in &self.cars {
            if let Some(elevator) = board.elevators().get(car.0.index()) {
                self.commands.entity(entity).insert(stop(board, &self.plan, elevator));
            }
        }
    }

    /// Puts a miniature where it belongs.
    pub(crate) fn spawn_mini(&mut self, game: &Game, mini: MiniId, area: AreaId) -> Option<(Entity, Home)> {
        let parent = self.parent()?;
        let (_, look) = look_of(game, mini);
        let mesh = self.figures.miniature(look, game.state().mini(mini).side, &mut self.meshes);
        let who = self.commands.spawn_empty().id();
        let home = self.home(game, who, mini, area);
        let state = game.state().mini(mini);
        self.commands.entity(who).insert((
            Name::new(format!("{} {}", look_of(game, mini).0, state.number)),
            (MiniatureOf(mini), In(area), health(game, mini), home),
            Mesh3d(mesh.clone()),
            Lit,
            home.rest(),
            Pickable::default(),
            ChildOf(parent),
            children![seen_through(mesh, &self.materials)],
        ));
        if let Some(number) = log::number(game.state(), mini) {
            self.commands.entity(who).insert(Numbered { number, side: state.side });
        }
        Some((who, home))
    }

    /// Where a miniature stands in an Area.
    pub(crate) fn home(&mut self, game: &Game, who: Entity, mini: MiniId, area: AreaId) -> Home {
        let board = game.board();
        let spot = self.seating.sit(who, area);
        let facing = match game.state().mini(mini).side {
            Some(mission::Side::Heroes) => 0.5,
            Some(mission::Side::Villain) => -0.3,
            None => 0.0,
        };
        let state = game.state().mini(mini);
        let is_neutralized = state.has_tablet() && game.state().tablet(mini).is_some_and(|hero| hero.is_neutralized());
        Home { at: self.plan.at(spot, board.area(area).elevation), facing, lies: state.down || is_neutralized }
    }
}

/// What a miniature can still take.
fn health(game: &Game, mini: MiniId) -> Health {
    let scenario = game.scenario();
    let most = match (game.state().mini(mini).body, game.state().tablet(mini)) {
        (Body::Tablet(_), Some(hero)) => scenario.hero(hero.hero).energy,
        (Body::Tablet(_), None) => 0,
        (Body::Tile(tile), _) => scenario.full_life(tile, game.options()),
    };
    Health { left: query::life(game, mini), most }
}

/// Everybody's health follows the table that is shown. While that is still one from before allies were chosen, figures of
/// theirs stand here already that nobody of it is.
pub(super) fn follow_health(session: Res<Session>, mut minis: Query<(&MiniatureOf, &mut Health)>) {
    let game = session.shown();
    for (mini, mut known) in minis.iter_mut().filter(|(mini, _)| Spot::Mini(mini.0).is_there(game)) {
        known.set_if_neq(health(game, mini.0));
    }
}

/// Lays the board of the session's map.
#[expect(clippy::too_many_arguments, reason = "a system's arguments are what it reads")]
pub(super) fn lay(
    mut commands: Commands,
    mut session: ResMut<Session>,
    materials: Res<Materials>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    (mut standards, mut brights): (ResMut<Assets<StandardMaterial>>, ResMut<Assets<Bright>>),
    detail: Option<Res<Detail>>,
    mut orbits: Query<&mut Orbit>,
    old: Query<Entity, With<Tabletop>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    // A bare board: everyone on the old one left with it.
    session.moved = true;
    let scenario = session.game().scenario();
    let plan = Plan::of(&scenario.map);
    let table = commands.spawn((Name::new("Table"), Tabletop, Transform::default(), Visibility::default())).id();
    board::spawn(
        &mut commands,
        table,
        (&scenario.map, session.game().board(), &plan),
        (&mut meshes, &mut images),
        (&mut standards, &mut brights, &materials),
    );
    light::spawn_lamps(&mut commands, table, &scenario.map, &plan, detail.map_or(Detail::Low, |detail| *detail));
    for mut orbit in &mut orbits {
        orbit.begin(&plan);
    }
    commands.insert_resource(Seating::of(&scenario.map, session.game().board()));
    commands.insert_resource(Heights::of(session.game().board(), &plan));
    commands.insert_resource(plan);
}

/// The board goes, and the match with it.
pub(super) fn clear_away(mut commands: Commands, old: Query<Entity, With<Tabletop>>) {
    commands.remove_resource::<Session>();
    for entity in &old {
        commands.entity(entity).despawn();
    }
}

/// Puts everybody where the state says, without animation: after loading, undoing, seeking.
pub(super) fn set_anew(
    mut surface: Surface,
    mut session: ResMut<Session>,
    mut stage: ResMut<Stage>,
    old: Query<Entity, With<MiniatureOf>>,
    gone: Query<Entity, With<Leaving>>,
) {
    if surface.parent().is_none() {
        return;
    }
    for entity in old.iter().chain(&gone) {
        surface.commands.entity(entity).despawn();
        surface.seating.leave(entity);
    }
    stage.clear();
    stage.add(crate::table::animate::Showing::ClearDice);
    let game = session.game();
    surface.send_cars(game.board());
    for mini in game.state().all_minis() {
        if let Some(area) = game.state().mini(mini).area {
            surface.spawn_mini(game, mini, area);
        }
    }
    session.moved = false;
}

/// Where words about a miniature begin.
pub(crate) fn over_head(game: &Game, mini: MiniId, foot: Vec3) -> Vec3 {
    foot + Vec3::Y * sculpt::full_height(look_of(game, mini).1)
}
