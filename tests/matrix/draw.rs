//! A sandbox drawn at random from everything that there is. Most of them are possible: cubes, cards and room are drawn
//! as far as there are any.

use std::collections::BTreeMap;

use gotham_content::map::{BoundaryKind, Map};
use gotham_content::tile::Rank;
use gotham_content::{AreaName, CardName, Catalogue, Deck, DoorState, Mission, SourceFile, TileName};
use gotham_play::sandbox::{Belonging, Company, Figure, Hero, Post, RiverEntry, Sandbox, Spread, StartingTurn, Token};
use gotham_play::{AreaPlacement, BoardPlacement, FieldPlacement, Openness, Owner, ReinforcementPlacement};
use gotham_rules::command::Stance;
use gotham_rules::event::FieldKind;
use gotham_rules::{Difficulty, Edition, Hardship, Options, Players, Variant};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// The most positions of the River. R2 VI.A.1
const POSITIONS: usize = 8;

/// The sandbox of a seed.
pub(super) fn draw(catalogue: &Catalogue, seed: u64) -> Sandbox {
    let mut chance = Pcg32::seed_from_u64(seed);
    let map = &catalogue.maps[chance.random_range(0..catalogue.maps.len())];
    Drawer::new(catalogue, map, chance).sandbox(seed)
}

/// The mission of a seed, one after the other, and what it is played with.
pub(super) fn draw_mission(catalogue: &Catalogue, seed: u64) -> (&Mission, Options) {
    let mission = &catalogue.missions[(seed / 2) as usize % catalogue.missions.len()];
    let map = catalogue.maps.iter().find(|map| map.id == mission.map).expect("its board");
    let options = Drawer::new(catalogue, map, Pcg32::seed_from_u64(seed)).options();
    (mission, if options.check_on(mission).is_ok() { options } else { Options::default() })
}

struct Drawer<'a> {
    catalogue: &'a Catalogue,
    map: &'a Map,
    /// How much room is left in each Area.
    room: BTreeMap<AreaName, u8>,
    shackles: u8,
    cards: Vec<CardName>,
    chance: Pcg32,
}

impl<'a> Drawer<'a> {
    /// With everything left to draw.
    fn new(catalogue: &'a Catalogue, map: &'a Map, chance: Pcg32) -> Drawer<'a> {
        let room = map.areas.iter().map(|area| (area.id.clone(), area.limit)).collect();
        Drawer { catalogue, map, room, shackles: 12, cards: Vec::new(), chance }
    }

    /// A number from 0.
    fn to(&mut self, most: u8) -> u8 {
        self.chance.random_range(0..=most)
    }

    /// One time out of this many.
    fn one_of(&mut self, times: u8) -> bool {
        self.chance.random_range(0..times) == 0
    }

    fn any<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.chance.random_range(0..list.len())].clone()
    }

    fn area(&mut self) -> AreaName {
        let at = self.chance.random_range(0..self.map.areas.len());
        self.map.areas[at].id.clone()
    }

    /// An Area with room for a Size, and the room is taken. Half of the miniatures stand close together.
    fn spot(&mut self, size: u8) -> Option<AreaName> {
        let areas = if self.one_of(2) { self.map.areas.len().div_ceil(4) } else { self.map.areas.len() };
        for _ in 0..20 {
            let at = self.chance.random_range(0..areas);
            let area = self.map.areas[at].id.clone();
            let left = self.room.get_mut(&area)?;
            if *left >= size {
                *left -= size;
                return Some(area);
            }
        }
        None
    }

    fn sandbox(mut self, seed: u64) -> Sandbox {
        let options = self.options();
        let heroes = self.heroes();
        let first = heroes.first().map(|hero| (hero.hero.clone(), hero.area.clone()));
        let (hero, area) = first.unwrap_or_else(|| ("batman".into(), self.map.areas[0].id.clone()));
        let mut sandbox = Sandbox { options, seed, ..Sandbox::new(self.map.id.clone(), hero, area) };
        if !heroes.is_empty() {
            sandbox.heroes = heroes;
        }
        sandbox.name = format!("Matrix {seed}");
        sandbox.round = 1 + self.to(4);
        sandbox.rounds = sandbox.round + self.to(4);
        sandbox.initiative = self.any(&[Owner::Heroes, Owner::Villain]);
        sandbox.turn = match self.to(3) {
            0 => StartingTurn::Stances,
            1 => StartingTurn::Heroes,
            _ => StartingTurn::Villain { activations: self.to(2) },
        };
        sandbox.post = self.post();
        sandbox.river = self.river(options.solo);
        let mut used: Vec<TileName> = Vec::new();
        used.extend(sandbox.river.iter().filter_map(|lying| match lying {
            RiverEntry::Tile { tile, .. } => Some(tile.clone()),
            RiverEntry::Event { .. } => None,
        }));
        sandbox.company = self.company(&used, &sandbox.heroes);
        for _ in 0..self.to(4) {
            let kind = self.any(&FieldKind::ALL);
            let (area, active) = (self.area().to_string(), !self.one_of(3));
            let by = self.any(&[Owner::Heroes, Owner::Villain]);
            sandbox.fields.push(FieldPlacement { kind, area, by, active });
        }
        for _ in 0..self.to(6) {
            let token = ReinforcementPlacement { area: self.area().to_string(), open: !self.one_of(4) };
            if sandbox.reinforcement_areas.iter().all(|known| known.area != token.area) {
                sandbox.reinforcement_areas.push(token);
            }
        }
        for _ in 0..self.to(5) {
            let card = self.card(Deck::Equipment, u8::MAX);
            if let Some((card, _)) = card.filter(|(card, _)| self.is_left(card)) {
                let area = self.area();
                self.cards.push(card.clone());
                sandbox.ground.push((area, card));
            }
        }
        self.tokens(&mut sandbox);
        sandbox.board = self.board();
        sandbox
    }

    fn options(&mut self) -> Options {
        let is_usual = self.one_of(3);
        let solo = self.one_of(4);
        let fits = |variant: &Variant| !solo || variant.helps_heroes();
        let variants = Variant::ALL.into_iter().filter(fits).filter(|_| !is_usual && self.one_of(2)).collect();
        let hardships = Hardship::ALL.into_iter().filter(|_| solo && !is_usual && self.one_of(2));
        let difficulty = hardships.fold(Difficulty::default(), |all, hardship| all.with(hardship, 1));
        let players: Players = if self.one_of(3) { [1, 2, 1, 3].into_iter().collect() } else { Players::default() };
        let edition = self.any(&Edition::ALL);
        Options { edition, variants, players, solo, difficulty, ..Options::default() }
    }

    fn heroes(&mut self) -> Vec<Hero> {
        let count = 1 + self.to(3);
        let mut heroes: Vec<Hero> = Vec::new();
        for _ in 0..count {
            let catalogue = self.catalogue;
            let screen = &catalogue.heroes[self.chance.random_range(0..catalogue.heroes.len())];
            if heroes.iter().any(|hero| hero.hero == screen.id) {
                continue;
            }
            let Some(area) = self.spot(screen.size) else { continue };
            let mut hero = Hero::at(screen.id.clone(), area);
            let mut left = screen.energy;
            let mut take = |drawer: &mut Self, most: u8| {
                let taken = drawer.to(most.min(left));
                left -= taken;
                taken
            };
            if self.one_of(2) {
                hero.wounds = take(self, 4);
                hero.fatigue = take(self, 6);
                let limits = [&screen.melee, &screen.ranged, &screen.manipulation, &screen.thought, &screen.defense];
                let [melee, ranged, manipulation, thought, defense] =
                    limits.map(|space| if self.one_of(3) { take(self, space.limit) } else { 0 });
                let movement = take(self, screen.movement_limit);
                let reroll = take(self, screen.reroll_limit.min(1));
                hero.spaces = Spread { melee, ranged, manipulation, thought, movement, defense, reroll };
            }
            if self.one_of(20) {
                (hero.wounds, hero.fatigue, hero.spaces) = (screen.energy, 0, Spread::default());
            }
            hero.stance = if self.one_of(4) { Stance::Resting } else { Stance::Active };
            hero.has_moved = self.one_of(3);
            hero.down = self.one_of(10);
            hero.shackles = self.shackles();
            if self.one_of(2) {
                hero.equipment = Some(self.cards(Deck::Equipment, screen.encumbrance_limit()));
            } else {
                self.cards.extend(screen.equipment.iter().cloned());
            }
            hero.gadgets = self.cards(Deck::BatGadget, screen.utility_belt);
            if self.one_of(10) && !screen.skills.is_empty() {
                hero.lost_skills.push(self.any(&screen.skills).skill);
            }
            heroes.push(hero);
        }
        heroes
    }

    fn shackles(&mut self) -> u8 {
        let shackles = if self.one_of(8) { 1 + self.to(1) } else { 0 }.min(self.shackles);
        self.shackles -= shackles;
        shackles
    }

    /// A card from a deck that isn't larger.
    fn card(&mut self, deck: Deck, most: u8) -> Option<(CardName, u8)> {
        let fits: Vec<_> = self.catalogue.cards.iter().filter(|card| card.deck == deck && card.size <= most).collect();
        (!fits.is_empty()).then(|| self.any(&fits)).map(|card| (card.id.clone(), card.size))
    }

    /// Cards, as far as there is room and the box has copies.
    fn cards(&mut self, deck: Deck, room: u8) -> Vec<CardName> {
        let (mut left, mut cards) = (room, Vec::new());
        for _ in 0..self.to(4) {
            let Some((card, size)) = self.card(deck, left) else { break };
            if left > 0 && self.is_left(&card) {
                left -= size;
                self.cards.push(card.clone());
                cards.push(card);
            }
        }
        cards
    }

    /// Whether the box has one more copy of a card.
    fn is_left(&self, card: &CardName) -> bool {
        let copies = self.catalogue.card(card.as_str()).map_or(0, |(_, card)| card.copies);
        self.cards.iter().filter(|known| *known == card).count() < copies.into()
    }

    fn post(&mut self) -> Post {
        let usual = Post::default();
        Post {
            reserve: self.to(14),
            fatigue: self.to(8),
            recovery: 2 + self.to(6),
            movement: self.to(usual.movement_limit),
            defense: self.to(usual.defense_limit),
            reroll: self.to(usual.reroll_limit),
            demobilized: self.one_of(4),
            ..usual
        }
    }

    fn figures(&mut self, tile: &gotham_content::Tile, most: u8) -> Vec<Figure> {
        let mut figures = Vec::new();
        for _ in 0..most {
            let Some(area) = self.spot(tile.size) else { break };
            let mut figure = Figure::at(area);
            figure.life = self.one_of(3).then(|| 1 + self.chance.random_range(0..tile.life.max(1)));
            figure.down = self.one_of(10);
            figure.shackles = self.shackles();
            if self.one_of(15) && !tile.skills.is_empty() {
                figure.lost_skills.push(self.any(&tile.skills).skill);
            }
            figures.push(figure);
        }
        figures
    }

    /// What lies in the River; cards don't decide for a Leader without one, such as a Hero who turned. SOLO II
    fn river(&mut self, by_cards: bool) -> Vec<RiverEntry> {
        let catalogue = self.catalogue;
        let mut river: Vec<RiverEntry> = Vec::new();
        let mut positions = usize::from(1 + self.to(POSITIONS as u8 - 1));
        let mut pieces: Vec<&TileName> = Vec::new();
        if self.one_of(2) && positions > 1 {
            positions -= 1;
            river.push(RiverEntry::Event { points: self.to(9) });
        }
        for _ in 0..20 {
            let tile = &catalogue.tiles[self.chance.random_range(0..catalogue.tiles.len())];
            let other = tile.other_tile.as_ref().and_then(|other| catalogue.tile(other.as_str()));
            let needs = 1 + usize::from(tile.double.is_some()) + usize::from(other.is_some());
            let has_card = catalogue.leader_cards.iter().any(|card| card.leaders.contains(&tile.id));
            let is_led = !by_cards || tile.rank != Rank::Leader || has_card;
            if needs > positions || pieces.contains(&tile.piece()) || !is_led {
                continue;
            }
            positions -= needs;
            pieces.push(tile.piece());
            let most = if other.is_some() { 1 } else { self.to(3).min(tile.miniatures.unwrap_or(3)) };
            let miniatures = self.figures(tile, most);
            let room = tile.miniatures.map_or(3, |printed| printed - miniatures.len() as u8);
            let pool = if other.is_some() { 0 } else { self.to(room.min(3)) };
            river.push(RiverEntry::Tile { tile: tile.id.clone(), miniatures, pool });
            if let Some((_, other)) = other {
                pieces.push(other.piece());
                river.push(RiverEntry::Tile { tile: other.id.clone(), miniatures: Vec::new(), pool: 0 });
            }
        }
        for at in (1..river.len()).rev() {
            let with = self.chance.random_range(0..=at);
            river.swap(at, with);
        }
        river
    }

    fn company(&mut self, used: &[TileName], heroes: &[Hero]) -> Vec<Company> {
        let catalogue = self.catalogue;
        let mut company: Vec<Company> = Vec::new();
        for _ in 0..self.to(3) {
            let tile = &catalogue.tiles[self.chance.random_range(0..catalogue.tiles.len())];
            let is_used = used.contains(&tile.id) || company.iter().any(|known| known.tile == tile.id);
            if is_used || tile.other_tile.is_some() {
                continue;
            }
            let most = (1 + self.to(2)).min(tile.miniatures.unwrap_or(3));
            let mut miniatures = self.figures(tile, most);
            let is_led = self.one_of(2);
            for figure in miniatures.iter_mut().filter(|_| is_led) {
                figure.commander = (!heroes.is_empty()).then(|| self.any(heroes).hero);
            }
            if !miniatures.is_empty() {
                company.push(Company {
                    tile: tile.id.clone(),
                    side: self.any(&[Belonging::Heroes, Belonging::Villain, Belonging::Neutral]),
                    control: self.any(&[None, Some(Owner::Heroes), Some(Owner::Villain)]),
                    attackable: !self.one_of(4),
                    miniatures,
                });
            }
        }
        company
    }

    /// Cases that anybody may carry, and face-down notes that nobody may.
    fn tokens(&mut self, sandbox: &mut Sandbox) {
        if self.one_of(2) {
            return;
        }
        let text = r#"(map: "x", heroes: [], token_kinds: [
            (id: "case", name: "Case", look: Briefcase, faces: ["shut", "open"], text: "A case.", carried_by: (), encumbrance: 1),
            (id: "note", name: "Note", look: Information, faces: ["blank", "written"], text: "A note.", hidden: true),
        ])"#;
        sandbox.token_kinds = Sandbox::read(&SourceFile::new("kinds.ron", text)).expect("kinds").token_kinds;
        for number in 1..=self.to(3) {
            let area = self.area();
            let face = self.any(&[None, Some("open".into())]);
            sandbox.tokens.push(Token { kind: "case".into(), area, face, hidden: None });
            if self.one_of(3) {
                let at = self.chance.random_range(0..sandbox.heroes.len());
                let hero = &mut sandbox.heroes[at];
                let is_up = hero.wounds < 5;
                if is_up && hero.equipment.as_ref().is_some_and(Vec::is_empty) && hero.carries.is_empty() {
                    hero.carries.push(format!("case#{number}"));
                }
            }
        }
        for _ in 0..self.to(2) {
            let (area, hidden) = (self.area(), self.any(&[None, Some(false)]));
            sandbox.tokens.push(Token { kind: "note".into(), area, face: None, hidden });
        }
    }

    fn board(&mut self) -> BoardPlacement {
        let mut board = BoardPlacement::default();
        if self.one_of(2) {
            return board;
        }
        let map = self.map;
        let walls: Vec<_> = map.boundaries.iter().filter(|side| matches!(side.kind, BoundaryKind::Wall(_))).collect();
        for _ in 0..self.to(2).min(walls.len() as u8) {
            let (a, b) = self.any(&walls).between.clone();
            if board.broken_walls.iter().all(|known| *known != (a.to_string(), b.to_string())) {
                board.broken_walls.push((a.to_string(), b.to_string()));
            }
        }
        let turned = |state: DoorState| match state {
            DoorState::Open => Openness::Closed,
            DoorState::Closed => Openness::Open,
        };
        for door in &map.doors {
            if self.one_of(2) {
                board.doors.insert(door.id.to_string(), turned(door.starts));
            }
        }
        for link in &map.links {
            if self.one_of(2) {
                board.links.insert(link.id.to_string(), turned(link.starts));
            }
        }
        for _ in 0..self.to(3) {
            let area = self.area();
            let placed = AreaPlacement {
                closed: self.one_of(4),
                difficult: self.one_of(2).then(|| self.to(3)),
                dangerous: self.one_of(3).then(|| self.to(2)),
                elevation: self.one_of(3).then(|| self.to(3) as i8 - 1),
            };
            board.areas.insert(area.to_string(), placed);
        }
        board
    }
}
