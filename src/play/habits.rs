//! What a player has said once for the whole match about Skills that are offered again and again: "always", or
//! "never again". It is remembered beside the game, so that rules and records know only the answers that follow from it.

use std::collections::BTreeMap;

use gotham_content::skill::Skill;
use gotham_rules::state::Body;
use gotham_rules::{Command, Game, MiniId, Prompt};

/// What to answer whenever a Skill is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Habit {
    /// It is used, as long as there is only one way to; or for as much as it can be. G-120
    Always,
    /// It is declined.
    Never,
}

impl Habit {
    /// The word in the notes of a match.
    pub fn word(self) -> &'static str {
        match self {
            Habit::Always => "always",
            Habit::Never => "never",
        }
    }

    fn of(word: &str) -> Option<Habit> {
        [Habit::Always, Habit::Never].into_iter().find(|habit| habit.word() == word)
    }
}

/// The habits among the notes of a match.
#[derive(Clone, Copy, Debug)]
pub struct Habits<'a>(pub &'a BTreeMap<String, String>);

impl Habits<'_> {
    /// The habit of a Hero, or of all miniatures of a tile, with a Skill.
    pub fn of(self, game: &Game, mini: MiniId, skill: Skill) -> Option<Habit> {
        self.0.get(&key(game, mini, skill)).and_then(|word| Habit::of(word))
    }

    /// All habits of a Hero, or of all miniatures of a tile.
    pub fn all_of(self, game: &Game, mini: MiniId) -> impl Iterator<Item = (Skill, Habit)> {
        let habit = move |skill: &Skill| Some((*skill, self.of(game, mini, *skill)?));
        Skill::ALL.iter().filter_map(habit)
    }

    /// The answer that follows from them; `None` if the player is asked.
    pub fn answer(self, game: &Game, prompt: &Prompt) -> Option<Command> {
        let (skill, mini) = prompt.ask.offers().zip(prompt.subject)?;
        meant_by(&game.legal(), self.of(game, mini, skill)?)
    }
}

/// The answer that a habit means among the legal ones; `None` if it isn't exactly one.
pub fn meant_by(legal: &[Command], habit: Habit) -> Option<Command> {
    let is_meant = |command: &&Command| match habit {
        Habit::Always => matches!(command, Command::UseSkill { .. }),
        Habit::Never => **command == Command::Decline,
    };
    // Nothing is put into a Skill that is offered, except how much comes back by Regeneration.
    let strength = |command: &Command| command.effort().map(|(_, effort)| effort.cubes);
    let most = legal.iter().filter(is_meant).map(strength).max()?;
    let mut meant = legal.iter().filter(is_meant).filter(|command| strength(command) == most);
    meant.next().filter(|_| meant.next().is_none()).cloned()
}

/// The key under which a habit is noted.
pub fn key(game: &Game, mini: MiniId, skill: Skill) -> String {
    let scenario = game.scenario();
    let who = match game.state().mini(mini).body {
        Body::Tile(tile) => scenario.tile(tile).id.as_str(),
        Body::Tablet(_) => game.state().tablet(mini).map_or("", |tablet| scenario.hero(tablet.hero).id.as_str()),
    };
    format!("skill {who} {skill:?}")
}
