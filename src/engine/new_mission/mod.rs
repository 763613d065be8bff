//! A mission to begin with: a file that explains itself, can be played at once and is about fair.

mod places;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;
use gotham_content::{Map, is_well_formed};
use gotham_rules::board::{AreaId, Board};
use serde_json::json;

use self::places::Places;
use super::board;
use super::content::Content;
use super::output::Output;
use super::placeholders::fill;
use super::trouble::{Outcome, Trouble};

/// The mission, with what depends on its board in braces.
const TEMPLATE: &str = include_str!("template.ron");

/// Which mission, and where.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The id of the mission: lowercase letters, digits and underscores, such as `my_mission`.
    id: String,
    /// The board it is played on; `gotham-engine maps` lists them.
    #[arg(long, value_name = "ID", default_value = "subway")]
    board: String,
    /// Where to write the mission; by default, a file of its id in this folder. A file that is there is left alone.
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    content: Content,
}

/// `gotham-engine new-mission`
pub(crate) fn new_mission(output: &mut Output, arguments: &Arguments) -> Outcome {
    let Arguments { id, board, out, content } = arguments;
    let refuse = |message: String| Err(Trouble::Unreadable(message));
    if !is_well_formed(id) {
        return refuse(format!(
            "\"{id}\": an id has lowercase letters, digits and underscores, and begins with a letter"
        ));
    }
    let catalogue = content.catalogue()?;
    if catalogue.missions.iter().chain(&catalogue.tutorials).any(|mission| mission.id.as_str() == id) {
        return refuse(format!("there is a mission \"{id}\" already: `gotham-engine missions` lists them"));
    }
    let map = board::map(&catalogue, board)?;
    let path = out.clone().unwrap_or_else(|| PathBuf::from(format!("{id}.ron")));
    let Some(text) = mission(id, map, &path) else {
        return refuse(format!("\"{board}\" is too small for this mission: it has too few Areas with room"));
    };
    create(&path, &text)?;
    if output.json {
        writeln!(output.out, "{}", json!({ "mission": id, "board": board, "file": path }))?;
    } else {
        let (name, path) = (map.name.english(), path.display());
        writeln!(output.out, "{path}: \"{id}\", a mission on {name} that can be played as it stands. Next:")?;
        writeln!(output.out, "  gotham-engine validate {path} --played 20")?;
        writeln!(output.out, "  gotham-engine play --content {path} --mission {id}")?;
    }
    Ok(())
}

/// Writes a new file; one that is there is left alone.
pub(crate) fn create(path: &Path, text: &str) -> Outcome {
    let written = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| {
        let why = match error.kind() {
            io::ErrorKind::AlreadyExists => "there is such a file already, and it is left as it is".into(),
            _ => error.to_string(),
        };
        Trouble::Unreadable(format!("{}: {why}", path.display()))
    })
}

/// The mission for a board; `None` if that is too small.
fn mission(id: &str, map: &Map, path: &Path) -> Option<String> {
    let board = Board::new(map);
    let places = Places::on(map, &board)?;
    let word = |area: &AreaId| board.area(*area).name_id.to_string();
    let number = |number: usize| number.to_string();
    // The nearest jammers have the fewest guards; the Leader is at the farthest.
    let guards = [
        "\"thugs_crowbar\"",
        "\"thugs_crowbar\"",
        "\"thugs_crowbar\", \"brutes_chains\"",
        "\"thugs_crowbar\", \"brutes_chains\"",
        "\"thugs_crowbar\", \"brutes_chains\", \"bane\"",
    ];
    let lines = |line: &dyn Fn(usize) -> String| (0..guards.len()).map(line).collect::<Vec<_>>().join("\n");
    let name = title(id);
    let with = BTreeMap::from([
        ("id", id.to_string()),
        ("name", name),
        ("file", path.display().to_string()),
        ("map", map.id.to_string()),
        ("place", in_a_sentence(map.name.english())),
        ("left", number(1)),
        ("rounds", number(6)),
        ("boosts", number(5)),
        ("difficulty", number(4)),
        ("boost_difficulty", number(2)),
        ("reserve", number(7)),
        ("recovery", number(5)),
        ("hero_1", word(&places.heroes[0])),
        ("hero_2", word(&places.heroes[1])),
        ("miniatures", lines(&|at| format!("        (\"{}\", [{}]),", word(&places.jammers[at]), guards[at]))),
        ("tokens", lines(&|at| format!("        (\"{}\", \"jammer\", \"on\"),", word(&places.jammers[at])))),
        ("equipment", word(&places.equipment)),
        ("reinforcement_1", word(&places.reinforcements[0])),
        ("reinforcement_2", word(&places.reinforcements[1])),
    ]);
    Some(fill(TEMPLATE, &with))
}

/// `my_mission` as a title: My Mission.
fn title(id: &str) -> String {
    let words = id.split('_').filter(|word| !word.is_empty());
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    words.map(capital).collect::<Vec<_>>().join(" ")
}

/// The name of a board within a sentence: "the Subway".
fn in_a_sentence(name: &str) -> String {
    name.strip_prefix("The ").map_or_else(|| name.to_string(), |rest| format!("the {rest}"))
}
