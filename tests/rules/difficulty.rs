//! What makes the automated Villain harder to beat, and the score of a win against him. SOLO XV

use gotham_rules::board::MoveType;
use gotham_rules::score::{Score, ScoreFrom, ScoreLine, ScoreRank};
use gotham_rules::{Ask, Happening, Hardship, Variant, query};

use crate::kit::{Position, Table};

fn batman_and_bane() -> Position {
    Position::new().hero("batman", 15).tile("bane", &[15])
}

/// Option 1: two more cubes recover each turn, per step.
#[test]
fn a_higher_recovery_value() {
    for (steps, reserve) in [(0, 3), (1, 5), (2, 7), (3, 9)] {
        let mut table = batman_and_bane().villain(0, 12, 3).hardship(Hardship::RecoveryValue, steps).start();
        assert_eq!(table.game.state().post.recovery, 3 + 2 * steps);
        table.end_turn();
        assert_eq!(table.game.state().post.reserve, reserve);
    }
}

/// Option 2: more cubes in Reserve, up to fifteen with those in Fatigue.
#[test]
fn more_energy_up_to_fifteen_cubes() {
    for (steps, reserve) in [(0, 6), (1, 7), (7, 13), (8, 13), (15, 13)] {
        let table = batman_and_bane().villain(6, 2, 5).hardship(Hardship::Energy, steps).start();
        let post = &table.game.state().post;
        assert_eq!((post.reserve, post.fatigue), (reserve, 2), "{steps}");
    }
    let table = batman_and_bane().villain(16, 2, 5).hardship(Hardship::Energy, 3).start();
    assert_eq!(table.game.state().post.reserve, 16, "who has more keeps them");
}

/// Batman attacks somebody who has no cubes, and just this is rolled.
fn batman_attacks(position: Position, whom: &str, rolled: &[&str]) {
    let mut table = position.start();
    table.dice(&rolled.join(" "));
    table.melee("batman", whom, 2, &[]);
    table.keep();
    assert_eq!(table.rolls(), rolled);
}

/// Option 3: a Leader rolls one more Orange die, even without a cube; a Minion does not.
#[test]
fn leaders_have_an_orange_die_more() {
    let position = || batman_and_bane().tile("thugs_crowbar", &[15]);
    batman_attacks(position(), "bane", &["R3 R3"]);
    let harder = || position().hardship(Hardship::OrangeDefense, 1);
    batman_attacks(harder(), "bane", &["R3 R3", "O1"]);
    batman_attacks(harder(), "thugs_crowbar", &["R3 R3"]);
}

/// Option 3: a cube adds its die to the free one.
#[test]
fn a_leaders_cube_adds_to_the_orange_die() {
    let mut table = batman_and_bane().villain(1, 0, 3).hardship(Hardship::OrangeDefense, 1).start();
    table.dice("R3 R3 O1 O2");
    table.melee("batman", "bane", 2, &[]);
    table.keep();
    assert!(matches!(table.ask(), Ask::Defend { .. }), "{:?}", table.ask());
    table.defend(1);
    table.keep();
    assert_eq!(table.rolls(), ["R3 R3", "O1 O2"]);
}

fn points_gained(table: &Table) -> Vec<u8> {
    let gained = |what: &Happening| match what {
        Happening::PointsGained { points } => Some(*points),
        _ => None,
    };
    table.log.iter().filter_map(|event| gained(&event.what)).collect()
}

/// G-80: option 5 adds two points to those that are gained, and nothing to 0.
#[test]
fn more_reinforcements() {
    for (steps, expected) in [(0, vec![3]), (1, vec![5])] {
        let none = "Reinforcement(Less(Just(1), Just(1)))";
        let position = batman_and_bane().tile_and_pool("thugs_crowbar", &[1], 3).event(3, &[31]).villain(9, 0, 3);
        let mut table =
            position.when("At(EndOfHeroesTurn)", none).hardship(Hardship::MoreReinforcements, steps).start();
        table.end_turn();
        table.activate_tile_event();
        assert_eq!(points_gained(&table), expected);
        assert_eq!(table.ask(), Ask::Reinforce { points: expected[0] });
    }
}

/// Option 8: a Leader starts with more Life Points, and that is its full number; what it has lost stays lost in another
/// form. A Minion has what its tile says.
#[test]
fn leaders_have_more_life() {
    let set_aside =
        ("miniatures: [(\"bane\", 1)", "set_aside: [\"bane_venom\"], miniatures: [(\"bane_venom\", 1), (\"bane\", 1)");
    let mut table = batman_and_bane()
        .tile("thugs_crowbar", &[1])
        .with_mission(set_aside.0, set_aside.1)
        .when("At(EndOfHeroesTurn)", "Heal((tiles: [\"bane\"]), Just(20))")
        .when(
            "At(EndOfVillainsTurn)",
            "Wound((tiles: [\"bane\"]), Just(3)), ChangeForm((tiles: [\"bane\"]), \"bane_venom\")",
        )
        .hardship(Hardship::LeaderLife, 2)
        .start();
    assert_eq!((table.body("bane").life, table.body("thugs_crowbar").life), (8, 1));
    table.life("bane", 1);
    table.end_turn();
    assert_eq!(table.body("bane").life, 8, "healed, and no more");
    table.end_turn();
    assert_eq!(table.body("bane_venom").life, 5, "three of eight are lost");
}

/// Option 9: the mission ends this many rounds earlier.
#[test]
fn less_time() {
    for (steps, rounds) in [(0, 7), (2, 5), (5, 2)] {
        let mut table = batman_and_bane().hardship(Hardship::FewerRounds, steps).start();
        while table.game.state().result.is_none() {
            table.all_active();
            table.end_turn();
        }
        assert_eq!(table.game.state().round, rounds);
    }
    let short = batman_and_bane().with_mission("rounds: 7", "rounds: 2").hardship(Hardship::FewerRounds, 5).start();
    assert_eq!(short.game.state().memory.last_round, 1, "one round is left");
}

/// Option 10: the Villain's people drop without rolling for it; Heroes do.
#[test]
fn the_villains_people_drop_unhurt() {
    let position = || Position::new().hero("renee_montoya", 3).tile("thugs_crowbar", &[3]);
    for (steps, rolls) in [(0, 1), (1, 0)] {
        let mut table = position().hardship(Hardship::UnhurtDrops, steps).start();
        let warned = |who| query::moving::dangerous_drop(&table.game, table.mini(who), MoveType::Drop(2));
        assert_eq!(
            [warned("thugs_crowbar"), warned("renee_montoya")],
            [2 * rolls as u8, 2],
            "a Hero is warned all the same"
        );
        table.villain_acts_with("thugs_crowbar");
        table.arrange(|state| {
            state.minis.iter_mut().filter(|mini| mini.tablet().is_some()).for_each(|hero| hero.down = true)
        });
        table.dice(&"Y1 Y1 ".repeat(rolls));
        table.moves("thugs_crowbar", 13, MoveType::Drop(2), 0);
        table.keep();
        assert_eq!(table.rolls().len(), rolls);
        assert_eq!(table.neutralized("thugs_crowbar"), rolls);
    }
    let mut table = position().hardship(Hardship::UnhurtDrops, 1).start();
    table.dice("Y1 Y1");
    table.moves("renee_montoya", 13, MoveType::Drop(2), 0);
    table.keep();
    assert_eq!(table.wounds("renee_montoya"), 2);
}

/// A sheet with Bane's card.
const SHEET: &str = "sheet: (
    tile_cards: [\"press_1\", \"press_2\", \"press_3\", \"press_4\", \"press_5\", \"press_6\"],
    leader_cards: [\"bane\"], reinforcement: [\"subway_31\"],
), endings: [";

/// G-80: cubes, hardships and variants, per Hero; a hardship counts as far as the mission has room for it. Only a win
/// is worth anything.
#[test]
fn the_score_of_a_win() {
    let position = batman_and_bane()
        .hero("renee_montoya", 16)
        .villain(9, 2, 3)
        .with_mission("endings: [", SHEET)
        .with_mission("only_if: [AllHeroesNeutralized], ", "")
        .with_mission("rounds: 7", "rounds: 2")
        .variant(Variant::FreeSuccess)
        .variant(Variant::CheapEvents);
    let chosen =
        [(Hardship::Energy, 9), (Hardship::OrangeDefense, 1), (Hardship::LeaderLife, 3), (Hardship::FewerRounds, 4)];
    let harder = chosen.into_iter().fold(position, |position, (hardship, steps)| position.hardship(hardship, steps));
    let mut table = harder.start();
    table.cubes("batman", 5, 2, 4);
    table.cubes("renee_montoya", 3, 6, 0);
    assert_eq!(Score::of(&table.game), None);
    table.end_turn();
    table.end_turn();
    let score = Score::of(&table.game).expect("the Heroes have won");
    let hardship = |hardship, steps, points| ScoreLine { from: ScoreFrom::Hardship(hardship, steps), points };
    assert_eq!(score, Score::so_far(&table.game));
    assert_eq!(
        score.lines[1..],
        [
            ScoreLine { from: ScoreFrom::Wounds(4), points: -4 },
            hardship(Hardship::Energy, 4, 8),
            hardship(Hardship::OrangeDefense, 1, 8),
            hardship(Hardship::LeaderLife, 3, 3),
            hardship(Hardship::FewerRounds, 1, 15),
            ScoreLine { from: ScoreFrom::Variant(Variant::FreeSuccess, 2), points: -10 },
        ]
    );
    let ScoreLine { from: ScoreFrom::Reserve(cubes), points } = score.lines[0] else { panic!("{score:?}") };
    assert_eq!(i16::from(cubes), points);
    assert_eq!((score.total(), score.rank()), (20 + points, ScoreRank::of(20 + points)));
}
