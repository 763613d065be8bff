//! A chapter: what is read before it, its missions in order, those beside it, and how it ends.

use egui::{Button, Response, RichText, TextStyle, Ui, WidgetType};

use super::windows;
use crate::intent::{Gesture, Intent, MenuPage};
use crate::theme::Theme;
use crate::view::View;
use crate::{draw, focus, new_game, parts};
use gotham_content::{Chapter, Episode};
use gotham_play::{CampaignProgress, ChapterLight, Lamps, next_episode};
use gotham_words::Words;

/// A mission's place in the chapter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// It was played, or comes later.
    InLine,
    /// It comes next.
    Next,
    /// Beside the story.
    Aside,
}

/// The chapter.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    theme: &Theme,
    chapter: &Chapter,
    progress: &CampaignProgress,
) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.text(&chapter.name)).text_style(TextStyle::Heading).strong().color(theme.cyan));
    ui.label(RichText::new(words.text(&chapter.opening)).italics());
    let next = next_episode(chapter, progress);
    for episode in &chapter.line {
        let place = if next == Some(episode) { Place::Next } else { Place::InLine };
        intents.extend(card(ui, view, theme, (episode, place), progress));
    }
    for episode in &chapter.asides {
        intents.extend(card(ui, view, theme, (episode, Place::Aside), progress));
    }
    if let Some(light) = ChapterLight::of(chapter, progress) {
        parts::heading(ui, theme, &words.campaign_closed(name_of(words, light)));
        ui.label(RichText::new(words.text(light.text(&chapter.closing))).italics());
    }
    intents
}

/// A mission: its windows, the button that leads to it, and what leads to it in the story. The page of a mission that
/// comes later is still to be turned.
fn card(
    ui: &mut Ui,
    view: &View,
    theme: &Theme,
    (episode, place): (&Episode, Place),
    progress: &CampaignProgress,
) -> Vec<Intent> {
    let words = view.words;
    let Some((_, mission)) = view.catalogue.mission(episode.mission.as_str()) else { return Vec::new() };
    let name = words.text(&mission.name);
    let (lit, dark) = (progress.lit(mission.id.as_str()), progress.dark_of(mission.id.as_str()));
    let mut intents = Vec::new();
    theme.card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        let right = |ui: &mut Ui| {
            let play = play(ui, theme, words.campaign_play(), place);
            draw::speak(ui, &play, WidgetType::Button, &words.campaign_play_spoken(&*name));
            windows::row(ui, theme, words, lit);
            play
        };
        let left = |ui: &mut Ui| {
            ui.label(RichText::new(&*name).strong());
            if let Some(dark) = dark {
                let kept = words.campaign_villain(u32::from(dark.number()), u32::from(Lamps::MOST));
                parts::faint(ui, theme, kept).on_hover_text(words.campaign_villain_tip());
            }
            if place == Place::Aside {
                parts::faint(ui, theme, words.campaign_aside()).on_hover_text(words.campaign_aside_tip());
            }
        };
        let (play, ()) = parts::header(ui, right, left);
        if place == Place::Next {
            focus::first(ui, &play);
        }
        if play.clicked() {
            let draft = new_game::draft_of(view, mission);
            intents.extend([Gesture::Draft(draft).into(), Gesture::Page(MenuPage::NewMatch).into()]);
        }
        if lit.is_some() || place != Place::InLine {
            ui.label(words.text(&episode.page));
        }
    });
    intents
}

/// The button that leads to a mission; that of the next one stands out.
fn play(ui: &mut Ui, theme: &Theme, label: &str, place: Place) -> Response {
    let (text, fill) = match place {
        Place::Next => (RichText::new(label).strong().color(theme.ink()), Some(theme.amber)),
        Place::InLine | Place::Aside => (RichText::new(label), None),
    };
    let button = Button::new(text);
    ui.add(fill.into_iter().fold(button, Button::fill))
}

/// What a light is called.
pub(super) fn name_of(words: &Words, light: ChapterLight) -> &str {
    match light {
        ChapterLight::Bright => words.campaign_bright(),
        ChapterLight::Flickering => words.campaign_flickering(),
        ChapterLight::Dark => words.campaign_dark(),
    }
}
