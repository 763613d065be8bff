//! Parts that several panels share.

use std::sync::Arc;

use egui::{
    Align, Align2, Color32, ComboBox, FontId, Id, Layout, Response, RichText, Sense, TextStyle, Ui, WidgetType, vec2,
};

use super::draw;
use super::icon::Icon;
use super::intent::{Gesture, Intent, Named, Spot, Topic, Wish};
use super::portrait::{self, Face};
use super::printed::{pool_words, skill_words};
use super::theme::Theme;
use super::view::{TableView, View};
use gotham_content::dice::Die;
use gotham_content::skill::Skill;
use gotham_play::Habit;
use gotham_play::log::{self, Line, Segment};
use gotham_rules::query::skills;
use gotham_rules::{Game, MiniId};
use gotham_words::Words;

/// A heading inside a panel.
pub(crate) fn heading(ui: &mut Ui, theme: &Theme, words: &str) {
    ui.label(RichText::new(words).strong().color(theme.cyan));
}

/// A heading with an icon before it.
pub(crate) fn marked_heading(ui: &mut Ui, theme: &Theme, icon: Icon, words: &str) {
    let response = ui.label(RichText::new(icon.before(words)).strong().color(theme.cyan));
    draw::speak(ui, &response, WidgetType::Label, words);
}

/// An icon in a line; its name appears on hover.
pub(crate) fn sign(ui: &mut Ui, icon: Icon, name: &str, color: Color32) {
    let font = TextStyle::Small.resolve(ui.style());
    let (rect, response) = ui.allocate_exact_size(vec2(font.size * 1.3, font.size * 1.2), Sense::hover());
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, icon.letter(), font, color);
    response.on_hover_text(name);
}

/// Words that matter less.
pub(crate) fn faint(ui: &mut Ui, theme: &Theme, words: impl Into<String>) -> Response {
    ui.label(RichText::new(words).small().color(theme.faint))
}

/// A title with a close button, for panels that float.
pub(crate) fn title_bar(ui: &mut Ui, view: &View, title: &str, close: Gesture) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = Vec::new();
    ui.horizontal(|ui| {
        ui.label(RichText::new(title).text_style(TextStyle::Heading).color(theme.cyan));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let response = ui.button("×").on_hover_text(view.words.panel_close());
            draw::speak(ui, &response, WidgetType::Button, &view.words.panel_close_spoken(title));
            if response.clicked() {
                intents.push(close.into());
            }
        });
    });
    ui.separator();
    intents
}

/// A line with a button on the right and a name on the left in the remaining room.
pub(crate) fn header<R, L>(ui: &mut Ui, right: impl FnOnce(&mut Ui) -> R, left: impl FnOnce(&mut Ui) -> L) -> (R, L) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let right = right(ui);
            (right, ui.with_layout(Layout::left_to_right(Align::Center), left).inner)
        })
        .inner
    })
    .inner
}

/// A name in small letters with its icon before it.
pub(crate) fn marked(ui: &mut Ui, icon: Icon, name: &str, color: Color32) -> Response {
    let response = ui.label(RichText::new(icon.before(name)).small().color(color));
    draw::speak(ui, &response, WidgetType::Label, name);
    response
}

/// Something to know, and its icon.
pub(crate) type Fact = (Icon, String);

/// Facts in a row, each with its icon: "Size 1 · Menace 2".
pub(crate) fn facts(ui: &mut Ui, words: &Words, color: Color32, facts: &[Fact]) -> Response {
    let shown = dots(words, facts.iter().map(|(icon, fact)| icon.before(fact)));
    let response = ui.label(RichText::new(shown).small().color(color));
    draw::speak(ui, &response, WidgetType::Label, &dots(words, facts.iter().map(|(_, fact)| fact.clone())));
    response
}

/// Dice of a pool, each a part of the line that they are in.
pub(crate) fn pool(ui: &mut Ui, words: &Words, theme: &Theme, dice: &[Die]) {
    let apart = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, 2.0);
    for die in dice {
        draw::pool_die(ui, words, theme, *die).on_hover_text(pool_words(words, &[*die]));
    }
    ui.spacing_mut().item_spacing.x = apart;
}

/// The Skills of a miniature as icons with names; a click explains; dim ones say why they are off.
pub(crate) fn skill_row(ui: &mut Ui, view: &View, theme: &Theme, game: &Game, mini: MiniId) -> Vec<Intent> {
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        for state in skills(game, mini) {
            let words = skill_words(view.words, state.skill, state.level);
            let off = state.off.as_ref().map(|refusal| log::refusal(view.words, game, refusal));
            if skill_badge(ui, view, theme, state.skill, &words, off.as_deref()).clicked() {
                intents.push(Gesture::Explain(Topic::Skill(state.skill)).into());
            }
        }
    });
    intents
}

/// A line to paste a code into, in which Enter is the same as the button beside it: what it says to the desk when the text
/// changes, and what is wished for when it is used.
pub(crate) fn code_line(
    ui: &mut Ui,
    text: &str,
    (hint, spoken, width): (&str, &str, f32),
    (button, tip): (&str, Option<&str>),
    changed: impl FnOnce(String) -> Gesture,
    used: impl FnOnce(String) -> Wish,
) -> Vec<Intent> {
    let (mut intents, mut text) = (Vec::new(), text.to_string());
    let field = ui.add(egui::TextEdit::singleline(&mut text).hint_text(hint).desired_width(width));
    field.widget_info(|| egui::WidgetInfo::text_edit(true, "", text.as_str(), spoken));
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let is_there = !text.trim().is_empty();
    let button = ui.add_enabled(is_there, egui::Button::new(button));
    let button = tip.map_or(button.clone(), |tip| button.on_hover_text(tip));
    if field.changed() {
        intents.push(changed(text.clone()).into());
    }
    if button.clicked() || (is_entered && is_there) {
        intents.push(used(text).into());
    }
    intents
}

/// A list that is worked out when what it depends on changes, not every frame.
pub(crate) fn remembered<K, T>(ui: &Ui, slot: &'static str, key: K, make: impl FnOnce() -> Vec<T>) -> Arc<Vec<T>>
where
    K: Clone + PartialEq + Send + Sync + 'static,
    T: Send + Sync + 'static,
{
    let id = Id::new(slot);
    let known = ui.data(|data| data.get_temp::<(K, Arc<Vec<T>>)>(id));
    if let Some((_, list)) = known.filter(|(of, _)| *of == key) {
        return list;
    }
    let list = Arc::new(make());
    ui.data_mut(|data| data.insert_temp(id, (key, Arc::clone(&list))));
    list
}

/// What was said once for the whole match about a miniature's Skills, each with a way to take it back.
pub(crate) fn habits(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, mini: MiniId) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    for (skill, habit) in table.habits.all_of(table.game, mini) {
        ui.horizontal_wrapped(|ui| {
            let name = words.skill(skill);
            let line = match habit {
                Habit::Always => words.tablet_always(name),
                Habit::Never => words.tablet_never(name),
            };
            faint(ui, theme, line);
            let response = ui.small_button(words.tablet_ask_again());
            draw::speak(ui, &response, WidgetType::Button, &words.tablet_ask_again_spoken(name));
            if response.on_hover_text(words.tablet_ask_again_tip()).clicked() {
                intents.push(Wish::Habit { mini, skill, habit: None }.into());
            }
        });
    }
    intents
}

/// A list that opens, read aloud as what it asks and what is chosen. It opens over the panel that it belongs to, which may
/// have been raised since it was last open.
pub(crate) fn combo(ui: &mut Ui, combo: ComboBox, spoken: &str, add: impl FnOnce(&mut Ui)) {
    let shown = combo.height(400.0).show_ui(ui, |ui| {
        ui.ctx().move_to_top(ui.layer_id());
        add(ui);
    });
    draw::speak(ui, &shown.response, WidgetType::ComboBox, spoken);
}

/// Facts in a row: "Tool · Encumbrance 1 · Lethal".
pub(crate) fn dots(words: &Words, facts: impl IntoIterator<Item = String>) -> String {
    facts.into_iter().reduce(|before, last| words.panel_dots(before, last)).unwrap_or_default()
}

/// A Skill's icon and name.
pub(crate) fn skill_badge(
    ui: &mut Ui,
    view: &View,
    theme: &Theme,
    skill: Skill,
    words: &str,
    off: Option<&str>,
) -> Response {
    let color = if off.is_some() { theme.faint.gamma_multiply(0.7) } else { theme.words };
    let font = TextStyle::Small.resolve(ui.style());
    let name = ui.painter().layout_no_wrap(words.into(), font.clone(), color);
    let larger = FontId::new(font.size * 1.3, font.family);
    let icon = ui.painter().layout_no_wrap(Icon::from(skill).letter().into(), larger, Color32::PLACEHOLDER);
    let size = vec2(icon.size().x + 3.0 + name.size().x, name.size().y.max(icon.size().y));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let ink = match (off, response.hovered()) {
        (Some(_), _) => color,
        (None, true) => theme.amber,
        (None, false) => theme.cyan,
    };
    let below = (rect.height() - name.size().y) / 2.0;
    ui.painter().galley(rect.right_top() + vec2(-name.size().x, below), name, color);
    ui.painter().galley(rect.left_center() - vec2(0.0, icon.size().y / 2.0), icon, ink);
    draw::speak(ui, &response, WidgetType::Button, words);
    let line = view.catalogue.skill_text(skill).map(|text| view.words.text(&text.line)).unwrap_or_default();
    let hover = match off {
        Some(off) => format!("{line}\n{off}"),
        None => line.into_owned(),
    };
    response.on_hover_text(hover)
}

/// The size of a face in a line of the log, in points.
const FACE: f32 = 18.0;

/// A line of the log: names of miniatures and Areas can be clicked, and the first one named has a face.
pub(crate) fn line(ui: &mut Ui, view: &View, theme: &Theme, line: &Line) -> Vec<Intent> {
    let (words, game) = (view.words, view.table().map(|table| table.game));
    let mut intents = Vec::new();
    let named = |segment: &&Segment| matches!(segment, Segment::Mini(..) | Segment::Tile(..));
    let first = line.segments.iter().find(named);
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        for segment in &line.segments {
            let text = segment.to_string();
            if first.is_some_and(|first| std::ptr::eq(first, segment))
                && let Some(face) = game.and_then(|game| face_of(game, segment))
            {
                portrait::show(ui, theme, Some(face), FACE);
                ui.add_space(3.0);
            }
            let spot = match segment {
                Segment::Mini(mini, _) => Some(Spot::Mini(*mini)),
                Segment::Area(area, _) => Some(Spot::Area(*area)),
                Segment::Token(token, _) => Some(Spot::Token(*token)),
                Segment::Text(_) | Segment::Tile(..) | Segment::Card(..) => None,
                Segment::Die { color, face, .. } => {
                    let (rect, response) = ui.allocate_exact_size(vec2(18.0, 16.0), Sense::hover());
                    let rect = egui::Rect::from_center_size(rect.center(), vec2(15.0, 15.0));
                    draw::die(ui.painter(), rect, (words, theme), *color, Some(*face));
                    draw::speak(ui, &response, WidgetType::Label, &text);
                    continue;
                }
            };
            let Some(spot) = spot else {
                let color = if matches!(segment, Segment::Text(_)) { theme.words } else { theme.amber };
                ui.label(RichText::new(text).small().color(color));
                continue;
            };
            let response = ui.link(RichText::new(text).small().color(theme.cyan));
            if response.clicked() {
                intents.push(Wish::LookAt(spot).into());
            } else if response.hovered() {
                intents.push(Wish::Hover(Named::Spot(spot)).into());
            }
        }
    });
    // The line is whole; which rule it follows is there for those who rest on it.
    let rule =
        || words.panel_dots(line.rule.id(), words.panel_entry(words.rule(line.rule), words.rule_text(line.rule)));
    row.response.on_hover_ui(|ui| drop(ui.label(rule())));
    intents
}

/// The face of the miniature that a part of a line names.
fn face_of<'a>(game: &'a Game, segment: &Segment) -> Option<Face<'a>> {
    match segment {
        Segment::Mini(mini, _) => Face::of_mini(game, *mini),
        Segment::Tile(tile, _) => Some(Face::of_tile(game.scenario().tile(*tile))),
        Segment::Text(_) | Segment::Area(..) | Segment::Card(..) | Segment::Token(..) | Segment::Die { .. } => None,
    }
}

/// Whether the window (in the UI's own scale) is too narrow for everything at once.
pub(crate) fn is_narrow(ctx: &egui::Context) -> bool {
    ctx.content_rect().width() < 1000.0
}
