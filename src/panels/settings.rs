//! What a player sets once. The table keeps it in a file.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use gotham_words::{ENGLISH, Words};

/// Settings of the program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language.
    pub language: String,
    /// Volume of effects, in percent.
    pub sounds: u8,
    /// Volume of the panels, in percent; `None`: that of the effects, as before it had its own.
    pub interface: Option<u8>,
    /// Volume of the place where the board is, in percent; `None`: that of the music, as before it had its own.
    pub ambience: Option<u8>,
    /// Volume of music, in percent.
    pub music: u8,
    /// No sound at all.
    pub mute: bool,
    /// Sounds are also put into words.
    pub subtitles: bool,
    /// Size of the panels, in percent: 80 to 200; `None`: it fits the window.
    pub ui_scale: Option<u16>,
    /// Size of texts on top of that, in percent: 80 to 150.
    pub text_size: u16,
    /// How fast the table shows what happens.
    pub speed: Speed,
    /// How much the graphics card is asked to do.
    pub graphics: Graphics,
    /// Whether miniatures are painted.
    pub finish: Finish,
    /// Colors of sides and dice.
    pub palette: Palette,
    /// Darker grounds, brighter words, wider lines.
    pub high_contrast: bool,
    /// Nothing flies, bobs, shakes or turns over; the camera jumps to where it goes.
    pub reduced_motion: bool,
    /// Hints for newcomers, in the prompt bar and when something happens for the first time.
    pub hints: bool,
    /// The hints that were given, by their words.
    pub hints_given: BTreeSet<String>,
    /// The tutorial was offered: it is played, or was declined.
    pub tutorial_offered: bool,
    /// The puzzles that were solved, by their names.
    pub puzzles_solved: BTreeSet<String>,
    /// The camera follows who acts.
    pub follow: bool,
    /// The player is asked even where only one answer makes sense: dice that no Reroll can better, the end of a Movement.
    pub asks_always: bool,
    /// A screen between two players hides what the other sees.
    pub hand_over: bool,
    /// The table waits for the player after each decision of the automated Villain.
    pub step_by_step: bool,
    /// Keys that differ from the defaults.
    pub keys: OwnKeys,
    /// Gamepad buttons that differ from the defaults.
    pub buttons: OwnKeys,
}

/// What an act is called, and the name of the key or button that the player gave it. The table knows both.
pub type OwnKeys = BTreeMap<String, String>;

/// How fast the table shows what happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Speed {
    /// 1x
    Normal,
    /// 2x
    Double,
    /// 4x
    Quadruple,
    /// At once.
    Instant,
}

impl Speed {
    /// Every speed.
    pub const ALL: [Speed; 4] = [Speed::Normal, Speed::Double, Speed::Quadruple, Speed::Instant];

    /// The word of the button.
    pub fn title(self, words: &Words) -> &str {
        match self {
            Speed::Normal => words.settings_speed_normal(),
            Speed::Double => words.settings_speed_double(),
            Speed::Quadruple => words.settings_speed_quadruple(),
            Speed::Instant => words.settings_speed_instant(),
        }
    }

    /// How many times faster than normal; `None`: at once.
    pub fn factor(self) -> Option<f32> {
        match self {
            Speed::Normal => Some(1.0),
            Speed::Double => Some(2.0),
            Speed::Quadruple => Some(4.0),
            Speed::Instant => None,
        }
    }
}

/// How much the graphics card is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Graphics {
    /// High if there is a graphics card, low if there is none.
    Automatic,
    /// No shadows, no antialiasing, painted light: for old machines.
    Low,
    /// Shadows, antialiasing, glow, lamps that shine.
    High,
}

impl Graphics {
    /// Every preset.
    pub const ALL: [Graphics; 3] = [Graphics::Automatic, Graphics::Low, Graphics::High];

    /// The word of the button.
    pub fn title(self, words: &Words) -> &str {
        match self {
            Graphics::Automatic => words.settings_graphics_automatic(),
            Graphics::Low => words.settings_graphics_low(),
            Graphics::High => words.settings_graphics_high(),
        }
    }
}

/// Whether miniatures are painted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
pub enum Finish {
    /// Each in its own colors.
    #[default]
    Painted,
    /// Bare plastic in the color of its side, as out of the box.
    Plain,
}

impl Finish {
    /// Both.
    pub const ALL: [Finish; 2] = [Finish::Painted, Finish::Plain];

    /// The word of the button.
    pub fn title(self, words: &Words) -> &str {
        match self {
            Finish::Painted => words.settings_finish_painted(),
            Finish::Plain => words.settings_finish_plain(),
        }
    }
}

/// Colors of sides and dice. Shapes and pips tell them apart in every palette.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Palette {
    /// As printed.
    Standard,
    /// Blue, yellow and dark red that deutan and protan eyes tell apart.
    RedGreen,
    /// For tritan eyes.
    BlueYellow,
}

impl Palette {
    /// Every palette.
    pub const ALL: [Palette; 3] = [Palette::Standard, Palette::RedGreen, Palette::BlueYellow];

    /// The word of the button.
    pub fn title(self, words: &Words) -> &str {
        match self {
            Palette::Standard => words.settings_palette_standard(),
            Palette::RedGreen => words.settings_palette_red_green(),
            Palette::BlueYellow => words.settings_palette_blue_yellow(),
        }
    }
}

impl Settings {
    /// The smallest and the largest UI scale, in percent.
    pub(crate) const UI_SCALE: std::ops::RangeInclusive<u16> = 80..=200;
    /// The smallest and the largest text size, in percent.
    pub(crate) const TEXT_SIZE: std::ops::RangeInclusive<u16> = 80..=150;

    /// The window for which the panels were drawn, in points.
    const DRAWN_FOR: (f32, f32) = (1280.0, 720.0);

    fn clamped(scale: u16) -> u16 {
        scale.clamp(*Settings::UI_SCALE.start(), *Settings::UI_SCALE.end())
    }

    /// How large panels are in a window of a given size in points; 1: as drawn. What fits a window is never smaller
    /// than that: on a phone, the words must stay readable.
    pub fn scale_in(&self, width: f32, height: f32) -> f32 {
        let (drawn_width, drawn_height) = Settings::DRAWN_FOR;
        let most = f32::from(*Settings::UI_SCALE.end()) / 10.0;
        let tens = ((width / drawn_width).min(height / drawn_height) * 10.0).round().clamp(10.0, most);
        f32::from(self.ui_scale.unwrap_or(tens as u16 * 10)) / 100.0
    }

    /// Volume of the panels, in percent.
    pub fn interface(&self) -> u8 {
        self.interface.unwrap_or(self.sounds)
    }

    /// Volume of the place where the board is, in percent.
    pub fn ambience(&self) -> u8 {
        self.ambience.unwrap_or(self.music)
    }

    /// The same settings with every number inside its range: a file may say anything.
    pub fn in_range(mut self) -> Settings {
        self.sounds = self.sounds.min(100);
        self.music = self.music.min(100);
        self.interface = self.interface.map(|percent| percent.min(100));
        self.ambience = self.ambience.map(|percent| percent.min(100));
        self.ui_scale = self.ui_scale.map(Settings::clamped);
        self.text_size = self.text_size.clamp(*Settings::TEXT_SIZE.start(), *Settings::TEXT_SIZE.end());
        self
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: ENGLISH.into(),
            sounds: 70,
            interface: None,
            ambience: None,
            music: 60,
            mute: false,
            subtitles: false,
            ui_scale: None,
            text_size: 100,
            speed: Speed::Normal,
            graphics: Graphics::Automatic,
            finish: Finish::Painted,
            palette: Palette::Standard,
            high_contrast: false,
            reduced_motion: false,
            hints: true,
            hints_given: BTreeSet::new(),
            tutorial_offered: false,
            puzzles_solved: BTreeSet::new(),
            follow: true,
            asks_always: false,
            hand_over: true,
            step_by_step: true,
            keys: OwnKeys::new(),
            buttons: OwnKeys::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_from_before_the_four_volumes_sound_as_they_did() {
        let read = |text: &str| serde_json::from_str::<Settings>(text).expect("settings").in_range();
        let old = read(r#"{"sounds": 0, "music": 30}"#);
        assert_eq!((old.sounds, old.interface(), old.ambience(), old.music), (0, 0, 30, 30));
        assert!(!old.mute && !old.subtitles);
        let new = read(r#"{"sounds": 0, "music": 30, "interface": 80, "ambience": 250, "mute": true}"#);
        assert_eq!((new.interface(), new.ambience(), new.mute), (80, 100, true));
    }

    #[test]
    fn solved_puzzles_are_kept_with_the_settings() {
        let mut settings = Settings::default();
        settings.puzzles_solved.extend(["2kBf_x9-".to_string(), "AAAAAAAA".to_string()]);
        let text = serde_json::to_string(&settings).expect("it is written");
        let read = serde_json::from_str::<Settings>(&text).expect("it is read").in_range();
        assert_eq!(read.puzzles_solved, settings.puzzles_solved);
        assert!(serde_json::from_str::<Settings>("{}").expect("settings of before").puzzles_solved.is_empty());
    }

    #[test]
    fn panels_fit_the_window_until_a_player_decides() {
        let fits = Settings::default();
        let sizes = [(1280.0, 720.0), (1920.0, 1080.0), (3840.0, 2160.0), (844.0, 390.0), (2560.0, 720.0), (0.0, 0.0)];
        let scales = sizes.map(|(width, height)| fits.scale_in(width, height));
        assert_eq!(scales, [1.0, 1.5, 2.0, 1.0, 1.0, 1.0]);
        let own = Settings { ui_scale: Some(500), ..Settings::default() }.in_range();
        assert_eq!(own.scale_in(1280.0, 720.0), 2.0);
    }
}
