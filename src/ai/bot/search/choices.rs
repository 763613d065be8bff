//! Which plans are compared: what the bot likes best, what it likes in other moods, and to leave it.

use crate::bot::mind::Mind;
use crate::bot::plans::step_command;
use crate::bot::taste::Taste;
use gotham_rules::command::Stance;
use gotham_rules::prompt::ActivationStep;
use gotham_rules::query::RouteMove;
use gotham_rules::{Ask, Command, Game, MiniId, answers};

/// How soft the choice is in other moods, in turn.
const MOODS: [f64; 3] = [20.0, 60.0, 120.0];

/// A plan: what is said, and the way that begins with it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Choice {
    pub command: Command,
    pub route: Option<(MiniId, Vec<RouteMove>)>,
}

impl Choice {
    /// All that it says: the command, and the Moves that follow.
    pub(super) fn way(&self) -> Vec<Command> {
        let steps = self.route.iter().flat_map(|(mini, steps)| steps.iter().map(|step| step_command(*mini, step)));
        std::iter::once(self.command.clone()).chain(steps).collect()
    }
}

/// Different plans, first the one that the bot likes best.
pub(super) async fn choices(mind: &mut Mind, game: &Game, moods: u8) -> Vec<Choice> {
    let mut found = Vec::new();
    for mood in 0..=moods {
        let softness = MOODS[usize::from(mood) % MOODS.len()];
        mind.mood = (mood > 0).then(|| Taste::mood(softness, u64::from(mood), game));
        let command = mind.answer(game).await;
        add(&mut found, Choice { command, route: mind.route.take() });
    }
    mind.mood = None;
    for command in ways_out(game) {
        if answers::check(game, &command).is_ok() {
            add(&mut found, Choice { command, route: None });
        }
    }
    found
}

fn add(found: &mut Vec<Choice>, choice: Choice) {
    if !found.contains(&choice) {
        found.push(choice);
    }
}

/// What is always worth a look: the other Stance, and to leave it at that.
fn ways_out(game: &Game) -> Vec<Command> {
    let prompt = game.prompt();
    match (prompt.ask, prompt.subject) {
        (Ask::TakeStance, Some(mini)) => {
            [Stance::Active, Stance::Resting].map(|stance| Command::TakeStance { mini, stance }).into()
        }
        (Ask::HeroAction, _) => vec![Command::EndTurn],
        (Ask::ActivateTile { .. } | Ask::MiniAction { .. }, _) => vec![Command::Finish, Command::EndTurn],
        _ => Vec::new(),
    }
}

/// Whether what is asked is a plan rather than a detail.
pub(crate) fn is_worth_it(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::TakeStance
            | Ask::HeroAction
            | Ask::ActivateTile { .. }
            | Ask::MiniAction { step: ActivationStep::FirstMovement, .. }
            | Ask::ChooseEvent
            | Ask::Reinforce { .. }
    )
}
