//! The letters of the panels. `assets/fonts/subset.py` makes the files and says which letters they have; `icons.py`
//! there makes those of [`super::icon`].

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily, FontTweak};

const TABLE: &[u8] = include_bytes!("../../assets/fonts/table.ttf");
const DISPLAY: &[u8] = include_bytes!("../../assets/fonts/table-display.ttf");
const MONO: &[u8] = include_bytes!("../../assets/fonts/table-mono.ttf");
const SIGNS: &[u8] = include_bytes!("../../assets/fonts/table-signs.ttf");
const MORE_SIGNS: &[u8] = include_bytes!("../../assets/fonts/table-more-signs.ttf");
const ICONS: &[u8] = include_bytes!("../../assets/fonts/table-icons.ttf");
const MISSING: &[u8] = include_bytes!("../../assets/fonts/table-missing.ttf");

/// The letters of titles: narrow and strong, like a sign over a street.
pub(crate) fn display() -> FontFamily {
    FontFamily::Name("display".into())
}

/// The fonts that egui uses.
pub fn definitions() -> FontDefinitions {
    // symbols are drawn larger than letters: these make them equally high
    let fonts = [
        ("table", TABLE, 1.0),
        ("display", DISPLAY, 1.0),
        ("mono", MONO, 1.0),
        ("signs", SIGNS, 0.81),
        ("more signs", MORE_SIGNS, 0.9),
        ("icons", ICONS, 1.0),
        ("missing", MISSING, 0.81),
    ];
    let mut definitions = FontDefinitions::empty();
    for (name, bytes, scale) in fonts {
        let data = FontData::from_static(bytes).tweak(FontTweak { scale, ..FontTweak::default() });
        definitions.font_data.insert(name.into(), Arc::new(data));
    }
    for (family, names) in [
        (display(), &["display", "table", "signs", "more signs", "icons", "missing"][..]),
        (FontFamily::Proportional, &["table", "signs", "more signs", "icons", "missing"][..]),
        (FontFamily::Monospace, &["mono", "table", "signs", "more signs", "icons", "missing"][..]),
    ] {
        definitions.families.insert(family, names.iter().map(|name| name.to_string()).collect());
    }
    definitions
}
