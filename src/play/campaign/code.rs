//! Progress as a short text: three bytes for each mission, or four once there are dark windows, sealed like a share code.
//! `docs/share-codes.md`
//!
//! A mission is named by a hash of its id, so that a code stays short, and means the same whatever the order of the
//! missions and whichever others there are.

use std::collections::BTreeSet;

use xxhash_rust::xxh3::xxh3_64;

use super::lamps::{DarkWindows, Lamps};
use super::progress::CampaignProgress;
use crate::share::{CodeMark, ShareError, seal_as, unseal_as};
use gotham_content::Catalogue;

/// What such a code begins with: the first form has lamps only, and is still written where there is nothing else.
const YEAR: CodeMark = CodeMark { letters: "GCY", form: 1 };
const YEAR_WITH_DARK: CodeMark = CodeMark { letters: "GCY", form: 2 };

/// Bytes of a mission: 21 bits name it, the last three are its lamps.
const BYTES: usize = 3;
/// Bytes of a mission in the second form: three bits of dark windows follow.
const BYTES_WITH_DARK: usize = 4;
/// In place of a number in the second form: nobody has played that side.
const NOBODY: u32 = 7;
const NAMES: u32 = 1 << 21;
const LAMPS: u32 = 1 << 3;

/// The bits that name a mission.
fn name(mission: &str) -> u32 {
    (xxh3_64(mission.as_bytes()) % u64::from(NAMES)) as u32
}

impl CampaignProgress {
    /// As a short text for another machine.
    pub fn code(&self) -> String {
        let mut body = Vec::new();
        if self.all_dark().next().is_none() {
            for (mission, lamps) in self.all() {
                let entry = name(mission) * LAMPS + u32::from(lamps.number());
                body.extend_from_slice(&entry.to_be_bytes()[1..]);
            }
            return seal_as(&YEAR, &body);
        }
        let missions: BTreeSet<&str> =
            self.all().map(|(mission, _)| mission).chain(self.all_dark().map(|(mission, _)| mission)).collect();
        for mission in missions {
            let lamps = self.of(mission).map_or(NOBODY, |lamps| lamps.number().into());
            let dark = self.dark_of(mission).map_or(NOBODY, |dark| dark.number().into());
            let entry = (name(mission) * LAMPS + lamps) * LAMPS + dark;
            body.extend_from_slice(&entry.to_be_bytes());
        }
        seal_as(&YEAR_WITH_DARK, &body)
    }

    /// From such a text. Missions that are not in the catalogue are left out.
    ///
    /// # Errors
    /// When there is no code in the text, or it is damaged.
    pub fn of_code(catalogue: &Catalogue, text: &str) -> Result<CampaignProgress, ShareError> {
        read(catalogue, text)
    }
}

fn read(catalogue: &Catalogue, text: &str) -> Result<CampaignProgress, ShareError> {
    let (form, body) = unseal_as(&YEAR_WITH_DARK, text)?;
    let is_old = form == YEAR.form;
    let bytes_of_one = if is_old { BYTES } else { BYTES_WITH_DARK };
    let unreadable = |reason: String| ShareError::Unreadable { part: "the missions", reason };
    let entries = body.chunks_exact(bytes_of_one);
    if !entries.remainder().is_empty() {
        return Err(unreadable(format!("{} bytes: {bytes_of_one} for each mission", body.len())));
    }
    let mut progress = CampaignProgress::default();
    for bytes in entries {
        let entry = bytes.iter().fold(0, |entry, byte| entry << 8 | u32::from(*byte));
        let entry = if is_old { entry * LAMPS + NOBODY } else { entry };
        let (lit, dark) = (entry / LAMPS % LAMPS, entry % LAMPS);
        let most = Lamps::MOST;
        let lamps = (is_old || lit != NOBODY)
            .then(|| Lamps::new(lit as u8).ok_or_else(|| unreadable(format!("{lit} lamps: at most {most}"))));
        let dark = (dark != NOBODY).then(|| {
            DarkWindows::new(dark as u8).ok_or_else(|| unreadable(format!("{dark} dark windows: at most {most}")))
        });
        let (lamps, dark) = (lamps.transpose()?, dark.transpose()?);
        let named = entry / LAMPS / LAMPS;
        let Some(mission) = catalogue.missions.iter().find(|mission| name(mission.id.as_str()) == named) else {
            continue;
        };
        if let Some(lamps) = lamps {
            progress.light(mission.id.as_str(), lamps);
        }
        if let Some(dark) = dark {
            progress.darken(mission.id.as_str(), dark);
        }
    }
    Ok(progress)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every built-in mission, with lamps from none to five.
    fn played() -> CampaignProgress {
        let mut progress = CampaignProgress::default();
        for (mission, number) in gotham_embedded::catalogue().missions.iter().zip((0..=Lamps::MOST).cycle()) {
            progress.light(mission.id.as_str(), Lamps::new(number).expect("that many"));
        }
        progress
    }

    fn opened(text: &str) -> Result<CampaignProgress, ShareError> {
        read(&gotham_embedded::catalogue(), text)
    }

    #[test]
    fn progress_comes_back_from_its_code() {
        let code = played().code();
        assert!(code.starts_with("GCY1-") && code.len() < 140, "{code}");
        assert_eq!(opened(&code), Ok(played()));
        let mail = format!("my year so far:\n  {}\n  {} bye", &code[..40], &code[40..]);
        assert_eq!(opened(&mail), Ok(played()));
        assert_eq!(opened(&CampaignProgress::default().code()), Ok(CampaignProgress::default()));
    }

    /// The second form begins with the first dark window; codes of the first one are read as ever.
    #[test]
    fn dark_windows_travel_in_the_second_form() {
        let mut year = played();
        let missions: Vec<String> = year.all().map(|(mission, _)| mission.to_string()).take(9).collect();
        for (mission, number) in missions.iter().zip((0..=Lamps::MOST).cycle()) {
            year.darken(mission, DarkWindows::new(number).expect("that many"));
        }
        let code = year.code();
        assert!(code.starts_with("GCY2-") && code.len() < 190, "{code}");
        assert_eq!(opened(&code), Ok(year));
        assert_eq!(opened(&played().code()), Ok(played()), "the first form");
        let mut villains = CampaignProgress::default();
        villains.darken("hush", DarkWindows::new(5).expect("that many"));
        assert_eq!(opened(&villains.code()), Ok(villains.clone()), "nobody has played a Hero");
        let of = |entry: u32| opened(&seal_as(&YEAR_WITH_DARK, &entry.to_be_bytes())).expect_err("refused").to_string();
        let hush = name("hush") * LAMPS * LAMPS;
        assert!(
            of(hush + 6 * LAMPS).contains("6 lamps") && of(hush + 6).contains("6 dark windows"),
            "{}",
            of(hush + 6)
        );
    }

    #[test]
    fn no_two_missions_have_the_same_name_in_a_code() {
        let catalogue = gotham_embedded::catalogue();
        let names: BTreeSet<u32> = catalogue.missions.iter().map(|mission| name(mission.id.as_str())).collect();
        assert_eq!(names.len(), catalogue.missions.len());
    }

    #[test]
    fn missions_of_somebody_else_are_left_out() {
        let mut theirs = played();
        theirs.light("their_own_mission", Lamps::new(5).expect("that many"));
        assert_eq!(opened(&theirs.code()), Ok(played()));
    }

    #[test]
    fn damaged_and_foreign_codes_are_refused() {
        let code = played().code();
        for at in 5..code.len() {
            let letter = if code.as_bytes()[at] == b'A' { "B" } else { "A" };
            let changed = format!("{}{letter}{}", &code[..at], &code[at + 1..]);
            assert!(matches!(opened(&changed), Err(ShareError::Spoiled(_))), "{changed}");
        }
        assert!(matches!(opened(&code[..60]), Err(ShareError::Spoiled(_))));
        assert_eq!(opened("").map_err(|error| error.to_string()).expect_err("none").split("GCY1-").count(), 2);
        assert_eq!(opened(&code.replace("GCY", "GCC")), Err(ShareError::Missing("GCY")));
        assert_eq!(opened(&code.replace("GCY1", "GCY3")), Err(ShareError::Newer(3)));
        let of = |body: &[u8]| opened(&seal_as(&YEAR, body)).expect_err("refused").to_string();
        assert!(of(&[1, 2]).contains("2 bytes"), "{}", of(&[1, 2]));
        assert!(of(&[1, 2, 7]).contains("7 lamps"), "{}", of(&[1, 2, 7]));
    }

    #[test]
    fn letters_that_stand_for_nothing_never_panic() {
        let mut seed = 7u64;
        for length in 0..300 {
            let mut body = Vec::new();
            for _ in 0..length {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                body.push((seed >> 56) as u8);
            }
            let _ = opened(&seal_as(&YEAR, &body));
            let _ = opened(&format!("GCY1-{}", String::from_utf8_lossy(&body)));
        }
    }
}
