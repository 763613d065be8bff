//! Gives the program for Windows its icon. What is built in besides is checked where it is used: content by
//! `src/embedded/build.rs`, sentences by `src/words/build.rs`.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    const ICON: &str = "desktop/windows/gotham.ico";
    println!("cargo::rerun-if-changed={ICON}");
    // What is built for, not what it is built on: ./dev package --windows runs on Linux.
    if env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("windows")
        && let Err(error) = winresource::WindowsResource::new().set_icon(ICON).compile()
    {
        println!("cargo::error=the icon of the program: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
