//! A prompt with every legal answer, what it costs and how likely it is.

use gotham_content::mission::Side;
use gotham_content::skill::Skill;
use gotham_play::log::{describe_with_actor, question};
use gotham_play::names::Names;
use gotham_play::wire;
use gotham_rules::board::Exit;
use gotham_rules::command::{CardUse, RerollBy};
use gotham_rules::query::energy;
use gotham_rules::query::odds::{Aim, Distribution, Throw, odds};
use gotham_rules::query::pools;
use gotham_rules::skills::lent::pushing_with;
use gotham_rules::skills::wall_breaker;
use gotham_rules::state::Control;
use gotham_rules::{CardId, Command, Game, MiniId, Prompt, answers, query};
use gotham_words::Words;
use serde_json::{Map, Value, json};

/// The open question with its answers.
pub(super) fn prompt(words: &Words, game: &Game) -> Value {
    let prompt = game.prompt();
    let mut value = wire::prompt_out(game, &prompt);
    let mut known = Known::default();
    let mut options: Vec<Value> = game.legal().iter().map(|command| option(words, game, command, &mut known)).collect();
    for command in answers::asides(game) {
        let mut aside = option(words, game, &command, &mut known);
        aside["side"] = json!("heroes");
        options.push(aside);
    }
    value["seat"] = seat(game, &prompt).into();
    value["text"] = question(words, game, &prompt).into();
    value["options"] = options.into();
    value
}

/// Whose seat answers: `villain`, `heroes`, or the Hero that the question is about.
fn seat(game: &Game, prompt: &Prompt) -> String {
    let state = game.state();
    let hero = prompt.subject.and_then(|mini| match state.mini(mini).control {
        Control::Tablet(tablet) => state.mini_of(tablet).filter(|mini| state.tablet(*mini).is_some()),
        Control::Heroes | Control::Villain | Control::Nobody => None,
    });
    match (prompt.side, hero) {
        (Side::Heroes, Some(hero)) => Names::of(game).mini(hero),
        (Side::Heroes, None) => "heroes".into(),
        (Side::Villain, _) => "villain".into(),
    }
}

fn option(words: &Words, game: &Game, command: &Command, known: &mut Known) -> Value {
    let mut option =
        json!({ "command": wire::command_out(game, command), "text": describe_with_actor(words, game, command) });
    let cost = cost(game, command);
    if !cost.is_empty() {
        option["cost"] = cost.into();
    }
    if let Some(throw) = query::throw(game, command)
        && let Some(found) = odds_of(game, throw, pools::difficulty(game, command), known)
    {
        option["odds"] = found;
    }
    option
}

/// What an answer costs: cubes, Wounds, cards, and the parts of a Move Cost.
fn cost(game: &Game, command: &Command) -> Map<String, Value> {
    let mut cost = Map::new();
    let mut cubes = |cubes: u8| {
        if cubes > 0 {
            cost.insert("cubes".into(), cubes.into());
        }
    };
    match command {
        Command::Move { mini, area, how, cubes: spent, pushing, .. } => {
            cubes(*spent);
            wounds(game, *mini, *pushing, &mut cost);
            let parts = query::move_cost(game, *mini, Exit { to: *area, how: *how });
            let points: i32 = parts.iter().map(|part| i32::from(part.amount)).sum();
            cost.insert("move_points".into(), points.max(0).into());
            cost.insert("parts".into(), wire::out(game, &parts));
            gone(game, wall_breaker::cards_used(game, command), &mut cost);
        }
        Command::PickUp { mini, pushing, .. }
        | Command::Give { mini, pushing, .. }
        | Command::Take { mini, pushing, .. }
        | Command::PickUpToken { mini, pushing, .. }
        | Command::PutDownToken { mini, pushing, .. } => {
            cubes(energy::automatic_cubes(game, command));
            wounds(game, *mini, *pushing, &mut cost);
        }
        Command::Reroll { by: RerollBy::Paid, .. } => cubes(1),
        Command::Defend { cubes: spent, cards } => {
            cubes(*spent);
            used_up(game, cards, &mut cost);
        }
        Command::ActivateTile { position } => cubes(query::tile_cost(game, usize::from(*position)).unwrap_or(0)),
        // Its cubes come back. G-120
        Command::UseSkill { skill: Skill::Regeneration, effort, .. } => used_up(game, &effort.cards, &mut cost),
        _ => {
            if let Some((mini, effort)) = command.effort() {
                let is_hero = game.state().tablet(mini).is_some();
                cubes(if is_hero { effort.cubes } else { 0 });
                wounds(game, mini, effort.pushing, &mut cost);
                used_up(game, &effort.cards, &mut cost);
            }
        }
    }
    cost
}

/// Wounds of Pushing Limits, with the card that lends them. G-39, G-89
fn wounds(game: &Game, mini: MiniId, pushing: u8, cost: &mut Map<String, Value>) {
    if pushing > 0 {
        cost.insert("wounds".into(), pushing.into());
        let lent: Vec<CardUse> = pushing_with(game, mini, pushing).into_iter().collect();
        used_up(game, &lent, cost);
    }
}

/// Cards that leave the game once they have helped. R2 V.C.1.5
fn used_up(game: &Game, cards: &[CardUse], cost: &mut Map<String, Value>) {
    let one_time = |card: &CardId| game.scenario().card(*card).one_time;
    gone(game, cards.iter().map(|used| used.card).filter(one_time), cost);
}

fn gone(game: &Game, cards: impl IntoIterator<Item = CardId>, cost: &mut Map<String, Value>) {
    let names = Names::of(game);
    let gone: Vec<&str> = cards.into_iter().map(|card| names.card(card)).collect();
    if let Some(Value::Array(known)) = cost.get_mut("cards") {
        known.extend(gone.into_iter().map(Value::from));
    } else if !gone.is_empty() {
        cost.insert("cards".into(), gone.into());
    }
}

/// Odds that were computed for this prompt: many answers lead to the same throw.
#[derive(Default)]
struct Known(Vec<((Throw, Aim), Option<Distribution>)>);

impl Known {
    fn odds(&mut self, game: &Game, throw: Throw, aim: Aim) -> Option<Distribution> {
        let wanted = (throw, aim);
        if let Some((_, found)) = self.0.iter().find(|(known, _)| *known == wanted) {
            return found.clone();
        }
        let found = odds(&wanted.0, aim, &game.scenario().dice).ok();
        self.0.push((wanted, found.clone()));
        found
    }
}

/// How likely how many successes are: with a Difficulty, under the Rerolls that reach it most often.
fn odds_of(game: &Game, throw: Throw, difficulty: Option<u8>, known: &mut Known) -> Option<Value> {
    let found = known.odds(game, throw, difficulty.map_or(Aim::Most, Aim::AtLeast))?;
    let thousandth = |permille: u32| f64::from(permille) / 1000.0;
    let exactly: Vec<f64> = (0..=found.most()).map(|n| thousandth(found.chance_of(n).permille())).collect();
    let mut value = json!({ "mean": thousandth(found.mean_permille()), "exactly": exactly });
    if let Some(difficulty) = difficulty {
        value["difficulty"] = difficulty.into();
        value["chance"] = thousandth(found.chance_at_least(difficulty).permille()).into();
    }
    Some(value)
}
