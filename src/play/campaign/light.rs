//! How a chapter ends, and which mission comes next.

use super::lamps::Lamps;
use super::progress::CampaignProgress;
use gotham_content::{Campaign, Chapter, ChapterClosing, Episode, Text};

/// How a chapter or the whole campaign has ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChapterLight {
    /// Fewer lamps than that.
    Dark,
    /// 1.7 lamps for each mission that was played, or more.
    Flickering,
    /// 3.4 lamps for each mission that was played, or more.
    Bright,
}

/// Tenths of a lamp on average.
const FLICKERING: u32 = 17;
const BRIGHT: u32 = 34;

impl ChapterLight {
    /// That of a chapter; `None` until every mission of its line was played. Those beside it count if they were.
    pub fn of(chapter: &Chapter, progress: &CampaignProgress) -> Option<ChapterLight> {
        next_episode(chapter, progress).is_none().then(|| ChapterLight::on_average(lamps(chapter, progress)))
    }

    /// That of the campaign; `None` until every chapter is closed.
    pub fn of_all(campaign: &Campaign, progress: &CampaignProgress) -> Option<ChapterLight> {
        let chapters = &campaign.chapters;
        let is_closed = chapters.iter().all(|chapter| next_episode(chapter, progress).is_none());
        is_closed.then(|| ChapterLight::on_average(chapters.iter().flat_map(|chapter| lamps(chapter, progress))))
    }

    /// That of some missions that were played.
    fn on_average(lamps: impl Iterator<Item = Lamps>) -> ChapterLight {
        let (sum, played) =
            lamps.fold((0u32, 0u32), |(sum, played), lamps| (sum + u32::from(lamps.number()), played + 1));
        let reaches = |tenths: u32| played > 0 && sum * 10 >= tenths * played;
        if reaches(BRIGHT) {
            ChapterLight::Bright
        } else if reaches(FLICKERING) {
            ChapterLight::Flickering
        } else {
            ChapterLight::Dark
        }
    }

    /// What is read then.
    pub fn text(self, closing: &ChapterClosing) -> &Text {
        match self {
            ChapterLight::Bright => &closing.bright,
            ChapterLight::Flickering => &closing.flickering,
            ChapterLight::Dark => &closing.dark,
        }
    }
}

/// The windows of a chapter's missions that were played, by whichever side.
fn lamps(chapter: &Chapter, progress: &CampaignProgress) -> impl Iterator<Item = Lamps> {
    chapter.episodes().filter_map(|episode| progress.lit(episode.mission.as_str()))
}

/// The first mission of a chapter's line that neither side was played in yet; `None`: the chapter is closed.
pub fn next_episode<'c>(chapter: &'c Chapter, progress: &CampaignProgress) -> Option<&'c Episode> {
    chapter.line.iter().find(|episode| progress.lit(episode.mission.as_str()).is_none())
}

#[cfg(test)]
mod tests {
    use super::super::lamps::DarkWindows;
    use super::*;

    /// The first chapter: four missions in a line and two beside it.
    fn chapter() -> Chapter {
        let catalogue = gotham_embedded::catalogue();
        catalogue.campaign.as_ref().expect("it is built in").chapters[0].clone()
    }

    /// What was played: lamps of the line, and of the missions beside it.
    fn played(line: &[u8], asides: &[u8]) -> CampaignProgress {
        let chapter = chapter();
        let mut progress = CampaignProgress::default();
        let pairs = chapter.line.iter().zip(line).chain(chapter.asides.iter().zip(asides));
        for (episode, lamps) in pairs {
            assert!(progress.light(episode.mission.as_str(), Lamps::new(*lamps).expect("that many")));
        }
        progress
    }

    fn light(line: &[u8], asides: &[u8]) -> Option<ChapterLight> {
        ChapterLight::of(&chapter(), &played(line, asides))
    }

    #[test]
    fn a_chapter_is_closed_when_its_line_was_played() {
        assert_eq!(light(&[], &[]), None);
        assert_eq!(light(&[5, 5, 5], &[5, 5]), None, "what is beside the line closes nothing");
        assert_eq!(light(&[5, 5, 5, 0], &[]), Some(ChapterLight::Bright), "a lost mission was played, too");
        let chapter = chapter();
        assert_eq!(next_episode(&chapter, &played(&[0, 4], &[])), chapter.line.get(2));
        assert_eq!(next_episode(&chapter, &played(&[0, 4, 1, 1], &[])), None);
    }

    #[test]
    fn the_average_of_what_was_played_decides() {
        // 3.5, 3.25 and, with five missions, exactly 3.4
        assert_eq!(light(&[4, 4, 3, 3], &[]), Some(ChapterLight::Bright));
        assert_eq!(light(&[4, 3, 3, 3], &[]), Some(ChapterLight::Flickering));
        assert_eq!(light(&[4, 4, 3, 3], &[3]), Some(ChapterLight::Bright));
        assert_eq!(light(&[4, 4, 3, 3], &[2]), Some(ChapterLight::Flickering));
        // 1.75, 1.5
        assert_eq!(light(&[3, 3, 1, 0], &[]), Some(ChapterLight::Flickering));
        assert_eq!(light(&[3, 3, 0, 0], &[]), Some(ChapterLight::Dark));
        assert_eq!(light(&[0, 0, 0, 0], &[5, 5]), Some(ChapterLight::Dark), "10 lamps in six missions are 1.66");
    }

    /// Whoever plays the Villain only gets through the year, too: what he leaves lit decides how it ends.
    #[test]
    fn the_villain_s_player_turns_the_pages_too() {
        let dark = |number| DarkWindows::new(number).expect("that many");
        let catalogue = gotham_embedded::catalogue();
        let campaign = catalogue.campaign.as_ref().expect("it is built in");
        for (number, light) in [(5, ChapterLight::Dark), (3, ChapterLight::Flickering), (1, ChapterLight::Bright)] {
            let mut progress = CampaignProgress::default();
            for chapter in &campaign.chapters {
                for episode in &chapter.line {
                    assert_eq!(next_episode(chapter, &progress), Some(episode), "one page after the other");
                    assert_eq!(ChapterLight::of(chapter, &progress), None);
                    progress.darken(episode.mission.as_str(), dark(number));
                }
                assert_eq!(ChapterLight::of(chapter, &progress), Some(light), "{number} dark windows each");
            }
            assert_eq!(ChapterLight::of_all(campaign, &progress), Some(light));
        }
    }

    /// A mission counts once: by the Heroes' lamps, if anybody has played them there.
    #[test]
    fn both_sides_close_a_chapter_together() {
        let (chapter, mut progress) = (chapter(), played(&[4, 4, 3], &[]));
        let [first, .., last] = &chapter.line[..] else { panic!("four missions") };
        progress.darken(first.mission.as_str(), DarkWindows::new(5).expect("that many"));
        assert_eq!((next_episode(&chapter, &progress), ChapterLight::of(&chapter, &progress)), (Some(last), None));
        progress.darken(last.mission.as_str(), DarkWindows::new(2).expect("that many"));
        assert_eq!(ChapterLight::of(&chapter, &progress), Some(ChapterLight::Bright), "14 lamps in four missions");
        progress.darken(last.mission.as_str(), DarkWindows::new(3).expect("that many"));
        assert_eq!(ChapterLight::of(&chapter, &progress), Some(ChapterLight::Flickering), "13 of them");
        progress.light(last.mission.as_str(), Lamps::new(3).expect("that many"));
        assert_eq!(ChapterLight::of(&chapter, &progress), Some(ChapterLight::Bright));
    }

    #[test]
    fn the_campaign_is_closed_with_its_last_chapter() {
        let catalogue = gotham_embedded::catalogue();
        let campaign = catalogue.campaign.as_ref().expect("it is built in");
        let mut progress = CampaignProgress::default();
        let line: Vec<&Episode> = campaign.chapters.iter().flat_map(|chapter| &chapter.line).collect();
        for episode in line {
            assert_eq!(ChapterLight::of_all(campaign, &progress), None);
            progress.light(episode.mission.as_str(), Lamps::new(3).expect("that many"));
        }
        assert_eq!(ChapterLight::of_all(campaign, &progress), Some(ChapterLight::Flickering));
        assert_eq!(ChapterLight::Dark.text(&campaign.closing), &campaign.closing.dark);
    }
}
