//! How much of a Skill a miniature has now, and why a Skill is off.

use std::cell::OnceCell;

use crate::command::{AttackKind, CardUse};
use crate::event::FieldKind;
use crate::figures::{self, cards};
use crate::frames::{AttackFrame, Frame};
use crate::game::Game;
use crate::id::{CardId, MiniId};
use crate::refusal::{Reason, Refusal};
use crate::ruling::Rule;
use crate::state::{Body, Mini, Tablet};
use gotham_content::card::{CardKind, Usage};
use gotham_content::skill::{Skill, SkillLevel, SkillSet};

/// The level of a Skill from Screen or tile and from cards that help at any time. G-32, G-58
pub fn level(game: &Game, mini: MiniId, skill: Skill) -> u8 {
    level_with(game, mini, skill, |_| true)
}

/// The level of a Skill while some bonus lines are in use: they add theirs, and a card of which another line is used
/// gives nothing else in the Second edition. R2 V.C.1, G-33, E-14
pub fn level_using(game: &Game, mini: MiniId, skill: Skill, lines: &[CardUse]) -> u8 {
    let lines = &*cards::together(game, lines);
    let used = lines.iter().filter_map(|used| cards::line(game, *used));
    let added = used.flat_map(|line| &line.skills).filter(|held| held.skill == skill);
    level_besides(game, mini, skill, lines) + added.map(|held| held.level).sum::<u8>()
}

/// The level of a Skill without what some bonus lines add, and without the cards that they are on. R2 V.C.1
pub(crate) fn level_besides(game: &Game, mini: MiniId, skill: Skill, lines: &[CardUse]) -> u8 {
    level_with(game, mini, skill, |card| lines.iter().all(|used| used.card != card))
}

/// The level of a Skill in an attack, without what the bonus lines in use add: other weapons for such an attack give
/// nothing, since it uses only those named. R2 V.C.4
pub(crate) fn level_in_attack(game: &Game, mini: MiniId, skill: Skill, kind: AttackKind, lines: &[CardUse]) -> u8 {
    let weapon = match kind {
        AttackKind::Melee => CardKind::MeleeWeapon,
        AttackKind::Ranged => CardKind::RangedWeapon,
    };
    let is_weapon = |card| game.scenario().card(card).kinds.contains(&weapon);
    level_with(game, mini, skill, |card| lines.iter().all(|used| used.card != card) && !is_weapon(card))
}

impl AttackFrame {
    /// The attacker's level of a Skill in this attack. G-33, G-58
    pub fn level(&self, game: &Game, skill: Skill) -> u8 {
        level_in_attack(game, self.attacker, skill, self.kind, &self.cards) + self.boost(skill)
    }
}

/// The level of a Skill from Screen or tile and from some of the cards that help at any time.
fn level_with(game: &Game, mini: MiniId, skill: Skill, counts: impl Fn(CardId) -> bool) -> u8 {
    if !game.scenario().printed.anywhere(skill) {
        return 0;
    }
    let mut level = 0;
    each_held(game, mini, SkillSet::only(skill), counts, |held| level += held.level);
    level
}

/// The levels of several Skills in one go, each as [`level`] gives it. G-32, G-58
pub fn levels<const COUNT: usize>(game: &Game, mini: MiniId, skills: [Skill; COUNT]) -> [u8; COUNT] {
    let wanted = skills.into_iter().map(SkillSet::only).fold(SkillSet::default(), SkillSet::with);
    let mut levels = [0; COUNT];
    each_held(
        game,
        mini,
        wanted,
        |_| true,
        |held| {
            skills
                .iter()
                .zip(&mut levels)
                .filter(|(skill, _)| **skill == held.skill)
                .for_each(|(_, sum)| *sum += held.level);
        },
    );
    levels
}

/// Goes through the entries of some Skills that are on now: of Screen or tile, and of some of the cards that help at any
/// time. G-32, G-58, R2 V.A.8
fn each_held(
    game: &Game,
    mini: MiniId,
    wanted: SkillSet,
    counts: impl Fn(CardId) -> bool,
    mut see: impl FnMut(&SkillLevel),
) {
    let (scenario, state) = (game.scenario(), game.state());
    let is_lost = |skill| state.lost_skills.contains(&(mini, skill));
    let is_meant = |held: &&SkillLevel| wanted.has(held.skill) && !is_lost(held.skill);
    for held in granted(game, mini, wanted) {
        see(&held);
    }
    match state.mini(mini).body {
        Body::Tile(tile) if scenario.printed.of_tile(tile).meets(wanted) => {
            scenario.tile(tile).skills.iter().filter(is_meant).for_each(see);
        }
        Body::Tile(_) => {}
        Body::Tablet(tablet) => {
            let Some(tablet) = state.tablets.get(tablet).filter(|tablet| !tablet.is_neutralized()) else { return };
            let is_meant = |held: &&SkillLevel| is_meant(held) && tablet.keeps(held.skill);
            if scenario.printed.of_screen(tablet.hero).meets(wanted) {
                let encumbrance = OnceCell::new();
                let encumbrance = || *encumbrance.get_or_init(|| figures::encumbrance(game, mini));
                let is_on = |held: &&SkillLevel| held.lost_at.is_none_or(|at| encumbrance() < at);
                let figure = figures::figure(game, tablet.hero);
                let on_screen = scenario.hero(tablet.hero).skills.iter().filter(is_meant).filter(is_on);
                on_screen.for_each(|held| see(&SkillLevel { level: figure.unwrap_or(held.level), ..*held }));
            }
            if !scenario.printed.lent().meets(wanted) {
                return;
            }
            for card in cards::lending(game, (mini, tablet), wanted).filter(|card| counts(*card)) {
                let standing = scenario.card(card).lines.iter().filter(|line| line.usage == Usage::Always);
                standing.flat_map(|line| &line.skills).filter(is_meant).for_each(&mut see);
            }
        }
    }
}

/// What the mission has granted a miniature of some Skills: a Hero has it as long as it has any. G-32, R2 V.A.8
fn granted(game: &Game, mini: MiniId, wanted: SkillSet) -> Vec<SkillLevel> {
    if !game.scenario().printed.granted().meets(wanted) {
        return Vec::new();
    }
    let tablet = game.state().tablet(mini);
    let keeps = |skill| tablet.is_none_or(|tablet| !tablet.is_neutralized() && tablet.keeps(skill));
    let held = game.state().memory.granted.iter();
    let held = held.filter(|(who, skill, _)| *who == mini && wanted.has(*skill) && keeps(*skill));
    held.map(|(_, skill, level)| SkillLevel { skill: *skill, level: *level, lost_at: None }).collect()
}

/// Whether the mission has granted a miniature a Skill.
fn was_granted(game: &Game, mini: MiniId, skill: Skill) -> bool {
    game.state().memory.granted.iter().any(|(who, of, _)| (*who, *of) == (mini, skill))
}

/// Whether a Skill is printed on a miniature's Screen or tile or on a card that it carries, and not lost for good: a
/// miniature that has none of that has none of the Skill. G-32, G-38
#[inline]
pub(crate) fn may_have(game: &Game, mini: MiniId, skill: Skill) -> bool {
    game.scenario().printed.anywhere(skill) && is_shown(game, mini, skill)
}

fn is_shown(game: &Game, mini: MiniId, skill: Skill) -> bool {
    let (scenario, state) = (game.scenario(), game.state());
    let is_printed = match state.mini(mini).body {
        Body::Tile(tile) => scenario.printed.on_tile(tile, skill),
        Body::Tablet(tablet) => state
            .tablets
            .get(tablet)
            .is_some_and(|tablet| scenario.printed.on_screen(tablet.hero, skill) || is_lent(game, tablet, skill)),
    };
    is_printed && !state.lost_skills.contains(&(mini, skill)) || was_granted(game, mini, skill)
}

/// Miniatures on the board that may have a Skill: nobody else needs to be asked about it. Of a tile or a Screen that doesn't
/// show it, that is quick to see.
pub(crate) fn bearers(game: &Game, skill: Skill) -> impl Iterator<Item = MiniId> {
    let (printed, tablets) = (&game.scenario().printed, &game.state().tablets);
    let (is_granted, is_lent) = (printed.granted().has(skill), printed.on_cards(skill));
    let shows_it = move |mini: &Mini| match mini.body {
        Body::Tile(tile) => printed.on_tile(tile, skill),
        Body::Tablet(id) => is_lent || tablets.get(id).is_some_and(|tablet| printed.on_screen(tablet.hero, skill)),
    };
    let maybe = game.state().each(move |mini| mini.area.is_some() && (is_granted || shows_it(mini)));
    maybe.filter(move |mini| may_have(game, *mini, skill))
}

/// The Skills that are printed on a miniature's Screen or tile and on the cards that it carries, or were granted to it: for callers that ask
/// for several of them. G-32, G-33
pub fn printed(game: &Game, mini: MiniId) -> SkillSet {
    let (state, printed) = (game.state(), &game.scenario().printed);
    let granted = state.memory.granted.iter().filter(|(who, ..)| *who == mini);
    let granted = granted.map(|(_, skill, _)| SkillSet::only(*skill)).fold(SkillSet::default(), SkillSet::with);
    let own = match state.mini(mini).body {
        Body::Tile(tile) => printed.of_tile(tile),
        Body::Tablet(tablet) => state.tablets.get(tablet).map_or(SkillSet::default(), |tablet| {
            tablet.cards().fold(printed.of_screen(tablet.hero), |all, card| all.with(printed.of_card(card)))
        }),
    };
    own.with(granted)
}

/// Whether a card on a Bat-Tablet has a Skill. G-33
fn is_lent(game: &Game, tablet: &Tablet, skill: Skill) -> bool {
    let printed = &game.scenario().printed;
    printed.on_cards(skill) && tablet.cards().any(|card| printed.on_card(card, skill))
}

/// Whether a miniature has a Skill, even at level 0, or bonus lines in use lend it. G-32, G-33
pub fn holds(game: &Game, mini: MiniId, skill: Skill, lines: &[CardUse]) -> bool {
    let used = lines.iter().filter_map(|used| cards::line(game, *used));
    let mut holds = used.flat_map(|line| &line.skills).any(|held| held.skill == skill);
    if !holds {
        each_held(game, mini, SkillSet::only(skill), |_| true, |_| holds = true);
    }
    holds
}

/// Whether Field Modifier tokens of a kind do nothing to a miniature: thanks to the Skill on its own Screen or tile, or
/// for Gas to Gas Immunity from anywhere. In the First edition, a card's Skill also counts, and Flame and Gas are one.
/// R2 XI.C, G-33, E-30, E-31
pub fn is_immune(game: &Game, mini: MiniId, kind: FieldKind) -> bool {
    let scenario = game.scenario();
    let printed = match game.state().mini(mini).body {
        Body::Tile(tile) => &scenario.tile(tile).skills,
        Body::Tablet(_) => match game.state().tablet(mini) {
            Some(tablet) => &scenario.hero(tablet.hero).skills,
            None => return false,
        },
    };
    let edition = game.options().edition;
    let lent = |skill| edition.cards_make_immune() && is_lent_now(game, mini, skill);
    let own = |skill| printed.iter().any(|held| held.skill == skill) || lent(skill);
    let either = || edition.flame_and_gas_are_one() && (own(Skill::Flame) || own(Skill::ToxicGas));
    match kind {
        FieldKind::Flame => own(Skill::Flame) || either(),
        FieldKind::Gas => own(Skill::ToxicGas) || either() || level(game, mini, Skill::GasImmunity) > 0,
        FieldKind::Frost => own(Skill::Frost),
        FieldKind::Smoke => false,
    }
}

/// Whether a card lends a Skill now: at any time, or with a line that an attack under way uses. E-30
fn is_lent_now(game: &Game, mini: MiniId, skill: Skill) -> bool {
    let lends = |frame: &Frame| match frame {
        Frame::Attack(attack) => attack.attacker == mini && attack.boost(skill) > 0,
        _ => false,
    };
    level(game, mini, skill) > 0 || game.state().stack.iter().any(lends)
}

/// A Skill as a Bat-Tablet or tile shows it now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SkillState {
    /// The Skill.
    pub skill: Skill,
    /// How much of it is on, from all sources; the printed level of one that is off.
    pub level: u8,
    /// Why it is off; `None` if it is on.
    pub off: Option<Refusal>,
    /// Why the Screen's part is off even though a card lends it. R2 V.A.8, G-33
    pub lent_alone: Option<Refusal>,
}

/// Every Skill and Trait that a miniature still has, including those of cards that help at any time. G-32, G-38
pub fn states(game: &Game, mini: MiniId) -> Vec<SkillState> {
    let (scenario, state) = (game.scenario(), game.state());
    let mut found: Vec<SkillState> = Vec::new();
    let mut add = |skill: Skill, level: u8, off: Option<Refusal>| match found.iter_mut().find(|s| s.skill == skill) {
        Some(known) if off.is_none() => {
            if let Some(why) = known.off.take() {
                (known.level, known.lent_alone) = (0, Some(why));
            }
            known.level += level;
        }
        Some(_) => {}
        None => found.push(SkillState { skill, level, off, lent_alone: None }),
    };
    match (state.mini(mini).body, state.tablet(mini)) {
        (Body::Tile(tile), _) => scenario.tile(tile).skills.iter().for_each(|s| add(s.skill, s.level, None)),
        (Body::Tablet(_), Some(tablet)) => {
            let encumbrance = figures::encumbrance(game, mini);
            for held in &scenario.hero(tablet.hero).skills {
                let off = if !tablet.has(held.skill) {
                    Some(Refusal::new(Rule::SkillThreshold, Reason::SkillsAreOff))
                } else {
                    held.lost_at.filter(|at| encumbrance >= *at).map(|threshold| {
                        Refusal::new(Rule::Skills, Reason::SkillOffByEncumbrance { threshold, encumbrance })
                    })
                };
                add(held.skill, figures::figure(game, tablet.hero).unwrap_or(held.level), off);
            }
            for card in cards::helping(game, mini) {
                let lines = scenario.card(card).lines.iter().filter(|line| line.usage == Usage::Always);
                let lent = lines.flat_map(|line| &line.skills).filter(|held| tablet.has(held.skill));
                lent.for_each(|held| add(held.skill, held.level, None));
            }
        }
        (Body::Tablet(_), None) => {}
    }
    found.retain(|held| !state.lost_skills.contains(&(mini, held.skill)));
    for (_, skill, level) in state.memory.granted.iter().filter(|(who, ..)| *who == mini) {
        match found.iter_mut().find(|known| known.skill == *skill && known.off.is_none()) {
            Some(known) => known.level += level,
            None => {
                found.retain(|known| known.skill != *skill);
                found.push(SkillState { skill: *skill, level: *level, off: None, lent_alone: None });
            }
        }
    }
    found
}
