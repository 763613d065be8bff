//! Faces are beside names, and nothing jumps when they appear.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::load::{LoadError, SizeHint, SizedTexture, TextureLoadResult, TextureLoader, TexturePoll};
use egui::mutex::Mutex;
use egui::{Context, TextureId, TextureOptions, Vec2};
use egui_kittest::kittest::Queryable;

use super::*;
use crate::portrait::Face;
use gotham_rules::{Ask, MiniId};

/// A loader that notes whose face is asked for, and has them all or none.
#[derive(Default)]
struct Faces {
    asked: Mutex<BTreeSet<String>>,
    are_there: Mutex<bool>,
}

impl TextureLoader for Faces {
    fn id(&self) -> &str {
        module_path!()
    }

    fn load(&self, _: &Context, address: &str, _: TextureOptions, _: SizeHint) -> TextureLoadResult {
        Face::read(address).ok_or(LoadError::NotSupported)?;
        self.asked.lock().insert(address.into());
        let texture = SizedTexture::new(PICTURE, Vec2::splat(64.0));
        Ok(if *self.are_there.lock() { TexturePoll::Ready { texture } } else { TexturePoll::Pending { size: None } })
    }

    fn forget(&self, _: &str) {}

    fn forget_all(&self) {}

    fn byte_size(&self) -> usize {
        0
    }
}

const PICTURE: TextureId = TextureId::User(77);

/// A window whose faces are not there yet.
fn gallery_of(stand: Stand, size: [f32; 2]) -> (Harness<'static, Stand>, Arc<Faces>) {
    let mut harness = window(stand, size);
    let faces = Arc::new(Faces::default());
    harness.ctx.add_texture_loader(Arc::clone(&faces) as Arc<dyn TextureLoader + Send + Sync>);
    harness.run_steps(3);
    (harness, faces)
}

/// Where pictures are painted.
fn pictures(harness: &Harness<'static, Stand>) -> Vec<egui::Rect> {
    let mut found = Vec::new();
    for clipped in &harness.output().shapes {
        if let egui::Shape::Rect(rect) = &clipped.shape
            && rect.brush.as_ref().is_some_and(|brush| brush.fill_texture_id == PICTURE)
        {
            assert!(clipped.clip_rect.contains_rect(rect.rect), "{:?} is cut off", rect.rect);
            found.push(rect.rect);
        }
    }
    found
}

fn in_a_turn() -> Stand {
    let mut stand = Stand::new(Shown::Table);
    assert!(play_until(&mut stand, |prompt, _| prompt.ask == Ask::HeroAction));
    stand
}

fn addresses(game: &Game, minis: impl Iterator<Item = MiniId>) -> BTreeSet<String> {
    minis.filter_map(|mini| Face::of_mini(game, mini)).map(Face::address).collect()
}

#[test]
fn an_address_says_whose_face_it_is() {
    for face in [Face::Hero("batman"), Face::Tile("joker")] {
        assert_eq!(Face::read(&face.address()), Some(face));
    }
    for other in ["file://hero/batman", "portrait://batman", "portrait://card/batarangs"] {
        assert_eq!(Face::read(other), None);
    }
}

#[test]
fn tablets_and_river_show_faces_and_nothing_jumps_when_they_come() {
    for size in [[1280.0, 720.0], [640.0, 360.0]] {
        let stand = in_a_turn();
        let heroes: Vec<MiniId> = stand.game.state().with_tablets().collect();
        let names: Vec<String> = heroes
            .iter()
            .filter_map(|mini| stand.game.state().tablet(*mini))
            .map(|tablet| stand.words.text(&stand.game.scenario().hero(tablet.hero).name).into_owned())
            .collect();
        let wanted = addresses(&stand.game, heroes.iter().copied());
        let (mut harness, faces) = gallery_of(stand, size);
        assert!(faces.asked.lock().is_superset(&wanted), "{size:?}: {:?}", faces.asked.lock());
        assert!(pictures(&harness).is_empty(), "a dark box keeps the place");
        let places = |harness: &Harness<'static, Stand>| -> Vec<egui::Rect> {
            names.iter().flat_map(|name| harness.get_all_by_label(name)).map(|node| node.rect()).collect()
        };
        let before = places(&harness);
        assert!(before.len() >= names.len());
        *faces.are_there.lock() = true;
        harness.run_steps(2);
        assert_eq!(before, places(&harness), "{size:?}");
        let shown = pictures(&harness);
        assert!(shown.len() >= wanted.len(), "{size:?}: {shown:?}");
        // Each Hero's name has a picture just before it.
        for name in &names {
            let is_beside = |place: egui::Rect| {
                let near = shown.iter().filter(|face| face.right() <= place.left() + 1.0);
                near.into_iter()
                    .any(|face| place.left() - face.right() < 12.0 && face.y_range().contains(place.center().y))
            };
            assert!(harness.get_all_by_label(name).any(|node| is_beside(node.rect())), "{name} at {size:?}");
        }
    }
}

#[test]
fn the_whole_river_fits_into_a_small_window() {
    let stand = in_a_turn();
    let tiles = stand.game.state().river.iter().filter_map(|slot| match slot {
        gotham_rules::state::RiverSlot::Tile { tile, .. } => Some(stand.game.scenario().tile(*tile)),
        gotham_rules::state::RiverSlot::Event => None,
    });
    let wanted: BTreeSet<String> = tiles.map(|tile| Face::of_tile(tile).address()).collect();
    let (mut harness, faces) = gallery_of(stand, [1280.0, 720.0]);
    *faces.are_there.lock() = true;
    harness.run_steps(2);
    assert!(!wanted.is_empty() && faces.asked.lock().is_superset(&wanted));
}

#[test]
fn who_chooses_a_hero_sees_faces() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.page = MenuPage::NewMatch;
    let mission = &stand.catalogue.missions[0];
    stand.desk.draft = Some(NewMatch::against_the_computer(mission));
    let choice = &mission.heroes[0].choices[0].hero;
    let (face, seat) = (Face::Hero(choice.as_str()).address(), stand.words.menu_hero(1));
    let name = stand.catalogue.hero(choice.as_str()).map(|(_, hero)| stand.words.text(&hero.name).into_owned());
    let button = stand.words.menu_seat(&seat, name.expect("the catalogue has it"));
    let (mut harness, faces) = gallery_of(stand, [1280.0, 720.0]);
    assert!(faces.asked.lock().contains(&face), "{:?}", faces.asked.lock());
    harness.get_by_label(&button).click();
    harness.run_steps(3);
    let draft = harness.state().desk.draft.clone().expect("something was chosen");
    assert_eq!(draft.wishes[0].as_ref().map(|hero| Face::Hero(hero.as_str()).address()), Some(face));
}

#[test]
fn whoever_sits_down_sees_who_waits() {
    let mut stand = in_a_turn();
    stand.show = Shown::HandOver;
    let heroes = addresses(&stand.game, stand.game.state().with_tablets());
    let (_, faces) = gallery_of(stand, [1280.0, 720.0]);
    assert!(faces.asked.lock().iter().any(|face| heroes.contains(face)), "{:?}", faces.asked.lock());
}

#[test]
fn a_card_of_what_is_pointed_at_has_its_face() {
    let mut stand = in_a_turn();
    let villain = stand
        .game
        .state()
        .minis
        .iter()
        .position(|mini| mini.area.is_some() && matches!(mini.body, gotham_rules::state::Body::Tile(_)));
    let mini = MiniId(villain.expect("somebody is against them") as u8);
    stand.hovered = Some(Spot::Mini(mini));
    let face = Face::of_mini(&stand.game, mini).expect("a tile has a face").address();
    let (mut harness, faces) = gallery_of(stand, [1280.0, 720.0]);
    *faces.are_there.lock() = true;
    let before = pictures(&harness).len();
    harness.run_steps(2);
    assert!(faces.asked.lock().contains(&face) && pictures(&harness).len() > before);
}

#[test]
fn names_of_the_gallery_have_faces() {
    let (_, faces) = gallery_of(Stand::new(Shown::Gallery), [1280.0, 720.0]);
    let asked = faces.asked.lock().len();
    assert!((8..80).contains(&asked), "only those that are seen are asked for: {asked}");
}
