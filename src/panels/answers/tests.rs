//! From every prompt of random matches, keys alone reach every kind of legal command, and nothing illegal is said.

use std::sync::LazyLock;

use super::steps::effort_of;
use super::*;
use crate::intent::{Composing, Press, Spot, Wish};
use crate::tests::{Chance, random_walk};
use gotham_rules::command::RerollBy;
use gotham_rules::{Ask, Command, Game, MiniId, query, skills};
use gotham_words::{ENGLISH, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(ENGLISH));

fn press(composer: &mut Composer, press: Press, question: &Question) -> Vec<Wish> {
    composer.press(press, question)
}

/// Goes back to the first choice with just the Back key.
fn to_root(composer: &mut Composer, question: &Question) {
    for _ in 0..10 {
        if !composer.stage(question).has_back {
            return;
        }
        press(composer, Press::Back, question);
    }
    panic!("Back does not end: {:?}", composer.stage(question).path);
}

/// Walks to a command of this kind with just arrows and Enter; returns what was said.
fn reach(question: &Question, wanted: &[Step]) -> Vec<Wish> {
    let mut composer = Composer::default();
    to_root(&mut composer, question);
    for _ in 0..10 {
        let stage = composer.stage(question);
        if !wanted.starts_with(&stage.path) {
            assert!(stage.has_back, "{:?} is not on the way to {wanted:?}", stage.path);
            press(&mut composer, Press::Back, question);
            continue;
        }
        let StageKind::List(choices) = &stage.kind else {
            return press(&mut composer, Press::Confirm, question);
        };
        let next = &wanted[stage.path.len()];
        let at = choices.iter().position(|choice| choice.step == *next && choice.refusal.is_none());
        let at = at.unwrap_or_else(|| panic!("{next:?} of {wanted:?} is not offered: {choices:?}"));
        for _ in 0..choices.len() {
            press(&mut composer, Press::Up, question);
        }
        for _ in 0..at {
            press(&mut composer, Press::Down, question);
        }
        assert_eq!(composer.stage(question).cursor, at);
        let said = press(&mut composer, Press::Confirm, question);
        // what is easily done by mistake is asked again
        let is_asked_again = said.is_empty() && composer.notice().is_some();
        let said = if is_asked_again { press(&mut composer, Press::Confirm, question) } else { said };
        if !said.is_empty() {
            return said;
        }
    }
    panic!("{wanted:?} is not reached");
}

#[test]
fn keys_reach_every_kind_of_legal_command() {
    for seed in 1..4 {
        random_walk(seed, 220, |game, prompt, legal| {
            let question = Question { words: &WORDS, game, prompt, legal };
            let mut kinds: Vec<Vec<Step>> = legal.iter().map(|command| path(&prompt.ask, command)).collect();
            kinds.sort_by_key(|kind| format!("{kind:?}"));
            kinds.dedup();
            // Nobody pays for a Reroll that is free.
            let all = kinds.clone();
            let is_dear = |kind: &[Step]| {
                let [die, Step::Right(RerollBy::Paid)] = kind else { return false };
                let unpaid = all.iter().filter(|other| other.first() == Some(die) && other.as_slice() != kind).count();
                unpaid == 1
            };
            kinds.retain(|kind| !is_dear(kind));
            let every = (kinds.len() / 25).max(1);
            for kind in kinds.iter().step_by(every) {
                match reach(&question, kind).as_slice() {
                    [Wish::Say(command)] => {
                        assert_eq!(path(&prompt.ask, command), *kind);
                        assert_eq!(game.why_not(command), None, "{command:?}");
                    }
                    other => panic!("{kind:?} says {other:?}"),
                }
            }
        });
    }
}

#[test]
fn an_offered_skill_with_one_target_is_one_press_away() {
    let mut offers = 0;
    for seed in 1..30 {
        random_walk(seed, 300, |game, prompt, legal| {
            let Ask::Skill { .. } = prompt.ask else { return };
            let question = Question { words: &WORDS, game, prompt, legal };
            let StageKind::List(choices) = Composer::default().stage(&question).kind else { return };
            for choice in choices.iter().filter(|choice| choice.weighs.is_none()) {
                let ways = legal.iter().filter(|command| path(&prompt.ask, command).first() == Some(&choice.step));
                let [only @ Command::UseSkill { skill, on, .. }] = ways.collect::<Vec<_>>()[..] else { continue };
                if skills::rolls(*skill) {
                    continue; // shown with its odds first
                }
                assert_eq!(choice.says, std::slice::from_ref(only));
                if let Some(target) = on.mini() {
                    assert_eq!(choice.note, question.titles().mini(target), "the button says on whom");
                    offers += 1;
                }
            }
        });
    }
    assert!(offers > 0, "no Skill with one target was offered");
}

#[test]
fn no_key_says_anything_illegal() {
    let presses = [
        Press::Up,
        Press::Down,
        Press::Left,
        Press::Right,
        Press::Confirm,
        Press::Confirm,
        Press::Back,
        Press::Next,
        Press::Digit(1),
        Press::Digit(3),
        Press::Digit(0),
    ];
    for seed in 4..8 {
        let mut chance = Chance(seed);
        random_walk(seed, 200, |game, prompt, legal| {
            let question = Question { words: &WORDS, game, prompt, legal };
            let mut composer = Composer::default();
            for _ in 0..40 {
                let stage = composer.stage(&question);
                if let StageKind::List(choices) = &stage.kind {
                    assert!(legal.is_empty() || choices.iter().any(|choice| choice.refusal.is_none()));
                }
                let said = press(&mut composer, presses[chance.below(presses.len())], &question);
                let is_habit = matches!(said.first(), Some(Wish::Habit { .. }));
                assert!(!is_habit || said.len() == 2, "a habit goes with the answer that it means: {said:?}");
                for said in said {
                    let first = match said {
                        Wish::Say(command) => command,
                        Wish::Walk(commands) => commands[0].clone(),
                        Wish::Habit { mini, skill, habit } => {
                            let is_asked = prompt.ask.offers() == Some(skill);
                            assert!(is_asked && prompt.subject == Some(mini) && habit.is_some());
                            continue;
                        }
                        other => panic!("{other:?}"),
                    };
                    assert_eq!(game.why_not(&first), None, "{first:?}");
                }
            }
        });
    }
}

#[test]
fn clicks_on_the_board_say_nothing_illegal_and_explain_themselves() {
    let mut explained = 0;
    for seed in 8..10 {
        random_walk(seed, 160, |game, prompt, legal| {
            let question = Question { words: &WORDS, game, prompt, legal };
            for spot in spots(game) {
                let mut composer = Composer::default();
                composer.highlights(&question, Some(spot));
                for said in composer.pick(spot, &question) {
                    let first = match said {
                        Wish::Say(command) => command,
                        Wish::Walk(commands) => commands[0].clone(),
                        other => panic!("{other:?}"),
                    };
                    assert_eq!(game.why_not(&first), None, "{first:?}");
                }
                explained += usize::from(composer.notice().is_some());
            }
        });
    }
    assert!(explained > 0, "no click was ever refused with a reason");
}

/// Everything that can be clicked.
fn spots(game: &Game) -> Vec<Spot> {
    let areas = game.board().areas().map(Spot::Area);
    let minis = game.state().all_minis().filter(|mini| game.state().mini(*mini).area.is_some()).map(Spot::Mini);
    areas.chain(minis).chain(game.state().tokens.iter().map(|token| Spot::Token(token.id))).collect()
}

#[test]
fn no_click_is_silent() {
    for seed in 50..54 {
        random_walk(seed, 160, |game, prompt, legal| {
            let question = Question { words: &WORDS, game, prompt, legal };
            for spot in spots(game) {
                let mut composer = Composer::default();
                let before = composer.stage(&question).path;
                let said = composer.pick(spot, &question);
                let leads_on = composer.stage(&question).path != before;
                let speaks = composer.notice().is_some_and(|notice| !notice.trim().is_empty());
                assert!(!said.is_empty() || leads_on || speaks, "{spot:?} at {:?}", prompt.ask);
            }
        });
    }
}

/// Whatever is chosen, there is something to choose or to put in next: also for who could go on with Pushing Limits alone.
#[test]
fn no_choice_leads_to_an_empty_list() {
    for seed in 80..84 {
        random_walk(seed, 220, |game, prompt, legal| {
            let question = Question { words: &WORDS, game, prompt, legal };
            let mut walks = vec![Vec::new()];
            while let Some(walk) = walks.pop() {
                let stage = Composer::at(walk).stage(&question);
                let StageKind::List(choices) = stage.kind else { continue };
                let mut open = choices.iter().filter(|choice| choice.refusal.is_none()).peekable();
                assert!(open.peek().is_some(), "{:?} at {:?}", stage.path, prompt.ask);
                walks.extend(open.filter(|choice| choice.says.is_empty()).map(|choice| {
                    let mut longer = stage.path.clone();
                    longer.push(choice.step.clone());
                    longer
                }));
            }
        });
    }
}

#[test]
fn in_the_middle_of_a_movement_a_click_ends_it_and_does_what_it_means() {
    let mut aimed = 0;
    for seed in 60..72 {
        random_walk(seed, 200, |game, prompt, legal| {
            if !matches!(prompt.ask, Ask::KeepMoving { .. }) {
                return;
            }
            let question = Question { words: &WORDS, game, prompt, legal };
            for spot in spots(game) {
                let mut composer = Composer::default();
                if composer.pick(spot, &question) != [Wish::Say(Command::Stop)] {
                    continue;
                }
                let mut after = game.clone();
                after.apply(&Command::Stop).expect("legal");
                let (prompt, legal) = (after.prompt(), after.legal());
                let question = Question { words: &WORDS, game: &after, prompt: &prompt, legal: &legal };
                let stage = composer.stage(&question);
                let goes_on = stage.path.last().and_then(Step::spot) == Some(spot)
                    || matches!(&stage.kind, StageKind::Form(form) if form.target().map(Spot::Mini) == Some(spot))
                    || stage.path.len() > 1;
                assert!(goes_on, "{spot:?}: {:?}", stage.path);
                aimed += usize::from(matches!(stage.kind, StageKind::Form(_)));
            }
        });
    }
    assert!(aimed > 10, "only {aimed} attacks were aimed while moving");
}

#[test]
fn whoever_acted_stays_chosen() {
    let mut stayed = 0;
    for seed in 80..84 {
        stayed += times_chosen_again(seed);
    }
    assert!(stayed > 15, "only {stayed} times");
}

fn times_chosen_again(seed: u64) -> usize {
    let mut stayed = 0;
    let mut chosen: Option<MiniId> = None;
    let mut composer = Composer::default();
    random_walk(seed, 400, |game, prompt, legal| {
        let question = Question { words: &WORDS, game, prompt, legal };
        if prompt.ask != Ask::HeroAction {
            return;
        }
        if let Some(hero) = chosen.filter(|hero| !options::under(&question, &[Step::Who(*hero)]).is_empty()) {
            assert_eq!(composer.actor(&question), Some(hero));
            stayed += 1;
        }
        // Somebody acts: the click says something, and the walk of the match goes its own way.
        for spot in spots(game) {
            let mut tried = composer.clone();
            let hero = tried.actor(&question).or_else(|| gotham_rules::query::heroes(game).next());
            tried.take(Composing::Select(hero), &question);
            if let Some(hero) = hero
                && !tried.pick(spot, &question).is_empty()
            {
                (composer, chosen) = (tried, Some(hero));
                return;
            }
        }
    });
    stayed
}

#[test]
fn a_die_with_a_free_reroll_is_rolled_by_one_choice() {
    let mut free = 0;
    for seed in 90..96 {
        random_walk(seed, 300, |game, prompt, legal| {
            let question = Question { words: &WORDS, game, prompt, legal };
            let rights = |die: u8| {
                legal.iter().filter(move |command| matches!(command, Command::Reroll { die: of, .. } if *of == die))
            };
            let StageKind::List(choices) = Composer::default().stage(&question).kind else { return };
            for (at, choice) in choices.iter().enumerate() {
                let Step::Die(die) = choice.step else { continue };
                let unpaid: Vec<&Command> = rights(die)
                    .filter(|command| !matches!(command, Command::Reroll { by: RerollBy::Paid, .. }))
                    .collect();
                if let [reroll] = unpaid.as_slice() {
                    let said = Composer::default().take(Composing::Choose(at), &question);
                    assert_eq!(said, [Wish::Say((*reroll).clone())]);
                    free += usize::from(rights(die).count() > 1);
                }
            }
        });
    }
    assert!(free > 0, "no die had a free and a paid Reroll");
}

#[test]
fn a_whole_walk_is_legal_step_by_step() {
    let mut walks = 0;
    for seed in 20..24 {
        random_walk(seed, 150, |game, prompt, legal| {
            let question = Question { words: &WORDS, game, prompt, legal };
            let Some(actor) = Composer::default().actor(&question) else { return };
            for place in gotham_rules::query::reach(game, actor) {
                let commands = options::commands_of(actor, &place);
                if commands.len() < 2 || !legal.contains(&commands[0]) {
                    continue;
                }
                let mut copy = game.clone();
                for command in &commands {
                    // A fall, a reaction or a Neutralization on the way may ask something else: the table stops there.
                    if !matches!(copy.prompt().ask, Ask::HeroAction | Ask::MiniAction { .. } | Ask::KeepMoving { .. }) {
                        break;
                    }
                    if copy.state().mini(actor).area.is_none() || copy.prompt().subject.is_some_and(|who| who != actor)
                    {
                        break;
                    }
                    let fell = copy.why_not(command);
                    assert!(fell.is_none() || has_been_hurt(game, &copy, actor), "{command:?}: {fell:?}");
                    if copy.apply(command).is_err() {
                        break;
                    }
                }
                walks += 1;
            }
        });
    }
    assert!(walks > 20, "only {walks} walks were tried");
}

#[test]
fn a_way_that_may_hurt_is_gone_only_when_it_is_chosen_twice() {
    let mut warned = 0;
    for seed in 30..36 {
        random_walk(seed, 120, |game, prompt, legal| {
            let question = Question { words: &WORDS, game, prompt, legal };
            let Some(actor) = Composer::default().actor(&question) else { return };
            if !matches!(prompt.ask, Ask::MiniAction { .. } | Ask::KeepMoving { .. }) {
                return;
            }
            for place in gotham_rules::query::reach(game, actor) {
                let commands = options::commands_of(actor, &place);
                if !legal.contains(&commands[0]) {
                    continue;
                }
                let mut composer = Composer::default();
                let first = composer.pick(Spot::Area(place.area), &question);
                if options::danger(question.words, game, &commands).is_some() {
                    assert_eq!(first, [], "no warning");
                    assert!(composer.notice().is_some());
                    warned += 1;
                    assert_eq!(composer.pick(Spot::Area(place.area), &question).len(), 1);
                } else {
                    assert_eq!(first.len(), 1);
                }
            }
        });
    }
    assert!(warned > 0, "no way was dangerous");
}

#[test]
fn a_form_reaches_every_effort_by_its_own_buttons() {
    let mut forms = 0;
    for seed in 40..46 {
        random_walk(seed, 150, |game, prompt, legal| {
            let question = Question { words: &WORDS, game, prompt, legal };
            let walks = legal.iter().map(|command| path(&prompt.ask, command));
            for walk in walks.collect::<std::collections::BTreeSet<_>>() {
                let leaves = options::under(&question, &walk);
                if leaves.len() < 2 || !options::is_leaf(&question, &walk, &leaves) {
                    continue;
                }
                forms += 1;
                for leaf in &leaves {
                    let wanted = effort_of(leaf).unwrap();
                    let mut composer = Composer::at(walk.clone());
                    let now = |composer: &Composer| match composer.stage(&question).kind {
                        StageKind::Form(form) => *form,
                        StageKind::List(_) => panic!("no form at {walk:?}"),
                    };
                    for line in 0..now(&composer).cards.len() {
                        let form = now(&composer);
                        let copy = form.cards[..=line].iter().filter(|used| **used == form.cards[line]).count();
                        let is_wanted = wanted.cards.iter().filter(|used| **used == form.cards[line]).count() >= copy;
                        if form.uses(line) != is_wanted {
                            composer.take(Composing::ToggleCard(line), &question);
                        }
                    }
                    composer.take(Composing::Cubes(wanted.cubes), &question);
                    composer.take(Composing::Pushing(wanted.pushing), &question);
                    composer.take(Composing::Characteristic(wanted.choice), &question);
                    let form = now(&composer);
                    if form.refusal.is_some() || form.command != **leaf {
                        panic!("{:?} instead of {leaf:?}", form.command);
                    }
                }
            }
        });
    }
    assert!(forms > 50, "only {forms} forms");
}

fn has_been_hurt(before: &Game, after: &Game, mini: MiniId) -> bool {
    let wounds = |game: &Game| game.state().tablet(mini).map(|tablet| tablet.wounds);
    wounds(before) != wounds(after) || before.state().mini(mini).life != after.state().mini(mini).life
}

/// A tile that takes half of the cubes is activated by the second choice, a cheap one by the first.
#[test]
fn a_dear_tile_is_asked_about_again() {
    let (mut dear, mut cheap) = (0, 0);
    for seed in 1..6 {
        random_walk(seed, 220, |game, prompt, legal| {
            let question = Question { words: &WORDS, game, prompt, legal };
            for command in legal {
                let Command::ActivateTile { position } = command else { continue };
                let cost = query::tile_cost(game, usize::from(*position)).unwrap_or(0);
                let mut composer = Composer::default();
                let said = composer.take(Composing::Position(*position), &question);
                let wanted = [Wish::Say(command.clone())];
                if cost >= 4 && cost * 2 >= game.state().post.reserve {
                    assert!(said.is_empty() && composer.notice().is_some(), "{cost} are spent without a word");
                    assert_eq!(composer.take(Composing::Position(*position), &question), wanted);
                    dear += 1;
                } else {
                    assert_eq!(said, wanted);
                    cheap += 1;
                }
            }
        });
    }
    assert!(dear > 3 && cheap > 3, "{dear} dear, {cheap} cheap");
}
