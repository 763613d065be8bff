//! The Life Point track of the Command Post.

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;

use super::*;
use gotham_rules::state::Control;
use gotham_rules::{Ask, MiniId, TileId};

/// On a Heroes' turn of a mission.
fn in_a_turn(mission: &str, language: &str) -> Stand {
    let mut stand = Stand::new(Shown::Table);
    stand.words = Words::of(language);
    stand.set_game(&game_of(mission, 7));
    assert!(play_until(&mut stand, |prompt, _| prompt.ask == Ask::HeroAction));
    stand
}

/// The first of the Villain's miniatures on the board with more than one Life Point.
fn leader(stand: &Stand) -> (MiniId, TileId, u8) {
    let state = stand.game.state();
    let found = state.all_minis().find_map(|mini| {
        let body = state.mini(mini);
        let tile = body.tile().filter(|_| body.area.is_some() && body.control == Control::Villain)?;
        let most = stand.game.scenario().full_life(tile, stand.game.options());
        (most > 1).then_some((mini, tile, most))
    });
    found.expect("a Leader is on the board")
}

/// The Leader has this many Life Points left.
fn hurt(stand: &mut Stand, mini: MiniId, left: u8) {
    let mut state = stand.game.state().clone();
    state.minis[mini.index()].life = left;
    let game = Game::from_state(stand.game.scenario().clone(), *stand.game.options(), state);
    stand.set_game(&game);
}

#[test]
fn what_a_leader_has_left_is_seen_and_said_in_both_languages() {
    for language in ["en", "fr"] {
        for size in [[1920.0, 1080.0], [1280.0, 720.0], [640.0, 360.0]] {
            let mut stand = in_a_turn("to_sink_a_city", language);
            let (mini, _, most) = leader(&stand);
            let left = most - 2;
            hurt(&mut stand, mini, left);
            let name = log::Titles { words: &stand.words, game: &stand.game }.mini(mini);
            let said = stand.words.post_life_left(name, left, most);
            let place = if language == "fr" {
                format!("{left} Points de vie sur {most}")
            } else {
                format!("{left} of {most} Life Points")
            };
            assert!(said.ends_with(&place), "{said}");
            let mut harness = window(stand, size);
            harness.run_steps(3);
            harness.get_by_role_and_label(Role::Button, &said).click();
            harness.run_steps(3);
            assert_eq!(harness.state().wishes, [Wish::LookAt(Spot::Mini(mini))], "{size:?}");
        }
    }
}

#[test]
fn who_points_at_it_reads_what_a_life_point_is() {
    for language in ["en", "fr"] {
        let stand = in_a_turn("to_sink_a_city", language);
        let term = stand.catalogue.terms.iter().find(|term| term.id == "life_point").expect("the glossary has it");
        let explained = stand.words.panel_entry(stand.words.text(&term.name), stand.words.text(&term.line));
        let (mini, _, most) = leader(&stand);
        let name = log::Titles { words: &stand.words, game: &stand.game }.mini(mini);
        let said = stand.words.post_life_left(name, most, most);
        let mut harness = window(stand, [1280.0, 720.0]);
        harness.ctx.all_styles_mut(|style| {
            style.interaction.tooltip_delay = 0.0;
            style.interaction.show_tooltips_only_when_still = false;
        });
        harness.run_steps(3);
        assert!(harness.query_by_label(&explained).is_none());
        harness.get_by_role_and_label(Role::Button, &said).hover();
        harness.run_steps(6);
        harness.get_by_label(&explained);
    }
}

#[test]
fn the_whole_command_post_has_the_track_too() {
    let mut stand = in_a_turn("to_sink_a_city", "en");
    let (mini, _, most) = leader(&stand);
    let name = log::Titles { words: &stand.words, game: &stand.game }.mini(mini);
    let said = stand.words.post_life_left(name, most, most);
    stand.desk.open = vec![Panel::CommandPost];
    let mut harness = window(stand, [1920.0, 1080.0]);
    harness.run_steps(4);
    harness.get_by_label("Life Points");
    assert_eq!(harness.get_all_by_label(&said).count(), 2, "beside the board and in the whole");
}

/// In the tutorial, nobody has more than one Life Point.
#[test]
fn where_nobody_has_life_points_there_is_no_track() {
    let mut stand = in_a_turn("first_night", "en");
    stand.desk.open = vec![Panel::CommandPost];
    let mut harness = window(stand, [1920.0, 1080.0]);
    harness.run_steps(4);
    assert!(harness.query_by_label("Life Points").is_none());
    assert!(harness.query_by_label_contains(" Life Points").is_none());
}
