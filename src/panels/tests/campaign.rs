//! The campaign's page: chapters and their windows, the way to each mission, closings, and codes.

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable};

use super::marked::texts;
use super::*;
use gotham_play::Lamps;

/// Plays the campaign's missions in order, each chapter's line before those beside it: as many lamps as these.
pub(super) fn play(stand: &mut Stand, lamps: &[u8]) {
    let catalogue = stand.catalogue.clone();
    let campaign = catalogue.campaign.as_ref().expect("it is built in");
    let episodes = campaign.chapters.iter().flat_map(|chapter| chapter.episodes());
    for (episode, lamps) in episodes.zip(lamps) {
        stand.campaign.light(episode.mission.as_str(), Lamps::new(*lamps).expect("that many"));
    }
}

/// The page in the middle of the first chapter.
pub(super) fn on_its_page() -> Stand {
    after(&[5, 0, 3])
}

/// The page, after these missions were played.
fn after(lamps: &[u8]) -> Stand {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.page = MenuPage::Campaign;
    play(&mut stand, lamps);
    stand
}

/// The same in a window.
fn page(lamps: &[u8], size: [f32; 2]) -> Harness<'static, Stand> {
    let mut harness = window(after(lamps), size);
    harness.run_steps(4);
    harness
}

/// Scrolls to something by its label and clicks it.
fn click(harness: &mut Harness<'static, Stand>, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.run_steps(20);
    harness.get_by_label(label).click();
    harness.run_steps(4);
}

fn shows(harness: &Harness<'static, Stand>, text: &str) -> bool {
    texts(harness).iter().any(|shown| shown.contains(text))
}

#[test]
fn the_menu_leads_to_a_mission_by_its_chapter() {
    let mut harness = window(Stand::new(Shown::Menu), [1280.0, 720.0]);
    harness.run_steps(3);
    click(&mut harness, "Campaign");
    assert_eq!(harness.state().desk.page, MenuPage::Campaign);
    click(&mut harness, "Chapter 3, Faces: 0 of 30 windows lit");
    assert!(shows(&harness, "In spring the city takes off its scarf"));
    click(&mut harness, "Play Hush");
    let desk = &harness.state().desk;
    assert_eq!(desk.page, MenuPage::NewMatch);
    assert_eq!(desk.draft.as_ref().map(|draft| draft.mission.as_str()), Some("hush"));
    assert!(harness.state().wishes.is_empty(), "seats and rules are still to be chosen");
}

/// Nothing is locked, and the keys begin at the mission that comes next.
#[test]
fn pages_are_turned_one_by_one_and_every_mission_can_be_played() {
    let harness = page(&[3, 0], [1280.0, 1000.0]);
    let spoken = |label: &str| harness.query_by_role_and_label(Role::Button, label).is_some();
    for mission in ["To Sink a City", "Major Gas Madness", "Heads, You Lose", "A Bloody Transaction"] {
        assert!(spoken(&format!("Play {mission}")), "{mission}");
    }
    assert!(shows(&harness, "Same bank, three weeks later"), "the next one's page");
    assert!(!shows(&harness, "three briefcases"), "a later page is still to be turned");
    assert!(shows(&harness, "presents are on their way"), "a side story is there at any time");
    let next = harness.get_by_role_and_label(Role::Button, "Play Heads, You Lose");
    assert!(next.is_focused());
    assert!(harness.query_all_by_label("Side story").count() == 2);
    assert!(!shows(&harness, "How it ends"));
}

#[test]
fn windows_are_counted_and_read_aloud() {
    let harness = page(&[3, 0], [1280.0, 1000.0]);
    harness.get_by_label("Chapter 1, Loose Stones: 3 of 30 windows lit");
    harness.get_by_label("3 of 5 windows lit");
    harness.get_by_label("0 of 5 windows lit");
    assert_eq!(harness.query_all_by_label("Not played yet").count(), 4);
}

/// What stayed dark is counted for the Villain's player only, mission by mission and over the year.
#[test]
fn dark_windows_are_the_villain_s() {
    assert!(!shows(&page(&[3, 0], [1280.0, 1000.0]), "As the Villain"));
    let mut stand = after(&[3]);
    let campaign = stand.catalogue.clone();
    let line = &campaign.campaign.as_ref().expect("it is built in").chapters[0].line;
    for (episode, number) in line.iter().zip([5, 2]) {
        stand.campaign.darken(episode.mission.as_str(), gotham_play::DarkWindows::new(number).expect("that many"));
    }
    let mut harness = window(stand, [1280.0, 1000.0]);
    harness.run_steps(4);
    assert!(shows(&harness, "As the Villain: 5 of 5 windows dark"));
    assert!(shows(&harness, "As the Villain: 2 of 5 windows dark"));
    assert!(shows(&harness, "Your year as the Villain: 7 of 10 windows dark"));
    harness.get_by_label("Chapter 1, Loose Stones: 6 of 30 windows lit");
}

/// Whoever only plays the Villain turns the same pages, and comes from chapter to chapter.
#[test]
fn the_villain_s_player_comes_to_the_next_chapter() {
    let as_the_villain = |dark: &[u8]| {
        let mut stand = after(&[]);
        let catalogue = stand.catalogue.clone();
        let line = &catalogue.campaign.as_ref().expect("it is built in").chapters[0].line;
        for (episode, number) in line.iter().zip(dark) {
            stand.campaign.darken(episode.mission.as_str(), gotham_play::DarkWindows::new(*number).expect("that many"));
        }
        let mut harness = window(stand, [1280.0, 1000.0]);
        harness.run_steps(4);
        harness
    };
    let begun = as_the_villain(&[5, 3]);
    assert!(begun.get_by_role_and_label(Role::Button, "Play Heads, You Lose").is_focused(), "it comes next");
    assert!(!shows(&begun, "three briefcases") && !shows(&begun, "How it ends"));
    assert_eq!(begun.query_all_by_label("Not played yet").count(), 4);
    begun.get_by_label("2 of 5 windows lit");
    let mut closed = as_the_villain(&[5, 5, 4, 5]);
    assert!(shows(&closed, "Winter is late"), "the second chapter is open");
    click(&mut closed, "Chapter 1, Loose Stones: 1 of 30 windows lit");
    assert!(shows(&closed, "How it ends: dark") && shows(&closed, "put up a sign"));
}

#[test]
fn a_closed_chapter_has_one_of_three_endings_and_the_next_one_opens() {
    for (lamps, light, text) in [
        ([4, 4, 3, 3], "bright", "never look down"),
        ([4, 3, 3, 3], "flickering", "they hum a little"),
        ([3, 3, 0, 0], "dark", "put up a sign"),
    ] {
        let mut harness = page(&lamps, [1280.0, 1000.0]);
        assert!(shows(&harness, "Winter is late"), "the second chapter is open");
        click(&mut harness, &format!("Chapter 1, Loose Stones: {} of 30 windows lit", lamps.iter().sum::<u8>()));
        assert!(shows(&harness, &format!("How it ends: {light}")) && shows(&harness, text), "{light}");
        assert!(!shows(&harness, "How the year ends"));
    }
    let harness = page(&[5; 30], [1280.0, 1000.0]);
    assert!(shows(&harness, "light in every window of the skyline"), "the last chapter stays open");
    assert!(shows(&harness, "How the year ends: bright") && shows(&harness, "A year has gone by"));
}

#[test]
fn a_code_is_copied_and_another_one_added() {
    let mut harness = page(&[], [1280.0, 1000.0]);
    assert!(harness.get_by_role_and_label(Role::Button, "Copy my code").accesskit_node().is_disabled());
    let mut harness_of_a_year = page(&[4, 2], [1280.0, 1000.0]);
    click(&mut harness_of_a_year, "Copy my code");
    let code = harness_of_a_year.state().campaign.code();
    assert_eq!(harness_of_a_year.state().wishes, [Wish::Copy(code.clone())]);
    harness_of_a_year.get_by_label("Copied");
    harness.get_by_role(Role::TextInput).focus();
    harness.run_steps(2);
    harness.get_by_role(Role::TextInput).type_text(&code);
    harness.run_steps(3);
    assert_eq!(harness.state().desk.campaign.code, code);
    click(&mut harness, "Add");
    assert_eq!(harness.state().wishes, [Wish::AddLamps(code)]);
    assert_eq!(harness.state().desk.campaign.code, "", "the field is free again");
}

#[test]
fn the_report_leads_back_to_the_mission_s_chapter() {
    let mut stand = Stand::new(Shown::Report);
    let game = game_of("hush", 7);
    stand.set_game(&game);
    let mut harness = window(stand, [1280.0, 900.0]);
    harness.run_steps(3);
    click(&mut harness, "Campaign");
    assert_eq!(harness.state().wishes, [Wish::BackToMenu]);
    let desk = &harness.state().desk;
    assert_eq!((desk.page, desk.campaign.chapter), (MenuPage::Campaign, Some(2)));
}

#[test]
fn the_last_lesson_leads_to_the_campaign() {
    let mut harness = window(teaching::skipped_lessons(), [1280.0, 720.0]);
    harness.run_steps(3);
    click(&mut harness, "To the campaign");
    assert_eq!(harness.state().wishes, [Wish::BackToMenu]);
    assert_eq!(harness.state().desk.page, MenuPage::Campaign);
}

#[test]
fn the_first_page_shows_everything_at_once() {
    for (language, saves) in [("en", false), ("en", true), ("fr", true)] {
        let mut stand = Stand::new(Shown::Menu);
        (stand.words, stand.settings.tutorial_offered) = (Words::of(language), true);
        if saves {
            stand.saves = vec![SaveSlot {
                name: "autosave".into(),
                mission: "To Sink a City".into(),
                round: 3,
                age: None,
                finished: false,
                is_branch: false,
                broken: None,
            }];
        }
        let quit = stand.words.menu_quit().to_string();
        let mut harness = window(stand, [1280.0, 720.0]);
        harness.run_steps(4);
        let bottom = harness.get_by_role_and_label(Role::Button, &quit).rect().bottom();
        assert!(bottom <= 700.0, "{language}, a match goes on: {saves}: the last button ends at {bottom}");
    }
}
