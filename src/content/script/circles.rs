//! Triggers that set one another off without end, as far as their words alone say so: each does nothing else before, on no
//! further condition, and more than once. What only comes to light in a match is cut short there. G-123

use super::{Areas, Compiled, Condition, Effect, Minis, Number, Program, Role, Tokens, When};
use crate::index::{AreaId, DoorId, FaceId, ModeId, ValueId};

/// Every circle of triggers, each by their places in the mission file and from the first of them on.
pub(super) fn circles(program: &Program) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    for first in 0..program.triggers.len() {
        found.extend(way_back(program, first).map(|way| from_the_least(&way)));
        found.extend(round_and_round(program, first).map(|way| from_the_least(&way)));
    }
    found.sort();
    found.dedup();
    found
}

fn from_the_least(way: &[usize]) -> Vec<usize> {
    let least = (0..way.len()).min_by_key(|at| way[*at]).unwrap_or(0);
    way.iter().cycle().skip(least).take(way.len()).copied().collect()
}

/// The shortest way from a trigger over others back to itself.
fn way_back(program: &Program, first: usize) -> Option<Vec<usize>> {
    let mut ways = vec![vec![first]];
    let mut reached = vec![false; program.triggers.len()];
    let mut at = 0;
    while let Some(way) = ways.get(at).cloned() {
        at += 1;
        for next in set_off_by(program, way[way.len() - 1]) {
            if next == first {
                return Some(way);
            }
            if !std::mem::replace(&mut reached[next], true) {
                ways.push(way.iter().copied().chain([next]).collect());
            }
        }
    }
    None
}

/// The triggers that the effects of one surely set off.
fn set_off_by(program: &Program, at: usize) -> Vec<usize> {
    let by = &program.triggers[at];
    let deeds = deeds(program.list(by.effects), &by.when);
    let follows = |at: &usize| {
        let trigger = &program.triggers[*at];
        let is_free = !trigger.once && trigger.only_if.is_empty();
        is_free && deeds.iter().any(|deed| deed.sets_off(&trigger.when, &by.when))
    };
    if by.once { Vec::new() } else { (0..program.triggers.len()).filter(follows).collect() }
}

/// What is done to whom a trigger is about.
#[derive(Clone, Copy, PartialEq)]
enum Deed {
    Turned(FaceId),
    PickedUp,
    PutDown,
    Entered(AreaId),
    Left(AreaId),
    Wounded,
    Neutralized,
    Revived,
    Opened(DoorId),
    Burned,
}

/// What is sure of whom or what a trigger is about.
#[derive(Default)]
struct Known {
    face: Option<FaceId>,
    is_carried: Option<bool>,
    area: Option<AreaId>,
    is_down: Option<bool>,
    /// How many Wounds it can suffer and live on as before.
    healed: u8,
    closed: Option<DoorId>,
}

impl Known {
    fn by(when: &When<Compiled>) -> Known {
        let nothing = Known::default();
        match when {
            When::Turned(tokens) => Known { face: tokens.face, ..nothing },
            When::PickedUp(_) => Known { is_carried: Some(true), ..nothing },
            When::Dropped(_) => Known { is_carried: Some(false), ..nothing },
            When::Entered(_, Areas::At(area)) => Known { area: Some(*area), ..nothing },
            When::Neutralized(minis) if minis.hero == Some(true) => Known { is_down: Some(true), ..nothing },
            When::Revived(_) => Known { is_down: Some(false), ..nothing },
            _ => nothing,
        }
    }
}

/// What is surely done, up to the first effect of which that cannot be said.
fn deeds(effects: &[Effect<Compiled>], when: &When<Compiled>) -> Vec<Deed> {
    let mut known = Known::by(when);
    let mut done = Vec::new();
    for effect in effects {
        match effect {
            Effect::Turn(tokens, face) if is_the_token(tokens) => {
                let is_new = known.face.replace(*face).is_some_and(|before| before != *face);
                done.extend(is_new.then_some(Deed::Turned(*face)));
            }
            Effect::PutDown(tokens) if is_the_token(tokens) && known.is_carried == Some(true) => {
                known.is_carried = Some(false);
                done.push(Deed::PutDown);
            }
            Effect::PickUp(tokens) if is_the_token(tokens) && known.is_carried == Some(false) => {
                known.is_carried = Some(true);
                done.push(Deed::PickedUp);
            }
            Effect::MoveTo(minis, Areas::At(area)) if is_the_mini(minis) => {
                let left = known.area.replace(*area).filter(|before| before != area);
                done.extend(left.into_iter().flat_map(|left| [Deed::Entered(*area), Deed::Left(left)]));
            }
            Effect::Heal(minis, Number::Just(count)) if is_the_mini(minis) => {
                known.healed = known.healed.saturating_add(*count);
                done.extend((known.is_down.replace(false) == Some(true)).then_some(Deed::Revived));
            }
            Effect::Wound(minis, Number::Just(count)) if is_the_mini(minis) && known.healed >= *count => {
                known.healed -= count;
                done.push(Deed::Wounded);
            }
            Effect::Neutralize(minis) if is_the_mini(minis) && known.is_down == Some(false) => {
                known.is_down = Some(true);
                done.push(Deed::Neutralized);
            }
            Effect::CloseDoor(door) => known.closed = Some(*door),
            Effect::OpenDoor(door) if known.closed == Some(*door) => {
                known.closed = None;
                done.push(Deed::Opened(*door));
            }
            Effect::Explosion(Areas::The(Role::Subject), _) if matches!(when, When::Burned(_)) => {
                done.push(Deed::Burned)
            }
            _ => break,
        }
    }
    done
}

/// Whether a selector means the miniature that a trigger is about, whatever it is like.
fn is_the_mini(minis: &Minis<Compiled>) -> bool {
    *minis == Minis { role: Some(Role::Subject), ..Minis::all() }
}

/// Whether a selector means the token that a trigger is about.
fn is_the_token(tokens: &Tokens<Compiled>) -> bool {
    *tokens == Tokens { role: Some(Role::Subject), kind: tokens.kind, ..anything() }
}

fn anything() -> Tokens<Compiled> {
    Tokens { role: None, kind: None, face: None, at: None, carried_by: None, carried: None, hidden: None, pick: None }
}

impl Deed {
    /// Whether it sets a trigger off, since it is done to whom another trigger is about.
    fn sets_off(self, when: &When<Compiled>, by: &When<Compiled>) -> bool {
        match (self, when) {
            (Deed::Turned(face), When::Turned(tokens)) => {
                is_of_kind(tokens, by) && tokens.face.is_none_or(|wanted| wanted == face)
            }
            (Deed::PickedUp, When::PickedUp(tokens)) | (Deed::PutDown, When::Dropped(tokens)) => {
                is_of_kind(tokens, by) && tokens.face.is_none()
            }
            (Deed::Entered(area), When::Entered(minis, areas)) | (Deed::Left(area), When::Left(minis, areas)) => {
                is_one_of(minis, by) && has(areas, area)
            }
            (Deed::Wounded, When::Wounded(minis))
            | (Deed::Neutralized, When::Neutralized(minis))
            | (Deed::Revived, When::Revived(minis)) => is_one_of(minis, by),
            (Deed::Opened(door), When::Opened(wanted)) => door == *wanted,
            (Deed::Burned, When::Burned(areas)) => match by {
                When::Burned(before) => *areas == Areas::Anywhere || (areas == before && matches!(areas, Areas::At(_))),
                _ => false,
            },
            _ => false,
        }
    }
}

/// Whether the token that one trigger is about is one of those that another asks for, except for its face.
fn is_of_kind(wanted: &Tokens<Compiled>, by: &When<Compiled>) -> bool {
    let (When::Turned(known) | When::PickedUp(known) | When::Dropped(known)) = by else { return false };
    let is_plain = *wanted == Tokens { kind: wanted.kind, face: wanted.face, ..anything() };
    is_plain && (wanted.kind.is_none() || wanted.kind == known.kind)
}

/// Whether the miniature that one trigger is about is one of those that another asks for, and stays so.
fn is_one_of(wanted: &Minis<Compiled>, by: &When<Compiled>) -> bool {
    let known = match by {
        When::Entered(known, _) | When::Left(known, _) => known,
        When::Wounded(known) | When::Neutralized(known) | When::Revived(known) => known,
        _ => return false,
    };
    let Minis { side, hero, tiles, heroes, .. } = wanted.clone();
    let is_steady = *wanted == Minis { side, hero, tiles, heroes, ..Minis::all() };
    is_steady
        && (side.is_none() || side == known.side)
        && (hero.is_none() || hero == known.hero)
        && (wanted.tiles.is_empty() || wanted.tiles == known.tiles)
        && (wanted.heroes.is_empty() || wanted.heroes == known.heroes)
}

fn has(areas: &Areas<Compiled>, area: AreaId) -> bool {
    match areas {
        Areas::Anywhere => true,
        Areas::At(only) => *only == area,
        Areas::OneOf(several) => several.contains(&area),
        _ => false,
    }
}

/// Something that the mission remembers as a figure: a value, a mode or a door that is on or open.
#[derive(Clone, Copy, PartialEq)]
enum Remembered {
    Value(ValueId),
    Mode(ModeId),
    Door(DoorId),
}

impl Remembered {
    /// The first that a condition asks for.
    fn of(condition: &Condition<Compiled>) -> Option<Remembered> {
        match condition {
            Condition::AtLeast(Number::Value(value), _)
            | Condition::AtMost(Number::Value(value), _)
            | Condition::Exactly(Number::Value(value), _) => Some(Remembered::Value(*value)),
            Condition::InMode(mode) => Some(Remembered::Mode(*mode)),
            Condition::IsOpen(door) => Some(Remembered::Door(*door)),
            Condition::All(parts) | Condition::Any(parts) => parts.iter().find_map(Remembered::of),
            Condition::Not(part) => Remembered::of(part),
            _ => None,
        }
    }

    /// Whether a condition holds with this figure; `None` if it asks for other things, too.
    fn holds(self, condition: &Condition<Compiled>, figure: u8) -> Option<bool> {
        let is_it = |value: &ValueId| self == Remembered::Value(*value);
        match condition {
            Condition::AtLeast(Number::Value(value), least) if is_it(value) => Some(figure >= *least),
            Condition::AtMost(Number::Value(value), most) if is_it(value) => Some(figure <= *most),
            Condition::Exactly(Number::Value(value), just) if is_it(value) => Some(figure == *just),
            Condition::InMode(mode) if self == Remembered::Mode(*mode) => Some(figure > 0),
            Condition::IsOpen(door) if self == Remembered::Door(*door) => Some(figure > 0),
            Condition::All(parts) => self.all_hold(parts, figure),
            Condition::Any(parts) => {
                let parts: Option<Vec<bool>> = parts.iter().map(|part| self.holds(part, figure)).collect();
                Some(parts?.contains(&true))
            }
            Condition::Not(part) => self.holds(part, figure).map(|holds| !holds),
            _ => None,
        }
    }

    fn all_hold(self, parts: &[Condition<Compiled>], figure: u8) -> Option<bool> {
        let parts: Option<Vec<bool>> = parts.iter().map(|part| self.holds(part, figure)).collect();
        Some(!parts?.contains(&false))
    }

    /// The figure after a list of one effect, if that makes it another.
    fn after(self, effects: &[Effect<Compiled>], figure: u8) -> Option<u8> {
        let [effect] = effects else { return None };
        let (what, after) = match effect {
            Effect::Set(value, Number::Just(just)) => (Remembered::Value(*value), *just),
            Effect::Add(value, Number::Just(more)) => (Remembered::Value(*value), figure.saturating_add(*more)),
            Effect::Take(value, Number::Just(less)) => (Remembered::Value(*value), figure.saturating_sub(*less)),
            Effect::BeginMode(mode) => (Remembered::Mode(*mode), 1),
            Effect::EndMode(mode) => (Remembered::Mode(*mode), 0),
            Effect::OpenDoor(door) => (Remembered::Door(*door), 1),
            Effect::CloseDoor(door) => (Remembered::Door(*door), 0),
            _ => return None,
        };
        (what == self && after != figure).then_some(after)
    }
}

/// The triggers that come true one after the other by one figure, where the first of them comes true again.
fn round_and_round(program: &Program, first: usize) -> Option<Vec<usize>> {
    let what = program.triggers[first].only_if.iter().find_map(Remembered::of)?;
    let holds = |at: usize, figure: u8| {
        let trigger = &program.triggers[at];
        let comes_true = trigger.when == When::Becomes && !trigger.once && !trigger.only_if.is_empty();
        comes_true && what.all_hold(&trigger.only_if, figure) == Some(true)
    };
    let next = |at: usize, figure: u8| {
        let after = what.after(program.list(program.triggers[at].effects), figure)?;
        let follows = (0..program.triggers.len()).find(|other| holds(*other, after) && !holds(*other, figure));
        follows.map(|other| (other, after))
    };
    (0..=u8::MAX).filter(|figure| holds(first, *figure)).find_map(|figure| {
        let mut way = vec![first];
        let mut here = (first, figure);
        while let Some(then) = next(here.0, here.1).filter(|_| way.len() <= program.triggers.len()) {
            if then == (first, figure) {
                return Some(way);
            }
            way.push(then.0);
            here = then;
        }
        None
    })
}
