//! The gallery: every miniature of the catalogue by name, side and Skill, and the Screen or tile of the one on the
//! plinth. The table puts the miniatures where the middle of the window is left free.

use egui::{
    Button, ComboBox, Context, Event, EventFilter, Id, Key, Modifiers, RichText, ScrollArea, Sense, TextEdit, Ui,
    WidgetInfo, WidgetType,
};

use super::cards;
use super::draw;
use super::exhibits::{self, Exhibit, side_of};
use super::focus;
use super::glossary;
use super::intent::{Filter, GalleryMove, Gesture, Intent, MenuPage, Scene, Topic, Who};
use super::parts;
use super::printed::side_words;
use super::theme::Theme;
use super::view::{GalleryView, View};
use gotham_content::tile::Allegiance;
use gotham_words::Words;

/// Width of the list at the left in a window of a given width, in points.
pub fn list_width(window: f32) -> f32 {
    (window * 0.23).clamp(150.0, 300.0)
}

/// Width of the Screen or tile at the right, in points.
pub(crate) fn entry_width(window: f32) -> f32 {
    (window * 0.26).clamp(160.0, 360.0)
}

/// The list and what narrows it.
pub fn list(ui: &mut Ui, view: &View, gallery: &GalleryView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let state = &view.desk.gallery;
    let mut intents: Vec<Intent> = Vec::new();
    let (back, _) = parts::header(
        ui,
        |ui| ui.button(words.menu_back()).on_hover_text(words.key_escape()),
        |ui| ui.label(RichText::new(words.menu_gallery()).heading().color(theme.cyan)),
    );
    if back.clicked() {
        intents.push(Gesture::Page(MenuPage::Front).into());
    }
    let mut filter = state.filter.clone();
    filters(ui, view, &theme, gallery, &mut filter);
    if filter != state.filter {
        intents.push(Gesture::Gallery(GalleryMove::Filter(filter)).into());
    }
    let shown = state.shown(gallery.found);
    ui.horizontal_wrapped(|ui| {
        for (scene, label, tip) in [
            (Scene::Plinth, words.gallery_plinth(), words.gallery_plinth_tip()),
            (Scene::LineUp, words.gallery_line_up(), words.gallery_line_up_tip()),
        ] {
            if ui.selectable_label(state.scene == scene, label).on_hover_text(tip).clicked() {
                intents.push(Gesture::Gallery(GalleryMove::Scene(scene)).into());
            }
        }
        for (label, spoken, step) in
            [("‹", words.gallery_previous(), Step::Back), ("›", words.gallery_next(), Step::On)]
        {
            let button = ui.add_enabled(shown.is_some(), Button::new(label)).on_hover_text(spoken);
            draw::speak(ui, &button, WidgetType::Button, spoken);
            if button.clicked() {
                let next = step.from(gallery.found, shown);
                intents.extend(next.map(|topic| Gesture::Gallery(GalleryMove::Pick(topic)).into()));
            }
        }
    });
    parts::faint(ui, &theme, words.gallery_count(gallery.found.len(), exhibits::count(view.catalogue)));
    intents.extend(rows(ui, view, &theme, gallery, shown));
    intents
}

fn filters(ui: &mut Ui, view: &View, theme: &Theme, gallery: &GalleryView, filter: &mut Filter) {
    let words = view.words;
    let search =
        TextEdit::singleline(&mut filter.search).hint_text(words.gallery_search()).desired_width(f32::INFINITY);
    let response = ui.add(search);
    response.widget_info(|| WidgetInfo::text_edit(true, "", filter.search.as_str(), words.gallery_search_spoken()));
    response.on_hover_text(words.gallery_search_spoken());
    ui.horizontal_wrapped(|ui| {
        for who in std::iter::once(None).chain(Who::ALL.map(Some)) {
            let label = RichText::new(who_words(words, who)).small();
            let button = ui.selectable_label(filter.who == who, label);
            let button =
                if who == Some(Who::Others) { button.on_hover_text(words.gallery_others_tip()) } else { button };
            if button.clicked() {
                filter.who = who;
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let any = RichText::new(words.gallery_any_color()).small();
        if ui.selectable_label(filter.side.is_none(), any).clicked() {
            filter.side = None;
        }
        for side in [Allegiance::Hero, Allegiance::Villain, Allegiance::Neutral] {
            let label = RichText::new(color_words(words, side)).small().color(theme.side(side_of(side)));
            let button = ui.selectable_label(filter.side == Some(side), label);
            if button.on_hover_text(side_words(words, side)).clicked() {
                filter.side = Some(side);
            }
        }
    });
    let chosen = filter.skill.map_or(words.gallery_any_skill(), |skill| words.skill(skill));
    let combo = ComboBox::from_id_salt("gallery skill").selected_text(chosen).width(ui.available_width() - 8.0);
    parts::combo(ui, combo, &words.gallery_skill(chosen), |ui| {
        ui.selectable_value(&mut filter.skill, None, words.gallery_any_skill());
        for skill in gallery.skills {
            ui.selectable_value(&mut filter.skill, Some(*skill), words.skill(*skill));
        }
    });
}

fn who_words(words: &Words, who: Option<Who>) -> &str {
    match who {
        None => words.gallery_everybody(),
        Some(Who::Heroes) => words.glossary_heroes(),
        Some(Who::Leaders) => words.gallery_leaders(),
        Some(Who::Others) => words.gallery_others(),
    }
}

fn color_words(words: &Words, side: Allegiance) -> &str {
    match side {
        Allegiance::Hero => words.gallery_blue(),
        Allegiance::Villain => words.gallery_gray(),
        Allegiance::Neutral => words.gallery_orange(),
    }
}

/// A step through what was found.
#[derive(Clone, Copy)]
enum Step {
    Back,
    On,
}

impl Step {
    /// Who comes next, wrapping around.
    fn from(self, found: &[Exhibit], shown: Option<Topic>) -> Option<Topic> {
        let at = found.iter().position(|exhibit| Some(exhibit.topic) == shown)?;
        let next = match self {
            Step::Back => at.checked_sub(1).unwrap_or(found.len() - 1),
            Step::On => (at + 1) % found.len(),
        };
        Some(found[next].topic)
    }
}

/// Where the list was scrolled to, and who stood on the plinth, one frame ago.
#[derive(Clone, Copy, Default)]
struct Scrolled {
    offset: f32,
    height: f32,
    shown: Option<Topic>,
}

/// The names. To the keys they are one thing: while it has the focus, arrows go through them and Enter changes the
/// scene.
fn rows(ui: &mut Ui, view: &View, theme: &Theme, gallery: &GalleryView, shown: Option<Topic>) -> Vec<Intent> {
    let mut intents = Vec::new();
    let height = ui.available_height().max(80.0);
    let (row, gap) = (glossary::row_height(ui), ui.spacing().item_spacing.y);
    let slot = Id::new("gallery names");
    let room = egui::Rect::from_min_size(ui.cursor().min, egui::vec2(ui.available_width(), height));
    let list = ui.interact(room, slot, Sense::focusable_noninteractive());
    draw::speak(ui, &list, WidgetType::Other, view.words.gallery_list());
    focus::first(ui, &list);
    if list.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(slot, filter));
        intents.extend(keys(ui.ctx(), view, gallery, shown));
    }
    let before = ui.data(|data| data.get_temp::<Scrolled>(slot)).unwrap_or_default();
    let mut area = ScrollArea::vertical().id_salt("gallery").max_height(height).auto_shrink([false, false]);
    let at = gallery.found.iter().position(|exhibit| Some(exhibit.topic) == shown);
    if let Some(at) = at.filter(|_| before.shown != shown) {
        let top = at as f32 * (row + gap);
        let is_seen = top >= before.offset && top + row <= before.offset + before.height;
        if !is_seen {
            area = area.vertical_scroll_offset((top - (height - row) / 2.0).max(0.0));
        }
    }
    let scrolled = area.show_rows(ui, row, gallery.found.len(), |ui, seen| {
        for exhibit in &gallery.found[seen] {
            let is_shown = shown == Some(exhibit.topic);
            if glossary::row(ui, view, theme, exhibit.topic, &exhibit.title, is_shown, Sense::CLICK) {
                intents.push(Gesture::Gallery(GalleryMove::Pick(exhibit.topic)).into());
            }
        }
    });
    if gallery.found.is_empty() {
        parts::faint(ui, theme, view.words.glossary_none());
    }
    let now = Scrolled { offset: scrolled.state.offset.y, height: scrolled.inner_rect.height(), shown };
    ui.data_mut(|data| data.insert_temp(slot, now));
    intents
}

fn keys(ctx: &Context, view: &View, gallery: &GalleryView, shown: Option<Topic>) -> Vec<Intent> {
    let pressed = ctx.input(|input| {
        let keys = input.events.iter().filter_map(|event| match event {
            Event::Key { key, pressed: true, modifiers, .. } if *modifiers == Modifiers::NONE => Some(*key),
            _ => None,
        });
        keys.collect::<Vec<Key>>()
    });
    let (mut intents, mut shown) = (Vec::new(), shown);
    for key in pressed {
        let step = match key {
            Key::ArrowUp | Key::ArrowLeft => Step::Back,
            Key::ArrowDown | Key::ArrowRight => Step::On,
            Key::Enter => {
                let other = if view.desk.gallery.scene == Scene::Plinth { Scene::LineUp } else { Scene::Plinth };
                intents.push(Gesture::Gallery(GalleryMove::Scene(other)).into());
                continue;
            }
            _ => continue,
        };
        // a slow frame may contain several presses
        if let Some(next) = step.from(gallery.found, shown) {
            intents.push(Gesture::Gallery(GalleryMove::Pick(next)).into());
            shown = Some(next);
        }
    }
    intents
}

/// The Screen or tile of the one on the plinth, and a Hero's own cards.
pub fn entry(ui: &mut Ui, view: &View, topic: Topic) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = glossary::entry(ui, view, &theme, topic);
    let hero = match topic {
        Topic::Hero(at) => view.catalogue.heroes.get(at),
        _ => None,
    };
    let Some(hero) = hero else { return intents };
    let is_own = |card: &&gotham_content::Card| {
        hero.equipment.contains(&card.id) || card.only.as_ref().is_some_and(|only| *only == hero.called)
    };
    let mut own = view.catalogue.cards.iter().filter(is_own).peekable();
    if own.peek().is_some() {
        parts::heading(ui, &theme, view.words.gallery_cards());
    }
    for card in own {
        intents.extend(cards::card(ui, view, &theme, card));
    }
    intents
}
