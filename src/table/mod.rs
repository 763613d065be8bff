//! The table: what is seen, heard and clicked. Bevy lives here and nowhere else. This room knows everybody; nobody
//! knows it.
//!
//! The entities are a mirror of the game: they become what its events say, never the other way. [`schedule`] has
//! the order of a frame in one place; [`third_party`] sets up other people's plugins; every other module is a plugin
//! function.
//!
//! - [`library`], [`machine`]: what there is to play, and what the table runs on.
//! - [`session`]: the match on the table, its seats, its files. [`panel_memory`]: the panels between frames.
//! - [`ask`], [`hear`], [`resolve`], [`project`], [`animate`], [`present`]: the steps of a frame.
//! - [`board`], [`sculpt`], [`tokens`], [`dice_shape`], [`shape`], [`light`], [`materials`], [`camera`]: the scene.
//! - [`portrait`], [`painting`]: the face of each sculpt, each board and each mission as a picture, for the panels.
//! - [`gallery`]: every miniature of the catalogue, on a plinth or in rows.
//! - [`panels`], [`hints`], [`mod@pointer`], [`mod@photo`], [`sound`]: what the player interacts with.
//! - [`mod@trace`], [`mod@bench`]: for scripts and measurements. `workbench`: for developers.

mod animate;
mod ask;
mod bench;
mod board;
mod bright;
mod camera;
mod components;
mod dice_shape;
mod footprint;
mod framing;
mod gallery;
mod halo;
mod hear;
mod hints;
mod idle;
mod library;
mod light;
mod lit;
mod look;
mod machine;
mod materials;
mod messages;
mod options;
mod painting;
mod panel_memory;
mod panels;
mod photo;
mod place;
mod plate;
mod pointer;
mod portrait;
mod present;
mod project;
mod quads;
mod resolve;
mod schedule;
mod sculpt;
mod session;
mod shape;
mod sound;
mod states;
mod thinking;
mod third_party;
mod tokens;
mod trace;
#[cfg(feature = "dev")]
mod workbench;

use core::time::Duration;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};

pub use self::options::Options;

use self::library::{Library, OwnContent};
use self::machine::Machine;
use self::panel_memory::Panels;
use self::session::Files;
use self::states::Screen;
use gotham_panels::{NewMatch, Wish};
use gotham_platform::Platform;
use gotham_words::Words;

/// Opens the table; returns when the window is closed.
pub fn run(options: Options, platform: Platform) -> AppExit {
    let files = Files::new(&platform);
    let (mut settings, trouble) = files.settings();
    settings.graphics = options.graphics.unwrap_or(settings.graphics);
    let mut panels = Panels::new(settings);
    if let Some(error) = trouble {
        panels.trouble(Words::table_settings_unread, error);
    }
    if platform.page.as_ref().is_some_and(|page| page.forgets) {
        let why = panels.words.table_forgets_why().to_string();
        panels.trouble(Words::table_forgets, why);
    }
    panels.inbox.extend(options.code.clone().map(|code| Wish::OpenCode(code).into()));
    let (width, height) = options.window.unwrap_or((1280, 720));
    let window = Window {
        title: panels.words.table_title().into(),
        name: Some("gotham-chronicles".into()),
        resolution: WindowResolution::new(width, height),
        // The page keeps the keys that the table needs from the browser; other keys stay the browser's.
        canvas: Some("#table".into()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        present_mode: if options.bench.is_some() { PresentMode::AutoNoVsync } else { PresentMode::AutoVsync },
        ..default()
    };
    let own = OwnContent::new(options.content.clone());
    let catalogue = own.load().unwrap_or_else(|problems| {
        panels.trouble(Words::table_content_faulty, problems);
        gotham_embedded::catalogue()
    });
    let library = Library(catalogue);
    panels.desk.draft = library.0.missions.first().map(NewMatch::suggested);

    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }).set(LogPlugin {
            filter: "warn,wgpu=error,naga=error,bevy_kira_audio=error,winit=error".into(),
            ..default()
        }),
    )
    // On a slow machine a beat lasts fewer frames, not longer.
    .insert_resource(Time::<Virtual>::from_max_delta(Duration::from_secs(1)))
    .insert_resource(library)
    .insert_resource(own)
    .insert_resource(Machine(platform))
    .insert_resource(files)
    .insert_resource(panels)
    .insert_resource(options)
    .add_plugins((
        third_party::plugin,
        schedule::plugin,
        messages::plugin,
        bright::plugin,
        halo::plugin,
        plate::plugin,
        materials::plugin,
        light::plugin,
        lit::plugin,
        board::plugin,
        camera::plugin,
    ))
    .add_plugins((
        ask::plugin,
        hear::plugin,
        resolve::plugin,
        project::plugin,
        animate::plugin,
        present::plugin,
        framing::plugin,
        gallery::plugin,
        hints::plugin,
    ))
    .add_plugins((
        panels::plugin,
        painting::plugin,
        portrait::plugin,
        photo::plugin,
        pointer::plugin,
        sound::plugin,
        idle::plugin,
        trace::plugin,
        bench::plugin,
    ))
    .add_systems(
        Update,
        (
            ask::keep.run_if(resource_exists::<session::Session>),
            ask::report.run_if(in_state(Screen::Match)).run_if(nothing_moves),
        )
            .after(schedule::FrameStep::Present),
    )
    .add_systems(Last, tell_the_page);
    #[cfg(feature = "dev")]
    app.add_plugins(workbench::plugin);
    app.run()
}

/// Tells the page that a picture has been drawn: the first frame's is there two frames later.
fn tell_the_page(machine: Res<Machine>, mut frames: Local<u8>) {
    *frames = frames.saturating_add(1);
    if let (3, Some(page)) = (*frames, &machine.0.page) {
        page.browser.is_drawn();
    }
}

fn nothing_moves(stage: Res<animate::Stage>) -> bool {
    !stage.is_busy()
}
