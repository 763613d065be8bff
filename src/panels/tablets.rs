//! Bat-Tablets: a compact card for each Hero, and the whole of one when it is unfolded. R2 V.A

use egui::{Color32, Id, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType, vec2};

use super::answers::words::pool_words;
use super::draw::{self, Cubes};
use super::icon::Icon;
use super::intent::{Intent, Spot};
use super::motion::{self, First, Flights, Pace};
use super::parts;
use super::portrait::{self, Face};
use super::theme::Theme;
use super::view::{TableView, View};
use crate::content::dice::Die;
use crate::content::hero::Hero as Screen;
use crate::play::log;
use crate::rules::command::{Space, Stance};
use crate::rules::query::{self, energy};
use crate::rules::state::Tablet;
use crate::rules::{Ask, Command, MiniId};
use crate::words::Words;

/// The compact cards.
pub fn strip(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let mut intents = Vec::new();
    for mini in table.game.state().with_tablets() {
        intents.extend(compact(ui, view, table, mini));
    }
    intents
}

fn is_acting(view: &View, table: &TableView, mini: MiniId) -> bool {
    let question = super::question(table);
    view.desk.composer.actor(&question) == Some(mini)
}

fn compact(ui: &mut Ui, view: &View, table: &TableView, mini: MiniId) -> Vec<Intent> {
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
        let (folded, chosen) = parts::header(
            ui,
            |ui| {
                let is_open = view.desk.unfolded == Some(mini);
                let response = ui.small_button(if is_open { "−" } else { "+" }).on_hover_text(words.tablet_show());
                draw::speak(ui, &response, WidgetType::Button, &words.tablet_show_spoken(words.text(&screen.name)));
                response.clicked().then(|| Intent::Unfold((!is_open).then_some(mini)))
            },
            |ui| {
                let side = if parts::is_narrow(ui.ctx()) { 22.0 } else { 36.0 };
                portrait::show(ui, &theme, Some(Face::of_hero(screen)), side);
                let name = RichText::new(words.text(&screen.name)).strong().color(theme.words);
                let response = ui.add(Label::new(name).truncate().sense(Sense::click()));
                draw::speak(ui, &response, WidgetType::Link, &words.text(&screen.name));
                response.on_hover_text(words.tablet_select()).clicked()
            },
        );
        intents.extend(folded);
        if chosen {
            intents.push(Intent::Select(Some(mini)));
            intents.push(Intent::LookAt(Spot::Mini(mini)));
        }
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
                    space_cell(ui, words, &theme, (screen, tablet), space, width, &mut flights);
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

/// The heaps of a Hero's cubes: three Zones, then the spaces.
const RESERVE: usize = 0;
const FATIGUE: usize = 1;
const WOUNDS: usize = 2;

fn heap_of(space: Space) -> usize {
    WOUNDS + 1 + Space::ALL.iter().position(|other| *other == space).unwrap_or_default()
}

fn heaps(tablet: &Tablet) -> Vec<u8> {
    let zones = [tablet.reserve, tablet.fatigue, tablet.wounds];
    zones.into_iter().chain(Space::ALL.map(|space| tablet.spaces.on(space))).collect()
}

fn heap_color(theme: &Theme, heap: usize) -> Color32 {
    match heap {
        RESERVE => theme.cyan,
        FATIGUE => theme.faint,
        WOUNDS => theme.red,
        _ => theme.amber,
    }
}

fn state_words<'a>(words: &'a Words, tablet: &Tablet) -> &'a str {
    if tablet.is_neutralized() {
        return words.tablet_neutralized();
    }
    match tablet.stance {
        Stance::Active => words.tablet_active(),
        Stance::Resting => words.tablet_resting(),
    }
}

fn state_color(theme: &Theme, tablet: &Tablet) -> Color32 {
    match (tablet.is_neutralized(), tablet.stance) {
        (true, _) => theme.red,
        (false, Stance::Active) => theme.green,
        (false, Stance::Resting) => theme.faint,
    }
}

/// Reserve, Fatigue and Wounds in one row.
fn zones(ui: &mut Ui, words: &Words, theme: &Theme, tablet: &Tablet, flights: &mut Flights) {
    let all = f32::from(tablet.reserve + tablet.fatigue + tablet.wounds).max(1.0);
    let state = state_words(words, tablet);
    let font = theme.font(10.0);
    let word = ui.painter().layout_no_wrap(state.into(), font, state_color(theme, tablet));
    let size = ((ui.available_width() - word.size().x - 14.0) / all - 2.0).clamp(4.0, 9.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), theme.points(14.0)), Sense::hover());
    let mut at = rect.left_center();
    for (heap, what, count) in [
        (RESERVE, Cubes::Ready, tablet.reserve),
        (FATIGUE, Cubes::Fatigue, tablet.fatigue),
        (WOUNDS, Cubes::Wound, tablet.wounds),
    ] {
        let arriving = flights.arriving(heap).min(count);
        draw::cubes(ui.painter(), at, theme, what, count - arriving, arriving, size);
        flights.mark(heap, at + vec2((draw::cubes_width(count, size) - size / 2.0).max(0.0), 0.0));
        at.x += draw::cubes_width(count, size) + if count > 0 { 4.0 } else { 0.0 };
    }
    // In the narrowest windows the frame's colour and the hover words have to do.
    if rect.right() - at.x >= word.size().x {
        let corner = rect.right_center() - word.size() * vec2(1.0, 0.5);
        ui.painter().galley(corner, word, theme.words);
    }
    let spoken = words.tablet_cubes(state, tablet.reserve, tablet.fatigue, tablet.wounds);
    draw::speak(ui, &response, WidgetType::Label, &spoken);
    response.on_hover_text(spoken);
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

/// A space as a small cell: its icon, its die's colour, cubes on it of its limit.
fn space_cell(
    ui: &mut Ui,
    words: &Words,
    theme: &Theme,
    (screen, tablet): (&Screen, &Tablet),
    space: Space,
    width: f32,
    flights: &mut Flights,
) {
    let (held, limit) = (tablet.spaces.on(space), limit_of(screen, space));
    let (rect, response) = ui.allocate_exact_size(vec2(width, theme.points(30.0)), Sense::hover());
    flights.mark(heap_of(space), rect.center());
    // A cube counts where it has landed.
    let held = held.saturating_sub(flights.arriving(heap_of(space)));
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
    let small = egui::FontId::proportional(theme.points(9.5).min(width * 0.6));
    painter.text(
        rect.center_top() + vec2(0.0, 4.0),
        egui::Align2::CENTER_TOP,
        Icon::from(space).letter(),
        egui::FontId::proportional(theme.points(13.0).min(width - 3.0)),
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
    let spoken = space_words(words, screen, tablet, space);
    draw::speak(ui, &response, WidgetType::Label, &spoken);
    response.on_hover_text(spoken);
}

fn space_words(words: &Words, screen: &Screen, tablet: &Tablet, space: Space) -> String {
    let (name, held, limit) = (log::space(words, space), tablet.spaces.on(space), limit_of(screen, space));
    match (space, die_of(screen, space)) {
        (_, Some(die)) => words.tablet_space_die(name, held, limit, pool_words(words, &[die])),
        (Space::Movement, None) => words.tablet_space_movement(name, held, limit, screen.movement_multiplier),
        (_, None) => words.tablet_space_reroll(name, held, limit),
    }
}

/// The whole Bat-Tablet of a Hero.
pub fn unfolded(ui: &mut Ui, view: &View, table: &TableView, mini: MiniId) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let game = table.game;
    let Some(tablet) = game.state().tablet(mini) else { return Vec::new() };
    let screen = game.scenario().hero(tablet.hero);
    let mut intents = parts::title_bar(ui, view, &words.text(&screen.name), Intent::Unfold(None));
    ui.horizontal_top(|ui| {
        portrait::show(ui, &theme, Some(Face::of_hero(screen)), 56.0);
        ui.vertical(|ui| {
            ui.label(RichText::new(state_words(words, tablet)).color(state_color(&theme, tablet)));
            let [active, resting] = [Stance::Active, Stance::Resting].map(|stance| query::recovery(game, mini, stance));
            let facts = [
                (Icon::Resting, words.card_recovers(active, resting)),
                (Icon::Size, words.card_size(query::size(game, mini))),
                (Icon::Menace, words.card_menace(query::menace(game, mini))),
            ];
            parts::facts(ui, words, theme.faint, &facts);
        });
    });
    let pace = Pace::of(view.settings);
    let mut flights = motion::flights(ui.ctx(), pace, Id::new(("all cubes", mini.0)), &heaps(tablet));
    zones(ui, words, &theme, tablet, &mut flights);
    let cubes = [
        (Icon::Reserve, words.tablet_reserve(tablet.reserve)),
        (Icon::Fatigue, words.tablet_fatigue(tablet.fatigue)),
        (Icon::Wound, words.tablet_wounds(tablet.wounds)),
    ];
    parts::facts(ui, words, theme.faint, &cubes);
    let kept = tablet.by_variants.kept_points;
    let by_variants = [
        (kept > 0).then(|| words.tablet_kept_points(kept)),
        query::has_free_success(game, mini).then(|| words.tablet_free_success().into()),
    ];
    for line in by_variants.into_iter().flatten() {
        parts::faint(ui, &theme, line);
    }
    parts::heading(ui, &theme, words.tablet_spaces());
    egui::Grid::new("spaces").num_columns(4).spacing(vec2(10.0, 3.0)).show(ui, |ui| {
        for space in Space::ALL {
            let name = log::space(words, space);
            let label = ui.label(Icon::from(space).before(name));
            draw::speak(ui, &label, WidgetType::Label, name);
            label.on_hover_text(space_words(words, screen, tablet, space));
            match die_of(screen, space) {
                Some(die) => drop(draw::pool_die(ui, &theme, die)),
                None if space == Space::Movement => drop(ui.label(format!("×{}", screen.movement_multiplier))),
                None => drop(ui.label("")),
            }
            let (held, limit) = (tablet.spaces.on(space), limit_of(screen, space));
            let (rect, _) = ui.allocate_exact_size(vec2(draw::cubes_width(limit.max(held), 9.0), 12.0), Sense::hover());
            let heap = heap_of(space);
            flights.mark(heap, rect.left_center() + vec2((draw::cubes_width(held, 9.0) - 4.5).max(0.0), 0.0));
            let held = held.saturating_sub(flights.arriving(heap));
            draw::cubes(ui.painter(), rect.left_center(), &theme, Cubes::Spent, held, limit.saturating_sub(held), 9.0);
            parts::faint(ui, &theme, words.tablet_more(energy::most(game, mini, space)));
            ui.end_row();
        }
    });
    flights.paint(ui.painter(), ui.min_rect().center(), 9.0, |heap| heap_color(&theme, heap));
    encumbrance(ui, words, &theme, table, screen, tablet, mini);
    parts::heading(ui, &theme, words.tablet_skills());
    intents.extend(parts::skill_row(ui, view, &theme, game, mini));
    intents.extend(parts::habits(ui, view, &theme, table, mini));
    intents.extend(cards(ui, view, &theme, table, tablet, mini));
    can_do(ui, &theme, table, mini);
    intents
}

/// The Encumbrance track with its First Movement Bonuses. R2 V.A.12
fn encumbrance(
    ui: &mut Ui,
    words: &Words,
    theme: &Theme,
    table: &TableView,
    screen: &Screen,
    tablet: &Tablet,
    mini: MiniId,
) {
    let now = query::encumbrance(table.game, mini);
    let limit = screen.encumbrance_limit();
    parts::heading(ui, theme, words.tablet_encumbrance());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for step in 0..=limit {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(theme.points(20.0)), Sense::hover());
            let fill = if step == now { theme.amber } else { theme.ground };
            let ink = if step == now { Color32::BLACK } else { theme.faint };
            ui.painter().rect(rect, 2.0, fill, Stroke::new(1.0, theme.line), StrokeKind::Inside);
            let bonus = screen.first_movement_bonus(step);
            ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, bonus, theme.font(11.0), ink);
            let spoken = words.tablet_encumbrance_step(step, bonus);
            draw::speak(ui, &response, WidgetType::Label, &spoken);
            response.on_hover_text(spoken);
        }
        let bonus = query::first_movement_bonus(table.game, mini);
        let line = if tablet.has_moved {
            words.tablet_bonus_used(now, limit, bonus)
        } else {
            words.tablet_bonus(now, limit, bonus)
        };
        parts::faint(ui, theme, line);
    });
}

fn cards(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, tablet: &Tablet, mini: MiniId) -> Vec<Intent> {
    let mut intents = Vec::new();
    let words = view.words;
    for (title, held, may_drop) in
        [(words.tablet_equipment(), &tablet.equipment, true), (words.tablet_gadgets(), &tablet.gadgets, false)]
    {
        if held.is_empty() {
            continue;
        }
        parts::heading(ui, theme, title);
        for card in held {
            intents.extend(super::cards::card(ui, view, theme, table.game.scenario().card(*card)));
            let drop_it = Command::Drop { mini, card: *card };
            if table.may_answer()
                && may_drop
                && table.legal.contains(&drop_it)
                && ui.small_button(words.command_drop(table.titles().card(*card))).clicked()
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
    parts::heading(ui, theme, table.words.tablet_now());
    for choice in choices {
        match &choice.refusal {
            None => drop(ui.label(choice.label)),
            Some(refusal) => {
                let why = log::refusal(table.words, table.game, refusal);
                parts::faint(ui, theme, table.words.panel_entry(choice.label, why));
            }
        }
    }
}
