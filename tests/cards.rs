//! What a player learns about the automated Villain: each of his decisions with its reasons, just from the events; and
//! what a win was worth. Whole matches of every mission are read.

use std::sync::Arc;

use gotham_ai::SeatKind;
use gotham_content::mission::Side;
use gotham_content::solo::TileCard;
use gotham_platform::{Date, HandClock, Memory};
use gotham_play::record::Entry;
use gotham_play::{About, Decision, Decisions, Match, ScoreOrder, Scored, Scores, Store, log, share};
use gotham_rules::ai_cards::AiCard;
use gotham_rules::query::invariants;
use gotham_rules::score::Score;
use gotham_rules::state::Phase;
use gotham_rules::{AiTask, Difficulty, Happening, Hardship, Options, Scenario, Variant, Variants};
use gotham_words::{ENGLISH, Words};

/// The most commands of a match that is read.
const MOST_COMMANDS: usize = 600;

fn table(mission: &str, options: Options, seed: u64) -> Match {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), mission).expect("the mission");
    Match::new(scenario, options, seed)
}

fn solo() -> Options {
    Options { solo: true, ..Options::default() }
}

/// SOLO II: what a sheet sets up is on the table when cards decide, and only then.
#[test]
fn a_sheet_sets_up_for_the_cards_alone() {
    let primed = |options: Options| {
        let mut table = table("to_sink_a_city", options, 7);
        let mut player = gotham_ai::seat(SeatKind::Random, Side::Heroes, 7);
        while table.game().state().phase == Phase::Setup {
            let command = player.answer(&table.game().blind(7));
            table.apply(&command).expect("a legal command");
        }
        table.game().state().tokens.iter().filter(|token| token.face == 1).count()
    };
    assert_eq!([Options::default(), solo()].map(primed), [0, 1]);
}

/// Every mission with a sheet, as it is and as hard as it gets.
fn tables() -> Vec<(String, Options)> {
    let catalogue = gotham_embedded::catalogue();
    let hard = Hardship::ALL.into_iter().fold(Difficulty::default(), |all, hardship| all.with(hardship, 1));
    let missions = catalogue.missions.iter().filter(|mission| mission.sheet.is_some());
    missions
        .flat_map(|mission| {
            [solo(), Options { difficulty: hard, ..solo() }].map(|options| (mission.id.to_string(), options))
        })
        .collect()
}

/// Plays on with random answers of the Heroes; `look` is called after each.
fn play(play: &mut Match, seed: u64, mut look: impl FnMut(&Match)) {
    let mut heroes = gotham_ai::seat(SeatKind::Random, Side::Heroes, seed);
    for _ in 0..MOST_COMMANDS {
        if play.game().state().result.is_some() {
            return;
        }
        let command = heroes.answer(&play.game().blind(seed));
        play.apply(&command).expect("a legal answer");
        look(play);
    }
}

/// Whether an event is a decision of the cards.
fn is_of_cards(what: &Happening) -> bool {
    use Happening as It;
    matches!(
        what,
        It::CardRevealed { .. }
            | It::CardPassedOver { .. }
            | It::ColumnBegun { .. }
            | It::ColumnSkipped { .. }
            | It::PassedOver { .. }
            | It::TaskRolled { .. }
            | It::TaskStruckOut { .. }
            | It::TaskBegun { .. }
            | It::MinionCalled { .. }
            | It::DefenseWeighed { .. }
    )
}

/// Tasks that a decision tried, in order, and the one that was begun.
fn tried(decision: &Decision) -> (Vec<AiTask>, Option<AiTask>) {
    (decision.struck_out().map(|(task, _)| task).collect(), decision.begun().map(|begun| begun.task))
}

/// A miniature goes down its column: what it passes over are the first Tasks, what it does is the next one.
fn goes_down_its_column(card: &TileCard, decision: &Decision) {
    let column = usize::from(decision.column.expect("a Tile card has columns"));
    let mut expected: Vec<AiTask> = card.columns[column].tasks.map(AiTask::Tile).to_vec();
    expected.push(AiTask::TowardsHero);
    let (struck_out, begun) = tried(decision);
    let all: Vec<AiTask> = struck_out.into_iter().chain(begun).collect();
    assert_eq!(all, expected[..all.len()], "{decision:?}");
}

/// Every event that is a decision of the cards is part of one decision, whose column and Tasks are those of the card.
#[test]
fn every_decision_is_found_with_its_reasons() {
    let words = Words::of(ENGLISH);
    let (mut steps, mut large) = (0, 0);
    let (mut made, mut struck_out, mut ties) = (0, 0, 0);
    for (seed, (mission, options)) in (0..).zip(tables()) {
        let mut table = table(&mission, options, seed);
        play(&mut table, seed, |_| {});
        let decisions = Decisions::of(&table);
        let game = table.game();
        let mut places: Vec<usize> = Vec::new();
        for decision in decisions.list() {
            places.extend(decision.events.iter().map(|(place, _)| *place));
            assert!(decision.begins() <= decision.made.unwrap_or(usize::MAX));
            if let (About::Mini(_), Some(AiCard::Tile(card))) =
                (decision.about, decision.card.and_then(|card| game.scenario().ai_card(card)))
            {
                goes_down_its_column(card, decision);
            }
            struck_out += decision.struck_out().count();
            ties += usize::from(decision.tie().is_some());
            for (_, event) in &decision.events {
                let lines = log::explained(&words, game, event);
                assert!(!lines.is_empty(), "{event:?} has no words");
                for line in lines {
                    let text = line.text();
                    assert!(text.len() > 10 && !text.contains(['{', '$']), "{text}");
                    assert!(text.starts_with(|first: char| !first.is_lowercase()), "{text}");
                }
            }
        }
        let events: Vec<_> = table.events().map(|(_, event)| event.clone()).collect();
        assert_eq!(decisions.heard(), events.len());
        let wanted: Vec<usize> = (0..events.len()).filter(|place| is_of_cards(&events[*place].what)).collect();
        assert!(places.is_sorted() && wanted.iter().all(|place| places.binary_search(place).is_ok()), "{mission}");
        let mut once = places.clone();
        once.dedup();
        assert_eq!(once, places, "no event is part of two decisions");
        let is_large = |decision: &&Decision| matches!(decision.about, About::Tile | About::Event);
        made += decisions.list().iter().filter(|decision| decision.made.is_some()).count();
        steps += (0..events.len()).filter(|place| decisions.is_step_at(*place)).count();
        large += decisions.list().iter().filter(is_large).filter(|decision| decision.made.is_some()).count();
    }
    assert!(steps == large && steps > 60, "{steps} steps of {large}");
    assert!(made > 200 && struck_out > 50 && ties > 10, "{made} made, {struck_out} struck out, {ties} ties");
}

/// A table that was loaded or undone in the middle of anything knows the same decisions, and so does one that has heard
/// everything at the time.
#[test]
fn decisions_outlive_saves_and_undo() {
    let catalogue = gotham_embedded::catalogue();
    let (mut amid, mut undone) = (0, 0);
    for (seed, (mission, options)) in (20..).zip(tables()).step_by(3) {
        let mut heard = Decisions::default();
        let mut heard_steps = 0;
        let mut number = 0;
        let mut last = Decisions::default();
        play(&mut table(&mission, options, seed), seed, |table| {
            for step in &table.steps()[heard_steps..] {
                for event in &step.events {
                    heard.hear(&step.after, event);
                }
            }
            heard_steps = table.steps().len();
            number += 1;
            let is_amid = table.game().state().phase == Phase::VillainsTurn;
            if number % 61 == 0 || (is_amid && number % 7 == 0) {
                assert_eq!(Decisions::of(table), heard);
                let loaded = Match::load(&catalogue, &table.save()).expect("its own save");
                assert_eq!(Decisions::of(&loaded), heard, "a save in the middle");
                amid += usize::from(is_amid);
            }
            let step = table.steps().last().expect("a command");
            let is_shown =
                |what: &Happening| matches!(what, Happening::CardRevealed { .. } | Happening::TaskRolled { .. });
            let has_shown = step.events.iter().any(|event| is_shown(&event.what));
            assert!(!has_shown || step.revealed().is_some(), "a card that was turned over stays so");
            if number % 3 == 0 && table.can_undo().is_ok() {
                let mut shorter = table.clone();
                shorter.undo().expect("nothing was seen");
                assert_eq!(Decisions::of(&shorter), last, "taken back");
                undone += 1;
            }
            last = heard.clone();
        });
    }
    assert!(amid > 3 && undone > 3, "{amid} saves in the Villain's turn, {undone} taken back");
}

/// The card is on the table while the Heroes are asked on the Villain's turn, but not on their own.
#[test]
fn a_card_is_in_force_in_the_villains_turn_alone() {
    let mut seen = [0, 0];
    for (seed, (mission, options)) in (40..).zip(tables()) {
        play(&mut table(&mission, options, seed), seed, |table| {
            let game = table.game();
            let decisions = Decisions::of(table);
            let is_in_force = decisions.is_in_force(usize::MAX);
            match game.state().phase {
                Phase::VillainsTurn => {
                    let is_turned = game.state().automaton.as_ref().is_some_and(|automaton| automaton.card.is_some());
                    assert!(is_in_force || !is_turned);
                    seen[0] += usize::from(is_in_force);
                }
                Phase::HeroesTurn => {
                    assert!(!is_in_force);
                    seen[1] += 1;
                }
                _ => {}
            }
        });
    }
    assert!(seen[0] > 10 && seen[1] > 100, "{seen:?}");
}

/// What a table has not shown yet stays hidden.
#[test]
fn a_table_tells_what_it_has_shown() {
    let mut table = table("to_sink_a_city", solo(), 5);
    play(&mut table, 5, |_| {});
    let decisions = Decisions::of(&table);
    let end = decisions.heard();
    assert_eq!(decisions.begun(end), decisions.list().len());
    for place in (0..end).step_by(7) {
        let begun = decisions.begun(place);
        assert!(decisions.list()[..begun].iter().all(|decision| decision.begins() <= place));
        assert!(decisions.list()[begun..].iter().all(|decision| decision.begins() > place));
        if let Some(last) = begun.checked_sub(1) {
            let shown = decisions.list()[last].so_far(place);
            assert!(shown.events.iter().all(|(at, _)| *at <= place) && !shown.events.is_empty());
            let story = decisions.of_card(last);
            assert_eq!(story.last(), Some(&decisions.list()[last]));
            assert!(story[1..].iter().all(|decision| decision.about != About::Card));
        }
    }
}

/// The table in the middle of what the cards do is possible, and turns into the one afterward.
#[test]
fn a_table_is_looked_at_in_the_middle_of_a_command() {
    let mut looked = 0;
    for (seed, (mission, options)) in (60..).zip(tables()).take(4) {
        let mut first = 0;
        play(&mut table(&mission, options, seed), seed, |table| {
            let step = table.steps().last().expect("a command");
            let Entry::Said(command) = &step.entry else { panic!("nothing is arranged") };
            let before = table.at(table.steps().len() - 1);
            let whole = before.glimpse(command, usize::MAX);
            assert_eq!(
                (whole.hash(), before.glimpse(command, 0).state().round),
                (step.after.hash(), before.state().round)
            );
            if step.events.len() > 20 {
                for count in (1..step.events.len()).step_by(9) {
                    let glimpse = table.glimpse(first + count).expect("there is such an event");
                    assert_eq!(invariants(&glimpse), Vec::<String>::new());
                    looked += 1;
                }
            }
            first += step.events.len();
            assert!(table.glimpse(first).is_none(), "nothing has happened yet");
        });
    }
    assert!(looked > 50, "{looked}");
}

/// A match with a player's Villain has nothing to explain.
#[test]
fn a_players_villain_explains_nothing() {
    let mut table = table("to_sink_a_city", Options::default(), 5);
    let mut villain = gotham_ai::seat(SeatKind::Random, Side::Villain, 5);
    for _ in 0..300 {
        if table.game().state().result.is_some() {
            break;
        }
        let command = villain.answer(&table.game().blind(5));
        table.apply(&command).expect("a legal answer");
    }
    let decisions = Decisions::of(&table);
    assert!(decisions.list().is_empty() && decisions.heard() > 100);
}

/// Heroes with every advantage, against the cards: one of these matches is won.
fn won() -> Match {
    let variants = Variants::from_iter([Variant::ExtraRecovery, Variant::FreeSuccess, Variant::KeptMovePoints]);
    let options = Options { variants, villain_reserve: -5, ..solo() };
    for seed in 0..20 {
        let mut table = table("to_sink_a_city", options, seed);
        let mut heroes = gotham_ai::seat(SeatKind::NORMAL, Side::Heroes, seed);
        while table.game().state().result.is_none() {
            let command = heroes.answer(&table.game().blind(seed));
            table.apply(&command).expect("a legal answer");
        }
        if table.game().state().result.is_some_and(|result| result.winner == Side::Heroes) {
            return table;
        }
    }
    panic!("the Heroes never win");
}

/// A win has its place in the list, with everything that leads back to it.
#[test]
fn a_win_is_kept_with_its_code() {
    let table = won();
    let at = Date(core::time::Duration::from_secs(1_795_400_000));
    let scored = Scored::of(&table, at).expect("a win");
    let score = Score::of(table.game()).expect("a win");
    assert_eq!((scored.points, scored.rank()), (score.total(), score.rank()));
    assert_eq!((scored.mission.as_str(), scored.options), ("to_sink_a_city", table.options()));
    assert_eq!(scored.heroes.len(), table.game().state().tablets.iter().count());
    let store = Store::new(Arc::new(Memory::new(Arc::new(HandClock::default()))));
    Scores::keep(&store, scored.clone()).expect("kept");
    let scores = Scores::open(&store).expect("read");
    assert_eq!(scores.sorted(ScoreOrder::Best), [&scored]);
    let code = scored.code.as_deref().expect("a match of a few hundred commands");
    let again = share::read(&gotham_embedded::catalogue(), code).expect("its own code");
    assert_eq!(again.game().hash(), table.game().hash());
    let later = Scored::of(&again, Date(at.0 * 2)).expect("the same win");
    let (scores, _) = Scores::keep(&store, later).expect("nothing to do");
    assert_eq!(scores.sorted(ScoreOrder::Best).len(), 1, "watched again it is no other win");
    let before = table.branch(table.steps().len() - 1);
    assert_eq!(Scored::of(&before, at), None, "a match that goes on is worth nothing yet");
}

/// Options are worth what the score at the end says.
#[test]
fn what_is_promised_before_a_match_is_counted_after_it() {
    for (mission, options) in tables() {
        let variants = Variants::from_iter(Variant::ALL.into_iter().filter(|variant| variant.helps_heroes()));
        let options = Options { variants, ..options };
        let catalogue = gotham_embedded::catalogue();
        let (_, of) = catalogue.mission(&mission).expect("the mission");
        let promised = Score::of_options(of, &options).lines;
        let mut table = table(&mission, options, 1);
        play(&mut table, 1, |_| {});
        let counted = Score::so_far(table.game()).lines;
        assert!(counted.ends_with(&promised), "{mission}: {promised:?} of {counted:?}");
    }
}
