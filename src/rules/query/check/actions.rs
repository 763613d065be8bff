//! Whether an attack, a Manipulation or a Thought may be done. R2 VII.B-E

use super::{may_act, may_spend_one};
use crate::content::skill::Skill;
use crate::content::tile::Action;
use crate::rules::board::AreaId;
use crate::rules::command::{AttackKind, Command, Effort, Space};
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId, TokenId};
use crate::rules::query::{self, candidates, cards, energy, pools};
use crate::rules::refusal::{Refusal, Verdict, require};
use crate::rules::ruling::Rule;
use crate::rules::skills;
use crate::rules::state::Kind;

pub(super) fn check(game: &Game, command: &Command) -> Verdict {
    match command {
        Command::Attack { mini, target, kind, effort } => attack(game, *mini, *target, *kind, effort),
        Command::Shackle { mini, target, effort } => shackle(game, *mini, *target, effort),
        Command::PickUp { mini, card } => pick_up(game, *mini, *card),
        Command::Give { mini, card, to } => hand_over(game, *mini, *mini, *to, *card),
        Command::Take { mini, card, from } => hand_over(game, *mini, *from, *mini, *card),
        Command::Throw { mini, card, area, effort } => throw(game, *mini, *card, *area, effort),
        Command::Interact { mini, interaction, here, chosen, effort } => {
            interact(game, *mini, *interaction, *here, *chosen, effort)
        }
        Command::Grenade { mini, area, effort } => grenade(game, *mini, *area, effort),
        Command::Attract { mini, target } => attract(game, *mini, *target),
        Command::Unshackle { mini, target, effort } => unshackle(game, *mini, *target, effort),
        Command::CommandAllies { mini, tile } => command_allies(game, *mini, *tile),
        _ => Ok(()),
    }
}

/// Cubes, cards, Characteristic and Pushing Limits of an action with dice. R2 VII.B.2-3, G-39
fn effort_fits(game: &Game, mini: MiniId, action: Action, effort: &Effort, by_skill: bool) -> Verdict {
    may_act(game, mini, action, effort.choice)?;
    match game.state().mini(mini).kind {
        Kind::Tile(tile) => {
            require(effort.cubes == 0, Rule::CharacterTile, "a tile's actions take no cubes")?;
            require(effort.pushing == 0, Rule::PushingLimits, "it has no Pushing Limits")?;
            require(effort.cards.is_empty(), Rule::Equipment, "only Heroes use cards")?;
            let choices = pools::characteristics(game.scenario().tile(tile), action).len();
            require(usize::from(effort.choice) < choices, Rule::CharacterTile, "its tile has no such Characteristic")
        }
        Kind::Hero => {
            let Some(tablet) = game.state().hero(mini) else { return Ok(()) };
            require(effort.choice == 0, Rule::BatTablet, "a Hero has one Characteristic for each action")?;
            if effort.pushing > 0 {
                require(!tablet.has_pushed, Rule::PushingLimits, "Pushing Limits was used this round")?;
                let level = skills::level(game, mini, Skill::PushingLimits);
                require(effort.pushing == level, Rule::PushingLimits, "Pushing Limits takes its level in Wounds")?;
                let unwounded = tablet.reserve + tablet.fatigue + tablet.spaces.total();
                require(unwounded > effort.pushing, Rule::PushingLimits, "that would Neutralize the Hero")?;
            } else {
                require(effort.cubes > 0, Rule::BatTablet, "at least one cube must be spent")?;
            }
            if effort.cubes > energy::reserve_after(tablet, effort.pushing) {
                let reason = format!("{} cubes are more than the Reserve Zone holds", effort.cubes);
                return Err(Refusal::new(Rule::BatTablet, reason));
            }
            let room = energy::room_after(game, mini, pools::space(action), effort.pushing);
            require(effort.cubes <= room, Rule::BatTablet, "that passes the Exertion limit of the space")?;
            if by_skill { Ok(()) } else { cards::may_use(game, mini, Some(action), &effort.cards) }
        }
    }
}

/// R2 VII.B.1-3, VII.C.1-3
fn attack(game: &Game, mini: MiniId, target: MiniId, kind: AttackKind, effort: &Effort) -> Verdict {
    effort_fits(game, mini, pools::action_of(kind), effort, false)?;
    query::attack_target(game, mini, target, kind, &effort.cards)
}

/// G-26: without a weapon card.
fn shackle(game: &Game, mini: MiniId, target: MiniId, effort: &Effort) -> Verdict {
    attack(game, mini, target, AttackKind::Melee, effort)?;
    let level = skills::level_using(game, mini, Skill::Shackle, &effort.cards);
    require(level > 0, Rule::Shackle, "it has no Shackle Skill")?;
    let armed = effort.cards.iter().any(|used| {
        let kinds = &game.scenario().card(used.card).kinds;
        kinds.contains(&crate::content::card::CardKind::MeleeWeapon)
    });
    require(!armed, Rule::Shackles, "Shackle uses no weapon card")
}

/// R2 V.C.2.b
fn pick_up(game: &Game, mini: MiniId, card: CardId) -> Verdict {
    may_act(game, mini, Action::Manipulation, 0)?;
    let state = game.state();
    require(state.hero(mini).is_some(), Rule::PickingUp, "only Heroes carry Equipment")?;
    let lies_here = state.mini(mini).area.is_some_and(|area| state.ground.contains(&(area, card)));
    require(lies_here, Rule::PickingUp, "it does not lie in the Hero's Area")?;
    may_carry(game, mini, card)?;
    may_spend_one(game, mini, Space::Manipulation)
}

/// R2 V.C.2.a
fn may_carry(game: &Game, mini: MiniId, card: CardId) -> Verdict {
    let Some(tablet) = game.state().hero(mini) else { return Ok(()) };
    let limit = game.scenario().hero(tablet.hero).encumbrance_limit();
    let total = query::encumbrance(game, mini) + game.scenario().card(card).size;
    if total > limit {
        let reason = format!("Encumbrance would be {total}, and the limit is {limit}");
        return Err(Refusal::new(Rule::Carrying, reason));
    }
    Ok(())
}

/// R2 V.C.2.c
fn hand_over(game: &Game, acting: MiniId, from: MiniId, to: MiniId, card: CardId) -> Verdict {
    may_act(game, acting, Action::Manipulation, 0)?;
    let state = game.state();
    let (Some(giver), Some(_)) = (state.hero(from), state.hero(to)) else {
        return Err(Refusal::new(Rule::GivingTaking, "only Heroes hand Equipment over"));
    };
    require(from != to, Rule::GivingTaking, "it takes two Heroes")?;
    let together = state.mini(from).area == state.mini(to).area;
    require(together, Rule::GivingTaking, "both Heroes must stand in one Area")?;
    require(giver.equipment.contains(&card), Rule::GivingTaking, "it is not carried as Equipment")?;
    may_carry(game, to, card)?;
    may_spend_one(game, acting, Space::Manipulation)
}

/// R2 V.C.2.d
fn throw(game: &Game, mini: MiniId, card: CardId, area: AreaId, effort: &Effort) -> Verdict {
    effort_fits(game, mini, Action::Manipulation, effort, false)?;
    let state = game.state();
    let carries = state.hero(mini).is_some_and(|tablet| tablet.equipment.contains(&card));
    require(carries, Rule::Throwing, "only Equipment that is carried can be thrown")?;
    in_sight(game, mini, area, Rule::Throwing)
}

fn in_sight(game: &Game, mini: MiniId, area: AreaId, rule: Rule) -> Verdict {
    let Some(from) = game.state().mini(mini).area else {
        return Err(Refusal::new(rule, "it is not on the board"));
    };
    require(query::line_of_sight(game, from, area), Rule::LineOfSight, "there is no Line of Sight to that Area")?;
    require(query::distance(game, from, area).is_some(), Rule::Distance, "no way of Moves leads there")
}

/// R2 VII.D, VII.E
fn interact(
    game: &Game,
    mini: MiniId,
    at: u8,
    here: Option<TokenId>,
    chosen: Option<TokenId>,
    effort: &Effort,
) -> Verdict {
    let mission = &game.scenario().mission;
    let Some(interaction) = mission.interactions.get(usize::from(at)) else {
        return Err(Refusal::new(Rule::Manipulation, "the mission has no such interaction"));
    };
    let action = query::interaction_action(interaction);
    let rule = if action == Action::Thought { Rule::Thought } else { Rule::Manipulation };
    let meant = candidates::may_interact(game, mini, &interaction.who);
    require(meant, rule, "this interaction is not for this miniature")?;
    let area = game.state().mini(mini).area;
    let matches = |wanted: &Option<_>, token: Option<TokenId>, local: bool| match (wanted, token) {
        (None, None) => true,
        (Some(wanted), Some(id)) => {
            query::tokens(game, wanted).any(|token| token.id == id && (!local || Some(token.area) == area))
        }
        _ => false,
    };
    require(matches(&interaction.here, here, true), rule, "no such token lies in its Area")?;
    require(matches(&interaction.anywhere, chosen, false), rule, "a fitting token must be chosen")?;
    let allowed = interaction.only_if.iter().all(|condition| query::holds(game, condition));
    require(allowed, rule, "the mission does not allow it now")?;
    if interaction.difficulty.is_some() {
        return effort_fits(game, mini, action, effort, false);
    }
    may_act(game, mini, action, effort.choice)?;
    let plain =
        Effort { choice: effort.choice, cubes: u8::from(game.state().hero(mini).is_some()), ..Effort::default() };
    require(*effort == plain, rule, "an automatic action takes one cube from a Hero and nothing else")?;
    if let Kind::Tile(tile) = game.state().mini(mini).kind {
        let has = !pools::characteristics(game.scenario().tile(tile), action).is_empty();
        require(has, Rule::CharacterTile, "its tile has no Characteristic for this action")?;
    }
    may_spend_one(game, mini, pools::space(action))
}

/// S2 Grenade, G-34
fn grenade(game: &Game, mini: MiniId, area: AreaId, effort: &Effort) -> Verdict {
    effort_fits(game, mini, Action::Manipulation, effort, true)?;
    let lent = effort.cards.iter().all(|used| {
        let carried = game.state().hero(mini).is_some_and(|tablet| tablet.cards().any(|card| card == used.card));
        let line = cards::line(game, *used);
        carried
            && cards::may_benefit(game, mini, used.card).is_ok()
            && line.is_some_and(|line| line.skills.iter().any(|held| held.skill == Skill::Grenade))
    });
    require(lent && effort.cards.len() <= 1, Rule::Grenade, "only one card that lends Grenade goes into it")?;
    require(candidates::has_grenade(game, mini, &effort.cards), Rule::Grenade, "it has no Grenade")?;
    in_sight(game, mini, area, Rule::Grenade)
}

/// S2 Attraction, G-44
fn attract(game: &Game, mini: MiniId, target: MiniId) -> Verdict {
    may_act(game, mini, Action::Manipulation, 0)?;
    let level = skills::level(game, mini, Skill::Attraction);
    require(level > 0, Rule::Attraction, "it has no Attraction")?;
    let state = game.state();
    let (Some(to), Some(from)) = (state.mini(mini).area, state.mini(target).area) else {
        return Err(Refusal::new(Rule::Attraction, "it is not on the board"));
    };
    require(mini != target && from != to, Rule::Attraction, "it pulls somebody from another Area")?;
    require(state.mini(target).side.is_some(), Rule::AttractionReach, "Neutrals are not pulled")?;
    require(query::size(game, target) <= query::size(game, mini), Rule::Attraction, "the target is too big")?;
    require(query::line_of_sight(game, to, from), Rule::LineOfSight, "there is no Line of Sight")?;
    let near = query::distance(game, to, from).is_some_and(|distance| distance <= level);
    require(near, Rule::AttractionReach, "the target is too far away")?;
    let board = &game.scenario().board;
    let steps = board.area(from).elevation.abs_diff(board.area(to).elevation);
    require(steps <= level, Rule::AttractionReach, "the target stands too high or too low")?;
    require(query::room_for(game, target, to), Rule::MoveTypes, "there is no room")?;
    may_spend_one(game, mini, Space::Manipulation)
}

/// G-26
fn unshackle(game: &Game, mini: MiniId, target: MiniId, effort: &Effort) -> Verdict {
    effort_fits(game, mini, Action::Manipulation, effort, false)?;
    let state = game.state();
    require(state.mini(target).shackles > 0, Rule::Shackles, "it wears no Shackle tokens")?;
    let together = state.mini(mini).area == state.mini(target).area && state.mini(target).area.is_some();
    let allied =
        mini == target || (state.mini(mini).side.is_some() && state.mini(mini).side == state.mini(target).side);
    require(together && allied, Rule::Shackles, "only the miniature itself or an ally in its Area may try")
}

/// S2 Command, G-41
fn command_allies(game: &Game, mini: MiniId, tile: crate::rules::id::TileId) -> Verdict {
    may_act(game, mini, Action::Thought, 0)?;
    let Some(tablet) = game.state().hero(mini) else {
        return Err(Refusal::new(Rule::CommandSkill, "only Heroes command allies"));
    };
    let Some(ally) = tablet.allies.iter().find(|ally| ally.tile == tile) else {
        return Err(Refusal::new(Rule::CommandSkill, "this tile is not commanded by this Hero"));
    };
    require(!ally.neutralized, Rule::Neutralization, "its miniatures are gone")?;
    require(!ally.commanded, Rule::Commanding, "it was commanded this round")?;
    may_spend_one(game, mini, Space::Thought)
}
