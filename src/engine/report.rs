//! A recorded match in numbers.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_play::names::Names;
use gotham_play::statistics::{Deeds, Kind, Mark, TurnSpan, Use, Who, told};
use gotham_play::wire::{event_out, word};
use gotham_play::{Match, Record, Statistics};
use serde_json::{Map, Value, json};

use super::content::Content;
use super::output::Output;
use super::play::result_out;
use super::trouble::{Outcome, of_record, read};

/// Which record.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The record or save.
    file: PathBuf,
    #[command(flatten)]
    content: Content,
}

/// `gotham-engine report`
pub(crate) fn report(output: &mut Output, arguments: &Arguments) -> Outcome {
    let path = &arguments.file;
    let fail = |error| of_record(path, &error);
    let record = Record::parse(&read(path)?).map_err(fail)?;
    let catalogue = arguments.content.catalogue()?;
    let table = Match::open(&catalogue, &record).map_err(fail)?;
    let statistics = Statistics::of(&table);
    if output.json {
        writeln!(output.out, "{}", json_of(&table, &statistics))?;
    } else {
        for line in told::report(&output.words, table.game(), &statistics) {
            writeln!(output.out, "{line}")?;
        }
    }
    Ok(())
}

fn json_of(table: &Match, statistics: &Statistics) -> Value {
    let characters = statistics.characters.iter().map(|character| {
        let mut out = deeds(&character.deeds);
        out.insert("who".into(), json!(who(table, character.who)));
        out.insert("side".into(), json!(side(character.side)));
        Value::Object(out)
    });
    let both = [Side::Heroes, Side::Villain].map(|of| {
        let mut out = deeds(&statistics.side(Some(of)));
        out.insert("side".into(), json!(side(Some(of))));
        Value::Object(out)
    });
    let point = statistics.turning_point.map(|point| {
        json!({ "turn": point.turn, "command": point.step + 1, "moment": point.mark,
            "took_the_lead": point.took_the_lead })
    });
    json!({
        "match": result_out(table),
        "characters": characters.collect::<Vec<_>>(),
        "sides": both,
        "wounds_by_nobody": statistics.nobodys_wounds,
        "turns": statistics.turns.iter().map(turn).collect::<Vec<_>>(),
        "moments": statistics.marks.iter().map(|found| mark(table, found)).collect::<Vec<_>>(),
        "turning_point": point,
    })
}

fn who(table: &Match, who: Who) -> String {
    let names = Names::of(table.game());
    match who {
        Who::Hero(mini) => names.mini(mini),
        Who::Tile(tile) => names.tile(tile).to_string(),
        Who::Post => "command_post".into(),
    }
}

fn side(side: Option<Side>) -> Option<String> {
    side.map(|side| word(&side))
}

fn deeds(of: &Deeds) -> Map<String, Value> {
    let spent = Use::ALL.into_iter().filter(|on| of.spent(*on) > 0).map(|on| {
        let word = match on {
            Use::On(space) => word(&space),
            Use::Activation => "activation".into(),
        };
        (word, json!(of.spent(on)))
    });
    let throws = &of.throws;
    let thrown = Color::ALL.into_iter().filter(|color| throws.landed[*color as usize] > 0);
    let by_color = thrown.map(|color| {
        let (landed, shown) = (throws.landed[color as usize], throws.shown[color as usize]);
        (color.word().to_string(), json!({ "dice": landed, "shown": shown, "expected_tenths": throws.expected(color) }))
    });
    let out = json!({
        "wounds_dealt": of.dealt,
        "wounds_suffered": of.suffered,
        "neutralized_others": of.felled,
        "neutralized": of.fell,
        "attacks": of.attacks,
        "moves": of.moves,
        "manipulations": { "tried": of.manipulations.tried, "succeeded": of.manipulations.succeeded },
        "thoughts": { "tried": of.thoughts.tried, "succeeded": of.thoughts.succeeded },
        "rerolls": of.rerolls,
        "reinforcements": of.reinforcements,
        "cubes_spent": spent.collect::<Map<_, _>>(),
        "cubes_rested": of.rested,
        "cubes_tired": of.tired,
        "cubes_recovered": of.recovered,
        "cubes_lost": of.lost,
        "dice": by_color.collect::<Map<_, _>>(),
        "luck_tenths": throws.luck(),
        "usual_luck_tenths": throws.usual(),
    });
    match out {
        Value::Object(out) => out,
        _ => Map::new(),
    }
}

fn turn(turn: &TurnSpan) -> Value {
    json!({
        "round": turn.round,
        "side": side(turn.side),
        "commands": [turn.begins, turn.until],
        "balance": turn.balance,
        "objectives": turn.counts,
    })
}

fn mark(table: &Match, mark: &Mark) -> Value {
    let kind = match mark.kind {
        Kind::Objective { which, from, to } => json!({ "objective": which, "from": from, "to": to }),
        kind => json!(word(&kind)),
    };
    let event = mark.event.as_ref().map(|event| event_out(table.game(), event));
    json!({ "command": mark.step + 1, "turn": mark.turn, "kind": kind, "event": event })
}
