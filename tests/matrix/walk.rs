//! One match of the matrix: what is said in it, and what must hold.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, LazyLock};

use gotham_content::Catalogue;
use gotham_play::{Match, Sandbox, log, wire};
use gotham_rules::answers::candidates::candidates;
use gotham_rules::{Command, Game, Options, Scenario, State, query};
use gotham_words::{ENGLISH, Words};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::draw::{draw, draw_mission};
use super::tally::Tally;
use crate::kit::lively::lively;

/// The most commands of a match.
const MOST: usize = 400;

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(ENGLISH));

/// The match of a seed: every second one is a mission, the others are sandboxes. A failure reports its seed, what was
/// played and the last thing that was said.
pub(super) fn one(catalogue: &Arc<Catalogue>, seed: u64) -> Tally {
    let mut tally = Tally { matches: 1, ..Tally::default() };
    if seed % 2 == 1 {
        let (mission, options) = draw_mission(catalogue, seed);
        *tally.missions.entry(mission.id.to_string()).or_default() += 1;
        note_options(&options, &mut tally);
        let scenario = Scenario::new(catalogue, mission.id.as_str()).expect("a mission of the catalogue");
        let table = || Match::new(Arc::clone(&scenario), options, seed);
        walk(catalogue, seed, &mut tally, table, || format!("{}, {options:?}", mission.id));
        return tally;
    }
    let sandbox = draw(catalogue, seed);
    let scenario = sandbox.scenario(catalogue);
    let game = match scenario.and_then(|scenario| sandbox.game_on(&scenario)) {
        Ok(game) => game,
        Err(error) => {
            if std::env::var("MATRIX_SEED").is_ok() {
                eprintln!("{error}");
            }
            return Tally { refused: 1, ..tally };
        }
    };
    note(&sandbox, &mut tally);
    let table = || {
        let table = Match::of_sandbox(catalogue, sandbox.clone()).expect("what was made once");
        assert_eq!(table.game(), &game);
        table
    };
    walk(catalogue, seed, &mut tally, table, || sandbox.file());
    tally
}

fn walk(
    catalogue: &Arc<Catalogue>,
    seed: u64,
    tally: &mut Tally,
    table: impl FnOnce() -> Match,
    played: impl FnOnce() -> String,
) {
    let mut said = Vec::new();
    let walked = catch_unwind(AssertUnwindSafe(|| {
        let chance = Pcg32::seed_from_u64(seed ^ 0x5eed);
        Walk { catalogue, table: table(), chance, tally, said: &mut said }.go();
    }));
    if let Err(panic) = walked {
        eprintln!(
            "MATRIX_SEED={seed}, after {} commands, the last of them {:?}\n{}",
            said.len(),
            said.last(),
            played()
        );
        resume_unwind(panic);
    }
}

/// Who and what is in a sandbox.
fn note(sandbox: &Sandbox, tally: &mut Tally) {
    use gotham_play::sandbox::RiverEntry;
    *tally.boards.entry(sandbox.map.to_string()).or_default() += 1;
    tally.heroes.extend(sandbox.heroes.iter().map(|hero| hero.hero.to_string()));
    tally.tiles.extend(sandbox.company.iter().map(|company| company.tile.to_string()));
    for lying in &sandbox.river {
        if let RiverEntry::Tile { tile, .. } = lying {
            tally.tiles.insert(tile.to_string());
        }
    }
    let carried = sandbox.heroes.iter().flat_map(|hero| hero.equipment.iter().flatten().chain(&hero.gadgets));
    tally.cards.extend(carried.chain(sandbox.ground.iter().map(|(_, card)| card)).map(ToString::to_string));
    note_options(&sandbox.options, tally);
}

fn note_options(options: &Options, tally: &mut Tally) {
    let edition = format!("{:?}", options.edition).to_lowercase();
    let variants = options.variants.iter().count();
    let villain = if options.solo { ", cards" } else { "" };
    *tally.options.entry(format!("{edition} edition, {variants} variants{villain}")).or_default() += 1;
}

struct Walk<'a> {
    catalogue: &'a Arc<Catalogue>,
    table: Match,
    chance: Pcg32,
    tally: &'a mut Tally,
    said: &'a mut Vec<Command>,
}

impl Walk<'_> {
    fn is_time(&mut self, times: u32) -> bool {
        self.chance.random_range(0..times) == 0
    }

    fn go(&mut self) {
        while self.table.game().state().result.is_none() && self.said.len() < MOST {
            self.look();
            let mut legal = lively(self.table.game(), &mut self.chance);
            let command = legal.swap_remove(self.chance.random_range(0..legal.len()));
            self.say(&command);
            if self.is_time(30) {
                self.takes_back(&command);
            }
        }
        self.tally.ended += u64::from(self.table.game().state().result.is_some());
        self.survives_saving();
    }

    fn say(&mut self, command: &Command) {
        self.said.push(command.clone());
        assert_eq!(self.table.game().why_not(command), None, "it is legal");
        self.table.apply(command).unwrap_or_else(|refusal| panic!("it is legal and refused: {refusal}"));
        assert_eq!(query::invariants(self.table.game()), Vec::<String>::new());
        self.tally.commands += 1;
        let words = wire::command_out(self.table.game(), command);
        *self.tally.said.entry(words["say"].as_str().unwrap_or_default().into()).or_default() += 1;
        if let Some(skill) = words["skill"].as_str().or(words["with"].as_str()) {
            self.tally.skills.insert(skill.into());
        }
    }

    fn look(&mut self) {
        if self.is_time(40) {
            self.every_legal_command_passes();
            self.refusals_change_nothing();
        }
        if self.is_time(20) {
            self.survives_json();
            self.has_words();
        }
        if self.is_time(300) {
            self.survives_saving();
        }
        if self.is_time(300) {
            self.becomes_a_sandbox();
        }
        if self.is_time(100) {
            self.blind_copies_ask_the_same();
        }
    }

    /// The state through JSON and back is the same game.
    fn survives_json(&mut self) {
        let game = self.table.game();
        let saved = serde_json::to_string(game.state()).expect("a state can be saved");
        let state: State = serde_json::from_str(&saved).expect("a saved state can be read");
        let loaded = Game::from_state(Arc::clone(game.scenario()), *game.options(), state);
        assert_eq!((loaded.hash(), loaded.prompt()), (game.hash(), game.prompt()));
        self.tally.check("states through JSON");
    }

    /// A save opens as the same table: everything is played back.
    fn survives_saving(&mut self) {
        let opened = Match::load(self.catalogue, &self.table.save()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((opened.game(), opened.changed()), (self.table.game(), None));
        assert_eq!(opened.game().hash(), self.table.game().hash());
        self.tally.check("saves played back");
    }

    /// What was said last is undone, and said again.
    fn takes_back(&mut self, command: &Command) {
        let (before, after) = (self.table.at(self.table.steps().len() - 1).hash(), self.table.game().hash());
        let can_undo = self.table.can_undo().is_ok();
        let undone = if can_undo { self.table.undo() } else { self.table.undo_any() };
        undone.expect("something was said");
        assert_eq!(self.table.game().hash(), before);
        self.table.apply(command).expect("it was legal before");
        assert_eq!(self.table.game().hash(), after);
        self.tally.check("commands taken back");
    }

    /// The position as a sandbox is a position again, and the same one when it is saved again.
    fn becomes_a_sandbox(&mut self) {
        if self.table.game().state().result.is_some() {
            return;
        }
        let kept = match Sandbox::of(&self.table) {
            Ok(kept) => kept,
            Err(error) => {
                let why = error.to_string();
                let is_known = ["no Hero", "larger belt", "two sides", "has left the River", "has grown", "too large"]
                    .iter()
                    .any(|known| why.contains(known));
                assert!(is_known, "{why}");
                return;
            }
        };
        let again = Match::of_sandbox(self.catalogue, kept.clone()).unwrap_or_else(|e| panic!("{e}\n{}", kept.file()));
        let twice = Sandbox::of(&again).expect("it was kept once");
        let hash = twice.game(self.catalogue).expect("it was made once").hash();
        assert_eq!(hash, again.game().hash(), "{}\n{}", kept.file(), twice.file());
        self.tally.check("positions as sandboxes");
    }

    fn blind_copies_ask_the_same(&mut self) {
        let (game, blind) = (self.table.game(), self.table.game().blind(7));
        assert_eq!(blind.prompt(), game.prompt());
        self.tally.check("blind copies");
    }

    /// Every legal command is carried out by a copy, and the same way by another copy.
    fn every_legal_command_passes(&mut self) {
        let game = self.table.game();
        let legal = game.legal();
        let step = legal.len().div_ceil(30).max(1);
        for command in legal.iter().skip(self.chance.random_range(0..step)).step_by(step) {
            assert_eq!(game.why_not(command), None, "{command:?}");
            let (mut one, mut other) = (game.clone(), game.clone());
            let events = one.apply(command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
            assert_eq!(other.apply(command), Ok(events), "{command:?}");
            assert_eq!(one.hash(), other.hash(), "{command:?}");
            assert_eq!(query::invariants(&one), Vec::<String>::new(), "{command:?}");
            let words = wire::command_out(game, command);
            assert_eq!(wire::command_in(game, &words).as_ref(), Ok(command), "{words}");
        }
        self.tally.check("legal commands tried");
    }

    /// What is refused has a sentence and changes nothing.
    fn refusals_change_nothing(&mut self) {
        let game = self.table.game();
        let (hash, mut copy) = (game.hash(), game.clone());
        for command in candidates(game).into_iter().filter(|command| game.why_not(command).is_some()).take(20) {
            let refusal = copy.apply(&command).expect_err("what is refused does not pass");
            assert!(!log::reason(&WORDS, game, refusal.why).trim().is_empty(), "{command:?}");
            assert_eq!(copy.hash(), hash, "{command:?}");
        }
        self.tally.check("refusals");
    }

    /// Question, answers and what happened can be put into words.
    fn has_words(&mut self) {
        let game = self.table.game();
        assert!(!log::question(&WORDS, game, &game.prompt()).trim().is_empty());
        for command in game.legal().iter().take(30) {
            assert!(!log::describe_with_actor(&WORDS, game, command).trim().is_empty(), "{command:?}");
        }
        if let Some(step) = self.table.steps().last() {
            for event in &step.events {
                wire::event_out(&step.after, event);
                log::line(&WORDS, &step.after, event);
            }
        }
        self.tally.check("words");
    }
}
