//! One-time use cards that lend a Skill at any time: the Medikits, The Juror, Venom. R2 V.C.1, G-89

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, RerollBy, Space, Stance};
use gotham_rules::event::FieldKind;
use gotham_rules::skills::vigor;
use gotham_rules::{Ask, Command, Edition, Happening, SkillTarget};

use crate::kit::{Position, Table};

/// A card at its moment, as a command.
fn using(table: &Table, hero: &str, skill: Skill, card: &str) -> Command {
    table.skill(hero, skill, SkillTarget::Nothing, table.effort(0, &[card]))
}

fn healing(table: &Table, hero: &str, card: &str) -> Command {
    using(table, hero, Skill::Regeneration, card)
}

/// The Hero is about to take its Stance in round 2, with these cubes in Reserve, Fatigue and Wounds.
fn before_the_stance(hero: &str, cards: &[&str], (reserve, fatigue, wounds): (u8, u8, u8)) -> Table {
    let mut table = Position::new().hero(hero, 15).with(cards).tile("bane", &[31]).start();
    table.end_turn();
    table.cubes(hero, reserve, fatigue, wounds);
    table.end_turn();
    table.fresh();
    table
}

fn cubes(table: &Table, hero: &str) -> (u8, u8, u8) {
    let tablet = table.hero(hero);
    (tablet.reserve, tablet.fatigue, tablet.wounds)
}

/// R2 V.C.1.6.1, V.C.1.6.4, V.C.1.5, S2 Regeneration, G-89: Batman takes his Stance with four Wounds: his Medikit brings two
/// cubes from Wounds to Fatigue, is gone, and the Stance is still to be taken.
#[test]
fn g_89_a_medikit_at_the_stance() {
    let mut table = before_the_stance("batman", &["medikit"], (5, 2, 4));
    let heal = healing(&table, "batman", "medikit");
    assert_eq!(table.game.why_not(&heal), None);
    table.say(heal);
    assert_eq!((table.ask(), cubes(&table, "batman")), (Ask::TakeStance, (5, 4, 2)));
    assert!(table.carried("batman").is_empty() && table.lying(15).is_empty());
    assert_eq!(table.rules(), ["G-89", "R2 V.C.1", "S2 Regeneration"]);
    table.saved_and_loaded();
    let mini = table.mini("batman");
    table.say(Command::TakeStance { mini, stance: Stance::Active });
    assert_eq!(cubes(&table, "batman"), (7, 2, 2), "then two are recovered");
}

/// S2 Regeneration, G-89: never wasted: not without Wounds, nor with no more than the Hero's own Regeneration brings
/// back.
#[test]
fn g_89_a_medikit_is_kept_while_it_gives_nothing() {
    for (hero, wounds, helps) in [
        ("batman", 0, false),
        ("batman", 1, true),
        ("clayface_detective_comics", 1, false),
        ("clayface_detective_comics", 2, true),
    ] {
        let mut table = before_the_stance(hero, &["medikit"], (5, 6 - wounds, wounds));
        let heal = healing(&table, hero, "medikit");
        assert_eq!(table.game.why_not(&heal).is_none(), helps, "{hero} with {wounds} Wounds");
        if !helps {
            assert_eq!(table.refused_by(&heal), "G-89");
        }
    }
    let mut table = before_the_stance("clayface_detective_comics", &["medikit"], (2, 2, 7));
    table.say(healing(&table, "clayface_detective_comics", "medikit"));
    table.all_active();
    let regained = table.happened().filter_map(|what| match what {
        Happening::Regenerated { strength, .. } => Some(*strength),
        _ => None,
    });
    assert_eq!(regained.collect::<Vec<_>>(), [2, 1], "the card's, then his own");
}

/// S2 Regeneration, G-120, G-89: whoever uses a Medikit may take less than it gives, to stay angry: five Wounds of ten keep
/// Berserk, four do not. What it gives in all may be said in numbers, too.
#[test]
fn g_120_a_medikit_for_less() {
    let hero = "batman_dark_knight_returns";
    for (strength, wounds, rages) in [(0, 4, false), (1, 5, true), (2, 4, false)] {
        let mut table = before_the_stance(hero, &["medikit"], (2, 2, 6));
        let heal = |table: &Table, cubes| {
            table.skill(hero, Skill::Regeneration, SkillTarget::Nothing, table.effort(cubes, &["medikit"]))
        };
        let offered: Vec<Command> = table.game.legal().into_iter().filter(|it| it.effort().is_some()).collect();
        assert_eq!(offered, [heal(&table, 2), heal(&table, 1)]);
        let too_much = heal(&table, 3);
        assert_eq!(table.refused_by(&too_much), "G-120");
        let heal = heal(&table, strength);
        table.say(heal);
        assert_eq!((table.hero(hero).wounds, table.carried(hero).len()), (wounds, 0), "{strength}");
        assert_eq!(vigor::rages(&table.game, table.mini(hero), 0), rages, "{strength}");
    }
}

/// R2 VII.D.2, R2 V.C.4, S2 Grenade, G-33, G-58: two different Tools go off together: two Smoke tokens and one of Gas in one
/// Explosion. Two of one name don't, nor does a card that lends no Grenade.
#[test]
fn g_58_two_grenades_at_once() {
    let hero = Position::new().hero("batman", 15).belt(&["smoke_pellets", "tear_gas"]);
    let mut table = hero.with(&["stun_grenade", "medikit"]).tile("bane", &[16]).start();
    let throw = |table: &Table, cards: &[&str]| {
        table.skill("batman", Skill::Grenade, SkillTarget::Area(table.area(16)), table.effort(1, cards))
    };
    for (cards, rule) in [(["stun_grenade", "stun_grenade"], "R2 V.C.4"), (["medikit", "tear_gas"], "S2 Grenade")] {
        let refused = throw(&table, &cards);
        assert_eq!(table.refused_by(&refused), rule, "{cards:?}");
    }
    let both = throw(&table, &["smoke_pellets", "tear_gas"]);
    assert!(table.game.legal().contains(&both));
    table.dice("O2");
    table.say(both);
    table.keep();
    while let Ask::PutTokens { most, .. } = table.ask() {
        table.say(Command::PutTokens { count: most });
    }
    let fields = table.game.state().fields.iter().filter(|field| field.area == table.area(16));
    let kinds: Vec<FieldKind> = fields.map(|field| field.kind).collect();
    let count = |kind| kinds.iter().filter(|known| **known == kind).count();
    assert_eq!((count(FieldKind::Smoke), count(FieldKind::Gas)), (2, 1), "{kinds:?}");
    assert_eq!(table.carried("batman"), ["stun_grenade", "medikit"]);
}

/// R2 V.C.4, G-89: of two Medikits, one helps at a Stance, and a Super Medkit as well; the second is for another round.
#[test]
fn g_89_one_medikit_a_stance() {
    let mut table = before_the_stance("batman", &["medikit", "medikit", "super_medkit"], (1, 1, 9));
    table.say(healing(&table, "batman", "medikit"));
    let again = healing(&table, "batman", "medikit");
    assert_eq!(table.refused_by(&again), "R2 V.C.4");
    table.saved_and_loaded();
    table.say(healing(&table, "batman", "super_medkit"));
    assert_eq!(cubes(&table, "batman"), (1, 6, 4));
    table.all_active();
    table.end_turn();
    table.end_turn();
    assert_eq!((table.ask(), table.carried("batman")), (Ask::TakeStance, vec!["medikit".to_string()]));
    let mini = table.mini("batman");
    table.arrange(|state| {
        let tablet = state.tablet_mut(mini).expect("a Hero");
        (tablet.reserve, tablet.fatigue, tablet.wounds) = (9, 0, 2);
    });
    table.say(again);
    assert_eq!(cubes(&table, "batman"), (9, 2, 0));
}

/// G-37, G-89: a Neutralized Hero takes its Stance without a question, and no Medikit helps it; nor does somebody
/// else's, nor one that is out of reach.
#[test]
fn g_89_whose_medikit_and_when() {
    let table = before_the_stance("batman", &["medikit"], (0, 0, 11));
    assert_eq!((table.ask(), table.carried("batman")), (Ask::HeroAction, vec!["medikit".to_string()]));
    let late = healing(&table, "batman", "medikit");
    assert!(table.game.why_not(&late).is_some(), "Stances are taken");

    let two = Position::new().hero("batman", 15).hero("catwoman", 15).with(&["medikit"]).tile("bane", &[31]);
    let mut table = two.start();
    table.end_turn();
    table.cubes("batman", 5, 2, 4);
    table.cubes("catwoman", 5, 1, 4);
    table.end_turn();
    assert_eq!(table.prompt().subject, Some(table.mini("batman")));
    let (his, hers) = (healing(&table, "batman", "medikit"), healing(&table, "catwoman", "medikit"));
    assert_eq!(table.refused_by(&his), "R2 V.C.2.a");
    assert_eq!(table.refused_by(&hers), "G-87", "she is asked later");
    let luck = using(&table, "batman", Skill::Luck, "medikit");
    assert_eq!(table.refused_by(&luck), "G-87");
    let mini = table.mini("batman");
    table.say(Command::TakeStance { mini, stance: Stance::Active });
    table.say(hers);
    assert_eq!(cubes(&table, "catwoman"), (5, 3, 2));
}

/// R2 V.C.1, S2 Luck, G-30, G-89: Two-Face asks The Juror while his dice lie: two Bonus Rerolls, before all others.
#[test]
fn g_89_the_juror_in_a_roll() {
    let mut table = Position::new().hero("two_face", 15).with(&["juror"]).tile("bane", &[15]).start();
    table.dice("O0 O1");
    table.melee("two_face", "bane", 2, &[]);
    let ask = using(&table, "two_face", Skill::Luck, "juror");
    assert!(table.game.legal().contains(&ask));
    table.say(ask);
    let Ask::Reroll { bonus, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((bonus, rights), (2, vec![RerollBy::Bonus, RerollBy::Paid]));
    assert!(table.carried("two_face").is_empty());
    table.saved_and_loaded();
    table.dice("O0 O2");
    table.reroll(0, RerollBy::Bonus);
    table.reroll(0, RerollBy::Bonus);
    table.keep();
    assert_eq!(table.attack_successes(), [3]);
}

/// G-30, G-89, R2 V.C.1.5: its time is over with the first other Reroll; the best dice need no luck; and it is
/// Two-Face's.
#[test]
fn g_89_when_the_juror_is_silent() {
    let mut table = Position::new().hero("two_face", 15).with(&["juror"]).tile("bane", &[15]).start();
    table.dice("O0 O0");
    table.melee("two_face", "bane", 1, &[]);
    table.reroll(0, RerollBy::Paid);
    let ask = using(&table, "two_face", Skill::Luck, "juror");
    assert_eq!(table.refused_by(&ask), "G-89");
    table.keep();
    table.dice("O2");
    table.melee("two_face", "bane", 1, &[]);
    assert_eq!(table.ask(), Ask::HeroAction, "nothing to ask");

    let mut table = Position::new().hero("batman", 15).with(&["juror"]).tile("bane", &[15]).start();
    table.dice("R0");
    table.melee("batman", "bane", 1, &[]);
    let ask = using(&table, "batman", Skill::Luck, "juror");
    assert_eq!(table.refused_by(&ask), "R2 V.C.1");
    assert!(!table.game.legal().contains(&ask));
}

/// R2 V.C.4, G-89: a question just for The Juror, when nothing else could be rerolled; two of them don't add up.
#[test]
fn g_89_the_juror_is_a_question_of_its_own() {
    let position = Position::new().hero("two_face", 15).with(&["juror", "juror"]).tile("bane", &[15]);
    let mut table = position.with_content("id: \"juror\",", "id: \"juror\", copies: 2,").start();
    table.cubes("two_face", 1, 10, 0);
    table.dice("O0");
    table.melee("two_face", "bane", 1, &[]);
    let Ask::Reroll { rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert!(rights.is_empty(), "no cube is left");
    let ask = using(&table, "two_face", Skill::Luck, "juror");
    table.say(ask.clone());
    assert_eq!(table.refused_by(&ask), "R2 V.C.4");
    table.keep();
    assert_eq!(table.carried("two_face"), ["juror"]);
}

fn pushed(table: &Table, who: &str, cubes: u8, pushing: u8) -> Command {
    table.attack_with(AttackKind::Melee, who, "bane", Effort { pushing, ..Effort::cubes(cubes) })
}

/// R2 V.C.1, S2 Pushing Limits, G-39, G-89: Venom lets Catwoman take two Wounds as cubes of an attack, once.
#[test]
fn g_89_venom_pushes_limits() {
    let mut table = Position::new().hero("catwoman", 15).with(&["venom", "venom"]).tile("bane", &[15]).start();
    let (one, two) = (pushed(&table, "catwoman", 1, 1), pushed(&table, "catwoman", 1, 2));
    assert_eq!(table.refused_by(&one), "S2 Pushing Limits");
    assert!(table.game.legal().contains(&two));
    table.dice("Y0 Y0 Y1");
    table.say(two.clone());
    assert_eq!((table.wounds("catwoman"), table.rolls()), (2, vec!["Y0 Y0 Y1".to_string()]));
    assert_eq!(table.carried("catwoman"), ["venom"]);
    table.keep();
    assert_eq!(table.refused_by(&two), "S2 Pushing Limits", "once a round");
    table.fresh();
    assert!(table.game.legal().iter().all(|command| command.pushing().is_none()));
}

/// R2 V.C.1.6.4, G-89: Batman's own level (1) and Venom's add up: one Wound, or three and the card.
#[test]
fn g_89_venom_on_top_of_ones_own_level() {
    let start = || Position::new().hero("batman", 15).with(&["venom"]).tile("bane", &[15]).start();
    for (wounds, kept) in [(1, true), (3, false)] {
        let mut table = start();
        let blow = pushed(&table, "batman", 0, wounds);
        table.say(blow);
        assert_eq!((table.wounds("batman"), table.carried("batman").is_empty()), (wounds, !kept));
    }
    let mut table = start();
    let blow = pushed(&table, "batman", 1, 2);
    assert_eq!(table.refused_by(&blow), "S2 Pushing Limits");
    table.cubes("batman", 3, 0, 8);
    let blow = pushed(&table, "batman", 0, 3);
    assert_eq!(table.refused_by(&blow), "S2 Pushing Limits", "he would be Neutralized");
}

/// G-39, G-89: wherever Pushing Limits works: in a Movement and in automatic actions, too; in either edition.
#[test]
fn g_89_venom_in_other_actions() {
    for edition in Edition::ALL {
        let position = Position::new().hero("catwoman", 16).with(&["venom"]).ground(16, "crowbar");
        let mut table = position.tile("bane", &[31]).edition(edition).start();
        table.cubes("catwoman", 0, 10, 0);
        let (mini, card) = (table.mini("catwoman"), table.card("crowbar"));
        let pick = Command::PickUp { mini, card, pushing: 2 };
        assert!(table.game.legal().contains(&pick));
        let way =
            Command::Move { mini, area: table.area(22), how: MoveType::Adjacent, cubes: 0, card: None, pushing: 2 };
        table.say(way);
        assert!(table.carried("catwoman").is_empty());
        table.stop();
        assert!(table.game.why_not(&pick).is_some(), "Venom is gone");
    }
}

/// R2 V.C.1, V.C.2.e, G-89: the card that pushes is not handed over or thrown by the same action, nor dropped while the
/// other player is asked.
#[test]
fn g_89_venom_lends_itself_once() {
    let position = || Position::new().hero("catwoman", 15).with(&["venom"]).hero("batman", 15).tile("bane", &[31]);
    let mut table = position().start();
    let (mini, to, card) = (table.mini("catwoman"), table.mini("batman"), table.card("venom"));
    let give = Command::Give { mini, card, to, pushing: 2 };
    assert_eq!(table.refused_by(&give), "G-89");
    let effort = Effort { pushing: 2, ..Effort::cubes(1) };
    let throw = Command::Throw { mini, card, area: table.area(16), effort };
    assert_eq!(table.refused_by(&throw), "G-89");

    let position = Position::new().hero("catwoman", 15).with(&["venom", "crowbar"]).hero("batman", 15);
    let mut table = position.tile("bane", &[31]).players(&[1, 2]).start();
    let (mini, to, crowbar) = (table.mini("catwoman"), table.mini("batman"), table.card("crowbar"));
    table.say(Command::Give { mini, card: crowbar, to, pushing: 2 });
    assert!(matches!(table.ask(), Ask::HandOver { .. }));
    let card = table.card("venom");
    assert_eq!(table.refused_by(&Command::Drop { mini, card }), "R2 V.C.2.e");
}

/// R2 V.C.2.e, G-39: what a pushed action hands over is not dropped while its Wounds are suffered.
#[test]
fn what_is_handed_over_is_not_dropped() {
    let mut table =
        Position::new().hero("batman", 15).with(&["crowbar"]).hero("catwoman", 15).tile("bane", &[31]).start();
    table.cubes("batman", 11, 0, 0);
    table.cubes_on("batman", Space::Ranged, 1);
    table.cubes_on("batman", Space::Thought, 1);
    let (mini, to, card) = (table.mini("batman"), table.mini("catwoman"), table.card("crowbar"));
    table.say(Command::Give { mini, card, to, pushing: 1 });
    assert_eq!(table.ask(), Ask::LoseCube { wounds: 1 });
    assert_eq!(table.refused_by(&Command::Drop { mini, card }), "R2 V.C.2.e");
}

/// G-121, R2 V.C.1: named for an action in which it gives nothing, such a card is refused, not used up.
#[test]
fn g_121_nothing_is_used_up_for_nothing() {
    for (hero, card) in
        [("batman", "medikit"), ("batman", "c4_block"), ("batman", "stun_grenade"), ("catwoman", "venom")]
    {
        let mut table = Position::new().hero(hero, 15).with(&[card]).tile("bane", &[15]).start();
        let blow = table.attack_with(AttackKind::Melee, hero, "bane", table.effort(1, &[card]));
        assert_eq!(table.refused_by(&blow), "G-121", "{card}");
    }
    let mut table = Position::new().hero("two_face", 15).with(&["juror"]).tile("bane", &[15]).start();
    table.villain_acts_with("bane");
    table.dice("O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "two_face", 0);
    table.keep();
    let defend = Command::Defend { cubes: 1, cards: table.uses(&["juror"]) };
    assert_eq!(table.refused_by(&defend), "G-121");
}

/// Whether an answer may be given: the list and the check say the same.
fn may(table: &Table, command: &Command) -> bool {
    let is_listed = table.game.legal().contains(command);
    assert_eq!(table.game.why_not(command).is_none(), is_listed, "{command:?}");
    is_listed
}

/// G-121, S2 Toxic Gas, S2 Frost, S2 Smoke Grenade: a grenade that is named for an attack is used up for its Gas or Frost,
/// which come after attacks, too; Smoke comes after Explosions only, and no attack has a use for it.
#[test]
fn g_121_gas_and_frost_go_with_attacks_and_smoke_does_not() {
    for (card, counts) in [("tear_gas", true), ("freezing_grenade", true), ("smoke_pellets", false)] {
        let mut table = Position::new().hero("batman", 15).belt(&[card]).tile("bane", &[15]).start();
        let blow = table.attack_with(AttackKind::Melee, "batman", "bane", table.effort(1, &[card]));
        assert_eq!(may(&table, &blow), counts, "{card}");
        if !counts {
            assert_eq!(table.refused_by(&blow), "G-121");
            continue;
        }
        table.dice("R0");
        table.say(blow);
        assert!(table.carried("batman").is_empty(), "{card}");
        table.keep();
        let Ask::PutTokens { area, most: 1, .. } = table.ask() else { panic!("{card}: {:?}", table.ask()) };
        assert_eq!(area, table.area(15));
    }
}

/// G-121: neither throws nor Defenses have a use for what a grenade lends.
#[test]
fn g_121_grenades_help_no_throw_and_no_defense() {
    for card in ["tear_gas", "freezing_grenade", "smoke_pellets"] {
        let position = Position::new().hero("batman", 15).belt(&[card]).with(&["crowbar"]).tile("bane", &[15]);
        let mut table = position.start();
        let (mini, crowbar, effort) = (table.mini("batman"), table.card("crowbar"), table.effort(1, &[card]));
        let throw = Command::Throw { mini, card: crowbar, area: table.area(16), effort };
        assert_eq!((may(&table, &throw), table.refused_by(&throw)), (false, "G-121"), "{card}");
        table.villain_acts_with("bane");
        table.dice("O2 O2");
        table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
        table.keep();
        let defend = Command::Defend { cubes: 1, cards: table.uses(&[card]) };
        assert_eq!((may(&table, &defend), table.refused_by(&defend)), (false, "G-121"), "{card}");
    }
}

/// G-121, S2 Shackle: handcuffs bind, and an attack that does not bind leaves them in the belt.
#[test]
fn g_121_handcuffs_go_with_an_attack_that_binds() {
    let position = Position::new().hero("batman", 15).belt(&["cable_tie_handcuffs"]).tile("bane", &[15]);
    let mut table = position.start();
    let (mini, target) = (table.mini("batman"), table.mini("bane"));
    let effort = table.effort(1, &["cable_tie_handcuffs"]);
    let blow = |with| Command::Attack { mini, target, kind: AttackKind::Melee, effort: effort.clone(), with };
    assert!(may(&table, &blow(Some(Skill::Shackle))));
    assert!(!may(&table, &blow(None)));
    assert_eq!(table.refused_by(&blow(None)), "G-121");
}

/// R2 V.C.4: a Tool that is not used up helps unasked, and is not named.
#[test]
fn what_helps_unasked_is_not_named() {
    let position = Position::new().hero("batman", 15).with(&["lockpicking_equipment", "crowbar"]);
    let mut table = position.tile("bane", &[15]).start();
    let (mini, card) = (table.mini("batman"), table.card("crowbar"));
    let effort = table.effort(1, &["lockpicking_equipment"]);
    let throw = Command::Throw { mini, card, area: table.area(16), effort };
    assert_eq!((may(&table, &throw), table.refused_by(&throw)), (false, "R2 V.C.4"));
}
