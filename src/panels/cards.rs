//! Equipment and Bat-Gadget cards, Character tiles and Heroes' Screens as texts with dice.

use egui::{RichText, Ui};

use super::draw;
use super::exhibits::side_of;
use super::icon::Icon;
use super::intent::{Gesture, Intent, Topic};
use super::parts::{self, Fact};
use super::portrait::{self, Face};
use super::printed::{rank_words, skill_words, usage_words};
use super::theme::Theme;
use super::view::View;
use gotham_content::Hero;
use gotham_content::card::{Card, CardKind, Deck};
use gotham_content::skill::SkillLevel;
use gotham_content::tile::{Characteristic, Tile};
use gotham_play::log;
use gotham_rules::command::Space;
use gotham_words::Words;

/// A card: name, kind, size and bonus lines.
pub(crate) fn card(ui: &mut Ui, view: &View, theme: &Theme, card: &Card) -> Vec<Intent> {
    let mut intents = Vec::new();
    theme.card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(view.words.text(&card.name)).strong());
            parts::facts(ui, view.words, theme.faint, &facts(view, card));
        });
        intents.extend(lines(ui, view, theme, card));
    });
    intents
}

/// A card without its name.
pub(crate) fn card_lines(ui: &mut Ui, view: &View, theme: &Theme, card: &Card) -> Vec<Intent> {
    parts::facts(ui, view.words, theme.faint, &facts(view, card));
    lines(ui, view, theme, card)
}

fn lines(ui: &mut Ui, view: &View, theme: &Theme, card: &Card) -> Vec<Intent> {
    let mut intents = Vec::new();
    for line in &card.lines {
        ui.horizontal_wrapped(|ui| {
            parts::marked(ui, line.usage.into(), usage_words(view.words, line.usage), theme.amber);
            if !line.dice.0.is_empty() {
                parts::pool(ui, view.words, theme, &line.dice.0);
            }
            if line.automatic > 0 {
                ui.label(RichText::new(view.words.card_automatic(line.automatic)).small());
            }
            intents.extend(skills(ui, view, theme, &line.skills));
        });
    }
    intents
}

/// A card in one line: kind, size, marks.
pub(crate) fn card_words(view: &View, card: &Card) -> String {
    parts::dots(view.words, facts(view, card).into_iter().map(|(_, fact)| fact))
}

fn facts(view: &View, card: &Card) -> Vec<Fact> {
    let words = view.words;
    let mut facts: Vec<Fact> =
        card.kinds.iter().map(|kind| (kind_icon(*kind), kind_words(words, *kind).into())).collect();
    facts.push(match card.deck {
        Deck::Equipment => (Icon::Encumbrance, words.card_encumbrance(card.size)),
        Deck::BatGadget => (Icon::Gadget, words.card_size(card.size)),
    });
    facts.extend(card.lethal.then(|| (Icon::Lethal, words.card_lethal().into())));
    facts.extend(card.one_time.then(|| (Icon::OneTime, words.card_one_time().into())));
    facts.extend(card.only.as_ref().map(|only| {
        let hero = view.catalogue.hero(only.as_str());
        let name = hero.map_or_else(|| words.translated(only), |(_, hero)| words.text(&hero.name));
        (Icon::Hero, words.card_only(name))
    }));
    facts
}

fn kind_icon(kind: CardKind) -> Icon {
    match kind {
        CardKind::Object => Icon::Token,
        CardKind::Tool => Icon::Automatic,
        CardKind::MeleeWeapon => Icon::Melee,
        CardKind::RangedWeapon => Icon::Ranged,
    }
}

fn kind_words(words: &Words, kind: CardKind) -> &str {
    match kind {
        CardKind::Object => words.card_object(),
        CardKind::Tool => words.card_tool(),
        CardKind::MeleeWeapon => words.card_melee_weapon(),
        CardKind::RangedWeapon => words.card_ranged_weapon(),
    }
}

/// Printed Skills as badges; a click explains.
pub(crate) fn skills(ui: &mut Ui, view: &View, theme: &Theme, held: &[SkillLevel]) -> Vec<Intent> {
    let mut intents = Vec::new();
    for skill in held {
        let text = skill_words(view.words, skill.skill, skill.level);
        let text = match skill.lost_at {
            Some(at) => view.words.card_skill_lost(text, at),
            None => text,
        };
        if parts::skill_badge(ui, view, theme, skill.skill, &text, None).clicked() {
            intents.push(Gesture::Explain(Topic::Skill(skill.skill)).into());
        }
    }
    intents
}

/// A Character tile in full.
pub(crate) fn tile(ui: &mut Ui, view: &View, theme: &Theme, tile: &Tile) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.horizontal_top(|ui| {
        portrait::show(ui, theme, Some(Face::of_tile(tile)), 44.0);
        ui.vertical(|ui| {
            ui.horizontal_wrapped(|ui| {
                draw::side_icon(ui, theme, side_of(tile.allegiance));
                ui.label(RichText::new(words.text(&tile.name)).strong());
            });
            parts::marked(ui, tile.rank.into(), rank_words(words, tile.rank), theme.faint);
        });
    });
    let strength = [
        (Icon::Life, words.card_life(tile.life)),
        (Icon::AutomaticDefense, words.card_automatic_defense(tile.automatic_defense)),
        (Icon::Movement, words.card_movement_bonus(tile.first_movement_bonus)),
    ];
    parts::facts(ui, words, theme.words, &strength);
    let reinforcement =
        tile.reinforcement.map_or_else(|| words.card_unique().into(), |cost| words.card_reinforcement(cost));
    let figures = [
        (Icon::Size, words.card_size(tile.size)),
        (Icon::Menace, words.card_menace(tile.menace)),
        (Icon::Reinforcement, reinforcement),
    ];
    parts::facts(ui, words, theme.faint, &figures);
    for (space, lines) in [
        (Space::Melee, &tile.melee),
        (Space::Ranged, &tile.ranged),
        (Space::Manipulation, &tile.manipulation),
        (Space::Thought, &tile.thought),
    ] {
        characteristics(ui, words, theme, space, lines);
    }
    ui.horizontal_wrapped(|ui| intents.extend(skills(ui, view, theme, &tile.skills)));
    intents
}

fn characteristics(ui: &mut Ui, words: &Words, theme: &Theme, space: Space, lines: &[Characteristic]) {
    for Characteristic(pool, times) in lines {
        ui.horizontal_wrapped(|ui| {
            parts::marked(ui, space.into(), log::space(words, space), theme.amber);
            parts::pool(ui, words, theme, &pool.0);
            ui.label(RichText::new(format!("×{times}")).small());
        });
    }
}

/// A Hero's Screen in short: what its spaces roll, how it recovers, its Skills.
pub(crate) fn hero(ui: &mut Ui, view: &View, theme: &Theme, hero: &Hero) -> Vec<Intent> {
    let mut intents = Vec::new();
    let words = view.words;
    let strength = [
        (Icon::Cube, words.count_cubes(hero.energy)),
        (Icon::Resting, words.card_recovers(hero.active_recovery, hero.resting_recovery)),
        (Icon::Gadget, words.card_belt(hero.utility_belt)),
    ];
    ui.horizontal_top(|ui| {
        portrait::show(ui, theme, Some(Face::of_hero(hero)), 56.0);
        ui.vertical(|ui| parts::facts(ui, words, theme.words, &strength));
    });
    ui.horizontal_wrapped(|ui| {
        for (icon, name, space) in [
            (Icon::Melee, words.card_melee(), hero.melee),
            (Icon::Ranged, words.card_ranged(), hero.ranged),
            (Icon::Manipulation, words.card_manipulation(), hero.manipulation),
            (Icon::Thought, words.card_thought(), hero.thought),
            (Icon::Defense, words.card_defense(), hero.defense),
        ] {
            parts::marked(ui, icon, name, theme.amber);
            draw::pool_die(ui, words, theme, space.die);
            ui.label(RichText::new(words.card_up_to(space.limit)).small());
        }
        parts::marked(ui, Icon::Movement, words.card_movement(), theme.amber);
        let figures = words.card_movement_figures(hero.first_movement_bonus(0), hero.movement_limit);
        ui.label(RichText::new(figures).small());
    });
    ui.horizontal_wrapped(|ui| intents.extend(skills(ui, view, theme, &hero.skills)));
    intents
}
