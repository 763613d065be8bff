//! The glossary's terms.

use super::super::term::Term;
use super::Report;

pub(super) fn check(terms: &[Term], report: &mut Report) {
    let mut seen = Vec::new();
    for (index, term) in terms.iter().enumerate() {
        let at = |field: &str| format!("[{index}].{field}");
        report.expect_new_id(&mut seen, &term.id, at("id"));
        let is_new = terms[..index].iter().all(|before| before.name != term.name);
        report.expect(is_new, at("name"), format_args!("\"{}\" appears twice", term.name.english()));
        report.expect_text(term.name.english(), at("name"));
        report.expect_text(&term.rule, at("rule"));
        report.expect_text(term.line.english(), at("line"));
        report.expect_text(term.text.english(), at("text"));
    }
}
