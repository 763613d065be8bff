//! Every face is there, is visible, and is nobody else's.

use bevy::prelude::Image;
use egui::load::{LoadError, SizeHint, TextureLoader};
use egui::{Context, TextureOptions};

use super::studio::SIDE;
use super::*;
use crate::table::painting::Picture;
use gotham_content::tile::Rank;
use gotham_panels::Face;

/// Every Hero and tile of the catalogue.
fn faces(catalogue: &Catalogue) -> Vec<Face<'_>> {
    let heroes = catalogue.heroes.iter().map(Face::of_hero);
    heroes.chain(catalogue.tiles.iter().map(Face::of_tile)).collect()
}

fn picture(catalogue: &Catalogue, face: Face) -> Picture {
    let (sculpt, side) = look(catalogue, face).expect("the catalogue has it");
    portrait(sculpt, side)
}

#[test]
fn every_face_fills_its_picture() {
    let catalogue = gotham_embedded::catalogue();
    for face in faces(&catalogue) {
        let (sculpt, _) = look(&catalogue, face).expect("the catalogue has it");
        let covered = studio::covered(sculpt);
        assert!((0.15..0.9).contains(&covered), "{face:?} covers {covered}");
        let bytes = picture(&catalogue, face).bytes();
        let bright = bytes.chunks_exact(3).filter(|dot| dot.iter().any(|part| *part > 90)).count();
        let part = bright as f32 / (SIDE * SIDE) as f32;
        assert!(part > 0.05, "{face:?} is too dark to be told: {part}");
    }
}

#[test]
fn who_looks_different_has_another_face() {
    let catalogue = gotham_embedded::catalogue();
    let leaders = catalogue.tiles.iter().filter(|tile| tile.rank == Rank::Leader).map(Face::of_tile);
    let people: Vec<Face> = catalogue.heroes.iter().map(Face::of_hero).chain(leaders).collect();
    let small: Vec<Vec<u8>> = people.iter().map(|face| picture(&catalogue, *face).halved().halved().bytes()).collect();
    for (at, one) in people.iter().enumerate() {
        for (before, other) in people[..at].iter().enumerate() {
            if look(&catalogue, *one) == look(&catalogue, *other) {
                assert_eq!(small[at], small[before], "{one:?} and {other:?}");
                continue;
            }
            let dots = small[at].chunks_exact(3).zip(small[before].chunks_exact(3));
            let other_dots = dots.filter(|(a, b)| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > 16)).count();
            assert!(other_dots > 60, "{one:?} and {other:?} differ in {other_dots} of 1024 dots");
        }
    }
}

#[test]
fn the_same_sculpt_gives_the_same_picture() {
    let catalogue = gotham_embedded::catalogue();
    for face in faces(&catalogue).into_iter().step_by(17) {
        assert_eq!(picture(&catalogue, face).bytes(), picture(&catalogue, face).bytes(), "{face:?}");
    }
}

/// What a panel that asks for faces in one pass gets, and whether another frame is requested.
fn ask(ctx: &Context, addresses: &[String]) -> (Vec<bool>, bool) {
    let mut ready = Vec::new();
    let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
        let hint = SizeHint::Width(40);
        let load = |address: &String| ui.ctx().try_load_texture(address, TextureOptions::LINEAR, hint);
        ready = addresses.iter().map(|address| load(address).is_ok_and(|poll| poll.is_ready())).collect();
    });
    output.textures_delta.clear();
    (ready, ctx.has_requested_repaint())
}

#[test]
fn faces_are_made_one_a_frame_and_kept() {
    let catalogue = gotham_embedded::catalogue();
    let ctx = Context::default();
    let portraits = Arc::new(loader(Arc::clone(&catalogue)));
    ctx.add_texture_loader(Arc::clone(&portraits) as Arc<dyn TextureLoader + Send + Sync>);
    assert_eq!(portraits.byte_size(), 0, "nothing is made before it is shown");
    let addresses: Vec<String> = faces(&catalogue).into_iter().take(3).map(Face::address).collect();
    for made in 1..=3 {
        let (ready, again) = ask(&ctx, &addresses);
        assert_eq!(ready.iter().filter(|ready| **ready).count(), made);
        assert!(again || made == 3, "who waits for a face asks for another picture");
    }
    ask(&ctx, &addresses);
    let before = portraits.byte_size();
    let (ready, again) = ask(&ctx, &addresses);
    assert_eq!((ready, again, portraits.byte_size()), (vec![true; 3], false, before));
}

#[test]
fn small_pictures_are_for_small_places() {
    let catalogue = gotham_embedded::catalogue();
    let ctx = Context::default();
    let portraits = loader(Arc::clone(&catalogue));
    let address = Face::of_hero(&catalogue.heroes[0]).address();
    let of = |dots: u32| {
        let found = portraits.load(&ctx, &address, TextureOptions::LINEAR, SizeHint::Width(dots));
        found.ok().and_then(|poll| poll.size()).map(|size| size.x)
    };
    assert_eq!([20, 40, 60, 100, 400].map(of), [32.0, 64.0, 64.0, 128.0, 128.0].map(Some));
    let nobody = portraits.load(&ctx, "portrait://hero/nobody", TextureOptions::LINEAR, SizeHint::default());
    assert!(nobody.is_err());
    let other = portraits.load(&ctx, "file://portrait", TextureOptions::LINEAR, SizeHint::default());
    assert!(matches!(other, Err(LoadError::NotSupported)));
}

/// To look at: `cargo test --lib sheet_of_all_faces -- --ignored` writes `portraits.png` into the
/// temporary folder, every face as it is and as a tablet shows it.
#[test]
#[ignore = "writes a picture to look at"]
fn sheet_of_all_faces() {
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
    const COLUMNS: usize = 16;
    let catalogue = gotham_embedded::catalogue();
    let all: Vec<Picture> = faces(&catalogue).into_iter().map(|face| picture(&catalogue, face)).collect();
    let (wide, high) = (COLUMNS * (SIDE + 40), all.len().div_ceil(COLUMNS) * SIDE);
    let mut dots = vec![30; wide * high * 4];
    for (number, picture) in all.iter().enumerate() {
        let (left, top) = (number % COLUMNS * (SIDE + 40), number / COLUMNS * SIDE);
        for (picture, left) in [(picture, left), (&picture.halved().halved(), left + SIDE + 4)] {
            for (at, dot) in picture.bytes().chunks_exact(3).enumerate() {
                let place = (top + at / picture.width) * wide + left + at % picture.width;
                dots[place * 4..place * 4 + 4].copy_from_slice(&[dot[0], dot[1], dot[2], 255]);
            }
        }
    }
    let size = Extent3d { width: wide as u32, height: high as u32, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let sheet = Image::new(size, TextureDimension::D2, dots, format, RenderAssetUsages::default());
    let path = std::env::temp_dir().join("portraits.png");
    sheet.try_into_dynamic().expect("a plain picture").save(&path).expect("the folder can be written to");
    assert!(path.exists());
}
