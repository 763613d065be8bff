//! From written words to compiled ones: every name becomes a number, once, and whatever is unknown, empty, out of place or
//! not resolved by the rules is a [`Fault`] with the path of its field.
//!
//! One function per word, in files as in [`super`]. Scenes say what an effect may refer to: who acts, whom it happened
//! to, what was picked before.

mod cast;
mod compiler;
mod effects;
mod ids;
mod lexicon;
mod library;
mod program;
mod ride;
mod roles;
mod scene;
mod sheet;
mod solo;
mod things;

pub use cast::Cast;
pub use compiler::Fault;
pub use library::Library;
pub use program::{Kind, Program};

use self::compiler::Compiler;
use crate::mission::Mission;

/// How often loops in loops may do their effects.
const MOST_REPEATS: u32 = 1_000;

/// Compiles a mission.
///
/// # Errors
/// Everything that is wrong with its words.
pub fn compile(mission: &Mission, library: &Library) -> Result<Program, Vec<Fault>> {
    let mut compiler = Compiler::new(mission, library);
    let program = compiler.sheet(mission);
    if compiler.faults.is_empty() {
        compiler.circles(mission, &program);
    }
    if compiler.faults.is_empty() { Ok(program) } else { Err(compiler.faults) }
}
