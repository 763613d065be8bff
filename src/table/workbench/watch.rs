//! Content of one's own is loaded again when a file of it was saved.

use core::time::Duration;

use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::table::OwnContent;
use crate::table::idle;
use crate::table::panel_memory::Panels;
use gotham_panels::Wish;
use gotham_platform::disk;

/// How often the files are looked at.
const LOOK: Duration = Duration::from_millis(500);

/// What files of content end with.
const ENDING: &str = "ron";

/// Looks at the files, also while nobody touches the window.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, watch.run_if(on_real_timer(LOOK))).add_systems(Last, stay_awake.after(idle::choose));
}

fn watch(own: Res<OwnContent>, mut panels: ResMut<Panels>, mut seen: Local<Option<Duration>>) {
    // What can't be read right now, since an editor is saving it, is read a moment later.
    let Ok(saved) = own.paths().iter().map(|path| disk::last_saved(path, ENDING)).collect::<Result<Vec<_>, _>>() else {
        return;
    };
    let last = saved.into_iter().max();
    // A folder that was dropped onto the window has just been read.
    let is_changed = !own.is_changed() && last > *seen && seen.is_some();
    *seen = last;
    if is_changed {
        panels.inbox.push(Wish::LoadContent.into());
    }
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
