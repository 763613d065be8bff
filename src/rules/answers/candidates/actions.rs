//! A miniature's actions other than Movement, with everything that may go into them. R2 VII.B-E

use std::iter::successors;

use crate::command::{AttackKind, CardUse, Command, Effort};
use crate::game::Game;
use crate::id::{CardId, MiniId, TileId};
use crate::mission::{self, InteractionWith};
use crate::query::energy::{Pushes, each, pushes};
use crate::query::{self, cards, energy, pools};
use crate::skills::declared::{Cards, Price};
use crate::skills::{self, Declared, Purpose};
use crate::state::Body;
use gotham_content::card::{BonusLine, CardKind, Usage};
use gotham_content::mission::Interaction;
use gotham_content::script::Compiled;
use gotham_content::skill::Skill;
use gotham_content::tile::Action;

/// Every action of a miniature other than Movement. R2 VII
pub fn actions(game: &Game, mini: MiniId, said: &mut Vec<Command>) {
    let pushes = pushes(game, mini);
    let can_pay = can_pay(game, mini, pushes);
    if can_pay {
        attacks(game, mini, said);
    }
    let is_affordable = |interaction: &Interaction<Compiled>| can_pay || mission::action(interaction).is_none();
    interactions(game, mini, pushes, is_affordable, said);
    skill_actions(game, mini, pushes, said);
    if can_pay {
        equipment_actions(game, mini, pushes, said);
    }
}

/// Free Actions of the mission, for those who have nothing else. E-9, E-11
pub(super) fn free_actions(game: &Game, mini: MiniId, said: &mut Vec<Command>) {
    let is_free = |interaction: &Interaction<Compiled>| mission::action(interaction).is_none();
    for (interaction, at) in mission::in_reach(game, mini, is_free) {
        if mission::may_do(game, mini, interaction) {
            interact(game, mini, (interaction, at), || vec![Effort::default()], said);
        }
    }
}

/// An interaction, with everything it may be aimed at and everything that may go into it.
fn interact(
    game: &Game,
    mini: MiniId,
    (interaction, at): (&Interaction<Compiled>, u8),
    efforts: impl Fn() -> Vec<Effort>,
    said: &mut Vec<Command>,
) {
    for InteractionWith { here, chosen, target } in mission::aims(game, mini, interaction) {
        let all = efforts().into_iter();
        said.extend(all.map(|effort| Command::Interact { mini, interaction: at, here, chosen, target, effort }));
    }
}

/// Whether anything can be put into an action: a Hero with neither cubes nor Wounds to take for it only has Free
/// Actions. R2 V.B.4, G-39
fn can_pay(game: &Game, mini: MiniId, pushes: Pushes) -> bool {
    game.state().tablet(mini).is_none_or(|tablet| tablet.reserve > 0 || each(pushes).any(|wounds| wounds > 0))
}

/// Efforts for an action with dice: cubes, weapon and One-time use lines, Pushing Limits; or a tile's Characteristics.
fn efforts(game: &Game, mini: MiniId, purpose: Purpose) -> Vec<Effort> {
    let Some(action) = purpose.action() else { return Vec::new() };
    efforts_with(game, mini, action, &card_choices(game, mini, purpose))
}

/// The same, with only those cards that may be used together.
pub fn usable_efforts(game: &Game, mini: MiniId, purpose: Purpose) -> Vec<Effort> {
    let Some(action) = purpose.action() else { return Vec::new() };
    let mut hands = card_choices(game, mini, purpose);
    hands.retain(|cards| query::may_use(game, mini, purpose, cards).is_ok());
    efforts_with(game, mini, action, &hands)
}

/// The same, with only these choices of cards.
fn efforts_with(game: &Game, mini: MiniId, action: Action, hands: &[Vec<CardUse>]) -> Vec<Effort> {
    match game.state().mini(mini).body {
        Body::Tile(tile) => by_characteristics(game, tile, action),
        Body::Tablet(_) => {
            let space = pools::space(action);
            let pushes: Vec<(u8, u8)> = each(pushes(game, mini))
                .map(|pushing| (pushing, energy::most_after(game, mini, space, pushing)))
                .collect();
            let mut efforts = Vec::new();
            for cards in hands {
                for (pushing, most) in pushes.iter().copied() {
                    let least = u8::from(pushing == 0);
                    efforts.extend((least..=most).map(|cubes| Effort {
                        cubes,
                        cards: cards.clone(),
                        pushing,
                        ..Effort::default()
                    }));
                }
            }
            efforts
        }
    }
}

/// What is put into an automatic action: a Hero's cube, or Wounds that count as it; a tile's Characteristic, which says how
/// often it may be done. R2 VI.C.3, VII.D.1, VII.E.1, G-39
fn automatic(game: &Game, mini: MiniId, action: Action, pushes: Pushes) -> Vec<Effort> {
    let one = |pushing| Effort { pushing, ..Effort::cubes(u8::from(pushing == 0)) };
    match game.state().mini(mini).body {
        Body::Tile(tile) => by_characteristics(game, tile, action),
        Body::Tablet(_) => each(pushes).map(one).collect(),
    }
}

/// Each Characteristic of a tile for an action, or none at all. R2 VI.C.3
fn by_characteristics(game: &Game, tile: TileId, action: Action) -> Vec<Effort> {
    let choices = pools::characteristics(game.scenario().tile(tile), action).len().max(1) as u8;
    (0..choices).map(|choice| Effort { choice, ..Effort::default() }).collect()
}

/// Which cards may go into an action with dice: no weapon, one, or two with Ambidexterity; each with and without One-time use
/// Tools.
fn card_choices(game: &Game, mini: MiniId, purpose: Purpose) -> Vec<Vec<CardUse>> {
    let Some(tablet) = game.state().tablet(mini) else { return vec![Vec::new()] };
    let (wanted, weapon) = (purpose.usage(), purpose.weapon_kind());
    let mut weapons: Vec<CardUse> = Vec::new();
    for id in tablet.cards() {
        let card = game.scenario().card(id);
        if weapon.is_some_and(|kind| card.kinds.contains(&kind)) {
            let lines = card.lines.iter().zip(0u8..);
            let helping = lines.filter(|(line, _)| line.usage == wanted || line.usage == Usage::Always);
            weapons.extend(helping.map(|(_, line)| CardUse { card: id, line }));
        }
    }
    let mut choices: Vec<Vec<CardUse>> = Vec::new();
    if weapon != Some(CardKind::RangedWeapon) {
        choices.push(Vec::new());
    }
    weapons.sort();
    let mut pairs: Vec<Vec<CardUse>> = Vec::new();
    if skills::level(game, mini, Skill::Ambidexterity) > 0 {
        for (at, one) in weapons.iter().enumerate() {
            pairs.extend(weapons[at + 1..].iter().map(|other| vec![*one, *other]));
        }
    }
    pairs.sort();
    pairs.dedup();
    weapons.dedup();
    choices.extend(weapons.into_iter().map(|weapon| vec![weapon]).chain(pairs));
    with_tools(game, mini, purpose, choices)
}

/// The same hands, and each with One-time use Tools that give something. R2 V.C.4, G-121
pub(super) fn with_tools(
    game: &Game,
    mini: MiniId,
    purpose: Purpose,
    mut hands: Vec<Vec<CardUse>>,
) -> Vec<Vec<CardUse>> {
    for tool in tools(game, mini, purpose) {
        let with: Vec<_> = hands.iter().map(|cards| cards.iter().copied().chain([tool]).collect()).collect();
        hands.extend::<Vec<Vec<CardUse>>>(with);
    }
    hands
}

/// Lines of One-time use Tools that a Hero may name: in the First edition those of the action itself mostly help unasked.
/// R2 V.C.4, G-121, E-16
fn tools(game: &Game, mini: MiniId, purpose: Purpose) -> Vec<CardUse> {
    let wanted = purpose.usage();
    let mut tools: Vec<CardUse> = Vec::new();
    for id in game.state().tablet(mini).into_iter().flat_map(|tablet| tablet.cards()) {
        let card = game.scenario().card(id);
        let is_tool = card.kinds.iter().all(|kind| matches!(kind, CardKind::Tool | CardKind::Object));
        if !card.one_time || !is_tool || cards::may_benefit(game, mini, id).is_err() {
            continue;
        }
        for (line, at) in card.lines.iter().zip(0u8..) {
            let used = CardUse { card: id, line: at };
            let helps = line.usage == wanted || line.usage == Usage::Always;
            let is_named = helps && may_count(purpose, line) && !cards::helps_unasked(game, used, wanted);
            if is_named && !tools.contains(&used) {
                tools.push(used);
            }
        }
    }
    tools
}

/// Whether a line gives something, in an attack also with a Skill that may be declared with it. G-121
fn may_count(purpose: Purpose, line: &BonusLine) -> bool {
    let with = |kind: AttackKind| skills::DECLARED_WITH_ATTACKS.map(|skill| Purpose::Attack(kind, Some(skill)));
    match purpose {
        Purpose::Attack(kind, None) => purpose.counts(line) || with(kind).iter().any(|other| other.counts(line)),
        _ => purpose.counts(line),
    }
}

/// Whether there is anything to attack with: a tile's Characteristic, or a weapon for a Hero's Ranged Attack.
/// R2 VI.C.3, VII.C.5, E-23
fn has_means(game: &Game, mini: MiniId, action: Action) -> bool {
    match game.state().mini(mini).body {
        Body::Tile(tile) => pools::choices(game, tile, action) > 0,
        Body::Tablet(_) if action != Action::Ranged => true,
        Body::Tablet(_) => {
            let weapon = cards::weapon_kind(action);
            let is_weapon = |card| weapon.is_some_and(|kind| game.scenario().card(card).kinds.contains(&kind));
            game.state().tablet(mini).is_some_and(|tablet| tablet.cards().any(is_weapon))
        }
    }
}

fn attacks(game: &Game, mini: MiniId, said: &mut Vec<Command>) {
    for kind in [AttackKind::Melee, AttackKind::Ranged] {
        let action = pools::action_of(kind);
        if !has_means(game, mini, action) {
            continue;
        }
        let is_meant = |other: &MiniId| query::may_be_attacked(game, mini, *other);
        let mut targets: Vec<MiniId> = query::near(game, mini, kind).filter(is_meant).collect();
        if targets.is_empty() {
            continue;
        }
        // Who can be reached depends only on the cards.
        let hands = card_choices(game, mini, Purpose::Attack(kind, None));
        targets.retain(|foe| hands.iter().any(|cards| query::attack_target(game, mini, *foe, kind, cards).is_ok()));
        if targets.is_empty() {
            continue;
        }
        let efforts = efforts_with(game, mini, action, &hands);
        for target in targets {
            for effort in &efforts {
                said.push(Command::Attack { mini, target, kind, effort: effort.clone(), with: None });
                for skill in skills::DECLARED_WITH_ATTACKS {
                    if skills::may_declare_with(game, mini, skill, kind, &effort.cards).is_ok() {
                        said.push(Command::Attack { mini, target, kind, effort: effort.clone(), with: Some(skill) });
                    }
                }
            }
        }
    }
}

fn interactions(
    game: &Game,
    mini: MiniId,
    pushes: Pushes,
    is_affordable: impl Fn(&Interaction<Compiled>) -> bool,
    said: &mut Vec<Command>,
) {
    let state = game.state();
    for (interaction, at) in mission::in_reach(game, mini, is_affordable) {
        if !mission::may_do(game, mini, interaction) {
            continue;
        }
        let efforts = || match (mission::action(interaction), &interaction.difficulty) {
            (Some(action), Some(_)) => efforts(game, mini, Purpose::Dice(action, &interaction.helped_by)),
            (Some(action), None) => automatic(game, mini, action, pushes),
            (None, _) => vec![Effort::default()],
        };
        interact(game, mini, (interaction, at), efforts, said);
    }
    let carriable = state.tokens.iter().filter(|token| {
        Some(token.area) == state.mini(mini).area
            && game.scenario().program.kinds[usize::from(token.kind)].carried_by.is_some()
    });
    for (token, pushing) in carriable.flat_map(|token| each(pushes).map(move |pushing| (token, pushing))) {
        said.extend(match token.carried_by {
            None => Some(Command::PickUpToken { mini, token: token.id, pushing }),
            Some(bearer) => (bearer == mini).then_some(Command::PutDownToken { mini, token: token.id, pushing }),
        });
    }
}

/// Skills that are declared as an action. S2
fn skill_actions(game: &Game, mini: MiniId, pushes: Pushes, said: &mut Vec<Command>) {
    if game.state().mini(mini).area.is_none() {
        return;
    }
    for declared in skills::conceivable(game, mini) {
        let how = declared.declaration();
        let may_be_lent = || how.price == Price::Dice(Cards::Lending) && skills::may_have(game, mini, how.skill);
        if !declared.is_open_to(game, mini, &[]) && !may_be_lent() {
            continue;
        }
        let targets = declared.targets(game, mini);
        if targets.is_empty() {
            continue;
        }
        let efforts: Vec<Effort> = match how.price {
            Price::Cube => automatic(game, mini, how.action, pushes),
            Price::Waived => vec![Effort::default()],
            Price::Dice(Cards::Helping) => efforts(game, mini, Purpose::Dice(how.action, how.helped_by)),
            Price::Dice(Cards::Lending) => efforts_with(game, mini, how.action, &hands(game, mini, declared)),
        };
        for on in targets {
            let skill = how.skill;
            said.extend(efforts.iter().map(|effort| Command::UseSkill { mini, skill, on, effort: effort.clone() }));
        }
    }
}

/// The cards with which a miniature may use a declared Skill: first none, if it needs none, then each one that lends
/// it, and several whose bonuses add up. G-33, G-58, R2 V.C.4
pub fn hands(game: &Game, mini: MiniId, declared: &dyn Declared) -> Vec<Vec<CardUse>> {
    let how = declared.declaration();
    let mut hands: Vec<Vec<CardUse>> = Vec::new();
    if declared.is_open_to(game, mini, &[]) {
        hands.push(Vec::new());
    }
    if how.price == Price::Dice(Cards::Lending) {
        hands.extend(lending_hands(game, skills::lent::lines_that_lend(game, mini, how.skill)));
    }
    hands
}

/// Every choice of one or more of the lines that lend a Skill, those with the fewest first; of Tools with the same bonus only
/// one is in it. R2 V.C.4, E-15
fn lending_hands(game: &Game, lines: Vec<CardUse>) -> Vec<Vec<CardUse>> {
    let mut hands: Vec<Vec<CardUse>> = vec![Vec::new()];
    for used in lines {
        let adds = |hand: &&Vec<CardUse>| !cards::is_excluded(game, hand, used);
        let with: Vec<_> = hands.iter().filter(adds).map(|hand| hand.iter().copied().chain([used]).collect()).collect();
        hands.extend::<Vec<Vec<CardUse>>>(with);
    }
    hands.remove(0);
    hands.iter_mut().for_each(|hand| hand.sort_unstable());
    hands.sort_by_key(Vec::len);
    hands
}

fn equipment_actions(game: &Game, mini: MiniId, pushes: Pushes, said: &mut Vec<Command>) {
    let state = game.state();
    let (Some(tablet), Some(area)) = (state.tablet(mini), state.mini(mini).area) else { return };
    let lying = state.ground.iter().filter(|(at, _)| *at == area).map(|(_, card)| *card);
    for pushing in each(pushes) {
        said.extend(each_once(lying.clone()).map(|card| Command::PickUp { mini, card, pushing }));
    }
    let carried = each_once(tablet.equipment.iter().copied());
    let others = game.places().within(area).filter(|other| *other != mini);
    for other in others {
        let Some(their) = state.tablet(other) else { continue };
        let theirs = each_once(their.equipment.iter().copied());
        for pushing in each(pushes) {
            said.extend(carried.clone().map(|card| Command::Give { mini, card, to: other, pushing }));
            said.extend(theirs.clone().map(|card| Command::Take { mini, card, from: other, pushing }));
        }
    }
    if tablet.equipment.is_empty() {
        return;
    }
    let plain = efforts(game, mini, Purpose::Dice(Action::Manipulation, &[]));
    for card in carried {
        for to in game.board().seen_from(area).iter().filter(|to| *to != area) {
            let throws = plain.iter().map(|effort| Command::Throw { mini, card, area: to, effort: effort.clone() });
            said.extend(throws);
        }
    }
}

/// The cards of a list by id, each once.
pub(super) fn each_once(cards: impl Iterator<Item = CardId> + Clone) -> impl Iterator<Item = CardId> + Clone {
    let first = cards.clone().min();
    successors(first, move |last| cards.clone().filter(|card| card > last).min())
}
