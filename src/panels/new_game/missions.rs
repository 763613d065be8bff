//! The list of missions: a picture each, with what helps to choose.

use egui::{Align2, Color32, Id, Rect, Response, Sense, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::draft::minutes;
use super::finding;
use crate::choice;
use crate::intent::{Intent, NewMatch};
use crate::parts;
use crate::picture::{self, Painting};
use crate::stars::{self, Stars};
use crate::theme::Theme;
use crate::view::{MenuView, View};
use gotham_content::{Mission, MissionName};

/// How high a picture is for its width, and how high it is at least and at most.
const SHAPE: f32 = 0.37;
const HEIGHT: (f32, f32) = (62.0, 110.0);
/// Cards are at least this wide: if there is room for more than one in a row, they go side by side.
const NARROWEST: f32 = 190.0;
const GAP: f32 = 6.0;

/// The list.
pub(super) fn show(ui: &mut Ui, view: &View, menu: &MenuView, theme: &Theme, draft: &mut NewMatch) -> Vec<Intent> {
    parts::heading(ui, theme, view.words.menu_mission());
    let found = finding::found(view, menu, draft);
    let intents = finding::show(ui, view, theme, found.len());
    if found.is_empty() {
        parts::faint(ui, theme, view.words.menu_none_found());
    }
    let room = ui.available_width();
    let in_row = ((room + GAP) / (NARROWEST + GAP)).floor().clamp(1.0, 3.0) as usize;
    let width = (room - GAP * (in_row - 1) as f32) / in_row as f32;
    for row in found.chunks(in_row) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for mission in row {
                if card(ui, (view, menu), theme, mission, draft, width) {
                    draft.mission = mission.id.clone();
                }
            }
        });
        ui.add_space(GAP - ui.spacing().item_spacing.y);
    }
    intents
}

/// One of them; returns whether it was chosen just now.
fn card(
    ui: &mut Ui,
    (view, menu): (&View, &MenuView),
    theme: &Theme,
    mission: &Mission,
    draft: &NewMatch,
    width: f32,
) -> bool {
    let words = view.words;
    let is_on = draft.mission == mission.id;
    let name = words.text(&mission.name);
    let font = TextStyle::Button.resolve(ui.style());
    let title = ui.painter().layout(name.to_string(), font, Color32::WHITE, width - 16.0);
    let facts = parts::dots(words, [words.menu_heroes(mission.heroes.len()), length(view, mission, draft)]);
    let small = TextStyle::Small.resolve(ui.style());
    let facts = ui.painter().layout(facts, small, theme.words, width - 16.0);
    let letters = title.size().y + facts.size().y + 10.0;
    let height = (width * SHAPE).clamp(HEIGHT.0, HEIGHT.1).max(letters + 8.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let spoken = name.to_string();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_on, &spoken));
    choice::keep_in_sight(&response);
    if is_on {
        bring_into_view(ui, mission, &response);
    }
    if ui.is_rect_visible(rect) {
        picture::paint(ui, theme, Painting::Mission(mission.id.as_str()), rect, 4.0);
        picture::shade(ui, rect, letters + 14.0);
        let at = pos2(rect.left() + 8.0, rect.bottom() - letters + 4.0);
        let below = at + vec2(0.0, title.size().y);
        ui.painter().galley(at, title, Color32::WHITE);
        ui.painter().galley(below, facts, theme.words);
        if !is_on && !response.hovered() && !response.has_focus() {
            ui.painter().rect_filled(rect, 4.0, Color32::from_black_alpha(70));
        }
        let stars = Stars::of(menu.scores, mission);
        if stars.won {
            stars::row(ui, theme, words, stars, (Align2::LEFT_TOP, rect.left_top() + vec2(4.0, 4.0)), 5.0);
        }
        choice::frame(ui, theme, &response, is_on);
    }
    response.clicked() && !is_on
}

/// Scrolls to the chosen mission until it has been in sight: the campaign may have chosen it, or the tutorial.
fn bring_into_view(ui: &Ui, mission: &Mission, card: &Response) {
    let slot = Id::new("chosen mission in sight");
    // The room for the list is another in the first frame, and when the window changes.
    let (room, seen) = (ui.clip_rect(), ui.data(|data| data.get_temp::<(MissionName, Rect)>(slot)));
    if seen.is_some_and(|(before, of)| before == mission.id && of == room) {
        return;
    }
    if room.expand(1.0).contains_rect(card.rect) {
        ui.data_mut(|data| data.insert_temp(slot, (mission.id.clone(), room)));
    } else {
        card.scroll_to_me(None);
    }
}

/// How long it takes with the seats as they are shared now.
fn length(view: &View, mission: &Mission, draft: &NewMatch) -> String {
    view.words.menu_minutes(minutes(mission, &super::draft::on_mission(mission, draft)))
}
