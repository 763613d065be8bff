//! What doors and an elevator cost at play: the same mission on the same board, as it is printed, with gates that anybody
//! beside them may turn and an elevator of three stops, and with the same interactions that turn nothing.
//!
//! `docs/benchmarks.md` keeps the results and says how to compare runs.

use std::fmt::Write as _;
use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use gotham_ai::SeatKind;
use gotham_content::SourceFile;
use gotham_content::mission::Side;
use gotham_rules::{Game, Options, Scenario, Veiled, answers};

/// The programs' allocator, so that measurements match the programs.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Areas between which a gate takes the place of the open boundary.
const GATES: [(u8, u8); 3] = [(15, 23), (17, 22), (24, 26)];
/// Areas where the elevator stops.
const STOPS: [u8; 3] = [1, 31, 14];

/// What the interactions do that the bench adds to a mission.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turns {
    /// They open and close gates, and send the elevator.
    Doors,
    /// They only remember what they would have done.
    Nothing,
}

/// To Sink a City as it is, or with what the bench adds.
fn scenario(turns: Option<Turns>) -> Arc<Scenario> {
    let mut files = gotham_embedded::files();
    if let Some(turns) = turns {
        if turns == Turns::Doors {
            replaced(&mut files, "maps/subway.ron", with_doors);
        }
        replaced(&mut files, "missions/to_sink_a_city.ron", |mission| with_interactions(mission, turns));
    }
    let catalogue = gotham_content::load(&files).unwrap_or_else(|problems| panic!("{problems:?}"));
    Scenario::new(&catalogue, "to_sink_a_city").expect("the mission")
}

fn replaced(files: &mut [SourceFile], path: &str, change: impl FnOnce(&str) -> String) {
    let file = files.iter_mut().find(|file| file.name == path).expect("the file");
    file.text = change(&file.text);
}

fn with_doors(map: &str) -> String {
    let (mut map, mut doors, mut stops) =
        (map.replacen("size: (800, 600)", "size: (880, 600)", 1), String::new(), String::new());
    for (number, (a, b)) in (1..).zip(GATES) {
        let between = format!(r#"(between: ("subway_{a}", "subway_{b}"), kind: White),"#);
        assert!(map.contains(&between), "{between}");
        map = map.replace(&between, "");
        let ends = format!(r#"between: ("subway_{a}", "subway_{b}"), closed: Wall(1), starts: Open"#);
        write!(doors, r#"(id: "gate_{number}", name: "Gate {number}", {ends}),"#).expect("a text");
    }
    for (number, stop) in (0..).zip(STOPS) {
        let at = 45 + 60 * number;
        write!(stops, r#"(beside: "subway_{stop}", at: (845, {at}), sees: ["subway_{stop}"]),"#).expect("a text");
    }
    let car = r#"(id: "subway_99", name: "Car", elevation: 3, limit: 6, outline: [(820, 20), (870, 20), (870, 70), (820, 70)]),"#;
    let elevator = format!(
        r#"(id: "elevator", name: "Elevator", car: "subway_99", starts: "subway_{}", shafts: [{stops}])"#,
        STOPS[0]
    );
    let end = map.find("    boundaries: [").expect("boundaries");
    let (areas, rest) = map.split_at(end);
    let areas = areas.trim_end().strip_suffix("],").expect("the end of the Areas");
    format!("{areas}{car}], doors: [{doors}], elevators: [{elevator}], {rest}")
}

fn with_interactions(mission: &str, turns: Turns) -> String {
    let does = |effects: String| if turns == Turns::Doors { effects } else { String::new() };
    let mut added = String::new();
    let mut add = |id: String, at: &[u8], only_if: String, effects: String| {
        let at: Vec<String> = at.iter().map(|area| format!(r#""subway_{area}""#)).collect();
        let who = format!("who: (at: OneOf([{}])), action: Manipulation", at.join(", "));
        write!(
            added,
            r#"(id: "{id}", name: "{id}", text: "It turns.", {who}, only_if: [{only_if}], effects: [{effects}]),"#
        )
        .expect("a text");
    };
    for (number, (a, b)) in (1..).zip(GATES) {
        for (word, now, then) in [("Close", 0, 1), ("Open", 1, 0)] {
            let turned = does(format!(r#"{word}Door("gate_{number}"), "#));
            let only_if = format!(r#"Exactly(Value("gate_{number}"), {now})"#);
            let effects = format!(r#"{turned}Set("gate_{number}", Just({then}))"#);
            add(format!("{}_{number}", word.to_lowercase()), &[a, b], only_if, effects);
        }
    }
    for (number, stop) in (1..).zip(STOPS) {
        let there = format!(r#"("elevator", At("subway_{stop}"))"#);
        let (is_there, sent) = match turns {
            Turns::Doors => (format!("ElevatorAt{there}"), format!("SendElevator{there}")),
            Turns::Nothing => (format!(r#"Exactly(Value("car"), {number})"#), format!(r#"Set("car", Just({number}))"#)),
        };
        add(format!("send_{number}"), &STOPS, format!("Not({is_there})"), sent);
    }
    let values = r#"values: [("gate_1", 0), ("gate_2", 0), ("gate_3", 0), ("car", 1)],"#;
    mission.replacen("    interactions: [", &format!("    {values}\n    interactions: [{added}"), 1)
}

/// Plays a match to the end; returns how many answers it took.
fn play(scenario: &Arc<Scenario>, seed: u64, seats: SeatKind) -> usize {
    let [mut heroes, mut villain] = [Side::Heroes, Side::Villain].map(|side| gotham_ai::seat(seats, side, seed));
    let mut table = Veiled::new(Game::new(Arc::clone(scenario), Options::default(), seed), seed);
    let mut answers = 0;
    while table.blind().state().result.is_none() {
        let player = match answers::side_asked(table.blind()) {
            Side::Heroes => &mut heroes,
            Side::Villain => &mut villain,
        };
        let command = player.answer(table.blind());
        table.lifted(|game| game.apply(&command)).expect("a legal command");
        answers += 1;
    }
    answers
}

fn doors(criterion: &mut Criterion) {
    for (name, turns) in
        [("as printed", None), ("doors", Some(Turns::Doors)), ("turning nothing", Some(Turns::Nothing))]
    {
        let scenario = scenario(turns);
        for (who, seats) in [("random", SeatKind::Random), ("bot", SeatKind::NORMAL)] {
            let mut seeds = (0..4).cycle();
            criterion.bench_function(&format!("{who} match, {name}"), |bencher| {
                bencher.iter(|| play(black_box(&scenario), seeds.next().expect("a cycle"), seats));
            });
        }
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = doors
}
criterion_main!(benches);
