//! A map as a file that people read: one Area and one boundary a line or two, in sections.

use std::fmt::Write as _;

use gotham_content::geometry::Point;
use gotham_content::map::Prop;
use gotham_content::{
    Area, AreaName, Boundary, BoundaryKind, Door, Elevator, Link, Map, Place, Shaft, Sounding, SpecialMove, Zone,
};

/// Whether a boundary stands in a section.
type IsOfKind = fn(BoundaryKind) -> bool;

/// What stands above each kind of boundary.
const SECTIONS: [(&str, IsOfKind); 4] = [
    ("Adjacent, always in sight", |kind| matches!(kind, BoundaryKind::Orange)),
    ("Adjacent", |kind| matches!(kind, BoundaryKind::White)),
    ("Walls", BoundaryKind::is_wall),
    ("Sight only", |kind| matches!(kind, BoundaryKind::Red)),
];

/// Writes a map as RON.
pub fn write(map: &Map) -> String {
    let mut out = String::from("(\n");
    let mut line = |text: String| {
        let _ = writeln!(out, "{text}");
    };
    line(format!("    id: {},", quoted(map.id.as_str())));
    line(format!("    name: {},", quoted(map.name.english())));
    line(format!("    description: {},", quoted(map.description.english())));
    if map.place != Place::default() {
        line(format!("    place: {:?},", map.place));
    }
    line(format!("    size: {:?},", map.size));
    line(format!("    level_height: {},", map.level_height));
    line(format!("    floor: {:?},", map.floor));
    if !map.ambience.is_empty() {
        let heard: Vec<String> = map.ambience.iter().map(sounding_text).collect();
        line(format!("    ambience: [{}],", heard.join(", ")));
    }
    line("    areas: [".into());
    map.areas.iter().for_each(|area| line(area_lines(area)));
    line("    ],".into());
    line("    boundaries: [".into());
    for (title, is_of) in SECTIONS {
        let mut these: Vec<&Boundary> = map.boundaries.iter().filter(|boundary| is_of(boundary.kind)).collect();
        these.sort_by_key(|boundary| rank(boundary.kind));
        if !these.is_empty() {
            line(format!("        // {title}"));
        }
        these.iter().for_each(|boundary| line(format!("        {},", boundary_text(boundary))));
    }
    line("    ],".into());
    section(&mut line, "moves", &map.moves, move_text);
    section(&mut line, "doors", &map.doors, door_text);
    section(&mut line, "links", &map.links, link_text);
    section(&mut line, "elevators", &map.elevators, elevator_text);
    section(&mut line, "zones", &map.zones, zone_text);
    if !map.apart.is_empty() {
        let apart: Vec<String> = map.apart.iter().map(|area| quoted(area.as_str())).collect();
        line(format!("    apart: [{}],", apart.join(", ")));
    }
    section(&mut line, "props", &map.props, prop_text);
    section(&mut line, "designed", &map.designed, |text| quoted(text));
    line(")".into());
    out.pop();
    out
}

fn sounding_text(sounding: &Sounding) -> String {
    let mut text = format!("(kind: {:?}", sounding.kind);
    if sounding.from != i8::MIN {
        let _ = write!(text, ", from: {}", sounding.from);
    }
    if !sounding.zones.is_empty() {
        let zones: Vec<String> = sounding.zones.iter().map(|zone| quoted(zone.as_str())).collect();
        let _ = write!(text, ", zones: [{}]", zones.join(", "));
    }
    text + ")"
}

fn section<T>(line: &mut impl FnMut(String), name: &str, items: &[T], text: impl Fn(&T) -> String) {
    if !items.is_empty() {
        line(format!("    {name}: ["));
        items.iter().for_each(|item| line(format!("        {},", text(item))));
        line("    ],".into());
    }
}

fn rank(kind: BoundaryKind) -> u8 {
    match kind {
        BoundaryKind::Wall(level) => level,
        BoundaryKind::SolidWall => u8::MAX,
        BoundaryKind::White | BoundaryKind::Orange | BoundaryKind::Red => 0,
    }
}

fn area_lines(area: &Area) -> String {
    let mut head = format!(
        "        (id: {}, name: {}, elevation: {}, limit: {}",
        quoted(area.id.as_str()),
        quoted(area.name.english()),
        area.elevation,
        area.limit
    );
    for (field, level) in [("difficult", area.difficult), ("dangerous", area.dangerous)] {
        if level > 0 {
            let _ = write!(head, ", {field}: {level}");
        }
    }
    if area.obstruction {
        head.push_str(", obstruction: true");
    }
    if let Some(floor) = area.floor {
        let _ = write!(head, ", floor: Some({floor:?})");
    }
    let markers = area.markers.iter().map(|marker| match marker.letters.as_str() {
        "" => format!("(at: {:?})", marker.at),
        letters => format!("(at: {:?}, letters: {})", marker.at, quoted(letters)),
    });
    let markers = markers.collect::<Vec<_>>().join(", ");
    format!("{head},\n            outline: {},\n            markers: [{markers}]),", points(&area.outline))
}

fn points(points: &[Point]) -> String {
    let each: Vec<String> = points.iter().map(|point| format!("{point:?}")).collect();
    format!("[{}]", each.join(", "))
}

fn boundary_text(boundary: &Boundary) -> String {
    let along = along(boundary.along.as_deref());
    format!("(between: {}, kind: {:?}{along})", between(&boundary.between), boundary.kind)
}

fn along(along: Option<&[Point]>) -> String {
    along.map_or_else(String::new, |along| format!(", along: Some({})", points(along)))
}

/// White is what a map means that says nothing.
fn unless_white(field: &str, kind: BoundaryKind) -> String {
    if kind == BoundaryKind::White { String::new() } else { format!(", {field}: {kind:?}") }
}

fn between((one, other): &(AreaName, AreaName)) -> String {
    format!("({}, {})", quoted(one.as_str()), quoted(other.as_str()))
}

fn move_text(special: &SpecialMove) -> String {
    format!("(between: {}, kind: {:?}, level: {})", between(&special.between), special.kind, special.level)
}

fn door_text(door: &Door) -> String {
    let open = unless_white("open", door.open);
    format!(
        "(id: {}, name: {}, between: {}{open}, closed: {:?}, starts: {:?}{})",
        quoted(door.id.as_str()),
        quoted(door.name.english()),
        between(&door.between),
        door.closed,
        door.starts,
        along(door.along.as_deref())
    )
}

fn link_text(link: &Link) -> String {
    let kind = unless_white("kind", link.kind);
    format!(
        "(id: {}, name: {}, between: {}{kind}, starts: {:?})",
        quoted(link.id.as_str()),
        quoted(link.name.english()),
        between(&link.between),
        link.starts
    )
}

fn elevator_text(elevator: &Elevator) -> String {
    let shaft = |shaft: &Shaft| {
        let sees: Vec<String> = shaft.sees.iter().map(|area| quoted(area.as_str())).collect();
        let sees = if sees.is_empty() { String::new() } else { format!(", sees: [{}]", sees.join(", ")) };
        format!("            (beside: {}, at: {:?}{sees}),", quoted(shaft.beside.as_str()), shaft.at)
    };
    let shafts: Vec<String> = elevator.shafts.iter().map(shaft).collect();
    format!(
        "(id: {}, name: {}, car: {}, starts: {}, shafts: [\n{}\n        ])",
        quoted(elevator.id.as_str()),
        quoted(elevator.name.english()),
        quoted(elevator.car.as_str()),
        quoted(elevator.starts.as_str()),
        shafts.join("\n")
    )
}

fn zone_text(zone: &Zone) -> String {
    let areas: Vec<String> = zone.areas.iter().map(|area| quoted(area.as_str())).collect();
    format!("(id: {}, name: {}, areas: [{}])", quoted(zone.id.as_str()), quoted(zone.name.english()), areas.join(", "))
}

fn prop_text(prop: &Prop) -> String {
    let turn = if prop.turn == 0 { String::new() } else { format!(", turn: {}", prop.turn) };
    let elevation = if prop.elevation == 0 { String::new() } else { format!(", elevation: {}", prop.elevation) };
    format!(
        "(kind: {:?}, at: {:?}, size: {:?}, height: {}{turn}{elevation})",
        prop.kind, prop.at, prop.size, prop.height
    )
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
