//! Moving cubes. R2 V.A, VI.A.1

use crate::command::Space;
use crate::event::Happening;
use crate::game::Game;
use crate::id::MiniId;
use crate::ruling::Rule;
use crate::state::Purse;

/// Spends cubes for a miniature on a space, as far as they are still there: between the command and its execution, the
/// mission may have swapped the Screen. R2 V.A, G-41
pub(super) fn spend(game: &mut Game, mini: MiniId, space: Space, cubes: u8, rule: Rule) {
    if cubes == 0 {
        return;
    }
    let (payer, space) = match game.state().mini(mini).purse {
        Purse::Tablet(tablet) => (Some(tablet), space),
        Purse::Commander(tablet) => (Some(tablet), Space::Thought),
        Purse::Post => (None, space),
        Purse::Nobody => return,
    };
    let state = game.state_mut();
    let (reserve, spaces) = match payer.and_then(|tablet| state.tablets.get_mut(tablet)) {
        Some(tablet) => (&mut tablet.reserve, &mut tablet.spaces),
        None => (&mut state.post.reserve, &mut state.post.spaces),
    };
    let cubes = cubes.min(*reserve);
    *reserve -= cubes;
    *spaces.on_mut(space) += cubes;
    let mini = payer.and_then(|tablet| state.mini_of(tablet));
    game.emit(rule, Happening::Spent { mini, space: Some(space), cubes });
}

/// All cubes on a Hero's spaces go to its Fatigue Zone. R2 V.B.1, V.B.6
pub(super) fn rest_hero(game: &mut Game, hero: MiniId, rule: Rule) {
    let Some(tablet) = game.state_mut().tablet_mut(hero) else { return };
    let cubes = tablet.spaces.total();
    tablet.spaces = Default::default();
    tablet.fatigue += cubes;
    if cubes > 0 {
        game.emit(rule, Happening::CubesRested { mini: Some(hero), cubes });
    }
}

/// All cubes on the Command Post's spaces go to its Fatigue Zone, then the Recovery Value comes back. R2 VI.B.1
pub(super) fn recover_villain(game: &mut Game) {
    let post = &mut game.state_mut().post;
    let cubes = post.spaces.total();
    post.spaces = Default::default();
    post.fatigue += cubes;
    let back = post.recovery.min(post.fatigue);
    post.fatigue -= back;
    post.reserve += back;
    if cubes > 0 {
        game.emit(Rule::VillainRecovery, Happening::CubesRested { mini: None, cubes });
    }
    if back > 0 {
        game.emit(Rule::VillainRecovery, Happening::Recovered { mini: None, to_reserve: back, healed: 0 });
    }
}
