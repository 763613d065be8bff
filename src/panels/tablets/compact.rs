//! The compact card of a Hero.

use egui::{Id, Label, RichText, Sense, Stroke, StrokeKind, Ui, WidgetType, vec2};

use super::cubes::{heap_color, heaps, zones};
use super::spaces::cell;
use crate::intent::{Composing, Gesture, Intent, Spot, Wish};
use crate::motion::{self, First, Pace};
use crate::portrait::{self, Face};
use crate::theme::Theme;
use crate::view::{TableView, View};
use crate::{draw, parts};
use gotham_content::Hero as Screen;
use gotham_play::log;
use gotham_rules::MiniId;
use gotham_rules::command::{Space, Stance};

fn is_acting(view: &View, table: &TableView, mini: MiniId) -> bool {
    view.desk.composer.actor(&table.question()) == Some(mini)
}

/// The card.
pub(super) fn show(ui: &mut Ui, view: &View, table: &TableView, mini: MiniId) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let Some(tablet) = table.game.state().tablet(mini) else { return Vec::new() };
    let screen = table.game.scenario().hero(tablet.hero);
    let words = view.words;
    let mut intents = Vec::new();
    let mut frame = theme.card();
    let acts = is_acting(view, table, mini);
    if acts {
        frame = frame.stroke(Stroke::new(2.0, theme.amber));
    }
    let pace = Pace::of(view.settings);
    let mut flights = motion::flights(ui.ctx(), pace, Id::new(("cubes", mini.0)), &heaps(tablet));
    let card = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        intents.extend(header(ui, view, &theme, screen, mini));
        zones(ui, words, &theme, tablet, &mut flights);
        let carried = log::list(words, tablet.cards().map(|card| table.titles().card(card)));
        let narrow = parts::is_narrow(ui.ctx());
        if !narrow && !carried.is_empty() {
            ui.add(Label::new(RichText::new(&carried).small().color(theme.faint)).truncate()).on_hover_text(carried);
        }
        if !narrow || acts {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                let width = ((ui.available_width() - 12.0) / 7.0).clamp(14.0, 26.0);
                for space in Space::ALL {
                    cell(ui, words, &theme, (screen, tablet), space, width, &mut flights);
                }
            });
        }
    });
    let rect = card.response.rect;
    flights.paint(ui.painter(), rect.center_bottom() - vec2(0.0, 6.0), 9.0, |heap| heap_color(&theme, heap));
    let glow = motion::glow(ui.ctx(), pace, Id::new(("wounds", mini.0)), tablet.wounds);
    if glow > 0.0 {
        let red = Stroke::new(3.0, theme.red.gamma_multiply(glow));
        ui.painter().rect_stroke(rect, 2.0, red, StrokeKind::Inside);
    }
    let side = (tablet.is_neutralized(), tablet.stance == Stance::Active);
    motion::turn(ui, &theme, (pace, First::Rests), Id::new(("tablet side", mini.0)), &side, rect);
    intents
}

/// Face and name, which select the Hero, and the button that unfolds the Bat-Tablet.
fn header(ui: &mut Ui, view: &View, theme: &Theme, screen: &Screen, mini: MiniId) -> Vec<Intent> {
    let words = view.words;
    let (folded, chosen) = parts::header(
        ui,
        |ui| {
            let is_open = view.desk.unfolded == Some(mini);
            let response = ui.small_button(if is_open { "−" } else { "+" }).on_hover_text(words.tablet_show());
            draw::speak(ui, &response, WidgetType::Button, &words.tablet_show_spoken(words.text(&screen.name)));
            response.clicked().then(|| Gesture::Unfold((!is_open).then_some(mini)).into())
        },
        |ui| {
            let side = if parts::is_narrow(ui.ctx()) { 22.0 } else { 36.0 };
            portrait::show(ui, theme, Some(Face::of_hero(screen)), side);
            let name = RichText::new(words.text(&screen.name)).strong().color(theme.words);
            let response = ui.add(Label::new(name).truncate().sense(Sense::click()));
            draw::speak(ui, &response, WidgetType::Link, &words.text(&screen.name));
            response.on_hover_text(words.tablet_select()).clicked()
        },
    );
    let mut intents: Vec<Intent> = folded.into_iter().collect();
    if chosen {
        intents.push(Composing::Select(Some(mini)).into());
        intents.push(Wish::LookAt(Spot::Mini(mini)).into());
    }
    intents
}
