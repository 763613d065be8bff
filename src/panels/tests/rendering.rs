//! Every panel is drawn at every prompt of random matches, in small and large windows, without a panic and without a
//! letter that the fonts lack.

use std::collections::BTreeSet;

use super::marked::texts;
use super::*;

/// Letters and signs that the fonts of the panels lack.
pub(super) fn lacking(harness: &Harness<'static, Stand>, text: &str) -> String {
    let [proportional, mono] = [egui::FontId::proportional(14.0), egui::FontId::monospace(14.0)];
    let lacks = |letter: char| {
        let has = |font| harness.ctx.fonts_mut(|fonts| fonts.has_glyph(font, letter));
        !(letter.is_control() || has(&proportional) && has(&mono))
    };
    text.chars().filter(|letter| lacks(*letter)).collect::<BTreeSet<char>>().into_iter().collect()
}

#[test]
fn the_fonts_have_every_letter() {
    for shown in Shown::ALL {
        let mut harness = window(Stand::new(shown), [1280.0, 720.0]);
        for panel in EVERY_PANEL {
            harness.state_mut().desk.open = vec![panel];
            harness.run_steps(2);
            for text in texts(&harness) {
                assert_eq!(lacking(&harness, &text), "", "{shown:?}, {panel:?}: {text}");
            }
        }
    }
    let mut harness = window(Stand::new(Shown::Menu), [640.0, 360.0]);
    harness.run_steps(2);
    let content = format!("{:?}", gotham_embedded::catalogue());
    assert_eq!(lacking(&harness, &content), "");
    assert_eq!(lacking(&harness, "Łódź Çà Ğ ß ő ž ș"), "", "languages that are written in Latin");
    assert_eq!(lacking(&harness, "字"), "字", "what is not there is found");
}

#[test]
fn a_screen_that_nobody_touches_asks_for_no_other_picture() {
    for shown in Shown::ALL {
        let mut harness = window(Stand::new(shown), [1280.0, 720.0]);
        harness.run_steps(40); // windows fade in
        let causes = harness.ctx.repaint_causes();
        // while the computer thinks, a spinner turns
        assert_eq!(harness.ctx.has_requested_repaint(), shown == Shown::Bot, "{shown:?}: {causes:?}");
    }
}

#[test]
fn every_prompt_is_drawn() {
    let sizes = [[1280.0, 720.0], [640.0, 360.0], [1920.0, 1080.0]];
    for seed in 0..gotham_embedded::catalogue().missions.len() as u64 {
        let size = sizes[seed as usize % sizes.len()];
        let mut harness = window(Stand::new(Shown::Table), size);
        let mut last = 0;
        show_prompts(&mut harness, seed, 2, |_, number| last = number);
        assert!(last > 40, "a random match asks often: {last}");
    }
}

#[test]
fn every_screen_and_panel_is_drawn_with_every_setting() {
    for shown in Shown::ALL {
        for size in [[1280.0, 720.0], [640.0, 360.0]] {
            let mut stand = Stand::new(shown);
            play_until(&mut stand, |prompt, _| prompt.ask == gotham_rules::Ask::HeroAction);
            let mut harness = window(stand, size);
            for panel in EVERY_PANEL {
                harness.state_mut().desk.open = vec![panel];
                harness.run_steps(2);
            }
            let pages = [MenuPage::Front, MenuPage::NewMatch, MenuPage::Tutorial, MenuPage::Saves, MenuPage::Sandbox];
            for page in pages.into_iter().chain([MenuPage::Scores, MenuPage::Campaign]) {
                harness.state_mut().desk.page = page;
                harness.run_steps(2);
            }
            for palette in Palette::ALL {
                let settings = &mut harness.state_mut().settings;
                (settings.palette, settings.high_contrast, settings.text_size) = (palette, true, 150);
                harness.run_steps(2);
            }
        }
    }
}

/// A layout that never comes to rest is drawn forever, and egui complains about it on the screen.
#[test]
fn every_layout_comes_to_rest() {
    for dots in [1.0, 1.25, 1.5, 2.0] {
        for shown in Shown::ALL {
            let mut stand = Stand::new(shown);
            play_until(&mut stand, |prompt, _| prompt.ask == gotham_rules::Ask::TakeStance);
            let mut harness = window(stand, [1280.0, 720.0]);
            harness.set_pixels_per_point(dots);
            harness.run_steps(6);
            let complaint = super::marked::texts(&harness).into_iter().find(|text| text.contains("PERF WARNING"));
            assert_eq!(complaint, None, "{shown:?} at {dots} dots a point");
        }
    }
}

#[test]
fn the_board_keeps_three_fifths_of_a_small_window() {
    let mut stand = Stand::new(Shown::Table);
    assert!(play_until(&mut stand, |prompt, _| prompt.ask == gotham_rules::Ask::HeroAction));
    stand.settings.hints = false;
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(4);
    let mut free = 0;
    let mut all = 0;
    for x in (4..1280).step_by(16) {
        for y in (4..720).step_by(16) {
            all += 1;
            let covered = harness.ctx.layer_id_at(egui::pos2(x as f32, y as f32));
            free += usize::from(covered.is_none_or(|layer| layer.order == egui::Order::Background));
        }
    }
    assert!(free * 5 >= all * 3, "{free} of {all} spots are free");
}

/// The line at the top in every mission: no text runs into another, in a wide and in a narrow window.
#[test]
fn nothing_in_the_banner_overlaps() {
    for mission in 0..gotham_embedded::catalogue().missions.len() as u64 {
        for size in [[1920.0, 1080.0], [1280.0, 720.0], [960.0, 540.0]] {
            let mut stand = Stand::new(Shown::Table);
            random_walk(mission, 40, |game, _, _| stand.set_game(game));
            let mut harness = window(stand, size);
            harness.run_steps(2);
            let mut words = Vec::new();
            harness.output().shapes.iter().for_each(|clipped| words_at_the_top(&clipped.shape, &mut words));
            assert!(words.len() > 4, "a banner has words: {words:?}");
            words.sort_by(|(one, _), (other, _)| one.left().total_cmp(&other.left()));
            for ((left, before), (right, after)) in pairs(&words) {
                let is_apart = left.bottom() <= right.top() || right.bottom() <= left.top();
                assert!(left.right() <= right.left() || is_apart, "{before:?} and {after:?} at {size:?}");
            }
        }
    }
}

/// Every two of them, the one that begins farther left first.
fn pairs<T>(sorted: &[T]) -> impl Iterator<Item = (&T, &T)> {
    sorted.iter().enumerate().flat_map(|(at, one)| sorted[at + 1..].iter().map(move |other| (one, other)))
}

fn words_at_the_top(shape: &egui::Shape, words: &mut Vec<(egui::Rect, String)>) {
    match shape {
        egui::Shape::Text(text) => {
            let rect = text.visual_bounding_rect();
            if rect.bottom() < 52.0 && !text.galley.text().is_empty() {
                words.push((rect, text.galley.text().to_string()));
            }
        }
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| words_at_the_top(shape, words)),
        _ => {}
    }
}
