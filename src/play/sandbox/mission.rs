//! The mission that a sandbox is: a sheet without a story, whose game ends when every Hero is Neutralized or, lacking
//! any other end, with its last round.

use super::troops::Squad;
use super::{Belonging, MISSION, RiverEntry, Sandbox};
use crate::placement::Owner;
use gotham_content::mission::{Company, Ending, EventPart, Mission, MissionEvent, RiverTile, Side, VillainSetup};
use gotham_content::script::{Allegiance, Condition, Effect, Moment, Number, Script};
use gotham_content::{AreaName, Catalogue, HeroChoice, HeroSlot, Text, Tile};

impl Sandbox {
    /// The mission, with its sheet if cards decide for the Villain.
    pub(super) fn mission(&self, catalogue: &Catalogue) -> Mission {
        let mission = self.without_sheet(&catalogue.tiles);
        let sheet = self.sheet(catalogue, &mission.villain.miniatures);
        Mission { sheet, ..mission }
    }

    /// The mission of a Villain who is played.
    pub(super) fn without_sheet(&self, tiles: &[Tile]) -> Mission {
        let troops = self.troops(tiles);
        let counts: Vec<_> = troops.iter().map(|troop| (troop.tile.clone(), troop.count())).collect();
        let text = |text: &str, usual: &str| Text::from(if text.trim().is_empty() { usual } else { text });
        Mission {
            id: MISSION.into(),
            number: None,
            name: text(&self.name, "Sandbox"),
            map: self.map.clone(),
            story: text(&self.text, "A position to try out."),
            heroes_goal: "Stay on your feet.".into(),
            villain_goal: "Neutralize every Hero.".into(),
            special_rules: Vec::new(),
            rounds: self.rounds,
            genre: None,
            measured: None,
            initiative: self.initiative.side(),
            heroes: self.slots(),
            villain: VillainSetup {
                // Cubes are placed: all of a match may lie in one zone, more than a mission begins with there.
                reserve: 0,
                fatigue: 0,
                recovery: self.post.recovery,
                movement_multiplier: self.post.movement_multiplier,
                defense_die: self.post.defense_die,
                movement_limit: self.post.movement_limit,
                defense_limit: self.post.defense_limit,
                reroll_limit: self.post.reroll_limit,
                points_beside_events: 0,
                river: self.river.iter().map(river_tile).collect(),
                set_aside: Vec::new(),
                miniatures: counts.clone(),
                pool: counts,
            },
            company: self.company.iter().map(company).collect(),
            miniatures: Vec::new(),
            token_kinds: self.token_kinds.clone(),
            tokens: self.tokens.iter().filter_map(|token| self.token(token)).collect(),
            equipment: self.ground.clone(),
            reinforcement_areas: self.open_areas(),
            exits: Vec::new(),
            grace: None,
            counsel: None,
            bat_gadgets: Vec::new(),
            values: Vec::new(),
            modes: Vec::new(),
            setup: Script::default(),
            interactions: Vec::new(),
            events: self.river.iter().filter_map(event).take(1).collect(),
            triggers: Vec::new(),
            endings: endings(),
            objectives: self.objectives.clone(),
            sheet: None,
            dice: Vec::new(),
            lessons: None,
            designed: Vec::new(),
        }
    }

    /// Where Reinforcements may arrive; points need at least one such Area, which a placement may take away again.
    pub(super) fn open_areas(&self) -> Vec<AreaName> {
        let mut areas: Vec<AreaName> =
            self.reinforcement_areas.iter().map(|token| token.area.as_str().into()).collect();
        if areas.is_empty() {
            areas.extend(self.heroes.first().map(|hero| hero.area.clone()));
        }
        areas
    }

    fn slots(&self) -> Vec<HeroSlot> {
        let slot = |hero: &super::Hero| HeroSlot {
            area: hero.area.clone(),
            choices: vec![HeroChoice { hero: hero.hero.clone(), fatigue: 0, equipment: hero.equipment.clone() }],
        };
        self.heroes.iter().map(slot).collect()
    }

    /// A token as missions write it; one of an unknown kind is left to the check for kinds.
    fn token(
        &self,
        token: &super::Token,
    ) -> Option<(AreaName, gotham_content::TokenName, gotham_content::id::FaceName)> {
        let kind = self.token_kinds.iter().find(|kind| kind.id == token.kind);
        let face = token.face.clone().or_else(|| kind?.faces.first().cloned()).unwrap_or_else(|| "".into());
        Some((token.area.clone(), token.kind.clone(), face))
    }

    /// Where in the sandbox a field of its mission comes from.
    pub(super) fn field_of_mission(&self, field: &str, tiles: &[Tile]) -> String {
        let after = |start: &str| field.strip_prefix(start);
        let index = |rest: &str| rest.split_once(']').and_then(|(at, _)| at.parse::<usize>().ok());
        let troop = |rest: &str| {
            let position = index(rest).and_then(|at| self.troops(tiles).get(at).map(|troop: &Squad| troop.position));
            position.map_or_else(|| "river".to_string(), |position| format!("river[{position}]"))
        };
        if let Some(rest) = after("villain.river[") {
            format!("river[{rest}")
        } else if let Some(rest) = after("villain.miniatures[").or_else(|| after("villain.pool[")) {
            troop(rest)
        } else if field.starts_with("events") || field == "villain.river" || field == "villain.miniatures" {
            "river".into()
        } else if let Some(rest) = after("villain.") {
            format!("post.{rest}")
        } else if let Some(rest) = after("equipment") {
            format!("ground{rest}")
        } else if let Some(rest) = after("company") {
            format!("company{}", rest.replace(".count", ".miniatures"))
        } else {
            field.replace(".choices[0]", "").replace(".choices", "")
        }
    }
}

fn river_tile(lying: &RiverEntry) -> RiverTile {
    match lying {
        RiverEntry::Tile { tile, .. } => RiverTile::Character(tile.clone()),
        RiverEntry::Event { .. } => RiverTile::EventWarning,
    }
}

fn company(company: &super::Company) -> Company {
    Company {
        tile: company.tile.clone(),
        count: u8::try_from(company.miniatures.len()).unwrap_or(u8::MAX),
        side: match company.side {
            Belonging::Heroes => Allegiance::Heroes,
            Belonging::Villain => Allegiance::Villain,
            Belonging::Neutral => Allegiance::Neutral,
        },
        control: company.control.map(Owner::side),
        attackable: company.attackable,
        safe_from_explosions: false,
    }
}

/// The one Event of the Event Warning tile: Reinforcement. R2 VI.D
fn event(lying: &RiverEntry) -> Option<MissionEvent<gotham_content::script::Written>> {
    let RiverEntry::Event { points } = lying else { return None };
    Some(MissionEvent {
        id: "reinforcements".into(),
        name: "Reinforcements".into(),
        text: "More of them.".into(),
        only_if: Vec::new(),
        parts: vec![EventPart {
            name: "Reinforcements".into(),
            only_if: Vec::new(),
            effects: Script(vec![Effect::Reinforcement(Number::Just(*points))]),
        }],
    })
}

fn endings() -> Vec<Ending<gotham_content::script::Written>> {
    vec![
        Ending {
            id: "heroes_down".into(),
            text: "Every Hero is Neutralized.".into(),
            at: None,
            constant: true,
            only_if: vec![Condition::AllHeroesNeutralized],
            winner: Side::Villain,
        },
        Ending {
            id: "out_of_rounds".into(),
            text: "The last round is over, and a Hero still stands.".into(),
            at: Some(Moment::EndOfRound),
            constant: false,
            only_if: Vec::new(),
            winner: Side::Heroes,
        },
    ]
}
