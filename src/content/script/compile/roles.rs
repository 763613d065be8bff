//! Whom a role or a pick stands for in the scene at hand, and how scenes follow each other.

use super::compiler::{Compile, Compiler};
use super::scene::{Scene, Thing};
use crate::index::PickId;
use crate::script::{Compiled, Role, Written};

impl Compiler<'_> {
    /// A role where a miniature, token or Area is expected; what it stands for, if that fits.
    pub(super) fn role(&mut self, role: &Role<Written>, wanted: Thing) -> (Role<Compiled>, Option<Thing>) {
        let there = |is_there: bool, thing: Thing| is_there.then_some(thing);
        let scene = &self.scene;
        let (compiled, found) = match role {
            Role::Acting => {
                let found = match wanted {
                    Thing::Mini | Thing::Area => there(scene.acting_mini, wanted),
                    Thing::Token(_) => scene.acting_token.map(Thing::Token),
                };
                (Role::Acting, found)
            }
            Role::Subject => {
                let found = match wanted {
                    Thing::Mini => there(scene.subject_mini, wanted),
                    Thing::Token(_) => scene.subject_token.map(Thing::Token),
                    Thing::Area => {
                        there(scene.subject_area || scene.subject_mini || scene.subject_token.is_some(), wanted)
                    }
                };
                (Role::Subject, found)
            }
            Role::Picked(name) => {
                let id = self.lexicon.pick(name);
                let picked = self.scene.picked.iter().rev().find(|(known, _)| *known == id).map(|(_, thing)| *thing);
                let fits = matches!(
                    (wanted, picked),
                    (Thing::Mini, Some(Thing::Mini))
                        | (Thing::Token(_), Some(Thing::Token(_)))
                        | (Thing::Area, Some(_))
                );
                if !fits {
                    let what = match wanted {
                        Thing::Mini => "miniature",
                        Thing::Token(_) => "token",
                        Thing::Area => "Area",
                    };
                    self.fault(format!("no {what} was picked as \"{name}\" before"));
                    return (Role::Picked(id), None);
                }
                return (Role::Picked(id), picked);
            }
        };
        if found.is_none() {
            let (what, who) = match (wanted, role) {
                (Thing::Mini, Role::Acting) => ("miniature", "acts"),
                (Thing::Token(_), Role::Acting) => ("token", "lies here: only an interaction with `here` may say so"),
                (Thing::Area, Role::Acting) => ("Area", "is meant, since nobody acts"),
                (Thing::Mini, _) => {
                    ("miniature", "is it about: only an interaction with `target` and some triggers may say so")
                }
                (Thing::Token(_), _) => {
                    ("token", "is it about: only an interaction with `anywhere` and some triggers may say so")
                }
                (Thing::Area, _) => ("Area", "is it about"),
            };
            self.fault(format!("no {what} {who}"));
        }
        (compiled, found)
    }

    /// Remembers what a name stands for from now on.
    pub(super) fn picked(&mut self, id: PickId, thing: Thing) {
        self.scene.picked.push((id, thing));
    }

    /// Reads something in its own scene.
    pub(super) fn in_scene<T>(&mut self, scene: Scene, read: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.scene, scene);
        let value = read(self);
        self.scene = before;
        value
    }

    /// Reads something; what it picks is forgotten afterward.
    pub(super) fn in_block<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> T {
        let known = self.scene.picked.len();
        let value = read(self);
        self.scene.picked.truncate(known);
        value
    }

    /// Reads a selector whose picks are only allowed inside effects.
    pub(super) fn without_picks<T: Compile>(&mut self, value: &T) -> T::Out {
        let may = std::mem::replace(&mut self.scene.may_pick, false);
        let compiled = value.compile(self);
        self.scene.may_pick = may;
        compiled
    }
}
