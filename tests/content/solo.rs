//! What the automated Villain is printed on: faults in it are reported, and our own cards are distributed as their
//! files say.

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::solo::{LeaderCard, LeaderTask, Slot, Task, TileCard};
use gotham_content::{Allegiance, AttackKind, Problem, Rank, Side, SourceFile, Tile};

use super::{MISSION, assert_told};

const TILE_CARDS: &str = "assets/content/ai_tile_cards.ron";
const LEADER_CARDS: &str = "assets/content/ai_leader_cards.ron";

/// The files of these tests, with a sheet for the small mission.
fn files() -> Vec<SourceFile> {
    let mut files = super::files();
    let mission = files.iter_mut().find(|file| file.name == MISSION).expect("the mission");
    let (sheet, end) = (include_str!("sheet.ron"), mission.text.rfind(')').expect("it ends"));
    mission.text.insert_str(end, sheet);
    files
}

/// The line of a file on which a passage begins.
fn line_of(name: &str, passage: &str) -> usize {
    let files = files();
    let text = &files.iter().find(|file| file.name == name).expect("a file of this name").text;
    1 + text[..text.find(passage).expect("the passage")].matches('\n').count()
}

/// A passage is replaced; the problem is on its line and names the field.
#[track_caller]
fn assert_breaks(name: &str, from: &str, to: &str, field: &str, message: &str) {
    let problems = problems_after_all(&[(name, from, to)]);
    assert_told(&problems, name, line_of(name, from), field, message);
}

#[test]
fn the_small_missions_sheet_is_sound() {
    assert_eq!(problems_after_all(&[]), []);
}

/// The problems after passages of several files were replaced.
fn problems_after_all(changes: &[(&str, &str, &str)]) -> Vec<Problem> {
    let mut files = files();
    for (name, from, to) in changes {
        let file = files.iter_mut().find(|file| file.name == *name).expect("a file of this name");
        assert!(file.text.contains(from), "{name} has no {from}");
        file.text = file.text.replacen(from, to, 1);
    }
    gotham_content::load(&files).err().unwrap_or_default()
}

#[test]
fn faults_of_tile_activation_cards() {
    let slot = "[0].columns[0].slot";
    assert_breaks(TILE_CARDS, "river(1)", "river(0)", slot, "River positions 1 to 4");
    assert_breaks(TILE_CARDS, "river(1)", "river(5)", slot, "River positions 1 to 4");
    let twice = "(attack, advance, attack)";
    assert_breaks(TILE_CARDS, "(attack, advance, protect)", twice, "[0].columns[0].tasks[2]", "Attack appears twice");
    assert_breaks(TILE_CARDS, "option: 1", "option: 0", "[0].option", "from 1 to 2");
    assert_breaks(TILE_CARDS, "option: 1", "option: 3", "[0].option", "from 1 to 2");
    assert_breaks(TILE_CARDS, "\"assault_2\"", "\"assault_1\"", "[1].id", "appears twice");
    assert_breaks(TILE_CARDS, "tie: most_wounds", "tie: most_hats", "[0].tie", "most_hats");
}

#[test]
fn faults_of_leader_activation_cards() {
    let (bane, leaders) = ("[\"bane\", \"bane_venom\"]", "[0].leaders");
    assert_breaks(LEADER_CARDS, bane, "[]", leaders, "whose card");
    assert_breaks(LEADER_CARDS, bane, "[\"bane\", \"bane\"]", "[0].leaders[1]", "appears twice");
    assert_breaks(LEADER_CARDS, bane, "[\"bane\", \"vane\"]", "[0].leaders[1]", "no Character tile \"vane\"");
    assert_breaks(LEADER_CARDS, bane, "[\"thugs_crowbar\"]", "[0].leaders[0]", "\"thugs_crowbar\" is not a Leader");
    assert_breaks(LEADER_CARDS, "id: \"black_mask\"", "id: \"bane\"", "[1].id", "appears twice");
    assert_breaks(LEADER_CARDS, "order(2)", "order(0)", "[0].tasks[1]", "from 1 to 24");
    assert_breaks(LEADER_CARDS, "order(2)", "order(25)", "[0].tasks[1]", "from 1 to 24");
    assert_breaks(LEADER_CARDS, "order(2)", "dance", "[0].tasks[1]", "dance");
}

/// A Task that nobody with the card could ever do.
#[test]
fn tasks_that_a_leader_cannot_do() {
    let bane = ["ranged", "snipe", "point_blank", "melee_or_ranged", "blast", "grenade"];
    for task in bane {
        assert_breaks(LEADER_CARDS, "order(2)", task, "[0].tasks[1]", "nobody with this card has it");
    }
    // Deadshot has no Melee Attack, and Bud & Lou have no other dice.
    let cards = gotham_embedded::catalogue();
    let place = |id: &str| cards.leader_card(id).expect("the card").0;
    for task in ["melee", "reach_melee(1)", "hit_and_run(1)", "melee_or_ranged", "point_blank"] {
        let field = format!("[{}].tasks[0]", place("deadshot"));
        assert_breaks(
            LEADER_CARDS,
            "(snipe, ranged, manipulate, ranged, snipe",
            &format!("({task}, ranged, manipulate, ranged, snipe"),
            &field,
            "nobody with this card has it",
        );
    }
    for task in ["manipulate", "thought", "manipulate_or_thought", "ranged"] {
        let field = format!("[{}].tasks[0]", place("bud_and_lou"));
        assert_breaks(
            LEADER_CARDS,
            "(melee, sneak_attack(1), hit_and_run(4)",
            &format!("({task}, sneak_attack(1), hit_and_run(4)"),
            &field,
            "nobody with this card has it",
        );
    }
    let harmless = |tile: &Tile| Tile { melee: Vec::new(), ranged: Vec::new(), ..tile.clone() };
    let (_, joker) = cards.tile("joker").expect("The Joker");
    assert_eq!(LeaderTask::SneakAttack(1).lack(joker), None);
    assert_eq!(LeaderTask::SneakAttack(1).lack(&harmless(joker)), Some("an Attack"));
    // Of two forms, one is enough: Two-Face only comes close on his other side.
    let (_, two_face) = cards.leader_card("two_face").expect("his card");
    assert!(two_face.tasks.contains(&LeaderTask::PointBlank) && two_face.leaders.len() == 2);
}

#[test]
fn faults_of_a_sheet() {
    let cases = [
        ("\"scheme_1\"", "\"scheme_0\"", "sheet.tile_cards[2]", "no Tile Activation card \"scheme_0\""),
        ("\"scheme_1\"", "\"assault_1\"", "sheet.tile_cards[2]", "\"assault_1\" appears twice"),
        ("\"scheme_1\", ", "", "sheet.tile_cards", "5 is too few"),
        ("leader_cards: [\"bane\"]", "leader_cards: []", "sheet.leader_cards", "\"bane\" has no card"),
        ("leader_cards: [\"bane\"]", "leader_cards: [\"ban\"]", "sheet.leader_cards[0]", "card \"ban\""),
        ("[\"bane\"],\n        r", "[\"bane\", \"bane\"],\n        r", "sheet.leader_cards[1]", "appears twice"),
        (
            "[\"bane\"],\n        r",
            "[\"bane\", \"hush\"],\n        r",
            "sheet.leader_cards[1]",
            "no Leader of the mission",
        ),
        ("reinforcement: [\"yard_3\"]", "reinforcement: []", "sheet.reinforcement", "\"yard_3\" has no number"),
        ("reinforcement: [\"yard_3\"", "reinforcement: [\"yard_9\"", "sheet.reinforcement[0]", "no Area \"yard_9\""),
        (
            "reinforcement: [\"yard_3\"]",
            "reinforcement: [\"yard_3\", \"yard_3\"]",
            "sheet.reinforcement[1]",
            "appears twice",
        ),
        (
            "reinforcement: [\"yard_3\"]",
            "reinforcement: [\"yard_3\", \"yard_2\"]",
            "sheet.reinforcement[1]",
            "is not a Reinforcement Area of the mission",
        ),
        ("event: 1", "event: 0", "sheet.events[0].event", "no Event 0"),
        ("event: 1", "event: 2", "sheet.events[0].event", "no Event 2: the mission has 1"),
        (
            "event: 1, only_if: [AtLeast(Round",
            "event: 1, only_if: [AtLeast(Value(\"x\")",
            "sheet.events[0].only_if[0][0][0]",
            "no value \"x\"",
        ),
        ("designed: [\"All of it.\"]", "designed: [\"\"]", "sheet.designed[0]", "the text is missing"),
        ("tile_cards: [\"ass", "tiles: [\"ass", "sheet.tiles", "tiles"),
    ];
    for (from, to, field, message) in cases {
        assert_breaks(MISSION, from, to, field, message);
    }
    let second = [
        (LEADER_CARDS, "leaders: [\"black_mask\"]", "leaders: [\"bane\"]"),
        (MISSION, "leader_cards: [\"bane\"]", "leader_cards: [\"bane\", \"black_mask\"]"),
    ];
    let (line, field) = (line_of(MISSION, "leader_cards:"), "sheet.leader_cards[1]");
    assert_told(&problems_after_all(&second), MISSION, line, field, "\"bane\" has two cards");
}

#[test]
fn faults_of_how_an_objective_is_advanced() {
    let (ways, field) = ("advanced_by: [\"prime\"]", "objectives[1].advanced_by[0]");
    assert_breaks(MISSION, ways, "advanced_by: [\"arm\"]", field, "no interaction \"arm\"");
    assert_breaks(MISSION, ways, "advanced_by: [\"defuse\"]", field, "\"defuse\" is the Heroes' to do");
    let twice = "advanced_by: [\"prime\", \"prime\"]";
    assert_breaks(MISSION, ways, twice, "objectives[1].advanced_by[1]", "appears twice");
    let heroes = [(MISSION, "side: Villain, goal: AtLeast(1)", "side: Heroes, goal: AtLeast(1)")];
    let line = line_of(MISSION, ways);
    let message = "only an objective of the Villain";
    assert_told(&problems_after_all(&heroes), MISSION, line, "objectives[1].advanced_by", message);
    let free = [(MISSION, "action: Thought, difficulty: Just(2), helped_by: [Hacking]", "action: Free")];
    assert_told(&problems_after_all(&free), MISSION, line, field, "is a Free Action");
}

/// How many of each there are.
fn count<T: Ord>(items: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    items.into_iter().for_each(|item| *counts.entry(item).or_default() += 1);
    counts
}

/// The suit that the id of a Tile Activation card names.
fn suit(card: &str) -> &str {
    card.rsplit_once('_').expect("a suit and a number").0
}

/// G-54: the distribution that the file of the Tile Activation cards promises.
#[test]
fn four_suits_of_tile_activation_cards_are_spread_evenly() {
    let catalogue = gotham_embedded::catalogue();
    let cards = &catalogue.tile_cards;
    let suits = ["assault", "scheme", "guard", "press"];
    assert_eq!(
        cards.iter().map(|card| suit(card.id.as_str())).collect::<Vec<_>>(),
        suits.map(|suit| [suit; 12]).concat()
    );
    for name in suits {
        let of_suit: Vec<&TileCard> = cards.iter().filter(|card| suit(card.id.as_str()) == name).collect();
        let columns = || of_suit.iter().flat_map(|card| &card.columns);
        let slots = [(1, 9), (2, 6), (3, 4), (4, 2)].map(|(position, number)| (Slot::River(position), number));
        let slots: BTreeMap<Slot, usize> = slots.into_iter().chain([(Slot::Leader, 3)]).collect();
        assert_eq!(count(columns().map(|column| column.slot)), slots, "{name}");
        let pairs = count(of_suit.iter().map(|card| (card.attack, card.option)));
        let kinds = [AttackKind::Melee, AttackKind::Ranged];
        let three = kinds.into_iter().flat_map(|kind| [1, 2].map(|option| ((kind, option), 3))).collect();
        assert_eq!(pairs, three, "{name}");
        let ties = count(of_suit.iter().map(|card| card.tie));
        assert_eq!(ties.len(), 9, "{name}: {ties:?}");
        assert_eq!(count(ties.into_values()), [(1, 6), (2, 3)].into(), "{name}");
        let first = count(columns().map(|column| column.tasks[0]));
        let expected: &[(Task, usize)] = match name {
            "assault" => &[(Task::Attack, 24)],
            "scheme" => &[(Task::Advance, 24)],
            "guard" => &[(Task::Protect, 24)],
            _ => &[(Task::Attack, 12), (Task::Advance, 12)],
        };
        assert_eq!(first, expected.iter().copied().collect(), "{name}");
    }
    let orders = count(cards.iter().flat_map(|card| &card.columns).map(|column| column.tasks));
    let of_protect = |tasks: &[Task; 3]| tasks[0] == Task::Protect;
    let even = orders.iter().all(|(tasks, number)| *number == if of_protect(tasks) { 12 } else { 18 });
    assert!(orders.len() == 6 && even, "{orders:?}");
    let alike =
        |card: &TileCard| cards.iter().filter(|other| other.columns == card.columns && other.tie == card.tie).count();
    assert!(cards.iter().all(|card| alike(card) == 1), "two cards are alike");
    let both_leaders = |card: &TileCard| card.columns.iter().all(|column| column.slot == Slot::Leader);
    assert!(!cards.iter().any(both_leaders));
}

/// Whether a Task needs an Objective.
fn needs_objective(task: &LeaderTask) -> bool {
    use LeaderTask::{Manipulate, ManipulateOrThought, Protect, Thought};
    matches!(task, Manipulate | ManipulateOrThought | Protect | Thought)
}

/// G-54, G-81: every Leader of the Villain's side has a card, and forms of one Leader share it.
#[test]
fn every_leader_has_a_card_of_its_own() {
    let catalogue = gotham_embedded::catalogue();
    let cards = &catalogue.leader_cards;
    let leaders =
        catalogue.tiles.iter().filter(|tile| tile.rank == Rank::Leader && tile.allegiance == Allegiance::Villain);
    for tile in leaders {
        let of_it = cards.iter().filter(|card| card.leaders.contains(&tile.id)).count();
        assert_eq!(of_it, 1, "{}", tile.id);
    }
    let kinds: BTreeSet<_> = cards
        .iter()
        .flat_map(|card| card.tasks)
        .map(|task| std::mem::discriminant(&task))
        .map(|kind| format!("{kind:?}"))
        .collect();
    assert_eq!(kinds.len(), 18, "every Task is on some card");
    for card in cards {
        let alike = cards.iter().filter(|other| other.tasks == card.tasks).count();
        assert_eq!(alike, 1, "{} is like another card", card.id);
        let of_objectives = card.tasks.iter().filter(|task| needs_objective(task)).count();
        assert!(of_objectives <= 3, "{} stands idle where there are no Objectives", card.id);
        let next = card.tasks.iter().cycle().skip(1);
        let pairs = card.tasks.iter().zip(next).filter(|(one, next)| needs_objective(one) && needs_objective(next));
        assert!(pairs.count() <= 1, "{} has too many Tasks of Objectives in a row", card.id);
    }
    assert_eq!(count(cards.iter().map(|card| card.tie)).len(), 9);
}

/// G-54: what is known of The Joker's card.
#[test]
fn the_jokers_card_keeps_what_is_known() {
    let catalogue = gotham_embedded::catalogue();
    let (_, card): (usize, &LeaderCard) = catalogue.leader_card("the_joker").expect("his card");
    use LeaderTask::{HitAndRun, ManipulateOrThought, Ranged};
    assert!(matches!(card.tasks[2..5], [ManipulateOrThought, Ranged, HitAndRun(_)]), "{:?}", card.tasks);
}

/// SOLO II: every mission can be played against the cards: its Villain has something to advance, its Heroes something to
/// lose. A sheet takes as many Tile Activation cards as it likes; each of ours takes one suit or two, each whole
/// or half.
#[test]
fn every_mission_has_a_sheet() {
    let catalogue = gotham_embedded::catalogue();
    assert!(!catalogue.missions.is_empty());
    for mission in &catalogue.missions {
        let sheet = mission.sheet.as_ref().unwrap_or_else(|| panic!("{} has no sheet", mission.id));
        let suits = count(sheet.tile_cards.iter().map(|card| suit(card.as_str())));
        let are_even = suits.values().all(|number| matches!(number, 6 | 12));
        assert!((1..=2).contains(&suits.len()) && are_even, "{}: {suits:?}", mission.id);
        let tiles = mission.villain.miniatures.iter().filter_map(|(tile, _)| catalogue.tile(tile.as_str()));
        let has_leader = tiles.into_iter().any(|(_, tile)| tile.rank == Rank::Leader);
        assert_eq!(has_leader, !sheet.leader_cards.is_empty(), "{}", mission.id);
        assert!(!sheet.designed.is_empty(), "{}", mission.id);
        for side in [Side::Heroes, Side::Villain] {
            let mut of_side = mission.objectives.iter().filter(|objective| objective.side == side);
            let leads_somewhere = of_side.any(|it| it.lies_in().is_some() || !it.advanced_by.is_empty());
            assert!(leads_somewhere, "{}: {side:?}", mission.id);
        }
    }
}
