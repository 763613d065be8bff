//! Leader Activation cards and their Tasks. SOLO X, XI

use gotham_content::Side;
use gotham_content::skill::Skill;
use gotham_play::log;
use gotham_rules::command::{AttackKind, RerollBy, Space};
use gotham_rules::event::PartOf;
use gotham_rules::{Ask, Command, Happening};
use gotham_words::{ENGLISH, Words};

use crate::kit::{Position, Table};

/// A Leader's card with these Tasks on top of the deck, a number of cubes, and what the die shows; the card means the
/// Hero with the most Wounds.
struct Scene {
    leader: &'static str,
    card: &'static str,
    tasks: &'static str,
    cubes: u8,
}

impl Scene {
    fn of(leader: &'static str, tasks: &'static str) -> Scene {
        Scene { leader, card: leader, tasks, cubes: 6 }
    }

    /// The position with its Leader in an Area.
    fn start(&self, position: Position, area: u8) -> Table {
        let position = position.tile(self.leader, &[area]).leader_card(self.card, "most_wounds", self.tasks);
        let mut table = position.villain(self.cubes, 2, 0).start();
        table.top_card(7);
        table
    }

    /// What it did when the die shows this.
    fn play(&self, position: Position, area: u8, die: u8) -> Table {
        let mut table = self.start(position, area);
        table.d6(&[die]);
        table.cards_play();
        table
    }
}

fn batman(area: u8) -> Position {
    Position::new().hero("batman", area)
}

/// Two Heroes, the second of whom has Wounds.
fn two(batman: u8, catwoman: u8) -> Position {
    Position::new().hero("batman", batman).hero("catwoman", catwoman)
}

fn kinds(table: &Table) -> Vec<AttackKind> {
    let attacks = table.happened().filter_map(|what| match what {
        Happening::AttackDeclared { kind, .. } => Some(*kind),
        _ => None,
    });
    attacks.collect()
}

/// SOLO X: the tile goes to the end at no cost; the die's Task is done, and then the next one.
#[test]
fn two_tasks_by_the_die() {
    let scene = Scene::of("bane", "melee, stun, escort(1), stun, melee, stun");
    let position = batman(15).tile("thugs_crowbar", &[42]);
    let mut table = scene.start(position, 16);
    table.dice("O1 O1");
    table.d6(&[5]);
    table.cards_play();
    assert_eq!(table.told()[..3], ["card 7", "bane for 0", "bane does melee batman in 15"]);
    assert_eq!(table.told_of_tasks()[1], "bane does stun batman");
    assert_eq!((table.river(), table.game.state().post.reserve), (vec!["thugs_crowbar".into(), "bane".into()], 6));
    let table = scene.play(batman(15), 16, 6);
    assert_eq!(table.told_of_tasks(), ["bane does stun batman", "bane does melee batman in 15"], "after 6 comes 1");
}

/// SOLO X: a Task that cannot be completed gives way to the next.
#[test]
fn tasks_that_give_way() {
    let scene = Scene::of("bane", "manipulate, escort(2), melee, restore, manipulate, stun");
    let table = scene.play(batman(15), 16, 1);
    let told = [
        "bane cannot manipulate: no_objective",
        "bane cannot escort 2: no_minion",
        "bane does melee batman in 15",
        "bane cannot restore: unhurt",
        "bane cannot manipulate: no_objective",
        "bane does stun batman",
    ];
    assert_eq!(table.told_of_tasks(), told);
}

/// SOLO XI: a Leader that can do none of its Tasks goes toward a Hero, tries the die's Task, and goes on.
#[test]
fn a_leader_that_can_do_nothing() {
    let scene =
        Scene { cubes: 0, ..Scene::of("bane", "manipulate, restore, manipulate, manipulate, melee, manipulate") };
    let table = scene.play(batman(16), 20, 5);
    let told = table.told_of_tasks();
    assert_eq!(told[..2], ["bane cannot melee: hero_too_far", "bane cannot manipulate: no_objective"]);
    assert_eq!(told[6..], ["bane does move batman in 19", "bane does melee batman in 16"], "{told:?}");
}

/// SOLO XI, G-76: as many cubes as the Command Post allows, and the First Movement Bonus with each of the two Tasks.
#[test]
fn g_76_the_bonus_with_each_task() {
    let scene = Scene::of("bane", "melee, melee, melee, melee, melee, melee");
    let position = batman(14).hero("catwoman", 42);
    let mut table = scene.start(position, 18);
    table.d6(&[1]);
    table.cards_play();
    assert_eq!(table.told_of_tasks()[0], "bane does melee batman in 14");
    assert_eq!(table.game.state().post.spaces.movement, 2, "4 Move Points, and a bonus of 2");
    let scene = Scene::of("bane", "manipulate, manipulate, thought, thought, manipulate, manipulate");
    let objectives = r#"(
        text: "Primed", counts: Tokens((kind: "bomb", face: "primed")), side: Villain, goal: AtLeast(9),
        advanced_by: ["prime", "prime_from_computer"],
    )"#;
    let position = batman(1).token("bomb", 15, "idle").token("computer", 18, "on").token("bomb", 40, "idle");
    let mut table = scene.start(position.objectives(objectives), 13);
    table.dice("O2 O2 O0 O0");
    table.d6(&[2]);
    table.cards_play();
    let told = ["bane does manipulate in 15", "bane does thought in 18"];
    assert_eq!(table.told_of_tasks(), told);
    assert_eq!(table.game.state().post.spaces.movement, 1, "1 Move Point, and 3 with another bonus of 2");
}

/// SOLO XI: into the Area of the closest Hero who can be reached; one in a full Area gives way to the next.
#[test]
fn melee_goes_into_the_heros_area() {
    let scene = Scene::of("bane", "melee, stun, stun, stun, stun, stun");
    let position = two(15, 18).tile("thugs_crowbar", &[15; 7]);
    let table = scene.play(position, 16, 1);
    assert_eq!(table.told_of_tasks()[0], "bane does melee catwoman in 18");
}

/// SOLO XI: of two Characteristics, the die and the Heroes around it say which: the second from 6 on.
#[test]
fn which_of_two_attacks() {
    let scene = Scene::of("deathstroke", "melee, stun, stun, stun, stun, stun");
    for (die, heroes, dice, first) in
        [(4, 1, "O1 O1", "O1 O1"), (5, 1, "W2 W2 W2 W2", "W2"), (4, 2, "W2 W2 W2 W2", "W2")]
    {
        let position = if heroes == 2 { two(15, 15) } else { batman(15) };
        let mut table = scene.start(position, 15);
        table.cubes("batman", 0, 11, 0);
        table.d6(&[1, die]);
        table.dice(dice);
        table.cards_play();
        assert_eq!(table.rolls()[0], first, "{die} and {heroes}");
    }
}

/// SOLO XI: of two Ranged Attacks, the die and the Heroes in sight say which.
#[test]
fn which_of_two_ranged_attacks() {
    let scene = Scene::of("deadshot", "ranged, stun, stun, stun, stun, stun");
    for (die, other, option) in [(4, 42, 1), (4, 17, 2), (5, 42, 2)] {
        let mut table = scene.start(two(17, other), 16);
        table.cubes("batman", 0, 11, 0);
        table.d6(&[1, die]);
        table.cards_play();
        let rolled = table.happened().find_map(|what| match what {
            Happening::AttackRolled { option, .. } => *option,
            _ => None,
        });
        assert_eq!(rolled, Some(option), "{die}, and Catwoman in {other}");
    }
}

/// SOLO XI: Melee on 1 to 3, Ranged on 4 to 6.
#[test]
fn melee_or_ranged() {
    let scene = Scene::of("harley_quinn", "melee_or_ranged, stun, stun, stun, stun, stun");
    for (die, kind) in [(3, AttackKind::Melee), (4, AttackKind::Ranged)] {
        let mut table = scene.start(batman(15), 16);
        table.d6(&[1, die]);
        table.cards_play();
        assert_eq!(kinds(&table), [kind]);
    }
}

/// SOLO XI, G-78: into sight of the closest Hero by the shortest way, from above if there is a choice.
#[test]
fn g_78_ranged() {
    let scene = Scene::of("deadshot", "ranged, stun, stun, stun, stun, stun");
    assert_eq!(scene.play(batman(22), 13, 1).told_of_tasks()[0], "deadshot does ranged batman in 12");
    assert_eq!(
        scene.play(batman(15), 16, 1).told_of_tasks()[0],
        "deadshot does ranged batman",
        "its own Area costs none"
    );
}

/// SOLO XI: a Ranged Attack in the Hero's own Area, with the Skill; a form without the Skill skips the Task.
#[test]
fn point_blank() {
    let scene = |leader| Scene { card: "two_face", ..Scene::of(leader, "point_blank, stun, stun, stun, stun, stun") };
    let mut table = scene("two_face_tails").start(batman(15), 17);
    table.d6(&[1]);
    table.dice("W0 W2 W2");
    table.cards_play();
    assert_eq!(table.told_of_tasks()[0], "two_face_tails does point_blank batman in 15");
    assert_eq!(kinds(&table)[0], AttackKind::Ranged);
    let bonus = table.happened().find_map(|what| match what {
        Happening::Rerolled { die, from, by: RerollBy::Bonus, .. } => Some((*die, *from)),
        _ => None,
    });
    assert_eq!(bonus, Some((0, 0)), "a die without successes");
    let table = scene("two_face_heads").play(batman(15), 17, 1);
    assert_eq!(table.told_of_tasks()[0], "two_face_heads cannot point_blank: no_skill");
}

/// SOLO XI: to that Distance from the closest Hero, where most of the Villain's miniatures stand.
#[test]
fn reach_melee() {
    let scene = Scene::of("clayface", "reach_melee(2), stun, stun, stun, stun, stun");
    let position = batman(15).tile("thugs_crowbar", &[22, 22, 17]);
    let table = scene.play(position, 23, 1);
    assert_eq!(table.told_of_tasks()[0], "clayface does reach_melee 2 batman in 22");
    assert_eq!(kinds(&table), [AttackKind::Melee]);
}

/// SOLO XI: from above, by the shortest way.
#[test]
fn snipe() {
    let scene = Scene::of("deadshot", "snipe, stun, stun, stun, stun, stun");
    let table = scene.play(batman(15), 13, 1);
    assert_eq!(table.told_of_tasks()[0], "deadshot does snipe batman in 12", "though it sees him from where it stands");
    let table = scene.play(batman(1), 15, 1);
    assert_eq!(table.told_of_tasks()[0], "deadshot cannot snipe: nobody_in_reach", "nobody stands above the streets");
}

/// SOLO XI: beside the Hero with the fewest of the Villain's miniatures, in the Area with the fewest of them.
#[test]
fn blast() {
    let scene = Scene::of("mr_freeze", "blast, stun, stun, stun, stun, stun");
    let position = two(15, 17).tile("thugs_crowbar", &[15, 18, 19]);
    let mut table = scene.start(position, 16);
    table.d6(&[1]);
    table.picks(&[1]);
    table.cards_play();
    assert_eq!(table.told_of_tasks()[0], "mr_freeze does blast catwoman", "16 is empty except for himself");
    let exploded: Vec<u8> = table
        .happened()
        .filter_map(|what| match what {
            Happening::Exploded { area, .. } => Some(area.0),
            _ => None,
        })
        .collect();
    assert_eq!(exploded, [table.area(16).0, table.area(17).0]);
}

/// SOLO XI: beside the closest Hero, in any Area there at random, and a grenade into the Hero's Area.
#[test]
fn grenade() {
    let scene = Scene::of("mr_freeze", "grenade, stun, stun, stun, stun, stun");
    let goes = |pick: u8| {
        let mut table = scene.start(batman(15), 17);
        table.dice("W2 O1");
        table.d6(&[1]);
        table.picks(&[pick]);
        table.cards_play();
        let area = table.area(15);
        assert!(table.saw(|what| matches!(what, Happening::Exploded { area: at, .. } if *at == area)));
        let goal = table.happened().find_map(|what| match what {
            Happening::TaskBegun { area, lots, .. } => Some((area.expect("another Area"), lots.areas)),
            _ => None,
        });
        let (goal, of) = goal.expect("a Task");
        assert!(table.game.board().beside(area).has(goal));
        (goal, of)
    };
    let ((first, of), (second, _)) = (goes(1), goes(2));
    assert!(first != second && of > 1, "the closest one is no better than the others");
}

/// SOLO XI, G-98: a number of the closest Minions come, those farther right in the River first, with at most one cube.
#[test]
fn escort() {
    let scene = Scene::of("bane", "escort(2), stun, stun, stun, stun, stun");
    let position = batman(1).tile("brutes_chains", &[17, 35]).tile("thugs_crowbar", &[15, 42]);
    let table = scene.play(position, 16, 1);
    let told = ["bane does escort 2", "thugs_crowbar does escort 2 in 16", "brutes_chains does escort 2 in 16"];
    assert_eq!(table.told_of_tasks()[..3], told);
    let position = batman(1).tile("thugs_crowbar", &[16, 42]);
    assert_eq!(scene.play(position, 16, 1).told_of_tasks()[0], "bane cannot escort 2: no_minion");
}

/// SOLO XI, G-98: Minions go for the closest Hero and attack; one that can't get there comes as close as it can.
#[test]
fn order() {
    let scene = Scene::of("bane", "order(2), stun, stun, stun, stun, stun");
    let position = batman(15).tile("thugs_crowbar", &[17]).tile("thugs_firearm", &[41]).tile("brutes_chains", &[15]);
    let table = scene.play(position, 42, 1);
    let told = [
        "bane does order 2 batman",
        "thugs_crowbar does order 2 batman in 15",
        "thugs_firearm does order 2 batman in 28",
    ];
    assert_eq!(table.told_of_tasks()[..3], told);
    assert_eq!(kinds(&table), [AttackKind::Melee], "one of them sees nobody");
}

/// How its file begins a tile.
const FIREARM: &str = r#"name: "Thugs (with Firearm)","#;

/// SOLO XI: the die says which of a Minion's several Attacks.
#[test]
fn order_by_the_die() {
    let scene = Scene::of("bane", "order(1), stun, stun, stun, stun, stun");
    for (die, kind) in [(3, AttackKind::Melee), (4, AttackKind::Ranged)] {
        let position = batman(15).with_content(FIREARM, &format!(r#"{FIREARM} melee: [("Y", 1)],"#));
        let mut table = scene.start(position.tile("thugs_firearm", &[16]), 42);
        table.d6(&[1, die]);
        table.cards_play();
        assert_eq!(kinds(&table), [kind]);
    }
}

/// SOLO XI: it strikes, and the Heroes say where it gets away to with its Move Points.
#[test]
fn hit_and_run() {
    let scene = Scene::of("bane", "hit_and_run(2), stun, stun, stun, stun, stun");
    let mut table = scene.start(batman(15), 16);
    table.d6(&[1]);
    table.cards_play();
    assert_eq!(table.told_of_tasks()[0], "bane does hit_and_run 2 batman in 15");
    let prompt = table.prompt();
    assert_eq!((prompt.side, prompt.ask, prompt.rule.id()), (Side::Heroes, Ask::PutWhere, "SOLO XI"));
    let question = log::question(&Words::of(ENGLISH), &table.game, &table.prompt());
    assert_eq!(question, "Bane: where to?", "the question says who makes off");
    let areas: Vec<Command> = [13, 14, 16, 23].map(|area| Command::PickArea { area: table.area(area) }).to_vec();
    let mut legal: Vec<Command> =
        table.game.legal().into_iter().filter(|command| matches!(command, Command::PickArea { .. })).collect();
    legal.sort();
    let mut sorted = areas.clone();
    sorted.sort();
    assert_eq!(legal, sorted, "2 Move Points, one of which Batman takes");
    let stay = Command::PickArea { area: table.area(15) };
    assert_eq!(table.refused_by(&stay), "SOLO XI");
    table.saved_and_loaded();
    table.say(areas[2].clone());
    table.heroes_pass();
    assert_eq!(table.where_is("bane"), 16);
    assert_eq!(table.game.state().post.spaces.movement, 0);
    assert_eq!(table.told_of_tasks()[1], "bane does stun batman", "the second Task follows");
}

/// SOLO XI, G-99: the closest Hero is knocked down, and gets no bonus when it gets up; one that is already down can't
/// be stunned.
#[test]
fn stun() {
    let scene = Scene::of("bane", "stun, restore, stun, restore, restore, restore");
    let table = scene.play(two(15, 42), 16, 1);
    let told = table.told_of_tasks();
    assert_eq!(told[..3], ["bane does stun batman", "bane cannot restore: unhurt", "bane cannot stun: lies_down"]);
    assert!(table.body("batman").down);
}

/// SOLO XI: a Leader gets all its Life Points back.
#[test]
fn restore() {
    let scene = Scene::of("bane", "restore, stun, stun, stun, stun, stun");
    let mut table = scene.start(batman(42), 16);
    table.life("bane", 2);
    table.d6(&[1]);
    table.cards_play();
    assert_eq!((table.told_of_tasks()[0].as_str(), table.body("bane").life), ("bane does restore", 6));
}

/// SOLO X, SOLO XI, G-77: a Neutralized Leader comes back first, arriving like a Reinforcement, with half of its Life
/// Points.
#[test]
fn g_77_a_neutralized_leader_comes_back() {
    let scene = Scene::of("deathstroke", "stun, melee, melee, melee, melee, melee");
    let mut table = scene.start(batman(42).event(1, &[31, 24]), 16);
    let mini = table.mini("deathstroke");
    table.arrange(|state| {
        state.minis[mini.index()].area = None;
        for slot in &mut state.river {
            if let gotham_rules::state::RiverSlot::Tile { neutralized, .. } = slot {
                *neutralized = true;
            }
        }
    });
    table.d6(&[2, 1]);
    table.cards_play();
    let told = ["deathstroke does restore in 24", "deathstroke does stun batman"];
    assert_eq!(table.told_of_tasks(), told, "one Task is left, by the die");
    assert_eq!((table.where_is("deathstroke"), table.body("deathstroke").life), (24, 3), "half of 5");
    assert!(table.river().contains(&"deathstroke".to_string()));
}

/// SOLO XI, G-17: to a Hero among friends that are more menacing than its own.
#[test]
fn sneak_attack() {
    let scene = Scene::of("zsasz", "sneak_attack(2), stun, stun, stun, stun, stun");
    let position = two(15, 17).tile("thugs_crowbar", &[15, 17, 17]);
    let mut table = scene.start(position, 16);
    table.d6(&[1, 1]);
    table.cards_play();
    assert_eq!(table.told_of_tasks()[0], "zsasz does sneak_attack 2 catwoman in 17", "2 against 1, and 1 against 1");
    let table = scene.play(batman(15), 16, 1);
    assert_eq!(table.told_of_tasks()[0], "zsasz cannot sneak_attack 2: nobody_in_reach");
    let lent = |task: &'static str| {
        let mut table = Scene::of("bane", task).start(batman(15).tile("thugs_crowbar", &[15, 15]), 15);
        table.d6(&[1]);
        table.dice("O1 O1");
        table.cards_play();
        table.part_of_attack(PartOf::Skill(Skill::SneakAttack))
    };
    assert_eq!(lent("sneak_attack(3), stun, stun, stun, stun, stun"), 3, "Bane has not the Skill himself");
    assert_eq!(lent("melee, stun, stun, stun, stun, stun"), 0);
}

/// SOLO XI, SOLO VIII: Protect as on a Tile card, with as many cubes as it takes.
#[test]
fn protect() {
    let scene = Scene::of("bane", "protect, stun, stun, stun, stun, stun");
    let bombs = r#"(text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: AtMost(0))"#;
    let table = scene.play(batman(14).token("bomb", 14, "idle").objectives(bombs), 18, 1);
    assert_eq!(table.told_of_tasks()[0], "bane does protect batman in 14");
    assert_eq!(table.game.state().post.spaces.on(Space::Movement), 2);
    assert_eq!(kinds(&table), [AttackKind::Melee]);
}
