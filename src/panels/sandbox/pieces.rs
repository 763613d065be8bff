//! Who and what can be put on the board, and who was picked there.

use egui::{DragValue, RichText, ScrollArea, Sense, TextEdit, Ui, WidgetInfo};

use crate::exhibits;
use crate::focus;
use crate::glossary;
use crate::intent::{Filter, Gesture, Intent, SandboxGesture, Tool, Topic};
use crate::parts;
use crate::theme::Theme;
use crate::view::{TableView, View};
use gotham_play::log;
use gotham_play::sandbox::{Edit, Hero, Sandbox, Spot, Spread};
use gotham_rules::MiniId;
use gotham_rules::command::{Space, Stance};
use gotham_rules::event::FieldKind;
use gotham_rules::state::Body;

/// Heroes, tiles, cards and tokens.
pub(super) fn supply(ui: &mut Ui, view: &View, theme: &Theme) -> Vec<Intent> {
    let words = view.words;
    let state = &view.desk.sandbox;
    let mut intents = Vec::new();
    parts::heading(ui, theme, words.sandbox_supply());
    let mut search = state.search.clone();
    let field = TextEdit::singleline(&mut search).hint_text(words.sandbox_search()).desired_width(f32::INFINITY);
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::text_edit(true, "", search.as_str(), words.sandbox_search_spoken()));
    if response.on_hover_text(words.sandbox_search_spoken()).changed() {
        intents.push(Gesture::Sandbox(SandboxGesture::Search(search)).into());
    }
    ui.horizontal_wrapped(|ui| {
        let (mut his, mut brush) = (state.his, state.brush);
        if ui.checkbox(&mut his, words.sandbox_his()).on_hover_text(words.sandbox_his_tip()).changed() {
            intents.push(Gesture::Sandbox(SandboxGesture::His(his)).into());
        }
        if ui.checkbox(&mut brush, words.sandbox_brush()).on_hover_text(words.sandbox_brush_tip()).changed() {
            intents.push(Gesture::Sandbox(SandboxGesture::Brush(brush)).into());
        }
    });
    ui.horizontal_wrapped(|ui| {
        for kind in [FieldKind::Flame, FieldKind::Gas, FieldKind::Frost, FieldKind::Smoke] {
            intents.extend(tool_button(ui, view, Tool::Field(kind), log::field(words, kind)));
        }
        intents.extend(tool_button(ui, view, Tool::Reinforcement, words.sandbox_reinforcement()));
    });
    let key = (state.search.clone(), view.settings.language.clone());
    let tools = parts::remembered(ui, "sandbox found", key, || found(view));
    if tools.is_empty() {
        parts::faint(ui, theme, words.glossary_none());
    }
    // It takes all the height that is left in the column.
    let used = ui.cursor().top() - ui.min_rect().top();
    let height = (ui.ctx().content_rect().height() - COLUMN - used).max(LEAST);
    let area = ScrollArea::vertical().id_salt("sandbox supply").max_height(height).auto_shrink([false, true]);
    area.show_rows(ui, glossary::row_height(ui), tools.len(), |ui, rows| {
        for (tool, topic, name) in &tools[rows] {
            let is_in_hand = view.desk.sandbox.tool == *tool;
            if glossary::row(ui, view, theme, *topic, name, is_in_hand, Sense::click()) {
                intents.push(taken(view, *tool));
            }
        }
        focus::follow(ui);
    });
    intents
}

/// What the window's height has besides the column of instruments, and how high the list is at least, in points.
const COLUMN: f32 = 40.0;
const LEAST: f32 = 180.0;

/// Heroes and tiles that a search finds, and cards if anything is looked for: each with its entry and its name.
fn found(view: &View) -> Vec<(Tool, Topic, String)> {
    let search = view.desk.sandbox.search.clone();
    let is_search = !search.trim().is_empty();
    let exhibits = exhibits::found(view.catalogue, view.words, &Filter { search, ..Filter::default() });
    let pieces = exhibits.into_iter().map(|exhibit| (Tool::Put(exhibit.topic), exhibit.topic, exhibit.title));
    pieces.chain(is_search.then(|| cards(view)).into_iter().flatten()).collect()
}

/// Cards whose names contain the search words.
fn cards<'a>(view: &'a View) -> impl Iterator<Item = (Tool, Topic, String)> + 'a {
    let wanted = view.desk.sandbox.search.trim().to_lowercase();
    let cards = view.catalogue.cards.iter().enumerate();
    let named = cards.map(|(at, card)| (Tool::Lay(at), Topic::Card(at), view.words.text(&card.name).into_owned()));
    named.filter(move |(_, _, name)| name.to_lowercase().contains(&wanted))
}

fn tool_button(ui: &mut Ui, view: &View, tool: Tool, name: &str) -> Option<Intent> {
    let is_in_hand = view.desk.sandbox.tool == tool;
    let response = ui.selectable_label(is_in_hand, RichText::new(name).small());
    response.clicked().then(|| taken(view, tool))
}

/// A tool is taken, or put back if it is in hand already.
fn taken(view: &View, tool: Tool) -> Intent {
    let next = if view.desk.sandbox.tool == tool { Tool::Pick } else { tool };
    Gesture::Sandbox(SandboxGesture::Tool(next)).into()
}

/// The picked miniature: where it stands, its condition, what it has.
pub(super) fn picked(
    ui: &mut Ui,
    view: &View,
    theme: &Theme,
    table: &TableView,
    sandbox: &Sandbox,
    mini: MiniId,
) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(table.name(mini)).strong().color(theme.amber));
    ui.horizontal_wrapped(|ui| {
        intents.extend(tool_button(ui, view, Tool::Move(mini), words.sandbox_move()));
        if ui.small_button(words.sandbox_remove()).clicked() {
            intents.push(Gesture::Sandbox(SandboxGesture::Pick(None)).into());
            intents.push(Edit::Remove(mini).into());
        }
    });
    let body = table.game.state().mini(mini);
    match (body.body, sandbox.spot(view.catalogue, mini)) {
        (Body::Tablet(_), Some(Spot::Hero(at))) => {
            intents.extend(hero(ui, view, theme, table, &sandbox.heroes[at], mini));
        }
        (Body::Tile(tile), _) => {
            let most = table.game.scenario().full_life(tile, table.game.options());
            let (mut life, mut down, mut shackles) = (body.life, body.down, body.shackles);
            ui.horizontal_wrapped(|ui| {
                number(ui, words.sandbox_life(), &mut life, 1..=most);
                number(ui, words.sandbox_shackles(), &mut shackles, 0..=9);
                ui.checkbox(&mut down, words.sandbox_down());
            });
            if (life, down, shackles) != (body.life, body.down, body.shackles) {
                intents.push(Edit::Health { mini, life: Some(life), down, shackles }.into());
            }
        }
        _ => {}
    }
    intents
}

/// A Hero's Stance, cubes and cards.
fn hero(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, hero: &Hero, mini: MiniId) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        for (stance, name) in [(Stance::Active, words.tablet_active()), (Stance::Resting, words.tablet_resting())] {
            if ui.selectable_label(hero.stance == stance, name).clicked() && hero.stance != stance {
                intents.push(Edit::Stance(mini, stance).into());
            }
        }
        let (mut down, mut shackles) = (hero.down, hero.shackles);
        number(ui, words.sandbox_shackles(), &mut shackles, 0..=9);
        ui.checkbox(&mut down, words.sandbox_down());
        if (down, shackles) != (hero.down, hero.shackles) {
            intents.push(Edit::Health { mini, life: None, down, shackles }.into());
        }
    });
    let (mut fatigue, mut wounds, mut spaces) = (hero.fatigue, hero.wounds, hero.spaces);
    ui.horizontal_wrapped(|ui| {
        number(ui, words.sandbox_fatigue(), &mut fatigue, 0..=20);
        number(ui, words.sandbox_wounds(), &mut wounds, 0..=20);
    });
    ui.horizontal_wrapped(|ui| {
        for (name, held) in each_space(words, &mut spaces) {
            number(ui, name, held, 0..=9);
        }
    });
    if (fatigue, wounds, spaces) != (hero.fatigue, hero.wounds, hero.spaces) {
        intents.push(Edit::Cubes { mini, fatigue, wounds, spaces }.into());
    }
    for id in table.game.state().tablet(mini).into_iter().flat_map(|tablet| tablet.cards()) {
        let card = table.game.scenario().card(id);
        ui.horizontal(|ui| {
            parts::faint(ui, theme, words.text(&card.name));
            if ui.small_button(words.sandbox_take_card()).clicked() {
                intents.push(Edit::Take(mini, card.id.clone()).into());
            }
        });
    }
    if let Tool::Lay(at) = view.desk.sandbox.tool
        && let Some(card) = view.catalogue.cards.get(at)
        && ui.small_button(words.sandbox_give(words.text(&card.name))).clicked()
    {
        intents.push(Edit::Give(mini, card.id.clone()).into());
    }
    intents
}

fn each_space<'a>(words: &'a gotham_words::Words, spaces: &'a mut Spread) -> [(&'a str, &'a mut u8); 7] {
    let Spread { melee, ranged, manipulation, thought, movement, defense, reroll } = spaces;
    [
        (log::space(words, Space::Melee), melee),
        (log::space(words, Space::Ranged), ranged),
        (log::space(words, Space::Manipulation), manipulation),
        (log::space(words, Space::Thought), thought),
        (log::space(words, Space::Movement), movement),
        (log::space(words, Space::Defense), defense),
        (log::space(words, Space::Reroll), reroll),
    ]
}

/// A number with its name before it.
pub(super) fn number(ui: &mut Ui, name: &str, value: &mut u8, range: core::ops::RangeInclusive<u8>) {
    let label = ui.label(RichText::new(name).small());
    ui.add(DragValue::new(value).range(range).speed(0.1)).labelled_by(label.id);
}
