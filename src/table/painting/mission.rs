//! The picture of a mission: the Heroes on the left, their opponent on the right, his people as shadows between
//! them, in front of the board's place at night, lit in his color.

use bevy::math::Vec3;

use super::backdrop::smooth;
use super::picture::Picture;
use super::place;
use crate::table::look::mission as look;
use crate::table::portrait::{Cutout, Stage};
use crate::table::shape::paint as color_of;
use gotham_content::mission::{Mission, RiverTile, Side};
use gotham_content::sculpt::Sculpt;
use gotham_content::tile::Rank;
use gotham_content::{Catalogue, Tile};
use gotham_panels::exhibits;

/// The most shadows in the crowd, and the most Heroes.
const CROWD: usize = 4;
const HEROES: usize = 4;

/// Paints a mission.
pub(super) fn paint(catalogue: &Catalogue, mission: &Mission) -> Picture {
    let tiles = tiles(catalogue, mission);
    let leaders: Vec<&Tile> = leaders(&tiles);
    let first = leaders.first().or(tiles.first()).map(|tile| &tile.sculpt);
    let glow = first.map_or(look::MOON, glow_of);
    let board = catalogue.map(mission.map.as_str()).map(|(_, map)| map.place);
    let mut scene = Scene { glow, picture: place::scene(board.unwrap_or_default(), glow) };
    let crowd = tiles.iter().filter(|tile| tile.rank != Rank::Leader).take(CROWD);
    for (tile, at) in crowd.zip([0.44, 0.54, 0.37, 0.6]) {
        scene.shadow(&tile.sculpt, (at, 0.47));
    }
    scene.haze(0.32);
    if let Some(second) = leaders.get(1) {
        scene.stand(&second.sculpt, exhibits::side_of(second.allegiance), (0.575, 0.72), 1.15, 0.4);
    }
    if let Some(sculpt) = first {
        scene.stand(sculpt, Some(Side::Villain), (0.79, 1.12), 1.25, 0.62);
    }
    let heroes: Vec<&Sculpt> = mission
        .heroes
        .iter()
        .filter_map(|slot| slot.choices.first())
        .filter_map(|choice| catalogue.hero(choice.hero.as_str()).map(|(_, hero)| &hero.sculpt))
        .take(HEROES)
        .collect();
    let (step, tall) = match heroes.len() {
        0 | 1 => (0.0, 0.86),
        2 => (0.17, 0.74),
        3 => (0.14, 0.66),
        _ => (0.115, 0.6),
    };
    let begin = if heroes.len() < 2 { 0.2 } else { 0.12 };
    // The first one stands in front of the others.
    for (at, sculpt) in heroes.iter().enumerate().rev() {
        let taller = if at == 0 { tall * 1.12 } else { tall };
        scene.stand(sculpt, Some(Side::Heroes), (begin + step * at as f32, taller), 1.15, 0.8);
    }
    place::finished(scene.picture)
}

/// The tiles in the order in which they are in the River, and then those that come later; each once.
fn tiles<'a>(catalogue: &'a Catalogue, mission: &'a Mission) -> Vec<&'a Tile> {
    let river = mission.villain.river.iter().filter_map(|place| match place {
        RiverTile::Character(tile) => Some(tile),
        RiverTile::EventWarning => None,
    });
    let mut found: Vec<&Tile> = Vec::new();
    for id in river.chain(&mission.villain.set_aside) {
        let tile = catalogue.tile(id.as_str()).map(|(_, tile)| tile);
        found.extend(tile.filter(|tile| found.iter().all(|known| known.id != tile.id)));
    }
    found
}

/// The Leaders, each person once.
fn leaders<'a>(tiles: &[&'a Tile]) -> Vec<&'a Tile> {
    let mut found: Vec<&Tile> = Vec::new();
    for tile in tiles.iter().filter(|tile| tile.rank == Rank::Leader) {
        let word = |tile: &Tile| tile.name.english().split([' ', '(']).next().map(str::to_string);
        if found.iter().all(|known| word(known) != word(tile)) {
            found.push(tile);
        }
    }
    found
}

/// The strongest color of somebody's clothes, as bright as light.
fn glow_of(sculpt: &Sculpt) -> Vec3 {
    let strength = |color: Vec3, weight: f32| (color.max_element() - color.min_element()) * weight;
    let color = |hex: &String| Vec3::from_slice(&color_of(hex)[..3]);
    let (main, accent) = (color(&sculpt.main), color(&sculpt.accent));
    let chosen = if strength(main, 2.5) >= strength(accent, 1.0) { main } else { accent };
    let bright = chosen / chosen.max_element().max(0.01);
    // Never a pure color: a lamp's light has some of every color.
    bright.lerp(Vec3::splat(0.8), 0.1)
}

/// A picture that grows from the back to the front.
struct Scene {
    picture: Picture,
    glow: Vec3,
}

impl Scene {
    /// Puts somebody in front of what is there: the middle and the height are fractions of the picture's width and
    /// height, and all stand on its lower edge. `front` is how much light falls on them from the front.
    fn stand(&mut self, sculpt: &Sculpt, side: Option<Side>, place: (f32, f32), wider: f32, front: f32) {
        let glow = (side != Some(Side::Heroes)).then_some(self.glow);
        self.put(sculpt, side, place, Stage { side: 0, wider, glow, front }, |light, down| {
            // The light is up there: what is below sinks into the night.
            let luma = light.dot(Vec3::new(0.3, 0.55, 0.15)).max(0.001);
            let contrast = (luma / 0.3).powf(0.3).clamp(0.4, 1.15);
            light * contrast * (1.05 - 0.8 * smooth(0.45, 1.05, down))
        });
    }

    /// Somebody in the crowd, only visible as an outline.
    fn shadow(&mut self, sculpt: &Sculpt, place: (f32, f32)) {
        let edge = self.glow;
        let stage = Stage { side: 0, wider: 1.6, glow: Some(edge), front: 0.5 };
        self.put(sculpt, Some(Side::Villain), place, stage, |light, _| light * 0.1 + edge * 0.005);
    }

    fn put(
        &mut self,
        sculpt: &Sculpt,
        side: Option<Side>,
        (middle, tall): (f32, f32),
        stage: Stage,
        on: impl Fn(Vec3, f32) -> Vec3,
    ) {
        let (width, height) = (self.picture.width, self.picture.height);
        let dots = (tall * height as f32) as usize;
        let cutout = Cutout::of(sculpt, side, &Stage { side: dots, ..stage });
        let left = (middle * width as f32) as isize - dots as isize / 2;
        let top = height as isize - dots as isize;
        for (at, dot) in cutout.dots.iter().enumerate().filter(|(_, dot)| dot.w > 0.0) {
            let (x, y) = ((at % dots) as isize + left, (at / dots) as isize + top);
            let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { continue };
            if x < width && y < height {
                // An arm that sticks out of the square fades into the dark.
                let across = (at % dots) as f32 / dots as f32;
                let cover = dot.w * smooth(0.0, 0.1, across) * smooth(1.0, 0.9, across);
                let below = &mut self.picture.dots[y * width + x];
                *below = below.lerp(on(dot.truncate() / dot.w, y as f32 / height as f32), cover);
            }
        }
    }

    /// Haze between what is behind and what is in front of it.
    fn haze(&mut self, much: f32) {
        let (width, height) = (self.picture.width, self.picture.height as f32);
        let air = look::NIGHT + self.glow * 0.05;
        for (at, dot) in self.picture.dots.iter_mut().enumerate() {
            let down = (at / width) as f32 / height;
            *dot = dot.lerp(air, much * smooth(0.2, 1.0, down));
        }
    }
}
