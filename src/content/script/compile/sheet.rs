//! The whole mission: who is in it, what can be done, what happens on its own, how it ends.

use super::cast::MOST;
use super::compiler::Compiler;
use super::program::{Kind, Program};
use super::scene::Scene;
use crate::id::TokenName;
use crate::index::{ListId, TokenKindId};
use crate::limits::{LARGEST, LONGEST};
use crate::mission::{
    Counsel, Ending, EventPart, Grace, Interaction, InteractionAction, Mission, MissionEvent, Mode, Objective,
    TokenKind, Trigger,
};
use crate::script::{Areas, Compiled, Minis, Number, Script, Tokens, When, Written};
use crate::skill::Skill;

impl Compiler<'_> {
    pub(super) fn sheet(&mut self, mission: &Mission) -> Program {
        self.bring_in_the_cast(mission);
        let kinds = self.each("token_kinds", &mission.token_kinds, Compiler::kind);
        let modes = self.each("modes", &mission.modes, Compiler::mode);
        let exits = self.field("exits", &mission.exits).into_iter().collect();
        let interactions = self.each("interactions", &mission.interactions, Compiler::interaction);
        let events = self.each("events", &mission.events, Compiler::event);
        let triggers = self.each("triggers", &mission.triggers, Compiler::trigger);
        let endings = self.each("endings", &mission.endings, Compiler::ending);
        let grace = mission.grace.as_ref().map(|grace| self.within("grace", |c| c.grace(grace)));
        if let Some(counsel) = &mission.counsel {
            self.within("counsel", |c| c.counsel(counsel));
        }
        let objectives = self.each("objectives", &mission.objectives, Compiler::objective);
        let sheet = mission.sheet.as_ref().map(|sheet| self.within("sheet", |c| c.solo_sheet(sheet, mission)));
        let setup = self.setup("setup", &mission.setup);
        let boardings = self.boardings();
        let cast = std::mem::take(&mut self.lexicon.cast);
        let lists = [("Heroes", cast.heroes.len()), ("tiles", cast.tiles.len()), ("cards", cast.cards.len())];
        for (what, count) in lists {
            self.expect(count <= MOST, format!("the mission needs more than {MOST} {what}"));
        }
        self.expect(self.lists.len() <= usize::from(u16::MAX), "the mission has too many lists of effects");
        Program {
            cast,
            lists: std::mem::take(&mut self.lists),
            questions: std::mem::take(&mut self.questions),
            kinds,
            modes,
            boardings,
            riders: std::mem::take(&mut self.riders),
            exits,
            values: mission.values.iter().map(|(_, start)| *start).collect(),
            setup,
            interactions,
            events,
            triggers,
            endings,
            grace,
            objectives,
            sheet,
        }
    }

    /// What is done when the table is set up, before the first round.
    pub(super) fn setup(&mut self, field: &str, effects: &Script) -> ListId {
        let before = Scene { is_setup: true, ..Scene::default() };
        self.in_scene(before, |c| c.within(field, |c| c.effects_or_none(effects)))
    }

    /// Heroes of the slots, tiles with miniatures, cards at hand: what comes into play without a word of the script.
    /// The setup's check reports names that the catalogue lacks.
    fn bring_in_the_cast(&mut self, mission: &Mission) {
        let library = self.lexicon.library;
        let cast = &mut self.lexicon.cast;
        for choice in mission.heroes.iter().flat_map(|slot| &slot.choices) {
            cast.bring_hero(&choice.hero, &library);
            for card in choice.equipment.iter().flatten() {
                cast.bring_card(card, &library);
            }
        }
        for (tile, _) in &mission.villain.miniatures {
            cast.bring_tile(tile, &library);
        }
        for company in &mission.company {
            cast.bring_tile(&company.tile, &library);
        }
        for (_, card) in &mission.equipment {
            cast.bring_card(card, &library);
        }
        cast.bring_gadgets(mission, &library);
        cast.bring_allies(&library);
    }

    fn kind(&mut self, kind: &TokenKind) -> Kind {
        self.within(".encumbrance", |c| c.expect(kind.encumbrance <= LARGEST, format!("at most {LARGEST}")));
        self.within(".known_to", |c| {
            c.expect(kind.known_to.is_none() || kind.hidden, "its faces lie open: everybody knows them");
        });
        Kind {
            faces: kind.faces.clone(),
            hidden: kind.hidden,
            known_to: kind.known_to,
            carried_by: self.field("carried_by", &kind.carried_by),
            encumbrance: kind.encumbrance,
            supply: kind.supply,
        }
    }

    /// Whom a mode is about: what a miniature is, whatever it does.
    fn mode(&mut self, mode: &Mode) -> Option<Minis<Compiled>> {
        let who = mode.who.as_ref()?;
        let Minis { hero, tiles, heroes, .. } = who.clone();
        let is_plain = *who == Minis { hero, tiles, heroes, ..Minis::all() };
        self.within(".who", |c| c.expect(is_plain, "a mode may only say `hero`, `tiles` and `heroes`"));
        self.field("who", &mode.who)
    }

    fn interaction(&mut self, interaction: &Interaction<Written>) -> Interaction<Compiled> {
        self.text("name", &interaction.name);
        self.text("text", &interaction.text);
        let who = self.field("who", &interaction.who);
        let of_who = Scene { acting_mini: true, ..Scene::default() };
        let (difficulty, here, chosen, target) = self.in_scene(of_who, |c| {
            let tokens = |c: &mut Self, name: &str, tokens: &Option<_>| {
                tokens.as_ref().map(|tokens| c.within(format_args!(".{name}"), |c| c.tokens(tokens)))
            };
            let here = tokens(c, "here", &interaction.here);
            let chosen = tokens(c, "anywhere", &interaction.anywhere);
            (c.field("difficulty", &interaction.difficulty), here, chosen, c.field("target", &interaction.target))
        });
        self.within(".anywhere", |c| {
            c.expect(chosen.is_none() || target.is_none(), "a token and a miniature cannot both be chosen");
        });
        self.agrees(interaction);
        let kind = |found: &Option<(_, Option<TokenKindId>)>| found.as_ref().map(|(_, kind)| *kind);
        let scene = Scene {
            acting_mini: true,
            acting_token: kind(&here),
            subject_token: kind(&chosen),
            subject_mini: target.is_some(),
            ..Scene::default()
        };
        self.in_scene(scene, |c| Interaction {
            id: interaction.id.clone(),
            name: interaction.name.clone(),
            text: interaction.text.clone(),
            who,
            action: interaction.action,
            difficulty,
            helped_by: interaction.helped_by.clone(),
            here: here.map(|(tokens, _)| tokens),
            anywhere: chosen.map(|(tokens, _)| tokens),
            target,
            needs: c.field("needs", &interaction.needs),
            uses_up: interaction.uses_up,
            once_a_round: interaction.once_a_round,
            once_a_turn: interaction.once_a_turn,
            only_if: c.field("only_if", &interaction.only_if),
            effects: c.within(".effects", |c| c.effects(&interaction.effects)),
            otherwise: interaction.otherwise.as_ref().map(|list| c.within(".otherwise", |c| c.effects(list))),
        })
    }

    /// The fields of an interaction go together.
    fn agrees(&mut self, interaction: &Interaction<Written>) {
        self.within(".difficulty", |c| {
            let message = "Difficulty 0 always succeeds: leave the field out for an automatic action";
            c.expect(interaction.difficulty != Some(Number::Just(0)), message);
            let is_free = interaction.action == InteractionAction::Free;
            c.expect(!(is_free && interaction.difficulty.is_some()), "a Free Action rolls no dice");
        });
        self.within(".uses_up", |c| {
            c.expect(!interaction.uses_up || interaction.needs.is_some(), "no card is needed that could be used up");
        });
        self.within(".otherwise", |c| {
            let may_fail = interaction.otherwise.is_none() || interaction.difficulty.is_some();
            c.expect(may_fail, "an automatic action cannot fail");
        });
        for (at, skill) in interaction.helped_by.iter().enumerate() {
            let fits = match interaction.action {
                InteractionAction::Manipulation => [Skill::MunitionsSpecialist, Skill::LockPicking].contains(skill),
                InteractionAction::Thought => [Skill::Investigation, Skill::Hacking].contains(skill),
                InteractionAction::Free => false,
            } && interaction.difficulty.is_some();
            let message = format!("{skill:?} does not help with this action");
            self.within(format_args!(".helped_by[{at}]"), |c| c.expect(fits, message));
        }
    }

    fn event(&mut self, event: &MissionEvent<Written>) -> MissionEvent<Compiled> {
        self.text("name", &event.name);
        self.text("text", &event.text);
        self.within(".parts", |c| {
            c.expect(!event.parts.is_empty(), "the Event does nothing");
            c.expect(event.parts.len() <= LONGEST, format!("{} are too many", event.parts.len()));
        });
        MissionEvent {
            id: event.id.clone(),
            name: event.name.clone(),
            text: event.text.clone(),
            only_if: self.field("only_if", &event.only_if),
            parts: self.each(".parts", &event.parts, |c, part| {
                c.text("name", &part.name);
                EventPart {
                    name: part.name.clone(),
                    only_if: c.field("only_if", &part.only_if),
                    effects: c.within(".effects", |c| c.effects(&part.effects)),
                }
            }),
        }
    }

    fn trigger(&mut self, trigger: &Trigger<Written>) -> Trigger<Compiled> {
        self.text("name", &trigger.name);
        let (when, scene) = self.within(".when", |c| trigger.when.compile(c));
        self.within(".only_if", |c| {
            let comes_true = when != When::Becomes || !trigger.only_if.is_empty();
            c.expect(comes_true, "`Becomes` needs a condition that can come true");
        });
        self.in_scene(scene, |c| Trigger {
            id: trigger.id.clone(),
            name: trigger.name.clone(),
            when,
            only_if: c.field("only_if", &trigger.only_if),
            once: trigger.once,
            effects: c.within(".effects", |c| c.effects(&trigger.effects)),
        })
    }

    fn ending(&mut self, ending: &Ending<Written>) -> Ending<Compiled> {
        self.text("text", &ending.text);
        Ending {
            id: ending.id.clone(),
            text: ending.text.clone(),
            at: ending.at,
            constant: ending.constant,
            only_if: self.field("only_if", &ending.only_if),
            winner: ending.winner,
        }
    }

    fn grace(&mut self, grace: &Grace<Written>) -> Grace<Compiled> {
        self.text("text", &grace.text);
        self.within(".only_if", |c| c.expect(!grace.only_if.is_empty(), "without a condition, everybody has it"));
        Grace { text: grace.text.clone(), only_if: self.field("only_if", &grace.only_if) }
    }

    fn counsel(&mut self, counsel: &Counsel) {
        for (name, text) in [("heroes", &counsel.heroes), ("villain", &counsel.villain)] {
            self.text(name, text);
            self.within(format_args!(".{name}"), |c| {
                let (letters, most) = (text.english().chars().count(), Counsel::MOST_LETTERS);
                c.expect(letters <= most, format!("{letters} letters: at most {most} are read at a glance"));
            });
        }
    }

    /// Tokens that can be carried, and where to.
    fn carried_to(&mut self, objective: &Objective<Written>) -> Option<(Tokens<Compiled>, Areas<Compiled>)> {
        let (tokens, areas) = objective.carried_to.as_ref()?;
        let kinds = &self.lexicon.mission.token_kinds;
        let carriable = |id: &TokenName| kinds.iter().any(|kind| kind.id == *id && kind.carried_by.is_some());
        let can = tokens.kind.as_ref().map_or_else(|| kinds.iter().any(|kind| carriable(&kind.id)), carriable);
        self.within("[0].kind", |c| c.expect(can, "nobody can carry it"));
        Some((self.arg(0, tokens), self.arg(1, areas)))
    }

    fn objective(&mut self, objective: &Objective<Written>) -> Objective<Compiled> {
        self.text("text", &objective.text);
        Objective {
            text: objective.text.clone(),
            shown: objective.shown,
            counts: self.field("counts", &objective.counts),
            side: objective.side,
            goal: objective.goal,
            weight: objective.weight,
            advanced_by: self.within(".advanced_by", |c| c.ways_to_advance(objective)),
            carried_to: self.within(".carried_to", |c| c.carried_to(objective)),
            places: self.field("places", &objective.places),
            inactive_if: self.field("inactive_if", &objective.inactive_if),
        }
    }
}
