//! What moves and stands in light: figures, tokens and dice. A graphics card works out all of it; without one, it is the
//! lamp over the table alone.

use bevy::prelude::*;

use super::bright::Bright;
use super::light::Detail;
use super::materials::Materials;

/// Something that moves in light. It gets the material for the level of detail, again whenever this is inserted.
#[derive(Component, Default)]
pub(super) struct Lit;

/// Registers the system.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, follow_detail);
}

/// Anything new, and everything when the settings change, gets its material.
fn follow_detail(
    mut commands: Commands,
    detail: Option<Res<Detail>>,
    materials: Option<Res<Materials>>,
    those: Query<(Entity, Ref<Lit>)>,
) {
    let Some(materials) = materials else { return };
    let is_other = detail.as_ref().is_some_and(|detail| detail.is_changed());
    for (who, lit) in &those {
        if lit.is_changed() || is_other {
            match detail.as_deref() {
                Some(Detail::High) => commands
                    .entity(who)
                    .remove::<MeshMaterial3d<Bright>>()
                    .insert(MeshMaterial3d(materials.lit.clone())),
                Some(Detail::Low) | None => commands
                    .entity(who)
                    .remove::<MeshMaterial3d<StandardMaterial>>()
                    .insert(MeshMaterial3d(materials.lamp.clone())),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_one_material_at_either_level() {
        let mut app = App::new();
        app.init_resource::<Assets<StandardMaterial>>()
            .init_resource::<Assets<Bright>>()
            .init_resource::<Assets<super::super::halo::Halo>>()
            .add_systems(PreStartup, super::super::materials::make)
            .add_plugins(plugin);
        let who = app.world_mut().spawn(Lit).id();
        for (detail, by_card) in [(Detail::Low, false), (Detail::High, true), (Detail::Low, false)] {
            app.insert_resource(detail);
            app.update();
            let has = |by_card| match by_card {
                true => app.world().get::<MeshMaterial3d<StandardMaterial>>(who).is_some(),
                false => app.world().get::<MeshMaterial3d<Bright>>(who).is_some(),
            };
            assert_eq!((has(by_card), has(!by_card)), (true, false), "{detail:?}");
        }
    }
}
