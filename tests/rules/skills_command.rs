//! Hero Allies: the Command Skill. S2 Command, G-41, R2 II.E

use gotham_content::skill::Skill;
use gotham_content::{Rank, Side};
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::{Ask, Command, Edition, SkillTarget, query};

use crate::kit::{Position, Table};

fn montoya_and_three() -> Table {
    Position::new()
        .hero("renee_montoya", 15)
        .hero("batman", 1)
        .tile("thugs_crowbar", &[15])
        .tile("bane", &[15])
        .with_allies()
        .start()
}

fn allies(table: &Table) -> Vec<gotham_rules::MiniId> {
    let state = table.game.state();
    state.all_minis().filter(|id| state.mini(*id).commander.is_some()).collect()
}

/// R2 p.14, R2 II.E.3, S2 Henchman Command: level 3 brings three miniatures of one tile into the Hero's Area.
#[test]
fn allies_at_setup() {
    let table = montoya_and_three();
    let allies = allies(&table);
    assert_eq!(allies.len(), 3);
    for ally in allies {
        assert_eq!(table.game.state().mini(ally).area, Some(table.area(15)));
        assert_eq!(table.game.state().mini(ally).side, Some(Side::Heroes));
    }
}

/// R2 II.E.3: those that find no room stand in an Adjacent Area.
#[test]
fn allies_without_room_stand_beside() {
    let table = Position::new().hero("renee_montoya", 13).tile("thugs_crowbar", &[13, 13]).with_allies().start();
    let places: Vec<_> = allies(&table).iter().map(|ally| table.game.state().mini(*ally).area).collect();
    assert_eq!(places[0], Some(table.area(13)));
    let board = &table.game.board();
    for place in &places[1..] {
        assert!(board.is_adjacent(table.area(13), place.expect("on the board")));
    }
}

/// S2 Henchman Command, G-41: one Automatic Thought activates them all, once per round; their cubes go to the Thought
/// space; a cube is one Move Point.
#[test]
fn g_41_commanding() {
    let mut table = montoya_and_three();
    let (mini, ally) = (table.mini("renee_montoya"), allies(&table)[0]);
    let tile = table.hero("renee_montoya").allies[0].tile;
    let command = Command::UseSkill {
        mini,
        skill: Skill::HenchmanCommand,
        on: SkillTarget::Tile(tile),
        effort: Effort::cubes(1),
    };
    table.say(command.clone());
    assert_eq!(table.hero("renee_montoya").spaces.thought, 1);
    assert_eq!(table.ask(), Ask::ActivateMini { tile });
    assert_eq!(table.prompt().side, Side::Heroes);
    table.say(Command::ActivateMini { mini: ally });
    let (near, far) = (table.area(16), table.area(17));
    let step = |area, cubes| Command::Move { mini: ally, area, how: MoveType::Adjacent, cubes, card: None, pushing: 0 };
    table.say(step(near, 0));
    table.say(Command::Stop);
    table.say(step(far, 1));
    assert_eq!(table.hero("renee_montoya").spaces.thought, 2, "G-41: the second Movement's cube");
    assert_eq!(table.hero("renee_montoya").spaces.movement, 0);
    table.done();
    assert_eq!(table.refused_by(&command), "G-41");
    table.end_turn();
    table.end_turn();
    table.all_active();
    table.say(command);
}

/// R2 IX.B, S2 Henchman Command, G-41: an ally defends with Orange dice paid on the Thought space; with the last one
/// the tile is Neutralized.
#[test]
fn g_41_allies_defend_and_fall() {
    let mut table = montoya_and_three();
    let ally = allies(&table)[0];
    table.villain_acts_with("bane");
    let attack = |target| Command::Attack {
        mini: table.mini("bane"),
        target,
        kind: AttackKind::Melee,
        effort: Default::default(),
        with: None,
    };
    let attack = attack(ally);
    table.dice("O2 O2 O1");
    table.say(attack);
    assert_eq!(table.prompt().side, Side::Heroes);
    table.defend(1);
    table.pass();
    assert_eq!(table.rolls()[1], "O1");
    assert_eq!(table.hero("renee_montoya").spaces.thought, 1);
    assert!(!query::is_living(&table.game, ally));
    assert!(!table.hero("renee_montoya").allies[0].neutralized);
    for other in allies(&table).into_iter().skip(1) {
        table.arrange(|state| state.minis[other.index()].life = 1);
        table.arrange(|state| state.minis[other.index()].area = None);
    }
    let area = table.area(15);
    table.arrange(|state| state.minis[ally.index()].area = Some(area));
    table.done();
    table.villain_acts_with("bane");
    table.dice("O2 O2");
    let attack = Command::Attack {
        mini: table.mini("bane"),
        target: ally,
        kind: AttackKind::Melee,
        effort: Default::default(),
        with: None,
    };
    table.say(attack);
    table.pass();
    assert!(table.hero("renee_montoya").allies[0].neutralized);
    assert_eq!(query::in_pool(&table.game, table.hero("renee_montoya").allies[0].tile).count(), 0, "nobody comes back");
}

/// S2 Protected: Montoya cannot be attacked while an ally stands beside her.
#[test]
fn montoya_is_protected_by_her_officers() {
    let mut table = montoya_and_three();
    table.villain_acts_with("bane");
    let attack = table.attack_with(AttackKind::Melee, "bane", "renee_montoya", Default::default());
    assert_eq!(table.refused_by(&attack), "S2 Protected");
    for ally in allies(&table) {
        let area = table.area(16);
        table.arrange(|state| state.minis[ally.index()].area = Some(area));
    }
    assert_eq!(table.game.why_not(&attack), None);
}

/// G-64: allies that find no room stay out of the game, and nobody Reinforces them, nor those who have fallen.
#[test]
fn g_64_allies_never_come_to_the_villains_pool() {
    let position = Position::new().hero("renee_montoya", 13).tile("thugs_crowbar", &[13, 13]);
    // There is room for one beside the landing.
    let position = position.tile("thugs_firearm", &[12; 8]).tile_and_pool("brutes_chains", &[15; 7], 1);
    let mut table = position.event(9, &[31]).villain(9, 0, 0).with_allies().start();
    let state = table.game.state();
    let tile = table.hero("renee_montoya").allies[0].tile;
    let of_tile: Vec<_> = state.all_minis().filter(|mini| state.mini(*mini).tile() == Some(tile)).collect();
    let stands: Vec<bool> = of_tile.iter().map(|mini| state.mini(*mini).area.is_some()).collect();
    assert_eq!(stands, [true, true, false], "one on the landing, one beside it");
    assert!(state.mini(of_tile[2]).gone);
    table.arrange(|state| state.minis[of_tile[0].index()].area = None);
    assert_eq!(query::in_pool(&table.game, tile).count(), 0);
    table.end_turn();
    table.activate_tile_event();
    let offered = table.game.legal();
    let is_ally = |command: &Command| matches!(command, Command::Reinforce { tile: other, .. } if *other == tile);
    assert!(!offered.iter().any(is_ally), "{offered:?}");
    let area = table.area(31);
    assert_eq!(
        table.game.why_not(&Command::Reinforce { tile, area }).map(|refusal| refusal.rule.id()),
        Some("R2 VI.D")
    );
}

/// R2 II.E.3: Hounds are nobody's allies while the Villain leads them by the gray side of their piece.
#[test]
fn another_side_of_a_tile_in_use_is_no_ally() {
    for (tile, is_free) in [("hounds_villain", false), ("thugs_crowbar", true)] {
        let table = Position::new().hero("renee_montoya", 15).tile(tile, &[31]).start();
        assert_eq!(table.game.scenario().is_free_ally(table.tile("hounds"), Edition::Second), is_free, "{tile}");
    }
}

/// S2 Elite Command, G-41, G-58: Gordon's two Commands bring a tile each, of their own rank and number, and each calls its own
/// once per round.
#[test]
fn two_commands_stay_apart() {
    let position = Position::new().hero("commissioner_gordon", 15).tile("bane", &[31]);
    let mut table = position.with_allies().start();
    let allies = &table.hero("commissioner_gordon").allies;
    let told: Vec<_> = allies.iter().map(|ally| (table.game.scenario().tile(ally.tile).rank, ally.tile)).collect();
    let count = |tile| {
        let state = table.game.state();
        state.all_minis().filter(|mini| state.mini(*mini).tile() == Some(tile)).count()
    };
    let mut ranks: Vec<_> = told.iter().map(|(rank, tile)| (*rank, count(*tile))).collect();
    ranks.sort_by_key(|(_, count)| *count);
    assert_eq!(ranks, [(Rank::Elite, 2), (Rank::Henchman, 3)]);
    for (rank, tile) in told {
        let skill = if rank == Rank::Elite { Skill::EliteCommand } else { Skill::HenchmanCommand };
        let call = table.skill("commissioner_gordon", skill, SkillTarget::Tile(tile), Effort::cubes(1));
        table.say(call.clone());
        assert_eq!(table.ask(), Ask::ActivateMini { tile });
        table.done();
        assert_eq!(table.refused_by(&call), "G-41");
    }
    assert_eq!(table.hero("commissioner_gordon").spaces.thought, 2);
}

/// R2 II.E.3: no other Command can recruit a tile that one has already taken.
#[test]
fn a_tile_is_recruited_once() {
    let position = Position::new().hero("renee_montoya", 15).hero("commissioner_gordon", 16).tile("bane", &[31]);
    let table = position.with_allies().start();
    let heroes = ["renee_montoya", "commissioner_gordon"].into_iter();
    let tiles: Vec<_> = heroes.flat_map(|hero| table.hero(hero).allies.iter().map(|ally| ally.tile)).collect();
    let mut distinct = tiles.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!((tiles.len(), distinct.len()), (3, 3));
}

/// R2 IX.B: a Hero whose last ally has fallen no longer commands anybody.
#[test]
fn a_fallen_tile_is_not_called() {
    let mut table = montoya_and_three();
    let tile = table.hero("renee_montoya").allies[0].tile;
    let fallen = allies(&table);
    table.arrange(|state| fallen[1..].iter().for_each(|ally| state.minis[ally.index()].area = None));
    let call = table.skill("renee_montoya", Skill::HenchmanCommand, SkillTarget::Tile(tile), Effort::cubes(1));
    assert_eq!(table.game.why_not(&call), None);
    table.villain_acts_with("bane");
    table.dice("O2 O2");
    let (mini, effort, kind) = (table.mini("bane"), Effort::default(), AttackKind::Melee);
    table.say(Command::Attack { mini, target: fallen[0], kind, effort, with: None });
    table.pass();
    table.done();
    table.end_turn();
    table.all_active();
    assert_eq!(table.refused_by(&call), "R2 IX.B");
}
