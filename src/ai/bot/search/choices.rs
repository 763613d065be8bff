//! Which plans are compared: what the bot likes best, what it would do with everybody who may act, what it likes in other
//! moods, and to leave it; in a detail of a plan, all that may be said.

use crate::bot::mind::Mind;
use crate::bot::plans::step_command;
use crate::bot::taste::{Taste, Wish};
use gotham_rules::command::Stance;
use gotham_rules::prompt::ActivationStep;
use gotham_rules::query::RouteMove;
use gotham_rules::{Ask, Command, Game, MiniId, answers, mission, query};

/// How soft the choice is in other moods, in turn.
const MOODS: [f64; 3] = [20.0, 60.0, 120.0];

/// Whose plans are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Breadth {
    /// Whatever the bot likes in any mood.
    Liked,
    /// That, and all that may be said in a detail of a plan.
    Details,
    /// All that, and the best for everybody who may act or come, for each tile and each Event.
    Everybody,
}

impl Breadth {
    /// Whether plans are compared where this is asked.
    pub(super) fn covers(self, ask: &Ask) -> bool {
        is_worth_it(ask) || self != Breadth::Liked && is_detail(ask)
    }
}

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
pub(super) async fn choices(mind: &mut Mind, game: &Game, moods: u8, breadth: Breadth) -> Vec<Choice> {
    let wishes = match breadth {
        Breadth::Liked | Breadth::Details => Vec::new(),
        Breadth::Everybody => wishes(game),
    };
    let exact = std::iter::once(None);
    let wished = wishes.into_iter().map(|wish| Some(Taste::wish(wish)));
    let in_moods = (1..=moods).map(|mood| {
        let softness = MOODS[usize::from(mood) % MOODS.len()];
        Some(Taste::mood(softness, u64::from(mood), game))
    });
    let mut found = Vec::new();
    for mood in exact.chain(wished).chain(in_moods) {
        mind.mood = mood;
        let command = mind.answer(game).await;
        add(&mut found, Choice { command, route: mind.route.take() });
    }
    mind.mood = None;
    let details = match breadth {
        Breadth::Liked => Vec::new(),
        Breadth::Details | Breadth::Everybody => details(game),
    };
    let ways_out = ways_out(game).into_iter().filter(|command| answers::check(game, command).is_ok());
    for command in details.into_iter().chain(ways_out) {
        add(&mut found, Choice { command, route: None });
    }
    found
}

/// Everybody and everything that a plan may be about here.
fn wishes(game: &Game) -> Vec<Wish> {
    match game.prompt().ask {
        Ask::HeroAction => query::heroes(game).map(Wish::Mini).collect(),
        Ask::ActivateTile { .. } => (0..game.state().river.len() as u8).map(Wish::Tile).collect(),
        Ask::ChooseEvent => mission::open_events(game).into_iter().map(Wish::Event).collect(),
        Ask::Reinforce { .. } => {
            let offers = answers::candidates::reinforcements(game);
            let mut minis: Vec<MiniId> = offers
                .filter_map(|offer| match offer {
                    Command::Reinforce { tile, .. } => query::in_pool(game, tile).next(),
                    _ => None,
                })
                .collect();
            minis.dedup();
            minis.into_iter().map(Wish::Mini).collect()
        }
        _ => Vec::new(),
    }
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

/// All that may be said in a detail, where that is little.
fn details(game: &Game) -> Vec<Command> {
    const LITTLE: usize = 8;
    if !is_detail(&game.prompt().ask) {
        return Vec::new();
    }
    let all = answers::candidates::candidates(game).into_iter().filter(|command| answers::check(game, command).is_ok());
    let all: Vec<Command> = all.take(LITTLE + 1).collect();
    if all.len() > LITTLE { Vec::new() } else { all }
}

/// Whether what is asked is a detail that decides matches: dice of Defense, a Reroll, who of a tile acts, and how on.
fn is_detail(ask: &Ask) -> bool {
    matches!(ask, Ask::Defend { .. } | Ask::Reroll { .. } | Ask::ActivateMini { .. } | Ask::MiniAction { .. })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RandomPlayer;
    use crate::thought::Train;
    use gotham_platform::Endless;
    use gotham_play::{Level, Player};
    use gotham_rules::{Options, Scenario};

    fn found(game: &Game, breadth: Breadth) -> Vec<Command> {
        let mut mind = Mind::new(answers::side_asked(game), 0, Level::Expert);
        let game = game.clone();
        let thought = async move { choices(&mut mind, &game, 0, breadth).await };
        let all = Train::new(thought).go_on(&mut Endless).expect("it comes to an end");
        all.into_iter().map(|choice| choice.command).collect()
    }

    /// Looks at each question of a match.
    fn at_each_question(mut look: impl FnMut(&Game)) {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission");
        let mut game = Game::new(scenario, Options::default(), 7);
        let mut player = RandomPlayer::new(7);
        while game.state().result.is_none() {
            look(&game);
            let command = player.answer(&game.blind(0));
            game.apply(&command).expect("legal");
        }
    }

    #[test]
    fn whoever_may_act_and_every_tile_that_can_be_paid_is_looked_at() {
        let (mut wider, mut tiles) = (0, 0);
        at_each_question(|game| {
            if is_worth_it(&game.prompt().ask) && (2..4).contains(&game.state().round) {
                let (liked, all) = (found(game, Breadth::Liked), found(game, Breadth::Everybody));
                assert!(liked.iter().all(|command| all.contains(command)), "{liked:?} are not all among {all:?}");
                assert_eq!(liked[0], all[0], "what the bot likes best comes first");
                wider += usize::from(all.len() > liked.len());
                if matches!(game.prompt().ask, Ask::ActivateTile { .. }) {
                    tiles += 1;
                    let open = (0..game.state().river.len() as u8).map(|position| Command::ActivateTile { position });
                    for tile in open.filter(|tile| answers::check(game, tile).is_ok()) {
                        assert!(all.contains(&tile), "{tile:?} is not in {all:?}");
                    }
                }
            }
        });
        assert!(wider > 2 && tiles > 1, "{wider} times wider, {tiles} times a tile");
    }

    #[test]
    fn in_a_detail_all_that_may_be_said_is_looked_at_if_it_is_little() {
        let (mut little, mut much) = (0, 0);
        at_each_question(|game| {
            let ask = game.prompt().ask;
            if Breadth::Everybody.covers(&ask) && !Breadth::Liked.covers(&ask) {
                let all = found(game, Breadth::Everybody);
                let left_out = game.legal().into_iter().filter(|command| !all.contains(command)).count();
                little += usize::from(all.len() > 1 && left_out == 0);
                much += usize::from(left_out > 0);
            }
        });
        assert!(little > 20 && much > 0 && little > 2 * much, "{little} times all, {much} times not");
    }
}
