//! One match between two players of the ladder.

use std::collections::BTreeMap;
use std::path::PathBuf;

use gotham_ai::{Player, SeatKind};
use gotham_content::mission::Side;
use gotham_play::record::Hash;
use gotham_play::wire;
use gotham_rules::{Blind, Command, Veiled, answers};
use serde_json::{Value, json};

use super::entrant::Entrant;
use super::program::{Content, Program, ProgramError, short};
use crate::ground::Begin;
use crate::matches::STALLED;
use crate::programs::own_seed;

/// Other engines: where each is, and the content that all of them play on.
pub(super) struct Engines {
    /// By their names.
    pub paths: BTreeMap<String, PathBuf>,
    /// `None`: there are no others.
    pub content: Option<Content>,
}

/// Why a match has no result.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoResult {
    /// A player says what the rules refuse, or there is no end: the match is void.
    #[error("{0}")]
    Void(String),
    /// Nothing can be played this way.
    #[error("{0}")]
    Stop(String),
}

impl From<ProgramError> for NoResult {
    fn from(error: ProgramError) -> NoResult {
        NoResult::Stop(error.to_string())
    }
}

/// Plays matches one after another, and keeps other engines running in between: one per side, since each follows the match by
/// itself.
pub(super) struct Referee<'a> {
    engines: &'a Engines,
    running: BTreeMap<(Side, String), Program>,
}

/// Who answers for a side.
enum Seat {
    /// A program of this engine.
    Own(Box<dyn Player>),
    /// Another engine's.
    Other { program: Program, seat: String, seed: u64 },
    /// Cards: he is never asked. SOLO
    Cards,
}

/// Heroes, then Villain.
const SIDES: [Side; 2] = [Side::Heroes, Side::Villain];

impl<'a> Referee<'a> {
    /// With no engine running yet.
    pub(super) fn new(engines: &'a Engines) -> Referee<'a> {
        Referee { engines, running: BTreeMap::new() }
    }

    /// Plays the match of this seed: who won, and the hash of the last table.
    pub(super) fn play(&mut self, begin: &Begin, players: [&Entrant; 2], seed: u64) -> Result<(Side, Hash), NoResult> {
        let [heroes, villain] = players;
        let mut seats = [self.seat(Side::Heroes, heroes, seed)?, self.seat(Side::Villain, villain, seed)?];
        let played = play_out(begin, &mut seats, seed);
        // After anything but a plain end an engine may be anywhere: a new one is started next time.
        if played.is_ok() {
            for (side, seat) in SIDES.into_iter().zip(seats) {
                if let Seat::Other { program, .. } = seat {
                    self.running.insert((side, program.name().into()), program);
                }
            }
        }
        played
    }

    fn seat(&mut self, side: Side, entrant: &Entrant, seed: u64) -> Result<Seat, NoResult> {
        let seed = own_seed(side, seed);
        match entrant {
            Entrant::Own(kind) => Ok(Seat::Own(gotham_ai::seat(*kind, side, seed))),
            Entrant::Cards => Ok(Seat::Cards),
            Entrant::Of { seat, engine } => {
                let program = match self.running.remove(&(side, engine.clone())) {
                    Some(program) => program,
                    None => self.start(engine)?,
                };
                Ok(Seat::Other { program, seat: seat.clone(), seed })
            }
        }
    }

    fn start(&self, engine: &str) -> Result<Program, NoResult> {
        match (self.engines.paths.get(engine), &self.engines.content) {
            (Some(path), Some(content)) => Ok(Program::start(engine, path, content)?),
            _ => Err(NoResult::Stop(format!(
                "{engine}: where is this engine? --program {engine}=PATH; ./dev player {engine} builds that of a commit"
            ))),
        }
    }
}

fn play_out(begin: &Begin, seats: &mut [Seat; 2], seed: u64) -> Result<(Side, Hash), NoResult> {
    let id = begin.scenario.mission.id.as_str();
    let mut table = Veiled::new(begin.game(seed).map_err(NoResult::Stop)?, 0);
    let new = json!({ "op": "new", "mission": id, "seed": seed, "options": { "solo": begin.is_solo() } });
    let begun = table.lifted(|game| Hash(game.hash()));
    others(seats, &new, begun)?;
    for _ in 0..STALLED {
        if let Some(outcome) = table.blind().state().result {
            return Ok((outcome.winner, table.lifted(|game| Hash(game.hash()))));
        }
        let side = answers::side_asked(table.blind());
        table.turn_to(side);
        let command = seats[usize::from(side == Side::Villain)].answer(table.blind())?;
        let is_followed = seats.iter().any(|seat| matches!(seat, Seat::Other { .. }));
        let said = is_followed.then(|| wire::command_out(table.blind(), &command));
        let refused = |refusal: gotham_rules::Refusal| {
            NoResult::Void(format!("the {side:?} say {command:?}, which is refused: {refusal}"))
        };
        let hash = table.lifted(|game| game.apply(&command).map(|_| said.is_some().then(|| Hash(game.hash()))));
        if let (Some(said), Some(hash)) = (said, hash.map_err(refused)?) {
            others(seats, &json!({ "op": "apply", "command": said, "tell": "hash" }), hash)?;
        }
    }
    Err(NoResult::Void(format!("no end after {STALLED} commands")))
}

/// Other engines do the same, and have to come to the same table.
fn others(seats: &mut [Seat; 2], request: &Value, hash: Hash) -> Result<(), NoResult> {
    for seat in seats {
        let Seat::Other { program, .. } = seat else { continue };
        let answer = program.ask(request)?;
        if answer["hash"] != json!(hash) {
            return Err(NoResult::Stop(format!(
                "{}: after {} its table is not ours: it plays by other rules, or on content that it cannot read as we do",
                program.name(),
                short(&request.to_string())
            )));
        }
    }
    Ok(())
}

impl Seat {
    fn answer(&mut self, game: &Blind) -> Result<Command, NoResult> {
        match self {
            Seat::Own(player) => Ok(player.answer(game)),
            Seat::Other { program, seat, seed } => {
                let answer = program.ask(&json!({ "op": "answer", "seat": seat, "seed": seed }))?;
                let said = &answer["command"];
                wire::command_in(game, said).map_err(|error| {
                    let said = short(&said.to_string());
                    NoResult::Void(format!("{seat}@{} says {said}, which is no command: {error}", program.name()))
                })
            }
            Seat::Cards => Err(NoResult::Stop("cards are asked for an answer".into())),
        }
    }
}

/// What a player does in two fixed matches against a random one, as a hash: if it changes, the player has.
pub(super) fn trace(referee: &mut Referee, begin: &Begin, player: &Entrant) -> Result<Hash, NoResult> {
    let random = Entrant::Own(SeatKind::Random);
    let Hash(as_heroes) = referee.play(begin, [player, &random], 0)?.1;
    let Hash(as_villain) = referee.play(begin, [&random, player], 0)?.1;
    Ok(Hash(as_heroes.rotate_left(1) ^ as_villain))
}
