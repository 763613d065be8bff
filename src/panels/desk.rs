//! What the panels remember between frames: the walk to the next command, open panels, search words.

use super::answers::{Composer, Question};
use super::gallery::Gallery;
use super::intent::{Chapter, Intent, LogFilter, MenuPage, NewMatch, Panel, Press, ReportPage, Spot, Topic};
use super::pane::{Pane, Turning};
use super::sandbox::Instruments;
use gotham_play::{Hint, ScoreOrder};
use gotham_rules::MiniId;

/// The panels' own memory.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Desk {
    /// The walk to the next command.
    pub composer: Composer,
    /// The page of the menu.
    pub page: MenuPage,
    /// The new match as chosen so far; `None`: nothing chosen yet.
    pub draft: Option<NewMatch>,
    /// Open panels, the latest last.
    pub open: Vec<Panel>,
    /// What the log shows.
    pub log_filter: LogFilter,
    /// The log's search words.
    pub log_search: String,
    /// The glossary's search words.
    pub glossary_search: String,
    /// The glossary's chapter; `None`: all of them.
    pub chapter: Option<Chapter>,
    /// The glossary's entry that is open.
    pub entry: Option<Topic>,
    /// The Bat-Tablet that is unfolded.
    pub unfolded: Option<MiniId>,
    /// The share code typed so far.
    pub code: String,
    /// The text that was copied last.
    pub copied: Option<String>,
    /// The save that is deleted if the player confirms.
    pub forgetting: Option<String>,
    /// The gallery.
    pub gallery: Gallery,
    /// The sandbox's instruments.
    pub sandbox: Instruments,
    /// What the next key is for: its name in [`super::KeyHelp`].
    pub rebinding: Option<String>,
    /// The decision of the cards that is explained again, by its number; `None`: the current one.
    pub explained: Option<usize>,
    /// The automated Villain's card was closed, and comes back when it is asked for.
    pub is_card_away: bool,
    /// How the score list is sorted.
    pub score_order: ScoreOrder,
    /// The player has asked what can be done now.
    pub asks_advice: bool,
    /// The lesson that is being reread; `None`: the open one.
    pub lesson: Option<usize>,
    /// The hint that is shown.
    pub hint: Option<Hint>,
    /// The panel beside the board that has the keys; `None`: they answer the game's question.
    pub pane: Option<Pane>,
    /// In which direction the keys have gone from panel to panel.
    pub turning: Turning,
    /// What the keys have come to on the board.
    pub reached: Option<Spot>,
    /// The report.
    pub report: ReportDesk,
}

/// What the report remembers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct ReportDesk {
    /// The page.
    pub page: ReportPage,
    /// Whose deeds are shown in full, by position among the characters.
    pub character: Option<usize>,
    /// It is on the clipboard.
    pub is_copied: bool,
}

impl Desk {
    /// Whether a panel is open.
    pub fn is_open(&self, panel: Panel) -> bool {
        self.open.contains(&panel)
    }

    /// Handles what concerns the panels, and returns what the table must do. Pass it every intent; the question only
    /// while a person at the screen may answer it.
    pub fn take(&mut self, intent: Intent, question: Option<&Question>) -> Vec<Intent> {
        match intent {
            Intent::Open(panel) => {
                self.is_card_away &= panel != Panel::Card;
                self.open.retain(|known| *known != panel);
                self.open.push(panel);
            }
            Intent::Close(panel) => {
                if panel == Panel::Card {
                    (self.is_card_away, self.explained) = (true, None);
                }
                self.open.retain(|known| *known != panel);
                self.rebinding = None;
            }
            Intent::Rebind(act) => self.rebinding = Some(act),
            Intent::Explain(entry) => {
                self.entry = Some(entry);
                self.open.retain(|known| *known != Panel::Glossary);
                self.open.push(Panel::Glossary);
            }
            Intent::Page(page) => (self.page, self.forgetting) = (page, None),
            Intent::Draft(draft) => self.draft = Some(draft),
            Intent::Code(code) => self.code = code,
            Intent::Copy(text) => {
                self.copied = Some(text.clone());
                return vec![Intent::Copy(text)];
            }
            Intent::CloseDialog => {
                self.copied = None;
                return vec![Intent::CloseDialog];
            }
            Intent::SearchGlossary(words) => {
                self.glossary_search = words;
                self.entry = None;
            }
            Intent::TurnGlossary(chapter) => {
                self.chapter = chapter;
                self.entry = None;
            }
            Intent::SearchLog(words) => self.log_search = words,
            Intent::FilterLog(filter) => self.log_filter = filter,
            Intent::Why(decision) => self.explained = decision,
            Intent::SortScores(order) => self.score_order = order,
            Intent::TurnReport(page) => self.report.page = page,
            Intent::PickCharacter(place) => self.report.character = place,
            Intent::CopyReport(text) => {
                self.report.is_copied = true;
                return vec![Intent::Copy(text)];
            }
            // From here on the player looks at what comes next, not at the past.
            Intent::GoOn | Intent::Undo | Intent::RestartTurn => {
                self.explained = None;
                return vec![intent];
            }
            Intent::Unfold(mini) => self.unfolded = mini,
            Intent::Advise => self.asks_advice = !self.asks_advice,
            Intent::ReadLesson(lesson) => self.lesson = lesson,
            Intent::HintRead => self.hint = None,
            Intent::Gallery(wanted) => self.gallery.take(wanted),
            Intent::Sandbox(wanted) => return self.sandbox.take(wanted).map(Intent::Sandbox).into_iter().collect(),
            Intent::Press(Press::Back) if self.floating().is_some() => {
                let panel = self.floating();
                self.open.retain(|known| Some(*known) != panel);
            }
            Intent::Press(Press::Back) if self.hint.is_some() => self.hint = None,
            Intent::Press(Press::Pane(turning)) => {
                self.turning = turning;
                self.pane = Pane::after(self.pane, turning);
            }
            Intent::Press(Press::Back) if self.pane.is_some() => self.pane = None,
            Intent::Press(Press::Back) if self.reached.is_some() => self.reached = None,
            Intent::Press(Press::Back) if self.unfolded.is_some() => self.unfolded = None,
            Intent::Reach(spot) => {
                self.reached = Some(spot);
                return vec![Intent::LookAt(spot)];
            }
            // Enter on something on the board is a click on it, unless the marked answer is the same.
            Intent::Press(Press::Confirm) if self.is_aside(question) => {
                return self.reached.take().map_or_else(Vec::new, |spot| self.take(Intent::Pick(spot), question));
            }
            Intent::Press(Press::Back) if self.explained.is_some() => self.explained = None,
            Intent::Press(Press::Back) if self.sandbox != Instruments::default() && question.is_none() => {
                self.sandbox = Instruments::default();
            }
            // When nothing is asked, a click may concern the sandbox.
            Intent::Pick(_) if question.is_none() => return vec![intent],
            Intent::Press(Press::Back) if question.is_none_or(|question| !self.composer.stage(question).has_back) => {
                if question.is_some() || self.page == MenuPage::Front {
                    self.open.push(Panel::Pause);
                } else {
                    self.page = MenuPage::Front;
                }
            }
            Intent::Choose(_)
            | Intent::Back
            | Intent::Select(_)
            | Intent::Pick(_)
            | Intent::Press(_)
            | Intent::Confirm
            | Intent::Cubes(_)
            | Intent::ToggleCard(_)
            | Intent::Characteristic(_)
            | Intent::Pushing(_) => {
                let Some(question) = question else { return Vec::new() };
                let wanted = self.composer.take(&intent, question);
                self.reached = self.composer.reached(question);
                return wanted;
            }
            Intent::Forget(name) if self.forgetting.as_ref() != Some(&name) => self.forgetting = Some(name),
            Intent::NewMatch(_)
            | Intent::Resume
            | Intent::Load(_)
            | Intent::Watch(_)
            | Intent::Rematch
            | Intent::WatchThis
            | Intent::WatchFrom(_)
            | Intent::BackToMenu => {
                self.clear();
                return vec![intent];
            }
            other => return vec![other],
        }
        Vec::new()
    }

    /// Whether the keys have come to something on the board that is not the marked answer.
    fn is_aside(&self, question: Option<&Question>) -> bool {
        let at_hand = question.and_then(|question| self.composer.reached(question));
        self.reached.is_some() && self.reached != at_hand
    }

    /// Another match is on the table, or none: everything about the last one is forgotten.
    pub fn clear(&mut self) {
        *self = Desk {
            draft: self.draft.take(),
            log_filter: self.log_filter,
            score_order: self.score_order,
            gallery: std::mem::take(&mut self.gallery),
            open: self.kept(),
            ..Desk::default()
        };
    }

    /// The panel that Esc closes: the latest that floats over the board.
    pub fn floating(&self) -> Option<Panel> {
        self.open.iter().rev().copied().find(|panel| !matches!(panel, Panel::Log | Panel::Card))
    }

    /// What stays open from match to match.
    fn kept(&self) -> Vec<Panel> {
        self.open.iter().copied().filter(|panel| *panel == Panel::Log).collect()
    }
}
