//! How a plan is played on: by bots, on a table where nothing is known that a player could not know.

use super::choices::is_worth_it;
use super::contest::Outcome;
use crate::bot::mind::Mind;
use crate::value::Value;
use gotham_content::mission::Side;
use gotham_play::Level;
use gotham_rules::state::Phase;
use gotham_rules::{Command, Game, answers};

/// More commands than any match has: a future that goes on longer is judged as it stands.
const MOST_COMMANDS: usize = 3000;

/// A bot for either side, as it usually plays.
pub(crate) struct Players {
    heroes: Mind,
    villain: Mind,
}

impl Default for Players {
    fn default() -> Players {
        let [heroes, villain] = [Side::Heroes, Side::Villain].map(|side| Mind::new(side, 0, Level::Normal));
        Players { heroes, villain }
    }
}

/// One of the tables that this one may be as far as a side can know, with dice of its own.
pub(crate) fn world(game: &Game, side: Side, seed: u64, future: u16) -> Game {
    game.blind_for(side, seed.wrapping_add(u64::from(future) << 1)).into_game()
}

impl Players {
    /// What comes of a plan for a side some turns later: its chance of winning then, in ten thousandths, or how it has lost.
    pub(super) async fn outcome(&mut self, mut world: Game, side: Side, way: &[Command], turns: u8) -> Outcome {
        let last = turn(&world) + u16::from(turns);
        self.forget();
        if let Some((end, before)) = way.split_last() {
            // what somebody is asked on the way may end a plan early
            let is_open = before.iter().all(|command| world.apply(command).is_ok());
            if let Command::Move { mini, .. } = end {
                self.mind(side).route = is_open.then(|| (*mini, Vec::new()));
            }
            let next = if is_open { end.clone() } else { self.answer(&world, 0).await };
            world = self.play_on(world, next, |world| turn(world) >= last).await;
        }
        let heroes = i32::from(Value::of(&world).heroes_chance());
        let lost = world.state().result.filter(|victory| victory.winner != side);
        Outcome {
            worth: if side == Side::Heroes { heroes } else { 10_000 - heroes },
            lost_by: lost.map(|victory| victory.ending),
        }
    }

    /// The Heroes' chance some turns later, whatever is decided now.
    pub(crate) async fn outlook(&mut self, world: Game, turns: u8) -> i32 {
        let last = turn(&world) + u16::from(turns);
        self.forget();
        let first = self.answer(&world, 0).await;
        let world = self.play_on(world, first, |world| turn(world) >= last).await;
        i32::from(Value::of(&world).heroes_chance())
    }

    /// The Heroes' chance when the next plan is asked for after a command.
    pub(crate) async fn next_plan(&mut self, world: Game, command: &Command) -> i32 {
        self.forget();
        let world = self.play_on(world, command.clone(), |world| is_worth_it(&world.prompt().ask)).await;
        i32::from(Value::of(&world).heroes_chance())
    }

    /// Says a command, and plays on until it is enough.
    async fn play_on(&mut self, mut world: Game, first: Command, is_enough: impl Fn(&Game) -> bool) -> Game {
        let mut command = first;
        for at in 0..MOST_COMMANDS {
            // a bot's plan for a table that differs from this one in what it cannot know may not be open here
            if world.apply(&command).is_err() || world.state().result.is_some() || is_enough(&world) {
                break;
            }
            command = self.answer(&world, at as u64).await;
        }
        world
    }

    async fn answer(&mut self, world: &Game, seed: u64) -> Command {
        let asked = answers::side_asked(world);
        let seen = world.blind_for(asked, seed);
        self.mind(asked).answer(&seen).await
    }

    /// Nobody is on a way.
    fn forget(&mut self) {
        [&mut self.heroes, &mut self.villain].into_iter().for_each(|mind| mind.route = None);
    }

    /// The bot of a side.
    pub(super) fn mind(&mut self, side: Side) -> &mut Mind {
        match side {
            Side::Heroes => &mut self.heroes,
            Side::Villain => &mut self.villain,
        }
    }
}

/// How many turns have begun, of either side; Upkeep belongs to the first turn of its round.
fn turn(game: &Game) -> u16 {
    let state = game.state();
    let first = game.scenario().mission.initiative;
    let is_second = match state.phase {
        Phase::HeroesTurn => first == Side::Villain,
        Phase::VillainsTurn => first == Side::Heroes,
        Phase::Setup | Phase::Upkeep | Phase::GameOver => false,
    };
    2 * u16::from(state.round) + u16::from(is_second)
}
