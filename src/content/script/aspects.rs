//! Parts of the table that a condition can look at: as long as nothing of them changes, neither does the condition. So whoever
//! tests conditions after everything that happens need not test all of them.

/// Parts of the table, as a set of bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Aspects(u8);

impl Aspects {
    /// Nothing.
    pub const NONE: Aspects = Aspects(0);
    /// Who is on the board, in which form, on whose side and in which state.
    pub const MINIS: Aspects = Aspects(1);
    /// In which Areas they stand.
    pub const PLACES: Aspects = Aspects(1 << 1);
    /// Which mission tokens there are, what they show and who carries them.
    pub const TOKENS: Aspects = Aspects(1 << 2);
    /// In which Areas they lie.
    pub const TOKEN_PLACES: Aspects = Aspects(1 << 3);
    /// Who carries which cards, and where the others lie.
    pub const CARDS: Aspects = Aspects(1 << 4);
    /// The board, with Field Modifier and Reinforcement tokens.
    pub const BOARD: Aspects = Aspects(1 << 5);
    /// The round, the River and what the mission remembers.
    pub const COURSE: Aspects = Aspects(1 << 6);
    /// All of it.
    pub const ALL: Aspects = Aspects((1 << 7) - 1);

    /// These and others.
    #[must_use]
    pub const fn and(self, others: Aspects) -> Aspects {
        Aspects(self.0 | others.0)
    }

    /// Whether one of them is among others.
    pub const fn meet(self, others: Aspects) -> bool {
        self.0 & others.0 != 0
    }

    /// Those of several things together.
    pub fn of(things: impl IntoIterator<Item = Aspects>) -> Aspects {
        things.into_iter().fold(Aspects::NONE, Aspects::and)
    }
}
