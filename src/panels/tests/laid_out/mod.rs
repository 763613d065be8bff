//! Every screen and panel in three windows at three UI scales, in both languages: nothing is cut off, nothing covers
//! anything else, and what is cut short is read aloud in full.

mod contrast;
mod faults;
pub(super) mod screens;

use std::collections::BTreeSet;

use egui_kittest::Harness;

use self::faults::Seen;
use super::*;

/// A stand and what its last pass has painted.
type Watched = (Stand, Seen);

/// Windows in pixels of the screen.
const WINDOWS: [[f32; 2]; 3] = [[3840.0, 2160.0], [1920.0, 1080.0], [1280.0, 720.0]];

/// UI scales in percent; `None`: it fits the window.
const SCALES: [Option<u16>; 3] = [Some(80), None, Some(200)];

/// Windows in points, and pixels per point: each size in points once, since the layout is the same.
fn layouts() -> Vec<([f32; 2], f32)> {
    let mut layouts = Vec::new();
    for [width, height] in WINDOWS {
        for ui_scale in SCALES {
            let dots = Settings { ui_scale, ..Settings::default() }.scale_in(width, height);
            layouts.push(([width / dots, height / dots], dots));
        }
    }
    layouts.sort_by(|(one, _), (other, _)| other[0].total_cmp(&one[0]));
    layouts.dedup_by_key(|(size, _)| *size);
    layouts
}

/// The panels of a stand, watched.
fn watched(stand: Stand) -> Harness<'static, Watched> {
    window_by(Harness::builder(), (stand, Seen::default()), [1280.0, 720.0], |ui, (stand, seen)| {
        stand.frame(ui.ctx());
        *seen = Seen::of(ui.ctx());
    })
}

/// What is wrong with a stand in every window at every scale.
fn faults_of(name: &str, stand: Stand, found: &mut BTreeSet<String>) {
    let mut harness = watched(stand);
    for ([width, height], dots) in layouts() {
        harness.set_size(egui::vec2(width, height));
        harness.set_pixels_per_point(dots);
        harness.run_steps(4);
        let spoken = faults::spoken(&harness);
        let faults = harness.state().1.faults(&spoken);
        found.extend(faults.into_iter().map(|fault| format!("{name}, {width} x {height}: {fault}")));
    }
}

fn assert_faultless(language: &str) {
    let mut found = BTreeSet::new();
    screens::every(language, &mut |name, stand| faults_of(name, stand, &mut found));
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_panel_fits_in_english() {
    assert_faultless("en");
}

#[test]
fn every_panel_fits_in_french() {
    assert_faultless("fr");
}

#[test]
fn every_text_stands_out_in_every_palette() {
    let mut found = BTreeSet::new();
    for (palette, high_contrast) in [
        (Palette::Standard, false),
        (Palette::RedGreen, false),
        (Palette::BlueYellow, false),
        (Palette::Standard, true),
    ] {
        screens::every("en", &mut |name, mut stand| {
            (stand.settings.palette, stand.settings.high_contrast) = (palette, high_contrast);
            let show = |ui: &mut egui::Ui, (stand, faults): &mut (Stand, BTreeSet<String>)| {
                stand.frame(ui.ctx());
                *faults = contrast::faults(ui.ctx());
            };
            let mut harness = window_by(Harness::builder(), (stand, BTreeSet::new()), [1280.0, 720.0], show);
            harness.run_steps(4);
            let faults = harness.state().1.iter();
            found.extend(faults.map(|fault| format!("{name}, {palette:?}, more contrast: {high_contrast}: {fault}")));
        });
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn words_that_hardly_stand_out_are_found() {
    let show = |ui: &mut egui::Ui, faults: &mut BTreeSet<String>| {
        let frame = egui::Frame::new().fill(egui::Color32::from_gray(60));
        frame.show(ui, |ui| {
            ui.colored_label(egui::Color32::from_gray(90), "dusk");
            ui.colored_label(egui::Color32::WHITE, "daylight");
        });
        *faults = contrast::faults(ui.ctx());
    };
    let mut harness = window_by(Harness::builder(), BTreeSet::new(), [200.0, 200.0], show);
    harness.run_steps(2);
    let found: Vec<&String> = harness.state().iter().collect();
    assert!(matches!(found.as_slice(), [only] if only.contains("dusk")), "{found:?}");
    assert!((contrast::contrast(egui::Color32::WHITE, egui::Color32::BLACK) - 21.0).abs() < 0.01);
}

/// Words, and a frame too small for them.
#[test]
fn what_is_cut_off_is_found() {
    let show = |ui: &mut egui::Ui, seen: &mut Seen| {
        let area = egui::Area::new(egui::Id::new("cut")).fixed_pos(egui::pos2(180.0, 10.0)).constrain(false);
        area.show(ui.ctx(), |ui| ui.add(egui::Label::new("too far to the right").extend()));
        for name in ["one", "other"] {
            let area =
                egui::Area::new(egui::Id::new(name)).fixed_pos(egui::pos2(10.0, 60.0)).order(egui::Order::Middle);
            area.show(ui.ctx(), |ui| ui.button(name));
        }
        let short = egui::Area::new(egui::Id::new("short")).fixed_pos(egui::pos2(10.0, 100.0));
        short.show(ui.ctx(), |ui| {
            let rect = egui::Rect::from_min_size(egui::pos2(10.0, 100.0), egui::vec2(30.0, 20.0));
            ui.put(rect, egui::Label::new("nobody reads this").truncate());
            ui.put(rect.translate(egui::vec2(0.0, 5.0)), egui::Button::new("over it"));
            ui.put(rect.translate(egui::vec2(5.0, 8.0)), egui::Button::new("and this"));
        });
        *seen = Seen::of(ui.ctx());
    };
    let builder = Harness::builder().with_size(egui::vec2(200.0, 200.0));
    let mut harness = builder.build_ui_state(show, Seen::default());
    harness.ctx.set_fonts(fonts::definitions());
    harness.run_steps(3);
    let found = harness.state().faults(&BTreeSet::new()).join("\n");
    for fault in ["cut off", "docks", "is cut short", "can be clicked, and lies", "words over words"] {
        assert!(found.contains(fault), "{fault:?} is missing in:\n{found}");
    }
}
