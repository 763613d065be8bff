//! Settings, changed at once.

use egui::{Button, CollapsingHeader, Grid, RichText, Slider, Ui, WidgetType, vec2};

use super::draw;
use super::intent::{Intent, Panel};
use super::parts;
use super::settings::{Graphics, Palette, Settings, Speed};
use super::theme::Theme;
use super::view::View;

/// The settings.
pub fn show(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = parts::title_bar(ui, &theme, "Settings", Intent::Close(Panel::Settings));
    let mut new = view.settings.clone();
    parts::heading(ui, &theme, "Sound");
    ui.add(Slider::new(&mut new.sounds, 0..=100).suffix(" %").text("Effects"));
    ui.add(Slider::new(&mut new.music, 0..=100).suffix(" %").text("Music and ambience"));
    parts::heading(ui, &theme, "Size");
    let scale = ui.add(Slider::new(&mut new.ui_scale, Settings::UI_SCALE).step_by(10.0).suffix(" %").text("UI scale"));
    // While it is dragged the panel would grow under the pointer: the new scale counts once it is let go.
    let is_dragged = scale.dragged();
    ui.add(Slider::new(&mut new.text_size, Settings::TEXT_SIZE).step_by(5.0).suffix(" %").text("Text size"));
    parts::heading(ui, &theme, "Speed of the table");
    ui.horizontal(|ui| {
        for speed in Speed::ALL {
            ui.selectable_value(&mut new.speed, speed, speed.title());
        }
    });
    parts::heading(ui, &theme, "Graphics");
    ui.horizontal(|ui| {
        for graphics in Graphics::ALL {
            ui.selectable_value(&mut new.graphics, graphics, graphics.title());
        }
    });
    parts::heading(ui, &theme, "Colours");
    ui.horizontal_wrapped(|ui| {
        for palette in Palette::ALL {
            ui.selectable_value(&mut new.palette, palette, palette.title());
        }
    });
    ui.checkbox(&mut new.high_contrast, "High contrast");
    parts::heading(ui, &theme, "Play");
    ui.checkbox(&mut new.hints, "Hints for newcomers");
    ui.checkbox(&mut new.follow, "The camera follows who acts");
    ui.checkbox(&mut new.reduced_motion, "Reduced motion");
    ui.checkbox(&mut new.hand_over, "Hand-over screen between persons");
    intents.extend(keys(ui, view, &theme));
    ui.add_space(6.0);
    if ui.button("As at first").on_hover_text("Every setting as the game came").clicked() {
        new = Settings::default();
    }
    let pending = egui::Id::new("pending ui scale");
    if is_dragged {
        ui.data_mut(|data| data.insert_temp(pending, new.ui_scale));
        new.ui_scale = view.settings.ui_scale;
    } else if let Some(wanted) = ui.data_mut(|data| data.remove_temp::<u16>(pending)) {
        new.ui_scale = wanted;
    }
    if new != *view.settings {
        intents.push(Intent::Settings(Box::new(new.in_range())));
    }
    intents
}

/// Every key, and a button to give what it does another one.
fn keys(ui: &mut Ui, view: &View, theme: &Theme) -> Vec<Intent> {
    let mut intents = Vec::new();
    ui.add_space(4.0);
    CollapsingHeader::new("Keys").show(ui, |ui| {
        parts::faint(ui, theme, "Click a key, then press another; Esc keeps it. The number keys always answer.");
        Grid::new("own keys").num_columns(2).striped(true).show(ui, |ui| {
            for key in view.keys {
                ui.label(&key.does);
                let waits = view.desk.rebinding.as_ref() == Some(&key.act);
                let words = if waits { "press a key …" } else { key.key.as_str() };
                let response = ui.add(Button::new(RichText::new(words).monospace()).min_size(vec2(96.0, 0.0)));
                draw::speak(ui, &response, WidgetType::Button, &format!("Key of {}: {words}", key.does));
                if response.clicked() {
                    intents.push(Intent::Rebind(key.act.clone()));
                }
                ui.end_row();
            }
        });
    });
    intents
}
