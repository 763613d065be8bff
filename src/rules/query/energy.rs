//! Cubes: who pays for a miniature and how much room is left on a space. R2 V.A, VI.A.1, G-41, G-48

use crate::command::{Command, Space};
use crate::frames::Frame;
use crate::game::Game;
use crate::id::{HeroId, MiniId, TabletId};
use crate::scenario::Scenario;
use crate::skills;
use crate::skills::declared::was_used;
use crate::state::Purse;
use gotham_content::skill::Skill;

/// Who pays for a miniature. R2 VII, G-41
pub fn purse(game: &Game, mini: MiniId) -> Purse {
    game.state().mini(mini).purse
}

/// Cubes in the Reserve Zone that pays for a miniature; 0 for a Neutralized Hero's.
pub fn reserve(game: &Game, mini: MiniId) -> u8 {
    let state = game.state();
    match purse(game, mini) {
        Purse::Tablet(id) | Purse::Commander(id) => state.tablets.get(id).map_or(0, |tablet| tablet.reserve),
        Purse::Post => state.post.reserve,
        Purse::Nobody => 0,
    }
}

/// How many cubes a space still takes before its Exertion limit. R2 V.A, XII
pub fn room(game: &Game, mini: MiniId, space: Space) -> u8 {
    let (held, limit) = match purse(game, mini) {
        Purse::Tablet(id) => held_and_limit(game, id, space),
        Purse::Commander(id) => held_and_limit(game, id, Space::Thought),
        Purse::Nobody => (0, 0),
        Purse::Post => {
            let villain = &game.scenario().mission.villain;
            let limit = match space {
                Space::Movement => villain.movement_limit,
                Space::Defense => villain.defense_limit,
                Space::Reroll => villain.reroll_limit,
                Space::Melee | Space::Ranged | Space::Manipulation | Space::Thought => 0,
            };
            (game.state().post.spaces.on(space), limit)
        }
    };
    limit.saturating_sub(held)
}

/// The most cubes that can be spent for a miniature on a space now.
pub fn most(game: &Game, mini: MiniId, space: Space) -> u8 {
    reserve(game, mini).min(room(game, mini, space))
}

/// Cubes in the Reserve Zone that pays for a miniature after a number of Wounds: a Hero's come from its Fatigue Zone
/// and its spaces first. G-24
pub(crate) fn reserve_after(game: &Game, mini: MiniId, wounds: u8) -> u8 {
    let reserve = reserve(game, mini);
    match (purse(game, mini), game.state().tablet(mini)) {
        (Purse::Tablet(_), Some(tablet)) => {
            reserve.saturating_sub(wounds.saturating_sub(tablet.fatigue + tablet.spaces.total()))
        }
        _ => reserve,
    }
}

/// The most cubes that can be spent for a miniature on a space after a number of Wounds. G-24, G-39
pub(crate) fn most_after(game: &Game, mini: MiniId, space: Space, wounds: u8) -> u8 {
    reserve_after(game, mini, wounds).min(room_after(game, mini, space, wounds))
}

/// Room on a Hero's space after a number of Wounds, to the extent that they must take cubes off it. G-24, G-39
pub(crate) fn room_after(game: &Game, mini: MiniId, space: Space, wounds: u8) -> u8 {
    let room = room(game, mini, space);
    let Some(tablet) = game.state().tablet(mini) else { return room };
    let held = tablet.spaces.on(space);
    let elsewhere = tablet.fatigue + tablet.spaces.total() - held;
    room + held.min(wounds.saturating_sub(elsewhere))
}

/// Wounds that a miniature may take for an action: none, or those of Pushing Limits; with a One-time use card, those of
/// both. S2 Pushing Limits, G-39, G-89
pub fn pushes(game: &Game, mini: MiniId) -> Pushes {
    let mut pushes = [Some(0), None, None];
    if skills::may_have(game, mini, Skill::PushingLimits) && !was_used(game, Skill::PushingLimits, mini) {
        let level = skills::level(game, mini, Skill::PushingLimits);
        let lent = skills::lent::lent(game, mini, Skill::PushingLimits).first().map(|(_, more)| level + more);
        pushes[1..].copy_from_slice(&[Some(level).filter(|level| *level > 0), lent]);
    }
    pushes
}

/// What [`pushes`] returns.
pub type Pushes = [Option<u8>; 3];

/// Each number of Wounds.
pub fn each(pushes: Pushes) -> impl Iterator<Item = u8> {
    pushes.into_iter().flatten()
}

/// Move Points per cube. R2 V.A.17, G-41, G-48
pub fn move_multiplier(game: &Game, mini: MiniId) -> u8 {
    match purse(game, mini) {
        Purse::Tablet(id) => {
            let tablet = game.state().tablets.get(id);
            tablet.map_or(1, |tablet| game.scenario().hero(tablet.hero).movement_multiplier)
        }
        Purse::Post => game.scenario().mission.villain.movement_multiplier,
        Purse::Commander(_) | Purse::Nobody => 1,
    }
}

fn held_and_limit(game: &Game, id: TabletId, space: Space) -> (u8, u8) {
    game.state()
        .tablets
        .get(id)
        .map_or((0, 0), |tablet| (tablet.spaces.on(space), exertion_limit(game.scenario(), tablet.hero, space)))
}

/// The Exertion limit printed for a space. R2 V.A
pub fn exertion_limit(scenario: &Scenario, hero: HeroId, space: Space) -> u8 {
    let screen = scenario.hero(hero);
    match space {
        Space::Melee => screen.melee.limit,
        Space::Ranged => screen.ranged.limit,
        Space::Manipulation => screen.manipulation.limit,
        Space::Thought => screen.thought.limit,
        Space::Movement => screen.movement_limit,
        Space::Defense => screen.defense.limit,
        Space::Reroll => screen.reroll_limit,
    }
}

/// Cubes that handling a card or token takes from its Hero: none where Wounds count as one, and none where it answers a question,
/// since what comes out of a safe is taken at once, and who agrees to a handing over does not act. R2 VII.D.1, G-39, G-62, G-63
pub fn automatic_cubes(game: &Game, command: &Command) -> u8 {
    let (Command::PickUp { mini, pushing, .. }
    | Command::Give { mini, pushing, .. }
    | Command::Take { mini, pushing, .. }
    | Command::PickUpToken { mini, pushing, .. }
    | Command::PutDownToken { mini, pushing, .. }) = command
    else {
        return 0;
    };
    let is_answer = matches!(game.state().stack.last(), Some(Frame::Gain(_) | Frame::HandOver(_)));
    u8::from(*pushing == 0 && !is_answer && game.state().tablet(*mini).is_some())
}
