//! How two matches with the same dice went, in each of which another of the two players was the Heroes.

/// A pair of matches, as the first player sees it. Against the cards, who are always the Villain, it is one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pair {
    /// It won both.
    Both,
    /// It won as the Heroes only: whoever was the Heroes won.
    Heroes,
    /// It won as the Villain only.
    Villain,
    /// It won neither.
    Neither,
    /// It won the only match, against the cards.
    Won,
    /// It lost that match.
    Lost,
    /// There was an answer that the rules refuse, or no end: this counts for nobody.
    Void,
}

impl Pair {
    /// Each with its letter in the file.
    pub(super) const ALL: [(Pair, char); 7] = [
        (Pair::Both, 'W'),
        (Pair::Heroes, 'H'),
        (Pair::Villain, 'V'),
        (Pair::Neither, 'L'),
        (Pair::Won, 'w'),
        (Pair::Lost, 'l'),
        (Pair::Void, 'x'),
    ];

    /// From who won: the first player as the Heroes, and as the Villain if that was played.
    pub(super) fn of(as_heroes: bool, as_villain: Option<bool>) -> Pair {
        match (as_heroes, as_villain) {
            (true, Some(true)) => Pair::Both,
            (true, Some(false)) => Pair::Heroes,
            (false, Some(true)) => Pair::Villain,
            (false, Some(false)) => Pair::Neither,
            (true, None) => Pair::Won,
            (false, None) => Pair::Lost,
        }
    }

    /// The pair of this letter.
    pub(super) fn read(letter: char) -> Option<Pair> {
        Pair::ALL.iter().find(|(_, known)| *known == letter).map(|(pair, _)| *pair)
    }

    /// Its letter.
    pub(super) fn letter(self) -> char {
        Pair::ALL.iter().find(|(pair, _)| *pair == self).map_or('?', |(_, letter)| *letter)
    }

    /// As the second player sees it. What the Heroes won stays with the Heroes.
    pub(super) fn turned(self) -> Pair {
        match self {
            Pair::Both => Pair::Neither,
            Pair::Neither => Pair::Both,
            Pair::Won => Pair::Lost,
            Pair::Lost => Pair::Won,
            Pair::Heroes | Pair::Villain | Pair::Void => self,
        }
    }

    /// Whether the first player won as the Heroes, and as the Villain; `None` for what was not played.
    pub(super) fn matches(self) -> [Option<bool>; 2] {
        match self {
            Pair::Both => [Some(true), Some(true)],
            Pair::Heroes => [Some(true), Some(false)],
            Pair::Villain => [Some(false), Some(true)],
            Pair::Neither => [Some(false), Some(false)],
            Pair::Won => [Some(true), None],
            Pair::Lost => [Some(false), None],
            Pair::Void => [None, None],
        }
    }

    /// Whether this may stand in a series against the cards, or in one between two players who take turns.
    pub(super) fn fits(self, against_cards: bool) -> bool {
        match self {
            Pair::Void => true,
            Pair::Won | Pair::Lost => against_cards,
            Pair::Both | Pair::Heroes | Pair::Villain | Pair::Neither => !against_cards,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_as_they_are_written() {
        for (pair, letter) in Pair::ALL {
            assert_eq!((Pair::read(letter), pair.letter()), (Some(pair), letter));
        }
        assert_eq!(Pair::read('?'), None);
    }

    #[test]
    fn the_second_player_sees_it_from_the_other_side() {
        for (pair, _) in Pair::ALL {
            assert_eq!(pair.turned().turned(), pair);
            if let [Some(heroes), Some(villain)] = pair.matches() {
                assert_eq!(Pair::of(heroes, Some(villain)), pair);
                assert_eq!(pair.turned(), Pair::of(!villain, Some(!heroes)));
            }
        }
    }
}
