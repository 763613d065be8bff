//! The programs of a match and its options, as the command line names them for `play` and for `sim`.

use std::fmt;
use std::str::FromStr;

use clap::Args;
use gotham_ai::{NoSuchSeat, Player, SeatKind};
use gotham_content::mission::Side;
use gotham_rules::{Options, Scenario};
use serde_json::{Map, Value};

use super::trouble::Trouble;

/// Who decides for the Villain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum VillainSeat {
    /// A program.
    Program(SeatKind),
    /// Cards: he is never asked. SOLO
    Cards,
}

impl VillainSeat {
    const CARDS: &str = "cards";

    /// Against whom a mission has to be fair: the bot, and the cards if it has a sheet for them.
    pub(crate) fn of(scenario: &Scenario) -> Vec<VillainSeat> {
        let cards = scenario.program.sheet.as_ref().map(|_| VillainSeat::Cards);
        [VillainSeat::Program(SeatKind::NORMAL)].into_iter().chain(cards).collect()
    }
}

impl FromStr for VillainSeat {
    type Err = NoSuchSeat;

    fn from_str(word: &str) -> Result<VillainSeat, NoSuchSeat> {
        if word == VillainSeat::CARDS { Ok(VillainSeat::Cards) } else { word.parse().map(VillainSeat::Program) }
    }
}

impl fmt::Display for VillainSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VillainSeat::Program(kind) => kind.fmt(f),
            VillainSeat::Cards => f.write_str(VillainSeat::CARDS),
        }
    }
}

/// Who plays, and with which options.
#[derive(Args)]
pub(crate) struct Programs {
    /// Who plays the Heroes: random, easy, normal, hard or expert; bot is another word for normal.
    #[arg(long, value_name = "SEAT", default_value = "normal")]
    pub heroes: SeatKind,
    /// Who plays the Villain: random, easy, normal, hard, expert, or the cards of the solo game.
    #[arg(long, value_name = "SEAT", default_value = "normal")]
    pub villain: VillainSeat,
    /// An option of the match, such as villain_reserve=2, edition=first, variants=extra_recovery,cheap_events or
    /// difficulty=recovery_value:2,orange_defense; the flag may be given several times.
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
}

impl Programs {
    /// A bot for the Heroes, and this for the Villain, without any option.
    pub(crate) fn against(villain: VillainSeat) -> Programs {
        Programs { heroes: SeatKind::NORMAL, villain, options: Vec::new() }
    }

    /// The player of a side in the match of this seed. Its own seed is neither the dice's nor the other player's.
    pub(crate) fn player(&self, side: Side, seed: u64) -> Box<dyn Player> {
        gotham_ai::seat(self.kind(side), side, own_seed(side, seed))
    }

    /// Which program plays a side. If cards decide for the Villain, nobody asks for his: any will do.
    pub(crate) fn kind(&self, side: Side) -> SeatKind {
        match (side, self.villain) {
            (Side::Heroes, _) => self.heroes,
            (Side::Villain, VillainSeat::Program(kind)) => kind,
            (Side::Villain, VillainSeat::Cards) => SeatKind::Random,
        }
    }

    /// The options, written as `key=value`; variants and hardships follow one another, separated by commas.
    pub(crate) fn options(&self) -> Result<Options, Trouble> {
        let mut fields = Map::new();
        for word in &self.options {
            let fail = || {
                Trouble::Unreadable(format!(
                    "--option {word}: a name and a value are expected, such as villain_reserve=2"
                ))
            };
            let (key, value) = word.split_once('=').ok_or_else(fail)?;
            let value = match key.trim() {
                "variants" => names(value).collect(),
                "difficulty" => names(value).map(hardship).collect(),
                _ => serde_json::from_str(value).unwrap_or_else(|_| Value::from(value)),
            };
            if fields.insert(key.trim().into(), value).is_some() {
                return Err(Trouble::Unreadable(format!("--option {word}: {} appears twice", key.trim())));
            }
        }
        let fail = |error: &dyn std::fmt::Display| Trouble::Unreadable(format!("--option: {error}"));
        let mut options: Options = serde_json::from_value(fields.into()).map_err(|error| fail(&error))?;
        options.solo |= self.villain == VillainSeat::Cards;
        options.check().map_err(|error| fail(&error))?;
        Ok(options)
    }
}

/// The seed of a side's player in the match of this seed: neither the dice's nor the other player's.
pub(crate) fn own_seed(side: Side, seed: u64) -> u64 {
    let salt = match side {
        Side::Heroes => 0x4845_524f,
        Side::Villain => 0x5649_4c4c,
    };
    seed ^ salt
}

/// What is between commas.
fn names(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|name| !name.is_empty())
}

/// A hardship and how many steps of it; one by default. Anything that isn't a number is reported where it is read.
fn hardship(text: &str) -> (String, Value) {
    let (name, steps) = text.split_once(':').unwrap_or((text, "1"));
    (name.trim().into(), serde_json::from_str(steps).unwrap_or_else(|_| Value::from(steps)))
}
