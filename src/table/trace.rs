//! For scripted runs: what can be clicked and where, written to a file or shown by the page, so that an outside script
//! can play with pointer and keys like a person. Nothing is read back.
//!
//! A line is written whenever the picture has changed: the screen, the question, the number of legal answers, and the
//! rectangles in the window of every labeled widget, Area, miniature and token.

use std::io::Write;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiOutput, EguiPrimaryContextPass, egui};
use serde_json::{Value, json};

use super::animate::Stage;
use super::ask::question;
use super::components::{AreaOf, MiniatureOf, TokenOf};
use super::gallery::Shows;
use super::options::Options;
use super::panel_memory::Panels;
use super::place::Plan;
use super::present::{Marks, Screened, on_screen};
use super::session::{Asked, Session};
use super::states::Screen;
use super::thinking::Slice;
use gotham_panels::answers::StageKind;
use gotham_play::names::Names;

#[derive(Resource)]
struct Trace {
    file: Box<dyn Write + Send + Sync>,
    last: String,
}

/// Writes the trace, if the command line asks for one.
pub(super) fn plugin(app: &mut App) {
    let Some(path) = app.world().resource::<Options>().trace.clone() else { return };
    match gotham_platform::lines(&path) {
        Ok(file) => {
            app.insert_resource(Trace { file, last: String::new() })
                .add_systems(EguiPrimaryContextPass, listen)
                .add_systems(Last, write);
        }
        Err(error) => warn!("no trace is written: {}: {error}", path.display()),
    }
}

/// egui reports what its widgets are called and where they are.
fn listen(mut contexts: EguiContexts) {
    if let Ok(context) = contexts.ctx_mut() {
        context.enable_accesskit();
    }
}

#[expect(clippy::too_many_arguments, reason = "a system's arguments are what it reads")]
fn write(
    mut trace: ResMut<Trace>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    stage: Res<Stage>,
    (panels, slice, marks): (Res<Panels>, Res<Slice>, Res<Marks>),
    plan: Option<Res<Plan>>,
    outputs: Query<&EguiOutput>,
    cameras: Screened,
    minis: Query<(&MiniatureOf, &GlobalTransform)>,
    areas: Query<&AreaOf>,
    tokens: Query<(&TokenOf, &GlobalTransform)>,
    figures: Query<(&Shows, &GlobalTransform)>,
    windows: Query<&Window>,
) {
    let mut line = json!({ "screen": format!("{:?}", screen.get()) });
    line["window"] = windows.iter().map(|window| json!([window.width(), window.height()])).next().unwrap_or_default();
    let scale = panels.scale;
    let at = |place: Vec3| -> Option<Value> {
        let (camera, eye) = cameras.single().ok()?;
        let found = on_screen(camera, eye, place, 1.0)?;
        Some(json!([found.x.round(), found.y.round()]))
    };
    if let Some(session) = session.as_deref().filter(|_| *screen.get() == Screen::Match) {
        let game = session.game();
        let names = Names::of(game);
        line["turn"] = json!(session.turn);
        line["busy"] = json!(stage.is_busy() || session.stale);
        line["waits"] = json!(stage.waits());
        line["round"] = json!(game.state().round);
        line["phase"] = json!(format!("{:?}", game.state().phase));
        line["side"] = json!(format!("{:?}", session.prompt.side));
        line["ask"] = serde_json::to_value(&session.prompt.ask).unwrap_or_default();
        line["asked"] = json!(match &session.asked {
            Asked::Here => "here",
            Asked::HandOver { .. } => "hand over",
            Asked::Program => "program",
            Asked::Nobody => "nobody",
        });
        line["legal"] = json!(session.legal.len());
        line["longest_thought_ms"] = json!(slice.longest.as_millis() as u64);
        if let Some(question) = question(session, &stage) {
            let stage = panels.desk.composer.stage(&question);
            if let Some(marks) = &marks.highlights {
                line["marks"] = json!({
                    "actor": marks.actor.map(|mini| names.mini(mini)),
                    "areas": marks.areas.iter().map(|mark| names.area(mark.area)).collect::<Vec<_>>(),
                    "minis": marks.minis.iter().map(|mini| names.mini(*mini)).collect::<Vec<_>>(),
                });
            }
            line["cursor"] = json!(stage.cursor);
            if let StageKind::List(choices) = &stage.kind {
                let open =
                    choices.iter().map(|choice| if choice.refusal.is_none() { choice.label.as_str() } else { "" });
                line["answers"] = json!(open.collect::<Vec<_>>());
            }
        }
        line["hash"] = json!(format!("{:016x}", game.hash()));
        let figures = minis
            .iter()
            .filter_map(|(mini, place)| Some((names.mini(mini.0), at(place.translation() + Vec3::Y * 0.15)?)));
        line["minis"] = Value::Object(figures.collect());
        let marks = tokens.iter().filter_map(|(token, place)| Some((names.token(token.0), at(place.translation())?)));
        line["tokens"] = Value::Object(marks.collect());
        if let Some(plan) = plan {
            let places = areas
                .iter()
                .filter_map(|area| Some((names.area(area.0).to_string(), at(plan.centre(game.board(), area.0))?)));
            line["areas"] = Value::Object(places.collect());
        }
    }
    let shown = figures
        .iter()
        .filter_map(|(shows, place)| Some((format!("{:?}", shows.0), at(place.translation() + Vec3::Y * 0.15)?)));
    line["gallery"] = Value::Object(shown.collect());
    line["dialogs"] = json!(panels.dialogs.len());
    line["focus"] = outputs.iter().map(focus).next().unwrap_or_default();
    line["widgets"] = outputs.iter().map(|output| widgets(output, scale)).next().unwrap_or_default();
    let text = line.to_string();
    if text != trace.last {
        if let Err(error) = writeln!(trace.file, "{text}") {
            warn!("the trace cannot be written: {error}");
        }
        trace.last = text;
    }
}

/// The label of the widget with keyboard focus.
fn focus(output: &EguiOutput) -> Value {
    let Some(update) = &output.platform_output.accesskit_update else { return Value::Null };
    let node = update.nodes.iter().find(|(id, _)| *id == update.focus).map(|(_, node)| node);
    json!(node.and_then(|node| node.label().or_else(|| node.value())))
}

/// Every widget with a label: what it is, what it says, whether it is enabled and chosen, and its rectangle in the
/// window.
fn widgets(output: &EguiOutput, scale: f32) -> Value {
    let Some(update) = &output.platform_output.accesskit_update else { return Value::Null };
    let known = |role: egui::accesskit::Role| {
        use egui::accesskit::Role;
        !matches!(role, Role::TextRun | Role::GenericContainer | Role::Window | Role::Unknown)
    };
    let found = update.nodes.iter().filter(|(_, node)| known(node.role())).filter_map(|(_, node)| {
        let label = node.label().or_else(|| node.value())?;
        let rect = node.bounds()?;
        let side = |value: f64| (value * f64::from(scale)).round();
        Some(json!({
            "role": format!("{:?}", node.role()),
            "label": label,
            "disabled": node.is_disabled(),
            "chosen": node.toggled() == Some(egui::accesskit::Toggled::True),
            "rect": [side(rect.x0), side(rect.y0), side(rect.x1), side(rect.y1)],
        }))
    });
    Value::Array(found.collect())
}
