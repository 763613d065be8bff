//! What can be chosen after a walk of steps, and what can't, and why.

use super::form::Form;
use super::question::Question;
use super::refused::refused;
use super::steps::{Deed, Step, path};
use super::words;
use gotham_play::habits::{Habit, meant_by};
use gotham_rules::command::{RerollBy, Stance};
use gotham_rules::query::{self, Reach};
use gotham_rules::{Ask, Command, Game, MiniId, Refusal, skills};
use gotham_words::Words;

/// One button.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What it stands for.
    pub step: Step,
    /// What it says.
    pub label: String,
    /// What it costs or where it is, in a few words.
    pub note: String,
    /// Why it cannot be chosen; `None` if it can.
    pub refusal: Option<Refusal>,
    /// What it says to the game at once; `None` if it leads to a further choice.
    pub says: Vec<Command>,
    /// The command that a form would begin with, whose odds the button shows.
    pub weighs: Option<Command>,
}

/// Legal commands that begin with a walk. Moves are listed under [`Deed::Step`]; see [`is_walking`] for the others.
pub(super) fn under<'a>(question: &Question<'a>, walk: &[Step]) -> Vec<&'a Command> {
    let ask = &question.prompt.ask;
    question.legal.iter().filter(|command| path(ask, command).starts_with(walk)).collect()
}

/// Whether a walk is at the choice of a place to go to.
pub(super) fn is_walking(question: &Question, walk: &[Step]) -> bool {
    match (&question.prompt.ask, walk) {
        (Ask::HeroAction, [Step::Who(mini), Step::Do(Deed::Move)]) => question.may_move(*mini),
        (Ask::MiniAction { .. }, [Step::Do(Deed::Move)]) => {
            question.prompt.subject.is_some_and(|mini| question.may_move(mini))
        }
        _ => false,
    }
}

/// Whether a walk has reached commands that differ only in their effort, and there is something to put in or to
/// weigh.
pub(super) fn is_leaf(question: &Question, walk: &[Step], leaves: &[&Command]) -> bool {
    let Some(first) = leaves.first() else { return false };
    path(&question.prompt.ask, first) == walk && (leaves.len() > 1 || rolls(first))
}

/// Whether a command rolls dice: then it is shown with its odds before it is said.
fn rolls(command: &Command) -> bool {
    matches!(command, Command::Attack { .. } | Command::Throw { .. } | Command::Defend { .. })
        || matches!(command, Command::UseSkill { skill, .. } if skills::rolls(*skill))
        || matches!(command, Command::Interact { effort, .. } if effort.cubes > 1 || !effort.cards.is_empty())
}

/// Goes on through steps that have no alternative.
pub(super) fn descend(question: &Question, walk: &mut Vec<Step>) {
    loop {
        // What a Hero can do is always shown, with reasons for what is grayed out.
        let is_at_deeds = question.prompt.ask == Ask::HeroAction && walk.len() == 1;
        if is_walking(question, walk) || is_at_deeds {
            return;
        }
        let open: Vec<Choice> = legal_choices(question, walk);
        let mut straight = open.iter().filter(|choice| !matches!(choice.step, Step::Do(deed) if deed.is_aside()));
        match (straight.next(), straight.next()) {
            (Some(only), None) if only.says.is_empty() => walk.push(only.step.clone()),
            _ => return,
        }
    }
}

/// Everything that can be chosen after a walk, then what the rules refuse.
pub(super) fn choices(question: &Question, walk: &[Step]) -> Vec<Choice> {
    let mut choices = legal_choices(question, walk);
    let known: Vec<Step> = choices.iter().map(|choice| choice.step.clone()).collect();
    let refused = refused(question, walk).into_iter().filter(|(step, _)| !known.contains(step));
    choices.extend(refused.map(|(step, refusal)| Choice {
        label: words::label(question.titles(), &question.prompt.ask, &step),
        note: String::new(),
        refusal: Some(refusal),
        says: Vec::new(),
        weighs: None,
        step,
    }));
    choices.sort_by_key(|choice| (rank(&choice.step), choice.refusal.is_some()));
    choices
}

/// What a Hero can and can't do now, for its Bat-Tablet.
pub(crate) fn choices_of(question: &Question, hero: MiniId) -> Vec<Choice> {
    choices(question, &[Step::Who(hero)])
}

/// The end of the turn: with a Hero chosen, it is one choice away, too.
pub(super) fn end_of_turn(question: &Question) -> Option<Choice> {
    question
        .legal
        .contains(&Command::EndTurn)
        .then(|| choice(question, Step::Do(Deed::EndTurn), vec![Command::EndTurn]))
}

/// The Active Stance for this Hero and for all that come after it, with one click. R2 V.B.3
pub(super) fn all_active(question: &Question) -> Option<Choice> {
    let subject = question.prompt.subject.filter(|_| question.prompt.ask == Ask::TakeStance)?;
    let state = question.game.state();
    let stands = |mini: &MiniId| state.tablet(*mini).is_some_and(|tablet| !tablet.is_neutralized());
    let left: Vec<MiniId> = query::heroes(question.game).skip_while(|mini| *mini != subject).filter(stands).collect();
    let says = left.iter().map(|mini| Command::TakeStance { mini: *mini, stance: Stance::Active });
    (left.len() > 1).then(|| choice(question, Step::Do(Deed::AllActive), says.collect()))
}

/// Where a kind of choice goes in the list: who and what first, what ends something last.
fn rank(step: &Step) -> u8 {
    match step {
        // a Movement may end anywhere: that comes before the places
        Step::Do(Deed::Stop) => 0,
        Step::Do(Deed::Step) => 3,
        Step::Do(Deed::Drop) => 4,
        Step::Do(Deed::Dredge | Deed::Demobilize) => 5,
        Step::Do(Deed::Keep | Deed::Decline | Deed::Finish) => 6,
        Step::Do(Deed::EndTurn) => 7,
        Step::Do(Deed::Always | Deed::Never) => 8,
        Step::Do(_) => 2,
        _ => 1,
    }
}

/// The choice that Enter takes when the player has not moved the cursor.
pub(super) fn default(question: &Question, choices: &[Choice]) -> usize {
    let wanted: &[Deed] = match question.prompt.ask {
        Ask::Reroll { .. } => &[Deed::Keep],
        Ask::KeepMoving { .. } => &[Deed::Stop],
        _ => &[],
    };
    let is_wanted = |choice: &Choice| matches!(choice.step, Step::Do(deed) if wanted.contains(&deed));
    choices
        .iter()
        .position(is_wanted)
        .or_else(|| choices.iter().position(|choice| choice.refusal.is_none()))
        .unwrap_or(0)
}

/// What the rules allow after a walk.
fn legal_choices(question: &Question, walk: &[Step]) -> Vec<Choice> {
    let ask = &question.prompt.ask;
    let mut found: Vec<Choice> = Vec::new();
    let walkers = walkers(question, walk);
    for (mini, deed) in walkers {
        match deed {
            Some(step) => found.push(choice(question, step, Vec::new())),
            None => found.extend(routes(question, mini)),
        }
    }
    for command in under(question, walk) {
        let steps = path(ask, command);
        let Some(step) = steps.get(walk.len()) else { continue };
        if found.iter().any(|known| known.step == *step) {
            continue;
        }
        let mut longer = walk.to_vec();
        longer.push(step.clone());
        let leaves = under(question, &longer);
        let is_last = steps.len() == longer.len() && leaves.iter().all(|leaf| path(ask, leaf).len() == longer.len());
        let is_form = is_last && is_leaf(question, &longer, &leaves);
        let only_way = only_way(question, &leaves);
        let says = match for_free(step, &leaves) {
            Some(reroll) => vec![reroll],
            None if (is_last || only_way) && !is_form => vec![command.clone()],
            None => Vec::new(),
        };
        let weighs = (is_form && rolls(command)).then(|| Form::new(question, &leaves, None)).flatten();
        let weighs = weighs.map(|form| form.command);
        let mut choice = choice(question, step.clone(), says);
        if let Some(on) = steps.get(longer.len()).filter(|_| only_way) {
            choice.note = words::label(question.titles(), ask, on);
        }
        found.push(Choice { weighs, ..choice });
    }
    found.extend(habits(question, walk));
    found
}

/// Whether there is only one way to use an offered Skill: its button names the target, and no further choice follows.
fn only_way(question: &Question, leaves: &[&Command]) -> bool {
    let is_offered = matches!(question.prompt.ask, Ask::Skill { .. });
    is_offered && matches!(leaves, [only] if !rolls(only))
}

/// The Reroll that costs this die no cube, if there is just one. Nobody pays for what is free: a Paid Reroll may follow it.
/// R2 X, G-30
fn for_free(step: &Step, leaves: &[&Command]) -> Option<Command> {
    let Step::Die(_) = step else { return None };
    let mut free = leaves.iter().filter(|leaf| !matches!(leaf, Command::Reroll { by: RerollBy::Paid, .. }));
    free.next().filter(|_| free.next().is_none()).map(|leaf| (*leaf).clone())
}

/// What may be said once for the whole match when a Skill is offered.
fn habits(question: &Question, walk: &[Step]) -> Vec<Choice> {
    if question.prompt.ask.offers().is_none() || !walk.is_empty() {
        return Vec::new();
    }
    let choice = |(deed, habit)| {
        let command = meant_by(question.legal, habit)?;
        Some(choice(question, Step::Do(deed), vec![command]))
    };
    [(Deed::Always, Habit::Always), (Deed::Never, Habit::Never)].into_iter().filter_map(choice).collect()
}

/// Who may go somewhere after this walk: with the step to offer, or `None` if the places themselves are offered.
fn walkers(question: &Question, walk: &[Step]) -> Vec<(MiniId, Option<Step>)> {
    let subject = question.prompt.subject;
    match (&question.prompt.ask, walk) {
        (Ask::HeroAction, [Step::Who(mini)]) if question.may_move(*mini) => vec![(*mini, Some(Step::Do(Deed::Move)))],
        (Ask::HeroAction, [Step::Who(mini), Step::Do(Deed::Move)]) => vec![(*mini, None)],
        (Ask::MiniAction { .. }, []) => subject
            .filter(|mini| question.may_move(*mini))
            .map(|mini| (mini, Some(Step::Do(Deed::Move))))
            .into_iter()
            .collect(),
        (Ask::MiniAction { .. }, [Step::Do(Deed::Move)]) | (Ask::KeepMoving { .. }, []) => {
            subject.map(|mini| (mini, None)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The places that a miniature may go to now.
pub(super) fn reach(question: &Question, mini: MiniId) -> Vec<Reach> {
    if !question.may_move(mini) {
        return Vec::new();
    }
    let mut reach = query::reach(question.game, mini);
    reach.retain(|place| commands_of(mini, place).first().is_some_and(|first| question.legal.contains(first)));
    reach
}

/// The places that a miniature can get to, nearest first, each with its whole way.
fn routes(question: &Question, mini: MiniId) -> Vec<Choice> {
    let mut reach = reach(question, mini);
    reach.sort_by_key(|place| (place.cubes, place.points, place.area));
    let routes = reach.into_iter().map(|place| Choice {
        note: match danger(question.words, question.game, &commands_of(mini, &place)) {
            Some(_) => question.words.choice_may_hurt(price(question.words, &place)),
            None => price(question.words, &place),
        },
        ..choice(question, Step::Area(place.area), commands_of(mini, &place))
    });
    routes.collect()
}

/// What may hurt on a way: Drops beyond Parkour and Dangerous Terrain. R2 VII.A.2, XI.B
pub(super) fn danger(words: &Words, game: &Game, commands: &[Command]) -> Option<String> {
    commands.iter().find_map(|command| {
        let Command::Move { mini, area, how, .. } = command else { return None };
        let drop = query::moving::dangerous_drop(game, *mini, *how);
        if drop > 0 {
            return Some(words.prompt_danger_drop(drop));
        }
        let danger = query::moving::dangerous_terrain(game, *mini, *area);
        (danger > 0).then(|| words.prompt_danger_terrain(danger))
    })
}

/// What is said before something that is easily done by mistake: a way that may hurt, or a tile that takes half of the
/// cubes that are left. R2 VI.B.3
pub(super) fn warning(words: &Words, game: &Game, commands: &[Command]) -> Option<String> {
    if let [Command::ActivateTile { position }] = commands {
        let (cost, left) = (query::tile_cost(game, usize::from(*position))?, game.state().post.reserve);
        return (cost >= DEAR && cost * 2 >= left).then(|| words.prompt_dear_again(cost, left));
    }
    danger(words, game, commands).map(|danger| words.prompt_danger_again(danger))
}

/// Cubes from which a tile is dear: who has few left is used to spending half of them.
const DEAR: u8 = 4;

/// "2 MP, 1 cube".
fn price(words: &Words, place: &Reach) -> String {
    words.choice_price(place.points, place.cubes)
}

/// The Moves of a way as commands.
pub(super) fn commands_of(mini: MiniId, place: &Reach) -> Vec<Command> {
    let moves = place.steps.iter().map(|step| Command::Move {
        mini,
        area: step.exit.to,
        how: step.exit.how,
        cubes: step.cubes,
        card: step.card,
        pushing: 0,
    });
    moves.collect()
}

fn choice(question: &Question, step: Step, says: Vec<Command>) -> Choice {
    let ask = &question.prompt.ask;
    Choice {
        label: words::label(question.titles(), ask, &step),
        note: words::note(question.titles(), ask, &step),
        refusal: None,
        says,
        weighs: None,
        step,
    }
}
