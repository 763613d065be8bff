//! A puzzle as a short text: its figures in four bytes, and then the bytes of its match's share code.

use super::{Puzzle, PuzzleError, PuzzleKind, Puzzles};
use crate::share::{self, CodeMark, ShareError, seal_as, unseal_as};
use gotham_content::Catalogue;
use gotham_rules::answers;

/// What such a code begins with.
const PUZZLE: CodeMark = CodeMark { letters: "GCP", form: 1 };

/// Bytes before those of the match.
const HEAD: usize = 4;

impl Puzzle {
    /// As a short text for somebody else.
    ///
    /// # Errors
    /// When its own code is damaged.
    pub fn share(&self) -> Result<String, ShareError> {
        let [high, low] = self.asked.to_be_bytes();
        let mut body = vec![self.wins, self.next, high, low];
        body.extend(share::unseal(&self.code)?);
        Ok(seal_as(&PUZZLE, &body))
    }

    /// From such a text; the text around it may be a sentence or an address.
    ///
    /// # Errors
    /// When there is no code in it, it is damaged, or this program plays another match from it.
    pub fn of_text(catalogue: &Catalogue, text: &str) -> Result<Puzzle, PuzzleError> {
        let (_, body) = unseal_as(&PUZZLE, text)?;
        let Some((head, of_match)) = body.split_first_chunk::<HEAD>() else {
            let reason = format!("{} bytes: at least {HEAD} are expected", body.len());
            return Err(ShareError::Unreadable { part: "the puzzle", reason }.into());
        };
        let [wins, next, high, low] = *head;
        let (asked, code) = (u16::from_be_bytes([high, low]), share::seal(of_match));
        // of its own puzzles, the box knows more than a code carries
        if let Some(known) = Puzzles::built_in().all().iter().find(|known| known.code == code && known.asked == asked) {
            return Ok(known.clone());
        }
        let table = share::read(catalogue, &code)?;
        let at = table.at(usize::from(asked));
        let (mission, side) = (at.scenario().mission.id.to_string(), answers::side_asked(at));
        let puzzle = Puzzle { mission, side, kind: PuzzleKind::of(at), wins, next, asked, code, notes: None };
        puzzle.open(catalogue)?;
        Ok(puzzle)
    }
}
