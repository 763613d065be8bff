//! The page of the campaign: its chapters, and the story of the one that is open. Nothing on it is locked.

mod chapter;
mod code;
mod windows;

use egui::{RichText, Sense, TextStyle, Ui, WidgetInfo, WidgetType, vec2};

use super::intent::{Gesture, Intent, MenuPage};
use super::theme::{self, Theme};
use super::view::{MenuView, View};
use super::{choice, focus, parts};
use gotham_content::{Campaign, Chapter};
use gotham_play::{CampaignProgress, ChapterLight, Lamps, next_episode};

/// How wide the page is.
pub(crate) const WIDTH: f32 = 920.0;
/// The list of chapters, and how wide the page must be for it to be beside the story.
const LIST: f32 = 280.0;
const BESIDE: f32 = 700.0;

/// The page.
pub(crate) fn show(ui: &mut Ui, view: &View, menu: &MenuView) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = Vec::new();
    ui.label(RichText::new(words.campaign_title()).text_style(theme::title()).color(theme.amber));
    let Some(campaign) = &view.catalogue.campaign else { return intents };
    parts::faint(ui, &theme, words.campaign_about());
    let open = open_chapter(view, campaign, menu.campaign);
    if ui.available_width() < BESIDE {
        intents.extend(chapters(ui, view, &theme, (campaign, menu.campaign), open));
        intents.extend(story(ui, view, &theme, (campaign, menu.campaign), open));
    } else {
        ui.horizontal_top(|ui| {
            let list = |ui: &mut Ui| {
                ui.set_width(LIST);
                chapters(ui, view, &theme, (campaign, menu.campaign), open)
            };
            intents.extend(ui.vertical(list).inner);
            let beside = |ui: &mut Ui| {
                ui.set_width(ui.available_width());
                story(ui, view, &theme, (campaign, menu.campaign), open)
            };
            intents.extend(ui.vertical(beside).inner);
        });
    }
    ui.separator();
    intents.extend(code::show(ui, view, menu.campaign));
    let back = ui.button(words.menu_back()).on_hover_text(words.key_escape());
    focus::first(ui, &back);
    if back.clicked() {
        intents.push(Gesture::Page(MenuPage::Front).into());
    }
    intents
}

/// The chapter that is open: the one that was chosen, or the first that isn't closed, or the last.
fn open_chapter(view: &View, campaign: &Campaign, progress: &CampaignProgress) -> usize {
    let last = campaign.chapters.len().saturating_sub(1);
    let goes_on = || campaign.chapters.iter().position(|chapter| next_episode(chapter, progress).is_some());
    view.desk.campaign.chapter.or_else(goes_on).unwrap_or(last).min(last)
}

/// The chapters, one below the other.
fn chapters(
    ui: &mut Ui,
    view: &View,
    theme: &Theme,
    (campaign, progress): (&Campaign, &CampaignProgress),
    open: usize,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    for (at, chapter) in campaign.chapters.iter().enumerate() {
        if row(ui, view, theme, (at, chapter, progress), at == open) {
            intents.push(Gesture::TurnCampaign(at).into());
        }
    }
    intents
}

/// A chapter with its windows; returns whether it was chosen.
fn row(
    ui: &mut Ui,
    view: &View,
    theme: &Theme,
    (at, chapter, progress): (usize, &Chapter, &CampaignProgress),
    is_open: bool,
) -> bool {
    let words = view.words;
    let width = ui.available_width();
    let lit: Vec<Option<Lamps>> = chapter.episodes().map(|episode| progress.lit(episode.mission.as_str())).collect();
    let text = |ui: &Ui, style: TextStyle, text: String, color| {
        ui.painter().layout(text, style.resolve(ui.style()), color, width - windows::skyline_width(lit.len()) - 42.0)
    };
    let number = text(ui, TextStyle::Small, words.campaign_number(at + 1), theme.faint);
    let name = text(ui, TextStyle::Button, words.text(&chapter.name).into_owned(), theme.words);
    let height = (number.size().y + name.size().y).max(windows::SKYLINE) + 12.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let (sum, most) = sum(&lit);
    let spoken = words.campaign_chapter(at + 1, words.text(&chapter.name), sum, most);
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_open, &spoken));
    choice::keep_in_sight(&response);
    ui.painter().rect_filled(rect, choice::ROUND, theme.raised);
    let top = rect.left_top() + vec2(10.0, 6.0);
    let below = top + vec2(0.0, number.size().y);
    ui.painter().galley(top, number, theme.faint);
    ui.painter().galley(below, name, theme.words);
    windows::skyline(ui.painter(), theme, rect.right_bottom() - vec2(24.0, 6.0), &lit);
    choice::frame(ui, theme, &response, is_open);
    response.on_hover_text(words.campaign_lamps(sum, most)).clicked() && !is_open
}

/// How many windows some missions have lit, and how many they have.
fn sum(lit: &[Option<Lamps>]) -> (u32, u32) {
    let sum = lit.iter().flatten().map(|lamps| u32::from(lamps.number())).sum();
    (sum, u32::from(Lamps::MOST) * lit.len() as u32)
}

/// The chapter that is open; and how the year ends, when it has ended.
fn story(
    ui: &mut Ui,
    view: &View,
    theme: &Theme,
    (campaign, progress): (&Campaign, &CampaignProgress),
    open: usize,
) -> Vec<Intent> {
    let words = view.words;
    let Some(chapter) = campaign.chapters.get(open) else { return Vec::new() };
    let intents = chapter::show(ui, view, theme, chapter, progress);
    let of_the_year = campaign.chapters.iter().flat_map(Chapter::episodes);
    let dark: Vec<_> = of_the_year.filter_map(|episode| progress.dark_of(episode.mission.as_str())).collect();
    if !dark.is_empty() {
        let sum: u32 = dark.iter().map(|dark| u32::from(dark.number())).sum();
        let label =
            parts::faint(ui, theme, words.campaign_villains_year(sum, u32::from(Lamps::MOST) * dark.len() as u32));
        label.on_hover_text(words.campaign_villain_tip());
    }
    if let Some(light) = ChapterLight::of_all(campaign, progress) {
        ui.add_space(4.0);
        parts::heading(ui, theme, &words.campaign_year(chapter::name_of(words, light)));
        ui.label(RichText::new(words.text(light.text(&campaign.closing))).italics());
    }
    intents
}
