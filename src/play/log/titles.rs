//! What to call things when people read it.

use crate::content::mission::Side;
use crate::rules::board::{AreaId, MoveType};
use crate::rules::command::{AttackKind, Stance};
use crate::rules::event::{FieldKind, Part, PartOf, RollFor};
use crate::rules::{CardId, Game, HeroId, MiniId, TileId, TokenId, query};

/// Names for people.
#[derive(Clone, Copy)]
pub struct Titles<'a>(pub &'a Game);

impl Titles<'_> {
    /// "Batman", "Thugs with Crowbar 2".
    pub fn mini(self, id: MiniId) -> String {
        query::name(self.0, id)
    }

    /// "Batman".
    pub fn hero(self, id: HeroId) -> String {
        self.0.scenario().hero(id).name.clone()
    }

    /// "Thugs with Crowbar".
    pub fn tile(self, id: TileId) -> String {
        self.0.scenario().tile(id).name.clone()
    }

    /// "Batarangs".
    pub fn card(self, id: CardId) -> String {
        self.0.scenario().card(id).name.clone()
    }

    /// "Ticket hall".
    pub fn area(self, id: AreaId) -> String {
        self.0.scenario().board.area(id).title.clone()
    }

    /// "Bomb 3".
    pub fn token(self, id: TokenId) -> String {
        let mission = &self.0.scenario().mission;
        let Some((_, kind, _)) = mission.tokens.get(id.index()) else { return format!("token {}", id.0 + 1) };
        let name =
            mission.token_kinds.iter().find(|candidate| candidate.id == *kind).map_or("token", |kind| &kind.name);
        let all = mission.tokens.iter().filter(|(_, other, _)| other == kind).count();
        let number = mission.tokens[..=id.index()].iter().filter(|(_, other, _)| other == kind).count();
        if all == 1 { name.to_string() } else { format!("{name} {number}") }
    }

    /// What the button of an interaction says.
    pub fn interaction(self, at: u8) -> String {
        let found = self.0.scenario().mission.interactions.get(usize::from(at));
        found.map_or_else(|| "an interaction".into(), |interaction| interaction.name.clone())
    }

    /// The name of an Event.
    pub fn event(self, at: u8) -> String {
        let found = self.0.scenario().mission.events.get(usize::from(at));
        found.map_or_else(|| "an Event".into(), |event| event.name.clone())
    }

    /// The face of a mission token.
    pub fn face(self, kind: u8, face: u8) -> String {
        let kind = self.0.scenario().mission.token_kinds.get(usize::from(kind));
        kind.and_then(|kind| kind.faces.get(usize::from(face))).cloned().unwrap_or_default()
    }
}

/// "the Heroes", "the Villain".
pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::Heroes => "the Heroes",
        Side::Villain => "the Villain",
    }
}

/// "the Heroes'", "the Villain's".
pub(super) fn of_side(side: Side) -> &'static str {
    match side {
        Side::Heroes => "the Heroes'",
        Side::Villain => "the Villain's",
    }
}

/// "Active", "Resting".
pub(super) fn stance(stance: Stance) -> &'static str {
    match stance {
        Stance::Active => "Active",
        Stance::Resting => "Resting",
    }
}

/// "Melee", "Ranged".
pub(super) fn attack(kind: AttackKind) -> &'static str {
    match kind {
        AttackKind::Melee => "Melee",
        AttackKind::Ranged => "Ranged",
    }
}

/// "Climb 2".
pub(super) fn move_type(how: MoveType) -> String {
    match how {
        MoveType::Adjacent => "walk".into(),
        MoveType::Jump(level) => format!("Jump {level}"),
        MoveType::Climb(level) => format!("Climb {level}"),
        MoveType::Drop(level) => format!("Drop {level}"),
        MoveType::Break(level) => format!("break wall {level}"),
    }
}

/// "Flame".
pub(super) fn field(kind: FieldKind) -> &'static str {
    match kind {
        FieldKind::Flame => "Flame",
        FieldKind::Gas => "Gas",
        FieldKind::Frost => "Frost",
        FieldKind::Smoke => "Smoke",
    }
}

/// What a roll is for: "Melee Attack", "a Drop".
pub(super) fn roll(roll: RollFor) -> &'static str {
    match roll {
        RollFor::Melee => "Melee",
        RollFor::Ranged => "Ranged",
        RollFor::Manipulation => "Manipulation",
        RollFor::Thought => "Thought",
        RollFor::Defense => "Defense",
        RollFor::Drop => "a Drop",
        RollFor::DangerousTerrain => "Dangerous Terrain",
        RollFor::Explosion => "an Explosion",
    }
}

/// What a part of a sum comes from; `base` is what the sum starts with.
fn part_of(of: PartOf, base: &'static str) -> &'static str {
    match of {
        PartOf::Base => base,
        PartOf::Hindering => "Hindering",
        PartOf::DifficultTerrain => "Difficult Terrain",
        PartOf::SpecialMove => "level",
        PartOf::Wall => "wall",
        PartOf::Cards => "cards",
        PartOf::Skill(skill) => skill.title(),
        PartOf::Shackles => "Shackles",
        PartOf::Smoke => "Smoke",
        PartOf::Thrown => "weight",
        PartOf::AutomaticDefense => "Automatic Defense",
    }
}

/// "dice 2, cards +1, Hindering -1"; empty for a sum of its base alone.
pub(super) fn parts(parts: &[Part], base: &'static str) -> String {
    let mut words: Vec<String> = Vec::new();
    for part in parts.iter().filter(|part| part.amount != 0 || part.from == PartOf::Base) {
        let name = part_of(part.from, base);
        words.push(match part.from {
            PartOf::Base => format!("{name} {}", part.amount),
            _ => format!("{name} {:+}", part.amount),
        });
    }
    if words.len() < 2 { String::new() } else { words.join(", ") }
}

/// "1 cube", "2 cubes".
pub(super) fn count(number: u8, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}

/// "1 die", "2 dice".
pub(super) fn dice(number: u8) -> String {
    if number == 1 { "1 die".into() } else { format!("{number} dice") }
}

/// A text with a capital letter first.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}
