//! Content of one's own is loaded again when a file of it was saved.

use core::time::Duration;
use std::path::Path;
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::table::OwnContent;
use crate::table::idle;
use crate::table::panel_memory::Panels;
use gotham_panels::Wish;

/// How often the files are looked at.
const LOOK: Duration = Duration::from_millis(500);

/// Folders that lie deeper than this are not content.
const DEEPEST: u8 = 8;

/// Looks at the files, also while nobody touches the window.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, watch.run_if(on_real_timer(LOOK))).add_systems(Last, stay_awake.after(idle::choose));
}

fn watch(own: Res<OwnContent>, mut panels: ResMut<Panels>, mut seen: Local<Option<SystemTime>>) {
    let newest = own.paths().iter().filter_map(|path| newest(path, DEEPEST)).max();
    // A folder that was dropped onto the window has just been read.
    let is_changed = !own.is_changed() && newest > *seen && seen.is_some();
    *seen = newest;
    if is_changed {
        panels.inbox.push(Wish::LoadContent.into());
    }
}

/// When something under this path was saved last.
fn newest(path: &Path, depth: u8) -> Option<SystemTime> {
    let own = path.metadata().ok()?.modified().ok();
    let Some(depth) = depth.checked_sub(1) else { return own };
    let Ok(folder) = path.read_dir() else { return own };
    folder.flatten().filter_map(|entry| newest(&entry.path(), depth)).chain(own).max()
}

fn stay_awake(own: Res<OwnContent>, mut settings: ResMut<WinitSettings>) {
    if own.paths().is_empty() {
        return;
    }
    let wake = |mode: UpdateMode| match mode {
        UpdateMode::Reactive { wait, .. } if wait > LOOK => UpdateMode::reactive(LOOK),
        other => other,
    };
    let awake = (wake(settings.focused_mode), wake(settings.unfocused_mode));
    if awake != (settings.focused_mode, settings.unfocused_mode) {
        (settings.focused_mode, settings.unfocused_mode) = awake;
    }
}
