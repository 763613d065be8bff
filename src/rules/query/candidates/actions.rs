//! Actions of a miniature but Movement, with all that may be put into them. R2 VII.B-E

use crate::content::card::{CardKind, Usage};
use crate::content::mission::Side;
use crate::content::skill::Skill;
use crate::content::tile::Action;
use crate::rules::board::AreaId;
use crate::rules::command::{AttackKind, CardUse, Command, Effort};
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId};
use crate::rules::query::moving::spendable;
use crate::rules::query::{self, cards, energy, pools};
use crate::rules::skills;
use crate::rules::state::Kind;

/// Every action of a miniature but Movement. R2 VII
pub fn actions(game: &Game, mini: MiniId) -> Vec<Command> {
    let mut said = Vec::new();
    attacks(game, mini, &mut said);
    interactions(game, mini, &mut said);
    skill_actions(game, mini, &mut said);
    equipment_actions(game, mini, &mut said);
    said
}

/// Efforts for an action: cubes, weapon and One-time use lines, Pushing Limits; or a tile's Characteristics.
pub fn efforts(game: &Game, mini: MiniId, action: Action) -> Vec<Effort> {
    match game.state().mini(mini).kind {
        Kind::Tile(tile) => {
            let choices = pools::characteristics(game.scenario().tile(tile), action).len().max(1) as u8;
            (0..choices).map(|choice| Effort { choice, ..Effort::default() }).collect()
        }
        Kind::Hero => {
            let level = skills::level(game, mini, Skill::PushingLimits);
            let space = pools::space(action);
            let has_pushed = game.state().hero(mini).is_none_or(|tablet| tablet.has_pushed);
            let pushes = if level > 0 && !has_pushed { vec![0, level] } else { vec![0] };
            let mut efforts = Vec::new();
            for cards in card_choices(game, mini, action) {
                for pushing in &pushes {
                    let least = u8::from(*pushing == 0);
                    let most = energy::reserve(game, mini).min(energy::room_after(game, mini, space, *pushing));
                    efforts.extend((least..=most).map(|cubes| Effort {
                        cubes,
                        cards: cards.clone(),
                        choice: 0,
                        pushing: *pushing,
                    }));
                }
            }
            efforts
        }
    }
}

/// Which cards may go into an action: no weapon, one, or two with Ambidexterity; each with and without a One-time use Tool.
fn card_choices(game: &Game, mini: MiniId, action: Action) -> Vec<Vec<CardUse>> {
    let Some(tablet) = game.state().hero(mini) else { return vec![Vec::new()] };
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
        let efforts = efforts(game, mini, pools::action_of(kind));
        // Whom one can reach depends on the cards alone, and efforts with the same ones stand together.
        let mut hands: Vec<&[CardUse]> = efforts.iter().map(|effort| effort.cards.as_slice()).collect();
        hands.dedup();
        let foes = game.state().all_minis().filter(|foe| query::enemies(game, mini, *foe));
        for target in foes.filter(|foe| game.state().mini(*foe).area.is_some()) {
            if hands.iter().all(|cards| query::attack_target(game, mini, target, kind, cards).is_err()) {
                continue;
            }
            for effort in &efforts {
                said.push(Command::Attack { mini, target, kind, effort: effort.clone() });
                if kind == AttackKind::Melee && skills::level_using(game, mini, Skill::Shackle, &effort.cards) > 0 {
                    said.push(Command::Shackle { mini, target, effort: effort.clone() });
                }
            }
        }
    }
}

fn interactions(game: &Game, mini: MiniId, said: &mut Vec<Command>) {
    let area = game.state().mini(mini).area;
    for (interaction, at) in game.scenario().mission.interactions.iter().zip(0u8..) {
        let here: Vec<_> = match &interaction.here {
            None => vec![None],
            Some(wanted) => {
                let tokens = query::tokens(game, wanted).filter(|token| Some(token.area) == area);
                tokens.map(|token| Some(token.id)).collect()
            }
        };
        if here.is_empty() || !may_interact(game, mini, &interaction.who) {
            continue;
        }
        let chosen: Vec<_> = match &interaction.anywhere {
            None => vec![None],
            Some(wanted) => query::tokens(game, wanted).map(|token| Some(token.id)).collect(),
        };
        let efforts = match (interaction.difficulty, game.state().hero(mini)) {
            (None, Some(_)) => vec![Effort::cubes(1)],
            (None, None) => vec![Effort::default()],
            (Some(_), _) => efforts(game, mini, query::interaction_action(interaction)),
        };
        for here in &here {
            for chosen in chosen.iter().filter(|chosen| chosen.is_none() || *chosen != here) {
                said.extend(efforts.iter().map(|effort| Command::Interact {
                    mini,
                    interaction: at,
                    here: *here,
                    chosen: *chosen,
                    effort: effort.clone(),
                }));
            }
        }
    }
}

/// Whether an interaction is meant for a miniature.
pub fn may_interact(game: &Game, mini: MiniId, who: &crate::content::mission::Actor) -> bool {
    use crate::content::mission::Actor;
    let body = game.state().mini(mini);
    match who {
        Actor::Hero => body.kind == Kind::Hero,
        Actor::HeroSide => body.side == Some(Side::Heroes),
        Actor::VillainSide => body.side == Some(Side::Villain),
        Actor::Tiles(tiles) => match body.kind {
            Kind::Tile(tile) => tiles.contains(&game.scenario().tile(tile).id),
            Kind::Hero => false,
        },
    }
}

fn skill_actions(game: &Game, mini: MiniId, said: &mut Vec<Command>) {
    let state = game.state();
    let Some(from) = state.mini(mini).area else { return };
    if skills::level(game, mini, Skill::Attraction) > 0 {
        let others = state.all_minis().filter(|other| *other != mini && state.mini(*other).area.is_some());
        said.extend(others.map(|target| Command::Attract { mini, target }));
    }
    let bound = state.in_area(from).filter(|other| state.mini(*other).shackles > 0);
    for target in bound {
        let efforts = efforts(game, mini, Action::Manipulation).into_iter();
        said.extend(efforts.map(|effort| Command::Unshackle { mini, target, effort }));
    }
    let mut grenades: Vec<Vec<CardUse>> = Vec::new();
    if has_grenade(game, mini, &[]) {
        grenades.push(Vec::new());
    }
    for (card, _) in spendable(game, mini, Skill::Grenade) {
        let lines = &game.scenario().card(card).lines;
        let line = lines.iter().position(|line| line.skills.iter().any(|held| held.skill == Skill::Grenade));
        grenades.extend(line.map(|line| vec![CardUse { card, line: line as u8 }]));
    }
    for cards in grenades {
        let efforts = efforts(game, mini, Action::Manipulation);
        for area in game.scenario().board.areas().filter(|area| query::line_of_sight(game, from, *area)) {
            for effort in efforts.iter().filter(|effort| effort.cards.is_empty()) {
                let effort = Effort { cards: cards.clone(), ..effort.clone() };
                said.push(Command::Grenade { mini, area, effort });
            }
        }
    }
}

/// Whether a miniature has the Grenade Skill, of level 0 too: a Grenade of level 0 still leaves tokens. S2 Grenade
pub fn has_grenade(game: &Game, mini: MiniId, cards: &[CardUse]) -> bool {
    let used = cards.iter().filter_map(|used| cards::line(game, *used));
    let lent = used.flat_map(|line| &line.skills).any(|held| held.skill == Skill::Grenade);
    lent || skills::states(game, mini).iter().any(|held| held.skill == Skill::Grenade && held.off.is_none())
}

fn equipment_actions(game: &Game, mini: MiniId, said: &mut Vec<Command>) {
    let state = game.state();
    let (Some(tablet), Some(area)) = (state.hero(mini), state.mini(mini).area) else { return };
    let mut lying: Vec<CardId> = state.ground.iter().filter(|(at, _)| *at == area).map(|(_, card)| *card).collect();
    lying.sort();
    lying.dedup();
    said.extend(lying.into_iter().map(|card| Command::PickUp { mini, card }));
    let mut carried = tablet.equipment.clone();
    carried.sort();
    carried.dedup();
    let others = state.in_area(area).filter(|other| *other != mini);
    for other in others {
        let Some(their) = state.hero(other) else { continue };
        said.extend(carried.iter().map(|card| Command::Give { mini, card: *card, to: other }));
        let mut theirs = their.equipment.clone();
        theirs.sort();
        theirs.dedup();
        said.extend(theirs.into_iter().map(|card| Command::Take { mini, card, from: other }));
    }
    let in_sight = |to: &AreaId| *to != area && query::line_of_sight(game, area, *to);
    let plain: Vec<Effort> =
        efforts(game, mini, Action::Manipulation).into_iter().filter(|effort| effort.cards.is_empty()).collect();
    for card in carried {
        for to in game.scenario().board.areas().filter(in_sight) {
            let throws = plain.iter().map(|effort| Command::Throw { mini, card, area: to, effort: effort.clone() });
            said.extend(throws);
        }
    }
}
