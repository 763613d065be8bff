//! Writes the valid inputs that the targets start from: `corpus/TARGET/NAME` below this folder.

use std::path::Path;
use std::{fs, io};

use fuzz::inputs;
use gotham_content::CATALOGUE_FILES;
use gotham_play::sandbox::EXAMPLES;
use gotham_play::{Match, Record, Sandbox, share};

/// How many commands are in a seed for the target `command`.
const COMMANDS: usize = 12;

fn main() -> io::Result<()> {
    for (name, text) in EXAMPLES {
        write("sandbox", name.rsplit('/').next().unwrap_or(name), text)?;
    }
    for file in gotham_embedded::files() {
        match file.name.split_once('/') {
            Some(("maps", name)) => write("map", name, &file.text)?,
            Some(("missions", name)) => {
                write("mission", name, &file.text)?;
                write("play", name, &file.text)?;
            }
            _ => {
                let which = CATALOGUE_FILES.iter().position(|name| file.name.ends_with(name)).unwrap_or(0) as u8;
                write("catalogue", &which.to_string(), &format!("{}{}", char::from(which), file.text))?;
            }
        }
    }
    let map = gotham_embedded::files().into_iter().find(|file| file.name == inputs::MAP).map(|file| file.text);
    for (at, text) in inputs::words_of_the_page().iter().enumerate() {
        write("play", &format!("{at}.ron"), text)?;
        write(
            "play",
            &format!("{at}-map.ron"),
            [text.as_str(), map.as_deref().unwrap_or_default()].join(inputs::AND_MAP),
        )?;
    }
    let table = inputs::under_way();
    for steps in [0, 10, 60, table.steps().len()] {
        write("record", &format!("{steps}.json"), &table.branch(steps).save())?;
        write("save", &format!("{steps}.json"), &table.branch(steps).save())?;
        let older = Record { rules: 1, ..table.branch(steps).record() };
        write("save", &format!("{steps}-older.json"), &older.text())?;
        write_code(&steps.to_string(), &table.branch(steps))?;
        if let Ok(sandbox) = Sandbox::of(&table.branch(steps)) {
            write("sandbox", &format!("{steps}.ron"), &sandbox.file())?;
            if let Ok(table) = Match::of_sandbox(&gotham_embedded::catalogue(), sandbox) {
                write_code(&format!("{steps}-sandbox"), &table)?;
            }
        }
    }
    for (part, steps) in table.steps().chunks(COMMANDS).enumerate() {
        let lines: Vec<String> = steps.iter().map(|step| step.words.to_string()).collect();
        write("command", &part.to_string(), &format!("{}\n{}\n", part * COMMANDS, lines.join("\n")))?;
    }
    let placed =
        r#"{"place":{"round":2,"minis":{"batman":{"reserve":5,"fatigue":6,"wounds":0}},"command_post":{"reserve":4}}}"#;
    write("command", "arranged", &format!("{placed}\n{{\"dice\":[\"orange:2\",\"white:0\"]}}\n"))
}

/// A match as a code, and what is in the code.
fn write_code(name: &str, table: &Match) -> io::Result<()> {
    let code = share::write(table).unwrap_or_default();
    write("share", &format!("{name}.bytes"), share::unseal(&code).unwrap_or_default())?;
    write("share", name, &code)
}

fn write(target: &str, name: &str, text: impl AsRef<[u8]>) -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(name), text)
}
