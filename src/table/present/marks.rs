//! The marks for the board, and those of the miniatures: who answers the question, who is in danger.

use bevy::prelude::*;

use crate::table::animate::Stage;
use crate::table::ask::question;
use crate::table::components::{In, MiniatureOf, Selectable, Threatened};
use crate::table::panel_memory::Panels;
use crate::table::session::Session;
use gotham_panels::answers::{AreaMark, Composer, Highlights};
use gotham_panels::{Named, Spot};
use gotham_play::{Threat, threat};
use gotham_rules::{MiniId, query};

/// The marks for the board, remade when the question, the choices so far or the pointer change.
#[derive(Resource, Default)]
pub(crate) struct Marks {
    /// The marks; `None` while nobody at the screen is asked.
    pub highlights: Option<Highlights>,
    /// With that overlay on, where the miniature under the pointer could go now; or those of the tile under it.
    pub reach: Vec<AreaMark>,
    /// What the tile under the pointer could do.
    pub threat: Threat,
    made_for: Option<(u64, Composer, Option<Spot>, Named, bool, bool)>,
}

impl Marks {
    /// The Areas to be lit.
    pub(crate) fn areas(&self) -> &[AreaMark] {
        match &self.highlights {
            Some(highlights) if self.reach.is_empty() => &highlights.areas,
            _ => &self.reach,
        }
    }

    /// Whether a miniature acts, or would if the tile under the pointer were activated.
    pub(super) fn acts(&self, mini: MiniId) -> bool {
        let actor = self.highlights.as_ref().and_then(|highlights| highlights.actor);
        actor == Some(mini) || self.threat.minis.contains(&mini)
    }

    /// Whether a miniature is aimed at, or could be by the tile under the pointer.
    pub(super) fn is_aimed_at(&self, mini: MiniId) -> bool {
        let target = self.highlights.as_ref().and_then(|highlights| highlights.target);
        target == Some(mini) || self.threat.targets.contains(&mini)
    }
}

/// Makes the marks again when there is a reason to.
pub(super) fn gather(session: Res<Session>, stage: Res<Stage>, panels: Res<Panels>, mut marks: ResMut<Marks>) {
    let question = question(&session, &stage);
    let hovered = panels.hovered().filter(|spot| spot.is_there(session.game()));
    let with_reach = session.overlays.reach;
    let now = (session.turn, panels.desk.composer.clone(), hovered, panels.named, question.is_some(), with_reach);
    if marks.made_for.as_ref() == Some(&now) {
        return;
    }
    marks.highlights = question.map(|question| panels.desk.composer.highlights(&question, hovered));
    marks.reach = match hovered {
        Some(Spot::Mini(mini)) if with_reach => {
            let reach = query::reach(session.game(), mini).into_iter();
            reach.map(|place| AreaMark { area: place.area, cost: Some((place.points, place.cubes)) }).collect()
        }
        _ => Vec::new(),
    };
    marks.threat = match panels.named {
        Named::Tile(tile) => threat(session.game(), tile),
        Named::Nothing | Named::Spot(_) => Threat::default(),
    };
    let nearest = marks.threat.places.iter();
    let threatened: Vec<_> = nearest.map(|(area, points)| AreaMark { area: *area, cost: Some((*points, 0)) }).collect();
    marks.reach.extend(threatened);
    marks.made_for = Some(now);
}

/// A miniature, where it stands, and its marks.
type Figure = (Entity, &'static MiniatureOf, &'static In, Has<Selectable>, Has<Threatened>);

/// Who answers the question, and who is in danger where it stands.
pub(super) fn mark(mut commands: Commands, session: Res<Session>, marks: Res<Marks>, figures: Query<Figure>) {
    if !marks.is_changed() {
        return;
    }
    let game = session.game();
    for (entity, mini, place, was_selectable, was_threatened) in &figures {
        let is_selectable = marks.highlights.as_ref().is_some_and(|marks| marks.minis.contains(&mini.0));
        if is_selectable != was_selectable {
            let mut entity = commands.entity(entity);
            if is_selectable {
                entity.insert(Selectable)
            } else {
                entity.remove::<Selectable>()
            };
        }
        let mut here = game.places().within(place.0);
        let is_threatened = here.any(|other| query::enemies(game, other, mini.0) && query::is_living(game, other));
        if is_threatened != was_threatened {
            let mut entity = commands.entity(entity);
            if is_threatened {
                entity.insert(Threatened)
            } else {
                entity.remove::<Threatened>()
            };
        }
    }
}
