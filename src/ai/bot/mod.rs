//! The heuristic player of either side: it looks at the table, prices cubes, estimates what each possibility brings with
//! exact odds, and takes the best. It looks one deed ahead, no further, and knows no mission by name: what counts is
//! read from the mission's objectives, endings and interactions, and tried out on a copy.
//!
//! - [`goals`]: what would help, and how much. [`travel`]: how far it is. [`situation`]: what a decision sees.
//! - [`prices`]: what everything is worth. [`prospects`]: what may succeed. [`stands`]: where it is good to be.
//! - [`deeds`], [`efforts`]: what can be done here, and with what. [`skills`]: Skills that are declared. [`gear`]: Equipment.
//! - [`whatifs`]: what would come of something, whatever the mission makes of it. [`carrying`]: tokens to fetch and bring.
//! - [`riding`]: elevators to send and call.
//! - [`plans`]: where to go to do it.
//! - [`taste`]: how carefully it chooses among good plans.
//! - [`mind`]: what decides, and what it remembers. [`heroes`], [`villain`], [`river`], [`answers`], [`setup`]: what it
//!   says to which prompt.
//! - [`search`]: what the levels above Normal look ahead for.
//! - [`reasons`]: why it says so, for a player who asks.
//! - [`prompts`]: from a prompt to a command. It stops between two places to go to, so that it can be left there.

mod answers;
mod carrying;
mod chances;
mod deeds;
mod efforts;
mod gear;
pub(crate) mod goals;
mod heroes;
mod mind;
mod plans;
mod prices;
mod prompts;
mod prospects;
mod reasons;
mod riding;
mod river;
mod search;
pub(crate) mod setup;
mod situation;
mod skills;
mod stands;
mod taste;
mod travel;
mod villain;
mod whatifs;

pub(crate) use search::{Comparison, Effort, Judge, Merit, Players, Rated, is_worth_it, world};

use mind::Mind;
use search::Search;

use super::thought::Train;
use gotham_content::mission::Side;
use gotham_platform::Patience;
use gotham_play::advice::{Advice, Because};
use gotham_play::{Level, Player};
use gotham_rules::{Blind, Command, Game};

/// Why a bot would go a way, at a table where its side is asked.
pub(crate) fn reason(game: &Game, way: &[Command]) -> Because {
    Mind::new(gotham_rules::answers::side_asked(game), 0, Level::Normal).reason(game, way)
}

/// The heuristic player. The same game and seed give the same answers.
pub struct Bot {
    side: Side,
    seed: u64,
    level: Level,
    /// Away while it thinks.
    mind: Option<Thinker>,
    thought: Option<Thought>,
}

/// An answer in the making.
struct Thought {
    about: Game,
    train: Train<(Thinker, Command)>,
}

/// A mind, and what looks ahead for it.
struct Thinker {
    mind: Mind,
    search: Option<Search>,
}

impl Thinker {
    fn new(side: Side, seed: u64, level: Level) -> Thinker {
        Thinker { mind: Mind::new(side, seed, level), search: Search::of(level) }
    }

    async fn answer(&mut self, game: &Game) -> Command {
        match &mut self.search {
            Some(search) => search.answer(&mut self.mind, game).await,
            None => self.mind.answer(game).await,
        }
    }
}

impl Bot {
    /// A bot for a side and of a level; the seed varies its choice of Heroes, and what a weaker level is content with.
    pub fn new(side: Side, seed: u64, level: Level) -> Bot {
        Bot { side, seed, level, mind: None, thought: None }
    }

    /// Begins to think about a game. An abandoned thought takes its mind along: what that remembered is only worked
    /// out again.
    fn begin(&mut self, game: &Game) -> Thought {
        let mut mind = self.mind.take().unwrap_or_else(|| Thinker::new(self.side, self.seed, self.level));
        let about = game.clone();
        let train = Train::new(async move {
            let command = mind.answer(&about).await;
            (mind, command)
        });
        Thought { about: game.clone(), train }
    }

    /// What it has just answered, as advice: with the way that it is on, and why.
    pub(crate) fn advise(&mut self, game: &Blind, command: Command) -> Advice {
        let Thinker { mind, .. } = self.mind.get_or_insert_with(|| Thinker::new(self.side, self.seed, self.level));
        let way = mind.way(&command);
        let reason = mind.reason(game, &way);
        Advice { way, reason, chance: None, next: None }
    }
}

impl Player for Bot {
    fn name(&self) -> String {
        self.level.word().into()
    }

    fn think(&mut self, game: &Blind, patience: &mut dyn Patience) -> Option<Command> {
        let begun = self.thought.take().filter(|thought| thought.about == **game);
        let mut thought = begun.unwrap_or_else(|| self.begin(game));
        match thought.train.go_on(patience) {
            Some((mind, command)) => {
                self.mind = Some(mind);
                Some(command)
            }
            None => {
                self.thought = Some(thought);
                None
            }
        }
    }
}
