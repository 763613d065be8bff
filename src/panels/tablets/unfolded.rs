//! The whole Bat-Tablet of a Hero.

use egui::{Color32, Id, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType, vec2};

use super::cubes::{heap_color, heap_of, heaps, zones};
use super::spaces::{die_of, limit_of, space_words};
use super::state::{state_color, state_words};
use crate::draw::{self, Cubes};
use crate::icon::Icon;
use crate::intent::{Gesture, Intent, Wish};
use crate::motion::{self, Flights, Pace};
use crate::portrait::{self, Face};
use crate::theme::Theme;
use crate::view::{TableView, View};
use crate::{answers, parts};
use gotham_content::Hero as Screen;
use gotham_play::log;
use gotham_rules::command::{Space, Stance};
use gotham_rules::query::{self, energy};
use gotham_rules::state::Tablet;
use gotham_rules::{Ask, Command, Game, MiniId};
use gotham_words::Words;

/// The whole Bat-Tablet of a Hero.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView, mini: MiniId) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let game = table.game;
    let Some(tablet) = game.state().tablet(mini) else { return Vec::new() };
    let screen = game.scenario().hero(tablet.hero);
    let mut intents = parts::title_bar(ui, view, &words.text(&screen.name), Gesture::Unfold(None));
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
    spaces(ui, words, &theme, (game, screen, tablet), mini, &mut flights);
    flights.paint(ui.painter(), ui.min_rect().center(), 9.0, |heap| heap_color(&theme, heap));
    encumbrance(ui, words, &theme, table, screen, tablet, mini);
    parts::heading(ui, &theme, words.tablet_skills());
    intents.extend(parts::skill_row(ui, view, &theme, game, mini));
    intents.extend(parts::habits(ui, view, &theme, table, mini));
    intents.extend(cards(ui, view, &theme, table, tablet, mini));
    can_do(ui, &theme, table, mini);
    intents
}

/// The spaces: die, cubes, and how many more there may be.
fn spaces(
    ui: &mut Ui,
    words: &Words,
    theme: &Theme,
    (game, screen, tablet): (&Game, &Screen, &Tablet),
    mini: MiniId,
    flights: &mut Flights,
) {
    egui::Grid::new("spaces").num_columns(4).spacing(vec2(10.0, 3.0)).show(ui, |ui| {
        for space in Space::ALL {
            let name = log::space(words, space);
            let label = ui.label(Icon::from(space).before(name));
            draw::speak(ui, &label, WidgetType::Label, name);
            label.on_hover_text(space_words(words, screen, tablet, space));
            match die_of(screen, space) {
                Some(die) => drop(draw::pool_die(ui, words, theme, die)),
                None if space == Space::Movement => drop(ui.label(format!("×{}", screen.movement_multiplier))),
                None => drop(ui.label("")),
            }
            let (held, limit) = (tablet.spaces.on(space), limit_of(screen, space));
            let (rect, _) = ui.allocate_exact_size(vec2(draw::cubes_width(limit.max(held), 9.0), 12.0), Sense::hover());
            let heap = heap_of(space);
            flights.mark(heap, rect.left_center() + vec2((draw::cubes_width(held, 9.0) - 4.5).max(0.0), 0.0));
            let held = held.saturating_sub(flights.arriving(heap));
            draw::cubes(ui.painter(), rect.left_center(), theme, Cubes::Spent, held, limit.saturating_sub(held), 9.0);
            parts::faint(ui, theme, words.tablet_more(energy::most(game, mini, space)));
            ui.end_row();
        }
    });
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
            intents.extend(crate::cards::card(ui, view, theme, table.game.scenario().card(*card)));
            let drop_it = Command::Drop { mini, card: *card };
            if table.may_answer()
                && may_drop
                && table.legal.contains(&drop_it)
                && ui.small_button(words.command_drop(table.titles().card(*card))).clicked()
            {
                intents.push(Wish::Say(drop_it).into());
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
    let question = table.question();
    let choices = answers::choices_of(&question, mini);
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
