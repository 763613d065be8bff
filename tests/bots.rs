//! The bots: they only say what is legal, finish every mission, and say the same again.

#[path = "kit/mod.rs"]
mod kit;

use gotham_chronicles::ai::{self, SeatKind};
use gotham_chronicles::content::mission::Side;
use gotham_chronicles::embedded;
use gotham_chronicles::platform::Steps;
use gotham_chronicles::play::Player;
use gotham_chronicles::rules::SkillTarget;
use gotham_chronicles::rules::command::Stance;
use gotham_chronicles::rules::{Command, Game, Options, Scenario, query};

use kit::{Position, Table, to_sink_a_city};

/// More commands than any match takes.
const MOST_COMMANDS: usize = 3000;

struct Played {
    commands: Vec<Command>,
    winner: Side,
    hash: u64,
}

fn play(mission: &str, heroes: SeatKind, villain: SeatKind, seed: u64) -> Played {
    let scenario = Scenario::new(&embedded::catalogue(), mission).unwrap();
    let mut game = Game::new(scenario, Options::default(), seed);
    let mut heroes = ai::seat(heroes, Side::Heroes, seed);
    let mut villain = ai::seat(villain, Side::Villain, seed + 1);
    let mut commands = Vec::new();
    while game.state().result.is_none() {
        let prompt = game.prompt();
        let player: &mut dyn Player = match prompt.side {
            Side::Heroes => heroes.as_mut(),
            Side::Villain => villain.as_mut(),
        };
        let said = player.answer(&game.blind(seed));
        if let Err(refusal) = game.apply(&said) {
            panic!("{} with seed {seed}: {said:?} at {prompt:?}: {refusal}", player.name());
        }
        let broken = query::invariants(&game);
        assert!(broken.is_empty(), "seed {seed}: {broken:?} after {said:?}");
        commands.push(said);
        assert!(commands.len() < MOST_COMMANDS, "seed {seed}: the match does not end");
    }
    let winner = game.state().result.map(|outcome| outcome.winner).unwrap();
    Played { commands, winner, hash: game.hash() }
}

fn missions() -> Vec<String> {
    embedded::catalogue().missions.iter().map(|mission| mission.id.to_string()).collect()
}

#[test]
fn bots_finish_every_mission() {
    for mission in missions() {
        for seed in 0..6 {
            play(&mission, SeatKind::Bot, SeatKind::Bot, seed);
        }
    }
}

#[test]
fn random_players_finish_every_mission() {
    for mission in missions() {
        for seed in 0..20 {
            play(&mission, SeatKind::Random, SeatKind::Random, seed);
        }
    }
}

#[test]
fn the_same_seed_is_the_same_match() {
    for kind in SeatKind::ALL {
        let once = play("to_sink_a_city", kind, SeatKind::Bot, 7);
        let again = play("to_sink_a_city", kind, SeatKind::Bot, 7);
        assert_eq!(once.commands, again.commands);
        assert_eq!(once.hash, again.hash);
    }
}

#[test]
fn a_bot_beats_a_random_player_on_either_side() {
    let wins = |side: Side, heroes: SeatKind, villain: SeatKind| {
        (30..40).filter(|seed| play("to_sink_a_city", heroes, villain, *seed).winner == side).count()
    };
    // Chance may give a random player a match now and then.
    assert!(wins(Side::Heroes, SeatKind::Bot, SeatKind::Random) >= 9);
    assert!(wins(Side::Villain, SeatKind::Random, SeatKind::Bot) >= 9);
}

#[test]
fn bots_answer_a_game_that_they_did_not_begin() {
    let begun = play("to_sink_a_city", SeatKind::Bot, SeatKind::Bot, 3).commands;
    let scenario = Scenario::new(&embedded::catalogue(), "to_sink_a_city").unwrap();
    let mut game = Game::new(scenario, Options::default(), 3);
    for said in &begun {
        let mut fresh = ai::seat(SeatKind::Bot, game.prompt().side, 3);
        let answer = fresh.answer(&game.blind(3));
        assert_eq!(game.why_not(&answer), None, "{answer:?}");
        game.apply(said).unwrap();
    }
}

#[test]
fn slices_change_no_answer() {
    let scenario = Scenario::new(&embedded::catalogue(), "to_sink_a_city").unwrap();
    let mut game = Game::new(scenario, Options::default(), 11);
    let seats = || [Side::Heroes, Side::Villain].map(|side| ai::seat(SeatKind::Bot, side, 11));
    let (mut whole, mut sliced, mut longest) = (seats(), seats(), 0);
    while game.state().round < 3 && game.state().result.is_none() {
        let at = usize::from(game.prompt().side == Side::Villain);
        let wanted = whole[at].answer(&game.blind(1));
        let mut slices = 1;
        let said = loop {
            if let Some(said) = sliced[at].think(&game.blind(1), &mut Steps(1)) {
                break said;
            }
            slices += 1;
        };
        assert_eq!(said, wanted);
        longest = longest.max(slices);
        game.apply(&said).unwrap();
    }
    assert!(longest > 20, "the longest thought had {longest} steps");
}

#[test]
fn a_thought_is_given_up_for_another_question() {
    let mut table = to_sink_a_city(1);
    let before = table.game.clone();
    let first = bot_says(&table);
    table.game.apply(&first).unwrap();
    let mut bot = ai::seat(SeatKind::Bot, Side::Heroes, 1);
    assert_eq!(bot.think(&before.blind(1), &mut Steps(1)), None);
    assert_eq!(bot.answer(&table.game.blind(1)), bot_says(&table));
    assert_eq!(bot.answer(&before.blind(1)), first);
}

/// What a bot that has not seen the game before says to the open question.
fn bot_says(table: &Table) -> Command {
    ai::seat(SeatKind::Bot, table.prompt().side, 1).answer(&table.game.blind(1))
}

#[test]
fn a_weapon_at_its_feet_is_picked_up() {
    let table = Position::new().hero("renee_montoya", 16).ground(16, "service_gun").tile("bane", &[35]).start();
    let (mini, card) = (table.mini("renee_montoya"), table.card("service_gun"));
    assert_eq!(bot_says(&table), Command::PickUp { mini, card, pushing: 0 });
}

#[test]
fn a_weapon_nearby_is_fetched() {
    let mut table = Position::new().hero("renee_montoya", 16).ground(15, "service_gun").tile("bane", &[35]).start();
    for _ in 0..3 {
        table.say(bot_says(&table));
    }
    assert_eq!(table.carried("renee_montoya"), ["service_gun"]);
}

#[test]
fn what_is_too_heavy_or_forbidden_stays_where_it_is() {
    for (hero, card) in [("batman", "service_gun"), ("renee_montoya", "minigun")] {
        let table = Position::new().hero(hero, 16).ground(16, card).tile("bane", &[35]).start();
        let said = bot_says(&table);
        assert!(!matches!(said, Command::PickUp { .. }), "{hero} picks up {card}");
    }
}

#[test]
fn a_gun_is_taken_out_of_hands_that_need_it_no_more() {
    let position = Position::new().hero("red_hood_jason_todd", 16).hero("renee_montoya", 16).with(&["service_gun"]);
    let mut table = position.tile("bane", &[35]).start();
    let (mini, from) = (table.mini("red_hood_jason_todd"), table.mini("renee_montoya"));
    table.cubes("renee_montoya", 0, 0, 9);
    assert_eq!(bot_says(&table), Command::Take { mini, card: table.card("service_gun"), from, pushing: 0 });
}

/// What a bot says in its turn until it says what is looked for; nothing when the turn ends before.
fn bot_comes_to(table: &mut Table, is_it: impl Fn(&Command) -> bool) -> Option<Command> {
    let side = table.prompt().side;
    loop {
        let said = bot_says(table);
        if is_it(&said) {
            return Some(said);
        }
        if said == Command::EndTurn || table.prompt().side != side {
            return None;
        }
        table.say(said);
    }
}

#[test]
fn a_grenade_is_for_several_enemies_and_no_friends() {
    let thrown = |thugs: &[u8], friend: u8| {
        let position = Position::new().hero("batman", 14).with(&["stun_grenade"]).hero("catwoman", friend).rests();
        let mut table = position.tile("thugs_crowbar", thugs).start();
        let said = bot_comes_to(&mut table, |said| matches!(said, Command::UseSkill { .. }))?;
        let Command::UseSkill { on: SkillTarget::Area(area), .. } = said else { return None };
        Some(area == table.area(16))
    };
    assert_eq!(thrown(&[16, 16, 16], 1), Some(true));
    assert_eq!(thrown(&[16], 1), None, "one Thug is not worth it");
    assert_eq!(thrown(&[16, 16], 16), None, "Catwoman stands among them");
}

#[test]
fn limits_are_pushed_when_it_decides_the_match() {
    let mut table = to_sink_a_city(1);
    let bombs: Vec<_> = table.game.state().tokens.iter().filter(|token| token.kind == 0).copied().collect();
    let (batman, area, far) = (table.mini("batman"), bombs[0].area, table.area(1));
    let state = table.game.state_mut();
    state.tokens.retain(|token| token.id == bombs[0].id || token.id == bombs[1].id);
    state.tokens.iter_mut().for_each(|token| token.face = 1);
    let enemies = state.minis.iter_mut().filter(|mini| mini.side == Some(Side::Villain));
    enemies.for_each(|mini| mini.area = mini.area.map(|_| far));
    state.minis[batman.index()].area = Some(area);
    state.round = 7;
    state.tablets.iter_mut().for_each(|tablet| tablet.stance = Stance::Resting);
    let tablet = state.tablet_mut(batman).expect("Batman");
    tablet.stance = Stance::Active;
    (tablet.reserve, tablet.fatigue) = (3, 8);
    let Command::Interact { effort, .. } = bot_says(&table) else { panic!("{:?}", bot_says(&table)) };
    assert_eq!((effort.cubes, effort.pushing), (3, 1));
}

#[test]
fn a_tile_that_only_clogs_the_river_is_demobilized() {
    let says = |brutes: &[u8]| {
        let position =
            Position::new().hero("batman", 16).tile("brutes_chains", brutes).tile("thugs_crowbar", &[17, 17]);
        let position = position.tile("thugs_firearm", &[17, 17]).tile("owls_handgun", &[15, 15]);
        let position = position.tile("brutes_firearm", &[17, 18]).tile("bane", &[18]).villain(6, 9, 5);
        let mut table = position.start();
        table.end_turn();
        bot_says(&table)
    };
    assert_eq!(says(&[1]), Command::Demobilize { position: 0 });
    assert!(!matches!(says(&[15, 15, 16]), Command::Demobilize { .. }));
}
