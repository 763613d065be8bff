//! Bat-Tablets: a compact card for each Hero, and the whole of one when it is unfolded. R2 V.A

use egui::{Color32, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType, vec2};

use super::answers::words;
use super::draw::{self, Cubes};
use super::intent::{Intent, Spot};
use super::parts;
use super::theme::Theme;
use super::view::{TableView, View};
use crate::content::dice::Die;
use crate::content::hero::Hero as Screen;
use crate::content::mission::Side;
use crate::rules::command::{Space, Stance};
use crate::rules::query::{self, energy};
use crate::rules::state::Hero;
use crate::rules::{Ask, Command, MiniId};

/// The compact cards.
pub fn strip(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let mut intents = Vec::new();
    for at in 0..table.game.state().heroes.len() as u8 {
        intents.extend(compact(ui, view, table, MiniId(at)));
    }
    intents
}

fn is_acting(view: &View, table: &TableView, mini: MiniId) -> bool {
    let question = super::question(table);
    view.desk.composer.actor(&question) == Some(mini)
}

fn compact(ui: &mut Ui, view: &View, table: &TableView, mini: MiniId) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let Some(tablet) = table.game.state().hero(mini) else { return Vec::new() };
    let screen = table.game.scenario().hero(tablet.hero);
    let mut intents = Vec::new();
    let mut frame = theme.card();
    let acts = is_acting(view, table, mini);
    if acts {
        frame = frame.stroke(Stroke::new(2.0, theme.amber));
    }
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let (folded, chosen) = parts::header(
            ui,
            |ui| {
                let is_open = view.desk.unfolded == Some(mini);
                let response = ui.small_button(if is_open { "−" } else { "+" }).on_hover_text("The whole Bat-Tablet");
                draw::speak(ui, &response, WidgetType::Button, &format!("Bat-Tablet of {}", screen.name));
                response.clicked().then(|| Intent::Unfold((!is_open).then_some(mini)))
            },
            |ui| {
                draw::side_icon(ui, &theme, Some(Side::Heroes));
                let name = RichText::new(&screen.name).strong().color(theme.words);
                let response = ui.add(Label::new(name).truncate().sense(Sense::click()));
                draw::speak(ui, &response, WidgetType::Link, &screen.name);
                response.on_hover_text("Choose and look at").clicked()
            },
        );
        intents.extend(folded);
        if chosen {
            intents.push(Intent::Select(Some(mini)));
            intents.push(Intent::LookAt(Spot::Mini(mini)));
        }
        zones(ui, &theme, tablet);
        let carried: Vec<&str> = tablet.cards().map(|card| table.game.scenario().card(card).name.as_str()).collect();
        let narrow = parts::is_narrow(ui.ctx());
        if !narrow && !carried.is_empty() {
            let words = carried.join(", ");
            ui.add(Label::new(RichText::new(&words).small().color(theme.faint)).truncate()).on_hover_text(words);
        }
        if !narrow || acts {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                let width = ((ui.available_width() - 12.0) / 7.0).clamp(14.0, 26.0);
                for space in Space::ALL {
                    space_cell(ui, &theme, screen, tablet, space, width);
                }
            });
        }
    });
    intents
}

fn state_words(tablet: &Hero) -> &'static str {
    if tablet.is_neutralized() {
        return "Neutralized";
    }
    match tablet.stance {
        Stance::Active => "Active",
        Stance::Resting => "Resting",
    }
}

fn state_color(theme: &Theme, tablet: &Hero) -> Color32 {
    match (tablet.is_neutralized(), tablet.stance) {
        (true, _) => theme.red,
        (false, Stance::Active) => theme.green,
        (false, Stance::Resting) => theme.faint,
    }
}

/// Reserve, Fatigue and Wounds in one row.
fn zones(ui: &mut Ui, theme: &Theme, tablet: &Hero) {
    let all = f32::from(tablet.reserve + tablet.fatigue + tablet.wounds).max(1.0);
    let state = state_words(tablet);
    let font = egui::FontId::proportional(10.0);
    let word = ui.painter().layout_no_wrap(state.into(), font, state_color(theme, tablet));
    let size = ((ui.available_width() - word.size().x - 14.0) / all - 2.0).clamp(4.0, 9.0);
    let words = format!("Reserve {}, Fatigue {}, Wounds {}", tablet.reserve, tablet.fatigue, tablet.wounds);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
    let mut at = rect.left_center();
    for (what, count) in
        [(Cubes::Ready, tablet.reserve), (Cubes::Fatigue, tablet.fatigue), (Cubes::Wound, tablet.wounds)]
    {
        draw::cubes(ui.painter(), at, theme, what, count, 0, size);
        at.x += draw::cubes_width(count, size) + if count > 0 { 4.0 } else { 0.0 };
    }
    // In the narrowest windows the frame's colour and the hover words have to do.
    if rect.right() - at.x >= word.size().x {
        let corner = rect.right_center() - word.size() * vec2(1.0, 0.5);
        ui.painter().galley(corner, word, theme.words);
    }
    let words = format!("{state}. {words}");
    draw::speak(ui, &response, WidgetType::Label, &words);
    response.on_hover_text(words);
}

fn die_of(screen: &Screen, space: Space) -> Option<Die> {
    match space {
        Space::Melee => Some(screen.melee.die),
        Space::Ranged => Some(screen.ranged.die),
        Space::Manipulation => Some(screen.manipulation.die),
        Space::Thought => Some(screen.thought.die),
        Space::Defense => Some(screen.defense.die),
        Space::Movement | Space::Reroll => None,
    }
}

fn limit_of(screen: &Screen, space: Space) -> u8 {
    match space {
        Space::Melee => screen.melee.limit,
        Space::Ranged => screen.ranged.limit,
        Space::Manipulation => screen.manipulation.limit,
        Space::Thought => screen.thought.limit,
        Space::Defense => screen.defense.limit,
        Space::Movement => screen.movement_limit,
        Space::Reroll => screen.reroll_limit,
    }
}

fn letters(space: Space) -> &'static str {
    match space {
        Space::Melee => "Me",
        Space::Ranged => "Ra",
        Space::Manipulation => "Ma",
        Space::Thought => "Th",
        Space::Movement => "Mo",
        Space::Defense => "De",
        Space::Reroll => "Re",
    }
}

/// A space as a small cell: two letters, its die's colour, cubes on it of its limit.
fn space_cell(ui: &mut Ui, theme: &Theme, screen: &Screen, tablet: &Hero, space: Space, width: f32) {
    let (held, limit) = (tablet.spaces.on(space), limit_of(screen, space));
    let (rect, response) = ui.allocate_exact_size(vec2(width, 30.0), Sense::hover());
    let painter = ui.painter();
    let full = held >= limit;
    painter.rect(
        rect,
        2.0,
        theme.ground,
        Stroke::new(1.0, if full { theme.amber } else { theme.line }),
        StrokeKind::Inside,
    );
    let stripe = Rect::from_min_size(rect.min, vec2(rect.width(), 4.0));
    if let Some(die) = die_of(screen, space) {
        painter.rect_filled(stripe, 1.0, theme.die(die.color));
    }
    let small = egui::FontId::proportional(9.5);
    painter.text(
        rect.center_top() + vec2(0.0, 5.0),
        egui::Align2::CENTER_TOP,
        letters(space),
        small.clone(),
        theme.words,
    );
    let color = if held > 0 { theme.amber } else { theme.faint };
    painter.text(
        rect.center_bottom() - vec2(0.0, 1.0),
        egui::Align2::CENTER_BOTTOM,
        format!("{held}/{limit}"),
        small,
        color,
    );
    let words = space_words(screen, tablet, space);
    draw::speak(ui, &response, WidgetType::Label, &words);
    response.on_hover_text(words);
}

fn space_words(screen: &Screen, tablet: &Hero, space: Space) -> String {
    let die = die_of(screen, space).map_or_else(String::new, |die| format!(", {} a cube", words::pool_words(&[die])));
    let more = match space {
        Space::Movement => format!(", {} Move Points a cube", screen.movement_multiplier),
        Space::Reroll => ", one Paid Reroll a cube".into(),
        _ => String::new(),
    };
    format!("{}: {} of {} cubes{die}{more}", space.title(), tablet.spaces.on(space), limit_of(screen, space))
}

/// The whole Bat-Tablet of a Hero.
pub fn unfolded(ui: &mut Ui, view: &View, table: &TableView, mini: MiniId) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let game = table.game;
    let Some(tablet) = game.state().hero(mini) else { return Vec::new() };
    let screen = game.scenario().hero(tablet.hero);
    let mut intents = parts::title_bar(ui, &theme, &screen.name, Intent::Unfold(None));
    ui.horizontal(|ui| {
        ui.label(RichText::new(state_words(tablet)).color(state_color(&theme, tablet)));
        parts::faint(
            ui,
            &theme,
            format!(
                "recovers {} Active, {} Resting · Size {} · Menace {}",
                screen.active_recovery,
                screen.resting_recovery,
                query::size(game, mini),
                query::menace(game, mini)
            ),
        );
    });
    zones(ui, &theme, tablet);
    parts::faint(
        ui,
        &theme,
        format!("{} in Reserve, {} in Fatigue, {} in Wounds", tablet.reserve, tablet.fatigue, tablet.wounds),
    );
    parts::heading(ui, &theme, "Spaces");
    egui::Grid::new("spaces").num_columns(4).spacing(vec2(10.0, 3.0)).show(ui, |ui| {
        for space in Space::ALL {
            ui.label(space.title()).on_hover_text(space_words(screen, tablet, space));
            match die_of(screen, space) {
                Some(die) => drop(draw::pool_die(ui, &theme, die)),
                None if space == Space::Movement => drop(ui.label(format!("x{}", screen.movement_multiplier))),
                None => drop(ui.label("")),
            }
            let (held, limit) = (tablet.spaces.on(space), limit_of(screen, space));
            let (rect, _) = ui.allocate_exact_size(vec2(draw::cubes_width(limit.max(held), 9.0), 12.0), Sense::hover());
            draw::cubes(ui.painter(), rect.left_center(), &theme, Cubes::Spent, held, limit.saturating_sub(held), 9.0);
            parts::faint(ui, &theme, format!("{} more", energy::most(game, mini, space)));
            ui.end_row();
        }
    });
    encumbrance(ui, &theme, table, screen, tablet, mini);
    parts::heading(ui, &theme, "Skills");
    intents.extend(parts::skill_row(ui, view, &theme, game, mini));
    intents.extend(cards(ui, view, &theme, table, tablet, mini));
    can_do(ui, &theme, table, mini);
    intents
}

/// The Encumbrance track with its First Movement Bonuses. R2 V.A.12
fn encumbrance(ui: &mut Ui, theme: &Theme, table: &TableView, screen: &Screen, tablet: &Hero, mini: MiniId) {
    let now = query::encumbrance(table.game, mini);
    let limit = screen.encumbrance_limit();
    parts::heading(ui, theme, "Encumbrance");
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for step in 0..=limit {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
            let fill = if step == now { theme.amber } else { theme.ground };
            let ink = if step == now { Color32::BLACK } else { theme.faint };
            ui.painter().rect(rect, 2.0, fill, Stroke::new(1.0, theme.line), StrokeKind::Inside);
            let bonus = screen.first_movement_bonus(step);
            ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, bonus, egui::FontId::proportional(11.0), ink);
            let words = format!("Encumbrance {step}: First Movement Bonus {bonus}");
            draw::speak(ui, &response, WidgetType::Label, &words);
            response.on_hover_text(words);
        }
        let used = if tablet.has_moved { ", used this round" } else { "" };
        parts::faint(
            ui,
            theme,
            format!("{now} of {limit}; bonus {}{used}", query::first_movement_bonus(table.game, mini)),
        );
    });
}

fn cards(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, tablet: &Hero, mini: MiniId) -> Vec<Intent> {
    let mut intents = Vec::new();
    for (title, held) in [("Equipment", &tablet.equipment), ("Bat-Gadgets", &tablet.gadgets)] {
        if held.is_empty() {
            continue;
        }
        parts::heading(ui, theme, title);
        for card in held {
            intents.extend(super::cards::card(ui, view, theme, table.game.scenario().card(*card)));
            let drop_it = Command::Drop { mini, card: *card };
            if table.may_answer()
                && title == "Equipment"
                && table.legal.contains(&drop_it)
                && ui.small_button(format!("Drop {}", table.game.scenario().card(*card).name)).clicked()
            {
                intents.push(Intent::Say(drop_it));
            }
        }
    }
    intents
}

/// What the Hero can do now, in words, from the legal answers.
fn can_do(ui: &mut Ui, theme: &Theme, table: &TableView, mini: MiniId) {
    if table.prompt.ask != Ask::HeroAction {
        return;
    }
    let question = super::question(table);
    let choices = super::answers::choices_of(&question, mini);
    parts::heading(ui, theme, "Now");
    for choice in choices {
        match &choice.refusal {
            None => drop(ui.label(choice.label)),
            Some(refusal) => drop(parts::faint(ui, theme, format!("{}: {refusal}", choice.label))),
        }
    }
}
