//! What the automated Villain answers to the Villain's questions. SOLO IV, V

use super::card::tie_in_force;
use super::event::preferred_events;
use super::heroes::{best_by, heroes, is_the_heroes, meant, villains_in};
use super::stage::strike;
use super::towards::towards;
use super::ways::Ways;
use super::{defense, dice};
use crate::answers;
use crate::board::{AreaId, MoveType};
use crate::command::{AttackKind, Command, Space};
use crate::event::FieldKind;
use crate::figures;
use crate::frames::{
    Activation, AttackFrame, AttackStage, Deed, Errand, Frame, Granted, Movement, PutTokens, VillainStep,
};
use crate::game::Game;
use crate::id::{InteractionId, MiniId};
use crate::mission;
use crate::offered;
use crate::prompt::Grant;
use crate::query;
use crate::skill_target::SkillTarget;
use crate::skills;
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_content::skill::Skill;

/// What may be answered.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Answers {
    /// Answers that are equally good, each of them legal.
    pub list: Vec<Command>,
    /// The Heroes that the card has chosen among.
    pub tied: Vec<MiniId>,
}

impl From<Vec<Command>> for Answers {
    fn from(list: Vec<Command>) -> Answers {
        Answers { list, tied: Vec::new() }
    }
}

impl Answers {
    /// What is done to the Heroes that the card picks among several. SOLO IX
    fn among(game: &Game, tied: Vec<MiniId>, answer: impl Fn(MiniId) -> Option<Command>) -> Answers {
        let meant = meant(game, tie_in_force(game), &tied);
        Answers { list: meant.into_iter().filter_map(answer).collect(), tied }
    }
}

/// Answers that are equally good, each of them legal; empty where he is not asked. SOLO IV
pub(crate) fn answers(game: &Game) -> Answers {
    let Some(frame) = game.state().stack.last() else { return Answers::default() };
    let wanted: Answers = match frame {
        Frame::Activation(frame) => activation(game, frame),
        Frame::Attack(frame) if frame.stage != AttackStage::Defend => offer(game, frame),
        Frame::Granted(frame) => granted(game, frame),
        _ => plain(game, frame).into(),
    };
    let is_legal = |command: &Command| answers::check(game, command).is_ok();
    let list: Vec<Command> = wanted.list.into_iter().filter(is_legal).collect();
    if list.is_empty() { whatever_is_asked(game).into() } else { Answers { list, ..wanted } }
}

/// Answers for which no Hero has to be chosen.
fn plain(game: &Game, frame: &Frame) -> Vec<Command> {
    match frame {
        Frame::VillainsTurn(VillainStep::Begin) => vec![Command::Finish],
        Frame::VillainsTurn(_) => vec![Command::EndTurn],
        Frame::TileActivation(frame) => {
            query::next_up(game, frame).into_iter().take(1).map(|mini| Command::ActivateMini { mini }).collect()
        }
        Frame::Movement(frame) => vec![movement(game, frame)],
        Frame::Attack(frame) => vec![Command::Defend { cubes: defense::weigh(game, frame).cubes, cards: Vec::new() }],
        Frame::Roll(frame) => vec![dice::answer(game, frame)],
        Frame::Action(frame) => landing(game, &frame.landing),
        Frame::PutTokens(frame) => vec![Command::PutTokens { count: tokens(game, frame) }],
        Frame::Wounds(_) => Space::ALL.into_iter().map(|space| Command::LoseFrom { space }).collect(),
        Frame::ChooseEvent => preferred_events(game).into_iter().map(|event| Command::ChooseEvent { event }).collect(),
        Frame::HandOver(_) | Frame::Gain(_) => vec![Command::Decline],
        Frame::Effects(_) if mission::asks_riders(game) => vec![Command::Finish],
        Frame::Parts(_) | Frame::Triggered(_) => in_printed_order(game),
        _ => Vec::new(),
    }
}

/// The first thing that is due, in the mission's order. G-2
fn in_printed_order(game: &Game) -> Vec<Command> {
    answers::legal(game).into_iter().filter(|command| matches!(command, Command::ChoosePart { .. })).take(1).collect()
}

/// For everything else: any answer that does something, at random. SOLO IV, G-50
fn whatever_is_asked(game: &Game) -> Vec<Command> {
    let mut legal = answers::legal(game);
    legal.retain(|command| !matches!(command, Command::Dredge { .. } | Command::Demobilize { .. }));
    let is_idle = |command: &Command| matches!(command, Command::Finish | Command::Decline);
    if legal.iter().any(|command| !is_idle(command)) {
        legal.retain(|command| !is_idle(command));
    }
    legal
}

/// The errand that lies below an activation or a Movement of a miniature.
fn errand(game: &Game, mini: MiniId) -> Option<&Errand> {
    let errands = game.state().stack.iter().rev().filter_map(|frame| match frame {
        Frame::Errand(errand) => Some(&**errand),
        _ => None,
    });
    errands.into_iter().next().filter(|errand| errand.mini == mini)
}

/// The next Move on a way, if it can be made.
fn next_move(game: &Game, errand: &Errand) -> Option<Command> {
    let here = game.state().mini(errand.mini).area?;
    let exit = errand.next(here)?;
    let mini = errand.mini;
    let offer = Command::Move {
        mini,
        area: exit.to,
        how: as_it_is_now(game, here, exit.to, exit.how),
        cubes: 0,
        card: None,
        pushing: 0,
    };
    answers::open(game, offer)
}

/// If another miniature has broken the wall meanwhile, this one walks through. G-42
fn as_it_is_now(game: &Game, from: AreaId, to: AreaId, how: MoveType) -> MoveType {
    let is_open = how.breaks_wall() && game.board().is_broken(from, to);
    if is_open { MoveType::Adjacent } else { how }
}

/// An activated miniature goes its way, acts where it leads, and is done. SOLO V.B
fn activation(game: &Game, frame: &Activation) -> Answers {
    let (Some(errand), Some(here)) = (errand(game, frame.mini), game.state().mini(frame.mini).area) else {
        return vec![Command::Finish].into();
    };
    if frame.action.is_none()
        && !frame.moved
        && let Some(command) = next_move(game, errand)
    {
        return vec![command].into();
    }
    let deeds: Answers = match &errand.deed {
        Deed::Nothing | Deed::Ride(_) => Answers::default(),
        Deed::Strike(hero) => match frame.action {
            None => any_strike(game, frame.mini, *hero).into(),
            Some(_) => again(game, frame, &strike(frame.mini, *hero, AttackKind::Melee, 0)),
        },
        Deed::Act(_) if here != errand.goal() => Answers::default(),
        Deed::Act(command) => match frame.action {
            None => vec![(**command).clone()].into(),
            Some(_) => again(game, frame, command),
        },
    };
    let list: Vec<Command> = deeds.list.into_iter().filter(|deed| answers::check(game, deed).is_ok()).collect();
    if list.is_empty() { vec![Command::Finish].into() } else { Answers { list, ..deeds } }
}

/// Attacks of a Minion on a Hero, with each of its Characteristics. SOLO XI
fn any_strike(game: &Game, mini: MiniId, hero: MiniId) -> Vec<Command> {
    let kinds = [AttackKind::Melee, AttackKind::Ranged].into_iter();
    let choices = |kind| 0..super::card::options(game, mini, query::pools::action_of(kind));
    kinds.flat_map(|kind| choices(kind).map(move |choice| strike(mini, hero, kind, choice))).collect()
}

/// The same action once more, as often as its multiplier lets it: on the same Hero if it still stands, or else on another
/// that the card means; an interaction for as long as there is one. R2 VI.C.3, SOLO VI, G-102
fn again(game: &Game, frame: &Activation, first: &Command) -> Answers {
    let Some((action, choice, 1..)) = frame.action else { return Answers::default() };
    let mini = frame.mini;
    match first {
        Command::Attack { target, .. } => {
            let kinds = [AttackKind::Melee, AttackKind::Ranged];
            let Some(kind) = kinds.into_iter().find(|kind| query::pools::action_of(*kind) == action) else {
                return Answers::default();
            };
            let can = |hero: &MiniId| answers::check(game, &strike(mini, *hero, kind, choice)).is_ok();
            if can(target) {
                return vec![strike(mini, *target, kind, choice)].into();
            }
            let all: Vec<MiniId> = heroes(game, mini).into_iter().filter(can).collect();
            Answers::among(game, all, |hero| Some(strike(mini, hero, kind, choice)))
        }
        Command::Interact { .. } => {
            let mut offers = Vec::new();
            answers::candidates::actions(game, mini, &mut offers);
            let ways = game.state().mini(mini).area.map(|area| mission::advancing(game, area)).unwrap_or_default();
            let is_one = |offer: &Command| match offer {
                Command::Interact { interaction, effort, .. } => {
                    effort.choice == choice && ways.contains(&InteractionId(*interaction))
                }
                _ => false,
            };
            offers.into_iter().filter(is_one).collect::<Vec<_>>().into()
        }
        _ => Answers::default(),
    }
}

/// On its way, a miniature goes on until it arrives. A Movement that somebody grants it leads toward a Hero. SOLO IX
fn movement(game: &Game, frame: &Movement) -> Command {
    let next = match errand(game, frame.mini) {
        Some(errand) => next_move(game, errand),
        None => one_step_towards(game, frame.mini),
    };
    next.unwrap_or(Command::Stop)
}

fn one_step_towards(game: &Game, mini: MiniId) -> Option<Command> {
    let goal = towards(game, mini).ok()?.list.first()?.area;
    let exit = *Ways::of(game, mini)?.way(goal).first()?;
    answers::open(game, Command::Move { mini, area: exit.to, how: exit.how, cubes: 0, card: None, pushing: 0 })
}

/// What is offered in the middle of an attack: every Skill on its own turn is used, and on the Heroes' turn those that
/// are named. SOLO V.A, VI, XVI
fn offer(game: &Game, frame: &AttackFrame) -> Answers {
    let Some(offer) = offered::open(game, frame) else { return vec![Command::Decline].into() };
    let all = offered::answers(game, frame);
    let with = |target: MiniId| {
        let efforts = all.iter().filter(|command| {
            let on = SkillTarget::Mini(target);
            matches!(command, Command::UseSkill { on: aim, effort, .. } if *aim == on && effort.with.is_none())
        });
        // The strongest of the dice that it may pick. G-21, G-51
        efforts.max_by_key(|command| strength(command)).cloned()
    };
    let uses = match offer.skill {
        Skill::Counterattack | Skill::Retaliation => {
            offer.targets.into_iter().filter_map(with).collect::<Vec<_>>().into()
        }
        Skill::Burst | Skill::Combo => Answers::among(game, among_heroes(game, offer.mini, offer.targets), with),
        // Here the card does not say which one. SOLO XVI
        Skill::CircularStrike => {
            let heroes = among_heroes(game, offer.mini, offer.targets).into_iter();
            heroes.filter_map(with).collect::<Vec<_>>().into()
        }
        _ => Answers::default(),
    };
    if uses.list.is_empty() { vec![Command::Decline].into() } else { uses }
}

fn among_heroes(game: &Game, mini: MiniId, targets: Vec<MiniId>) -> Vec<MiniId> {
    let heroes = heroes(game, mini);
    targets.into_iter().filter(|target| heroes.contains(target)).collect()
}

/// The colors of picked dice, the strongest first. G-51
fn strength(command: &Command) -> Vec<Color> {
    let mut dice = command.effort().map(|(_, effort)| effort.dice.clone()).unwrap_or_default();
    dice.sort_by(|one, other| other.cmp(one));
    dice
}

/// A grenade that falls short lands where it hurts the most Heroes and the fewest of the Villain's miniatures. SOLO IV,
/// G-35
fn landing(game: &Game, areas: &[AreaId]) -> Vec<Command> {
    let state = game.state();
    let enemies = |area: &AreaId| {
        let inside = game.places().within(*area).filter(|mini| state.mini(*mini).side == Some(Side::Heroes));
        inside.count() as i16 - i16::from(villains_in(game, *area, None))
    };
    best_by(areas, enemies).into_iter().map(|area| Command::LandIn { area }).collect()
}

/// Tokens go where a Hero would feel them, no matter who else does; Smoke only where the sheet says so. SOLO VI, XVI
fn tokens(game: &Game, frame: &PutTokens) -> u8 {
    let feels = |hero: &MiniId| {
        is_the_heroes(game, *hero) && figures::is_living(game, *hero) && !skills::is_immune(game, *hero, frame.kind)
    };
    let is_felt = frame.kind != FieldKind::Smoke && game.places().within(frame.area).any(|mini| feels(&mini));
    if is_felt { frame.most } else { 0 }
}

/// What the mission grants: an attack on the Hero that the card means, or an action against a Hero. SOLO IV
fn granted(game: &Game, frame: &Granted) -> Answers {
    let mini = frame.mini;
    match frame.what {
        Grant::Movement(_) => Answers::default(),
        Grant::Attack { .. } => {
            let can = |hero: &MiniId| answers::check(game, &Command::PickMini { mini: *hero }).is_ok();
            let all: Vec<MiniId> = heroes(game, mini).into_iter().filter(can).collect();
            Answers::among(game, all, |mini| Some(Command::PickMini { mini }))
        }
        Grant::Action => {
            let lines = super::card::manner(game, mini).lines;
            let can = |hero: &MiniId, (kind, choice): (AttackKind, u8)| {
                answers::check(game, &strike(mini, *hero, kind, choice)).is_ok()
            };
            let here =
                |line: &(AttackKind, u8)| heroes(game, mini).into_iter().filter(|hero| can(hero, *line)).collect();
            let found =
                lines.iter().map(|line| (*line, here(line))).find(|(_, heroes): &(_, Vec<MiniId>)| !heroes.is_empty());
            let Some(((kind, choice), all)) = found else { return vec![Command::Decline].into() };
            Answers::among(game, all, |hero| Some(strike(mini, hero, kind, choice)))
        }
    }
}
