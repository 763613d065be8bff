//! Dice colors, faces and pools. R2 IV.D.

use serde::{Deserialize, Serialize};

/// The five colors, weakest first. R2 IV.D.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Color {
    /// 0 0 0 0 2 2
    White,
    /// 0 0 0 1 1 2
    Yellow,
    /// 0 0 1 1 2 2
    Orange,
    /// 0 1 1 2 2 3
    Red,
    /// 0 0 0 1 4 4
    Black,
}

impl Color {
    /// Every color, weakest first.
    pub const ALL: [Color; 5] = [Color::White, Color::Yellow, Color::Orange, Color::Red, Color::Black];

    /// The letter of the notation used in data and on the command line (`W Y O R B`).
    pub fn letter(self) -> char {
        match self {
            Color::White => 'W',
            Color::Yellow => 'Y',
            Color::Orange => 'O',
            Color::Red => 'R',
            Color::Black => 'B',
        }
    }

    /// The word of the protocol (`white`).
    pub fn word(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Yellow => "yellow",
            Color::Orange => "orange",
            Color::Red => "red",
            Color::Black => "black",
        }
    }

    /// Reads a letter or a word.
    pub fn parse(text: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|c| {
            text.eq_ignore_ascii_case(c.word()) || text.len() == 1 && text.eq_ignore_ascii_case(&c.letter().to_string())
        })
    }
}

/// The six faces of each color, as `assets/content/dice.ron` gives them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// Successes on the White faces.
    pub white: [u8; 6],
    /// Successes on the Yellow faces.
    pub yellow: [u8; 6],
    /// Successes on the Orange faces.
    pub orange: [u8; 6],
    /// Successes on the Red faces.
    pub red: [u8; 6],
    /// Successes on the Black faces.
    pub black: [u8; 6],
}

impl Dice {
    /// The faces of one color.
    pub fn faces(&self, color: Color) -> &[u8; 6] {
        match color {
            Color::White => &self.white,
            Color::Yellow => &self.yellow,
            Color::Orange => &self.orange,
            Color::Red => &self.red,
            Color::Black => &self.black,
        }
    }
}

/// A die of a Characteristic or bonus: a color, with or without the Free Reroll arrow. R2 X.B.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Die {
    /// The color to roll.
    pub color: Color,
    /// Whether the arrow grants one Free Reroll of a die of this color.
    pub free_reroll: bool,
}

/// Dice in the data's short notation: one letter per die, `+` after a letter for its Free Reroll (`"Y+Y+"`, `"WWB"`).
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pool(pub Vec<Die>);

/// Why a pool's notation cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("dice \"{text}\": {problem} (write W Y O R B, each with an optional + for a Free Reroll)")]
pub struct PoolError {
    text: String,
    problem: String,
}

impl TryFrom<String> for Pool {
    type Error = PoolError;

    fn try_from(text: String) -> Result<Self, PoolError> {
        let mut dice: Vec<Die> = Vec::new();
        for letter in text.chars().filter(|c| !c.is_whitespace()) {
            let fail = |problem: String| Err(PoolError { text: text.clone(), problem });
            match (letter, dice.last_mut()) {
                ('+', Some(die)) if !die.free_reroll => die.free_reroll = true,
                ('+', _) => return fail("a + must follow a die".into()),
                _ => match Color::parse(&letter.to_string()) {
                    Some(color) => dice.push(Die { color, free_reroll: false }),
                    None => return fail(format!("'{letter}' is not a die")),
                },
            }
        }
        Ok(Pool(dice))
    }
}

impl From<Pool> for String {
    fn from(pool: Pool) -> String {
        pool.0.iter().flat_map(|die| [Some(die.color.letter()), die.free_reroll.then_some('+')]).flatten().collect()
    }
}
