//! The chances of a command before anything is spent: a chart of successes, Wounds, and what the goal is worth.

use std::collections::HashMap;
use std::sync::Arc;

use egui::{Align2, Color32, Rect, RichText, Sense, Stroke, StrokeKind, Ui, WidgetType, vec2};

use super::draw;
use super::icon::Icon;
use super::parts;
use super::theme::Theme;
use super::view::TableView;
use gotham_content::dice::Die;
use gotham_play::log;
use gotham_rules::command::{AttackKind, Space};
use gotham_rules::query::odds::{Aim, Distribution, Throw, odds, versus};
use gotham_rules::query::{self, energy, pools};
use gotham_rules::{Ask, Command, Game, MiniId, skills};
use gotham_words::{Value, Words};

/// The width in points from which the results fit beside the chart.
const BESIDE: f32 = 420.0;

/// What is known about a command's chances.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Outlook {
    /// The dice.
    pub dice: Vec<Die>,
    /// What is added to them or taken from them: "Martial Arts +1".
    pub added: Vec<String>,
    /// Added if they show anything.
    pub if_any: u8,
    /// Bonus Rerolls.
    pub bonus: u8,
    /// The successes; `None` if there are too many dice to count exactly.
    pub successes: Option<Distribution>,
    /// The goal: how many successes, and what they mean.
    pub goal: Option<(u8, Goal)>,
    /// Lines of words, the most important first.
    pub lines: Vec<String>,
    /// The chance of the goal in percent: against the best Defense, if there may be one.
    pub chance: Option<u32>,
    /// The chance of the goal for a button: "58%", or "31–96%" if the other side's Defense cubes decide.
    pub short: Option<String>,
}

/// What successes are counted against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// The target's Life Points.
    Life,
    /// The action's Difficulty.
    Difficulty,
    /// The Distance of a throw.
    Distance,
    /// The attack's successes.
    Attack,
}

impl From<Goal> for Icon {
    fn from(goal: Goal) -> Icon {
        match goal {
            Goal::Life => Icon::Life,
            Goal::Difficulty => Icon::Difficulty,
            Goal::Distance => Icon::Distance,
            Goal::Attack => Icon::Defense,
        }
    }
}

/// Where and in which language something is known.
#[derive(Clone, Default)]
struct Known {
    position: u64,
    language: &'static str,
    outlooks: HashMap<Command, Option<Arc<Outlook>>>,
}

/// The chances of a command; `None` when it rolls no dice.
pub(crate) fn outlook(words: &Words, game: &Game, command: &Command) -> Option<Outlook> {
    let pool = pools::would_roll(game, command)?;
    let (added, throw) = (log::added(words, &pool.parts), pool.into_throw());
    let dice = &game.scenario().dice;
    let goal = goal(game, command);
    let aim = match (&goal, command) {
        (Some((goal, _)), _) if !matches!(command, Command::Attack { .. }) => Aim::AtLeast(*goal),
        _ => Aim::Most,
    };
    let successes = odds(&throw, aim, dice).ok();
    let (mut lines, mut chance, mut short) = (Vec::new(), None, None);
    if let Some(found) = &successes {
        match command {
            Command::Attack { target, with, .. } if skills::binds(*with) => {
                (lines, chance, short) = binding_lines(words, game, found, *target);
            }
            Command::Attack { target, kind, .. } => {
                (lines, chance, short) = attack_lines(words, game, found, *target, *kind);
            }
            Command::Defend { .. } => lines.extend(defense_lines(words, game, found)),
            _ => {}
        }
        if let (Some((goal, what)), true) = (goal, lines.is_empty()) {
            let percent = found.chance_at_least(goal).percent();
            lines.push(match what {
                Goal::Life => words.odds_life(percent, goal),
                Goal::Difficulty => words.odds_difficulty(percent, Value::measure(goal)),
                Goal::Distance => words.odds_distance(percent, Value::measure(goal)),
                Goal::Attack => words.odds_stopped(percent, goal),
            });
            (chance, short) = (Some(percent), Some(words.odds_chance(percent)));
        }
    }
    let Throw { dice, if_any, bonus, .. } = throw;
    Some(Outlook { dice, added, if_any, bonus, successes, goal, lines, chance, short })
}

/// The same, computed once for each position and command.
pub(crate) fn cached(ui: &Ui, table: &TableView, command: &Command) -> Option<Arc<Outlook>> {
    let slot = egui::Id::new("odds");
    let (position, language) = (table.game.hash(), table.words.language());
    let known = |data: &mut egui::util::IdTypeMap| {
        let known = data.get_temp_mut_or_default::<Known>(slot);
        if (known.position, known.language) != (position, language) {
            *known = Known { position, language, ..Known::default() };
        }
        known.outlooks.get(command).cloned()
    };
    if let Some(outlook) = ui.data_mut(known) {
        return outlook;
    }
    let fresh = outlook(table.words, table.game, command).map(Arc::new);
    ui.data_mut(|data| {
        data.get_temp_mut_or_default::<Known>(slot).outlooks.insert(command.clone(), fresh.clone());
    });
    fresh
}

/// What a command needs to reach.
fn goal(game: &Game, command: &Command) -> Option<(u8, Goal)> {
    match command {
        Command::Attack { with, .. } if skills::binds(*with) => None,
        Command::Attack { target, .. } => Some((query::life(game, *target), Goal::Life)),
        Command::Throw { .. } => Some((pools::difficulty(game, command)?, Goal::Distance)),
        Command::Defend { .. } => match game.prompt().ask {
            Ask::Defend { successes, .. } => Some((successes, Goal::Attack)),
            _ => None,
        },
        _ => Some((pools::difficulty(game, command)?, Goal::Difficulty)),
    }
}

/// What gets through the Defense of a target that spends this many cubes; `None` if there are too many dice to count
/// exactly.
fn through(game: &Game, attack: &Distribution, target: MiniId, kind: AttackKind, cubes: u8) -> Option<Distribution> {
    let throw = pools::defense(game, target, kind, cubes, &[]).into_throw();
    let defense = odds(&throw, Aim::Most, &game.scenario().dice).ok()?;
    Some(versus(attack, &defense))
}

/// Lines, the most important first, the chance of the goal at worst, and the chances in short.
type Told = (Vec<String>, Option<u32>, Option<String>);

/// What is said about something that the target's Defense makes less likely: against no cube of Defense, and against as
/// many as there can be. `told` gives the line and its chance.
fn against_defense(words: &Words, game: &Game, target: MiniId, told: impl Fn(u8) -> Option<(String, u32)>) -> Told {
    let most = energy::most(game, target, Space::Defense);
    let open = told(0);
    let closed = (most > 0).then(|| told(most)).flatten();
    let chance = |found: &Option<(String, u32)>| found.as_ref().map(|(_, chance)| *chance);
    let short = match (chance(&open), chance(&closed)) {
        (Some(open), Some(closed)) if open != closed => Some(words.odds_range(closed, open)),
        (open, _) => open.map(|open| words.odds_chance(open)),
    };
    let worst = chance(&closed).or(chance(&open));
    (open.into_iter().chain(closed).map(|(line, _)| line).collect(), worst, short)
}

/// Wounds and the chance to Neutralize.
fn attack_lines(words: &Words, game: &Game, attack: &Distribution, target: MiniId, kind: AttackKind) -> Told {
    let life = query::life(game, target);
    against_defense(words, game, target, |cubes| {
        let through = through(game, attack, target, kind, cubes)?;
        let (wounds, chance) = (through.mean_up_to(life), through.chance_at_least(life).percent());
        let expected = match is_next_to_nothing(wounds) {
            true => words.odds_no_wounds().into(),
            false => words.odds_some_wounds(Value::tenths(wounds)),
        };
        let line = match cubes {
            0 => words.odds_undefended(expected, chance),
            _ => words.odds_defended(cubes, expected, chance),
        };
        Some((line, chance))
    })
}

/// Whether a mean in thousandths would be written as 0.0: words say it better.
fn is_next_to_nothing(permille: u32) -> bool {
    permille < 50
}

/// The chance that anything gets through: that binds. G-26
fn binding_lines(words: &Words, game: &Game, attack: &Distribution, target: MiniId) -> Told {
    against_defense(words, game, target, |cubes| {
        let chance = through(game, attack, target, AttackKind::Melee, cubes)?.chance_at_least(1).percent();
        let line = match cubes {
            0 => words.odds_shackled(chance),
            _ => words.odds_shackled_defended(cubes, chance),
        };
        Some((line, chance))
    })
}

fn defense_lines(words: &Words, game: &Game, defense: &Distribution) -> Vec<String> {
    let Ask::Defend { successes, .. } = game.prompt().ask else { return Vec::new() };
    let through = versus(&Distribution::certain(successes), defense);
    let mean = through.mean_permille();
    let mut lines = match is_next_to_nothing(mean) {
        true => vec![words.odds_wounds_none().into()],
        false => vec![words.odds_wounds(Value::tenths(mean))],
    };
    lines.push(words.odds_stopped(defense.chance_at_least(successes).percent(), successes));
    if let Some(mini) = game.prompt().subject {
        let life = query::life(game, mini);
        lines.push(words.odds_neutralized(through.chance_at_least(life).percent()));
    }
    lines
}

/// Shows an outlook: dice, chart, lines.
pub(crate) fn show(ui: &mut Ui, words: &Words, theme: &Theme, outlook: &Outlook) {
    let chances = |ui: &mut Ui| {
        ui.vertical(|ui| {
            dice(ui, words, theme, outlook);
            match &outlook.successes {
                Some(found) => chart(ui, words, theme, found, outlook.goal.as_ref().map(|(goal, _)| *goal)),
                None => drop(parts::faint(ui, theme, words.odds_too_many())),
            }
        });
    };
    // What they come to is beside the chart: the question's bar stays low.
    if ui.available_width() < theme.points(BESIDE) {
        ui.vertical(|ui| {
            chances(ui);
            results(ui, words, theme, outlook);
        });
        return;
    }
    ui.horizontal_top(|ui| {
        chances(ui);
        ui.add_space(10.0);
        ui.vertical(|ui| results(ui, words, theme, outlook));
    });
}

/// The dice, and what is added to what they show.
fn dice(ui: &mut Ui, words: &Words, theme: &Theme, outlook: &Outlook) {
    ui.horizontal_wrapped(|ui| {
        parts::pool(ui, words, theme, &outlook.dice);
        let mut extras = outlook.added.clone();
        extras.extend((outlook.if_any > 0).then(|| words.odds_if_any(outlook.if_any)));
        extras.extend((outlook.bonus > 0).then(|| words.odds_bonus(outlook.bonus)));
        if !extras.is_empty() {
            ui.label(RichText::new(log::list(words, extras)).small().color(theme.amber));
        }
    });
}

/// What the chances come to, in words.
fn results(ui: &mut Ui, words: &Words, theme: &Theme, outlook: &Outlook) {
    for line in &outlook.lines {
        let shown = outlook.goal.map_or_else(|| line.clone(), |(_, goal)| Icon::from(goal).before(line));
        let response = ui.label(RichText::new(shown).color(theme.words));
        draw::speak(ui, &response, WidgetType::Label, line);
    }
    if let Some(found) = &outlook.successes {
        let mean = match is_next_to_nothing(found.mean_permille()) {
            true => words.odds_mean_none().into(),
            false => words.odds_mean(Value::tenths(found.mean_permille())),
        };
        parts::marked(ui, Icon::Success, &mean, theme.faint);
    }
}

/// Bars by number of successes; those that reach the goal are bright.
fn chart(ui: &mut Ui, words: &Words, theme: &Theme, found: &Distribution, goal: Option<u8>) {
    let most = found.most().min(12);
    let room = ui.available_width() / (f32::from(most) + 1.0);
    let (column, base) = (theme.points(22.0).min(room), theme.points(44.0));
    let size = vec2((f32::from(most) + 1.0) * column, theme.points(58.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let highest = (0..=most).map(|count| found.chance_of(count).permille()).max().unwrap_or(1).max(1);
    let painter = ui.painter();
    for count in 0..=most {
        let permille = found.chance_of(count).permille();
        let left = rect.left() + f32::from(count) * column;
        let height = theme.points(32.0) * permille as f32 / highest as f32;
        let bar = Rect::from_min_max(
            egui::pos2(left + 2.0, rect.top() + base - height),
            egui::pos2(left + column - 3.0, rect.top() + base),
        );
        let reaches = goal.is_none_or(|goal| count >= goal);
        if reaches {
            painter.rect_filled(bar, 1.0, theme.cyan);
        } else {
            painter.rect_stroke(bar, 1.0, Stroke::new(1.0, theme.faint), StrokeKind::Inside);
        }
        let small = theme.font(9.0);
        let percent = (permille + 5) / 10;
        if percent > 0 {
            painter.text(bar.center_top(), Align2::CENTER_BOTTOM, percent, small.clone(), theme.words);
        }
        let ink = if reaches { theme.words } else { theme.faint };
        painter.text(egui::pos2(bar.center().x, rect.bottom()), Align2::CENTER_BOTTOM, count, theme.font(11.0), ink);
    }
    painter.hline(rect.x_range(), rect.top() + base, Stroke::new(1.0, Color32::GRAY));
    let spoken = words.odds_chart(Value::tenths(found.mean_permille()));
    draw::speak(ui, &response, WidgetType::Image, &spoken);
    response.on_hover_ui(|ui| {
        for count in 0..=found.most() {
            let exactly = found.chance_of(count).permille();
            let or_more = found.chance_at_least(count).permille();
            ui.label(words.odds_row(count, Value::tenths(exactly), Value::tenths(or_more)));
        }
    });
}
