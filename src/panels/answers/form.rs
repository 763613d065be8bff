//! What goes into a command: cubes, cards, a Characteristic, Wounds of Pushing Limits.

use super::question::Question;
use super::steps::{effort_of, with_effort};
use crate::intent::Spot;
use gotham_rules::command::{CardUse, Effort};
use gotham_rules::{Command, MiniId, Refusal};

/// A command whose effort is being chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    /// The command as it stands.
    pub command: Command,
    /// What goes into it.
    pub effort: Effort,
    /// Why it can't be said like this; `None` if it can.
    pub refusal: Option<Refusal>,
    /// Numbers of cubes that some legal command has.
    pub cubes: Vec<u8>,
    /// Card lines that some legal command uses; one that can be used twice (two copies of a card) appears twice.
    pub cards: Vec<CardUse>,
    /// Every set of card lines that some legal command uses.
    hands: Vec<Vec<CardUse>>,
    /// Characteristics that some legal command uses.
    pub characteristics: Vec<u8>,
    /// Numbers of Wounds of Pushing Limits that some legal command has.
    pub pushing: Vec<u8>,
    /// Which cubes go with which Wounds.
    pairs: Vec<(u8, u8)>,
}

/// A line of a form, for arrow keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// Which Characteristic.
    Characteristic,
    /// How many cubes.
    Cubes,
    /// The card line with this number.
    Card(usize),
    /// How many Wounds of Pushing Limits.
    Pushing,
}

impl Form {
    /// The form for commands that differ only in their effort; `wanted` is what the player has chosen so far.
    pub(super) fn new(question: &Question, leaves: &[&Command], wanted: Option<&Effort>) -> Option<Form> {
        let efforts: Vec<Effort> = leaves.iter().filter_map(|leaf| effort_of(leaf)).collect();
        let first = *leaves.first()?;
        let effort = match wanted {
            Some(effort) => effort.clone(),
            None => sensible(question, first, &efforts)?,
        };
        let command = leaves
            .iter()
            .zip(&efforts)
            .find(|(_, known)| is_same(known, &effort))
            .map_or_else(|| with_effort(first, &effort), |(leaf, _)| (*leaf).clone());
        Some(Form {
            refusal: question.game.why_not(&command),
            command,
            effort,
            cubes: sorted(efforts.iter().map(|effort| effort.cubes)),
            cards: every_line(&efforts),
            hands: sorted(efforts.iter().map(|effort| sorted_all(effort.cards.iter().copied()))),
            characteristics: sorted(efforts.iter().map(|effort| effort.choice)),
            pushing: sorted(efforts.iter().map(|effort| effort.pushing)),
            pairs: sorted(efforts.iter().map(|effort| (effort.cubes, effort.pushing))),
        })
    }

    /// The lines in which there is something to choose.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        rows.extend((self.characteristics.len() > 1).then_some(Row::Characteristic));
        rows.extend((self.cubes.len() > 1).then_some(Row::Cubes));
        rows.extend((0..self.cards.len()).map(Row::Card));
        rows.extend((self.pushing.len() > 1).then_some(Row::Pushing));
        rows
    }

    /// Whether a card line is used; of equal ones (two copies of a card), the first ones are.
    pub fn uses(&self, line: usize) -> bool {
        self.cards.get(line).is_some_and(|used| {
            let copy = self.cards[..line].iter().filter(|other| *other == used).count();
            self.effort.cards.iter().filter(|other| *other == used).count() > copy
        })
    }

    /// Who is aimed at.
    pub fn target(&self) -> Option<MiniId> {
        match &self.command {
            Command::Attack { target, .. } => Some(*target),
            Command::UseSkill { on, .. } => on.mini(),
            _ => None,
        }
    }

    /// Whether this on the board is what the command is about.
    pub(super) fn is_aimed_at(&self, spot: Spot) -> bool {
        match spot {
            Spot::Mini(mini) => self.target() == Some(mini),
            Spot::Area(area) => matches!(&self.command, Command::Throw { area: there, .. } if *there == area),
            Spot::Token(token) => {
                matches!(&self.command, Command::Interact { here, chosen, .. } if chosen.or(*here) == Some(token))
            }
        }
    }

    /// Who acts.
    pub fn actor(&self) -> Option<MiniId> {
        match &self.command {
            Command::Move { mini, .. } => Some(*mini),
            command => command.effort().map(|(mini, _)| mini),
        }
    }

    /// The effort with a card line used, or dropped if it was used. Whatever can't go with it makes way: another
    /// weapon, another line of the same card. R2 V.C.1, V.C.4
    pub fn toggled(&self, line: usize) -> Effort {
        let Some(used) = self.cards.get(line).copied() else { return self.effort.clone() };
        let mut cards = self.effort.cards.clone();
        let count = |cards: &[CardUse]| cards.iter().filter(|known| **known == used).count();
        let before = count(&cards);
        let wanted = if self.uses(line) { before - 1 } else { before + 1 };
        match cards.iter().position(|known| *known == used) {
            Some(at) if wanted < before => drop(cards.remove(at)),
            _ => cards.push(used),
        }
        let cards = sorted_all(cards.into_iter());
        let fitting = self.hands.iter().filter(|hand| count(hand) == wanted);
        let nearest = fitting.min_by_key(|hand| difference(hand, &cards));
        Effort { cards: nearest.cloned().unwrap_or(cards), ..self.effort.clone() }
    }

    /// The effort with this many cubes; Wounds that can't go with them make way.
    pub fn with_cubes(&self, cubes: u8) -> Effort {
        let fitting = self.pairs.iter().filter(|(known, _)| *known == cubes).map(|(_, wounds)| *wounds);
        let pushing = fitting.min_by_key(|wounds| wounds.abs_diff(self.effort.pushing));
        Effort { cubes, pushing: pushing.unwrap_or(self.effort.pushing), ..self.effort.clone() }
    }

    /// The effort with this many Wounds; cubes that can't go with them make way. G-39
    pub(crate) fn with_pushing(&self, pushing: u8) -> Effort {
        let fitting = self.pairs.iter().filter(|(_, known)| *known == pushing).map(|(cubes, _)| *cubes);
        let cubes = fitting.min_by_key(|cubes| cubes.abs_diff(self.effort.cubes));
        Effort { cubes: cubes.unwrap_or(self.effort.cubes), pushing, ..self.effort.clone() }
    }

    /// The effort with the next higher or lower value of a line.
    pub(super) fn nudged(&self, row: Row, up: bool) -> Effort {
        let mut effort = self.effort.clone();
        match row {
            Row::Card(line) => return self.toggled(line),
            Row::Cubes => return self.with_cubes(next(&self.cubes, effort.cubes, up)),
            Row::Characteristic => effort.choice = next(&self.characteristics, effort.choice, up),
            Row::Pushing => return self.with_pushing(next(&self.pushing, effort.pushing, up)),
        }
        effort
    }
}

/// A first proposal among the legal efforts: no Wounds of Pushing Limits, nothing that gets used up, every other card
/// that helps, and two cubes, or for a Defense as many cubes as there are successes; for a Move no more than it needs.
fn sensible(question: &Question, first: &Command, efforts: &[Effort]) -> Option<Effort> {
    let target = match (&question.prompt.ask, first) {
        (_, Command::Move { .. }) => 0,
        (gotham_rules::Ask::Defend { successes, .. }, _) => *successes,
        _ => 2,
    };
    let scenario = question.game.scenario();
    let spent = |effort: &Effort| effort.cards.iter().filter(|used| scenario.card(used.card).one_time).count();
    efforts
        .iter()
        .min_by_key(|effort| {
            let moves = effort.cubes.abs_diff(target);
            (effort.pushing, spent(effort), std::cmp::Reverse(effort.cards.len()), moves, effort.choice)
        })
        .cloned()
}

/// Every card line of some efforts, as often as one of them uses it.
fn every_line(efforts: &[Effort]) -> Vec<CardUse> {
    let lines = sorted(efforts.iter().flat_map(|effort| effort.cards.iter().copied()));
    let most = |line: &CardUse| {
        let counts = efforts.iter().map(|effort| effort.cards.iter().filter(|used| *used == line).count());
        counts.max().unwrap_or(0)
    };
    lines.iter().flat_map(|line| std::iter::repeat_n(*line, most(line))).collect()
}

/// How many card lines are in only one of two sets.
fn difference(a: &[CardUse], b: &[CardUse]) -> usize {
    let lacks = |one: &[CardUse], other: &[CardUse]| {
        let mut rest = other.to_vec();
        one.iter()
            .filter(|used| rest.iter().position(|known| known == *used).map(|at| rest.remove(at)).is_none())
            .count()
    };
    lacks(a, b) + lacks(b, a)
}

fn is_same(a: &Effort, b: &Effort) -> bool {
    let cards = |effort: &Effort| sorted_all(effort.cards.iter().copied());
    (a.cubes, a.choice, a.pushing) == (b.cubes, b.choice, b.pushing) && cards(a) == cards(b)
}

fn sorted_all<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort();
    items
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items = sorted_all(items);
    items.dedup();
    items
}

fn next(values: &[u8], now: u8, up: bool) -> u8 {
    let found =
        if up { values.iter().find(|value| **value > now) } else { values.iter().rev().find(|value| **value < now) };
    found.copied().unwrap_or(now)
}
