//! Who is there and how strong: the Heroes and their cubes, the Villain's miniatures, his cubes and the River.

use super::terms::{Term, Terms};
use super::{area, count, living};
use gotham_content::mission::Side;
use gotham_content::tile::Tile;
use gotham_rules::board::AreaId;
use gotham_rules::command::Stance;
use gotham_rules::frames::{Frame, VillainStep};
use gotham_rules::state::{Body, Phase, RiverSlot};
use gotham_rules::{Game, query};

/// How many Wounds a frail Hero can't stand.
const FRAIL: u8 = 3;

/// More Life than any Hero has.
const UNHURT: u8 = 20;

/// What the tiles at the front of the River cost at most.
const FRONT: u8 = 3;

impl Terms {
    pub(super) fn heroes(&mut self, game: &Game) {
        let mut weakest = UNHURT;
        for hero in query::heroes(game) {
            let Some(tablet) = game.state().tablet(hero) else { continue };
            self.add(Term::HeroCount, 1);
            self.add(Term::Reserve, tablet.reserve.into());
            self.add(Term::Fatigue, tablet.fatigue.into());
            self.add(Term::Wounds, tablet.wounds.into());
            self.add(Term::Spent, tablet.spaces.total().into());
            self.add(Term::Cards, count(tablet.cards()));
            self.add(Term::Equipment, count(tablet.equipment.iter()));
            self.set(Term::MostWounds, self.count(Term::MostWounds).max(tablet.wounds.into()));
            if !query::is_living(game, hero) {
                self.add(Term::Fallen, 1);
                continue;
            }
            let life = query::life(game, hero);
            weakest = weakest.min(life);
            self.add(Term::Frail, i32::from(life <= FRAIL));
            self.add(Term::Recovery, query::recovery(game, hero, Stance::Active).into());
            self.add(Term::ActiveHeroes, i32::from(tablet.stance == Stance::Active));
            self.add(Term::Hindered, query::menace_around(game, hero).0.into());
            if game.state().phase == Phase::HeroesTurn {
                self.add(Term::HeroesToAct, tablet.reserve.into());
            }
        }
        self.set(Term::LeastLife, weakest.into());
        self.set(Term::FallenSquared, self.count(Term::Fallen).pow(2));
        let allies = living(game, Side::Heroes).filter(|mini| !game.state().mini(*mini).has_tablet());
        self.set(Term::Allies, count(allies));
    }

    pub(super) fn villain(&mut self, game: &Game) {
        let state = game.state();
        self.set(Term::VillainReserve, state.post.reserve.into());
        self.set(Term::VillainFatigue, state.post.fatigue.into());
        self.set(Term::VillainSpent, state.post.spaces.total().into());
        self.set(Term::VillainRecovery, state.post.recovery.into());
        if state.phase == Phase::VillainsTurn {
            self.set(Term::VillainToAct, state.post.reserve.into());
        }
        let activations = state.stack.iter().find_map(|frame| match frame {
            Frame::VillainsTurn(VillainStep::Activate(left)) => Some(*left),
            _ => None,
        });
        self.set(Term::ActivationsLeft, activations.unwrap_or(0).into());
        self.miniatures(game);
        self.river(game);
    }

    fn miniatures(&mut self, game: &Game) {
        let state = game.state();
        let heroes: Vec<AreaId> = query::heroes(game)
            .filter(|hero| query::is_living(game, *hero))
            .filter_map(|hero| area(game, hero))
            .collect();
        for mini in living(game, Side::Villain) {
            let (Body::Tile(tile), Some(from)) = (state.mini(mini).body, area(game, mini)) else { continue };
            let tile = game.scenario().tile(tile);
            let moves = heroes.iter().filter_map(|hero| query::distance(game, from, *hero)).min().unwrap_or(u8::MAX);
            self.add(Term::Miniatures, 1);
            self.add(Term::Pressed, i32::from(moves == 0));
            self.add(Term::Near, i32::from(moves == 1));
            match tile.reinforcement {
                Some(cost) => self.add(Term::Strength, cost.into()),
                None => {
                    self.add(Term::Leaders, query::life(game, mini).into());
                    self.add(Term::LeadersNear, i32::from(moves <= 2));
                }
            }
            let attacks = attacks(tile);
            self.add(Term::Attacks, attacks);
            let sees = || !tile.ranged.is_empty() && heroes.iter().any(|hero| query::line_of_sight(game, from, *hero));
            if moves <= tile.first_movement_bonus || sees() {
                self.add(Term::AttacksNear, attacks);
            }
        }
    }

    fn river(&mut self, game: &Game) {
        let state = game.state();
        for (at, slot) in state.river.iter().enumerate() {
            let cost = query::tile_cost(game, at).unwrap_or(0);
            match slot {
                RiverSlot::Event => self.set(Term::EventPrice, cost.into()),
                RiverSlot::Tile { neutralized: true, .. } => self.add(Term::DeadTiles, 1),
                RiverSlot::Tile { tile, neutralized: false } => {
                    self.add(Term::LivingTiles, 1);
                    if cost <= FRONT {
                        self.add(Term::RiverFront, count(state.of_river(*tile)));
                    }
                }
            }
        }
    }
}

/// How often a miniature of a tile may attack.
fn attacks(tile: &Tile) -> i32 {
    tile.melee.iter().chain(&tile.ranged).map(|way| i32::from(way.1)).max().unwrap_or(0)
}
