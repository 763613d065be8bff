//! Choices in words.

use super::question::Question;
use super::steps::{Deed, Step};
use crate::intent::Spot;
use crate::printed::{pool_words, skill_words};
use gotham_content::card::Usage;
use gotham_content::dice::{Color, Die};
use gotham_play::log::{self, Titles};
use gotham_rules::board::MoveType;
use gotham_rules::command::{CardUse, RerollBy, Stance};
use gotham_rules::frames::Scope;
use gotham_rules::skills::declared::Price;
use gotham_rules::state::RiverSlot;
use gotham_rules::{Ask, Command, MiniId, mission, query, skills};
use gotham_words::Words;

/// What a choice's button says.
pub(crate) fn label(titles: Titles, ask: &Ask, step: &Step) -> String {
    let (words, game) = (titles.words, titles.game);
    match step {
        Step::Who(mini) | Step::Mini(mini) => titles.mini(*mini),
        Step::Do(deed) => deed_label(titles, ask, *deed),
        Step::Area(area) => titles.area(*area),
        Step::Way(how) => way(words, *how),
        Step::Card(card) => {
            let is_moment = matches!(ask, Ask::TakeStance | Ask::Reroll { .. });
            let printed = Some(game.scenario().card(*card)).filter(|printed| is_moment && printed.one_time);
            let line = printed.and_then(|card| card.lines.iter().position(|line| line.usage == Usage::Always));
            // A card at its moment is chosen for what it lends. G-89
            line.map_or_else(|| titles.card(*card), |line| card_use(titles, CardUse { card: *card, line: line as u8 }))
        }
        Step::Hero(hero) => titles.hero(*hero),
        Step::Tile(tile) => titles.tile(*tile),
        Step::Token(token) => match game.state().token(*token) {
            Some(found) => {
                let face =
                    if found.hidden { words.choice_face_down().into() } else { titles.face(found.kind, found.face) };
                words.choice_token(titles.token(*token), face, titles.area(found.area))
            }
            None => titles.token(*token),
        },
        Step::Position(position) => match game.state().river.get(usize::from(*position)) {
            Some(RiverSlot::Tile { tile, .. }) => titles.tile(*tile),
            Some(RiverSlot::Event) => words.choice_event().into(),
            None => words.choice_river(position + 1),
        },
        Step::Space(space) => log::space(words, *space).into(),
        Step::Die(die) => match ask {
            Ask::Reroll { dice, .. } => match dice.get(usize::from(*die)) {
                Some(rolled) => words.dice_reroll(log::rolled(words, rolled.color, rolled.face)),
                None => words.choice_reroll_number(die + 1),
            },
            _ => words.choice_die(die + 1),
        },
        Step::Right(by) => match by {
            RerollBy::Bonus => words.dice_bonus().into(),
            RerollBy::Free => words.dice_free().into(),
            RerollBy::Forced => words.dice_forced().into(),
            RerollBy::Paid => words.choice_paid_reroll().into(),
        },
        Step::Stance(Stance::Active) => words.choice_active().into(),
        Step::Stance(Stance::Resting) => words.choice_resting().into(),
        Step::Event(event) => titles.event(*event),
        Step::Offer(offer) => titles.offer(*offer),
        Step::Part(part) => log::describe(words, game, &Command::ChoosePart { part: *part }),
        Step::Count(count) => match (ask, game.prompt().subject) {
            (Ask::Regenerate { .. } | Ask::TakeStance, Some(mini)) => log::regenerate(titles, mini, *count),
            _ => count.to_string(),
        },
        Step::Dice(dice) => dice_words(words, dice),
    }
}

fn deed_label(titles: Titles, ask: &Ask, deed: Deed) -> String {
    let words = titles.words;
    match deed {
        Deed::Move => words.choice_move(),
        Deed::Step => words.choice_step(),
        Deed::Melee => words.choice_melee(),
        Deed::Ranged => words.choice_ranged(),
        Deed::AttackWith(skill) => words.skill(skill),
        Deed::Interact(at) => return titles.interaction(at),
        Deed::PickUp => words.choice_pick_up(),
        Deed::PutDown => words.choice_put_down(),
        Deed::Give => words.choice_give(),
        Deed::Take => words.choice_take(),
        Deed::Throw => words.choice_throw(),
        Deed::Use(skill) => log::skill_button(words, skill),
        Deed::Drop => words.choice_drop(),
        Deed::Defend => words.choice_defend(),
        Deed::Dredge => words.choice_dredge(),
        Deed::Demobilize => words.choice_demobilize(),
        Deed::Keep if ask.names_dice() => words.command_roll_named(),
        Deed::Keep => words.command_keep(),
        Deed::Stop => words.command_stop(),
        Deed::AddSuccess => words.command_add_success(),
        Deed::Decline if matches!(ask, Ask::FreeSuccess { .. }) => words.command_save_success(),
        Deed::Decline => words.command_decline(),
        Deed::Always => words.choice_always(),
        Deed::Never => words.choice_never(),
        Deed::Finish => match ask {
            Ask::TakeGadgets { .. } => words.choice_gadgets_done(),
            Ask::BeforeRecovery => words.choice_recover(),
            Ask::MiniAction { .. } => words.choice_mini_done(),
            Ask::ActivateMini { .. } => words.choice_tile_done(),
            Ask::Reinforce { .. } => words.choice_reinforce_done(),
            _ => words.command_finish(),
        },
        Deed::AllActive => words.command_all_active(),
        Deed::EndTurn => words.command_end_turn(),
    }
    .into()
}

/// "Climb 2".
fn way(words: &Words, how: MoveType) -> String {
    match how {
        MoveType::Break(level) => words.choice_break(level),
        _ => log::move_type(words, how),
    }
}

/// "2 orange, 1 red".
fn dice_words(words: &Words, dice: &[Color]) -> String {
    let dice: Vec<Die> = dice.iter().map(|color| Die { color: *color, free_reroll: false }).collect();
    pool_words(words, &dice)
}

/// "Batarangs: 1 white, Marksman 1".
pub(crate) fn card_use(titles: Titles, used: CardUse) -> String {
    let words = titles.words;
    let card = titles.game.scenario().card(used.card);
    let name = titles.card(used.card);
    let Some(line) = card.lines.get(usize::from(used.line)) else { return name };
    let mut gives = Vec::new();
    if !line.dice.0.is_empty() {
        gives.push(pool_words(words, &line.dice.0));
    }
    gives.extend((line.automatic > 0).then(|| words.card_automatic(line.automatic)));
    gives.extend(line.skills.iter().map(|held| skill_words(words, held.skill, held.level)));
    let gives = if gives.is_empty() { words.card_needed().into() } else { log::list(words, gives) };
    if card.one_time { words.card_use_once(name, gives) } else { words.card_use(name, gives) }
}

/// Where the answers are, for a click that nobody can act on.
pub(super) fn where_to_click(question: &Question) -> String {
    let words = question.words;
    match question.prompt.ask {
        Ask::HeroAction => words.prompt_click_hero(),
        Ask::ActivateTile { .. } => words.prompt_click_tile(),
        Ask::ActivateMini { .. } => words.prompt_click_mini(),
        _ => words.prompt_click_answer(),
    }
    .into()
}

/// Why a click means nothing to whoever acts, where no rule forbids anything.
pub(super) fn nothing_to_do(question: &Question, actor: MiniId, spot: Spot) -> String {
    let (words, titles, state) = (question.words, question.titles(), question.game.state());
    let who = titles.mini(actor);
    let what = match spot {
        Spot::Area(area) if state.mini(actor).area == Some(area) => return words.prompt_click_is_there(who),
        Spot::Mini(mini) if mini == actor => return words.prompt_click_acts(who),
        Spot::Area(area) => titles.area(area),
        Spot::Mini(mini) => titles.mini(mini),
        Spot::Token(token) => titles.token(token),
    };
    words.prompt_click_nothing(who, what)
}

/// What a choice costs or leads to, in a few words; empty if there is nothing to say.
pub(crate) fn note(titles: Titles, ask: &Ask, step: &Step) -> String {
    let (words, game) = (titles.words, titles.game);
    let found = match step {
        Step::Position(position) => query::tile_cost(game, usize::from(*position)).map(|cost| words.count_cubes(cost)),
        Step::Tile(tile) if matches!(ask, Ask::Reinforce { .. }) => {
            game.scenario().tile(*tile).reinforcement.map(|cost| words.choice_points(cost))
        }
        Step::Card(card) if matches!(ask, Ask::TakeGadgets { .. }) => {
            Some(words.card_size(game.scenario().card(*card).size))
        }
        Step::Do(Deed::Dredge) => Some(words.count_cubes(2)),
        Step::Do(Deed::Demobilize) => Some(words.choice_once().into()),
        // What a Hero has just gained is taken as part of the action that found it. G-63
        Step::Do(Deed::PickUp) if matches!(ask, Ask::TakeCard { .. }) => Some(words.choice_free().into()),
        Step::Do(Deed::PickUp | Deed::PutDown | Deed::Give | Deed::Take) => Some(words.count_cubes(1)),
        Step::Do(Deed::Use(skill)) => match skills::declared(*skill).map(|it| it.declaration().price) {
            Some(Price::Cube) => Some(words.count_cubes(1)),
            Some(Price::Waived) => Some(words.choice_free().into()),
            Some(Price::Dice(_)) | None => None,
        },
        Step::Do(Deed::Drop) => Some(words.choice_free().into()),
        Step::Do(Deed::Interact(at)) => {
            let found = game.scenario().program.interactions.get(usize::from(*at));
            found.map(|found| match (mission::action(found), mission::difficulty(game, found, &Scope::default())) {
                (None, _) => words.choice_free().into(),
                (Some(_), Some(difficulty)) => words.choice_difficulty(difficulty),
                (Some(_), None) => words.choice_automatic().into(),
            })
        }
        Step::Mini(mini) => game.state().mini(*mini).area.map(|area| match game.state().tablet(*mini) {
            Some(_) => titles.area(area),
            None => words.choice_life(titles.area(area), game.state().mini(*mini).life),
        }),
        Step::Stance(stance) => stance_note(titles, *stance),
        _ => None,
    };
    found.unwrap_or_default()
}

fn stance_note(titles: Titles, stance: Stance) -> Option<String> {
    let (words, game) = (titles.words, titles.game);
    let cubes = query::recovery(game, game.prompt().subject?, stance);
    Some(match stance {
        Stance::Active => words.choice_recovers_active(cubes),
        Stance::Resting => words.choice_recovers_resting(cubes),
    })
}
