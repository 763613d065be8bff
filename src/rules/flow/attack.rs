//! A Melee or Ranged Attack, from its declaration to its Wounds. R2 VII.B, VII.C, VIII, G-16

use serde::{Deserialize, Serialize};

use super::attack_aftermath as aftermath;
use super::{Flow, Frame, energy, go, items, push, roll, wait, wounds};
use crate::content::dice::Die;
use crate::content::skill::{Skill, SkillLevel};
use crate::rules::board::AreaId;
use crate::rules::command::{AttackKind, CardUse, Command, Effort, Space};
use crate::rules::event::{AttackOrigin, Happening, Part, PartOf, RollFor};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::query::pools::{self, Dice};
use crate::rules::query::{self, cards};
use crate::rules::ruling::Rule;
use crate::rules::skills::{self, defending};

/// An attack under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AttackFrame {
    /// Who attacks.
    pub attacker: MiniId,
    /// Whom.
    pub target: MiniId,
    /// Melee or Ranged.
    pub kind: AttackKind,
    /// How it came to be.
    pub origin: AttackOrigin,
    /// It binds instead of wounding. G-26
    pub shackling: bool,
    /// Cards whose lines are in use.
    pub cards: Vec<CardUse>,
    /// Skills that those lines lend, kept when a One-time use card leaves.
    pub lent: Vec<SkillLevel>,
    /// The dice.
    pub dice: Vec<Die>,
    /// Automatic Successes of cards.
    pub automatic: u8,
    /// Successes carried over from the attack before. G-20
    pub carried: u8,
    /// What comes next.
    pub stage: AttackStage,
    /// Who may still step in.
    pub guardians: Vec<MiniId>,
    /// Who steps in. G-28
    pub sacrifice: Option<MiniId>,
    /// Cubes and cards of the Defense, once chosen.
    pub defense: (u8, Vec<CardUse>),
    /// What the dice rolled last show.
    pub rolled: Option<u8>,
    /// The attack's successes; after the Defense, those that come through.
    pub successes: u8,
    /// Wounds that the target suffers by this attack.
    pub wounds: u8,
    /// Remaining Successes after a Neutralization. G-19
    pub remaining: u8,
    /// Whether the target is Neutralized by it.
    pub neutralizes: bool,
    /// Deferred attacks that may still follow. G-20
    pub strikes_left: u8,
    /// Where the target stood, for tokens.
    pub area: Option<AreaId>,
}

/// The steps of an attack, in the order of R2 VII.B, VIII and G-23.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackStage {
    /// Somebody may step in. S2 Sacrifice
    Sacrifice,
    /// R2 VII.B.4
    Roll,
    /// R2 VII.B.6
    Count,
    /// R2 VIII.B
    Defend,
    /// R2 VIII.F
    CountDefense,
    /// Remaining Successes. G-20
    Strikes,
    /// Tokens and Immobilization. G-23
    Tokens,
    /// S2 Combo
    Combo,
    /// S2 Counterattack
    StrikeBack,
}

impl AttackFrame {
    /// An attack as an action declares it, for flow and for previews. R2 VII.B.1-3, VII.C.1-4
    pub fn declared(
        game: &Game,
        mini: MiniId,
        target: MiniId,
        kind: AttackKind,
        effort: &Effort,
        shackling: bool,
    ) -> AttackFrame {
        let cards = pools::lines_of(game, mini, pools::action_of(kind), effort);
        let lines = cards.iter().filter_map(|used| cards::line(game, *used));
        AttackFrame {
            dice: pools::attack(game, mini, target, kind, effort),
            automatic: lines.clone().map(|line| line.automatic).sum(),
            lent: lines.flat_map(|line| line.skills.iter().copied()).collect(),
            cards,
            shackling,
            ..AttackFrame::free(mini, target, kind, AttackOrigin::Action)
        }
    }

    /// An attack without cubes and cards.
    pub fn free(attacker: MiniId, target: MiniId, kind: AttackKind, origin: AttackOrigin) -> AttackFrame {
        AttackFrame {
            attacker,
            target,
            kind,
            origin,
            shackling: false,
            cards: Vec::new(),
            lent: Vec::new(),
            dice: Vec::new(),
            automatic: 0,
            carried: 0,
            stage: AttackStage::Sacrifice,
            guardians: Vec::new(),
            sacrifice: None,
            defense: (0, Vec::new()),
            rolled: None,
            successes: 0,
            wounds: 0,
            remaining: 0,
            neutralizes: false,
            strikes_left: 0,
            area: None,
        }
    }

    /// What the lines in use lend of a Skill. R2 V.C.1
    pub fn boost(&self, skill: Skill) -> u8 {
        self.lent.iter().filter(|lent| lent.skill == skill).map(|lent| lent.level).sum()
    }

    /// The attacker's level of a Skill in this attack. G-33, G-58
    pub fn level(&self, game: &Game, skill: Skill) -> u8 {
        skills::level_in_attack(game, self.attacker, skill, self.kind, &self.cards) + self.boost(skill)
    }

    fn roll_for(&self) -> RollFor {
        match self.kind {
            AttackKind::Melee => RollFor::Melee,
            AttackKind::Ranged => RollFor::Ranged,
        }
    }

    fn counting_rule(&self) -> Rule {
        match self.kind {
            AttackKind::Melee => Rule::MeleeSuccesses,
            AttackKind::Ranged => Rule::RangedSuccesses,
        }
    }
}

/// Declares an attack and pays for it. R2 VII.B.1-3, VII.C.1-3
pub(super) fn begin(game: &mut Game, command: &Command) {
    let (mini, target, kind, effort, shackling) = match command {
        Command::Attack { mini, target, kind, effort } => (*mini, *target, *kind, effort, false),
        Command::Shackle { mini, target, effort } => (*mini, *target, AttackKind::Melee, effort, true),
        _ => return,
    };
    let mut frame = AttackFrame::declared(game, mini, target, kind, effort, shackling);
    frame.strikes_left = frame.level(game, skills::attacking::carry_on(kind));
    declare(game, frame);
    let space = pools::space(pools::action_of(kind));
    energy::spend(game, mini, space, effort.cubes, Rule::MeleeCubes);
    for used in &effort.cards {
        items::use_up(game, mini, used.card);
    }
}

/// An attack begins: somebody may step in for its target. R2 VII.B.1, G-28
pub(super) fn declare(game: &mut Game, mut frame: AttackFrame) {
    let (mini, target, kind, origin) = (frame.attacker, frame.target, frame.kind, frame.origin);
    let rule = match kind {
        AttackKind::Melee => Rule::MeleeTarget,
        AttackKind::Ranged => Rule::RangedTarget,
    };
    let cards = frame.cards.clone();
    let shackling = frame.shackling;
    game.emit(rule, Happening::AttackDeclared { mini, target, kind, origin, shackling, cards });
    frame.area = game.state().mini(target).area;
    if origin != AttackOrigin::Deferred {
        // Sacrifice is declared while the dice are taken, and a deferred attack takes none.
        frame.guardians = defending::may_sacrifice(game, mini, target);
    }
    push(game, Frame::Attack(Box::new(frame)));
}

/// Goes on with an attack. R2 VII.B, VII.C, VIII, G-23
pub(super) fn step(game: &mut Game, mut frame: Box<AttackFrame>) -> Flow {
    match frame.stage {
        AttackStage::Sacrifice => {
            if !frame.guardians.is_empty() && frame.sacrifice.is_none() {
                return wait(game, Frame::Attack(frame));
            }
            frame.stage = AttackStage::Roll;
            go(game, Frame::Attack(frame))
        }
        AttackStage::Roll => {
            frame.stage = AttackStage::Count;
            if frame.origin == AttackOrigin::Deferred {
                frame.rolled = Some(frame.carried);
                return go(game, Frame::Attack(frame));
            }
            let pool = pools::attack_parts(game, &frame);
            let (mini, why) = (frame.attacker, frame.roll_for());
            push(game, Frame::Attack(frame));
            roll::roll(game, mini, why, &pool, None);
            Flow::Goes
        }
        AttackStage::Count => count(game, frame),
        AttackStage::Defend => defend(game, frame),
        AttackStage::CountDefense => count_defense(game, frame),
        AttackStage::Strikes | AttackStage::Tokens | AttackStage::Combo | AttackStage::StrikeBack => {
            aftermath::step(game, frame)
        }
    }
}

/// Successes of the attack, part by part; those that the one who stepped in takes. R2 VII.B.6, VII.C.7, G-16, G-28
fn count(game: &mut Game, mut frame: Box<AttackFrame>) -> Flow {
    let shown = frame.rolled.take().unwrap_or(0);
    let mut pool = pools::attack_parts(game, &frame);
    if frame.origin == AttackOrigin::Deferred {
        pool = Dice { if_any: pool.if_any, ..Dice::default() };
    }
    let (parts, successes) = tally(shown, &pool);
    frame.successes = successes;
    let (mini, target) = (frame.attacker, frame.target);
    game.emit(frame.counting_rule(), Happening::AttackCounted { mini, target, parts, successes });
    frame.stage = AttackStage::Defend;
    if let Some(guardian) = frame.sacrifice.filter(|guardian| query::is_living(game, *guardian)) {
        let taken = skills::level(game, guardian, Skill::Sacrifice).min(frame.successes);
        frame.successes -= taken;
        let spares = frame.shackling || frame.level(game, Skill::Harmless) > 0;
        push(game, Frame::Attack(frame));
        if taken > 0 {
            game.emit(Rule::Sacrificing, Happening::Sacrificed { mini: guardian, successes: taken });
            wounds::wound(game, guardian, if spares { 0 } else { taken });
        }
        return Flow::Goes;
    }
    go(game, Frame::Attack(frame))
}

/// Adds up what dice show and what counts beside them. G-5, G-16
pub(super) fn tally(shown: u8, pool: &Dice) -> (Vec<Part>, u8) {
    let mut parts = vec![Part { from: PartOf::Base, amount: shown as i8 }];
    let (gains, losses): (Vec<Part>, Vec<Part>) = pool.parts.iter().copied().partition(|part| part.amount > 0);
    parts.extend(gains);
    if shown > 0 {
        parts.extend(&pool.if_any);
    }
    parts.extend(losses);
    let sum: i16 = parts.iter().map(|part| i16::from(part.amount)).sum();
    (parts, sum.max(0) as u8)
}

/// The target defends itself: asked when it can spend something. R2 VIII, G-18
fn defend(game: &mut Game, mut frame: Box<AttackFrame>) -> Flow {
    if frame.successes == 0 || !query::is_living(game, frame.target) {
        frame.stage = AttackStage::Strikes;
        return go(game, Frame::Attack(frame));
    }
    push(game, Frame::Attack(frame));
    if query::candidates::defenses(game).len() > 1 {
        return Flow::Waits;
    }
    let Some(Frame::Attack(frame)) = game.state_mut().stack.pop() else { return Flow::Goes };
    roll_defense(game, frame, 0, Vec::new());
    Flow::Goes
}

/// Pays for a Defense and rolls it. R2 VIII.B-E
fn roll_defense(game: &mut Game, mut frame: Box<AttackFrame>, cubes: u8, uses: Vec<CardUse>) {
    let (target, kind) = (frame.target, frame.kind);
    let pool = pools::defense(game, target, kind, cubes, &uses);
    energy::spend(game, target, Space::Defense, cubes, Rule::DefenseCubes);
    uses.iter().for_each(|used| items::use_up(game, target, used.card));
    let against = frame.successes;
    frame.defense = (cubes, uses);
    frame.stage = AttackStage::CountDefense;
    push(game, Frame::Attack(frame));
    roll::roll(game, target, RollFor::Defense, &pool, Some(against));
}

/// Defense Successes, what comes through, and the Wounds. R2 VIII.F-G, G-19, G-25, G-26
fn count_defense(game: &mut Game, mut frame: Box<AttackFrame>) -> Flow {
    let shown = frame.rolled.take().unwrap_or(0);
    let (cubes, uses) = std::mem::take(&mut frame.defense);
    let pool = pools::defense(game, frame.target, frame.kind, cubes, &uses);
    let (parts, successes) = tally(shown, &pool);
    let through = frame.successes.saturating_sub(successes);
    game.emit(Rule::DefenseSuccesses, Happening::DefenseCounted { mini: frame.target, parts, successes, through });
    frame.successes = through;
    frame.stage = AttackStage::Strikes;
    if through == 0 {
        return go(game, Frame::Attack(frame));
    }
    if frame.shackling {
        shackle(game, &frame);
        return go(game, Frame::Attack(frame));
    }
    let venom = frame.level(game, Skill::Poison) + frame.level(game, Skill::Electricity);
    let own = if frame.level(game, Skill::Harmless) > 0 { 0 } else { through };
    let capacity = wounds::capacity(game, frame.target);
    frame.wounds = (venom + own).min(capacity);
    frame.neutralizes = venom + own >= capacity;
    let used = capacity.saturating_sub(venom).min(own);
    frame.remaining = if frame.neutralizes { through - used } else { 0 };
    let target = frame.target;
    push(game, Frame::Attack(frame));
    wounds::wound(game, target, own);
    wounds::wound(game, target, venom);
    Flow::Goes
}

/// How many Shackle tokens are printed. G-4
pub const SHACKLE_TOKENS: u8 = 12;

/// Shackle tokens as far as the supply goes. G-4, G-26
fn shackle(game: &mut Game, frame: &AttackFrame) {
    let out: u8 = game.state().minis.iter().map(|mini| mini.shackles).sum();
    let tokens = frame.level(game, Skill::Shackle).min(SHACKLE_TOKENS.saturating_sub(out));
    game.state_mut().minis[frame.target.index()].shackles += tokens;
    game.emit(Rule::Shackles, Happening::Shackled { mini: frame.target, tokens });
}

/// Answers inside an attack. S2 Sacrifice, R2 VIII.B, G-20, G-21, G-22
pub(super) fn answer(game: &mut Game, mut frame: Box<AttackFrame>, command: &Command) {
    match (frame.stage, command) {
        (AttackStage::Sacrifice, Command::Sacrifice { mini }) => {
            let target = frame.target;
            frame.sacrifice = Some(*mini);
            game.emit(Rule::Sacrifice, Happening::SacrificeDeclared { mini: *mini, target });
            push(game, Frame::Attack(frame));
        }
        (AttackStage::Sacrifice, _) => {
            frame.guardians.clear();
            push(game, Frame::Attack(frame));
        }
        (AttackStage::Defend, Command::Defend { cubes, cards }) => {
            roll_defense(game, frame, *cubes, cards.clone());
        }
        _ => aftermath::answer(game, frame, command),
    }
}
