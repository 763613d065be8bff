//! How a plan is played on: by bots, on a table where nothing is known that a player could not know.

use crate::bot::mind::Mind;
use crate::value::Value;
use gotham_content::mission::Side;
use gotham_play::Level;
use gotham_rules::state::Phase;
use gotham_rules::{Command, Game, answers};

/// More commands than any match has: a future that goes on longer is judged as it stands.
const MOST_COMMANDS: usize = 3000;

/// Who plays the futures.
pub(super) struct Players {
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
pub(super) fn world(game: &Game, side: Side, seed: u64, future: u16) -> Game {
    game.blind_for(side, seed.wrapping_add(u64::from(future) << 1)).into_game()
}

impl Players {
    /// What a table is worth to a side some turns after a plan: its chance of winning, in ten thousandths.
    pub(super) async fn worth(&mut self, mut world: Game, side: Side, way: &[Command], turns: u8) -> i32 {
        let last = turn(&world) + u16::from(turns);
        [&mut self.heroes, &mut self.villain].into_iter().for_each(|mind| mind.route = None);
        // what somebody is asked on the way, or cannot know, may end a plan early
        let is_whole = way.iter().all(|command| world.apply(command).is_ok());
        if let Some(Command::Move { mini, .. }) = way.last().filter(|_| is_whole) {
            self.mind(side).route = Some((*mini, Vec::new()));
        }
        for at in 0..MOST_COMMANDS {
            if world.state().result.is_some() || turn(&world) >= last {
                break;
            }
            let asked = answers::side_asked(&world);
            let seen = world.blind_for(asked, at as u64);
            let command = self.mind(asked).answer(&seen).await;
            if world.apply(&command).is_err() {
                break;
            }
        }
        let heroes = i32::from(Value::of(&world).heroes_chance());
        if side == Side::Heroes { heroes } else { 10_000 - heroes }
    }

    fn mind(&mut self, side: Side) -> &mut Mind {
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
