//! A person with one hand: on the pointer, or on the keys.

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use clap::ValueEnum;
use serde_json::Value;

use crate::window::Window;

/// How long a frame takes at most without a graphics card.
const A_FRAME: Duration = Duration::from_millis(900);

/// How long a slow machine may take until the camera sets out.
const SETTLING: Duration = Duration::from_secs(4);

/// What the person uses; never both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Hand {
    /// Only the pointer.
    Pointer,
    /// Only the keys.
    Keys,
}

/// Somebody in front of the window.
pub struct Person {
    window: Window,
    hand: Hand,
    pictures: PathBuf,
    taken: Vec<&'static str>,
    clicks: usize,
}

impl Person {
    /// Sits down.
    pub fn new(window: Window, hand: Hand, pictures: &Path) -> Person {
        Person { window, hand, pictures: pictures.to_path_buf(), taken: Vec::new(), clicks: 0 }
    }

    /// Which hand.
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// The window.
    pub fn window(&mut self) -> &mut Window {
        &mut self.window
    }

    /// Keeps the first picture of a kind.
    pub fn picture(&mut self, name: &'static str) -> Result<(), String> {
        if self.taken.contains(&name) {
            return Ok(());
        }
        self.taken.push(name);
        sleep(Duration::from_millis(5000));
        let hand = match self.hand {
            Hand::Pointer => "",
            Hand::Keys => "keys-",
        };
        self.window.picture(&self.pictures.join(format!("{hand}{name}.png")))
    }

    /// Whether a picture of a kind was kept.
    pub fn has_picture(&self, name: &str) -> bool {
        self.taken.contains(&name)
    }

    /// How often the person has clicked since the count began.
    pub fn clicks(&self) -> usize {
        self.clicks
    }

    /// Begins the count of clicks.
    pub fn reset_clicks(&mut self) {
        self.clicks = 0;
    }

    /// Clicks at a place in the window.
    pub fn click(&mut self, x: f64, y: f64) -> Result<(), String> {
        self.clicks += 1;
        let (x, y) = (format!("{x:.0}"), format!("{y:.0}"));
        self.window.send(&["mousemove", &x, &y])?;
        sleep(A_FRAME); // the button knows that it is pointed at
        // pressed longer than 0.8 seconds, it is not a click, and a frame can take that long without a graphics card
        self.window.send(&["click", "--delay", "60", "1"])
    }

    /// Turns the wheel one notch down at a place in the window.
    pub fn scroll(&mut self, x: f64, y: f64) -> Result<(), String> {
        self.window.send(&["mousemove", &format!("{x:.0}"), &format!("{y:.0}")])?;
        self.window.send(&["click", "5"])?;
        sleep(A_FRAME);
        Ok(())
    }

    /// Drags from the middle of the window, right and down, in points.
    pub fn drag(&mut self, right: i32, down: i32) -> Result<(), String> {
        let (x, y) = self.middle()?;
        self.window.send(&["mousemove", &format!("{x:.0}"), &format!("{y:.0}")])?;
        sleep(A_FRAME);
        self.window.send(&["mousedown", "1"])?;
        sleep(A_FRAME);
        self.window.send(&["mousemove_relative", "--", &right.to_string(), &down.to_string()])?;
        sleep(A_FRAME);
        self.window.send(&["mouseup", "1"])
    }

    /// Waits until the camera has come to where it was sent: the figures are elsewhere in the window, and stay there.
    pub fn settle(&mut self) -> Result<(), String> {
        let before = self.window.look()?["minis"].clone();
        self.window.within(SETTLING, |shown| shown["minis"] != before)?;
        for _ in 0..20 {
            let now = self.window.look()?["minis"].clone();
            if !self.window.within(A_FRAME * 2, |shown| shown["minis"] != now)? {
                break;
            }
        }
        Ok(())
    }

    /// The middle of the window.
    pub fn middle(&mut self) -> Result<(f64, f64), String> {
        let shown = self.window.look()?;
        let half = |side: usize| shown["window"][side].as_f64().unwrap_or_default() / 2.0;
        Ok((half(0), half(1)))
    }

    /// Presses a key.
    pub fn press(&mut self, key: &str) -> Result<(), String> {
        self.window.send(&["key", "--delay", "60", key])
    }

    /// Clicks the first enabled widget whose label begins with one of the words, trying the words in order.
    pub fn click_label(&mut self, shown: &Value, labels: &[&str]) -> Result<bool, String> {
        for label in labels {
            if let Some((x, y)) = place_of(shown, label) {
                self.click(x, y)?;
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Where a widget with this label is, even where it is scrolled out of sight: left, top, right, bottom.
pub fn rect_of(shown: &Value, label: &str) -> Option<[f64; 4]> {
    let found = shown["widgets"].as_array()?.iter().find(|widget| widget["label"] == label)?;
    Some([0, 1, 2, 3].map(|side| found["rect"][side].as_f64().unwrap_or_default()))
}

/// The middle of an enabled button or box in the window, by its label, which a note may follow.
pub fn place_of(shown: &Value, label: &str) -> Option<(f64, f64)> {
    let is_meant =
        |words: &str| words.strip_prefix(label).is_some_and(|rest| rest.is_empty() || rest.starts_with([',', ':']));
    let side = |widget: &Value, at: usize| widget["rect"][at].as_f64().unwrap_or_default();
    let bottom = shown["window"][1].as_f64().unwrap_or_default() - 2.0;
    let found = shown["widgets"].as_array()?.iter().filter(|widget| {
        widget["disabled"] == Value::Bool(false)
            && ["Button", "RadioButton", "CheckBox"].iter().any(|role| widget["role"] == **role)
            && side(widget, 3) < bottom
            && widget["label"].as_str().is_some_and(is_meant)
    });
    // the prompt bar is at the bottom: of two buttons with the same label, its own is meant
    let found = found.max_by_key(|widget| side(widget, 1) as i64)?;
    Some(((side(found, 0) + side(found, 2)) / 2.0, (side(found, 1) + side(found, 3)) / 2.0))
}

/// The first label that begins with some words.
pub fn label_from(shown: &Value, begin: &str) -> Option<String> {
    let mut labels = shown["widgets"].as_array()?.iter().filter_map(|widget| widget["label"].as_str());
    labels.find(|label| label.starts_with(begin)).map(str::to_string)
}

/// Whether the widget with this label is the chosen one of its kind.
pub fn is_chosen(shown: &Value, label: &str) -> bool {
    let is_it = |widget: &Value| widget["label"] == label && widget["chosen"] == Value::Bool(true);
    shown["widgets"].as_array().is_some_and(|widgets| widgets.iter().any(is_it))
}
