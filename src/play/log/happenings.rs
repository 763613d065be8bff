//! Events in words.

use super::lines::Line;
use super::teller::Teller;
use super::{mission, skills, solo, titles, why};
use gotham_content::DoorState;
use gotham_content::mission::Side;
use gotham_rules::board::{AreaId, MoveType};
use gotham_rules::command::{AttackKind, RerollBy, Stance};
use gotham_rules::event::{ActionTried, AttackOrigin, Part, PlacedBy};
use gotham_rules::{Event, Game, Happening, MiniId};
use gotham_words::{Value, Words};

/// An event in words; `None` where other events already say it. The game may be a later one of the same match.
pub fn line(words: &Words, game: &Game, event: &Event) -> Option<Line> {
    if is_unseen(game, &event.what) {
        return None;
    }
    let teller = Teller::new(words, game);
    let said = said(words, &teller, &event.what)?;
    Some(Line { rule: event.rule, segments: teller.segments(&said) })
}

/// Whether a token was turned that lies face down: a line would tell what nobody can see.
fn is_unseen(game: &Game, what: &Happening) -> bool {
    let Happening::TokenTurned { token, .. } = what else { return false };
    game.state().token(*token).is_some_and(|found| found.hidden)
}

/// `None` for what only triggers and programs want to know (an attack that is over, an Event that is resolved), and for
/// what another event already says.
fn said(words: &Words, tell: &Teller, what: &Happening) -> Option<String> {
    let families = [
        mission::said,
        solo::said,
        why::said,
        of_the_course,
        of_people,
        of_the_board,
        of_attacks_and_rolls,
        of_actions,
    ];
    families.into_iter().find_map(|said| said(words, tell, what))
}

/// The round, the turns and who is up; cubes and points; the game's end.
fn of_the_course(words: &Words, tell: &Teller, what: &Happening) -> Option<String> {
    let mini = |id: &MiniId| tell.mini(*id);
    let whose = |id: &Option<MiniId>| match id {
        Some(id) => tell.mini(*id),
        None => words.name_villain().to_string().into(),
    };
    Some(match what {
        Happening::RoundBegins { round } => words.log_round_begins(*round),
        Happening::TurnBegins { side: Side::Heroes } => words.log_heroes_turn_begins().into(),
        Happening::TurnBegins { side: Side::Villain } => words.log_villains_turn_begins().into(),
        Happening::TurnEnds { side: Side::Heroes } => words.log_heroes_turn_ends().into(),
        Happening::TurnEnds { side: Side::Villain } => words.log_villains_turn_ends().into(),
        Happening::CubesRested { mini, cubes } => words.log_cubes_rested(whose(mini), *cubes),
        Happening::Tired { mini, cubes } => words.log_tired(whose(mini), *cubes),
        Happening::Recovered { mini, to_reserve, healed: 0 } => words.log_recovered(whose(mini), *to_reserve),
        Happening::Recovered { mini, to_reserve, healed } => {
            words.log_recovered_and_healed(whose(mini), *to_reserve, *healed)
        }
        Happening::StanceTaken { mini: who, stance: Stance::Active } => words.log_active(mini(who)),
        Happening::StanceTaken { mini: who, stance: Stance::Resting } => words.log_resting(mini(who)),
        Happening::Spent { mini, space: None, cubes } => words.log_spent(whose(mini), *cubes),
        Happening::Spent { mini, space: Some(space), cubes } => {
            words.log_spent_on(whose(mini), *cubes, titles::space(words, *space))
        }
        Happening::Pushed { mini: who, cubes } => words.log_pushed(mini(who), *cubes),
        Happening::CubesLost { cubes } => words.log_cubes_lost(*cubes),
        Happening::TileActivated { tile: Some(tile), position, cost } => {
            words.log_tile_activated(tell.tile(*tile), position + 1, *cost)
        }
        Happening::TileActivated { tile: None, position, cost } => words.log_event_activated(position + 1, *cost),
        Happening::MiniActivated { mini: who } => words.log_mini_activated(mini(who)),
        Happening::TileNeutralized { tile } => words.log_tile_neutralized(tell.tile(*tile)),
        Happening::TileRevived { tile } => words.log_tile_revived(tell.tile(*tile)),
        Happening::TileRemoved { tile, demobilized: true } => words.log_tile_demobilized(tell.tile(*tile)),
        Happening::TileRemoved { tile, demobilized: false } => words.log_tile_dredged(tell.tile(*tile)),
        Happening::PointsGained { points } => words.log_points_gained(*points),
        Happening::PointsLost { points } => words.log_points_lost(*points),
        Happening::EventChosen { which } => words.log_event(tell.titles.event(*which)),
        Happening::GameOver { winner, ending } => {
            let endings = &tell.titles.game.scenario().mission.endings;
            let ending =
                endings.get(usize::from(*ending)).map_or_else(String::new, |ending| tell.titles.said(&ending.text));
            match winner {
                Side::Heroes => words.log_heroes_win(ending),
                Side::Villain => words.log_villain_wins(ending),
            }
        }
        _ => return None,
    })
}

/// Who comes, goes, moves, falls and gets up.
fn of_people(words: &Words, tell: &Teller, what: &Happening) -> Option<String> {
    let mini = |id: &MiniId| tell.mini(*id);
    let area = |id: &AreaId| tell.area(*id);
    Some(match what {
        Happening::HeroChosen { mini, hero } => words.log_hero_chosen(tell.hero(*hero), tell.titles.slot(*mini)),
        Happening::GadgetTaken { mini: who, card } => words.log_gadget_taken(mini(who), tell.card(*card)),
        Happening::AlliesChosen { mini: who, tile, count } => {
            words.log_allies_chosen(mini(who), tell.tile(*tile), *count)
        }
        Happening::Placed { mini: who, from, area: place, by } => match by {
            PlacedBy::Setup => words.log_placed_setup(mini(who), area(place)),
            PlacedBy::Reinforcement => words.log_placed_reinforcement(mini(who), area(place)),
            PlacedBy::Pull => words.log_placed_pull(mini(who), area(place)),
            // The change of form already says who takes it.
            PlacedBy::Transform => return None,
            PlacedBy::Mission if from.is_none() => words.log_placed_reinforcement(mini(who), area(place)),
            PlacedBy::Mission => words.log_placed_mission(mini(who), area(place)),
            PlacedBy::Led => words.log_placed_led(mini(who), area(place)),
        },
        Happening::MovementBegins { mini: who, points } => words.log_movement_begins(mini(who), *points),
        Happening::Moved { mini: who, to, how, cost, points_left, .. } => {
            let (who, to, cost) = (mini(who), area(to), cost_words(words, cost));
            match how {
                MoveType::Adjacent => words.log_walked(who, to, cost, *points_left),
                MoveType::Jump(_) => words.log_jumped(who, to, cost, *points_left),
                MoveType::Climb(_) => words.log_climbed(who, to, cost, *points_left),
                MoveType::Drop(_) => words.log_dropped_down(who, to, cost, *points_left),
                MoveType::Break(_) => words.log_broke_through(who, to, cost, *points_left),
            }
        }
        Happening::MovementEnds { mini: who } => words.log_movement_ends(mini(who)),
        Happening::PersonalityChanged { from, to, .. } => {
            words.log_personality_changed(tell.titles.tile(*from), tell.titles.tile(*to))
        }
        Happening::PointsKept { mini: who, points } => words.log_points_kept(mini(who), *points),
        Happening::Spared { mini: who, wounds, by } => words.log_spared(mini(who), words.skill(*by), *wounds),
        Happening::LaidDown { mini: who } => words.log_laid_down(mini(who)),
        Happening::StoodUp { mini: who } => words.log_stood_up(mini(who)),
        Happening::Shackled { mini: who, tokens } => words.log_shackled(mini(who), *tokens),
        Happening::Unshackled { mini: who } => words.log_unshackled(mini(who)),
        Happening::Wounded { mini: who, wounds, left, .. } => match tell.titles.game.state().tablet(*who) {
            Some(_) => words.log_hero_wounded(mini(who), *wounds, *left),
            None => words.log_wounded(mini(who), *wounds, *left),
        },
        Happening::Neutralized { mini: who, .. } => words.log_neutralized(mini(who)),
        Happening::Revived { mini: who } => words.log_revived(mini(who)),
        Happening::Regenerated { mini: who, strength } if tell.titles.game.state().tablet(*who).is_some() => {
            words.skill_regains_cubes(mini(who), *strength)
        }
        Happening::Regenerated { mini: who, strength } => words.skill_regains_life(mini(who), *strength),
        Happening::Reinforced { mini: who, area: place, cost, points_left } => {
            words.log_reinforced(mini(who), area(place), *cost, *points_left)
        }
        Happening::Transformed { from, to, area: place, life } => {
            words.log_transformed(mini(from), mini(to), area(place), *life)
        }
        _ => return None,
    })
}

/// The board, and what lies on it.
fn of_the_board(words: &Words, tell: &Teller, what: &Happening) -> Option<String> {
    let area = |id: &AreaId| tell.area(*id);
    Some(match what {
        Happening::WallBroken { between } => words.log_wall_broken(area(&between.0), area(&between.1)),
        Happening::DoorTurned { door, to: DoorState::Open } => words.log_door_opens(tell.titles.door(*door)),
        Happening::DoorTurned { door, to: DoorState::Closed } => words.log_door_closes(tell.titles.door(*door)),
        Happening::LinkTurned { link, to: DoorState::Open } => words.log_link_opens(tell.titles.link(*link)),
        Happening::LinkTurned { link, to: DoorState::Closed } => words.log_link_closes(tell.titles.link(*link)),
        Happening::ElevatorMoved { elevator, area: place } => {
            words.log_elevator_moves(tell.titles.elevator(*elevator), area(place))
        }
        Happening::AreaTurned { area: place, to: DoorState::Open } => words.log_area_opens(area(place)),
        Happening::AreaTurned { area: place, to: DoorState::Closed } => words.log_area_closes(area(place)),
        Happening::DifficultSet { area: place, level } => words.log_difficult_set(area(place), *level),
        Happening::DangerousSet { area: place, level } => words.log_dangerous_set(area(place), *level),
        Happening::ElevationSet { area: place, level } => words.log_elevation_set(area(place), *level),
        Happening::EquipmentPlaced { card, area: place } => words.log_equipment_placed(tell.card(*card), area(place)),
        Happening::TokenTurned { token, area: place, kind, face } => {
            words.log_token_turned(tell.token(*token), area(place), tell.titles.face(*kind, *face))
        }
        Happening::TokenRemoved { token, area: place, .. } => words.log_token_removed(tell.token(*token), area(place)),
        Happening::FieldsPlaced { kind, area: place, count } => {
            words.log_fields_placed(titles::field(words, *kind), area(place), *count)
        }
        Happening::FieldDissipates { kind, area: place } => {
            words.log_field_thins(titles::field(words, *kind), area(place))
        }
        Happening::FieldGone { kind, area: place } => words.log_field_gone(titles::field(words, *kind), area(place)),
        Happening::Exploded { area: place, level: 0 } => words.log_bursts(area(place)),
        Happening::Exploded { area: place, level } => words.log_exploded(area(place), *level),
        Happening::ReinforcementTurned { area: place, open: true } => words.log_reinforcements_open(area(place)),
        Happening::ReinforcementTurned { area: place, open: false } => words.log_reinforcements_closed(area(place)),
        _ => return None,
    })
}

/// Attacks, dice and what else chance says.
fn of_attacks_and_rolls(words: &Words, tell: &Teller, what: &Happening) -> Option<String> {
    let mini = |id: &MiniId| tell.mini(*id);
    let parts = |parts: &[Part]| titles::parts(words, parts, words.name_part_dice());
    Some(match what {
        Happening::AttackOver { mini: who, target } if who == target => words.log_attack_in_vain(mini(who)),
        Happening::SuccessAdded { mini: who } => words.log_success_added(mini(who)),
        Happening::AttackDeclared { mini: who, target, kind, origin, with, cards } => {
            let (who, target) = (mini(who), mini(target));
            let attack = match (origin, kind) {
                _ if with.is_some() => words.log_shackling(who, target),
                (AttackOrigin::Action | AttackOrigin::Granted, AttackKind::Melee) => words.log_strikes(who, target),
                (AttackOrigin::Action | AttackOrigin::Granted, AttackKind::Ranged) => words.log_shoots(who, target),
                (AttackOrigin::Deferred, _) => words.log_carries_on(who, target),
                (AttackOrigin::FollowUp, _) => words.log_follows_up(who, target),
                (AttackOrigin::HitBack, _) => words.log_strikes_back(who, target),
            };
            match cards.is_empty() {
                true => attack,
                false => words.log_attack_with_cards(attack, tell.cards(cards.iter().map(|used| used.card))),
            }
        }
        Happening::AttackCounted { mini: who, target, parts: sum, successes } => match parts(sum) {
            Some(parts) => words.log_attack_counted_parts(mini(who), mini(target), *successes, parts),
            None => words.log_attack_counted(mini(who), mini(target), *successes),
        },
        Happening::StoodIn { mini: who, successes } => words.log_sacrificed(mini(who), *successes),
        Happening::DefenseCounted { mini: who, parts: sum, successes, through } => match parts(sum) {
            Some(parts) => words.log_defended_parts(mini(who), *successes, *through, parts),
            None => words.log_defended(mini(who), *successes, *through),
        },
        Happening::Rolled { mini: who, roll, dice } => {
            words.log_rolled(mini(who), titles::roll(words, *roll), tell.dice(dice))
        }
        Happening::Rerolled { mini: who, color, from, to, by, .. } => {
            let reroll = match by {
                RerollBy::Bonus => words.name_bonus_reroll(),
                RerollBy::Free => words.name_free_reroll(),
                RerollBy::Forced => words.name_forced_reroll(),
                RerollBy::Paid => words.name_paid_reroll(),
            };
            words.log_rerolled(mini(who), reroll, tell.dice(&[(*color, *from)]), tell.dice(&[(*color, *to)]))
        }
        Happening::DieRolled { shown } => words.log_die_rolled(*shown),
        Happening::Picked { number, of } => words.log_picked(*number, *of),
        Happening::Shuffled { count } => words.log_shuffled(*count),
        Happening::Drawn { left, .. } => words.log_drawn(*left),
        _ => return None,
    })
}

/// Cards, Skills and actions.
fn of_actions(words: &Words, tell: &Teller, what: &Happening) -> Option<String> {
    let mini = |id: &MiniId| tell.mini(*id);
    let area = |id: &AreaId| tell.area(*id);
    let parts = |parts: &[Part]| titles::parts(words, parts, words.name_part_dice());
    Some(match what {
        Happening::CardSpent { mini: who, card } => words.log_card_spent(mini(who), tell.card(*card)),
        Happening::PickedUp { mini: who, card, area: place } => {
            words.log_picked_up(mini(who), tell.card(*card), area(place))
        }
        Happening::TurnedDown { mini: who, card } => words.log_turned_down(mini(who), tell.card(*card)),
        Happening::HandedOver { from, to, card } => words.log_handed_over(tell.card(*card), mini(from), mini(to)),
        Happening::Dropped { mini: who, card, area: place } => {
            words.log_dropped(mini(who), tell.card(*card), area(place))
        }
        Happening::Thrown { mini: who, card, target, lands } => {
            let (who, card) = (mini(who), tell.card(*card));
            match target == lands {
                true => words.log_thrown(who, card, area(target)),
                false => words.log_thrown_short(who, card, area(target), area(lands)),
            }
        }
        Happening::SkillUsed { mini: who, skill, on } => skills::used(words, tell, mini(who), *skill, *on),
        Happening::SkillLost { mini: who, skill } => skills::lost(words, mini(who), *skill),
        Happening::ActionDeclared { mini: who, action } => tried(words, tell, mini(who), *action),
        Happening::ActionCounted { mini: who, parts: sum, successes, difficulty, succeeded } => {
            let (who, difficulty) = (mini(who), Value::measure(*difficulty));
            match (succeeded, parts(sum)) {
                (true, Some(parts)) => words.log_succeeds_parts(who, *successes, difficulty, parts),
                (true, None) => words.log_succeeds(who, *successes, difficulty),
                (false, Some(parts)) => words.log_fails_parts(who, *successes, difficulty, parts),
                (false, None) => words.log_fails(who, *successes, difficulty),
            }
        }
        _ => return None,
    })
}

/// What a Move costs: "1", "3 = base 1, Hindering +2".
fn cost_words(words: &Words, cost: &[Part]) -> Value<'static> {
    let total: i32 = cost.iter().map(|part| i32::from(part.amount)).sum();
    match titles::parts(words, cost, words.name_part_base()) {
        Some(parts) => words.log_cost_of_parts(total, parts).into(),
        None => total.into(),
    }
}

fn tried(words: &Words, tell: &Teller, who: Value, action: ActionTried) -> String {
    match action {
        ActionTried::Interaction(at) => words.log_tries(who, tell.titles.interaction(at)),
        ActionTried::PickUpToken(token) => words.log_reaches_for(who, tell.token(token)),
        ActionTried::PutDownToken(token) => words.log_puts_down(who, tell.token(token)),
        ActionTried::PickUp(card) => words.log_reaches_for(who, tell.card(card)),
        ActionTried::Give(card) => words.log_gives(who, tell.card(card)),
        ActionTried::Take(card) => words.log_takes(who, tell.card(card)),
        ActionTried::Throw(card) => words.log_throws(who, tell.card(card)),
    }
}
