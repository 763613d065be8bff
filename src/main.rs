//! Opens the table on the machine it runs on.

// A window needs no console next to it; a developer build keeps it for the log.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use gotham_chronicles::table::{self, Options};
use gotham_platform::Platform;

/// Frames and games are made of many short lists, for which the system's allocator is slow on some systems. With the feature
/// `dev`, Bevy is a library of its own, and brings the system's.
#[cfg(not(any(target_family = "wasm", feature = "dev")))]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> bevy::app::AppExit {
    let options = options();
    let platform = platform(&options);
    #[cfg(not(target_family = "wasm"))]
    have_a_last_word(platform.settings.clone());
    table::run(options, platform)
}

/// Should the program crash, its report ends with what is saved and what may be missing. Opened by its icon, it has nobody
/// to tell: the report is kept beside the settings, too. A page says so on its own.
#[cfg(not(target_family = "wasm"))]
fn have_a_last_word(kept: std::sync::Arc<dyn gotham_platform::Storage>) {
    const LAST_WORD: &str = "
Gotham City Chronicles had to stop. Your game is saved after every answer: open it again and choose Continue.
If no window came up, there is no display for it, or no driver for Vulkan, DirectX 12 or Metal
(on Debian and Ubuntu: mesa-vulkan-drivers).";
    let report = std::panic::take_hook();
    let first = std::sync::Once::new();
    std::panic::set_hook(Box::new(move |panic| {
        report(panic);
        eprintln!("{LAST_WORD}");
        // The first is the cause of the others. Best effort: there may be no disk left to write to.
        first.call_once(|| drop(kept.write("crash.txt", &format!("{panic}\n{LAST_WORD}\n"))));
    }));
}

#[cfg(not(target_family = "wasm"))]
fn options() -> Options {
    <Options as clap::Parser>::parse()
}

/// A page has no command line, but an address.
#[cfg(target_family = "wasm")]
fn options() -> Options {
    let (query, hash) = gotham_platform::page::asked();
    Options::of_address(&query, &hash)
}

/// A desktop: the command line names a folder, or wants it next to the program, or the system has a place for such
/// things.
#[cfg(not(target_family = "wasm"))]
fn platform(options: &Options) -> Platform {
    const BESIDE: &str = "gotham-data";
    let beside = || Some(std::env::current_exe().ok()?.parent()?.join(BESIDE));
    let system = || directories::ProjectDirs::from("", "", "gotham-chronicles").map(|dirs| dirs.data_dir().into());
    let folder = match (&options.data_dir, options.portable) {
        (Some(named), _) => Some(named.clone()),
        (None, true) => beside(),
        (None, false) => system(),
    };
    Platform::desktop(folder.unwrap_or_else(|| BESIDE.into()))
}

/// A page in a browser, which has no folder.
#[cfg(target_family = "wasm")]
fn platform(_: &Options) -> Platform {
    gotham_platform::page::platform()
}
