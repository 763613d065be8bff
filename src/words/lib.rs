//! Every sentence that a player reads, in the language in force. Nobody else holds English.
//!
//! The sentences are Fluent messages in `assets/words/LANGUAGE/*.ftl`; `build.rs` has checked them and written a method
//! of [`Words`] for each: `menu-quit` is said by `words.menu_quit()`, and a sentence with arguments takes them in
//! the order of its comment: `words.menu_continue(mission, round)`. `docs/words.md` shows how to add a sentence and a
//! language.

mod by_name;
mod inside;
mod marked;
mod piece;
mod value;

#[cfg(test)]
mod tests;

pub use piece::Piece;
pub use value::{Count, Value};

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use gotham_content::{Skill, Text};
use gotham_rules::Rule;

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The language that is always there.
pub const ENGLISH: &str = "en";

/// A language that the program speaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    /// Its code: `en`, `pt-BR`.
    pub code: &'static str,
    /// What it calls itself.
    pub name: String,
}

/// The sentences of one language. A clone is cheap.
#[derive(Clone)]
pub struct Words(Arc<Spoken>);

struct Spoken {
    language: &'static str,
    is_marked: bool,
    bundle: FluentBundle<FluentResource>,
    /// Sentences without arguments, ready, by position in [`SENTENCES`].
    ready: Vec<Option<String>>,
    by_name: by_name::ByName,
    /// Translations of the content's English texts.
    texts: BTreeMap<String, String>,
}

impl Words {
    /// The words of a language; English when there is no such language.
    pub fn of(language: &str) -> Words {
        Words::new(language, false)
    }

    /// English with strange letters in brackets, for tests: anything read without them did not come from here.
    pub fn marked() -> Words {
        Words::new(ENGLISH, true)
    }

    /// The languages that there are.
    pub fn languages() -> &'static [Language] {
        static ALL: OnceLock<Vec<Language>> = OnceLock::new();
        ALL.get_or_init(|| {
            let name = |code: &str| Words::of(code).settings_language_name().to_string();
            LANGUAGES.iter().map(|(code, ..)| Language { code, name: name(code) }).collect()
        })
    }

    /// The code of the language.
    pub fn language(&self) -> &'static str {
        self.0.language
    }

    fn new(language: &str, is_marked: bool) -> Words {
        let found = LANGUAGES.iter().find(|(code, ..)| *code == language);
        let Some((language, sentences, content)) =
            found.or_else(|| LANGUAGES.iter().find(|(code, ..)| *code == ENGLISH))
        else {
            unreachable!("English is built in")
        };
        let locale: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        bundle.set_transform(is_marked.then_some(marked::letters));
        // A bundle without functions so far has no other of this name.
        let _ = bundle.add_function(INSIDE, |told, _| inside::said(language, told));
        for text in *sentences {
            // build.rs has read the same texts: nothing is left out here.
            let resource = FluentResource::try_new((*text).to_string()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        let texts = content.iter().flat_map(|text| translations(text)).collect();
        let mut spoken =
            Spoken { language, is_marked, bundle, ready: Vec::new(), by_name: by_name::ByName::of(SENTENCES), texts };
        spoken.ready = (0..SENTENCES.len()).map(|at| spoken.constant(at)).collect();
        let mut words = Words(Arc::new(spoken));
        if words.count_decimal() == ","
            && let Some(spoken) = Arc::get_mut(&mut words.0)
        {
            spoken.bundle.set_formatter(Some(value::with_comma));
        }
        words
    }

    /// A text of the content in this language.
    pub fn text<'a>(&self, text: &'a Text) -> Cow<'a, str> {
        self.translated(text.english())
    }

    /// A name of the content that is used as is in files: the face of a token.
    pub fn translated<'a>(&self, english: &'a str) -> Cow<'a, str> {
        match self.0.texts.get(english) {
            _ if self.0.is_marked => marked::bracketed(&marked::letters(english)).into(),
            Some(translated) => translated.clone().into(),
            None => english.into(),
        }
    }

    /// A rule's title.
    pub fn rule(&self, rule: Rule) -> &str {
        self.constant(self.0.by_name.rule(rule))
    }

    /// The rule in our own words.
    pub fn rule_text(&self, rule: Rule) -> &str {
        self.constant(self.0.by_name.rule_text(rule))
    }

    /// What a Skill or Trait is called.
    pub fn skill(&self, skill: Skill) -> &str {
        self.constant(self.0.by_name.skill(skill))
    }

    /// A sentence without arguments.
    fn constant(&self, at: usize) -> &str {
        self.0.ready.get(at).and_then(Option::as_deref).unwrap_or_default()
    }

    /// A sentence with its arguments.
    fn say<'a, const N: usize>(&self, at: usize, told: [(&'static str, Value<'a>); N]) -> String {
        let mut arguments = FluentArgs::with_capacity(N);
        for (name, value) in told {
            arguments.set(name, value.0);
        }
        self.0.format(at, Some(&arguments)).0
    }
}

impl Spoken {
    fn constant(&self, at: usize) -> Option<String> {
        let (text, is_whole) = self.format(at, None);
        is_whole.then_some(text)
    }

    /// The sentence, and whether all its arguments were there.
    fn format(&self, at: usize, told: Option<&FluentArgs>) -> (String, bool) {
        let (id, attribute) = SENTENCES[at];
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else { return (id.to_string(), false) };
        let mut missing = Vec::new();
        let text = self.bundle.format_pattern(pattern, told, &mut missing);
        let text = if self.is_marked { marked::bracketed(&text) } else { text.into_owned() };
        (text, missing.is_empty())
    }
}

/// A language's texts for the content: each English text and its translation. build.rs has checked the file.
fn translations(file: &str) -> BTreeMap<String, String> {
    ron::from_str(file).unwrap_or_default()
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.0.language).finish()
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        self.0.language == other.0.language && self.0.is_marked == other.0.is_marked
    }
}
