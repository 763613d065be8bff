//! A click gives the right intent.

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;

use super::*;
use gotham_content::skill::Skill;
use gotham_rules::{Ask, Variant};

fn click(harness: &mut Harness<'static, Stand>, label: &str) {
    harness.get_by_role_and_label(Role::Button, label).click();
    harness.run_steps(3);
}

/// Scrolls to something by its label and clicks it.
fn find(harness: &mut Harness<'static, Stand>, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.run_steps(20);
    harness.get_by_label(label).click();
    harness.run_steps(20);
}

#[test]
fn the_menu_begins_a_match() {
    let mut harness = window(Stand::new(Shown::Menu), [1280.0, 720.0]);
    harness.run_steps(2);
    click(&mut harness, "New game");
    assert_eq!(harness.state().desk.page, MenuPage::NewMatch);
    harness.get_by_label("Two players").click();
    harness.run_steps(3);
    click(&mut harness, "Start game");
    match harness.state().wishes.as_slice() {
        [Wish::NewMatch(new)] => {
            assert_eq!(new.mission.as_str(), "to_sink_a_city");
            assert_eq!(new.heroes, vec![SeatKind::Person(1); 3]);
            assert_eq!(new.villain, SeatKind::Person(2));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_new_match_has_the_rules_that_were_ticked() {
    let mut harness = window(Stand::new(Shown::Menu), [1280.0, 720.0]);
    harness.run_steps(2);
    click(&mut harness, "New game");
    find(&mut harness, "Play the Heroes");
    find(&mut harness, "Rules");
    for variant in ["Cheap Events", "Free success"] {
        find(&mut harness, variant);
    }
    click(&mut harness, "Start game");
    match harness.state().wishes.as_slice() {
        [Wish::NewMatch(new)] => {
            let variants: Vec<Variant> = new.options.variants.iter().collect();
            assert_eq!(variants, [Variant::FreeSuccess, Variant::CheapEvents]);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn settings_are_changed_at_once() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.open = vec![Panel::Settings];
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(2);
    harness.get_by_label("4×").click();
    harness.run_steps(3);
    assert!(
        harness
            .state()
            .wishes
            .iter()
            .any(|wish| matches!(wish, Wish::Settings(settings) if settings.speed == Speed::Quadruple))
    );
}

#[test]
fn everything_is_muted_and_subtitles_come_with_a_click() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.open = vec![Panel::Settings];
    let mut harness = window(stand, [1280.0, 900.0]);
    harness.run_steps(2);
    for (label, is_set) in [
        ("Mute everything", (|settings| settings.mute) as fn(&Settings) -> bool),
        ("Subtitles for sounds", |settings| settings.subtitles),
    ] {
        harness.get_by_label(label).scroll_to_me();
        harness.run_steps(20);
        harness.get_by_label(label).click();
        harness.run_steps(3);
        let set = |wish: &Wish| matches!(wish, Wish::Settings(settings) if is_set(settings));
        assert!(harness.state().wishes.iter().any(set), "{label}");
    }
}

/// Each volume has its own slider; the panels' follows the effects' until it is moved.
#[test]
fn a_volume_is_moved_alone() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.open = vec![Panel::Settings];
    let mut harness = window(stand, [1280.0, 900.0]);
    harness.run_steps(2);
    for label in ["Effects", "Interface", "Ambience", "Music"] {
        assert!(harness.query_all_by_label(label).count() > 0, "{label}");
    }
    harness.get_by_role_and_label(Role::Slider, "Effects").focus();
    harness.run_steps(2);
    harness.key_press(egui::Key::ArrowLeft);
    harness.run_steps(3);
    let settings = harness.state().wishes.iter().rev().find_map(|wish| match wish {
        Wish::Settings(settings) => Some(settings),
        _ => None,
    });
    let moved = settings.expect("other settings");
    assert!(moved.sounds < 70, "{}", moved.sounds);
    assert_eq!((moved.interface(), moved.ambience(), moved.music), (70, 60, 60));
}

/// Between the instruments, over the question, in every window.
#[test]
fn captions_stand_over_the_prompt() {
    for size in [[1280.0, 720.0], [640.0, 360.0]] {
        let mut stand = Stand::new(Shown::Table);
        assert!(play_until(&mut stand, |prompt, _| prompt.ask == Ask::HeroAction));
        stand.captions = [stand.words.caption_alarm(), stand.words.caption_dice()].map(String::from).into();
        let mut harness = window(stand, size);
        harness.run_steps(6);
        let free = free(&harness.ctx);
        for caption in ["[alarm]", "[dice rattle]"] {
            let rect = harness.get_by_label(caption).rect();
            assert!(free.expand(1.0).contains_rect(rect), "{caption} at {rect:?}, free is {free:?}");
            assert!(rect.center().y > free.center().y, "{caption} is in the upper half");
        }
    }
}

#[test]
fn a_key_is_given_to_what_was_clicked() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.open = vec![Panel::Settings];
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(2);
    harness.get_by_label("Keys").scroll_to_me();
    harness.run_steps(20);
    harness.get_by_label("Keys").click();
    harness.run_steps(20);
    harness.get_by_label("Choose the highlighted answer: Enter").scroll_to_me();
    harness.run_steps(20);
    click(&mut harness, "Choose the highlighted answer: Enter");
    assert_eq!(harness.state().desk.rebinding.as_deref(), Some("Confirm"));
    harness.get_by_label("Choose the highlighted answer: press a key…");
    harness.get_by_label("Close Settings").scroll_to_me();
    harness.run_steps(20);
    click(&mut harness, "Close Settings");
    assert_eq!(harness.state().desk.rebinding, None, "a closed panel waits for no key");
}

#[test]
fn the_first_question_is_answered_by_a_button() {
    let mut harness = window(Stand::new(Shown::Table), [1280.0, 720.0]);
    harness.run_steps(2);
    assert!(matches!(harness.state().prompt.ask, Ask::ChooseHero { .. }));
    click(&mut harness, "Batman");
    match harness.state().wishes.as_slice() {
        [Wish::Say(command)] => assert!(harness.state().legal.contains(command)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_attack_is_composed_with_its_odds_and_confirmed() {
    let mut stand = Stand::new(Shown::Table);
    let is_attack = |command: &Command| matches!(command, Command::Attack { effort, .. } if effort.cubes > 0);
    let found = play_until(&mut stand, |prompt, legal| prompt.ask == Ask::HeroAction && legal.iter().any(is_attack));
    assert!(found, "no attack in this match");
    let Some(Command::Attack { target, .. }) = stand.legal.iter().find(|command| is_attack(command)).cloned() else {
        panic!("no attack")
    };
    let attacker = stand.legal.iter().find_map(|command| match command {
        Command::Attack { mini, .. } => Some(*mini),
        _ => None,
    });
    let question =
        answers::Question { words: &stand.words, game: &stand.game, prompt: &stand.prompt, legal: &stand.legal };
    stand.desk.composer.take(Composing::Select(attacker), &question);
    stand.desk.composer.pick(Spot::Mini(target), &question);
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label_contains("Chances in percent");
    harness.get_by_role_and_label(Role::Button, "1 cube").click();
    harness.run_steps(3);
    harness.get_by_label_contains("Confirm:").click();
    harness.run_steps(3);
    match harness.state().wishes.as_slice() {
        [Wish::Say(Command::Attack { target: hit, effort, .. })] => {
            assert_eq!(*hit, target);
            assert_eq!(effort.cubes, 1);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_hand_over_waits_for_the_next_person() {
    let mut harness = window(Stand::new(Shown::HandOver), [1280.0, 720.0]);
    harness.run_steps(2);
    harness.get_by_label("The Villain, it's your turn");
    click(&mut harness, "I'm ready");
    assert_eq!(harness.state().wishes, [Wish::HandOverAccepted]);
}

#[test]
fn trouble_is_read_and_closed() {
    let mut stand = Stand::new(Shown::Menu);
    stand.dialogs.push(Dialog {
        title: "A save could not be read".into(),
        text: "saves/autosave.json: line 12, column 5: it is cut off".into(),
        shared: None,
    });
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("saves/autosave.json: line 12, column 5: it is cut off");
    click(&mut harness, "OK");
    assert_eq!(harness.state().wishes, [Wish::CloseDialog]);
}

#[test]
fn a_match_is_shared_by_a_code_and_a_link() {
    let mut stand = Stand::new(Shown::Menu);
    let link = "https://example.org/#m=GCC1-A".to_string();
    stand.dialogs.push(Dialog {
        title: "Share".into(),
        text: "Send it".into(),
        shared: Some(Shared { code: "GCC1-A".into(), link: Some(link.clone()) }),
    });
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("GCC1-A");
    click(&mut harness, "Copy code");
    click(&mut harness, "Copied");
    click(&mut harness, "Copy link");
    assert_eq!(harness.state().wishes, [Wish::Copy("GCC1-A".into()), Wish::Copy("GCC1-A".into()), Wish::Copy(link)]);
}

#[test]
fn a_code_is_opened_and_saves_are_shared() {
    let mut stand = Stand::new(Shown::Menu);
    let age = Some(core::time::Duration::ZERO);
    stand.saves = vec![SaveSlot {
        name: "a".into(),
        mission: "b".into(),
        round: 1,
        age,
        finished: true,
        is_branch: false,
        broken: None,
    }];
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(2);
    click(&mut harness, "Saved games");
    click(&mut harness, "Share a");
    click(&mut harness, "Open"); // nothing to open yet
    harness.state_mut().desk.code = "GCC1-A".into();
    harness.run_steps(2);
    click(&mut harness, "Open");
    assert_eq!(harness.state().wishes, [Wish::Share(Some("a".into())), Wish::OpenCode("GCC1-A".into())]);
}

#[test]
fn a_page_has_files_and_no_way_out() {
    let mut stand = Stand::new(Shown::Menu);
    let age = Some(core::time::Duration::ZERO);
    let saved = SaveSlot {
        name: "a".into(),
        mission: "b".into(),
        round: 1,
        age,
        finished: false,
        is_branch: false,
        broken: None,
    };
    (stand.is_page, stand.saves) = (true, vec![saved]);
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(2);
    assert!(harness.query_by_label("Quit").is_none());
    click(&mut harness, "Saved games");
    click(&mut harness, "Export a");
    click(&mut harness, "Import a file");
    assert_eq!(harness.state().wishes, [Wish::Export("a".into()), Wish::Import]);
    harness.state_mut().is_page = false;
    harness.run_steps(2);
    assert!(harness.query_by_label("Import a file").is_none() && harness.query_by_label("Export a").is_none());
}

#[test]
fn the_glossary_finds_a_skill() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.open = vec![Panel::Glossary];
    stand.desk.glossary_search = "marksman".into();
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(2);
    click(&mut harness, "Marksman");
    assert_eq!(harness.state().desk.entry, Some(Topic::Skill(Skill::Marksman)));
}

#[test]
fn a_replay_is_played_and_branched() {
    let mut harness = window(Stand::new(Shown::Replay), [1280.0, 720.0]);
    harness.run_steps(2);
    click(&mut harness, "Play");
    click(&mut harness, "Play from here");
    assert_eq!(
        harness.state().wishes,
        [Wish::Replay(ReplayMove::PlayPause), Wish::Replay(ReplayMove::Branch(BranchDice::Same))]
    );
}

#[test]
fn the_report_offers_a_rematch() {
    let mut harness = window(Stand::new(Shown::Report), [1280.0, 720.0]);
    harness.run_steps(2);
    click(&mut harness, "Rematch");
    assert_eq!(harness.state().wishes, [Wish::Rematch]);
}

#[test]
fn the_menu_is_worked_by_keys_alone() {
    let mut stand = Stand::new(Shown::Menu);
    stand.settings.tutorial_offered = true;
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.key_press(egui::Key::Enter);
    harness.run_steps(4);
    assert_eq!(harness.state().desk.page, MenuPage::NewMatch);
    harness.key_press(egui::Key::Enter);
    harness.run_steps(3);
    assert!(matches!(harness.state().wishes.as_slice(), [Wish::NewMatch(_)]), "{:?}", harness.state().wishes);
}

#[test]
fn keys_belong_to_the_board_while_nothing_floats() {
    let mut stand = Stand::new(Shown::Table);
    stand.desk.open = vec![Panel::Pause];
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    assert!(harness.ctx.egui_wants_keyboard_input());
    harness.state_mut().desk.open.clear();
    harness.run_steps(3);
    assert!(!harness.ctx.egui_wants_keyboard_input());
}

/// A gallery, drawn, and with the keys in its list.
fn gallery() -> Harness<'static, Stand> {
    let mut stand = Stand::new(Shown::Gallery);
    stand.desk.page = MenuPage::Gallery;
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness
}

#[test]
fn the_gallery_is_left_for_the_menu() {
    let mut harness = gallery();
    click(&mut harness, "Back");
    assert_eq!(harness.state().desk.page, MenuPage::Front);
    let mut harness = gallery();
    harness.state_mut().desk.take(Gesture::Press(Press::Back).into(), None);
    assert_eq!(harness.state().desk.page, MenuPage::Front);
}

#[test]
fn the_gallery_is_narrowed_and_shows_whom_it_finds() {
    let mut harness = gallery();
    harness.get_by_label("Leaders").click();
    harness.run_steps(3);
    harness.get_by_label("Orange").click();
    harness.run_steps(3);
    harness.get_by_label("No matches.");
    harness.get_by_label("Any color").click();
    harness.run_steps(3);
    harness.state_mut().desk.gallery.filter.search = "man-bat".into();
    harness.run_steps(3);
    harness.get_by_role_and_label(Role::Button, "Man-Bat").click();
    harness.run_steps(3);
    let picked = harness.state().desk.gallery.picked;
    let catalogue = harness.state().catalogue.clone();
    let is_man_bat = |topic| matches!(topic, Topic::Tile(at) if catalogue.tiles[at].id.as_str() == "man_bat");
    assert!(picked.is_some_and(is_man_bat), "{picked:?}");
    harness.get_by_label("Line-up").click();
    harness.run_steps(3);
    assert_eq!(harness.state().desk.gallery.scene, Scene::LineUp);
}

#[test]
fn the_gallery_is_walked_by_keys_alone() {
    let mut harness = gallery();
    let alone = Filter { who: Some(Who::Others), ..Filter::default() };
    harness.state_mut().desk.gallery.filter = alone;
    for frame in 0..5 {
        harness.run_steps(1);
        assert!(harness.ctx.memory(|memory| memory.focused()).is_some(), "the list keeps the keys: frame {frame}");
    }
    let found = |stand: &Stand| exhibits::found(&stand.catalogue, &stand.words, &stand.desk.gallery.filter);
    let all = found(harness.state());
    for (key, expected) in [
        (egui::Key::ArrowDown, 1),
        (egui::Key::ArrowRight, 2),
        (egui::Key::ArrowUp, 1),
        (egui::Key::ArrowLeft, 0),
        (egui::Key::ArrowUp, all.len() - 1),
    ] {
        harness.key_press(key);
        harness.run_steps(3);
        assert_eq!(harness.state().desk.gallery.picked, Some(all[expected].topic), "{key:?}");
    }
    harness.key_press(egui::Key::Enter);
    harness.run_steps(3);
    assert_eq!(harness.state().desk.gallery.scene, Scene::LineUp);
    harness.key_press(egui::Key::Tab);
    harness.run_steps(3);
    harness.key_press(egui::Key::ArrowDown);
    harness.run_steps(3);
    let picked = harness.state().desk.gallery.picked;
    assert_eq!(picked, all.last().map(|exhibit| exhibit.topic), "the list hears no keys when it has them not");
}

#[test]
fn the_gallery_shows_a_heros_own_cards() {
    let mut harness = gallery();
    harness.state_mut().desk.gallery.filter.search = "nightwing".into();
    harness.run_steps(3);
    harness.get_by_label("Personal cards");
    harness.get_all_by_label("Baton").next().expect("Nightwing begins with batons");
}

/// Two truths under a token that lies face down look the same.
#[test]
fn a_token_that_lies_face_down_tells_nobody_its_face() {
    let shown = [0, 1].map(|face| {
        let mut stand = Stand::new(Shown::Table);
        let mut state = stand.game.state().clone();
        let token = state.tokens.iter_mut().find(|token| token.kind == 0).expect("a token");
        (token.hidden, token.face) = (true, face);
        let id = token.id;
        let game = Game::from_state(stand.game.scenario().clone(), *stand.game.options(), state);
        stand.set_game(&game);
        stand.hovered = Some(Spot::Token(id));
        let mut harness = window(stand, [1280.0, 720.0]);
        harness.run_steps(3);
        assert!(harness.query_all_by_label_contains("(face down)").next().is_some());
        let mut texts = marked::texts(&harness);
        // a mission whose Objectives count faces shows the counts to both sides
        texts.retain(|text| !text.starts_with("Primed Bombs"));
        texts
    });
    assert_eq!(shown[0], shown[1]);
}
