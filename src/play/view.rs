//! The whole table in words: what the protocol's `state` answers.

use serde_json::{Value, json};

use super::names::Names;
use super::record::{Hash, face_out};
use super::table_match::Match;
use super::wire::{self, snake_case};
use crate::rules::query;
use crate::rules::state::{Kind, Mini, Queued, RiverSlot};
use crate::rules::{Ask, Game, Happening, MiniId};

/// The table of a match in words. `docs/engine-protocol.md` explains every field.
pub fn state(table: &Match) -> Value {
    let game = table.game();
    let (state, names, mission) = (game.state(), Names::of(game), &game.scenario().mission);
    let word = |value: &dyn std::fmt::Debug| snake_case(&format!("{value:?}"));
    json!({
        "mission": mission.id.as_str(),
        "round": state.round,
        "rounds": mission.rounds,
        "phase": state.phase,
        "side": word(&game.prompt().side),
        "result": state.result.map(|outcome| json!({
            "winner": word(&outcome.winner),
            "ending": names.ending(outcome.ending),
            "text": mission.endings.get(usize::from(outcome.ending)).map(|ending| &ending.text),
        })),
        "heroes": (0..state.heroes.len() as u8).map(|slot| hero(game, names, MiniId(slot))).collect::<Vec<_>>(),
        "minis": state.all_minis().filter(|id| state.hero(*id).is_none() && is_there(state.mini(*id))).map(|id| {
            let mini = state.mini(id);
            json!({
                "id": names.mini(id),
                "tile": match mini.kind { Kind::Tile(tile) => Some(names.tile(tile)), Kind::Hero => None },
                "side": mini.side.map(|side| word(&side)),
                "commander": mini.commander.map(|commander| names.mini(commander)),
                "area": mini.area.map(|area| names.area(area)),
                "life": mini.life,
                "down": mini.down,
                "shackles": mini.shackles,
            })
        }).collect::<Vec<_>>(),
        "river": state.river.iter().enumerate().map(|(at, slot)| match slot {
            RiverSlot::Tile { tile, neutralized } => json!({
                "tile": names.tile(*tile), "neutralized": neutralized, "cost": query::tile_cost(game, at),
            }),
            RiverSlot::Event => json!({ "tile": "event", "neutralized": false, "cost": query::tile_cost(game, at) }),
        }).collect::<Vec<_>>(),
        "command_post": {
            "reserve": state.post.reserve,
            "fatigue": state.post.fatigue,
            "movement": state.post.spaces.movement,
            "defense": state.post.spaces.defense,
            "reroll": state.post.spaces.reroll,
            "recovery": state.post.recovery,
            "demobilized": state.post.demobilized,
        },
        "pool": game.scenario().tile_ids().filter_map(|tile| {
            let waiting = query::in_pool(game, tile).count();
            (waiting > 0).then(|| (names.tile(tile).to_string(), Value::from(waiting)))
        }).collect::<serde_json::Map<_, _>>(),
        "tokens": state.tokens.iter().map(|token| json!({
            "id": names.token(token.id),
            "kind": names.token_kind(token.kind),
            "area": names.area(token.area),
            "face": names.face(token.kind, token.face),
        })).collect::<Vec<_>>(),
        "fields": state.fields.iter().map(|field| json!({
            "kind": field.kind, "area": names.area(field.area), "by": word(&field.by), "active": field.active,
        })).collect::<Vec<_>>(),
        "ground": state.ground.iter().map(|(area, card)| json!({
            "area": names.area(*area), "card": names.card(*card),
        })).collect::<Vec<_>>(),
        "broken_walls": state.broken_walls.iter().map(|(a, b)| [names.area(*a), names.area(*b)]).collect::<Vec<_>>(),
        "reinforcement_areas": state.reinforcement_areas.iter().map(|(area, open)| json!({
            "area": names.area(*area), "open": open,
        })).collect::<Vec<_>>(),
        "objectives": query::objectives(game).into_iter().map(|progress| json!({
            "text": progress.text,
            "side": word(&progress.side),
            "count": progress.count,
            "goal": goal(&serde_json::to_value(progress.goal).unwrap_or_default()),
            "met": progress.met,
        })).collect::<Vec<_>>(),
        "dice_log": dice_log(table),
        "queued_dice": state.dice.queued(),
        "practice": table.is_practice(),
        "hash": Hash(game.hash()),
    })
}

/// Whether a miniature is on the board, or a Hero Ally's that may come to it.
fn is_there(mini: &Mini) -> bool {
    mini.area.is_some() || mini.commander.is_some()
}

fn hero(game: &Game, names: Names, id: MiniId) -> Value {
    let state = game.state();
    let (mini, Some(hero)) = (state.mini(id), state.hero(id)) else { return Value::Null };
    let prompt = game.prompt();
    let move_points = match prompt.ask {
        Ask::KeepMoving { points } if prompt.subject == Some(id) => points,
        _ => 0,
    };
    let cards = |cards: &[crate::rules::CardId]| cards.iter().map(|card| names.card(*card)).collect::<Vec<_>>();
    json!({
        "id": names.mini(id),
        "hero": names.hero(hero.hero),
        "area": mini.area.map(|area| names.area(area)),
        "stance": hero.stance,
        "reserve": hero.reserve,
        "fatigue": hero.fatigue,
        "wounds": hero.wounds,
        "spaces": hero.spaces,
        "neutralized": hero.is_neutralized(),
        "down": mini.down,
        "shackles": mini.shackles,
        "equipment": cards(&hero.equipment),
        "gadgets": cards(&hero.gadgets),
        "allies": hero.allies.iter().map(|ally| json!({
            "tile": names.tile(ally.tile), "neutralized": ally.neutralized, "commanded": ally.commanded,
        })).collect::<Vec<_>>(),
        "encumbrance": query::encumbrance(game, id),
        "move_points": move_points,
    })
}

/// `{"AtMost": 1}` as `{"at_most": 1}`.
fn goal(goal: &Value) -> Value {
    let fields = goal.as_object().into_iter().flatten();
    fields.map(|(key, number)| (snake_case(key), number.clone())).collect::<serde_json::Map<_, _>>().into()
}

/// Every die that was rolled, in order, with the number of the command that rolled it.
fn dice_log(table: &Match) -> Vec<Value> {
    let game = table.game();
    let entry = |(step, event): (usize, &crate::rules::Event)| {
        let dice = match &event.what {
            Happening::Rolled { dice, .. } => dice.clone(),
            Happening::Rerolled { color, to, .. } => vec![(*color, *to)],
            _ => return None,
        };
        let words = wire::event_out(game, event);
        let faces: Vec<String> = dice.into_iter().map(|(color, face)| face_out(&Queued { color, face })).collect();
        Some(json!({
            "command": step + 1,
            "event": words["event"],
            "mini": words["mini"],
            "roll": words.get("roll"),
            "by": words.get("by"),
            "dice": faces,
        }))
    };
    table.events().filter_map(entry).collect()
}
