//! The campaign: missions that exist, each at one place, and no page left empty.

use super::super::campaign::{Campaign, Chapter, ChapterClosing, Episode};
use super::super::draft::Draft;
use super::Report;

pub(super) fn check(campaign: &Campaign, draft: &Draft, report: &mut Report) {
    report.expect(!campaign.chapters.is_empty(), "chapters", "a campaign has a chapter at least");
    report.expect_short(campaign.chapters.len(), "chapters");
    let mut seen = Vec::new();
    for (index, chapter) in campaign.chapters.iter().enumerate() {
        let at = |field: &str| format!("chapters[{index}].{field}");
        let is_new = campaign.chapters[..index].iter().all(|before| before.name != chapter.name);
        report.expect(is_new, at("name"), format_args!("\"{}\" appears twice", chapter.name.english()));
        report.expect_text(chapter.name.english(), at("name"));
        report.expect_text(chapter.opening.english(), at("opening"));
        report.expect(!chapter.line.is_empty(), at("line"), "a chapter has a mission at least");
        report.expect_short(chapter.line.len(), at("line"));
        report.expect_short(chapter.asides.len(), at("asides"));
        for (field, episode) in episodes(chapter) {
            check_episode(episode, &at(&field), (draft, &mut seen), report);
        }
        check_closing(&chapter.closing, &at("closing"), report);
    }
    check_closing(&campaign.closing, "closing", report);
}

/// The missions of a chapter, each with its field.
fn episodes(chapter: &Chapter) -> impl Iterator<Item = (String, &Episode)> {
    let line = chapter.line.iter().enumerate().map(|(at, episode)| (format!("line[{at}]"), episode));
    line.chain(chapter.asides.iter().enumerate().map(|(at, episode)| (format!("asides[{at}]"), episode)))
}

/// A mission that exists, is no tutorial, and has not been there before: its lamps count once.
fn check_episode<'c>(episode: &'c Episode, field: &str, known: (&Draft, &mut Vec<&'c str>), report: &mut Report) {
    let (draft, seen) = known;
    let id = episode.mission.as_str();
    let at = format!("{field}.mission");
    let found = draft.missions.iter().find(|read| read.value.id == episode.mission);
    let is_there = found.is_some() || draft.broken_mission;
    report.expect(is_there, &at, format_args!("there is no mission \"{id}\""));
    let is_tutorial = found.is_some_and(|read| read.value.lessons.is_some());
    report.expect(!is_tutorial, &at, format_args!("\"{id}\" is a tutorial"));
    report.expect(!seen.contains(&id), &at, format_args!("\"{id}\" appears twice"));
    seen.push(id);
    report.expect_text(episode.page.english(), format_args!("{field}.page"));
}

fn check_closing(closing: &ChapterClosing, field: &str, report: &mut Report) {
    let texts = [("bright", &closing.bright), ("flickering", &closing.flickering), ("dark", &closing.dark)];
    for (name, text) in texts {
        report.expect_text(text.english(), format_args!("{field}.{name}"));
    }
}
