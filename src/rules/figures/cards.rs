//! Which bonus lines of which cards a Hero may use. R2 V.C

use std::borrow::Cow;

use crate::command::CardUse;
use crate::game::Game;
use crate::id::{CardId, MiniId};
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::state::Tablet;
use gotham_content::card::{BonusLine, CardKind, Usage};
use gotham_content::skill::{Skill, SkillSet};
use gotham_content::tile::Action;

/// The line of a card that a use names.
pub fn line(game: &Game, used: CardUse) -> Option<&BonusLine> {
    game.scenario().cards.get(used.card.index())?.lines.get(usize::from(used.line))
}

/// Whether a Hero may benefit from a card that it carries: not another's, not Lethal against a Moral Code. R2 V.C.1, E-11
pub fn may_benefit(game: &Game, mini: MiniId, card: CardId) -> Verdict {
    let Some(tablet) = game.state().tablet(mini) else {
        return refuse(Rule::Equipment, Reason::OnlyHeroesUseCards);
    };
    let keeps = game.options().edition.neutralized_heroes_keep_defense_and_cards();
    require(keeps || !tablet.is_neutralized(), Rule::Neutralization, Reason::NeutralizedUsesNoCards)?;
    let (screen, printed) = (game.scenario().hero(tablet.hero), game.scenario().card(card));
    let is_meant = printed.only.as_ref().is_none_or(|only| *only == screen.called);
    require(is_meant, Rule::CardAnatomy, Reason::CardHelpsOnly { card })?;
    let is_forbidden = printed.lethal && game.scenario().printed.on_screen(tablet.hero, Skill::MoralCode);
    require(!is_forbidden, Rule::MoralCode, Reason::MoralCodeForbids { card })
}

/// Whether a Hero's Encumbrance allows one more card. R2 V.C.2.a
pub(crate) fn has_room_for(game: &Game, mini: MiniId, card: CardId) -> bool {
    game.state().tablet(mini).is_some_and(|tablet| {
        let total = super::encumbrance(game, mini) + game.scenario().card(card).size;
        total <= game.scenario().hero(tablet.hero).encumbrance_limit()
    })
}

/// Whether a Hero carries a card.
pub fn is_carried(game: &Game, mini: MiniId, card: CardId) -> bool {
    game.state().tablet(mini).is_some_and(|tablet| tablet.cards().any(|held| held == card))
}

/// Whether a carried card's "at any time" lines help without being named: those of One-time use cards don't.
pub(crate) fn helps_always(game: &Game, mini: MiniId, card: CardId) -> bool {
    !game.scenario().card(card).one_time && may_benefit(game, mini, card).is_ok()
}

/// Lines in use, with the permanent lines that help alongside them in the First edition. E-14
pub fn together<'a>(game: &Game, used: &'a [CardUse]) -> Cow<'a, [CardUse]> {
    if !game.options().edition.permanent_lines_go_along() {
        return Cow::Borrowed(used);
    }
    let is_permanent = |used: &CardUse| line(game, *used).is_some_and(|line| line.usage == Usage::Always);
    let mut all = used.to_vec();
    for card in used.iter().filter(|used| !is_permanent(used)).map(|used| used.card) {
        let wanted = used.iter().filter(|other| other.card == card && !is_permanent(other)).count();
        for at in 0..game.scenario().card(card).lines.len() as u8 {
            let beside = CardUse { card, line: at };
            if is_permanent(&beside) && all.iter().filter(|known| **known == beside).count() < wanted {
                all.push(beside);
            }
        }
    }
    Cow::Owned(all)
}

/// Whether two Tools have the same bonus: the same name, or in the First edition the same lines for a usage. R2 V.C.4,
/// E-15
fn is_same_bonus(game: &Game, one: CardId, other: CardId, usage: Usage) -> bool {
    let lines = |card: CardId| game.scenario().card(card).lines.iter().filter(move |line| line.usage == usage);
    one == other || game.options().edition.equal_bonuses_do_not_add_up() && lines(one).eq(lines(other))
}

/// Whether a card is a Tool.
fn is_tool(game: &Game, card: CardId) -> bool {
    game.scenario().card(card).kinds.contains(&CardKind::Tool)
}

/// Whether a Tool may not be named along with these cards: one of them has the same bonus. R2 V.C.4, E-15
pub(crate) fn is_excluded(game: &Game, by: &[CardUse], card: CardUse) -> bool {
    by.iter().any(|other| exclude_each_other(game, *other, card))
}

/// Whether two Tools may not be named for one action: they have the same bonus. R2 V.C.4, E-15
fn exclude_each_other(game: &Game, one: CardUse, other: CardUse) -> bool {
    let usage = line(game, one).map(|line| line.usage);
    let are_tools = is_tool(game, one.card) && is_tool(game, other.card);
    are_tools && usage.is_some_and(|usage| is_same_bonus(game, one.card, other.card, usage))
}

/// Carried cards whose "at any time" lines help; of Tools with the same bonus, only one does. R2 V.C.4, E-15
pub(crate) fn helping(game: &Game, mini: MiniId) -> impl Iterator<Item = CardId> + '_ {
    carried(game, mini).filter(move |card| helps(game, mini, *card)).map(|(_, card)| card)
}

/// Those of them that lend one of the given Skills. R2 V.C.1, R2 V.C.4, E-15
pub(crate) fn lending<'a>(
    game: &'a Game,
    (mini, tablet): (MiniId, &'a Tablet),
    skills: SkillSet,
) -> impl Iterator<Item = CardId> + 'a {
    let cards = tablet.cards().enumerate();
    let cards = cards.filter(move |(_, card)| game.scenario().printed.of_card(*card).meets(skills));
    cards.filter(move |card| helps(game, mini, *card)).map(|(_, card)| card)
}

/// The cards that a Hero carries, each with its position.
fn carried(game: &Game, mini: MiniId) -> impl Iterator<Item = (usize, CardId)> + '_ {
    game.state().tablet(mini).into_iter().flat_map(|tablet| tablet.cards().enumerate())
}

/// Whether a carried card's "at any time" lines help, and no Tool before it has the same bonus. R2 V.C.4, E-15
fn helps(game: &Game, mini: MiniId, (at, card): (usize, CardId)) -> bool {
    let is_first = |other: CardId| {
        let has_its_bonus = is_tool(game, other) && is_same_bonus(game, other, card, Usage::Always);
        other == card || has_its_bonus && helps_always(game, mini, other)
    };
    let is_second = || is_tool(game, card) && carried(game, mini).take(at).any(|(_, other)| is_first(other));
    helps_always(game, mini, card) && !is_second()
}

/// The usage that an action's bonus lines carry. R2 V.C.1
pub fn usage(action: Action) -> Usage {
    match action {
        Action::Movement => Usage::Movement,
        Action::Melee => Usage::Melee,
        Action::Ranged => Usage::Ranged,
        Action::Manipulation => Usage::Manipulation,
        Action::Thought => Usage::Thought,
    }
}

/// The weapon kind that an action uses, if any. R2 V.C.4
pub(crate) fn weapon_kind(action: Action) -> Option<CardKind> {
    match action {
        Action::Melee => Some(CardKind::MeleeWeapon),
        Action::Ranged => Some(CardKind::RangedWeapon),
        Action::Movement | Action::Manipulation | Action::Thought => None,
    }
}

/// Whether a line of a One-time use Tool helps even if it is not named: in the First edition, if it gives dice or
/// successes. The Skills that a line lends are optional, as all Skills are. E-16
pub(crate) fn cannot_be_held_back(game: &Game, line: &BonusLine) -> bool {
    let gives = !line.dice.0.is_empty() || line.automatic > 0;
    gives && game.options().edition.tools_cannot_be_held_back()
}

/// Whether a line of a card helps unasked, so that nobody names it: a Tool's that is not used up, and in the First edition
/// any Tool's that cannot be held back. R2 V.C.4, E-16
pub(crate) fn helps_unasked(game: &Game, used: CardUse, usage: Usage) -> bool {
    let card = game.scenario().card(used.card);
    let is_tool = card.kinds.iter().all(|kind| matches!(kind, CardKind::Tool | CardKind::Object));
    let first = card.lines.iter().position(|line| line.usage == usage);
    let is_of_action = first == Some(usize::from(used.line));
    let is_held_back = |line: &BonusLine| card.one_time && !(is_of_action && cannot_be_held_back(game, line));
    is_tool && line(game, used).is_some_and(|it| (is_of_action || it.usage == Usage::Always) && !is_held_back(it))
}

/// Lines of Tools that help an action or Defense unasked, each bonus once: those that are not used up, and in the First
/// edition all. R2 V.C.4, E-15, E-16
pub(crate) fn standing_lines(game: &Game, mini: MiniId, usage: Usage, used: &[CardUse]) -> Vec<CardUse> {
    let Some(tablet) = game.state().tablet(mini) else { return Vec::new() };
    let mut lines: Vec<CardUse> = Vec::new();
    for id in tablet.cards().filter(|id| used.iter().all(|used| used.card != *id)) {
        let card = game.scenario().card(id);
        let mut others = used.iter().chain(&lines).map(|other| other.card).filter(|other| self::is_tool(game, *other));
        let is_second = others.any(|other| is_same_bonus(game, other, id, usage));
        let Some(at) = card.lines.iter().position(|line| line.usage == usage) else { continue };
        let used = CardUse { card: id, line: at as u8 };
        let helps = helps_unasked(game, used, usage) && may_benefit(game, mini, id).is_ok();
        if helps && !is_second && lines.iter().all(|line| line.card != id) {
            lines.push(used);
        }
    }
    lines
}

/// Lines that are named for an action or Defense, plus those of One-time use Tools that can't be held back: what gets
/// used up. E-16
pub fn spent(game: &Game, mini: MiniId, usage: Usage, named: &[CardUse]) -> Vec<CardUse> {
    let unasked = standing_lines(game, mini, usage, named).into_iter();
    named.iter().copied().chain(unasked.filter(|used| game.scenario().card(used.card).one_time)).collect()
}

/// One-time use cards that lend a Skill at any time, with its level. R2 V.C.1
pub(crate) fn spendable(game: &Game, mini: MiniId, skill: Skill) -> Vec<(CardId, u8)> {
    let Some(tablet) = game.state().tablet(mini) else { return Vec::new() };
    let mut found: Vec<(CardId, u8)> = Vec::new();
    for id in tablet.cards().filter(|id| game.scenario().printed.on_card(*id, skill)) {
        let card = game.scenario().card(id);
        let lent = card.lines.iter().flat_map(|line| &line.skills).find(|held| held.skill == skill);
        if let Some(held) = lent.filter(|_| card.one_time && may_benefit(game, mini, id).is_ok())
            && !found.iter().any(|(known, _)| *known == id)
        {
            found.push((id, held.level));
        }
    }
    found
}
