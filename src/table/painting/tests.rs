//! Every board, place and mission has its own picture, in good light, and the same each time.

use std::collections::BTreeSet;

use bevy::math::Vec3;
use bevy::prelude::Image;
use egui::load::{LoadError, SizeHint, TextureLoader};
use egui::{Context, TextureOptions};

use super::*;
use crate::table::look;
use gotham_content::Place;

fn paint(catalogue: &Catalogue, painting: Painting) -> Option<Picture> {
    painter(catalogue, painting).map(|paint| paint())
}

fn all(catalogue: &Catalogue) -> Vec<Painting<'_>> {
    let boards = catalogue.maps.iter().map(|map| Painting::Board(map.id.as_str()));
    let figures = catalogue.heroes.iter().take(3).map(|hero| Painting::Figure(hero.id.as_str()));
    let places = catalogue.maps.iter().map(|map| Painting::Place(map.id.as_str()));
    boards
        .chain(figures)
        .chain(places)
        .chain(catalogue.missions.iter().map(|mission| Painting::Mission(mission.id.as_str())))
        .collect()
}

#[test]
fn every_picture_is_its_own_and_neither_dark_nor_glaring() {
    let catalogue = gotham_embedded::catalogue();
    let mut seen = BTreeSet::new();
    for painting in all(&catalogue) {
        let picture = paint(&catalogue, painting).expect("the catalogue has it");
        assert_eq!(picture.dots.len(), picture.width * picture.height);
        let bytes = picture.bytes();
        let part = |is_so: fn(u8) -> bool| {
            let dots = bytes.chunks_exact(3).filter(|dot| is_so(dot.iter().copied().max().unwrap_or(0)));
            dots.count() as f32 / picture.dots.len() as f32
        };
        assert!(part(|light| light > 70) > 0.15, "{painting:?} is too dark");
        assert!(part(|light| light > 245) < 0.1, "{painting:?} glares");
        assert!(seen.insert(picture.halved().halved().bytes()), "{painting:?} has another one's picture");
    }
}

#[test]
fn the_same_mission_has_the_same_picture() {
    let catalogue = gotham_embedded::catalogue();
    let mission = Painting::Mission(catalogue.missions[0].id.as_str());
    assert_eq!(paint(&catalogue, mission), paint(&catalogue, mission));
    assert!(paint(&catalogue, Painting::Mission("nobody")).is_none());
}

#[test]
fn a_board_s_picture_has_the_board_s_shape() {
    let catalogue = gotham_embedded::catalogue();
    for map in &catalogue.maps {
        let picture = board::paint(map);
        let (wide, high) = (picture.width as f32 / picture.height as f32, map.size.0 as f32 / map.size.1 as f32);
        assert!((wide - high).abs() < 0.01, "{}: {wide} instead of {high}", map.id);
    }
}

#[test]
fn a_loader_answers_for_its_own_addresses_alone() {
    let catalogue = gotham_embedded::catalogue();
    let ctx = Context::default();
    let paintings = loader(Arc::clone(&catalogue));
    let load = |address: &str| paintings.load(&ctx, address, TextureOptions::LINEAR, SizeHint::Width(100));
    assert!(matches!(load("portrait://hero/batman"), Err(LoadError::NotSupported)));
    assert!(load(&Painting::Board("nowhere").address()).is_err());
    let board = load(&Painting::Board(catalogue.maps[0].id.as_str()).address());
    assert!(board.is_ok_and(|poll| poll.is_ready()));
    assert!(paintings.byte_size() > 0);
    paintings.forget_all();
    assert_eq!(paintings.byte_size(), 0);
}

/// The game's own boards are each another place; a board of somebody's own that names none has the city's roofs.
#[test]
fn every_board_is_a_place_of_its_own() {
    let catalogue = gotham_embedded::catalogue();
    let places: BTreeSet<Place> = catalogue.maps.iter().map(|map| map.place).collect();
    assert_eq!(places.len(), catalogue.maps.len());
    assert!(!places.contains(&Place::default()), "the city's roofs are for boards of one's own");
    assert_eq!(paint(&catalogue, Painting::Place("nowhere")), None);
}

/// Light, darkness and detail: no place is a flat wall, in no color of night, and each color is another picture.
#[test]
fn every_place_is_painted_in_the_color_of_any_night() {
    let nights = [Vec3::new(0.6, 0.3, 1.0), Vec3::new(1.0, 0.25, 0.15), Vec3::new(0.3, 1.0, 0.4), look::mission::MOON];
    let mut seen = BTreeSet::new();
    for place in Place::ALL {
        for glow in nights {
            let picture = place::finished(place::scene(place, glow));
            let light = |dot: &Vec3| dot.max_element();
            assert!(picture.dots.iter().all(|dot| dot.is_finite() && dot.min_element() >= 0.0), "{place:?} {glow}");
            let part = |is_so: fn(f32) -> bool| {
                picture.dots.iter().filter(|dot| is_so(light(dot))).count() as f32 / picture.dots.len() as f32
            };
            assert!(part(|light| light < 0.04) > 0.05, "{place:?} in {glow} has no shadow");
            assert!(part(|light| light > 0.5) > 0.0005, "{place:?} in {glow} has no brightest spot");
            assert!(seen.insert(picture.halved().halved().bytes()), "{place:?} in {glow} is seen twice");
        }
    }
}

/// The brightest spot is in the middle of the picture, where no Hero and no Leader of a mission stands in front of it.
#[test]
fn nobody_stands_in_the_light_of_a_place() {
    for place in Place::ALL {
        let picture = place::paint(place).halved().halved().halved();
        let brightness = |at: &usize| picture.dots[*at].element_sum();
        let brightest = (0..picture.dots.len()).max_by(|one, other| brightness(one).total_cmp(&brightness(other)));
        let across = (brightest.expect("a pixel") % picture.width) as f32 / picture.width as f32;
        assert!((0.3..0.68).contains(&across), "{place:?}: {across}");
    }
}

/// To look at: `cargo test --lib all_pictures -- --ignored` writes each into the temporary folder.
#[test]
#[ignore = "writes pictures to look at"]
fn all_pictures() {
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
    let catalogue = gotham_embedded::catalogue();
    for painting in all(&catalogue) {
        let picture = paint(&catalogue, painting).expect("the catalogue has it");
        let dots = picture.bytes().chunks_exact(3).flat_map(|dot| [dot[0], dot[1], dot[2], 255]).collect();
        let size = Extent3d { width: picture.width as u32, height: picture.height as u32, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let sheet = Image::new(size, TextureDimension::D2, dots, format, RenderAssetUsages::default());
        let (Painting::Board(name) | Painting::Figure(name) | Painting::Mission(name) | Painting::Place(name)) =
            painting;
        let kind = if matches!(painting, Painting::Place(_)) { "place" } else { "picture" };
        let path = std::env::temp_dir().join(format!("{kind}-{name}.png"));
        sheet.try_into_dynamic().expect("a plain picture").save(&path).expect("the folder can be written to");
        assert!(path.exists());
    }
}
