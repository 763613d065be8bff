//! The work in hand: which field is being read, what has been found, and what is wrong with it.

use std::fmt::Display;

use super::lexicon::Lexicon;
use super::library::Library;
use super::program::Program;
use super::scene::Scene;
use crate::index::PickId;
use crate::limits::LONGEST;
use crate::mission::Mission;
use crate::script::circles::circles;
use crate::script::{Compiled, Effect};
use crate::text::Text;

/// Something wrong with a mission's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The path of the field: `triggers[2].effects[0][1].at`.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

/// The work in hand.
pub(super) struct Compiler<'a> {
    pub(super) lexicon: Lexicon<'a>,
    pub(super) lists: Vec<Vec<Effect<Compiled>>>,
    pub(super) questions: Vec<Text>,
    /// The names of those who step out of a car and into it.
    pub(super) riders: Vec<PickId>,
    /// The field that is being read.
    path: String,
    pub(super) faults: Vec<Fault>,
    pub(super) scene: Scene,
    /// How often the loops around say that it is done, at least.
    pub(super) repeats: u32,
}

impl<'a> Compiler<'a> {
    /// Nothing is read yet.
    pub(super) fn new(mission: &'a Mission, library: &Library<'a>) -> Compiler<'a> {
        Compiler {
            lexicon: Lexicon::of(mission, library),
            lists: Vec::new(),
            questions: Vec::new(),
            riders: Vec::new(),
            path: String::new(),
            faults: Vec::new(),
            scene: Scene::default(),
            repeats: 1,
        }
    }
}

impl Compiler<'_> {
    /// Reads a part of the current field.
    pub(super) fn within<T>(&mut self, part: impl Display, read: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.path.len();
        self.path.push_str(&part.to_string());
        let value = read(self);
        self.path.truncate(length);
        value
    }

    /// Reads a named field of the current struct.
    pub(super) fn field<T: Compile>(&mut self, name: &str, value: &T) -> T::Out {
        let dot = if self.path.is_empty() { "" } else { "." };
        self.within(format_args!("{dot}{name}"), |c| value.compile(c))
    }

    /// Reads an argument of the current word.
    pub(super) fn arg<T: Compile>(&mut self, at: usize, value: &T) -> T::Out {
        self.within(format_args!("[{at}]"), |c| value.compile(c))
    }

    /// Reads the items of a named list; no more than its places can be ids.
    pub(super) fn each<T, U>(&mut self, name: &str, items: &[T], read: impl Fn(&mut Self, &T) -> U) -> Vec<U> {
        let items = items.iter().take(LONGEST).enumerate();
        items.map(|(at, item)| self.within(format_args!("{name}[{at}]"), |c| read(c, item))).collect()
    }

    /// Something is wrong with the current field.
    pub(super) fn fault(&mut self, message: impl Into<String>) {
        self.faults.push(Fault { field: self.path.clone(), message: message.into() });
    }

    /// No triggers set one another off without end. G-123
    pub(super) fn circles(&mut self, mission: &Mission, program: &Program) {
        for circle in circles(program) {
            let id = |at: &usize| mission.triggers[*at].id.as_str();
            let steps = circle.iter().zip(circle.iter().cycle().skip(1));
            let steps: Vec<String> = steps.map(|(one, other)| format!("{} sets off {}", id(one), id(other))).collect();
            self.within(format_args!("triggers[{}].effects", circle[0]), |c| {
                c.fault(format!("this goes on without end: {}", steps.join(", ")));
            });
        }
    }

    /// Something is wrong unless this holds.
    pub(super) fn expect(&mut self, holds: bool, message: impl Into<String>) {
        if !holds {
            self.fault(message);
        }
    }

    /// A text that people will read is there.
    pub(super) fn text(&mut self, name: &str, text: &Text) {
        let dot = if self.path.is_empty() { "" } else { "." };
        self.within(format_args!("{dot}{name}"), |c| {
            c.expect(!text.english().trim().is_empty(), "the text is missing")
        });
    }
}

/// What can be compiled.
pub(super) trait Compile {
    /// The same as numbers.
    type Out;

    /// Compiles it; unknown names are faults.
    fn compile(&self, c: &mut Compiler) -> Self::Out;
}

impl<T: Compile> Compile for Box<T> {
    type Out = Box<T::Out>;

    fn compile(&self, c: &mut Compiler) -> Self::Out {
        Box::new((**self).compile(c))
    }
}

impl<T: Compile> Compile for Option<T> {
    type Out = Option<T::Out>;

    fn compile(&self, c: &mut Compiler) -> Self::Out {
        self.as_ref().map(|value| value.compile(c))
    }
}

/// A list, each item at its position; short enough that positions fit into ids.
impl<T: Compile> Compile for Vec<T> {
    type Out = Vec<T::Out>;

    fn compile(&self, c: &mut Compiler) -> Self::Out {
        c.expect(self.len() <= LONGEST, format!("{} is too many: at most {LONGEST}", self.len()));
        self.iter().take(LONGEST).enumerate().map(|(at, item)| c.arg(at, item)).collect()
    }
}
