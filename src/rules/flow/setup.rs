//! Setup: the table as the mission lays it, and the players' choices. R2 II

use super::stack::{Flow, go, push, wait};
use crate::rules::frames::{Frame, RoundStep, SetupStep};
use std::sync::Arc;

use crate::content::mission::{RiverTile, Side};
use crate::content::tile::Allegiance;
use crate::rules::board::AreaId;
use crate::rules::command::{Command, Stance};
use crate::rules::event::{Happening, PlacedBy};
use crate::rules::game::{Game, Options};
use crate::rules::id::{CardId, HeroId, MiniId, TileId, TokenId};
use crate::rules::query;
use crate::rules::ruling::Rule;
use crate::rules::scenario::Scenario;
use crate::rules::state::{
    AllyTile, CommandPost, DiceSource, Hero, Kind, Mini, MissionToken, Phase, RiverSlot, Spaces, State,
};

/// The table before the first choice. R2 II.A-D
pub fn table(scenario: &Arc<Scenario>, options: Options, seed: u64) -> State {
    let mission = &scenario.mission;
    let tile = |name: &str| scenario.find_tile(name).unwrap_or(TileId(0));
    let area = |name: &str| scenario.find_area(name).unwrap_or(AreaId(0));
    let mut minis: Vec<Mini> =
        (1..=mission.heroes.len() as u8).map(|slot| mini(Kind::Hero, Some(Side::Heroes), slot, 0)).collect();
    for (name, count) in &mission.villain.miniatures {
        let id = tile(name.as_str());
        let side = match scenario.tile(id).allegiance {
            Allegiance::Neutral => None,
            Allegiance::Villain | Allegiance::Hero => Some(Side::Villain),
        };
        minis.extend((1..=*count).map(|number| mini(Kind::Tile(id), side, number, scenario.tile(id).life)));
    }
    for (place, names) in &mission.miniatures {
        for name in names {
            let id = tile(name.as_str());
            let free = minis.iter_mut().find(|mini| mini.kind == Kind::Tile(id) && mini.area.is_none());
            if let Some(mini) = free {
                mini.area = Some(area(place.as_str()));
            }
        }
    }
    let mut river: Vec<RiverSlot> = Vec::new();
    for slot in &mission.villain.river {
        river.push(match slot {
            RiverTile::EventWarning => RiverSlot::Event,
            RiverTile::Character(name) => {
                let id = tile(name.as_str());
                let neutralized = !minis.iter().any(|mini| mini.kind == Kind::Tile(id) && mini.area.is_some());
                RiverSlot::Tile { tile: id, neutralized }
            }
        });
    }
    let tokens = mission.tokens.iter().zip(0u8..).filter_map(|((place, kind, face), id)| {
        let kind = scenario.find_token_kind(kind.as_str())?;
        let face = mission.token_kinds[usize::from(kind)].faces.iter().position(|known| known == face)?;
        Some(MissionToken { id: TokenId(id), kind, area: area(place.as_str()), face: face as u8 })
    });
    State {
        round: 0,
        phase: Phase::Setup,
        result: None,
        heroes: Vec::new(),
        minis,
        post: CommandPost {
            reserve: mission.villain.reserve.saturating_add_signed(options.villain_reserve),
            fatigue: mission.villain.fatigue,
            spaces: Spaces::default(),
            recovery: mission.villain.recovery,
            demobilized: false,
            lost: 0,
        },
        river,
        removed_tiles: Vec::new(),
        set_aside: mission.villain.set_aside.iter().map(|name| tile(name.as_str())).collect(),
        tokens: tokens.collect(),
        fields: Vec::new(),
        broken_walls: Vec::new(),
        reinforcement_areas: mission.reinforcement_areas.iter().map(|name| (area(name.as_str()), true)).collect(),
        ground: mission
            .equipment
            .iter()
            .filter_map(|(place, card)| Some((area(place.as_str()), scenario.find_card(card.as_str())?)))
            .collect(),
        gadgets_taken: Vec::new(),
        stack: vec![Frame::Setup(SetupStep::Hero(0))],
        dice: DiceSource::new(seed),
    }
}

fn mini(kind: Kind, side: Option<Side>, number: u8, life: u8) -> Mini {
    Mini { kind, side, number, commander: None, area: None, life, down: false, shackles: 0 }
}

/// Asks for the next choice of setup, or begins the first round. R2 II
pub(super) fn step(game: &mut Game, step: SetupStep) -> Flow {
    let slots = game.scenario().mission.heroes.len() as u8;
    match step {
        SetupStep::Hero(slot) if slot < slots => {
            let choices = &game.scenario().mission.heroes[usize::from(slot)].choices;
            if let [only] = choices.as_slice()
                && let Some(hero) = game.scenario().find_hero(only.hero.as_str())
            {
                choose_hero(game, slot, hero);
                return go(game, Frame::Setup(SetupStep::Hero(slot + 1)));
            }
            wait(game, Frame::Setup(step))
        }
        SetupStep::Hero(_) => go(game, Frame::Setup(SetupStep::Gadgets(0))),
        SetupStep::Gadgets(slot) if slot < slots => {
            if query::gadgets_that_fit(game, MiniId(slot)).is_empty() {
                return go(game, Frame::Setup(SetupStep::Gadgets(slot + 1)));
            }
            wait(game, Frame::Setup(step))
        }
        SetupStep::Gadgets(_) => go(game, Frame::Setup(SetupStep::Allies(0))),
        SetupStep::Allies(slot) if slot < slots => {
            if query::open_command(game, MiniId(slot)).is_none() || query::allies_for(game, MiniId(slot)).is_empty() {
                return go(game, Frame::Setup(SetupStep::Allies(slot + 1)));
            }
            wait(game, Frame::Setup(step))
        }
        SetupStep::Allies(_) => {
            push(game, Frame::Round(RoundStep::Upkeep));
            Flow::Goes
        }
        SetupStep::PlaceAllies(slot) => match query::next_unplaced(game, MiniId(slot)) {
            None => go(game, Frame::Setup(SetupStep::Allies(slot))),
            Some(ally) => {
                let home = game.state().mini(MiniId(slot)).area;
                if let Some(home) = home.filter(|home| query::room_for(game, ally, *home)) {
                    place(game, ally, home);
                    return go(game, Frame::Setup(step));
                }
                if query::spots(game, MiniId(slot), ally).is_empty() {
                    game.state_mut().minis[ally.index()].commander = None;
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
            SetupStep::Hero(slot + 1)
        }
        (SetupStep::Gadgets(slot), Command::TakeGadget { mini, card }) => {
            game.state_mut().heroes[mini.index()].gadgets.push(*card);
            game.state_mut().gadgets_taken.push(*card);
            game.emit(Rule::BatGadgets, Happening::GadgetTaken { mini: *mini, card: *card });
            SetupStep::Gadgets(slot)
        }
        (SetupStep::Gadgets(slot), Command::Finish) => SetupStep::Gadgets(slot + 1),
        (SetupStep::Allies(slot), Command::ChooseAllies { mini, tile }) => {
            choose_allies(game, *mini, *tile);
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
fn choose_hero(game: &mut Game, slot: u8, hero: HeroId) {
    let scenario = game.scenario().clone();
    let place = &scenario.mission.heroes[usize::from(slot)];
    let name = &scenario.hero(hero).id;
    let choice = place.choices.iter().find(|choice| choice.hero == *name);
    let fatigue = choice.map_or(0, |choice| choice.fatigue);
    let equipment = choice.map(|choice| choice.equipment.as_slice()).unwrap_or_default();
    let equipment: Vec<CardId> = equipment.iter().filter_map(|card| scenario.find_card(card.as_str())).collect();
    let mini = MiniId(slot);
    game.state_mut().heroes.push(Hero {
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
        has_pushed: false,
        rising: false,
    });
    game.emit(Rule::ChooseHeroes, Happening::HeroChosen { mini, hero });
    if let Some(area) = scenario.find_area(place.area.as_str()) {
        self::place(game, mini, area);
    }
}

fn place(game: &mut Game, mini: MiniId, area: AreaId) {
    game.state_mut().minis[mini.index()].area = Some(area);
    game.emit(Rule::Setup, Happening::Placed { mini, area, by: PlacedBy::Setup });
}

/// The allies of a tile join their commander. R2 II.E
fn choose_allies(game: &mut Game, mini: MiniId, tile: TileId) {
    let count = query::open_command(game, mini).map_or(0, |(_, level)| level);
    let life = game.scenario().tile(tile).life;
    let state = game.state_mut();
    for number in 1..=count {
        let mut ally = self::mini(Kind::Tile(tile), Some(Side::Heroes), number, life);
        ally.commander = Some(mini);
        state.minis.push(ally);
    }
    state.heroes[mini.index()].allies.push(AllyTile { tile, neutralized: false, commanded: false });
    game.emit(Rule::AlliesSetup, Happening::AlliesChosen { mini, tile, count });
}
