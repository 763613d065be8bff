//! A game: a scenario, and its state.

use std::sync::Arc;

use super::board::{AreaId, Board, Change};
use super::event::{Event, Happening};
use super::id::MiniId;
use super::known::Known;
use super::noticed::Unnoticed;
use super::options::Options;
use super::ruling::Rule;
use super::scenario::Scenario;
use super::state::{Chance, Places, State};
use gotham_content::script::Aspects;

/// Room for the events of nearly every command, in a piece of memory whose size is a power of two: mimalloc is quickest
/// to give those away.
const EVENTS: usize = 256 / size_of::<Event>();

/// A match under way.
#[derive(Clone, Debug)]
pub struct Game {
    scenario: Arc<Scenario>,
    options: Options,
    state: State,
    /// The board as `state.board` makes it: never saved, remade by whatever changes either.
    board: Arc<Board>,
    /// Who stands where, as `state.minis` says: never saved, kept by the one function that moves a miniature.
    places: Places,
    /// What the command under way has done so far.
    events: Vec<Event>,
    /// How many of them the mission has heard.
    heard: usize,
    /// What has changed and was not yet looked at: never saved.
    unnoticed: Unnoticed,
    mission_steps: MissionSteps,
    /// What has been found out about the table as it lies.
    known: Known,
}

/// What the mission has done by itself since a player's answer: never saved. G-123
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct MissionSteps {
    /// How many steps it has taken.
    pub taken: u32,
    /// Whether the rest of them is dropped.
    pub is_cut_short: bool,
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.state == other.state
            && self.options == other.options
            && self.scenario.mission.id == other.scenario.mission.id
    }
}

impl Game {
    /// A game in a saved state, or in one that was set up by hand; see [`query::invariants`].
    ///
    /// [`query::invariants`]: super::query::invariants
    pub fn from_state(scenario: Arc<Scenario>, options: Options, state: State) -> Game {
        let board = scenario.boards.changed(options.edition, &state.board);
        let places = Places::of(&state.minis, board.len());
        Game {
            scenario,
            options,
            state,
            board,
            places,
            events: Vec::new(),
            heard: 0,
            unnoticed: Unnoticed::EVERYTHING,
            mission_steps: MissionSteps::default(),
            known: Known::default(),
        }
    }

    /// What is printed.
    pub fn scenario(&self) -> &Arc<Scenario> {
        &self.scenario
    }

    /// What was agreed on before the match.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What is on the table.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Only what is on the table.
    pub(super) fn into_state(self) -> State {
        self.state
    }

    /// The board as it is now: printed, and what the match has changed on it.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The same board, to keep: the game may go on to another one.
    pub(super) fn board_shared(&self) -> &Arc<Board> {
        &self.board
    }

    /// Who stands where.
    pub fn places(&self) -> &Places {
        &self.places
    }

    /// Changes the board and nothing else, for the rules and for test positions.
    pub fn change_board(&mut self, change: Change) {
        self.change_board_at_once(vec![change]);
    }

    /// The same, with several changes. Returns those after which it is another board, and how many lines of sight they
    /// have traced.
    pub(super) fn change_board_at_once(&mut self, mut changes: Vec<Change>) -> (Vec<Change>, usize) {
        self.known.forget();
        changes.retain(|change| {
            let before = self.state.board.clone();
            self.state.board.make(*change, &self.scenario.board);
            self.state.board != before
        });
        if changes.is_empty() {
            return (changes, 0);
        }
        let (board, traced) = self.scenario.boards.after(&self.board, &changes, &self.state.board);
        self.board = board;
        (changes, traced)
    }

    /// A hash of everything on the table, the same on every machine.
    pub fn hash(&self) -> u64 {
        let bytes = postcard::to_stdvec(&self.state).unwrap_or_default();
        xxhash_rust::xxh3::xxh3_64(&bytes)
    }

    /// The state to change. Code outside the rules makes a game [from a state](Game::from_state), or [supposes]
    /// something.
    ///
    /// [supposes]: super::Supposed
    pub(super) fn state_mut(&mut self) -> &mut State {
        self.known.forget();
        &mut self.state
    }

    /// The source of chance, to change: nothing that is known about the table depends on what will be drawn.
    pub(super) fn chance_mut(&mut self) -> &mut Chance {
        &mut self.state.chance
    }

    /// What has been found out about the table as it lies.
    pub(super) fn known(&self) -> &Known {
        &self.known
    }

    /// A miniature stands in an Area (`None`: not on the board), with the mission tokens that it carries.
    pub(super) fn stand(&mut self, mini: MiniId, area: Option<AreaId>) {
        self.stand_alone(mini, area);
        if let Some(area) = area {
            let carried = self.state.tokens.iter_mut().filter(|token| token.carried_by == Some(mini));
            carried.for_each(|token| token.area = area);
        }
    }

    /// The same, but the tokens stay behind. Returns where it stood. Nothing else moves a miniature.
    pub(super) fn stand_alone(&mut self, mini: MiniId, area: Option<AreaId>) -> Option<AreaId> {
        self.known.forget();
        let from = std::mem::replace(&mut self.state.minis[mini.index()].area, area);
        self.places.go(mini, from, area);
        from
    }

    /// What is printed, and the state to change with it.
    pub(super) fn scenario_and_state(&mut self) -> (&Scenario, &mut State) {
        self.known.forget();
        (&self.scenario, &mut self.state)
    }

    /// Something has happened, by a rule in the edition's own form.
    pub(super) fn emit(&mut self, rule: Rule, what: Happening) {
        if self.events.capacity() == 0 {
            self.events = Vec::with_capacity(EVENTS);
        }
        self.unnoticed.note(what.changes());
        let rule = self.options.edition.rule(rule);
        self.events.push(Event { rule, what });
    }

    /// What the mission has done by itself since a player's answer. G-123
    pub(super) fn mission_steps(&self) -> MissionSteps {
        self.mission_steps
    }

    /// A player answers: the mission may take as many steps as ever. G-123
    pub(super) fn renew_mission_steps(&mut self) {
        self.mission_steps = MissionSteps::default();
    }

    /// Steps to count on.
    pub(super) fn mission_steps_mut(&mut self) -> &mut MissionSteps {
        &mut self.mission_steps
    }

    /// How many events have happened since the last call.
    pub(super) fn happened(&self) -> usize {
        self.events.len()
    }

    /// What happened since the last call.
    pub(super) fn take_events(&mut self) -> Vec<Event> {
        self.heard = 0;
        std::mem::take(&mut self.events)
    }

    /// What happened since the mission last listened.
    pub(super) fn news(&self) -> impl Iterator<Item = &Happening> {
        self.events[self.heard..].iter().map(|event| &event.what)
    }

    /// What has changed since the endings were last tested.
    pub(super) fn untested(&self) -> Aspects {
        self.unnoticed.untested
    }

    /// The endings are tested for everything that has changed.
    pub(super) fn endings_are_tested(&mut self) {
        self.unnoticed.untested = Aspects::NONE;
    }

    /// What has changed since triggers were last tested for what they wait to come true; from now on they are.
    pub(super) fn take_unheard(&mut self) -> Aspects {
        std::mem::take(&mut self.unnoticed.unheard)
    }

    /// Something is different that no event reports, because it is only supposed.
    pub(super) fn changes_unreported(&mut self, changes: Aspects) {
        self.unnoticed.note(changes);
    }

    /// What has changed and was not yet looked at.
    pub(super) fn unnoticed(&self) -> Unnoticed {
        self.unnoticed
    }

    /// The table is as it was when this was all that had changed.
    pub(super) fn restore_unnoticed(&mut self, unnoticed: Unnoticed) {
        self.unnoticed = unnoticed;
    }

    /// Whether something has happened since the mission last listened.
    pub(super) fn has_news(&self) -> bool {
        self.heard < self.events.len()
    }

    /// What has happened is heard, or of no interest to the mission.
    pub(super) fn forget_news(&mut self) {
        self.heard = self.events.len();
    }
}
