//! The walk so far, and what a click, a key or a button makes of it.

use super::form::{Form, Row};
use super::options::{self, Choice};
use super::question::Question;
use super::shortcut::{Shortcut, shortcut};
use super::stage::{Stage, StageKind};
use super::steps::{Deed, Step, path};
use super::words;
use crate::intent::{Composing, Press, Spot, Wish};
use gotham_play::Habit;
use gotham_play::log;
use gotham_rules::command::Effort;
use gotham_rules::{Ask, Command, MiniId};

/// The walk so far.
#[derive(Clone, PartialEq, Eq, Default, Hash, Debug)]
pub struct Composer {
    path: Vec<Step>,
    /// The Hero that acted last, or was chosen: it acts until another one is chosen.
    chosen: Option<MiniId>,
    /// Stay at this choice even though only one way leads on: the player came back to it.
    stays: bool,
    cursor: Option<usize>,
    effort: Option<Effort>,
    /// A way that may hurt, chosen once: the next time it is taken.
    warned: Option<Vec<Command>>,
    /// Why the last click led nowhere.
    notice: Option<String>,
}

impl Composer {
    /// As if these steps were said.
    #[cfg(test)]
    pub(super) fn at(path: Vec<Step>) -> Composer {
        Composer { path, ..Composer::default() }
    }

    /// Who acts, as far as chosen.
    pub fn actor(&self, question: &Question) -> Option<MiniId> {
        match question.prompt.ask {
            Ask::HeroAction => self.settled(question).iter().find_map(|step| match step {
                Step::Who(mini) => Some(*mini),
                _ => None,
            }),
            _ => question.prompt.subject,
        }
    }

    /// What on the board is the answer that the keys have come to; `None` while they have not been used.
    pub fn reached(&self, question: &Question) -> Option<Spot> {
        self.cursor?;
        let stage = self.stage(question);
        let StageKind::List(choices) = stage.kind else { return None };
        choices.get(stage.cursor).and_then(|choice| choice.step.spot())
    }

    /// Why the last click led nowhere.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// What is to be chosen now.
    pub fn stage(&self, question: &Question) -> Stage {
        let path = self.settled(question);
        let leaves = options::under(question, &path);
        if options::is_leaf(question, &path, &leaves)
            && let Some(form) = Form::new(question, &leaves, self.effort.as_ref())
        {
            let rows = form.rows();
            let start = rows.iter().position(|row| *row == Row::Cubes).unwrap_or(0);
            let cursor = self.cursor.unwrap_or(start).min(rows.len().saturating_sub(1));
            return Stage {
                has_back: self.parent(question).is_some(),
                path,
                kind: StageKind::Form(Box::new(form)),
                cursor,
            };
        }
        let mut choices = options::choices(question, &path);
        if let [Step::Who(_)] = path.as_slice() {
            choices.extend(options::end_of_turn(question));
            choices.extend(options::all_active(question));
        }
        let cursor = self.cursor.unwrap_or_else(|| options::default(question, &choices));
        let cursor = cursor.min(choices.len().saturating_sub(1));
        Stage { has_back: self.parent(question).is_some(), path, kind: StageKind::List(choices), cursor }
    }

    /// The walk as far as it is still legal, then on through steps without alternatives.
    fn settled(&self, question: &Question) -> Vec<Step> {
        let mut path: Vec<Step> = Vec::new();
        let is_open = self.path.is_empty() && !self.stays && question.prompt.ask == Ask::HeroAction;
        let again = is_open.then(|| self.chosen.or_else(|| only_hero(question))).flatten().map(Step::Who);
        for step in self.path.iter().chain(&again) {
            path.push(step.clone());
            if options::under(question, &path).is_empty() && !options::is_walking(question, &path) {
                path.pop();
                break;
            }
        }
        if !self.stays || path.len() != self.path.len() {
            options::descend(question, &mut path);
        }
        path
    }

    /// The walk that Back leads to: the nearest shorter one where there is something to choose.
    fn parent(&self, question: &Question) -> Option<Vec<Step>> {
        let here = self.settled(question);
        let is_choice = |shorter: &Vec<Step>| {
            options::choices(question, shorter).iter().filter(|choice| choice.refusal.is_none()).count() > 1
        };
        (0..here.len()).rev().map(|length| here[..length].to_vec()).find(is_choice)
    }

    fn go(&mut self, path: Vec<Step>) {
        *self = Composer { path, chosen: self.chosen, ..Composer::default() };
    }

    /// This Hero acts until another one is chosen.
    fn act_with(&mut self, hero: MiniId) {
        *self = Composer { path: vec![Step::Who(hero)], chosen: Some(hero), ..Composer::default() };
    }

    /// A step toward the answer; what it says to the table, if it says anything.
    pub fn take(&mut self, step: Composing, question: &Question) -> Vec<Wish> {
        self.notice = None;
        match step {
            Composing::Choose(at) => return self.choose(at, question),
            Composing::Position(position) => {
                let stage = self.stage(question);
                let StageKind::List(choices) = stage.kind else { return Vec::new() };
                let is_there = |choice: &Choice| choice.step == Step::Position(position);
                return choices.iter().position(is_there).map_or(Vec::new(), |at| self.choose(at, question));
            }
            Composing::Confirm => return self.confirm(question),
            Composing::Back => {
                let parent = self.parent(question).unwrap_or_default();
                *self = Composer { path: parent, stays: true, ..Composer::default() };
            }
            Composing::Select(Some(mini)) if question.prompt.ask == Ask::HeroAction => self.act_with(mini),
            Composing::Select(Some(mini)) => {
                return self.after_stopping(Spot::Mini(mini), question).unwrap_or_default();
            }
            Composing::Select(None) => *self = Composer::default(),
            Composing::Cubes(cubes) => self.change(question, |form| form.with_cubes(cubes)),
            Composing::ToggleCard(line) => self.change(question, |form| form.toggled(line)),
            Composing::Characteristic(choice) => {
                self.change(question, |form| Effort { choice, ..form.effort.clone() });
            }
            Composing::Pushing(pushing) => self.change(question, |form| form.with_pushing(pushing)),
        }
        Vec::new()
    }

    fn change(&mut self, question: &Question, new: impl FnOnce(&Form) -> Effort) {
        if let StageKind::Form(form) = self.stage(question).kind {
            self.effort = Some(new(&form));
        }
    }

    fn choose(&mut self, at: usize, question: &Question) -> Vec<Wish> {
        let stage = self.stage(question);
        let StageKind::List(choices) = stage.kind else { return Vec::new() };
        let Some(choice) = choices.into_iter().nth(at) else { return Vec::new() };
        if let Some(refusal) = &choice.refusal {
            self.notice = Some(log::refusal(question.words, question.game, refusal));
            return Vec::new();
        }
        if choice.says.is_empty() {
            let mut path = stage.path;
            path.push(choice.step);
            self.go(path);
            return Vec::new();
        }
        match choice.step {
            Step::Area(_) | Step::Position(_) => self.say_or_warn(choice.says, question),
            // A single Move with its kind speaks for itself.
            _ => {
                let habit = habit(&choice.step, question);
                habit.into_iter().chain(self.say(choice.says, question)).collect()
            }
        }
    }

    /// Takes a way that may hurt, or a tile that takes half of the cubes, only when it is chosen a second time.
    fn say_or_warn(&mut self, commands: Vec<Command>, question: &Question) -> Vec<Wish> {
        if self.warned.as_ref() != Some(&commands)
            && let Some(warning) = options::warning(question.words, question.game, &commands)
        {
            self.notice = Some(warning);
            self.warned = Some(commands);
            return Vec::new();
        }
        self.say(commands, question)
    }

    /// Says something; a Hero that acts stays chosen for the questions to come.
    fn say(&mut self, mut commands: Vec<Command>, question: &Question) -> Vec<Wish> {
        let actor = self.actor(question).filter(|_| question.prompt.ask == Ask::HeroAction);
        self.chosen = actor.or(self.chosen);
        self.go(Vec::new());
        match commands.len() {
            0 => Vec::new(),
            1 => vec![Wish::Say(commands.remove(0))],
            _ => vec![Wish::Walk(commands)],
        }
    }

    fn confirm(&mut self, question: &Question) -> Vec<Wish> {
        let stage = self.stage(question);
        match stage.kind {
            StageKind::List(_) => self.choose(stage.cursor, question),
            StageKind::Form(form) => match &form.refusal {
                Some(refusal) => {
                    self.notice = Some(log::refusal(question.words, question.game, refusal));
                    Vec::new()
                }
                None => self.say(vec![form.command], question),
            },
        }
    }

    /// A key or a button; what it says to the table, if it says anything.
    pub fn press(&mut self, press: Press, question: &Question) -> Vec<Wish> {
        self.notice = None;
        let stage = self.stage(question);
        match (press, &stage.kind) {
            (Press::Confirm, _) => self.confirm(question),
            (Press::Back, _) => self.take(Composing::Back, question),
            (Press::Next, _) => self.next_actor(question),
            (Press::Digit(digit), StageKind::List(_)) => {
                let within = if digit == 0 { 9 } else { usize::from(digit) - 1 };
                self.choose(stage.cursor / PAGE * PAGE + within, question)
            }
            (Press::Up | Press::Left, StageKind::List(_)) => self.to(stage.cursor.saturating_sub(1)),
            (Press::Down | Press::Right, StageKind::List(choices)) => {
                self.to((stage.cursor + 1).min(choices.len().saturating_sub(1)))
            }
            (Press::Digit(digit), StageKind::Form(form)) if form.cubes.contains(&digit) => {
                self.take(Composing::Cubes(digit), question)
            }
            (Press::Digit(_), StageKind::Form(_)) => Vec::new(),
            (Press::Up, StageKind::Form(_)) => self.to(stage.cursor.saturating_sub(1)),
            (Press::Down, StageKind::Form(form)) => {
                self.to((stage.cursor + 1).min(form.rows().len().saturating_sub(1)))
            }
            (Press::Left | Press::Right, StageKind::Form(form)) => {
                if let Some(row) = form.rows().get(stage.cursor) {
                    self.effort = Some(form.nudged(*row, press == Press::Right));
                }
                Vec::new()
            }
        }
    }

    fn to(&mut self, cursor: usize) -> Vec<Wish> {
        self.cursor = Some(cursor);
        self.warned = None;
        Vec::new()
    }

    /// The next Hero that may act.
    fn next_actor(&mut self, question: &Question) -> Vec<Wish> {
        let choices = options::choices(question, &[]);
        let who: Vec<&Step> = choices
            .iter()
            .filter(|choice| matches!(choice.step, Step::Who(_)) && choice.refusal.is_none())
            .map(|choice| &choice.step)
            .collect();
        let now = self.settled(question);
        let at = who.iter().position(|step| now.first() == Some(step));
        if let Some(Step::Who(next)) = who.get(at.map_or(0, |at| (at + 1) % who.len())) {
            self.act_with(*next);
        }
        Vec::new()
    }

    /// A click on the board; what it says to the table, if it says anything. If it says nothing, there is a notice, or
    /// the walk has gone on.
    pub fn pick(&mut self, spot: Spot, question: &Question) -> Vec<Wish> {
        self.notice = None;
        let stage = self.stage(question);
        let choices = match &stage.kind {
            StageKind::List(choices) => choices,
            // A second click on the target confirms what goes into the attack.
            StageKind::Form(form) if form.is_aimed_at(spot) => return self.confirm(question),
            StageKind::Form(_) => return self.pick_anew(spot, question),
        };
        let fits = |choice: &&Choice| match (&choice.step, spot) {
            (Step::Mini(mini), Spot::Mini(picked)) => *mini == picked,
            (Step::Who(mini), Spot::Mini(picked)) => *mini == picked && choice.refusal.is_none(),
            (Step::Area(area), Spot::Area(picked)) => *area == picked,
            (Step::Token(token), Spot::Token(picked)) => *token == picked,
            _ => false,
        };
        match choices.iter().position(|choice| fits(&choice)) {
            Some(at) => self.choose(at, question),
            None => self.pick_anew(spot, question),
        }
    }

    /// A click that doesn't answer the current choice, but may begin another: a Hero to act, a place to go, an enemy.
    fn pick_anew(&mut self, spot: Spot, question: &Question) -> Vec<Wish> {
        let root = options::choices(question, &[]);
        if let Spot::Mini(mini) = spot
            && question.prompt.ask == Ask::HeroAction
            && self.actor(question) != Some(mini)
            && let Some(hero) = root.iter().find(|choice| choice.step == Step::Who(mini))
        {
            match &hero.refusal {
                None => self.act_with(mini),
                Some(refusal) => self.notice = Some(log::refusal(question.words, question.game, refusal)),
            }
            return Vec::new();
        }
        let may_act = matches!(question.prompt.ask, Ask::HeroAction | Ask::MiniAction { .. } | Ask::KeepMoving { .. });
        let Some(actor) = self.actor(question).filter(|_| may_act) else {
            self.notice = Some(words::where_to_click(question));
            return Vec::new();
        };
        let refusal = match shortcut(question, actor, spot) {
            Ok(Shortcut::Go(path)) => {
                self.go(path);
                return Vec::new();
            }
            Ok(Shortcut::Say(commands)) => return self.say_or_warn(commands, question),
            Err(refusal) => refusal,
        };
        if let Some(said) = self.after_stopping(spot, question) {
            return said;
        }
        let why = refusal.map(|refusal| log::refusal(question.words, question.game, &refusal));
        self.notice = Some(why.unwrap_or_else(|| words::nothing_to_do(question, actor, spot)));
        Vec::new()
    }

    /// In the middle of a Movement, a click on what can only be done after it: the Movement ends, and the walk goes on from
    /// there. `None` if the click would mean nothing then, either.
    fn after_stopping(&mut self, spot: Spot, question: &Question) -> Option<Vec<Wish>> {
        let Ask::KeepMoving { .. } = question.prompt.ask else { return None };
        let mut game = question.game.clone();
        game.apply(&Command::Stop).ok()?;
        let (prompt, legal) = (game.prompt(), game.legal());
        let after = Question { words: question.words, game: &game, prompt: &prompt, legal: &legal };
        if after.prompt.side != question.prompt.side {
            return None;
        }
        let actor = question.prompt.subject.filter(|_| after.prompt.ask == Ask::HeroAction);
        self.chosen = actor.or(self.chosen);
        if let Spot::Mini(hero) = spot
            && after.prompt.ask == Ask::HeroAction
            && actor != Some(hero)
            && !options::under(&after, &[Step::Who(hero)]).is_empty()
        {
            self.act_with(hero);
            return Some(vec![Wish::Say(Command::Stop)]);
        }
        match shortcut(&after, question.prompt.subject?, spot) {
            Ok(Shortcut::Go(path)) => {
                self.go(path);
                Some(vec![Wish::Say(Command::Stop)])
            }
            Ok(Shortcut::Say(_)) | Err(None) => None,
            Err(Some(refusal)) => {
                self.notice = Some(log::refusal(question.words, question.game, &refusal));
                Some(Vec::new())
            }
        }
    }
}

/// What a choice says for the whole match, besides its answer.
fn habit(step: &Step, question: &Question) -> Option<Wish> {
    let habit = match step {
        Step::Do(Deed::Always) => Habit::Always,
        Step::Do(Deed::Never) => Habit::Never,
        _ => return None,
    };
    let (skill, mini) = question.prompt.ask.offers().zip(question.prompt.subject)?;
    Some(Wish::Habit { mini, skill, habit: Some(habit) })
}

/// Choices that the number keys reach without turning the page.
pub const PAGE: usize = 10;

/// The only Hero that can do anything: nobody needs to choose it.
fn only_hero(question: &Question) -> Option<MiniId> {
    let first_step = |command| path(&question.prompt.ask, command).into_iter().next();
    let mut heroes = question.legal.iter().filter_map(first_step).filter_map(|step| match step {
        Step::Who(mini) => Some(mini),
        _ => None,
    });
    let first = heroes.next()?;
    heroes.all(|hero| hero == first).then_some(first)
}
