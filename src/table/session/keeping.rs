//! Where a match is written down as it goes on.

/// Where a match is kept after every answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Keeping {
    /// In the autosave, which still belongs to another match.
    Anew,
    /// In the autosave, which is its own.
    On,
    /// Under its own name: another window has put its match into the autosave meanwhile.
    Beside(String),
    /// Nowhere: a record that is watched, a measurement.
    Never,
}
