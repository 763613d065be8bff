//! The picture keeps clear of the panels: at first the whole board fills what they leave free; once somebody acts, the
//! camera comes nearer, with the quarter of who acts in the middle. The board moves up for a tall question, and whoever
//! acts, and their target, are never behind a panel. The player's hand comes first: the camera only moves when
//! something new is asked or the panels have changed.

use bevy::prelude::*;

use super::camera::{FIELD, Orbit, by_keys, glide};
use super::components::{Home, MiniatureOf};
use super::panel_memory::Panels;
use super::place::Plan;
use super::present::{Marks, Screened};
use super::session::Session;
use super::states::Screen;
use gotham_rules::MiniId;

/// Where the middle of the board's picture is, above its lowest floor.
const MIDDLE: f32 = 0.2;
/// The nearest distance for viewing a board as a whole, and how finely the right one is searched for.
const NEAREST: f32 = 6.0;
/// How much nearer the camera is once somebody acts.
const NEARER: f32 = 0.68;
const FARTHEST: f32 = 22.0;
const STEP: f32 = 0.1;
/// How far a board reaches above and below its middle, in units: the streets, and the frame.
const HIGH: (f32, f32) = (0.75, -0.25);
/// The margin between the board and the panels, and between a miniature and a panel, in points of the window.
const MARGIN: f32 = 5.0;
const ROOM: f32 = 46.0;
/// What is kept free for the question, as a fraction of the window's height. A taller one moves the picture aside.
const QUESTION: f32 = 0.13;

/// Frames.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (frame_the_board, keep_in_sight).chain().after(by_keys).before(glide).run_if(in_state(Screen::Match)),
    );
}

/// What the camera's home depends on: the window, what is free of it, the board, and who acts.
type Setting = (Vec2, Rect, Vec2, Option<MiniId>);

/// Finds the camera's home, and from where the whole board is seen from above.
fn frame_the_board(
    mut orbits: Query<&mut Orbit>,
    plan: Option<Res<Plan>>,
    (panels, marks, session): (Res<Panels>, Res<Marks>, Option<Res<Session>>),
    minis: Query<(&MiniatureOf, &Home)>,
    windows: Query<&Window>,
    mut framed: Local<Option<Setting>>,
) {
    let (Some(plan), Some(free), Ok(window)) = (plan, panels.free, windows.single()) else {
        // The next board is framed again.
        *framed = None;
        return;
    };
    let size = Vec2::new(window.width(), window.height());
    // Questions come and go, and grow: the board doesn't change size with each of them. The buttons of a replay stay.
    let question = size.y * (1.0 - QUESTION);
    let is_replay = session.as_deref().is_some_and(|session| session.recording.is_some());
    let bottom = if is_replay { question.min(free.max.y - MARGIN) } else { question };
    let free = Rect { min: free.min + MARGIN, max: Vec2::new(free.max.x - MARGIN, bottom) };
    let half = plan.half_size();
    // Who acted last stays in the middle until somebody else does; a camera that doesn't follow stays where it is.
    let last = framed.and_then(|(.., actor)| actor);
    let follows = session.is_some_and(|session| session.follows);
    let actor = marks.highlights.as_ref().and_then(|marks| marks.actor).filter(|_| follows).or(last);
    let now = (size, free, half, actor);
    if free.width() < 1.0 || free.height() < 1.0 || *framed == Some(now) {
        return;
    }
    *framed = Some(now);
    let whole = home(half, size, free, Orbit::PITCH);
    let place = minis.iter().find(|(mini, _)| Some(mini.0) == actor).map(|(_, home)| home.at);
    for mut orbit in &mut orbits {
        orbit.rise(home(half, size, free, Orbit::ABOVE));
        orbit.settle(place.map_or(whole, |place| nearer(whole, place, half)));
    }
}

/// A view of a board with a given half size from nearer by, with a place as near its middle as the rim of the board
/// allows.
fn nearer((focus, distance): (Vec3, f32), place: Vec3, half: Vec2) -> (Vec3, f32) {
    let room = half * (1.0 - NEARER);
    let towards = Vec3::new(place.x.clamp(-room.x, room.x), 0.0, place.z.clamp(-room.y, room.y));
    (focus.with_y(0.0) * NEARER + towards + Vec3::Y * MIDDLE, distance * NEARER)
}

/// The corners of a board with a given half size, at a height.
fn corners(half: Vec2, height: f32) -> impl Iterator<Item = Vec3> {
    [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)]
        .into_iter()
        .map(move |(x, z)| Vec3::new(half.x * x, height, half.y * z))
}

/// From where a board with a given half size fills a part of the window, at an angle above it.
pub(super) fn home(half: Vec2, window: Vec2, free: Rect, pitch: f32) -> (Vec3, f32) {
    let unit = window.y / 2.0;
    let wanted = (free.center() - window / 2.0) / unit * Vec2::new(1.0, -1.0);
    let room = free.size() / unit;
    let corners: Vec<Vec3> = [HIGH.0, HIGH.1].into_iter().flat_map(|height| corners(half, height)).collect();
    let mut distance = NEAREST;
    loop {
        let mut focus = Vec3::Y * MIDDLE;
        let mut size = Vec2::ZERO;
        // With perspective, moving the picture changes its size a little.
        for _ in 0..8 {
            let eye = Orbit::standing(focus, distance, pitch);
            let seen = corners.iter().map(|corner| Orbit::seen_from(&eye, *corner));
            let (least, most) = seen.fold((Vec2::MAX, Vec2::MIN), |(least, most), at| (least.min(at), most.max(at)));
            size = most - least;
            let off = (least + most) / 2.0 - wanted;
            focus += Vec3::new(off.x, 0.0, -off.y / pitch.sin()) * distance * (FIELD / 2.0).tan();
        }
        if size.cmple(room).all() || distance >= FARTHEST {
            return (focus, distance);
        }
        distance += STEP;
    }
}

/// What was asked about, and what was free.
type About = (Option<MiniId>, Option<MiniId>, Option<Rect>);

/// Moves the picture as little as it takes to show the board, the actor and its target.
fn keep_in_sight(
    mut orbits: Query<&mut Orbit>,
    cameras: Screened,
    marks: Res<Marks>,
    (plan, panels): (Option<Res<Plan>>, Res<Panels>),
    minis: Query<(&MiniatureOf, &GlobalTransform)>,
    windows: Query<&Window>,
    mut seen: Local<About>,
) {
    let (Ok(mut orbit), Ok((camera, eye)), Ok(window)) = (orbits.single_mut(), cameras.single(), windows.single())
    else {
        return;
    };
    let highlights = marks.highlights.as_ref();
    let (actor, target) = highlights.map_or((None, None), |marks| (marks.actor, marks.target));
    let now = (actor, target, panels.free);
    let Some(free) = panels.free.filter(|_| *seen != now && !orbit.is_moving()) else { return };
    *seen = now;
    if orbit.is_held() {
        return;
    }
    let before = orbit.aside() * window.height();
    let seen_at = |place| Some(camera.world_to_viewport(eye, place).ok()? - before);
    // A question that is taller than usual: the board moves up into what is free above it.
    let edge = |height| plan.iter().flat_map(move |plan| corners(plan.half_size(), height)).filter_map(seen_at);
    let top = edge(HIGH.0).fold(f32::MAX, |top, at| top.min(at.y));
    let bottom = edge(0.0).fold(0.0, |bottom, at| at.y.max(bottom));
    let mut by = Vec2::new(0.0, -lift(top, bottom, free));
    let free = free.inflate(-ROOM.min(free.width() / 3.0).min(free.height() / 3.0));
    let about = minis.iter().filter(|(mini, _)| [actor, target].contains(&Some(mini.0)));
    // The actor comes last: if both don't fit, the actor is the one that is visible.
    for place in about.filter_map(|(_, place)| seen_at(place.translation())) {
        let moved = place + by;
        by += moved.clamp(free.min, free.max) - moved;
    }
    orbit.move_aside(by / window.height());
}

/// How far up a board moves, given where its floors reach in the window: as far as a panel covers it, but never
/// out of the picture. A player who has zoomed in has nothing free above.
fn lift(top: f32, bottom: f32, free: Rect) -> f32 {
    (bottom - free.max.y).min(top - free.min.y).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_moves_up_before_a_tall_question_and_no_farther_than_there_is_room() {
        let free = |bottom| Rect::new(225.0, 45.0, 1055.0, bottom);
        assert_eq!(lift(85.0, 522.0, free(630.0)), 0.0, "nothing is covered");
        assert_eq!(lift(85.0, 522.0, free(500.0)), 22.0);
        assert_eq!(lift(85.0, 522.0, free(400.0)), 40.0, "the farther side stays in the picture");
        assert_eq!(lift(-300.0, 900.0, free(400.0)), 0.0, "whoever looks closely is left alone");
    }

    #[test]
    fn the_whole_board_fills_what_the_panels_leave_free() {
        for (window, free) in [
            (Vec2::new(1280.0, 720.0), Rect::new(225.0, 45.0, 1055.0, 626.0)),
            (Vec2::new(1920.0, 1080.0), Rect::new(340.0, 70.0, 1580.0, 930.0)),
            (Vec2::new(1024.0, 768.0), Rect::new(300.0, 30.0, 880.0, 700.0)),
        ] {
            let half = Vec2::new(4.0, 3.0);
            for pitch in [Orbit::PITCH, Orbit::ABOVE] {
                let (focus, distance) = home(half, window, free, pitch);
                let eye = Orbit::standing(focus, distance, pitch);
                let mut shown = Rect { min: Vec2::MAX, max: Vec2::MIN };
                for corner in corners(half, 0.0) {
                    let at = Orbit::seen_from(&eye, corner) * Vec2::new(1.0, -1.0);
                    let at = window / 2.0 + at * window.y / 2.0;
                    assert!(free.inflate(2.0).contains(at), "{at} is not in {free:?}");
                    shown = shown.union_point(at);
                }
                let fills = (shown.size() / free.size()).max_element();
                assert!(fills > 0.8, "only {fills} of {free:?} is used");
            }
        }
    }

    #[test]
    fn who_acts_is_near_the_middle_and_the_rim_of_the_board_near_the_rim_of_the_picture() {
        let (window, free) = (Vec2::new(1280.0, 720.0), Rect::new(225.0, 45.0, 1055.0, 626.0));
        let half = Vec2::new(4.0, 3.0);
        let whole = home(half, window, free, Orbit::PITCH);
        for place in [Vec3::ZERO, Vec3::new(3.7, 0.0, -2.7), Vec3::new(-3.7, 0.0, 2.7), Vec3::new(1.0, 0.6, 0.5)] {
            let (focus, distance) = nearer(whole, place, half);
            let eye = Orbit::standing(focus, distance, Orbit::PITCH);
            let at = window / 2.0 + Orbit::seen_from(&eye, place) * Vec2::new(1.0, -1.0) * window.y / 2.0;
            assert!(distance < whole.1 && free.contains(at), "{place} is seen at {at}");
            let is_inner = place.xz().abs().cmple(half * (1.0 - NEARER)).all();
            assert!(!is_inner || at.distance(free.center()) < 90.0, "{place} is seen at {at}");
        }
    }
}
