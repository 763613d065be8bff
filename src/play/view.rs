//! The whole table in words: the protocol's answer to `state`.

use serde_json::{Value, json};

use super::draws::draw_out;
use super::history::Match;
use super::names::Names;
use super::record::Hash;
use super::wire::{self, snake_case, word};
use gotham_content::mission::Side;
use gotham_rules::board::AreaId;
use gotham_rules::score::{Score, ScoreFrom, ScoreLine};
use gotham_rules::state::{Automaton, CommandPost, Mini, Queued, RiverSlot};
use gotham_rules::{AiCardId, Ask, Game, Happening, MiniId, mission, query, skills};

/// The table of a match in words. `docs/engine-protocol.md` explains every field.
pub fn state(table: &Match) -> Value {
    let game = table.game();
    let (state, names, mission) = (game.state(), Names::of(game), &game.scenario().mission);
    json!({
        "mission": mission.id.as_str(),
        "options": table.options(),
        "round": state.round,
        "rounds": mission.rounds,
        "phase": state.phase,
        "side": word(&game.prompt().side),
        "result": state.result.map(|outcome| json!({
            "winner": word(&outcome.winner),
            "ending": names.ending(outcome.ending),
            "text": mission.endings.get(usize::from(outcome.ending)).map(|ending| &ending.text),
        })),
        "heroes": state.with_tablets().map(|mini| hero(game, names, mini)).collect::<Vec<_>>(),
        "minis": state.all_minis().filter(|id| !state.mini(*id).has_tablet() && is_there(state.mini(*id)))
            .map(|id| miniature(game, names, id)).collect::<Vec<_>>(),
        "river": river(game, names),
        "command_post": command_post(&state.post),
        "automaton": automaton(game, names),
        "pool": pool(game, names),
        "tokens": state.tokens.iter().map(|token| json!({
            "id": names.token(token.id),
            "kind": names.token_kind(token.kind),
            "area": names.area(token.area),
            "face": (!token.hidden).then(|| names.face(token.kind, token.face)),
            "carried_by": token.carried_by.map(|bearer| names.mini(bearer)),
        })).collect::<Vec<_>>(),
        "fields": state.fields.iter().map(|field| json!({
            "kind": field.kind, "area": names.area(field.area), "by": word(&field.by), "active": field.active,
        })).collect::<Vec<_>>(),
        "ground": state.ground.iter().map(|(area, card)| json!({
            "area": names.area(*area), "card": names.card(*card),
        })).collect::<Vec<_>>(),
        "board": board(game, names),
        "reinforcement_areas": state.reinforcement_areas.iter().map(|(area, open)| json!({
            "area": names.area(*area), "open": open,
        })).collect::<Vec<_>>(),
        "used": wire::out(game, &state.used),
        "done": state.memory.done.iter().map(|(mini, interaction)| json!({
            "mini": names.mini(*mini), "interaction": names.interaction(interaction.0),
        })).collect::<Vec<_>>(),
        "lost_skills": state.lost_skills.iter().map(|(mini, skill)| json!({
            "mini": names.mini(*mini), "skill": word(skill),
        })).collect::<Vec<_>>(),
        "objectives": objectives(game),
        "values": (0..state.memory.values.len() as u8).map(|at| {
            (names.value(at).to_string(), Value::from(state.memory.values[usize::from(at)]))
        }).collect::<serde_json::Map<_, _>>(),
        "modes": state.memory.modes.iter().map(|mode| names.mode(mode.0)).collect::<Vec<_>>(),
        "last_round": state.memory.last_round,
        "score": score(game),
        "grace": game.state().result.and(gotham_rules::mission::grace(game)),
        "dice_log": dice_log(table),
        "queued_dice": state.chance.queued(),
        "practice": table.is_practice(),
        "hash": Hash(game.hash()),
    })
}

/// A miniature without a Bat-Tablet.
fn miniature(game: &Game, names: Names, id: MiniId) -> Value {
    let mini = game.state().mini(id);
    json!({
        "id": names.mini(id),
        "tile": mini.tile().map(|tile| names.tile(tile)),
        "side": mini.side.map(|side| word(&side)),
        "commander": mini.commander.map(|commander| names.mini(commander)),
        "area": mini.area.map(|area| names.area(area)),
        "life": mini.life,
        "down": mini.down,
        "shackles": mini.shackles,
        "skills": skill_levels(game, id),
    })
}

fn river(game: &Game, names: Names) -> Value {
    let slot = |(at, slot): (usize, &RiverSlot)| match slot {
        RiverSlot::Tile { tile, neutralized } => json!({
            "in_force": query::is_in_force(game, *tile),
            "tile": names.tile(*tile), "neutralized": neutralized, "cost": query::tile_cost(game, at),
        }),
        RiverSlot::Event => json!({ "tile": "event", "neutralized": false, "cost": query::tile_cost(game, at) }),
    };
    game.state().river.iter().enumerate().map(slot).collect()
}

fn command_post(post: &CommandPost) -> Value {
    json!({
        "reserve": post.reserve,
        "fatigue": post.fatigue,
        "movement": post.spaces.movement,
        "defense": post.spaces.defense,
        "reroll": post.spaces.reroll,
        "recovery": post.recovery,
        "demobilized": post.demobilized,
        "free_reroll": post.free_reroll,
    })
}

/// How many miniatures of each tile wait in the Character Pool.
fn pool(game: &Game, names: Names) -> Value {
    let waiting = |tile| {
        let waiting = query::in_pool(game, tile).count();
        (waiting > 0).then(|| (names.tile(tile).to_string(), Value::from(waiting)))
    };
    Value::Object(game.scenario().tile_ids().filter_map(waiting).collect())
}

fn objectives(game: &Game) -> Value {
    let objectives = mission::objectives(game).into_iter().map(|progress| {
        json!({
            "text": progress.text,
            "shown": progress.shown,
            "side": word(&progress.side),
            "count": progress.count,
            "goal": goal(&serde_json::to_value(progress.goal).unwrap_or_default()),
            "met": progress.met,
            "active": progress.active,
        })
    });
    objectives.collect()
}

/// Everything on the board that may change: doors, links and elevators as they are, and what differs from the printed board.
fn board(game: &Game, names: Names) -> Value {
    let (board, changes) = (game.board(), &game.state().board);
    let ends = |(a, b): (AreaId, AreaId)| [names.area(a), names.area(b)];
    json!({
        "broken_walls": changes.broken_walls().iter().map(|pair| ends(*pair)).collect::<Vec<_>>(),
        "doors": board.doors().iter().map(|door| json!({
            "id": door.name_id, "between": ends(door.between), "state": word(&door.state),
        })).collect::<Vec<_>>(),
        "links": board.plain_links().iter().map(|link| json!({
            "id": link.name_id, "between": ends(link.between), "state": word(&link.state),
        })).collect::<Vec<_>>(),
        "elevators": board.elevators().iter().map(|elevator| json!({
            "id": elevator.name_id, "car": names.area(elevator.car),
            "at": board.shaft_of(elevator).map(|shaft| names.area(shaft.beside)),
            "shafts": elevator.shafts.iter().map(|shaft| names.area(shaft.beside)).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "areas": changes.areas().map(|(id, changes)| {
            let area = board.area(id);
            json!({
                "area": names.area(id), "closed": changes.closed, "dark": changes.dark, "difficult": area.difficult,
                "dangerous": area.dangerous, "elevation": area.elevation,
            })
        }).collect::<Vec<_>>(),
    })
}

/// Whether a miniature is on the board, or a Hero Ally's that may come to it.
fn is_there(mini: &Mini) -> bool {
    mini.area.is_some() || mini.commander.is_some()
}

fn hero(game: &Game, names: Names, id: MiniId) -> Value {
    let state = game.state();
    let (mini, Some(hero)) = (state.mini(id), state.tablet(id)) else { return Value::Null };
    let prompt = game.prompt();
    let move_points = match prompt.ask {
        Ask::KeepMoving { points } if prompt.subject == Some(id) => points,
        _ => 0,
    };
    let cards = |cards: &[gotham_rules::CardId]| cards.iter().map(|card| names.card(*card)).collect::<Vec<_>>();
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
            "tile": names.tile(ally.tile), "neutralized": ally.neutralized,
        })).collect::<Vec<_>>(),
        "encumbrance": query::encumbrance(game, id),
        "has_moved": hero.has_moved,
        "kept_points": hero.by_variants.kept_points,
        "free_success": query::has_free_success(game, id),
        "move_points": move_points,
        "skills": skill_levels(game, id),
    })
}

/// The Skills of a miniature with their levels now, and the rule that turns one off.
fn skill_levels(game: &Game, mini: MiniId) -> Vec<Value> {
    let entry = |held: query::SkillState| {
        let level = if held.off.is_none() { skills::level(game, mini, held.skill) } else { held.level };
        json!({ "skill": word(&held.skill), "level": level, "off": held.off.map(|refusal| refusal.rule) })
    };
    query::skills(game, mini).into_iter().map(entry).collect()
}

/// `{"AtMost": 1}` as `{"at_most": 1}`.
fn goal(goal: &Value) -> Value {
    let fields = goal.as_object().into_iter().flatten();
    fields.map(|(key, number)| (snake_case(key), number.clone())).collect::<serde_json::Map<_, _>>().into()
}

/// Every die that was rolled and everything else that was drawn openly, in order, with the number of the command that
/// rolled it.
fn dice_log(table: &Match) -> Vec<Value> {
    let game = table.game();
    let entry = |(step, event): (usize, &gotham_rules::Event)| {
        let face = |color, face| Queued::Face { color, face };
        let draws = match &event.what {
            Happening::Rolled { dice, .. } => dice.iter().map(|(color, shown)| face(*color, *shown)).collect(),
            Happening::Rerolled { color, to, .. } => vec![face(*color, *to)],
            Happening::DieRolled { shown } => vec![Queued::D6(*shown)],
            Happening::Picked { number, .. } => vec![Queued::Pick(*number)],
            _ => return None,
        };
        let words = wire::event_out(game, event);
        let faces: Vec<String> = draws.iter().map(draw_out).collect();
        Some(json!({
            "command": step + 1,
            "event": words["event"],
            "mini": words.get("mini"),
            "roll": words.get("roll"),
            "by": words.get("by"),
            "dice": faces,
        }))
    };
    table.events().filter_map(entry).collect()
}

/// The cards of the automated Villain: which one is in force, which are left face down, and which lie open. In what order
/// the deck lies, nobody knows. SOLO V.B
fn automaton(game: &Game, names: Names) -> Value {
    let Some(automaton) = &game.state().automaton else { return Value::Null };
    let deck = game.state().decks.get(Automaton::DECK).cloned().unwrap_or_default();
    let words = |cards: &[u8]| cards.iter().map(|card| names.ai_card(AiCardId(*card))).collect::<Vec<_>>();
    let mut left = deck.face_down().to_vec();
    left.sort_unstable();
    json!({
        "card": automaton.card.map(|card| names.ai_card(card)),
        "column": automaton.column,
        "deck": words(&left),
        "discard": words(deck.discard()),
    })
}

/// What a win of the Heroes against the cards is worth, or would be worth now. SOLO XV
fn score(game: &Game) -> Value {
    let is_lost = game.state().result.is_some_and(|outcome| outcome.winner == Side::Villain);
    if game.state().automaton.is_none() || is_lost {
        return Value::Null;
    }
    let score = Score::so_far(game);
    let line = |line: &ScoreLine| {
        let (from, count) = match line.from {
            ScoreFrom::Reserve(cubes) => ("reserve", cubes),
            ScoreFrom::Wounds(cubes) => ("wounds", cubes),
            ScoreFrom::Hardship(hardship, steps) => (hardship.word(), steps),
            ScoreFrom::Variant(variant, heroes) => (variant.word(), heroes),
        };
        json!({ "for": from, "count": count, "points": line.points })
    };
    json!({
        "points": score.total(),
        "rank": word(&score.rank()),
        "lines": score.lines.iter().map(line).collect::<Vec<_>>(),
    })
}
