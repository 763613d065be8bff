//! How to examine a word: whom or what it is done to, where, and which lists follow from it. Code that wants to know
//! something about effects without carrying them out asks here.

use super::{Areas, Effect, Minis, Names, Pick, Tokens};

/// Whom or what an effect is done to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Subject<'a, N: Names> {
    /// Miniatures.
    Minis(&'a Minis<N>),
    /// Tokens.
    Tokens(&'a Tokens<N>),
    /// Areas, and how many of those that fit.
    Areas(&'a Areas<N>, Option<&'a Pick<N>>),
}

impl<'a, N: Names> Subject<'a, N> {
    /// How many of those that fit; `None`: all.
    pub fn pick(self) -> Option<&'a Pick<N>> {
        match self {
            Subject::Minis(minis) => minis.pick.as_ref(),
            Subject::Tokens(tokens) => tokens.pick.as_ref(),
            Subject::Areas(_, pick) => pick,
        }
    }
}

impl<N: Names> Effect<N> {
    /// Whom or what it is done to; `None`: nobody in particular.
    pub fn subject(&self) -> Option<Subject<'_, N>> {
        Some(match self {
            Effect::PickMinis(_, minis)
            | Effect::ForEachMini(_, minis, _)
            | Effect::ToPool(minis)
            | Effect::TakeOut(minis)
            | Effect::Leave(minis)
            | Effect::MoveTo(minis, _)
            | Effect::Wound(minis, _)
            | Effect::Hazard(minis, _)
            | Effect::Heal(minis, _)
            | Effect::Neutralize(minis)
            | Effect::LayDown(minis)
            | Effect::Shackle(minis, _)
            | Effect::Unshackle(minis)
            | Effect::ChangeSide(minis, _)
            | Effect::ChangeControl(minis, _)
            | Effect::ChangeForm(minis, _)
            | Effect::ChangeScreen(minis, _)
            | Effect::ChangeBack(minis)
            | Effect::Activate(minis)
            | Effect::GrantMove(minis, _)
            | Effect::GrantAttack(minis, ..)
            | Effect::GrantAction(minis)
            | Effect::Lead(minis)
            | Effect::Release(minis)
            | Effect::Recover(minis, _)
            | Effect::Tire(minis, _)
            | Effect::GrantSkill(minis, ..)
            | Effect::LoseSkill(minis, _)
            | Effect::GainCard(_, minis)
            | Effect::LoseCard(_, minis) => Subject::Minis(minis),
            Effect::PickTokens(_, tokens)
            | Effect::ForEachToken(_, tokens, _)
            | Effect::MoveTokens(tokens, _)
            | Effect::Turn(tokens, _)
            | Effect::Remove(tokens)
            | Effect::Reveal(tokens)
            | Effect::Hide(tokens)
            | Effect::Show(tokens, _)
            | Effect::Give(tokens, _)
            | Effect::Mix(tokens)
            | Effect::PickUp(tokens)
            | Effect::PutDown(tokens)
            | Effect::Spread(tokens, _) => Subject::Tokens(tokens),
            Effect::PickAreas(_, areas, pick) => Subject::Areas(areas, pick.as_ref()),
            Effect::ForEachArea(_, areas, _)
            | Effect::PlaceFields(_, areas, _)
            | Effect::RemoveFields(_, areas)
            | Effect::Explosion(areas, _)
            | Effect::OpenReinforcement(areas)
            | Effect::CloseReinforcement(areas)
            | Effect::CloseAreas(areas)
            | Effect::OpenAreas(areas)
            | Effect::SetDifficult(areas, _)
            | Effect::SetDangerous(areas, _)
            | Effect::SetElevation(areas, _)
            | Effect::SetDark(areas)
            | Effect::SetLight(areas)
            | Effect::RideElevator(_, areas, _)
            | Effect::SendElevator(_, areas) => Subject::Areas(areas, None),
            Effect::Choose(..)
            | Effect::Ask { .. }
            | Effect::Repeat(..)
            | Effect::Set(..)
            | Effect::Add(..)
            | Effect::Take(..)
            | Effect::Roll(..)
            | Effect::RollD6(_)
            | Effect::BringIn(..)
            | Effect::PlaceTokens(..)
            | Effect::Reinforcement(_)
            | Effect::InsertTile(..)
            | Effect::MoveTile(..)
            | Effect::RemoveTile(_)
            | Effect::BanTile(..)
            | Effect::VillainRecovers(_)
            | Effect::VillainTires(_)
            | Effect::BeginMode(_)
            | Effect::EndMode(_)
            | Effect::PlaceCard(..)
            | Effect::OpenDoor(_)
            | Effect::CloseDoor(_)
            | Effect::OpenLink(_)
            | Effect::CloseLink(_)
            | Effect::SetFigure(..)
            | Effect::SetLastRound(_)
            | Effect::End(_) => return None,
        })
    }

    /// Lists of effects that may follow from it.
    pub fn lists(&self) -> Vec<&N::Effects> {
        match self {
            Effect::Choose(branches, otherwise) => {
                branches.iter().map(|branch| &branch.1).chain(std::iter::once(otherwise)).collect()
            }
            Effect::Ask { offers, .. } => offers.iter().map(|offer| &offer.effects).collect(),
            Effect::ForEachMini(.., list)
            | Effect::ForEachToken(.., list)
            | Effect::ForEachArea(.., list)
            | Effect::Repeat(_, list) => vec![list],
            _ => Vec::new(),
        }
    }

    /// Whether on its own it asks nobody and draws nothing: it only does what it says. What follows from it, such as
    /// the Rerolls of an Explosion, is not looked at.
    pub fn is_plain(&self) -> bool {
        let picks = self.subject().and_then(Subject::pick);
        let is_sure = !matches!(
            self,
            Effect::Ask { .. }
                | Effect::Roll(..)
                | Effect::RollD6(_)
                | Effect::Mix(_)
                | Effect::Spread(..)
                | Effect::Activate(_)
                | Effect::GrantMove(..)
                | Effect::GrantAttack(..)
                | Effect::GrantAction(_)
                | Effect::GainCard(..)
                | Effect::Reinforcement(_)
                | Effect::Explosion(..)
        );
        is_sure && picks.is_none_or(|pick| matches!(pick, Pick::Nearest(_)))
    }
}
