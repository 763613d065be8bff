//! Effects, in lists.

use super::compiler::{Compile, Compiler};
use super::scene::Thing;
use crate::id::{FaceName, PickName};
use crate::index::{ListId, PickId};
use crate::limits::LONGEST;
use crate::script::{Branch, Compiled, Effect, Number, Offer, Script, Tokens, Written};
use crate::text::Text;

impl Compiler<'_> {
    /// Effects in order: a list of its own, in which something happens.
    pub(super) fn effects(&mut self, effects: &Script) -> ListId {
        self.expect(!effects.0.is_empty(), "nothing happens");
        self.effects_or_none(effects)
    }

    /// Effects in order: a list of its own, perhaps an empty one.
    pub(super) fn effects_or_none(&mut self, effects: &Script) -> ListId {
        self.expect(effects.0.len() <= LONGEST, format!("{} are too many: at most {}", effects.0.len(), LONGEST));
        let may_pick = std::mem::replace(&mut self.scene.may_pick, true);
        let compiled = self.in_block(|c| {
            let mut list = Vec::new();
            for (at, effect) in effects.0.iter().take(LONGEST).enumerate() {
                list.push(c.arg(at, effect));
            }
            list
        });
        self.scene.may_pick = may_pick;
        self.lists.push(compiled);
        ListId((self.lists.len() - 1).min(u16::MAX.into()) as u16)
    }

    /// A question or an answer, in words.
    fn question(&mut self, text: &Text) -> u8 {
        self.expect(!text.english().trim().is_empty(), "the text is missing");
        self.questions.push(text.clone());
        let at = self.questions.len() - 1;
        self.expect(at <= u8::MAX.into(), "the mission has more than 255 questions and answers");
        at.min(u8::MAX.into()) as u8
    }

    /// A name for what the effect picks.
    fn name(&mut self, name: &PickName, thing: Thing) -> PickId {
        let id = self.lexicon.pick(name);
        self.picked(id, thing);
        id
    }

    /// Effects in which a name stands for each in turn.
    fn loop_over(&mut self, name: &PickName, thing: Thing, effects: &Script) -> (PickId, ListId) {
        self.in_block(|c| (c.name(name, thing), c.within("[2]", |c| c.effects(effects))))
    }

    /// Effects that are repeated, and are not by far too many in all. G-123
    fn repeated(&mut self, times: &Number<Written>, effects: &Script) -> ListId {
        let before = self.repeats;
        self.repeats = before.saturating_mul(u32::from(times.at_least().max(1)));
        let (repeats, most) = (self.repeats, super::MOST_REPEATS);
        if before <= most && repeats > most {
            self.within("[0]", |c| {
                c.fault(format!("with the loops around it, it is done {repeats} times: at most {most}"));
            });
        }
        let effects = self.within("[1]", |c| c.effects(effects));
        self.repeats = before;
        effects
    }

    /// Tokens that come to show a face of their kind.
    fn faced(&mut self, tokens: &Tokens<Written>, face: &FaceName) -> Effect<Compiled> {
        let (tokens, kind) = self.within("[0]", |c| c.tokens(tokens));
        let face = self.within("[1]", |c| {
            c.expect(kind.is_some(), "say of which kind the tokens are");
            kind.map(|kind| c.face(kind, face))
        });
        Effect::Turn(tokens, face.unwrap_or(crate::index::FaceId(0)))
    }

    /// A number that must not always be 0.
    fn some_number(&mut self, at: usize, number: &Number<Written>) -> Number<Compiled> {
        self.within(format_args!("[{at}]"), |c| {
            c.expect(*number != Number::Just(0), "it is 0: nothing happens");
            c.without_picks(number)
        })
    }
}

impl Compile for Branch<Written> {
    type Out = Branch<Compiled>;

    fn compile(&self, c: &mut Compiler) -> Branch<Compiled> {
        let Branch(condition, effects) = self;
        Branch(c.within("[0]", |c| c.without_picks(condition)), c.within("[1]", |c| c.effects(effects)))
    }
}

impl Compile for Offer<Written> {
    type Out = Offer<Compiled>;

    fn compile(&self, c: &mut Compiler) -> Offer<Compiled> {
        Offer {
            name: c.within(".name", |c| c.question(&self.name)),
            only_if: c.within(".only_if", |c| c.without_picks(&self.only_if)),
            effects: c.within(".effects", |c| c.effects_or_none(&self.effects)),
        }
    }
}

impl Compile for Effect<Written> {
    type Out = Effect<Compiled>;

    fn compile(&self, c: &mut Compiler) -> Effect<Compiled> {
        match self {
            Effect::Choose(branches, otherwise) => {
                c.expect(!branches.is_empty(), "there is no branch");
                Effect::Choose(c.arg(0, branches), c.within("[1]", |c| c.effects_or_none(otherwise)))
            }
            Effect::Ask { side, question, offers } => {
                c.expect(offers.len() > 1, "there is nothing to choose");
                let question = c.within(".question", |c| c.question(question));
                Effect::Ask { side: *side, question, offers: c.field("offers", offers) }
            }
            Effect::PickMinis(name, minis) => {
                let minis = c.arg(1, minis);
                Effect::PickMinis(c.name(name, Thing::Mini), minis)
            }
            Effect::PickTokens(name, tokens) => {
                let (tokens, kind) = c.within("[1]", |c| c.tokens(tokens));
                Effect::PickTokens(c.name(name, Thing::Token(kind)), tokens)
            }
            Effect::PickAreas(name, areas, pick) => {
                let (areas, pick) = (c.arg(1, areas), c.arg(2, pick));
                Effect::PickAreas(c.name(name, Thing::Area), areas, pick)
            }
            Effect::ForEachMini(name, minis, effects) => {
                let minis = c.arg(1, minis);
                let (name, effects) = c.loop_over(name, Thing::Mini, effects);
                Effect::ForEachMini(name, minis, effects)
            }
            Effect::ForEachToken(name, tokens, effects) => {
                let (tokens, kind) = c.within("[1]", |c| c.tokens(tokens));
                let (name, effects) = c.loop_over(name, Thing::Token(kind), effects);
                Effect::ForEachToken(name, tokens, effects)
            }
            Effect::ForEachArea(name, areas, effects) => {
                let areas = c.arg(1, areas);
                let (name, effects) = c.loop_over(name, Thing::Area, effects);
                Effect::ForEachArea(name, areas, effects)
            }
            Effect::Repeat(times, effects) => Effect::Repeat(c.some_number(0, times), c.repeated(times, effects)),
            Effect::Set(value, number) => Effect::Set(c.arg(0, value), c.arg(1, number)),
            Effect::Add(value, number) => Effect::Add(c.arg(0, value), c.some_number(1, number)),
            Effect::Take(value, number) => Effect::Take(c.arg(0, value), c.some_number(1, number)),
            Effect::Roll(value, dice) => {
                c.within("[1]", |c| c.expect((1..=10).contains(&dice.len()), "1 to 10 dice are rolled"));
                Effect::Roll(c.arg(0, value), dice.clone())
            }
            Effect::RollD6(value) => Effect::RollD6(c.arg(0, value)),
            Effect::BringIn(tile, areas, count) => {
                Effect::BringIn(c.arg(0, tile), c.arg(1, areas), c.some_number(2, count))
            }
            Effect::ToPool(minis) => Effect::ToPool(c.arg(0, minis)),
            Effect::TakeOut(minis) => Effect::TakeOut(c.arg(0, minis)),
            Effect::Leave(minis) => Effect::Leave(c.arg(0, minis)),
            Effect::MoveTo(minis, areas) => Effect::MoveTo(c.arg(0, minis), c.arg(1, areas)),
            Effect::Wound(minis, count) => Effect::Wound(c.arg(0, minis), c.some_number(1, count)),
            Effect::Hazard(minis, dice) => Effect::Hazard(c.arg(0, minis), c.some_number(1, dice)),
            Effect::Heal(minis, count) => Effect::Heal(c.arg(0, minis), c.some_number(1, count)),
            Effect::Neutralize(minis) => Effect::Neutralize(c.arg(0, minis)),
            Effect::LayDown(minis) => Effect::LayDown(c.arg(0, minis)),
            Effect::Shackle(minis, count) => Effect::Shackle(c.arg(0, minis), c.some_number(1, count)),
            Effect::Unshackle(minis) => Effect::Unshackle(c.arg(0, minis)),
            Effect::ChangeSide(minis, side) => Effect::ChangeSide(c.arg(0, minis), *side),
            Effect::ChangeControl(minis, side) => Effect::ChangeControl(c.arg(0, minis), *side),
            Effect::ChangeForm(minis, tile) => {
                c.within("[1]", |c| c.expect(minis.tiles != [tile.clone()], format!("\"{tile}\" would become itself")));
                Effect::ChangeForm(c.arg(0, minis), c.arg(1, tile))
            }
            Effect::ChangeScreen(minis, hero) => {
                c.within("[1]", |c| {
                    c.expect(minis.heroes != [hero.clone()], format!("\"{hero}\" would become itself"))
                });
                Effect::ChangeScreen(c.arg(0, minis), c.arg(1, hero))
            }
            Effect::ChangeBack(minis) => Effect::ChangeBack(c.arg(0, minis)),
            Effect::Activate(minis) => Effect::Activate(c.arg(0, minis)),
            Effect::GrantMove(minis, points) => Effect::GrantMove(c.arg(0, minis), c.some_number(1, points)),
            Effect::GrantAttack(minis, kind, color, dice) => {
                Effect::GrantAttack(c.arg(0, minis), *kind, *color, c.some_number(3, dice))
            }
            Effect::GrantAction(minis) => Effect::GrantAction(c.arg(0, minis)),
            Effect::Lead(minis) => {
                let acts = c.scene.acting_mini;
                c.expect(acts, "nobody acts who could lead them");
                Effect::Lead(c.arg(0, minis))
            }
            Effect::Release(minis) => Effect::Release(c.arg(0, minis)),
            Effect::Recover(minis, count) => Effect::Recover(c.arg(0, minis), c.some_number(1, count)),
            Effect::Tire(minis, count) => Effect::Tire(c.arg(0, minis), c.some_number(1, count)),
            Effect::PlaceTokens(kind, face, areas, count) => {
                let kind = c.arg(0, kind);
                let face = c.within("[1]", |c| c.face(kind, face));
                Effect::PlaceTokens(kind, face, c.arg(2, areas), c.some_number(3, count))
            }
            Effect::MoveTokens(tokens, areas) => Effect::MoveTokens(c.arg(0, tokens), c.arg(1, areas)),
            Effect::Turn(tokens, face) => c.faced(tokens, face),
            Effect::Remove(tokens) => Effect::Remove(c.arg(0, tokens)),
            Effect::Reveal(tokens) => Effect::Reveal(c.arg(0, tokens)),
            Effect::Hide(tokens) => Effect::Hide(c.arg(0, tokens)),
            Effect::Mix(tokens) => Effect::Mix(c.arg(0, tokens)),
            Effect::PickUp(tokens) => {
                let acts = c.scene.acting_mini;
                c.expect(acts, "nobody acts who could carry them");
                Effect::PickUp(c.arg(0, tokens))
            }
            Effect::PutDown(tokens) => Effect::PutDown(c.arg(0, tokens)),
            Effect::Spread(tokens, pick) => Effect::Spread(c.arg(0, tokens), c.arg(1, pick)),
            Effect::PlaceFields(kind, areas, count) => {
                Effect::PlaceFields(*kind, c.arg(1, areas), c.some_number(2, count))
            }
            Effect::RemoveFields(kind, areas) => Effect::RemoveFields(*kind, c.arg(1, areas)),
            Effect::Explosion(areas, level) => Effect::Explosion(c.arg(0, areas), c.some_number(1, level)),
            Effect::Reinforcement(points) => {
                let nowhere = c.lexicon.mission.reinforcement_areas.is_empty();
                c.expect(!nowhere, "the mission has no Reinforcement Area");
                Effect::Reinforcement(c.some_number(0, points))
            }
            Effect::InsertTile(tile, position) => {
                c.position(*position);
                Effect::InsertTile(c.arg(0, tile), *position)
            }
            Effect::MoveTile(tile, position) => {
                c.position(*position);
                Effect::MoveTile(c.arg(0, tile), *position)
            }
            Effect::RemoveTile(tile) => Effect::RemoveTile(c.arg(0, tile)),
            Effect::BanTile(tile, round) => Effect::BanTile(c.arg(0, tile), c.arg(1, round)),
            Effect::VillainRecovers(cubes) => Effect::VillainRecovers(c.some_number(0, cubes)),
            Effect::VillainTires(cubes) => Effect::VillainTires(c.some_number(0, cubes)),
            Effect::OpenReinforcement(areas) => Effect::OpenReinforcement(c.arg(0, areas)),
            Effect::CloseReinforcement(areas) => Effect::CloseReinforcement(c.arg(0, areas)),
            Effect::BeginMode(mode) => Effect::BeginMode(c.arg(0, mode)),
            Effect::EndMode(mode) => Effect::EndMode(c.arg(0, mode)),
            Effect::PlaceCard(card, areas) => Effect::PlaceCard(c.arg(0, card), c.arg(1, areas)),
            Effect::GainCard(card, minis) => Effect::GainCard(c.arg(0, card), c.arg(1, minis)),
            Effect::LoseCard(card, minis) => Effect::LoseCard(c.arg(0, card), c.arg(1, minis)),
            Effect::OpenDoor(door) => Effect::OpenDoor(c.arg(0, door)),
            Effect::CloseDoor(door) => Effect::CloseDoor(c.arg(0, door)),
            Effect::CloseAreas(areas) => Effect::CloseAreas(c.arg(0, areas)),
            Effect::OpenAreas(areas) => Effect::OpenAreas(c.arg(0, areas)),
            Effect::SetDifficult(areas, level) => {
                c.figure(1, *level);
                Effect::SetDifficult(c.arg(0, areas), *level)
            }
            Effect::SetDangerous(areas, level) => {
                c.figure(1, *level);
                Effect::SetDangerous(c.arg(0, areas), *level)
            }
            Effect::SetElevation(areas, level) => {
                c.figure(1, level.unsigned_abs());
                Effect::SetElevation(c.arg(0, areas), *level)
            }
            Effect::OpenLink(link) => Effect::OpenLink(c.arg(0, link)),
            Effect::CloseLink(link) => Effect::CloseLink(c.arg(0, link)),
            Effect::SetLastRound(round) => Effect::SetLastRound(c.some_number(0, round)),
            Effect::End(ending) => {
                let has_begun = !c.scene.is_setup;
                c.expect(has_begun, "the game has not begun: it cannot end in `setup`");
                Effect::End(c.arg(0, ending))
            }
        }
    }
}

impl Compiler<'_> {
    /// A position of the River, from 1. R2 VI.A.1
    fn position(&mut self, position: u8) {
        self.within("[1]", |c| c.expect((1..=8).contains(&position), "the River has positions 1 to 8"));
    }
}
