//! Manipulations and Thoughts: automatic ones happen, complex ones roll against a Difficulty. R2 VII.D, VII.E

use super::attack::tally;
use super::stack::{Flow, go, push, wait};
use super::wounds::hazard;
use super::{energy, explosion, items, roll};
use crate::content::skill::Skill;
use crate::content::tile::Action;
use crate::rules::board::AreaId;
use crate::rules::command::{CardUse, Command, Effort};
use crate::rules::event::{ActionTried, Happening, PlacedBy, RollFor};
use crate::rules::frames::{ActionFrame, Context, Doing, Effects, Explosion, Frame};
use crate::rules::game::Game;
use crate::rules::id::{MiniId, TokenId};
use crate::rules::query::pools::{self, Dice};
use crate::rules::query::{self, moving};
use crate::rules::ruling::Rule;
use crate::rules::skills;

/// Begins a Manipulation or Thought. R2 VII.D.1, VII.D.2, VII.E.1, VII.E.2
pub(super) fn begin(game: &mut Game, command: &Command) {
    match command {
        Command::PickUp { mini, card } => {
            automatic(game, *mini, Action::Manipulation, ActionTried::PickUp(*card));
            items::pick_up(game, *mini, *card);
        }
        Command::Give { mini, card, to } => {
            automatic(game, *mini, Action::Manipulation, ActionTried::Give(*card));
            items::hand_over(game, *mini, *to, *card);
        }
        Command::Take { mini, card, from } => {
            automatic(game, *mini, Action::Manipulation, ActionTried::Take(*card));
            items::hand_over(game, *from, *mini, *card);
        }
        Command::Attract { mini, target } => attract(game, *mini, *target),
        Command::Interact { mini, interaction, here, chosen, effort } => {
            interact(game, *mini, *interaction, (*here, *chosen), effort);
        }
        Command::Throw { mini, card, area, effort } => {
            let doing = Doing::Throw { card: *card, target: *area };
            let difficulty = distance_to(game, *mini, *area);
            complex(game, *mini, doing, effort, difficulty, ActionTried::Throw(*card));
        }
        Command::Grenade { mini, area, effort } => {
            let doing = Doing::Grenade { target: *area, explosion: grenade(game, *mini, *area, &effort.cards) };
            let difficulty = distance_to(game, *mini, *area);
            complex(game, *mini, doing, effort, difficulty, ActionTried::Grenade(*area));
        }
        Command::Unshackle { mini, target, effort } => {
            let difficulty = game.state().mini(*target).shackles;
            complex(game, *mini, Doing::Unshackle(*target), effort, difficulty, ActionTried::Unshackle(*target));
        }
        _ => {}
    }
}

fn distance_to(game: &Game, mini: MiniId, area: AreaId) -> u8 {
    game.state().mini(mini).area.and_then(|from| query::distance(game, from, area)).unwrap_or(u8::MAX)
}

/// An automatic action costs a Hero one cube. R2 VII.D.1, VII.E.1
fn automatic(game: &mut Game, mini: MiniId, action: Action, tried: ActionTried) {
    let rule = if action == Action::Thought { Rule::AutomaticThought } else { Rule::AutomaticManipulation };
    game.emit(rule, Happening::ActionDeclared { mini, action: tried });
    if game.state().hero(mini).is_some() {
        energy::spend(game, mini, pools::space(action), 1, rule);
    }
}

/// An interaction of the mission: automatic, or against its Difficulty. R2 VII.D, VII.E
fn interact(
    game: &mut Game,
    mini: MiniId,
    at: u8,
    (here, chosen): (Option<TokenId>, Option<TokenId>),
    effort: &Effort,
) {
    let scenario = game.scenario().clone();
    let interaction = &scenario.mission.interactions[usize::from(at)];
    match interaction.difficulty {
        None => {
            automatic(game, mini, query::interaction_action(interaction), ActionTried::Interaction(at));
            let context = Context { mini: Some(mini), here, chosen };
            push(game, Frame::Effects(Effects::new(&interaction.effects, context)));
        }
        Some(difficulty) => {
            let doing = Doing::Interaction { interaction: at, here, chosen };
            complex(game, mini, doing, effort, difficulty, ActionTried::Interaction(at));
        }
    }
}

/// Declares a Complex action, pays for it and rolls. R2 VII.D.2, VII.E.2
fn complex(game: &mut Game, mini: MiniId, doing: Doing, effort: &Effort, difficulty: u8, tried: ActionTried) {
    let action = action_of(game, &doing);
    let pool = pool(game, mini, &doing, effort);
    let rule = if action == Action::Thought { Rule::ComplexThought } else { Rule::ComplexManipulation };
    game.emit(rule, Happening::ActionDeclared { mini, action: tried });
    energy::spend(game, mini, pools::space(action), effort.cubes, rule);
    effort.cards.iter().for_each(|used| items::use_up(game, mini, used.card));
    let frame = ActionFrame { mini, doing, effort: effort.clone(), difficulty, rolled: None, landing: Vec::new() };
    push(game, Frame::Action(frame));
    let why = if action == Action::Thought { RollFor::Thought } else { RollFor::Manipulation };
    roll::roll(game, mini, why, &pool, Some(difficulty));
}

fn action_of(game: &Game, doing: &Doing) -> Action {
    match doing {
        Doing::Interaction { interaction, .. } => {
            query::interaction_action(&game.scenario().mission.interactions[usize::from(*interaction)])
        }
        Doing::Throw { .. } | Doing::Grenade { .. } | Doing::Unshackle(_) => Action::Manipulation,
    }
}

fn pool(game: &Game, mini: MiniId, doing: &Doing, effort: &Effort) -> Dice {
    let action = action_of(game, doing);
    match doing {
        Doing::Interaction { interaction, .. } => {
            let helped_by = &game.scenario().mission.interactions[usize::from(*interaction)].helped_by;
            pools::complex(game, mini, action, effort, helped_by, None)
        }
        Doing::Throw { card, .. } => pools::complex(game, mini, action, effort, &[], Some(*card)),
        Doing::Grenade { .. } => pools::complex(game, mini, action, effort, &[], None),
        Doing::Unshackle(_) => pools::complex(game, mini, action, effort, &[Skill::LockPicking], None),
    }
}

/// Compares the successes with the Difficulty and applies the action. R2 VII.D.2, VII.E.2, G-35
pub(super) fn step(game: &mut Game, mut frame: ActionFrame) -> Flow {
    if frame.landing.len() > 1 {
        return wait(game, Frame::Action(frame));
    }
    if let [area] = frame.landing.as_slice() {
        let area = *area;
        arrive(game, frame, area);
        return Flow::Goes;
    }
    let shown = frame.rolled.take().unwrap_or(0);
    let (parts, successes) = tally(shown, &pool(game, frame.mini, &frame.doing, &frame.effort));
    let (mini, difficulty) = (frame.mini, frame.difficulty);
    let succeeded = successes >= difficulty;
    let rule = match action_of(game, &frame.doing) {
        Action::Thought => Rule::ComplexThought,
        _ => Rule::ComplexManipulation,
    };
    game.emit(rule, Happening::ActionCounted { mini, parts, successes, difficulty, succeeded });
    match &frame.doing {
        Doing::Interaction { interaction, here, chosen } => {
            if succeeded {
                let scenario = game.scenario().clone();
                let effects = &scenario.mission.interactions[usize::from(*interaction)].effects;
                let context = Context { mini: Some(mini), here: *here, chosen: *chosen };
                push(game, Frame::Effects(Effects::new(effects, context)));
            }
            Flow::Goes
        }
        Doing::Unshackle(target) => {
            if succeeded {
                game.state_mut().minis[target.index()].shackles = 0;
                game.emit(Rule::Shackles, Happening::Unshackled { mini: *target });
            }
            Flow::Goes
        }
        Doing::Throw { target, .. } | Doing::Grenade { target, .. } => {
            frame.landing = if succeeded { vec![*target] } else { short_of(game, mini, *target, successes) };
            go(game, Frame::Action(frame))
        }
    }
}

/// Where something that falls short lands: Areas crossed by the line at that Distance, or else the farthest crossed
/// Area below it; the thrower's own Area with no success. R2 V.C.2.d, G-35
pub(super) fn short_of(game: &Game, mini: MiniId, target: AreaId, successes: u8) -> Vec<AreaId> {
    let Some(from) = game.state().mini(mini).area else { return vec![target] };
    let lines = game.scenario().board.lines(from, target);
    let mut crossed: Vec<AreaId> = lines.iter().flat_map(|line| line.crossed.iter().copied()).collect();
    crossed.sort();
    crossed.dedup();
    for wanted in (1..=successes).rev() {
        let at = |area: &AreaId| query::distance(game, from, *area) == Some(wanted);
        let found: Vec<AreaId> = crossed.iter().copied().filter(at).collect();
        if !found.is_empty() {
            return found;
        }
    }
    vec![from]
}

/// The player's choice of where it lands. G-35
pub(super) fn answer(game: &mut Game, mut frame: ActionFrame, command: &Command) {
    if let Command::LandIn { area } = command {
        frame.landing = vec![*area];
    }
    push(game, Frame::Action(frame));
}

fn arrive(game: &mut Game, frame: ActionFrame, area: AreaId) {
    match frame.doing {
        Doing::Throw { card, target } => items::land(game, frame.mini, card, target, area),
        Doing::Grenade { mut explosion, .. } => {
            explosion.area = area;
            push(game, Frame::Explosion(explosion));
        }
        Doing::Interaction { .. } | Doing::Unshackle(_) => {}
    }
}

/// The Explosion that a Grenade brings, with what its cards lend. S2 Grenade, G-33
fn grenade(game: &Game, mini: MiniId, area: AreaId, cards: &[CardUse]) -> Explosion {
    let level = |skill| skills::level_using(game, mini, skill, cards);
    Explosion {
        lays_down: level(Skill::Immobilization),
        tokens: explosion::tokens(level),
        ..Explosion::plain(area, level(Skill::Grenade), game.state().mini(mini).side)
    }
}

/// Pulls a miniature into the possessor's Area. S2 Attraction, G-15, G-44
fn attract(game: &mut Game, mini: MiniId, target: MiniId) {
    automatic(game, mini, Action::Manipulation, ActionTried::Attract(target));
    let Some(area) = game.state().mini(mini).area else { return };
    game.state_mut().minis[target.index()].area = Some(area);
    game.emit(Rule::Attraction, Happening::Placed { mini: target, area, by: PlacedBy::Attraction });
    let danger = moving::dangerous_terrain(game, target, area);
    if danger > 0 && query::is_living(game, target) {
        let hazard = hazard(game, target, danger, RollFor::DangerousTerrain);
        push(game, Frame::Hazard(hazard));
    }
}
