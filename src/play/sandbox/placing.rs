//! The parts of a sandbox that a mission can't express, in the words of placements.

use super::{Figure, Hero, Sandbox, SandboxError, StartingTurn};
use crate::names::Names;
use crate::placement::{
    HeroesPoint, LossPlacement, MiniPlacement, Placement, PostPlacement, TokenPlacement, TurnPlacement,
};
use crate::wire;
use gotham_rules::state::Spaces;
use gotham_rules::{CardId, Game, MiniId, TabletId};

/// Fields of the placement, and the fields of the sandbox that they come from.
pub(super) struct Origins(Vec<(String, String)>);

impl Origins {
    /// Those of the table; miniatures follow.
    fn of_table(sandbox: &Sandbox) -> Origins {
        let mut places = vec![("command_post".into(), "post".into())];
        for (at, (area, _)) in sandbox.ground.iter().enumerate() {
            let before = sandbox.ground[..at].iter().filter(|(other, _)| other == area).count();
            places.push((format!("ground.{area}[{before}]"), format!("ground[{at}]")));
        }
        Origins(places)
    }

    /// Where in the sandbox a field of the placement comes from.
    pub(super) fn field(&self, placed: &str) -> String {
        let found = self.0.iter().find_map(|(place, field)| {
            let rest = placed.strip_prefix(place.as_str())?;
            (rest.is_empty() || rest.starts_with('.')).then(|| format!("{field}{rest}"))
        });
        found.unwrap_or_else(|| placed.to_string())
    }
}

/// The work in hand.
struct Placing<'a> {
    names: Names<'a>,
    placement: Placement,
    places: Origins,
    losses: Vec<LossPlacement>,
}

impl Sandbox {
    /// The placement that turns the game of this sandbox's mission into the desired position.
    pub(super) fn placement(&self, begun: &Game) -> Result<(Placement, Origins), SandboxError> {
        let (state, names) = (begun.state(), Names::of(begun));
        let mut placing =
            Placing { names, placement: self.table(), places: Origins::of_table(self), losses: Vec::new() };
        for (hero, slot) in self.heroes.iter().zip(0u8..) {
            let (Some(mini), Some(tablet)) = (state.mini_of(TabletId(slot)), state.tablets.get(TabletId(slot))) else {
                return Err(SandboxError::of(format!("heroes[{slot}]"), "its slot is empty"));
            };
            let field = format!("heroes[{slot}]");
            let energy = begun.scenario().hero(tablet.hero).energy;
            let placed = hero.placed(energy, &tablet.equipment, names);
            placing.put(mini, field, placed, &hero.lost_skills, &hero.carries)?;
        }
        let mut ids = state.all_minis().skip(self.heroes.len());
        for troop in self.troops(&begun.scenario().tiles) {
            let minis: Vec<MiniId> = ids.by_ref().take(troop.count().into()).collect();
            for (mini, (figure, (position, place))) in minis.iter().zip(&troop.figures) {
                placing.figure(*mini, format!("river[{position}].miniatures[{place}]"), figure, begun)?;
            }
            if let Some(tile) = minis.first().and_then(|mini| state.mini(*mini).tile()) {
                placing.placement.pool.insert(names.tile(tile).into(), troop.pool);
            }
        }
        for (at, company) in self.company.iter().enumerate() {
            for (place, (figure, mini)) in company.miniatures.iter().zip(ids.by_ref()).enumerate() {
                placing.figure(mini, format!("company[{at}].miniatures[{place}]"), figure, begun)?;
            }
        }
        for (token, written) in state.tokens.iter().zip(&self.tokens) {
            if let Some(hidden) = written.hidden {
                let entry = placing.placement.tokens.entry(names.token(token.id)).or_default();
                entry.get_or_insert_default().hidden = Some(hidden);
            }
        }
        placing.placement.lost_skills = Some(placing.losses);
        Ok((placing.placement, placing.places))
    }

    /// Everything but the miniatures.
    fn table(&self) -> Placement {
        let post = &self.post;
        Placement {
            round: Some(self.round),
            turn: Some(match self.turn {
                StartingTurn::Stances => TurnPlacement::Heroes { step: HeroesPoint::Stances },
                StartingTurn::Heroes => TurnPlacement::Heroes { step: HeroesPoint::Actions },
                StartingTurn::Villain { activations } => TurnPlacement::Villain { activations },
            }),
            command_post: Some(PostPlacement {
                reserve: Some(post.reserve),
                fatigue: Some(post.fatigue),
                movement: Some(post.movement),
                defense: Some(post.defense),
                reroll: Some(post.reroll),
                recovery: Some(post.recovery),
                demobilized: Some(post.demobilized),
            }),
            reinforcement_areas: Some(self.reinforcement_areas.clone()),
            automaton: self.automaton.clone(),
            used: Some(Vec::new()),
            done: Some(Vec::new()),
            fields: Some(self.fields.clone()),
            board: Some(self.board.clone()),
            crowds: Some(self.crowds.iter().map(ToString::to_string).collect()),
            ..Placement::default()
        }
    }
}

impl Placing<'_> {
    fn put(
        &mut self,
        mini: MiniId,
        field: String,
        placed: MiniPlacement,
        lost: &[gotham_content::skill::Skill],
        carries: &[String],
    ) -> Result<(), SandboxError> {
        let word = self.names.mini(mini);
        let skills = lost.iter().map(wire::word);
        self.losses.extend(skills.map(|skill| LossPlacement { mini: word.clone(), skill }));
        for (at, token) in carries.iter().enumerate() {
            let entry = self.placement.tokens.entry(token.clone()).or_default();
            let entry = entry.get_or_insert_with(TokenPlacement::default);
            if entry.carried_by.replace(word.clone()).is_some() {
                return Err(SandboxError::of(format!("{field}.carries[{at}]"), "somebody else carries it"));
            }
        }
        self.places.0.push((format!("minis.{word}"), field));
        self.placement.minis.insert(word, placed);
        Ok(())
    }

    fn figure(&mut self, mini: MiniId, field: String, figure: &Figure, game: &Game) -> Result<(), SandboxError> {
        let life = game.state().mini(mini).life;
        let placed = MiniPlacement {
            area: Some(figure.area.to_string()),
            life: Some(figure.life.unwrap_or(life)),
            down: Some(figure.down),
            shackles: Some(figure.shackles),
            commander: figure.commander.as_ref().map(ToString::to_string),
            ..MiniPlacement::default()
        };
        self.put(mini, field, placed, &figure.lost_skills, &figure.carries)
    }
}

impl Hero {
    /// The Hero in words of placements, with everything that a fresh one has.
    fn placed(&self, energy: u8, screen: &[CardId], names: Names) -> MiniPlacement {
        let spaces = Spaces::from(self.spaces);
        let elsewhere = spaces.each().chain([self.fatigue, self.wounds]).fold(0, u8::saturating_add);
        let words = |cards: &[gotham_content::CardName]| cards.iter().map(ToString::to_string).collect();
        let usual = || screen.iter().map(|card| names.card(*card).to_string()).collect();
        MiniPlacement {
            area: Some(self.area.to_string()),
            life: None,
            down: Some(self.down),
            shackles: Some(self.shackles),
            commander: None,
            stance: Some(self.stance),
            reserve: Some(self.reserve.unwrap_or(energy.saturating_sub(elsewhere))),
            fatigue: Some(self.fatigue),
            wounds: Some(self.wounds),
            spaces: Some(spaces),
            equipment: Some(self.equipment.as_deref().map_or_else(usual, words)),
            gadgets: Some(words(&self.gadgets)),
            has_moved: Some(self.has_moved),
        }
    }
}
