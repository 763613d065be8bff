//! One-time use cards that lend a Skill at any time: each is used where that Skill comes into play, once and only when
//! it is asked to, and only where it helps. R2 V.C.1, G-89

use super::level;
use crate::command::CardUse;
use crate::figures::cards;
use crate::game::Game;
use crate::id::{CardId, MiniId};
use gotham_content::card::{BonusLine, Usage};
use gotham_content::skill::Skill;

/// The One-time use cards that lend a Hero a Skill at any time, each name once, with what they lend. R2 V.C.1, R2 V.C.4,
/// G-89
pub fn lent(game: &Game, mini: MiniId, skill: Skill) -> Vec<(CardUse, u8)> {
    let (scenario, state) = (game.scenario(), game.state());
    if !scenario.printed.on_cards(skill) || state.lost_skills.contains(&(mini, skill)) {
        return Vec::new();
    }
    let Some(tablet) = state.tablet(mini).filter(|tablet| tablet.has(skill)) else { return Vec::new() };
    let mut found: Vec<(CardUse, u8)> = Vec::new();
    for id in tablet.cards().filter(|id| scenario.printed.on_card(*id, skill)) {
        let card = scenario.card(id);
        let is_known = found.iter().any(|(known, _)| known.card == id);
        if is_known || !card.one_time || cards::may_benefit(game, mini, id).is_err() {
            continue;
        }
        let lines = card.lines.iter().zip(0u8..).filter(|(line, _)| line.usage == Usage::Always);
        let held = lines.flat_map(|(line, at)| line.skills.iter().map(move |held| (held, at)));
        let wanted = held.filter(|(held, _)| held.skill == skill);
        found.extend(wanted.map(|(held, line)| (CardUse { card: id, line }, held.level)).next());
    }
    found
}

/// Those of them that add to cards which already help at this moment: of Tools with the same bonus, only one does.
/// R2 V.C.4, E-15
pub(crate) fn lent_besides(game: &Game, mini: MiniId, skill: Skill, used: &[CardUse]) -> Vec<(CardUse, u8)> {
    let mut found = lent(game, mini, skill);
    found.retain(|(card, _)| !cards::is_excluded(game, used, *card));
    found
}

/// The One-time use cards that a Hero may put into an action with dice because they lend it, each with the line that does.
/// G-33
pub(crate) fn lines_that_lend(game: &Game, mini: MiniId, skill: Skill) -> Vec<CardUse> {
    let lends = |line: &BonusLine| line.skills.iter().any(|held| held.skill == skill);
    let at = |card: CardId| game.scenario().card(card).lines.iter().position(lends);
    let cards = cards::spendable(game, mini, skill).into_iter();
    cards.filter_map(|(card, _)| Some(CardUse { card, line: at(card)? as u8 })).collect()
}

/// The card that lends the rest of the Wounds of Pushing Limits; `None`: the miniature's own Skill takes them all.
/// G-39, G-89
pub fn pushing_with(game: &Game, mini: MiniId, wounds: u8) -> Option<CardUse> {
    let own = level(game, mini, Skill::PushingLimits);
    let more = wounds.checked_sub(own).filter(|more| *more > 0)?;
    lent(game, mini, Skill::PushingLimits).into_iter().find(|(_, level)| *level == more).map(|(card, _)| card)
}
