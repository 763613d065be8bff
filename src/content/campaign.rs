//! A campaign: missions in an order that tells a story. It changes no rule of any mission, and locks none.

use serde::{Deserialize, Serialize};

use super::id::MissionName;
use super::text::Text;

/// The file `assets/content/campaign.ron`. `docs/campaign.md` explains every word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
    /// How it ends, once every chapter is closed.
    pub closing: ChapterClosing,
}

/// A part of a campaign that is played, and closed, on its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// What it is called.
    pub name: Text,
    /// What is read before its first mission.
    pub opening: Text,
    /// The missions that make up its story, in order: once each of them was played, the chapter is closed.
    pub line: Vec<Episode>,
    /// Missions beside it, which may be left out.
    #[serde(default)]
    pub asides: Vec<Episode>,
    /// How it ends.
    pub closing: ChapterClosing,
}

/// A mission of a chapter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Episode {
    /// Which one.
    pub mission: MissionName,
    /// What leads to it: read before it is played.
    pub page: Text,
}

/// How a chapter or a campaign ends, by how many windows were lit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChapterClosing {
    /// Most of them.
    pub bright: Text,
    /// Some.
    pub flickering: Text,
    /// Few or none.
    pub dark: Text,
}

impl Chapter {
    /// Every mission: those of the line in order, then those beside it.
    pub fn episodes(&self) -> impl Iterator<Item = &Episode> {
        self.line.iter().chain(&self.asides)
    }
}

impl Campaign {
    /// The chapter of a mission, and its position among the chapters.
    pub fn chapter_of(&self, mission: &str) -> Option<(usize, &Chapter)> {
        let has_it = |chapter: &Chapter| chapter.episodes().any(|episode| episode.mission.as_str() == mission);
        self.chapters.iter().enumerate().find(|(_, chapter)| has_it(chapter))
    }
}
