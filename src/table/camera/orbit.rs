//! The camera: turns around a point of the board, pans, zooms, looks straight down, frames places; within limits.

use bevy::prelude::*;

use crate::table::place::Plan;

/// The steepest angle over the board, in radians.
const STEEPEST: f32 = 1.54;
/// The flattest one.
pub(crate) const FLATTEST: f32 = 0.32;
/// The nearest and farthest distances, in units.
const NEAREST: f32 = 1.6;
const FARTHEST: f32 = 22.0;

/// For photos, the nearest distance and the flattest angle.
const FREELY: (f32, f32) = (0.5, 0.05);
/// For the portrait of a miniature: the distance, and the angle above it.
const PORTRAIT: (f32, f32) = (1.9, 0.24);
/// How far it leans toward a blow: what part of the way to the side, and how much nearer.
const LEAN: (f32, f32) = (0.4, 0.26);

/// For this many seconds after the player's last touch, nothing else moves the camera.
const HAND: f32 = 4.0;
/// The margin between what is framed and the edges of what is free, in points of the window.
const ROOM: f32 = 40.0;

/// The vertical field of view, in radians.
pub(crate) const FIELD: f32 = 0.72;

/// The camera and where it wants to be.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Orbit {
    now: View,
    wanted: View,
    /// Where it is at the start.
    home: View,
    /// Where it sees the whole board straight from above.
    above: View,
    /// Half the board's width and depth: the focus stays over the board.
    limits: Vec2,
    /// How far the picture is moved aside, so that no panel hides what matters: current and wanted, right and down, as
    /// fractions of its height.
    aside: (Vec2, Vec2),
    /// For a moment, toward what it leans, and how far, from 0 to 1.
    leaning: (Vec3, f32),
    /// Whether the player has moved it away from home.
    is_moved: bool,
    /// How many seconds ago the player last touched it.
    hand: f32,
    /// In photo mode: where it was before, and whether the player had moved it.
    kept: Option<(View, bool)>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct View {
    focus: Vec3,
    turn: f32,
    pitch: f32,
    distance: f32,
}

const FIRST: View = View { focus: Vec3::new(0.0, 0.2, 0.85), turn: 0.0, pitch: Orbit::PITCH, distance: 10.6 };
const ABOVE: View = View { focus: Vec3::new(0.0, 0.0, 0.4), turn: 0.0, pitch: STEEPEST, distance: 12.0 };
impl Default for Orbit {
    /// As at the start of a match.
    fn default() -> Orbit {
        Orbit {
            now: FIRST,
            wanted: FIRST,
            home: FIRST,
            above: ABOVE,
            limits: Vec2::splat(4.0),
            aside: Default::default(),
            leaning: Default::default(),
            is_moved: false,
            hand: f32::MAX,
            kept: None,
        }
    }
}

impl Orbit {
    /// The angle above the board at the start, in radians.
    pub(crate) const PITCH: f32 = 0.86;
    /// The angle from above.
    pub(crate) const ABOVE: f32 = STEEPEST;

    /// Keeps the focus over a board.
    pub(crate) fn begin(&mut self, plan: &Plan) {
        self.limits = plan.half_size();
        (self.home, self.above) = (FIRST, ABOVE);
        self.reset();
    }

    /// Where it is at the start, and after a reset. It goes there unless the player has moved it.
    pub(crate) fn settle(&mut self, (focus, distance): (Vec3, f32)) {
        self.home = View { focus, distance, ..FIRST };
        if !self.is_moved {
            self.reset();
        }
    }

    /// From where the whole board is seen from above.
    pub(crate) fn rise(&mut self, (focus, distance): (Vec3, f32)) {
        self.above = View { focus, distance, ..ABOVE };
    }

    /// Where a camera would be, with its focus at a place, at an angle above the board.
    pub(crate) fn standing(focus: Vec3, distance: f32, pitch: f32) -> Transform {
        Orbit { now: View { focus, distance, pitch, ..FIRST }, ..Orbit::default() }.transform()
    }

    /// How a camera sees a place: across and up, 1 at the edges of a square picture.
    pub(crate) fn seen_from(eye: &Transform, place: Vec3) -> Vec2 {
        let seen = eye.rotation.inverse() * (place - eye.translation);
        Vec2::new(seen.x, seen.y) / (-seen.z).max(0.01) / (FIELD / 2.0).tan()
    }

    /// The player moves it: it stays where it is put.
    fn take(&mut self) {
        self.is_moved = true;
        self.hold();
    }

    /// The player is touching it.
    pub(super) fn hold(&mut self) {
        self.hand = 0.0;
    }

    /// Whether the player is touching it, or was a moment ago: nothing else moves it.
    pub(crate) fn is_held(&self) -> bool {
        self.hand < HAND || self.is_free()
    }

    /// For photos: it goes closer and lower, and nothing but the player moves it.
    pub(crate) fn set_free(&mut self) {
        self.kept.get_or_insert((self.wanted, self.is_moved));
        self.aside.1 = Vec2::ZERO;
        self.is_moved = true;
    }

    /// For photos: close to a place, low, from the side on which it is.
    pub(crate) fn visit(&mut self, place: Vec3) {
        self.take();
        (self.wanted.distance, self.wanted.pitch) = PORTRAIT;
        self.wanted.focus = place;
        self.clamp();
    }

    /// Back to where it was before.
    pub(crate) fn come_back(&mut self) {
        if let Some((view, is_moved)) = self.kept.take() {
            (self.wanted, self.is_moved) = (view, is_moved);
        }
    }

    /// Whether it is free.
    pub(crate) fn is_free(&self) -> bool {
        self.kept.is_some()
    }

    /// How far the picture is moved aside.
    pub(crate) fn aside(&self) -> Vec2 {
        self.aside.0
    }

    /// Moves the picture aside, right and down, as fractions of its height, from where the player has put it.
    pub(crate) fn move_aside(&mut self, by: Vec2) {
        self.aside.1 = by;
    }

    /// For a moment, leans toward a place, from 0 to 1; not while the player is moving it.
    pub(crate) fn lean_in(&mut self, place: Vec3, near: f32) {
        self.leaning = (place, if self.is_held() { 0.0 } else { near });
    }

    /// Straight from above.
    pub(crate) fn top_down(&mut self) {
        self.take();
        self.wanted = self.above;
        self.aside.1 = Vec2::ZERO;
    }

    /// As at the start.
    pub(crate) fn reset(&mut self) {
        self.wanted = self.home;
        self.aside.1 = Vec2::ZERO;
        self.is_moved = false;
    }

    /// Looks at something other than a board, from the front; its focus stays within half a width and half a depth.
    pub(crate) fn show(&mut self, focus: Vec3, pitch: f32, distance: f32, limits: Vec2) {
        self.wanted = View { focus, turn: 0.0, pitch, distance };
        self.aside.1 = Vec2::ZERO;
        self.limits = limits;
        self.clamp();
    }

    /// Jumps there at once.
    pub(crate) fn jump(&mut self) {
        self.now = self.wanted;
        self.aside.0 = self.aside.1;
    }

    /// Looks at a place from the same distance as before.
    pub(crate) fn look_at(&mut self, place: Vec3) {
        self.take();
        self.wanted.focus = place;
        self.clamp();
    }

    /// Brings places into a part of a window of a given size, if they aren't there; moves no more than needed, and not
    /// while the player is moving it.
    pub(crate) fn frame(&mut self, places: &[Vec3], window: Vec2, free: Rect) {
        if self.is_held() {
            return;
        }
        let free = free.inflate(-ROOM.min(free.width() / 4.0).min(free.height() / 4.0));
        // With perspective, moving the picture changes its size a little.
        for _ in 0..12 {
            let seen = places.iter().map(|place| self.wanted_at(*place, window));
            let (least, most) = seen.fold((Vec2::MAX, Vec2::MIN), |(least, most), at| (least.min(at), most.max(at)));
            let larger = ((most - least) / free.size()).max_element();
            if larger > 1.0 && self.wanted.distance < FARTHEST {
                self.wanted.distance = (self.wanted.distance * larger.min(1.5) * 1.05).min(FARTHEST);
                continue;
            }
            // If both don't fit, the first one is visible.
            let (least, most) = if larger > 1.0 {
                let first = self.wanted_at(places[0], window);
                (first, first)
            } else {
                (least, most)
            };
            let off = (most - free.max).max(Vec2::ZERO) - (free.min - least).max(Vec2::ZERO);
            if off.abs().max_element() < 0.5 {
                break;
            }
            let unit = 2.0 * self.wanted.distance * (FIELD / 2.0).tan() / window.y;
            let way = Vec3::new(off.x, 0.0, off.y / self.wanted.pitch.sin()) * unit;
            self.wanted.focus += Quat::from_rotation_y(self.wanted.turn) * way;
        }
        self.clamp();
    }

    /// Where a place will be in a window of a given size, once the camera is where it wants to be.
    fn wanted_at(&self, place: Vec3, window: Vec2) -> Vec2 {
        let eye = Orbit { now: self.wanted, aside: (self.aside.1, self.aside.1), ..*self }.transform();
        window / 2.0 + Orbit::seen_from(&eye, place) * Vec2::new(1.0, -1.0) * window.y / 2.0
    }

    /// Nearer (below 1) or farther (above 1).
    pub(crate) fn zoom(&mut self, by: f32) {
        self.take();
        self.wanted.distance *= by;
        self.clamp();
    }

    /// Nearer or farther, with a place of the board staying where it is in the picture.
    pub(super) fn zoom_at(&mut self, place: Vec3, by: f32) {
        let before = self.wanted.distance;
        self.zoom(by);
        let place = place.with_y(self.wanted.focus.y);
        self.wanted.focus = place + (self.wanted.focus - place) * (self.wanted.distance / before);
        self.clamp();
    }

    /// How high above the table its focus is.
    pub(super) fn level(&self) -> f32 {
        self.now.focus.y
    }

    /// Moves the point that it looks at, as it sees it.
    pub(super) fn pan(&mut self, right: f32, away: f32) {
        self.take();
        let side = Quat::from_rotation_y(self.wanted.turn);
        let reach = self.wanted.distance * 0.12;
        self.wanted.focus += side * Vec3::new(right, 0.0, -away) * reach;
        self.clamp();
    }

    /// Turns around the focus, and up or down.
    pub(crate) fn turn(&mut self, right: f32, up: f32) {
        self.take();
        self.wanted.turn += right;
        self.wanted.pitch += up;
        self.clamp();
    }

    fn clamp(&mut self) {
        let (nearest, flattest) = if self.is_free() { FREELY } else { (NEAREST, FLATTEST) };
        let wanted = &mut self.wanted;
        wanted.distance = wanted.distance.clamp(nearest, FARTHEST);
        wanted.pitch = wanted.pitch.clamp(flattest, STEEPEST);
        wanted.focus.x = wanted.focus.x.clamp(-self.limits.x, self.limits.x);
        wanted.focus.z = wanted.focus.z.clamp(-self.limits.y, self.limits.y);
        wanted.focus.y = wanted.focus.y.clamp(0.0, 1.5);
    }

    /// Whether it is on its way.
    pub(crate) fn is_moving(&self) -> bool {
        self.now != self.wanted || self.aside.0 != self.aside.1
    }

    /// The player's hand has left it alone for this many more seconds.
    pub(super) fn wait(&mut self, seconds: f32) {
        self.hand += seconds;
    }

    /// A fraction of the way, or all of it.
    pub(super) fn glide(&mut self, part: f32) {
        let (now, wanted) = (&mut self.now, self.wanted);
        now.focus = now.focus.lerp(wanted.focus, part);
        now.turn += (wanted.turn - now.turn) * part;
        now.pitch += (wanted.pitch - now.pitch) * part;
        now.distance += (wanted.distance - now.distance) * part;
        self.aside.0 = self.aside.0.lerp(self.aside.1, part);
        if self.aside.0.distance(self.aside.1) < 0.002 {
            self.aside.0 = self.aside.1;
        }
        let near = now.focus.distance(wanted.focus) < 0.004 && (now.distance - wanted.distance).abs() < 0.01;
        if near && (now.turn - wanted.turn).abs() < 0.002 && (now.pitch - wanted.pitch).abs() < 0.002 {
            *now = wanted;
        }
    }

    /// Where it stands now.
    pub(crate) fn transform(&self) -> Transform {
        let View { focus, turn, pitch, distance } = self.now;
        let (place, near) = self.leaning;
        let (focus, distance) = (focus.lerp(place, near * LEAN.0), distance * (1.0 - near * LEAN.1));
        let height = 2.0 * distance * (FIELD / 2.0).tan();
        let aside = Vec3::new(-self.aside.0.x, 0.0, -self.aside.0.y / pitch.sin()) * height;
        let focus = focus + Quat::from_rotation_y(turn) * aside;
        let back = Quat::from_rotation_y(turn) * Quat::from_rotation_x(-pitch) * Vec3::Z;
        let up = Quat::from_rotation_y(turn) * Vec3::NEG_Z;
        Transform::from_translation(focus + back * distance).looking_at(focus, if pitch > 1.5 { up } else { Vec3::Y })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);
    const FREE: Rect = Rect { min: Vec2::new(225.0, 45.0), max: Vec2::new(1055.0, 626.0) };

    /// A camera that the player zoomed in some time ago.
    fn near() -> Orbit {
        let mut orbit = Orbit::default();
        orbit.zoom(0.35);
        orbit.jump();
        orbit.hand = HAND + 1.0;
        orbit
    }

    fn is_seen(orbit: &Orbit, place: Vec3) -> bool {
        FREE.contains(orbit.wanted_at(place, WINDOW))
    }

    #[test]
    fn who_acts_and_whom_it_is_about_come_into_the_picture() {
        for (one, other) in
            [(Vec3::new(3.0, 0.0, -2.0), Vec3::new(2.2, 0.6, -1.5)), (Vec3::ZERO, Vec3::new(3.6, 0.0, 2.6))]
        {
            for turn in [0.0, 0.9, -2.4] {
                let mut orbit = near();
                orbit.wanted.turn = turn;
                assert!(!is_seen(&orbit, one) || !is_seen(&orbit, other), "{one} and {other} are seen anyway");
                orbit.frame(&[one, other], WINDOW, FREE);
                assert!(is_seen(&orbit, one) && is_seen(&orbit, other), "{one} and {other} from {turn}");
            }
        }
    }

    #[test]
    fn what_is_in_the_picture_moves_nothing() {
        let mut orbit = near();
        let before = orbit.wanted;
        orbit.frame(&[before.focus, before.focus + Vec3::X * 0.3], WINDOW, FREE);
        assert_eq!(orbit.wanted, before);
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_when_the_player_zooms() {
        for (place, by) in [(Vec3::new(1.2, 0.2, -0.6), 0.7), (Vec3::new(-2.0, 0.2, 1.5), 1.3)] {
            let mut orbit = near();
            let before = orbit.wanted_at(place, WINDOW);
            orbit.zoom_at(place, by);
            let after = orbit.wanted_at(place, WINDOW);
            assert!(before.distance(after) < 0.5, "{before} becomes {after}");
        }
    }

    #[test]
    fn a_free_camera_goes_closer_and_lower_and_comes_back_to_where_it_was() {
        let mut orbit = near();
        let before = orbit.wanted;
        orbit.set_free();
        orbit.visit(Vec3::new(1.0, 0.4, -1.0));
        assert_eq!(orbit.wanted.focus, Vec3::new(1.0, 0.4, -1.0));
        orbit.zoom(0.01);
        orbit.turn(1.0, -3.0);
        assert!(orbit.wanted.distance < NEAREST && orbit.wanted.pitch < FLATTEST);
        let put = orbit.wanted;
        orbit.hand = HAND + 1.0;
        orbit.frame(&[Vec3::new(3.5, 0.0, 2.5)], WINDOW, FREE);
        orbit.settle((Vec3::ZERO, 9.0));
        assert_eq!(orbit.wanted, put, "only the player moves it");
        orbit.come_back();
        assert_eq!(orbit.wanted, before);
    }

    #[test]
    fn nothing_moves_the_camera_against_the_players_hand() {
        let far = [Vec3::new(3.5, 0.0, 2.5), Vec3::new(-3.5, 0.0, -2.5)];
        let hands: [fn(&mut Orbit); 4] =
            [|orbit| orbit.turn(0.1, 0.0), |orbit| orbit.pan(0.1, 0.0), |orbit| orbit.zoom(0.9), Orbit::hold];
        for by_hand in hands {
            let mut orbit = near();
            by_hand(&mut orbit);
            let put = orbit.wanted;
            orbit.frame(&far, WINDOW, FREE);
            assert_eq!(orbit.wanted, put, "it stays where it is put");
            orbit.hand += HAND;
            orbit.frame(&far, WINDOW, FREE);
            assert_ne!(orbit.wanted, put, "some seconds later it follows again");
        }
    }
}
