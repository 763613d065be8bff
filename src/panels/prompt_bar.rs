//! The bar at the bottom: who decides what, and the answers with cost, key and reason.

use egui::{Button, Label, RichText, ScrollArea, Ui, WidgetType};

use super::answers::{Choice, PAGE, Question, Stage, StageKind, Step};
use super::coach::mark::Mark;
use super::intent::{Composing, Gesture, Intent, Named, Topic, Wish};
use super::theme::{self, Theme};
use super::view::{Answerer, PuzzleStage, TableView, View};
use super::{coach, dice, draw, effort_form, focus, icon, odds, parts, replay, setup_choice, villain_card};
use gotham_content::mission::Side;
use gotham_play::log;
use gotham_rules::Ask;
use gotham_words::Words;

/// The bar.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    if table.replay.is_some() {
        return replay::show(ui, view, table);
    }
    let words = view.words;
    let question = table.question();
    let mut intents = Vec::new();
    if table.cards.waits {
        return card_waits(ui, view, &theme);
    }
    if table.busy && table.cards.is_behind() {
        intents.extend(busy(ui, view, &theme));
        return intents;
    }
    intents.extend(header(ui, view, &theme, table));
    match table.answerer {
        // it waits until the player has read what is said of a puzzle
        Answerer::Bot if table.puzzle.is_some_and(|puzzle| puzzle.stage != PuzzleStage::Open) => return intents,
        Answerer::Bot => {
            ui.horizontal(|ui| {
                ui.spinner();
                parts::faint(ui, &theme, words.prompt_thinking());
            });
            return intents;
        }
        Answerer::HandOver { .. } | Answerer::Replay => return intents,
        Answerer::Here if table.busy => {
            intents.extend(busy(ui, view, &theme));
            return intents;
        }
        Answerer::Here => {}
    }
    if matches!(table.prompt.ask, Ask::GameOver { .. }) {
        return intents;
    }
    let stage = view.desk.composer.stage(&question);
    if view.settings.hints
        && !stage.has_back
        && let Some(hint) = hint(words, &table.prompt.ask)
    {
        parts::faint(ui, &theme, hint);
    }
    if let Some(notice) = view.desk.composer.notice() {
        ui.label(RichText::new(notice).color(theme.amber));
    }
    crumbs(ui, &theme, &question, &stage, &mut intents);
    match &stage.kind {
        StageKind::Form(form) => intents.extend(effort_form::show(ui, view, table, form, &stage)),
        StageKind::List(choices) if matches!(table.prompt.ask, Ask::Reroll { .. }) => {
            intents.extend(dice::show(ui, view, table, choices, &stage));
        }
        StageKind::List(choices) => intents.extend(list(ui, view, &theme, table, choices, &stage)),
    }
    intents
}

/// The automated Villain has decided, and waits until that has been read.
fn card_waits(ui: &mut Ui, view: &View, theme: &Theme) -> Vec<Intent> {
    let row = ui.horizontal_wrapped(|ui| {
        draw::side_icon(ui, theme, Some(Side::Villain));
        let waits = RichText::new(view.words.villain_card_waits()).strong().text_style(theme::question());
        ui.label(waits.color(theme.words));
        villain_card::go_on(ui, view).then(|| Wish::GoOn.into())
    });
    row.inner.into_iter().collect()
}

/// The question, with its rule and the button that asks for advice.
fn header(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView) -> Vec<Intent> {
    let words = view.words;
    let rule = table.prompt.rule;
    let (found, ()) = parts::header(
        ui,
        |ui| {
            let mut found = Vec::new();
            let link = ui.link(RichText::new(rule.id()).small());
            if link.on_hover_text(words.panel_entry(words.rule(rule), words.rule_text(rule))).clicked() {
                found.push(Gesture::Explain(Topic::Rule(rule)).into());
            }
            if matches!(table.answerer, Answerer::Here) && !matches!(table.prompt.ask, Ask::GameOver { .. }) {
                let asks = ui.selectable_label(view.desk.asks_advice, RichText::new(words.advice_button()).small());
                if asks.on_hover_text(view.tip(words.advice_title_tip(), "Advise")).clicked() {
                    found.push(Gesture::Advise.into());
                }
            }
            found
        },
        |ui| {
            draw::side_icon(ui, theme, Some(table.prompt.side));
            let asked = RichText::new(log::question(words, table.game, table.prompt)).strong().color(theme.words);
            ui.add(Label::new(asked.text_style(theme::question())).wrap());
        },
    );
    found
}

/// Whether the bar shows cards to read before choosing: Heroes, Bat-Gadgets, allies.
pub(crate) fn shows_cards(table: &TableView) -> bool {
    let is_here = matches!(table.answerer, Answerer::Here) && table.replay.is_none();
    is_here && asks_for_cards(&table.prompt.ask)
}

fn asks_for_cards(ask: &Ask) -> bool {
    matches!(ask, Ask::ChooseHero { .. } | Ask::TakeGadgets { .. } | Ask::ChooseAllies)
}

/// What happens is still being shown; players who have seen enough can skip the rest.
fn busy(ui: &mut Ui, view: &View, theme: &Theme) -> Option<Intent> {
    let words = view.words;
    let row = ui.horizontal(|ui| {
        parts::faint(ui, theme, words.prompt_busy());
        ui.small_button(words.prompt_skip()).on_hover_text(view.tip(words.prompt_skip_tip(), "Confirm")).clicked()
    });
    row.inner.then(|| Wish::Skip.into())
}

/// The walk so far as words, and the way back.
fn crumbs(ui: &mut Ui, theme: &Theme, question: &Question, stage: &Stage, intents: &mut Vec<Intent>) {
    if !stage.has_back {
        return;
    }
    let words = question.words;
    ui.horizontal_wrapped(|ui| {
        if ui.small_button(words.prompt_back()).on_hover_text(words.prompt_back_tip()).clicked() {
            intents.push(Composing::Back.into());
        }
        let label = |step| super::answers::words::label(question.titles(), &question.prompt.ask, step);
        let path = stage.path.iter().map(label).reduce(|before, last| words.prompt_crumbs(before, last));
        parts::faint(ui, theme, path.unwrap_or_default());
    });
}

/// Buttons, one page of number keys at a time; Heroes, cards and tiles with what they can do.
fn list(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, choices: &[Choice], stage: &Stage) -> Vec<Intent> {
    let cursor = stage.cursor;
    let marked = coach::marks(view, table, &stage.path, choices);
    let first = marked.iter().position(|marked| *marked);
    let (moved, advised) =
        (is_new(ui, table, "answers cursor", Some(cursor)), is_new(ui, table, "answers marked", first));
    let shown = if moved { Some(cursor) } else { first.filter(|_| advised) };
    let mut intents = Vec::new();
    let safest = coach::safest(ui, view, table, choices, first);
    let mark = |at: usize| match (marked[at], safest) {
        (_, Some(safest)) if safest == at => Some(Mark::Safest),
        (true, Some(_)) => Some(Mark::Best),
        (true, None) => Some(Mark::Advised),
        (false, _) => None,
    };
    let mut button = |ui: &mut Ui, at: usize| {
        let place = Place { at, cursor, is_shown: shown == Some(at), mark: mark(at) };
        intents.extend(choice_button(ui, theme, table, &choices[at], &place));
    };
    if asks_for_cards(&table.prompt.ask) {
        let explained = setup_choice::show(ui, view, theme, table, choices, button);
        intents.extend(explained);
        return intents;
    }
    // Places are chosen on the board: of a long list of them, only what the keys have come to is shown.
    let is_place = |choice: &Choice| matches!(choice.step, Step::Area(_));
    let places = choices.iter().filter(|choice| is_place(choice)).count();
    let is_long = places > PAGE && table.may_answer();
    let is_folded = is_long && !view.desk.lists_places;
    let is_listed = |at: &usize| !is_folded || marked[*at] || *at == cursor || !is_place(&choices[*at]);
    let listed: Vec<usize> = (0..choices.len()).filter(is_listed).collect();
    let height = if is_long { 84.0 } else { (ui.ctx().content_rect().height() * 0.28).max(90.0) };
    let area = ScrollArea::vertical().id_salt("answers").max_height(height).auto_shrink([false, true]);
    let bar = ui.scope(|ui| {
        focus::scrolled(ui, area, |ui| {
            ui.horizontal_wrapped(|ui| listed.iter().for_each(|at| button(ui, *at)));
        });
    });
    // In a low window, the bar scrolls, too.
    if shown.is_some() {
        ui.scroll_to_rect(bar.response.rect, None);
    }
    if is_long {
        intents.extend(fold(ui, view, theme, places));
    }
    intents
}

/// Where to click instead of a long list of places, and the list for those who want it.
fn fold(ui: &mut Ui, view: &View, theme: &Theme, places: usize) -> Option<Intent> {
    let words = view.words;
    let row = ui.horizontal_wrapped(|ui| {
        parts::faint(ui, theme, words.prompt_click_area());
        let list = ui.selectable_label(view.desk.lists_places, RichText::new(words.prompt_list(places)).small());
        list.on_hover_text(words.prompt_list_tip()).clicked()
    });
    row.inner.then(|| Gesture::ListPlaces.into())
}

/// Whether it is a different answer than a moment ago: then it is scrolled into view. The bar needs a few frames to
/// reach its height.
fn is_new(ui: &Ui, table: &TableView, what: &str, answer: Option<usize>) -> bool {
    type Kept = ((u32, Option<usize>), u64);
    const MOMENT: u64 = 3;
    let slot = egui::Id::new(what);
    let (now, frame) = ((table.game.state().chance.drawn(), answer), ui.ctx().cumulative_frame_nr());
    ui.data_mut(|data| match data.get_temp::<Kept>(slot) {
        Some((before, since)) if before == now => since + MOMENT > frame,
        // what the bar begins with is where its list begins
        before => {
            let since = if before.is_some() { frame } else { 0 };
            data.insert_temp::<Kept>(slot, (now, since));
            before.is_some()
        }
    })
}

/// Where a button is in the list.
struct Place {
    at: usize,
    cursor: usize,
    /// It is scrolled into view.
    is_shown: bool,
    /// How the answer is marked.
    mark: Option<Mark>,
}

/// A button with its number key; grayed ones say why on hover.
fn choice_button(ui: &mut Ui, theme: &Theme, table: &TableView, choice: &Choice, place: &Place) -> Option<Intent> {
    let Place { at, cursor, is_shown, mark } = *place;
    let key = if at / PAGE == cursor / PAGE { format!("{}", (at % PAGE + 1) % 10) } else { "·".into() };
    let mut atoms = egui::Atoms::default();
    atoms.push_right(RichText::new(key).small().color(theme.amber));
    if let Some(icon) = icon::of_step(table.game, &choice.step) {
        atoms.push_right(RichText::new(icon.letter()).color(theme.cyan));
    }
    atoms.push_right(RichText::new(&choice.label));
    if !choice.note.is_empty() {
        atoms.push_right(RichText::new(&choice.note).small().color(theme.faint));
    }
    let outlook = choice.weighs.as_ref().and_then(|command| odds::cached(ui, table, command));
    if let Some(short) = outlook.as_ref().and_then(|outlook| outlook.short.as_ref()) {
        atoms.push_right(RichText::new(short).small().color(theme.cyan));
    }
    if let Some(mark) = mark {
        coach::mark::behind(&mut atoms, table.words, theme, mark);
    }
    let mut button = Button::new(atoms);
    if at == cursor {
        button = button.stroke(egui::Stroke::new(2.0, theme.amber));
    } else if mark.is_some() {
        button = button.stroke(coach::mark::line(theme));
    }
    let can = choice.refusal.is_none() && table.may_answer();
    let response = ui.add_enabled(can, button);
    let mut spoken = choice.label.clone();
    if !choice.note.is_empty() {
        spoken = table.words.prompt_spoken(spoken, &choice.note);
    }
    if let Some(mark) = mark {
        spoken = coach::mark::spoken(table.words, &spoken, mark);
    }
    response.widget_info(|| egui::WidgetInfo::labeled(WidgetType::Button, can, &spoken));
    if is_shown {
        response.scroll_to_me(None);
    }
    let hovered = response.contains_pointer();
    // A click on what is grayed is no silent one: the bar says why.
    let asks_why = choice.refusal.is_some()
        && table.may_answer()
        && ui.interact(response.rect, response.id.with("why not"), egui::Sense::CLICK).clicked();
    let clicked = response.clicked() || asks_why;
    if let Some(refusal) = &choice.refusal {
        response.on_disabled_hover_text(log::refusal(table.words, table.game, refusal));
    } else if let Some(outlook) = outlook.filter(|outlook| !outlook.lines.is_empty()) {
        response.on_hover_text(outlook.lines.join("\n"));
    }
    match (clicked, hovered, choice.step.spot()) {
        (true, ..) => Some(Composing::Choose(at).into()),
        (false, true, Some(spot)) => Some(Wish::Hover(Named::Spot(spot)).into()),
        _ => None,
    }
}

/// A sentence for new players.
fn hint<'a>(words: &'a Words, ask: &Ask) -> Option<&'a str> {
    Some(match ask {
        Ask::HeroAction => words.prompt_hint_hero_action(),
        Ask::KeepMoving { .. } => words.prompt_hint_keep_moving(),
        Ask::TakeStance => words.prompt_hint_take_stance(),
        Ask::ActivateTile { .. } => words.prompt_hint_activate_tile(),
        Ask::MiniAction { .. } => words.prompt_hint_mini_action(),
        Ask::Defend { .. } => words.prompt_hint_defend(),
        Ask::Reroll { .. } => words.prompt_hint_reroll(),
        Ask::Reinforce { .. } => words.prompt_hint_reinforce(),
        Ask::TakeGadgets { .. } => words.prompt_hint_take_gadgets(),
        Ask::LoseCube { .. } => words.prompt_hint_lose_cube(),
        _ => return None,
    })
}
