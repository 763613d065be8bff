//! Meshes of miniatures and tokens, each made once.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::table::light::Detail;
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
    detail: Detail,
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
        self.detailed(look, side, self.detail, meshes)
    }

    /// The same as fine as can be, to be seen from near.
    pub(crate) fn exhibit(&mut self, look: &Sculpt, side: Option<Side>, meshes: &mut Assets<Mesh>) -> Handle<Mesh> {
        self.detailed(look, side, Detail::High, meshes)
    }

    fn detailed(
        &mut self,
        look: &Sculpt,
        side: Option<Side>,
        detail: Detail,
        meshes: &mut Assets<Mesh>,
    ) -> Handle<Mesh> {
        let finish = self.finish;
        let word = format!("{finish:?} {detail:?} {side:?} {look:?}");
        self.mesh(word, meshes, || sculpt::miniature(look, side, finish, detail))
    }
}

/// Figures are painted or bare, and as fine, as the settings say.
pub(super) fn follow_settings(
    panels: Res<Panels>,
    detail: Option<Res<Detail>>,
    mut figures: ResMut<Figures>,
    session: Option<ResMut<Session>>,
) {
    let wanted = (panels.settings.finish, detail.map_or(Detail::Low, |detail| *detail));
    if (figures.finish, figures.detail) != wanted {
        (figures.finish, figures.detail) = wanted;
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
