//! The screen of a new game: nothing is cut off or covers anything else in any window, everything works with keys,
//! and what is chosen is read aloud.

use egui::accesskit::{Role, Toggled};
use egui::{Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable};

use super::*;
use gotham_rules::Options;

/// The screen in a window of a given size in points.
fn screen(draft: Option<NewMatch>, words: Words, size: [f32; 2]) -> Harness<'static, Stand> {
    let mut stand = Stand::new(Shown::Menu);
    stand.words = words;
    stand.desk.page = MenuPage::NewMatch;
    stand.desk.draft = draft;
    stand.scores.add(super::solo::scored(77, 86_400));
    let mut harness = window(stand, size);
    harness.run_steps(4);
    harness
}

/// The first mission's Heroes against the computer, chosen and packed at setup.
fn by_hand() -> NewMatch {
    NewMatch::against_the_computer(&gotham_embedded::catalogue().missions[0])
}

fn draft(harness: &Harness<'static, Stand>) -> NewMatch {
    harness.state().desk.draft.clone().expect("something was chosen")
}

fn click(harness: &mut Harness<'static, Stand>, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.run_steps(20);
    harness.get_by_label(label).click();
    harness.run_steps(4);
}

/// A word as a button says it.
fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// How well the computer plays is asked wherever it sits, and nowhere else.
#[test]
fn the_computers_level_is_chosen_where_it_plays() {
    let mut harness = screen(Some(by_hand()), Words::of("en"), [1280.0, 720.0]);
    click(&mut harness, "Solo");
    assert!(harness.query_by_label("Easy").is_none(), "cards have no level");
    click(&mut harness, "Play the Heroes");
    assert_eq!(draft(&harness).level, gotham_play::Level::Normal);
    for level in gotham_play::Level::ALL.into_iter().rev() {
        click(&mut harness, &capitalized(level.word()));
        assert_eq!(draft(&harness).level, level);
    }
    click(&mut harness, "Play the Villain");
    assert_eq!(draft(&harness).level, gotham_play::Level::Easy, "it stays as chosen");
    click(&mut harness, "Two players");
    assert!(harness.query_by_label("Easy").is_none(), "nobody else plays");
}

/// Texts longer than one character, with the visible part of each.
fn texts(harness: &Harness<'static, Stand>) -> Vec<(Rect, Rect, String)> {
    fn gather(shape: &Shape, clip: Rect, found: &mut Vec<(Rect, Rect, String)>) {
        match shape {
            Shape::Text(text) if text.galley.text().chars().count() > 2 => {
                found.push((text.visual_bounding_rect(), clip, text.galley.text().to_string()));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| gather(&clipped.shape, clipped.clip_rect, &mut found));
    found.retain(|(rect, clip, _)| rect.intersect(*clip).is_positive());
    found
}

fn overlap(one: Rect, other: Rect) -> bool {
    let both = one.intersect(other);
    both.width() > 1.0 && both.height() > 1.0
}

/// What is cut off at a side or covers something else.
fn complaints(harness: &Harness<'static, Stand>) -> Vec<String> {
    let mut found = Vec::new();
    let texts = texts(harness);
    for (at, (rect, clip, text)) in texts.iter().enumerate() {
        if rect.left() < clip.left() - 1.0 || rect.right() > clip.right() + 1.0 {
            found.push(format!("cut off: {text:?}, {rect:?} in {clip:?}"));
        }
        for (other, other_clip, below) in &texts[..at] {
            if overlap(rect.intersect(*clip), other.intersect(*other_clip)) {
                found.push(format!("{text:?} lies over {below:?} at {rect:?}"));
            }
        }
    }
    let nodes: Vec<_> = harness.root().children_recursive().collect();
    let used = |role: Role| matches!(role, Role::Button | Role::RadioButton | Role::CheckBox | Role::TextInput);
    // The footer stays, whatever is scrolled behind it.
    let words = &harness.state().words;
    let foot = [words.menu_start(), words.menu_back()];
    let widgets: Vec<(Rect, String)> = nodes
        .iter()
        .filter(|node| used(node.accesskit_node().role()))
        .map(|node| (node.rect(), node.accesskit_node().label().unwrap_or_default()))
        .filter(|(_, label)| !foot.contains(&label.as_str()))
        .collect();
    for (at, (rect, label)) in widgets.iter().enumerate() {
        for (other, below) in &widgets[..at] {
            if overlap(*rect, *other) {
                found.push(format!("the button {label:?} lies over {below:?} at {rect:?}"));
            }
        }
    }
    found
}

#[test]
fn nothing_is_cut_off_and_nothing_overlaps_in_any_window() {
    let catalogue = gotham_embedded::catalogue();
    for language in [ENGLISH, "fr"] {
        for size in [[1280.0, 720.0], [1920.0, 1080.0]] {
            for scale in [0.8, 1.0, 2.0] {
                // Every text at one size; one mission for each number of Heroes at the others.
                let usual = (size, scale) == ([1280.0, 720.0], 1.0);
                let some = ["to_sink_a_city", "suicide_escape", "icy_welcome"];
                for mission in catalogue.missions.iter().filter(|it| usual || some.contains(&it.id.as_str())) {
                    let draft = NewMatch::against_the_cards(mission, 2);
                    let points = size.map(|side: f32| side / scale);
                    let harness = screen(Some(draft), Words::of(language), points);
                    let found = complaints(&harness);
                    assert!(found.is_empty(), "{} in {language} at {points:?}:\n{}", mission.id, found.join("\n"));
                    let start = harness.get_by_label(harness.state().words.menu_start()).rect();
                    let window = Rect::from_min_size(egui::Pos2::ZERO, points.into());
                    assert!(window.contains_rect(start), "the game can be begun at {points:?}: {start:?}");
                }
            }
        }
    }
}

#[test]
fn large_letters_have_room_too() {
    for size in [[1280.0, 720.0], [960.0, 540.0]] {
        let mut stand = Stand::new(Shown::Menu);
        (stand.desk.page, stand.settings.text_size) = (MenuPage::NewMatch, 150);
        let mut harness = window(stand, size);
        harness.run_steps(4);
        let found = complaints(&harness);
        assert!(found.is_empty(), "{size:?}:\n{}", found.join("\n"));
    }
}

#[test]
fn a_fault_would_be_found() {
    let mut harness = screen(None, Words::of(ENGLISH), [1280.0, 720.0]);
    assert_eq!(complaints(&harness), Vec::<String>::new());
    harness.state_mut().desk.open = vec![Panel::Help];
    harness.run_steps(4);
    assert!(!complaints(&harness).is_empty(), "a window that lies over the screen hides something");
}

#[test]
fn a_usual_window_shows_everything_that_is_chosen_without_scrolling() {
    let harness = screen(Some(by_hand()), Words::of(ENGLISH), [1280.0, 720.0]);
    let foot = harness.get_by_label("Start game").rect().top();
    let stand = harness.state();
    let draft = stand.desk.draft.as_ref().expect("a draft");
    let (_, mission) = stand.catalogue.mission(draft.mission.as_str()).expect("the mission");
    let mission = stand.words.text(&mission.name).into_owned();
    let seats = ["Hero 1: Player 1", "Hero 3: Choose at setup", "Villain: Computer", "Map: Subway"].map(str::to_string);
    for label in [mission].into_iter().chain(seats) {
        let rect = harness.get_by_label(&label).rect();
        assert!(rect.bottom() <= foot, "{label}: {rect:?} is below {foot}");
    }
}

/// The label of what has the keys.
fn focused(harness: &Harness<'static, Stand>) -> Option<String> {
    let found = harness.root().children_recursive().find(|node| node.accesskit_node().is_focused());
    found.and_then(|node| node.accesskit_node().label())
}

#[test]
fn everything_is_chosen_by_keys() {
    let mut harness = screen(Some(by_hand()), Words::of(ENGLISH), [1280.0, 720.0]);
    assert_eq!(focused(&harness).as_deref(), Some("Start game"), "Enter begins at once");
    let mut go_to = |label: &str| {
        for _ in 0..80 {
            harness.key_press(egui::Key::Tab);
            harness.run_steps(3);
            if focused(&harness).as_deref() == Some(label) {
                harness.key_press(egui::Key::Enter);
                harness.run_steps(3);
                return draft(&harness);
            }
        }
        panic!("no Tab leads to {label}");
    };
    assert_eq!(go_to("Hero 1: Renee Montoya").wishes[0].as_ref().map(|hero| hero.as_str()), Some("renee_montoya"));
    assert_eq!(go_to("Villain: Player 2").villain, SeatKind::Person(2));
    assert_eq!(go_to("Hero 2: Computer").heroes[1], SeatKind::Bot);
    assert_eq!(go_to("Icy Welcome").mission.as_str(), "icy_welcome");
    assert!(go_to("Solo").options.solo);
}

#[test]
fn two_clicks_from_the_menu_begin_a_solo_match_that_is_set_up() {
    let mut harness = window(Stand::new(Shown::Menu), [1280.0, 720.0]);
    harness.run_steps(4);
    for label in ["New game", "Start game"] {
        harness.get_by_role_and_label(Role::Button, label).click();
        harness.run_steps(4);
    }
    let [Wish::NewMatch(begun)] = harness.state().wishes.as_slice() else { panic!("{:?}", harness.state().wishes) };
    assert!(begun.options.solo && begun.packing == Packing::Suggested);
    assert!(begun.wishes.iter().all(Option::is_some), "{:?}", begun.wishes);
}

#[test]
fn another_mission_brings_its_own_team_unless_the_players_choose_at_setup() {
    let mut harness = screen(None, Words::of(ENGLISH), [1280.0, 900.0]);
    click(&mut harness, "Icy Welcome");
    let there = draft(&harness);
    assert_eq!(there.wishes.iter().flatten().map(|hero| hero.as_str()).collect::<Vec<_>>(), ["batman"]);
    assert_eq!(there.packing, Packing::Suggested);
    let mut harness = screen(Some(by_hand()), Words::of(ENGLISH), [1280.0, 900.0]);
    click(&mut harness, "Icy Welcome");
    assert_eq!((draft(&harness).wishes, draft(&harness).packing), (vec![None], Packing::ByHand));
}

#[test]
fn packs_and_the_villain_s_pace_are_offered_where_a_match_begins() {
    let mut harness = screen(None, Words::of(ENGLISH), [1280.0, 900.0]);
    click(&mut harness, "Choose them myself");
    assert_eq!(draft(&harness).packing, Packing::ByHand);
    click(&mut harness, "The Villain plays step by step");
    let wishes = &harness.state().wishes;
    assert!(matches!(&wishes[..], [Wish::Settings(settings)] if !settings.step_by_step), "{wishes:?}");
    click(&mut harness, "Two players");
    assert!(harness.query_by_label("The Villain plays step by step").is_none(), "a person plays the Villain");
}

/// The missions that the list shows.
fn listed(harness: &Harness<'static, Stand>) -> Vec<String> {
    let stand = harness.state();
    let names = stand.catalogue.missions.iter().map(|mission| stand.words.text(&mission.name).into_owned());
    names.filter(|name| harness.query_by_label(name).is_some()).collect()
}

#[test]
fn missions_are_found_by_board_number_of_heroes_and_what_is_not_won_yet() {
    let mut harness = screen(None, Words::of(ENGLISH), [1280.0, 1600.0]);
    let all = harness.state().catalogue.missions.len();
    assert_eq!(listed(&harness).len(), all);
    click(&mut harness, "Filter");
    for (question, answer) in [("Board: Any board", "Subway"), ("Heroes: 1 to 3 Heroes", "3 Heroes")] {
        click(&mut harness, question);
        harness.get_by_role_and_label(Role::Button, answer).click();
        harness.run_steps(4);
    }
    let wanted = ["To Sink a City", "Good Cops, Bad Cops", "Sleep Tight, Children"];
    assert_eq!(listed(&harness), wanted);
    click(&mut harness, "Not won yet");
    assert_eq!(listed(&harness), wanted[1..], "the first one is in the list of scores");
    click(&mut harness, "Difficulty: Any difficulty");
    harness.get_by_role_and_label(Role::Button, "Hard for the Heroes").click();
    harness.run_steps(4);
    let hard = harness.state().catalogue.missions.iter().filter(|mission| {
        let measured = mission.measured.expect("it was measured");
        ["good_cops_bad_cops", "sleep_tight_children"].contains(&mission.id.as_str()) && measured.hardness() >= 4
    });
    assert_eq!(listed(&harness).len(), hard.count());
    click(&mut harness, "Show all");
    assert_eq!(listed(&harness).len(), all);
}

#[test]
fn a_mission_that_the_campaign_chose_is_scrolled_into_view() {
    let catalogue = gotham_embedded::catalogue();
    let last = catalogue.missions.last().expect("a mission");
    let mut harness = screen(Some(NewMatch::suggested(last)), Words::of(ENGLISH), [1280.0, 720.0]);
    harness.run_steps(30);
    let name = harness.state().words.text(&last.name).into_owned();
    let (card, foot) = (harness.get_by_label(&name).rect(), harness.get_by_label("Start game").rect().top());
    assert!(card.top() >= 0.0 && card.bottom() <= foot + 1.0, "{name}: {card:?} above {foot}");
}

#[test]
fn stars_say_what_was_managed() {
    let harness = screen(None, Words::of(ENGLISH), [1280.0, 720.0]);
    let stars = "Won · Won with the bonus goal · Won at a higher difficulty";
    assert_eq!(harness.query_all_by_label(stars).count(), 2, "on the card and above the sheet");
}

#[test]
fn arrows_walk_from_mission_to_mission() {
    let mut harness = screen(None, Words::of(ENGLISH), [1280.0, 720.0]);
    harness.get_by_label("To Sink a City").focus();
    harness.run_steps(3);
    harness.key_press(egui::Key::ArrowDown);
    harness.run_steps(3);
    let next = &harness.state().catalogue.missions[1];
    assert_eq!(focused(&harness), Some(harness.state().words.text(&next.name).into_owned()));
}

#[test]
fn what_is_chosen_is_said_and_marked() {
    let mut harness = screen(Some(by_hand()), Words::of(ENGLISH), [1280.0, 900.0]);
    let is_on = |harness: &Harness<'static, Stand>, label: &str| {
        harness.get_by_label(label).accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(is_on(&harness, "To Sink a City") && !is_on(&harness, "Icy Welcome"));
    assert!(is_on(&harness, "Play the Heroes") && is_on(&harness, "Hero 1: Choose at setup"));
    click(&mut harness, "Hero 1: Batman");
    assert!(is_on(&harness, "Hero 1: Batman") && !is_on(&harness, "Hero 1: Choose at setup"));
    click(&mut harness, "Hero 1: Batman");
    assert!(is_on(&harness, "Hero 1: Choose at setup"), "a second click takes it back");
    click(&mut harness, "Full table");
    assert_eq!(draft(&harness).villain, SeatKind::Person(4));
    harness.get_by_label("4 players share this screen: the game tells you when to pass it on.");
    harness.get_by_label("To Sink a City · 3 Heroes · Villain: Player 4 · about 65 min");
    click(&mut harness, "Suicide Escape");
    assert!(is_on(&harness, "Full table"), "who plays whom stays");
    assert_eq!(draft(&harness).villain, SeatKind::Person(3));
    assert!(is_on(&harness, "Katana (required by this mission)"));
}

#[test]
fn the_best_score_and_the_difficulty_of_a_mission_are_shown() {
    let harness = screen(None, Words::of(ENGLISH), [1280.0, 720.0]);
    let measured = harness.state().catalogue.missions[0].measured.expect("measured");
    harness.get_by_label(&format!("Difficulty for the Heroes: {} of 5", measured.hardness()));
    let best = texts(&harness).into_iter().any(|(_, _, text)| text.starts_with("Best score: 77"));
    assert!(best, "the score list has one of this mission");
}

/// A banner that says "against" and then nobody is a riddle.
#[test]
fn opponents_are_named_where_a_mission_has_leaders() {
    let catalogue = gotham_embedded::catalogue();
    let said = |id: &str| {
        let (_, mission) = catalogue.mission(id).expect("a mission");
        let harness = screen(Some(NewMatch::against_the_computer(mission)), Words::of(ENGLISH), [1280.0, 720.0]);
        texts(&harness).into_iter().map(|(_, _, text)| text).find(|text| text.starts_with("against"))
    };
    assert_eq!(said("to_sink_a_city").as_deref(), Some("against Bane"));
    assert_eq!(said("year_100"), None);
}

#[test]
fn folded_options_say_what_they_come_to() {
    let mut draft = NewMatch::against_the_computer(&gotham_embedded::catalogue().missions[0]);
    let says = |draft: &NewMatch, wanted: &str| {
        let harness = screen(Some(draft.clone()), Words::of(ENGLISH), [1280.0, 900.0]);
        let found: Vec<String> = texts(&harness).into_iter().map(|(_, _, text)| text).collect();
        assert!(found.iter().any(|text| text == wanted), "{wanted}: {found:?}");
    };
    says(&draft, "Second (2022) · standard");
    draft.options = Options { villain_reserve: 2, ..draft.options };
    says(&draft, "Second (2022) · 1 change");
    draft.options = Options { solo: true, ..Options::default() };
    says(&draft, "Worth 0 Victory Points if you win: Novice");
}

#[test]
fn a_map_names_what_is_pointed_at() {
    let mut harness = screen(None, Words::of(ENGLISH), [1280.0, 720.0]);
    let rect = harness.get_by_label("Map: Subway").rect();
    let catalogue = &harness.state().catalogue;
    let (area, kind) = {
        let mission = &catalogue.missions[0];
        let (area, token, _) = &mission.tokens[0];
        let kind = mission.token_kinds.iter().find(|kind| kind.id == *token).expect("it is checked");
        (area.clone(), kind.name.english().to_string())
    };
    let (_, map) = catalogue.map(catalogue.missions[0].map.as_str()).expect("it is checked");
    let board = gotham_rules::board::Board::new(map);
    let area = board.area(board.find(area.as_str()).expect("it is checked"));
    let part = egui::vec2(area.centre.0 as f32 / map.size.0 as f32, area.centre.1 as f32 / map.size.1 as f32);
    harness.hover_at(rect.lerp_inside(part));
    harness.run_steps(40);
    let found: Vec<String> = texts(&harness).into_iter().map(|(_, _, text)| text).collect();
    assert!(found.iter().any(|text| text == area.title.english()), "{found:?}");
    assert!(found.iter().any(|text| *text == format!("• {kind}")), "{found:?}");
}

#[test]
fn a_map_shows_everything_that_a_mission_puts_there() {
    let stand = Stand::new(Shown::Table);
    let names = |marks: &[board_map::Mark], fits: fn(&board_map::MarkKind) -> bool| -> usize {
        marks.iter().filter(|mark| fits(&mark.kind)).map(|mark| mark.names.len()).sum()
    };
    for mission in &stand.catalogue.missions {
        let (_, map) = stand.catalogue.map(mission.map.as_str()).expect("it is checked");
        let marks =
            board_map::of_mission(&stand.catalogue, &stand.words, mission, &gotham_rules::board::Board::new(map));
        let minis: usize = mission.miniatures.iter().map(|(_, tiles)| tiles.len()).sum();
        assert_eq!(names(&marks, |kind| matches!(kind, board_map::MarkKind::Minis(_))), minis, "{}", mission.id);
        let heroes = names(&marks, |kind| matches!(kind, board_map::MarkKind::Hero(_)));
        assert_eq!(heroes, mission.heroes.len(), "{}", mission.id);
        let tokens = names(&marks, |kind| matches!(kind, board_map::MarkKind::Token(_)));
        assert_eq!(tokens, mission.tokens.len(), "{}", mission.id);
    }
}

#[test]
fn the_mission_sheet_has_a_map_of_the_match() {
    let mut stand = Stand::new(Shown::Table);
    assert!(play_until(&mut stand, |prompt, _| prompt.ask == gotham_rules::Ask::HeroAction));
    stand.desk.open = vec![Panel::Mission];
    let standing = stand.game.state().minis.iter().filter(|mini| mini.area.is_some()).count();
    let mut harness = window(stand, [1280.0, 1400.0]);
    harness.run_steps(4);
    harness.get_by_label("Map: Subway");
    let stand = harness.state();
    let marks = board_map::of_game(&stand.words, &stand.game);
    let of_minis =
        |mark: &&board_map::Mark| matches!(mark.kind, board_map::MarkKind::Hero(_) | board_map::MarkKind::Minis(_));
    let shown: usize = marks.iter().filter(of_minis).map(|mark| mark.names.len()).sum();
    assert_eq!(shown, standing);
}

#[test]
fn the_match_under_way_is_a_card_with_its_mission_s_picture() {
    for (mission, is_card) in [("To Sink a City", true), ("A mission that is gone", false)] {
        let mut stand = Stand::new(Shown::Menu);
        let slot = |name: &str| SaveSlot {
            name: name.into(),
            mission: mission.into(),
            round: 3,
            age: None,
            finished: false,
            is_branch: false,
            broken: None,
        };
        stand.saves = vec![slot("autosave")];
        let mut harness = window(stand, [1280.0, 720.0]);
        harness.run_steps(3);
        let label = format!("Continue: {mission}, round 3");
        let button = harness.get_by_role_and_label(Role::Button, &label);
        assert_eq!(button.rect().height() > 80.0, is_card, "{label}");
        button.click();
        harness.run_steps(3);
        assert_eq!(harness.state().wishes, [Wish::Resume]);
    }
}
