//! What a mission makes happen: interactions, Events, triggers, endings, objectives.

use super::super::id::TileName;
use super::super::mission::{Actor, Condition, Effect, Interaction, InteractionAction, Mission, TokenKind, TokenMatch};
use super::super::skill::Skill;
use super::Report;
use super::world::World;

pub(super) fn check(mission: &Mission, world: &World, report: &mut Report) {
    let mut script = Script { mission, world, report };
    let mut seen = Vec::new();
    for (index, interaction) in mission.interactions.iter().enumerate() {
        let field = format!("interactions[{index}]");
        script.report.expect_new_id(&mut seen, &interaction.id, format!("{field}.id"));
        script.interaction(interaction, &field);
    }
    seen.clear();
    for (index, event) in mission.events.iter().enumerate() {
        let field = format!("events[{index}]");
        script.report.expect_new_id(&mut seen, &event.id, format!("{field}.id"));
        script.report.expect_text(&event.name, format!("{field}.name"));
        script.report.expect_text(&event.text, format!("{field}.text"));
        script.report.expect_short(event.parts.len(), format!("{field}.parts"));
        script.report.expect(!event.parts.is_empty(), format!("{field}.parts"), "the Event does nothing");
        for (place, part) in event.parts.iter().enumerate() {
            let field = format!("{field}.parts[{place}]");
            script.report.expect_text(&part.name, format!("{field}.name"));
            script.effects(&part.effects, &format!("{field}.effects"), &Scene::default());
        }
    }
    seen.clear();
    for (index, trigger) in mission.triggers.iter().enumerate() {
        let field = format!("triggers[{index}]");
        script.report.expect_new_id(&mut seen, &trigger.id, format!("{field}.id"));
        script.report.expect_text(&trigger.name, format!("{field}.name"));
        script.conditions(&trigger.only_if, &format!("{field}.only_if"));
        script.effects(&trigger.effects, &format!("{field}.effects"), &Scene::default());
    }
    seen.clear();
    for (index, ending) in mission.endings.iter().enumerate() {
        let field = format!("endings[{index}]");
        script.report.expect_new_id(&mut seen, &ending.id, format!("{field}.id"));
        script.conditions(&ending.only_if, &format!("{field}.only_if"));
        match ending.at {
            Some((_, round)) => script.report.expect(
                (1..=mission.rounds).contains(&round),
                format!("{field}.at[1]"),
                format!("the mission has rounds 1 to {}", mission.rounds),
            ),
            None => script.report.expect(
                !ending.only_if.iter().all(|condition| holds_at_setup(mission, condition)),
                format!("{field}.only_if"),
                "the mission is decided before it begins",
            ),
        }
    }
    for (index, objective) in mission.objectives.iter().enumerate() {
        let field = format!("objectives[{index}]");
        script.report.expect_text(&objective.text, format!("{field}.text"));
        script.world.token(&objective.counts, &format!("{field}.counts"), script.report);
    }
}

/// What an effect may speak of: the acting miniature, the token in its Area, the token that was chosen.
#[derive(Default)]
struct Scene<'a> {
    acting: Option<&'a Interaction>,
    here: Option<&'a TokenKind>,
    chosen: Option<&'a TokenKind>,
}

struct Script<'a, 'r, 'f, 'p> {
    mission: &'a Mission,
    world: &'a World<'a>,
    report: &'r mut Report<'f, 'p>,
}

impl<'a> Script<'a, '_, '_, '_> {
    fn interaction(&mut self, interaction: &'a Interaction, field: &str) {
        self.report.expect_text(&interaction.name, format!("{field}.name"));
        self.report.expect_text(&interaction.text, format!("{field}.text"));
        if let Actor::Tiles(tiles) = &interaction.who {
            self.report.expect(!tiles.is_empty(), format!("{field}.who"), "nobody may do it");
            for tile in tiles {
                self.world.tile(tile, &format!("{field}.who"), self.report);
            }
        }
        self.report.expect(
            interaction.difficulty != Some(0),
            format!("{field}.difficulty"),
            "Difficulty 0 always succeeds: leave the field out for an automatic action",
        );
        let difficulty = ("difficulty", interaction.difficulty.unwrap_or(0));
        self.report.expect_figures(|name| format!("{field}.{name}"), &[difficulty]);
        for (index, skill) in interaction.helped_by.iter().enumerate() {
            let fits = match interaction.action {
                InteractionAction::Manipulation => [Skill::MunitionsSpecialist, Skill::LockPicking].contains(skill),
                InteractionAction::Thought => [Skill::Investigation, Skill::Hacking].contains(skill),
            };
            self.report.expect(
                fits && interaction.difficulty.is_some(),
                format!("{field}.helped_by[{index}]"),
                format!("{} does not help with this action", skill.title()),
            );
        }
        let token = |wanted: &Option<TokenMatch>, name: &str, report: &mut Report| {
            wanted.as_ref().and_then(|wanted| self.world.token(wanted, &format!("{field}.{name}"), report))
        };
        let here = token(&interaction.here, "here", self.report);
        let chosen = token(&interaction.anywhere, "anywhere", self.report);
        self.conditions(&interaction.only_if, &format!("{field}.only_if"));
        let scene = Scene { acting: Some(interaction), here, chosen };
        self.effects(&interaction.effects, &format!("{field}.effects"), &scene);
    }

    fn conditions(&mut self, conditions: &[Condition], field: &str) {
        for (index, condition) in conditions.iter().enumerate() {
            self.condition(condition, &format!("{field}[{index}]"));
        }
    }

    fn condition(&mut self, condition: &Condition, field: &str) {
        match condition {
            Condition::TokensAtLeast(wanted, _) | Condition::TokensAtMost(wanted, _) => {
                self.world.token(wanted, &format!("{field}[0]"), self.report);
            }
            Condition::RoundAtLeast(round) => self.report.expect(
                (1..=self.mission.rounds).contains(round),
                field,
                format!("the mission has rounds 1 to {}", self.mission.rounds),
            ),
            Condition::OnMap(tile) | Condition::OffMap(tile) => self.tile_in_play(tile, field),
            Condition::AllHeroesNeutralized => {}
            Condition::Carried(card) => {
                self.world.card(card, field, self.report);
            }
            Condition::All(parts) | Condition::Any(parts) => {
                self.report.expect(!parts.is_empty(), field, "the list of conditions is empty");
                self.conditions(parts, &format!("{field}[0]"));
            }
            Condition::Not(part) => self.condition(part, &format!("{field}[0]")),
        }
    }

    fn effects(&mut self, effects: &[Effect], field: &str, scene: &Scene) {
        self.report.expect(!effects.is_empty(), field, "nothing happens");
        for (index, effect) in effects.iter().enumerate() {
            self.effect(effect, &format!("{field}[{index}]"), scene);
        }
    }

    fn effect(&mut self, effect: &Effect, field: &str, scene: &Scene) {
        let here = || scene.acting.is_some_and(|interaction| interaction.here.is_some());
        let chosen = || scene.acting.is_some_and(|interaction| interaction.anywhere.is_some());
        const NO_TOKEN_HERE: &str = "there is no token here: only an interaction with `here` may say so";
        if let Effect::Reinforcement(number) | Effect::Wound(_, number) | Effect::ExplosionHere(number) = effect {
            self.report.expect_figures(|_| field.into(), &[("", *number)]);
        }
        const NO_TOKEN_CHOSEN: &str = "no token was chosen: only an interaction with `anywhere` may say so";
        match effect {
            Effect::RemoveHere => self.report.expect(here(), field, NO_TOKEN_HERE),
            Effect::RemoveChosen => self.report.expect(chosen(), field, NO_TOKEN_CHOSEN),
            Effect::TurnHere(face) => {
                self.report.expect(here(), field, NO_TOKEN_HERE);
                if let Some(kind) = scene.here {
                    self.world.face(kind, face, field, self.report);
                }
            }
            Effect::TurnChosen(face) => {
                self.report.expect(chosen(), field, NO_TOKEN_CHOSEN);
                if let Some(kind) = scene.chosen {
                    self.world.face(kind, face, field, self.report);
                }
            }
            Effect::Reinforcement(points) => {
                self.report.expect(*points > 0, field, "no Reinforcement Points");
                self.report.expect(
                    !self.mission.reinforcement_areas.is_empty(),
                    field,
                    "the mission has no Reinforcement Area",
                );
            }
            Effect::Transform { from, to } => {
                self.tile_in_play(from, &format!("{field}.from"));
                self.tile_in_play(to, &format!("{field}.to"));
                self.report.expect(from != to, field, format!("\"{from}\" would become itself"));
            }
            Effect::Activate(tile) => self.tile_in_play(tile, field),
            Effect::Wound(tile, wounds) => {
                self.tile_in_play(tile, field);
                self.report.expect(*wounds > 0, field, "no Wounds");
            }
            Effect::Choose(branches, otherwise) => {
                self.report.expect(!branches.is_empty(), field, "there is no branch");
                for (index, (condition, effects)) in branches.iter().enumerate() {
                    let field = format!("{field}[0][{index}]");
                    self.condition(condition, &format!("{field}[0]"));
                    self.effects(effects, &format!("{field}[1]"), scene);
                }
                if !otherwise.is_empty() {
                    self.effects(otherwise, &format!("{field}[1]"), scene);
                }
            }
            Effect::ExplosionHere(_) => self.expect_acting(scene, field),
            Effect::PlaceEquipmentHere(card) => {
                self.expect_acting(scene, field);
                self.world.card(card, field, self.report);
            }
            Effect::CloseReinforcement(area) | Effect::OpenReinforcement(area) => {
                self.world.area(area, field, self.report);
            }
        }
    }

    fn expect_acting(&mut self, scene: &Scene, field: &str) {
        self.report.expect(scene.acting.is_some(), field, "no miniature acts: only an interaction may say so");
    }

    /// The tile exists, and the mission has miniatures of it.
    fn tile_in_play(&mut self, id: &TileName, field: &str) {
        if self.world.tile(id, field, self.report).is_some() {
            self.report.expect(
                self.mission.villain.miniatures.iter().any(|(tile, _)| tile == id),
                field,
                format!("villain.miniatures has no \"{id}\""),
            );
        }
    }
}

/// Whether a condition holds before the first round.
fn holds_at_setup(mission: &Mission, condition: &Condition) -> bool {
    let count = |wanted: &TokenMatch| {
        let face_fits = |up: &String| wanted.face.as_ref().is_none_or(|face| face == up);
        mission.tokens.iter().filter(|(_, kind, up)| *kind == wanted.kind && face_fits(up)).count()
    };
    let on_map = |tile: &TileName| mission.miniatures.iter().any(|(_, tiles)| tiles.contains(tile));
    match condition {
        Condition::TokensAtLeast(wanted, number) => count(wanted) >= usize::from(*number),
        Condition::TokensAtMost(wanted, number) => count(wanted) <= usize::from(*number),
        Condition::RoundAtLeast(_) | Condition::AllHeroesNeutralized | Condition::Carried(_) => false,
        Condition::OnMap(tile) => on_map(tile),
        Condition::OffMap(tile) => !on_map(tile),
        Condition::All(parts) => parts.iter().all(|part| holds_at_setup(mission, part)),
        Condition::Any(parts) => parts.iter().any(|part| holds_at_setup(mission, part)),
        Condition::Not(part) => !holds_at_setup(mission, part),
    }
}
