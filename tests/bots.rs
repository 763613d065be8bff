//! The bots: they only give legal answers, finish every mission, and give the same answers again.

use gotham_ai::{Adviser, SeatKind};
use gotham_content::mission::Side;
use gotham_platform::{Endless, Steps};
use gotham_play::Player;
use gotham_rules::answers::check;
use gotham_rules::command::{RerollBy, Stance};
use gotham_rules::offered::regeneration;
use gotham_rules::state::{Fit, MissionToken, Queued};
use gotham_rules::{
    Ask, Command, Edition, Event, Game, Happening, MiniId, Options, Rule, Scenario, SkillTarget, TokenId, Variant,
    query,
};

use crate::kit::content::catalogue_with;
use crate::kit::{Position, Table, to_sink_a_city};

/// More commands than any match takes.
const MOST_COMMANDS: usize = 3000;

struct Played {
    commands: Vec<Command>,
    winner: Side,
    hash: u64,
    /// Movements of Resting Heroes.
    moved_resting: usize,
}

fn play(mission: &str, heroes: SeatKind, villain: SeatKind, seed: u64) -> Played {
    play_by(Options::default(), mission, heroes, villain, seed)
}

fn play_by(options: Options, mission: &str, heroes_kind: SeatKind, villain_kind: SeatKind, seed: u64) -> Played {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), mission).unwrap();
    let mut game = Game::new(scenario, options, seed);
    let mut heroes = gotham_ai::seat(heroes_kind, Side::Heroes, seed);
    let mut villain = gotham_ai::seat(villain_kind, Side::Villain, seed + 1);
    let are_bots = [heroes_kind, villain_kind] == [SeatKind::NORMAL; 2];
    let (mut commands, mut moved_resting) = (Vec::new(), 0);
    while game.state().result.is_none() {
        let prompt = game.prompt();
        let player: &mut dyn Player = match prompt.side {
            Side::Heroes => heroes.as_mut(),
            Side::Villain => villain.as_mut(),
        };
        let said = player.answer(&game.blind(seed));
        let events = game
            .apply(&said)
            .unwrap_or_else(|refusal| panic!("{} with seed {seed}: {said:?} at {prompt:?}: {refusal}", player.name()));
        let by_variant =
            |event: &&Event| event.rule == Rule::Variants && matches!(event.what, Happening::MovementBegins { .. });
        moved_resting += events.iter().filter(by_variant).count();
        if let Command::Attack { mini, target, .. } = &said
            && are_bots
        {
            assert!(!query::are_allies(&game, *mini, *target), "seed {seed}: {said:?}");
        }
        let broken = query::invariants(&game);
        assert!(broken.is_empty(), "seed {seed}: {broken:?} after {said:?}");
        commands.push(said);
        assert!(commands.len() < MOST_COMMANDS, "seed {seed}: the match does not end");
    }
    let winner = game.state().result.map(|outcome| outcome.winner).unwrap();
    Played { commands, winner, hash: game.hash(), moved_resting }
}

fn missions() -> Vec<String> {
    gotham_embedded::catalogue().missions.iter().map(|mission| mission.id.to_string()).collect()
}

#[test]
fn bots_finish_every_mission() {
    for mission in missions() {
        for seed in 0..6 {
            play(&mission, SeatKind::NORMAL, SeatKind::NORMAL, seed);
        }
    }
}

/// Bots play the First edition as well, and nobody strikes a friend because of it.
#[test]
fn bots_play_the_first_edition() {
    let options = Options { edition: Edition::First, ..Options::default() };
    for mission in missions() {
        for seed in 0..2 {
            play_by(options, &mission, SeatKind::NORMAL, SeatKind::NORMAL, seed);
        }
    }
}

/// Every mission is played to the end with all variants at once.
#[test]
fn bots_finish_every_mission_by_all_variants() {
    let options = Options { variants: Variant::ALL.into_iter().collect(), ..Options::default() };
    let mut said = Vec::new();
    for mission in missions() {
        for (seed, heroes) in [(0, SeatKind::NORMAL), (1, SeatKind::NORMAL), (2, SeatKind::Random)] {
            said.extend(play_by(options, &mission, heroes, SeatKind::NORMAL, seed).commands);
        }
    }
    assert!(said.contains(&Command::AddSuccess));
    assert!(said.iter().any(|command| matches!(command, Command::Reroll { by: RerollBy::Free, .. })));
}

/// Bots' Resting Heroes move, too, if a variant lets them.
#[test]
fn bots_play_by_variants() {
    let variants = [Variant::ExtraRecovery, Variant::RestingMovement, Variant::CheapEvents];
    let options = Options { variants: variants.into_iter().collect(), ..Options::default() };
    let played: Vec<Played> =
        (0..2).map(|seed| play_by(options, "to_sink_a_city", SeatKind::NORMAL, SeatKind::NORMAL, seed)).collect();
    assert!(played.iter().any(|played| played.moved_resting > 0));
    assert_eq!(play("to_sink_a_city", SeatKind::NORMAL, SeatKind::NORMAL, 0).moved_resting, 0);
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
    for kind in [SeatKind::Random, SeatKind::EASY, SeatKind::NORMAL] {
        let once = play("to_sink_a_city", kind, SeatKind::NORMAL, 7);
        let again = play("to_sink_a_city", kind, SeatKind::NORMAL, 7);
        assert_eq!(once.commands, again.commands);
        assert_eq!(once.hash, again.hash);
    }
}

#[test]
fn a_bot_beats_a_random_player_on_either_side() {
    let wins = |side: Side, heroes: SeatKind, villain: SeatKind| {
        (30..40).filter(|seed| play("to_sink_a_city", heroes, villain, *seed).winner == side).count()
    };
    // A random player may win a match by chance now and then.
    assert!(wins(Side::Heroes, SeatKind::NORMAL, SeatKind::Random) >= 9);
    assert!(wins(Side::Villain, SeatKind::Random, SeatKind::NORMAL) >= 9);
}

/// Easy loses seven or eight of ten over all missions: docs/opponent.md. Here are few of them.
#[test]
fn easy_loses_to_normal_on_either_side() {
    let lost = |side: Side, heroes: SeatKind, villain: SeatKind| {
        let missions = ["to_sink_a_city", "icy_welcome", "plant_invasion", "suicide_escape"];
        let matches = missions.iter().flat_map(|mission| (0..4).map(move |seed| (mission, seed)));
        matches.filter(|(mission, seed)| play(mission, heroes, villain, *seed).winner != side).count()
    };
    let normal = lost(Side::Heroes, SeatKind::NORMAL, SeatKind::NORMAL);
    let easy = lost(Side::Heroes, SeatKind::EASY, SeatKind::NORMAL);
    assert!(easy >= 10 && easy > normal, "easy Heroes lost {easy} of 16, others {normal}");
    let easy = lost(Side::Villain, SeatKind::NORMAL, SeatKind::EASY);
    let normal = 16 - normal;
    assert!(easy >= 10 && easy > normal, "easy Villains lost {easy} of 16, others {normal}");
}

#[test]
fn bots_answer_a_game_that_they_did_not_begin() {
    let begun = play("to_sink_a_city", SeatKind::NORMAL, SeatKind::NORMAL, 3).commands;
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").unwrap();
    let mut game = Game::new(scenario, Options::default(), 3);
    for said in &begun {
        let mut fresh = gotham_ai::seat(SeatKind::NORMAL, game.prompt().side, 3);
        let answer = fresh.answer(&game.blind(3));
        assert_eq!(game.why_not(&answer), None, "{answer:?}");
        game.apply(said).unwrap();
    }
}

#[test]
fn slices_change_no_answer() {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").unwrap();
    let mut game = Game::new(scenario, Options::default(), 11);
    let seats = || [Side::Heroes, Side::Villain].map(|side| gotham_ai::seat(SeatKind::NORMAL, side, 11));
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

/// Who looks ahead finds the same plans again, in one piece and in slices, and whatever the match will draw: it looks
/// into futures of its own.
#[test]
fn looking_ahead_gives_the_same_answer_again() {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "icy_welcome").unwrap();
    let mut game = Game::new(scenario, Options::default(), 5);
    let [mut once, mut again, mut sliced] = [(); 3].map(|()| gotham_ai::seat(SeatKind::HARD, Side::Heroes, 5));
    let mut longest = 0;
    for _ in 0..6 {
        while game.prompt().side != Side::Heroes {
            let said = gotham_ai::seat(SeatKind::NORMAL, Side::Villain, 5).answer(&game.blind(1));
            game.apply(&said).unwrap();
        }
        let said = once.answer(&game.blind(1));
        let mut other = game.clone();
        other.queue_draws((0..20).map(|_| Queued::Pick(1)), Fit::AnyOrder);
        assert_eq!(again.answer(&other.blind(1)), said);
        let mut slices = 1;
        let in_slices = loop {
            if let Some(answer) = sliced.think(&game.blind(1), &mut Steps(50)) {
                break answer;
            }
            slices += 1;
        };
        assert_eq!(in_slices, said);
        longest = longest.max(slices);
        game.apply(&said).unwrap();
    }
    assert!(longest > 20, "the longest thought had {longest} slices: it looked at nothing");
}

#[test]
fn advice_compares_plans_and_is_the_same_in_slices() {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "icy_welcome").unwrap();
    let mut game = Game::new(scenario, Options::default(), 5);
    let [mut whole, mut sliced] = [(); 2].map(|()| Adviser::new(Side::Heroes));
    let mut compared = 0;
    while compared < 4 {
        if game.prompt().side == Side::Heroes {
            let advice = whole.think(&game.blind(1), &mut Endless).expect("it has all the time");
            let in_slices = std::iter::repeat_with(|| sliced.think(&game.blind(1), &mut Steps(40))).flatten().next();
            assert_eq!(in_slices.as_ref(), Some(&advice));
            if let Some(next) = &advice.next {
                assert_ne!(next.way, advice.way);
                assert!(check(&game, &next.way[0]).is_ok(), "{next:?}");
                compared += 1;
            }
            game.apply(&advice.way[0]).unwrap();
        } else {
            let said = gotham_ai::seat(SeatKind::NORMAL, Side::Villain, 5).answer(&game.blind(1));
            game.apply(&said).unwrap();
        }
    }
}

/// Four matches against Normal's Hero: docs/opponent.md has many.
#[test]
fn looking_ahead_wins_more_often_than_easy() {
    let wins = |kind: SeatKind| {
        (0..4).filter(|seed| play("icy_welcome", SeatKind::NORMAL, kind, *seed).winner == Side::Villain).count()
    };
    let (hard, easy) = (wins(SeatKind::HARD), wins(SeatKind::EASY));
    assert!(hard > easy, "hard won {hard} of 4, easy {easy}");
}

#[test]
fn a_thought_is_given_up_for_another_question() {
    let mut table = to_sink_a_city(1);
    let before = table.game.clone();
    let first = bot_says(&table);
    table.game.apply(&first).unwrap();
    let mut bot = gotham_ai::seat(SeatKind::NORMAL, Side::Heroes, 1);
    assert_eq!(bot.think(&before.blind(1), &mut Steps(1)), None);
    assert_eq!(bot.answer(&table.game.blind(1)), bot_says(&table));
    assert_eq!(bot.answer(&before.blind(1)), first);
}

/// How a bot that has not seen the game before answers the open question.
fn bot_says(table: &Table) -> Command {
    gotham_ai::seat(SeatKind::NORMAL, table.prompt().side, 1).answer(&table.game.blind(1))
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

/// What a bot says on its turn until it says what is looked for; `None` if the turn ends first.
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

/// G-89: a Medikit waits until everything that it can bring back is lost.
#[test]
fn a_medikit_is_used_when_all_of_it_helps() {
    for (wounds, heals) in [(1, false), (2, true)] {
        let mut table = Position::new().hero("batman", 15).with(&["medikit"]).tile("bane", &[31]).start();
        table.end_turn();
        table.cubes("batman", 5, 6 - wounds, wounds);
        table.end_turn();
        assert_eq!(table.ask(), Ask::TakeStance);
        assert_eq!(matches!(bot_says(&table), Command::UseSkill { .. }), heals, "{wounds} Wounds");
    }
}

/// G-120: all that can come back is taken, but a rage is not ended by it.
#[test]
fn a_rage_is_kept_and_anything_else_heals() {
    for (life, taken) in [(6, Some(2)), (7, Some(1)), (4, None), (3, Some(1)), (1, Some(2))] {
        let position = Position::new().hero("batman", 15).tile("solomon_grundy", &[15]).villain(9, 0, 0);
        let mut table = position.start();
        table.life("solomon_grundy", life);
        table.end_turn();
        table.activate_tile("solomon_grundy");
        table.activate("solomon_grundy");
        let mini = table.mini("solomon_grundy");
        let wanted = taken.map_or(Command::Decline, |strength| regeneration::using(mini, strength));
        assert_eq!(bot_says(&table), wanted, "with {life} Life Points");
    }
}

/// G-89: The Juror is asked when the roll hangs on it.
#[test]
fn luck_is_lent_when_it_is_worth_it() {
    for (dice, asks) in [("O1 O1", true), ("O2 O1", false)] {
        let position = Position::new().hero("two_face", 15).with(&["juror"]).token("bomb", 15, "idle");
        let mut table = position.tile("bane", &[31]).start();
        table.cubes("two_face", 2, 9, 0);
        table.dice(dice);
        table.interact("two_face", "defuse", 2);
        let says_luck = table.ask() != Ask::HeroAction && matches!(bot_says(&table), Command::UseSkill { .. });
        assert_eq!(says_luck, asks, "{dice}");
    }
}

#[test]
fn limits_are_pushed_when_it_decides_the_match() {
    let mut table = to_sink_a_city(1);
    let bombs: Vec<_> = table.game.state().tokens.iter().filter(|token| token.kind == 0).copied().collect();
    let (batman, area, far) = (table.mini("batman"), bombs[0].area, table.area(1));
    table.arrange(|state| {
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
    });
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

/// A mission from its file until the Heroes act for the first time; everybody takes an Active Stance, the Villain does
/// nothing.
fn heroes_turn_of(mission: &str, id: &str) -> Table {
    let catalogue = catalogue_with(&mission.replace(&format!("id: \"{id}\""), "id: \"test\""));
    let scenario = Scenario::new(&catalogue, "test").unwrap();
    let mut table = Table::new(Game::new(scenario, Options::default(), 1));
    while table.ask() != Ask::HeroAction {
        let answer = match (table.ask(), table.prompt().subject) {
            (Ask::TakeGadgets { .. }, _) => Command::Finish,
            (Ask::TakeStance, Some(mini)) => Command::TakeStance { mini, stance: Stance::Active },
            (Ask::ActivateTile { .. }, _) => Command::EndTurn,
            _ => table.game.legal().remove(0),
        };
        table.say(answer);
    }
    table
}

/// Puts all enemies of the Heroes out of the way except these, which go beside a Hero; the other Heroes rest.
fn only_beside(table: &mut Table, hero: &str, enemies: &[MiniId]) {
    let (far, area) = (table.area(42), table.game.state().mini(table.mini(hero)).area);
    let hero = table.mini(hero);
    table.arrange(|state| {
        let minis = state.minis.iter_mut().enumerate();
        for (at, mini) in minis.filter(|(_, mini)| mini.side == Some(Side::Villain) && mini.area.is_some()) {
            mini.area = if enemies.contains(&MiniId(at as u8)) { area } else { Some(far) };
        }
        state.tablets.iter_mut().for_each(|tablet| tablet.stance = Stance::Resting);
        let tablet = state.tablet_mut(hero).expect("a Hero");
        (tablet.stance, tablet.reserve, tablet.fatigue) = (Stance::Active, 6, 3);
    });
}

const GOOD_COPS: &str = include_str!("../missions/good_cops_bad_cops.ron");

#[test]
fn whom_one_wants_to_question_is_not_struck_down() {
    // An easy question, and no hurry: otherwise she calls her people first.
    let calm = GOOD_COPS
        .replace("Just(4), helped_by: [Investigation]", "Just(3), helped_by: [Investigation]")
        .replace("weight: 255", "weight: 60");
    let mut table = heroes_turn_of(&calm, "good_cops_bad_cops");
    let swat = table.mini("swat_rifle");
    only_beside(&mut table, "renee_montoya", &[swat]);
    let (mini, said) = (table.mini("renee_montoya"), bot_says(&table));
    assert!(
        matches!(said, Command::Interact { mini: who, target: Some(target), .. } if (who, target) == (mini, swat)),
        "{said:?}"
    );
}

#[test]
fn a_leader_is_hunted_for_what_he_drops() {
    let mut table = heroes_turn_of(GOOD_COPS, "good_cops_bad_cops");
    let (clayface, thug) = (table.mini("clayface"), table.mini("thugs_crowbar"));
    only_beside(&mut table, "harvey_bullock", &[clayface, thug]);
    let mut is_attacked = |life: u8, money: u8| {
        table.arrange(|state| {
            state.memory.values = vec![1, 0, money];
            state.minis[clayface.index()].life = life;
        });
        matches!(bot_says(&table), Command::Attack { target, .. } if target == clayface)
    };
    let hunted: Vec<u8> = (1..=8).filter(|life| is_attacked(*life, 0)).collect();
    let as_ever: Vec<u8> = (1..=8).filter(|life| is_attacked(*life, 1)).collect();
    assert!(hunted.len() > as_ever.len() && !hunted.is_empty(), "{hunted:?}, {as_ever:?} once the money is safe");
}

#[test]
fn a_target_counts_for_what_the_mission_makes_of_its_end() {
    let attacked = |tile: &str, effects: &str| {
        let position = Position::new().hero("batman", 16).tile("thugs_crowbar", &[16]).tile("brutes_chains", &[16]);
        let position = position.tile("bane", &[35]).when(&format!("Neutralized((tiles: [\"{tile}\"]))"), effects);
        let mut table = position.start();
        let is_attack = |said: &Command| matches!(said, Command::Attack { .. });
        match bot_comes_to(&mut table, is_attack) {
            Some(Command::Attack { target, .. }) => Some(target == table.mini(tile)),
            _ => None,
        }
    };
    for tile in ["thugs_crowbar", "brutes_chains"] {
        assert_eq!(
            attacked(tile, "Wound((tiles: [\"bane\"]), Just(9)), Wound((side: Villain), Just(3))"),
            Some(true),
            "{tile}"
        );
        assert_ne!(attacked(tile, "Wound((side: Heroes), Just(6))"), Some(true), "{tile}");
    }
}

#[test]
fn a_tile_is_activated_for_what_the_mission_makes_of_it() {
    let says = |tile: &str| {
        let position = Position::new().hero("batman", 1).tile("bane", &[35]).tile("thugs_crowbar", &[35]);
        let position = position.tile("brutes_chains", &[35]);
        let position = position.when(&format!("TileActivated(\"{tile}\")"), "Wound((side: Heroes), Just(2))");
        let mut table = position.villain(6, 0, 3).start();
        table.end_turn();
        table.activate_tile("bane");
        table.done();
        let Command::ActivateTile { position } = bot_says(&table) else { return None };
        Some(table.river()[usize::from(position)].clone())
    };
    for tile in ["thugs_crowbar", "brutes_chains"] {
        assert_eq!(says(tile).as_deref(), Some(tile));
    }
}

#[test]
fn each_of_two_picks_is_a_good_one() {
    let effects = "PickAreas(\"spot\", Anywhere, Villain(Just(2))), \
        ForEachMini(\"hurt\", (at: The(Picked(\"spot\"))), [Wound((role: Picked(\"hurt\")), Just(2))])";
    let position = Position::new().hero("batman", 16).hero("renee_montoya", 22).tile("thugs_crowbar", &[35]);
    let mut table = position.when("At(StartOfVillainsTurn)", effects).start();
    table.end_turn();
    let mut picked = Vec::new();
    while let Ask::Pick { .. } = table.ask() {
        let said = bot_says(&table);
        picked.push(said.clone());
        table.say(said);
    }
    assert_eq!(picked, [16, 22].map(|area| Command::PickArea { area: table.area(area) }));
}

#[test]
fn nearness_decides_where_the_mission_does_not() {
    let position = Position::new().hero("batman", 16).tile("bane", &[35]);
    let effects = "MoveTo((tiles: [\"bane\"]), OneOf([\"subway_1\", \"subway_17\", \"subway_42\"]))";
    let mut table = position.when("At(StartOfVillainsTurn)", effects).start();
    table.end_turn();
    assert_eq!(table.ask(), Ask::PutWhere);
    assert_eq!(bot_says(&table), Command::PickArea { area: table.area(17) });
}

#[test]
fn where_the_mission_hurts_nobody_goes_without_need() {
    let enters = |effects: Option<&str>| {
        let position = Position::new().hero("renee_montoya", 16).ground(15, "service_gun").tile("bane", &[35]);
        let mut table = match effects {
            Some(effects) => position.when("Entered((hero: true), At(\"subway_15\"))", effects).start(),
            None => position.start(),
        };
        let there = table.area(15);
        bot_comes_to(&mut table, |said| matches!(said, Command::Move { area, .. } if *area == there)).is_some()
    };
    assert!(enters(None));
    assert!(!enters(Some("Wound((role: Subject), Just(5))")));
    assert!(!enters(Some("PlaceFields(Gas, The(Subject), Just(3)), Wound((role: Subject), Just(4))")));
}

#[test]
fn a_granted_move_is_made() {
    let position = Position::new().hero("batman", 16).tile("bane", &[35]);
    let mut table = position.when("At(StartOfVillainsTurn)", "GrantMove((tiles: [\"bane\"]), Just(3))").start();
    table.end_turn();
    let (from, mut moves) = (table.where_is("bane"), 0);
    let batman = table.area(16);
    while let Ask::KeepMoving { .. } = table.ask() {
        let said = bot_says(&table);
        moves += usize::from(matches!(said, Command::Move { .. }));
        table.say(said);
    }
    let away = |area: u8| query::distance(&table.game, table.area(area), batman);
    assert!(moves > 0 && away(table.where_is("bane")) < away(from));
}

#[test]
fn what_an_objective_wants_carried_is_picked_up() {
    let carries = |weight: &str| {
        let mission = include_str!("../missions/suicide_escape.ron").replace("weight: 30", weight);
        let mut table = heroes_turn_of(&mission, "suicide_escape");
        let (katana, state) = (table.mini("katana"), table.game.state());
        let id = TokenId(state.memory.tokens.len() as u8);
        let area = state.mini(katana).area.expect("Katana is there");
        table.arrange(|state| {
            state.memory.tokens.push(1);
            state.tokens.push(MissionToken { id, kind: 1, area, face: 0, hidden: false, carried_by: None });
        });
        bot_comes_to(&mut table, |said| matches!(said, Command::PickUpToken { token, .. } if *token == id)).is_some()
    };
    assert!(carries("weight: 30"));
    assert!(!carries("weight: 1"), "it is not worth a cube");
}

/// What a card is kept for: a Thug would fall to any hit, Bane would not.
#[test]
fn a_one_time_card_is_for_the_strong() {
    for (card, tile, used) in [("perforating_batarang", "thugs_crowbar", false), ("explosive_batarang", "bane", true)] {
        let position = Position::new().hero("batman", 16).belt(&[card]).tile(tile, &[15]);
        let said = bot_says(&position.start());
        let is_used = matches!(&said, Command::Attack { effort, .. } if !effort.cards.is_empty());
        assert_eq!(is_used, used, "{card} against {tile}: {said:?}");
    }
}

/// What Batman does among two miniatures of a tile, with cubes in Reserve, Fatigue and Wounds.
fn among(tile: &str, (reserve, fatigue, wounds): (u8, u8, u8)) -> Command {
    let mut table = Position::new().hero("batman", 16).tile(tile, &[16, 16]).start();
    table.cubes("batman", reserve, fatigue, wounds);
    bot_says(&table)
}

#[test]
fn the_last_cube_is_kept_for_the_enemys_turn() {
    assert!(matches!(among("thugs_crowbar", (2, 0, 9)), Command::Attack { effort, .. } if effort.cubes == 1));
    assert_eq!(among("thugs_crowbar", (1, 0, 10)), Command::EndTurn);
}

#[test]
fn cubes_that_come_back_at_once_are_spent() {
    let acts = |cubes| matches!(among("bane", cubes), Command::Attack { .. });
    assert!(acts((8, 0, 3)), "nothing waits in the Fatigue Zone");
    assert!(!acts((8, 3, 0)), "what waits there comes back first");
}

#[test]
fn limits_are_not_pushed_with_the_last_cubes() {
    let pushes = |cubes| matches!(among("brutes_chains", cubes), Command::Attack { effort, .. } if effort.pushing > 0);
    assert!(pushes((2, 2, 7)));
    assert!(!pushes((2, 1, 8)));
}

#[test]
fn reinforcements_arrive_where_nobody_waits_for_them() {
    for (hero, safe) in [(31, 1), (1, 31)] {
        let position = Position::new().hero("batman", hero).tile_and_pool("thugs_crowbar", &[16], 2);
        let mut table = position.event(1, &[31, 1]).villain(9, 0, 0).start();
        table.end_turn();
        while !matches!(table.ask(), Ask::Reinforce { .. }) {
            table.say(bot_says(&table));
        }
        assert_eq!(bot_says(&table), Command::Reinforce { tile: table.tile("thugs_crowbar"), area: table.area(safe) });
    }
}
