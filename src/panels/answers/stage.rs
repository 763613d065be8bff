//! Where a walk has come to: what is to be chosen there.

use super::form::Form;
use super::options::Choice;
use super::steps::Step;

/// What is to be chosen now.
#[derive(Clone, PartialEq, Debug)]
pub struct Stage {
    /// The walk so far, with the steps that had no alternative.
    pub path: Vec<Step>,
    /// What to show.
    pub kind: StageKind,
    /// The choice or form row that Enter and the arrows are at.
    pub cursor: usize,
    /// Whether Back leads somewhere.
    pub has_back: bool,
}

/// A list or a form.
#[derive(Clone, PartialEq, Debug)]
pub enum StageKind {
    /// Choose one.
    List(Vec<Choice>),
    /// Put something in, then confirm.
    Form(Box<Form>),
}
