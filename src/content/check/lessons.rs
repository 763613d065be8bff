//! Lessons of a tutorial.

use super::super::mission::{Feat, Mission, Pointer};
use super::Report;
use super::world::World;

/// Checks the lessons of a mission that has some.
pub(super) fn check(mission: &Mission, world: &World, report: &mut Report) {
    let Some(course) = &mission.lessons else { return };
    report.expect(!course.lessons.is_empty(), "lessons.lessons", "a tutorial has at least one lesson");
    report.expect_short(course.lessons.len(), "lessons.lessons");
    let closing = &course.closing;
    let last_words = [
        ("title", &closing.title),
        ("text", &closing.text),
        ("won", &closing.won),
        ("lost", &closing.lost),
        ("unfinished", &closing.unfinished),
    ];
    for (field, text) in last_words {
        report.expect_text(text.english(), format_args!("lessons.closing.{field}"));
    }
    let mut seen = Vec::new();
    for (at, lesson) in course.lessons.iter().enumerate() {
        let of = |field: &str| format!("lessons.lessons[{at}].{field}");
        report.expect_new_id(&mut seen, &lesson.id, of("id"));
        report.expect_text(lesson.title.english(), of("title"));
        report.expect_text(lesson.text.english(), of("text"));
        let is_read = lesson.done == Feat::Reads;
        let is_known = !is_read && course.lessons[..at].iter().any(|other| other.done == lesson.done);
        report.expect(!is_known, of("done"), "another lesson before it is done by the same");
        report.expect(
            lesson.after.is_none() || is_read,
            of("after"),
            "only a lesson that is done by Reads waits for something",
        );
        for (place, pointer) in lesson.points.iter().enumerate() {
            points_somewhere(mission, world, pointer, &format!("{}[{place}]", of("points")), report);
        }
    }
}

fn points_somewhere(mission: &Mission, world: &World, pointer: &Pointer, field: &str, report: &mut Report) {
    match pointer {
        Pointer::Area(area) => {
            let is_there = world.map.is_none_or(|map| map.areas.iter().any(|known| known.id == *area));
            report.expect(is_there, field, format_args!("the board has no Area \"{area}\""));
        }
        Pointer::Token(kind) => {
            let is_there = mission.token_kinds.iter().any(|known| known.id == *kind);
            report.expect(is_there, field, format_args!("there is no kind of token \"{kind}\""));
        }
        Pointer::Hero | Pointer::Panel(_) | Pointer::Answer(_) => {}
    }
}
