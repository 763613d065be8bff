//! What the pointer is on, on the board: what it is, what it would take to get there or hit it, and what is in the way.

use egui::{RichText, Ui};

use super::answers::words;
use super::draw;
use super::intent::Spot;
use super::parts;
use super::theme::Theme;
use super::view::{TableView, View};
use crate::play::log::Titles;
use crate::rules::board::{AreaId, Blocker, MoveType, Sight, SightKind};
use crate::rules::event::{FieldKind, Part, PartOf};
use crate::rules::query;
use crate::rules::state::Kind;
use crate::rules::{Game, MiniId, TokenId};

/// The card.
pub fn show(ui: &mut Ui, view: &View, table: &TableView, spot: Spot) {
    let theme = Theme::of(view.settings);
    let question = super::question(table);
    let actor = view.desk.composer.actor(&question).filter(|_| !table.legal.is_empty());
    let place = match spot {
        Spot::Area(area) => Some(area),
        Spot::Mini(mini) => table.game.state().mini(mini).area,
        Spot::Token(token) => table.game.state().token(token).map(|token| token.area),
    };
    match spot {
        Spot::Area(_) => {}
        Spot::Mini(mini) => about_mini(ui, &theme, table, mini),
        Spot::Token(token) => about_token(ui, &theme, table.game, token),
    }
    let Some(area) = place else { return };
    about_area(ui, &theme, table, area);
    if let Some(actor) = actor.filter(|actor| spot != Spot::Mini(*actor)) {
        way(ui, view, &theme, table, actor, spot);
        sight(ui, &theme, table, actor, area);
    }
}

fn about_area(ui: &mut Ui, theme: &Theme, table: &TableView, area: AreaId) {
    let game = table.game;
    let printed = game.scenario().board.area(area);
    ui.label(RichText::new(&printed.title).strong());
    let mut facts = vec![
        format!("Elevation {}", printed.elevation),
        format!("room for {} of {}", query::area_limit_left(game, area), printed.limit),
    ];
    facts.extend((printed.difficult > 0).then(|| format!("Difficult Terrain {}", printed.difficult)));
    facts.extend((printed.dangerous > 0).then(|| format!("Dangerous Terrain {}", printed.dangerous)));
    facts.extend(printed.obstruction.then(|| "Obstruction".to_string()));
    for (kind, name) in
        [(FieldKind::Flame, "Flame"), (FieldKind::Gas, "Gas"), (FieldKind::Frost, "Frost"), (FieldKind::Smoke, "Smoke")]
    {
        let count = game.state().fields_in(area, kind);
        facts.extend((count > 0).then(|| format!("{name} {count}")));
    }
    let titles = Titles(game);
    facts.extend(game.state().tokens.iter().filter(|token| token.area == area).map(|token| titles.token(token.id)));
    facts.extend(game.state().ground.iter().filter(|(place, _)| *place == area).map(|(_, card)| titles.card(*card)));
    let open = game.state().reinforcement_areas.contains(&(area, true));
    facts.extend(open.then(|| "Reinforcement Area".to_string()));
    parts::faint(ui, theme, facts.join(" · "));
    let here: Vec<String> = game.state().in_area(area).map(|mini| table.name(mini)).collect();
    if !here.is_empty() {
        parts::faint(ui, theme, here.join(", "));
    }
}

fn about_mini(ui: &mut Ui, theme: &Theme, table: &TableView, mini: MiniId) {
    let game = table.game;
    let state = game.state();
    ui.horizontal(|ui| {
        draw::side_icon(ui, theme, state.mini(mini).side);
        ui.label(RichText::new(table.name(mini)).strong().color(theme.amber));
    });
    let mut facts = match (state.hero(mini), state.mini(mini).kind) {
        (Some(tablet), _) => vec![format!("{} in Reserve, {} Wounds", tablet.reserve, tablet.wounds)],
        (None, Kind::Tile(tile)) => {
            let printed = game.scenario().tile(tile);
            vec![
                format!("Life {} of {}", state.mini(mini).life, printed.life),
                format!("Automatic Defense {}", printed.automatic_defense),
            ]
        }
        (None, Kind::Hero) => Vec::new(),
    };
    facts.push(format!("Size {}, Menace {}", query::size(game, mini), query::menace(game, mini)));
    facts.extend(state.mini(mini).down.then(|| "laid down".to_string()));
    let shackles = state.mini(mini).shackles;
    facts.extend((shackles > 0).then(|| format!("{shackles} Shackles")));
    parts::faint(ui, theme, facts.join(" · "));
    let skills = query::skills(game, mini).into_iter().filter(|skill| skill.off.is_none());
    let skills: Vec<String> = skills.map(|skill| words::skill_words(skill.skill, skill.level)).collect();
    if !skills.is_empty() {
        ui.label(RichText::new(skills.join(", ")).small().color(theme.cyan));
    }
}

fn about_token(ui: &mut Ui, theme: &Theme, game: &Game, token: TokenId) {
    let Some(found) = game.state().token(token) else { return };
    let kind = game.scenario().mission.token_kinds.get(usize::from(found.kind));
    let titles = Titles(game);
    let face = titles.face(found.kind, found.face);
    ui.label(RichText::new(format!("{} ({face})", titles.token(token))).strong().color(theme.amber));
    if let Some(kind) = kind {
        parts::faint(ui, theme, kind.text.as_str());
    }
}

/// The way there with its cost part by part and its dangers, or why there is none.
fn way(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView, actor: MiniId, spot: Spot) {
    let question = super::question(table);
    let marks = view.desk.composer.highlights(&question, Some(spot));
    let game = table.game;
    if let Some(refusal) = &marks.refusal {
        ui.label(RichText::new(refusal.to_string()).small().color(theme.amber));
    }
    if marks.costs.is_empty() {
        return;
    }
    let total: i32 = marks.costs.iter().flatten().map(|part| i32::from(part.amount)).sum();
    let cubes = marks.areas.iter().find(|mark| marks.path.last() == Some(&mark.area)).and_then(|mark| mark.cost);
    let cubes = cubes.map_or_else(String::new, |(_, cubes)| format!(", {}", words::cubes(cubes)));
    ui.label(RichText::new(format!("Move: {total} MP{cubes}")).color(theme.cyan));
    for (area, parts) in marks.path.iter().skip(1).zip(&marks.costs) {
        parts::faint(ui, theme, format!("{}: {}", Titles(game).area(*area), cost_words(parts)));
        let danger = query::moving::dangerous_terrain(game, actor, *area);
        if danger > 0 {
            ui.label(RichText::new(format!("Dangerous Terrain {danger}")).small().color(theme.red));
        }
    }
    for pair in marks.path.windows(2) {
        let drop = query::moving::exits(game, pair[0]).find_map(|exit| match exit.how {
            MoveType::Drop(level) if exit.to == pair[1] => Some(level),
            _ => None,
        });
        if let Some(level) = drop {
            ui.label(RichText::new(format!("Drop of level {level}: it may hurt")).small().color(theme.red));
        }
    }
}

/// "1, Hindering +1, Parkour -1".
fn cost_words(parts: &[Part]) -> String {
    let words = parts.iter().filter(|part| part.amount != 0).map(|part| match part.from {
        PartOf::Base => part.amount.to_string(),
        PartOf::Hindering => format!("Hindering {:+}", part.amount),
        PartOf::DifficultTerrain => format!("Difficult Terrain {:+}", part.amount),
        PartOf::SpecialMove => format!("level {:+}", part.amount),
        PartOf::Wall => format!("wall {:+}", part.amount),
        PartOf::Skill(skill) => format!("{} {:+}", skill.title(), part.amount),
        PartOf::Cards | PartOf::Shackles | PartOf::Smoke | PartOf::Thrown | PartOf::AutomaticDefense => {
            format!("{:+}", part.amount)
        }
    });
    words.collect::<Vec<_>>().join(", ")
}

/// Whether the actor sees it, how, and what blocks.
fn sight(ui: &mut Ui, theme: &Theme, table: &TableView, actor: MiniId, to: AreaId) {
    let game = table.game;
    let Some(from) = game.state().mini(actor).area else { return };
    if from == to {
        return;
    }
    let distance = query::distance(game, from, to).map_or_else(|| "no way".into(), |far| format!("Distance {far}"));
    if query::line_of_sight(game, from, to) {
        let how = match query::sight_line(game, from, to).map(|line| line.kind) {
            Some(SightKind::OrangeBoundary) => "across orange".into(),
            Some(SightKind::SharedLetter(letter)) => format!("by the letter {letter}"),
            Some(SightKind::StraightLine | SightKind::SameArea) => "in a straight line".into(),
            None => "through a Broken Wall".into(),
        };
        let smoke = query::smoke(game, from, to);
        let smoke = if smoke > 0 { format!(", Smoke {smoke}") } else { String::new() };
        ui.label(RichText::new(format!("In sight {how}{smoke} · {distance}")).small().color(theme.green));
        return;
    }
    let blockers = match game.scenario().board.sight(from, to) {
        Sight::Blocked(blockers) => blockers,
        Sight::Clear(_) => Vec::new(),
    };
    let name = |area: AreaId| Titles(game).area(area);
    let words: Vec<String> = blockers
        .iter()
        .take(3)
        .map(|blocker| match blocker {
            Blocker::Wall { between: (one, Some(other)) } => format!("the wall of {} and {}", name(*one), name(*other)),
            Blocker::Wall { between: (one, None) } => format!("the outer wall of {}", name(*one)),
            Blocker::Obstruction(area) => format!("{} (Obstruction)", name(*area)),
            Blocker::Higher(area) => format!("{} (higher)", name(*area)),
            Blocker::NoMarker(area) => format!("{} has no marker", name(*area)),
        })
        .collect();
    let words = if words.is_empty() { String::new() } else { format!(": {}", words.join(", ")) };
    ui.label(RichText::new(format!("Not in sight{words} · {distance}")).small().color(theme.faint));
}
