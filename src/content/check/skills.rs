//! The glossary's texts.

use super::super::skill::Skill;
use super::super::skill_text::{SkillKind, SkillText};
use super::Report;

pub(super) fn check(texts: &[SkillText], report: &mut Report) {
    for (index, text) in texts.iter().enumerate() {
        let at = |field: &str| format!("[{index}].{field}");
        let title = format!("{:?}", text.skill);
        report.expect(
            texts[..index].iter().all(|before| before.skill != text.skill),
            at("skill"),
            format_args!("{title} appears twice"),
        );
        report.expect(
            (text.kind == SkillKind::Trait) == text.skill.is_trait(),
            at("kind"),
            format_args!("{title} is {}a Trait", if text.skill.is_trait() { "" } else { "not " }),
        );
        report.expect_text(text.line.english(), at("line"));
        report.expect_text(text.text.english(), at("text"));
        report.expect_text(&text.rule, at("rule"));
    }
    for skill in Skill::ALL {
        report.expect(
            texts.iter().any(|text| text.skill == *skill),
            "",
            format_args!("the texts of {skill:?} are missing"),
        );
    }
}
