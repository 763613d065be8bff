//! The chances of a command before anything is spent: a chart of successes, Wounds, and what the goal is worth.

use std::collections::HashMap;
use std::sync::Arc;

use egui::{Align2, Color32, FontId, Rect, RichText, Sense, Stroke, Ui, WidgetType, vec2};

use super::draw;
use super::parts;
use super::theme::Theme;
use crate::content::dice::Die;
use crate::rules::command::{AttackKind, Space};
use crate::rules::query::odds::{Aim, Distribution, Throw, odds, versus};
use crate::rules::query::{self, energy, pools};
use crate::rules::{Ask, Command, Game, MiniId};

/// What is known of a command's chances.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// The dice.
    pub dice: Vec<Die>,
    /// Added to or taken from them.
    pub modifier: i8,
    /// Added if they show anything.
    pub if_any: u8,
    /// Bonus Rerolls.
    pub bonus: u8,
    /// The successes; none = too many dice to be counted exactly.
    pub successes: Option<Distribution>,
    /// The goal: so many successes, and what they are called.
    pub goal: Option<(u8, String)>,
    /// Lines of words, most important first.
    pub lines: Vec<String>,
    /// The chance of the goal for a button: "58 %", or "31-96 %" where the other side's Defense cubes decide.
    pub short: Option<String>,
}

/// What is known at one position.
#[derive(Clone, Default)]
struct Known {
    position: u64,
    outlooks: HashMap<Command, Option<Arc<Outlook>>>,
}

/// The chances of a command; none when it rolls no dice.
pub fn outlook(game: &Game, command: &Command) -> Option<Outlook> {
    let throw = query::throw(game, command)?;
    let dice = &game.scenario().dice;
    let goal = goal(game, command);
    let aim = match (&goal, command) {
        (Some((goal, _)), _) if !matches!(command, Command::Attack { .. }) => Aim::AtLeast(*goal),
        _ => Aim::Most,
    };
    let successes = odds(&throw, aim, dice).ok();
    let (mut lines, mut short) = (Vec::new(), None);
    if let Some(found) = &successes {
        match command {
            Command::Attack { target, kind, .. } => (lines, short) = attack_lines(game, found, *target, *kind),
            Command::Shackle { target, .. } => (lines, short) = shackle_lines(game, found, *target),
            Command::Defend { .. } => lines.extend(defense_lines(game, found)),
            _ => {}
        }
        if let (Some((goal, name)), true) = (&goal, lines.is_empty()) {
            let chance = found.chance_at_least(*goal).percent();
            lines.push(format!("{chance} % for {goal} ({name})"));
            short = Some(format!("{chance} %"));
        }
    }
    let Throw { dice, modifier, if_any, bonus, .. } = throw;
    Some(Outlook { dice, modifier, if_any, bonus, successes, goal, lines, short })
}

/// The same, computed once for each position and command.
pub fn cached(ui: &Ui, game: &Game, command: &Command) -> Option<Arc<Outlook>> {
    let slot = egui::Id::new("odds");
    let position = game.hash();
    let known = |data: &mut egui::util::IdTypeMap| {
        let known = data.get_temp_mut_or_default::<Known>(slot);
        if known.position != position {
            *known = Known { position, ..Known::default() };
        }
        known.outlooks.get(command).cloned()
    };
    if let Some(outlook) = ui.data_mut(known) {
        return outlook;
    }
    let fresh = outlook(game, command).map(Arc::new);
    ui.data_mut(|data| {
        data.get_temp_mut_or_default::<Known>(slot).outlooks.insert(command.clone(), fresh.clone());
    });
    fresh
}

/// What a command wants to reach.
fn goal(game: &Game, command: &Command) -> Option<(u8, String)> {
    let state = game.state();
    let distance = |mini: MiniId, area| query::distance(game, state.mini(mini).area?, area);
    match command {
        Command::Attack { target, .. } => Some((query::life(game, *target), "Life Points".into())),
        Command::Interact { interaction, .. } => {
            let found = game.scenario().mission.interactions.get(usize::from(*interaction))?;
            Some((found.difficulty?, "Difficulty".into()))
        }
        Command::Throw { mini, area, .. } | Command::Grenade { mini, area, .. } => {
            Some((distance(*mini, *area)?, "Distance".into()))
        }
        Command::Unshackle { target, .. } => Some((state.mini(*target).shackles, "Shackles".into())),
        Command::Defend { .. } => match game.prompt().ask {
            Ask::Defend { successes, .. } => Some((successes, "all of it".into())),
            _ => None,
        },
        _ => None,
    }
}

/// What comes through the Defense of a target that spends so many cubes; none = too many dice to be counted exactly.
fn through(game: &Game, attack: &Distribution, target: MiniId, kind: AttackKind, cubes: u8) -> Option<Distribution> {
    let throw = pools::defense(game, target, kind, cubes, &[]).into_throw();
    let defense = odds(&throw, Aim::Most, &game.scenario().dice).ok()?;
    Some(versus(attack, &defense))
}

/// Lines and the chances in short of something that the target's Defense makes less likely: against no cube of Defense,
/// and against as many as there can be.
fn against_defense(
    game: &Game,
    target: MiniId,
    told: impl Fn(u8) -> Option<(String, u32)>,
) -> (Vec<String>, Option<String>) {
    let most = energy::most(game, target, Space::Defense);
    let open = told(0);
    let closed = (most > 0).then(|| told(most)).flatten();
    let mut lines = Vec::new();
    if let Some((words, _)) = &open {
        lines.push(format!("No Defense cubes: {words}"));
    }
    if let Some((words, _)) = &closed {
        lines.push(format!("{} in Defense: {words}", super::answers::words::cubes(most)));
    }
    let short = match (open, closed) {
        (Some((_, open)), Some((_, closed))) if open != closed => Some(format!("{closed}-{open} %")),
        (open, _) => open.map(|(_, chance)| format!("{chance} %")),
    };
    (lines, short)
}

/// Wounds and the chance to Neutralize.
fn attack_lines(game: &Game, attack: &Distribution, target: MiniId, kind: AttackKind) -> (Vec<String>, Option<String>) {
    let life = query::life(game, target);
    against_defense(game, target, |cubes| {
        let through = through(game, attack, target, kind, cubes)?;
        let chance = through.chance_at_least(life).percent();
        Some((format!("{} Wounds, Neutralized {chance} %", tenths(through.mean_up_to(life))), chance))
    })
}

/// The chance that anything comes through: that binds. G-26
fn shackle_lines(game: &Game, attack: &Distribution, target: MiniId) -> (Vec<String>, Option<String>) {
    against_defense(game, target, |cubes| {
        let chance = through(game, attack, target, AttackKind::Melee, cubes)?.chance_at_least(1).percent();
        Some((format!("bound {chance} %"), chance))
    })
}

fn defense_lines(game: &Game, defense: &Distribution) -> Vec<String> {
    let Ask::Defend { successes, .. } = game.prompt().ask else { return Vec::new() };
    let through = versus(&Distribution::certain(successes), defense);
    let mut lines = vec![format!("{} Wounds on average", tenths(through.mean_permille()))];
    lines.push(format!("{} % to stop all {successes}", defense.chance_at_least(successes).percent()));
    if let Some(mini) = game.prompt().subject {
        let life = query::life(game, mini);
        lines.push(format!("{} % to be Neutralized", through.chance_at_least(life).percent()));
    }
    lines
}

/// "1.4" of 1400 thousandths.
pub fn tenths(permille: u32) -> String {
    let tenths = (permille + 50) / 100;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Shows an outlook: dice, chart, lines.
pub fn show(ui: &mut Ui, theme: &Theme, outlook: &Outlook) {
    ui.vertical(|ui| {
        ui.horizontal(|ui| {
            parts::pool(ui, theme, &outlook.dice);
            let mut extras = Vec::new();
            extras.extend((outlook.modifier != 0).then(|| format!("{:+}", outlook.modifier)));
            extras.extend((outlook.if_any > 0).then(|| format!("+{} with a success", outlook.if_any)));
            extras.extend((outlook.bonus > 0).then(|| format!("{} Bonus Reroll", outlook.bonus)));
            if !extras.is_empty() {
                ui.label(RichText::new(extras.join(", ")).small().color(theme.amber));
            }
        });
        match &outlook.successes {
            Some(found) => {
                chart(ui, theme, found, outlook.goal.as_ref().map(|(goal, _)| *goal));
                let mean = tenths(found.mean_permille());
                parts::faint(ui, theme, format!("{mean} successes on average, best Rerolls"));
            }
            None => drop(parts::faint(ui, theme, "Too many dice to count every case.")),
        }
        for line in &outlook.lines {
            ui.label(RichText::new(line).color(theme.words));
        }
    });
}

/// Bars by number of successes; those that reach the goal are bright.
fn chart(ui: &mut Ui, theme: &Theme, found: &Distribution, goal: Option<u8>) {
    let most = found.most().min(12);
    let size = vec2((f32::from(most) + 1.0) * 22.0, 58.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let highest = (0..=most).map(|count| found.chance_of(count).permille()).max().unwrap_or(1).max(1);
    let painter = ui.painter();
    for count in 0..=most {
        let permille = found.chance_of(count).permille();
        let left = rect.left() + f32::from(count) * 22.0;
        let height = 32.0 * permille as f32 / highest as f32;
        let bar = Rect::from_min_max(
            egui::pos2(left + 2.0, rect.top() + 44.0 - height),
            egui::pos2(left + 19.0, rect.top() + 44.0),
        );
        let reaches = goal.is_none_or(|goal| count >= goal);
        let color = if reaches { theme.cyan } else { theme.line };
        painter.rect_filled(bar, 1.0, color);
        let small = FontId::proportional(9.0);
        let percent = (permille + 5) / 10;
        if percent > 0 {
            painter.text(bar.center_top(), Align2::CENTER_BOTTOM, percent, small.clone(), theme.words);
        }
        let ink = if reaches { theme.words } else { theme.faint };
        painter.text(
            egui::pos2(bar.center().x, rect.bottom()),
            Align2::CENTER_BOTTOM,
            count,
            FontId::proportional(11.0),
            ink,
        );
    }
    painter.hline(rect.x_range(), rect.top() + 44.0, Stroke::new(1.0, Color32::GRAY));
    let words = format!("Chances in percent by successes; {} on average", tenths(found.mean_permille()));
    draw::speak(ui, &response, WidgetType::Image, &words);
    response.on_hover_ui(|ui| {
        for count in 0..=found.most() {
            let exactly = found.chance_of(count).permille();
            let or_more = found.chance_at_least(count).permille();
            ui.label(format!("{count}: {} %, or more: {} %", tenths(exactly), tenths(or_more)));
        }
    });
}
