//! What the automated Villain has decided, and why: made from the events alone, so that a table that was loaded or taken
//! back says the same as one that has seen everything. SOLO, G-53
//!
//! A [`Decision`] is a point where a player may stop: a card is turned over, a column activates a tile or nobody, a
//! miniature tries its Tasks until one is left, a Reinforcement comes. The table shows them one after the other, as far
//! as it has got; the log leads back to each.

use super::history::Match;
use gotham_content::mission::Side;
use gotham_content::solo::Tiebreaker;
use gotham_rules::ai_task::StruckOut;
use gotham_rules::board::AreaId;
use gotham_rules::{AiCardId, AiTask, Event, Game, Happening, MiniId};

/// Something that the cards have decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The round.
    pub round: u8,
    /// The card in force; `None` if the Event Warning tile goes off without one.
    pub card: Option<AiCardId>,
    /// The column of a Tile Activation card that it belongs to, from 0.
    pub column: Option<u8>,
    /// What it decides.
    pub about: About,
    /// The events that say why, each with its position in the match.
    pub events: Vec<(usize, Event)>,
    /// The position of the event that makes it; `None` if it hasn't been made yet.
    pub made: Option<usize>,
}

/// What a decision decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// A card is turned over. SOLO V.B
    Card,
    /// Which tile a column, or a Leader's card, activates. SOLO V.B, X
    Tile,
    /// Which Event is carried out. SOLO XII
    Event,
    /// Which Task a miniature carries out, and how. SOLO V.B, XI
    Mini(MiniId),
    /// Where a Reinforcement arrives. SOLO XII
    Reinforcement(MiniId),
    /// Whether a miniature defends itself with a cube. SOLO V.A
    Defense(MiniId),
}

/// What a miniature sets about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Begun {
    /// The Task.
    pub task: AiTask,
    /// The Hero in question.
    pub hero: Option<MiniId>,
    /// Where it goes; `None` if it stays.
    pub area: Option<AreaId>,
}

impl Decision {
    /// The position of its first event in the match.
    pub fn begins(&self) -> usize {
        self.events.first().map_or(0, |(at, _)| *at)
    }

    /// As much of it as a table knows that has shown the events up to a position.
    #[must_use]
    pub fn so_far(&self, reached: usize) -> Decision {
        let events = self.events.iter().filter(|(at, _)| *at <= reached).cloned().collect();
        Decision { events, ..*self }
    }

    /// Tasks that were passed over, with the reason for each, in order.
    pub fn struck_out(&self) -> impl Iterator<Item = (AiTask, StruckOut)> {
        self.whats().filter_map(|what| match what {
            Happening::TaskStruckOut { task, why, .. } => Some((*task, *why)),
            _ => None,
        })
    }

    /// The Task that is carried out.
    pub fn begun(&self) -> Option<Begun> {
        self.whats().find_map(|what| match *what {
            Happening::TaskBegun { task, hero, area, .. } => Some(Begun { task, hero, area }),
            _ => None,
        })
    }

    /// Which Hero a tie-breaker has chosen, by what, and out of how many. SOLO IX
    pub fn tie(&self) -> Option<(MiniId, Tiebreaker, u8)> {
        self.whats().find_map(|what| match *what {
            Happening::TieBroken { hero, by, of, .. } => Some((hero, by, of)),
            _ => None,
        })
    }

    /// What the die of a Leader's card has shown. SOLO X
    pub fn die(&self) -> Option<u8> {
        self.whats().find_map(|what| match what {
            Happening::TaskRolled { shown, .. } => Some(*shown),
            _ => None,
        })
    }

    fn whats(&self) -> impl Iterator<Item = &Happening> {
        self.events.iter().map(|(_, event)| &event.what)
    }
}

/// Every decision of a match, the oldest first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Decisions {
    list: Vec<Decision>,
    /// Events that were heard.
    heard: usize,
    round: u8,
    card: Option<AiCardId>,
    /// The column that was resolved last.
    column: Option<u8>,
    /// Draws and ties of the next decision.
    waiting: Vec<(usize, Event)>,
    /// Whether the last decision may get more events.
    is_open: bool,
    /// Where the cards of a turn were put aside.
    laid_aside: Vec<usize>,
}

impl Decisions {
    /// Those of a match so far.
    pub fn of(play: &Match) -> Decisions {
        let mut decisions = Decisions::default();
        for step in play.steps() {
            for event in &step.events {
                decisions.hear(&step.after, event);
            }
        }
        decisions
    }

    /// All of them.
    pub fn list(&self) -> &[Decision] {
        &self.list
    }

    /// How many events were heard: the position of the next one.
    pub fn heard(&self) -> usize {
        self.heard
    }

    /// How many have begun on a table that has shown the events up to a position.
    pub fn begun(&self, reached: usize) -> usize {
        self.list.partition_point(|decision| decision.begins() <= reached)
    }

    /// Whether the event at a position says what comes next in large: which tile is activated, or which Event is carried
    /// out. There a table waits step by step; what each miniature then decides stands on the card.
    pub fn is_step_at(&self, place: usize) -> bool {
        let before = self.list.partition_point(|decision| decision.begins() <= place);
        let last = self.list[..before].last();
        last.is_some_and(|last| last.made == Some(place) && matches!(last.about, About::Tile | About::Event))
    }

    /// Those that a card has led to, up to one of them: the card itself first.
    pub fn of_card(&self, at: usize) -> &[Decision] {
        let until = &self.list[..self.list.len().min(at + 1)];
        let first = until.iter().rposition(|decision| decision.about == About::Card).unwrap_or(0);
        &until[first..]
    }

    /// Whether a card is in force on a table that has shown the events up to a position: it was turned over in this
    /// turn.
    pub fn is_in_force(&self, reached: usize) -> bool {
        let begun = &self.list[..self.begun(reached)];
        let last = begun.iter().rev().find(|decision| decision.card.is_some());
        last.is_some_and(|last| !self.laid_aside.iter().any(|place| *place > last.begins() && *place <= reached))
    }

    /// Hears the next event of a match, in the game as it is then or later; the number of the decision that is complete
    /// with it.
    pub fn hear(&mut self, game: &Game, event: &Event) -> Option<usize> {
        use Happening as It;
        let at = self.heard;
        self.heard += 1;
        match event.what {
            It::RoundBegins { round } => self.round = round,
            It::TurnEnds { side: Side::Villain } => self.lay_aside(at),
            _ => {}
        }
        game.state().automaton.as_ref()?;
        match &event.what {
            It::CardRevealed { card } => {
                self.waiting.clear();
                (self.card, self.column, self.is_open) = (Some(*card), None, false);
                self.make(About::Card, at, event)
            }
            It::CardPassedOver { .. } => self.make(About::Card, at, event),
            It::ColumnBegun { column } => {
                (self.column, self.is_open) = (Some(*column), false);
                self.add(About::Tile, at, event)
            }
            It::PassedOver { .. } if self.seeks_tile() => self.add(About::Tile, at, event),
            It::ColumnSkipped { .. } => self.make(About::Tile, at, event),
            It::TileActivated { .. } if self.seeks_tile() => self.make(About::Tile, at, event),
            // A Leader's card has no column; without one, the Event Warning tile goes off on its own.
            It::TileActivated { tile: Some(_), .. } if self.card.is_some() => self.make(About::Tile, at, event),
            It::TileActivated { tile: None, .. } | It::PassedOver { .. } => self.make(About::Event, at, event),
            It::TaskRolled { mini, .. } | It::MinionCalled { mini, .. } => self.add(About::Mini(*mini), at, event),
            It::TaskStruckOut { mini, task: AiTask::TowardsHero, .. } | It::TaskBegun { mini, .. } => {
                self.make(About::Mini(*mini), at, event)
            }
            It::TaskStruckOut { mini, .. } => self.add(About::Mini(*mini), at, event),
            It::EventChosen { .. } => self.make(About::Event, at, event),
            It::Reinforced { mini, .. } if self.is_placed_by_die() => self.make(About::Reinforcement(*mini), at, event),
            It::DefenseWeighed { mini, .. } => self.make(About::Defense(*mini), at, event),
            It::TieBroken { .. }
            | It::AttackRolled { .. }
            | It::PlaceRolled { .. }
            | It::EventMeant { .. }
            | It::ThirdActivation { .. } => self.wait(at, event),
            // What was drawn after a decision, to carry it out, belongs to it.
            It::AttackDeclared { .. } => self.settle(),
            _ => None,
        }
    }

    /// The cards of a turn are no longer in force.
    fn lay_aside(&mut self, at: usize) {
        self.settle();
        (self.card, self.column, self.is_open) = (None, None, false);
        self.laid_aside.push(at);
    }

    /// Whether a column looks for its tile.
    fn seeks_tile(&self) -> bool {
        self.is_open && self.list.last().is_some_and(|last| last.about == About::Tile)
    }

    /// Whether a die has said where somebody arrives.
    fn is_placed_by_die(&self) -> bool {
        self.waiting.iter().any(|(_, event)| matches!(event.what, Happening::PlaceRolled { .. }))
    }

    /// An event belongs to the next decision.
    fn wait(&mut self, at: usize, event: &Event) -> Option<usize> {
        self.waiting.push((at, event.clone()));
        None
    }

    /// What is still waiting belongs to the previous decision.
    fn settle(&mut self) -> Option<usize> {
        let waiting = std::mem::take(&mut self.waiting);
        if let Some(last) = self.list.last_mut() {
            last.events.extend(waiting);
        }
        None
    }

    /// Adds an event, and everything waiting, to the decision under way, or begins one.
    fn add(&mut self, about: About, at: usize, event: &Event) -> Option<usize> {
        let mut events = std::mem::take(&mut self.waiting);
        events.push((at, event.clone()));
        match self.list.last_mut() {
            Some(last) if self.is_open && last.about == about => last.events.extend(events),
            _ => {
                let (round, card, column) = (self.round, self.card, self.column);
                self.list.push(Decision { round, card, column, about, events, made: None });
            }
        }
        self.is_open = true;
        None
    }

    fn make(&mut self, about: About, at: usize, event: &Event) -> Option<usize> {
        self.add(about, at, event);
        self.is_open = false;
        let number = self.list.len().checked_sub(1)?;
        self.list[number].made = Some(at);
        Some(number)
    }
}
