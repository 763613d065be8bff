//! Opens the table.

use clap::Parser as _;

use gotham_chronicles::table::{self, options::Options};

fn main() -> bevy::app::AppExit {
    table::run(Options::parse())
}
