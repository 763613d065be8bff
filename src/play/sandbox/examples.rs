//! Sandboxes that come with the program, to teach.

use std::sync::LazyLock;

use super::Sandbox;
use gotham_content::SourceFile;

/// Names and texts of the files in `missions/sandbox`.
pub const EXAMPLES: [(&str, &str); 2] = [
    ("missions/sandbox/first_steps.ron", include_str!("../../../missions/sandbox/first_steps.ron")),
    ("missions/sandbox/command.ron", include_str!("../../../missions/sandbox/command.ron")),
];

static READ: LazyLock<Vec<Sandbox>> = LazyLock::new(|| {
    let read = |(path, text): &(&str, &str)| Sandbox::read(&SourceFile::new(*path, *text)).ok();
    EXAMPLES.iter().filter_map(read).collect()
});

/// The examples, read once. A test reads each of them.
pub fn examples() -> &'static [Sandbox] {
    &READ
}
