//! The choices of setup side by side: Heroes, Bat-Gadgets and allies, with one plain sentence each, and what the computer
//! suggests, which one click takes.

use egui::{Button, Rect, RichText, Sense, TextStyle, Ui, WidgetType, vec2};

use super::answers::{Choice, Step};
use super::cards;
use super::draw;
use super::icon::Icon;
use super::intent::{Gesture, Intent, Topic, Wish};
use super::parts;
use super::portrait::{self, Face};
use super::printed::skill_words;
use super::strengths::{SPACES, power, strengths, strongest};
use super::theme::Theme;
use super::view::{TableView, View};
use gotham_content::card::Card;
use gotham_content::tile::Tile;
use gotham_content::{Catalogue, Hero};
use gotham_play::log;
use gotham_rules::Command;
use gotham_rules::command::Space;

/// From which widths on more stand beside each other, in points at normal text size.
const NARROW: f32 = 300.0;
const WIDE: f32 = 560.0;

/// Each answer with what it stands for, in columns. `button` draws the answer itself.
pub(crate) fn show(
    ui: &mut Ui,
    view: &View,
    theme: &Theme,
    table: &TableView,
    choices: &[Choice],
    mut button: impl FnMut(&mut Ui, usize),
) -> Vec<Intent> {
    let mut intents = suggestion(ui, view, theme, table);
    // Heroes are compared in bars, which need little room; cards and tiles in words.
    let has_heroes = choices.iter().any(|choice| matches!(choice.step, Step::Hero(_)));
    let columns = match (has_heroes, ui.available_width()) {
        (true, width) if width >= theme.points(WIDE) => 3,
        (true, width) if width >= theme.points(NARROW) => 2,
        (false, width) if width >= theme.points(WIDE) => 2,
        _ => 1,
    };
    let columns = columns.min(choices.len()).max(1);
    for row in (0..choices.len()).step_by(columns) {
        ui.columns(columns, |columns| {
            for (ui, at) in columns.iter_mut().zip(row..choices.len()) {
                theme.card().show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    button(ui, at);
                    // a column would spread the words over its whole width
                    let said = ui.vertical(|ui| details(ui, view, theme, table, &choices[at].step));
                    intents.extend(said.inner);
                });
            }
        });
    }
    intents
}

/// What the computer suggests, with the button that takes all of it.
fn suggestion(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView) -> Vec<Intent> {
    let words = view.words;
    let scenario = table.game.scenario();
    let name = |command: &Command| match command {
        Command::ChooseHero { hero, .. } => Some(words.text(&scenario.hero(*hero).name).into_owned()),
        Command::TakeGadget { card, .. } => Some(words.text(&scenario.card(*card).name).into_owned()),
        Command::ChooseAllies { tile, .. } => Some(words.text(&scenario.tile(*tile).name).into_owned()),
        _ => None,
    };
    let names: Vec<String> = table.suggested.iter().filter_map(name).collect();
    if names.is_empty() {
        return Vec::new();
    }
    let mut intents = Vec::new();
    theme.card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words.prompt_suggested(log::list(words, names))).color(theme.words));
        let label = RichText::new(words.prompt_suggested_take()).strong().color(theme.ink());
        let take = ui.add_enabled(table.may_answer(), Button::new(label).fill(theme.amber));
        if take.on_hover_text(words.prompt_suggested_take_tip()).clicked() {
            intents.push(match table.suggested {
                [only] => Wish::Say(only.clone()).into(),
                all => Wish::Walk(all.to_vec()).into(),
            });
        }
    });
    intents
}

/// The details of a Hero, a card or a tile that may be chosen.
fn details(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, step: &Step) -> Vec<Intent> {
    let scenario = table.game.scenario();
    match step {
        Step::Hero(hero) => of_hero(ui, view, theme, scenario.hero(*hero)),
        Step::Card(card) => of_card(ui, view, theme, scenario.card(*card)),
        Step::Tile(tile) => of_tile(ui, view, theme, scenario.tile(*tile)),
        _ => Vec::new(),
    }
}

/// A Bat-Gadget: what it is good for, in a sentence if it has one.
fn of_card(ui: &mut Ui, view: &View, theme: &Theme, card: &Card) -> Vec<Intent> {
    if let Some(text) = &card.text {
        ui.label(view.words.text(text));
    }
    cards::card_lines(ui, view, theme, card)
}

/// Allies: a sentence, then their tile.
fn of_tile(ui: &mut Ui, view: &View, theme: &Theme, tile: &Tile) -> Vec<Intent> {
    let words = view.words;
    let worth = |space: &Space| {
        let lines = match space {
            Space::Melee => &tile.melee,
            Space::Ranged => &tile.ranged,
            Space::Manipulation => &tile.manipulation,
            _ => &tile.thought,
        };
        lines.iter().map(|line| line.0.0.len() * usize::from(line.1)).sum::<usize>()
    };
    let best = [Space::Melee, Space::Ranged, Space::Manipulation, Space::Thought].into_iter().max_by_key(worth);
    if let Some(best) = best {
        ui.label(words.prompt_ally(tile.life, log::space(words, best)));
    }
    cards::tile(ui, view, theme, tile)
}

/// A Hero: a sentence, its strength in each space as a bar that is as long as the space is good, and its Skills.
fn of_hero(ui: &mut Ui, view: &View, theme: &Theme, hero: &Hero) -> Vec<Intent> {
    const FACE: f32 = 48.0;
    let words = view.words;
    ui.horizontal_top(|ui| {
        portrait::show(ui, theme, Some(Face::of_hero(hero)), FACE);
        ui.vertical(|ui| {
            let best = strengths(view.catalogue, hero).map(|space| log::space(words, space).to_string());
            let skills = strongest(hero).into_iter().take(2).map(|held| skill_words(words, held.skill, held.level));
            ui.label(words.prompt_hero(log::list(words, best), log::list(words, skills)));
        });
    });
    for space in SPACES {
        bar(ui, view, theme, hero, space);
    }
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        for held in &hero.skills {
            let name = skill_words(words, held.skill, held.level);
            if parts::skill_badge(ui, view, theme, held.skill, &name, None).clicked() {
                intents.push(Gesture::Explain(Topic::Skill(held.skill)).into());
            }
        }
    });
    for line in [
        words.count_cubes(hero.energy),
        words.card_recovers(hero.active_recovery, hero.resting_recovery),
        words.card_belt(hero.utility_belt),
    ] {
        parts::faint(ui, theme, line);
    }
    intents
}

/// How good a Hero is in a space, beside the best of all Heroes.
fn bar(ui: &mut Ui, view: &View, theme: &Theme, hero: &Hero, space: Space) {
    let words = view.words;
    let line = ui.text_style_height(&TextStyle::Small) + 2.0;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), line), Sense::hover());
    let of = |hero: &Hero| power(&view.catalogue.dice, hero, space);
    let best = best_of(view.catalogue, of);
    let tenths = of(hero) * 10 / best;
    let font = TextStyle::Small.resolve(ui.style());
    let name = Icon::from(space).before(log::space(words, space));
    let at = rect.left_center();
    let name = ui.painter().layout_no_wrap(name, font, theme.words);
    let top = at.y - name.size().y / 2.0;
    // As long as the longest name, so that all bars begin below one another.
    let names = SPACES.map(|space| Icon::from(space).before(log::space(words, space)));
    let widest = names.into_iter().map(|name| draw::width(ui, &name, TextStyle::Small.resolve(ui.style())));
    let left = rect.left() + widest.fold(0.0, f32::max) + 6.0;
    ui.painter().galley(egui::pos2(at.x, top), name, theme.words);
    let whole =
        Rect::from_min_max(egui::pos2(left, rect.center().y - 3.0), egui::pos2(rect.right(), rect.center().y + 3.0));
    ui.painter().rect_filled(whole, 2.0, theme.line);
    let part = whole.with_max_x(whole.left() + whole.width() * tenths as f32 / 10.0);
    ui.painter().rect_filled(part, 2.0, theme.cyan);
    let spoken = words.prompt_strength(log::space(words, space), tenths);
    draw::speak(ui, &response, WidgetType::Label, &spoken);
    response.on_hover_text(spoken);
}

/// The most that any Hero has of something.
fn best_of(catalogue: &Catalogue, of: impl Fn(&Hero) -> u32) -> u32 {
    catalogue.heroes.iter().map(of).max().unwrap_or(1).max(1)
}
