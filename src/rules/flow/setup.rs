//! Setup: the table as the mission lays it, and the players' choices. R2 II

use super::mission::run;
use super::solo;
use super::stack::{Flow, go, push, wait};
use crate::frames::{Frame, RoundStep, Scope, SetupStep};
use std::sync::Arc;

use crate::board::AreaId;
use crate::command::{Command, Stance};
use crate::event::{Happening, PlacedBy};
use crate::game::Game;
use crate::id::{HeroId, MiniId, ModeId, TabletId, TileId, TokenId};
use crate::layout::LaidToken;
use crate::options::Options;
use crate::query;
use crate::ruling::Rule;
use crate::scenario::Scenario;
use crate::state::{
    AllyTile, Automaton, Body, ByVariants, Chance, CommandPost, Control, Deck, Fit, Forms, Memory, Mini, MissionToken,
    Phase, Purse, Queued, RiverSlot, Shared, Spaces, State, Tablet, Tablets,
};
use gotham_content::Color;
use gotham_content::mission::Side;
use gotham_content::tile::Allegiance;

/// The table before the first choice. R2 II.A-D, SOLO XV 1, 2, 8, 9
pub(crate) fn table(scenario: &Arc<Scenario>, options: Options, seed: u64) -> State {
    let (mission, layout) = (&scenario.mission, &scenario.layout);
    let minis = minis(scenario, &options);
    let river = river(&layout.river, &minis);
    let tokens = tokens(&layout.tokens);
    let modes = mission.modes.iter().zip(0u8..).filter(|(mode, _)| mode.at_start);
    let memory = Memory {
        values: scenario.program.values.clone(),
        modes: modes.map(|(_, at)| ModeId(at)).collect(),
        last_round: mission.rounds - options.fewer_rounds(mission.rounds),
        tokens: tokens.iter().map(|token| token.kind).collect(),
        ..Memory::default()
    };
    let automaton = (options.solo && scenario.program.sheet.is_some()).then(Automaton::default);
    let reserve = mission.villain.reserve.saturating_add_signed(options.villain_reserve);
    let cubes = reserve.saturating_add(mission.villain.fatigue);
    State {
        round: 0,
        phase: Phase::Setup,
        result: None,
        tablets: Tablets::default(),
        minis,
        post: CommandPost {
            reserve: reserve + options.extra_energy(cubes),
            fatigue: mission.villain.fatigue,
            spaces: Spaces::default(),
            recovery: mission.villain.recovery + options.extra_recovery_value(),
            demobilized: false,
            lost: 0,
            free_reroll: false,
        },
        river,
        removed_tiles: Vec::new(),
        set_aside: layout.set_aside.clone(),
        crowds: Vec::new(),
        tokens,
        fields: Vec::new(),
        board: Shared::default(),
        reinforcement_areas: layout.reinforcement_areas.iter().map(|area| (*area, true)).collect(),
        ground: layout.ground.clone(),
        gadgets_taken: Vec::new(),
        memory: memory.into(),
        players: options.players,
        turned_down: Vec::new(),
        used: Vec::new(),
        lost_skills: Vec::new(),
        stack: vec![Frame::Setup(SetupStep::Hero(TabletId(0)))],
        decks: automaton.iter().map(|_| Deck::default()).collect(),
        chance: chance(&mission.dice, seed),
        automaton,
    }
}

/// The dice, of which the mission may say what the first ones show.
fn chance(known: &[(Color, u8)], seed: u64) -> Chance {
    let mut chance = Chance::new(seed);
    chance.queue(known.iter().map(|(color, face)| Queued::Face { color: *color, face: *face }), Fit::AnyOrder);
    chance
}

/// The miniatures: the Heroes', those of the tiles, and those that accompany the Heroes or nobody.
fn minis(scenario: &Scenario, options: &Options) -> Vec<Mini> {
    let (mission, layout) = (&scenario.mission, &scenario.layout);
    let mut minis: Vec<Mini> = (0..mission.heroes.len() as u8).map(TabletId).map(of_tablet).collect();
    for (id, count) in &layout.villains {
        let side = match scenario.tile(*id).allegiance {
            Allegiance::Neutral => None,
            Allegiance::Villain | Allegiance::Hero => Some(Side::Villain),
        };
        let (id, other_tile) = in_force(scenario, *id);
        let life = scenario.full_life(id, options);
        minis.extend((1..=*count).map(|number| Mini { side, other_tile, ..of_tile(id, number, life) }));
    }
    for (company, id) in mission.company.iter().zip(&layout.company) {
        let side = company.side.side();
        let control = Control::of(company.control);
        let life = scenario.full_life(*id, options);
        let purse = Purse::Nobody;
        minis.extend((1..=company.count).map(|number| Mini { side, control, purse, ..of_tile(*id, number, life) }));
    }
    for (area, id) in &layout.stand {
        let free = minis.iter_mut().find(|mini| mini.is_of(*id) && mini.area.is_none());
        if let Some(mini) = free {
            mini.area = Some(*area);
        }
    }
    minis
}

/// The River: a tile without a miniature on the board lies Neutralized side up.
fn river(slots: &[Option<TileId>], minis: &[Mini]) -> Vec<RiverSlot> {
    let slot = |slot: &Option<TileId>| match slot {
        None => RiverSlot::Event,
        Some(id) => {
            let neutralized = !minis.iter().any(|mini| mini.is_of(*id) && mini.area.is_some());
            RiverSlot::Tile { tile: *id, neutralized }
        }
    };
    slots.iter().map(slot).collect()
}

/// The mission's tokens.
fn tokens(laid: &[LaidToken]) -> Vec<MissionToken> {
    let token = |(token, id): (&LaidToken, u8)| MissionToken {
        id: TokenId(id),
        kind: token.kind,
        area: token.area,
        face: token.face,
        hidden: token.hidden,
        carried_by: None,
    };
    laid.iter().zip(0u8..).map(token).collect()
}

/// A miniature's tile that is in force at the start, and its other one. G-56
fn in_force(scenario: &Scenario, tile: TileId) -> (TileId, Option<TileId>) {
    let Some(other) = scenario.other_tile(tile) else { return (tile, None) };
    let place = |tile: TileId| scenario.layout.river.iter().position(|slot| *slot == Some(tile));
    if place(other) > place(tile) { (other, Some(tile)) } else { (tile, Some(other)) }
}

/// The miniature of a Hero slot. R2 II.A
fn of_tablet(tablet: TabletId) -> Mini {
    let (side, control, purse) = (Some(Side::Heroes), Control::Tablet(tablet), Purse::Tablet(tablet));
    Mini { side, control, purse, ..waiting(Body::Tablet(tablet), tablet.0 + 1, 0) }
}

/// A miniature of a Character tile. R2 II.B
fn of_tile(tile: TileId, number: u8, life: u8) -> Mini {
    waiting(Body::Tile(tile), number, life)
}

/// A miniature that is the Villain's unless stated otherwise, and is not on the board yet.
fn waiting(body: Body, number: u8, life: u8) -> Mini {
    Mini {
        body,
        other_tile: None,
        former: Forms::default(),
        side: Some(Side::Villain),
        control: Control::Villain,
        purse: Purse::Post,
        number,
        commander: None,
        area: None,
        gone: false,
        life,
        down: false,
        shackles: 0,
    }
}

/// Asks for the next choice of setup, or begins the first round. R2 II
pub(super) fn step(game: &mut Game, step: SetupStep) -> Flow {
    let slots = game.scenario().mission.heroes.len();
    let first = TabletId(0);
    match step {
        SetupStep::Hero(slot) if slot.index() < slots => {
            let choices = &game.scenario().layout.heroes[slot.index()].choices;
            if let [only] = choices.as_slice() {
                let hero = only.hero;
                choose_hero(game, slot, hero);
                return go(game, Frame::Setup(SetupStep::Hero(slot.next())));
            }
            wait(game, Frame::Setup(step))
        }
        SetupStep::Hero(_) => go(game, Frame::Setup(SetupStep::Gadgets(first))),
        SetupStep::Gadgets(slot) if slot.index() < slots => {
            if query::gadgets_that_fit(game, slot).next().is_none() {
                return go(game, Frame::Setup(SetupStep::Gadgets(slot.next())));
            }
            wait(game, Frame::Setup(step))
        }
        SetupStep::Gadgets(_) => go(game, Frame::Setup(SetupStep::Allies(first))),
        SetupStep::Allies(slot) if slot.index() < slots => {
            if query::open_command(game, slot).is_none() || query::allies_for(game, slot).next().is_none() {
                return go(game, Frame::Setup(SetupStep::Allies(slot.next())));
            }
            wait(game, Frame::Setup(step))
        }
        SetupStep::Allies(_) => {
            push(game, Frame::Round(RoundStep::Upkeep));
            solo::set_up(game);
            let setup = game.scenario().program.setup;
            run(game, setup, Scope::default());
            Flow::Goes
        }
        SetupStep::PlaceAllies(slot) => match query::next_unplaced(game, slot) {
            None => go(game, Frame::Setup(SetupStep::Allies(slot))),
            Some(ally) => {
                let home = query::home(game, slot);
                if let Some(home) = home.filter(|home| query::room_for(game, ally, *home)) {
                    place(game, ally, home);
                    return go(game, Frame::Setup(step));
                }
                if query::spots(game, slot, ally).is_empty() {
                    stays_out(game, ally);
                    return go(game, Frame::Setup(step));
                }
                wait(game, Frame::Setup(step))
            }
        },
    }
}

/// Carries a choice of setup out. R2 II.A, II.E
pub(super) fn answer(game: &mut Game, step: SetupStep, command: &Command) {
    let next = match (step, command) {
        (SetupStep::Hero(slot), Command::ChooseHero { hero, .. }) => {
            choose_hero(game, slot, *hero);
            SetupStep::Hero(slot.next())
        }
        (SetupStep::Gadgets(slot), Command::TakeGadget { mini, card }) => {
            if let Some(tablet) = game.state_mut().tablets.get_mut(slot) {
                tablet.gadgets.push(*card);
            }
            game.state_mut().gadgets_taken.push(*card);
            game.emit(Rule::BatGadgets, Happening::GadgetTaken { mini: *mini, card: *card });
            SetupStep::Gadgets(slot)
        }
        (SetupStep::Gadgets(slot), Command::Finish) => SetupStep::Gadgets(slot.next()),
        (SetupStep::Allies(slot), Command::ChooseAllies { mini, tile }) => {
            choose_allies(game, slot, *mini, *tile);
            SetupStep::PlaceAllies(slot)
        }
        (SetupStep::PlaceAllies(slot), Command::Place { mini, area }) => {
            place(game, *mini, *area);
            SetupStep::PlaceAllies(slot)
        }
        (step, _) => step,
    };
    push(game, Frame::Setup(next));
}

/// A Hero takes its slot: Screen, cubes, Equipment, miniature. R2 II.A
fn choose_hero(game: &mut Game, slot: TabletId, hero: HeroId) {
    let scenario = game.scenario().clone();
    let Some(mini) = game.state().mini_of(slot) else { return };
    let place = &scenario.layout.heroes[slot.index()];
    let choice = place.choices.iter().find(|choice| choice.hero == hero);
    let (fatigue, equipment) = choice.map(|choice| (choice.fatigue, choice.equipment.clone())).unwrap_or_default();
    game.state_mut().tablets.push(Tablet {
        hero,
        stance: Stance::Active,
        reserve: scenario.hero(hero).energy.saturating_sub(fatigue),
        fatigue,
        wounds: 0,
        spaces: Spaces::default(),
        equipment,
        gadgets: Vec::new(),
        allies: Vec::new(),
        has_moved: false,
        helped_by: Vec::new(),
        by_variants: ByVariants::default(),
        rising: false,
        skills_are_out: false,
    });
    game.emit(Rule::ChooseHeroes, Happening::HeroChosen { mini, hero });
    self::place(game, mini, place.area);
}

fn place(game: &mut Game, mini: MiniId, area: AreaId) {
    game.stand(mini, Some(area));
    game.emit(Rule::Setup, Happening::Placed { mini, from: None, area, by: PlacedBy::Setup });
}

/// The allies of a tile join their commander. R2 II.E
fn choose_allies(game: &mut Game, slot: TabletId, mini: MiniId, tile: TileId) {
    let count = query::open_command(game, slot).map_or(0, |(_, level)| level);
    let life = game.scenario().tile(tile).life;
    let state = game.state_mut();
    // The mission may have some of them already. E-2
    let others = state.minis.iter().filter(|mini| mini.tile() == Some(tile)).map(|mini| mini.number).max().unwrap_or(0);
    for number in others + 1..=others + count {
        let (side, control, purse) = (Some(Side::Heroes), Control::Tablet(slot), Purse::Commander(slot));
        state.minis.push(Mini { side, control, purse, commander: Some(mini), ..of_tile(tile, number, life) });
    }
    if let Some(tablet) = state.tablets.get_mut(slot) {
        tablet.allies.push(AllyTile { tile, neutralized: false });
    }
    game.emit(Rule::AlliesSetup, Happening::AlliesChosen { mini, tile, count });
}

/// An ally that finds no room stays out of the game; with the last of them its tile is out. G-64
fn stays_out(game: &mut Game, ally: MiniId) {
    let state = game.state_mut();
    let body = &mut state.minis[ally.index()];
    let (tile, commander) = (body.tile(), body.commander.take());
    body.gone = true;
    let is_left = |id: MiniId| state.mini(id).commander == commander && state.mini(id).tile() == tile;
    if state.all_minis().any(is_left) {
        return;
    }
    let Some(tablet) = commander.and_then(|commander| state.tablet_mut(commander)) else { return };
    for ally in tablet.allies.iter_mut().filter(|ally| Some(ally.tile) == tile) {
        ally.neutralized = true;
    }
}
