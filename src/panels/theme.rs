//! The look of the panels: a dark room, cyan instruments, amber marks. Every color has a shape or word beside it.

use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Visuals};

use super::fonts;
use super::settings::{Palette, Settings};
use gotham_content::BoundaryKind;
use gotham_content::dice::Color;
use gotham_content::mission::Side;

/// Colors of the panels for some settings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Theme {
    /// Behind panels.
    pub ground: Color32,
    /// Behind parts of panels.
    pub raised: Color32,
    /// Lines.
    pub line: Color32,
    /// Words.
    pub words: Color32,
    /// Words that matter less.
    pub faint: Color32,
    /// Instruments: what can be used.
    pub cyan: Color32,
    /// Marks: what is chosen, costs and warnings.
    pub amber: Color32,
    /// Wounds and refusals.
    pub red: Color32,
    /// Goals that are met.
    pub green: Color32,
    /// How thick lines are.
    pub thick: f32,
    /// How large texts are; 1: as drawn.
    text: f32,
    palette: Palette,
}

/// A text style between body and heading: what is asked, and what is chosen.
pub(crate) fn question() -> TextStyle {
    TextStyle::Name("question".into())
}

/// The text style of a screen's title.
pub(crate) fn title() -> TextStyle {
    TextStyle::Name("title".into())
}

/// The text style of the game's own name.
pub(crate) fn name_of_the_game() -> TextStyle {
    TextStyle::Name("name of the game".into())
}

impl Theme {
    /// The theme of some settings.
    pub fn of(settings: &Settings) -> Theme {
        let plain = Theme {
            ground: Color32::from_rgba_unmultiplied(9, 14, 21, 252),
            raised: Color32::from_rgb(20, 29, 41),
            line: Color32::from_rgb(46, 66, 86),
            words: Color32::from_rgb(218, 228, 236),
            faint: Color32::from_rgb(142, 160, 176),
            cyan: Color32::from_rgb(86, 204, 224),
            amber: Color32::from_rgb(255, 190, 82),
            red: Color32::from_rgb(240, 96, 88),
            green: Color32::from_rgb(112, 208, 132),
            thick: 1.0,
            text: f32::from(settings.text_size) / 100.0,
            palette: settings.palette,
        };
        let plain = match settings.palette {
            Palette::Standard => plain,
            Palette::RedGreen => {
                Theme { red: Color32::from_rgb(230, 110, 40), green: Color32::from_rgb(90, 170, 255), ..plain }
            }
            Palette::BlueYellow => {
                Theme { cyan: Color32::from_rgb(90, 220, 190), amber: Color32::from_rgb(255, 150, 160), ..plain }
            }
        };
        if !settings.high_contrast {
            return plain;
        }
        Theme {
            ground: Color32::BLACK,
            raised: Color32::from_rgb(12, 12, 14),
            line: Color32::from_rgb(150, 170, 190),
            words: Color32::WHITE,
            faint: Color32::from_rgb(205, 215, 225),
            thick: 2.0,
            ..plain
        }
    }

    /// A number of points at the current text size.
    pub fn points(&self, drawn: f32) -> f32 {
        drawn * self.text
    }

    /// The font for painted text that isn't a widget.
    pub fn font(&self, drawn: f32) -> FontId {
        FontId::proportional(self.points(drawn))
    }

    /// The background of words over the board, which fades together with them.
    pub fn behind_words(&self, ink: u8) -> Color32 {
        let tenths = if self.thick > 1.0 { 10 } else { 9 };
        Color32::from_rgba_unmultiplied(6, 9, 14, (u16::from(ink) * tenths / 10) as u8)
    }

    /// The color of a side; `None`: Neutral. [`super::draw::side_mark`] gives the shape.
    pub fn side(&self, side: Option<Side>) -> Color32 {
        match (side, self.palette) {
            (Some(Side::Heroes), _) => Color32::from_rgb(84, 146, 255),
            (Some(Side::Villain), _) => Color32::from_rgb(176, 182, 190),
            (None, Palette::BlueYellow) => Color32::from_rgb(255, 130, 140),
            (None, _) => Color32::from_rgb(255, 158, 64),
        }
    }

    /// The color of a boundary on a map; `None`: of a door. Each also has its own line style.
    pub fn boundary(&self, kind: Option<BoundaryKind>) -> Color32 {
        match kind {
            Some(BoundaryKind::White) => Color32::from_rgb(236, 240, 246),
            Some(BoundaryKind::Orange) => Color32::from_rgb(255, 164, 50),
            Some(BoundaryKind::Red) => Color32::from_rgb(255, 74, 68),
            Some(BoundaryKind::Wall(_)) => Color32::from_rgb(196, 118, 84),
            Some(BoundaryKind::SolidWall) => Color32::from_rgb(178, 184, 192),
            None => self.cyan,
        }
    }

    /// What lies below lines on a map, so that they are visible on any floor.
    pub(crate) fn map_shadow(&self) -> Color32 {
        Color32::from_black_alpha(205)
    }

    /// Letters and rims on bright marks.
    pub fn ink(&self) -> Color32 {
        Color32::from_rgb(8, 12, 18)
    }

    /// The color of a die.
    pub fn die(&self, color: Color) -> Color32 {
        match color {
            Color::White => Color32::from_rgb(232, 234, 238),
            Color::Yellow => Color32::from_rgb(248, 212, 74),
            Color::Orange => Color32::from_rgb(240, 138, 44),
            Color::Red => Color32::from_rgb(206, 52, 50),
            Color::Black => Color32::from_rgb(34, 34, 40),
        }
    }

    /// The color of the pips of a die.
    pub fn pips(&self, color: Color) -> Color32 {
        match color {
            Color::White | Color::Yellow | Color::Orange => Color32::from_rgb(20, 20, 24),
            Color::Red | Color::Black => Color32::WHITE,
        }
    }

    /// The two lines around what has the keys: one of them stands out on any background.
    pub fn ring(&self) -> [Stroke; 2] {
        [Stroke::new(2.0, self.amber), Stroke::new(1.5, Color32::BLACK)]
    }

    /// A panel's frame.
    pub fn frame(&self) -> egui::Frame {
        egui::Frame::new()
            .fill(self.ground)
            .stroke(Stroke::new(self.thick, self.line))
            .corner_radius(CornerRadius { nw: 2, ne: 10, sw: 10, se: 2 })
            .inner_margin(Margin::same(8))
    }

    /// The frame of a panel that floats over others: nothing shines through.
    pub fn floating(&self) -> egui::Frame {
        self.frame().fill(self.ground.to_opaque()).stroke(Stroke::new(self.thick, self.cyan.gamma_multiply(0.6)))
    }

    /// A part of a panel.
    pub fn card(&self) -> egui::Frame {
        egui::Frame::new()
            .fill(self.raised)
            .stroke(Stroke::new(self.thick, self.line))
            .corner_radius(CornerRadius { nw: 1, ne: 6, sw: 6, se: 1 })
            .inner_margin(Margin::same(6))
    }
}

/// Sets egui's style; does nothing if it is already set.
pub(crate) fn apply(ctx: &egui::Context, settings: &Settings) {
    let id = egui::Id::new("panels theme");
    // A context has its fonts from its second pass on.
    let has_display = ctx.fonts(|fonts| fonts.definitions().families.contains_key(&fonts::display()));
    let key = (settings.text_size, settings.palette, settings.high_contrast, settings.reduced_motion, has_display);
    if ctx.data(|data| data.get_temp(id)) == Some(key) {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(id, key));
    let theme = Theme::of(settings);
    let size = f32::from(settings.text_size) / 100.0;
    let font = |points: f32, family: FontFamily| FontId::new(points * size, family);
    let display = if has_display { fonts::display() } else { FontFamily::Proportional };
    ctx.set_theme(egui::Theme::Dark);
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, font(11.0, FontFamily::Proportional)),
            (TextStyle::Body, font(13.5, FontFamily::Proportional)),
            (TextStyle::Button, font(13.5, FontFamily::Proportional)),
            (question(), font(15.5, FontFamily::Proportional)),
            (TextStyle::Heading, font(20.0, display.clone())),
            (title(), font(28.0, display.clone())),
            (name_of_the_game(), font(50.0, display.clone())),
            (TextStyle::Monospace, font(12.5, FontFamily::Monospace)),
        ]
        .into();
        style.spacing.item_spacing = egui::vec2(6.0, 4.0);
        style.spacing.button_padding = egui::vec2(8.0, 4.0);
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.25;
        style.animation_time = if settings.reduced_motion { 0.0 } else { 0.1 };
        style.visuals = visuals(&theme);
    });
}

fn visuals(theme: &Theme) -> Visuals {
    let mut visuals = Visuals::dark();
    let radius = CornerRadius { nw: 1, ne: 5, sw: 5, se: 1 };
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(theme.faint);
    visuals.panel_fill = theme.ground;
    visuals.window_fill = theme.ground;
    visuals.window_stroke = Stroke::new(1.0, theme.cyan.gamma_multiply(0.6));
    visuals.window_corner_radius = CornerRadius { nw: 2, ne: 10, sw: 10, se: 2 };
    visuals.window_shadow = Shadow { offset: [0, 4], blur: 18, spread: 0, color: Color32::from_black_alpha(150) };
    visuals.extreme_bg_color = Color32::from_rgb(5, 8, 12);
    visuals.faint_bg_color = theme.raised;
    visuals.hyperlink_color = theme.cyan;
    visuals.warn_fg_color = theme.amber;
    visuals.error_fg_color = theme.red;
    visuals.selection.bg_fill = theme.cyan.gamma_multiply(0.28);
    visuals.selection.stroke = Stroke::new(1.0, theme.words);
    // What is grayed out can still be read.
    visuals.disabled_alpha = 0.65;
    visuals.slider_trailing_fill = true;
    let widgets = &mut visuals.widgets;
    widgets.noninteractive.fg_stroke = Stroke::new(1.0, theme.words);
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, theme.line);
    let states = [
        (&mut widgets.inactive, theme.raised, theme.line, theme.words),
        (&mut widgets.hovered, theme.raised.lerp_to_gamma(theme.cyan, 0.25), theme.cyan, Color32::WHITE),
        (&mut widgets.active, theme.raised.lerp_to_gamma(theme.amber, 0.35), theme.amber, Color32::WHITE),
        (&mut widgets.open, theme.raised, theme.cyan, theme.words),
    ];
    for (widget, fill, line, words) in states {
        widget.weak_bg_fill = fill;
        widget.bg_fill = fill;
        widget.bg_stroke = Stroke::new(theme.thick, line);
        widget.fg_stroke = Stroke::new(1.0, words);
        widget.corner_radius = radius;
        widget.expansion = 0.0;
    }
    visuals
}
