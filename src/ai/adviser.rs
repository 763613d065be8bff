//! A program at a player's elbow: what it would do in the player's place, why, and what else is worth a thought.

use super::bot::{Bot, Comparison, Effort, Judge, Rated};
use super::packing::suggested_setup;
use super::thought::Train;
use super::value::Value;
use gotham_content::mission::Side;
use gotham_platform::Patience;
use gotham_play::advice::{Advice, Alternative, Standing};
use gotham_play::{Level, Player as _};
use gotham_rules::{Blind, Game};

/// Gives advice to one side. It looks at a blind copy of the game, as every program does: it foresees nothing, knows
/// nothing that the player may not know, and leaves the match alone. Where a table's value was learned, it compares plans and
/// details by looking ahead, as the levels above Normal do; everywhere else it says what the [`Bot`] would do.
pub struct Adviser {
    /// Whom it advises.
    pub side: Side,
    bot: Bot,
    /// Away while it compares.
    judge: Option<Judge>,
    comparing: Option<Comparing>,
}

/// Plans that are being compared.
struct Comparing {
    about: Game,
    train: Train<(Judge, Comparison)>,
    /// What came of it, if it is done.
    found: Option<Comparison>,
}

impl Adviser {
    /// An adviser of a side.
    pub fn new(side: Side) -> Adviser {
        Adviser { side, bot: Bot::new(side, 0, Level::default()), judge: None, comparing: None }
    }

    /// Thinks about the open question until it has advice or patience runs out; asked again with the same game, it
    /// thinks on.
    pub fn think(&mut self, game: &Blind, patience: &mut dyn Patience) -> Option<Advice> {
        // Who is chosen and packed is suggested at once, in every seat alike.
        if let Some(suggested) = suggested_setup(game).into_iter().next() {
            return Some(self.bot.advise(game, suggested));
        }
        if Value::learned(game).is_some() {
            return self.compare(game, patience).map(advice);
        }
        let command = self.bot.think(game, patience)?;
        Some(self.bot.advise(game, command))
    }

    /// What plans are worth.
    fn compare(&mut self, game: &Blind, patience: &mut dyn Patience) -> Option<Comparison> {
        let begun = self.comparing.take().filter(|comparing| comparing.about == **game);
        let mut comparing = begun.unwrap_or_else(|| self.begin(game));
        if comparing.found.is_none()
            && let Some((judge, found)) = comparing.train.go_on(patience)
        {
            self.judge = Some(judge);
            comparing.found = Some(found);
        }
        self.comparing.insert(comparing).found.clone()
    }

    fn begin(&mut self, game: &Game) -> Comparing {
        let mut judge = self.judge.take().unwrap_or_else(|| Judge::new(Effort::ADVICE));
        let about = game.clone();
        let train = Train::new(async move {
            let found = judge.advise(&about).await;
            (judge, found)
        });
        Comparing { about: game.clone(), train, found: None }
    }
}

/// The best plan and the next best. What the bot likes best is among those that were tried to the last.
fn advice(Comparison { mut plans, best }: Comparison) -> Advice {
    let next = plans.get(usize::from(best == 0)).cloned();
    let Rated { way, reason, merit, .. } = plans.swap_remove(best);
    let next = next.map(|next| {
        let is_clear = merit.worth - next.merit.worth > merit.error.max(next.merit.error);
        let standing = if is_clear { Standing::Worse } else { Standing::AsGood };
        Alternative { way: next.way, chance: percent(next.merit.worth), standing }
    });
    Advice { way, reason, chance: Some(percent(merit.worth)), next }
}

/// A chance in percent; nothing is certain before the end.
fn percent(worth: i32) -> u8 {
    u8::try_from((worth + 50) / 100).unwrap_or(100).clamp(1, 99)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RandomPlayer;
    use gotham_platform::Endless;
    use gotham_rules::{Ask, Command, Options, Scenario, answers};

    /// The first question of a match at which this is asked.
    fn asked(is_it: impl Fn(&Ask) -> bool) -> Game {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "icy_welcome").expect("the mission");
        let mut game = Game::new(scenario, Options::default(), 7);
        let mut player = RandomPlayer::new(7);
        while !is_it(&game.prompt().ask) {
            let command = player.answer(&game.blind(0));
            game.apply(&command).expect("legal");
        }
        game
    }

    fn advised(game: &Game) -> Advice {
        let side = answers::side_asked(game);
        Adviser::new(side).think(&game.blind_for(side, 1), &mut Endless).expect("it comes to an end")
    }

    #[test]
    fn a_defense_is_compared_with_others() {
        let game = asked(|ask| matches!(ask, Ask::Defend { .. }));
        let advice = advised(&game);
        assert!(matches!(advice.way[..], [Command::Defend { .. }]), "{advice:?}");
        let next = advice.next.expect("there is another Defense");
        assert!(matches!(next.way[..], [Command::Defend { .. }]) && next.way != advice.way, "{next:?}");
    }

    #[test]
    fn what_is_not_compared_is_worth_what_comes_of_it_and_not_what_the_table_looks_like() {
        let game = asked(|ask| matches!(ask, Ask::KeepMoving { .. }));
        let side = answers::side_asked(&game);
        let advice = advised(&game);
        assert_eq!(advice.next, None);
        let outlook = advice.chance.expect("the table's value was learned");
        let heroes = i32::from(Value::of(&game).heroes_chance());
        let looks = if side == Side::Heroes { heroes } else { 10_000 - heroes };
        assert_ne!(outlook, percent(looks), "this match was chosen so that they differ");
    }
}
