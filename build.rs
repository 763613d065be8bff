//! Gives the program for Windows its icon. What is built in besides is checked where it is used: content by
//! `src/embedded/build.rs`, sentences by `src/words/build.rs`.

use std::process::ExitCode;

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=desktop/windows/gotham.ico");
    #[cfg(windows)]
    if let Err(error) = winresource::WindowsResource::new().set_icon("desktop/windows/gotham.ico").compile() {
        println!("cargo::error=the icon of the program: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
