//! Equipment and Bat-Gadget cards, Character tiles and Heroes' Screens as texts with dice.

use egui::{RichText, Ui};

use super::answers::words;
use super::draw;
use super::intent::Intent;
use super::parts;
use super::theme::Theme;
use super::view::View;
use crate::content::card::{Card, CardKind, Deck};
use crate::content::hero::Hero;
use crate::content::skill::SkillLevel;
use crate::content::tile::{Allegiance, Characteristic, Rank, Tile};

/// A card: name, kind, size and bonus lines.
pub fn card(ui: &mut Ui, view: &View, theme: &Theme, card: &Card) -> Vec<Intent> {
    let mut intents = Vec::new();
    theme.card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(&card.name).strong());
            parts::faint(ui, theme, card_words(card));
        });
        intents.extend(lines(ui, view, theme, card));
    });
    intents
}

/// A card without its name.
pub fn card_lines(ui: &mut Ui, view: &View, theme: &Theme, card: &Card) -> Vec<Intent> {
    parts::faint(ui, theme, card_words(card));
    lines(ui, view, theme, card)
}

fn lines(ui: &mut Ui, view: &View, theme: &Theme, card: &Card) -> Vec<Intent> {
    let mut intents = Vec::new();
    for line in &card.lines {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(words::usage_words(line.usage)).small().color(theme.amber));
            if !line.dice.0.is_empty() {
                parts::pool(ui, theme, &line.dice.0);
            }
            if line.automatic > 0 {
                ui.label(RichText::new(format!("+{} sure", line.automatic)).small());
            }
            intents.extend(skills(ui, view, theme, &line.skills));
        });
    }
    intents
}

fn card_words(card: &Card) -> String {
    let mut found: Vec<String> = card.kinds.iter().map(|kind| kind_words(*kind).into()).collect();
    found.push(match card.deck {
        Deck::Equipment => format!("Encumbrance {}", card.size),
        Deck::BatGadget => format!("size {}", card.size),
    });
    found.extend(card.lethal.then(|| "Lethal".to_string()));
    found.extend(card.one_time.then(|| "One-time use".to_string()));
    found.extend(card.only.as_ref().map(|only| format!("only {only}")));
    found.join(" · ")
}

fn kind_words(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Object => "Object",
        CardKind::Tool => "Tool",
        CardKind::MeleeWeapon => "Melee Weapon",
        CardKind::RangedWeapon => "Ranged Weapon",
    }
}

/// Printed Skills as badges; a click explains.
pub fn skills(ui: &mut Ui, view: &View, theme: &Theme, held: &[SkillLevel]) -> Vec<Intent> {
    let mut intents = Vec::new();
    for skill in held {
        let mut text = words::skill_words(skill.skill, skill.level);
        if let Some(at) = skill.lost_at {
            text.push_str(&format!(" (off at {at})"));
        }
        if parts::skill_badge(ui, view, theme, skill.skill, &text, None).clicked() {
            intents.push(Intent::Explain(skill.skill.title().into()));
        }
    }
    intents
}

/// A Character tile in full.
pub fn tile(ui: &mut Ui, view: &View, theme: &Theme, tile: &Tile) -> Vec<Intent> {
    let mut intents = Vec::new();
    ui.horizontal(|ui| {
        let side = match tile.allegiance {
            Allegiance::Villain => Some(crate::content::mission::Side::Villain),
            Allegiance::Hero => Some(crate::content::mission::Side::Heroes),
            Allegiance::Neutral => None,
        };
        draw::side_icon(ui, theme, side);
        ui.label(RichText::new(&tile.name).strong());
        parts::faint(ui, theme, rank_words(tile.rank));
    });
    let reinforcement =
        tile.reinforcement.map_or_else(|| "no Reinforcement".into(), |cost| format!("Reinforcement {cost}"));
    ui.label(format!(
        "Life {} · Automatic Defense {} · First Movement Bonus {}",
        tile.life, tile.automatic_defense, tile.first_movement_bonus
    ));
    parts::faint(ui, theme, format!("Size {} · Menace {} · {reinforcement}", tile.size, tile.menace));
    for (name, lines) in [
        ("Melee Attack", &tile.melee),
        ("Ranged Attack", &tile.ranged),
        ("Manipulation", &tile.manipulation),
        ("Thought", &tile.thought),
    ] {
        characteristics(ui, theme, name, lines);
    }
    ui.horizontal_wrapped(|ui| intents.extend(skills(ui, view, theme, &tile.skills)));
    intents
}

fn characteristics(ui: &mut Ui, theme: &Theme, name: &str, lines: &[Characteristic]) {
    for Characteristic(pool, times) in lines {
        ui.horizontal(|ui| {
            ui.label(RichText::new(name).small().color(theme.amber));
            parts::pool(ui, theme, &pool.0);
            ui.label(RichText::new(format!("x{times}")).small());
        });
    }
}

fn rank_words(rank: Rank) -> &'static str {
    match rank {
        Rank::Leader => "Leader",
        Rank::Elite => "Elite",
        Rank::Henchman => "Henchman",
    }
}

/// A Hero's Screen in short: what its spaces roll, how it recovers, its Skills.
pub fn hero(ui: &mut Ui, view: &View, theme: &Theme, hero: &Hero) -> Vec<Intent> {
    let mut intents = Vec::new();
    ui.label(format!(
        "{} cubes · recovers {} Active, {} Resting · belt {}",
        hero.energy, hero.active_recovery, hero.resting_recovery, hero.utility_belt
    ));
    ui.horizontal_wrapped(|ui| {
        for (name, space) in [
            ("Melee", hero.melee),
            ("Ranged", hero.ranged),
            ("Manipulation", hero.manipulation),
            ("Thought", hero.thought),
            ("Defense", hero.defense),
        ] {
            ui.label(RichText::new(name).small().color(theme.amber));
            draw::pool_die(ui, theme, space.die);
            ui.label(RichText::new(format!("up to {}", space.limit)).small());
        }
        ui.label(RichText::new("Movement").small().color(theme.amber));
        ui.label(
            RichText::new(format!("{} free, then up to {} cubes", hero.first_movement_bonus(0), hero.movement_limit))
                .small(),
        );
    });
    ui.horizontal_wrapped(|ui| intents.extend(skills(ui, view, theme, &hero.skills)));
    intents
}
