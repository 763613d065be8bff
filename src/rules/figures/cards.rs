//! Which bonus lines of which cards a Hero may use. R2 V.C

use crate::content::card::{BonusLine, CardKind, Usage};
use crate::content::skill::Skill;
use crate::content::tile::Action;
use crate::rules::command::CardUse;
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId};
use crate::rules::refusal::{Reason, Verdict, refuse, require};
use crate::rules::ruling::Rule;

/// The line of a card that a use names.
pub fn line(game: &Game, used: CardUse) -> Option<&BonusLine> {
    game.scenario().cards.get(used.card.index())?.lines.get(usize::from(used.line))
}

/// Whether a Hero may benefit from a card that it carries: not another's, not Lethal against a Moral Code. R2 V.C.1
pub fn may_benefit(game: &Game, mini: MiniId, card: CardId) -> Verdict {
    let Some(tablet) = game.state().tablet(mini) else {
        return refuse(Rule::Equipment, Reason::OnlyHeroesUseCards);
    };
    require(!tablet.is_neutralized(), Rule::Neutralization, Reason::NeutralizedUsesNoCards)?;
    let (screen, printed) = (game.scenario().hero(tablet.hero), game.scenario().card(card));
    let is_meant = printed.only.as_ref().is_none_or(|only| *only == screen.called);
    require(is_meant, Rule::CardAnatomy, Reason::CardHelpsOnly { card })?;
    let is_forbidden = printed.lethal && game.scenario().printed.on_screen(tablet.hero, Skill::MoralCode);
    require(!is_forbidden, Rule::MoralCode, Reason::MoralCodeForbids { card })
}

/// Whether a Hero's Encumbrance allows one more card. R2 V.C.2.a
pub fn has_room_for(game: &Game, mini: MiniId, card: CardId) -> bool {
    game.state().tablet(mini).is_some_and(|tablet| {
        let total = super::encumbrance(game, mini) + game.scenario().card(card).size;
        total <= game.scenario().hero(tablet.hero).encumbrance_limit()
    })
}

/// Whether a Hero carries a card.
pub fn is_carried(game: &Game, mini: MiniId, card: CardId) -> bool {
    game.state().tablet(mini).is_some_and(|tablet| tablet.cards().any(|held| held == card))
}

/// Whether the lines "at any time" of a carried card help without being asked for: those of One-time use cards do not.
pub fn helps_always(game: &Game, mini: MiniId, card: CardId) -> bool {
    !game.scenario().card(card).one_time && may_benefit(game, mini, card).is_ok()
}

/// Carried cards whose lines "at any time" help; of Tools of one name only one does. R2 V.C.4
pub fn helping(game: &Game, mini: MiniId) -> impl Iterator<Item = CardId> + '_ {
    game.state().tablet(mini).into_iter().flat_map(move |tablet| {
        let is_second = move |at: usize, card: CardId| {
            game.scenario().card(card).kinds.contains(&CardKind::Tool) && tablet.cards().take(at).any(|c| c == card)
        };
        let cards = tablet.cards().enumerate();
        let cards = cards.filter(move |(at, card)| helps_always(game, mini, *card) && !is_second(*at, *card));
        cards.map(|(_, card)| card)
    })
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
pub fn weapon_kind(action: Action) -> Option<CardKind> {
    match action {
        Action::Melee => Some(CardKind::MeleeWeapon),
        Action::Ranged => Some(CardKind::RangedWeapon),
        Action::Movement | Action::Manipulation | Action::Thought => None,
    }
}

/// Lines of Tools that help an action or Defense without being used up: they always count, one a name. R2 V.C.4
pub fn standing_lines(game: &Game, mini: MiniId, usage: Usage, used: &[CardUse]) -> Vec<CardUse> {
    let Some(tablet) = game.state().tablet(mini) else { return Vec::new() };
    let mut lines: Vec<CardUse> = Vec::new();
    for id in tablet.cards().filter(|id| used.iter().all(|used| used.card != *id)) {
        let card = game.scenario().card(id);
        let is_tool = card.kinds.iter().all(|kind| matches!(kind, CardKind::Tool | CardKind::Object));
        if !is_tool || !helps_always(game, mini, id) || lines.iter().any(|line| line.card == id) {
            continue;
        }
        if let Some(at) = card.lines.iter().position(|line| line.usage == usage) {
            lines.push(CardUse { card: id, line: at as u8 });
        }
    }
    lines
}
