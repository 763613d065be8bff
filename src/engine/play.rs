//! A whole match between programs, with its transcript.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use gotham_content::mission::Side;
use gotham_platform::disk;
use gotham_play::log;
use gotham_play::names::Names;
use gotham_play::record::{Entry, Hash, MOST_ENTRIES};
use gotham_play::wire;
use gotham_play::{Match, Seat, Seats};
use gotham_rules::mission::grace;
use serde_json::{Value, json};

use super::content::Content;
use super::ground::Ground;
use super::output::Output;
use super::programs::Programs;
use super::trouble::{Outcome, Trouble};

/// What is played, and by whom.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    ground: Ground,
    #[command(flatten)]
    content: Content,
    #[command(flatten)]
    programs: Programs,
    /// The seed of the dice and of the players; by default 0, or a sandbox's own.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Where to save the record of the match.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// `gotham-engine play`
pub(crate) fn play(output: &mut Output, arguments: &Arguments) -> Outcome {
    let catalogue = arguments.content.catalogue()?;
    let programs = &arguments.programs;
    let begin = arguments.ground.begin(&catalogue, programs)?;
    let [begin] = begin.as_slice() else { return Err(Trouble::Unreadable("one mission is expected".into())) };
    let mut table = begin.table(&catalogue, arguments.seed)?;
    let seed = table.seed();
    let seat = |side| Seat::Program(programs.player(side, seed));
    let mut seats = Seats::two(seat(Side::Heroes), seat(Side::Villain));
    table.note("heroes", Some(programs.heroes.to_string()));
    table.note("villain", Some(programs.villain.to_string()));
    let played = play_out(output, &mut table, &mut seats);
    // A match that went wrong is also saved: its record is what a bug report needs.
    if let Some(path) = &arguments.record {
        let kept = disk::write_whole(path, &table.save());
        kept.map_err(|error| Trouble::Unreadable(format!("{}: {error}", path.display())))?;
    }
    played?;
    if output.json {
        writeln!(output.out, "{}", result_out(&table))?;
        Ok(())
    } else {
        print_result(output, &table)
    }
}

/// Lets the programs play to the end.
fn play_out(output: &mut Output, table: &mut Match, seats: &mut Seats) -> Outcome {
    while table.game().state().result.is_none() {
        let at = table.steps().len();
        if at >= MOST_ENTRIES {
            return Err(Trouble::Wrong(format!("the match is stalled: no end after {at} commands")));
        }
        let prompt = table.game().prompt();
        let seat = seats.who(table.game(), &prompt);
        let Some(program) = seats.program(seat) else { break };
        let command = program.answer(&table.game().blind_for(prompt.side, at as u64));
        if let Err(refusal) = table.apply(&command) {
            let said = wire::command_out(table.game(), &command);
            let why = log::refusal(&output.words, table.game(), &refusal);
            let message = format!("command {}: the player says {said}, and that is refused: {why}", at + 1);
            return Err(Trouble::Wrong(message));
        }
        print_step(output, table, at)?;
    }
    Ok(())
}

/// Prints a step of a match: what was said, and what came of it.
pub(crate) fn print_step(output: &mut Output, table: &Match, at: usize) -> Outcome {
    let (before, step) = (table.at(at), &table.steps()[at]);
    if output.json {
        let events: Vec<Value> = step.events.iter().map(|event| wire::event_out(&step.after, event)).collect();
        writeln!(output.out, "{}", json!({ "command": step.words, "events": events }))?;
        return Ok(());
    }
    let said = match &step.entry {
        Entry::Said(command) => log::describe_with_actor(&output.words, before, command),
        Entry::Draws(..) | Entry::Placed(_) => step.words.to_string(),
    };
    writeln!(output.out, "{}> {said}", at + 1)?;
    for event in &step.events {
        if let Some(line) = log::line(&output.words, &step.after, event) {
            writeln!(output.out, "    {}", line.with_rule(&output.words))?;
        }
    }
    Ok(())
}

/// The result of a match for programs.
pub(crate) fn result_out(table: &Match) -> Value {
    let (state, names) = (table.game().state(), Names::of(table.game()));
    json!({
        "result": state.result.map(|outcome| json!({
            "winner": wire::word(&outcome.winner),
            "ending": names.ending(outcome.ending),
        })),
        "round": state.round,
        "commands": table.steps().len(),
        "hash": Hash(table.game().hash()),
    })
}

/// Prints the result of a match and its final hash.
pub(crate) fn print_result(output: &mut Output, table: &Match) -> Outcome {
    let game = table.game();
    let mission = &game.scenario().mission;
    match game.state().result {
        Some(outcome) => {
            let ending = &mission.endings[usize::from(outcome.ending)];
            let winner = log::question(&output.words, game, &game.prompt());
            writeln!(output.out, "result: {winner} {} ({})", output.words.text(&ending.text), ending.id)?;
        }
        None => writeln!(
            output.out,
            "result: the match is not over: {}",
            log::question(&output.words, game, &game.prompt())
        )?,
    }
    if let (Some(_), Some(graceful), Some(grace)) = (game.state().result, grace(game), &mission.grace) {
        let word = if graceful { "yes" } else { "no" };
        writeln!(output.out, "grace: {word} ({})", output.words.text(&grace.text))?;
    }
    writeln!(output.out, "rounds: {}", game.state().round)?;
    writeln!(output.out, "commands: {}", table.steps().len())?;
    writeln!(output.out, "hash: {}", Hash(game.hash()))?;
    Ok(())
}
