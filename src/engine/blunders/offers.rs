//! What was on offer, and what was used: a Skill, card or dealing that nobody ever uses is a hole in a program's play.

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::skill::Skill;
use gotham_rules::{CardId, Command, Game, answers};

use super::count::Count;

/// Something that may be used.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Offer {
    /// A dealing with Equipment or tokens, in a word.
    Dealing(&'static str),
    /// A Skill that is declared or asked for.
    Skill(Skill),
    /// A card, by its id: put into an action, a Defense or a Move, or thrown.
    Card(String),
}

impl Offer {
    /// What it is.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Offer::Dealing(_) => "action",
            Offer::Skill(_) => "skill",
            Offer::Card(_) => "card",
        }
    }

    /// Which it is.
    pub(super) fn name(&self) -> String {
        match self {
            Offer::Dealing(word) => (*word).into(),
            Offer::Skill(skill) => format!("{skill:?}"),
            Offer::Card(id) => id.clone(),
        }
    }
}

/// One decision: everything on offer once, and what was used of it.
pub(super) fn note(offers: &mut BTreeMap<Offer, Count>, command: &Command, game: &Game) {
    let used = uses(command, game);
    let mut open: BTreeSet<Offer> = used.iter().cloned().collect();
    for candidate in answers::candidates::candidates(game) {
        let fresh: Vec<Offer> = uses(&candidate, game).into_iter().filter(|offer| !open.contains(offer)).collect();
        if !fresh.is_empty() && answers::check(game, &candidate).is_ok() {
            open.extend(fresh);
        }
    }
    for offer in open {
        let is_used = used.contains(&offer);
        offers.entry(offer).or_default().note(is_used);
    }
}

/// What a command uses.
fn uses(command: &Command, game: &Game) -> Vec<Offer> {
    let card = |card: CardId| Offer::Card(game.scenario().card(card).id.to_string());
    let lent = command.effort().map(|(_, effort)| effort.cards.as_slice()).unwrap_or_default();
    let mut found: Vec<Offer> = lent.iter().map(|used| card(used.card)).collect();
    match command {
        Command::Throw { card: thrown, .. } => found.extend([Offer::Dealing("throw"), card(*thrown)]),
        Command::Give { .. } => found.push(Offer::Dealing("give")),
        Command::Take { .. } => found.push(Offer::Dealing("take")),
        Command::PickUp { .. } => found.push(Offer::Dealing("pick_up")),
        Command::PickUpToken { .. } => found.push(Offer::Dealing("pick_up_token")),
        Command::PutDownToken { .. } => found.push(Offer::Dealing("put_down_token")),
        Command::AddSuccess => found.push(Offer::Dealing("add_success")),
        Command::UseSkill { skill, .. } => found.push(Offer::Skill(*skill)),
        Command::Move { card: Some(used), .. } => found.push(card(*used)),
        Command::Defend { cards, .. } => found.extend(cards.iter().map(|used| card(used.card))),
        _ => {}
    }
    if command.pushing().is_some() {
        found.push(Offer::Skill(Skill::PushingLimits));
    }
    found
}
