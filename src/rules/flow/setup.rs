//! Setup: the table as the mission lays it, and the players' choices. R2 II

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Flow, Frame, RoundStep, go, push, wait};
use crate::content::card::Deck;
use crate::content::mission::{RiverTile, Side};
use crate::content::skill::Skill;
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

/// Where setup is. G-60
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupStep {
    /// Which Hero fills the slot. R2 II.A
    Hero(u8),
    /// What the Hero of the slot puts into its belt. R2 V.C.3
    Gadgets(u8),
    /// Which allies the Hero of the slot commands; none yet chosen for its Command Skill. R2 II.E
    Allies(u8),
    /// Allies that stand nowhere yet. R2 II.E
    PlaceAllies(u8),
}

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
            if gadgets_that_fit(game, MiniId(slot)).is_empty() {
                return go(game, Frame::Setup(SetupStep::Gadgets(slot + 1)));
            }
            wait(game, Frame::Setup(step))
        }
        SetupStep::Gadgets(_) => go(game, Frame::Setup(SetupStep::Allies(0))),
        SetupStep::Allies(slot) if slot < slots => {
            if open_command(game, MiniId(slot)).is_none() || allies_for(game, MiniId(slot)).is_empty() {
                return go(game, Frame::Setup(SetupStep::Allies(slot + 1)));
            }
            wait(game, Frame::Setup(step))
        }
        SetupStep::Allies(_) => {
            push(game, Frame::Round(RoundStep::Upkeep));
            Flow::Goes
        }
        SetupStep::PlaceAllies(slot) => match next_unplaced(game, MiniId(slot)) {
            None => go(game, Frame::Setup(SetupStep::Allies(slot))),
            Some(ally) => {
                let home = game.state().mini(MiniId(slot)).area;
                if let Some(home) = home.filter(|home| query::room_for(game, ally, *home)) {
                    place(game, ally, home);
                    return go(game, Frame::Setup(step));
                }
                if spots(game, MiniId(slot), ally).is_empty() {
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

/// Bat-Gadgets that still fit into a belt and are left in the box. R2 V.C.3
pub fn gadgets_that_fit(game: &Game, mini: MiniId) -> Vec<CardId> {
    let room = belt_room(game, mini);
    let scenario = game.scenario();
    let allowed = &scenario.mission.bat_gadgets;
    let cards = scenario.card_ids().filter(|id| {
        let card = scenario.card(*id);
        let taken = game.state().gadgets_taken.iter().filter(|taken| *taken == id).count();
        card.deck == Deck::BatGadget
            && card.size <= room
            && taken < usize::from(card.copies)
            && (allowed.is_empty() || allowed.contains(&card.id))
    });
    cards.collect()
}

/// Room left in a utility belt. R2 V.C.3
pub fn belt_room(game: &Game, mini: MiniId) -> u8 {
    game.state().hero(mini).map_or(0, |tablet| {
        let carried: u8 = tablet.gadgets.iter().map(|card| game.scenario().card(*card).size).sum();
        game.scenario().hero(tablet.hero).utility_belt.saturating_sub(carried)
    })
}

/// The next Command Skill of a Hero without allies yet: its Skill and level. R2 II.E
pub fn open_command(game: &Game, mini: MiniId) -> Option<(Skill, u8)> {
    let tablet = game.state().hero(mini)?;
    let skills = &game.scenario().hero(tablet.hero).skills;
    let commands = skills.iter().filter(|held| matches!(held.skill, Skill::HenchmanCommand | Skill::EliteCommand));
    commands.map(|held| (held.skill, held.level)).nth(tablet.allies.len())
}

/// Hero Ally tiles that a Hero may choose now. R2 II.E
pub fn allies_for(game: &Game, mini: MiniId) -> Vec<TileId> {
    let Some((skill, _)) = open_command(game, mini) else { return Vec::new() };
    let rank = if skill == Skill::EliteCommand {
        crate::content::tile::Rank::Elite
    } else {
        crate::content::tile::Rank::Henchman
    };
    let scenario = game.scenario();
    let taken = |tile| game.state().heroes.iter().flat_map(|hero| &hero.allies).any(|ally| ally.tile == tile);
    scenario
        .tile_ids()
        .filter(|id| scenario.is_free_ally(*id) && scenario.tile(*id).rank == rank && !taken(*id))
        .collect()
}

/// The allies of a tile join their commander. R2 II.E
fn choose_allies(game: &mut Game, mini: MiniId, tile: TileId) {
    let count = open_command(game, mini).map_or(0, |(_, level)| level);
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

/// The next ally of a Hero that stands nowhere yet.
pub fn next_unplaced(game: &Game, commander: MiniId) -> Option<MiniId> {
    let state = game.state();
    state.all_minis().find(|id| state.mini(*id).commander == Some(commander) && state.mini(*id).area.is_none())
}

/// Adjacent Areas with room for an ally. R2 II.E
pub fn spots(game: &Game, commander: MiniId, ally: MiniId) -> Vec<AreaId> {
    let board = &game.scenario().board;
    let Some(home) = game.state().mini(commander).area else { return Vec::new() };
    board.areas().filter(|area| board.is_adjacent(home, *area) && query::room_for(game, ally, *area)).collect()
}
