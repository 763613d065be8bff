//! Selectors, numbers, conditions and what sets triggers off.

use super::compiler::{Compile, Compiler};
use super::scene::{Scene, Thing};
use crate::index::TokenKindId;
use crate::limits::LARGEST;
use crate::script::{Areas, Cards, Compiled, Condition, Minis, Number, Pick, Tokens, When, Written};

impl Compile for Minis<Written> {
    type Out = Minis<Compiled>;

    fn compile(&self, c: &mut Compiler) -> Minis<Compiled> {
        let role = self.role.as_ref().map(|role| c.within(".role", |c| c.role(role, Thing::Mini).0));
        Minis {
            role,
            side: self.side,
            hero: self.hero,
            tiles: c.field("tiles", &self.tiles),
            heroes: c.field("heroes", &self.heroes),
            at: c.field("at", &self.at),
            state: self.state.clone(),
            carries: c.field("carries", &self.carries),
            has: c.field("has", &self.has),
            sees: c.within(".sees", |c| c.without_picks(&self.sees)),
            led_by: c.within(".led_by", |c| c.without_picks(&self.led_by)),
            except: c.within(".except", |c| c.without_picks(&self.except)),
            pick: c.field("pick", &self.pick),
        }
    }
}

impl Compile for Pick<Written> {
    type Out = Pick<Compiled>;

    fn compile(&self, c: &mut Compiler) -> Pick<Compiled> {
        let may = c.scene.may_pick;
        c.expect(may, "nothing can be picked here, only in an effect");
        match self {
            Pick::Random(count) => Pick::Random(c.arg(0, count)),
            Pick::Heroes(count) => Pick::Heroes(c.arg(0, count)),
            Pick::Villain(count) => Pick::Villain(c.arg(0, count)),
            Pick::HeroesUpTo(count) => Pick::HeroesUpTo(c.arg(0, count)),
            Pick::VillainUpTo(count) => Pick::VillainUpTo(c.arg(0, count)),
            Pick::Nearest(areas) => Pick::Nearest(c.arg(0, areas)),
        }
    }
}

impl Compile for Tokens<Written> {
    type Out = Tokens<Compiled>;

    fn compile(&self, c: &mut Compiler) -> Tokens<Compiled> {
        c.tokens(self).0
    }
}

impl Compiler<'_> {
    /// Tokens, with their kind if it is known.
    pub(super) fn tokens(&mut self, tokens: &Tokens<Written>) -> (Tokens<Compiled>, Option<TokenKindId>) {
        let mut of_role = None;
        let role = tokens.role.as_ref().map(|role| {
            let (role, thing) = self.within(".role", |c| c.role(role, Thing::Token(None)));
            if let Some(Thing::Token(kind)) = thing {
                of_role = kind;
            }
            role
        });
        let kind = self.field("kind", &tokens.kind);
        let known = kind.or(of_role);
        let face = tokens.face.as_ref().and_then(|face| {
            self.within(".face", |c| {
                c.expect(known.is_some(), "say of which kind");
                known.map(|kind| c.face(kind, face))
            })
        });
        let compiled = Tokens {
            role,
            kind,
            face,
            at: self.field("at", &tokens.at),
            carried_by: self.within(".carried_by", |c| c.without_picks(&tokens.carried_by)),
            carried: tokens.carried,
            hidden: tokens.hidden,
            pick: self.field("pick", &tokens.pick),
        };
        (compiled, known)
    }
}

impl Compile for Cards<Written> {
    type Out = Cards<Compiled>;

    fn compile(&self, c: &mut Compiler) -> Cards<Compiled> {
        Cards {
            card: c.field("card", &self.card),
            at: c.field("at", &self.at),
            carried_by: c.within(".carried_by", |c| c.without_picks(&self.carried_by)),
        }
    }
}

impl Compile for Areas<Written> {
    type Out = Areas<Compiled>;

    fn compile(&self, c: &mut Compiler) -> Areas<Compiled> {
        match self {
            Areas::Anywhere => Areas::Anywhere,
            Areas::At(area) => Areas::At(c.arg(0, area)),
            Areas::OneOf(areas) => {
                c.expect(!areas.is_empty(), "the list of Areas is empty");
                Areas::OneOf(c.arg(0, areas))
            }
            Areas::Zone(zone) => Areas::Zone(c.arg(0, zone)),
            Areas::Here => {
                let acts = c.scene.acting_mini;
                c.expect(acts, "nobody acts, so nobody stands here");
                Areas::Here
            }
            Areas::The(role) => Areas::The(c.within("[0]", |c| c.role(role, Thing::Area).0)),
            Areas::Of(minis) => Areas::Of(c.within("[0]", |c| c.without_picks(minis))),
            Areas::OfTokens(tokens) => Areas::OfTokens(c.within("[0]", |c| c.without_picks(tokens))),
            Areas::Within(moves, areas) => {
                c.figure(0, *moves);
                Areas::Within(*moves, c.arg(1, areas))
            }
            Areas::Toward(moves, from, to) => {
                c.figure(0, *moves);
                c.within("[0]", |c| c.expect(*moves > 0, "with 0 Moves, nobody gets anywhere"));
                Areas::Toward(*moves, c.arg(1, from), c.arg(2, to))
            }
            Areas::Beside(areas) => Areas::Beside(c.arg(0, areas)),
            Areas::SeenFrom(areas) => Areas::SeenFrom(c.arg(0, areas)),
            Areas::Reinforcement => Areas::Reinforcement,
            Areas::Exits => {
                let exits = !c.lexicon.mission.exits.is_empty();
                c.expect(exits, "the mission has no `exits`");
                Areas::Exits
            }
            Areas::Elevation(level) => Areas::Elevation(*level),
            Areas::Both(parts) => Areas::Both(c.some(parts)),
            Areas::Either(parts) => Areas::Either(c.some(parts)),
            Areas::Except(areas, others) => Areas::Except(c.arg(0, areas), c.arg(1, others)),
        }
    }
}

impl Compiler<'_> {
    /// A list that must have something in it.
    fn some<T: Compile>(&mut self, parts: &Vec<T>) -> Vec<T::Out> {
        self.expect(!parts.is_empty(), "the list is empty");
        self.arg(0, parts)
    }

    /// A number small enough that sums of a few still fit.
    pub(super) fn figure(&mut self, at: usize, figure: u8) {
        self.within(format_args!("[{at}]"), |c| {
            c.expect(figure <= LARGEST, format!("{figure} is too large: at most {LARGEST}"));
        });
    }
}

impl Compile for Number<Written> {
    type Out = Number<Compiled>;

    fn compile(&self, c: &mut Compiler) -> Number<Compiled> {
        match self {
            Number::Just(number) => {
                c.figure(0, *number);
                Number::Just(*number)
            }
            Number::Round => Number::Round,
            Number::LastRound => Number::LastRound,
            Number::HeroCount => Number::HeroCount,
            Number::Minis(minis) => Number::Minis(c.within("[0]", |c| c.without_picks(minis))),
            Number::Life(minis) => Number::Life(c.within("[0]", |c| c.without_picks(minis))),
            Number::Tokens(tokens) => Number::Tokens(c.within("[0]", |c| c.without_picks(tokens))),
            Number::AreasWith(tokens) => Number::AreasWith(c.within("[0]", |c| c.without_picks(tokens))),
            Number::Cards(cards) => Number::Cards(c.within("[0]", |c| c.without_picks(cards))),
            Number::Fields(kind, areas) => Number::Fields(*kind, c.arg(1, areas)),
            Number::Areas(areas) => Number::Areas(c.arg(0, areas)),
            Number::LivingTiles => Number::LivingTiles,
            Number::PositionOf(tile) => Number::PositionOf(c.arg(0, tile)),
            Number::InPool(tile) => Number::InPool(c.arg(0, tile)),
            Number::Value(value) => Number::Value(c.arg(0, value)),
            Number::Sum(parts) => Number::Sum(c.some(parts)),
            Number::Less(number, by) => Number::Less(c.arg(0, number), c.arg(1, by)),
            Number::Times(times, number) => {
                c.figure(0, *times);
                Number::Times(*times, c.arg(1, number))
            }
            Number::Least(parts) => Number::Least(c.some(parts)),
            Number::Most(parts) => Number::Most(c.some(parts)),
        }
    }
}

impl Compile for Condition<Written> {
    type Out = Condition<Compiled>;

    fn compile(&self, c: &mut Compiler) -> Condition<Compiled> {
        match self {
            Condition::AtLeast(number, bound) => Condition::AtLeast(c.bounded(number, *bound), *bound),
            Condition::AtMost(number, bound) => Condition::AtMost(c.bounded(number, *bound), *bound),
            Condition::Exactly(number, bound) => Condition::Exactly(c.bounded(number, *bound), *bound),
            Condition::More(number, than) => Condition::More(c.arg(0, number), c.arg(1, than)),
            Condition::AnyMini(minis) => Condition::AnyMini(c.within("[0]", |c| c.without_picks(minis))),
            Condition::NoMini(minis) => Condition::NoMini(c.within("[0]", |c| c.without_picks(minis))),
            Condition::AnyToken(tokens) => Condition::AnyToken(c.within("[0]", |c| c.without_picks(tokens))),
            Condition::NoToken(tokens) => Condition::NoToken(c.within("[0]", |c| c.without_picks(tokens))),
            Condition::AnyCard(cards) => Condition::AnyCard(c.within("[0]", |c| c.without_picks(cards))),
            Condition::AllHeroesNeutralized => Condition::AllHeroesNeutralized,
            Condition::IsOpen(door) => Condition::IsOpen(c.arg(0, door)),
            Condition::LinkIsOpen(link) => Condition::LinkIsOpen(c.arg(0, link)),
            Condition::ElevatorAt(elevator, areas) => Condition::ElevatorAt(c.arg(0, elevator), c.arg(1, areas)),
            Condition::InMode(mode) => Condition::InMode(c.arg(0, mode)),
            Condition::All(parts) => Condition::All(c.some(parts)),
            Condition::Any(parts) => Condition::Any(c.some(parts)),
            Condition::Not(part) => Condition::Not(c.arg(0, part)),
        }
    }
}

impl Compiler<'_> {
    /// A number that is compared with a constant; a round must be one of the mission's.
    fn bounded(&mut self, number: &Number<Written>, bound: u8) -> Number<Compiled> {
        let rounds = self.lexicon.mission.rounds;
        if *number == Number::Round {
            self.within("[1]", |c| {
                c.expect((1..=rounds).contains(&bound), format!("the mission has rounds 1 to {rounds}"))
            });
        }
        self.within("[0]", |c| c.without_picks(number))
    }
}

impl When<Written> {
    /// What sets a trigger off, and what its effects may then refer to.
    pub(super) fn compile(&self, c: &mut Compiler) -> (When<Compiled>, Scene) {
        let mini = Scene { acting_mini: true, subject_mini: true, subject_area: true, ..Scene::default() };
        let alone = Scene { subject_mini: true, subject_area: true, ..Scene::default() };
        let doing = Scene { acting_mini: true, ..Scene::default() };
        let minis = |c: &mut Compiler, minis: &Minis<Written>| c.arg(0, minis);
        let token = |c: &mut Compiler, tokens: &Tokens<Written>| {
            let (tokens, kind) = c.within("[0]", |c| c.tokens(tokens));
            let scene = Scene { acting_mini: true, subject_token: Some(kind), subject_area: true, ..Scene::default() };
            (tokens, scene)
        };
        match self {
            When::At(moment) => (When::At(*moment), Scene::default()),
            When::Becomes => (When::Becomes, Scene::default()),
            When::Neutralized(who) => (When::Neutralized(minis(c, who)), mini),
            When::Revived(who) => (When::Revived(minis(c, who)), alone),
            When::Wounded(who) => (When::Wounded(minis(c, who)), mini),
            When::Entered(who, areas) => (When::Entered(minis(c, who), c.arg(1, areas)), alone),
            When::Left(who, areas) => (When::Left(minis(c, who), c.arg(1, areas)), alone),
            When::Seen(who) => (When::Seen(minis(c, who)), mini),
            When::Attacked(who) => (When::Attacked(minis(c, who)), mini),
            When::Activated(who) => (When::Activated(minis(c, who)), alone),
            When::Reinforced(who) => (When::Reinforced(minis(c, who)), alone),
            When::PickedUp(tokens) => {
                let (tokens, scene) = token(c, tokens);
                (When::PickedUp(tokens), scene)
            }
            When::Dropped(tokens) => {
                let (tokens, scene) = token(c, tokens);
                (When::Dropped(tokens), scene)
            }
            When::Turned(tokens) => {
                let (tokens, scene) = token(c, tokens);
                (When::Turned(tokens), Scene { acting_mini: false, ..scene })
            }
            When::Removed(tokens) => {
                let (tokens, scene) = token(c, tokens);
                (When::Removed(tokens), Scene { acting_mini: false, subject_token: None, ..scene })
            }
            When::Taken(card) => (When::Taken(c.arg(0, card)), doing),
            When::Done(interaction) => (When::Done(c.arg(0, interaction)), doing),
            When::Failed(interaction) => (When::Failed(c.arg(0, interaction)), doing),
            When::Opened(door) => (When::Opened(c.arg(0, door)), Scene::default()),
            When::Arrived(elevator, areas) => {
                let scene = Scene { subject_area: true, ..Scene::default() };
                (When::Arrived(c.arg(0, elevator), c.arg(1, areas)), scene)
            }
            When::Resolved(event) => (When::Resolved(c.arg(0, event)), Scene::default()),
            When::TileActivated(tile) => (When::TileActivated(c.arg(0, tile)), Scene::default()),
            When::AnyTileActivated => (When::AnyTileActivated, Scene::default()),
            When::Burned(areas) => (When::Burned(c.arg(0, areas)), Scene { subject_area: true, ..Scene::default() }),
        }
    }
}
