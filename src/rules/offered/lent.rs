//! One-time use cards at their moment: Regeneration as a Hero takes its Stance, Luck in a roll. They add an answer to the
//! question that is open there, and it stays open. G-89

use crate::command::{CardUse, Command, Effort};
use crate::figures::cards;
use crate::frames::{Frame, HeroesStep};
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use crate::skills::lent::{lent, lent_besides};
use crate::skills::vigor;
use gotham_content::skill::Skill;

/// The moment of a Skill: whose it is, which cards have already lent it there, and whether more of it would help.
struct Moment<'a> {
    mini: MiniId,
    skill: Skill,
    used: &'a [CardUse],
    gives: bool,
}

/// Which moment it is. G-30, G-37, G-89
fn moment(game: &Game) -> Option<Moment<'_>> {
    let state = game.state();
    match state.stack.last()? {
        Frame::HeroesTurn(HeroesStep::Stance(slot)) => {
            let mini = state.mini_of(*slot)?;
            let tablet = state.tablet(mini)?;
            let gives = tablet.wounds > vigor::regained(game, mini);
            Some(Moment { mini, skill: Skill::Regeneration, used: &tablet.helped_by, gives })
        }
        Frame::Roll(roll) => {
            let gives = roll.may_gain_luck(game);
            Some(Moment { mini: roll.mini, skill: Skill::Luck, used: &roll.cards, gives })
        }
        _ => None,
    }
}

impl Moment<'_> {
    /// The most cubes that a card of this level brings back; none but by Regeneration. G-120
    fn most(&self, game: &Game, level: u8) -> u8 {
        if self.skill == Skill::Regeneration { vigor::regained_by(game, self.mini, level) } else { 0 }
    }
}

/// Each card that may be used now, as an answer; Regeneration for each strength that can come back, the most first.
/// G-89, G-120
pub fn answers(game: &Game) -> Vec<Command> {
    let Some(now) = moment(game).filter(|moment| moment.gives) else { return Vec::new() };
    let (mini, skill) = (now.mini, now.skill);
    let uses = lent_besides(game, mini, skill, now.used).into_iter().flat_map(|(card, level)| {
        let most = now.most(game, level);
        (most.min(1)..=most).rev().map(move |cubes| (card, cubes))
    });
    let effort = |(card, cubes)| Effort { cards: vec![card], ..Effort::cubes(cubes) };
    uses.map(|it| Command::UseSkill { mini, skill, on: SkillTarget::Nothing, effort: effort(it) }).collect()
}

/// The card that a legal use names, with the level that it lends.
pub fn named(game: &Game, command: &Command) -> Option<(CardUse, u8)> {
    let Command::UseSkill { mini, skill, effort, .. } = command else { return None };
    let named = effort.cards.first()?;
    lent(game, *mini, *skill).into_iter().find(|(card, _)| card == named)
}

/// Whether a card may be used now: one that lends the Skill of the moment, to the one whose moment it is, and to some
/// effect. R2 V.C.1, R2 V.C.4, G-89
///
/// # Errors
/// The rule that forbids it, and why.
pub fn check(game: &Game, command: &Command) -> Verdict {
    let (Command::UseSkill { mini, skill, on, effort }, Some(now)) = (command, moment(game)) else {
        return refuse(Rule::NotAsked, Reason::NotAsked);
    };
    let is_asked = (*mini, *skill, *on) == (now.mini, now.skill, SkillTarget::Nothing);
    require(is_asked, Rule::NotAsked, Reason::NotAsked)?;
    let (rule, skill) = (Rule::AskedFor, *skill);
    let [used] = effort.cards[..] else { return refuse(rule, Reason::OneLendingCard { skill }) };
    let (card, cubes) = (used.card, effort.cubes);
    let is_plain = *effort == Effort { cards: vec![used], ..Effort::cubes(cubes) };
    require(is_plain && (cubes == 0 || skill == Skill::Regeneration), rule, Reason::OneLendingCard { skill })?;
    require(cards::is_carried(game, *mini, card), Rule::Carrying, Reason::CardNotCarried { card })?;
    cards::may_benefit(game, *mini, card)?;
    require(named(game, command).is_some(), rule, Reason::OneLendingCard { skill })?;
    let adding = lent_besides(game, *mini, skill, now.used).into_iter().find(|(known, _)| *known == used);
    let Some((_, level)) = adding else { return refuse(Rule::ManyCards, Reason::TwoOfOneName { card }) };
    require(now.gives, rule, Reason::CardDoesNotHelp { card })?;
    let most = now.most(game, level);
    require(cubes <= most, Rule::LessRegenerated, Reason::RegainsAtMost { most })
}
