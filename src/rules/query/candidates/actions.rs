//! Actions of a miniature but Movement, with all that may be put into them. R2 VII.B-E

use crate::content::card::{CardKind, Usage};
use crate::content::skill::Skill;
use crate::content::tile::Action;
use crate::rules::board::AreaId;
use crate::rules::command::{AttackKind, CardUse, Command, Effort};
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId};
use crate::rules::mission::{self, Aim};
use crate::rules::query::moving::spendable;
use crate::rules::query::{self, cards, energy, pools};
use crate::rules::skills::declared::{Cards, Price, was_used};
use crate::rules::skills::{self, Declared};
use crate::rules::state::Body;

/// Every action of a miniature but Movement. R2 VII
pub fn actions(game: &Game, mini: MiniId) -> Vec<Command> {
    let mut said = Vec::new();
    let pushes = pushes(game, mini);
    attacks(game, mini, &mut said);
    interactions(game, mini, pushes, &mut said);
    skill_actions(game, mini, pushes, &mut said);
    equipment_actions(game, mini, pushes, &mut said);
    said
}

/// Efforts for an action: cubes, weapon and One-time use lines, Pushing Limits; or a tile's Characteristics.
pub fn efforts(game: &Game, mini: MiniId, action: Action) -> Vec<Effort> {
    match game.state().mini(mini).body {
        Body::Tile(tile) => {
            let choices = pools::characteristics(game.scenario().tile(tile), action).len().max(1) as u8;
            (0..choices).map(|choice| Effort { choice, ..Effort::default() }).collect()
        }
        Body::Tablet(_) => {
            let space = pools::space(action);
            let pushes: Vec<(u8, u8)> = each(pushes(game, mini))
                .map(|pushing| (pushing, energy::most_after(game, mini, space, pushing)))
                .collect();
            let mut efforts = Vec::new();
            for cards in card_choices(game, mini, action) {
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

/// Wounds that a miniature may take for an action: none, or those of Pushing Limits. S2 Pushing Limits, G-39
pub fn pushes(game: &Game, mini: MiniId) -> Pushes {
    let level = skills::level(game, mini, Skill::PushingLimits);
    let may = level > 0 && !was_used(game, Skill::PushingLimits, mini);
    [Some(0), may.then_some(level)]
}

/// What [`pushes`] answers.
pub type Pushes = [Option<u8>; 2];

/// Each number of Wounds.
pub fn each(pushes: Pushes) -> impl Iterator<Item = u8> {
    pushes.into_iter().flatten()
}

/// What is put into an automatic action: a Hero's cube, or Wounds that count as it. R2 VII.D.1, VII.E.1, G-39
fn automatic(game: &Game, mini: MiniId, pushes: Pushes) -> Vec<Effort> {
    let one = |pushing| Effort { pushing, ..Effort::cubes(u8::from(pushing == 0)) };
    if game.state().mini(mini).has_tablet() { each(pushes).map(one).collect() } else { vec![Effort::default()] }
}

/// Which cards may go into an action: no weapon, one, or two with Ambidexterity; each with and without a One-time use Tool.
fn card_choices(game: &Game, mini: MiniId, action: Action) -> Vec<Vec<CardUse>> {
    let Some(tablet) = game.state().tablet(mini) else { return vec![Vec::new()] };
    let wanted = cards::usage(action);
    let weapon = cards::weapon_kind(action);
    let (mut weapons, mut tools): (Vec<CardUse>, Vec<CardUse>) = (Vec::new(), Vec::new());
    for id in tablet.cards() {
        let card = game.scenario().card(id);
        let is_weapon = weapon.is_some_and(|kind| card.kinds.contains(&kind));
        let is_tool = card.one_time && card.kinds.iter().all(|k| matches!(k, CardKind::Tool | CardKind::Object));
        for (line, at) in card.lines.iter().zip(0u8..) {
            let used = CardUse { card: id, line: at };
            if is_weapon && (line.usage == wanted || line.usage == Usage::Always) {
                weapons.push(used);
            } else if is_tool && line.usage == wanted && !tools.contains(&used) {
                tools.push(used);
            }
        }
    }
    let mut choices: Vec<Vec<CardUse>> = Vec::new();
    if action != Action::Ranged {
        choices.push(Vec::new());
    }
    let mut singles = weapons.clone();
    singles.sort();
    singles.dedup();
    choices.extend(singles.iter().map(|weapon| vec![*weapon]));
    if skills::level(game, mini, Skill::Ambidexterity) > 0 {
        for (at, one) in weapons.iter().enumerate() {
            choices.extend(weapons[at + 1..].iter().map(|other| vec![*one, *other]));
        }
    }
    for tool in tools {
        let with: Vec<_> = choices.iter().map(|cards| cards.iter().copied().chain([tool]).collect()).collect();
        choices.extend::<Vec<Vec<CardUse>>>(with);
    }
    choices
}

fn attacks(game: &Game, mini: MiniId, said: &mut Vec<Command>) {
    for kind in [AttackKind::Melee, AttackKind::Ranged] {
        let action = pools::action_of(kind);
        // Whom one can reach depends on the cards alone, and most of the time there is nobody.
        let hands = card_choices(game, mini, action);
        let reaches =
            |foe: &MiniId| hands.iter().any(|cards| query::attack_target(game, mini, *foe, kind, cards).is_ok());
        let foes = game.state().all_minis().filter(|foe| query::enemies(game, mini, *foe));
        let targets: Vec<MiniId> = foes.filter(reaches).collect();
        if targets.is_empty() {
            continue;
        }
        let efforts = efforts(game, mini, action);
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

fn interactions(game: &Game, mini: MiniId, pushes: Pushes, said: &mut Vec<Command>) {
    let state = game.state();
    for (interaction, at) in game.scenario().program.interactions.iter().zip(0u8..) {
        if !mission::may_do(game, mini, interaction) {
            continue;
        }
        for aim in mission::aims(game, mini, interaction) {
            let efforts = match (mission::action(interaction), &interaction.difficulty) {
                (Some(action), Some(_)) => efforts(game, mini, action),
                (Some(_), None) => automatic(game, mini, pushes),
                (None, _) => vec![Effort::default()],
            };
            let Aim { here, chosen, target } = aim;
            let all = efforts.into_iter();
            said.extend(all.map(|effort| Command::Interact { mini, interaction: at, here, chosen, target, effort }));
        }
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
    for declared in skills::DECLARED {
        let how = declared.declaration();
        let hands = hands(game, mini, declared);
        if hands.is_empty() {
            continue;
        }
        let targets = declared.targets(game, mini);
        if targets.is_empty() {
            continue;
        }
        let efforts: Vec<Effort> = match how.price {
            Price::Cube => automatic(game, mini, pushes),
            Price::Waived => vec![Effort::default()],
            Price::Dice(Cards::Helping) => efforts(game, mini, how.action),
            Price::Dice(Cards::Lending) => {
                let plain = efforts(game, mini, how.action).into_iter().filter(|effort| effort.cards.is_empty());
                let plain: Vec<Effort> = plain.collect();
                let with = |cards: &Vec<CardUse>| {
                    let cards = cards.clone();
                    plain.iter().map(move |effort| Effort { cards: cards.clone(), ..effort.clone() })
                };
                hands.iter().flat_map(with).collect()
            }
        };
        for on in targets {
            let skill = how.skill;
            said.extend(efforts.iter().map(|effort| Command::UseSkill { mini, skill, on, effort: effort.clone() }));
        }
    }
}

/// The cards with which a miniature may use a declared Skill: none where it needs none, then each that lends it. G-33
pub fn hands(game: &Game, mini: MiniId, declared: &dyn Declared) -> Vec<Vec<CardUse>> {
    let how = declared.declaration();
    let mut hands: Vec<Vec<CardUse>> = Vec::new();
    if declared.is_open_to(game, mini, &[]) {
        hands.push(Vec::new());
    }
    if how.price == Price::Dice(Cards::Lending) {
        for (card, _) in spendable(game, mini, how.skill) {
            let lines = &game.scenario().card(card).lines;
            let line = lines.iter().position(|line| line.skills.iter().any(|held| held.skill == how.skill));
            hands.extend(line.map(|line| vec![CardUse { card, line: line as u8 }]));
        }
    }
    hands
}

fn equipment_actions(game: &Game, mini: MiniId, pushes: Pushes, said: &mut Vec<Command>) {
    let state = game.state();
    let (Some(tablet), Some(area)) = (state.tablet(mini), state.mini(mini).area) else { return };
    let mut lying: Vec<CardId> = state.ground.iter().filter(|(at, _)| *at == area).map(|(_, card)| *card).collect();
    lying.sort();
    lying.dedup();
    for pushing in each(pushes) {
        said.extend(lying.iter().map(|card| Command::PickUp { mini, card: *card, pushing }));
    }
    let mut carried = tablet.equipment.clone();
    carried.sort();
    carried.dedup();
    let others = state.in_area(area).filter(|other| *other != mini);
    for other in others {
        let Some(their) = state.tablet(other) else { continue };
        let mut theirs = their.equipment.clone();
        theirs.sort();
        theirs.dedup();
        for pushing in each(pushes) {
            said.extend(carried.iter().map(|card| Command::Give { mini, card: *card, to: other, pushing }));
            said.extend(theirs.iter().map(|card| Command::Take { mini, card: *card, from: other, pushing }));
        }
    }
    if carried.is_empty() {
        return;
    }
    let in_sight = |to: &AreaId| *to != area && query::line_of_sight(game, area, *to);
    let plain: Vec<Effort> =
        efforts(game, mini, Action::Manipulation).into_iter().filter(|effort| effort.cards.is_empty()).collect();
    for card in carried {
        for to in game.board().areas().filter(in_sight) {
            let throws = plain.iter().map(|effort| Command::Throw { mini, card, area: to, effort: effort.clone() });
            said.extend(throws);
        }
    }
}
