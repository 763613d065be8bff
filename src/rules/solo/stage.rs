//! A copy of the table on which a miniature is tried in other Areas: it could do there whatever the check lets it do.

use crate::answers;
use crate::board::AreaId;
use crate::command::{AttackKind, Command, Effort};
use crate::game::Game;
use crate::id::{InteractionId, MiniId};
use crate::mission;
use crate::solo::heroes::heroes;
use crate::supposed::Supposed;
use gotham_content::tile::Action;

/// A miniature being tried out.
pub(super) struct Stage {
    table: Supposed,
    mini: MiniId,
}

impl Stage {
    /// The table as it is. Its innermost frame must be the miniature's activation.
    pub(super) fn of(game: &Game, mini: MiniId) -> Stage {
        Stage { table: Supposed::of(game), mini }
    }

    /// The table with the miniature in an Area, and what and whom it brings along.
    pub(super) fn in_area(&mut self, area: AreaId) -> &Game {
        self.table.standing_with_company(self.mini, area);
        &self.table
    }

    /// Heroes that it could attack from an Area, in a kind of Attack with one of its Characteristics.
    pub(super) fn targets(&mut self, area: AreaId, kind: AttackKind, choice: u8) -> Vec<MiniId> {
        let mini = self.mini;
        let game = self.in_area(area);
        let can = |hero: &MiniId| answers::check(game, &strike(mini, *hero, kind, choice)).is_ok();
        heroes(game, mini).into_iter().filter(can).collect()
    }

    /// Interactions that it could do in an Area for a Villain Objective there. SOLO VII
    pub(super) fn interactions(&mut self, area: AreaId, wanted: impl Fn(&Interacting) -> bool) -> Vec<Command> {
        let mini = self.mini;
        let game = self.in_area(area);
        let ways = mission::advancing(game, area);
        let mut offers = Vec::new();
        answers::candidates::actions(game, mini, &mut offers);
        let is_wanted = |offer: &Command| {
            Interacting::of(game, offer).is_some_and(|it| ways.contains(&it.interaction) && wanted(&it))
        };
        offers.retain(|offer| is_wanted(offer) && answers::check(game, offer).is_ok());
        offers
    }

    /// Whether something could be said in an Area.
    pub(super) fn can(&mut self, area: AreaId, command: &Command) -> bool {
        answers::check(self.in_area(area), command).is_ok()
    }
}

/// What an interaction of the mission is.
pub(crate) struct Interacting {
    /// Which.
    pub interaction: InteractionId,
    /// Manipulation or Thought.
    pub action: Action,
    /// Whether it rolls against a Difficulty.
    pub is_complex: bool,
    /// Which of the tile's Characteristics. R2 VI.C.3
    pub choice: u8,
}

impl Interacting {
    fn of(game: &Game, command: &Command) -> Option<Interacting> {
        let Command::Interact { interaction: at, effort, .. } = command else { return None };
        let interaction = game.scenario().program.interactions.get(usize::from(*at))?;
        let action = mission::action(interaction)?;
        let (interaction, is_complex) = (InteractionId(*at), interaction.difficulty.is_some());
        Some(Interacting { interaction, action, is_complex, choice: effort.choice })
    }
}

/// An attack as a command.
pub(super) fn strike(mini: MiniId, target: MiniId, kind: AttackKind, choice: u8) -> Command {
    Command::Attack { mini, target, kind, effort: Effort { choice, ..Effort::default() }, with: None }
}
