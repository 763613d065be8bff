//! The embedded content with one more mission. Skills that the engine only catalogues are taken off the Screens, tiles
//! and cards, so that a test can use whoever has them for what else they can do.

use gotham_chronicles::content::{Catalogue, Skill, SourceFile, Support};
use gotham_chronicles::embedded;

/// The catalogue with a mission of the test.
pub fn catalogue_with(mission: &str) -> Catalogue {
    catalogue_where(mission, &[])
}

/// The catalogue with a mission of the test, and texts of its content replaced.
pub fn catalogue_where(mission: &str, changes: &[(&str, &str)]) -> Catalogue {
    let mut files: Vec<SourceFile> = embedded::files();
    for (from, to) in changes {
        let found = files.iter_mut().find(|file| file.text.contains(from));
        let file = found.unwrap_or_else(|| panic!("{from} stands nowhere"));
        file.text = file.text.replacen(from, to, 1);
    }
    for file in files.iter_mut().filter(|file| file.name.starts_with("assets/content/")) {
        if !file.name.ends_with("skills.ron") {
            file.text = without_catalogued_skills(&file.text);
        }
    }
    files.push(SourceFile::new("maps/depot.ron", include_str!("depot.ron")));
    files.push(SourceFile::new("missions/test.ron", mission));
    match Catalogue::load(&files) {
        Ok(catalogue) => catalogue,
        Err(problems) => {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            panic!("{}\n{mission}", problems.join("\n"))
        }
    }
}

/// The catalogue as it is.
pub fn catalogue() -> std::sync::Arc<Catalogue> {
    embedded::catalogue()
}

fn without_catalogued_skills(text: &str) -> String {
    let mut text = text.to_string();
    for skill in Skill::ALL.iter().filter(|skill| skill.support() == Support::Catalogued) {
        for follows in [",", ")"] {
            let start = format!("(skill: {skill:?}{follows}");
            while let Some(at) = text.find(&start) {
                let end = at + text[at..].find(')').expect("a Skill is closed") + 1;
                let comma = usize::from(text[end..].starts_with(','));
                text.replace_range(at..end + comma, "");
            }
        }
    }
    text.replace("(usage: Always, skills: [])", "")
}
