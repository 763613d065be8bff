//! Pictures of boards, their places and missions. Panels only name the one they want, by an [`address`](Painting::address): the owner
//! of the window has installed a loader for such pictures in egui. Until a picture is there, a dark box keeps its
//! place.

use egui::load::SizeHint;
use egui::{Color32, Mesh, Pos2, Rect, Shape, TextureOptions, Ui, Vec2, epaint::RectShape, pos2};

use super::theme::Theme;

/// How addresses of these pictures begin.
const SCHEME: &str = "painting://";

/// Which picture, by the id that the content gives its subject.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Painting<'a> {
    /// A board from above.
    Board(&'a str),
    /// A Hero on a plinth.
    Figure(&'a str),
    /// Who meets in a mission.
    Mission(&'a str),
    /// The place of a board at night.
    Place(&'a str),
}

impl<'a> Painting<'a> {
    /// The address under which egui's loaders are asked for it.
    pub fn address(self) -> String {
        match self {
            Painting::Board(id) => format!("{SCHEME}board/{id}"),
            Painting::Figure(id) => format!("{SCHEME}figure/{id}"),
            Painting::Mission(id) => format!("{SCHEME}mission/{id}"),
            Painting::Place(id) => format!("{SCHEME}place/{id}"),
        }
    }

    /// Which picture an address means.
    pub fn read(address: &'a str) -> Option<Painting<'a>> {
        match address.strip_prefix(SCHEME)?.split_once('/')? {
            ("board", id) => Some(Painting::Board(id)),
            ("figure", id) => Some(Painting::Figure(id)),
            ("mission", id) => Some(Painting::Mission(id)),
            ("place", id) => Some(Painting::Place(id)),
            _ => None,
        }
    }
}

/// Fills a box with a picture: as much of its middle as fits the box's shape.
pub(crate) fn paint(ui: &Ui, theme: &Theme, painting: Painting, rect: Rect, round: f32) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let dots = rect.size() * ui.pixels_per_point();
    let hint =
        SizeHint::Size { width: dots.x.ceil() as u32, height: dots.y.ceil() as u32, maintain_aspect_ratio: true };
    let found = ui.ctx().try_load_texture(&painting.address(), TextureOptions::LINEAR, hint).ok();
    let painter = ui.painter();
    painter.rect_filled(rect, round, theme.ground.to_opaque());
    let Some(poll) = found else { return };
    if let (Some(texture), Some(size)) = (poll.texture_id(), poll.size()) {
        let shape = RectShape::filled(rect, round, Color32::WHITE).with_texture(texture, middle(size, rect.size()));
        painter.add(shape);
    }
}

/// Darkness at the foot of a picture, for letters.
pub(crate) fn shade(ui: &Ui, rect: Rect, height: f32) {
    let foot = rect.with_min_y((rect.bottom() - height).max(rect.top()));
    let (top, bottom) = (Color32::TRANSPARENT, Color32::from_black_alpha(225));
    let mut mesh = Mesh::default();
    for (corner, color) in [
        (foot.left_top(), top),
        (foot.right_top(), top),
        (foot.right_center(), Color32::from_black_alpha(170)),
        (foot.left_center(), Color32::from_black_alpha(170)),
        (foot.right_bottom(), bottom),
        (foot.left_bottom(), bottom),
    ] {
        mesh.colored_vertex(corner, color);
    }
    for [a, b, c] in [[0, 1, 2], [0, 2, 3], [3, 2, 4], [3, 4, 5]] {
        mesh.add_triangle(a, b, c);
    }
    ui.painter().add(Shape::mesh(mesh));
}

/// The part of a picture, as fractions of its size, that has the shape of a box.
fn middle(picture: Vec2, shown: Vec2) -> Rect {
    let scale = (shown.x / picture.x).max(shown.y / picture.y);
    let part = shown / (picture * scale);
    Rect::from_center_size(pos2(0.5, 0.5), part).intersect(Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)))
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    #[test]
    fn an_address_says_which_picture() {
        let board = "subway";
        for painting in [
            Painting::Board(board),
            Painting::Figure("batman"),
            Painting::Mission("to_sink_a_city"),
            Painting::Place(board),
        ] {
            assert_eq!(Painting::read(&painting.address()), Some(painting));
        }
        for other in ["portrait://hero/batman", "painting://subway", "painting://face/batman"] {
            assert_eq!(Painting::read(other), None);
        }
    }

    #[test]
    fn a_picture_fills_its_box_without_being_stretched() {
        assert_eq!(middle(vec2(960.0, 400.0), vec2(480.0, 200.0)), Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)));
        assert_eq!(middle(vec2(960.0, 400.0), vec2(400.0, 400.0)).height(), 1.0);
        assert!((middle(vec2(960.0, 400.0), vec2(400.0, 400.0)).width() - 400.0 / 960.0).abs() < 1e-5);
        assert!((middle(vec2(960.0, 400.0), vec2(960.0, 200.0)).height() - 0.5).abs() < 1e-5);
    }
}
