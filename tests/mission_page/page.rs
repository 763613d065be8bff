//! The page: its example, its chapters, the tables in them, and the code in a line.

const PAGE: &str = include_str!("../../docs/mission-format.md");

/// The example.
pub(super) fn example() -> &'static str {
    let (_, rest) = PAGE.split_once("```ron\n").expect("the page has an example");
    rest.split_once("```").expect("the example ends").0
}

/// A line of a table.
pub(super) struct Row {
    /// What the table's first column is called.
    pub column: &'static str,
    /// The words that the line explains.
    pub words: Vec<&'static str>,
    /// What they mean.
    pub meaning: &'static str,
}

/// A heading with what is below it.
pub(super) struct Chapter {
    /// `Numbers`, or `Effects/Tokens`: two headings have the same name.
    pub name: String,
    /// The text, without the example.
    pub text: String,
    /// The lines of its tables.
    pub rows: Vec<Row>,
}

/// Every chapter in order; the page's beginning is the first.
pub(super) fn chapters() -> Vec<Chapter> {
    chapters_of(PAGE)
}

/// Every chapter of a page in order; its beginning is the first.
pub(super) fn chapters_of(page: &'static str) -> Vec<Chapter> {
    let mut chapters = vec![Chapter { name: String::new(), text: String::new(), rows: Vec::new() }];
    let (mut above, mut column, mut is_code) = ("", None, false);
    for line in page.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
            continue;
        }
        let heading = if is_code { None } else { line.strip_prefix("## ").or_else(|| line.strip_prefix("### ")) };
        if let Some(title) = heading {
            let name = if line.starts_with("## ") { title.to_string() } else { format!("{above}/{title}") };
            above = if line.starts_with("## ") { title } else { above };
            chapters.push(Chapter { name, text: String::new(), rows: Vec::new() });
        }
        let Some(chapter) = chapters.last_mut() else { continue };
        if !is_code {
            chapter.text.push_str(line);
            chapter.text.push('\n');
        }
        let cells: Vec<&'static str> = line.split('|').map(str::trim).collect();
        match (cells.as_slice(), column) {
            (["", _, _, .., ""], _) if is_code => {}
            (["", first, _, .., ""], None) => column = Some(*first),
            (["", rule, ..], _) if rule.starts_with('-') => {}
            (["", first, meaning, .., ""], Some(column)) => {
                chapter.rows.push(Row { column, words: code(first), meaning });
            }
            _ => column = None,
        }
    }
    chapters
}

/// The code in a text, between backticks.
pub(super) fn code(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The names in a piece of code.
pub(super) fn names(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !is_of_name(c)).filter(|name| !name.is_empty())
}

/// The name that a piece of code begins with.
pub(super) fn head(code: &str) -> &str {
    names(code).next().unwrap_or_default()
}

/// The fields of a selector, without those of selectors inside it: `(side: Heroes, at: Of((hero: true)))` has two.
pub(super) fn fields(selector: &str) -> Vec<&str> {
    let mut depth = 0;
    let mut fields = Vec::new();
    for (at, c) in selector.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ':' if depth == 1 => {
                fields.extend(selector[..at].rsplit(|c: char| !is_of_name(c)).next());
            }
            _ => {}
        }
    }
    fields
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
