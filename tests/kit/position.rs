//! A position, word by word.

use std::fmt::Write as _;
use std::sync::Arc;

use gotham_content::solo::{LeaderCard, TileCard};
use gotham_rules::command::Stance;
use gotham_rules::{Ask, Command, Difficulty, Edition, Game, Hardship, Options, Players, Scenario, Variant};

use super::content::catalogue_where;
use super::table::Table;

/// A position under construction. Areas are the Subway's printed numbers, or those of another board.
#[derive(Default)]
pub(crate) struct Position {
    map: Option<String>,
    heroes: Vec<Placed>,
    gadgets: Vec<(usize, String)>,
    resting: Vec<String>,
    tiles: Vec<(String, Vec<u8>, u8)>,
    tokens: Vec<(String, u8, String)>,
    ground: Vec<(u8, String)>,
    reinforcement: Vec<u8>,
    points: Option<u8>,
    allies: bool,
    villain: (u8, u8, u8),
    triggers: Vec<(String, String)>,
    content: Vec<(String, String)>,
    players: Players,
    variants: Vec<Variant>,
    difficulty: Difficulty,
    edition: Edition,
    mission: Vec<(String, String)>,
    automaton: Option<Automaton>,
    seed: Option<u64>,
}

/// What the automated Villain of a position is printed on.
#[derive(Default)]
struct Automaton {
    cards: Vec<TileCard>,
    leaders: Vec<(String, Option<LeaderCard>)>,
    objectives: String,
}

struct Placed {
    hero: String,
    area: u8,
    fatigue: u8,
    equipment: Vec<String>,
}

impl Position {
    /// An empty Subway.
    pub(crate) fn new() -> Position {
        Position { reinforcement: vec![31], ..Position::default() }
    }

    /// A board other than the Subway.
    pub(crate) fn on(map: &str) -> Position {
        Position { map: Some(map.into()), ..Position::default() }
    }

    /// A Hero in an Area.
    pub(crate) fn hero(mut self, hero: &str, area: u8) -> Position {
        self.heroes.push(Placed { hero: hero.into(), area, fatigue: 0, equipment: Vec::new() });
        self
    }

    /// Equipment for the Hero named last.
    pub(crate) fn with(mut self, cards: &[&str]) -> Position {
        let hero = self.heroes.last_mut().expect("a Hero before its Equipment");
        hero.equipment.extend(cards.iter().map(ToString::to_string));
        self
    }

    /// Bat-Gadgets for the Hero named last.
    pub(crate) fn belt(mut self, cards: &[&str]) -> Position {
        let slot = self.heroes.len() - 1;
        self.gadgets.extend(cards.iter().map(|card| (slot, card.to_string())));
        self
    }

    /// The Hero named last rests in the first round.
    pub(crate) fn rests(mut self) -> Position {
        let hero = self.heroes.last().expect("a Hero before its Stance");
        self.resting.push(hero.hero.clone());
        self
    }

    /// Miniatures of a tile, one in each Area named; the tile lies in the River in the order of these calls.
    pub(crate) fn tile(mut self, tile: &str, areas: &[u8]) -> Position {
        self.tiles.push((tile.into(), areas.to_vec(), 0));
        self
    }

    /// A miniature's other tile, at this position in the River. G-56
    pub(crate) fn other_tile(mut self, tile: &str) -> Position {
        self.tiles.push((tile.into(), Vec::new(), 0));
        self
    }

    /// A tile with more miniatures in the Character Pool.
    pub(crate) fn tile_and_pool(mut self, tile: &str, areas: &[u8], pool: u8) -> Position {
        self.tiles.push((tile.into(), areas.to_vec(), pool));
        self
    }

    /// A mission token: `bomb` (idle, primed), `computer` (on), `safe` (shut).
    pub(crate) fn token(mut self, kind: &str, area: u8, face: &str) -> Position {
        self.tokens.push((kind.into(), area, face.into()));
        self
    }

    /// Equipment on the board.
    pub(crate) fn ground(mut self, area: u8, card: &str) -> Position {
        self.ground.push((area, card.into()));
        self
    }

    /// An Event with this many Reinforcement Points, and where they may be spent.
    pub(crate) fn event(mut self, points: u8, areas: &[u8]) -> Position {
        self.points = Some(points);
        self.reinforcement = areas.to_vec();
        self
    }

    /// The Villain's Reserve, Fatigue and Recovery Value; 0 by default.
    pub(crate) fn villain(mut self, reserve: u8, fatigue: u8, recovery: u8) -> Position {
        self.villain = (reserve, fatigue, recovery);
        self
    }

    /// A trigger of the mission: what sets it off, and its effects, as mission files write them.
    pub(crate) fn when(mut self, when: &str, effects: &str) -> Position {
        self.triggers.push((when.into(), effects.into()));
        self
    }

    /// A text of the content replaced.
    pub(crate) fn with_content(mut self, from: &str, to: &str) -> Position {
        self.content.push((from.into(), to.into()));
        self
    }

    /// Who plays which Hero; by default, one player plays them all.
    pub(crate) fn players(mut self, numbers: &[u8]) -> Position {
        self.players = numbers.iter().copied().collect();
        self
    }

    /// A variant of the rules is played.
    pub(crate) fn variant(mut self, variant: Variant) -> Position {
        self.variants.push(variant);
        self
    }

    /// The automated Villain is harder to beat, by this many steps of a hardship.
    pub(crate) fn hardship(mut self, hardship: Hardship, steps: u8) -> Position {
        self.difficulty = self.difficulty.with(hardship, steps);
        self
    }

    /// The seed of the match; 1 by default.
    pub(crate) fn seed(mut self, seed: u64) -> Position {
        self.seed = Some(seed);
        self
    }

    /// Cards decide for the Villain: these Tile Activation cards, written as in their file without their ids; or those of
    /// Assault if none are given. SOLO II
    pub(crate) fn cards(mut self, cards: &[&str]) -> Position {
        let card = |(number, text): (usize, &&str)| {
            ron::from_str(&format!("(id: \"test_{number}\", {text})")).expect("a Tile Activation card")
        };
        let cards = (1..).zip(cards).map(card).collect();
        self.automaton.get_or_insert_default().cards = cards;
        self
    }

    /// The card of a Leader that is in the position: which Hero it means, and its six Tasks. SOLO X
    pub(crate) fn leader_card(mut self, card: &str, tie: &str, tasks: &str) -> Position {
        let text = format!("(id: \"{card}\", leaders: [\"{card}\"], tie: {tie}, tasks: ({tasks}))");
        let written = ron::from_str(&text).expect("a Leader Activation card");
        self.automaton.get_or_insert_default().leaders.push((card.into(), Some(written)));
        self
    }

    /// A Leader that is in the position, with the card that it has in the box. SOLO X
    pub(crate) fn leader(mut self, card: &str) -> Position {
        self.automaton.get_or_insert_default().leaders.push((card.into(), None));
        self
    }

    /// Objectives of the mission, as its file writes them. SOLO VII, VIII
    pub(crate) fn objectives(mut self, objectives: &str) -> Position {
        self.automaton.get_or_insert_default().objectives = objectives.into();
        self
    }

    /// Whose rules are played; by default, the Second edition's.
    pub(crate) fn edition(mut self, edition: Edition) -> Position {
        self.edition = edition;
        self
    }

    /// A text of the mission file replaced.
    pub(crate) fn with_mission(mut self, from: &str, to: &str) -> Position {
        self.mission.push((from.into(), to.into()));
        self
    }

    /// Hero Allies of Command Skills come along; by default, they stay in the box.
    pub(crate) fn with_allies(mut self) -> Position {
        self.allies = true;
        self
    }

    /// The mission file.
    pub(crate) fn text(&self) -> String {
        self.mission()
    }

    /// Plays the position until the Heroes act in round 1.
    pub(crate) fn start(self) -> Table {
        self.start_at(|ask| matches!(ask, Ask::HeroAction))
    }

    /// Plays the position until the Villain activates a tile in round 1; he has Initiative.
    pub(crate) fn at_the_villains_turn(self) -> Table {
        self.start_at(|ask| matches!(ask, Ask::ActivateTile { .. }))
    }

    fn start_at(self, is_there: impl Fn(&Ask) -> bool) -> Table {
        let changes: Vec<(&str, &str)> = self.content.iter().map(|(from, to)| (from.as_str(), to.as_str())).collect();
        let catalogue = catalogue_where(&self.mission(), &changes);
        let mut scenario = Scenario::new(&catalogue, "test").expect("the test mission");
        if let Some(automaton) = &self.automaton {
            let printed = Arc::get_mut(&mut scenario).expect("a scenario of its own");
            if !automaton.cards.is_empty() {
                printed.tile_cards = automaton.cards.clone();
            }
            for (name, card) in automaton.leaders.iter().filter_map(|(name, card)| Some((name, card.as_ref()?))) {
                let known = printed.leader_cards.iter_mut().find(|known| known.id.as_str() == name);
                let known = known.expect("a Leader's card");
                *known = LeaderCard { leaders: known.leaders.clone(), ..card.clone() };
            }
        }
        let solo = self.automaton.is_some();
        let variants = self.variants.iter().copied().collect();
        let (edition, difficulty) = (self.edition, self.difficulty);
        let options = Options { players: self.players, variants, edition, difficulty, solo, ..Options::default() };
        let mut table = Table::new(Game::new(scenario, options, self.seed.unwrap_or(1)));
        while !is_there(&table.game.prompt().ask) {
            let command = match table.game.prompt().ask {
                Ask::TakeGadgets { .. } => self.next_gadget(&table).unwrap_or(Command::Finish),
                Ask::ChooseAllies => officers(&table),
                Ask::PlaceAlly => table.game.legal().remove(0),
                Ask::TakeStance => {
                    if !self.allies && table.game.state().minis.iter().any(|mini| mini.commander.is_some()) {
                        table.dismiss_allies();
                    }
                    let mini = table.game.prompt().subject.expect("a Hero");
                    let rests = self.resting.iter().any(|hero| table.mini(hero) == mini);
                    Command::TakeStance { mini, stance: if rests { Stance::Resting } else { Stance::Active } }
                }
                ask => panic!("setup asks {ask:?}"),
            };
            table.say(command);
        }
        table.fresh();
        table
    }

    fn next_gadget(&self, table: &Table) -> Option<Command> {
        let mini = table.game.prompt().subject?;
        let have = table.game.state().tablet(mini)?.gadgets.len();
        let slot = table.game.state().mini(mini).tablet()?.index();
        let wanted = self.gadgets.iter().filter(|(of, _)| *of == slot).nth(have)?;
        Some(Command::TakeGadget { mini, card: table.card(&wanted.1) })
    }

    /// The sheet and the objectives, before the endings. SOLO II
    fn sheet(&self, automaton: &Automaton, open: &[String]) -> String {
        let leaders: Vec<&String> = automaton.leaders.iter().map(|(name, _)| name).collect();
        let objectives = &automaton.objectives;
        format!(
            r#"    objectives: [{objectives}],
    sheet: (
        tile_cards: ["assault_1", "assault_2", "assault_3", "assault_4", "assault_5", "assault_6"],
        leader_cards: {leaders:?}, reinforcement: {open:?},
    ),
    endings: ["#
        )
    }

    fn mission(&self) -> String {
        let (mut heroes, mut river, mut counts) = (String::new(), String::new(), String::new());
        let (mut pool, mut placed, mut tokens, mut ground) =
            (String::new(), String::new(), String::new(), String::new());
        for Placed { hero, area, fatigue, equipment } in &self.heroes {
            let _ = write!(
                heroes,
                "(area: \"subway_{area}\", choices: [(hero: \"{hero}\", fatigue: {fatigue}, equipment: {equipment:?})]),"
            );
        }
        for (tile, areas, spare) in &self.tiles {
            let _ = write!(river, "Character(\"{tile}\"),");
            let count = areas.len() + usize::from(*spare);
            if count > 0 {
                let _ = write!(counts, "(\"{tile}\", {count}),");
            }
            if *spare > 0 {
                let _ = write!(pool, "(\"{tile}\", {spare}),");
            }
            for area in areas {
                let _ = write!(placed, "(\"subway_{area}\", [\"{tile}\"]),");
            }
        }
        for (kind, area, face) in &self.tokens {
            let _ = write!(tokens, "(\"subway_{area}\", \"{kind}\", \"{face}\"),");
        }
        for (area, card) in &self.ground {
            let _ = write!(ground, "(\"subway_{area}\", \"{card}\"),");
        }
        let mut events = String::new();
        if let Some(points) = self.points {
            river.push_str("EventWarning,");
            let _ = write!(
                events,
                "(id: \"call\", name: \"Call\", text: \"Points.\", parts: [(name: \"Call\", effects: [Reinforcement(Just({points}))])]),"
            );
        }
        let mut triggers = String::new();
        for (at, (when, effects)) in self.triggers.iter().enumerate() {
            let _ = write!(triggers, "(id: \"trigger_{at}\", name: \"Trigger\", when: {when}, effects: [{effects}]),");
        }
        let open: Vec<String> = self.reinforcement.iter().map(|area| format!("subway_{area}")).collect();
        let (reserve, fatigue, recovery) = self.villain;
        let text = format!(
            r#"(
    id: "test", name: "Test", map: "subway", story: "A test.", heroes_goal: "None.", villain_goal: "None.",
    special_rules: [], rounds: 7, initiative: Heroes,
    heroes: [{heroes}],
    villain: (
        reserve: {reserve}, fatigue: {fatigue}, recovery: {recovery}, river: [{river}], miniatures: [{counts}],
        pool: [{pool}],
    ),
    miniatures: [{placed}],
    token_kinds: [
        (id: "bomb", name: "Bomb", look: Bomb, faces: ["idle", "primed"], text: "A Bomb."),
        (id: "computer", name: "Computer", look: Computer, faces: ["on"], text: "A Computer."),
        (id: "safe", name: "Safe", look: Safe, faces: ["shut"], text: "A Safe."),
    ],
    tokens: [{tokens}],
    equipment: [{ground}],
    reinforcement_areas: {open:?},
    interactions: [
        (
            id: "prime", name: "Prime", text: "Prime.", who: (side: Villain), action: Manipulation, difficulty: Just(3),
            helped_by: [MunitionsSpecialist], here: (kind: "bomb", face: "idle"), effects: [Turn((role: Acting), "primed")],
        ),
        (
            id: "prime_from_computer", name: "Prime", text: "Prime.", who: (side: Villain), action: Thought, difficulty: Just(3),
            helped_by: [Hacking], here: (kind: "computer"), anywhere: (kind: "bomb", face: "idle"),
            effects: [Remove((role: Acting)), Turn((role: Subject), "primed")],
        ),
        (
            id: "defuse", name: "Defuse", text: "Defuse.", who: (side: Heroes), action: Manipulation, difficulty: Just(3),
            helped_by: [MunitionsSpecialist], here: (kind: "bomb"), effects: [Remove((role: Acting))],
        ),
        (
            id: "shut_down", name: "Shut down", text: "Shut down.", who: (side: Heroes), action: Thought, difficulty: Just(3),
            helped_by: [Hacking], here: (kind: "computer"), effects: [Remove((role: Acting))],
        ),
        (
            id: "open_safe", name: "Open", text: "Open.", who: (side: Heroes, hero: true), action: Manipulation, difficulty: Just(3),
            here: (kind: "safe"), effects: [Remove((role: Acting)), PlaceCard("submachine_gun", Here)],
        ),
        (
            id: "blow_up", name: "Blow up", text: "Blow up.", who: (side: Heroes, hero: true), action: Thought,
            here: (kind: "safe"), effects: [Explosion(Here, Just(2))],
        ),
    ],
    events: [{events}],
    triggers: [{triggers}],
    endings: [
        (id: "heroes", text: "Never.", at: EndOfRound, only_if: [AllHeroesNeutralized], winner: Heroes),
        (id: "villain", text: "Late.", at: EndOfRound, winner: Villain),
    ],
)"#
        );
        let text = match &self.automaton {
            Some(automaton) => text.replacen("    endings: [", &self.sheet(automaton, &open), 1),
            None => text,
        };
        let text = text.replace("subway", self.map.as_deref().unwrap_or("subway"));
        self.mission.iter().fold(text, |text, (from, to)| {
            assert!(text.contains(from), "the mission has no {from:?}");
            text.replace(from, to)
        })
    }
}

/// GCPD people of the rank that a Command Skill asks for, or others if they are taken.
fn officers(table: &Table) -> Command {
    let wanted = ["gcpd", "gcpd_officers_baton"].map(|tile| table.game.scenario().find_tile(tile));
    let mut offers = table.game.legal();
    let is_gcpd =
        |offer: &Command| matches!(offer, Command::ChooseAllies { tile, .. } if wanted.contains(&Some(*tile)));
    offers.swap_remove(offers.iter().position(is_gcpd).unwrap_or(0))
}
