//! Sandboxes that come with the program, to teach.

/// Names and texts of the files in `missions/sandbox`.
pub const EXAMPLES: [(&str, &str); 2] = [
    ("missions/sandbox/first_steps.ron", include_str!("../../../missions/sandbox/first_steps.ron")),
    ("missions/sandbox/command.ron", include_str!("../../../missions/sandbox/command.ron")),
];
