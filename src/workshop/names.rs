//! Areas by their ids, two by two.

use gotham_content::AreaName;

/// Two Areas, the one with the lower number first.
pub type Pair = (AreaName, AreaName);

/// Two Areas in order: by number, as long as both are of one sheet.
pub fn pair(one: &AreaName, other: &AreaName) -> Pair {
    let (low, high) = if in_order(one) <= in_order(other) { (one, other) } else { (other, one) };
    (low.clone(), high.clone())
}

/// What an Area is sorted by: its sheet, its number, and its id where that has none.
pub(crate) fn in_order(area: &AreaName) -> (&str, u32, &str) {
    let word = area.as_str();
    let sheet = word.rsplit_once('_').map_or(word, |(sheet, _)| sheet);
    (sheet, area.number().unwrap_or(0), word)
}
