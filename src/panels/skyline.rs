//! The night behind the menu: a sky, a moon, a searchlight and three rows of towers, the same every time.

use egui::{Color32, Context, LayerId, Mesh, Painter, Pos2, Rect, Shape, pos2, vec2};

/// The sky from its zenith to the glow over the roofs.
const ZENITH: Color32 = Color32::from_rgb(5, 8, 15);
const HORIZON: Color32 = Color32::from_rgb(44, 50, 66);

/// A row of towers, from the farthest to the nearest.
struct Row {
    /// Where the row begins, so that no two rows are alike.
    seed: u32,
    /// Width of a tower, as a part of the window's height.
    width: f32,
    /// Lowest and highest roof, as parts of the window's height.
    roofs: (f32, f32),
    color: Color32,
    /// One window in this many is lit; none are lit in a row that is too far away.
    lit: Option<u32>,
}

const ROWS: [Row; 3] = [
    Row { seed: 3, width: 0.075, roofs: (0.30, 0.62), color: Color32::from_rgb(30, 36, 51), lit: None },
    Row { seed: 11, width: 0.105, roofs: (0.20, 0.50), color: Color32::from_rgb(18, 23, 35), lit: Some(6) },
    Row { seed: 29, width: 0.15, roofs: (0.10, 0.33), color: Color32::from_rgb(9, 12, 20), lit: Some(9) },
];

/// Paints it behind everything.
pub(crate) fn paint(ctx: &Context) {
    let painter = ctx.layer_painter(LayerId::background());
    let all = ctx.content_rect();
    let unit = all.height();
    upright(&painter, all, ZENITH, HORIZON);
    let moon = all.left_top() + vec2(all.width() * 0.82, unit * 0.2);
    for (size, alpha) in [(0.2, 4), (0.165, 5), (0.13, 6), (0.1, 8)] {
        painter.circle_filled(moon, unit * size, Color32::from_rgba_unmultiplied(170, 195, 230, alpha));
    }
    painter.circle_filled(moon, unit * 0.075, Color32::from_rgb(214, 220, 226));
    painter.circle_filled(moon + vec2(-0.02, 0.012) * unit, unit * 0.016, Color32::from_rgb(190, 197, 206));
    painter.circle_filled(moon + vec2(0.024, -0.02) * unit, unit * 0.011, Color32::from_rgb(194, 201, 210));
    for (at, row) in ROWS.iter().enumerate() {
        if at == 1 {
            searchlight(&painter, all);
        }
        towers(&painter, all, row);
    }
    // The street's light fades the feet of the nearest row into the dark.
    let street = Rect::from_min_max(pos2(all.left(), all.bottom() - unit * 0.16), all.right_bottom());
    upright(&painter, street, Color32::TRANSPARENT, Color32::from_black_alpha(190));
}

/// A rectangle that changes its color from top to bottom.
fn upright(painter: &Painter, rect: Rect, top: Color32, bottom: Color32) {
    let mut mesh = Mesh::default();
    for (corner, color) in
        [(rect.left_top(), top), (rect.right_top(), top), (rect.right_bottom(), bottom), (rect.left_bottom(), bottom)]
    {
        mesh.colored_vertex(corner, color);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}

/// A beam from behind the roofs into the clouds, fading on its way, and the pale disc that it casts there.
fn searchlight(painter: &Painter, all: Rect) {
    let unit = all.height();
    let foot = all.left_bottom() + vec2(all.width() * 0.3, -unit * 0.42);
    let cloud = all.left_top() + vec2(all.width() * 0.17, unit * 0.13);
    let across = (cloud - foot).normalized().rot90() * unit * 0.085;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(foot, Color32::from_rgba_unmultiplied(190, 205, 225, 60));
    mesh.colored_vertex(cloud + across, Color32::from_rgba_unmultiplied(190, 205, 225, 8));
    mesh.colored_vertex(cloud - across, Color32::from_rgba_unmultiplied(190, 205, 225, 8));
    mesh.add_triangle(0, 1, 2);
    painter.add(Shape::mesh(mesh));
    for (size, alpha) in [(0.1, 10), (0.085, 14)] {
        let glow = Color32::from_rgba_unmultiplied(205, 214, 226, alpha);
        painter.add(Shape::ellipse_filled(cloud, vec2(unit * size, unit * size * 0.72), glow));
    }
}

fn towers(painter: &Painter, all: Rect, row: &Row) {
    let unit = all.height();
    let mut left = all.left() - unit * row.width * 0.5;
    let mut tower = row.seed * 1000;
    while left < all.right() {
        tower += 1;
        let width = unit * row.width * (0.6 + 0.8 * part(tower, 1));
        let roof = unit * (row.roofs.0 + (row.roofs.1 - row.roofs.0) * part(tower, 2));
        let body = Rect::from_min_max(pos2(left, all.bottom() - roof), pos2(left + width, all.bottom()));
        painter.rect_filled(body, 0.0, row.color);
        top_of(painter, body, row.color, tower);
        if let Some(lit) = row.lit {
            windows(painter, body, unit * row.width * 0.075, lit, tower);
        }
        left += width + unit * 0.004;
    }
}

/// A stepped roof, a water tank or a spire.
fn top_of(painter: &Painter, body: Rect, color: Color32, tower: u32) {
    let (width, roof) = (body.width(), body.center_top());
    let block = |wide: f32, high: f32, up: f32| {
        Rect::from_min_size(roof - vec2(width * wide / 2.0, width * (up + high)), vec2(width * wide, width * high))
    };
    match grain(tower, 3) % 4 {
        0 => {
            painter.rect_filled(block(0.7, 0.18, 0.0), 0.0, color);
            painter.rect_filled(block(0.4, 0.2, 0.17), 0.0, color);
            painter.rect_filled(block(0.05, 0.5, 0.36), 0.0, color);
        }
        1 => {
            let spire =
                vec![roof - vec2(width * 0.3, 0.0), roof - vec2(0.0, width * 0.9), roof + vec2(width * 0.3, 0.0)];
            painter.add(Shape::convex_polygon(spire, color, egui::Stroke::NONE));
        }
        2 => {
            painter.rect_filled(block(0.28, 0.3, 0.12), 2.0, color);
            painter.rect_filled(block(0.04, 0.14, 0.0), 0.0, color);
        }
        _ => {}
    }
}

fn windows(painter: &Painter, body: Rect, size: f32, lit: u32, tower: u32) {
    let (columns, rows) = ((body.width() / (size * 1.7)) as u32, (body.height() / (size * 2.1)) as u32);
    let margin = (body.width() - columns as f32 * size * 1.7 + size * 0.7) / 2.0;
    for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
        let chance = grain(tower, 100 + column * 97 + row);
        if !chance.is_multiple_of(lit) {
            continue;
        }
        let at: Pos2 = body.left_top() + vec2(margin + column as f32 * size * 1.7, size + row as f32 * size * 2.1);
        let warm = match chance / lit % 4 {
            0 => Color32::from_rgb(120, 132, 150),
            1 => Color32::from_rgb(196, 150, 82),
            _ => Color32::from_rgb(148, 112, 66),
        };
        painter.rect_filled(Rect::from_min_size(at, vec2(size, size * 1.25)), 0.0, warm);
    }
}

/// A number that looks random but is the same every time.
fn grain(tower: u32, salt: u32) -> u32 {
    let mut mixed = tower.wrapping_mul(0x9e37_79b9) ^ salt.wrapping_mul(0x85eb_ca6b);
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
    mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297a_2d39);
    mixed ^ (mixed >> 15)
}

/// The same, from 0 to 1.
fn part(tower: u32, salt: u32) -> f32 {
    (grain(tower, salt) % 1000) as f32 / 1000.0
}
