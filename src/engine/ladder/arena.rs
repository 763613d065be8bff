//! What matches of the ladder are played on, by whom, and with which engines.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use gotham_ai::{Level, SeatKind};
use gotham_content::mission::Side;
use gotham_play::fingerprint;
use gotham_rules::{Options, VERSION};

use super::duel::{Engines, NoResult, Referee, trace};
use super::entrant::{self, Entrant};
use super::kept::Kept;
use super::pair::Pair;
use super::program::Content;
use crate::ground::Begin;
use crate::programs::{Programs, VillainSeat};
use crate::trouble::{Trouble, scenario};

/// Engines of other commits, and threads.
#[derive(Args)]
pub(super) struct Means {
    /// The engine of another commit, whose players are then called SEAT@NAME; may be given several times. `./dev player
    /// COMMIT` builds one.
    #[arg(long = "program", value_name = "NAME=PATH")]
    programs: Vec<Engine>,
    /// Threads; by default, as many as the machine has cores.
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,
}

/// An engine, as the command line names it.
#[derive(Clone)]
struct Engine {
    name: String,
    path: PathBuf,
}

impl FromStr for Engine {
    type Err = String;

    fn from_str(text: &str) -> Result<Engine, String> {
        let (name, path) =
            text.split_once('=').ok_or("a name and a path are expected, such as 0123abcd=path/to/engine")?;
        Ok(Engine { name: entrant::name(name).map_err(|error| error.to_string())?, path: path.into() })
    }
}

impl Means {
    /// The engines that are there, with content to play on.
    pub(super) fn engines(&self) -> Result<Engines, Trouble> {
        let paths: BTreeMap<String, PathBuf> =
            self.programs.iter().map(|Engine { name, path }| (name.clone(), path.clone())).collect();
        let content = match paths.is_empty() {
            true => None,
            false => Some(Content::lay_out().map_err(|error| Trouble::Unreadable(error.to_string()))?),
        };
        Ok(Engines { paths, content })
    }
}

/// A mission, ready to be played by two players or against the cards.
pub(super) struct Mission {
    /// Its id.
    pub id: String,
    plain: Begin,
    cards: Option<Begin>,
}

/// Missions of the box, all of them if none is named.
pub(super) fn missions(names: &[String]) -> Result<Vec<Mission>, Trouble> {
    let catalogue = gotham_embedded::catalogue();
    let all = catalogue.missions.iter().map(|mission| mission.id.to_string());
    let ids: Vec<String> = if names.is_empty() { all.collect() } else { names.to_vec() };
    let ready = |id: String| {
        let scenario = scenario(&catalogue, &id)?;
        let begin = |villain| Begin::of(scenario.clone(), &Programs::against(villain));
        let cards = scenario.program.sheet.as_ref().map(|_| begin(VillainSeat::Cards)).transpose()?;
        Ok(Mission { id, plain: begin(VillainSeat::Program(SeatKind::NORMAL))?, cards })
    };
    ids.into_iter().map(ready).collect()
}

impl Mission {
    /// What is played against this player; `None`: the mission has no cards.
    fn against(&self, player: &Entrant) -> Option<&Begin> {
        if *player == Entrant::Cards { self.cards.as_ref() } else { Some(&self.plain) }
    }

    /// The version of the rules and the hashes of all that decides a match against this player; `None`: there is none.
    pub(super) fn content(&self, player: &Entrant) -> Option<String> {
        let begin = self.against(player)?;
        let plain = fingerprint(&begin.scenario, &Options::default());
        let content = format!("{VERSION}-{plain}");
        Some(match *player == Entrant::Cards {
            true => {
                format!("{content}-{}", fingerprint(&begin.scenario, &Options { solo: true, ..Options::default() }))
            }
            false => content,
        })
    }
}

/// A pair of matches: who was what is in the order of the players.
#[derive(Debug)]
pub(super) struct Done {
    /// How it went.
    pub pair: Pair,
    /// Why it is void.
    pub why: Option<String>,
}

/// Plays a pair of matches with this seed; only one against the cards, who are then second.
pub(super) fn pair(
    referee: &mut Referee,
    mission: &Mission,
    players: [&Entrant; 2],
    seed: u64,
) -> Result<Done, Trouble> {
    let [one, other] = players;
    let begin = mission.against(other).ok_or_else(|| Trouble::Wrong(format!("{} has no cards", mission.id)))?;
    let mut won = |side, players| {
        let played = catch_unwind(AssertUnwindSafe(|| referee.play(begin, players, seed)));
        let played = played.unwrap_or_else(|_| Err(NoResult::Void("this engine has failed".into())));
        played.map(|(winner, _)| winner == side)
    };
    let result = won(Side::Heroes, [one, other]).and_then(|as_heroes| {
        let as_villain = (*other != Entrant::Cards).then(|| won(Side::Villain, [other, one])).transpose()?;
        Ok(Pair::of(as_heroes, as_villain))
    });
    match result {
        Ok(pair) => Ok(Done { pair, why: None }),
        Err(NoResult::Void(why)) => {
            let why = format!("{} against {}, {}, seed {seed}: void: {why}", one, other, mission.id);
            Ok(Done { pair: Pair::Void, why: Some(why) })
        }
        Err(NoResult::Stop(why)) => {
            Err(Trouble::Wrong(format!("{} against {}, {}, seed {seed}: {why}", one, other, mission.id)))
        }
    }
}

/// The missions by which it is noticed that a player has changed: short ones, and one for those who think long.
const KNOWN_BY: [&str; 4] = ["year_100", "good_cops_bad_cops", "icy_welcome", "to_sink_a_city"];

/// Whether a player still plays as it did when its results were kept; what a new one does is remembered, and what it does
/// on a mission that has changed. The cards are content, which each result names.
///
/// # Errors
/// When it does not, or cannot play.
pub(super) fn recognize(kept: &mut Kept, referee: &mut Referee, player: &Entrant) -> Result<(), Trouble> {
    let seat = match player {
        Entrant::Own(kind) => kind.word(),
        Entrant::Of { seat, .. } => seat,
        Entrant::Cards => return Ok(()),
    };
    let thinks_long = [Level::Hard, Level::Expert].iter().any(|level| level.word() == seat);
    let known_by = if thinks_long { &KNOWN_BY[..1] } else { &KNOWN_BY };
    let ids: Vec<String> = known_by.iter().map(ToString::to_string).collect();
    for mission in missions(&ids)? {
        let seen = trace(referee, &mission.plain, player);
        let seen = seen.map_err(|error| Trouble::Wrong(format!("{player}, {}: {error}", mission.id)))?;
        let content = mission.content(player).unwrap_or_default();
        match kept.trace(player, &content) {
            Some(known) if seen != known => return Err(changed(player, &mission)),
            _ => kept.keep_trace(player, content, seen),
        }
    }
    Ok(())
}

fn changed(player: &Entrant, Mission { id, .. }: &Mission) -> Trouble {
    Trouble::Wrong(format!(
        "{player} does not play {id} as it did when its results were kept: the bot has changed since. Name those results \
         after the commit that played them, then go on: gotham-engine ladder name-after COMMIT"
    ))
}
