//! A game with short words for commands.

use gotham_content::skill::Skill;
use gotham_content::{Color, Side};
use gotham_rules::board::{AreaId, MoveType};
use gotham_rules::command::{AttackKind, CardUse, Effort, RerollBy, Space, Stance};
use gotham_rules::event::FieldKind;
use gotham_rules::offered::regeneration;
use gotham_rules::state::{Body, FieldToken, Fit, Mini, Queued, RiverSlot, Spaces, Tablet};
use gotham_rules::{
    Ask, CardId, Command, Event, Game, MiniId, Options, Prompt, Refusal, Scenario, SkillTarget, State, TileId, TokenId,
    query,
};

/// Sets the position of a game by hand: the rules themselves let nobody else change a state.
pub(crate) fn arrange(game: &mut Game, set: impl FnOnce(&mut State)) {
    let mut state = game.state().clone();
    set(&mut state);
    *game = Game::from_state(game.scenario().clone(), *game.options(), state);
}

/// A game under test and what happened since [`Table::fresh`]. It fails a test that ends with queued dice that nobody rolled.
pub(crate) struct Table {
    /// The game.
    pub game: Game,
    /// What happened.
    pub log: Vec<Event>,
    /// Dice that the mission has set in advance: they may be left over.
    set_in_advance: usize,
}

impl Drop for Table {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.all_dice_used();
        }
    }
}

impl Table {
    /// A table for a game.
    pub(crate) fn new(game: Game) -> Table {
        let set_in_advance = game.state().chance.queued();
        Table { game, log: Vec::new(), set_in_advance }
    }

    /// Forgets what happened.
    pub(crate) fn fresh(&mut self) {
        self.log.clear();
    }

    /// Continues from a save, which is the same table.
    pub(crate) fn saved_and_loaded(&mut self) {
        let saved = serde_json::to_string(self.game.state()).expect("a state can be saved");
        let before = self.game.hash();
        let state: State = serde_json::from_str(&saved).expect("a saved state can be read");
        self.arrange(|now| *now = state);
        assert_eq!(self.game.hash(), before);
    }

    /// Gives a command that must be legal, and checks that all is well afterward.
    pub(crate) fn say(&mut self, command: Command) {
        match self.game.apply(&command) {
            Ok(events) => self.log.extend(events),
            Err(refusal) => panic!("{command:?} is refused: {refusal}; asked is {:?}", self.game.prompt()),
        }
        assert_eq!(query::invariants(&self.game), Vec::<String>::new(), "after {command:?}");
    }

    /// The reason why a command is refused; it must be refused, and nothing may change.
    pub(crate) fn refused(&mut self, command: &Command) -> Refusal {
        let before = self.game.hash();
        let Err(refusal) = self.game.apply(command) else { panic!("{command:?} is allowed") };
        assert_eq!(self.game.hash(), before, "a refusal changes nothing: {command:?}");
        refusal
    }

    /// The rule id of a refusal.
    pub(crate) fn refused_by(&mut self, command: &Command) -> &'static str {
        self.refused(command).rule.id()
    }

    // ---- who, where, what

    /// `batman`, `brutes_chains` (its first), `brutes_chains#2`.
    pub(crate) fn mini(&self, name: &str) -> MiniId {
        let (name, number) = name.split_once('#').unwrap_or((name, "1"));
        let number: u8 = number.parse().expect("a number");
        let (state, scenario) = (self.game.state(), self.game.scenario());
        let found = state.all_minis().find(|id| match state.mini(*id).body {
            Body::Tablet(_) => state.tablet(*id).is_some_and(|tablet| scenario.hero(tablet.hero).id.as_str() == name),
            Body::Tile(tile) => scenario.tile(tile).id.as_str() == name && state.mini(*id).number == number,
        });
        found.unwrap_or_else(|| panic!("there is no miniature {name}#{number}"))
    }

    /// An Area by its printed number.
    pub(crate) fn area(&self, number: u8) -> AreaId {
        let scenario = self.game.scenario();
        scenario.find_area(&format!("{}_{number}", scenario.map.id)).expect("an Area of the board")
    }

    /// A card by its id.
    pub(crate) fn card(&self, name: &str) -> CardId {
        self.game.scenario().find_card(name).unwrap_or_else(|| panic!("there is no card {name}"))
    }

    /// A tile by its id.
    pub(crate) fn tile(&self, name: &str) -> TileId {
        self.game.scenario().find_tile(name).unwrap_or_else(|| panic!("there is no tile {name}"))
    }

    /// The token of an Area.
    pub(crate) fn token(&self, area: u8) -> TokenId {
        let area = self.area(area);
        self.game.state().tokens.iter().find(|token| token.area == area).expect("a token there").id
    }

    /// `tonfa` is its first bonus line, `tonfa/1` its second.
    pub(crate) fn uses(&self, cards: &[&str]) -> Vec<CardUse> {
        let one = |name: &&str| {
            let (card, line) = name.split_once('/').unwrap_or((name, "0"));
            CardUse { card: self.card(card), line: line.parse().expect("a line") }
        };
        cards.iter().map(one).collect()
    }

    /// Where a miniature stands, by its printed number; 0: not on the board.
    pub(crate) fn where_is(&self, name: &str) -> u8 {
        let area = self.game.state().mini(self.mini(name)).area;
        let name = area.map(|area| self.game.board().area(area).name_id.to_string());
        name.map_or(0, |name| name.rsplit('_').next().unwrap_or_default().parse().expect("a number"))
    }

    /// A Hero's Bat-Tablet.
    pub(crate) fn hero(&self, name: &str) -> &Tablet {
        self.game.state().tablet(self.mini(name)).expect("a Hero")
    }

    /// A miniature.
    pub(crate) fn body(&self, name: &str) -> &Mini {
        self.game.state().mini(self.mini(name))
    }

    /// The open question.
    pub(crate) fn ask(&self) -> Ask {
        self.game.prompt().ask
    }

    /// The open question with who answers it.
    pub(crate) fn prompt(&self) -> Prompt {
        self.game.prompt()
    }

    /// The River from the left: `bane`, `thugs_crowbar!` with its Neutralized side up, `event`.
    pub(crate) fn river(&self) -> Vec<String> {
        let scenario = self.game.scenario();
        let word = |slot: &RiverSlot| match slot {
            RiverSlot::Event => "event".to_string(),
            RiverSlot::Tile { tile, neutralized } => {
                format!("{}{}", scenario.tile(*tile).id, if *neutralized { "!" } else { "" })
            }
        };
        self.game.state().river.iter().map(word).collect()
    }

    /// Which Equipment lies in an Area.
    pub(crate) fn lying(&self, area: u8) -> Vec<String> {
        let area = self.area(area);
        let lying = self.game.state().ground.iter().filter(|(place, _)| *place == area);
        lying.map(|(_, card)| self.game.scenario().card(*card).id.to_string()).collect()
    }

    /// Equipment and Bat-Gadgets that a Hero carries.
    pub(crate) fn carried(&self, hero: &str) -> Vec<String> {
        self.hero(hero).cards().map(|card| self.game.scenario().card(card).id.to_string()).collect()
    }

    // ---- positions

    /// Queues dice: `O2 Y0`. Each must be a face of its die.
    pub(crate) fn dice(&mut self, faces: &str) {
        let printed = &self.game.scenario().dice;
        let queued = faces.split_whitespace().map(|word| {
            let (color, face) = word.split_at(1);
            let (color, face) = (Color::parse(color).expect("a color"), face.parse().expect("a face"));
            assert!(printed.faces(color).contains(&face), "no die shows {word}");
            Queued::Face { color, face }
        });
        let queued: Vec<Queued> = queued.collect();
        self.game.queue_draws(queued, Fit::AnyOrder);
    }

    /// Every die that was queued so far was rolled.
    pub(crate) fn all_dice_used(&self) {
        let chance = &self.game.state().chance;
        if chance.queued() > self.set_in_advance {
            let chance = serde_json::to_value(chance).expect("chance can be saved");
            let (left, rolled) = (&chance["queue"], self.rolls());
            panic!("queued, but never rolled: {left}; rolled were {rolled:?}");
        }
    }

    /// Sets the position by hand.
    pub(crate) fn arrange(&mut self, set: impl FnOnce(&mut State)) {
        arrange(&mut self.game, set);
    }

    /// Sets a Hero's cubes: Reserve, Fatigue, Wounds; the spaces are emptied.
    pub(crate) fn cubes(&mut self, hero: &str, reserve: u8, fatigue: u8, wounds: u8) {
        let mini = self.mini(hero);
        self.arrange(|state| {
            let tablet = state.tablet_mut(mini).expect("a Hero");
            (tablet.reserve, tablet.fatigue, tablet.wounds) = (reserve, fatigue, wounds);
            tablet.spaces = Spaces::default();
        });
        self.sound();
    }

    /// Takes a Hero's cubes from the Reserve onto a space.
    pub(crate) fn cubes_on(&mut self, hero: &str, space: Space, cubes: u8) {
        let mini = self.mini(hero);
        self.arrange(|state| {
            let tablet = state.tablet_mut(mini).expect("a Hero");
            tablet.reserve -= cubes;
            *tablet.spaces.on_mut(space) += cubes;
        });
        self.sound();
    }

    /// Puts a miniature somewhere else.
    pub(crate) fn put(&mut self, name: &str, area: u8) {
        let (mini, area) = (self.mini(name), self.area(area));
        self.arrange(|state| state.minis[mini.index()].area = Some(area));
        self.sound();
    }

    /// Hero Allies go back into the box.
    pub(crate) fn dismiss_allies(&mut self) {
        self.arrange(|state| {
            state.minis.retain(|mini| mini.commander.is_none());
            state.tablets.iter_mut().for_each(|tablet| tablet.allies.clear());
        });
    }

    /// Puts Field Modifier tokens, as the Villain's and active.
    pub(crate) fn field(&mut self, kind: FieldKind, area: u8, count: u8) {
        let token = FieldToken { kind, area: self.area(area), by: Side::Villain, active: true };
        self.arrange(|state| state.fields.extend(std::iter::repeat_n(token, usize::from(count))));
    }

    fn sound(&self) {
        assert_eq!(query::invariants(&self.game), Vec::<String>::new());
    }

    // ---- commands

    /// What goes into an action.
    pub(crate) fn effort(&self, cubes: u8, cards: &[&str]) -> Effort {
        Effort { cubes, cards: self.uses(cards), ..Effort::default() }
    }

    /// An attack as a command.
    pub(crate) fn attack_with(&self, kind: AttackKind, who: &str, whom: &str, effort: Effort) -> Command {
        Command::Attack { mini: self.mini(who), target: self.mini(whom), kind, effort, with: None }
    }

    /// A Hero's Melee Attack.
    pub(crate) fn melee(&mut self, who: &str, whom: &str, cubes: u8, cards: &[&str]) {
        let effort = self.effort(cubes, cards);
        self.say(self.attack_with(AttackKind::Melee, who, whom, effort));
    }

    /// A Hero's Ranged Attack.
    pub(crate) fn shoot(&mut self, who: &str, whom: &str, cubes: u8, cards: &[&str]) {
        let effort = self.effort(cubes, cards);
        self.say(self.attack_with(AttackKind::Ranged, who, whom, effort));
    }

    /// A tile's attack with one of its Characteristics.
    pub(crate) fn tile_attack(&mut self, kind: AttackKind, who: &str, whom: &str, choice: u8) {
        self.say(self.attack_with(kind, who, whom, Effort { choice, ..Effort::default() }));
    }

    /// The use of a Skill as a command.
    pub(crate) fn skill(&self, who: &str, skill: Skill, on: SkillTarget, effort: Effort) -> Command {
        Command::UseSkill { mini: self.mini(who), skill, on, effort }
    }

    /// The Skill that is offered, with its amount and how often it may still be used.
    pub(crate) fn offered(&self) -> Option<(Skill, u8, u8)> {
        match self.ask() {
            Ask::Skill { skill, amount, left, .. } => Some((skill, amount, left)),
            _ => None,
        }
    }

    /// The use of the Skill that is offered on somebody, with the dice that are picked.
    pub(crate) fn offer_on(&self, target: MiniId, dice: &[Color]) -> Command {
        let prompt = self.prompt();
        let Ask::Skill { skill, .. } = prompt.ask else { panic!("{prompt:?}") };
        let effort = Effort { dice: dice.to_vec(), ..Effort::default() };
        Command::UseSkill { mini: prompt.subject.expect("a miniature"), skill, on: SkillTarget::Mini(target), effort }
    }

    /// Uses the Skill that is offered on somebody.
    pub(crate) fn uses_offer(&mut self, target: MiniId) {
        self.say(self.offer_on(target, &[]));
    }

    /// Strikes back.
    pub(crate) fn strikes_back(&mut self) {
        let Ask::Skill { attacker, .. } = self.ask() else { panic!("{:?}", self.ask()) };
        self.uses_offer(attacker);
    }

    /// Somebody steps in for the target, as a command.
    pub(crate) fn stepping_in(&self, mini: MiniId) -> Command {
        let Ask::Skill { target, .. } = self.ask() else { panic!("{:?}", self.ask()) };
        let on = SkillTarget::Mini(target);
        Command::UseSkill { mini, skill: Skill::Sacrifice, on, effort: Effort::default() }
    }

    /// Uses a Skill that costs this many cubes.
    pub(crate) fn uses_skill(&mut self, who: &str, skill: Skill, on: SkillTarget, cubes: u8) {
        self.say(self.skill(who, skill, on, Effort::cubes(cubes)));
    }

    /// Sets the Life Points of a miniature.
    pub(crate) fn life(&mut self, name: &str, life: u8) {
        let mini = self.mini(name);
        self.arrange(|state| state.minis[mini.index()].life = life);
        self.sound();
    }

    /// A Move as a command.
    pub(crate) fn step(&self, who: &str, to: u8, how: MoveType, cubes: u8) -> Command {
        Command::Move { mini: self.mini(who), area: self.area(to), how, cubes, card: None, pushing: 0 }
    }

    /// A Move.
    pub(crate) fn moves(&mut self, who: &str, to: u8, how: MoveType, cubes: u8) {
        self.say(self.step(who, to, how, cubes));
    }

    /// Lets a tile's miniature use a Manipulation, Thought or Skill with its first Characteristic.
    pub(crate) fn tile_interacts(&mut self, who: &str, what: &str, chosen: Option<u8>) {
        self.say(self.interact_with(who, what, chosen, Effort::default()));
    }

    /// Ends a Movement if one is under way.
    pub(crate) fn stop(&mut self) {
        if matches!(self.ask(), Ask::KeepMoving { .. }) {
            self.say(Command::Stop);
        }
    }

    /// An interaction of the mission, by its id, with the token of the Area.
    pub(crate) fn interact_with(&self, who: &str, what: &str, chosen: Option<u8>, effort: Effort) -> Command {
        let interactions = &self.game.scenario().mission.interactions;
        let interaction =
            interactions.iter().position(|known| known.id.as_str() == what).expect("an interaction") as u8;
        let mini = self.mini(who);
        let area = self.game.state().mini(mini).area;
        let here = self.game.state().tokens.iter().find(|token| Some(token.area) == area).map(|token| token.id);
        Command::Interact { mini, interaction, here, chosen: chosen.map(|area| self.token(area)), target: None, effort }
    }

    /// A Hero's interaction.
    pub(crate) fn interact(&mut self, who: &str, what: &str, cubes: u8) {
        let effort = self.effort(cubes, &[]);
        self.say(self.interact_with(who, what, None, effort));
    }

    /// Cubes for the Defense.
    pub(crate) fn defend(&mut self, cubes: u8) {
        self.say(Command::Defend { cubes, cards: Vec::new() });
    }

    /// Rerolls a die.
    pub(crate) fn reroll(&mut self, die: u8, by: RerollBy) {
        self.say(Command::Reroll { die, by });
    }

    /// Answers with as little as possible until somebody acts again: dice are kept, Defenses cost nothing, offers are
    /// declined.
    pub(crate) fn pass(&mut self) {
        loop {
            let answer = match self.ask() {
                Ask::Reroll { .. } => Command::Keep,
                Ask::Defend { .. } => Command::Defend { cubes: 0, cards: Vec::new() },
                Ask::Skill { .. } => Command::Decline,
                Ask::PutTokens { .. } => Command::PutTokens { count: 0 },
                _ => return,
            };
            self.say(answer);
        }
    }

    /// Keeps dice and spends nothing on Defenses until a Skill is offered.
    pub(crate) fn pass_until_offered(&mut self) {
        loop {
            self.keep();
            match self.ask() {
                Ask::Defend { .. } => self.defend(0),
                _ => return,
            }
        }
    }

    /// Keeps the dice of rolls until something else is asked.
    pub(crate) fn keep(&mut self) {
        while matches!(self.ask(), Ask::Reroll { .. }) {
            self.say(Command::Keep);
        }
    }

    /// Ends the turn of the side that has it.
    pub(crate) fn end_turn(&mut self) {
        self.say(Command::EndTurn);
    }

    /// Activates a tile by its position in the River, with the Villain's cubes.
    pub(crate) fn activate_tile(&mut self, tile: &str) {
        let at =
            self.river().iter().position(|known| known.trim_end_matches('!') == tile).expect("a tile of the River");
        self.say(Command::ActivateTile { position: at as u8 });
    }

    /// Activates the Event Warning tile.
    pub(crate) fn activate_tile_event(&mut self) {
        self.activate_tile("event");
    }

    /// Activates a miniature of the tile.
    pub(crate) fn activate(&mut self, name: &str) {
        let mini = self.mini(name);
        self.say(Command::ActivateMini { mini });
    }

    /// Ends the Heroes' turn and activates a miniature on the Villain's, which costs nothing: the cubes are provided.
    pub(crate) fn villain_acts_with(&mut self, name: &str) {
        if self.prompt().side == Side::Heroes {
            self.end_turn();
        }
        let tile = name.split('#').next().expect("a tile").to_string();
        let at = self.river().iter().position(|known| *known == tile).expect("a tile of the River") as u8;
        let cost = query::tile_cost(&self.game, usize::from(at)).expect("a cost");
        self.arrange(|state| state.post.reserve += cost);
        self.say(Command::ActivateTile { position: at });
        self.activate(name);
        self.regenerate_all();
        self.fresh();
    }

    /// How much Regeneration brings back, if that is what is asked; `None`: nothing at all.
    pub(crate) fn regenerate(&mut self, strength: Option<u8>) {
        let mini = self.prompt().subject.expect("a miniature");
        self.say(strength.map_or(Command::Decline, |strength| regeneration::using(mini, strength)));
    }

    /// All that Regeneration may bring back, if that is asked.
    pub(crate) fn regenerate_all(&mut self) {
        if let Ask::Regenerate { most } = self.ask() {
            self.regenerate(Some(most));
        }
    }

    /// Ends the activation of any tile.
    pub(crate) fn done(&mut self) {
        while !matches!(self.ask(), Ask::ActivateTile { .. } | Ask::HeroAction) {
            self.say(if matches!(self.ask(), Ask::KeepMoving { .. }) { Command::Stop } else { Command::Finish });
        }
    }

    /// Takes Stances, all Active, until the Heroes act.
    pub(crate) fn all_active(&mut self) {
        while self.ask() == Ask::TakeStance {
            let mini = self.prompt().subject.expect("a Hero");
            self.say(Command::TakeStance { mini, stance: Stance::Active });
            self.regenerate_all();
        }
    }
}

/// "To Sink a City" as printed, with the first Heroes that it offers, until they act in round 1.
pub(crate) fn to_sink_a_city(seed: u64) -> Table {
    let scenario = Scenario::new(&super::catalogue(), "to_sink_a_city").expect("the mission");
    let mut table = Table::new(Game::new(scenario, Options::default(), seed));
    while table.ask() != Ask::HeroAction {
        let answer = match table.ask() {
            Ask::TakeGadgets { .. } => Command::Finish,
            Ask::TakeStance => {
                Command::TakeStance { mini: table.prompt().subject.expect("a Hero"), stance: Stance::Active }
            }
            _ => table.game.legal().remove(0),
        };
        table.say(answer);
    }
    table.fresh();
    table
}
