//! What most players leave as it is: rules, difficulty and seed. Folded, each one sums itself up in one line.

use egui::{CollapsingHeader, TextEdit, Ui};

use crate::intent::NewMatch;
use crate::theme::Theme;
use crate::{choice, draw, menu_difficulty, menu_rules, parts};
use gotham_content::Mission;
use gotham_play::log;
use gotham_rules::Options;
use gotham_rules::score::Score;
use gotham_words::Words;

/// The folded parts.
pub(super) fn show(ui: &mut Ui, words: &Words, theme: &Theme, mission: &Mission, draft: &mut NewMatch) {
    ui.add_space(4.0);
    if draft.options.solo {
        let score = Score::of_options(mission, &draft.options);
        let sum = words.option_difficulty_sum(score.total(), log::rank(words, score.rank()));
        folded(ui, theme, words.option_difficulty(), &sum, |ui| {
            menu_difficulty::show(ui, words, theme, mission, &mut draft.options);
        });
    }
    // Difficulty has its own line.
    let changed = log::options(words, &Options { difficulty: Default::default(), ..draft.options }).len();
    let sum = if changed == 0 { words.menu_usual_rules().into() } else { words.menu_changed_rules(changed) };
    let sum = words.panel_dots(log::edition(words, draft.options.edition), sum);
    folded(ui, theme, words.option_rules(), &sum, |ui| {
        menu_rules::show(ui, words, theme, &mut draft.options);
    });
    seed(ui, words, draft);
}

/// A part with its name and, while it is folded, its summary.
pub(super) fn folded(ui: &mut Ui, theme: &Theme, name: &str, sum: &str, add: impl FnOnce(&mut Ui)) {
    let shown = CollapsingHeader::new(name).id_salt(name).show(ui, add);
    choice::ring(ui, theme, &shown.header_response);
    choice::keep_in_sight(&shown.header_response);
    if shown.fully_closed() {
        let header = shown.header_response.rect;
        let taken = draw::width(ui, name, egui::TextStyle::Button.resolve(ui.style()));
        let room = header.with_min_x(header.left() + 26.0 + taken).with_max_x(ui.max_rect().right());
        let font = egui::TextStyle::Small.resolve(ui.style());
        let line = ui.painter().layout_no_wrap(sum.into(), font, theme.faint);
        if line.size().x <= room.width() {
            let at = egui::Align2::LEFT_CENTER.anchor_size(room.left_center(), line.size());
            ui.painter().galley(at.min, line, theme.faint);
        } else {
            parts::faint(ui, theme, sum);
        }
    }
}

fn seed(ui: &mut Ui, words: &Words, draft: &mut NewMatch) {
    ui.horizontal(|ui| {
        ui.label(words.menu_seed()).on_hover_text(words.menu_seed_tip());
        let mut text = draft.seed.map_or_else(String::new, |seed| seed.to_string());
        let response = ui.add(TextEdit::singleline(&mut text).hint_text(words.menu_seed_empty()).desired_width(120.0));
        response.widget_info(|| egui::WidgetInfo::text_edit(true, "", text.as_str(), words.menu_seed()));
        if response.changed() {
            let digits: String = text.chars().filter(char::is_ascii_digit).take(18).collect();
            draft.seed = digits.parse().ok();
        }
    });
}
