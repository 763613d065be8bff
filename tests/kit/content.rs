//! The embedded content with one more mission.

use gotham_content::{Catalogue, SourceFile};

/// The catalogue with a mission of the test.
pub(crate) fn catalogue_with(mission: &str) -> Catalogue {
    catalogue_where(mission, &[])
}

/// The catalogue with a mission of the test, and texts of its content replaced.
pub(crate) fn catalogue_where(mission: &str, changes: &[(&str, &str)]) -> Catalogue {
    let mut files: Vec<SourceFile> = gotham_embedded::files();
    for (from, to) in changes {
        let found = files.iter_mut().find(|file| file.text.contains(from));
        let file = found.unwrap_or_else(|| panic!("{from} stands nowhere"));
        file.text = file.text.replacen(from, to, 1);
    }
    files.push(SourceFile::new("maps/depot.ron", include_str!("depot.ron")));
    files.push(SourceFile::new("maps/mansion.ron", include_str!("mansion.ron")));
    files.push(SourceFile::new("missions/test.ron", mission));
    match gotham_content::load(&files) {
        Ok(catalogue) => catalogue,
        Err(problems) => {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            panic!("{}\n{mission}", problems.join("\n"))
        }
    }
}

/// The catalogue as it is.
pub(crate) fn catalogue() -> std::sync::Arc<Catalogue> {
    gotham_embedded::catalogue()
}
