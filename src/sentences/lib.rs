//! Reads the sentences of every language, checks them, and writes the methods of `Words` that say them.
//!
//! A sentence is a Fluent message in `assets/words/LANGUAGE/FILE.ftl`; its id begins with the file's name. English
//! decides which sentences there are and what arguments each takes; every other language must have the same ones.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Variant, VariantKey,
};
use fluent_syntax::parser;

/// The folder of the languages below the repository's root.
pub const FOLDER: &str = "assets/words";

/// The folder with a language's translations of the content's English texts, a file for each file of the content:
/// `{"Bane": "Bane", ...}`. English has none.
const CONTENT: &str = "content";

/// The language that decides which sentences there are.
const FIRST: &str = "en";

/// Files whose sentences go by names in the code, a rule's or a Skill's: they are looked up, and have no methods.
pub(crate) const BY_NAME: [&str; 2] = ["rule", "skill-name"];

/// The one function that sentences may use: a name inside of a sentence, with its article in small letters.
pub const INSIDE: &str = "INSIDE";

/// A file of sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// The path from the repository's root, with `/`.
    pub path: String,
    /// The text.
    pub text: String,
}

impl File {
    /// Whether it translates the content instead of saying sentences.
    pub fn is_of_content(&self) -> bool {
        self.path.split('/').rev().nth(1) == Some(CONTENT)
    }
}

/// An argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The name after the `$`.
    pub name: String,
    /// Whether a plural form depends on it: if so, it is a number.
    pub is_count: bool,
}

/// A sentence of one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// The message, and its attribute if the sentence is one.
    pub id: (String, Option<String>),
    /// Its arguments, in the order of its comment.
    pub arguments: Vec<Argument>,
    /// Other sentences that it includes.
    pub takes_in: BTreeSet<String>,
    /// Where it is.
    pub place: String,
    /// The first line of its text.
    pub text: String,
}

impl Sentence {
    /// Whether it is looked up by a name in the code.
    pub fn is_by_name(&self) -> bool {
        BY_NAME.iter().any(|file| self.place.contains(&format!("/{file}.ftl:")))
    }

    /// The method that says it.
    pub fn method(&self) -> String {
        let (message, attribute) = &self.id;
        let whole = message.clone() + &attribute.as_ref().map(|word| format!("-{word}")).unwrap_or_default();
        whole.replace('-', "_")
    }
}

/// The sentences of a language, by message and attribute.
pub type Sentences = BTreeMap<(String, Option<String>), Sentence>;

/// Reads every file of every language, in name order.
pub fn read(root: &Path) -> std::io::Result<BTreeMap<String, Vec<File>>> {
    let mut languages = BTreeMap::new();
    for language in fs::read_dir(root.join(FOLDER))? {
        let language = language?.file_name().to_string_lossy().into_owned();
        let mut files = Vec::new();
        read_folder(root, &format!("{FOLDER}/{language}"), &mut files)?;
        files.sort_by(|one, other| one.path.cmp(&other.path));
        languages.insert(language, files);
    }
    Ok(languages)
}

/// Reads the files of a folder and of those in it.
fn read_folder(root: &Path, folder: &str, files: &mut Vec<File>) -> std::io::Result<()> {
    for file in fs::read_dir(root.join(folder))? {
        let file = file?;
        let path = format!("{folder}/{}", file.file_name().to_string_lossy());
        if file.file_type()?.is_dir() {
            read_folder(root, &path, files)?;
        } else {
            files.push(File { text: fs::read_to_string(root.join(&path))?, path });
        }
    }
    Ok(())
}

/// The sentences of English, if every language has them all and none has a mistake; otherwise, every problem.
pub fn check(languages: &BTreeMap<String, Vec<File>>) -> Result<Sentences, Vec<String>> {
    let mut problems = Vec::new();
    let mut all: BTreeMap<&str, Sentences> = BTreeMap::new();
    for (language, files) in languages {
        all.insert(language, sentences(files, &mut problems));
    }
    let english = all.remove(FIRST).unwrap_or_default();
    for (language, sentences) in &all {
        let missing = english.iter().filter(|(id, _)| !sentences.contains_key(*id));
        problems.extend(missing.map(|(_, sentence)| format!("{}: {language} does not say this", sentence.place)));
        for (id, sentence) in sentences {
            let Some(first) = english.get(id) else {
                problems.push(format!("{}: {FIRST} has no such sentence", sentence.place));
                continue;
            };
            for argument in &sentence.arguments {
                if first.arguments.iter().all(|known| known.name != argument.name) {
                    problems.push(format!("{}: nobody tells ${}", sentence.place, argument.name));
                }
            }
        }
    }
    if problems.is_empty() { Ok(english) } else { Err(problems) }
}

/// The files of sentences; those with the texts of the content are only looked at: what two files translate must be
/// the same in both.
fn parsed<'a>(files: &'a [File], problems: &mut Vec<String>) -> Vec<(&'a File, Resource<&'a str>)> {
    let mut read = Vec::new();
    let mut said: BTreeMap<String, (String, &str)> = BTreeMap::new();
    for file in files {
        if file.is_of_content() {
            let texts: Result<BTreeMap<String, String>, _> = ron::from_str(&file.text);
            for (english, text) in texts.unwrap_or_else(|error| {
                problems.push(format!("{}:{error}", file.path));
                BTreeMap::new()
            }) {
                let (first, place) = said.entry(english.clone()).or_insert_with(|| (text.clone(), &file.path));
                if *first != text {
                    problems.push(format!("{}: {english:?} is {first:?} in {place}, but {text:?} here", file.path));
                }
            }
            continue;
        }
        let resource = parser::parse(file.text.as_str()).unwrap_or_else(|(resource, errors)| {
            problems.extend(errors.iter().map(|error| format!("{}: {error}", place_at(file, error.pos.start))));
            resource
        });
        read.push((file, resource));
    }
    read
}

/// The sentences in a language's files.
fn sentences(files: &[File], problems: &mut Vec<String>) -> Sentences {
    let read = parsed(files, problems);
    let mut messages: BTreeMap<&str, (&File, &Message<&str>)> = BTreeMap::new();
    let mut terms: BTreeMap<&str, &Pattern<&str>> = BTreeMap::new();
    for (file, entry) in read.iter().flat_map(|(file, resource)| resource.body.iter().map(move |entry| (*file, entry)))
    {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let stem = Path::new(&file.path).file_stem().unwrap_or_default().to_string_lossy();
                if !id.starts_with(&format!("{stem}-")) {
                    problems.push(format!("{}: the id must begin with \"{stem}-\"", place_of(file, id)));
                }
                if messages.insert(id, (file, message)).is_some() {
                    problems.push(format!("{}: said twice", place_of(file, id)));
                }
            }
            Entry::Term(term) => drop(terms.insert(term.id.name, &term.value)),
            _ => {}
        }
    }
    let mut found = Sentences::new();
    for (id, (file, message)) in &messages {
        let value = message.value.iter().map(|pattern| (None, pattern));
        let attributes = message.attributes.iter().map(|found| (Some(found.id.name.to_string()), &found.value));
        for (attribute, pattern) in value.chain(attributes) {
            let place = place_of(file, id);
            let mut reader = Reader {
                messages: &messages,
                terms: &terms,
                told: BTreeMap::new(),
                takes_in: BTreeSet::new(),
                wrong: BTreeSet::new(),
            };
            reader.pattern(pattern, 0);
            let comment = message.comment.as_ref().map(|comment| comment.content.join("\n")).unwrap_or_default();
            problems.extend(reader.wrong.iter().map(|wrong| format!("{place}: {wrong}")));
            let arguments = in_order(reader.told, &comment);
            let arguments = arguments.unwrap_or_else(|name| {
                problems.push(format!("{place}: the comment above must name ${name}, in the order of the arguments"));
                Vec::new()
            });
            let id = ((*id).to_string(), attribute);
            let (takes_in, text) = (reader.takes_in, line_of(file, &place));
            found.insert(id.clone(), Sentence { id, arguments, takes_in, text, place });
        }
    }
    found
}

/// Several arguments come in the order in which the comment names them, so that no rewording confuses them.
fn in_order(told: BTreeMap<String, bool>, comment: &str) -> Result<Vec<Argument>, String> {
    let rank = |name: &str| {
        let all = comment.match_indices('$').map(|(at, _)| (at, &comment[at + 1..]));
        all.map(|(at, rest)| (at, rest.split(|c: char| !(c.is_alphanumeric() || "_-".contains(c))).next()))
            .find(|(_, word)| *word == Some(name))
            .map(|(at, _)| at)
    };
    let is_ordered = told.len() > 1;
    let mut ranked = Vec::new();
    for (name, is_count) in told {
        let Some(at) = rank(&name).or((!is_ordered).then_some(0)) else { return Err(name) };
        ranked.push((at, Argument { name, is_count }));
    }
    ranked.sort_by_key(|(at, _)| *at);
    Ok(ranked.into_iter().map(|(_, argument)| argument).collect())
}

/// Walks through a sentence and what it refers to.
struct Reader<'a> {
    messages: &'a BTreeMap<&'a str, (&'a File, &'a Message<&'a str>)>,
    terms: &'a BTreeMap<&'a str, &'a Pattern<&'a str>>,
    /// The arguments, and whether a plural form depends on each.
    told: BTreeMap<String, bool>,
    takes_in: BTreeSet<String>,
    wrong: BTreeSet<String>,
}

impl Reader<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>, depth: u8) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, depth);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, depth: u8) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, false, depth),
            Expression::Select { selector, variants } => {
                self.inline(selector, variants.iter().any(is_plural), depth);
                variants.iter().for_each(|variant| self.pattern(&variant.value, depth));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, is_count: bool, depth: u8) {
        match inline {
            InlineExpression::VariableReference { id } => {
                *self.told.entry(id.name.to_string()).or_default() |= is_count;
            }
            _ if depth > 5 => drop(self.wrong.insert("it refers to itself".into())),
            InlineExpression::MessageReference { id, attribute: None } => match self.messages.get(id.name) {
                Some((_, message)) => {
                    self.takes_in.insert(id.name.to_string());
                    message.value.iter().for_each(|pattern| self.pattern(pattern, depth + 1));
                }
                None => drop(self.wrong.insert(format!("there is no sentence {}", id.name))),
            },
            // A term's only arguments are those in its brackets.
            InlineExpression::TermReference { id, attribute: None, .. } => {
                if !self.terms.contains_key(id.name) {
                    self.wrong.insert(format!("there is no term -{}", id.name));
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, depth),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { id, arguments } if id.name == INSIDE => {
                match (arguments.positional.as_slice(), arguments.named.as_slice()) {
                    ([name @ InlineExpression::VariableReference { .. }], []) => self.inline(name, false, depth),
                    _ => drop(self.wrong.insert(format!("{INSIDE} takes one argument: {INSIDE}($who)"))),
                }
            }
            _ => drop(self.wrong.insert("other functions and messages' attributes are not used here".into())),
        }
    }
}

fn is_plural(variant: &Variant<&str>) -> bool {
    match variant.key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => ["zero", "one", "two", "few", "many"].contains(&name),
    }
}

fn place_at(file: &File, at: usize) -> String {
    let before = &file.text.as_bytes()[..at.min(file.text.len())];
    format!("{}:{}", file.path, 1 + before.iter().filter(|byte| **byte == b'\n').count())
}

fn place_of(file: &File, id: &str) -> String {
    let is_it = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    format!("{}:{}", file.path, 1 + file.text.lines().position(is_it).unwrap_or(0))
}

/// The text of the line of a place.
fn line_of(file: &File, place: &str) -> String {
    let number: usize = place.rsplit(':').next().and_then(|number| number.parse().ok()).unwrap_or(1);
    file.text.lines().nth(number - 1).unwrap_or_default().to_string()
}

/// With this many arguments to a function, clippy wants a reason.
const TOO_MANY: usize = 7;

/// The source of the table of sentences, of the languages' texts, and of the methods that say them.
pub fn source(root: &Path, languages: &BTreeMap<String, Vec<File>>, english: &Sentences) -> String {
    let mut source = String::from(
        "/// The sentences of each language, and what it says instead of the content's texts.\n\
         static LANGUAGES: &[(&str, &[&str], &[&str])] = &[\n",
    );
    for (language, files) in languages {
        let included = |is_content: bool| {
            let files = files.iter().filter(|file| file.is_of_content() == is_content);
            files.map(|file| format!("include_str!({:?})", root.join(&file.path))).collect::<Vec<_>>().join(", ")
        };
        let _ = writeln!(source, "    ({language:?}, &[{}], &[{}]),", included(false), included(true));
    }
    source.push_str("];\n\n/// Message and attribute of each sentence.\n");
    source.push_str("static SENTENCES: &[(&str, Option<&str>)] = &[\n");
    for (message, attribute) in english.keys() {
        let _ = writeln!(source, "    ({message:?}, {attribute:?}),");
    }
    let _ = writeln!(source, "];\n\n/// The one function of the sentences.\nconst INSIDE: &str = {INSIDE:?};");
    source.push_str("\nimpl Words {\n");
    for (at, sentence) in english.values().enumerate().filter(|(_, sentence)| !sentence.is_by_name()) {
        let _ = writeln!(source, "    /// `{}`", sentence.text);
        let name = sentence.method();
        if sentence.arguments.is_empty() {
            let _ = writeln!(source, "    pub fn {name}(&self) -> &str {{ self.constant({at}) }}");
            continue;
        }
        let (mut taken, mut told) = (String::new(), String::new());
        for Argument { name, is_count } in &sentence.arguments {
            let variable = name.replace('-', "_");
            let kind = if *is_count { "Count" } else { "Value<'a>" };
            let _ = write!(taken, ", {variable}: impl Into<{kind}>");
            let value = if *is_count { format!("{variable}.into().into()") } else { format!("{variable}.into()") };
            let _ = write!(told, "({name:?}, {value}), ");
        }
        let life = if taken.contains("'a") { "<'a>" } else { "" };
        let told = told.trim_end_matches(", ");
        if sentence.arguments.len() >= TOO_MANY {
            let why = "a sentence is given everything it says";
            let _ = writeln!(source, "    #[expect(clippy::too_many_arguments, reason = {why:?})]");
        }
        let _ = writeln!(source, "    pub fn {name}{life}(&self{taken}) -> String {{ self.say({at}, [{told}]) }}");
    }
    source.push_str("}\n");
    source
}
