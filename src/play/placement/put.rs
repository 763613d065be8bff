//! Puts things where a placement says.

use std::collections::BTreeMap;

use super::words::{Finder, unknown, wrong};
use super::{
    FieldPlacement, HeroesPoint, MiniPlacement, Placement, PlacementError, PostPlacement, ReinforcementPlacement,
    TokenPlacement, TurnPlacement, automaton, board, ledger,
};
use crate::names::Names;
use gotham_content::mission::Side;
use gotham_rules::board::AreaId;
use gotham_rules::frames::Turn;
use gotham_rules::state::{
    AllyTile, Body, CommandPost, Control, FieldToken, Forms, Mini, MissionToken, Phase, Purse, RiverSlot, State,
};
use gotham_rules::{CardId, Game, MiniId, TabletId, TileId, query};

/// The most activations on a Villain's turn. R2 VI.B.3
const MOST_ACTIVATIONS: u8 = 2;

/// The most miniatures of a match.
const MOST_MINIS: usize = 250;

impl Placement {
    /// The game with everything put there.
    ///
    /// # Errors
    /// When a word is unknown or the position is impossible.
    pub fn apply(&self, game: &Game) -> Result<Game, PlacementError> {
        let finder = Finder { names: Names::of(game), game };
        let turn = self.turn.map(|turn| point(game, turn)).transpose()?;
        let mut placed = game.state().clone();
        let state = &mut placed;
        set(&mut state.round, self.round);
        round(game, self)?;
        if let Some(last) = self.last_round {
            if last < state.round {
                return Err(wrong("last_round", format!("{last}: it is round {} already", state.round)));
            }
            state.memory.last_round = last;
        }
        for (word, placement) in &self.minis {
            let id = finder.mini(&format!("minis.{word}"), word)?;
            place_mini(finder, state, id, word, placement)?;
        }
        for (word, count) in &self.pool {
            fill_pool(finder, state, word, *count)?;
        }
        if let Some(post) = &self.command_post {
            fill_post(&mut state.post, post);
        }
        if let Some(placement) = &self.automaton {
            automaton::lay(placement, turn.is_some(), finder, state)?;
        }
        if let Some(words) = &self.river {
            state.river = river(finder, words, &state.river)?;
        }
        turn_tiles(state);
        for (word, placement) in &self.tokens {
            place_token(finder, state, word, placement.as_ref())?;
        }
        turn_allies(state);
        take_tokens_along(state);
        if let Some(areas) = &self.reinforcement_areas {
            state.reinforcement_areas = reinforcement_areas(finder, areas)?;
        }
        if let Some(fields) = &self.fields {
            let fields = fields.iter().enumerate().map(|(at, field)| field_token(finder, at, field));
            state.fields = fields.collect::<Result<_, _>>()?;
        }
        if let Some(areas) = &self.crowds {
            state.crowds = crowds(finder, state, areas)?;
        }
        if let Some(ground) = &self.ground {
            state.ground = lying(finder, ground)?;
        }
        if let Some(changed) = &self.board {
            state.board = board::changes(changed, finder)?.into();
        }
        ledger::write(self, finder, state)?;
        let mut placed = Game::from_state(game.scenario().clone(), *game.options(), placed);
        if let Some(turn) = turn {
            placed.go_to(turn);
        }
        let problems = query::invariants(&placed);
        if problems.is_empty() { Ok(placed) } else { Err(PlacementError::Impossible(problems)) }
    }
}

fn fill_post(post: &mut CommandPost, placement: &PostPlacement) {
    set(&mut post.reserve, placement.reserve);
    set(&mut post.fatigue, placement.fatigue);
    set(&mut post.spaces.movement, placement.movement);
    set(&mut post.spaces.defense, placement.defense);
    set(&mut post.spaces.reroll, placement.reroll);
    set(&mut post.recovery, placement.recovery);
    set(&mut post.demobilized, placement.demobilized);
}

/// A miniature that was put elsewhere has its tokens with it; one that was taken off the board has none.
fn take_tokens_along(state: &mut State) {
    let places: Vec<Option<AreaId>> = state.minis.iter().map(|mini| mini.area).collect();
    for token in &mut state.tokens {
        match token.carried_by.map(|bearer| places[bearer.index()]) {
            Some(Some(area)) => token.area = area,
            Some(None) => token.carried_by = None,
            None => {}
        }
    }
}

/// The cards on the ground.
fn lying(finder: Finder, ground: &BTreeMap<String, Vec<String>>) -> Result<Vec<(AreaId, CardId)>, PlacementError> {
    let mut lying = Vec::new();
    for (area, cards) in ground {
        let field = format!("ground.{area}");
        let at = finder.area(&field, area)?;
        lying.extend(finder.cards(&field, cards)?.into_iter().map(|card| (at, card)));
    }
    Ok(lying)
}

/// A round that a match has: after its setup they are counted from 1.
fn round(game: &Game, placement: &Placement) -> Result<(), PlacementError> {
    let Some(round) = placement.round.filter(|_| game.state().phase != Phase::Setup) else { return Ok(()) };
    let last = placement.last_round.unwrap_or(game.state().memory.last_round).max(game.scenario().mission.rounds);
    match (1..=last).contains(&round) {
        true => Ok(()),
        false => Err(wrong("round", format!("{round} of {last}: a round from 1 on is expected"))),
    }
}

/// A point of a turn, in a match that is past its setup and not over.
fn point(game: &Game, turn: TurnPlacement) -> Result<Turn, PlacementError> {
    match game.state().phase {
        Phase::Setup => return Err(wrong("turn", "the setup is not over")),
        Phase::GameOver => return Err(wrong("turn", "the game is over")),
        Phase::Upkeep | Phase::HeroesTurn | Phase::VillainsTurn => {}
    }
    match turn {
        TurnPlacement::Heroes { step: HeroesPoint::Stances } => Ok(Turn::Stances),
        TurnPlacement::Heroes { step: HeroesPoint::Actions } => Ok(Turn::HeroActions),
        TurnPlacement::Villain { activations } if activations <= MOST_ACTIVATIONS => Ok(Turn::Activations(activations)),
        TurnPlacement::Villain { activations } => {
            Err(wrong("turn.activations", format!("{activations}: at most {MOST_ACTIVATIONS} are left")))
        }
    }
}

fn place_mini(
    finder: Finder,
    state: &mut State,
    id: MiniId,
    word: &str,
    placement: &MiniPlacement,
) -> Result<(), PlacementError> {
    let mini = &mut state.minis[id.index()];
    match placement.area.as_deref() {
        None => {}
        Some("off") => mini.area = None,
        Some(area) => mini.area = Some(finder.area(&format!("minis.{word}.area"), area)?),
    }
    set(&mut mini.life, placement.life);
    set(&mut mini.down, placement.down);
    set(&mut mini.shackles, placement.shackles);
    if let Some(commander) = &placement.commander {
        lead(finder, state, id, word, commander)?;
    }
    let Some(hero) = state.tablet_mut(id) else {
        let for_heroes = MiniPlacement {
            area: placement.area.clone(),
            life: placement.life,
            down: placement.down,
            shackles: placement.shackles,
            commander: placement.commander.clone(),
            ..MiniPlacement::default()
        };
        return if *placement == for_heroes { Ok(()) } else { Err(PlacementError::NoHero(word.into())) };
    };
    set(&mut hero.stance, placement.stance);
    set(&mut hero.reserve, placement.reserve);
    set(&mut hero.fatigue, placement.fatigue);
    set(&mut hero.wounds, placement.wounds);
    set(&mut hero.spaces, placement.spaces);
    set(&mut hero.has_moved, placement.has_moved);
    if let Some(cards) = &placement.equipment {
        hero.equipment = finder.cards(&format!("minis.{word}.equipment"), cards)?;
    }
    if let Some(cards) = &placement.gadgets {
        hero.gadgets = finder.cards(&format!("minis.{word}.gadgets"), cards)?;
    }
    Ok(())
}

/// A Hero leads a miniature of a tile, as its Command Skill would. S2 Command
fn lead(finder: Finder, state: &mut State, id: MiniId, word: &str, commander: &str) -> Result<(), PlacementError> {
    let field = format!("minis.{word}.commander");
    let leader = finder.mini(&field, commander)?;
    let body = state.mini(leader).tablet().filter(|tablet| state.tablets.get(*tablet).is_some());
    let Some(tablet) = body else { return Err(wrong(field, format!("{commander} is not a Hero"))) };
    let Some(tile) = state.mini(id).tile() else { return Err(wrong(field, "a Hero has no commander")) };
    let mini = &mut state.minis[id.index()];
    (mini.side, mini.control, mini.purse) = (Some(Side::Heroes), Control::Tablet(tablet), Purse::Commander(tablet));
    mini.commander = Some(leader);
    if let Some(tablet) = state.tablets.get_mut(tablet)
        && tablet.allies.iter().all(|ally| ally.tile != tile)
    {
        tablet.allies.push(AllyTile { tile, neutralized: false });
    }
    Ok(())
}

/// Each ally tile shows the side that its miniatures on the board call for, once they are there. S2 Command
fn turn_allies(state: &mut State) {
    if state.phase == Phase::Setup {
        return;
    }
    for tablet in (0..state.tablets.len() as u8).map(TabletId) {
        let Some(commander) = state.mini_of(tablet) else { continue };
        let tiles: Vec<TileId> =
            state.tablets.get(tablet).into_iter().flat_map(|it| &it.allies).map(|it| it.tile).collect();
        let gone: Vec<bool> = tiles.iter().map(|tile| state.allies_of(commander, *tile).next().is_none()).collect();
        let allies = state.tablets.get_mut(tablet).into_iter().flat_map(|tablet| &mut tablet.allies);
        allies.zip(gone).for_each(|(ally, gone)| ally.neutralized = gone);
    }
}

/// Areas over their Occupation limit, each with all who stand there. G-65
fn crowds(finder: Finder, state: &State, areas: &[String]) -> Result<Vec<(AreaId, Vec<MiniId>)>, PlacementError> {
    let mut crowds: Vec<(AreaId, Vec<MiniId>)> = Vec::new();
    for (at, word) in areas.iter().enumerate() {
        let field = format!("crowds[{at}]");
        let area = finder.area(&field, word)?;
        if crowds.iter().any(|(known, _)| *known == area) {
            return Err(wrong(field, "it appears twice"));
        }
        crowds.push((area, state.in_area(area).collect()));
    }
    Ok(crowds)
}

/// This many miniatures of a tile wait in the Character Pool, unhurt: those that are off the board, or new ones; the
/// others that are off the board leave the game. R2 VI.D, G-49
fn fill_pool(finder: Finder, state: &mut State, word: &str, count: u8) -> Result<(), PlacementError> {
    let field = format!("pool.{word}");
    let tile = finder.tile(&field, word)?;
    if state.removed_tiles.contains(&tile) || state.set_aside.contains(&tile) {
        return Err(wrong(field, "the tile is out of the game or set aside"));
    }
    let villains = |mini: &&mut Mini| mini.body == Body::Tile(tile) && mini.control == Control::Villain;
    let Some(model) = state.minis.iter_mut().find(villains).map(|mini| *mini) else {
        return Err(wrong(field, "the Villain has no miniature of this tile"));
    };
    let life = finder.game.scenario().full_life(tile, finder.game.options());
    let mut waiting = 0;
    for mini in state.minis.iter_mut().filter(villains).filter(|mini| mini.area.is_none()) {
        mini.gone = waiting >= count;
        waiting += u8::from(!mini.gone);
        (mini.life, mini.down, mini.shackles) = (life, false, 0);
    }
    let all = state.minis.len() + usize::from(count - waiting);
    if all > MOST_MINIS {
        return Err(wrong(field, format!("there would be {all} miniatures: at most {MOST_MINIS}")));
    }
    let of_tile = state.minis.iter().filter(|mini| mini.tile() == Some(tile));
    let highest = of_tile.map(|mini| mini.number).max().unwrap_or(0);
    for number in (highest + 1..).take(usize::from(count - waiting)) {
        let fresh = Mini { number, former: Forms::default(), area: None, gone: false, life, ..model };
        state.minis.push(Mini { down: false, shackles: 0, ..fresh });
    }
    Ok(())
}

/// The tiles of the River in another order.
fn river(finder: Finder, words: &[String], before: &[RiverSlot]) -> Result<Vec<RiverSlot>, PlacementError> {
    let mut left = before.to_vec();
    let mut river = Vec::new();
    for word in words {
        let is_it = |slot: &RiverSlot| match slot {
            RiverSlot::Tile { tile, .. } => finder.names.tile(*tile) == word,
            RiverSlot::Event => word == "event",
        };
        let at = left.iter().position(is_it).ok_or(PlacementError::River)?;
        river.push(left.remove(at));
    }
    if left.is_empty() { Ok(river) } else { Err(PlacementError::River) }
}

/// Each tile shows the side that its miniatures on the board call for. R2 IX.B
fn turn_tiles(state: &mut State) {
    let mut river = std::mem::take(&mut state.river);
    for slot in &mut river {
        if let RiverSlot::Tile { tile, neutralized } = slot {
            *neutralized = state.of_river(*tile).next().is_none();
        }
    }
    state.river = river;
}

fn place_token(
    finder: Finder,
    state: &mut State,
    word: &str,
    placement: Option<&TokenPlacement>,
) -> Result<(), PlacementError> {
    let field = format!("tokens.{word}");
    let id = finder.names.find_token(word).ok_or_else(|| unknown(&field, "token", word))?;
    let kind = state.memory.tokens[id.index()];
    let kinds = &finder.game.scenario().mission.token_kinds;
    let Some(written) = kinds.get(usize::from(kind)) else { return Err(unknown(&field, "token", word)) };
    let at = state.tokens.iter().position(|token| token.id == id);
    let Some(placement) = placement else {
        let at = at.ok_or_else(|| unknown(&field, "token on the board", word))?;
        state.tokens.remove(at);
        return Ok(());
    };
    let area = placement.area.as_ref().map(|area| finder.area(&format!("{field}.area"), area)).transpose()?;
    let at = match (at, area) {
        (Some(at), _) => at,
        (None, Some(area)) => {
            state.tokens.push(MissionToken { id, kind, area, face: 0, hidden: written.hidden, carried_by: None });
            state.tokens.len() - 1
        }
        (None, None) => return Err(wrong(field, "it is not on the board: an Area is expected")),
    };
    if let Some(area) = area {
        (state.tokens[at].area, state.tokens[at].carried_by) = (area, None);
    }
    if let Some(face) = &placement.face {
        let found = written.faces.iter().position(|known| known.as_str() == face);
        state.tokens[at].face = found.ok_or_else(|| unknown(&format!("{field}.face"), "face", face))? as u8;
    }
    set(&mut state.tokens[at].hidden, placement.hidden);
    if let Some(bearer) = &placement.carried_by {
        let field = format!("{field}.carried_by");
        let bearer = finder.mini(&field, bearer)?;
        let stands = state.mini(bearer).area.ok_or_else(|| wrong(field, "its bearer is not on the board"))?;
        (state.tokens[at].area, state.tokens[at].carried_by) = (stands, Some(bearer));
    }
    Ok(())
}

/// Every Reinforcement token: one per Area, at most as many as are printed. G-4
fn reinforcement_areas(
    finder: Finder,
    placed: &[ReinforcementPlacement],
) -> Result<Vec<(AreaId, bool)>, PlacementError> {
    if placed.len() > query::REINFORCEMENT_TOKENS {
        let message = format!("{} of {} tokens (G-4)", placed.len(), query::REINFORCEMENT_TOKENS);
        return Err(wrong("reinforcement_areas", message));
    }
    let mut areas: Vec<(AreaId, bool)> = Vec::new();
    for (at, token) in placed.iter().enumerate() {
        let field = format!("reinforcement_areas[{at}].area");
        let area = finder.area(&field, &token.area)?;
        if areas.iter().any(|(known, _)| *known == area) {
            return Err(wrong(field, "it appears twice"));
        }
        areas.push((area, token.open));
    }
    Ok(areas)
}

fn field_token(finder: Finder, at: usize, placed: &FieldPlacement) -> Result<FieldToken, PlacementError> {
    let area = finder.area(&format!("fields[{at}].area"), &placed.area)?;
    Ok(FieldToken { kind: placed.kind, area, by: placed.by.side(), active: placed.active })
}

fn set<T: Copy>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}
