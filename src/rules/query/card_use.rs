//! Which cards may be used together. R2 V.C

use crate::command::CardUse;
use crate::figures::cards::{self, line, may_benefit};
use crate::game::Game;
use crate::id::{CardId, MiniId};
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skills::{self, Purpose};
use gotham_content::card::{CardKind, Usage};
use gotham_content::skill::Skill;

/// Whether the cards named may be used together in an action of a Hero or in its Defense: those that help unasked are not
/// named, and One-time use cards only where they give something. R2 V.C.1, V.C.4, G-121, E-15, E-16
pub fn may_use(game: &Game, mini: MiniId, purpose: Purpose, uses: &[CardUse]) -> Verdict {
    let Some(tablet) = game.state().tablet(mini) else {
        return require(uses.is_empty(), Rule::Equipment, Reason::OnlyHeroesUseCards);
    };
    let (wanted, weapon) = (purpose.usage(), purpose.weapon_kind());
    let mut weapons: Vec<CardId> = Vec::new();
    for (at, used) in uses.iter().enumerate() {
        require(used.card.index() < game.scenario().cards.len(), Rule::Carrying, Reason::NoSuchCard)?;
        let card = game.scenario().card(used.card);
        let copies = tablet.cards().filter(|held| *held == used.card).count();
        let copy = uses[..at].iter().filter(|before| before.card == used.card).count() + 1;
        let id = used.card;
        require(copy <= copies, Rule::Carrying, Reason::CardNotCarried { card: id })?;
        may_benefit(game, mini, used.card)?;
        let Some(line) = line(game, *used) else {
            return refuse(Rule::CardAnatomy, Reason::NoSuchBonusLine { card: id });
        };
        let helps = line.usage == wanted || line.usage == Usage::Always;
        require(helps, Rule::CardAnatomy, Reason::CardDoesNotHelp { card: id })?;
        require(!card.one_time || purpose.counts(line), Rule::OneTimeUse, Reason::CardDoesNotHelp { card: id })?;
        let is_unasked = cards::helps_unasked(game, *used, wanted);
        require(!is_unasked, Rule::ManyCards, Reason::CardHelpsUnasked { card: id })?;
        let is_weapon = card.kinds.iter().any(|k| matches!(k, CardKind::MeleeWeapon | CardKind::RangedWeapon));
        match weapon {
            Some(kind) if card.kinds.contains(&kind) => weapons.push(used.card),
            _ if is_weapon => return refuse(Rule::ManyCards, Reason::WrongWeapon { card: id }),
            _ => {
                let is_second = cards::is_excluded(game, &uses[..at], *used);
                require(copy == 1 && !is_second, Rule::ManyCards, Reason::TwoOfOneName { card: id })?;
            }
        }
    }
    if weapon == Some(CardKind::RangedWeapon) {
        require(!weapons.is_empty(), Rule::RangedWeapon, Reason::RangedWeaponNeeded)?;
    }
    if weapons.len() > 1 {
        let most = skills::level(game, mini, Skill::Ambidexterity);
        require(most > 0 && weapons.len() == 2, Rule::ManyCards, Reason::OneWeaponOnly)?;
        let fits = weapons.iter().all(|card| game.scenario().card(*card).size <= most);
        require(fits, Rule::TwoWeapons, Reason::TooBigForTwoWeapons { most })?;
    }
    Ok(())
}
