//! The deck, the card that is turned over, its columns. SOLO II, V.B, XII, XV

use crate::ai_cards::AiCard;
use crate::ai_task::Skipped;
use crate::event::Happening;
use crate::flow::mission::run;
use crate::flow::solo::leader;
use crate::flow::stack::{Flow, push};
use crate::flow::tile;
use crate::frames::{AiCardStep, Frame, Scope};
use crate::game::Game;
use crate::id::AiCardId;
use crate::mission;
use crate::query;
use crate::ruling::Rule;
use crate::solo;
use crate::state::{Automaton, RiverSlot};
use gotham_content::dice::Color;
use gotham_content::solo::Slot;

/// Number of Tile cards in the top stack, and in the one below it. SOLO II
const STACKS: [usize; 2] = [2, 4];
/// Number of Leader cards in the second stack, if there are more. SOLO II
const LEADERS: usize = 2;

/// Makes the deck: two Tile cards, then four with at most two Leader cards among them, then the others. What else the
/// mission's sheet sets up comes after the mission's own setup. SOLO II
pub(in crate::flow) fn set_up(game: &mut Game) {
    let Some(sheet) = solo::sheet(game) else { return };
    let setup = sheet.setup;
    let (mut tiles, leaders) = game.scenario().ai_deck();
    let rule = Rule::SoloSetup;
    game.draw_order(rule, &mut tiles);
    let mut left = tiles.into_iter();
    let first: Vec<u8> = left.by_ref().take(STACKS[0]).collect();
    let mut second: Vec<u8> = left.by_ref().take(STACKS[1]).collect();
    let mut third: Vec<u8> = left.collect();
    let called =
        if leaders.len() > LEADERS { game.draw_some_of(rule, leaders.clone(), LEADERS) } else { leaders.clone() };
    third.extend(leaders.into_iter().filter(|leader| !called.contains(leader)));
    second.extend(called);
    game.draw_order(rule, &mut second);
    game.draw_order(rule, &mut third);
    // The top card is last.
    let deck = third.into_iter().chain(second).chain(first).collect();
    game.state_mut().decks[Automaton::DECK].face_down = deck;
    if let Some(setup) = setup {
        run(game, setup, Scope::default());
    }
}

/// What comes besides the mission's triggers as the Villain's turn begins. SOLO XV
pub(in crate::flow) fn begin_turn(game: &mut Game) {
    if game.state().automaton.is_some() && game.options().continuous_reinforcement() {
        push(game, Frame::AiCard(AiCardStep::Continuous));
    }
}

/// The Villain's activations are the cards': one is turned over. SOLO V.B
pub(in crate::flow) fn turn_card(game: &mut Game) {
    push(game, Frame::AiCard(AiCardStep::Reveal));
}

/// The Event Warning tile goes off on its own when it lies first and nothing is under way. SOLO XV
#[inline]
pub(in crate::flow) fn settle(game: &mut Game) {
    if game.state().automaton.is_some() && game.options().event_tile_goes_by_itself() {
        set_off_event(game);
    }
}

#[inline(never)]
fn set_off_event(game: &mut Game) {
    let state = game.state();
    if !matches!(state.river.as_slice(), [RiverSlot::Event, _, ..]) {
        return;
    }
    let is_quiet = match state.stack.last() {
        Some(Frame::AiCard(step)) => *step != AiCardStep::EventByItself,
        top => matches!(top, Some(Frame::HeroesTurn(_) | Frame::VillainsTurn(_))),
    };
    if is_quiet {
        push(game, Frame::AiCard(AiCardStep::EventByItself));
    }
}

/// Goes on with the card. SOLO V.B
pub(in crate::flow) fn step(game: &mut Game, step: AiCardStep) -> Flow {
    match step {
        AiCardStep::Reveal => reveal(game),
        AiCardStep::Column(column) => resolve(game, column),
        AiCardStep::Third => {
            let column = game.draw_one_of(Rule::Difficulty, 2).unwrap_or(0) as u8;
            game.emit(Rule::Difficulty, Happening::ThirdActivation { column });
            push(game, Frame::AiCard(AiCardStep::Column(column)));
        }
        AiCardStep::Discard => discard(game),
        AiCardStep::Continuous => continuous(game),
        AiCardStep::EventByItself => event_by_itself(game),
    }
    Flow::Goes
}

/// The top card; if none is left, the discard pile is shuffled first. One that calls a Leader who cannot come gives way
/// to the next. SOLO V.B, G-75, G-93
fn reveal(game: &mut Game) {
    let is_empty = |game: &Game| game.state().decks.get(Automaton::DECK).is_none_or(|deck| deck.left() == 0);
    if is_empty(game) {
        game.shuffle_deck(Rule::DeckAnew, Automaton::DECK);
    }
    if is_empty(game) {
        // A position that was set by hand has no deck yet.
        set_up(game);
    }
    let Some(drawn) = game.draw_from_deck(Rule::AiTurn, Automaton::DECK) else { return };
    let card = AiCardId(drawn);
    if let Some(automaton) = &mut game.state_mut().automaton {
        (automaton.card, automaton.column) = (Some(card), None);
    }
    game.emit(Rule::AiTurn, Happening::CardRevealed { card });
    let scenario = game.scenario().clone();
    let called = match scenario.ai_card(card) {
        Some(AiCard::Leader(card)) => Some(solo::leader_of(game, &scenario.tiles_of(card))),
        _ => None,
    };
    if let Some(Err(why)) = called {
        game.emit(Rule::LeaderMissing, Happening::CardPassedOver { card, why });
        if has_tile_card(game) {
            push(game, Frame::AiCard(AiCardStep::Reveal));
        }
    }
    push(game, Frame::AiCard(AiCardStep::Discard));
    match called {
        None => {
            if game.options().third_activation() {
                push(game, Frame::AiCard(AiCardStep::Third));
            }
            push(game, Frame::AiCard(AiCardStep::Column(1)));
            push(game, Frame::AiCard(AiCardStep::Column(0)));
        }
        Some(Ok(called)) => leader::begin(game, called),
        Some(Err(_)) => {}
    }
}

/// Whether a Tile Activation card will come up, if not right away.
fn has_tile_card(game: &Game) -> bool {
    let is_tile = |card: &u8| matches!(game.scenario().ai_card(AiCardId(*card)), Some(AiCard::Tile(_)));
    let deck = game.state().decks.get(Automaton::DECK);
    deck.is_some_and(|deck| deck.face_down.iter().chain(&deck.discard).any(is_tile))
}

fn discard(game: &mut Game) {
    if let Some(automaton) = &mut game.state_mut().automaton
        && let Some(card) = automaton.card.take()
    {
        game.discard_to_deck(Automaton::DECK, card.0);
    }
}

/// One column: its tile is paid for and activated, those that would do nothing are passed over; nothing moves if the
/// position is too expensive. SOLO V.B, XII, G-94
fn resolve(game: &mut Game, column: u8) {
    let Some(AiCard::Tile(card)) = solo::card_in_force(game) else { return };
    let slot = card.columns[usize::from(column)].slot;
    if let Some(automaton) = &mut game.state_mut().automaton {
        automaton.column = Some(column);
    }
    game.emit(Rule::AiTurn, Happening::ColumnBegun { column });
    if let Err(why) = activate(game, slot) {
        game.emit(Rule::AiTurn, Happening::ColumnSkipped { column, why });
    }
}

fn activate(game: &mut Game, slot: Slot) -> Result<(), Skipped> {
    if slot == Slot::Leader {
        let position = solo::tile_at(game, slot).ok_or(Skipped::NoLeader)?;
        tile::activate_tile(game, position, 0);
        return Ok(());
    }
    for _ in 0..=game.state().river.len() {
        let position = solo::tile_at(game, slot).ok_or(Skipped::NoTile)?;
        let (cost, reserve) = (query::tile_cost(game, position).unwrap_or(0), game.state().post.reserve);
        if cost > reserve {
            return Err(Skipped::TooDear { cost, reserve });
        }
        if is_of_no_use(game, position) {
            pass_over(game, position);
            continue;
        }
        if let Some(round) = mission::banned_until(game, position) {
            return Err(Skipped::Banned { round });
        }
        tile::activate_tile(game, position, cost);
        return Ok(());
    }
    Err(Skipped::NoTile)
}

/// Whether a tile is passed over: it is Neutralized, or the Event Warning tile would change nothing. SOLO V.B, XII
fn is_of_no_use(game: &Game, position: usize) -> bool {
    match game.state().river[position] {
        RiverSlot::Tile { neutralized, .. } => neutralized,
        RiverSlot::Event => !solo::event_matters(game),
    }
}

/// A tile goes to the end of the River at no cost. SOLO V.B, XII
fn pass_over(game: &mut Game, position: usize) {
    let river = &mut game.state_mut().river;
    let slot = river.remove(position);
    river.push(slot);
    let (tile, rule) = match slot {
        RiverSlot::Tile { tile, .. } => (Some(tile), Rule::AiTurn),
        RiverSlot::Event => (None, Rule::AiEvents),
    };
    game.emit(rule, Happening::PassedOver { tile });
}

/// A Red die that nobody rerolls. SOLO XV, G-80
fn continuous(game: &mut Game) {
    let points = game.draw_face(Color::Red);
    game.emit(Rule::Difficulty, Happening::MissionRolled { dice: vec![(Color::Red, points)] });
    if points > 0 {
        let points = points + game.options().extra_reinforcement(points);
        game.emit(Rule::Difficulty, Happening::PointsGained { points });
        push(game, Frame::Reinforce { points });
    }
}

/// It costs nothing, and doesn't count as one of the card's activations. SOLO XV
fn event_by_itself(game: &mut Game) {
    if !matches!(game.state().river.first(), Some(RiverSlot::Event)) {
        return;
    }
    if solo::event_matters(game) { tile::activate_tile(game, 0, 0) } else { pass_over(game, 0) }
}
