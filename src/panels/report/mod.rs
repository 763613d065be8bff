//! How it ended, and how the match went: pages with the picture of it, its key moments, everybody's deeds and the dice.

mod bars;
mod characters;
mod dice;
mod graph;
pub(crate) mod looking_back;
mod overview;
mod time_line;

use egui::{RichText, ScrollArea, Ui};

use super::coach::last_word;
use super::draw;
use super::intent::{Gesture, Intent, MenuPage, ReportPage, Wish};
use super::theme::{self, Theme};
use super::view::{ReportView, View};
use super::{focus, parts};
use gotham_content::mission::Side;
use gotham_play::statistics::told;
use gotham_words::Words;

/// How wide the report may be, in points.
pub(crate) const WIDTH: f32 = 1160.0;
/// How much of the window's height title, tabs and buttons take.
const AROUND: f32 = 196.0;
/// How much of it the last word of a tutorial takes.
const LAST_WORD: f32 = 104.0;

/// The report.
pub(crate) fn show(ui: &mut Ui, view: &View, report: &ReportView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    title(ui, words, &theme, report);
    if let Some(lessons) = report.lessons {
        theme.card().show(ui, |ui| {
            ui.set_width(ui.available_width());
            intents.extend(last_word::show(ui, view, lessons));
        });
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        for page in ReportPage::ALL {
            if ui.selectable_label(view.desk.report.page == page, name(words, page)).clicked() {
                intents.push(Gesture::TurnReport(page).into());
            }
        }
    });
    ui.separator();
    let lessons = if report.lessons.is_some() { LAST_WORD } else { 0.0 };
    let height = (ui.ctx().content_rect().height() - AROUND - lessons).max(120.0);
    let area = ScrollArea::vertical().id_salt(("report page", view.desk.report.page)).max_height(height);
    intents.extend(area.auto_shrink([false, true]).show(ui, |ui| page(ui, view, &theme, report)).inner);
    ui.separator();
    intents.extend(buttons(ui, view, report));
    intents
}

fn name(words: &Words, page: ReportPage) -> &str {
    match page {
        ReportPage::Overview => words.report_overview(),
        ReportPage::TimeLine => words.statistics_time_line(),
        ReportPage::Characters => words.statistics_characters(),
        ReportPage::Dice => words.statistics_dice(),
        ReportPage::LookingBack => words.review_title(),
    }
}

fn page(ui: &mut Ui, view: &View, theme: &Theme, report: &ReportView) -> Vec<Intent> {
    match view.desk.report.page {
        ReportPage::Overview => overview::show(ui, view, theme, report),
        ReportPage::TimeLine => time_line::show(ui, view, theme, report),
        ReportPage::LookingBack => looking_back::show(ui, view, theme, report),
        ReportPage::Characters => characters::show(ui, view, theme, report),
        ReportPage::Dice => {
            dice::show(ui, view, theme, report);
            Vec::new()
        }
    }
}

/// Who has won, and by which ending.
fn title(ui: &mut Ui, words: &Words, theme: &Theme, report: &ReportView) {
    let mission = &report.game.scenario().mission;
    let result = report.game.state().result;
    let (title, side) = match result.map(|result| result.winner) {
        Some(Side::Heroes) => (words.report_heroes_win(), Some(Side::Heroes)),
        Some(Side::Villain) => (words.report_villain_wins(), Some(Side::Villain)),
        None => (words.report_open(), None),
    };
    ui.horizontal(|ui| {
        draw::side_icon(ui, theme, side);
        ui.label(RichText::new(title).text_style(theme::title()).strong().color(theme.side(side)));
    });
    let ending = result.and_then(|result| mission.endings.get(usize::from(result.ending)));
    if let Some(ending) = ending {
        ui.label(RichText::new(words.text(&ending.text)).italics());
    }
    let round = report.game.state().round;
    let line = words.report_line(words.text(&mission.name), round, mission.rounds, report.commands, report.seed);
    parts::faint(ui, theme, line);
    if let Some(steps) = report.left_at {
        parts::faint(ui, theme, words.report_branch(steps));
    }
}

/// What can be done now.
fn buttons(ui: &mut Ui, view: &View, report: &ReportView) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        for (label, wish) in [
            (words.report_watch(), Wish::WatchThis),
            (words.report_rematch(), Wish::Rematch),
            (words.menu_share(), Wish::Share(None)),
            (words.report_menu(), Wish::BackToMenu),
        ] {
            let response = ui.button(label);
            focus::first(ui, &response);
            if response.clicked() {
                intents.push(wish.into());
            }
        }
        let copy = if view.desk.report.is_copied { words.panel_copied() } else { words.report_copy() };
        if ui.button(copy).on_hover_text(words.report_copy_tip()).clicked() {
            intents.push(Gesture::CopyReport(told::report(words, report.game, report.statistics).join("\n")).into());
        }
        let mission = report.game.scenario().mission.id.as_str();
        let chapter = view.catalogue.campaign.as_ref().and_then(|campaign| campaign.chapter_of(mission));
        if let Some((chapter, _)) = chapter
            && ui.button(words.campaign_title()).on_hover_text(words.campaign_title_tip()).clicked()
        {
            intents.push(Wish::BackToMenu.into());
            intents.extend([Gesture::Page(MenuPage::Campaign).into(), Gesture::TurnCampaign(chapter).into()]);
        }
        if report.game.options().solo && ui.button(words.score_list()).clicked() {
            intents.extend([Wish::BackToMenu.into(), Gesture::Page(MenuPage::Scores).into()]);
        }
    });
    intents
}
