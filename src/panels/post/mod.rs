//! The Command Post: cubes, Life Point track, River, pool, Events. R2 VI.A.1

mod life_track;
mod river;
mod spaces;
mod whole;

use egui::{Id, Label, RichText, Sense, Ui, WidgetType, vec2};

pub(crate) use whole::show as whole;

use self::spaces::spaces;
use super::draw::{self, Cubes};
use super::icon::Icon;
use super::intent::{Gesture, Intent, Panel};
use super::motion::{self, Pace};
use super::parts;
use super::theme::Theme;
use super::view::{TableView, View};
use super::villain_card;
use gotham_content::mission::Side;
use gotham_play::log;

/// The compact Command Post on the right: cubes, Life Points and the River.
pub(crate) fn compact(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    let post = &table.game.state().post;
    intents.extend(header(ui, view, &theme));
    let pace = Pace::of(view.settings);
    let spaces = spaces(table);
    let heaps: Vec<u8> =
        [post.reserve, post.fatigue].into_iter().chain(spaces.map(|(space, _)| post.spaces.on(space))).collect();
    let mut flights = motion::flights(ui.ctx(), pace, Id::new("post cubes"), &heaps);
    let spoken = words.post_cubes(post.reserve, post.fatigue, post.recovery);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
    let mut at = rect.left_center();
    for (heap, (what, count)) in [(Cubes::Ready, post.reserve), (Cubes::Fatigue, post.fatigue)].into_iter().enumerate()
    {
        let arriving = flights.arriving(heap).min(count);
        draw::cubes(ui.painter(), at, &theme, what, count - arriving, arriving, 9.0);
        at.x += draw::cubes_width(count, 9.0);
        flights.mark(heap, at - vec2(4.5, 0.0));
        at.x += 5.0;
    }
    draw::speak(ui, &response, WidgetType::Label, &spoken);
    response.on_hover_text(spoken);
    let narrow = parts::is_narrow(ui.ctx());
    if table.game.state().automaton.is_some() {
        let is_open = villain_card::is_shown(view, table);
        let card = ui.selectable_label(is_open, RichText::new(words.villain_card_open()).small());
        if card.on_hover_text(view.tip(words.villain_card_open_tip(), "Card")).clicked() {
            let turned = if is_open { Gesture::Close(Panel::Card) } else { Gesture::Open(Panel::Card) };
            intents.push(turned.into());
        }
    }
    ui.horizontal_wrapped(|ui| {
        for (at, (space, limit)) in spaces.into_iter().enumerate() {
            let held = post.spaces.on(space);
            let color = if held > 0 { theme.amber } else { theme.faint };
            let name = log::space(words, space);
            let spoken = words.post_space(name, held, limit);
            let shown = if narrow { format!("{held}/{limit}") } else { spoken.clone() };
            let label = ui.label(RichText::new(Icon::from(space).before(&shown)).small().color(color));
            draw::speak(ui, &label, WidgetType::Label, &spoken);
            flights.mark(at + 2, label.rect.left_center() + vec2(6.0, 0.0));
            label.on_hover_text(words.tablet_space(name, held, limit));
        }
    });
    let color = |heap| [theme.cyan, theme.faint].get(heap).copied().unwrap_or(theme.amber);
    intents.extend(life_track::show(ui, view, table));
    if !(narrow && table.prompt.side == Side::Heroes) {
        intents.extend(river::show(ui, view, &theme, table));
    }
    flights.paint(ui.painter(), rect.center(), 9.0, color);
    intents
}

/// The title, and the button that opens the whole Command Post.
fn header(ui: &mut Ui, view: &View, theme: &Theme) -> Option<Intent> {
    let words = view.words;
    let (opened, ()) = parts::header(
        ui,
        |ui| {
            let is_open = view.desk.is_open(Panel::CommandPost);
            let response = ui.small_button(if is_open { "−" } else { "+" }).on_hover_text(words.post_show());
            draw::speak(ui, &response, WidgetType::Button, words.post_show());
            let turned = if is_open { Gesture::Close(Panel::CommandPost) } else { Gesture::Open(Panel::CommandPost) };
            response.clicked().then(|| turned.into())
        },
        |ui| {
            draw::side_icon(ui, theme, Some(Side::Villain));
            ui.add(Label::new(RichText::new(words.post_title()).strong()).truncate());
        },
    );
    opened
}
