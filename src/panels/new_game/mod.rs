//! A new game on one screen: the missions, what the chosen one is about, who plays whom, and the button that begins.

mod beginning;
mod draft;
mod finding;
mod hero_card;
mod missions;
mod options;
mod seats;
mod sheet;

use egui::{Align, Button, Label, Layout, Rect, RichText, ScrollArea, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::intent::{Gesture, Intent, MenuPage, NewMatch, Wish};
use super::parts;
use super::theme::Theme;
use super::view::{MenuView, View};
use super::{choice, focus};
use gotham_content::Mission;
use gotham_play::log;
use gotham_words::Words;

/// The widest it gets: beyond that, eyes have too far to go.
pub(crate) const WIDEST: f32 = 1720.0;
/// The highest it gets: beyond that, there would only be empty space.
pub(crate) const TALLEST: f32 = 860.0;
/// Between columns.
const GAP: f32 = 12.0;

/// What the screen begins with.
pub(crate) fn first_draft(view: &View) -> Option<NewMatch> {
    view.catalogue.missions.first().map(NewMatch::suggested)
}

/// A match of a mission, shared among the players as in the one that was chosen before, if there was one.
pub(crate) fn draft_of(view: &View, mission: &Mission) -> NewMatch {
    let before = view.desk.draft.as_ref();
    before.map_or_else(|| NewMatch::suggested(mission), |before| draft::on_mission(mission, before))
}

/// The screen; it fills the space it is given.
pub(crate) fn show(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.menu_new_game()).text_style(TextStyle::Heading).strong().color(theme.amber));
    let Some(before) = view.desk.draft.clone().or_else(|| first_draft(view)) else {
        ui.label(words.menu_no_mission());
        return intents;
    };
    let Some((_, mission)) = view.catalogue.mission(before.mission.as_str()) else { return intents };
    let mut draft = before.clone();
    let all = Rect::from_min_max(pos2(ui.max_rect().left(), ui.cursor().top()), ui.max_rect().max);
    let foot = all.bottom() - 2.8 * ui.text_style_height(&TextStyle::Body);
    let body = Rect::from_min_max(all.min, pos2(all.right(), foot - GAP / 2.0));
    for (at, (columns, rect)) in columns(body).into_iter().enumerate() {
        ui.scope_builder(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)), |ui| {
            let area = ScrollArea::vertical().id_salt(("new game", at)).auto_shrink([false, false]);
            area.max_height(rect.height()).show(ui, |ui| {
                for column in columns {
                    match column {
                        Column::Missions => intents.extend(missions::show(ui, view, menu, &theme, &mut draft)),
                        Column::Sheet => sheet::show(ui, view, menu, &theme, mission, &draft),
                        Column::Seats => {
                            seats::show(ui, view, &theme, mission, &mut draft);
                            intents.extend(beginning::show(ui, view, &theme, &mut draft));
                            options::show(ui, words, &theme, mission, &mut draft);
                        }
                    }
                }
            });
        });
    }
    // What was chosen in a column of the old mission would not fit the new one.
    if draft.mission != before.mission
        && let Some((_, mission)) = view.catalogue.mission(draft.mission.as_str())
    {
        draft = draft::on_mission(mission, &before);
    }
    if draft != before {
        intents.push(Gesture::Draft(draft.clone()).into());
    }
    let foot = Rect::from_min_max(pos2(all.left(), foot), all.max);
    ui.painter().hline(foot.x_range(), foot.top(), egui::Stroke::new(1.0, theme.line));
    let foot = foot.with_min_y(foot.top() + 4.0);
    let mission = view.catalogue.mission(draft.mission.as_str()).map_or(mission, |(_, mission)| mission);
    ui.scope_builder(UiBuilder::new().max_rect(foot).layout(Layout::right_to_left(Align::Center)), |ui| {
        intents.extend(begin(ui, words, &theme, mission, &draft));
    });
    intents
}

/// What a column contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Missions,
    Sheet,
    Seats,
}

/// The columns that there is room for, from the left: what each contains, and where it is.
fn columns(body: Rect) -> Vec<(&'static [Column], Rect)> {
    let shares: &[(&[Column], f32)] = match body.width() {
        1060.0.. => &[(&[Column::Missions], 0.17), (&[Column::Sheet], 0.36), (&[Column::Seats], 0.47)],
        700.0.. => &[(&[Column::Missions, Column::Sheet], 0.42), (&[Column::Seats], 0.58)],
        _ => &[(&[Column::Missions, Column::Sheet, Column::Seats], 1.0)],
    };
    let room = body.width() - GAP * (shares.len() - 1) as f32;
    let mut left = body.left();
    let mut place = |share: f32| {
        let rect = Rect::from_min_size(pos2(left, body.top()), vec2(room * share, body.height()));
        left = rect.right() + GAP;
        rect
    };
    shares.iter().map(|(columns, share)| (*columns, place(*share))).collect()
}

/// The button that begins, the way back, and what will begin; from the right.
fn begin(ui: &mut Ui, words: &Words, theme: &Theme, mission: &Mission, draft: &NewMatch) -> Vec<Intent> {
    let mut intents = Vec::new();
    let why_not = draft.options.check_on(mission).err();
    let label = RichText::new(words.menu_start()).text_style(TextStyle::Heading).strong();
    let label = if why_not.is_none() { label.color(theme.ink()) } else { label };
    let mut start = Button::new(label).min_size(vec2(150.0, 34.0));
    if why_not.is_none() {
        start = start.fill(theme.amber);
    }
    let begin = ui.add_enabled(why_not.is_none(), start).on_hover_text(words.key_enter());
    choice::ring(ui, theme, &begin);
    focus::first(ui, &begin);
    if begin.clicked() {
        intents.push(Wish::NewMatch(draft.clone()).into());
    }
    let back = ui.add(Button::new(words.menu_back()).min_size(vec2(0.0, 34.0))).on_hover_text(words.key_escape());
    if back.clicked() {
        intents.push(Gesture::Page(MenuPage::Front).into());
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let (text, color) = match why_not {
            Some(why) => (log::not_yet(words, why), theme.red),
            None => (summary(words, mission, draft), theme.words),
        };
        ui.add(Label::new(RichText::new(text).color(color)).wrap());
    });
    intents
}

/// "To Sink a City · 3 Heroes · Villain: Computer · about 50 min".
fn summary(words: &Words, mission: &Mission, draft: &NewMatch) -> String {
    let villain = if draft.options.solo { words.menu_cards().into() } else { draft::who(words, draft.villain) };
    let facts = [
        words.text(&mission.name).into_owned(),
        words.menu_heroes(mission.heroes.len()),
        words.menu_seat(words.menu_villain(), villain),
        words.menu_minutes(draft::minutes(mission, draft)),
    ];
    parts::dots(words, facts)
}
