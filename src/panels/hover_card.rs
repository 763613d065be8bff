//! What the pointer is on, on the board: what it is, what it would take to get there or hit it, and what is in the way.

use egui::{RichText, Ui, WidgetType};

use super::draw;
use super::icon::Icon;
use super::intent::Spot;
use super::parts;
use super::portrait::{self, Face};
use super::printed::skill_words;
use super::theme::Theme;
use super::view::{TableView, View};
use gotham_play::log;
use gotham_rules::board::{AreaId, Blocker, Board, SightKind};
use gotham_rules::event::{FieldKind, Part, PartOf};
use gotham_rules::query;
use gotham_rules::state::Body;
use gotham_rules::{MiniId, Rule, TokenId, mission};
use gotham_words::{Value, Words};

/// The card.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView, spot: Spot) {
    let theme = Theme::of(view.settings);
    let question = table.question();
    let actor = view.desk.composer.actor(&question).filter(|_| !table.legal.is_empty());
    let place = match spot {
        Spot::Area(area) => Some(area),
        Spot::Mini(mini) => table.game.state().mini(mini).area,
        Spot::Token(token) => table.game.state().token(token).map(|token| token.area),
    };
    match spot {
        Spot::Area(_) => {}
        Spot::Mini(mini) => about_mini(ui, &theme, table, mini),
        Spot::Token(token) => about_token(ui, &theme, table, token),
    }
    let Some(area) = place else { return };
    about_area(ui, &theme, table, area);
    if let Some(actor) = actor.filter(|actor| spot != Spot::Mini(*actor)) {
        way(ui, view, &theme, table, actor, spot);
        sight(ui, &theme, table, actor, area);
    }
}

pub(crate) fn about_area(ui: &mut Ui, theme: &Theme, table: &TableView, area: AreaId) {
    let (words, game, titles) = (table.words, table.game, table.titles());
    let printed = game.board().area(area);
    ui.label(RichText::new(titles.area(area)).strong());
    let mut facts = vec![
        (Icon::Elevation, words.hover_elevation(printed.elevation)),
        (Icon::Size, words.hover_room(query::area_limit_left(game, area), printed.limit)),
    ];
    facts.extend((printed.difficult > 0).then(|| (Icon::Difficult, words.hover_difficult(printed.difficult))));
    facts.extend((printed.dangerous > 0).then(|| (Icon::Dangerous, words.hover_dangerous(printed.dangerous))));
    facts.extend(printed.obstruction.then(|| (Icon::Obstruction, words.hover_obstruction().into())));
    for kind in [FieldKind::Flame, FieldKind::Gas, FieldKind::Frost, FieldKind::Smoke] {
        let count = game.state().fields_in(area, kind);
        facts.extend((count > 0).then(|| (kind.into(), words.hover_field(log::field(words, kind), count))));
    }
    facts.extend(game.board().is_dark(area).then(|| (Icon::Sight, words.hover_dark().to_string())));
    facts.extend(game.board().is_closed(area).then(|| (Icon::Wall, words.board_area_closed().to_string())));
    facts.extend(log::doors_of(words, game, area).into_iter().map(|door| (Icon::Door, door)));
    let tokens = game.state().tokens.iter().filter(|token| token.area == area);
    facts.extend(tokens.map(|token| (Icon::Token, titles.token(token.id))));
    let ground = game.state().ground.iter().filter(|(place, _)| *place == area);
    facts.extend(ground.map(|(_, card)| (game.scenario().card(*card).deck.into(), titles.card(*card))));
    let open = game.state().reinforcement_areas.contains(&(area, true));
    facts.extend(open.then(|| (Icon::Reinforcement, words.hover_reinforcement().into())));
    facts.extend(mission::exits(game).has(area).then(|| (Icon::Movement, words.hover_exit().into())));
    parts::facts(ui, words, theme.faint, &facts);
    let here = log::list(words, game.places().within(area).map(|mini| table.name(mini)));
    if !here.is_empty() {
        parts::faint(ui, theme, here);
    }
}

fn about_mini(ui: &mut Ui, theme: &Theme, table: &TableView, mini: MiniId) {
    let (words, game) = (table.words, table.game);
    let state = game.state();
    ui.horizontal(|ui| {
        portrait::show(ui, theme, Face::of_mini(game, mini), if parts::is_narrow(ui.ctx()) { 26.0 } else { 44.0 });
        draw::side_icon(ui, theme, state.mini(mini).side);
        ui.add(egui::Label::new(RichText::new(table.name(mini)).strong().color(theme.amber)).wrap());
    });
    let mut facts = match (state.tablet(mini), state.mini(mini).body) {
        (Some(tablet), _) => vec![
            (Icon::Reserve, words.tablet_reserve(tablet.reserve)),
            (Icon::Wound, words.count_wounds(tablet.wounds)),
        ],
        (None, Body::Tile(tile)) => {
            let printed = game.scenario().tile(tile);
            vec![
                (Icon::Life, words.hover_life(state.mini(mini).life, printed.life)),
                (Icon::AutomaticDefense, words.card_automatic_defense(printed.automatic_defense)),
            ]
        }
        (None, Body::Tablet(_)) => Vec::new(),
    };
    facts.push((Icon::Size, words.card_size(query::size(game, mini))));
    facts.push((Icon::Menace, words.card_menace(query::menace(game, mini))));
    facts.extend(state.mini(mini).down.then(|| (Icon::Immobilization, words.hover_down().into())));
    let shackles = state.mini(mini).shackles;
    facts.extend((shackles > 0).then(|| (Icon::Shackle, words.hover_shackles(shackles))));
    parts::facts(ui, words, theme.faint, &facts);
    let skills = query::skills(game, mini).into_iter().filter(|skill| skill.off.is_none());
    let skills: Vec<_> = skills.map(|held| (held.skill, skill_words(words, held.skill, held.level))).collect();
    if !skills.is_empty() {
        let shown = log::list(words, skills.iter().map(|(skill, name)| Icon::from(*skill).before(name)));
        let label = ui.label(RichText::new(shown).small().color(theme.cyan));
        draw::speak(ui, &label, WidgetType::Label, &log::list(words, skills.into_iter().map(|(_, name)| name)));
    }
}

fn about_token(ui: &mut Ui, theme: &Theme, table: &TableView, token: TokenId) {
    let (game, titles) = (table.game, table.titles());
    let Some(found) = game.state().token(token) else { return };
    let kind = game.scenario().mission.token_kinds.get(usize::from(found.kind));
    let name = titles.words.hover_token(titles.token(token), table.face(found));
    ui.label(RichText::new(name).strong().color(theme.amber));
    if let Some(kind) = kind {
        parts::faint(ui, theme, titles.said(&kind.text));
    }
}

/// The way there with its cost part by part and its dangers, or why there is none.
fn way(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, actor: MiniId, spot: Spot) {
    let question = table.question();
    let marks = view.desk.composer.highlights(&question, Some(spot));
    let (words, game) = (table.words, table.game);
    if let Some(refusal) = &marks.refusal {
        ui.label(RichText::new(log::refusal(table.words, table.game, refusal)).small().color(theme.amber));
    }
    if marks.costs.is_empty() {
        return;
    }
    let total: i32 = marks.costs.iter().flatten().map(|part| i32::from(part.amount)).sum();
    let cubes = marks.areas.iter().find(|mark| marks.path.last() == Some(&mark.area)).and_then(|mark| mark.cost);
    let price = words.choice_price(total, cubes.map_or(0, |(_, cubes)| cubes));
    ui.label(RichText::new(words.hover_move(price)).color(theme.cyan));
    for (area, parts) in marks.path.iter().skip(1).zip(&marks.costs) {
        parts::faint(ui, theme, words.hover_step(table.titles().area(*area), cost_words(words, parts)));
        let danger = query::moving::dangerous_terrain(game, actor, *area);
        if danger > 0 {
            ui.label(RichText::new(words.hover_dangerous(danger)).small().color(theme.red));
        }
    }
    for pair in marks.path.windows(2) {
        let exits = game.board().exits(pair[0]).iter().filter(|exit| exit.to == pair[1]);
        let drop = exits.map(|exit| query::moving::dangerous_drop(game, actor, exit.how)).max().unwrap_or(0);
        if drop > 0 {
            ui.label(RichText::new(words.hover_drop(drop)).small().color(theme.red));
        }
    }
}

/// "1, Hindering +1, Parkour -1".
pub(crate) fn cost_words(words: &Words, parts: &[Part]) -> String {
    let told = parts.iter().filter(|part| part.amount != 0).map(|part| match part.from {
        PartOf::Base => part.amount.to_string(),
        from => words.name_part(log::part_of(words, from, ""), Value::signed(part.amount)),
    });
    log::list(words, told)
}

/// Whether the actor sees it, how, and what blocks.
fn sight(ui: &mut Ui, theme: &Theme, table: &TableView, actor: MiniId, to: AreaId) {
    let (words, game) = (table.words, table.game);
    let Some(from) = game.state().mini(actor).area else { return };
    if from == to {
        return;
    }
    let distance = match query::distance(game, from, to) {
        Some(distance) => words.hover_distance(distance),
        None => words.hover_no_way().into(),
    };
    if query::line_of_sight(game, from, to) {
        let seen = seen_by(words, query::sight_line(game, from, to).map(|line| line.kind), distance);
        let smoke = query::smoke(game, from, to);
        let seen = if smoke > 0 { words.hover_smoke(seen, smoke) } else { seen };
        ui.label(RichText::new(seen).small().color(theme.green));
        return;
    }
    let titles = table.titles();
    let hidden = hidden_by(words, game.board(), (from, to), distance, |area| titles.area(area));
    ui.label(RichText::new(hidden).small().color(theme.faint));
}

/// By what line something is seen; `None`: by any.
fn seen_by(words: &Words, kind: Option<SightKind>, distance: String) -> String {
    match kind {
        Some(SightKind::OrangeBoundary) => words.hover_seen_orange(distance),
        Some(SightKind::SharedLetter(letter)) => words.hover_seen_letter(letter.to_string(), distance),
        Some(SightKind::StraightLine | SightKind::SameArea) => words.hover_seen_straight(distance),
        Some(SightKind::BrokenWall) => words.hover_seen_wall(distance),
        Some(SightKind::Shaft) => words.hover_seen_shaft(distance),
        None => words.hover_seen(distance),
    }
}

/// What stops every line between two Areas.
fn hidden_by(
    words: &Words,
    board: &Board,
    (from, to): (AreaId, AreaId),
    distance: String,
    name: impl Fn(AreaId) -> String,
) -> String {
    let blockers = board.blockers(from, to);
    let blockers = log::list(words, blockers.iter().take(3).map(|found| blocker(words, &name, found)));
    match blockers.as_str() {
        "" => words.hover_hidden(distance),
        blockers => words.hover_hidden_by(blockers, distance),
    }
}

/// Whether one Area of a board sees another, how, and what blocks; nobody and no Smoke is on the board.
pub(crate) fn line_between(
    words: &Words,
    board: &Board,
    (from, to): (AreaId, AreaId),
    name: impl Fn(AreaId) -> String,
) -> (String, bool) {
    let distance = board.distance(from, to).map_or(words.hover_no_way().into(), |moves| words.hover_distance(moves));
    if board.line_of_sight(from, to) {
        (seen_by(words, board.lines(from, to).first().map(|line| line.kind), distance), true)
    } else {
        (hidden_by(words, board, (from, to), distance, name), false)
    }
}

/// What it costs to get somewhere, as a sign on the board: cubes, or Move Points where they are enough.
pub fn price(points: u8, cubes: u8) -> String {
    let (count, icon) = if cubes > 0 { (cubes, Icon::Cube) } else { (points, Icon::Movement) };
    icon.before(&count.to_string())
}

/// What is in the way of a Line of Sight.
pub fn blocker(words: &Words, name: impl Fn(AreaId) -> String, blocker: &Blocker) -> String {
    match *blocker {
        Blocker::Wall { between: (one, Some(other)) } => words.hover_wall(name(one), name(other)),
        Blocker::Wall { between: (one, None) } => words.hover_outer_wall(name(one)),
        Blocker::Obstruction(area) => words.hover_blocked_obstruction(name(area)),
        Blocker::Higher(area) => words.hover_blocked_higher(name(area)),
        Blocker::NoMarker(area) => words.hover_blocked_no_marker(name(area)),
        Blocker::Dark(area) => words.hover_blocked_dark(name(area), Rule::ChangedAreas.id()),
    }
}
