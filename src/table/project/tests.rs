//! Whatever is shown, and however fast: in the end, everybody stands where the match has them.

use core::time::Duration;
use std::sync::Arc;

use bevy::ecs::system::RunSystemOnce as _;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::{Figures, arrivals, beats, board, tabletop, tokens, was_moved};
use crate::table::Machine;
use crate::table::animate::dice::DiceTray;
use crate::table::animate::effects::Effect;
use crate::table::animate::{self, Stage};
use crate::table::board::{Heights, Still, stop};
use crate::table::bright::Bright;
use crate::table::camera::Orbit;
use crate::table::components::{
    CarOf, FieldOf, Health, Home, In, Leaving, MiniatureOf, Tabletop, TokenOf, Turning, Walls,
};
use crate::table::halo::Halo;
use crate::table::lit;
use crate::table::materials::{self, Materials};
use crate::table::messages::{self, Happened};
use crate::table::panel_memory::Panels;
use crate::table::place::{Plan, Seating};
use crate::table::plate::Plate;
use crate::table::schedule::{self, FrameStep, Turn};
use crate::table::session::{self, Keeping, NextSession, Session};
use crate::table::states::Screen;
use gotham_ai::RandomPlayer;
use gotham_panels::{NewMatch, Settings, Speed};
use gotham_platform::{Endless, HandClock, Memory, Platform};
use gotham_play::Player;
use gotham_rules::board::ElevatorId;
use gotham_rules::{Ask, Game, Happening};

/// The duration of a frame.
const FRAME: Duration = Duration::from_millis(70);

/// How many things on the table changed in the last frame.
#[derive(Resource, Default)]
struct Moved(usize);

type Stirred = (With<Home>, Or<(Changed<Transform>, Changed<Visibility>)>);

fn count_moved(stirred: Query<(), Stirred>, mut moved: ResMut<Moved>) {
    moved.0 = stirred.iter().count();
}

/// A match against the computer that is not saved.
fn begun(mission: usize, seed: u64) -> Session {
    let catalogue = gotham_embedded::catalogue();
    let new = NewMatch::against_the_computer(&catalogue.missions[mission % catalogue.missions.len()]);
    let scenario = session::scenario(&catalogue, &new).expect("the mission");
    let mut session = Session::begin(scenario, new, seed);
    session.keeping = Keeping::Never;
    session
}

/// A match on a table without a window and without a visible board.
fn table(mission: usize, seed: u64, settings: Settings) -> App {
    let session = begun(mission, seed);
    let clock = Arc::new(HandClock::ticking(Duration::from_millis(1)));
    let memory = || Arc::new(Memory::new(clock.clone()));
    let platform = Platform { saves: memory(), settings: memory(), clock: clock.clone(), page: None };
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
        .init_asset::<Mesh>()
        .init_asset::<StandardMaterial>()
        .init_asset::<Bright>()
        .init_asset::<Halo>()
        .init_asset::<Plate>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Machine(platform))
        .insert_resource(Panels::new(settings))
        .insert_resource(Plan::of(&session.game().scenario().map))
        .insert_resource(Seating::of(&session.game().scenario().map, session.game().board()))
        .insert_resource(Heights::of(session.game().board(), &Plan::of(&session.game().scenario().map)))
        .insert_resource(session)
        .init_resource::<Figures>()
        .init_resource::<Moved>()
        .add_plugins((schedule::plugin, messages::plugin, animate::plugin, lit::plugin))
        .add_systems(PreStartup, materials::make)
        .add_systems(
            Turn,
            (tabletop::set_anew.run_if(was_moved), beats::project, tokens::project, board::follow)
                .chain()
                .in_set(FrameStep::Project),
        )
        .add_systems(Last, count_moved);
    app.register_required_components::<Mesh3d, Visibility>();
    app.world_mut().spawn((Tabletop, Transform::default(), Visibility::default()));
    app.world_mut().spawn((Walls, Still::default()));
    let session = app.world().resource::<Session>();
    let plan = Plan::of(&session.game().scenario().map);
    let stops: Vec<Home> =
        session.game().board().elevators().iter().map(|it| stop(session.game().board(), &plan, it)).collect();
    for (id, home) in (0..).map(ElevatorId).zip(stops) {
        app.world_mut().spawn((CarOf(id), home, home.rest(), Visibility::default()));
    }
    app.world_mut().spawn((Orbit::default(), Camera::default(), Transform::default(), Visibility::default()));
    // Materials are made before anything is entered.
    app.update();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
    app.update();
    app.update();
    app
}

fn is_busy(app: &App) -> bool {
    app.world().resource::<Stage>().is_busy()
}

/// Gives a random answer, and tells the table what happened.
fn say_something(app: &mut App, player: &mut RandomPlayer) -> Vec<Happening> {
    let mut session = app.world_mut().resource_mut::<Session>();
    let command = player.think(&session.game().blind(0), &mut Endless).expect("an answer");
    let events = session.say(&command).expect("legal");
    let what = events.iter().map(|event| event.what.clone()).collect();
    app.world_mut().write_message_batch(events.into_iter().map(Happened));
    what
}

/// Everything lies and stands as the match has it.
fn check(app: &mut App, about: &str) {
    let game = app.world().resource::<Session>().game().clone();
    let plan = *app.world().resource::<Plan>();
    let lit = app.world().resource::<Materials>().lamp.clone();
    let heights = app.world().resource::<Heights>().clone();
    let world = app.world_mut();
    let mut figures = world.query::<(&MiniatureOf, &In, &Home, &Transform, &Visibility, &MeshMaterial3d<Bright>)>();
    let mut seen = Vec::new();
    for (mini, area, home, transform, visible, material) in figures.iter(world) {
        assert_eq!(Some(area.0), game.state().mini(mini.0).area, "{about}: the Area of {mini:?}");
        let floor = plan.height(game.board().area(area.0).elevation);
        assert!((home.at.y - floor).abs() < 0.001, "{about}: {mini:?} is not on its floor");
        let corners = game.board().area(area.0).outline.iter().map(|corner| plan.flat(*corner));
        let (least, most) = corners.fold((Vec2::MAX, Vec2::MIN), |(least, most), at| (least.min(at), most.max(at)));
        let flat = home.at.xz();
        assert!(flat.cmpge(least).all() && flat.cmple(most).all(), "{about}: {mini:?} is not in its Area");
        let below = heights.floor(home.at).map(|(area, height)| (area, (height - floor).abs() < 0.001));
        assert_eq!(below, Some((area.0, true)), "{about}: what shadows and sight take for the floor below {mini:?}");
        let state = game.state().mini(mini.0);
        let is_out = state.has_tablet() && game.state().tablet(mini.0).is_some_and(|hero| hero.is_neutralized());
        assert_eq!(home.lies, state.down || is_out, "{about}: {mini:?} stands or lies");
        assert_eq!(*transform, home.rest(), "{about}: {mini:?} stands elsewhere");
        assert_eq!(*visible, Visibility::Inherited, "{about}: {mini:?} is hidden");
        assert_eq!(material.0, lit, "{about}: {mini:?} has kept a color");
        seen.push(mini.0);
    }
    seen.sort();
    let there = game.state().all_minis().filter(|mini| game.state().mini(*mini).area.is_some());
    assert_eq!(seen, there.collect::<Vec<_>>(), "{about}: who is on the table");
    check_tokens(world, &game, about);
    for (car, home) in world.query::<(&CarOf, &Home)>().iter(world) {
        let elevator = &game.board().elevators()[car.0.index()];
        assert_eq!(home.at, stop(game.board(), &plan, elevator).at, "{about}: {car:?} is elsewhere");
        let below = heights.floor(home.at).map(|(area, height)| (area, (height - home.at.y).abs() < 0.001));
        assert_eq!(below, Some((elevator.car, true)), "{about}: the floor of {car:?} has stayed behind");
    }
    assert_eq!(world.query::<&Leaving>().iter(world).count(), 0, "{about}: somebody is still leaving");
    for (effect, visible) in world.query::<(&Effect, &Visibility)>().iter(world) {
        assert_eq!(*visible, Visibility::Hidden, "{about}: {effect:?} hangs in the air");
    }
}

fn check_tokens(world: &mut World, game: &Game, about: &str) {
    let mut tokens: Vec<_> =
        world.query::<(&TokenOf, &In)>().iter(world).map(|(token, area)| (token.0, area.0)).collect();
    tokens.sort();
    let mut state: Vec<_> = game.state().tokens.iter().map(|token| (token.id, token.area)).collect();
    state.sort();
    assert_eq!(tokens, state, "{about}: tokens");
    let mut fields: Vec<_> =
        world.query::<(&FieldOf, &In)>().iter(world).map(|(field, area)| (area.0, field.0)).collect();
    let mut state: Vec<_> = game.state().fields.iter().map(|field| (field.area, field.kind)).collect();
    let order = |(area, kind): &(_, _)| (*area, format!("{kind:?}"));
    fields.sort_by_key(order);
    state.sort_by_key(order);
    assert_eq!(fields, state, "{about}: Field Modifiers");
    assert_eq!(world.query::<&Turning>().iter(world).count(), 0, "{about}: a token has kept its old face");
    for (home, transform, visible) in world.query::<(&Home, &Transform, &Visibility)>().iter(world) {
        assert!(*transform == home.rest() && *visible == Visibility::Inherited, "{about}: at {}", home.at);
    }
}

#[test]
fn everybody_ends_where_the_match_has_them_at_any_speed_skipped_or_not() {
    let (mut shown, mut rides) = (0, 0);
    let settings = |speed, reduced_motion| Settings { speed, reduced_motion, ..Settings::default() };
    let manners = [
        settings(Speed::Normal, false),
        settings(Speed::Double, true),
        settings(Speed::Quadruple, false),
        settings(Speed::Instant, false),
    ];
    for mission in 0..gotham_embedded::catalogue().missions.len() {
        let settings = manners[mission % manners.len()].clone();
        let about = format!("mission {mission} at {:?}", settings.speed);
        let mut app = table(mission, mission as u64 + 3, settings);
        let mut player = RandomPlayer::new(mission as u64);
        for number in 0..90 {
            if app.world().resource::<Session>().game().state().result.is_some() {
                break;
            }
            let happened = say_something(&mut app, &mut player);
            rides += happened.iter().filter(|what| matches!(what, Happening::ElevatorMoved { .. })).count();
            app.update();
            // Every third answer is watched to the end; the player skips the others after some frames.
            let patience = if number % 3 == 0 { usize::MAX } else { number % 7 };
            for frame in 0.. {
                if !is_busy(&app) {
                    break;
                }
                if frame == patience {
                    app.world_mut().resource_mut::<Stage>().skip();
                }
                assert!(frame < patience.saturating_add(3).min(3000), "{about}: it does not end");
                app.update();
                shown += 1;
            }
            // Anyone on a floor that rose or sank is placed again.
            (0..3).for_each(|_| app.update());
            check(&mut app, &format!("{about}, answer {number}"));
        }
    }
    assert!(shown > 1000 && rides > 0, "only {shown} frames were shown, and {rides} rides");
}

/// The cards' Villain begins before anybody answers, and his beginning is shown when allies have come: more figures stand
/// there than the shown table knows.
#[test]
fn allies_keep_their_health_while_an_earlier_table_is_shown() {
    let catalogue = gotham_embedded::catalogue();
    let (_, mission) = catalogue.mission("good_cops_bad_cops").expect("the mission");
    let new = NewMatch::suggested(mission);
    assert!(new.options.solo, "cards decide");
    let mut session = Session::begin(session::scenario(&catalogue, &new).expect("it begins"), new, 5);
    let before = session.game().state().minis.len();
    while session.game().state().minis.len() == before {
        let said = gotham_ai::suggested_setup(session.game());
        assert!(!said.is_empty(), "allies are chosen before anything else");
        said.iter().for_each(|command| drop(session.say(command).expect("legal")));
    }
    session.look_at(0);
    assert_eq!(session.shown().state().minis.len(), before, "an earlier table is shown");
    let all = session.game().state().all_minis().map(|mini| (MiniatureOf(mini), Health { left: 77, most: 99 }));
    let mut world = World::new();
    world.spawn_batch(all.collect::<Vec<_>>());
    world.insert_resource(session);
    world.run_system_once(tabletop::follow_health).expect("the system");
    let mut figures = world.query::<(&MiniatureOf, &Health)>();
    for (mini, health) in figures.iter(&world) {
        assert_eq!(health.left == 77, mini.0.index() >= before, "{mini:?}");
    }
}

/// What `tabletop::lay` makes of a board, without what is seen of it.
fn lay(mut commands: Commands, mut session: ResMut<Session>, old: Single<Entity, With<Tabletop>>) {
    commands.entity(*old).despawn();
    commands.spawn((Tabletop, Transform::default(), Visibility::default()));
    session.moved = true;
    let (game, plan) = (session.game(), Plan::of(&session.game().scenario().map));
    commands.insert_resource(plan);
    commands.insert_resource(Seating::of(&game.scenario().map, game.board()));
    commands.insert_resource(Heights::of(game.board(), &plan));
}

/// The next puzzle, or another saved match: the old table is at work until the new one is laid, and nobody meets the one
/// match on the board of the other.
#[test]
fn a_match_follows_another_on_a_larger_board() {
    let catalogue = gotham_embedded::catalogue();
    let areas = |mission: &usize| begun(*mission, 5).game().board().areas().count();
    let missions: Vec<usize> = (0..catalogue.missions.len()).collect();
    let small = missions.iter().copied().min_by_key(areas).expect("one");
    let large = missions.iter().copied().max_by_key(areas).expect("one");
    let mut app = table(small, 5, Settings { speed: Speed::Instant, ..Settings::default() });
    app.add_plugins(arrivals).add_systems(OnEnter(Screen::Match), lay);
    let comes = move |mut commands: Commands, mut screen: ResMut<NextState<Screen>>, mut came: Local<bool>| {
        if !std::mem::replace(&mut *came, true) {
            commands.insert_resource(NextSession(begun(large, 5)));
            screen.set(Screen::Match);
        }
    };
    app.add_systems(Turn, comes.in_set(FrameStep::Answer));
    for _ in 0..4 {
        app.update();
    }
    check(&mut app, "the larger board");
    assert_eq!(app.world().resource::<Session>().game().board().areas().count(), areas(&large));
}

#[test]
fn nothing_stirs_on_a_table_at_rest() {
    let mut app = table(0, 5, Settings { speed: Speed::Instant, ..Settings::default() });
    let mut player = RandomPlayer::new(5);
    for _ in 0..40 {
        say_something(&mut app, &mut player);
        app.update();
    }
    for _ in 0..4 {
        app.update();
    }
    assert!(!is_busy(&app));
    assert_eq!(app.world().resource::<Moved>().0, 0, "a table at rest is written to in every frame");
}

#[test]
fn dice_are_thrown_lie_there_to_be_read_and_are_swept_away_when_the_roll_is_over() {
    let mut app = table(0, 11, Settings::default());
    let mut player = RandomPlayer::new(2);
    let (mut lain, mut swept) = (0, 0);
    for _ in 0..400 {
        let events = say_something(&mut app, &mut player);
        app.update();
        let mut frames = 0;
        while is_busy(&app) {
            app.update();
            frames += 1;
            assert!(frames < 3000);
        }
        let dice = app.world().resource::<DiceTray>().dice().len();
        let game = app.world().resource::<Session>().game();
        if matches!(game.prompt().ask, Ask::Reroll { .. }) {
            assert!(dice > 0, "dice that may be rolled again lie on the table");
            lain += 1;
        }
        let last = |is: fn(&Happening) -> bool| events.iter().rposition(is);
        let rolled = last(|what| matches!(what, Happening::Rolled { .. } | Happening::MissionRolled { .. }));
        let over = last(|what| matches!(what, Happening::AttackOver { .. } | Happening::Interacted { .. }));
        if over.is_some() && rolled < over {
            assert_eq!(dice, 0, "the roll is over: {events:?}");
            swept += 1;
        }
        if game.state().result.is_some() {
            break;
        }
    }
    assert!(lain > 0 && swept > 0, "{lain} times dice lay, {swept} times they were swept away");
}
