//! What the mission is about, read from its data: what each side counts, how the game ends, and which interactions
//! bring a side nearer to its end. Nothing here knows a mission by name.

use crate::content::mission::{Actor, Effect, Goal as Wanted, Interaction, Moment, Side, TokenMatch};
use crate::content::tile::Action;
use crate::rules::board::AreaId;
use crate::rules::query;
use crate::rules::state::{Kind, MissionToken};
use crate::rules::{Game, MiniId, TokenId};

/// A step towards an objective.
const STEP: f64 = 100.0;
/// A step beyond the objective: the other side may undo one.
const SPARE_STEP: f64 = 45.0;
/// A game won.
const VICTORY: f64 = 5000.0;
/// Taking away what the other side would use.
const DENIAL: f64 = 22.0;
/// A Reinforcement Point.
pub const POINT: f64 = 5.0;

/// An interaction that would help.
#[derive(Clone, PartialEq, Debug)]
pub struct Goal {
    /// Which of the mission.
    pub interaction: u8,
    /// With which token.
    pub here: Option<TokenId>,
    /// On which other token.
    pub chosen: Option<TokenId>,
    /// Where; none = anywhere.
    pub area: Option<AreaId>,
    /// How much it helps.
    pub gain: f64,
}

/// What the tokens on the board are worth to a side.
fn worth(game: &Game, side: Side) -> f64 {
    let mission = &game.scenario().mission;
    let signed = |of: Side, value: f64| if of == side { value } else { -value };
    let mut sum = 0.0;
    for objective in &mission.objectives {
        let count = query::tokens(game, &objective.counts).count() as f64;
        let value = match objective.goal {
            Wanted::AtLeast(goal) => ladder(count, f64::from(goal)),
            Wanted::AtMost(goal) => ladder(-count, -f64::from(goal)),
        };
        sum += signed(objective.side, value);
    }
    let holds = |ending: &&crate::content::mission::Ending| {
        ending.only_if.iter().all(|condition| query::holds(game, condition))
    };
    if let Some(ending) = mission.endings.iter().filter(|ending| ending.at.is_none()).find(holds) {
        sum += signed(ending.winner, VICTORY);
    }
    if let Some(ending) = mission.endings.iter().filter(|ending| ending.at.is_some()).find(holds) {
        let late = f64::from(game.state().round) / f64::from(mission.rounds.max(1));
        sum += signed(ending.winner, 40.0 + 260.0 * late * late);
    }
    sum
}

/// Full steps up to the goal, smaller ones beyond it.
fn ladder(count: f64, goal: f64) -> f64 {
    STEP * count.min(goal) + SPARE_STEP * (count - goal).max(0.0)
}

/// Every interaction that would help a side, for anybody of it.
pub fn goals(game: &Game, side: Side) -> Vec<Goal> {
    let mission = &game.scenario().mission;
    let mut scratch = game.clone();
    let before = worth(game, side);
    let mut found = Vec::new();
    for (at, interaction) in mission.interactions.iter().enumerate() {
        if !may_side(game, interaction, side) || !interaction.only_if.iter().all(|c| query::holds(game, c)) {
            continue;
        }
        for here in matching(game, interaction.here.as_ref()) {
            let best = matching(game, interaction.anywhere.as_ref())
                .into_iter()
                .map(|chosen| {
                    scratch.state_mut().tokens.clone_from(&game.state().tokens);
                    let direct = carry_out(&mut scratch, &interaction.effects, here, chosen);
                    let safety = chosen.map_or(0.0, |token| 0.2 * f64::from(enemy_distance(game, token.area, side)));
                    (worth(&scratch, side) - before + direct + safety, chosen)
                })
                .max_by(|a, b| a.0.total_cmp(&b.0));
            let Some((gain, chosen)) = best else { continue };
            let removes = interaction.effects.contains(&Effect::RemoveHere);
            let denied = here.filter(|_| removes).map_or(0.0, |token| denial(game, token, side));
            if gain + denied > 0.5 {
                found.push(Goal {
                    interaction: at as u8,
                    here: here.map(|token| token.id),
                    chosen: chosen.map(|token| token.id),
                    area: here.map(|token| token.area),
                    gain: gain + denied,
                });
            }
        }
    }
    found
}

/// Tokens that match, or none where none is asked for.
fn matching(game: &Game, wanted: Option<&TokenMatch>) -> Vec<Option<MissionToken>> {
    match wanted {
        None => vec![None],
        Some(wanted) => query::tokens(game, wanted).map(|token| Some(*token)).collect(),
    }
}

/// What a token that counts for nothing is worth to the other side as a tool.
fn denial(game: &Game, token: MissionToken, side: Side) -> f64 {
    let mission = &game.scenario().mission;
    let is = |wanted: &TokenMatch| query::tokens(game, wanted).any(|found| found.id == token.id);
    if mission.objectives.iter().any(|objective| is(&objective.counts)) {
        return 0.0;
    }
    let uses = |by: Side| {
        let theirs = mission.interactions.iter().filter(|interaction| may_side(game, interaction, by));
        theirs.filter(|interaction| interaction.here.as_ref().is_some_and(is)).any(|i| helps_somebody(&i.effects))
    };
    if uses(side.enemy()) { DENIAL } else { 0.0 }
}

fn helps_somebody(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| !matches!(effect, Effect::RemoveHere))
}

fn enemy_distance(game: &Game, area: AreaId, side: Side) -> u8 {
    let state = game.state();
    let enemies = state.minis.iter().filter(|mini| mini.side == Some(side.enemy())).filter_map(|mini| mini.area);
    enemies.filter_map(|from| query::distance(game, from, area)).min().unwrap_or(0)
}

/// Lets the tokens of a what-if copy change; what else happens is judged at once.
fn carry_out(game: &mut Game, effects: &[Effect], here: Option<MissionToken>, chosen: Option<MissionToken>) -> f64 {
    let mut direct = 0.0;
    for effect in effects {
        match effect {
            Effect::RemoveHere => remove(game, here),
            Effect::RemoveChosen => remove(game, chosen),
            Effect::TurnHere(face) => turn(game, here, face),
            Effect::TurnChosen(face) => turn(game, chosen, face),
            Effect::Reinforcement(points) => direct += POINT * f64::from(*points),
            Effect::PlaceEquipmentHere(_) => direct += POINT,
            Effect::Choose(branches, otherwise) => {
                let branch = branches.iter().find(|(condition, _)| query::holds(game, condition));
                let effects = branch.map_or(otherwise.as_slice(), |(_, effects)| effects);
                direct += carry_out(game, effects, here, chosen);
            }
            Effect::Transform { .. }
            | Effect::Activate(_)
            | Effect::Wound(..)
            | Effect::ExplosionHere(_)
            | Effect::CloseReinforcement(_)
            | Effect::OpenReinforcement(_) => {}
        }
    }
    direct
}

fn remove(game: &mut Game, token: Option<MissionToken>) {
    game.state_mut().tokens.retain(|other| Some(other.id) != token.map(|token| token.id));
}

fn turn(game: &mut Game, token: Option<MissionToken>, face: &str) {
    let Some(token) = token else { return };
    let kinds = &game.scenario().mission.token_kinds;
    let faces = kinds.get(usize::from(token.kind)).map(|kind| kind.faces.as_slice()).unwrap_or_default();
    let Some(face) = faces.iter().position(|known| known == face) else { return };
    let tokens = &mut game.state_mut().tokens;
    tokens.iter_mut().filter(|other| other.id == token.id).for_each(|other| other.face = face as u8);
}

/// Whether anybody of a side may ever do an interaction.
fn may_side(game: &Game, interaction: &Interaction, side: Side) -> bool {
    match &interaction.who {
        Actor::Hero | Actor::HeroSide => side == Side::Heroes,
        Actor::VillainSide => side == Side::Villain,
        Actor::Tiles(tiles) => game.state().minis.iter().any(|mini| match mini.kind {
            Kind::Tile(tile) => mini.side == Some(side) && tiles.contains(&game.scenario().tile(tile).id),
            Kind::Hero => false,
        }),
    }
}

/// Whether a miniature may do an interaction, and has the dice for it.
pub fn may(game: &Game, mini: MiniId, interaction: &Interaction) -> bool {
    let is_actor = query::candidates::may_interact(game, mini, &interaction.who);
    let action = action_of(interaction);
    is_actor
        && match game.state().mini(mini).kind {
            Kind::Hero => true,
            Kind::Tile(tile) => {
                let tile = game.scenario().tile(tile);
                !tile.never.contains(&action) && !query::pools::characteristics(tile, action).is_empty()
            }
        }
}

/// Manipulation or Thought.
pub fn action_of(interaction: &Interaction) -> Action {
    match interaction.action {
        crate::content::mission::InteractionAction::Manipulation => Action::Manipulation,
        crate::content::mission::InteractionAction::Thought => Action::Thought,
    }
}

/// Turns of a side before the game ends, the one under way included.
pub fn turns_left(game: &Game, side: Side) -> u8 {
    let mission = &game.scenario().mission;
    let first = mission.initiative == side;
    let timed = mission.endings.iter().filter_map(|ending| ending.at).max_by_key(|(_, round)| *round);
    let last = match timed {
        Some((moment, round)) => {
            let comes_before = match moment {
                Moment::Upkeep => true,
                Moment::StartOfHeroesTurn => side == Side::Heroes || !first,
                Moment::EndOfHeroesTurn => side == Side::Villain && !first,
                Moment::StartOfVillainsTurn => side == Side::Villain || !first,
                Moment::EndOfVillainsTurn => side == Side::Heroes && !first,
                Moment::EndOfRound => false,
            };
            if comes_before { round.saturating_sub(1) } else { round }
        }
        None => mission.rounds,
    };
    (last + 1).saturating_sub(game.state().round.max(1))
}
