//! Settings, changed at once.

use egui::{Button, CollapsingHeader, Grid, RichText, Slider, Ui, WidgetType, vec2};

use super::draw;
use super::intent::{Gesture, Intent, Panel, Wish};
use super::parts;
use super::settings::{Finish, Graphics, Palette, Settings, Speed};
use super::theme::Theme;
use super::view::View;
use gotham_words::Words;

/// The settings.
pub(crate) fn show(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = parts::title_bar(ui, view, words.settings_title(), Gesture::Close(Panel::Settings));
    let mut new = view.settings.clone();
    parts::heading(ui, &theme, words.settings_language());
    ui.horizontal_wrapped(|ui| {
        for language in Words::languages() {
            ui.selectable_value(&mut new.language, language.code.into(), &language.name);
        }
    });
    parts::heading(ui, &theme, words.settings_sound());
    ui.checkbox(&mut new.mute, words.settings_mute());
    ui.add_enabled_ui(!new.mute, |ui| volumes(ui, words, &mut new));
    parts::heading(ui, &theme, words.settings_size());
    let shown = (ui.ctx().zoom_factor() * 100.0).round() as u16;
    let mut fits = new.ui_scale.is_none();
    ui.checkbox(&mut fits, words.settings_fits_window());
    let mut percent = new.ui_scale.unwrap_or(shown);
    let slider = Slider::new(&mut percent, Settings::UI_SCALE).step_by(10.0).suffix(words.settings_percent());
    let scale = ui.add_enabled(!fits, slider.text(words.settings_ui_scale()));
    new.ui_scale = (!fits).then_some(percent);
    // While it is dragged, the panel would grow under the pointer: the new scale takes effect on release.
    let is_dragged = scale.dragged();
    let slider = Slider::new(&mut new.text_size, Settings::TEXT_SIZE).step_by(5.0).suffix(words.settings_percent());
    ui.add(slider.text(words.settings_text_size()));
    parts::heading(ui, &theme, words.settings_speed());
    ui.horizontal(|ui| {
        for speed in Speed::ALL {
            ui.selectable_value(&mut new.speed, speed, speed.title(words));
        }
    });
    ui.checkbox(&mut new.step_by_step, words.settings_step_by_step()).on_hover_text(words.villain_card_step_tip());
    parts::heading(ui, &theme, words.settings_graphics());
    ui.horizontal(|ui| {
        for graphics in Graphics::ALL {
            ui.selectable_value(&mut new.graphics, graphics, graphics.title(words));
        }
    });
    parts::heading(ui, &theme, words.settings_finish());
    ui.horizontal(|ui| {
        for finish in Finish::ALL {
            ui.selectable_value(&mut new.finish, finish, finish.title(words));
        }
    });
    parts::heading(ui, &theme, words.settings_colors());
    ui.horizontal_wrapped(|ui| {
        for palette in Palette::ALL {
            ui.selectable_value(&mut new.palette, palette, palette.title(words));
        }
    });
    ui.checkbox(&mut new.high_contrast, words.settings_high_contrast());
    ui.checkbox(&mut new.subtitles, words.settings_subtitles()).on_hover_text(words.settings_subtitles_tip());
    parts::heading(ui, &theme, words.settings_gameplay());
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut new.hints, words.settings_hints());
        let given = !new.hints_given.is_empty();
        if ui.add_enabled(given, Button::new(words.settings_hints_again()).small()).clicked() {
            new.hints_given.clear();
        }
    });
    ui.checkbox(&mut new.asks_always, words.settings_asks_always()).on_hover_text(words.settings_asks_always_tip());
    ui.checkbox(&mut new.follow, words.settings_follow());
    ui.checkbox(&mut new.reduced_motion, words.settings_reduced_motion());
    ui.checkbox(&mut new.hand_over, words.settings_hand_over());
    intents.extend(keys(ui, view, &theme));
    ui.add_space(6.0);
    if ui.button(words.settings_reset()).on_hover_text(words.settings_reset_tip()).clicked() {
        new = Settings { tutorial_offered: new.tutorial_offered, ..Settings::default() };
    }
    let pending = egui::Id::new("pending ui scale");
    if is_dragged {
        ui.data_mut(|data| data.insert_temp(pending, new.ui_scale));
        new.ui_scale = view.settings.ui_scale;
    } else if let Some(wanted) = ui.data_mut(|data| data.remove_temp::<Option<u16>>(pending)) {
        new.ui_scale = wanted;
    }
    if new != *view.settings {
        intents.push(Wish::Settings(Box::new(new.in_range())).into());
    }
    intents
}

/// A volume for each channel.
fn volumes(ui: &mut Ui, words: &Words, new: &mut Settings) {
    let mut slide = |percent: u8, text: &str| {
        let mut slid = percent;
        ui.add(Slider::new(&mut slid, 0..=100).suffix(words.settings_percent()).text(text));
        (slid != percent).then_some(slid)
    };
    // The first change to a volume separates the two that went together before.
    let (interface, ambience) = (new.interface(), new.ambience());
    if let Some(percent) = slide(new.sounds, words.settings_effects()) {
        (new.sounds, new.interface) = (percent, Some(interface));
    }
    new.interface = slide(interface, words.settings_interface()).or(new.interface);
    new.ambience = slide(ambience, words.settings_ambience()).or(new.ambience);
    if let Some(percent) = slide(new.music, words.settings_music()) {
        (new.music, new.ambience) = (percent, Some(ambience));
    }
}

/// Every key, and a button to assign a different one.
fn keys(ui: &mut Ui, view: &View, theme: &Theme) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.add_space(4.0);
    CollapsingHeader::new(words.settings_keys()).show(ui, |ui| {
        parts::faint(ui, theme, words.settings_keys_tip());
        Grid::new("own keys").num_columns(2).striped(true).show(ui, |ui| {
            // the sticks have no key, and stay as they are
            for key in view.keys.iter().filter(|key| !key.key.is_empty()) {
                ui.label(&key.does);
                let waits = view.desk.rebinding.as_ref() == Some(&key.act);
                let name = if waits { words.settings_press() } else { key.on(view.device).unwrap_or("–") };
                let response = ui.add(Button::new(RichText::new(name).monospace()).min_size(vec2(96.0, 0.0)));
                draw::speak(ui, &response, WidgetType::Button, &words.settings_key(&key.does, name));
                if response.clicked() {
                    intents.push(Gesture::Rebind(key.act.clone()).into());
                }
                ui.end_row();
            }
        });
    });
    intents
}
