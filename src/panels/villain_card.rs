//! The automated Villain's card on the table: its Tasks, which of them are done, in force or struck out and why, whom it
//! targets and what chose them; any earlier decision again; and the button that goes on, step by step. SOLO, G-53

use egui::{Button, Id, RichText, ScrollArea, Ui, WidgetType};

use super::draw;
use super::focus;
use super::icon::Icon;
use super::intent::{Gesture, Intent, Named, Panel, Spot, Topic, Wish};
use super::motion::{self, First, Pace};
use super::parts;
use super::portrait::{self, Face};
use super::settings::Settings;
use super::theme::Theme;
use super::view::{TableView, View};
use gotham_content::AttackKind;
use gotham_content::solo::{LeaderCard, TileCard};
use gotham_play::{About, Decision, log};
use gotham_rules::ai_cards::AiCard;
use gotham_rules::ai_task::StruckOut;
use gotham_rules::{AiCardId, AiTask, Rule};

/// Whether the card is on the table: on the Villain's turn unless it was closed, and whenever it is asked for.
pub(crate) fn is_shown(view: &View, table: &TableView) -> bool {
    if table.game.state().automaton.is_none() {
        return false;
    }
    let is_in_force = table.cards.decisions.is_in_force(table.cards.reached) || table.cards.waits;
    view.desk.explained.is_some() || view.desk.is_open(Panel::Card) || (is_in_force && !view.desk.is_card_away)
}

/// The number of the decision that is shown.
fn number(view: &View, table: &TableView) -> Option<usize> {
    let last = table.cards.shown().checked_sub(1)?;
    Some(view.desk.explained.map_or(last, |wanted| wanted.min(last)))
}

/// The card and what it has led to, as far as the table has got.
struct Reading<'a> {
    view: &'a View<'a>,
    table: &'a TableView<'a>,
    theme: Theme,
    /// Decisions of this card up to the one that is shown.
    story: Vec<Decision>,
}

/// The height of what is always in sight below the card, in points: two rows.
const FOOT: f32 = 58.0;

/// The card, as high as there is room: what it says scrolls, what turns it over doesn't.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView, height: f32) -> Vec<Intent> {
    let at = number(view, table);
    let story = at.map_or_else(Vec::new, |at| table.cards.decisions.of_card(at).to_vec());
    let story = story.into_iter().map(|decision| decision.so_far(table.cards.reached)).collect();
    let reading = Reading { view, table, theme: Theme::of(view.settings), story };
    let card = reading.card();
    let mut intents = parts::title_bar(ui, view, &reading.title(card), Gesture::Close(Panel::Card));
    let foot = reading.theme.points(FOOT) + ui.spacing().item_spacing.y;
    let room = (height - ui.min_rect().height() - foot).max(60.0);
    let area = ScrollArea::vertical().id_salt(("card", at)).max_height(room).auto_shrink([false, false]);
    intents.extend(focus::scrolled(ui, area, |ui| {
        match card {
            Some(AiCard::Tile(card)) => reading.tile_card(ui, card),
            Some(AiCard::Leader(card)) => reading.leader_card(ui, card),
            None => {
                parts::faint(ui, &reading.theme, view.words.villain_card_none());
            }
        }
        let mut intents = reading.explanation(ui);
        intents.extend(reading.so_far(ui, at));
        intents
    }));
    intents.extend(reading.turn_over(ui, at));
    intents.extend(step(ui, view));
    let turned = (Pace::of(view.settings), First::Moves);
    motion::turn(ui, &reading.theme, turned, Id::new("villain card"), &reading.id(), ui.min_rect());
    intents
}

/// Whether the table waits for the player.
fn step(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.horizontal(|ui| {
        let mut is_on = view.settings.step_by_step;
        if ui.checkbox(&mut is_on, words.villain_card_step()).on_hover_text(words.villain_card_step_tip()).changed() {
            let settings = Settings { step_by_step: is_on, ..view.settings.clone() };
            intents.push(Wish::Settings(Box::new(settings)).into());
        }
    });
    intents
}

/// The button of the bar that goes on, step by step; whether it was clicked.
pub(crate) fn go_on(ui: &mut Ui, view: &View) -> bool {
    let next = RichText::new(view.words.villain_card_next()).strong();
    ui.button(next).on_hover_text(view.tip(view.words.villain_card_next_tip(), "Confirm")).clicked()
}

impl Reading<'_> {
    fn id(&self) -> Option<AiCardId> {
        let (game, last) = (self.table.game, self.story.last());
        let of_state = || game.state().automaton.as_ref().and_then(|automaton| automaton.card);
        last.and_then(|decision| decision.card).or_else(|| of_state().filter(|_| last.is_none()))
    }

    fn card(&self) -> Option<AiCard<'_>> {
        self.table.game.scenario().ai_card(self.id()?)
    }

    fn title(&self, card: Option<AiCard>) -> String {
        let (words, game) = (self.view.words, self.table.game);
        let leader = match card {
            Some(AiCard::Leader(card)) => game.scenario().tiles_of(card).first().copied(),
            Some(AiCard::Tile(_)) | None => None,
        };
        leader.map_or_else(
            || words.villain_card_title().into(),
            |tile| words.villain_card_leader(self.table.titles().tile(tile)),
        )
    }

    /// Two columns side by side, and below them what breaks ties and how it attacks. SOLO V.B
    fn tile_card(&self, ui: &mut Ui, card: &TileCard) {
        let words = self.view.words;
        let now = self.story.last().and_then(|decision| decision.column);
        ui.columns(2, |columns| {
            for (at, (ui, column)) in columns.iter_mut().zip(&card.columns).enumerate() {
                let is_in_force = now == Some(at as u8);
                let title = RichText::new(log::column_slot(words, column.slot)).strong();
                ui.label(title.color(if is_in_force { self.theme.amber } else { self.theme.faint }));
                // a column would spread the words over its whole width
                ui.vertical(|ui| {
                    for task in column.tasks {
                        let task = AiTask::Tile(task);
                        let fate = if is_in_force { self.fate(task) } else { Fate::Open };
                        self.task(ui, task, fate);
                    }
                });
            }
        });
        parts::faint(ui, &self.theme, words.villain_card_tie(log::tiebreaker(words, card.tie)));
        let first = match card.attack {
            AttackKind::Melee => words.villain_card_melee_first(card.option),
            AttackKind::Ranged => words.villain_card_ranged_first(card.option),
        };
        parts::faint(ui, &self.theme, first);
    }

    /// Six Tasks by the faces of the die. SOLO X
    fn leader_card(&self, ui: &mut Ui, card: &LeaderCard) {
        let words = self.view.words;
        let die = self.story.iter().find_map(Decision::die);
        if let Some(tile) = self.table.game.scenario().tiles_of(card).first() {
            portrait::show(ui, &self.theme, Some(Face::of_tile(self.table.game.scenario().tile(*tile))), 56.0);
        }
        for (face, task) in (1u8..).zip(card.tasks) {
            let task = AiTask::Leader(task);
            ui.horizontal_wrapped(|ui| {
                let color = if die == Some(face) { self.theme.amber } else { self.theme.faint };
                ui.label(RichText::new(face.to_string()).monospace().color(color));
                self.task(ui, task, self.fate(task));
            });
        }
        if let Some(die) = die {
            parts::faint(ui, &self.theme, words.villain_card_die(die));
        }
        parts::faint(ui, &self.theme, words.villain_card_tie(log::tiebreaker(words, card.tie)));
    }

    /// What became of a Task: for a Leader, in all of the card's decisions; for others, in the last one.
    fn fate(&self, task: AiTask) -> Fate {
        let is_leaders = matches!(task, AiTask::Leader(_));
        let count = if is_leaders { self.story.len() } else { 1 };
        for (back, decision) in self.story.iter().rev().take(count).enumerate() {
            if decision.begun().is_some_and(|begun| begun.task == task) {
                return if back == 0 { Fate::Now } else { Fate::Done };
            }
            if let Some((_, why)) = decision.struck_out().find(|(other, _)| *other == task) {
                return Fate::StruckOut(why);
            }
        }
        Fate::Open
    }

    fn task(&self, ui: &mut Ui, task: AiTask, fate: Fate) {
        let (words, theme) = (self.view.words, &self.theme);
        let title = log::task_title(words, task);
        let plain = RichText::new(Icon::from(task).before(&title));
        let (text, spoken) = match fate {
            Fate::Open => (plain.color(theme.words), title.clone()),
            Fate::Now => (plain.strong().underline().color(theme.amber), words.villain_card_now(&title)),
            Fate::Done => (plain.strong().color(theme.green), words.villain_card_done(&title)),
            Fate::StruckOut(why) => (
                plain.strikethrough().color(theme.faint),
                words.villain_card_struck_out(&title, log::struck_out(words, why)),
            ),
        };
        let response = ui.label(text);
        draw::speak(ui, &response, WidgetType::Label, &spoken);
        if let Fate::StruckOut(why) = fate {
            parts::faint(ui, theme, log::struck_out(words, why));
        }
    }

    /// Why it was decided like this, one line each.
    fn explanation(&self, ui: &mut Ui) -> Vec<Intent> {
        let mut intents = Vec::new();
        let Some(decision) = self.story.last() else { return intents };
        ui.separator();
        if let About::Mini(mini) | About::Reinforcement(mini) | About::Defense(mini) = decision.about {
            let name = RichText::new(self.table.name(mini)).strong().color(self.theme.cyan);
            let link = |ui: &mut Ui| {
                portrait::show(ui, &self.theme, Face::of_mini(self.table.game, mini), 40.0);
                ui.link(name)
            };
            let response = ui.horizontal(link).inner;
            if response.clicked() {
                intents.push(Wish::LookAt(Spot::Mini(mini)).into());
            } else if response.hovered() {
                intents.push(Wish::Hover(Named::Spot(Spot::Mini(mini))).into());
            }
        }
        for (_, event) in &decision.events {
            for line in log::explained(self.table.words, self.table.game, event) {
                intents.extend(parts::line(ui, self.view, &self.theme, &line));
            }
        }
        intents
    }

    /// What the card led to before: a click explains it again.
    fn so_far(&self, ui: &mut Ui, at: Option<usize>) -> Vec<Intent> {
        let mut intents = Vec::new();
        let (Some(at), Some((_, before))) = (at, self.story.split_last()) else { return intents };
        let first = at - before.len();
        let told = before.iter().enumerate().filter(|(_, decision)| decision.about != About::Card);
        let told: Vec<(usize, String)> =
            told.filter_map(|(number, decision)| Some((first + number, self.short(decision)?))).collect();
        if told.is_empty() {
            return intents;
        }
        parts::heading(ui, &self.theme, self.view.words.villain_card_so_far());
        for (number, line) in told {
            if ui.link(RichText::new(line).small().color(self.theme.cyan)).clicked() {
                intents.push(Gesture::Why(Some(number)).into());
            }
        }
        intents
    }

    /// A decision in one line: the event that made it.
    fn short(&self, decision: &Decision) -> Option<String> {
        let (_, event) = decision.events.iter().rev().find(|(place, _)| Some(*place) == decision.made)?;
        log::line(self.table.words, self.table.game, event).map(|line| line.text())
    }

    /// Earlier, later, now.
    fn turn_over(&self, ui: &mut Ui, at: Option<usize>) -> Vec<Intent> {
        let words = self.view.words;
        let mut intents = Vec::new();
        let Some(at) = at else { return intents };
        let of = self.table.cards.shown();
        ui.horizontal_wrapped(|ui| {
            let is_now = self.view.desk.explained.is_none();
            for (label, tip, act, can, to) in [
                (words.villain_card_earlier(), words.villain_card_earlier_tip(), "Earlier", at > 0, at.checked_sub(1)),
                (words.villain_card_later(), words.villain_card_later_tip(), "Later", at + 1 < of, Some(at + 1)),
                (words.villain_card_now_button(), words.villain_card_now_button_tip(), "Card", !is_now, None),
            ] {
                let button = ui.add_enabled(can, Button::new(RichText::new(label).small()));
                let tip = if act == "Card" { tip.into() } else { self.view.tip(tip, act) };
                if button.on_hover_text(tip).clicked() {
                    intents.push(Gesture::Why(to).into());
                }
            }
            parts::faint(ui, &self.theme, words.villain_card_number(at + 1, of));
            if ui.link(RichText::new(Rule::AiTurn.id()).small()).clicked() {
                intents.push(Gesture::Explain(Topic::Rule(Rule::AiTurn)).into());
            }
        });
        intents
    }
}

/// What became of a Task.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// Nobody has tried it.
    Open,
    /// It is carried out.
    Now,
    /// It was carried out.
    Done,
    /// It could not be completed.
    StruckOut(StruckOut),
}
