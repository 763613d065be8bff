//! What of what has happened counts as doing a lesson.

use std::collections::BTreeSet;

use gotham_content::mission::{Feat, Side};
use gotham_rules::command::Stance;
use gotham_rules::event::AttackOrigin;
use gotham_rules::{Command, Event, Game, Happening, MiniId};

/// What a side has done or met by a command, in the game as it is afterward. Not the end of its turn and not what it has
/// read: those count only for the lesson that says so.
pub(super) fn of(side: Side, game: &Game, command: &Command, events: &[Event]) -> BTreeSet<Feat> {
    let found = events.iter().filter_map(|event| feat(side, game, &event.what));
    let defended = matches!(command, Command::Defend { cubes: 1.., .. }) && {
        let whose = events.iter().find_map(|event| match &event.what {
            Happening::Spent { mini, .. } => Some(mini.map_or(Side::Villain, |_| Side::Heroes)),
            _ => None,
        });
        whose == Some(side)
    };
    found.chain(defended.then_some(Feat::Defends)).collect()
}

fn feat(side: Side, game: &Game, what: &Happening) -> Option<Feat> {
    let is_own = |mini: MiniId| game.state().mini(mini).side == Some(side);
    match what {
        Happening::StanceTaken { stance: Stance::Active, .. } => Some(Feat::Acts),
        Happening::StanceTaken { stance: Stance::Resting, .. } => Some(Feat::Rests),
        Happening::AttackDeclared { mini, origin: AttackOrigin::Action, .. } if is_own(*mini) => Some(Feat::Attacks),
        Happening::Moved { mini, .. } if is_own(*mini) => Some(Feat::Moves),
        Happening::Rerolled { mini, .. } if is_own(*mini) => Some(Feat::Rerolls),
        Happening::Interacted { mini, .. } if is_own(*mini) => Some(Feat::Works),
        Happening::Reinforced { mini, .. } if is_own(*mini) => Some(Feat::Reinforces),
        Happening::TileActivated { tile: Some(_), .. } => Some(Feat::Activates),
        Happening::EventResolved { .. } => Some(Feat::MeetsEvent),
        Happening::TurnEnds { side: whose } if *whose != side => Some(Feat::Waits),
        _ => None,
    }
}
