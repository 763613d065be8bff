//! What is said when the lessons are over, and where one may go from there.

use egui::{RichText, Ui};

use crate::intent::{Gesture, Intent, MenuPage, NewMatch, Wish};
use crate::theme::Theme;
use crate::view::View;
use crate::{focus, menu_tutorial};
use gotham_play::CourseProgress;

/// The words, and the ways: an easy mission at once, the other side's lessons, any mission, or the campaign.
pub(crate) fn show(ui: &mut Ui, view: &View, progress: &CourseProgress) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let (Some(course), Some(said)) = (progress.course(), progress.last_word()) else { return Vec::new() };
    ui.label(RichText::new(words.text(&course.closing.title)).heading().color(theme.amber));
    ui.label(words.text(said));
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        if let Some(easy) = NewMatch::gentlest(view.catalogue) {
            let tip = menu_tutorial::team(view, &easy);
            let button = ui.button(RichText::new(words.lesson_easy_mission()).strong()).on_hover_text(tip);
            focus::first(ui, &button);
            if button.clicked() {
                intents.push(Wish::NewMatch(easy).into());
            }
        }
        let others = view.catalogue.tutorials.iter();
        let others = others.filter(|mission| mission.lessons.as_ref().is_some_and(|other| other.side != course.side));
        for mission in others {
            if ui.button(menu_tutorial::title(view, mission)).clicked() {
                intents.extend(menu_tutorial::begin(view, mission));
            }
        }
        if let Some(first) = view.catalogue.missions.first()
            && ui.button(words.lesson_first_mission()).clicked()
        {
            let draft = NewMatch::against_the_computer(first);
            let page = Gesture::Page(MenuPage::NewMatch);
            intents.extend([Wish::BackToMenu.into(), Gesture::Draft(draft).into(), page.into()]);
        }
        if view.catalogue.campaign.is_some()
            && ui.button(words.lesson_first_chapter()).on_hover_text(words.campaign_title_tip()).clicked()
        {
            intents.extend([Wish::BackToMenu.into(), Gesture::Page(MenuPage::Campaign).into()]);
        }
    });
    intents
}
