//! The numbers in words: whose they are, what happened when, and the whole report as a text.

use super::deeds::{Deeds, Who};
use super::timeline::{Kind, Mark, TurnSpan};
use super::{Statistics, balance};
use crate::log::{self, Titles};
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_rules::{Game, Happening};
use gotham_words::{Value, Words};

/// What to call somebody whose deeds are counted.
pub fn name(words: &Words, game: &Game, who: Who) -> String {
    let titles = Titles { words, game };
    match who {
        Who::Hero(mini) => titles.mini(mini),
        Who::Tile(tile) => titles.tile(tile),
        Who::Post => words.statistics_post().into(),
    }
}

/// "Round 4, the Heroes' turn".
pub fn turn(words: &Words, turn: &TurnSpan) -> String {
    match turn.side {
        Some(side) => words.statistics_turn(turn.round, side),
        None if turn.round == 0 => words.statistics_setup().into(),
        None => words.statistics_upkeep(turn.round),
    }
}

/// "Heroes ahead by 12".
pub fn stands(words: &Words, stands: i8) -> String {
    match stands {
        0 => words.statistics_even().into(),
        balance::WON => words.statistics_won(Side::Heroes),
        stands if stands == -balance::WON => words.statistics_won(Side::Villain),
        1.. => words.statistics_ahead(Side::Heroes, stands.unsigned_abs()),
        _ => words.statistics_ahead(Side::Villain, stands.unsigned_abs()),
    }
}

/// What happened at a key moment.
pub fn mark(words: &Words, game: &Game, mark: &Mark) -> String {
    let told = mark.event.as_ref().and_then(|event| match event.what {
        Happening::Interacted { mini, interaction, .. } => {
            let titles = Titles { words, game };
            Some(words.statistics_did(titles.mini(mini), titles.interaction(interaction)))
        }
        _ => log::line(words, game, event).map(|line| line.text()),
    });
    match mark.kind {
        Kind::Objective { which, from, to } => {
            let objective = game.scenario().program.objectives.get(usize::from(which));
            let text = objective.map_or_else(String::new, |objective| words.text(&objective.text).into_owned());
            let counts = words.statistics_objective(text, from, to);
            told.map_or(counts.clone(), |told| words.statistics_so(told, counts))
        }
        _ => told.unwrap_or_default(),
    }
}

/// Where the match turned: "Round 4, the Heroes' turn: Nightwing: Defuse (Bombs on the board: 3 → 2)".
pub fn turning_point(words: &Words, game: &Game, statistics: &Statistics) -> Option<String> {
    let point = statistics.turning_point?;
    let when = turn(words, &statistics.turns[point.turn]);
    Some(match point.mark.map(|at| mark(words, game, &statistics.marks[at])) {
        Some(moment) => words.statistics_turned(when, moment),
        None => words.statistics_turned_quietly(when),
    })
}

/// What that means: whether the winner took the lead there, or pulled away.
pub fn why_there(words: &Words, game: &Game, statistics: &Statistics) -> Option<String> {
    let (point, result) = (statistics.turning_point?, game.state().result?);
    Some(if point.took_the_lead {
        words.statistics_took_the_lead(result.winner)
    } else {
        words.statistics_drew_away(result.winner)
    })
}

/// What somebody did, in one line.
pub fn deeds(words: &Words, name: &str, deeds: &Deeds) -> String {
    words.statistics_deeds(
        name,
        deeds.dealt,
        deeds.suffered,
        deeds.felled,
        deeds.fell,
        deeds.attacks,
        deeds.moves,
        words.statistics_of(deeds.manipulations.succeeded, deeds.manipulations.tried),
        words.statistics_of(deeds.thoughts.succeeded, deeds.thoughts.tried),
        deeds.all_spent(),
        deeds.rested,
        deeds.rerolls,
    )
}

/// How somebody's dice fell, in one line.
pub fn throws(words: &Words, name: &str, deeds: &Deeds) -> String {
    let throws = &deeds.throws;
    words.statistics_throws(
        name,
        throws.all(),
        throws.all_shown(),
        Value::tenths(throws.all_expected() * 100),
        Value::signed_tenths(throws.luck()),
        Value::tenths(throws.usual() * 100),
    )
}

/// Dice of one color, in one line.
pub fn color(words: &Words, deeds: &Deeds, color: Color) -> String {
    let (throws, at) = (&deeds.throws, color as usize);
    words.statistics_color(
        log::color(words, color),
        throws.landed[at],
        throws.shown[at],
        Value::tenths(throws.expected(color) * 100),
    )
}

/// The names of the sides.
pub fn side(words: &Words, side: Option<Side>) -> &str {
    match side {
        Some(Side::Heroes) => words.name_heroes(),
        Some(Side::Villain) => words.name_villain(),
        None => words.statistics_neutral(),
    }
}

/// An objective's counts at the end of each round: "Bombs on the board: 5, 4, 2".
pub fn objectives(words: &Words, game: &Game, statistics: &Statistics) -> Vec<String> {
    let program = &game.scenario().program.objectives;
    let rounds = statistics.rounds();
    let shown = program.iter().enumerate().filter(|(_, objective)| objective.shown);
    let lines = shown.map(|(which, objective)| {
        let counts = rounds.iter().map(|(_, turns)| statistics.turns[turns.end - 1].counts[which].to_string());
        words.statistics_by_round(words.text(&objective.text), log::list(words, counts))
    });
    let mut lines: Vec<String> = lines.collect();
    // Both sides may count the same thing.
    lines.dedup();
    lines
}

/// The whole report, line by line; the game is the match's last table.
pub fn report(words: &Words, game: &Game, statistics: &Statistics) -> Vec<String> {
    let mission = &game.scenario().mission;
    let mut lines = vec![words.statistics_title(words.text(&mission.name), game.state().round, mission.rounds)];
    if let Some(result) = game.state().result {
        let ending = mission.endings.get(usize::from(result.ending));
        let ending = ending.map_or_else(String::new, |ending| words.text(&ending.text).into_owned());
        lines.push(match result.winner {
            Side::Heroes => words.log_heroes_win(ending),
            Side::Villain => words.log_villain_wins(ending),
        });
    }
    lines.extend(turning_point(words, game, statistics));
    lines.extend(why_there(words, game, statistics));
    lines.extend([String::new(), words.statistics_objectives().into()]);
    lines.extend(objectives(words, game, statistics).into_iter().map(|line| words.panel_bullet(line)));
    lines.extend([String::new(), words.statistics_time_line().into()]);
    for (at, part) in statistics.turns.iter().enumerate() {
        lines.push(words.statistics_turn_stands(turn(words, part), stands(words, part.balance)));
        let marks = statistics.marks.iter().filter(|mark| mark.turn == at);
        lines.extend(marks.map(|found| words.panel_bullet(mark(words, game, found))));
    }
    lines.extend([String::new(), words.statistics_characters().into()]);
    for character in &statistics.characters {
        lines.push(words.panel_bullet(deeds(words, &name(words, game, character.who), &character.deeds)));
    }
    lines.push(words.panel_bullet(words.statistics_nobodys(statistics.nobodys_wounds)));
    lines.extend([String::new(), words.statistics_dice().into()]);
    for of in [Side::Heroes, Side::Villain] {
        let sum = statistics.side(Some(of));
        lines.push(throws(words, side(words, Some(of)), &sum));
        let thrown = Color::ALL.into_iter().filter(|color| sum.throws.landed[*color as usize] > 0);
        lines.extend(thrown.map(|die| words.panel_bullet(color(words, &sum, die))));
    }
    lines
}
