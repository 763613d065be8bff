//! Why the bot says what it says, for a player who asks for advice. Nothing here decides: what has been decided is looked
//! at again, with the same prices and odds.

use super::deeds::Weighed;
use super::mind::Mind;
use super::plans;
use super::situation::Situation;
use gotham_play::advice::{Because, GoingFor};
use gotham_rules::board::AreaId;
use gotham_rules::command::Stance;
use gotham_rules::prompt::ActivationStep;
use gotham_rules::query::{self, energy, pools};
use gotham_rules::{Ask, Command, Game, MiniId, mission};

impl Mind {
    /// A command, and the Moves that follow it if it sets out on a way.
    pub(super) fn way(&self, first: &Command) -> Vec<Command> {
        let mut way = vec![first.clone()];
        if let (Command::Move { mini, .. }, Some((walker, steps))) = (first, &self.route)
            && mini == walker
        {
            way.extend(steps.iter().map(|step| plans::step_command(*mini, step)));
        }
        way
    }

    /// Why it would say this.
    pub(super) fn reason(&mut self, game: &Game, way: &[Command]) -> Because {
        let prompt = game.prompt();
        let Some(command) = way.first() else { return Because::Weighed };
        let mut situation = Situation::new(game, prompt.side, &mut self.chances);
        match command {
            Command::Move { mini, .. } => situation.reason_to_go(*mini, way, &prompt.ask),
            Command::Attack { target, .. } => {
                let done = situation.attack_worth(command).map_or(0.0, |(_, done)| done);
                Because::Attack { target: *target, percent: percent(done) }
            }
            Command::Interact { mini, interaction, effort, .. } => {
                let what = game.scenario().program.interactions.get(usize::from(*interaction));
                let difficulty = mission::difficulty_of(game, command);
                let chance = what.zip(difficulty).map(|(what, _)| situation.success(*mini, what, difficulty, effort));
                Because::Work { interaction: *interaction, percent: chance.map(percent) }
            }
            Command::UseSkill { skill, .. } => Because::Use(*skill),
            Command::PickUp { .. }
            | Command::Give { .. }
            | Command::Take { .. }
            | Command::PickUpToken { .. }
            | Command::PutDownToken { .. } => Because::Carry,
            Command::TakeStance { mini, stance } => stance_taken(game, *mini, *stance),
            Command::Defend { cubes, cards } => match (&prompt.ask, prompt.subject) {
                (Ask::Defend { kind, successes, .. }, Some(mini)) => {
                    let pool = pools::defense(game, mini, *kind, *cubes, cards).into_throw();
                    let stopped = situation.chances.reaching(&pool, *successes, &game.scenario().dice);
                    Because::Defend { cubes: *cubes, percent: percent(stopped) }
                }
                _ => Because::Weighed,
            },
            Command::Reroll { .. } => Because::Reroll,
            Command::Keep => Because::Keep,
            Command::EndTurn | Command::Stop | Command::Finish => match reserve(game, prompt.subject) {
                Some(reserve) => Because::Save { reserve },
                None => Because::Weighed,
            },
            Command::ActivateTile { .. } => Because::Activate,
            _ => Because::Weighed,
        }
    }
}

impl Situation<'_> {
    /// Why a miniature goes on a way: what it can do at its end, or else what makes that a better place.
    fn reason_to_go(&mut self, mini: MiniId, way: &[Command], ask: &Ask) -> Because {
        let (Some(Command::Move { area, .. }), Some(here)) = (way.last(), self.game.state().mini(mini).area) else {
            return Because::Weighed;
        };
        let cubes = way.iter().map(|step| if let Command::Move { cubes, .. } = step { *cubes } else { 0 }).sum();
        let deed = match self.may_act_after(mini, ask) {
            true => self.standing(mini, *area, cubes, |situation| situation.best_deed(mini)),
            false => None,
        };
        let aim = deed.and_then(|Weighed { command, .. }| aim_of(&command));
        Because::Go { area: *area, aim: aim.unwrap_or_else(|| self.why_there(mini, here, *area)) }
    }

    /// Whether a miniature can still act when its Movement is over.
    fn may_act_after(&self, mini: MiniId, ask: &Ask) -> bool {
        match (ask, self.game.state().tablet(mini)) {
            (Ask::HeroAction | Ask::KeepMoving { .. }, Some(tablet)) => tablet.stance == Stance::Active,
            (Ask::MiniAction { step, .. }, _) => *step == ActivationStep::FirstMovement,
            _ => false,
        }
    }

    /// The best reason for standing in one Area rather than in another.
    fn why_there(&mut self, mini: MiniId, from: AreaId, to: AreaId) -> GoingFor {
        let (before, after) = (self.stand(mini, from), self.stand(mini, to));
        let threat = after.threat - before.threat;
        let reach = self.nearest_enemy(mini, to).map(|enemy| (threat, GoingFor::Reach(enemy)));
        let gains = [
            (after.promise - before.promise, GoingFor::Objective),
            (after.guard - before.guard, GoingFor::Guard),
            (before.danger - after.danger, GoingFor::Safety),
        ];
        let best = gains.into_iter().chain(reach).max_by(|one, other| one.0.total_cmp(&other.0));
        best.map_or(GoingFor::Objective, |(_, aim)| aim)
    }

    /// The living enemy that is reached soonest from an Area.
    fn nearest_enemy(&mut self, mini: MiniId, area: AreaId) -> Option<MiniId> {
        let game = self.game;
        let enemies = game.state().all_minis().filter(|other| query::enemies(game, mini, *other));
        let there = |enemy: MiniId| Some((enemy, game.state().mini(enemy).area?));
        let living: Vec<_> = enemies.filter(|enemy| query::is_living(game, *enemy)).filter_map(there).collect();
        living.into_iter().min_by_key(|(_, there)| self.travel(mini, area, *there)).map(|(enemy, _)| enemy)
    }
}

/// What a deed at the end of a way is.
fn aim_of(command: &Command) -> Option<GoingFor> {
    match command {
        Command::Interact { interaction, .. } => Some(GoingFor::Work(*interaction)),
        Command::Attack { target, .. } => Some(GoingFor::Attack(*target)),
        Command::UseSkill { skill, .. } => Some(GoingFor::Use(*skill)),
        Command::PickUp { .. }
        | Command::Give { .. }
        | Command::Take { .. }
        | Command::PickUpToken { .. }
        | Command::PutDownToken { .. } => Some(GoingFor::Carry),
        _ => None,
    }
}

fn stance_taken(game: &Game, mini: MiniId, stance: Stance) -> Because {
    let Some(tablet) = game.state().tablet(mini) else { return Because::Weighed };
    let more = query::recovery(game, mini, stance).min(tablet.fatigue);
    match stance {
        Stance::Active => Because::Act { reserve: tablet.reserve + more },
        Stance::Resting => Because::Rest { reserve: tablet.reserve, more },
    }
}

/// The cubes that could still be spent: those of the miniature in question, or of all Heroes whose turn it is.
fn reserve(game: &Game, subject: Option<MiniId>) -> Option<u8> {
    match (subject, &game.prompt().ask) {
        (Some(mini), _) => Some(energy::reserve(game, mini)),
        (None, Ask::HeroAction) => Some(query::heroes(game).map(|hero| energy::reserve(game, hero)).sum()),
        (None, Ask::ActivateTile { .. }) => Some(game.state().post.reserve),
        (None, _) => None,
    }
}

/// A chance in percent.
fn percent(chance: f64) -> u8 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u8
}
