//! What a player may expect to be able to say at the open question: a superset of what is legal, from which
//! [`super::check`] strikes the rest. Cubes come in the fewest for a Move and in every number for an action.

use super::cards;
use super::energy;
use super::moving::{breaks, cost_with, cubes_needed, exits, points, spendable, total};
use super::pools;
use crate::content::card::{CardKind, Usage};
use crate::content::mission::Side;
use crate::content::skill::Skill;
use crate::content::tile::Action;
use crate::rules::board::{AreaId, Exit};
use crate::rules::command::{AttackKind, CardUse, Command, Effort, RerollBy, Space, Stance};
use crate::rules::frames::{AttackStage, Frame, HeroesStep, SetupStep, VillainStep};
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId};
use crate::rules::skills;
use crate::rules::skills::moving::Ease;
use crate::rules::state::{Kind, Phase, RiverSlot};

/// Everything that may be worth saying now.
pub fn candidates(game: &Game) -> Vec<Command> {
    let state = game.state();
    if state.result.is_some() {
        return Vec::new();
    }
    let mut said = match state.stack.last() {
        Some(Frame::Setup(step)) => setup_choices(game, *step),
        Some(Frame::HeroesTurn(HeroesStep::Stance(slot))) => {
            [Stance::Active, Stance::Resting].map(|stance| Command::TakeStance { mini: MiniId(*slot), stance }).into()
        }
        Some(Frame::HeroesTurn(_)) => heroes_turn(game),
        Some(Frame::VillainsTurn(step)) => villains_turn(game, *step),
        Some(Frame::TileActivation(frame)) => {
            let minis = frame.left.iter().map(|mini| Command::ActivateMini { mini: *mini });
            minis.chain([Command::Finish]).collect()
        }
        Some(Frame::Activation(frame)) => {
            let mut said = moves(game, frame.mini);
            said.extend(actions(game, frame.mini));
            said.push(Command::Finish);
            said
        }
        Some(Frame::Movement(frame)) => {
            let mut said = moves(game, frame.mini);
            said.push(Command::Stop);
            said
        }
        Some(Frame::Attack(frame)) => match frame.stage {
            AttackStage::Sacrifice => {
                let offers = frame.guardians.iter().map(|mini| Command::Sacrifice { mini: *mini });
                offers.chain([Command::Decline]).collect()
            }
            AttackStage::Strikes => {
                let targets = super::targets(game, frame.attacker, frame.kind, &frame.cards);
                targets.into_iter().map(|target| Command::Strike { target }).chain([Command::Decline]).collect()
            }
            AttackStage::Combo => combos(game),
            AttackStage::StrikeBack => vec![Command::StrikeBack, Command::Decline],
            _ => defenses(game),
        },
        Some(Frame::Action(frame)) => frame.landing.iter().map(|area| Command::LandIn { area: *area }).collect(),
        Some(Frame::Roll(frame)) => {
            let dice = 0..frame.dice.len() as u8;
            let rights = [RerollBy::Bonus, RerollBy::Free, RerollBy::Paid];
            let rerolls = dice.flat_map(|die| rights.map(|by| Command::Reroll { die, by }));
            rerolls.chain([Command::Keep]).collect()
        }
        Some(Frame::Wounds(_)) => Space::ALL.map(|space| Command::LoseFrom { space }).into(),
        Some(Frame::Dredge(_)) => Space::ALL.map(|space| Command::PayFrom { space }).into(),
        Some(Frame::PutTokens(frame)) => (0..=frame.most).map(|count| Command::PutTokens { count }).collect(),
        Some(Frame::Parts(frame)) => frame.left.iter().map(|part| Command::ChoosePart { part: *part }).collect(),
        Some(Frame::ChooseEvent) => {
            (0..game.scenario().mission.events.len() as u8).map(|event| Command::ChooseEvent { event }).collect()
        }
        Some(Frame::Reinforce { .. }) => {
            let mut said = reinforcements(game);
            said.push(Command::Finish);
            said
        }
        Some(Frame::Round(_) | Frame::Pushed(_) | Frame::Hazard(_) | Frame::Explosion(_) | Frame::Effects(_))
        | None => Vec::new(),
    };
    match super::prompt(game).side {
        Side::Heroes => said.extend(drops(game)),
        Side::Villain if state.phase == Phase::VillainsTurn => said.extend(river_choices(game)),
        Side::Villain => {}
    }
    said
}

fn setup_choices(game: &Game, step: SetupStep) -> Vec<Command> {
    let scenario = game.scenario();
    match step {
        SetupStep::Hero(slot) => scenario.hero_ids().map(|hero| Command::ChooseHero { slot, hero }).collect(),
        SetupStep::Gadgets(slot) => {
            let mini = MiniId(slot);
            let cards = super::gadgets_that_fit(game, mini).into_iter();
            cards.map(|card| Command::TakeGadget { mini, card }).chain([Command::Finish]).collect()
        }
        SetupStep::Allies(slot) => {
            let mini = MiniId(slot);
            super::allies_for(game, mini).into_iter().map(|tile| Command::ChooseAllies { mini, tile }).collect()
        }
        SetupStep::PlaceAllies(slot) => {
            let Some(mini) = super::next_unplaced(game, MiniId(slot)) else { return Vec::new() };
            let spots = super::spots(game, MiniId(slot), mini).into_iter();
            spots.map(|area| Command::Place { mini, area }).collect()
        }
    }
}

fn heroes_turn(game: &Game) -> Vec<Command> {
    let mut said = Vec::new();
    for mini in (0..game.state().heroes.len() as u8).map(MiniId) {
        let Some(tablet) = game.state().hero(mini) else { continue };
        if tablet.stance != Stance::Active || tablet.is_neutralized() {
            continue;
        }
        said.extend(moves(game, mini));
        said.extend(actions(game, mini));
        said.extend(tablet.allies.iter().map(|ally| Command::CommandAllies { mini, tile: ally.tile }));
    }
    said.push(Command::EndTurn);
    said
}

fn villains_turn(game: &Game, step: VillainStep) -> Vec<Command> {
    let VillainStep::Activate(_) = step else { return Vec::new() };
    let tiles = (0..game.state().river.len() as u8).map(|position| Command::ActivateTile { position });
    tiles.chain([Command::EndTurn]).collect()
}

/// Dredging and Demobilizing. R2 VI.E, VI.F
fn river_choices(game: &Game) -> Vec<Command> {
    let slots = game.state().river.iter().zip(0u8..);
    slots
        .filter_map(|(slot, position)| match slot {
            RiverSlot::Tile { neutralized: true, .. } => Some(Command::Dredge { position }),
            RiverSlot::Tile { .. } if !game.state().post.demobilized => Some(Command::Demobilize { position }),
            RiverSlot::Tile { .. } | RiverSlot::Event => None,
        })
        .collect()
}

/// Every Move of a miniature, with the fewest cubes that pay it. R2 VII.A
pub fn moves(game: &Game, mini: MiniId) -> Vec<Command> {
    let Some(from) = game.state().mini(mini).area else { return Vec::new() };
    let (points, ease) = (points(game, mini), Ease::of(game, mini));
    let ways = exits(game, from).map(|exit| (exit, None)).chain(breaks(game, mini, from));
    ways.map(|(exit, card): (Exit, Option<CardId>)| {
        let parts = cost_with(game, mini, from, exit, ease);
        let cubes = cubes_needed(game, mini, total(&parts), points);
        Command::Move { mini, area: exit.to, how: exit.how, cubes, card }
    })
    .collect()
}

/// Every action of a miniature but Movement. R2 VII
fn actions(game: &Game, mini: MiniId) -> Vec<Command> {
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
        let foes = game.state().all_minis().filter(|foe| super::enemies(game, mini, *foe));
        for target in foes.filter(|foe| game.state().mini(*foe).area.is_some()) {
            if efforts.iter().all(|effort| super::attack_target(game, mini, target, kind, &effort.cards).is_err()) {
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
                let tokens = super::tokens(game, wanted).filter(|token| Some(token.area) == area);
                tokens.map(|token| Some(token.id)).collect()
            }
        };
        if here.is_empty() || !may_interact(game, mini, &interaction.who) {
            continue;
        }
        let chosen: Vec<_> = match &interaction.anywhere {
            None => vec![None],
            Some(wanted) => super::tokens(game, wanted).map(|token| Some(token.id)).collect(),
        };
        let efforts = match (interaction.difficulty, game.state().hero(mini)) {
            (None, Some(_)) => vec![Effort::cubes(1)],
            (None, None) => vec![Effort::default()],
            (Some(_), _) => efforts(game, mini, super::interaction_action(interaction)),
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
        for area in game.scenario().board.areas().filter(|area| super::line_of_sight(game, from, *area)) {
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
    let in_sight = |to: &AreaId| *to != area && super::line_of_sight(game, area, *to);
    let plain: Vec<Effort> =
        efforts(game, mini, Action::Manipulation).into_iter().filter(|effort| effort.cards.is_empty()).collect();
    for card in carried {
        for to in game.scenario().board.areas().filter(in_sight) {
            let throws = plain.iter().map(|effort| Command::Throw { mini, card, area: to, effort: effort.clone() });
            said.extend(throws);
        }
    }
}

fn drops(game: &Game) -> Vec<Command> {
    let mut said = Vec::new();
    for (tablet, slot) in game.state().heroes.iter().zip(0u8..) {
        let mut cards = tablet.equipment.clone();
        cards.sort();
        cards.dedup();
        said.extend(cards.into_iter().map(|card| Command::Drop { mini: MiniId(slot), card }));
    }
    said
}

/// Every Defense against the attack under way: cubes, with and without One-time use cards. R2 VIII.B
pub fn defenses(game: &Game) -> Vec<Command> {
    let Some(Frame::Attack(frame)) = game.state().stack.last() else { return Vec::new() };
    let most = pools::defense_cubes(game, frame.target);
    let mut tools: Vec<CardUse> = Vec::new();
    if let Some(tablet) = game.state().hero(frame.target) {
        for id in tablet.cards().filter(|id| game.scenario().card(*id).one_time) {
            let line = game.scenario().card(id).lines.iter().position(|line| line.usage == Usage::Defense);
            let helps = cards::may_benefit(game, frame.target, id).is_ok();
            tools.extend(line.filter(|_| helps).map(|line| CardUse { card: id, line: line as u8 }));
        }
    }
    let mut choices: Vec<Vec<CardUse>> = vec![Vec::new()];
    choices.extend(tools.into_iter().map(|tool| vec![tool]));
    let all = choices.iter().flat_map(|cards| (0..=most).map(|cubes| Command::Defend { cubes, cards: cards.clone() }));
    all.collect()
}

fn combos(game: &Game) -> Vec<Command> {
    let Some(Frame::Attack(frame)) = game.state().stack.last() else { return Vec::new() };
    let pool = super::combo_pool(game, frame);
    let size = super::combo_size(game, frame);
    let mut picks: Vec<Vec<crate::content::dice::Color>> = vec![Vec::new()];
    for die in &pool {
        let longer: Vec<_> = picks.iter().map(|pick| pick.iter().copied().chain([die.color]).collect()).collect();
        picks.extend::<Vec<Vec<_>>>(longer);
    }
    picks.retain(|pick| pick.len() == size);
    picks.iter_mut().for_each(|pick| pick.sort());
    picks.sort();
    picks.dedup();
    let targets = super::targets(game, frame.attacker, AttackKind::Melee, &[]);
    let all = targets.into_iter().flat_map(|target| {
        picks.iter().map(move |dice| Command::Combo { target, dice: dice.clone() }).collect::<Vec<_>>()
    });
    all.chain([Command::Decline]).collect()
}

/// Every Reinforcement that may be worth trying: tiles with somebody in the pool, Areas with a token or beside one. R2 VI.D
pub fn reinforcements(game: &Game) -> Vec<Command> {
    let board = &game.scenario().board;
    let open: Vec<AreaId> =
        game.state().reinforcement_areas.iter().filter(|(_, up)| *up).map(|(area, _)| *area).collect();
    let near = |area: &AreaId| open.contains(area) || open.iter().any(|at| board.is_adjacent(*at, *area));
    let mut said = Vec::new();
    for tile in game.scenario().tile_ids() {
        if super::in_pool(game, tile).next().is_some() {
            said.extend(board.areas().filter(near).map(|area| Command::Reinforce { tile, area }));
        }
    }
    said
}
