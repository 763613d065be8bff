//! From written words to compiled ones: every name becomes a number, once, and whatever is unknown, empty, out of place or
//! not resolved by the rules is a [`Fault`] with the path of its field.
//!
//! One function a word, in files as in [`super`]. Scenes say what an effect may speak of: who acts, whom it happened to,
//! what was picked before.

mod cast;
mod effects;
mod lexicon;
mod scene;
mod sheet;
mod solo;
mod things;

use std::fmt::Display;

pub use cast::Cast;
pub use lexicon::Library;

use self::lexicon::Lexicon;
use self::scene::Scene;
use super::circles::circles;
use super::{Compiled, Effect, Minis, Names};
use crate::content::id::FaceName;
use crate::content::index::ListId;
use crate::content::mission::{Ending, Interaction, Mission, MissionEvent, Objective, Trigger};
use crate::content::solo::Sheet;
use crate::content::text::Text;

/// The largest figure of a mission; the rules add a few of them up in one byte.
const LARGEST: u8 = 24;
/// The longest list of a mission: places in it are ids of one byte.
const LONGEST: usize = 100;
/// How often loops in loops may do their effects.
const MOST_REPEATS: u32 = 1_000;

/// A mission's words by numbers: what the rules carry out.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    /// Who and what can come into play.
    pub cast: Cast,
    /// Lists of effects; a [`ListId`] is a place in it.
    pub lists: Vec<Vec<Effect<Compiled>>>,
    /// Questions and answers of the mission, in words; a question's number is a place in it.
    pub questions: Vec<Text>,
    /// Kinds of mission token.
    pub kinds: Vec<Kind>,
    /// What each named number begins with.
    pub values: Vec<u8>,
    /// Setup effects.
    pub setup: ListId,
    /// Actions that the mission allows.
    pub interactions: Vec<Interaction<Compiled>>,
    /// Events.
    pub events: Vec<MissionEvent<Compiled>>,
    /// What happens by itself.
    pub triggers: Vec<Trigger<Compiled>>,
    /// Ends of the game.
    pub endings: Vec<Ending<Compiled>>,
    /// What each side plays for.
    pub objectives: Vec<Objective<Compiled>>,
    /// What the automated Villain needs. SOLO II
    pub sheet: Option<Sheet<Compiled>>,
}

impl Program {
    /// A list of effects.
    pub fn list(&self, id: ListId) -> &[Effect<Compiled>] {
        &self.lists[id.index()]
    }
}

/// What the rules need of a kind of mission token.
#[derive(Clone, PartialEq, Debug)]
pub struct Kind {
    /// Its faces.
    pub faces: Vec<FaceName>,
    /// Whether its tokens lie face down at the start.
    pub hidden: bool,
    /// Who may carry it.
    pub carried_by: Option<Minis<Compiled>>,
    /// What it adds to a Hero's Encumbrance.
    pub encumbrance: u8,
    /// How many there are.
    pub supply: Option<u8>,
}

/// Something wrong with a mission's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The path of the field: `triggers[2].effects[0][1].at`.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

/// Compiles a mission.
///
/// # Errors
/// Everything that is wrong with its words.
pub fn compile(mission: &Mission, library: &Library) -> Result<Program, Vec<Fault>> {
    let mut compiler = Compiler {
        lexicon: Lexicon::of(mission, library),
        lists: Vec::new(),
        questions: Vec::new(),
        path: String::new(),
        faults: Vec::new(),
        scene: Scene::default(),
        repeats: 1,
    };
    let program = compiler.sheet(mission);
    if compiler.faults.is_empty() {
        compiler.circles(mission, &program);
    }
    if compiler.faults.is_empty() { Ok(program) } else { Err(compiler.faults) }
}

/// The work in hand.
struct Compiler<'a> {
    lexicon: Lexicon<'a>,
    lists: Vec<Vec<Effect<Compiled>>>,
    questions: Vec<Text>,
    /// The field that is being read.
    path: String,
    faults: Vec<Fault>,
    scene: Scene,
    /// How often the loops around say that it is done, at least.
    repeats: u32,
}

impl Compiler<'_> {
    /// Reads a part of the present field.
    fn within<T>(&mut self, part: impl Display, read: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.path.len();
        self.path.push_str(&part.to_string());
        let value = read(self);
        self.path.truncate(length);
        value
    }

    /// Reads a named field of the present struct.
    fn field<T: Compile>(&mut self, name: &str, value: &T) -> T::Out {
        let dot = if self.path.is_empty() { "" } else { "." };
        self.within(format_args!("{dot}{name}"), |c| value.compile(c))
    }

    /// Reads an argument of the present word.
    fn arg<T: Compile>(&mut self, at: usize, value: &T) -> T::Out {
        self.within(format_args!("[{at}]"), |c| value.compile(c))
    }

    /// Something is wrong with the present field.
    fn fault(&mut self, message: impl Into<String>) {
        self.faults.push(Fault { field: self.path.clone(), message: message.into() });
    }

    /// Something is wrong unless it holds.
    fn expect(&mut self, holds: bool, message: impl Into<String>) {
        if !holds {
            self.fault(message);
        }
    }

    /// No triggers set one another off without end. G-123
    fn circles(&mut self, mission: &Mission, program: &Program) {
        for circle in circles(program) {
            let id = |at: &usize| mission.triggers[*at].id.as_str();
            let steps = circle.iter().zip(circle.iter().cycle().skip(1));
            let steps: Vec<String> = steps.map(|(one, other)| format!("{} sets off {}", id(one), id(other))).collect();
            self.within(format_args!("triggers[{}].effects", circle[0]), |c| {
                c.fault(format!("this goes on without end: {}", steps.join(", ")));
            });
        }
    }

    /// A text that people will read is there.
    fn text(&mut self, name: &str, text: &Text) {
        let dot = if self.path.is_empty() { "" } else { "." };
        self.within(format_args!("{dot}{name}"), |c| {
            c.expect(!text.english().trim().is_empty(), "the text is missing")
        });
    }
}

/// What can be compiled.
trait Compile {
    /// The same by numbers.
    type Out;

    /// Compiles it; names that are unknown are faults.
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

/// A list, each item at its place; no longer than its places can be ids.
impl<T: Compile> Compile for Vec<T> {
    type Out = Vec<T::Out>;

    fn compile(&self, c: &mut Compiler) -> Self::Out {
        c.expect(self.len() <= LONGEST, format!("{} are too many: at most {LONGEST}", self.len()));
        self.iter().take(LONGEST).enumerate().map(|(at, item)| c.arg(at, item)).collect()
    }
}

/// The name of a compiled list of effects.
type Effects = <Compiled as Names>::Effects;
