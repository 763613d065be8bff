//! The dice that an action, an attack or a Defense rolls, and what is added to their successes. Flow rolls these, and the
//! previews compute the odds of these, so that both always agree.

use super::energy;
use super::odds::Throw;
use crate::command::{AttackKind, CardUse, Command, Effort, Space};
use crate::event::{Part, PartOf, RollFor};
use crate::figures::{self, Measure, cards, hindering, smoke};
use crate::frames::{AttackFrame, AttackStage, Doing, Frame};
use crate::game::Game;
use crate::id::{CardId, MiniId, TileId};
use crate::mission;
use crate::skills::{self, attacking, defending};
use crate::state::{Body, Purse};
use gotham_content::card::Usage;
use gotham_content::dice::{Color, Die};
use gotham_content::mission::Side;
use gotham_content::skill::Skill;
use gotham_content::tile::{Action, Characteristic, Tile};

/// What is rolled and what is added.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Dice {
    /// The dice with their arrows.
    pub dice: Vec<Die>,
    /// Added to or taken from the dice's successes.
    pub parts: Vec<Part>,
    /// Added if the dice show at least one success. G-16
    pub if_any: Vec<Part>,
    /// Bonus Rerolls. G-30
    pub bonus: u8,
}

impl Dice {
    /// The sum of what is added.
    pub fn modifier(&self) -> i8 {
        self.parts.iter().map(|part| part.amount).sum()
    }

    /// The throw of this pool, for odds. Paid Rerolls are left out: they cost cubes that the player may not want to
    /// spend. So are the things that variants give once, the Heroes' free Success and the Villain's Free Reroll.
    /// R2 XIII
    pub fn into_throw(self) -> Throw {
        Throw {
            modifier: self.modifier(),
            if_any: self.if_any.iter().map(|part| part.amount).sum::<i8>().max(0) as u8,
            bonus: self.bonus,
            paid: 0,
            hurts: false,
            dice: self.dice,
        }
    }

    fn add(&mut self, from: PartOf, amount: i8) {
        if amount != 0 {
            self.parts.push(Part { from, amount });
        }
    }

    fn add_line(&mut self, game: &Game, used: CardUse) {
        if let Some(line) = cards::line(game, used) {
            self.dice.extend(&line.dice.0);
            self.add(PartOf::Cards, line.automatic as i8);
        }
    }
}

/// The space of an action. R2 V.A.2
pub fn space(action: Action) -> Space {
    match action {
        Action::Movement => Space::Movement,
        Action::Melee => Space::Melee,
        Action::Ranged => Space::Ranged,
        Action::Manipulation => Space::Manipulation,
        Action::Thought => Space::Thought,
    }
}

/// The action of an attack.
pub fn action_of(kind: AttackKind) -> Action {
    match kind {
        AttackKind::Melee => Action::Melee,
        AttackKind::Ranged => Action::Ranged,
    }
}

/// The dice that a Characteristic gives: one per cube for a Hero, those of the chosen line for a tile. R2 VII.B.2
pub fn characteristic(game: &Game, mini: MiniId, action: Action, effort: &Effort) -> Vec<Die> {
    match game.state().mini(mini).body {
        Body::Tablet(_) => {
            let Some(tablet) = game.state().tablet(mini) else { return Vec::new() };
            let screen = game.scenario().hero(tablet.hero);
            let space = match action {
                Action::Melee => screen.melee,
                Action::Ranged => screen.ranged,
                Action::Manipulation => screen.manipulation,
                Action::Thought => screen.thought,
                Action::Movement => return Vec::new(),
            };
            vec![space.die; usize::from(effort.cubes) + usize::from(effort.pushing)]
        }
        Body::Tile(tile) => {
            let tile = game.scenario().tile(tile);
            characteristics(tile, action)
                .get(usize::from(effort.choice))
                .map(|choice| choice.0.0.clone())
                .unwrap_or_default()
        }
    }
}

/// The Characteristics of a tile for an action. R2 VI.A.2.9
pub fn characteristics(tile: &Tile, action: Action) -> &[Characteristic] {
    match action {
        Action::Melee => &tile.melee,
        Action::Ranged => &tile.ranged,
        Action::Manipulation => &tile.manipulation,
        Action::Thought => &tile.thought,
        Action::Movement => &[],
    }
}

/// How many Characteristics a tile can choose from for an action: in the First edition, one without dice if it has
/// none. R2 VI.A.2.9, E-23
pub fn choices(game: &Game, tile: TileId, action: Action) -> usize {
    let printed = characteristics(game.scenario().tile(tile), action).len();
    printed.max(game.options().edition.characteristics_may_be_blank().into())
}

/// The dice of an attack as an action, with the bonus lines that help it. R2 VII.B.2-3, VII.C.2-4
pub(crate) fn attack(
    game: &Game,
    (mini, target): (MiniId, MiniId),
    kind: AttackKind,
    effort: &Effort,
    lines: &[CardUse],
) -> Vec<Die> {
    let mut dice = characteristic(game, mini, action_of(kind), effort);
    let lines = lines.iter().filter_map(|used| cards::line(game, *used));
    dice.extend(lines.flat_map(|line| &line.dice.0));
    dice.extend(elevation_bonus(game, mini, target, kind));
    dice.extend(attacking::more_dice(game, mini, kind, effort));
    dice
}

/// Every bonus line that helps an action: those named, and Tools that always help. R2 V.C.4, E-14
pub fn lines_of(game: &Game, mini: MiniId, action: Action, effort: &Effort) -> Vec<CardUse> {
    let standing = cards::standing_lines(game, mini, cards::usage(action), &effort.cards);
    let lines: Vec<CardUse> = effort.cards.iter().copied().chain(standing).collect();
    cards::together(game, &lines).into_owned()
}

/// One Yellow die against a target that stands lower. R2 VII.C.4
pub(crate) fn elevation_bonus(game: &Game, mini: MiniId, target: MiniId, kind: AttackKind) -> Option<Die> {
    let board = game.board();
    let level = |mini: MiniId| game.state().mini(mini).area.map(|area| board.area(area).elevation);
    let is_lower = level(target) < level(mini);
    (kind == AttackKind::Ranged && is_lower).then_some(Die { color: Color::Yellow, free_reroll: false })
}

/// What counts in an attack besides its dice, in the order of G-16. R2 VII.B.6, VII.C.7
pub fn attack_parts(game: &Game, frame: &AttackFrame) -> Dice {
    let mut pool = Dice { dice: frame.dice.clone(), ..Dice::default() };
    pool.add(PartOf::Cards, frame.automatic as i8);
    let spur = attacking::spur(frame.kind);
    let spurred = frame.level(game, spur);
    if spurred > 0 {
        pool.if_any.push(Part { from: PartOf::Skill(spur), amount: spurred as i8 });
    }
    pool.parts.extend(attacking::automatic(game, frame));
    if frame.kind == AttackKind::Ranged {
        let nerves = frame.level(game, Skill::NervesOfSteel);
        pool.add(PartOf::Hindering, -(hindering(game, frame.attacker, Measure::Menace, nerves) as i8));
        let state = game.state();
        if let (Some(from), Some(to)) = (state.mini(frame.attacker).area, state.mini(frame.target).area) {
            pool.add(PartOf::Smoke, -(smoke(game, from, to) as i8));
        }
    }
    pool.add(PartOf::Shackles, -(game.state().mini(frame.attacker).shackles as i8));
    let lent = frame.boost(Skill::PointBlank);
    pool.bonus = skills::rerolls::bonus(game, frame.attacker, frame.roll_for(), Some(frame.target), lent);
    pool
}

/// The dice of a Complex Manipulation or Thought and what else counts. R2 VII.D.2, VII.E.2
pub fn complex(
    game: &Game,
    mini: MiniId,
    action: Action,
    effort: &Effort,
    helped_by: &[Skill],
    thrown: Option<CardId>,
) -> Dice {
    let lines = lines_of(game, mini, action, effort);
    let mut pool = Dice { dice: characteristic(game, mini, action, effort), ..Dice::default() };
    for used in &lines {
        pool.add_line(game, *used);
    }
    pool.dice.extend(attacking::company(game, mini));
    for skill in helped_by {
        pool.add(PartOf::Skill(*skill), skills::level_using(game, mini, *skill, &lines) as i8);
    }
    if let Some(card) = thrown {
        pool.add(PartOf::Thrown, -(game.scenario().card(card).size as i8));
    }
    let nerves = skills::level_using(game, mini, Skill::NervesOfSteel, &lines);
    pool.add(PartOf::Hindering, -(hindering(game, mini, Measure::Menace, nerves) as i8));
    pool.add(PartOf::Shackles, -(game.state().mini(mini).shackles as i8));
    let roll = if action == Action::Thought { RollFor::Thought } else { RollFor::Manipulation };
    pool.bonus = skills::rerolls::bonus(game, mini, roll, None, 0);
    pool
}

/// Which action something is that is tried. R2 VII.D, VII.E
pub(crate) fn action_of_doing(game: &Game, doing: &Doing) -> Action {
    match doing {
        Doing::Interaction { interaction, .. } => {
            let interaction = &game.scenario().program.interactions[usize::from(*interaction)];
            mission::action(interaction).unwrap_or(Action::Manipulation)
        }
        Doing::Throw { .. } => Action::Manipulation,
        Doing::Skill { skill, .. } => skills::action_of(*skill),
    }
}

/// The dice of a Complex action that is declared. R2 VII.D.2, VII.E.2
pub(crate) fn of_doing(game: &Game, mini: MiniId, doing: &Doing, effort: &Effort) -> Dice {
    let action = action_of_doing(game, doing);
    match doing {
        Doing::Interaction { interaction, .. } => {
            let helped_by = &game.scenario().program.interactions[usize::from(*interaction)].helped_by;
            complex(game, mini, action, effort, helped_by, None)
        }
        Doing::Throw { card, .. } => complex(game, mini, action, effort, &[], Some(*card)),
        Doing::Skill { skill, .. } => complex(game, mini, action, effort, skills::helped_by(*skill), None),
    }
}

/// What the dice that lie on the table were rolled with, and what is added to them, part by part; `None` if no roll of
/// that kind is under way. R2 X
pub fn on_the_table(game: &Game) -> Option<Dice> {
    let [.., below, Frame::Roll(roll)] = game.state().stack.as_slice() else { return None };
    let pool = match below {
        Frame::Attack(frame) if frame.stage == AttackStage::CountDefense => {
            let (cubes, uses) = &frame.defense;
            defense_in(game, frame, *cubes, uses)
        }
        Frame::Attack(frame) => attack_parts(game, frame),
        Frame::Action(frame) => of_doing(game, frame.mini, &frame.doing, &frame.effort),
        _ => return None,
    };
    (pool.modifier() == roll.modifier).then_some(pool)
}

/// The dice of a Defense and what else counts, no matter who attacks. R2 VIII.B-F
pub fn defense(game: &Game, mini: MiniId, kind: AttackKind, cubes: u8, uses: &[CardUse]) -> Dice {
    defense_against(game, mini, (kind, None), cubes, uses)
}

/// The same in an attack under way. R2 VIII.B-F
pub(crate) fn defense_in(game: &Game, frame: &AttackFrame, cubes: u8, uses: &[CardUse]) -> Dice {
    defense_against(game, frame.target, (frame.kind, Some(frame.attacker)), cubes, uses)
}

fn defense_against(
    game: &Game,
    mini: MiniId,
    (kind, attacker): (AttackKind, Option<MiniId>),
    cubes: u8,
    uses: &[CardUse],
) -> Dice {
    let mut pool = Dice::default();
    match (game.state().mini(mini).body, game.state().tablet(mini)) {
        (Body::Tablet(_), Some(tablet)) => {
            let screen = game.scenario().hero(tablet.hero);
            pool.dice.extend(vec![screen.defense.die; usize::from(cubes)]);
            pool.dice.extend(screen.automatic_defense.map(|die| die.0));
        }
        (Body::Tile(tile), _) => {
            let of_post = matches!(energy::purse(game, mini), Purse::Post);
            let color = if of_post { game.scenario().mission.villain.defense_die } else { Color::Orange };
            pool.dice.extend(vec![Die { color, free_reroll: false }; usize::from(cubes)]);
            pool.add(PartOf::AutomaticDefense, game.scenario().tile(tile).automatic_defense as i8);
            pool.dice.extend(die_of_leader(game, mini, tile, attacker));
        }
        (Body::Tablet(_), None) => {}
    }
    let standing = cards::standing_lines(game, mini, Usage::Defense, uses);
    let lines: Vec<CardUse> = uses.iter().copied().chain(standing).collect();
    let lines = cards::together(game, &lines);
    for used in lines.iter() {
        pool.add_line(game, *used);
    }
    let guard = defending::guard(kind);
    pool.add(PartOf::Skill(guard), skills::level_using(game, mini, guard, &lines) as i8);
    pool.add(PartOf::Skill(Skill::Bodyguard), defending::bodyguard(game, attacker, mini) as i8);
    pool.add(PartOf::Shackles, -(game.state().mini(mini).shackles as i8));
    pool.bonus = skills::rerolls::bonus(game, mini, RollFor::Defense, None, 0);
    pool
}

/// The extra Orange die that a Leader has against the Heroes' attacks; asking without an attacker means them. SOLO XV 3
fn die_of_leader(game: &Game, mini: MiniId, tile: TileId, attacker: Option<MiniId>) -> Option<Die> {
    let side = |mini: MiniId| game.state().mini(mini).side;
    let is_leader = side(mini) == Some(Side::Villain) && game.scenario().is_leader(tile);
    let by_heroes = attacker.is_none_or(|attacker| side(attacker) == Some(Side::Heroes));
    let has_die = game.options().leaders_have_orange_defense() && is_leader && by_heroes;
    has_die.then_some(Die { color: Color::Orange, free_reroll: false })
}

/// The throw that a command would lead to, for odds before anything is spent; `None` when it rolls no dice.
pub fn throw(game: &Game, command: &Command) -> Option<Throw> {
    would_roll(game, command).map(Dice::into_throw)
}

/// The Difficulty that a command's dice have to reach; `None` if it rolls none against one. R2 V.C.2.d, R2 VII.D.2, R2 VII.E.2
pub fn difficulty(game: &Game, command: &Command) -> Option<u8> {
    match command {
        Command::Interact { .. } => mission::difficulty_of(game, command),
        Command::Throw { mini, area, .. } => Some(figures::distance_from(game, *mini, *area)),
        Command::UseSkill { mini, skill, on, .. } if skills::rolls(*skill) => {
            skills::declared(*skill).map(|declared| declared.difficulty(game, *mini, *on))
        }
        _ => None,
    }
}

/// The throws of an attack with each of several efforts. They name the same cards, so only the dice differ, and all else is
/// worked out once.
pub fn attack_throws(game: &Game, mini: MiniId, target: MiniId, kind: AttackKind, efforts: &[Effort]) -> Vec<Throw> {
    let Some(first) = efforts.first() else { return Vec::new() };
    debug_assert!(efforts.iter().all(|effort| effort.cards == first.cards), "{efforts:?}");
    let frame = AttackFrame::declared(game, mini, target, kind, first, None);
    let beside = Throw { dice: Vec::new(), ..attack_parts(game, &frame).into_throw() };
    let dice = |effort| attack(game, (mini, target), kind, effort, &frame.cards);
    efforts.iter().map(|effort| Throw { dice: dice(effort), ..beside.clone() }).collect()
}

/// The dice that a command would roll and what is added to them, part by part; `None` when it rolls no dice.
pub fn would_roll(game: &Game, command: &Command) -> Option<Dice> {
    Some(match command {
        Command::Attack { mini, target, kind, effort, with } => {
            attack_parts(game, &AttackFrame::declared(game, *mini, *target, *kind, effort, *with))
        }
        Command::Defend { cubes, cards } => match game.state().stack.last() {
            Some(Frame::Attack(frame)) => defense_in(game, frame, *cubes, cards),
            _ => return None,
        },
        Command::Interact { mini, interaction, effort, .. } => {
            let interaction = game.scenario().program.interactions.get(usize::from(*interaction))?;
            interaction.difficulty.as_ref()?;
            let action = mission::action(interaction)?;
            complex(game, *mini, action, effort, &interaction.helped_by, None)
        }
        Command::Throw { mini, card, effort, .. } => {
            complex(game, *mini, Action::Manipulation, effort, &[], Some(*card))
        }
        Command::UseSkill { mini, skill, effort, .. } if skills::rolls(*skill) => {
            complex(game, *mini, skills::action_of(*skill), effort, skills::helped_by(*skill), None)
        }
        _ => return None,
    })
}

/// The most cubes that a Defense can take now. R2 VIII.B
pub fn defense_cubes(game: &Game, mini: MiniId) -> u8 {
    energy::most(game, mini, Space::Defense)
}
