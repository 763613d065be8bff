//! A faulty map as a drawing: as much of it as the rules can read, and a number wherever something is wrong.

use std::fmt::Write as _;

use super::drawing::{self, Look, corners};
use super::sheet::wrapped;
use super::{escaped, legend};
use gotham_content::geometry::{LIMIT, Point};
use gotham_content::{Area, AreaName, Map, map_check};
use gotham_rules::board::Board;
use gotham_words::Words;

/// What marks a problem.
const FAULT: &str = "#ff2fd0";
/// How high a line of the list of problems is, and how large its letters are, in millimeters.
const ROW: i32 = 13;
const LETTERS: i32 = 9;

/// Draws what is sound of a map, marks what its problems name, each with its number, and lists them below.
pub fn faulty(map: &Map, words: &Words) -> String {
    let size = (map.size.0.clamp(1, LIMIT), map.size.1.clamp(1, LIMIT));
    let (mut drawn, mut below, mut high) = (drawing::ground(size), String::new(), 0);
    if let Some(sound) = map_check::sound_part(map) {
        let board = Board::new(&sound);
        drawn = drawing::drawn(&sound, &board, Look::default());
        (below, high) = legend::legend(&sound, &board, words, size.0);
    }
    for (nth, (field, message)) in map_check::check(map).into_iter().enumerate() {
        let number = nth + 1;
        if let Some((line, is_closed)) = place(map, &field) {
            let _ = writeln!(drawn, "{}", mark(&line, is_closed, number));
        }
        for line in wrapped(&format!("{number} {field}: {message}"), (size.0 * 2 / LETTERS).max(40) as usize) {
            high += ROW;
            let _ = writeln!(
                below,
                "<text x=\"0\" y=\"{high}\" font-size=\"{LETTERS}\" fill=\"{FAULT}\">{}</text>",
                escaped(&line)
            );
        }
    }
    drawing::document(size, &drawn, &below, high)
}

/// Where a problem is: corners, and whether they lie all around something. Nowhere, if it is about the map as a whole.
fn place(map: &Map, field: &str) -> Option<(Vec<Point>, bool)> {
    let (list, rest) = field.split_once('[')?;
    let at: usize = rest.split_once(']')?.0.parse().ok()?;
    let area = |name: &AreaName| map.areas.iter().find(|area| area.id == *name);
    let middle = |name: &AreaName| area(name).and_then(middle);
    let join = |(one, other): &(AreaName, AreaName)| {
        let ends: Vec<Point> = [middle(one), middle(other)].into_iter().flatten().collect();
        (ends, false)
    };
    let line =
        |along: &Option<Vec<Point>>, between| along.clone().map_or_else(|| join(between), |along| (along, false));
    let (line, is_closed) = match list {
        "areas" => (map.areas.get(at)?.outline.clone(), true),
        "boundaries" => map.boundaries.get(at).map(|boundary| line(&boundary.along, &boundary.between))?,
        "doors" => map.doors.get(at).map(|door| line(&door.along, &door.between))?,
        "moves" => join(&map.moves.get(at)?.between),
        "links" => join(&map.links.get(at)?.between),
        "elevators" => (area(&map.elevators.get(at)?.car)?.outline.clone(), true),
        "apart" => (area(map.apart.get(at)?)?.outline.clone(), true),
        "props" => (vec![map.props.get(at)?.at], false),
        _ => return None,
    };
    let line: Vec<Point> = line.into_iter().map(|(x, y)| (x.clamp(-LIMIT, LIMIT), y.clamp(-LIMIT, LIMIT))).collect();
    (!line.is_empty()).then_some((line, is_closed))
}

/// The middle of an Area's corners.
fn middle(area: &Area) -> Option<Point> {
    let count = i64::try_from(area.outline.len()).ok().filter(|count| *count > 0)?;
    let mean =
        |pick: fn(&Point) -> i32| (area.outline.iter().map(|point| i64::from(pick(point))).sum::<i64>() / count) as i32;
    Some((mean(|point| point.0), mean(|point| point.1)))
}

fn mark(line: &[Point], is_closed: bool, number: usize) -> String {
    let shape = if is_closed { "polygon" } else { "polyline" };
    // In a corner of an Area, where its number isn't; in the middle of anything else.
    let (x, y) = if is_closed { line[0] } else { line[line.len() / 2] };
    format!(
        "<{shape} points=\"{}\" fill=\"none\" stroke=\"{FAULT}\" stroke-width=\"3\" stroke-dasharray=\"8 4\"/>\
         <circle cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"{FAULT}\"/>\
         <text x=\"{x}\" y=\"{}\" font-size=\"10\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#ffffff\">{number}</text>",
        corners(line),
        y + 4
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_is_marked_and_told() {
        let catalogue = gotham_embedded::catalogue();
        let words = Words::of(gotham_words::ENGLISH);
        let mut map = catalogue.map("subway").expect("the Subway").1.clone();
        map.areas[2].outline.truncate(2);
        map.moves[0].level = 0;
        map.props[0].at = (-5, 5);
        let problems = map_check::check(&map);
        let text = faulty(&map, &words);
        assert!(problems.len() >= 3 && text.matches("r=\"8\"").count() >= 3, "{problems:?}");
        for (field, message) in &problems {
            let start: String = format!("{field}: {message}").chars().take(30).collect();
            assert!(text.contains(&escaped(&start)), "{field}: {message}");
        }
        map.areas.clear();
        assert!(faulty(&map, &words).contains("a map has at least one Area"));
        map.size = (i32::MIN, i32::MAX);
        assert!(faulty(&map, &words).contains("both sides"));
    }
}
