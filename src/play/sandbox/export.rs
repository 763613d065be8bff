//! A match as it stands, as a sandbox. What is under way is dropped: a turn begins again at its last open point, what was
//! used this round is fresh, and hidden tokens are in the file with their faces.

use super::{Belonging, Company, Figure, Hero, Post, RiverEntry, Sandbox, SandboxError, StartingTurn, Token};
use crate::history::Match;
use crate::names::Names;
use crate::placement::{
    AreaPlacement, AutomatonPlacement, BoardPlacement, FieldPlacement, Openness, Owner, ReinforcementPlacement,
    too_many_cubes,
};
use gotham_content::mission::Side;
use gotham_content::script::{Effect, Number};
use gotham_content::skill::Skill;
use gotham_content::{AreaName, CardName, DoorState, RIVER_POSITIONS, TileName};
use gotham_rules::ai_cards::AiCard;
use gotham_rules::board::{AreaId, LinkId};
use gotham_rules::frames::{Frame, HeroesStep, VillainStep};
use gotham_rules::state::{Automaton, Control, RiverSlot};
use gotham_rules::{AiCardId, CardId, Difficulty, Game, MiniId, Options, TileId, query};

/// What an Event brings if its points are not written down.
const USUAL_POINTS: u8 = 4;

impl Sandbox {
    /// The match as it stands, on any mission: its Heroes, miniatures, cubes, cards and tokens, without what its mission
    /// would do.
    ///
    /// # Errors
    /// When no sandbox can say it: nobody is chosen yet, a Hero has more Bat-Gadgets than fit the belt of a changed Screen,
    /// miniatures of one tile are on different sides, of the two tiles of a miniature one has left the River (G-56), the
    /// River has grown, or the Villain has more cubes than anybody may ask for.
    pub fn of(table: &Match) -> Result<Sandbox, SandboxError> {
        let (game, from) = (table.game(), table.sandbox());
        let options = match from {
            Some(_) => *game.options(),
            // The cards of a mission advance its Objectives, and in a sandbox nothing can be done for them. SOLO VII
            None => Options { solo: false, difficulty: Difficulty::default(), ..*game.options() },
        };
        let export = Export { game, names: Names::of(game), options };
        let (state, mission) = (game.state(), &game.scenario().mission);
        let heroes: Vec<Hero> = state.with_tablets().filter_map(|mini| export.hero(mini)).collect();
        if heroes.is_empty() {
            return Err(SandboxError::of("heroes", "there is no Hero on the board"));
        }
        if let Some(name) = export.overfull_belt() {
            let message =
                format!("{name} still has the Bat-Gadgets of a larger belt, packed before the Screen was changed");
            return Err(SandboxError::of("heroes", message));
        }
        if let Some(tile) = export.half_of_a_pair() {
            let message = format!("one of the two tiles of \"{tile}\" has left the River");
            return Err(SandboxError::of("river", message));
        }
        let positions = export.positions();
        if positions > RIVER_POSITIONS {
            let message = format!("the River has grown to {positions} positions, and a sandbox has {RIVER_POSITIONS}");
            return Err(SandboxError::of("river", message));
        }
        if let Some((zone, message)) = too_many_cubes(game).next() {
            return Err(SandboxError::of(format!("post.{zone}"), message));
        }
        let text = |own: Option<&String>, english: &str| own.map_or_else(|| english.to_string(), String::clone);
        let last_round = state.memory.last_round.max(state.round).max(1);
        let sandbox = Sandbox {
            name: text(from.map(|from| &from.name), mission.name.english()),
            text: text(from.map(|from| &from.text), ""),
            map: mission.map.clone(),
            options,
            seed: table.seed(),
            round: state.round.max(1),
            // Its options will shorten it again. SOLO XV
            rounds: last_round.saturating_add(options.fewer_rounds(u8::MAX)),
            initiative: Owner::of(mission.initiative),
            turn: export.turn(),
            heroes,
            post: export.post(),
            river: export.river(),
            company: export.company()?,
            token_kinds: export.token_kinds(from.is_some()),
            tokens: export.tokens(),
            fields: export.fields(),
            reinforcement_areas: export.reinforcement_areas(),
            ground: state.ground.iter().map(|(area, card)| (export.area(*area), export.card(*card))).collect(),
            board: export.board(),
            crowds: state.crowds.iter().map(|(area, _)| export.area(*area)).collect(),
            objectives: Vec::new(),
            automaton: options.solo.then(|| export.automaton()).flatten(),
        };
        let objectives = match from {
            Some(from) => from.objectives.clone(),
            None => sandbox.objectives_of(game.scenario()),
        };
        Ok(Sandbox { objectives, ..sandbox })
    }
}

/// The work in hand.
struct Export<'a> {
    game: &'a Game,
    names: Names<'a>,
    /// Those of the sandbox.
    options: Options,
}

impl Export<'_> {
    fn area(&self, id: AreaId) -> AreaName {
        self.names.area(id).into()
    }

    fn card(&self, id: CardId) -> CardName {
        self.names.card(id).into()
    }

    fn tile(&self, id: TileId) -> TileName {
        self.names.tile(id).into()
    }

    fn cards(&self, ids: &[CardId]) -> Vec<CardName> {
        ids.iter().map(|card| self.card(*card)).collect()
    }

    /// How far the turn has got, as its innermost frame says.
    fn turn(&self) -> StartingTurn {
        let turn = self.game.state().stack.iter().rev().find_map(|frame| match frame {
            Frame::HeroesTurn(HeroesStep::Rest | HeroesStep::Stance(_) | HeroesStep::Recover(..)) => {
                Some(StartingTurn::Stances)
            }
            Frame::HeroesTurn(HeroesStep::Actions | HeroesStep::RestAgain) => Some(StartingTurn::Heroes),
            Frame::VillainsTurn(VillainStep::Begin | VillainStep::Recover) => {
                Some(StartingTurn::Villain { activations: 2 })
            }
            Frame::VillainsTurn(VillainStep::Activate(activations)) => {
                Some(StartingTurn::Villain { activations: *activations })
            }
            Frame::VillainsTurn(VillainStep::End) => Some(StartingTurn::Villain { activations: 0 }),
            _ => None,
        });
        turn.unwrap_or_default()
    }

    fn hero(&self, mini: MiniId) -> Option<Hero> {
        let state = self.game.state();
        let (body, tablet) = (state.mini(mini), state.tablet(mini)?);
        Some(Hero {
            hero: self.names.hero(tablet.hero).into(),
            area: self.area(body.area?),
            stance: tablet.stance,
            reserve: Some(tablet.reserve),
            fatigue: tablet.fatigue,
            wounds: tablet.wounds,
            spaces: tablet.spaces.into(),
            equipment: Some(self.cards(&tablet.equipment)),
            gadgets: self.cards(&tablet.gadgets),
            has_moved: tablet.has_moved,
            down: body.down,
            shackles: body.shackles,
            lost_skills: self.lost_skills(mini),
            carries: self.carries(mini),
        })
    }

    fn lost_skills(&self, mini: MiniId) -> Vec<Skill> {
        let lost = self.game.state().lost_skills.iter();
        lost.filter(|(loser, _)| *loser == mini).map(|(_, skill)| *skill).collect()
    }

    /// What it carries, by the words that the tokens will have.
    fn carries(&self, mini: MiniId) -> Vec<String> {
        let tokens = &self.game.state().tokens;
        let word = |at: usize| {
            let kind = tokens[at].kind;
            let number = tokens[..=at].iter().filter(|token| token.kind == kind).count();
            format!("{}#{number}", self.names.token_kind(kind))
        };
        (0..tokens.len()).filter(|at| tokens[*at].carried_by == Some(mini)).map(word).collect()
    }

    fn figure(&self, mini: MiniId) -> Option<Figure> {
        let state = self.game.state();
        let body = state.mini(mini);
        let commander = body.commander.filter(|hero| state.mini(*hero).area.is_some());
        let commander = commander.and_then(|hero| state.tablet(hero)).map(|tablet| self.names.hero(tablet.hero).into());
        // What a harder level gave a Leader goes with the level. SOLO XV 8
        let most = body.tile().map_or(u8::MAX, |tile| self.game.scenario().full_life(tile, &self.options));
        Some(Figure {
            area: self.area(body.area?),
            life: Some(body.life.min(most)),
            down: body.down,
            shackles: body.shackles,
            commander,
            lost_skills: self.lost_skills(mini),
            carries: self.carries(mini),
        })
    }

    fn post(&self) -> Post {
        let (post, villain) = (&self.game.state().post, &self.game.scenario().mission.villain);
        Post {
            reserve: post.reserve,
            fatigue: post.fatigue,
            recovery: post.recovery,
            movement: post.spaces.movement,
            defense: post.spaces.defense,
            reroll: post.spaces.reroll,
            movement_limit: villain.movement_limit,
            defense_limit: villain.defense_limit,
            reroll_limit: villain.reroll_limit,
            movement_multiplier: villain.movement_multiplier,
            defense_die: villain.defense_die,
            demobilized: post.demobilized,
        }
    }

    /// The River; miniatures stand beside the first of their tiles in it. G-56
    fn river(&self) -> Vec<RiverEntry> {
        let state = self.game.state();
        let mut seen: Vec<TileId> = Vec::new();
        let mut river = Vec::new();
        for slot in &state.river {
            let RiverSlot::Tile { tile, .. } = slot else {
                river.push(RiverEntry::Event { points: self.event_points() });
                continue;
            };
            let other = self.game.scenario().other_tile(*tile);
            let is_new = !seen.contains(tile) && !other.is_some_and(|other| seen.contains(&other));
            seen.push(*tile);
            let mut lying = RiverEntry::Tile { tile: self.tile(*tile), miniatures: Vec::new(), pool: 0 };
            if let RiverEntry::Tile { miniatures, pool, .. } = &mut lying
                && is_new
            {
                *miniatures = state.of_river(*tile).filter_map(|mini| self.figure(mini)).collect();
                let waiting =
                    [Some(*tile), other].into_iter().flatten().map(|tile| query::in_pool(self.game, tile).count());
                *pool = u8::try_from(waiting.sum::<usize>()).unwrap_or(u8::MAX);
            }
            river.push(lying);
        }
        river
    }

    /// Reinforcement Points of the mission's first Event that brings any.
    fn event_points(&self) -> u8 {
        let program = &self.game.scenario().program;
        let parts = program.events.iter().flat_map(|event| &event.parts);
        let effects = parts.flat_map(|part| program.list(part.effects));
        let points = effects.filter_map(|effect| match effect {
            Effect::Reinforcement(Number::Just(points)) => Some(*points),
            _ => None,
        });
        points.into_iter().next().unwrap_or(USUAL_POINTS)
    }

    /// Whether a tile lies in the River.
    fn lies(&self, tile: TileId) -> bool {
        self.tiles_of_the_river().any(|lying| lying == tile)
    }

    fn tiles_of_the_river(&self) -> impl Iterator<Item = TileId> {
        self.game.state().river.iter().filter_map(|slot| match slot {
            RiverSlot::Tile { tile, .. } => Some(*tile),
            RiverSlot::Event => None,
        })
    }

    /// How many positions the River fills; a mission may have put another tile into a full one. A double tile fills two. G-45
    fn positions(&self) -> usize {
        let scenario = self.game.scenario();
        let doubles = self.tiles_of_the_river().filter(|tile| scenario.tile(*tile).double.is_some()).count();
        self.game.state().river.len() + doubles
    }

    /// A Hero whose Screen was changed, and whose belt, packed before, holds more than the new Screen's may. G-4
    fn overfull_belt(&self) -> Option<String> {
        let (state, scenario) = (self.game.state(), self.game.scenario());
        let mut tablets = state.with_tablets().filter_map(|mini| state.tablet(mini));
        let full = tablets.find(|tablet| query::packed(self.game, tablet) > scenario.hero(tablet.hero).utility_belt)?;
        Some(scenario.hero(full.hero).name.english().to_string())
    }

    /// A tile of the River whose miniature has another tile that is no longer in it. G-56
    fn half_of_a_pair(&self) -> Option<TileName> {
        let scenario = self.game.scenario();
        let mut halves = self.tiles_of_the_river().filter(|tile| scenario.tile(*tile).other_tile.is_some());
        let half = halves.find(|tile| !scenario.other_tile(*tile).is_some_and(|other| self.lies(other)))?;
        Some(self.tile(half))
    }

    /// Miniatures on the board that the River does not lead.
    fn company(&self) -> Result<Vec<Company>, SandboxError> {
        let state = self.game.state();
        let mut all: Vec<Company> = Vec::new();
        for id in state.all_minis() {
            let mini = state.mini(id);
            let (Some(tile), Some(figure)) = (mini.tile(), self.figure(id)) else { continue };
            let of_river = self.lies(tile) || mini.other_tile.is_some_and(|other| self.lies(other));
            if of_river && mini.control == Control::Villain {
                continue;
            }
            let word = self.tile(tile);
            let on_two_sides = || {
                let message = format!("miniatures of \"{word}\" are on two sides: a sandbox has each tile on one");
                Err(SandboxError::of("company", message))
            };
            if of_river {
                return on_two_sides();
            }
            let is_led = figure.commander.is_some();
            let control = if is_led { None } else { mini.control.side().map(Owner::of) };
            let side = match mini.side {
                Some(Side::Heroes) => Belonging::Heroes,
                Some(Side::Villain) => Belonging::Villain,
                None => Belonging::Neutral,
            };
            let attackable = self.game.scenario().company(tile).is_none_or(|company| company.attackable);
            match all.iter_mut().find(|company| company.tile == word) {
                None => all.push(Company { tile: word, side, control, attackable, miniatures: vec![figure] }),
                Some(company) => {
                    let others_are_led = company.miniatures.iter().all(|figure| figure.commander.is_some());
                    if others_are_led && !is_led {
                        (company.side, company.control) = (side, control);
                    } else if !is_led && (company.side, company.control) != (side, control) {
                        return on_two_sides();
                    }
                    company.miniatures.push(figure);
                }
            }
        }
        Ok(all)
    }

    /// The mission's kinds of tokens; who may carry them is said in the mission's own words, which only a sandbox shares.
    fn token_kinds(&self, is_sandbox: bool) -> Vec<gotham_content::TokenKind> {
        let mut kinds = self.game.scenario().mission.token_kinds.clone();
        let is_carried = |at: usize| {
            self.game.state().tokens.iter().any(|token| usize::from(token.kind) == at && token.carried_by.is_some())
        };
        for (at, kind) in kinds.iter_mut().enumerate() {
            if !is_sandbox && !is_carried(at) {
                kind.carried_by = None;
            }
        }
        kinds
    }

    fn tokens(&self) -> Vec<Token> {
        let kinds = &self.game.scenario().mission.token_kinds;
        let token = |token: &gotham_rules::state::MissionToken| Token {
            kind: self.names.token_kind(token.kind).into(),
            area: self.area(token.area),
            face: Some(self.names.face(token.kind, token.face).into()),
            hidden: kinds
                .get(usize::from(token.kind))
                .and_then(|kind| (kind.hidden != token.hidden).then_some(token.hidden)),
        };
        self.game.state().tokens.iter().map(token).collect()
    }

    /// The automated Villain's cards, once they were shuffled; the one in force is laid aside like the others. A Leader
    /// whose tile has left the River has taken its card along. SOLO II
    fn automaton(&self) -> Option<AutomatonPlacement> {
        let (state, scenario) = (self.game.state(), self.game.scenario());
        let deck = state.decks.get(Automaton::DECK)?;
        let in_force = state.automaton.as_ref()?.card;
        let word = |card: AiCardId| match scenario.ai_card(card)? {
            AiCard::Leader(leader) if !scenario.tiles_of(leader).into_iter().any(|tile| self.lies(tile)) => None,
            _ => Some(self.names.ai_card(card).to_string()),
        };
        let discard = deck.discard().iter().map(|card| AiCardId(*card)).chain(in_force).filter_map(word).collect();
        let left = deck.face_down().iter().rev().filter_map(|card| word(AiCardId(*card))).collect();
        let is_made = deck.left() > 0 || !deck.discard().is_empty() || in_force.is_some();
        is_made.then_some(AutomatonPlacement { deck: Some(left), discard: Some(discard) })
    }

    fn fields(&self) -> Vec<FieldPlacement> {
        let field = |token: &gotham_rules::state::FieldToken| FieldPlacement {
            kind: token.kind,
            area: self.names.area(token.area).into(),
            by: Owner::of(token.by),
            active: token.active,
        };
        self.game.state().fields.iter().map(field).collect()
    }

    fn reinforcement_areas(&self) -> Vec<ReinforcementPlacement> {
        let areas = self.game.state().reinforcement_areas.iter();
        areas.map(|(area, open)| ReinforcementPlacement { area: self.names.area(*area).into(), open: *open }).collect()
    }

    fn board(&self) -> BoardPlacement {
        let changes = &self.game.state().board;
        let openness = |state: DoorState| match state {
            DoorState::Open => Openness::Open,
            DoorState::Closed => Openness::Closed,
        };
        let area = |id: AreaId| self.names.area(id).to_string();
        let (board, printed) = (self.game.board(), &self.game.scenario().board);
        let is_plain = |(id, _): &(LinkId, DoorState)| id.index() < board.plain_links().len();
        let moved = board.elevators().iter().filter_map(|elevator| {
            let (now, before) = (board.shaft_of(elevator)?, printed.shaft_of(elevator)?);
            (now != before).then_some((elevator, now.beside))
        });
        BoardPlacement {
            broken_walls: changes.broken_walls().iter().map(|(a, b)| (area(*a), area(*b))).collect(),
            doors: changes.doors().map(|(id, state)| (self.names.door(id), openness(state))).collect(),
            links: changes.links().filter(is_plain).map(|(id, state)| (self.names.link(id), openness(state))).collect(),
            elevators: moved.map(|(elevator, beside)| (elevator.name_id.to_string(), area(beside))).collect(),
            areas: changes
                .areas()
                .map(|(id, now)| {
                    let placed = AreaPlacement {
                        closed: now.closed,
                        difficult: now.difficult,
                        dangerous: now.dangerous,
                        elevation: now.elevation,
                    };
                    (area(id), placed)
                })
                .collect(),
        }
    }
}
