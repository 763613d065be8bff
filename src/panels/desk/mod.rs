//! What the panels remember between frames: the walk to the next command, open panels, search words.

mod campaign;
mod gallery;
mod instruments;
mod reader;
mod report;

pub(crate) use campaign::CampaignDesk;
pub use gallery::Gallery;
pub use instruments::Instruments;
pub(crate) use reader::ReaderDesk;
pub(crate) use report::ReportDesk;

use super::answers::{Composer, Question};
use super::intent::{
    Chapter, Finding, Gesture, Intent, LogFilter, MenuPage, NewMatch, Panel, Press, PuzzleWish, Spot, Topic, Wish,
};
use super::pane::{Pane, Turning};
use gotham_content::MissionName;
use gotham_content::mission::Side;
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
    /// What is looked for in the list of missions.
    pub finding: Finding,
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
    /// The places that a click on the board could choose are listed, too.
    pub lists_places: bool,
    /// The player has asked what can be done now.
    pub asks_advice: bool,
    /// The lesson that is being reread; `None`: the open one.
    pub lesson: Option<usize>,
    /// The hint that is shown.
    pub hint: Option<Hint>,
    /// Which turn's recap was sent away: the round, and whose turn it was.
    pub recap_read: Option<(u8, Side)>,
    /// Which missions' word to which side was sent away.
    pub counsel_read: Vec<(MissionName, Side)>,
    /// The panel beside the board that has the keys; `None`: they answer the game's question.
    pub pane: Option<Pane>,
    /// In which direction the keys have gone from panel to panel.
    pub turning: Turning,
    /// What the keys have come to on the board.
    pub reached: Option<Spot>,
    /// The campaign.
    pub campaign: CampaignDesk,
    /// The code of a puzzle typed so far.
    pub puzzle_code: String,
    /// The report.
    pub report: ReportDesk,
    /// The board reader.
    pub reader: ReaderDesk,
}

impl Desk {
    /// Whether a panel is open.
    pub fn is_open(&self, panel: Panel) -> bool {
        self.open.contains(&panel)
    }

    /// Keeps what concerns the panels, and returns what the table shall do. Hand it every intent; the question only
    /// while a person at the screen may answer it.
    pub fn take(&mut self, intent: Intent, question: Option<&Question>) -> Vec<Wish> {
        match intent {
            Intent::Desk(gesture) => self.keep(gesture, question),
            Intent::Table(wish) => {
                self.overhear(&wish);
                vec![wish]
            }
        }
    }

    fn keep(&mut self, gesture: Gesture, question: Option<&Question>) -> Vec<Wish> {
        match gesture {
            Gesture::Pick(spot) => return self.pick(spot, question),
            Gesture::Reach(spot) => {
                self.reached = Some(spot);
                return vec![Wish::LookAt(spot)];
            }
            Gesture::Press(press) => return self.press(press, question),
            Gesture::Pane(turning) => {
                self.turning = turning;
                self.pane = Pane::after(self.pane, turning);
            }
            Gesture::Compose(step) => {
                return self.compose(question, |composer, question| composer.take(step, question));
            }
            Gesture::ListPlaces => self.lists_places = !self.lists_places,
            Gesture::Advise => self.asks_advice = !self.asks_advice,
            Gesture::ReadLesson(lesson) => self.lesson = lesson,
            Gesture::HintRead => self.hint = None,
            Gesture::RecapRead(round, side) => self.recap_read = Some((round, side)),
            Gesture::CounselRead(mission, side) => self.counsel_read.push((mission, side)),
            Gesture::Open(panel) => {
                self.is_card_away &= panel != Panel::Card;
                // Somebody who is not looking for anything in particular sees the quick reference.
                if panel == Panel::Glossary && self.entry.is_none() && self.glossary_search.is_empty() {
                    self.chapter = Some(Chapter::Quick);
                }
                self.put_on_top(panel);
            }
            Gesture::Close(panel) => {
                if panel == Panel::Card {
                    (self.is_card_away, self.explained) = (true, None);
                }
                self.open.retain(|known| *known != panel);
                self.rebinding = None;
            }
            Gesture::Unfold(mini) => self.unfolded = mini,
            Gesture::Explain(entry) => {
                self.entry = Some(entry);
                self.chapter = self.chapter.filter(|chapter| *chapter != Chapter::Quick);
                self.put_on_top(Panel::Glossary);
            }
            Gesture::SearchGlossary(words) => (self.glossary_search, self.entry) = (words, None),
            Gesture::TurnGlossary(chapter) => (self.chapter, self.entry) = (chapter, None),
            Gesture::SearchLog(words) => self.log_search = words,
            Gesture::FilterLog(filter) => self.log_filter = filter,
            Gesture::Why(decision) => self.explained = decision,
            Gesture::Rebind(act) => self.rebinding = Some(act),
            Gesture::Page(page) => (self.page, self.forgetting) = (page, None),
            Gesture::Draft(draft) => self.draft = Some(draft),
            Gesture::TurnCampaign(chapter) => self.campaign.chapter = Some(chapter),
            Gesture::CampaignCode(code) => self.campaign.code = code,
            Gesture::PuzzleCode(code) => self.puzzle_code = code,
            Gesture::Find(finding) => self.finding = finding,
            Gesture::Code(code) => self.code = code,
            Gesture::Forget(name) if self.forgetting.as_ref() == Some(&name) => return vec![Wish::Forget(name)],
            Gesture::Forget(name) => self.forgetting = Some(name),
            Gesture::SortScores(order) => self.score_order = order,
            Gesture::TurnReport(page) => self.report.page = page,
            Gesture::PickCharacter(place) => self.report.character = place,
            Gesture::CopyReport(text) => {
                self.report.is_copied = true;
                return vec![Wish::Copy(text)];
            }
            Gesture::Read(wanted) => self.reader.take(wanted),
            Gesture::Gallery(wanted) => self.gallery.take(wanted),
            Gesture::Sandbox(done) => self.sandbox.take(done),
        }
        Vec::new()
    }

    /// What is wished may leave something behind in the panels, too.
    fn overhear(&mut self, wish: &Wish) {
        match wish {
            // From here on the player looks at what comes next, not at the past.
            Wish::GoOn | Wish::Undo | Wish::RestartTurn => self.explained = None,
            Wish::Copy(text) => self.copied = Some(text.clone()),
            Wish::CloseDialog => self.copied = None,
            Wish::AddLamps(_) => self.campaign.code.clear(),
            Wish::NewMatch(_)
            | Wish::Resume
            | Wish::Load(_)
            | Wish::Watch(_)
            | Wish::WatchThis
            | Wish::WatchFrom(_)
            | Wish::WatchAt(_)
            | Wish::ShowReport
            | Wish::Rematch
            | Wish::Puzzle(PuzzleWish::Solve(_) | PuzzleWish::Again)
            | Wish::BackToMenu => self.clear(),
            Wish::Puzzle(PuzzleWish::Open(_)) => self.puzzle_code.clear(),
            Wish::Say(_)
            | Wish::Walk(_)
            | Wish::Habit { .. }
            | Wish::HandOverAccepted
            | Wish::Skip
            | Wish::Save(_)
            | Wish::Heed
            | Wish::SkipLesson
            | Wish::Puzzle(PuzzleWish::Share(_) | PuzzleWish::PlayOn | PuzzleWish::Reveal)
            | Wish::Touch(_)
            | Wish::LookAt(_)
            | Wish::Hover(_)
            | Wish::Camera(_)
            | Wish::Overlay(_)
            | Wish::Forget(_)
            | Wish::Export(_)
            | Wish::Import
            | Wish::Share(_)
            | Wish::OpenCode(_)
            | Wish::Quit
            | Wish::Replay(_)
            | Wish::Sandbox(_)
            | Wish::LoadContent
            | Wish::PrintBoard(_)
            | Wish::Settings(_) => {}
        }
    }

    /// A click on the board: an answer, or where nothing is asked a matter of the table's.
    fn pick(&mut self, spot: Spot, question: Option<&Question>) -> Vec<Wish> {
        match question {
            Some(_) => self.compose(question, |composer, question| composer.pick(spot, question)),
            None => vec![Wish::Touch(spot)],
        }
    }

    fn press(&mut self, press: Press, question: Option<&Question>) -> Vec<Wish> {
        if press == Press::Back && self.step_back(question) {
            return Vec::new();
        }
        // Enter on something on the board is a click on it, unless the marked answer is the same.
        if press == Press::Confirm
            && self.is_aside(question)
            && let Some(spot) = self.reached.take()
        {
            return self.pick(spot, question);
        }
        self.compose(question, |composer, question| composer.press(press, question))
    }

    /// Escape puts away what lies on top; where nothing does, it leads back, and at last opens the pause. Whether it is
    /// done: else it is a step back in the answer.
    fn step_back(&mut self, question: Option<&Question>) -> bool {
        if let Some(panel) = self.floating() {
            self.open.retain(|known| *known != panel);
            return true;
        }
        let is_put_away = self.hint.take().is_some()
            || self.pane.take().is_some()
            || self.reached.take().is_some()
            || self.unfolded.take().is_some()
            || self.explained.take().is_some();
        if is_put_away {
            return true;
        }
        match question {
            Some(question) if self.composer.stage(question).has_back => return false,
            None if self.sandbox != Instruments::default() => self.sandbox = Instruments::default(),
            None if self.page != MenuPage::Front => self.page = MenuPage::Front,
            Some(_) | None => self.open.push(Panel::Pause),
        }
        true
    }

    /// A step toward the answer, while something is asked.
    fn compose(
        &mut self,
        question: Option<&Question>,
        step: impl FnOnce(&mut Composer, &Question) -> Vec<Wish>,
    ) -> Vec<Wish> {
        let Some(question) = question else { return Vec::new() };
        let wishes = step(&mut self.composer, question);
        self.reached = self.composer.reached(question);
        wishes
    }

    fn put_on_top(&mut self, panel: Panel) {
        self.open.retain(|known| *known != panel);
        self.open.push(panel);
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
            finding: std::mem::take(&mut self.finding),
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
