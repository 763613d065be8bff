//! The blunders as a table, for people and for programs.

use serde_json::{Map, Value, json};

use super::count::Count;
use super::{Blunder, Blunders};

impl Blunder {
    /// Its name for programs.
    fn id(self) -> &'static str {
        match self {
            Blunder::OneTimeOnOneLife => "one_time_on_one_life",
            Blunder::NoCube => "no_cube",
            Blunder::FellWithNoCube => "fell_with_no_cube",
            Blunder::CubesLeft => "cubes_left",
            Blunder::AllRest => "all_rest",
            Blunder::PushedWithFew => "pushed_with_few",
            Blunder::FellBeforeActing => "fell_before_acting",
            Blunder::TileForNothing => "tile_for_nothing",
            Blunder::ActivationLeft => "activation_left",
            Blunder::OwnHazard => "own_hazard",
        }
    }

    /// What it is, out of what.
    fn text(self) -> &'static str {
        match self {
            Blunder::OneTimeOnOneLife => {
                "attacks with a one-time card: on one Life Point, and neither the match nor an objective turns on it"
            }
            Blunder::NoCube => "Active Heroes at the end of their turn: with no cube, before the last round",
            Blunder::FellWithNoCube => "Heroes who fell: right after such a turn",
            Blunder::CubesLeft => "Active Heroes at the end of their turn: with six cubes or more",
            Blunder::AllRest => "Heroes' turns: all of several Heroes rest",
            Blunder::PushedWithFew => "Pushing Limits: with three cubes or fewer",
            Blunder::FellBeforeActing => "Reinforcements: fell before they ever acted",
            Blunder::TileForNothing => {
                "tiles paid for: nobody attacks, interacts, carries, uses a Skill or sets anything off"
            }
            Blunder::ActivationLeft => "the Villain's turns: ended although another activation could be paid",
            Blunder::OwnHazard => "the Villain's miniatures that fell: by a Drop, terrain, or a hazard of his own",
        }
    }
}

impl Blunders {
    /// For people.
    pub(crate) fn text(&self) -> String {
        let mut text = format!("Blunders in {} games\n", self.matches);
        for blunder in Blunder::ALL {
            text += &line(self.counts[blunder as usize], blunder.text());
        }
        text += "Decisions at which something was on offer, and at how many of them it was used\n";
        for (offer, count) in &self.offers {
            text += &line(*count, &format!("{} {}", offer.kind(), offer.name()));
        }
        text
    }

    /// For programs.
    pub(crate) fn json(&self) -> Value {
        let blunders = Blunder::ALL.into_iter().map(|blunder| {
            let Count { done, of } = self.counts[blunder as usize];
            (blunder.id().to_string(), json!({ "made": done, "of": of }))
        });
        let offers = self.offers.iter().map(|(offer, count)| {
            json!({ "kind": offer.kind(), "name": offer.name(), "used": count.done, "offered": count.of })
        });
        json!({
            "games": self.matches,
            "blunders": blunders.collect::<Map<_, _>>(),
            "offers": offers.collect::<Vec<_>>(),
        })
    }
}

fn line(Count { done, of }: Count, what: &str) -> String {
    format!("  {done:>7} of {of:>8}  {what}\n")
}
