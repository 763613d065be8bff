//! Choices in words.

use super::steps::{Deed, Step};
use crate::content::card::Usage;
use crate::content::dice::{Color, Die};
use crate::play::log::Titles;
use crate::rules::board::MoveType;
use crate::rules::command::{CardUse, RerollBy, Stance};
use crate::rules::state::RiverSlot;
use crate::rules::{Ask, Game, query};

/// What the button of a choice says.
pub fn label(game: &Game, ask: &Ask, step: &Step) -> String {
    let titles = Titles(game);
    match step {
        Step::Who(mini) | Step::Mini(mini) => titles.mini(*mini),
        Step::Do(deed) => deed_label(game, ask, *deed),
        Step::Area(area) => titles.area(*area),
        Step::Way(how) => way(*how),
        Step::Card(card) => titles.card(*card),
        Step::Hero(hero) => titles.hero(*hero),
        Step::Tile(tile) => titles.tile(*tile),
        Step::Token(token) => match game.state().token(*token) {
            Some(found) => {
                let place = titles.area(found.area);
                format!("{} ({}, {place})", titles.token(*token), titles.face(found.kind, found.face))
            }
            None => titles.token(*token),
        },
        Step::Position(position) => match game.state().river.get(usize::from(*position)) {
            Some(RiverSlot::Tile { tile, .. }) => titles.tile(*tile),
            Some(RiverSlot::Event) => "Event".into(),
            None => format!("River position {}", position + 1),
        },
        Step::Space(space) => space.title().into(),
        Step::Die(die) => match ask {
            Ask::Reroll { dice, .. } => match dice.get(usize::from(*die)) {
                Some(rolled) => format!("Reroll {} {}", rolled.color.word(), rolled.face),
                None => format!("Reroll die {}", die + 1),
            },
            _ => format!("Die {}", die + 1),
        },
        Step::Right(by) => match by {
            RerollBy::Bonus => "Bonus Reroll".into(),
            RerollBy::Free => "Free Reroll".into(),
            RerollBy::Paid => "Paid Reroll (1 cube)".into(),
        },
        Step::Stance(Stance::Active) => "Active".into(),
        Step::Stance(Stance::Resting) => "Resting".into(),
        Step::Event(event) => titles.event(*event),
        Step::Part(part) => crate::play::log::describe(game, &crate::rules::Command::ChoosePart { part: *part }),
        Step::Count(count) => count.to_string(),
        Step::Dice(dice) => dice_words(dice),
    }
}

fn deed_label(game: &Game, ask: &Ask, deed: Deed) -> String {
    match deed {
        Deed::Move => "Move".into(),
        Deed::Step => "One Move".into(),
        Deed::Melee => "Melee Attack".into(),
        Deed::Ranged => "Ranged Attack".into(),
        Deed::Shackle => "Shackle".into(),
        Deed::Interact(at) => Titles(game).interaction(at),
        Deed::PickUp => "Pick up".into(),
        Deed::Give => "Give".into(),
        Deed::Take => "Take".into(),
        Deed::Throw => "Throw".into(),
        Deed::Grenade => "Grenade".into(),
        Deed::Attract => "Attraction".into(),
        Deed::Unshackle => "Take Shackles off".into(),
        Deed::Command => "Command allies".into(),
        Deed::Drop => "Drop Equipment".into(),
        Deed::Defend => "Defend".into(),
        Deed::StrikeBack => "Strike back".into(),
        Deed::Dredge => "Dredge".into(),
        Deed::Demobilize => "Demobilize".into(),
        Deed::Keep => "Keep the dice".into(),
        Deed::Stop => "Stop here".into(),
        Deed::Decline => "No".into(),
        Deed::Finish => match ask {
            Ask::TakeGadgets { .. } => "That is all".into(),
            Ask::MiniAction { .. } => "Done with this one".into(),
            Ask::ActivateMini { .. } => "Done with this tile".into(),
            Ask::Reinforce { .. } => "No more Reinforcements".into(),
            _ => "Done".into(),
        },
        Deed::EndTurn => "End the turn".into(),
    }
}

/// "climb 2".
pub fn way(how: MoveType) -> String {
    match how {
        MoveType::Adjacent => "Walk".into(),
        MoveType::Jump(level) => format!("Jump {level}"),
        MoveType::Climb(level) => format!("Climb {level}"),
        MoveType::Drop(level) => format!("Drop {level}"),
        MoveType::Break(level) => format!("Break the wall (level {level})"),
    }
}

/// "2 orange, 1 red".
pub fn dice_words(dice: &[Color]) -> String {
    let counted = Color::ALL.iter().filter_map(|color| {
        let count = dice.iter().filter(|die| *die == color).count();
        (count > 0).then(|| format!("{count} {}", color.word()))
    });
    let words: Vec<String> = counted.collect();
    if words.is_empty() { "no dice".into() } else { words.join(", ") }
}

/// "2 orange with Free Reroll, 1 red".
pub fn pool_words(dice: &[Die]) -> String {
    let mut words = Vec::new();
    for color in Color::ALL {
        for (free, tail) in [(false, ""), (true, " with Free Reroll")] {
            let count = dice.iter().filter(|die| die.color == color && die.free_reroll == free).count();
            if count > 0 {
                words.push(format!("{count} {}{tail}", color.word()));
            }
        }
    }
    if words.is_empty() { "no dice".into() } else { words.join(", ") }
}

/// "Batarangs: 1 white, Marksman 1".
pub fn card_use(game: &Game, used: CardUse) -> String {
    let card = game.scenario().card(used.card);
    let Some(line) = card.lines.get(usize::from(used.line)) else { return card.name.clone() };
    let mut gives = Vec::new();
    if !line.dice.0.is_empty() {
        gives.push(pool_words(&line.dice.0));
    }
    gives.extend((line.automatic > 0).then(|| format!("+{} sure", line.automatic)));
    gives.extend(line.skills.iter().map(|held| skill_words(held.skill, held.level)));
    let gives = if gives.is_empty() { "needed".into() } else { gives.join(", ") };
    let once = if card.one_time { " (used up)" } else { "" };
    format!("{}{once}: {gives}", card.name)
}

/// "Martial Arts 2"; a Trait has no level.
pub fn skill_words(skill: crate::content::skill::Skill, level: u8) -> String {
    if skill.is_trait() { skill.title().into() } else { format!("{} {level}", skill.title()) }
}

/// When a bonus line helps.
pub fn usage_words(usage: Usage) -> &'static str {
    match usage {
        Usage::Melee => "Melee",
        Usage::Ranged => "Ranged",
        Usage::Manipulation => "Manipulation",
        Usage::Thought => "Thought",
        Usage::Movement => "Movement",
        Usage::Defense => "Defense",
        Usage::Always => "Always",
    }
}

/// What a choice costs or leads to, in a few words; empty when there is nothing to say.
pub fn note(game: &Game, ask: &Ask, step: &Step) -> String {
    match step {
        Step::Position(position) => match query::tile_cost(game, usize::from(*position)) {
            Some(cost) => cubes(cost),
            None => String::new(),
        },
        Step::Tile(tile) if matches!(ask, Ask::Reinforce { .. }) => game
            .scenario()
            .tile(*tile)
            .reinforcement
            .map_or_else(String::new, |cost| format!("{cost} point{}", if cost == 1 { "" } else { "s" })),
        Step::Card(card) if matches!(ask, Ask::TakeGadgets { .. }) => {
            format!("size {}", game.scenario().card(*card).size)
        }
        Step::Do(Deed::Dredge) => "2 cubes".into(),
        Step::Do(Deed::Demobilize) => "once a game".into(),
        Step::Do(Deed::PickUp | Deed::Give | Deed::Take | Deed::Command) => "1 cube".into(),
        Step::Do(Deed::Drop) => "free".into(),
        Step::Do(Deed::Interact(at)) => {
            let difficulty = game.scenario().mission.interactions.get(usize::from(*at)).map(|found| found.difficulty);
            match difficulty {
                Some(Some(difficulty)) => format!("Difficulty {difficulty}"),
                Some(None) => "automatic".into(),
                None => String::new(),
            }
        }
        Step::Mini(mini) => {
            let state = game.state();
            let Some(area) = state.mini(*mini).area else { return String::new() };
            let place = Titles(game).area(area);
            match state.hero(*mini) {
                Some(_) => place,
                None => format!("{place}, Life {}", state.mini(*mini).life),
            }
        }
        Step::Stance(stance) => stance_note(game, *stance),
        _ => String::new(),
    }
}

fn stance_note(game: &Game, stance: Stance) -> String {
    let Some(tablet) = game.prompt().subject.and_then(|mini| game.state().hero(mini)) else { return String::new() };
    let screen = game.scenario().hero(tablet.hero);
    match stance {
        Stance::Active => format!("recovers {}, acts", screen.active_recovery),
        Stance::Resting => format!("recovers {}, does not act", screen.resting_recovery),
    }
}

/// "1 cube", "3 cubes".
pub fn cubes(count: u8) -> String {
    if count == 1 { "1 cube".into() } else { format!("{count} cubes") }
}

/// "1 level", "2 levels".
pub fn levels(count: u8) -> String {
    if count == 1 { "1 level".into() } else { format!("{count} levels") }
}
