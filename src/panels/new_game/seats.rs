//! Who plays: a column for each Hero and one for the Villain, with who sits there above and who may come below.

use egui::{Align, Button, FontId, Layout, RichText, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use super::draft::{Preset, against_cards, people, who};
use super::hero_card::{self, Shown};
use crate::icon::Icon;
use crate::intent::{NewMatch, SeatKind};
use crate::portrait::{self, Face};
use crate::theme::Theme;
use crate::view::View;
use crate::{choice, draw, parts};
use gotham_content::mission::{RiverTile, Side};
use gotham_content::tile::Rank;
use gotham_content::{Mission, Tile};
use gotham_play::log;

/// A column is at least this wide at normal text size: beyond that, columns wrap.
const NARROWEST: f32 = 124.0;
const GAP: f32 = 6.0;
/// Who may sit at one screen.
const PEOPLE: u8 = 4;

/// Presets and columns.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission, draft: &mut NewMatch) {
    parts::heading(ui, theme, view.words.menu_players());
    presets(ui, view, theme, mission, draft);
    let seats = mission.heroes.len() + 1;
    let narrowest = NARROWEST * f32::from(view.settings.text_size) / 100.0;
    let room = ui.available_width();
    let in_row = (((room + GAP) / (narrowest + GAP)) as usize).clamp(1, seats);
    let width = (room - GAP * (in_row - 1) as f32) / in_row as f32;
    let all: Vec<usize> = (0..seats).collect();
    for row in all.chunks(in_row) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for seat in row {
                ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                    theme.card().show(ui, |ui| {
                        ui.set_width(width - 14.0);
                        if *seat < mission.heroes.len() {
                            hero(ui, view, theme, mission, draft, *seat);
                        } else {
                            villain(ui, view, theme, mission, draft);
                        }
                    });
                });
            }
        });
    }
}

/// Ways to share the seats, and what there is to know about the chosen one.
fn presets(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission, draft: &mut NewMatch) {
    let words = view.words;
    let why_not = against_cards(draft.options).check_on(mission).err();
    ui.horizontal_wrapped(|ui| {
        for preset in Preset::ALL.into_iter().filter(|preset| preset.fits(mission)) {
            let is_on = preset.is_on(draft);
            let label = if is_on { Icon::Success.before(preset.label(words)) } else { preset.label(words).into() };
            let can = why_not.is_none() || !preset.is_against_cards();
            let button = ui.add_enabled(can, Button::selectable(is_on, label).frame_when_inactive(true));
            let spoken = preset.label(words);
            button.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, can, is_on, spoken));
            choice::ring(ui, theme, &button);
            choice::keep_in_sight(&button);
            let button = match preset.tip(words) {
                Some(tip) => button.on_hover_text(tip),
                None => button,
            };
            if button.clicked() {
                *draft = preset.seated(mission.heroes.len(), draft);
            }
        }
    });
    let together = people(draft).len();
    if let Some(why) = why_not {
        parts::faint(ui, theme, log::not_yet(words, why));
    } else if together > 1 {
        parts::faint(ui, theme, words.menu_hand_over(together));
    } else if draft.options.solo {
        parts::faint(ui, theme, words.menu_solo_tip());
    }
}

/// A Hero's column.
fn hero(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission, draft: &mut NewMatch, slot: usize) {
    let words = view.words;
    let (Some(choices), Some(seat)) = (mission.heroes.get(slot), draft.heroes.get_mut(slot)) else { return };
    let name = words.menu_hero(slot + 1);
    header(ui, theme, Side::Heroes, &name, &who(words, *seat));
    sitting(ui, view, theme, seat, &name);
    let is_required = choices.choices.len() == 1;
    if is_required {
        parts::faint(ui, theme, words.menu_required());
    }
    for choice in &choices.choices {
        let Some((_, hero)) = view.catalogue.hero(choice.hero.as_str()) else { continue };
        let full = words.text(&hero.name);
        let spoken = if is_required { words.menu_required_hero(full) } else { words.menu_seat(&name, full) };
        let is_on = is_required || draft.wishes.get(slot).is_some_and(|wish| wish.as_ref() == Some(&choice.hero));
        let shown = Shown { hero, choice, spoken: &spoken, is_on };
        if hero_card::show(ui, view, theme, &shown).clicked() && !is_required {
            // Nobody appears twice.
            draft.wishes.iter_mut().filter(|wish| wish.as_ref() == Some(&choice.hero)).for_each(|wish| *wish = None);
            if let Some(wish) = draft.wishes.get_mut(slot) {
                *wish = (!is_on).then(|| choice.hero.clone());
            }
        }
    }
    if let (false, Some(wish)) = (is_required, draft.wishes.get_mut(slot)) {
        let is_on = wish.is_none();
        let label = RichText::new(words.menu_any_hero()).small();
        let any = ui.add(
            Button::selectable(is_on, label)
                .frame_when_inactive(true)
                .wrap()
                .min_size(vec2(ui.available_width(), 24.0)),
        );
        let spoken = words.menu_seat(&name, words.menu_any_hero());
        any.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, is_on, &spoken));
        choice::frame(ui, theme, &any, is_on);
        choice::keep_in_sight(&any);
        if any.clicked() {
            *wish = None;
        }
    }
}

/// The Villain's column: who plays on his side, Leaders first.
fn villain(ui: &mut Ui, view: &View, theme: &Theme, mission: &Mission, draft: &mut NewMatch) {
    let words = view.words;
    if draft.options.solo {
        header(ui, theme, Side::Villain, words.menu_villain(), words.menu_cards());
    } else {
        header(ui, theme, Side::Villain, words.menu_villain(), &who(words, draft.villain));
        sitting(ui, view, theme, &mut draft.villain, words.menu_villain());
    }
    let river = mission.villain.river.iter().filter_map(|place| match place {
        RiverTile::Character(tile) => view.catalogue.tile(tile.as_str()).map(|(_, tile)| tile),
        RiverTile::EventWarning => None,
    });
    let mut tiles: Vec<&Tile> = Vec::new();
    for tile in river {
        if tiles.iter().all(|known| known.id != tile.id) {
            tiles.push(tile);
        }
    }
    tiles.sort_by_key(|tile| tile.rank != Rank::Leader);
    for tile in tiles {
        let count = mission.villain.miniatures.iter().find(|(id, _)| *id == tile.id).map_or(0, |(_, count)| *count);
        let name = words.text(&tile.name);
        let line = if count > 1 { words.menu_how_many(name, count) } else { name.into_owned() };
        let (face, style) = if tile.rank == Rank::Leader { (LEADER, 13.5) } else { (MINION, 11.0) };
        tile_row(ui, view, theme, tile, face, (&line, style));
    }
}

/// The sides of portraits in the Villain's column.
const LEADER: f32 = 46.0;
const MINION: f32 = 26.0;

fn tile_row(ui: &mut Ui, view: &View, theme: &Theme, tile: &Tile, face: f32, (line, size): (&str, f32)) {
    ui.horizontal(|ui| {
        portrait::show(ui, theme, Some(Face::of_tile(tile)), face);
        let mark = Icon::from(tile.rank).before(line);
        let size = whole_words(ui, &mark, size * f32::from(view.settings.text_size) / 100.0);
        let label = ui.add(egui::Label::new(RichText::new(mark).size(size)).wrap());
        draw::speak(ui, &label, WidgetType::Label, line);
    });
}

/// The size of a text at which its longest word fits beside what is there: a name in the middle of which the line ends can't be
/// read.
fn whole_words(ui: &Ui, text: &str, size: f32) -> f32 {
    let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
    let longest = text.split(' ').map(|word| draw::width(ui, word, font.clone())).fold(0.0, f32::max);
    let room = ui.available_width();
    if longest > room { size * room / longest } else { size }
}

/// Whose column it is, and who sits there: beside it if there is room, otherwise below.
fn header(ui: &mut Ui, theme: &Theme, side: Side, name: &str, who: &str) {
    const MARK: f32 = 14.0;
    let width = |style: TextStyle, words: &str| draw::width(ui, words, style.resolve(ui.style()));
    let gaps = 2.0 * ui.spacing().item_spacing.x + 2.0;
    let room = ui.available_width() - MARK - gaps;
    let fits = width(TextStyle::Body, name) + width(TextStyle::Small, who) < room;
    let sits = RichText::new(who).small().color(theme.amber);
    ui.horizontal(|ui| {
        draw::side_icon(ui, theme, Some(side));
        ui.label(RichText::new(name).strong().color(theme.side(Some(side))));
        if fits {
            ui.label(sits.clone());
        }
    });
    if !fits {
        ui.label(sits);
    }
}

/// Who may sit on a seat: the people by their numbers, and the computer.
fn sitting(ui: &mut Ui, view: &View, theme: &Theme, seat: &mut SeatKind, whose: &str) {
    let words = view.words;
    let kinds = (1..=PEOPLE).map(SeatKind::Person).chain([SeatKind::Bot]);
    let gap = 2.0;
    let count = f32::from(PEOPLE + 1);
    let width = ((ui.available_width() - gap * (count - 1.0)) / count).min(40.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.spacing_mut().button_padding = Vec2::new(1.0, 2.0);
        for kind in kinds {
            let label = match kind {
                SeatKind::Person(number) => number.to_string(),
                SeatKind::Bot => Icon::Hacking.letter().into(),
            };
            let is_on = *seat == kind;
            let text = if is_on { RichText::new(label).strong().underline() } else { RichText::new(label) };
            let button = Button::selectable(is_on, text).frame_when_inactive(true).min_size(vec2(width, 22.0));
            let response = ui.add(button);
            let name = who(words, kind);
            let spoken = words.menu_seat(whose, &name);
            response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, is_on, &spoken));
            choice::ring(ui, theme, &response);
            choice::keep_in_sight(&response);
            if response.on_hover_text(&name).clicked() {
                *seat = kind;
            }
        }
    });
}
