//! Where there are several of a kind, each has its number on its base, wherever it stands or is carried. Photos have none:
//! numbers lie over everything, and say nothing there.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use egui::Color32;

use crate::table::components::{MiniatureOf, Numbered, Tabletop};
use crate::table::panel_memory::Panels;
use crate::table::photo;
use crate::table::plate::{NumberPlate, Plate, PlateColors, mesh};
use crate::table::shape::Paint;
use gotham_content::mission::Side;
use gotham_panels::{Settings, Theme};

/// The plates of everybody on the table, and what they say at the moment.
#[derive(Component, Default)]
pub(super) struct Plates(Vec<NumberPlate>);

/// The material of all plates.
#[derive(Resource)]
pub(super) struct Enamel(MeshMaterial3d<Plate>);

/// Makes the material once; it stays from match to match.
pub(super) fn make(mut commands: Commands, mut materials: ResMut<Assets<Plate>>, there: Option<Res<Enamel>>) {
    if there.is_none() {
        commands.insert_resource(Enamel(MeshMaterial3d(materials.add(Plate {}))));
    }
}

/// Whose plate it is: where it is, its number, and whether it is seen.
type Bearer = (&'static Transform, &'static Numbered, &'static Visibility);

/// In play they follow, and in photo mode they are hidden.
pub(super) fn systems() -> ScheduleConfigs<ScheduleSystem> {
    (follow.run_if(not(photo::is_on)), hide.run_if(photo::is_on)).into_configs()
}

/// Plates go with their bases; nothing is written while everybody stands still.
fn follow(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    enamel: Option<Res<Enamel>>,
    panels: Res<Panels>,
    tables: Query<Entity, With<Tabletop>>,
    bearers: Query<Bearer, With<MiniatureOf>>,
    mut there: Query<(&mut Plates, &Mesh3d, &mut Visibility), Without<MiniatureOf>>,
) {
    let (Some(enamel), Some(table)) = (enamel, tables.iter().next()) else { return };
    let wanted = plates(&bearers, &panels.settings);
    let Ok((mut plates, shown, mut visible)) = there.single_mut() else {
        if !wanted.is_empty() {
            let body =
                (Mesh3d(meshes.add(mesh(&wanted))), enamel.0.clone(), Transform::default(), Visibility::default());
            // The mesh is where its bases are, so nobody could say from its place whether it is in sight.
            let quiet = (NoFrustumCulling, NotShadowCaster, Pickable::IGNORE);
            commands.spawn((Name::new("Number plates"), Plates(wanted), body, quiet, ChildOf(table)));
        }
        return;
    };
    visible.set_if_neq(if wanted.is_empty() { Visibility::Hidden } else { Visibility::Inherited });
    if plates.0 == wanted {
        return;
    }
    // A mesh without corners can't be drawn: the last plates stay in it, unseen.
    if !wanted.is_empty()
        && let Some(mut old) = meshes.get_mut(&shown.0)
    {
        *old = mesh(&wanted);
    }
    plates.0 = wanted;
}

/// In photo mode they are not seen.
fn hide(mut plates: Query<&mut Visibility, With<Plates>>) {
    for mut visible in &mut plates {
        visible.set_if_neq(Visibility::Hidden);
    }
}

/// The plates of those who are seen.
fn plates(bearers: &Query<Bearer, With<MiniatureOf>>, settings: &Settings) -> Vec<NumberPlate> {
    let theme = Theme::of(settings);
    let seen = bearers.iter().filter(|(.., visible)| **visible != Visibility::Hidden);
    seen.map(|(place, numbered, _)| NumberPlate {
        foot: place.translation,
        number: numbered.number,
        size: theme.points(place.scale.x),
        colors: colors(&theme, settings.high_contrast, numbered.side),
    })
    .collect()
}

/// A dark plate with a number in the color of the side; with high contrast, a dark number on that color.
fn colors(theme: &Theme, is_high_contrast: bool, side: Option<Side>) -> PlateColors {
    let (dark, side) = (paint(Color32::from_rgb(6, 9, 14)), paint(theme.side(side)));
    match is_high_contrast {
        true => PlateColors { frame: dark, ground: side, ink: dark },
        false => PlateColors { frame: side, ground: dark, ink: side },
    }
}

/// A color of the panels on the table.
fn paint(color: Color32) -> Paint {
    Color::srgb_u8(color.r(), color.g(), color.b()).to_linear().to_f32_array()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::camera::Orbit;
    use gotham_rules::MiniId;

    /// A table with three Villains, two of them of a kind.
    fn table() -> (App, Vec<Entity>) {
        let mut app = App::new();
        app.insert_resource(Panels::new(Settings::default()))
            .init_resource::<Assets<Mesh>>()
            .init_resource::<Assets<Plate>>()
            .add_systems(Startup, make)
            .add_systems(Update, systems());
        app.world_mut().spawn(Tabletop);
        let mini = |app: &mut App, at: u8| {
            let place = Transform::from_xyz(f32::from(at), 0.0, 0.0);
            app.world_mut().spawn((MiniatureOf(MiniId(at)), place, Visibility::Inherited)).id()
        };
        let minis: Vec<Entity> = (0..3).map(|at| mini(&mut app, at)).collect();
        for (who, number) in minis.iter().zip([1, 2]) {
            app.world_mut().entity_mut(*who).insert(Numbered { number, side: Some(Side::Villain) });
        }
        app.update();
        app.update();
        (app, minis)
    }

    /// The numbers, with where they are; the corners of their mesh; whether it is shown.
    fn shown(app: &mut App) -> (Vec<(u8, f32)>, usize, bool) {
        let mut all = app.world_mut().query::<(&Plates, &Mesh3d, &Visibility)>();
        let (plates, mesh, visible) = all.single(app.world()).expect("one mesh for all");
        let corners = app.world().resource::<Assets<Mesh>>().get(&mesh.0).expect("it is there").count_vertices();
        let mut numbers: Vec<(u8, f32)> = plates.0.iter().map(|plate| (plate.number, plate.foot.x)).collect();
        numbers.sort_by(|one, other| one.1.total_cmp(&other.1));
        (numbers, corners, *visible != Visibility::Hidden)
    }

    #[test]
    fn several_of_a_kind_have_numbers_that_go_with_them() {
        let (mut app, minis) = table();
        let (numbers, corners, is_shown) = shown(&mut app);
        assert_eq!((numbers, is_shown), (vec![(1, 0.0), (2, 1.0)], true), "the one of its kind has none");
        app.world_mut().entity_mut(minis[1]).insert(Transform::from_xyz(7.0, 0.3, 0.0));
        app.update();
        assert_eq!(shown(&mut app), (vec![(1, 0.0), (2, 7.0)], corners, true));
        let mut eye = Orbit::default();
        eye.set_free();
        let photographer = app.world_mut().spawn(eye).id();
        app.update();
        assert!(!shown(&mut app).2, "a photo is taken");
        app.world_mut().despawn(photographer);
        app.update();
        assert_eq!(shown(&mut app), (vec![(1, 0.0), (2, 7.0)], corners, true));
        app.world_mut().entity_mut(minis[0]).insert(Visibility::Hidden);
        app.update();
        let (numbers, fewer, _) = shown(&mut app);
        assert!(numbers == [(2, 7.0)] && fewer < corners, "whoever isn't there yet has none: {numbers:?}, {fewer}");
        app.world_mut().despawn(minis[1]);
        app.update();
        assert!(!shown(&mut app).2, "nobody is left");
    }

    /// Like words on a dark ground: WCAG's 4.5 to 1 for every side, in every palette.
    #[test]
    fn numbers_stand_out_from_their_plates() {
        for high_contrast in [false, true] {
            for palette in gotham_panels::Palette::ALL {
                let theme = Theme::of(&Settings { palette, high_contrast, ..Settings::default() });
                for side in [Some(Side::Heroes), Some(Side::Villain), None] {
                    let PlateColors { ground, ink, .. } = colors(&theme, high_contrast, side);
                    let light = |[red, green, blue, _]: Paint| 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
                    let (one, other) = (light(ground), light(ink));
                    let ratio = one.max(other) / one.min(other);
                    assert!(ratio > 4.5, "{side:?} {palette:?} {high_contrast}: {ratio}");
                    let with_color = if high_contrast { ground } else { ink };
                    assert_eq!(with_color, paint(theme.side(side)), "the side's color");
                }
            }
        }
    }
}
