//! A Hero as a card: portrait, name, what the Hero is best at and the strongest Skills; the rest on hover.

use egui::{
    Align2, Color32, FontId, Rect, Response, RichText, Sense, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use crate::choice;
use crate::icon::Icon;
use crate::parts;
use crate::portrait::{self, Face, Tint};
use crate::printed::skill_words;
use crate::strengths::{role, strengths, strongest};
use crate::theme::Theme;
use crate::view::View;
use gotham_content::{Hero, HeroChoice};
use gotham_play::log;

const PAD: f32 = 6.0;
/// Room for the tick.
const TICK: f32 = 16.0;
/// The side of a portrait: a fraction of the card's width, with a minimum and a maximum in points.
const FACE: (f32, f32, f32) = (0.36, 42.0, 76.0);
/// How much room, in letter heights, a strength needs to have its icon.
const ICONS: f32 = 8.0;

/// Who is on a card, and how it is read aloud.
pub(super) struct Shown<'a> {
    /// The Hero.
    pub hero: &'a Hero,
    /// What the mission gives the Hero.
    pub choice: &'a HeroChoice,
    /// What a screen reader says.
    pub spoken: &'a str,
    /// Whether this one is chosen.
    pub is_on: bool,
}

/// The card, as wide as there is room.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, shown: &Shown) -> Response {
    let words = view.words;
    let width = ui.available_width();
    let full = words.text(&shown.hero.name);
    // "Red Hood (Jason Todd)": who is under the mask goes below in small letters.
    let (name, epithet) = full.split_once(" (").map_or((&*full, ""), |(name, rest)| (name, rest));
    let epithet = epithet.strip_suffix(')').unwrap_or(epithet);
    let layout = |style: TextStyle, line: &str, color: Color32, room: f32| {
        ui.painter().layout(line.into(), style.resolve(ui.style()), color, room)
    };
    let name = layout(TextStyle::Button, name, theme.words, width - 2.0 * PAD - TICK);
    let below = if shown.is_on { theme.words } else { theme.faint };
    let epithet = (!epithet.is_empty()).then(|| layout(TextStyle::Small, epithet, below, width - 2.0 * PAD));
    let face = (width * FACE.0).clamp(FACE.1, FACE.2);
    let beside = width - face - 3.0 * PAD;
    let small = TextStyle::Small.resolve(ui.style()).size;
    let strengths = strengths(view.catalogue, shown.hero).map(|space| {
        // If it is narrow, the word goes alone.
        let role = role(words, space);
        let line = if beside > ICONS * small { Icon::from(space).before(role) } else { role.into() };
        layout(TextStyle::Small, &line, theme.words, beside.max(40.0))
    });
    let icon = small * 1.5;
    let right = strengths.iter().map(|line| line.size().y).sum::<f32>() + 3.0 + icon;
    let head = name.size().y + epithet.as_ref().map_or(0.0, |line| line.size().y);
    let size = vec2(width, PAD + head + 3.0 + face.max(right) + PAD);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled(), shown.is_on, shown.spoken));
    choice::keep_in_sight(&response);
    if ui.is_rect_visible(rect) {
        let look = ui.style().interact_selectable(&response, shown.is_on);
        ui.painter().rect_filled(rect, choice::ROUND, look.weak_bg_fill);
        let mut at = rect.min + Vec2::splat(PAD);
        for line in [Some(name), epithet].into_iter().flatten() {
            let high = line.size().y;
            ui.painter().galley(at, line, theme.words);
            at.y += high;
        }
        at.y += 3.0;
        let square = Rect::from_min_size(at, Vec2::splat(face));
        portrait::paint(ui, theme, Some(Face::of_hero(shown.hero)), square, Tint::Full);
        at.x += face + PAD;
        for line in strengths {
            let high = line.size().y;
            ui.painter().galley(at, line, theme.words);
            at.y += high;
        }
        at.y += 3.0;
        for skill in strongest(shown.hero) {
            let letter = Icon::from(skill.skill).letter();
            ui.painter().text(at, Align2::LEFT_TOP, letter, FontId::proportional(icon * 0.9), theme.cyan);
            at.x += icon * 1.12;
        }
        choice::frame(ui, theme, &response, shown.is_on);
    }
    response.on_hover_ui(|ui| tip(ui, view, theme, shown))
}

/// Everything that helps to choose.
fn tip(ui: &mut Ui, view: &View, theme: &Theme, shown: &Shown) {
    let words = view.words;
    ui.set_max_width(330.0);
    ui.label(RichText::new(words.text(&shown.hero.name)).strong());
    let best = strengths(view.catalogue, shown.hero).map(|space| log::space(words, space).to_string());
    parts::faint(ui, theme, words.menu_role_tip(log::list(words, best)));
    for skill in &shown.hero.skills {
        let name = skill_words(words, skill.skill, skill.level);
        parts::marked(ui, skill.skill.into(), &name, theme.cyan);
        if let Some(text) = view.catalogue.skill_text(skill.skill) {
            parts::faint(ui, theme, words.text(&text.line));
        }
    }
    let cards: Vec<String> = shown
        .choice
        .starts_with(shown.hero)
        .iter()
        .filter_map(|card| view.catalogue.card(card.as_str()).map(|(_, card)| words.text(&card.name).into_owned()))
        .collect();
    if !cards.is_empty() {
        ui.label(words.menu_starts_with(log::list(words, cards)));
    }
    if shown.choice.fatigue > 0 {
        ui.label(words.tablet_fatigue(shown.choice.fatigue));
    }
}
