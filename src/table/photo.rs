//! Photo mode: no panels, and a camera that goes closer and lower than in play. A picture is what lies within one of four
//! frames. Anywhere else the same key takes the window as it is.
//!
//! The mode is on while the camera is free ([`Orbit::is_free`]); this room only knows the frame.

use std::path::{Path, PathBuf};

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::ActionState;

use super::camera::Orbit;
use super::components::MiniatureOf;
use super::options::Options;
use super::panel_memory::Panels;
use super::states::Screen;
use super::third_party::input::Act;
use super::third_party::picking;
use gotham_panels::Theme;
use gotham_rules::MiniId;
use gotham_words::Words;

/// Takes pictures.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Photo>()
        .add_systems(PreUpdate, heed.in_set(Keys).after(InputManagerSystem::Update))
        .add_systems(EguiPrimaryContextPass, draw.run_if(is_on));
}

/// Whether photo mode is on: nothing else hears keys or draws over the board.
pub(super) fn is_on(orbits: Query<&Orbit>) -> bool {
    orbits.iter().any(Orbit::is_free)
}

/// Its keys are heard after all others: the one that ends it means nothing else.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Keys;

/// How high above a miniature's foot a portrait looks.
const CHEST: f32 = 0.32;

/// The frame, who was in it last, and the pictures so far.
#[derive(Resource, Default)]
struct Photo {
    frame: Frame,
    sitter: Option<MiniId>,
    /// A picture is taken of this very frame: nothing is drawn over it.
    takes: bool,
    taken: u32,
}

/// What of the window is in the picture.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Frame {
    /// All of it.
    #[default]
    Full,
    /// As wide as high.
    Square,
    /// Higher than wide, as 4 to 5.
    Portrait,
    /// As at the movies, 21 to 9.
    Wide,
}

impl Frame {
    const ALL: [Frame; 4] = [Frame::Full, Frame::Square, Frame::Portrait, Frame::Wide];

    /// The frame some steps on.
    fn beside(self, steps: usize) -> Frame {
        let at = Frame::ALL.iter().position(|frame| *frame == self).unwrap_or(0);
        Frame::ALL[(at + steps) % Frame::ALL.len()]
    }

    /// Its part of a window of a size: the largest one in the middle.
    fn within(self, size: Vec2) -> Rect {
        let aspect = match self {
            Frame::Full => size.x / size.y.max(1.0),
            Frame::Square => 1.0,
            Frame::Portrait => 0.8,
            Frame::Wide => 21.0 / 9.0,
        };
        let high = size.y.min(size.x / aspect);
        Rect::from_center_size(size / 2.0, Vec2::new(high * aspect, high))
    }

    fn name(self, words: &Words) -> &str {
        match self {
            Frame::Full => words.photo_full(),
            Frame::Square => words.photo_square(),
            Frame::Portrait => words.photo_portrait(),
            Frame::Wide => words.photo_wide(),
        }
    }
}

/// Which of two neighbors.
#[derive(Clone, Copy, Debug)]
enum Neighbor {
    Last,
    Next,
}

impl Neighbor {
    /// Somebody's neighbor among all of them, around in a circle; without somebody, an end of the row.
    fn of<Who: Copy + Ord>(self, who: Option<Who>, mut all: Vec<Who>) -> Option<Who> {
        all.sort_unstable();
        match self {
            Neighbor::Next => all.iter().find(|one| who < Some(**one)).or(all.first()).copied(),
            Neighbor::Last => all.iter().rfind(|one| who.is_some_and(|who| **one < who)).or(all.last()).copied(),
        }
    }
}

/// The key frees the camera where there is something to orbit, and takes a picture elsewhere; while the camera is free,
/// keys choose a frame, go from one miniature to the next, take a picture, and lead back to the table.
fn heed(
    mut commands: Commands,
    mut photo: ResMut<Photo>,
    mut orbits: Query<(Entity, &mut Orbit)>,
    acts: Query<&ActionState<Act>>,
    (screen, options): (Res<State<Screen>>, Res<Options>),
    sitters: Query<(&MiniatureOf, &GlobalTransform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let pressed = |act: Act| acts.iter().any(|acts| acts.just_pressed(&act));
    let Ok((eye, mut orbit)) = orbits.single_mut() else { return };
    let has_a_stage = matches!(screen.get(), Screen::Match | Screen::Gallery);
    let is_free = orbit.is_free();
    if is_free && (pressed(Act::Back) || !has_a_stage) {
        orbit.come_back();
        commands.entity(eye).insert(picking::eye());
    } else if has_a_stage && !is_free {
        if pressed(Act::Screenshot) {
            orbit.set_free();
        }
    } else if pressed(Act::Screenshot) || (is_free && pressed(Act::Confirm)) {
        photo.takes = is_free;
        let path = next_picture(&options.pictures, &mut photo.taken);
        take(&mut commands, path, if is_free { photo.frame } else { Frame::Full });
    } else if is_free {
        // A click is part of looking around here, and no answer.
        commands.entity(eye).remove::<picking::Eye>();
        let (frames, sits) = match () {
            () if pressed(Act::Right) => (1, None),
            () if pressed(Act::Left) => (Frame::ALL.len() - 1, None),
            () if pressed(Act::Down) || pressed(Act::Next) => (0, Some(Neighbor::Next)),
            () if pressed(Act::Up) => (0, Some(Neighbor::Last)),
            () => return,
        };
        photo.frame = photo.frame.beside(frames);
        let there: Vec<MiniId> = sitters.iter().map(|(mini, _)| mini.0).collect();
        if let Some(who) = sits.and_then(|way| way.of(photo.sitter, there)) {
            photo.sitter = Some(who);
            let place = sitters.iter().find(|(mini, _)| mini.0 == who).map(|(_, place)| place.translation());
            place.into_iter().for_each(|place| orbit.visit(place + Vec3::Y * CHEST));
        }
    } else {
        return;
    }
    redraw.write(RequestRedraw);
}

/// What is outside the frame is dark; a line says which keys do what.
fn draw(mut contexts: EguiContexts, mut photo: ResMut<Photo>, panels: Res<Panels>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if std::mem::take(&mut photo.takes) {
        return;
    }
    let screen = context.content_rect();
    let frame = photo.frame.within(Vec2::new(screen.width(), screen.height()));
    let painter = context.layer_painter(egui::LayerId::background());
    let inner = egui::Rect::from_min_max(egui::pos2(frame.min.x, frame.min.y), egui::pos2(frame.max.x, frame.max.y));
    let dark = egui::Color32::from_black_alpha(190);
    for outer in [
        egui::Rect::from_min_max(screen.min, egui::pos2(inner.min.x, screen.max.y)),
        egui::Rect::from_min_max(egui::pos2(inner.max.x, screen.min.y), screen.max),
        egui::Rect::from_x_y_ranges(inner.x_range(), screen.min.y..=inner.min.y),
        egui::Rect::from_x_y_ranges(inner.x_range(), inner.max.y..=screen.max.y),
    ] {
        painter.rect_filled(outer, 0.0, dark);
    }
    let theme = Theme::of(&panels.settings);
    let words = &panels.words;
    let key = |act: &str| {
        let help = panels.keys.iter().find(|key| key.act == act);
        help.and_then(|key| key.on(panels.device)).unwrap_or_default().to_string()
    };
    let text = words.photo_keys(photo.frame.name(words), key("Screenshot"), key("Back"));
    let ink = painter.layout_no_wrap(text, theme.font(14.0), theme.words);
    let at = egui::pos2(screen.center().x, screen.max.y - 24.0);
    let rect = egui::Align2::CENTER_CENTER.anchor_size(at, ink.size());
    painter.rect_filled(rect.expand2(egui::vec2(10.0, 5.0)), 5.0, theme.behind_words(255));
    painter.galley(rect.min, ink, theme.words);
}

/// Takes the window's picture and keeps what lies in a frame.
fn take(commands: &mut Commands, path: PathBuf, frame: Frame) {
    let keep = move |captured: On<ScreenshotCaptured>, mut commands: Commands| {
        let image = cut(&captured.image, frame).unwrap_or_else(|| captured.image.clone());
        let entity = commands.spawn_empty().observe(save_to_disk(path.clone())).id();
        commands.trigger(ScreenshotCaptured { entity, image });
        commands.entity(entity).despawn();
    };
    commands.spawn(Screenshot::primary_window()).observe(keep);
}

/// The part of a picture within a frame.
fn cut(image: &Image, frame: Frame) -> Option<Image> {
    let (width, data) = (image.width() as usize, image.data.as_ref()?);
    let part = frame.within(image.size_f32());
    let (from, size) = (part.min.as_uvec2(), part.size().as_uvec2());
    let bytes = data.len() / (width * image.height() as usize).max(1);
    let rows = (from.y..from.y + size.y).flat_map(|row| {
        let first = (row as usize * width + from.x as usize) * bytes;
        &data[first..first + size.x as usize * bytes]
    });
    let whole = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    let (flat, format) = (TextureDimension::D2, image.texture_descriptor.format);
    Some(Image::new(whole, flat, rows.copied().collect(), format, RenderAssetUsages::default()))
}

/// A file for a picture; those of earlier runs stay.
fn next_picture(folder: &Path, taken: &mut u32) -> PathBuf {
    loop {
        *taken += 1;
        let path = folder.join(format!("gotham-{:03}.png", *taken));
        if !path.exists() {
            return path;
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::render::render_resource::TextureFormat;

    use super::*;

    #[test]
    fn every_frame_lies_in_the_middle_of_any_window() {
        for size in [Vec2::new(1280.0, 720.0), Vec2::new(600.0, 900.0)] {
            for frame in Frame::ALL {
                let part = frame.within(size);
                assert!(part.center().distance(size / 2.0) < 0.01, "{frame:?}");
                assert!(part.min.cmpge(Vec2::ZERO).all() && part.max.cmple(size + 0.01).all(), "{frame:?}: {part:?}");
                let fills = (part.size() / size).max_element();
                assert!(fills > 0.999, "{frame:?} could be larger in {size}");
            }
        }
        assert_eq!(Frame::ALL.map(|frame| frame.beside(4)), Frame::ALL, "after the last one comes the first");
    }

    #[test]
    fn every_miniature_has_its_turn() {
        let walk = |way: Neighbor| {
            let step = |who: &Option<u8>| Some(way.of(*who, vec![3, 1, 7]));
            std::iter::successors(Some(None), step).skip(1).take(4).collect::<Vec<_>>()
        };
        assert_eq!(walk(Neighbor::Next), [Some(1), Some(3), Some(7), Some(1)]);
        assert_eq!(walk(Neighbor::Last), [Some(7), Some(3), Some(1), Some(7)]);
        assert_eq!(Neighbor::Next.of(Some(5), Vec::new()), None, "nobody is there");
    }

    #[test]
    fn a_picture_is_cut_to_its_frame() {
        let pixel = |x: u8, y: u8| [x, y, 0, 255];
        let data: Vec<u8> = (0..4).flat_map(|y| (0..8).flat_map(move |x| pixel(x, y))).collect();
        let whole = Extent3d { width: 8, height: 4, depth_or_array_layers: 1 };
        let (flat, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
        let image = Image::new(whole, flat, data, format, RenderAssetUsages::default());
        let square = cut(&image, Frame::Square).expect("it has data");
        assert_eq!(square.size(), UVec2::splat(4));
        assert_eq!(square.data.expect("it has data")[..4], pixel(2, 0), "from the middle");
    }
}
