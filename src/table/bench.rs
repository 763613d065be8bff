//! Measurements: frames of the match scene against frames of an empty scene in the same run, and frames in which
//! programs play as fast as they can.

use core::time::Duration;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::app::AppExit;
use bevy::core_pipeline::core_3d::{AlphaMask3d, Opaque3d, Transparent3d};
use bevy::mesh::Indices;
use bevy::prelude::*;
use bevy::render::render_phase::{BinnedPhaseItem, BinnedRenderPhase, ViewBinnedRenderPhases, ViewSortedRenderPhases};
use bevy::render::{Render, RenderApp, RenderSystems};

use super::animate::Stage;
use super::bright::Bright;
use super::halo::Halo;
use super::options::Options;
use super::panel_memory::Panels;
use super::plate::Plate;
use super::session::Session;
use super::states::Screen;
use super::thinking::Slice;
use super::{Library, Machine};
use gotham_content::Mission;
use gotham_panels::{NewMatch, SeatKind, Speed, Wish};
use gotham_platform::{Clock, Platform};
use gotham_play::Level;

/// Frames that are drawn before measuring, in which pipelines are made.
const WARM_UP: usize = 10;

/// While the empty scene is measured: nothing is drawn at all.
#[derive(Resource)]
pub(super) struct Empty;

/// What may be drawn: a mesh, of any of the materials, if it is visible.
type Drawn = (
    &'static Mesh3d,
    AnyOf<(
        &'static MeshMaterial3d<StandardMaterial>,
        &'static MeshMaterial3d<Bright>,
        &'static MeshMaterial3d<Halo>,
        &'static MeshMaterial3d<Plate>,
    )>,
    &'static ViewVisibility,
);

/// Draws of the last frame, counted where they are made.
#[derive(Resource, Clone, Default)]
struct Counter(Arc<Mutex<Counts>>);

#[derive(Clone, Copy, Default, Debug)]
struct Counts {
    /// Calls: the graphics card may take many draws in one.
    calls: usize,
    /// The processor's time in the render world, in milliseconds.
    render: f32,
}

/// What is measured, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scene {
    /// Nothing is drawn.
    Empty,
    /// A match that waits for a person.
    Match,
    /// A match between programs.
    Programs,
}

#[derive(Resource)]
struct Bench {
    frames: usize,
    begun: Duration,
    last: Duration,
    scene: Scene,
    seen: usize,
    update: Vec<f32>,
    render: Vec<f32>,
    interval: Vec<f32>,
    decision: Decision,
    /// The answer that took most thought.
    longest: Decision,
    /// The longest wait for an answer.
    wait: f32,
}

/// An answer of a program that is still wanted, or was.
#[derive(Clone, Copy, Default, Debug)]
struct Decision {
    turn: u64,
    /// How long a program has thought about it.
    thought: Duration,
    /// How long somebody has waited for it, frames included.
    waited: f32,
}

/// When the render world began a frame, and by which clock.
#[derive(Resource)]
struct Begun {
    clock: Arc<dyn Clock>,
    at: Duration,
}

/// Measures, if the command line asks for it.
pub(super) fn plugin(app: &mut App) {
    let Some(frames) = app.world().resource::<Options>().bench else { return };
    let clock = app.world().resource::<Machine>().0.clock.clone();
    let now = clock.now();
    let counter = Counter::default();
    app.insert_resource(Bench {
        frames: frames.max(1) as usize,
        begun: now,
        last: now,
        scene: Scene::Empty,
        seen: 0,
        update: Vec::new(),
        render: Vec::new(),
        interval: Vec::new(),
        decision: Decision::default(),
        longest: Decision::default(),
        wait: 0.0,
    })
    .insert_resource(Empty)
    .insert_resource(counter.clone())
    .add_systems(First, begin)
    .add_systems(Last, measure);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(counter).insert_resource(Begun { clock, at: now }).add_systems(
            Render,
            (
                (|mut begun: ResMut<Begun>| begun.at = begun.clock.now()).in_set(RenderSystems::Queue),
                count.in_set(RenderSystems::Cleanup),
            ),
        );
    }
}

fn begin(mut bench: ResMut<Bench>, machine: Res<Machine>) {
    let now = machine.0.clock.now();
    bench.begun = now;
    let interval = (now - bench.last).as_secs_f32() * 1000.0;
    bench.last = now;
    bench.interval.push(interval);
}

fn count(
    counter: Res<Counter>,
    begun: Res<Begun>,
    opaque: Res<ViewBinnedRenderPhases<Opaque3d>>,
    masked: Res<ViewBinnedRenderPhases<AlphaMask3d>>,
    transparent: Res<ViewSortedRenderPhases<Transparent3d>>,
) {
    let render = (begun.clock.now() - begun.at).as_secs_f32() * 1000.0;
    let mut counts = Counts { render, ..Counts::default() };
    opaque.values().for_each(|phase| add(&mut counts, phase));
    masked.values().for_each(|phase| add(&mut counts, phase));
    let sorted: usize = transparent.values().map(|phase| phase.items.len()).sum();
    counts.calls += sorted;
    *counter.0.lock().unwrap_or_else(PoisonError::into_inner) = counts;
}

fn add<I: BinnedPhaseItem>(counts: &mut Counts, phase: &BinnedRenderPhase<I>) {
    let others =
        phase.batchable_meshes.len() + phase.unbatchable_meshes.values().map(|bin| bin.entities.len()).sum::<usize>();
    counts.calls += others + phase.multidrawable_meshes.len();
}

#[expect(clippy::too_many_arguments, reason = "a system's arguments are what it reads")]
fn measure(
    mut commands: Commands,
    mut bench: ResMut<Bench>,
    counter: Res<Counter>,
    (library, options, machine, mut slice): (Res<Library>, Res<Options>, Res<Machine>, ResMut<Slice>),
    mut panels: ResMut<Panels>,
    stage: Res<Stage>,
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
    meshes: Res<Assets<Mesh>>,
    visible: Query<Drawn>,
    mut exit: MessageWriter<AppExit>,
) {
    let is_ready = match bench.scene {
        Scene::Empty => true,
        Scene::Match => *screen.get() == Screen::Match && !stage.is_busy() && is_set_up(session.as_deref()),
        Scene::Programs => *screen.get() != Screen::Menu,
    };
    bench.seen = if is_ready { bench.seen + 1 } else { 0 };
    if bench.seen <= WARM_UP {
        (bench.update, bench.render, bench.interval) = Default::default();
        slice.longest = Duration::ZERO;
        // what a person was asked in the scene before is nothing that a program was waited for
        bench.decision = Decision::default();
        return;
    }
    if let Some(session) = session.as_deref() {
        bench.wait(session.turn, slice.spent + slice.between);
    }
    let update = (machine.0.clock.now() - bench.begun).as_secs_f32() * 1000.0;
    bench.update.push(update);
    let counts = *counter.0.lock().unwrap_or_else(PoisonError::into_inner);
    bench.render.push(counts.render);
    if bench.update.len() < bench.frames {
        return;
    }
    let (draws, triangles) = draws_and_triangles(&visible, &meshes);
    let played = played(&library, &options);
    let mission = played.map_or("", |mission| mission.id.as_str());
    let name = bench.scene.name(mission);
    let (update, render) = (median(&bench.update), median(&bench.render));
    tell(
        &machine.0,
        format!(
            "{name}: {draws} draws (a mesh with its material, however many copies) in {} calls, {triangles} triangles; a frame: {:.2} ms, of these {update:.2} ms in the game's world and {render:.2} ms \
         in the render world (medians of {} frames)",
            counts.calls,
            median(&bench.interval),
            bench.update.len(),
        ),
    );
    bench.seen = 0;
    bench.scene = match bench.scene {
        Scene::Empty => Scene::Match,
        Scene::Match => Scene::Programs,
        Scene::Programs => {
            let longest = bench.interval.iter().copied().fold(0.0, f32::max);
            let [thought, decision] = [slice.longest, bench.longest.thought].map(|it| it.as_secs_f32() * 1000.0);
            let waited = bench.longest.waited;
            tell(
                &machine.0,
                format!(
                    "programs: the longest frame {longest:.2} ms; programs thought at most {thought:.2} ms in a frame, and \
                     {decision:.0} ms about an answer, which took {waited:.0} ms with its frames; the longest wait was {:.0} ms",
                    bench.wait,
                ),
            );
            exit.write(AppExit::Success);
            return;
        }
    };
    commands.remove_resource::<Empty>();
    panels.settings.speed = Speed::Instant;
    let level = options.bench_level.unwrap_or_default();
    panels.inbox.extend(played.map(|mission| Wish::NewMatch(bench.scene.played(mission, level)).into()));
}

impl Bench {
    /// A frame in which, and before which, programs thought for so long; what is asked after it.
    fn wait(&mut self, turn: u64, spent: Duration) {
        self.decision.thought += spent;
        self.decision.waited += self.interval.last().copied().unwrap_or_default();
        if self.decision.thought > self.longest.thought {
            self.longest = self.decision;
        }
        if self.decision.thought > Duration::ZERO {
            self.wait = self.wait.max(self.decision.waited);
        }
        if self.decision.turn != turn {
            self.decision = Decision { turn, ..Decision::default() };
        }
    }
}

/// What is visible: meshes with their materials, and triangles.
fn draws_and_triangles(visible: &Query<Drawn>, meshes: &Assets<Mesh>) -> (usize, usize) {
    let shown: Vec<_> = visible.iter().filter(|(.., visible)| visible.get()).collect();
    let draws = shown.iter().map(|(mesh, (lit, bright, halo, plate), _)| {
        (mesh.id(), lit.map(|it| it.id()), bright.map(|it| it.id()), halo.map(|it| it.id()), plate.map(|it| it.id()))
    });
    let triangles = shown.iter().filter_map(|(mesh, ..)| meshes.get(mesh.id())).map(triangles).sum();
    (draws.collect::<HashSet<_>>().len(), triangles)
}

impl Scene {
    /// What it is called in the report.
    fn name(self, mission: &str) -> String {
        match self {
            Scene::Empty => "empty".to_owned(),
            Scene::Match => format!("match ({mission})"),
            Scene::Programs => format!("programs ({mission})"),
        }
    }

    /// The match that is measured.
    fn played(self, mission: &Mission, level: Level) -> NewMatch {
        let mut new = NewMatch::against_the_computer(mission);
        let choices = mission.heroes.iter().map(|slot| slot.choices.first());
        new.wishes = choices.map(|choice| choice.map(|choice| choice.hero.clone())).collect();
        new.level = level;
        match self {
            Scene::Empty | Scene::Match => new.villain = SeatKind::Person(1),
            Scene::Programs => {
                new.heroes.fill(SeatKind::Bot);
                new.villain = SeatKind::Bot;
            }
        }
        new
    }
}

/// The mission that was asked for; otherwise the one with the most to draw: miniatures and tokens at its start.
fn played<'a>(library: &'a Library, options: &Options) -> Option<&'a Mission> {
    let on_the_board = |mission: &&Mission| {
        let minis = mission.miniatures.iter().map(|(_, tiles)| tiles.len()).sum::<usize>();
        mission.heroes.len() + minis + mission.tokens.len()
    };
    let wanted = options.bench_mission.as_deref().and_then(|id| library.0.mission(id));
    wanted.map(|(_, mission)| mission).or_else(|| library.0.missions.iter().max_by_key(on_the_board))
}

fn triangles(mesh: &Mesh) -> usize {
    mesh.try_indices().map_or_else(|_| mesh.count_vertices(), Indices::len) / 3
}

/// A line of numbers, on the console of whatever the program runs in.
fn tell(platform: &Platform, line: String) {
    match &platform.page {
        Some(page) => page.browser.tell(&line),
        None => println!("{line}"),
    }
}

/// Whether all Heroes stand on the board.
fn is_set_up(session: Option<&Session>) -> bool {
    session.is_some_and(|session| {
        let state = session.game().state();
        state.tablets.len() == session.game().scenario().mission.heroes.len() && !session.stale
    })
}

fn median(values: &[f32]) -> f32 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f32::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(0.0)
}
