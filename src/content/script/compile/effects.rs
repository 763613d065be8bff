//! Effects, in lists.

use super::compiler::{Compile, Compiler};
use super::scene::Thing;
use crate::dice::Color;
use crate::id::{EndingName, FaceName, HeroName, PickName, TileName, TokenName, ValueName};
use crate::index::{ListId, PickId};
use crate::limits::LONGEST;
use crate::script::{Areas, Branch, Compiled, Effect, Minis, Number, Offer, Pick, Script, Tokens, Written};
use crate::side::Side;
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
            Effect::Choose(branches, otherwise) => c.choose(branches, otherwise),
            Effect::Ask { side, question, offers } => c.ask(*side, question, offers),
            Effect::PickMinis(name, minis) => c.pick_minis(name, minis),
            Effect::PickTokens(name, tokens) => c.pick_tokens(name, tokens),
            Effect::PickAreas(name, areas, pick) => c.pick_areas(name, areas, pick),
            Effect::ForEachMini(name, minis, effects) => c.for_each_mini(name, minis, effects),
            Effect::ForEachToken(name, tokens, effects) => c.for_each_token(name, tokens, effects),
            Effect::ForEachArea(name, areas, effects) => c.for_each_area(name, areas, effects),
            Effect::Repeat(times, effects) => Effect::Repeat(c.some_number(0, times), c.repeated(times, effects)),
            Effect::Set(value, number) => Effect::Set(c.arg(0, value), c.arg(1, number)),
            Effect::Add(value, number) => Effect::Add(c.arg(0, value), c.some_number(1, number)),
            Effect::Take(value, number) => Effect::Take(c.arg(0, value), c.some_number(1, number)),
            Effect::Roll(value, dice) => c.roll(value, dice),
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
            Effect::ChangeForm(minis, tile) => c.change_form(minis, tile),
            Effect::ChangeScreen(minis, hero) => c.change_screen(minis, hero),
            Effect::ChangeBack(minis) => Effect::ChangeBack(c.arg(0, minis)),
            Effect::Activate(minis) => Effect::Activate(c.arg(0, minis)),
            Effect::GrantMove(minis, points) => Effect::GrantMove(c.arg(0, minis), c.some_number(1, points)),
            Effect::GrantAttack(minis, kind, color, dice) => {
                Effect::GrantAttack(c.arg(0, minis), *kind, *color, c.some_number(3, dice))
            }
            Effect::GrantAction(minis) => Effect::GrantAction(c.arg(0, minis)),
            Effect::Lead(minis) => {
                c.somebody_acts("nobody acts who could lead them");
                Effect::Lead(c.arg(0, minis))
            }
            Effect::Release(minis) => Effect::Release(c.arg(0, minis)),
            Effect::Recover(minis, count) => Effect::Recover(c.arg(0, minis), c.some_number(1, count)),
            Effect::Tire(minis, count) => Effect::Tire(c.arg(0, minis), c.some_number(1, count)),
            Effect::GrantSkill(minis, skill, level) => {
                c.figure(2, *level);
                Effect::GrantSkill(c.arg(0, minis), *skill, *level)
            }
            Effect::LoseSkill(minis, skill) => Effect::LoseSkill(c.arg(0, minis), *skill),
            Effect::SetFigure(hero, figure) => c.set_figure(hero, figure),
            Effect::PlaceTokens(kind, face, areas, count) => c.place_tokens(kind, face, areas, count),
            Effect::MoveTokens(tokens, areas) => Effect::MoveTokens(c.arg(0, tokens), c.arg(1, areas)),
            Effect::Turn(tokens, face) => c.faced(tokens, face),
            Effect::Remove(tokens) => Effect::Remove(c.arg(0, tokens)),
            Effect::Reveal(tokens) => Effect::Reveal(c.arg(0, tokens)),
            Effect::Hide(tokens) => Effect::Hide(c.arg(0, tokens)),
            Effect::Show(tokens, side) => Effect::Show(c.arg(0, tokens), *side),
            Effect::Mix(tokens) => Effect::Mix(c.arg(0, tokens)),
            Effect::PickUp(tokens) => {
                c.somebody_acts("nobody acts who could carry them");
                Effect::PickUp(c.arg(0, tokens))
            }
            Effect::Give(tokens, minis) => Effect::Give(c.arg(0, tokens), c.within("[1]", |c| c.without_picks(minis))),
            Effect::PutDown(tokens) => Effect::PutDown(c.arg(0, tokens)),
            Effect::Spread(tokens, pick) => Effect::Spread(c.arg(0, tokens), c.arg(1, pick)),
            Effect::PlaceFields(kind, areas, count) => {
                Effect::PlaceFields(*kind, c.arg(1, areas), c.some_number(2, count))
            }
            Effect::RemoveFields(kind, areas) => Effect::RemoveFields(*kind, c.arg(1, areas)),
            Effect::Explosion(areas, level) => Effect::Explosion(c.arg(0, areas), c.some_number(1, level)),
            Effect::Reinforcement(points) => c.reinforcement(points),
            Effect::InsertTile(tile, position) => {
                let position = c.position(*position);
                Effect::InsertTile(c.arg(0, tile), position)
            }
            Effect::MoveTile(tile, position) => {
                let position = c.position(*position);
                Effect::MoveTile(c.arg(0, tile), position)
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
            Effect::SetDark(areas) => Effect::SetDark(c.arg(0, areas)),
            Effect::SetLight(areas) => Effect::SetLight(c.arg(0, areas)),
            Effect::OpenLink(link) => Effect::OpenLink(c.arg(0, link)),
            Effect::CloseLink(link) => Effect::CloseLink(c.arg(0, link)),
            Effect::SendElevator(elevator, areas) => Effect::SendElevator(c.arg(0, elevator), c.arg(1, areas)),
            Effect::RideElevator(elevator, areas, side) => c.ride(elevator, areas, *side),
            Effect::SetLastRound(round) => Effect::SetLastRound(c.some_number(0, round)),
            Effect::End(ending) => c.end(ending),
        }
    }
}

/// Effects that lead to others.
impl Compiler<'_> {
    fn choose(&mut self, branches: &Vec<Branch<Written>>, otherwise: &Script) -> Effect<Compiled> {
        self.expect(!branches.is_empty(), "there is no branch");
        Effect::Choose(self.arg(0, branches), self.within("[1]", |c| c.effects_or_none(otherwise)))
    }

    fn ask(&mut self, side: Side, question: &Text, offers: &Vec<Offer<Written>>) -> Effect<Compiled> {
        self.expect(offers.len() > 1, "there is nothing to choose");
        let question = self.within(".question", |c| c.question(question));
        Effect::Ask { side, question, offers: self.field("offers", offers) }
    }

    fn pick_minis(&mut self, name: &PickName, minis: &Minis<Written>) -> Effect<Compiled> {
        let minis = self.arg(1, minis);
        Effect::PickMinis(self.name(name, Thing::Mini), minis)
    }

    fn pick_tokens(&mut self, name: &PickName, tokens: &Tokens<Written>) -> Effect<Compiled> {
        let (tokens, kind) = self.within("[1]", |c| c.tokens(tokens));
        Effect::PickTokens(self.name(name, Thing::Token(kind)), tokens)
    }

    fn pick_areas(
        &mut self,
        name: &PickName,
        areas: &Areas<Written>,
        pick: &Option<Pick<Written>>,
    ) -> Effect<Compiled> {
        let (areas, pick) = (self.arg(1, areas), self.arg(2, pick));
        Effect::PickAreas(self.name(name, Thing::Area), areas, pick)
    }

    fn for_each_mini(&mut self, name: &PickName, minis: &Minis<Written>, effects: &Script) -> Effect<Compiled> {
        let minis = self.arg(1, minis);
        let (name, effects) = self.loop_over(name, Thing::Mini, effects);
        Effect::ForEachMini(name, minis, effects)
    }

    fn for_each_token(&mut self, name: &PickName, tokens: &Tokens<Written>, effects: &Script) -> Effect<Compiled> {
        let (tokens, kind) = self.within("[1]", |c| c.tokens(tokens));
        let (name, effects) = self.loop_over(name, Thing::Token(kind), effects);
        Effect::ForEachToken(name, tokens, effects)
    }

    fn for_each_area(&mut self, name: &PickName, areas: &Areas<Written>, effects: &Script) -> Effect<Compiled> {
        let areas = self.arg(1, areas);
        let (name, effects) = self.loop_over(name, Thing::Area, effects);
        Effect::ForEachArea(name, areas, effects)
    }

    fn roll(&mut self, value: &ValueName, dice: &[Color]) -> Effect<Compiled> {
        self.within("[1]", |c| c.expect((1..=10).contains(&dice.len()), "1 to 10 dice are rolled"));
        Effect::Roll(self.arg(0, value), dice.to_vec())
    }

    fn end(&mut self, ending: &EndingName) -> Effect<Compiled> {
        let has_begun = !self.scene.is_setup;
        self.expect(has_begun, "the game has not begun: it cannot end in `setup`");
        Effect::End(self.arg(0, ending))
    }
}

/// Effects on pieces that need more than their arguments.
impl Compiler<'_> {
    fn change_form(&mut self, minis: &Minis<Written>, tile: &TileName) -> Effect<Compiled> {
        self.within("[1]", |c| c.expect(minis.tiles != [tile.clone()], format!("\"{tile}\" would become itself")));
        Effect::ChangeForm(self.arg(0, minis), self.arg(1, tile))
    }

    fn change_screen(&mut self, minis: &Minis<Written>, hero: &HeroName) -> Effect<Compiled> {
        self.within("[1]", |c| c.expect(minis.heroes != [hero.clone()], format!("\"{hero}\" would become itself")));
        Effect::ChangeScreen(self.arg(0, minis), self.arg(1, hero))
    }

    fn set_figure(&mut self, hero: &HeroName, figure: &Number<Written>) -> Effect<Compiled> {
        let found = self.lexicon.library.heroes.iter().find(|known| known.id == *hero);
        let has_none = found.is_some_and(|found| found.figure.is_none());
        self.within("[0]", |c| c.expect(!has_none, format!("the Screen of \"{hero}\" has no X")));
        Effect::SetFigure(self.arg(0, hero), self.arg(1, figure))
    }

    fn place_tokens(
        &mut self,
        kind: &TokenName,
        face: &FaceName,
        areas: &Areas<Written>,
        count: &Number<Written>,
    ) -> Effect<Compiled> {
        let kind = self.arg(0, kind);
        let face = self.within("[1]", |c| c.face(kind, face));
        Effect::PlaceTokens(kind, face, self.arg(2, areas), self.some_number(3, count))
    }

    fn reinforcement(&mut self, points: &Number<Written>) -> Effect<Compiled> {
        let nowhere = self.lexicon.mission.reinforcement_areas.is_empty();
        self.expect(!nowhere, "the mission has no Reinforcement Area");
        Effect::Reinforcement(self.some_number(0, points))
    }

    /// What the acting miniature does needs one.
    fn somebody_acts(&mut self, otherwise: &str) {
        let acts = self.scene.acting_mini;
        self.expect(acts, otherwise);
    }

    /// A position of the River, from 1. R2 VI.A.1
    fn position(&mut self, position: u8) -> u8 {
        self.within("[1]", |c| c.expect((1..=8).contains(&position), "the River has positions 1 to 8"));
        position
    }
}
