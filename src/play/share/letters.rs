//! Bytes as letters that any mail, chat or address can carry, and back: what surrounds the code, the checksum, the
//! blanks that were put in on the way.

use data_encoding::BASE64URL_NOPAD;
use xxhash_rust::xxh3::xxh3_64;

use super::error::ShareError;
use super::limits::{FORM, MOST_LETTERS};

/// What every code of a kind begins with: some letters, the number of its form, and a `-`.
pub(crate) struct CodeMark {
    /// The letters.
    pub(crate) letters: &'static str,
    /// The form that is written, and the newest that is read.
    pub(crate) form: u32,
}

/// The mark of a match.
const MATCH: CodeMark = CodeMark { letters: "GCC", form: FORM };

/// Bytes of the checksum.
const SUM: usize = 4;

/// How many pieces of a text are tried as the end of a code; a code of 2,000 letters takes 30 lines in a mail.
const MOST_PIECES: usize = 64;

/// Bytes as a code: mark, form, and the bytes with their checksum in URL-safe Base64 (RFC 4648, 5) without padding.
pub fn seal(body: &[u8]) -> String {
    seal_as(&MATCH, body)
}

/// The same for a code of any kind.
pub(crate) fn seal_as(mark: &CodeMark, body: &[u8]) -> String {
    let bytes = [body, &checksum(body)].concat();
    format!("{}{}-{}", mark.letters, mark.form, BASE64URL_NOPAD.encode(&bytes))
}

/// The bytes of the first code in a text. A code may be broken by blanks, and other words may follow it: it ends at the
/// first blank at which its checksum matches.
///
/// # Errors
/// When there is none, or its letters differ from what was written.
pub fn unseal(text: &str) -> Result<Vec<u8>, ShareError> {
    unseal_as(&MATCH, text).map(|(_, bytes)| bytes)
}

/// The same for a code of any kind, with the form that it has.
///
/// # Errors
/// The same.
pub(crate) fn unseal_as(mark: &CodeMark, text: &str) -> Result<(u32, Vec<u8>), ShareError> {
    if text.len() > MOST_LETTERS {
        return Err(ShareError::TooLong(text.chars().count()));
    }
    let (form, after) = find(mark, text).ok_or(ShareError::Missing(mark.letters))?;
    if form > mark.form {
        return Err(ShareError::Newer(form));
    }
    let mut letters = String::new();
    for piece in after.split(is_blank).take(MOST_PIECES) {
        letters.push_str(piece);
        if let Ok(bytes) = decode(mark, &letters) {
            return Ok((form, bytes));
        }
    }
    decode(mark, &after.split(is_blank).collect::<String>()).map(|bytes| (form, bytes))
}

/// The form of the first code in a text, and everything that follows its mark.
fn find<'t>(mark: &CodeMark, text: &'t str) -> Option<(u32, &'t str)> {
    text.match_indices(mark.letters).find_map(|(at, letters)| {
        let after = &text[at + letters.len()..];
        let digits = after.bytes().take(4).take_while(u8::is_ascii_digit).count();
        let form = after[..digits].parse().ok().filter(|form| *form > 0)?;
        let code = after[digits..].strip_prefix('-')?;
        Some((form, code.split('&').next().unwrap_or_default()))
    })
}

/// The bytes of a code without its mark.
fn decode(mark: &CodeMark, letters: &str) -> Result<Vec<u8>, ShareError> {
    let letters = letters.trim_end_matches(|letter| !is_of_codes(letter));
    let before = mark.letters.len() + mark.form.to_string().len() + 1;
    if let Some((at, letter)) = letters.chars().enumerate().find(|(_, letter)| !is_of_codes(*letter)) {
        return Err(ShareError::Letter { at: before + at + 1, letter });
    }
    let mut bytes = BASE64URL_NOPAD.decode(letters.as_bytes()).unwrap_or_default();
    let sum = bytes.split_off(bytes.len().saturating_sub(SUM));
    if sum == checksum(&bytes) { Ok(bytes) } else { Err(ShareError::Spoiled(before + letters.len())) }
}

fn checksum(body: &[u8]) -> [u8; SUM] {
    (xxh3_64(body) as u32).to_be_bytes()
}

/// Blanks, and what programs insert where a long word may be broken.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{ad}' | '\u{200b}' | '\u{2060}' | '\u{feff}')
}

fn is_of_codes(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_')
}
