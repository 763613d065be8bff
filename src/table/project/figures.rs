//! Meshes of miniatures and tokens, each made once.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::table::panel_memory::Panels;
use crate::table::sculpt;
use crate::table::session::Session;
use crate::table::shape::Shape;
use gotham_content::mission::Side;
use gotham_content::sculpt::Sculpt;
use gotham_panels::Finish;
use gotham_rules::state::Body;
use gotham_rules::{Game, MiniId};

/// Meshes by a word.
#[derive(Resource, Default)]
pub(crate) struct Figures {
    meshes: BTreeMap<String, Handle<Mesh>>,
    finish: Finish,
}

impl Figures {
    /// The mesh for a word, made when it is first asked for.
    pub(crate) fn mesh(
        &mut self,
        word: String,
        meshes: &mut Assets<Mesh>,
        make: impl FnOnce() -> Shape,
    ) -> Handle<Mesh> {
        self.meshes.entry(word).or_insert_with(|| meshes.add(make().mesh())).clone()
    }

    /// The mesh of a miniature on its base: one for all that look alike.
    pub(crate) fn miniature(&mut self, look: &Sculpt, side: Option<Side>, meshes: &mut Assets<Mesh>) -> Handle<Mesh> {
        let finish = self.finish;
        self.mesh(format!("{finish:?} {side:?} {look:?}"), meshes, || sculpt::miniature(look, side, finish))
    }
}

/// Figures are painted or bare, as the settings say.
pub(super) fn follow_finish(panels: Res<Panels>, mut figures: ResMut<Figures>, session: Option<ResMut<Session>>) {
    if figures.finish != panels.settings.finish {
        figures.finish = panels.settings.finish;
        if let Some(mut session) = session {
            session.moved = true;
        }
    }
}

/// How a miniature looks, and the word of its Hero or tile.
pub(super) fn look_of(game: &Game, mini: MiniId) -> (&str, &Sculpt) {
    let scenario = game.scenario();
    match (game.state().mini(mini).body, game.state().tablet(mini)) {
        (Body::Tile(tile), _) => (scenario.tile(tile).id.as_str(), &scenario.tile(tile).sculpt),
        (Body::Tablet(_), Some(hero)) => (scenario.hero(hero.hero).id.as_str(), &scenario.hero(hero.hero).sculpt),
        (Body::Tablet(_), None) => (scenario.heroes[0].id.as_str(), &scenario.heroes[0].sculpt),
    }
}
