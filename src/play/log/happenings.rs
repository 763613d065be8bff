//! Events in words.

use super::phrase::{Word, phrase, text_onto};
use super::titles::{self, capital, count, of_side};
use super::{Line, Segment};
use crate::content::mission::{Moment, Side};
use crate::rules::board::MoveType;
use crate::rules::command::{AttackKind, RerollBy, Stance};
use crate::rules::event::{ActionTried, AttackOrigin, PlacedBy};
use crate::rules::{CardId, Event, Game, Happening, MiniId};

/// An event in words. The game may be a later one of the same match.
pub fn line(game: &Game, event: &Event) -> Line {
    Line { rule: event.rule, segments: segments(game, &event.what) }
}

/// "what follows in brackets" or nothing.
fn aside(text: String) -> Word {
    Word::Text(if text.is_empty() { text } else { format!(" ({text})") })
}

fn whose(mini: Option<MiniId>) -> Word {
    mini.map_or_else(|| "The Villain".into(), Word::Mini)
}

fn segments(game: &Game, what: &Happening) -> Vec<Segment> {
    use Word::{Area, Card, Hero, Mini, Tile, Token};
    let say = |pattern: &str, words: Vec<Word>| phrase(game, pattern, words);
    let mission = &game.scenario().mission;
    match what {
        Happening::HeroChosen { mini, hero } => {
            say("{} takes Hero slot {}", vec![Hero(*hero), Word::Number(i32::from(mini.0) + 1)])
        }
        Happening::GadgetTaken { mini, card } => say("{} packs {}", vec![Mini(*mini), Card(*card)]),
        Happening::AlliesChosen { mini, tile, count } => {
            say("{} brings {} ({})", vec![Mini(*mini), Tile(*tile), (*count).into()])
        }
        Happening::Placed { mini, area, by } => {
            let pattern = match by {
                PlacedBy::Setup => "{} starts in {}",
                PlacedBy::Reinforcement => "{} comes in through {}",
                PlacedBy::Attraction => "{} is pulled into {}",
                PlacedBy::Transform => "{} stands in {}",
            };
            say(pattern, vec![Mini(*mini), Area(*area)])
        }
        Happening::RoundBegins { round } => say("Round {} begins", vec![(*round).into()]),
        Happening::TurnBegins { side } => say("{} turn begins", vec![capital(of_side(*side)).into()]),
        Happening::TurnEnds { side } => say("{} turn ends", vec![capital(of_side(*side)).into()]),
        Happening::CubesRested { mini, cubes } => {
            say("{}: {} to the Fatigue Zone", vec![whose(*mini), count(*cubes, "spent cube").into()])
        }
        Happening::Recovered { mini, to_reserve, healed } => {
            let mut words = say("{} recovers {}", vec![whose(*mini), count(*to_reserve, "cube").into()]);
            if *healed > 0 {
                text_onto(&mut words, &format!(" and heals {}", count(*healed, "Wound")));
            }
            words
        }
        Happening::StanceTaken { mini, stance } => {
            let pattern = match stance {
                Stance::Active => "{} is Active this round",
                Stance::Resting => "{} rests this round",
            };
            say(pattern, vec![Mini(*mini)])
        }
        Happening::Triggered { moment, trigger } => {
            let name = mission.triggers.get(usize::from(*trigger)).map_or("", |trigger| &trigger.name);
            say("{}: {}", vec![moment_title(*moment).into(), name.into()])
        }
        Happening::Spent { mini, space, cubes } => {
            let on = space.map_or_else(String::new, |space| format!(" on {}", space.title()));
            say("{} spends {}{}", vec![whose(*mini), count(*cubes, "cube").into(), on.into()])
        }
        Happening::Pushed { mini, cubes } => {
            say("{} pushes past the limit: {} for dice", vec![Mini(*mini), count(*cubes, "Wound").into()])
        }
        Happening::CubesLost { cubes } => say("{} gone for good", vec![count(*cubes, "cube").into()]),
        Happening::MovementBegins { mini, points } => {
            say("{} sets off with {}", vec![Mini(*mini), count(*points, "Move Point").into()])
        }
        Happening::Moved { mini, to, how, cost, points_left, .. } => {
            let pattern = match how {
                MoveType::Adjacent => "{} goes to {}",
                MoveType::Jump(_) => "{} jumps to {}",
                MoveType::Climb(_) => "{} climbs to {}",
                MoveType::Drop(_) => "{} drops down to {}",
                MoveType::Break(_) => "{} breaks through to {}",
            };
            let mut words = say(pattern, vec![Mini(*mini), Area(*to)]);
            let total: i32 = cost.iter().map(|part| i32::from(part.amount)).sum();
            let why = titles::parts(cost, "base");
            let why = if why.is_empty() { why } else { format!(": {why}") };
            text_onto(&mut words, &format!(" for {total} MP{why}; {points_left} left"));
            words
        }
        Happening::MovementEnds { mini } => say("{} stops", vec![Mini(*mini)]),
        Happening::WallBroken { between } => {
            say("The wall between {} and {} is broken", vec![Area(between.0), Area(between.1)])
        }
        Happening::Spared { mini, wounds, by } => {
            let words = if *wounds == 1 { "{}: {} takes {} Wound away" } else { "{}: {} takes {} Wounds away" };
            say(words, vec![Mini(*mini), by.title().into(), (*wounds).into()])
        }
        Happening::LaidDown { mini } => say("{} is knocked down", vec![Mini(*mini)]),
        Happening::StoodUp { mini } => say("{} gets up", vec![Mini(*mini)]),
        Happening::AttackDeclared { mini, target, kind, origin, shackling, cards } => {
            let verb = match (origin, kind) {
                _ if *shackling => "{} tries to shackle {}",
                (AttackOrigin::Action, AttackKind::Melee) => "{} strikes at {}",
                (AttackOrigin::Action, AttackKind::Ranged) => "{} shoots at {}",
                (AttackOrigin::Deferred, _) => "{} carries the blow on to {}",
                (AttackOrigin::Combo, _) => "{} follows up against {}",
                (AttackOrigin::StrikeBack, _) => "{} strikes back at {}",
            };
            let mut words = say(verb, vec![Mini(*mini), Mini(*target)]);
            with_cards(game, &mut words, cards.iter().map(|used| used.card).collect());
            words
        }
        Happening::SacrificeDeclared { mini, target } => say("{} steps in for {}", vec![Mini(*mini), Mini(*target)]),
        Happening::AttackCounted { mini, target, parts, successes } => say(
            "{} has {} against {}{}",
            vec![Mini(*mini), successes_word(*successes).into(), Mini(*target), aside(titles::parts(parts, "dice"))],
        ),
        Happening::Sacrificed { mini, successes } => {
            say("{} takes {} of the blow", vec![Mini(*mini), successes_word(*successes).into()])
        }
        Happening::DefenseCounted { mini, parts, successes, through } => {
            let through = match through {
                0 => "nothing gets".into(),
                1 => "1 gets".into(),
                through => format!("{through} get"),
            };
            let own = vec![Mini(*mini), successes_word(*successes).into(), aside(titles::parts(parts, "dice"))];
            say("{} defends with {}{}: {} through", own.into_iter().chain([through.into()]).collect())
        }
        Happening::Shackled { mini, tokens } => {
            say("{} wears {} now", vec![Mini(*mini), count(*tokens, "Shackle").into()])
        }
        Happening::Unshackled { mini } => say("{} is free of Shackles", vec![Mini(*mini)]),
        Happening::Rolled { mini, roll, dice } => {
            let dice = if dice.is_empty() { "no dice".into() } else { Word::Dice(dice.clone()) };
            say("{} rolls for {}: {}", vec![Mini(*mini), titles::roll(*roll).into(), dice])
        }
        Happening::Rerolled { mini, color, from, to, by, .. } => {
            let right = match by {
                RerollBy::Bonus => "a Bonus Reroll",
                RerollBy::Free => "a Free Reroll",
                RerollBy::Paid => "a Paid Reroll",
            };
            let (before, after) = (Word::Dice(vec![(*color, *from)]), Word::Dice(vec![(*color, *to)]));
            say("{} takes {}: {} becomes {}", vec![Mini(*mini), right.into(), before, after])
        }
        Happening::Wounded { mini, wounds, left } => {
            let is_hero = game.state().hero(*mini).is_some();
            let left = count(*left, if is_hero { "cube" } else { "Life Point" });
            say("{} suffers {}; {} left", vec![Mini(*mini), count(*wounds, "Wound").into(), left.into()])
        }
        Happening::Neutralized { mini } => say("{} is Neutralized", vec![Mini(*mini)]),
        Happening::Revived { mini } => say("{} is back in the fight", vec![Mini(*mini)]),
        Happening::CardSpent { mini, card } => say("{} has used up {}", vec![Mini(*mini), Card(*card)]),
        Happening::PickedUp { mini, card, area } => {
            say("{} picks up {} in {}", vec![Mini(*mini), Card(*card), Area(*area)])
        }
        Happening::HandedOver { from, to, card } => {
            say("{} passes from {} to {}", vec![Card(*card), Mini(*from), Mini(*to)])
        }
        Happening::Dropped { mini, card, area } => {
            say("{} drops {} in {}", vec![Mini(*mini), Card(*card), Area(*area)])
        }
        Happening::Thrown { mini, card, target, lands } if target == lands => {
            say("{} throws {} to {}", vec![Mini(*mini), Card(*card), Area(*target)])
        }
        Happening::Thrown { mini, card, target, lands } => say(
            "{} throws {} at {}, but it falls short in {}",
            vec![Mini(*mini), Card(*card), Area(*target), Area(*lands)],
        ),
        Happening::EquipmentPlaced { card, area } => say("{} turns up in {}", vec![Card(*card), Area(*area)]),
        Happening::ActionDeclared { mini, action } => {
            let mut words = say("{} ", vec![Mini(*mini)]);
            words.extend(tried(game, *action));
            words
        }
        Happening::ActionCounted { mini, parts, successes, difficulty, succeeded } => say(
            "{} {} with {} against {}{}",
            vec![
                Mini(*mini),
                if *succeeded { "succeeds" } else { "fails" }.into(),
                (*successes).into(),
                (*difficulty).into(),
                aside(titles::parts(parts, "dice")),
            ],
        ),
        Happening::TokenTurned { token, area, kind, face } => {
            say("{} in {} is {} now", vec![Token(*token), Area(*area), titles::Titles(game).face(*kind, *face).into()])
        }
        Happening::TokenRemoved { token, area, .. } => {
            say("{} in {} is out of the game", vec![Token(*token), Area(*area)])
        }
        Happening::FieldsPlaced { kind, area, count: tokens } => {
            say("{} in {}", vec![count(*tokens, &format!("{} token", titles::field(*kind))).into(), Area(*area)])
        }
        Happening::FieldDissipates { kind, area } => {
            say("{} thins out in {}", vec![titles::field(*kind).into(), Area(*area)])
        }
        Happening::FieldGone { kind, area } => {
            say("{} is gone from {}", vec![titles::field(*kind).into(), Area(*area)])
        }
        Happening::Exploded { area, level: 0 } => say("Something bursts in {}", vec![Area(*area)]),
        Happening::Exploded { area, level } => {
            say("An Explosion of level {} tears through {}", vec![(*level).into(), Area(*area)])
        }
        Happening::TileActivated { tile, position, cost } => {
            let tile = tile.map_or_else(|| "the Event Warning tile".into(), Tile);
            let words = vec![tile, Word::Number(i32::from(*position) + 1), count(*cost, "cube").into()];
            say("The Villain activates {} at River position {} for {}", words)
        }
        Happening::MiniActivated { mini } => say("{} acts", vec![Mini(*mini)]),
        Happening::TileNeutralized { tile } => say("The tile {} is Neutralized", vec![Tile(*tile)]),
        Happening::TileRevived { tile } => say("The tile {} is turned up again", vec![Tile(*tile)]),
        Happening::TileRemoved { tile, demobilized } => {
            let pattern =
                if *demobilized { "The tile {} is Demobilized" } else { "The tile {} is Dredged from the River" };
            say(pattern, vec![Tile(*tile)])
        }
        Happening::PointsGained { points } => {
            say("The Villain has {} to spend", vec![count(*points, "Reinforcement Point").into()])
        }
        Happening::Reinforced { mini, area, cost, points_left } => say(
            "{} joins in {} for {}; {} left",
            vec![Mini(*mini), Area(*area), count(*cost, "point").into(), (*points_left).into()],
        ),
        Happening::PointsLost { points } => {
            say("{} unspent and lost", vec![count(*points, "Reinforcement Point").into()])
        }
        Happening::Transformed { from, to, area } => {
            say("{} becomes {} in {}", vec![Mini(*from), Mini(*to), Area(*area)])
        }
        Happening::ReinforcementTurned { area, open: true } => {
            say("Reinforcements may come through {}", vec![Area(*area)])
        }
        Happening::ReinforcementTurned { area, open: false } => {
            say("{} is closed to Reinforcements", vec![Area(*area)])
        }
        Happening::AlliesCommanded { mini, tile } => say("{} commands {}", vec![Mini(*mini), Tile(*tile)]),
        Happening::EventChosen { which } => say("Event: {}", vec![titles::Titles(game).event(*which).into()]),
        Happening::GameOver { winner, ending } => {
            let text = mission.endings.get(usize::from(*ending)).map_or("", |ending| &ending.text);
            let winner = match winner {
                Side::Heroes => "The Heroes have won",
                Side::Villain => "The Villain has won",
            };
            say("{}: {}", vec![winner.into(), text.into()])
        }
    }
}

fn successes_word(successes: u8) -> String {
    if successes == 1 { "1 success".into() } else { format!("{successes} successes") }
}

/// " with Batarangs".
fn with_cards(game: &Game, words: &mut Vec<Segment>, cards: Vec<CardId>) {
    if !cards.is_empty() {
        text_onto(words, " with ");
        words.extend(phrase(game, "{}", [Word::Cards(cards)]));
    }
}

fn tried(game: &Game, action: ActionTried) -> Vec<Segment> {
    let say = |pattern: &str, word: Word| phrase(game, pattern, [word]);
    match action {
        ActionTried::Interaction(at) => say("tries: {}", titles::Titles(game).interaction(at).into()),
        ActionTried::PickUp(card) => say("reaches for {}", Word::Card(card)),
        ActionTried::Give(card) => say("hands {} over", Word::Card(card)),
        ActionTried::Take(card) => say("takes {}", Word::Card(card)),
        ActionTried::Throw(card) => say("throws {}", Word::Card(card)),
        ActionTried::Grenade(area) => say("throws a grenade at {}", Word::Area(area)),
        ActionTried::Attract(mini) => say("pulls at {}", Word::Mini(mini)),
        ActionTried::Unshackle(mini) => say("works on the Shackles of {}", Word::Mini(mini)),
        ActionTried::Command(tile) => say("gives orders to {}", Word::Tile(tile)),
    }
}

fn moment_title(moment: Moment) -> &'static str {
    match moment {
        Moment::Upkeep => "Upkeep",
        Moment::StartOfHeroesTurn => "Start of the Heroes' turn",
        Moment::EndOfHeroesTurn => "End of the Heroes' turn",
        Moment::StartOfVillainsTurn => "Start of the Villain's turn",
        Moment::EndOfVillainsTurn => "End of the Villain's turn",
        Moment::EndOfRound => "End of the round",
    }
}
