//! Altered commands: what is legal at a position, with fields exchanged for others that the position knows. Whether one may
//! be said, whether it stands among the legal answers, and whether it is carried out are one and the same thing. The
//! exceptions stand in [`exception`], each with its reason.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use gotham_content::Catalogue;
use gotham_content::dice::Color;
use gotham_content::skill::Skill;
use gotham_rules::board::{AreaId, MoveType};
use gotham_rules::command::{AttackKind, CardUse, RerollBy, Space, Stance};
use gotham_rules::{
    CardId, Command, Edition, Game, HeroId, MiniId, Options, Scenario, SkillTarget, TileId, TokenId, Variant, answers,
    query,
};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::Sum;
use super::draw::draw;
use crate::kit::lively::lively;

/// The most commands of a match.
const MOST: usize = 250;
/// Altered commands of one position.
const EACH: usize = 24;
/// Commands of earlier positions that are kept, to be altered, too.
const KEPT: usize = 300;

/// What came of altered commands.
#[derive(Default, Debug)]
pub(super) struct Judged {
    /// How many there were.
    pub commands: u64,
    /// Those that may be said, by their word.
    pub legal: BTreeMap<String, u64>,
    /// Those that are refused, by their word.
    pub refused: BTreeMap<String, u64>,
    /// Exceptions, by their reason.
    pub exceptions: BTreeMap<&'static str, u64>,
}

impl Sum for Judged {
    fn add(&mut self, other: Judged) {
        self.commands += other.commands;
        let sum = |here: &mut BTreeMap<String, u64>, there: BTreeMap<String, u64>| {
            there.into_iter().for_each(|(word, count)| *here.entry(word).or_default() += count);
        };
        sum(&mut self.legal, other.legal);
        sum(&mut self.refused, other.refused);
        other.exceptions.into_iter().for_each(|(why, count)| *self.exceptions.entry(why).or_default() += count);
    }

    fn commands(&self) -> u64 {
        self.commands
    }
}

/// A command that may be said, and yet is offered to nobody: why that is as it should be.
fn exception(game: &Game, command: &Command) -> Option<&'static str> {
    match command {
        Command::Throw { mini, area, .. } if game.state().mini(*mini).area == Some(*area) => {
            Some("a throw into one's own Area: it is allowed (R2 V.C.2.d), and Dropping does the same free of charge")
        }
        Command::Attack { mini, target, .. } if mini == target => {
            Some("an attack in vain (E-21): it ends a choice, and nobody wants that")
        }
        Command::UseSkill { skill: Skill::Regeneration, effort, .. } if effort.cubes == 0 => {
            Some("a card's Regeneration without a number: it is offered in numbers (G-120)")
        }
        _ => None,
    }
}

/// The command as the lists have it: cards may be named in any order.
fn in_order(command: &Command) -> Command {
    let mut command = command.clone();
    match &mut command {
        Command::Attack { effort, .. }
        | Command::Throw { effort, .. }
        | Command::Interact { effort, .. }
        | Command::UseSkill { effort, .. } => effort.cards.sort_unstable(),
        Command::Defend { cards, .. } => cards.sort_unstable(),
        _ => {}
    }
    command
}

/// The match of a seed, in a mission or in a sandbox; at many of its positions altered commands are judged.
pub(super) fn one(catalogue: &Arc<Catalogue>, seed: u64) -> Judged {
    let mut judged = Judged::default();
    let Some(mut game) = begin(catalogue, seed) else { return judged };
    let mut chance = Pcg32::seed_from_u64(seed ^ 0xa17e);
    let mut kept: VecDeque<Command> = VecDeque::new();
    for _ in 0..MOST {
        if game.state().result.is_some() {
            break;
        }
        let offers = lively(&game, &mut chance);
        if chance.random_range(0..4u8) == 0 {
            Position::of(&game, seed).judge(&kept, &mut chance, &mut judged);
        }
        let command = offers[chance.random_range(0..offers.len())].clone();
        game.apply(&command)
            .unwrap_or_else(|refusal| panic!("seed {seed}: {command:?} is legal and refused: {refusal}"));
        // Of Moves there are too many.
        if !matches!(command, Command::Move { .. }) || chance.random_range(0..8u8) == 0 {
            kept.push_back(command);
        }
        if kept.len() > KEPT {
            kept.pop_front();
        }
    }
    judged
}

/// Every other seed is a mission, and the others are sandboxes.
fn begin(catalogue: &Arc<Catalogue>, seed: u64) -> Option<Game> {
    if seed % 2 == 1 {
        let sandbox = draw(catalogue, seed);
        return sandbox.game(catalogue).ok();
    }
    let mut chance = Pcg32::seed_from_u64(seed ^ 0x13);
    let mission = &catalogue.missions[chance.random_range(0..catalogue.missions.len())];
    let scenario = Scenario::new(catalogue, mission.id.as_str()).expect("a mission of the catalogue");
    let edition = Edition::ALL[chance.random_range(0..Edition::ALL.len())];
    let solo = mission.sheet.is_some() && chance.random_range(0..4u8) == 0;
    let variants = Variant::ALL.into_iter().filter(|variant| !solo || variant.helps_heroes());
    let variants = variants.filter(|_| chance.random_range(0..3u8) == 0).collect();
    Some(Game::new(scenario, Options { edition, solo, variants, ..Options::default() }, seed))
}

/// A position with all that may be said in it.
struct Position<'a> {
    game: &'a Game,
    seed: u64,
    /// Legal answers by their word: of some kinds there are hundreds, of others one. Those with an effort stand first.
    by_word: Vec<Vec<Command>>,
    with_effort: usize,
    /// Values of their fields.
    known: BTreeMap<String, Vec<Value>>,
    legal: BTreeSet<Command>,
}

impl<'a> Position<'a> {
    fn of(game: &'a Game, seed: u64) -> Position<'a> {
        let all: Vec<Command> = game.legal().into_iter().chain(answers::asides(game)).collect();
        let legal: BTreeSet<Command> = all.iter().map(in_order).collect();
        assert_eq!(legal.len(), all.len(), "seed {seed}: an answer stands twice at {:?}", game.prompt());
        let mut by_word: BTreeMap<String, Vec<Command>> = BTreeMap::new();
        all.into_iter().for_each(|command| by_word.entry(word(&command)).or_default().push(command));
        let has_effort = |alike: &Vec<Command>| alike[0].effort().is_some() || alike[0].pushing().is_some();
        let (mut by_word, others): (Vec<_>, Vec<_>) = by_word.into_values().partition(has_effort);
        let with_effort = by_word.len();
        by_word.extend(others);
        let mut known: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        for command in by_word.iter().flat_map(|alike| alike.iter().step_by(alike.len().div_ceil(12))) {
            let Value::Object(fields) = json!(command) else { continue };
            let effort = fields.get("effort").and_then(Value::as_object).cloned().unwrap_or_default();
            let all = fields.into_iter().chain(effort).filter(|(key, _)| key != "say" && key != "effort");
            all.for_each(|(key, value)| known.entry(key).or_default().push(value));
        }
        Position { game, seed, by_word, with_effort, known, legal }
    }

    /// Kinds of answers to alter one of: more often those into which something is put.
    fn kinds(&self, chance: &mut Pcg32) -> &[Vec<Command>] {
        let is_any = self.with_effort == 0 || chance.random_range(0..3u8) == 0;
        if is_any { &self.by_word } else { &self.by_word[..self.with_effort] }
    }

    fn judge(&self, kept: &VecDeque<Command>, chance: &mut Pcg32, judged: &mut Judged) {
        let hash = self.game.hash();
        let mut copy = self.game.clone();
        for _ in 0..EACH {
            let base = match kept.len() {
                1.. if chance.random_range(0..4u8) == 0 => &kept[chance.random_range(0..kept.len())],
                _ => any(any::<Vec<Command>>(self.kinds(chance), chance), chance),
            };
            let Some(command) = self.altered(base, chance) else { continue };
            let (why_not, seed) = (self.game.why_not(&command), self.seed);
            let told = || format!("seed {seed}: {command:?} at {:?}: {why_not:?}", self.game.prompt());
            let is_listed = self.legal.contains(&in_order(&command));
            match exception(self.game, &command).filter(|_| why_not.is_none() && !is_listed) {
                Some(why) => *judged.exceptions.entry(why).or_default() += 1,
                None => assert_eq!(why_not.is_none(), is_listed, "{}", told()),
            }
            judged.commands += 1;
            let outcomes = if why_not.is_none() { &mut judged.legal } else { &mut judged.refused };
            *outcomes.entry(word(&command)).or_default() += 1;
            match why_not {
                None => {
                    drop(self.game.clone().apply(&command).unwrap_or_else(|refusal| panic!("{} {refusal}", told())))
                }
                Some(refusal) => {
                    assert_eq!(copy.apply(&command), Err(refusal), "{}", told());
                    assert_eq!(copy.hash(), hash, "{}", told());
                }
            }
        }
    }

    /// The command with one to three fields exchanged; `None` if it is the same, or no longer a command.
    fn altered(&self, base: &Command, chance: &mut Pcg32) -> Option<Command> {
        let Value::Object(mut fields) = json!(base) else { return None };
        for _ in 0..*any(&[1, 1, 1, 2, 2, 3u8], chance) {
            self.exchange(&mut fields, chance);
        }
        serde_json::from_value(Value::Object(fields)).ok().filter(|command| command != base)
    }

    fn exchange(&self, fields: &mut Map<String, Value>, chance: &mut Pcg32) {
        let mut keys: Vec<String> = fields.keys().filter(|key| *key != "say").cloned().collect();
        let left_out: &[&str] = match fields["say"].as_str() {
            Some("move") => &["card", "pushing"],
            Some("attack") => &["with"],
            Some("interact") => &["here", "chosen", "target"],
            Some("use_skill") => &["on", "effort"],
            Some("pick_up" | "give" | "take" | "pick_up_token" | "put_down_token") => &["pushing"],
            _ => &[],
        };
        keys.extend(left_out.iter().map(ToString::to_string));
        if keys.is_empty() {
            return;
        }
        let key = any(&keys, chance).clone();
        if key == "effort" {
            let effort = fields.entry(key).or_insert_with(|| json!({}));
            let inner = *any(&["cubes", "cubes", "cards", "cards", "choice", "pushing", "dice", "with"], chance);
            effort[inner] = self.value(inner, chance);
        } else {
            let value = self.value(&key, chance);
            fields.insert(key, value);
        }
    }

    /// A value that a field may have at this position: often one that it has in some legal answer.
    fn value(&self, key: &str, chance: &mut Pcg32) -> Value {
        let (game, state) = (self.game, self.game.state());
        if let Some(known) = self.known.get(key).filter(|_| chance.random_range(0..2u8) == 0) {
            return any(known, chance).clone();
        }
        match key {
            "mini" | "to" | "from" => json!(self.mini(chance)),
            "target" => one_or_none(self.mini(chance), chance),
            "area" => json!(self.area(chance)),
            "card" => json!(self.card(chance)),
            "cards" => {
                let count = *any(&[0, 1, 1, 1, 2, 2, 3u8], chance);
                json!((0..count).map(|_| self.card_use(chance)).collect::<Vec<_>>())
            }
            "tile" => json!(TileId(to(game.scenario().tiles.len(), chance))),
            "hero" => json!(HeroId(to(game.scenario().heroes.len(), chance))),
            "token" => json!(self.token(chance)),
            "here" | "chosen" => one_or_none(self.token(chance), chance),
            "how" => match state.mini(self.mini(chance)).area {
                Some(area) if !game.board().exits(area).is_empty() => json!(any(game.board().exits(area), chance).how),
                _ => json!(MoveType::Break(to(4, chance))),
            },
            "kind" => json!(any(&[AttackKind::Melee, AttackKind::Ranged], chance)),
            "stance" => json!(any(&[Stance::Active, Stance::Resting], chance)),
            "space" => json!(any(&Space::ALL, chance)),
            "by" => json!(any(&RerollBy::ALL, chance)),
            "skill" => json!(self.skill(chance)),
            "with" => one_or_none(*any(&[Skill::Shackle, self.skill(chance)], chance), chance),
            "dice" => json!((0..to(4, chance)).map(|_| *any(&Color::ALL, chance)).collect::<Vec<_>>()),
            "on" => json!(match to(4, chance) {
                0 => SkillTarget::Nothing,
                1 => SkillTarget::Mini(self.mini(chance)),
                2 => SkillTarget::Area(self.area(chance)),
                _ => SkillTarget::Tile(TileId(to(game.scenario().tiles.len(), chance))),
            }),
            // cubes, wounds, places from 0
            _ => json!(*any(&[0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 9, 200u8], chance)),
        }
    }

    fn mini(&self, chance: &mut Pcg32) -> MiniId {
        MiniId(to(self.game.state().minis.len(), chance))
    }

    fn area(&self, chance: &mut Pcg32) -> AreaId {
        AreaId(to(self.game.board().len(), chance))
    }

    fn token(&self, chance: &mut Pcg32) -> TokenId {
        TokenId(to(self.game.state().memory.tokens.len() + 1, chance))
    }

    /// A card that somebody carries, or any.
    fn card(&self, chance: &mut Pcg32) -> CardId {
        let state = self.game.state();
        let carried: Vec<CardId> = state.tablets.iter().flat_map(|tablet| tablet.cards()).collect();
        match carried.len() {
            1.. if chance.random_range(0..8u8) > 0 => *any(&carried, chance),
            _ => CardId(to(self.game.scenario().cards.len(), chance)),
        }
    }

    fn card_use(&self, chance: &mut Pcg32) -> CardUse {
        CardUse { card: self.card(chance), line: *any(&[0, 0, 0, 1, 2], chance) }
    }

    /// A Skill of somebody, or any.
    fn skill(&self, chance: &mut Pcg32) -> Skill {
        let held: Vec<Skill> = query::skills(self.game, self.mini(chance)).iter().map(|held| held.skill).collect();
        let is_held = !held.is_empty() && chance.random_range(0..4u8) > 0;
        *any(if is_held { &held } else { Skill::ALL }, chance)
    }
}

/// The word that a command begins with.
fn word(command: &Command) -> String {
    json!(command)["say"].as_str().unwrap_or_default().to_string()
}

fn any<'a, T>(list: &'a [T], chance: &mut Pcg32) -> &'a T {
    &list[chance.random_range(0..list.len())]
}

/// A place in a list of this length.
fn to(count: usize, chance: &mut Pcg32) -> u8 {
    chance.random_range(0..count.max(1)) as u8
}

/// A value, or sometimes that there is none.
fn one_or_none<T: Serialize>(value: T, chance: &mut Pcg32) -> Value {
    if chance.random_range(0..3u8) == 0 { Value::Null } else { json!(value) }
}
