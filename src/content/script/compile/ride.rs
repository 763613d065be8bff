//! An elevator's journey, in words that there are already: who steps out and in before the car goes, and after. G-124

use super::compiler::Compiler;
use crate::id::{ElevatorName, PickName};
use crate::index::{AreaId, ListId, PickId};
use crate::script::{Allegiance, Areas, Compiled, Effect, Minis, Number, Pick, Standing, Written};
use crate::side::Side;

/// As many as may ever step out or in.
const ALL: u8 = 24;

impl Compiler<'_> {
    /// The mover's side steps out, then in; the car goes; the mover's side steps out, then the other; then each steps in. At
    /// each step a side is asked only if there is somebody who could. G-124
    pub(super) fn ride(&mut self, elevator: &ElevatorName, areas: &Areas<Written>, mover: Side) -> Effect<Compiled> {
        let (id, to) = (self.arg(0, elevator), self.arg(1, areas));
        let map = self.lexicon.library.map;
        let car = map.elevators.iter().find(|known| known.id == *elevator).map(|known| &known.car);
        let car = car.and_then(|car| map.areas.iter().position(|area| area.id == *car));
        let car = AreaId(car.unwrap_or_default() as u8);
        let riders = self.rider();
        let other = mover.enemy();
        let mut steps = Vec::new();
        steps.extend(steps_out(riders, mover, car));
        steps.extend(steps_in(riders, mover, car));
        steps.push(Effect::SendElevator(id, to));
        steps.extend(steps_out(riders, mover, car));
        steps.extend(steps_out(riders, other, car));
        steps.extend(steps_in(riders, mover, car));
        steps.extend(steps_in(riders, other, car));
        Effect::Choose(Vec::new(), self.list(steps))
    }
}

impl Compiler<'_> {
    /// By elevator of the map: the Heroes step out, then in, when cards have sent the car. SOLO XIV
    pub(super) fn boardings(&mut self) -> Vec<ListId> {
        let map = self.lexicon.library.map;
        let mut boardings = Vec::new();
        for elevator in &map.elevators {
            let car = map.areas.iter().position(|area| area.id == elevator.car);
            let (name, car) = (self.rider(), AreaId(car.unwrap_or_default() as u8));
            let steps = [steps_out(name, Side::Heroes, car), steps_in(name, Side::Heroes, car)].concat();
            boardings.push(self.list(steps));
        }
        boardings
    }

    /// The name of those who step out and in.
    fn rider(&mut self) -> PickId {
        let rider = self.lexicon.pick(&PickName::from("riders of a car"));
        if !self.riders.contains(&rider) {
            self.riders.push(rider);
        }
        rider
    }

    fn list(&mut self, steps: Vec<Effect<Compiled>>) -> ListId {
        self.lists.push(steps);
        ListId((self.lists.len() - 1).min(u16::MAX.into()) as u16)
    }
}

fn steps_out(name: PickId, side: Side, car: AreaId) -> [Effect<Compiled>; 2] {
    step(name, side, Areas::At(car), Areas::Beside(Box::new(Areas::At(car))))
}

fn steps_in(name: PickId, side: Side, car: AreaId) -> [Effect<Compiled>; 2] {
    step(name, side, Areas::Beside(Box::new(Areas::At(car))), Areas::At(car))
}

/// A side says who of its miniatures goes from one Area to another.
fn step(name: PickId, side: Side, from: Areas<Compiled>, to: Areas<Compiled>) -> [Effect<Compiled>; 2] {
    let all = Box::new(Number::Just(ALL));
    let (side, pick) = match side {
        Side::Heroes => (Allegiance::Heroes, Pick::HeroesUpTo(all)),
        Side::Villain => (Allegiance::Villain, Pick::VillainUpTo(all)),
    };
    let who =
        Minis { side: Some(side), at: Some(from), state: vec![Standing::Living], pick: Some(pick), ..Minis::all() };
    let picked = Minis { role: Some(crate::script::Role::Picked(name)), ..Minis::all() };
    [Effect::PickMinis(name, who), Effect::MoveTo(picked, to)]
}
