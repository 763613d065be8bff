//! Command: Hero Allies that an Automatic Thought activates. S2 Command, G-41

use super::declared::{Declaration, Declared, Limit, Price};
use crate::command::CardUse;
use crate::frames::Outcome;
use crate::game::Game;
use crate::id::{MiniId, TileId};
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use crate::state::AllyTile;
use gotham_content::skill::{Skill, SkillSet};
use gotham_content::tile::{Action, Rank};

/// One of the two Skills, by the rank of the tile that it leads.
pub(super) struct CommandSkill(pub Skill);

/// The rank of the tile that a Skill leads, if it is one of these. S2 Command
pub(crate) fn leads(skill: Skill) -> Option<Rank> {
    match skill {
        Skill::HenchmanCommand => Some(Rank::Henchman),
        Skill::EliteCommand => Some(Rank::Elite),
        _ => None,
    }
}

/// Whose allies are there may command them, whatever became of the Screen. G-41
pub(super) fn conceivable(game: &Game, mini: MiniId) -> SkillSet {
    let commands = SkillSet::only(Skill::HenchmanCommand).with(SkillSet::only(Skill::EliteCommand));
    let has_allies = game.state().tablet(mini).is_some_and(|tablet| !tablet.allies.is_empty());
    if has_allies { commands } else { SkillSet::default() }
}

impl CommandSkill {
    /// The tiles that the Skill has brought.
    fn led<'a>(&self, game: &'a Game, mini: MiniId) -> impl Iterator<Item = &'a AllyTile> + use<'a> {
        let rank = leads(self.0);
        let allies = game.state().tablet(mini).map_or(&[][..], |tablet| &tablet.allies);
        allies.iter().filter(move |ally| Some(game.scenario().tile(ally.tile).rank) == rank)
    }
}

impl Declared for CommandSkill {
    fn declaration(&self) -> Declaration {
        Declaration {
            skill: self.0,
            rule: Rule::Commanding,
            action: Action::Thought,
            price: Price::Cube,
            limit: Limit::EachTile,
            helped_by: &[],
        }
    }

    /// Its allies are there, whatever became of the Screen. G-41
    fn is_open_to(&self, game: &Game, mini: MiniId, _cards: &[CardUse]) -> bool {
        self.led(game, mini).next().is_some()
    }

    fn targets(&self, game: &Game, mini: MiniId) -> Vec<SkillTarget> {
        self.led(game, mini).map(|ally| SkillTarget::Tile(ally.tile)).collect()
    }

    /// Allies of its own that are still there. G-41
    fn check(&self, game: &Game, mini: MiniId, on: SkillTarget) -> Verdict {
        let is_it = |tile: TileId| on == SkillTarget::Tile(tile);
        let Some(ally) = self.led(game, mini).find(|ally| is_it(ally.tile)) else {
            return refuse(Rule::CommandSkill, Reason::NotItsAllies);
        };
        require(!ally.neutralized, Rule::Neutralization, Reason::AlliesAreGone)
    }

    fn outcomes(&self, _game: &Game, mini: MiniId, on: SkillTarget, _cards: &[CardUse]) -> Vec<Outcome> {
        match on {
            SkillTarget::Tile(tile) => vec![Outcome::Activate { tile, commander: mini }],
            _ => Vec::new(),
        }
    }
}
