//! The program in its window, and what it shows: the last line of its trace.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::dictionary::Dictionary;

/// How long the match may stand still; frames are drawn without a graphics card here.
const PATIENCE: Duration = Duration::from_secs(90);

/// The running program.
pub struct Window {
    program: Child,
    lines: BufReader<fs::File>,
    half: String,
    shown: Value,
    log: PathBuf,
    dictionary: Option<Dictionary>,
}

impl Window {
    /// Starts the program with an empty folder for its files.
    pub fn open(game: &Path, data: &Path, size: &str, seed: u64) -> Result<Window, String> {
        let broken = |what: &str, error: std::io::Error| format!("{what}: {error}");
        if data.exists() {
            fs::remove_dir_all(data).map_err(|error| broken("the old folder stays", error))?;
        }
        fs::create_dir_all(data).map_err(|error| broken("no folder for the match", error))?;
        let trace = data.join("trace.jsonl");
        let log = data.join("program.log");
        fs::write(&trace, "").map_err(|error| broken("no trace", error))?;
        let output = fs::File::create(&log).map_err(|error| broken("no log", error))?;
        let errors = output.try_clone().map_err(|error| broken("no log", error))?;
        let program = Command::new(game)
            .args(["--window", size, "--graphics", "low", "--seed", &seed.to_string()])
            .arg("--data-dir")
            .arg(data.join("files"))
            .arg("--trace")
            .arg(&trace)
            .env("WGPU_BACKEND", "vulkan")
            .stdin(Stdio::null())
            .stdout(output)
            .stderr(errors)
            .spawn()
            .map_err(|error| broken("the program does not start", error))?;
        let lines = fs::File::open(&trace).map_err(|error| broken("no trace", error))?;
        let lines = BufReader::new(lines);
        Ok(Window { program, lines, half: String::new(), shown: Value::Null, log, dictionary: None })
    }

    /// What is shown from now on is read with a dictionary.
    pub fn read_with(&mut self, dictionary: Dictionary) {
        dictionary.translate(&mut self.shown);
        self.dictionary = Some(dictionary);
    }

    /// How the window says what a person reads like this.
    pub fn shown_as(&self, read: &str) -> String {
        self.dictionary.as_ref().map_or_else(|| read.to_string(), |dictionary| dictionary.shown_as(read))
    }

    /// What is shown now.
    pub fn look(&mut self) -> Result<&Value, String> {
        loop {
            let read =
                self.lines.read_line(&mut self.half).map_err(|error| format!("the trace breaks off: {error}"))?;
            if read == 0 || !self.half.ends_with('\n') {
                break;
            }
            self.shown = serde_json::from_str(&self.half).map_err(|error| format!("the trace: {error}"))?;
            self.half.clear();
            if let Some(dictionary) = &self.dictionary {
                dictionary.translate(&mut self.shown);
            }
        }
        if let Ok(Some(status)) = self.program.try_wait() {
            let log = fs::read_to_string(&self.log).unwrap_or_default();
            let tail: Vec<&str> = log.lines().rev().take(15).collect();
            let tail: Vec<&str> = tail.into_iter().rev().collect();
            return Err(format!("the program ended by itself ({status}):\n{}", tail.join("\n")));
        }
        Ok(&self.shown)
    }

    /// Waits until something is true, and shows the moment. Patience starts over whenever the match goes on.
    pub fn until(&mut self, what: &str, is_so: impl Fn(&Value) -> bool) -> Result<Value, String> {
        let mut since = Instant::now();
        let mut turn = Value::Null;
        loop {
            let shown = self.look()?.clone();
            if shown["turn"] != turn {
                turn = shown["turn"].clone();
                since = Instant::now();
            }
            if is_so(&shown) {
                // a picture that is still moving is not yet what a person would act on
                sleep(Duration::from_millis(250));
                if *self.look()? == shown {
                    return Ok(shown);
                }
                continue;
            }
            if since.elapsed() > PATIENCE {
                return Err(format!("waited in vain for {what}; shown: {}", in_short(&shown)));
            }
            sleep(Duration::from_millis(60));
        }
    }

    /// Whether something becomes true in a while.
    pub fn within(&mut self, while_: Duration, is_so: impl Fn(&Value) -> bool) -> Result<bool, String> {
        let since = Instant::now();
        while since.elapsed() < while_ {
            if is_so(self.look()?) {
                return Ok(true);
            }
            sleep(Duration::from_millis(60));
        }
        Ok(false)
    }

    /// Puts the window into the corner and gives it the keys: there is no window manager that would.
    pub fn focus(&self) -> Result<(), String> {
        self.send(&["search", "--onlyvisible", "--name", "Gotham", "windowmove", "0", "0", "windowfocus"])
    }

    /// Asks the window system to send something to the window.
    pub fn send(&self, arguments: &[&str]) -> Result<(), String> {
        let status = Command::new("xdotool").args(arguments).status();
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("xdotool {arguments:?}: {status}")),
            Err(error) => Err(format!("xdotool is missing: {error}")),
        }
    }

    /// A picture of the whole screen.
    pub fn picture(&self, file: &Path) -> Result<(), String> {
        let status = Command::new("import").args(["-window", "root"]).arg(file).status();
        match status {
            Ok(status) if status.success() => Ok(()),
            other => Err(format!("no picture {}: {other:?}", file.display())),
        }
    }
}

/// What is shown, without everybody's positions; what can be used, by its words.
pub fn in_short(shown: &Value) -> Value {
    let mut short = shown.clone();
    let widgets = shown["widgets"].as_array().into_iter().flatten();
    let words = widgets.filter(|widget| widget["role"] != "Label" && widget["disabled"] == Value::Bool(false));
    short["usable"] = words.map(|widget| widget["label"].clone()).collect();
    short["minis"] = shown["minis"].as_object().map_or(0, |minis| minis.len()).into();
    if let Some(fields) = short.as_object_mut() {
        ["areas", "tokens", "widgets"].iter().for_each(|field| drop(fields.remove(*field)));
    }
    short
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
