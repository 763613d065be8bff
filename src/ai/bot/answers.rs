//! Answers in between: Defense, Rerolls, further strikes and the small choices.

use super::chances::{certainly, left_over};
use super::deeds::{Venom, is_prey};
use super::efforts::ONE_TIME;
use super::goals;
use super::mind::Mind;
use super::prices::{HERO_DOWN, wounds_worth};
use super::situation::Situation;
use crate::thought::pause;
use gotham_content::dice::Die;
use gotham_content::mission::Side;
use gotham_rules::answers;
use gotham_rules::board::{AreaId, Elevator};
use gotham_rules::command::{AttackKind, RerollBy, Space};
use gotham_rules::event::RollFor;
use gotham_rules::frames::{Frame, Put};
use gotham_rules::offered::{self, Follow, regeneration};
use gotham_rules::prompt::{Grant, RolledDie};
use gotham_rules::query::odds::{self, Aim, Distribution, Lying, Throw};
use gotham_rules::query::{self, energy, pools};
use gotham_rules::skills::vigor;
use gotham_rules::state::Body;
use gotham_rules::{Ask, Command, Game, MiniId, Supposed, mission};

/// What nearness counts besides the mission and Life Points: it breaks ties.
const NEARNESS: f64 = 0.005;
/// What a Wound costs a Hero: the cube comes back late, if at all.
const HERO_WOUND: f64 = 6.5;
/// How much more than its price a Hero's cube must bring in a Reroll.
const HERO_REROLL: f64 = 1.15;
/// The same for the Villain's.
const VILLAIN_REROLL: f64 = 2.0;
/// The same for the Villain's Free Reroll this turn: a better use may come along.
const FREE_REROLL: f64 = 0.5;
/// How much more than a cube's price the one free Success must bring in an attack.
const FREE_SUCCESS: f64 = 2.0;

impl Mind {
    /// The Defense that loses the least: Wounds against cubes.
    pub(super) fn defend(&mut self, game: &Game, mini: MiniId, kind: AttackKind, successes: u8) -> Option<Command> {
        let side = game.state().mini(mini).side?;
        let situation = Situation::new(game, side, &mut self.chances);
        let mut best: Option<(f64, Command)> = None;
        for offer in answers::candidates::defenses(game) {
            let Command::Defend { cubes, cards } = &offer else { continue };
            if answers::check(game, &offer).is_err() {
                continue;
            }
            let pool = pools::defense(game, mini, kind, *cubes, cards).into_throw();
            let stopped = situation.chances.spread(&pool, &game.scenario().dice).clone();
            let spent = cards.iter().filter(|used| game.scenario().card(used.card).one_time).count();
            let loss =
                situation.loss(mini, successes, &stopped) + situation.defense_price(mini, *cubes) + 5.0 * spent as f64;
            if best.as_ref().is_none_or(|(known, _)| loss < *known) {
                best = Some((loss, offer));
            }
        }
        best.map(|(_, command)| command)
    }

    /// Bonus and Free Rerolls by the best play; a Paid one if it brings more than its cube is worth.
    pub(super) fn reroll(&mut self, game: &Game, mini: MiniId, ask: &Ask) -> Command {
        let Ask::Reroll { roll, dice, bonus, free, any_free, rights, modifier, against, .. } = ask else {
            return Command::Keep;
        };
        if rights.contains(&RerollBy::Forced) {
            return force(game, *roll, dice);
        }
        let may = |by: RerollBy| rights.contains(&by);
        let mut lying = Lying {
            dice: dice.clone(),
            modifier: *modifier,
            if_any: 0,
            bonus: if may(RerollBy::Bonus) { *bonus } else { 0 },
            free: if may(RerollBy::Free) { *free } else { [0; 5] },
            paid: 0,
            hurts: roll.hurts(),
        };
        let aim = match (roll, against) {
            (RollFor::Manipulation | RollFor::Thought, Some(difficulty)) => Aim::AtLeast(*difficulty),
            _ => Aim::Most,
        };
        let faces = &game.scenario().dice;
        let shown: i32 = dice.iter().map(|die| i32::from(die.face)).sum();
        let total = shown + i32::from(*modifier);
        if *roll == RollFor::Defense && against.is_some_and(|against| total >= i32::from(against)) {
            return Command::Keep;
        }
        if let Some(luck) = self.try_luck(game, mini, *roll, (&lying, aim)) {
            return luck;
        }
        if let Ok(Some((die, by))) = odds::best_reroll(&lying, aim, faces) {
            return Command::Reroll { die, by };
        }
        let is_free = may(RerollBy::Free) && *any_free > 0;
        if !is_free && !may(RerollBy::Paid) {
            return Command::Keep;
        }
        let now = odds::odds_of_lying(&lying, aim, faces);
        lying.paid = 1;
        let then = odds::odds_of_lying(&lying, aim, faces);
        let next = odds::best_reroll(&lying, aim, faces);
        let (Ok(now), Ok(then), Ok(Some((die, _)))) = (now, then, next) else { return Command::Keep };
        let side = game.state().mini(mini).side.unwrap_or(self.side);
        let situation = Situation::new(game, side, &mut self.chances);
        let gain = situation.worth_of_odds(mini, *roll, aim, (&now, &then));
        let margin = if side == Side::Heroes { HERO_REROLL } else { VILLAIN_REROLL };
        let margin = if is_free { FREE_REROLL } else { margin };
        let by = match dice.get(usize::from(die)) {
            Some(die) if is_free && !die.freed => RerollBy::Free,
            _ => RerollBy::Paid,
        };
        if may(by) && gain > margin * situation.price(mini, 1) { Command::Reroll { die, by } } else { Command::Keep }
    }

    /// A card that lends Luck, if the roll gains more from it than the card is worth. G-89
    fn try_luck(&mut self, game: &Game, mini: MiniId, roll: RollFor, (lying, aim): (&Lying, Aim)) -> Option<Command> {
        let offer = offered::lent::answers(game).into_iter().next()?;
        let (_, level) = offered::lent::named(game, &offer)?;
        let odds_with = |bonus| {
            let lying = Lying { bonus, ..lying.clone() };
            odds::odds_of_lying(&lying, aim, &game.scenario().dice).ok()
        };
        let (now, then) = (odds_with(lying.bonus)?, odds_with(lying.bonus.saturating_add(level))?);
        let side = game.state().mini(mini).side.unwrap_or(self.side);
        let situation = Situation::new(game, side, &mut self.chances);
        (situation.worth_of_odds(mini, roll, aim, (&now, &then)) > ONE_TIME).then_some(offer)
    }

    /// The one free Success, if it makes an action succeed or wounds enough.
    pub(super) fn add_success(&mut self, game: &Game, mini: MiniId, ask: &Ask) -> Command {
        let Ask::FreeSuccess { successes, difficulty, target } = ask else { return Command::Decline };
        let side = game.state().mini(mini).side.unwrap_or(self.side);
        let mut situation = Situation::new(game, side, &mut self.chances);
        let under_way = game.state().stack.iter().rev().find_map(|frame| match frame {
            Frame::Attack(frame) => Some(frame.kind),
            _ => None,
        });
        let is_worth_it = match (difficulty, target, under_way) {
            (Some(difficulty), ..) => successes + 1 >= *difficulty,
            (None, Some(target), Some(kind)) => {
                let mut worth = |hits: u8| situation.hits_worth(*target, kind, &certainly(hits), Venom::default()).0;
                let gain = worth(successes + 1) - worth(*successes);
                gain > FREE_SUCCESS * situation.price(mini, 1)
            }
            _ => false,
        };
        if is_worth_it { Command::AddSuccess } else { Command::Decline }
    }

    /// The best use of a Skill that is offered in an attack, by what it leads to.
    pub(super) fn use_offer(&mut self, game: &Game, mini: MiniId) -> Option<Command> {
        let Some(Frame::Attack(frame)) = game.state().stack.last() else { return None };
        let side = game.state().mini(mini).side?;
        let mut situation = Situation::new(game, side, &mut self.chances);
        best_of(game, |offer| {
            let Command::UseSkill { on, effort, .. } = offer else { return None };
            match offered::at(frame.stage)?.follow(game, frame, on.mini()?, effort) {
                Follow::StepIn => Some(stepping_in(game, mini, frame.target)),
                Follow::Attack(next) if !is_prey(game, next.attacker, next.target) => None,
                Follow::Attack(next) => {
                    let throw = pools::attack_parts(game, &next).into_throw();
                    let mut hits = situation.chances.spread(&throw, &game.scenario().dice).clone();
                    if next.carried > 0 {
                        hits = certainly(next.carried);
                    }
                    Some(situation.hits_worth(next.target, next.kind, &hits, Venom::default()).0)
                }
            }
        })
    }
}

impl Mind {
    /// The answer after which the mission stands best for a side; nearness to what the side wants breaks ties.
    pub(super) async fn best_for_the_mission(&mut self, game: &Game, side: Side) -> Option<Command> {
        if mission::asks_riders(game) {
            return self.best_riders(game, side).await;
        }
        let mut situation = Situation::new(game, side, &mut self.chances);
        best_after(game, side, |worth, offer, _| worth + NEARNESS * situation.nearness(offer)).await
    }

    /// The best use of what the mission grants a miniature, or none.
    pub(super) fn use_grant(&mut self, game: &Game, mini: MiniId, grant: Grant) -> Option<Command> {
        let side = game.state().mini(mini).side?;
        let mut situation = Situation::new(game, side, &mut self.chances);
        match grant {
            Grant::Attack { kind, color, dice } => best_of(game, |offer| {
                let Command::PickMini { mini: target } = offer else { return None };
                if !is_prey(game, mini, *target) {
                    return None;
                }
                let dice = vec![Die { color, free_reroll: false }; usize::from(dice)];
                let throw = Throw { dice, ..Throw::default() };
                let hits = situation.chances.spread(&throw, &game.scenario().dice).clone();
                Some(situation.hits_worth(*target, kind, &hits, Venom::default()).0)
            }),
            Grant::Action => situation.best_deed(mini).map(|deed| deed.command),
            Grant::Movement(_) => None,
        }
    }
}

/// The answer after which the table is worth the most to a side: the mission and Life Points, and what else is added to that
/// for an answer and the game after it.
pub(super) async fn best_after(
    game: &Game,
    side: Side,
    mut with: impl FnMut(f64, &Command, &Game) -> f64,
) -> Option<Command> {
    let before = with_one_pick(game);
    let mut best: Option<(f64, Command)> = None;
    for offer in answers::candidates::candidates(game) {
        if matches!(offer, Command::Drop { .. }) || answers::check(game, &offer).is_err() {
            continue;
        }
        let mut after = Game::clone(&before);
        if after.apply(&offer).is_err() {
            continue;
        }
        let worth = with(goals::worth(&after, side) + health(&after, side), &offer, &after);
        if best.as_ref().is_none_or(|(known, _)| worth > *known) {
            best = Some((worth, offer));
        }
        pause().await;
    }
    best.map(|(_, offer)| offer)
}

/// The game as if the next thing that is picked were the last: what is picked first among several is judged on its own.
fn with_one_pick(game: &Game) -> Supposed {
    let mut alone = Supposed::of(game);
    alone.one_pick_left();
    alone
}

impl Situation<'_> {
    /// How near an answer is to what the side wants: how well a miniature stands there, or how few Moves it is to where
    /// either side has something to do.
    fn nearness(&mut self, offer: &Command) -> f64 {
        let state = self.game.state();
        let area = match offer {
            Command::PickArea { area } => {
                if let Some(Frame::Putting(frame)) = state.stack.last()
                    && let Some(Put::Moved(mini) | Put::BroughtIn(mini)) = frame.left.last()
                {
                    return self.standing_worth(*mini, *area);
                }
                if let Some(rider) = self.rider(*area) {
                    return self.promise(rider, *area);
                }
                Some(*area)
            }
            Command::PickMini { mini } => state.mini(*mini).area,
            Command::PickToken { token } => state.token(*token).map(|token| token.area),
            _ => None,
        };
        let Some(area) = area else { return 0.0 };
        let own = self.goals().iter().filter_map(|goal| goal.area);
        let wanted = own.chain(self.wanted_by_enemy().iter());
        let moves = wanted.filter_map(|there| query::distance(self.game, area, there)).min();
        -f64::from(moves.unwrap_or(u8::MAX))
    }

    /// Who asks where a car shall go, if an Area is beside one of its shafts: it stands inside, or beside the car.
    fn rider(&self, area: AreaId) -> Option<MiniId> {
        let state = self.game.state();
        let Some(Frame::Effects(frame)) = state.stack.last() else { return None };
        let rider = frame.scope.acting.mini?;
        let (board, here) = (self.game.board(), state.mini(rider).area?);
        let is_at = |it: &Elevator| here == it.car || board.shaft_of(it).is_some_and(|shaft| shaft.beside == here);
        let rides = board.elevators().iter().any(|it| is_at(it) && it.shaft_beside(area).is_some());
        rides.then_some(rider)
    }

    /// What a miniature stands to lose in an attack against a Defense.
    fn loss(&self, mini: MiniId, successes: u8, stopped: &[f64]) -> f64 {
        let hits = certainly(successes);
        let life = query::life(self.game, mini);
        let (wounds, done) = left_over(&hits, stopped, life);
        if is_of_tile(self.game, mini) {
            let value = self.value(mini);
            value * (0.6 * done + 0.4 * wounds / f64::from(life.max(1)))
        } else {
            wounds_worth(life, wounds) + done * HERO_DOWN
        }
    }

    /// A Hero's Defense cubes were kept for this; the Villain's could do other things.
    fn defense_price(&self, mini: MiniId, cubes: u8) -> f64 {
        if is_of_tile(self.game, mini) { 1.4 * self.price(mini, cubes) } else { 0.8 * self.price(mini, cubes) }
    }

    /// What is at stake in an interaction under way: the best that the miniature could be trying.
    fn tried_for(&self, mini: MiniId) -> f64 {
        let area = self.game.state().mini(mini).area;
        let here = self.goals().iter().filter(|goal| goal.area.is_none() || goal.area == area);
        here.map(|goal| goal.gain).fold(8.0, f64::max)
    }

    /// What better odds of a roll are worth: those now, and then.
    fn worth_of_odds(&self, mini: MiniId, roll: RollFor, aim: Aim, (now, then): (&Distribution, &Distribution)) -> f64 {
        match aim {
            Aim::AtLeast(wanted) => {
                let more = |d: &Distribution| f64::from(d.chance_at_least(wanted).permille());
                (more(then) - more(now)) / 1000.0 * self.tried_for(mini)
            }
            Aim::Most => {
                let mean = |d: &Distribution| f64::from(d.mean_permille());
                let better = (mean(then) - mean(now)).abs() / 1000.0;
                better * self.worth_of_success(mini, roll)
            }
        }
    }

    /// What one more success is worth in a roll.
    fn worth_of_success(&self, mini: MiniId, roll: RollFor) -> f64 {
        match (roll, is_of_tile(self.game, mini)) {
            (RollFor::Defense, true) => 0.7 * self.value(mini) / f64::from(self.game.state().mini(mini).life.max(1)),
            (RollFor::Melee | RollFor::Ranged, true) => 6.0,
            (RollFor::Melee | RollFor::Ranged, false) => 5.0,
            (_, true) => 4.0,
            (_, false) => HERO_WOUND,
        }
    }
}

/// The legal answer that is worth the most, if any is worth anything.
fn best_of(game: &Game, mut worth: impl FnMut(&Command) -> Option<f64>) -> Option<Command> {
    let mut best: Option<(f64, Command)> = None;
    for offer in answers::candidates::candidates(game) {
        let Some(value) = worth(&offer).filter(|_| answers::check(game, &offer).is_ok()) else { continue };
        if value > best.as_ref().map_or(0.0, |(known, _)| *known) {
            best = Some((value, offer));
        }
    }
    best.map(|(_, command)| command)
}

/// The enemy's die that has the most to lose, if it is better than such dice are on average.
fn force(game: &Game, roll: RollFor, dice: &[RolledDie]) -> Command {
    let loss = |die: &RolledDie| {
        let faces = game.scenario().dice.faces(die.color);
        let mean = faces.iter().map(|face| f64::from(*face)).sum::<f64>() / faces.len() as f64;
        let more = f64::from(die.face) - mean;
        if roll.hurts() { -more } else { more }
    };
    let losses = dice.iter().zip(0u8..).map(|(die, at)| (loss(die), at));
    let worst = losses.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(loss, _)| *loss > 0.0);
    worst.map_or(Command::Keep, |(_, die)| Command::Reroll { die, by: RerollBy::Forced })
}

/// The strong step in for the weak.
fn stepping_in(game: &Game, guardian: MiniId, target: MiniId) -> f64 {
    let is_worth_it = query::life(game, guardian) >= 6
        && query::life(game, target) <= 3
        && energy::most(game, target, Space::Defense) <= 1;
    if is_worth_it { 1.0 } else { 0.0 }
}

/// All tokens where enemies stand, none where friends do.
pub(super) fn put_tokens(game: &Game, side: Side, area: AreaId, most: u8) -> Command {
    let count = if balance(game, side, area) >= 0 { most } else { 0 };
    Command::PutTokens { count }
}

/// All that can come back; of a rage only what does not end it. G-29, G-120
pub(super) fn regenerate(game: &Game, mini: MiniId, most: u8) -> Command {
    let is_worth_it = |strength: &u8| !vigor::rages(game, mini, 0) || vigor::rages(game, mini, *strength);
    let wanted = (1..=most).rev().find(is_worth_it);
    wanted.map_or(Command::Decline, |strength| regeneration::using(mini, strength))
}

/// Where it hits more enemies than friends.
pub(super) fn land_in(game: &Game, side: Side, areas: &[AreaId]) -> Option<Command> {
    let best = areas.iter().max_by_key(|area| balance(game, side, **area))?;
    Some(Command::LandIn { area: *best })
}

/// Enemies minus friends in an Area.
fn balance(game: &Game, side: Side, area: AreaId) -> i32 {
    let count =
        |of: Side| game.places().within(area).filter(|mini| game.state().mini(*mini).side == Some(of)).count() as i32;
    count(side.enemy()) - count(side)
}

/// Life of a side's miniatures minus that of its enemies, a little of each.
fn health(game: &Game, side: Side) -> f64 {
    let living = game.state().all_minis().filter(|mini| query::is_living(game, *mini));
    living
        .map(|mini| match game.state().mini(mini).side {
            Some(own) if own == side => f64::from(query::life(game, mini)),
            Some(_) => -f64::from(query::life(game, mini)),
            None => 0.0,
        })
        .sum()
}

/// Whether a miniature belongs to a tile.
fn is_of_tile(game: &Game, mini: MiniId) -> bool {
    matches!(game.state().mini(mini).body, Body::Tile(_))
}
